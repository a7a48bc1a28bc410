"""Logging in to a server, and out again: what the command line does for a person. Knows no browser and shows nothing.

The gateway itself never comes here: where it needs a person it says so, and goes on when the login has been kept.
"""

from pathlib import Path

from msgspec import Struct

from callwright.config.config_reader import LoadedConfig
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.tools.oauth.browser_login import LoginAttempt, QueryPairs, revoke_tokens
from callwright.tools.oauth.login_errors import LoginFailedError, LoginFailureReason
from callwright.tools.oauth.login_store import LoginStore, StoredLogin
from callwright.tools.oauth.metadata_fetch import MetadataFetcher
from callwright.tools.oauth.token_provider import TokenProvider

__all__ = [
    "LoginAttempt",
    "LoginFailedError",
    "LoginFailureReason",
    "LoginStore",
    "LoginSummary",
    "QueryPairs",
    "log_in_unattended",
    "log_out",
    "make_login_attempt",
    "open_login_store",
]


class LoginSummary(Struct, frozen=True):
    """A login, without its secrets. ``until`` is in seconds since 1970; None where nothing was said.

    ``renewed`` is whether the gateway can renew it without a person; ``keyring`` whether its token is in the keyring.
    """

    server: str
    issuer: str
    resource: str
    scopes: tuple[str, ...]
    until: float | None
    renewed: bool
    keyring: bool


def open_login_store(loaded: LoadedConfig) -> LoginStore:
    """Where the logins of a configuration are kept."""
    config = loaded.config
    return LoginStore(loaded.folder / Path(config.logins).expanduser(), keyring=config.keyring)


def make_login_attempt(spec: ServerSpec, keeper: LoginStore) -> LoginAttempt:
    """A login of a person, yet to begin. Raises ``LoginFailedError`` for a server that is shown no token."""
    _check_login_allowed(spec)
    return LoginAttempt(spec.name, spec.url, spec.login, keeper)


async def log_in_unattended(spec: ServerSpec, keeper: LoginStore) -> LoginSummary:
    """Have the first token of a login that needs no person: to see that it works.

    Raises:
        LoginFailedError: there is none to be had.
    """
    _check_login_allowed(spec)
    access = TokenProvider(spec.name, spec.url, spec.login, keeper)
    try:
        return summarise_login(spec, await access.log_in_unattended(), keeper)
    finally:
        await access.close()


async def log_out(spec: ServerSpec, keeper: LoginStore) -> bool | None:
    """Forget a login: True when its issuer took the tokens back as well, None when there was none.

    Raises:
        LoginFailedError: it cannot be forgotten.
    """
    async with keeper.hold_lock():
        known = keeper.get(spec.name, spec.url)
        keeper.delete(spec.name, spec.url)
    if known is None or known.token is None:
        return None
    reach = MetadataFetcher(spec.url)
    try:
        return await revoke_tokens(reach, known, spec.login)
    finally:
        reach.close()


def summarise_login(spec: ServerSpec, login: StoredLogin, keeper: LoginStore) -> LoginSummary:
    """What may be told of a login."""
    token = login.token
    return LoginSummary(
        login.server,
        login.issuer,
        login.resource,
        login.scopes,
        token.until if token is not None else None,
        spec.login.is_unattended or (token is not None and bool(token.refresh)),
        keeper.is_in_keyring(spec.name, spec.url),
    )


def _check_login_allowed(spec: ServerSpec) -> None:
    if not spec.can_log_in:
        raise LoginFailedError("not_tls" if spec.url.startswith("http://") else "own_credentials")
