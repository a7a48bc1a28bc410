"""Numbers as Python has them."""

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright import Callwright
from callwright.core.json_schema.python_numbers import make_number_plan, to_python_numbers

NUMBER = {"type": "number"}
INTEGER = {"type": "integer"}


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("schema", "written", "handed"),
    [
        (INTEGER, 4.0, 4),
        (INTEGER, 4, 4),
        (NUMBER, 5, 5.0),
        (NUMBER, 2**53 + 1, 2**53 + 1),
        (NUMBER, True, True),
        ({"type": ["integer", "null"]}, 4.0, 4),
        ({"type": ["integer", "null"]}, None, None),
        ({"anyOf": [NUMBER, {"type": "null"}]}, 1, 1.0),
        ({"type": "array", "items": NUMBER}, [1, 2.5], [1.0, 2.5]),
        ({"type": "array", "items": {"type": "array", "items": INTEGER}}, [[1.0]], [[1]]),
        ({"type": "object", "properties": {"a": NUMBER}}, {"a": 1, "b": 1}, {"a": 1.0, "b": 1}),
    ],
)
def test_a_number_is_handed_over_in_the_type_that_the_schema_names(
    schema: dict[str, Any], written: Any, handed: Any
) -> None:
    plan = make_number_plan(schema)
    assert plan is not None
    given = to_python_numbers(written, plan)
    assert (given, repr(given)) == (handed, repr(handed))


@pytest.mark.parametrize(
    "schema",
    [
        {"anyOf": [NUMBER, INTEGER]},
        {"type": ["integer", "string"]},
        {"type": "string"},
        {"type": "array", "items": {"type": "string"}},
        {"enum": [1, 2]},
        {},
        True,
    ],
)
def test_where_the_schema_leaves_a_choice_nothing_is_changed(schema: Any) -> None:
    assert make_number_plan(schema) is None


@given(st.one_of(st.integers(), st.floats(allow_nan=False, allow_infinity=False)))
def test_no_number_changes_its_value(value: float) -> None:
    assert to_python_numbers(value, float) == value
    if math.floor(value) == value:
        assert to_python_numbers(value, int) == value


@pytest.mark.promise("B4")
def test_a_function_is_given_the_numbers_of_its_own_types() -> None:
    app = Callwright()

    @app.tool(effect="read", inline=True)
    def types(count: int, share: float, marks: list[float], limit: int | None = None) -> dict[str, str]:
        return {"all": repr((count, share, marks, limit))}

    result = app.call(
        {"name": "types", "arguments": {"count": 4.0, "share": 5, "marks": [1, 2], "limit": 3.0}}
    )
    assert result.data == {"all": "(4, 5.0, [1.0, 2.0], 3)"}
    assert not result.repairs


def test_a_function_is_given_whole_numbers_wherever_its_lists_of_them_stand() -> None:
    given: list[Any] = []

    def note(ids: list[int], grid: list[list[int]], maybe: list[int] | None, either: int | list[int]) -> None:
        """Note what is given."""
        given.append((ids, grid, maybe, either))

    arguments = {"ids": [1, 2.0], "grid": [[3.0], []], "maybe": [4.0], "either": [5.0]}
    with Callwright() as app:
        app.tool(effect="read")(note)
        assert app.call({"name": "note", "arguments": arguments}).success
        assert app.call({"name": "note", "arguments": {**arguments, "maybe": None, "either": 6.0}}).success

    assert repr(given) == "[([1, 2], [[3], []], [4], [5]), ([1, 2], [[3], []], None, 6)]"
