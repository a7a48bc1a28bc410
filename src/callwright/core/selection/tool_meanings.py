"""How well tools fit requests by meaning, learnt from requests by several hands and the tools that they mean. Pure.

A text is the sum of the vectors of its words, as in ``word_vectors.py``; those of words that requests and definitions often have are others
(``tool_meaning_table.py``): with them the sums point to where a sentence model puts whole sentences. A tool's name, its description and its
parameters are each turned, by a learnt matrix, to the requests that they serve, and added up once for a tool: a request then costs one product
for each tool. For how the table was made see ``scripts/train_tool_meanings.py``.
"""

from array import array
from base64 import b64decode
from collections.abc import Iterable, Sequence
from functools import cache
from math import sqrt
from operator import mul
from typing import Final, TypeAlias

from callwright.core.selection.packed_matrix import PackedMatrix
from callwright.core.selection.tool_keywords import ToolKeywords, list_meant_texts
from callwright.core.selection.word_vectors import WordVectors, read_word_vectors

Vector: TypeAlias = "array[float]"

MAX_COMPARED: Final = 100
"""Maximum number of tools that one request is compared with."""

_MAX_CHARS: Final = 2_000
"""Number of characters of a request that are read."""


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

    def encode(self, text: str) -> Vector:
        """Return the vector of a text, of length 1; zero for one without a known word."""
        known, unknown = self._learnt.split_words(self._others.list_words(text))
        total = self._learnt.add_words(known)
        rest = self._others.add_words(unknown)
        if unknown:
            total = _add((total, self._bridge.multiply(rest)))
        length = sqrt(sum(map(mul, total, total)))
        return array("f", (one / length for one in total)) if length else total

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
