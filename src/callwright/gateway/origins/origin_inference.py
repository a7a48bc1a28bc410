"""A request → where its call comes from. The order of sources: named run, host's own id, environment, session, idle gap.

Exact ids of hosts name a session; an idle gap only names a run, which bounds budgets. The sessions of a client that opens one
per call are one run and one session, its first: they tell nothing of what it means by a repeat, and a contract that says what
a repeat means has to hold for such a client, too. Knows no wire beyond what an ``RequestArrival`` says.
"""

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final

from callwright.domain.call import Origin, Principal
from callwright.gateway.origins.conversation_sources import (
    MAX_ID_CHARS,
    NamedId,
    find_conversation,
    find_environment_conversation,
    find_model_call,
)
from callwright.gateway.origins.inferred_runs import InferredRuns, SessionRun

_MAX_SEEN_IDS: Final = 1024


def get_no_header(_name: str) -> str | None:
    """The headers of what has none."""
    return None


class SessionIdentity:
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

    def name_request(self, id_: str | int | None, body: bytes) -> str | None:
        """A name for the request with this id: the same for the same bytes sent again.

        None for a client that gives one id to different requests: its ids say nothing.
        """
        if self._seen is None or id_ is None:
            return None
        mark = hash(body)
        if self._seen.setdefault(id_, mark) != mark:
            self._seen = None
            return None
        if len(self._seen) > _MAX_SEEN_IDS:
            del self._seen[next(iter(self._seen))]
        return f"{self.name}:{id_}" if isinstance(id_, int) else f"{self.name}:{_hash_text(id_)}"

    def end_run(self) -> None:
        """The session has been closed."""
        if self.run is not None:
            self.run.ended = True


class RequestArrival:
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
        session: SessionIdentity | None = None,
        request: str | None = None,
        header: Callable[[str], str | None] = get_no_header,
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


class OriginInference:
    """See the head of this file.

    Args:
        now: Seconds of a clock that never goes back.
        budgets: Whether runs are inferred: the operator has written limits for them.
    """

    def __init__(self, now: Callable[[], float], *, budgets: bool) -> None:
        self._runs = InferredRuns(now)
        self._budgets = budgets

    def infer_origin(
        self,
        arrival: RequestArrival,
        principal: Principal,
        client: Mapping[str, Any] | None,
        meta: Mapping[str, Any],
    ) -> Origin:
        """Where a call comes from that no run was named for; ``client`` is what the client says of itself."""
        named = find_conversation(meta, arrival.header)
        name = str((client or {}).get("name") or "")[:MAX_ID_CHARS]
        if named is None and arrival.environ is not None:
            named = find_environment_conversation(arrival.environ, name)
        call = find_model_call(meta)
        conversation = None if named is None else _derive_id(principal, named)
        marks, own = arrival.session, True
        session = conversation or (None if marks is None else marks.name)
        if named is None and marks is not None and arrival.environ is None and not arrival.shared:
            marks.run, own = self._runs.get_session_run(principal, name, marks.name, marks.run)
            session = marks.run.session
        run = source = None
        if self._budgets and not arrival.shared:
            run, source = self._infer_run(arrival, principal, name, named, conversation, own=own)
        return Origin(
            session=session,
            request=arrival.request,
            model_call=None if call is None else _derive_id(principal, call),
            budget_run=run,
            run_source=source,
            drawn_for=choose_draw_subject(arrival, principal)
            if conversation is not None or not own
            else None,
        )

    def _infer_run(
        self,
        arrival: RequestArrival,
        principal: Principal,
        client: str,
        named: NamedId | None,
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
            return f"~{self._runs.get_client_run(principal, client)}", "idle-gap"
        if marks.run is None:
            return f"~{marks.name}", "process"
        return f"~{marks.run.id}", "mcp-session" if own else "idle-gap"


def choose_draw_subject(arrival: RequestArrival, principal: Principal) -> str:
    """Whose share of the versions of a tool a request gets that names no run: its MCP session's, else its principal's.

    Hosts name their conversation in calls and not where they list, so it decides nothing here; nor does a session that is guessed.
    """
    return principal.id if arrival.session is None else arrival.session.name


def _derive_id(principal: Principal, named: NamedId) -> str:
    return _hash_text(f"{principal.tenant}\0{principal.id}\0{named.source}\0{named.id}")


def _hash_text(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
