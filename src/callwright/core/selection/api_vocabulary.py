"""A wish in the words of definitions: what people say, in English and Chinese, and what definitions of APIs call it. Pure.

The words themselves are in ``api_actions.py`` (what is done) and ``api_things.py`` (what it is done to), written from general
knowledge of what programming interfaces and the trades that publish them offer. One line is one meaning: each phrase on the left
represents the words on the right, each of which may be that of a name, a path or a summary.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from callwright.core.selection.api_actions import ACTION_LINES
from callwright.core.selection.api_things import THING_LINES
from callwright.core.text.text_analysis import COMMON_STEMS, GENERIC_STEMS, fold_text, split_words, stem_word

_WORD = re.compile(r"[a-z0-9]+|[^\x00-\x7f]")
_BREAKS = re.compile(r"<[^<>]{1,60}>|(?<=[a-z]{3})(?=[A-Z][a-z]{2})|(?<=[A-Z]{2})(?=[A-Z][a-z]{3})")
_AGENT_ENDING = re.compile(r"(?<=[a-z]{3})(?:er|or)s?$")
_OWN_TERMS = {
    form: word
    for word in ("come", "state", "statement", "production", "restore", "recording", "site", "deployment")
    for form in (word, f"{word}s")
}
"""Words that are no forms of comment, stats, product, rest, record, sit and deploy."""

_LONGEST_PHRASE = 6
_MAX_GAP = 7
"""Maximum number of words, or Chinese characters, between the two parts of a phrase."""

_VAGUE_WEIGHT = 0.25
"""Weight of a word that says little of which tool is meant."""

_TOLD_WEIGHT = 0.4
"""Weight of a word itself where a phrase with it represents other words."""

Meaning = dict[str, float]
"""The words of definitions that one phrase of a wish represents: stem → weight, the most likely first."""


WishKind = str
"""``?`` reads, ``+`` makes, ``~`` changes, ``-`` removes or ends, as in ``api_actions.py``; "" for what is not known."""


class ApiTerms(NamedTuple):
    """What a wish asks for, in the words of definitions.

    Attributes:
        actions: The meanings of its phrases for what is done.
        kind: The kind of what is done; "" where that is not certain.
        things: The meanings of its phrases for what it is done to.
        own: The stems of its own content words, with a weight: most for those that no phrase represents.
    """

    actions: list[Meaning]
    kind: WishKind
    things: list[Meaning]
    own: Meaning


@lru_cache(16_384)
def stem_term(word: str) -> str:
    """Return the stem of a word of a definition; who does something is not what is done: a runner is no run."""
    if word in _OWN_TERMS:
        return _OWN_TERMS[word]
    return word.removesuffix("s") if _AGENT_ENDING.search(word) else stem_word(word)


def translate_wish(wish: str) -> ApiTerms:
    """Return the words that definitions use for the phrases of a wish; of phrases within each other, the longest counts.

    The phrase with which a wish begins says what is done: "file a bug" is of no file.
    """
    spoken = _split(wish)
    words = [stem_term(one) for one in spoken]
    nouns = [_get_singular(one) for one in spoken]
    vocabulary = _read_vocabulary()
    actions = [one for one in vocabulary.actions.translate(words) if not _is_noun(words, nouns, spoken, one)]
    things = list(vocabulary.things.translate(words, nouns))
    if words and words[0].isascii() and actions and actions[0].begins == 0:
        opening = actions[0].length
        things = [one for one in things if one.begins >= opening or one.length > opening]
    kind = _read_kind(actions, words, wish)
    if len(actions) > 1 and actions[0].length == 1 and words[actions[0].begins] in _LIGHT_VERBS:
        actions = [*actions[1:], actions[0]]
    done = _weigh_order(_list_distinct(actions), _LATER_ACTION if wish.isascii() else 1.0)
    objects = _list_distinct(things)
    if kind == "-":
        objects = [_add_opposites(one) for one in objects]
    told = {at for one in (*actions, *things) for at in one.places}
    return ApiTerms(
        actions=done or ([_ASKED] if kind == "?" else []),
        kind=kind,
        things=[*objects, *({word: 1.0} for word in _join_neighbours(words))],
        own=_weigh_own_words(words, told, wish),
    )


def _weigh_own_words(words: list[str], told: set[int], wish: str) -> Meaning:
    """Return the content words of a wish itself, and its pairs of Chinese characters; ``told`` are places in phrases."""
    own = {
        word: _TOLD_WEIGHT if at in told else 1.0
        for at, word in enumerate(words)
        if len(word) > 1 and word.isascii() and word not in COMMON_STEMS and word not in GENERIC_STEMS
    }
    pairs = [] if wish.isascii() else [one for one in list_terms(wish) if not one.isascii()]
    return own | dict.fromkeys(pairs, _TOLD_WEIGHT)


_QUESTION_WORDS = re.compile("哪些|多少|谁|什么|几个|有没有|吗|哪个|哪几|怎么样|在不在|是不是|没有$")
_ENGLISH_QUESTIONS = frozenset(
    map(
        stem_term,
        "who whose what which how where when is are was were did does has am why".split(),
    )
)
_SHORTEST_COMMAND = 3
_OPENS_NO_COMMAND = frozenset(
    "a an the any my our your his her their all no i we you for of in on about to".split()
)
_BEFORE_NOUNS = frozenset(
    "a an the any my our your his her their this that these those some no all each every its".split()
)


def _list_distinct(found: "list[_Found]") -> list[Meaning]:
    """Return each meaning once: what is said twice is not asked for twice."""
    return list({tuple(one.meaning): one.meaning for one in found}.values())


def _weigh_order(meanings: list[Meaning], share: float) -> list[Meaning]:
    """Return the first as it is and the others with a share of their weight: English says first what is to be done."""
    later = [{word: weight * share for word, weight in one.items()} for one in meanings[1:]]
    return [*meanings[:1], *later]


def _add_opposites(thing: Meaning) -> Meaning:
    """Return a thing that is to be taken away with the verbs for that: what takes a star away is ``unstar``."""
    return thing | {f"un{word}": weight for word, weight in thing.items()}


_LATER_ACTION = 0.6
_LIGHT_VERBS = frozenset(map(stem_term, "leave make do take write give put have drop get".split()))
"""Verbs that leave it to their object to say what is done: leave a comment, make a copy."""

_ASKED: Meaning = {"list": 1.0, "get": 0.9, "check": 0.6}
"""What a question without a verb asks for."""


def _is_noun(words: list[str], nouns: list[str], spoken: list[str], action: "_Found") -> bool:
    """Return whether an English word that can be an action names or describes a thing: the open issues, a change."""
    before = action.begins - 1
    if before < 0 or action.length > 1 or not words[before].isascii():
        return False
    noun = nouns[action.begins]
    if words[before] not in _BEFORE_NOUNS:
        return noun != spoken[action.begins]
    return before == 0 or words[before - 1] not in _LIGHT_VERBS or _read_vocabulary().things.has_noun(noun)


def _read_kind(actions: "list[_Found]", words: list[str], wish: str) -> WishKind:
    """Return what kind of action a wish is about; a question is one, whatever verbs are in it."""
    signs = {one.sign for one in actions} - {"."}
    asks = bool(actions) and actions[0].begins == 0 and actions[0].sign == "?" and words[0].isascii()
    if asks or "".join(words[:1]) in _ENGLISH_QUESTIONS or _QUESTION_WORDS.search(wish) or signs == {"?"}:
        return "?"
    if len(signs) == 1:
        return next(iter(signs))
    return "~" if (signs and "?" not in signs) or _is_command(words, wish) else ""


def _is_command(words: list[str], wish: str) -> bool:
    """Return whether a wish begins with an English verb that no phrase has: "recolor a label" is no question.

    A verb is told from the name of a thing by what is behind it, as in "customers of last week".
    """
    if len(words) < _SHORTEST_COMMAND or not wish.isascii() or words[0] in _OPENS_NO_COMMAND:
        return False
    opening = list(_read_vocabulary().things.translate(words[:1], [_get_singular(_split(wish)[0])]))
    return not opening


def _join_neighbours(words: list[str]) -> Iterator[str]:
    """Yield pairs of English words written as one: some definitions have ``codeowners``, others code owners."""
    for one, other in pairwise(words):
        if (
            min(len(one), len(other)) > 1
            and not COMMON_STEMS.intersection((one, other))
            and one.isascii()
            and other.isascii()
        ):
            yield one + other


def split_terms(text: str) -> list[str]:
    """Return stems of English words, and Chinese characters one by one."""
    return [stem_term(one) for one in _split(text)]


def _split(text: str) -> list[str]:
    """Return English words and Chinese characters, folded; names as of types are split at their capitals."""
    return _WORD.findall(fold_text(_BREAKS.sub(" ", text)))


def _get_singular(word: str) -> str:
    """Return a noun without the ending of its plural: what is approved is no approval."""
    if len(word) < 4 or not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return word
    return f"{word[:-3]}y" if word.endswith("ies") else word[:-1]


def list_terms(text: str) -> list[str]:
    """Return the stems of the content words of a text, and pairs of neighbouring Chinese characters."""
    words = map(stem_term, split_words(fold_text(_BREAKS.sub(" ", text))))
    return [one for one in words if one not in COMMON_STEMS]


class _Found(NamedTuple):
    """A phrase in a wish."""

    places: tuple[int, ...]
    sign: str
    meaning: Meaning

    @property
    def begins(self) -> int:
        return self.places[0]

    @property
    def length(self) -> int:
        return len(self.places)


_Words = tuple[str, ...]
_Target = tuple[str, Meaning]


def _read_lines(lines: str, signs: str, usual: str) -> Iterator[tuple[str, str, str, dict[str, None]]]:
    """Yield the sign of each phrase, its two parts (the second may be empty) and the words that it represents."""
    for line in lines.strip().splitlines():
        if line.startswith("["):
            continue
        sign, text = (line[0], line[2:]) if line[0] in signs and line[1] == " " else (usual, line)
        phrases, _, words = text.partition(" > ")
        targets = dict.fromkeys(split_terms(words))
        for phrase in phrases.split("|"):
            head, _, tail = phrase.partition("…")
            yield sign, head, tail, targets


def _weigh_targets(found: dict[str, None], noun: _Words = (), sign: str = "") -> Meaning:
    """Return words with their weights, the most usual first; a thing may also have the very ``noun`` that people say."""
    weight = _VAGUE_WEIGHT if noun and sign == "~" else 1.0
    named = dict.fromkeys(noun) if len(noun) == 1 and noun[0] not in found else {}
    return {word: weight * (1.0 - 0.1 * min(place, 4)) for place, word in enumerate({**named, **found})}


class _Phrases:
    """Phrases and what they represent; those in two parts are looked for first."""

    def __init__(self, lines: str, signs: str, usual: str) -> None:
        self._whole: dict[_Words, _Target] = {}
        self._parted: dict[_Words, list[tuple[_Words, _Target]]] = {}
        self._nouns: defaultdict[str, set[str]] = defaultdict(set)
        merged: dict[tuple[_Words, _Words], tuple[str, dict[str, None]]] = {}
        for sign, head, tail, targets in _read_lines(lines, signs, usual):
            first, last = tuple(split_terms(head)), tuple(split_terms(tail))
            merged.setdefault((first, last), (sign, {}))[1].update(targets)
            if len(first) == 1 and not last:
                self._nouns[first[0]].add(_get_singular(fold_text(head)))
        for (first, last), (sign, found) in merged.items():
            if last:
                self._parted.setdefault(first, []).append((last, (sign, _weigh_targets(found))))
            else:
                self._whole[first] = sign, _weigh_targets(found, first if usual == "=" else (), sign)
        for ends in self._parted.values():
            ends.sort(key=lambda one: -len(one[0]))
        self._longest_head = max(map(len, self._parted), default=0)

    def translate(self, words: list[str], nouns: list[str] | None = None) -> Iterable[_Found]:
        """Return the phrases of a wish in their order; with ``nouns``, a phrase of one word must be that noun."""
        used: set[int] = set()
        found = list(self._find_parted(words, used))
        found += [
            one
            for one in self._find_whole(words, used)
            if nouns is None or one.length > 1 or nouns[one.begins] in self._nouns[words[one.begins]]
        ]
        return sorted(found, key=lambda one: one.places)

    def has_noun(self, noun: str) -> bool:
        """Return whether a noun is a phrase of its own."""
        return noun in self._nouns.get(stem_term(noun), ())

    def _find_parted(self, words: list[str], used: set[int]) -> Iterator[_Found]:
        for at in range(len(words)):
            for length in range(self._longest_head, 0, -1):
                for last, (sign, meaning) in self._parted.get(tuple(words[at : at + length]), ()):
                    tail = _find_sequence(words, last, at + length)
                    places = (*range(at, at + length), *range(tail, tail + len(last)))
                    if tail >= 0 and used.isdisjoint(places):
                        used.update(places)
                        yield _Found(places, sign, meaning)

    def _find_whole(self, words: list[str], used: set[int]) -> Iterator[_Found]:
        at = 0
        while at < len(words):
            step = 1
            for end in range(min(len(words), at + _LONGEST_PHRASE), at, -1):
                target = self._whole.get(tuple(words[at:end]))
                if target is not None and used.isdisjoint(range(at, end)):
                    yield _Found(tuple(range(at, end)), *target)
                    step = end - at
                    break
            at += step


def _find_sequence(words: list[str], wanted: _Words, begin: int) -> int:
    """Return where words stand within the largest gap from ``begin`` on, or -1."""
    size = len(wanted)
    for at in range(begin + 1, min(begin + _MAX_GAP, len(words) - size) + 1):
        if words[at] == wanted[0] and tuple(words[at : at + size]) == wanted:
            return at
    return -1


class _Vocabulary(NamedTuple):
    actions: _Phrases
    things: _Phrases


@cache
def _read_vocabulary() -> _Vocabulary:
    return _Vocabulary(_Phrases(ACTION_LINES, "?+~-.", "."), _Phrases(THING_LINES, "~", "="))
