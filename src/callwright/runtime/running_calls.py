"""The running calls of one application, so that closing it can wait for them and report unfinished ones."""

import logging
import threading

CLOSE_WAIT_S = 5.0
"""Seconds that closing an application waits for running calls, by default."""

_log = logging.getLogger("callwright.runtime")


class RunningCalls:
    """Running calls, by call id.

    Each is mapped to the id of the thread whose event loop it runs on; a blocking call has 0.
    """

    def __init__(self) -> None:
        self.calls: dict[str, int] = {}
        """Each call adds and removes itself, and then calls ``notify_ended`` if ``awaited`` is set."""
        self.awaited = False
        self._ended = threading.Condition()

    def notify_ended(self) -> None:
        """Wake ``wait``: a call has ended, with a result or without."""
        with self._ended:
            self._ended.notify_all()

    def wait(self, seconds: float) -> tuple[str, ...]:
        """Wait until all calls have ended, at most ``seconds``; return the ids of those that have not.

        Calls on an event loop of the waiting thread cannot proceed meanwhile and are not waited for.
        """
        own = threading.get_ident()
        with self._ended:
            self.awaited = True
            self._ended.wait_for(lambda: not self._has_calls_elsewhere(own), seconds)
            return tuple(self.calls)

    def _has_calls_elsewhere(self, own: int) -> bool:
        return any(thread != own for thread in list(self.calls.values()))


def log_unfinished_calls(calls: tuple[str, ...]) -> None:
    """Log which calls were still running when their application was closed."""
    _log.warning("closed while %d calls were still running: %s", len(calls), ", ".join(calls[:20]))
