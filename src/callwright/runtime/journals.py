"""The journals of one application: one file per call while it runs, and the last few after they have ended.

A journal is needed until its call has ended; then the ledger and the stored tape contain the same
information. The journal of a call in doubt is kept: reconciliation reads its arguments when the tape is gone.
May not know what else a journal contains.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from callwright.core.records.stored_data import read_tape_owner
from callwright.domain.effects import ReadClock, Settle
from callwright.domain.stored_data import ErasedState, StoredRecord
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

    def scan(self, read: Callable[[bytes], Tape]) -> Iterator[StoredRecord]:
        """Yield every journal with its content; one of a call that runs or is in doubt is in flight."""
        for path in sorted(self.folder.glob("*.tape")) if self.folder.is_dir() else ():
            with suppress(FileNotFoundError):  # ended, and removed meanwhile
                body, at = path.read_bytes(), int(path.stat().st_mtime * 1000)
                owner, ended = read_tape_owner(body), _has_call_ended(path, read)
                yield StoredRecord(
                    kind="journal",
                    place=path.name,
                    id=path.stem,
                    at=at,
                    tenant=owner.tenant,
                    principal=owner.principal,
                    run_id=owner.run_id,
                    call_id=path.stem,
                    state="stored" if ended else "in_flight",
                    reason="" if ended else "doubt",
                    parts={"journal": body},
                )

    def erase(self, names: Sequence[str]) -> dict[str, ErasedState]:
        """Overwrite and remove journals.

        Raises:
            OSError: One cannot be written.
        """
        return {name: _erase_file(self.folder / name) for name in names}


def _erase_file(path: Path) -> ErasedState:
    try:
        with path.open("r+b") as file:
            file.write(b" " * path.stat().st_size)
            file.flush()
            os.fsync(file.fileno())
        path.unlink()
    except FileNotFoundError:
        return "gone"
    return "erased"


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
