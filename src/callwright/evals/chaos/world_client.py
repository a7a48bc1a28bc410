"""An ordinary tool that calls the reference world: one HTTP request, and ordinary exceptions for its failures.

The retry wrappers under test wrap this function. Must not depend on ledgers, retries or faults.
"""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

from callwright.evals.chaos.fault_proxy import MAX_MESSAGE_BYTES
from callwright.evals.chaos.fault_suite import DenialKind


class StatusError(Exception):
    """The response has an error status. ``response`` has ``status_code`` and ``headers``, as in HTTP clients' exceptions."""

    def __init__(self, status: int, headers: dict[str, str]) -> None:
        super().__init__(f"status {status}")
        self.response = SimpleNamespace(status_code=status, headers=headers)


def deny_effect(says: DenialKind) -> Any:
    """Deny an effect that has happened: raise or return the message of a tool that reports "nothing happened".

    Raises:
        ConnectionRefusedError: for ``connection_refused``.
        StatusError: for ``too_many_requests``.
    """
    if says == "connection_refused":
        raise ConnectionRefusedError("connection refused")
    if says == "too_many_requests":
        raise StatusError(429, {})
    return _DENIAL_ANSWERS[says]


_DENIAL_ANSWERS: dict[DenialKind, Any] = {
    "not_applied": {
        "error": {
            "code": "connection_failed",
            "message": "the request was not applied; nothing was sent",
            "retryable": True,
        }
    },
    "is_error": {
        "isError": True,
        "content": [{"type": "text", "text": "429 Too Many Requests: not applied"}],
    },
}


async def ask_world(port: int, tool: str, arguments: dict[str, Any], key: str | None) -> Any:
    """Send one request.

    Raises:
        ConnectionError: refused, reset, or closed before the response was complete.
        StatusError: the status is not 200.
        ValueError: the response is not JSON.
    """
    body = json.dumps({"tool": tool, "arguments": arguments, "key": key}).encode()
    status, headers, answer = await send_post(port, "/call", {"Host": "world"}, body)
    if status != 200:
        raise StatusError(status, headers)
    return json.loads(answer)


async def send_post(
    port: int, path: str, headers: dict[str, str], body: bytes
) -> tuple[int, dict[str, str], bytes]:
    """Send one POST to loopback on a new connection; return status, headers in lower case, and body.

    Raises:
        ConnectionError: refused, reset, or closed before the response was complete.
        ValueError: the response is not HTTP.
    """
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=MAX_MESSAGE_BYTES)
    try:
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        head = "\r\n".join([*lines, f"Content-Length: {len(body)}", "Connection: close"])
        writer.write(f"{head}\r\n\r\n".encode() + body)
        return await _read_response(reader)
    finally:
        writer.close()


async def _read_response(reader: asyncio.StreamReader) -> tuple[int, dict[str, str], bytes]:
    try:
        head = await reader.readuntil(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {
            name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)
        }
        return int(first.split(" ")[1]), headers, await _read_response_body(reader, headers)
    except asyncio.IncompleteReadError:
        raise ConnectionResetError("the answer was cut") from None


async def _read_response_body(reader: asyncio.StreamReader, headers: dict[str, str]) -> bytes:
    if "content-length" in headers:
        return await reader.readexactly(int(headers["content-length"]))
    if headers.get("transfer-encoding", "").lower() != "chunked":
        return await reader.read(MAX_MESSAGE_BYTES)
    body = b""
    while size := int((await reader.readuntil(b"\r\n")).partition(b";")[0], 16):
        body += (await reader.readexactly(size + 2))[:-2]
        if len(body) > MAX_MESSAGE_BYTES:
            raise ConnectionResetError("the answer is too long")
    return body
