"""A failure as ``application/problem+json`` (RFC 9457): ``type, title, status, detail, instance`` and our extensions.

A success is no problem: it is written as the compact envelope, which is what stands in the body of a good answer.
"""

from typing import Any

import msgspec

from callwright.core import messages
from callwright.core.dialects import canonical, foreign
from callwright.core.dialects.canonical import UNFIT, UNSAID, UnreadableError, mapping
from callwright.domain.result import CallError, FieldProblem, Meta, ToolResult

TYPE = "urn:callwright:error:"
INSTANCE = "urn:callwright:call:"
_PARTS = ("code", "retryable", "retryAfterMs", "suggestion", "fields", "details")


def dump(result: ToolResult) -> dict[str, Any]:
    """Give a failure as a problem. ``detail`` is for people; the message for the model is the extension ``message``."""
    if result.error is None:
        return canonical.compact(result)
    error = result.error
    plain = msgspec.to_builtins(error)
    problem = {
        "type": TYPE + error.code,
        "title": messages.spec(error.code).meaning if _is_ours(error) else error.type.replace("_", " "),
        "status": messages.behaves_like(error.code).http,
        "detail": error.user_message,
        "instance": INSTANCE + result.meta.call_id,
        "message": error.message,
        "errorType": error.type,
        "nextAction": result.next_action,
        "effect": result.effect,
        "traceId": result.meta.trace_id,
    }
    return problem | {name: plain[name] for name in _PARTS if plain[name] is not None}


def _is_ours(error: CallError) -> bool:
    return messages.spec(error.code).code == error.code


def load(obj: object, meta: Meta = UNSAID) -> ToolResult:
    """Read a problem of ours."""
    given = mapping(obj, "a problem object")
    if "success" in given:
        return canonical.load(given, meta)
    code = foreign.text(given, "type").removeprefix(TYPE)
    call_id = foreign.text(given, "instance", INSTANCE + meta.call_id).removeprefix(INSTANCE)
    stated = msgspec.structs.replace(
        meta, call_id=call_id, trace_id=foreign.text(given, "traceId", meta.trace_id)
    )
    error = foreign.stated_error(
        code,
        foreign.text(given, "message", ""),
        user_message=foreign.words(given, "detail"),
        retryable=foreign.flag(given, "retryable"),
        suggestion=foreign.words(given, "suggestion"),
        retry_after_ms=foreign.millis(given, "retryAfterMs"),
        fields=_fields(given.get("fields", [])),
    )
    kind = foreign.text(given, "errorType", error.type)
    error = msgspec.structs.replace(error, type=kind, details=given.get("details"))
    return _decided(foreign.not_done(error, meta=stated), given)


def _fields(given: Any) -> list[FieldProblem]:
    try:
        return msgspec.convert(given, list[FieldProblem])
    except UNFIT as fault:
        raise UnreadableError("Expected fields as a list of {path, problem}.") from fault


def _decided(result: ToolResult, given: dict[str, Any]) -> ToolResult:
    plain = msgspec.to_builtins(result) | {
        name: given[name] for name in ("nextAction", "effect") if name in given
    }
    try:
        return msgspec.convert(plain, ToolResult)
    except UNFIT as fault:
        raise UnreadableError("Expected nextAction and effect in our words.") from fault
