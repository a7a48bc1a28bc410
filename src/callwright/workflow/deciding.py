"""What a step makes of the result of its call. One pure table; the first row that fits decides.

1.  The call goes on as a task → wait for the task.
2.  The outcome is unknown to the ledger: it may have happened → in doubt; never repeated, never called a failure. (A tool
    that answered with a failure has answered: that is row 8, and ``retry`` does not repeat it where it may have had an effect.)
3.  An approval is wanted → wait for it; then the same call is made again.
4.  The call itself is in doubt and asks something of the user → wait for the answer; then the call that the answer makes of it.
5.  Another call holds the key (``in_progress``) → make it again soon; it will be answered from the ledger.
6.  Seed 003: ``success`` is true there, so the call was carried out, its data is there and may be relied on → go on. With less
    confidence than the step asks for → stop.
7.  A batch was carried out in part and the step takes what there is → go on.
8.  Anything else is ``success: false`` or no data → what the step's ``on_stop`` says.

The retries of a call are the call's own, by its contract: what arrives here has used them up.
"""

from typing import Any, Literal

from msgspec import UNSET, Struct

from callwright.core.dialects import tool_execution_result
from callwright.domain.call import Locale
from callwright.domain.result import ToolResult
from callwright.workflow.definition import Ask, GoTo, OnStop, Retry, StopRun, UseDefault
from callwright.workflow.records import Stopped
from callwright.workflow.references import StepValue

STOPPED: dict[Locale, str] = {
    "zh-CN": "工具执行失败或没有查询到数据，工作流已停止",
    "en": "A tool failed or found no data; the workflow has stopped",
}
"""The words of seed 003."""


class GoOn(Struct, frozen=True):
    """The step is done, with this value."""

    value: StepValue


class Park(Struct, frozen=True):
    """The step waits. ``ref`` is the handle of the approval or the task; of a doubt the key of the call."""

    kind: Literal["task", "doubt", "approval", "question"]
    ref: str
    text: str


class Again(Struct, frozen=True):
    """Somebody else is making the very same call: ask again soon."""


class Halt(Struct, frozen=True):
    """The step's result says stop; ``on_stop`` has the word."""

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
) -> Decision:
    """What becomes of a step whose call came to this result. ``in_doubt``: the ledger does not know its outcome yet."""
    parked = _parked(result, in_doubt=in_doubt)
    if parked is not None:
        return parked
    if result.error is not None and result.error.code == _IN_PROGRESS:
        return Again()
    if tool_execution_result.is_success(result):
        if min_confidence is None or result.confidence >= min_confidence:
            return GoOn(step_value(result))
        return Halt(stopped_by(result, step, locale))
    if result.partial is not None and result.partial.succeeded and partial == "continue":
        return GoOn(step_value(result))
    return Halt(stopped_by(result, step, locale))


def _parked(result: ToolResult, *, in_doubt: bool) -> Park | None:
    """Rows 1 to 4."""
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
    """What references to a finished call mean."""
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
    """The stop that a result makes, in the words of seed 003."""
    if result.error is not None:
        said = result.error.user_message
    else:
        said = "" if result.user_message is UNSET else str(result.user_message)
    return Stopped(
        step=step,
        code="tool",
        reason=STOPPED[locale],
        detail=said,
        error=result.error.code if result.error is not None else "",
        result=result.to_dict(),
    )


# --- on_stop -----------------------------------------------------------------------------------------------------------


class Reaction(Struct, frozen=True):
    """What the step does now: retry after a pause, use a default, go elsewhere, ask, or stop the run."""

    do: Literal["retry", "default", "go_to", "ask", "stop"]
    value: Any = None
    step: str = ""
    pause: str = ""
    ask: Ask | None = None


def react_to_stop(on_stop: OnStop, retries_made: int) -> Reaction:
    """What ``on_stop`` says after so many retries by it."""
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
