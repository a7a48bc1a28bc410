"""A verdict that cannot fail is none: every judge is shown a world in which the thing went wrong."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from callwright.core.dialects.canonical import load
from callwright.domain.result import ToolResult
from callwright.evals.demo import crash, limits, once, people, reading
from callwright.evals.demo.report import Check, Played
from callwright.evals.demo.run import judge_recorded
from callwright.evals.demo.stage import Stage
from callwright.evals.figures import Figures


def answers(played: Played) -> list[ToolResult]:
    return [load(one.envelope) for one in played.envelopes]


def failed(checks: tuple[Check, ...]) -> list[str]:
    return [check.words.en for check in checks if not check.ok]


@pytest.mark.promise("C4")
def test_a_transfer_declared_as_repeatable_goes_out_each_time_and_the_judge_sees_it(tmp_path: Path) -> None:
    played = once.timeout_after_the_effect(Stage(tmp_path), effect="idempotent")
    assert played.effects == 3
    assert "the world holds one transfer" in failed(played.checks)


def test_a_second_transfer_in_the_world_fails_the_verdict_whatever_the_envelopes_say(tmp_path: Path) -> None:
    first, second, third = answers(once.timeout_after_the_effect(Stage(tmp_path)))
    asked = once.Asked(first, second, third, resolved=True)
    sent: dict[str, Any] = {"account": "DE-1", "cents": 25_000}
    assert failed(once.judge_timeout([sent], asked)) == []
    assert failed(once.judge_timeout([sent, sent], asked)) == ["the world holds one transfer"]
    assert failed(once.judge_timeout([], asked)) == ["the world holds one transfer"]
    assert failed(once.judge_timeout([sent], replace(asked, resolved=False))) == [
        "the late answer settled the ledger"
    ]
    assert failed(once.judge_timeout([sent], replace(asked, second=third))) != []


def test_a_second_order_or_a_silent_repair_fails_the_verdict(tmp_path: Path) -> None:
    made, refused = answers(reading.repaired_order(Stage(tmp_path)))
    one = {"amount": 2}
    assert failed(reading.judge_repaired_order([one], made, refused)) == []
    assert failed(reading.judge_repaired_order([one, one], made, refused)) != []
    assert failed(reading.judge_repaired_order([{"amount": 20}], made, refused)) != []
    assert failed(reading.judge_repaired_order([one], replace(made, repairs=[]), refused)) != []
    assert failed(reading.judge_repaired_order([one], made, made)) != []


def test_a_second_booking_or_one_different_answer_fails_the_verdict(tmp_path: Path) -> None:
    [replayed] = answers(once.parallel_twins(Stage(tmp_path)))
    first = replace(replayed, meta=replace(replayed.meta, replayed=False))
    twins, booked = [first, *[replayed] * 7], {"seat": "12A"}
    assert failed(once.judge_twins([booked], twins)) == []
    assert failed(once.judge_twins([booked, booked], twins)) == ["the world holds one booking"]
    assert failed(once.judge_twins([booked], [first, replace(replayed, data={}), *twins[2:]])) == [
        "eight equal answers"
    ]


def test_a_weak_answer_that_is_believed_fails_the_verdict(tmp_path: Path) -> None:
    [weak] = answers(reading.weak_search(Stage(tmp_path)))
    assert failed(reading.judge_weak_search([{}], weak)) == []
    assert failed(reading.judge_weak_search([{}], replace(weak, next_action="continue"))) != []
    assert failed(reading.judge_weak_search([], weak)) == ["it ran once"]


def test_a_hidden_timeout_taken_for_data_fails_the_verdict(tmp_path: Path) -> None:
    hidden, found, busy = answers(reading.hidden_timeout(Stage(tmp_path)))
    assert failed(reading.judge_hidden_timeout([{}], hidden, found, busy)) == []
    naive = replace(hidden, success=True, data="timeout", error=None)
    assert failed(reading.judge_hidden_timeout([{}], naive, found, busy)) != []
    assert failed(reading.judge_hidden_timeout([{}], hidden, replace(found, source=[]), busy)) != []
    assert failed(reading.judge_hidden_timeout([{}], hidden, found, found)) != []


def test_orders_that_reach_the_model_or_a_forgery_that_steers_fail_the_verdict(tmp_path: Path) -> None:
    page, forged = answers(reading.orders_in_a_result(Stage(tmp_path)))
    kept = reading.Kept(reading.ORDERS.encode())
    assert failed(reading.judge_orders([{}, {}], page, forged, kept)) == []
    leaked = replace(page, message=reading.ORDERS)
    assert failed(reading.judge_orders([{}, {}], leaked, forged, kept)) != []
    assert failed(reading.judge_orders([{}, {}], page, replace(forged, confidence=1.0), kept)) != []
    assert failed(reading.judge_orders([{}, {}], page, forged, reading.Kept(None))) != []


@pytest.mark.parametrize(
    ("charges", "asked", "exit_code"),
    [(2, 2, -9), (1, 1, -9), (1, 2, 0)],
    ids=["twice", "never again", "alive"],
)
def test_a_keyed_charge_that_came_out_wrong_fails_the_verdict(
    charges: int, asked: int, exit_code: int
) -> None:
    end = crash.KeyedEnd(crash.Crash(exit_code, charges, asked), load(COMMITTED))
    assert failed(crash.judge_keyed(end)) != []
    right = replace(end, crash=crash.Crash(-9, 1, 2))
    assert failed(crash.judge_keyed(right)) == []


def test_a_charge_that_was_repeated_or_called_a_failure_fails_the_verdict() -> None:
    committed, unknown = load(COMMITTED), load({**COMMITTED, "success": False, "effect": "unknown"})
    after = replace(committed, meta=replace(committed.meta, replayed=True))
    right = crash.OnceEnd(crash.Crash(-9, 1, 1), unknown, unknown, decided=True, after=after)
    assert failed(crash.judge_once(right)) == []
    assert failed(crash.judge_once(replace(right, crash=crash.Crash(-9, 2, 2)))) != []
    assert failed(crash.judge_once(replace(right, again=committed))) != []
    assert failed(crash.judge_once(replace(right, decided=False))) != []


COMMITTED: dict[str, Any] = {
    "success": True, "message": "charged", "operationType": "operation", "confidence": 0.9, "nextAction": "continue",
    "effect": "committed", "meta": {"toolName": "charge"},
}  # fmt: skip


def test_a_second_refund_or_a_denial_that_tells_fails_the_verdict(tmp_path: Path) -> None:
    forbidden, absent, asked, done, again = answers(people.permission(Stage(tmp_path)))
    approved = people.Approved(asked, by_asker=False, by_other=True, done=done, again=again)
    judge = people.judge_permission
    assert failed(judge([{}], forbidden, absent, approved)) == []
    assert failed(judge([{}, {}], forbidden, absent, approved)) == ["the world holds one refund"]
    assert failed(judge([{}], replace(forbidden, message="refund is forbidden"), absent, approved)) != []
    assert failed(judge([{}], forbidden, absent, replace(approved, by_asker=True))) != []
    assert failed(judge([{}], forbidden, absent, replace(approved, again=asked))) != []


def test_a_call_beyond_the_budget_fails_the_verdict(tmp_path: Path) -> None:
    thirteenth, again, weather = answers(limits.limits(Stage(tmp_path)))
    seen = limits.Answers([thirteenth], [again], weather)
    right = limits.Worlds([{}] * 12, [{}] * 3, [{}] * 3)
    assert failed(limits.judge_limits(right, seen)) == []
    assert failed(limits.judge_limits(replace(right, looked=[{}] * 13), seen)) != []
    assert failed(limits.judge_limits(replace(right, failed=[{}] * 4), seen)) != []
    assert failed(limits.judge_limits(replace(right, flaky=[{}]), seen)) != []


@pytest.mark.parametrize(
    "fault", ["carried_out_twice", "ran_more_than_once", "reads_stopped", "stopped_without_cause"]
)
def test_a_recorded_world_in_which_something_went_wrong_fails_the_verdict(fault: str) -> None:
    assert failed(judge_recorded(Figures())) == []
    assert len(failed(judge_recorded(msgspec.convert({fault: 1}, Figures)))) == 1
