"""What is worked out once for a type hint must not be told from what is worked out each time."""

from typing import Annotated, Any, Literal

import pytest
from annotated_types import Ge
from pydantic import BaseModel, create_model
from typing_extensions import TypedDict

from callwright.tools.function_signature import describe_function
from callwright.tools.type_adapters import MAX_CACHED_HINTS


class Address(BaseModel):
    city: str


class Sent(TypedDict):
    where: Address
    lines: list[str]


def properties(hint: Any) -> dict[str, Any]:
    def tool(value: Any) -> None: ...

    tool.__annotations__["value"] = hint
    found: dict[str, Any] = describe_function(tool).input_schema["properties"]["value"]
    return found


@pytest.mark.promise("B1")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (int | str, str | int),
        (Literal[1], Literal[True]),
        (list[int | str], list[str | int]),
    ],
)
def test_hints_that_are_equal_and_written_differently_keep_their_own_schemas(first: Any, second: Any) -> None:
    alone = [repr(properties(first)), repr(properties(second))]
    assert alone[0] != alone[1]
    assert [repr(properties(second)), repr(properties(first))] == alone[::-1]


@pytest.mark.promise("B1")
def test_a_schema_that_is_changed_afterwards_changes_no_other_tool() -> None:
    def one(tags: list[str], colour: Literal["red", "blue"]) -> Sent:
        return {"where": Address(city=colour), "lines": tags}

    first = describe_function(one)
    untouched = repr(describe_function(one))
    first.input_schema["properties"]["tags"]["items"]["type"] = "integer"
    first.input_schema["properties"]["colour"]["enum"].append("green")
    assert first.output_schema is not None
    first.output_schema["$defs"]["Address"]["properties"].clear()
    assert repr(describe_function(one)) == untouched


@pytest.mark.promise("B1")
def test_two_classes_of_one_name_stay_apart_in_one_tool() -> None:
    other = create_model("Address", street=(int, ...))

    def one(home: Any, work: Any) -> None: ...

    one.__annotations__ |= {"home": list[Address], "work": list[other]}  # type: ignore[valid-type]
    alone = [describe_only(list[Address]), describe_only(list[other])]  # type: ignore[valid-type]
    schema = describe_function(one).input_schema
    assert [len(each["$defs"]) for each in alone] == [1, 1]
    assert len(schema["$defs"]) == 2
    found = schema["properties"]
    assert found["home"]["items"]["$ref"] != found["work"]["items"]["$ref"]


def describe_only(hint: Any) -> dict[str, Any]:
    def tool(value: Any, more: int) -> None: ...

    tool.__annotations__["value"] = hint
    return describe_function(tool).input_schema


@pytest.mark.costly
@pytest.mark.promise("B1")
def test_more_hints_than_are_kept_are_described_all_the_same() -> None:
    for bound in range(MAX_CACHED_HINTS + 50):
        assert properties(Annotated[int, Ge(bound)])["minimum"] == bound
    assert properties(Annotated[int, Ge(0)])["minimum"] == 0


@pytest.mark.promise("B1")
def test_a_hint_that_cannot_be_hashed_is_described_each_time() -> None:
    assert properties(Annotated[str, {"not": "hashable"}]) == {"type": "string"}
