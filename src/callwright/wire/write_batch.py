"""``WriteBatch``: small writes to several sockets, made together at the end of one pass of the event loop.

A write wakes its receiver at once. On a machine whose processors are busy the receiver then takes the processor from the writer, who
still has requests and responses to make: two switches for each of them. Writes made together cost one switch for all.

May not know: HTTP.
"""

import asyncio
from collections.abc import Callable


class WriteBatch:
    """The writes that are due on one event loop; each may be added more than once, and may have nothing left to write."""

    __slots__ = ("_due",)

    def __init__(self) -> None:
        self._due: list[Callable[[], None]] = []

    def add(self, write: Callable[[], None]) -> None:
        """Have ``write`` called once everything that is ready to run now has run; it may not raise."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._run)
        self._due.append(write)

    def _run(self) -> None:
        due, self._due = self._due, []
        for write in due:
            write()
