"""Scenarios about permission: forbidden and absent look the same; an approval is for one call, once, by another person."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from callwright.core.policy.authorization import Rule
from callwright.domain.call import Principal
from callwright.domain.result import ToolResult
from callwright.evals.demo.demo_report import DemoCheck, ScenarioOutcome, build_checks, build_shown_envelope
from callwright.evals.demo.scenario_stage import DemoWorld, ScenarioStage
from callwright.evals.report_text import BilingualText

WorldRecord = Sequence[dict[str, Any]]

PERMISSION_RULES = (
    Rule("allow", tools=("read_*",), principals=("role:intern",)),
    Rule("approve", tools=("refund",), principals=("role:clerk",)),
)


class RefundAnswers(Struct, frozen=True):
    """A refund that needs approval: requested, approved by its requester (or not) and by another, used, used again."""

    asked: ToolResult
    by_asker: bool
    by_other: bool
    done: ToolResult
    again: ToolResult


def play_permission(stage: ScenarioStage) -> ScenarioOutcome:
    """An intern learns nothing about what exists; a clerk's refund waits for another person."""
    world = DemoWorld()
    intern, clerk = Principal("ines", roles=("intern",)), Principal("carl", roles=("clerk",))
    with stage.open_app(rules=PERMISSION_RULES) as app:

        @app.tool(effect="once", key=["order"])
        def refund(order: str, cents: int) -> dict[str, int]:
            """Pay an order back."""
            return {"refunds": world.add_effect(order=order, cents=cents)}

        call = {"name": "refund", "arguments": {"order": "O-1", "cents": 900}}
        forbidden = app.call(call, principal=intern)
        absent = app.call({**call, "name": "erase_ledger"}, principal=intern)
        asked = app.call(call, principal=clerk)
        handle = asked.meta.handle or ""
        by_asker = app.approve(handle, by=clerk)
        by_other = app.approve(handle, by=Principal("lena"), reason="seen the order")
        done = app.call(call, principal=clerk)
        again = app.call(call, principal=clerk, key="a second refund of O-1")
    approved = RefundAnswers(asked, by_asker, by_other, done, again)
    return ScenarioOutcome(
        BilingualText(
            "what is forbidden reads like what is absent; a refund waits for another person and serves once",
            "被禁止与不存在的表述相同；退款须经他人批准，且只生效一次",
        ),
        (
            build_shown_envelope("forbidden", "被禁止", forbidden),
            build_shown_envelope("absent", "不存在", absent),
            build_shown_envelope("approval required", "需要审批", asked),
            build_shown_envelope("approved", "已批准", done),
            build_shown_envelope("a second time", "第二次", again),
        ),
        len(world.record),
        judge_permission(world.record, forbidden, absent, approved),
    )


def judge_permission(
    record: WorldRecord, forbidden: ToolResult, absent: ToolResult, approved: RefundAnswers
) -> tuple[DemoCheck, ...]:
    """Check: one refund in the world; equal denials; an approval that its requester cannot grant and that is valid once."""
    codes = [one.error.code if one.error else None for one in (approved.asked, approved.again)]
    handles = (approved.asked.meta.handle, approved.again.meta.handle)
    return build_checks(
        {
            ("the world holds one refund", "外部恰有一笔退款"): (len(record) == 1, len(record)),
            (
                "forbidden and absent are byte for byte the same",
                "“被禁止”与“不存在”逐字节相同",
            ): encode_denial(forbidden) == encode_denial(absent),
            ("who asks cannot approve; another can", "申请人不能自批，他人可以"): (
                (approved.by_asker, approved.by_other) == (False, True),
                (approved.by_asker, approved.by_other),
            ),
            ("approved, it was carried out", "批准后执行"): approved.done.success,
            ("a second use needs a new approval", "再次使用需要新的审批"): (
                codes == ["approval_required"] * 2 and None not in handles and handles[0] != handles[1],
                codes,
            ),
        }
    )


def encode_denial(result: ToolResult) -> bytes:
    """Encode an envelope without the parts specific to one call: ids, time and the requested tool."""
    plain = msgspec.to_builtins(result)
    for name in ("traceId", "callId", "durationMs", "toolName"):
        del plain["meta"][name]
    return msgspec.json.encode(plain)
