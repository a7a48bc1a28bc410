"""The result of seed 001: ``{success, data?, error?: {code, message, retryable, suggestion?}}``.

It has no fields for confidence, sources or the next action, nor for seconds and handles of a failure: the necessary parts of them
are in ``notice``, an addition by Callwright. Empty parts are omitted.
"""

from typing import Any

from callwright.core.dialects import foreign_result
from callwright.core.dialects.canonical import UNKNOWN_META, require_object
from callwright.core.wording import model_text
from callwright.domain.result import Meta, ToolResult


def dump(result: ToolResult) -> dict[str, Any]:
    """Return the result in seed 001's format."""
    if result.error is None:
        data = {} if result.data is None else {"data": result.data}
        return {"success": result.success} | data | foreign_result.dump_notice(result)
    error = result.error
    message, cure = (
        model_text.expand_references(text, result) for text in (error.message, error.suggestion or "")
    )
    body = {"code": error.code, "message": message, "retryable": error.retryable}
    notice = foreign_result.dump_failure_notice(result, f"{message} {cure}")
    return {"success": False, "error": body | ({"suggestion": cure} if cure else {})} | notice


def load(obj: object, meta: Meta = UNKNOWN_META) -> ToolResult:
    """Read seed 001's format."""
    fields = require_object(obj, "an object with success")
    if foreign_result.read_flag(fields, "success"):
        return foreign_result.add_foreign_notice(
            foreign_result.build_success(fields.get("data"), meta=meta), fields.get("notice")
        )
    told = require_object(fields.get("error"), "error as an object when success is false")
    error = foreign_result.build_stated_error(
        foreign_result.read_text(told, "code"),
        foreign_result.read_text(told, "message"),
        retryable=foreign_result.read_flag(told, "retryable"),
        suggestion=foreign_result.read_optional_text(told, "suggestion"),
    )
    failed = foreign_result.build_failure(error, meta=meta)
    return foreign_result.add_foreign_notice(failed, fields.get("notice"))
