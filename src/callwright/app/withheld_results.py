"""Withheld results of an application: reviewers list, view and release them; then the caller may read them.

Every view, release and read is recorded in the audit trail before anything is returned.
"""

from typing import Any

import msgspec

from callwright.core.records.quarantine import can_read, can_review, is_reviewer, make_body_event, mask_body
from callwright.domain.audit_records import AuditKind
from callwright.domain.call import Principal
from callwright.domain.quarantine_records import StoredBody, StoredBodyState
from callwright.ports import Store


class WithheldResults:
    """``app.withheld``: the results of an application that were withheld from their callers.

    Args:
        store: The store that has them.
        principal: The default principal.
    """

    def __init__(self, store: Store, principal: Principal) -> None:
        self._store = store
        self._principal = principal

    def use_store(self, store: Store) -> None:
        """Use another store."""
        self._store = store

    def show(self, handle: str, *, by: Principal) -> tuple[StoredBody, Any] | None:
        """Return the withheld result with this handle: its caller, the reason, and the body as plain JSON with secrets masked.

        None if there is none, or if ``by`` may not review it: another tenant, no role ``reviewer``, or the principal that
        made the call.

        Raises:
            TypeError: handle is not a string, or ``by`` is not a principal.
            StoreError: the store cannot be used; then nothing is returned.
        """
        _check_texts(handle=handle)
        _check_reviewer(by)
        found = self._store.get_body(handle)
        if found is None or not can_review(found[0], by):
            return None
        return self._audit_and_mask(found, "quarantine_shown", by)

    def release(self, handle: str, *, by: Principal, reason: str) -> bool:
        """Allow the principal that made the call to ``read`` the result, as reviewers see it.

        Return False if it is not withheld, or ``by`` may not review it (see ``show``).

        Raises:
            TypeError: handle or reason is not a string, or ``by`` is not a principal.
            StoreError: the store cannot be used.
        """
        _check_texts(handle=handle, reason=reason)
        _check_reviewer(by)
        found = self._store.get_body(handle)
        if found is None or not can_review(found[0], by):
            return False
        return self._store.release_body(handle, by=by.id, reason=reason)

    def read(self, handle: str, *, principal: Principal | None = None) -> Any | None:
        """Return a released result of this principal as plain JSON, with secrets masked.

        Third parties wrote it: present it to a model as untrusted text. None if there is none, it is still withheld, or
        another principal made the call.

        Raises:
            TypeError: handle is not a string.
            StoreError: the store cannot be used; then nothing is returned.
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
        """Return withheld and released results of the reviewer's tenant, newest first, without their bodies.

        Empty for a principal without the role ``reviewer``. ``after``: the last handle of the previous page.

        Raises:
            TypeError: ``by`` is not a principal.
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
