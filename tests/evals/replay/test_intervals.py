"""Intervals: the same for the same seed, wider with fewer questions, about as wide as theory says."""

import math

from callwright.evals.replay.resampled_intervals import Resampler, compute_ratio


def half_right(questions: int) -> dict[str, tuple[float, float]]:
    return {f"q{number}": (number % 2, 1) for number in range(questions)}


def test_the_same_seed_gives_the_same_interval_and_another_another() -> None:
    sums = half_right(101)
    first, again = (
        Resampler(list(sums)).compute_interval(sums),
        Resampler(list(reversed(sums))).compute_interval(sums),
    )
    assert first == again
    assert Resampler(list(sums), seed=1).compute_interval(sums) != first


def test_an_interval_is_as_wide_as_the_normal_approximation_says() -> None:
    sums = half_right(400)
    found = Resampler(list(sums)).compute_interval(sums)
    assert found is not None
    assert math.isclose(found[1] - found[0], 2 * 1.96 * 0.5 / math.sqrt(400), rel_tol=0.15)


def test_questions_are_drawn_and_not_records() -> None:
    """Ten records to one question that stand and fall together tell no more than one."""
    one, ten = half_right(100), {q: (10 * above, 10 * below) for q, (above, below) in half_right(100).items()}
    draws = Resampler(list(one))
    assert draws.compute_interval(one) == draws.compute_interval(ten)


def test_a_single_question_has_an_interval_of_no_width() -> None:
    assert Resampler(["a"]).compute_interval({"a": (1, 2)}) == (0.5, 0.5)


def test_questions_outside_of_a_figure_play_no_part_in_it() -> None:
    assert Resampler(["a", "b", "c"]).compute_interval({"a": (1, 2), "b": (0, 0)}) == (0.5, 0.5)


def test_nothing_to_divide_by_gives_no_figure_and_no_interval() -> None:
    assert compute_ratio({}) is None
    assert compute_ratio({"a": (0, 0)}) is None
    assert Resampler(["a"]).compute_interval({}) is None
