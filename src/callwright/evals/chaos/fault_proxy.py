"""An HTTP/1.1 proxy on loopback that injects faults on the wire; the world behind it does not notice.

It forwards one request per connection, buffers the complete response, and then decides what the client receives of
it. So "before" means that the world has seen nothing, and "after" that it has done everything. Limits: messages of 64 MB,
pauses of 60 s.
"""

import asyncio
import contextlib
import socket
import struct
from collections.abc import Callable
from typing import Self

from callwright.evals.chaos.fault_suite import Fault

MAX_MESSAGE_BYTES = 64 * 1024 * 1024
MAX_SILENCE_S = 60.0
NO_FAULT = Fault("none")
_LINGER_FOR_RST = struct.pack("ii", 1, 0)


class FaultProxy:
    """Proxy in front of ``port`` on loopback.

    Counts requests: ``seen`` those received, ``passed`` those that reached the world, ``injected`` those that met the fault.
    ``withholding`` is set as soon as the world has executed the request and the proxy withholds its answer from the client.

    Args:
        port: Port on which the world listens.
        fault: The fault, injected into the first ``fault.times`` requests.
        only: Selects the requests concerned, by their bytes; the others pass.
    """

    def __init__(
        self, port: int, fault: Fault = NO_FAULT, *, only: Callable[[bytes], bool] = lambda _: True
    ) -> None:
        self.fault = fault
        self.seen = 0
        self.passed = 0
        self.injected = 0
        self.port = 0
        self.withholding = asyncio.Event()
        self._world = port
        self._only = only
        self._server: asyncio.Server | None = None
        self._silent: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(
            self._handle_connection, "127.0.0.1", 0, limit=MAX_MESSAGE_BYTES
        )
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._server is not None:
            self._server.close()
        for task in self._silent:
            task.cancel()
        await asyncio.gather(*self._silent, return_exceptions=True)

    async def _handle_connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._silent.add(task)
        try:
            await self._serve_request(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError, TimeoutError, asyncio.CancelledError):
            pass  # the client has disconnected, or the proxy is closing
        finally:
            self._silent.discard(task)
            writer.close()

    async def _serve_request(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = await read_http_message(reader)
        fault = NO_FAULT
        if self._only(request):
            self.seen += 1
            if self.fault.times == 0 or self.seen <= self.fault.times:
                fault = self.fault
        self.injected += fault.kind in _FAULTS_BEFORE_EFFECT
        if await self._inject_before(fault, writer):
            self.passed += 1
            response = await self._forward_request(request)
            self.injected += fault.kind in _FAULTS_AFTER_EFFECT
            await self._inject_after(fault, response, writer)

    async def _inject_before(self, fault: Fault, writer: asyncio.StreamWriter) -> bool:
        """Inject a fault before the world sees the request; return whether to forward it."""
        if fault.kind == "refuse":
            _reset_connection(writer)
            return False
        if fault.kind == "drop_request":
            await asyncio.sleep(MAX_SILENCE_S)
            return False
        status = _STATUS_BEFORE_EFFECT.get(fault.kind)
        if status is not None:
            await _write_and_drain(writer, _build_status_response(status, fault))
            return False
        if fault.kind == "delay_request":
            await asyncio.sleep(fault.delay_ms / 1000)
        return True

    async def _forward_request(self, request: bytes) -> bytes:
        head, _, body = request.partition(b"\r\n\r\n")
        lines = [line for line in head.split(b"\r\n") if not line.lower().startswith(b"connection:")]
        reader, writer = await asyncio.open_connection("127.0.0.1", self._world, limit=MAX_MESSAGE_BYTES)
        try:
            writer.write(b"\r\n".join([*lines, b"Connection: close"]) + b"\r\n\r\n" + body)
            async with asyncio.timeout(MAX_SILENCE_S):
                return await reader.read(-1)
        finally:
            writer.close()

    async def _inject_after(self, fault: Fault, response: bytes, writer: asyncio.StreamWriter) -> None:
        """Send the client the part of a complete response that the fault leaves."""
        status = _STATUS_AFTER_EFFECT.get(fault.kind)
        if status is not None:
            await _write_and_drain(writer, _build_status_response(status, fault))
            return
        match fault.kind:
            case "drop_response" | "cancelled":
                self.withholding.set()
                await asyncio.sleep(MAX_SILENCE_S)
            case "reset":
                await _write_and_drain(writer, response[: fault.after_bytes])
                _reset_connection(writer)
            case "half_close":
                await _write_and_drain(writer, response[: fault.after_bytes or len(response) // 2])
            case "slow_drip":
                await _write_byte_by_byte(writer, response, fault.delay_ms)
            case "corrupt_body":
                await _write_and_drain(writer, _corrupt_body(response))
            case "delay_response":
                await asyncio.sleep(fault.delay_ms / 1000)
                await _write_and_drain(writer, response)
            case _:
                await _write_and_drain(writer, response)


_STATUS_BEFORE_EFFECT = {
    "status_429": "429 Too Many Requests",
    "status_503": "503 Service Unavailable",
    "status_400": "400 Bad Request",
    "status_403": "403 Forbidden",
    "status_404": "404 Not Found",
}
_STATUS_AFTER_EFFECT = {
    "status_500_after": "500 Internal Server Error",
    "status_502_after": "502 Bad Gateway",
    "status_503_after": "503 Service Unavailable",
}
_FAULTS_BEFORE_EFFECT = frozenset({"refuse", "drop_request", "delay_request", *_STATUS_BEFORE_EFFECT})
_FAULTS_AFTER_EFFECT = frozenset(
    {
        "drop_response",
        "reset",
        "half_close",
        "slow_drip",
        "corrupt_body",
        "delay_response",
        *_STATUS_AFTER_EFFECT,
    }
)


async def read_http_message(reader: asyncio.StreamReader) -> bytes:
    """Read one HTTP message with a declared length.

    Raises:
        asyncio.IncompleteReadError: it ends early.
        TimeoutError: it takes longer than a minute.
        ConnectionError: it is longer than 64 MB.
    """
    async with asyncio.timeout(MAX_SILENCE_S):
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except asyncio.LimitOverrunError:
            raise ConnectionError("the head is too long") from None
        length = parse_content_length(head)
        if length > MAX_MESSAGE_BYTES:
            raise ConnectionError("the body is too long")
        return head + await reader.readexactly(length)


def parse_content_length(head: bytes) -> int:
    """Return the declared length of the body; 0 if there is none."""
    for line in head.split(b"\r\n")[1:]:
        name, _, value = line.partition(b":")
        if name.strip().lower() == b"content-length":
            return int(value)
    return 0


def _build_status_response(status: str, fault: Fault) -> bytes:
    wait = "" if fault.retry_after_s is None else f"Retry-After: {fault.retry_after_s}\r\n"
    return f"HTTP/1.1 {status}\r\n{wait}Content-Length: 0\r\nConnection: close\r\n\r\n".encode()


def _corrupt_body(response: bytes) -> bytes:
    """Alter every seventh byte of the body; the head stays unchanged."""
    head, mark, body = response.partition(b"\r\n\r\n")
    changed = bytes(byte ^ 0xFF if place % 7 == 3 else byte for place, byte in enumerate(body))
    return head + mark + changed


async def _write_byte_by_byte(writer: asyncio.StreamWriter, response: bytes, delay_ms: int) -> None:
    for place in range(len(response)):
        await _write_and_drain(writer, response[place : place + 1])
        await asyncio.sleep(delay_ms / 1000)


async def _write_and_drain(writer: asyncio.StreamWriter, data: bytes) -> None:
    with contextlib.suppress(ConnectionError):
        writer.write(data)
        await writer.drain()


def _reset_connection(writer: asyncio.StreamWriter) -> None:
    """Reset the connection (RST): unread data is lost."""
    wire = writer.get_extra_info("socket")
    with contextlib.suppress(OSError):
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _LINGER_FOR_RST)
    writer.transport.abort()
