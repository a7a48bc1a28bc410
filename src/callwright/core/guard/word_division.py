"""Read the words that a model reads in text whose words are cut in pieces, run together or written letter by letter. Pure.

May not know what the words mean to the guard. Ordinary text is left as it is: a place is divided anew only where its words are no words
and the same letters, divided otherwise, are (by how common words are; the cheapest division is found exactly). The reading is another view
of the text, beside the text itself.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from math import log
from re import Match
from typing import Final, NamedTuple

from callwright.core.guard import word_counts
from callwright.core.text.late_pattern import compile_late

MAX_DIVIDED_CHARS: Final = 64_000
"""Longer texts are read as they stand: that each sentence of so long a text is cut has not been seen, and reading takes its time."""

_MAX_WORD: Final = 20
_UNKNOWN: Final = tuple(5.0 + 2.2 * size + 0.9 * max(0, size - 12) for size in range(_MAX_WORD + 1))
_UNKNOWN_LETTER: Final = 3.1
"""Costs of a word that is in no table, by its letters, and of each further letter. Costs are negative logarithms of likelihoods."""


class _Manner(NamedTuple):
    """Costs of ``closed`` signs within a word (of none, of a single one, of more or the end of a sentence), and of words that begin where no sign is."""

    closed: tuple[float, float, float]
    opened: float
    min_gain: float
    """How much cheaper a place has to become."""

    def separate(self, gap: str, letter: str) -> str:
        """Return the sign between two words, of which the second begins with the letter; where blanks are left out, they are left out behind other signs, too."""
        is_left_out = self is _OFTEN and (gap in _BEFORE_BLANK or (gap == "." and letter.isupper()))
        return f"{gap} " if is_left_out else gap


_RARELY: Final = _Manner((0.0, 0.8, 4.0), 2.0, 10.0)
_OFTEN: Final = _Manner((0.0, 0.3, 2.5), 0.7, 1.0)
"""In text of which it is known that it is written so."""

_BEFORE_BLANK: Final = frozenset(("", *",;:!?"))

_MIN_SURE_GAIN: Final = 50.0
"""From this gain of all its places a part of a text is known to be written so: then all of it is divided."""

_LETTER_WORK: Final = 2.5
"""Units of work for each letter that is divided anew."""

_RUN_TOGETHER: Final = 14
"""Letters from which a run of them may be several words."""

_MAX_RUN: Final = 400
"""A longer run of letters is no text."""

_APART: Final = 5
"""Single letters in a row from which they may be a word."""

_JOINED_RUNS: Final = 4
_MAX_PIECE: Final = 6
_DENSE, _DENSE_OF = 4, 6
"""Of so many short runs in a row, how many are no words where words are cut."""

_NEAR: Final = 8
_AROUND: Final = 4
"""Runs between two marks of one place, and those that are read with it on either side."""

_MAX_PLACE: Final = 120
"""Runs in a place; a longer one is read in parts."""

_RUN: Final = compile_late("(?:[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[A-Z])(?:(['’])[A-Za-z]{1,2}(?![A-Za-z]))?")
"""A capital letter within a name of a program begins a word, too."""

_LONG_NAME: Final = compile_late("(?<![A-Za-z])[A-Za-z][a-z]*(?:[A-Z][a-z]+){5,}")
_BEFORE_CAPITAL: Final = compile_late("(?<=[a-z])(?=[A-Z])")
_ADDRESS: Final = compile_late(
    r"(?:@|://)(?:[\w-]+\.)*?[\w-]+\.(?:com|net|org|io|example|dev|cn)(?:[/?#][\w/?=&%.~-]*)?|(?:@|://)[\w.-]{1,40}|(?<![\w-])[\w-]+\.(?:com|net|org|io|example|dev)\b(?:[/?#][!-~]*)?"
)
_GAP_BETWEEN_PLACES: Final = compile_late(
    '[\x1e"\\d\u00aa-\uffff@/]{2}|[\x1e"\\d@]|[\u00c0-\u024f\u3400-\u9fff]|.{4}|\\s*\\n\\s*\\n'
)
_GAP_OF_SENTENCES: Final = compile_late(r"[.!?;:,()\[\]]\s|\S\S|\s\s|...")


class _Words(NamedTuple):
    """The cost of each word of the table; ``following``: for a Chinese character, those that often stand behind it, as one text."""

    costs: dict[str, float]
    following: dict[str, str]


@cache
def _load_words() -> _Words:
    logs: dict[str, int] = {}
    size = 0
    for one in word_counts.WORDS.split():
        if one.isdecimal():
            size = int(one)
        else:
            logs[one] = size
    total = log(sum(1 << size for size in logs.values()))
    costs = {size: total - size * log(2) for size in set(logs.values())}
    pairs = "".join(word_counts.PAIRS.split())
    following: dict[str, str] = {}
    for at in range(0, len(pairs), 2):
        following[pairs[at]] = following.get(pairs[at], "") + pairs[at + 1]
    return _Words({word: costs[size] for word, size in logs.items()}, following)


def holds_divided_words(encoded: bytes) -> bool:
    """Return whether UTF-8 text may hold words that are cut or run together, by one linear search; most texts do not."""
    return len(encoded) <= 3 * MAX_DIVIDED_CHARS and bool(_compile_marks()(encoded))


@cache
def _compile_marks() -> Callable[[bytes], list[int] | None]:
    import re2  # noqa: PLC0415 - needed at the first scan, not at the start

    options = re2.Options()
    options.never_capture = True
    marks = re2.Set.SearchSet(options)
    piece, other = f"(?:{'|'.join(_list_pieces())})", "(?:^|[^a-z0-9])"
    pair = rf"{other}{piece}(?:[ .*_|/~+\n-]|- |-\n){piece}(?:[^a-z0-9]|$)"
    chinese = "[\u4e00-\u9fff]"
    marks.Add(f"[a-z]{{{_RUN_TOGETHER}}}|[A-Z][a-z]+(?:[A-Z][a-z]+){{5}}")
    marks.Add(f"(?is){pair}")
    marks.Add(rf"(?i){other}(?:[a-z][^a-z0-9\"\x1e]{{1,3}}){{{_APART}}}[a-z](?:[^a-z0-9]|$)")
    marks.Add(f"{chinese}{_CHINESE_SIGN}{{1,2}}{chinese}")
    marks.Compile()
    match: Callable[[bytes], list[int] | None] = marks.Match
    return match


def _list_pieces() -> Iterator[str]:
    """Yield patterns of the runs of at most three letters that are no words."""
    known = _load_words().costs
    letters = "abcdefghijklmnopqrstuvwxyz"
    for start in ("", *letters, *(one + other for one in letters for other in letters)):
        others = "".join(one for one in letters if start + one not in known)
        if others:
            yield f"{start}[{others}]"


def join_divided_words(text: str, charge: Callable[[float], bool] = lambda _: False) -> str:
    """Return the text with the words that are read in it; the same text where it has none of that kind.

    ``charge``: called with units of work (about 1 µs) before a part is read; a true answer ends the reading.
    """
    if len(text) > MAX_DIVIDED_CHARS:
        return text
    return "".join(_join_part(part, charge) for part in _iter_parts(text))


def _iter_parts(text: str) -> Iterator[str]:
    """Yield parts of about ``_PART_CHARS`` that end with a line or a word where there is one."""
    at = 0
    while at < len(text):
        end = at + _PART_CHARS
        if end < len(text):
            cut = max(text.rfind("\n", at, end), text.rfind("\x1e", at, end))
            cut = cut if cut > at else text.rfind(" ", at, end)
            end = cut + 1 if cut > at else end
        yield text[at:end]
        at = end


def _join_part(text: str, charge: Callable[[float], bool]) -> str:
    if not holds_divided_words(text.encode(errors="replace")) or charge(len(text) * _PART_WORK):
        return text
    text = _LONG_NAME.sub(lambda found: _BEFORE_CAPITAL.sub(" ", found[0]), text)
    return _join_latin(_join_chinese(text), charge)


_PART_CHARS: Final = 2_400
_PART_WORK: Final = 0.1


# --- Chinese

_CHINESE_SIGN: Final = (
    "[^\\w\u3400-\u9fff\\x1e\"'“”‘’《》「」【】〔〕\\[\\]{}<>＜＞,，。、；：;:！？!?…—→（）()]"
)
_CHINESE_SEAM: Final = compile_late(f"(?<=[\u4e00-\u9fff]){_CHINESE_SIGN}{{1,2}}(?=[\u4e00-\u9fff])")
_MAX_BETWEEN_SEAMS: Final = 16
_MIN_SEAMS: Final = 3
_MIN_SEAM_SHARE: Final = 0.25
_MIN_SINGLE_SHARE: Final = 0.6
"""Which share of the seams in a row stands between characters that often stand beside each other, or of what is between them is a single character: of
a list of things few do, and few are."""


def _join_chinese(text: str) -> str:
    """Return the text without the signs amid Chinese words."""
    removed: list[Match[str]] = []
    row: list[Match[str]] = []
    for seam in _CHINESE_SEAM.finditer(text):
        if row and seam.start() - row[-1].end() > _MAX_BETWEEN_SEAMS:
            removed += _list_false_seams(text, row)
            row = []
        row.append(seam)
    removed += _list_false_seams(text, row)
    if not removed:
        return text
    ends = [0, *(one.end() for one in removed)]
    starts = [*(one.start() for one in removed), len(text)]
    return "".join(text[end:start] for end, start in zip(ends, starts, strict=True))


def _list_false_seams(text: str, row: list[Match[str]]) -> list[Match[str]]:
    """Return all seams of a row in which many are amid words; else none."""
    if len(row) < _MIN_SEAMS:
        return []
    following = _load_words().following
    known = sum(text[one.end()] in following.get(text[one.start() - 1], "") for one in row)
    single = sum(other.start() - one.end() == 1 for one, other in pairwise(row))
    is_cut = known >= _MIN_SEAM_SHARE * len(row) or single >= _MIN_SINGLE_SHARE * len(row)
    return row if is_cut else []


# --- Latin letters


def _join_latin(text: str, charge: Callable[[float], bool]) -> str:
    stretches = list(_iter_stretches(text))
    places = [runs[start:end] for runs in stretches for start, end in _find_places(runs)]
    joined, gain = _divide_all(text, places, _RARELY, charge)
    return joined if gain < _MIN_SURE_GAIN else _divide_all(text, stretches, _OFTEN, charge)[0]


@lru_cache(maxsize=1_000)
def _is_several_words(run: str) -> bool:
    """Return whether a long run is likelier several words than one that is in no table, as a compound of another language is."""
    costs = _load_words().costs
    cost, starts = _find_cheapest(run, {}, costs, _RARELY)
    words = [run[start:end] for start, end in pairwise([*starts, len(run)])]
    known = sum(len(one) for one in words if one in costs)
    return cost < _find_cost(run, costs) and known >= _MIN_KNOWN_SHARE * len(run)


_MIN_KNOWN_SHARE: Final = 0.6


def _is_among_pieces(words: list[str], known: dict[str, float]) -> bool:
    """Return whether most of these runs are short and no words, and one has no vowel; those of another language have."""
    pieces = [one for one in words if one not in known and len(one) <= _MAX_PIECE]
    return len(pieces) >= _DENSE and any(_VOWELS.isdisjoint(one) for one in pieces)


_VOWELS: Final = frozenset("aeiouy")


def _divide_all(
    text: str, places: Iterable[list[Match[str]]], manner: _Manner, charge: Callable[[float], bool]
) -> tuple[str, float]:
    """Return the text with each place as its words, and how much cheaper it became."""
    parts: list[str] = []
    done, total = 0, 0.0
    for place in places:
        if charge(_LETTER_WORK * (place[-1].end() - place[0].start())):
            break
        divided, gain = _divide(text, place, manner)
        if gain >= manner.min_gain:
            parts += (text[done : place[0].start()], divided)
            done = place[-1].end()
            total += gain
    return "".join((*parts, text[done:])), total


def _iter_stretches(text: str) -> Iterator[list[Match[str]]]:
    """Yield runs of letters of which each may continue the one before; none is part of an address."""
    runs: list[Match[str]] = []
    addresses = _ADDRESS.finditer(text)
    address = next(addresses, None)
    for run in _RUN.finditer(text):
        while address is not None and address.end() <= run.start():
            address = next(addresses, None)
        is_apart = (
            run[1] or len(run[0]) > _MAX_RUN or (address is not None and run.start() >= address.start())
        )
        if runs and (is_apart or _GAP_BETWEEN_PLACES.match(text[runs[-1].end() : run.start()])):
            yield runs
            runs = []
        if not is_apart:
            runs.append(run)
    if runs:
        yield runs


def _find_places(runs: list[Match[str]]) -> Iterator[tuple[int, int]]:
    """Yield the bounds of the places, in runs, that may have to be divided anew."""
    words = [run[0].lower() for run in runs]
    known = _load_words().costs
    done = first = last = 0
    for at, word in enumerate(words):
        if word in known or not _is_mark(words, at, known):
            continue
        if first < last and (at + 1 - last > _NEAR or at - first > _MAX_PLACE):
            yield max(done, first - _AROUND), min(last + _AROUND, at)
            done, first = min(last + _AROUND, at), last
        first, last = (first if first < last else at), at + 1
    if first < last:
        yield max(done, first - _AROUND), min(len(words), last + _AROUND)


def _is_mark(words: list[str], at: int, known: dict[str, float]) -> bool:
    """Return whether a run that is no word is a mark: of words run together, of letters apart, or of a word cut in pieces."""
    if len(words[at]) >= _RUN_TOGETHER and _is_several_words(words[at]):
        return True
    if _is_among_pieces(words[at : at + _DENSE_OF], known):
        return True
    for start in range(max(0, at - _JOINED_RUNS + 1), at + 1):
        joined = "".join(words[start:at])
        for end in range(at, min(len(words), start + _JOINED_RUNS)):
            joined += words[end]
            if (
                end > start
                and joined in known
                and (len(joined) >= _JOINED_RUNS or end - start + 1 == len(joined))
            ):
                return True
    return False


def _divide(text: str, runs: list[Match[str]], manner: _Manner) -> tuple[str, float]:
    """Return the words of a place, with the signs between them, and how much cheaper they are than its runs."""
    letters = "".join(run[0] for run in runs)
    gaps = {
        at: text[one.end() : other.start()]
        for at, (one, other) in zip(accumulate(len(run[0]) for run in runs), pairwise(runs), strict=False)
    }
    costs = _load_words().costs
    before = sum(_find_cost(run[0].lower(), costs) for run in runs)
    after, starts = _find_cheapest(letters.lower(), gaps, costs, manner)
    ends = [*starts[1:], len(letters)]
    words = (
        (manner.separate(gaps.get(start, " "), letters[start]) if start else "") + letters[start:end]
        for start, end in zip(starts, ends, strict=True)
    )
    return "".join(words), before - after


def _find_cost(word: str, costs: dict[str, float]) -> float:
    cost = costs.get(word)
    if cost is not None:
        return cost
    return _UNKNOWN[min(len(word), _MAX_WORD)] + _UNKNOWN_LETTER * max(0, len(word) - _MAX_WORD)


def _find_cheapest(
    letters: str, gaps: dict[int, str], costs: dict[str, float], manner: _Manner
) -> tuple[float, list[int]]:
    """Return the cost of the cheapest division of the letters, and where its words begin; exact, by the cheapest of each beginning.

    A word that is in no table ends at every sign.
    """
    size = len(letters)
    kinds = [
        0,
        *((2 if _GAP_OF_SENTENCES.match(gaps[at]) else 1) if at in gaps else 0 for at in range(1, size + 1)),
    ]
    closed = list(accumulate(manner.closed[kind] for kind in kinds))
    best, begin = [0.0], [0]
    for end in range(1, size + 1):
        least, at = float("inf"), 0
        for start in range(max(0, end - _MAX_WORD), end):
            cost = costs.get(letters[start:end])
            between = closed[end - 1] - closed[start]
            if cost is not None:
                cost += best[start] + between
            elif not between:
                cost = best[start] + _UNKNOWN[end - start]
            else:
                continue
            if start and not kinds[start]:
                cost += manner.opened
            if cost < least:
                least, at = cost, start
        best.append(least)
        begin.append(at)
    return best[size], _follow_back(begin)


def _follow_back(begin: list[int]) -> list[int]:
    starts: list[int] = []
    at = len(begin) - 1
    while at > 0:
        at = begin[at]
        starts.append(at)
    return starts[::-1]
