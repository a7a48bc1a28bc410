"""The fast path: the usual history of a call, executed without the call generator.

The call generator (``core/call/pipeline.py``) is authoritative. This module writes out its usual history: the same
effects in the same order, built and interpreted by the same functions of ``core``, performed by the same
performer. On any deviation the generator is run from the beginning with the answers on the tape, and continues
from there. Tape and envelope are therefore always those of the generator; the tests replay every tape of the fast
path through it.

May not handle refusals, failures or repairs.
"""

from concurrent.futures import Future
from contextvars import copy_context
from functools import partial
from threading import Thread, get_ident
from typing import Any, Final

from msgspec.structs import replace

from callwright.core.call import admission, attempts, completion, execution
from callwright.core.call.call_state import CallState, Completion
from callwright.core.call.envelope_builder import build_envelope, build_usual_envelope
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
    Reserve,
    Reserved,
    Resolved,
    Returned,
    Settled,
)
from callwright.domain.json_copies import copy_shallow_object
from callwright.domain.result import ToolResult
from callwright.runtime.driver import (
    MIN_THREAD_BYTES,
    AsyncEffectPerformer,
    RecordedSteps,
    drive_flow,
    drive_flow_async,
    perform_blocking,
)
from callwright.runtime.performer import Performer
from callwright.runtime.running_calls import RunningCalls
from callwright.runtime.tape import TapeHead, encode_line
from callwright.runtime.usual_read import READ_CLOCK, UsualRead


async def run_call_async(  # noqa: C901, PLR0911 - one coroutine, see below
    performer: Performer, head: TapeHead, tape: RecordedSteps, running: RunningCalls
) -> ToolResult:
    """Make a call on the running loop: on the fast path as far as possible, after any deviation on the full path.

    It is among the running calls until it ends. After a signal in the middle of it, it is settled as by ``run_call_blocking``.

    All awaits are in this one coroutine: with many concurrent calls each further coroutine costs all of them.
    """
    calls, call_id = running.calls, head.ticket.call_id
    calls[call_id] = get_ident()
    try:
        state = CallState(head.request, head.ticket, head.limits)
        tool = _admit_call(performer, head, state, tape)
        if tool is None:
            return await run_full_path(performer, head, tape)
        claimed: Claimed | Completion | None = admission.NO_CLAIM
        usual = performer.usual
        if usual is None and not admission.needs_no_claim(state):
            claim = admission.build_claim(state, tool)
            claimed = _read_claim_answer(
                state, claim, performer.claim_async(claim) or await performer.waiting, tape
            )
        if not isinstance(claimed, Claimed):
            return (
                await run_full_path(performer, head, tape)
                if claimed is None
                else _build_result(performer, state, claimed, tape)
            )
        reserve = usual.reserve if usual is not None else attempts.build_reserve(state, tool.contract, 1)
        leave = performer.ask_store_async(reserve) or await performer.waiting
        execute = _admit_attempt(state, tool, claimed, (reserve, leave), tape, usual)
        if execute is None:
            return await run_full_path(performer, head, tape)
        answer = performer.execute_async(execute) or await performer.waiting
        tape.append((execute, answer))
        answer_json = performer.answer_json
        if type(answer) is Returned and answer.size >= MIN_THREAD_BYTES:
            judge = partial(_judge_answer, state, tool, answer, answer_json, usual)
            completed = await performer.compute_in_thread(judge)
        else:
            completed = _judge_answer(state, tool, answer, answer_json, usual)
        if completed is None or (completed is not completion.AS_USUAL and execution.needs_review(completed)):
            return await run_full_path(performer, head, tape)
        if claimed is not admission.NO_CLAIM or state.watched:
            settle = completion.build_settle(state, tool, claimed, completed, healthy=True)
            settled = performer.settle_async(settle) or await performer.waiting
            tape.append((settle, settled))
            if not isinstance(settled, Settled):
                return await run_full_path(performer, head, tape)
        return _build_result(performer, state, completed, tape)
    except (KeyboardInterrupt, SystemExit) as signal:
        return _end_interrupted_call(performer, head, tape, signal)
    finally:
        performer.forget_attempt()
        calls.pop(call_id, None)
        if running.awaited:
            running.notify_ended()


def run_call_blocking(performer: Performer, head: TapeHead, tape: RecordedSteps) -> ToolResult:
    """Make a call, blocking: on the fast path as far as possible, then by the call generator.

    After a signal during the call, the generator continues from the tape without starting new work, so that the call is settled. A second
    signal in that time restarts this ending; a third one ends it immediately. If the caller's stack is full, the call is settled
    in the same way, in a separate thread.
    """
    try:
        result = _run_blocking(performer, head, tape)
    except (KeyboardInterrupt, SystemExit) as signal:
        result = _end_interrupted_call(performer, head, tape, signal)
    except RecursionError:
        performer.begin_ending()
        result = _end_in_thread(performer, head, tape)
        if not performer.forget_attempt():
            raise
    performer.forget_attempt()
    return result


def _end_interrupted_call(
    performer: Performer, head: TapeHead, tape: RecordedSteps, signal: BaseException
) -> ToolResult:
    """Settle a call that a signal has interrupted, blocking; the signal is raised when the call has ended."""
    try:
        return _end_call(performer, head, tape, signal)
    except (KeyboardInterrupt, SystemExit) as second:
        return _end_call(performer, head, tape, second)


def _end_call(performer: Performer, head: TapeHead, tape: RecordedSteps, signal: BaseException) -> ToolResult:
    performer.defer_interrupt(signal)
    performer.begin_ending()
    return drive_flow(run_call(head.request, head.ticket, head.limits), performer, tape)


def _end_in_thread(performer: Performer, head: TapeHead, tape: RecordedSteps) -> ToolResult:
    ended: Future[ToolResult] = Future()

    def end() -> None:
        try:
            ended.set_result(drive_flow(run_call(head.request, head.ticket, head.limits), performer, tape))
        except BaseException as fault:  # noqa: BLE001 - it is raised where the call was made
            ended.set_exception(fault)

    Thread(target=copy_context().run, args=(end,), name="callwright-ending").start()
    return ended.result()


def _run_blocking(performer: Performer, head: TapeHead, tape: RecordedSteps) -> ToolResult:
    state = CallState(head.request, head.ticket, head.limits)
    tool = _admit_call(performer, head, state, tape)
    result = None if tool is None else _finish_blocking(performer, state, tool, tape)
    return result or drive_flow(run_call(head.request, head.ticket, head.limits), performer, tape)


def _finish_blocking(
    performer: Performer, state: CallState, tool: CompiledContract, tape: RecordedSteps
) -> ToolResult | None:
    """Run the second half of the fast path, blocking."""
    claimed: Claimed | Completion | None = admission.NO_CLAIM
    if performer.usual is None and not admission.needs_no_claim(state):
        claim = admission.build_claim(state, tool)
        claimed = _read_claim_answer(state, claim, perform_blocking(performer, claim), tape)
    completed = (
        _execute_blocking(performer, state, tool, claimed, tape) if isinstance(claimed, Claimed) else claimed
    )
    return None if completed is None else _build_result(performer, state, completed, tape)


def _execute_blocking(
    performer: Performer, state: CallState, tool: CompiledContract, claimed: Claimed, tape: RecordedSteps
) -> Completion | None:
    """Run steps 9 to 13, blocking."""
    usual = performer.usual
    reserve = usual.reserve if usual is not None else attempts.build_reserve(state, tool.contract, 1)
    execute = _admit_attempt(
        state, tool, claimed, (reserve, perform_blocking(performer, reserve)), tape, usual
    )
    if execute is None:
        return None
    answer = perform_blocking(performer, execute)
    tape.append((execute, answer))
    completed = _judge_answer(state, tool, answer, performer.answer_json, usual)
    if completed is None or (completed is not completion.AS_USUAL and execution.needs_review(completed)):
        return None
    if claimed is admission.NO_CLAIM and not state.watched:
        return completed
    settle = completion.build_settle(state, tool, claimed, completed, healthy=True)
    settled = perform_blocking(performer, settle)
    tape.append((settle, settled))
    return completed if isinstance(settled, Settled) else None


async def run_full_path(performer: AsyncEffectPerformer, head: TapeHead, tape: RecordedSteps) -> ToolResult:
    """Make a call on the running loop by the call generator, continuing from the end of the tape."""
    outcome = drive_flow_async(run_call(head.request, head.ticket, head.limits), performer, tape)
    return outcome if isinstance(outcome, ToolResult) else await outcome


def _admit_call(
    performer: Performer, head: TapeHead, state: CallState, tape: RecordedSteps
) -> CompiledContract | None:
    """Run steps 1 to 7: read, resolve, check, authorize."""
    request = state.request
    if request.held is not None:
        return None
    call = admission.read_call(state)
    if type(call) is not ToolCall:
        return None
    if state.has_plain_raw:  # a tool may change parts of it
        performer.head_line = encode_line(head)
    tool = performer.find_tool(call.name, request.version or call.version, request.principal)
    usual = (
        performer.find_usual_read(state, tool) if tool is not None and _may_be_usual(state, tool) else None
    )
    if usual is None:
        return _admit_unusual_call(performer, state, call, tool, tape)
    tool = state.set_tool(usual.tool)
    tape.append((usual.resolve, Resolved(tool)))
    if not admission.accept_valid_arguments(state, tool) or state.repairs:
        return None
    tape.append((replace(usual.authorize, arguments=state.arguments), usual.allowed))
    performer.usual, performer.arguments_json = usual, state.arguments_json
    return tool


def _may_be_usual(state: CallState, tool: CompiledContract) -> bool:
    """Return whether nothing in the request itself makes a call of this tool something else than a usual read."""
    request = state.request
    return (
        tool.contract.effect == "read"
        and request.version is None
        and request.approval is None
        and request.timeout_ms is None
        and request.conversation is None
        and request.confidence is None
        and not request.dry_run
        and state.run_id is None
        and state.call.version is None
    )


def _admit_unusual_call(
    performer: Performer,
    state: CallState,
    call: ToolCall,
    tool: CompiledContract | None,
    tape: RecordedSteps,
) -> CompiledContract | None:
    """Run the rest of steps 2 to 7 for a call that is no usual read."""
    resolve = admission.build_resolve(state, call)
    tape.append((resolve, performer.resolve(resolve) if tool is None else Resolved(tool)))
    if tool is None:
        return None
    state.set_tool(tool)
    if (
        not (tool.straight and admission.accept_valid_arguments(state, tool))
        or admission.needs_gate(state)
        or state.request.dry_run
    ):
        return None
    if tool.contract.effect != "read":
        admission.assign_idempotency_key(state, tool)
    authorize = admission.build_authorize(state, tool)
    allowed = performer.authorize_at_once(authorize)
    if allowed is None:  # the call generator asks the store
        return None
    tape.append((authorize, allowed))
    return (
        tool
        if isinstance(allowed, Allowed) and admission.interpret_authorize(state, allowed) is None
        else None
    )


def _read_claim_answer(
    state: CallState, claim: Claim, answer: Answer, tape: RecordedSteps
) -> Claimed | Completion | None:
    """Run step 8: the claim, or the replayed result of the same call if it may be returned unchanged; None for the full path."""
    tape.append((claim, answer))
    if isinstance(answer, AlreadySettled):
        from callwright.core.call.stored_result import is_fit_to_repeat  # noqa: PLC0415 - most calls are no repeats

        fits = state.tool is not None and is_fit_to_repeat(state.tool, answer.outcome)
        return admission.interpret_claim(state, answer) if fits else None
    if not isinstance(answer, Claimed) or answer.earlier is not None or answer.key:
        return None
    state.entry_id = answer.entry_id
    return answer


def _admit_attempt(
    state: CallState,
    tool: CompiledContract,
    claimed: Claimed,
    reserved: tuple[Reserve, Answer],
    tape: RecordedSteps,
    usual: UsualRead | None,
) -> Execute | None:
    """Run step 9: admission by the breaker, and the remaining time."""
    tape.append(reserved)
    leave = reserved[1]
    if usual is not None and type(leave) is Reserved:
        state.watched, state.attempts = leave.watched, 1
        return replace(usual.execute, arguments=state.arguments, call_id=state.ticket.call_id)
    left_ms = attempts.compute_deadline_ms(state, tool.contract, claimed)
    if not isinstance(leave, Reserved) or left_ms < 1:
        return None
    state.watched = leave.watched
    return attempts.build_execute(state, tool.contract, claimed, 1, left_ms)


def _judge_answer(
    state: CallState,
    tool: CompiledContract,
    answer: Any,
    answer_json: bytes,
    usual: UsualRead | None,
) -> Completion | None:
    """Run steps 10 to 12: normalise, judge, guard.

    ``answer_json``: the value of the answer as JSON where it is a flat object; else b"".
    """
    # The answer may be an interrupt instead of a return value.
    if answer_json and type(answer) is Returned and completion.is_usual_answer(tool, answer, answer_json):
        if usual is not None and completion.is_read_as_usual(state, tool):
            return completion.AS_USUAL
        return completion.complete_usual_answer(state, tool, answer)
    attempt = attempts.interpret_attempt(tool, answer, state.arguments)
    if not isinstance(attempt, attempts.AttemptSuccess):
        return None
    judged = completion.assess_attempts(state, tool, attempt, answer_json)
    return judged if isinstance(judged, Completion) else None


def _build_result(
    performer: Performer, state: CallState, completed: Completion, tape: RecordedSteps
) -> ToolResult:
    clock = READ_CLOCK
    tick = performer.read_clock(clock)
    returned: Any = tape[-1][1]
    tape.append((clock, tick))
    if completed is completion.AS_USUAL and state.tool is not None:
        performer.is_usual = True
        value = returned.value
        data = copy_shallow_object(value) if _OPENING_BRACKET in performer.answer_json else value.copy()
        return build_usual_envelope(state, state.tool, data, tick.ms)
    performer.is_usual = performer.usual is not None and not state.watched
    return build_envelope(state, completed, tick.ms)


_OPENING_BRACKET: Final = ord("[")
"""Without it a flat object holds no list."""
