"""How much of an outcome a ledger keeps, and where: the pure rule that all stores follow."""

import msgspec
import pytest
from msgspec.structs import replace

from callwright.core.records.kept_results import (
    DEFAULT_LIMITS,
    MAX_KEPT_BYTES,
    ResultLimits,
    erase_outcome,
    is_apart,
    needs_slow_settle,
    place_outcome,
)
from callwright.domain.records import Outcome
from callwright.domain.result import FailedItem, Partial

LIMITS = ResultLimits(row_bytes=1024, kept_bytes=4096)


def outcome_of(size: int, code: str | None = None) -> Outcome:
    """An outcome that has so many bytes as JSON."""
    empty = len(msgspec.json.encode(Outcome(code=code, data="x")))
    return Outcome(code=code, data="x" * (size - empty + 1))


def test_no_outcome_takes_no_place() -> None:
    assert place_outcome(None, LIMITS) == (None, None, None)
    assert not is_apart(None)
    assert not needs_slow_settle(None, LIMITS)


@pytest.mark.parametrize(("size", "place"), [(1024, "row"), (1025, "apart"), (4096, "apart"), (4097, "none")])
def test_an_outcome_stands_in_the_row_apart_or_nowhere_by_its_length(size: int, place: str) -> None:
    outcome = outcome_of(size)
    row, body, apart = place_outcome(outcome, LIMITS)
    assert row is not None
    assert body == msgspec.json.encode(row)
    assert is_apart(row) == (place == "apart")
    assert needs_slow_settle(outcome, LIMITS) == (place != "row")
    if place == "row":
        assert (row, apart) == (outcome, None)
    elif place == "apart":
        assert row == Outcome(apart_bytes=size)
        assert msgspec.json.decode(apart or b"", type=Outcome) == outcome
    else:
        assert (row, apart) == (Outcome(dropped_bytes=size), None)


def test_the_row_of_an_outcome_that_stands_apart_names_its_code() -> None:
    row = place_outcome(outcome_of(2000, "not_found"), LIMITS).row
    assert row == Outcome(code="not_found", apart_bytes=2000)
    assert place_outcome(row, LIMITS).row is row


def test_what_is_kept_of_an_outcome_that_is_too_long_is_nothing_that_a_tool_makes_long() -> None:
    short = Outcome(
        code="rate_limited",
        confidence=0.4,
        scored=True,
        retryable=True,
        next_action="retry",
        retry_after_ms=7,
        operation="charge",
        handle="q-1",
    )
    long = replace(short, data="x" * 9_000, message="m" * 9_000, suggestion="s" * 9_000)
    row = place_outcome(long, LIMITS).row
    assert row is not None
    assert row.dropped_bytes == len(msgspec.json.encode(long))
    assert replace(row, dropped_bytes=0) == short
    assert place_outcome(replace(long, operation="o" * 100), LIMITS).row == replace(
        row, operation="o" * 100, dropped_bytes=row.dropped_bytes + 94
    )
    endless = place_outcome(replace(long, operation="o" * 101), LIMITS).row
    assert endless is not None
    assert endless.operation is None
    assert place_outcome(replace(long, operation=None), LIMITS).row == replace(
        row, operation=None, dropped_bytes=row.dropped_bytes - len('"operation":"charge",')
    )


def test_limits_are_in_order_and_bounded() -> None:
    assert ResultLimits(1024, 1024) == ResultLimits(row_bytes=1024, kept_bytes=1024)
    assert ResultLimits(1024, MAX_KEPT_BYTES).kept_bytes == 512 * 1024 * 1024
    assert (DEFAULT_LIMITS.row_bytes, DEFAULT_LIMITS.kept_bytes) == (256 * 1024, 64 * 1024 * 1024)
    for row_bytes, kept_bytes in ((1023, 4096), (4097, 4096), (1024, MAX_KEPT_BYTES + 1)):
        words = f"needed: 1024 <= row_bytes <= kept_bytes <= 536870912, not {row_bytes} and {kept_bytes}"
        with pytest.raises(ValueError, match=words):
            ResultLimits(row_bytes, kept_bytes)


@pytest.mark.promise("E13")
def test_an_erased_outcome_keeps_how_the_call_ended_and_nothing_that_was_said() -> None:
    told = Outcome(
        code="partial_success",
        data={"mail": "ann@example.com"},
        message="to ann",
        params={"who": "ann"},
        details={"who": "ann"},
        confidence=0.5,
        handle="q1",
        partial=Partial(["ann", "bob"], [FailedItem("cid", "timeout"), FailedItem("dan", "张三")]),
    )
    erased = erase_outcome(told, 17)
    assert erased is not None
    assert (erased.code, erased.confidence, erased.erased_at) == ("partial_success", 0.5, 17)
    assert erased.partial == Partial(
        [None, None], [FailedItem(None, "timeout"), FailedItem(None, "tool_failed")]
    )
    words = msgspec.json.encode(erased).decode()
    assert [name for name in ("ann", "bob", "cid", "dan", "q1", "张三") if name in words] == []
    assert erase_outcome(erased, 18) is None
    assert erase_outcome(None, 18) is None
