"""Log in to a server and log out, for the command line. Opens no browser and displays nothing.

The gateway does not use this module: if it needs a person to log in, it reports that, and continues once the login is stored.
"""

from msgspec import Struct

from callwright.config.config_reader import LoadedConfig
from callwright.config.home_path import expand_home
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
    """A login, without its secrets. ``until`` is its expiry in epoch seconds; None if unknown.

    ``renewed``: the gateway can renew it without a person. ``keyring``: its token is in the keyring.
    """

    server: str
    issuer: str
    resource: str
    scopes: tuple[str, ...]
    until: float | None
    renewed: bool
    keyring: bool


def open_login_store(loaded: LoadedConfig) -> LoginStore:
    """Return the store for the logins of a configuration."""
    config = loaded.config
    return LoginStore(loaded.folder / expand_home(config.logins), keyring=config.keyring)


def make_login_attempt(spec: ServerSpec, keeper: LoginStore) -> LoginAttempt:
    """Prepare an interactive login. Raises ``LoginFailedError`` for a server that takes no token."""
    _check_login_allowed(spec)
    return LoginAttempt(spec.name, spec.url, spec.login, keeper)


async def log_in_unattended(spec: ServerSpec, keeper: LoginStore) -> LoginSummary:
    """Get the first token of a login that needs no person, to verify that it works.

    Raises:
        LoginFailedError: no token could be obtained.
    """
    _check_login_allowed(spec)
    access = TokenProvider(spec.name, spec.url, spec.login, keeper)
    try:
        return summarise_login(spec, await access.log_in_unattended(), keeper)
    finally:
        await access.close()


async def log_out(spec: ServerSpec, keeper: LoginStore) -> bool | None:
    """Delete a login. Return True if its issuer also revoked the tokens, None if there was no login.

    Raises:
        LoginFailedError: it cannot be deleted.
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
    """Return the parts of a login that may be displayed."""
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
