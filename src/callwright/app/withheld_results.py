"""Withheld results of an application: reviewers list, look at and release them; then whoever made the call may read them.

Every look, release and reading is on the audit trail before anything is shown.
"""

from typing import Any

import msgspec

from callwright.core.records.quarantine import can_read, can_review, is_reviewer, make_body_event, mask_body
from callwright.domain.audit_records import AuditKind
from callwright.domain.call import Principal
from callwright.domain.quarantine_records import StoredBody, StoredBodyState
from callwright.ports import Store


class WithheldResults:
    """Results that were withheld from their callers, for the application ``app.withheld`` belongs to.

    Args:
        store: Where they are.
        principal: Who reads where nobody is named.
    """

    def __init__(self, store: Store, principal: Principal) -> None:
        self._store = store
        self._principal = principal

    def use_store(self, store: Store) -> None:
        """Look into another store from now on."""
        self._store = store

    def show(self, handle: str, *, by: Principal) -> tuple[StoredBody, Any] | None:
        """What was withheld under this handle: who it was for and why, and the body as plain JSON, its secrets masked.

        None where there is none, or ``by`` may not review it: another tenant, no role ``reviewer``, or the principal that
        made the call.

        Raises:
            TypeError: handle is no text, or ``by`` is no principal.
            StoreError: the store cannot be used; then nothing is shown.
        """
        _check_texts(handle=handle)
        _check_reviewer(by)
        found = self._store.get_body(handle)
        if found is None or not can_review(found[0], by):
            return None
        return self._audit_and_mask(found, "quarantine_shown", by)

    def release(self, handle: str, *, by: Principal, reason: str) -> bool:
        """Let the principal whose call it was read the result, as reviewers were shown it: ``read``.

        False where it is not withheld, or ``by`` may not review it (see ``show``).

        Raises:
            TypeError: handle or reason is no text, or ``by`` is no principal.
            StoreError: the store cannot be used.
        """
        _check_texts(handle=handle, reason=reason)
        _check_reviewer(by)
        found = self._store.get_body(handle)
        if found is None or not can_review(found[0], by):
            return False
        return self._store.release_body(handle, by=by.id, reason=reason)

    def read(self, handle: str, *, principal: Principal | None = None) -> Any | None:
        """A result that was withheld from this principal and has been released, as plain JSON, its secrets masked.

        Strangers wrote it: a model that is given it must be told so. None where there is none, it is still withheld, or the
        call was another principal's.

        Raises:
            TypeError: handle is no text.
            StoreError: the store cannot be used; then nothing is given.
        """
        _check_texts(handle=handle)
        who = principal or self._principal
        found = self._store.get_body(handle)
        if found is None or found[0].state != "released" or not can_read(found[0], who):
            return None
        return self._audit_and_mask(found, "quarantine_read", who)[1]

    def _audit_and_mask(
        self, found: tuple[StoredBody, bytes], kind: AuditKind, by: Principal
    ) -> tuple[StoredBody, Any]:
        kept, body = found
        self._store.append_event(make_body_event(kept, kind, by=by.id))
        return kept, mask_body(msgspec.json.decode(body))

    def list(
        self,
        *,
        by: Principal,
        tool: str | None = None,
        state: StoredBodyState | None = None,
        after: str | None = None,
        limit: int = 100,
    ) -> list[StoredBody]:
        """Withheld and released results of the reviewer's tenant, newest first, without their bodies.

        Empty for a principal that has not the role ``reviewer``. ``after`` is the handle of the last one of the page before.

        Raises:
            TypeError: ``by`` is no principal.
            StoreError: the store cannot be used.
        """
        _check_reviewer(by)
        if not is_reviewer(by):
            return []
        return self._store.list_bodies(tenant=by.tenant, tool=tool, state=state, after=after, limit=limit)


def _check_texts(**values: object) -> None:
    for name, value in values.items():
        if type(value) is not str:
            raise TypeError(f"{name} must be a text, not {type(value).__name__}")


def _check_reviewer(by: object) -> None:
    if not isinstance(by, Principal):
        raise TypeError("by must be the Principal who reviews, such as Principal('lena', roles=['reviewer'])")
