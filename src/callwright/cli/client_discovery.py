"""What ``callwright up`` serves when nobody has written a configuration: the servers that this user's clients know.

Files of the folder one is in are only named, unless the user asks for them: a folder may come from anybody, and what its
files name would be run.
"""

from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from callwright.cli.bilingual_text import Text, make_untranslated_text, render_count
from callwright.cli.client_problem_texts import describe_file_problems, shorten_home
from callwright.cli.config_location import CLIENTS_LEDGER_NAME, get_home_folder
from callwright.config.clients.client_reader import ClientFile, find_client_files
from callwright.config.clients.client_table import detect_machine
from callwright.config.clients.server_gathering import gather_servers
from callwright.config.config_model import CONFIG_FILE_NAME, Config, Server
from callwright.config.config_reader import LoadedConfig
from callwright.config.toml_lines import TomlLines


class DiscoveredConfig(NamedTuple):
    """A configuration made of the clients' files, where it comes from, and what was left out. None when there is nothing.

    ``places`` is the file of each server.
    """

    loaded: LoadedConfig | None
    origin: Text
    said: tuple[Text, ...]
    places: dict[str, Path]


def discover_config(*, project: bool) -> DiscoveredConfig:
    """The servers of this user's clients, and with ``project`` those of the folder's files too."""
    machine = detect_machine()
    files = find_client_files(machine)
    taken = [one for one in files if project or not one.project]
    said = (
        *describe_file_problems(taken),
        *(_describe_project_file(one) for one in files if one.project and not project),
    )
    found = gather_servers(taken)
    if not found:
        return DiscoveredConfig(None, make_untranslated_text(""), said, {})
    servers: dict[str, Server] = {
        name: replace(entry.server, cwd=entry.server.cwd or str(machine.home))
        for name, entry in found.items()
        if entry.server is not None
    }
    config = Config(store=CLIENTS_LEDGER_NAME, pins="pins.json", logins="logins.json", servers=servers)
    counted = ", ".join(
        f"{one.client.title} {shorten_home(one.path)} ({number})"
        for one in taken
        if (number := sum(entry.path == one.path for entry in found.values()))
    )
    places = {name: entry.path for name, entry in found.items()}
    return DiscoveredConfig(
        LoadedConfig(config, get_home_folder() / CONFIG_FILE_NAME, TomlLines("")),
        make_untranslated_text(counted),
        said,
        places,
    )


def _describe_project_file(one: ClientFile) -> Text:
    count = sum(entry.server is not None for entry in one.entries)
    started = "it was not started. --project starts it too."
    if count != 1:
        started = "they were not started. --project starts them too."
    return Text(
        f"{one.path} names {render_count(count, 'server')} of this folder; {started}",
        f"{one.path} 为此目录配置了 {count} 个服务器，未启动；--project 可一并启动。",
    )
