"""The witnesses see what vanished and what was changed in silence, and nothing else."""

from typing import Any

import pytest

from callwright.core.reader import reading_reasons
from callwright.core.reader.reading_outcome import Unreadable
from callwright.domain.result import Repair
from callwright.evals.replay.call_heads import find_call_heads
from callwright.evals.replay.loss_witness import WitnessReport, examine_decision, undo_repairs
from callwright.evals.replay.output_decision import DecidedCall, OutputDecision
from callwright.evals.replay.recording_types import Recording, compile_recorded_offer
from callwright.evals.replay.strict_reading import read_strict_calls
from evals.replay.writing import native, recording

TOOLS = {"shop.order": ("item", "count", "price", "gift"), "stock": ("item",)}
Call = tuple[str, dict[str, Any]]


def seen(record: Recording, *calls: Call, repairs: tuple[Repair, ...] = (), why: Any = None) -> WitnessReport:
    decided = tuple(DecidedCall(name, arguments, None, repairs, 1.0) for name, arguments in calls)
    unreadable = None if why is None else Unreadable(reading_reasons.NO_CALL(), why)
    return examine_decision(
        record,
        compile_recorded_offer(record),
        read_strict_calls(record),
        OutputDecision(decided, unreadable, "", 1),
    )


def change(path: str, before: Any, after: Any) -> Repair:
    return Repair(path, before, after, "number_in_string", True, 0.9)


# --- heads ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Sure! [shop.order(item='a, (b)', count=2), stock(item=\"c\")]", ["shop.order", "stock"]),
        ('{"name": "stock", "arguments": {"item": "a"}}\n{"name": "stock", "arguments": {}}', ["stock"] * 2),
        ("[{'stock': {'item': 'a'}}]", ["stock"]),
        ('stock\n{"item": "a"}', ["stock"]),
        ("shop.order(item='lamp', count=2", ["shop.order"]),
        ("stock()", ["stock"]),
        ("[stock(item=shop.order(item='a'))]", ["stock"]),
        ("I could use stock (the tool) or shop.order(an item).", []),
        ("my.stock(item='a') restock(item='b')", []),
        ("stock(colour='red')", []),
        ("", []),
    ],
)
def test_heads_are_found_where_calls_stand_and_not_where_tools_are_mentioned(
    text: str, names: list[str]
) -> None:
    assert [head.name for head in find_call_heads(text, TOOLS)] == names


def test_a_head_knows_the_names_of_its_arguments() -> None:
    (head,) = find_call_heads("shop.order(item='a, count=7', count=[1, {'price': 2}])", TOOLS)
    assert head.keys == ("item", "count")


# --- lost -------------------------------------------------------------------------------------------------------------

STOCK: Call = ("stock", {"item": "a"})


def test_a_native_call_that_vanished_is_lost() -> None:
    record = recording(calls=[native("stock", item="a"), native("stock", item="b")])
    assert seen(record, STOCK).lost == ("stock",)
    assert seen(record, STOCK, ("stock", {"item": "b"})) == WitnessReport()


def test_a_call_in_text_that_vanished_is_lost() -> None:
    record = recording(text="Here: [stock(item='a'), stock(item='b')]")
    assert seen(record, STOCK).lost == ("stock",)


def test_the_same_call_told_twice_is_lost_only_where_the_text_is_strictly_a_list_of_calls() -> None:
    assert seen(recording(text="stock(item='a'), that is: stock(item='a')"), STOCK).lost == ()
    assert seen(recording(text="[stock(item='a'), stock(item='a')]"), STOCK).lost == ("stock",)


def test_what_was_refused_as_broken_is_not_lost_and_what_was_called_no_call_is() -> None:
    record = recording(text="[stock(item='a')]")
    assert seen(record, why="broken").lost == ()
    assert seen(record, why="no_call").lost == ("stock",)


def test_calls_in_the_prose_of_a_native_model_are_none() -> None:
    assert (
        seen(recording(mode="native", format="native", text="stock(item='a')"), why="no_call")
        == WitnessReport()
    )


# --- silent changes ---------------------------------------------------------------------------------------------------


def order(**arguments: Any) -> Call:
    return ("shop.order", arguments)


@pytest.mark.parametrize(
    "arguments",
    [{"item": "lamp", "count": 3}, {"item": "lamp"}, {"item": "lamp", "count": 2, "gift": False}, {"item": "Lamp", "count": 2}],
)  # fmt: skip
def test_what_differs_from_strict_reading_is_a_silent_change(arguments: dict[str, Any]) -> None:
    record = recording(text="[shop.order(item='lamp', count=2)]")
    assert len(seen(record, order(**arguments)).silent) == 1


def test_true_is_not_one_and_five_is_five_point_nought() -> None:
    record = recording(calls=[native("shop.order", item="lamp", count=5, gift=1)])
    assert seen(record, order(item="lamp", count=5.0, gift=True)).silent == ("/gift",)


def test_a_change_that_a_repair_names_is_not_silent() -> None:
    record = recording(calls=[native("shop.order", itme="lamp", count="2")])
    named = (change("/item", "itme", "item"), change("/count", "2", 2))
    assert seen(record, order(item="lamp", count=2), repairs=named) == WitnessReport()
    assert seen(record, order(item="lamp", count=3), repairs=named[:1]).silent == ("/count",)


def test_taking_changes_back_gives_what_was_written() -> None:
    made = [change("/count", "２", "2"), change("/count", "2", 2), change("/lines/0/sku", "[1]", [1])]
    assert undo_repairs({"count": 2, "lines": [{"sku": [1]}]}, made) == {
        "count": "２",
        "lines": [{"sku": "[1]"}],
    }


@pytest.mark.parametrize(
    ("written", "arguments"),
    [
        ("shop.order(item='lamp', count=5 km)", {"item": "lamp", "count": 5}),
        ("shop.order(item='lamp', count=1,000)", {"item": "lamp", "count": 1}),
        ("shop.order(item='New York, NY', count=2)", {"item": "New York", "count": 2}),
        ("shop.order(item='lamp', count=2, price=9)", {"item": "lamp", "count": 2}),
        ("shop.order(item='lamp', count=2)", {"item": "lamp", "count": 2, "gift": True}),
        ("shop.order(item='lamp', count=2)", {"item": "lamp", "count": 2, "price": None}),
    ],
)
def test_what_stands_nowhere_as_a_whole_is_a_silent_change(written: str, arguments: dict[str, Any]) -> None:
    assert len(seen(recording(text=f"So: {written}"), order(**arguments)).silent) == 1


@pytest.mark.parametrize(
    ("written", "arguments"),
    [
        ("shop.order(item='a\\_b \\'c\\'', count=2)", {"item": "a_b 'c'", "count": 2}),
        ("shop.order(item=lamp, count=+2)", {"item": "lamp", "count": 2}),
        ('{"name": "shop.order", "arguments": {"item": "", "price": 50e-3, "gift": True}}', {"item": "", "price": 0.05, "gift": True}),
        ("shop.order(item=['a',1,2.50], count=None)", {"item": ["a", 1, 2.5], "count": None}),
        ("shop.order(item='two\\nlines', count=12.)", {"item": "two\nlines", "count": 12}),
    ],
)  # fmt: skip
def test_what_was_written_in_another_way_is_no_change(written: str, arguments: dict[str, Any]) -> None:
    assert seen(recording(text=f"So: {written}"), order(**arguments)) == WitnessReport()
