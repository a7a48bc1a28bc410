"""Train the model of the truth check that labels clauses: ``python -m scripts.train_clause_labels [--compare | --check | --leave-out NAME...]``.

Without an option the weights in ``core/truth/clause_weights.py`` are written; the same files give the same weights. With ``--compare`` nothing is
written: the exit code is 1 where the shipped weights are others than these. With ``--leave-out NAME...``
each of these files of cases is measured with a model that is trained on all others: what to expect of another hand. With ``--check`` the model
is cross-validated in five parts, by replies that share a ledger: for each part it is trained on the others, and measured on this part,
in the form in which it is shipped. Printed are precision, recall and F1 of each label, and what ``bench.truth`` prints for the check
as a whole, by language; and of the replies by another hand, compared with a run that called nothing, how many that have a clause ``done``
are reported, and how many that have none and tell of no data, by the rules alone and with the model.

A clause has one of the labels of ``clause_labels.py``. ``training_en.jsonl``, ``training_zh.jsonl`` and ``training_short.jsonl`` hold replies with the
text and label of their clauses; ``training_labels.jsonl`` the labels of the clauses of cases, a letter each, in the order in which the check cuts
them. Of a case without labels that is honest, and whose calls changed nothing or whose kind tells of nothing done, it is known that no clause is ``done``. Files of held-out
cases are not read.
"""

import json
import math
import random
import sys
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.truth import get_case_day, list_case_facts, print_share

from callwright.core.truth.action_claims import find_action_claims
from callwright.core.truth.claim_support import list_content_words
from callwright.core.truth.clause_features import list_clause_features
from callwright.core.truth.clause_labels import (
    LABELS,
    STEPS_PER_UNIT,
    ZERO_CODE,
    ClauseModel,
    read_clause_model,
)
from callwright.core.truth.reply_check import check_reply_text
from callwright.core.truth.reply_clauses import cut_clauses

ROOT: Final = Path(__file__).parents[1]
CASES: Final = ROOT / "bench/cases/truth"
PLACE: Final = ROOT / "src/callwright/core/truth/clause_weights.py"
CASE_FILES: Final = (
    "author", "development", "families", "honest_states", "honest_states_more", "styles", "styles_more", "vague_neighbours",
    "freely", "freely_more", "freely_last", "freely_honest", "training_sixth_a", "training_seventh",
    "training_eighth", "training_ninth_zh", "training_ninth_en", "training_ninth_technical",
    "training_tenth_12", "training_tenth_13", "training_fifteenth_t",
    "training_formerly_held_first", "training_formerly_held_third", "training_formerly_held_fourth",
    "training_formerly_held_fifth", "training_formerly_held_sixth", "training_formerly_held_seventh", "training_sixteenth_t",
    "training_seventeenth_t", "training_seventeenth_more", "training_seventeenth_last", "training_eighteenth_t", "training_nineteenth_t",
)  # fmt: skip
REPLY_FILES: Final = (
    "training_en", "training_zh", "training_short", "training_claims_en", "training_claims_zh", "training_remarks",
)  # fmt: skip
KINDS_WITHOUT_DONE: Final = frozenset(
    "advice general general_knowledge plan offer question suggestion clarify howto conditional negation draft_shown future user_todo capability opinion"
    " thanks greeting empathy joke refuse hypothetical translation quote earlier".split()
)
"""Kinds of honest cases that tell of nothing done in the run."""
ALL_BUT_DONE: Final = tuple(range(1, len(LABELS)))
LETTERS: Final = {label[0]: (number,) for number, label in enumerate(LABELS)} | {"-": ALL_BUT_DONE}
"""Letter → the labels that it stands for; ``-``: any but ``done``."""

PARTS: Final = 5
TWIN_SHARE: Final = 0.3
"""The share of common words from which on two replies of one language are taken to tell of one scenario."""
ROUNDS: Final = 4
RATE: Final = 0.35
DECAY: Final = 1e-4
LEAST_COUNT: Final = 2
MOST_FEATURES: Final = 6_000
MOST_STEPS: Final = 28
"""Steps of a weight to either side of 0, so that no quotation mark and no backslash is written."""

Weights = dict[str, list[float]]
Labels = tuple[int, ...]
"""The labels that a clause may have."""


class Reply(NamedTuple):
    """A reply whose clauses are labelled; ``labels`` has None where nothing is known. ``case``: what ``bench.truth`` measures."""

    text: str
    group: str
    locale: str
    features: list[list[str]]
    labels: list[Labels | None]
    case: dict[str, Any] | None = None
    file: str = ""

    @property
    def part(self) -> int:
        """The part in which it is measured."""
        return zlib.crc32(self.group.encode()) % PARTS


# --- data -------------------------------------------------------------------------------------------------------


def read_lines(name: str) -> Iterator[dict[str, Any]]:
    """Yield the objects of a file of cases."""
    for line in (CASES / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
        if line.strip():
            yield json.loads(line)


def list_features(reply: str) -> list[list[str]]:
    """Return the features of each clause of a reply."""
    clauses = cut_clauses(reply)
    claims = {clause.start: find_action_claims(clause) for clause in clauses if clause.mood == "asserts"}
    return [list_clause_features(clauses, at, claims) for at in range(len(clauses))]


def read_replies() -> Iterator[Reply]:
    """Yield the replies of the training files and the cases."""
    rows = [row for name in REPLY_FILES for row in read_lines(name)]
    groups = group_twins(rows)
    for row in rows:
        group = groups[row["id"]]
        yield Reply(row["reply"], group, row["lang"], list_features(row["reply"]), list(place_labels(row)))
    letters = {row["id"]: row["labels"] for row in read_lines("training_labels")}
    for file, case in ((name, row) for name in CASE_FILES for row in read_lines(name)):
        features = list_features(case["reply"])
        known = letters.get(case["id"], "")
        if len(known) == len(features):
            labels: list[Labels | None] = [LETTERS[letter] for letter in known]
        else:
            labels = [ALL_BUT_DONE if is_without_done(case) else None] * len(features)
        yield Reply(case["reply"], case["group"], case["locale"][:2], features, labels, case, file)


def group_twins(rows: Sequence[dict[str, Any]]) -> dict[str, str]:
    """Return the id of each reply → that of the first of its group: replies that share many words, directly or by others.

    A reply and its counterpart with the same words ("sent" and "not sent") are measured in one part; else one would be learnt for the other.
    """
    groups = {row["id"]: row["id"] for row in rows}
    said: dict[str, frozenset[str]] = {}
    places: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for row in rows:
        words = said[row["id"]] = list_content_words(row["reply"])
        common = Counter(other for word in words for other in places[row["lang"], word])
        for other, count in common.items():
            if count >= TWIN_SHARE * len(words | said[other]):
                join_groups(groups, row["id"], other)
        for word in words:
            places[row["lang"], word].append(row["id"])
    return groups


def join_groups(groups: dict[str, str], one: str, two: str) -> None:
    """Make one group of those of two replies."""
    first, second = sorted((groups[one], groups[two]))
    if first != second:
        groups.update({reply: first for reply, group in groups.items() if group == second})


def is_without_done(case: dict[str, Any]) -> bool:
    """Return whether a case is honest and none of its calls changed anything, or it is of a kind that tells of nothing done."""
    changed = any(
        one["effect"] != "read" and one["status"] in {"success", "partial"} for one in case["ledger"]
    )
    return case["expect"] == "honest" and (not changed or case.get("kind") in KINDS_WITHOUT_DONE)


def place_labels(row: dict[str, Any]) -> Iterator[Labels | None]:
    """Yield the label of each clause as the check cuts it: that of the labelled text that covers most of it."""
    spans, at = [], 0
    for clause in row["clauses"]:
        at = row["reply"].index(clause["text"], at)
        spans.append((at, at + len(clause["text"]), LABELS.index(clause["label"])))
    for cut in cut_clauses(row["reply"]):
        end = cut.start + len(cut.text)
        common, label = max(
            ((min(end, stop) - max(cut.start, start), label) for start, stop, label in spans), default=(0, 0)
        )
        yield (label,) if 2 * common >= len(cut.text.strip()) else None


# --- training ---------------------------------------------------------------------------------------------------


def train_model(replies: Sequence[Reply]) -> str:
    """Return the weights of a model as they are shipped."""
    examples = [
        (features, labels)
        for reply in replies
        for features, labels in zip(reply.features, reply.labels, strict=True)
        if labels is not None
    ]
    counts = Counter(one for features, _ in examples for one in features)
    weights: Weights = {one: [0.0] * len(LABELS) for one, count in counts.items() if count >= LEAST_COUNT}
    slopes = {one: [1e-2] * len(LABELS) for one in weights}
    known = [([one for one in features if one in weights], labels) for features, labels in examples]
    order = random.Random(5)  # noqa: S311 - the order of examples is no secret
    for _ in range(ROUNDS):
        order.shuffle(known)
        for features, labels in known:
            learn(weights, slopes, features, labels)
    return write_weights(weights, counts)


def learn(weights: Weights, slopes: Weights, features: Sequence[str], labels: Labels) -> None:
    """Take one step of the gradient (AdaGrad) towards the labels that a clause may have."""
    scale = 1.0 / math.sqrt(len(features) + 1)
    powers = [math.exp(sum(weights[one][at] for one in features) * scale) for at in range(len(LABELS))]
    total, allowed = sum(powers), sum(powers[at] for at in labels)
    wrong = [power / total - (power / allowed if at in labels else 0.0) for at, power in enumerate(powers)]
    for one in features:
        weight, slope = weights[one], slopes[one]
        for at, error in enumerate(wrong):
            step = error * scale + DECAY * weight[at]
            slope[at] += step * step
            weight[at] -= RATE * step / math.sqrt(slope[at])


def write_weights(weights: Weights, counts: Mapping[str, int]) -> str:
    """Return the features that say most, each with its weights in steps, a character a label."""
    steps = {one: [to_steps(weight) for weight in row] for one, row in weights.items()}
    spread = {one: (max(row) - min(row)) * math.sqrt(counts[one]) for one, row in steps.items()}
    kept = sorted(spread, key=lambda one: (-spread[one], one))[:MOST_FEATURES]
    return "".join(
        f"{one}\t{''.join(chr(ZERO_CODE + step) for step in steps[one])}\n" for one in sorted(kept)
    )


def to_steps(weight: float) -> int:
    """Return a weight in steps."""
    return max(-MOST_STEPS, min(MOST_STEPS, round(weight * STEPS_PER_UNIT)))


# --- cross-validation -------------------------------------------------------------------------------------------


def cross_validate(replies: Sequence[Reply]) -> None:
    """Print the figures of labels and of the check by cross-validation."""
    counts: dict[str, Counter[tuple[int, int]]] = defaultdict(Counter)
    flagged: dict[tuple[str, str], list[tuple[str, bool]]] = defaultdict(list)
    without_calls: Counter[tuple[str, ...]] = Counter()
    for part in range(PARTS):
        model = read_clause_model(train_model([reply for reply in replies if reply.part != part]))
        for reply in (reply for reply in replies if reply.part == part):
            counts[reply.locale].update(list_decisions(reply, model))
            if reply.case is not None:
                day = get_case_day(reply.case)
                found = check_reply_text(reply.case["reply"], list_case_facts(reply.case), model, day)
                flagged[reply.locale, reply.case["expect"]].append((reply.group, bool(found)))
            elif not reply.group.startswith("short"):  # by another hand than the rules
                without_calls.update(compare_without_calls(reply, model))
    for locale, table in sorted(counts.items()):
        print_labels(locale, table)
    for (locale, expect), rows in sorted(flagged.items()):
        print_share(f"{locale} {'recall' if expect == 'pretence' else 'false flags'}", rows)
    for kind in sorted({key[:2] for key in without_calls}):
        whole, rules, both = (without_calls[(*kind, by)] for by in ("all", "rules", "model"))
        sys.stdout.write(
            f"{' '.join(kind)}, no calls: {rules} of {whole} by the rules, {both} with the model\n"
        )


def compare_without_calls(reply: Reply, model: ClauseModel) -> Iterator[tuple[str, ...]]:
    """Yield how a reply is counted that is compared with a run without calls: not one that tells of data and of nothing done."""
    known = set(reply.labels)
    if LETTERS["d"] not in known and LETTERS["r"] in known:
        return
    kind = (reply.locale, "done" if LETTERS["d"] in known else "nothing done")
    yield (*kind, "all")
    if check_reply_text(reply.text, (), ClauseModel({})):
        yield (*kind, "rules")
    if check_reply_text(reply.text, (), model):
        yield (*kind, "model")


def list_decisions(reply: Reply, model: ClauseModel) -> Iterator[tuple[int, int]]:
    """Yield the label and the most probable label of each clause of one known label."""
    for features, labels in zip(reply.features, reply.labels, strict=True):
        if labels is not None and len(labels) == 1:
            found = model.label(features)
            yield labels[0], max(range(len(LABELS)), key=lambda at: getattr(found, LABELS[at]))


def print_labels(locale: str, table: Mapping[tuple[int, int], int]) -> None:
    """Print precision, recall and F1 of each label."""
    for at, label in enumerate(LABELS):
        right = table.get((at, at), 0)
        said = sum(count for (_, found), count in table.items() if found == at)
        real = sum(count for (known, _), count in table.items() if known == at)
        precision, recall = right / max(said, 1), right / max(real, 1)
        both = 2 * right / max(said + real, 1)
        sys.stdout.write(
            f"{locale} {label:12} {real:5} clauses  precision {precision:.2f}  recall {recall:.2f}  F1 {both:.2f}\n"
        )


def leave_out(replies: Sequence[Reply], names: Iterable[str]) -> None:
    """Print what the check reports of each of these files with a model that is trained on all others."""
    for name in names:
        model = read_clause_model(train_model([reply for reply in replies if reply.file != name]))
        flagged: dict[tuple[str, str], list[tuple[str, bool]]] = defaultdict(list)
        for reply in replies:
            if reply.file == name and reply.case is not None:
                found = check_reply_text(
                    reply.text, list_case_facts(reply.case), model, get_case_day(reply.case)
                )
                flagged[reply.locale, reply.case["expect"]].append((reply.group, bool(found)))
        sys.stdout.write(f"{name}\n")
        for (locale, expect), rows in sorted(flagged.items()):
            print_share(f"{locale} {'recall' if expect == 'pretence' else 'false flags'}", rows)


def write_module(text: str) -> str:
    """Return the source of the module that holds the weights."""
    return (
        '"""The weights of the labels of clauses, written by ``python -m scripts.train_clause_labels``: a feature, a tab, a character a label."""\n\n'
        f'WEIGHTS = """\n{text}"""\n'
    )


def main(arguments: Sequence[str]) -> int:
    """Write the weights or compare them with the shipped ones, or print the figures of cross-validation or of files that are left out."""
    replies = list(read_replies())
    if arguments[:1] == ["--check"]:
        cross_validate(replies)
    elif arguments[:1] == ["--leave-out"]:
        leave_out(replies, arguments[1:])
    elif arguments[:1] == ["--compare"]:
        same = PLACE.read_text(encoding="utf-8") == write_module(train_model(replies))
        sys.stdout.write("The shipped weights are these.\n" if same else "The shipped weights are others.\n")
        return 0 if same else 1
    else:
        PLACE.write_text(write_module(train_model(replies)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
