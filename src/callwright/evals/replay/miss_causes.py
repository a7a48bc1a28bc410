"""Classify why an output with a call due did not end in executable calls: one cause for each.

The causes are those that a caller is given: nothing was read, a repair that needs confirmation, or the contract's
finding about the arguments. If several apply, the one that covers most of the output is taken.
"""

from typing import Final

from callwright.domain.repair_steps import STEPS
from callwright.evals.replay.output_score import OutputScore
from callwright.evals.report_text import BilingualText

_UNREADABLE_TEXTS: Final = {
    "no_call": BilingualText("no call in it", "其中没有调用"),
    "broken": BilingualText("it tries to call and cannot be read", "试图调用但无法读取"),
    "too_large": BilingualText("too large to be read", "过大，无法读取"),
}
_REFUSAL_TEXTS: Final = {
    "invalid_json": BilingualText("the text ends in the middle of a call", "文本在调用中间结束"),
    "unknown_tool": BilingualText("a tool that is not on offer", "所叫的工具不在提供之列"),
    "missing_required_field": BilingualText("a required value is missing", "缺少必填值"),
    "invalid_arguments": BilingualText("a value breaks its schema", "值不符合其 schema"),
}
_REFUSAL_ORDER: Final = ("invalid_json", "unknown_tool", "missing_required_field", "invalid_arguments")
_SELF_EXPLAINING_STEPS: Final = frozenset({"expression", "nested_call", "bare_word"})
"""Steps that explain by themselves why a value violates its schema."""


def find_cause(score: OutputScore) -> str:
    """Return the cause, by its code or the name of its step. Only for outputs that are not parsed."""
    if score.why:
        return score.why
    asked = sorted((step for step in score.steps if not STEPS[step].faithful), key=_rank_step)
    codes = {call.code for call in score.calls if not call.is_valid}
    refused = next((code for code in _REFUSAL_ORDER if code in codes), "")
    if asked and (not refused or (refused != "invalid_json" and asked[0] in _SELF_EXPLAINING_STEPS)):
        return asked[0]
    return refused or (asked[0] if asked else "no_call")


def _rank_step(step: str) -> tuple[float, str]:
    return STEPS[step].confidence, step


def describe_cause(name: str) -> BilingualText:
    """Describe a cause in words."""
    if name in STEPS:
        return BilingualText(STEPS[name].meaning, STEPS[name].meaning_zh)
    return _UNREADABLE_TEXTS.get(name) or _REFUSAL_TEXTS[name]
