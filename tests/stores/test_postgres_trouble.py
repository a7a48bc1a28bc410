"""Servers that go away, fill up, refuse and come back: each is answered with a word of ours, and nothing is done in part."""

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest
import uvloop
from msgspec.structs import replace
from psycopg.sql import SQL, Identifier
from scripts.postgres_server import Server, running

from callwright import Callwright
from callwright.domain.contract import Contract
from callwright.domain.effects import AlreadySettled, Answer, Claimed, Settled, StoreFailed
from callwright.ports import StoreEffect, StoreError
from callwright.runtime.clock import SystemClock
from callwright.stores.postgres import PostgresStore
from callwright.testing import FakeClock
from stores.cutting import Cutter
from stores.making import claim, held, settle
from stores.postgres import Ledgers

Open = Callable[..., PostgresStore]


@pytest.fixture
def open_store(ledgers: Ledgers) -> Iterator[Open]:
    """Stores on one ledger, by default on the database's own clock."""
    schema = ledgers.take()
    made: list[PostgresStore] = []

    def make(url: str = ledgers.url, **options: Any) -> PostgresStore:
        made.append(PostgresStore(url, schema=schema, clock=SystemClock(), **options))
        return made[-1]

    yield make
    for store in made:
        store.close()
    ledgers.give(schema)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server that a test may stop and start."""
    with running() as one:
        yield one


@pytest.fixture
def sql(ledgers: Ledgers) -> Iterator[psycopg.Connection[Any]]:
    """The superuser's own way in."""
    with psycopg.connect(ledgers.url, autocommit=True) as connection:
        yield connection


def end_sessions(sql: psycopg.Connection[Any]) -> int:
    """Cut every connection of that name, as a restart or an operator would; other tests share the server."""
    ended = sql.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s", (TO_BE_CUT,)
    ).fetchall()
    return len(ended)


TO_BE_CUT = "to_be_cut"


async def ask(store: PostgresStore, effect: StoreEffect) -> Answer:
    answer = store.perform_effect_async(effect)
    return answer if isinstance(answer, Answer) else await answer


# --- connections --------------------------------------------------------------------------------------------------


@pytest.mark.promise("R11")
def test_connections_that_were_cut_at_rest_cost_no_call(
    open_store: Open, ledgers: Ledgers, sql: psycopg.Connection[Any]
) -> None:
    store = open_store(f"{ledgers.url}?application_name={TO_BE_CUT}")
    first = held(store.perform_effect(claim()))
    assert end_sessions(sql) >= 1
    assert store.perform_effect(settle(first)) == Settled()

    async def story() -> tuple[Answer, Answer]:
        before = await ask(store, claim("k2"))
        end_sessions(sql)
        return before, await ask(store, claim("k3"))

    assert [type(answer) for answer in asyncio.run(story())] == [Claimed, Claimed]


@pytest.fixture
def cutter(ledgers: Ledgers) -> Iterator[Cutter]:
    one = Cutter(urlsplit(ledgers.url).port or 0)
    yield one
    one.close()


def through(cutter: Cutter) -> str:
    return f"postgresql://postgres@127.0.0.1:{cutter.port}/postgres"


@pytest.mark.promise("R11")
@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_a_connection_whose_server_left_with_a_warning_is_known_to_be_lost_by_the_next_call(
    cutter: Cutter, open_store: Open, run: Callable[..., Answer]
) -> None:
    store = open_store(through(cutter))
    assert isinstance(
        store.perform_effect(claim()), Claimed
    )  # its connection is idle now, and read by nobody
    cutter.warn_and_leave()
    assert isinstance(run(ask(store, claim("k2"))), Claimed)


@pytest.mark.promise("R2", "C4")
@pytest.mark.parametrize("on_loop", [False, True])
@pytest.mark.parametrize("run", [None, "r"])
def test_a_claim_whose_answer_was_lost_is_found_again_and_paid_for_once(
    cutter: Cutter, open_store: Open, run: str | None, *, on_loop: bool
) -> None:
    store = open_store(through(cutter))

    async def story() -> list[Answer]:
        answers = []
        for key in ("warm", "k"):
            if key == "k":
                cutter.cut()
            effect = claim(key, owner=f"call-{key}", run=run)
            answers.append(await ask(store, effect) if on_loop else store.perform_effect(effect))
        return answers

    answers = asyncio.run(story())
    assert cutter.cuts == 1
    assert [(held(answer).fence, held(answer).attempt) for answer in answers] == [(1, 1), (1, 1)]
    assert store.perform_effect(settle(held(answers[1]))) == Settled()
    assert isinstance(store.perform_effect(claim("k", owner="another", run=run)), AlreadySettled)
    if run is not None:
        spent = [store.perform_effect(claim(f"k{n}", run=run)) for n in range(11)]
        assert [isinstance(answer, Claimed) for answer in spent] == [True] * 10 + [False]


@pytest.mark.promise("R2")
@pytest.mark.parametrize("on_loop", [False, True])
def test_a_settle_whose_answer_was_lost_is_settled_once(
    cutter: Cutter, open_store: Open, *, on_loop: bool
) -> None:
    store = open_store(through(cutter))
    first = held(store.perform_effect(claim()))

    async def story() -> Answer:
        cutter.cut(1)
        effect = settle(first, "failed", code="boom", run="r")
        return await ask(store, effect) if on_loop else store.perform_effect(effect)

    assert asyncio.run(story()) == Settled()
    assert cutter.cuts == 1
    assert isinstance(store.perform_effect(claim(owner="call-2")), AlreadySettled)


class ClockOfOneThread(FakeClock):
    """Adds up what the thread that made it has slept: what traces wait for in theirs keeps no call waiting."""

    def __init__(self) -> None:
        super().__init__()
        self.slept_here_ms, self._thread = 0.0, threading.get_ident()

    def sleep(self, ms: float) -> None:
        """Sleep in any thread."""
        if threading.get_ident() == self._thread:
            self.slept_here_ms += ms
        super().sleep(ms)

    async def sleep_async(self, ms: float) -> None:
        """Sleep on a loop."""
        self.slept_here_ms += ms
        await super().sleep_async(ms)


@pytest.mark.costly
@pytest.mark.promise("R10")
@pytest.mark.parametrize("on_loop", [False, True])
def test_without_a_server_no_call_starts_and_nothing_waits_for_ever(server: Server, *, on_loop: bool) -> None:
    clock = ClockOfOneThread()
    store = PostgresStore(server.url, clock=clock)
    app = Callwright(store)
    ran: list[int] = []

    @app.tool(effect="once", key=["n"])
    def pay(n: int) -> int:
        """Pay."""
        ran.append(n)
        return n

    call = {"name": "pay", "arguments": {"n": 1}}
    server.stop()
    try:
        result = asyncio.run(app.acall(call)) if on_loop else app.call(call)
        assert result.error is not None
        assert (result.error.code, result.effect, ran) == ("unavailable", "none", [])
        assert sum(clock.slept) > 4_000
        assert clock.slept_here_ms < 10_000
        with pytest.raises(StoreError) as caught:
            store.list_entries()
        assert caught.value.reason == "gone"
    finally:
        server.start()
    assert app.call(call).success
    app.close()


@pytest.mark.costly
@pytest.mark.promise("R10")
@pytest.mark.parametrize("run", [None, "r"])
def test_without_a_server_a_read_is_made_where_its_contract_says_so_and_refused_where_it_does_not(
    server: Server, run: str | None
) -> None:
    clock = FakeClock()
    app = Callwright(PostgresStore(server.url, clock=clock))

    def look(n: int) -> int:
        """Look."""
        return n

    app.tool(effect="read")(look)
    app.tool(effect="read", name="look_anyway", without_store=True)(look)
    server.stop()
    try:
        refused = app.call({"name": "look", "arguments": {"n": 1}}, run=run)
        assert refused.error is not None
        assert (refused.error.code, refused.effect) == ("unavailable", "none")
        before = sum(clock.slept)
        made = app.call({"name": "look_anyway", "arguments": {"n": 1}}, run=run)
        assert (made.success, made.data) == (True, 1)
        assert [one.code for one in made.warnings] == ["without_store"]
        assert sum(clock.slept) - before < 10_000
    finally:
        server.start()
    again = app.call({"name": "look_anyway", "arguments": {"n": 1}}, run=run)
    assert (again.success, again.warnings) == (True, [])
    app.close()


class Interrupted(FakeClock):
    """Time that a signal breaks into, once: whoever waits first is interrupted."""

    def __init__(self) -> None:
        super().__init__()
        self._left = 1

    def sleep(self, ms: float) -> None:
        if self._left:
            self._left = 0
            raise KeyboardInterrupt
        super().sleep(ms)


@pytest.mark.promise("R20")
def test_a_signal_in_the_thread_that_asks_for_others_is_not_theirs(server: Server) -> None:
    store = PostgresStore(server.url, clock=Interrupted())
    server.stop()
    start = threading.Barrier(16)

    def take(number: int) -> str:
        start.wait()
        try:
            return type(store.perform_effect(claim(f"signal-{number}"))).__name__
        except KeyboardInterrupt:
            return "interrupted"

    with ThreadPoolExecutor(16) as pool:
        answers = sorted(pool.map(take, range(16)))
    server.start()
    assert answers == ["StoreFailed"] * 15 + ["interrupted"]
    assert isinstance(store.perform_effect(claim("signal-after")), Claimed)
    store.close()


@pytest.mark.costly
@pytest.mark.promise("R11")
def test_a_server_that_is_restarted_under_load_loses_nothing_and_doubles_nothing(server: Server) -> None:
    _load_with_restarts(server, restarts=2)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.promise("R11")
def test_a_server_that_is_restarted_and_crashed_twenty_times_under_load_loses_nothing(server: Server) -> None:
    _load_with_restarts(server, restarts=20)


def _load_with_restarts(server: Server, restarts: int) -> None:
    """Eight threads call; each call happens when it is claimed, and what is acknowledged must be there at the end."""
    store = PostgresStore(server.url, clock=SystemClock())
    over = threading.Event()
    happened: list[str] = []
    settled: list[str] = []

    def work(name: int) -> None:
        number = 0
        while not over.is_set():
            number += 1
            key = f"{restarts}-{name}-{number}"
            answer = store.perform_effect(claim(key, owner=key))
            if isinstance(answer, Claimed):
                happened.append(key)
                if store.perform_effect(settle(answer, key=key)) == Settled():
                    settled.append(key)

    with ThreadPoolExecutor(8) as pool:
        working = [pool.submit(work, name) for name in range(8)]
        for turn in range(restarts):
            reached = len(settled) + 50
            while len(settled) < reached and not any(one.done() for one in working):
                over.wait(0.01)
            server.stop(signal.SIGQUIT if turn % 2 else signal.SIGINT)
            server.start()
        over.set()
        for one in working:
            one.result()
    entries = store.list_entries(limit=10_000_000)
    states = {entry.key: entry.state for entry in entries if entry.key.startswith(f"{restarts}-")}
    store.close()
    assert len(set(happened)) == len(happened)
    assert [key for key in settled if states.get(key) != "committed"] == []
    assert [key for key in happened if states.get(key) not in {"committed", "claimed"}] == []
    assert [key for key, state in states.items() if state == "committed" and key not in happened] == []


# --- what a server may say ----------------------------------------------------------------------------------------


@pytest.mark.costly
@pytest.mark.promise("R10")
@pytest.mark.parametrize("on_loop", [False, True])
@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ("53100", "full"),
        ("53200", "full"),
        ("25006", "gone"),
        ("42501", "read_only"),
        ("40001", "locked"),
        ("40P01", "locked"),
        ("57014", "locked"),
        ("XX001", "corrupt"),
        ("58030", "gone"),
    ],
)
def test_whatever_the_server_refuses_is_told_in_a_word_of_ours_and_only_to_whom_it_concerns(
    ledgers: Ledgers, sql: psycopg.Connection[Any], state: str, reason: str, *, on_loop: bool
) -> None:
    schema = ledgers.fresh()
    store = PostgresStore(ledgers.url, schema=schema, clock=FakeClock())
    sql.execute(
        f"""CREATE FUNCTION {schema}.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.key LIKE 'bad%' THEN RAISE EXCEPTION 'secret' USING ERRCODE = '{state}'; END IF; RETURN NEW; END $$;
        CREATE TRIGGER refuse BEFORE INSERT ON {schema}.ledger FOR EACH ROW EXECUTE FUNCTION {schema}.refuse()"""
    )

    async def story() -> list[Answer]:
        effects = [
            claim(f"{kind}-{n}", run=run) for n, run in enumerate((None, "r")) for kind in ("good", "bad")
        ]
        if on_loop:
            return list(await asyncio.gather(*(ask(store, effect) for effect in effects)))
        return [store.perform_effect(effect) for effect in effects]

    answers = asyncio.run(story())
    store.close()
    assert [answers[1], answers[3]] == [StoreFailed(reason)] * 2  # type: ignore[arg-type]
    if state != "25006" or not on_loop:  # which says that the whole connection is of no more use
        assert isinstance(answers[0], Claimed)
        assert isinstance(answers[2], Claimed)
    assert not any(entry.key.startswith("bad") for entry in store_entries(ledgers, schema))


def store_entries(ledgers: Ledgers, schema: str) -> list[Any]:
    store = PostgresStore(ledgers.url, schema=schema, clock=SystemClock())
    try:
        return list(store.list_entries(limit=1000))
    finally:
        store.close()


def test_a_ledger_that_somebody_has_locked_is_waited_for_a_bounded_time(
    open_store: Open, ledgers: Ledgers, sql: psycopg.Connection[Any]
) -> None:
    store = open_store(lock_ms=50)
    store.perform_effect(claim())
    with sql.transaction():
        sql.execute(SQL("LOCK TABLE {}.ledger").format(Identifier(store._address.schema)))
        assert store.perform_effect(claim("k2")) == StoreFailed("locked")
        assert asyncio.run(ask(store, claim("k3"))) == StoreFailed("locked")
    assert isinstance(store.perform_effect(claim("k2")), Claimed)


def test_a_call_that_waits_for_a_lock_holds_up_no_other_call_of_its_loop(
    open_store: Open, sql: psycopg.Connection[Any]
) -> None:
    store = open_store(lock_ms=3_000)
    stuck = settle(held(store.perform_effect(claim())), "failed", healthy=False)

    async def story() -> tuple[bool, Answer, Answer]:
        with sql.transaction():
            sql.execute(SQL("SELECT 1 FROM {}.ledger FOR UPDATE").format(Identifier(store._address.schema)))
            waiting = asyncio.ensure_future(ask(store, stuck))
            other = await asyncio.wait_for(ask(store, claim("k2")), 2)
            was_waiting = not waiting.done()
        return was_waiting, other, await waiting

    was_waiting, other, settled = asyncio.run(story())
    assert was_waiting
    assert isinstance(other, Claimed)
    assert settled == Settled()


def test_a_claim_that_waits_for_its_contract_to_be_written_holds_up_no_other_call_of_its_loop(
    open_store: Open, sql: psycopg.Connection[Any]
) -> None:
    store = open_store(lock_ms=3_000)
    ship = Contract(name="ship", input_schema={"type": "object"})

    async def claim_beside_another() -> tuple[bool, Answer, Answer]:
        with sql.transaction():
            table = SQL("{}.contracts").format(Identifier(store._address.schema))
            sql.execute(SQL("LOCK TABLE {} IN EXCLUSIVE MODE").format(table))
            store.save_contract(ship, "new")
            waiting = asyncio.ensure_future(ask(store, replace(claim(), contract_hash="new")))
            other = await asyncio.wait_for(ask(store, claim("k2")), 2)
            was_waiting = not waiting.done()
        return was_waiting, other, await waiting

    was_waiting, other, claimed = asyncio.run(claim_beside_another())
    assert was_waiting
    assert isinstance(other, Claimed)
    assert isinstance(claimed, Claimed)
    assert store.get_contract("new") == ship


def test_tables_that_somebody_has_dropped_are_corrupt(ledgers: Ledgers, sql: psycopg.Connection[Any]) -> None:
    schema = ledgers.fresh()
    store = PostgresStore(ledgers.url, schema=schema, clock=SystemClock())
    store.perform_effect(claim())
    sql.execute(SQL("DROP SCHEMA {} CASCADE").format(Identifier(schema)))
    assert store.perform_effect(claim("k2")) == StoreFailed("corrupt")
    store.close()
