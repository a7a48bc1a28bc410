"""The reliability report: what its checker finds in a history, and that a case of it runs to its end."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scripts.history_checker import HistoryAnswer, HistoryEffect, HistoryVerdict, check_history

ROOT = Path(__file__).parents[2]


def said(key: str, call: str, effect: str, *, success: bool = False) -> HistoryAnswer:
    return HistoryAnswer(key, call, success, effect)


def done(*calls: str) -> list[HistoryEffect]:
    return [HistoryEffect(call[0], call) for call in calls]


def test_what_was_done_twice_is_found_whoever_did_it() -> None:
    verdict = check_history([said("a", "a1", "committed", success=True)], done("a1", "a2", "b1"))
    assert (verdict.twice, verdict.effects, verdict.holds) == (["a"], 3, False)


def test_a_success_without_an_effect_is_lost_and_false() -> None:
    verdict = check_history([said("a", "a1", "committed", success=True)], done("b1"))
    assert (verdict.lost, verdict.denied, verdict.undone) == (["a"], ["a1"], 0)
    assert not verdict.holds


def test_a_call_that_had_an_effect_may_not_be_told_that_nothing_happened() -> None:
    assert check_history([said("a", "a1", "none")], done("a1")).denied == ["a1"]
    refused = check_history([said("a", "a2", "none")], done("a1"))
    assert (refused.denied, refused.refused, refused.holds) == ([], 1, True)


def test_doubt_is_no_lie_and_counts_while_it_is_the_last_word() -> None:
    told = [
        said("a", "a1", "unknown"),
        said("b", "b1", "unknown"),
        said("b", "b2", "committed", success=True),
    ]
    verdict = check_history(told, done("a1", "b1"))
    assert (verdict.holds, verdict.in_doubt, verdict.undone) == (True, 1, 0)


def test_a_library_without_a_word_for_effects_is_judged_by_what_it_did() -> None:
    told = [said("a", "a1", "", success=True), said("b", "b1", ""), said("c", "c1", "", success=True)]
    verdict = check_history(told, done("a1", "b1", "b2"))
    assert (verdict.twice, verdict.lost, verdict.denied, verdict.refused) == (["b"], ["c"], [], 0)


@given(st.lists(st.tuples(st.sampled_from("ab"), st.booleans())))
def test_a_history_in_which_each_key_is_done_once_before_anybody_hears_of_it_holds(
    calls: list[tuple[str, bool]],
) -> None:
    told = [
        said(key, f"{key}{n}", "committed" if heard else "unknown", success=heard)
        for n, (key, heard) in enumerate(calls)
    ]
    first = {one.key: one.call for one in reversed(told)}
    verdict = check_history(told, done(*first.values()))
    assert verdict == HistoryVerdict(
        calls=len(told),
        effects=len(first),
        twice=[],
        lost=[],
        denied=[],
        refused=0,
        in_doubt=sum(not heard for heard in dict(calls).values()),
        undone=0,
    )


@pytest.mark.crash
@pytest.mark.promise("R1", "R18")
@pytest.mark.parametrize("case", ["sqlite:kill", "memory:lying", "postgres:failover"])
def test_a_case_of_the_report_runs_to_its_end_and_holds(case: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "scripts.reliability_report", "--seconds", "2", "--only", case],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    *_, row = ran.stdout.splitlines()
    _, subject, _, _, times, calls, effects, twice, lost, denied, *_ = (
        cell.strip() for cell in row.split("|")
    )
    assert (subject, twice, lost, denied) == ("Callwright", "0", "0", "0")
    assert int(times) > 0
    assert int(calls.replace(",", "")) >= int(effects.replace(",", "")) > 0
