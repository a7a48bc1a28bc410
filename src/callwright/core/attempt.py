"""The only retry loop there is: [reserve → execute → sleep]*. Pure.

Rules, in order; the first that says stop wins:

1. what may have happened is never repeated for a ``once`` tool, whatever the error says (``core/evidence.py``);
2. only codes that the error table marks as retried are retried, and never after a cancellation;
3. not more often than the contract, and not more often than the run allows (``Reserve`` takes from the run);
4. not when the pause would end after the deadline: the caller gets the error and its Retry-After instead.

Full jitter: a pause is a random time in 0..min(cap, base * 2**n), and at least the upstream's Retry-After.
"""

from typing import assert_never

from msgspec import Struct

from callwright.core.budget import pause
from callwright.core.evidence import combine, may_send_again, weigh
from callwright.core.normalise.data import Data, Failure
from callwright.core.normalise.methods import MOST_FIELDS, method_answer
from callwright.core.telling import Ending, Flow, Telling
from callwright.core.usual import is_words, usual_of
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
from callwright.domain.errors import ERRORS
from callwright.domain.evidence import NOT_SENT, Evidence
from callwright.domain.result import FieldProblem, NextAction, Notice, Partial


class Failed(Struct, frozen=True, kw_only=True):
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


class Given(Struct, frozen=True):
    """The tool gave data."""

    data: Data


def attempts(t: Telling, tool: CompiledContract, claimed: Claimed) -> Flow[Given | Failed]:
    """Try until there is data, a reason to stop, or nothing left to spend."""
    contract = tool.contract
    total = left = deadline_ms(t, contract, claimed)
    if t.until is not None:
        clock = ReadClock()
        now = int(clock.given((yield clock)).ms)
        left = min(total, t.until - now)
        total = now + left
    end: Given | Failed | None = None
    number = 0
    while True:  # `_pause` ends it after the last retry
        number += 1
        refused = yield from _admit(t, contract, number)
        if refused is not None:
            return end or refused
        if number > 1:
            clock = ReadClock()
            left = total - int(clock.given((yield clock)).ms)
        if left < 1:
            return end or Failed(code="timeout", evidence=NOT_SENT)
        run = execute(t, contract, claimed, number, left)
        end = understand(tool, run.given((yield run)))
        if isinstance(end, Given):
            return end
        t.doubt = combine(t.doubt, end.evidence)
        stopped = yield from _pause(contract, end, number, total)
        if stopped is not None:
            return stopped


def deadline_ms(t: Telling, contract: Contract, claimed: Claimed) -> int:
    """What all attempts and pauses together may take: the tightest of contract, caller and run."""
    total = contract.deadline_ms
    if t.request.timeout_ms is not None:
        total = min(total, t.request.timeout_ms)
    return total if claimed.remaining_ms is None else min(total, claimed.remaining_ms)


def is_cut_short(t: Telling, contract: Contract, claimed: Claimed, told: Ending, end: Failed) -> bool:
    """Whether time ran out that was never the tool's: the caller or the run left it less than its contract does.

    It says nothing of the upstream: else whoever asks with a limit of a millisecond would open the breaker for all others.
    """
    late = told.outcome.details.get("cause", end.code) == "timeout"
    return late and deadline_ms(t, contract, claimed) < contract.timeout_ms


def execute(t: Telling, contract: Contract, claimed: Claimed, number: int, left: int) -> Execute:
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


def understand(tool: CompiledContract, answer: Returned | Raised) -> Given | Failed:
    """What the attempt came to: data, or a failure that was raised or reported."""
    if isinstance(answer, Returned):
        usual, value = tool.usual or usual_of(tool), answer.value
        known = usual.plain and type(value) is dict and value and usual.notable.isdisjoint(value)
        if known and len(value) <= MOST_FIELDS and method_answer(value) is not None:
            known = False
        if not known:
            known = usual.blind and is_words(value)
        if known and answer.declared is None and answer.problem is None:
            return Given(Data(value=value, source=usual.source, content=answer.content, origin=answer.source))
        from callwright.core.normalise.normal import normalise  # noqa: PLC0415 - most answers are usual

        normal = normalise(answer, tool.contract)
        if isinstance(normal, Failure):
            return _reported(normal, weigh(normal.evidence, tool.contract, started=answer.started))
        return Given(normal)
    match answer:
        case Raised():
            return Failed(
                code=answer.code,
                evidence=weigh(answer.evidence, tool.contract, started=answer.started),
                params=answer.params,
                fields=answer.fields,
                retry_after_ms=answer.retry_after_ms,
                upstream=answer.upstream,
            )
        case _:
            assert_never(answer)


def _reported(failure: Failure, evidence: Evidence) -> Failed:
    """A failure that the tool reported by returning."""
    upstream = {"text": failure.upstream_text, "code": failure.upstream_code}
    return Failed(
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


def reserve(t: Telling, contract: Contract, number: int) -> Reserve:
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


def _admit(t: Telling, contract: Contract, number: int) -> Flow[Failed | None]:
    """Why the attempt may not be made; None where it may. A store that is away is asked once for a call."""
    if t.without_store:
        return None
    leave = reserve(t, contract, number)
    return _refused(t, contract, leave.given((yield leave)))


def _refused(
    t: Telling, contract: Contract, answer: Reserved | BreakerOpen | Exhausted | StoreFailed | Cancelled
) -> Failed | None:
    if isinstance(answer, Reserved):
        t.watched = answer.watched
        return None
    if isinstance(answer, StoreFailed) and t.goes_without_store(contract):
        return None
    return _not_reserved(answer)


def _not_reserved(answer: BreakerOpen | Exhausted | StoreFailed | Cancelled) -> Failed:
    """Why the attempt may not be made."""
    match answer:
        case BreakerOpen(retry_after_ms=wait):
            return Failed(code="circuit_open", evidence=NOT_SENT, retry_after_ms=wait)
        case Exhausted():
            return Failed(code="budget_exhausted", evidence=NOT_SENT, params={"detail": spent(answer)})
        case StoreFailed():
            return Failed(code="unavailable", evidence=NOT_SENT)
        case Cancelled():
            return Failed(code="cancelled", evidence=NOT_SENT)
        case _:
            assert_never(answer)


def _pause(contract: Contract, end: Failed, number: int, total: int) -> Flow[Failed | None]:
    """Wait before the next attempt; a failure when there is to be none."""
    if number > contract.retries.max_retries or not may_retry(contract, end):
        return end
    clock = ReadClock()
    left = total - int(clock.given((yield clock)).ms)
    wait = pause(contract.retries, number, retry_after_ms=end.retry_after_ms, remaining=left)
    if wait is None:
        return end
    sleep = Sleep(*wait)
    answer = sleep.given((yield sleep))
    match answer:
        case Slept():
            return None
        case Cancelled():
            return Failed(code="cancelled", evidence=NOT_SENT)
        case _:
            assert_never(answer)


def may_retry(contract: Contract, end: Failed) -> bool:
    """Rules 1 and 2: may the same call be made again by us? A code that nobody has declared says nothing of that."""
    if not may_send_again(contract.effect, end.evidence):
        return False
    spec = ERRORS.get(end.code)
    if spec is not None:
        return spec.retried
    return bool(end.retryable) and any(one.code == end.code for one in contract.errors)


_SPENT = {
    "calls": "all tool calls of this run are used",
    "retries": "all retries of this tool in this run are used",
    "latency": "the time that this run may spend in tools is over",
    "deadline": "the deadline of this run is over",
    "loop": "the same failure came up too often",
}


def spent(answer: Exhausted) -> str:
    """Which part of the budget is used up, in words."""
    return _SPENT[answer.limit]
