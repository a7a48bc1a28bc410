"""Files that cannot be used: each is answered with a word of ours and a hint, and nothing is done in part."""

import asyncio
import json
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from callwright.domain.effects import (
    AlreadySettled,
    AwaitSettle,
    Claimed,
    Exhausted,
    InFlight,
    Settled,
    StoreFailed,
    WaitedOut,
)
from callwright.domain.records import Outcome
from callwright.ports import StoreEffect, StoreError
from callwright.stores.sqlite import SQLiteStore
from callwright.stores.sqlite.database_file import (
    APPLICATION_ID,
    MAX_LOCK_PAUSE_MS,
    LockWait,
    load_migrations,
)
from callwright.stores.sqlite.row_codec import hash_boot_name
from callwright.testing import FakeClock
from stores.making import LEASE_MS, PAID, by, claim, ending, held, kept, read, reserve, settle

HERE = Path(__file__).parent
Open = Callable[..., SQLiteStore]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ledger.db"


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def open_store(path: Path, clock: FakeClock) -> Iterator[Open]:
    made: list[SQLiteStore] = []

    def make(**options: int) -> SQLiteStore:
        made.append(SQLiteStore(path, clock=clock, **options))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for store in made:
        store.close()


def refused(path: Path) -> StoreError:
    with pytest.raises(StoreError) as caught:
        SQLiteStore(path, clock=FakeClock(), busy_ms=20)
    assert caught.value.hint
    return caught.value


def run_script(script: str, path: Path, *more: str) -> str:
    done = subprocess.run(
        [sys.executable, HERE / "processes" / script, path, *more],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    return done.stdout.strip()


# --- a good file --------------------------------------------------------------------------------------------------


def test_files_are_for_their_owner_alone_and_so_is_a_folder_that_had_to_be_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "ledger.db"
    store = SQLiteStore(path, clock=FakeClock())
    held(store.perform_effect(claim()))
    store.save_tape("call-1", run_id=None, tool="pay", code=None, body=b"tape")
    assert store.get_tape("call-1") == b"tape"
    store.save_body(kept("h"), b"unsafe")
    assert store.get_body("h") is not None
    folders = {
        entry: stat.S_IMODE(entry.stat().st_mode) for entry in (path.parent, path.parent / "ledger.tapes")
    }
    files = [entry for entry in path.parent.rglob("*") if entry.is_file()]
    modes = {entry.name: stat.S_IMODE(entry.stat().st_mode) for entry in files}
    store.close()
    assert {"ledger.db", "ledger.db-wal", "ledger.traces.db"} <= set(modes)
    assert set(modes.values()) == {0o600}
    assert set(folders.values()) == {0o700}


def test_what_is_settled_is_there_after_opening_again(open_store: Open) -> None:
    store = open_store()
    store.perform_effect(settle(held(store.perform_effect(claim()))))
    store.save_tape("call-1", run_id="r", tool="pay", code=None, body=b"tape")
    store.close()
    store.close()
    again = open_store()
    assert isinstance(again.perform_effect(claim(owner="call-2")), AlreadySettled)
    assert again.get_tape("call-1") == b"tape"
    assert again.perform_effect(claim("other")) != StoreFailed("gone")


def test_a_closed_store_says_so_and_does_nothing(open_store: Open) -> None:
    store = open_store()
    store.close()
    assert store.perform_effect(claim()) == StoreFailed("gone")
    with pytest.raises(StoreError):
        store.list_entries()
    assert open_store().list_entries() == []


def test_a_lease_of_another_boot_is_over_since_its_owner_cannot_be_alive(
    open_store: Open, clock: FakeClock
) -> None:
    held(open_store().perform_effect(claim("a", effect="idempotent")))
    clock.reboot("boot-2", lease_ms=0)
    taken = held(open_store().perform_effect(claim("a", owner="call-2", effect="idempotent")))
    assert (taken.fence, taken.attempt) == (2, 2)


@pytest.mark.promise("R12")
@pytest.mark.parametrize("jump_ms", [3_600_000, -3_600_000])
def test_an_hour_of_the_wall_clock_moves_no_lease(open_store: Open, clock: FakeClock, jump_ms: int) -> None:
    store, other = open_store(), open_store()
    owner = held(store.perform_effect(claim(effect="idempotent")))
    clock.move_wall_clock(jump_ms)
    assert isinstance(other.perform_effect(claim(owner="call-2", effect="idempotent")), InFlight)
    clock.advance(LEASE_MS - 1)
    assert isinstance(other.perform_effect(claim(owner="call-2", effect="idempotent")), InFlight)
    assert store.perform_effect(settle(owner)) == Settled()


# --- bad files ----------------------------------------------------------------------------------------------------


@pytest.mark.promise("R10")
def test_a_locked_file_is_waited_for_a_bounded_time_and_the_call_does_not_start(
    open_store: Open, path: Path, clock: FakeClock
) -> None:
    store = open_store(busy_ms=500)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    before = clock.lease_ms()
    assert store.perform_effect(claim()) == StoreFailed("locked")
    assert 500 <= clock.lease_ms() - before < 600
    with pytest.raises(StoreError, match="locked"):
        store.use_approval("d", by="call-1")
    holder.execute("ROLLBACK")
    holder.close()
    assert held(store.perform_effect(claim())).attempt == 1


@pytest.mark.promise("R10")
def test_a_file_that_stays_locked_cannot_be_opened_for_the_first_time(path: Path) -> None:
    path.touch(0o600)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    assert refused(path).reason == "locked"
    holder.close()


@pytest.mark.promise("R10")
def test_opening_waits_for_a_locked_file_by_the_clock_and_not_by_the_number_of_attempts(
    path: Path, clock: FakeClock
) -> None:
    path.touch(0o600)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    before = clock.lease_ms()
    with pytest.raises(StoreError, match="locked"):
        SQLiteStore(path, clock=clock, busy_ms=100)
    assert 100 <= clock.lease_ms() - before < 110
    holder.close()


def pause_until_refused(wait: LockWait, clock: FakeClock, pauses: list[float]) -> None:
    while True:
        before = clock.lease_ms()
        wait.pause()
        pauses.append(clock.lease_ms() - before)


def test_whoever_has_waited_longest_for_a_locked_file_asks_most_often() -> None:
    clock = FakeClock()
    wait, began, pauses = LockWait(clock, 5_000), clock.lease_ms(), list[float]()
    with pytest.raises(StoreError, match="locked"):
        pause_until_refused(wait, clock, pauses)
    longest = pauses.index(max(pauses))
    assert pauses[: longest + 1] == sorted(pauses[: longest + 1])
    assert pauses[longest:] == sorted(pauses[longest:], reverse=True)
    assert max(pauses) <= MAX_LOCK_PAUSE_MS
    assert pauses[-1] < 1
    assert 5_000 <= clock.lease_ms() - began < 5_001


@pytest.mark.promise("R10")
def test_reads_without_a_run_go_on_while_the_file_is_locked(open_store: Open, path: Path) -> None:
    store = open_store(busy_ms=10)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    assert store.perform_effect(read()) == Claimed(0, 0, 1, None)
    assert type(store.perform_effect(reserve())).__name__ == "Reserved"
    assert store.perform_effect(ending(healthy=True)) == Settled()
    holder.close()


@pytest.mark.promise("R10")
def test_a_full_ledger_refuses_new_calls_and_keeps_the_old_ones(open_store: Open) -> None:
    store = open_store(max_bytes=200_000)
    claims = [store.perform_effect(claim(f"key-{n}")) for n in range(1_000)]
    assert {type(answer) for answer in claims} == {Claimed, StoreFailed}
    assert claims[-1] == StoreFailed("full")
    assert len(store.list_entries(limit=2_000)) == sum(isinstance(answer, Claimed) for answer in claims)


@pytest.mark.costly
@pytest.mark.promise("R10")
def test_calls_that_run_when_a_ledger_becomes_full_are_settled_in_room_that_is_kept_for_them(
    open_store: Open,
) -> None:
    store = open_store(max_bytes=400_000)
    running, claimed = [], store.perform_effect(claim("key-0"))
    while isinstance(claimed, Claimed):
        running.append(claimed)
        claimed = store.perform_effect(claim(f"key-{len(running)}"))
    assert claimed == StoreFailed("full")
    last = range(len(running) - 40, len(running))
    answers = [store.perform_effect(settle(running[n], key=f"key-{n}")) for n in last]
    assert answers == [Settled()] * 40
    assert store.perform_effect(claim("another")) == StoreFailed("full")


@pytest.mark.promise("R10")
def test_an_outcome_that_does_not_fit_refuses_new_calls_only(open_store: Open) -> None:
    store = open_store(max_bytes=400_000)
    known = held(store.perform_effect(claim("known")))
    store.perform_effect(settle(known, key="known"))
    large, small = (held(store.perform_effect(claim(key))) for key in ("large", "small"))
    assert store.perform_effect(settle(large, key="large", outcome=_long(500_000))) == StoreFailed("full")
    for _ in range(2):
        replayed = store.perform_effect(claim("known", owner="call-2"))
        assert isinstance(replayed, AlreadySettled)
        assert replayed.outcome == PAID
        assert store.perform_effect(claim("new")) == StoreFailed("full")
        assert isinstance(store.perform_effect(claim("large", owner="call-2")), InFlight)
    assert store.perform_effect(settle(small, key="small")) == Settled()
    states = {entry.key: entry.state for entry in store.list_entries()}
    assert states == {"known": "committed", "large": "claimed", "small": "committed"}


@pytest.mark.promise("R10")
def test_what_was_asked_together_with_an_outcome_that_does_not_fit_is_answered(open_store: Open) -> None:
    store = open_store(max_bytes=400_000)
    known = held(store.perform_effect(claim("known")))
    store.perform_effect(settle(known, key="known"))
    large, small = (held(store.perform_effect(claim(key))) for key in ("large", "small"))

    async def ask_all() -> list[object]:
        asked: list[StoreEffect] = [
            claim("new"),
            claim("known", owner="call-2"),
            settle(large, key="large", outcome=_long(500_000)),
            settle(small, key="small"),
        ]
        answers = [store.perform_effect_async(one) for one in asked]
        return [await one if isinstance(one, Awaitable) else one for one in answers]

    new, replayed, unfit, settled = asyncio.run(ask_all())
    assert (new, unfit, settled) == (StoreFailed("full"), StoreFailed("full"), Settled())
    assert isinstance(replayed, AlreadySettled)


def _long(size: int) -> Outcome:
    return replace(PAID, data={"pages": os.urandom(size // 2).hex()})


@pytest.mark.promise("R10", "T39")
def test_a_full_disk_answers_what_is_known_and_loses_no_outcome_once_there_is_room(path: Path) -> None:
    full, after = json.loads(run_script("crowded_outcomes.py", path))
    assert full == {"known": "AlreadySettled", "new": "StoreFailed", "ended": "StoreFailed"}
    assert after == {"known": "AlreadySettled", "new": "Claimed", "ended": "AlreadySettled"}


@pytest.mark.costly
@pytest.mark.promise("R10")
def test_when_a_commit_fails_everybody_in_it_is_told_and_nothing_of_it_stays(path: Path) -> None:
    full, after, left = json.loads(run_script("crowded.py", path))
    assert full == {repr(StoreFailed("full")): 16}
    assert after == {"Claimed": 16}
    assert left == 32


@pytest.mark.promise("R10")
def test_a_ledger_on_a_disk_that_is_full_already_is_said_to_be_full(path: Path) -> None:
    SQLiteStore(path, clock=FakeClock()).close()
    assert run_script("no_room.py", path) == "full True"


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that any user can reach, which pytest's own is not."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


@pytest.mark.promise("R10")
def test_a_folder_that_may_not_be_written_is_read_only(open_folder: Path) -> None:
    open_folder.chmod(0o555)
    assert run_script("unprivileged.py", open_folder / "ledger.db") == "read_only True"


@pytest.mark.costly
@pytest.mark.promise("R10")
def test_a_file_that_may_not_be_written_is_read_only(open_folder: Path) -> None:
    SQLiteStore(open_folder / "ledger.db", clock=FakeClock()).close()
    open_folder.chmod(0o777)
    (open_folder / "ledger.db").chmod(0o444)
    assert run_script("unprivileged.py", open_folder / "ledger.db") == "read_only True"


@pytest.mark.promise("R10")
@pytest.mark.parametrize("bytes_", [b"not a database at all, but long enough to look at" * 50, b"\0" * 8192])
def test_a_file_that_is_no_database_is_left_as_it_is(path: Path, bytes_: bytes) -> None:
    path.write_bytes(bytes_)
    assert refused(path).reason == "corrupt"
    assert path.read_bytes() == bytes_


@pytest.mark.promise("R10")
def test_a_file_whose_middle_is_overwritten_is_corrupt_and_no_call_starts(
    open_store: Open, path: Path
) -> None:
    store = open_store()
    for n in range(300):
        store.perform_effect(claim(f"key-{n}"))
    store.close()
    database = sqlite3.connect(path)
    (page,) = database.execute("PRAGMA page_size").fetchone()
    roots = database.execute("SELECT rootpage FROM sqlite_schema WHERE tbl_name = 'ledger'").fetchall()
    database.close()
    with path.open("r+b") as file:
        for (root,) in roots:
            file.seek((root - 1) * page)
            file.write(b"\xa5" * page)
    again = open_store()
    assert again.perform_effect(claim("key-7")) == StoreFailed("corrupt")
    with pytest.raises(StoreError, match="corrupt"):
        again.list_entries()


@pytest.mark.promise("R10")
def test_somebody_elses_database_is_not_migrated(path: Path) -> None:
    theirs = sqlite3.connect(path)
    theirs.execute("CREATE TABLE notes (text)")
    theirs.close()
    assert "other software" in refused(path).hint
    theirs = sqlite3.connect(path)
    assert theirs.execute("SELECT name FROM sqlite_schema").fetchall() == [("notes",)]
    theirs.close()


@pytest.mark.promise("R10", "C3")
def test_a_file_from_before_runs_had_tenants_keeps_what_every_tenant_has_spent(
    open_store: Open, path: Path, clock: FakeClock
) -> None:
    older = sqlite3.connect(path)
    older.executescript(load_migrations("ledger")[0])
    older.execute(f"PRAGMA application_id={APPLICATION_ID}")
    older.execute("PRAGMA user_version=1")
    older.execute(
        "INSERT INTO ledger (key, tool, version, args_hash, effect, state, fence, attempt, owner, boot, lease_until,"
        " trace_id, run_id, tenant, principal, created_at, updated_at)"
        " VALUES ('k', 'pay', '1.0.0', 'a', 'once', 'committed', 1, 1, 'c', 0, 0, 't', 'r', 'acme', 'ann', 1, 1)"
    )
    boot, deadline, now = hash_boot_name(clock.boot_id()), clock.lease_ms() + 60_000, clock.now_ms()
    for run in ("r", "reads"):
        older.execute("INSERT INTO runs VALUES (?, ?, ?, 11, 12, 2, 60000, 3, ?)", (run, boot, deadline, now))
        older.execute("INSERT INTO tool_uses VALUES (?, 'pay', 2, NULL, 0, ?)", (run, now))
    older.commit()
    older.close()
    store = open_store()
    for tenant, run in (("acme", "r"), ("default", "r"), ("default", "reads")):
        assert isinstance(store.perform_effect(by(tenant, read(run=run))), Claimed)
        assert store.perform_effect(by(tenant, read(run=run))) == Exhausted("calls", 12)
        assert store.perform_effect(by(tenant, reserve(attempt=2, run=run))) == Exhausted("retries", 2)
    assert [isinstance(store.perform_effect(by("new", read(run="r"))), Claimed) for _ in range(12)] == [
        True
    ] * 12


@pytest.mark.promise("R10")
def test_a_file_of_a_newer_version_is_not_touched(open_store: Open, path: Path) -> None:
    open_store().close()
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    assert "newer Callwright" in refused(path).hint


@pytest.mark.promise("R10")
def test_a_symbolic_link_a_folder_and_a_pipe_are_no_ledger(
    tmp_path: Path, open_store: Open, path: Path
) -> None:
    open_store().close()
    link = tmp_path / "link.db"
    link.symlink_to(path)
    assert "symbolic link" in refused(link).hint
    pipe = tmp_path / "pipe.db"
    os.mkfifo(pipe)
    assert "not a regular file" in refused(pipe).hint
    assert "not a regular file" in refused(tmp_path).hint
    assert "folder" in refused(path / "below" / "ledger.db").hint


@pytest.mark.promise("R10")
@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_deleted_underneath_is_gone_and_no_call_starts(
    open_store: Open, path: Path, *, replaced: bool
) -> None:
    store = open_store()
    held(store.perform_effect(claim()))
    path.unlink()
    if replaced:
        path.touch()
    assert store.perform_effect(claim("other")) == StoreFailed("gone")
    assert store.perform_effect(settle(Claimed(1, 1, 1, None))) == StoreFailed("gone")


def test_traces_that_cannot_be_written_cost_no_call(open_store: Open, path: Path) -> None:
    store = open_store(busy_ms=10)
    holder = sqlite3.connect(path.with_name("ledger.traces.db"), isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    store.save_body(kept("h"), b"unsafe")
    owner = held(store.perform_effect(claim()))
    assert store.perform_effect(settle(owner)) == Settled()
    assert store.collect_stats()["traces_dropped"] == 1
    holder.close()


def test_tapes_that_cannot_be_written_cost_no_call_and_are_counted(open_store: Open, path: Path) -> None:
    store = open_store()
    path.with_name("ledger.tapes").write_text("a file where the folder of tapes should be")
    store.save_tape("call-1", run_id=None, tool="pay", code=None, body=b"tape")
    owner = held(store.perform_effect(claim()))
    assert store.perform_effect(settle(owner)) == Settled()
    assert store.get_tape("call-1") is None
    assert store.collect_stats()["traces_dropped"] == 1


def test_a_tape_that_was_cut_off_by_a_crash_is_skipped_and_the_others_are_read(
    open_store: Open, path: Path
) -> None:
    store = open_store()
    for name in ("call-1", "call-2"):
        store.save_tape(name, run_id="r", tool="pay", code=None, body=b"tape of " + name.encode())
    store.close()
    (file,) = path.with_name("ledger.tapes").iterdir()
    file.write_bytes(file.read_bytes() + b'\x1e{"callId":"call-3","ru')
    again = open_store()
    assert again.get_tape("call-1") == b"tape of call-1"
    assert again.get_tape("call-3") is None
    assert [one[0] for one in again.list_tapes(run_id="r")] == ["call-2", "call-1"]


def test_old_tapes_make_room_when_they_are_swept(tmp_path: Path) -> None:
    clock = FakeClock(now_ms=2_000_000_000_000)
    store = SQLiteStore(tmp_path / "ledger.db", clock=clock)
    store.save_tape("call-1", run_id=None, tool="pay", code=None, body=b"tape")
    assert store.sweep()["tapes"] == 0 or store.get_tape("call-1") is None
    clock.move_wall_clock(3650 * 24 * 3600 * 1000)
    store.sweep()
    assert store.get_tape("call-1") is None
    store.close()


@pytest.mark.promise("R3")
def test_a_call_of_another_process_is_looked_at_every_forty_milliseconds_at_least(
    open_store: Open, clock: FakeClock
) -> None:
    mine, other = open_store(), open_store()
    other.perform_effect(claim())

    async def wait() -> object:
        answer = mine.perform_effect_async(AwaitSettle("k", 900))
        return answer if isinstance(answer, WaitedOut) else await cast("Awaitable[object]", answer)

    assert asyncio.run(wait()) == WaitedOut()
    assert sum(clock.slept) == 900
    assert max(clock.slept) <= 40
