"""The slow path of a call: lock the rows, ask the tables in ``core``, write the decision. One transaction.

Performs no I/O: a generator yields queries and is sent their rows. A refusal by the database never reaches
it: the whole transaction is then rolled back and started again. May not decide anything itself.
"""

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from callwright.core.policy import approvals, quotas
from callwright.core.records import audit_chain, circuit_breaker, ledger, quarantine, run_budget
from callwright.core.records.kept_results import DEFAULT_LIMITS, ResultLimits, is_apart, place_outcome
from callwright.domain.effects import (
    AlreadySettled,
    Answer,
    ApprovalMissing,
    BreakerOpen,
    Claim,
    Claimed,
    Exhausted,
    InDoubt,
    QuotaOver,
    Reserve,
    Settle,
    Settled,
    StoreFailed,
)
from callwright.domain.quarantine_records import StoredBody
from callwright.domain.quota_rules import QuotaCharge
from callwright.domain.records import Approval, BreakerRecord, LedgerEntry, RunBudget, RunLimits, ToolUse
from callwright.stores import row_decoding
from callwright.stores.owner_heartbeat import OwnerHeartbeat, parse_holder_process
from callwright.stores.postgres import row_codec
from callwright.stores.postgres.pipeline_connection import Query, RoundTrip, StatementResult
from callwright.stores.postgres.row_codec import Cell, Row

QueryGenerator = Generator[RoundTrip, list[list[Row]], Any]
StatementTime = tuple[Cell, Cell]
"""The time that a test sets; NULL twice for the database's own clock."""

RunKey = tuple[str, str]
"""Tenant and id of a run."""

BEGIN, COMMIT, ROLLBACK = Query("begin"), Query("commit"), Query("rollback")


class LockedState(NamedTuple):
    """The locked rows, and the time at which they were read."""

    now: int
    lease: float
    new_id: int
    entry: LedgerEntry | None
    run: Row | None
    use: ToolUse
    has_use: bool
    breaker: BreakerRecord
    has_breaker: bool


def claim(
    effect: Claim,
    at: StatementTime,
    owners: OwnerHeartbeat,
    *,
    again: bool,
    refusal: StoreFailed | None = None,
) -> QueryGenerator:
    """Claim a call, with or without an entry.

    Args:
        effect: The claim.
        at: The time of the statement.
        owners: Heartbeats of this process.
        again: This is a retry after the first answer was lost.
        refusal: The answer to a claim that would run its tool; one that the ledger answers without a write is answered.
    """
    effect = ledger.assign_holder(effect, owners.process)
    run = _make_run_key(effect.principal.tenant, effect.run_id)
    seen = yield from _lock_claim(effect, at, run, owners)
    move = _decide_claim(effect, seen, again=again)
    if refusal is not None and move.entry is not None and not isinstance(move.answer, InDoubt):
        return (yield from _commit_writes(refusal, []))
    writes: list[Query] = []
    used: Approval | ApprovalMissing | QuotaOver | None = None
    if (effect.approval or effect.quotas) and move.executes:
        used = yield from _check_approval_and_quotas(effect, seen.now)
    if isinstance(used, ApprovalMissing | QuotaOver):
        return (yield from _commit_writes(used, []))
    if run is not None:
        spent = _build_spending(run, effect.limits, seen)
        move, paid = run_budget.charge_run(move, spent, seen.lease, effect.args_hash)
        writes += _build_spending_queries(effect.tool, seen, spent, paid)
    if move.executes and isinstance(move.answer, Claimed):
        writes += _build_claim_queries(effect, move.answer, used, seen.now)
    if move.entry is not None:
        if move.retired is not None:
            writes.append(Query("retire", [row_codec.encode_number(move.retired.entry_id)]))
        writes += _build_entry_queries(move.entry, "lapsed", new=move.entry.entry_id == seen.new_id)
    answer = yield from _fill_answer(move.answer)
    return (yield from _commit_writes(answer, writes))


def _fill_answer(answer: Answer) -> Generator[RoundTrip, list[list[Row]], Answer]:
    """Return the answer to a claim with the outcome that is stored apart from its row."""
    if type(answer) is not AlreadySettled or not is_apart(answer.outcome):
        return answer
    (found,) = yield RoundTrip([Query("result", [row_codec.encode_number(answer.entry_id)])])
    return replace(answer, outcome=row_decoding.decode_apart(found[0][0] if found else None))


def _lock_claim(
    effect: Claim, at: StatementTime, run: RunKey | None, owners: OwnerHeartbeat
) -> Generator[RoundTrip, list[list[Row]], LockedState]:
    """Lock and read what a claim meets; its entry has the effective lease."""
    seen = yield from _lock_and_read(at, key=effect.key, run=run, tool=effect.tool, claim=effect)
    if seen.entry is not None and is_held_by_other_process(seen.entry, owners):
        seen = seen._replace(entry=(yield from _apply_owner_lease(seen.entry, owners)))
    return seen


def _check_approval_and_quotas(
    effect: Claim, now: int
) -> Generator[RoundTrip, list[list[Row]], Approval | ApprovalMissing | QuotaOver | None]:
    """Return the approval that the call uses, or None if it needs none; or the refusal that prevents the call."""
    used: Approval | None = None
    if effect.approval:
        used = yield from _lock_usable_approval(effect, now)
        if used is None:
            return ApprovalMissing()
    return (yield from _find_exceeded_quota(effect, now)) or used


def _build_claim_queries(effect: Claim, claimed: Claimed, used: Approval | None, now: int) -> list[Query]:
    writes = [] if used is None else build_approval_queries(used, now)
    return writes + [_make_quota_use_query(one) for one in quotas.make_quota_uses(effect, claimed, now)]


def _lock_usable_approval(effect: Claim, now: int) -> Generator[RoundTrip, list[list[Row]], Approval | None]:
    """Lock the granted approval of this digest and return it as used by this call, or None."""
    (found,) = yield RoundTrip([Query("granted", [row_codec.encode_text(effect.approval)])])
    usable = (
        approvals.use_approval(row_codec.row_to_approval(row), by=effect.owner, now=now) for row in found
    )
    return next((one for one in usable if one is not None), None)


def _find_exceeded_quota(effect: Claim, now: int) -> Generator[RoundTrip, list[list[Row]], QuotaOver | None]:
    """Return the quota that has no room for the claim, or None.

    Locks the quotas, in order of names, until the claim is written.
    """
    takes = quotas.select_limited_takes(effect)
    if not takes:
        return None
    locks = [
        Query("lock_digest", [row_codec.encode_text(name)])
        for name in dict.fromkeys(take.quota for take in takes)
    ]
    queries = [
        Query("quota_values" if take.measure == "distinct" else "quota_sum", _encode_window(take, now))
        for take in takes
    ]
    found = (yield RoundTrip([*locks, *queries]))[len(locks) :]
    full = [take for take, result in zip(takes, found, strict=True) if _is_quota_full(take, result)]
    if not full:
        return None
    uses = yield RoundTrip([Query("quota_uses", _encode_window(take, now)) for take in full])
    judged = zip(full, uses, strict=True)
    return quotas.choose_strictest(
        quotas.make_quota_over(take, [row_codec.row_to_quota_use(row) for row in used], now)
        for take, used in judged
    )


def _encode_window(take: QuotaCharge, now: int) -> list[Cell]:
    return [row_codec.encode_text(take.quota), row_codec.encode_number(now - take.window_ms)]


def _is_quota_full(take: QuotaCharge, result: list[Row]) -> bool:
    if take.measure == "distinct":
        return quotas.is_over_quota(take, 0, frozenset(row_codec.decode_text(value) for (value,) in result))
    return quotas.is_over_quota(take, row_codec.decode_int(result[0][0]), frozenset())


def _make_quota_use_query(one: quotas.QuotaUse) -> Query:
    numbers = map(row_codec.encode_number, (one.at, one.until, one.amount))
    return Query(
        "use_quota",
        [
            row_codec.encode_text(one.quota),
            *numbers,
            row_codec.encode_text(one.value),
            row_codec.encode_text(one.used_by),
        ],
    )


def make_give_back_quotas_query(used_by: str) -> Query:
    """Build the query that gives back the quota uses of a call without effect."""
    return Query("give_back_quotas", [row_codec.encode_text(used_by)])


def _give_back_used_approval(effect: Settle, now: int) -> Generator[RoundTrip, list[list[Row]], list[Query]]:
    """Build the queries that make the approval used by this call, which had no effect, usable again."""
    (found,) = yield RoundTrip(
        [
            Query(
                "used_approval", [row_codec.encode_text(effect.approval), row_codec.encode_text(effect.owner)]
            )
        ]
    )
    return _build_give_back_queries(found, effect.owner, now)


def _give_back_approval_of_entry(
    entry: LedgerEntry, now: int
) -> Generator[RoundTrip, list[list[Row]], list[Query]]:
    """Build the same queries for an entry whose call turned out to have had no effect."""
    user = approvals.get_claim_owner(entry)
    (found,) = yield RoundTrip(
        [Query("approval_used_by", [row_codec.encode_text(entry.tool), row_codec.encode_text(user)])]
    )
    return _build_give_back_queries(found, user, now)


def _build_give_back_queries(found: list[Row], by: str, now: int) -> list[Query]:
    free = approvals.give_back_approval(row_codec.row_to_approval(found[0]), by=by) if found else None
    return [] if free is None else build_approval_queries(free, now, given_back=True)


def build_approval_queries(row: Approval, now: int, *, given_back: bool = False) -> list[Query]:
    """Build the queries that write an approval's new state and record it in the audit trail."""
    values = [row.handle, row.state, row.decided_by, row.reason, row.used_by]
    write = Query("put_approval", [row_codec.encode_text_or_none(one) for one in values])
    return [write, make_approval_event_query(row, now, given_back=given_back)]


def make_approval_event_query(approval: Approval, now: int, *, given_back: bool = False) -> Query:
    """Build the query that records an approval's new state in the audit trail."""
    return Query(
        "note", row_codec.encode_event(audit_chain.make_approval_event(approval, now, given_back=given_back))
    )


def build_release_queries(row: StoredBody, now: int) -> list[Query]:
    """Build the queries that release a body and record that in the audit trail."""
    values = [
        row_codec.encode_text(row.state),
        row_codec.encode_text(row.released_by),
        row_codec.encode_number(now),
        row_codec.encode_text(row.reason),
    ]
    event = quarantine.make_body_event(row, "quarantine_released", by=row.released_by, why=row.reason, at=now)
    return [
        Query("put_released", [*values, row_codec.encode_text(row.handle)]),
        Query("note", row_codec.encode_event(event)),
    ]


def is_held_by_other_process(entry: LedgerEntry, owners: OwnerHeartbeat) -> bool:
    """Return whether another process holds the claim: then its heartbeat has to be read."""
    return entry.state == "claimed" and parse_holder_process(entry.holder) not in ("", owners.process)


def _apply_owner_lease(
    entry: LedgerEntry, owners: OwnerHeartbeat
) -> Generator[RoundTrip, list[list[Row]], LedgerEntry]:
    """Return the entry with its effective lease: an owner without heartbeats has none."""
    process = parse_holder_process(entry.holder)
    (found,) = yield RoundTrip([Query("sign_of_life", [row_codec.encode_text(process)])])
    heard = row_codec.decode_float(found[0][0]) if found else None
    return replace(entry, lease_until=owners.compute_lease_end(process, entry.lease_until, heard))


def holds_claim(key: str, entry_id: int, fence: int, beat: Query) -> QueryGenerator:
    """Return whether this claim of this process is still current; writes a heartbeat too."""
    _, found = yield RoundTrip([beat, Query("by_key", [row_codec.digest_name(key)])])
    return bool(found) and ledger.is_claim_current(row_codec.row_to_entry(found[0], key), entry_id, fence)


def _decide_claim(effect: Claim, seen: LockedState, *, again: bool) -> ledger.LedgerMove:
    entry = seen.entry
    if effect.key is None:
        return run_budget.READ_CLAIM_MOVE
    if again and entry is not None and entry.state == "claimed" and entry.owner == effect.owner:
        # The claim was written and only the answer was lost: no one else has this owner's name.
        return ledger.LedgerMove(ledger.make_claimed(entry, effect))
    return ledger.claim_entry(entry, effect, now=seen.now, lease_now=seen.lease, new_id=seen.new_id)


def settle(effect: Settle, at: StatementTime, limits: ResultLimits = DEFAULT_LIMITS) -> QueryGenerator:
    """Write how a call ended, and update breaker and run; an outcome that ``limits`` put apart in the same transaction."""
    run = _make_run_key(effect.tenant, effect.run_id)
    seen = yield from _lock_and_read(
        at,
        key=effect.key,
        run=run,
        tool=effect.tool,
        breaker_key=None if effect.healthy is None else effect.breaker,
    )
    writes: list[Query] = []
    if effect.key is not None:
        move = ledger.settle_entry(seen.entry, effect, now=seen.now)
        if move.entry is None:
            return (yield from _commit_writes(move.answer, []))
        writes += _build_entry_queries(move.entry, "settled", limits=limits)
    if effect.approval:
        writes += yield from _give_back_used_approval(effect, seen.now)
    if effect.returns:
        writes.append(make_give_back_quotas_query(effect.returns))
    if run is not None:
        ended = (
            None
            if seen.run is None
            else run_budget.charge_ended_call(row_codec.row_to_run_budget(run, seen.run), effect)
        )
        if ended is not None:
            writes.append(_make_run_query(ended, seen))
        use = run_budget.count_ending(seen.use, effect.code, effect.args_hash, ended.writes if ended else 0)
        writes += _build_tool_use_queries(run, effect.tool, seen, use)
    if effect.healthy is not None:
        record = circuit_breaker.observe_attempt(seen.breaker, healthy=effect.healthy, now=seen.lease)
        writes += _build_breaker_queries(effect.breaker, seen, record)
    return (yield from _commit_writes(Settled(), writes))


def reserve(effect: Reserve, at: StatementTime) -> QueryGenerator:
    """Ask the breaker, and charge a retry to the run: one probe for all processes."""
    run = _make_run_key(effect.tenant, effect.run_id) if effect.attempt > 1 else None
    seen = yield from _lock_and_read(at, run=run, tool=effect.tool, breaker_key=effect.breaker)
    answer: Answer
    answer, record = circuit_breaker.admit_attempt(seen.breaker, effect.effect, seen.lease)
    writes: list[Query] = []
    if run is not None and not isinstance(answer, BreakerOpen):
        spent = _build_spending(run, effect.limits, seen)
        paid = run_budget.take_retry(spent, seen.lease)
        if isinstance(paid, Exhausted):
            return (yield from _commit_writes(paid, []))
        writes += _build_spending_queries(effect.tool, seen, spent, paid)
    writes += _build_breaker_queries(effect.breaker, seen, record)
    return (yield from _commit_writes(answer, writes))


def _make_run_key(tenant: str, run_id: str | None) -> RunKey | None:
    return None if run_id is None else (tenant, run_id)


# --- reading
# ----------------------------------------------------------------------------------------------------------


def _lock_and_read(
    at: StatementTime,
    *,
    key: str | None = None,
    run: RunKey | None = None,
    tool: str = "",
    breaker_key: str | None = None,
    claim: Claim | None = None,
) -> Generator[RoundTrip, list[list[Row]], LockedState]:
    """Begin, lock in the global lock order, and read the clock once the locks are held."""
    queries = [BEGIN]
    if key is not None:
        queries += [*_build_entry_locks(key, claim), Query("next_id")]
    if run is not None:
        queries += [
            Query("lock_run", [row_codec.digest_run(*run)]),
            Query("lock_use", [row_codec.digest_tool_use(*run, tool)]),
        ]
    if breaker_key is not None:
        queries.append(Query("lock_breaker", [row_codec.digest_name(breaker_key)]))
    queries.append(Query("moment", at))
    results = yield RoundTrip(queries)
    found = {query.name: result for query, result in zip(queries, results, strict=True)}
    seen = _build_locked_state({name: _get_first_row(result) for name, result in found.items()}, key)
    if claim is None or "lock_met" not in found:
        return seen
    return seen._replace(
        entry=ledger.find_met_entry(row_codec.rows_to_entries(found["lock_met"], claim), claim, now=seen.now)
    )


def _build_entry_locks(key: str, claim: Claim | None) -> list[Query]:
    """Build the queries that lock a call's entries; with several keys lock the names first, since a missing row cannot be locked."""
    if claim is None or not ledger.has_alternate_keys(claim):
        return [Query("lock_entry", [row_codec.digest_name(key)])]
    names = sorted({claim.read_key, *row_codec.list_claim_keys(claim)} - {""})
    return [
        *(Query("lock_digest", [row_codec.encode_text(name)]) for name in names),
        Query("lock_met", row_codec.encode_claim_lookup(claim)),
    ]


def _build_locked_state(found: dict[str, Row | None], key: str | None) -> LockedState:
    entry, moment = found.get("lock_entry"), found["moment"]
    assert moment is not None
    next_id, use, record = found.get("next_id"), found.get("lock_use"), found.get("lock_breaker")
    return LockedState(
        now=row_codec.decode_int(moment[0]),
        lease=row_codec.decode_float(moment[1]),
        new_id=row_codec.decode_int(next_id[0]) if next_id else 0,
        entry=row_codec.row_to_entry(entry, key) if entry else None,
        run=found.get("lock_run"),
        use=row_codec.row_to_tool_use(use),
        has_use=use is not None,
        breaker=row_codec.row_to_breaker(record),
        has_breaker=record is not None,
    )


def _get_first_row(result: Sequence[Row]) -> Row | None:
    return result[0] if result else None


# --- writing ------------------------------------------------------------------------------------------------------


def _commit_writes(
    answer: Answer, writes: list[Query]
) -> Generator[RoundTrip, list[StatementResult], Answer]:
    yield RoundTrip([*writes, COMMIT])
    return answer


def _build_entry_queries(
    entry: LedgerEntry,
    kind: str,
    by: str = "",
    why: str = "",
    *,
    new: bool = False,
    limits: ResultLimits = DEFAULT_LIMITS,
) -> list[Query]:
    """Build the queries that write an entry, and how it ended if it is no longer running."""
    placed = place_outcome(entry.outcome, limits)
    queries = [Query("add" if new else "change", row_codec.encode_entry(entry, placed.row_body))]
    if placed.apart is not None:
        queries.append(Query("put_result", [row_codec.encode_number(entry.entry_id), placed.apart]))
    if entry.state != "claimed":
        end_values = [row_codec.encode_number(entry.entry_id), *map(row_codec.encode_text, (kind, by, why))]
        queries.append(Query("ended", end_values))
    return queries


def _build_spending(run: RunKey, limits: RunLimits, seen: LockedState) -> run_budget.RunSpending:
    spent = (
        run_budget.open_run_budget(*run, limits, seen.lease)
        if seen.run is None
        else row_codec.row_to_run_budget(run, seen.run)
    )
    return run_budget.RunSpending(spent, seen.use)


def _build_spending_queries(
    tool: str, seen: LockedState, spent: run_budget.RunSpending, paid: run_budget.RunSpending
) -> list[Query]:
    if paid is spent:
        return []
    run = paid.run
    key = run.tenant, run.run_id
    id_, heard = row_codec.digest_run(*key), row_codec.encode_number(seen.now)
    if seen.run is None:
        opened = [
            id_,
            *map(row_codec.encode_text, key),
            row_codec.encode_number_or_none(run.deadline),
            row_codec.encode_number(run.calls),
        ]
        writes = [Query("add_run", [*opened, *row_codec.encode_limits(run.limits), heard])]
    else:
        writes = [_make_run_query(run, seen)]
    return writes + _build_tool_use_queries(key, tool, seen, paid.use)


def _make_run_query(run: RunBudget, seen: LockedState) -> Query:
    counts = map(row_codec.encode_number, (run.calls, run.spent_ms, run.writes, seen.now))
    return Query("change_run", [row_codec.digest_run(run.tenant, run.run_id), *counts])


def _build_tool_use_queries(run: RunKey, tool: str, seen: LockedState, use: ToolUse) -> list[Query]:
    if use == seen.use:
        return []
    values: list[Cell] = [
        row_codec.digest_tool_use(*run, tool),
        *map(row_codec.encode_text, run),
        row_codec.encode_text(tool),
        row_codec.encode_number(use.retries),
        row_codec.encode_text_or_none(use.last_code),
        row_codec.encode_number(use.same_failures),
        row_codec.encode_text(use.last_args),
        row_codec.encode_number(use.last_writes),
        row_codec.encode_number(seen.now),
    ]
    return [Query("change_use" if seen.has_use else "add_use", values)]


def _build_breaker_queries(key: str, seen: LockedState, record: BreakerRecord) -> list[Query]:
    if record == circuit_breaker.CLOSED_BREAKER:
        return [Query("drop_breaker", [row_codec.digest_name(key)])] if seen.has_breaker else []
    if record == seen.breaker:
        return []
    return [
        Query("change_breaker" if seen.has_breaker else "add_breaker", row_codec.encode_breaker(key, record))
    ]


def decide_entry(
    entry_id: int,
    at: StatementTime,
    decide: Any,
    *,
    by: str,
    why: str,
    limits: ResultLimits = DEFAULT_LIMITS,
) -> QueryGenerator:
    """Resolve an entry by an operator or a reconciler; ``decide`` maps the entry and the time to its new state, or None."""
    queries = [BEGIN, Query("lock_id", [row_codec.encode_number(entry_id)]), Query("moment", at)]
    _, found, moment = yield RoundTrip(queries)
    now = row_codec.decode_int(moment[0][0])
    decided = decide(row_codec.row_to_entry(found[0]), now) if found else None
    writes = [] if decided is None else _build_entry_queries(decided, "decided", by, why, limits=limits)
    if decided is not None and decided.state != "committed":
        writes.append(make_give_back_quotas_query(quotas.render_entry_user(entry_id, decided.attempt)))
        writes += yield from _give_back_approval_of_entry(decided, now)
    yield RoundTrip([*writes, COMMIT])
    return decided is not None


__all__ = [
    "BEGIN",
    "COMMIT",
    "ROLLBACK",
    "QueryGenerator",
    "StatementTime",
    "claim",
    "decide_entry",
    "replace",
    "reserve",
    "settle",
]
