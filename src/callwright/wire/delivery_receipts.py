"""Track which responses on one connection the client has received. Pure: no socket; times are passed in.

A client that sends its next request on a connection has read the earlier responses, unless other clients share the connection
through a proxy. Therefore only a later request of the same principal and client confirms a response. Half a minute without a
new request confirms it as well. A connection that is reset confirms nothing.
"""

from collections.abc import Callable, Hashable
from typing import Final

from msgspec import Struct

PRESUME_RECEIVED_AFTER_S: Final = 30.0
"""Seconds after which a response counts as received if the connection still stands and no further request has come."""


class Delivery(Struct, frozen=True, eq=False):
    """A response that was written. Both callbacks may be called more than once.

    Attributes:
        number: Index of the response on the connection, from 0.
        asker: Principal and client that the response is for; None if unknown.
        received: Called when the client has received the response.
        closed: Called when the client closes the connection cleanly after the response; None if that carries no information.
        at: Time of writing, in seconds.
    """

    number: int
    asker: Hashable
    received: Callable[[], None]
    closed: Callable[[], None] | None
    at: float


class DeliveryReceipts:
    """The unconfirmed responses of one connection. ``shared`` is set when several clients use the connection through a proxy."""

    __slots__ = ("_asker", "_open", "answers", "shared")

    def __init__(self) -> None:
        self.shared = False
        self.answers = 0
        self._asker: Hashable = None
        self._open: list[Delivery] = []

    def record_answer(
        self,
        asker: Hashable,
        received: Callable[[], None] | None,
        closed: Callable[[], None] | None,
        now: float,
    ) -> None:
        """Record a response written for ``asker``; ``received`` is None if no receipt is wanted."""
        if received is not None:
            self._open.append(Delivery(self.answers, asker, received, closed, now))
        self.answers += 1

    def record_asker(self, asker: Hashable, after: int) -> None:
        """Record a request of ``asker`` whose first byte came after ``after`` responses; confirm its earlier responses."""
        if asker != self._asker:
            self.shared = self.shared or self._asker is not None
            self._asker = asker
        if len(self._open) == 1:  # the usual client, which waits for each answer
            one = self._open[0]
            if one.number < after and one.asker == asker:
                self._open.clear()
                one.received()
        elif self._open:
            self._confirm_deliveries([one for one in self._open if one.number < after and one.asker == asker])

    def confirm_overdue(self, now: float) -> None:
        """Confirm the responses that were written half a minute or longer before ``now``."""
        if self._open and self._open[0].at + PRESUME_RECEIVED_AFTER_S <= now:
            self._confirm_deliveries([one for one in self._open if one.at + PRESUME_RECEIVED_AFTER_S <= now])

    def end_connection(self, *, in_order: bool, by_client: bool) -> list[Delivery]:
        """Record the end of the connection; return the responses to presume received half a minute later.

        ``in_order`` is False for a reset connection; ``by_client`` says that the client closed it after reading every byte.
        """
        open_, self._open = self._open, []
        if not in_order:
            return []
        for one in open_:
            if by_client and one.closed is not None and not self.shared:
                one.closed()
        return open_

    def _confirm_deliveries(self, these: list[Delivery]) -> None:
        for one in these:
            self._open.remove(one)
            one.received()
