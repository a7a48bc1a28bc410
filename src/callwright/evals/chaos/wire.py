"""How an ordinary tool asks the world: one HTTP request, and ordinary exceptions for what goes wrong with it.

This is what retry wrappers are wrapped around; it knows of no ledger, no retry and no fault.
"""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

from callwright.evals.chaos.proxy import content_length


class StatusError(Exception):
    """The answer's status says no. ``response`` has ``status_code`` and ``headers``, as HTTP clients' errors have."""

    def __init__(self, status: int, headers: dict[str, str]) -> None:
        super().__init__(f"status {status}")
        self.response = SimpleNamespace(status_code=status, headers=headers)


async def ask_world(port: int, tool: str, arguments: dict[str, Any], key: str | None) -> Any:
    """Ask once.

    Raises:
        ConnectionError: refused, reset, or closed before the answer was whole.
        StatusError: the status is not 200.
        ValueError: the answer is no JSON.
    """
    body = json.dumps({"tool": tool, "arguments": arguments, "key": key}).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
    try:
        head = f"POST /call HTTP/1.1\r\nHost: world\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        status, headers, answer = await _answer(reader)
    finally:
        writer.close()
    if status != 200:
        raise StatusError(status, headers)
    return json.loads(answer)


async def _answer(reader: asyncio.StreamReader) -> tuple[int, dict[str, str], bytes]:
    try:
        head = await reader.readuntil(b"\r\n\r\n")
        body = await reader.readexactly(content_length(head))
    except asyncio.IncompleteReadError:
        raise ConnectionResetError("the answer was cut") from None
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {
        name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)
    }
    return int(first.split(" ")[1]), headers, body
