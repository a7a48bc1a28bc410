"""Notice that a ledger file was deceived: a second name, a removed WAL, a lost tail, a clock that jumped.

Looks at names and inodes in every transaction, which costs a few microseconds, and at the rest when a ledger is opened and
every ``CHECK_INTERVAL_MS``, inside a transaction, so that nothing moves while it looks. While the folder is unchanged, so are
the names in it. Rules are in ``core``. May not decide what a doubt means for a call.

The newest entry that was acknowledged is also noted in its own file beside the ledger (``<name>-seal``), after the commit:
a ledger without that entry has lost the end of its WAL. So is the latest entry that was claimed again, with its fence. Only claims
are noted: a lost settle leaves its call in doubt by itself.
"""

import logging
import os
import sqlite3
import struct
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from callwright.core.records.ledger_doubts import (
    ACCEPTABLE_DOUBTS,
    STORED_DOUBTS,
    ClockMark,
    TailSeal,
    has_separate_user,
    judge_clock,
    judge_place,
    judge_tail,
)
from callwright.domain.doubts import LedgerDoubt
from callwright.ports import Clock
from callwright.stores.sqlite.queries import LEDGER_SQL
from callwright.stores.sqlite.row_codec import hash_boot_name

CHECK_INTERVAL_MS: Final = 2_000.0
"""How often clock, seal and mounts are compared with the ledger."""

MARK_INTERVAL_MS: Final = 60_000
"""How often the reading of the clocks in the ledger is renewed."""

FOLDER_REST_MS: Final = 2_500.0
"""How long a folder must have kept its time of change before that time proves that no name in it has changed.

Some file systems count that time in steps of two seconds: a change within the same step would not show.
"""

MOUNTS_PATH: Final = Path("/proc/self/mountinfo")
LOCKS_PATH: Final = Path("/proc/locks")

MAX_LOCK_READS: Final = 50
LOCK_READ_PAUSE_MS: Final = 10.0
"""A process that is just opening the ledger has locked it, and not yet its shared memory: the list is read again after a pause."""

LOCK_CONFIRMATIONS: Final = 3
"""So many lists in a row without such a process mean that there is none: the kernel gives the list in pieces, and one of them may leave
out a lock while others come and go."""

_SEAL_FLAGS: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
_SEAL = struct.Struct("<8s16sQq")
_SEAL_MAGIC = b"CWSEAL1\0"
_AGAIN = struct.Struct("<8s16sQQ")
_AGAIN_MAGIC = b"CWAGAIN\0"
_CHECKSUM = struct.Struct("<I")
_AGAIN_PLACE = _SEAL.size + _CHECKSUM.size
"""Where the latest repeated claim is noted: behind the newest entry, so that processes that note one never overwrite the other."""


_log = logging.getLogger("callwright.stores.sqlite")
_encode_doubt = msgspec.json.Encoder().encode
_decode_doubt = msgspec.json.Decoder(LedgerDoubt).decode
_decode_accepted = msgspec.json.Decoder(list[LedgerDoubt]).decode

FileStatus = tuple[int, int, int]
"""Device, inode and number of names of a file; zeros where it is not there."""


def get_file_status(name: str) -> FileStatus:
    """Return device, inode and number of names of the file."""
    try:
        status = os.stat(name)  # noqa: PTH116 - half the cost of Path.stat, and called on every commit
    except OSError:
        return (0, 0, 0)
    return status.st_dev, status.st_ino, status.st_nlink


def read_mounts() -> str:
    """Return the kernel's list of mounts; "" where it has none to read."""
    try:
        return MOUNTS_PATH.read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return ""


def read_locks() -> str:
    """Return the kernel's list of locks; "" where it has none to read."""
    try:
        return LOCKS_PATH.read_text(encoding="ascii", errors="replace")
    except OSError:
        return ""


def find_separate_user(name: str, clock: Clock, read: Callable[[], str] = read_locks) -> bool:
    """Return whether a process uses the file through another WAL, as under another name; one that is just opening it is waited for.

    This process must have it open. ``read`` returns the kernel's list of locks.
    """
    ledger, shared = get_file_status(name)[1], get_file_status(f"{name}-shm")[1]
    for _ in range(MAX_LOCK_READS):
        if not shared or not any(
            has_separate_user(read(), ledger, shared, os.getpid()) for _ in range(LOCK_CONFIRMATIONS)
        ):
            return False
        clock.sleep(LOCK_READ_PAUSE_MS)
    return True


def _write_record(file: int, body: bytes, place: int) -> None:
    """Write a record with its checksum; in one step where the system can, since a forked process shares the position."""
    record = body + _CHECKSUM.pack(zlib.crc32(body))
    if hasattr(os, "pwrite"):
        os.pwrite(file, record, place)
    else:
        os.lseek(file, place, os.SEEK_SET)
        os.write(file, record)


def _read_record(body: bytes, form: struct.Struct, place: int) -> tuple[Any, ...] | None:
    """Return the fields of a record; None where it is absent, cut or damaged."""
    packed = body[place : place + form.size]
    checksum = body[place + form.size : place + form.size + _CHECKSUM.size]
    if len(checksum) != _CHECKSUM.size or _CHECKSUM.unpack(checksum)[0] != zlib.crc32(packed):
        return None
    return form.unpack(packed)


class DeceptionWatch:
    """Watches one ledger file for this process.

    Args:
        path: The ledger.
        clock: Its wall clock is compared with its time since the boot.
        survives_power: Whether the ledger promises to survive a loss of power.
        mounts: Reads the list of mounts, in the form of ``/proc/self/mountinfo``.

    ``doubts`` is what the last transaction noticed. ``forbids_writing``: the file may be written through another WAL at the same
    time, so that any write could destroy it.
    """

    def __init__(
        self, path: Path, clock: Clock, *, survives_power: bool, mounts: Callable[[], str] = read_mounts
    ) -> None:
        self._path = path
        self._clock = clock
        self._survives_power = survives_power
        self._mounts = mounts
        self._beside = (f"{path}-wal", f"{path}-shm")
        self._files: tuple[int, ...] = ()
        self._folder: int | None = None
        self._folder_changed = 0
        self._folder_seen_at = 0.0
        self._seal_path = f"{path}-seal"
        self._seal: int | None = None
        self._incarnation = b""
        self._boot = 0
        self._sealed = 0
        self._checked_at: float | None = None
        self._offset = 0.0
        self._lasting: tuple[LedgerDoubt, ...] = ()
        self._has_separate_user = False
        self.doubts: tuple[LedgerDoubt, ...] = ()
        self.forbids_writing = False

    def start_file(self) -> None:
        """Delete the files beside a ledger that this process has just created: an earlier one of that name was removed."""
        with suppress(FileNotFoundError):
            os.unlink(self._seal_path)  # noqa: PTH108 - as the other calls on these names

    def record_opening(self) -> None:
        """Record which files a new connection uses; the next transaction checks everything."""
        self._files = self._identify_files()
        self._open_folder()
        self._checked_at = None

    def check(
        self, cursor: sqlite3.Cursor, links: int, now: int, lease_now: float, *, may_write: bool = True
    ) -> None:
        """Bring ``doubts`` up to date, inside a transaction that holds the write lock.

        Args:
            cursor: Of the transaction.
            links: How many names the ledger has.
            now: Epoch ms of the transaction.
            lease_now: Its time on the lease clock, in ms.
            may_write: Whether a doubt and the reading of the clocks may be written; if not, the next transaction looks again.
        """
        is_due = self._is_check_due(now, lease_now)
        is_intact = links <= 1 and self._are_files_same(lease_now, at_rest=not is_due)
        if is_intact and is_due:
            self._has_separate_user = find_separate_user(str(self._path), self._clock)
        is_intact = is_intact and not self._has_separate_user
        seen = () if is_intact else self._describe_files(links)
        self.forbids_writing = not is_intact
        if not seen and is_due:
            self._lasting = tuple(self._check_ledger(cursor, may_write=may_write))
            if may_write:
                self._checked_at, self._offset = lease_now, now - lease_now
        doubts = (*seen, *self._lasting) if seen else self._lasting
        if doubts != self.doubts:
            self._report(doubts)
            self.doubts = doubts

    def _is_check_due(self, now: int, lease_now: float) -> bool:
        if self._checked_at is None or not 0 <= lease_now - self._checked_at < CHECK_INTERVAL_MS:
            return True
        return abs(now - lease_now - self._offset) > CHECK_INTERVAL_MS

    def _describe_files(self, links: int) -> tuple[LedgerDoubt, ...]:
        """Say how the files differ from those that were opened."""
        if links > 1 or self._has_separate_user:
            return (LedgerDoubt("two_names", f"{max(2, links)}"),)
        return (LedgerDoubt("wal_replaced"),)

    def _are_files_same(self, lease_now: float, *, at_rest: bool) -> bool:
        """Return whether the files beside the ledger are those that its open connections use.

        Their names are looked up unless the folder proves that none has changed; without ``at_rest`` in any case. The folder is
        looked at first: what changes after that shows the next time.
        """
        changed = 0 if self._folder is None else os.fstat(self._folder).st_ctime_ns
        if not changed or changed != self._folder_changed:
            self._folder_changed, self._folder_seen_at = changed, lease_now
        elif at_rest and lease_now - self._folder_seen_at >= FOLDER_REST_MS:
            return True
        if self._identify_files() == self._files:
            return True
        self._folder_changed = 0
        return False

    def _identify_files(self) -> tuple[int, ...]:
        """Return device and inode of the files beside the ledger that its open connections use."""
        wal_name, shm_name = self._beside
        try:
            wal, shm = os.stat(wal_name), os.stat(shm_name)  # noqa: PTH116 - as in ``get_file_status``
        except OSError:
            return get_file_status(wal_name)[:2] + get_file_status(shm_name)[:2]
        return wal.st_dev, wal.st_ino, shm.st_dev, shm.st_ino

    def _check_ledger(self, cursor: sqlite3.Cursor, *, may_write: bool) -> list[LedgerDoubt]:
        seal = self._read_seal()
        if seal is None:
            self._close_seal()  # somebody may have removed the file: the next one is a new file
        incarnation, wall, boot, uptime, stored, accepted, newest = cursor.execute(
            LEDGER_SQL["identity"]
        ).fetchone()
        self._incarnation, self._boot = bytes(incarnation), hash_boot_name(self._clock.boot_id())
        now = ClockMark(self._clock.now_ms(), self._boot, self._clock.uptime_ms())
        clock = judge_clock(ClockMark(wall, boot, uptime) if wall else None, now)
        fence = self._read_fence(cursor, seal)
        tail = judge_tail(
            seal, self._incarnation, newest, boot=self._boot, survives_power=self._survives_power, fence=fence
        )
        place = judge_place(self._mounts(), str(self._path))
        found = [one for one in (clock, tail, place) if one is not None]
        if may_write and clock is None and (now.boot != boot or now.wall - wall >= MARK_INTERVAL_MS):
            cursor.execute(LEDGER_SQL["mark_clock"], (now.wall, now.boot, now.uptime))
        if not stored and may_write:
            stored = self._store_doubt(cursor, found)
        if stored:
            earlier = _decode_doubt(stored)
            found = [earlier, *(one for one in found if one.reason != earlier.reason)]
        elif not may_write:
            pass  # a doubt that could not be stored: the seal is its evidence
        elif seal is None or seal.entry_id > newest or (fence is not None and fence < seal.fence):
            self._renew_seal(newest)
        else:
            self._sealed = seal.entry_id  # of any process: an older number never takes its place
        known = {(one.reason, one.evidence) for one in _decode_accepted(accepted)}
        return [one for one in found if (one.reason, one.evidence) not in known]

    def _store_doubt(self, cursor: sqlite3.Cursor, found: list[LedgerDoubt]) -> str:
        """Store the first doubt that has to be stored, and return it as stored; "" if there is none."""
        lasting = next((one for one in found if one.reason in STORED_DOUBTS), None)
        if lasting is None:
            return ""
        stored = _encode_doubt(msgspec.structs.replace(lasting, at=self._clock.now_ms())).decode()
        cursor.execute(LEDGER_SQL["put_doubt"], (stored,))
        return stored

    def _report(self, doubts: tuple[LedgerDoubt, ...]) -> None:
        for one in doubts:
            if one not in self.doubts:
                _log.error(
                    "the ledger %s is in doubt (%s %s): calls that may run only once are refused; "
                    "see callwright doctor and callwright ledger accept",
                    self._path.name,
                    one.reason,
                    one.evidence or "-",
                )
        if not doubts:
            _log.warning("the ledger %s is no longer in doubt", self._path.name)

    def put_doubt(self, cursor: sqlite3.Cursor, doubt: LedgerDoubt) -> None:
        """Store a doubt unless there is one; the next transaction takes it up."""
        if not cursor.execute(LEDGER_SQL["identity"]).fetchone()[4]:
            cursor.execute(LEDGER_SQL["put_doubt"], (_encode_doubt(doubt).decode(),))
        self._checked_at = None

    def accept(self, cursor: sqlite3.Cursor) -> list[LedgerDoubt]:
        """Accept every doubt that can be accepted, and return them. The ledger as it is counts as complete from now on."""
        row = cursor.execute(LEDGER_SQL["identity"]).fetchone()
        taken = [one for one in self.doubts if one.reason in ACCEPTABLE_DOUBTS]
        places = [one for one in taken if one.reason not in STORED_DOUBTS]
        accepted = [*_decode_accepted(row[5]), *places]
        cursor.execute(LEDGER_SQL["accept_doubts"], (msgspec.json.encode(accepted).decode(),))
        if any(one.reason == "clock_ahead" for one in taken):
            now = ClockMark(self._clock.now_ms(), self._boot, self._clock.uptime_ms())
            cursor.execute(LEDGER_SQL["mark_clock"], (now.wall, now.boot, now.uptime))
        if any(one.reason in {"lost_tail", "replaced", "restored"} for one in taken):
            self._renew_seal(row[6])
        self._checked_at = None
        return taken

    # --- the seal -------------------------------------------------------------------------------------------------

    def seal_claims(self, newest: int, again: tuple[int, int]) -> None:
        """Note outside the ledger which entries are committed. Not while in doubt: the seal is then the evidence.

        Args:
            newest: The highest number of an entry that was added; 0 for none.
            again: Entry and fence of the latest claim of an entry that had been claimed before; zeros for none.
        """
        if self._lasting:
            return
        if newest > self._sealed:
            self._write_seal(newest)
        if again[0]:
            self._write_again(*again)

    def _renew_seal(self, newest: int) -> None:
        """Take the ledger as it is as complete."""
        self._sealed = 0
        self._write_seal(newest)
        self._write_again(0, 0)

    def _write_seal(self, entry_id: int) -> None:
        if self._write_to_seal(_SEAL.pack(_SEAL_MAGIC, self._incarnation, entry_id, self._boot), 0):
            self._sealed = entry_id

    def _write_again(self, entry_id: int, fence: int) -> None:
        self._write_to_seal(_AGAIN.pack(_AGAIN_MAGIC, self._incarnation, entry_id, fence), _AGAIN_PLACE)

    def _write_to_seal(self, body: bytes, place: int) -> bool:
        try:
            if self._seal is None:
                self._seal = os.open(self._seal_path, _SEAL_FLAGS, 0o600)
            _write_record(self._seal, body, place)
        except OSError as error:
            _log.warning("the seal of the ledger cannot be written: %s", error.strerror)
            return False
        return True

    def _read_seal(self) -> TailSeal | None:
        """Read the seal; None where it is missing or invalid."""
        try:
            body = Path(self._seal_path).read_bytes()
        except OSError:
            return None
        newest = _read_record(body, _SEAL, 0)
        if newest is None or newest[0] != _SEAL_MAGIC:
            return None
        _, incarnation, entry_id, boot = newest
        again = _read_record(body, _AGAIN, _AGAIN_PLACE)
        if again is None or again[:2] != (_AGAIN_MAGIC, incarnation):
            return TailSeal(incarnation, entry_id, boot)
        return TailSeal(incarnation, entry_id, boot, *again[2:])

    def _read_fence(self, cursor: sqlite3.Cursor, seal: TailSeal | None) -> int | None:
        """Return the ledger's fence of the entry that the seal says was claimed again; None if there is none."""
        if seal is None or not seal.reclaimed or seal.incarnation != self._incarnation:
            return None
        row = cursor.execute(LEDGER_SQL["fence"], (seal.reclaimed,)).fetchone()
        return None if row is None else int(row[0])

    def close(self) -> None:
        """Close the seal and the folder."""
        self._close_seal()
        self._close_folder()

    def _open_folder(self) -> None:
        """Open the folder that the path names now. Not every system opens one; names are then looked up every time."""
        self._close_folder()
        self._folder_changed = 0
        with suppress(OSError):
            self._folder = os.open(self._path.parent, os.O_RDONLY)

    def _close_folder(self) -> None:
        folder, self._folder = self._folder, None
        if folder is not None:
            os.close(folder)

    def _close_seal(self) -> None:
        seal, self._seal = self._seal, None
        if seal is not None:
            os.close(seal)
