"""Strangers before a gateway: what 1,024 idle connections and 30 unfinished bodies cost its callers and its memory.

    python -m scripts.strangers [--calls 400] [--identity keys|local]

Starts ``callwright up`` with one server behind it and makes calls, one after another: alone, beside 1,024 connections that send half
a head and nothing more (opened again as the gateway closes them), and beside 30 requests of 16 MB whose last byte never comes.
Prints for each the 50th and 99th percentile of a call, its ratio to calling alone, and the process's memory as a multiple of what it
was before. Everything stays on the loopback interface. Ends by itself within about a minute.
"""

import argparse
import asyncio
import contextlib
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

from callwright.gateway.identity.key_file import KeyFile
from callwright.runtime.clock import SystemClock

STRANGERS = 1024
BODIES = 30
BODY_BYTES = 16 * 1024 * 1024
_SERVER = Path(__file__).resolve().parents[1] / "tests" / "gateway" / "stdio_server.py"
_CALL = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "fake__echo", "arguments": {"text": "x"}}}  # fmt: skip


class CallerConnection:
    """An identified caller on one connection that it keeps."""

    def __init__(self, port: int, key: str) -> None:
        self.port = port
        self.key = f"Authorization: Bearer {key}\r\n" if key else ""
        self._session = ""

    async def open(self) -> None:
        """Connect and open a session."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        params = {
            "protocolVersion": "2025-11-25",
            "capabilities": {},
            "clientInfo": {"name": "c", "version": "1"},
        }
        head, _ = await self.post({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": params})
        found = re.search(rb"(?i)mcp-session-id: (\S+)", head)
        assert found is not None, head
        self._session = f"Mcp-Session-Id: {found[1].decode()}\r\nMCP-Protocol-Version: 2025-11-25\r\n"
        await self.post({"jsonrpc": "2.0", "method": "notifications/initialized"})

    async def post(self, message: object) -> tuple[bytes, bytes]:
        """Send a message and return head and body of the answer, which is no stream for a call without questions."""
        body = json.dumps(message).encode()
        lines = f"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json, text/event-stream\r\nContent-Type: application/json\r\n{self.key}{self._session}Content-Length: {len(body)}\r\n\r\n"
        self._writer.write(lines.encode() + body)
        head = await self._reader.readuntil(b"\r\n\r\n")
        if b"chunked" in head.lower():
            data = await self._reader.readuntil(b"0\r\n\r\n")
        else:
            length = re.search(rb"(?i)content-length: (\d+)", head)
            data = await self._reader.readexactly(int(length[1])) if length else b""
        return head, data

    async def measure_calls(self, count: int) -> list[float]:
        """Make calls one after another; return the milliseconds of each, sorted."""
        times = []
        for _ in range(count):
            began = time.perf_counter()
            _, body = await self.post(_CALL)
            times.append((time.perf_counter() - began) * 1000)
            assert b'"result"' in body, body
        return sorted(times)


async def hold_heads(port: int, _key: str) -> None:
    """Hold ``STRANGERS`` connections with half a head each; one that is closed is opened again. Never ends."""

    async def stay() -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"POST /mcp HTTP/1.1\r\nHost: 127")
                await reader.read()
                writer.close()
            await asyncio.sleep(1)

    await asyncio.gather(*(stay() for _ in range(STRANGERS)))


async def hold_bodies(port: int, key: str) -> None:
    """Send ``BODIES`` bodies without their last byte, as far as the gateway reads them. Never ends."""
    line = f"Authorization: Bearer {key}\r\n" if key else ""
    head = f"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\n{line}Content-Type: application/json\r\nContent-Length: {BODY_BYTES}\r\n\r\n"

    async def send() -> None:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(head.encode())
            for _ in range(BODY_BYTES // 65536 - 1):
                writer.write(b" " * 65536)
                await writer.drain()
            await asyncio.Event().wait()

    await asyncio.gather(*(send() for _ in range(BODIES)))
    await asyncio.Event().wait()


@contextlib.asynccontextmanager
async def run_crowd(name: str, port: int, key: str) -> AsyncIterator[None]:
    """Run one of ``CROWDS`` in a process of its own, for a minute at most."""
    line = [sys.executable, __file__, "--crowd", name, "--port", str(port), "--key", key]
    crowd = await asyncio.create_subprocess_exec(*line)
    try:
        await asyncio.sleep(4)
        yield
    finally:
        crowd.kill()
        await crowd.wait()


CROWDS = {"heads": hold_heads, "bodies": hold_bodies}
_CROWD_S = 60


def start_gateway(folder: Path) -> "subprocess.Popen[bytes]":
    """Start ``callwright up`` in a folder. What it says goes to a file: a pipe that nobody reads would stop it."""
    line = [sys.executable, "-m", "callwright", "up", "--port", "0", "--json"]
    with (folder / "said").open("wb") as said:
        return subprocess.Popen(  # noqa: S603 - our own command
            line, cwd=folder, env=os.environ | {"HOME": str(folder)}, stdout=said, stderr=subprocess.DEVNULL
        )


def wait_until_settled(folder: Path) -> int:
    """Wait until the gateway's server has answered; return the gateway's port."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        lines = (folder / "said").read_text(encoding="utf-8").splitlines()
        if lines:
            port = int(json.loads(lines[0])["mcp"].removesuffix("/mcp").rpartition(":")[2])
            with contextlib.suppress(HTTPError), urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5):
                return port
        time.sleep(0.1)
    raise TimeoutError("the gateway does not become ready")


def read_memory(pid: int) -> float:
    """Return the resident memory of a process in MB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def compare(port: int, pid: int, key: str, calls: int) -> None:
    """Print one line for calling alone and one for each crowd."""
    caller = CallerConnection(port, key)
    await caller.open()
    await caller.measure_calls(calls // 2)
    alone = await caller.measure_calls(calls)
    idle = read_memory(pid)
    _print_line("alone", alone, alone, 1.0)
    crowds = [("1,024 half heads", "heads", ""), ("30 bodies of strangers", "bodies", "")]
    if key:
        crowds.append(("30 bodies of a caller", "bodies", key))
    for name, crowd, shown in crowds:
        async with run_crowd(crowd, port, shown):
            times = await caller.measure_calls(calls)
            newcomer = CallerConnection(port, key)
            await newcomer.open()  # a new connection is served as well
            _print_line(name, times, alone, read_memory(pid) / idle)


def _print_line(name: str, times: list[float], alone: list[float], memory: float) -> None:
    middle, late = times[len(times) // 2], times[int(len(times) * 0.99)]
    ratio = late / alone[int(len(alone) * 0.99)]
    sys.stdout.write(
        f"{name:24} p50 {middle:6.2f} ms   p99 {late:6.2f} ms ({ratio:.2f} x)   memory {memory:.2f} x\n"
    )
    sys.stdout.flush()


def main() -> None:
    """Start the gateway and run the comparison."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--calls", type=int, default=400)
    parser.add_argument("--identity", choices=("keys", "local"), default="keys")
    parser.add_argument("--crowd", choices=CROWDS, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--key", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.crowd:
        with contextlib.suppress(TimeoutError):
            asyncio.run(asyncio.wait_for(CROWDS[options.crowd](options.port, options.key), _CROWD_S))
        return
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        key, text = (
            "",
            f"[servers.fake]\ncommand = '{sys.executable}'\nargs = ['{_SERVER}', '{folder}/world']\n[servers.fake.tools.echo]\neffect = 'read'\n",
        )
        if options.identity == "keys":
            key = KeyFile(Path(folder) / "keys.json", SystemClock()).create_key("ann")[1]
            text += "[identity]\nmode = 'keys'\nkeys = 'keys.json'\n[[rules]]\neffect = 'allow'\n"
        (Path(folder) / "callwright.toml").write_text(text, encoding="utf-8")
        with start_gateway(Path(folder)) as up:
            try:
                asyncio.run(compare(wait_until_settled(Path(folder)), up.pid, key, options.calls))
            finally:
                up.kill()


if __name__ == "__main__":
    main()
