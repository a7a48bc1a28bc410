"""Train the guard's sentence model: ``python -m scripts.train_guard_model [--write] [--folds N]``.

Prints cross-validated figures of the whole guard, by rules alone and with the model, and with ``--write`` writes the weights into the
package. Attacks and their counterparts are the cases in ``bench/cases/guard`` (never those kept for measuring); further negatives are
sentences of ordinary prose that is found on the machine: documentation strings of the standard library, descriptions of installed
packages, manual pages and Chinese message catalogues, the documentation of an installed cloud library, and our own pages. Their text is
not stored. The same machine, cases and seed give the same weights.

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
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from importlib.util import find_spec
from itertools import pairwise, repeat
from math import exp, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

from callwright.core.guard import scan_value, scanner, sentence_model, speech_acts
from callwright.core.guard.sentence_model import SCALE, SentenceModel

ROOT: Final = Path(__file__).parents[1]
CASES: Final = ROOT / "bench/cases/guard"
TRAINING_FILES: Final = ("development", "author", "indirect", "training_*")
PLACE: Final = ROOT / "src/callwright/core/guard/sentence_weights.py"

SEED: Final = 18
EPOCHS: Final = 7
KEPT_FEATURES: Final = 14_000
WORKERS: Final = 3
"""Processes that train and measure at the same time."""

MAX_PROSE_SENTENCES: Final = 1_800
"""Of each source of prose."""

POSITIVE_WEIGHT: Final = 1.0
PROSE_WEIGHT: Final = 0.5
DECAY: Final = 2e-4
RATE: Final = 0.15
GATE_RECALL: Final = 0.985
"""Share of the sentences with evidence that the first look has to let through."""

MAX_FLAGGED: Final = {"ordinary": 0.003, "request": 0.012, "security": 0.04}
"""Share of the ordinary texts, of people's requests (most of them twins of an attack) and of the texts about security that the model alone may flag."""

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

    choices: list[Features]
    is_order: bool
    weight: float


# --- texts


def read_cases() -> list[Case]:
    """Return the cases for training, in a fixed order."""
    files = [file for pattern in TRAINING_FILES for file in sorted(CASES.glob(f"{pattern}.jsonl"))]
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


def read_prose(source: random.Random) -> Iterator[tuple[str, str]]:
    """Yield sentences of ordinary prose with their letters, at most ``MAX_PROSE_SENTENCES`` of each source."""
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
        sentences = [
            one for text in paragraphs[:MAX_PROSE_SENTENCES] for one in split_text(text[:_MAX_PARAGRAPH])
        ]
        source.shuffle(sentences)
        yield from sentences[:MAX_PROSE_SENTENCES]


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


def list_examples(
    cases: Iterable[Case], prose: Iterable[tuple[str, str]]
) -> list[tuple[list[frozenset[str]], bool, float]]:
    """Return what a model is trained on, with names of features."""
    examples: list[tuple[list[frozenset[str]], bool, float]] = []
    for case in cases:
        features = [_list_features(*one) for one in case.sentences]
        if case.expect != "attack":
            examples += [([one], False, 1.0) for one in features]
            continue
        marked = case.ordered or ([] if case.source.startswith("training") else range(len(features)))
        if marked:
            examples.append(([features[at] for at in marked], True, POSITIVE_WEIGHT))
            examples += [([one], False, PROSE_WEIGHT) for at, one in enumerate(features) if at not in marked]
    return examples + [([_list_features(*one)], False, PROSE_WEIGHT) for one in prose]


_KNOWN_FEATURES: Final[dict[tuple[str, str], frozenset[str]]] = {}


def _list_features(sentence: str, letters: str) -> frozenset[str]:
    known = _KNOWN_FEATURES.get((sentence, letters))
    if known is None:
        known = frozenset(map(sys.intern, sentence_model.list_features(sentence, letters)))
        _KNOWN_FEATURES[sentence, letters] = known
    return known


def train(examples: Sequence[tuple[list[frozenset[str]], bool, float]]) -> dict[str, float]:
    """Return the weights of the features that tell most; "" is the constant."""
    return descend(examples, choose_features(examples), EPOCHS)


def choose_features(examples: Sequence[tuple[list[frozenset[str]], bool, float]]) -> list[str]:
    """Return the features whose shares among orders and among other sentences differ most surely, by the likelihood ratio."""
    orders: Counter[str] = Counter()
    others: Counter[str] = Counter()
    sizes = [0, 0]
    for choices, is_order, _ in examples:
        sizes[is_order] += len(choices)
        for one in choices:
            (orders if is_order else others).update(one)
    surprises = {
        name: _compute_surprise((count, others[name]), (sizes[1], sizes[0]))
        for name in orders.keys() | others.keys()
        if (count := orders[name]) + others[name] > 1
    }
    return sorted(sorted(surprises, key=lambda name: (-surprises[name], name))[:KEPT_FEATURES])


def _compute_surprise(counts: tuple[int, int], sizes: tuple[int, int]) -> float:
    """Return the logarithm of the likelihood ratio of two shares, against one common share."""
    common = sum(counts) / sum(sizes)
    return sum(
        count * log(count / (common * size)) for count, size in zip(counts, sizes, strict=True) if count
    )


def descend(
    examples: Sequence[tuple[list[frozenset[str]], bool, float]], names: list[str], epochs: int
) -> dict[str, float]:
    """Return the weights of logistic regression by adaptive stochastic gradient descent, averaged over its second half."""
    index = {name: at for at, name in enumerate(names)}
    work = [
        Example(
            [tuple(sorted(index[name] for name in one if name in index)) for one in choices], is_order, weight
        )
        for choices, is_order, weight in examples
    ]
    source = random.Random(SEED)  # noqa: S311 - reproducible, no secret
    weights, squares, constant, square = [0.0] * len(names), [1e-2] * len(names), -2.0, 1.0
    total, total_constant, count = [0.0] * len(names), 0.0, 0
    for epoch in range(epochs):
        if epoch == 1:  # what is far from the boundary teaches nothing more
            work = [one for one in work if one.is_order or constant + _sum(weights, one.choices[0]) > _FAR]
        source.shuffle(work)
        for choices, is_order, weight in work:
            score, chosen = max((constant + _sum(weights, one), one) for one in choices)
            error = (1 / (1 + exp(-max(-30.0, min(30.0, score)))) - is_order) * weight
            if abs(error) < _SMALL:
                continue
            square += error * error
            constant -= 2 * RATE * error / sqrt(square)
            step = error * 3 / sqrt(len(chosen) + 1)
            for at in chosen:
                squares[at] += step * step
                weights[at] -= RATE * (step + DECAY * weights[at]) / sqrt(squares[at])
        if epoch >= epochs // 2:
            total = [one + other for one, other in zip(total, weights, strict=True)]
            total_constant, count = total_constant + constant, count + 1
    return dict(zip(names, (one / count for one in total), strict=True)) | {"": total_constant / count}


_FAR: Final = -4.5
_SMALL: Final = 0.005


def _sum(weights: list[float], features: Features) -> float:
    return sum([weights[at] for at in features]) * 3 / sqrt(len(features) + 1)


def quantise(weights: dict[str, float]) -> dict[str, int]:
    """Return whole weights, without those that round to none."""
    rounded = {name: round(weight * SCALE) for name, weight in weights.items() if name}
    return {name: weight for name, weight in rounded.items() if weight}


def train_gate(examples: Sequence[tuple[list[frozenset[str]], bool, float]]) -> dict[str, int]:
    """Return the weights of single words: a model of its own, for the first look."""
    counts = Counter(name for choices, _, _ in examples for one in choices for name in one if _is_word(name))
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


def fit_folds(
    cases: list[Case], prose: list[tuple[str, str]], count: int, workers: Executor
) -> Iterator[Fold]:
    """Yield a model for each fold; texts of one group are in one fold."""
    groups = sorted({case.group for case in cases})
    random.Random(SEED).shuffle(groups)  # noqa: S311 - reproducible, no secret
    fold_of = {group: at % count for at, group in enumerate(groups)}
    parts = [[case for case in cases if fold_of[case.group] == at] for at in range(count)]
    others = [[case for case in cases if fold_of[case.group] != at] for at in range(count)]
    return workers.map(fit_fold, parts, others, repeat(prose))


def fit_fold(unseen: list[Case], cases: list[Case], prose: list[tuple[str, str]]) -> Fold:
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
CELLS: Final = (("en", 0), ("zh-CN", 1))


def flag_texts(cases: Iterable[Case], model: SentenceModel) -> set[str]:
    """Return the texts that the whole guard withholds with this model."""
    with sentence_model.measure_model(model):
        return {case.text for case in cases if scan_value(case.text, untrusted=True).action == "quarantine"}


def find_known_evidence(cases: Iterable[Case]) -> set[str]:
    """Return the texts in which the rules find any evidence."""
    with sentence_model.measure_model(NO_MODEL):
        return {case.text for case in cases if speech_acts.weigh_passages(scanner.read_plainly(case.text))[0]}


def choose_thresholds(folds: list[Fold], known: set[str], workers: Executor) -> tuple[float, float]:
    """Return for each language the lowest threshold at which the model alone flags few enough unseen texts."""
    left = [
        [case for case in fold.cases if case.kind != "attack" and case.text not in known] for fold in folds
    ]
    most = Counter((case.locale, case.kind) for fold in folds for case in fold.cases)
    chosen: dict[str, float] = {}
    for threshold in _THRESHOLDS:
        models = [build_model(one.weights, one.gate, (threshold, threshold), EVERY_SENTENCE) for one in folds]
        flagged = list(workers.map(flag_texts, left, models))
        left = [  # what is not flagged at one threshold is not at a higher one
            [case for case in cases if case.text in texts] for cases, texts in zip(left, flagged, strict=True)
        ]
        counts = Counter((case.locale, case.kind) for one in left for case in one)
        sys.stdout.write(f"threshold {threshold}: the model alone flags {sorted(counts.items())}\n")
        for locale, _ in CELLS:
            if locale not in chosen and all(
                counts[locale, kind] <= share * most[locale, kind] for kind, share in MAX_FLAGGED.items()
            ):
                chosen[locale] = threshold
        if len(chosen) == len(CELLS):
            break
    return chosen["en"], chosen["zh-CN"]


_THRESHOLDS: Final = tuple(at / 8 for at in range(4, 49))
MARGIN: Final = 1.0
"""How far above these thresholds the model withholds a text by itself: ordinary texts are of more kinds than the cases have."""


def choose_looks(folds: list[Fold], thresholds: tuple[float, float], prose: list[tuple[str, str]]) -> Looks:
    """Return what lets ``GATE_RECALL`` of the unseen sentences with evidence through, each of the two looks by itself."""
    sums: tuple[list[float], list[float]] = ([], [])
    orders: tuple[list[str], list[str]] = ([], [])
    for fold in folds:
        model = build_model(fold.weights, fold.gate, thresholds, EVERY_SENTENCE)
        for sentence, letters in _iter_ordered(fold.cases):
            words = sentence_model.list_words(sentence)
            if words and model.score(sentence, letters) >= LOWEST_COUNTED_SCORE:
                language = sentence_model.is_chinese(sentence)
                sums[language].append(sum(fold.gate.get(one, 0) for one in words) / sqrt(len(words)))
                orders[language].append(sentence.lower())
    limits = [round(sorted(one)[int(len(one) * (1 - GATE_RECALL))], 1) for one in sums]
    others = [sentence.lower() for sentence, _ in prose]
    cues = {
        cue
        for language in (False, True)
        for cue in choose_cues(
            orders[language], [one for one in others if sentence_model.is_chinese(one) == language]
        )
    }
    return Looks(tuple(sorted(cues)), (limits[0], limits[1]))


LOWEST_COUNTED_SCORE: Final = -1.0


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
    """Train, print the figures, and with ``--write`` write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--folds", type=int, default=5)
    asked = parser.parse_args(arguments)
    cases = read_cases()
    prose = list(read_prose(random.Random(SEED)))  # noqa: S311 - reproducible, no secret
    sys.stdout.write(f"{len(cases)} cases, {len(prose)} sentences of prose\n")
    with ProcessPoolExecutor(WORKERS, get_context("fork")) as workers:
        flagging, finding = (
            workers.submit(flag_texts, cases, NO_MODEL),
            workers.submit(find_known_evidence, cases),
        )
        folds = list(fit_folds(cases, prose, asked.folds, workers))
        thresholds = choose_thresholds(folds, finding.result(), workers)
        looks = choose_looks(folds, thresholds, prose)
        sys.stdout.write(
            f"thresholds {thresholds}, limits of the second look {looks.limits}, {len(looks.cues)} cues\n"
        )
        thresholds = thresholds[0] + MARGIN, thresholds[1] + MARGIN
        models = [build_model(one.weights, one.gate, thresholds, looks) for one in folds]
        with_model = set().union(*workers.map(flag_texts, [one.cases for one in folds], models))
        by_rules = flagging.result()
    report(cases, by_rules, with_model)
    if asked.write:
        examples = list_examples(cases, prose)
        PLACE.write_text(
            render_module(build_model(train(examples), train_gate(examples), thresholds, looks)), "utf-8"
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
