"""A server that lost what it had acknowledged is noticed, and nothing that may run only once is claimed until somebody accepts it.

The server is real: it is stopped, and its files of an earlier moment take its place, as a restored backup or, promoted to a
timeline of its own on another port, as a standby that lagged.
"""

import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
import psycopg
import pytest
from psycopg.sql import SQL, Identifier
from scripts.postgres_server import Server, running

from callwright.domain.effects import AlreadySettled, Answer, Claimed, Settled, StoreFailed
from callwright.ports import StoreError
from callwright.runtime.clock import SystemClock
from callwright.stores.postgres import PostgresStore
from callwright.stores.postgres.failover_watch import HOLD_MS
from callwright.testing import FakeClock
from stores.making import claim, held, settle

pytestmark = pytest.mark.promise("E12")


def is_doubted(answer: Answer) -> bool:
    """Whether the ledger is in doubt, and the call did not begin."""
    return isinstance(answer, StoreFailed) and answer.reason == "doubtful"


class World:
    """A server whose files of a moment can be set aside; stores on it share one clock."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.clock = FakeClock(SystemClock().now_ms())
        self.standby = Server(server.folder / "standby")
        self.url = f"postgresql://postgres@127.0.0.1:{server.port},127.0.0.1:{self.standby.port}/postgres"
        self._made: list[PostgresStore] = []

    def open(self, seal: Path | None = None, user: str = "postgres") -> PostgresStore:
        url = self.url.replace("postgres@", f"{user}@")
        self._made.append(PostgresStore(url, clock=self.clock, seal=seal))
        return self._made[-1]

    def set_aside(self) -> None:
        """Keep the files of now."""
        self.server.stop()
        copy_data(self.server.folder / "data", self.server.folder / "backup")
        self.server.start()

    def restore(self) -> None:
        """Put the files that were set aside into their place."""
        self.server.stop()
        shutil.rmtree(self.server.folder / "data")
        copy_data(self.server.folder / "backup", self.server.folder / "data")
        self.server.start()

    def fail_over(self, *, stale: bool) -> None:
        """Promote another server: with the files that were set aside, or with all that there is."""
        self.server.stop()
        self.standby.folder.mkdir()
        origin = "backup" if stale else "data"
        copy_data(self.server.folder / origin, self.standby.folder / "data")
        (self.standby.folder / "data" / "standby.signal").touch()
        self.standby.start()
        with psycopg.connect(self.standby.url, autocommit=True) as connection:
            assert connection.execute("SELECT pg_promote()").fetchone() == (True,)

    def close(self) -> None:
        for store in self._made:
            store.close()
        self.standby.stop()


def copy_data(origin: Path, target: Path) -> None:
    subprocess.run(["cp", "-a", origin, target], check=True)


@pytest.fixture
def world() -> Iterator[World]:
    with running() as server:
        one = World(server)
        yield one
        one.close()


def pay(store: PostgresStore, key: str) -> None:
    """A once call that was acknowledged, made and settled."""
    first = held(store.perform_effect(claim(key, owner=f"call-{key}")))
    assert store.perform_effect(settle(first, key=key)) == Settled()


@pytest.mark.costly
def test_a_backup_restored_under_a_living_process_is_noticed_before_it_claims_anything(world: World) -> None:
    store = world.open()
    pay(store, "early")
    world.set_aside()
    pay(store, "late")
    world.restore()
    assert is_doubted(store.perform_effect(claim("late", owner="again")))
    assert isinstance(store.perform_effect(claim("early", owner="again")), AlreadySettled)
    assert isinstance(store.perform_effect(claim("idem", effect="idempotent")), Claimed)
    assert [one.reason for one in store.list_doubts()] == ["lost_tail"]

    other = world.open()  # it has lost nothing itself, and is told
    assert is_doubted(other.perform_effect(claim("new", owner="other")))
    assert [(one.reason, one.evidence) for one in other.accept_doubts(by="ann", why="compared")] == [
        ("lost_tail", "1")
    ]
    world.clock.advance(10_000)
    assert isinstance(other.perform_effect(claim("new", owner="other")), Claimed)
    assert isinstance(store.perform_effect(claim("late", owner="again")), Claimed)
    assert store.list_doubts() == other.list_doubts() == []


@pytest.mark.costly
@pytest.mark.parametrize("is_sealed", [False, True], ids=["process", "seal"])
def test_a_lost_claim_of_an_entry_that_had_been_claimed_before_is_noticed(
    world: World, tmp_path: Path, *, is_sealed: bool
) -> None:
    """It has no new number: the first try had no effect and was released, and the second one is gone from the server."""
    seal = tmp_path / "seal" if is_sealed else None
    store = world.open(seal)
    first = held(store.perform_effect(claim("a")))
    store.perform_effect(settle(first, "released", key="a"))
    world.set_aside()
    pay(store, "a")
    if is_sealed:
        store.close()
    world.restore()
    later = world.open(seal) if is_sealed else store
    assert is_doubted(later.perform_effect(claim("a", owner="again")))
    assert [one.reason for one in later.accept_doubts(by="ann", why="compared")] == ["lost_tail"]
    world.clock.advance(HOLD_MS + 1)
    assert isinstance(later.perform_effect(claim("a", owner="again")), Claimed)


@pytest.mark.slow
def test_a_promoted_standby_that_lagged_is_noticed_on_the_first_connection_to_it(world: World) -> None:
    store = world.open()
    pay(store, "early")
    world.set_aside()
    pay(store, "late")
    world.fail_over(stale=True)
    assert is_doubted(store.perform_effect(claim("late", owner="again")))
    assert [one.reason for one in store.list_doubts()] == ["lost_tail"]


@pytest.mark.costly
def test_after_a_failover_that_lost_nothing_once_calls_are_held_for_a_moment_only(world: World) -> None:
    store = world.open()
    pay(store, "early")
    world.fail_over(stale=False)
    refused = store.perform_effect(claim("next", owner="a"))
    assert isinstance(refused, StoreFailed)
    assert 0 < refused.held_ms <= HOLD_MS
    assert isinstance(store.perform_effect(claim("idem", effect="idempotent")), Claimed)
    world.clock.advance(HOLD_MS)
    assert store.list_doubts() == []


@pytest.mark.costly
def test_a_user_who_may_not_ask_for_the_server_holds_no_calls_and_neither_does_the_next(world: World) -> None:
    pay(world.open(), "early")
    with psycopg.connect(world.server.url, autocommit=True) as connection:
        connection.execute("REVOKE EXECUTE ON FUNCTION pg_control_system() FROM PUBLIC")
        connection.execute("CREATE ROLE app LOGIN")
        connection.execute("GRANT ALL ON SCHEMA callwright TO app")
        connection.execute("GRANT ALL ON ALL TABLES IN SCHEMA callwright TO app")
        connection.execute("GRANT ALL ON ALL SEQUENCES IN SCHEMA callwright TO app")
    pay(world.open(user="app"), "by a user without the right")
    pay(world.open(), "by one with it")
    with psycopg.connect(world.server.url, autocommit=True) as connection:
        connection.execute(
            "UPDATE callwright.ledger_identity SET server = ''"
        )  # as if only ``app`` had been there
    pay(world.open(), "by the first who may ask")


@pytest.mark.slow
def test_a_server_that_is_restarted_or_crashes_is_not_doubted_and_holds_nothing(world: World) -> None:
    store = world.open()
    pay(store, "early")
    world.server.stop()
    world.server.start()
    assert isinstance(store.perform_effect(claim("next", owner="a")), Claimed)
    assert store.list_doubts() == []


@pytest.mark.slow
def test_a_seal_remembers_the_newest_claim_while_no_process_runs(world: World, tmp_path: Path) -> None:
    seal = tmp_path / "seal"
    store = world.open(seal)
    pay(store, "early")
    world.set_aside()
    pay(store, "late")
    store.close()
    world.restore()
    again = world.open(seal)
    assert is_doubted(again.perform_effect(claim("late", owner="again")))
    assert [one.reason for one in again.accept_doubts(by="ann", why="compared")] == ["lost_tail"]
    pay(again, "late")
    again.close()
    assert world.open(seal).list_doubts() == []


@pytest.mark.slow
def test_a_seal_is_written_a_moment_after_a_call_and_not_only_at_the_end(
    world: World, tmp_path: Path
) -> None:
    seal = tmp_path / "seal"
    store = world.open(seal)
    first = held(store.perform_effect(claim("early")))
    store.perform_effect(settle(first, key="early"))
    store.mark_delivered(first.entry_id)
    pause = threading.Event()
    for _ in range(200):
        if seal.exists():
            break
        pause.wait(0.05)
    assert msgspec.json.decode(seal.read_bytes())["newest"]["entry_id"] == first.entry_id


@pytest.mark.slow
def test_another_ledger_in_the_place_of_the_one_that_was_sealed_is_noticed(
    world: World, tmp_path: Path
) -> None:
    seal = tmp_path / "seal"
    store = world.open(seal)
    pay(store, "early")
    store.close()
    with psycopg.connect(world.server.url, autocommit=True) as connection:
        connection.execute(SQL("DROP SCHEMA {} CASCADE").format(Identifier("callwright")))
    again = world.open(seal)
    assert is_doubted(again.perform_effect(claim("early", owner="again")))
    assert [one.reason for one in again.list_doubts()] == ["replaced"]


@pytest.mark.slow
def test_a_seal_that_cannot_be_written_stops_no_call(world: World, tmp_path: Path) -> None:
    store = world.open(tmp_path / "absent" / "seal")
    pay(store, "early")
    store.close()
    with pytest.raises(StoreError):
        store.list_doubts()
