"""Plan how the servers of a client's file are moved behind Callwright: tables for our configuration, secrets for our entry. Pure.

A secret stays in the file where it was: it becomes a variable in the environment of our own entry there, and our configuration
refers to it.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from callwright.config.clients.client_reader import ClientFile
from callwright.config.clients.secret_stripping import list_server_variables, strip_secrets
from callwright.config.clients.server_gathering import gather_servers
from callwright.config.config_reader import LoadedConfig
from callwright.config.env_references import list_unset_variables
from callwright.config.table_addition import TableAddition, WantedTable, plan_addition


class ServerMove(Struct, frozen=True):
    """The changes that move servers from a client's file to the configuration of Callwright.

    Attributes:
        addition: The tables to add to our configuration.
        moved: Names of the servers in the client's file that Callwright will serve.
        environment: Environment variables for Callwright's entry: the secrets of the moved servers. Must not be displayed.
        kept: Servers that stay where they are: they cannot be used, or another server has their name in our configuration.
    """

    addition: TableAddition
    moved: tuple[str, ...]
    environment: dict[str, str]
    kept: tuple[str, ...]


def plan_server_move(file: ClientFile | None, config_text: str, variables: Iterable[str] = ()) -> ServerMove:
    """Plan the move of every server of a client's file into a configuration with this text.

    ``variables`` are those that our entry sets already; no secret gets the name of one.
    """
    entries = [] if file is None else [one for one in file.entries if one.problem not in {"ours", "disabled"}]
    tables = {} if file is None else gather_servers([file])
    taken = set(variables)
    for one in tables.values():
        taken |= set() if one.server is None else set(list_server_variables(one.server))
    stripped = {
        name: strip_secrets(name, one.server, taken) for name, one in tables.items() if one.server is not None
    }
    wanted = [WantedTable("servers", name, one.server) for name, one in stripped.items()]
    addition = plan_addition(config_text, wanted)
    refused = {one.removeprefix("servers.") for one in addition.other}
    behind = [tables[name].server for name in tables if name not in refused]
    environment = {
        variable: value.replace("$${", "${")  # as the file had it: only our own texts are escaped
        for name, one in stripped.items()
        if name not in refused
        for variable, value in one.values.items()
    }
    moved = tuple(one.name for one in entries if one.server is not None and one.server in behind)
    kept = tuple(one.name for one in entries if one.name not in moved)
    return ServerMove(addition, moved, environment, kept)


def list_lacking_variables(loaded: LoadedConfig, environment: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the servers of a configuration that need variables which this environment does not set, with these."""
    tables = loaded.written.get("servers", {})
    used = [name for name, server in loaded.config.servers.items() if not server.disabled]
    lacking = {name: list_unset_variables(tables[name], environment) for name in used}
    return {name: variables for name, variables in lacking.items() if variables}
