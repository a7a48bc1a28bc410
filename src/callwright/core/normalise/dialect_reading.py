"""Convert the return value of a tool with a declared dialect to its declarations (fields of ``DeclaredAnswer``) and its data.

Only for a tool whose contract sets ``speaks``: of any other tool the same object is data, since any upstream can write it. The
declarations are checked like the arguments of a helper. May not know contracts, nor the use of the result.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from callwright.core.normalise.declaration_check import UnfitDeclarationError
from callwright.domain.contract import ToolDialect

Fields = dict[str, Any]

_CODE_BY_ERROR_TYPE: Final = {
    "validation_error": "invalid_arguments",
    "permission_denied": "permission_denied",
    "timeout": "timeout",
    "rate_limited": "rate_limited",
    "not_found": "not_found",
    "state_conflict": "state_conflict",
    "unknown": "tool_failed",
}
"""The error types of seed 000, and the code that each is read as; a longer one that ends in one of them is read as that."""

_NULL_RESULT: Final[Fields] = {"success": False, "operationType": "unknown", "message": "工具返回null"}


def read_dialect_return(dialect: ToolDialect, value: Any) -> tuple[Any, Fields]:
    """Split a return value.

    Args:
        dialect: The declared dialect of the tool.
        value: The return value, plain JSON; a text is parsed as JSON.

    Returns:
        The data, and the declarations.

    Raises:
        UnfitDeclarationError: it is not of that dialect.
    """
    if isinstance(value, str):
        try:
            value = msgspec.json.decode(value)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise UnfitDeclarationError("not_its_shape") from None
    if value is None and dialect == "execution-result":
        value = _NULL_RESULT
    if not isinstance(value, dict):
        raise UnfitDeclarationError("not_its_shape")
    return _READERS[dialect](value)


def _read_flag(fields: Fields, name: str) -> bool:
    if isinstance(fields.get(name), bool):
        return fields[name] is True
    raise UnfitDeclarationError("not_a_flag", name)


def _read_object(fields: Fields, name: str) -> Fields:
    found = fields.get(name)
    if isinstance(found, dict):
        return found
    raise UnfitDeclarationError("not_an_object", name)


def _read_tool_result(fields: Fields) -> tuple[Any, Fields]:
    said = {
        "next_action": fields.get("nextAction"),
        "source": _read_sources(fields.get("source")),
        "metadata": _read_trace_id(fields),
    }
    if _read_flag(fields, "success"):
        return fields.get("data"), said | {
            "ok": True,
            "score": fields.get("confidence"),
            "message": fields.get("message"),
        }
    error = _read_object(fields, "error")
    own = {
        "ok": False,
        "code": error.get("code") or _error_type_to_code(error.get("type")),
        "message": error.get("message"),
        "retryable": error.get("retryable"),
        "suggestion": error.get("suggestion"),
        "user_message": error.get("userMessage"),
        "retry_after_ms": error.get("retryAfterMs"),
    }
    return None, said | own


def _error_type_to_code(kind: Any) -> Any:
    if not isinstance(kind, str):
        return kind
    known = (code for name, code in _CODE_BY_ERROR_TYPE.items() if kind == name or kind.endswith(f"_{name}"))
    return next(known, kind)


def _read_trace_id(fields: Fields) -> Fields | None:
    """Return the adapter's own trace id, in seed 000's field or beside it: it lets the adapter's operator find the call."""
    meta = fields.get("meta")
    trace = fields.get("traceId") or (meta.get("traceId") if isinstance(meta, dict) else None)
    return {"traceId": trace} if isinstance(trace, str) else None


def _read_sources(source: Any) -> Any:
    """Return the sources; seed 000 also writes the source as one text."""
    return {"type": "tool", "id": source} if isinstance(source, str) and source else source or None


def _read_toolutil(fields: Fields) -> tuple[Any, Fields]:
    if _read_flag(fields, "success"):
        return fields.get("data"), {"ok": True}
    error = _read_object(fields, "error")
    return None, {"ok": False} | {
        name: error.get(name) for name in ("code", "message", "retryable", "suggestion")
    }


def _read_execution_result(fields: Fields) -> tuple[Any, Fields]:
    metadata = fields.get("metadata")
    said = {
        "ok": _read_flag(fields, "success"),
        "operation": fields.get("operationType"),
        "message": fields.get("message"),
        "metadata": metadata,
    }
    if said["ok"]:
        return fields.get("data"), said
    code = metadata.get("code") if isinstance(metadata, dict) else None
    return None, said | {"code": code or "tool_failed", "next_action": "stop"}


def _read_error_object(fields: Fields) -> tuple[Any, Fields]:
    if fields.get("status") == "ok":
        return fields.get("data"), {"ok": True}
    if fields.get("status") != "error":
        raise UnfitDeclarationError("not_its_shape", "status")
    said = {
        "ok": False,
        "code": fields.get("code"),
        "message": fields.get("message_for_model"),
        "user_message": fields.get("message_for_user"),
        "retryable": fields.get("safe_to_retry"),
        "retry_after_ms": fields.get("retry_after_ms"),
    }
    return None, said


_READERS: Final[dict[ToolDialect, Callable[[Fields], tuple[Any, Fields]]]] = {
    "tool-result": _read_tool_result,
    "toolutil": _read_toolutil,
    "execution-result": _read_execution_result,
    "error-object": _read_error_object,
}
