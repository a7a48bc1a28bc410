"""A value that the user tells beside the order is not the one that is ordered."""

from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, GateVerdict, compute_verdict
from callwright.core.ground import index_conversation
from callwright.domain.call import ConversationMessage, Siblings
from callwright.domain.contract import CompiledContract, Contract

TEXT = {"type": "string"}
FIELDS: dict[str, dict[str, Any]] = {
    "transfer_money": {"payee": TEXT, "amount": {"type": "number"}},
    "set_limit": {"card": TEXT, "limit": {"type": "number"}},
    "create_event": {"title": TEXT, "date": {"type": "string", "format": "date"}},
    "invite_people": {"people": {"type": "array", "items": TEXT}},
}


def make_tool(name: str) -> CompiledContract:
    return compile_contract(
        Contract(
            name=name,
            description=name.replace("_", " ").capitalize(),
            input_schema={"type": "object", "properties": FIELDS[name], "required": list(FIELDS[name])},
            effect="once",
        )
    )


def weigh(name: str, said: str, **arguments: object) -> GateVerdict:
    heard = index_conversation([ConversationMessage("user", said)])
    return compute_verdict(make_tool(name), arguments, (), GateEvidence(heard))


CASES: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("set_limit", "Card 4471 has a limit of 500 now, set it to 800", {"card": "4471", "limit": 800}, {"card": "4471", "limit": 500}),
    ("transfer_money", "I still have 5200, transfer 700 to Kim", {"payee": "Kim", "amount": 700}, {"payee": "Kim", "amount": 5200}),
    ("transfer_money", "My rent went up from 900 to 940, transfer it to Holm", {"payee": "Holm", "amount": 940}, {"payee": "Holm", "amount": 900}),
    ("transfer_money", "房租从2800涨到3000了，转账给孙姐", {"payee": "孙姐", "amount": 3000}, {"payee": "孙姐", "amount": 2800}),
    ("create_event", "I'm away until 4 December. Put dentist on 7 December", {"title": "dentist", "date": "2026-12-07"}, {"title": "dentist", "date": "2026-12-04"}),
    ("create_event", "The fair is on 3 December, schedule a debrief for the day after", {"title": "debrief", "date": "2026-12-04"}, {"title": "debrief", "date": "2026-12-03"}),
    ("invite_people", "Invite Gus, Hana and Ivo, but leave Hana out", {"people": ["Gus", "Ivo"]}, {"people": ["Gus", "Hana", "Ivo"]}),
    ("invite_people", "除了阿宁，其他人都邀请：阿宁、佳佳、大刘", {"people": ["佳佳", "大刘"]}, {"people": ["阿宁", "佳佳", "大刘"]}),
]  # fmt: skip


@pytest.mark.promise("B5")
@pytest.mark.parametrize(("name", "said", "right", "wrong"), CASES)
def test_only_the_value_of_the_order_is_made(
    name: str, said: str, right: dict[str, Any], wrong: dict[str, Any]
) -> None:
    assert weigh(name, said, **right).is_clear
    doubted = weigh(name, said, **wrong)
    assert "superseded" in [one.name for one in doubted.doubts]
    assert not doubted.is_clear


RIGHT = [
    ("transfer_money", "Dinner was 90. Split it three ways and transfer my share to Kim", {"payee": "Kim", "amount": 30}),
    ("transfer_money", "Kim paid 40 for the tickets, transfer it to her in 2 days", {"payee": "Kim", "amount": 40}),
    ("create_event", "My flight is on 4 December, please schedule packing for that day", {"title": "packing", "date": "2026-12-04"}),
]  # fmt: skip


@pytest.mark.promise("B5")
@pytest.mark.parametrize(("name", "said", "arguments"), RIGHT)
def test_a_value_told_beside_an_order_without_another_one_is_meant(
    name: str, said: str, arguments: dict[str, Any]
) -> None:
    verdict = weigh(name, said, **arguments)

    assert "superseded" not in [one.name for one in verdict.doubts]


@pytest.mark.promise("B5")
def test_of_several_calls_in_one_output_another_may_carry_out_the_rest() -> None:
    heard = index_conversation(
        [ConversationMessage("user", "Card 4471 has a limit of 500 now, set it to 800")]
    )
    arguments = {"card": "4471", "limit": 500}
    verdict = compute_verdict(
        make_tool("set_limit"), arguments, (), GateEvidence(heard, siblings=Siblings(calls=2, place=0))
    )

    assert verdict.doubts == ()


@pytest.mark.promise("B5")
def test_a_second_order_in_other_words_takes_nothing_from_the_first() -> None:
    said = "Kim gets 40, then transfer 25 to Bo"

    assert weigh("transfer_money", said, payee="Kim", amount=40).is_clear
