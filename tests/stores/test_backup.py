"""Backups: copied while the ledger is in use, and in doubt until a person has compared them with the world."""

import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from callwright import Callwright
from callwright.domain.doubts import LedgerDoubt
from callwright.domain.effects import AlreadySettled, Claimed, StoreFailed
from callwright.ports import Store, StoreError
from callwright.runtime.clock import SystemClock
from callwright.stores import MemoryStore
from callwright.stores.postgres import PostgresStore
from callwright.stores.sqlite import SQLiteStore
from callwright.stores.sqlite.ledger_backup import back_up_ledger
from stores.making import claim, held, read, settle
from stores.postgres import Ledgers

NIGHT = LedgerDoubt("restored", "2026-12-01T03:00:00+00:00")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "shop.db"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "night"


@pytest.fixture
def store(path: Path) -> Iterator[SQLiteStore]:
    made = SQLiteStore(path, clock=SystemClock())
    yield made
    made.close()


def pay(store: Store, key: str) -> None:
    first = held(store.perform_effect(claim(key, owner=f"call-{key}")))
    store.perform_effect(settle(first, key=key))


def has_a_doubt(store: Store) -> bool:
    answer = store.perform_effect(claim("another"))
    return isinstance(answer, StoreFailed) and answer.reason == "doubtful"


@pytest.mark.promise("E14")
def test_a_copy_refuses_what_may_run_once_until_it_is_accepted(
    store: SQLiteStore, path: Path, folder: Path
) -> None:
    pay(store, "before")
    back_up_ledger(path, folder, NIGHT)
    pay(store, "after")
    assert store.list_doubts() == [], "the ledger itself goes on"

    with closing(SQLiteStore(folder / "shop.db", clock=SystemClock())) as restored:
        assert isinstance(restored.perform_effect(claim("before", owner="again")), AlreadySettled)
        assert has_a_doubt(restored)
        assert restored.perform_effect(read()) == Claimed(0, 0, 1, None)
        assert isinstance(restored.perform_effect(claim("i", effect="idempotent")), Claimed)
    with closing(SQLiteStore(folder / "shop.db", clock=SystemClock())) as restored:  # as of another process
        assert has_a_doubt(restored)
        assert [one.reason for one in restored.accept_doubts(by="ann", why="compared")] == ["restored"]
        assert isinstance(restored.perform_effect(claim("after", owner="again")), Claimed)


@pytest.mark.promise("E14")
@pytest.mark.parametrize("seal", ["kept", "lost"])
def test_a_copy_in_the_place_of_the_ledger_is_in_doubt_with_its_seal_and_on_a_new_host(
    path: Path, folder: Path, seal: str
) -> None:
    with closing(SQLiteStore(path, clock=SystemClock())) as store:
        pay(store, "before")
        back_up_ledger(path, folder, NIGHT)
        pay(store, "after")
    (folder / "shop.db").replace(path)
    if seal == "lost":
        path.with_name("shop.db-seal").unlink()
    with closing(SQLiteStore(path, clock=SystemClock())) as restored:
        assert has_a_doubt(restored)
        assert restored.accept_doubts(by="ann", why="compared") != []
        assert restored.list_doubts() == []
        assert isinstance(restored.perform_effect(claim("after", owner="again")), Claimed)


@pytest.mark.costly
@pytest.mark.promise("E14")
def test_a_copy_made_while_calls_are_written_has_every_call_that_had_ended_before(
    path: Path, folder: Path
) -> None:
    numbers, stop = count(), threading.Event()
    ended: list[int] = []

    with Callwright(str(path)) as app:

        @app.tool(effect="once", key=["n"])
        def pay(n: int) -> dict[str, int]:
            """Pay."""
            return {"paid": n}

        def work() -> None:
            while not stop.is_set():
                n = next(numbers)
                app.call({"name": "pay", "arguments": {"n": n}})
                ended.append(n)

        threads = [threading.Thread(target=work) for _ in range(4)]
        for one in threads:
            one.start()
        copies = []
        try:
            for n in range(3):
                before = set(ended)
                back_up_ledger(path, folder / str(n), NIGHT)
                copies.append((folder / str(n) / "shop.db", before))
        finally:
            stop.set()
            for one in threads:
                one.join()

    for copy, before in copies:
        with closing(sqlite3.connect(copy)) as opened:
            assert opened.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        with closing(SQLiteStore(copy, clock=SystemClock())) as restored:
            found = restored.list_entries(limit=100_000)
            committed = [one for one in found if one.state == "committed"]
        assert len(before) <= len(committed) <= len(ended)


@pytest.mark.promise("E14")
def test_the_files_beside_the_ledger_are_copied_for_their_owner_only(path: Path, folder: Path) -> None:
    with Callwright(str(path)) as app:

        @app.tool(effect="once", key=["n"])
        def pay(n: int) -> dict[str, int]:
            """Pay."""
            return {"paid": n}

        made = app.call({"name": "pay", "arguments": {"n": 1}})
    with closing(sqlite3.connect(path.with_name("shop.db.tasks"))) as tasks:
        tasks.execute("CREATE TABLE runs (id TEXT)")
    copied = back_up_ledger(path, folder, NIGHT)
    assert {one.name for one in copied} == {"shop.db.tasks", "shop.traces.db", "shop.tapes", "shop.db"}
    assert copied[-1].name == "shop.db", "the last one knows of all that the others know"
    modes = {stat.S_IMODE(one.stat().st_mode) for one in [folder, *folder.rglob("*")]}
    assert modes == {0o600, 0o700}
    with closing(SQLiteStore(folder / "shop.db", clock=SystemClock())) as restored:
        assert restored.get_tape(made.meta.call_id) is not None


@pytest.mark.promise("E13", "E14")
def test_an_encrypted_ledger_is_copied_without_its_key_and_stays_encrypted(path: Path, folder: Path) -> None:
    key = bytes(range(32))
    with Callwright(str(path), encryption_keys=[key]) as app:

        @app.tool(effect="once", key=["phone"])
        def pay(phone: str) -> dict[str, str]:
            """Pay."""
            return {"paid": phone}

        app.call({"name": "pay", "arguments": {"phone": "13912345678"}})
    back_up_ledger(path, folder, NIGHT)
    assert all(b"13912345678" not in one.read_bytes() for one in folder.rglob("*") if one.is_file())
    with pytest.raises(StoreError, match="sealed"):
        Callwright(str(folder / "shop.db")).store.list_entries()


def test_a_folder_with_something_in_it_is_left_alone(store: SQLiteStore, path: Path, folder: Path) -> None:
    pay(store, "a")
    back_up_ledger(path, folder / "first", NIGHT)
    (folder / "letter.txt").write_text("mine")
    with pytest.raises(FileExistsError):
        back_up_ledger(path, folder, NIGHT)
    assert {one.name for one in folder.iterdir()} == {"first", "letter.txt"}
    with pytest.raises(FileExistsError):
        back_up_ledger(path, folder / "letter.txt", NIGHT)


def write_text(path: Path) -> None:
    path.write_text("no database" * 1000)


def write_other_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE notes (text TEXT)")


@pytest.mark.parametrize("write", [write_text, write_other_database])
def test_of_a_file_that_is_no_ledger_nothing_is_left(
    path: Path, folder: Path, write: Callable[[Path], None]
) -> None:
    write(path)
    with pytest.raises(StoreError):
        back_up_ledger(path, folder, NIGHT)
    assert [one.name for one in folder.parent.iterdir() if one.name.startswith((".", folder.name))] == []


@pytest.mark.parametrize("name", ["a b#1?x%20.db", "账本.db", "-v.db"])
def test_ledgers_and_folders_may_have_any_name(tmp_path: Path, name: str) -> None:
    with closing(SQLiteStore(tmp_path / name, clock=SystemClock())) as store:
        pay(store, "before")
        back_up_ledger(tmp_path / name, tmp_path / "deep" / f"{name}.night", NIGHT)
    with closing(SQLiteStore(tmp_path / "deep" / f"{name}.night" / name, clock=SystemClock())) as restored:
        assert [one.state for one in restored.list_entries()] == ["committed"]


def test_of_two_backups_into_one_folder_one_is_whole_and_the_other_is_refused(
    store: SQLiteStore, path: Path, folder: Path
) -> None:
    pay(store, "a")
    answers: list[object] = []

    def back_up() -> None:
        try:
            answers.append(back_up_ledger(path, folder, NIGHT)[-1].name)
        except (FileExistsError, StoreError) as refused:
            answers.append(type(refused))

    threads = [threading.Thread(target=back_up) for _ in range(3)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert answers.count("shop.db") == 1
    assert len(answers) == 3
    with closing(SQLiteStore(folder / "shop.db", clock=SystemClock())) as restored:
        assert [one.state for one in restored.list_entries()] == ["committed"]
    assert [one.name for one in folder.parent.iterdir() if one.name.startswith(".")] == []


@pytest.mark.promise("E14")
def test_a_restored_database_is_in_doubt_for_every_process_until_it_is_accepted(ledgers: Ledgers) -> None:
    address = ledgers.fresh()
    with (
        closing(PostgresStore(ledgers.url, schema=address, clock=SystemClock())) as store,
        closing(PostgresStore(ledgers.url, schema=address, clock=SystemClock())) as other,
    ):
        pay(store, "before")
        store.put_in_doubt(NIGHT)
        store.put_in_doubt(LedgerDoubt("restored", "later"))
        assert [(one.reason, one.evidence) for one in store.list_doubts()] == [("restored", NIGHT.evidence)]
        assert has_a_doubt(store)
        assert isinstance(store.perform_effect(claim("before", owner="again")), AlreadySettled)
        assert [one.reason for one in other.list_doubts()] == ["restored"]
        assert has_a_doubt(other)
        assert [one.reason for one in other.accept_doubts(by="ann", why="compared")] == ["restored"]
        assert store.list_doubts() == []
        assert isinstance(store.perform_effect(claim("new")), Claimed)


def test_a_store_in_memory_is_never_in_doubt() -> None:
    store = MemoryStore(SystemClock())
    store.put_in_doubt(NIGHT)
    assert store.list_doubts() == []
