"""How well tools fit requests by meaning, learnt from requests by several hands and the tools that they mean. Pure.

A text is the sum of the vectors of its words, as in ``word_vectors.py``; those of words that requests and definitions often have are others
(``tool_meaning_table.py``): with them the sums point to where a sentence model puts whole sentences. A request then asks, by one learnt matrix
for each, for a direction of a tool's name, of its description and of its parameters; the fits of the three are added up. For how the table was
made see ``scripts/train_tool_meanings.py``.
"""

from array import array
from base64 import b64decode
from collections.abc import Iterable, Sequence
from functools import cache
from math import sqrt
from operator import mul
from typing import Final, TypeAlias

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
        bridge: A matrix by which a vector of ``others`` is put beside those that were learnt, row by row.
        learnt: The vectors that were learnt.
        asked: For each text of a tool (``list_meant_texts``) a matrix that takes a request's vector to what it asks of that text, row by row.
    """

    def __init__(
        self,
        others: WordVectors,
        bridge: Sequence[Vector],
        learnt: WordVectors,
        asked: Sequence[Sequence[Vector]],
    ) -> None:
        self._others, self._bridge, self._learnt, self._asked = others, bridge, learnt, asked

    def encode(self, text: str) -> Vector:
        """Return the vector of a text, of length 1; zero for one without a known word."""
        known, unknown = self._learnt.split_words(self._others.list_words(text))
        total = self._learnt.add_words(known)
        rest = self._others.add_words(unknown)
        if unknown:
            moved = (sum(map(mul, row, rest)) for row in self._bridge)
            total = array("f", map(sum, zip(total, moved, strict=True)))
        length = sqrt(sum(map(mul, total, total)))
        return array("f", (one / length for one in total)) if length else total

    def encode_tool(self, texts: Sequence[str]) -> Vector:
        """Return the vectors of a tool's texts (``list_meant_texts``), one after the other."""
        found = array("f")
        for text in texts:
            found += self.encode(text)
        return found

    def encode_request(self, request: str) -> Vector:
        """Return what a request asks of the texts of a tool, to be multiplied with the tool's vectors."""
        vector = tuple(self.encode(request[:_MAX_CHARS]))  # an array would make its numbers anew for each row
        return array("f", (sum(map(mul, row, vector)) for matrix in self._asked for row in matrix))

    def compare(self, request: str, tools: Iterable[ToolKeywords]) -> list[float]:
        """Return how well each tool fits a request; on the scale of scores by words, about -10 to 20."""
        asked = tuple(self.encode_request(request))
        return [sum(map(mul, asked, self._get_vector(one))) for one in tools]

    def _get_vector(self, about: ToolKeywords) -> Vector:
        if about.meaning is None:
            about.meaning = self.encode_tool(list_meant_texts(about))
        meaning: Vector = about.meaning
        return meaning


@cache
def read_tool_meanings() -> ToolMeanings:
    """Return what was learnt; the table is read at the first use."""
    from callwright.core.selection.tool_meaning_table import (  # noqa: PLC0415 - large, and only for those who compare meanings
        ASKED,
        ASKED_SCALE,
        BRIDGE,
        BRIDGE_SCALE,
        VECTORS,
        WEIGHTS,
        WORDS,
    )

    others = read_word_vectors()
    words = {word: place for place, word in enumerate(WORDS.split())}
    table = b64decode(VECTORS)
    learnt = WordVectors(words, b64decode(WEIGHTS), table, len(table) // len(words))
    width = learnt.dimensions
    rows = _read_rows(ASKED, width, ASKED_SCALE)
    matrices = [rows[at : at + width] for at in range(0, len(rows), width)]
    return ToolMeanings(others, _read_rows(BRIDGE, others.dimensions, BRIDGE_SCALE), learnt, matrices)


def _read_rows(packed: str, width: int, scale: float) -> list[Vector]:
    levels = array("b", b64decode(packed))
    return [
        array("f", (one * scale for one in levels[at : at + width])) for at in range(0, len(levels), width)
    ]
