"""Doubts about texts in the model's words that say another day or time than the user, or what the user replaced. Pure."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from callwright.core.ground import cue_patterns, date_mentions
from callwright.core.ground.conversation_index import ConversationIndex, RoleTranscript
from callwright.core.text.text_analysis import COMMON_STEMS, fold_text, split_words, stem_word

_MIN_TEXT_CHARS = 5
_MAX_TEXT_CHARS = 4_096


def find_contradicted_texts(arguments: dict[str, Any], index: ConversationIndex) -> list[str]:
    """Return the arguments whose text names weekdays, days or times of which the user named only others."""
    user = index.user
    if user is None:
        return []
    marks, cut = index.marks, index.is_cut
    searches = (
        [find for mark, find in _MOMENT_SEARCHES if marks & mark or cut] if cut or marks & _MOMENTS else []
    )
    later = index.clauses[-1].message > index.clauses[0].message if index.clauses else False
    if not searches and not later:
        return []
    return [
        name
        for name, value in arguments.items()
        if isinstance(value, str)
        and _MIN_TEXT_CHARS <= len(value) <= _MAX_TEXT_CHARS
        and date_mentions.parse_date_time(folded := fold_text(value)) is None
        and (
            any(_contradicts(find, folded, user, index) for find in searches)
            or (later and _lacks_replacement(folded, index))
        )
    ]


_WORD_CONTRAST = re.compile(r"(?<![a-z])(?P<new>[a-z]++(?: [a-z]++)?),? not (?P<old>[a-z]+(?: [a-z]+)?)\W*$")
_HAN_CONTRAST = re.compile(
    r"不是(?P<old>[\u4e00-\u9fff]{1,6})[,，]?(?:而)?是(?P<new>[\u4e00-\u9fff]{1,6}?)(?:[吧了啊。]|$)"
)
_SAY_INSTEAD = re.compile(
    r"^\W*(?:no,? |wait,? |rather |better |just )*(?:say|write (?!to\b|back\b|him\b|her\b|them\b)) ?(?P<new>[a-z][a-z' ]{1,60})$"
)
_MAX_SAID_WORDS = 4
_MIN_WRITTEN_WORDS = 3


def _lacks_replacement(text: str, index: ConversationIndex) -> bool:
    """Return whether a text keeps a word that a later message of the user replaced: "under, not in", "say flowerpot"."""
    first = index.clauses[0].message if index.clauses else 0
    later = [one.text.strip() for one in index.clauses if one.message > first]
    words = set(split_words(text)) if later else set()
    if len(words) < _MIN_WRITTEN_WORDS or (text.isascii() and " " not in text.strip()):
        return False  # an address is nobody's wording
    if not any(map(str.isalpha, text)):
        return False  # nor is a telephone number
    stems = set(map(stem_word, words))
    for sentence in (", ".join(later[at : at + 2]) for at in range(len(later))):
        match = _WORD_CONTRAST.search(sentence)
        if match and {match["old"]} <= words and not set(match["new"].split()[-1:]) & words:
            return True
    han = _HAN_CONTRAST.search(",".join(later)) if not text.isascii() else None
    if han and han["old"] in text and han["new"] not in text:
        return True
    said = [match["new"] for one in later if (match := _SAY_INSTEAD.match(one))]
    wanted = [one for one in map(stem_word, split_words(said[-1])) if one not in COMMON_STEMS] if said else []
    return 0 < len(wanted) <= _MAX_SAID_WORDS and stems.isdisjoint(wanted)


def _contradicts(
    find: Callable[[str], set[Any]], text: str, user: RoleTranscript, index: ConversationIndex
) -> bool:
    own = find(text)
    said = find(user.text) if own else set()
    if not said or not own.isdisjoint(said):
        return False
    return all(own.isdisjoint(find(voice.text)) for voice in index.voices)


def _find_relative_days(text: str) -> set[int]:
    return {cue_patterns.RELATIVE_DAYS[match[0]] for match in cue_patterns.RELATIVE_DAY.finditer(text)}


def _find_times(text: str) -> set[tuple[int, int]]:
    return {(hour % 12, minute) for hour, minute in _iter_times(text)}


def _iter_times(text: str) -> Iterable[tuple[int, int]]:
    yield from (time for time, _ in date_mentions.find_times(text))
    yield from (time for time, _ in date_mentions.find_bare_hours(text))


def _find_weekdays(text: str) -> set[int]:
    return {weekday for weekday, _ in date_mentions.find_weekdays(text)}


_MOMENT_SEARCHES: tuple[tuple[int, Callable[[str], set[Any]]], ...] = (
    (cue_patterns.NAMES_WEEKDAY, _find_weekdays),
    (cue_patterns.NAMES_RELATIVE_DAY, _find_relative_days),
    (cue_patterns.NAMES_TIME, _find_times),
)
"""The searches for moments, each with the mark without which the user names none of its kind."""

_MOMENTS = cue_patterns.NAMES_WEEKDAY | cue_patterns.NAMES_RELATIVE_DAY | cue_patterns.NAMES_TIME
