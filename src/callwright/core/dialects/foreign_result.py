"""A result read from another format: missing statements are filled in neutrally, never favourably.

* No confidence stated: 0.5, the lower edge of "continue, marked uncertain", with the notice ``unstated``; 0 on failure.
* Effect: a stated success of anything but a query is ``committed``; a failure that a check before the call could have
  caused is ``none``; everything else that is not a query is ``unknown``, for a foreign timeout proves nothing.
* Meta: ``UNKNOWN_META`` of the canonical dialect, unless the caller of the loader gives one.

May not know any single dialect.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from callwright.core.dialects.canonical import UNKNOWN_META, UnreadableError
from callwright.core.wording import model_text, result_messages
from callwright.domain.error_codes import ERRORS
from callwright.domain.notices import FOREIGN_NOTICE
from callwright.domain.result import (
    CallError,
    EffectState,
    FieldProblem,
    Meta,
    NextAction,
    Notice,
    Source,
    ToolResult,
)

UNSTATED_CONFIDENCE = 0.5
_ERRORS_BEFORE_THE_CALL = frozenset({"validation_error", "permission_denied", "not_found"})


def build_success(
    data: Any,
    *,
    message: str = "",
    operation: str = "unknown",
    confidence: float | None = None,
    source: Sequence[Source] = (),
    meta: Meta = UNKNOWN_META,
) -> ToolResult:
    """Build a success from the stated values. ``confidence`` of None means that none was stated."""
    return ToolResult(
        success=True,
        data=data,
        message=message,
        operation_type=operation,
        confidence=UNSTATED_CONFIDENCE if confidence is None else confidence,
        source=list(source),
        next_action="continue",
        error=None,
        effect=_infer_effect(operation, None),
        partial=None,
        warnings=[result_messages.build_notice("unstated")] if confidence is None else [],
        repairs=[],
        meta=meta,
    )


def add_foreign_notice(result: ToolResult, notice: object) -> ToolResult:
    """Return the result with the notice that its origin gave a model; unchanged without one."""
    if notice is None:
        return result
    if not isinstance(notice, str):
        raise UnreadableError("Expected a text in 'notice'.")
    return msgspec.structs.replace(result, warnings=[*result.warnings, Notice(FOREIGN_NOTICE, notice)])


def dump_notice(result: ToolResult, *, unless: str | None = None, step: bool = True) -> dict[str, str]:
    """Return the member ``notice`` of a success; empty where there is nothing to say. See ``model_text.render_notice``."""
    notice = model_text.render_notice(result, unless=unless, step=step)
    return {"notice": notice} if notice else {}


def dump_caller_trace(result: ToolResult, name: str = "callerTraceId") -> dict[str, str]:
    """Return the member with which the caller finds the call; empty where the trace id is the caller's anyway."""
    caller = result.meta.caller_trace_id
    return {} if caller is None else {name: caller}


def dump_failure_notice(result: ToolResult, shown: str = "", *, cure: bool = False) -> dict[str, str]:
    """Return the member ``notice`` of a failure. See ``model_text.render_failure_notice``."""
    notice = model_text.render_failure_notice(result, shown, cure=cure)
    return {"notice": notice} if notice else {}


def build_failure(error: CallError, *, operation: str = "unknown", meta: Meta = UNKNOWN_META) -> ToolResult:
    """Build a failure from the stated values; the next action is the code's."""
    return ToolResult(
        success=False,
        data=None,
        message=error.message,
        operation_type=operation,
        confidence=0.0,
        source=[],
        next_action=_choose_next_action(error),
        error=error,
        effect=_infer_effect(operation, error.type),
        partial=None,
        warnings=[],
        repairs=[],
        meta=meta,
    )


def _choose_next_action(error: CallError) -> NextAction:
    if error.code in ERRORS:
        return result_messages.get_next_action(error.code)
    return "retry" if error.retryable else "ask_user"


def build_stated_error(
    code: str,
    message: str,
    *,
    user_message: str | None = None,
    retryable: bool | None = None,
    suggestion: str | None = None,
    retry_after_ms: int | None = None,
    fields: Sequence[FieldProblem] = (),
) -> CallError:
    """Build an error with the texts of its origin; missing values come from the table where the code is ours."""
    row = result_messages.find_similar_spec(code)
    base = result_messages.build_error(row.code)
    return CallError(
        type=row.type,
        code=code,
        message=message,
        user_message=base.user_message if user_message is None else user_message,
        retryable=base.retryable if retryable is None else retryable,
        suggestion=suggestion,
        retry_after_ms=retry_after_ms,
        fields=list(fields) or None,
    )


def _infer_effect(operation: str, error_type: str | None) -> EffectState:
    if operation == "query" or error_type in _ERRORS_BEFORE_THE_CALL:
        return "none"
    return "committed" if error_type is None and operation != "unknown" else "unknown"


def read_text(obj: Mapping[str, Any], name: str, default: str | None = None) -> str:
    """Read a text field; absent without a default, or not a text, is unreadable."""
    value = obj.get(name, default)
    if not isinstance(value, str):
        raise UnreadableError(f"Expected a text in {name!r}.")
    return value


def read_optional_text(obj: Mapping[str, Any], name: str) -> str | None:
    """Read a text field that may be absent or null."""
    return None if obj.get(name) is None else read_text(obj, name)


def read_flag(obj: Mapping[str, Any], name: str) -> bool:
    """Read a field that must be true or false."""
    value = obj.get(name)
    if not isinstance(value, bool):
        raise UnreadableError(f"Expected true or false in {name!r}.")
    return value


def read_milliseconds(obj: Mapping[str, Any], name: str) -> int | None:
    """Read a number of milliseconds that may be absent or null."""
    value = obj.get(name)
    if value is not None and (isinstance(value, bool) or not isinstance(value, int) or value < 0):
        raise UnreadableError(f"Expected milliseconds in {name!r}.")
    return value


def encode_json_text(value: Any) -> str:
    """Write plain JSON as text."""
    return msgspec.json.encode(value).decode()


def decode_json_text(body: Any, expected: str) -> Any:
    """Parse JSON text; ``expected`` is used in the message if it is invalid."""
    try:
        return msgspec.json.decode(body)
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as fault:
        raise UnreadableError(f"Expected {expected}.") from fault
