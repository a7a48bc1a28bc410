"""Whether the principals and roles that rules name are known to the file of keys, where callers are known by keys."""

from pathlib import Path

from msgspec import UNSET

from callwright.config.reading import Loaded
from callwright.config.tool_names import nearest
from callwright.config.trouble import ConfigError, Trouble
from callwright.gateway.identity.keys import KeyFile, KeyFileError
from callwright.runtime.clock import SystemClock


def unknown_principals(loaded: Loaded) -> list[Trouble]:
    """Exact principals and roles of rules that no key has; nothing where callers are not known by keys, or none was made yet."""
    config = loaded.config
    if config.identity.mode != "keys" or config.rules is UNSET:
        return []
    try:
        keys = KeyFile(loaded.folder / Path(config.identity.keys).expanduser(), SystemClock()).keys()
    except KeyFileError:
        return []  # the gateway itself says so when it starts
    known = {one.principal for one in keys} | {f"role:{role}" for one in keys for role in one.roles}
    if not known:
        return []
    known.add("local")  # the application's own principal, which calls from the command line
    return [
        loaded.trouble("unknown_principal", "rules", number, field, name=name, near=nearest(name, known))
        for number, rule in enumerate(config.rules)
        for field in ("principals", "approvers")
        for name in getattr(rule, field)
        if "*" not in name and name not in known
    ]


def check_principals(loaded: Loaded) -> None:
    """Refuse a configuration whose rules name somebody that no key can be.

    Raises:
        ConfigError: with every such name and its line.
    """
    troubles = unknown_principals(loaded)
    if troubles:
        raise ConfigError(loaded.path, troubles)
