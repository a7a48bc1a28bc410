"""Decide how a step continues after the result of its call. A pure table; the first matching row applies.

1.  The call continues as a task → wait for the task.
2.  The ledger does not know the outcome: the call may have taken effect → in doubt; never repeated, never
    reported as a failure. (If the tool answered with a failure, the outcome is known: that is row 8, and
    ``retry`` does not repeat it if it may have had an effect.)
3.  An approval is required → wait for it; then make the same call again.
4.  The call itself is in doubt and asks the user a question → wait for the answer; then make the call that
    results from it.
5.  Another call holds the key (``in_progress``) → make the call again after a short delay; the ledger then
    returns its result.
6.  Seed 003: ``success`` is true, so the call was carried out and its data is present and reliable →
    continue. If the confidence is below the step's minimum → stop.
7.  A batch was carried out in part and the step accepts partial results → continue.
8.  Otherwise ``success`` is false or data is missing → apply the step's ``on_stop``.

The contract of a call defines its own retries; a result that arrives here has used them up.
"""

from typing import Any, Final, Literal

from msgspec import UNSET, Struct

from callwright.core.dialects import tool_execution_result
from callwright.core.wording.model_text import get_upstream_text
from callwright.core.wording.result_messages import (
    clean_value,
    fill_template,
    get_error_spec,
    render_success,
    strip_earlier,
)
from callwright.domain.call import Locale
from callwright.domain.result import ToolResult
from callwright.workflow.definition import Ask, GoTo, OnStop, Retry, StopRun, UseDefault
from callwright.workflow.records import Stopped
from callwright.workflow.references import StepValue
from callwright.workflow.words import phrase

STOPPED: dict[Locale, str] = {
    "zh-CN": "工具执行失败或没有查询到数据，工作流已停止",
    "en": "A tool failed or found no data; the workflow has stopped",
}
"""The message that seed 003 prescribes."""


_MAX_WORDS_CHARS: Final = 300
"""How much of a tool's own words is shown with a stop; the envelope has them whole."""


class GoOn(Struct, frozen=True):
    """The step is finished, with this value."""

    value: StepValue


class Park(Struct, frozen=True):
    """The step waits.

    ``ref`` is the handle of the approval or the task; for a call in doubt, its key.
    """

    kind: Literal["task", "doubt", "approval", "question"]
    ref: str
    text: str


class Again(Struct, frozen=True):
    """Another worker is making the same call: ask again after a short delay."""


class Halt(Struct, frozen=True):
    """The step's result says stop; ``on_stop`` decides how the run continues."""

    stopped: Stopped


Decision = GoOn | Park | Again | Halt

_IN_PROGRESS = "in_progress"


def decide_result(
    result: ToolResult,
    *,
    step: str,
    locale: Locale,
    min_confidence: float | None = None,
    partial: Literal["stop", "continue"] = "stop",
    in_doubt: bool = False,
    needs_data: bool = True,
) -> Decision:
    """Return how a step continues after this result.

    ``in_doubt``: the ledger does not know the outcome yet. ``needs_data``: False where no later step uses the data, so that it is
    enough that the call was carried out.
    """
    parked = _parked(result, in_doubt=in_doubt)
    if parked is not None:
        return parked
    if result.error is not None and result.error.code == _IN_PROGRESS:
        return Again()
    if tool_execution_result.is_success(result) or (result.success and not needs_data):
        if min_confidence is None or result.confidence >= min_confidence:
            return GoOn(step_value(result))
        return Halt(stopped_by(result, step, locale))
    if result.partial is not None and result.partial.succeeded and partial == "continue":
        return GoOn(step_value(result))
    return Halt(stopped_by(result, step, locale))


def _parked(result: ToolResult, *, in_doubt: bool) -> Park | None:
    """Apply rows 1 to 4."""
    handle = result.meta.handle or ""
    if result.success and any(one.code == "task_goes_on" for one in result.warnings):
        return Park("task", handle, result.message)
    error = result.error
    if error is None:
        return None
    if in_doubt or error.code == "outcome_unknown":
        return Park("doubt", result.meta.idempotency_key or "", error.user_message)
    if error.code == "approval_required" and handle:
        return Park("approval", handle, error.user_message)
    details = error.details or {}
    if "asked" in details and "draft" in details:
        return Park("question", "", error.user_message)
    return None


def step_value(result: ToolResult) -> StepValue:
    """Return the value that references to a finished call resolve to."""
    value = StepValue(
        data=result.data,
        message=result.message,
        confidence=result.confidence,
        source=[_plain(one) for one in result.source],
    )
    if result.partial is not None:
        value["data"] = result.partial.succeeded if result.data is None else result.data
        value["partial"] = _plain(result.partial)
    return value


def _plain(one: Any) -> Any:
    from msgspec import to_builtins  # noqa: PLC0415 - beside the only use

    return to_builtins(one)


def stopped_by(result: ToolResult, step: str, locale: Locale) -> Stopped:
    """Return the stop that a result causes, with the message of seed 003."""
    return Stopped(
        step=step,
        code="tool",
        reason=STOPPED[locale],
        detail=_describe_cause(result, locale),
        error=result.error.code if result.error is not None else "",
        result=result.to_dict(),
    )


def _describe_cause(result: ToolResult, locale: Locale) -> str:
    """Return the message for people with the tool's own words, which usually name the cause more precisely."""
    error, tool = result.error, result.meta.tool_name
    if error is None:
        if result.message and strip_earlier(result.message) != render_success(result.operation_type, tool):
            return clean_value(result.message, _MAX_WORDS_CHARS)
        if result.user_message is not UNSET:
            return str(result.user_message)
        return phrase("no_data", locale, who=tool) if result.data is None else ""
    spec = get_error_spec("tool_failed")
    words = get_upstream_text(error) or error.message
    ours = {fill_template(get_error_spec(code).model, {"tool": tool}) for code in ("tool_failed", error.code)}
    if not words or words == error.user_message or words in ours:
        return error.user_message
    words = clean_value(words, _MAX_WORDS_CHARS)
    if error.user_message in (spec.en, spec.zh):
        return words
    return error.user_message + ("" if error.user_message.endswith("。") else " ") + words


# --- on_stop -----------------------------------------------------------------------------------------------------------


class Reaction(Struct, frozen=True):
    """The reaction of a step: retry after a pause, use a default, jump to a step, ask a person, or stop the run."""

    do: Literal["retry", "default", "go_to", "ask", "stop"]
    value: Any = None
    step: str = ""
    pause: str = ""
    ask: Ask | None = None


def react_to_stop(on_stop: OnStop, retries_made: int) -> Reaction:
    """Return the reaction that ``on_stop`` defines after this number of retries."""
    match on_stop:
        case Retry(times=times, pause=pause) if retries_made < times:
            return Reaction("retry", pause=pause)
        case Retry(then=then):
            return react_to_stop(then, 0)
        case UseDefault(value=value):
            return Reaction("default", value=value)
        case GoTo(step=step):
            return Reaction("go_to", step=step)
        case Ask():
            return Reaction("ask", ask=on_stop)
        case StopRun():
            return Reaction("stop")
