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


class Reply:
    """An answer whose headers have come. Read it to its end, or ``abort`` it.

    Attributes:
        status: HTTP status.
        headers: Names in lower case; values of headers that stand twice are joined by commas.
    """

    def __init__(self, line: Source) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self._line: Source | None = line
        self._parts: deque[bytes] = deque()
        self._held = 0
        self._ended = False
        self._fault: HttpFault | None = None
        self._waiter: asyncio.Future[None] | None = None

    @property
    def media_type(self) -> str:
        """The content type without its parameters, in lower case."""
        return self.headers.get("content-type", "").partition(";")[0].strip().lower()

    async def read(self, limit: int) -> bytes:
        """The whole body.

        Raises:
            HttpFault: it broke off, or is larger than ``limit`` bytes.
        """
        size = 0
        parts: list[bytes] = []
        while True:
            part = await self.part()
            if part is None:
                return parts[0] if len(parts) == 1 else b"".join(parts)
            size += len(part)
            if size > limit:
                self.abort()
                raise HttpFault("too_large", sent=True)
            parts.append(part)

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
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        part = self._parts.popleft()
        self._held -= len(part)
        if self._line is not None and self._held < _AHEAD_BYTES:
            self._line.go_on()
        return part

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
        self._wake()
        return self._held < _AHEAD_BYTES

    def end(self, fault: HttpFault | None = None) -> None:
        """Nothing more will come."""
        self._ended, self._fault, self._line = True, fault, None
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
