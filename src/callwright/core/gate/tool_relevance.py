"""Does a tool that only reads answer the first request? What was learnt of requests, of tools that fit them and of tools that nearly fit. Pure.

Five numbers speak for or against it, each in one direction only: how well what the description offers fits the request, compared with what other tools
offer; how unlike the words that no value takes up are to those of the tool; whether the request has something like the thing that the tool's name
ends with; how many of its words nothing explains, and how long it is. Their weights and the level from which a call is held were learnt by
``scripts.train_tool_relevance``: the weights from calls of near tools, the level from ordinary calls alone. Well below the level
words beside the topic are excused; elsewhere the stronger of both doubts counts.
"""

import re
import sys
from array import array
from base64 import b64decode
from collections.abc import Sequence
from functools import cache
from math import exp, fsum, log, sqrt
from operator import mul
from typing import Final

from msgspec import Struct

from callwright.core.gate.topic_match import RequestCoverage
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.selection.packed_matrix import PackedMatrix
from callwright.core.selection.tool_keywords import ToolKeywords, list_meant_texts
from callwright.core.selection.tool_meanings import (
    ToolMeanings,
    Vector,
    WordMeaning,
    find_likeness,
    read_tool_meanings,
)
from callwright.core.text.known_language import is_chinese
from callwright.core.text.text_analysis import fold_text

NAMES: Final = ("unlike", "fit", "thing", "unexplained", "length")
"""The numbers, in order."""

_MAX_CHARS: Final = 1_000
_MAX_REQUEST_WORDS: Final = 60
_MAX_TOOL_WORDS: Final = 60
_MAX_UNEXPLAINED: Final = 8.0
_MAX_LENGTH: Final = 20.0
_NO_THING: Final = 0.5
"""The number ``thing`` of a tool whose name has no known word."""

_MIN_KNOWN_SHARE: Final = 0.6
"""Share of known words from which a text in Latin letters counts as English."""

_LATIN_WORD: Final = re.compile(r"[a-z]{2,}|[^\W\d_\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2,}")


class _ToolSide(Struct, frozen=True):
    """A tool as it is compared with requests.

    Attributes:
        offered: The vector of what its description offers.
        words: The meanings of its words, each once.
        thing: The meaning of the last known word of its name; None if it has none.
    """

    offered: Vector
    words: tuple[WordMeaning, ...]
    thing: WordMeaning | None


class Background:
    """What the descriptions of other tools offer, to compare a tool with.

    Args:
        offered: A row for each tool, to be multiplied with a request's vector.
    """

    def __init__(self, offered: PackedMatrix) -> None:
        self.offered = offered
        self._read: dict[str, int] = {}

    def add_fits(self, words: Sequence[str], meanings: ToolMeanings) -> Sequence[int]:
        """Return how well each tool fits these words, times the length of their sum; words are multiplied once and then only added."""
        total = sum([self._read.get(one) or self._read_word(one, meanings) for one in words])
        lanes = array("I", total.to_bytes(_LANE_BYTES * self.offered.rows, "little"))
        if sys.byteorder == "big":
            lanes.byteswap()
        zero = _LANE_ZERO * len(words)
        return [lane - zero for lane in lanes]

    def _read_word(self, word: str, meanings: ToolMeanings) -> int:
        if len(self._read) >= _MAX_KEPT_WORDS:
            self._read.clear()
        fits = self.offered.multiply(meanings.add_meanings([meanings.read_word(word)]))
        lanes = array("I", [round(one) + _LANE_ZERO for one in fits])
        if sys.byteorder == "big":
            lanes.byteswap()
        packed = self._read[word] = int.from_bytes(lanes.tobytes(), "little")
        return packed


_LANE_BYTES: Final = 4
_LANE_ZERO: Final = 1 << 20
_MAX_KEPT_WORDS: Final = 4_096


class RelevanceModel(Struct, frozen=True):
    """The learnt model: a logistic regression over the numbers of ``NAMES``.

    Attributes:
        weights: One for each number.
        offset: The score of a call all of whose numbers are 0.
        level: The score from which a call is held if nothing else is held against it.
        background: What other tools offer.
    """

    weights: tuple[float, ...]
    offset: float
    level: float
    background: Background


HOLDING_DOUBT: Final = 0.44
"""The doubt at the level: the least that holds a call that reads."""

_HALF_STEP: Final = 0.15
"""How far below the level the doubt is half as strong."""

_EXCUSE_MARGIN: Final = 0.5
"""How far below the level a request fits a tool so well that words beside its topic count no more."""


def weigh_relevance(
    about: ToolKeywords, index: ConversationIndex, covered: RequestCoverage, by_words: float
) -> float:
    """Return how far a first request is from what a tool offers, 0..1, where its words alone raise the doubt ``by_words``.

    That doubt stays where nothing was learnt: in another language than English and Chinese, and without a description.
    """
    model = read_relevance_model()
    numbers = measure_relevance(about, index, covered, model.background)
    return by_words if numbers is None else join_doubts(model, numbers, by_words)


def join_doubts(model: RelevanceModel, numbers: Sequence[float], by_words: float) -> float:
    """Return the doubt that these numbers raise, or that of the words if it is stronger and the numbers do not excuse it."""
    above = model.offset + fsum(map(mul, model.weights, numbers)) - model.level
    learnt = min(HOLDING_DOUBT * 2.0 ** (above / _HALF_STEP), 1.0)
    return float(learnt if above <= -_EXCUSE_MARGIN else max(learnt, by_words))


def measure_relevance(
    about: ToolKeywords, index: ConversationIndex, covered: RequestCoverage, background: Background
) -> list[float] | None:
    """Return the numbers that ``NAMES`` names; None where they cannot be told."""
    if index.user is None:
        return None
    text, meanings = index.user.text[:_MAX_CHARS], read_tool_meanings()
    found = meanings.find_words(text)[:_MAX_REQUEST_WORDS]
    if not found or not _is_known_language(text, len(found)):
        return None
    tool = _read_tool(about, meanings)
    if tool is None:
        return None
    words = {word: meanings.read_word(word) for word, _ in found}
    starts = {one.start for one in covered.unsaid}
    left = {
        word: words[word]
        for word, at in found
        if at in starts or (word >= "\u3400" and _overlaps(word, at, starts))
    }
    said = list(words.values())
    return [
        _measure_unlikeness(list(left.values()), tool.words),
        _measure_fit(meanings.add_meanings(said), tool.offered, background.add_fits(list(words), meanings)),
        _NO_THING if tool.thing is None else find_likeness(tool.thing, said),
        min(covered.count_unexplained(), _MAX_UNEXPLAINED),
        min(fsum([one.weight for one in index.request_tokens]), _MAX_LENGTH),
    ]


def _overlaps(word: str, at: int, starts: set[int]) -> bool:
    return not starts.isdisjoint(range(at, at + len(word)))


def _is_known_language(text: str, known: int) -> bool:
    """Return whether a folded text is in Chinese or, most of its words being known, in English."""
    chinese = is_chinese(text)
    if chinese is not None:
        return chinese
    return known >= _MIN_KNOWN_SHARE * len(_LATIN_WORD.findall(text))


def _read_tool(about: ToolKeywords, meanings: ToolMeanings) -> _ToolSide | None:
    if about.relevance is None:
        texts = list_meant_texts(about)
        name, described, parameters = (
            [word for word, _ in meanings.find_words(fold_text(one))] for one in texts
        )
        if not described:
            about.relevance = ()
            return None
        words = [meanings.read_word(one) for one in dict.fromkeys([*name, *described, *parameters])]
        about.relevance = _ToolSide(
            meanings.encode_description(about),
            tuple(words[:_MAX_TOOL_WORDS]),
            meanings.read_word(name[-1]) if name else None,
        )
    tool: _ToolSide | None = about.relevance or None
    return tool


def _measure_unlikeness(left: Sequence[WordMeaning], words: Sequence[WordMeaning]) -> float:
    """Return how unlike words are to others on average, by what each says; 0 without a word."""
    weight = fsum([one.weight for one in left])
    return fsum([one.weight * (1.0 - find_likeness(one, words)) for one in left]) / weight if weight else 0.0


def _measure_fit(request: Vector, offered: Vector, fits: Sequence[int]) -> float:
    """Return the logarithm of how much more a tool offers what is asked for than all others, whose ``fits`` are, together."""
    length = sqrt(sum(map(mul, request, request))) or 1.0
    others = fsum([exp(one / length) for one in fits])
    fit: float = sum(map(mul, request, offered))
    return fit / length - log(others)


@cache
def read_relevance_model() -> RelevanceModel:
    """Return what was learnt; the table is read at the first use."""
    from callwright.core.gate.relevance_table import (  # noqa: PLC0415 - only calls that read need it
        BACKGROUND,
        BACKGROUND_SCALE,
        BACKGROUND_TOOLS,
        LEVEL,
        OFFSET,
        WEIGHTS,
    )

    offered = PackedMatrix(b64decode(BACKGROUND), BACKGROUND_TOOLS, BACKGROUND_SCALE)
    return RelevanceModel(WEIGHTS, OFFSET, LEVEL, Background(offered))
