"""One HTTP operation as a ``ports.Tool``: valid arguments in, one request out, an honest answer or exception back.

May not know: documents, the policy, the ledger. A request is written from a plan that was worked out at registration.
What is raised carries the evidence of our own transport: nothing was sent before the first byte left, the one request was
refused, answered with an error, or left without an answer. There are no retries here: the story has the only loop.
"""

from collections.abc import Coroutine
from hashlib import sha256
from typing import Any, Final, Literal
from urllib.parse import urljoin

from msgspec import Struct

from callwright._version import __version__
from callwright.domain.checks import Check
from callwright.domain.evidence import ANSWERED_FAILURE, NO_ANSWER, NOT_SENT
from callwright.ports import CallContext, MayHaveHappened, NotApplied, with_evidence
from callwright.tools.http.addresses import AddressRefused
from callwright.tools.http.answers import Answer, read, value_of, with_source
from callwright.tools.http.bodies import body_of
from callwright.tools.http.credentials import Credential, CredentialError
from callwright.tools.http.operations import Body, Parameter
from callwright.tools.http.places import (
    MAX_URL,
    MisplacedError,
    Pair,
    escaped,
    in_cookie,
    in_header,
    in_path,
    in_query,
    refused,
    stays,
)
from callwright.tools.http.refusals import refusal
from callwright.tools.http.sessions import SHARED, Sessions
from callwright.tools.wire.client import HttpClient
from callwright.tools.wire.reply import Reply
from callwright.tools.wire.target import HttpFault, Target

MAX_ERROR_BYTES = 64 * 1024
"""As much of an error's body as is read."""
MAX_HOPS = 3
_SHORTEST_SECRET = 6
_ELSEWHERE = frozenset({301, 302, 303, 307, 308})
_COMMON: Final = {"User-Agent": f"callwright/{__version__}", "Accept-Encoding": "gzip, deflate"}


class Slot(Struct, frozen=True):
    """Which argument fills which parameter."""

    argument: str
    parameter: Parameter


class BodyPlan(Struct, frozen=True):
    """How the body is put together: from one argument, or from several as its properties (argument → property)."""

    body: Body
    whole: str | None = None
    properties: tuple[tuple[str, str], ...] = ()


class Plan(Struct, frozen=True, kw_only=True):
    """Everything about an operation that does not depend on a call.

    Attributes:
        base: Scheme, host, port and path that every URL begins with; no slash at its end.
        path: The template, beginning with a slash.
        writes: Whether the operation changes something, so that a lost answer matters.
        wants_json: JSON is promised and nothing else.
        private: Whether the host may resolve to a private address.
        key_header: Where the idempotency key goes.
        codes: The contract's own error codes by how the upstream writes them.
        certain: Statuses from 500 of which the operator knows that nothing was done.
    """

    method: str
    base: str
    path: str
    slots: tuple[Slot, ...] = ()
    body: BodyPlan | None = None
    credentials: tuple[Credential, ...] = ()
    writes: bool = True
    wants_json: bool = False
    private: bool = False
    key_header: str | None = None
    accept: str = "application/json, */*;q=0.5"
    limit: int = 8 * 1024 * 1024
    codes: dict[str, str] = {}
    certain: frozenset[int] = frozenset()


class Written(Struct, frozen=True):
    """A request, ready to be sent."""

    target: Target
    headers: dict[str, str]
    body: bytes | None
    secrets: tuple[str, ...] = ()

    @property
    def url(self) -> str:
        """Where it goes, as it is written."""
        return self.target.url


class HttpTool:
    """A ``ports.Tool`` for one operation."""

    mode: Literal["async"] = "async"
    takes_key = True
    marks_sending = True
    check: Check | None = None
    """How its effects can be seen in the world."""

    def __init__(self, plan: Plan, sessions: Sessions = SHARED) -> None:
        self.plan = plan
        self._sessions = sessions
        self._base = Target.of(plan.base)
        self._prefix = self._base.path.rstrip("/")
        self._arguments = frozenset(_named(plan))
        self._taken = frozenset(one.parameter.name for one in plan.slots) | {
            one.name for one in plan.credentials
        }

    def __repr__(self) -> str:
        return f"HttpTool({self.plan.method} {self.plan.path})"

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> Coroutine[Any, Any, Any]:
        """Send it once.

        Raises:
            ArgumentsRejected: a value cannot stand in its place, or the upstream refuses it.
            NotApplied: certainly nothing was done.
            MayHaveHappened: the request may have left and no sound answer came back.
        """
        return self._sent(arguments, context)

    async def _sent(self, arguments: dict[str, Any], context: CallContext) -> Any:
        request = self.written(arguments, context)
        try:
            client = await self._sessions.get(private=self.plan.private)
            answer = await self._answered(client, request, context)
        except AddressRefused:
            raise with_evidence(NotApplied("permission_denied"), NOT_SENT) from None
        except HttpFault as fault:
            if not fault.sent:
                raise with_evidence(NotApplied("connection_failed"), NOT_SENT) from None
            raise with_evidence(MayHaveHappened("upstream_error"), NO_ANSWER) from None
        return self._understood(_masked(answer, request.secrets))

    # --- writing ------------------------------------------------------------------------------------------------

    def written(self, arguments: dict[str, Any], context: CallContext) -> Written:
        """The request for these arguments.

        Raises:
            ArgumentsRejected: a value cannot stand in its place.
            NotApplied: a credential cannot be read.
        """
        plan = self.plan
        trace = f"00-{context.trace_id}-{context.trace_id[:16]}-01"
        headers = {**_COMMON, "Accept": plan.accept, "traceparent": trace}
        path, query, cookies = self._placed(arguments, headers)
        if plan.key_header is not None and context.idempotency_key:
            headers[plan.key_header] = key_for_upstream(context.idempotency_key)
        body = self._bodied(arguments, headers)
        secrets = self._shown(headers, query, cookies)
        if cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in cookies)
        asked = self._prefix + path
        if query:
            asked += "?" + "&".join([f"{name}={value}" for name, value in query])
        if len(asked) > MAX_URL or not stays(path) or not _is_plain(asked):
            raise refused("", "cannot be written as a URL: too long, or a path that leads elsewhere")
        return Written(Target(self._base.place, asked), headers, body, secrets)

    def _placed(
        self, arguments: dict[str, Any], headers: dict[str, str]
    ) -> tuple[str, list[Pair], list[Pair]]:
        path, query, cookies = self.plan.path, list[Pair](), list[Pair]()
        for slot in self.plan.slots:
            if slot.argument not in arguments:
                continue
            one, value = slot.parameter, arguments[slot.argument]
            try:
                match one.place:
                    case "path":
                        path = path.replace("{" + one.name + "}", in_path(one, _written(one, value)), 1)
                    case "query":
                        query += in_query(one, _written(one, value), self._taken - {one.name})
                    case "header":
                        headers[one.name] = in_header(one, _written(one, value))
                    case "cookie":
                        cookies += in_cookie(one, _written(one, value))
            except MisplacedError as problem:
                raise refused(slot.argument, str(problem)) from None
        return path, query, cookies

    def _bodied(self, arguments: dict[str, Any], headers: dict[str, str]) -> bytes | None:
        plan = self.plan.body
        if plan is None:
            return None
        if plan.whole is not None:
            if plan.whole not in arguments:
                return None
            value = arguments[plan.whole]
        else:
            value = {name: arguments[own] for own, name in plan.properties if own in arguments}
            if not value and not plan.body.required:
                return None
        try:
            body, headers["Content-Type"] = body_of(plan.body, value)
        except MisplacedError as problem:
            raise refused(plan.whole or "", str(problem)) from None
        return body

    def _shown(self, headers: dict[str, str], query: list[Pair], cookies: list[Pair]) -> tuple[str, ...]:
        secrets: list[str] = []
        for credential in self.plan.credentials:
            try:
                place, name, value = credential.shown()
            except CredentialError:
                raise with_evidence(NotApplied("permission_denied"), NOT_SENT) from None
            secrets += [value, value.partition(" ")[2]]
            if place == "query":
                query.append((escaped(name), escaped(value)))
            elif place == "cookie":
                cookies.append((name, escaped(value)))
            else:
                headers[name] = value
        return tuple(one for one in secrets if len(one) >= _SHORTEST_SECRET)

    # --- sending ------------------------------------------------------------------------------------------------

    async def _answered(self, client: HttpClient, request: Written, context: CallContext) -> Answer:
        """Send it; a read that is led on within its own origin goes on there."""
        plan, target = self.plan, request.target
        for _ in range(MAX_HOPS):
            reply = await client.send(
                plan.method, target, request.headers, request.body, leaving=context.effect_started
            )
            led = self._led(target, reply)
            if led is None:
                return await _read_whole(reply, plan.limit)
            reply.abort()
            target = led
        return Answer(508, {}, b"")

    def _led(self, target: Target, reply: Reply) -> Target | None:
        if self.plan.writes or reply.status not in _ELSEWHERE:
            return None
        try:
            led = Target.of(urljoin(target.url, reply.headers.get("location", "")))
        except ValueError:
            return None
        return led if led.place == target.place and led != target else None

    # --- understanding ------------------------------------------------------------------------------------------

    def _understood(self, answer: Answer) -> Any:
        plan = self.plan
        if answer.status < 300:
            return with_source(
                value_of(answer, method=plan.method, wants_json=plan.wants_json), answer, plan.method
            )
        if answer.status < 400:
            return self._elsewhere(answer)
        raise refusal(answer, plan.codes, self._arguments, certain=plan.certain)

    def _elsewhere(self, answer: Answer) -> Any:
        """A redirect is not followed. After a write, 303 says that it is done and where its result stands.

        No other says that nothing was done.
        """
        if self.plan.writes and answer.status == 303:
            return value_of(
                Answer(answer.status, answer.headers, b""), method=self.plan.method, wants_json=False
            )
        raise with_evidence(MayHaveHappened("upstream_error"), ANSWERED_FAILURE)


async def _read_whole(reply: Reply, limit: int) -> Answer:
    """The answer. A refusal counts also where its body does not arrive; of any other the connection was lost then."""
    if reply.status < 300:
        return await read(reply, limit)
    try:
        return await read(reply, MAX_ERROR_BYTES)
    except HttpFault:
        if not 400 <= reply.status < 500:
            raise
        return Answer(reply.status, reply.headers, b"")


def _is_plain(asked: str) -> bool:
    """Whether it can stand in a request line: nothing in it can end the line or begin another word."""
    return asked.isascii() and asked.isprintable() and " " not in asked


def key_for_upstream(key: str) -> str:
    """What an upstream is given as key: SHA-256, in hex, of ours, which names tenant and principal."""
    return sha256(key.encode()).hexdigest()


def _named(plan: Plan) -> list[str]:
    names = [one.argument for one in plan.slots]
    if plan.body is None:
        return names
    return (
        [*names, plan.body.whole] if plan.body.whole else [*names, *(own for own, _ in plan.body.properties)]
    )


def _written(one: Parameter, value: Any) -> Any:
    """The value, or its JSON where the parameter is written in a media type."""
    return value if one.media is None else body_of(Body(one.media, {}), value)[0].decode()


def _masked(answer: Answer, secrets: tuple[str, ...]) -> Answer:
    """An upstream that repeats a credential does not get it into a result."""
    body = answer.body
    for secret in secrets:
        if (found := secret.encode()) in body:
            body = body.replace(found, b"[redacted]")
    return answer if body is answer.body else Answer(answer.status, answer.headers, body, answer.problem)
