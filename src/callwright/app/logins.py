"""Logging in to a server, and out again: what the command line does for a person. Knows no browser and shows nothing.

The gateway itself never comes here: where it needs a person it says so, and goes on when the login has been kept.
"""

from pathlib import Path

from msgspec import Struct

from callwright.config.reading import Loaded
from callwright.tools.mcp.spec import ServerSpec
from callwright.tools.oauth.access import Access
from callwright.tools.oauth.faults import LoginFault, Why
from callwright.tools.oauth.keeping import Keeper, Login
from callwright.tools.oauth.login import Attempt, Pairs, revoked
from callwright.tools.oauth.reach import Reach

__all__ = [
    "Attempt",
    "Done",
    "Keeper",
    "LoginFault",
    "Pairs",
    "Why",
    "attempt",
    "keeper_of",
    "log_in_by_itself",
    "log_out",
]


class Done(Struct, frozen=True):
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


def keeper_of(loaded: Loaded) -> Keeper:
    """Where the logins of a configuration are kept."""
    config = loaded.config
    return Keeper(loaded.folder / Path(config.logins).expanduser(), keyring=config.keyring)


def attempt(spec: ServerSpec, keeper: Keeper) -> Attempt:
    """A login of a person, yet to begin. Raises ``LoginFault`` for a server that is shown no token."""
    _able(spec)
    return Attempt(spec.name, spec.url, spec.login, keeper)


async def log_in_by_itself(spec: ServerSpec, keeper: Keeper) -> Done:
    """Have the first token of a login that needs no person: to see that it works.

    Raises:
        LoginFault: there is none to be had.
    """
    _able(spec)
    access = Access(spec.name, spec.url, spec.login, keeper)
    try:
        return done(spec, await access.obtain(), keeper)
    finally:
        await access.close()


async def log_out(spec: ServerSpec, keeper: Keeper) -> bool | None:
    """Forget a login: True when its issuer took the tokens back as well, None when there was none.

    Raises:
        LoginFault: it cannot be forgotten.
    """
    async with keeper.alone():
        known = keeper.get(spec.name, spec.url)
        keeper.drop(spec.name, spec.url)
    if known is None or known.token is None:
        return None
    reach = Reach(spec.url)
    try:
        return await revoked(reach, known, spec.login)
    finally:
        reach.close()


def done(spec: ServerSpec, login: Login, keeper: Keeper) -> Done:
    """What may be told of a login."""
    token = login.token
    return Done(
        login.server,
        login.issuer,
        login.resource,
        login.scopes,
        token.until if token is not None else None,
        spec.login.by_itself or (token is not None and bool(token.refresh)),
        keeper.hides(spec.name, spec.url),
    )


def _able(spec: ServerSpec) -> None:
    if not spec.may_log_in:
        raise LoginFault("not_tls" if spec.url.startswith("http://") else "own_credentials")
