"""Vectors of texts from those of their words, in English and Chinese: what meanings are compared by without a sentence model. Pure.

The vector of a text is the sum of its words' vectors (``word_vector_table.py``), each with the word's weight: rare words say more. That is
far from what a sentence model tells, as word order and context are lost, but "give the money back" is near to a refund, in either language.
An English word is looked up as it is and without an ending; Chinese is cut into the longest words that the table has.
"""

import re
import sys
from array import array
from base64 import b64decode
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Final

from callwright.core.selection.sentence_similarity import SentenceSimilarity
from callwright.core.text.text_analysis import fold_text

_RUN = re.compile("[a-z]+|[\u4e00-\u9fff]+")
_ENDINGS: Final = ("s", "es", "ed", "d", "ing", "er")
_LONGEST_CHINESE: Final = 4
_LANE_BITS: Final = 16
_NUMBER_BITS: Final = 4
_ZERO: Final = 8
"""The number in the table that represents zero."""

_MAX_WORDS: Final = 100
"""Maximum number of words of a text that count: with the greatest weight and number their sum still fits into a lane."""

_TRUST: Final = 0.4
"""How much these similarities count, against 1 for those of a sentence model."""

_LEAST_ALIKE: Final = 0.4
"""Less than this, words are alike by chance."""


class WordVectors:
    """A ``SentenceEncoder`` that needs no model.

    All numbers of a word are added at once: its row is one integer, spread so that each number of four bits has a lane of 16.

    Args:
        words: Word → its place in the table.
        weights: The weight of the word at each place, 0 to 43.
        table: ``row`` bytes for each place, with two numbers in each. The order of the numbers does not matter.
        row: Half the number of dimensions; even.
    """

    def __init__(self, words: dict[str, int], weights: bytes, table: bytes, row: int) -> None:
        self._words, self._weights, self._table, self._row = words, weights, table, row
        self._mask = int.from_bytes(b"\x0f\x00" * (row // 2), "little")

    @property
    def dimensions(self) -> int:
        """Number of dimensions of a vector."""
        return 2 * self._row

    def encode(self, texts: Sequence[str]) -> "list[array[float]]":
        """Return one vector for each text; that of a text without a known word is zero."""
        return [self.add_words(self.list_words(text)) for text in texts]

    def list_words(self, text: str) -> list[str]:
        """Return the distinct known words of a text, the first hundred, as the table has them."""
        return list(islice(dict.fromkeys([word for word, _ in self.find_words(fold_text(text))]), _MAX_WORDS))

    def split_words(self, words: Iterable[str]) -> tuple[list[str], list[str]]:
        """Return those of these words that the table has, and the others."""
        parts: tuple[list[str], list[str]] = [], []
        for word in words:
            parts[word not in self._words].append(word)
        return parts

    def add_words(self, words: Sequence[str]) -> "array[float]":
        """Return the sum of the vectors of up to a hundred words that the table has.

        Raises:
            KeyError: the table does not have a word.
        """
        total = weights = 0
        for place in map(self._words.__getitem__, words):
            total += self._spread(place) * self._weights[place]
            weights += self._weights[place]
        lanes = array("H", total.to_bytes(4 * self._row, "little"))
        if sys.byteorder == "big":
            lanes.byteswap()
        return array("f", [lane - _ZERO * weights for lane in lanes])

    def _spread(self, place: int) -> int:
        """Return the numbers of a row in lanes."""
        begin = place * self._row
        row = int.from_bytes(self._table[begin : begin + self._row], "little")
        spread, lane = 0, 0
        for shift in range(0, _LANE_BITS, _NUMBER_BITS):
            spread |= (row >> shift & self._mask) << lane
            lane += 8 * self._row
        return spread

    def find_words(self, folded: str) -> Iterator[tuple[str, int]]:
        """Yield the known words of a folded text, as the table has them, and where each begins in the text."""
        for match in _RUN.finditer(folded):
            run, start = match[0], match.start()
            if run.isascii():
                found = run if run in self._words else self._find_without_ending(run)
                if found:
                    yield found, start
            else:
                yield from ((word, start + at) for word, at in self._find_chinese(run))

    def _find_without_ending(self, word: str) -> str:
        """Return an English word without an ending; "" where no such word is known."""
        forms = (word.removesuffix(one) for one in _ENDINGS if word.endswith(one))
        return next((one for one in forms if one in self._words), "")

    def _find_chinese(self, run: str) -> Iterator[tuple[str, int]]:
        at = 0
        while at < len(run):
            length = next(
                (one for one in range(_LONGEST_CHINESE, 0, -1) if run[at : at + one] in self._words), 0
            )
            if length:
                yield run[at : at + length], at
            at += max(min(length, len(run) - at), 1)


@cache
def read_word_vectors() -> WordVectors:
    """Return the vectors of the table; it is read at the first use and takes some 7 MB from then on."""
    from callwright.core.selection.word_vector_table import (  # noqa: PLC0415 - large, and only for those who compare meanings
        DIMENSIONS,
        VECTORS,
        WORDS,
    )

    words: dict[str, int] = {}
    weights = bytearray()
    weight = 0
    for one in WORDS.split():
        if one.isdecimal():
            weight = int(one)
        else:
            words[one] = len(weights)
            weights.append(weight)
    return WordVectors(words, bytes(weights), b64decode(VECTORS), DIMENSIONS // 2)


def make_word_similarity() -> SentenceSimilarity:
    """Return what compares texts by the vectors of their words."""
    return SentenceSimilarity(read_word_vectors(), trust=_TRUST, least_alike=_LEAST_ALIKE, least_passed=0)
