"""The error object of seed 002 §3.2, and its actionable form of §5.2.

``safe_to_retry`` is our ``retryable``. The seed has no form for success: ``{status: "ok", data, trace_id, notice?}`` is ours.
"""

import re
from typing import Any

import msgspec

from callwright.core.dialects import foreign_result
from callwright.core.dialects.canonical import UNKNOWN_META, UnreadableError, require_object
from callwright.core.wording import model_text, result_messages
from callwright.domain.result import CallError, FieldProblem, Meta, ToolResult

_RECOVERABLE_ACTIONS = frozenset({"retry", "ask_user"})


def dump(result: ToolResult) -> dict[str, Any]:
    """Return the result as ``{status, code, message_for_model, message_for_user, retry_after_ms?, safe_to_retry, trace_id}``."""
    trace = {"trace_id": result.meta.trace_id} | foreign_result.dump_caller_trace(result, "caller_trace_id")
    if result.error is None:
        return {"status": "ok", "data": result.data} | trace | foreign_result.dump_notice(result)
    error = result.error
    said = _build_model_message(error, result)
    wait = {} if error.retry_after_ms is None else {"retry_after_ms": error.retry_after_ms}
    body = {
        "status": "error",
        "code": error.code,
        "message_for_model": said,
        "message_for_user": error.user_message,
        "safe_to_retry": error.retryable,
    }
    return body | wait | trace | foreign_result.dump_failure_notice(result, said)


def _build_model_message(error: CallError, result: ToolResult) -> str:
    """Return problem, cure and waiting time in words: this form has no other fields for them."""
    wait, suggestion = error.retry_after_ms, error.suggestion or ""
    if wait is None or not error.retryable or _WAIT_IN_WORDS.search(f"{error.message} {suggestion}"):
        said = _join_sentences(error.message, suggestion)
        return model_text.expand_references(said, result)
    seconds = max(1, -(-wait // 1000))
    if (
        "retryAfterMs" in suggestion
    ):  # the standard text, which names a field that this form writes differently
        suggestion = ""
    said = f"Retry after {seconds} second{'' if seconds == 1 else 's'} or ask the user to try later."
    said = _join_sentences(error.message, suggestion, said)
    return model_text.expand_references(said, result)


def _join_sentences(*said: str) -> str:
    """Join texts to one; a text without a final mark gets a full stop."""
    parts = [part.strip() for part in said if part.strip()]
    return " ".join(map(model_text.end_sentence, parts))


_WAIT_IN_WORDS = re.compile(r"\d+ ?(?:s\b|seconds?|秒)")


def load(obj: object, meta: Meta = UNKNOWN_META) -> ToolResult:
    """Read the error object, or a success object (``status`` "ok")."""
    fields = require_object(obj, "an object with status")
    stated = msgspec.structs.replace(
        meta,
        trace_id=foreign_result.read_text(fields, "trace_id", meta.trace_id),
        caller_trace_id=foreign_result.read_optional_text(fields, "caller_trace_id"),
    )
    if foreign_result.read_text(fields, "status") == "ok":
        return foreign_result.add_foreign_notice(
            foreign_result.build_success(fields.get("data"), meta=stated), fields.get("notice")
        )
    error = foreign_result.build_stated_error(
        foreign_result.read_text(fields, "code"),
        foreign_result.read_text(fields, "message_for_model"),
        user_message=foreign_result.read_optional_text(fields, "message_for_user"),
        retryable=foreign_result.read_flag(fields, "safe_to_retry"),
        retry_after_ms=foreign_result.read_milliseconds(fields, "retry_after_ms"),
    )
    failed = foreign_result.build_failure(error, meta=stated)
    return foreign_result.add_foreign_notice(failed, fields.get("notice"))


def dump_actionable(result: ToolResult) -> dict[str, Any]:
    """Return a failure as ``{code, field?, fields?, recoverable, instruction}``; ``fields`` only when there are several.

    A success, for which the seed has no form, is written as ``dump`` does.
    ``recoverable`` says that a retry, a correction or an answer of the user can still lead to success.
    """
    if result.error is None:
        return dump(result)
    error = result.error
    names = [result_messages.render_field_name(problem.path) for problem in error.fields or []]
    field = {"field": names[0]} if names else {}
    fields = {"fields": names} if len(names) > 1 else {}
    instruction = model_text.expand_references(error.suggestion or error.message, result)
    recoverable = {"recoverable": result.next_action in _RECOVERABLE_ACTIONS, "instruction": instruction}
    notice = foreign_result.dump_failure_notice(result, instruction)
    return {"code": error.code} | field | fields | recoverable | notice


def load_actionable(obj: object, meta: Meta = UNKNOWN_META) -> ToolResult:
    """Read the actionable form."""
    fields = require_object(obj, "an error object with code, recoverable and instruction")
    if fields.get("status") == "ok":
        return load(fields, meta)
    instruction = foreign_result.read_text(fields, "instruction")
    names = fields.get("fields", [fields["field"]] if "field" in fields else [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise UnreadableError("Expected names of fields.")
    problem = "is required" if fields.get("code") == "missing_required_field" else "is not accepted"
    error = foreign_result.build_stated_error(
        foreign_result.read_text(fields, "code"),
        instruction,
        suggestion=instruction,
        fields=[FieldProblem("/" + name.replace(".", "/"), problem) for name in names],
    )
    failed = foreign_result.build_failure(error, meta=meta)
    result = foreign_result.add_foreign_notice(failed, fields.get("notice"))
    if foreign_result.read_flag(fields, "recoverable") == (result.next_action in _RECOVERABLE_ACTIONS):
        return result
    return msgspec.structs.replace(result, next_action="ask_user" if fields["recoverable"] else "stop")
