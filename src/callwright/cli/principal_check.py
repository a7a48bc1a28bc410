"""Check whether principals, roles and tenants named in rules can exist. May not know what rules decide.

Under ``identity.mode = "local"`` every caller is the principal ``local``; under ``"keys"`` the key file lists
them all. Under ``"oauth"`` only the issuer knows its subjects: roles and tenants are checked if no claim can
name any.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import UNSET, Struct

from callwright.config.config_problem import ConfigError, ConfigProblem, ProblemCode
from callwright.config.config_reader import LoadedConfig
from callwright.config.home_path import expand_home
from callwright.config.tool_names import find_nearest_name
from callwright.core.policy.authorization import Rule, matches_pattern
from callwright.domain.call import OPERATOR_PREFIX, ROLE_PREFIX, Principal
from callwright.gateway.identity.key_file import KeyFile, KeyFileError
from callwright.runtime.clock import SystemClock

_LOCAL_PRINCIPAL: Final = Principal()
"""The application's own principal, which also calls from the command line."""


class _KnownCallers(Struct, frozen=True):
    """All possible callers; None if they cannot be known here."""

    code: ProblemCode
    principals: frozenset[str] | None
    roles: frozenset[str] | None
    tenants: frozenset[str] | None


def find_unknown_principals(loaded: LoadedConfig) -> list[ConfigProblem]:
    """Find names and patterns of principals, roles and tenants in rules that match no possible caller."""
    config = loaded.config
    known = _list_known_callers(loaded)
    if known is None:
        return []
    problems = [
        loaded.make_problem(known.code, "rules", number, field, name=name, near=near)
        for number, rule in enumerate(config.rules if config.rules is not UNSET else ())
        for field, name, near in _find_unknown_names(rule, known)
    ]
    approvers = config.run_labels.approvers if config.run_labels is not UNSET else ()
    return problems + [
        loaded.make_problem(known.code, "run_labels", "approvers", name=name, near=near)
        for name, near in _find_unknown_approvers(approvers, known)
    ]


def find_key_problems(loaded: LoadedConfig) -> list[ConfigProblem]:
    """Find why no key would be accepted, under ``identity.mode = "keys"``; a gateway that runs takes later keys."""
    identity = loaded.config.identity
    if identity.mode != "keys":
        return []
    path, clock = loaded.folder / expand_home(identity.keys), SystemClock()
    try:
        keys = KeyFile(path, clock).list_keys()
    except KeyFileError:
        return [loaded.make_problem("keys_failed", "identity", "keys", path=str(path))]
    if any(one.is_valid(clock.now_ms()) for one in keys):
        return []
    return [loaded.make_problem("no_keys", "identity", "keys", path=str(path))]


def _list_known_callers(loaded: LoadedConfig) -> _KnownCallers | None:
    identity = loaded.config.identity
    if identity.mode == "local":
        return _KnownCallers(
            "not_local", frozenset({_LOCAL_PRINCIPAL.id}), frozenset(), frozenset({_LOCAL_PRINCIPAL.tenant})
        )
    if identity.mode == "oauth":
        roles = None if identity.roles_claim else frozenset[str]()
        tenants = None if identity.tenant_claim else frozenset({_LOCAL_PRINCIPAL.tenant})
        return _KnownCallers("no_claim", None, roles, tenants)
    try:
        keys = KeyFile(loaded.folder / expand_home(identity.keys), SystemClock()).list_keys()
    except KeyFileError:
        return None  # find_key_problems tells of it
    if not keys:
        return None  # the first key has not been created yet
    return _KnownCallers(
        "unknown_principal",
        frozenset({one.principal for one in keys} | {_LOCAL_PRINCIPAL.id}),
        frozenset(role for one in keys for role in one.roles),
        frozenset({one.tenant for one in keys} | {_LOCAL_PRINCIPAL.tenant}),
    )


def _find_unknown_names(rule: Rule, known: _KnownCallers) -> Iterator[tuple[str, str, str]]:
    """Yield field, name and the nearest existing name."""
    for name, near in _find_unknown_callers(rule.principals, known):
        yield "principals", name, near
    for name, near in _find_unknown_approvers(rule.approvers, known):
        yield "approvers", name, near
    for name in rule.tenants:
        nearest = _find_nearest(name, known.tenants)
        if nearest is not None:
            yield "tenants", name, nearest


def _find_unknown_approvers(names: Iterable[str], known: _KnownCallers) -> Iterator[tuple[str, str]]:
    """Yield the same for approvers, who may also be accounts at a command line."""
    return _find_unknown_callers([one for one in names if not one.startswith(OPERATOR_PREFIX)], known)


def _find_unknown_callers(names: Iterable[str], known: _KnownCallers) -> Iterator[tuple[str, str]]:
    """Yield the names of principals and roles that match no possible caller, and the nearest existing name."""
    for name in names:
        if name.startswith(ROLE_PREFIX):
            near = _find_nearest(name.removeprefix(ROLE_PREFIX), known.roles)
            prefix = ROLE_PREFIX
        else:
            near, prefix = _find_nearest(name, known.principals), ""
        if near is not None:
            yield name, prefix + near if near else ""


def _find_nearest(pattern: str, known: Iterable[str] | None) -> str | None:
    """Return None if the pattern matches one of them or they are unknown; else the nearest of them, or ""."""
    if known is None or pattern == "*" or any(matches_pattern(pattern, one) for one in known):
        return None
    return find_nearest_name(pattern, known)


def check_principals(loaded: LoadedConfig) -> None:
    """Refuse a configuration whose rules name principals that cannot exist.

    Raises:
        ConfigError: With every such name and its line.
    """
    problems = find_unknown_principals(loaded)
    if problems:
        raise ConfigError(loaded.path, problems)
