"""Execute an authorized call: 8 claim → attempts → 11 judge → 12 guard → 13 settle. Pure.

The same steps serve a whole call, a part of a batch and a fallback. May not know how the call was read, checked or authorized.
"""

from typing import Final

from msgspec.structs import replace

from callwright.core.call import admission, completion
from callwright.core.call.attempts import AttemptFailure, AttemptSuccess, is_cut_short
from callwright.core.call.call_state import CallState, Completion, EffectFlow
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import (
    ApprovalMissing,
    AwaitSettle,
    Claimed,
    InFlight,
    Quarantine,
    QuotaOver,
    ReadClock,
)


def claim_call(state: CallState, tool: CompiledContract) -> EffectFlow[Claimed | Completion]:
    """Claim the call, waiting for the same call elsewhere as long as contract and deadline allow."""
    claim = admission.build_claim(state, tool)
    answer = claim.cast_answer((yield claim))
    while isinstance(answer, InFlight | ApprovalMissing | QuotaOver):
        if isinstance(answer, InFlight):
            refused = yield from _wait_for_running_call(state, tool, answer)
        elif isinstance(answer, ApprovalMissing):
            refused = yield from _reauthorize_call(state, tool)
        elif answer.over == "approve":
            refused = yield from _reauthorize_call(state, tool, answer.name)
        else:
            break
        if refused is not None:
            return refused
        state.joined = state.joined or not isinstance(answer, QuotaOver)
        claim = admission.build_claim(state, tool)
        answer = claim.cast_answer((yield claim))
    ending = admission.interpret_claim(state, answer)
    return ending if isinstance(ending, Claimed) else (yield from review_replay(state, tool, ending))


def review_replay(state: CallState, tool: CompiledContract, ending: Completion) -> EffectFlow[Completion]:
    """Scan the result that a call is given because it was made before; return the completion."""
    if not ending.replayed:
        return ending
    from callwright.core.call.stored_result import review_repeated_result  # noqa: PLC0415 - most calls are no repeats

    return (yield from review_repeated_result(state, tool, ending))


def _reauthorize_call(
    state: CallState, tool: CompiledContract, over: str = ""
) -> EffectFlow[Completion | None]:
    """Ask for another approval: the first was used by another call meanwhile, or the call is ``over`` a quota."""
    leave = admission.build_authorize(state, tool, over)
    return admission.interpret_authorize(state, leave.cast_answer((yield leave)))


def _wait_for_running_call(
    state: CallState, tool: CompiledContract, running: InFlight
) -> EffectFlow[Completion | None]:
    """Wait for the same call elsewhere; None: retry the claim. A task is not waited for: its handle is the answer."""
    if tool.contract.long:
        from callwright.core.call.task_handover import join_task  # noqa: PLC0415 - most calls are short

        return (yield from join_task(state, tool, running.key or state.key))
    clock = ReadClock()
    patience = admission.compute_patience_ms(state, tool, clock.cast_answer((yield clock)).ms)
    if patience < 1 or state.key is None or (state.joined and state.again):
        return admission.complete_in_progress(running)
    wait = AwaitSettle(running.key or state.key, int(patience))
    return admission.interpret_wait(running, wait.cast_answer((yield wait)))


def judge_attempts(
    state: CallState, tool: CompiledContract, result: AttemptSuccess | AttemptFailure
) -> EffectFlow[Completion]:
    """Judge and scan the result of the attempts, and quarantine a body that must be withheld."""
    ending = completion.assess_attempts(state, tool, result)  # 11 12
    if not isinstance(ending, Completion):
        ending = completion.complete_withheld(state, tool, result, ending.cast_answer((yield ending)))
    return ending


def needs_review(ending: Completion) -> bool:
    """Return whether a person has to look at this success, and nothing has been stored for one yet."""
    outcome = ending.outcome
    return outcome.next_action == "human_review" and outcome.code is None and outcome.handle is None


def store_for_review(state: CallState, tool: CompiledContract, ending: Completion) -> EffectFlow[Completion]:
    """Store a copy of a success that a person has to look at: reviewers find it, and its handle goes to the caller."""
    copy = Quarantine(state.ticket.call_id, tool.contract.name, ending.outcome.data, REVIEW_VERDICT)
    stored = copy.cast_answer((yield copy))
    return replace(ending, outcome=replace(ending.outcome, handle=stored.handle))


REVIEW_VERDICT: Final = "human_review"
"""Why a copy was stored: not because it is unsafe, but because of its next action."""


def settle_call(
    state: CallState,
    tool: CompiledContract,
    claimed: Claimed,
    ending: Completion,
    result: AttemptSuccess | AttemptFailure,
) -> EffectFlow[Completion]:
    """Record how the call ended, where there is anything to write."""
    healthy = _judge_upstream_health(state, tool, claimed, ending, result)
    if state.without_store or (
        healthy
        and claimed is admission.NO_CLAIM
        and not state.watched
        and not _can_give_back(state, tool, ending)
    ):
        return ending
    settle = completion.build_settle(state, tool, claimed, ending, healthy=healthy)
    return completion.interpret_settle(state, ending, settle.cast_answer((yield settle)))  # 13


def _can_give_back(state: CallState, tool: CompiledContract, ending: Completion) -> bool:
    """Return whether a failed task may have to give back the approval or the quota that its starting call took."""
    return ending.outcome.code is not None and (state.approval != "" or tool.contract.long)


def _judge_upstream_health(
    state: CallState,
    tool: CompiledContract,
    claimed: Claimed,
    ending: Completion,
    result: AttemptSuccess | AttemptFailure,
) -> bool | None:
    """Return the breaker's verdict; None where the result says nothing about the upstream."""
    if isinstance(result, AttemptSuccess):
        return True
    return (
        None
        if is_cut_short(state, tool.contract, claimed, ending, result)
        else completion.judge_failure_health(ending, result)
    )
