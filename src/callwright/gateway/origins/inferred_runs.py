"""Infer the run of a call that names none: its session's, or the current run of its principal and client.

A client that opens a session for each call is detected: its sessions form one run, and its calls belong to the first session.
A session's own run has the session's name, so that it is the same at every replica; other inferred runs are kept in
memory and begins anew after a restart.
"""

import secrets
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from callwright.domain.call import Principal

IDLE_GAP_S: Final = 900.0
"""Seconds of inactivity after which a client's next call begins another run."""

_MAX_CLIENTS: Final = 10_000
ClientKey = tuple[str, str, str]


class SessionRun(Struct, eq=False):
    """The run of one session: the session its calls are attributed to, their number, and whether the session has ended."""

    id: str
    session: str
    calls: int = 0
    ended: bool = False


class _ClientRun(Struct, eq=False):
    """State of one principal's client: its run by idle gap, its newest session, and whether it opens a session per call."""

    id: str
    used: float
    newest: SessionRun | None = None
    per_call: bool = False


class InferredRuns:
    """The inferred runs of all clients. ``now`` is a monotonic clock in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._clients: dict[ClientKey, _ClientRun] = {}

    def get_session_run(
        self, principal: Principal, client: str, session: str, known: SessionRun | None
    ) -> tuple[SessionRun, bool]:
        """Return the run of a session's next call, to be stored with the session, and whether it is the session's own.

        ``session`` is the session's name; ``known`` is the run returned for its earlier calls, None for the first call.
        """
        one = self._get_client(principal, client)
        if known is None:
            before = one.newest
            if before is not None and before.ended and before.calls == 1:
                one.per_call = True
                one.id = before.id
                session = before.session
            elif one.per_call and before is not None:
                session = before.session
            known = one.newest = SessionRun(one.id if one.per_call else session, session)
        known.calls += 1
        if known.calls > 1 and one.newest is known:
            one.per_call = False
        return known, not one.per_call

    def get_client_run(self, principal: Principal, client: str) -> str:
        """Return the run of a call without a session."""
        return self._get_client(principal, client).id

    def _get_client(self, principal: Principal, client: str) -> _ClientRun:
        now, who = self._now(), (principal.tenant, principal.id, client)
        one = self._clients.pop(who, None)
        if one is None or now - one.used > IDLE_GAP_S:
            one = _ClientRun(secrets.token_hex(16), now)
        one.used = now
        self._clients[who] = one
        if len(self._clients) > _MAX_CLIENTS:
            del self._clients[next(iter(self._clients))]
        return one
