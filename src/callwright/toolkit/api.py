"""HTTP client of a toolkit for one API: pooled connections, checked addresses, bounded responses, failures with evidence.

May not know: any particular API. There are no retries here: the call pipeline has the only retry loop. Responses to GET are
cached with their ``ETag`` and revalidated with ``If-None-Match``; many APIs do not count such requests.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from threading import Lock
from typing import Any, Final, Protocol
from urllib.parse import quote, urljoin, urlsplit

import msgspec
from msgspec.structs import replace

from callwright._version import __version__
from callwright.domain.evidence import NO_ANSWER, NOT_SENT
from callwright.ports import ArgumentsRejected, CallContext, MayHaveHappened, NotApplied, attach_evidence
from callwright.toolkit import toolkit_reasons
from callwright.toolkit.definition import ToolkitError
from callwright.tools.http.address_policy import AddressRefusedError, is_local_name
from callwright.tools.http.client_pool import SHARED_POOL, HttpClientPool
from callwright.tools.http.credentials import Credential, CredentialError, SecretReference
from callwright.tools.http.http_answer import HttpAnswer, read_answer
from callwright.tools.http.openapi_document import OpenAPIError
from callwright.tools.http.parameter_encoding import make_argument_rejection
from callwright.tools.http.server_urls import validate_base_url
from callwright.tools.http.status_errors import redirect_to_exception, status_to_exception
from callwright.wire.http_client import HttpClient
from callwright.wire.request_target import HttpTransportError, RequestTarget

MAX_ERROR_BYTES: Final = 64 * 1024
"""Bytes read of an error response's body."""

MAX_REDIRECTS: Final = 3
_REDIRECTS: Final = frozenset({301, 302, 303, 307, 308})
_MIN_SECRET_LENGTH: Final = 6


class RefusalReader(Protocol):
    """Converts a response of 300 or above to the exception to raise for it; None selects the common table."""

    def __call__(self, answer: HttpAnswer) -> Exception | None:
        """Read status, headers and body."""
        ...


class ApiClient:
    """HTTP client for one API.

    Args:
        base_url: Scheme, host, port and path; the prefix of every URL.
        option: Name of the option that contains ``base_url``, for error messages.
        secret: Sent as a bearer token with every request; None sends none.
        headers: Sent with every request.
        private: The host may resolve to a private address.
        cached_bytes: Size limit of the cache for ``If-None-Match``; 0 disables it.
        refusing: Reads refusals that have a special meaning in this API.
        sessions: Clients by event loop; those of the process by default.

    Raises:
        ToolkitError: the URL is invalid, contains a user, a query or a fragment, or would send a credential without TLS.
    """

    def __init__(
        self,
        base_url: str,
        option: str,
        *,
        secret: SecretReference | None = None,
        headers: Mapping[str, str] | None = None,
        private: bool = False,
        cached_bytes: int = 0,
        refusing: RefusalReader | None = None,
        sessions: HttpClientPool = SHARED_POOL,
    ) -> None:
        try:
            self._base = RequestTarget.parse_url(validate_base_url(base_url, option))
        except OpenAPIError as fault:
            problem = fault.troubles[0].problem
            raise ToolkitError(toolkit_reasons.WRONG_OPTION(option=option, problem=problem)) from None
        if secret is not None and not (
            self._base.place.tls or private or is_local_name(self._base.place.host)
        ):
            raise ToolkitError(toolkit_reasons.URL_WITHOUT_TLS(option=option))
        self._credential = Credential(secret) if secret is not None else None
        self._headers = {
            "User-Agent": f"callwright/{__version__}",
            "Accept-Encoding": "gzip, deflate",
            **(headers or {}),
        }
        self._private = private
        self._refusing = refusing
        self._sessions = sessions
        self._kept = AnswerCache(cached_bytes)

    def __repr__(self) -> str:
        return f"ApiClient({self._base.url!r})"

    @property
    def endpoint(self) -> str:
        """Return the endpoint for the contract; a circuit breaker watches it."""
        return self._base.url.rstrip("/")

    async def get(
        self,
        path: str,
        context: CallContext | None,
        *,
        limit: int,
        query: Mapping[str, str] | None = None,
        headers: Mapping[str, str] | None = None,
        allowed: frozenset[int] = frozenset(),
    ) -> HttpAnswer:
        """Read a resource; redirects within the same origin are followed.

        Args:
            path: A result of ``join_path``.
            context: Context of the call; None outside of a call.
            limit: Maximum decompressed size of the body in bytes; for a larger one ``problem`` is ``too_large``.
            query: Query parameters.
            headers: Additional headers.
            allowed: Statuses of 400 and above that are returned instead of raised.

        Raises:
            NotApplied: it was refused, could not be sent, or timed out.
            MayHaveHappened: no valid response arrived; a read may then be repeated.
        """
        target = self._make_target(path, query)
        sent = {**self._headers, **(headers or {})}
        kept = self._kept.find(target.path, sent)
        if kept is not None:
            sent["If-None-Match"] = kept.headers["etag"]
        answer = await self._send_request("GET", target, sent, None, context, limit, follow=True)
        if answer.status == 304 and kept is not None:
            return replace(kept, headers={**kept.headers, **answer.headers})
        if answer.status >= 300 and answer.status not in allowed:
            raise self._make_refusal(answer, writes=False)
        if answer.status == 200 and answer.problem is None:
            self._kept.store(target.path, sent, answer)
        return answer

    async def post(
        self,
        path: str,
        body: Any,
        context: CallContext | None,
        *,
        limit: int,
        headers: Mapping[str, str] | None = None,
        leaving: Callable[[], None] | None = None,
    ) -> HttpAnswer:
        """Send a JSON body once, without retry.

        Args:
            path: A result of ``join_path``.
            body: The body, encoded as JSON.
            context: Context of the call; None outside of a call.
            limit: Maximum decompressed size of the response in bytes.
            headers: Additional headers.
            leaving: Called just before the first byte is sent; ``context.effect_started`` of a tool that ``marks_effect``.

        Raises:
            NotApplied, ArgumentsRejected: the API refused it, or it could not be sent: no effect.
            MayHaveHappened: it was sent, and no response confirms a refusal.
        """
        sent = {**self._headers, "Content-Type": "application/json", **(headers or {})}
        data = msgspec.json.encode(body)
        target = self._make_target(path, None)
        answer = await self._send_request(
            "POST", target, sent, data, context, limit, follow=False, leaving=leaving
        )
        if answer.status >= 300:
            raise self._make_refusal(answer, writes=True)
        return answer

    # --- one exchange -------------------------------------------------------------------------------------------

    def _make_target(self, path: str, query: Mapping[str, str] | None) -> RequestTarget:
        asked = self._base.path.rstrip("/") + path
        if query:
            asked += "?" + "&".join(f"{quote(name)}={quote(value, safe='')}" for name, value in query.items())
        return RequestTarget(self._base.place, asked)

    async def _send_request(
        self,
        method: str,
        target: RequestTarget,
        headers: dict[str, str],
        body: bytes | None,
        context: CallContext | None,
        limit: int,
        *,
        follow: bool,
        leaving: Callable[[], None] | None = None,
    ) -> HttpAnswer:
        secrets = self._show_credential(headers)
        if context is not None:
            headers["traceparent"] = f"00-{context.trace_id}-{context.trace_id[:16]}-01"
        try:
            client = await self._sessions.get(private=self._private)
            answer = await _follow_redirects(
                client, method, target, headers, body, limit, follow=follow, leaving=leaving
            )
        except AddressRefusedError:
            raise attach_evidence(NotApplied("permission_denied"), NOT_SENT) from None
        except HttpTransportError as fault:
            if not fault.sent:
                raise attach_evidence(NotApplied("connection_failed"), NOT_SENT) from None
            raise attach_evidence(MayHaveHappened("upstream_error"), NO_ANSWER) from None
        return _mask_secrets(answer, secrets)

    def _show_credential(self, headers: dict[str, str]) -> tuple[str, ...]:
        """Add the credential to the headers; return the secrets to mask in the response."""
        if self._credential is None:
            return ()
        try:
            _, name, value = self._credential.render_placement()
        except CredentialError:
            raise attach_evidence(NotApplied("permission_denied"), NOT_SENT) from None
        headers[name] = value
        return tuple(one for one in (value, value.partition(" ")[2]) if len(one) >= _MIN_SECRET_LENGTH)

    def _make_refusal(self, answer: HttpAnswer, *, writes: bool) -> Exception:
        found = None if self._refusing is None else self._refusing(answer)
        if found is None and answer.status in _REDIRECTS:
            return redirect_to_exception(answer, self._base, writes=writes)
        return found or status_to_exception(answer, {}, frozenset())


async def _follow_redirects(
    client: HttpClient,
    method: str,
    target: RequestTarget,
    headers: dict[str, str],
    body: bytes | None,
    limit: int,
    *,
    follow: bool,
    leaving: Callable[[], None] | None,
) -> HttpAnswer:
    for _ in range(MAX_REDIRECTS + 1):
        reply = await client.send(method, target, headers, body, leaving=leaving)
        led = _resolve_redirect(target, reply.status, reply.headers.get("location", "")) if follow else None
        if led is None:
            return await read_answer(reply, limit if reply.status < 300 else MAX_ERROR_BYTES)
        reply.abort()
        target = led
    return HttpAnswer(508, {}, b"")


def _resolve_redirect(target: RequestTarget, status: int, location: str) -> RequestTarget | None:
    """Return the target of a redirect; None if it leaves the origin, which would disclose the credential to another host."""
    if status not in _REDIRECTS or not location:
        return None
    try:
        led = RequestTarget.parse_url(urljoin(target.url, location))
    except ValueError:
        return None
    return led if led.place == target.place and led != target else None


def _mask_secrets(answer: HttpAnswer, secrets: Sequence[str]) -> HttpAnswer:
    """Mask a credential that the API repeats in its response."""
    body = answer.body
    for secret in secrets:
        body = body.replace(secret.encode(), b"[redacted]")
    return answer if body is answer.body else replace(answer, body=body)


class AnswerCache:
    """LRU cache of responses to GET that have an ``ETag``, by path and ``Accept`` header. Thread-safe.

    Args:
        max_bytes: Maximum total size of the bodies.
    """

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._held: OrderedDict[tuple[str, str], HttpAnswer] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def find(self, path: str, headers: Mapping[str, str]) -> HttpAnswer | None:
        """Return the cached response for this request."""
        name = (path, headers.get("Accept", ""))
        with self._lock:
            if name in self._held:
                self._held.move_to_end(name)
            return self._held.get(name)

    def store(self, path: str, headers: Mapping[str, str], answer: HttpAnswer) -> None:
        """Cache a response that has an ``ETag`` and fits."""
        if "etag" not in answer.headers or len(answer.body) > self._max_bytes:
            return
        name = (path, headers.get("Accept", ""))
        with self._lock:
            earlier = self._held.pop(name, None)
            self._bytes += len(answer.body) - (len(earlier.body) if earlier else 0)
            self._held[name] = answer
            while self._bytes > self._max_bytes:
                _, dropped = self._held.popitem(last=False)
                self._bytes -= len(dropped.body)


async def fetch_url(
    url: str, context: CallContext, *, limit: int, private: bool, sessions: HttpClientPool = SHARED_POOL
) -> bytes:
    """Fetch the body of a URL returned by an API, such as a signed one. Sends no credential and follows no redirect.

    Args:
        url: As returned by the API; ``http`` is replaced by ``https`` unless ``private``.
        context: Context of the call.
        limit: Maximum size of the body in bytes.
        private: The host may resolve to a private address, and may be requested without TLS.
        sessions: Clients by event loop.

    Raises:
        NotApplied, MayHaveHappened: it cannot be fetched; no part of the URL is in the exception.
        UnexpectedAnswerError: the URL is invalid, or its body is too large.
    """
    try:
        parts = urlsplit(url)
    except ValueError:
        raise UnexpectedAnswerError("the API gave an address that cannot be asked") from None
    scheme = parts.scheme if private else "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if parts.scheme not in {"http", "https"} or not (path.isascii() and path.isprintable()) or " " in path:
        raise UnexpectedAnswerError("the API gave an address that cannot be asked")
    try:
        client = ApiClient(f"{scheme}://{parts.netloc}", "url", private=private, sessions=sessions)
    except ToolkitError:
        raise UnexpectedAnswerError("the API gave an address that cannot be asked") from None
    answer = await client.get(path, context, limit=limit)
    if answer.problem is not None:
        raise UnexpectedAnswerError("the body is larger than expected, or its packing is broken")
    return answer.body


def join_path(argument: str, *segments: str) -> str:
    """Join segments to a path, each fully percent-encoded.

    Args:
        argument: The argument named in the error for an invalid segment.
        segments: The path segments.

    Raises:
        ArgumentsRejected: a segment is empty, ``.`` or ``..``, or contains a slash or a control character.
    """
    for one in segments:
        if one.strip() in {"", ".", ".."} or "/" in one or "\\" in one or not _is_encodable(one):
            raise make_argument_rejection(
                argument, "must name something: no empty part, no dots alone, no control characters"
            )
    return "".join("/" + quote(one, safe="") for one in segments)


def _is_encodable(text: str) -> bool:
    return all(ord(sign) >= 0x20 and ord(sign) != 0x7F and not 0xD800 <= ord(sign) < 0xE000 for sign in text)


def parse_json_object(answer: HttpAnswer) -> dict[str, Any]:
    """Parse the body as a JSON object.

    Raises:
        UnexpectedAnswerError: it is not a JSON object.
    """
    value = parse_json_value(answer)
    if not isinstance(value, dict):
        raise UnexpectedAnswerError("the answer is not a JSON object")
    return value


def parse_json_value(answer: HttpAnswer) -> Any:
    """Parse the body as JSON.

    Raises:
        UnexpectedAnswerError: it is not JSON, or too large.
    """
    if answer.problem is not None:
        raise UnexpectedAnswerError("the answer is larger than expected, or its packing is broken")
    try:
        return msgspec.json.decode(answer.body)
    except (ValueError, RecursionError):
        raise UnexpectedAnswerError("the answer is not JSON") from None


class UnexpectedAnswerError(Exception):
    """The response does not have the API's documented form; the message names the part, and quotes nothing of the response.

    Cure: check the address of the API, and whether the API has changed.
    """


def read_answer_date(answer: HttpAnswer) -> str | None:
    """Return the time of the response from its ``Date`` header, in ISO 8601; None if the header is absent or invalid."""
    from email.utils import parsedate_to_datetime  # noqa: PLC0415 - few modules need it

    try:
        return parsedate_to_datetime(answer.headers.get("date", "")).isoformat()
    except (ValueError, TypeError, OverflowError):
        return None


__all__ = [
    "AnswerCache", "ApiClient", "ArgumentsRejected", "RefusalReader", "UnexpectedAnswerError", "fetch_url", "join_path", "parse_json_object",
    "parse_json_value", "read_answer_date",
]  # fmt: skip
