"""Convert an answer of ``ok``, ``fail`` and the like to a result without an application: no contract, no ledger, no trace.

Inside an app the normaliser, the scoring rules and the contract do this; here their defaults apply. No contract says whether
the tool writes, so that the effect of an answer that names no operation is unknown. The arguments of the
helpers are checked by the same rules: an invalid one gives ``invalid_output``, and nothing raises. ``empty`` is the
one case on which the seeds differ: ``success: true`` with low confidence and ``ask_user`` here, ``success: false`` in the
dialect of seed 003.
"""

import json
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from callwright.core.dialects.canonical import UNKNOWN_META
from callwright.core.normalise import declaration_check
from callwright.core.wording import result_messages
from callwright.domain.call import Locale
from callwright.domain.contract import ConfidenceRules
from callwright.domain.declared_answer import PROBLEM_TEXTS, DeclaredAnswer
from callwright.domain.result import (
    CallError,
    EffectState,
    FieldProblem,
    Meta,
    NextAction,
    Notice,
    Partial,
    ToolResult,
)
from callwright.domain.tool_answers import ToolAnswer

EMPTY_CONFIDENCE = 0.3
"""Confidence of "nothing was found" where no contract sets it: below the band that continues."""

_DEFAULT_RULES = ConfidenceRules()
_MESSAGE_FIELDS = frozenset({"message", "suggestion", "user_message"})


def build_standalone_result(
    answered: ToolAnswer, meta: Meta = UNKNOWN_META, locale: Locale = "en"
) -> ToolResult:
    """Return the answer as a result that every dialect can write."""
    checked = _check_answer(answered)
    if isinstance(checked, FieldProblem):
        return _build_invalid_output(checked, meta, locale)
    value, said = checked
    operation = said.operation or "operation"
    error = None if said.ok else _build_error(said, locale)
    nothing = said.ok and (said.is_empty or (operation == "query" and value in (None, "", [], {})))
    confidence = _score_confidence(said) if said.ok else 0.0
    action = said.next_action or _choose_next_action(error, confidence)
    warnings = _build_notices(said, nothing=nothing)
    return ToolResult(
        success=said.ok,
        data=value,
        message=said.message
        or (error.message if error else result_messages.render_success(operation, "", locale)),
        user_message=_choose_user_message(said, action, warnings, locale),
        operation_type=operation,
        confidence=confidence,
        source=list(said.source),
        next_action=action,
        error=error,
        effect=_infer_effect(said),
        partial=None if said.failed is None else Partial(said.succeeded or [], said.failed),
        warnings=warnings,
        repairs=[],
        meta=meta,
    )


def _check_answer(answered: ToolAnswer) -> tuple[Any, DeclaredAnswer] | FieldProblem:
    """Return the data as plain JSON and the declarations; or the first problem."""
    declared = {
        name: what
        for name, what in answered.declared.items()
        if not (name in _MESSAGE_FIELDS and isinstance(what, BaseException))
    }
    try:
        value, plain = _to_plain_json([answered.value, declared])
        return value, declaration_check.check_declared(plain)
    except declaration_check.UnfitDeclarationError as why:
        return FieldProblem(why.at, PROBLEM_TEXTS[why.problem])
    except UnicodeError:
        return FieldProblem("", PROBLEM_TEXTS["not_text"])
    except Exception:  # noqa: BLE001 - a hostile object may raise anything when it is looked at
        return FieldProblem("", PROBLEM_TEXTS["not_json"])


def _to_plain_json(value: Any) -> Any:
    """Return plain JSON as a reader parses it; numbers that JSON cannot represent are rejected."""
    plain = msgspec.to_builtins(value, str_keys=True, enc_hook=_encode_unsupported)
    json.dumps(plain, allow_nan=False)
    return msgspec.json.decode(msgspec.json.encode(plain))


def _encode_unsupported(value: Any) -> Any:
    if isinstance(value, BaseException):
        return type(value).__name__
    return value.model_dump(mode="json", by_alias=True)


def _build_invalid_output(problem: FieldProblem, meta: Meta, locale: Locale) -> ToolResult:
    error = result_messages.build_error("invalid_output", locale=locale, fields=[problem])
    return ToolResult(
        success=False,
        data=None,
        message=error.message,
        operation_type="operation",
        confidence=0.0,
        source=[],
        next_action=result_messages.get_next_action(error.code),
        error=error,
        effect="unknown",
        partial=None,
        warnings=[],
        repairs=[],
        meta=meta,
    )


def _choose_user_message(
    declared: DeclaredAnswer, action: NextAction, warnings: list[Notice], locale: Locale
) -> str | UnsetType:
    if not declared.ok or action != "ask_user":
        return UNSET
    return declared.user_message or result_messages.choose_question([one.code for one in warnings], locale)


def _build_error(declared: DeclaredAnswer, locale: Locale) -> CallError:
    return result_messages.build_error(
        declared.code or "tool_failed",
        params={"message": declared.message, "user_message": declared.user_message},
        locale=locale,
        suggestion=declared.suggestion,
        retryable=declared.retryable,
        retry_after_ms=declared.retry_after_ms,
    )


def _score_confidence(declared: DeclaredAnswer) -> float:
    if declared.is_empty:
        return EMPTY_CONFIDENCE
    score = _DEFAULT_RULES.base if declared.score is None else declared.score
    return min(1.0, max(0.0, score if declared.source else min(score, _DEFAULT_RULES.unsourced_cap)))


def _choose_next_action(error: CallError | None, confidence: float) -> NextAction:
    if error is not None:
        return result_messages.choose_next_action(error)
    return "continue" if confidence >= _DEFAULT_RULES.unsure else _DEFAULT_RULES.low_action


def _infer_effect(declared: DeclaredAnswer) -> EffectState:
    """Return the state of the effect that the answer implies. Without a named operation it is unknown whether the tool writes."""
    if declared.operation == "query":
        return "none"
    done = declared.operation is not None and (declared.ok or declared.succeeded)
    return "committed" if done else "unknown"


def _build_notices(declared: DeclaredAnswer, *, nothing: bool) -> list[Notice]:
    """Build the notices. A score below the threshold is a doubt; a missing score is not."""
    if nothing:
        return [result_messages.build_notice("empty")]
    doubted = declared.ok and declared.score is not None and declared.score < _DEFAULT_RULES.sure
    return [result_messages.build_notice("uncertain")] if doubted else []
