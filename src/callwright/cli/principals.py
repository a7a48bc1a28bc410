"""Whether anybody can be meant by the principals, roles and tenants that rules name. May not know what rules decide.

Under ``identity.mode = "local"`` every caller is the principal ``local``; under ``"keys"`` the file of keys lists them all.
Under ``"oauth"`` only the issuer knows its subjects: roles and tenants are checked where no claim can name any.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from msgspec import UNSET, Struct

from callwright.config.reading import Loaded
from callwright.config.tool_names import nearest
from callwright.config.trouble import Code, ConfigError, Trouble
from callwright.core.authorize import Rule, matches
from callwright.domain.call import OPERATOR_PREFIX, ROLE_PREFIX, Principal
from callwright.gateway.identity.keys import KeyFile, KeyFileError
from callwright.runtime.clock import SystemClock

_LOCAL: Final = Principal()
"""The application's own principal, which also calls from the command line."""


class _Known(Struct, frozen=True):
    """Who there can be; None where that cannot be known here."""

    code: Code
    principals: frozenset[str] | None
    roles: frozenset[str] | None
    tenants: frozenset[str] | None


def unknown_principals(loaded: Loaded) -> list[Trouble]:
    """Names and patterns of principals, roles and tenants in rules that fit nobody there can be."""
    config = loaded.config
    known = _known(loaded)
    if known is None or config.rules is UNSET:
        return []
    return [
        loaded.trouble(known.code, "rules", number, field, name=name, near=near)
        for number, rule in enumerate(config.rules)
        for field, name, near in _unknown(rule, known)
    ]


def _known(loaded: Loaded) -> _Known | None:
    identity = loaded.config.identity
    if identity.mode == "local":
        return _Known("not_local", frozenset({_LOCAL.id}), frozenset(), frozenset({_LOCAL.tenant}))
    if identity.mode == "oauth":
        roles = None if identity.roles_claim else frozenset[str]()
        tenants = None if identity.tenant_claim else frozenset({_LOCAL.tenant})
        return _Known("no_claim", None, roles, tenants)
    try:
        keys = KeyFile(loaded.folder / Path(identity.keys).expanduser(), SystemClock()).keys()
    except KeyFileError:
        return None  # the gateway itself says so when it starts
    if not keys:
        return None  # the first is yet to be made
    return _Known(
        "unknown_principal",
        frozenset({one.principal for one in keys} | {_LOCAL.id}),
        frozenset(role for one in keys for role in one.roles),
        frozenset({one.tenant for one in keys} | {_LOCAL.tenant}),
    )


def _unknown(rule: Rule, known: _Known) -> Iterator[tuple[str, str, str]]:
    """Field, name and the nearest name there is."""
    for field in ("principals", "approvers"):
        for name in getattr(rule, field):
            if field == "approvers" and name.startswith(OPERATOR_PREFIX):
                continue  # an account at some command line
            if name.startswith(ROLE_PREFIX):
                near = _nearest(name.removeprefix(ROLE_PREFIX), known.roles)
                prefix = ROLE_PREFIX
            else:
                near, prefix = _nearest(name, known.principals), ""
            if near is not None:
                yield field, name, prefix + near if near else ""
    for name in rule.tenants:
        near = _nearest(name, known.tenants)
        if near is not None:
            yield "tenants", name, near


def _nearest(pattern: str, known: Iterable[str] | None) -> str | None:
    """None where the pattern fits one of them, or they are not known; else the nearest of them, or ""."""
    if known is None or pattern == "*" or any(matches(pattern, one) for one in known):
        return None
    return nearest(pattern, known)


def check_principals(loaded: Loaded) -> None:
    """Refuse a configuration whose rules name somebody that no caller can be.

    Raises:
        ConfigError: with every such name and its line.
    """
    troubles = unknown_principals(loaded)
    if troubles:
        raise ConfigError(loaded.path, troubles)
