"""How well tools fit requests by meaning, learnt from requests by several hands and the tools that they mean. Pure.

A text is the sum of the vectors of its words, as in ``word_vectors.py``; those of words that requests and definitions often have are others
(``tool_meaning_table.py``): with them the sums point to where a sentence model puts whole sentences. A tool's name, its description and its
parameters are each turned, by a learnt matrix, to the requests that they serve, and added up once for a tool: a request then costs one product
for each tool. For how the table was made see ``scripts/train_tool_meanings.py``.
"""

import sys
from array import array
from base64 import b64decode
from bisect import bisect
from collections.abc import Iterable, Sequence
from functools import cache
from math import sqrt
from operator import mul
from typing import Final, TypeAlias

from msgspec import Struct

from callwright.core.selection.packed_matrix import PackedMatrix
from callwright.core.selection.tool_keywords import ToolKeywords, list_meant_texts
from callwright.core.selection.word_vectors import WordVectors, read_word_vectors

Vector: TypeAlias = "array[float]"

MAX_COMPARED: Final = 100
"""Maximum number of tools that one request is compared with."""

_MAX_CHARS: Final = 2_000
"""Number of characters of a request that are read."""


_STEPS: Final = (-1.0, -0.45, 0.0, 0.45, 1.0)
_SIGNS: Final = tuple((1 << level) - 1 for level in range(len(_STEPS) + 1))
_UNRELATED_BITS: Final = 245.0
"""Bits in which two words differ on average."""

_LANE_BYTES: Final = 4
_LANE_UNIT: Final = 4
_LANE_ZERO: Final = 1 << 14
_MAX_KEPT_WORDS: Final = 8_192


class WordMeaning(Struct, frozen=True):
    """What a word means.

    Attributes:
        lanes: Its vector, a lane of 32 bits for each number, so that words are added as whole numbers.
        bits: How far its direction goes along each axis: the bits in which two words differ tell how unlike they are.
        weight: How much it says, about 1.
    """

    lanes: int
    bits: int
    weight: float


def find_likeness(word: WordMeaning, others: Sequence[WordMeaning]) -> float:
    """Return how like a word is to the likest of others: 1 the same, 0 unrelated or without others."""
    if not others:
        return 0.0
    bits = word.bits
    return max(1.0 - min([(bits ^ one.bits).bit_count() for one in others]) / _UNRELATED_BITS, 0.0)


_FULL_WEIGHT: Final = 400.0
"""Length of the vector of a word that says as much as most."""


class ToolMeanings:
    """Compares requests with tools.

    Args:
        others: The vectors of words that were not learnt.
        bridge: Turns a vector of ``others`` to where it belongs among those that were learnt.
        learnt: The vectors that were learnt.
        served: For each text of a tool (``list_meant_texts``), turns the text's vector to the requests that the text serves.
    """

    def __init__(
        self,
        others: WordVectors,
        bridge: PackedMatrix,
        learnt: WordVectors,
        served: Sequence[PackedMatrix],
    ) -> None:
        self._others, self._bridge, self._learnt, self._served = others, bridge, learnt, served
        self._read: dict[str, WordMeaning] = {}

    def encode(self, text: str) -> Vector:
        """Return the vector of a text, of length 1; zero for one without a known word."""
        known, unknown = self._learnt.split_words(self._others.list_words(text))
        total = self._learnt.add_words(known)
        rest = self._others.add_words(unknown)
        if unknown:
            total = _add((total, self._bridge.multiply(rest)))
        length = sqrt(sum(map(mul, total, total)))
        return array("f", (one / length for one in total)) if length else total

    def find_words(self, folded: str) -> list[tuple[str, int]]:
        """Return the known words of a folded text, and where each begins."""
        return list(self._others.find_words(folded))

    def read_word(self, word: str) -> WordMeaning:
        """Return what a known word means; it is kept, as requests and tools have most words in common.

        Raises:
            KeyError: the word is not known.
        """
        found = self._read.get(word)
        if found is None:
            if len(self._read) >= _MAX_KEPT_WORDS:
                self._read.clear()
            found = self._read[word] = _make_meaning(self._add_word(word))
        return found

    def _add_word(self, word: str) -> Vector:
        known, unknown = self._learnt.split_words([word])
        return (
            self._learnt.add_words(known) if known else self._bridge.multiply(self._others.add_words(unknown))
        )

    def add_meanings(self, words: Sequence[WordMeaning]) -> Vector:
        """Return the sum of the vectors of words."""
        total = sum([one.lanes for one in words])
        lanes = array("I", total.to_bytes(_LANE_BYTES * self._learnt.dimensions, "little"))
        if sys.byteorder == "big":
            lanes.byteswap()
        zero = _LANE_ZERO * len(words)
        return array("f", [lane - zero for lane in lanes])

    def encode_description(self, about: ToolKeywords) -> Vector:
        """Return the vector of what a tool's description offers, to be multiplied with those of requests."""
        return self._served[_DESCRIPTION].multiply(self.encode(list_meant_texts(about)[_DESCRIPTION]))

    def encode_tool(self, texts: Sequence[str]) -> Vector:
        """Return the vector of a tool by its texts (``list_meant_texts``), to be multiplied with those of requests."""
        return _add(
            [matrix.multiply(self.encode(text)) for matrix, text in zip(self._served, texts, strict=True)]
        )

    def compare(self, request: str, tools: Iterable[ToolKeywords]) -> list[float]:
        """Return how well each tool fits a request; on the scale of scores by words, about -10 to 20."""
        vector = self.encode(request[:_MAX_CHARS])
        return [sum(map(mul, vector, self._get_vector(one))) for one in tools]

    def _get_vector(self, about: ToolKeywords) -> Vector:
        if about.meaning is None:
            about.meaning = self.encode_tool(list_meant_texts(about))
        meaning: Vector = about.meaning
        return meaning


_DESCRIPTION: Final = 1


def _make_meaning(vector: Vector) -> WordMeaning:
    length = sqrt(sum(map(mul, vector, vector)))
    unit = sqrt(len(vector)) / length if length else 0.0
    bits = 0
    for one in vector:
        bits = bits << len(_STEPS) | _SIGNS[bisect(_STEPS, one * unit)]
    lanes = array("I", [round(one * _LANE_UNIT) + _LANE_ZERO for one in vector])
    if sys.byteorder == "big":
        lanes.byteswap()
    return WordMeaning(int.from_bytes(lanes.tobytes(), "little"), bits, length / _FULL_WEIGHT)


def _add(vectors: Sequence[Vector]) -> Vector:
    return array("f", map(sum, zip(*vectors, strict=True)))


@cache
def read_tool_meanings() -> ToolMeanings:
    """Return what was learnt; the table is read at the first use."""
    from callwright.core.selection.tool_meaning_table import (  # noqa: PLC0415 - large, and only for those who compare meanings
        BRIDGE,
        BRIDGE_SCALE,
        SERVED,
        SERVED_SCALE,
        VECTORS,
        WEIGHTS,
        WORDS,
    )

    others = read_word_vectors()
    words = {word: place for place, word in enumerate(WORDS.split())}
    table = b64decode(VECTORS)
    learnt = WordVectors(words, b64decode(WEIGHTS), table, len(table) // len(words))
    rows = learnt.dimensions
    levels = b64decode(SERVED)
    size = rows * rows
    served = [PackedMatrix(levels[at : at + size], rows, SERVED_SCALE) for at in range(0, len(levels), size)]
    return ToolMeanings(others, PackedMatrix(b64decode(BRIDGE), rows, BRIDGE_SCALE), learnt, served)
