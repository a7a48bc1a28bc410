"""Right calls whose recipient, day or amount the user says loosely: pronouns, shares, rates, days counted from others. None is held."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.gate import GateEvidence, GateVerdict, compute_verdict
from callwright.core.ground import index_conversation
from callwright.domain.call import ConversationMessage
from callwright.domain.contract import Contract

ROOT = Path(__file__).parents[2]
CASES = [json.loads(line) for line in (ROOT / "bench/cases/gate/loose.jsonl").read_text().splitlines()]
ASKED_NEEDLESSLY = {"loose2-013a", "loose3-013a", "loose3-015a", "loose3-038a"}
"""Amounts that take knowledge or counting of people, and a topic that only amounts name: asked about, though right."""


def weigh(case: dict[str, Any]) -> GateVerdict:
    (tool,) = case["tools"]
    heard = index_conversation([ConversationMessage(one["role"], one["content"]) for one in case["messages"]])
    evidence = GateEvidence(heard, todays=(date(2026, 11, 23),))
    return compute_verdict(compile_contract(Contract(**tool)), case["call"]["arguments"], (), evidence)


@pytest.mark.promise("B4")
def test_no_right_call_is_held_for_how_loosely_its_values_are_said() -> None:
    held = {one["id"] for one in CASES if one["expect"] == "due" and not weigh(one).is_clear}

    assert held == ASKED_NEEDLESSLY


PAY: dict[str, Any] = {
    "name": "pay",
    "description": "Pay money to an account",
    "effect": "once",
    "input_schema": {
        "type": "object",
        "properties": {"account": {"type": "string"}, "amount": {"type": "number"}},
        "required": ["account", "amount"],
    },
}
REMIND: dict[str, Any] = {
    "name": "set_reminder",
    "description": "Set a reminder 提醒",
    "effect": "once",
    "input_schema": {
        "type": "object",
        "properties": {"text": {"type": "string"}, "date": {"type": "string", "format": "date"}},
        "required": ["text", "date"],
    },
}


def is_made(tool: dict[str, Any], said: str, **arguments: Any) -> bool:
    messages = [{"role": "user", "content": said}]
    return weigh({"tools": [tool], "messages": messages, "call": {"arguments": arguments}}).is_clear


@pytest.mark.parametrize(
    ("said", "right", "wrong"),
    [
        ("Pay 300 plus 20 percent tax to GB1", 360, 380),
        ("Pay the invoice of 300 with twenty percent off to GB1", 240, 250),
        ("把货款800打八五折付到GB1", 680, 650),
        ("付款800的三成到GB1", 240, 310),
        ("Pay a quarter of 800 to GB1", 200, 260),
        ("We are three and split 45 and 15 equally, pay my part to GB1", 20, 25),
        ("Pay for 3 nights at 90 and the parking 30 to GB1", 300, 310),
    ],
)
def test_a_rate_or_a_share_of_what_was_said_is_as_good_as_said(said: str, right: float, wrong: float) -> None:
    assert is_made(PAY, said, account="GB1", amount=right)
    assert not is_made(PAY, said, account="GB1", amount=wrong)


@pytest.mark.parametrize(
    ("said", "right", "wrong"),
    [
        ("The exam is on 10 December, remind me two days before", "2026-12-08", "2026-12-12"),
        ("The exam is on 10 December, remind me a week ahead", "2026-12-03", "2026-12-09"),
        ("考试12月10号，提前三天提醒我", "2026-12-07", "2026-12-13"),
        ("Remind me of the exam the day after Christmas", "2026-12-26", "2026-12-24"),
        ("元旦前一天提醒我考试", "2026-12-31", "2027-01-02"),
        ("考试原定12月10号，推迟了一周，提醒我", "2026-12-17", "2026-12-03"),
        ("The exam is on 10 December, remind me another fortnight later", "2026-12-24", "2026-11-26"),
    ],
)
def test_a_day_counted_from_a_named_one_is_as_good_as_said(said: str, right: str, wrong: str) -> None:
    assert is_made(REMIND, said, text="exam 考试", date=right)
    assert not is_made(REMIND, said, text="exam 考试", date=wrong)


def test_a_number_inside_chinese_words_is_looked_up_by_itself() -> None:
    tool = {**PAY, "name": "send_note", "description": "发消息"}
    tool["input_schema"] = {
        "type": "object",
        "properties": {"text": {"type": "string"}},
        "required": ["text"],
    }
    said = "发消息告诉他会议3071改到大会议室了"

    assert is_made(tool, said, text="会议3071改到大会议室。")
    assert not is_made(tool, said, text="会议3072改到大会议室。")
