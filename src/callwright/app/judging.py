"""Write judgements on calls to the audit trail: what the user's answer says of a question, and what a person says of a sample."""

from collections.abc import Mapping
from typing import Any

from callwright.core.call.clarification import read_result, to_pointer
from callwright.core.records.judgements import judge_answer, make_judgement_event
from callwright.domain.result import ToolResult
from callwright.ports.audit_trail import AuditTrail

GivenResult = ToolResult | Mapping[str, Any] | str | bytes


def record_answer(
    trail: AuditTrail, result: GivenResult, fields: Mapping[str, Any] | None, *, yes: bool
) -> None:
    """Record whether the gate's question was needed, by the user's answer to it. Other questions are not judged."""
    refused = read_result(result)
    answers = {to_pointer(name): value for name, value in (fields or {}).items()}
    judgement = judge_answer(refused, answers, yes=yes)
    if judgement is not None:
        trail.append_event_later(make_judgement_event(refused, judgement, "answer"))


def record_judgement(trail: AuditTrail, result: GivenResult, *, right: bool, by: str, reason: str) -> None:
    """Record a person's judgement of a result.

    Raises:
        AnswerError: this is no result.
        StoreError: the store cannot be used.
    """
    event = make_judgement_event(
        read_result(result), "right" if right else "wrong", "person", by=by, why=reason
    )
    trail.append_event(event)
