"""Merge the servers of all clients under unique names in our format. Pure."""

import re
from collections.abc import Iterable
from typing import Final

from callwright.config.clients.client_reader import ClientFile, ClientServer

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
        name = normalise_server_name(entry.name)
        known = found.get(name)
        if known is not None and known.server == entry.server:
            continue
        for number in range(1, 100):
            if name not in found:
                break
            name = normalise_server_name(
                f"{entry.name}-{entry.client.id}" + (f"-{number}" if number > 1 else "")
            )
        found.setdefault(name, entry)
    return found


def normalise_server_name(name: str) -> str:
    """Convert a name to our format: lower-case letters, digits and dashes, at most 32."""
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    return plain[:_MAX_NAME_LENGTH].strip("-") or "server"
