"""Which judged calls were right to be made or held, per version and period, and when a rate becomes worse."""

from math import isclose
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.records.judgements import (
    AccuracyFigures,
    find_drifts,
    measure_chance,
    tally_judgements,
)
from callwright.domain.audit_records import GENESIS_HASH, AuditKind, AuditRecord

WEEK_MS = 7 * 24 * 3_600 * 1_000


def record(seq: int, kind: AuditKind, *, week: int = 0, version: str = "1.0.0", **more: Any) -> AuditRecord:
    return AuditRecord(
        seq=seq,
        previous=GENESIS_HASH,
        at=week * WEEK_MS + seq,
        kind=kind,
        tool="pay",
        version=version,
        **more,
    )


def judged(seq: int, decision: str, judgement: str, **more: Any) -> AuditRecord:
    about = {"decision": decision, "judgement": judgement, "source": "person"}
    return record(seq, "judged", about=about, call_id=more.pop("call", f"call-{seq}"), **more)


@pytest.mark.promise("B13")
def test_answers_approvals_and_compensations_are_counted_by_version_and_week() -> None:
    figures = tally_judgements(
        [
            record(1, "approval_granted", about={"approval": "a"}),
            record(2, "approval_rejected", about={"approval": "b"}),
            record(3, "compensated", call_id="c3"),
            judged(4, "held", "right"),
            judged(5, "held", "wrong", week=1),
            judged(6, "made", "right", version="2.0.0"),
            record(7, "settled"),
            record(8, "judged", about={"decision": "later", "judgement": "right"}),
        ],
        WEEK_MS,
    )

    assert [(one.version, one.at // WEEK_MS, one.misinvocation, one.refusal_accuracy) for one in figures] == [
        ("1.0.0", 0, 2 / 3, 1.0),
        ("1.0.0", 1, None, 0.0),
        ("2.0.0", 0, 0.0, None),
    ]


@pytest.mark.promise("B13")
def test_a_call_counts_once_by_its_newest_judgement_in_whatever_order_records_are_read() -> None:
    records = [judged(1, "made", "wrong", call="x"), judged(2, "made", "right", call="x")]

    for order in (records, records[::-1]):
        (figures,) = tally_judgements(order, WEEK_MS)
        assert (figures.made_right, figures.made_wrong) == (1, 0)


def week(at: int, right: int, wrong: int, version: str = "1.0.0", *, held: bool = False) -> AccuracyFigures:
    counts = (
        {"held_right": right, "held_wrong": wrong} if held else {"made_right": right, "made_wrong": wrong}
    )
    return AccuracyFigures(tool="pay", version=version, at=at, **counts)


@pytest.mark.promise("B13")
@pytest.mark.parametrize("held", [False, True])
def test_a_rate_that_becomes_worse_beyond_chance_is_a_drift(held: bool) -> None:  # noqa: FBT001 - a parameter
    (drift,) = find_drifts([week(0, 95, 5, held=held), week(1, 92, 3, held=held), week(2, 30, 10, held=held)])

    assert drift.rate == ("needless_refusal" if held else "misinvocation")
    assert (drift.bad, drift.calls, drift.bad_before, drift.calls_before) == (10, 40, 8, 195)
    assert drift.chance < 0.01


@pytest.mark.promise("B13")
def test_a_new_version_is_compared_with_the_others() -> None:
    (drift,) = find_drifts([week(0, 60, 1), week(0, 8, 6, "2.0.0")])

    assert drift.version == "2.0.0"


@pytest.mark.promise("B13")
@pytest.mark.parametrize(
    "figures",
    [
        [week(0, 95, 5), week(1, 38, 2)],
        [week(0, 95, 5), week(1, 5, 4)],
        [week(0, 4, 0), week(1, 0, 40)],
        [week(0, 50, 50), week(1, 40, 0)],
        [],
    ],
    ids=["the same", "too few now", "too few before", "better", "none"],
)
def test_chance_few_calls_and_improvement_are_no_drift(figures: list[AccuracyFigures]) -> None:
    assert find_drifts(figures) == []


@pytest.mark.promise("B13")
def test_the_more_rates_are_compared_the_less_likely_a_drift_must_be_by_chance() -> None:
    worse = [week(0, 95, 5), week(1, 34, 6)]
    steady = [
        AccuracyFigures(tool=f"tool{at}", version="1.0.0", at=period, made_right=95, made_wrong=5)
        for at in range(30)
        for period in (0, 1)
    ]
    much_worse = [week(0, 95, 5), week(1, 20, 20)]

    (alone,) = find_drifts([week(0, 190, 6), week(1, 34, 6)])
    assert 0.01 / 31 < alone.chance < 0.01
    assert find_drifts([*steady, week(0, 190, 6), week(1, 34, 6)]) == []
    assert [one.tool for one in find_drifts([*steady, *much_worse])] == ["pay"]
    assert find_drifts(worse) == []


@given(st.integers(0, 20), st.integers(1, 20), st.integers(0, 20), st.integers(1, 20))
def test_the_chance_of_any_or_more_bad_calls_is_a_probability(
    bad: int, good: int, bad_before: int, good_before: int
) -> None:
    calls, before = bad + good, bad_before + good_before
    chance = measure_chance(bad, calls, bad_before, before)

    assert 0.0 < chance <= 1.0 or isclose(chance, 1.0)
    assert isclose(measure_chance(0, calls, bad_before, before), 1.0)
