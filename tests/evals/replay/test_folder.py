"""The folder of a run: stopped anywhere it goes on to the same figures; nothing else is ever mixed in."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from callwright.evals.replay.chunk_runner import CHUNK_RECORDS, RecordSelection
from callwright.evals.replay.evaluation_session import (
    EvaluationRequest,
    NothingScoredError,
    evaluate_recordings,
)
from callwright.evals.replay.replay_report import ReplayReport
from callwright.evals.replay.run_folder import (
    SCORES_FILE,
    FolderBusyError,
    FolderTakenError,
    RunFolder,
    build_run_head,
)
from evals.replay.writing import native, row, written


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    rows = [
        row(id=f"q{n % 50}", model=f"m{n}", calls=[native("shop.order", item="lamp", count=n % 3)])
        for n in range(3 * CHUNK_RECORDS + 5)
    ]
    return written(tmp_path / "calls.jsonl.gz", *rows)


def evaluated(recorded: Path, out: Path, tell: Any = lambda _: None, **asked: Any) -> ReplayReport:
    return evaluate_recordings(EvaluationRequest(files=(recorded,), jobs=1, out=out, **asked), tell)


class Stopped(BaseException):
    """What a killed process looks like from the inside: nothing after it runs."""


def stop_after(chunks: int) -> Any:
    def tell(done: int) -> None:
        if done >= chunks:
            raise Stopped

    return tell


def untimed(report: ReplayReport) -> ReplayReport:
    def without(block: Any) -> Any:
        return block and replace(
            block,
            us_p50=None,
            us_p99=None,
            times_strict=None,
            times_json_repair=None,
            times_json_repair_whole=None,
        )

    return replace(
        report,
        **{name: without(getattr(report, name)) for name in ("text", "native", "together", "live")},
    )


@pytest.mark.costly
def test_a_run_that_was_stopped_goes_on_and_ends_like_one_that_was_not(
    recorded: Path, tmp_path: Path
) -> None:
    whole = evaluated(recorded, tmp_path / "whole")
    for stop in (1, 2):
        with pytest.raises(Stopped):
            evaluated(recorded, tmp_path / "stopped", stop_after(stop))
    done: list[int] = []
    again = evaluated(recorded, tmp_path / "stopped", done.append)

    assert done == [1, 2, 3, 4]
    assert untimed(again) == untimed(whole)
    pages = [(tmp_path / name / "report.html").read_text("utf-8") for name in ("whole", "stopped")]
    assert pages[0].count("<details>") == pages[1].count("<details>") > 0


@pytest.mark.costly
@pytest.mark.parametrize(
    "torn", [b"", b'{"chunk":2,"sco', b"\x00" * 9, b'{"chunk":7,"scores":[],"damaged":[]}\n']
)
def test_what_a_crash_has_torn_is_scored_again(recorded: Path, tmp_path: Path, torn: bytes) -> None:
    whole = evaluated(recorded, tmp_path / "run")
    scores = tmp_path / "run" / SCORES_FILE
    lines = scores.read_bytes().splitlines(keepends=True)
    scores.write_bytes(b"".join(lines[:2]) + torn)

    assert untimed(evaluated(recorded, tmp_path / "run")) == untimed(whole)
    assert len(scores.read_bytes().splitlines()) == 4


@pytest.mark.costly
def test_a_finished_run_is_not_scored_again(recorded: Path, tmp_path: Path) -> None:
    first = evaluated(recorded, tmp_path / "run")
    assert evaluated(recorded, tmp_path / "run") == first


@pytest.mark.costly
def test_another_selection_or_another_file_is_another_run(recorded: Path, tmp_path: Path) -> None:
    evaluated(recorded, tmp_path / "run")
    with pytest.raises(FolderTakenError) as fault:
        evaluated(recorded, tmp_path / "run", selection=RecordSelection(limit=3))
    assert fault.value.differs == ("selection",)

    other = written(tmp_path / "other.jsonl", row(calls=[native("stock", item="a")]))
    with pytest.raises(FolderTakenError) as fault:
        evaluated(other, tmp_path / "run")
    assert fault.value.differs == ("files",)
    assert evaluated(other, tmp_path / "run", fresh=True).records == 1


def test_a_folder_with_other_files_is_left_alone(recorded: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "thesis.txt").write_text("years of work", encoding="utf-8")
    for fresh in (False, True):
        with pytest.raises(FolderTakenError):
            evaluated(recorded, folder, fresh=fresh)
    assert [one.name for one in folder.iterdir()] == ["thesis.txt"]


def test_two_runs_at_once_in_one_folder_are_refused(recorded: Path, tmp_path: Path) -> None:
    head = build_run_head([recorded], RecordSelection(), checker=True, peers=())
    with RunFolder(tmp_path / "run", head), pytest.raises(FolderBusyError):
        RunFolder(tmp_path / "run", head)


def test_nothing_to_score_says_what_is_wrong(tmp_path: Path) -> None:
    path = written(tmp_path / "calls.jsonl")
    path.write_text("{}\n", encoding="utf-8")
    with pytest.raises(NothingScoredError) as fault:
        evaluate_recordings(EvaluationRequest(files=(path,), jobs=1), lambda _: None)
    assert fault.value.damaged[0].line == 1
