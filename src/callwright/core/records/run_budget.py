"""The budget of a run: calls, retries of a tool, time, and repeats of one failure. Pure arithmetic.

This file may not know where budgets are stored or the time. ``lease_now`` and deadlines are milliseconds on the
lease clock, shared by all processes of the run.

Only a call that will execute is charged. A replay costs nothing; a refused claim returns nothing because it took nothing.
Time is charged when a call ends: from its claim to its settle, so model and human time are not charged. A
call may therefore end later than its run allows, but is given no more than was left at its claim.
A run keeps the limits of its first claim: a later process cannot widen them. None means no limit.

The same failure is the same tool, arguments and code, in a row: other arguments, another code and a success end the row,
and so does a write of the run that succeeded meanwhile, because a call that failed before it may succeed after it.
"""

from msgspec import Struct
from msgspec.structs import replace

from callwright.core.records.ledger import LedgerMove
from callwright.domain.contract import RetryPolicy
from callwright.domain.effects import Claimed, Counted, CountRefusal, Exhausted, Settle
from callwright.domain.records import RunBudget, RunLimits, ToolUse

UNUSED_TOOL = ToolUse()
READ_CLAIM_MOVE = LedgerMove(Claimed(0, 0, 1, None), executes=True)
"""The ledger's decision on a claim without a key: there is no entry, and the call runs."""


class RunSpending(Struct, frozen=True):
    """What one run has used so far, in total and of one tool."""

    run: RunBudget
    use: ToolUse = UNUSED_TOOL


def open_run_budget(tenant: str, run_id: str, limits: RunLimits, lease_now: float) -> RunBudget:
    """Create the budget of a run at its first claim: its deadline, if it has one, counts from now."""
    deadline = None if limits.deadline_ms is None else lease_now + limits.deadline_ms
    return RunBudget(tenant=tenant, run_id=run_id, limits=limits, deadline=deadline)


def compute_remaining_ms(run: RunBudget, lease_now: float) -> int | None:
    """Return the whole milliseconds that a call which begins now may take, never below 0; None without a limit."""
    return compute_least_left_ms(run.limits.max_total_latency_ms, run.spent_ms, run.deadline, lease_now)


def compute_least_left_ms(
    limit_ms: int | None, spent_ms: int, deadline: float | None, lease_now: float
) -> int | None:
    """Return the remaining time under the time limit and the deadline, in whole milliseconds; None without either."""
    of_time = None if limit_ms is None else max(0, limit_ms - spent_ms)
    if deadline is None:
        return of_time
    until_deadline = max(0, int(deadline - lease_now))
    return until_deadline if of_time is None else min(of_time, until_deadline)


def charge_run(
    move: LedgerMove, spent: RunSpending, lease_now: float, args_hash: str
) -> tuple[LedgerMove, RunSpending]:
    """Charge the run for the ledger's decision. If the budget does not suffice, nothing of the move may be written."""
    if not isinstance(move.answer, Claimed):
        return move, spent
    if move.executes:
        paid = take_call(spent, lease_now, args_hash, retry=move.retries)
        if isinstance(paid, Exhausted):
            return LedgerMove(paid), spent
        spent = paid
    answer = replace(move.answer, remaining_ms=compute_remaining_ms(spent.run, lease_now))
    return replace(move, answer=answer), spent


def take_call(
    spent: RunSpending, lease_now: float, args_hash: str, *, retry: bool = False
) -> RunSpending | Exhausted:
    """Take one call, and one retry of the tool when it is a further attempt. The first limit reached wins."""
    run, use, limits = spent.run, spent.use, spent.run.limits
    late = _check_time_limits(run, lease_now)
    if late is not None:
        return late
    if limits.max_tool_calls is not None and run.calls >= limits.max_tool_calls:
        return Exhausted("calls", run.calls)
    if _is_looping(spent, args_hash):
        return Exhausted("loop", use.same_failures)
    if retry and _is_limit_reached(use.retries, run.limits.max_retries_per_tool):
        return Exhausted("retries", use.retries)
    return RunSpending(
        replace(run, calls=run.calls + 1), replace(use, retries=use.retries + 1) if retry else use
    )


def take_retry(spent: RunSpending, lease_now: float) -> RunSpending | Exhausted:
    """Take one retry of the tool within a call that is already paid for."""
    run, use = spent.run, spent.use
    late = _check_time_limits(run, lease_now)
    if late is not None:
        return late
    if _is_limit_reached(use.retries, run.limits.max_retries_per_tool):
        return Exhausted("retries", use.retries)
    return RunSpending(run, replace(use, retries=use.retries + 1))


def charge_ended_call(run: RunBudget, settle: Settle) -> RunBudget:
    """Charge the time of a call that has ended, and count it as a write if it changed something."""
    writes = run.writes + has_written(settle)
    return replace(run, spent_ms=run.spent_ms + settle.spent_ms, writes=writes)


def has_written(settle: Settle) -> bool:
    """Return whether the call succeeded and may have changed what other calls read."""
    return settle.code is None and settle.effect != "read"


def count_ending(use: ToolUse, code: str | None, args_hash: str, writes: int) -> ToolUse:
    """Count how often in a row the tool has ended with this code for these arguments, ``writes`` being those of the run."""
    if code is None:
        return replace(use, last_code=None, same_failures=0)
    same = (code, args_hash, writes) == (use.last_code, use.last_args, use.last_writes)
    times = use.same_failures + 1 if same else 1
    return replace(use, last_code=code, last_args=args_hash, last_writes=writes, same_failures=times)


def count_refusal(use: ToolUse, refusal: CountRefusal, writes: int) -> tuple[ToolUse, Counted]:
    """Count a refusal before the claim, and return whether the loop has to stop."""
    use = count_ending(use, refusal.code, refusal.args_hash, writes)
    return use, make_counted(use.same_failures, refusal.limits)


def make_counted(times: int, limits: RunLimits) -> Counted:
    """Build the answer for a repeated refusal."""
    return Counted(times, _is_limit_reached(times, limits.max_same_failures))


def compute_backoff_ceiling_ms(policy: RetryPolicy, retry: int) -> int:
    """Return the upper end of the random wait before retry 1, 2, …: ``min(cap, base * 2**(retry-1))`` (full jitter)."""
    return min(policy.cap_ms, policy.base_ms << min(retry - 1, 30))


def compute_retry_pause(
    policy: RetryPolicy, retry: int, *, retry_after_ms: int | None, remaining: int | None
) -> tuple[int, int] | None:
    """Return ``(upto_ms, at_least_ms)`` of the wait before a retry, or None when it does not fit into the remaining time.

    The upstream's Retry-After is a lower bound; a wait longer than the remaining time is not started.
    """
    at_least = max(0, retry_after_ms or 0)
    if remaining is not None and at_least >= remaining:
        return None
    upto = max(at_least, compute_backoff_ceiling_ms(policy, retry))
    return (upto if remaining is None else min(upto, remaining)), at_least


def _is_limit_reached(count: int, limit: int | None) -> bool:
    return limit is not None and count >= limit


def _is_looping(spent: RunSpending, args_hash: str) -> bool:
    use = spent.use
    same = use.last_args == args_hash and use.last_writes == spent.run.writes
    return same and _is_limit_reached(use.same_failures, spent.run.limits.max_same_failures)


def _check_time_limits(run: RunBudget, lease_now: float) -> Exhausted | None:
    if run.deadline is not None and lease_now >= run.deadline:
        started = run.deadline - (run.limits.deadline_ms or 0)
        return Exhausted("deadline", int(lease_now - started))
    return (
        Exhausted("latency", run.spent_ms)
        if _is_limit_reached(run.spent_ms, run.limits.max_total_latency_ms)
        else None
    )
