"""The part of a result that a model needs, without ballast for its context: no tool, version, hash, trace, key or principal.

A success with nothing to add is ``{"success": true, "data": ...}``, as in seed 001. Otherwise these fields are added, each only
where it has content:

* ``notice``: the notice on a success (``core/wording/model_text.py``), with the handles that its reader needs.
* ``confidence``: below the threshold of a sure answer, where it was stated. ``source``, ``partial``, ``effect``, ``nextAction``.
* ``userMessage``: where the next action is to ask the user.
* ``error``: code, message, retryable, and suggestion, retryAfterMs, fields, details where there are any; ``handle`` and
  ``repeatHandle`` beside it.

May not know the messages of any model API.
"""

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from callwright.core.dialects import foreign_result
from callwright.core.dialects.canonical import (
    CONVERSION_ERRORS,
    UNKNOWN_META,
    UnreadableError,
    drop_empty,
    require_object,
)
from callwright.core.wording import model_text, result_messages
from callwright.domain.contract import ConfidenceRules
from callwright.domain.result import CallError, FieldProblem, Meta, Partial, Source, ToolResult

_SURE_CONFIDENCE: Final = ConfidenceRules().sure
_EMPTY_ERROR_PARTS: Final[dict[str, Any]] = {
    "suggestion": None,
    "retryAfterMs": None,
    "fields": None,
    "details": None,
}


def dump(result: ToolResult) -> dict[str, Any]:
    """Return the result in the form for a model."""
    plain: dict[str, Any] = {"success": result.success}
    if result.data is not None:
        plain["data"] = result.data
    plain |= foreign_result.dump_notice(result, step=False)
    if result.error is not None:
        plain["error"] = _dump_error(result.error, result)
        handles = {"handle": result.meta.handle, "repeatHandle": result.meta.repeat_handle}
        plain |= {name: handle for name, handle in handles.items() if handle}
    elif result.meta.scored and result.confidence < _SURE_CONFIDENCE:
        plain["confidence"] = result.confidence
    if result.source:
        plain["source"] = [drop_empty(one, _EMPTY_SOURCE_PARTS) for one in msgspec.to_builtins(result.source)]
    if result.partial is not None:
        plain["partial"] = msgspec.to_builtins(result.partial)
    if result.effect != "none":
        plain["effect"] = result.effect
    if result.next_action != "continue" and not _is_retry_of_nothing(result):
        plain["nextAction"] = result.next_action
    question = result.error.user_message if result.error else result.user_message
    return plain | ({"userMessage": question} if question and result.next_action == "ask_user" else {})


def _is_retry_of_nothing(result: ToolResult) -> bool:
    """Return whether ``retry`` means a corrected call and nothing says what to correct: the cure says not to send it again."""
    error = result.error
    return (
        error is not None
        and result.next_action == "retry"
        and not error.retryable
        and result_messages.says_nothing(error, result.meta.tool_name)
    )


_EMPTY_SOURCE_PARTS: Final = {"label": None, "url": None, "section": None, "retrievedAt": None}


def _dump_error(error: CallError, result: ToolResult) -> dict[str, Any]:
    whole: dict[str, Any] = drop_empty(msgspec.to_builtins(error), _EMPTY_ERROR_PARTS)
    del whole["type"], whole["userMessage"]
    words = {"message": error.message, "suggestion": error.suggestion}
    return whole | {name: model_text.expand_references(text, result) for name, text in words.items() if text}


def load(obj: object, meta: Meta = UNKNOWN_META) -> ToolResult:
    """Read the form for a model. Missing values are filled in as for a foreign result (``foreign_result``)."""
    fields = require_object(obj, "an object with success")
    known_meta = replace(meta, **_load_meta_fields(fields))
    if foreign_result.read_flag(fields, "success"):
        made = foreign_result.build_success(
            fields.get("data"), confidence=fields.get("confidence"), meta=known_meta
        )
        made = foreign_result.add_foreign_notice(made, fields.get("notice"))
    else:
        made = foreign_result.build_failure(_load_error(fields), meta=known_meta)
    try:
        changes = {
            "source": msgspec.convert(fields.get("source", []), list[Source]),
            "partial": msgspec.convert(fields.get("partial"), Partial | None),
            "effect": fields.get("effect", "none"),
            "next_action": fields.get(
                "nextAction", "continue" if made.success else _choose_unsaid_action(made)
            ),
        }
        if made.success and "userMessage" in fields:
            changes["user_message"] = fields["userMessage"]
        return msgspec.convert(msgspec.to_builtins(replace(made, **changes)), ToolResult)
    except CONVERSION_ERRORS as fault:
        raise UnreadableError("Expected a result in the form for a model.") from fault


def _choose_unsaid_action(failed: ToolResult) -> str:
    """Return the next action of a failure that names none: that of a wordless failure was left out."""
    error = failed.error
    is_wordless = error is not None and result_messages.says_nothing(error, failed.meta.tool_name)
    return "retry" if is_wordless else "continue"


def _load_meta_fields(fields: dict[str, Any]) -> dict[str, Any]:
    handles = {
        "handle": foreign_result.read_optional_text(fields, "handle"),
        "repeat_handle": foreign_result.read_optional_text(fields, "repeatHandle"),
    }
    return {name: text for name, text in handles.items() if text} | {"scored": "confidence" in fields}


def _load_error(given: dict[str, Any]) -> CallError:
    error = require_object(given.get("error"), "error as an object when success is false")
    try:
        fields = msgspec.convert(error.get("fields") or [], list[FieldProblem])
        details = msgspec.convert(error.get("details"), dict[str, Any] | None)
    except CONVERSION_ERRORS as fault:
        raise UnreadableError("Expected fields and details in error.") from fault
    unsaid = "" if given.get("nextAction") == "ask_user" else None  # it would have been stated there
    built = foreign_result.build_stated_error(
        foreign_result.read_text(error, "code"),
        foreign_result.read_text(error, "message"),
        user_message=foreign_result.read_optional_text(given, "userMessage") or unsaid,
        retryable=foreign_result.read_flag(error, "retryable"),
        suggestion=foreign_result.read_optional_text(error, "suggestion"),
        retry_after_ms=foreign_result.read_milliseconds(error, "retryAfterMs"),
        fields=fields,
    )
    return replace(built, details=details)
