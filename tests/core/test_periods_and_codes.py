"""Months, years and today in the values of a call, codes said with other separators, and the user as a value."""

from datetime import datetime
from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, GateVerdict, compute_verdict
from callwright.core.ground import ground_values, index_conversation
from callwright.core.selection.tool_keywords import get_tool_keywords
from callwright.domain.call import ConversationMessage
from callwright.domain.contract import Contract
from callwright.domain.grounding import Grounding

NOW = datetime(2026, 11, 23, 10, 0)  # noqa: DTZ001 - as local clocks show it
TOOL = compile_contract(
    Contract(
        name="report",
        description="Sums of a period.",
        input_schema={
            "type": "object",
            "properties": {
                "value": {"type": "string"},
                "day": {"type": "string"},
                "start": {"type": "string"},
                "end": {"type": "string"},
                "radius": {"type": "number"},
            },
            "required": ["value", "start"],
        },
    )
)


def find(said: str, value: Any, name: str = "value", *moments: datetime) -> Grounding:
    index = index_conversation([ConversationMessage("user", said)])
    return ground_values(index, get_tool_keywords(TOOL).parameters, {name: value}, moments or (NOW,))[0]


@pytest.mark.promise("B5")
@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("what did I spend in October", "2026-10"),
        ("my bills of last month", "2026-10"),
        ("orders from back in May", "2026-05"),
        ("what goes up in January?", "2027-01"),
        ("invoices of March 2024", "2024-03"),
        ("the month before last, please", "2026-09"),
        ("十月份花了多少", "2026-10"),
        ("9 月结账用的哪个汇率", "2026-09"),
        ("上个月面粉进价多少", "2026-10"),
        ("上上个月呢", "2026-09"),
        ("下个月有几天假", "2026-12"),
        ("everything we billed in October", "2026-10-31"),
        ("everything we billed in October", "2026-10-01"),
        ("9 月 30 号的中间价", "2026-09-30"),
        ("how did I sleep last night?", "2026-11-22"),
        ("昨儿夜里睡了几个钟头", "2026-11-22"),
        ("our biggest customers this year", 2026),
        ("今年业绩前十的客户", 2026),
        ("papers from the last 2 yrs", 2024),
        ("去年的奖金", "2025"),
    ],
)
def test_a_period_is_found_by_its_name_and_from_today(said: str, value: Any) -> None:
    ground = find(said, value)

    assert (ground.how, ground.role) == ("date", "user")
    assert ground.share >= 0.8


@pytest.mark.promise("B5")
@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("what did I spend in October", "2026-09"),
        ("what did I spend in October", "2024-10"),
        ("what did I spend in October 2025", "2026-10"),
        ("what did I spend last month", "2026-11"),
        ("may I see my bills", "2026-05"),
        ("三个月的流水", "2026-03"),
        ("我上个月的流水", "2026-09"),
        ("everything we billed in October", "2026-10-17"),
        ("what I billed on October 3rd", "2026-10-31"),
        ("our biggest customers this year", 2024),
        ("去年的奖金", "2024"),
        ("flight BA 117", "BA118"),
        ("flights of the 117 kind", "BA117"),
    ],
)
def test_another_period_or_code_is_not_found(said: str, value: Any) -> None:
    assert find(said, value).share <= 0.5


@pytest.mark.promise("B5")
@pytest.mark.parametrize(
    ("said", "value", "how"),
    [
        ("Is BA 117 running late?", "BA117", "folded"),
        ("where is K3-20 now", "K320", "nowhere"),
        ("how many days off have I got left", "me", "synonym"),
        ("我还剩几天年假", "本人", "synonym"),
        ("Where did I leave the car?", "my car", "words"),
        ("how long has Ana worked here", "me", "nowhere"),
    ],
)
def test_a_code_and_the_user_are_found_however_they_are_said(said: str, value: str, how: str) -> None:
    assert find(said, value).how == how


@pytest.mark.promise("B5")
@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("身高一米七五", 175),
        ("三斤六两呢", 3.6),
        ("月薪1万2", 12_000),
        ("干了六年半", 6.5),
        ("原价368打七五折", 7.5),
    ],
)
def test_numbers_as_people_say_them_in_chinese_are_found(said: str, value: float) -> None:
    assert find(said, value).how in {"number", "known"}


@pytest.mark.promise("B5")
@pytest.mark.parametrize(
    ("said", "value", "how"),
    [
        ("how do I say cheers in Swedish", "sv", "synonym"),
        ("“买单”用荷兰语怎么说", "nl", "synonym"),
        ("Convert 255 to binary and also to hex.", 2, "known"),
        ("Convert 255 to binary and also to hex.", 16, "known"),
        ("Convert 255 to hex.", 7, "nowhere"),
        ("how do I say cheers in Swedish", "da", "nowhere"),
    ],
)
def test_languages_and_numeral_bases_are_found_by_their_names(said: str, value: Any, how: str) -> None:
    assert find(said, value).how == how


def test_half_of_a_diameter_is_found_as_a_radius() -> None:
    assert find("a cylinder 60 cm across", 30, "radius").how == "known"
    assert find("圆桌直径一米八", 0.9, "radius").how == "known"
    assert find("a barrel 60 cm tall", 30, "radius").how == "nowhere"
    assert find("a cylinder 60 cm across", 30, "end").how == "nowhere"


def test_an_optional_day_may_be_today_where_the_user_names_no_other() -> None:
    assert find("is the school closed?", "2026-11-23", "day").how == "implied"
    assert find("is the school closed?", "2026-11-24", "day").how == "nowhere"
    assert find("is the school closed on Friday?", "2026-11-23", "day").share < 0.5
    assert find("is the school closed?", "2026-11-23", "value").how == "nowhere"


def test_what_is_counted_until_a_day_begins_today() -> None:
    assert find("how many days till christmas", "2026-11-23", "start").how == "implied"
    assert find("离圣诞还有多久", "2026-11-23", "start").how == "implied"
    assert find("how many days till christmas", "2026-11-20", "start").how == "nowhere"
    assert find("count the days", "2026-11-23", "start").how == "nowhere"


def weigh(tool: dict[str, Any], said: str, **arguments: Any) -> GateVerdict:
    evidence = GateEvidence(
        index_conversation([ConversationMessage("user", said)]), todays=(NOW.date(),), moments=(NOW,)
    )
    return compute_verdict(compile_contract(Contract(**tool)), arguments, (), evidence)


STATEMENT: dict[str, Any] = {
    "name": "bank_statement",
    "description": "The statement of a month, of an account. 账单",
    "effect": "read",
    "repeat": "allow",
    "input_schema": {
        "type": "object",
        "properties": {"month": {"type": "string", "description": "YYYY-MM"}},
        "required": ["month"],
    },
}


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    "said", ["Download the bank statement for October.", "发一下上个月的账单", "10 月的账单"]
)
def test_a_statement_of_a_named_month_is_not_held(said: str) -> None:
    assert weigh(STATEMENT, said, month="2026-10").is_clear
    assert not weigh(STATEMENT, said, month="2026-08").is_clear
