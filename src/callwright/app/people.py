"""What people decide about an application's calls."""

from callwright.ports import Store


class People:
    """The part of ``Callwright`` that people speak to."""

    store: Store

    def approve(self, handle: str, *, by: str, reason: str = "") -> bool:
        """Grant the approval under ``handle``; False when it is not open, has expired, or ``by`` is who asked."""
        return self.store.decide_approval(handle, granted=True, by=by, reason=reason)

    def reject(self, handle: str, *, by: str, reason: str = "") -> bool:
        """Reject the approval under ``handle``."""
        return self.store.decide_approval(handle, granted=False, by=by, reason=reason)
