"""A response while it is being read, part by part or whole; the amount buffered ahead of the reader is bounded."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Final, Protocol

from callwright.wire.request_target import HttpTransportError

_MAX_UNREAD_BYTES: Final = 1 << 20
"""Bytes that may be buffered unread before the transport stops reading (flow control)."""


class ResponseSource(Protocol):
    """The connection that a response is read from."""

    def resume_reading(self) -> None:
        """Resume reading: the buffer has room again."""
        ...

    def abort_connection(self) -> None:
        """Abort the connection without flushing it."""
        ...


class ClientResponseHead:
    """Status and headers of a response; shared by responses whose heads are equal byte for byte.

    Attributes:
        status: HTTP status.
        headers: Names in lower case; values of repeated headers are joined by commas.
        media_type: The content type without its parameters, in lower case.
        length: Declared length of the body in bytes, or None.
    """

    __slots__ = ("headers", "length", "media_type", "status")

    def __init__(self, status: int, headers: dict[str, str]) -> None:
        self.status = status
        self.headers = headers
        self.media_type = headers.get("content-type", "").partition(";")[0].strip().lower()
        length = headers.get("content-length", "")
        self.length = int(length) if length.isdigit() else None


class ClientResponse:
    """A response whose headers have arrived. Read its body to the end, or ``abort`` it.

    ``status``, ``headers``, ``media_type`` and ``length`` are those of its ``ClientResponseHead``. ``is_complete`` says whether the whole
    response has arrived, or has failed.
    """

    __slots__ = (
        "_buffered", "_enough", "_fault", "_parts", "_source", "_waiter", "headers", "is_complete", "length", "media_type",
        "status",
    )  # fmt: skip

    def __init__(
        self, source: ResponseSource | None, head: ClientResponseHead, body: bytes | None = None
    ) -> None:
        self.status = head.status
        self.headers = head.headers
        self.media_type = head.media_type
        self.length = head.length
        self._source = source
        self._parts: deque[bytes] = deque(() if body is None else (body,))
        self._buffered = 0 if body is None else len(body)
        self._enough = 1
        self.is_complete = body is not None
        self._fault: HttpTransportError | None = None
        self._waiter: asyncio.Future[None] | None = None

    async def read(self, limit: int) -> bytes:
        """Return the whole body.

        Raises:
            HttpTransportError: the connection broke, or the body is larger than ``limit`` bytes.
        """
        self._enough = limit + 1
        while self._buffered <= limit and not self.is_complete:
            await self._wait_for_more()
        return self.take_body(limit)

    def take_body(self, limit: int) -> bytes:
        """Return the whole body of a response that is complete. As ``read``, which waits for it.

        Raises:
            HttpTransportError: the connection broke, or the body is larger than ``limit`` bytes.
        """
        if self._buffered > limit:
            self.abort()
            raise HttpTransportError("too_large", sent=True)
        if self._fault is not None:
            raise self._fault
        parts = self._parts
        body = parts[0] if len(parts) == 1 else b"".join(parts)
        parts.clear()
        return body

    async def read_part(self) -> bytes | None:
        """Return the next part of the body, or None at its end.

        Raises:
            HttpTransportError: the connection broke.
        """
        while not self._parts:
            if self._fault is not None:
                raise self._fault
            if self.is_complete:
                return None
            await self._wait_for_more()
        part = self._parts.popleft()
        self._buffered -= len(part)
        if self._source is not None and self._buffered < _MAX_UNREAD_BYTES:
            self._source.resume_reading()
        return part

    async def _wait_for_more(self) -> None:
        """Wait until the amount being waited for, or the end of the body, has arrived."""
        if self._source is not None:
            self._source.resume_reading()
        self._waiter = asyncio.get_running_loop().create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self._iter_parts()

    async def _iter_parts(self) -> AsyncIterator[bytes]:
        while (part := await self.read_part()) is not None:
            yield part
            if self._parts:  # whoever sends without a pause must not keep everybody else waiting
                await asyncio.sleep(0)

    def abort(self) -> None:
        """Discard the response and close its connection."""
        if self._source is not None:
            self._source.abort_connection()
            self._source = None

    # --- for the connection -------------------------------------------------------------------------------------------

    def add_part(self, part: bytes) -> bool:
        """Buffer a part of the body; return False when the transport should stop reading."""
        self._parts.append(part)
        self._buffered += len(part)
        if self._buffered >= self._enough:
            self._wake_reader()
        return self._buffered < max(self._enough, _MAX_UNREAD_BYTES)

    def finish(self, fault: HttpTransportError | None = None) -> None:
        """Mark the response as complete, or as failed with ``fault``."""
        self.is_complete, self._fault, self._source = True, fault, None
        self._wake_reader()

    def _wake_reader(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
