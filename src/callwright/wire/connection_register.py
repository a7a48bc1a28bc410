"""``ConnectionRegister``: the open connections of a server, and which of them makes room for a new one.

May not know: HTTP. A connection is a *stranger* until a caller has been identified on it; strangers make room first, so that
identified callers cannot be kept out by connecting.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final, Generic, Protocol, TypeVar

_MIN_IDLE_S: Final = 1.0
"""An identified caller's connection that has been idle for less is not closed: the caller may be about to send."""


class RegisteredConnection(Protocol):
    """A connection of the server."""

    @property
    def peer(self) -> str:
        """Address of the TCP peer; "" if it is shared by clients of a trusted proxy."""
        ...

    @property
    def is_stranger(self) -> bool:
        """Whether no caller has been identified on it yet."""
        ...

    @property
    def is_busy(self) -> bool:
        """Whether a request is being handled, or a response written."""
        ...

    @property
    def is_idle(self) -> bool:
        """Whether it waits for a request of which nothing has come yet."""
        ...

    @property
    def idle_since(self) -> float:
        """When it began to wait; meaningful while ``is_idle``."""
        ...

    def make_room(self) -> None:
        """Close: another connection takes its place."""
        ...


Connection = TypeVar("Connection", bound=RegisteredConnection)


class ConnectionRegister(Generic[Connection]):
    """The open connections.

    Args:
        most: Connections at a time.
        most_of_peer: Connections of one address at a time; trusted proxies are exempt.
    """

    def __init__(self, most: int, most_of_peer: int) -> None:
        self._most = most
        self._most_of_peer = most_of_peer
        self._open: dict[Connection, None] = {}
        self._of_peer: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._open)

    def admit(self, connection: Connection, now: float) -> bool:
        """Register a connection, oldest first; return False if there are too many, and none of them makes room."""
        peer = connection.peer
        if peer and self._of_peer[peer] >= self._most_of_peer:
            rivals = [one for one in self._open if one.peer == peer]
        elif len(self._open) >= self._most:
            rivals = list(self._open)
        else:
            rivals = None
        if rivals is not None:
            found = self._choose_least_wanted(rivals, now)
            if found is None:
                return False
            self.remove(found)
            found.make_room()
        self._open[connection] = None
        self._of_peer[peer] += 1
        return True

    def _choose_least_wanted(self, rivals: list[Connection], now: float) -> Connection | None:
        """Return the oldest stranger of the address with most of them, else the identified caller's that is idle longest.

        A stranger with an unfinished request is no better than one that has sent nothing.
        """
        strangers = [one for one in rivals if one.is_stranger and not one.is_busy]
        if strangers:
            busiest = Counter(one.peer for one in strangers).most_common(1)[0][0]
            return next(one for one in strangers if one.peer == busiest)
        idle = [one for one in rivals if one.is_idle and now - one.idle_since >= _MIN_IDLE_S]
        return min(idle, key=lambda one: one.idle_since, default=None)

    def remove(self, connection: Connection) -> None:
        """Unregister a connection, if it is registered."""
        if connection in self._open:
            del self._open[connection]
            self._of_peer[connection.peer] -= 1
            if not self._of_peer[connection.peer]:
                del self._of_peer[connection.peer]
