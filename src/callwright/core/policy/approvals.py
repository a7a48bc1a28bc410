"""The life cycle of an approval: asked → granted or rejected → used. Pure; knows no clock and no store.

An approval covers exactly one digest, can be used once, expires in every state, and is never decided by its requester. It is
used in the transaction of the claim whose call it allows, and given back where that call certainly had no effect, or where it is
decided later that an unknown one had none.
"""

from msgspec.structs import replace

from callwright.core.policy.authorization import matches_principal
from callwright.domain.call import Principal
from callwright.domain.records import Approval, ApprovalState, LedgerEntry

APPROVAL_TRANSITIONS: dict[str, dict[ApprovalState, ApprovalState]] = {
    "grant": {"asked": "granted"},
    "reject": {"asked": "rejected"},
    "use": {"granted": "used"},
    "give_back": {"used": "granted"},
}


def is_approval_active(approval: Approval, *, now: int) -> bool:
    """Return whether the request (or its unused grant) is still valid, so that it need not be repeated."""
    return approval.state in ("asked", "granted") and now < approval.expires_at


def decide_approval(approval: Approval, *, granted: bool, by: str, reason: str, now: int) -> Approval | None:
    """Return the approval as decided by ``by``, or None: not open, expired, or ``by`` is the requester."""
    state = APPROVAL_TRANSITIONS["grant" if granted else "reject"].get(approval.state)
    if state is None or now >= approval.expires_at or by == approval.requested_by.id:
        return None
    return replace(approval, state=state, decided_by=by, reason=reason)


def use_approval(approval: Approval, *, by: str, now: int) -> Approval | None:
    """Return the approval as used by the call ``by``, or None: not granted, already used, or expired."""
    state = APPROVAL_TRANSITIONS["use"].get(approval.state)
    if state is None or now >= approval.expires_at:
        return None
    return replace(approval, state=state, used_by=by)


def give_back_approval(approval: Approval, *, by: str) -> Approval | None:
    """Return the approval as given back by the call ``by``, which had no effect; None where another call used it."""
    state = APPROVAL_TRANSITIONS["give_back"].get(approval.state)
    return None if state is None or approval.used_by != by else replace(approval, state=state, used_by="")


def get_claim_owner(entry: LedgerEntry) -> str:
    """Return the call that used the approval for this entry's claim; each resumption has marked the owner once more."""
    return entry.owner.rstrip("+")


def can_decide_approval(approval: Approval, by: Principal) -> bool:
    """Return whether this principal may decide it: same tenant, not the requester, and named by every rule that names approvers."""
    asked = approval.requested_by
    if by.tenant != asked.tenant or by.id == asked.id:
        return False
    return all(matches_principal(patterns, by) for patterns in approval.terms.approvers if patterns)


def has_named_approvers(approval: Approval) -> bool:
    """Return whether every rule that requires it names approvers."""
    return bool(approval.terms.approvers) and all(approval.terms.approvers)
