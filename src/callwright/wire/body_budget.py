"""``BodyBudget``: how many bytes of large request bodies a server holds, and whose turn it is when there is no room.

May not know: sockets. Small bodies are not counted here: they are bounded by the number of connections.
"""

from typing import Final, Literal, Protocol

from callwright.wire.http_messages import HttpResponse, make_problem

READ_BYTES: Final = 256 * 1024
"""Bytes that one read of a connection may bring: what a connection that has to wait may already have sent."""

_MIN_AGE_S: Final = 5.0
"""A body that began later is not given up for another, however slowly it comes."""


class BodyReceiver(Protocol):
    """A connection on which a large body arrives."""

    @property
    def body_began(self) -> float | None:
        """When the unfinished body began, on the clock of the loop; None if none is being received."""
        ...

    def resume_body(self) -> None:
        """Read on: there is room again."""
        ...

    def give_up_body(self) -> None:
        """Refuse the unfinished body: others wait for its place, and no other comes more slowly."""
        ...


class BodyBudget:
    """The bytes of all large bodies, from their arrival to the end of their requests.

    Args:
        limit: Bytes; a connection that exceeds it waits. A quarter more is refused.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._held: dict[BodyReceiver, int] = {}
        self._waiting: dict[BodyReceiver, None] = {}
        self.total = 0

    def hold(self, receiver: BodyReceiver, size: int) -> Literal["read on", "wait", "refuse"]:
        """Count ``size`` more bytes of a receiver, and return what it has to do."""
        self._held[receiver] = self._held.get(receiver, 0) + size
        self.total += size
        if self.total <= self._limit:
            return "read on"
        if self.total > self._limit + self._limit // 4:
            return "refuse"
        if len(self._waiting.keys() | {receiver}) == len(self._held):
            return "refuse"  # all the others wait already: none of them would ever make room
        self._waiting[receiver] = None
        return "wait"

    def release(self, receiver: BodyReceiver, size: int | None = None) -> None:
        """Return ``size`` bytes of a receiver, or all of them, and let those read on that wait for room."""
        held = self._held.pop(receiver, 0)
        left = 0 if size is None else max(0, held - size)
        if left:
            self._held[receiver] = left
        else:
            self._waiting.pop(receiver, None)
        self.total -= held - left
        room = self._limit - self.total
        while self._waiting and room > 0:
            first = next(iter(self._waiting))
            del self._waiting[first]
            room -= READ_BYTES
            first.resume_body()

    def is_waiting(self, receiver: BodyReceiver) -> bool:
        """Return whether the receiver has to wait for room."""
        return receiver in self._waiting

    def give_up_slowest(self, now: float) -> None:
        """If a receiver waits, give up the unfinished body that has come most slowly, unless all are young."""
        if not self._waiting:
            return
        old = [
            (size / (now - one.body_began), one)
            for one, size in self._held.items()
            if one not in self._waiting and one.body_began is not None and now - one.body_began >= _MIN_AGE_S
        ]
        if old:
            min(old, key=lambda pair: pair[0])[1].give_up_body()


def make_full_refusal() -> HttpResponse:
    """Return the answer to a request whose body there is no room for."""
    return make_problem(503, "Too many large requests at a time.", {"Retry-After": "5"})
