"""What a rule answers that wants a person: used, asked for, or still open. Knows no rule and no call but this one."""

from callwright.core.authorize import approval_digest
from callwright.domain.contract import Contract
from callwright.domain.effects import Allowed, Answer, ApprovalNeeded, Authorize
from callwright.domain.records import Approval
from callwright.ports import Store
from callwright.runtime.world import World


def approval(
    world: World, effect: Authorize, rule: str, contract: Contract | None, *, dry_run: bool
) -> Answer:
    """Use the approval of exactly this call, or ask for one; a rehearsal does neither.

    Raises:
        StoreError: the store could not say.
    """
    store = world.store
    digest = approval_digest(
        effect.tool, effect.contract_hash, effect.arguments, effect.principal, effect.key
    )
    if dry_run:
        return ApprovalNeeded(rule, "", "required")
    if _is_done(store, effect.key, contract):
        return Allowed(f"{rule} (made before: its answer is given again)")
    if store.use_approval(digest) is not None:
        return Allowed(f"{rule} (approved)")
    last = store.last_approval(digest)
    if last is not None and last.state == "rejected":
        return ApprovalNeeded(rule, last.handle, "rejected")
    now = world.clock.now_ms()
    lapsed = last is not None and last.state != "used" and last.expires_at <= now
    asked = store.ask_approval(_question(world, effect, digest, now))
    return ApprovalNeeded(rule, asked.handle, "expired" if lapsed else "required")


def _question(world: World, effect: Authorize, digest: str, now: int) -> Approval:
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
        expires_at=now + world.approval_ttl_ms,
    )


def _is_done(store: Store, key: str | None, contract: Contract | None) -> bool:
    """Whether the ledger can only answer with what was made before: then there is nothing left to approve."""
    if key is None or contract is None or contract.repeat != "replay":
        return False
    entry = store.entry(key)
    return entry is not None and entry.state == "committed"
