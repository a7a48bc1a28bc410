"""Scenarios on permission: forbidden and absent read the same; an approval is for one call, once, by another person."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from callwright.core.authorize import Rule
from callwright.domain.call import Principal
from callwright.domain.result import ToolResult
from callwright.evals.demo.report import Check, Played, facts, shown
from callwright.evals.demo.stage import Stage, World
from callwright.evals.words import Words

Record = Sequence[dict[str, Any]]

RULES = (
    Rule("allow", tools=("read_*",), principals=("role:intern",)),
    Rule("approve", tools=("refund",), principals=("role:clerk",)),
)


class Approved(Struct, frozen=True):
    """A refund that needs approval: asked for, approved by its own asker (or not) and by another, used, used again."""

    asked: ToolResult
    by_asker: bool
    by_other: bool
    done: ToolResult
    again: ToolResult


def permission(stage: Stage) -> Played:
    """An intern learns nothing about what exists; a clerk's refund waits for another person."""
    world = World()
    intern, clerk = Principal("ines", roles=("intern",)), Principal("carl", roles=("clerk",))
    with stage.app(rules=RULES) as app:

        @app.tool(effect="once", key=["order"])
        def refund(order: str, cents: int) -> dict[str, int]:
            """Pay an order back."""
            return {"refunds": world.effect(order=order, cents=cents)}

        call = {"name": "refund", "arguments": {"order": "O-1", "cents": 900}}
        forbidden = app.call(call, principal=intern)
        absent = app.call({**call, "name": "erase_ledger"}, principal=intern)
        asked = app.call(call, principal=clerk)
        handle = asked.meta.handle or ""
        by_asker = app.approve(handle, by=clerk)
        by_other = app.approve(handle, by=Principal("lena"), reason="seen the order")
        done = app.call(call, principal=clerk)
        again = app.call(call, principal=clerk, key="a second refund of O-1")
    approved = Approved(asked, by_asker, by_other, done, again)
    return Played(
        Words(
            "what is forbidden reads like what is absent; a refund waits for another person and serves once",
            "被禁止与不存在的表述相同；退款须经他人批准，且只生效一次",
        ),
        (
            shown("forbidden", "被禁止", forbidden),
            shown("absent", "不存在", absent),
            shown("approval required", "需要审批", asked),
            shown("approved", "已批准", done),
            shown("a second time", "第二次", again),
        ),
        len(world.record),
        judge_permission(world.record, forbidden, absent, approved),
    )


def judge_permission(
    record: Record, forbidden: ToolResult, absent: ToolResult, approved: Approved
) -> tuple[Check, ...]:
    """One refund in the world; equal denials; an approval that its asker cannot give and that serves once."""
    codes = [one.error.code if one.error else None for one in (approved.asked, approved.again)]
    handles = (approved.asked.meta.handle, approved.again.meta.handle)
    return facts(
        {
            ("the world holds one refund", "外部恰有一笔退款"): (len(record) == 1, len(record)),
            ("forbidden and absent are byte for byte the same", "“被禁止”与“不存在”逐字节相同"): denial(
                forbidden
            )
            == denial(absent),
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


def denial(result: ToolResult) -> bytes:
    """All that an envelope says, but for what names this very call: its ids, its time and the tool that was asked for."""
    plain = msgspec.to_builtins(result)
    for name in ("traceId", "callId", "durationMs", "toolName"):
        del plain["meta"][name]
    return msgspec.json.encode(plain)
