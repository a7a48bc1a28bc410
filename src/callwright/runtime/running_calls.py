"""The calls that one application is making now, so that closing it can wait for them and name those that it left."""

import logging
import threading

CLOSE_WAIT_S = 5.0
"""Seconds that closing an application waits for running calls, unless it is told otherwise."""

_log = logging.getLogger("callwright.runtime")


class RunningCalls:
    """Calls between their beginning and their end, by call id.

    Each has the id of the thread whose event loop it runs on; a call that blocks its thread has 0.
    """

    def __init__(self) -> None:
        self.calls: dict[str, int] = {}
        """Each call enters itself and takes itself out again, and then calls ``notify_ended`` where ``awaited`` is set."""
        self.awaited = False
        self._ended = threading.Condition()

    def notify_ended(self) -> None:
        """A call has ended, with a result or without, while somebody waits for it."""
        with self._ended:
            self._ended.notify_all()

    def wait(self, seconds: float) -> tuple[str, ...]:
        """Wait until all calls have ended, at most so long; the ids of those that have not.

        Calls on an event loop of the waiting thread cannot go on meanwhile and are not waited for.
        """
        own = threading.get_ident()
        with self._ended:
            self.awaited = True
            self._ended.wait_for(lambda: not self._has_calls_elsewhere(own), seconds)
            return tuple(self.calls)

    def _has_calls_elsewhere(self, own: int) -> bool:
        return any(thread != own for thread in list(self.calls.values()))


def log_unfinished_calls(calls: tuple[str, ...]) -> None:
    """Say which calls were still running when their application was closed."""
    _log.warning("closed while %d calls were running: %s", len(calls), ", ".join(calls[:20]))
