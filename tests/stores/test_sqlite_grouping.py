"""One fsync for all who wait: threads, tasks and both; and what one job in a batch may do to its neighbours."""

import asyncio
import re
import sqlite3
import threading
from collections import Counter
from collections.abc import Awaitable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace

from app.worlds import SOON
from callwright.domain.effects import (
    AlreadySettled,
    Answer,
    AwaitSettle,
    Claimed,
    Exhausted,
    FencedOut,
    InFlight,
    Settled,
    StoreFailed,
    WaitedOut,
    Woken,
)
from callwright.domain.records import LedgerState, Outcome, RunLimits
from callwright.runtime.clock import SystemClock
from callwright.stores.sqlite import SQLiteStore
from callwright.stores.sqlite.queries import LEDGER_SQL, TRACES_SQL
from callwright.testing import FakeClock
from stores.contract_audit import records
from stores.making import claim, held, read, reserve, settle


class SlowDisk(FakeClock):
    """A clock by which every commit takes two milliseconds: the time between two readings around it."""

    commit_ms = 2.0

    def lease_ms(self) -> float:
        self.advance(self.commit_ms)
        return super().lease_ms()


class GoodDisk(SlowDisk):
    """Two switches of thread take as long as a commit."""

    commit_ms = 0.6


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ledger.db"


@pytest.fixture(params=["quick disk", "slow disk", "real time"])
def store(request: pytest.FixtureRequest, path: Path) -> Iterator[SQLiteStore]:
    clocks = {"quick disk": FakeClock, "slow disk": SlowDisk, "real time": SystemClock}
    store = SQLiteStore(path, clock=clocks[request.param]())
    yield store
    store.close()


async def answered(answer: Answer | Awaitable[Answer]) -> Answer:
    return answer if isinstance(answer, Answer) else await answer


async def call(store: SQLiteStore, key: str) -> None:
    owner = held(await answered(store.perform_effect_async(claim(key, owner=key))))
    assert await answered(store.perform_effect_async(settle(owner, key=key))) == Settled()
    store.mark_delivered(owner.entry_id)


def commits_of(store: SQLiteStore) -> list[str]:
    """From now on, every statement that begins or ends a transaction."""
    seen: list[str] = []
    connection = store._database._connection
    assert connection is not None
    connection.set_trace_callback(lambda sql: seen.append(sql) if sql in {"COMMIT", "ROLLBACK"} else None)
    return seen


@pytest.mark.promise("C4")
def test_tasks_that_ask_together_share_a_commit_and_each_is_answered(store: SQLiteStore) -> None:
    seen = commits_of(store)

    async def main() -> None:
        await asyncio.gather(*(call(store, f"key-{n}") for n in range(100)))

    asyncio.run(main())
    entries = store.list_entries(limit=1_000)
    assert len({entry.entry_id for entry in entries}) == 100
    assert {(entry.state, entry.delivered) for entry in entries} == {("committed", True)}
    assert len(seen) <= 5


@pytest.mark.parametrize("count", [2, 7, 16, 19])
def test_a_batch_takes_one_statement_for_up_to_sixteen_claims_or_settles(path: Path, count: int) -> None:
    store = SQLiteStore(path, clock=FakeClock())
    store.perform_effect(claim("first"))  # opens the file
    seen: list[str] = []
    connection = store._database._connection
    assert connection is not None
    connection.set_trace_callback(seen.append)

    async def main() -> None:
        await asyncio.gather(*(call(store, f"key-{n}") for n in range(count)))

    asyncio.run(main())
    connection.set_trace_callback(None)
    # A statement with a trigger is reported again for each step of the trigger.
    counts = Counter(
        tuple(sql.split())[:4] for sql in dict.fromkeys(seen) if sql not in {"BEGIN IMMEDIATE", "COMMIT"}
    )
    del counts[("UPDATE", "ledger", "SET", "delivered")]  # whenever it suits
    statements = -(-count // 16)
    assert {words: n for words, n in counts.items() if words[0] != "SELECT"} == {
        ("INSERT", "INTO", "ledger", "(key,"): statements,
        ("INSERT", "INTO", "settling", "VALUES"): statements,
    }
    assert {entry.state for entry in store.list_entries(limit=count)} == {"committed"}
    store.close()


async def count_answered_at_once(store: SQLiteStore) -> int:
    at_once = 0
    for n in range(100):
        answer = store.perform_effect_async(claim(f"key-{n}"))
        at_once += isinstance(answer, Claimed)
        await answered(answer)
    return at_once


@pytest.mark.parametrize("clock", [FakeClock(), GoodDisk()], ids=["quick disk", "good disk"])
def test_a_lone_task_is_answered_at_once_unless_commits_are_slow(path: Path, clock: FakeClock) -> None:
    store = SQLiteStore(path, clock=clock)
    assert asyncio.run(count_answered_at_once(store)) > 50  # the others met the thread that writes traces
    store.close()


def test_a_lone_task_leaves_slow_commits_to_the_writer_thread(path: Path) -> None:
    store = SQLiteStore(path, clock=SlowDisk())
    assert asyncio.run(count_answered_at_once(store)) < 25  # before the first commits have shown the disk
    store.close()


def test_a_task_that_was_alone_has_a_slow_commit_made_without_another_turn_of_its_loop(path: Path) -> None:
    store = SQLiteStore(path, clock=SlowDisk())
    committed = threading.Event()

    def note(sql: str) -> None:
        if sql == "COMMIT" and threading.current_thread().name == "callwright-writer":
            committed.set()

    async def main() -> None:
        for key in ("a", "b"):  # by then it is known to be alone, and the disk to be slow
            await answered(store.perform_effect_async(claim(key)))
        connection = store._database._connection
        assert connection is not None
        connection.set_trace_callback(note)
        answer = store.perform_effect_async(claim("c"))
        assert committed.wait(SOON)
        held(await answered(answer))

    try:
        asyncio.run(main())
    finally:
        store.close()


def test_a_lone_task_leaves_the_commit_after_a_stall_to_the_writer_thread(path: Path) -> None:
    clock = GoodDisk()
    store = SQLiteStore(path, clock=clock)

    async def main() -> list[bool]:
        await count_answered_at_once(store)
        at_once = []
        for n, commit_ms in enumerate((0.6, 50.0, 0.6, 0.6)):
            clock.commit_ms = commit_ms
            answer = store.perform_effect_async(claim(f"then-{n}"))
            at_once.append(isinstance(answer, Claimed))
            await answered(answer)
        return at_once

    assert asyncio.run(main()) == [True, True, False, True]
    store.close()


def test_tasks_that_ask_together_leave_commits_to_the_writer_thread_unless_they_are_quick(path: Path) -> None:
    threads = set()
    store = SQLiteStore(path, clock=GoodDisk())
    connection = store._database._connection
    assert connection is not None
    connection.set_trace_callback(
        lambda sql: threads.add(threading.current_thread().name) if sql == "COMMIT" else None
    )

    async def main() -> None:
        for n in range(20):
            await asyncio.gather(*(call(store, f"key-{n}-{m}") for m in range(4)))
            if n == 9:
                threads.clear()

    asyncio.run(main())
    assert "MainThread" not in threads
    store.close()


@pytest.mark.promise("C4")
def test_threads_and_tasks_may_use_one_store_at_the_same_time(store: SQLiteStore) -> None:
    async def tasks(name: int) -> None:
        await asyncio.gather(*(call(store, f"task-{name}-{n}") for n in range(50)))

    def thread(name: int) -> None:
        for n in range(50):
            key = f"thread-{name}-{n}"
            assert store.perform_effect(settle(held(store.perform_effect(claim(key))), key=key)) == Settled()

    with ThreadPoolExecutor(8) as pool:
        loops = [pool.submit(asyncio.run, tasks(n)) for n in range(3)]
        threads = [pool.submit(thread, n) for n in range(5)]
        for done in (*loops, *threads):
            done.result(60)
    entries = store.list_entries(limit=1_000)
    assert len(entries) == 400
    assert {entry.state for entry in entries} == {"committed"}


@pytest.mark.promise("C4")
def test_a_job_that_cannot_be_written_harms_none_of_its_neighbours(store: SQLiteStore) -> None:
    async def main() -> list[Answer | BaseException]:
        keys = ("one", "lone surrogate \ud800", "two", "one")
        asked = (answered(store.perform_effect_async(claim(key))) for key in keys)
        return await asyncio.gather(*asked, return_exceptions=True)

    one, broken, two, again = asyncio.run(main())
    assert isinstance(broken, UnicodeEncodeError)
    assert isinstance(one, Claimed)
    assert isinstance(two, Claimed)
    assert isinstance(again, InFlight)
    assert {entry.key for entry in store.list_entries()} == {"one", "two"}


@pytest.mark.promise("C4")
def test_a_batch_of_calls_some_of_which_were_made_before_answers_each_for_itself(store: SQLiteStore) -> None:
    before = held(store.perform_effect(claim("key-7")))
    store.perform_effect(settle(before, key="key-7"))
    running = held(store.perform_effect(claim("key-20")))

    async def main() -> list[Answer]:
        twice = [f"key-{n}" for n in range(40)] + ["key-3", "key-30"]
        return await asyncio.gather(
            answered(store.perform_effect_async(settle(running, "failed", key="key-20"))),
            *(
                answered(store.perform_effect_async(claim(key, owner=f"call-{n}")))
                for n, key in enumerate(twice)
            ),
        )

    _, *answers = asyncio.run(main())
    assert isinstance(answers[7], AlreadySettled)
    assert isinstance(answers[20], AlreadySettled | InFlight)
    assert isinstance(answers[40], InFlight)
    assert isinstance(answers[41], InFlight)
    won = [answer for answer in answers if isinstance(answer, Claimed)]
    assert len(won) == len({answer.entry_id for answer in won}) == 38
    owners = {entry.entry_id: entry.owner for entry in store.list_entries()}
    assert [owners[a.entry_id] for a in won] == [f"call-{n}" for n in range(40) if n not in {7, 20}]


@pytest.mark.promise("C4")
def test_a_batch_of_settles_some_of_which_are_stale_answers_each_for_itself(store: SQLiteStore) -> None:
    owners = [held(store.perform_effect(claim(f"key-{n}"))) for n in range(40)]
    store.perform_effect(settle(owners[5], "failed", key="key-5"))

    async def main() -> list[Answer]:
        asked = [settle(owner, key=f"key-{n}") for n, owner in enumerate(owners)]
        asked[9] = settle(replace(owners[9], fence=7), key="key-9")
        return await asyncio.gather(*(answered(store.perform_effect_async(effect)) for effect in asked))

    answers = asyncio.run(main())
    assert {n: answer for n, answer in enumerate(answers) if answer != Settled()} == {
        5: FencedOut("failed"),
        9: FencedOut("claimed"),
    }
    states = Counter(entry.state for entry in store.list_entries())
    assert states == {"committed": 38, "failed": 1, "claimed": 1}


@pytest.mark.promise("C4", "E7", "R7")
@pytest.mark.parametrize("state", ["committed", "failed", "released", "answered", "unknown"])
def test_a_settle_beside_a_stale_one_is_on_the_trail_and_charged_to_its_run(
    store: SQLiteStore, state: LedgerState
) -> None:
    limits = RunLimits(max_total_latency_ms=1_000)
    stale = held(store.perform_effect(claim("stale")))
    good = held(store.perform_effect(claim("good", run="r", limits=limits)))
    asked = [
        settle(replace(stale, fence=7), key="stale"),
        settle(good, state, key="good", run="r", spent_ms=1_000),
    ]

    async def main() -> list[Answer]:
        return await asyncio.gather(*(answered(store.perform_effect_async(effect)) for effect in asked))

    assert asyncio.run(main()) == [FencedOut("claimed"), Settled()]
    assert [(one.entry_id, one.state) for one in records(store)] == [(good.entry_id, state)]
    assert isinstance(store.perform_effect(read(run="r", limits=limits)), Exhausted)


@pytest.mark.promise("C3", "R7")
def test_calls_that_meet_the_budget_in_one_batch_take_no_more_than_it_has(store: SQLiteStore) -> None:
    limits = RunLimits(max_total_latency_ms=10_000_000)

    async def main() -> list[Answer]:
        wanted = [claim(f"key-{n}", run="r", limits=limits) for n in range(10)]
        wanted += [read(run="r", limits=limits) for _ in range(10)]
        return await asyncio.gather(*(answered(store.perform_effect_async(effect)) for effect in wanted))

    answers = asyncio.run(main())
    assert sum(isinstance(answer, Claimed) for answer in answers) == 12
    assert [answer for answer in answers if isinstance(answer, Exhausted)] == [Exhausted("calls", 12)] * 8
    assert len(store.list_entries()) == sum(isinstance(a, Claimed) and a.entry_id > 0 for a in answers)


@pytest.mark.promise("R20")
def test_a_write_that_is_called_off_is_written_all_the_same_because_nobody_could_say_whether_it_was(
    store: SQLiteStore,
) -> None:
    async def main() -> None:
        first, second = await asyncio.gather(
            answered(store.perform_effect_async(claim("a"))), answered(store.perform_effect_async(claim("b")))
        )
        asked = [
            store.perform_effect_async(claim("c")),
            store.perform_effect_async(settle(held(first), key="a")),
            store.perform_effect_async(settle(held(second), key="b")),
        ]
        for waiting in asked[:2]:
            assert isinstance(waiting, asyncio.Future)
            assert not waiting.cancel()
        assert all([await answered(one) for one in asked])

    asyncio.run(main())
    states = {entry.key: entry.state for entry in store.list_entries()}
    assert states == {"a": "committed", "b": "committed", "c": "claimed"}


def test_a_loop_that_ends_with_questions_open_leaves_the_store_usable(store: SQLiteStore) -> None:
    async def main() -> None:
        store.perform_effect_async(claim("a"))
        store.perform_effect_async(claim("b"))

    asyncio.run(main())

    async def after() -> Answer:
        return await answered(store.perform_effect_async(claim("c")))

    held(asyncio.run(after()))
    assert "c" in {entry.key for entry in store.list_entries()}


def test_every_task_of_a_batch_is_told_when_the_file_is_locked(path: Path) -> None:
    store = SQLiteStore(path, clock=FakeClock(), busy_ms=50)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")

    async def main() -> list[Answer]:
        return await asyncio.gather(
            *(answered(store.perform_effect_async(claim(f"key-{n}"))) for n in range(20))
        )

    assert asyncio.run(main()) == [StoreFailed("locked")] * 20
    holder.close()
    assert store.list_entries() == []
    store.close()


@pytest.mark.promise("R3")
def test_a_waiter_in_the_same_process_is_woken_by_the_settle_and_not_by_the_clock(path: Path) -> None:
    clock = FakeClock(auto=False)
    store = SQLiteStore(path, clock=clock)

    async def main() -> Answer:
        owner = held(await answered(store.perform_effect_async(claim())))
        waiting = asyncio.ensure_future(answered(store.perform_effect_async(AwaitSettle("k", 60_000))))
        for _ in range(10):
            await asyncio.sleep(0)
        assert clock.slept
        await answered(store.perform_effect_async(settle(owner)))
        return await waiting

    before = clock.lease_ms()
    assert asyncio.run(main()) == Woken()
    assert clock.lease_ms() == before
    store.close()


def test_a_waiting_thread_gives_up_in_time(store: SQLiteStore) -> None:
    held(store.perform_effect(claim()))
    assert store.perform_effect(AwaitSettle("k", 20)) == WaitedOut()


def test_closing_answers_who_still_waits_and_ends_the_threads(path: Path) -> None:
    before = set(threading.enumerate())
    store = SQLiteStore(path, clock=SlowDisk())

    async def main() -> None:
        await asyncio.gather(*(call(store, f"key-{n}") for n in range(20)))

    asyncio.run(main())
    store.save_tape("call-1", run_id=None, tool="pay", code=None, body=b"")
    store.close()
    assert set(threading.enumerate()) <= before  # one of another test may have ended meanwhile


def test_closing_while_many_threads_ask_leaves_none_of_them_waiting(store: SQLiteStore) -> None:
    def ask(name: int) -> set[type]:
        return {type(store.perform_effect(claim(f"key-{name}-{n}"))) for n in range(200)}

    with ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(ask, n) for n in range(7)]
        pool.submit(store.close).result(30)
        assert set().union(*(each.result(30) for each in asked)) <= {Claimed, StoreFailed}
    assert store.perform_effect(claim("afterwards")) == StoreFailed("gone")


# --- the statements -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    """A ledger of 100,000 settled calls."""
    path = tmp_path_factory.mktemp("large") / "ledger.db"
    store = SQLiteStore(path, clock=FakeClock())
    store.perform_effect(settle(held(store.perform_effect(claim("first")))))
    store.close()
    connection = sqlite3.connect(path)
    names = [row[1] for row in connection.execute("PRAGMA table_info(ledger)")]
    same = ", ".join(name for name in names if name not in {"entry_id", "key"})
    connection.execute(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) "
        f"INSERT INTO ledger (key, {same}) SELECT hex(randomblob(16)), {same} FROM n, ledger WHERE entry_id = 1"
    )
    connection.commit()
    yield connection
    connection.close()


ON_THE_WAY_OF_A_CALL = (
    "claim",
    "unclaim",
    "unclaim_span",
    "next_id",
    "by_key",
    "change",
    "retire",
    "deliver",
    "state_of",
    "take",
    "run",
    "put_run",
    "use",
    "put_use",
    "use_succeeded",
    "breaker",
    "put_breaker",
    "drop_breaker",
)


@pytest.mark.promise("R19")
@pytest.mark.parametrize("name", ON_THE_WAY_OF_A_CALL)
def test_no_statement_on_the_way_of_a_call_scans_a_table(large: sqlite3.Connection, name: str) -> None:
    assert not _list_scans(large, LEDGER_SQL[name])


@pytest.mark.promise("R19")
def test_no_step_of_a_settle_scans_a_table(large: sqlite3.Connection) -> None:
    steps = (
        re.sub(r"NEW\.\w+", "?", LEDGER_SQL["make_settling_trigger"]).partition(" BEGIN ")[2].split(";")[:-1]
    )
    assert len(steps) == 3
    for step in steps:
        if "RAISE" not in step:
            assert not _list_scans(large, step)


def _list_scans(connection: sqlite3.Connection, statement: str) -> list[str]:
    values = [None] * _parameters(connection, statement)
    plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
    return [step for *_, step in plan if re.match(r"SCAN (?!\(subquery|(\d+ )?CONSTANT|json_each)", step)]


def _parameters(connection: sqlite3.Connection, statement: str) -> int:
    for count in range(30):
        try:
            connection.execute(f"EXPLAIN {statement}", [None] * count)
        except sqlite3.ProgrammingError:
            continue
        return count
    raise AssertionError(statement)


def test_the_newest_entries_are_read_in_the_order_of_the_table(large: sqlite3.Connection) -> None:
    statement = LEDGER_SQL["listed"]
    values = [None] * _parameters(large, statement)
    plan = large.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
    assert not [step for *_, step in plan if "TEMP B-TREE" in step]


def test_every_statement_has_a_name_of_its_own() -> None:
    for queries in (LEDGER_SQL, TRACES_SQL):
        assert len(set(queries.list_names())) == len(queries.list_names())


def test_a_breaker_that_is_well_costs_no_statement(path: Path) -> None:
    store = SQLiteStore(path, clock=SystemClock())
    seen = commits_of(store)
    for _ in range(50):
        assert type(store.perform_effect(reserve())).__name__ == "Reserved"
        assert isinstance(store.perform_effect(read()), Claimed)
    assert seen == []
    store.close()


@pytest.mark.costly
@pytest.mark.promise("R19")
def test_a_sweep_of_many_entries_is_many_short_transactions(tmp_path: Path) -> None:
    clock = FakeClock()
    store = SQLiteStore(tmp_path / "ledger.db", clock=clock)
    large = Outcome(data="x" * 10_000)
    for n in range(2_000):
        first = held(store.perform_effect(claim(f"k{n}")))
        store.perform_effect(settle(first, key=f"k{n}", ttl_s=1, outcome=large))
    clock.advance(2_000)
    assert store.sweep()["archived"] == 2_000
    found = store.collect_stats()
    store.close()
    assert found["archived"] == 1_999  # the newest row stays: its number would be given again
    assert found["wal_bytes"] < 16_000_000
