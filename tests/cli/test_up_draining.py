"""A gateway that is told to stop sees running calls through, and sends new work elsewhere while the port stays open."""

import asyncio
import json
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from callwright.core.protocols import mcp_protocol
from cli.upping import COMMAND, Up, environment, up
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


@pytest.fixture
def hangups() -> Iterator[None]:
    """SIGHUP as a program on a terminal has it, also where the tests run under ``nohup``."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.usefixtures("hangups")
def test_a_terminal_that_closes_ends_it_after_the_running_call_however_many_signals_it_sends(
    folder: Path,
) -> None:
    async def played(it: Up) -> None:
        client, order = await order_begun(it, folder)
        it.process.send_signal(signal.SIGHUP)
        await asyncio.to_thread(it.next, "draining")
        it.process.send_signal(signal.SIGHUP)
        await let_through(folder)
        assert "ordered A" in json.dumps(await order)
        client.http.close()

    with up(folder, "shop.py:app", "--json", "--port", "0", is_warm=False) as it:
        asyncio.run(played(it))
        assert it.process.wait(30) == 0


# --- over stdio -----------------------------------------------------------------------------------------------------


class Piped:
    """The gateway as a client on stdio starts it, with one order under way, which waits at the gate."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [*COMMAND, "up", "shop.py:app", "--stdio", "--json"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=folder,
            env=environment(folder),
        )
        self._say(1, "order", {"sku": "A"})
        (folder / "begun").read_text()

    def _say(self, id_: int, name: str, arguments: dict[str, Any]) -> None:
        meta = {mcp_protocol.VERSION_META: mcp_protocol.MODERN_VERSION, mcp_protocol.CAPABILITIES_META: {}}
        params = {"name": name, "arguments": arguments, "_meta": meta}
        assert self.process.stdin is not None
        self.process.stdin.write(
            json.dumps({"jsonrpc": "2.0", "id": id_, "method": "tools/call", "params": params}) + "\n"
        )
        self.process.stdin.flush()

    def ask_again(self) -> dict[str, Any]:
        self._say(2, "order", {"sku": "B"})
        return self.read()

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def stop(self, number: signal.Signals) -> dict[str, Any]:
        """Send the signal, and give what it says of it."""
        self.process.send_signal(number)
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if '"draining"' in line:
                event: dict[str, Any] = json.loads(line)
                return event
        raise AssertionError("it did not say that it drains")


@pytest.fixture
def piped(folder: Path) -> Iterator[Piped]:
    one = Piped(folder)
    try:
        yield one
    finally:
        one.process.kill()
        one.process.communicate()


@pytest.mark.costly
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_running_call_over_stdio_gets_its_answer_and_new_ones_are_refused(
    piped: Piped, number: signal.Signals
) -> None:
    told = piped.stop(number)
    assert (told["calls"], told["seconds"]) == (1, 30.0)
    refused = piped.ask_again()
    assert (refused["id"], refused["error"]["data"]) == (2, {"code": "unavailable"})
    (piped.folder / "gate").write_text("")
    answer = piped.read()
    assert (answer["id"], answer["result"]["content"][0]["text"]) == (1, "ordered A")
    assert piped.process.wait(30) == 0


@pytest.mark.costly
def test_a_second_signal_ends_it_over_stdio_at_once(piped: Piped) -> None:
    piped.stop(signal.SIGTERM)
    piped.process.send_signal(signal.SIGTERM)
    assert piped.process.wait(15) != 0
