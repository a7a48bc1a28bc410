"""The longer way of a call: lock what is concerned, ask the tables in ``core``, write what they say. One transaction.

Pure talk: a generator yields what to ask the database and is sent the answers. What the database refuses never comes
here: the whole transaction is then undone and begun again. May not decide anything itself.
"""

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from callwright.core import approval, audit, breaker, budget, ledger, quarantine, quotas
from callwright.domain.effects import (
    Answer,
    ApprovalMissing,
    BreakerOpen,
    Claim,
    Claimed,
    Exhausted,
    QuotaOver,
    Reserve,
    Settle,
    Settled,
)
from callwright.domain.quarantine import KeptBody
from callwright.domain.quotas import QuotaTake
from callwright.domain.records import Approval, BreakerRecord, LedgerEntry, RunBudget, RunLimits, ToolUse
from callwright.stores.owners import Owners, process_of
from callwright.stores.postgres import rows
from callwright.stores.postgres.lane import Ask, Result, Talk
from callwright.stores.postgres.rows import Cell, Row

Talking = Generator[Talk, list[list[Row]], Any]
At = tuple[Cell, Cell]
"""The time that a test holds in its hand; NULL twice for the database's own."""

RunKey = tuple[str, str]
"""A run's tenant and id."""

BEGIN, COMMIT, ROLLBACK = Ask("begin"), Ask("commit"), Ask("rollback")


class Seen(NamedTuple):
    """What stood there, locked, and when."""

    now: int
    lease: float
    new_id: int
    entry: LedgerEntry | None
    run: Row | None
    use: ToolUse
    has_use: bool
    breaker: BreakerRecord
    has_breaker: bool


def claim(effect: Claim, at: At, owners: Owners, *, again: bool) -> Talking:
    """Take a call, with or without an entry. ``again``: the answer to the first asking was lost on its way."""
    effect = ledger.held_by(effect, owners.process)
    run = _run_key(effect.principal.tenant, effect.run_id)
    seen = yield from _look(at, key=effect.key, run=run, tool=effect.tool, claim=effect)
    if seen.entry is not None and is_of_another(seen.entry, owners):
        seen = seen._replace(entry=(yield from _as_known(seen.entry, owners)))
    move = _claim_move(effect, seen, again=again)
    writes: list[Ask] = []
    used: Approval | ApprovalMissing | QuotaOver | None = None
    if (effect.approval or effect.quotas) and move.executes:
        used = yield from _permit(effect, seen.now)
    if isinstance(used, ApprovalMissing | QuotaOver):
        return (yield from _end(used, []))
    if run is not None:
        spent = _spending(run, effect.limits, seen)
        move, paid = budget.charge(move, spent, seen.lease, effect.args_hash)
        writes += _spend(effect.tool, seen, spent, paid)
    if move.executes and isinstance(move.answer, Claimed):
        writes += _use(effect, move.answer, used, seen.now)
    if move.entry is not None:
        if move.retired is not None:
            writes.append(Ask("retire", [rows.number(move.retired.entry_id)]))
        writes += _put(move.entry, "lapsed", new=move.entry.entry_id == seen.new_id)
    return (yield from _end(move.answer, writes))


def _permit(
    effect: Claim, now: int
) -> Generator[Talk, list[list[Row]], Approval | ApprovalMissing | QuotaOver | None]:
    """The approval that the call uses, where it needs one; or what keeps the call from being made."""
    used: Approval | None = None
    if effect.approval:
        used = yield from _usable_approval(effect, now)
        if used is None:
            return ApprovalMissing()
    return (yield from _over_quota(effect, now)) or used


def _use(effect: Claim, claimed: Claimed, used: Approval | None, now: int) -> list[Ask]:
    writes = [] if used is None else put_approval(used, now)
    return writes + [_use_quota(one) for one in quotas.uses(effect, claimed, now)]


def _usable_approval(effect: Claim, now: int) -> Generator[Talk, list[list[Row]], Approval | None]:
    """The granted approval of this digest, locked, as this call would use it."""
    (found,) = yield Talk([Ask("granted", [rows.text(effect.approval)])])
    usable = (approval.used(rows.approval_of(row), by=effect.owner, now=now) for row in found)
    return next((one for one in usable if one is not None), None)


def _over_quota(effect: Claim, now: int) -> Generator[Talk, list[list[Row]], QuotaOver | None]:
    """The quota that has no room for the claim. Their counts are locked first, by name, until the claim is written."""
    takes = quotas.held(effect)
    if not takes:
        return None
    locks = [Ask("lock_digest", [rows.text(name)]) for name in dict.fromkeys(take.quota for take in takes)]
    asks = [
        Ask("quota_values" if one.measure == "distinct" else "quota_sum", _within(one, now)) for one in takes
    ]
    found = (yield Talk([*locks, *asks]))[len(locks) :]
    full = [take for take, result in zip(takes, found, strict=True) if _is_full(take, result)]
    if not full:
        return None
    uses = yield Talk([Ask("quota_uses", _within(one, now)) for one in full])
    judged = zip(full, uses, strict=True)
    return quotas.strictest(
        quotas.over(take, [rows.use_of_quota(row) for row in used], now) for take, used in judged
    )


def _within(take: QuotaTake, now: int) -> list[Cell]:
    return [rows.text(take.quota), rows.number(now - take.window_ms)]


def _is_full(take: QuotaTake, result: list[Row]) -> bool:
    if take.measure == "distinct":
        return quotas.is_over(take, 0, frozenset(rows.word(value) for (value,) in result))
    return quotas.is_over(take, rows.whole(result[0][0]), frozenset())


def _use_quota(one: quotas.QuotaUse) -> Ask:
    numbers = map(rows.number, (one.at, one.until, one.amount))
    return Ask("use_quota", [rows.text(one.quota), *numbers, rows.text(one.value), rows.text(one.used_by)])


def give_back_quotas(used_by: str) -> Ask:
    """Whoever took of quotas has done nothing."""
    return Ask("give_back_quotas", [rows.text(used_by)])


def _give_back(effect: Settle, now: int) -> Generator[Talk, list[list[Row]], list[Ask]]:
    """What makes the approval serve again that this call, which had no effect, has used."""
    (found,) = yield Talk([Ask("used_approval", [rows.text(effect.approval), rows.text(effect.owner)])])
    return _free(found, effect.owner, now)


def _give_back_of(entry: LedgerEntry, now: int) -> Generator[Talk, list[list[Row]], list[Ask]]:
    """The same for the approval that the call of this entry has used, of which it is known now that it had no effect."""
    user = approval.user_of(entry)
    (found,) = yield Talk([Ask("approval_used_by", [rows.text(entry.tool), rows.text(user)])])
    return _free(found, user, now)


def _free(found: list[Row], by: str, now: int) -> list[Ask]:
    free = approval.given_back(rows.approval_of(found[0]), by=by) if found else None
    return [] if free is None else put_approval(free, now, given_back=True)


def put_approval(row: Approval, now: int, *, given_back: bool = False) -> list[Ask]:
    """Write an approval as it is now, and note that on the trail."""
    values = [row.handle, row.state, row.decided_by, row.reason, row.used_by]
    write = Ask("put_approval", [rows.text_or_none(one) for one in values])
    return [write, note_approval(row, now, given_back=given_back)]


def note_approval(row: Approval, now: int, *, given_back: bool = False) -> Ask:
    """Note on the trail what has become of an approval."""
    return Ask("note", rows.event_values(audit.of_approval(row, now, given_back=given_back)))


def put_released(row: KeptBody, now: int) -> list[Ask]:
    """Write that a body is released, and note that on the trail."""
    words = [rows.text(row.state), rows.text(row.released_by), rows.number(now), rows.text(row.reason)]
    record = quarantine.audit_of(row, "quarantine_released", by=row.released_by, why=row.reason, at=now)
    return [
        Ask("put_released", [*words, rows.text(row.handle)]),
        Ask("note", rows.event_values(record)),
    ]


def is_of_another(entry: LedgerEntry, owners: Owners) -> bool:
    """Whether it is claimed by another process: then its signs of life are asked for."""
    return entry.state == "claimed" and process_of(entry.holder) not in ("", owners.process)


def _as_known(entry: LedgerEntry, owners: Owners) -> Generator[Talk, list[list[Row]], LedgerEntry]:
    """With the lease that its owner has left: one that shows no signs of life has none."""
    process = process_of(entry.holder)
    (found,) = yield Talk([Ask("sign_of_life", [rows.text(process)])])
    heard = rows.real(found[0][0]) if found else None
    return replace(entry, lease_until=owners.lease_of(process, entry.lease_until, heard))


def keeps(key: str, entry_id: int, fence: int, beat: Ask) -> Talking:
    """Whether this claim of this process still stands; with a sign of life."""
    _, found = yield Talk([beat, Ask("by_key", [rows.digest(key)])])
    return bool(found) and ledger.stands(rows.entry_of(found[0], key), entry_id, fence)


def _claim_move(effect: Claim, seen: Seen, *, again: bool) -> ledger.Move:
    entry = seen.entry
    if effect.key is None:
        return budget.READ_CLAIM
    if again and entry is not None and entry.state == "claimed" and entry.owner == effect.owner:
        # It was written, and only the answer was lost: nobody but the asker has this owner's name.
        return ledger.Move(ledger.claimed_of(entry, effect))
    return ledger.claim(entry, effect, now=seen.now, lease_now=seen.lease, new_id=seen.new_id)


def settle(effect: Settle, at: At) -> Talking:
    """Write how a call ended, and tell breaker and run."""
    run = _run_key(effect.tenant, effect.run_id)
    seen = yield from _look(
        at,
        key=effect.key,
        run=run,
        tool=effect.tool,
        breaker_key=None if effect.healthy is None else effect.breaker,
    )
    writes: list[Ask] = []
    if effect.key is not None:
        move = ledger.settle(seen.entry, effect, now=seen.now)
        if move.entry is None:
            return (yield from _end(move.answer, []))
        writes += _put(move.entry, "settled")
    if effect.approval:
        writes += yield from _give_back(effect, seen.now)
    if effect.returns:
        writes.append(give_back_quotas(effect.returns))
    if run is not None:
        ended = None if seen.run is None else budget.end_call(rows.run_of(run, seen.run), effect)
        if ended is not None:
            writes.append(_change_run(ended, seen))
        use = budget.count_ending(seen.use, effect.code, effect.args_hash, ended.writes if ended else 0)
        writes += _put_use(run, effect.tool, seen, use)
    if effect.healthy is not None:
        record = breaker.observe(seen.breaker, healthy=effect.healthy, now=seen.lease)
        writes += _put_breaker(effect.breaker, seen, record)
    return (yield from _end(Settled(), writes))


def reserve(effect: Reserve, at: At) -> Talking:
    """Ask the breaker, and take a retry from the run: one probe for all processes."""
    run = _run_key(effect.tenant, effect.run_id) if effect.attempt > 1 else None
    seen = yield from _look(at, run=run, tool=effect.tool, breaker_key=effect.breaker)
    answer: Answer
    answer, record = breaker.admit(seen.breaker, effect.effect, seen.lease)
    writes: list[Ask] = []
    if run is not None and not isinstance(answer, BreakerOpen):
        spent = _spending(run, effect.limits, seen)
        paid = budget.take_retry(spent, seen.lease)
        if isinstance(paid, Exhausted):
            return (yield from _end(paid, []))
        writes += _spend(effect.tool, seen, spent, paid)
    writes += _put_breaker(effect.breaker, seen, record)
    return (yield from _end(answer, writes))


def _run_key(tenant: str, run_id: str | None) -> RunKey | None:
    return None if run_id is None else (tenant, run_id)


# --- looking ------------------------------------------------------------------------------------------------------


def _look(
    at: At,
    *,
    key: str | None = None,
    run: RunKey | None = None,
    tool: str = "",
    breaker_key: str | None = None,
    claim: Claim | None = None,
) -> Generator[Talk, list[list[Row]], Seen]:
    """Begin, lock in the order that everybody keeps to, and read the clock once the locks are held."""
    asks = [BEGIN]
    if key is not None:
        asks += [*_lock_entries(key, claim), Ask("next_id")]
    if run is not None:
        asks += [
            Ask("lock_run", [rows.run_digest(*run)]),
            Ask("lock_use", [rows.use_digest(*run, tool)]),
        ]
    if breaker_key is not None:
        asks.append(Ask("lock_breaker", [rows.digest(breaker_key)]))
    asks.append(Ask("moment", at))
    results = yield Talk(asks)
    found = {ask.name: result for ask, result in zip(asks, results, strict=True)}
    seen = _seen({name: _first(result) for name, result in found.items()}, key)
    if claim is None or "lock_met" not in found:
        return seen
    return seen._replace(entry=ledger.met(rows.entries_met(found["lock_met"], claim), claim, now=seen.now))


def _lock_entries(key: str, claim: Claim | None) -> list[Ask]:
    """What locks the entries of a call; its names first where it has several, for an entry that is not there cannot be locked."""
    if claim is None or not ledger.is_known_by_more(claim):
        return [Ask("lock_entry", [rows.digest(key)])]
    names = sorted({claim.read_key, *rows.keys_of(claim)} - {""})
    return [
        *(Ask("lock_digest", [rows.text(name)]) for name in names),
        Ask("lock_met", rows.met_values(claim)),
    ]


def _seen(found: dict[str, Row | None], key: str | None) -> Seen:
    entry, moment = found.get("lock_entry"), found["moment"]
    assert moment is not None
    next_id, use, record = found.get("next_id"), found.get("lock_use"), found.get("lock_breaker")
    return Seen(
        now=rows.whole(moment[0]),
        lease=rows.real(moment[1]),
        new_id=rows.whole(next_id[0]) if next_id else 0,
        entry=rows.entry_of(entry, key) if entry else None,
        run=found.get("lock_run"),
        use=rows.use_of(use),
        has_use=use is not None,
        breaker=rows.breaker_of(record),
        has_breaker=record is not None,
    )


def _first(result: Sequence[Row]) -> Row | None:
    return result[0] if result else None


# --- writing ------------------------------------------------------------------------------------------------------


def _end(answer: Answer, writes: list[Ask]) -> Generator[Talk, list[Result], Answer]:
    yield Talk([*writes, COMMIT])
    return answer


def _put(entry: LedgerEntry, kind: str, by: str = "", why: str = "", *, new: bool = False) -> list[Ask]:
    """Write an entry as it is now, and where it is not running any more, how it came to that."""
    asks = [Ask("add" if new else "change", rows.entry_values(entry))]
    if entry.state != "claimed":
        said = [rows.number(entry.entry_id), *map(rows.text, (kind, by, why))]
        asks.append(Ask("ended", said))
    return asks


def _spending(run: RunKey, limits: RunLimits, seen: Seen) -> budget.Spending:
    spent = budget.open_run(*run, limits, seen.lease) if seen.run is None else rows.run_of(run, seen.run)
    return budget.Spending(spent, seen.use)


def _spend(tool: str, seen: Seen, spent: budget.Spending, paid: budget.Spending) -> list[Ask]:
    if paid is spent:
        return []
    run = paid.run
    key = run.tenant, run.run_id
    id_, heard = rows.run_digest(*key), rows.number(seen.now)
    if seen.run is None:
        opened = [id_, *map(rows.text, key), rows.number_or_none(run.deadline), rows.number(run.calls)]
        writes = [Ask("add_run", [*opened, *rows.limit_values(run.limits), heard])]
    else:
        writes = [_change_run(run, seen)]
    return writes + _put_use(key, tool, seen, paid.use)


def _change_run(run: RunBudget, seen: Seen) -> Ask:
    counts = map(rows.number, (run.calls, run.spent_ms, run.writes, seen.now))
    return Ask("change_run", [rows.run_digest(run.tenant, run.run_id), *counts])


def _put_use(run: RunKey, tool: str, seen: Seen, use: ToolUse) -> list[Ask]:
    if use == seen.use:
        return []
    values: list[Cell] = [
        rows.use_digest(*run, tool),
        *map(rows.text, run),
        rows.text(tool),
        rows.number(use.retries),
        rows.text_or_none(use.last_code),
        rows.number(use.same_failures),
        rows.text(use.last_args),
        rows.number(use.last_writes),
        rows.number(seen.now),
    ]
    return [Ask("change_use" if seen.has_use else "add_use", values)]


def _put_breaker(key: str, seen: Seen, record: BreakerRecord) -> list[Ask]:
    if record == breaker.CLOSED:
        return [Ask("drop_breaker", [rows.digest(key)])] if seen.has_breaker else []
    if record == seen.breaker:
        return []
    return [Ask("change_breaker" if seen.has_breaker else "add_breaker", rows.breaker_values(key, record))]


def decide(entry_id: int, at: At, how: Any, *, by: str, why: str) -> Talking:
    """Let a person or a reconciler resolve an entry; ``how`` is given the entry and the time, and says what it becomes."""
    asks = [BEGIN, Ask("lock_id", [rows.number(entry_id)]), Ask("moment", at)]
    _, found, moment = yield Talk(asks)
    now = rows.whole(moment[0][0])
    decided = how(rows.entry_of(found[0]), now) if found else None
    writes = [] if decided is None else _put(decided, "decided", by, why)
    if decided is not None and decided.state != "committed":
        writes.append(give_back_quotas(quotas.user_of(entry_id, decided.attempt)))
        writes += yield from _give_back_of(decided, now)
    yield Talk([*writes, COMMIT])
    return decided is not None


__all__ = ["BEGIN", "COMMIT", "ROLLBACK", "At", "Talking", "claim", "decide", "replace", "reserve", "settle"]
