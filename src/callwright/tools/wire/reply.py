"""An answer while it is read: part by part or whole, and no further ahead of its reader than a bound."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Final, Protocol

from callwright.tools.wire.target import HttpFault

_AHEAD_BYTES: Final = 1 << 20
"""What may lie unread before the other side is held back."""


class Source(Protocol):
    """Where the parts come from."""

    def go_on(self) -> None:
        """There is room again."""
        ...

    def drop(self) -> None:
        """Close at once."""
        ...


class ReplyHead:
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


class Reply:
    """An answer whose headers have come. Read it to its end, or ``abort`` it.

    ``status``, ``headers``, ``media_type`` and ``length`` are those of its ``ReplyHead``.
    """

    __slots__ = (
        "_ended", "_enough", "_fault", "_held", "_line", "_parts", "_waiter", "headers", "length", "media_type",
        "status",
    )  # fmt: skip

    def __init__(self, line: Source | None, head: ReplyHead, body: bytes | None = None) -> None:
        self.status = head.status
        self.headers = head.headers
        self.media_type = head.media_type
        self.length = head.length
        self._line = line
        self._parts: deque[bytes] = deque(() if body is None else (body,))
        self._held = 0 if body is None else len(body)
        self._enough = 1
        self._ended = body is not None
        self._fault: HttpFault | None = None
        self._waiter: asyncio.Future[None] | None = None

    @property
    def ended(self) -> bool:
        """Whether all that there will be has come."""
        return self._ended

    async def read(self, limit: int) -> bytes:
        """The whole body.

        Raises:
            HttpFault: it broke off, or is larger than ``limit`` bytes.
        """
        self._enough = limit + 1
        while self._held <= limit and not self._ended:
            await self._more()
        if self._held > limit:
            self.abort()
            raise HttpFault("too_large", sent=True)
        if self._fault is not None:
            raise self._fault
        parts = self._parts
        body = parts[0] if len(parts) == 1 else b"".join(parts)
        parts.clear()
        return body

    async def part(self) -> bytes | None:
        """The next part of the body; None at its end.

        Raises:
            HttpFault: it broke off.
        """
        while not self._parts:
            if self._fault is not None:
                raise self._fault
            if self._ended:
                return None
            await self._more()
        part = self._parts.popleft()
        self._held -= len(part)
        if self._line is not None and self._held < _AHEAD_BYTES:
            self._line.go_on()
        return part

    async def _more(self) -> None:
        """Wait until enough has come, or the end."""
        if self._line is not None:
            self._line.go_on()
        self._waiter = asyncio.get_running_loop().create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self._iterate()

    async def _iterate(self) -> AsyncIterator[bytes]:
        while (part := await self.part()) is not None:
            yield part

    def abort(self) -> None:
        """Let go of an answer that is not wanted any more: its connection is closed."""
        if self._line is not None:
            self._line.drop()
            self._line = None

    # --- for the line -------------------------------------------------------------------------------------------

    def add(self, part: bytes) -> bool:
        """A part has come; False when the other side should wait."""
        self._parts.append(part)
        self._held += len(part)
        if self._held >= self._enough:
            self._wake()
        return self._held < max(self._enough, _AHEAD_BYTES)

    def end(self, fault: HttpFault | None = None) -> None:
        """Nothing more will come."""
        self._ended, self._fault, self._line = True, fault, None
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
