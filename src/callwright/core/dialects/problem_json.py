"""A failure as ``application/problem+json`` (RFC 9457): ``type, title, status, detail, instance`` and our extensions.

A success is not a problem: it is written as the compact envelope, which is the body of a successful response.
"""

from typing import Any

import msgspec

from callwright.core.dialects import canonical, foreign_result
from callwright.core.dialects.canonical import (
    CONVERSION_ERRORS,
    UNKNOWN_META,
    UnreadableError,
    require_object,
)
from callwright.core.wording import result_messages
from callwright.domain.result import CallError, FieldProblem, Meta, ToolResult

TYPE_PREFIX = "urn:callwright:error:"
INSTANCE_PREFIX = "urn:callwright:call:"
_EXTENSION_PARTS = ("code", "retryable", "retryAfterMs", "suggestion", "fields", "details")


def dump(result: ToolResult) -> dict[str, Any]:
    """Return a failure as a problem. ``detail`` is for people; the message for the model is the extension ``message``."""
    if result.error is None:
        return canonical.dump_compact(result)
    error = result.error
    plain = msgspec.to_builtins(error)
    problem = {
        "type": TYPE_PREFIX + error.code,
        "title": _choose_title(error),
        "status": result_messages.find_similar_spec(error.code).http,
        "detail": error.user_message,
        "instance": INSTANCE_PREFIX + result.meta.call_id,
        "message": error.message,
        "errorType": error.type,
        "nextAction": result.next_action,
        "effect": result.effect,
        "traceId": result.meta.trace_id,
    }
    beside = {"handle": result.meta.handle, "partial": msgspec.to_builtins(result.partial)}
    problem |= {name: part for name, part in beside.items() if part is not None}
    return problem | {name: plain[name] for name in _EXTENSION_PARTS if plain[name] is not None}


def _choose_title(error: CallError) -> str:
    """Return a short summary that is the same for every problem of this code."""
    spec = result_messages.get_error_spec(error.code)
    if spec.code == error.code:
        return spec.meaning
    return (
        "The tool failed with a code of its own." if error.type == "unknown" else error.type.replace("_", " ")
    )


def load(obj: object, meta: Meta = UNKNOWN_META) -> ToolResult:
    """Read a problem document written by Callwright."""
    fields = require_object(obj, "a problem object")
    if "success" in fields:
        return canonical.load(fields, meta)
    code = foreign_result.read_text(fields, "type").removeprefix(TYPE_PREFIX)
    call_id = foreign_result.read_text(fields, "instance", INSTANCE_PREFIX + meta.call_id).removeprefix(
        INSTANCE_PREFIX
    )
    stated = msgspec.structs.replace(
        meta,
        call_id=call_id,
        trace_id=foreign_result.read_text(fields, "traceId", meta.trace_id),
        handle=foreign_result.read_optional_text(fields, "handle"),
    )
    error = foreign_result.build_stated_error(
        code,
        foreign_result.read_text(fields, "message", ""),
        user_message=foreign_result.read_optional_text(fields, "detail"),
        retryable=foreign_result.read_flag(fields, "retryable"),
        suggestion=foreign_result.read_optional_text(fields, "suggestion"),
        retry_after_ms=foreign_result.read_milliseconds(fields, "retryAfterMs"),
        fields=_read_fields(fields.get("fields", [])),
    )
    kind = foreign_result.read_text(fields, "errorType", error.type)
    error = msgspec.structs.replace(error, type=kind, details=fields.get("details"))
    return _apply_stated_outcome(foreign_result.build_failure(error, meta=stated), fields)


def _read_fields(given: Any) -> list[FieldProblem]:
    try:
        return msgspec.convert(given, list[FieldProblem])
    except CONVERSION_ERRORS as fault:
        raise UnreadableError("Expected fields as a list of {path, problem}.") from fault


def _apply_stated_outcome(result: ToolResult, fields: dict[str, Any]) -> ToolResult:
    plain = msgspec.to_builtins(result) | {
        name: fields[name] for name in ("nextAction", "effect", "partial") if name in fields
    }
    try:
        return msgspec.convert(plain, ToolResult)
    except CONVERSION_ERRORS as fault:
        raise UnreadableError("nextAction, effect or partial has an unknown value.") from fault
