"""Sign heads of the audit trail while an application runs, and append them to a file that is not its store."""

import asyncio
import errno
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from callwright.core.records.signed_heads import sign_head
from callwright.ports import Clock, Store, StoreError

if TYPE_CHECKING:
    from callwright.runtime.head_keys import SigningKey  # cryptography is an extra

CHECK_INTERVAL_S: Final = 5.0
"""Seconds between two checks whether a head must be signed; a check reads the store once."""

log = logging.getLogger("callwright.audit")


class HeadSigner:
    """Signs the head of an audit trail at regular intervals, and after a number of records.

    Args:
        store: The store of the trail.
        key: The private key.
        file: To which signed heads are appended, one line each; created if missing.
        clock: Dates the signatures.
        every_ms: Maximum milliseconds between two signatures, also without new records: a missing signature is then a finding.
        every_records: Maximum number of records after the last signed one before a head is signed.
    """

    def __init__(
        self,
        store: Store,
        key: "SigningKey",
        file: Path,
        clock: Clock,
        *,
        every_ms: int = 600_000,
        every_records: int = 1_000,
    ) -> None:
        self._store = store
        self._key = key
        self._file = file
        self._clock = clock
        self._every_ms = every_ms
        self._every_records = every_records
        self._signed_ms: float | None = None
        self._signed_seq = 0

    def sign_if_due(self) -> bool:
        """Sign the head if it is time; return whether it was signed.

        Raises:
            StoreError: the trail cannot be read.
            OSError: the file cannot be written.
        """
        if self._signed_ms is not None and self._clock.lease_ms() - self._signed_ms < self._every_ms:
            head = self._store.get_head()
            if head.seq + head.waiting - self._signed_seq < self._every_records:
                return False
        self.sign_now()
        return True

    def sign_now(self) -> None:
        """Chain all waiting events, sign the head and append it. Raises as ``sign_if_due``."""
        head = self._store.chain_events()
        append_line(self._file, sign_head(head, self._clock.now_ms(), self._key.id, self._key.sign))
        if head.seq < self._signed_seq:
            log.error(
                "the audit trail ends at record %d, and record %d was signed: it was cut off or rolled back",
                head.seq,
                self._signed_seq,
            )
        self._signed_ms, self._signed_seq = self._clock.lease_ms(), head.seq

    async def run(self) -> None:
        """Sign now, at each interval, and once more when cancelled. A failure is logged, and signing is tried again."""
        try:
            while True:
                await asyncio.to_thread(self._try, is_last=False)
                await asyncio.sleep(CHECK_INTERVAL_S)
        finally:
            self._try(is_last=True)

    def _try(self, *, is_last: bool) -> None:
        try:
            if is_last:
                self.sign_now()
            else:
                self.sign_if_due()
        except StoreError as fault:
            log.error("no head of the audit trail was signed: %s", fault.reason)  # noqa: TRY400 - not a bug
        except OSError as fault:
            log.error("no signed head could be written: %s", fault.strerror)  # noqa: TRY400 - not a bug


def append_line(path: Path, line: bytes) -> None:
    """Append a line durably, in one write; behind the rest of a line that was cut off by a full disk it begins a new one.

    Raises:
        OSError: it cannot be written.
    """
    handle = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o600)
    try:
        size = os.fstat(handle).st_size
        is_whole = size == 0 or _read_last_byte(handle, size) == b"\n"
        wanted = line if is_whole else b"\n" + line
        if os.write(handle, wanted) < len(wanted):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fsync(handle)
    finally:
        os.close(handle)


def _read_last_byte(handle: int, size: int) -> bytes:
    os.lseek(handle, size - 1, os.SEEK_SET)
    return os.read(handle, 1)
