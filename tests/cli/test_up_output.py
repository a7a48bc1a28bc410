"""``callwright up`` whose output nobody reads: it goes on serving, and ends."""

import asyncio
import io
import json
import os
import signal
import threading
from pathlib import Path
from typing import Any, TextIO

import pytest

from callwright.cli.background_writer import BackgroundWriter
from cli.upping import Up, up
from gateway.clients import Client

pytestmark = pytest.mark.promise("E10")

TRACEBACK_CHARS = 40_000
NOTES = """
from callwright import Callwright

app = Callwright()


@app.read
def look(note: str) -> str:
    if note == "wrong":
        raise RuntimeError("x" * 40_000)
    return note
"""


async def call_often(port: int, note: str, calls: int) -> list[Any]:
    client = await Client(port, "modern").start()
    results = [await client.call("look", {"note": note}) for _ in range(calls)]
    client.http.close()
    return [one.get("isError", False) for one in results]


def end_unread(it: Up) -> tuple[int, str, str]:
    """End it before its output is read."""
    it.process.send_signal(signal.SIGINT)
    code = it.process.wait(timeout=30)
    assert it.process.stderr is not None
    return code, it.out.read(), it.process.stderr.read()


def test_calls_are_answered_while_nobody_reads_their_events_and_the_end_waits_for_no_reader(
    tmp_path: Path,
) -> None:
    (tmp_path / "notes.py").write_text(NOTES)
    calls = 300
    with up(tmp_path, "notes.py:app", "--json", "--port", "0") as it:
        failed = asyncio.run(call_often(it.port, "a", calls))
        code, out, err = end_unread(it)

    assert failed == [False] * calls
    events = [line for line in out.splitlines() if line.startswith('{"event":"call"')]
    assert 0 < len(events) < calls, "there were more than the pipe holds"
    assert (code, err) == (0, "")


def test_calls_are_answered_while_nobody_reads_the_tracebacks_of_their_tool(tmp_path: Path) -> None:
    (tmp_path / "notes.py").write_text(NOTES)
    calls = 4
    with up(tmp_path, "notes.py:app", "--dev", "--port", "0", "--lang", "en") as it:
        base = next(line for line in it.out if "/mcp" in line).split("/mcp")[0]
        failed = asyncio.run(call_often(int(base.rpartition(":")[2]), "wrong", calls))
        code, _, err = end_unread(it)

    assert failed == [True] * calls
    assert "RuntimeError" in err
    assert len(err) < calls * TRACEBACK_CHARS, "there was more than the pipe holds"
    assert code == 0


def test_what_a_late_reader_missed_is_one_line_in_the_place_of_the_dropped_ones() -> None:
    reading, writing = os.pipe()
    lines = [json.dumps({"event": "call", "n": at, "pad": "x" * 900}) + "\n" for at in range(400)]
    with open(reading, encoding="utf-8") as reader, open(writing, "w", encoding="utf-8") as stream:  # noqa: PTH123
        with BackgroundWriter(stream, _render_dropped, max_chars=10_000) as writer:
            for line in lines:
                writer.write(line)
            waiting = threading.Thread(target=_collect, args=(reader, found := list[str]()))
            waiting.start()
        stream.close()
        waiting.join(30)

    at = 0
    for event in map(json.loads, found):
        assert event.get("n", at) == at
        at += event["lines"] if event["event"] == "dropped" else 1
    assert at == 400
    assert '"dropped"' in "".join(found)


def test_a_reader_that_has_gone_ends_nothing() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w", encoding="utf-8") as stream, BackgroundWriter(stream, _render_dropped) as writer:  # noqa: PTH123
        for _ in range(3):
            writer.write("nobody\n")


def test_lines_that_a_full_disk_refused_are_counted_once_there_is_room() -> None:
    disk = FullDisk()
    with BackgroundWriter(disk, _render_dropped) as writer:
        writer.write("lost\nlost too\n")
        disk.refused.wait(30)
        disk.is_full = False
        writer.write("kept\n")
    assert disk.getvalue() == '{"event": "dropped", "lines": 2}\nkept\n'


def test_after_its_end_lines_go_to_the_stream_itself() -> None:
    stream = io.StringIO()
    with BackgroundWriter(stream, _render_dropped) as writer:
        writer.write("first\n", at_once=False)
    writer.write("then\n")
    assert stream.getvalue() == "first\nthen\n"


class FullDisk(io.StringIO):
    """A stream on a disk without room."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = True
        self.refused = threading.Event()

    def write(self, text: str) -> int:
        if self.is_full:
            self.refused.set()
            raise OSError(28, "no space left")
        return super().write(text)


def _render_dropped(lines: int) -> str:
    return json.dumps({"event": "dropped", "lines": lines})


def _collect(reader: TextIO, found: list[str]) -> None:
    found.extend(reader)
