"""Signs that a ledger may be unreliable (lost or replaced records, a second file name, a wrong clock), and the rules that judge them. Pure.

While a ledger is in doubt no ``once`` call is claimed, since it might have been carried out already; everything else continues.
Some doubts end by themselves when their cause does (a second name, a clock in the past); the others are stored in the ledger
until an operator accepts them. May not know how the evidence was collected.
"""

from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from callwright.domain.doubts import DoubtReason, LedgerDoubt

STORED_DOUBTS: Final[frozenset[DoubtReason]] = frozenset({"lost_tail", "replaced", "restored", "clock_ahead"})
"""Doubts whose cause can no longer be detected after the next write to the ledger: they are stored until an operator accepts them."""

ACCEPTABLE_DOUBTS: Final[frozenset[DoubtReason]] = STORED_DOUBTS | {"mounted_file", "network_files"}
"""Doubts that an operator can accept. The others end with their cause only."""

CLOCK_TOLERANCE_MS: Final = 24 * 3600 * 1000
"""A wall clock may be this far behind what the ledger has seen: more than any time zone or correction by NTP."""

CLOCK_GAIN_TOLERANCE_MS: Final = 7 * 24 * 3600 * 1000
"""Within one boot the wall clock may gain this much: a virtual machine that was paused over a weekend, or WSL while its host slept,
counts no time since its boot meanwhile."""

EARLIEST_TIME_MS: Final = 1_672_531_200_000
"""2023-01-01. A clock before this program was written is that of a machine without a battery, before NTP has set it."""

NETWORK_FILE_SYSTEMS: Final = frozenset(
    {
        "afs", "beegfs", "ceph", "cifs", "coda", "davfs", "fuse.ceph", "fuse.davfs2", "fuse.gcsfuse",
        "fuse.glusterfs", "fuse.juicefs", "fuse.rclone", "fuse.s3fs", "fuse.sshfs", "gfs2", "glusterfs", "gpfs", "lustre",
        "ncpfs", "nfs", "nfs4", "ocfs2", "orangefs", "prl_fs", "smb3", "smbfs", "vboxsf", "vmhgfs",
    }
)  # fmt: skip
"""Types of file systems, as Linux names them, whose files other hosts may write: they share no memory, which WAL needs."""


class ClockMark(Struct, frozen=True):
    """A reading of the clocks: the wall clock (epoch ms), a digest of the boot's name, and ms since that boot, sleep included."""

    wall: int
    boot: int
    uptime: float


def judge_clock(mark: ClockMark | None, now: ClockMark) -> LedgerDoubt | None:
    """Compare the clocks with their latest reading in the ledger; None where both can be right.

    Within one boot the wall clock cannot gain much on the time since the boot. Across boots a machine may have been off for any
    time, so only a wall clock that went back is doubted.
    """
    if now.wall < EARLIEST_TIME_MS:
        return LedgerDoubt("clock_unset", _render_date(now.wall), now.wall)
    if mark is None:
        return None
    if now.wall < mark.wall - CLOCK_TOLERANCE_MS:
        return LedgerDoubt("clock_behind", _render_days(mark.wall - now.wall), now.wall)
    if now.boot != mark.boot or now.uptime < mark.uptime:
        return None
    gained = (now.wall - mark.wall) - (now.uptime - mark.uptime)
    return (
        LedgerDoubt("clock_ahead", _render_days(gained), now.wall)
        if gained > CLOCK_GAIN_TOLERANCE_MS
        else None
    )


def _render_date(ms: int) -> str:
    return datetime.fromtimestamp(max(0, ms) / 1000, UTC).date().isoformat()


def _render_days(ms: float) -> str:
    return f"{ms / 86_400_000:.1f} d"


class TailSeal(Struct, frozen=True):
    """A record, stored outside the ledger, of its latest acknowledged claims.

    Attributes:
        incarnation: Incarnation of the ledger.
        entry_id: Highest id of a claimed entry.
        boot: Digest of the name of the boot in which it was claimed.
        reclaimed: Id of the entry that was last claimed again, after an attempt without an effect; 0 for none. The entry keeps its id, so
            that only its fence shows whether the ledger still has the claim.
        fence: The fence of that claim.
    """

    incarnation: bytes
    entry_id: int
    boot: int
    reclaimed: int = 0
    fence: int = 0


def judge_tail(
    seal: TailSeal | None,
    incarnation: bytes,
    newest: int,
    *,
    boot: int,
    survives_power: bool,
    fence: int | None = None,
) -> LedgerDoubt | None:
    """Compare the seal with the ledger; None if the ledger has all acknowledged claims.

    Args:
        seal: The seal; None if there is none, as for a ledger of an older release.
        incarnation: Incarnation of the ledger.
        newest: Highest id of an entry in the ledger.
        boot: Digest of the current boot's name.
        survives_power: Whether the ledger promises to survive a loss of power: otherwise another boot may have lost its tail.
        fence: The ledger's fence of the entry ``seal.reclaimed``; None if it has no such entry, or no longer.
    """
    if seal is None:
        return None
    if seal.incarnation != incarnation:
        return LedgerDoubt("replaced")
    if not survives_power and seal.boot != boot:
        return None
    if seal.entry_id > newest:
        return LedgerDoubt("lost_tail", f"{seal.entry_id - newest}")
    if fence is not None and fence < seal.fence:
        return LedgerDoubt("lost_tail", f"{seal.fence - fence}")
    return None


_SQLITE_LOCKS_FROM: Final = 0x4000_0000
"""SQLite locks its file from this byte on, far behind what small files hold; other software locks from the first."""


def has_separate_user(locks: str, ledger: int, shared: int, own: int) -> bool:
    """Return whether a process has the ledger open without the shared memory beside it, and so writes another WAL.

    It opened the file under another name, or before that memory was removed.

    Args:
        locks: The text of ``/proc/locks``. Processes of other containers are not in it.
        ledger: Inode of the ledger, which is open in this process.
        shared: Inode of its ``-shm``.
        own: Number of this process.
    """
    held = [one for one in map(_read_lock, locks.splitlines()) if one is not None]
    devices = {device for pid, device, inode, _ in held if (pid, inode) == (own, ledger)}
    users = {
        pid
        for pid, device, inode, first in held
        if device in devices and inode == ledger and first >= _SQLITE_LOCKS_FROM
    }
    sharers = {pid for pid, device, inode, _ in held if device in devices and inode == shared}
    return bool(users - sharers - {own})


def _read_lock(line: str) -> tuple[int, str, int, int] | None:
    """Return process, device, inode and first byte of a lock that is held by a process; None for any other."""
    fields = line.split()
    if len(fields) != _LOCK_FIELDS or fields[1] != "POSIX":
        return None
    device, _, inode = fields[5].rpartition(":")
    numbers = fields[4], inode, fields[6]
    if not all(map(str.isdecimal, numbers)):
        return None
    pid, inode_number, first = map(int, numbers)
    return pid, device, inode_number, first


_LOCK_FIELDS: Final = 8


def find_mount(mounts: str, path: str) -> tuple[str, str]:
    """Return mount point and type of the file system that holds a path; two empty texts where that is not listed.

    Args:
        mounts: The text of ``/proc/self/mountinfo``.
        path: Absolute, without symbolic links.
    """
    best = ("", "")
    for line in mounts.splitlines():
        place, separator, source = line.partition(" - ")
        fields, kind = place.split(" "), source.split(" ")[0]
        if not separator or len(fields) < 5:
            continue
        point = _unescape_mount(fields[4])
        holds = path == point or path.startswith(point.rstrip("/") + "/")
        if holds and len(point) >= len(best[0]):  # a later mount on the same point hides the earlier one
            best = (point, kind)
    return best


def _unescape_mount(point: str) -> str:
    for escape, character in (("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\")):
        point = point.replace(escape, character)
    return point


def judge_place(mounts: str, path: str) -> LedgerDoubt | None:
    """Judge where the file is: on a network file system, or mounted by itself, so that another name may lead to it."""
    point, kind = find_mount(mounts, path)
    if kind.lower() in NETWORK_FILE_SYSTEMS:
        return LedgerDoubt("network_files", kind)
    return LedgerDoubt("mounted_file") if point == path else None
