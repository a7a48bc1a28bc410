"""Find the places of a text where an order to a model may stand: words that some rule needs, near each other.

One automaton (Aho and Corasick) finds the words of the lexicon and the literals without which no phrase can match. Its time is in
proportion to the text and to the words found, regardless of the text; a regular expression of all cues has so many states that a hostile
text makes it build a new one for nearly every byte. May not know how evidence is weighed: a place is only a reason to read there.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from operator import itemgetter
from string import ascii_letters
from typing import Any, Final, NamedTuple

from msgspec import Struct

from callwright.core.guard import speech_act_lexicon as lexicon
from callwright.core.guard.misspelt_words import MAX_LETTERS, find_misspelt_part
from callwright.core.guard.pattern_alternatives import divide_pattern
from callwright.core.guard.phrase_literals import LITERALS_BY_PHRASE
from callwright.core.guard.speech_act_rules import TAGS
from callwright.core.text.late_pattern import compile_late

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
    "B": (compile_late(rb"(?:[,@:]|\xef\xbc[\x8c\x9a])\s?$"), compile_late(rb"\s?(?:[,:(@/-]|\xef\xbc[\x8c\x9a\x88])| (?:hint|note|directive|comment)")),
    "K": (compile_late(rb"(?:[(<\[]|\xef\xbc\x88|\xe3\x80\x90)$"), compile_late(rb"\s?(?:[:>)/\]]|\xef\xbc[\x9a\x89]|\xe3\x80\x91)")),
    "U": (compile_late(rb"(?:^|[\n\x1e\"])$"), compile_late(rb"\s?(?::|\xef\xbc\x9a)")),
    "d": (compile_late(rb"$."), compile_late(rb":")),
}  # fmt: skip
"""Parts that are a cue beside a sign: what stands before, or what follows; ``U`` needs both."""

_FIRST_PARTS: Final = frozenset(
    one for pairs in (*_PAIRS.values(), *_CHINESE_PAIRS.values()) for one, _ in pairs
)
_PARTS: Final = _ALONE | _PAIRS.keys() | _BESIDE.keys() | _FIRST_PARTS
_PART_BITS: Final = {part: 1 << at for at, part in enumerate(sorted(_PARTS))}
_PHRASE_BIT: Final = 1 << len(_PARTS)
_SINGLE_BITS: Final = _PHRASE_BIT | sum(_PART_BITS[part] for part in _ALONE | _BESIDE.keys())
_FIRST_BITS: Final = {
    _PART_BITS[second]: sum(
        _PART_BITS[first] for first in {one for one, _ in (*firsts, *_CHINESE_PAIRS.get(second, ()))}
    )
    for second, firsts in _PAIRS.items()
}
"""Bit of a second part → the bits of its first parts in any language."""

_MISSPELT_PARTS: Final = frozenset("ABOI")
"""Parts of which words are also found misspelt: both halves of a long word are searched, and one survives any single misspelling."""

_MIN_HALVED_LETTERS: Final = 8
_MAX_FREQUENT_LETTERS: Final = 2
"""Words up to this length (u, no, y …) are in every line of any text, and announce nothing alone."""

_TRADITIONAL_BY_SIMPLIFIED: Final = {new: chr(old) for old, new in lexicon.SIMPLIFIED_BY_TRADITIONAL.items()}
_WORD_BYTES: Final = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
_WORD_KINDS: Final = bytes(byte in _WORD_BYTES for byte in range(256))
_WINDOW_BYTES: Final = 1 << 14
_WINDOW_OVERLAP: Final = 128
_PHRASE_REACH: Final = 240
Hit = tuple[int, int, int]
"""Index of a word, and the bytes where it begins and ends."""


class _Word(NamedTuple):
    """What a searched word announces: a part of an order, a phrase, or both.

    ``is_single``: the part may be a cue alone or beside a sign; ``is_first``: it may be the first half of a pair; ``half``: of which
    end of a word it is a half, or "".
    """

    part: str
    pairs: tuple[tuple[str, int], ...]
    is_single: bool
    is_first: bool
    half: str
    phrases: tuple[int, ...]


class Lexicon(Struct, frozen=True):
    """The automaton and, by the index of a word, what it announces: as a whole, and as bits (``_PART_BITS``, ``_PHRASE_BIT``)."""

    find_all: Callable[[bytes], list[Hit]]
    words: list[_Word]
    is_whole: list[bool]
    """Whether a word counts only where it is not a part of a longer one."""

    bits: list[int]
    texts: list[str]


def find_cues(encoded: bytes, charge: Callable[[int], bool]) -> Iterator[tuple[int, int]]:
    """Yield the places of cues in UTF-8 text; they may overlap, and phrases come after the pairs of their window.

    ``charge``: called with the number of words that were examined; a true answer ends the search. Bytes without words cost little: what is
    large and says nothing is not held against a text.
    """
    lexicon = load_lexicon()
    for start in range(0, len(encoded), _WINDOW_BYTES):
        begin = max(0, start - _WINDOW_OVERLAP)
        window = encoded[begin : start + _WINDOW_BYTES]
        found = lexicon.find_all(window.lower())
        if not found:
            continue
        corrections = _Corrections()
        if charge(len(found)):
            return
        cues = sorted(_find_in_window(window, found, lexicon, corrections))
        if charge(corrections.work):
            return
        for cue_start, cue_end in cues:
            yield begin + cue_start, begin + cue_end


def holds_cue(encoded: bytes, charge: Callable[[int], bool] = lambda _: False) -> bool:
    """Return whether ``find_cues`` would find a cue, or True where ``charge`` ends the search. Not a generator: most results are short and hold none."""
    lexicon = load_lexicon()
    if len(encoded) <= _WINDOW_BYTES:
        found = lexicon.find_all(encoded.lower())
        return bool(found) and holds_cue_among(lexicon, encoded, found)
    for start in range(0, len(encoded), _WINDOW_BYTES):
        window = encoded[max(0, start - _WINDOW_OVERLAP) : start + _WINDOW_BYTES]
        found = lexicon.find_all(window.lower())
        if found and (charge(len(found)) or holds_cue_among(lexicon, window, found)):
            return True
    return False


def build_joint_automaton(others: Iterable[str]) -> tuple[Callable[[bytes, bool], list[Hit]], int]:
    """Build an automaton of the words of the lexicon and after them of the others; return its search and the number of the first.

    Of the first it finds in a lowered text what ``holds_cue`` would look at.
    """
    import ahocorasick_rs  # noqa: PLC0415 - needed at the first scan, not at the start

    own = [text.encode() for text in load_lexicon().texts]
    automaton = ahocorasick_rs.BytesAhoCorasick(own + [text.encode() for text in others])
    return automaton.find_matches_as_indexes, len(own)


def holds_cue_among(lexicon: Lexicon, window: bytes, found: list[Hit]) -> bool:
    """Return whether ``find_cues`` would find a cue in a window, by the words, at least one, that the automaton finds there."""
    bits = lexicon.bits
    if len(found) == 1:
        index, start, end = found[0]
        if not bits[index] & _SINGLE_BITS:
            return False
        word = lexicon.words[index]
        if not word.phrases:
            if word.part == "U" and window[end : end + 1] not in _BEFORE_COLON:
                return False
            return word.is_single and _is_single_cue(window, start, end, word, whole=lexicon.is_whole[index])
    mask = 0
    for index, _, _ in found:
        mask |= bits[index]
    live = _find_live_parts(mask)
    if not live:
        return False
    if live == _PHRASE_BIT and len(window) <= _SHORT_WINDOW:
        return _holds_phrase(window, found, lexicon)
    return next(_find_in_window(window, found, lexicon, _Corrections()), None) is not None


_WORDS_PER_PART: Final = 1
_WORDS_PER_SIGN: Final = 3
_WORDS_PER_HALF: Final = 8
_WORDS_PER_CORRECTION: Final = 40
"""What it costs, in words, to look at a part of a cue, at the signs beside one, at the word to which a half belongs, and to search for the word
that a misspelt one means. Measured: hostile texts of nothing else cost three times as much for each word as prose."""


class _Corrections:
    """Which words are misspelt words of the lexicon. ``work``: what looking at words one by one cost, in words."""

    __slots__ = ("_letters", "work")

    def __init__(self) -> None:
        self.work = 0
        self._letters = b""

    def finds_sign(self, part: str, window: bytes, start: int, end: int) -> bool:
        """Return whether a sign stands beside a part that is a cue with it."""
        if part != "U":  # which stands in every record with a user, and is told apart by two bytes
            self.work += _WORDS_PER_SIGN
        return _has_sign_beside(part, window, start, end)

    def holds_misspelt(self, window: bytes, start: int, end: int, word: _Word) -> bool:
        """Return whether the word that begins or ends with this half is a misspelt word of the same part."""
        if word.half == "first":
            if start and window[start - 1] in _WORD_BYTES:
                return False
            after = self._find_letters(window).find(b"\0", end, end + MAX_LETTERS)
            end = min(end + MAX_LETTERS, len(window)) if after < 0 else after
        else:
            if end < len(window) and window[end] in _WORD_BYTES:
                return False
            first = max(0, start - MAX_LETTERS)
            before = self._find_letters(window).rfind(b"\0", first, start)
            start = first if before < 0 else before + 1
        self.work += _WORDS_PER_HALF
        run = window[start:end]
        known = _KNOWN_PARTS.get(run)
        if known is None:
            self.work += _WORDS_PER_CORRECTION
            if len(_KNOWN_PARTS) > _MAX_KNOWN_PARTS:
                _KNOWN_PARTS.clear()
            known = _KNOWN_PARTS[run] = find_misspelt_part(run.lower().decode())
        return known == word.part

    def _find_letters(self, window: bytes) -> bytes:
        """Return which bytes of the window are letters, as bytes; of one window, which is translated at the first word that needs it."""
        if not self._letters:
            self._letters = window.translate(_LETTER_KINDS)
        return self._letters


_LETTER_KINDS: Final = bytes(chr(byte) in ascii_letters for byte in range(256))
_KNOWN_PARTS: Final[dict[bytes, str]] = {}
"""Part of the word that a run of letters means, of the runs seen lately; a pure function's memory."""

_MAX_KNOWN_PARTS: Final = 30_000


def _find_in_window(
    window: bytes, found: list[Hit], lexicon: Lexicon, corrections: _Corrections
) -> Iterator[tuple[int, int]]:
    bits = lexicon.bits
    present = set(map(_get_index, found))
    mask = 0
    for index in present:
        mask |= bits[index]
    live = _find_live_parts(mask)
    if not live:
        return
    found = _keep_live(window, found, {index for index in present if bits[index] & live}, lexicon.is_whole)
    parts = live & ~_PHRASE_BIT
    if parts and found:
        named = {index for index in present if bits[index] & parts}
        hits = [hit for hit in found if hit[0] in named] if live & _PHRASE_BIT else found
        yield from _find_parts(window, hits, lexicon.words, corrections)
    if live & _PHRASE_BIT:
        literals = _collect_places(found, [index for index in present if bits[index] & _PHRASE_BIT])
        if literals:
            yield from _find_phrases(window, literals, lexicon.words)


def _collect_places(found: list[Hit], indexes: list[int]) -> dict[int, list[tuple[int, int]]]:
    """Return the places of those of these words that are among the hits."""
    places: dict[int, list[tuple[int, int]]] = {index: [] for index in indexes}
    for index, start, end in found:
        if index in places:
            places[index].append((start, end))
    return {index: own for index, own in places.items() if own}


def _keep_live(window: bytes, found: list[Hit], live: set[int], is_whole: list[bool]) -> list[Hit]:
    """Return the hits of these words, without those that are only a part of another word where the whole is searched."""
    if len(found) <= _FEW_HITS:
        return [
            hit
            for hit in found
            if hit[0] in live and not (is_whole[hit[0]] and _is_part_of_word(window, hit[1], hit[2]))
        ]
    whole = {index for index in live if is_whole[index]}
    free = live - whole
    if not whole:
        return [hit for hit in found if hit[0] in free]
    inside = window.translate(_WORD_KINDS) + b"\0"  # the byte before the first is the last one
    return [
        hit
        for hit in found
        if hit[0] in free or (hit[0] in whole and not (inside[hit[1] - 1] or inside[hit[2]]))
    ]


_FEW_HITS: Final = 12
"""Up to so many are told apart one by one in less time."""


def _is_single_cue(window: bytes, start: int, end: int, word: _Word, *, whole: bool) -> bool:
    """Return whether the only word of a window, which may be a cue by itself, is one: what ``_find_in_window`` finds of it."""
    if whole and _is_part_of_word(window, start, end):
        return False
    if word.half and not _Corrections().holds_misspelt(window, start, end, word):
        return False
    return word.part in _ALONE or _has_sign_beside(word.part, window, start, end)


_get_index: Final = itemgetter(0)


def _find_live_parts(mask: int) -> int:
    """Return the parts, of those present, that may be in a cue here: with the other half of a pair, or by themselves."""
    live = _LIVE_PARTS.get(mask)
    if live is None:
        live = mask & _SINGLE_BITS
        for second, firsts in _FIRST_BITS.items():
            if mask & second and mask & firsts:
                live |= second | (mask & firsts)
        if len(_LIVE_PARTS) > _MAX_KNOWN_PARTS:
            _LIVE_PARTS.clear()
        _LIVE_PARTS[mask] = live
    return live


_LIVE_PARTS: Final[dict[int, int]] = {}
"""Live parts by the parts that are present; a pure function's memory."""


def _find_parts(
    window: bytes, found: list[Hit], words: list[_Word], corrections: _Corrections
) -> Iterator[tuple[int, int]]:
    """Yield the cues of parts: pairs near each other, and words that are a cue alone or beside a sign."""
    last: dict[str, tuple[int, int]] = {}
    corrections.work += len(found) * _WORDS_PER_PART
    present_pairs = _list_present_pairs(found, words) if len(found) > _FEW_HITS else None
    for index, start, end in found:
        word = words[index]
        part, pairs, is_single, is_first, half, _ = word
        begin = None
        for first, gap in pairs if present_pairs is None else present_pairs[index]:
            before = last.get(first)
            if before is not None and 0 <= start - before[1] <= gap:
                begin = before[0]
                break
        if begin is None and not (is_first or is_single):
            continue
        if half and not corrections.holds_misspelt(window, start, end, word):
            continue
        if begin is not None:
            yield begin, end
        elif is_single and (part in _ALONE or corrections.finds_sign(part, window, start, end)):
            yield start, end
        last[part] = start, end


def _list_present_pairs(found: list[Hit], words: list[_Word]) -> dict[int, list[tuple[str, int]]]:
    """Return, by the index of a word, those of its first parts that are among the hits."""
    present = {index: words[index] for index in set(map(_get_index, found))}
    parts = {word.part for word in present.values()}
    return {index: [pair for pair in word.pairs if pair[0] in parts] for index, word in present.items()}


def _find_phrases(
    window: bytes, literals: dict[int, list[tuple[int, int]]], words: list[_Word]
) -> Iterator[tuple[int, int]]:
    """Yield the cues of phrases; ``literals``: the places of the words that are literals of phrases."""
    indexes: dict[int, list[int]] = {}
    for index in literals:
        for phrase in words[index].phrases:
            indexes.setdefault(phrase, []).append(index)
    places = {phrase: [one for index in own for one in literals[index]] for phrase, own in indexes.items()}
    if len(window) <= _SHORT_WINDOW:
        for phrase in _match_phrases(window, places):
            yield from places[phrase]
        return
    yield from _find_distant_phrases(window, places)


def _holds_phrase(window: bytes, found: list[Hit], lexicon: Lexicon) -> bool:
    """Return whether a short window holds a phrase of which it has a literal: what ``_find_phrases`` finds of it."""
    words, is_whole = lexicon.words, lexicon.is_whole
    most: tuple[int, ...] = ()
    others: list[tuple[int, ...]] = []
    for index, start, end in found:
        phrases = words[index].phrases
        if phrases and phrases is not most and not (is_whole[index] and _is_part_of_word(window, start, end)):
            if len(phrases) > len(most):
                most, phrases = phrases, most
            others.append(phrases)
    if not most:
        return False
    return bool(_compile_phrase_test(most)(window)) or _holds_one_of(window, others, most)


def _holds_one_of(window: bytes, named: list[tuple[int, ...]], tested: tuple[int, ...]) -> bool:
    """Return whether a short window holds one of the phrases that were not tested; of one word, and often of two, all were."""
    for phrases in named:
        for phrase in phrases:
            if phrase not in tested and _compile_phrase_test((phrase,))(window):
                return True
    return False


def _find_distant_phrases(
    window: bytes, places: dict[int, list[tuple[int, int]]]
) -> Iterator[tuple[int, int]]:
    """Yield the cues of phrases, by the places of the literals of each, in a window in which phrases may stand far from each other."""
    many = [phrase for phrase, own in places.items() if len(own) > _MAX_SINGLE_SEARCHES]
    for phrase in _match_phrases(window, many):
        yield from (match.span() for match in _compile_phrase(phrase).finditer(window))
    for phrase, own in places.items():
        if len(own) <= _MAX_SINGLE_SEARCHES:
            yield from _find_phrase(phrase, window, own)


def _match_phrases(encoded: bytes, phrases: Iterable[int]) -> list[int]:
    """Return which of these phrases UTF-8 text holds; those of one set are searched together."""
    sets, asked = _divide_into_sets(), dict[tuple[int, ...], list[int]]()
    for phrase in phrases:
        asked.setdefault(sets[phrase], []).append(phrase)
    found: list[int] = []
    for together, own in asked.items():
        if len(own) == 1:
            if _compile_phrase_test((own[0],))(encoded):
                found.append(own[0])
        else:
            matched = {together[at] for at in _compile_phrase_test(together)(encoded) or ()}
            found += [phrase for phrase in own if phrase in matched]
    return found


@cache
def _divide_into_sets() -> dict[int, tuple[int, ...]]:
    """Return, by phrase, the phrases that are searched with it: neighbours in the table, which share their literals."""
    leading = [index for index, rule in enumerate(TAGS) if not rule.supporting]
    joined = [index for index in leading if TAGS[index].linear_pattern.count(_GAP) <= _MAX_GAPS_OF_JOINED]
    sets = [tuple(joined[at : at + _SET_SIZE]) for at in range(0, len(joined), _SET_SIZE)]
    return {index: (index,) for index in leading} | {index: one for one in sets for index in one}


_GAP: Final = "]*"
_MAX_GAPS_OF_JOINED: Final = 3
"""A phrase with more gaps of any length has too many states to share them with others."""

_SET_SIZE: Final = 3
"""As measured, three phrases take hardly longer than one, and twelve seventeen times as long in near misses."""


_SHORT_WINDOW: Final = 1_000
"""In a window up to this size, each literal of a phrase that stands there is a cue."""


def _is_part_of_word(window: bytes, start: int, end: int) -> bool:
    """Return whether what was found there is only a part of another word."""
    return (start > 0 and window[start - 1] in _WORD_BYTES) or (
        end < len(window) and window[end] in _WORD_BYTES
    )


def _find_phrase(phrase: int, window: bytes, candidates: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield the places of a phrase of which the window holds literals at these places."""
    matches = _compile_phrase_test((phrase,))
    for start, end in candidates:
        if matches(window[max(0, start - _PHRASE_REACH) : end + _PHRASE_REACH]):
            yield start, end


_MAX_SINGLE_SEARCHES: Final = 8
"""A phrase with more literals in a window is searched in the whole window at once."""


def _has_sign_beside(part: str, window: bytes, start: int, end: int) -> bool:
    if part == "U" and (
        (start and window[start - 1] not in _LINE_STARTS) or window[end : end + 1] not in _BEFORE_COLON
    ):
        return False
    before, after = _BESIDE[part]
    if part == "U":
        return (
            after.match(window, end) is not None
            and before.search(window[max(0, start - 1) : start]) is not None
        )
    precede, follow = _EDGES_BESIDE[part]
    if window[end : end + 2].lstrip()[:1] in follow and after.match(window, end) is not None:
        return True
    behind = window[max(0, start - 4) : start]
    return behind.rstrip()[-1:] in precede and before.search(behind) is not None


def _list_bytes(some: bytes) -> frozenset[bytes]:
    return frozenset(bytes([byte]) for byte in some)


_EDGES_BESIDE: Final = {
    "B": (_list_bytes(b",@:\x8c\x9a"), _list_bytes(b",:(@/-\xefhndc")),
    "K": (_list_bytes(b"(<[\x88\x90"), _list_bytes(b":>)/]\xef\xe3")),
    "d": (_list_bytes(b""), _list_bytes(b":")),
}
"""The last bytes, apart from blanks, of what may stand before a part, and the first of what may follow: without them no pattern is tried."""


_LINE_STARTS: Final = frozenset(b'\n\x1e"')
"""Bytes behind which a turn of the user may begin."""

_BEFORE_COLON: Final = frozenset(bytes([byte]) for byte in b" \t\n\r\f\v:\xef")
"""Bytes at which a colon may begin, with a blank before it or in its Chinese form."""


def match_leading_phrases(text: str) -> list[int]:
    """Return the indexes of the leading phrases (of ``TAGS``) that may match the text: of all that do, and few others."""
    lexicon = load_lexicon()
    encoded = text.encode(errors="replace")
    present = set(map(_get_index, lexicon.find_all(encoded.lower())))
    candidates = {phrase for index in present for phrase in lexicon.words[index].phrases}
    return sorted(_match_phrases(encoded, candidates))


def match_supporting_phrases(text: str) -> list[int]:
    """Return the indexes of the supporting phrases (of ``TAGS``) that may match the text."""
    encoded = text.encode(errors="replace")
    return [index for index in _SUPPORTING if _compile_supporting_test(index)(encoded)]


_SUPPORTING: Final = tuple(index for index, rule in enumerate(TAGS) if rule.supporting)


@cache
def _compile_phrase(index: int) -> Any:
    """Compile the pattern of one phrase to find its places."""
    import re2  # noqa: PLC0415 - needed at the first scan, not at the start

    return re2.compile(TAGS[index].linear_pattern, _choose_options())


@cache
def _compile_phrase_test(indexes: tuple[int, ...]) -> Callable[[bytes], list[int]]:
    """Compile the patterns of phrases to know whether a text holds one: a set, which looks for no places and has the shortest call."""
    return _compile_set([TAGS[index].linear_pattern for index in indexes])


@cache
def _compile_supporting_test(index: int) -> Callable[[bytes], bool]:
    """Compile a supporting phrase, which every part with evidence is searched for, in as many automata as keep them small."""
    tests = [_compile_set([part]) for part in divide_pattern(TAGS[index].linear_pattern)]
    return lambda text: any(test(text) for test in tests)


def _compile_set(patterns: list[str]) -> Callable[[bytes], list[int]]:
    import re2  # noqa: PLC0415 - needed at the first scan, not at the start

    test = re2.Set.SearchSet(_choose_options())
    for pattern in patterns:
        test.Add(pattern)
    test.Compile()
    return bind_match(test)


def bind_match(patterns: Any) -> Callable[[bytes], list[int]]:
    """Return the search of a compiled set of RE2 for bytes: without its wrapper for texts, which takes a sixth of the time in a short one."""
    match: Callable[[bytes], list[int]] = getattr(patterns, "_set", patterns).Match
    return match


def _choose_options() -> Any:
    import re2  # noqa: PLC0415 - needed at the first scan, not at the start

    options = re2.Options()
    options.max_mem = _MAX_PHRASE_MEMORY
    options.log_errors = False
    options.never_capture = True
    return options


_MAX_PHRASE_MEMORY: Final = 8 << 20


@cache
def load_lexicon() -> Lexicon:
    """Load the words that announce an order, and build their automaton, at the first call."""
    import ahocorasick_rs  # noqa: PLC0415 - needed at the first scan, not at the start

    parts, halves = _list_parts()
    # Most words announce the same as many others: what is equal is one object, which saves 2 MB.
    known: dict[Any, Any] = {}
    phrases: dict[str, tuple[int, ...]] = {}
    for index, rule in enumerate(TAGS):
        if not rule.supporting:
            for literal in LITERALS_BY_PHRASE[rule.name]:
                named = (*phrases.get(literal, ()), index)
                phrases[literal] = known.setdefault(named, named)
    texts = list({**parts, **dict.fromkeys(phrases)})
    words, bits = [], []
    for text in texts:
        part = parts.get(text, "")
        word = _Word(
            part,
            (_PAIRS if text.isascii() else _CHINESE_PAIRS).get(part, ()),
            part in _ALONE or part in _BESIDE,
            part in _FIRST_PARTS,
            halves.get(text, ""),
            phrases.get(text, ()),
        )
        announced = _PART_BITS.get(part, 0) | (_PHRASE_BIT if word.phrases else 0)
        words.append(known.setdefault(word, word))
        bits.append(known.setdefault(announced, announced))
    automaton = ahocorasick_rs.BytesAhoCorasick([text.encode() for text in texts])
    return Lexicon(
        partial(automaton.find_matches_as_indexes, overlapping=True),
        words,
        list(map(is_found_whole, texts)),
        bits,
        texts,
    )


def is_found_whole(text: str) -> bool:
    """Return whether a word of the lexicon or a literal of a phrase is found only where it is no part of another word."""
    parts, halves = _list_parts()
    if text in halves:
        return False
    return text.isascii() and (text in parts or (len(text) <= _MAX_BOUNDED_LETTERS and text.isalpha()))


_MAX_BOUNDED_LETTERS: Final = 3
"""Literals of phrases up to this length are words in their patterns."""


@cache
def _list_parts() -> tuple[dict[str, str], dict[str, str]]:
    """Return the part of each word and of each half of a word, and which half it is."""
    parts: dict[str, str] = {}
    for text, part in _list_words():
        parts.setdefault(text, part)
    halves: dict[str, str] = {}
    for text, part, half in _list_halves():
        if text not in parts:
            parts[text] = part
            halves[text] = half
    return parts, halves


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
