"""The table of known MCP clients: the location of their servers, the key, and the format of an entry.

One row per client. May not read or write anything.
"""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Any, Final, Literal

from msgspec import Struct

from callwright.config.home_path import expand_home

TextExpansion = Literal["nothing", "braces", "env"]
"""What a client expands in its texts: nothing, ``${NAME}``, or ``${env:NAME}``."""


class Machine(Struct, frozen=True):
    """The environment in which files are looked up.

    Attributes:
        home: The user's home.
        here: The current folder.
        environ: The environment.
        platform: As ``sys.platform``.
    """

    home: Path
    here: Path
    environ: Mapping[str, str]
    platform: str = sys.platform

    @property
    def settings(self) -> Path:
        """The folder of this user's application settings."""
        if self.platform == "darwin":
            return self.home / "Library" / "Application Support"
        if self.platform == "win32":
            return Path(self.environ.get("APPDATA") or self.home / "AppData" / "Roaming")
        return Path(self.environ.get("XDG_CONFIG_HOME") or self.home / ".config")


def detect_machine() -> Machine:
    """Return the machine and user of this process."""
    return Machine(expand_home("~"), Path.cwd(), os.environ)


class KnownClient(Struct, frozen=True):
    """One client.

    Attributes:
        id: Its word on the command line.
        title: Its name for people.
        file: Its user's own file.
        key: The path of the object that contains the servers.
        project: Its file in a project's folder; "" if it has none.
        expands: What it expands in texts.
        url_key: The key of a streamable HTTP address.
        extra: Fields of every entry for a program.
        folders: The key of an object in its user's own file that has, for each folder, an object like the file itself; "" if it
            has none.
    """

    id: str
    title: str
    file: Callable[[Machine], Path]
    key: tuple[str, ...] = ("mcpServers",)
    project: str = ""
    expands: TextExpansion = "nothing"
    url_key: str = "url"
    extra: dict[str, Any] = {}
    folders: str = ""

    def find_project_file(self, machine: Machine) -> Path | None:
        """Return its file in the current folder, or None."""
        return machine.here.joinpath(*PurePosixPath(self.project).parts) if self.project else None

    @property
    def environment_key(self) -> str:
        """The key of a program's environment in an entry."""
        return "environment" if self.id == "opencode" else "env"

    def render_entry(
        self, command: str, arguments: list[str], environment: Mapping[str, str] = MappingProxyType({})
    ) -> dict[str, Any]:
        """Render the entry of a program for this client."""
        variables = {self.environment_key: dict(environment)} if environment else {}
        if self.id == "opencode":
            return {**self.extra, "command": [command, *arguments], **variables}
        return {**self.extra, "command": command, "args": arguments, **variables}


def _make_home_path(*parts: str) -> Callable[[Machine], Path]:
    return lambda machine: machine.home.joinpath(*parts)


def _make_settings_path(*parts: str) -> Callable[[Machine], Path]:
    return lambda machine: machine.settings.joinpath(*parts)


def _make_xdg_path(*parts: str) -> Callable[[Machine], Path]:
    """Return a path in ``~/.config`` on every system but Windows, independent of other applications' conventions."""

    def file(machine: Machine) -> Path:
        usual = machine.settings if machine.platform != "darwin" else machine.home / ".config"
        return usual.joinpath(*parts)

    return file


def _find_claude_code_file(machine: Machine) -> Path:
    folder = machine.environ.get("CLAUDE_CONFIG_DIR")
    return (Path(folder) if folder else machine.home) / ".claude.json"


_STDIO_FIELDS: Final = {"type": "stdio"}
_CLINE_FILE: Final = ("globalStorage", "saoudrizwan.claude-dev", "settings", "cline_mcp_settings.json")

CLIENTS: Final[dict[str, KnownClient]] = {
    one.id: one
    for one in (
        KnownClient("claude", "Claude Desktop", _make_settings_path("Claude", "claude_desktop_config.json")),
        KnownClient(
            "claude-code",
            "Claude Code",
            _find_claude_code_file,
            project=".mcp.json",
            expands="braces",
            extra=_STDIO_FIELDS,
            folders="projects",
        ),
        KnownClient(
            "cursor",
            "Cursor",
            _make_home_path(".cursor", "mcp.json"),
            project=".cursor/mcp.json",
            expands="env",
        ),
        KnownClient(
            "vscode",
            "VS Code",
            _make_settings_path("Code", "User", "mcp.json"),
            ("servers",),
            project=".vscode/mcp.json",
            expands="env",
            extra=_STDIO_FIELDS,
        ),
        KnownClient(
            "vscode-insiders",
            "VS Code Insiders",
            _make_settings_path("Code - Insiders", "User", "mcp.json"),
            ("servers",),
            expands="env",
            extra=_STDIO_FIELDS,
        ),
        KnownClient(
            "windsurf",
            "Windsurf",
            _make_home_path(".codeium", "windsurf", "mcp_config.json"),
            expands="env",
            url_key="serverUrl",
        ),
        KnownClient(
            "gemini",
            "Gemini CLI",
            _make_home_path(".gemini", "settings.json"),
            project=".gemini/settings.json",
            expands="braces",
            url_key="httpUrl",
        ),
        KnownClient(
            "zed",
            "Zed",
            _make_xdg_path("zed", "settings.json"),
            ("context_servers",),
            project=".zed/settings.json",
            extra={"source": "custom"},
        ),
        KnownClient(
            "copilot",
            "Copilot CLI",
            _make_home_path(".copilot", "mcp-config.json"),
            expands="braces",
            extra={"type": "local", "tools": ["*"]},
        ),
        KnownClient(
            "opencode",
            "OpenCode",
            _make_xdg_path("opencode", "opencode.json"),
            ("mcp",),
            project="opencode.json",
            extra={"type": "local", "enabled": True},
        ),
        KnownClient("lmstudio", "LM Studio", _make_home_path(".lmstudio", "mcp.json")),
        KnownClient("cline", "Cline", _make_settings_path("Code", "User", *_CLINE_FILE)),
    )
}
