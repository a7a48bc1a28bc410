"""The MCP servers of a command: those of the configuration, or of this user's clients if there is none."""

import os
from pathlib import Path
from typing import Any, NamedTuple

from callwright.app.app_builder import build_server_specs
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import make_unreachable_error, make_usage_error
from callwright.cli.client_discovery import discover_config
from callwright.cli.config_location import load_config
from callwright.config.config_reader import LoadedConfig
from callwright.config.home_path import expand_home


class ServerSelection(NamedTuple):
    """The servers, the file of accepted definitions, and their configuration."""

    servers: tuple[Any, ...]
    pins: Path
    loaded: LoadedConfig


def load_known_servers(named: str | None) -> ServerSelection:
    """Load the servers of the named or current configuration, else of this user's clients.

    Raises:
        CliError: There are none.
    """
    loaded = load_config(named)
    if loaded is None:
        loaded = discover_config(project=False).loaded
    if loaded is None:
        raise make_unreachable_error(
            "no_servers",
            Text(
                "There is no configuration, and no client has a server configured.",
                "没有配置，也没有客户端配置了服务器。",
            ),
            Text(
                "`callwright import` creates one; --config names one.",
                "可用 `callwright import` 生成，或用 --config 指定。",
            ),
        )
    ready, _ = build_server_specs(loaded, os.environ)
    return ServerSelection(ready, loaded.folder / expand_home(loaded.config.pins), loaded)


def find_server(known: ServerSelection, server: str) -> Any:
    """Return the server with that name; raise an error that lists them if there is none."""
    for one in known.servers:
        if one.name == server:
            return one
    raise make_usage_error(
        Text("There is no server {name}.", "没有服务器 {name}。"),
        Text("Use one of: {names}.", "可用：{names}。"),
        name=server[:64],
        names=", ".join(one.name for one in known.servers) or "-",
    )
