"""Run official servers behind ``callwright up`` under clients of others, and write the matrix into the docs.

    python -m proving.servers [--servers NAME,...]        (with ``tests`` on the path; make test-servers)

What is played replaces the same rows in ``scripts/server_results.json``, from which ``make docs`` draws the table in
``docs/gateway-compatibility.md``. A server or client whose package cannot be had here is left out, which is said, and its row stays as it was.
"""

import argparse
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

from proving.environments import ROOT, find_node, install_node, install_python
from proving.official_servers import BIG, SERVERS, OfficialServer, Place, Step
from proving.scenarios import expect, reconnect
from proving.stage import CLIENT_ENVIRONMENTS, SOON_S, Stage, find_free_port

RESULTS = ROOT / "scripts" / "server_results.json"
CLIENTS = ("mcp1", "mcp2", "ts1", "ts2-2026")
"""Python and TypeScript, each in the era of 2025 and, by negotiation, of 2026."""

INSPECTOR = "inspector"
_INSPECTED: tuple[str, ...] = ("tools", "calls")
"""What the Inspector's command line can do: each of its commands is a process of its own."""


class OfficialStage(Stage):
    """A stage whose server is a program that the gateway starts, or the client where the gateway is left out."""

    def __init__(self, server: OfficialServer, place: Place, client: str, *, direct: bool = False) -> None:
        self.official, self.place = server, place
        self.direct, self.client_name = direct, client
        self.folder = Path(tempfile.mkdtemp(prefix="proving-"))
        self.up_port = self.port = find_free_port()
        self.up = self.client = self.server = None
        line = server.command(place)
        text = f"[listen]\nport = {self.up_port}\n[servers.far]\ncommand = {json.dumps(line[0])}\nargs = {json.dumps(line[1:])}\n"
        (self.folder / "callwright.toml").write_text(text, encoding="utf-8")

    @property
    def pipes(self) -> list[str]:
        """The server itself."""
        return self.official.command(self.place)

    def start_up(self) -> None:
        """Start ``callwright up`` and wait until its server has answered."""
        if self.direct:
            return
        super().start_up()
        end = time.monotonic() + SOON_S
        while time.monotonic() < end:
            with (
                contextlib.suppress(urllib.error.HTTPError),
                urllib.request.urlopen(f"http://127.0.0.1:{self.up_port}/readyz", timeout=5),
            ):
                return
            threading.Event().wait(0.05)
        raise TimeoutError("the server behind the gateway does not answer")

    def find_program(self) -> int | None:
        """Return the process of the server that the gateway has started."""
        assert self.up is not None
        line = ["ps", "-o", "pid=", "--ppid", str(self.up.pid)]
        found = subprocess.run(line, capture_output=True, text=True, check=False).stdout.split()
        return int(found[0]) if found else None

    def play(self, step: Step, how: dict[str, Any] | None = None) -> dict[str, Any]:
        """Let the client make a call."""
        return self.call(step.tool, how, **step.arguments)


# --- scenarios --------------------------------------------------------------------------------------------------------


def list_tools(stage: OfficialStage) -> str:
    """Every tool that is called is listed."""
    listed = stage.tell(list=True)
    wanted = {stage.name_tool(one.tool) for one in list_steps(stage)}
    missing = wanted - set(listed.get("names", ()))
    return f"not listed: {sorted(missing)}" if missing else ""


def make_calls(stage: OfficialStage) -> str:
    """Each call ends as a person expects."""
    for step in list_steps(stage):
        wrong = expect(stage.play(step), step.outcome, step.words)
        if wrong:
            return f"{step.tool}: {wrong}"
    return ""


def restart(stage: OfficialStage) -> str:
    """The server's process is killed between two calls of one connection; the second call waits for the next process."""
    step = find_read(stage)
    wrong = expect(stage.play(step), step.outcome, step.words)
    program = stage.find_program()
    if program is None:
        return "the gateway has no program"
    os.kill(program, signal.SIGKILL)
    end = time.monotonic() + SOON_S
    while (
        time.monotonic() < end and stage.find_program() == program
    ):  # a call before that may have reached it
        threading.Event().wait(0.05)
    after = expect(stage.play(step), step.outcome, step.words)
    return wrong or after or ("" if stage.find_program() not in {None, program} else "it was not restarted")


def answer_big(stage: OfficialStage) -> str:
    """An answer of five megabytes arrives whole."""
    assert stage.official.big is not None
    answer = stage.play(stage.official.big(stage.place))
    size = answer.get("size", 0)
    wrong = expect(answer, "answered") or ("" if size >= BIG else f"{size} characters arrived")
    more = _READ_ON.search(answer.get("tail", ""))
    if more is None or not wrong:
        return wrong
    page = stage.tell(call=READ_RESULT, arguments=json.loads(more[1]))
    return PREVIEW if not expect(page, "answered", "yyyy") else f"{wrong}, and no page: {page}"


def cancel(stage: OfficialStage) -> str:
    """The client cancels a call, and the next one works."""
    assert stage.official.slow is not None
    ended = expect(stage.play(stage.official.slow(stage.place), {"cancel_after_s": 1.0}), "cancelled")
    step = find_read(stage)
    return ended or expect(stage.play(step), step.outcome, step.words)


def list_steps(stage: OfficialStage) -> list[Step]:
    """Return the calls of the stage's client."""
    return stage.official.steps(stage.place, stage.client_name)


def find_read(stage: OfficialStage) -> Step:
    """Return a call that can be made again and again; what it says depends on the calls before."""
    return next(one for one in list_steps(stage) if one.tool in _REPEATABLE)._replace(words="")


READ_RESULT = "callwright_read_result"
_READ_ON = re.compile(READ_RESULT + r": (\{.*\})")
PREVIEW = "its beginning and a handle"
"""A text of more than two million characters of a tool without an output schema is read page by page."""

_REPEATABLE = {
    "list_directory",
    "echo",
    "open_nodes",
    "sequentialthinking",
    "git_status",
    "convert_time",
    "fetch",
}


class Scenario(NamedTuple):
    """A column of the matrix; ``is_possible`` where the server has a tool for it."""

    name: str
    check: Callable[[OfficialStage], str]
    is_possible: Callable[[OfficialServer], bool] = lambda _server: True


SCENARIOS = (
    Scenario("tools", list_tools),
    Scenario("calls", make_calls),
    Scenario("restart", restart),
    Scenario("big", answer_big, lambda server: server.big is not None),
    Scenario("cancel", cancel, lambda server: server.slow is not None),
)


# --- the Inspector ----------------------------------------------------------------------------------------------------


def inspect(stage: OfficialStage, *words: str) -> dict[str, Any]:
    """Return the answer of the Inspector's command line."""
    program = install_node() / "@modelcontextprotocol/inspector/clients/launcher/build/index.js"
    line = [find_node(), str(program), "--cli"]
    line += [*words, "--", *stage.pipes] if stage.direct else [stage.url, "--transport", "http", *words]
    ran = subprocess.run(line, capture_output=True, text=True, check=False, timeout=60, cwd=stage.folder)
    try:
        return dict(json.loads(ran.stdout))
    except ValueError:
        return {"outcome": f"exit code {ran.returncode}: {(ran.stdout + ran.stderr)[-400:]}"}


def list_inspected(stage: OfficialStage) -> str:
    """As ``list_tools``."""
    listed = inspect(stage, "--method", "tools/list")
    missing = {stage.name_tool(one.tool) for one in list_steps(stage)} - {
        one["name"] for one in listed.get("tools", ())
    }
    return f"not listed: {sorted(missing)} {listed.get('outcome', '')}" if missing else ""


def call_inspected(stage: OfficialStage) -> str:
    """As ``make_calls``, with the first call that succeeds and the first that fails."""
    steps = list_steps(stage)
    for wanted in ("answered", "failed"):
        step = next(one for one in steps if one.outcome == wanted)
        words = [f"{name}={as_word(value)}" for name, value in step.arguments.items()]
        told = ["--tool-arg", *words] if words else []
        found = inspect(stage, "--method", "tools/call", "--tool-name", stage.name_tool(step.tool), *told)
        text = "\n".join(one.get("text", "") for one in found.get("content", ()))
        outcome = "failed" if found.get("isError") else "answered" if "content" in found else str(found)
        wrong = expect({"outcome": outcome, "text": text}, step.outcome, step.words)
        if wrong:
            return f"{step.tool}: {wrong}"
    return ""


def as_word(value: Any) -> str:
    """Return an argument as the Inspector takes it: a text as it is, everything else as JSON."""
    return value if isinstance(value, str) else json.dumps(value)


_INSPECTIONS: dict[str, Callable[[OfficialStage], str]] = {"tools": list_inspected, "calls": call_inspected}


# --- playing ----------------------------------------------------------------------------------------------------------


class Page(BaseHTTPRequestHandler):
    """A page that is there, one that is broken, and one that takes longer than anybody waits."""

    def do_GET(self) -> None:
        if self.path.startswith("/slow"):
            threading.Event().wait(20)
        status = 503 if self.path.startswith("/broken") else 200
        body = b"<html><body><p>the page</p></body></html>"
        with contextlib.suppress(OSError):
            self.send_response(status)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name of the standard library
        """Say nothing."""


@contextlib.contextmanager
def serve_pages() -> Iterator[str]:
    """Serve the pages; gives their address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Page)
    server.daemon_threads, server.block_on_close = True, False
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()


def make_place(server: OfficialServer, page: str) -> Place:
    """Make a fresh folder for a server, with what its calls need."""
    place = Place(Path(tempfile.mkdtemp(prefix="proving-")), page)
    server.prepare(place, (*CLIENTS, INSPECTOR))
    return place


def play_scenarios(
    server: OfficialServer, scenarios: list[str], client: str, page: str, *, direct: bool = False
) -> dict[str, str]:
    """Play scenarios on one stage; "" for each that went as a person expects."""
    stage = OfficialStage(server, make_place(server, page), client, direct=direct)
    try:
        stage.start_up()
        if client == INSPECTOR:
            return {name: _INSPECTIONS[name](stage) for name in scenarios}
        stage.start_client()
        return {name: play_scenario(stage, name) for name in scenarios}
    except TimeoutError as late:
        return dict.fromkeys(scenarios, str(late))
    finally:
        stage.close()


def play_scenario(stage: OfficialStage, scenario: str) -> str:
    """Connect and play one scenario."""
    answer = reconnect(stage, pipes=stage.direct)
    if answer["outcome"] != "connected":
        return f"not connected: {answer}"
    return next(one for one in SCENARIOS if one.name == scenario).check(stage)


def play_row(server: OfficialServer, clients: tuple[str, ...], page: str) -> dict[str, dict[str, Any]]:
    """Play every scenario with every client; what goes wrong is played without the gateway, too."""
    row: dict[str, dict[str, Any]] = {one.name: {} for one in SCENARIOS}
    able = [one.name for one in SCENARIOS if one.is_possible(server)]
    for client in clients:
        played = [name for name in able if client != INSPECTOR or name in _INSPECTED]
        behind = play_scenarios(server, played, client, page)
        failed = [
            name for name in played if behind[name] and name != "restart"
        ]  # nobody restarts it but the gateway
        directly = play_scenarios(server, failed, client, page, direct=True) if failed else {}
        for name in played:
            row[name][client] = make_cell(behind[name], directly.get(name, ""))
            if behind[name]:
                sys.stderr.write(
                    f"{server.name} {name} {client}: {behind[name]!r}, directly {directly.get(name)!r}\n"
                )
    return row


def make_cell(behind: str, directly: str) -> dict[str, str]:
    """Return what one client found, behind the gateway and without it."""
    if behind in ("", PREVIEW):
        return {"mark": "preview" if behind else "ok"}
    return {"mark": "directly too" if directly else "lost", "behind": behind, "directly": directly}


def install_clients() -> dict[str, str]:
    """Install the clients that can be had; return their versions. What cannot be had is said."""
    versions: dict[str, str] = {}
    for client in CLIENTS:
        with left_out(client):
            if client.startswith("ts"):
                package = "@modelcontextprotocol/" + ("sdk" if client == "ts1" else "client")
                versions[client] = read_node_version(package)
            else:
                from proving.environments import read_version

                install_python(CLIENT_ENVIRONMENTS[client])
                versions[client] = read_version(CLIENT_ENVIRONMENTS[client])
    with left_out(INSPECTOR):
        versions[INSPECTOR] = read_node_version("@modelcontextprotocol/inspector")
    return versions


def read_node_version(package: str) -> str:
    """Return the version of an npm package as installed."""
    manifest = json.loads((install_node() / package / "package.json").read_text("utf-8"))
    return str(manifest["version"])


@contextlib.contextmanager
def left_out(name: str) -> Iterator[None]:
    """Leave out what cannot be installed here, and say so."""
    try:
        yield
    except (AssertionError, OSError, subprocess.SubprocessError) as fault:
        sys.stderr.write(f"left out: {name} cannot be had here: {str(fault)[-300:]}\n")


def main() -> int:
    """Play what was asked for; 1 if the gateway loses anything."""
    options = argparse.ArgumentParser()
    options.add_argument("--servers", default=",".join(one.name for one in SERVERS))
    wanted = options.parse_args().servers.split(",")
    results = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {"versions": {}, "rows": {}}
    versions = install_clients()
    results["versions"] |= versions
    lost = 0
    with serve_pages() as page:
        for server in SERVERS:
            version = ""
            with left_out(server.name):
                version = server.read_version() if server.name in wanted else ""
            if not version or not versions:
                continue
            row = play_row(server, tuple(versions), page)
            results["rows"][server.name] = {"version": version, "cells": row}
            lost += sum(one["mark"] == "lost" for cells in row.values() for one in cells.values())
            marks = {name: [one["mark"] for one in cells.values()] for name, cells in row.items()}
            sys.stderr.write(f"{server.name} {version}: {marks}\n")
            RESULTS.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
