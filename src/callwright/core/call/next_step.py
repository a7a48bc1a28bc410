"""The next step of an agent loop, a workflow engine or a console after a result (seed 000 §四), by the field ``nextAction`` alone.

May not know the error table: by the time a result exists, ``nextAction`` has been decided.
"""

from typing import assert_never

from msgspec import UNSET, Struct

from callwright.domain.result import ToolResult


class ModelContinue(Struct, frozen=True, tag_field="type", tag="MODEL_CONTINUE"):
    """Pass the result to the model."""


class RetryTool(Struct, frozen=True, tag_field="type", tag="RETRY_TOOL", rename="camel", omit_defaults=True):
    """Call again after ``retry_after_ms``: the same call when ``retryable``, otherwise a corrected one."""

    retryable: bool
    retry_after_ms: int | None = None


class AskUser(Struct, frozen=True, tag_field="type", tag="ASK_USER"):
    """Show ``message`` to the user and wait for the answer."""

    message: str


class PauseForReview(Struct, frozen=True, tag_field="type", tag="PAUSE_FOR_REVIEW", omit_defaults=True):
    """Stop until a person has reviewed it; ``handle`` names the object under review, if there is one."""

    handle: str | None = None


class StopRun(Struct, frozen=True, tag_field="type", tag="STOP_RUN"):
    """End the run."""


NextStep = ModelContinue | RetryTool | AskUser | PauseForReview | StopRun


def resolve_next_step(result: ToolResult) -> NextStep:
    """Convert the next action of a result to a step of the agent loop. ``ask_user`` takes the message for people: the error's, else the result's question."""
    match result.next_action:
        case "continue":
            return ModelContinue()
        case "retry":
            return _make_retry_step(result)
        case "ask_user":
            return AskUser(_choose_user_message(result))
        case "human_review":
            return PauseForReview(result.meta.handle)
        case "stop":
            return StopRun()
    assert_never(result.next_action)


def _choose_user_message(result: ToolResult) -> str:
    if result.error is not None:
        return result.error.user_message
    return result.message if result.user_message is UNSET else result.user_message


def _make_retry_step(result: ToolResult) -> RetryTool:
    if result.error is None:
        return RetryTool(retryable=True)
    return RetryTool(result.error.retryable, result.error.retry_after_ms)
