"""Encode records as rows, and decode rows. The order of columns follows ``queries/ledger.sql``."""

from functools import cache
from hashlib import blake2b
from operator import itemgetter
from typing import Any

import msgspec

from callwright.core.records import audit_chain, circuit_breaker, run_budget
from callwright.domain.audit_records import AuditEvent, AuditSegment
from callwright.domain.effects import Claim
from callwright.domain.quarantine_records import StoredBody
from callwright.domain.records import (
    Approval,
    BreakerRecord,
    LedgerEntry,
    RunBudget,
    RunLimits,
    ToolUse,
)
from callwright.stores import row_decoding

Row = tuple[Any, ...]


@cache
def hash_boot_name(name: str) -> int:
    """Return eight bytes, as a number, that represent the name of a boot in every row."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big", signed=True)


OTHER_BOOT_TIME = -1.0
"""A lease or deadline of another boot: earlier than any reading of this boot's clock, since its owner cannot be alive."""

encode_json = msgspec.json.Encoder().encode


def row_to_entry(row: Row, boot: int) -> LedgerEntry:
    """Decode a row of the ledger, read under this boot. SQLite keeps any value in any column."""
    owner, holder = row_decoding.split_owner(row[9])
    entry = LedgerEntry(
        entry_id=row[0],
        key=row[1],
        tool=row[2],
        version=row[3],
        args_hash=row[4],
        effect=row[5],
        state=row[6],
        fence=row[7],
        attempt=row[8],
        owner=owner,
        lease_until=row[11] if row[10] == boot or type(row[11]) is not float else OTHER_BOOT_TIME,
        trace_id=row[12],
        run_id=row[13],
        principal=row_decoding.decode_principal(row[15], row[14], row[16]),
        delivered=bool(row[17]) if type(row[17]) is int else row[17],
        created_at=row[18],
        updated_at=row[19],
        expires_at=row[20],
        note=row[21],
        outcome=row_decoding.decode_outcome(row[22]),
        contract_hash=row[23],
        session=row[24],
        request=row[25],
        model_call=row[26],
        holder=holder,
        read_key="" if row[27] is None else row[27],
    )
    return row_decoding.check_entry(entry, row[16])


def claim_to_lookup_row(effect: Claim) -> Row:
    """Encode the keys of a claim as the values of ``met``."""
    also = encode_json([one.key for one in effect.also]).decode()
    return effect.key, effect.read_key or None, also


def entry_to_row(entry: LedgerEntry, boot: int, outcome: bytes | None) -> Row:
    """Encode an entry as the values of ``add`` and ``change``; ``outcome`` is what its row holds of it."""
    principal = entry.principal
    return (
        entry.entry_id,
        entry.key,
        entry.tool,
        entry.version,
        entry.args_hash,
        entry.effect,
        entry.state,
        entry.fence,
        entry.attempt,
        f"{entry.owner}@{entry.holder}" if entry.holder else entry.owner,
        boot,
        entry.lease_until,
        entry.trace_id,
        entry.run_id,
        principal.tenant,
        principal.id,
        encode_json(principal.roles) if principal.roles else None,
        entry.delivered,
        entry.created_at,
        entry.updated_at,
        entry.expires_at,
        entry.note,
        outcome,
        entry.contract_hash,
        entry.session,
        entry.request,
        entry.model_call,
        entry.read_key or None,
    )


def row_to_run_budget(run: tuple[str, str], row: Row, boot: int) -> RunBudget:
    """Decode the budget of a run (its tenant and id), read under this boot; a deadline set before a reboot has passed."""
    deadline = row[1] if row[0] == boot or row[1] is None else OTHER_BOOT_TIME
    tenant, run_id = run
    limits = RunLimits(*row[5:10])
    counts = {"calls": row[2], "spent_ms": row[3], "writes": row[4]}
    return RunBudget(tenant=tenant, run_id=run_id, limits=limits, deadline=deadline, **counts)


def run_budget_to_row(run: RunBudget, boot: int, now: int) -> Row:
    """Encode a budget as the values of ``put_run``."""
    limits = run.limits
    return (
        run.tenant,
        run.run_id,
        boot,
        run.deadline,
        run.calls,
        run.spent_ms,
        run.writes,
        limits.max_tool_calls,
        limits.max_retries_per_tool,
        limits.max_total_latency_ms,
        limits.max_same_failures,
        limits.deadline_ms,
        now,
    )


def row_to_tool_use(row: Row | None) -> ToolUse:
    """Decode a run's use of a tool; unused if there is no row."""
    return run_budget.UNUSED_TOOL if row is None else ToolUse(*row)


def row_to_breaker(row: Row | None, boot: int) -> BreakerRecord:
    """Decode a breaker's record; closed if there is no row, or one of another boot."""
    return circuit_breaker.CLOSED_BREAKER if row is None or row[0] != boot else BreakerRecord(*row[1:])


def breaker_to_row(key: str, record: BreakerRecord, boot: int) -> Row:
    """Encode a breaker as the values of ``put_breaker``."""
    return (key, boot, *(getattr(record, name) for name in record.__struct_fields__))


def row_to_approval(row: Row) -> Approval:
    """Decode a row of approvals."""
    plain = Approval(
        handle=row[0],
        digest=row[1],
        tool=row[2],
        version=row[3],
        arguments={},
        requested_by=row_decoding.UNREADABLE_PRINCIPAL,
        state=row[6],
        decided_by=row[7],
        reason=row[8],
        created_at=row[9],
        expires_at=row[10],
        contract_hash=row[11],
        used_by=row[13],
    )
    return row_decoding.decode_approval(plain, row[4], row[5], row[12])


def row_to_kept_body(row: Row) -> StoredBody:
    """Decode a row of quarantine; the body may follow as the last column."""
    return StoredBody(
        handle=row[0],
        tenant=row[1],
        principal=row[2],
        tool=row[3],
        call_id=row[4],
        state=row[5],
        verdict=row[6],
        at=row[7],
        size=row[8],
        released_by=row[9],
        released_at=row[10],
        reason=row[11],
    )


def approval_to_row(approval: Approval) -> Row:
    """Encode an approval as the values of ``add_approval``."""
    return (
        approval.handle,
        approval.digest,
        approval.tool,
        approval.version,
        encode_json(approval.arguments),
        encode_json(approval.requested_by),
        approval.state,
        approval.decided_by,
        approval.reason,
        approval.created_at,
        approval.expires_at,
        approval.contract_hash,
        encode_json(approval.terms),
        approval.used_by,
        approval.requested_by.tenant,
    )


def event_to_row(event: AuditEvent) -> Row:
    """Encode an event as the values of ``note``."""
    return (
        event.kind,
        event.at,
        event.tenant,
        event.principal,
        event.tool,
        event.version,
        event.contract_hash,
        event.args_hash,
        event.effect,
        event.state,
        encode_json({"code": event.code}) if event.code else None,
        event.call_id,
        event.run_id or None,
        event.trace_id,
        event.entry_id,
        event.fence,
        event.attempt,
        event.key,
        event.by,
        event.why,
        encode_json(event.about) if event.about else None,
    )


_decode_rows = msgspec.json.Decoder(list[tuple[Any, ...]]).decode


def decode_waiting_rows(body: bytes) -> list[Row]:
    """Decode the value of ``waiting_at_once`` as the rows of ``waiting``.

    Raises:
        msgspec.DecodeError, UnicodeDecodeError: a row holds a text that is not Unicode.
    """
    return sorted(_decode_rows(body), key=itemgetter(0))


def row_to_event(row: Row) -> AuditEvent:
    """Decode a row of ``waiting`` as an event."""
    # By position: by name it takes six times as long.
    return AuditEvent(
        row[1],
        row[2],
        row[3],
        row[4],
        row[5],
        row[6],
        row[7],
        row[8],
        row[9],
        row[10],
        audit_chain.read_outcome_code(bytes.fromhex(row[11])) if row[11] else "",
        row[12],
        row[13] or "",
        row[14],
        row[15],
        row[16],
        row[17],
        row[18],
        row[19],
        row[20],
        row_decoding.decode_event_details(row[21]),
    )


def segment_to_row(segment: AuditSegment) -> Row:
    """Encode a segment as the values of ``append``."""
    body = audit_chain.compress_segment(segment.body)
    return segment.first, segment.last, segment.at, segment.previous, segment.head, body


def row_to_segment(row: Row) -> AuditSegment:
    """Decode a row of the chain as a segment."""
    first, last, at, previous, head, body = row
    return AuditSegment(
        first=first, last=last, at=at, previous=previous, head=head, body=audit_chain.decompress_segment(body)
    )
