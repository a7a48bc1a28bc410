"""What a run may spend: calls, retries of a tool, time, patience with one failure. Pure arithmetic.

This file may not know where budgets are kept or what time it is. ``lease_now`` and deadlines are milliseconds on the
lease clock, shared by all processes of the run.

Only what will execute is paid for. A replay costs nothing; a refused claim gives nothing back because it took nothing.
A run keeps the limits of its first claim: a later process cannot widen them.
"""

from msgspec import Struct
from msgspec.structs import replace

from callwright.core.ledger import Move
from callwright.domain.contract import RetryPolicy
from callwright.domain.effects import Claimed, Counted, Exhausted
from callwright.domain.records import RunBudget, RunLimits, ToolUse

UNUSED = ToolUse()
READ_CLAIM = Move(Claimed(0, 0, 1, None), executes=True)
"""What the ledger says to a claim without a key: there is no entry, and the call runs."""


class Spending(Struct, frozen=True):
    """What one run has used so far, all of it and of one tool."""

    run: RunBudget
    use: ToolUse = UNUSED


def open_run(tenant: str, run_id: str, limits: RunLimits, lease_now: float) -> RunBudget:
    """A run at its first claim: its clock starts now."""
    deadline = lease_now + limits.max_total_latency_ms
    return RunBudget(tenant=tenant, run_id=run_id, limits=limits, deadline=deadline)


def remaining_ms(run: RunBudget, lease_now: float) -> int:
    """Whole milliseconds that the deadline leaves, never below 0."""
    return max(0, int(run.deadline - lease_now))


def charge(move: Move, spent: Spending, lease_now: float) -> tuple[Move, Spending]:
    """Pay for what the ledger decided. When the run cannot, nothing of the move may be written."""
    if not isinstance(move.answer, Claimed):
        return move, spent
    if move.executes:
        paid = take_call(spent, lease_now, retry=move.answer.attempt > 1)
        if isinstance(paid, Exhausted):
            return Move(paid), spent
        spent = paid
    answer = replace(move.answer, remaining_ms=remaining_ms(spent.run, lease_now))
    return replace(move, answer=answer), spent


def take_call(spent: Spending, lease_now: float, *, retry: bool = False) -> Spending | Exhausted:
    """Take one call, and one retry of the tool when it is a further attempt. First limit met wins."""
    run, use = spent.run, spent.use
    if lease_now >= run.deadline:
        return _out_of_time(run, lease_now)
    if run.calls >= run.limits.max_tool_calls:
        return Exhausted("calls", run.calls)
    if use.same_failures >= run.limits.max_same_failures:
        return Exhausted("loop", use.same_failures)
    if retry and use.retries >= run.limits.max_retries_per_tool:
        return Exhausted("retries", use.retries)
    return Spending(replace(run, calls=run.calls + 1), replace(use, retries=use.retries + retry))


def take_retry(spent: Spending, lease_now: float) -> Spending | Exhausted:
    """Take one retry of the tool within a call that is already paid for."""
    run, use = spent.run, spent.use
    if lease_now >= run.deadline:
        return _out_of_time(run, lease_now)
    if use.retries >= run.limits.max_retries_per_tool:
        return Exhausted("retries", use.retries)
    return Spending(run, replace(use, retries=use.retries + 1))


def count_ending(use: ToolUse, code: str | None) -> ToolUse:
    """How often in a row the tool has ended with this code; a success (None) or another code starts afresh."""
    if code is None:
        return replace(use, last_code=None, same_failures=0)
    times = use.same_failures + 1 if code == use.last_code else 1
    return replace(use, last_code=code, same_failures=times)


def count_refusal(use: ToolUse, code: str, limits: RunLimits) -> tuple[ToolUse, Counted]:
    """Count a refusal that came before the claim, and say whether the loop is to stop."""
    use = count_ending(use, code)
    return use, Counted(use.same_failures, use.same_failures >= limits.max_same_failures)


def backoff_ceiling(policy: RetryPolicy, retry: int) -> int:
    """Upper end of the random wait before retry 1, 2, …: ``min(cap, base * 2**(retry-1))`` (full jitter)."""
    return min(policy.cap_ms, policy.base_ms << min(retry - 1, 30))


def pause(
    policy: RetryPolicy, retry: int, *, retry_after_ms: int | None, remaining: int | None
) -> tuple[int, int] | None:
    """``(upto_ms, at_least_ms)`` of the wait before a retry, or None when it would not fit into what remains.

    The upstream's Retry-After is a lower bound; a wait longer than what remains is not begun.
    """
    at_least = max(0, retry_after_ms or 0)
    if remaining is not None and at_least >= remaining:
        return None
    upto = max(at_least, backoff_ceiling(policy, retry))
    return (upto if remaining is None else min(upto, remaining)), at_least


def _out_of_time(run: RunBudget, lease_now: float) -> Exhausted:
    started = run.deadline - run.limits.max_total_latency_ms
    return Exhausted("latency", int(lease_now - started))
