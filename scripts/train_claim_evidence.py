"""Train the model of the truth check that weighs evidence: ``python -m scripts.train_claim_evidence [--compare | --leave-out NAME...]``.

Without an option the weights in ``core/truth/evidence_weights.py`` are written. With ``--compare`` nothing is written: the exit code is 1 where the
shipped weights differ from these by more than ``ROUNDING``. With ``--leave-out NAME...`` each part of ``PARTS`` that has one of
these files of cases, each part without a name, is measured by models of the clauses and of the evidence that are trained on all other parts; printed
is what the rules and the labels report alone, and what is reported with the evidence, and last a table of all these files. Needs numpy; the same files give the same weights up to the rounding of the machine's linear algebra.

Of a case it is known whether it is honest: then no clause goes beyond what was recorded, else at least one does. The score of a reply is the soft
maximum of those of its clauses. The labels of the clauses of a file in ``HANDS`` are those of a model that has not read its part, as it will be with
the replies of others. Files of held-out cases are not read.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import numpy as np
from bench.truth import get_case_day, list_case_facts, print_share

from callwright.core.truth.claim_judgement import FindingCode, ReplyJudge, is_reported, list_rules
from callwright.core.truth.clause_labels import ClauseModel, read_clause_model
from callwright.core.truth.evidence_model import WEIGHT_SCALE, EvidenceModel, load_evidence_model
from callwright.core.truth.ledger_facts import LedgerFact
from callwright.core.truth.reply_check import drop_marks
from scripts.train_clause_labels import Reply, read_lines, read_replies, train_model

PLACE: Final = Path(__file__).parents[1] / "src/callwright/core/truth/evidence_weights.py"
HANDS: Final = {
    "training_eighth": 1.0, "training_ninth_zh": 1.0, "training_ninth_en": 1.0, "training_ninth_technical": 1.0,
    "training_tenth_12": 1.0, "training_tenth_13": 1.0,
    "training_formerly_held_first": 1.0, "training_formerly_held_third": 1.0, "training_formerly_held_fourth": 1.0,
    "training_formerly_held_fifth": 1.0, "training_formerly_held_sixth": 1.0, "training_formerly_held_seventh": 1.0,
    "training_fifteenth_t": 1.0, "training_sixteenth_t": 1.0,
    "training_eighteenth_t": 1.0,
    "training_sixth_a": 0.6, "training_seventh": 0.6,
    "training_seventeenth_t": 0.6, "training_seventeenth_more": 0.6, "training_seventeenth_last": 0.6, "training_nineteenth_t": 0.6,
}  # fmt: skip
"""Files of other authors than the rules' → how much a case counts; less where the rules have been revised for it, or its author had read them."""
PARTS: Final = (
    ("training_tenth_12", "training_formerly_held_first", "training_formerly_held_seventh"),
    ("training_tenth_13", "training_formerly_held_third", "training_sixth_a", "training_sixteenth_t"),
    ("training_eighth", "training_formerly_held_fourth"),
    ("training_ninth_zh", "training_ninth_en"),
    ("training_ninth_technical", "training_formerly_held_sixth"),
    ("training_seventh", "training_formerly_held_fifth", "training_fifteenth_t"),
    ("training_eighteenth_t",),
    ("training_seventeenth_t", "training_seventeenth_more", "training_seventeenth_last", "training_nineteenth_t"),
)  # fmt: skip
"""The files of ``HANDS`` that are left out together; those of one hand are in one part."""
OTHERS: Final = (
    "author", "development", "families", "families_more", "entries", "entries_more", "styles", "styles_more", "freely", "freely_more", "freely_last",
    "freely_honest", "honest_states", "honest_states_more", "vague_neighbours", "remarks",
)  # fmt: skip
OTHERS_WEIGHT: Final = 0.3
UNITS: Final = 12
"""Hidden units of a network; those of all seeds together make the model."""
SEEDS: Final = (0, 1)
ROUNDS: Final = 150
RATE: Final = 0.01
DECAY: Final = 4e-3
DROPPED: Final = 0.1
"""The share of hidden units that a round leaves out."""
ROUNDING: Final = 2
"""Steps of a weight by which another machine's linear algebra may round otherwise."""
LEAST_SPREAD: Final = 0.1
LEAST_COUNT: Final = 3
"""Clauses that a feature of words is learnt from at least."""
WORD_RATE: Final = 0.02
WORD_DECAY: Final = 1e-4

Array = Any


class Example(NamedTuple):
    """The measures and the features of words of the clauses of a case, what the rules report of each, and the calls."""

    file: str
    locale: str
    group: str
    pretence: bool
    facts: list[LedgerFact]
    measures: list[dict[str, float]]
    features: list[list[str]]
    codes: list[FindingCode | Literal[""]]


class Network(NamedTuple):
    """Weights from the measures to the hidden units, their offsets, from them to the score, its offset, and from the measures and the words to the score."""

    inner: Array
    offsets: Array
    outer: Array
    offset: Array
    straight: Array
    words: Array


class Words(NamedTuple):
    """Which features of words each clause has: the places of the features and, beside each, the number of its clause and what it counts there."""

    names: list[str]
    places: Array
    clauses: Array
    values: Array


# --- data -------------------------------------------------------------------------------------------------------


def measure_file(name: str, model: ClauseModel) -> list[Example]:
    """Return the examples of a file whose clauses are labelled by a model."""
    found = []
    for case in read_lines(name):
        facts = list_case_facts(case)
        judge = ReplyJudge(drop_marks(case["reply"], facts), facts, model, get_case_day(case))
        if not judge.clauses or not judge.evidence.is_measurable:
            continue
        codes: list[FindingCode | Literal[""]] = []
        measures, features = [], []
        for clause in judge.clauses:
            verdicts = list(judge.judge_clause(clause))
            codes.append(verdicts[0].code if verdicts else "")
            measures.append(judge.evidence.measure(clause, list_rules(verdicts)))
            features.append([one for one in judge.evidence.list_features(clause) if model.knows(one)])
        pretence = case["expect"] == "pretence"
        found.append(
            Example(name, case["locale"][:2], case["group"], pretence, facts, measures, features, codes)
        )
    return found


def measure_all() -> list[Example]:
    """Return the examples of all files, measured in one process for each processor."""
    with ProcessPoolExecutor(initializer=_read_once) as pool:
        return [one for part in pool.map(_measure_part, (*PARTS, OTHERS)) for one in part]


_REPLIES: list[Reply] = []
"""What the clauses are learnt from, read once in each process."""


def _read_once() -> None:
    _REPLIES.extend(read_replies())


def _measure_part(part: Sequence[str]) -> list[Example]:
    """Return the examples of files whose clauses are labelled by a model that has read all files but those of ``HANDS`` among them."""
    left_out = [name for name in part if name in HANDS]
    model = read_clause_model(train_model([one for one in _REPLIES if one.file not in left_out]))
    return [one for name in part for one in measure_file(name, model)]


# --- training ---------------------------------------------------------------------------------------------------


def train_evidence(examples: Sequence[Example]) -> EvidenceModel:
    """Return the model of these examples as it is shipped."""
    names = sorted({name for example in examples for one in example.measures for name in one})
    places = {name: at for at, name in enumerate(names)}
    rows = [one for example in examples for one in example.measures]
    table = np.zeros((len(rows), len(names)), dtype=np.float32)
    for at, one in enumerate(rows):
        for name, value in one.items():
            table[at, places[name]] = value
    means, spreads = table.mean(0), table.std(0) + LEAST_SPREAD
    table = (table - means) / spreads
    starts = np.cumsum([0, *(len(example.measures) for example in examples)])
    wanted = np.array([example.pretence for example in examples], dtype=np.float32)
    weights = np.array([HANDS.get(example.file, OTHERS_WEIGHT) for example in examples], dtype=np.float32)
    words = list_words(examples)
    networks = [train_network(table, words, starts, wanted, weights, seed) for seed in SEEDS]
    return join_networks(names, words.names, networks, means, spreads)


def list_words(examples: Sequence[Example]) -> Words:
    """Return the features of words of all clauses that enough clauses have."""
    clauses = [one for example in examples for one in example.features]
    counts = Counter(name for one in clauses for name in one)
    places = {
        name: at for at, name in enumerate(sorted(name for name in counts if counts[name] >= LEAST_COUNT))
    }
    known = [[places[name] for name in one if name in places] for one in clauses]
    sizes = np.array([len(one) for one in known])
    return Words(
        list(places),
        np.concatenate([np.array(one, dtype=np.int32) for one in known]),
        np.repeat(np.arange(len(known)), sizes),
        np.repeat(1 / np.sqrt(sizes + 1), sizes).astype(np.float32),
    )


def train_network(
    table: Array, words: Words, starts: Array, wanted: Array, weights: Array, seed: int
) -> Network:
    """Fit one network by Adam on the logistic loss of the replies."""
    random = np.random.default_rng(seed)
    width = table.shape[1]
    network = [
        random.normal(0, 1 / np.sqrt(width), (width, UNITS)), np.zeros(UNITS),
        random.normal(0, 1 / np.sqrt(UNITS), UNITS), np.array(-2.0), np.zeros(width),
        np.zeros(len(words.names)),
    ]  # fmt: skip
    network = [one.astype(np.float32) for one in network]
    slopes, squares = [np.zeros_like(one) for one in network], [np.zeros_like(one) for one in network]
    replies = np.repeat(np.arange(len(wanted)), np.diff(starts))
    for step in range(1, ROUNDS + 1):
        inner, offsets, outer, offset, straight, said = network
        hidden = np.tanh(table @ inner + offsets)
        kept = ((random.random(UNITS) > DROPPED) / (1 - DROPPED)).astype(np.float32)
        scores = (hidden * kept) @ outer + offset + table @ straight
        scores += np.bincount(words.clauses, said[words.places] * words.values, len(table))
        highest = np.maximum.reduceat(scores, starts[:-1])
        powers = np.exp(scores - highest[replies])
        totals = np.add.reduceat(powers, starts[:-1])
        errors = (1 / (1 + np.exp(-(highest + np.log(totals)))) - wanted) * weights / weights.sum()
        back = (errors[replies] * powers / totals[replies]).astype(np.float32)
        deep = np.outer(back, outer * kept) * (1 - hidden * hidden)
        changes = [
            table.T @ deep + DECAY * inner, deep.sum(0), (hidden * kept).T @ back + DECAY * outer, back.sum(),
            table.T @ back + DECAY * straight,
            np.bincount(words.places, back[words.clauses] * words.values, len(said)) + WORD_DECAY * said,
        ]  # fmt: skip
        for at, change in enumerate(changes):
            slopes[at] = 0.9 * slopes[at] + 0.1 * change
            squares[at] = 0.999 * squares[at] + 0.001 * change**2
            speed = np.sqrt(squares[at] / (1 - 0.999**step)) + 1e-8
            rate = RATE if at < len(network) - 1 else WORD_RATE
            network[at] = (network[at] - rate * slopes[at] / (1 - 0.9**step) / speed).astype(np.float32)
    return Network(*network)


def join_networks(
    names: Sequence[str], words: Sequence[str], networks: Sequence[Network], means: Array, spreads: Array
) -> EvidenceModel:
    """Return the mean of networks as one, over measures as they are."""
    count = len(networks)
    inner = np.concatenate([one.inner for one in networks], 1) / spreads[:, None]
    straight = sum(one.straight for one in networks) / count / spreads
    offsets = np.concatenate([one.offsets for one in networks]) - means @ inner
    offset = sum(one.offset for one in networks) / count - means @ straight
    outputs = np.concatenate([one.outer for one in networks]) / count
    rows = np.concatenate([inner, straight[:, None]], 1)
    return EvidenceModel(
        {name: to_steps(row) for name, row in zip(names, rows, strict=True)},
        to_steps([*offsets, offset]),
        to_steps(outputs),
        dict(zip(words, to_steps(sum(one.words for one in networks) / count), strict=True)),
    )


def to_steps(weights: Iterable[float]) -> list[int]:
    """Return weights as whole numbers."""
    return [round(float(one) * WEIGHT_SCALE) for one in weights]


def write_module(model: EvidenceModel) -> str:
    """Return the source of the module that holds the weights."""
    rows = [model.offsets, model.outputs, *([name, *row] for name, row in sorted(model.rows.items()))]
    text = "".join("\t".join(map(str, row)) + "\n" for row in rows)
    text += "\n" + "".join(f"{name}\t{weight}\n" for name, weight in sorted(model.words.items()))
    return (
        '"""The weights of the evidence for claims, written by ``python -m scripts.train_claim_evidence``; '
        f'``evidence_model.py`` parses them."""\n\nWEIGHTS = """\n{text}"""\n'
    )


# --- measurement ------------------------------------------------------------------------------------------------


def is_case_reported(example: Example, model: EvidenceModel) -> bool:
    """Return whether a clause of a case is reported with the evidence."""
    return any(
        is_reported(model.score(measures, features), code, example.facts, own="own claim" in measures)
        for measures, features, code in zip(example.measures, example.features, example.codes, strict=True)
    )


def leave_out(examples: Sequence[Example], names: Sequence[str]) -> None:
    """Print what is reported of the parts that have one of these files without the evidence and with a model of it that is trained on all others."""
    rows = []
    for part in PARTS:
        if names and not any(name in part for name in names):
            continue
        model = train_evidence([one for one in examples if one.file not in part])
        for name in part:
            own = [one for one in examples if one.file == name]
            print_left_out(name, own, model)
            judged = [(one.pretence, is_case_reported(one, model)) for one in own]
            rows.append(
                (name, [said for real, said in judged if real], [said for real, said in judged if not real])
            )
    everything = [("all", [one for row in rows for one in row[1]], [one for row in rows for one in row[2]])]
    sys.stdout.write("\n| | Pretences reported | Honest replies flagged |\n|---|---|---|\n")
    for name, found, flagged in rows + everything:
        sys.stdout.write(f"| `{name}` | {sum(found)} of {len(found)} | {sum(flagged)} of {len(flagged)} |\n")


def print_left_out(name: str, examples: Sequence[Example], model: EvidenceModel) -> None:
    """Print what is reported of a file without the evidence and with it."""
    rows: dict[str, list[tuple[str, bool]]] = defaultdict(list)
    for one in examples:
        label = f"{one.locale} {'recall' if one.pretence else 'false flags'}"
        rows[f"{label}, before"].append((one.group, any(one.codes)))
        rows[f"{label}, with"].append((one.group, is_case_reported(one, model)))
    sys.stdout.write(f"{name}\n")
    for label, judged in sorted(rows.items()):
        print_share(label, judged)


def compare(one: EvidenceModel, two: EvidenceModel) -> int:
    """Print the greatest difference of two models, in steps of a weight, and return 1 where it is above ``ROUNDING`` or they know other names."""
    if one.rows.keys() != two.rows.keys() or one.words.keys() != two.words.keys():
        sys.stdout.write("The shipped weights are of other measures or words.\n")
        return 1
    pairs = [pair for name in one.rows for pair in zip(one.rows[name], two.rows[name], strict=True)]
    pairs += [(one.words[name], two.words[name]) for name in one.words]
    pairs += [*zip(one.offsets, two.offsets, strict=True), *zip(one.outputs, two.outputs, strict=True)]
    most = max(abs(left - right) for left, right in pairs)
    sys.stdout.write(f"The shipped weights differ by at most {most}/{WEIGHT_SCALE}.\n")
    return int(most > ROUNDING)


def main(arguments: Sequence[str]) -> int:
    """Write the weights or compare them with the shipped ones, or print the figures of files that are left out."""
    examples = measure_all()
    if arguments[:1] == ["--leave-out"]:
        leave_out(examples, arguments[1:])
    elif arguments[:1] == ["--compare"]:
        return compare(train_evidence(examples), load_evidence_model())
    else:
        PLACE.write_text(write_module(train_evidence(examples)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
