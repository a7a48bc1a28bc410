"""Merge the servers of all clients under unique names in our format. Pure."""

import re
from collections.abc import Iterable
from typing import Final

from callwright.config.clients.client_reader import ClientFile, ClientServer
from callwright.config.config_model import Server

_MAX_NAME_LENGTH: Final = 32


def gather_servers(files: Iterable[ClientFile]) -> dict[str, ClientServer]:
    """Return servers by name.

    The same server under the same name in two clients is merged; a different one gets its client's id as a
    suffix.
    """
    found: dict[str, ClientServer] = {}
    for entry in (entry for one in files for entry in one.entries):
        if entry.server is None:
            continue
        own = _choose_server_name(entry.name, entry.server)
        name = own
        known = found.get(name)
        if known is not None and known.server == entry.server:
            continue
        for number in range(1, 100):
            if name not in found:
                break
            name = normalise_server_name(f"{own}-{entry.client.id}" + (f"-{number}" if number > 1 else ""))
        found.setdefault(name, entry)
    return found


def _choose_server_name(name: str, server: Server) -> str:
    """Return the name in our format; for one in another script, such as 高德地图, that of the package, program or host."""
    return _slugify(name) or _slugify(_find_origin(server)) or _DEFAULT_NAME


def _find_origin(server: Server) -> str:
    """Return the host of a server, the package or script that a runner starts, or the program; "" where the entry names none."""
    if server.url:
        return (found[1] if (found := _HOST.match(server.url)) else "").removeprefix("www.")
    program = _strip_path(server.command)
    if program not in _RUNNERS:
        return "" if program in _CONTAINER_RUNNERS else program
    return next((_strip_path(one) for one in server.args if not one.startswith("-") and one != "run"), "")


def _strip_path(path: str) -> str:
    """Return the last part of a path or package without its ending or version: ``@amap/amap-maps@1.2`` → ``amap-maps``."""
    last = re.split(r"[/\\]", path)[-1]
    return re.sub(r"(?<=.)(?:@.*|==.*|\.(?:py|js|mjs|ts|exe|cmd))$", "", last)


_HOST: Final = re.compile(r"https?://(?:[^/@\s]*@)?([\w.-]+)")
_RUNNERS: Final = frozenset("npx npm bunx bun pnpm pnpx yarn uvx uv pipx node deno python python3 py".split())
_CONTAINER_RUNNERS: Final = frozenset("docker podman cmd sh bash zsh powershell pwsh wsl".split())
_DEFAULT_NAME: Final = "server"


def normalise_server_name(name: str) -> str:
    """Convert a name to our format: lower-case letters, digits and dashes, at most 32."""
    return _slugify(name) or _DEFAULT_NAME


def _slugify(name: str) -> str:
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    return plain[:_MAX_NAME_LENGTH].strip("-")
