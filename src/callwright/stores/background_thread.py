"""Start the background threads of a store: a process that can start no more of them goes on without."""

import logging
import threading
from collections.abc import Callable

_log = logging.getLogger("callwright.stores")


def start_background_thread(run: Callable[[], None], name: str) -> threading.Thread | None:
    """Start a daemon thread and return it; None if the system refuses it, so that the caller goes on without or tries again later.

    A refusal must not end a call that is already in the ledger.
    """
    thread = threading.Thread(target=run, name=name, daemon=True)
    try:
        thread.start()
    except RuntimeError:
        _log.warning("the thread %s could not be started: the process can start no more threads", name)
        return None
    return thread
