"""The MCP servers that a command is about: those of the configuration, or of this user's clients where there is none."""

import os
from pathlib import Path
from typing import Any, NamedTuple

from callwright.app.configured import specs
from callwright.cli.configs import loaded_config
from callwright.cli.discovered import discovered
from callwright.cli.trouble import misuse, unreachable
from callwright.cli.words import Text
from callwright.config.reading import Loaded


class Known(NamedTuple):
    """The servers, the file of what was accepted of them, and where all of it is configured."""

    servers: tuple[Any, ...]
    pins: Path
    loaded: Loaded


def known_servers(named: str | None) -> Known:
    """The servers of the configuration that is named or here, else of this user's clients.

    Raises:
        CliError: there are none.
    """
    loaded = loaded_config(named)
    if loaded is None:
        loaded = discovered(project=False).loaded
    if loaded is None:
        raise unreachable(
            "no_servers",
            Text(
                "There is no configuration, and no client names a server.",
                "没有配置，也没有客户端配置了服务器。",
            ),
            Text(
                "`callwright import` makes one; --config names one.",
                "可用 `callwright import` 生成，或用 --config 指定。",
            ),
        )
    ready, _ = specs(loaded, os.environ)
    return Known(ready, loaded.folder / Path(loaded.config.pins).expanduser(), loaded)


def server_named(known: Known, server: str) -> Any:
    """The server of that name; an error that lists them where there is none."""
    for one in known.servers:
        if one.name == server:
            return one
    raise misuse(
        Text("There is no server {name}.", "没有服务器 {name}。"),
        Text("Use one of: {names}.", "可用：{names}。"),
        name=server[:64],
        names=", ".join(one.name for one in known.servers) or "-",
    )
