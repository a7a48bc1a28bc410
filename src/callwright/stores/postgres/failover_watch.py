"""Notice that a server lost what it had acknowledged: a failover to a standby that lagged, a restored backup, another database.

A failover and a restore end every connection. So each process remembers the newest claims that the server acknowledged to it,
and looks for them on every new connection before anything else is asked there. Where one is missing, the doubt is stored in
the ledger, and no process claims a ``once`` call until an operator has accepted it. Where the server's timeline is another than
before, all processes hold such calls for a moment, so that each can look first.

With a seal (a file on a disk of this host) the newest claim is also remembered while no process runs. May not decide what a
doubt means for a call.
"""

import logging
import os
import threading
from collections import deque
from hashlib import sha256
from math import ceil
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import psycopg
from msgspec import Struct

from callwright.domain.doubts import LedgerDoubt
from callwright.domain.effects import StoreFailed
from callwright.ports import Clock
from callwright.stores.postgres import row_codec
from callwright.stores.postgres.row_codec import Row

HOLD_MS: Final = 5_000
"""After a change of the timeline ``once`` calls are held for so long: every process in use has reconnected by then."""

MAX_WITNESSES: Final = 64
"""Claims that a process remembers: more than can be on their way at the moment of a failover, per connection."""

MAX_WITNESS_AGE_MS: Final = 30 * 24 * 3600 * 1000
"""Older claims may have been swept out of the ledger and its archive."""

_CLOCK_TOLERANCE_MS: Final = 60_000
_IDENTITY_SQL: Final = """
SELECT incarnation, server, timeline, held_until, doubt, accepted_at,
    floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint,
    ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::bigint
FROM ledger_identity
"""
_SERVER_SQL: Final = "SELECT system_identifier::text FROM pg_control_system()"
_PLACE_SQL: Final = """
UPDATE ledger_identity SET server = %(server)s, timeline = %(timeline)s,
    held_until = CASE WHEN timeline = 0 OR (server = '' AND timeline = %(timeline)s) THEN 0 ELSE %(until)s END
WHERE (server, timeline) IS DISTINCT FROM (%(server)s, %(timeline)s)
RETURNING held_until
"""
_FIND_SQL: Final = """
SELECT entry_id, key, created_at, fence FROM ledger WHERE entry_id = ANY(%(ids)s)
UNION ALL SELECT entry_id, key, created_at, fence FROM ledger_archive WHERE entry_id = ANY(%(ids)s)
"""
_DOUBT_SQL: Final = "UPDATE ledger_identity SET doubt = %s WHERE doubt = ''"

_log = logging.getLogger("callwright.stores.postgres")
_encode_json: Final = msgspec.json.Encoder().encode
_decode_doubt: Final = msgspec.json.Decoder(LedgerDoubt).decode


class Witness(Struct, frozen=True):
    """A claim that the server acknowledged: its number, the SHA-256 of its key, when (epoch ms), and its fence.

    An entry that is claimed again, after a try without an effect, keeps its number: only the fence tells that the claim is there.
    """

    entry_id: int
    key: str
    at: int
    fence: int = 1


class Seal(Struct, frozen=True):
    """What the seal holds: the ledger, its newest claim that was acknowledged on this host, and the latest of an entry claimed again."""

    incarnation: str
    newest: Witness
    again: Witness | None = None


_decode_seal: Final = msgspec.json.Decoder(Seal).decode


class _Identity(NamedTuple):
    incarnation: str
    server: str
    timeline: int
    held_until: int
    doubt: str
    accepted_at: int
    now: int
    current_timeline: int


class FailoverWatch:
    """Watches one ledger for this process.

    Args:
        clock: Dates claims; its lease clock times the hold.
        seal: A file on a local disk that outlives the process; None remembers claims in memory only.
    """

    def __init__(self, clock: Clock, seal: Path | None = None) -> None:
        self._clock = clock
        self._seal = seal
        self._lock = threading.Lock()
        self._witnesses: deque[Witness] = deque(maxlen=MAX_WITNESSES)
        self._sealed: Witness | None = None
        self._incarnation = ""
        self._held_until = 0.0
        self._doubt = ""
        self._begun = False

    @property
    def doubts(self) -> list[LedgerDoubt]:
        """The doubts as last read."""
        return [_decode_doubt(self._doubt)] if self._doubt else []

    def get_refusal(self) -> StoreFailed | None:
        """Return why no ``once`` call may be claimed now, or None."""
        if self._doubt:
            return StoreFailed("doubtful", _decode_doubt(self._doubt).reason)
        left_ms = self._held_until - self._clock.lease_ms()
        return StoreFailed("locked", held_ms=ceil(left_ms)) if left_ms > 0 else None

    def record_claim(self, entry_id: int, key: str, at: int | None = None, fence: int = 1) -> None:
        """Remember a claim that the server has acknowledged. ``at`` is the server's time of it, if known."""
        self._witnesses.append(Witness(entry_id, key, self._clock.now_ms() if at is None else at, fence))

    # --- on a new connection --------------------------------------------------------------------------------------

    def check_connection(self, connection: psycopg.Connection[Any]) -> None:
        """Look for what this process was promised; hold and doubt as found.

        Raises:
            psycopg.Error: the server cannot be asked; the connection is then not used.
        """
        with self._lock:
            identity = self._read_identity(connection)
            if identity is None:
                return
            server = _read_server(connection) or identity.server  # users who may not ask see no other server
            held_until = identity.held_until
            if (identity.server, identity.timeline) != (server, identity.current_timeline):
                held_until = self._record_place(connection, server, identity)
            found = self._find_doubt(connection, identity)
            if found is not None and not identity.doubt:
                stored = _encode_json(msgspec.structs.replace(found, at=identity.now)).decode()
                connection.execute(_DOUBT_SQL, [stored])
                identity = identity._replace(doubt=stored)
            self.apply_state(identity.doubt, held_until - identity.now)
            self._incarnation, self._begun = identity.incarnation, True

    def _read_identity(self, connection: psycopg.Connection[Any]) -> _Identity | None:
        row = connection.execute(_IDENTITY_SQL).fetchone()
        return None if row is None else _Identity(*row)

    def _record_place(self, connection: psycopg.Connection[Any], server: str, identity: _Identity) -> int:
        """Record on which server and timeline the ledger is now; return until when calls are held."""
        until = identity.now + HOLD_MS
        place = {"server": server, "timeline": identity.current_timeline, "until": until}
        row = connection.execute(_PLACE_SQL, place).fetchone()
        if row is None:  # another process was quicker, a moment ago
            return until
        if row[0]:
            _log.warning("the ledger is on another server or timeline: once calls are held for a moment")
        return int(row[0])

    def _find_doubt(self, connection: psycopg.Connection[Any], identity: _Identity) -> LedgerDoubt | None:
        oldest = max(identity.accepted_at, self._clock.now_ms() - MAX_WITNESS_AGE_MS)
        promised = [one for one in list(self._witnesses) if one.at > oldest]
        seal = None if self._begun else self._read_seal()
        if seal is not None and seal.newest.at > oldest:
            if seal.incarnation != identity.incarnation:
                return LedgerDoubt("replaced")
            promised.append(seal.newest)
            if seal.again is not None:
                promised.append(seal.again)
        if not promised:
            return None
        rows = connection.execute(_FIND_SQL, {"ids": [one.entry_id for one in promised]}).fetchall()
        present = {entry_id: (key, created_at, fence) for entry_id, key, created_at, fence in rows}
        missing = [one for one in promised if not _is_present(one, present.get(one.entry_id))]
        return LedgerDoubt("lost_tail", f"{len(missing)}") if missing else None

    # --- what other processes have found --------------------------------------------------------------------------

    def apply_row(self, row: Row) -> None:
        """Take over the state of the ledger as a heartbeat brings it: doubt, and ms that calls are still held."""
        self.apply_state(row_codec.decode_text(row[0]), row_codec.decode_int(row[1]))

    def apply_state(self, doubt: str, held_ms: int) -> None:
        """Take over a doubt, and for how long calls are held."""
        self._held_until = self._clock.lease_ms() + held_ms if held_ms > 0 else 0.0
        if doubt != self._doubt:
            self._report(doubt)
            self._doubt = doubt

    def _report(self, doubt: str) -> None:
        if not doubt:
            _log.warning("the ledger is no longer in doubt")
            return
        one = _decode_doubt(doubt)
        _log.error(
            "the ledger is in doubt (%s %s): calls that may run only once are refused; "
            "see callwright doctor and callwright ledger accept",
            one.reason,
            one.evidence or "-",
        )

    def forget_witnesses(self) -> None:
        """Forget the acknowledged state: an operator has accepted the ledger as it is."""
        self._witnesses.clear()
        self._doubt, self._held_until = "", 0.0
        self._sealed = None
        if self._seal is not None:
            self._seal.unlink(missing_ok=True)

    # --- the seal -------------------------------------------------------------------------------------------------

    def write_seal(self) -> None:
        """Write the newest claim to the seal, unless it is there or the ledger is in doubt: the seal is then the evidence."""
        if self._seal is None or not self._witnesses or self._witnesses[-1] == self._sealed or self._doubt:
            return
        latest = self._witnesses[-1]
        try:
            self._replace_seal(self._seal)
        except OSError as error:
            _log.warning("the seal of the ledger cannot be written: %s", error.strerror)
            return
        self._sealed = latest

    def _replace_seal(self, path: Path) -> None:
        """Write the seal, unless other processes of this host have written newer claims of both kinds."""
        there = self._read_seal()
        if there is not None and there.incarnation != self._incarnation:
            there = None
        newest = _hash_witness(max(self._witnesses, key=lambda one: one.entry_id))
        repeated = [one for one in self._witnesses if one.fence > 1]
        again = _hash_witness(repeated[-1]) if repeated else None
        if there is not None:
            newest = max(newest, there.newest, key=lambda one: one.entry_id)
            known = [one for one in (there.again, again) if one is not None]
            again = max(known, key=lambda one: one.at, default=None)
        seal = Seal(self._incarnation, newest, again)
        if seal == there:
            return
        fresh = path.with_name(f"{path.name}.{os.getpid()}")
        with fresh.open("wb") as file:
            file.write(_encode_json(seal))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)

    def _read_seal(self) -> Seal | None:
        """Read the seal; None where it is missing or invalid."""
        if self._seal is None:
            return None
        try:
            return _decode_seal(self._seal.read_bytes())
        except (OSError, msgspec.MsgspecError):
            return None


def _is_present(witness: Witness, found: tuple[str, int, int] | None) -> bool:
    """Return whether the row that has the witness's number is the witness's: by its key, or because it is no younger."""
    if found is None:
        return False
    key, created_at, fence = found
    return fence >= witness.fence and (
        witness.key in (key, _hash_key(key)) or created_at <= witness.at + _CLOCK_TOLERANCE_MS
    )


def _hash_witness(witness: Witness) -> Witness:
    """Return the witness with the hash of its key: keys must not be readable on the disk."""
    return msgspec.structs.replace(witness, key=_hash_key(witness.key))


def _hash_key(key: str) -> str:
    return sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def _read_server(connection: psycopg.Connection[Any]) -> str:
    """Return the identifier of the server's data; "" where this user may not ask for it."""
    try:
        row = connection.execute(_SERVER_SQL).fetchone()
    except psycopg.errors.InsufficientPrivilege:
        return ""
    return "" if row is None else str(row[0])
