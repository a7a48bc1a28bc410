"""What ``callwright doctor`` finds out about a configuration and the servers in it. They are started, asked, and let go."""

import asyncio
import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

from callwright.app import Callwright
from callwright.app.configured import register_entries, schemas_of, specs
from callwright.cli.actions.doctor_store import Finding, Verdict
from callwright.cli.config_words import placed, told
from callwright.cli.configs import config_path, home
from callwright.cli.discovered import discovered
from callwright.cli.principals import unknown_principals
from callwright.cli.words import Text, counted
from callwright.config.reading import Loaded, read_config
from callwright.config.tool_names import unknown_arguments, unmatched_patterns
from callwright.config.toolkits import written_toolkits
from callwright.config.trouble import ConfigError

_CONFIG = Text("Configuration", "配置")
_LEAST_SECRET = 6
"""Shorter values are words like ``on``: masking those everywhere would hide what is wrong."""


def findings_of_config(named: str | None, *, upstreams: bool) -> Iterator[Finding]:
    """The configuration that is named or here, and with ``upstreams`` every server in it, or of this user's clients."""
    path = config_path(named)
    if path is None:
        if upstreams:
            yield from _discovered()
        return
    try:
        loaded = read_config(path)
    except ConfigError as fault:
        for one in fault.troubles:
            yield Finding("config", "fail", _CONFIG, placed(fault.path, one))
        return
    config = loaded.config
    count = len(config.servers) + len(config.openapi) + len(config.python)
    count += len(written_toolkits(config.toolkit))
    yield Finding(
        "config",
        "ok",
        _CONFIG,
        Text(f"{path}, {counted(count, 'entry', 'entries')}", f"{path}，{count} 个条目"),
    )
    known: dict[str, Any] = {}
    yield from _entries(loaded, known)
    if upstreams:
        complete = yield from _servers(loaded, loaded.folder / Path(config.pins).expanduser(), known)
        if not complete or config.python:
            return  # a tool that is not known here may match
        for one in (*unknown_arguments(loaded, known), *unmatched_patterns(loaded, known)):
            yield Finding("config", "warn", _CONFIG, placed(loaded.path, one))


def _entries(loaded: Loaded, known: dict[str, Any]) -> Iterator[Finding]:
    """What keeps modules, documents and rules from being used; no code is run and nothing is written for it.

    ``known`` gets the names of the tools that documents bring, and their input schemas.
    """
    with Callwright() as scratch:
        try:
            troubles = register_entries(scratch, loaded, os.environ)
        except ConfigError as fault:
            for one in fault.troubles:
                yield Finding("config", "fail", _CONFIG, placed(fault.path, one))
            return
        known.update(schemas_of(scratch))
    for one in [*troubles, *specs(loaded, os.environ)[1], *unknown_principals(loaded)]:
        verdict: Verdict = "warn" if one.code in {"module_not_allowed", "unknown_tool"} else "fail"
        yield Finding("config", verdict, _CONFIG, placed(loaded.path, one))


def _discovered() -> Iterator[Finding]:
    found = discovered(project=False)
    for said in found.said:
        yield Finding("client", "warn", Text("Client", "客户端"), said)
    if found.loaded is None:
        seen = Text("no configuration, and no client names a server", "没有配置，也没有客户端配置了服务器")
        yield Finding("config", "warn", _CONFIG, seen)
        return
    yield Finding("config", "ok", Text("Clients", "客户端"), found.origin)
    yield from _servers(found.loaded, home() / found.loaded.config.pins, {})


def _servers(loaded: Loaded, pins: Path, known: dict[str, Any]) -> Generator[Finding, None, bool]:
    """One line for each server; ``known`` gets their tools. Returns whether every server has listed its own."""
    from callwright.app.diagnosis import PATIENCE_S, Diagnosis, diagnosed  # noqa: PLC0415 - needs an extra
    from callwright.app.logins import keeper_of  # noqa: PLC0415 - the same
    from callwright.cli.actions.doctor_words import finding  # noqa: PLC0415 - the same

    ready, troubles = specs(loaded, os.environ)
    for one in troubles:
        name = one.key.split(".")[1]
        yield Finding(f"upstream:{name}", "fail", Text(f"Server {name}", f"服务器 {name}"), told(one))

    logins = keeper_of(loaded)

    async def all_of_them() -> list[Diagnosis]:
        return await asyncio.gather(*(diagnosed(spec, pins, PATIENCE_S, logins) for spec in ready))

    complete = not troubles
    for spec, found in zip(ready, asyncio.run(all_of_them()) if ready else (), strict=True):
        values = (*spec.env.values(), *spec.headers.values())
        hidden = tuple(sorted({one for one in values if len(one) >= _LEAST_SECRET}, key=len, reverse=True))
        known.update(found.listed or {})
        complete = complete and found.listed is not None
        yield finding(spec.name, found, hidden)
    return complete
