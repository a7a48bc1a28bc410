"""Several processes on one ledger: kills, zombies, races. Leases are real; where one must be over, the parent's clock is ahead."""

import os
import random
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from callwright.core.records.audit_chain import AuditExaminer, parse_record
from callwright.domain.contract import EffectClass
from callwright.domain.effects import (
    AlreadySettled,
    Answer,
    Claimed,
    Exhausted,
    FencedOut,
    InDoubt,
    InFlight,
    Settled,
    Woken,
)
from callwright.domain.quota_rules import QuotaCharge
from callwright.ports import Store
from stores.contract_audit import records
from stores.homes import Home
from stores.making import ending
from stores.postgres import Ledgers
from stores.processes import worker
from stores.processes.nursery import CONTEXT, Child, children
from stores.processes.worker import claim_of, happened, settle_of

LEASE_MS = 60_000
POINTS = ("before claim", "after claim", "before settle", "after settle")


@contextmanager
def opened(home: Home, *, ahead_ms: float = 0) -> Iterator[Store]:
    """The ledger in this process, at a time when leases of ``ahead_ms`` are over."""
    store = home.frozen(ahead_ms)
    try:
        yield store
    finally:
        store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Home]:
    """Every test runs on both ledgers that processes can share."""
    if request.param == "sqlite":
        yield Home(str(tmp_path / "ledger.db"))
        return
    ledgers: Ledgers = request.getfixturevalue("ledgers")
    schema = ledgers.take()
    yield Home(ledgers.url, schema)
    ledgers.give(schema)


@pytest.fixture
def effects(tmp_path: Path) -> Path:
    return tmp_path / "effects.txt"


def _live_until(point: str, child: Child, effect: EffectClass) -> None:
    assert child.hear() == "ready"
    if point == "before claim":
        return
    held = child.ask(claim_of("k", "first", effect))
    assert isinstance(held, Claimed)
    if point == "after claim":
        return
    assert child.ask("k") == "happened"
    if point == "before settle":
        return
    assert child.ask(settle_of("k", held, effect)) == Settled()


@pytest.mark.promise("R1", "C4")
@pytest.mark.parametrize("effect", ["once", "keyed", "idempotent"])
@pytest.mark.parametrize("point", POINTS)
def test_after_a_kill_a_call_that_may_have_happened_is_in_doubt_and_never_made_again(
    home: Home, effects: Path, point: str, effect: EffectClass
) -> None:
    with children(Child(worker.serve, home, effects)) as (child,):
        _live_until(point, child, effect)
        child.kill()
    with opened(home) as store:
        soon = store.perform_effect(claim_of("k", "second", effect))
    with opened(home, ahead_ms=2 * LEASE_MS) as store:
        later = store.perform_effect(claim_of("k", "third", effect))
    if point == "before claim":
        assert isinstance(soon, Claimed)
    elif point == "after settle" and effect == "idempotent":  # never answered from the ledger: it runs again
        assert isinstance(soon, Claimed)
        assert isinstance(later, Claimed)
    elif point == "after settle":
        assert isinstance(soon, AlreadySettled)
        assert isinstance(later, AlreadySettled)
    else:
        assert isinstance(soon, InFlight)
        if effect == "once":
            assert later == InDoubt("trace-first")
        else:
            assert isinstance(later, Claimed)
            assert (later.fence, later.attempt) == (2, 2)
    assert len(happened(effects)) == (point in {"before settle", "after settle"})


def _kill_at_random(home: Home, effects: Path, kills: int, seed: int) -> None:
    """Two workers compete for the same keys; the one or the other is killed, again and again."""
    chance = random.Random(seed)
    names = iter(range(10 * kills))
    keys = 0

    def start() -> Child:
        return Child(worker.work, home, effects, f"w{next(names)}", keys, 10)

    workers = [start(), start()]
    try:
        for _ in range(kills):
            victim = chance.randrange(2)
            workers[victim].hear()
            workers[victim].process.join(chance.uniform(0, 0.04))
            workers[victim].kill()
            keys += 7
            workers[victim] = start()
    finally:
        for child in workers:
            child.kill()


def _check_history(home: Home, effects: Path) -> Counter[str]:
    times = Counter(happened(effects))
    with opened(home, ahead_ms=LEASE_MS) as store:
        entries = store.list_entries(limit=1_000_000)
        states = {entry.key: entry.state for entry in entries}
        ends = _trail(store)
    assert {one.entry_id: one.state for one in entries if one.state != "claimed"} == {
        entry_id: states[-1] for entry_id, states in ends.items()
    }
    # A lease of ten milliseconds may lapse while its owner lives: then it says itself what became of the call.
    assert [states for states in ends.values() if states[:-1] not in ([], ["unknown"])] == []
    assert [key for key, count in times.items() if count > 1] == []
    assert [key for key, state in states.items() if state == "committed" and key not in times] == []
    assert [key for key in times if states.get(key) not in {"committed", "claimed", "unknown"}] == []
    return Counter(states.values())


def _trail(store: Store) -> dict[int, list[str]]:
    """What stands on the audit trail, whose chain holds: the ends of each entry, in order."""
    store.chain_events()
    examiner, found = AuditExaminer(), dict[int, list[str]]()
    for segment in store.list_segments(limit=1_000_000):
        examiner.examine_segment(segment)
        for record in filter(None, map(parse_record, segment.body.splitlines())):
            found.setdefault(record.entry_id, []).append(record.state)
    assert examiner.finish(store.get_head()).troubles == ()
    return found


@pytest.mark.promise("R1", "C4", "E7")
def test_thirty_random_kills_leave_no_double_effect_and_no_commit_without_effect(
    home: Home, effects: Path
) -> None:
    _kill_at_random(home, effects, 30, seed=1)
    assert _check_history(home, effects)["committed"] > 0


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.promise("R1", "C4", "E7")
def test_a_thousand_random_kills_on_each_ledger_leave_no_double_effect(home: Home, effects: Path) -> None:
    _kill_at_random(home, effects, 1_000, seed=2)
    states = _check_history(home, effects)
    assert states["committed"] > 0
    assert states["claimed"] + states["unknown"] > 0, "no kill met a running call: the test shows nothing"


@pytest.mark.promise("R1", "C4", "E7")
def test_processes_that_are_restarted_in_turn_under_load_lose_and_repeat_no_call(
    home: Home, effects: Path
) -> None:
    names, told = count(), Counter[str]()

    def start() -> Child:
        child = Child(worker.call_until_told, home, effects, f"w{next(names)}")
        assert child.hear() == "ready"
        return child

    fleet = [start() for _ in range(3)]
    try:
        for _ in range(6):
            told += fleet[0].ask("end")
            fleet.append(start())
            fleet.pop(0).end()
        for child in fleet:
            told += child.ask("end")
    finally:
        for child in fleet:
            child.end()
    assert set(told) == {"Settled", "AlreadySettled"}
    made = happened(effects)
    assert len(made) == len(set(made)) == told["Settled"]
    store = home.open()
    entries = store.list_entries(limit=100_000)
    assert Counter(one.state for one in entries) == {"committed": len(made)}
    assert [one.kind for one in records(store)] == ["settled"] * len(made)
    assert store.list_doubts() == []
    store.close()


@pytest.mark.promise("R3", "C4")
def test_fifty_processes_on_one_key_make_one_call_and_all_get_its_outcome(home: Home) -> None:
    count = 50
    start = CONTEXT.Barrier(count)
    racers = [Child(worker.race, home, start, f"racer-{n}") for n in range(count)]
    with children(*racers):
        first: list[Answer] = [racer.hear() for racer in racers]
        assert sum(isinstance(answer, Claimed) for answer in first) == 1
        assert sum(isinstance(answer, InFlight) for answer in first) == count - 1
        winner = next(n for n, answer in enumerate(first) if isinstance(answer, Claimed))
        racers[winner].talk.send("settle")
        assert racers[winner].hear() == Settled()
        others = [racer for n, racer in enumerate(racers) if n != winner]
        assert [racer.hear() for racer in others] == [Woken()] * (count - 1)
        assert all(isinstance(racer.hear(), AlreadySettled) for racer in racers)


@pytest.mark.promise("R4")
def test_a_stopped_owner_that_was_taken_over_settles_nothing(home: Home, effects: Path) -> None:
    with children(Child(worker.serve, home, effects)) as (zombie,):
        assert zombie.hear() == "ready"
        held = zombie.ask(claim_of("k", "zombie", "idempotent"))
        os.kill(zombie.process.pid or 0, signal.SIGSTOP)
        with opened(home, ahead_ms=2 * LEASE_MS) as store:
            taken = store.perform_effect(claim_of("k", "heir", "idempotent"))
            assert isinstance(taken, Claimed)
            assert (taken.fence, taken.attempt) == (2, 2)
            assert store.perform_effect(settle_of("k", taken, "idempotent")) == Settled()
        os.kill(zombie.process.pid or 0, signal.SIGCONT)
        assert zombie.ask(settle_of("k", held, "idempotent")) == FencedOut("committed")


@pytest.mark.promise("R4")
def test_a_stopped_owner_of_a_call_in_doubt_settles_it_when_it_wakes(home: Home, effects: Path) -> None:
    with children(Child(worker.serve, home, effects)) as (zombie,):
        assert zombie.hear() == "ready"
        held = zombie.ask(claim_of("k", "zombie"))
        os.kill(zombie.process.pid or 0, signal.SIGSTOP)
        with opened(home, ahead_ms=2 * LEASE_MS) as store:
            assert store.perform_effect(claim_of("k", "second")) == InDoubt("trace-zombie")
        os.kill(zombie.process.pid or 0, signal.SIGCONT)
        assert zombie.ask(settle_of("k", held)) == Settled()
    with opened(home) as store:
        assert isinstance(store.perform_effect(claim_of("k", "third")), AlreadySettled)


@pytest.mark.promise("R7", "C3")
def test_three_processes_of_eight_branches_never_make_a_thirteenth_call_even_over_a_restart(
    home: Home,
) -> None:
    spenders = [Child(worker.spend, home, f"p{n}") for n in range(3)]
    with children(*spenders):
        assert sum(spender.hear() for spender in spenders) == 12
    with children(Child(worker.spend, home, "restarted")) as (spender,):
        assert spender.hear() == 0
    with opened(home) as store:
        assert store.perform_effect(claim_of("another", "me", run="run-1")) == Exhausted("calls", 12)
        assert len(store.list_entries(run_id="run-1")) == 12


@pytest.mark.promise("C1", "C6", "T17")
def test_four_processes_of_a_hundred_racing_calls_take_ten_of_ten(home: Home) -> None:
    start, take = CONTEXT.Barrier(4), QuotaCharge("q", "q", "calls", 10, 3_600_000, "quota_exceeded", 1)
    users = [Child(worker.use_quota, home, start, f"p{n}", take) for n in range(4)]
    with children(*users):
        answers = Counter(answer for user in users for answer in user.hear())
    assert answers == {"Claimed": 10, "QuotaOver": 390}
    with opened(home) as store:
        assert len(store.list_entries(limit=1_000)) == 10


@pytest.mark.promise("C1", "C6")
def test_four_processes_that_race_over_the_ends_of_windows_never_exceed_one(home: Home) -> None:
    window_ms = 400
    start, take = CONTEXT.Barrier(4), QuotaCharge("q", "q", "calls", 10, window_ms, "rate_limited", 1)
    users = [Child(worker.keep_using_quota, home, start, f"p{n}", take, 4 * window_ms) for n in range(4)]
    with children(*users):
        answers = Counter(answer for user in users for answer in user.hear())
    with opened(home) as store:
        taken = sorted(entry.created_at for entry in store.list_entries(limit=1_000))
    assert answers["QuotaOver"] > 0
    assert len(taken) == answers["Claimed"] > 10, "no window ended while they raced: the test shows nothing"
    assert [
        late - early for early, late in zip(taken, taken[10:], strict=False) if late - early < window_ms
    ] == []


@pytest.mark.promise("R9", "C12")
def test_four_processes_of_fifty_attempts_make_one_probe(home: Home) -> None:
    store = home.open()
    for _ in range(5):
        store.perform_effect(ending(healthy=False))
    assert store.get_breaker("pay").state == "open"
    store.close()
    start = CONTEXT.Barrier(4)
    probers = [Child(worker.probe, home, start, 15_001) for _ in range(4)]
    with children(*probers):
        assert sum(prober.hear() for prober in probers) == 1


@pytest.mark.promise("R14")
def test_ten_processes_may_make_the_ledger_at_the_same_time(home: Home) -> None:
    start = CONTEXT.Barrier(10)
    makers = [Child(worker.migrate, home, start) for _ in range(10)]
    with children(*makers):
        assert Counter(maker.hear() for maker in makers) == {"Claimed": 1, "InFlight": 9}


def test_a_forked_child_may_go_on_with_the_store_of_its_parent(home: Home) -> None:
    with opened(home) as store:
        assert isinstance(store.perform_effect(claim_of("k", "parent")), Claimed)
        child = os.fork()
        if child == 0:
            right = isinstance(store.perform_effect(claim_of("k", "child")), InFlight) and isinstance(
                store.perform_effect(claim_of("k2", "child")), Claimed
            )
            os._exit(0 if right else 1)
        _, status = os.waitpid(child, 0)
        assert os.waitstatus_to_exitcode(status) == 0
        assert isinstance(store.perform_effect(claim_of("k2", "parent")), InFlight)
