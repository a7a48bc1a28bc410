"""``SessionStream``: the standing stream of a legacy session, and the handling of the server's messages on it.

Announcements go to the subscribers. A question names no call: it is put to the caller of the session's only open request, and
refused if none or several are open, because another caller's question may not be asked.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from callwright.core.protocols import mcp_protocol
from callwright.core.protocols.mcp_protocol import RpcMessage
from callwright.relay import RpcFaultError
from callwright.tools.mcp.exchange import (
    BackgroundTasks,
    MalformedMessageError,
    OpenQuestions,
    RequestExchange,
    encode_error,
    has_id,
    read_message,
)
from callwright.wire.client_response import ClientResponse
from callwright.wire.request_target import HttpTransportError
from callwright.wire.server_sent_events import EventReader, EventTooLargeError

_READY_TIMEOUT_S: Final = 1.0
_MAX_ATTEMPTS: Final = 5

OpenStream = Callable[[], Awaitable[ClientResponse]]
PostMessage = Callable[[bytes], Awaitable[None]]


class SessionStream:
    """The standing stream of one session. ``get`` opens the stream, ``post`` sends an answer."""

    def __init__(self, get: OpenStream, post: PostMessage, limit: int) -> None:
        self._get = get
        self._post = post
        self._limit = limit
        self._there = asyncio.Event()
        self._answers = BackgroundTasks()
        self._questions = OpenQuestions()
        self.open: set[RequestExchange] = set()

    async def run(self) -> None:
        """Keep the stream open as long as the server supports it."""
        try:
            for attempt in range(_MAX_ATTEMPTS):
                reply = await self._get()
                if reply.status != 200 or reply.media_type != "text/event-stream":
                    reply.abort()
                    return
                self._there.set()
                await self._read_events(reply)
                await asyncio.sleep(min(30.0, 0.5 * 2**attempt))
        except (HttpTransportError, EventTooLargeError, MalformedMessageError):
            return  # requests detect by themselves whether the server is reachable
        finally:
            self._there.set()
            self._answers.cancel_all()

    async def wait_until_ready(self) -> None:
        """Wait until the stream is open, or will not be soon."""
        waiting = asyncio.ensure_future(self._there.wait())
        await asyncio.wait({waiting}, timeout=_READY_TIMEOUT_S)
        waiting.cancel()

    async def _read_events(self, reply: ClientResponse) -> None:
        reader = EventReader(self._limit)
        try:
            async for part in reply:
                for event in reader.feed(part):
                    if event.data:
                        self._handle_message(event.data)
        except BaseException:
            reply.abort()
            raise

    def _handle_message(self, data: bytes) -> None:
        message = read_message(data)
        if message.method is None:
            return
        only = next(iter(self.open)) if len(self.open) == 1 else None
        if has_id(message):
            if only is not None:
                self._questions.answer(self._answers, self._answer_question(message, only))
            else:
                fault = RpcFaultError(
                    mcp_protocol.METHOD_NOT_FOUND,
                    "It is not clear who is asked: ask on the call's own stream.",
                )
                self._questions.answer(self._answers, self._post_fault(message, fault))
        elif only is not None:
            only.handle_notification(message)

    async def _answer_question(self, message: RpcMessage, asked: RequestExchange) -> None:
        await self._post(await asked.answer_request(message))

    async def _post_fault(self, message: RpcMessage, fault: RpcFaultError) -> None:
        await self._post(encode_error(message.id, fault))
