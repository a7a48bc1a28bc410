"""Scenarios about limits: the thirteenth call, a loop of one failure, and a flaky read that recovers."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from callwright.app import Callwright
from callwright.domain.contract import RetryPolicy
from callwright.domain.records import RunLimits
from callwright.domain.result import ToolResult
from callwright.evals.demo.demo_report import DemoCheck, ScenarioOutcome, build_checks, build_shown_envelope
from callwright.evals.demo.scenario_stage import DemoWorld, ScenarioStage
from callwright.evals.report_text import BilingualText
from callwright.ports import NotApplied, ToolError

WorldRecord = Sequence[dict[str, Any]]

DEFAULT_LIMITS: Final = RunLimits()


class WorldRecords(Struct, frozen=True):
    """The record of each of the three tools."""

    looked: WorldRecord
    failed: WorldRecord
    flaky: WorldRecord


class LimitAnswers(Struct, frozen=True):
    """All answers: of the long run, of the looping run, and of the flaky read."""

    run: Sequence[ToolResult]
    loop: Sequence[ToolResult]
    flaky: ToolResult


class _ToolWorlds(Struct, frozen=True):
    looked: DemoWorld
    failed: DemoWorld
    flaky: DemoWorld


def play_limits(stage: ScenarioStage) -> ScenarioOutcome:
    """A run may make 12 calls; the same failure three times ends it; a flaky read is retried with increasing delays."""
    worlds = _ToolWorlds(DemoWorld(), DemoWorld(), DemoWorld())
    with stage.open_app() as app:
        _register_tools(app, worlds)
        run = [app.call({"name": "look", "arguments": {"page": page}}, run="i1") for page in range(13)]
        loop = [app.call({"name": "find_order", "arguments": {"order": "#7"}}, run="i2") for _ in range(4)]
        weather = app.call({"name": "ask_weather", "arguments": {"city": "Xi'an"}}, run="i3")
    seen = WorldRecords(worlds.looked.record, worlds.failed.record, worlds.flaky.record)
    return ScenarioOutcome(
        BilingualText(
            "the 13th call of a run is refused; the same failure a 4th time is not tried; a flaky read recovers at its 3rd attempt",
            "第 13 次调用被拒绝；同样的失败不会有第 4 次；不稳定的读取在第 3 次尝试时恢复",
        ),
        (
            build_shown_envelope("the 13th call", "第 13 次调用", run[-1]),
            build_shown_envelope("the same failure again", "同样的失败", loop[-1]),
            build_shown_envelope("the flaky read", "不稳定的读取", weather),
        ),
        len(seen.looked) + len(seen.failed) + len(seen.flaky),
        judge_limits(seen, LimitAnswers(run, loop, weather)),
    )


def _register_tools(app: Callwright, worlds: _ToolWorlds) -> None:
    @app.tool(effect="read")
    def look(page: int) -> dict[str, int]:
        """Look at a page."""
        worlds.looked.add_effect(page=page)
        return {"page": page}

    @app.tool(effect="read", errors={"ORDER_NOT_FOUND": "There is no such order."})
    def find_order(order: str) -> dict[str, str]:
        """Find an order."""
        worlds.failed.add_effect(order=order)
        raise ToolError("ORDER_NOT_FOUND")

    @app.tool(effect="read", retries=RetryPolicy(max_retries=2, base_ms=20, cap_ms=60))
    def ask_weather(city: str) -> dict[str, str]:
        """Ask a service that fails twice."""
        if worlds.flaky.add_effect(city=city) < 3:
            raise NotApplied("upstream_error")
        return {"city": city, "sky": "clear"}


def judge_limits(worlds: WorldRecords, answers: LimitAnswers) -> tuple[DemoCheck, ...]:
    """Check: 12 calls, 3 failures and 3 attempts in the worlds, and no more."""
    codes = [one.error.code if one.error else None for one in (answers.run[-1], answers.loop[-1])]
    return build_checks(
        {
            ("12 calls reached the tool, not 13", "到达工具的调用为 12 次，而非 13 次"): (
                len(worlds.looked) == DEFAULT_LIMITS.max_tool_calls and codes[0] == "budget_exhausted",
                (len(worlds.looked), codes[0]),
            ),
            ("3 failures reached the tool, not 4", "到达工具的失败为 3 次，而非 4 次"): (
                len(worlds.failed) == DEFAULT_LIMITS.max_same_failures and codes[1] == "repeated_failure",
                (len(worlds.failed), codes[1]),
            ),
            ("the flaky read took 3 attempts and succeeded", "不稳定的读取尝试 3 次后成功"): (
                len(worlds.flaky) == 3 and answers.flaky.success and answers.flaky.meta.attempts == 3,
                (len(worlds.flaky), answers.flaky.meta.attempts),
            ),
        }
    )
