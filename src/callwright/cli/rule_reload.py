"""Takes changed rules and quotas of ``callwright.toml`` into a running gateway; what cannot be used leaves the rules in force as they are."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from callwright.app import Callwright
from callwright.app.configured import schemas_of
from callwright.cli.config_words import placed
from callwright.cli.principals import unknown_principals
from callwright.cli.words import Text, counted
from callwright.config.reading import Loaded, read_config
from callwright.config.tool_names import (
    absent_names,
    expected_arguments_of,
    expected_of,
    lacking_arguments,
    unknown_arguments,
    unknown_names,
    unmatched_patterns,
)
from callwright.config.trouble import ConfigError, Trouble
from callwright.core.authorize import LOCAL_ONLY
from callwright.domain.audit import AuditEvent

POLL_S: Final = 1.0
"""How often the file is looked at; a look costs one stat. A change is read once it has stood for that long: it may be half written."""

_KEPT: Final = Text(" The rules in force stay.", "现行规则保持不变。")
_TAKEN: Final = Text(
    "{path}: {counts} are in force now.",
    "{path}：{counts}现已生效。",
)
_RESTART: Final = Text(
    "{path}: what changed beside [[rules]] and [[quotas]] takes effect when callwright is started again.",
    "{path}：除 [[rules]] 和 [[quotas]] 以外的改动在重新启动 callwright 后生效。",
)

Tell = Callable[[str, Text], None]
"""Told what happened: "warning" or "rules", and the words."""


async def keep_rules_current(
    loaded: Loaded, app: Callwright, tell: Tell, changed: Callable[[], None], poll_s: float = POLL_S
) -> None:
    """Watch the file until cancelled, and take its rules whenever it changes and can be used; ``changed`` is called then."""
    read = last = _stamp(loaded.path)
    while True:
        await asyncio.sleep(poll_s)
        settled, last = last, _stamp(loaded.path)
        if last != read and last == settled:
            read, before = last, app.policy.changes
            loaded = reload_rules(loaded, app, tell)
            if app.policy.changes != before:
                changed()


def reload_rules(loaded: Loaded, app: Callwright, tell: Tell) -> Loaded:
    """Read the file again and take its rules; gives the configuration whose rules are in force then."""
    try:
        new = read_config(loaded.path)
        troubles = [
            *_misnamed(new, app),
            *unknown_principals(new),
            *_gone(new, loaded),
        ]
    except ConfigError as fault:
        new, troubles = loaded, fault.troubles
    if troubles:
        for one in troubles:
            words = placed(loaded.path, one)
            tell("warning", Text(words.en + _KEPT.en, words.zh + _KEPT.zh))
        return loaded
    rules = LOCAL_ONLY if new.config.rules is UNSET else new.config.rules
    old = loaded.config
    if (new.config.rules, new.config.quotas) != (old.rules, old.quotas):
        counts = {"rules": len(rules), "quotas": len(new.config.quotas)}
        app.store.note_later(_change(new, counts))
        app.policy.replace_rules(rules)
        app.replace_quotas(new.config.quotas)
        tell("rules", _taken(new.path, **counts))
        for one in unmatched_patterns(new, [tool.contract.name for tool in app.tools]):
            tell("warning", placed(new.path, one))
    if replace(new.config, rules=old.rules, quotas=old.quotas) != old:
        tell("warning", _filled(_RESTART, path=new.path))
    return new


def _taken(path: Path, rules: int, quotas: int) -> Text:
    """How many rules and quotas are in force."""
    counts = Text(
        f"{counted(rules, 'rule')} and {counted(quotas, 'quota')}", f"{rules} 条规则和 {quotas} 项配额"
    )
    return _filled(_TAKEN, path=path, counts=counts)


def _gone(new: Loaded, old: Loaded) -> list[Trouble]:
    """A file without any rule, where there were some: cut short while it was written, rather than meant."""
    if new.config.rules is not UNSET or old.config.rules is UNSET:
        return []
    return [new.trouble("rules_gone")]


def _change(new: Loaded, counts: dict[str, int]) -> AuditEvent:
    """What the audit trail says of it: which text is in force. Who wrote it, the file does not tell."""
    told = msgspec.json.encode([new.written.get("rules"), new.written.get("quotas")], enc_hook=str)
    about = {"file": new.path.name, "sha256": sha256(told).hexdigest()}
    return AuditEvent(kind="rules_changed", about=about | {name: str(n) for name, n in counts.items()})


def _misnamed(new: Loaded, app: Callwright) -> list[Trouble]:
    """Tools and arguments that the new rules and quotas name and nothing here has."""
    troubles = unknown_names(new, [one.contract.name for one in app.tools])
    for name, server in (app.connected.servers if app.connected else {}).items():
        if server.listed and name in new.config.servers:
            absent = server.absent_of(expected_of(new.config, name))
            troubles += absent_names(new, name, absent)
            lacking = server.lacking_of(expected_arguments_of(new.config, name))
            troubles += lacking_arguments(new, name, lacking)
    return troubles + [one for one in unknown_arguments(new, schemas_of(app)) if one not in troubles]


def _filled(words: Text, **values: object) -> Text:
    return Text(words.of("en", **values), words.of("zh-CN", **values))


def _stamp(path: Path) -> tuple[int, int, int] | None:
    try:
        seen = path.stat()
    except OSError:
        return None
    return seen.st_mtime_ns, seen.st_size, seen.st_ino
