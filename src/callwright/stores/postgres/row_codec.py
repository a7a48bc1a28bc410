"""Encode values for PostgreSQL, and decode its rows into records.

Parameters are sent as text, except bytea, which is sent raw; results arrive in binary. The order of columns
follows ``queries``.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from struct import Struct

import msgspec

from callwright.core.policy.quotas import QuotaUse
from callwright.core.records import audit_chain, circuit_breaker, run_budget
from callwright.domain.audit_records import AuditEvent, AuditSegment
from callwright.domain.call import Principal
from callwright.domain.effects import Claim
from callwright.domain.quarantine_records import StoredBody
from callwright.domain.records import (
    Approval,
    BreakerRecord,
    InDoubtCount,
    LedgerEntry,
    RunBudget,
    RunLimits,
    ToolUse,
)
from callwright.domain.releases import RATE_NAMES, VersionFigures
from callwright.domain.replication import Replication
from callwright.stores import row_decoding

Cell = bytes | None
Row = Sequence[Cell]

encode_json = msgspec.json.Encoder().encode
_unpack_float = Struct(">d").unpack

_NUL = b"\0"
_NUL_REPLACEMENT = "\N{REPLACEMENT CHARACTER}".encode()


# --- to the database ----------------------------------------------------------------------------------------------


def encode_text(value: str) -> bytes:
    """Encode a text for display.

    PostgreSQL accepts no NUL, so it is replaced; look-ups use ``digest_name`` instead.
    """
    data = value.encode()
    return data.replace(_NUL, _NUL_REPLACEMENT) if _NUL in data else data


def encode_texts(*values: str) -> list[bytes]:
    """Encode texts as ``encode_text`` does, together: a third of the calls."""
    parts = "\0".join(values).encode().split(_NUL)
    return parts if len(parts) == len(values) else [encode_text(value) for value in values]


def encode_text_or_none(value: str | None) -> Cell:
    """Encode a text, or NULL."""
    return None if value is None else encode_text(value)


def encode_number(value: float) -> bytes:
    """Encode an integer or a float, exactly."""
    return repr(value).encode()


def encode_number_or_none(value: float | None) -> Cell:
    """Encode a number, or NULL."""
    return None if value is None else repr(value).encode()


@lru_cache(maxsize=1024)
def digest_name(name: str) -> bytes:
    """Return the look-up digest of a name chosen by a caller. A settle asks for that of its claim, each call for that of its breaker."""
    return sha256(name.encode()).digest()


def digest_run(tenant: str, run_id: str) -> bytes:
    """Return the look-up digest of a run."""
    return sha256(f"{len(tenant)}:{tenant}{run_id}".encode()).digest()


def digest_tool_use(tenant: str, run_id: str, tool: str) -> bytes:
    """Return the look-up digest of a tool's use in a run."""
    return sha256(f"{len(tenant)}:{tenant}{len(run_id)}:{run_id}{tool}".encode()).digest()


def encode_roles(principal: Principal) -> Cell:
    """Encode the roles of a principal; NULL for none."""
    return encode_json(principal.roles) if principal.roles else None


def encode_entry(entry: LedgerEntry, outcome: Cell) -> list[Cell]:
    """Encode an entry as the values of ``add`` and ``change``; ``outcome`` is what its row holds of it."""
    principal = entry.principal
    return [
        digest_name(entry.key),
        encode_number(entry.entry_id),
        encode_text(entry.key),
        encode_text(entry.tool),
        encode_text(entry.version),
        encode_text(entry.args_hash),
        encode_text(entry.effect),
        encode_text(entry.state),
        encode_number(entry.fence),
        encode_number(entry.attempt),
        encode_text(f"{entry.owner}@{entry.holder}" if entry.holder else entry.owner),
        encode_number(entry.lease_until),
        encode_text(entry.trace_id),
        encode_text_or_none(entry.run_id),
        encode_text(principal.tenant),
        encode_text(principal.id),
        encode_roles(principal),
        b"t" if entry.delivered else b"f",
        encode_number(entry.created_at),
        encode_number(entry.updated_at),
        encode_number_or_none(entry.expires_at),
        encode_text(entry.note),
        outcome,
        encode_text(entry.contract_hash),
        encode_text_or_none(entry.session),
        encode_text_or_none(entry.request),
        encode_text_or_none(entry.model_call),
        encode_text(entry.read_key) if entry.read_key else None,
    ]


def encode_limits(limits: RunLimits) -> list[Cell]:
    """Encode limits, in the order of the columns of ``runs``."""
    return [
        encode_number_or_none(limits.max_tool_calls),
        encode_number_or_none(limits.max_retries_per_tool),
        encode_number_or_none(limits.max_total_latency_ms),
        encode_number_or_none(limits.max_same_failures),
        encode_number_or_none(limits.deadline_ms),
    ]


def encode_breaker(key: str, record: BreakerRecord) -> list[Cell]:
    """Encode a breaker as the values of ``add_breaker`` and ``change_breaker``."""
    return [
        digest_name(key),
        encode_text(key),
        encode_text(record.state),
        encode_number(record.window_from),
        encode_number(record.calls),
        encode_number(record.failures),
        encode_number(record.opens),
        encode_number(record.open_until),
        encode_number(record.probe_until),
    ]


def encode_approval(approval: Approval) -> list[Cell]:
    """Encode an approval as the values of ``add_approval``."""
    return [
        encode_text(approval.handle),
        encode_text(approval.digest),
        encode_text(approval.tool),
        encode_text(approval.version),
        encode_json(approval.arguments),
        encode_json(approval.requested_by),
        encode_text(approval.state),
        encode_text_or_none(approval.decided_by),
        encode_text(approval.reason),
        encode_number(approval.created_at),
        encode_number(approval.expires_at),
        encode_text(approval.contract_hash),
        encode_json(approval.terms),
        encode_text(approval.used_by),
        encode_text(approval.requested_by.tenant),
    ]


def encode_event(event: AuditEvent) -> list[Cell]:
    """Encode an event as the values of ``note``."""
    return [
        encode_text(event.kind),
        encode_number(event.at),
        encode_text(event.tenant),
        encode_text(event.principal),
        encode_text(event.tool),
        encode_text(event.version),
        encode_text(event.contract_hash),
        encode_text(event.args_hash),
        encode_text(event.effect),
        encode_text(event.state),
        encode_json({"code": event.code}) if event.code else None,
        encode_text(event.call_id),
        encode_text_or_none(event.run_id or None),
        encode_text(event.trace_id),
        encode_number(event.entry_id),
        encode_number(event.fence),
        encode_number(event.attempt),
        encode_text(event.key),
        encode_text(event.by),
        encode_text(event.why),
        encode_json(event.about) if event.about else None,
    ]


def encode_segment(segment: AuditSegment) -> list[Cell]:
    """Encode a segment as the values of ``append``."""
    numbers = map(encode_number, (segment.first, segment.last, segment.at))
    return [
        *numbers,
        encode_text(segment.previous),
        encode_text(segment.head),
        audit_chain.compress_segment(segment.body),
    ]


_pack_array_header = Struct(">iiIii").pack
_pack_size = Struct(">i").pack
_NULL_CELL = _pack_size(-1)
_OID_BY_TYPE = {"bytea": 17, "text": 25}


def encode_array(kind: str, cells: Sequence[Cell]) -> bytes:
    """Encode many values in the binary form of a one-dimensional array of bytea or text."""
    present = [cell for cell in cells if cell is not None]
    sizes = set(map(len, present))
    if len(present) == len(cells) and len(sizes) == 1:  # digests, ids, equal names: most columns
        size = _pack_size(sizes.pop())
        return _pack_array_header(1, 0, _OID_BY_TYPE[kind], len(cells), 1) + size + size.join(present)
    parts = [_pack_array_header(1, int(None in cells), _OID_BY_TYPE[kind], len(cells), 1)]
    for cell in cells:
        if cell is None:
            parts.append(_NULL_CELL)
        else:
            parts += (_pack_size(len(cell)), cell)
    return b"".join(parts)


# --- from the database --------------------------------------------------------------------------------------------


def decode_int(cell: Cell) -> int:
    """Decode an integer of any width."""
    assert cell is not None
    return int.from_bytes(cell, "big", signed=True)


def decode_int_or_none(cell: Cell) -> int | None:
    """Decode an integer of any width, or None."""
    return None if cell is None else decode_int(cell)


def decode_float(cell: Cell) -> float:
    """Decode a float8."""
    assert cell is not None
    value: float = _unpack_float(cell)[0]
    return value


def decode_text(cell: Cell) -> str:
    """Decode a text."""
    assert cell is not None
    return cell.decode()


def decode_text_or_none(cell: Cell) -> str | None:
    """Decode a text, or None."""
    return None if cell is None else cell.decode()


def decode_breaker_digests(cell: Cell) -> frozenset[bytes]:
    """Decode the digests of all breakers that have a record, a binary array."""
    assert cell is not None
    first = _ARRAY_HEADER_BYTES + _SIZE_BYTES  # beyond the end of an empty array
    step = _SIZE_BYTES + _DIGEST_BYTES
    return frozenset(cell[start : start + _DIGEST_BYTES] for start in range(first, len(cell), step))


_ARRAY_HEADER_BYTES = 20
_SIZE_BYTES = 4
_DIGEST_BYTES = 32


def row_to_entry(row: Row, key: str | None = None) -> LedgerEntry:
    """Decode a row of the ledger; with ``key`` if the row was found by it."""
    owner, holder = row_decoding.split_owner(decode_text(row[9]))
    entry = LedgerEntry(
        entry_id=decode_int(row[0]),
        key=decode_text(row[1]) if key is None else key,
        tool=decode_text(row[2]),
        version=decode_text(row[3]),
        args_hash=decode_text(row[4]),
        effect=decode_text(row[5]),  # type: ignore[arg-type] # the ledger holds what was claimed
        state=decode_text(row[6]),  # type: ignore[arg-type] # the same
        fence=decode_int(row[7]),
        attempt=decode_int(row[8]),
        owner=owner,
        holder=holder,
        lease_until=decode_float(row[10]),
        trace_id=decode_text(row[11]),
        run_id=decode_text_or_none(row[12]),
        principal=row_decoding.decode_principal(decode_text(row[14]), decode_text(row[13]), row[15]),
        delivered=row[16] == b"\1",
        created_at=decode_int(row[17]),
        updated_at=decode_int(row[18]),
        expires_at=None if row[19] is None else decode_int(row[19]),
        note=decode_text(row[20]),
        outcome=row_decoding.decode_outcome(row[21]),
        contract_hash=decode_text(row[22]),
        session=decode_text_or_none(row[23]),
        request=decode_text_or_none(row[24]),
        model_call=decode_text_or_none(row[25]),
        read_key=decode_text_or_none(row[26]) or "",
    )
    return row_decoding.check_entry(entry, row[15])


def encode_claim_lookup(effect: Claim) -> list[Cell]:
    """Encode the keys of a claim as the values of ``met`` and ``lock_met``."""
    return [
        encode_array("bytea", [digest_name(key) for key in list_claim_keys(effect)]),
        encode_text_or_none(effect.read_key or None),
    ]


def list_claim_keys(effect: Claim) -> list[str]:
    """Return the keys of a call: its own, and those under other versions of its tool."""
    return list(dict.fromkeys([effect.key or "", *(one.key for one in effect.also)]))


def rows_to_entries(found: Sequence[Row], effect: Claim) -> list[LedgerEntry]:
    """Decode rows of ``met``, each under the key that it was found by."""
    asked = {encode_text(key): key for key in list_claim_keys(effect)}
    return [row_to_entry(row, asked.get(bytes(row[1] or b""))) for row in found]


def row_to_doubt_count(row: Row) -> InDoubtCount:
    """Decode a row of ``doubts``."""
    return row_decoding.make_doubt_count(decode_text(row[0]), decode_text(row[1]), *map(decode_int, row[2:5]))


def row_to_run_budget(run: tuple[str, str], row: Row) -> RunBudget:
    """Decode the budget of a run (its tenant and id)."""
    limits = RunLimits(*map(decode_int_or_none, row[4:9]))
    tenant, run_id = run
    calls, spent_ms, writes = map(decode_int, row[1:4])
    deadline = None if row[0] is None else decode_float(row[0])
    return RunBudget(
        tenant=tenant,
        run_id=run_id,
        limits=limits,
        calls=calls,
        spent_ms=spent_ms,
        writes=writes,
        deadline=deadline,
    )


def row_to_tool_use(row: Row | None) -> ToolUse:
    """Decode a run's use of a tool; unused if there is no row."""
    if row is None:
        return run_budget.UNUSED_TOOL
    return ToolUse(
        decode_int(row[0]),
        decode_text_or_none(row[1]),
        decode_int(row[2]),
        decode_text(row[3]),
        decode_int(row[4]),
    )


def row_to_breaker(row: Row | None) -> BreakerRecord:
    """Decode a breaker's record; closed if there is no row."""
    if row is None:
        return circuit_breaker.CLOSED_BREAKER
    return BreakerRecord(
        state=decode_text(row[0]),  # type: ignore[arg-type] # the table holds what core wrote
        window_from=decode_float(row[1]),
        calls=decode_int(row[2]),
        failures=decode_int(row[3]),
        opens=decode_int(row[4]),
        open_until=decode_float(row[5]),
        probe_until=decode_float(row[6]),
    )


def encode_figures(figures: VersionFigures) -> list[Cell]:
    """Encode counts of calls of one version."""
    numbers = figures.at, figures.calls, *(getattr(figures, name) for name in RATE_NAMES)
    place = [encode_text(figures.tool), encode_number(figures.number), encode_text(figures.version)]
    return [*place, *map(encode_number, numbers)]


def row_to_figures(row: Row) -> VersionFigures:
    """Decode a row of release_figures."""
    tool, number, version, *counts = row
    at, calls, *rates = map(decode_int, counts)
    return VersionFigures(
        tool=decode_text(tool),
        number=decode_int(number),
        version=decode_text(version),
        at=at,
        calls=calls,
        **dict(zip(RATE_NAMES, rates, strict=True)),
    )


def row_to_quota_use(row: Row) -> QuotaUse:
    """Decode a row of quota_uses."""
    at, until, amount = map(decode_int, row[1:4])
    return QuotaUse(decode_text(row[0]), at, until, amount, decode_text(row[4]), decode_text(row[5]))


def row_to_approval(row: Row) -> Approval:
    """Decode a row of approvals."""
    plain = Approval(
        handle=decode_text(row[0]),
        digest=decode_text(row[1]),
        tool=decode_text(row[2]),
        version=decode_text(row[3]),
        arguments={},
        requested_by=row_decoding.UNREADABLE_PRINCIPAL,
        state=decode_text(row[6]),  # type: ignore[arg-type] # the table holds what core wrote
        decided_by=decode_text_or_none(row[7]),
        reason=decode_text(row[8]),
        created_at=decode_int(row[9]),
        expires_at=decode_int(row[10]),
        contract_hash=decode_text(row[11]),
        used_by=decode_text(row[13]),
    )
    return row_decoding.decode_approval(plain, row[4], row[5], row[12])


def row_to_kept_body(row: Row) -> StoredBody:
    """Decode a row of quarantine; the body may follow as the last column."""
    return StoredBody(
        handle=decode_text(row[0]),
        tenant=decode_text(row[1]),
        principal=decode_text(row[2]),
        tool=decode_text(row[3]),
        call_id=decode_text(row[4]),
        state=decode_text(row[5]),  # type: ignore[arg-type] # the table holds what core wrote
        verdict=decode_text(row[6]),
        at=decode_int(row[7]),
        size=decode_int(row[8]),
        released_by=decode_text(row[9]),
        released_at=decode_int(row[10]),
        reason=decode_text(row[11]),
    )


def row_to_event(row: Row) -> AuditEvent:
    """Decode a row of ``waiting`` as an event."""
    # By position: by name it takes six times as long.
    return AuditEvent(
        decode_text(row[1]),  # type: ignore[arg-type] # the table holds what was written
        decode_int(row[2]),
        decode_text(row[3]),
        decode_text(row[4]),
        decode_text(row[5]),
        decode_text(row[6]),
        decode_text(row[7]),
        decode_text(row[8]),
        decode_text(row[9]),
        decode_text(row[10]),
        audit_chain.read_outcome_code(row[11]),
        decode_text(row[12]),
        decode_text_or_none(row[13]) or "",
        decode_text(row[14]),
        decode_int(row[15]),
        decode_int(row[16]),
        decode_int(row[17]),
        decode_text(row[18]),
        decode_text(row[19]),
        decode_text(row[20]),
        row_decoding.decode_event_details(row[21]),
    )


def row_to_segment(row: Row) -> AuditSegment:
    """Decode a row of the chain as a segment."""
    return AuditSegment(
        first=decode_int(row[0]),
        last=decode_int(row[1]),
        at=decode_int(row[2]),
        previous=decode_text(row[3]),
        head=decode_text(row[4]),
        body=audit_chain.decompress_segment(row[5] or b""),
    )


def row_to_replication(row: Row) -> Replication:
    """Decode the row of ``replication``."""
    return Replication(decode_text(row[0]), decode_text(row[1]), decode_int(row[2]))
