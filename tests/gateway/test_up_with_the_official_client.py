"""``callwright up`` as a person's client meets it: started, listed and called by the official Python SDK, over both doors."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.upping import environment, up

pytestmark = [
    pytest.mark.slow,
    pytest.mark.promise("E10", "E1"),
    pytest.mark.usefixtures("official"),
    pytest.mark.filterwarnings("default"),
]

STDIO_SERVER = Path(__file__).parent / "stdio_server.py"
DEMO = {"callwright_repeat", "create_order", "fetch_page", "find_customer", "refund", "send_mail"}


@pytest.fixture
def official() -> None:
    pytest.importorskip("mcp", reason="the official client is not installed: pip install --group gateway")


async def spoken(target: Any, tool: str, arguments: dict[str, Any], mode: str) -> tuple[set[str], Any, str]:
    from mcp import Client

    async with Client(target, mode=mode) as client:
        listed = {one.name for one in (await client.list_tools()).tools}
        result = await client.call_tool(tool, arguments)
        return listed, result.is_error, result.content[0].text


@pytest.mark.parametrize("mode", ["legacy", "2026-07-28"])
def test_over_http_without_any_configuration(tmp_path: Path, mode: str) -> None:
    with up(tmp_path, "--demo", "--port", "0", "--json") as it:
        url = f"http://127.0.0.1:{it.port}/mcp"
        listed, failed, text = asyncio.run(spoken(url, "find_customer", {"customer": "C-9"}, mode))
        it.end()

    assert listed == DEMO
    assert (failed, json.loads(text)) == (False, {"customer": "C-9", "name": "Ada"})


@pytest.mark.parametrize("mode", ["legacy", "2026-07-28"])
def test_over_stdio_as_the_client_starts_it_with_a_server_behind(tmp_path: Path, mode: str) -> None:
    from mcp import StdioServerParameters

    (tmp_path / "callwright.toml").write_text(
        f"[servers.fake]\ncommand = '{sys.executable}'\nargs = ['{STDIO_SERVER}', '{tmp_path / 'world'}']\n"
    )
    config = str(tmp_path / "callwright.toml")
    target = StdioServerParameters(
        command=sys.executable,
        args=["-m", "callwright", "up", "--stdio", "--config", config],
        env=environment(tmp_path),
        cwd="/",
    )

    listed, failed, text = asyncio.run(spoken(target, "fake__echo", {"text": "嗨"}, mode))

    assert "fake__echo" in listed
    assert (failed, json.loads(text)) == (False, {"text": "嗨"})
    assert (tmp_path / "world").read_text() == "echo\n"
