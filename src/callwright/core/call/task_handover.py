"""A long call is somebody's task already, or becomes one: what is asked of the engine, and what the caller is told. Pure.

May not know how a task is carried out.
"""

from typing import assert_never

from msgspec.structs import replace

from callwright.core.call.call_state import CallState, Completion, EffectFlow, make_refusal
from callwright.core.wording import result_messages
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import StoreFailed
from callwright.domain.records import Outcome
from callwright.domain.task_records import HandedOver, HandOver, NotRunning


def join_task(t: CallState, tool: CompiledContract, key: str | None) -> EffectFlow[Completion | None]:
    """The same call is being made, under this key: its task is the answer. None to claim again."""
    effect = replace(build_hand_over(t, tool, joined=True), key=key)
    answer = effect.cast_answer((yield effect))
    match answer:
        case HandedOver(handle=handle):
            return complete_with_task(t, tool, handle)
        case NotRunning():
            return None
        case StoreFailed():
            return make_refusal("unavailable", counts=False)
        case _:
            assert_never(answer)


def build_hand_over(t: CallState, tool: CompiledContract, *, joined: bool) -> HandOver:
    """Give the engine the call, or find the task of whoever has claimed it."""
    contract = tool.contract
    return HandOver(
        contract.name,
        contract.version,
        tool.hash,
        t.arguments,
        t.key,
        t.ticket.call_id,
        joined,
        list(t.repairs),
        list(t.warnings),
        "" if joined else t.approval,
    )


def complete_with_task(t: CallState, tool: CompiledContract, handle: str) -> Completion:
    """What is known now: the task is found by its handle. Whether anything has happened by now, nobody can say."""
    t.warnings.append(result_messages.build_notice("task_goes_on"))
    outcome = Outcome(
        data={"task": handle},
        message=f"{tool.contract.name} goes on as task {handle}.",
        confidence=1.0,
        next_action="continue",
        handle=handle,
    )
    return Completion(outcome=outcome, effect="none" if tool.contract.effect == "read" else "unknown")
