import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from callwright.core.records import ledger, run_budget
from callwright.core.records.run_budget import RunSpending
from callwright.domain.contract import EffectClass, RetryPolicy
from callwright.domain.effects import Claimed, Counted, CountRefusal, Exhausted, KeyConflict, Settle
from callwright.domain.records import RunLimits, ToolUse

LIMITS = RunLimits()
POLICY = RetryPolicy()


LATE = RunLimits(max_total_latency_ms=None, deadline_ms=60_000)


def ended(code: str | None = None, *, spent_ms: int = 0, effect: EffectClass = "read") -> Settle:
    return Settle(
        None, 0, 0, "committed", None, "pay", "pay", effect, None, "acme", "r", code, 0, "a", spent_ms
    )


def refused(code: str, limits: RunLimits) -> CountRefusal:
    return CountRefusal("acme", "r", "pay", code, limits, "a")


def fresh(limits: RunLimits = LIMITS) -> RunSpending:
    return RunSpending(run_budget.open_run_budget("acme", "r", limits, 1_000.0))


@pytest.mark.promise("C3", "R7")
@given(st.lists(st.tuples(st.sampled_from(["call", "retry", "again"]), st.integers(0, 8_000)), max_size=60))
def test_no_order_of_spending_passes_a_limit(spending: list[tuple[str, int]]) -> None:
    spent, now, calls, retries, took = fresh(), 1_000.0, 0, 0, 0
    for kind, wait in spending:
        now += 2 * wait  # as long as it takes, somebody thinks
        if kind == "call":
            paid = run_budget.take_call(spent, now, "a")
        elif kind == "again":
            paid = run_budget.take_call(spent, now, "a", retry=True)
        else:
            paid = run_budget.take_retry(spent, now)
        if isinstance(paid, Exhausted):
            continue
        assert took < 60_000
        took += wait
        spent = replace(paid, run=run_budget.charge_ended_call(paid.run, ended(spent_ms=wait)))
        calls += kind != "retry"
        retries += kind != "call"
    assert (spent.run.calls, spent.use.retries, spent.run.spent_ms) == (calls, retries, took)
    assert calls <= 12
    assert retries <= 2


@pytest.mark.promise("C3")
def test_the_first_limit_met_is_named_with_the_count_that_met_it() -> None:
    run = replace(fresh(RunLimits(max_tool_calls=0, deadline_ms=60_000)).run, spent_ms=60_001)
    use = ToolUse(retries=9, last_code="x", same_failures=9, last_args="a")
    assert run_budget.take_call(RunSpending(run, use), 61_500.0, "a", retry=True) == Exhausted(
        "deadline", 60_500
    )
    assert run_budget.take_call(RunSpending(run, use), 1_000.0, "a", retry=True) == Exhausted(
        "latency", 60_001
    )
    run = replace(run, spent_ms=0)
    assert run_budget.take_call(RunSpending(run, use), 1_000.0, "a", retry=True) == Exhausted("calls", 0)
    looped = RunSpending(fresh().run, use)
    assert run_budget.take_call(looped, 1_000.0, "a", retry=True) == Exhausted("loop", 9)
    assert run_budget.take_call(looped, 1_000.0, "b", retry=True) == Exhausted("retries", 9)
    assert run_budget.take_retry(looped, 1_000.0) == Exhausted("retries", 9)
    late = RunSpending(fresh(LATE).run, use)
    assert run_budget.take_retry(late, 61_000.0) == Exhausted("deadline", 60_000)


@pytest.mark.promise("C3")
def test_used_up_retries_stop_further_attempts_and_no_first_one() -> None:
    used_up = RunSpending(fresh().run, ToolUse(retries=2))
    paid = run_budget.take_call(used_up, 1_000.0, "a")
    assert paid == RunSpending(replace(used_up.run, calls=1), used_up.use)
    assert run_budget.take_call(used_up, 1_000.0, "a", retry=True) == Exhausted("retries", 2)


def test_a_run_without_the_length_of_its_deadline_counts_from_the_deadline() -> None:
    late = RunSpending(replace(fresh().run, deadline=2_000.0))
    assert run_budget.take_call(late, 2_500.0, "a") == Exhausted("deadline", 500)


@pytest.mark.promise("C3")
def test_a_limit_that_is_none_stops_nothing() -> None:
    spent = RunSpending(replace(fresh(RunLimits(None, None, None, None)).run, calls=10**6, spent_ms=10**9))
    spent = replace(spent, use=ToolUse(10**6, "x", 10**6, "a"))
    paid = run_budget.take_call(spent, 1e12, "a", retry=True)
    assert isinstance(paid, RunSpending)
    assert isinstance(run_budget.take_retry(paid, 1e12), RunSpending)
    assert run_budget.compute_remaining_ms(paid.run, 1e12) is None
    assert run_budget.make_counted(10**6, spent.run.limits) == Counted(10**6, stop=False)


@pytest.mark.promise("C3")
def test_a_write_that_succeeds_ends_the_row_of_a_failure_and_a_failed_one_does_not() -> None:
    use, run = ToolUse(), fresh().run
    for end in (ended("x"), ended("x"), ended("y", effect="once"), ended(effect="read"), ended("x")):
        run = run_budget.charge_ended_call(run, end)
        if end.code == "x":
            use = run_budget.count_ending(use, "x", "a", run.writes)
    assert run_budget.take_call(RunSpending(run, use), 1_000.0, "a") == Exhausted("loop", 3)
    run = run_budget.charge_ended_call(run, ended(effect="once"))
    assert run.writes == 1
    assert isinstance(run_budget.take_call(RunSpending(run, use), 1_000.0, "a"), RunSpending)
    assert run_budget.count_ending(use, "x", "a", run.writes).same_failures == 1


@pytest.mark.promise("C3")
def test_a_call_made_once_more_is_a_retry_of_its_tool_and_a_first_or_corrected_one_is_none() -> None:
    for attempt, again, retries in ((1, False, 0), (2, True, 1), (3, False, 0)):
        answer = Claimed(1, 1, attempt, None)
        _, paid = run_budget.charge_run(
            ledger.LedgerMove(answer, executes=True, retries=again), fresh(), 1_000.0, "a"
        )
        assert (paid.run.calls, paid.use.retries) == (1, retries)


@pytest.mark.promise("C3")
def test_only_what_executes_is_paid_for() -> None:
    conflict = ledger.LedgerMove(KeyConflict())
    spent = fresh()
    assert run_budget.charge_run(conflict, spent, 1_000.0, "a") == (conflict, spent)
    resumed = ledger.LedgerMove(Claimed(1, 1, 1, None), executes=False)
    move, paid = run_budget.charge_run(resumed, spent, 2_000.0, "a")
    assert paid == spent
    assert move.answer == Claimed(1, 1, 1, 60_000)
    move, paid = run_budget.charge_run(run_budget.READ_CLAIM_MOVE, spent, 2_000.0, "a")
    assert paid == replace(spent, run=replace(spent.run, calls=1))
    assert move.answer == Claimed(0, 0, 1, 60_000)


def test_a_claim_that_cannot_be_paid_writes_nothing() -> None:
    spent = fresh(RunLimits(max_tool_calls=0))
    move, paid = run_budget.charge_run(run_budget.READ_CLAIM_MOVE, spent, 1_000.0, "a")
    assert move == ledger.LedgerMove(Exhausted("calls", 0))
    assert paid is spent


def test_the_remaining_time_is_whole_and_never_negative() -> None:
    run = fresh(LATE).run
    assert run_budget.compute_remaining_ms(run, 1_000.6) == 59_999
    assert run_budget.compute_remaining_ms(run, 99_999.0) == 0
    run = replace(fresh().run, spent_ms=59_000)
    assert run_budget.compute_remaining_ms(run, 99_999.0) == 1_000
    assert run_budget.compute_remaining_ms(replace(run, spent_ms=61_000), 1_000.0) == 0
    both = replace(run, deadline=2_000.5)
    assert [run_budget.compute_remaining_ms(both, now) for now in (1_000.0, 1_800.0)] == [1_000, 200]


@given(
    st.lists(st.tuples(st.sampled_from([None, "timeout", "not_found"]), st.sampled_from("aab")), max_size=20)
)
def test_the_count_in_a_row_is_the_length_of_the_last_run_of_one_code_and_arguments(
    ends: list[tuple[str | None, str]],
) -> None:
    use = ToolUse(retries=1)
    for code, args in ends:
        use = run_budget.count_ending(use, code, args, 7)
    last = ends[-1] if ends else (None, "")
    in_a_row = 0
    while last[0] is not None and in_a_row < len(ends) and ends[-1 - in_a_row] == last:
        in_a_row += 1
    assert (use.retries, use.last_code, use.same_failures) == (1, last[0], in_a_row)


def test_the_refusal_that_meets_the_limit_says_stop() -> None:
    use = ToolUse(0, "denied", 1, "a", 4)
    use, answer = run_budget.count_refusal(use, refused("denied", RunLimits(max_same_failures=2)), 4)
    assert answer == Counted(2, stop=True)
    assert use.same_failures == 2


@pytest.mark.promise("C7")
def test_the_ceiling_doubles_to_its_cap() -> None:
    ceilings = [run_budget.compute_backoff_ceiling_ms(POLICY, retry) for retry in (1, 2, 3, 7, 8, 10_000)]
    assert ceilings == [200, 400, 800, 10_000, 10_000, 10_000]
    patient = RetryPolicy(base_ms=1, cap_ms=2**40)
    assert [run_budget.compute_backoff_ceiling_ms(patient, retry) for retry in (31, 32, 10_000)] == [
        2**30
    ] * 3


@pytest.mark.promise("C7")
@pytest.mark.parametrize(("remaining", "wait"), [(1_000, None), (1_001, (1_001, 1_000)), (None, (200, 0))])
def test_a_wait_that_would_take_all_that_remains_is_not_begun(
    remaining: int | None, wait: tuple[int, int] | None
) -> None:
    patient = RetryPolicy(base_ms=2_000 if remaining else 200)
    retry_after = 1_000 if remaining else None
    assert run_budget.compute_retry_pause(patient, 1, retry_after_ms=retry_after, remaining=remaining) == wait
    assert run_budget.compute_retry_pause(patient, 1, retry_after_ms=None, remaining=0) is None


@pytest.mark.promise("C7")
@given(
    st.integers(1, 20),
    st.none() | st.integers(-5, 200_000),
    st.none() | st.integers(0, 60_000),
)
def test_a_wait_keeps_to_retry_after_and_fits_what_remains(
    retry: int, retry_after: int | None, remaining: int | None
) -> None:
    wait = run_budget.compute_retry_pause(POLICY, retry, retry_after_ms=retry_after, remaining=remaining)
    if wait is None:
        assert remaining is not None
        assert (retry_after or 0) >= remaining or remaining == 0
        return
    upto, at_least = wait
    assert 0 <= max(0, retry_after or 0) == at_least <= upto
    assert remaining is None or upto <= remaining
