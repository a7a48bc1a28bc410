"""What a rule answers that wants a person: used, asked for, or still open. Knows no rule and no call but this one."""

from callwright.core.call.admission import build_claim_before_approval
from callwright.core.policy.authorization import AuthorizationDecision, compute_approval_digest
from callwright.core.records.ledger import DELIVERABLE_STATES
from callwright.core.records.repeat_rules import judge_repeat
from callwright.domain.call import CallRequest, Principal, Ticket
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Allowed, Answer, ApprovalNeeded, Authorize
from callwright.domain.records import Approval, ApprovalTerms
from callwright.ports import Store
from callwright.runtime.app_services import AppServices


def find_or_ask_approval(
    world: AppServices,
    effect: Authorize,
    decision: AuthorizationDecision,
    tool: CompiledContract | None,
    request: CallRequest,
    ticket: Ticket,
) -> Answer:
    """Find the approval of exactly this call, which its claim will use, or ask for one; a rehearsal does neither.

    Raises:
        StoreError: the store could not say.
    """
    store, rule = world.store, decision.rule
    digest = compute_approval_digest(effect.tool, effect.arguments, effect.principal, effect.key)
    if request.dry_run:
        return ApprovalNeeded(rule, "", "required")
    if tool is not None and _is_already_made(world, effect, tool, request, ticket):
        return Allowed(f"{rule} (made before: its answer is given again)", again=True)
    last, now = store.find_last_approval(digest), world.clock.now_ms()
    if last is not None and last.state == "granted" and now < last.expires_at:
        return Allowed(f"{rule} (approved)", approval=digest)
    if last is not None and last.state == "rejected":
        return ApprovalNeeded(rule, last.handle, "rejected")
    lapsed = last is not None and last.state != "used" and last.expires_at <= now
    asked = store.request_approval(_build_approval(world, effect, decision, digest, now))
    return ApprovalNeeded(rule, asked.handle, "expired" if lapsed else "required")


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
    """Whether the ledger can only answer with what was made before: then there is nothing left to approve.

    So it is with an answer that is given again or asked about, and with a ``once`` that is under way or in doubt.
    """
    if effect.key is None:
        return False
    asked = build_claim_before_approval(tool, request, ticket, effect)
    entry = world.store.find_met_entry(asked)
    if entry is None:
        return False
    if entry.state in DELIVERABLE_STATES:
        return judge_repeat(entry, asked, now=world.clock.now_ms()) in _ANSWERING_REPEATS
    return entry.state in {"claimed", "unknown"} and entry.effect == tool.contract.effect == "once"


_ANSWERING_REPEATS = frozenset({"replay", "ask"})


# --- the user in front of the caller's client -----------------------------------------------------------------------


def find_confirmable(store: Store, handle: str, principal: Principal) -> Approval | None:
    """The open question of this principal's own call, where every rule lets its own user answer it.

    Raises:
        StoreError: the store could not say.
    """
    found = store.get_approval(handle)
    if found is None or found.state != "asked" or found.requested_by != principal:
        return None
    return found if found.terms.user_confirms else None


def record_confirmation(
    store: Store, handle: str, principal: Principal, *, granted: bool, client: str
) -> bool:
    """Write down what the user in front of ``client`` answered; False when it is not theirs to answer any more.

    Raises:
        StoreError: the store could not say.
    """
    if find_confirmable(store, handle, principal) is None:
        return False
    by = name_client_user(principal)
    return store.decide_approval(handle, granted=granted, by=by, reason=f"answered in {client}")


def name_client_user(principal: Principal) -> str:
    """What the user in front of a principal's client is called; never the principal's own name."""
    return f"user of {principal.id}"
