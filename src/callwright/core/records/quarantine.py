"""The life cycle of a withheld result: withheld → released. Pure; knows no clock and no store.

A reviewer has the role ``reviewer`` in the tenant of the call, is not the principal that made the call, and is not on the side of
an agent. The principal that made the call may read it once it is released. Both see the same: the body with its secrets masked.
"""

from typing import Any, Final

from msgspec.structs import replace

from callwright.core.guard.field_masking import mask_fields
from callwright.core.guard.text_masking import mask_secrets
from callwright.domain.audit_records import AuditEvent, AuditKind
from callwright.domain.call import AGENT_PREFIX, Principal
from callwright.domain.quarantine_records import StoredBody, StoredBodyState

REVIEWER_ROLE: Final = "reviewer"

BODY_TRANSITIONS: dict[str, dict[StoredBodyState, StoredBodyState]] = {"release": {"withheld": "released"}}


def is_reviewer(by: Principal) -> bool:
    """Return whether this principal may review withheld results of its tenant."""
    return REVIEWER_ROLE in by.roles and not by.id.startswith(AGENT_PREFIX)


def can_review(stored: StoredBody, by: Principal) -> bool:
    """Return whether this principal may view this body and release it."""
    return (
        is_reviewer(by)
        and stored.state != "preview"
        and by.tenant == stored.tenant
        and by.id != stored.principal
    )


def can_read(stored: StoredBody, by: Principal) -> bool:
    """Return whether this principal, whose call it was, may now read the body."""
    return stored.state != "withheld" and (by.tenant, by.id) == (stored.tenant, stored.principal)


def release_body(stored: StoredBody, *, by: str, reason: str, now: int) -> StoredBody | None:
    """Return the body as released by ``by``, or None: it is not withheld, or ``by`` made the call."""
    state = BODY_TRANSITIONS["release"].get(stored.state)
    if state is None or by == stored.principal:
        return None
    return replace(stored, state=state, released_by=by, released_at=now, reason=reason)


def make_body_event(
    stored: StoredBody, kind: AuditKind, *, by: str, why: str = "", at: int = 0
) -> AuditEvent:
    """Build the audit event of a body: whose it was and who did what with it, never its content."""
    return AuditEvent(
        kind=kind,
        at=at,
        tenant=stored.tenant,
        principal=stored.principal,
        tool=stored.tool,
        call_id=stored.call_id,
        by=by,
        why=why,
        about={"handle": stored.handle, "verdict": stored.verdict},
    )


def mask_body(value: Any) -> Any:
    """Return a body as reviewers and, once it is released, its caller see it: with likely secrets masked."""
    return _mask_leaves(mask_fields(value, ()))


def _mask_leaves(value: Any) -> Any:
    if isinstance(value, str):
        return mask_secrets(value)
    if isinstance(value, dict):
        return {mask_secrets(name): _mask_leaves(inner) for name, inner in value.items()}
    return [_mask_leaves(inner) for inner in value] if isinstance(value, list) else value
