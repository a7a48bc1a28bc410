"""The MCP clients that are known: where each keeps its servers, under which key, and how one entry of it is written.

One row a client. May not read or write anything.
"""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path, PurePosixPath
from typing import Any, Final, Literal

from msgspec import Struct

Expands = Literal["nothing", "braces", "env"]
"""What a client replaces in its texts: nothing, ``${NAME}``, or ``${env:NAME}``."""


class Machine(Struct, frozen=True):
    """Where files are looked for.

    Attributes:
        home: The user's home.
        here: The folder that a command runs in.
        environ: The environment.
        platform: As ``sys.platform``.
    """

    home: Path
    here: Path
    environ: Mapping[str, str]
    platform: str = sys.platform

    @property
    def settings(self) -> Path:
        """Where applications of this user keep their settings."""
        if self.platform == "darwin":
            return self.home / "Library" / "Application Support"
        if self.platform == "win32":
            return Path(self.environ.get("APPDATA") or self.home / "AppData" / "Roaming")
        return Path(self.environ.get("XDG_CONFIG_HOME") or self.home / ".config")


def this_machine() -> Machine:
    """The machine and user that this process runs for."""
    return Machine(Path.home(), Path.cwd(), os.environ)


class Client(Struct, frozen=True):
    """One client.

    Attributes:
        id: Its word on the command line.
        title: Its name for people.
        file: Its user's own file.
        key: The path of the object that holds the servers.
        project: Its file in a project's folder; "" where it has none.
        expands: What it replaces in texts.
        url_key: The key of a streamable HTTP address.
        extra: What stands in every entry of a program of its own.
    """

    id: str
    title: str
    file: Callable[[Machine], Path]
    key: tuple[str, ...] = ("mcpServers",)
    project: str = ""
    expands: Expands = "nothing"
    url_key: str = "url"
    extra: dict[str, Any] = {}

    def project_file(self, machine: Machine) -> Path | None:
        """Its file in the folder that a command runs in."""
        return machine.here.joinpath(*PurePosixPath(self.project).parts) if self.project else None

    def entry(self, command: str, arguments: list[str]) -> dict[str, Any]:
        """How a program is written down for this client."""
        if self.id == "opencode":
            return {**self.extra, "command": [command, *arguments]}
        return {**self.extra, "command": command, "args": arguments}


def _home(*parts: str) -> Callable[[Machine], Path]:
    return lambda machine: machine.home.joinpath(*parts)


def _settings(*parts: str) -> Callable[[Machine], Path]:
    return lambda machine: machine.settings.joinpath(*parts)


def _xdg(*parts: str) -> Callable[[Machine], Path]:
    """``~/.config`` on every system but Windows, whatever other applications do there."""

    def file(machine: Machine) -> Path:
        usual = machine.settings if machine.platform != "darwin" else machine.home / ".config"
        return usual.joinpath(*parts)

    return file


def _claude_code(machine: Machine) -> Path:
    folder = machine.environ.get("CLAUDE_CONFIG_DIR")
    return (Path(folder) if folder else machine.home) / ".claude.json"


_STDIO: Final = {"type": "stdio"}
_CLINE: Final = ("globalStorage", "saoudrizwan.claude-dev", "settings", "cline_mcp_settings.json")

CLIENTS: Final[dict[str, Client]] = {
    one.id: one
    for one in (
        Client("claude", "Claude Desktop", _settings("Claude", "claude_desktop_config.json")),
        Client(
            "claude-code",
            "Claude Code",
            _claude_code,
            project=".mcp.json",
            expands="braces",
            extra=_STDIO,
        ),
        Client("cursor", "Cursor", _home(".cursor", "mcp.json"), project=".cursor/mcp.json", expands="env"),
        Client(
            "vscode",
            "VS Code",
            _settings("Code", "User", "mcp.json"),
            ("servers",),
            project=".vscode/mcp.json",
            expands="env",
            extra=_STDIO,
        ),
        Client(
            "vscode-insiders",
            "VS Code Insiders",
            _settings("Code - Insiders", "User", "mcp.json"),
            ("servers",),
            expands="env",
            extra=_STDIO,
        ),
        Client(
            "windsurf",
            "Windsurf",
            _home(".codeium", "windsurf", "mcp_config.json"),
            expands="env",
            url_key="serverUrl",
        ),
        Client(
            "gemini",
            "Gemini CLI",
            _home(".gemini", "settings.json"),
            project=".gemini/settings.json",
            expands="braces",
            url_key="httpUrl",
        ),
        Client(
            "zed",
            "Zed",
            _xdg("zed", "settings.json"),
            ("context_servers",),
            project=".zed/settings.json",
            extra={"source": "custom"},
        ),
        Client(
            "copilot",
            "Copilot CLI",
            _home(".copilot", "mcp-config.json"),
            expands="braces",
            extra={"type": "local", "tools": ["*"]},
        ),
        Client(
            "opencode",
            "OpenCode",
            _xdg("opencode", "opencode.json"),
            ("mcp",),
            project="opencode.json",
            extra={"type": "local", "enabled": True},
        ),
        Client("lmstudio", "LM Studio", _home(".lmstudio", "mcp.json")),
        Client("cline", "Cline", _settings("Code", "User", *_CLINE)),
    )
}
