"""Select the patterns of cue words that may match a text, in one pass over its words for all of them. Pure.

The marks of a text are bits, one for each pattern. A pattern whose bit is not set cannot match and need not be tried; one whose bit is set
may match. The words that a pattern requires are derived from the pattern (``cue_grams.py``).
"""

import re
from collections.abc import Callable, Mapping, Sequence
from operator import add

from callwright.core.text.cue_grams import CueGrams, derive_grams
from callwright.core.text.lazy_property import lazy_property
from callwright.core.text.script_pattern import ScriptPattern

_WORD = re.compile(r"[a-z0-9]+")
_MAX_KEPT_WORDS, _MAX_KEPT_CHARS = 20_000, 40
"""Limits of the cache: number of words, and characters of a word."""


class CueTable:
    """The marks of words, for patterns that are read from folded texts.

    ``patterns``: mark → the patterns of which one may match; ``word_classes``: mark → whether a word (of ``[a-z0-9]``) has it;
    ``han``: mark → the Chinese characters that have it.
    """

    def __init__(
        self,
        patterns: Mapping[int, Sequence[ScriptPattern | re.Pattern[str]]],
        word_classes: Mapping[int, Callable[[str], bool]],
        han: Mapping[int, Sequence[str]],
    ) -> None:
        self._patterns = patterns
        self._word_classes = word_classes
        self._han_classes = han
        self._marks_by_word: dict[str, int] = {}

    def scan(self, folded: str) -> int:
        """Return the marks of a folded text."""
        marks, han, signs = self._tables
        kept = self._marks_by_word
        for word in _WORD.findall(folded):
            found = kept.get(word)
            marks |= self._mark_word(word) if found is None else found
        for sign, mark in signs:
            if sign in folded:
                marks |= mark
        if not folded.isascii():
            for mark in filter(None, map(han.get, folded)):
                marks |= mark
            for mark in filter(None, map(han.get, map(add, folded, folded[1:]))):
                marks |= mark
        return marks

    def _mark_word(self, word: str) -> int:
        marks = 0
        for mark, grams in self._grams:
            if grams is not None and (
                word in grams.words or word[:3] in grams.prefixes or word[-2:] in grams.suffixes
            ):
                marks |= mark
        for mark, has_class in self._word_classes.items():
            if has_class(word):
                marks |= mark
        if len(self._marks_by_word) < _MAX_KEPT_WORDS and len(word) <= _MAX_KEPT_CHARS:
            self._marks_by_word[word] = marks
        return marks

    @lazy_property
    def _grams(self) -> list[tuple[int, CueGrams | None]]:
        return [
            (mark, derive_grams(one.pattern)) for mark, patterns in self._patterns.items() for one in patterns
        ]

    @lazy_property
    def _tables(self) -> tuple[int, dict[str, int], tuple[tuple[str, int], ...]]:
        """The marks that every text has, those of one or two Chinese characters, and those of signs."""
        always = 0
        han: dict[str, int] = {}
        signs: dict[str, int] = {}
        for mark, grams in self._grams:
            if grams is None:
                always |= mark
                continue
            for gram in grams.han:
                han[gram] = han.get(gram, 0) | mark
            for sign in grams.signs:
                signs[sign] = signs.get(sign, 0) | mark
        for mark, members in self._han_classes.items():
            for gram in members:
                han[gram] = han.get(gram, 0) | mark
        return always, han, tuple(signs.items())
