"""The replies of seed 004: its gateway's ``{status: "ok", reused, ...data}`` and its gate's ``{decision, reason, hint}``.

What else a reader has to know is in ``notice``, which is ours. A success spreads its data beside ``status`` and ``reused``; data that is
not an object, or that uses one of these names, goes under ``data`` instead, so that a tool can never forge the gateway's fields.
The gate's refusal is used for every error that a check before the call can cause; other failures have no form in the seed and
are ``{status: "error", reason, hint}``.
"""

from typing import Any

import msgspec

from callwright.core.dialects import foreign_result
from callwright.core.dialects.canonical import UNKNOWN_META, UnreadableError, require_object
from callwright.core.wording import model_text
from callwright.domain.result import CallError, Meta, ToolResult

_RESERVED_NAMES = frozenset({"status", "reused", "data", "decision", "notice"})
_INVALID_ARGUMENTS_REASON = "schema_validation_failed"


def dump(result: ToolResult) -> dict[str, Any]:
    """Return the result in seed 004's format."""
    if result.error is not None:
        return _dump_error(result.error, result)
    head = {"status": "ok", "reused": result.meta.replayed, **foreign_result.dump_notice(result)}
    if isinstance(result.data, dict) and _RESERVED_NAMES.isdisjoint(result.data):
        return head | result.data
    return head | {"data": result.data}


def _dump_error(error: CallError, result: ToolResult) -> dict[str, Any]:
    hint = model_text.expand_references(error.suggestion, result) if error.suggestion else error.user_message
    said = {"hint": hint} | foreign_result.dump_failure_notice(result, hint)
    if error.type != "validation_error":
        return {"status": "error", "reason": error.code} | said
    reason = error.code if error.code == "low_confidence" else _INVALID_ARGUMENTS_REASON
    return {"decision": "refuse", "reason": reason} | said


def load(obj: object, meta: Meta = UNKNOWN_META) -> ToolResult:
    """Read seed 004's format."""
    fields = require_object(obj, "an object with status or decision")
    if fields.get("status") == "ok":
        stated = msgspec.structs.replace(meta, replayed=foreign_result.read_flag(fields, "reused"))
        spread = {name: value for name, value in fields.items() if name not in _RESERVED_NAMES}
        return foreign_result.add_foreign_notice(
            foreign_result.build_success(fields.get("data", spread), meta=stated), fields.get("notice")
        )
    if fields.get("status") != "error" and fields.get("decision") != "refuse":
        raise UnreadableError('Expected status "ok" or "error", or decision "refuse".')
    failed = foreign_result.build_failure(_load_error(fields), meta=meta)
    return foreign_result.add_foreign_notice(failed, fields.get("notice"))


def _load_error(fields: dict[str, Any]) -> CallError:
    reason, hint = foreign_result.read_text(fields, "reason"), foreign_result.read_text(fields, "hint")
    code = "invalid_arguments" if reason == _INVALID_ARGUMENTS_REASON else reason
    return foreign_result.build_stated_error(code, hint, user_message=hint, suggestion=hint)
