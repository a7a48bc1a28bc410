"""How well tools fit a request is learnt: in other words, in the other language, and by what a tool does to which thing."""

import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.selection import tool_meaning_table
from callwright.core.selection.packed_matrix import PackedMatrix
from callwright.core.selection.tool_keywords import ToolKeywords, get_tool_keywords, list_meant_texts
from callwright.core.selection.tool_meanings import ToolMeanings, read_tool_meanings
from callwright.core.selection.tool_ranking import add_fits, rank_tools
from callwright.core.selection.word_vectors import WordVectors, read_word_vectors
from callwright.domain.contract import Contract

pytestmark = pytest.mark.promise("B6")


def keywords(name: str, description: str, **parameters: str) -> ToolKeywords:
    schema: dict[str, Any] = {
        "type": "object",
        "properties": {one: {"description": told} for one, told in parameters.items()},
    }
    return get_tool_keywords(
        compile_contract(Contract(name=name, description=description, input_schema=schema))
    )


TOOLS = [
    keywords("create_refund", "Refund a payment"),
    keywords("send_email", "Send an e-mail to a recipient"),
    keywords("lock_door", "Lock a smart door lock"),
    keywords("查询库存", "查询商品库存数量"),
    keywords("预约挂号", "预约医院门诊号"),
    keywords("mute_member", "Stop a member of a chat from posting for a while"),
]


@pytest.mark.parametrize(
    ("request_", "place"),
    [
        ("I want my money back for the broken kettle", 0),
        ("把钱还给客户", 0),
        ("write to her mailbox that I'm late", 1),
        ("给他写封信", 1),
        ("出门了,帮我把门锁上", 2),
        ("do we still have that item in the warehouse", 3),
        ("need to see a doctor on Monday", 4),
        ("让他别再发言了", 5),
    ],
)
def test_a_request_in_other_words_or_the_other_language_fits_its_tool_best(request_: str, place: int) -> None:
    fits = read_tool_meanings().compare(request_, TOOLS)

    assert max(range(len(TOOLS)), key=fits.__getitem__) == place


def make_meanings() -> ToolMeanings:
    """Two dimensions: ``left`` was learnt and points along the first, ``right`` was not and is taken from the second to the first."""
    others = WordVectors({"left": 0, "right": 1}, bytes([1, 1]), bytes([0x8F, 0x8F, 0xF8, 0x88]), 2)
    learnt = WordVectors({"left": 0}, bytes([2]), bytes([0x8F, 0x88]), 2)
    bridge = PackedMatrix(bytes([0, 0, 0, 0, 1, 0, 0, 0, *[0] * 8]), 4, 1.0)
    served = [PackedMatrix(IDENTITY, 4, scale) for scale in (1.0, 2.0, 1.0)]
    return ToolMeanings(others, bridge, learnt, served)


IDENTITY = bytes([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])


def test_a_text_is_the_sum_of_learnt_vectors_and_of_others_that_are_moved_beside_them() -> None:
    meanings = make_meanings()

    assert list(meanings.encode("left")) == [1, 0, 0, 0]
    assert list(meanings.encode("right")) == [1, 0, 0, 0]
    assert list(meanings.encode("unknown words")) == [0, 0, 0, 0]


def test_a_tool_fits_by_its_name_its_description_and_its_parameters() -> None:
    meanings = make_meanings()
    tools = [keywords("left", ""), keywords("x", "left"), keywords("x", "", y="left"), keywords("x", "y")]

    assert meanings.compare("left", tools) == [1, 2, 1, 0]


def test_a_tool_is_read_once() -> None:
    meanings, tool = make_meanings(), keywords("left", "")

    meanings.compare("left", [tool])
    first = tool.meaning
    meanings.compare("right", [tool])

    assert tool.meaning is first
    assert list(first) == [1, 0, 0, 0]


def test_the_vector_of_a_tool_is_that_of_the_requests_that_its_texts_serve() -> None:
    assert list(make_meanings().encode_tool(["left", "right", "x"])) == [3, 0, 0, 0]


def test_learnt_vectors_may_have_more_numbers_than_those_of_other_words() -> None:
    others = WordVectors({"left": 0, "right": 1}, bytes([1, 1]), bytes([0x8F, 0x8F, 0xF8, 0x88]), 2)
    learnt = WordVectors({"left": 0}, bytes([1]), bytes([0x8F, 0x88, 0x88, 0x88]), 4)
    bridge = PackedMatrix(bytes([*[0] * 15, 1, *[0] * 16]), 8, 1.0)
    identity = PackedMatrix(
        bytes(float(row == column) == 1 for column in range(8) for row in range(8)), 8, 1.0
    )
    meanings = ToolMeanings(others, bridge, learnt, [identity] * 3)

    assert list(meanings.encode("left")) == [1, 0, 0, 0, 0, 0, 0, 0]
    assert list(meanings.encode("right")) == [0, 0, 0, 0, 0, 0, 0, 1]
    assert meanings.compare("left", [keywords("left", ""), keywords("right", "")]) == [1, 0]


@pytest.mark.parametrize(
    ("request_", "place"),
    [
        ("somebody swiped my wallet, nobody should be able to pay with it", 0),
        ("那笔钱我不要了,退给我吧", 1),
        ("put the old version back, tonight's broke the login", 2),
        ("is it gonna pour in Lisbon tomorrow?", 3),
        ("把他从群里请出去", 4),
    ],
)
def test_the_tool_of_a_goal_told_in_daily_words_is_among_the_first_two_of_five(
    request_: str, place: int
) -> None:
    tools = [
        keywords("block_card", "Block a bank card immediately"),
        keywords("issue_refund", "Refund a payment to the customer"),
        keywords("rollback_deployment", "Revert a deployment to a previous revision"),
        keywords("get_forecast", "Weather forecast for a city"),
        keywords("remove_member", "Remove a member from a group chat"),
    ]

    fits = read_tool_meanings().compare(request_, tools)

    assert sorted(fits, reverse=True).index(fits[place]) < 2


def test_a_tool_is_compared_by_the_words_of_its_name_its_first_line_and_its_parameters() -> None:
    tool = keywords("getOrder_status", "Status of an order.\nMore about it.", order_id="number", at="day")

    assert list_meant_texts(tool) == (
        "get order status",
        "Status of an order.",
        "order id number . at day",
    )


def test_a_tool_without_a_word_of_the_request_is_named_only_if_it_clearly_stands_out() -> None:
    alike = {f"tool{at}": 0.5 for at in range(30)}

    assert add_fits({}, {**alike, "other": 6.0}) == {"other": 6.0}
    assert add_fits({}, {**alike, "other": 0.6}) == {}
    assert add_fits({}, {"one": 0.5, "other": 6.0}) == {}, "to stand out among few says little"
    assert add_fits({"tool1": 2.0}, {**alike, "tool1": 1.2}) == {"tool1": 3.2}
    assert add_fits({"tool1": 2.0}, {}) == {"tool1": 2.0}


def test_a_tool_that_fits_badly_and_shares_a_word_is_still_named() -> None:
    added = add_fits({"tool1": 0.0}, {"tool1": -3.0})

    assert added == {"tool1": 0.0}
    assert [one.margin for one in rank_tools(added, 5, lambda _: True)] == [0.0]


def test_a_tool_that_was_not_compared_counts_as_the_one_that_fits_least() -> None:
    assert add_fits({"far": 2.0, "near": 1.0}, {"near": 3.0, "other": -1.0}) == {"far": 2.0, "near": 5.0}


@given(st.text(max_size=300))
def test_any_text_has_a_vector_of_length_one_or_none(text: str) -> None:
    vector = read_tool_meanings().encode(text)

    assert len(vector) == 2 * read_word_vectors().dimensions
    assert sum(one * one for one in vector) == pytest.approx(1.0, abs=1e-3) or not any(vector)


def test_a_hundred_words_of_the_greatest_weight_fit_into_a_sum() -> None:
    words = tool_meaning_table.WORDS.split()
    learnt = read_tool_meanings().encode(" ".join(words[:300]))

    assert len(words) == len(set(words)) > 5_000
    assert any(learnt)
    heavy = WordVectors({str(one): one for one in range(100)}, bytes([43] * 100), b"\xff\xff" * 100, 2)
    assert list(heavy.add_words([str(one) for one in range(100)])) == [100 * 43 * 7] * 4


@pytest.mark.costly
def test_the_table_is_read_by_the_first_who_compares_and_not_at_the_start() -> None:
    program = (
        "import sys, callwright\n"
        "app = callwright.Callwright()\n"
        "@app.tool(effect='read')\n"
        "def look(at: str) -> str: return at\n"
        "app.call({'name': 'look', 'arguments': {'at': 'b'}})\n"
        "name = 'callwright.core.selection.tool_meaning_table'\n"
        "before = name in sys.modules\n"
        "app.candidates('look at it')\n"
        "print(before, name in sys.modules)\n"
    )

    ran = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)

    assert ran.stdout.split() == ["False", "True"]
