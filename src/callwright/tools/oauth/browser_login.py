"""``LoginAttempt``: one interactive login, from the authorization URL to a stored token. Single use, bound to one issuer.

May not know: browsers, HTTP servers. An answer is accepted only with our state and its issuer's own name (RFC 9207); nothing
else in it is read before, and nothing but an error code is ever repeated.
"""

import base64
import hmac
import secrets
import time
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final
from urllib.parse import urlencode, urlsplit

import msgspec
from msgspec.structs import replace

from callwright._version import __version__
from callwright.core.protocols import mcp_protocol
from callwright.core.protocols.login_settings import LoginRules
from callwright.tools.oauth.auth_challenge import AuthChallenge, merge_scopes, parse_challenge
from callwright.tools.oauth.discovery import LoginDiscovery, choose_scopes, discover_login
from callwright.tools.oauth.login_errors import LoginFailedError
from callwright.tools.oauth.login_store import LoginStore, StoredLogin
from callwright.tools.oauth.metadata_fetch import MetadataFetcher
from callwright.tools.oauth.oauth_client import choose_client, prove_client
from callwright.tools.oauth.oauth_documents import IssuerMetadata, RedactedStruct, sanitise_error_code
from callwright.tools.oauth.token_grants import TokenRequest, make_binding_key, redeem_code
from callwright.tools.oauth.token_provider import make_login
from callwright.tools.oauth.urls import is_safe_url

_PROBE_HEADERS: Final = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}

_CLIENT_INFO: Final = {"name": "callwright", "version": __version__}

QueryPairs = Sequence[tuple[str, str]]


class _PendingLogin(RedactedStruct, frozen=True):
    """State of an attempt, kept until the browser returns."""

    login: StoredLogin
    issuer: IssuerMetadata
    state: str
    verifier: str
    key: str


class LoginAttempt:
    """One interactive login.

    Args:
        server, url: Name and URL of the server.
        rules: The operator's declaration.
        keeper: Store of the login.
        reach: Connection to the authorization servers.
        now: Seconds since 1970.
    """

    def __init__(
        self,
        server: str,
        url: str,
        rules: LoginRules,
        keeper: LoginStore,
        reach: MetadataFetcher | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._server, self._url = server, url
        self._rules, self._keeper = rules, keeper
        self._reach = reach or MetadataFetcher(url)
        self._now = now
        self._begun: _PendingLogin | None = None

    def choose_port(self) -> int:
        """Return the port of the redirect URI: as declared, as registered before, or 0 for any."""
        if self._rules.redirect_port:
            return self._rules.redirect_port
        known = self._keeper.get(self._server, self._url)
        return (urlsplit(known.client.redirect).port or 0) if known and known.client.redirect else 0

    @property
    def has_fixed_port(self) -> bool:
        """Return whether the operator has declared the port."""
        return bool(self._rules.redirect_port)

    async def begin(self, redirect: str, scopes: tuple[str, ...] = ()) -> str:
        """Return the authorization URL to open in a browser.

        Args:
            redirect: Redirect URI.
            scopes: Scopes to request beside those that the server wants.

        Raises:
            LoginFailedError: the place to log in is unclear or unsafe, or the stored login cannot be read.
        """
        self._keeper.require_readable()
        if not is_safe_url(self._url, near=self._reach.near):
            raise LoginFailedError("not_tls")
        challenge = await self._probe_challenge()
        discovery = await discover_login(self._reach, self._url, self._rules, challenge)
        issuer = discovery.issuer
        if not issuer.authorization_endpoint:
            raise LoginFailedError("no_issuer_metadata")
        if "S256" not in (issuer.code_challenge_methods_supported or ()):
            raise LoginFailedError("no_pkce")
        known = self._keeper.get(self._server, self._url)
        wanted = self._choose_scopes(discovery, challenge, known, scopes)
        client = await choose_client(
            self._reach, issuer, self._rules, redirect, known.client if known else None, wanted
        )
        login = make_login(
            self._server, self._url, discovery.resource, issuer, replace(client, redirect=redirect)
        )
        verifier, state = secrets.token_urlsafe(48), secrets.token_urlsafe(32)
        self._begun = _PendingLogin(
            replace(login, scopes=wanted), issuer, state, verifier, make_binding_key(issuer)
        )
        return _build_authorization_url(issuer.authorization_endpoint, self._begun)

    def _choose_scopes(
        self,
        discovery: LoginDiscovery,
        challenge: AuthChallenge,
        known: StoredLogin | None,
        more: tuple[str, ...],
    ) -> tuple[str, ...]:
        """Return the scopes to request: with all earlier ones, unless the issuer has changed."""
        before: tuple[str, ...] = ()
        if known is not None and known.issuer == discovery.issuer.issuer:
            before = merge_scopes([*known.scopes, *known.wanted])
        return choose_scopes(
            discovery, self._rules, challenge, merge_scopes([*before, *more]) if before or more else ()
        )

    async def _probe_challenge(self) -> AuthChallenge:
        """Return the server's challenge to a request without a token."""
        meta = {
            mcp_protocol.VERSION_META: mcp_protocol.MODERN_VERSION,
            mcp_protocol.CAPABILITIES_META: {},
            mcp_protocol.CLIENT_META: _CLIENT_INFO,
        }
        body = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": meta}}
        headers = {
            **_PROBE_HEADERS,
            "MCP-Protocol-Version": mcp_protocol.MODERN_VERSION,
            "Mcp-Method": "tools/list",
        }
        answer = await self._reach.probe_server(headers, msgspec.json.encode(body))
        return (
            parse_challenge(answer.headers.get("www-authenticate"))
            if answer.status == 401
            else AuthChallenge()
        )

    def expects_answer(self, answer: QueryPairs) -> bool:
        """Return whether an answer belongs to this attempt: any other is ignored."""
        begun = self._begun
        return begun is not None and hmac.compare_digest(
            _get_single_value(answer, "state").encode(), begun.state.encode()
        )

    async def finish(self, answer: QueryPairs) -> StoredLogin:
        """Redeem the answer from the browser for a token, and store it.

        Raises:
            LoginFailedError: the answer is not from the expected issuer, is an error, or yields no token.
        """
        begun = self._begun
        if begun is None or not self.expects_answer(answer):
            raise LoginFailedError("answer_rejected")
        self._begun = None
        code = _extract_code(begun.issuer, answer)
        login = begun.login
        asking = TokenRequest(
            login.client, self._rules, login.endpoint, login.resource, login.algorithms, begun.key
        )
        granted = await redeem_code(self._reach, asking, code, begun.verifier, login.scopes, self._now())
        done = replace(login, token=granted.token, scopes=merge_scopes([*login.scopes, *granted.scopes]))
        async with self._keeper.hold_lock():
            self._keeper.put(done)
        return done

    def close(self) -> None:
        """Close the connections."""
        self._begun = None
        self._reach.close()


def _build_authorization_url(endpoint: str, begun: _PendingLogin) -> str:
    challenge = base64.urlsafe_b64encode(sha256(begun.verifier.encode()).digest()).decode().rstrip("=")
    login = begun.login
    asked = {
        "response_type": "code",
        "client_id": login.client.id,
        "redirect_uri": login.client.redirect,
        "state": begun.state,
        "code_challenge": challenge,
        "code_challenge_method": "S256",
        "resource": login.resource,
    }
    if login.scopes:
        asked["scope"] = " ".join(login.scopes)
    if "offline_access" in login.scopes:
        asked["prompt"] = "consent"  # required by OpenID Connect Core §11
    return f"{endpoint}{'&' if urlsplit(endpoint).query else '?'}{urlencode(asked)}"


def _extract_code(issuer: IssuerMetadata, answer: QueryPairs) -> str:
    """Return the code in an answer. The issuer is checked first, because only its error may be reported."""
    named = [value for name, value in answer if name == "iss"]
    if named != [issuer.issuer] and (named or issuer.authorization_response_iss_parameter_supported):
        raise LoginFailedError("answer_rejected")
    if any(name == "error" for name, _ in answer):
        raise LoginFailedError("denied", sanitise_error_code(_get_single_value(answer, "error")))
    code = _get_single_value(answer, "code")
    if not code or len(code) > 4096:
        raise LoginFailedError("answer_rejected")
    return code


def _get_single_value(answer: QueryPairs, name: str) -> str:
    """Return the value of a parameter that occurs exactly once; "" otherwise."""
    values = [value for key, value in answer if key == name]
    return values[0] if len(values) == 1 else ""


async def revoke_tokens(reach: MetadataFetcher, login: StoredLogin, rules: LoginRules) -> bool:
    """Revoke tokens at their issuer (RFC 7009); False if it does not support it, or cannot be reached."""
    if not login.revocation or login.token is None:
        return False
    for token, kind in ((login.token.refresh, "refresh_token"), (login.token.access, "access_token")):
        if not token:
            continue
        try:
            proof = prove_client(login.client, rules, login.algorithms)
            answer = await reach.post_form(
                login.revocation, {"token": token, "token_type_hint": kind, **proof.fields}, proof.headers
            )
        except LoginFailedError:
            return False
        if answer.status != 200:
            return False
    return True
