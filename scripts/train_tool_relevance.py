"""Learn when a tool does not answer a request: ``python -m scripts.train_tool_relevance [--by-hand] [--write]``.

Reads the dialogues of ``bench/cases/gate`` that may be read (never those held out): of each call of a tool that reads and follows a first request, the
numbers of ``core/gate/tool_relevance.py``. Weights are learnt by logistic regression from calls of near and of far tools against calls that are due; a
weight of the wrong sign is none. The level from which a call is held is set on ordinary due calls alone, by models that have not seen their
hand: in the file that suffers most, ``_HELD_SHARE`` of those that nothing else holds are at or above it. The background is what the
descriptions of 64 tools of ``bench/cases/candidates`` offer.
Needs numpy. ``--by-hand`` prints what the gate makes of each hand that was left out, by words alone and with what was learnt of the others beside the words;
``--write`` writes the table into the package. The same files give the same table, up to the rounding of the machine's arithmetic.
"""

import argparse
import hashlib
import sys
from base64 import b64encode
from collections.abc import Iterator, Sequence
from math import fsum
from operator import mul
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np

from callwright.core.gate.asked_thing import tells_many_things
from callwright.core.gate.doubt_signals import (
    MOST_UNDOUBTED_WORDS,
    doubt_asked_thing,
    tells_what_it_looks_up,
    weigh_topic_by_words,
)
from callwright.core.gate.gate_verdict import combine_doubts
from callwright.core.gate.tool_relevance import (
    NAMES,
    Background,
    RelevanceModel,
    join_doubts,
    measure_relevance,
)
from callwright.core.gate.topic_match import cover_request
from callwright.core.ground import index_conversation
from callwright.core.selection import tool_meaning_table
from callwright.core.selection.packed_matrix import PackedMatrix
from callwright.core.selection.tool_keywords import get_tool_keywords
from callwright.core.selection.tool_meanings import read_tool_meanings
from callwright.core.text.conversation import read_conversation
from callwright.domain.doubt_rules import DOUBTS
from callwright.evals.replay.dialogue_report import DialogueCase, compile_tool, weigh_call
from scripts.measure_candidates import read_cases

ROOT: Final = Path(__file__).parents[1]
CASES: Final = ROOT / "bench/cases"
PLACE: Final = ROOT / "src/callwright/core/gate/relevance_table.py"
NEAR: Final = ("training_sixth_near", "training_seventh_near_a", "training_seventh_near_b")
ORDINARY: Final = ("training_eighth_due_a", "training_eighth_due_b", "training_eighth_due_c")
OTHERS: Final = (
    "author",
    "derived",
    "development",
    "loose",
    "meant_read",
    "named_read",
    "near_read",
    "training_sixth_gate",
)
"""Files that are only measured: they have few calls of tools that read."""

_SIGNS: Final = (1.0, -1.0, -1.0, 1.0, -1.0)
"""Which way each number speaks for a call of another tool."""

_DECAY: Final = 30.0
_HELD_SHARE: Final = 0.02
_ROUNDS: Final = 30
_BACKGROUND_TOOLS: Final = 64


class Row(NamedTuple):
    """A call of a tool that reads, after a first request.

    Attributes:
        file: The file. expect: due or not_due. locale: en or zh.
        numbers: What speaks for or against it; None where only words count.
        rest: What the other doubts leave of the confidence. needed: The threshold.
        by_words: The doubt about its topic by words alone. asked: The doubt that another thing is asked for.
    """

    file: str
    locale: str
    expect: str
    numbers: list[float] | None
    rest: float
    by_words: float
    asked: float
    needed: float

    @property
    def other_tool(self) -> bool:
        """Whether another tool was wanted."""
        return self.expect == "not_due"

    def is_made(self, doubt: float) -> bool:
        """Return whether the gate makes the call with this doubt about its topic."""
        return bool(self.rest * DOUBTS["off_topic"].keeps ** doubt >= self.needed)


def read_rows(background: Background) -> list[Row]:
    """Return the calls in a fixed order."""
    rows: list[Row] = []
    for name in (*NEAR, *ORDINARY, *OTHERS):
        for line in (CASES / f"gate/{name}.jsonl").read_text("utf-8").splitlines():
            rows += _read_row(name, msgspec.json.decode(line, type=DialogueCase), background)
    return rows


def _read_row(file: str, case: DialogueCase, background: Background) -> Iterator[Row]:
    offered = next(one for one in case.tools if one.name == case.call.name)
    index = index_conversation(read_conversation(case.messages))
    if offered.effect != "read" or case.expect == "wrong_value" or index.request_words is None:
        return
    verdict = weigh_call(offered, case)
    about = get_tool_keywords(compile_tool(offered))
    covered = cover_request(about, case.call.arguments, verdict.grounds, index)
    rest = combine_doubts([one for one in verdict.doubts if one.name != "off_topic"])
    numbers, by_words, asked = None, 0.0, 0.0
    if covered.unexplained:
        by_words = weigh_topic_by_words(about, verdict.grounds, index, covered, changes=False)
        if tells_what_it_looks_up(about, verdict.grounds, changes=False):
            asked = doubt_asked_thing(about, index, covered)
            if covered.count_unexplained() > MOST_UNDOUBTED_WORDS and not tells_many_things(about):
                numbers = measure_relevance(about, index, covered, background)
    yield Row(file, case.locale[:2], case.expect, numbers, rest, by_words, asked, verdict.needed)


def make_background() -> Background:
    """Return what tools of many kinds offer."""
    meanings = read_tool_meanings()
    tools = [
        get_tool_keywords(one)
        for path in sorted((CASES / "candidates").glob("training_*_requests.jsonl"))
        for _, one in sorted(read_cases([path])[0].items())
    ]
    chosen = tools[:: len(tools) // _BACKGROUND_TOOLS][:_BACKGROUND_TOOLS]
    offered = np.array([meanings.encode_description(one) for one in chosen])
    scale = float(f"{np.abs(offered).max() / 127:.8g}")
    levels = np.rint(offered / scale).astype(np.int8).T.tobytes()
    return Background(PackedMatrix(levels, len(chosen), scale))


# --- what is learnt ------------------------------------------------------------------------------------------------


def fit_weights(rows: Sequence[Row]) -> tuple[tuple[float, ...], float]:
    """Return the weights and the offset of a logistic regression in which both kinds of calls weigh the same."""
    known = [one for one in rows if one.numbers is not None]
    numbers = np.array([one.numbers for one in known])
    other = np.array([float(one.other_tool) for one in known])
    shares = np.where(other == 1.0, (1.0 - other).sum() / other.sum(), 1.0)
    mean = np.average(numbers, axis=0, weights=shares)
    spread = np.sqrt(np.average((numbers - mean) ** 2, axis=0, weights=shares)) + 1e-6
    columns = np.c_[(numbers - mean) / spread, np.ones(len(known))]
    decay = np.r_[np.full(len(NAMES), _DECAY), 1e-3]
    signs = np.r_[_SIGNS, 0.0]
    weights, free = np.zeros(len(signs)), np.ones(len(signs), bool)
    for _ in range(_ROUNDS):
        likely = 1.0 / (1.0 + np.exp(-columns @ weights))
        slopes = columns.T @ (shares * (other - likely)) - decay * weights
        curves = (columns * (shares * likely * (1.0 - likely))[:, None]).T @ columns + np.diag(decay)
        weights[free] += np.linalg.solve(curves[np.ix_(free, free)], slopes[free])
        free = signs * weights >= 0.0
        weights[~free] = 0.0
    own = weights[:-1] / spread
    offset = float(weights[-1] - own @ mean)
    return tuple(float(f"{one:.5g}") for one in own), float(f"{offset:.5g}")


def find_level(rows: Sequence[Row]) -> float:
    """Return the level that holds few of the ordinary due calls of each hand, by models that have not seen it."""
    levels = [
        _find_quantile(
            fit_weights([one for one in rows if one.file != hand]), [one for one in rows if one.file == hand]
        )
        for hand in ORDINARY
        if any(one.file == hand for one in rows)
    ]
    return float(f"{max(levels):.4g}")


def _find_quantile(fitted: tuple[tuple[float, ...], float], rows: Sequence[Row]) -> float:
    due = [one for one in rows if not one.other_tool and one.rest >= one.needed]
    scores = [-np.inf if one.numbers is None else score(*fitted, one.numbers) for one in due]
    return float(np.quantile(scores, 1.0 - _HELD_SHARE, method="higher"))


def score(weights: Sequence[float], offset: float, numbers: Sequence[float]) -> float:
    """Return the score of a call."""
    return offset + fsum(map(mul, weights, numbers))


def fit(rows: Sequence[Row], background: Background) -> RelevanceModel:
    """Return what is learnt of these calls of near tools and ordinary calls."""
    taught = [one for one in rows if one.file not in OTHERS]
    return RelevanceModel(*fit_weights(taught), find_level(taught), background)


def report(rows: Sequence[Row], background: Background) -> Iterator[str]:
    """Yield what the gate makes of each file, by words alone and with what was learnt of the other files."""
    total = np.zeros(4, int)
    for file in (*NEAR, *ORDINARY, *OTHERS):
        model = fit([one for one in rows if one.file != file], background)
        line, counts = f"{file:24}", []
        for name, expect in (("due", "due"), ("of another tool", "not_due")):
            part = [one for one in rows if one.file == file and one.expect == expect]
            before = sum(one.is_made(max(one.by_words, one.asked)) for one in part)
            after = sum(one.is_made(_weigh(one, model)) for one in part)
            line += f"  {name} {before:4} → {after:4} of {len(part):4}"
            counts += [before, after]
            if expect == "due":
                free = [one for one in part if one.is_made(0.0)]
                kept = sum(one.is_made(_weigh(one, model)) for one in free)
                line += f" ({100 * kept / max(len(free), 1):.1f} % of {len(free)} that nothing else holds)"
        total += counts
        yield line
    yield f"all: due {total[0]} → {total[1]}, of another tool {total[2]} → {total[3]}"


def _weigh(row: Row, model: RelevanceModel) -> float:
    """Return the doubt about the topic of a call."""
    learnt = row.by_words if row.numbers is None else join_doubts(model, row.numbers, row.by_words)
    return max(learnt, row.asked)


# --- the table -----------------------------------------------------------------------------------------------------


def digest_meanings() -> str:
    """Return the digest of the table of meanings by which the numbers were made."""
    parts = (
        tool_meaning_table.WORDS,
        tool_meaning_table.WEIGHTS,
        tool_meaning_table.VECTORS,
        tool_meaning_table.SERVED,
    )
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def write_table(model: RelevanceModel) -> str:
    """Return the text of the module."""
    packed = b64encode(model.background.offered.levels).decode()
    lines = "\n".join(packed[at : at + 140] for at in range(0, len(packed), 140))
    return (
        '"""What tells that a tool does not answer a request, written by ``python -m scripts.train_tool_relevance --write``. Data only."""\n\n'
        "from typing import Final\n\n"
        f'MEANINGS: Final = "{digest_meanings()}"\n"""Digest of the table of meanings that the numbers were made by."""\n\n'
        f"WEIGHTS: Final = {model.weights}\nOFFSET: Final = {model.offset}\nLEVEL: Final = {model.level}\n"
        f"BACKGROUND_TOOLS: Final = {model.background.offered.rows}\nBACKGROUND_SCALE: Final = {model.background.offered.scale}\n"
        f'BACKGROUND: Final = """\n{lines}\n"""\n'
    )


def main() -> int:
    """Learn, measure and write as the command line says; return the exit code."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--by-hand", action="store_true")
    arguments.add_argument("--write", action="store_true")
    given = arguments.parse_args()
    background = make_background()
    rows = read_rows(background)
    sys.stdout.write(f"{len(rows)} calls, {sum(one.other_tool for one in rows)} of other tools\n")
    if given.by_hand:
        for line in report(rows, background):
            sys.stdout.write(f"{line}\n")
    model = fit(rows, background)
    sys.stdout.write(
        f"{dict(zip(NAMES, model.weights, strict=True))}, offset {model.offset}, level {model.level}\n"
    )
    if given.write:
        text = write_table(model)
        PLACE.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{len(text.encode()):,} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
