"""Every history of one key within bounds, and the invariants that no history may break."""

from collections.abc import Iterator
from itertools import product
from typing import Literal, get_args

import pytest
from msgspec import Struct
from msgspec.structs import replace

from callwright.core.records import ledger
from callwright.domain.contract import EffectClass, Repeat
from callwright.domain.effects import AlreadySettled, Answer, Claimed, FencedOut, Settled
from callwright.domain.records import LedgerEntry, LedgerState, Outcome
from stores.making import LEASE_MS, PAID, claim, settle

Step = Literal[
    "claim",
    "resume",
    "commit",
    "fail",
    "release",
    "answer",
    "doubt",
    "old commits",
    "old releases",
    "lease over",
    "expiry",
    "sweep",
    "deliver",
    "confirm",
    "reject",
    "reopen",
]
STEPS: tuple[Step, ...] = get_args(Step)
ENDS: dict[Step, LedgerState] = {
    "commit": "committed",
    "fail": "failed",
    "release": "released",
    "answer": "answered",
    "doubt": "unknown",
    "old commits": "committed",
    "old releases": "released",
}
DECISIONS: dict[Step, LedgerState] = {"confirm": "committed", "reject": "failed", "reopen": "released"}
TTL_S = 60


class World(Struct):
    """One key, everybody who ever claimed it, and what each of them knows."""

    effect: EffectClass
    repeat: Repeat = "replay"
    entry: LedgerEntry | None = None
    now: int = 0
    made: int = 0
    owners: int = 0
    held: list[Claimed] = []
    last: Answer | None = None

    def step(self, step: Step) -> None:
        if step in ENDS:
            self._settle(step)
        elif step in {"claim", "resume"}:
            self._claim(step)
        elif self.entry is not None:
            self._happens(step, self.entry)
        else:
            self.last = None

    def _claim(self, step: Step) -> None:
        self.owners += step != "resume"
        asked = claim(
            owner=f"c{self.owners}", effect=self.effect, repeat=self.repeat, resumed=step == "resume"
        )
        move = ledger.claim_entry(self.entry, asked, now=self.now, lease_now=self.now, new_id=self.made + 1)
        self._keep(move)
        if isinstance(move.answer, Claimed):
            self.held.append(move.answer)

    def _settle(self, step: Step) -> None:
        self.last = None
        if self.held:
            holder = self.held[0] if step.startswith("old") else self.held[-1]
            self._keep(ledger.settle_entry(self.entry, settle(holder, ENDS[step], ttl_s=TTL_S), now=self.now))

    def _keep(self, move: ledger.LedgerMove) -> None:
        self.last = move.answer
        if move.entry is not None:
            self.made = max(self.made, move.entry.entry_id)
            self.entry = move.entry

    def _happens(self, step: Step, entry: LedgerEntry) -> None:
        self.last = None
        match step:
            case "lease over":
                self.now += LEASE_MS + 1
            case "expiry":
                self.now += TTL_S * 1000
            case "deliver":
                self.entry = ledger.deliver_entry(entry)
            case "sweep":
                event, after = ledger.sweep_entry(entry, now=self.now, lease_now=self.now)
                self.entry = None if event == "expire" else after
            case "confirm" | "reject" | "reopen":
                decided = ledger.decide_entry(
                    entry, DECISIONS[step], by="eve", why="looked", outcome=None, now=self.now
                )
                self.entry = decided or entry
            case _:
                raise AssertionError(step)


def copy(world: World) -> World:
    return replace(world, held=list(world.held))


def histories(start: World, length: int) -> Iterator[tuple[World, Step, World]]:
    """Every step of every history up to that length, once for each different world it starts from."""
    frontier, seen = [start], {_face(start)}
    for _ in range(length):
        reached = []
        for before, step in product(frontier, STEPS):
            after = copy(before)
            after.step(step)
            yield before, step, after
            if _face(after) not in seen:
                seen.add(_face(after))
                reached.append(after)
        frontier = reached


def _face(world: World) -> str:
    return repr((world.entry, world.now, world.held, world.owners))


CLASSES: tuple[EffectClass, ...] = ("once", "idempotent", "keyed")
POLICIES: tuple[Repeat, ...] = ("replay", "replay_undelivered", "ask", "allow")
every_history = pytest.mark.parametrize(
    ("effect", "repeat"), [(e, r) for e in CLASSES for r in POLICIES], ids=lambda v: v
)


@pytest.mark.costly
@every_history
@pytest.mark.parametrize(("length", "steps"), [(5, 1_000), pytest.param(6, 4_000, marks=pytest.mark.slow)])
@pytest.mark.promise("C4", "R1", "R4", "R18")
def test_no_history_breaks_an_invariant(effect: EffectClass, repeat: Repeat, length: int, steps: int) -> None:
    checked = 0
    for before, step, after in histories(World(effect, repeat), length):
        checked += 1
        _a_call_that_may_have_been_sent_is_not_run_again(before, after)
        _owners_only_ever_get_newer(before, after)
        _a_stale_owner_changes_nothing(before, step, after)
        _every_change_is_in_the_table(before, after)
        _what_is_final_stays_until_it_expires_or_was_delivered(before, step, after)
    assert checked > steps


def _a_call_that_may_have_been_sent_is_not_run_again(before: World, after: World) -> None:
    """``once`` runs when the key is free, when it was released, or when a delivered call is meant a second time."""
    if before.effect != "once" or not _is_newly_claimed(before, after) or before.entry is None:
        return
    free = ledger.is_expired(before.entry, now=before.now)
    second_intent = before.entry.delivered and before.repeat in {"replay_undelivered", "allow"}
    assert (
        before.entry.state == "released"
        or free
        or (second_intent and before.entry.state in ledger.FINISHED_STATES)
    )


def _is_newly_claimed(before: World, after: World) -> bool:
    answer = after.last
    return isinstance(answer, Claimed) and answer not in before.held


def _owners_only_ever_get_newer(before: World, after: World) -> None:
    if before.entry is not None and after.entry is not None:
        assert _age(after.entry) >= _age(before.entry)
    if _is_newly_claimed(before, after) and before.entry is not None and after.entry is not None:
        assert _age(after.entry) > _age(before.entry)
    ages = [(claimed.entry_id, claimed.fence) for claimed in after.held]
    assert ages == sorted(ages)


def _age(entry: LedgerEntry) -> tuple[int, int]:
    return entry.entry_id, entry.fence


def _a_stale_owner_changes_nothing(before: World, step: Step, after: World) -> None:
    if step not in ENDS or not before.held:
        return
    holder = before.held[0] if step.startswith("old") else before.held[-1]
    if before.entry is None or _age(before.entry) != (holder.entry_id, holder.fence):
        assert isinstance(after.last, FencedOut)
        assert after.entry == before.entry
    elif before.entry.state in {"claimed", "unknown"}:
        assert after.last == Settled()


def _every_change_is_in_the_table(before: World, after: World) -> None:
    if before.entry is None or after.entry is None or before.entry.entry_id != after.entry.entry_id:
        return
    old, new = before.entry, after.entry
    if (old.state, old.fence) == (new.state, new.fence):
        return
    ways = [row[old.state] for row in ledger.LEDGER_TRANSITIONS.values() if old.state in row]
    rise = "next" if new.fence == old.fence + 1 else "same"
    assert any(way.to == new.state and way.fence == rise for way in ways)


def _what_is_final_stays_until_it_expires_or_was_delivered(before: World, step: Step, after: World) -> None:
    old = before.entry
    if (
        old is None
        or old.state not in {"committed", "failed", "answered"}
        or ledger.is_expired(old, now=before.now)
    ):
        return
    second = old.state == "answered" or before.repeat != "replay"
    runs_again = step in {"claim", "resume"} and _may_run_again(before.effect, old.state)
    if step == "claim" and not runs_again and not (old.delivered and second):
        assert isinstance(after.last, AlreadySettled)
    if not old.delivered and not runs_again:
        assert after.entry is not None
        assert replace(after.entry, delivered=False) == old


def _may_run_again(effect: EffectClass, state: LedgerState) -> bool:
    return {"committed": effect == "idempotent", "answered": effect != "once"}.get(state, False)


@pytest.mark.promise("R18")
@pytest.mark.parametrize("effect", CLASSES)
def test_every_way_of_the_table_is_walked(effect: EffectClass) -> None:
    """Otherwise the enumeration would prove less than it says."""
    seen = set()
    for before, _, after in histories(World(effect, "replay_undelivered"), 4):
        old = before.entry.state if before.entry else "absent"
        seen.add((old, after.entry.state if after.entry else None))
    ways = [(old, way.to) for row in ledger.LEDGER_TRANSITIONS.values() for old, way in row.items() if way.to]
    expected = set(ways) - ({("unknown", "claimed")} if effect == "once" else set())
    assert expected <= seen


def test_the_table_ends_only_where_a_key_may_be_free() -> None:
    ends = {old for row in ledger.LEDGER_TRANSITIONS.values() for old, way in row.items() if way.to is None}
    assert ends == {"committed", "failed", "released", "answered"} == set(ledger.FINISHED_STATES)


def test_becoming_unknown_never_raises_the_fence_and_a_new_owner_always_does() -> None:
    for event, row in ledger.LEDGER_TRANSITIONS.items():
        for old, way in row.items():
            if way.to == "unknown":
                assert way.fence == "same", (event, old)
            if way.to == "claimed" and event != "resume":
                assert way.fence in {"first", "next"}, (event, old)


def test_a_settle_of_an_archived_entry_says_that_its_end_is_not_known_here() -> None:
    assert ledger.settle_entry(None, settle(Claimed(1, 1, 1, None)), now=0).answer == FencedOut("unknown")


def test_a_claim_keeps_what_is_needed_to_find_it_again() -> None:
    asked = claim(run="r", request="q", model_call="m")
    move = ledger.claim_entry(None, asked, now=5, lease_now=7.0, new_id=3)
    entry = move.entry
    assert entry is not None
    assert (entry.entry_id, entry.key, entry.run_id, entry.trace_id) == (3, "k", "r", "trace-call-1")
    assert (entry.created_at, entry.lease_until, entry.expires_at) == (5, 7.0 + LEASE_MS, None)
    assert (entry.session, entry.request, entry.model_call) == ("s", "q", "m")
    assert move.executes


def test_a_decided_entry_is_remembered_for_thirty_days() -> None:
    entry = ledger.claim_entry(None, claim(), now=0, lease_now=0, new_id=1).entry
    assert entry is not None
    doubtful = ledger.settle_entry(entry, settle(Claimed(1, 1, 1, None), "unknown"), now=0).entry
    assert doubtful is not None
    decided = ledger.decide_entry(doubtful, "committed", by="eve", why="seen", outcome=PAID, now=10)
    assert decided is not None
    assert decided.outcome == PAID
    assert not ledger.is_expired(decided, now=9 + ledger.DECIDED_TTL_MS)
    assert ledger.is_expired(decided, now=10 + ledger.DECIDED_TTL_MS)


def test_a_confirmation_without_an_outcome_is_a_success_without_data() -> None:
    world = World("once")
    for step in ("claim", "doubt", "confirm", "claim"):
        world.step(step)
    assert isinstance(world.last, AlreadySettled)
    assert world.last.outcome == Outcome()
