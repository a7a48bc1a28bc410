"""Doubts about values that nobody said and that are nearly what was said: an address, an identifier, a figure beside its label. Pure.

An address or an identifier is right as a whole or wrong. A figure is compared with the one that a result gives for the same label, and is a slip where
one digit was lost, added or exchanged: a figure that was computed from it differs in more.
"""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Any

from callwright.core.gate.call_values import CallValue
from callwright.core.gate.record_pairing import RecordList, list_record_lists
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.text.text_analysis import COMMON_STEMS, fold_text, split_words, stem_word

_EMAIL = re.compile(r"(?<![\w.+-])([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)")
_IDENTIFIER = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+")
_SPLIT = re.compile(r"[-_.+]")
_MAX_CHARS = 64 * 1024
_NEAR = 0.7


def find_slipped_values(
    arguments: dict[str, Any], values: Sequence[CallValue], index: ConversationIndex, *, changes: bool
) -> Iterator[str]:
    """Yield the arguments with an address, an identifier or a figure that is nearly one of the conversation."""
    if not changes or index.user is None:
        return
    yield from _find_addresses(values, index)
    yield from _find_identifiers(values, index)
    yield from _find_figures(arguments, index)


def _find_addresses(values: Sequence[CallValue], index: ConversationIndex) -> Iterator[str]:
    unsaid = [
        (value, match)
        for value in values
        if (match := _EMAIL.fullmatch(value.folded))
        and not any(value.folded in voice.text for voice in index.voices)
    ]
    if not unsaid:
        return
    known = [one for voice in index.voices for one in _EMAIL.findall(voice.text[:_MAX_CHARS])]
    for value, match in unsaid:
        if any(_is_near_address(match[1], match[2], other, domain, index) for other, domain in known):
            yield value.name


def _is_near_address(
    local: str, domain: str, other: str, other_domain: str, index: ConversationIndex
) -> bool:
    """Return whether an address is nearly a known one; not where the user named the person: "bob and ann, both at acme.example"."""
    words = [one for one in _SPLIT.split(local) if one]
    if domain == other_domain and not set(words) & set(_SPLIT.split(other)):
        near = SequenceMatcher(None, local, other).ratio() >= _NEAR
        return near or not (index.user is not None and all(map(index.user.find, words)))
    return SequenceMatcher(None, f"{local}@{domain}", f"{other}@{other_domain}").ratio() >= _NEAR


def _find_identifiers(values: Sequence[CallValue], index: ConversationIndex) -> Iterator[str]:
    """Yield the arguments with an identifier that has a part of one that the user says, which no argument has: pay-gateway for pay-core."""
    unsaid = [
        value
        for value in values
        if _IDENTIFIER.fullmatch(value.folded)
        and not any(value.folded in voice.text for voice in index.voices)
    ]
    if not unsaid:
        return
    latest = index.clauses[-1].message
    text = " ".join(one.text for one in index.clauses if one.message == latest)
    taken = " ".join(value.folded for value in values)
    said = [one for one in _IDENTIFIER.findall(text) if one not in taken]
    for value in unsaid:
        own = set(re.split(r"[-_]", value.folded))
        if any(own & set(re.split(r"[-_]", one)) and len(own) == len(re.split(r"[-_]", one)) for one in said):
            yield value.name


# --- figures beside their labels ---------------------------------------------------------------------------------

_NUMBER = re.compile(r"(?<![\w.,-])\d[\d,]*(?:\.\d+)?(?![\w,-]*\d)")
_CLAUSE = re.compile(r"[.;!?。；！？\n，,](?!\d)")
_MIN_DIGITS = 2
_MAX_FIGURES = 40
_LABEL_WORDS = 4


def _find_figures(arguments: dict[str, Any], index: ConversationIndex) -> Iterator[str]:
    """Yield the arguments with a figure that nobody said beside a label for which a result has nearly the same."""
    if index.tool is None:
        return
    rows: list[tuple[frozenset[str], frozenset[str]]] | None = None
    for name, pairs in _iter_labelled(arguments):
        for label, figure in pairs[:_MAX_FIGURES]:
            if len(figure.replace(".", "")) < _MIN_DIGITS or _is_known(figure, index):
                continue
            rows = _list_rows(index) if rows is None else rows
            if _is_slip(label, figure, rows):
                yield name
                break


def _iter_labelled(arguments: dict[str, Any]) -> Iterator[tuple[str, list[tuple[frozenset[str], str]]]]:
    """Yield the figures of each argument with the stems of their labels: in objects, in two lists side by side, and in texts."""
    labels = [value for value in arguments.values() if _is_list_of(value, str)]
    for name, value in arguments.items():
        if (isinstance(value, str) and " " in value) or (isinstance(value, str) and not value.isascii()):
            yield name, list(_iter_figures_of_text(value))
        elif _is_list_of(value, dict):
            yield name, [pair for one in value for pair in _read_object(one)]
        elif _is_list_of(value, (int, float)):
            beside: list[Any] = next((one for one in labels if len(one) == len(value)), [])
            yield name, [(_stem(label), _write(one)) for label, one in zip(beside, value, strict=False)]


def _is_list_of(value: Any, kind: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, kind) for one in value)


def _read_object(one: dict[str, Any]) -> list[tuple[frozenset[str], str]]:
    label = _stem(" ".join(item for item in one.values() if isinstance(item, str)))
    return [
        (label, _write(item))
        for item in one.values()
        if isinstance(item, int | float) and not isinstance(item, bool)
    ]


def _iter_figures_of_text(text: str) -> Iterator[tuple[frozenset[str], str]]:
    """Yield the figures of a text with the words before them in their clause."""
    folded = fold_text(text)[:4_096]
    start = 0
    for match in _NUMBER.finditer(folded):
        ends = [one.end() for one in _CLAUSE.finditer(folded, start, match.start())]
        begin = ends[-1] if ends else start
        yield _stem(folded[begin : match.start()]), match[0].replace(",", "")
        start = match.end()


def _write(number: float) -> str:
    return f"{abs(number):.9g}"


def _stem(text: str) -> frozenset[str]:
    """Return the stems of the last content words of a text; of Chinese its pairs of characters."""
    words = [one for one in split_words(fold_text(text)) if not one.isdigit()]
    stems = [one for word in words for one in _iter_parts(word) if one not in COMMON_STEMS]
    return frozenset(stems[-2 * _LABEL_WORDS :])


def _iter_parts(word: str) -> Iterator[str]:
    if word.isascii():
        yield stem_word(word)
    else:
        yield from (word[at : at + 2] for at in range(max(len(word) - 1, 1)))


def _is_known(figure: str, index: ConversationIndex) -> bool:
    number = float(figure)
    return (
        any(
            voice.find_number(number) or voice.find_known_number(number) or voice.find_percentage(number)
            for voice in index.voices
        )
        or f"{number:.9g}" in index.computed_numbers
    )


def _list_rows(index: ConversationIndex) -> list[tuple[frozenset[str], frozenset[str]]]:
    """Return the stems of the labels and the figures of the records and sentences of the results."""
    rows = [row for listed in list_record_lists(index) for row in _read_records(listed)]
    messages = [] if index.tool is None else index.tool.list_messages(_MAX_CHARS)
    for _, folded, _ in messages:
        if folded[:1] not in "[{":
            rows += [(label, frozenset({figure})) for label, figure in _iter_figures_of_text(folded)]
    return rows


def _read_records(listed: RecordList) -> Iterator[tuple[frozenset[str], frozenset[str]]]:
    for record in listed.records:
        label = _stem(" ".join(one for one in record.values() if isinstance(one, str)))
        figures = frozenset(
            _write(one)
            for one in record.values()
            if isinstance(one, int | float) and not isinstance(one, bool)
        )
        yield label, figures


def _is_slip(
    label: frozenset[str], figure: str, rows: Sequence[tuple[frozenset[str], frozenset[str]]]
) -> bool:
    """Return whether the rows with the label have nearly this figure."""
    return any(
        any(_differs_in_digit(figure, one) for one in figures)
        for own, figures in rows
        if own and len(own & label) * 2 >= min(len(own), len(label)) > 0
    )


def _differs_in_digit(one: str, other: str) -> bool:
    """Return whether two figures differ in one digit: lost, added or exchanged."""
    if one == other or abs(len(one) - len(other)) > 1 or min(len(one), len(other)) < _MIN_DIGITS:
        return False
    if len(one) == len(other):
        return len(one) > _MIN_DIGITS and sum(a != b for a, b in zip(one, other, strict=True)) == 1
    shorter, longer = sorted((one, other), key=len)
    return any(longer[:at] + longer[at + 1 :] == shorter for at in range(len(longer)))
