"""Rank hundreds of API operations by a wish in English or Chinese. Pure.

Operations have short names of a verb and its objects and a summary of one line; wishes name the same things in other words.
So a wish is first translated into the words of definitions (``api_vocabulary.py``); then each operation is scored by BM25 over
its name, its summary, and, with less weight, its parameters with what is said of them and what they accept, and the beginning of
its description; it counts, too, how much of the wish an operation has. What the name of an operation says beyond the wish counts against it: "create an issue" is ``issues_create`` and not ``reactions_create_for_issue_comment``. So
does another kind of action: a question asks for a tool that reads, and what is to be removed is not created. What was learnt of wishes by others
(``wish_associations.py``) is added, as far as it knows the words of the catalogue.

With a sentence model (``sentence_similarity.py``) the best by words are ranked again by how alike in meaning they are to the wish.

``tool_ranking.py`` weighs a few tools against a conversation; this finds one of many by a line.
"""

import heapq
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from math import log
from typing import NamedTuple

from msgspec import Struct

from callwright.core.json_schema.schema_fields import (
    collect_fields,
    iterate_nested_fields,
    list_enum_members,
)
from callwright.core.selection.api_vocabulary import Meaning, WishKind, list_terms, stem_term, translate_wish
from callwright.core.selection.sentence_similarity import (
    MAX_COMPARED,
    SentenceSimilarity,
    list_clearly_alike,
    make_tool_sentence,
    weigh_similarities,
)
from callwright.core.selection.wish_associations import WishAssociations, read_wish_associations
from callwright.core.text.text_analysis import fold_text, split_identifier
from callwright.domain.contract import Contract

_NAME, _SUMMARY, _PARAMETERS, _DESCRIPTION, _NOTES, _CHOICES = 3.0, 2.5, 0.4, 0.5, 0.6, 0.3
_SATURATION = 1.2
_ACTIONS, _THINGS, _WORDS = 0.65, 0.6, 0.45
"""Weights of what is done, of what it is done to, and of the wish's other words."""

_FURTHER = 0.35
"""Share that further words of one meaning add: a tool is not better for being named in two ways."""

_MAX_ACTION_RARITY, _MAX_THING_RARITY = 2.5, 5.0
"""A rare verb must not outweigh the thing that it is done to, nor a rare noun all others."""

_COMMON_RARITY = 2.2
"""A verb of less rarity says little of which tool is meant."""

_MAX_LESS_USUAL = 1.15
"""How much rarer than a meaning's most usual word another of its words may count."""

_COVERAGE = 1.0
"""What counts for a tool that has all things and words of the wish; in proportion for one that has some of them."""

_SURPLUS, _MAX_SURPLUS_RARITY = 0.4, 4.0
"""Weight of a word of the name that the wish does not ask for, and how rare it counts at most."""

_OTHER_KIND, _OPPOSITE, _OUTDATED, _SPECIAL = 2.0, 2.0, 1.5, 1.0
"""What counts against a tool that changes where a question is asked, or reads where a change is; one that does the opposite;
and one that its own definition calls outdated."""

_MEANING = 0.5
"""What counts for a tool whose meaning is one standard deviation nearer to the wish than the mean of those compared."""

_LEAST_LEARNT = 0.5
"""What associations have to say for a tool that shares no word with the wish, that it is found."""

_MAX_SUMMARY_CHARS = 200
_MAX_DESCRIPTION_CHARS = 800
_MAX_WISH_CHARS = 500


class SearchedTool(Struct, frozen=True):
    """What a tool is found by; ``reads`` says that it is declared to change nothing.

    ``notes``: the first sentences about its parameters, those within others too; ``choices``: the words that they accept.
    """

    name: str
    description: str
    parameters: tuple[str, ...] = ()
    reads: bool = False
    notes: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()


def make_searched_tool(contract: Contract) -> SearchedTool:
    """Return what a tool is found by, read from its contract."""
    schema = contract.input_schema
    notes: list[str] = []
    choices: list[str] = []
    for field in islice(iterate_nested_fields(schema), _MAX_FIELDS):
        note = field.get("description")
        if isinstance(note, str) and len(notes) < _MAX_NOTES:
            notes.append(note.partition(".")[0][:_MAX_NOTE_CHARS])
        if len(choices) < _MAX_CHOICES:
            choices += [one for one in list_enum_members(field, schema) or () if isinstance(one, str)]
    return SearchedTool(
        contract.name,
        contract.description,
        tuple(collect_fields(schema)),
        contract.effect == "read",
        tuple(notes),
        tuple(choices[:_MAX_CHOICES]),
    )


_MAX_FIELDS = 100
_MAX_NOTES, _MAX_NOTE_CHARS, _MAX_CHOICES = 12, 120, 60


class _ToolTraits(NamedTuple):
    """What is compared with a wish besides words."""

    name_words: frozenset[str]
    kind: WishKind
    outdated: bool
    family: frozenset[str]


class OperationIndex:
    """An index of tools; its work is done when it is made, ranking touches only tools that share a word with the wish.

    With ``choose_similarity``, which says what compares a wish, the best ``MAX_COMPARED`` of these are compared with the wish by meaning; of an index of no more tools, all are.
    ``associations``: what was learnt of wishes, in place of the shipped table.
    """

    def __init__(
        self,
        tools: Iterable[SearchedTool],
        choose_similarity: Callable[[str], SentenceSimilarity] | None = None,
        *,
        associations: WishAssociations | None = None,
    ) -> None:
        self._choose_similarity = choose_similarity
        self._associations = read_wish_associations() if associations is None else associations
        self._sentences: list[str] = []
        self._names: list[str] = []
        self._traits: list[_ToolTraits] = []
        postings: defaultdict[str, dict[int, float]] = defaultdict(dict)
        self._learnt_postings: defaultdict[str, list[int]] = defaultdict(list)
        for number, tool in enumerate(tools):
            self._names.append(tool.name)
            if choose_similarity is not None:
                self._sentences.append(make_tool_sentence(tool.name, tool.description))
            name = _list_name_words(tool.name)
            self._traits.append(_describe_traits(tool, name))
            for word in list_learnt_words(tool):
                if not word.startswith("#"):
                    self._learnt_postings[word].append(number)
            for word, weight in _weigh_words(tool, frozenset(name)).items():
                postings[word][number] = weight * (_SATURATION + 1.0) / (weight + _SATURATION)
        count = len(self._names)
        self._postings = dict(postings)
        self._rarity = {
            word: log(1.0 + (count - len(found) + 0.5) / (len(found) + 0.5))
            for word, found in postings.items()
        }
        self._surplus = [
            tuple((word, min(self._rarity[word], _MAX_SURPLUS_RARITY)) for word in sorted(traits.name_words))
            for traits in self._traits
        ]
        self._by_name = {name.casefold(): name for name in self._names}
        self._trust = self._associations.measure_trust(
            chain.from_iterable(map(_list_name_words, self._names))
        )

    def __len__(self) -> int:
        return len(self._names)

    def rank_tools(
        self, wish: str, most: int, offered: Callable[[str], bool], *, by_meaning: bool = True
    ) -> list[str]:
        """Return the names of the best ``most`` tools among those offered, best first; ties by name.

        ``by_meaning``: ask the sentence model too, if there is one. It blocks while it reads, and what it raises is not caught.
        """
        wish = wish[:_MAX_WISH_CHARS]
        choose = self._choose_similarity if by_meaning else None
        similarity = None if choose is None else choose(wish)
        best = [name for name in self._find_named(wish) if offered(name)][:most]
        families: Counter[frozenset[str]] = Counter()
        later: list[str] = []
        for number in self._iterate_best(wish, offered, similarity):
            if len(best) >= most:
                break
            name, family = self._names[number], self._traits[number].family
            if name in best or not offered(name):
                continue
            families[family] += 1
            if len(best) < _VARIED and families[family] > _MAX_OF_FAMILY:
                later.append(name)
                continue
            if len(best) >= _VARIED and later:
                best += later
                later = []
            best.append(name)
        return [*best, *later][:most]

    def weigh_tools(self, wish: str) -> list[float]:
        """Return what counts for each tool less what counts against it, in the order in which they were given."""
        scores, weigh_against = self._score(wish[:_MAX_WISH_CHARS])
        return [scores.get(number, 0.0) - weigh_against(number) for number in range(len(self))]

    def _find_named(self, wish: str) -> list[str]:
        """Return the tools whose exact names are words of the wish."""
        words = (word.strip(",.;:!?\"'`()") for word in wish.casefold().split())
        return list(dict.fromkeys(self._by_name[word] for word in words if word in self._by_name))

    def _iterate_best(
        self, wish: str, offered: Callable[[str], bool], similarity: SentenceSimilarity | None
    ) -> Iterator[int]:
        """Yield numbers of tools, best first; those that are not ``offered`` may be left out."""
        scores, weigh_against = self._score(wish)
        ranked = self._rank_by_words(scores, weigh_against)
        if similarity is None:
            return (number for number, _ in ranked)
        found = (one for one in ranked if offered(self._names[one[0]]))
        first = dict(islice(found, MAX_COMPARED))
        others = (number for number in range(len(self)) if number not in scores)
        if len(self) <= MAX_COMPARED:
            first |= {number: -weigh_against(number) for number in others if offered(self._names[number])}
        again = self._rank_by_meaning(wish, first, scores, similarity)
        return chain(again, (number for number, _ in found))

    def _rank_by_words(
        self, scores: Mapping[int, float], weigh_against: Callable[[int], float]
    ) -> Iterator[tuple[int, float]]:
        """Yield numbers of tools with what counts for and against them, best first; the latter is only worked out where it matters."""
        waiting: list[tuple[float, str, int]] = []
        for number, score in sorted(scores.items(), key=lambda one: -one[1]):
            while waiting and -waiting[0][0] > score:
                yield _get_first(waiting)
            heapq.heappush(waiting, (weigh_against(number) - score, self._names[number], number))
        while waiting:
            yield _get_first(waiting)

    def _rank_by_meaning(
        self, wish: str, ranked: Mapping[int, float], named: Collection[int], similarity: SentenceSimilarity
    ) -> list[int]:
        """Return the numbers of tools in the order of score and similarity; one without a word of the wish must be clearly alike."""
        found = similarity.compare(wish, [self._sentences[number] for number in ranked])
        alike = dict(zip(ranked, weigh_similarities(found), strict=True))
        clear = zip(ranked, list_clearly_alike(found, similarity.least_alike), strict=True)
        kept = [number for number, is_clear in clear if is_clear or number in named]
        weight = _MEANING * similarity.trust
        return sorted(kept, key=lambda one: (-ranked[one] - weight * alike[one], self._names[one]))

    def _score(self, wish: str) -> tuple[dict[int, float], Callable[[int], float]]:
        """Return number → what counts for a tool, and a function of what counts against it."""
        terms = translate_wish(wish)
        own: list[Meaning] = [{word: weight} for word, weight in terms.own.items()]
        scores: defaultdict[int, float] = defaultdict(float)
        asked: set[str] = set()
        share = _COVERAGE / max(len(terms.things) + len(own), 1)
        for meanings, weight, most in (
            (terms.things, _THINGS, _MAX_THING_RARITY),
            (own, _WORDS, _MAX_THING_RARITY),
            (terms.actions, _ACTIONS, _MAX_ACTION_RARITY),
        ):
            named = scores if meanings is terms.actions else None
            covered = share if named is None else 0.0
            for meaning in meanings:
                for number, score in self._score_meaning(meaning, weight, most, named).items():
                    scores[number] += score + covered
                asked.update(meaning)
        self._add_learnt(wish, scores)
        kind = terms.kind

        def weigh_against(number: int) -> float:
            traits = self._traits[number]
            surplus = sum(rarity for word, rarity in self._surplus[number] if word not in asked)
            special = not asked.isdisjoint(_SPECIAL_WORDS) or traits.name_words.isdisjoint(_SPECIAL_WORDS)
            against = _SURPLUS * surplus + _OUTDATED * traits.outdated + (0.0 if special else _SPECIAL)
            return against + _compare_kinds(kind, traits.kind)

        return scores, weigh_against

    def _add_learnt(self, wish: str, scores: dict[int, float]) -> None:
        """Add what was learnt of such wishes for each tool, or against it; its kind of action alone is no reason to name a tool."""
        learnt = [0.0] * len(self)
        weights = self._associations.weigh_targets(wish)
        for word, weight in weights.items():
            for number in self._learnt_postings.get(word, ()):
                learnt[number] += weight
        for number, weight in enumerate(learnt):
            if number in scores or self._trust * weight >= _LEAST_LEARNT:
                kind = weights.get(f"#{self._traits[number].kind}", 0.0)
                scores[number] = scores.get(number, 0.0) + self._trust * (weight + kind)

    def _score_meaning(
        self, meaning: Meaning, weight: float, most: float, named: Mapping[int, float] | None
    ) -> dict[int, float]:
        """Return number → score of the tools that have a word of this meaning; of several words the best counts in full.

        A verb that many tools have is only looked for in those that are ``named`` by what it is done to, if there are any.
        """
        found: dict[int, float] = {}
        for word, share in meaning.items():
            postings = self._postings.get(word)
            if postings is None:
                continue
            rarity = min(self._rarity[word], most)
            most = min(most, rarity * _MAX_LESS_USUAL)
            factor = weight * share * rarity
            looked_for = named.keys() & postings.keys() if named and rarity < _COMMON_RARITY else postings
            if not found:
                found = {number: factor * postings[number] for number in looked_for}
                continue
            for number in looked_for:
                score = factor * postings[number]
                before = found.get(number)
                if before is None:
                    found[number] = score
                elif before < score:
                    found[number] = score + _FURTHER * before
                else:
                    found[number] = before + _FURTHER * score
        return found


def list_learnt_words(tool: SearchedTool) -> set[str]:
    """Return what associations say something of: the words of a tool's name and summary, and its kind of action with a ``#`` before it."""
    name = _list_name_words(tool.name)
    summary = list_terms(tool.description.partition("\n")[0][:_MAX_SUMMARY_CHARS])
    return {*name, *summary, f"#{_describe_traits(tool, name).kind}"}


def _list_name_words(name: str) -> list[str]:
    return [stem_term(word) for word in split_identifier(name)]


def _get_first(waiting: list[tuple[float, str, int]]) -> tuple[int, float]:
    against, _, number = heapq.heappop(waiting)
    return number, -against


_VARIED, _MAX_OF_FAMILY = 5, 2
"""Among the first so many tools, at most so many differ only in whose things they are for."""

_SCOPES = frozenset(
    map(
        stem_term,
        "org organization user users authenticated repo repository enterprise team legacy for in by of the a id all".split(),
    )
)
_FUNCTION_WORDS = frozenset("a an the of for in on to with by from at and or as is that this id".split())
_SPECIAL_WORDS = frozenset(map(stem_term, "enterprise admin beta alpha preview watch test helpers".split()))
_OUTDATED_WORDS = frozenset(map(stem_term, "legacy deprecated obsolete stubbed".split()))
_READING = frozenset(
    map(
        stem_term,
        "get list read search find check retrieve fetch show query watch download lookup export count".split(),
    )
)
_REMOVING = frozenset(
    map(
        stem_term,
        "delete remove destroy revoke cancel unset clear detach dismiss unstar unfollow unblock kick".split(),
    )
)
_CHANGING = frozenset(
    map(stem_term, "update set edit modify patch replace rename move enable disable convert".split())
)
_MAKING = frozenset(map(stem_term, "create add post insert put new upload send start".split()))


def _describe_traits(tool: SearchedTool, name: Sequence[str]) -> _ToolTraits:
    summary = list_terms(tool.description.partition("\n")[0][:_MAX_SUMMARY_CHARS])
    kinds = (_get_kind(word) for word in (*name, *summary[:1]))
    kind = "?" if tool.reads else next(filter(None, kinds), "")
    words = frozenset(name) - _FUNCTION_WORDS
    family = words - _SCOPES
    outdated = not words.isdisjoint(_OUTDATED_WORDS) or "deprecated" in tool.description[:_MAX_SUMMARY_CHARS]
    return _ToolTraits(words, kind, outdated, family if len(family) > 1 else words)


def _get_kind(word: str) -> WishKind:
    if word in _READING:
        return "?"
    if word in _REMOVING:
        return "-"
    if word in _MAKING:
        return "+"
    return "~" if word in _CHANGING else ""


def _compare_kinds(asked: WishKind, done: WishKind) -> float:
    """Return what counts against a tool for what it does."""
    if not asked or not done or asked == done:
        return 0.0
    if "?" in (asked, done):
        return _OTHER_KIND
    return _OPPOSITE if "-" in (asked, done) and "~" not in (asked, done) else 0.0


def _weigh_words(tool: SearchedTool, in_name: Collection[str]) -> dict[str, float]:
    summary, _, rest = tool.description.partition("\n")
    weights: defaultdict[str, float] = defaultdict(float)
    for word in in_name:
        weights[word] += _NAME
    for word in set(list_terms(summary[:_MAX_SUMMARY_CHARS])):
        weights[word] += _SUMMARY
    for word in set(list_terms(rest[:_MAX_DESCRIPTION_CHARS])):
        weights[word] += _DESCRIPTION
    for word, share in _translate_definition(tool.name, summary[:_MAX_SUMMARY_CHARS]):
        weights[word] = max(weights[word], _SUMMARY * share)
    for word, weight in _weigh_parameters(tool):
        weights[word] += weight
    return dict(weights)


def _weigh_parameters(tool: SearchedTool) -> Iterator[tuple[str, float]]:
    """Yield the words of a tool's parameters, of what is said of them, and of what they accept, each with its weight."""
    for parameter in tool.parameters:
        for part in set(split_identifier(fold_text(parameter))):
            yield stem_term(part), _PARAMETERS
    for word in {word for one in tool.notes for word in list_terms(one)}:
        yield word, _NOTES
    parts = {part for one in tool.choices for part in split_identifier(fold_text(one))}
    for word in {stem_term(one) for one in parts if len(one) > _MAX_MEANINGLESS}:
        yield word, _CHOICES


_MAX_MEANINGLESS = 2
"""Parts of choices up to this length are abbreviations."""


def _translate_definition(name: str, summary: str) -> Iterator[tuple[str, float]]:
    """Yield the English words, each with its share, that a definition in Chinese represents."""
    if not (name.isascii() and summary.isascii()):
        terms = translate_wish(f"{name} {summary}")
        for meaning in (*terms.actions, *terms.things):
            yield from meaning.items()
