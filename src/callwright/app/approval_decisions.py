"""What people decide about an application's calls."""

from typing import TYPE_CHECKING

from callwright.core.policy.approvals import can_decide_approval
from callwright.domain.call import Principal
from callwright.ports import Store

if TYPE_CHECKING:
    from callwright.app.flows import Flows


class ApprovalMixin:
    """The part of ``Callwright`` that people speak to."""

    store: Store
    _flows: "Flows | None" = None

    def approve(self, handle: str, *, by: Principal, reason: str = "") -> bool:
        """Grant the approval under ``handle``, as the principal who decides.

        False when it is not open, has expired, or ``by`` may not decide it: who asked never may, and where rules name
        ``approvers``, only these.

        Raises:
            TypeError: handle or reason is no text, or ``by`` is no principal.
            StoreError: the store cannot be used.
        """
        return self._decide_approval(handle, granted=True, by=by, reason=reason)

    def reject(self, handle: str, *, by: Principal, reason: str = "") -> bool:
        """Reject the approval under ``handle``.

        Raises:
            TypeError, StoreError: as of ``approve``.
        """
        return self._decide_approval(handle, granted=False, by=by, reason=reason)

    def _decide_approval(self, handle: str, *, granted: bool, by: Principal, reason: str) -> bool:
        for name, value in (("handle", handle), ("reason", reason)):
            if type(value) is not str:
                raise TypeError(f"{name} must be a text, not {type(value).__name__}")
        if not isinstance(by, Principal):
            raise TypeError("by must be the Principal who decides, such as Principal('lena', roles=['boss'])")
        found = self.store.get_approval(handle)
        if found is None or not can_decide_approval(found, by):
            return False
        decided = self.store.decide_approval(handle, granted=granted, by=by.id, reason=reason)
        if decided and self._flows is not None:
            self._flows.look_again()
        return decided
