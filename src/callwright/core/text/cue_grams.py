"""Derive from a pattern the words of which a text must have at least one for the pattern to match. Pure.

These words, word ends and Chinese characters are the *grams* of the pattern: it cannot match a text without any of them. They are derived
from the pattern, not listed separately, so that they follow every change of it. Reads the subset of regular expressions
that patterns of cues use; if no gram is certain, the pattern is always tried.
"""

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

_PREFIX_CHARS, _SUFFIX_CHARS, _HAN_CHARS = 3, 2, 2
_MAX_SHAPES = 600
"""Ways to spell a part of a pattern up to which it is spelled out as one."""

_BREAK, _EDGE, _THIN, _LEAD, _ANY = "\0", "\1", "\2", "\3", "\4"
"""Items of a spelling that are no letters: a character of no word; the edge of a word; perhaps characters of no word; perhaps whole
words and the space behind them; anything."""

_COMMON_WORDS = frozenset(
    "i a an the to it is my me we you he she they in on of for and or with at as be do does not no so if that this are was have has had get got can could will would please need want".split()
)
_SINGLE_ESCAPES = {"b": _EDGE, "W": _BREAK, "s": _BREAK, "w": _ANY, "d": _ANY, "S": _ANY, "D": _ANY}
_ZERO_WIDTH = {"^": _BREAK, "$": _BREAK, ".": _ANY}

_Spellings = list[str]
"""Possible spellings of a part of a pattern, each a text of letters and of the items above."""


class CueGrams(Struct, frozen=True):
    """Words, beginnings of words (three characters), ends of words (two), one or two Chinese characters, and signs."""

    words: frozenset[str]
    prefixes: frozenset[str]
    suffixes: frozenset[str]
    han: frozenset[str]
    signs: frozenset[str]


def derive_grams(pattern: str) -> CueGrams | None:
    """Return grams of which every match has at least one; None where that is not certain.

    The words of a text are its runs of ``[a-z0-9_]``.
    """
    candidates = _PatternReader(pattern).read_alternatives()
    best = _choose_grams(candidates)
    if best is None:
        return None
    return CueGrams(*(frozenset(gram for one, gram in best if one == kind) for kind in _KINDS))


_KINDS = ("word", "prefix", "suffix", "han", "sign")


_Gram = tuple[str, str]
_Candidates = list[_Spellings]
"""Parts that every match contains, each with its possible spellings."""


def _choose_grams(candidates: Sequence[_Spellings]) -> frozenset[_Gram] | None:
    """Return the rarest set of grams that one of the parts allows."""
    sets = [found for one in candidates if (found := _cover_spellings(one)) is not None]
    return min(sets, key=lambda found: sum(1.0 / _rate_gram(one) for one in found), default=None)


def _cover_spellings(spellings: _Spellings) -> frozenset[_Gram] | None:
    found: set[_Gram] = set()
    for one in spellings:
        grams = list(_iter_grams(one))
        if not grams:
            return None
        found.add(max(grams, key=_rate_gram))
    return frozenset(found)


def _rate_gram(gram: _Gram) -> float:
    """Return how seldom a gram occurs in texts, roughly: a long word is rarer than a common one or the end of a word."""
    kind, text = gram
    if kind == "han":
        return 4.0 * len(text)
    if kind == "word":
        return 1.5 if text in _COMMON_WORDS else 2.0 + len(text)
    return {"prefix": 2.0, "suffix": 1.0, "sign": 0.5}[kind]


def _iter_grams(spelling: str) -> Iterator[_Gram]:
    """Yield the grams of one spelling."""
    for match in _RUN.finditer(spelling):
        start, end = match.span()
        if match["han"]:
            run = match[0]
            yield from (("han", run[at : at + _HAN_CHARS]) for at in range(max(len(run) - 1, 1)))
        elif match["word"]:
            starts, ends = (
                _is_edge(spelling[:start].rstrip(_THIN + _LEAD)[-1:]),
                _is_edge(spelling[end:].lstrip(_THIN)[:1]),
            )
            yield from _iter_word_grams(match[0], starts=starts, ends=ends)
        else:
            yield "sign", match[0]


_RUN = re.compile(r"(?P<han>[\u2e80-\U0010ffff]+)|(?P<word>[a-z0-9_]+)|[^\s\x00-\x04'\",.A-Z]")


def _iter_word_grams(run: str, *, starts: bool, ends: bool) -> Iterator[_Gram]:
    if starts and ends:
        yield "word", run
    elif starts and len(run) >= _PREFIX_CHARS:
        yield "prefix", run[:_PREFIX_CHARS]
    elif ends and len(run) >= _SUFFIX_CHARS:
        yield "suffix", run[-_SUFFIX_CHARS:]


def _is_edge(beside: str) -> bool:
    """Return whether a word certainly ends where this item follows or precedes."""
    if not beside or beside in {_ANY, _LEAD, _THIN}:
        return False
    return beside >= _HAN or not (beside.isalnum() or beside == "_")


_HAN = "\u2e80"


class _PatternReader:
    """A reader of one regular expression; every method reads on from ``_at``."""

    def __init__(self, pattern: str) -> None:
        self._text = pattern
        self._at = 0

    def read_alternatives(self) -> _Candidates:
        """Read alternatives up to the end of their group; return the parts that every match contains."""
        branches = [self._read_branch()]
        while self._peek() == "|":
            self._at += 1
            branches.append(self._read_branch())
        if len(branches) == 1:
            return branches[0]
        # Of each alternative its best part; an alternative without any makes the whole uncertain.
        chosen = [self._choose_part(one) for one in branches]
        return [] if None in chosen else [[spelling for one in chosen if one for spelling in one]]

    @staticmethod
    def _choose_part(parts: _Candidates) -> _Spellings | None:
        sets = [(one, found) for one in parts if (found := _cover_spellings(one)) is not None]
        if not sets:
            return parts[0] if len(parts) == 1 else None
        return min(sets, key=lambda pair: sum(1.0 / _rate_gram(gram) for gram in pair[1]))[0]

    def _read_branch(self) -> _Candidates:
        parts: _Candidates = []
        current: _Spellings = [""]
        while self._peek() not in {"", "|", ")"}:
            atoms = self._repeat(self._read_atom())
            for at, spellings in enumerate(atoms):
                if at or len(current) * len(spellings) > _MAX_SHAPES:
                    parts.append([one + _ANY for one in current])
                    current = [_ANY]
                current = [one + other for one in current for other in spellings]
        return [*parts, current]

    def _read_atom(self) -> _Candidates:
        char = self._peek()
        if char == "(":
            return self._read_group()
        if char == "[":
            return [self._read_class()]
        self._at += 1
        if char == "\\":
            letter = self._peek()
            self._at += 1
            return [[_SINGLE_ESCAPES.get(letter, _ANY if letter.isalnum() else letter)]]
        return [[_ZERO_WIDTH.get(char, char)]]

    def _read_group(self) -> _Candidates:
        self._at += 1
        opener = next(
            (one for one in ("?:", "?=", "?!", "?<=", "?<!") if self._text.startswith(one, self._at)), ""
        )
        if opener:
            self._at += len(opener)
        elif self._text.startswith("?", self._at):
            # (?P<name>…) and (?-i:…)
            self._at = (
                min(at for at in (self._text.find(">", self._at), self._text.find(":", self._at)) if at > 0)
                + 1
            )
        start = self._at
        inner = self.read_alternatives()
        self._at += 1
        if opener in {"?=", "?!", "?<=", "?<!"}:
            return [[_EDGE if _bounds_word(opener, self._text[start : self._at - 1], inner) else _ANY]]
        return inner or [[_ANY]]

    def _read_class(self) -> _Spellings:
        start = self._at
        self._at += 2 if self._text[start + 1] in "^]" else 1
        while self._text[self._at] != "]":
            self._at += 2 if self._text[self._at] == "\\" else 1
        inner = self._text[start + 1 : self._at]
        self._at += 1
        if inner == r"\u4e00-\u9fff":
            return [_BREAK]
        if inner.startswith("^") or "-" in inner or "\\d" in inner or "\\w" in inner:
            return [_ANY]
        return list(dict.fromkeys(_read_members(inner)))

    def _repeat(self, atoms: _Candidates) -> _Candidates:
        """Read the quantifier of an atom; return the parts of the repeated atom."""
        low, many = self._read_count()
        if low == 1 and not many:
            return atoms
        if low:
            return [[one + _ANY for one in spellings] for spellings in atoms]
        if len(atoms) == 1 and atoms[0] != ["'"] and all(len(one) == 1 and _is_edge(one) for one in atoms[0]):
            return [[_THIN]]
        short = not many and len(atoms) == 1 and len(atoms[0]) == 1
        if not short and all(_is_edge(one[-1:]) for one in atoms[-1]):
            return [[_LEAD]]
        return [["", *atoms[0]] if short else [_ANY]]

    def _read_count(self) -> tuple[int, bool]:
        """Return the minimum number of occurrences of an atom (0 or 1), and whether more are possible."""
        char = self._peek()
        if char not in {"?", "*", "+", "{"}:
            return 1, False
        low, many = {"?": (0, False), "*": (0, True), "+": (1, True), "{": (0, True)}[char]
        if char == "{":
            end = self._text.index("}", self._at)
            low = int(not self._text[self._at + 1 : end].startswith(("0", ",")))
            self._at = end
        self._at += 1
        if self._peek() in {"+", "?"}:
            self._at += 1
        return low, many

    def _peek(self) -> str:
        return self._text[self._at : self._at + 1]


def _bounds_word(opener: str, text: str, inner: _Candidates) -> bool:
    """Return whether a look ahead or back allows only the edge of a word."""
    if opener == "?=":
        return len(inner) == 1 and all(_is_edge(one[:1]) for one in inner[0])
    return opener in {"?!", "?<!"} and text in {r"\w", "[a-z0-9_]"}


def _read_members(inner: str) -> Iterator[str]:
    at = 0
    while at < len(inner):
        if inner[at] == "\\":
            at += 1
            yield _SINGLE_ESCAPES.get(inner[at], inner[at])
        else:
            yield inner[at]
        at += 1
