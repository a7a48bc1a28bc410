"""HTTP requests of a plan, by httpx or aiohttp: ``python http_client.py NAME PLAN`` (see ``http_clients.py``).

Run in an environment of its own.
"""

import asyncio
import contextlib
import hashlib
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

PLAN = json.loads(Path(sys.argv[2]).read_text("utf-8"))
LIMIT = 8 if PLAN["together"] else 1


class Taken:
    """The body of an answer, written down as it comes."""

    def __init__(self, file: str) -> None:
        self._file = Path(file).open("wb", buffering=0)  # noqa: SIM115 - closed by `end`
        self._hash, self._size = hashlib.sha256(), 0

    def add(self, part: bytes) -> None:
        """Take another part."""
        self._file.write(part)
        self._hash.update(part)
        self._size += len(part)

    def end(self, **answer: Any) -> dict[str, Any]:
        """Return the answer with what is known of its body."""
        self._file.close()
        return {**answer, "size": self._size, "sha256": self._hash.hexdigest()}


async def split(text: str) -> AsyncIterator[bytes]:
    """Give a text in parts."""
    data = text.encode()
    for start in range(0, len(data), 60_000):
        yield data[start : start + 60_000]


def make_body(one: dict[str, Any]) -> Any:
    """Return the body of a request as both libraries take it: parts are sent in chunks."""
    if one["body"] is None:
        return None
    text = one["body"] * one["times"]
    return split(text) if one["chunked"] else text.encode()


async def use_httpx(client: Any, one: dict[str, Any]) -> dict[str, Any]:
    """Make one request."""
    headers = one["headers"] | ({"Expect": "100-continue"} if one["expect"] else {})
    asked = {"headers": headers, "content": make_body(one), "timeout": one["timeout_s"]}
    async with client.stream(one["method"], PLAN["url"] + one["path"], **asked) as reply:
        taken = Taken(one["file"])
        used = None  # of a connection that the server has closed already
        with contextlib.suppress(OSError):
            used = reply.extensions["network_stream"].get_extra_info("client_addr")[1]
        async for part in reply.aiter_bytes():
            taken.add(part)
        return taken.end(status=reply.status_code, headers=dict(reply.headers), connection=used)


async def use_aiohttp(client: Any, one: dict[str, Any]) -> dict[str, Any]:
    """Make one request."""
    import aiohttp

    limit = aiohttp.ClientTimeout(total=one["timeout_s"])
    asked = {"headers": one["headers"], "data": make_body(one), "timeout": limit, "expect100": one["expect"]}
    async with client.request(
        one["method"], PLAN["url"] + one["path"], allow_redirects=False, **asked
    ) as reply:
        taken = Taken(one["file"])
        used = reply.connection.transport.get_extra_info("sockname")[1] if reply.connection else None
        async for part in reply.content.iter_any():
            taken.add(part)
        headers = {name.lower(): value for name, value in reply.headers.items()}
        return taken.end(status=reply.status, headers=headers, connection=used)


async def make_all(client: Any, use: Any) -> list[dict[str, Any]]:
    """Make the requests, one after the other or together."""

    async def make(one: dict[str, Any]) -> dict[str, Any]:
        try:
            return dict(await use(client, one))
        except Exception as fault:  # noqa: BLE001 - what a client raises is the finding
            return {"status": 0, "fault": f"{type(fault).__name__}: {fault}"}

    if PLAN["together"]:
        return list(await asyncio.gather(*map(make, PLAN["requests"])))
    return [await make(one) for one in PLAN["requests"]]


async def main() -> None:
    """Make the requests and print what was answered."""
    if sys.argv[1] == "httpx":
        import httpx

        async with httpx.AsyncClient(limits=httpx.Limits(max_connections=LIMIT)) as client:
            answers = await make_all(client, use_httpx)
    else:
        import aiohttp

        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=LIMIT)) as client:
            answers = await make_all(client, use_aiohttp)
    sys.stdout.write(json.dumps(answers))


asyncio.run(main())
