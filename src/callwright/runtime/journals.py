"""The journals of one application: one file per call while it runs, and the last few after they have ended.

A journal is needed until its call has ended; then the ledger and the stored tape contain the same
information. The journal of a call in doubt is kept: reconciliation reads its arguments when the tape is gone.
May not know what else a journal contains.
"""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from callwright.domain.effects import ReadClock, Settle
from callwright.runtime.declared_secrets import SecretMarker, make_process_marker
from callwright.runtime.driver import AsyncEffectPerformer
from callwright.runtime.tape import Tape, TapeError, TapeHead
from callwright.runtime.tape_replay import JournalingPerformer, replay_tape

MAX_ENDED_JOURNALS = 1_000
"""Journals of ended calls that a process keeps, for inspection."""

JOURNAL_RETENTION_MS = 14 * 24 * 3600 * 1000
"""Journals of ended calls left by other processes are removed after this period, like tapes."""


class JournalFolder:
    """The folder of journals.

    Args:
        folder: Created if missing, with the first journalled call.
        most: Journals of ended calls to keep.
        marker: Makes the marks that represent secret arguments; None makes them under a key of this process.
    """

    def __init__(
        self, folder: Path, most: int = MAX_ENDED_JOURNALS, marker: SecretMarker | None = None
    ) -> None:
        self.folder = folder
        self._marker = marker or make_process_marker()
        self._most = most
        self._ended: deque[Path] = deque()

    @contextmanager
    def open_journal(self, inner: AsyncEffectPerformer, head: TapeHead) -> Iterator[JournalingPerformer]:
        """Open a performer that journals one call; when its generator has ended, the journal counts as ended."""
        with closing(JournalingPerformer(inner, self.folder, head, self._marker)) as performer:
            yield performer
        if performer.in_doubt:
            return
        self._ended.append(self.folder / f"{head.ticket.call_id}.tape")
        while len(self._ended) > self._most:
            _remove_file(self._ended.popleft())

    def sweep(self, now_ms: int, read: Callable[[bytes], Tape]) -> int:
        """Remove old journals of calls that have ended; return how many.

        Journals of interrupted calls are kept.
        """
        removed = 0
        for path in self.folder.glob("*.tape") if self.folder.is_dir() else ():
            with suppress(OSError):
                old = now_ms - path.stat().st_mtime * 1000 > JOURNAL_RETENTION_MS
                if old and _has_call_ended(path, read):
                    removed += _remove_file(path)
        return removed


def _has_call_ended(path: Path, read: Callable[[bytes], Tape]) -> bool:
    try:
        tape = read(path.read_bytes())
        return _is_complete(tape) if tape.head.sealed else replay_tape(tape).effect != "unknown"
    except TapeError:
        return False


def _is_complete(tape: Tape) -> bool:
    """Return whether a journal that cannot be replayed has the last step of a call, and leaves nothing in doubt."""
    in_doubt = any(isinstance(effect, Settle) and effect.state == "unknown" for effect, _ in tape.steps)
    is_over = tape.pending is None and bool(tape.steps) and isinstance(tape.steps[-1][0], ReadClock)
    return is_over and not in_doubt


def _remove_file(path: Path) -> bool:
    try:
        path.unlink()
    except OSError:
        return False
    return True
