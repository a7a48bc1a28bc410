"""``Access``: the header that one server is shown, kept ready. Renewed before it ends, once for all who wait, or not at all.

May not know: requests, or what they ask. It opens no browser and asks nobody: where a person is needed it says so
(``LoginNeeded``), and looks from time to time whether somebody has logged in meanwhile.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from callwright.core.login import LoginRules
from callwright.tools.oauth.challenge import NONE, Challenge, challenge_of, joined
from callwright.tools.oauth.client import Client, declared
from callwright.tools.oauth.discovery import discovered, resource_metadata, scopes_for
from callwright.tools.oauth.documents import IssuerMetadata
from callwright.tools.oauth.faults import LoginFault, LoginNeeded
from callwright.tools.oauth.grants import Asking, Granted, Token, by_itself, by_refresh, key_for
from callwright.tools.oauth.keeping import Keeper, Login, Stamp
from callwright.tools.oauth.reach import Reach
from callwright.tools.wire.target import HttpFault

if TYPE_CHECKING:
    from callwright.tools.oauth.bound import Prover

log = logging.getLogger("callwright.gateway")

_NONCE: Final = 1024
_LOOK_S: Final = 1.0
"""How soon it is seen that another process has logged in or out."""

_NEVER: Final = float("inf")
_LEAVE_S: Final = 3.0
_PAUSE_S: Final = 10.0
"""What has just failed is not tried again for so long, however many calls come: they fail at once, and say why."""


class Access:
    """See the head of this file.

    Args:
        server: Its name here.
        url: Where it is; the only address that its token is ever sent to.
        rules: What the operator declared.
        keeper: Where logins are kept.
        reach: How its authorization server is spoken to.
        now: Seconds since 1970.
    """

    def __init__(
        self,
        server: str,
        url: str,
        rules: LoginRules,
        keeper: Keeper,
        reach: Reach | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.line = b""
        self.due = 0.0
        self.bound = False
        self._prover: Prover | None = None
        self._nonce = ""
        self._server, self._url = server, url
        self._rules, self._keeper = rules, keeper
        self._reach = reach or Reach(url)
        self._now = now
        self._login: Login | None = None
        self._stamp: Stamp | None = None
        self._looked = False
        self._renewing: asyncio.Task[None] | None = None
        self._had_at = -_PAUSE_S
        self._quiet_until = 0.0
        self._fault: LoginFault | None = None
        self._possible: bool | None = None

    # --- before a request ---------------------------------------------------------------------------------------

    async def ready(self) -> bytes:
        """The header now; to be called when ``due`` is over. b"" where there is no token.

        Raises:
            LoginNeeded: the token has ended, and only a person can have another.
            HttpFault: another cannot be had for now.
        """
        self._look()
        now, token = self._now(), self._token
        if token is None or token.renew is None or now < token.renew:
            self.due = min(now + _LOOK_S, token.renew if token is not None and token.renew else _NEVER)
        elif token.until is not None and now < token.until:
            self.due = min(now + _LOOK_S, token.until)
            if token.refresh or self._rules.by_itself:
                self._begin(self.line, NONE)
        else:
            await self._renewed(self.line, NONE)
        return self.line

    def proof(self, method: str, url: str) -> bytes:
        """The header beside ``line`` that shows for this request that we hold the token's key; b"" where it has none."""
        token = self._token
        if token is None or not token.key:
            return b""
        if self._prover is None:
            from callwright.tools.oauth.bound import Prover  # noqa: PLC0415 - cryptography is not cheap to load

            self._prover = Prover(token.key)
        return f"DPoP: {self._prover.proof(method, url, token.access, self._nonce)}\r\n".encode("ascii")

    def heed(self, headers: Mapping[str, str]) -> None:
        """Take over the nonce that the server wants to see in the next proof (RFC 9449 §8.2)."""
        nonce = headers.get("dpop-nonce", "")
        if nonce and len(nonce) <= _NONCE and nonce.isascii() and nonce.isprintable():
            self._nonce = nonce

    def _look(self) -> None:
        """Take over what another process has kept: a login, a refreshed token, a logout."""
        stamp = self._keeper.stamp()
        if not self._looked or stamp != self._stamp:
            self._looked, self._stamp = True, stamp
            self._take(self._keeper.get(self._server, self._url))

    def _take(self, login: Login | None) -> None:
        if login is not None and not self._fits(login):
            login = None
        token = login.token if login is not None else None
        if token is not None and token != self._token:
            self._quiet_until, self._fault = 0.0, None
        self._login = login
        scheme = "DPoP" if token is not None and token.key else "Bearer"
        self.line = b"" if token is None else f"Authorization: {scheme} {token.access}\r\n".encode("ascii")
        self.bound = token is not None and bool(token.key)
        self._prover = None
        self.due = 0.0

    def _fits(self, login: Login) -> bool:
        """Whether a kept login is still what the operator declares."""
        rules = self._rules
        return (not rules.issuer or rules.issuer == login.issuer) and (
            not rules.client_id or rules.client_id == login.client.id
        )

    @property
    def _token(self) -> Token | None:
        return self._login.token if self._login is not None else None

    # --- after a refusal ----------------------------------------------------------------------------------------

    async def again(self, status: int, headers: Mapping[str, str], shown: bytes) -> bool:
        """Whether a request that was refused (401, 403) is sent once more, with what ``line`` is now.

        Raises:
            LoginNeeded: a person has to log in first.
            HttpFault: a token cannot be had for now.
        """
        challenge = challenge_of(headers.get("www-authenticate"))
        self._look()
        if self.line and self.line != shown:
            return True
        if self.bound and challenge.error == "use_dpop_nonce" and "dpop-nonce" in headers:
            return True
        if status == 403:
            return await self._stepped_up(challenge, shown)
        if not shown and not self._rules.by_itself:
            if await self._login_possible(challenge):
                raise LoginNeeded(self._server, challenge.scopes)
            return False
        if shown and self._now() - self._had_at < _PAUSE_S:
            raise LoginNeeded(self._server, challenge.scopes, LoginFault("rejected"))
        await self._renewed(shown, challenge)
        return True

    async def _login_possible(self, challenge: Challenge) -> bool:
        """Whether the server says where to log in; found out once."""
        if self._possible is None:
            try:
                await resource_metadata(self._reach, self._url, self._rules, challenge)
            except LoginFault as fault:
                if fault.why == "unreachable":
                    return bool(challenge.metadata)
                self._possible = fault.why == "other_resource"
            else:
                self._possible = True
        return self._possible

    async def _stepped_up(self, challenge: Challenge, shown: bytes) -> bool:
        """A token with the scopes that are asked for; what was asked for before is not asked for again."""
        login = self._login
        if challenge.error != "insufficient_scope" or not shown or login is None:
            return False
        if set(challenge.scopes) <= {*login.scopes}:
            return False
        if self._rules.by_itself:
            await self._renewed(shown, challenge)
            return True
        if not set(challenge.scopes) <= {*login.wanted}:
            await self._want(login, challenge.scopes)
        raise LoginNeeded(self._server, challenge.scopes)

    async def _want(self, login: Login, scopes: tuple[str, ...]) -> None:
        """Write down what the next login has to ask for as well."""
        try:
            async with self._keeper.alone():
                kept = self._keeper.get(self._server, self._url) or login
                self._keeper.put(replace(kept, wanted=joined([*kept.wanted, *scopes])))
        except LoginFault as fault:
            raise LoginNeeded(self._server, scopes, fault) from None

    # --- another token ------------------------------------------------------------------------------------------

    async def _renewed(self, shown: bytes, challenge: Challenge) -> None:
        """Have another token than the one that was shown.

        One attempt serves all who wait for it, and goes on when they go: a refresh token that was sent is used up.
        """
        await asyncio.shield(self._begin(shown, challenge))

    def _begin(self, shown: bytes, challenge: Challenge) -> "asyncio.Task[None]":
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.ensure_future(self._renew(shown, challenge))
            self._renewing.add_done_callback(_looked_at)
        return self._renewing

    async def _renew(self, shown: bytes, challenge: Challenge) -> None:
        if self._now() < self._quiet_until:
            raise self._failed()
        try:
            async with self._keeper.alone():
                self._take(self._keeper.get(self._server, self._url))
                if self.line == shown or not self.line:
                    await self._have(challenge)
                    self._had_at = self._now()
        except LoginFault as fault:
            self._fault, self._quiet_until = fault, self._now() + _PAUSE_S
            log.info("%s: no token could be had (%s).", self._server, fault.why)
            raise self._failed() from None

    def _failed(self) -> HttpFault:
        if self._fault is not None and self._fault.why == "unreachable":
            return HttpFault("refused", sent=False)
        return LoginNeeded(self._server, fault=self._fault)

    async def _have(self, challenge: Challenge) -> None:
        login, now = self._login, self._now()
        if self._rules.by_itself:
            self._keep(await self._had(challenge, now))
            return
        if login is None or login.token is None or not login.token.refresh:
            self._forget()
            raise LoginFault("expired")
        if challenge is not NONE:
            await self._same_issuer(login, challenge)
        key = login.token.key
        asking = Asking(login.client, self._rules, login.endpoint, login.resource, login.algorithms, key)
        try:
            granted = await by_refresh(self._reach, asking, login.token.refresh, login.scopes, now)
        except LoginFault as fault:
            if fault.why != "token_refused":
                raise
            self._forget()
            raise LoginFault("expired") from None
        self._keep(replace(login, token=granted.token, scopes=joined([*login.scopes, *granted.scopes])))

    async def _same_issuer(self, login: Login, challenge: Challenge) -> None:
        """A token that was refused is only renewed where the server still trusts who issued it."""
        metadata = await resource_metadata(self._reach, self._url, self._rules, challenge)
        if login.issuer not in (metadata.authorization_servers or ()) or metadata.resource != login.resource:
            self._forget()
            raise LoginFault("changed")

    def _forget(self) -> None:
        """The token serves no more; what was registered and asked for is kept for the next login."""
        if self._login is not None and self._login.token is not None:
            self._keep(replace(self._login, token=None))

    async def _had(self, challenge: Challenge, now: float) -> Login:
        """A login without a person."""
        login, rules = self._login, self._rules
        found = await discovered(self._reach, self._url, rules, challenge)
        before = login.scopes if login is not None else ()
        scopes = scopes_for(found, rules, challenge, before)
        made = login_at(
            self._server, self._url, found.resource, found.issuer, own_client(found.issuer, rules)
        )
        key = key_for(found.issuer)
        asking = Asking(made.client, rules, made.endpoint, made.resource, made.algorithms, key)
        granted: Granted = await by_itself(self._reach, asking, found.issuer, scopes, now)
        return replace(made, token=granted.token, scopes=joined([*scopes, *granted.scopes]))

    def _keep(self, login: Login) -> None:
        self._keeper.put(login)
        self._take(login)

    async def obtain(self) -> Login:
        """Have a token now, without a person, and give the login.

        Raises:
            LoginFault: there is none to be had.
        """
        async with self._keeper.alone():
            self._take(self._keeper.get(self._server, self._url))
            login = await self._had(NONE, self._now())
            self._keep(login)
        return login

    async def close(self) -> None:
        """Let go of connections; a renewal that has begun may end."""
        if self._renewing is not None and not self._renewing.done():
            await asyncio.wait([self._renewing], timeout=_LEAVE_S)
            self._renewing.cancel()
        self._reach.close()


def _looked_at(task: "asyncio.Task[None]") -> None:
    """What it ended with was told to whoever waited; beside a call, nobody does."""
    if not task.cancelled():
        task.exception()


def own_client(issuer: IssuerMetadata, rules: LoginRules) -> Client:
    """The client of a login without a person; a workload may have none but its assertion."""
    if not rules.client_id:
        return Client(issuer=issuer.issuer, id="")
    return declared(issuer, rules)


def login_at(server: str, url: str, resource: str, issuer: IssuerMetadata, client: Client) -> Login:
    """A login before there is a token.

    Raises:
        LoginFault: the issuer gives none.
    """
    if not issuer.token_endpoint:
        raise LoginFault("no_issuer_metadata")
    return Login(
        server=server,
        url=url,
        resource=resource,
        issuer=issuer.issuer,
        endpoint=issuer.token_endpoint,
        revocation=issuer.revocation_endpoint or "",
        client=client,
        algorithms=tuple(issuer.token_endpoint_auth_signing_alg_values_supported or ()),
    )
