"""Where the values of a call come from: the conversation, an earlier result, a default, or nowhere."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.ground import ground_values, index_conversation
from callwright.core.selection.tool_keywords import get_tool_keywords
from callwright.core.text.text_analysis import compose_text, fold_text, stem_word
from callwright.domain.call import ConversationMessage
from callwright.domain.contract import Contract
from callwright.domain.grounding import Grounding

BOOKING = {
    "type": "object",
    "properties": {
        "city": {"type": "string", "description": "City and state, e.g. 'Dallas, TX'."},
        "unit": {"type": "string", "enum": ["metric", "imperial"]},
        "mode": {"type": "string", "description": "One of: scenic or fastest."},
        "limit": {"type": "integer", "default": 25},
        "stops": {"type": "array", "items": {"type": "string"}},
        "guest": {"type": "object", "properties": {"name": {"type": "string"}, "age": {"type": "integer"}}},
    },
    "required": ["city"],
}
TOOL = compile_contract(Contract(name="plan_trip", input_schema={**BOOKING, "additionalProperties": True}))


def found(conversation: str | Sequence[ConversationMessage], value: Any, name: str = "any") -> Grounding:
    said = [ConversationMessage("user", conversation)] if isinstance(conversation, str) else conversation
    return ground_values(index_conversation(said), get_tool_keywords(TOOL).parameters, {name: value})[0]


@pytest.mark.promise("B5")
@pytest.mark.parametrize(
    ("said", "value", "how"),
    [
        ("Fly me to Oslo tomorrow", "Oslo", "exact"),
        ("fly me to oslo", "Oslo", "folded"),
        ("Grüße aus Zürich", "zurich", "folded"),
        ("价格是１００元", "100", "folded"),
        ("send it to ＡＣＭＥ Ltd", "ACME Ltd", "folded"),
        ("the houses by the lake", "house", "words"),
        ("find hotels near the old harbour", "old harbour hotel", "words"),
        ("a parcel of 1,250 kg", 1250, "number"),
        ("I owe him $5", 5, "number"),
        ("five of them, please", 5, "number"),
        ("twenty-five people", 25, "number"),
        ("two million three hundred thousand", 2_300_000, "number"),
        ("a budget of 2.5k", 2500, "number"),
        ("订三百二十张票", 320, "number"),
        ("转三万五给他", 35_000, "number"),
        ("就咱俩", 2, "number"),
        ("廿五张", 25, "number"),
        ("一共两千零五元", 2005, "number"),
        ("给我三件", "3", "number"),
        ("万分感谢，预算5万", 50_000, "number"),
        ("with 15% interest", 0.15, "percent"),
        ("a rate of 0.15", 15, "percent"),
        ("a loss of 40", -40, "number"),
        ("meet me on March 3rd, 2026", "2026-03-03", "date"),
        ("on the 3rd of march 2026", "03/03/2026", "date"),
        ("2026年三月三日出发", "2026-03-03", "date"),
        ("tomorrow at 2 pm", "14:00", "date"),
        ("明天下午两点半开会", "14:30", "date"),
        ("at 11 PM", 23, "date"),
        ("I have fifty dollars", "USD", "synonym"),
        ("需要人民币报价", "CNY", "synonym"),
        ("20 degrees centigrade", "celsius", "synonym"),
        ("The World Health Organization report", "WHO", "initials"),
        ("open the temporary folder", "tmp", "initials"),
        ("it ran for three minutes", 180, "known"),
        ("three boxes of 40", 120, "derived"),
        ("dropped from the roof", 0, "implied"),
        ("give me the top result", 1, "implied"),
    ],
)
def test_a_value_that_was_said_is_found_however_it_was_said(said: str, value: Any, how: str) -> None:
    ground_ = found(said, value)

    assert (ground_.how, ground_.role) == (how, "user")


@pytest.mark.promise("B5")
@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("Fly me to Oslo", "Bergen"),
        ("room 1250 please", 125),
        ("订三百二十张票", "三百"),
        ("订三百二十张票", 300),
        ("转三万五给他", 30_005),
        ("来两三百个", 300),
        ("call 555-0100", 5559),
        ("on March 3rd", "2026-04-03"),
        ("at 2 pm", "15:00"),
        ("fifty dollars", "EUR"),
        ("my number is 7", "user_4711"),
    ],
)
def test_a_value_that_was_not_said_is_not_found(said: str, value: Any) -> None:
    ground_ = found(said, value)

    assert ground_.how in {"nowhere", "part"}
    assert ground_.share < 0.5


@pytest.mark.promise("B5")
def test_what_is_found_leads_back_to_the_message_and_the_place_in_it() -> None:
    said = [
        ConversationMessage("system", "Be brief."),
        ConversationMessage("user", "Où est le café Éden, s'il vous plaît?"),
    ]

    ground_ = found(said, "cafe eden")

    assert (ground_.message, ground_.role) == (1, "user")
    assert compose_text(said[1].text)[ground_.start : ground_.end] == "café Éden"


@pytest.mark.promise("B5")
def test_the_users_words_come_before_those_of_tools_and_of_the_system() -> None:
    said = [
        ConversationMessage("system", "Orders look like A-17."),
        ConversationMessage("tool", '{"id": "A-17"}'),
        ConversationMessage("user", "cancel A-17"),
    ]

    assert found(said, "A-17").role == "user"
    assert found(said[:2], "A-17").role == "tool"
    assert found(said[:1], "A-17").role == "system"


@pytest.mark.promise("B5")
def test_what_only_the_assistant_said_is_no_ground_until_a_person_has_spoken_again() -> None:
    proposal = [
        ConversationMessage("user", "book something"),
        ConversationMessage("assistant", "Flight XK12 would fit."),
    ]

    assert found(proposal, "XK12").how == "nowhere"
    assert found([*proposal, ConversationMessage("user", "yes please")], "XK12").role == "assistant"


@pytest.mark.promise("B5")
def test_what_the_schema_knows_of_a_value_is_told_apart_from_what_was_said() -> None:
    assert found("plan a trip", 25, "limit").how == "default"
    assert found("plan a trip", "metric", "unit").how == "member"
    assert found("plan a trip", "scenic", "mode").how == "member"
    assert found("plan a trip", "Dallas, TX", "city").how == "copied"
    assert found("plan a trip to Dallas", "Dallas, TX", "city").how == "known"


@pytest.mark.promise("B5")
def test_every_leaf_is_looked_up_by_itself() -> None:
    arguments = {"stops": ["Bonn", "Cologne"], "guest": {"name": "Ada", "age": 36}, "city": "Mainz"}

    grounds = ground_values(
        index_conversation([ConversationMessage("user", "From Bonn to Mainz with Ada")]),
        get_tool_keywords(TOOL).parameters,
        arguments,
    )

    assert [(one.path, one.how, one.required) for one in grounds] == [
        ("/stops/0", "exact", False),
        ("/stops/1", "nowhere", False),
        ("/guest/name", "exact", False),
        ("/guest/age", "nowhere", False),
        ("/city", "exact", True),
    ]


@pytest.mark.promise("B5")
@pytest.mark.parametrize("value", [True, False, None, "", [], {}])
def test_what_could_stand_in_no_conversation_is_not_weighed(value: Any) -> None:
    assert found("anything", value).how == "unweighed"


@pytest.mark.promise("B5")
def test_a_text_that_the_model_composed_is_held_to_the_names_and_numbers_in_it() -> None:
    said = "Tell Ms Okafor that order 8812 is late, and be nice about it."
    good = "Dear Ms Okafor, we are very sorry that your order 8812 has been delayed."
    bad = "Dear Ms Okafor, we are very sorry; your refund of 350 comes with voucher QX9."

    assert found(said, good).how == found(said, bad).how == "composed"
    assert found(said, good).share > 0.9 > found(said, bad).share


def test_a_value_of_another_script_than_the_users_cannot_be_found_in_it() -> None:
    assert found("请查一下漠河的天气", "Mohe").how == "foreign"
    assert found("请查一下广州的天气", "Guangzhou").how == "synonym"
    assert found("请查一下广州的天气", "广州").how == "exact"


def test_the_newest_words_are_heard_when_a_conversation_is_too_long() -> None:
    said = [
        ConversationMessage("user", "old word zebra"),
        ConversationMessage("user", "x " * 140_000),
        ConversationMessage("user", "new word heron"),
    ]

    assert found(said, "heron").how == "exact"
    assert found(said, "zebra").how == "nowhere"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("calculate", "calculator"),
        ("cities", "city"),
        ("movies", "movie"),
        ("running", "run"),
        ("prices", "pricing"),
    ],
)
def test_words_of_one_family_share_a_stem(one: str, other: str) -> None:
    assert stem_word(one) == stem_word(other)


@given(st.text(max_size=60))
def test_folding_keeps_every_place(text: str) -> None:
    assert len(fold_text(text)) == len(compose_text(text))
    assert fold_text(fold_text(text)) == fold_text(text)


@given(st.lists(st.text(max_size=40), max_size=4), st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
))  # fmt: skip
def test_looking_never_raises_and_every_place_is_in_its_message(texts: list[str], value: Any) -> None:
    said = [ConversationMessage("user", text) for text in texts]

    for one in ground_values(
        index_conversation(said), get_tool_keywords(TOOL).parameters, {"any": value, "city": value}
    ):
        assert 0.0 <= one.share <= 1.0
        if one.role is not None:
            assert 0 <= one.start <= one.end <= len(compose_text(said[one.message].text))


def test_the_place_of_a_number_ends_with_the_number() -> None:
    (one, *_) = ground_values(
        index_conversation([ConversationMessage("user", "a table for 5 please")]),
        get_tool_keywords(TOOL).parameters,
        {"any": 5},
    )
    assert (one.start, one.end) == (12, 13)


@given(st.text(alphabet="abcdefgh 123.,-", min_size=1, max_size=12))
def test_whatever_is_said_word_for_word_is_found_in_full(value: str) -> None:
    ground_ = found(f"say \n{value}\n now", value)

    assert ground_.share == 1.0
    assert ground_.how not in {"nowhere", "part"} or not value.strip()


@pytest.mark.promise("B5")
@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("a hotel in San Francisco", "CA"),
        ("a hotel in San Francisco", "San Francisco, CA"),
        ("what is the weather in Munich", "Germany"),
        ("去泰国玩", "THB"),
        ("forecast for the next week", 7),
        ("remind me in an hour and a half", 90),
        ("一个钟头一刻后提醒我", 75),
        ("double the 3 workers", 6),
        ("每人一半，一共368", 184),
        ("arriving May 11 and leaving on the 14th", 3),
        ("she was born in 58", 1958),
        ("flying out of heathrow", "LHR"),
        ("我从虹桥走", "上海虹桥"),
        ("the room from half past two until four", 90),
        ("between 9:30 and noon? no, from 9:30 to noon", 150),
        ("明天下午三点到四点半", 90),
        ("it took an hour and five", 65),
        ("泡面，三分半", 210),
        ("bake it at 350F", 177),
        ("徐汇的房价", "上海"),
        ("周五八点唱到十一点", 180),
    ],
)
def test_what_follows_by_a_well_known_fact_is_known(said: str, value: Any) -> None:
    assert found(said, value).how == "known"


@pytest.mark.promise("B5")
@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("a stylist in CA", "Fremont, CA"),
        ("restart web-04", "web-40"),
        ("double the 3 workers", 5),
        ("what is the weather in Munich", "France"),
        ("转两千五", 2005),
        ("a flight to Lyon", "Marseille"),
        ("the room from half past two until four", 150),
        ("it took an hour and five friends came", 65),
    ],
)
def test_what_only_looks_like_it_does_not_follow(said: str, value: Any) -> None:
    ground_ = found(said, value)

    assert ground_.how in {"nowhere", "part"}
    assert ground_.share < 0.5


@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("wake me at half past six", "06:30"),
        ("明早差一刻六点叫我", "05:45"),
        ("nudge me on the 30th", "2026-11-30"),
        ("28号出发", "2026-11-28"),
        ("周五八点见", "08:00"),
        ("the first of december", "2026-12-01"),
    ],
)
def test_days_and_times_are_found_as_people_say_them(said: str, value: str) -> None:
    assert found(said, value).how == "date"


@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("84块3，交了吧", 84.3),
        ("打车花了三十二块五", 32.5),
        ("focus time from 1 to 5", 240),
        ("12月10到13去苏州", 3),
        ("roll it out to prod", "production"),
        ("twenty quid", "GBP"),
        ("跟我姐说", "姐姐"),
        ("pick me up at 7", "2026-11-23T19:00:00"),
        ("the meeting is Wed 10am", "2026-11-25T10:00:00"),
        ("pay it on the first", "2026-12-01"),
        ("make it half 5 tomorrow", "2026-11-24T17:30:00"),
    ],
)
def test_everyday_forms_of_money_times_and_short_words_are_found(said: str, value: Any) -> None:
    ground = found(said, value)
    assert ground.share >= 0.8, ground
    assert ground.how != "nowhere"


def test_another_weekday_or_another_time_than_the_named_one_is_not_found() -> None:
    assert found("lunch on Friday", "2026-11-26").share < 0.5
    assert found("lunch on Friday", "2026-11-27").share > 0.8
    assert found("下周一二请年假", "2026-12-01").share > 0.8
    assert found("standup tomorrow 9:45", "2026-11-24T10:15").share < 0.5
    assert found("standup tomorrow 9:45, then half an hour later", "2026-11-24T10:15").share > 0.8


@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("off between Christmas and New Year", "2026-12-29"),
        ("renew it within a fortnight", "2026-12-07"),
        ("free from new year", "2027-01-01"),
        ("一天就行，十二月三日和十二月九日之间", "2026-12-05"),
        ("the review is at 15:00, push it back by an hour", "16:00"),
        ("评审三点开始，提前半小时", "14:30"),
    ],
)
def test_a_day_in_a_range_and_a_time_that_is_moved_follow_from_what_was_said(said: str, value: str) -> None:
    assert found(said, value).how == "date"


def test_a_day_outside_of_a_range_and_a_time_that_nobody_moves_do_not_follow() -> None:
    assert found("off between Christmas and New Year", "2026-12-20").share < 0.5
    assert found("the review is at 15:00, an hour long", "16:00").share <= 0.5


def test_a_wait_leads_from_now_to_a_moment_where_the_clock_was_read() -> None:
    index = index_conversation([ConversationMessage("user", "wake me in 45 minutes")])
    now = datetime(2026, 11, 23, 10, 0)  # noqa: DTZ001 - as local clocks show it

    def share(value: str, *moments: datetime) -> float:
        return ground_values(index, {}, {"at": value}, moments)[0].share

    assert share("2026-11-23T10:46", now) > 0.8
    assert share("2026-11-23T11:45", now) < 0.5
    assert share("2026-11-23T10:45") < 0.5


def test_one_is_how_many_are_meant_where_nobody_says_a_number() -> None:
    tool = compile_contract(
        Contract(
            name="book",
            input_schema={
                "type": "object",
                "properties": {"seats": {"type": "integer"}, "floor": {"type": "integer"}},
            },
        )
    )
    index = index_conversation([ConversationMessage("user", "book me the cheaper")])
    seats, floor, more = (
        ground_values(index, get_tool_keywords(tool).parameters, arguments)[0]
        for arguments in ({"seats": 1}, {"floor": 1}, {"seats": 2})
    )

    assert (seats.how, floor.how, more.how) == ("implied", "nowhere", "nowhere")


def test_a_member_of_an_enum_is_found_by_a_part_of_its_name() -> None:
    tool = compile_contract(
        Contract(
            name="book",
            input_schema={
                "type": "object",
                "properties": {"bed": {"type": "string", "enum": ["大床房", "双床房"]}},
            },
        )
    )
    index = index_conversation([ConversationMessage("user", "要张大床")])
    said, other = (
        ground_values(index, get_tool_keywords(tool).parameters, {"bed": bed})[0]
        for bed in ("大床房", "双床房")
    )

    assert said.how == "synonym"
    assert other.how != "synonym"


@pytest.mark.promise("B5")
@pytest.mark.parametrize("name", ["idempotency_key", "idempotencyKey", "Idempotency-Key", "幂等键"])
def test_an_idempotency_key_is_made_up_by_whoever_calls_and_is_not_looked_up(name: str) -> None:
    assert found("two lamps for U1, please", "7f9e2c11-a0b4", name).how == "unweighed"
    assert found("two lamps for U1, please", "7f9e2c11-a0b4", "order_id").how == "nowhere"
