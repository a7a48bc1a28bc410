"""The envelope as JSON, ``callwright.result/1``: complete, and in a compact form for models.

May not know any other dialect. A loader raises ``UnreadableError`` with the expected form.
"""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from callwright.domain.result import (
    EffectState,
    Meta,
    NextAction,
    Notice,
    Partial,
    Repair,
    Source,
    ToolResult,
)

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(ToolResult)

UNKNOWN_META = Meta(
    tool_name="unknown",
    tool_version="0.0.0",
    contract_hash="",
    trace_id="0" * 32,
    run_id=None,
    call_id="",
    duration_ms=0,
    attempts=1,
)
"""Meta of a result whose origin says nothing about it; an all-zero trace id means "none" in W3C trace context."""

_EMPTY_PARTS: dict[str, Any] = {
    "data": None,
    "message": "",
    "source": [],
    "error": None,
    "partial": None,
    "warnings": [],
    "repairs": [],
}
_EMPTY_META_PARTS: dict[str, Any] = {
    "runId": None,
    "cached": False,
    "replayed": False,
    "idempotencyKey": None,
    "principal": None,
    "handle": None,
    "callerTraceId": None,
    "scored": False,
    "repeatHandle": None,
}
_EMPTY_ERROR_PARTS: dict[str, Any] = {
    "suggestion": None,
    "retryAfterMs": None,
    "fields": None,
    "details": None,
}


class _CompactMeta(Struct, rename="camel", omit_defaults=True):
    """``Meta`` without its empty parts. Its fields have defaults so that it can be made by position, in half the time."""

    tool_name: str | UnsetType = UNSET
    tool_version: str | UnsetType = UNSET
    contract_hash: str | UnsetType = UNSET
    trace_id: str | UnsetType = UNSET
    run_id: str | None = None
    call_id: str | UnsetType = UNSET
    duration_ms: int | UnsetType = UNSET
    attempts: int | UnsetType = UNSET
    cached: bool = False
    replayed: bool = False
    idempotency_key: str | None = None
    principal: str | None = None
    handle: str | None = None
    caller_trace_id: str | None = None
    scored: bool = False
    repeat_handle: str | None = None


class _SuccessWithoutData(Struct, rename="camel", omit_defaults=True):
    """A success without its empty parts, its data and its content; made by position too."""

    success: bool | UnsetType = UNSET
    message: str = ""
    user_message: str | UnsetType = UNSET
    operation_type: str | UnsetType = UNSET
    confidence: float | UnsetType = UNSET
    source: list[Source] = []
    next_action: NextAction | UnsetType = UNSET
    effect: EffectState | UnsetType = UNSET
    partial: Partial | None = None
    warnings: list[Notice] = []
    repairs: list[Repair] = []
    meta: _CompactMeta | UnsetType = UNSET


class UnreadableError(ValueError):
    """The input is not in the expected dialect. The message states the expected form, never the input."""


CONVERSION_ERRORS = (msgspec.ValidationError, UnicodeError, TypeError, OverflowError, SystemError)
"""What msgspec raises for a value that is not what it has to be, or that JSON has no form for; 0.21 raises a ``SystemError`` where a
number is too large for a float."""


to_json: Callable[[ToolResult], bytes] = _ENCODER.encode
"""Writes the whole envelope, every top-level field present. ``data`` must be plain JSON."""


def from_json(text: bytes | str) -> ToolResult:
    """Decode an envelope from the JSON that ``to_json`` writes.

    Raises:
        UnreadableError: the text is not the JSON of one ``callwright.result/1``.
    """
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise UnreadableError("Expected the JSON of one callwright.result/1.") from fault


def dump(result: ToolResult) -> dict[str, Any]:
    """Return the whole envelope as plain values."""
    plain: dict[str, Any] = msgspec.to_builtins(result)
    return plain


def load(obj: object, meta: Meta = UNKNOWN_META) -> ToolResult:
    """Read a complete or a compact envelope; absent parts are empty, and its own meta wins over ``meta``."""
    whole = _EMPTY_PARTS | require_object(obj, "a callwright.result/1 object")
    whole["meta"] = (
        dump_meta(meta) | _EMPTY_META_PARTS | require_object(whole.get("meta", {}), "meta as an object")
    )
    if whole["error"] is not None:
        whole["error"] = _EMPTY_ERROR_PARTS | require_object(whole["error"], "error as an object")
    try:
        return msgspec.convert(whole, ToolResult)
    except CONVERSION_ERRORS as fault:
        raise UnreadableError("Expected a callwright.result/1 object.") from fault


def dump_compact(result: ToolResult) -> dict[str, Any]:
    """Return the envelope without its empty optional parts, for a model; ``load`` restores them."""
    plain = drop_empty(dump(result), _EMPTY_PARTS)
    plain["meta"] = drop_empty(plain["meta"], _EMPTY_META_PARTS)
    if result.error is not None:
        plain["error"] = drop_empty(plain["error"], _EMPTY_ERROR_PARTS)
    return plain


def encode_without_data(result: ToolResult) -> bytes:
    """Encode the compact envelope of a success as JSON, without data and content, which are elsewhere in the message.

    The same content as ``dump_compact``, in a third of its time.
    """
    meta = result.meta
    brief = _CompactMeta(
        meta.tool_name,
        meta.tool_version,
        meta.contract_hash,
        meta.trace_id,
        meta.run_id,
        meta.call_id,
        meta.duration_ms,
        meta.attempts,
        meta.cached,
        meta.replayed,
        meta.idempotency_key,
        meta.principal,
        meta.handle,
        meta.caller_trace_id,
        meta.scored,
        meta.repeat_handle,
    )
    return _ENCODER.encode(
        _SuccessWithoutData(
            result.success,
            result.message,
            result.user_message,
            result.operation_type,
            result.confidence,
            result.source,
            result.next_action,
            result.effect,
            result.partial,
            result.warnings,
            result.repairs,
            brief,
        )
    )


def dump_meta(meta: Meta) -> dict[str, Any]:
    """Return meta as plain values."""
    plain: dict[str, Any] = msgspec.to_builtins(meta)
    return plain


def drop_empty(plain: dict[str, Any], empty: dict[str, Any]) -> dict[str, Any]:
    """Drop the entries that equal those in ``empty``."""
    return {name: value for name, value in plain.items() if name not in empty or value != empty[name]}


def require_object(obj: object, expected: str) -> dict[str, Any]:
    """Check that a value is a JSON object; ``expected`` is used in the message if it is not."""
    if not isinstance(obj, dict):
        raise UnreadableError(f"Expected {expected}.")
    return obj
