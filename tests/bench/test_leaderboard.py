"""The leaderboard counts for all parsers alike, and its page says what was counted."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from bench.leaderboard.__main__ import decide_ours, declare_writes, execute, judge, publish, tally
from bench.leaderboard.page import write_pages
from bench.leaderboard.text_sets import TOOLS, forms, hostile, make_recording

from callwright.evals.replay.recording_types import compile_recorded_offer

ROOT = Path(__file__).resolve().parents[2]
DUE = [{"name": "read_file", "arguments": {"path": "/a"}}]
RIGHT = ("read_file", {"path": "/a"})


@pytest.mark.parametrize(
    ("due", "made", "outcome"),
    [
        (DUE, [RIGHT], "right"),
        (DUE, [("read_file", {"path": "/b"})], "wrong"),
        (DUE, [RIGHT, RIGHT], "wrong"),
        (DUE, [("read_file", {})], "missing"),
        (DUE, [("absent", {"path": "/a"})], "missing"),
        ([], [RIGHT], "made"),
        ([], [], "left"),
    ],
)
def test_a_call_counts_where_its_tool_is_on_offer_and_its_arguments_are_valid(
    due: list[dict[str, object]], made: list[tuple[str, dict[str, object]]], outcome: str
) -> None:
    recording = make_recording("", TOOLS, due, 0)
    executed = execute(made, compile_recorded_offer(recording))
    assert judge((recording, due), executed, None) == outcome


def test_callwright_reads_every_form_of_the_set() -> None:
    items = list(forms())
    ours = [decide_ours(one, compile_recorded_offer(one)) for one, _ in items]
    assert set(tally({"forms": items}, ours, None)["forms"]) <= {"right", "missing"}


def test_the_hostile_set_holds_both_kinds_and_no_text_twice() -> None:
    texts = [(one.text, bool(due)) for one, due in hostile()]
    assert len(set(texts)) == len(texts)
    assert sum(not due for _, due in texts) >= 40
    assert sum(due for _, due in texts) >= 10


def test_of_the_hostile_texts_no_tool_with_an_effect_is_called_and_every_due_call_is_made() -> None:
    items = list(hostile())
    declared = [decide_ours(one, compile_recorded_offer(one)) for one, _ in items]
    assert tally({"hostile": items}, declared, None)["hostile"].keys() == {"left", "right"}
    writes = [declare_writes(one) for one, _ in items]
    careful = tally(
        {"hostile": items}, [decide_ours(one, compile_recorded_offer(one)) for one in writes], None
    )
    assert "made" not in careful["hostile"]
    assert careful["hostile"]["missing"] == 1  # behind a colon, where a read is made


def test_a_parser_is_asked_in_a_process_of_its_own() -> None:
    tagged = '<tool_call>{"name": "read_file", "arguments": {"path": "/a"}}</tool_call>'
    lines = "".join(
        json.dumps({"text": text, "tools": TOOLS}) + "\n" for text in (tagged, "<tool_call>{</tool_call>")
    )
    child = [sys.executable, "-I", str(ROOT / "bench" / "leaderboard" / "parser_child.py"), "tags"]
    done = subprocess.run(child, input=lines, capture_output=True, text=True, check=True)
    _, *answers = map(json.loads, done.stdout.splitlines())
    assert answers == [{"calls": DUE}, {"calls": [], "fault": "JSONDecodeError"}]


def test_the_page_says_in_both_languages_what_was_counted(tmp_path: Path) -> None:
    row = {
        "parser": "callwright",
        "version": "1",
        "faults": 0,
        "sets": {"forms": {"right": 3, "missing": 1}, "hostile": {"right": 1, "made": 1, "left": 3}},
    }
    write_pages({"rows": [row], "absent": {}}, tmp_path)
    for name in ("leaderboard.md", "leaderboard.zh-CN.md"):
        page = (tmp_path / name).read_text("utf-8")
        assert "| 75.0% (0.0%) | 100.0% (0.0%) |" in page
        assert "| 25.0% (1 / 4) |" in page


def test_a_parser_that_is_absent_is_named_and_the_pages_stay_as_they_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert publish({"rows": [], "absent": {"langchain": "timed out"}}, tmp_path) == 1
    assert "langchain is absent: timed out" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
