"""One HTTP operation as a ``ports.Tool``: encodes valid arguments as one request and reports its outcome truthfully.

May not know: documents, the policy, the ledger. Requests are encoded by a plan prepared at registration. Exceptions carry
the transport's evidence: nothing was sent, or the request was refused, answered with an error, or left unanswered.
There are no retries here; only the call pipeline retries.
"""

from collections.abc import Coroutine
from hashlib import sha256
from itertools import repeat
from typing import Any, Final, Literal
from urllib.parse import urljoin

from msgspec import Struct

from callwright._version import __version__
from callwright.domain.evidence import NO_ANSWER, NOT_SENT
from callwright.domain.reconcile_checks import Check
from callwright.ports import CallContext, MayHaveHappened, NotApplied, attach_evidence
from callwright.ports.trace_parent import TRACE_PARENT, TraceParent
from callwright.tools.http.address_policy import (
    AddressRefusedError,
)
from callwright.tools.http.client_credentials import TokenUnavailableError
from callwright.tools.http.client_pool import SHARED_POOL, HttpClientPool
from callwright.tools.http.credentials import Credential, CredentialError
from callwright.tools.http.http_answer import (
    ACCEPTED_ENCODINGS,
    HttpAnswer,
    answer_to_value,
    attach_source,
    read_answer,
)
from callwright.tools.http.openapi_operations import Parameter, RequestBody
from callwright.tools.http.parameter_encoding import (
    MAX_URL_CHARS,
    EncodedPair,
    ParameterEncodingError,
    encode_cookie_value,
    encode_header_value,
    encode_path_value,
    encode_query_value,
    has_no_dot_segments,
    make_argument_rejection,
    percent_encode,
)
from callwright.tools.http.request_body import encode_body
from callwright.tools.http.status_errors import redirect_to_exception, status_to_exception
from callwright.wire.client_response import ClientResponse
from callwright.wire.http_client import HttpClient
from callwright.wire.request_target import HttpTransportError, RequestTarget

MAX_ERROR_BYTES = 64 * 1024
"""Maximum bytes read of an error's body."""
MAX_REDIRECTS = 3
_MIN_REDACTED_CHARS = 6
_REDIRECT_STATUSES = frozenset({301, 302, 303, 307, 308})
_COMMON_HEADERS: Final = {"User-Agent": f"callwright/{__version__}", "Accept-Encoding": ACCEPTED_ENCODINGS}


class ArgumentSlot(Struct, frozen=True):
    """The assignment of an argument to a parameter."""

    argument: str
    parameter: Parameter


class BodyPlan(Struct, frozen=True):
    """Composition of the body: from one argument, or from several as its properties (argument → property)."""

    body: RequestBody
    whole: str | None = None
    properties: tuple[tuple[str, str], ...] = ()


class RequestPlan(Struct, frozen=True, kw_only=True):
    """Everything about an operation that does not depend on a call.

    Attributes:
        base: Scheme, host, port and path prefix of every URL; without a trailing slash.
        path: The template, beginning with a slash.
        writes: Whether the operation has an effect, so that a lost response matters.
        wants_json: Whether the contract promises JSON only.
        private: Whether the host may resolve to a private address.
        key_header: Header that carries the idempotency key.
        codes: The contract's error codes, by the upstream's spelling.
        certain: Statuses from 500 that the operator knows to mean that nothing was done.
    """

    method: str
    base: str
    path: str
    slots: tuple[ArgumentSlot, ...] = ()
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


class PreparedRequest(Struct, frozen=True):
    """An encoded request."""

    target: RequestTarget
    headers: dict[str, str]
    body: bytes | None
    secrets: tuple[str, ...] = ()

    @property
    def url(self) -> str:
        """URL of the request."""
        return self.target.url


class HttpTool:
    """The tool of one operation."""

    mode: Literal["async"] = "async"
    takes_key = True
    marks_sending = True
    check: Check | None = None
    """Check that finds its effects in the upstream's records."""

    def __init__(self, plan: RequestPlan, sessions: HttpClientPool = SHARED_POOL) -> None:
        self.plan = plan
        self._sessions = sessions
        self._base = RequestTarget.parse_url(plan.base)
        self._prefix = self._base.path.rstrip("/")
        self._arguments = frozenset(_list_argument_names(plan))
        self._taken = frozenset(one.parameter.name for one in plan.slots) | {
            one.name for one in plan.credentials
        }

    def __repr__(self) -> str:
        return f"HttpTool({self.plan.method} {self.plan.path})"

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> Coroutine[Any, Any, Any]:
        """Send the request once.

        Raises:
            ArgumentsRejected: a value cannot be encoded, or the upstream rejects it.
            NotApplied: certainly nothing was done.
            MayHaveHappened: the request may have been sent, and no valid response arrived.
        """
        return self._send_request(arguments, context)

    async def _send_request(self, arguments: dict[str, Any], context: CallContext) -> Any:
        tokens = await self._obtain_tokens()
        request = self.prepare_request(arguments, context, tokens)
        try:
            client = await self._sessions.get(private=self.plan.private)
            answer = await self._send_following_redirects(client, request, context)
            if answer.status == 401 and (renewed := await self._renew_tokens(tokens)) is not None:
                # The upstream refused the token before it did anything: the request may be sent once more.
                request = self.prepare_request(arguments, context, renewed)
                answer = await self._send_following_redirects(client, request, context)
        except AddressRefusedError:
            raise attach_evidence(NotApplied("permission_denied"), NOT_SENT) from None
        except HttpTransportError as fault:
            if not fault.sent:
                raise attach_evidence(NotApplied("connection_failed"), NOT_SENT) from None
            raise attach_evidence(MayHaveHappened("upstream_error"), NO_ANSWER) from None
        return self._interpret_answer(_redact_secrets(answer, request.secrets))

    # --- tokens -------------------------------------------------------------------------------------------------

    async def _obtain_tokens(self) -> tuple[str, ...]:
        """Return the token of each credential, "" for those that have their own secret.

        Raises:
            NotApplied: there is no token for now; nothing was sent.
        """
        sources = [one.tokens for one in self.plan.credentials]
        try:
            return tuple([await one.get_token() if one is not None else "" for one in sources])
        except TokenUnavailableError as fault:
            code = "permission_denied" if fault.refused else "connection_failed"
            words = {"text": f"No access token: {fault.reason}."}
            raise attach_evidence(NotApplied(code, upstream=words), NOT_SENT) from None

    async def _renew_tokens(self, tokens: tuple[str, ...]) -> tuple[str, ...] | None:
        """Return new tokens in place of refused ones; None if no credential has tokens, or none can be obtained."""
        if not any(tokens):
            return None
        for credential, token in zip(self.plan.credentials, tokens, strict=True):
            if credential.tokens is not None:
                credential.tokens.discard_token(token)
        try:
            return await self._obtain_tokens()
        except NotApplied:
            return None  # the upstream's own refusal is reported

    # --- writing ------------------------------------------------------------------------------------------------

    def prepare_request(
        self, arguments: dict[str, Any], context: CallContext, tokens: tuple[str, ...] = ()
    ) -> PreparedRequest:
        """Encode the request for these arguments. ``tokens`` are those of the plan's credentials, in their order.

        Raises:
            ArgumentsRejected: a value cannot be encoded in its place.
            NotApplied: a credential cannot be read.
        """
        plan = self.plan
        headers = {**_COMMON_HEADERS, "Accept": plan.accept, **_build_trace_headers(context)}
        path, query, cookies = self._place_arguments(arguments, headers)
        if plan.key_header is not None and context.idempotency_key:
            headers[plan.key_header] = derive_upstream_key(context.idempotency_key)
        body = self._encode_body(arguments, headers)
        secrets = self._add_credentials(headers, query, cookies, tokens)
        if cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in cookies)
        asked = self._prefix + path
        if query:
            asked += "?" + "&".join([f"{name}={value}" for name, value in query])
        if len(asked) > MAX_URL_CHARS or not has_no_dot_segments(path) or not _is_safe_target(asked):
            raise make_argument_rejection(
                "", "cannot be written as a URL: too long, or a path that leads elsewhere"
            )
        return PreparedRequest(RequestTarget(self._base.place, asked), headers, body, secrets)

    def _place_arguments(
        self, arguments: dict[str, Any], headers: dict[str, str]
    ) -> tuple[str, list[EncodedPair], list[EncodedPair]]:
        path, query, cookies = self.plan.path, list[EncodedPair](), list[EncodedPair]()
        for slot in self.plan.slots:
            if slot.argument not in arguments:
                continue
            one, value = slot.parameter, arguments[slot.argument]
            try:
                match one.place:
                    case "path":
                        path = path.replace(
                            "{" + one.name + "}", encode_path_value(one, _encode_media_value(one, value)), 1
                        )
                    case "query":
                        query += encode_query_value(
                            one, _encode_media_value(one, value), self._taken - {one.name}
                        )
                    case "header":
                        headers[one.name] = encode_header_value(one, _encode_media_value(one, value))
                    case "cookie":
                        cookies += encode_cookie_value(one, _encode_media_value(one, value))
            except ParameterEncodingError as problem:
                raise make_argument_rejection(slot.argument, str(problem)) from None
        return path, query, cookies

    def _encode_body(self, arguments: dict[str, Any], headers: dict[str, str]) -> bytes | None:
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
            body, headers["Content-Type"] = encode_body(plan.body, value)
        except ParameterEncodingError as problem:
            raise make_argument_rejection(plan.whole or "", str(problem)) from None
        return body

    def _add_credentials(
        self,
        headers: dict[str, str],
        query: list[EncodedPair],
        cookies: list[EncodedPair],
        tokens: tuple[str, ...],
    ) -> tuple[str, ...]:
        secrets: list[str] = []
        for credential, token in zip(self.plan.credentials, tokens or repeat(""), strict=False):
            try:
                place, name, value = credential.render_placement(token)
            except CredentialError:
                raise attach_evidence(NotApplied("permission_denied"), NOT_SENT) from None
            secrets += [value, value.partition(" ")[2]]
            if place == "query":
                query.append((percent_encode(name), percent_encode(value)))
            elif place == "cookie":
                cookies.append((name, percent_encode(value)))
            else:
                headers[name] = value
        return tuple(one for one in secrets if len(one) >= _MIN_REDACTED_CHARS)

    # --- sending ------------------------------------------------------------------------------------------------

    async def _send_following_redirects(
        self, client: HttpClient, request: PreparedRequest, context: CallContext
    ) -> HttpAnswer:
        """Send the request; a read that is redirected within its own origin is followed."""
        plan, target = self.plan, request.target
        sent = 0
        while True:
            reply = await client.send(
                plan.method, target, request.headers, request.body, leaving=context.effect_started
            )
            sent += 1
            led = self._resolve_redirect(target, reply)
            if led is None or sent == MAX_REDIRECTS:
                return await _read_whole_answer(reply, plan.limit)
            reply.abort()
            target = led

    def _resolve_redirect(self, target: RequestTarget, reply: ClientResponse) -> RequestTarget | None:
        if self.plan.writes or reply.status not in _REDIRECT_STATUSES:
            return None
        try:
            led = RequestTarget.parse_url(urljoin(target.url, reply.headers.get("location", "")))
        except ValueError:
            return None
        return led if led.place == target.place and led != target else None

    # --- understanding ------------------------------------------------------------------------------------------

    def _interpret_answer(self, answer: HttpAnswer) -> Any:
        plan = self.plan
        if answer.status < 300:
            return attach_source(
                answer_to_value(answer, method=plan.method, wants_json=plan.wants_json), answer, plan.method
            )
        if answer.status < 400:
            return self._interpret_redirect(answer)
        raise status_to_exception(answer, plan.codes, self._arguments, certain=plan.certain)

    def _interpret_redirect(self, answer: HttpAnswer) -> Any:
        """Interpret a redirect, which is not followed. After a write, 303 says that it was done and where the result is."""
        if self.plan.writes and answer.status == 303:
            return answer_to_value(
                HttpAnswer(answer.status, answer.headers, b""), method=self.plan.method, wants_json=False
            )
        raise redirect_to_exception(answer, self._base, writes=self.plan.writes)


async def _read_whole_answer(reply: ClientResponse, limit: int) -> HttpAnswer:
    """Read the response. A refusal counts even if its body is lost; for others that is a lost connection."""
    if reply.status < 300:
        return await read_answer(reply, limit)
    try:
        return await read_answer(reply, MAX_ERROR_BYTES)
    except HttpTransportError:
        if not 400 <= reply.status < 500:
            raise
        return HttpAnswer(reply.status, reply.headers, b"")


def _is_safe_target(asked: str) -> bool:
    """Return whether this can be sent as a request target: it cannot end the line or begin another token."""
    return asked.isascii() and asked.isprintable() and " " not in asked


def derive_upstream_key(key: str) -> str:
    """Derive the key for the upstream: SHA-256, in hex, of our key, which names tenant and principal."""
    return sha256(key.encode()).hexdigest()


def _list_argument_names(plan: RequestPlan) -> list[str]:
    names = [one.argument for one in plan.slots]
    if plan.body is None:
        return names
    return (
        [*names, plan.body.whole] if plan.body.whole else [*names, *(own for own, _ in plan.body.properties)]
    )


def _encode_media_value(one: Parameter, value: Any) -> Any:
    """Return the value, or its JSON if the parameter has a media type."""
    return value if one.media is None else encode_body(RequestBody(one.media, {}), value)[0].decode()


def _redact_secrets(answer: HttpAnswer, secrets: tuple[str, ...]) -> HttpAnswer:
    """Remove our credentials from a response that repeats them."""
    body = answer.body
    for secret in secrets:
        if (encoded := secret.encode()) in body:
            body = body.replace(encoded, b"[redacted]")
    return answer if body is answer.body else HttpAnswer(answer.status, answer.headers, body, answer.problem)


def _build_trace_headers(context: CallContext) -> dict[str, str]:
    """Return the W3C trace context of a request: the span that it is part of, else one made for the call."""
    parent = TRACE_PARENT.get()
    if parent is None or parent.trace_id != context.trace_id:
        parent = TraceParent(context.trace_id, context.trace_id[:16])
    headers = {"traceparent": parent.render()}
    if parent.state:
        headers["tracestate"] = parent.state
    return headers
