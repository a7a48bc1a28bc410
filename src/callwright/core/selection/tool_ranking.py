"""Rank tools by the words of a request. Pure.

Okapi BM25 over the words of a tool's name (counted three times), its description and its parameters (counted half), so that
a rare word decides more than a common one. Stems; Chinese, Japanese and Korean by pairs of characters.
A tool's share of the work is done when it is added; ranking touches only tools that have a word of the request.
"""

import heapq
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from math import log

from msgspec import Struct

from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.domain.effects import Compared

_K1 = 1.2
_B = 0.6
_NAME, _DESCRIPTION, _PARAMETERS = 3.0, 1.0, 0.5
MAX_REQUEST_WORDS = 64
"""Maximum number of distinct words of a request that are looked up, the first ones."""


class ToolCandidate(Struct, frozen=True):
    """A tool that may have been meant.

    Attributes:
        name: Name of the tool.
        score: How well it matches the request; comparable within one ranking only.
        margin: Its lead over the next one, as a share of its own score, 0..1.
    """

    name: str
    score: float
    margin: float = 0.0


class ToolIndex:
    """An index of tools by their words. Adding a name again replaces its entry."""

    def __init__(self) -> None:
        self._names: list[str] = []
        self._numbers: dict[str, int] = {}
        self._lengths = array("d")
        self._postings: dict[str, dict[int, float]] = {}
        self._words: dict[int, tuple[str, ...]] = {}
        self._total = 0.0

    def __len__(self) -> int:
        return len(self._words)

    def add(self, name: str, about: ToolKeywords) -> None:
        """Add a tool, or replace its words."""
        number = self._numbers.get(name)
        if number is None:
            number = self._numbers[name] = len(self._names)
            self._names.append(name)
            self._lengths.append(0.0)
        self._remove_postings(number)
        weights = weigh_tool_words(about)
        for word, weight in weights.items():
            self._postings.setdefault(word, {})[number] = weight
        self._words[number] = tuple(weights)
        self._lengths[number] = sum(weights.values())
        self._total += self._lengths[number]

    def remove(self, name: str) -> None:
        """Remove a tool; an unknown name changes nothing."""
        number = self._numbers.get(name)
        if number is not None:
            self._remove_postings(number)

    def _remove_postings(self, number: int) -> None:
        for word in self._words.pop(number, ()):
            self._postings[word].pop(number, None)
        self._total -= self._lengths[number]
        self._lengths[number] = 0.0

    def score_tools(self, words: Iterable[str]) -> dict[str, float]:
        """Return name → score of every tool that has a word of the request. ``words`` are stems (``extract_content_stems``)."""
        scores: dict[int, float] = {}
        tools = len(self)
        average = self._total / tools if tools else 1.0
        for word in list(dict.fromkeys(words))[:MAX_REQUEST_WORDS]:
            postings = self._postings.get(word)
            if not postings:
                continue
            rarity = log(1.0 + (tools - len(postings) + 0.5) / (len(postings) + 0.5))
            for number, weight in postings.items():
                norm = _K1 * (1.0 - _B + _B * self._lengths[number] / average)
                scores[number] = scores.get(number, 0.0) + rarity * weight * (_K1 + 1.0) / (weight + norm)
        return {self._names[number]: score for number, score in scores.items()}


def rank_tools(scores: Mapping[str, float], most: int, offered: Callable[[str], bool]) -> list[ToolCandidate]:
    """Return the best ``most`` tools among those offered, best first; ties by name."""
    waiting = [(-score, name) for name, score in scores.items()]
    heapq.heapify(waiting)
    candidates: list[tuple[str, float]] = []
    while waiting and len(candidates) <= most:
        score, name = heapq.heappop(waiting)
        if offered(name):
            candidates.append((name, -score))
    after = [score for _, score in candidates[1:]] + [0.0]
    return [
        ToolCandidate(name, score, (score - following) / score)
        for (name, score), following in zip(candidates[:most], after, strict=False)
    ]


def compare_tool(scores: Mapping[str, float], tool: str, offered: Callable[[str], bool]) -> Compared:
    """Compare a tool with the best match of a request among those offered."""
    first = next(iter(rank_tools(scores, 1, offered)), None)
    if first is None or first.name == tool:
        return Compared()
    return Compared(first.name, round((first.score - scores.get(tool, 0.0)) / first.score, 3))


def weigh_tool_words(about: ToolKeywords) -> dict[str, float]:
    """Return the words of a tool with their weights."""
    weights: defaultdict[str, float] = defaultdict(float)
    for word in about.name:
        weights[word] += _NAME
    for word in about.description:
        weights[word] += _DESCRIPTION
    for parameter in about.parameters.values():
        for word in parameter.stems:
            weights[word] += _PARAMETERS
    return dict(weights)
