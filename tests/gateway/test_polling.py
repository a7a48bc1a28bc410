"""``callwright up`` before a server that nobody has described: a client that polls, and the run that it is counted in."""

import asyncio
import json
import sys
from pathlib import Path

import pytest

from callwright.relay import ProtocolEra
from cli.upping import up
from gateway.clients import Client

STDIO_SERVER = Path(__file__).parent / "stdio_server.py"
POLLS = 20

pytestmark = [pytest.mark.slow, pytest.mark.promise("E10", "E1")]


@pytest.mark.parametrize(
    ("era", "meta", "source"),
    [
        ("modern", {"threadId": "t"}, "codex.threadId"),
        ("legacy", {}, "mcp-session"),
        ("modern", {}, "idle-gap"),
    ],
    ids=["conversation", "session", "nothing"],
)
def test_every_poll_of_an_undeclared_tool_is_made_and_its_event_names_the_source_of_the_run(
    tmp_path: Path, era: ProtocolEra, meta: dict[str, str], source: str
) -> None:
    config = tmp_path / "callwright.toml"
    config.write_text(
        f"[run]\nmax_tool_calls = 100\n\n[servers.fake]\ncommand = {json.dumps(sys.executable)}\n"
        f"args = [{json.dumps(str(STDIO_SERVER))}, {json.dumps(str(tmp_path / 'world'))}]\n"
    )

    async def poll(port: int) -> None:
        client = await Client(port, era).start()
        for _ in range(POLLS):
            result = await client.call("fake__echo", {"text": "status?"}, meta)
            assert not result.get("isError"), result
        client.http.close()

    with up(tmp_path, "--port", "0", "--json", "--config", str(config)) as it:
        port = it.port
        if all(one["event"] != "server" for one in it.events):
            it.next("server")
        asyncio.run(poll(port))
        events = [it.next("call") for _ in range(POLLS)]
        it.end()
    assert (tmp_path / "world").read_text() == "echo\n" * POLLS
    assert {one["runSource"] for one in events} == {source}
    assert {one["runId"] for one in events} == {None}
