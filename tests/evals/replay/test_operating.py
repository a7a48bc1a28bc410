"""Operating points: how many right calls are kept, and what is left of the wrong ones."""

from hypothesis import given
from hypothesis import strategies as st

from callwright.evals.replay.operating_points import (
    build_curve,
    find_threshold,
    sum_kept_above,
    sum_wrong_above,
)
from callwright.evals.replay.resampled_intervals import compute_ratio
from callwright.evals.replay.score_counts import BlockCounts

SURE = {"a": {1.0: [90, 2], 0.5: [5, 3]}, "b": {0.2: [5, 10]}}


def test_the_threshold_is_the_greatest_that_keeps_the_share() -> None:
    assert [find_threshold(SURE, share) for share in (1.0, 0.98, 0.95, 0.9)] == [0.2, 0.2, 0.5, 1.0]


def test_at_a_threshold_only_what_is_as_sure_is_counted() -> None:
    assert compute_ratio(sum_wrong_above(SURE, 0.5)) == 5 / 100
    assert compute_ratio(sum_kept_above(SURE, 0.5)) == 0.95


def test_without_right_calls_there_is_no_threshold() -> None:
    assert find_threshold({}, 0.9) is None
    assert find_threshold({"a": {0.5: [0, 3]}}, 0.9) is None


levels = st.dictionaries(
    st.sampled_from([0.0, 0.1, 0.5, 0.9, 1.0]),
    st.tuples(st.integers(0, 9), st.integers(0, 9)).map(list).filter(any),
    min_size=1,
)


@given(st.dictionaries(st.sampled_from("abcd"), levels, min_size=1), st.floats(0.01, 1.0))
def test_every_threshold_keeps_at_least_its_share_and_the_next_one_would_not(
    sure: dict[str, dict[float, list[int]]], share: float
) -> None:
    level = find_threshold(sure, share)
    if level is None:
        assert not any(right for by in sure.values() for right, _ in by.values())
        return
    assert (compute_ratio(sum_kept_above(sure, level)) or 0) >= share - 1e-9
    higher = [at for by in sure.values() for at in by if at > level]
    if higher:
        assert (compute_ratio(sum_kept_above(sure, min(higher))) or 0) < share


def test_the_curve_runs_from_the_strictest_threshold_to_none() -> None:
    part = BlockCounts()
    part.sure = SURE
    part.idle["z"] = [0.5, -1.0]
    found = build_curve(part)
    assert [(one.threshold, one.kept, one.no_call_due) for one in found] == [
        (1.0, 0.9, 0.0),
        (0.5, 0.95, 0.5),
        (0.2, 1.0, 0.5),
    ]
    assert found[-1].per_call == 15 / 115
