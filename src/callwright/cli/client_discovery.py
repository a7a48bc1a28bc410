"""Find the servers that ``callwright up`` serves without a configuration: those configured in this user's clients.

Files of the current folder are only reported unless the user requests them: the folder may be from an untrusted source,
and the commands in its files would be run.
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
    """A configuration made from the clients' files, its source, and messages on skipped servers.

    None if there are no servers.

    ``places`` is the file of each server.
    """

    loaded: LoadedConfig | None
    origin: Text
    messages: tuple[Text, ...]
    places: dict[str, Path]


def discover_config(*, project: bool) -> DiscoveredConfig:
    """Find the servers of this user's clients; with ``project`` also those in the folder's files."""
    machine = detect_machine()
    files = find_client_files(machine)
    selected = [file for file in files if project or not file.project]
    messages = (
        *describe_file_problems(selected),
        *(_describe_project_file(file) for file in files if file.project and not project),
    )
    servers_by_name = gather_servers(selected)
    if not servers_by_name:
        return DiscoveredConfig(None, make_untranslated_text(""), messages, {})
    servers: dict[str, Server] = {
        name: replace(entry.server, cwd=entry.server.cwd or str(machine.home))
        for name, entry in servers_by_name.items()
        if entry.server is not None
    }
    config = Config(store=CLIENTS_LEDGER_NAME, pins="pins.json", logins="logins.json", servers=servers)
    counted = ", ".join(
        f"{file.client.title} {shorten_home(file.path)} ({number})"
        for file in selected
        if (number := sum(entry.path == file.path for entry in servers_by_name.values()))
    )
    places = {name: entry.path for name, entry in servers_by_name.items()}
    return DiscoveredConfig(
        LoadedConfig(config, get_home_folder() / CONFIG_FILE_NAME, TomlLines("")),
        make_untranslated_text(counted),
        messages,
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
