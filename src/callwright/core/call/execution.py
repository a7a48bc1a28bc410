"""A call that may be made, carried out: 8 claim → attempts → 11 judge → 12 guard → 13 settle. Pure.

The same steps for a whole call, for a part of one and for a stand-in. May not know how a call was read, checked or allowed.
"""

from callwright.core.call import admission, completion
from callwright.core.call.attempts import AttemptFailure, AttemptSuccess, is_cut_short
from callwright.core.call.call_state import CallState, Completion, EffectFlow
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import ApprovalMissing, AwaitSettle, Claimed, InFlight, QuotaOver, ReadClock


def claim_call(t: CallState, tool: CompiledContract) -> EffectFlow[Claimed | Completion]:
    """Make the call ours, waiting for the same call elsewhere as long as contract and deadline allow."""
    asked = admission.build_claim(t, tool)
    answer = asked.cast_answer((yield asked))
    while isinstance(answer, InFlight | ApprovalMissing | QuotaOver):
        if isinstance(answer, InFlight):
            refused = yield from _wait_for_running_call(t, tool, answer)
        elif isinstance(answer, ApprovalMissing):
            refused = yield from _reauthorize_call(t, tool)
        elif answer.over == "approve":
            refused = yield from _reauthorize_call(t, tool, answer.name)
        else:
            break
        if refused is not None:
            return refused
        t.joined = t.joined or not isinstance(answer, QuotaOver)
        asked = admission.build_claim(t, tool)
        answer = asked.cast_answer((yield asked))
    return admission.interpret_claim(t, answer)


def _reauthorize_call(t: CallState, tool: CompiledContract, over: str = "") -> EffectFlow[Completion | None]:
    """Somebody else has used the approval that allowed the call, or it is ``over`` a quota: is there another one?"""
    leave = admission.build_authorize(t, tool, over)
    return admission.interpret_authorize(t, leave.cast_answer((yield leave)))


def _wait_for_running_call(
    t: CallState, tool: CompiledContract, running: InFlight
) -> EffectFlow[Completion | None]:
    """Wait for the same call elsewhere; None to claim again. A task is not waited for: its handle is the answer."""
    if tool.contract.long:
        from callwright.core.call.task_handover import join_task  # noqa: PLC0415 - most calls are short

        return (yield from join_task(t, tool, running.key or t.key))
    clock = ReadClock()
    patience = admission.compute_patience_ms(t, tool) - clock.cast_answer((yield clock)).ms
    if patience < 1 or t.key is None or (t.joined and t.again):
        return admission.complete_in_progress(running)
    wait = AwaitSettle(running.key or t.key, int(patience))
    return admission.interpret_wait(running, wait.cast_answer((yield wait)))


def judge_attempts(
    t: CallState, tool: CompiledContract, end: AttemptSuccess | AttemptFailure
) -> EffectFlow[Completion]:
    """What the attempts ended in, judged and scanned; what must be withheld is in quarantine."""
    told = completion.assess_attempts(t, tool, end)  # 11 12
    if not isinstance(told, Completion):
        told = completion.complete_withheld(t, tool, end, told.cast_answer((yield told)))
    return told


def settle_call(
    t: CallState,
    tool: CompiledContract,
    claimed: Claimed,
    told: Completion,
    end: AttemptSuccess | AttemptFailure,
) -> EffectFlow[Completion]:
    """Write how it ended, where there is anything to write."""
    healthy = _judge_upstream_health(t, tool, claimed, told, end)
    if t.without_store or (
        healthy and claimed is admission.NO_CLAIM and not t.watched and not _can_give_back(t, tool, told)
    ):
        return told
    settle = completion.build_settle(t, tool, claimed, told, healthy=healthy)
    return completion.interpret_settle(t, told, settle.cast_answer((yield settle)))  # 13


def _can_give_back(t: CallState, tool: CompiledContract, told: Completion) -> bool:
    """Whether a task that failed may have to give back what the call that began it took: its approval, or of quotas."""
    return told.outcome.code is not None and (t.approval != "" or tool.contract.long)


def _judge_upstream_health(
    t: CallState,
    tool: CompiledContract,
    claimed: Claimed,
    told: Completion,
    end: AttemptSuccess | AttemptFailure,
) -> bool | None:
    """What the breaker is told; None where the end says nothing of the upstream."""
    if isinstance(end, AttemptSuccess):
        return True
    return (
        None
        if is_cut_short(t, tool.contract, claimed, told, end)
        else completion.judge_failure_health(told, end)
    )
