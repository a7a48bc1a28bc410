"""Background threads of a store: a process that can start no more of them works without them, and no exception of a driver ends one."""

import logging
import threading
from collections.abc import Callable
from typing import Protocol

_log = logging.getLogger("callwright.stores")


def start_background_thread(run: Callable[[], None], name: str) -> threading.Thread | None:
    """Start a daemon thread and return it; None if the system refuses it, so that the caller works without it or tries again later.

    A refusal must not end a call that is already in the ledger.
    """
    thread = threading.Thread(target=run, name=name, daemon=True)
    try:
        thread.start()
    except RuntimeError:
        _log.warning("the thread %s could not be started: the process can start no more threads", name)
        return None
    return thread


class BackgroundRound(Protocol):
    """One round of a background thread."""

    def __call__(self, *, busy: bool) -> bool:
        """Return whether the next round is to start soon."""
        ...


def run_round(run: BackgroundRound, *, busy: bool) -> bool:
    """Run one round; if it raises, log that and ask for another soon: a thread that had ended would never be started again."""
    try:
        return run(busy=busy)
    except Exception:  # noqa: BLE001 - whatever a driver raises concerns this round only; it is logged with its traceback
        _log.exception("a round of the thread %s failed", threading.current_thread().name)
        return True
