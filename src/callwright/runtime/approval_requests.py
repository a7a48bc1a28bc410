"""Approvals required by a policy decision: use one, request one, or report the open one.

Knows no rule and no other call. An approval holds marks in place of arguments that the contract declares secret.
"""

from typing import Any

from msgspec.structs import replace

from callwright.core.call.admission import build_claim_before_approval
from callwright.core.policy.approvals import is_approval_active
from callwright.core.policy.authorization import AuthorizationDecision, compute_approval_digest
from callwright.core.records.idempotency import seal_arguments
from callwright.core.records.ledger import DELIVERABLE_STATES
from callwright.core.records.repeat_rules import judge_repeat
from callwright.domain.call import CallRequest, Principal, Ticket
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Allowed, Answer, ApprovalNeeded, Authorize
from callwright.domain.records import Approval, ApprovalTerms
from callwright.ports import CallContext, Store
from callwright.runtime.app_services import AppServices

MAX_OPEN_OF_PRINCIPAL = 500
"""Approvals of one principal that may wait for a decision at a time; further calls are refused, so that lists stay readable."""
MAX_OPEN_OF_TENANT = 5_000


def find_or_ask_approval(
    world: AppServices,
    effect: Authorize,
    decision: AuthorizationDecision,
    tool: CompiledContract | None,
    request: CallRequest,
    ticket: Ticket,
) -> Answer:
    """Find the approval of exactly this call, which its claim will use, or request one; a dry run does neither.

    Raises:
        StoreError: The store failed.
    """
    store, rule = world.store, decision.rule
    arguments = effect.arguments if tool is None else seal_arguments(tool, effect.arguments)
    digest = compute_approval_digest(effect.tool, arguments, effect.principal, effect.key)
    if request.dry_run:
        return ApprovalNeeded(rule, "", "required")
    if tool is not None and _is_already_made(world, effect, tool, request, ticket):
        return Allowed(f"{rule} (made before: its answer is given again)", again=True)
    latest, now = store.find_last_approval(digest), world.clock.now_ms()
    if latest is not None and latest.state == "granted" and now < latest.expires_at:
        return Allowed(f"{rule} (approved)", approval=digest)
    if latest is not None and latest.state == "rejected":
        return ApprovalNeeded(rule, latest.handle, "rejected")
    has_expired = latest is not None and latest.state != "used" and latest.expires_at <= now
    is_open = latest is not None and is_approval_active(latest, now=now)
    if not is_open and _has_too_many(store.count_open_approvals(effect.principal)):
        return ApprovalNeeded(rule, "", "too_many")
    asked = replace(effect, arguments=arguments)
    requested = store.request_approval(_build_approval(world, asked, decision, digest, now))
    return ApprovalNeeded(rule, requested.handle, "expired" if has_expired else "required")


def _has_too_many(counts: tuple[int, int]) -> bool:
    mine, of_tenant = counts
    return mine >= MAX_OPEN_OF_PRINCIPAL or of_tenant >= MAX_OPEN_OF_TENANT


def _build_approval(
    world: AppServices, effect: Authorize, decision: AuthorizationDecision, digest: str, now: int
) -> Approval:
    lasts_ms = world.approval_ttl_ms if decision.expires_s is None else decision.expires_s * 1000
    return Approval(
        handle=world.rng.make_handle(),
        digest=digest,
        tool=effect.tool,
        version=effect.version,
        arguments=effect.arguments,
        requested_by=effect.principal,
        state="asked",
        decided_by=None,
        reason="",
        created_at=now,
        expires_at=now + lasts_ms,
        contract_hash=effect.contract_hash,
        terms=ApprovalTerms(decision.approvers, decision.user_confirms, decision.rule),
    )


def _is_already_made(
    world: AppServices, effect: Authorize, tool: CompiledContract, request: CallRequest, ticket: Ticket
) -> bool:
    """Return whether the ledger can only repeat an earlier result: then there is nothing left to approve.

    True for a result that is replayed or asked about, and for a ``once`` call that is running or in doubt.
    """
    if effect.key is None:
        return False
    claim = build_claim_before_approval(tool, request, ticket, effect)
    entry = world.store.find_met_entry(claim)
    if entry is None:
        return False
    if entry.state in DELIVERABLE_STATES:
        return judge_repeat(entry, claim, now=world.clock.now_ms()) in _ANSWERING_REPEATS
    return entry.state in {"claimed", "unknown"} and entry.effect == tool.contract.effect == "once"


_ANSWERING_REPEATS = frozenset({"replay", "ask"})


# --- confirmation by the user of the caller's client
# ------------------------------------------------------------------


def find_confirmable(store: Store, handle: str, principal: Principal) -> Approval | None:
    """Return the open approval of this principal's own call if every rule lets its own user confirm it, else None.

    Raises:
        StoreError: The store failed.
    """
    approval = store.get_approval(handle)
    if approval is None or approval.state != "asked" or approval.requested_by != principal:
        return None
    return approval if approval.terms.user_confirms else None


def record_confirmation(
    store: Store, handle: str, principal: Principal, *, granted: bool, client: str
) -> bool:
    """Record the answer of the user of ``client`` to an approval.

    Return False if this user may no longer decide the approval.

    Raises:
        StoreError: The store failed.
    """
    if find_confirmable(store, handle, principal) is None:
        return False
    by = name_client_user(principal)
    return store.decide_approval(handle, granted=granted, by=by, reason=f"answered in {client}")


def find_approval_in_use(
    store: Store, tool: CompiledContract, arguments: dict[str, Any], context: CallContext
) -> Approval | None:
    """Return the approval that a running call uses, or None.

    Raises:
        StoreError: The store failed.
    """
    sealed = seal_arguments(tool, arguments)
    for key in (context.idempotency_key, None):  # a call that may repeat is approved without a key
        digest = compute_approval_digest(tool.contract.name, sealed, context.principal, key)
        found = store.find_last_approval(digest)
        if found is not None and found.used_by == context.call_id:
            return found
    return None


def name_client_user(principal: Principal) -> str:
    """Return the name of the user of a principal's client; never the principal's own name."""
    return f"user of {principal.id}"
