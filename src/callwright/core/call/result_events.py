"""Build the event for observers and the audit record from a result. Pure."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from callwright.domain.audit_records import AuditEvent
from callwright.domain.call import CallRequest, Principal
from callwright.domain.call_events import CallDecision, CallEvent
from callwright.domain.effects import Resolved, Settle, Settled
from callwright.domain.error_codes import ERRORS
from callwright.domain.result import ToolResult

_UNREAD_CODES: Final = frozenset({"invalid_json", "ambiguous_call"})
_WAITING_CODES: Final = frozenset({"approval_required", "approval_expired", "login_required", "in_progress"})
_SELF_AUDITED_CODES: Final = frozenset({"approval_required", "approval_expired", "approval_rejected"})
"""Codes whose events are on the trail already: an approval writes its own."""


def make_call_event(
    result: ToolResult, principal: Principal, request: CallRequest | None = None
) -> CallEvent:
    """Build the event for observers. ``request`` is None for the result of a long task, which is reported separately from its call."""
    meta, code = result.meta, result.error.code if result.error else None
    spec = None if code is None else ERRORS.get(code)
    origin = None if request is None else request.origin
    return CallEvent(
        result=result,
        tool=meta.tool_name,
        version=meta.tool_version or "",
        parsed=code not in _UNREAD_CODES,
        repaired=len(result.repairs),
        confidence=result.confidence,
        decision=_classify_decision(result, code),
        code=code,
        latency_ms=meta.duration_ms,
        attempts=meta.attempts,
        alert=spec is not None and spec.alert,
        tenant=principal.tenant,
        principal=principal.id,
        call_id=meta.call_id,
        run_id=meta.run_id,
        run_source=(origin.run_source or "") if origin is not None else "",
    )


def _classify_decision(result: ToolResult, code: str | None) -> CallDecision:
    if result.meta.replayed:
        return "replayed"
    if result.warnings and any(one.code == "dry_run" for one in result.warnings):
        return "rehearsed"
    if result.meta.attempts > 0 or code is None:
        return "executed"
    if code in _WAITING_CODES:
        return "waiting"
    return "asked" if result.error is not None and result.next_action in {"ask_user", "retry"} else "refused"


def make_audit_event(
    result: ToolResult, request: CallRequest, tape: Iterable[tuple[Any, Any]], refused_by: Mapping[str, str]
) -> AuditEvent | None:
    """Build the audit record that the error table demands, where neither ledger nor approvals have written one.

    A read has no ledger entry, and a refusal none yet; both go to the audit trail when their code is marked ``audit`` or ``security``.
    """
    code = result.error.code if result.error else None
    spec = None if code is None else ERRORS.get(code)
    if (
        spec is None
        or spec.audit == "trace"
        or code in _SELF_AUDITED_CODES
        or request.dry_run
        or result.meta.replayed
    ):
        return None
    steps = list(tape)
    if any(
        type(ask) is Settle and ask.key is not None and type(completion) is Settled
        for ask, completion in steps
    ):
        return None
    tool = next((completion.tool for _, completion in steps if type(completion) is Resolved), None)
    who, meta = request.principal, result.meta
    about = dict(refused_by) | ({"audit": "security"} if spec.audit == "security" else {})
    return AuditEvent(
        kind="failed" if meta.attempts else "refused",
        tenant=who.tenant,
        principal=who.id,
        tool=meta.tool_name,
        version=tool.contract.version if tool else "",
        contract_hash=tool.hash if tool else "",
        effect=tool.contract.effect if tool else "",
        code=code or "",
        call_id=meta.call_id,
        run_id=request.run_id or "",
        trace_id=meta.trace_id,
        about=about,
    )
