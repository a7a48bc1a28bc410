"""B1, C4: one intent, whatever the version of the tool and whenever it is corrected."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from app.worlds import Making, World, asked, code, states
from callwright import Callwright, CatalogueError, MayHaveHappened, Principal, Rule, ToolResult
from callwright.contracts import KeyChange
from callwright.core.contracts.contract_compiler import ContractError
from callwright.testing import FakeClock

RENAMED = {"recipient": KeyChange(was="to"), "speed": KeyChange(default="standard")}
OLD = asked(to="bob", amount=3)
NEW = asked(recipient="bob", amount=3)


def _first(app: Callwright, world: World, **options: Any) -> None:
    said: Any = {
        "name": "pay",
        "version": "1.0.0",
        "effect": "once",
        "repeat": "replay",
        "inline": True,
    } | options

    @app.tool(**said)
    def pay(to: str, amount: int, note: str = "") -> dict[str, Any]:
        return world.do((to, amount))


def _second(app: Callwright, world: World, **options: Any) -> None:
    said: Any = {
        "name": "pay",
        "version": "2.0.0",
        "effect": "once",
        "repeat": "replay",
        "inline": True,
    } | options

    @app.tool(**said)
    def pay(recipient: str, amount: int, speed: str = "standard") -> dict[str, Any]:
        return world.do((recipient, amount, speed))


def _both(making: Making, world: World) -> Callwright:
    app = making.app()
    _first(app, world, key=["to", "amount"])
    _second(app, world, key=["recipient", "amount", "speed"], key_changes=RENAMED)
    return app


def _call(app: Callwright, call: Any, version: str, **how: Any) -> ToolResult:
    result: ToolResult = app.call(call, version=version, **how)
    return result


@pytest.mark.promise("B1", "C4")
@pytest.mark.parametrize("how", [{"run": "r"}, {"key": "K"}, {}], ids=["run", "key", "nothing_named"])
@pytest.mark.parametrize(
    "new", [NEW, asked(recipient="bob", amount=3, speed="standard")], ids=["left_out", "given"]
)
@pytest.mark.parametrize("upwards", [True, False])
def test_a_call_under_a_renamed_and_a_defaulted_field_is_the_call_of_the_version_before(
    making: Making, how: Any, new: Any, *, upwards: bool
) -> None:
    world = World()
    app = _both(making, world)
    pair = [(OLD, "1.0.0"), (new, "2.0.0")]
    one, other = pair if upwards else pair[::-1]
    first, again = _call(app, *one, **how), _call(app, *other, **how)
    assert (len(world), again.meta.replayed, again.data) == (1, True, first.data)
    assert again.meta.tool_version == one[1]
    assert first.meta.idempotency_key == again.meta.idempotency_key


@pytest.mark.promise("B1", "C4")
@pytest.mark.parametrize(
    "other",
    [
        asked(recipient="bob", amount=4),
        asked(recipient="ann", amount=3),
        asked(recipient="bob", amount=3, speed="express"),
    ],
    ids=["amount", "recipient", "speed"],
)
def test_another_intent_under_the_next_version_is_made(making: Making, other: Any) -> None:
    world = World()
    app = _both(making, world)
    assert _call(app, OLD, "1.0.0", run="r").success
    assert _call(app, other, "2.0.0", run="r").success
    assert len(world) == 2


@pytest.mark.promise("B1", "C4")
def test_a_call_in_doubt_is_in_doubt_for_the_version_with_other_names_too(making: Making) -> None:
    world = World()
    app = making.app()

    @app.tool(name="pay", version="1.0.0", effect="once", inline=True)
    def pay(to: str, amount: int) -> dict[str, Any]:
        world.do((to, amount))
        raise MayHaveHappened("no answer")

    _second(app, world, key_changes=RENAMED)
    assert code(_call(app, OLD, "1.0.0")) == "outcome_unknown"
    again = _call(app, asked(recipient="bob", amount=3, speed="standard"), "2.0.0")
    assert (code(again), again.effect, len(world)) == ("outcome_unknown", "unknown", 1)


@pytest.mark.promise("B1")
@pytest.mark.parametrize(
    "changes",
    [{}, {"recipient": KeyChange(was="to")}, {"speed": KeyChange(default="standard")}],
    ids=["nothing", "no_default", "no_name"],
)
def test_a_version_whose_key_has_other_fields_without_a_word_about_each_is_refused(
    making: Making, changes: dict[str, KeyChange]
) -> None:
    app = making.app()
    _first(app, World(), key=["to", "amount"])
    with pytest.raises(CatalogueError, match=r"pay 2\.0\.0 has another key than 1\.0\.0.*key_changes"):
        _second(app, World(), key=["recipient", "amount", "speed"], key_changes=changes)
    assert app.catalogue.list_versions("pay") == ["1.0.0"]


@pytest.mark.promise("B1")
@pytest.mark.parametrize(
    "change",
    [
        {"recipient": KeyChange()},
        {"recipient": KeyChange(was="to", separate=True)},
        {"recipient": KeyChange(was="amount")},
        {"recipient": KeyChange(was="to"), "amount": KeyChange(was="to")},
        {"reciepient": KeyChange(was="to")},
    ],
    ids=["empty", "two_things", "name_of_another", "one_name_twice", "unknown"],
)
def test_a_change_of_a_key_that_cannot_be_kept_is_refused(
    making: Making, change: dict[str, KeyChange]
) -> None:
    with pytest.raises(ContractError, match="key_changes"):
        _second(making.app(), World(), key_changes=change)


@pytest.mark.promise("B1", "C4")
@pytest.mark.parametrize("upwards", [True, False])
def test_a_version_that_names_its_key_meets_the_equal_calls_of_one_that_took_all_arguments(
    making: Making, *, upwards: bool
) -> None:
    world, app = World(), making.app()
    _first(app, world)
    _first(app, world, version="1.1.0", key=["to"])
    one, other = ("1.0.0", "1.1.0") if upwards else ("1.1.0", "1.0.0")
    first = _call(app, OLD, one, run="r")
    again = _call(app, OLD, other, run="r")
    assert (len(world), again.meta.replayed, again.data) == (1, True, first.data)
    assert _call(app, asked(to="bob", amount=4), "1.0.0", run="r").success
    assert len(world) == 2


@pytest.mark.promise("B1", "C4")
def test_the_version_of_an_earlier_process_is_met_though_it_is_registered_no_more(making: Making) -> None:
    world = World()
    before = making.app()
    _first(before, world, key=["to", "amount"])
    first = before.call(OLD, run="r")
    before.store.list_contracts("pay")  # a store that is read writes first what it still holds back
    after = making.app()
    _first(after, world, version="2.0.0")
    again = after.call(OLD, run="r")
    assert (len(world), again.meta.replayed, again.meta.call_id != first.meta.call_id) == (1, True, True)


@pytest.mark.promise("B1", "C4")
@pytest.mark.parametrize("how", [{"run": "r"}, {}], ids=["run", "nothing_named"])
def test_what_the_arguments_were_read_as_is_met_where_versions_correct_them_otherwise(
    making: Making, how: Any
) -> None:
    world, app = World(), making.app()
    for version, word in (("1.0.0", "CNY"), ("2.0.0", "USD")):

        @app.tool(
            name="set_currency",
            version=version,
            effect="once",
            repeat="replay",
            synonyms={"unit": {"local": word}},
            input_schema={
                "type": "object",
                "properties": {"unit": {"enum": ["CNY", "USD"]}},
                "required": ["unit"],
            },
            inline=True,
        )
        def set_currency(unit: str) -> dict[str, Any]:
            return world.do(unit)

    call = asked("set_currency", unit="local")
    first = _call(app, call, "1.0.0", **how)
    again = _call(app, call, "2.0.0", **how)
    assert (world.done, again.meta.replayed, again.data) == (["CNY"], True, first.data)
    assert not _call(app, asked("set_currency", unit="USD"), "2.0.0", **how).meta.replayed
    assert not _call(app, call, "2.0.0", run="other").meta.replayed


@pytest.mark.promise("B1", "C15")
def test_an_approved_call_is_given_again_under_the_next_version_without_a_second_question(
    making: Making,
) -> None:
    world = World()
    app = making.app(rules=[Rule("approve", tools=("pay",))])
    _first(app, world)
    _first(app, world, version="1.1.0", key=["to"])
    wanted = _call(app, OLD, "1.0.0", run="r")
    assert wanted.error is not None
    assert app.approve(wanted.meta.handle or "", by=Principal("lea"))
    assert _call(app, OLD, "1.0.0", run="r").success
    again = _call(app, OLD, "1.1.0", run="r")
    assert (again.meta.replayed, len(world)) == (True, 1)


# --- a relative date ------------------------------------------------------------------------------------------------

LATE = 1_795_276_740_000
"""Saturday, 21 November 2026, 23:59 in Shanghai."""

TWO_MINUTES = 120_000


class TestTomorrow:
    """What was corrected by the moment of the call keeps its first meaning."""

    @pytest.fixture
    def clock(self) -> FakeClock:
        return FakeClock(now_ms=LATE)

    def _app(self, making: Making, world: World, **options: Any) -> Callwright:
        app = making.app()
        said: Any = {"effect": "once", "repeat": "replay", "inline": True} | options

        @app.tool(**said)
        def book(day: date, guests: int = 2) -> dict[str, Any]:
            return world.do(day.isoformat())

        return app

    def _book(self, app: Callwright, day: str = "tomorrow", **how: Any) -> ToolResult:
        result: ToolResult = app.call(asked("book", day=day), zone="Asia/Shanghai", **how)
        return result

    @pytest.mark.promise("C4", "B3")
    @pytest.mark.parametrize("how", [{"run": "r"}, {"key": "K"}], ids=["run", "key"])
    @pytest.mark.parametrize("key", [None, ["day"], ["guests"]], ids=["whole", "day", "guests"])
    def test_said_again_after_midnight_it_means_the_same_day(
        self, making: Making, clock: FakeClock, how: Any, key: Any
    ) -> None:
        world = World()
        app = self._app(making, world, key=key)
        first = self._book(app, **how)
        clock.advance(TWO_MINUTES)
        again = self._book(app, **how)
        assert (world.done, again.meta.replayed, again.data) == (["2026-11-22"], True, first.data)
        assert states(app) == ["committed"]

    @pytest.mark.promise("C4", "B3")
    def test_another_day_is_another_call_and_the_date_itself_is_the_first(
        self, making: Making, clock: FakeClock
    ) -> None:
        world = World()
        app = self._app(making, world)
        self._book(app, run="r")
        clock.advance(TWO_MINUTES)
        assert self._book(app, "today", run="r").meta.replayed  # 22 November, as booked
        assert self._book(app, "2026-11-22", run="r").meta.replayed
        assert self._book(app, "the day after tomorrow", run="r").success
        assert world.done == ["2026-11-22", "2026-11-24"]

    @pytest.mark.promise("C4", "B3")
    @pytest.mark.parametrize("how", [{"run": "s"}, {"key": "L"}, {}], ids=["run", "key", "nothing_named"])
    def test_in_another_run_it_means_the_day_after_that_moment(
        self, making: Making, clock: FakeClock, how: Any
    ) -> None:
        world = World()
        app = self._app(making, world)
        self._book(app, **({"run": "r"} if how else {}))
        clock.advance(TWO_MINUTES)
        assert not self._book(app, **how).meta.replayed
        assert world.done == ["2026-11-22", "2026-11-23"]


def _lost(app: Callwright, world: World, version: str, **options: Any) -> None:
    @app.tool(name="pay", version=version, effect="once", inline=True, **options)
    def pay(to: str, amount: int) -> None:
        world.do((to, amount))
        raise MayHaveHappened("timeout")


@pytest.mark.promise("B1", "C4")
def test_a_version_is_known_to_the_next_process_from_its_first_claim_on(making: Making) -> None:
    """However soon the first process dies, and although the second looks in the same instant."""
    world, first = World(), making.app()
    _lost(first, world, "1.0.0")
    assert first.call(OLD, run="r").effect == "unknown"

    second = making.app()
    _lost(second, world, "2.0.0", key=["to"])

    assert code(second.call(OLD, run="r")) == "outcome_unknown"
    assert len(world) == 1


@pytest.mark.promise("B1", "C4")
def test_a_ledger_without_its_traces_knows_the_versions_under_which_it_has_calls(
    tmp_path: Path, clock: FakeClock
) -> None:
    """As after a restore of the ledger alone."""
    making, world = Making(tmp_path / "shop.db", clock), World()
    first = making.app()
    _lost(first, world, "1.0.0")
    first.call(OLD, run="r")
    first.close()
    for left in tmp_path.glob("shop.traces.db*"):
        left.unlink()

    second = making.app()
    _lost(second, world, "2.0.0", key=["to"])

    assert code(second.call(OLD, run="r")) == "outcome_unknown"
    assert len(world) == 1
    assert [one.version for one in second.store.list_contracts("pay")] == ["1.0.0", "2.0.0"]
    with pytest.raises(CatalogueError):
        _lost(making.app(), world, "1.0.0", key=["amount"])
    making.close()
