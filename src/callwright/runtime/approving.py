"""What a rule answers that wants a person: used, asked for, or still open. Knows no rule and no call but this one."""

from callwright.core.authorize import Decision, approval_digest
from callwright.core.ledger import DELIVERABLE
from callwright.core.opening import claim_before_approval
from callwright.core.repeats import judge_repeat
from callwright.domain.call import CallRequest, Principal, Ticket
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Allowed, Answer, ApprovalNeeded, Authorize
from callwright.domain.records import Approval, ApprovalTerms
from callwright.ports import Store
from callwright.runtime.world import World


def approval(
    world: World,
    effect: Authorize,
    decision: Decision,
    tool: CompiledContract | None,
    request: CallRequest,
    ticket: Ticket,
) -> Answer:
    """Find the approval of exactly this call, which its claim will use, or ask for one; a rehearsal does neither.

    Raises:
        StoreError: the store could not say.
    """
    store, rule = world.store, decision.rule
    digest = approval_digest(effect.tool, effect.arguments, effect.principal, effect.key)
    if request.dry_run:
        return ApprovalNeeded(rule, "", "required")
    if tool is not None and _is_done(world, effect, tool, request, ticket):
        return Allowed(f"{rule} (made before: its answer is given again)", again=True)
    last, now = store.last_approval(digest), world.clock.now_ms()
    if last is not None and last.state == "granted" and now < last.expires_at:
        return Allowed(f"{rule} (approved)", approval=digest)
    if last is not None and last.state == "rejected":
        return ApprovalNeeded(rule, last.handle, "rejected")
    lapsed = last is not None and last.state != "used" and last.expires_at <= now
    asked = store.ask_approval(_question(world, effect, decision, digest, now))
    return ApprovalNeeded(rule, asked.handle, "expired" if lapsed else "required")


def _question(world: World, effect: Authorize, decision: Decision, digest: str, now: int) -> Approval:
    lasts_ms = world.approval_ttl_ms if decision.expires_s is None else decision.expires_s * 1000
    return Approval(
        handle=world.rng.handle(),
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


def _is_done(
    world: World, effect: Authorize, tool: CompiledContract, request: CallRequest, ticket: Ticket
) -> bool:
    """Whether the ledger can only answer with what was made before: then there is nothing left to approve.

    So it is with an answer that is given again or asked about, and with a ``once`` that is under way or in doubt.
    """
    if effect.key is None:
        return False
    asked = claim_before_approval(tool, request, ticket, effect)
    entry = world.store.met(asked)
    if entry is None:
        return False
    if entry.state in DELIVERABLE:
        return judge_repeat(entry, asked, now=world.clock.now_ms()) in _ANSWERED
    return entry.state in {"claimed", "unknown"} and entry.effect == tool.contract.effect == "once"


_ANSWERED = frozenset({"replay", "ask"})


# --- the user in front of the caller's client -----------------------------------------------------------------------


def confirmable(store: Store, handle: str, principal: Principal) -> Approval | None:
    """The open question of this principal's own call, where every rule lets its own user answer it.

    Raises:
        StoreError: the store could not say.
    """
    found = store.approval(handle)
    if found is None or found.state != "asked" or found.requested_by != principal:
        return None
    return found if found.terms.user_confirms else None


def confirm(store: Store, handle: str, principal: Principal, *, granted: bool, client: str) -> bool:
    """Write down what the user in front of ``client`` answered; False when it is not theirs to answer any more.

    Raises:
        StoreError: the store could not say.
    """
    if confirmable(store, handle, principal) is None:
        return False
    by = users_name(principal)
    return store.decide_approval(handle, granted=granted, by=by, reason=f"answered in {client}")


def users_name(principal: Principal) -> str:
    """What the user in front of a principal's client is called; never the principal's own name."""
    return f"user of {principal.id}"
