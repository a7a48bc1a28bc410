"""A wish in the words of definitions: what people say, in English and Chinese, and what definitions of APIs call it. Pure.

The words themselves are in ``api_actions.py`` (what is done) and ``api_things.py`` (what it is done to), written from general
knowledge of what programming interfaces and the trades that publish them offer. One line is one meaning: each phrase on the left
represents the words on the right, each of which may be that of a name, a path or a summary.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from callwright.core.selection.api_actions import ACTION_LINES
from callwright.core.selection.api_things import THING_LINES
from callwright.core.text.text_analysis import COMMON_STEMS, fold_text, stem_word

_WORD = re.compile(r"[a-z0-9]+|[^\x00-\x7f]")
_AGENT_ENDING = re.compile(r"(?<=[a-z]{3})(?:er|or)s?$")
_LONGEST_PHRASE = 6
_MAX_GAP = 7
"""Maximum number of words, or Chinese characters, between the two parts of a phrase."""

_VAGUE_WEIGHT = 0.25
"""Weight of a word that says little of which tool is meant."""

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
        unknown: The stems of its other words that may be those of a definition.
    """

    actions: list[Meaning]
    kind: WishKind
    things: list[Meaning]
    unknown: list[str]


def stem_term(word: str) -> str:
    """Return the stem of a word of a definition; who does something is not what is done: a runner is no run."""
    return word.removesuffix("s") if _AGENT_ENDING.search(word) else stem_word(word)


def translate_wish(wish: str) -> ApiTerms:
    """Return the words that definitions use for the phrases of a wish; of phrases within each other, the longest counts.

    The phrase with which a wish begins says what is done: "file a bug" is of no file.
    """
    words = split_terms(wish)
    actions = [one for one in _read_vocabulary().actions.translate(words) if not _is_noun(words, one)]
    things = list(_read_vocabulary().things.translate(words))
    if words and words[0].isascii() and actions and actions[0].begins == 0:
        opening = actions[0].length
        things = [one for one in things if one.begins >= opening or one.length > opening]
    kind = _read_kind(actions, words, wish)
    told = {at for one in (*actions, *things) for at in one.places}
    unknown = [word for at, word in enumerate(words) if at not in told and word not in COMMON_STEMS]
    return ApiTerms(
        [one.meaning for one in actions] or ([_ASKED] if kind == "?" else []),
        kind,
        [*(one.meaning for one in things), *({word: 1.0} for word in _join_neighbours(words))],
        list(dict.fromkeys(unknown)),
    )


_QUESTION_WORDS = re.compile("哪些|多少|谁|什么|几个|有没有|吗|哪个|哪几|怎么样|在不在|是不是|没有$")
_ENGLISH_QUESTIONS = frozenset(
    map(
        stem_term,
        "who whose what which how where when is are was were did do does has have am can why any".split(),
    )
)
_BEFORE_NOUNS = frozenset(
    "a an the any my our your his her their this that these those some no all each every its".split()
)
_ASKED: Meaning = {"list": 1.0, "get": 0.9, "check": 0.6}
"""What a question without a verb asks for."""


def _is_noun(words: list[str], action: "_Found") -> bool:
    """Return whether an English word that can be an action names or describes a thing: the open issues, a change."""
    return action.begins > 0 and action.length == 1 and words[action.begins - 1] in _BEFORE_NOUNS


def _read_kind(actions: "list[_Found]", words: list[str], wish: str) -> WishKind:
    """Return what kind of action a wish is about; a question is one, whatever verbs are in it."""
    signs = {one.sign for one in actions} - {"."}
    asks = bool(actions) and actions[0].begins == 0 and actions[0].sign == "?" and words[0].isascii()
    if asks or "".join(words[:1]) in _ENGLISH_QUESTIONS or _QUESTION_WORDS.search(wish) or signs == {"?"}:
        return "?"
    return next(iter(signs)) if len(signs) == 1 else ("" if "?" in signs or not signs else "~")


def _join_neighbours(words: list[str]) -> Iterator[str]:
    """Yield pairs of English words written as one: some definitions have ``codeowners``, others code owners."""
    for one, other in pairwise(words):
        if one.isascii() and other.isascii() and len(one) > 1 and len(other) > 1:
            yield one + other


def split_terms(text: str) -> list[str]:
    """Return stems of English words, and Chinese characters one by one."""
    return [stem_term(one) for one in _WORD.findall(fold_text(text))]


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


class _Phrases:
    """Phrases and what they represent; those in two parts are looked for first."""

    def __init__(self, lines: str, signs: str, usual: str) -> None:
        self._whole: dict[_Words, _Target] = {}
        self._parted: dict[_Words, list[tuple[_Words, _Target]]] = {}
        merged: dict[tuple[_Words, _Words], tuple[str, dict[str, None]]] = {}
        for line in lines.strip().splitlines():
            if line.startswith("["):
                continue
            sign, text = (line[0], line[2:]) if line[0] in signs and line[1] == " " else (usual, line)
            phrases, _, words = text.partition(" > ")
            targets = dict.fromkeys(split_terms(words))
            for phrase in phrases.split("|"):
                head, _, tail = phrase.partition("…")
                key = tuple(split_terms(head)), tuple(split_terms(tail))
                merged.setdefault(key, (sign, {}))[1].update(targets)
        for (first, last), (sign, found) in merged.items():
            weight = _VAGUE_WEIGHT if sign == "~" and usual == "=" else 1.0
            meaning = {word: weight * (1.0 - 0.1 * min(place, 4)) for place, word in enumerate(found)}
            if last:
                self._parted.setdefault(first, []).append((last, (sign, meaning)))
            else:
                self._whole[first] = sign, meaning
        self._longest_head = max(map(len, self._parted), default=0)

    def translate(self, words: list[str]) -> Iterable[_Found]:
        """Return the phrases of a wish in their order."""
        used: set[int] = set()
        found = list(self._find_parted(words, used))
        found += self._find_whole(words, used)
        return sorted(found, key=lambda one: one.places)

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
