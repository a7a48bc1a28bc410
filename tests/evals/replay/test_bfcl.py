"""The leaderboard's checker, fed with recordings: what it says is what is reported."""

import sys
from typing import Any

import pytest

from callwright.evals.replay.bfcl_checker import BfclChecker, Judgement, load_checker
from callwright.evals.replay.recording_types import Recording
from evals.replay.writing import LAMP, native, recording

TWO = [{"name": "shop.order", "args": LAMP}, {"name": "stock", "args": {"item": ["lamp"]}}]


def judge(record: Recording, *calls: tuple[str, dict[str, Any]]) -> Judgement:
    found = load_checker()
    assert isinstance(found, BfclChecker), "make sets bfcl-eval up; see scripts/checker.txt"
    return found.judge_calls(record, calls)


def test_a_call_that_meets_an_accepted_value_of_every_parameter_is_right() -> None:
    assert judge(recording(text=""), ("shop.order", {"item": "Lamp", "count": 2})) == Judgement(True, (True,))


def test_a_wrong_value_is_wrong() -> None:
    assert judge(recording(text=""), ("shop.order", {"item": "lamp", "count": 3})) == Judgement(
        False, (False,)
    )


def test_a_whole_number_is_right_where_a_float_is_declared() -> None:
    gold = [{"name": "shop.order", "args": {**LAMP, "price": [5.0]}}]
    said = judge(recording(text="", gold=gold), ("shop.order", {"item": "lamp", "count": 2, "price": 5}))
    assert said.record


def test_a_dotted_name_is_taken_as_it_is_spelled() -> None:
    assert not judge(recording(text=""), ("shop_order", {"item": "lamp", "count": 2})).record


def test_of_several_calls_each_is_judged_on_its_own_and_the_record_as_a_whole() -> None:
    record = recording(category="parallel_multiple", gold=TWO, text="")
    right = ("shop.order", {"item": "lamp", "count": 2})
    assert judge(record, ("stock", {"item": "lamp"}), right) == Judgement(True, (True, True))
    assert judge(record, ("stock", {"item": "sofa"}), right) == Judgement(False, (False, True))
    assert judge(record, right) == Judgement(False, (True,))


def test_the_same_call_twice_is_right_once() -> None:
    right = ("shop.order", {"item": "lamp", "count": 2})
    assert judge(recording(text=""), right, right) == Judgement(False, (True, False))


def test_where_no_call_is_due_every_call_is_wrong() -> None:
    record = recording(category="irrelevance", expect="no_call", gold=[], text="")
    assert judge(record) == Judgement(True, ())
    assert judge(record, ("stock", {"item": "lamp"})) == Judgement(False, (False,))


def test_where_any_call_is_accepted_every_call_is_right() -> None:
    record = recording(category="live_relevance", gold=None, calls=[native("stock", item="x")])
    assert judge(record, ("stock", {"item": "x"})) == Judgement(True, (True,))
    assert not judge(record).record


def test_a_parameter_of_any_type_is_judged() -> None:
    tool = {
        "name": "train",
        "parameters": {
            "type": "object",
            "properties": {"data": {"x-bfcl-type": "any"}},
            "required": ["data"],
        },
    }
    gold = [{"name": "train", "args": {"data": ["mine"]}}]
    assert judge(recording(tools=[tool], gold=gold, text=""), ("train", {"data": "mine"})).record


def test_java_arguments_are_source_text() -> None:
    tool = {
        "name": "Till.open",
        "parameters": {
            "type": "object",
            "x-bfcl-type": "dict",
            "properties": {
                "fast": {"type": "string", "x-bfcl-type": "boolean"},
                "title": {"type": "string", "x-bfcl-type": "String"},
            },
            "required": ["fast", "title"],
        },
    }
    gold = [{"name": "Till.open", "args": {"fast": [True], "title": ["Morning"]}}]
    record = recording(category="simple_java", language="java", tools=[tool], gold=gold, text="")
    assert judge(record, ("Till.open", {"fast": "true", "title": "Morning"})).record


@pytest.mark.parametrize(
    ("language", "kind", "items", "source"),
    [("java", "Array", "integer", "new int[]{2, 7}"), ("java", "ArrayList", "integer", "new ArrayList<Integer>(Arrays.asList(2, 7))"),
     ("javascript", "array", "integer", "[2, 7]")],
)  # fmt: skip
def test_the_items_of_a_list_in_java_and_javascript_are_judged_by_their_type(
    language: Any, kind: str, items: str, source: str
) -> None:
    numbers = {"type": "string", "x-bfcl-type": kind, "x-bfcl-items-type": items}
    tool = {"name": "add", "parameters": {"type": "object", "properties": {"numbers": numbers}, "required": ["numbers"]}}  # fmt: skip
    gold = [{"name": "add", "args": {"numbers": [[2, 7]]}}]
    record = recording(category=f"simple_{language}", language=language, tools=[tool], gold=gold, text="")
    said = judge(record, ("add", {"numbers": source}))
    assert (said.fault, said.record) == (None, True)
    assert not judge(record, ("add", {"numbers": source.replace("7", "8")})).record


def test_a_checker_that_gives_up_is_named_and_counts_as_not_right() -> None:
    gold = [{"name": "absent", "args": {}}]
    said = judge(
        recording(category="parallel", gold=gold, text=""), ("shop.order", {"item": "lamp", "count": 2})
    )
    assert said == Judgement(False, (False,), "TypeError")


def test_loading_the_checker_loads_none_of_the_models_it_can_run() -> None:
    assert load_checker() is not None
    assert not [name for name in sys.modules if name.startswith("bfcl_eval.model_handler")]
    assert "bfcl_eval.constants.model_config" not in sys.modules
