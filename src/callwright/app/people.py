"""What people decide about an application's calls."""

from callwright.ports import Store


class People:
    """The part of ``Callwright`` that people speak to."""

    store: Store

    def approve(self, handle: str, *, by: str, reason: str = "") -> bool:
        """Grant the approval under ``handle``; False when it is not open, has expired, or ``by`` is who asked.

        Raises:
            TypeError: handle, by or reason is no text, or by names nobody.
        """
        return self._decided(handle, granted=True, by=by, reason=reason)

    def reject(self, handle: str, *, by: str, reason: str = "") -> bool:
        """Reject the approval under ``handle``.

        Raises:
            TypeError: as of ``approve``.
        """
        return self._decided(handle, granted=False, by=by, reason=reason)

    def _decided(self, handle: str, *, granted: bool, by: str, reason: str) -> bool:
        """Whoever asked is told apart from whoever decides by the text of an id: nothing else may stand in its place."""
        for name, value in (("handle", handle), ("by", by), ("reason", reason)):
            if type(value) is not str:
                raise TypeError(f"{name} must be a text, not {type(value).__name__}")
        if not by.strip():
            raise TypeError("by must be the id of whoever decides, such as 'lena'")
        return self.store.decide_approval(handle, granted=granted, by=by, reason=reason)
