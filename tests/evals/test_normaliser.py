"""Recall and false alarms of the normaliser, on recorded results where they are present: A7."""

import gzip
import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from callwright.evals import recorded_conversations
from callwright.evals.normaliser_evaluation import NormaliserReport, measure_normaliser
from callwright.evals.recorded_conversations import RecordedDataError, RecordedResult

FEW = [
    ("search", "Error: no such order", True),
    ("search", '{"error": "not logged in"}', True),
    ("search", '{"success": false, "msg": "库存不足"}', True),
    ("search", "查询失败：超时", True),
    ("search", '{"order": 1, "status": "failed", "since": "08:00"}', False),
    ("search", '{"error": null, "rows": []}', False),
    ("search", "Speed test failed: No Connection.", False),
    ("search", "available", False),
]


def few() -> Iterable[RecordedResult]:
    return (RecordedResult("own", "c1", tool, text, error) for tool, text, error in FEW)


PRESENT = recorded_conversations.find_data_folder() is not None
SET = "recorded" if PRESENT else "recorded data absent (CALLWRIGHT_DATA), own set instead"


@pytest.mark.promise("A7")
def test_hidden_errors_in_a_small_set_of_our_own_are_found_without_a_false_alarm() -> None:
    report = measure_normaliser(few())
    assert (report.total.found, report.total.alarms, report.doubted) == (4, 0, 1)
    assert (report.total.recall, report.total.false_alarm_rate) == (1.0, 0.0)


@pytest.mark.promise("A7")
@pytest.mark.parametrize("which", [SET])
def test_hidden_errors_in_recorded_results_are_found(which: str) -> None:
    records = (
        recorded_conversations.iter_results(
            recorded_conversations.read_conversations(recorded_conversations.find_data_folder())
        )
        if PRESENT
        else few()
    )
    report = measure_normaliser(records)
    assert report.total.errors + report.total.others >= (1_000 if PRESENT else len(FEW)), which
    assert report.total.recall >= 0.98, report.missed
    assert report.total.false_alarm_rate <= 0.001, report.alarms
    assert all(tally.recall >= 0.95 for tally in report.by_domain.values())


@pytest.mark.promise("A7")
def test_mistakes_are_told_with_who_made_them() -> None:
    report = measure_normaliser(
        [
            RecordedResult("d", "c", "t", "Error: x", error=False),
            RecordedResult("d", "c", "t", "fine", error=True),
        ]
    )
    assert [(one.recognised_by, one.excerpt) for one in report.alarms] == [("error_prefix", "Error: x")]
    assert [one.excerpt for one in report.missed] == ["fine"]
    assert report.by_recogniser["error_prefix"].alarms == 1


@pytest.mark.promise("A7")
def test_nothing_measured_is_no_division_by_zero() -> None:
    assert isinstance(measure_normaliser([]), NormaliserReport)


def written(folder: Path, *lines: bytes) -> Path:
    with gzip.open(folder / recorded_conversations.CONVERSATIONS_FILE, "wb") as file:
        file.write(b"\n".join(lines))
    return folder


LINE = json.dumps(
    {
        "id": "d/1", "domain": "d", "model": "m", "extra": 1,
        "events": [
            {"t": "user", "text": "hi"},
            {"t": "call", "by": "assistant", "call_id": "1", "name": "find", "arguments": {}},
            {"t": "result", "call_id": "1", "text": "Error: no", "error": True},
            {"t": "result", "call_id": None, "text": "ok", "error": False},
        ],
    }
).encode()  # fmt: skip


@pytest.mark.promise("B8")
def test_results_carry_the_name_of_the_tool_that_was_called(tmp_path: Path) -> None:
    found = list(
        recorded_conversations.iter_results(
            recorded_conversations.read_conversations(written(tmp_path, LINE, b"", LINE))
        )
    )
    assert [(one.tool, one.text, one.error) for one in found[:2]] == [
        ("find", "Error: no", True),
        ("", "ok", False),
    ]
    assert len(found) == 4


@pytest.mark.promise("B8")
@pytest.mark.parametrize("line", [b"{", b"[]", b'{"id": 1}', b"\xff", b"[" * 100_000, LINE[:-1]])
def test_a_damaged_line_is_named_and_what_came_before_is_not_lost(tmp_path: Path, line: bytes) -> None:
    read = recorded_conversations.read_conversations(written(tmp_path, LINE, line))
    assert next(read).id == "d/1"
    with pytest.raises(RecordedDataError, match="line 2"):
        next(read)


@pytest.mark.promise("B8")
def test_a_cut_or_foreign_file_is_an_error_of_ours(tmp_path: Path) -> None:
    whole = (written(tmp_path, LINE, LINE * 50) / recorded_conversations.CONVERSATIONS_FILE).read_bytes()
    for damaged, said in (
        (whole[: len(whole) // 2], "cannot be read"),
        (b"not gzip at all", "line 1: not a"),
    ):
        (tmp_path / recorded_conversations.CONVERSATIONS_FILE).write_bytes(damaged)
        with pytest.raises(RecordedDataError, match=said):
            list(recorded_conversations.read_conversations(tmp_path))


@pytest.mark.promise("B8")
def test_absent_data_is_said_plainly(tmp_path: Path) -> None:
    for place in (None, tmp_path):
        with pytest.raises(RecordedDataError, match=r"recorded data absent \(CALLWRIGHT_DATA\)"):
            recorded_conversations.read_conversations(place)
    assert (
        recorded_conversations.find_data_folder({recorded_conversations.DATA_ENV: str(tmp_path / "nowhere")})
        is None
    )
    assert (
        recorded_conversations.find_data_folder({recorded_conversations.DATA_ENV: str(tmp_path)}) == tmp_path
    )
