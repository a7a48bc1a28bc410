"""Corrected calls through the public door: what is executed, claimed, approved and replayed is the corrected call."""

from datetime import date
from typing import Any

import pytest

from app.worlds import Making, World, asked, code, states
from callwright import Callwright, Principal, Rule
from callwright.domain.effects import Authorize, Claim, Execute, ReadClock
from callwright.testing import FakeClock

SATURDAY = 1_795_228_200_000
"""Saturday, 21 November 2026, 10:30 in Shanghai."""


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(now_ms=SATURDAY)


def _app(making: Making, world: World, **options: Any) -> Callwright:
    app = making.app(**options)

    @app.tool(effect="once", key=["day", "grams"], units={"grams": ["g"]}, sinks=["email"], inline=True)
    def book_table(day: date, grams: int, email: str) -> dict[str, Any]:
        return world.do((day.isoformat(), grams, email))

    @app.tool(effect="once", inline=True)
    def cancel_table(day: date) -> dict[str, Any]:
        return world.do(day)

    return app


GOOD = {"day": "2026-11-25", "grams": 1500, "email": "a@example.com"}
ODD = {"Day": "下周三", "grams": "3斤", "email": "a@example.com"}


@pytest.mark.promise("B3")
def test_the_corrected_call_is_what_is_authorized_claimed_and_executed(making: Making) -> None:
    world = World()
    app = _app(making, world)
    result = app.call(asked("book_table", **ODD), zone="Asia/Shanghai")
    steps = [step for step, _ in app.tape(result.meta.call_id).steps]
    authorized = next(one for one in steps if isinstance(one, Authorize))
    executed = next(one for one in steps if isinstance(one, Execute))
    assert world.done == [("2026-11-25", 1500, "a@example.com")]
    assert authorized.arguments == executed.arguments == GOOD
    assert [one.rule for one in result.repairs] == ["parameter_form", "unit_converted", "date_relative"]


@pytest.mark.promise("B3", "C4")
def test_a_call_and_its_corrected_form_are_one_intent(making: Making) -> None:
    world = World()
    app = _app(making, world)
    first = app.call(asked("book_table", **ODD), zone="Asia/Shanghai", run="r")
    second = app.call(asked("book_table", **GOOD), run="r")
    assert first.meta.idempotency_key == second.meta.idempotency_key
    assert second.meta.replayed
    assert len(world) == 1
    claims = [
        step
        for one in (first, second)
        for step, _ in app.tape(one.meta.call_id).steps
        if isinstance(step, Claim)
    ]
    assert len({one.args_hash for one in claims}) == 1


@pytest.mark.promise("B3", "T16")
def test_without_a_zone_nothing_is_told_from_today_and_the_refusal_says_why(making: Making) -> None:
    world = World()
    app = _app(making, world)
    call = asked("book_table", **ODD)
    for result in (app.call(call), app.call(call, zone=None)):
        assert code(result) == "invalid_arguments"
        assert result.error is not None
        assert [one.path for one in result.error.fields or []] == ["/day"]
        assert "time zone" in result.error.message
    assert (len(world), states(app)) == (0, [])


@pytest.mark.promise("B7")
def test_a_tape_tells_the_same_day_however_much_later_it_is_replayed(
    making: Making, clock: FakeClock
) -> None:
    app = _app(making, World())
    result = app.call(asked("book_table", **ODD), zone="Asia/Shanghai")
    clock.advance(40 * 24 * 3600 * 1000)
    again = app.replay(result.meta.call_id)
    assert (again.repairs, again.data) == (result.repairs, result.data)


@pytest.mark.promise("B3")
def test_the_date_is_only_asked_for_where_it_is_needed(in_memory: Making) -> None:
    app = _app(in_memory, World())
    right = app.call(asked("book_table", **GOOD), zone="Asia/Shanghai")
    written = app.call(asked("book_table", **{**GOOD, "day": "2026/12/1"}), zone="Asia/Shanghai")
    for result in (right, written):
        clocks = [one for one, _ in app.tape(result.meta.call_id).steps if isinstance(one, ReadClock)]
        assert [one.wall for one in clocks] == [False]


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize("email", ["Ａ@example.com", " a@example.com", "A@EXAMPLE.COM"])
def test_a_sink_reaches_the_tool_as_it_was_written(making: Making, email: str) -> None:
    world = World()
    app = _app(making, world)
    assert app.call(asked("book_table", **{**GOOD, "email": email, "grams": "1,500"})).success
    assert world.done == [("2026-11-25", 1500, email)]


@pytest.mark.promise("B3")
def test_a_misspelt_tool_is_called_by_its_own_name_and_the_change_is_recorded(making: Making) -> None:
    world = World()
    app = _app(making, world)
    result = app.call(asked("bookTable", **GOOD))
    assert result.meta.tool_name == "book_table"
    assert [(one.path, one.before, one.after, one.rule) for one in result.repairs] == [
        ("", "bookTable", "book_table", "tool_form")
    ]
    assert len(world) == 1
    assert app.replay(result.meta.call_id).repairs == result.repairs


@pytest.mark.promise("B10", "T16")
def test_rules_hold_for_the_tool_that_is_called_however_its_name_was_written(making: Making) -> None:
    world = World()
    app = _app(making, world, rules=[Rule("approve", tools=("book_table",)), Rule("allow")])
    result = app.call(asked("bookTable", **GOOD))
    assert code(result) == "approval_required"
    assert app.approve(str(result.meta.handle), by=Principal("boss"))
    assert app.call(asked("book_table", **GOOD)).success


@pytest.mark.promise("C11", "T16")
def test_where_something_is_hidden_no_name_is_put_right(making: Making) -> None:
    world = World()
    app = _app(making, world, rules=[Rule("deny", tools=("cancel_table",)), Rule("allow")])
    for name in ("book_tabel", "cancel_tabel", "cancel_table"):
        assert code(app.call(asked(name, **GOOD))) == "permission_denied"
    assert (len(world), states(app)) == (0, [])


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize("name", ["cancel_tables", "unbook_table", "book", "table", "book_table_2"])
def test_a_name_that_may_be_another_tools_is_refused(making: Making, name: str) -> None:
    world = World()
    app = _app(making, world)
    assert code(app.call(asked(name, **GOOD))) == "unknown_tool"
    assert len(world) == 0


@pytest.mark.promise("B3")
def test_a_version_that_does_not_exist_is_not_another_spelling_of_its_tool(making: Making) -> None:
    app = _app(making, World())
    assert code(app.call(asked("book_table", **GOOD), version="7")) == "unknown_tool"
