"""``BodyBudget``: how many bytes of large request bodies a server holds, and whose turn it is when there is no room.

One limit holds for all bodies, one for those of a tenant, one for those of a principal. A sender who reaches its own limit waits
for its own bodies, and takes no room from others. May not know: sockets. Small bodies are not counted here: they are bounded by
the number of connections.
"""

from collections.abc import Hashable
from typing import Final, Literal, Protocol

from callwright.wire.http_messages import BodyOwner, HttpResponse, make_problem

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


class _HeldBody:
    """The bytes of one body, the accounts that they count for (by level), and the levels of those that it waits for."""

    __slots__ = ("accounts", "size", "waits")

    def __init__(self) -> None:
        self.accounts: list[_Account] = []
        self.size = 0
        self.waits: set[int] = set()


class _Account:
    """The bodies that share one limit. ``level``: 0 for those of all senders, 1 for a tenant's, 2 for a principal's."""

    __slots__ = ("bodies", "level", "limit", "total", "waiting")

    def __init__(self, level: int, limit: int) -> None:
        self.level = level
        self.limit = limit
        self.total = 0
        self.bodies: dict[BodyReceiver, _HeldBody] = {}
        self.waiting: dict[BodyReceiver, None] = {}

    def is_stuck(self, receiver: BodyReceiver | None = None) -> bool:
        """Return whether no body will make room here: all wait for room in this account, or in one within it.

        ``receiver`` counts as waiting.
        """
        return all(
            one is receiver or any(level >= self.level for level in body.waits)
            for one, body in self.bodies.items()
        )


class BodyBudget:
    """The bytes of all large bodies, from their arrival to the end of their requests.

    Args:
        limit: Bytes; a connection that exceeds it waits. A quarter more is refused.
        tenant_limit, principal_limit: The same for the bodies of one tenant, and of one principal; None is no separate limit.
    """

    def __init__(
        self, limit: int, *, tenant_limit: int | None = None, principal_limit: int | None = None
    ) -> None:
        self._all = _Account(0, limit)
        self._tenant_limit = limit if tenant_limit is None else tenant_limit
        self._principal_limit = limit if principal_limit is None else principal_limit
        self._owned: dict[tuple[int, Hashable], _Account] = {}
        self._bodies: dict[BodyReceiver, _HeldBody] = self._all.bodies

    @property
    def total(self) -> int:
        """Bytes held."""
        return self._all.total

    def hold(
        self, receiver: BodyReceiver, size: int, owner: BodyOwner | None = None
    ) -> Literal["read on", "wait", "refuse"]:
        """Count ``size`` more bytes of a receiver, and return what it has to do. ``owner``: who sends them, once that is known."""
        body = self._bodies.get(receiver)
        if body is None:
            body = _HeldBody()
            self._join_account(self._all, receiver, body)
        if owner is not None and len(body.accounts) == 1:
            self._join_account(self._get_account(1, owner.tenant, self._tenant_limit), receiver, body)
            self._join_account(self._get_account(2, owner.principal, self._principal_limit), receiver, body)
        body.size += size
        for account in body.accounts:
            account.total += size
        over = [account for account in body.accounts if account.total > account.limit]
        if not over:
            return "read on"
        if any(one.total > one.limit + one.limit // 4 or one.is_stuck(receiver) for one in over):
            return "refuse"
        for account in over:
            account.waiting[receiver] = None
            body.waits.add(account.level)
        return "wait"

    def _get_account(self, level: int, key: Hashable, limit: int) -> _Account:
        account = self._owned.get((level, key))
        if account is None:
            account = self._owned[level, key] = _Account(level, limit)
        return account

    def _join_account(self, account: _Account, receiver: BodyReceiver, body: _HeldBody) -> None:
        account.bodies[receiver] = body
        account.total += body.size
        body.accounts.append(account)

    def release(self, receiver: BodyReceiver) -> None:
        """Return all bytes of a receiver, and let those read on that wait for room."""
        body = self._bodies.get(receiver)
        if body is None:
            return
        for account in body.accounts:
            del account.bodies[receiver]
            account.waiting.pop(receiver, None)
            account.total -= body.size
        for key in [key for key, account in self._owned.items() if not account.bodies]:
            del self._owned[key]
        for account in body.accounts:
            self._wake_waiting(account)

    def _wake_waiting(self, account: _Account) -> None:
        """Let bodies read on, the first to wait first, as far as there is room for one more read of each."""
        room = account.limit - account.total
        while account.waiting and room > 0:
            first = next(iter(account.waiting))
            del account.waiting[first]
            waits = account.bodies[first].waits
            waits.discard(account.level)
            if not waits:
                room -= READ_BYTES
                first.resume_body()

    def is_waiting(self, receiver: BodyReceiver) -> bool:
        """Return whether the receiver has to wait for room."""
        body = self._bodies.get(receiver)
        return body is not None and bool(body.waits)

    def give_up_slowest(self, now: float) -> None:
        """Where a receiver waits, give up the unfinished body that has come most slowly, unless all are young.

        Where all bodies wait for each other, the last one is given up at once.
        """
        for account in [self._all, *self._owned.values()]:
            if not account.waiting:
                continue
            if account.is_stuck():
                next(reversed(account.waiting)).give_up_body()
                continue
            old = [
                (body.size / (now - one.body_began), one)
                for one, body in account.bodies.items()
                if not body.waits and one.body_began is not None and now - one.body_began >= _MIN_AGE_S
            ]
            if old:
                min(old, key=lambda pair: pair[0])[1].give_up_body()


def make_full_refusal() -> HttpResponse:
    """Return the answer to a request whose body there is no room for."""
    return make_problem(503, "Too many large requests at a time.", {"Retry-After": "5"})
