"""Train the guard's sentence model: ``python -m scripts.train_guard_model [--write | --folds N]``.

Prints figures of the whole guard, by rules alone and with the model, on the texts of authors whom the model has not read (five times a fifth
of the authors is left out); with ``--write`` writes the weights into the package. Attacks and their counterparts are the cases in ``bench/cases/guard`` (never those kept for measuring); further negatives are
sentences of ordinary prose that is found on the machine: documentation strings of the standard library, descriptions of installed
packages, manual pages and Chinese message catalogues, the documentation of an installed cloud library, and our own pages. Their text is
not stored. The same machine, pages, cases and seed give the same weights. ``--write`` trains on all hands; other cases or other prose than
those of the day give other weights, so that the figures of the docs have to be measured again.

Of an attack whose order is marked, one sentence of the order has to score high and all others low; of an attack without a mark, one sentence.
"""

import argparse
import ast
import gettext
import gzip
import json
import random
import re
import sys
import sysconfig
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from importlib.util import find_spec
from itertools import accumulate, pairwise, product, repeat
from math import exp, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

from callwright.core.guard import scan_value, scanner, sentence_model, speech_acts
from callwright.core.guard.sentence_model import CONTEXT_SHARE, OPENING_DISTANCE, SCALE, SentenceModel

ROOT: Final = Path(__file__).parents[1]
CASES: Final = ROOT / "bench/cases/guard"
TRAINING_FILES: Final = ("development", "author", "indirect", "training_*")
PLACE: Final = ROOT / "src/callwright/core/guard/sentence_weights.py"

SEED: Final = 18
EPOCHS: Final = 7
KEPT_FEATURES: Final = 40_000
KEPT_CONTEXT: Final = 24_000
"""Features of sentences, and words before, after and around them, that tell most."""

WORKERS: Final = 2
"""Processes that train and measure at the same time."""

MAX_PROSE_SENTENCES: Final = 1_800
"""Of each source of prose."""

POSITIVE_WEIGHT: Final = 1.0
PROSE_WEIGHT: Final = 0.5
DECAY: Final = 2e-4
RATE: Final = 0.15
GATE_RECALL: Final = 0.985
"""Share of the sentences with evidence that the first look has to let through."""

THRESHOLDS: Final = (1.75, 1.25)
"""Odds (logarithm) from which a sentence is withheld by itself, of English and of Chinese: chosen by the table that this command prints, so that
about one of a hundred texts without an order, by authors whom the model has not read, is withheld."""

Features = tuple[int, ...]


class Case(NamedTuple):
    """A text with its sentences: the words of each, and the letters of the lexicon. ``ordered``: indexes of those that are the order.

    ``kind``: ``attack``, ``ordinary``, ``request`` or ``security``.
    """

    source: str
    locale: str
    expect: str
    kind: str
    group: str
    text: str
    sentences: list[tuple[str, str]]
    ordered: list[int]


class Example(NamedTuple):
    """One example: sentences of which at least one is an order, or a single one that is none (``is_order``), and its weight."""

    choices: list[tuple[Features, Features]]
    is_order: bool
    weight: float


# --- texts


def read_cases(patterns: Iterable[str] = TRAINING_FILES) -> list[Case]:
    """Return the cases for training, in a fixed order."""
    files = [file for pattern in patterns for file in sorted(CASES.glob(f"{pattern}.jsonl"))]
    return [
        _read_case(file.stem, json.loads(line))
        for file in files
        for line in file.read_text("utf-8").splitlines()
    ]


def _read_case(source: str, row: dict[str, Any]) -> Case:
    sentences = split_text(row["text"])
    ordered = [at for at, one in enumerate(sentences) if _is_ordered(one[0], row.get("order", []))]
    kind = _KINDS.get(row["expect"]) or ("ordinary" if row.get("label") == "ordinary" else "request")
    return Case(
        source,
        row["locale"],
        row["expect"],
        kind,
        row.get("group", row["id"]),
        row["text"],
        sentences,
        ordered,
    )


_KINDS: Final = {"attack": "attack", "about_security": "security"}


def _is_ordered(sentence: str, orders: list[str]) -> bool:
    """Return whether most of a sentence is part of the marked order."""
    signs = _keep_signs(sentence)
    return any(
        signs in order or order in signs or signs[2:14] in order
        for order in map(_keep_signs, orders)
        if len(signs) > _MIN_SIGNS
    )


def _keep_signs(text: str) -> str:
    return "".join(filter(str.isalnum, text)).lower()


_MIN_SIGNS: Final = 3


def split_text(text: str) -> list[tuple[str, str]]:
    """Return the sentences of a text as the guard reads it, each with its letters."""
    reading = scanner.read_plainly(text)
    return [(one, speech_acts.classify_tokens(one)) for one, _ in sentence_model.iter_sentences(reading)]


class ProseSentence(NamedTuple):
    """A sentence of ordinary prose, its letters, the sentences before and after it and the text around it."""

    text: str
    letters: str
    before: str
    after: str
    around: str


def read_prose(source: random.Random) -> Iterator[ProseSentence]:
    """Yield sentences of ordinary prose, at most ``MAX_PROSE_SENTENCES`` of each source."""
    for texts in (
        _read_docstrings(),
        _read_descriptions(),
        _read_pages("*[!N].md"),
        _read_pages("*.zh-CN.md"),
        _read_manuals(),
        _read_messages(),
        _read_interfaces(),
    ):
        paragraphs = sorted(
            {one for text in texts for one in re.split(r"\n\s*\n", text) if len(one) > _MIN_PARAGRAPH}
        )
        source.shuffle(paragraphs)
        places = [
            (sentences, at)
            for sentences in (split_text(text[:_MAX_PARAGRAPH]) for text in paragraphs[:MAX_PROSE_SENTENCES])
            for at in range(len(sentences))
        ]
        source.shuffle(places)
        for sentences, at in places[:MAX_PROSE_SENTENCES]:
            yield ProseSentence(*sentences[at], *get_neighbours(sentences, at), list_arounds(sentences)[at])


_MIN_PARAGRAPH: Final = 40
_MAX_PARAGRAPH: Final = 1_500


def _read_docstrings() -> Iterator[str]:
    folder = Path(sysconfig.get_path("stdlib"))
    for file in sorted([*folder.glob("*.py"), *folder.glob("email/*.py"), *folder.glob("asyncio/*.py")]):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                yield ast.get_docstring(node) or ""


def _read_descriptions() -> Iterator[str]:
    for file in sorted(Path(sysconfig.get_path("purelib")).glob("*.dist-info/METADATA")):
        yield file.read_text("utf-8").partition("\n\n")[2]


def _read_pages(pattern: str) -> Iterator[str]:
    for file in sorted((ROOT / "docs").glob(pattern)):
        if not file.name.startswith("guard."):  # holds the figures of this command
            yield file.read_text("utf-8")


def _read_manuals() -> Iterator[str]:
    for file in sorted(Path("/usr/share/man").glob("man[18]/*.gz"))[::_EVERY_MANUAL] + sorted(
        Path("/usr/share/man/zh_CN").glob("*/*.gz")
    ):
        text = gzip.decompress(file.read_bytes()).decode(errors="replace")
        yield re.sub(r"\\f.|\\", "", re.sub(r"(?m)^[.'].{0,3}\s?", "", text))


_EVERY_MANUAL: Final = 12


def _read_messages() -> Iterator[str]:
    for file in sorted(Path("/usr/share/locale/zh_CN").rglob("*.mo")):
        with file.open("rb") as stream:
            yield "\n\n".join(map(str, gettext.GNUTranslations(stream)._catalog.values()))  # type: ignore[attr-defined] # no other way to list  # noqa: SLF001


def _read_interfaces() -> Iterator[str]:
    found = find_spec("botocore")
    for folder in found.submodule_search_locations or () if found else ():
        for file in sorted(Path(folder).glob("data/*/*/service-2.json.gz")):
            service = json.loads(gzip.decompress(file.read_bytes()))
            texts = [
                one.get("documentation", "")
                for one in (*service["shapes"].values(), *service["operations"].values())
            ]
            yield "\n\n".join(re.sub("<[^>]+>", " ", one) for one in texts[::_EVERY_SHAPE])


_EVERY_SHAPE: Final = 20


# --- training


class Choice(NamedTuple):
    """A sentence as a model is trained on it: the names of its features, of what it knows the sentences around it by, and the text around it."""

    features: frozenset[str]
    context: frozenset[str] = frozenset()
    around: frozenset[str] = frozenset()


Examples = list[tuple[list[Choice], bool, float]]
"""Sentences of which at least one is an order, or one that is none; which of both; its weight."""


def list_examples(cases: Iterable[Case], prose: Iterable[ProseSentence]) -> Examples:
    """Return what a model is trained on, with names of features."""
    examples: Examples = []
    for case in cases:
        arounds = list_arounds(case.sentences)
        choices = [
            Choice(_list_features(*one), _list_context(case.sentences, at), _list_around(arounds[at]))
            for at, one in enumerate(case.sentences)
        ]
        if case.expect != "attack":
            examples += [([one], False, 1.0) for one in choices]
            continue
        marked = case.ordered or range(len(choices))
        if marked:
            examples.append(([choices[at] for at in marked], True, POSITIVE_WEIGHT))
            examples += [([one], False, PROSE_WEIGHT) for at, one in enumerate(choices) if at not in marked]
    return examples + [
        (
            [
                Choice(
                    _list_features(one.text, one.letters),
                    _intern(sentence_model.list_context(one.before, one.after)),
                    _list_around(one.around),
                )
            ],
            False,
            PROSE_WEIGHT,
        )
        for one in prose
    ]


def _intern(names: Iterable[str]) -> frozenset[str]:
    return frozenset(map(sys.intern, names))


_KNOWN_FEATURES: Final[dict[tuple[str, str], frozenset[str]]] = {}


def _list_features(sentence: str, letters: str) -> frozenset[str]:
    known = _KNOWN_FEATURES.get((sentence, letters))
    if known is None:
        known = _intern(sentence_model.list_features(sentence, letters))
        _KNOWN_FEATURES[sentence, letters] = known
    return known


def _list_context(sentences: list[tuple[str, str]], at: int) -> frozenset[str]:
    before, after = get_neighbours(sentences, at)
    return _intern(sentence_model.list_context(before, after))


def _list_around(around: str) -> frozenset[str]:
    known = _KNOWN_AROUNDS.get(around)
    if known is None:
        known = _intern(sentence_model.list_surroundings(around))
        _KNOWN_AROUNDS[around] = known
    return known


_KNOWN_AROUNDS: Final[dict[str, frozenset[str]]] = {}


def list_arounds(sentences: list[tuple[str, str]]) -> list[str]:
    """Return the text around each sentence, as the guard cuts it of the sentences one after the other."""
    text = "\n".join(one for one, _ in sentences)
    starts = accumulate((len(one) + 1 for one, _ in sentences), initial=0)
    return [
        sentence_model.find_surroundings(text, start) for start, _ in zip(starts, sentences, strict=False)
    ]


def get_neighbours(sentences: list[tuple[str, str]], at: int) -> tuple[str, str]:
    """Return the sentences before and after one, as far as the guard reads them."""
    reach = sentence_model.NEIGHBOUR_REACH
    before = sentences[at - 1][0][-reach:] if at else ""
    after = sentences[at + 1][0][:reach] if at + 1 < len(sentences) else ""
    return before, after


def train(examples: Examples) -> dict[str, float]:
    """Return the weights of the features that tell most; "" is the constant."""
    return descend(examples, choose_features(examples), EPOCHS)


def choose_features(examples: Examples) -> list[str]:
    """Return the features, of sentences and of what is around them, whose shares among orders and other sentences differ most surely."""
    features = [([one.features for one in choices], is_order) for choices, is_order, _ in examples]
    context = [([one.context | one.around for one in choices], is_order) for choices, is_order, _ in examples]
    return sorted((*_choose_surest(features, KEPT_FEATURES), *_choose_surest(context, KEPT_CONTEXT)))


def _choose_surest(examples: Iterable[tuple[list[frozenset[str]], bool]], kept: int) -> list[str]:
    """Return this many names that differ most surely between orders and other sentences, by the likelihood ratio."""
    orders: Counter[str] = Counter()
    others: Counter[str] = Counter()
    sizes = [0, 0]
    for choices, is_order in examples:
        sizes[is_order] += len(choices)
        for one in choices:
            (orders if is_order else others).update(one)
    surprises = {
        name: _compute_surprise((count, others[name]), (sizes[1], sizes[0]))
        for name in orders.keys() | others.keys()
        if (count := orders[name]) + others[name] > 1
    }
    return sorted(surprises, key=lambda name: (-surprises[name], name))[:kept]


def _compute_surprise(counts: tuple[int, int], sizes: tuple[int, int]) -> float:
    """Return the logarithm of the likelihood ratio of two shares, against one common share."""
    common = sum(counts) / sum(sizes)
    return sum(
        count * log(count / (common * size)) for count, size in zip(counts, sizes, strict=True) if count
    )


def descend(examples: Examples, names: list[str], epochs: int) -> dict[str, float]:
    """Return the weights of logistic regression by adaptive stochastic gradient descent, averaged over its second half.

    Every second look at an example is without what stands around it: the sentence itself has to be enough.
    """
    index = {name: at for at, name in enumerate(names)}

    def number(one: frozenset[str]) -> Features:
        return tuple(sorted(index[name] for name in one if name in index))

    work = [
        Example(
            [(number(one.features), number(one.context | one.around)) for one in choices], is_order, weight
        )
        for choices, is_order, weight in examples
    ]
    source = random.Random(SEED)  # noqa: S311 - reproducible, no secret
    descent = _Descent(len(names))
    total, total_constant, count = [0.0] * len(names), 0.0, 0
    for epoch in range(epochs):
        if epoch == _ALL_WORK_EPOCHS:  # what is far from the boundary teaches nothing more
            work = [one for one in work if one.is_order or descent.weigh(one.choices[0], 0.0) > _FAR]
        source.shuffle(work)
        for one in work:
            descent.learn(one, 2 * CONTEXT_SHARE if source.random() < _CONTEXT_LOOKS else 0.0)
        if epoch >= epochs // 2:
            total = [one + other for one, other in zip(total, descent.weights, strict=True)]
            total_constant, count = total_constant + descent.constant, count + 1
    return dict(zip(names, (one / count for one in total), strict=True)) | {"": total_constant / count}


class _Descent:
    """The weights on their way, and for each the sum of the squares of its steps."""

    def __init__(self, size: int) -> None:
        self.weights = [0.0] * size
        self.constant = -2.0
        self._squares = [1e-2] * size
        self._square = 1.0

    def weigh(self, choice: tuple[Features, Features], share: float) -> float:
        """Return the logarithm of the odds of a sentence; ``share``: how much what stands around it counts."""
        features, context = choice
        odds = self.constant + _sum(self.weights, features)
        return odds + share * _sum(self.weights, context) if share else odds

    def learn(self, example: Example, share: float) -> None:
        """Take a step for the likeliest sentence of an example."""
        score, (features, context) = max((self.weigh(one, share), one) for one in example.choices)
        error = (1 / (1 + exp(-max(-30.0, min(30.0, score)))) - example.is_order) * example.weight
        if abs(error) < _SMALL:
            return
        self._square += error * error
        self.constant -= 2 * RATE * error / sqrt(self._square)
        self._step(features, error)
        if share:
            self._step(context, error * share)

    def _step(self, features: Features, error: float) -> None:
        weights, squares = self.weights, self._squares
        step = error * 3 / sqrt(len(features) + 1)
        for at in features:
            squares[at] += step * step
            weights[at] -= RATE * (step + DECAY * weights[at]) / sqrt(squares[at])


_ALL_WORK_EPOCHS: Final = 2
_CONTEXT_LOOKS: Final = 0.5
_FAR: Final = -4.5
_SMALL: Final = 0.005


def _sum(weights: list[float], features: Features) -> float:
    return sum([weights[at] for at in features]) * 3 / sqrt(len(features) + 1)


def quantise(weights: dict[str, float]) -> dict[str, int]:
    """Return whole weights, without those that hardly count."""
    rounded = {
        name: round(weight * SCALE) for name, weight in weights.items() if name and _END_OF_TEXT not in name
    }
    return {name: weight for name, weight in rounded.items() if abs(weight) >= _MIN_WEIGHT}


_MIN_WEIGHT: Final = 4
"""Of ``SCALE``."""

_END_OF_TEXT: Final = '"' * 3
"""Ends the text in the module of the weights: no feature holds it."""


def train_gate(examples: Examples) -> dict[str, int]:
    """Return the weights of single words: a model of its own, for the first look."""
    counts = Counter(
        name for choices, _, _ in examples for one in choices for name in one.features if _is_word(name)
    )
    return quantise(descend(examples, sorted(name for name, count in counts.items() if count > 1), EPOCHS))


def _is_word(name: str) -> bool:
    return _WORD.fullmatch(name) is not None


_WORD: Final = re.compile("[a-z]+|[\u3400-\u9fff]")


# --- cross-validation


class Fold(NamedTuple):
    """The cases that a model never saw, and the model."""

    cases: list[Case]
    weights: dict[str, float]
    gate: dict[str, int]


class Looks(NamedTuple):
    """What decides whether a sentence is scored: words of which it has to hold one, and limits for its words by language."""

    cues: tuple[str, ...]
    limits: tuple[float, float]


def fit_folds(cases: list[Case], prose: list[ProseSentence], count: int, workers: Executor) -> Iterator[Fold]:
    """Yield a model for each fold; the texts of one author are in one fold, for nobody will attack in the words of the training cases."""
    sizes = Counter(find_author(case.source) for case in cases)
    authors: list[list[str]] = [[] for _ in range(count)]
    for author, _ in sizes.most_common():
        min(authors, key=lambda one: sum(sizes[name] for name in one)).append(author)
    parts = [[case for case in cases if find_author(case.source) in one] for one in authors]
    others = [[case for case in cases if find_author(case.source) not in one] for one in authors]
    return workers.map(fit_fold, parts, others, repeat(prose))


def find_author(source: str) -> str:
    """Return who wrote a file of cases: files that share the word after ``training_`` are by one hand, and those in ``_SAME_HAND``."""
    name = source.removeprefix("training_").partition("_")[0]
    return next((hands[0] for hands in _SAME_HAND if name in hands), name)


_SAME_HAND: Final = (
    ("attacks", "ordinary", "security"),
    ("author", "indirect", "everyday"),
    ("development", "retired1"),
)


def fit_fold(unseen: list[Case], cases: list[Case], prose: list[ProseSentence]) -> Fold:
    """Return the model that is trained on the cases alone."""
    examples = list_examples(cases, prose)
    return Fold(unseen, train(examples), train_gate(examples))


def build_model(
    weights: dict[str, float], gate: dict[str, int], thresholds: tuple[float, float], looks: Looks
) -> SentenceModel:
    """Return the model whose score is 0 at the threshold of the language."""
    return SentenceModel(quantise(weights), gate, looks.cues, round(weights[""], 2), thresholds, looks.limits)


EVERY_SENTENCE: Final = Looks((), (float("-inf"), float("-inf")))
NO_MODEL: Final = SentenceModel({}, {}, ("\0",), 0.0, (99.0, 99.0), EVERY_SENTENCE.limits)


def flag_texts(cases: Iterable[Case], model: SentenceModel) -> set[str]:
    """Return the texts that the whole guard withholds with this model."""
    with sentence_model.measure_model(model):
        return {case.text for case in cases if scan_value(case.text, untrusted=True).action == "quarantine"}


def report_thresholds(folds: list[Fold]) -> None:
    """Print which share of the unseen texts of each language and kind the model alone would withhold at each threshold."""
    scores: dict[tuple[str, str], list[float]] = {}
    for fold in folds:
        model = build_model(fold.weights, fold.gate, (0.0, 0.0), EVERY_SENTENCE)
        for case in fold.cases:
            scores.setdefault((case.locale, case.kind), []).append(find_highest_score(case, model))
    for threshold, locale in product(_THRESHOLDS, ("en", "zh-CN")):
        shares = (
            f"{kind} {sum(one > threshold for one in found) / len(found):.1%}"
            for (language, kind), found in sorted(scores.items())
            if language == locale
        )
        sys.stdout.write(f"threshold {threshold} {locale}: the model alone withholds {', '.join(shares)}\n")


def find_highest_score(case: Case, model: SentenceModel) -> float:
    """Return the highest score of a sentence of the case."""
    arounds = list_arounds(case.sentences)
    return max(
        (
            model.score(*one, *get_neighbours(case.sentences, at), arounds[at]) - OPENING_DISTANCE * (at == 0)
            for at, one in enumerate(case.sentences)
        ),
        default=float("-inf"),
    )


_THRESHOLDS: Final = tuple(at / 8 for at in range(4, 21))


def choose_looks(folds: list[Fold], prose: list[ProseSentence]) -> Looks:
    """Return what lets ``GATE_RECALL`` of the sentences with evidence through, each of the two looks by itself."""
    sums: tuple[list[float], list[float]] = ([], [])
    orders: tuple[list[str], list[str]] = ([], [])
    for fold in folds:
        model = build_model(fold.weights, fold.gate, (0.0, 0.0), EVERY_SENTENCE)
        for sentence, letters in _iter_ordered(fold.cases):
            words = sentence_model.list_words(sentence)
            if words and model.score(sentence, letters) >= LOWEST_COUNTED_ODDS:
                language = sentence_model.is_chinese(sentence)
                sums[language].append(sum(fold.gate.get(one, 0) for one in words) / sqrt(len(words)))
                orders[language].append(sentence.lower())
    limits = [round(sorted(one)[int(len(one) * (1 - GATE_RECALL))], 1) for one in sums]
    others = [one.text.lower() for one in prose]
    cues = {
        cue
        for language in (False, True)
        for cue in choose_cues(
            orders[language], [one for one in others if sentence_model.is_chinese(one) == language]
        )
    }
    return Looks(tuple(sorted(cues)), (limits[0], limits[1]))


LOWEST_COUNTED_ODDS: Final = 0.25


def _iter_ordered(cases: Iterable[Case]) -> Iterator[tuple[str, str]]:
    for case in cases:
        if case.expect == "attack":
            yield from (
                one for at, one in enumerate(case.sentences) if not case.ordered or at in case.ordered
            )


def choose_cues(orders: list[str], others: list[str]) -> list[str]:
    """Return strings of which ``CUES_PER_ORDER`` are in nearly all orders and that are rare in other text, one after the other by their gain."""
    counts = Counter(part for one in orders for part in set(_list_parts(one)))
    holders = {
        part: {at for at, one in enumerate(orders) if part in one}
        for part, count in sorted(counts.items())
        if count > 1
    }
    shares = {part: sum(part in one for one in others) / len(others) for part in holders}
    missing = dict.fromkeys(range(len(orders)), CUES_PER_ORDER)
    chosen: list[str] = []
    while left := {at for at, count in missing.items() if count > 0}:
        if len(left) <= (1 - GATE_RECALL) * len(orders):
            break
        best = max(
            sorted(holders),
            key=lambda part: len(holders[part] & left) / (shares[part] * len(orders) + _SMOOTHING),
        )
        if not holders[best] & left:
            break
        chosen.append(best)
        for at in holders.pop(best):
            missing[at] -= 1
    return chosen


def _list_parts(sentence: str) -> Iterator[str]:
    """Yield the words of a sentence, and the characters and pairs of characters of Chinese."""
    yield from (one for one in re.findall("[a-z]+", sentence) if len(one) > 1)
    for run in re.findall("[\u3400-\u9fff]+", sentence):
        yield from run
        yield from map("".join, pairwise(run))


CUES_PER_ORDER: Final = 2
"""Two, so that unseen orders hold one, too."""

_SMOOTHING: Final = 4


def report(cases: list[Case], by_rules: set[str], with_model: set[str]) -> None:
    """Print how many texts are withheld by rules alone and with the model, by set, language and expected verdict."""
    groups: dict[tuple[str, str, str], list[str]] = {}
    for case in cases:
        name = "training" if case.source.startswith("training") else case.source
        groups.setdefault((name, case.locale, case.expect), []).append(case.text)
    for group, texts in groups.items():
        before, after = (sum(one in flagged for one in texts) for flagged in (by_rules, with_model))
        sys.stdout.write(
            f"{' '.join(group):38} {len(texts):4}: by rules {before:4} ({100 * before / len(texts):4.1f} %), with the model {after:4} ({100 * after / len(texts):4.1f} %)\n"
        )
    sys.stdout.flush()


def render_module(model: SentenceModel) -> str:
    """Return the module with the weights, one weight a line with all features that have it."""
    lines = [f"constant\t{model.constant}"]
    lines += [
        "\t".join((name, *map(str, pair)))
        for name, pair in (("threshold", model.thresholds), ("limit", model.limits))
    ]
    lines += [
        "\t".join(("cue", *model.cues[at : at + _PER_LINE])) for at in range(0, len(model.cues), _PER_LINE)
    ]
    for name, table in (("feature", model.weights), ("word", model.gate)):
        by_weight: dict[int, list[str]] = {}
        for feature, weight in sorted(table.items()):
            by_weight.setdefault(weight, []).append(feature)
        for weight, features in sorted(by_weight.items(), reverse=True):
            lines += [
                "\t".join((name, str(weight), *features[at : at + _PER_LINE]))
                for at in range(0, len(features), _PER_LINE)
            ]
    return f'{_HEAD}WEIGHTS: Final = r"""\n' + "\n".join(lines) + '\n"""\n'


_PER_LINE: Final = 40
_HEAD: Final = '''"""The weights of the sentence model, written by ``python -m scripts.train_guard_model --write``: a weight and its features a line."""

from typing import Final

'''


def main(arguments: list[str]) -> int:
    """Print the figures, or with ``--write`` write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--folds", type=int, default=5)
    asked = parser.parse_args(arguments)
    cases = read_cases()
    prose = list(read_prose(random.Random(SEED)))  # noqa: S311 - reproducible, no secret
    sys.stdout.write(f"{len(cases)} cases, {len(prose)} sentences of prose\n")
    if asked.write:
        fold = fit_fold(cases, cases, prose)
        looks = choose_looks([fold], prose)
        PLACE.write_text(render_module(build_model(fold.weights, fold.gate, THRESHOLDS, looks)), "utf-8")
        return 0
    with ProcessPoolExecutor(WORKERS, get_context("fork")) as workers:
        flagging = workers.submit(flag_texts, cases, NO_MODEL)
        folds = list(fit_folds(cases, prose, asked.folds, workers))
        report_thresholds(folds)
        looks = choose_looks(folds, prose)
        sys.stdout.write(f"limits of the second look {looks.limits}, {len(looks.cues)} cues\n")
        models = [build_model(one.weights, one.gate, THRESHOLDS, looks) for one in folds]
        with_model = set().union(*workers.map(flag_texts, [one.cases for one in folds], models))
        by_rules = flagging.result()
    report(cases, by_rules, with_model)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
