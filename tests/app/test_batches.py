"""C5: a batch in parts: what succeeded stays done, and what did not is told item by item."""

import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from callwright import (
    Batch,
    Callwright,
    MayHaveHappened,
    NotApplied,
    RetryPolicy,
    RunLimits,
    ToolResult,
)
from callwright.testing import FakeClock

pytestmark = pytest.mark.promise("C5")
ONCE = RetryPolicy(max_retries=0)


class Payments:
    """Rows of a database, some of which cannot be paid today."""

    def __init__(self, folder: Path, **options: Any) -> None:
        self.rows = folder / "payments.db"
        with closing(sqlite3.connect(self.rows)) as database:
            database.execute("CREATE TABLE paid (id TEXT)")
        self.closed: dict[str, Callable[[], Exception]] = {}
        self.app = Callwright(folder / "ledger.db", **options)
        self.app.tool(effect="once", batch=Batch("ids"), retries=ONCE)(self.pay)

    def pay(self, ids: list[str]) -> list[str]:
        """Pay."""
        for one in ids:
            fault = self.closed.get(one)
            if fault is not None:
                raise fault()
            with closing(sqlite3.connect(self.rows)) as database, database:
                database.execute("INSERT INTO paid VALUES (?)", (one,))
        return [f"paid {one}" for one in ids]

    def call(self, *ids: str, **options: Any) -> ToolResult:
        return self.app.call({"name": "pay", "arguments": {"ids": list(ids)}}, **options)

    def paid(self) -> list[str]:
        with closing(sqlite3.connect(self.rows)) as database:
            return [row[0] for row in database.execute("SELECT id FROM paid ORDER BY rowid")]


@pytest.mark.promise("E13")
def test_an_item_whose_result_was_erased_is_not_done_again_and_its_place_is_said_to_be_empty(
    tmp_path: Path,
) -> None:
    with (payments := Payments(tmp_path)).app as app:
        assert payments.call("a", "b").success
        erased, *_ = app.store.scan_stored("entry")
        app.store.erase_stored("entry", [erased.place])
        again = payments.call("a", "b")
        assert (again.success, again.meta.replayed, len(payments.paid())) == (True, True, 2)
        assert again.data is None or None in again.data or len(again.data) < 2
        assert any("was erased at" in one.message for one in again.warnings)


@pytest.mark.parametrize("key", [None, "mine"])
def test_a_batch_that_failed_in_part_is_sent_again_and_only_the_rest_is_done(
    tmp_path: Path, key: str | None
) -> None:
    with (payments := Payments(tmp_path)).app:
        payments.closed["b"] = lambda: NotApplied("rate_limited", 2_000)
        first = payments.call("a", "b", "c", run="r", key=key)
        assert payments.paid() == ["a", "c"]
        del payments.closed["b"]
        second = payments.call("a", "b", "c", run="r", key=key)

    assert first.error is not None
    assert (first.error.code, first.effect, first.next_action) == ("partial_success", "committed", "retry")
    assert (first.error.retryable, first.error.retry_after_ms) == (True, 2_000)
    assert first.partial is not None
    assert first.partial.succeeded == ["a", "c"]
    assert [(one.item, one.error) for one in first.partial.failed] == [("b", "rate_limited")]
    assert first.error.details == {"results": ["paid a", "paid c"]}
    assert (second.success, second.partial) == (True, None)
    assert second.data == ["paid a", "paid b", "paid c"]
    assert [one.code for one in second.warnings] == ["replayed_in_part"]
    assert not second.meta.replayed
    assert payments.paid() == ["a", "c", "b"]


def test_an_item_that_may_have_been_done_is_for_a_person_and_the_others_go_on(tmp_path: Path) -> None:
    with (payments := Payments(tmp_path)).app:
        payments.closed["b"] = lambda: MayHaveHappened("timeout")
        first = payments.call("a", "b", "c", run="r")
        second = payments.call("a", "b", "c", run="r")
    for result in (first, second):
        assert result.error is not None
        assert (result.error.code, result.effect, result.next_action) == (
            "partial_success",
            "unknown",
            "human_review",
        )
        assert not result.error.retryable
    assert payments.paid() == ["a", "c"]


def test_equal_items_of_one_batch_are_each_done_and_none_of_them_again(tmp_path: Path) -> None:
    with (payments := Payments(tmp_path)).app:
        assert payments.call("a", "a", "b", run="r").data == ["paid a", "paid a", "paid b"]
        again = payments.call("a", "a", "b", run="r")
        assert again.meta.replayed
        assert [one.code for one in again.warnings] == ["replayed"]
        assert again.message == "Earlier result: pay was carried out."
        assert payments.paid() == ["a", "a", "b"]


def test_a_batch_of_any_length_is_one_call_of_its_run(tmp_path: Path) -> None:
    with (payments := Payments(tmp_path, limits=RunLimits(max_tool_calls=2))).app:
        assert payments.call(*map(str, range(20)), run="r").success
        assert payments.call("x", "y", run="r").success
        over = payments.call("z", "w", run="r")
    assert over.error is not None
    assert over.error.code == "budget_exhausted"


def test_a_batch_has_one_deadline_and_what_is_left_is_told_as_not_done() -> None:
    clock = FakeClock()
    app = Callwright(clock=clock)

    @app.tool(effect="once", batch="ids", timeout_ms=1_000, deadline_ms=2_500, retries=ONCE)
    async def pay(ids: list[int]) -> list[int]:
        """Pay."""
        clock.advance(1_000)
        return ids

    result = app.call({"name": "pay", "arguments": {"ids": [1, 2, 3, 4, 5]}})
    assert result.partial is not None
    assert result.partial.succeeded == [1, 2, 3]
    assert [(one.item, one.error) for one in result.partial.failed] == [(4, "timeout"), (5, "timeout")]
    assert result.next_action == "retry"


def test_the_late_answer_of_a_part_settles_that_part() -> None:
    app = Callwright()
    gate, entered = threading.Event(), threading.Event()

    @app.tool(effect="once", batch="ids", timeout_ms=200, deadline_ms=60_000, retries=ONCE)
    def pay(ids: list[str]) -> list[str]:
        """Pay."""
        if ids == ["slow"]:
            entered.set()
            gate.wait(10)
        return ids

    def kept() -> list[str]:
        return [entry.state for entry in app.store.list_entries()]

    with app:
        result = app.call({"name": "pay", "arguments": {"ids": ["slow", "b", "c"]}}, run="r")
        assert sorted(kept()) == ["committed", "committed", "unknown"]
        gate.set()
        while kept() != ["committed"] * 3:
            threading.Event().wait(0.01)
    assert entered.is_set()
    assert result.partial is not None
    assert [(one.item, one.error) for one in result.partial.failed] == [("slow", "outcome_unknown")]
