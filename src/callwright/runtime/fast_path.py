"""The straight way: the history that nearly every call has, gone without asking the story for each step.

The story (``core/call/pipeline.py``) is the law. This is its usual history written out: the same questions in the same order,
made and understood by the same functions of ``core``, performed by the same hands. As soon as anything is not as usual,
nothing here decides what that means: the story is told from the beginning with the answers that are on the tape, and goes
on from there as it would have done. So the tape and the envelope are the story's, whichever way a call went; the tests
retell every straight tape by the story.

May not know what a refusal, a failure or a repair is.
"""

from typing import Any, Final

from callwright.core.call import admission, attempts, completion
from callwright.core.call.call_state import CallState, Completion
from callwright.core.call.envelope_builder import build_envelope
from callwright.core.call.pipeline import run_call
from callwright.domain.call import ToolCall
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import (
    Allowed,
    AlreadySettled,
    Answer,
    Claim,
    Claimed,
    Execute,
    ReadClock,
    Reserve,
    Reserved,
    Resolved,
    Settled,
)
from callwright.domain.result import ToolResult
from callwright.relay import CURRENT_RELAY
from callwright.runtime.driver import (
    AsyncEffectPerformer,
    RecordedSteps,
    drive_flow,
    drive_flow_async,
    perform_blocking,
)
from callwright.runtime.performer import Performer
from callwright.runtime.tape import TapeHead

_MIN_LARGE_BYTES: Final = 16 * 1024
"""From this size on it is worth asking how a result came."""


async def run_fast_path(hands: Performer, head: TapeHead, tape: RecordedSteps) -> ToolResult | None:
    """Make a usual call on the running loop. None as soon as it is none: ``run_full_path`` goes on from what is on the tape.

    All that waits stands here, in one coroutine: with many calls in the air, each further one weighs on all of them.
    """
    t = CallState(head.request, head.ticket, head.limits)
    tool = _admit_call(hands, t, tape)
    if tool is None:
        return None
    claimed: Claimed | Completion | None = admission.NO_CLAIM
    if not admission.needs_no_claim(t):
        claim = admission.build_claim(t, tool)
        claimed = _read_claim_answer(t, claim, hands.claim_async(claim) or await hands.waiting, tape)
    if not isinstance(claimed, Claimed):
        return None if claimed is None else _build_result(hands, t, claimed, tape)
    reserve = attempts.build_reserve(t, tool.contract, 1)
    execute = _admit_attempt(
        t, tool, claimed, (reserve, hands.ask_store_async(reserve) or await hands.waiting), tape
    )
    if execute is None:
        return None
    told = _judge_answer(t, tool, (execute, hands.execute_async(execute) or await hands.waiting), tape)
    if told is None:
        return None
    if claimed is not admission.NO_CLAIM or t.watched:
        settle = completion.build_settle(t, tool, claimed, told, healthy=True)
        settled = hands.settle_async(settle) or await hands.waiting
        tape.append((settle, settled))
        if not isinstance(settled, Settled):
            return None
    return _build_result(hands, t, told, tape)


def run_call_blocking(hands: Performer, head: TapeHead, tape: RecordedSteps) -> ToolResult:
    """Make a call, blocking: on the usual way as far as it goes, and from there as the story says."""
    t, tool = CallState(head.request, head.ticket, head.limits), None
    try:
        tool = _admit_call(hands, t, tape)
    except (KeyboardInterrupt, SystemExit) as signal:  # kept, as by ``drive_flow``
        hands.defer_interrupt(signal)
    made = None if tool is None else _finish_blocking(hands, t, tool, tape)
    return made or drive_flow(run_call(head.request, head.ticket, head.limits), hands, tape)


def _finish_blocking(
    hands: Performer, t: CallState, tool: CompiledContract, tape: RecordedSteps
) -> ToolResult | None:
    """As the second half of ``run_fast_path``, blocking."""
    claimed: Claimed | Completion | None = admission.NO_CLAIM
    if not admission.needs_no_claim(t):
        claim = admission.build_claim(t, tool)
        claimed = _read_claim_answer(t, claim, perform_blocking(hands, claim), tape)
    told = _execute_blocking(hands, t, tool, claimed, tape) if isinstance(claimed, Claimed) else claimed
    if told is None:
        return None
    try:
        return _build_result(hands, t, told, tape)
    except (KeyboardInterrupt, SystemExit) as signal:  # kept, as by ``drive_flow``
        hands.defer_interrupt(signal)
        return None


def _execute_blocking(
    hands: Performer, t: CallState, tool: CompiledContract, claimed: Claimed, tape: RecordedSteps
) -> Completion | None:
    """Steps 9 to 13, blocking."""
    reserve = attempts.build_reserve(t, tool.contract, 1)
    execute = _admit_attempt(t, tool, claimed, (reserve, perform_blocking(hands, reserve)), tape)
    told = (
        None if execute is None else _judge_answer(t, tool, (execute, perform_blocking(hands, execute)), tape)
    )
    if told is None or (claimed is admission.NO_CLAIM and not t.watched):
        return told
    settle = completion.build_settle(t, tool, claimed, told, healthy=True)
    settled = perform_blocking(hands, settle)
    tape.append((settle, settled))
    return told if isinstance(settled, Settled) else None


async def run_full_path(hands: AsyncEffectPerformer, head: TapeHead, tape: RecordedSteps) -> ToolResult:
    """Make a call on the running loop as the story says, from the end of the tape."""
    told = drive_flow_async(run_call(head.request, head.ticket, head.limits), hands, tape)
    return told if isinstance(told, ToolResult) else await told


def _admit_call(hands: Performer, t: CallState, tape: RecordedSteps) -> CompiledContract | None:
    """Steps 1 to 7: read, resolve, check, authorize."""
    call = admission.read_call(t)
    if not isinstance(call, ToolCall):
        return None
    name = admission.build_resolve(t, call)
    found = hands.resolve(name)
    tape.append((name, found))
    if not isinstance(found, Resolved):
        return None
    tool = t.set_tool(found.tool)
    if (
        not (tool.straight and admission.accept_valid_arguments(t, tool))
        or admission.needs_gate(t)
        or t.request.dry_run
    ):
        return None
    if tool.contract.effect != "read":
        admission.assign_idempotency_key(t, tool)
    leave = admission.build_authorize(t, tool)
    allowed = hands.authorize(leave)
    tape.append((leave, allowed))
    return (
        tool if isinstance(allowed, Allowed) and admission.interpret_authorize(t, allowed) is None else None
    )


def _read_claim_answer(
    t: CallState, claim: Claim, answer: Answer, tape: RecordedSteps
) -> Claimed | Completion | None:
    """Step 8: the claim, or the answer of the same call made before."""
    tape.append((claim, answer))
    if isinstance(answer, AlreadySettled):
        return admission.interpret_claim(t, answer)
    if not isinstance(answer, Claimed) or answer.earlier is not None or answer.key:
        return None
    t.entry_id = answer.entry_id
    return answer


def _admit_attempt(
    t: CallState,
    tool: CompiledContract,
    claimed: Claimed,
    reserved: tuple[Reserve, Answer],
    tape: RecordedSteps,
) -> Execute | None:
    """Step 9: the breaker's leave, and what is left of the time."""
    tape.append(reserved)
    leave = reserved[1]
    left = attempts.compute_deadline_ms(t, tool.contract, claimed)
    if not isinstance(leave, Reserved) or left < 1:
        return None
    t.watched = leave.watched
    return attempts.build_execute(t, tool.contract, claimed, 1, left)


def _judge_answer(
    t: CallState, tool: CompiledContract, executed: tuple[Execute, Any], tape: RecordedSteps
) -> Completion | None:
    """Steps 10 to 12: normalise, judge, guard."""
    tape.append(executed)
    answer = executed[1]
    end = attempts.interpret_attempt(tool, answer)
    told = (
        completion.assess_attempts(t, tool, end, _find_wire_json(answer))
        if isinstance(end, attempts.AttemptSuccess)
        else None
    )
    return told if isinstance(told, Completion) else None


def _build_result(hands: Performer, t: CallState, told: Completion, tape: RecordedSteps) -> ToolResult:
    clock = ReadClock()
    tick = hands.read_clock(clock)
    tape.append((clock, tick))
    return build_envelope(t, told, tick.ms)


def _find_wire_json(answer: Any) -> bytes | None:
    """The JSON that a large text came in, where a protocol brought it."""
    if answer.size < _MIN_LARGE_BYTES or answer.kind != "text":
        return None
    relay = CURRENT_RELAY.get()
    if relay is None or relay.members is None or relay.value is not answer.value:
        return None
    content = relay.members.get("content")
    return None if content is None else bytes(content)
