"""The ToolResult of seed 000: ``{success, data, confidence, source[], nextAction, error, meta}``.

It has seven error types; those of Callwright without an equivalent become ``unknown``. The seed also accepted source as one object or one
string, and the trace id outside ``meta``: both are read here, and always written as a list and in ``meta``. Two fields are additions by
Callwright: ``meta.notice`` with the notice of a success or the cure of a failure with seconds and handles, and ``meta.callerTraceId`` with the
caller's own trace id.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from callwright.core.dialects import foreign_result
from callwright.core.dialects.canonical import (
    CONVERSION_ERRORS,
    UNKNOWN_META,
    UnreadableError,
    require_object,
)
from callwright.core.wording import model_text
from callwright.domain.result import CallError, Meta, Source, ToolResult

_CODE_BY_TYPE = {
    "validation_error": "invalid_arguments",
    "permission_denied": "permission_denied",
    "timeout": "timeout",
    "rate_limited": "rate_limited",
    "not_found": "not_found",
    "state_conflict": "state_conflict",
    "unknown": "tool_failed",
}
"""Its error types, and the code that each is read as."""

_SOURCE_TYPES = frozenset({"document", "file", "api", "database", "user_input"})
_META_NAMES = ("toolName", "toolVersion", "traceId", "durationMs", "cached")


def dump(result: ToolResult) -> dict[str, Any]:
    """Return the result in seed 000's format."""
    meta: dict[str, Any] = msgspec.to_builtins(result.meta)
    return {
        "success": result.success,
        "data": result.data,
        "confidence": result.confidence,
        "source": [_dump_source(source) for source in result.source],
        "nextAction": result.next_action,
        "error": _dump_error(result.error, result) if result.error else None,
        "meta": {name: meta[name] for name in _META_NAMES}
        | foreign_result.dump_caller_trace(result)
        | _dump_notice(result),
    }


def _dump_notice(result: ToolResult) -> dict[str, str]:
    if result.error is None:
        return foreign_result.dump_notice(result, step=False)
    message = model_text.expand_references(result.error.message, result)
    return foreign_result.dump_failure_notice(result, message, cure=result.error.code != "tool_failed")


def _dump_source(source: Source) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(source)
    plain.pop("retrievedAt", None)
    return plain | {"type": source.type if source.type in _SOURCE_TYPES else "api"}


def _dump_error(error: CallError, result: ToolResult) -> dict[str, Any]:
    return {
        "type": error.type if error.type in _CODE_BY_TYPE else "unknown",
        "message": model_text.expand_references(error.message, result),
        "retryable": error.retryable,
        "userMessage": error.user_message,
    }


def load(obj: object, meta: Meta = UNKNOWN_META) -> ToolResult:
    """Read seed 000's format; ``meta`` fills in what its own meta lacks."""
    fields = require_object(obj, "a ToolResult object")
    stated = _load_meta(fields, meta)
    if foreign_result.read_flag(fields, "success"):
        result = foreign_result.build_success(
            fields.get("data"), confidence=fields.get("confidence"), meta=stated
        )
    else:
        result = foreign_result.build_failure(_load_error(fields.get("error")), meta=stated)
    changes = {name: fields[key] for key, name in _CONTROL_FIELDS.items() if key in fields}
    read = msgspec.structs.replace(result, source=_load_sources(fields.get("source")), **changes)
    return _validate_result(foreign_result.add_foreign_notice(read, (fields.get("meta") or {}).get("notice")))


_CONTROL_FIELDS = {"confidence": "confidence", "nextAction": "next_action"}


def _validate_result(result: ToolResult) -> ToolResult:
    try:
        return msgspec.convert(msgspec.to_builtins(result), ToolResult)
    except CONVERSION_ERRORS as fault:
        raise UnreadableError("Expected a ToolResult object.") from fault


def _load_meta(fields: Mapping[str, Any], meta: Meta) -> Meta:
    stated = require_object(fields.get("meta") or {}, "meta as an object")
    trace = {"traceId": fields["traceId"]} if "traceId" in fields else {}
    own = {name: stated[name] for name in (*_META_NAMES, "callerTraceId") if name in stated}
    try:
        return msgspec.convert(msgspec.to_builtins(meta) | trace | own, Meta)
    except CONVERSION_ERRORS as fault:
        raise UnreadableError(
            "Expected meta with toolName, toolVersion, traceId, durationMs, cached."
        ) from fault


def _load_sources(source: Any) -> list[Source]:
    match source:
        case None:
            return []
        case str():
            return [Source(type="tool", id=source)]
        case dict():
            return _load_sources([source])
        case _:
            return _convert_sources(source)


def _convert_sources(source: Any) -> list[Source]:
    try:
        return msgspec.convert(source, list[Source])
    except CONVERSION_ERRORS as fault:
        raise UnreadableError("Expected source as a list of {type, id, label?, url?, section?}.") from fault


def _load_error(error: Any) -> CallError:
    fields = require_object(error, "error as an object when success is false")
    stated = foreign_result.read_text(fields, "type")
    known = stated if stated in _CODE_BY_TYPE else "timeout" if stated.endswith("timeout") else "unknown"
    built = foreign_result.build_stated_error(
        _CODE_BY_TYPE[known],
        foreign_result.read_text(fields, "message"),
        user_message=foreign_result.read_optional_text(fields, "userMessage"),
        retryable=foreign_result.read_flag(fields, "retryable"),
    )
    return msgspec.structs.replace(built, type=known)
