"""Which recorded fields, ids and names a clause speaks of, and whether it gives what was recorded of them. Pure; judges nothing.

A clause that names a field ("zone E", 六人台) and gives a value of its kind says that this is the field's; one that has an id or a name like a
recorded one speaks of another thing.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from msgspec import Struct
from rapidfuzz.distance import OSA

from callwright.core.text.text_analysis import split_identifier, stem_word
from callwright.core.truth.claim_support import list_content_words
from callwright.core.truth.entry_matches import EntryValues, Mention, SaidValues
from callwright.core.truth.ledger_facts import LedgerFact

_GENERAL_WORDS: Final = frozenset(
    map(stem_word, "id code number total value size num type data item result name list".split())
)
"""Words of names of fields that say nothing about what they hold."""
_MAX_FIELDS = 60
_MAX_TEXT_CHARS = 24
_LETTER = re.compile(r"(?<![A-Za-z\d-])[A-Z](?![A-Za-z\d'’-])(?!\.\w)")
_NAME = re.compile(r"(?<![A-Za-z])[A-Z][a-z]{2,}")
_WORD = re.compile(r"[a-z]{3,}")
_DIGIT = re.compile(r"\d")
_TO_COME = re.compile(
    r"expect|(?:^|_)eta(?:$|_)|effective|arriv|deliver|due|starts?|预计|送达|到货|生效|到账|起", re.IGNORECASE
)
"""Names of fields that hold when something will be so."""
_LEAST_LIKE = 0.6
"""The share of a name that another like it has in common with it."""


class _Field(Struct, frozen=True):
    """The values that one call has under one name, and the words of the name."""

    words: frozenset[str]
    numbers: tuple[float, ...]
    texts: tuple[str, ...]
    done: bool


class FieldMatches:
    """The fields, ids and names of a run, computed once for a reply."""

    def __init__(
        self, facts: Sequence[LedgerFact], entries: Sequence[EntryValues], reply: str, said: SaidValues
    ) -> None:
        self._facts = facts
        self._entries = entries
        self._reply = reply
        self._folded = reply.lower()
        self._said = said

    def measure(self, clause: str, mentions: Sequence[Mention]) -> Iterator[tuple[str, float]]:
        """Yield the numbers of a clause that are not 0."""
        numbers = [one for one in mentions if one.kind == "number"]
        yield from self._measure_fields(clause, numbers)
        yield from self._measure_exact(numbers)
        yield from self._measure_ids(mentions)
        yield from self._measure_names(clause)

    # --- fields --------------------------------------------------------------------------------------------------

    @cached_property
    def _fields(self) -> list[_Field]:
        found: list[_Field] = []
        for fact in self._facts:
            named: dict[str, list[Any]] = {}
            for name, value in _list_named((fact.arguments, fact.data)):
                named.setdefault(name, []).append(value)
            for name, values in named.items():
                words = _list_name_words(name)
                if words and len(found) < _MAX_FIELDS:
                    numbers = tuple(float(one) for one in values if isinstance(one, int | float))
                    texts = tuple(one.lower() for one in values if isinstance(one, str))
                    found.append(_Field(words, numbers, texts, not fact.reads))
        return found

    def _measure_fields(self, clause: str, numbers: Sequence[Mention]) -> Iterator[tuple[str, float]]:
        words, folded = list_content_words(clause) | frozenset(clause), clause.lower()
        given = other = other_done = other_read = text_unsaid = 0
        for field in self._fields:
            if field.words.isdisjoint(words):
                continue
            if any(one in folded for one in field.texts) or _gives(numbers, field.numbers):
                given += 1
            elif field.numbers and numbers:
                other += 1
                unsaid = not any(map(self._said.has_number, field.numbers))
                other_done += unsaid and field.done
                other_read += unsaid and not field.done
            elif field.texts and not any(one in self._folded for one in field.texts):
                text_unsaid += 1
        yield "fields given", min(given, 3) / 3
        yield "fields with another number", min(other, 2) / 2
        yield "fields of effects with another number", min(other_done, 2) / 2
        yield "fields of reads with another number", min(other_read, 2) / 2
        yield "fields whose text is unsaid", min(text_unsaid, 2) / 2

    def _measure_exact(self, numbers: Sequence[Mention]) -> Iterator[tuple[str, float]]:
        """Yield how many numbers are only derived from recorded ones or rounded, and how many nobody has in any form."""
        inexact = [one for one in numbers if not any(entry.has_exactly(one) for entry in self._entries)]
        yield "numbers not recorded as they are", min(len(inexact), 2)
        if not inexact:
            return
        for name, reads in (("effects", False), ("reads", True)):
            unsaid = any(
                entry.has_unsaid("number", self._said)
                for entry, fact in zip(self._entries, self._facts, strict=True)
                if fact.reads is reads
            )
            yield f"numbers not recorded as they are, {name} have another", unsaid

    # --- ids and names -------------------------------------------------------------------------------------------

    @cached_property
    def _id_forms(self) -> frozenset[str]:
        return frozenset(_DIGIT.sub("0", one) for entry in self._entries for one in entry.ids)

    def _measure_ids(self, mentions: Sequence[Mention]) -> Iterator[tuple[str, float]]:
        ids = [one for one in mentions if one.kind == "id"]
        new = [one for one in ids if not any(entry.has(one) for entry in self._entries)]
        alike = [one for one in new if any(_DIGIT.sub("0", value) in self._id_forms for value in one.values)]
        yield "ids of a recorded form that nobody has", min(len(alike), 2)
        yield "all ids of a recorded form that nobody has", bool(alike) and len(alike) == len(ids)

    @cached_property
    def _text(self) -> str:
        return " \n ".join(one.text for one in self._entries)

    @cached_property
    def _letters(self) -> frozenset[str]:
        texts = (value for field in self._fields for value in field.texts)
        return frozenset(one for text in texts for one in _LETTER.findall(text.upper()))

    @cached_property
    def _unsaid_names(self) -> list[str]:
        words = {one for field in self._fields for text in field.texts for one in _WORD.findall(text)}
        return sorted(one for one in words if one not in self._folded)

    def _measure_names(self, clause: str) -> Iterator[tuple[str, float]]:
        letters = frozenset(_LETTER.findall(clause)) - ({"I", "A"} if clause.isascii() else frozenset())
        yield "letters that nobody has", bool(self._letters and letters - self._letters)
        new = [one for name in _NAME.findall(clause) if (one := name.lower()) not in self._text]
        like = any(
            OSA.normalized_similarity(one, two) >= _LEAST_LIKE for one in new for two in self._unsaid_names
        )
        yield "names like unsaid ones", like

    @cached_property
    def is_to_come(self) -> bool:
        """Whether an effect is recorded with the time at which it will have come about."""
        return any(
            _TO_COME.search(name)
            for fact in self._facts
            if not fact.reads and fact.happened
            for name, _ in _list_named((fact.data,))
        )


def _list_named(values: Any) -> Iterator[tuple[str, Any]]:
    """Yield the numbers and short texts of values with the names of their fields, and the lengths of lists."""
    stack: list[tuple[str, Any]] = [("", values)]
    left = _MAX_FIELDS * 4
    while stack and left:
        left -= 1
        name, value = stack.pop()
        if isinstance(value, Mapping):
            stack.extend((str(key), one) for key, one in value.items())
        elif isinstance(value, list | tuple):
            if isinstance(value, list):
                yield name, len(value)
            stack.extend((name, one) for one in value)
        elif isinstance(value, str):
            if len(value) <= _MAX_TEXT_CHARS:
                yield name, value
        elif value is not None and not isinstance(value, bool):
            yield name, value


def _list_name_words(name: str) -> frozenset[str]:
    """Return what a clause names a field by: the stems of its words, the pairs of its Chinese characters."""
    if name.isascii():
        return frozenset(stem_word(one) for one in split_identifier(name) if len(one) > 2) - _GENERAL_WORDS
    return list_content_words(name) or frozenset(name)


def _gives(mentions: Sequence[Mention], numbers: Sequence[float]) -> bool:
    return any(
        abs(said - form) <= _SAME * max(1.0, said)
        for said in (max(one.values) for one in mentions)
        for number in numbers
        for form in (number, number / _CENTS, number * _CENTS, -number)
    )


_SAME = 0.006
_CENTS = 100
