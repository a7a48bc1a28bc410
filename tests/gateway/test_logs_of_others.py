"""A program that serves several principals at once: the log messages of one's call are not shown to another."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright
from callwright.relay import CURRENT_RELAY, Relay
from callwright.tools.mcp.server_spec import ServerSpec
from gateway.talking import SOON

PROGRAM = """
import json, pathlib, sys

held = []


def send(message):
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    number, method = message.get("id"), message.get("method")
    if method == "initialize":
        info = {"name": "logging", "version": "1"}
        version = message["params"]["protocolVersion"]
        capabilities = {"tools": {}, "logging": {}}
        send({"id": number, "result": {"protocolVersion": version, "capabilities": capabilities, "serverInfo": info}})
    elif method == "tools/list":
        tools = [{"name": name, "inputSchema": {"type": "object"}} for name in ("hold", "log")]
        send({"id": number, "result": {"tools": tools}})
    elif method == "tools/call" and message["params"]["name"] == "hold":
        held.append(number)
        pathlib.Path(sys.argv[1]).touch()
    elif method == "tools/call":
        send({"method": "notifications/message", "params": {"level": "info", "data": "the salary of Ann"}})
        for one in (number, *held):
            send({"id": one, "result": {"content": []}})
    elif number is not None:
        send({"id": number, "error": {"code": -32601, "message": "no"}})
"""
ANN, BOB = ("acme", "ann"), ("bolt", "bob")


@pytest.mark.promise("E4", "T19")
@pytest.mark.parametrize(
    ("other", "heard"),
    [(ANN, {"log": 1, "hold": 1}), (BOB, {"log": 0, "hold": 0}), (None, {"log": 0, "hold": 0})],
)
def test_t19_a_log_message_reaches_no_call_of_another_principal(
    tmp_path: Path, other: tuple[str, str] | None, heard: dict[str, int]
) -> None:
    """The message names no call, so it is passed on only while all calls that run there are of one principal."""
    told = {"log": 0, "hold": 0}

    async def call(app: Callwright, name: str, owner: tuple[str, str] | None) -> None:
        def tell(_method: str, params: dict[str, Any]) -> None:
            told[name] += params["data"] == "the salary of Ann"

        CURRENT_RELAY.set(Relay(owner=owner, tell=tell))
        assert (await app.acall({"name": name, "arguments": {}})).success

    async def go() -> None:
        began = tmp_path / "began"
        spec = ServerSpec(name="up", command=(sys.executable, "-c", PROGRAM, str(began)), prefix="")
        with Callwright() as app:
            assert await app.connect([spec]) == {}
            async with asyncio.timeout(SOON):
                holding = asyncio.ensure_future(call(app, "hold", other))
                while not began.exists():  # noqa: ASYNC110 - another process makes it
                    await asyncio.sleep(0.01)
                await asyncio.ensure_future(call(app, "log", ANN))
                await holding
            assert app.connected is not None
            await app.connected.close()

    asyncio.run(go())
    assert told == heard
