"""The call inside which code runs.

A call that a tool makes through its own application inherits from the tool's call.

Inherited are the run, the deadline, the trace, the principal, the language and the session. Never inherited
are a key, an approval, and the request id: a nested call is a request in its own right.
"""

from contextvars import ContextVar

from msgspec import Struct

from callwright.domain.call import CallRequest, Origin, Ticket
from callwright.runtime.app_services import AppServices
from callwright.runtime.call_request import ServerCallOptions


class EnclosingCall(Struct):
    """A call whose tool is running.

    ``deadline``: of the attempt, on the lease clock; ``over``: the tool has ended.
    """

    world: AppServices
    request: CallRequest
    ticket: Ticket
    deadline: float
    over: bool = False


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
