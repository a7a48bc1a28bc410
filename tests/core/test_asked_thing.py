"""A call that only reads, whose tool is near the request and does not give what it asks for."""

from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, GateVerdict, compute_verdict
from callwright.core.ground import index_conversation
from callwright.domain.call import ConversationMessage
from callwright.domain.contract import CompiledContract, Contract, EffectClass

TOOLS = {
    "get_population": "Get the number of inhabitants of a city, counted in the latest census of its country.",
    "get_book_price": "Get the price of a book in the shop, with its discount, its currency and the delivery fee.",
    "book_details": "Get details of a book from the catalogue of the library, by its exact title.",
    "invention_inventor": "Get the inventor of an invention from the register of patents of any country.",
    "detect_language": "Detect in which language a text is written, and the certainty of the detection between zero and hundred.",
    "check_word_spelling": "Check whether an English word is spelled correctly, by a large dictionary of both variants.",
    "is_even": "Tell whether something can be divided by two, without remainder, by its last digit.",
    "density": "Get the density of a material at normal pressure and temperature, in kilograms per litre.",
    "search_web": "Search the web for pages and return their titles, addresses and short excerpts of text.",
    "send_parcel": "Send a parcel to a place by the next courier, insured and with a receipt.",
    "get_balance": "Read a balance.",
    "get_stock_price": "按照代码查询股票在交易所的最新成交价格和当日涨跌幅度。",
    "find_bus_stop": "查找离某地址步行距离最近的公交站以及经过该站的公交线路。",
    "count_characters": "统计一段文本的字数，包括汉字、标点和空白字符各自的数量。",
}


def make_tool(name: str, effect: EffectClass = "read") -> CompiledContract:
    return compile_contract(
        Contract(
            name=name,
            description=TOOLS[name],
            input_schema={
                "type": "object",
                "properties": {"value": {"type": "string"}},
                "required": ["value"],
            },
            effect=effect,
            repeat="allow" if effect == "read" else "replay",
        )
    )


def weigh(name: str, value: str, *said: str, effect: EffectClass = "read") -> GateVerdict:
    heard = index_conversation([ConversationMessage("user", one) for one in said])
    arguments: dict[str, Any] = {"value": value}
    return compute_verdict(make_tool(name, effect), arguments, (), GateEvidence(heard))


OTHER_THING = [
    ("get_population", "Ghent", "Who is the mayor of Ghent?"),
    ("get_book_price", "Middlemarch", "How many pages has Middlemarch?"),
    ("detect_language", "Wo ist er?", "Translate 'Wo ist er?' into English."),
    ("check_word_spelling", "frugal", "What is the opposite of frugal?"),
    ("is_even", "1681", "Is 1681 a prime?"),
    ("get_stock_price", "600519", "600519的董事长是谁？"),
    ("find_bus_stop", "建设路14号", "建设路14号的房子现在多少钱一平？"),
    ("count_characters", "别来了", "把“别来了”翻译成英文。"),
]


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("name", "value", "said"), OTHER_THING)
def test_a_request_for_a_thing_that_the_tool_does_not_give_is_asked_about(
    name: str, value: str, said: str
) -> None:
    verdict = weigh(name, value, said)

    assert [one.name for one in verdict.doubts] == ["off_topic"]
    assert not verdict.is_clear


FITTING = [
    ("get_population", "Ghent", "How many people live in Ghent?"),
    ("get_book_price", "Middlemarch", "What does Middlemarch cost in your shop?"),
    ("detect_language", "Wo ist er?", "Which language is 'Wo ist er?'"),
    ("check_word_spelling", "frugal", "Is frugal spelled right?"),
    ("get_stock_price", "600519", "600519现在股价多少？"),
    ("find_bus_stop", "建设路14号", "离建设路14号最近的公交站在哪儿？"),
    ("count_characters", "别来了", "“别来了”有多少个字？"),
]


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("name", "value", "said"), FITTING)
def test_a_request_for_what_the_tool_gives_is_clear(name: str, value: str, said: str) -> None:
    assert weigh(name, value, said).is_clear


@pytest.mark.promise("B4")
def test_a_tool_that_tells_many_things_of_its_subject_may_be_asked_for_any() -> None:
    assert weigh("book_details", "Middlemarch", "How many pages has Middlemarch?").is_clear


@pytest.mark.promise("B4")
def test_a_tool_that_names_persons_answers_who() -> None:
    assert weigh("invention_inventor", "telephone", "Who made the first telephone?").is_clear


@pytest.mark.promise("B4")
def test_another_form_of_a_word_of_the_tool_is_that_word() -> None:
    assert weigh("density", "copper", "How dense is copper?").is_clear


@pytest.mark.promise("B4")
def test_a_tool_of_which_little_is_said_may_give_more_than_is_said() -> None:
    assert weigh("get_balance", "holiday", "What interest does holiday bear?").is_clear


@pytest.mark.promise("B4")
def test_questions_for_a_reason_or_a_way_name_no_thing() -> None:
    assert weigh("find_bus_stop", "7712", "7712怎么还没到啊").is_clear


@pytest.mark.promise("B4")
def test_a_query_in_the_models_words_takes_up_a_request() -> None:
    assert weigh("search_web", "snooker world champion of 1987", "Who won the snooker world championship of 1987?").is_clear  # fmt: skip


@pytest.mark.promise("B4")
def test_later_messages_refer_to_earlier_ones_and_count_against_no_tool() -> None:
    assert weigh("get_population", "Ghent", "I'm off to Ghent.", "Who is the mayor of Ghent?").is_clear


@pytest.mark.promise("B4")
def test_of_a_change_another_word_for_it_raises_no_doubt() -> None:
    assert weigh("send_parcel", "Ghent", "Translate the box to Ghent", effect="once").is_clear
