"""The only retry loop: [reserve → execute → sleep]*. Pure.

Rules, in order; the first one that stops the loop wins:

1. what may have happened is never repeated for a ``once`` tool, regardless of the reported error (``core/records/effect_evidence.py``);
2. only codes that the error table marks as retried are retried, and never after a cancellation;
3. not more often than the contract allows, and not more often than the run allows (``Reserve`` takes from the run);
4. not when the pause would end after the deadline: the caller gets the error and its Retry-After instead.

Full jitter: a pause is a random time in 0..min(cap, base * 2**n), and at least the upstream's Retry-After.
"""

from typing import Any, Final, assert_never

from msgspec import Struct

from callwright.core.call.call_state import CallState, Completion, EffectFlow
from callwright.core.call.usual_answer import get_usual_answer, is_nonblank_text
from callwright.core.normalise.method_answers import may_hide_failure
from callwright.core.normalise.normalised_answer import NormalisedData, NormalisedFailure
from callwright.core.records.effect_evidence import can_send_again, combine_evidence, weigh_evidence
from callwright.core.records.run_budget import compute_retry_pause
from callwright.core.wording.result_messages import STOP_ADVICE
from callwright.domain.contract import CompiledContract, Contract, UsualAnswer
from callwright.domain.effects import (
    BreakerOpen,
    Cancelled,
    Claimed,
    Execute,
    Exhausted,
    Raised,
    ReadClock,
    Reserve,
    Reserved,
    Returned,
    Sleep,
    Slept,
    StoreFailed,
)
from callwright.domain.error_codes import ERRORS
from callwright.domain.evidence import NOT_SENT, Evidence
from callwright.domain.json_copies import are_all_scalar
from callwright.domain.result import FieldProblem, NextAction, Notice, Partial


class AttemptFailure(Struct, frozen=True, kw_only=True):
    """An attempt, or the whole loop, that gave no data.

    ``evidence`` is the knowledge about its effect after the contract was consulted; its ``source`` also says whether we
    observed the failure ourselves or only read it from a text.
    """

    code: str
    evidence: Evidence
    params: dict[str, str] = {}
    retry_after_ms: int | None = None
    suggestion: str | None = None
    retryable: bool | None = None
    next_action: NextAction | None = None
    operation: str | None = None
    warnings: list[Notice] = []
    fields: list[FieldProblem] = []
    upstream: dict[str, str] = {}
    partial: Partial | None = None


class AttemptSuccess(Struct, frozen=True):
    """The tool returned data. ``wrote``: it is a read, and a call that it made has written."""

    data: NormalisedData
    wrote: bool


def run_attempts(
    state: CallState, tool: CompiledContract, claimed: Claimed
) -> EffectFlow[AttemptSuccess | AttemptFailure]:
    """Try until there is data, a reason to stop, or no budget left."""
    contract = tool.contract
    total = remaining_ms = compute_deadline_ms(state, contract, claimed)
    if state.until is not None:
        clock = ReadClock()
        now = int(clock.cast_answer((yield clock)).ms)
        remaining_ms = min(total, state.until - now)
        total = now + remaining_ms
    end: AttemptSuccess | AttemptFailure | None = None
    number = 0
    while True:  # `_wait_before_retry` ends it after the last retry
        number += 1
        refused = yield from _reserve_attempt(state, contract, number)
        if refused is not None:
            return end or refused
        if number > 1:
            clock = ReadClock()
            remaining_ms = total - int(clock.cast_answer((yield clock)).ms)
        if remaining_ms < 1:
            return end or AttemptFailure(code="timeout", evidence=NOT_SENT)
        run = build_execute(state, contract, claimed, number, remaining_ms)
        end = interpret_attempt(tool, run.cast_answer((yield run)), state.arguments)
        if isinstance(end, AttemptSuccess):
            return end
        state.doubt = combine_evidence(state.doubt, end.evidence)
        stopped = yield from _wait_before_retry(contract, end, number, total)
        if stopped is not None:
            return stopped


def compute_deadline_ms(state: CallState, contract: Contract, claimed: Claimed) -> int:
    """Return the time limit on all attempts and pauses together: the tightest of contract, caller and run."""
    total = contract.deadline_ms
    if state.request.timeout_ms is not None:
        total = min(total, state.request.timeout_ms)
    return total if claimed.remaining_ms is None else min(total, claimed.remaining_ms)


def is_cut_short(
    state: CallState, contract: Contract, claimed: Claimed, completion: Completion, failure: AttemptFailure
) -> bool:
    """Return whether the time ran out because the caller or the run left the tool less time than its contract does.

    Such a timeout says nothing about the upstream; otherwise a caller with a limit of one millisecond would open the breaker
    for all others.
    """
    late = completion.outcome.details.get("cause", failure.code) == "timeout"
    return late and compute_deadline_ms(state, contract, claimed) < contract.timeout_ms


def build_execute(
    state: CallState, contract: Contract, claimed: Claimed, number: int, left_ms: int
) -> Execute:
    """Build the effect that runs the tool once."""
    state.attempts = number
    return Execute(
        contract.name,
        contract.version,
        state.arguments,
        number,
        min(contract.timeout_ms, left_ms),
        state.key,
        claimed.fence,
        state.ticket.call_id,
    )


def interpret_attempt(
    tool: CompiledContract, answer: Returned | Raised, arguments: Any = None
) -> AttemptSuccess | AttemptFailure:
    """Return the data of an attempt, or its failure, raised or reported. Paths and addresses in ``arguments`` are not masked in a failure."""
    if isinstance(answer, Returned):
        usual, value = tool.usual or get_usual_answer(tool), answer.value
        wrote = answer.started is True and tool.contract.effect == "read"
        is_plain = (usual.plain and type(value) is dict and is_data_alone(value, usual)) or (
            usual.blind and is_nonblank_text(value)
        )
        if is_plain and answer.declared is None and answer.problem is None:
            plain = NormalisedData(
                value=value, source=usual.source, content=answer.content, origin=answer.source
            )
            return AttemptSuccess(plain, wrote)
        from callwright.core.guard import CallerWords  # noqa: PLC0415 - most answers are usual
        from callwright.core.normalise.return_normaliser import normalise_return  # noqa: PLC0415 - the same

        normal = normalise_return(answer, tool.contract, CallerWords(arguments))
        if isinstance(normal, NormalisedFailure):
            return _make_reported_failure(
                normal, weigh_evidence(normal.evidence, tool.contract, started=answer.started)
            )
        return AttemptSuccess(normal, wrote)
    match answer:
        case Raised():
            return AttemptFailure(
                code=answer.code,
                evidence=weigh_evidence(answer.evidence, tool.contract, started=answer.started),
                params=answer.params,
                fields=answer.fields,
                retry_after_ms=answer.retry_after_ms,
                upstream=answer.upstream,
            )
        case _:
            assert_never(answer)


def is_data_alone(fields: dict[str, Any], usual: UsualAnswer) -> bool:
    """Return whether an object says nothing about the call but that it succeeded, by the names and the first values of its fields."""
    return (
        bool(fields)
        and (usual.notable.isdisjoint(fields) or _reports_only_success(fields, usual))
        and not may_hide_failure(fields)
    )


def _reports_only_success(fields: dict[str, Any], usual: UsualAnswer) -> bool:
    """Return whether the only notable field is a flag or a word of success: ``{"ok": true, "id": 7}``, ``{"id": 7, "state": "open"}``."""
    notable = usual.notable.intersection(fields)
    if len(notable) != 1:
        return False
    (name,) = notable
    value = fields[name]
    if type(value) is not str:
        return value is True and name in usual.flags
    words = usual.states.get(name)
    return words is not None and value in words and are_all_scalar(map(type, fields.values()))


def _make_reported_failure(failure: NormalisedFailure, evidence: Evidence) -> AttemptFailure:
    """Build the failure that a tool reported by returning."""
    upstream = {"text": failure.upstream_text, "code": failure.upstream_code}
    return AttemptFailure(
        code=failure.code,
        evidence=evidence,
        params=failure.params,
        suggestion=failure.suggestion,
        retryable=failure.retryable,
        next_action=failure.next_action,
        retry_after_ms=failure.retry_after_ms,
        operation=failure.operation,
        warnings=failure.warnings,
        fields=failure.fields,
        upstream={name: text for name, text in upstream.items() if text},
        partial=failure.partial,
    )


def build_reserve(state: CallState, contract: Contract, number: int) -> Reserve:
    """Build the effect that asks whether this attempt may be made."""
    return Reserve(
        state.breaker,
        contract.effect,
        number,
        contract.name,
        state.request.principal.tenant,
        state.run_id,
        state.limits,
    )


def _reserve_attempt(state: CallState, contract: Contract, number: int) -> EffectFlow[AttemptFailure | None]:
    """Return why the attempt may not be made, or None where it may. An unavailable store is asked once per call."""
    if state.without_store:
        return None
    leave = build_reserve(state, contract, number)
    return _interpret_reserve(state, contract, leave.cast_answer((yield leave)))


def _interpret_reserve(
    state: CallState, contract: Contract, answer: Reserved | BreakerOpen | Exhausted | StoreFailed | Cancelled
) -> AttemptFailure | None:
    if isinstance(answer, Reserved):
        state.watched = answer.watched
        return None
    if isinstance(answer, StoreFailed) and state.continue_without_store(contract):
        return None
    return _make_reserve_failure(answer)


def _make_reserve_failure(answer: BreakerOpen | Exhausted | StoreFailed | Cancelled) -> AttemptFailure:
    """Build the failure of an attempt that may not be made."""
    match answer:
        case BreakerOpen(retry_after_ms=wait):
            return AttemptFailure(code="circuit_open", evidence=NOT_SENT, retry_after_ms=wait)
        case Exhausted():
            return AttemptFailure(
                code="budget_exhausted", evidence=NOT_SENT, params={"detail": describe_exhausted(answer)}
            )
        case StoreFailed(closed=True):
            return AttemptFailure(
                code="unavailable",
                evidence=NOT_SENT,
                params={"detail": CLOSED_DETAIL},
                suggestion=STOP_ADVICE,
                retryable=False,
                next_action="stop",
            )
        case StoreFailed():
            return AttemptFailure(code="unavailable", evidence=NOT_SENT)
        case Cancelled():
            return AttemptFailure(code="cancelled", evidence=NOT_SENT)
        case _:
            assert_never(answer)


CLOSED_DETAIL: Final = "the application was closed"


def _wait_before_retry(
    contract: Contract, failure: AttemptFailure, number: int, total: int
) -> EffectFlow[AttemptFailure | None]:
    """Wait before the next attempt; return a failure where there is none."""
    if number > contract.retries.max_retries or not can_retry(contract, failure):
        return failure
    clock = ReadClock()
    remaining_ms = total - int(clock.cast_answer((yield clock)).ms)
    wait = compute_retry_pause(
        contract.retries, number, retry_after_ms=failure.retry_after_ms, remaining=remaining_ms
    )
    if wait is None:
        return failure
    sleep = Sleep(*wait)
    answer = sleep.cast_answer((yield sleep))
    match answer:
        case Slept():
            return None
        case Cancelled():
            return AttemptFailure(code="cancelled", evidence=NOT_SENT)
        case _:
            assert_never(answer)


def can_retry(contract: Contract, failure: AttemptFailure) -> bool:
    """Apply rules 1 and 2: return whether we may make the same call again. An undeclared code does not allow it."""
    if not can_send_again(contract.effect, failure.evidence):
        return False
    spec = ERRORS.get(failure.code)
    if spec is not None:
        return spec.retried
    return bool(failure.retryable) and any(one.code == failure.code for one in contract.errors)


_EXHAUSTED_TEXTS = {
    "calls": "all tool calls of this run are used",
    "retries": "all retries of this tool in this run are used",
    "latency": "this run's time for tools is used up",
    "deadline": "this run's deadline has passed",
    "loop": "the same failure occurred too often",
}


def describe_exhausted(answer: Exhausted) -> str:
    """Return which part of the budget is used up, in words."""
    return _EXHAUSTED_TEXTS[answer.limit]
