"""A gateway that is told to stop sees running calls through, and sends new work elsewhere while the port stays open."""

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cli.upping import Up, up
from gateway.api.shop import Client as HttpClient
from gateway.clients import Client

pytestmark = pytest.mark.promise("E14")

SHOP = """
from pathlib import Path

from callwright import Callwright

app = Callwright("shop.db")


@app.tool(effect="once", deadline_ms=30_000, timeout_ms=30_000)
def order(sku: str) -> str:
    Path("begun").write_text("")
    Path("gate").read_text()
    return f"ordered {sku}"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "shop.py").write_text(SHOP)
    for name in ("begun", "gate"):
        os.mkfifo(tmp_path / name)
    return tmp_path


@pytest.fixture
def it(folder: Path) -> Iterator[Up]:
    with up(folder, "shop.py:app", "--json", "--port", "0") as running:
        yield running


async def order_begun(it: Up, folder: Path) -> "tuple[Client, asyncio.Task[dict[str, Any]]]":
    """A call of the tool that has begun, and waits at the gate."""
    client = await Client(it.port, "modern").start()
    order = asyncio.create_task(client.call("order", {"sku": "A"}))
    await asyncio.to_thread((folder / "begun").read_text)
    return client, order


async def let_through(folder: Path) -> None:
    await asyncio.to_thread((folder / "gate").write_text, "")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_running_call_gets_its_answer_and_new_work_is_sent_elsewhere(
    it: Up, folder: Path, number: signal.Signals
) -> None:
    async def played() -> None:
        port = it.port
        client, order = await order_begun(it, folder)
        it.process.send_signal(number)
        told = await asyncio.to_thread(it.next, "draining")
        assert (told["calls"], told["seconds"]) == (1, 30.0)
        http = HttpClient(port)
        assert (await http.get("/readyz")).status == 503
        assert (await http.get("/healthz")).status == 200
        refused = await http.post("/v1/tools/order/calls", {"sku": "B"})
        assert (refused.status, refused.headers["retry-after"]) == (503, "1")
        asked = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}
        assert (await http.post("/mcp", asked)).status == 503
        noticed = {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 99}}
        assert (await http.post("/mcp", noticed)).status != 503
        await let_through(folder)
        assert "ordered A" in json.dumps(await order)
        client.http.close()

    asyncio.run(played())
    assert it.process.wait(30) == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_second_signal_ends_it_at_once(it: Up, folder: Path, number: signal.Signals) -> None:
    async def played() -> None:
        client, order = await order_begun(it, folder)
        it.process.send_signal(number)
        await asyncio.to_thread(it.next, "draining")
        it.process.send_signal(number)
        assert await asyncio.to_thread(it.process.wait, 15) != 0
        await asyncio.gather(order, return_exceptions=True)
        client.http.close()

    asyncio.run(played())
