"""Is a call clear enough to be made? Weighed by its conversation, its output and the other tools on offer."""

import gc
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, GateVerdict, compute_verdict, get_required_confidence
from callwright.core.gate.doubt_signals import CallDoubt, is_placeholder
from callwright.core.gate.gate_verdict import combine_doubts
from callwright.core.ground import index_conversation
from callwright.core.selection.sibling_calls import compare_siblings
from callwright.domain.call import ConversationMessage, Siblings, ToolCall
from callwright.domain.contract import CompiledContract, Contract, EffectClass
from callwright.domain.doubt_rules import ASK_BELOW_CONFIDENCE, DOUBTS
from callwright.domain.result import Repair


def transfer(effect: EffectClass = "once", minimum: float | None = None) -> CompiledContract:
    return compile_contract(
        Contract(
            name="transfer_money",
            description="Transfer money from one account to another.",
            input_schema={
                "type": "object",
                "properties": {
                    "amount": {"type": "number"},
                    "to_account": {"type": "string"},
                    "memo": {"type": "string"},
                },
                "required": ["amount", "to_account"],
                "additionalProperties": False,
            },
            effect=effect,
            repeat="allow" if effect == "read" else "replay",
            min_confidence=minimum,
        )
    )


TOOL = transfer()
GOOD = {"amount": 40, "to_account": "DE-77"}


def weighed(
    said: str, arguments: dict[str, Any] = GOOD, tool: CompiledContract = TOOL, **evidence: Any
) -> GateVerdict:
    heard = index_conversation([ConversationMessage("user", said)])
    return compute_verdict(tool, arguments, evidence.pop("repairs", ()), GateEvidence(heard, **evidence))


@pytest.mark.promise("B4", "B5")
def test_a_call_whose_values_were_said_is_clear_and_an_invented_one_is_not() -> None:
    asked = "Please transfer 40 euros to account DE-77"

    good = weighed(asked)
    bad = weighed(asked, {"amount": 40, "to_account": "XX-12"})

    assert good.is_clear
    assert good.confidence > 0.9
    assert not bad.is_clear
    assert ("invented", ("/to_account",)) in [(one.name, one.paths) for one in bad.doubts]


@pytest.mark.promise("B4")
def test_a_tool_that_nobody_asked_for_is_not_clear() -> None:
    assert not weighed("How tall is the tower with the number 40 in street DE-77?").is_clear


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("said", "arguments"),
    [
        ("请从账户给 DE-77 转账 40 元", GOOD),
        ("向DE-77转四十元", GOOD),
    ],
)
def test_a_request_in_another_script_than_the_tools_words_is_not_held_against_them(
    said: str, arguments: dict[str, Any]
) -> None:
    assert weighed(said, arguments).is_clear


@pytest.mark.promise("B4")
def test_only_the_first_request_is_held_against_the_words_of_a_tool() -> None:
    said = [
        ConversationMessage("user", "transfer 40 to DE-77"),
        ConversationMessage("assistant", "Done. Anything else?"),
        ConversationMessage("user", "once more"),
    ]

    assert compute_verdict(TOOL, GOOD, (), GateEvidence(index_conversation(said))).is_clear
    assert compute_verdict(
        TOOL, GOOD, (), GateEvidence(index_conversation([*said[:1], ConversationMessage("tool", "ok")]))
    ).is_clear


@pytest.mark.promise("B4")
@pytest.mark.parametrize("effect", ["read", "idempotent", "keyed", "once"])
def test_every_effect_class_asks_for_its_own_confidence_and_a_contract_for_another(
    effect: EffectClass,
) -> None:
    assert get_required_confidence(transfer(effect).contract) == ASK_BELOW_CONFIDENCE[effect]
    assert get_required_confidence(transfer(effect, 0.25).contract) == 0.25
    assert (
        ASK_BELOW_CONFIDENCE["read"]
        < ASK_BELOW_CONFIDENCE["idempotent"]
        <= ASK_BELOW_CONFIDENCE["keyed"]
        < ASK_BELOW_CONFIDENCE["once"]
    )


@pytest.mark.promise("B4")
def test_a_read_is_made_on_a_weaker_ground_than_a_write() -> None:
    said = "Please transfer money to DE-77"
    half = {"amount": 40, "to_account": "DE-77", "memo": "thanks from all of us"}

    assert weighed(said + " 40", half, transfer("read")).is_clear
    assert not weighed(said + " 40", half, transfer("once")).is_clear


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("beside", "doubt"),
    [
        (Siblings(3, 2, repeated=True), "repeated"),
        (Siblings(20, 15), "run_on"),
    ],
)
def test_the_other_calls_of_an_output_speak_too(beside: Siblings, doubt: str) -> None:
    said = "transfer 40 to DE-77"

    found = weighed(said, siblings=beside)

    assert doubt in {one.name for one in found.doubts}
    assert found.confidence < weighed(said).confidence
    assert weighed(said, siblings=Siblings(8, 7)).confidence == weighed(said).confidence


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    "value",
    [
        "your_api_key",
        "<city>",
        "user123",
        "[ACCOUNT]",
        "{{token}}",
        "example@example.com",
        "N/A",
        "unknown",
        "test",
        "示例",
        "某某",
    ],
)
def test_what_stands_for_a_value_is_known_as_that(value: str) -> None:
    assert is_placeholder(value)
    assert "placeholder" in {
        one.name for one in weighed("transfer 40", {"amount": 40, "to_account": value}).doubts
    }


@pytest.mark.parametrize(
    "value",
    [
        "Your Majesty, I beg to differ from what my neighbour said about the example of Rome",
        "Berlin",
        "A-17",
        "",
    ],
)
def test_what_is_a_value_is_no_placeholder(value: str) -> None:
    assert not is_placeholder(value)


@pytest.mark.promise("B4")
def test_an_empty_required_text_is_a_doubt_and_an_empty_optional_one_is_none() -> None:
    assert "empty" in {one.name for one in weighed("transfer 40", {"amount": 40, "to_account": " "}).doubts}
    assert "empty" not in {one.name for one in weighed("transfer 40 to DE-77", {**GOOD, "memo": ""}).doubts}


CANCEL = compile_contract(
    Contract(
        name="cancel_order",
        description="Cancel an order of the customer. 取消订单",
        input_schema={
            "type": "object",
            "properties": {"order_id": {"type": "string"}},
            "required": ["order_id"],
        },
        effect="once",
    )
)
FLY = compile_contract(
    Contract(
        name="book_flight",
        description="Book a flight. 预订机票",
        input_schema={
            "type": "object",
            "properties": {"origin": {"type": "string"}, "destination": {"type": "string"}},
            "required": ["origin", "destination"],
        },
        effect="once",
    )
)


def doubted(said: list[str], arguments: dict[str, Any], tool: CompiledContract = CANCEL) -> set[str]:
    messages = [
        ConversationMessage("user" if at % 2 == 0 else "assistant", text) for at, text in enumerate(said)
    ]
    verdict = compute_verdict(tool, arguments, (), GateEvidence(index_conversation(messages)))
    assert verdict.is_clear == (not {one.name for one in verdict.doubts} & STANCE)
    return STANCE.intersection(one.name for one in verdict.doubts)


STANCE = {"refused", "unrequested", "superseded", "swapped"}
ONE, TWO = {"order_id": "A-1"}, {"order_id": "B-2"}


@pytest.mark.promise("B4", "B5")
@pytest.mark.parametrize(
    ("said", "arguments", "doubt"),
    [
        (["Please do not cancel order A-1"], ONE, "refused"),
        (["不要取消订单 A-1"], ONE, "refused"),
        (["Cancel order A-1", "Really?", "hmm, never mind"], ONE, "refused"),
        (["取消订单 A-1", "确定吗？", "那算了"], ONE, "refused"),
        (["Don't cancel A-1, cancel B-2 instead"], ONE, "superseded"),
        (["If I cancel order A-1, will there be a fee?"], ONE, "unrequested"),
        (["如果取消订单 A-1 会扣手续费吗？"], ONE, "unrequested"),
        (["I already cancelled order A-1 yesterday"], ONE, "unrequested"),
        (["What are my options with order A-1?"], ONE, "unrequested"),
        (["Cancel order A-1", "A-1?", "No wait, I meant B-2"], ONE, "superseded"),
        (["取消订单 A-1", "A-1？", "不对，我说的是 B-2"], ONE, "superseded"),
        (["Cancel B-2, not A-1"], ONE, "superseded"),
        (["If the parcel is late, cancel order A-1"], ONE, "unrequested"),
        (["I'd cancel order A-1 if it were mine"], ONE, "unrequested"),
        (["Cancel order A-1?", "Sure?", "Let me check with Ines first"], ONE, "refused"),
        (["Cancel order A-1", "Sure?", "no, I'd rather wait"], ONE, "refused"),
    ],
)
def test_what_the_user_says_about_an_action_or_a_value_is_held_against_the_call(
    said: list[str], arguments: dict[str, Any], doubt: str
) -> None:
    assert doubt in doubted(said, arguments)


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    ("said", "arguments"),
    [
        (["Can you cancel order A-1 for me?"], ONE),
        (["能帮我把订单 A-1 取消吗？"], ONE),
        (["Please don't forget to cancel order A-1"], ONE),
        (["Cancel order A-1", "Really?", "yes please"], ONE),
        (["取消订单 A-1", "确定吗？", "确定"], ONE),
        (["Cancel order A-1", "A-1?", "No wait, I meant B-2"], TWO),
        (["Don't cancel A-1, cancel B-2 instead"], TWO),
        (["取消订单 A-1", "A-1？", "不对，我说的是 B-2"], TWO),
        (["A-1 arrived broken and I don't want it any more. Cancel it."], ONE),
        (["don't forget A-1", "Cancel A-1?", "ofc"], ONE),
        (["Can someone cancel order A-1?"], ONE),
        (["Cancel order A-1?", "Sure?", "Let me check with Ines first", "Fine.", "she says go"], ONE),
    ],
)
def test_a_due_call_is_not_held_for_words_that_only_resemble_a_refusal(
    said: list[str], arguments: dict[str, Any]
) -> None:
    assert doubted(said, arguments) == set()


@pytest.mark.promise("B4")
def test_names_that_were_said_speak_for_a_tool_whose_words_were_not() -> None:
    tool = compile_contract(
        Contract(
            name="restart_service",
            description="Restart a service",
            input_schema={
                "type": "object",
                "properties": {"service": {"type": "string"}, "seconds": {"type": "number"}},
                "required": ["service"],
            },
            effect="once",
        )
    )
    assert weighed("billing hangs again, please bounce it for us", {"service": "billing"}, tool).is_clear
    assert not weighed("billing hangs again, please bounce it for us", {"service": "search"}, tool).is_clear


@pytest.mark.promise("B4")
@pytest.mark.parametrize(
    "said", ["Book a flight from Paris to Rome", "fly me to Rome, from Paris", "订一张从巴黎到罗马的机票"]
)
def test_values_in_each_others_place_are_told_by_the_words_before_them(said: str) -> None:
    assert doubted([said], {"origin": "Paris", "destination": "Rome"}, FLY) == set()
    assert "swapped" in doubted([said], {"origin": "Rome", "destination": "Paris"}, FLY)


@pytest.mark.promise("B4")
def test_a_question_is_held_only_against_tools_that_change_something() -> None:
    read = replace(CANCEL.contract, effect="read", repeat="allow")

    assert doubted(["If I cancel order A-1, is there a fee?"], ONE, compile_contract(read)) == set()


LIBERTY = Repair("/to_account", None, "DE-77", "positional_argument", False, 0.95)


@pytest.mark.promise("B4")
def test_a_liberty_that_adds_error_is_never_taken_by_itself_however_confident() -> None:
    said = "transfer 40 to DE-77"

    assert not weighed(said, repairs=[LIBERTY]).is_clear
    assert not compute_verdict(TOOL, GOOD, [LIBERTY], GateEvidence(stated=1.0)).is_clear
    assert weighed(said, repairs=[LIBERTY], confirmed=("/to_account",)).is_clear


@pytest.mark.promise("B4")
def test_the_callers_own_number_and_the_worst_repair_count_as_much_as_the_conversation() -> None:
    repair = Repair("/amount", "40", 40, "number_in_string", True, 0.7)

    assert compute_verdict(TOOL, GOOD, [], GateEvidence(stated=0.3)).confidence == 0.3
    assert compute_verdict(TOOL, GOOD, [repair], GateEvidence()).confidence == 0.7
    assert not compute_verdict(TOOL, GOOD, [], GateEvidence(stated=float("nan"))).is_clear


@pytest.mark.promise("B4", "B5")
def test_without_a_conversation_nothing_is_held_against_any_value() -> None:
    assert compute_verdict(
        TOOL,
        {"amount": 1, "to_account": "your_account"},
        [],
        GateEvidence(siblings=Siblings(9, 8, repeated=True)),
    ) == GateVerdict(1.0, 0.6)


@pytest.mark.promise("B4")
def test_what_the_user_confirmed_is_as_good_as_said_and_the_whole_call_passes() -> None:
    arguments = {"amount": 40, "to_account": "XX-12"}
    said = "transfer 40 please"

    assert not weighed(said, arguments).is_clear
    assert weighed(said, arguments, confirmed=("/to_account",)).is_clear
    assert weighed("hello", arguments, confirmed=("",), stated=0.01, repairs=[LIBERTY]).is_clear


doubts = st.lists(
    st.builds(CallDoubt, st.sampled_from(sorted(DOUBTS)), st.floats(0, 1), st.just(())),
    max_size=9,
    unique_by=lambda one: one.name,
)


@pytest.mark.promise("B4")
@given(doubts, st.integers(0, 8), st.floats(0, 1))
def test_a_weaker_doubt_never_lowers_the_confidence(found: list[CallDoubt], at: int, share: float) -> None:
    weaker = [
        replace(one, strength=one.strength * share) if place == at else one for place, one in enumerate(found)
    ]

    assert 0 <= combine_doubts(found) <= combine_doubts(weaker) <= 1


@pytest.mark.promise("B5")
@given(
    st.lists(
        st.sampled_from(["40", "DE-77", "thanks", "account", "money", "transfer"]), max_size=6, unique=True
    )
)
def test_whatever_more_is_said_of_a_call_never_makes_it_less_sure(more: list[str]) -> None:
    arguments = {"amount": 40, "to_account": "DE-77", "memo": "thanks"}
    sure = [
        weighed("please " + " ".join(more[:length]), arguments).confidence for length in range(len(more) + 1)
    ]

    assert sure == sorted(sure)


def test_calls_of_one_output_are_told_apart_by_what_they_ask() -> None:
    one, other = ToolCall("a", {"x": 1, "y": 2}), ToolCall("a", {"y": 2, "x": 1})

    assert compare_siblings([one, ToolCall("a", {"x": 2}), other]) == [
        Siblings(3, 0),
        Siblings(3, 1),
        Siblings(3, 2, repeated=True),
    ]


@pytest.mark.promise("B4")
def test_a_long_request_that_never_names_the_topic_is_asked_about_and_a_short_one_is_not() -> None:
    tool = compile_contract(
        Contract(
            name="compute_body_mass_index",
            description="Compute the body mass index of a person.",
            input_schema={
                "type": "object",
                "properties": {"first": {"type": "number"}, "second": {"type": "number"}},
                "required": ["first", "second"],
            },
            effect="once",
        )
    )
    values = {"first": 10, "second": 5}

    strange = weighed(
        "Our roof is shaped like a tent: how big would its front be with a bottom edge of 10 and a peak at 5?",
        values,
        tool,
    )
    meant = weighed(
        "Our neighbour went jogging all summer; what would the body mass index be with 10 and 5?",
        values,
        tool,
    )
    short = weighed("10 and 5 please", values, tool)

    assert not strange.is_clear
    assert [one.name for one in strange.doubts] == ["off_topic"]
    assert meant.is_clear
    assert short.is_clear


@pytest.mark.promise("B5")
def test_a_transfer_asked_for_with_a_direction_is_not_taken_for_the_past() -> None:
    tool = compile_contract(
        Contract(
            name="zhuanzhang",
            description="转账给收款人",
            input_schema={
                "type": "object",
                "properties": {"payee": {"type": "string"}, "amount": {"type": "number"}},
                "required": ["payee", "amount"],
            },
            effect="once",
        )
    )

    wanted = weighed("补课费一千五给曹老师转过去", {"payee": "曹老师", "amount": 1500}, tool)

    assert wanted.is_clear
    assert "unrequested" not in [one.name for one in wanted.doubts]


ORDERS = '[{"order_id": "L01", "item": "desk lamp"}, {"order_id": "L02", "item": "wall socket"}]'


@pytest.mark.promise("B5")
@pytest.mark.parametrize(
    ("said", "order", "clear"),
    [
        ("I want to return the desk lamp", "L01", True),
        ("I want to return the desk lamp", "L02", False),
        ("return the lamp please", "L02", False),
        ("return the other one please", "L02", True),
        ("return L02, it came with the lamp", "L02", True),
        ("the lamp is not the problem, return what came with it", "L02", True),
    ],
)
def test_the_identifier_of_another_record_than_the_one_that_was_named_is_asked_about(
    said: str, order: str, *, clear: bool
) -> None:
    tool = compile_contract(
        Contract(
            name="return_order",
            description="Return an order.",
            input_schema={
                "type": "object",
                "properties": {"order_id": {"type": "string"}},
                "required": ["order_id"],
            },
            effect="once",
        )
    )
    heard = index_conversation(
        [
            ConversationMessage("user", "What did I order?"),
            ConversationMessage("tool", ORDERS),
            ConversationMessage("user", said),
        ]
    )

    verdict = compute_verdict(tool, {"order_id": order}, (), GateEvidence(heard))

    assert verdict.is_clear == clear
    assert clear or [one.paths for one in verdict.doubts if one.name == "superseded"] == [("/order_id",)]


RUNS = [
    "1",
    "a",
    "A1 ",
    "a-",
    "A1-",
    "A1@",
    "a.b",
    "AB+/",
    "100 a day ",
    "1 each ",
    "12, ",
    "no, ",
    "一",
    "三点",
    "从",
    "1块1",
    "split 12 19% ",
    "my share 12 and a half, ",
    "3 days later ",
    "提前三天",
    "打八折",
    "the day before christmas ",
]


@pytest.mark.costly
@pytest.mark.promise("T15")
@pytest.mark.parametrize("piece", RUNS, ids=range(len(RUNS)))
def test_a_pasted_text_costs_the_gate_no_more_than_its_length(piece: str) -> None:
    tool, arguments = transfer(), {"amount": 100, "source": "A1", "target": "B2", "total": 100}

    def weigh_pasted(turn: int, unit: str) -> float:
        # Another text each time, since what was read is kept.
        pasted = unit * (16_000 // len(unit)) + piece + "!" * turn
        said = [ConversationMessage("user", text) for text in ("send 100 to B2", pasted)]
        gc.disable()
        try:
            began = time.process_time()
            compute_verdict(tool, arguments, (), GateEvidence(index_conversation(said)))
            return time.process_time() - began
        finally:
            gc.enable()

    ordinary = min(weigh_pasted(turn, "the red one, please. ") for turn in range(2))
    pasted = min(weigh_pasted(turn, piece) for turn in range(2))
    assert pasted < 8 * ordinary


@pytest.mark.promise("B4")
def test_a_share_in_words_is_the_percentage_of_the_field_beside_it() -> None:
    tool = compile_contract(
        Contract(
            name="create_discount",
            input_schema={"type": "object", "properties": {"percent_off": {"type": "number"}}},
        )
    )

    assert weighed("create a discount, a quarter off", {"percent_off": 25}, tool).is_clear
    assert not weighed("create a discount, a quarter off", {"percent_off": 40}, tool).is_clear
