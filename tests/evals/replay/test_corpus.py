"""Files of recordings: plain and packed ones, damaged lines, and files that are none."""

import json
from pathlib import Path

import pytest

from callwright.evals.json_lines import RecordedDataError, read_lines
from callwright.evals.replay.recording_file import DamagedLine, read_recordings
from callwright.evals.replay.recording_types import Recording, compile_recorded_offer
from evals.replay.writing import native, row, written


@pytest.mark.parametrize("name", ["rows.jsonl", "rows.jsonl.gz"])
def test_plain_and_gzipped_files_give_the_same_records(tmp_path: Path, name: str) -> None:
    rows = [row(text="[stock(item='lamp')]"), row(calls=[native("stock", item="lamp")], text=None)]
    read = list(read_recordings(written(tmp_path / name, *rows)))
    assert [type(one) for one in read] == [Recording, Recording]
    assert [one.report_mode for one in read if isinstance(one, Recording)] == ["text", "native"]


def test_a_packed_file_is_known_by_its_content_and_not_by_its_name(tmp_path: Path) -> None:
    packed = written(tmp_path / "rows.gz", row(text="[]"))
    renamed = packed.rename(tmp_path / "rows.jsonl")
    assert len(list(read_recordings(renamed))) == 1


def test_a_damaged_line_is_named_and_the_others_are_read(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    good = json.dumps(row(text="[]"))
    path.write_text(f'{good}\n{{"id": 1\n\n{good[:-1]}, "mode": 7}}\n{good}\n', encoding="utf-8")
    read = list(read_recordings(path))
    assert [one.line for one in read if isinstance(one, DamagedLine)] == [2, 4]
    assert sum(isinstance(one, Recording) for one in read) == 2


def test_what_is_said_of_a_damaged_line_holds_nothing_of_it(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_text(json.dumps(row(mode="sk-secret", text="[]")) + "\n", encoding="utf-8")
    (damaged,) = read_recordings(path)
    assert isinstance(damaged, DamagedLine)
    assert (damaged.file, damaged.line) == ("rows.jsonl", 1)
    assert "mode" in str(damaged.why)
    assert "sk-secret" not in str(damaged.why)


def test_a_missing_field_is_named(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_text('{"id": "a"}\n', encoding="utf-8")
    (damaged,) = read_recordings(path)
    assert isinstance(damaged, DamagedLine)
    assert "model" in str(damaged.why)


def test_a_line_that_is_too_long_is_passed_over_without_being_held(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_bytes(b"a\n" + b"x" * 1000 + b"\nb\n")
    assert list(read_lines(path, longest=10)) == [(1, b"a\n"), (2, None), (3, b"b\n")]


@pytest.mark.parametrize("last", [b"x" * 10, b"x" * 10 + b"\n"])
def test_a_line_of_exactly_the_longest_length_is_read(tmp_path: Path, last: bytes) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_bytes(last)
    assert list(read_lines(path, longest=10)) == [(1, last)]


def test_a_packed_file_that_is_cut_says_after_which_line(tmp_path: Path) -> None:
    packed = written(tmp_path / "rows.gz", *(row(text=f"[stock(item='lamp {n}')]") for n in range(400)))
    packed.write_bytes(packed.read_bytes()[:-20])
    with pytest.raises(RecordedDataError, match=r"rows\.gz, after line \d+"):
        list(read_recordings(packed))


def test_a_file_that_is_not_there_is_said_by_name(tmp_path: Path) -> None:
    with pytest.raises(RecordedDataError, match=r"no file gone\.jsonl"):
        list(read_recordings(tmp_path / "gone.jsonl"))


def test_a_tool_whose_default_breaks_its_own_field_is_offered_without_defaults(tmp_path: Path) -> None:
    tool = {
        "name": "paint",
        "description": "",
        "parameters": {"type": "object", "properties": {"coats": {"type": "integer", "default": "two"}}},
    }
    path = written(tmp_path / "rows.jsonl", row(tools=[tool], gold=[], text="[]"))
    (read,) = read_recordings(path)
    assert isinstance(read, Recording)
    assert compile_recorded_offer(read).mended == ("paint",)
