"""Streams that stay open until the client disconnects or the server closes."""

import asyncio
from typing import Final

from callwright.wire.http_messages import EventStream

_KEEP_ALIVE_S: Final = 15.0


class StandingStreams:
    """All standing streams of a server."""

    def __init__(self) -> None:
        self._ends: set[asyncio.Event] = set()

    def end_all(self) -> None:
        """End all streams, so that the server can close."""
        for end in list(self._ends):
            end.set()

    async def keep_open(self, stream: EventStream) -> None:
        """Keep a stream open until the server closes; cancelled when the client disconnects."""
        end = asyncio.Event()
        self._ends.add(end)
        try:
            while not end.is_set():
                try:
                    async with asyncio.timeout(_KEEP_ALIVE_S):
                        await end.wait()
                except TimeoutError:
                    stream.send_keep_alive()
        finally:
            self._ends.discard(end)
