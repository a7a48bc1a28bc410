"""The hash chain of the audit trail: how events become records, and how the chain is verified. Pure.

A record is a line of JSON; each contains the SHA-256 of the previous line, so that no record can be changed, dropped or moved
without changing every later line. Truncation at the end, or replacement of the whole chain, is detected only by a head that was
saved elsewhere (``callwright audit head``). Anyone can verify an export: hash each line, compare it with the next one's
``previous``.
"""

import hmac
import re
import zlib
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec

from callwright.core.records.idempotency import compute_digest
from callwright.core.records.sealed_content import ARGUMENTS_DIGEST, get_sealed_arguments
from callwright.domain.audit_records import (
    GENESIS_HASH,
    AuditEvent,
    AuditExamination,
    AuditHead,
    AuditRecord,
    AuditSegment,
    AuditTrouble,
    EntryTrouble,
    SignedHead,
    TroubleKind,
)
from callwright.domain.doubts import LedgerDoubt
from callwright.domain.records import Approval, LedgerEntry

MAX_REASON_CHARS = 500
"""Maximum characters stored of a reason given by a person."""

OUTCOME_PREFIX_BYTES = 100
"""Bytes of an outcome that are searched for its code, which is the first field."""

_OUTCOME_CODE_PATTERN = re.compile(rb'\{"code":"([^"\\]{1,80})"')
_encode_record = msgspec.json.Encoder().encode
_decode_record = msgspec.json.Decoder(AuditRecord).decode


def chain_events(events: Sequence[AuditEvent], head: AuditHead, secret: bytes) -> AuditSegment:
    """Return the events as records that follow this head."""
    seq, previous, lines = head.seq, head.hash, []
    mac = KeyedDigest(secret)
    for event in events:
        seq += 1
        line = _encode_record(_make_record(event, seq, previous, mac))
        previous = sha256(line).hexdigest()
        lines.append(line + b"\n")
    return AuditSegment(
        first=head.seq + 1,
        last=seq,
        at=events[-1].at,
        previous=head.hash,
        head=previous,
        body=b"".join(lines),
    )


def _make_record(event: AuditEvent, seq: int, previous: str, mac: "KeyedDigest") -> AuditRecord:
    # By position, in the order of the fields: by name it takes six times as long, which was a quarter of a record.
    return AuditRecord(
        seq,
        previous,
        event.at,
        event.kind,
        event.tenant,
        event.principal,
        event.tool,
        event.version,
        event.contract_hash,
        mac.compute(event.args_hash),
        event.effect,
        event.state,
        event.code,
        event.call_id,
        event.run_id,
        event.trace_id,
        event.entry_id,
        event.fence,
        event.attempt,
        mac.compute(event.key),
        event.by,
        event.why[:MAX_REASON_CHARS],
        event.about,
    )


def derive_digest_key(secret: bytes) -> bytes:
    """Derive from the key of the trail the key for digests of declared secrets: neither reveals the other's digests."""
    return hmac.digest(secret, b"callwright: declared secrets", "sha256")


class KeyedDigest:
    """HMAC-SHA-256 of texts under one key, for many texts.

    The two hash states that the key leads to are made once and copied (RFC 2104, section 4). OpenSSL's own HMAC context costs four
    times as much to copy, which was two thirds of a record.
    """

    __slots__ = ("_inner", "_outer")

    def __init__(self, secret: bytes) -> None:
        block = (sha256(secret).digest() if len(secret) > _HASH_BLOCK_BYTES else secret).ljust(
            _HASH_BLOCK_BYTES, b"\0"
        )
        self._inner = sha256(bytes(byte ^ 0x36 for byte in block))
        self._outer = sha256(bytes(byte ^ 0x5C for byte in block))

    def compute(self, text: str) -> str:
        """Return the digest of the text as UTF-8, hex; "" for ""."""
        if not text:
            return ""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(text.encode("utf-8", "surrogatepass"))
        outer.update(inner.digest())
        return outer.hexdigest()


_HASH_BLOCK_BYTES: Final = 64
"""Size of a block of SHA-256."""


# --- events -------------------------------------------------------------------------------------------------------


def read_outcome_code(outcome: bytes | None) -> str:
    """Return the code of an outcome, read from the beginning of its JSON; "" for a success."""
    match = _OUTCOME_CODE_PATTERN.match(outcome or b"")
    return match[1].decode() if match else ""


def make_entry_event(entry: LedgerEntry, kind: str, *, by: str = "", why: str = "") -> AuditEvent:
    """Build the event for the current state of a ledger entry."""
    return AuditEvent(
        kind=kind,  # type: ignore[arg-type] # of the kinds that entries have
        at=entry.updated_at,
        tenant=entry.principal.tenant,
        principal=entry.principal.id,
        tool=entry.tool,
        version=entry.version,
        contract_hash=entry.contract_hash,
        args_hash=entry.args_hash,
        effect=entry.effect,
        state=entry.state,
        code=(entry.outcome and entry.outcome.code) or "",
        call_id=entry.owner,
        run_id=entry.run_id or "",
        trace_id=entry.trace_id,
        entry_id=entry.entry_id,
        fence=entry.fence,
        attempt=entry.attempt,
        key=entry.key,
        by=by,
        why=why,
    )


_SHOWN_HANDLE_CHARS = 8


def make_approval_event(approval: Approval, at: int, *, given_back: bool = False) -> AuditEvent:
    """Build the event for the current state of an approval, with only a prefix of its handle: a handle is a secret of its holder."""
    return AuditEvent(
        kind="approval_given_back" if given_back else f"approval_{approval.state}",  # type: ignore[arg-type] # its states
        at=at,
        tenant=approval.requested_by.tenant,
        principal=approval.requested_by.id,
        tool=approval.tool,
        version=approval.version,
        contract_hash=approval.contract_hash,
        args_hash=_digest_arguments(approval.arguments),
        by=approval.decided_by or "",
        why=approval.reason,
        about={"approval": approval.handle[:_SHOWN_HANDLE_CHARS]},
    )


def make_doubt_event(doubt: LedgerDoubt, *, by: str, why: str) -> AuditEvent:
    """Build the event for a doubt about the ledger that an operator has accepted."""
    about = {"reason": doubt.reason, "evidence": doubt.evidence}
    return AuditEvent(kind="doubt_accepted", by=by, why=why, about=about)


def _digest_arguments(arguments: dict[str, Any]) -> str:
    """Return the digest used in the ledger; "" for arguments without canonical form (NaN, for example), which are never claimed."""
    if get_sealed_arguments(arguments) is not None:
        return str(arguments[ARGUMENTS_DIGEST])
    try:
        return compute_digest(arguments)
    except ValueError:
        return ""


# --- storage ------------------------------------------------------------------------------------------------------


def compress_segment(body: bytes) -> bytes:
    """Compress the lines of a segment for storage."""
    return zlib.compress(body, 1)


def decompress_segment(body: bytes) -> bytes:
    """Return the lines of a segment; invalid data gives no lines."""
    try:
        return zlib.decompress(body)
    except zlib.error:
        return b""


# --- verification -------------------------------------------------------------------------------------------------


def parse_record(line: bytes) -> AuditRecord | None:
    """Parse a line as a record; None for an invalid line."""
    try:
        return _decode_record(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


class AuditExaminer:
    """Verifies a trail from its beginning, line by line.

    Args:
        anchors: Number → hash of heads that were saved elsewhere; each must be on the trail.
        signed: Valid signed heads; each must be on the trail. Records that differ from them are reported as one range.
    """

    def __init__(self, anchors: dict[int, str] | None = None, signed: Sequence[SignedHead] = ()) -> None:
        self._anchors = anchors or {}
        self._signed = signed
        self._hashes = dict.fromkeys((one.seq for one in signed), "") | {0: GENESIS_HASH}
        self._seq, self._previous = 0, GENESIS_HASH
        self._records = 0
        self._at = 0
        self._troubles: dict[tuple[TroubleKind, int], AuditTrouble] = {}

    def examine_segment(self, segment: AuditSegment) -> None:
        """Examine a segment as stored."""
        before = self._records
        self.examine_lines(segment.body.splitlines())
        if self._records == before:
            self._add_trouble("unreadable", segment.first, segment.last)
        elif self._seq < segment.last:
            self._add_trouble("missing", self._seq + 1, segment.last)
        elif self._previous != segment.head:
            self._add_trouble("changed", segment.last)
        if self._seq != segment.last or self._records == before:
            self._seq, self._previous = segment.last, segment.head

    def examine_lines(self, lines: Iterable[bytes]) -> None:
        """Examine lines of an export."""
        for line in lines:
            if line.strip():
                self._examine_line(line)

    def _examine_line(self, line: bytes) -> None:
        record = parse_record(line)
        seq = self._seq + 1 if record is None else record.seq
        if record is None:
            self._add_trouble("unreadable", seq)
        else:
            self._check_sequence(record)
        self._seq, self._previous = seq, sha256(line).hexdigest()
        self._records += 1
        self._at = record.at if record else self._at
        if self._anchors.get(seq, self._previous) != self._previous:
            self._add_trouble("not_anchored", seq)
        if seq in self._hashes:
            self._hashes[seq] = self._previous

    def _check_sequence(self, record: AuditRecord) -> None:
        """Check that this record follows the previous one."""
        if record.seq > self._seq + 1:
            self._add_trouble("missing", self._seq + 1, record.seq - 1)
        elif record.seq <= self._seq:
            self._add_trouble("repeated", record.seq)
        elif record.previous != self._previous:
            self._add_trouble("changed", max(1, self._seq))

    def _add_trouble(self, kind: TroubleKind, seq: int, upto: int | None = None) -> None:
        self._troubles.setdefault((kind, seq), AuditTrouble(kind, seq, seq if upto is None else upto))

    def finish(self, head: AuditHead | None = None) -> AuditExamination:
        """Return the findings. ``head`` is the end of the chain according to the store."""
        for seq, hash_ in [*self._anchors.items(), *([(head.seq, head.hash)] if head else [])]:
            if seq > self._seq:
                self._add_trouble("truncated", self._seq + 1, seq)
            elif seq == self._seq and hash_ != self._previous:
                self._add_trouble("not_anchored" if seq in self._anchors else "changed", max(1, seq))
        if head is not None and head.seq < self._seq:
            self._add_trouble("changed", head.seq + 1, self._seq)
        self._compare_signed_heads()
        troubles = sorted(self._troubles.values(), key=lambda one: (one.seq, one.kind))
        waiting = head.waiting if head else 0
        return AuditExamination(
            self._records, AuditHead(self._seq, self._previous, self._at, waiting), tuple(troubles)
        )

    def _compare_signed_heads(self) -> None:
        """Report the records that the signed heads prove to be replaced or removed.

        Between the last signed head that is on the trail and the first that is not, at least one record was replaced. Records up to the
        newest signed head are no longer proved.
        """
        lost = [one for one in self._signed if self._hashes[one.seq] != one.hash]
        if not lost:
            return
        first, newest = min(one.seq for one in lost), max(one.seq for one in lost)
        proved = max((one.seq for one in self._signed if one.seq < first), default=0)
        if self._seq > proved:
            self._add_trouble("replaced", proved + 1, min(newest, self._seq))
        if newest > self._seq:
            ends_at_head = self._seq == proved and proved > 0
            self._add_trouble("rolled_back" if ends_at_head else "truncated", self._seq + 1, newest)


# --- comparison with the ledger -----------------------------------------------------------------------------------

_FINAL_KINDS = frozenset({"settled", "lapsed", "decided"})


def compare_entries(entries: Sequence[LedgerEntry], newest: Iterable[AuditRecord]) -> list[EntryTrouble]:
    """Return the entries whose state differs from the trail; reads no more of the ``newest`` records than needed.

    An entry of a release without a trail (it names no contract) has no record, and is skipped.
    """
    open_ = {entry.entry_id: entry for entry in entries if entry.contract_hash}
    troubles = []
    for record in newest:
        if not open_:
            break
        entry = open_.pop(record.entry_id, None) if record.kind in _FINAL_KINDS else None
        if entry is not None and not _matches_entry(record, entry):
            troubles.append(EntryTrouble(entry.entry_id, entry.tool, entry.state, record.state, record.seq))
    silent = (entry for entry in open_.values() if entry.state != "claimed")
    troubles += [EntryTrouble(entry.entry_id, entry.tool, entry.state) for entry in silent]
    return sorted(troubles, key=lambda one: one.entry_id)


def _matches_entry(record: AuditRecord, entry: LedgerEntry) -> bool:
    if entry.state == "claimed":  # claimed again, by the owner that took it over
        return record.fence < entry.fence
    return (record.state, record.fence) == (entry.state, entry.fence)
