"""Which answers of one connection its clients have received. Knows no socket and no time but what it is given.

A client that sends its next request on the connection has read what was answered before, unless another client stands
behind the same proxy: so only what the same principal and client asks after an answer confirms it. Half a minute without a
new request confirms it, too. A connection that is reset confirms nothing.
"""

from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

PRESUME_RECEIVED_AFTER_S: Final = 30.0
"""A client that has not lost its connection, and has not asked again for so long, has the answer."""


class Delivery(NamedTuple):
    """An answer that was written. Both functions may be called more than once.

    Attributes:
        number: Which answer of the connection it is, from 0.
        asker: The principal and client that it was written for; None where nobody was named.
        received: To be called when the client has the answer.
        closed: To be called when the client itself closes the connection in order after the answer; None where that says nothing.
        at: When it was written, in seconds.
    """

    number: int
    asker: Hashable
    received: Callable[[], None]
    closed: Callable[[], None] | None
    at: float


class DeliveryReceipts:
    """See the head of this file. ``shared`` is set where several clients use the connection: a proxy's."""

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
        """An answer has been written for ``asker``; ``received`` is None where nobody wants to know of its receipt."""
        if received is not None:
            self._open.append(Delivery(self.answers, asker, received, closed, now))
        self.answers += 1

    def record_asker(self, asker: Hashable, after: int) -> None:
        """``asker`` has sent a request, whose first byte came when ``after`` answers had been written."""
        if asker != self._asker:
            self.shared = self.shared or self._asker is not None
            self._asker = asker
        if self._open:
            self._confirm_deliveries([one for one in self._open if one.number < after and one.asker == asker])

    def confirm_overdue(self, now: float) -> None:
        """The time is ``now``: confirm what was written half a minute ago."""
        if self._open and self._open[0].at + PRESUME_RECEIVED_AFTER_S <= now:
            self._confirm_deliveries([one for one in self._open if one.at + PRESUME_RECEIVED_AFTER_S <= now])

    def end_connection(self, *, in_order: bool, by_client: bool) -> list[Delivery]:
        """The connection is gone; gives the answers that may be presumed received after half a minute.

        ``in_order`` is False for one that was reset; ``by_client`` says that the client closed it, having taken every byte.
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
