"""Ordinary calls whose words once looked like another wish, another value or another thing, and the calls beside them that still are."""

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
