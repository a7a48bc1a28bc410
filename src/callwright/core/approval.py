"""The life of an approval: asked → granted or rejected → used. Pure; knows no clock and no home.

An approval covers exactly one digest, serves once, expires whatever its state, and is never decided by who asked.
"""

from msgspec.structs import replace

from callwright.domain.records import Approval, ApprovalState

APPROVAL_TRANSITIONS: dict[str, dict[ApprovalState, ApprovalState]] = {
    "grant": {"asked": "granted"},
    "reject": {"asked": "rejected"},
    "use": {"granted": "used"},
}


def stands(approval: Approval, *, now: int) -> bool:
    """Whether the question (or its grant, not yet used) still stands, so that it need not be asked again."""
    return approval.state in ("asked", "granted") and now < approval.expires_at


def decided(approval: Approval, *, granted: bool, by: str, reason: str, now: int) -> Approval | None:
    """The approval as ``by`` leaves it, or None: not open, expired, or ``by`` is who asked."""
    state = APPROVAL_TRANSITIONS["grant" if granted else "reject"].get(approval.state)
    if state is None or now >= approval.expires_at or by == approval.requested_by.id:
        return None
    return replace(approval, state=state, decided_by=by, reason=reason)


def used(approval: Approval, *, now: int) -> Approval | None:
    """The approval once it has served, or None: not granted, used before, or expired."""
    state = APPROVAL_TRANSITIONS["use"].get(approval.state)
    return None if state is None or now >= approval.expires_at else replace(approval, state=state)
