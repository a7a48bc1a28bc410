"""Score sentences by a linear model: how much one looks like an order to an agent that reads the text on behalf of a user.

A sentence is known by its own features and, with less weight, by the words of the sentences before and after it and by those of the text around it, which
tell whom it addresses: a person who is greeted by name, a player, whoever reads a manual. The weights (``sentence_weights``) are trained by ``scripts.train_guard_model`` from cases written for that and from ordinary prose.
Two cheap looks at single words decide first whether a sentence is scored at all. A score is evidence beside that of the rules, not a
verdict. May not know how evidence is weighed.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, cached_property, lru_cache
from itertools import pairwise, repeat
from math import sqrt
from string import ascii_letters, digits
from typing import Final, NamedTuple

from callwright.core.text.late_pattern import compile_late

_BREAK: Final = compile_late("[\n\x1e。！？；.!?](?:(?<![.!?])|(?=[\\s\"'”’」)<]|$))")
"""The end of a sentence, a line or a field. One set of signs first, which is searched thrice as fast as two."""

_MAX_SENTENCE_CHARS: Final = 600
"""A longer sentence is read in pieces of this size."""

_MIN_SENTENCE_CHARS: Final = 6
_EDGES: Final = " \t\r\"'”’」)"

_TOKEN: Final = compile_late(
    r"[\w.+-]+@[\w.-]+\w|https?://\S+|[a-z]+(?:['’][a-z]+)?|\d+|[\u3400-\u9fff]+|[,:?!\"@<>#`{}()“”「」/=-]"
)
_WORD: Final = compile_late("[a-z]+")
_OTHERS: Final = compile_late("x+")
_STEM_LETTERS: Final = 5
_MAX_GRAM: Final = 4
_PAIR_REACH: Final = 6
_MAX_PAIRED_PARTS: Final = 60
_CHINESE_WORD: Final = "字"
"""Stands for a run of Chinese beside other words; its characters are features by themselves."""

SCALE: Final = 32
"""Weights are whole numbers of this fraction."""

CONTEXT_SHARE: Final = 0.5
"""How much the sum of the weights of the words around a sentence counts beside that of its own features."""

_MAX_CONTEXT_ODDS: Final = 2.0
"""How far the sentences around one can move its odds: whoever writes an order also writes what stands around it."""


class Suspect(NamedTuple):
    """A sentence that the model has scored, and the place of its first character; a score of 0 is enough by itself."""

    start: int
    end: int
    score: float


class SentenceModel:
    """The weights of features, of single words for the second look, and the words of which one is in nearly every order, for the first.

    ``cues``: without any, every sentence is scored. ``constant``: the logarithm of the odds of a sentence without known features. Of an English and of
    a Chinese sentence: ``thresholds``, the odds at which the score is 0; ``limits``, from which sum of weights of words, divided by the
    square root of their number, a sentence is scored.
    """

    def __init__(
        self,
        weights: dict[str, int],
        gate: dict[str, int],
        cues: tuple[str, ...],
        constant: float,
        thresholds: tuple[float, float],
        limits: tuple[float, float],
    ) -> None:
        self.weights = weights
        self.gate = gate
        self.cues = cues
        self.constant = constant
        self.thresholds = thresholds
        self.limits = limits
        self._known_scores: dict[str, float] = {}  # of the sentences seen lately; a pure function's memory

    @cached_property
    def _find_cues(self) -> Callable[[str], list[tuple[int, int, int]]]:
        import ahocorasick_rs  # noqa: PLC0415 - needed at the first scan, not at the start

        find: Callable[[str], list[tuple[int, int, int]]] = ahocorasick_rs.AhoCorasick(
            self.cues
        ).find_matches_as_indexes
        return find

    def holds_cue(self, text: str) -> bool:
        """Return whether a text has one of the words of which one is in nearly every order."""
        return not self.cues or bool(self._find_cues(text.lower()))

    def score(
        self, sentence: str, letters: str, before: str = "", after: str = "", around: str = ""
    ) -> float:
        """Return how far the logarithm of the odds that a sentence is an order is above the threshold.

        ``letters``: its tokens as classified by the lexicon. ``before``, ``after``: the sentences around it, "" where there is none;
        ``around``: the text around it, as ``find_surroundings`` cuts it.
        """
        return self._score_alone(sentence, letters) + self.weigh_context(before, after, around)

    def _score_alone(self, sentence: str, letters: str) -> float:
        odds = self.constant + self._add_up(list_features(sentence, letters))
        return odds - self.thresholds[is_chinese(sentence)]

    def weigh_context(self, before: str, after: str, around: str) -> float:
        """Return how much the sentences and the text around a sentence change the logarithm of its odds."""
        odds = CONTEXT_SHARE * self._add_up(list_context(before, after) | list_surroundings(around))
        return max(-_MAX_CONTEXT_ODDS, min(_MAX_CONTEXT_ODDS, odds))

    def _weigh_place(self, text: str, start: int, end: int) -> float:
        return self.weigh_context(*find_neighbours(text, start, end), find_surroundings(text, start))

    def _add_up(self, features: set[str]) -> float:
        known = [one for one in map(self.weights.get, features) if one is not None]
        return sum(known) * 3 / (SCALE * sqrt(len(known) + 1))

    def find_highest_odds(self, text: str, classify: Callable[[str], str]) -> float:
        """Return the highest logarithm of the odds of a sentence of the text, whichever words it has; of a text without sentences, infinity."""
        sentences = list(iter_sentences(text))
        return max(
            (
                self._score_alone(one, classify(one))
                + self.thresholds[is_chinese(one)]
                + self._weigh_place(text, start, start + len(one))
                for one, start in sentences
            ),
            default=float("inf"),
        )

    def passes_gate(self, sentence: str) -> bool:
        """Return whether the words of a sentence, each by itself, are those of an order."""
        if sentence.isascii() and sentence.count(" ") * _MAX_WORD_CHARS < len(sentence):
            return False
        words = list_words(sentence)
        return sum(map(self.gate.get, words, repeat(0))) >= self.limits[is_chinese(sentence)] * sqrt(
            len(words)
        )

    def find_suspects(self, text: str, classify: Callable[[str], str], lowest: float) -> Iterator[Suspect]:
        """Yield the sentences of a text with at least this score; ``classify``: the letters of a sentence."""
        known = self._known_scores
        for sentence, start in self._iter_cued_sentences(text):
            score = known.get(sentence)
            if score is None:
                if len(known) > _MAX_KNOWN_SENTENCES:
                    known.clear()
                score = (
                    self._score_alone(sentence, classify(sentence))
                    if self.passes_gate(sentence)
                    else _NO_ORDER
                )
                known[sentence] = score
            if score < lowest - _MAX_CONTEXT_ODDS:
                continue
            score += self._weigh_place(text, start, start + len(sentence))
            if score >= lowest and opens_text(text, start):
                score -= OPENING_DISTANCE
            if score >= lowest:
                yield Suspect(start, start + len(sentence), score)

    def _iter_cued_sentences(self, text: str) -> Iterator[tuple[str, int]]:
        lowered = text.lower()
        if not self.cues or len(lowered) != len(text):  # a letter that becomes two: places differ
            yield from iter_sentences(text)
            return
        done = 0
        for _, at, _ in self._find_cues(lowered):
            if at < done:
                continue
            start = _find_sentence_start(text, done, at)
            end = _BREAK.search(text, at)
            done = end.end() if end else len(text)
            if done - start > _MAX_SENTENCE_CHARS:
                yield from _cut_sentence(text, start, done)
                continue
            sentence = text[start:done].lstrip(_EDGES)  # as it is cut, in fewer steps: nearly all are short
            start, sentence = done - len(sentence), sentence.rstrip()
            if len(sentence) >= _MIN_SENTENCE_CHARS:
                yield sentence, start


def are_in_identifiers(encoded: bytes, cues: list[tuple[int, int, int]]) -> bool:
    """Return whether each of these words of a JSON object stands in an identifier so long that no sentence with it passes the gate.

    In what is read of JSON, a blank is one of the JSON or stands for a colon, a comma or an opening bracket: there are not enough of
    them for a sentence with that identifier. False decides nothing. The JSON is ASCII without backslashes and line feeds.
    """
    if len(encoded) > _MAX_SENTENCE_CHARS or encoded[0] != _OPENING_BRACKET:
        return False
    kinds = encoded.translate(_IDENTIFIER_KINDS)
    longest = (kinds.count(b" ") - 1) * _MAX_WORD_CHARS  # the first bracket opens the text
    if longest >= len(encoded):
        return False
    done = 0
    for _, start, end in cues:
        if start < done:
            continue
        done = len(kinds) - len(kinds[end:].lstrip(b"x"))
        if done - len(kinds[:start].rstrip(b"x")) <= longest:
            return False
    return True


_OPENING_BRACKET: Final = ord("{")
_IDENTIFIER_KINDS: Final = bytes(
    ord("x") if chr(byte) in f"{ascii_letters}{digits}_+/-" else ord(" " if chr(byte) in " :,{[" else ".")
    for byte in range(256)
)

_MAX_KNOWN_SENTENCES: Final = 10_000
_MAX_WORD_CHARS: Final = 20
"""Words of a sentence are shorter on average; a key or an encoding is no sentence."""

_NO_ORDER: Final = -99.0
OPENING_DISTANCE: Final = 1.2
"""How far above the threshold the sentence has to be that opens its text: of people's requests every second one stands there, of orders in other
texts every fifth."""


def opens_text(text: str, start: int) -> bool:
    """Return whether only signs stand before this place."""
    return start <= _MAX_OPENING_SIGNS and not any(map(str.isalnum, text[:start]))


_MAX_OPENING_SIGNS: Final = 40


def is_chinese(sentence: str) -> bool:
    """Return whether a sentence has more Chinese characters than a quotation in another language would have."""
    return not sentence.isascii() and len(_CHINESE.findall(sentence)) * 4 > len(sentence)


_CHINESE: Final = compile_late("[\u3400-\u9fff]")


def _find_sentence_start(text: str, start: int, at: int) -> int:
    """Return the end of the last break between these places, or the first of them."""
    if at - start > _MAX_SENTENCE_CHARS:
        for found in _BREAK.finditer(text, start, at + 1):  # what follows a sign tells whether it is a break
            start = found.end() if found.end() <= at else start
        return start
    while (
        one := _BREAK.search(text, start, at + 1)
    ) is not None and one.end() <= at:  # few: no iterator is worth it
        start = one.end()
    return start


def iter_sentences(text: str) -> Iterator[tuple[str, int]]:
    """Yield the sentences of a text, each with its place."""
    start = 0
    for found in _BREAK.finditer(text):
        yield from _cut_sentence(text, start, found.end())
        start = found.end()
    yield from _cut_sentence(text, start, len(text))


def _cut_sentence(text: str, start: int, end: int) -> Iterator[tuple[str, int]]:
    """Yield a sentence without blanks and closing signs before it, with its place, in pieces where it is long; a very short one orders nothing."""
    sentence = text[start:end].lstrip(_EDGES)
    start = end - len(sentence)
    for at in range(0, len(sentence), _MAX_SENTENCE_CHARS):
        piece = sentence[at : at + _MAX_SENTENCE_CHARS].rstrip()
        if len(piece) >= _MIN_SENTENCE_CHARS:
            yield piece, start + at


def find_neighbours(text: str, start: int, end: int) -> tuple[str, str]:
    """Return the sentences before and after a sentence, "" where there is none; of long ones the part that is nearer to it."""
    before = after = ""
    for before, _ in iter_sentences(text[max(0, start - NEIGHBOUR_REACH) : start]):  # noqa: B007 - the last one
        pass
    for after, _ in iter_sentences(text[end : end + NEIGHBOUR_REACH]):  # noqa: B007 - the first one
        break
    return before, after


NEIGHBOUR_REACH: Final = 300
"""Characters before and after a sentence in which the sentences around it are read."""


def find_surroundings(text: str, start: int) -> str:
    """Return the text around a sentence that starts here: the block of it, the one before and the one after; the same for all sentences of a block."""
    block = start - start % _BLOCK_CHARS
    return text[max(0, block - _BLOCK_CHARS) : block + 2 * _BLOCK_CHARS]


_BLOCK_CHARS: Final = 500


def list_words(sentence: str) -> list[str]:
    """Return the single words of a sentence; of Chinese, the characters."""
    words = _WORD.findall(sentence.lower())
    return words if sentence.isascii() else words + _CHINESE.findall(sentence)


def list_features(sentence: str, letters: str) -> set[str]:
    """Return what the model knows a sentence by: words, pairs of words, stems, runs of characters, runs and pairs of letters of the lexicon."""
    words = ["^"]
    found: set[str] = set()
    for token in _TOKEN.findall(sentence.lower()):
        if "\u3400" <= token[0] <= "\u9fff":
            for size in (1, 2, 3):
                found.update(token[at : at + size] for at in range(len(token) - size + 1))
            words.append(_CHINESE_WORD)
        else:
            words.append(_name_token(token))
    words.append("$")
    found.update(words)
    found.update(map(" ".join, pairwise(words)))
    found.update(map("_".join, zip(words, words[2:], strict=False)))
    found.update("~" + one[:_STEM_LETTERS] for one in words if len(one) > _STEM_LETTERS)
    found.update(_list_letter_features(letters))
    return found


def list_context(before: str, after: str) -> set[str]:
    """Return what the model knows the surroundings of a sentence by: the words before and after it; of Chinese, characters and pairs of them."""
    return {f"<{one}" for one in _list_context_words(before)} | {
        f">{one}" for one in _list_context_words(after)
    }


@lru_cache(maxsize=64)
def list_surroundings(around: str) -> frozenset[str]:
    """Return what the model knows the text around a sentence by: its words; of Chinese, characters and pairs of them."""
    return frozenset(f"={one}" for one in _list_context_words(around)) if around else frozenset()


def _list_context_words(sentence: str) -> Iterator[str]:
    if not sentence:
        yield _NO_SENTENCE
    for token in _TOKEN.findall(sentence.lower()):
        if "\u3400" <= token[0] <= "\u9fff":
            yield from token
            yield from map("".join, pairwise(token))
        else:
            yield _name_token(token)


_NO_SENTENCE: Final = "^"


def _name_token(token: str) -> str:
    if "@" in token and len(token) > 1:
        return "@@"
    if token.startswith("http"):
        return "://"
    return "0" if token.isdecimal() else token


def _list_letter_features(letters: str) -> list[str]:
    """Return the runs of parts of an order, where other words in a row are one, and pairs of parts that stand near each other."""
    short = "^" + _OTHERS.sub("x", letters)
    parts = letters.replace("x", "")[:_MAX_PAIRED_PARTS]
    runs = [
        "#" + short[at : at + size] for size in range(2, _MAX_GRAM + 1) for at in range(len(short) - size + 1)
    ]
    pairs = [
        "&" + part + other for at, part in enumerate(parts) for other in parts[at + 1 : at + _PAIR_REACH]
    ]
    return runs + pairs


def parse_weights(lines: Iterable[str]) -> SentenceModel:
    """Parse the weights as ``scripts.train_guard_model`` writes them: a name and its values, or a weight and its features, a line."""
    tables: dict[str, dict[str, int]] = {"feature": {}, "word": {}}
    values: dict[str, list[str]] = {"cue": []}
    for line in lines:
        name, value, *rest = line.split("\t")
        if name in tables:
            tables[name].update(dict.fromkeys(rest, int(value)))
        else:
            values.setdefault(name, []).extend((value, *rest))
    thresholds, limits = ((float(values[name][0]), float(values[name][1])) for name in ("threshold", "limit"))
    return SentenceModel(
        tables["feature"],
        tables["word"],
        tuple(values["cue"]),
        float(values["constant"][0]),
        thresholds,
        limits,
    )


def load_model() -> SentenceModel:
    """Return the model in use: that of the package, unless another is being measured."""
    return MEASURED_MODELS[-1] if MEASURED_MODELS else load_packaged_model()


MEASURED_MODELS: Final[list[SentenceModel]] = []
"""The models being measured, each within the block of the one before it; the last is in use."""


@contextmanager
def measure_model(model: SentenceModel) -> Iterator[None]:
    """Let the guard use another model within the block: for cross-validation, which measures texts with weights that never saw them."""
    MEASURED_MODELS.append(model)
    try:
        yield
    finally:
        MEASURED_MODELS.pop()


@cache
def load_packaged_model() -> SentenceModel:
    """Return the model of the package."""
    from callwright.core.guard.sentence_weights import WEIGHTS  # noqa: PLC0415 - needed at the first scan, not at the start

    return parse_weights(WEIGHTS.strip("\n").split("\n"))
