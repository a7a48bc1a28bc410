"""A day of work, 300 calls over official servers: nothing is held and nothing doubled behind ``callwright up`` as it comes."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from cli.upping import environment, up
from proving.environments import HERE, find_node, install_node, install_python

pytestmark = [pytest.mark.slow, pytest.mark.promise("E1", "E12"), pytest.mark.timeout(400)]

CALLS, ROUNDS = 300, 20


class Page(BaseHTTPRequestHandler):
    """A page that is another at each visit and fails at every third."""

    visits = 0

    def do_GET(self) -> None:
        if self.path == "/robots.txt":
            self._answer(404, "no robots")
            return
        type(self).visits += 1
        if self.visits % 3 == 0:
            self._answer(503, "out of order")
        else:
            self._answer(200, f"<html><body><p>visit {self.visits} of the page</p></body></html>")

    def _answer(self, status: int, text: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name of the standard library
        """Say nothing."""


@contextmanager
def page() -> Iterator[str]:
    Page.visits = 0
    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/news"
        server.shutdown()


def list_commands(folder: Path) -> dict[str, list[str]]:
    """The official servers, and how each is started."""
    python, scope = str(install_python("servers")), install_node() / "@modelcontextprotocol"
    return {
        "filesystem": [find_node(), str(scope / "server-filesystem" / "dist" / "index.js"), str(folder)],
        "memory": [
            "env",
            f"MEMORY_FILE_PATH={folder / 'memory.json'}",
            find_node(),
            str(scope / "server-memory" / "dist" / "index.js"),
        ],
        "git": [python, "-m", "mcp_server_git"],
        "time": [python, "-m", "mcp_server_time", "--local-timezone", "UTC"],
        "fetch": [python, "-m", "mcp_server_fetch", "--ignore-robots-txt", "--allow-private-ips"],
    }


def prepare(folder: Path) -> Path:
    """A folder with a repository that has no commit yet."""
    repository = folder / "repository"
    repository.mkdir(parents=True)
    git = ["git", "-C", str(repository)]
    for line in (["init", "-q"], ["config", "user.name", "Ada"], ["config", "user.email", "ada@example.org"]):
        subprocess.run([*git, *line], check=True, timeout=30)
    return folder


def work(client: str, mode: str, folder: Path, servers: dict[str, Any], url: str) -> dict[str, Any]:
    """The report of one day."""
    plan = {"servers": servers, "folder": str(folder), "page": url, "mode": mode}
    line = [str(install_python(client)), str(HERE / "day_client.py"), json.dumps(plan)]
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | environment(folder)
    clean["PYTHONPATH"] = os.environ.get("PYTHONPATH", "")
    ran = subprocess.run(line, capture_output=True, text=True, check=False, timeout=300, env=clean)
    assert ran.returncode == 0, ran.stderr[-2000:]
    return dict(json.loads(ran.stdout.splitlines()[-1]))


@pytest.mark.parametrize("front", ["http", "stdio"])
@pytest.mark.parametrize(("client", "mode"), [("mcp1", "legacy"), ("mcp2", "auto")])
def test_a_day_of_work_behind_the_gateway_goes_as_it_goes_directly(
    client: str, mode: str, front: str, tmp_path: Path
) -> None:
    directly = prepare(tmp_path / "directly")
    with page() as url:
        commands = {name: (line, "") for name, line in list_commands(directly).items()}
        plain = work(client, mode, directly, commands, url)

    behind = prepare(tmp_path / "behind")
    config = "[listen]\nport = 0\n" + "".join(
        f"[servers.{name}]\ncommand = {json.dumps(line[0])}\nargs = {json.dumps(line[1:])}\n"
        for name, line in list_commands(behind).items()
    )
    (behind / "callwright.toml").write_text(config, encoding="utf-8")
    with page() as url:
        if front == "stdio":
            stdio = [
                sys.executable,
                "-m",
                "callwright",
                "up",
                "--stdio",
                "--config",
                str(behind / "callwright.toml"),
            ]
            ours = {name: (stdio, f"{name}__") for name in commands}
            governed = work(client, mode, behind, ours, url)
        else:
            with up(behind, "--json") as it:
                for _ in commands:
                    it.next("server")
                port = it.port
                drain = threading.Thread(target=it.out.read, daemon=True)
                drain.start()
                ours_http = {name: (f"http://127.0.0.1:{port}/mcp", f"{name}__") for name in commands}
                governed = work(client, mode, behind, ours_http, url)
        visits = Page.visits

    assert (plain["calls"], plain["wrong"]) == (CALLS, [])
    assert (governed["calls"], governed["wrong"]) == (CALLS, [])
    assert (governed["commits"], governed["notes"]) == (ROUNDS, ROUNDS)
    assert visits == 2 * ROUNDS
    sys.stderr.write(f"{client} {front}: direct {plain['p95_ms']} ms, behind {governed['p95_ms']} ms (p95)\n")
    assert governed["p95_ms"] <= 3 * plain["p95_ms"]
