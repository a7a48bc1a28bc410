"""``callwright demo``: the main job through the command line."""

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from callwright.cli.demo_output import print_demo_report
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.evals.demo import SCENARIOS, BilingualText, DemoCheck, DemoReport, ScenarioReport
from cli.door import cli


@pytest.mark.costly
def test_every_scene_is_reported_with_its_verdict_and_progress_goes_to_stderr() -> None:
    ran = cli("demo", "--no-recorded")

    assert ran.code == ExitCode.OK
    assert [one.title.en for one in SCENARIOS if f"holds  {one.title.en}\n" not in ran.out] == []
    assert ran.err.splitlines()[0] == f"[0/{len(SCENARIOS)}] {SCENARIOS[0].title.en}"
    assert f"All hold: {len(SCENARIOS)} of {len(SCENARIOS)} scenes" in ran.out
    assert "loss of power" in ran.out


@pytest.mark.costly
def test_json_is_the_whole_report_and_says_that_without_recorded_data_the_small_set_was_driven(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = cli("demo", "--quick", "--json", "--lang", "zh-CN", CALLWRIGHT_DATA=str(tmp_path))

    assert (ran.code, ran.err, ran.json["ok"]) == (ExitCode.OK, "", True)
    assert len(cast("list[Any]", ran.json["scenarios"])) == len(SCENARIOS)

    print_demo_report(Screen(OutputOptions("zh-CN")), msgspec.convert(ran.json, DemoReport))

    out = capsys.readouterr().out
    assert "未找到录制数据（CALLWRIGHT_DATA）；改用软件包自带的小样本" in out
    assert "全部成立" in out


def test_a_folder_that_was_named_and_is_not_there_is_an_error() -> None:
    ran = cli("demo", "--data", "/nowhere/at/all", "--json")

    assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, "data_not_found")


def test_a_check_that_fails_is_shown_with_what_was_seen(capsys: pytest.CaptureFixture[str]) -> None:
    words = BilingualText("one order", "一单")
    scene = ScenarioReport(
        "x",
        "seed",
        BilingualText("The scene", "场景"),
        words,
        (),
        2,
        (DemoCheck(words, ok=False, seen="2\x1b[31m"),),
        False,
        1.0,
    )
    print_demo_report(Screen(OutputOptions("zh-CN")), DemoReport("0", (scene,), None, "kill", 0.1, False))

    out = capsys.readouterr().out
    assert "不成立  场景" in out
    assert "不成立: 一单 [2\\u001b[31m]" in out
    assert "有不成立项：1 个场景中 0 个成立" in out
