"""Write to a stream from a separate thread, so that a reader that does not read never blocks the process.

Must not depend on the contents of the texts.
"""

import os
import select
import sys
import threading
from collections import deque
from collections.abc import Callable
from typing import Final, Self, TextIO

MAX_WAITING_CHARS: Final = 1 << 20
"""Maximum characters that wait for the reader; beyond it the oldest lines are dropped."""

_MAX_BATCH_CHARS: Final = 1 << 15
_BATCH_DELAY_S: Final = 0.05
_CLOSE_LIMIT_S: Final = 2.0


class BackgroundWriter:
    """Writes text to a stream, in order, from its own thread. ``logging.StreamHandler`` takes it as a stream.

    ``write`` never waits for the reader. If too much waits, the oldest lines are dropped, and a line that says how many is
    written in their place. A reader that has closed the stream is no error: further text is discarded. Lines that could not be
    written for another reason, such as a full disk, count as dropped. Leaving the context writes the waiting lines, for at most two
    seconds; text written later goes directly to the stream.

    Args:
        stream: The stream; None is a closed one.
        render_dropped: Returns the line, without its end, for this number of dropped lines.
        max_chars: Maximum characters that wait; a single longer text is kept whole.
    """

    def __init__(
        self,
        stream: TextIO | None,
        render_dropped: Callable[[int], str],
        max_chars: int = MAX_WAITING_CHARS,
    ) -> None:
        self._stream = stream
        self._render_dropped = render_dropped
        self._max_chars = max_chars
        self._lock = threading.RLock()
        self._changed = threading.Condition(self._lock)
        self._waiting: deque[str] = deque()
        self._chars = 0
        self._dropped = 0
        self._is_urgent = False
        self._is_running = False
        self._is_closing = False
        self._has_closed = False
        self._thread = threading.Thread(target=self._run, name="callwright-output", daemon=True)

    def __enter__(self) -> Self:
        """Start the thread."""
        self._is_running = True
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Write the waiting lines, within the time limit."""
        with self._changed:
            self._is_closing = True
            self._changed.notify_all()
        self._thread.join(_CLOSE_LIMIT_S)

    def write(self, text: str, *, at_once: bool = True) -> None:
        """Pass on whole lines. Without ``at_once`` they wait a twentieth of a second for others: one system call for many.

        Thread-safe.
        """
        with self._lock:  # half the steps of entering the condition
            if not self._is_running:
                if self._stream is not None:
                    _write_and_flush(self._stream, text)
                return
            is_first = not self._waiting
            self._waiting.append(text)
            self._chars += len(text)
            while self._chars > self._max_chars and len(self._waiting) > 1:
                self._dropped += self._take_oldest().count("\n")
            if is_first or (at_once and not self._is_urgent):
                self._is_urgent = at_once
                self._changed.notify_all()

    def _take_oldest(self) -> str:
        text = self._waiting.popleft()
        self._chars -= len(text)
        return text

    # --- the thread -------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        descriptor = _duplicate_descriptor(self._stream)
        try:
            self._write_batches(descriptor)
        finally:
            if descriptor is not None:
                os.close(descriptor)

    def _write_batches(self, descriptor: int | None) -> None:
        has_reader = self._stream is not None
        while batch := self._wait_for_batch():
            text, dropped = batch
            try:
                if has_reader:
                    self._write_text(text, descriptor)
            except (BrokenPipeError, ValueError):  # the reader has closed the pipe, or the stream was closed
                has_reader = False
            except OSError:
                with self._changed:
                    self._dropped += dropped + text.count("\n") - bool(dropped)

    def _write_text(self, text: str, descriptor: int | None) -> None:
        if self._stream is None:
            return
        if descriptor is None:
            _write_and_flush(self._stream, text)
        else:
            _write_bytes(descriptor, text.encode(self._stream.encoding, "backslashreplace"))

    def _wait_for_batch(self) -> tuple[str, int] | None:
        """Return the next lines, about ``_MAX_BATCH_CHARS`` at most, and how many were dropped before them; None at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._is_closing)
            self._changed.wait_for(lambda: self._is_urgent or self._is_closing, _BATCH_DELAY_S)
            if not self._waiting and (self._has_closed or not self._dropped):
                self._is_running = False
                return None
            dropped, self._dropped = self._dropped, 0
            parts = [self._render_dropped(dropped) + "\n"] if dropped else []
            size = 0
            while self._waiting and size < _MAX_BATCH_CHARS:
                parts.append(self._take_oldest())
                size += len(parts[-1])
            self._is_urgent = bool(self._waiting)
            self._has_closed = self._is_closing
            return "".join(parts), dropped


def _duplicate_descriptor(stream: TextIO | None) -> int | None:
    """Duplicate the file descriptor of the stream; None for a stream in memory and a console of Windows.

    A thread that waits inside the stream itself holds the lock of its buffer, which would block the end of the process.
    """
    if stream is None or (sys.platform == "win32" and stream.isatty()):
        return None
    try:
        stream.flush()
        return os.dup(stream.fileno())
    except (OSError, ValueError):  # it has no descriptor
        return None


def _write_and_flush(stream: TextIO, text: str) -> None:
    stream.write(text)
    stream.flush()


def _write_bytes(descriptor: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        try:
            rest = rest[os.write(descriptor, rest) :]
        except BlockingIOError:  # the other end of the descriptor has made it non-blocking
            select.select([], [descriptor], [])
