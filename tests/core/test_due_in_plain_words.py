"""Ordinary calls whose words once looked like another wish, another value or another thing, and the calls beside them that still are."""

from datetime import datetime
from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, GateVerdict, compute_verdict
from callwright.core.ground import index_conversation
from callwright.domain.call import ConversationMessage
from callwright.domain.contract import Contract, EffectClass

TEXT, NUMBER = {"type": "string"}, {"type": "number"}

TOOLS: dict[str, tuple[str, EffectClass]] = {
    "land_area": ("Surface area of a country in square kilometres, by its name.", "read"),
    "population_density": ("Inhabitants of a country per square kilometre in a year.", "read"),
    "phrasebook_lookup": ("Everyday phrase in another language, with its pronunciation and an example.", "read"),
    "convert_case": ("Change the letters of a phrase to upper or lower case, by the rules of its script.", "read"),
    "git_blame": ("Show who last changed each line of a file of the repository.", "read"),
    "git_size": ("Number of bytes and lines of a file of the repository, by its path.", "read"),
    "fall_time": ("由高度计算物体自由下落到地面的时间，不计阻力。", "read"),
    "floor_count": ("根据楼房总高度估算楼层数量，按住宅层高标准。", "read"),
    "express_trace": ("查询快递运单的物流轨迹和当前位置，按单号。", "read"),
    "express_price": ("估算快递运单的运费和保价金额，按单号。", "read"),
    "find_bus_stop": ("Find the nearest bus stop to an address, with its lines.", "read"),
    "book_taxi": ("Book a taxi.", "once"),
    "cancel_order": ("Cancel an order that is not yet dispatched.", "once"),
    "update_address": ("Change the delivery address of an order.", "once"),
    "place_order": ("Place an order on the stock market.", "once"),
    "log_workout": ("Log a workout", "once"),
    "dose_volume": ("Millilitres of a medicine for the weight of an animal.", "read"),
    "compose_text": ("Writes a short text for an occasion, in a tone and a number of lines.", "read"),
    "restore_file": ("Put a deleted file back where it was.", "idempotent"),
    "reserve_book": ("Reserves a book for pickup.", "once"),
}  # fmt: skip


def weigh(name: str, arguments: dict[str, Any], said: str) -> GateVerdict:
    description, effect = TOOLS[name]
    contract = Contract(
        name=name,
        description=description,
        input_schema={
            "type": "object",
            "properties": {
                one: TEXT if isinstance(value, str) else NUMBER for one, value in arguments.items()
            },
            "required": list(arguments),
        },
        effect=effect,
        repeat="allow" if effect == "read" else "replay",
    )
    heard = index_conversation([ConversationMessage("user", said)])
    return compute_verdict(compile_contract(contract), arguments, (), GateEvidence(heard))


DUE = [
    ("land_area", {"country": "Ghana"}, "How big is Ghana?"),
    ("phrasebook_lookup", {"phrase": "cheers", "language": "Swedish"}, "how do i say cheers in Swedish, Finnish and Danish"),
    ("git_blame", {"path": "src/cart.py"}, "who wrote this mess in src/cart.py"),
    ("fall_time", {"height": 80}, "从80米高掉下来，几秒落地"),
    ("express_trace", {"number": "SF20993812"}, "我的快递SF20993812到哪儿了，急死人"),
    ("find_bus_stop", {"address": "14 Harbour Street"}, "Where's the nearest bus stop to 14 Harbour Street?"),
    ("book_taxi", {"pickup": "Old Mill", "dropoff": "airport"}, "I need a taxi from Old Mill to the airport."),
    ("cancel_order", {"order": "90-118"}, "stop the order 90-118 before it ships"),
    ("update_address", {"order_id": "33-901", "address": "4 Quay Street"}, "Change the delivery address of 33-901 to my office, 4 Quay Street."),
    ("log_workout", {"activity": "swimming", "minutes": 75}, "an hour and a quarter of swimming"),
    ("dose_volume", {"mg_per_kg": 0.1, "weight_kg": 31}, "31 kg labrador, the vet said 0.1 mg per kilo, what volume of the medicine is that"),
    ("compose_text", {"tone": "friendly", "lines": 3}, "Compose a text: three friendly lines to the volunteers, short"),
    ("restore_file", {"file": "vendors.xlsx"}, "I deleted vendors.xlsx by accident, any chance you can get it back from the bin?"),
    ("reserve_book", {"title": "Piranesi"}, "hang on to Piranesi for me"),
]  # fmt: skip


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("name", "arguments", "said"), DUE)
def test_a_call_that_is_due_in_plain_words_is_made(name: str, arguments: dict[str, Any], said: str) -> None:
    verdict = weigh(name, arguments, said)

    assert verdict.is_clear, verdict.doubts


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("said", "symbol"),
    [("sell half the shell, at market", "Shell"), ("宁德时代卖掉三分之一，市价", "宁德时代")],
)
def test_what_a_value_says_is_no_opposite_of_the_call(said: str, symbol: str) -> None:
    arguments = {"symbol": symbol, "side": "sell"}

    verdict = weigh("place_order", arguments, said)

    assert "unrequested" not in [one.name for one in verdict.doubts]


@pytest.mark.promise("B4")
def test_an_order_that_buys_where_the_user_sells_is_not_requested() -> None:
    verdict = weigh("place_order", {"symbol": "Shell", "side": "buy"}, "sell half the shell, at market")

    assert "unrequested" in [one.name for one in verdict.doubts]


NOT_DUE = [
    ("population_density", {"country": "Ghana"}, "Which languages does Ghana speak?", "off_topic"),
    ("convert_case", {"phrase": "cheers"}, "What does cheers mean in Swedish?", "off_topic"),
    ("git_size", {"path": "src/cart.py"}, "who wrote this mess in src/cart.py", "off_topic"),
    ("floor_count", {"height": 80}, "从80米高掉下来，几秒落地", "off_topic"),
    ("express_price", {"number": "SF20993812"}, "SF20993812里面装着什么东西？", "off_topic"),
    ("cancel_order", {"order": "90-118"}, "don't cancel order 90-118", "refused"),
    ("log_workout", {"activity": "swimming", "minutes": 45}, "an hour and a quarter of swimming", "superseded"),
    ("reserve_book", {"title": "Piranesi"}, "Reserve Piranesi. No, hang on", "refused"),
]  # fmt: skip


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("name", "arguments", "said", "doubt"), NOT_DUE)
def test_a_call_beside_it_is_still_asked_about(
    name: str, arguments: dict[str, Any], said: str, doubt: str
) -> None:
    verdict = weigh(name, arguments, said)

    assert doubt in [one.name for one in verdict.doubts]
    assert not verdict.is_clear


@pytest.mark.promise("B4")
def test_an_old_address_is_still_old() -> None:
    said = "My old address is 4 Quay Street, please change the delivery address of order 33-901"

    verdict = weigh("update_address", {"order_id": "33-901", "address": "4 Quay Street"}, said)

    assert "superseded" in [one.name for one in verdict.doubts]


def weigh_talk(
    talk: list[tuple[str, str]],
    name: str,
    arguments: dict[str, Any],
    effect: EffectClass = "once",
    required: tuple[str, ...] = (),
    description: str = "",
) -> GateVerdict:
    """Weigh a call after a conversation, on Monday, 23 November 2026."""
    contract = Contract(
        name=name,
        description=description or name.replace("_", " ").capitalize(),
        input_schema={
            "type": "object",
            "properties": {
                one: TEXT if isinstance(value, str) else NUMBER for one, value in arguments.items()
            },
            "required": list(required or arguments),
        },
        effect=effect,
        repeat="allow" if effect == "read" else "replay",
    )
    now = datetime(2026, 11, 23, 9, 30)  # noqa: DTZ001 - a local time, as the gate takes it
    heard = index_conversation([ConversationMessage(role, text) for role, text in talk])  # type: ignore[arg-type]
    evidence = GateEvidence(heard, todays=(now.date(),), moments=(now,))
    return compute_verdict(compile_contract(contract), arguments, (), evidence)


FOLLOWING = [
    ("block_room", {"room": "Fern", "start": "14:00", "end": "16:00"}, "Block the Fern room from 2pm for two hours"),
    ("占用会议室", {"会议室": "墨池厅", "开始": "15:00", "结束": "17:00"}, "下午三点起，墨池厅会议室占用两个小时"),
    ("cancel_membership", {"club": "Ironside", "day": "2026-11-30"}, "cancel my membership at Ironside, end of month"),
    ("order_eggs", {"count": 6}, "order half a dozen eggs"),
    ("book_ferry", {"passengers": 4}, "book the ferry, me plus my three boys"),
    ("记录农事", {"地块": "三号棚", "农事": "浇水"}, "记录一下农事，三号棚浇了水"),
    ("set_alarm", {"day": "thu", "time": "06:50"}, "set an alarm at 6:50 am on weekdays"),
]  # fmt: skip


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("name", "arguments", "said"), FOLLOWING)
def test_a_value_that_follows_from_what_was_said_is_not_asked_about(
    name: str, arguments: dict[str, Any], said: str
) -> None:
    verdict = weigh_talk([("user", said)], name, arguments)

    assert verdict.is_clear, verdict.doubts


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("block_room", {"room": "Fern", "start": "14:00", "end": "12:00"}, "Block the Fern room from 2pm for two hours"),
        ("cancel_membership", {"club": "Ironside", "day": "2026-12-15"}, "cancel my membership at Ironside, end of month"),
        ("order_eggs", {"count": 9}, "order half a dozen eggs"),
    ],
)  # fmt: skip
def test_a_value_that_does_not_follow_is_asked_about(name: str, arguments: dict[str, Any], said: str) -> None:
    assert not weigh_talk([("user", said)], name, arguments).is_clear


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("field", "value", "said", "clear"),
    [
        ("month", 6, "What is the weather like in Split in June?", True),
        ("month", 8, "What is the weather like in Split in June?", False),
        ("month", 12, "Split 腊月的天气怎么样", True),
    ],
)
def test_the_number_of_a_month_follows_from_its_name(
    field: str, value: int, said: str, *, clear: bool
) -> None:
    arguments = {"place": "Split", field: value}
    verdict = weigh_talk(
        [("user", said)],
        "weather_by_month",
        arguments,
        "read",
        description="Weather 天气 of a place by month.",
    )

    assert verdict.is_clear is clear, verdict.doubts


ORDERED = [
    ([("user", "who is at the desk at 7?"), ("assistant", "Mara, until noon."), ("user", "put two cords of oak on my list and leave it by the barn")], "order_firewood", {"species": "oak", "cords": 2}),
    ([("user", "We have 64 boxes of gloves, size M."), ("assistant", "Noted."), ("user", "No wait, Lena took a dozen up to the ICU. fix the count")], "set_count", {"item": "gloves", "size": "M", "count": 52}),
    ([("user", "账户 8842 先冻着，等他们把款打过来再说")], "冻结账户", {"账户": "8842"}),
    ([("user", "给范教授留两罐龙井"), ("assistant", "好的，要顺便发货吗？"), ("user", "不用，他自己来拿")], "留货", {"客户": "范教授", "商品": "龙井", "数量": 2}),
    ([("user", "看看我明天上午有没有安排，再给老吴发个消息说我晚到")], "发消息", {"收件人": "老吴", "内容": "我晚到"}),
]  # fmt: skip


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("talk", "name", "arguments"), ORDERED)
def test_an_order_beside_other_words_is_no_refusal_and_no_question(
    talk: list[tuple[str, str]], name: str, arguments: dict[str, Any]
) -> None:
    doubts = {one.name for one in weigh_talk(talk, name, arguments).doubts if one.strength == 1.0}

    assert doubts.isdisjoint({"refused", "superseded"})


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("talk", "doubt"),
    [
        ([("user", "Send the invoice to Hargreaves."), ("assistant", "Now?"), ("user", "leave it for now")], "refused"),
        ([("user", "Send the invoice to Hargreaves."), ("assistant", "Shall I send it?"), ("user", "no, never mind")], "refused"),
        ([("user", "If the draft is late, send the invoice to Hargreaves")], "unrequested"),
        ([("user", "what would it cost to send the invoice to Hargreaves?")], "unrequested"),
    ],
)  # fmt: skip
def test_what_was_withdrawn_or_only_asked_about_is_still_held(
    talk: list[tuple[str, str]], doubt: str
) -> None:
    verdict = weigh_talk(talk, "send_invoice", {"client": "Hargreaves"})

    assert doubt in [one.name for one in verdict.doubts]
    assert not verdict.is_clear
