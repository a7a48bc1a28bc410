"""An answer while it is read: part by part or whole, and no further ahead of its reader than a bound."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Final, Protocol

from callwright.wire.request_target import HttpTransportError

_MAX_UNREAD_BYTES: Final = 1 << 20
"""What may lie unread before the other side is held back."""


class ResponseSource(Protocol):
    """Where the parts come from."""

    def resume_reading(self) -> None:
        """There is room again."""
        ...

    def abort_connection(self) -> None:
        """Close at once."""
        ...


class ClientResponseHead:
    """What stands before an answer's body; shared by answers that begin with the same bytes.

    Attributes:
        status: HTTP status.
        headers: Names in lower case; values of headers that stand twice are joined by commas.
        media_type: The content type without its parameters, in lower case.
        length: Bytes of the body where they are declared.
    """

    __slots__ = ("headers", "length", "media_type", "status")

    def __init__(self, status: int, headers: dict[str, str]) -> None:
        self.status = status
        self.headers = headers
        self.media_type = headers.get("content-type", "").partition(";")[0].strip().lower()
        length = headers.get("content-length", "")
        self.length = int(length) if length.isdigit() else None


class ClientResponse:
    """An answer whose headers have come. Read it to its end, or ``abort`` it.

    ``status``, ``headers``, ``media_type`` and ``length`` are those of its ``ClientResponseHead``.
    """

    __slots__ = (
        "_ended", "_enough", "_fault", "_held", "_line", "_parts", "_waiter", "headers", "length", "media_type",
        "status",
    )  # fmt: skip

    def __init__(
        self, line: ResponseSource | None, head: ClientResponseHead, body: bytes | None = None
    ) -> None:
        self.status = head.status
        self.headers = head.headers
        self.media_type = head.media_type
        self.length = head.length
        self._line = line
        self._parts: deque[bytes] = deque(() if body is None else (body,))
        self._held = 0 if body is None else len(body)
        self._enough = 1
        self._ended = body is not None
        self._fault: HttpTransportError | None = None
        self._waiter: asyncio.Future[None] | None = None

    @property
    def is_complete(self) -> bool:
        """Whether all that there will be has come."""
        return self._ended

    async def read(self, limit: int) -> bytes:
        """The whole body.

        Raises:
            HttpFault: it broke off, or is larger than ``limit`` bytes.
        """
        self._enough = limit + 1
        while self._held <= limit and not self._ended:
            await self._wait_for_more()
        if self._held > limit:
            self.abort()
            raise HttpTransportError("too_large", sent=True)
        if self._fault is not None:
            raise self._fault
        parts = self._parts
        body = parts[0] if len(parts) == 1 else b"".join(parts)
        parts.clear()
        return body

    async def read_part(self) -> bytes | None:
        """The next part of the body; None at its end.

        Raises:
            HttpFault: it broke off.
        """
        while not self._parts:
            if self._fault is not None:
                raise self._fault
            if self._ended:
                return None
            await self._wait_for_more()
        part = self._parts.popleft()
        self._held -= len(part)
        if self._line is not None and self._held < _MAX_UNREAD_BYTES:
            self._line.resume_reading()
        return part

    async def _wait_for_more(self) -> None:
        """Wait until enough has come, or the end."""
        if self._line is not None:
            self._line.resume_reading()
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

    def abort(self) -> None:
        """Let go of an answer that is not wanted any more: its connection is closed."""
        if self._line is not None:
            self._line.abort_connection()
            self._line = None

    # --- for the line -------------------------------------------------------------------------------------------

    def add_part(self, part: bytes) -> bool:
        """A part has come; False when the other side should wait."""
        self._parts.append(part)
        self._held += len(part)
        if self._held >= self._enough:
            self._wake_reader()
        return self._held < max(self._enough, _MAX_UNREAD_BYTES)

    def finish(self, fault: HttpTransportError | None = None) -> None:
        """Nothing more will come."""
        self._ended, self._fault, self._line = True, fault, None
        self._wake_reader()

    def _wake_reader(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
