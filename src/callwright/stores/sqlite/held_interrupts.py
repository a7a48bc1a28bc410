"""Hold SIGINT back while the main thread commits for everybody.

Between taking the lead and the ``finally`` that gives it up lies a step at which Python may run a signal handler. An exception
raised there would leave every writer of the process waiting for ever, and one in the middle of a commit its jobs without an answer.
"""

import signal
from collections.abc import Callable
from importlib import import_module
from threading import get_ident, main_thread
from types import FrameType
from typing import Any, Final, TypeVar

T = TypeVar("T")


def run_without_interrupt(work: Callable[[], T]) -> T:
    """Do the work; a SIGINT that arrives meanwhile is handled after it. Handlers run in the main thread only."""
    if get_ident() != main_thread().ident:
        return work()
    arrived: list[FrameType | None] = []

    def note(_number: int, frame: FrameType | None) -> None:
        arrived.append(frame)

    handler = _get_handler(_SIGINT)
    if not callable(handler):  # ignored, or not Python's: nothing is raised
        return work()
    _set_handler(_SIGINT, note)
    try:
        return work()
    finally:
        _set_handler(_SIGINT, handler)
        if arrived:
            handler(_SIGINT, arrived[-1])


_SIGINT: Final = int(signal.SIGINT)
_SIGNALS: Final[Any] = import_module("_signal")
"""The functions of ``signal`` look each handler up in an enum first: 40 µs, as long as many a commit takes. These do not."""
_get_handler: Final[Callable[[int], Any]] = _SIGNALS.getsignal
_set_handler: Final[Callable[[int, Any], Any]] = _SIGNALS.signal
