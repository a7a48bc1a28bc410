"""Read a client's configuration file into the server model of Callwright. Reads only; starts nothing.

Texts are translated: a variable that the client would expand becomes a Callwright reference, and a text that only looks like a
Callwright reference is escaped.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct

from callwright.config.clients.client_table import CLIENTS, KnownClient, Machine
from callwright.config.clients.jsonc import JsoncError, parse_jsonc
from callwright.config.config_model import Server

MAX_CLIENT_FILE_BYTES: Final = 32 * 1024 * 1024
_BRACE_REFERENCE: Final = re.compile(r"\$\{([A-Za-z_]\w*)(:-[^}]*)?\}")
_ENV_REFERENCE: Final = re.compile(
    r"\$\{env:([A-Za-z_]\w*)\}|\$\{(userHome|workspaceFolder)\}|\$\{input:([^}]+)\}|\$\{/\}"
)
_OPENCODE_REFERENCE: Final = re.compile(r"\{env:([A-Za-z_]\w*)\}")

EntryProblem = Literal["", "disabled", "ours", "no_command", "no_object"]


class ClientServer(Struct, frozen=True):
    """One server of one client.

    Attributes:
        name: As the client has it.
        client: Which client.
        path: Its file.
        server: In our model; None if it cannot be used.
        problem: Why not; "" if it can.
        inputs: Variables that replace what the client would ask its user for.
    """

    name: str
    client: KnownClient
    path: Path
    server: Server | None
    problem: EntryProblem = ""
    inputs: tuple[str, ...] = ()


class ClientFile(Struct, frozen=True):
    """One existing file of one client.

    ``line`` is where its JSON is invalid, else 0; ``project``: it belongs to a folder.
    """

    client: KnownClient
    path: Path
    entries: tuple[ClientServer, ...] = ()
    line: int = 0
    readable: bool = True
    project: bool = False


def find_client_files(machine: Machine, *, only: Iterable[str] | None = None) -> list[ClientFile]:
    """Return every existing file of a client, users' own first; files without a server are left out."""
    chosen = [CLIENTS[name] for name in (CLIENTS if only is None else only)]
    found: list[ClientFile] = []
    for client in chosen:
        found += _read_if_present(client, client.file(machine), machine, project=False)
    for client in chosen:
        place = client.find_project_file(machine)
        if place is not None and place != client.file(machine):
            found += _read_if_present(client, place, machine, project=True)
    return [one for one in found if one.entries or one.line or not one.readable]


_CLIENT_BY_KEY: Final = {
    "mcpServers": "claude-code",
    "servers": "vscode",
    "context_servers": "zed",
    "mcp": "opencode",
}


def read_any_file(path: Path, machine: Machine) -> ClientFile | None:
    """Read a file by its path, in the format of the client that it belongs to, or else of the client whose key it has; None if it has no key of a client.

    Raises:
        JsoncError: The file is not JSON.
        OSError, UnicodeDecodeError: The file cannot be read.
    """
    value = parse_client_text(_read_text(path))
    keys = [key for key in _CLIENT_BY_KEY if isinstance(value, dict) and isinstance(value.get(key), dict)]
    if not keys:
        return None
    real = path.absolute()
    known = [one for one in CLIENTS.values() if real in {one.file(machine), one.find_project_file(machine)}]
    client = known[0] if known else CLIENTS[_CLIENT_BY_KEY[keys[0]]]
    return ClientFile(client, path, tuple(_read_entries(client, path, value, machine)))


def read_client_file(client: KnownClient, path: Path, machine: Machine) -> ClientFile | None:
    """Read one file of a client; None if there is none."""
    return next(iter(_read_if_present(client, path, machine, project=False)), None)


def _read_if_present(client: KnownClient, path: Path, machine: Machine, *, project: bool) -> list[ClientFile]:
    if not path.is_file():
        return []
    try:
        value = parse_client_text(_read_text(path))
    except JsoncError as fault:
        return [ClientFile(client, path, line=fault.line, project=project)]
    except (OSError, UnicodeDecodeError):
        return [ClientFile(client, path, readable=False, project=project)]
    return [ClientFile(client, path, tuple(_read_entries(client, path, value, machine)), project=project)]


def _read_text(path: Path) -> str:
    with path.open("rb") as file:
        return file.read(MAX_CLIENT_FILE_BYTES + 1).decode("utf-8-sig")


def parse_client_text(text: str) -> Any:
    """Parse a text. Most are plain JSON, and some are large, so the fast parser is tried first.

    Raises:
        JsoncError: It is not JSON, with comments or without.
    """
    try:
        return json.loads(text) if text.strip() else {}
    except (ValueError, RecursionError):
        return parse_jsonc(text).to_plain()


def _read_entries(client: KnownClient, path: Path, value: Any, machine: Machine) -> Iterable[ClientServer]:
    servers = value
    for key in client.key:
        servers = servers.get(key) if isinstance(servers, dict) else {}
    for name, entry in servers.items() if isinstance(servers, dict) else ():
        yield _read_entry(client, path, str(name), entry, machine)


def _read_entry(client: KnownClient, path: Path, name: str, entry: Any, machine: Machine) -> ClientServer:
    if not isinstance(entry, dict):
        return ClientServer(name, client, path, None, "no_object")
    command, arguments = _read_program(entry)
    url = next(
        (entry[key] for key in (client.url_key, "httpUrl", "serverUrl", "url") if entry.get(key)), None
    )
    problem = _find_problem(name, entry, command, arguments, url)
    if problem:
        return ClientServer(name, client, path, None, problem)
    texts = _TextTranslator(client, machine)
    env = entry.get("env") or entry.get("environment") or {}
    headers = entry.get("headers") or {}
    server = Server(
        command=texts.translate(command) if command else "",
        args=tuple(texts.translate(one) for one in arguments) if command else (),
        env={str(key): texts.translate(one) for key, one in env.items()} if command else {},
        cwd=texts.translate(entry.get("cwd") or "") if command else "",
        url="" if command else texts.translate(url),
        transport="sse" if not command and entry.get("type") == "sse" else "auto",
        headers={} if command else {str(key): texts.translate(one) for key, one in headers.items()},
    )
    return ClientServer(name, client, path, server, inputs=tuple(dict.fromkeys(texts.inputs)))


def _read_program(entry: dict[str, Any]) -> tuple[str, list[Any]]:
    """Return program and arguments from any of their forms: a text and a list, one list, or an object with both."""
    command: Any = entry.get("command")
    arguments: Any = entry.get("args")
    if isinstance(command, dict):
        command, arguments = command.get("path"), command.get("args")
    if isinstance(command, list):
        command, arguments = (command[0], command[1:]) if command else (None, [])
    return str(command or ""), arguments if isinstance(arguments, list) else []


def _find_problem(
    name: str, entry: dict[str, Any], command: str, arguments: list[Any], url: Any
) -> EntryProblem:
    if entry.get("disabled") is True or entry.get("enabled") is False:
        return "disabled"
    if is_own_entry(name, command, arguments):
        return "ours"
    if not command and not isinstance(url, str):
        return "no_command"
    return (
        "no_object" if not all(isinstance(entry.get(key) or {}, dict) for key in ("env", "headers")) else ""
    )


def is_own_entry(name: str, command: str, arguments: list[Any]) -> bool:
    """Return whether an entry starts Callwright itself: a gateway behind itself would start itself forever."""
    program = Path(command.replace("\\", "/")).name.removesuffix(".exe")
    return name == "callwright" or program == "callwright" or "callwright" in arguments


class _TextTranslator:
    """Translates the texts of one entry; ``inputs`` collects what the client would ask its user for."""

    def __init__(self, client: KnownClient, machine: Machine) -> None:
        self._client = client
        self._machine = machine
        self.inputs: list[str] = []

    def translate(self, value: Any) -> str:
        text = value if isinstance(value, str) else json.dumps(value)
        if self._client.id == "opencode":
            return _translate_references(text, _OPENCODE_REFERENCE, lambda found: f"${{{found[1]}}}")
        if self._client.expands == "braces":
            return _translate_references(text, _BRACE_REFERENCE, lambda found: found[0])
        if self._client.expands == "env":
            return _translate_references(text, _ENV_REFERENCE, self._translate_env_reference)
        return text.replace("${", "$${")

    def _translate_env_reference(self, found: re.Match[str]) -> str:
        if found[1]:
            return f"${{{found[1]}}}"
        if found[2]:
            return str(self._machine.home if found[2] == "userHome" else self._machine.here)
        if found[3]:
            name = re.sub(r"\W+", "_", found[3]).upper().strip("_")
            self.inputs.append(name if name[:1].isalpha() else f"INPUT_{name}")
            return f"${{{self.inputs[-1]}}}"
        return "/"


def _translate_references(text: str, pattern: re.Pattern[str], replace: Any) -> str:
    """Replace matches of the pattern by our references; any other ``${`` is escaped."""
    translated, at = "", 0
    for found in pattern.finditer(text):
        translated += text[at : found.start()].replace("${", "$${") + replace(found)
        at = found.end()
    return translated + text[at:].replace("${", "$${")
