"""Rank tools by a request in English or Chinese. Pure.

A tool whose exact name is in the request comes first. The others are ranked by Okapi BM25 over the words of a tool's name
(counted three times), its description and its parameters (counted half), so that a rare word decides more than a common
one. Words are stems; Chinese, Japanese and Korean by pairs of characters. A tool also has the concepts of its words
(``concept_glossary.py``), which a request in the other language meets; and a word that no tool has is looked up by its
spelling (``near_words.py``). A tool's share of the work is done when it is added; ranking touches only tools that have a
term of the request. How well a tool fits the request in meaning is added: by what was learnt (``tool_meanings.py``), or by a sentence
model (``sentence_similarity.py``).
"""

import heapq
import re
from array import array
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping
from math import fsum, log, sqrt

from msgspec import Struct

from callwright.core.selection.near_words import NearWordIndex
from callwright.core.selection.request_terms import (
    format_concept,
    list_topic_characters,
    weigh_request_terms,
)
from callwright.core.selection.sentence_similarity import (
    LEAST_ALIKE,
    MAX_COMPARED,
    list_clearly_alike,
    weigh_similarities,
)
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.text_analysis import fold_text

_K1 = 1.2
_B = 0.6
_NAME, _DESCRIPTION, _PARAMETERS = 3.0, 1.0, 0.5
_NEAR_WORD_WEIGHT = 0.7
_EXACT_NAME_LEAD = 40.0
"""Lead of a tool whose exact name is in the request over the best of the others: more than similarities can add."""

_MAX_NAME_WORDS = 6
_NAME_SEPARATORS = re.compile(r"[\W_]+")
_SPOKEN_WORD = re.compile(r"[^\s,;:!?\"'()\[\]{}，。；：！？、]+")


class ToolCandidate(Struct, frozen=True):
    """A tool that may have been meant.

    Attributes:
        name: Name of the tool.
        score: How well it matches the request; comparable within one ranking only.
        margin: Its lead over the next one, divided by its score, 0..1.
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
        self._compact_names: dict[str, set[int]] = {}
        self._near_words: NearWordIndex | None = None

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
        self._compact_names.setdefault(_compact_name(name), set()).add(number)

    def remove(self, name: str) -> None:
        """Remove a tool; an unknown name changes nothing."""
        number = self._numbers.get(name)
        if number is not None:
            self._remove_postings(number)

    def _remove_postings(self, number: int) -> None:
        self._near_words = None
        for word in self._words.pop(number, ()):
            self._postings[word].pop(number, None)
        self._total -= self._lengths[number]
        self._lengths[number] = 0.0
        self._compact_names.get(_compact_name(self._names[number]), set()).discard(number)

    def score_tools(self, request: str) -> dict[str, float]:
        """Return name → score of every tool that the request can mean; exact names lead."""
        scores: dict[int, float] = {}
        for term, weight in self._find_terms(request).items():
            self._add_scores(term, weight, scores)
        best = max(scores.values(), default=0.0)
        for number, whole in self._find_exact_names(request).items():
            scores[number] = scores.get(number, 0.0) + best + _EXACT_NAME_LEAD * (2 if whole else 1)
        return {self._names[number]: score for number, score in scores.items()}

    def find_tools(self, request: str, most: int, offered: Callable[[str], bool]) -> "list[ToolCandidate]":
        """Return the best ``most`` tools for a request among those offered, best first."""
        return rank_tools(self.score_tools(request), most, offered)

    def _find_terms(self, request: str) -> dict[str, float]:
        """Return the terms of the request that some tool has; for a word of none, those spelled nearly like it."""
        terms: dict[str, float] = {}
        for term, weight in weigh_request_terms(request).items():
            if self._postings.get(term):
                terms[term] = weight
                continue
            for near, similarity in self._get_near_words().find_near_words(term):
                terms[near] = max(terms.get(near, 0.0), _NEAR_WORD_WEIGHT * similarity * weight)
        return terms

    def _get_near_words(self) -> NearWordIndex:
        if self._near_words is None:
            self._near_words = NearWordIndex(word for word, postings in self._postings.items() if postings)
        return self._near_words

    def _add_scores(self, term: str, term_weight: float, scores: dict[int, float]) -> None:
        postings = self._postings[term]
        tools = len(self)
        average = self._total / tools if tools else 1.0
        rarity = term_weight * log(1.0 + (tools - len(postings) + 0.5) / (len(postings) + 0.5))
        for number, weight in postings.items():
            norm = _K1 * (1.0 - _B + _B * self._lengths[number] / average)
            scores[number] = scores.get(number, 0.0) + rarity * weight * (_K1 + 1.0) / (weight + norm)

    def _find_exact_names(self, request: str) -> dict[int, bool]:
        """Return the tools named in the request, and whether the name is the whole request.

        A name of one plain word, such as ``search``, counts only as the whole request.
        """
        words = [word.rstrip(".") for word in _SPOKEN_WORD.findall(request)][:_MAX_SPOKEN_WORDS]
        parts = [_compact_name(word) for word in words]
        found: dict[int, bool] = {}
        for at in range(len(parts)):
            joined = ""
            for end in range(at, min(at + _MAX_NAME_WORDS, len(parts))):
                joined += parts[end]
                whole = at == 0 and end == len(parts) - 1
                if whole or end > at or _is_identifier(words[at]):
                    for number in self._compact_names.get(joined, ()):
                        found[number] = found.get(number, False) or whole
        return found


_MAX_SPOKEN_WORDS = 200


def _compact_name(name: str) -> str:
    """Return a name folded and without separators: ``get_weather``, ``getWeather`` and ``get weather`` are one."""
    return _NAME_SEPARATORS.sub("", fold_text(name))


def _is_identifier(word: str) -> bool:
    """Return whether a written word is an identifier and no plain word: it has a separator, a digit or inner capitals."""
    return not word.isalpha() or not (word.islower() or word.istitle() or word.isupper())


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
        ToolCandidate(name, score, (score - following) / score if score else 0.0)
        for (name, score), following in zip(candidates[:most], after, strict=False)
    ]


_MEANING = 3.0
"""What counts for a tool whose meaning is one standard deviation nearer to the request than the mean of those compared."""


def choose_compared_tools(
    scores: Mapping[str, float], offered: Collection[str], most: int = MAX_COMPARED
) -> list[str]:
    """Return which of the tools offered are compared with a request by meaning: all, or of more than ``most`` the best."""
    if len(offered) <= most:
        return sorted(offered)
    return heapq.nsmallest(most, offered, key=lambda name: (-scores.get(name, 0.0), name))


def add_similarities(
    scores: Mapping[str, float],
    similarities: Mapping[str, float | None],
    *,
    trust: float = 1.0,
    least_alike: float = LEAST_ALIKE,
) -> dict[str, float]:
    """Return scores of tools to which their similarity to the request is added; a tool that no word finds must be clearly alike.

    Args:
        scores: Tool name → how well its words match, without tools that share no word with the request.
        similarities: Tool name → how alike in meaning it is to the request; None where that is not known.
        trust: How much similarities count, 0 to 1.
        least_alike: The similarity from which a tool can be named that shares no word with the request.
    """
    weight = _MEANING * trust
    known = list(similarities.values())
    alike = dict(zip(similarities, weigh_similarities(known), strict=True))
    lowest = min(alike.values(), default=0.0)
    added = {name: score + weight * (alike.get(name, lowest) - lowest) for name, score in scores.items()}
    for name, is_clear in zip(similarities, list_clearly_alike(known, least_alike), strict=True):
        if is_clear and name not in scores:
            added[name] = weight * (alike[name] - lowest)
    return added


_LEAST_FIT, _LEAST_AMONG_FEW = 1.0, 15.0
"""How well a tool that shares no word with a request has to fit it to be named; the second is divided by the number of tools: to stand
out among few says little. It also has to fit by a standard deviation better than the mean."""


def add_fits(scores: Mapping[str, float], fits: Mapping[str, float]) -> dict[str, float]:
    """Return scores of tools to which is added how well they fit the request; a tool that no word finds must clearly stand out.

    Args:
        scores: Tool name → how well its words match, without tools that share no word with the request.
        fits: Tool name → how well it fits (``ToolMeanings.compare``).
    """
    if not fits:
        return dict(scores)
    lowest, mean = min(0.0, *fits.values()), fsum(fits.values()) / len(fits)
    spread = sqrt(fsum((one - mean) ** 2 for one in fits.values()) / len(fits))
    least = max(_LEAST_FIT + _LEAST_AMONG_FEW / len(fits), mean + spread)
    named = [name for name, fit in fits.items() if name not in scores and fit >= least]
    return {name: scores.get(name, 0.0) + fits.get(name, lowest) - lowest for name in (*scores, *named)}


def weigh_tool_words(about: ToolKeywords) -> dict[str, float]:
    """Return the terms of a tool with their weights: its words, its concepts, and its Chinese characters."""
    weights: defaultdict[str, float] = defaultdict(float)
    for word in about.name:
        weights[word] += _NAME
    for word in about.description:
        weights[word] += _DESCRIPTION
    for parameter in about.parameters.values():
        for word in parameter.stems:
            weights[word] += _PARAMETERS
    for concepts, weight in (
        (about.name_concepts, _NAME),
        (about.description_concepts, _DESCRIPTION),
        (about.detail_concepts, _PARAMETERS),
    ):
        for concept in concepts:
            weights[format_concept(concept)] += weight
    for char in list_topic_characters(about.text):
        weights.setdefault(char, _DESCRIPTION)
    return dict(weights)
