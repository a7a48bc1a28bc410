"""Files of MCP clients: found where each client keeps its own, read in its own way, and never more is taken than is there."""

import json
from pathlib import Path
from typing import Any

import pytest

from callwright.config.clients.client_names import CLIENT_NAMES
from callwright.config.clients.client_reader import ClientServer, find_client_files
from callwright.config.clients.client_table import CLIENTS, Machine
from callwright.config.clients.server_gathering import gather_servers, normalise_server_name
from callwright.config.config_model import Server
from callwright.config.env_references import resolve_references

pytestmark = pytest.mark.promise("E10")


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    (tmp_path / "here").mkdir()
    return Machine(tmp_path, tmp_path / "here", {}, "linux")


def write(path: Path, value: Any) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
    return path


def only(machine: Machine) -> ClientServer:
    (file,) = find_client_files(machine)
    (entry,) = file.entries
    return entry


@pytest.mark.parametrize(
    ("client", "platform", "path"),
    [
        ("claude", "linux", ".config/Claude/claude_desktop_config.json"),
        ("claude", "darwin", "Library/Application Support/Claude/claude_desktop_config.json"),
        ("claude", "win32", "AppData/Roaming/Claude/claude_desktop_config.json"),
        ("claude-code", "linux", ".claude.json"),
        ("cursor", "darwin", ".cursor/mcp.json"),
        ("vscode", "linux", ".config/Code/User/mcp.json"),
        ("vscode", "darwin", "Library/Application Support/Code/User/mcp.json"),
        ("windsurf", "win32", ".codeium/windsurf/mcp_config.json"),
        ("gemini", "linux", ".gemini/settings.json"),
        ("zed", "darwin", ".config/zed/settings.json"),
        ("opencode", "linux", ".config/opencode/opencode.json"),
    ],
)
def test_each_client_has_its_place_on_each_system(
    tmp_path: Path, client: str, platform: str, path: str
) -> None:
    machine = Machine(tmp_path, tmp_path, {}, platform)

    assert CLIENTS[client].file(machine) == tmp_path.joinpath(*path.split("/"))


def test_the_command_line_names_every_client_and_no_other() -> None:
    assert tuple(CLIENTS) == CLIENT_NAMES


def test_variables_that_move_a_clients_files_are_honoured(tmp_path: Path) -> None:
    moved = {"XDG_CONFIG_HOME": str(tmp_path / "x"), "CLAUDE_CONFIG_DIR": str(tmp_path / "c")}
    machine = Machine(tmp_path, tmp_path, moved, "linux")

    assert CLIENTS["vscode"].file(machine) == tmp_path / "x" / "Code" / "User" / "mcp.json"
    assert CLIENTS["claude-code"].file(machine) == tmp_path / "c" / ".claude.json"


@pytest.mark.parametrize(
    ("client", "key", "said", "server"),
    [
        ("cursor", "mcpServers", {"command": "a", "args": ["b"], "env": {"K": "v"}}, Server(command="a", args=("b",), env={"K": "v"})),
        ("cursor", "mcpServers", {"url": "http://h/mcp", "headers": {"A": "${env:T}"}}, Server(url="http://h/mcp", headers={"A": "${T}"})),
        ("vscode", "servers", {"type": "http", "url": "http://h/mcp"}, Server(url="http://h/mcp")),
        ("windsurf", "mcpServers", {"serverUrl": "http://h/mcp"}, Server(url="http://h/mcp")),
        ("gemini", "mcpServers", {"httpUrl": "http://h/mcp"}, Server(url="http://h/mcp")),
        ("gemini", "mcpServers", {"url": "http://h/sse"}, Server(url="http://h/sse")),
        ("cursor", "mcpServers", {"type": "sse", "url": "http://h/sse"}, Server(url="http://h/sse", transport="sse")),
        ("zed", "context_servers", {"command": {"path": "a", "args": ["b"], "env": None}}, Server(command="a", args=("b",))),
        ("opencode", "mcp", {"type": "local", "command": ["a", "b"], "environment": {"K": "{env:T}"}}, Server(command="a", args=("b",), env={"K": "${T}"})),
        ("claude", "mcpServers", {"command": "a", "env": {"K": "${T}", "N": 7}}, Server(command="a", env={"K": "$${T}", "N": "7"})),
        ("claude-code", "mcpServers", {"command": "a", "args": ["${T:-x}", "${env:T}"]}, Server(command="a", args=("${T:-x}", "$${env:T}"))),
    ],
)  # fmt: skip
def test_an_entry_is_read_in_its_clients_own_way(
    machine: Machine, client: str, key: str, said: Any, server: Server
) -> None:
    write(CLIENTS[client].file(machine), {key: {"one": said}, "other": [1]})

    assert only(machine).server == server


def test_what_a_client_would_ask_its_user_for_becomes_a_variable(machine: Machine) -> None:
    said = {"command": "${userHome}/a", "args": ["${input:api-key}", "${workspaceFolder}${/}x"]}
    write(CLIENTS["vscode"].file(machine), {"servers": {"one": said}, "inputs": [{"id": "api-key"}]})

    entry = only(machine)

    assert entry.inputs == ("API_KEY",)
    assert entry.server is not None
    assert entry.server.command == f"{machine.home}/a"
    assert entry.server.args == ("${API_KEY}", f"{machine.here}/x")


def test_a_text_that_only_looks_like_a_reference_stays_what_it_was(machine: Machine) -> None:
    write(
        CLIENTS["claude"].file(machine),
        {"mcpServers": {"one": {"command": "${HOME}", "args": ["$${X", "$5"]}}},
    )

    server = only(machine).server

    assert server is not None
    assert [resolve_references(one, {}) for one in (server.command, *server.args)] == [
        "${HOME}",
        "$${X",
        "$5",
    ]


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ({"command": "a", "disabled": True}, "disabled"),
        ({"command": "a", "enabled": False}, "disabled"),
        ({"command": "/usr/bin/callwright", "args": ["up", "--stdio"]}, "ours"),
        ({"command": "C:\\bin\\callwright.exe"}, "ours"),
        ({"command": "uvx", "args": ["callwright", "up"]}, "ours"),
        ({"args": ["x"]}, "no_command"),
        ({"command": "a", "env": ["x"]}, "no_object"),
        ("a", "no_object"),
    ],
)
def test_an_entry_that_cannot_be_had_says_why(machine: Machine, said: Any, problem: str) -> None:
    write(CLIENTS["cursor"].file(machine), {"mcpServers": {"one": said}})

    entry = only(machine)

    assert (entry.server, entry.problem) == (None, problem)


def test_comments_are_read_and_a_broken_file_is_told_by_its_line(machine: Machine) -> None:
    write(CLIENTS["vscode"].file(machine), '{ // mine\n "servers": {"one": {"command": "a",},},\n}')
    write(CLIENTS["cursor"].file(machine), '{\n "mcpServers": {\n  oops\n }}')
    write(CLIENTS["zed"].file(machine), "")
    write(CLIENTS["claude"].file(machine), {"mcpServers": []})

    files = {one.client.id: one for one in find_client_files(machine)}

    assert (len(files["vscode"].entries), files["cursor"].line) == (1, 3)
    assert set(files) == {"vscode", "cursor"}


def test_servers_of_several_clients_are_told_apart_by_name(machine: Machine) -> None:
    same = {"command": "a"}
    write(CLIENTS["cursor"].file(machine), {"mcpServers": {"My Files": same, "数据": same, "git": same}})
    write(CLIENTS["windsurf"].file(machine), {"mcpServers": {"git": {"command": "b"}, "my-files": same}})

    found = gather_servers(find_client_files(machine))

    assert {name: one.server.command for name, one in found.items() if one.server} == {
        "my-files": "a", "a": "a", "git": "a", "git-windsurf": "b",
    }  # fmt: skip
    assert normalise_server_name("A" * 50 + "!") == "a" * 32


@pytest.mark.parametrize(
    ("server", "name"),
    [
        ({"command": "npx", "args": ["-y", "@amap/amap-maps-mcp-server@1.2.0"]}, "amap-maps-mcp-server"),
        ({"command": "/usr/bin/uvx", "args": ["mcp-server-time==1.0"]}, "mcp-server-time"),
        ({"command": "python", "args": ["-m", "jobs/weather.py"]}, "weather"),
        ({"command": "C:\\tools\\maps.exe"}, "maps"),
        ({"command": "docker", "args": ["run", "-i", "maps"]}, "server"),
        ({"url": "https://key:word@mcp.amap.com/sse?key=secret"}, "mcp-amap-com"),
        ({"url": "${MAPS}"}, "server"),
    ],
)
def test_a_server_with_a_name_in_another_script_is_named_by_what_it_starts(
    machine: Machine, server: dict[str, object], name: str
) -> None:
    write(CLIENTS["cursor"].file(machine), {"mcpServers": {"高德地图": server}})
    assert list(gather_servers(find_client_files(machine))) == [name]
