"""OAuth 2.0 client credentials (RFC 6749 §4.4) for an HTTP API: obtain a token, reuse it until it must be renewed, and renew it once for all concurrent calls.

May not know: documents, tools, operations. The token endpoint is the operator's: a secret is never sent to an address that only a
document names. Neither secret nor token is ever displayed, logged or stored. No redirect is followed.
"""

import asyncio
import base64
import time
from collections.abc import Callable
from typing import Final, Literal
from urllib.parse import quote, urlencode, urlsplit

import msgspec
from msgspec import Struct

from callwright.core.guard.configured_secrets import forget_secret, remember_secret
from callwright.domain.struct_decoding import describe_types
from callwright.tools.http import credential_reasons
from callwright.tools.http.client_pool import HttpClientPool
from callwright.tools.http.credentials import CredentialError, SecretReference
from callwright.wire.request_target import HttpTransportError, RequestTarget

_TIMEOUT_S: Final = 10.0
_MAX_TOKEN_BYTES: Final = 64 * 1024
_RENEW_BEFORE_S: Final = 60.0
_RENEW_SHARE: Final = 0.8
_FAILURE_PAUSE_S: Final = 5.0
"""Seconds after a failure during which the token endpoint is not asked again: all calls fail with the same reason."""

_DEFAULT_LIFE_S: Final = 300.0
"""Lifetime assumed for a token whose lifetime is not given."""

_MAX_LIFE_S: Final = 30 * 86_400.0


class ClientCredentials(Struct, frozen=True, kw_only=True):
    """The settings with which tokens for an API are obtained.

    Attributes:
        token_url: The token endpoint; https, unless it is on this machine.
        client_id: The client's identifier.
        client_secret: Its secret by reference: env:NAME, file:PATH or keyring:SERVICE/NAME.
        scopes: Requested scopes.
        audience: Parameter ``audience`` of some servers.
        resource: Parameter ``resource`` (RFC 8707).
        client_auth: How the client authenticates: with HTTP Basic, or in the body.
    """

    token_url: str
    client_id: str
    client_secret: str
    scopes: tuple[str, ...] = ()
    audience: str = ""
    resource: str = ""
    client_auth: Literal["basic", "body"] = "basic"


class TokenUnavailableError(Exception):
    """No token is available now; ``reason`` is for people. ``refused``: the endpoint refused, so that a retry is pointless."""

    def __init__(self, reason: str, *, refused: bool) -> None:
        super().__init__(reason)
        self.reason = reason
        self.refused = refused


class _TokenAnswer(Struct):
    access_token: str
    token_type: str = "bearer"  # noqa: S105 - the name of a kind
    expires_in: float | str | None = None


class _TokenRefusal(Struct):
    error: str = ""


class TokenSource:
    """The current token of one API.

    Args:
        settings: How tokens are obtained.
        sessions: The connection pool of the API's requests.
        private: Whether the endpoint may resolve to a private address.
        now: Monotonic seconds.

    Raises:
        CredentialError: the secret is no reference, or the endpoint is not https.
    """

    def __init__(
        self,
        settings: ClientCredentials,
        sessions: HttpClientPool,
        *,
        private: bool = False,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        near = _is_loopback_url(settings.token_url)
        if not near and not settings.token_url.startswith("https://"):
            raise CredentialError(credential_reasons.TOKEN_URL_NOT_HTTPS())
        self._settings = settings
        self._secret = SecretReference(settings.client_secret)
        self._secret.reveal()
        self._sessions = sessions
        self._private = private or near
        self._now = now
        self._token = ""
        self._renew_at = 0.0
        self._expires_at = 0.0
        self._failure: tuple[float, TokenUnavailableError] | None = None
        self._renewals: dict[asyncio.AbstractEventLoop, asyncio.Task[str]] = {}

    def __repr__(self) -> str:
        return f"TokenSource({self._settings.token_url!r})"

    async def get_token(self) -> str:
        """Return a valid token; one request serves all that wait.

        Raises:
            TokenUnavailableError: none can be obtained.
        """
        now = self._now()
        if self._token and now < self._renew_at:
            return self._token
        if self._failure is not None and now < self._failure[0]:
            if self._token and now < self._expires_at:
                return self._token
            raise self._failure[1]
        loop = asyncio.get_running_loop()
        task = self._renewals.get(loop)
        if task is None or task.done():
            for ended in [one for one in self._renewals if one.is_closed()]:
                del self._renewals[ended]
            task = self._renewals[loop] = loop.create_task(self._renew())
        try:
            return await asyncio.shield(task)
        except TokenUnavailableError:
            if self._token and self._now() < self._expires_at:
                return self._token  # an early renewal failed; the token is still good
            raise

    def discard_token(self, token: str) -> None:
        """Forget a token that the API has refused, unless another has been obtained meanwhile."""
        if self._token == token:
            self._token = ""

    async def _renew(self) -> str:
        try:
            answer = await self._request_token()
        except TokenUnavailableError as fault:
            self._failure = (self._now() + _FAILURE_PAUSE_S, fault)
            raise
        life = _read_lifetime(answer.expires_in)
        now = self._now()
        forget_secret(self._token)
        remember_secret(answer.access_token)
        self._token, self._failure = answer.access_token, None
        self._expires_at = now + life
        self._renew_at = now + max(life * _RENEW_SHARE, life - _RENEW_BEFORE_S)
        return answer.access_token

    async def _request_token(self) -> _TokenAnswer:
        headers, body = self._build_request()
        try:
            target = RequestTarget.parse_url(self._settings.token_url)
            client = await self._sessions.get(private=self._private)
            async with asyncio.timeout(_TIMEOUT_S):
                reply = await client.send("POST", target, headers, body)
                status, data = reply.status, await reply.read(_MAX_TOKEN_BYTES)
        except (HttpTransportError, TimeoutError, OSError):
            raise TokenUnavailableError("the token endpoint does not answer", refused=False) from None
        if status >= 500 or status == 429:
            raise TokenUnavailableError(f"the token endpoint answered {status}", refused=False)
        if status != 200:
            raise TokenUnavailableError(
                f"the token endpoint refused the client{_read_error_code(data)}", refused=True
            )
        return _parse_answer(data)

    def _build_request(self) -> tuple[dict[str, str], bytes]:
        settings = self._settings
        fields = {"grant_type": "client_credentials"}
        fields |= {"scope": " ".join(settings.scopes)} if settings.scopes else {}
        fields |= {"audience": settings.audience} if settings.audience else {}
        fields |= {"resource": settings.resource} if settings.resource else {}
        headers = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"}
        try:
            secret = self._secret.reveal()
        except CredentialError as fault:
            raise TokenUnavailableError(str(fault), refused=True) from None
        if settings.client_auth == "body":
            fields |= {"client_id": settings.client_id, "client_secret": secret}
        else:  # RFC 6749 §2.3.1: both are form-encoded before they are joined
            pair = f"{quote(settings.client_id, safe='')}:{quote(secret, safe='')}"
            headers["Authorization"] = "Basic " + base64.b64encode(pair.encode()).decode()
        return headers, urlencode(fields).encode()


def _is_loopback_url(url: str) -> bool:
    try:
        return urlsplit(url).hostname in {"127.0.0.1", "::1", "localhost"}
    except ValueError:
        return False


def _parse_answer(data: bytes) -> _TokenAnswer:
    try:
        answer = msgspec.json.decode(data, type=_TokenAnswer)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise TokenUnavailableError("the token endpoint sent no token", refused=True) from None
    token = answer.access_token
    if not token or not token.isascii() or not token.isprintable() or " " in token:
        raise TokenUnavailableError("the token endpoint sent a token that cannot be sent", refused=True)
    if answer.token_type.lower() != "bearer":
        raise TokenUnavailableError("the token endpoint sent a token of another kind", refused=True)
    return answer


def _read_lifetime(expires_in: float | str | None) -> float:
    try:
        life = _DEFAULT_LIFE_S if expires_in is None else float(expires_in)
    except ValueError:
        return _DEFAULT_LIFE_S
    return life if 0 < life <= _MAX_LIFE_S else _DEFAULT_LIFE_S


def _read_error_code(data: bytes) -> str:
    """Return the endpoint's error code (RFC 6749 §5.2) as the end of a sentence; "" if there is no plain one."""
    try:
        code = msgspec.json.decode(data, type=_TokenRefusal).error
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    return f": {code}" if len(code) <= 64 and code.replace("_", "").isalnum() and code.isascii() else ""


describe_types(_TokenAnswer, _TokenRefusal)
