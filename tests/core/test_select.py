"""Many tools → the few that can have been meant, by the words of the request."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.selection.tool_keywords import get_tool_keywords
from callwright.core.selection.tool_ranking import ToolIndex, compare_tool, rank_tools
from callwright.core.text.text_analysis import extract_content_stems
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.effects import Compared

TOOLS = {
    "get_weather": "Current weather and forecast of a city.",
    "send_mail": "Send an e-mail to a recipient.",
    "book_flight": "Book a flight between two cities.",
    "cancel_flight": "Cancel a booked flight.",
    "create_order": "创建订单并返回订单号",
    "query_stock": "查询商品库存数量",
}


def index(tools: dict[str, str]) -> ToolIndex:
    made = ToolIndex()
    for name, description in tools.items():
        made.add(name, get_tool_keywords(_compiled(name, description)))
    return made


def _compiled(name: str, description: str) -> CompiledContract:
    return compile_contract(Contract(name=name, description=description, input_schema={"type": "object"}))


def ranked(made: ToolIndex, request: str, most: int = 3) -> list[str]:
    return [
        one.name for one in rank_tools(made.score_tools(extract_content_stems(request)), most, lambda _: True)
    ]


@pytest.mark.promise("B6")
@pytest.mark.parametrize(
    ("request_", "name"),
    [
        ("Will it rain? What's the forecast for Lima?", "get_weather"),
        ("please cancel the flight I booked", "cancel_flight"),
        ("e-mail my landlord", "send_mail"),
        ("帮我创建一个订单", "create_order"),
        ("这个商品还有多少库存？", "query_stock"),
    ],
)
def test_the_tool_that_the_words_mean_comes_first(request_: str, name: str) -> None:
    assert ranked(index(TOOLS), request_)[0] == name


@pytest.mark.promise("B6")
def test_the_margin_says_how_clearly_it_comes_first() -> None:
    scores = index(TOOLS).score_tools(extract_content_stems("flight"))
    first, second = rank_tools(scores, 2, lambda _: True)

    assert {first.name, second.name} == {"book_flight", "cancel_flight"}
    assert (
        first.margin
        < 0.5
        < rank_tools(index(TOOLS).score_tools(extract_content_stems("weather forecast")), 1, lambda _: True)[
            0
        ].margin
    )


@pytest.mark.promise("B6", "C11")
def test_a_tool_that_is_not_offered_is_never_named() -> None:
    scores = index(TOOLS).score_tools(extract_content_stems("cancel my flight"))

    assert [one.name for one in rank_tools(scores, 5, lambda name: name != "cancel_flight")] == [
        "book_flight"
    ]
    assert compare_tool(scores, "book_flight", lambda name: name != "cancel_flight") == Compared()
    assert compare_tool(scores, "book_flight", lambda _: True).rival == "cancel_flight"
    assert compare_tool(scores, "send_mail", lambda _: True) == Compared("cancel_flight", 1.0)


@pytest.mark.promise("B6")
def test_new_words_of_a_tool_take_the_place_of_the_old() -> None:
    made = index(TOOLS)

    made.add("send_mail", get_tool_keywords(_compiled("send_mail", "Post a letter by pigeon.")))

    assert ranked(made, "pigeon") == ["send_mail"]
    assert ranked(made, "recipient") == []
    assert len(made) == len(TOOLS)


@given(st.lists(st.sampled_from([*TOOLS.values(), "flight", "订单", "zzz"]), max_size=5))
def test_ranking_is_the_same_whenever_it_is_asked(requests: list[str]) -> None:
    asked = extract_content_stems(" ".join(requests))
    one, other = index(TOOLS), index(dict(reversed(TOOLS.items())))

    assert rank_tools(one.score_tools(asked), 9, lambda _: True) == rank_tools(
        one.score_tools(asked), 9, lambda _: True
    )
    assert {c.name for c in rank_tools(one.score_tools(asked), 9, lambda _: True)} == set(
        other.score_tools(asked)
    )


@pytest.mark.promise("B6")
def test_one_among_ten_thousand_is_found_without_looking_at_all_of_them() -> None:
    made = index({f"tool_{at}": f"Handles parcel{at} in depot{at % 100}." for at in range(10_000)})

    began = time.process_time()
    found = ranked(made, "where is parcel4711 in depot11")
    took = time.process_time() - began

    assert found[0] == "tool_4711"
    assert took < 0.1
