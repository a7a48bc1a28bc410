"""Two runs held against each other."""

from pathlib import Path

import pytest

from callwright.evals.replay.evaluation_session import EvaluationRequest, evaluate_recordings
from callwright.evals.replay.run_comparison import NotARunError, RunComparison, compare_runs
from callwright.evals.replay.run_folder import HEAD_FILE, SCORES_FILE
from evals.replay.writing import native, row, written

GOOD, BAD = native("shop.order", item="lamp", count=2), native("shop.order", item="lamp")


def ran(folder: Path, calls: list[object]) -> Path:
    rows = [row(id=f"q{n}", model="m", calls=[one]) for n, one in enumerate(calls)]
    path = written(folder.parent / f"{folder.name}.jsonl", *rows)
    evaluate_recordings(EvaluationRequest(files=(path,), jobs=1, out=folder), lambda _: None)
    return folder


def made_alike(one: Path, other: Path) -> None:
    """As if both had read the same file: what a run read is in its head."""
    (other / HEAD_FILE).write_bytes((one / HEAD_FILE).read_bytes())


@pytest.fixture
def two(tmp_path: Path) -> tuple[Path, Path]:
    """The same questions before and after a change that mends one and breaks none."""
    old = ran(tmp_path / "old", [GOOD, BAD, BAD, GOOD] * 5)
    new = ran(tmp_path / "new", [GOOD, GOOD, BAD, GOOD] * 5)
    made_alike(old, new)
    return old, new


def change(found: RunComparison, figure: str) -> tuple[float | None, bool]:
    (one,) = [one for one in found.changes if (one.block, one.figure) == ("native", figure)]
    return one.difference, one.interval is not None


def test_differences_are_taken_question_by_question(two: tuple[Path, Path]) -> None:
    found = compare_runs(*two)

    assert found.paired
    assert change(found, "right") == (0.25, True)
    assert change(found, "per_call") == (0.0, True)
    (right,) = [one for one in found.changes if (one.block, one.figure) == ("native", "right")]
    assert right.interval is not None
    assert 0 < right.interval[0] < 0.25 < right.interval[1] < 0.5


def test_records_that_came_out_differently_are_named(two: tuple[Path, Path]) -> None:
    found = compare_runs(*two)

    assert found.flips == {"refused → right": 5}
    assert [one.question for one in found.flipped["refused → right"]] == ["q1", "q5", "q9", "q13", "q17"]


def test_a_run_held_against_itself_shows_nothing(two: tuple[Path, Path]) -> None:
    found = compare_runs(two[0], two[0] / "report.json")

    assert (found.paired, found.flips) == (True, {})
    assert {one.difference for one in found.changes} <= {0.0, None}


def test_runs_over_other_records_are_subtracted_without_intervals(tmp_path: Path) -> None:
    old, new = ran(tmp_path / "old", [GOOD, BAD]), ran(tmp_path / "new", [GOOD])
    found = compare_runs(old / "report.json", new)

    assert (found.paired, found.flips) == (False, {})
    assert change(found, "right") == (0.5, False)


def test_a_report_without_its_folder_is_enough_for_figures(two: tuple[Path, Path], tmp_path: Path) -> None:
    (tmp_path / "alone").mkdir()
    alone = tmp_path / "alone" / "kept.json"
    alone.write_bytes((two[1] / "report.json").read_bytes())
    found = compare_runs(two[0], alone)

    assert not found.paired
    assert change(found, "right") == (0.25, False)


@pytest.mark.parametrize("name", ["absent", SCORES_FILE])
def test_what_is_no_run_is_refused(two: tuple[Path, Path], name: str) -> None:
    with pytest.raises(NotARunError):
        compare_runs(two[0] / name, two[1])
