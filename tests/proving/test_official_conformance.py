"""The conformance suite on the everything-server of the official Python SDK: behind ``callwright up`` no scenario is lost."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gateway.node import installed, node
from gateway.test_conformance import REQUIRED, scored
from proving.official_everything import obtain_server, serve_http, serve_stdio
from proving.stage import end_process, find_free_port, wait_for_port, wait_until_ready

pytestmark = [pytest.mark.slow, pytest.mark.promise("E1"), pytest.mark.timeout(400)]
_PATIENCE_S = 170


@contextmanager
def serving(folder: Path, where: str) -> Iterator[str]:
    """The official server, directly or behind a gateway of one configured server; gives the URL for the suite."""
    package = obtain_server()
    port, up_port, processes = find_free_port(), find_free_port(), []
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with (folder / "noise").open("w", encoding="utf-8") as noise:

        def start(line: list[str], **env: str) -> "subprocess.Popen[str]":
            process = subprocess.Popen(
                line,
                stdin=subprocess.PIPE,
                stdout=noise,
                stderr=noise,
                text=True,
                cwd=folder,
                env=clean | {"HOME": str(folder)} | env,
            )
            processes.append(process)
            return process

        try:
            if where != "behind, stdio":
                wait_for_port(port, start(serve_http(port), PYTHONPATH=str(package)))
            if where == "directly":
                yield f"http://127.0.0.1:{port}/mcp"
                return
            there = f'url = "http://127.0.0.1:{port}/mcp"'
            if where == "behind, stdio":
                command, *args = serve_stdio()
                there = f'command = {json.dumps(command)}\nargs = {json.dumps(args)}\neras = "both"\n'
                there += f"env = {{ PYTHONPATH = {json.dumps(str(package))} }}"
            text = f'[listen]\nport = {up_port}\n[servers.everything]\nprefix = ""\n{there}\n'
            (folder / "callwright.toml").write_text(text, encoding="utf-8")
            wait_for_port(up_port, start([sys.executable, "-m", "callwright", "up"]))
            wait_until_ready(up_port)  # the suite does not wait for tools
            yield f"http://127.0.0.1:{up_port}/mcp"
        finally:
            for process in reversed(processes):
                end_process(process)


@pytest.mark.parametrize("revision", list(REQUIRED))
@pytest.mark.parametrize("where", ["directly", "behind, HTTP", "behind, stdio"])
def test_no_required_scenario_of_the_official_server_is_lost(
    where: str, revision: str, tmp_path: Path
) -> None:
    suite = installed() / "conformance" / "dist" / "index.js"
    with serving(tmp_path, where) as url:
        line = [node(), str(suite), "server", "--url", url, "--requirements", revision]
        line += ["-o", str(tmp_path / "checks")]
        ran = subprocess.run(line, capture_output=True, text=True, check=False, timeout=_PATIENCE_S)
    required = scored(ran.stdout)
    assert [name for name, mark in required.items() if mark != "✓"] == [], ran.stdout
    assert len(required) == REQUIRED[revision]
