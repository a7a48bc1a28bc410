"""Values to the bytes that PostgreSQL is sent, and the bytes that it answers to records.

Parameters go as text, except bytea, which goes raw; answers come in binary. The order of columns is the one of ``queries``.
"""

from collections.abc import Sequence
from hashlib import sha256
from struct import Struct

import msgspec

from callwright.core import audit, breaker, budget
from callwright.core.quotas import QuotaUse
from callwright.domain.audit import AuditEvent, AuditSegment
from callwright.domain.call import Principal
from callwright.domain.effects import Claim
from callwright.domain.quarantine import KeptBody
from callwright.domain.records import (
    Approval,
    BreakerRecord,
    DoubtCount,
    LedgerEntry,
    Outcome,
    RunBudget,
    RunLimits,
    ToolUse,
)
from callwright.stores import reading

Cell = bytes | None
Row = Sequence[Cell]

encode = msgspec.json.Encoder().encode
_float = Struct(">d").unpack

_NUL = b"\0"
_NUL_SHOWN = "\N{REPLACEMENT CHARACTER}".encode()


# --- to the database ----------------------------------------------------------------------------------------------


def text(value: str) -> bytes:
    """A name, for people. PostgreSQL keeps no NUL; nothing is found by what is shown instead (see ``digest``)."""
    data = value.encode()
    return data.replace(_NUL, _NUL_SHOWN) if _NUL in data else data


def text_or_none(value: str | None) -> Cell:
    """The same, or NULL."""
    return None if value is None else text(value)


def number(value: float) -> bytes:
    """An integer or a float, exactly."""
    return repr(value).encode()


def number_or_none(value: float | None) -> Cell:
    """The same, or NULL."""
    return None if value is None else repr(value).encode()


def digest(name: str) -> bytes:
    """What a name of a caller's choice is looked up by."""
    return sha256(name.encode()).digest()


def run_digest(tenant: str, run_id: str) -> bytes:
    """What a run is looked up by."""
    return sha256(f"{len(tenant)}:{tenant}{run_id}".encode()).digest()


def use_digest(tenant: str, run_id: str, tool: str) -> bytes:
    """What the use of a tool in a run is looked up by."""
    return sha256(f"{len(tenant)}:{tenant}{len(run_id)}:{run_id}{tool}".encode()).digest()


def roles(who: Principal) -> Cell:
    """The roles of a principal; NULL for none."""
    return encode(who.roles) if who.roles else None


def outcome(value: Outcome | None) -> Cell:
    """An outcome as JSON."""
    return None if value is None else encode(value)


def entry_values(entry: LedgerEntry) -> list[Cell]:
    """A record as the values of ``add`` and ``change``."""
    who = entry.principal
    return [
        digest(entry.key),
        number(entry.entry_id),
        text(entry.key),
        text(entry.tool),
        text(entry.version),
        text(entry.args_hash),
        text(entry.effect),
        text(entry.state),
        number(entry.fence),
        number(entry.attempt),
        text(f"{entry.owner}@{entry.holder}" if entry.holder else entry.owner),
        number(entry.lease_until),
        text(entry.trace_id),
        text_or_none(entry.run_id),
        text(who.tenant),
        text(who.id),
        roles(who),
        b"t" if entry.delivered else b"f",
        number(entry.created_at),
        number(entry.updated_at),
        number_or_none(entry.expires_at),
        text(entry.note),
        outcome(entry.outcome),
        text(entry.contract_hash),
        text_or_none(entry.session),
        text_or_none(entry.request),
        text_or_none(entry.model_call),
        text(entry.read_key) if entry.read_key else None,
    ]


def limit_values(limits: RunLimits) -> list[Cell]:
    """Limits, in the order of the columns of ``runs``."""
    return [
        number_or_none(limits.max_tool_calls),
        number_or_none(limits.max_retries_per_tool),
        number_or_none(limits.max_total_latency_ms),
        number_or_none(limits.max_same_failures),
        number_or_none(limits.deadline_ms),
    ]


def breaker_values(key: str, record: BreakerRecord) -> list[Cell]:
    """A record as the values of ``add_breaker`` and ``change_breaker``."""
    return [
        digest(key),
        text(key),
        text(record.state),
        number(record.window_from),
        number(record.calls),
        number(record.failures),
        number(record.opens),
        number(record.open_until),
        number(record.probe_until),
    ]


def approval_values(approval: Approval) -> list[Cell]:
    """A record as the values of ``add_approval``."""
    return [
        text(approval.handle),
        text(approval.digest),
        text(approval.tool),
        text(approval.version),
        encode(approval.arguments),
        encode(approval.requested_by),
        text(approval.state),
        text_or_none(approval.decided_by),
        text(approval.reason),
        number(approval.created_at),
        number(approval.expires_at),
        text(approval.contract_hash),
        encode(approval.terms),
        text(approval.used_by),
        text(approval.requested_by.tenant),
    ]


def event_values(event: AuditEvent) -> list[Cell]:
    """An event as the values of ``note``."""
    return [
        text(event.kind),
        number(event.at),
        text(event.tenant),
        text(event.principal),
        text(event.tool),
        text(event.version),
        text(event.contract_hash),
        text(event.args_hash),
        text(event.effect),
        text(event.state),
        encode({"code": event.code}) if event.code else None,
        text(event.call_id),
        text_or_none(event.run_id or None),
        text(event.trace_id),
        number(event.entry_id),
        number(event.fence),
        number(event.attempt),
        text(event.key),
        text(event.by),
        text(event.why),
        encode(event.about) if event.about else None,
    ]


def segment_values(segment: AuditSegment) -> list[Cell]:
    """A segment as the values of ``append``."""
    numbers = map(number, (segment.first, segment.last, segment.at))
    return [*numbers, text(segment.previous), text(segment.head), audit.pack(segment.body)]


_HEAD = Struct(">iiIii").pack
_SIZE = Struct(">i").pack
_NULL = _SIZE(-1)
_OIDS = {"bytea": 17, "text": 25}


def array(kind: str, cells: Sequence[Cell]) -> bytes:
    """Many values as one, in the binary form of a one-dimensional array of bytea or text."""
    given = [cell for cell in cells if cell is not None]
    sizes = set(map(len, given))
    if len(given) == len(cells) and len(sizes) == 1:  # digests, ids, names that are the same: most columns
        size = _SIZE(sizes.pop())
        return _HEAD(1, 0, _OIDS[kind], len(cells), 1) + size + size.join(given)
    parts = [_HEAD(1, int(None in cells), _OIDS[kind], len(cells), 1)]
    for cell in cells:
        if cell is None:
            parts.append(_NULL)
        else:
            parts += (_SIZE(len(cell)), cell)
    return b"".join(parts)


# --- from the database --------------------------------------------------------------------------------------------


def whole(cell: Cell) -> int:
    """An integer of any width."""
    assert cell is not None
    return int.from_bytes(cell, "big", signed=True)


def whole_or_none(cell: Cell) -> int | None:
    """An integer of any width, or None."""
    return None if cell is None else whole(cell)


def real(cell: Cell) -> float:
    """A float8."""
    assert cell is not None
    value: float = _float(cell)[0]
    return value


def word(cell: Cell) -> str:
    """A text."""
    assert cell is not None
    return cell.decode()


def word_or_none(cell: Cell) -> str | None:
    """A text, or None."""
    return None if cell is None else cell.decode()


def sick_of(cell: Cell) -> frozenset[bytes]:
    """The digests of all breakers that have a record."""
    if cell is None:
        return frozenset()
    return frozenset(cell[start : start + 32] for start in range(0, len(cell), 32))


def entry_of(row: Row, key: str | None = None) -> LedgerEntry:
    """A row of the ledger as a record; under the key that it was found by, where it was."""
    owner, _, holder = word(row[9]).partition("@")
    return LedgerEntry(
        entry_id=whole(row[0]),
        key=word(row[1]) if key is None else key,
        tool=word(row[2]),
        version=word(row[3]),
        args_hash=word(row[4]),
        effect=word(row[5]),  # type: ignore[arg-type] # the ledger holds what was claimed
        state=word(row[6]),  # type: ignore[arg-type] # the same
        fence=whole(row[7]),
        attempt=whole(row[8]),
        owner=owner,
        holder=holder,
        lease_until=real(row[10]),
        trace_id=word(row[11]),
        run_id=word_or_none(row[12]),
        principal=Principal(word(row[14]), word(row[13]), reading.roles(row[15])),
        delivered=row[16] == b"\1",
        created_at=whole(row[17]),
        updated_at=whole(row[18]),
        expires_at=None if row[19] is None else whole(row[19]),
        note=word(row[20]),
        outcome=reading.outcome(row[21]),
        contract_hash=word(row[22]),
        session=word_or_none(row[23]),
        request=word_or_none(row[24]),
        model_call=word_or_none(row[25]),
        read_key=word_or_none(row[26]) or "",
    )


def met_values(effect: Claim) -> list[Cell]:
    """The keys of a claim as the values of ``met`` and ``lock_met``."""
    return [array("bytea", [digest(key) for key in keys_of(effect)]), text_or_none(effect.read_key or None)]


def keys_of(effect: Claim) -> list[str]:
    """The keys of a call: its own, and those under other versions of its tool."""
    return list(dict.fromkeys([effect.key or "", *(one.key for one in effect.also)]))


def entries_met(found: Sequence[Row], effect: Claim) -> list[LedgerEntry]:
    """Rows of ``met`` as records, under the keys that they were found by."""
    asked = {text(key): key for key in keys_of(effect)}
    return [entry_of(row, asked.get(bytes(row[1] or b""))) for row in found]


def doubt_of(row: Row) -> DoubtCount:
    """A row of ``doubts`` as a record."""
    return DoubtCount(
        tool=word(row[0]),
        effect=word(row[1]),  # type: ignore[arg-type] # the ledger holds what was claimed
        unknown=whole(row[2]),
        silent=whole(row[3]),
        oldest_at=whole(row[4]),
    )


def run_of(run: tuple[str, str], row: Row) -> RunBudget:
    """The budget of a run (its tenant and id)."""
    limits = RunLimits(*map(whole_or_none, row[4:9]))
    tenant, run_id = run
    calls, spent_ms, writes = map(whole, row[1:4])
    deadline = None if row[0] is None else real(row[0])
    return RunBudget(
        tenant=tenant,
        run_id=run_id,
        limits=limits,
        calls=calls,
        spent_ms=spent_ms,
        writes=writes,
        deadline=deadline,
    )


def use_of(row: Row | None) -> ToolUse:
    """What a run has used of a tool."""
    if row is None:
        return budget.UNUSED
    return ToolUse(whole(row[0]), word_or_none(row[1]), whole(row[2]), word(row[3]), whole(row[4]))


def breaker_of(row: Row | None) -> BreakerRecord:
    """A breaker's record."""
    if row is None:
        return breaker.CLOSED
    return BreakerRecord(
        state=word(row[0]),  # type: ignore[arg-type] # the table holds what core wrote
        window_from=real(row[1]),
        calls=whole(row[2]),
        failures=whole(row[3]),
        opens=whole(row[4]),
        open_until=real(row[5]),
        probe_until=real(row[6]),
    )


def use_of_quota(row: Row) -> QuotaUse:
    """A row of quota_uses as a record."""
    at, until, amount = map(whole, row[1:4])
    return QuotaUse(word(row[0]), at, until, amount, word(row[4]), word(row[5]))


def approval_of(row: Row) -> Approval:
    """A row of approvals as a record."""
    plain = Approval(
        handle=word(row[0]),
        digest=word(row[1]),
        tool=word(row[2]),
        version=word(row[3]),
        arguments={},
        requested_by=_NOBODY,
        state=word(row[6]),  # type: ignore[arg-type] # the table holds what core wrote
        decided_by=word_or_none(row[7]),
        reason=word(row[8]),
        created_at=whole(row[9]),
        expires_at=whole(row[10]),
        contract_hash=word(row[11]),
        used_by=word(row[13]),
    )
    return reading.asked(plain, row[4], row[5], row[12])


_NOBODY = Principal("", "")


def kept_of(row: Row) -> KeptBody:
    """A row of quarantine as a record; the body may stand behind it."""
    return KeptBody(
        handle=word(row[0]),
        tenant=word(row[1]),
        principal=word(row[2]),
        tool=word(row[3]),
        call_id=word(row[4]),
        state=word(row[5]),  # type: ignore[arg-type] # the table holds what core wrote
        verdict=word(row[6]),
        at=whole(row[7]),
        size=whole(row[8]),
        released_by=word(row[9]),
        released_at=whole(row[10]),
        reason=word(row[11]),
    )


def event_of(row: Row) -> AuditEvent:
    """A row of ``waiting`` as an event."""
    return AuditEvent(
        kind=word(row[1]),  # type: ignore[arg-type] # the table holds what was written
        at=whole(row[2]),
        tenant=word(row[3]),
        principal=word(row[4]),
        tool=word(row[5]),
        version=word(row[6]),
        contract_hash=word(row[7]),
        args_hash=word(row[8]),
        effect=word(row[9]),
        state=word(row[10]),
        code=audit.code_of(row[11]),
        call_id=word(row[12]),
        run_id=word_or_none(row[13]) or "",
        trace_id=word(row[14]),
        entry_id=whole(row[15]),
        fence=whole(row[16]),
        attempt=whole(row[17]),
        key=word(row[18]),
        by=word(row[19]),
        why=word(row[20]),
        about=reading.about(row[21]),
    )


def segment_of(row: Row) -> AuditSegment:
    """A row of the chain as a segment."""
    return AuditSegment(
        first=whole(row[0]),
        last=whole(row[1]),
        at=whole(row[2]),
        previous=word(row[3]),
        head=word(row[4]),
        body=audit.unpack(row[5] or b""),
    )
