"""The call inside which code runs.

A call that a tool makes through its own application inherits from the tool's call.

Inherited are the run, the deadline, the trace, the principal, the language and the session. Never inherited
are a key, an approval, and the request id: a nested call is a request in its own right.

What a nested call does is part of the effect of the calls around it, of any application: while one that writes
runs, and once it may have had an effect, no word of the tool proves that its own call had none.
"""

import threading
from contextvars import ContextVar

from msgspec import Struct

from callwright.domain.call import CallRequest, Origin, Ticket
from callwright.runtime.app_services import AppServices
from callwright.runtime.call_request import ServerCallOptions


class EnclosingCall(Struct):
    """A call whose tool is running.

    ``deadline``: of the attempt, on the lease clock; ``outer``: the call around this one; ``writes``: nested calls of the attempt
    that run and write, or may have had an effect; ``over``: the tool has ended.
    """

    world: AppServices
    request: CallRequest
    ticket: Ticket
    deadline: float
    outer: "EnclosingCall | None" = None
    writes: int = 0
    over: bool = False

    def begin_write(self) -> None:
        """Note that a nested call that writes begins, for this call and those around it."""
        self._add_to_writes(1)

    def take_back_write(self) -> None:
        """Note that a nested call has ended without an effect."""
        self._add_to_writes(-1)

    def _add_to_writes(self, number: int) -> None:
        with _COUNTING:
            around: EnclosingCall | None = self
            while around is not None:
                around.writes += number
                around = around.outer


_COUNTING = threading.Lock()
"""Held while ``writes`` change: the nested calls of one tool may run in several threads."""


ENCLOSING_CALL: ContextVar[EnclosingCall | None] = ContextVar("callwright_enclosing", default=None)
"""Set in the tool's own context while it runs; threads and tasks that it starts with a copy of the context have it too."""


def find_enclosing_call(world: AppServices) -> EnclosingCall | None:
    """Return the call of the same application inside which this code runs; None if there is none, or its tool has ended."""
    outer = ENCLOSING_CALL.get()
    return outer if outer is not None and not outer.over and outer.world is world else None


def inherit_options(options: ServerCallOptions, outer: EnclosingCall) -> ServerCallOptions:
    """Fill in the options that the caller has not set.

    The caller's own timeout is capped by the outer deadline.
    """
    request, own_timeout_ms = outer.request, options.get("timeout_ms")
    left_ms = max(0, int(outer.deadline - outer.world.clock.lease_ms()))
    inherited: ServerCallOptions = {
        "principal": request.principal,
        "run": request.run_id,
        "trace_id": outer.ticket.trace_id,
        "locale": request.locale,
        "zone": request.zone,
    }
    inherited.update(options)
    inherited["timeout_ms"] = left_ms if own_timeout_ms is None else min(own_timeout_ms, left_ms)
    if request.origin is not None and "origin" not in options:
        origin = request.origin
        inherited["origin"] = Origin(
            session=origin.session,
            budget_run=origin.budget_run,
            run_source=origin.run_source,
            drawn_for=origin.drawn_for,
        )
    return inherited
