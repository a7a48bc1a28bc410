"""An answer made by ``ok``, ``fail`` and kin as a result, where no app is: no contract, no ledger, no trace.

Inside an app the normaliser, the scoring rules and the contract do this; here their defaults stand in. ``empty`` is the
one word on which the seeds differ: ``success: true`` with low confidence and ``ask_user`` here, ``success: false`` in the
dialect of seed 003.
"""

from callwright.core import messages
from callwright.core.dialects.canonical import UNSAID
from callwright.domain.answers import Answered
from callwright.domain.call import Locale
from callwright.domain.contract import ConfidenceRules, DeclaredError
from callwright.domain.declared import Declared
from callwright.domain.errors import ERRORS
from callwright.domain.result import (
    CallError,
    EffectState,
    Meta,
    NextAction,
    Notice,
    Partial,
    ToolResult,
)

EMPTY_CONFIDENCE = 0.3
"""How far "nothing was found" may be believed where no contract says so: below the band that continues."""

_RULES = ConfidenceRules()


def standalone(answered: Answered, meta: Meta = UNSAID, locale: Locale = "en") -> ToolResult:
    """Give the answer as a result that every dialect can write."""
    said = answered.declared
    operation = answered.operation or "operation"
    error = None if said.ok else _error(said, locale)
    confidence = _confidence(said) if said.ok else 0.0
    return ToolResult(
        success=said.ok,
        data=answered.value,
        message=said.message or (error.message if error else messages.success(operation, "", locale)),
        operation_type=operation,
        confidence=confidence,
        source=list(said.source),
        next_action=_after(error, confidence),
        error=error,
        effect=_effect(said, operation),
        partial=None if said.failed is None else Partial(said.succeeded or [], said.failed),
        warnings=_notices(said, confidence),
        repairs=[],
        meta=meta,
    )


def _error(said: Declared, locale: Locale) -> CallError:
    code = said.code or "tool_failed"
    own = {} if code in ERRORS else {code: DeclaredError(code, said.message)}
    return messages.error(
        code,
        params={"message": said.message},
        locale=locale,
        contract_codes=own,
        suggestion=said.suggestion,
        retryable=said.retryable,
    )


def _confidence(said: Declared) -> float:
    if said.is_empty:
        return EMPTY_CONFIDENCE
    score = _RULES.base if said.score is None else said.score
    return min(1.0, max(0.0, score if said.source else min(score, _RULES.unsourced_cap)))


def _after(error: CallError | None, confidence: float) -> NextAction:
    if error is not None:
        return messages.next_action(error.code) if error.code in ERRORS else "ask_user"
    return "continue" if confidence >= _RULES.unsure else _RULES.low_action


def _effect(said: Declared, operation: str) -> EffectState:
    if operation == "query":
        return "none"
    return "committed" if said.ok or said.succeeded else "unknown"


def _notices(said: Declared, confidence: float) -> list[Notice]:
    if said.is_empty:
        return [messages.notice("empty")]
    return [messages.notice("uncertain")] if said.ok and confidence < _RULES.sure else []
