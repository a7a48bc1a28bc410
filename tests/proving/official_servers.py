"""Servers that people really use, from the registries of npm and Python: how each is started, and calls of every kind it has."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from proving.environments import NODE_PACKAGES, find_node, install_node, install_python, read_version

BIG = 5_000_000


class Step(NamedTuple):
    """A call, and what a person expects of it."""

    tool: str
    arguments: dict[str, Any]
    outcome: str = "answered"
    words: str = ""


class Place(NamedTuple):
    """Where a server works: a folder, and the address of a page."""

    folder: Path
    page: str


class OfficialServer(NamedTuple):
    """A server of others.

    Attributes:
        package: Its name in the registry.
        command: Makes the command that starts it.
        prepare: Makes what its calls need, for these clients.
        steps: Makes the calls of one client: reads, writes, and what the server refuses.
        big: A call whose answer is 5 MB; None where no tool of the server gives so much.
        slow: A call that takes long; None where no tool does.
    """

    name: str
    package: str
    command: Callable[[Place], list[str]]
    prepare: Callable[[Place, tuple[str, ...]], None]
    steps: Callable[[Place, str], list[Step]]
    big: Callable[[Place], Step] | None = None
    slow: Callable[[Place], Step] | None = None

    def read_version(self) -> str:
        """Return its version as installed."""
        if self.package in NODE_PACKAGES:
            manifest = install_node() / self.package / "package.json"
            return str(json.loads(manifest.read_text("utf-8"))["version"])
        return read_version("servers", self.package)


def _run_node(package: str, *words: str) -> list[str]:
    return [find_node(), str(install_node() / package / "dist" / "index.js"), *words]


def _run_python(module: str, *words: str) -> list[str]:
    return [str(install_python("servers")), "-m", module, *words]


def _prepare_nothing(_place: Place, _clients: tuple[str, ...]) -> None:
    """Make nothing: the server needs nothing."""


# --- npm --------------------------------------------------------------------------------------------------------------


def _prepare_files(place: Place, _clients: tuple[str, ...]) -> None:
    (place.folder / "big.txt").write_text("y" * BIG, encoding="utf-8")


def _use_files(place: Place, client: str) -> list[Step]:
    path = str(place.folder / f"{client}.txt")
    edit = [{"oldText": "hello", "newText": "你好"}]
    return [
        Step("write_file", {"path": path, "content": "hello"}, words="Successfully wrote"),
        Step("edit_file", {"path": path, "edits": edit}, words="你好"),
        Step("read_text_file", {"path": path}, words="你好"),
        Step("list_directory", {"path": str(place.folder)}, words=f"{client}.txt"),
        Step("get_file_info", {"path": path}, words="size"),
        Step("read_text_file", {"path": str(place.folder / "none")}, "failed", "ENOENT"),
        Step("read_text_file", {"path": "/etc/passwd"}, "failed", "Access denied"),
    ]


def _use_everything(_place: Place, client: str) -> list[Step]:
    return [
        Step("echo", {"message": f"你好 {client}"}, words=f"你好 {client}"),
        Step("get-sum", {"a": 1, "b": 2}, words="3"),
        Step("get-structured-content", {"location": "New York"}, words="temperature"),
        Step("get-annotated-message", {"messageType": "error"}, words="Error"),
        Step("get-resource-links", {"count": 2}, words="resource links"),
        Step("get-tiny-image", {}, words="image"),
        Step("toggle-simulated-logging", {}, words="logging"),
        Step("get-sum", {"a": "x", "b": 2}, "failed"),
    ]


def _prepare_memory(place: Place, _clients: tuple[str, ...]) -> None:
    big = {"type": "entity", "name": "big", "entityType": "note", "observations": ["y" * BIG]}
    (place.folder / "memory.json").write_text(json.dumps(big) + "\n", encoding="utf-8")


def _use_memory(_place: Place, client: str) -> list[Step]:
    note = {"name": f"note {client}", "entityType": "note", "observations": ["seen"]}
    relation = {"from": f"note {client}", "to": "big", "relationType": "stands beside"}
    return [
        Step("create_entities", {"entities": [note]}, words=f"note {client}"),
        Step("create_relations", {"relations": [relation]}, words="stands beside"),
        Step("search_nodes", {"query": f"note {client}"}, words="seen"),
        Step("open_nodes", {"names": [f"note {client}"]}, words="seen"),
        Step(
            "add_observations",
            {"observations": [{"entityName": f"nobody {client}", "contents": ["x"]}]},
            "failed",
            "not found",
        ),
        Step("delete_relations", {"relations": [relation]}, words="deleted"),
    ]


def _use_thinking(_place: Place, client: str) -> list[Step]:
    thought = {
        "thought": f"first of {client}",
        "nextThoughtNeeded": True,
        "thoughtNumber": 1,
        "totalThoughts": 2,
    }
    return [
        Step("sequentialthinking", thought, words="thoughtHistoryLength"),
        Step("sequentialthinking", thought | {"thoughtNumber": 2}, words="thoughtHistoryLength"),
        Step("sequentialthinking", {"thought": f"half of {client}"}, "failed"),
    ]


# --- Python -----------------------------------------------------------------------------------------------------------


def _run_git(place: Place, *words: str) -> None:
    line = ["git", "-C", str(place.folder), *words]
    subprocess.run(line, check=True, timeout=60, capture_output=True)


def _prepare_repository(place: Place, clients: tuple[str, ...]) -> None:
    for words in (
        ("init", "-q"),
        ("config", "user.name", "Ada"),
        ("config", "user.email", "ada@example.org"),
    ):
        _run_git(place, *words)
    (place.folder / "big.txt").write_text("y" * BIG, encoding="utf-8")
    _run_git(place, "add", "big.txt")
    _run_git(place, "commit", "-q", "-m", "big")
    _run_git(place, "tag", "big")
    for client in clients:
        (place.folder / f"{client}.txt").write_text(client, encoding="utf-8")


def _use_git(place: Place, client: str) -> list[Step]:
    where = {"repo_path": str(place.folder)}
    return [
        Step("git_status", where, words=f"{client}.txt"),
        Step("git_add", where | {"files": [f"{client}.txt"]}, words="staged"),
        Step("git_commit", where | {"message": f"work of {client}"}, words="committed"),
        Step("git_log", where | {"max_count": 1}, words=f"work of {client}"),
        Step("git_create_branch", where | {"branch_name": f"branch-{client}"}, words=f"branch-{client}"),
        Step("git_show", where | {"revision": "nowhere"}, "failed", "nowhere"),
    ]


def _use_time(_place: Place, _client: str) -> list[Step]:
    convert = {"source_timezone": "UTC", "time": "09:00", "target_timezone": "Asia/Tokyo"}
    return [
        Step("get_current_time", {"timezone": "UTC"}, words="UTC"),
        Step("convert_time", convert, words="18:00"),
        Step("get_current_time", {"timezone": "Mars/Base"}, "failed", "Mars"),
    ]


def _use_fetch(place: Place, client: str) -> list[Step]:
    return [
        Step("fetch", {"url": f"{place.page}/quick?{client}", "raw": True}, words="the page"),
        Step("fetch", {"url": f"{place.page}/broken?{client}"}, "failed", "503"),
    ]


SERVERS = (
    OfficialServer(
        "filesystem",
        "@modelcontextprotocol/server-filesystem",
        lambda place: _run_node("@modelcontextprotocol/server-filesystem", str(place.folder)),
        _prepare_files,
        _use_files,
        big=lambda place: Step("read_text_file", {"path": str(place.folder / "big.txt")}),
    ),
    OfficialServer(
        "everything",
        "@modelcontextprotocol/server-everything",
        lambda _place: _run_node("@modelcontextprotocol/server-everything", "stdio"),
        _prepare_nothing,
        _use_everything,
        big=lambda _place: Step("echo", {"message": "y" * BIG}),
        slow=lambda _place: Step("trigger-long-running-operation", {"duration": 20, "steps": 4}),
    ),
    OfficialServer(
        "memory",
        "@modelcontextprotocol/server-memory",
        lambda place: [
            "env",
            f"MEMORY_FILE_PATH={place.folder / 'memory.json'}",
            *_run_node("@modelcontextprotocol/server-memory"),
        ],
        _prepare_memory,
        _use_memory,
        big=lambda _place: Step("read_graph", {}),
    ),
    OfficialServer(
        "sequential-thinking",
        "@modelcontextprotocol/server-sequential-thinking",
        lambda _place: _run_node("@modelcontextprotocol/server-sequential-thinking"),
        _prepare_nothing,
        _use_thinking,
    ),
    OfficialServer(
        "git",
        "mcp-server-git",
        lambda _place: _run_python("mcp_server_git"),
        _prepare_repository,
        _use_git,
        big=lambda place: Step("git_show", {"repo_path": str(place.folder), "revision": "big"}),
    ),
    OfficialServer(
        "time",
        "mcp-server-time",
        lambda _place: _run_python("mcp_server_time", "--local-timezone", "UTC"),
        _prepare_nothing,
        _use_time,
    ),
    OfficialServer(
        "fetch",
        "mcp-server-fetch",
        lambda _place: _run_python("mcp_server_fetch", "--ignore-robots-txt", "--allow-private-ips"),
        _prepare_nothing,
        _use_fetch,
        slow=lambda place: Step("fetch", {"url": f"{place.page}/slow"}),
    ),
)
