"""Write judgements on calls to the audit trail: of a question by the user's answer to it, and of a sampled call by a person."""

from collections.abc import Mapping
from typing import Any

from callwright.core.call.clarification import read_result, to_pointer
from callwright.core.records.judgements import (
    GateRefusal,
    judge_answer,
    make_answer_event,
    make_judgement_event,
    read_gate_refusal,
)
from callwright.domain.result import ToolResult
from callwright.ports.audit_trail import AuditTrail

GivenResult = ToolResult | Mapping[str, Any] | str | bytes


def record_answer(
    trail: AuditTrail, result: GivenResult, fields: Mapping[str, Any] | None, *, yes: bool
) -> None:
    """Record whether the gate's question was needed, by the user's answer to it. Other questions are not judged."""
    refused = read_result(result)
    refusal = read_gate_refusal(refused)
    if refusal is None or refused.error is None:
        return
    answers = {to_pointer(name): value for name, value in (fields or {}).items()}
    draft = (refused.error.details or {}).get("draft", {}).get("arguments")
    trail.append_event_later(make_answer_event(refusal, judge_answer(refusal, answers, yes=yes, draft=draft)))


def record_form_answer(
    trail: AuditTrail, refusal: GateRefusal, answer: tuple[Mapping[str, Any], tuple[str, ...]] | None
) -> None:
    """Record whether the gate's question was needed, by the values of a form and the JSON Pointers it confirms; None: the user declined."""
    if answer is None:
        trail.append_event_later(make_answer_event(refusal, "right"))
        return
    values, confirmed = answer
    fields = {to_pointer(name): value for name, value in values.items()}
    judgement = judge_answer(refusal, fields, yes="" in confirmed)
    trail.append_event_later(make_answer_event(refusal, judgement))


def record_judgement(trail: AuditTrail, result: GivenResult, *, right: bool, by: str, reason: str) -> None:
    """Record a person's judgement of a result.

    Raises:
        AnswerError: this is no result.
        StoreError: the store cannot be used.
    """
    event = make_judgement_event(read_result(result), "right" if right else "wrong", by=by, why=reason)
    trail.append_event(event)
