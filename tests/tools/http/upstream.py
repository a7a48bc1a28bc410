"""A real HTTP server on loopback that does what a test tells it, byte for byte, and remembers what it was asked."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from typing import Any, Self
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct


class Seen(Struct, frozen=True):
    """One request as it came over the wire. ``target`` is undecoded; header names are in lower case."""

    method: str
    target: str
    headers: dict[str, str]
    body: bytes

    @property
    def path(self) -> str:
        return urlsplit(self.target).path

    @property
    def query(self) -> str:
        return urlsplit(self.target).query

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


Answering = Callable[[Seen, asyncio.StreamWriter], Awaitable[None]]


def answer(status: int = 200, body: Any = None, kind: str = "application/json", **headers: str) -> Answering:
    """A whole, well-formed answer. Header names are written with ``_`` for ``-``."""
    data = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)

    async def write(_seen: Seen, writer: asyncio.StreamWriter) -> None:
        lines = [f"HTTP/1.1 {status} X", f"Content-Length: {len(data)}"]
        lines += [f"Content-Type: {kind}"] if kind and data else []
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        writer.write("\r\n".join([*lines, "", ""]).encode() + data)

    return write


def raw(*parts: bytes) -> Answering:
    """These bytes, and the end of the connection."""

    async def write(_seen: Seen, writer: asyncio.StreamWriter) -> None:
        for part in parts:
            writer.write(part)
        writer.close()

    return write


async def cut(_seen: Seen, writer: asyncio.StreamWriter) -> None:
    """The request has been carried out; the connection is reset before a byte of the answer."""
    writer.transport.abort()


async def hang(_seen: Seen, _writer: asyncio.StreamWriter) -> None:
    """Never answer."""
    await asyncio.Event().wait()


class Upstream:
    """Runs in a thread of its own until the ``with`` block ends.

    ``plan`` maps a method and path to what is done, ``otherwise`` is done for all others. A list is used up one by one.
    """

    def __init__(self, otherwise: Answering | list[Answering] | None = None) -> None:
        self.seen: list[Seen] = []
        self.connections = 0
        self.otherwise: Answering | list[Answering] = otherwise or answer(200, {"ok": True})
        self._loop = asyncio.new_event_loop()
        self._port: Future[int] = Future()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def port(self) -> int:
        return self._port.result(10)

    @property
    def last(self) -> Seen:
        return self.seen[-1]

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Go away: nobody listens any more. Idempotent."""
        if self._thread.is_alive() and self.port:
            self._loop.call_soon_threadsafe(self._stop.set)
            self._thread.join(10)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._serve())
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()

    async def _serve(self) -> None:
        self._stop = asyncio.Event()
        server = await asyncio.start_server(self._talk, "127.0.0.1", 0)
        self._port.set_result(server.sockets[0].getsockname()[1])
        await self._stop.wait()
        server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self.connections += 1
        try:
            while not writer.is_closing():
                seen = await _request(reader)
                self.seen.append(seen)
                await self._next()(seen, writer)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError):
            pass
        finally:
            writer.close()

    def _next(self) -> Answering:
        if isinstance(self.otherwise, list):
            return self.otherwise.pop(0) if len(self.otherwise) > 1 else self.otherwise[0]
        return self.otherwise


async def _request(reader: asyncio.StreamReader) -> Seen:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    method, target, _ = head[0].split(" ")
    headers = {
        name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)
    }
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Seen(method, target, headers, body)
