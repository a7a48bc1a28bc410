"""The journals of one application: one file for each call while it runs, and the last few after it has ended.

A journal serves until its call has ended; then the ledger, and the tape in the store, say all that it says. One whose call is in
doubt stays: reconciliation reads arguments there when the tape is gone. May not know what else stands in one.
"""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from callwright.runtime.driver import HandsOnLoop
from callwright.runtime.replay import JournalHands, replay
from callwright.runtime.tape import Head, Tape, TapeError

MOST_ENDED = 1_000
"""Journals of ended calls that a process keeps, for people to look at."""

KEEP_MS = 14 * 24 * 3600 * 1000
"""What other processes left of ended calls goes after that long, as tapes do."""


class Journals:
    """The folder of journals.

    Args:
        folder: Made where absent, when the first call is journalled.
        most: How many ended calls keep theirs.
    """

    def __init__(self, folder: Path, most: int = MOST_ENDED) -> None:
        self.folder = folder
        self._most = most
        self._ended: deque[Path] = deque()

    @contextmanager
    def hands(self, inner: HandsOnLoop, head: Head) -> Iterator[JournalHands]:
        """Hands that journal one call; when its story is told, the journal counts among the ended."""
        with closing(JournalHands(inner, self.folder, head)) as hands:
            yield hands
        if hands.in_doubt:
            return
        self._ended.append(self.folder / f"{head.ticket.call_id}.tape")
        while len(self._ended) > self._most:
            _remove(self._ended.popleft())

    def sweep(self, now_ms: int, read: Callable[[bytes], Tape]) -> int:
        """Remove old journals of calls that have ended; says how many. Calls that were cut off keep theirs."""
        removed = 0
        for path in self.folder.glob("*.tape") if self.folder.is_dir() else ():
            with suppress(OSError):
                old = now_ms - path.stat().st_mtime * 1000 > KEEP_MS
                if old and _has_ended(path, read):
                    removed += _remove(path)
        return removed


def _has_ended(path: Path, read: Callable[[bytes], Tape]) -> bool:
    try:
        result = replay(read(path.read_bytes()))
    except TapeError:
        return False
    return result.effect != "unknown"


def _remove(path: Path) -> bool:
    try:
        path.unlink()
    except OSError:
        return False
    return True
