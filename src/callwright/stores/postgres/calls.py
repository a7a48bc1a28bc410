"""What a running call asks of the ledger: the usual way as one statement, and when to go the longer one.

May not talk to the database: it says what to ask and reads what came back. May not decide anything: the usual way is
spelt out in SQL, every other way asks the tables in ``core``. Both must come to the same; the contract suite, which also
runs on the store in memory, holds them together.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, Final, NamedTuple

from callwright.core import budget, ledger
from callwright.domain.effects import (
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
from callwright.stores.owners import SILENT_MS, Owners
from callwright.stores.postgres import longer, rows
from callwright.stores.postgres.lane import Ask, Refused, Result, Talk
from callwright.stores.postgres.longer import At, Talking
from callwright.stores.postgres.rows import Cell, Row

SICK_VIEW_MS = 100
"""How old a process's idea of which breakers have a record may be. A breaker without one admits everybody."""

_READ_CLAIMED = Claimed(0, 0, 1, None)
_RESERVED = Reserved()
_SETTLED = Settled()


class _Longer:
    """In the place of an answer: one statement was not enough."""


LONGER: Final = _Longer()


class Many(NamedTuple):
    """How many of a kind are done by one statement. No two of them may have the same ``name``."""

    name: Callable[[Any], object]
    ask: Callable[[Sequence[Any]], Ask]
    read: Callable[[Sequence[Any], list[Row]], list[Any]]


class Way(NamedTuple):
    """How something is done. ``read`` makes the answer of the usual way's rows, or says ``LONGER``.

    ``first`` is done once before everything that goes together; what it returns is the SQLSTATE that refused it, if any.
    """

    ask: Callable[[Any], Ask] | None
    read: Callable[[Any, list[Row]], Any]
    longer: Callable[[Any, bool], Talking]
    many: Many | None = None
    first: Callable[[], Generator[Talk, list[Result], str | None]] | None = None


class Awaiting(NamedTuple):
    """How long somebody who waits may wait. ``heard`` is false when the entry changed meanwhile: ask again."""

    left: float | None
    heard: bool


class Sick:
    """Which breakers have a record, at most ``SICK_VIEW_MS`` ago; nearly every answer of the database renews it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ids: frozenset[bytes] = frozenset()
        self._read_at = -1.0

    def is_stale(self) -> bool:
        """A view that is as old as now is of a clock that stands still: read again."""
        return not 0 < self._clock.lease_ms() - self._read_at < SICK_VIEW_MS

    def has(self, key: str) -> bool:
        """Whether the breaker had a record."""
        return bool(self._ids) and rows.digest(key) in self._ids

    def saw(self, cell: Cell) -> None:
        """Renew the view."""
        self._ids = rows.sick_of(cell)
        self._read_at = self._clock.lease_ms()

    def forget(self) -> None:
        """Something changed: read again."""
        self._read_at = -1.0


class Calls:
    """The ways of every effect.

    Args:
        clock: Dates the view of sick breakers.
        at: The time that a statement is given; NULL twice for the database's own.
        owners: Signs of life of this process.
    """

    def __init__(self, clock: Clock, at: Callable[[], At], owners: Owners) -> None:
        self._clock = clock
        self._at = at
        self._owners = owners
        self.sick = Sick(clock)
        claims = Many(_key, self._ask_claims, self._read_claims)
        settles = Many(_entry_id, self._ask_settles, self._read_settles)
        self._claim = Way(self._ask_claim, self._read_claim, self._longer_claim, claims)
        self._claim_in_run = Way(self._ask_claim_in_run, self._read_claim, self._longer_claim)
        self._claim_longer = Way(None, self._read_claim, self._longer_claim)
        self._claim_alive = self._claim._replace(first=self._show_alive)
        self._claim_in_run_alive = self._claim_in_run._replace(first=self._show_alive)
        self._claim_longer_alive = self._claim_longer._replace(first=self._show_alive)
        self._pay = Way(self._ask_pay, self._read_pay, self._longer_claim)
        self._settle = Way(self._ask_settle, self._read_settle, self._longer_settle, settles)
        self._settle_in_run = Way(self._ask_settle_in_run, self._read_settle, self._longer_settle)
        self._end_in_run = Way(self._ask_end_in_run, self._read_settle, self._longer_settle)
        self._bad_end = Way(None, self._read_settle, self._longer_settle)
        self._reserve = Way(None, self._read_settle, self._longer_reserve)
        self._look_and_end = Way(self._ask_sick, self._read_sick, self._longer_settle)
        self._look_and_reserve = Way(self._ask_sick, self._read_sick, self._longer_reserve)
        self._refuse = Way(self._ask_refuse, self._read_refuse, self._once_more)
        self._await = Way(self._ask_await, self._read_await, self._once_more)

    def way_of(self, effect: Any) -> Answer | Way:
        """The way, or the answer where nothing has to be asked."""
        if type(effect) is Claim:
            return self._way_of_claim(effect)
        if type(effect) is Settle:
            return self._way_of_settle(effect)
        if type(effect) is Reserve:
            return self._way_of_reserve(effect)
        return self._refuse if type(effect) is CountRefusal else self._await

    def _way_of_claim(self, effect: Claim) -> Answer | Way:
        longer = bool(effect.approval or effect.quotas or effect.also or effect.read_key)
        if effect.key is None:
            if longer:
                return self._claim_longer
            return _READ_CLAIMED if effect.run_id is None else self._pay
        if self._owners.is_stale(self._clock.lease_ms()):
            if longer:
                return self._claim_longer_alive
            return self._claim_alive if effect.run_id is None else self._claim_in_run_alive
        if longer:
            return self._claim_longer
        return self._claim if effect.run_id is None else self._claim_in_run

    def _way_of_settle(self, effect: Settle) -> Answer | Way:
        self._owners.settled(effect.entry_id)
        if effect.healthy is False or effect.state not in ledger.SETTLES or effect.approval or effect.returns:
            return self._bad_end
        if effect.key is not None:
            return self._settle if effect.run_id is None else self._settle_in_run
        if effect.run_id is not None:
            return self._end_in_run
        if effect.healthy is None:
            return _SETTLED
        if self.sick.is_stale():
            return self._look_and_end
        return self._bad_end if self.sick.has(effect.breaker) else _SETTLED

    def _way_of_reserve(self, effect: Reserve) -> Answer | Way:
        if effect.attempt > 1 and effect.run_id is not None:
            return self._reserve
        if self.sick.is_stale():
            return self._look_and_reserve
        return self._reserve if self.sick.has(effect.breaker) else _RESERVED

    # --- claim ------------------------------------------------------------------------------------------------

    def _claim_values(self, effect: Claim) -> list[Cell]:
        who, holder = effect.principal, effect.holder
        assert effect.key is not None
        owner = effect.owner if holder is None else f"{effect.owner}@{self._owners.process}"
        return [
            rows.digest(effect.key),
            rows.text(effect.key),
            rows.text(effect.tool),
            rows.text(effect.version),
            rows.text(effect.args_hash),
            rows.text(effect.effect),
            rows.text(f"{owner}/{holder}" if holder else owner),
            rows.number(effect.lease_ms),
            rows.text(effect.trace_id),
            rows.text(who.tenant),
            rows.text(who.id),
            rows.roles(who),
            rows.text(effect.contract_hash),
            rows.text_or_none(effect.session),
            rows.text_or_none(effect.request),
            rows.text_or_none(effect.model_call),
        ]

    def _ask_claim(self, effect: Claim) -> Ask:
        return Ask("claim", [*self._at(), *self._claim_values(effect)])

    def _ask_claim_in_run(self, effect: Claim) -> Ask:
        return Ask("claim_in_run", [*self._at(), *self._claim_values(effect), *_run_values(effect)])

    def _ask_claims(self, effects: Sequence[Claim]) -> Ask:
        return Ask("claim_many", [*self._at(), *_arrays(_CLAIM_KINDS, map(self._claim_values, effects))])

    def _read_claims(self, effects: Sequence[Claim], found: list[Row]) -> list[Any]:
        self.sick.saw(found[0][4])
        return [self._claimed(effect, row) for effect, row in zip(effects, found, strict=True)]

    def _ask_pay(self, effect: Claim) -> Ask:
        return Ask("pay", [*self._at(), *_run_values(effect), rows.text(effect.args_hash)])

    def _read_claim(self, effect: Claim, found: list[Row]) -> Any:
        self.sick.saw(found[0][4])
        return self._claimed(effect, found[0])

    def _claimed(self, effect: Claim, row: Row) -> Any:
        if row[0] is not None:
            return self._noted(effect, Claimed(rows.whole(row[0]), 1, 1, _left(row[1])))
        if row[5] is None:
            return LONGER
        entry = rows.entry_of(row[5:], effect.key)
        if longer.is_of_another(entry, self._owners):
            return LONGER
        move = ledger.claim(entry, effect, now=rows.whole(row[2]), lease_now=rows.real(row[3]), new_id=0)
        return LONGER if move.entry is not None else move.answer

    def _read_pay(self, _effect: Claim, found: list[Row]) -> Any:
        (row,) = found
        self.sick.saw(row[2])
        return LONGER if row[0] is None else Claimed(0, 0, 1, _left(row[1]))

    def _longer_claim(self, effect: Claim, again: bool) -> Talking:  # noqa: FBT001 - one shape for all ways
        answer = yield from longer.claim(effect, self._at(), self._owners, again=again)
        return self._noted(effect, answer)

    def _show_alive(self) -> Generator[Talk, list[Result], str | None]:
        """Before claims of a process that has shown no sign of life lately: it would be taken for dead as soon as it claims."""
        at = self._clock.lease_ms()
        (written,) = yield Talk([self.beat()])
        if isinstance(written, Refused):
            return written.state
        self._owners.shown(at)
        return None

    def _noted(self, effect: Claim, answer: Any) -> Any:
        if type(answer) is Claimed and effect.holder is not None and answer.entry_id:
            self._owners.claimed(answer.entry_id, self._clock.lease_ms() + effect.lease_ms)
        return answer

    def beat(self) -> Ask:
        """Write that this process is alive."""
        return Ask("beat", [*self._at(), rows.text(self._owners.process)])

    # --- settle -----------------------------------------------------------------------------------------------

    def _settle_values(self, effect: Settle) -> list[Cell]:
        assert effect.key is not None
        return [
            rows.text(effect.state),
            rows.outcome(effect.outcome),
            rows.number(effect.ttl_s * 1000) if effect.state in ledger.FINISHED else None,
            rows.number(effect.entry_id),
            rows.number(effect.fence),
            rows.digest(effect.key),
            rows.digest(effect.breaker) if effect.healthy else None,
        ]

    def _ask_settle(self, effect: Settle) -> Ask:
        return Ask("settle", [*self._at(), *self._settle_values(effect)])

    def _ask_settle_in_run(self, effect: Settle) -> Ask:
        return Ask("settle_in_run", [*self._at(), *self._settle_values(effect), *_use_values(effect)])

    def _ask_settles(self, effects: Sequence[Settle]) -> Ask:
        return Ask("settle_many", [*self._at(), *_arrays(_SETTLE_KINDS, map(self._settle_values, effects))])

    def _read_settles(self, effects: Sequence[Settle], found: list[Row]) -> list[Any]:
        if found:
            self.sick.saw(found[0][0])
        done = {rows.whole(row[2]) for row in found}
        return [_SETTLED if effect.entry_id in done else LONGER for effect in effects]

    def _ask_end_in_run(self, effect: Settle) -> Ask:
        watched = rows.digest(effect.breaker) if effect.healthy else None
        return Ask("end_in_run", [*self._at(), watched, *_use_values(effect)])

    def _read_settle(self, _effect: Any, found: list[Row]) -> Any:
        if not found:
            return LONGER
        self.sick.saw(found[0][0])
        return _SETTLED

    def _longer_settle(self, effect: Settle, _again: bool) -> Talking:  # noqa: FBT001 - one shape for all ways
        self.sick.forget()
        return longer.settle(effect, self._at())

    # --- reserve, refuse --------------------------------------------------------------------------------------

    def _longer_reserve(self, effect: Reserve, _again: bool) -> Talking:  # noqa: FBT001 - one shape for all ways
        self.sick.forget()
        return longer.reserve(effect, self._at())

    def _ask_refuse(self, effect: CountRefusal) -> Ask:
        values = [
            *self._at(),
            rows.use_digest(effect.tenant, effect.run_id, effect.tool),
            rows.text(effect.tenant),
            rows.text(effect.run_id),
            rows.text(effect.tool),
            rows.text(effect.code),
            rows.text(effect.args_hash),
            rows.run_digest(effect.tenant, effect.run_id),
        ]
        return Ask("refuse", values)

    def _read_refuse(self, effect: CountRefusal, found: list[Row]) -> Any:
        return budget.counted(rows.whole(found[0][0]), effect.limits)

    # --- looking ----------------------------------------------------------------------------------------------

    def _ask_await(self, effect: AwaitSettle) -> Ask:
        known = [rows.text(self._owners.process), rows.number(SILENT_MS)]
        return Ask("await", [*self._at(), rows.digest(effect.key), *known])

    def _read_await(self, _effect: AwaitSettle, found: list[Row]) -> Any:
        if not found:
            return Awaiting(None, heard=True)
        return Awaiting(rows.real(found[0][0]), heard=found[0][1] == b"\1")

    def _ask_sick(self, _effect: Any) -> Ask:
        return Ask("sick")

    def _read_sick(self, effect: Settle | Reserve, found: list[Row]) -> Any:
        self.sick.saw(found[0][0])
        if self.sick.has(effect.breaker):
            return LONGER
        return _SETTLED if type(effect) is Settle else _RESERVED

    def _once_more(self, effect: Any, _again: bool) -> Talking:  # noqa: FBT001 - one shape for all ways
        """One statement is enough, but somebody was quicker."""
        way = self.way_of(effect)
        assert isinstance(way, Way)
        assert way.ask is not None
        (found,) = yield Talk([way.ask(effect)])
        return way.read(effect, found)


_CLAIM_KINDS = ("bytea", *["text"] * 10, "bytea", *["text"] * 4)
_SETTLE_KINDS = ("text", "bytea", "text", "text", "text", "bytea", "bytea")


def _arrays(kinds: Sequence[str], values: Iterable[Sequence[Cell]]) -> list[bytes]:
    """Rows of values as one array for each column."""
    return [rows.array(kind, column) for kind, column in zip(kinds, zip(*values, strict=True), strict=True)]


def _key(effect: Claim) -> object:
    return effect.key


def _entry_id(effect: Settle) -> object:
    return effect.entry_id


def _run_values(effect: Claim) -> list[Cell]:
    tenant, run_id = effect.principal.tenant, effect.run_id or ""
    return [
        rows.run_digest(tenant, run_id),
        rows.text(run_id),
        *rows.limit_values(effect.limits),
        rows.use_digest(tenant, run_id, effect.tool),
        rows.text(tenant),
    ]


def _use_values(effect: Settle) -> list[Cell]:
    run_id = effect.run_id or ""
    return [
        rows.use_digest(effect.tenant, run_id, effect.tool),
        rows.text_or_none(effect.code),
        rows.text(effect.tenant),
        rows.text(run_id),
        rows.text(effect.tool),
        rows.run_digest(effect.tenant, run_id),
        rows.number(effect.spent_ms),
        rows.number(int(budget.has_written(effect))),
        rows.text(effect.args_hash),
    ]


def _left(ms: Cell) -> int | None:
    """Whole milliseconds that a run has left; None where its time has no limit, and outside a run."""
    return None if ms is None else max(0, int(rows.real(ms)))
