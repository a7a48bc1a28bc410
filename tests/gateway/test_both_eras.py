"""``eras = "both"`` through ``callwright up``: official clients of either revision, each served in its own, over stdio and HTTP."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from proving import scenarios
from proving.environments import HERE, install_python
from proving.stage import Stage

pytestmark = [pytest.mark.slow, pytest.mark.promise("E1"), pytest.mark.timeout(400)]

SERVER = "fastmcp4"
"""Asks its user only on connections of the older revision."""


@contextmanager
def staged(folder: Path, client: str, where: str, eras: str) -> Iterator[Stage]:
    """A server of both revisions behind ``up``, started by it or at a port, and a connected client."""
    stage = Stage(folder, SERVER, client)
    table = f'url = "http://127.0.0.1:{stage.port}/mcp"\n'
    if where == "stdio":
        python, program = install_python(SERVER), HERE / "upstream.py"
        table = f"command = '{python}'\nargs = ['{program}']\nenv = {{ PROVING_LOG = '{stage.log}' }}\n"
    text = f"[listen]\nport = {stage.up_port}\n[servers.far]\n{table}eras = '{eras}'\n"
    (folder / "callwright.toml").write_text(text, encoding="utf-8")
    try:
        if where == "http":
            stage.start_server()
        stage.start_up()
        stage.wait_until_ready()  # the client lists once
        stage.start_client()
        assert scenarios.reconnect(stage)["outcome"] == "connected"
        stage.tell(list=True)
        yield stage
    finally:
        stage.close()


@pytest.mark.parametrize("where", ["stdio", "http"])
@pytest.mark.parametrize("client", ["mcp1", "mcp2-2025", "mcp2"])
def test_each_client_is_served_in_its_own_era(tmp_path: Path, client: str, where: str) -> None:
    with staged(tmp_path, client, where, "both") as stage:
        assert scenarios.call_once(stage) == ""
        assert scenarios.fail_with_schema(stage) == ""
        if client != "mcp2":
            assert scenarios.elicit(stage) == ""
            assert scenarios.sample(stage) == ""


def test_in_the_newer_era_alone_the_same_server_cannot_ask(tmp_path: Path) -> None:
    with staged(tmp_path, "mcp1", "stdio", "modern") as stage:
        assert scenarios.call_once(stage) == ""
        assert scenarios.elicit(stage) != ""
