"""The call within which code runs. A call that a tool makes through its own application inherits from the tool's call.

What is inherited: the run, the deadline, the trace, the principal, the language and the session. Never a key, an approval,
or what tells one request from another: a call within a call is a wish of its own.
"""

from contextvars import ContextVar

from msgspec import Struct

from callwright.domain.call import CallRequest, Origin, Ticket
from callwright.runtime.app_services import AppServices
from callwright.runtime.call_request import CallOptions


class EnclosingCall(Struct):
    """A call whose tool runs. ``deadline``: of the attempt, on the lease clock; ``over``: the tool has ended."""

    world: AppServices
    request: CallRequest
    ticket: Ticket
    deadline: float
    over: bool = False


ENCLOSING_CALL: ContextVar[EnclosingCall | None] = ContextVar("callwright_enclosing", default=None)
"""Set while a tool runs, in its own context: threads and tasks that it starts with a copy of the context have it too."""


def find_enclosing_call(world: AppServices) -> EnclosingCall | None:
    """The call of the same application within which this code runs; None where there is none, or its tool has ended."""
    outer = ENCLOSING_CALL.get()
    return outer if outer is not None and not outer.over and outer.world is world else None


def inherit_options(options: CallOptions, outer: EnclosingCall) -> CallOptions:
    """The options with what the caller has not said itself. Its own limit holds as far as the outer deadline allows."""
    request, own = outer.request, options.get("timeout_ms")
    left = max(0, int(outer.deadline - outer.world.clock.lease_ms()))
    made: CallOptions = {
        "principal": request.principal,
        "run": request.run_id,
        "trace_id": outer.ticket.trace_id,
        "locale": request.locale,
        "zone": request.zone,
    }
    made.update(options)
    made["timeout_ms"] = left if own is None else min(own, left)
    if request.origin is not None and "origin" not in options:
        origin = request.origin
        made["origin"] = Origin(
            session=origin.session,
            budget_run=origin.budget_run,
            run_source=origin.run_source,
            drawn_for=origin.drawn_for,
        )
    return made
