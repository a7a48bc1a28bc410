"""Hand a long call over to the durable engine, or join its existing task: the effects and the answers to the caller. Pure.

May not know how a task is executed.
"""

from typing import assert_never

from msgspec.structs import replace

from callwright.core.call.call_state import CallState, Completion, EffectFlow, make_refusal
from callwright.core.wording import result_messages
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import StoreFailed
from callwright.domain.records import Outcome
from callwright.domain.task_records import HandedOver, HandOver, NotRunning, TooManyTasks


def join_task(state: CallState, tool: CompiledContract, key: str | None) -> EffectFlow[Completion | None]:
    """Return the task of the call that runs under this key; None: retry the claim."""
    effect = replace(build_hand_over(state, tool, joined=True), key=key)
    answer = effect.cast_answer((yield effect))
    match answer:
        case HandedOver(handle=handle):
            return complete_with_task(state, tool, handle)
        case NotRunning():
            return None
        case StoreFailed() | TooManyTasks():  # joining a task adds none, so that no limit applies
            return make_refusal("unavailable", counts=False)
        case _:
            assert_never(answer)


def build_hand_over(state: CallState, tool: CompiledContract, *, joined: bool) -> HandOver:
    """Build the effect that hands the call to the engine, or finds the task of the call that holds the claim."""
    contract = tool.contract
    return HandOver(
        contract.name,
        contract.version,
        tool.hash,
        state.arguments,
        state.key,
        state.ticket.call_id,
        joined,
        list(state.repairs),
        list(state.warnings),
        "" if joined else state.approval,
    )


def complete_with_task(state: CallState, tool: CompiledContract, handle: str) -> Completion:
    """End the call with the task's handle; whether the effect has happened is unknown for now."""
    state.warnings.append(result_messages.build_notice("task_goes_on"))
    outcome = Outcome(
        data={"task": handle},
        message=f"{tool.contract.name} goes on as task {handle}.",
        confidence=1.0,
        next_action="continue",
        handle=handle,
    )
    return Completion(outcome=outcome, effect="none" if tool.contract.effect == "read" else "unknown")
