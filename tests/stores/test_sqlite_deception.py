"""A ledger that was deceived notices it: no ``once`` call is claimed, everything else goes on, and an operator ends it."""

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from itertools import count, cycle
from pathlib import Path

import pytest

from callwright.core.records.ledger_doubts import find_mount, has_separate_user
from callwright.domain.doubts import DoubtReason
from callwright.domain.effects import (
    AlreadySettled,
    Answer,
    Claim,
    Claimed,
    Exhausted,
    InDoubt,
    Settled,
    StoreFailed,
)
from callwright.domain.records import RunLimits
from callwright.runtime.clock import SystemClock
from callwright.stores.sqlite import SQLiteStore
from callwright.stores.sqlite.call_operations import BULK_ROWS
from callwright.stores.sqlite.deception_watch import FOLDER_REST_MS, LOCKS_PATH, find_separate_user
from callwright.testing import FakeClock
from stores.making import claim, held, read, settle
from stores.test_sqlite_trouble import run_script


def render_doubted(reason: DoubtReason | None = None) -> str:
    return str(StoreFailed("doubtful", reason))


def is_doubted(answer: Answer) -> bool:
    """Whether the ledger is in doubt, and the call did not begin."""
    return isinstance(answer, StoreFailed) and answer.reason == "doubtful"


DAY_MS = 24 * 3600 * 1000
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

    def make(at: Path = path, **options: object) -> SQLiteStore:
        made.append(SQLiteStore(at, **({"clock": clock} | options)))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for store in made:
        store.close()


def reasons(store: SQLiteStore) -> list[str]:
    return [one.reason for one in store.list_doubts()]


def commit(store: SQLiteStore, key: str, *, ttl_s: int = 3600) -> None:
    owner = held(store.perform_effect(claim(key)))
    assert store.perform_effect(settle(owner, key=key, ttl_s=ttl_s)) == Settled()


def elsewhere(path: Path, *keys: str) -> tuple[list[str], list[str]]:
    """What another process is answered, and why it doubts the ledger."""
    answers, doubts = json.loads(run_script("deceived.py", path, *keys))
    return answers, doubts


def _may_mount() -> bool:
    """Whether this user may make a name space of mounts: root, on a host that allows it."""
    tool = shutil.which("unshare")
    if tool is None:
        return False
    return subprocess.run([tool, "--mount", "true"], capture_output=True, check=False).returncode == 0


# --- names --------------------------------------------------------------------------------------------------------


@pytest.mark.costly
@pytest.mark.promise("R12")
def test_a_second_name_of_the_file_is_noticed_at_once_by_both_and_its_removal_too(
    open_store: Open, path: Path
) -> None:
    store = open_store()
    commit(store, "a")
    store.close()
    store = open_store()
    owner = held(store.perform_effect(claim("b")))
    os.link(path, path.with_name("alias.db"))
    assert is_doubted(store.perform_effect(claim("c")))
    assert elsewhere(path.with_name("alias.db"), "a", "b") == ([render_doubted()] * 2, ["two_names"])
    assert is_doubted(store.perform_effect(claim("i", effect="idempotent")))
    assert store.perform_effect(read()) == Claimed(0, 0, 1, None)
    assert store.perform_effect(read(run="run-1")) == Claimed(0, 0, 1, None)
    assert is_doubted(store.perform_effect(settle(owner, key="b")))
    assert store.accept_doubts(by="ann", why="no") == []
    path.with_name("alias.db").unlink()
    assert isinstance(store.perform_effect(claim("c")), Claimed)
    assert reasons(store) == []
    assert [entry.state for entry in store.list_entries()] == ["claimed", "committed", "committed"]


@pytest.mark.costly
@pytest.mark.promise("R12")
@pytest.mark.skipif(not LOCKS_PATH.exists(), reason="this system lists no locks")
@pytest.mark.parametrize("is_in_file", [True, False])
def test_a_ledger_renamed_under_a_live_process_is_not_written_under_its_new_name(
    open_store: Open, path: Path, *, is_in_file: bool
) -> None:
    if is_in_file:
        open_store().close()
    store, moved = open_store(clock=SystemClock()), path.with_name("moved.db")
    commit(store, "a")
    path.rename(moved)
    assert store.perform_effect(claim("a")) == StoreFailed("gone")
    doubted = ([render_doubted()] * 2, ["two_names"]) if is_in_file else ([], ["doubtful"])
    assert elsewhere(moved, "a", "b") == doubted
    moved.rename(path)
    assert elsewhere(path, "b")[1] == []
    assert isinstance(store.perform_effect(claim("a", owner="call-2")), AlreadySettled)
    assert not isinstance(store.perform_effect(claim("b", owner="call-2")), Claimed)


@pytest.mark.promise("R12")
def test_a_separate_user_is_found_although_readings_of_the_locks_leave_its_lock_out(tmp_path: Path) -> None:
    path = tmp_path / "ledger.db"
    path.touch()
    Path(f"{path}-shm").touch()
    inode, far = path.stat().st_ino, 1_073_741_826
    own = f"1: POSIX  ADVISORY  READ {os.getpid()} fe:00:{inode} {far} {far + 1}\n"
    whole = f"{own}2: POSIX  ADVISORY  READ 1 fe:00:{inode} {far} {far + 1}\n"
    readings = cycle([own, own, whole])

    assert find_separate_user(str(path), FakeClock(), lambda: next(readings))
    assert not find_separate_user(str(path), FakeClock(), lambda: own)


def test_a_user_of_the_ledger_is_separate_where_it_does_not_share_its_memory() -> None:
    def lock(
        pid: int, inode: int, first: int, device: str = "fe:00", kind: str = "POSIX  ADVISORY  READ"
    ) -> str:
        return f"1: {kind} {pid} {device}:{inode} {first} {first + 1}\n"

    far = 1_073_741_826
    own = lock(1, 10, far) + lock(1, 11, 128)
    assert not has_separate_user(own, 10, 11, own=1)
    assert not has_separate_user(own + lock(2, 10, far) + lock(2, 11, 128), 10, 11, own=1)
    assert has_separate_user(own + lock(2, 10, far), 10, 11, own=1)
    assert has_separate_user(own + lock(2, 10, far) + lock(2, 12, 128), 10, 11, own=1)
    for harmless in (
        lock(2, 10, far, device="fe:01"),
        lock(2, 10, 0),
        lock(2, 10, far, kind="-> POSIX  ADVISORY  READ"),
        lock(2, 10, far, kind="FLOCK  ADVISORY  READ"),
        "1: POSIX  ADVISORY  READ x fe:00:10 0 EOF\nnot a lock\n",
    ):
        assert not has_separate_user(own + harmless, 10, 11, own=1)
    assert not has_separate_user(lock(2, 10, far), 10, 11, own=1)


class Caller:
    """Makes calls in a thread, each asked for twice, until it is told to end and one has been settled."""

    def __init__(self, store: SQLiteStore, name: str) -> None:
        self.effects: list[str] = []
        self.settled: list[str] = []
        self._store, self._name = store, name
        self._made, self._ends = threading.Semaphore(0), threading.Event()
        self._thread = threading.Thread(target=self._work)
        self._thread.start()

    def _work(self) -> None:
        for n in count():
            self._call(f"{self._name}-{n // 2}")
            self._made.release()
            if self._ends.is_set() and self.settled:
                return

    def _call(self, key: str) -> None:
        answer = self._store.perform_effect(claim(key))
        if isinstance(answer, Claimed):
            self.effects.append(key)
            if self._store.perform_effect(settle(answer, key=key)) == Settled():
                self.settled.append(key)

    def wait_for_call(self) -> None:
        self._made.acquire()

    def end(self) -> None:
        self._ends.set()
        self._thread.join()


@pytest.mark.promise("R12")
def test_names_that_come_and_go_while_calls_run_repeat_none_and_damage_nothing(
    open_store: Open, path: Path
) -> None:
    store, alias = open_store(clock=SystemClock()), path.with_name("alias.db")
    callers = [Caller(store, name) for name in ("ann", "bob")]
    changes: list[Callable[[], object]] = [
        lambda: os.link(path, alias),
        alias.unlink,
        lambda: path.rename(alias),
        lambda: alias.rename(path),
    ]
    for change in changes * 40:
        change()
        callers[0].wait_for_call()
    for caller in callers:
        caller.end()
        assert len(caller.effects) == len(set(caller.effects))
    states = {entry.key: entry.state for entry in store.list_entries(limit=10_000)}
    settled = [key for caller in callers for key in caller.settled]
    assert {states[key] for key in settled} == {"committed"}
    store.close()
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@pytest.mark.promise("R12")
def test_a_ledger_that_is_not_in_its_file_yet_is_not_begun_under_another_name(
    open_store: Open, path: Path
) -> None:
    commit(open_store(), "a")
    os.link(path, path.with_name("alias.db"))
    assert elsewhere(path.with_name("alias.db"), "a") == ([], ["doubtful"])


@pytest.mark.costly
@pytest.mark.promise("R12")
@pytest.mark.skipif(not _may_mount(), reason="this user may not mount")
def test_a_file_that_is_mounted_by_itself_is_noticed(path: Path) -> None:
    other = path.with_name("mounted.db")
    other.touch(mode=0o600)
    SQLiteStore(path, clock=SystemClock()).close()
    script = (
        f'mount --bind "{path}" "{other}" && exec "{sys.executable}" '
        f'"{Path(__file__).parent / "processes" / "deceived.py"}" "{other}" a'
    )
    done = subprocess.run(
        ["unshare", "--mount", "sh", "-c", script],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert json.loads(done.stdout) == [[render_doubted("mounted_file")], ["mounted_file"]], done.stderr


@pytest.mark.promise("R12")
def test_a_network_file_system_is_noticed_and_can_be_accepted_for_good(open_store: Open, path: Path) -> None:
    mounts = f"36 35 98:0 / {path.parent} rw,noatime shared:1 - nfs4 server:/export rw"
    store = open_store(mounts=lambda: mounts)
    assert is_doubted(store.perform_effect(claim("a")))
    assert [one.reason for one in store.accept_doubts(by="ann", why="one host only")] == ["network_files"]
    assert isinstance(store.perform_effect(claim("a")), Claimed)
    store.close()
    assert isinstance(open_store(mounts=lambda: mounts).perform_effect(claim("b")), Claimed)
    moved = mounts.replace("nfs4", "cifs")
    assert is_doubted(open_store(mounts=lambda: moved).perform_effect(claim("c")))


def test_the_mount_of_a_path_is_the_longest_and_latest_one_and_names_may_have_spaces() -> None:
    mounts = (
        "1 0 8:1 / / rw - ext4 /dev/sda1 rw\n"
        "2 1 0:5 / /srv/my\\040data rw shared:2 - tmpfs tmpfs rw\n"
        "3 1 0:6 / /srv/my\\040data rw - nfs host:/x rw\n"
        "not a mount\n"
    )
    assert find_mount(mounts, "/srv/my data/ledger.db") == ("/srv/my data", "nfs")
    assert find_mount(mounts, "/srv/my database.db") == ("/", "ext4")
    assert find_mount("", "/srv/ledger.db") == ("", "")


# --- the WAL ------------------------------------------------------------------------------------------------------


@pytest.mark.promise("R12")
@pytest.mark.parametrize("removed", [("-wal", "-shm"), ("-shm",), ("-wal",)])
def test_a_wal_removed_under_a_live_process_stops_it_and_lets_no_other_begin_a_new_one(
    open_store: Open, path: Path, removed: tuple[str, ...]
) -> None:
    store = open_store(clock=SystemClock())
    commit(store, "a")
    for suffix in removed:
        Path(f"{path}{suffix}").unlink()
    assert is_doubted(store.perform_effect(claim("b")))
    assert reasons(store) == ["wal_replaced"]
    if removed == ("-wal", "-shm"):
        assert elsewhere(path, "a", "b") == ([], ["doubtful"])
        store.close()  # which puts into the file what only this process still has
        (known, _), doubts = elsewhere(path, "a", "b")
        assert known.startswith("AlreadySettled")
        assert doubts == []


@pytest.mark.costly
@pytest.mark.promise("R12")
def test_a_ledger_of_which_only_the_wal_knew_anything_is_another_one_without_it(path: Path) -> None:
    elsewhere(path, "a", "!")
    for suffix in ("-wal", "-shm"):
        Path(f"{path}{suffix}").unlink()
    assert elsewhere(path, "a")[0] == [render_doubted("replaced")]


@pytest.mark.promise("R12")
@pytest.mark.parametrize("name", ["-shm", "-wal"])
@pytest.mark.parametrize("fate", ["removed", "replaced"])
def test_a_wal_removed_from_a_folder_in_which_nothing_had_changed_for_long_is_noticed_at_once(
    open_store: Open, path: Path, clock: FakeClock, name: str, fate: str
) -> None:
    store = open_store()
    commit(store, "a")
    clock.advance(FOLDER_REST_MS)
    commit(store, "b")  # from here on the folder vouches for its names
    commit(store, "c")
    beside = Path(f"{path}{name}")
    if fate == "replaced":
        beside.rename(f"{beside}.old")
        beside.write_bytes(Path(f"{beside}.old").read_bytes())
    else:
        beside.unlink()
    assert is_doubted(store.perform_effect(claim("d")))
    assert reasons(store) == ["wal_replaced"]
    assert is_doubted(store.perform_effect(claim("e")))
    if fate == "replaced":
        Path(f"{beside}.old").replace(beside)
        assert isinstance(store.perform_effect(claim("e")), Claimed)


@pytest.mark.costly
@pytest.mark.promise("R12")
def test_a_lost_wal_is_noticed_at_opening_and_stays_noticed_until_an_operator_accepts_it(
    open_store: Open, path: Path
) -> None:
    assert elsewhere(path, "a")[1] == []
    elsewhere(path, "b", "c", "!")
    Path(f"{path}-wal").unlink()
    assert elsewhere(path, "b") == ([render_doubted("lost_tail")], ["lost_tail"])
    store = open_store(clock=SystemClock())
    for n in range(5):  # what may run twice goes on, and does not hide what is missing
        assert isinstance(store.perform_effect(claim(f"i{n}", effect="idempotent")), Claimed)
    assert [(one.reason, one.evidence) for one in store.list_doubts()] == [("lost_tail", "2")]
    store.close()
    assert elsewhere(path, "b") == ([render_doubted("lost_tail")], ["lost_tail"])
    store = open_store(clock=SystemClock())
    assert [one.reason for one in store.accept_doubts(by="ann", why="the bank says none")] == ["lost_tail"]
    assert isinstance(store.perform_effect(claim("b")), Claimed)
    assert elsewhere(path, "c")[1] == []


@pytest.mark.promise("R12")
def test_a_backup_that_is_older_than_what_was_acknowledged_is_noticed(open_store: Open, path: Path) -> None:
    store = open_store()
    commit(store, "a")
    store.close()
    shutil.copy(path, path.with_name("backup.db"))
    store = open_store()
    commit(store, "b")
    store.close()
    shutil.copy(path.with_name("backup.db"), path)
    assert reasons(open_store()) == ["lost_tail"]


@pytest.mark.promise("R12")
def test_a_lost_claim_of_an_entry_that_had_been_claimed_before_is_noticed(
    open_store: Open, path: Path
) -> None:
    """It has no new number: the first try had no effect and was released, and the second one is gone from the file."""
    store = open_store()
    store.perform_effect(settle(held(store.perform_effect(claim("a"))), "released", key="a"))
    store.close()
    shutil.copy(path, path.with_name("backup.db"))
    store = open_store()
    again = held(store.perform_effect(claim("a")))
    store.perform_effect(settle(again, key="a"))
    commit(store, "b")
    store.close()
    assert reasons(open_store()) == []

    shutil.copy(path.with_name("backup.db"), path)
    store = open_store()
    assert is_doubted(store.perform_effect(claim("a")))
    assert reasons(store) == ["lost_tail"]
    store.accept_doubts(by="ann", why="the bank says none")
    assert held(store.perform_effect(claim("a"))).fence == again.fence
    store.close()
    assert reasons(open_store()) == []


@pytest.mark.promise("R12")
def test_a_lost_second_claim_is_noticed_where_no_entry_is_missing(open_store: Open, path: Path) -> None:
    store = open_store()
    store.perform_effect(settle(held(store.perform_effect(claim("a"))), "released", key="a"))
    store.close()
    shutil.copy(path, path.with_name("backup.db"))
    store = open_store()
    store.perform_effect(settle(held(store.perform_effect(claim("a"))), key="a"))
    store.close()
    shutil.copy(path.with_name("backup.db"), path)
    store = open_store()
    assert is_doubted(store.perform_effect(claim("a")))
    assert [(one.reason, one.evidence) for one in store.list_doubts()] == [("lost_tail", "1")]
    store.accept_doubts(by="ann", why="the bank says none")
    store.close()
    assert reasons(open_store()) == []


@pytest.mark.promise("R12")
def test_another_ledger_in_the_place_of_this_one_is_noticed(open_store: Open, path: Path) -> None:
    store = open_store()
    commit(store, "a")
    store.close()
    other = open_store(path.with_name("other.db"))
    other.close()
    shutil.copy(path.with_name("other.db"), path)
    store = open_store()
    assert is_doubted(store.perform_effect(claim("a")))
    assert reasons(store) == ["replaced"]
    store.accept_doubts(by="ann", why="meant so")
    assert isinstance(store.perform_effect(claim("a")), Claimed)


def test_a_ledger_that_was_removed_is_begun_anew_without_a_doubt(open_store: Open, path: Path) -> None:
    store = open_store()
    commit(store, "a")
    store.close()
    path.unlink()
    store = open_store()
    assert isinstance(store.perform_effect(claim("a")), Claimed)
    assert reasons(store) == []


def test_a_seal_that_is_gone_or_unreadable_is_made_again_and_doubts_nothing(
    open_store: Open, path: Path, clock: FakeClock
) -> None:
    store = open_store()
    commit(store, "a")
    for content in (None, b"", b"x" * 44, b"x" * 88):
        seal = Path(f"{path}-seal")
        seal.unlink()
        if content is not None:
            seal.write_bytes(content)
        clock.advance(5_000)
        commit(store, f"b{content!r}")
        assert reasons(store) == []
    store.close()
    assert reasons(open_store()) == []
    assert len(Path(f"{path}-seal").read_bytes()) == 88


def test_calls_beyond_the_budget_of_their_run_leave_no_doubt(open_store: Open, clock: FakeClock) -> None:
    """One statement claims them all, and takes back those that the run cannot pay: no number of those is sealed."""
    store, limits = open_store(), RunLimits(max_tool_calls=BULK_ROWS - 3)
    claims = [claim(f"k{n}", owner=f"call-{n}", run="r", limits=limits) for n in range(BULK_ROWS)]
    answers = asyncio.run(_claim_at_once(store, claims))
    assert sum(isinstance(one, Exhausted) for one in answers) == 3
    clock.advance(5_000)
    assert reasons(store) == []
    assert isinstance(store.perform_effect(claim("later")), Claimed)


async def _claim_at_once(store: SQLiteStore, claims: list[Claim]) -> list[Answer]:
    started = [store.perform_effect_async(one) for one in claims]
    return [await one if isinstance(one, Awaitable) else one for one in started]


def test_a_process_that_claims_an_old_entry_again_leaves_the_newest_one_sealed(
    open_store: Open, path: Path
) -> None:
    first = open_store()
    first.perform_effect(settle(held(first.perform_effect(claim("old"))), "released", key="old"))
    first.close()
    shutil.copy(path, path.with_name("backup.db"))
    first = open_store()
    for key in ("a", "b"):
        commit(first, key)
    second = open_store()
    again = held(second.perform_effect(claim("old")))
    second.perform_effect(settle(again, key="old"))
    first.close()
    second.close()
    shutil.copy(path.with_name("backup.db"), path)
    assert [(one.reason, one.evidence) for one in open_store().list_doubts()] == [("lost_tail", "2")]


def test_a_power_loss_that_the_durability_allows_is_no_doubt(
    open_store: Open, path: Path, clock: FakeClock
) -> None:
    store = open_store(durability="kill")
    commit(store, "a")
    store.close()
    shutil.copy(path, path.with_name("flushed.db"))
    store = open_store(durability="kill")
    commit(store, "b")
    store.close()
    shutil.copy(path.with_name("flushed.db"), path)
    clock.reboot("boot-2")
    assert reasons(open_store(durability="kill")) == []


def test_a_system_without_positioned_writes_keeps_the_seal_too(
    open_store: Open, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "pwrite")
    store = open_store()
    for key in ("a", "b"):
        commit(store, key)
    store.close()
    assert len(Path(f"{path}-seal").read_bytes()) == 88
    assert reasons(open_store()) == []


def test_a_store_that_is_closed_before_an_outcome_could_be_written_says_so(
    open_store: Open, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = open_store()
    owner = held(store.perform_effect(claim("a")))
    os.link(path, path.with_name("alias.db"))
    assert is_doubted(store.perform_effect(settle(owner, key="a")))
    store.close()
    assert "outcomes that could not be written: 1;" in caplog.text


def test_a_call_whose_owner_died_is_in_doubt_also_while_the_ledger_is(
    open_store: Open, clock: FakeClock
) -> None:
    mounts: list[str] = []
    store = open_store(mounts=lambda: "".join(mounts))
    held(store.perform_effect(claim("a")))
    mounts.append("36 35 98:0 / / rw,noatime shared:1 - nfs4 server:/export rw")
    clock.advance(60_000)
    assert is_doubted(store.perform_effect(claim("b", owner="call-2")))
    assert store.perform_effect(claim("a", owner="call-2")) == InDoubt("trace-call-1")


# --- the clock ----------------------------------------------------------------------------------------------------


@pytest.mark.promise("R12")
def test_a_clock_that_jumps_past_the_end_of_an_entry_frees_no_key(open_store: Open, clock: FakeClock) -> None:
    store = open_store()
    commit(store, "a")
    clock.move_wall_clock(40 * DAY_MS)
    assert is_doubted(store.perform_effect(claim("a", owner="call-2")))
    assert [(one.reason, one.evidence) for one in store.list_doubts()] == [("clock_ahead", "40.0 d")]
    assert store.sweep()["archived"] == 0
    clock.move_wall_clock(-40 * DAY_MS)
    store.accept_doubts(by="ann", why="clock set right")
    assert isinstance(store.perform_effect(claim("a", owner="call-2")), AlreadySettled)
    commit(store, "b")


@pytest.mark.promise("R12")
def test_a_virtual_machine_that_was_paused_over_a_weekend_holds_no_call(
    open_store: Open, clock: FakeClock
) -> None:
    store = open_store()
    commit(store, "a")
    clock.move_wall_clock(3 * DAY_MS)
    commit(store, "b")
    assert store.list_doubts() == []


@pytest.mark.promise("R12")
def test_a_clock_that_starts_in_the_past_claims_nothing_until_it_is_set(
    open_store: Open, clock: FakeClock
) -> None:
    store = open_store()
    commit(store, "a")
    store.close()
    clock.reboot("boot-2")
    clock.move_wall_clock(-30 * DAY_MS)
    store = open_store()
    assert is_doubted(store.perform_effect(claim("b")))
    assert reasons(store) == ["clock_behind"]
    assert store.accept_doubts(by="ann", why="no") == []
    clock.move_wall_clock(30 * DAY_MS)
    assert isinstance(store.perform_effect(claim("b")), Claimed)


@pytest.mark.promise("R12")
def test_the_first_call_of_a_ledger_waits_for_a_clock_of_this_decade(
    open_store: Open, clock: FakeClock
) -> None:
    clock.move_wall_clock(-20 * 365 * DAY_MS)
    store = open_store()
    assert is_doubted(store.perform_effect(claim("a")))
    assert [(one.reason, one.evidence) for one in store.list_doubts()] == [("clock_unset", "2003-11-19")]
    clock.move_wall_clock(20 * 365 * DAY_MS)
    commit(store, "a")
    assert isinstance(store.perform_effect(claim("a", owner="call-2")), AlreadySettled)


@pytest.mark.promise("R12")
@pytest.mark.parametrize("hours", [14, -14, 1, -1])
def test_a_correction_of_hours_is_no_doubt(open_store: Open, clock: FakeClock, hours: int) -> None:
    store = open_store()
    commit(store, "a")
    clock.move_wall_clock(hours * 3_600_000)
    commit(store, "b")


def test_a_machine_that_was_off_or_a_process_that_ran_for_months_is_no_doubt(
    open_store: Open, clock: FakeClock
) -> None:
    store = open_store()
    commit(store, "a")
    clock.advance(90 * DAY_MS)
    commit(store, "b")
    store.close()
    clock.advance(400 * DAY_MS)
    clock.reboot("boot-2")
    commit(open_store(), "c")


@pytest.mark.promise("R12")
def test_an_accepted_doubt_is_on_the_audit_trail(open_store: Open, path: Path, clock: FakeClock) -> None:
    store = open_store()
    commit(store, "a")
    clock.move_wall_clock(40 * DAY_MS)
    store.accept_doubts(by="ann", why="checked")
    store.chain_events()
    lines = b"".join(segment.body for segment in store.list_segments()).splitlines()
    last = json.loads(lines[-1])
    assert (last["kind"], last["by"], last["why"], last["about"]["reason"]) == (
        "doubt_accepted",
        "ann",
        "checked",
        "clock_ahead",
    )
