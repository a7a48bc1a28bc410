"""``WriteBatch``: small writes to several sockets, made together at the end of one pass of the event loop.

A write wakes its receiver at once. On a machine whose processors are busy the receiver then takes the processor from the writer, who
still has requests and responses to make: two switches for each of them. Writes made together cost one switch for all. A batch is
small, so that a receiver does not wait, idle, for all that the writer has to make.

May not know: HTTP.
"""

import asyncio
from collections.abc import Callable
from typing import Final

FULL: Final = 8
"""Writes that are not kept waiting for more. With more of them receivers wait longer than they save."""


class WriteBatch:
    """The pending writes of one event loop; each may be added more than once, and may have nothing left to write."""

    __slots__ = ("_due", "_is_scheduled")

    def __init__(self) -> None:
        self._due: list[Callable[[], None]] = []
        self._is_scheduled = False

    def add(self, write: Callable[[], None]) -> None:
        """Have ``write`` called once everything that is ready to run now has run, or the batch is full; it may not raise."""
        self._due.append(write)
        if len(self._due) >= FULL:
            self._run()
        elif not self._is_scheduled:
            self._is_scheduled = True
            asyncio.get_running_loop().call_soon(self._end_pass)

    def _end_pass(self) -> None:
        self._is_scheduled = False
        self._run()

    def _run(self) -> None:
        due, self._due = self._due, []
        for write in due:
            write()
