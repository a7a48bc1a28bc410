"""``TokenProvider``: the Authorization header of one server, kept ready, renewed before it expires, once for all requests.

May not know: requests, or their content. Never opens a browser: if a login is needed it raises ``LoginRequiredError``,
and checks from time to time whether a person has logged in.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from callwright.core.guard.configured_secrets import forget_secret, remember_secret
from callwright.core.protocols.login_settings import LoginRules
from callwright.tools.oauth.auth_challenge import NO_CHALLENGE, AuthChallenge, merge_scopes, parse_challenge
from callwright.tools.oauth.discovery import choose_scopes, discover_login, fetch_resource_metadata
from callwright.tools.oauth.login_errors import LoginFailedError, LoginRequiredError, TokenUnavailableError
from callwright.tools.oauth.login_store import FileStamp, LoginStore, StoredLogin
from callwright.tools.oauth.metadata_fetch import MetadataFetcher
from callwright.tools.oauth.oauth_client import OAuthClient, make_declared_client
from callwright.tools.oauth.oauth_documents import IssuerMetadata
from callwright.tools.oauth.token_grants import (
    GrantedToken,
    TokenRequest,
    TokenSet,
    make_binding_key,
    redeem_refresh_token,
    request_unattended_token,
)
from callwright.wire.request_target import HttpTransportError

if TYPE_CHECKING:
    from callwright.tools.oauth.dpop import DPoPProver

log = logging.getLogger("callwright.gateway")

_MAX_NONCE_CHARS: Final = 1024
_RELOAD_INTERVAL_S: Final = 1.0
"""Seconds after which a login or logout by another process is noticed."""

_NEVER: Final = float("inf")
_CLOSE_TIMEOUT_S: Final = 3.0
_FINAL_ERRORS: Final = frozenset({"invalid_grant", "invalid_client"})
"""Error codes of RFC 6749 §5.2 after which the same request can never succeed."""

_RETRY_PAUSE_S: Final = 10.0
"""Seconds during which a failed renewal is not retried: all calls fail at once with the same reason."""


class TokenProvider:
    """Provides the token of one server.

    Args:
        server: Name of the server.
        url: Its URL; the only one its token is ever sent to.
        rules: The operator's declaration.
        keeper: Store of the logins.
        reach: Connection to its authorization server.
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
        self.line = b""
        self.due = 0.0
        self.bound = False
        self._prover: DPoPProver | None = None
        self._nonce = ""
        self._server, self._url = server, url
        self._rules, self._keeper = rules, keeper
        self._reach = reach or MetadataFetcher(url)
        self._now = now
        self._login: StoredLogin | None = None
        self._stamp: FileStamp | None = None
        self._looked = False
        self._renewing: asyncio.Task[None] | None = None
        self._had_at = -_RETRY_PAUSE_S
        self._quiet_until = 0.0
        self._fault: LoginFailedError | None = None
        self._possible: bool | None = None

    # --- before a request ---------------------------------------------------------------------------------------

    async def prepare_header(self) -> bytes:
        """Return the current header; to be called once ``due`` has passed. b"" if there is no token.

        Raises:
            LoginRequiredError: the token has expired, and only a person can obtain another.
            HttpTransportError: another is unavailable for now.
        """
        self._reload_if_changed()
        now, token = self._now(), self._current_token
        if token is None or token.renew is None or now < token.renew:
            self.due = min(
                now + _RELOAD_INTERVAL_S, token.renew if token is not None and token.renew else _NEVER
            )
        elif token.until is not None and now < token.until:
            self.due = min(now + _RELOAD_INTERVAL_S, token.until)
            if token.refresh or self._rules.is_unattended:
                self._begin_renewal(self.line, NO_CHALLENGE)
        else:
            await self._await_renewal(self.line, NO_CHALLENGE)
        return self.line

    def make_proof(self, method: str, url: str) -> bytes:
        """Return the DPoP header of this request, sent beside ``line``; b"" for a bearer token."""
        token = self._current_token
        if token is None or not token.key:
            return b""
        if self._prover is None:
            from callwright.tools.oauth.dpop import DPoPProver  # noqa: PLC0415 - cryptography is slow to import

            self._prover = DPoPProver(token.key)
        return f"DPoP: {self._prover.make_proof(method, url, token.access, self._nonce)}\r\n".encode("ascii")

    def store_nonce(self, headers: Mapping[str, str]) -> None:
        """Store the nonce that the server demands in the next proof (RFC 9449 §8.2)."""
        nonce = headers.get("dpop-nonce", "")
        if nonce and len(nonce) <= _MAX_NONCE_CHARS and nonce.isascii() and nonce.isprintable():
            self._nonce = nonce

    def _reload_if_changed(self) -> None:
        """Load what another process has stored: a login, a refreshed token, a logout."""
        stamp = self._keeper.read_stamp()
        if not self._looked or stamp != self._stamp:
            self._looked, self._stamp = True, stamp
            self._adopt_login(self._keeper.get(self._server, self._url))

    def _adopt_login(self, login: StoredLogin | None) -> None:
        if login is not None and not self._matches_rules(login):
            login = None
        token = login.token if login is not None else None
        earlier = self._current_token
        if token is not None and token != earlier:
            self._quiet_until, self._fault = 0.0, None
        if earlier is not None and (token is None or token.access != earlier.access):
            forget_secret(earlier.access)
        if token is not None:
            remember_secret(token.access)
            remember_secret(token.refresh)
        self._login = login
        scheme = "DPoP" if token is not None and token.key else "Bearer"
        self.line = b"" if token is None else f"Authorization: {scheme} {token.access}\r\n".encode("ascii")
        self.bound = token is not None and bool(token.key)
        self._prover = None
        self.due = 0.0

    def _matches_rules(self, login: StoredLogin) -> bool:
        """Return whether a stored login still matches the operator's declaration."""
        rules = self._rules
        return (not rules.issuer or rules.issuer == login.issuer) and (
            not rules.client_id or rules.client_id == login.client.id
        )

    @property
    def _current_token(self) -> TokenSet | None:
        return self._login.token if self._login is not None else None

    # --- after a refusal ----------------------------------------------------------------------------------------

    async def should_retry(self, status: int, headers: Mapping[str, str], sent_header: bytes) -> bool:
        """Return whether a refused request (401, 403) is to be sent once more, with the current ``line``.

        Raises:
            LoginRequiredError: a person has to log in first.
            HttpTransportError: a token is unavailable for now.
        """
        challenge = parse_challenge(headers.get("www-authenticate"))
        self._reload_if_changed()
        if self.line and self.line != sent_header:
            return True
        if self.bound and challenge.error == "use_dpop_nonce" and "dpop-nonce" in headers:
            return True
        if status == 403:
            return await self._step_up_scopes(challenge, sent_header)
        if not sent_header and not self._rules.is_unattended:
            if await self._can_log_in(challenge):
                raise LoginRequiredError(self._server, challenge.scopes)
            return False
        if sent_header and self._now() - self._had_at < _RETRY_PAUSE_S:
            raise LoginRequiredError(self._server, challenge.scopes, LoginFailedError("rejected"))
        await self._await_renewal(sent_header, challenge)
        return True

    async def _can_log_in(self, challenge: AuthChallenge) -> bool:
        """Return whether the server says where to log in; determined once."""
        if self._possible is None:
            try:
                await fetch_resource_metadata(self._reach, self._url, self._rules, challenge)
            except LoginFailedError as fault:
                if fault.why == "unreachable":
                    return bool(challenge.metadata)
                self._possible = fault.why == "other_resource"
            else:
                self._possible = True
        return self._possible

    async def _step_up_scopes(self, challenge: AuthChallenge, sent_header: bytes) -> bool:
        """Request a token with the demanded scopes, unless they were requested before."""
        login = self._login
        if challenge.error != "insufficient_scope" or not sent_header or login is None:
            return False
        if set(challenge.scopes) <= {*login.scopes}:
            return False
        if self._rules.is_unattended:
            await self._await_renewal(sent_header, challenge)
            return True
        if not set(challenge.scopes) <= {*login.wanted}:
            await self._record_wanted_scopes(login, challenge.scopes)
        raise LoginRequiredError(self._server, challenge.scopes)

    async def _record_wanted_scopes(self, login: StoredLogin, scopes: tuple[str, ...]) -> None:
        """Record scopes that the next login has to request as well."""
        try:
            async with self._keeper.hold_lock():
                kept = self._keeper.get(self._server, self._url) or login
                self._keeper.put(replace(kept, wanted=merge_scopes([*kept.wanted, *scopes])))
        except LoginFailedError as fault:
            raise LoginRequiredError(self._server, scopes, fault) from None

    # --- another token ------------------------------------------------------------------------------------------

    async def _await_renewal(self, sent_header: bytes, challenge: AuthChallenge) -> None:
        """Wait for another token than the refused one.

        One attempt serves all waiting requests and continues if they are cancelled: a refresh token that was sent is used up.
        """
        await asyncio.shield(self._begin_renewal(sent_header, challenge))

    def _begin_renewal(self, sent_header: bytes, challenge: AuthChallenge) -> "asyncio.Task[None]":
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.ensure_future(self._renew_token(sent_header, challenge))
            self._renewing.add_done_callback(_consume_exception)
        return self._renewing

    async def _renew_token(self, sent_header: bytes, challenge: AuthChallenge) -> None:
        if self._now() < self._quiet_until:
            raise self._make_renewal_error()
        try:
            async with self._keeper.hold_lock():
                self._adopt_login(self._keeper.get(self._server, self._url))
                if self.line == sent_header or not self.line:
                    await self._obtain_token(challenge)
                    self._had_at = self._now()
        except LoginFailedError as fault:
            self._fault, self._quiet_until = fault, self._now() + _RETRY_PAUSE_S
            log.info("%s: no token could be obtained (%s).", self._server, fault.why)
            raise self._make_renewal_error() from None

    def _make_renewal_error(self) -> HttpTransportError:
        if self._fault is not None and self._fault.why == "unreachable":
            return TokenUnavailableError()
        return LoginRequiredError(self._server, fault=self._fault)

    async def _obtain_token(self, challenge: AuthChallenge) -> None:
        login, now = self._login, self._now()
        if self._rules.is_unattended:
            self._store_login(await self._request_unattended_login(challenge, now))
            return
        if login is None or login.token is None or not login.token.refresh:
            self._discard_token()
            raise LoginFailedError("expired")
        if challenge is not NO_CHALLENGE:
            await self._require_same_issuer(login, challenge)
        key = login.token.key
        asking = TokenRequest(
            login.client, self._rules, login.endpoint, login.resource, login.algorithms, key
        )
        try:
            granted = await redeem_refresh_token(self._reach, asking, login.token.refresh, login.scopes, now)
        except LoginFailedError as fault:
            self._forget_what_ended(login, fault)
            raise
        self._store_login(
            replace(login, token=granted.token, scopes=merge_scopes([*login.scopes, *granted.scopes]))
        )

    def _forget_what_ended(self, login: StoredLogin, fault: LoginFailedError) -> None:
        """Discard what a refused renewal says is over: the token, or our registration too, so that the next login makes another.

        Any other refusal (a proxy's 403, a wrong client secret, a proof outside the issuer's clock) ends nothing: the login is kept,
        and the renewal tried again.

        Raises:
            LoginFailedError: the login has ended.
        """
        if fault.why != "token_refused" or fault.detail not in _FINAL_ERRORS:
            return
        if fault.detail == "invalid_client":
            if not self._is_registered(login.client):
                return
            login = replace(login, client=OAuthClient(issuer=login.issuer, id=""))
        self._store_login(replace(login, token=None))
        raise LoginFailedError("expired") from None

    def _is_registered(self, client: OAuthClient) -> bool:
        """Return whether we registered this client ourselves, as against one that the operator has written down."""
        return client.id not in {self._rules.client_id, self._rules.client_metadata}

    async def _require_same_issuer(self, login: StoredLogin, challenge: AuthChallenge) -> None:
        """Refuse to renew a rejected token unless the server still trusts its issuer."""
        metadata = await fetch_resource_metadata(self._reach, self._url, self._rules, challenge)
        if login.issuer not in (metadata.authorization_servers or ()) or metadata.resource != login.resource:
            self._discard_token()
            raise LoginFailedError("changed")

    def _discard_token(self) -> None:
        """Discard the token; registration and scopes are kept for the next login."""
        if self._login is not None and self._login.token is not None:
            self._store_login(replace(self._login, token=None))

    async def _request_unattended_login(self, challenge: AuthChallenge, now: float) -> StoredLogin:
        """Log in without a person."""
        login, rules = self._login, self._rules
        discovery = await discover_login(self._reach, self._url, rules, challenge)
        before = login.scopes if login is not None else ()
        scopes = choose_scopes(discovery, rules, challenge, before)
        new_login = make_login(
            self._server,
            self._url,
            discovery.resource,
            discovery.issuer,
            make_unattended_client(discovery.issuer, rules),
        )
        key = make_binding_key(discovery.issuer)
        asking = TokenRequest(
            new_login.client, rules, new_login.endpoint, new_login.resource, new_login.algorithms, key
        )
        granted: GrantedToken = await request_unattended_token(
            self._reach, asking, discovery.issuer, scopes, now
        )
        return replace(new_login, token=granted.token, scopes=merge_scopes([*scopes, *granted.scopes]))

    def _store_login(self, login: StoredLogin) -> None:
        self._keeper.put(login)
        self._adopt_login(login)

    async def log_in_unattended(self) -> StoredLogin:
        """Obtain a token now, without a person, and return the login.

        Raises:
            LoginFailedError: none can be obtained.
        """
        async with self._keeper.hold_lock():
            self._adopt_login(self._keeper.get(self._server, self._url))
            login = await self._request_unattended_login(NO_CHALLENGE, self._now())
            self._store_login(login)
        return login

    async def close(self) -> None:
        """Close the connections; a renewal under way may finish."""
        if self._renewing is not None and not self._renewing.done():
            await asyncio.wait([self._renewing], timeout=_CLOSE_TIMEOUT_S)
            self._renewing.cancel()
        self._reach.close()


def _consume_exception(task: "asyncio.Task[None]") -> None:
    """Retrieve the task's exception: waiting requests have received it, and without any it is irrelevant."""
    if not task.cancelled():
        task.exception()


def make_unattended_client(issuer: IssuerMetadata, rules: LoginRules) -> OAuthClient:
    """Return the client of an unattended login; a workload may have nothing but its assertion."""
    if not rules.client_id:
        return OAuthClient(issuer=issuer.issuer, id="")
    return make_declared_client(issuer, rules)


def make_login(
    server: str, url: str, resource: str, issuer: IssuerMetadata, client: OAuthClient
) -> StoredLogin:
    """Return a login without a token yet.

    Raises:
        LoginFailedError: the issuer has no token endpoint.
    """
    if not issuer.token_endpoint:
        raise LoginFailedError("no_issuer_metadata")
    return StoredLogin(
        server=server,
        url=url,
        resource=resource,
        issuer=issuer.issuer,
        endpoint=issuer.token_endpoint,
        revocation=issuer.revocation_endpoint or "",
        client=client,
        algorithms=tuple(issuer.token_endpoint_auth_signing_alg_values_supported or ()),
    )
