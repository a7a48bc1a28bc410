"""A verdict that cannot fail is none: every judge is shown a world in which the thing went wrong."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from callwright.core.dialects.canonical import load
from callwright.domain.result import ToolResult
from callwright.evals.conversation_figures import ConversationFigures
from callwright.evals.demo import (
    content_scenarios,
    crash_scenario,
    limit_scenarios,
    once_scenarios,
    permission_scenarios,
    workflow_scenarios,
)
from callwright.evals.demo.demo_report import DemoCheck, ScenarioOutcome
from callwright.evals.demo.demo_runner import judge_recorded
from callwright.evals.demo.scenario_stage import ScenarioStage


def answers(played: ScenarioOutcome) -> list[ToolResult]:
    return [load(one.envelope) for one in played.envelopes]


def failed(checks: tuple[DemoCheck, ...]) -> list[str]:
    return [check.words.en for check in checks if not check.ok]


@pytest.mark.promise("C4")
def test_a_transfer_declared_as_repeatable_goes_out_each_time_and_the_judge_sees_it(tmp_path: Path) -> None:
    played = once_scenarios.play_timeout_after_effect(ScenarioStage(tmp_path), effect="idempotent")
    assert played.effects == 3
    assert "the world holds one transfer" in failed(played.checks)


def test_a_second_transfer_in_the_world_fails_the_verdict_whatever_the_envelopes_say(tmp_path: Path) -> None:
    first, second, third = answers(once_scenarios.play_timeout_after_effect(ScenarioStage(tmp_path)))
    asked = once_scenarios.TransferAnswers(first, second, third, resolved=True)
    sent: dict[str, Any] = {"account": "DE-1", "cents": 25_000}
    assert failed(once_scenarios.judge_timeout([sent], asked)) == []
    assert failed(once_scenarios.judge_timeout([sent, sent], asked)) == ["the world holds one transfer"]
    assert failed(once_scenarios.judge_timeout([], asked)) == ["the world holds one transfer"]
    assert failed(once_scenarios.judge_timeout([sent], replace(asked, resolved=False))) == [
        "the late answer settled the ledger"
    ]
    assert failed(once_scenarios.judge_timeout([sent], replace(asked, second=third))) != []


def test_a_second_order_or_a_silent_repair_fails_the_verdict(tmp_path: Path) -> None:
    made, refused = answers(content_scenarios.play_repaired_order(ScenarioStage(tmp_path)))
    one = {"amount": 2}
    assert failed(content_scenarios.judge_repaired_order([one], made, refused)) == []
    assert failed(content_scenarios.judge_repaired_order([one, one], made, refused)) != []
    assert failed(content_scenarios.judge_repaired_order([{"amount": 20}], made, refused)) != []
    assert failed(content_scenarios.judge_repaired_order([one], replace(made, repairs=[]), refused)) != []
    assert failed(content_scenarios.judge_repaired_order([one], made, made)) != []


def test_a_second_booking_or_one_different_answer_fails_the_verdict(tmp_path: Path) -> None:
    [replayed] = answers(once_scenarios.play_parallel_twins(ScenarioStage(tmp_path)))
    first = replace(replayed, meta=replace(replayed.meta, replayed=False))
    twins, booked = [first, *[replayed] * 7], {"seat": "12A"}
    assert failed(once_scenarios.judge_twins([booked], twins)) == []
    assert failed(once_scenarios.judge_twins([booked, booked], twins)) == ["the world holds one booking"]
    assert failed(once_scenarios.judge_twins([booked], [first, replace(replayed, data={}), *twins[2:]])) == [
        "eight equal answers"
    ]


def test_a_weak_answer_that_is_believed_fails_the_verdict(tmp_path: Path) -> None:
    [weak] = answers(content_scenarios.play_weak_search(ScenarioStage(tmp_path)))
    assert failed(content_scenarios.judge_weak_search([{}], weak)) == []
    assert failed(content_scenarios.judge_weak_search([{}], replace(weak, next_action="continue"))) != []
    assert failed(content_scenarios.judge_weak_search([], weak)) == ["it ran once"]


def test_a_hidden_timeout_taken_for_data_fails_the_verdict(tmp_path: Path) -> None:
    hidden, found, busy = answers(content_scenarios.play_hidden_timeout(ScenarioStage(tmp_path)))
    assert failed(content_scenarios.judge_hidden_timeout([{}], hidden, found, busy)) == []
    naive = replace(hidden, success=True, data="timeout", error=None)
    assert failed(content_scenarios.judge_hidden_timeout([{}], naive, found, busy)) != []
    assert failed(content_scenarios.judge_hidden_timeout([{}], hidden, replace(found, source=[]), busy)) != []
    assert failed(content_scenarios.judge_hidden_timeout([{}], hidden, found, found)) != []


def test_orders_that_reach_the_model_or_a_forgery_that_steers_fail_the_verdict(tmp_path: Path) -> None:
    page, forged = answers(content_scenarios.play_injected_orders(ScenarioStage(tmp_path)))
    kept = content_scenarios.QuarantinedPage(content_scenarios.INJECTED_PAGE.encode())
    assert failed(content_scenarios.judge_injected_orders([{}, {}], page, forged, kept)) == []
    leaked = replace(page, message=content_scenarios.INJECTED_PAGE)
    assert failed(content_scenarios.judge_injected_orders([{}, {}], leaked, forged, kept)) != []
    assert (
        failed(content_scenarios.judge_injected_orders([{}, {}], page, replace(forged, confidence=1.0), kept))
        != []
    )
    assert (
        failed(
            content_scenarios.judge_injected_orders(
                [{}, {}], page, forged, content_scenarios.QuarantinedPage(None)
            )
        )
        != []
    )


@pytest.mark.parametrize(
    ("charges", "asked", "exit_code"),
    [(2, 2, -9), (1, 1, -9), (1, 2, 0)],
    ids=["twice", "never again", "alive"],
)
def test_a_keyed_charge_that_came_out_wrong_fails_the_verdict(
    charges: int, asked: int, exit_code: int
) -> None:
    end = crash_scenario.KeyedCrashOutcome(
        crash_scenario.CrashRecord(exit_code, charges, asked), load(COMMITTED)
    )
    assert failed(crash_scenario.judge_keyed_crash(end)) != []
    right = replace(end, crash=crash_scenario.CrashRecord(-9, 1, 2))
    assert failed(crash_scenario.judge_keyed_crash(right)) == []


def test_a_charge_that_was_repeated_or_called_a_failure_fails_the_verdict() -> None:
    committed, unknown = load(COMMITTED), load({**COMMITTED, "success": False, "effect": "unknown"})
    after = replace(committed, meta=replace(committed.meta, replayed=True))
    right = crash_scenario.OnceCrashOutcome(
        crash_scenario.CrashRecord(-9, 1, 1), unknown, unknown, decided=True, after=after
    )
    assert failed(crash_scenario.judge_once_crash(right)) == []
    assert (
        failed(crash_scenario.judge_once_crash(replace(right, crash=crash_scenario.CrashRecord(-9, 2, 2))))
        != []
    )
    assert failed(crash_scenario.judge_once_crash(replace(right, again=committed))) != []
    assert failed(crash_scenario.judge_once_crash(replace(right, decided=False))) != []


COMMITTED: dict[str, Any] = {
    "success": True, "message": "charged", "operationType": "operation", "confidence": 0.9, "nextAction": "continue",
    "effect": "committed", "meta": {"toolName": "charge"},
}  # fmt: skip


def test_a_second_refund_or_a_denial_that_tells_fails_the_verdict(tmp_path: Path) -> None:
    forbidden, absent, asked, done, again = answers(
        permission_scenarios.play_permission(ScenarioStage(tmp_path))
    )
    approved = permission_scenarios.RefundAnswers(
        asked, by_asker=False, by_other=True, done=done, again=again
    )
    judge = permission_scenarios.judge_permission
    assert failed(judge([{}], forbidden, absent, approved)) == []
    assert failed(judge([{}, {}], forbidden, absent, approved)) == ["the world holds one refund"]
    assert failed(judge([{}], replace(forbidden, message="refund is forbidden"), absent, approved)) != []
    assert failed(judge([{}], forbidden, absent, replace(approved, by_asker=True))) != []
    assert failed(judge([{}], forbidden, absent, replace(approved, again=asked))) != []


def test_a_call_beyond_the_budget_fails_the_verdict(tmp_path: Path) -> None:
    thirteenth, again, weather = answers(limit_scenarios.play_limits(ScenarioStage(tmp_path)))
    seen = limit_scenarios.LimitAnswers([thirteenth], [again], weather)
    right = limit_scenarios.WorldRecords([{}] * 12, [{}] * 3, [{}] * 3)
    assert failed(limit_scenarios.judge_limits(right, seen)) == []
    assert failed(limit_scenarios.judge_limits(replace(right, looked=[{}] * 13), seen)) != []
    assert failed(limit_scenarios.judge_limits(replace(right, failed=[{}] * 4), seen)) != []
    assert failed(limit_scenarios.judge_limits(replace(right, flaky=[{}]), seen)) != []


def test_a_second_article_or_a_run_that_stops_elsewhere_fails_the_verdict() -> None:
    words = "工具执行失败或没有查询到数据，工作流已停止"
    saved = workflow_scenarios.FlowEnding(saved={"blogId": 1})
    stopped = [
        workflow_scenarios.FlowEnding(step=one, reason=words, envelope={}) for one in workflow_scenarios.STOPS
    ]
    judge = workflow_scenarios.judge_daily_blog
    assert failed(judge([{}], (saved, saved), stopped)) == []
    assert failed(judge([{}, {}], (saved, saved), stopped)) == ["one article was saved"]
    assert failed(judge([{}], (saved, workflow_scenarios.FlowEnding()), stopped)) != []
    assert failed(judge([{}], (saved, saved), stopped[::-1])) != []
    assert failed(judge([{}], (saved, saved), [replace(one, reason="failed") for one in stopped])) != []


@pytest.mark.parametrize(
    "fault", ["carried_out_twice", "ran_more_than_once", "reads_stopped", "stopped_without_cause"]
)
def test_a_recorded_world_in_which_something_went_wrong_fails_the_verdict(fault: str) -> None:
    assert failed(judge_recorded(ConversationFigures())) == []
    assert len(failed(judge_recorded(msgspec.convert({fault: 1}, ConversationFigures)))) == 1
