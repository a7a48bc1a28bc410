import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core import budget, ledger
from callwright.core.budget import Spending
from callwright.domain.contract import RetryPolicy
from callwright.domain.effects import Claimed, Counted, Exhausted, KeyConflict
from callwright.domain.records import RunLimits, ToolUse

LIMITS = RunLimits()
POLICY = RetryPolicy()


def fresh(limits: RunLimits = LIMITS) -> Spending:
    return Spending(budget.open_run("acme", "r", limits, 1_000.0))


@pytest.mark.promise("C3", "R7")
@given(st.lists(st.tuples(st.sampled_from(["call", "retry", "again"]), st.integers(0, 8_000)), max_size=60))
def test_no_order_of_spending_passes_a_limit(spending: list[tuple[str, int]]) -> None:
    spent, now, calls, retries = fresh(), 1_000.0, 0, 0
    for kind, wait in spending:
        now += wait
        if kind == "call":
            paid = budget.take_call(spent, now)
        elif kind == "again":
            paid = budget.take_call(spent, now, retry=True)
        else:
            paid = budget.take_retry(spent, now)
        if isinstance(paid, Exhausted):
            continue
        spent = paid
        calls += kind != "retry"
        retries += kind != "call"
        assert now < 61_000
    assert (spent.run.calls, spent.use.retries) == (calls, retries)
    assert calls <= 12
    assert retries <= 2


@pytest.mark.promise("C3")
def test_the_first_limit_met_is_named_with_the_count_that_met_it() -> None:
    run = fresh(RunLimits(max_tool_calls=0)).run
    looped = Spending(run, ToolUse(retries=9, last_code="x", same_failures=9))
    assert budget.take_call(looped, 61_500.0, retry=True) == Exhausted("latency", 60_500)
    assert budget.take_call(looped, 1_000.0, retry=True) == Exhausted("calls", 0)
    looped = Spending(fresh().run, looped.use)
    assert budget.take_call(looped, 1_000.0, retry=True) == Exhausted("loop", 9)
    assert budget.take_retry(looped, 1_000.0) == Exhausted("retries", 9)
    assert budget.take_retry(looped, 61_000.0) == Exhausted("latency", 60_000)


@pytest.mark.promise("C3")
def test_only_what_executes_is_paid_for() -> None:
    conflict = ledger.Move(KeyConflict())
    spent = fresh()
    assert budget.charge(conflict, spent, 1_000.0) == (conflict, spent)
    resumed = ledger.Move(Claimed(1, 1, 1, None), executes=False)
    move, paid = budget.charge(resumed, spent, 2_000.0)
    assert paid == spent
    assert move.answer == Claimed(1, 1, 1, 59_000)


def test_a_claim_that_cannot_be_paid_writes_nothing() -> None:
    spent = fresh(RunLimits(max_tool_calls=0))
    move, paid = budget.charge(budget.READ_CLAIM, spent, 1_000.0)
    assert move == ledger.Move(Exhausted("calls", 0))
    assert paid is spent


def test_the_remaining_time_is_whole_and_never_negative() -> None:
    run = fresh().run
    assert budget.remaining_ms(run, 1_000.6) == 59_999
    assert budget.remaining_ms(run, 99_999.0) == 0


@given(st.lists(st.sampled_from([None, "timeout", "not_found"]), max_size=20))
def test_the_count_in_a_row_is_the_length_of_the_last_run_of_one_code(codes: list[str | None]) -> None:
    use = ToolUse(retries=1)
    for code in codes:
        use = budget.count_ending(use, code)
    last = codes[-1] if codes else None
    in_a_row = 0
    while last is not None and in_a_row < len(codes) and codes[-1 - in_a_row] == last:
        in_a_row += 1
    assert use == ToolUse(1, last, in_a_row)


def test_the_refusal_that_meets_the_limit_says_stop() -> None:
    use, answer = budget.count_refusal(ToolUse(0, "denied", 1), "denied", RunLimits(max_same_failures=2))
    assert answer == Counted(2, stop=True)
    assert use.same_failures == 2


@pytest.mark.promise("C7")
def test_the_ceiling_doubles_to_its_cap() -> None:
    ceilings = [budget.backoff_ceiling(POLICY, retry) for retry in (1, 2, 3, 7, 8, 10_000)]
    assert ceilings == [200, 400, 800, 10_000, 10_000, 10_000]


@pytest.mark.promise("C7")
@given(
    st.integers(1, 20),
    st.none() | st.integers(-5, 200_000),
    st.none() | st.integers(0, 60_000),
)
def test_a_wait_keeps_to_retry_after_and_fits_what_remains(
    retry: int, retry_after: int | None, remaining: int | None
) -> None:
    wait = budget.pause(POLICY, retry, retry_after_ms=retry_after, remaining=remaining)
    if wait is None:
        assert remaining is not None
        assert (retry_after or 0) >= remaining or remaining == 0
        return
    upto, at_least = wait
    assert 0 <= max(0, retry_after or 0) == at_least <= upto
    assert remaining is None or upto <= remaining
