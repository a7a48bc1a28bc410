"""What may lose its last moments may still not hang, and loses nothing while the process lives."""

import sqlite3
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest

from callwright.domain.stored_data import RewrittenPart
from callwright.runtime.clock import SystemClock
from callwright.stores.sqlite import SQLiteStore
from callwright.stores.sqlite.queries import LEDGER_SQL, TRACES_SQL
from callwright.stores.sqlite.tape_files import TapeFiles, TapeLabel
from callwright.stores.sqlite.trace_file import FLUSH_INTERVAL_S

PATIENCE_S = 20


@pytest.fixture
def turns() -> Iterator[None]:
    """Whoever changes how often threads take turns has it put back."""
    usual = sys.getswitchinterval()
    yield
    sys.setswitchinterval(usual)


@pytest.mark.parametrize(
    ("name", "statement"),
    [("shop.traces.db", TRACES_SQL["contracts_of"]), ("shop.db", LEDGER_SQL["contracts_of"])],
)
def test_the_contracts_of_a_tool_are_found_by_its_name(name: str, statement: str, tmp_path: Path) -> None:
    SQLiteStore(tmp_path / "shop.db", clock=SystemClock()).close()
    connection = sqlite3.connect(tmp_path / name)
    plan = connection.execute("EXPLAIN QUERY PLAN " + statement, ("pay",)).fetchall()
    connection.close()
    assert "USING INDEX contracts_name" in plan[0][3]


@pytest.mark.usefixtures("turns")
def test_closing_at_the_very_moment_of_a_round_ends_the_thread(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "ledger.db", clock=SystemClock())

    def close_when_the_round_is_due() -> None:
        """Keeps the interpreter to itself, so that the round is over and its thread cannot go on before the close."""
        sys.setswitchinterval(PATIENCE_S)
        store.save_tape("a" * 32, run_id=None, tool="pay", code=None, body=b"{}\n")
        threading.Event().wait(FLUSH_INTERVAL_S / 10)  # lets the thread begin its round
        until = perf_counter() + FLUSH_INTERVAL_S
        while perf_counter() < until:
            pass
        store.close()

    closing = threading.Thread(target=close_when_the_round_is_due, daemon=True)
    closing.start()
    closing.join(PATIENCE_S)
    assert not closing.is_alive()


@pytest.mark.usefixtures("turns")
def test_tapes_that_many_threads_hand_in_are_written_once_each(tmp_path: Path) -> None:
    sys.setswitchinterval(1e-6)
    segments, clock = TapeFiles(tmp_path / "tapes", SystemClock()), SystemClock()
    done = threading.Event()

    def hand_in(first: int) -> None:
        for number in range(first, first + 3_000):
            segments.add(TapeLabel(f"{number:08d}", None, "pay", None, clock.now_ms()), b"{}\n")

    def flush() -> None:
        while not done.is_set():
            segments.flush()

    threads = [threading.Thread(target=hand_in, args=(first,)) for first in range(0, 18_000, 3_000)]
    flusher = threading.Thread(target=flush)
    for thread in (flusher, *threads):
        thread.start()
    for thread in threads:
        thread.join()
    done.set()
    flusher.join()
    assert segments.count_tapes() == 18_000
    assert len(segments.list_newest(None, 20_000)) == 18_000
    segments.close()


@pytest.mark.promise("E13")
def test_a_tape_is_erased_in_a_file_that_another_process_goes_on_writing(tmp_path: Path) -> None:
    writer, eraser = (TapeFiles(tmp_path / "tapes", SystemClock()) for _ in range(2))
    for name in ("a", "b"):
        writer.add(TapeLabel(name, None, "pay", None, 1), b"of " + name.encode() * 100_000 + b"\n")
    writer.flush()
    places = {label.call_id: place for place, label, _ in eraser.iterate_tapes()}
    assert eraser.erase_tapes([places["b"]]) == {places["b"]: "erased"}
    writer.add(TapeLabel("c", None, "pay", None, 1), b"of c\n")
    writer.flush()
    (path,) = (tmp_path / "tapes").iterdir()
    assert b"bb" not in path.read_bytes()
    assert sorted(label.call_id for _, label, _ in eraser.iterate_tapes()) == ["a", "c"]
    assert eraser.find_tape("a") == b"of " + b"a" * 100_000 + b"\n"
    assert eraser.find_tape("c") == b"of c\n"
    assert (eraser.count_tapes(), eraser.find_tape("b")) == (2, None)
    assert eraser.erase_tapes([places["b"]]) == {places["b"]: "gone"}


@pytest.mark.promise("E13")
def test_a_damaged_tape_is_walked_as_it_stands_and_can_be_rewritten_and_erased(tmp_path: Path) -> None:
    tapes = TapeFiles(tmp_path / "tapes", SystemClock())
    tapes.add(TapeLabel("a", None, "pay", None, 1), b"of a\n")
    tapes.close()
    (path,) = (tmp_path / "tapes").iterdir()
    with path.open("ab") as file:
        file.write(b'\x1e{"callId":"b","runId"')  # a crash cut it off here
    (_, _, _), (place, label, body) = tapes.iterate_tapes()
    assert (label.call_id, body) == ("", b'{"callId":"b","runId"')
    assert tapes.rewrite_tapes([RewrittenPart(place, body, b"sealed")]) == 1
    assert b'callId":"b' not in path.read_bytes()
    (_, _, _), (place, label, body) = tapes.iterate_tapes()
    assert (label.call_id, body) == ("", b"sealed")
    assert [one.call_id for one in tapes.list_newest(None, 9)] == ["a"]
    assert tapes.erase_tapes([place, "gone.tapes:0"]) == {place: "erased", "gone.tapes:0": "gone"}
    assert [one.call_id for _, one, _ in tapes.iterate_tapes()] == ["a"]
    assert b'callId":"b' not in path.read_bytes()
