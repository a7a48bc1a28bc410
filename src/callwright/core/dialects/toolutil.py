"""The result of seed 001: ``{success, data?, error?: {code, message, retryable, suggestion?}}``.

It has no word for confidence, sources or the next action: what a model has to know of a success stands in ``notice``, which is
ours. Empty parts are omitted.
"""

from typing import Any

from callwright.core.dialects import foreign
from callwright.core.dialects.canonical import UNSAID, mapping
from callwright.domain.result import Meta, ToolResult


def dump(result: ToolResult) -> dict[str, Any]:
    """Give the result in seed 001's shape."""
    if result.error is None:
        data = {} if result.data is None else {"data": result.data}
        return {"success": result.success} | data | foreign.notice_of(result)
    error = result.error
    suggestion = {"suggestion": error.suggestion} if error.suggestion else {}
    told = {"code": error.code, "message": error.message, "retryable": error.retryable}
    return {"success": False, "error": told | suggestion}


def load(obj: object, meta: Meta = UNSAID) -> ToolResult:
    """Read seed 001's shape."""
    given = mapping(obj, "an object with success")
    if foreign.flag(given, "success"):
        return foreign.noted(foreign.done(given.get("data"), meta=meta), given.get("notice"))
    told = mapping(given.get("error"), "error as an object when success is false")
    error = foreign.stated_error(
        foreign.text(told, "code"),
        foreign.text(told, "message"),
        retryable=foreign.flag(told, "retryable"),
        suggestion=foreign.words(told, "suggestion"),
    )
    return foreign.not_done(error, meta=meta)
