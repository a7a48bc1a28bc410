"""The only retry loop there is: [reserve → execute → sleep]*. Pure.

Rules, in order; the first that says stop wins:

1. what may have happened is never repeated for a ``once`` tool, whatever the error says (``core/records/effect_evidence.py``);
2. only codes that the error table marks as retried are retried, and never after a cancellation;
3. not more often than the contract, and not more often than the run allows (``Reserve`` takes from the run);
4. not when the pause would end after the deadline: the caller gets the error and its Retry-After instead.

Full jitter: a pause is a random time in 0..min(cap, base * 2**n), and at least the upstream's Retry-After.
"""

from typing import assert_never

from msgspec import Struct

from callwright.core.call.call_state import CallState, Completion, EffectFlow
from callwright.core.call.usual_answer import get_usual_answer, is_nonblank_text
from callwright.core.normalise.method_answers import MAX_FIELDS, find_method_answer
from callwright.core.normalise.normalised_answer import NormalisedData, NormalisedFailure
from callwright.core.records.effect_evidence import can_send_again, combine_evidence, weigh_evidence
from callwright.core.records.run_budget import compute_retry_pause
from callwright.domain.contract import CompiledContract, Contract
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
from callwright.domain.result import FieldProblem, NextAction, Notice, Partial


class AttemptFailure(Struct, frozen=True, kw_only=True):
    """An attempt, or the whole loop, that did not give data.

    ``evidence`` is what is known of its effect once the contract has been asked; its ``source`` also says whether the failure
    was seen by ourselves or only read from words.
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
    """The tool gave data."""

    data: NormalisedData


def run_attempts(
    t: CallState, tool: CompiledContract, claimed: Claimed
) -> EffectFlow[AttemptSuccess | AttemptFailure]:
    """Try until there is data, a reason to stop, or nothing left to spend."""
    contract = tool.contract
    total = left = compute_deadline_ms(t, contract, claimed)
    if t.until is not None:
        clock = ReadClock()
        now = int(clock.cast_answer((yield clock)).ms)
        left = min(total, t.until - now)
        total = now + left
    end: AttemptSuccess | AttemptFailure | None = None
    number = 0
    while True:  # `_wait_before_retry` ends it after the last retry
        number += 1
        refused = yield from _reserve_attempt(t, contract, number)
        if refused is not None:
            return end or refused
        if number > 1:
            clock = ReadClock()
            left = total - int(clock.cast_answer((yield clock)).ms)
        if left < 1:
            return end or AttemptFailure(code="timeout", evidence=NOT_SENT)
        run = build_execute(t, contract, claimed, number, left)
        end = interpret_attempt(tool, run.cast_answer((yield run)))
        if isinstance(end, AttemptSuccess):
            return end
        t.doubt = combine_evidence(t.doubt, end.evidence)
        stopped = yield from _wait_before_retry(contract, end, number, total)
        if stopped is not None:
            return stopped


def compute_deadline_ms(t: CallState, contract: Contract, claimed: Claimed) -> int:
    """What all attempts and pauses together may take: the tightest of contract, caller and run."""
    total = contract.deadline_ms
    if t.request.timeout_ms is not None:
        total = min(total, t.request.timeout_ms)
    return total if claimed.remaining_ms is None else min(total, claimed.remaining_ms)


def is_cut_short(
    t: CallState, contract: Contract, claimed: Claimed, told: Completion, end: AttemptFailure
) -> bool:
    """Whether time ran out that was never the tool's: the caller or the run left it less than its contract does.

    It says nothing of the upstream: else whoever asks with a limit of a millisecond would open the breaker for all others.
    """
    late = told.outcome.details.get("cause", end.code) == "timeout"
    return late and compute_deadline_ms(t, contract, claimed) < contract.timeout_ms


def build_execute(t: CallState, contract: Contract, claimed: Claimed, number: int, left: int) -> Execute:
    """Run the tool once."""
    t.attempts = number
    return Execute(
        contract.name,
        contract.version,
        t.arguments,
        number,
        min(contract.timeout_ms, left),
        t.key,
        claimed.fence,
        t.ticket.call_id,
    )


def interpret_attempt(tool: CompiledContract, answer: Returned | Raised) -> AttemptSuccess | AttemptFailure:
    """What the attempt came to: data, or a failure that was raised or reported."""
    if isinstance(answer, Returned):
        usual, value = tool.usual or get_usual_answer(tool), answer.value
        known = usual.plain and type(value) is dict and value and usual.notable.isdisjoint(value)
        if known and len(value) <= MAX_FIELDS and find_method_answer(value) is not None:
            known = False
        if not known:
            known = usual.blind and is_nonblank_text(value)
        if known and answer.declared is None and answer.problem is None:
            return AttemptSuccess(
                NormalisedData(value=value, source=usual.source, content=answer.content, origin=answer.source)
            )
        from callwright.core.normalise.return_normaliser import normalise_return  # noqa: PLC0415 - most answers are usual

        normal = normalise_return(answer, tool.contract)
        if isinstance(normal, NormalisedFailure):
            return _make_reported_failure(
                normal, weigh_evidence(normal.evidence, tool.contract, started=answer.started)
            )
        return AttemptSuccess(normal)
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


def _make_reported_failure(failure: NormalisedFailure, evidence: Evidence) -> AttemptFailure:
    """A failure that the tool reported by returning."""
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


def build_reserve(t: CallState, contract: Contract, number: int) -> Reserve:
    """May this attempt be made?"""
    return Reserve(
        t.breaker,
        contract.effect,
        number,
        contract.name,
        t.request.principal.tenant,
        t.run_id,
        t.limits,
    )


def _reserve_attempt(t: CallState, contract: Contract, number: int) -> EffectFlow[AttemptFailure | None]:
    """Why the attempt may not be made; None where it may. A store that is away is asked once for a call."""
    if t.without_store:
        return None
    leave = build_reserve(t, contract, number)
    return _interpret_reserve(t, contract, leave.cast_answer((yield leave)))


def _interpret_reserve(
    t: CallState, contract: Contract, answer: Reserved | BreakerOpen | Exhausted | StoreFailed | Cancelled
) -> AttemptFailure | None:
    if isinstance(answer, Reserved):
        t.watched = answer.watched
        return None
    if isinstance(answer, StoreFailed) and t.continue_without_store(contract):
        return None
    return _make_reserve_failure(answer)


def _make_reserve_failure(answer: BreakerOpen | Exhausted | StoreFailed | Cancelled) -> AttemptFailure:
    """Why the attempt may not be made."""
    match answer:
        case BreakerOpen(retry_after_ms=wait):
            return AttemptFailure(code="circuit_open", evidence=NOT_SENT, retry_after_ms=wait)
        case Exhausted():
            return AttemptFailure(
                code="budget_exhausted", evidence=NOT_SENT, params={"detail": describe_exhausted(answer)}
            )
        case StoreFailed():
            return AttemptFailure(code="unavailable", evidence=NOT_SENT)
        case Cancelled():
            return AttemptFailure(code="cancelled", evidence=NOT_SENT)
        case _:
            assert_never(answer)


def _wait_before_retry(
    contract: Contract, end: AttemptFailure, number: int, total: int
) -> EffectFlow[AttemptFailure | None]:
    """Wait before the next attempt; a failure when there is to be none."""
    if number > contract.retries.max_retries or not can_retry(contract, end):
        return end
    clock = ReadClock()
    left = total - int(clock.cast_answer((yield clock)).ms)
    wait = compute_retry_pause(contract.retries, number, retry_after_ms=end.retry_after_ms, remaining=left)
    if wait is None:
        return end
    sleep = Sleep(*wait)
    answer = sleep.cast_answer((yield sleep))
    match answer:
        case Slept():
            return None
        case Cancelled():
            return AttemptFailure(code="cancelled", evidence=NOT_SENT)
        case _:
            assert_never(answer)


def can_retry(contract: Contract, end: AttemptFailure) -> bool:
    """Rules 1 and 2: may the same call be made again by us? A code that nobody has declared says nothing of that."""
    if not can_send_again(contract.effect, end.evidence):
        return False
    spec = ERRORS.get(end.code)
    if spec is not None:
        return spec.retried
    return bool(end.retryable) and any(one.code == end.code for one in contract.errors)


_EXHAUSTED_TEXTS = {
    "calls": "all tool calls of this run are used",
    "retries": "all retries of this tool in this run are used",
    "latency": "the time that this run may spend in tools is over",
    "deadline": "the deadline of this run is over",
    "loop": "the same failure came up too often",
}


def describe_exhausted(answer: Exhausted) -> str:
    """Which part of the budget is used up, in words."""
    return _EXHAUSTED_TEXTS[answer.limit]
