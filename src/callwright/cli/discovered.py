"""What ``callwright up`` serves when nobody has written a configuration: the servers that this user's clients know.

Files of the folder one is in are only named, unless the user asks for them: a folder may come from anybody, and what its
files name would be run.
"""

from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from callwright.cli.client_words import at_home, problems
from callwright.cli.configs import CLIENTS_LEDGER, home
from callwright.cli.words import Text, both, counted
from callwright.config.clients.gathering import gathered
from callwright.config.clients.reading import ClientFile, client_files
from callwright.config.clients.table import this_machine
from callwright.config.lines import Lines
from callwright.config.model import FILE_NAME, Config, Server
from callwright.config.reading import Loaded


class Discovered(NamedTuple):
    """A configuration made of the clients' files, where it comes from, and what was left out. None when there is nothing.

    ``places`` is the file of each server.
    """

    loaded: Loaded | None
    origin: Text
    said: tuple[Text, ...]
    places: dict[str, Path]


def discovered(*, project: bool) -> Discovered:
    """The servers of this user's clients, and with ``project`` those of the folder's files too."""
    machine = this_machine()
    files = client_files(machine)
    taken = [one for one in files if project or not one.project]
    said = (*problems(taken), *(_left(one) for one in files if one.project and not project))
    found = gathered(taken)
    if not found:
        return Discovered(None, both(""), said, {})
    servers: dict[str, Server] = {
        name: replace(entry.server, cwd=entry.server.cwd or str(machine.home))
        for name, entry in found.items()
        if entry.server is not None
    }
    config = Config(store=CLIENTS_LEDGER, pins="pins.json", logins="logins.json", servers=servers)
    counted = ", ".join(
        f"{one.client.title} {at_home(one.path)} ({number})"
        for one in taken
        if (number := sum(entry.path == one.path for entry in found.values()))
    )
    places = {name: entry.path for name, entry in found.items()}
    return Discovered(Loaded(config, home() / FILE_NAME, Lines("")), both(counted), said, places)


def _left(one: ClientFile) -> Text:
    count = sum(entry.server is not None for entry in one.entries)
    started = "it was not started. --project starts it too."
    if count != 1:
        started = "they were not started. --project starts them too."
    return Text(
        f"{one.path} names {counted(count, 'server')} of this folder; {started}",
        f"{one.path} 为此目录配置了 {count} 个服务器，未启动；--project 可一并启动。",
    )
