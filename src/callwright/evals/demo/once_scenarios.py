"""Scenarios about at-most-once effects: a timeout after the effect, and eight simultaneous identical calls."""

import asyncio
import threading
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from callwright.domain.contract import EffectClass
from callwright.domain.result import ToolResult
from callwright.evals.demo.demo_report import DemoCheck, ScenarioOutcome, build_checks, build_shown_envelope
from callwright.evals.demo.scenario_stage import MAX_WAIT_S, DemoWorld, ScenarioStage, wait_until
from callwright.evals.report_text import BilingualText

WorldRecord = Sequence[dict[str, Any]]

TWIN_CALLS: Final = 8
_TRANSFER_TIMEOUT_MS: Final = 200
_BOOKING_S: Final = 0.05
_TRANSFER_CALL: Final = {"name": "transfer", "arguments": {"account": "DE-1", "cents": 25_000}}


class TransferAnswers(Struct, frozen=True):
    """The answers to the first, second and third call, and whether the ledger learnt the outcome."""

    first: ToolResult
    second: ToolResult
    third: ToolResult
    resolved: bool


def play_timeout_after_effect(stage: ScenarioStage, effect: EffectClass = "once") -> ScenarioOutcome:
    """The money is sent, then the answer is lost. A repeated call does not send it again; the late answer reveals the outcome.

    ``effect`` is what the contract declares. If declared wrongly, the money is sent again, and the check must detect it.
    """
    world, answer = DemoWorld(), threading.Event()
    with stage.open_app() as app:

        @app.tool(effect=effect, repeat="replay", timeout_ms=_TRANSFER_TIMEOUT_MS, retries=0)
        def transfer(account: str, cents: int) -> dict[str, Any]:
            """Send money."""
            number = world.add_effect(account=account, cents=cents)
            answer.wait(MAX_WAIT_S)
            return {"receipt": f"R-{number}"}

        first = app.call(_TRANSFER_CALL, run="d")
        second = app.call(_TRANSFER_CALL, run="d")
        answer.set()
        resolved = wait_until(
            lambda: (
                not app.store.list_entries(state="unknown") and not app.store.list_entries(state="claimed")
            )
        )
        third = app.call(_TRANSFER_CALL, run="d")
    asked = TransferAnswers(first, second, third, resolved)
    return ScenarioOutcome(
        BilingualText(
            "timed out after its effect: outcome unknown; asked again: not sent again; the late answer settled it as committed",
            "生效后超时：结果未知；再次请求：未重复执行；迟到的返回将其确认为已执行",
        ),
        (
            build_shown_envelope("first time", "第一次", first),
            build_shown_envelope("asked again", "再次请求", second),
            build_shown_envelope("after the late answer", "迟到的返回之后", third),
        ),
        len(world.record),
        judge_timeout(world.record, asked),
    )


def judge_timeout(record: WorldRecord, asked: TransferAnswers) -> tuple[DemoCheck, ...]:
    """Check: one transfer in the world, and no false statement about it at any time."""
    codes = [one.error.code if one.error else None for one in (asked.first, asked.second)]
    third = asked.third
    return build_checks(
        {
            ("the world holds one transfer", "外部恰有一笔转账"): (len(record) == 1, len(record)),
            (
                "neither failed nor succeeded: outcome_unknown, twice",
                "既非失败也非成功：两次均为 outcome_unknown",
            ): (
                codes == ["outcome_unknown"] * 2 and asked.first.effect == asked.second.effect == "unknown",
                codes,
            ),
            ("the late answer settled the ledger", "迟到的返回更新了账本"): asked.resolved,
            ("the third time gives the first receipt", "第三次得到首次的回执"): (
                third.success and third.meta.replayed and third.data == {"receipt": "R-1"},
                third.data,
            ),
        }
    )


def play_parallel_twins(stage: ScenarioStage) -> ScenarioOutcome:
    """Eight simultaneous identical calls: one is executed, all get its answer."""
    world = DemoWorld()
    with stage.open_app() as app:

        @app.tool(effect="once")
        async def book_seat(flight: str, seat: str) -> dict[str, str]:
            """Book a seat."""
            number = world.add_effect(flight=flight, seat=seat)
            await asyncio.sleep(_BOOKING_S)
            return {"booking": f"B-{number}"}

        call = {"name": "book_seat", "arguments": {"flight": "CA981", "seat": "12A"}}

        async def at_once() -> list[ToolResult]:
            return list(await asyncio.gather(*(app.acall(call, run="e") for _ in range(TWIN_CALLS))))

        answers = asyncio.run(at_once())
    replayed = next((one for one in answers if one.meta.replayed), answers[0])
    return ScenarioOutcome(
        BilingualText(
            f"{TWIN_CALLS} identical calls at once: 1 carried out, {TWIN_CALLS} equal answers",
            f"{TWIN_CALLS} 个相同调用同时到达：只执行 1 次，{TWIN_CALLS} 个回答一致",
        ),
        (build_shown_envelope("one of the twins", "其中一个重复调用", replayed),),
        len(world.record),
        judge_twins(world.record, answers),
    )


def judge_twins(record: WorldRecord, answers: Sequence[ToolResult]) -> tuple[DemoCheck, ...]:
    """Check: one booking in the world, eight equal answers."""
    booked = [one.data for one in answers if one.success]
    return build_checks(
        {
            ("the world holds one booking", "外部恰有一个预订"): (len(record) == 1, len(record)),
            ("eight equal answers", "八个回答一致"): (
                booked == [{"booking": "B-1"}] * TWIN_CALLS,
                len(booked),
            ),
            ("seven of them are marked as replayed", "其中七个标明为重放"): (
                sum(one.meta.replayed for one in answers) == TWIN_CALLS - 1,
                sum(one.meta.replayed for one in answers),
            ),
        }
    )
