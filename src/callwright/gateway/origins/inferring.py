"""A request → where its call comes from. The order of sources: named run, host's own id, environment, session, idle gap.

Exact ids of hosts name a session; an idle gap only names a run, which bounds budgets. The sessions of a client that opens one
per call are one run and one session, its first: they tell nothing of what it means by a repeat, and a contract that says what
a repeat means has to hold for such a client, too. Knows no wire beyond what an ``Arrival`` says.
"""

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final

from callwright.domain.call import Origin, Principal
from callwright.gateway.origins.runs import Runs, SessionRun
from callwright.gateway.origins.sources import LONGEST, Named, conversation_of, environment_of, model_call_of

_SEEN: Final = 1024


def nowhere(_name: str) -> str | None:
    """The headers of what has none."""
    return None


class SessionMarks:
    """What one session has shown of itself: its run, and whether its JSON-RPC ids name its requests.

    Attributes:
        name: Of the session, never secret and never used again.
        run: Its run, from its first call on, with the session that its calls belong to.
    """

    __slots__ = ("_seen", "name", "run")

    def __init__(self, name: str) -> None:
        self.name = name
        self.run: SessionRun | None = None
        self._seen: dict[str | int, int] | None = {}

    def request(self, id_: str | int | None, body: bytes) -> str | None:
        """A name for the request with this id: the same for the same bytes sent again.

        None for a client that gives one id to different requests: its ids say nothing.
        """
        if self._seen is None or id_ is None:
            return None
        mark = hash(body)
        if self._seen.setdefault(id_, mark) != mark:
            self._seen = None
            return None
        if len(self._seen) > _SEEN:
            del self._seen[next(iter(self._seen))]
        return f"{self.name}:{id_}" if isinstance(id_, int) else f"{self.name}:{_hashed(id_)}"

    def end(self) -> None:
        """The session has been closed."""
        if self.run is not None:
            self.run.ended = True


class Arrival:
    """How one request came in.

    Attributes:
        session: Of a client that has one: its session, or its process over stdio.
        request: Name of this request within the session; None where none is known.
        header: Gives a header by its name.
        environ: The environment that the host started this process with, where the session is the process's own.
        shared: Several people or agents use the credential: no run is inferred.
        at: When it came, in seconds, where that is known.
    """

    __slots__ = ("at", "environ", "header", "request", "session", "shared")

    def __init__(
        self,
        session: SessionMarks | None = None,
        request: str | None = None,
        header: Callable[[str], str | None] = nowhere,
        *,
        environ: Mapping[str, str] | None = None,
        shared: bool = False,
    ) -> None:
        self.session = session
        self.request = request
        self.header = header
        self.environ = environ
        self.shared = shared
        self.at = 0.0


class Inference:
    """See the head of this file.

    Args:
        now: Seconds of a clock that never goes back.
        budgets: Whether runs are inferred: the operator has written limits for them.
    """

    def __init__(self, now: Callable[[], float], *, budgets: bool) -> None:
        self._runs = Runs(now)
        self._budgets = budgets

    def origin(
        self,
        arrival: Arrival,
        principal: Principal,
        client: Mapping[str, Any] | None,
        meta: Mapping[str, Any],
    ) -> Origin:
        """Where a call comes from that no run was named for; ``client`` is what the client says of itself."""
        named = conversation_of(meta, arrival.header)
        name = str((client or {}).get("name") or "")[:LONGEST]
        if named is None and arrival.environ is not None:
            named = environment_of(arrival.environ, name)
        call = model_call_of(meta)
        conversation = None if named is None else _id(principal, named)
        marks, own = arrival.session, True
        session = conversation or (None if marks is None else marks.name)
        if named is None and marks is not None and arrival.environ is None and not arrival.shared:
            marks.run, own = self._runs.of_session(principal, name, marks.name, marks.run)
            session = marks.run.session
        run = source = None
        if self._budgets and not arrival.shared:
            run, source = self._run(arrival, principal, name, named, conversation, own=own)
        return Origin(
            session=session,
            request=arrival.request,
            model_call=None if call is None else _id(principal, call),
            budget_run=run,
            run_source=source,
            drawn_for=drawn_for(arrival, principal) if conversation is not None or not own else None,
        )

    def _run(
        self,
        arrival: Arrival,
        principal: Principal,
        client: str,
        named: Named | None,
        conversation: str | None,
        *,
        own: bool,
    ) -> tuple[str | None, str | None]:
        if named is not None:
            return f"~{conversation}", named.source
        marks = arrival.session
        if marks is None and not client:
            return None, None
        if marks is None:
            return f"~{self._runs.of_client(principal, client)}", "idle-gap"
        if marks.run is None:
            return f"~{marks.name}", "process"
        return f"~{marks.run.id}", "mcp-session" if own else "idle-gap"


def drawn_for(arrival: Arrival, principal: Principal) -> str:
    """Whose share of the versions of a tool a request gets that names no run: its MCP session's, else its principal's.

    Hosts name their conversation in calls and not where they list, so it decides nothing here; nor does a session that is guessed.
    """
    return principal.id if arrival.session is None else arrival.session.name


def _id(principal: Principal, named: Named) -> str:
    return _hashed(f"{principal.tenant}\0{principal.id}\0{named.source}\0{named.id}")


def _hashed(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
