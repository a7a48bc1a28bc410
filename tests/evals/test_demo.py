"""The main job: every scenario plays on a real ledger and the world's own record agrees."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from callwright.core.dialects.canonical import load
from callwright.evals.demo import (
    SCENARIOS,
    DemoOptions,
    DemoProgressUpdate,
    DemoReport,
    render_plain,
    run_demo,
)
from callwright.evals.demo.demo_report import DemoCheck
from callwright.evals.demo.demo_runner import DemoScenario
from callwright.evals.report_text import BilingualText

ABSENT = str(Path(__file__).parent / "no such folder")


@pytest.fixture(scope="module")
def report() -> DemoReport:
    return run_demo(options=DemoOptions(quick=True, data=ABSENT))


@pytest.mark.costly
@pytest.mark.promise("A2", "A6", "A7", "B3", "B4", "C3", "C4", "C7", "C10", "C11", "C15")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.id)
def test_a_scenario_holds_in_the_eyes_of_its_world(scenario: DemoScenario, report: DemoReport) -> None:
    played = next(one for one in report.scenarios if one.id == scenario.id)
    assert [check for check in played.checks if not check.ok] == []
    assert played.ok
    assert played.effects > 0
    assert len(played.checks) >= 2
    for one in played.envelopes:
        assert load(one.envelope).meta.tool_name == one.envelope["meta"]["toolName"]


@pytest.mark.costly
def test_the_whole_job_holds_and_leaves_nothing_behind(report: DemoReport) -> None:
    assert report.ok
    assert [one.id for one in report.scenarios] == [one.id for one in SCENARIOS]
    assert report.durability == "power"
    assert report.recorded is not None
    assert report.recorded.ok


def test_without_recorded_data_the_job_says_so_and_shows_its_figures_on_a_small_set(
    report: DemoReport,
) -> None:
    assert report.recorded is not None
    assert "absent" in report.recorded.note.en
    figures = report.recorded.figures
    assert (figures.source, figures.conversations, figures.calls) == ("own", 5, 22)


def test_the_report_is_plain_json(report: DemoReport) -> None:
    again = msgspec.json.decode(msgspec.json.encode(report), type=DemoReport)
    assert again == report


@pytest.mark.parametrize(("lang", "words"), [("en", "all hold: 10/10"), ("zh-CN", "全部成立：10/10")])
def test_the_report_reads_within_sixty_lines_in_both_languages(
    report: DemoReport, lang: str, words: str
) -> None:
    text = render_plain(report, lang)
    lines = text.splitlines()
    assert len(lines) <= 60
    assert max(map(len, lines)) <= 180
    assert lines[-1].startswith(words)
    for scenario in report.scenarios:
        assert scenario.title.get_text(lang) in text


def test_one_check_that_fails_is_told_and_turns_the_verdict(report: DemoReport) -> None:
    broken = msgspec.structs.replace(
        report.scenarios[0],
        ok=False,
        checks=(DemoCheck(BilingualText("the world holds one order", "外部恰有一单"), ok=False, seen="2"),),
    )
    failed = msgspec.structs.replace(report, scenarios=(broken, *report.scenarios[1:]), ok=False)
    text = render_plain(failed)
    assert "✗ the world holds one order [2]" in text
    assert "NOT all hold: 9/10" in text


def test_progress_is_told_before_every_scenario_and_while_conversations_are_driven() -> None:
    told: list[DemoProgressUpdate] = []
    run_demo(told.append, DemoOptions(only=("weak-search", "repair"), data=ABSENT))
    scenarios = [(one.done, one.total) for one in told if one.stage == "scenarios"]
    assert scenarios == [(0, 2), (1, 2)]
    assert any(one.stage == "recorded" and one.calls > 0 for one in told)


def test_recorded_conversations_can_be_left_out() -> None:
    report = run_demo(options=DemoOptions(only=("weak-search",), recorded=False))
    assert report.recorded is None
    assert report.ok


def cut(folder: Path) -> None:
    (folder / "tau2_tools.json").write_text('{"shop": []}', encoding="utf-8")
    (folder / "tau2_dev.jsonl.gz").write_bytes(b"\x1f\x8b\x08 cut off")


def no_tools(folder: Path) -> None:
    (folder / "tau2_tools.json").write_text('{"shop": 1}', encoding="utf-8")
    (folder / "tau2_dev.jsonl.gz").write_bytes(b"")


@pytest.mark.parametrize("damage", [cut, no_tools])
def test_damaged_recorded_data_is_named_and_fails_the_job(
    damage: Callable[[Path], None], tmp_path: Path
) -> None:
    damage(tmp_path)
    report = run_demo(options=DemoOptions(only=("weak-search",), data=str(tmp_path)))
    assert report.recorded is not None
    assert "tau2_" in report.recorded.note.en
    assert not report.ok
