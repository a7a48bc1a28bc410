"""The statements of a running call: its fast path as one statement, and when to take the slow path.

May not talk to the database: it builds queries and reads rows. May not decide anything: the fast path is
written in SQL, every other path asks the tables in ``core``. Both must give the same result; the contract
suite, which also runs on the in-memory store, checks that.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, Final, NamedTuple

from callwright.core.records import ledger, run_budget
from callwright.core.records.kept_results import ResultLimits, is_apart, needs_slow_settle, place_outcome
from callwright.domain.effects import (
    AlreadySettled,
    Answer,
    AwaitSettle,
    Claim,
    Claimed,
    CountRefusal,
    Reserve,
    Reserved,
    Settle,
    Settled,
)
from callwright.ports import Clock
from callwright.stores.owner_heartbeat import MAX_SILENCE_MS, OwnerHeartbeat
from callwright.stores.postgres import row_codec, slow_path
from callwright.stores.postgres.failover_watch import FailoverWatch
from callwright.stores.postgres.pipeline_connection import Query, RefusedStatement, RoundTrip, StatementResult
from callwright.stores.postgres.row_codec import Cell, Row
from callwright.stores.postgres.slow_path import QueryGenerator, StatementTime

BREAKER_CACHE_MS = 100
"""Maximum age of a process's view of which breakers have a record.

A breaker without a record admits every call.
"""

_READ_CLAIMED = Claimed(0, 0, 1, None)
_RESERVED = Reserved()
_SETTLED = Settled()


class _SlowPathNeeded:
    """Returned in place of an answer when one statement was not enough."""


SLOW_PATH_NEEDED: Final = _SlowPathNeeded()


class BulkStatement(NamedTuple):
    """How several operations of a kind run as one statement. No two of them may have the same ``name``."""

    name: Callable[[Any], object]
    ask: Callable[[Sequence[Any]], Query]
    read: Callable[[Sequence[Any], list[Row]], list[Any]]


class EffectPlan(NamedTuple):
    """How an operation runs.

    ``read`` turns the rows of the fast path into the answer, or returns ``SLOW_PATH_NEEDED``.

    ``first`` runs once before all operations of a batch that need it; it returns the SQLSTATE of a refusal,
    or None. ``avoids`` says whether an effect has to take the slow path now, even if it usually does not.
    """

    ask: Callable[[Any], Query] | None
    read: Callable[[Any, list[Row]], Any]
    longer: Callable[[Any, bool], QueryGenerator]
    many: BulkStatement | None = None
    first: Callable[[], Generator[RoundTrip, list[StatementResult], str | None]] | None = None
    avoids: Callable[[Any], bool] | None = None

    def takes_fast_path(self, effect: Any) -> bool:
        """Return whether this effect takes the fast path now."""
        return self.ask is not None and (self.avoids is None or not self.avoids(effect))


class WaitStatus(NamedTuple):
    """How long a waiter may wait. ``heard`` is False if the entry changed meanwhile: ask again."""

    left: float | None
    heard: bool


class OpenBreakerCache:
    """Which breakers have a record, at most ``BREAKER_CACHE_MS`` old; nearly every answer of the database refreshes it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ids: frozenset[bytes] = frozenset()
        self._read_at = -1.0

    def is_stale(self) -> bool:
        """Return whether to read again.

        A view exactly as old as now comes from a stopped clock and counts as stale.
        """
        return not 0 < self._clock.lease_ms() - self._read_at < BREAKER_CACHE_MS

    def has_record(self, key: str) -> bool:
        """Return whether the breaker had a record."""
        return bool(self._ids) and row_codec.digest_name(key) in self._ids

    def refresh(self, cell: Cell) -> None:
        """Refresh the view."""
        self._ids = row_codec.decode_breaker_digests(cell)
        self._read_at = self._clock.lease_ms()

    def invalidate(self) -> None:
        """Force the next check to read again."""
        self._read_at = -1.0


class CallStatements:
    """The plan of every effect.

    Args:
        clock: Dates the view of open breakers.
        at: Returns the time parameters of a statement; NULL twice for the database's own clock.
        owners: Heartbeats of this process.
        watch: Knows whether the ledger is in doubt.
        limits: How long an outcome may be in the row of its entry, and how long to be kept at all.
    """

    def __init__(
        self,
        clock: Clock,
        at: Callable[[], StatementTime],
        owners: OwnerHeartbeat,
        watch: FailoverWatch,
        limits: ResultLimits,
    ) -> None:
        self._clock = clock
        self._limits = limits
        self._watch = watch
        self._at = at
        self._owners = owners
        self.open_breakers = OpenBreakerCache(clock)
        claims = BulkStatement(_get_key, self._make_claims_query, self._read_claims)
        settles = BulkStatement(_get_entry_id, self._make_settles_query, self._read_settles)
        self._claim = EffectPlan(
            self._make_claim_query, self._read_claim, self._run_slow_claim, claims, avoids=self._is_held
        )
        self._claim_in_run = EffectPlan(
            self._make_claim_in_run_query, self._read_claim, self._run_slow_claim, avoids=self._is_held
        )
        self._claim_longer = EffectPlan(None, self._read_claim, self._run_slow_claim)
        self._claim_alive = self._claim._replace(first=self._write_beat_first)
        self._claim_in_run_alive = self._claim_in_run._replace(first=self._write_beat_first)
        self._claim_longer_alive = self._claim_longer._replace(first=self._write_beat_first)
        self._pay = EffectPlan(self._make_charge_query, self._read_charge, self._run_slow_claim)
        self._settle = EffectPlan(self._make_settle_query, self._read_settle, self._run_slow_settle, settles)
        self._settle_in_run = EffectPlan(
            self._make_settle_in_run_query, self._read_settle, self._run_slow_settle
        )
        self._end_in_run = EffectPlan(self._make_end_in_run_query, self._read_settle, self._run_slow_settle)
        self._bad_end = EffectPlan(None, self._read_settle, self._run_slow_settle)
        self._reserve = EffectPlan(None, self._read_settle, self._run_slow_reserve)
        self._look_and_end = EffectPlan(self._make_breakers_query, self._read_breakers, self._run_slow_settle)
        self._look_and_reserve = EffectPlan(
            self._make_breakers_query, self._read_breakers, self._run_slow_reserve
        )
        self._refuse = EffectPlan(self._make_refusal_query, self._read_refusal, self._retry_fast_path)
        self._await = EffectPlan(self._make_wait_query, self._read_wait_status, self._retry_fast_path)

    def plan_effect(self, effect: Any) -> Answer | EffectPlan:
        """Return the plan, or the answer if the database need not be asked."""
        if type(effect) is Claim:
            return self._plan_claim(effect)
        if type(effect) is Settle:
            return self._plan_settle(effect)
        if type(effect) is Reserve:
            return self._plan_reserve(effect)
        return self._refuse if type(effect) is CountRefusal else self._await

    def _plan_claim(self, effect: Claim) -> Answer | EffectPlan:
        longer = bool(effect.approval or effect.quotas or effect.also or effect.read_key)
        if effect.key is None:
            if longer:
                return self._claim_longer
            return _READ_CLAIMED if effect.run_id is None else self._pay
        if self._owners.is_beat_stale(self._clock.lease_ms()):
            if longer:
                return self._claim_longer_alive
            return self._claim_alive if effect.run_id is None else self._claim_in_run_alive
        if longer:
            return self._claim_longer
        return self._claim if effect.run_id is None else self._claim_in_run

    def _plan_settle(self, effect: Settle) -> Answer | EffectPlan:
        self._owners.untrack_claim(effect.entry_id)
        if (
            effect.healthy is False
            or effect.state not in ledger.SETTLE_EVENTS
            or effect.approval
            or effect.returns
            or needs_slow_settle(effect.outcome, self._limits)
        ):
            return self._bad_end
        if effect.key is not None:
            return self._settle if effect.run_id is None else self._settle_in_run
        if effect.run_id is not None:
            return self._end_in_run
        if effect.healthy is None:
            return _SETTLED
        if self.open_breakers.is_stale():
            return self._look_and_end
        return self._bad_end if self.open_breakers.has_record(effect.breaker) else _SETTLED

    def _plan_reserve(self, effect: Reserve) -> Answer | EffectPlan:
        if effect.attempt > 1 and effect.run_id is not None:
            return self._reserve
        if self.open_breakers.is_stale():
            return self._look_and_reserve
        return self._reserve if self.open_breakers.has_record(effect.breaker) else _RESERVED

    # --- claim ------------------------------------------------------------------------------------------------

    def _encode_claim(self, effect: Claim) -> list[Cell]:
        who, holder = effect.principal, effect.holder
        assert effect.key is not None
        owner = effect.owner if holder is None else f"{effect.owner}@{self._owners.process}"
        key, tool, version, args_hash, kind, held_by, trace_id, tenant, principal, contract = (
            row_codec.encode_texts(
                effect.key,
                effect.tool,
                effect.version,
                effect.args_hash,
                effect.effect,
                f"{owner}/{holder}" if holder else owner,
                effect.trace_id,
                who.tenant,
                who.id,
                effect.contract_hash,
            )
        )
        return [
            row_codec.digest_name(effect.key),
            key,
            tool,
            version,
            args_hash,
            kind,
            held_by,
            row_codec.encode_number(effect.lease_ms),
            trace_id,
            tenant,
            principal,
            row_codec.encode_roles(who),
            contract,
            row_codec.encode_text_or_none(effect.session),
            row_codec.encode_text_or_none(effect.request),
            row_codec.encode_text_or_none(effect.model_call),
        ]

    def _make_claim_query(self, effect: Claim) -> Query:
        return Query("claim", [*self._at(), *self._encode_claim(effect)])

    def _make_claim_in_run_query(self, effect: Claim) -> Query:
        return Query("claim_in_run", [*self._at(), *self._encode_claim(effect), *_encode_run(effect)])

    def _make_claims_query(self, effects: Sequence[Claim]) -> Query:
        return Query(
            "claim_many",
            [*self._at(), *_encode_columns(_CLAIM_COLUMN_TYPES, map(self._encode_claim, effects))],
        )

    def _read_claims(self, effects: Sequence[Claim], found: list[Row]) -> list[Any]:
        self.open_breakers.refresh(found[0][4])
        return [self._read_claim_row(effect, row) for effect, row in zip(effects, found, strict=True)]

    def _make_charge_query(self, effect: Claim) -> Query:
        return Query("pay", [*self._at(), *_encode_run(effect), row_codec.encode_text(effect.args_hash)])

    def _read_claim(self, effect: Claim, found: list[Row]) -> Any:
        self.open_breakers.refresh(found[0][4])
        return self._read_claim_row(effect, found[0])

    def _read_claim_row(self, effect: Claim, row: Row) -> Any:
        if row[0] is not None:
            entry_id = row_codec.decode_int(row[0])
            self._watch.record_claim(entry_id, effect.key or "", row_codec.decode_int(row[2]))
            return self._track_claimed(effect, Claimed(entry_id, 1, 1, _decode_ms_left(row[1])))
        if row[5] is None:
            return SLOW_PATH_NEEDED
        entry = row_codec.row_to_entry(row[5:], effect.key)
        if slow_path.is_held_by_other_process(entry, self._owners):
            return SLOW_PATH_NEEDED
        move = ledger.claim_entry(
            entry,
            effect,
            now=row_codec.decode_int(row[2]),
            lease_now=row_codec.decode_float(row[3]),
            new_id=0,
        )
        needs_more = move.entry is not None or (
            type(move.answer) is AlreadySettled and is_apart(move.answer.outcome)
        )
        return SLOW_PATH_NEEDED if needs_more else move.answer

    def _read_charge(self, _effect: Claim, found: list[Row]) -> Any:
        (row,) = found
        self.open_breakers.refresh(row[2])
        return SLOW_PATH_NEEDED if row[0] is None else Claimed(0, 0, 1, _decode_ms_left(row[1]))

    def _run_slow_claim(self, effect: Claim, again: bool) -> QueryGenerator:  # noqa: FBT001 - one shape for all ways
        refusal = self._watch.get_refusal() if effect.effect == "once" else None
        answer = yield from slow_path.claim(effect, self._at(), self._owners, again=again, refusal=refusal)
        if type(answer) is Claimed and answer.entry_id:
            self._watch.record_claim(answer.entry_id, answer.key or effect.key or "", fence=answer.fence)
        return self._track_claimed(effect, answer)

    def _write_beat_first(self) -> Generator[RoundTrip, list[StatementResult], str | None]:
        """Write a heartbeat before the claims of a process without a recent one: it would count as dead as soon as it claims."""
        at = self._clock.lease_ms()
        (written,) = yield RoundTrip([self.make_beat_query()])
        if isinstance(written, RefusedStatement):
            return written.state
        self._owners.record_beat(at)
        self._watch.apply_row(written[0])
        return None

    def _is_held(self, effect: Claim) -> bool:
        """Return whether the ledger may not let this call begin: the slow path answers what needs no claim."""
        return effect.effect == "once" and self._watch.get_refusal() is not None

    def _track_claimed(self, effect: Claim, answer: Any) -> Any:
        if type(answer) is Claimed and effect.holder is not None and answer.entry_id:
            self._owners.track_claim(answer.entry_id, self._clock.lease_ms() + effect.lease_ms)
        return answer

    def make_beat_query(self) -> Query:
        """Build the query that writes a heartbeat of this process."""
        return Query("beat", [*self._at(), row_codec.encode_text(self._owners.process)])

    # --- settle -----------------------------------------------------------------------------------------------

    def _encode_settle(self, effect: Settle) -> list[Cell]:
        assert effect.key is not None
        return [
            row_codec.encode_text(effect.state),
            place_outcome(effect.outcome, self._limits).row_body,
            row_codec.encode_number(effect.ttl_s * 1000) if effect.state in ledger.FINISHED_STATES else None,
            row_codec.encode_number(effect.entry_id),
            row_codec.encode_number(effect.fence),
            row_codec.digest_name(effect.key),
            row_codec.digest_name(effect.breaker) if effect.healthy else None,
        ]

    def _make_settle_query(self, effect: Settle) -> Query:
        return Query("settle", [*self._at(), *self._encode_settle(effect)])

    def _make_settle_in_run_query(self, effect: Settle) -> Query:
        return Query("settle_in_run", [*self._at(), *self._encode_settle(effect), *_encode_tool_use(effect)])

    def _make_settles_query(self, effects: Sequence[Settle]) -> Query:
        return Query(
            "settle_many",
            [*self._at(), *_encode_columns(_SETTLE_COLUMN_TYPES, map(self._encode_settle, effects))],
        )

    def _read_settles(self, effects: Sequence[Settle], found: list[Row]) -> list[Any]:
        if found:
            self.open_breakers.refresh(found[0][0])
        done = {row_codec.decode_int(row[2]) for row in found}
        return [_SETTLED if effect.entry_id in done else SLOW_PATH_NEEDED for effect in effects]

    def _make_end_in_run_query(self, effect: Settle) -> Query:
        watched = row_codec.digest_name(effect.breaker) if effect.healthy else None
        return Query("end_in_run", [*self._at(), watched, *_encode_tool_use(effect)])

    def _read_settle(self, _effect: Any, found: list[Row]) -> Any:
        if not found:
            return SLOW_PATH_NEEDED
        self.open_breakers.refresh(found[0][0])
        return _SETTLED

    def _run_slow_settle(self, effect: Settle, _again: bool) -> QueryGenerator:  # noqa: FBT001 - one shape for all ways
        self.open_breakers.invalidate()
        return slow_path.settle(effect, self._at(), self._limits)

    # --- reserve, refuse --------------------------------------------------------------------------------------

    def _run_slow_reserve(self, effect: Reserve, _again: bool) -> QueryGenerator:  # noqa: FBT001 - one shape for all ways
        self.open_breakers.invalidate()
        return slow_path.reserve(effect, self._at())

    def _make_refusal_query(self, effect: CountRefusal) -> Query:
        values = [
            *self._at(),
            row_codec.digest_tool_use(effect.tenant, effect.run_id, effect.tool),
            row_codec.encode_text(effect.tenant),
            row_codec.encode_text(effect.run_id),
            row_codec.encode_text(effect.tool),
            row_codec.encode_text(effect.code),
            row_codec.encode_text(effect.args_hash),
            row_codec.digest_run(effect.tenant, effect.run_id),
        ]
        return Query("refuse", values)

    def _read_refusal(self, effect: CountRefusal, found: list[Row]) -> Any:
        return run_budget.make_counted(row_codec.decode_int(found[0][0]), effect.limits)

    # --- waiting
    # ------------------------------------------------------------------------------------------------

    def _make_wait_query(self, effect: AwaitSettle) -> Query:
        known = [row_codec.encode_text(self._owners.process), row_codec.encode_number(MAX_SILENCE_MS)]
        return Query("await", [*self._at(), row_codec.digest_name(effect.key), *known])

    def _read_wait_status(self, _effect: AwaitSettle, found: list[Row]) -> Any:
        if not found:
            return WaitStatus(None, heard=True)
        return WaitStatus(row_codec.decode_float(found[0][0]), heard=found[0][1] == b"\1")

    def _make_breakers_query(self, _effect: Any) -> Query:
        return Query("sick")

    def _read_breakers(self, effect: Settle | Reserve, found: list[Row]) -> Any:
        self.open_breakers.refresh(found[0][0])
        if self.open_breakers.has_record(effect.breaker):
            return SLOW_PATH_NEEDED
        return _SETTLED if type(effect) is Settle else _RESERVED

    def _retry_fast_path(self, effect: Any, _again: bool) -> QueryGenerator:  # noqa: FBT001 - one shape for all ways
        """Run the fast path again: one statement is enough, but another process interfered."""
        way = self.plan_effect(effect)
        assert isinstance(way, EffectPlan)
        assert way.ask is not None
        (found,) = yield RoundTrip([way.ask(effect)])
        return way.read(effect, found)


_CLAIM_COLUMN_TYPES = ("bytea", *["text"] * 10, "bytea", *["text"] * 4)
_SETTLE_COLUMN_TYPES = ("text", "bytea", "text", "text", "text", "bytea", "bytea")


def _encode_columns(kinds: Sequence[str], values: Iterable[Sequence[Cell]]) -> list[bytes]:
    """Transpose rows of values into one array per column."""
    return [
        row_codec.encode_array(kind, column)
        for kind, column in zip(kinds, zip(*values, strict=True), strict=True)
    ]


def _get_key(effect: Claim) -> object:
    return effect.key


def _get_entry_id(effect: Settle) -> object:
    return effect.entry_id


def _encode_run(effect: Claim) -> list[Cell]:
    tenant, run_id = effect.principal.tenant, effect.run_id or ""
    return [
        row_codec.digest_run(tenant, run_id),
        row_codec.encode_text(run_id),
        *row_codec.encode_limits(effect.limits),
        row_codec.digest_tool_use(tenant, run_id, effect.tool),
        row_codec.encode_text(tenant),
    ]


def _encode_tool_use(effect: Settle) -> list[Cell]:
    run_id = effect.run_id or ""
    return [
        row_codec.digest_tool_use(effect.tenant, run_id, effect.tool),
        row_codec.encode_text_or_none(effect.code),
        row_codec.encode_text(effect.tenant),
        row_codec.encode_text(run_id),
        row_codec.encode_text(effect.tool),
        row_codec.digest_run(effect.tenant, run_id),
        row_codec.encode_number(effect.spent_ms),
        row_codec.encode_number(int(run_budget.has_written(effect))),
        row_codec.encode_text(effect.args_hash),
    ]


def _decode_ms_left(ms: Cell) -> int | None:
    """Decode the milliseconds that a run has left; None if its time is unlimited, or outside a run."""
    return None if ms is None else max(0, int(row_codec.decode_float(ms)))
