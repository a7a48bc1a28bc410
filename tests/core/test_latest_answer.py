"""A call beside the user's answer to the assistant's last words, numbers beside words that say another quantity, and names that nearly were said."""

from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, GateVerdict, compute_verdict
from callwright.core.ground import index_conversation
from callwright.domain.call import ConversationMessage
from callwright.domain.contract import Contract

TEXT, NUMBER = {"type": "string"}, {"type": "number"}
TOOLS: dict[str, tuple[str, dict[str, Any]]] = {
    "transfer_money": ("Transfer money to somebody.", {"payee": TEXT, "amount": NUMBER}),
    "update_contact": ("Change the address of a contact.", {"name": TEXT, "email": TEXT}),
    "deploy_build": ("Deploy a build to an environment.", {"build": TEXT, "env": TEXT}),
    "set_freezer": ("Set the temperature of a freezer.", {"freezer": TEXT, "celsius": NUMBER}),
    "set_pump": ("Set the flow of a pump.", {"pump": TEXT, "litres_per_hour": NUMBER}),
    "crop_image": ("Crop an image.", {"file": TEXT, "width": NUMBER, "height": NUMBER}),
    "drop_course": ("退课", {"course": TEXT}),
    "reserve_title": ("Reserve a book at a branch.", {"book": TEXT, "branch": TEXT}),
    "move_delivery": ("修改收货地址", {"order": TEXT, "address": TEXT}),
    "correct_stock": (
        "Correct the stock of a product.",
        {
            "sku": TEXT,
            "delta": NUMBER,
            "reason": {"type": "string", "enum": ["sold", "returned", "broken", "counted"]},
        },
    ),
    "book_room": ("预订会议室", {"房间": TEXT, "开始": TEXT, "结束": TEXT}),
    "create_coupon": ("创建优惠码", {"code": TEXT, "折扣百分比": NUMBER}),
}


def weigh(name: str, arguments: dict[str, Any], *said: str) -> GateVerdict:
    """Weigh a call after messages of the user and the assistant in turn."""
    description, properties = TOOLS[name]
    schema = {"type": "object", "properties": properties, "required": list(properties)}
    tool = compile_contract(Contract(name=name, description=description, input_schema=schema, effect="once"))
    heard = index_conversation(
        [ConversationMessage("assistant" if at % 2 else "user", text) for at, text in enumerate(said)]
    )
    return compute_verdict(tool, arguments, (), GateEvidence(heard))


ANSWERED = [
    ("update_contact", {"name": "Noa", "email": "noa@fern.example"}, {"name": "Noa", "email": "noa.k@fern.example"},
     ("Noa's address is noa@fern.example", "Save noa@fern.example?", "noa.k@fern.example, forgot the k")),
    ("transfer_money", {"payee": "罗敏", "amount": 1300}, {"payee": "罗敏", "amount": 1030}, ("给罗敏转1300", "转1300给罗敏？", "错了，是一千零三十")),
    ("deploy_build", {"build": "0044_idx", "env": "staging"}, {"build": "0046_idx", "env": "staging"},
     ("Deploy 0044_idx to staging", "0044_idx to staging, go?", "0046_idx is the one")),
]  # fmt: skip


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("name", "old", "new", "said"), ANSWERED)
def test_a_value_that_the_user_answers_with_another_one_no_longer_holds(
    name: str, old: dict[str, Any], new: dict[str, Any], said: tuple[str, ...]
) -> None:
    verdict = weigh(name, old, *said)

    assert "superseded" in [one.name for one in verdict.doubts]
    assert not verdict.is_clear
    assert weigh(name, new, *said).is_clear


ACKNOWLEDGED = [
    ("transfer_money", {"payee": "Ida", "amount": 80}, ("Transfer 80 to Ida", "Transferred 80 to Ida.", "thanks, she has it")),
    ("deploy_build", {"build": "b-771", "env": "staging"}, ("Deploy b-771 to staging", "b-771 is on staging now.", "lovely")),
    ("transfer_money", {"payee": "罗敏", "amount": 300}, ("给罗敏转300", "已给罗敏转300元。", "嗯，她说到账啦")),
]  # fmt: skip


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("name", "arguments", "said"), ACKNOWLEDGED)
def test_what_the_assistant_told_to_be_done_is_not_done_again_for_a_thank_you(
    name: str, arguments: dict[str, Any], said: tuple[str, ...]
) -> None:
    verdict = weigh(name, arguments, *said)

    assert [one.name for one in verdict.doubts if one.name == "unrequested"] == ["unrequested"]
    assert not verdict.is_clear


STILL_ORDERED = [
    ("transfer_money", {"payee": "Ida", "amount": 80}, ("Transfer 80 to Ida", "Transfer 80 to Ida?", "yes")),
    ("transfer_money", {"payee": "Ida", "amount": 80}, ("Transfer 80 to Ida", "Transferred 80 to Ida.", "transfer another 80 to Ida please")),
    ("deploy_build", {"build": "b-771", "env": "staging"}, ("Which build is green?", "Checked: b-771 is green, staging is free.", "deploy that one to staging")),
    ("transfer_money", {"payee": "罗敏", "amount": 300}, ("给罗敏转300", "转300给罗敏？", "对")),
]  # fmt: skip


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("name", "arguments", "said"), STILL_ORDERED)
def test_a_yes_and_a_new_order_after_a_report_are_followed(
    name: str, arguments: dict[str, Any], said: tuple[str, ...]
) -> None:
    assert weigh(name, arguments, *said).is_clear


QUANTITIES = [
    ("set_freezer", {"freezer": "K4", "celsius": 22}, {"freezer": "K4", "celsius": -22}, "Set freezer K4 to minus 22"),
    ("set_freezer", {"freezer": "K4", "celsius": 18}, {"freezer": "K4", "celsius": -18}, "把K4调到零下18度"),
    ("set_freezer", {"freezer": "K4", "celsius": 41}, {"freezer": "K4", "celsius": 5}, "Set freezer K4 to 5 Celsius (41 Fahrenheit)"),
    ("set_pump", {"pump": "P2", "litres_per_hour": 12}, {"pump": "P2", "litres_per_hour": 720}, "Set pump P2 to 12 litres per minute, so 720 per hour"),
    ("crop_image", {"file": "a.png", "width": 900, "height": 1200}, {"file": "a.png", "width": 1200, "height": 900}, "Crop a.png, 1200 wide and 900 high"),
    ("create_coupon", {"code": "MOSS", "折扣百分比": 80}, {"code": "MOSS", "折扣百分比": 20}, "建个优惠码MOSS，八折，也就是减20"),
]  # fmt: skip


TWINS = [
    ("drop_course", {"course": "线性代数(一)"}, {"course": "线性代数(二)"}, "把线性代数(二)退了"),
    ("reserve_title", {"book": "The Silent Orchard", "branch": "Elm Street"}, {"book": "The Burning Orchard", "branch": "Elm Street"}, "reserve The Burning Orchard at Elm Street"),
    ("move_delivery", {"order": "DD-71", "address": "青松路8弄2号"}, {"order": "DD-71", "address": "青松南路8弄2号"}, "DD-71改送到青松南路8弄2号"),
]  # fmt: skip


@pytest.mark.promise("B4")
@pytest.mark.parametrize(("name", "wrong", "right", "said"), [*QUANTITIES, *TWINS])
def test_another_quantity_and_a_name_that_differs_in_a_number_or_a_word_are_asked_about(
    name: str, wrong: dict[str, Any], right: dict[str, Any], said: str
) -> None:
    verdict = weigh(name, wrong, said)

    assert "superseded" in [one.name for one in verdict.doubts]
    assert not verdict.is_clear
    assert weigh(name, right, said).is_clear


@pytest.mark.promise("B4")
def test_a_spelling_that_the_model_has_mended_is_no_other_name() -> None:
    mended = {"book": "The Burning Orchard", "branch": "Elm Street"}

    verdict = weigh("reserve_title", mended, "reserve The Burnign Orchard at Elm Street")

    assert "superseded" not in [one.name for one in verdict.doubts]


@pytest.mark.promise("B4")
def test_a_reason_out_of_a_list_is_a_member_and_no_text_of_the_model() -> None:
    said = "correct the stock of K-7 by 4, it was 4 too low when we recounted"

    verdict = weigh("correct_stock", {"sku": "K-7", "delta": 4, "reason": "returned"}, said)

    assert [one.how for one in verdict.grounds if one.path == "/reason"] == ["member"]


@pytest.mark.promise("B4")
def test_an_end_before_its_beginning_is_asked_about_in_chinese_fields_too() -> None:
    said, early, late = "2026-11-25下午三点到四点，云杉厅", "2026-11-25T15:00:00", "2026-11-25T16:00:00"

    reversed_range = weigh("book_room", {"房间": "云杉厅", "开始": late, "结束": early}, said)

    assert "swapped" in [one.name for one in reversed_range.doubts]
    assert not reversed_range.is_clear
    assert weigh("book_room", {"房间": "云杉厅", "开始": early, "结束": late}, said).is_clear
