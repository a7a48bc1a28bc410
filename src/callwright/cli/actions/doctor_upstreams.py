"""The checks of ``callwright doctor`` on a configuration and its servers, which are started, queried and stopped."""

import asyncio
import os
from collections.abc import Generator, Iterator
from itertools import starmap
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from callwright.app import Callwright
from callwright.app.app_builder import (
    CREDENTIAL_HEADERS,
    build_server_specs,
    collect_input_schemas,
    register_configured_tools,
    use_sentence_model,
)
from callwright.cli.actions.doctor_start import check_start
from callwright.cli.actions.doctor_store import DoctorFinding, Verdict
from callwright.cli.bilingual_text import LANGS, Text, render_count
from callwright.cli.client_discovery import discover_config
from callwright.cli.config_location import get_home_folder, resolve_config_path
from callwright.cli.config_problem_texts import describe_located_problem, describe_problem
from callwright.cli.principal_check import find_key_problems, find_unknown_principals
from callwright.config.config_problem import ConfigError, ConfigProblem
from callwright.config.config_reader import LoadedConfig, read_config
from callwright.config.env_references import list_variables
from callwright.config.home_path import expand_home
from callwright.config.tool_names import (
    find_absent_names,
    find_missing_arguments,
    find_refused_contracts,
    find_unknown_arguments,
    find_unmatched_patterns,
)
from callwright.config.toolkits import list_enabled_toolkits
from callwright.core.guard.credential_finder import is_secret_name

if TYPE_CHECKING:
    from callwright.app.server_diagnosis import Diagnosis

_CONFIG_TITLE = Text("Configuration", "配置")
_WITHOUT_MODULES = Text(
    "The tools of the modules above are not known here: --allow-python MODULE loads them.",
    "此处不知道上述模块的工具：使用 --allow-python MODULE 加载。",
)
_MIN_SECRET_CHARS = 6
"""Shorter values are words like ``on``: masking those everywhere would hide the problem."""


def check_config(
    named: str | None, *, upstreams: bool, allowed: tuple[str, ...] = (), overdue_ms: int
) -> Iterator[DoctorFinding]:
    """Check the named or current configuration; with ``upstreams`` also every server in it, or of this user's clients.

    The code of its modules does not run, except of those in ``allowed``. A call in doubt for ``overdue_ms`` is a failure.
    """
    path = resolve_config_path(named)
    if path is None:
        if upstreams:
            yield from _check_discovered()
        return
    try:
        loaded = read_config(path)
    except ConfigError as fault:
        for one in fault.problems:
            yield DoctorFinding("config", "fail", _CONFIG_TITLE, describe_located_problem(fault.path, one))
        return
    config = loaded.config
    count = len(config.servers) + len(config.openapi) + len(config.python)
    count += len(list_enabled_toolkits(config.toolkit))
    yield DoctorFinding(
        "config",
        "ok",
        _CONFIG_TITLE,
        Text(f"{path}, {render_count(count, 'entry', 'entries')}", f"{path}，{count} 个条目"),
    )
    yield from check_start(loaded, overdue_ms)
    yield from _check_readable_secrets(loaded)
    known: dict[str, Any] = {}
    yield from _check_entries(loaded, known, allowed)
    if upstreams:
        complete = yield from _check_servers(loaded, loaded.folder / expand_home(config.pins), known)
        if not complete or config.python:
            return  # an unlisted tool may match
        for one in (*find_unknown_arguments(loaded, known), *find_unmatched_patterns(loaded, known)):
            yield DoctorFinding("config", "warn", _CONFIG_TITLE, describe_located_problem(loaded.path, one))


def _check_readable_secrets(loaded: LoadedConfig) -> Iterator[DoctorFinding]:
    """Find files with credentials that other users of this machine can read or write."""
    config, texts = loaded.config, list(_walk_texts(loaded.written))
    named = [(loaded.path, "config")] if any(starmap(_is_literal_credential, texts)) else []
    if config.identity.mode == "keys":
        named.append((loaded.folder / expand_home(config.identity.keys), "keys"))
    if config.audit.key:
        named.append((loaded.folder / expand_home(config.audit.key), "audit"))
    references = [*(text for _, text in texts), *config.encryption_keys]
    files = [text.removeprefix("file:") for text in references if text.startswith("file:")]
    named += [(expand_home(name), "secret") for name in dict.fromkeys(files)]
    for path, kind in named:
        mode = path.stat().st_mode if os.name == "posix" and path.is_file() else 0
        if not mode & 0o077:
            continue
        seen = Text(
            f"{path} holds credentials, and other users can read it (mode {mode & 0o777:o})",
            f"{path} 含有凭据，而其他用户可以读取（权限 {mode & 0o777:o}）",
        )
        hint = Text(f"chmod 600 {path}", f"请运行 chmod 600 {path}")
        yield DoctorFinding(f"readable:{kind}", "fail", Text("Secrets", "机密"), seen, hint)


def _walk_texts(table: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield every text in a table of the configuration with the name of its field."""
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _walk_texts(value)
        elif isinstance(value, str):
            yield name, value


def _is_literal_credential(name: str, text: str) -> bool:
    """Return whether a field holds a credential itself, and no reference to one."""
    if not (is_secret_name(name) or name.lower() in CREDENTIAL_HEADERS):
        return False
    is_reference = list_variables(text) or text.startswith(("env:", "file:", "keyring:"))
    return not is_reference and "://" not in text and len(text) >= _MIN_SECRET_CHARS


def _check_entries(
    loaded: LoadedConfig, known: dict[str, Any], allowed: tuple[str, ...]
) -> Iterator[DoctorFinding]:
    """Find problems of modules, documents and rules, without writing anything or running code that is not allowed.

    ``known`` receives the tools of documents by name, with their input schemas.
    """
    with Callwright() as scratch:
        try:
            troubles = use_sentence_model(scratch, loaded)
            troubles += register_configured_tools(scratch, loaded, os.environ, allowed)
        except ConfigError as fault:
            for one in fault.problems:
                yield DoctorFinding(
                    "config", "fail", _CONFIG_TITLE, describe_located_problem(fault.path, one)
                )
            return
        known.update(collect_input_schemas(scratch))
        workflows = [] if loaded.config.toolkit.workflows is UNSET else list(_check_workflows(scratch))
    yield from workflows
    is_incomplete = any(one.code == "module_not_allowed" for one in troubles)
    for one in [
        *(_drop_undecided(troubles) if is_incomplete else troubles),
        *build_server_specs(loaded, os.environ)[1],
        *find_unknown_principals(loaded),
        *find_key_problems(loaded),
    ]:
        mild = {"module_not_allowed", "unknown_tool", "operations_left_out", "no_keys"}
        is_mild = one.code in mild or (is_incomplete and one.key.startswith("toolkit.workflows"))
        verdict: Verdict = "warn" if is_mild else "fail"
        hint = _WITHOUT_MODULES if is_mild and one.code not in mild else None
        yield DoctorFinding(
            "config", verdict, _CONFIG_TITLE, describe_located_problem(loaded.path, one), hint
        )


def _drop_undecided(troubles: list[ConfigProblem]) -> list[ConfigProblem]:
    """Return the problems without those of names that a module which may not run could have."""
    return [one for one in troubles if one.code != "unknown_tool"]


def _check_workflows(app: Callwright) -> Iterator[DoctorFinding]:
    """Yield a warning for each lint finding in the registered workflows. A workflow with an error is not registered; it is reported separately."""
    for workflow in app.flows.workflows():
        for one in app.flows.lint(workflow):
            place = ".".join(part for part in (one.step, one.field) if part)
            problems, cures = zip(*(one.describe(lang) for lang in LANGS), strict=True)
            yield DoctorFinding(
                f"workflow:{workflow.name}",
                "warn",
                Text(f"Workflow {workflow.name}", f"工作流 {workflow.name}"),
                Text(*(f"{place}: {problem}" for problem in problems)),
                Text(*cures) if any(cures) else None,
            )


def _check_discovered() -> Iterator[DoctorFinding]:
    found = discover_config(project=False)
    for message in found.messages:
        yield DoctorFinding("client", "warn", Text("Client", "客户端"), message)
    if found.loaded is None:
        seen = Text("no configuration, and no client names a server", "没有配置，也没有客户端配置了服务器")
        yield DoctorFinding("config", "warn", _CONFIG_TITLE, seen)
        return
    yield DoctorFinding("config", "ok", Text("Clients", "客户端"), found.origin)
    yield from _check_servers(found.loaded, get_home_folder() / found.loaded.config.pins, {})


def _check_servers(
    loaded: LoadedConfig, pins: Path, known: dict[str, Any]
) -> Generator[DoctorFinding, None, bool]:
    """Yield one line for each server; ``known`` receives their tools.

    Returns whether every server has listed its own.
    """
    from callwright.app.server_diagnosis import PROBE_TIMEOUT_S, Diagnosis, diagnose_server  # noqa: PLC0415 - needs an extra
    from callwright.app.server_login import open_login_store  # noqa: PLC0415 - the same
    from callwright.cli.actions.doctor_texts import make_upstream_finding  # noqa: PLC0415 - the same

    ready, troubles = build_server_specs(loaded, os.environ)
    for one in troubles:
        name = one.key.split(".")[1]
        yield DoctorFinding(
            f"upstream:{name}", "fail", Text(f"Server {name}", f"服务器 {name}"), describe_problem(one)
        )

    logins = open_login_store(loaded)

    async def all_of_them() -> list[Diagnosis]:
        # A program that may have to be downloaded first gets the time that `up` gives it.
        waits_s = [spec.start_patience_s if spec.downloads else PROBE_TIMEOUT_S for spec in ready]
        checks = zip(ready, waits_s, strict=True)
        return await asyncio.gather(*(diagnose_server(spec, pins, one, logins) for spec, one in checks))

    complete = not troubles
    for spec, found in zip(ready, asyncio.run(all_of_them()) if ready else (), strict=True):
        values = (*spec.env.values(), *spec.headers.values())
        hidden = tuple(
            sorted({one for one in values if len(one) >= _MIN_SECRET_CHARS}, key=len, reverse=True)
        )
        known.update(found.listed or {})
        complete = complete and found.listed is not None
        yield make_upstream_finding(spec.name, found, hidden)
        yield from _locate_problems(loaded, spec.name, found)
    return complete


def _locate_problems(loaded: LoadedConfig, server: str, found: "Diagnosis") -> Iterator[DoctorFinding]:
    """Yield a finding for each name in the configuration that the server lacks, and for each declared contract that does not fit its tool."""
    for one in (
        *find_absent_names(loaded, server, found.absent),
        *find_missing_arguments(loaded, server, found.lacking),
    ):
        yield DoctorFinding("config", "fail", _CONFIG_TITLE, describe_located_problem(loaded.path, one))
    for one in find_refused_contracts(loaded, server, found.refused):
        yield DoctorFinding("config", "warn", _CONFIG_TITLE, describe_located_problem(loaded.path, one))
