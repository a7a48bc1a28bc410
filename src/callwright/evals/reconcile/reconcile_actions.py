"""Act on findings: a decision in the ledger, a compensation, or a review item for a person.

Every step is recorded: decisions in the entry's note, compensations as separate calls with a ledger row and a tape,
items among the approvals. A compensation runs when requested, or when a person has approved its item;
its key is derived from the finding, so that it runs once however often the same finding occurs.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from callwright.app import Callwright
from callwright.core.records.idempotency import compute_digest
from callwright.domain.audit_records import AuditEvent
from callwright.domain.call import Principal
from callwright.domain.reconcile_checks import (
    CannotTell,
    Check,
    CheckVerdict,
    DidNotHappen,
    Discrepancy,
    Happened,
)
from callwright.domain.records import Approval, LedgerEntry, LedgerState, Outcome
from callwright.domain.result import ToolResult
from callwright.evals.reconcile import check_reasons
from callwright.evals.reconcile.bounded_call import NoAnswerError, call_bounded
from callwright.evals.reconcile.reconcile_report import ReconcileStep, StepAction
from callwright.ports import Clock, Rng, StoreError

CHECK_TIMEOUT_MS = 30_000
"""Time limit of one answer, for checks that declare none."""

RECONCILER_ID = "reconcile"
REVIEW_ITEM_TTL_MS = 30 * 24 * 3600 * 1000
"""A review item without a decision is opened again after 30 days."""


class ReconcileMode(msgspec.Struct, frozen=True, kw_only=True):
    """Permissions of a reconciliation.

    Attributes:
        look_only: Change nothing: no decision, no item, no compensation.
        compensate: Start declared compensations without a person's approval of each.
        by: Name recorded in the ledger as the decider.
    """

    look_only: bool = False
    compensate: bool = False
    by: str = RECONCILER_ID


class ReconcileActions:
    """Acts on the findings of one reconciliation."""

    def __init__(self, app: Callwright, manner: ReconcileMode, clock: Clock, rng: Rng) -> None:
        self._app = app
        self._manner = manner
        self._clock = clock
        self._rng = rng

    # --- unknown calls ------------------------------------------------------------------------------------------

    def settle_entry(self, entry: LedgerEntry, check: Check, verdict: CheckVerdict) -> ReconcileStep:
        """Record the check's verdict on an unknown call, unless the entry has a later attempt since it was read."""
        step = ReconcileStep(
            tool=entry.tool, kind="cannot_tell", action="none", key=entry.key, entry_id=entry.entry_id
        )
        match verdict:
            case Happened(result=result):
                outcome = Outcome(data=result, confidence=1.0, next_action="continue")
                happened = replace(step, kind="happened")
                return self._decide_entry(happened, entry, "committed", "the world has it", outcome)
            case DidNotHappen():
                did_not = replace(step, kind="did_not")
                return self._decide_entry(did_not, entry, check.did_not, "the world has nothing of it", None)
            case CannotTell(why=why):
                return self._open_review_item(replace(step, said=why), {"why": str(why)})

    def _decide_entry(
        self, step: ReconcileStep, entry: LedgerEntry, state: LedgerState, why: str, outcome: Outcome | None
    ) -> ReconcileStep:
        if self._manner.look_only:
            return step
        try:
            decided = self._app.store.decide_entry(
                entry.entry_id, state, by=self._manner.by, why=why, outcome=outcome, seen=entry
            )
        except StoreError as fault:  # one entry that cannot be written does not stop the others
            return replace(step, action="not_decided", said=fault.reason)
        action: StepAction = "overtaken"
        if decided and state in {"committed", "released", "failed"}:
            action = _ACTION_BY_STATE[state]
        return replace(step, action=action)

    # --- discrepancies -------------------------------------------------------------------------------------------------

    async def resolve_discrepancy(self, discrepancy: Discrepancy, check: Check) -> ReconcileStep:
        """Compensate a discrepancy if that is declared and allowed; else open a review item."""
        step = ReconcileStep(
            tool=discrepancy.tool,
            kind=discrepancy.kind,
            action="none",
            key=discrepancy.key,
            entry_id=discrepancy.entry_id,
            fields=discrepancy.fields,
        )
        facts = {
            "fields": list(discrepancy.fields),
            "ledger": discrepancy.ledger,
            "business": discrepancy.business,
        }
        try:
            undo = await self._build_compensation(discrepancy, check)
        except NoAnswerError as none:
            return self._open_review_item(replace(step, said=none.why), facts)
        if undo is None or self._manner.look_only:
            return self._open_review_item(step, facts)
        facts["compensation"] = undo
        name = _derive_finding_digest(step, facts)
        if (
            self._manner.compensate
            or self._app.store.use_approval(name, by=f"{RECONCILER_ID}:{name}") is not None
        ):
            return await self._run_compensation(step, undo, name)
        return self._open_review_item(step, facts)

    async def _build_compensation(self, discrepancy: Discrepancy, check: Check) -> dict[str, Any] | None:
        if check.compensate is None:
            return None
        undo = await call_bounded(
            check.compensate, discrepancy, limit_ms=check.timeout_ms or CHECK_TIMEOUT_MS
        )
        if undo is not None and not (isinstance(undo, dict) and is_json_encodable(undo)):
            raise NoAnswerError(check_reasons.NOT_A_COMPENSATION(type=type(undo).__name__), in_time=True)
        return undo

    async def _run_compensation(self, step: ReconcileStep, undo: dict[str, Any], name: str) -> ReconcileStep:
        result = await self._app.acall(undo, key=f"{RECONCILER_ID}:{name}")
        tool = result.meta.tool_name
        self._audit_compensation(step, tool, result)
        if result.success:
            return replace(
                step, action="handled" if result.meta.replayed else "compensated", compensation=tool
            )
        code = result.error.code if result.error else ""
        return replace(step, action="not_compensated", said=code, compensation=tool)

    def _audit_compensation(self, step: ReconcileStep, tool: str, result: ToolResult) -> None:
        """Record in the audit trail which finding a compensation was for; the call itself is recorded like any other."""
        if result.meta.replayed:
            return
        about = {"finding": step.kind, "compensation": tool, "of": step.tool}
        self._app.store.append_event(
            AuditEvent(
                kind="compensated",
                tenant=self._app.principal.tenant,
                principal=self._app.principal.id,
                tool=step.tool,
                entry_id=step.entry_id or 0,
                key=step.key,
                state=result.effect,
                code=result.error.code if result.error else "",
                call_id=result.meta.call_id,
                trace_id=result.meta.trace_id,
                by=self._manner.by,
                about=about,
            )
        )

    def audit_reconciliation(self, findings: dict[str, int]) -> None:
        """Record in the audit trail that a reconciliation was made, and its findings."""
        if not self._manner.look_only:
            about = {kind: str(count) for kind, count in sorted(findings.items())}
            self._app.store.append_event(AuditEvent(kind="reconciled", by=self._manner.by, about=about))

    # --- items for people -----------------------------------------------------------------------------------------

    def _open_review_item(self, step: ReconcileStep, facts: dict[str, Any]) -> ReconcileStep:
        """Open a review item once; what a person has decided is not asked again."""
        if self._manner.look_only:
            return step
        store, name, now = self._app.store, _derive_finding_digest(step, facts), self._clock.now_ms()
        last = store.find_last_approval(name)
        if last is not None and last.state in {"granted", "used", "rejected"}:
            return replace(step, action="handled", handle=last.handle)
        approval = store.request_approval(
            Approval(
                handle=self._rng.make_handle(),
                digest=name,
                tool=f"{RECONCILER_ID}:{step.tool}",
                version="1.0.0",
                arguments={"finding": step.kind, "key": step.key, "entry": step.entry_id, **facts},
                requested_by=Principal(id=RECONCILER_ID),
                state="asked",
                decided_by=None,
                reason="",
                created_at=now,
                expires_at=now + REVIEW_ITEM_TTL_MS,
            )
        )
        return replace(step, action="item", handle=approval.handle)


def is_json_encodable(value: Any) -> bool:
    """Return whether the value can be stored in the ledger."""
    try:
        msgspec.json.encode(value)
    except (TypeError, ValueError, RecursionError, OverflowError):
        return False
    return True


_ACTION_BY_STATE: dict[str, StepAction] = {
    "committed": "committed",
    "released": "released",
    "failed": "failed",
}


def _derive_finding_digest(step: ReconcileStep, facts: dict[str, Any]) -> str:
    plain = msgspec.json.decode(msgspec.json.encode(facts, enc_hook=str))
    return compute_digest([RECONCILER_ID, step.tool, step.kind, step.key, step.entry_id or 0, plain])
