"""Find the places of a text where an order to a model may stand: words that some rule needs, near each other.

One automaton (Aho and Corasick) finds the words of the lexicon and the literals without which no phrase can match. Its time is in
proportion to the text and to the words found, whatever the text is; a regular expression of all cues has so many states that a hostile
text makes it build a new one for nearly every byte. May not know how evidence is weighed: a place is only a reason to read there.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from callwright.core.guard import speech_act_lexicon as lexicon
from callwright.core.guard.misspelt_words import MAX_LETTERS, find_misspelt_part
from callwright.core.guard.phrase_literals import LITERALS_BY_PHRASE
from callwright.core.guard.speech_act_rules import TAGS

_ALONE: Final = frozenset("AXE")
"""Parts that are a cue by themselves."""

_PAIRS: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "B": (("J", 3), ("R", 8), ("p", 10)),
    "J": (("J", 3), ("R", 8)),
    "R": (("J", 3), ("B", 16), ("Q", 12), ("b", 12), ("Y", 14)),
    "I": (("O", 48), ("K", 3), ("N", 8), ("P", 12), ("Y", 20), ("M", 40)),
    "i": (("O", 48), ("Y", 20)),
    "H": (("O", 24), ("U", 16)),
    "U": (("N", 60), ("n", 12), ("C", 60)),
    "N": (("U", 50), ("B", 10)),
    "n": (("U", 16),),
    "C": (("U", 50),),
    "M": (("B", 14), ("U", 10)),
    "K": (("U", 20),),
    "Y": (("Z", 40),),
    "Z": (("Y", 50), ("m", 60)),
    "m": (("Z", 16),),
    "T": (("P", 10), ("Q", 16), ("b", 30)),
    "p": (("R", 12),),
    "Q": (("R", 10),),
}
"""Second part of a cue → the first parts, each with the largest number of bytes between them."""

_CHINESE_PAIRS: Final = _PAIRS | {
    "R": (("J", 3), ("B", 12), ("Q", 3), ("b", 3), ("Y", 9)),
    "I": (("O", 36), ("K", 3), ("N", 6), ("P", 3), ("Y", 12), ("M", 24)),
    "p": (("R", 6),),
    "Q": (("R", 6),),
}
"""The same for a Chinese second part: a character has three bytes, and words stand closer."""

_BESIDE: Final[dict[str, tuple[re.Pattern[bytes], re.Pattern[bytes]]]] = {
    "B": (re.compile(rb"(?:[,@:]|\xef\xbc[\x8c\x9a])\s?$"), re.compile(rb"\s?(?:[,:(@/-]|\xef\xbc[\x8c\x9a\x88])| (?:hint|note|directive|comment)")),
    "K": (re.compile(rb"(?:[(<\[]|\xef\xbc\x88|\xe3\x80\x90)$"), re.compile(rb"\s?(?:[:>)/\]]|\xef\xbc[\x9a\x89]|\xe3\x80\x91)")),
    "U": (re.compile(rb"(?:^|[\n\x1e\"])$"), re.compile(rb"\s?(?::|\xef\xbc\x9a)")),
    "d": (re.compile(rb"$."), re.compile(rb":")),
}  # fmt: skip
"""Parts that are a cue beside a sign: what stands before, or what follows; ``U`` needs both."""

_PARTS: Final = (
    _ALONE | _PAIRS.keys() | _BESIDE.keys() | {one for pairs in _PAIRS.values() for one, _ in pairs}
)
_MISSPELT_PARTS: Final = frozenset("ABOI")
"""Parts of which words are also found misspelt: both halves of a long word are searched, and one survives any single misspelling."""

_MIN_HALVED_LETTERS: Final = 8
_MAX_FREQUENT_LETTERS: Final = 2
"""Words up to this length (u, no, y …) are in every line of any text, and announce nothing alone."""

_TRADITIONAL_BY_SIMPLIFIED: Final = {new: chr(old) for old, new in lexicon.SIMPLIFIED_BY_TRADITIONAL.items()}
_WORD_BYTES: Final = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
_WINDOW_BYTES: Final = 1 << 14
_WINDOW_OVERLAP: Final = 128
_PHRASE_REACH: Final = 240


class _Word(NamedTuple):
    """What a searched word announces: a part of an order, a phrase, or both. ``half``: of which end of a word it is a half, or ""."""

    part: str
    pairs: tuple[tuple[str, int], ...]
    is_alone: bool
    is_beside: bool
    is_whole: bool
    half: str
    phrases: tuple[int, ...]


def find_cues(encoded: bytes, charge: Callable[[int], bool]) -> Iterator[tuple[int, int]]:
    """Yield the places of cues in UTF-8 text; they may overlap, and phrases come after the pairs of their window.

    ``charge``: called with the number of words that were looked at; a true answer ends the search. Bytes without words cost little: what is
    large and says nothing is not held against a text.
    """
    automaton, words = _build_automaton()
    for start in range(0, len(encoded), _WINDOW_BYTES):
        begin = max(0, start - _WINDOW_OVERLAP)
        window = encoded[begin : start + _WINDOW_BYTES]
        found = automaton.find_matches_as_indexes(window.lower(), overlapping=True)
        corrections = _Corrections()
        if charge(len(found)):
            return
        cues = sorted(_find_in_window(window, found, words, corrections)) if found else ()
        if charge(corrections.work):
            return
        for cue_start, cue_end in cues:
            yield begin + cue_start, begin + cue_end


def holds_cue(encoded: bytes) -> bool:
    """Return whether ``find_cues`` would find a cue. Not a generator: most results are short and hold none."""
    automaton, words = _build_automaton()
    for start in range(0, len(encoded), _WINDOW_BYTES):
        window = encoded[max(0, start - _WINDOW_OVERLAP) : start + _WINDOW_BYTES]
        found = automaton.find_matches_as_indexes(window.lower(), overlapping=True)
        if found and next(_find_in_window(window, found, words, _Corrections()), None) is not None:
            return True
    return False


_WORDS_PER_CORRECTION: Final = 40
"""The search for the word that a misspelt one means costs as much as this many words."""


class _Corrections:
    """Which words are misspelt words of the lexicon. ``work``: what the search for them cost, in words."""

    __slots__ = ("work",)

    def __init__(self) -> None:
        self.work = 0

    def holds_misspelt(self, window: bytes, start: int, end: int, word: _Word) -> bool:
        """Return whether the word that begins or ends with this half is a misspelt word of the same part."""
        if word.half == "first":
            if start and window[start - 1] in _WORD_BYTES:
                return False
            end = _LETTERS.match(window, end).end()  # type: ignore[union-attr] # matches no letters too
        else:
            if end < len(window) and window[end] in _WORD_BYTES:
                return False
            before = _LETTERS_BEFORE.search(window, max(0, start - MAX_LETTERS), start)
            start = before.start() if before else start
        self.work += 1
        run = window[start:end]
        known = _KNOWN_PARTS.get(run)
        if known is None:
            self.work += _WORDS_PER_CORRECTION
            if len(_KNOWN_PARTS) > _MAX_KNOWN_PARTS:
                _KNOWN_PARTS.clear()
            known = _KNOWN_PARTS[run] = find_misspelt_part(run.lower().decode())
        return known == word.part


_LETTERS_BEFORE: Final = re.compile(rb"[A-Za-z]{1,24}\Z")
_LETTERS: Final = re.compile(rb"[A-Za-z]{0,24}")
_KNOWN_PARTS: Final[dict[bytes, str]] = {}
"""Part of the word that a run of letters means, of the runs seen lately; a pure function's memory."""

_MAX_KNOWN_PARTS: Final = 30_000


def _find_in_window(
    window: bytes, found: list[tuple[int, int, int]], words: list[_Word], corrections: _Corrections
) -> Iterator[tuple[int, int]]:
    last: dict[str, tuple[int, int]] = {}
    places: dict[int, list[tuple[int, int]]] = {}
    for index, start, end in found:
        word = words[index]
        part, pairs, is_alone, is_beside, is_whole, half, phrases = word
        if is_whole and _is_part_of_word(window, start, end):
            continue
        for phrase in phrases:
            places.setdefault(phrase, []).append((start, end))
        if not part or (half and not corrections.holds_misspelt(window, start, end, word)):
            continue
        begin = _find_first_half(last, pairs, start) if pairs else None
        if begin is not None:
            yield begin, end
        elif is_alone or (is_beside and _has_sign_beside(part, window, start, end)):
            yield start, end
        last[part] = start, end
    for phrase, candidates in places.items():
        yield from _find_phrase(phrase, window, candidates)


def _find_first_half(
    last: dict[str, tuple[int, int]], pairs: tuple[tuple[str, int], ...], start: int
) -> int | None:
    """Return where the word begins that makes a cue with a word at ``start``; None where none is near enough."""
    for first, gap in pairs:
        before = last.get(first)
        if before is not None and 0 <= start - before[1] <= gap:
            return before[0]
    return None


def _is_part_of_word(window: bytes, start: int, end: int) -> bool:
    """Return whether what was found there is only a part of another word."""
    return (start > 0 and window[start - 1] in _WORD_BYTES) or (
        end < len(window) and window[end] in _WORD_BYTES
    )


def _find_phrase(phrase: int, window: bytes, candidates: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield the places of a phrase of which the window holds literals at these places."""
    pattern = _compile_phrase(phrase)
    if len(candidates) > _MAX_SINGLE_SEARCHES:
        yield from (match.span() for match in pattern.finditer(window))
        return
    if len(window) <= _PHRASE_REACH:
        if pattern.search(window) is not None:
            yield from candidates
        return
    for start, end in candidates:
        if pattern.search(window[max(0, start - _PHRASE_REACH) : end + _PHRASE_REACH]) is not None:
            yield start, end


_MAX_SINGLE_SEARCHES: Final = 8
"""A phrase with more literals in a window is searched in the whole window at once."""


def _has_sign_beside(part: str, window: bytes, start: int, end: int) -> bool:
    before, after = _BESIDE[part]
    follows = after.match(window, end) is not None
    if part == "U":
        return follows and before.search(window[max(0, start - 1) : start]) is not None
    return follows or before.search(window[max(0, start - 4) : start]) is not None


def match_leading_phrases(text: str) -> list[int]:
    """Return the indexes of the leading phrases (of ``TAGS``) that may match the text: of all that do, and few others."""
    automaton, words = _build_automaton()
    encoded = text.encode(errors="replace")
    found = automaton.find_matches_as_indexes(encoded.lower(), overlapping=True)
    candidates = sorted({phrase for index, _, _ in found for phrase in words[index].phrases})
    return [index for index in candidates if _compile_phrase(index).search(encoded) is not None]


def match_supporting_phrases(text: str) -> list[int]:
    """Return the indexes of the supporting phrases (of ``TAGS``) that may match the text."""
    encoded = text.encode(errors="replace")
    return [index for index in _SUPPORTING if _compile_phrase(index).search(encoded) is not None]


_SUPPORTING: Final = tuple(index for index, rule in enumerate(TAGS) if rule.supporting)


@cache
def _compile_phrase(index: int) -> Any:
    """Compile the pattern of one phrase, for texts of some hundred characters."""
    import re2  # noqa: PLC0415 - needed at the first scan, not at the start

    options = re2.Options()
    options.max_mem = _MAX_PHRASE_MEMORY
    options.log_errors = False
    options.never_capture = True
    return re2.compile(TAGS[index].linear_pattern, options)


_MAX_PHRASE_MEMORY: Final = 8 << 20


@cache
def _build_automaton() -> tuple[Any, list[_Word]]:
    import ahocorasick_rs  # noqa: PLC0415 - needed at the first scan, not at the start

    parts: dict[str, tuple[str, bool]] = {}
    for text, part in _list_words():
        parts.setdefault(text, (part, text.isascii()))
    halves: dict[str, str] = {}
    for text, part, half in _list_halves():
        if text not in parts:
            parts[text] = (part, False)
            halves[text] = half
    phrases: dict[str, list[int]] = {}
    for index, rule in enumerate(TAGS):
        if not rule.supporting:
            for literal in LITERALS_BY_PHRASE[rule.name]:
                phrases.setdefault(literal, []).append(index)
    texts = list({**parts, **dict.fromkeys(phrases)})
    words = []
    for text in texts:
        part, is_whole = parts.get(
            text, ("", len(text) <= _MAX_BOUNDED_LETTERS and text.isascii() and text.isalpha())
        )
        words.append(
            _Word(
                part,
                (_PAIRS if text.isascii() else _CHINESE_PAIRS).get(part, ()),
                part in _ALONE,
                part in _BESIDE,
                is_whole,
                halves.get(text, ""),
                tuple(phrases.get(text, ())),
            )
        )
    patterns = [text.encode() for text in texts]
    return ahocorasick_rs.BytesAhoCorasick(patterns), words


_MAX_BOUNDED_LETTERS: Final = 3
"""Literals of phrases up to this length are words in their patterns."""


def _list_words() -> Iterator[tuple[str, str]]:
    for word, part in lexicon.PART_BY_WORD.items():
        if part in _PARTS and (part in _MISSPELT_PARTS or len(word) > _MAX_FREQUENT_LETTERS):
            yield word, part
    for word, part in lexicon.PART_BY_CHINESE_WORD.items():
        if part in _PARTS:
            yield word, part
            yield word.translate(_TRADITIONAL_BY_SIMPLIFIED), part


def _list_halves() -> Iterator[tuple[str, str, str]]:
    """Yield the halves of long words, the part of the word, and which half it is."""
    for word, part in lexicon.PART_BY_WORD.items():
        if (
            part in _MISSPELT_PARTS
            and len(word) >= _MIN_HALVED_LETTERS
            and word.isalpha()
            and word not in lexicon.PRODUCT_NAMES
        ):
            yield word[: len(word) // 2 + 1], part, "first"
            yield word[len(word) // 2 :], part, "second"
