"""Infer a call's origin. The order of sources: named run, host's own id, environment, session, idle gap.

Exact ids of hosts name a session; an idle gap only names a run, which bounds budgets. The sessions of a client that opens one
per call form one run and one session, the first: they do not show what the client means by a repeat, so that a contract's
repeat rule applies to such a client too. Knows no transport beyond what ``RequestArrival`` contains.
"""

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final

from msgspec import Struct

from callwright.domain.call import Origin, Principal
from callwright.gateway.origins.conversation_sources import (
    MAX_ID_CHARS,
    NamedId,
    find_conversation,
    find_environment_conversation,
    find_model_call,
    get_no_header,
)
from callwright.gateway.origins.inferred_runs import InferredRuns, SessionRun
from callwright.gateway.origins.repeated_failures import RepeatedFailures

_MAX_SEEN_IDS: Final = 1024


class SessionIdentity:
    """Knowledge about one session: its run, and whether its JSON-RPC ids identify its requests.

    Attributes:
        name: Name of the session; not secret, never reused.
        run: Its run from the first call on, with the session that its calls are attributed to.
    """

    __slots__ = ("_seen", "name", "run")

    def __init__(self, name: str) -> None:
        self.name = name
        self.run: SessionRun | None = None
        self._seen: dict[str | int, int] | None = {}

    def name_request(self, id_: str | int | None, body: bytes) -> str | None:
        """Return a name for the request with this id: the same if the same bytes are sent again.

        None for a client that reuses an id for different requests, so that its ids identify nothing.
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
        """Mark the session's run as ended."""
        if self.run is not None:
            self.run.ended = True


class RequestArrival(Struct, frozen=True, eq=False):
    """The circumstances of one request.

    Attributes:
        session: The client's session, or its process over stdio; None without one.
        request: Name of this request within the session; None if unknown.
        header: Looks up a header by name.
        environ: Environment that the host started this process with, if the session is the process's own.
        shared: Several people or agents use the credential: no run is inferred.
        at: Time of arrival in seconds, if known.
    """

    session: SessionIdentity | None = None
    request: str | None = None
    header: Callable[[str], str | None] = get_no_header
    environ: Mapping[str, str] | None = None
    shared: bool = False
    at: float = 0.0


class OriginInference:
    """Infers the origin of calls that name no run.

    Args:
        now: Monotonic clock in seconds.
        budgets: Whether runs are inferred: the operator has configured limits for them.
        failures: Counts the failures of runs that have no limits.
    """

    def __init__(
        self, now: Callable[[], float], *, budgets: bool, failures: RepeatedFailures | None = None
    ) -> None:
        self.failures = None if budgets else failures
        self._runs = InferredRuns(now)
        self._budgets = budgets

    def infer_origin(
        self,
        arrival: RequestArrival,
        principal: Principal,
        client: Mapping[str, Any] | None,
        meta: Mapping[str, Any],
    ) -> Origin:
        """Infer the origin of a call; ``client`` is the client's own description."""
        name = _get_client_name(client)
        named = call = None
        if meta or arrival.header is not get_no_header or arrival.environ is not None:
            named, call = _find_named(arrival, name, meta), find_model_call(meta)
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

    def find_run(
        self,
        arrival: RequestArrival,
        principal: Principal,
        client: Mapping[str, Any] | None,
        meta: Mapping[str, Any],
    ) -> str | None:
        """Return the run of a call whose origin was inferred, also where runs have no budget; None if there is none."""
        if arrival.shared:
            return None
        name = _get_client_name(client)
        named = _find_named(arrival, name, meta)
        conversation = None if named is None else _derive_id(principal, named)
        return self._infer_run(arrival, principal, name, named, conversation, own=True)[0]

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


def _get_client_name(client: Mapping[str, Any] | None) -> str:
    return str(client.get("name") or "")[:MAX_ID_CHARS] if client else ""


def _find_named(arrival: RequestArrival, client: str, meta: Mapping[str, Any]) -> NamedId | None:
    named = find_conversation(meta, arrival.header)
    if named is None and arrival.environ is not None:
        named = find_environment_conversation(arrival.environ, client)
    return named


def choose_draw_subject(arrival: RequestArrival, principal: Principal) -> str:
    """Return the key that assigns a request without a run to a version of a tool: its MCP session, else its principal.

    Hosts name the conversation in calls but not in listings, so that it is not used here; neither is an inferred session.
    """
    return principal.id if arrival.session is None else arrival.session.name


def _derive_id(principal: Principal, named: NamedId) -> str:
    return _hash_text(f"{principal.tenant}\0{principal.id}\0{named.source}\0{named.id}")


def _hash_text(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
