"""From a client's file to the servers that it names, in our own words. Reads only; starts nothing.

A text of theirs becomes a text of ours: what the client would replace becomes a reference, and what only looks like one to
us is kept from being one.
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

EntryProblem = Literal["", "disabled", "ours", "sse", "no_command", "no_object"]


class ClientServer(Struct, frozen=True):
    """One server of one client.

    Attributes:
        name: As the client has it.
        client: Which client.
        path: Its file.
        server: In our words; None where it cannot be had.
        problem: Why not; "" where it can.
        inputs: Variables that stand for what the client would ask its user for.
    """

    name: str
    client: KnownClient
    path: Path
    server: Server | None
    problem: EntryProblem = ""
    inputs: tuple[str, ...] = ()


class ClientFile(Struct, frozen=True):
    """One file of one client that is there. ``line`` is where it is no JSON, 0 where it is; ``project``: it is a folder's."""

    client: KnownClient
    path: Path
    entries: tuple[ClientServer, ...] = ()
    line: int = 0
    readable: bool = True
    project: bool = False


def find_client_files(machine: Machine, *, only: Iterable[str] | None = None) -> list[ClientFile]:
    """Every file of a client that is there, users' own first; those without a server are left out."""
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
    """A file that is named by its path, read as the client reads it whose file it is, or whose key it has; None for no such file.

    Raises:
        JsoncError: it is no JSON.
        OSError, UnicodeDecodeError: it cannot be read.
    """
    value = parse_client_text(path.read_bytes()[: MAX_CLIENT_FILE_BYTES + 1].decode("utf-8-sig"))
    keys = [key for key in _CLIENT_BY_KEY if isinstance(value, dict) and isinstance(value.get(key), dict)]
    if not keys:
        return None
    real = path.absolute()
    known = [one for one in CLIENTS.values() if real in {one.file(machine), one.find_project_file(machine)}]
    client = known[0] if known else CLIENTS[_CLIENT_BY_KEY[keys[0]]]
    return ClientFile(client, path, tuple(_read_entries(client, path, value, machine)))


def _read_if_present(client: KnownClient, path: Path, machine: Machine, *, project: bool) -> list[ClientFile]:
    if not path.is_file():
        return []
    try:
        value = parse_client_text(path.read_bytes()[: MAX_CLIENT_FILE_BYTES + 1].decode("utf-8-sig"))
    except JsoncError as fault:
        return [ClientFile(client, path, line=fault.line, project=project)]
    except (OSError, UnicodeDecodeError):
        return [ClientFile(client, path, readable=False, project=project)]
    return [ClientFile(client, path, tuple(_read_entries(client, path, value, machine)), project=project)]


def parse_client_text(text: str) -> Any:
    """What a text says. Most are plain JSON, and some are large: those are read the quick way.

    Raises:
        JsoncError: it is no JSON, with comments or without.
    """
    try:
        return json.loads(text) if text.strip() else {}
    except (ValueError, RecursionError):
        return parse_jsonc(text).to_plain()


def _read_entries(client: KnownClient, path: Path, value: Any, machine: Machine) -> Iterable[ClientServer]:
    held = value
    for key in client.key:
        held = held.get(key) if isinstance(held, dict) else {}
    for name, said in held.items() if isinstance(held, dict) else ():
        yield _read_entry(client, path, str(name), said, machine)


def _read_entry(client: KnownClient, path: Path, name: str, said: Any, machine: Machine) -> ClientServer:
    if not isinstance(said, dict):
        return ClientServer(name, client, path, None, "no_object")
    command, arguments = _read_program(said)
    url = next((said[key] for key in (client.url_key, "httpUrl", "serverUrl", "url") if said.get(key)), None)
    problem = _find_problem(client, name, said, command, arguments, url)
    if problem:
        return ClientServer(name, client, path, None, problem)
    texts = _TextTranslator(client, machine)
    env = said.get("env") or said.get("environment") or {}
    headers = said.get("headers") or {}
    server = Server(
        command=texts.translate(command) if command else "",
        args=tuple(texts.translate(one) for one in arguments) if command else (),
        env={str(key): texts.translate(one) for key, one in env.items()} if command else {},
        cwd=texts.translate(said.get("cwd") or "") if command else "",
        url="" if command else texts.translate(url),
        headers={} if command else {str(key): texts.translate(one) for key, one in headers.items()},
    )
    return ClientServer(name, client, path, server, inputs=tuple(dict.fromkeys(texts.inputs)))


def _read_program(said: dict[str, Any]) -> tuple[str, list[Any]]:
    """Program and arguments, however they are written: a text and a list, one list, or an object with both."""
    command: Any = said.get("command")
    arguments: Any = said.get("args")
    if isinstance(command, dict):
        command, arguments = command.get("path"), command.get("args")
    if isinstance(command, list):
        command, arguments = (command[0], command[1:]) if command else (None, [])
    return str(command or ""), arguments if isinstance(arguments, list) else []


def _find_problem(
    client: KnownClient, name: str, said: dict[str, Any], command: str, arguments: list[Any], url: Any
) -> EntryProblem:
    if said.get("disabled") is True or said.get("enabled") is False:
        return "disabled"
    if is_own_entry(name, command, arguments):
        return "ours"
    if not command and not isinstance(url, str):
        return "no_command"
    if not command and (said.get("type") == "sse" or (client.id == "gemini" and "httpUrl" not in said)):
        return "sse"
    return "no_object" if not all(isinstance(said.get(key) or {}, dict) for key in ("env", "headers")) else ""


def is_own_entry(name: str, command: str, arguments: list[Any]) -> bool:
    """Whether an entry starts Callwright itself: a gateway behind itself would start itself without end."""
    program = Path(command.replace("\\", "/")).name.removesuffix(".exe")
    return name == "callwright" or program == "callwright" or "callwright" in arguments


class _TextTranslator:
    """Texts of one entry; ``inputs`` collects what the client would ask its user for."""

    def __init__(self, client: KnownClient, machine: Machine) -> None:
        self._client = client
        self._machine = machine
        self.inputs: list[str] = []

    def translate(self, said: Any) -> str:
        text = said if isinstance(said, str) else json.dumps(said)
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


def _translate_references(text: str, pattern: re.Pattern[str], put: Any) -> str:
    """The text with what the pattern finds put in our words; any other ``${`` means itself."""
    said, at = "", 0
    for found in pattern.finditer(text):
        said += text[at : found.start()].replace("${", "$${") + put(found)
        at = found.end()
    return said + text[at:].replace("${", "$${")
