"""A streaming standby takes the place of a primary that is gone: what was acknowledged is there, or its loss is noticed.

Both servers are real: the standby is made by ``pg_basebackup`` and follows by streaming replication until it is promoted.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
from scripts.postgres_server import Server, running

from callwright.domain.effects import AlreadySettled, Claimed, Settled, StoreFailed
from callwright.runtime.clock import SystemClock
from callwright.stores.postgres import PostgresStore
from callwright.testing import FakeClock
from engines.contract import wait_until
from stores.making import claim, held, settle

pytestmark = [pytest.mark.promise("E12"), pytest.mark.crash]

WORKERS = 4
CALLS_BEFORE_THE_KILL = 60


class Pair:
    """A primary and its standby; stores name both and share one clock."""

    def __init__(self, primary: Server, folder: Path) -> None:
        self.primary = primary
        self.standby = primary.copy_to_standby(folder)
        self.clock = FakeClock(SystemClock().now_ms())
        self.url = f"postgresql://postgres@127.0.0.1:{primary.port},127.0.0.1:{self.standby.port}/postgres"
        self._made: list[PostgresStore] = []

    def follow(self, *, synchronously: bool) -> None:
        """Start the standby and wait until it streams."""
        self.standby.start()
        with psycopg.connect(self.primary.url, autocommit=True) as connection:
            if synchronously:
                connection.execute("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
                connection.execute("SELECT pg_reload_conf()")
            wanted = "sync" if synchronously else "async"
            pause = threading.Event()
            for _ in range(600):
                states = connection.execute(
                    "SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming'"
                ).fetchall()
                if states == [(wanted,)]:
                    return
                pause.wait(0.05)
        raise AssertionError("the standby does not stream")

    def wait_until_received(self) -> None:
        """Wait until the standby has all that the primary has written so far."""
        pause = threading.Event()
        with psycopg.connect(self.primary.url, autocommit=True) as connection:
            for _ in range(600):
                has_all = "SELECT bool_and(flush_lsn >= pg_current_wal_lsn()) FROM pg_stat_replication"
                if connection.execute(has_all).fetchone() == (True,):
                    return
                pause.wait(0.05)
        raise AssertionError("the standby does not receive")

    def open(self) -> PostgresStore:
        self._made.append(PostgresStore(self.url, clock=self.clock))
        return self._made[-1]

    def fail_over(self) -> None:
        """Kill the primary and promote the standby."""
        self.primary.stop(signal.SIGKILL)
        if not self.standby.is_running:
            self.standby.start()
        with psycopg.connect(self.standby.url, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET synchronous_standby_names = ''")
        self._promote()
        with psycopg.connect(self.standby.url, autocommit=True) as connection:
            connection.execute("SELECT pg_reload_conf()")

    def _promote(self) -> None:
        """Promote the standby. What it replays may cancel a query on it, also this one: it is asked until it is the primary."""
        pause = threading.Event()
        for _ in range(600):
            with (
                suppress(psycopg.OperationalError),
                psycopg.connect(self.standby.url, autocommit=True) as connection,
            ):
                if connection.execute("SELECT pg_is_in_recovery()").fetchone() == (False,):
                    return
                connection.execute("SELECT pg_promote(wait => false)")
            pause.wait(0.1)
        raise AssertionError("the standby is not promoted")

    def close(self) -> None:
        for store in self._made:
            store.close()
        self.standby.remove()


@pytest.fixture
def pair() -> Iterator[Pair]:
    with running() as primary:
        one = Pair(primary, primary.folder.with_name(f"{primary.folder.name}-standby"))
        yield one
        one.close()


def pay(store: PostgresStore, key: str) -> bool:
    """Make a once call; return whether claim and settle were both acknowledged."""
    answer = store.perform_effect(claim(key, owner=f"call-{key}"))
    return isinstance(answer, Claimed) and store.perform_effect(settle(answer, key=key)) == Settled()


def test_a_synchronous_standby_has_all_that_was_acknowledged_when_its_primary_is_killed_under_load(
    pair: Pair,
) -> None:
    pair.follow(synchronously=True)
    stores = [pair.open() for _ in range(WORKERS)]
    assert stores[0].replication.survives_failover
    acknowledged: list[str] = []
    enough = threading.Event()

    def work(number: int) -> None:
        for turn in range(10_000):
            key = f"{number}-{turn}"
            if not pay(stores[number], key):
                return
            acknowledged.append(key)
            if len(acknowledged) >= CALLS_BEFORE_THE_KILL:
                enough.set()

    crew = [threading.Thread(target=work, args=(number,)) for number in range(WORKERS)]
    for one in crew:
        one.start()
    assert enough.wait(60)
    pair.fail_over()
    for one in crew:
        one.join(60)
        assert not one.is_alive()

    later = pair.open()
    lost = [
        key
        for key in acknowledged
        if not isinstance(later.perform_effect(claim(key, owner="again")), AlreadySettled)
    ]
    assert lost == []
    assert later.list_doubts() == []

    def is_paid() -> bool:
        pair.clock.advance(500)  # once calls are held for a moment by this clock, from what the server says
        return pay(later, "after the failover")

    assert wait_until(is_paid)


def test_what_an_asynchronous_standby_had_not_received_is_noticed_before_it_is_done_again(pair: Pair) -> None:
    pair.follow(synchronously=False)
    store = pair.open()
    assert (store.replication.kind, store.replication.survives_failover) == ("asynchronous", False)
    assert pay(store, "early")
    pair.wait_until_received()
    pair.standby.stop()
    assert pay(store, "late")
    pair.fail_over()

    def is_doubted() -> bool:
        refused = store.perform_effect(
            claim("late", owner="again")
        )  # it may still meet the broken connection
        assert isinstance(refused, StoreFailed)
        return refused.reason == "doubtful"

    assert wait_until(is_doubted)
    assert isinstance(store.perform_effect(claim("early", owner="again")), AlreadySettled)
    assert [one.reason for one in store.list_doubts()] == ["lost_tail"]


def test_a_synchronous_primary_without_its_standby_starts_no_call_with_an_effect(pair: Pair) -> None:
    pair.follow(synchronously=True)
    store = pair.open()
    assert pay(store, "early")
    pair.standby.stop()
    answers: list[object] = []
    waiting = threading.Thread(target=lambda: answers.append(store.perform_effect(claim("next", owner="a"))))
    waiting.start()
    waiting.join(2.0)
    assert answers == []  # its commit waits: nobody was told that the call may start
    pair.standby.start()
    waiting.join(60)
    assert isinstance(held(answers[0]), Claimed)  # type: ignore[arg-type] # one answer
