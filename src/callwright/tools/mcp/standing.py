"""``Standing``: the stream of a legacy session that belongs to no request, and what a server says on it.

News goes to whoever wants news. A question has no address: it is put to the caller of the one request that is open in the
session, and refused where none is open or several are, for nobody is asked what may be another's.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from callwright.core import mcp
from callwright.relay import RpcFault
from callwright.tools.mcp.exchange import (
    Background,
    Exchange,
    Malformed,
    error_bytes,
    has_id,
    read_message,
)
from callwright.tools.wire.events import EventReader, EventTooLarge
from callwright.tools.wire.reply import Reply
from callwright.tools.wire.target import HttpFault

_READY_S: Final = 1.0
_AGAIN: Final = 5

Get = Callable[[], Awaitable[Reply]]
Post = Callable[[bytes], Awaitable[None]]


class Standing:
    """See the head of this file. ``get`` asks for the stream, ``post`` sends an answer."""

    def __init__(self, get: Get, post: Post, limit: int) -> None:
        self._get = get
        self._post = post
        self._limit = limit
        self._there = asyncio.Event()
        self._answers = Background()
        self.open: set[Exchange] = set()

    async def run(self) -> None:
        """Keep the stream as long as the server gives one."""
        try:
            for attempt in range(_AGAIN):
                reply = await self._get()
                if reply.status != 200 or reply.media_type != "text/event-stream":
                    reply.abort()
                    return
                self._there.set()
                await self._read(reply)
                await asyncio.sleep(min(30.0, 0.5 * 2**attempt))
        except (HttpFault, EventTooLarge, Malformed):
            return  # requests find out for themselves whether the server is there
        finally:
            self._there.set()
            self._answers.cancel()

    async def ready(self) -> None:
        """Wait until the stream is there, or it is clear that it will not be soon."""
        waiting = asyncio.ensure_future(self._there.wait())
        await asyncio.wait({waiting}, timeout=_READY_S)
        waiting.cancel()

    async def _read(self, reply: Reply) -> None:
        reader = EventReader(self._limit)
        try:
            async for part in reply:
                for event in reader.feed(part):
                    if event.data:
                        self._heard(event.data)
        except BaseException:
            reply.abort()
            raise

    def _heard(self, data: bytes) -> None:
        message = read_message(data)
        if message.method is None:
            return
        only = next(iter(self.open)) if len(self.open) == 1 else None
        if has_id(message):
            if only is not None:
                self._answers.start(self._answered(only.asked(message)))
            else:
                fault = RpcFault(
                    mcp.METHOD_NOT_FOUND, "It is not clear who is asked: ask on the call's own stream."
                )
                self._answers.start(self._post(error_bytes(message.id, fault)))
        elif only is not None:
            only.told(message)

    async def _answered(self, answer: Awaitable[bytes]) -> None:
        await self._post(await answer)
