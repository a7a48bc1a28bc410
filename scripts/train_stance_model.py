"""Train the gate's model of stance: ``python -m scripts.train_stance_model [--write] [--folds N]``.

Prints what the whole gate makes of unseen texts by rules alone and with the model, cross-validated by scene, and with ``--write`` writes
the weights into the package. Texts are ``bench/cases/gate/training_*.jsonl`` and the dialogues that the rules' author read; those held
out are never opened. The same texts and seed give the same weights.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec

from callwright.core.gate.action_stance import ActionStance
from callwright.core.gate.call_values import list_call_values
from callwright.core.gate.gate_verdict import combine_doubts
from callwright.core.gate.stance_features import list_stance_features
from callwright.core.gate.stance_model import may_doubt_stance
from callwright.core.ground import index_conversation
from callwright.core.selection.tool_keywords import get_tool_keywords
from callwright.core.text.conversation import read_conversation
from callwright.core.text.linear_model import LinearModel, render_linear_model
from callwright.domain.doubt_rules import DOUBTS
from callwright.evals.replay.dialogue_report import (
    DialogueCall,
    DialogueCase,
    DialogueTool,
    compile_tool,
    weigh_call,
)
from scripts.linear_training import TrainingExample, TrainingSettings, cut_folds, train_linear_model

ROOT: Final = Path(__file__).parents[1]
CASES: Final = ROOT / "bench/cases/gate"
DIALOGUES: Final = {
    "author": "dialogues",
    "development": "dialogues",
    "loose": "dialogues",
    "named_read": "dialogues",
    "training_sixth_gate": "sixth",
}
TEXTS: Final = {
    "training_en": "texts",
    "training_zh": "texts",
    "training_pairs_en": "pairs",
    "training_pairs_zh": "pairs",
    "training_speech_en": "speech",
    "training_speech_zh": "speech",
}
"""File → the name under which its texts are reported."""
PLACE: Final = ROOT / "src/callwright/core/gate/stance_weights.py"
SETTINGS: Final = TrainingSettings(epochs=8, decay=1e-2, min_count=3)
WRONG_VALUE_WEIGHT: Final = 0.3
"""A call with a wrong value was ordered, though not like this."""

SCORES: Final = tuple(at / 5 for at in range(11))


class TrainingCase(NamedTuple):
    """A text with its features, and the gate's verdict by rules alone; ``settled``: they doubt the request, or the model's score does not count."""

    source: str
    locale: str
    group: str
    expect: str
    features: frozenset[str]
    made: bool
    confidence: float
    needed: float
    settled: bool

    def is_made(self, score: float, limit: float) -> bool:
        """Return whether the gate makes the call where the model gives this score and doubts from ``limit`` on."""
        doubted = score >= limit and not self.settled
        return self.made and not (doubted and self.confidence * DOUBTS["unrequested"].keeps < self.needed)


def read_cases() -> Iterator[TrainingCase]:
    """Yield the cases in a fixed order; tools that change nothing are left out."""
    for name, source in TEXTS.items():
        for line in (CASES / f"{name}.jsonl").read_text("utf-8").splitlines():
            yield _weigh_case(source, _read_text(json.loads(line)))
    for name, source in DIALOGUES.items():
        for line in (CASES / f"{name}.jsonl").read_text("utf-8").splitlines():
            case = msgspec.json.decode(line, type=DialogueCase)
            if _get_tool(case).effect != "read":
                yield _weigh_case(source, case)


def _read_text(row: dict[str, Any]) -> DialogueCase:
    """Return a text as a dialogue with a call without arguments."""
    name = row["action"]
    tool = DialogueTool(name, {"type": "object"}, name.replace("_", " ").capitalize())
    expect: Literal["due", "not_due"] = "due" if row["label"] == "ordered" else "not_due"
    return DialogueCase(
        row["id"], row["scene"], row["lang"], [tool], row["messages"], DialogueCall(name, {}), expect
    )


def _get_tool(case: DialogueCase) -> DialogueTool:
    return next(one for one in case.tools if one.name == case.call.name)


def _weigh_case(source: str, case: DialogueCase) -> TrainingCase:
    """Weigh a case by the rules alone: a doubt of the model in use is left out."""
    tool = compile_tool(_get_tool(case))
    verdict = weigh_call(_get_tool(case), case)
    index = index_conversation(read_conversation(case.messages))
    about = get_tool_keywords(tool)
    by_rules = any(ActionStance(about, list_call_values(case.call.arguments), index).judge())
    doubts = [one for one in verdict.doubts if by_rules or one.name != "unrequested"]
    confidence = combine_doubts(doubts)
    return TrainingCase(
        source,
        case.locale[:2],
        case.group,
        case.expect,
        frozenset(list_stance_features(about, index)),
        confidence >= verdict.needed,
        confidence,
        verdict.needed,
        by_rules or not may_doubt_stance(about, index),
    )


def train(cases: Sequence[TrainingCase]) -> LinearModel:
    """Train a model that scores texts that order nothing above 0."""
    return train_linear_model(
        [
            TrainingExample(
                one.features,
                one.expect == "not_due",
                WRONG_VALUE_WEIGHT if one.expect == "wrong_value" else 1.0,
            )
            for one in cases
        ],
        SETTINGS,
    )


def score_unseen(cases: Sequence[TrainingCase], count: int) -> list[float]:
    """Return the score of each case by a model that was trained without its scene."""
    folds = cut_folds([one.group for one in cases], count)
    models = [train([one for one in cases if folds[one.group] != at]) for at in range(count)]
    return [models[folds[one.group]].score(one.features) for one in cases]


def report(cases: Sequence[TrainingCase], scores: Sequence[float]) -> None:
    """Print how many calls the gate makes, by source and language: by rules, and with the model from several scores on."""
    limits = "".join(f"{one:>6.1f}" for one in SCORES)
    sys.stdout.write(f"calls made by the gate    of  rules; with doubts of the model from{limits}\n")
    for source in ("dialogues", "sixth", "texts", "pairs", "speech"):
        for locale in ("en", "zh"):
            for expect in ("due", "not_due", "wrong_value"):
                rows = [
                    (case, score)
                    for case, score in zip(cases, scores, strict=True)
                    if (case.source, case.locale, case.expect) == (source, locale, expect)
                ]
                if rows:
                    made = [sum(case.is_made(score, limit) for case, score in rows) for limit in SCORES]
                    by_rules = sum(case.made for case, _ in rows)
                    counts = "".join(f"{one:>6}" for one in made)
                    sys.stdout.write(
                        f"{source:10}{locale:3}{expect:12}{len(rows):5}  {by_rules:5}{counts:>96}\n"
                    )
    sys.stdout.flush()


def render_module(model: LinearModel) -> str:
    """Return the module with the weights."""
    return f'{_HEAD}WEIGHTS: Final = r"""\n{render_linear_model(model)}"""\n'


_HEAD: Final = '''"""The weights of the model of stance, written by ``python -m scripts.train_stance_model --write``: a weight and its features a line."""

from typing import Final

'''


def main(arguments: list[str]) -> int:
    """Train, print the figures, and with ``--write`` write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--folds", type=int, default=5)
    asked = parser.parse_args(arguments)
    cases = list(read_cases())
    report(cases, score_unseen(cases, asked.folds))
    if asked.write:
        PLACE.write_text(render_module(train(cases)), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
