"""The calls that one application is making now, so that closing it can wait for them and name those that it left."""

import asyncio
import logging
import threading
from asyncio import AbstractEventLoop

CLOSE_WAIT_S = 5.0
"""Seconds that closing an application waits for running calls, unless it is told otherwise."""

_log = logging.getLogger("callwright.runtime")


class Running:
    """Calls between their beginning and their end, by call id, each with the event loop that it runs on (None: blocking)."""

    def __init__(self) -> None:
        self.calls: dict[str, AbstractEventLoop | None] = {}
        """Each call enters itself and takes itself out again, and then calls ``notify_ended`` where ``awaited`` is set."""
        self.awaited = False
        self._ended = threading.Condition()

    def notify_ended(self) -> None:
        """A call has ended, with a result or without, while somebody waits for it."""
        with self._ended:
            self._ended.notify_all()

    def wait(self, seconds: float, own: AbstractEventLoop | None = None) -> tuple[str, ...]:
        """Wait until all calls have ended, at most so long; the ids of those that have not.

        Calls on the loop ``own``, which runs in the waiting thread, cannot go on meanwhile and are not waited for.
        """
        with self._ended:
            self.awaited = True
            self._ended.wait_for(lambda: not self._elsewhere(own), seconds)
            return tuple(self.calls)

    def _elsewhere(self, own: AbstractEventLoop | None) -> bool:
        return any(loop is None or loop is not own for loop in list(self.calls.values()))


def running_loop() -> AbstractEventLoop | None:
    """The event loop that runs in this thread, if any."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def log_left(calls: tuple[str, ...]) -> None:
    """Say which calls were still running when their application was closed."""
    _log.warning("closed while %d calls were running: %s", len(calls), ", ".join(calls[:20]))
