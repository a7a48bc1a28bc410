"""Many who ask at once, and whatever they may be called: grouping, waiting, loops, and names of a hostile caller."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import psycopg
import pytest
from msgspec.structs import replace
from psycopg.sql import SQL, Identifier

from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.domain.effects import (
    AlreadySettled,
    Answer,
    AwaitSettle,
    Claimed,
    Counted,
    Exhausted,
    InFlight,
    KeyConflict,
    Settled,
    WaitedOut,
    Woken,
)
from callwright.domain.records import Outcome, RunLimits
from callwright.ports import StoreEffect
from callwright.runtime.clock import SystemClock
from callwright.stores.postgres import PostgresStore
from callwright.stores.postgres.pipeline_connection import Query
from callwright.stores.postgres.queries import QUERIES
from callwright.stores.postgres.row_codec import digest_name
from callwright.testing import FakeClock
from stores.making import claim, held, read, refusal, settle
from stores.postgres import Ledgers


@pytest.fixture
def schema(ledgers: Ledgers) -> Iterator[str]:
    taken = ledgers.take()
    yield taken
    ledgers.give(taken)


@pytest.fixture
def store(ledgers: Ledgers, schema: str) -> Iterator[PostgresStore]:
    one = PostgresStore(ledgers.url, schema=schema, clock=SystemClock())
    yield one
    one.close()


async def ask(store: PostgresStore, effect: StoreEffect) -> Answer:
    answer = store.perform_effect_async(effect)
    return answer if isinstance(answer, Answer) else await answer


def commits(ledgers: Ledgers, schema: str) -> int:
    """In how many transactions the rows of a ledger were last written."""
    with psycopg.connect(ledgers.url) as connection:
        counted = connection.execute(
            SQL("SELECT count(DISTINCT xmin::text) FROM {}.ledger").format(Identifier(schema))
        ).fetchone()
    assert counted is not None
    return int(counted[0])


def test_two_hundred_tasks_commit_together(store: PostgresStore, ledgers: Ledgers, schema: str) -> None:
    async def one(number: int) -> Answer:
        taken = held(
            await ask(store, claim(f"k{number}", owner=f"call-{number}", run=f"r{number % 7}", limits=WIDE))
        )
        return await ask(store, settle(taken, key=f"k{number}", run=f"r{number % 7}"))

    async def story() -> list[Answer]:
        return list(await asyncio.gather(*(one(number) for number in range(200))))

    assert asyncio.run(story()) == [Settled()] * 200
    assert commits(ledgers, schema) <= 20
    assert store.collect_stats()["entries"] == {"committed": 200}


WIDE = RunLimits(max_tool_calls=1_000)


def test_a_duplicate_in_the_same_moment_is_in_flight_and_a_run_in_it_is_not_overdrawn(
    store: PostgresStore,
) -> None:
    async def story() -> list[Answer]:
        keys = [f"k{number // 2}" for number in range(60)]
        return list(
            await asyncio.gather(
                *(ask(store, claim(key, owner=f"c{n}", run="r")) for n, key in enumerate(keys))
            )
        )

    answers = asyncio.run(story())
    assert sum(isinstance(answer, Claimed) for answer in answers) == 12
    assert sum(isinstance(answer, InFlight) for answer in answers) == 12
    assert answers.count(Exhausted("calls", 12)) == 36


@pytest.mark.promise("R3")
def test_a_task_that_waits_is_woken_by_a_notice_of_another_process_without_looking(
    ledgers: Ledgers, schema: str, store: PostgresStore
) -> None:
    clock = FakeClock(auto=False)
    waiting_one = PostgresStore(ledgers.url, schema=schema, clock=clock)
    first = held(store.perform_effect(replace(claim(), lease_ms=60_000)))

    async def story() -> Answer:
        waiting = asyncio.ensure_future(ask(waiting_one, AwaitSettle("k", 60_000)))
        await asyncio.to_thread(_listening, waiting_one)
        assert not waiting.done()
        await asyncio.to_thread(store.perform_effect, settle(first))
        return await asyncio.wait_for(waiting, 5)

    assert asyncio.run(story()) == Woken()
    waiting_one.close()


@pytest.mark.promise("R3")
def test_whoever_is_told_that_a_call_has_ended_asks_nothing_more_before_it_claims(
    ledgers: Ledgers, schema: str, store: PostgresStore
) -> None:
    patient = PostgresStore(ledgers.url, schema=schema, clock=FakeClock(auto=False), lock_ms=60_000)
    taken = [held(store.perform_effect(replace(claim(key), lease_ms=60_000))) for key in ("first", "second")]

    async def story(locker: psycopg.Connection[Any]) -> Answer:
        first = asyncio.ensure_future(ask(patient, AwaitSettle("first", 60_000)))
        await asyncio.to_thread(_listening, patient)
        await asyncio.to_thread(store.perform_effect, settle(taken[0], key="first"))
        await asyncio.wait_for(first, 5)
        second = asyncio.ensure_future(ask(patient, AwaitSettle("second", 60_000)))
        await asyncio.to_thread(_awaited, locker, schema, "second")
        locker.execute(SQL("LOCK TABLE {}.ledger IN ACCESS EXCLUSIVE MODE").format(Identifier(schema)))
        _notify(ledgers, schema, "second")
        return await asyncio.wait_for(second, 5)

    with psycopg.connect(ledgers.url) as locker:
        assert asyncio.run(story(locker)) == Woken()
    assert isinstance(store.perform_effect(claim("second", owner="other")), InFlight)
    patient.close()


@pytest.mark.promise("R3", "R11")
def test_a_notice_that_was_lost_with_the_connection_is_made_up_for_by_a_look(
    ledgers: Ledgers, schema: str, store: PostgresStore
) -> None:
    waiting_one = PostgresStore(ledgers.url, schema=schema, clock=FakeClock(auto=False))
    held(store.perform_effect(replace(claim(), lease_ms=60_000)))

    async def story(other: psycopg.Connection[Any]) -> Answer:
        waiting = asyncio.ensure_future(ask(waiting_one, AwaitSettle("k", 60_000)))
        await asyncio.to_thread(_listening, waiting_one)
        await asyncio.to_thread(_awaited, other, schema, "k")
        other.execute(SQL("UPDATE {}.ledger SET state = 'committed'").format(Identifier(schema)))
        other.commit()
        assert not waiting.done()
        listener = f'LISTEN "callwright_{schema}"'
        other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = %s", (listener,))
        return await asyncio.wait_for(waiting, 5)

    with psycopg.connect(ledgers.url) as other:
        assert asyncio.run(story(other)) == Woken()
    waiting_one.close()


def _awaited(connection: psycopg.Connection[Any], schema: str, key: str) -> None:
    """Until somebody has said that he waits for it."""
    asked = SQL("SELECT awaited FROM {}.ledger WHERE key = %s").format(Identifier(schema))
    while connection.execute(asked, (key,)).fetchone() != (True,):
        connection.rollback()
        threading.Event().wait(0.005)
    connection.rollback()


def _notify(ledgers: Ledgers, schema: str, key: str) -> None:
    with psycopg.connect(ledgers.url, autocommit=True) as connection:
        connection.execute("SELECT pg_notify(%s, %s)", (f"callwright_{schema}", digest_name(key).hex()))


def _listening(store: PostgresStore) -> None:
    """Until it hears what others say."""
    while not store._watch._listener.listening:
        threading.Event().wait(0.005)


@pytest.mark.promise("R3")
def test_many_who_begin_to_wait_at_the_same_moment_are_not_woken_before_the_call_ends(
    ledgers: Ledgers, schema: str, store: PostgresStore
) -> None:
    others = [PostgresStore(ledgers.url, schema=schema, clock=SystemClock()) for _ in range(10)]
    start = threading.Barrier(len(others))

    def wait(one: PostgresStore, key: str) -> Answer:
        start.wait()
        return one.perform_effect(AwaitSettle(key, 30))

    with ThreadPoolExecutor(len(others)) as pool:
        for number in range(20):
            key = f"k{number}"
            held(store.perform_effect(replace(claim(key), lease_ms=60_000)))
            assert list(pool.map(wait, others, [key] * len(others))) == [WaitedOut()] * len(others)
    for one in others:
        one.close()


def test_whoever_cannot_listen_looks_now_and_then(
    ledgers: Ledgers, schema: str, store: PostgresStore
) -> None:
    clock = FakeClock()
    deaf = PostgresStore(ledgers.url, schema=schema, clock=clock)
    deaf._watch._listener.close()
    held(store.perform_effect(replace(claim(), lease_ms=60_000)))
    asyncio.run(ask(deaf, AwaitSettle("k", 5_000)))
    assert sum(clock.slept) == 5_000
    assert clock.slept[:4] == [5, 10, 20, 40]
    assert max(clock.slept) == 250


def test_loop_after_loop_uses_the_same_few_connections(ledgers: Ledgers, schema: str) -> None:
    url = f"{ledgers.url}?application_name=counted"  # other tests share the server
    store = PostgresStore(url, schema=schema, clock=SystemClock())
    for number in range(12):
        asyncio.run(ask(store, claim(f"k{number}")))
    with psycopg.connect(ledgers.url) as connection:
        (count,) = cast(
            "tuple[int]",
            connection.execute(
                "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'counted'"
            ).fetchone(),
        )
    store.close()
    assert 1 <= count <= 3


def test_a_closed_store_says_so_and_does_nothing(store: PostgresStore) -> None:
    store.close()
    assert type(store.perform_effect(claim())).__name__ == "StoreFailed"
    assert type(asyncio.run(ask(store, claim()))).__name__ == "StoreFailed"


@pytest.mark.promise("R5")
@pytest.mark.parametrize(
    "name",
    [
        "'; DROP TABLE ledger; --",
        "nul\0in the middle",
        "\ufffd and \ue000",
        "k" * 100_000,
        "订单 17 😀 \u202e",
        "{1,2,NULL}",
        "\\x6b",
        "",
    ],
)
def test_whatever_a_caller_calls_things_is_kept_apart_and_found_again(
    store: PostgresStore, name: str
) -> None:
    who = Principal(name, name, (name,))
    effect = replace(claim(name, owner="first", run=name, limits=RunLimits(max_tool_calls=2)), principal=who)
    first = held(store.perform_effect(effect))
    other = replace(
        effect, key=f"{name}x" if "\0" not in name else name.replace("\0", "\ufffd"), owner="other"
    )
    assert isinstance(store.perform_effect(other), Claimed)
    assert isinstance(store.perform_effect(replace(effect, owner="third")), InFlight)
    assert isinstance(store.perform_effect(replace(effect, args_hash="another")), KeyConflict)
    assert store.perform_effect(replace(effect, key="more")) == Exhausted("calls", 2)
    told = Outcome(code=name, data={"text": name}, message=name)
    assert (
        store.perform_effect(settle(first, "failed", key=name, outcome=told, run=name, code=name))
        == Settled()
    )
    again = store.perform_effect(replace(effect, owner="fourth"))
    assert isinstance(again, AlreadySettled)
    assert again.outcome == told
    entry = store.get_entry(name)
    assert entry is not None
    assert entry.key == name
    assert store.perform_effect(refusal(name, run=name)) == Counted(2, stop=False)
    store.save_tape(name, run_id=name, tool=name, code=name, body=name.encode())
    assert len(store.list_tapes()) == 1


@pytest.mark.parametrize("field", ["key", "owner", "run_id", "trace_id"])
def test_what_cannot_be_written_is_its_own_callers_fault_alone(store: PostgresStore, field: str) -> None:
    torn = replace(claim("torn", run="r"), **{field: "half a pair: \ud800"})
    with pytest.raises(UnicodeEncodeError):
        store.perform_effect(torn)

    async def story() -> list[object]:
        asked = [ask(store, effect) for effect in (claim("a"), torn, claim("b"), claim("c"), claim("d"))]
        return list(await asyncio.gather(*asked, return_exceptions=True))

    answers = asyncio.run(story())
    assert isinstance(answers[1], UnicodeEncodeError)
    assert all(isinstance(answer, Claimed) for answer in (*answers[:1], *answers[2:]))
    assert isinstance(store.perform_effect(claim("e")), Claimed)


def test_a_tape_of_a_run_with_a_hostile_name_is_found_by_its_call(store: PostgresStore) -> None:
    store.save_tape("c1", run_id="a\0b", tool='"', code="\\u0000", body=b"\0\xff")
    store.save_tape("c2", run_id="x", tool="t", code=None, body=b"2" * 2_000_000)
    assert store.get_tape("c1") == b"\0\xff"
    assert store.get_tape("c2") == b"2" * 2_000_000


def test_every_statement_is_one_that_the_tables_understand(ledgers: Ledgers, store: PostgresStore) -> None:
    with store._address.connect() as connection:
        for name, statement in QUERIES.items():
            prepared = connection.pgconn.prepare(statement.name, statement.sql)
            assert prepared.status == 1, (name, prepared.error_message)
            assert connection.pgconn.describe_prepared(statement.name).nparams == len(statement.formats), name


@pytest.mark.promise("R17")
def test_no_claim_and_no_settle_reads_a_table_from_end_to_end(store: PostgresStore) -> None:
    for number in range(20):
        held(store.perform_effect(claim(f"k{number}", run="r", limits=WIDE)))
    effect = claim("k1", run="r", limits=WIDE)
    for ask_ in (store._calls._make_claim_query(effect), store._calls._make_claim_in_run_query(effect)):
        assert "Seq Scan on ledger" not in _plan(store, ask_)


def test_the_contracts_of_a_tool_are_found_by_its_name(store: PostgresStore) -> None:
    for number in range(2_000):
        tool = Contract(name=f"tool{number}", input_schema={"type": "object"})
        store.save_contract(tool, f"{number:08x}")
    assert [one.name for one in store.list_contracts("tool7")] == ["tool7"]
    with store._address.connect() as connection:
        connection.execute("ANALYZE")
    assert "Index" in _plan(store, Query("contracts_of", [b"tool7"]))


def _plan(store: PostgresStore, ask_: Any) -> str:
    with store._address.connect() as connection:
        statement = QUERIES[ask_.name]
        sql = b"EXPLAIN " + statement.sql
        result = connection.pgconn.exec_params(sql, list(ask_.values), None, statement.formats)
        return "\n".join((result.get_value(row, 0) or b"").decode() for row in range(result.ntuples))


def test_a_read_in_a_run_pays_in_one_statement(store: PostgresStore) -> None:
    assert held(store.perform_effect(read(run="r"))).remaining_ms == 60_000


@pytest.mark.promise("B1", "C4")
@pytest.mark.parametrize("door", ["blocking", "loop"])
def test_the_contract_of_a_claim_is_written_before_it(
    ledgers: Ledgers, schema: str, store: PostgresStore, door: str
) -> None:
    contract = Contract(name="pay", input_schema={"type": "object"})
    other = PostgresStore(ledgers.url, schema=schema, clock=SystemClock())
    store.save_contract(contract, "c0ffee")
    asked = claim("k")
    assert asked.contract_hash == "c0ffee"

    answer = store.perform_effect(asked) if door == "blocking" else asyncio.run(ask(store, asked))

    assert isinstance(answer, Claimed)
    assert other.list_contracts("pay") == [contract]
    other.close()
