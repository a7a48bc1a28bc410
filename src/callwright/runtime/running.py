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
        self._calls: dict[str, AbstractEventLoop | None] = {}
        self._ended = threading.Condition()
        self._awaited = False

    def begin(self, call_id: str, loop: AbstractEventLoop | None = None) -> None:
        """A call begins."""
        self._calls[call_id] = loop

    def end(self, call_id: str) -> None:
        """A call has ended, with a result or without."""
        self._calls.pop(call_id, None)
        if self._awaited:  # only then is there anybody to notify: the lock costs more than the rest
            with self._ended:
                self._ended.notify_all()

    def wait(self, seconds: float, own: AbstractEventLoop | None = None) -> tuple[str, ...]:
        """Wait until all calls have ended, at most so long; the ids of those that have not.

        Calls on the loop ``own``, which runs in the waiting thread, cannot go on meanwhile and are not waited for.
        """
        with self._ended:
            self._awaited = True
            self._ended.wait_for(lambda: not self._elsewhere(own), seconds)
            return tuple(self._calls)

    def _elsewhere(self, own: AbstractEventLoop | None) -> bool:
        return any(loop is None or loop is not own for loop in list(self._calls.values()))


def running_loop() -> AbstractEventLoop | None:
    """The event loop that runs in this thread, if any."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def log_left(calls: tuple[str, ...]) -> None:
    """Say which calls were still running when their application was closed."""
    _log.warning("closed while %d calls were running: %s", len(calls), ", ".join(calls[:20]))
