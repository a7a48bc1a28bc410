"""The gate on natural dialogues: what it makes, what it holds, and what its confidence is worth."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.cli.exit_codes import ExitCode
from callwright.evals.replay.calibration import (
    JudgedCall,
    find_conformal_threshold,
    fit_isotonic,
    look_up_share,
)
from callwright.evals.replay.dialogue_report import DialogueReport, build_dialogue_report
from cli.door import cli

DIALOGUES = Path(__file__).parent / "dialogues" / "own.jsonl"
"""The dialogues that the rules were written with. Others are weighed by ``callwright replay FILE...``."""


@pytest.fixture(scope="module")
def report() -> DialogueReport:
    return build_dialogue_report([DIALOGUES])


@pytest.mark.promise("B4", "B5")
def test_due_calls_are_made_and_others_are_held(report: DialogueReport) -> None:
    total = report.total

    assert report.damaged == 0
    assert total.made_due >= 0.94 * total.due
    assert total.made_undue <= 0.25 * total.undue
    assert total.made_wrong <= 0.25 * total.wrong


@pytest.mark.promise("B4")
@pytest.mark.parametrize("locale", ["en", "zh-CN"])
def test_both_languages_are_weighed_alike(report: DialogueReport, locale: str) -> None:
    tally = report.by_locale[locale]

    assert tally.due > 20
    assert tally.made_due >= 0.9 * tally.due
    assert tally.made_undue <= 0.25 * tally.undue


@pytest.mark.promise("B4")
def test_a_higher_confidence_is_right_more_often(report: DialogueReport) -> None:
    (once,) = [one for one in report.calibration if one.effect == "once"]
    shares = [one.right for one in once.shares]

    assert shares == sorted(shares)
    assert shares[-1] > 0.8
    assert once.threshold is not None
    assert once.threshold > 0


def test_a_file_of_dialogues_is_replayed_by_the_command(tmp_path: Path) -> None:
    line: dict[str, Any] = {
        "id": "1",
        "group": "g",
        "locale": "zh-CN",
        "tools": [{"name": "退票", "description": "退掉车票", "input_schema": {"type": "object"}}],
        "messages": [{"role": "user", "content": "不要退票"}],
        "call": {"name": "退票", "arguments": {}},
        "expect": "not_due",
        "kind": "negated",
    }
    file = tmp_path / "own.jsonl"
    lines = [line, {**line, "call": {"name": "other", "arguments": {}}}]
    file.write_text("\n".join(json.dumps(one, ensure_ascii=False) for one in lines), "utf-8")

    ran = cli("replay", str(file), "--json")
    table = cli("replay", str(file), "--lang", "zh-CN")

    printed = json.loads(ran.out)
    assert (ran.code, table.code) == (ExitCode.PROBLEMS, ExitCode.PROBLEMS)
    assert (printed["dialogues"], printed["damaged"]) == (1, 1)
    assert printed["total"]["made_undue"] == 0
    assert "指定了未提供的工具" in table.out + table.err


# --- calibration ------------------------------------------------------------------------------------------------------

judged = st.lists(
    st.builds(JudgedCall, st.sampled_from("abcdefgh"), st.sampled_from([0.1, 0.4, 0.6, 0.9]), st.booleans()),
    min_size=1,
    max_size=60,
)


@given(judged)
def test_isotonic_shares_never_fall_and_rest_on_all_calls(calls: list[JudgedCall]) -> None:
    steps = fit_isotonic(calls)

    assert sum(one.calls for one in steps) == len(calls)
    assert [one.right for one in steps] == sorted(one.right for one in steps)
    assert [one.confidence for one in steps] == sorted(one.confidence for one in steps)
    assert look_up_share(steps, 1.0) == steps[-1].right
    assert look_up_share(steps, -0.1) is None


def test_a_conformal_threshold_needs_enough_groups_and_counts_a_group_by_its_lowest_right_call() -> None:
    few = [JudgedCall(str(at), 0.9, right=True) for at in range(44)]
    enough = [*few, JudgedCall("44", 0.9, right=True)]

    assert find_conformal_threshold(few) is None
    assert find_conformal_threshold(enough) == 0.9
    assert find_conformal_threshold([*enough, JudgedCall("44", 0.2, right=True)]) == 0.2
    assert find_conformal_threshold([*enough, JudgedCall("44", 0.2, right=False)]) == 0.9


@given(st.lists(st.floats(0, 1), min_size=45, max_size=120), st.floats(0, 1))
def test_more_certainty_never_raises_the_threshold(levels: list[float], certainty: float) -> None:
    calls = [JudgedCall(str(at), level, right=True) for at, level in enumerate(levels)]
    sure = find_conformal_threshold(calls, certainty=max(certainty, 0.5))
    surer = find_conformal_threshold(calls, certainty=(1 + max(certainty, 0.5)) / 2)

    assert surer is None or (sure is not None and surer <= sure)
