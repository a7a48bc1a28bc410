"""Load changed rules and quotas of ``callwright.toml`` into a running gateway; an invalid file leaves the current rules in force."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from callwright.app import Callwright
from callwright.app.app_builder import collect_input_schemas, make_release_declarations
from callwright.app.releases import ReleaseError
from callwright.cli.bilingual_text import Text, render_count
from callwright.cli.config_problem_texts import describe_located_problem
from callwright.cli.principal_check import find_unknown_principals
from callwright.config.config_model import Config
from callwright.config.config_problem import ConfigError, ConfigProblem
from callwright.config.config_reader import LoadedConfig, read_config
from callwright.config.tool_names import (
    find_absent_names,
    find_missing_arguments,
    find_unknown_arguments,
    find_unknown_names,
    find_unmatched_patterns,
    list_expected_arguments,
    list_expected_tools,
)
from callwright.core.policy.authorization import LOCAL_ONLY_RULES
from callwright.domain.audit_records import AuditEvent
from callwright.ports import StoreError

POLL_INTERVAL_S: Final = 1.0
"""How often the file is checked, at the cost of one stat.

A change is read after it has been stable for that long: it may be half written.
"""

_RULES_KEPT_TEXT: Final = Text(" The current rules stay in force.", "现行规则保持不变。")
_RULES_IN_FORCE_TEXT: Final = Text(
    "{path}: {counts} are now in force.",
    "{path}：{counts}现已生效。",
)
_RESTART_NEEDED_TEXT: Final = Text(
    "{path}: changes outside [[rules]], [[quotas]] and [releases] take effect when callwright is restarted.",
    "{path}：除 [[rules]]、[[quotas]] 和 [releases] 以外的改动在重新启动 callwright 后生效。",
)

_RELEASE_REFUSED_TEXT: Final = Text(
    "[releases.{tool}] was not carried out: {problem}", "[releases.{tool}] 未执行：{problem}"
)
_RELEASED_TEXT: Final = Text("{tool} {version} is {state}.", "{tool} {version} 的发布状态：{state}。")

AnnounceEvent = Callable[[str, Text], None]
"""Called with "warning" or "rules", and a text."""


async def watch_rules(
    loaded: LoadedConfig,
    app: Callwright,
    tell: AnnounceEvent,
    changed: Callable[[], None],
    poll_s: float = POLL_INTERVAL_S,
) -> None:
    """Watch the file until cancelled, and load its rules after every valid change; ``changed`` is called then."""
    loaded_stamp = current_stamp = _read_file_stamp(loaded.path)
    while True:
        await asyncio.sleep(poll_s)
        previous_stamp, current_stamp = current_stamp, _read_file_stamp(loaded.path)
        if current_stamp != loaded_stamp and current_stamp == previous_stamp:
            loaded_stamp, changes_before = current_stamp, (app.policy.changes, app.catalogue.changes)
            loaded = reload_rules(loaded, app, tell)
            if (app.policy.changes, app.catalogue.changes) != changes_before:
                changed()


def reload_rules(loaded: LoadedConfig, app: Callwright, tell: AnnounceEvent) -> LoadedConfig:
    """Read the file again and load its rules; return the configuration whose rules are now in force."""
    try:
        new = read_config(loaded.path, again=True)
        problems = [
            *_find_name_problems(new, app),
            *find_unknown_principals(new),
            *_find_lost_rules(new, loaded),
        ]
    except ConfigError as fault:
        new, problems = loaded, fault.problems
    if problems:
        for one in problems:
            words = describe_located_problem(loaded.path, one)
            tell("warning", Text(words.en + _RULES_KEPT_TEXT.en, words.zh + _RULES_KEPT_TEXT.zh))
        return loaded
    rules = LOCAL_ONLY_RULES if new.config.rules is UNSET else new.config.rules
    old = loaded.config
    if (new.config.rules, new.config.quotas) != (old.rules, old.quotas):
        counts = {"rules": len(rules), "quotas": len(new.config.quotas)}
        app.store.append_event_later(_make_audit_event(new, counts))
        app.policy.replace_rules(rules)
        app.host.replace_quotas(new.config.quotas)
        _update_expectations(new, app)
        tell("rules", _describe_counts(new.path, **counts))
        for one in find_unmatched_patterns(new, [tool.contract.name for tool in app.tools]):
            tell("warning", describe_located_problem(new.path, one))
    if new.config.releases != old.releases:
        declare_releases(new.config, app, tell)
    if replace(new.config, rules=old.rules, quotas=old.quotas, releases=old.releases) != old:
        tell("warning", _fill_text(_RESTART_NEEDED_TEXT, path=new.path))
    return new


def declare_releases(
    config: Config, app: Callwright, tell: AnnounceEvent, *, registered_only: bool = False
) -> None:
    """Apply the new declared releases. A refused one is reported, and the release in force stays.

    ``registered_only``: skip the releases of versions that are not registered yet.
    """
    for tool, one in make_release_declarations(config).items():
        if registered_only and one.version not in app.catalogue.list_versions(tool):
            continue
        try:
            done = app.releases.declare({tool: one})
        except ReleaseError as refusal:
            tell("warning", _fill_text(_RELEASE_REFUSED_TEXT, tool=tool, problem=refusal))
        except StoreError as fault:
            tell("warning", _fill_text(_RELEASE_REFUSED_TEXT, tool=tool, problem=fault))
        else:
            for release in done:
                tell(
                    "rules",
                    _fill_text(_RELEASED_TEXT, tool=tool, version=release.version, state=release.state),
                )


def _update_expectations(new: LoadedConfig, app: Callwright) -> None:
    """Offer tools that were withheld because the previous rules named tools or arguments that their server lacks."""
    for name, server in (app.connected.servers if app.connected else {}).items():
        if name in new.config.servers:
            server.set_expected(
                list_expected_tools(new.config, name), list_expected_arguments(new.config, name)
            )


def _describe_counts(path: Path, rules: int, quotas: int) -> Text:
    """Describe how many rules and quotas are in force."""
    counts = Text(
        f"{render_count(rules, 'rule')} and {render_count(quotas, 'quota')}",
        f"{rules} 条规则和 {quotas} 项配额",
    )
    return _fill_text(_RULES_IN_FORCE_TEXT, path=path, counts=counts)


def _find_lost_rules(new: LoadedConfig, old: LoadedConfig) -> list[ConfigProblem]:
    """Report a file without rules that had some: probably truncated while it was written."""
    if new.config.rules is not UNSET or old.config.rules is UNSET:
        return []
    return [new.make_problem("rules_gone")]


def _make_audit_event(new: LoadedConfig, counts: dict[str, int]) -> AuditEvent:
    """Make the audit event of a rule change: the hash of the text in force.

    The file does not tell who wrote it.
    """
    rules_json = msgspec.json.encode([new.written.get("rules"), new.written.get("quotas")], enc_hook=str)
    about = {"file": new.path.name, "sha256": sha256(rules_json).hexdigest()}
    return AuditEvent(kind="rules_changed", about=about | {name: str(n) for name, n in counts.items()})


def _find_name_problems(new: LoadedConfig, app: Callwright) -> list[ConfigProblem]:
    """Find tools and arguments named by the new rules and quotas that do not exist."""
    problems = find_unknown_names(new, [one.contract.name for one in app.tools])
    for name, server in (app.connected.servers if app.connected else {}).items():
        if server.has_listing and name in new.config.servers:
            absent = server.find_absent_tools(list_expected_tools(new.config, name))
            problems += find_absent_names(new, name, absent)
            lacking = server.find_lacking_arguments(list_expected_arguments(new.config, name))
            problems += find_missing_arguments(new, name, lacking)
    return problems + [
        one for one in find_unknown_arguments(new, collect_input_schemas(app)) if one not in problems
    ]


def _fill_text(words: Text, **values: object) -> Text:
    return Text(words.render("en", **values), words.render("zh-CN", **values))


def _read_file_stamp(path: Path) -> tuple[int, int, int] | None:
    try:
        seen = path.stat()
    except OSError:
        return None
    return seen.st_mtime_ns, seen.st_size, seen.st_ino
