"""Rank hundreds of API operations by a wish in English or Chinese. Pure.

Operations have short names of a verb and its objects and a summary of one line; wishes name the same things in other words.
So a wish is first translated into the words of definitions (``api_vocabulary.py``); then each operation is scored by BM25 over
its name, its summary, and, with less weight, its parameters and the beginning of its description. What the name of an operation
says beyond the wish counts against it: "create an issue" is ``issues_create`` and not ``reactions_create_for_issue_comment``.

``tool_ranking.py`` weighs a few tools against a conversation; this finds one of many by a line.
"""

import heapq
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from math import log

from msgspec import Struct

from callwright.core.selection.api_vocabulary import Meaning, translate_wish
from callwright.core.text.text_analysis import extract_content_stems, fold_text, split_identifier, stem_word

_NAME, _SUMMARY, _PARAMETERS, _DESCRIPTION = 3.0, 2.5, 0.4, 0.5
_SATURATION = 1.2
_ACTIONS, _THINGS, _WORDS = 0.8, 0.6, 0.2
"""Weights of what is done, of what it is done to, and of the wish's own words."""

_FURTHER = 0.3
"""Share that further words of one meaning add: a tool is not better for being named in two ways."""

_MAX_ACTION_RARITY = 2.5
"""A rare verb must not outweigh the thing that it is done to."""

_SURPLUS, _MAX_SURPLUS_RARITY = 0.45, 4.0
"""Weight of a word of the name that the wish does not ask for, and how rare it counts at most."""

_MAX_SUMMARY_CHARS = 200
_MAX_DESCRIPTION_CHARS = 300
_MAX_WISH_CHARS = 500


_Posting = tuple[int, float, bool]
"""Number of a tool, weight of the word in it, and whether its name has the word; a plain tuple, for speed."""


class SearchedTool(Struct, frozen=True):
    """What a tool is found by."""

    name: str
    description: str
    parameters: tuple[str, ...] = ()


class OperationIndex:
    """An index of tools; its work is done when it is made, ranking touches only tools that share a word with the wish."""

    def __init__(self, tools: Iterable[SearchedTool]) -> None:
        self._names: list[str] = []
        postings: defaultdict[str, list[_Posting]] = defaultdict(list)
        name_words: list[Collection[str]] = []
        for number, tool in enumerate(tools):
            self._names.append(tool.name)
            in_name = frozenset(map(stem_word, split_identifier(tool.name)))
            name_words.append(in_name)
            for word, weight in _weigh_words(tool, in_name).items():
                postings[word].append((number, weight, word in in_name))
        count = len(self._names)
        self._postings = dict(postings)
        self._rarity = {
            word: log(1.0 + (count - len(found) + 0.5) / (len(found) + 0.5))
            for word, found in postings.items()
        }
        self._surplus = [
            sum(min(self._rarity[word], _MAX_SURPLUS_RARITY) for word in words) for words in name_words
        ]
        self._by_name = {name.casefold(): name for name in self._names}

    def __len__(self) -> int:
        return len(self._names)

    def rank_tools(self, wish: str, most: int, offered: Callable[[str], bool]) -> list[str]:
        """Return the names of the best ``most`` tools among those offered, best first; ties by name."""
        wish = wish[:_MAX_WISH_CHARS]
        best = [name for name in self._find_named(wish) if offered(name)][:most]
        waiting = [(-score, self._names[number]) for number, score in self._score(wish).items()]
        heapq.heapify(waiting)
        while waiting and len(best) < most:
            name = heapq.heappop(waiting)[1]
            if name not in best and offered(name):
                best.append(name)
        return best

    def _find_named(self, wish: str) -> list[str]:
        """Return the tools whose exact names are words of the wish."""
        words = (word.strip(",.;:!?\"'`()") for word in wish.casefold().split())
        return list(dict.fromkeys(self._by_name[word] for word in words if word in self._by_name))

    def _score(self, wish: str) -> dict[int, float]:
        terms = translate_wish(wish)
        own: list[Meaning] = [{word: 1.0} for word in dict.fromkeys(extract_content_stems(wish))]
        scores: defaultdict[int, float] = defaultdict(float)
        asked: defaultdict[int, float] = defaultdict(float)
        counted: set[str] = set()
        for meanings, weight, most in (
            (terms.actions, _ACTIONS, _MAX_ACTION_RARITY),
            (terms.things, _THINGS, float("inf")),
            (own, _WORDS, float("inf")),
        ):
            for meaning in meanings:
                for number, score in self._score_meaning(meaning, weight, most).items():
                    scores[number] += score
                counted.update(meaning)
        for word in counted:
            rarity = min(self._rarity.get(word, 0.0), _MAX_SURPLUS_RARITY)
            for number, _, in_name in self._postings.get(word, ()):
                if in_name:
                    asked[number] += rarity
        return {
            number: score - _SURPLUS * (self._surplus[number] - asked[number])
            for number, score in scores.items()
        }

    def _score_meaning(self, meaning: Meaning, weight: float, most: float) -> dict[int, float]:
        """Return number → score of the tools that have a word of this meaning; of several words the best counts in full."""
        found: dict[int, float] = {}
        for word, share in meaning.items():
            factor = weight * share * min(self._rarity.get(word, 0.0), most) * (_SATURATION + 1.0)
            for number, size, _ in self._postings.get(word, ()):
                score = factor * size / (size + _SATURATION)
                before = found.get(number, 0.0)
                found[number] = max(score, before) + _FURTHER * min(score, before)
        return found


def _weigh_words(tool: SearchedTool, in_name: Collection[str]) -> dict[str, float]:
    summary, _, rest = tool.description.partition("\n")
    weights: defaultdict[str, float] = defaultdict(float)
    for word in in_name:
        weights[word] += _NAME
    for word in set(extract_content_stems(summary[:_MAX_SUMMARY_CHARS])):
        weights[word] += _SUMMARY
    for word in set(extract_content_stems(rest[:_MAX_DESCRIPTION_CHARS])):
        weights[word] += _DESCRIPTION
    for parameter in tool.parameters:
        for part in set(split_identifier(fold_text(parameter))):
            weights[stem_word(part)] += _PARAMETERS
    return dict(weights)
