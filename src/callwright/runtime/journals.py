"""The journals of one application: one file for each call while it runs, and the last few after it has ended.

A journal serves until its call has ended; then the ledger, and the tape in the store, say all that it says. One whose call is in
doubt stays: reconciliation reads arguments there when the tape is gone. May not know what else stands in one.
"""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from callwright.runtime.driver import AsyncEffectPerformer
from callwright.runtime.tape import Tape, TapeError, TapeHead
from callwright.runtime.tape_replay import JournalingPerformer, replay_tape

MAX_ENDED_JOURNALS = 1_000
"""Journals of ended calls that a process keeps, for people to look at."""

JOURNAL_RETENTION_MS = 14 * 24 * 3600 * 1000
"""What other processes left of ended calls goes after that long, as tapes do."""


class JournalFolder:
    """The folder of journals.

    Args:
        folder: Made where absent, when the first call is journalled.
        most: How many ended calls keep theirs.
    """

    def __init__(self, folder: Path, most: int = MAX_ENDED_JOURNALS) -> None:
        self.folder = folder
        self._most = most
        self._ended: deque[Path] = deque()

    @contextmanager
    def open_journal(self, inner: AsyncEffectPerformer, head: TapeHead) -> Iterator[JournalingPerformer]:
        """Hands that journal one call; when its story is told, the journal counts among the ended."""
        with closing(JournalingPerformer(inner, self.folder, head)) as hands:
            yield hands
        if hands.in_doubt:
            return
        self._ended.append(self.folder / f"{head.ticket.call_id}.tape")
        while len(self._ended) > self._most:
            _remove_file(self._ended.popleft())

    def sweep(self, now_ms: int, read: Callable[[bytes], Tape]) -> int:
        """Remove old journals of calls that have ended; says how many. Calls that were cut off keep theirs."""
        removed = 0
        for path in self.folder.glob("*.tape") if self.folder.is_dir() else ():
            with suppress(OSError):
                old = now_ms - path.stat().st_mtime * 1000 > JOURNAL_RETENTION_MS
                if old and _has_call_ended(path, read):
                    removed += _remove_file(path)
        return removed


def _has_call_ended(path: Path, read: Callable[[bytes], Tape]) -> bool:
    try:
        result = replay_tape(read(path.read_bytes()))
    except TapeError:
        return False
    return result.effect != "unknown"


def _remove_file(path: Path) -> bool:
    try:
        path.unlink()
    except OSError:
        return False
    return True
