"""Doubts about what a step of work changes: another table, another row, another file or line than the one that was named or seen. Pure.

A statement that changes a table has to name one that somebody named. A passage of a file is replaced where it was seen: its text stands in a result, and so does
its file. A line of settings is changed under the key that the user names.
"""

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from typing import Any

from callwright.core.gate.call_values import list_field_words
from callwright.core.gate.field_kinds import is_field
from callwright.core.gate.named_periods import find_named_period, list_written_periods, overlaps
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import CODE_PATTERN
from callwright.core.ground.value_grounding import PATH_FIELDS
from callwright.core.text.text_analysis import fold_text

_MAX_CHARS = 4_096
_TARGET = re.compile(
    r"\b(?:delete\s+from|update|insert\s+into|drop\s+table(?:\s+if\s+exists)?|truncate(?:\s+table)?|alter\s+table)\s+[\"`\[]?([\w.]+)"
)
_ROWS = re.compile(r"\b(?:delete\s+from|update)\b")
_QUOTED_DATE = re.compile(r"'(20\d\d-\d\d-\d\d)")
_MIN_CODE_CHARS = 4
_DAY = timedelta(days=1)

_OLD_FIELDS = frozenset("old search find original".split())
_NEW_FIELDS = frozenset("new replace replacement".split())
_MIN_PASSAGE_CHARS = 8
_SETTING = re.compile(r"\s*[\"']?([a-z]\w*(?:[-_.]\w+)+)[\"']?\s*[:=]\s*\S{1,40}\s*,?\s*")
_NAME = re.compile(r"[a-z]\w*(?:[-_.]\w+)+")


def find_other_objects(
    arguments: dict[str, Any], index: ConversationIndex, todays: Sequence[date]
) -> Iterator[str]:
    """Yield the arguments that name another table, row, period, file or line than the conversation does."""
    if index.user is None:
        return
    latest = index.clauses[-1].message
    said = " , ".join(one.text for one in index.clauses if one.message == latest)
    for name, value in arguments.items():
        if isinstance(value, str) and is_field(name, "statement"):
            statement = fold_text(value[:_MAX_CHARS])
            if (
                _has_other_target(statement, index)
                or _has_other_row(statement, said, index)
                or (todays and _is_of_other_period(statement, said, index, todays[0]))
            ):
                yield name
    yield from _find_other_passages(arguments, said, index)


def _is_named(needle: str, index: ConversationIndex) -> bool:
    return any(
        re.search(rf"(?<![\w]){re.escape(needle)}(?![\w])", voice.text) is not None for voice in index.voices
    )


def _has_other_target(statement: str, index: ConversationIndex) -> bool:
    """Return whether a statement changes a table that nobody named, where a longer name of one was said: leads for leads_raw."""
    for table in {one.rpartition(".")[2] for one in _TARGET.findall(statement)}:
        longer = re.compile(rf"(?<![a-z0-9])(?:{re.escape(table)}_\w+|\w+_{re.escape(table)})(?![\w])")
        if not _is_named(table, index) and any(longer.search(voice.text) for voice in index.voices):
            return True
    return False


def _has_other_row(statement: str, said: str, index: ConversationIndex) -> bool:
    """Return whether a statement changes rows without the only code by which the user names one that a result has."""
    if index.tool is None or not _ROWS.search(statement):
        return False
    codes = {one.lstrip("#") for one in CODE_PATTERN.findall(said) if len(one) >= _MIN_CODE_CHARS}
    named = {one for one in codes if index.tool.find(one)}
    return len(named) == len(codes) == 1 and not any(one in statement for one in named)


def _is_of_other_period(statement: str, said: str, index: ConversationIndex, today: date) -> bool:
    """Return whether all days of a statement are outside of the only period that the user names, and nobody said them."""
    period = find_named_period(said, today)
    written = _QUOTED_DATE.findall(statement)
    if period is None or not written or any(_is_named(one, index) for one in written):
        return False
    meant = (period[0], period[1] + _DAY)  # an end that is left out is the day after
    return not any(overlaps(one, meant) for day in written for one in list_written_periods(day, today))


def _find_other_passages(arguments: dict[str, Any], said: str, index: ConversationIndex) -> Iterator[str]:
    """Yield the argument that names a file in which a passage was not seen, or the passage that is not under the key that the user names."""
    old = _find_text(arguments, _OLD_FIELDS)
    paths = [
        (name, value)
        for name, value in arguments.items()
        if isinstance(value, str) and not PATH_FIELDS.isdisjoint(list_field_words(name))
    ]
    if old is None or len(paths) != 1 or index.tool is None:
        return
    name, path = paths[0]
    if _is_seen_elsewhere(fold_text(path), fold_text(old[1]), index):
        yield name
    elif _is_other_setting(fold_text(old[1]), said, index):
        yield old[0]


def _find_text(arguments: dict[str, Any], words: frozenset[str]) -> tuple[str, str] | None:
    return next(
        (
            (name, value)
            for name, value in arguments.items()
            if isinstance(value, str) and not words.isdisjoint(list_field_words(name))
        ),
        None,
    )


def _is_seen_elsewhere(path: str, passage: str, index: ConversationIndex) -> bool:
    """Return whether results show a passage behind the names of other files only, as searches do, and the file itself nowhere.

    What a file holds that was read stands without its name: then nothing is known.
    """
    line = next((one.strip() for one in passage.splitlines() if one.strip()), "")
    if len(line) < _MIN_PASSAGE_CHARS or index.tool is None or any(path in one.text for one in index.voices):
        return False
    shown = [
        _FOUND_IN.match(one)
        for _, folded, _ in index.tool.list_messages(_MAX_RESULT_CHARS)
        if line in folded
        for one in folded.splitlines()
        if line in one
    ]
    files = [one[1] for one in shown if one is not None]
    return bool(files) and not any(path.endswith(one) or one.endswith(path) for one in files)


_FOUND_IN = re.compile(r"\s*([\w.@-]*/[\w./@-]+|[\w-]+\.\w{1,8})(?::|-|\()\d+")
_MAX_RESULT_CHARS = 16 * 1024


def _is_other_setting(passage: str, said: str, index: ConversationIndex) -> bool:
    """Return whether a passage is a line of settings under a key that the user did not say, where the same result has the one that the user says."""
    match = _SETTING.fullmatch(passage)
    if match is None or match[1] in said or index.tool is None:
        return False
    named = {one for one in _NAME.findall(said) if one != match[1]}
    for _, folded, _ in index.tool.list_messages(_MAX_CHARS * 4):
        if passage.strip() in folded:
            keys = {one[1] for line in folded.splitlines() if (one := _SETTING.fullmatch(line))}
            if named & keys:
                return True
    return False
