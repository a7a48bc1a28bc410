"""What a user answers to a question of the gate, in a form of the gateway, is a label on the held call."""

import asyncio
from typing import Any, Literal

import msgspec
import pytest

from callwright.ports import Store
from callwright.relay import ProtocolEra
from gateway.clients import staged


def list_labels(store: Store) -> list[dict[str, Any]]:
    store.chain_events()
    lines = b"".join(one.body for one in store.list_segments(limit=1_000)).splitlines()
    return [one for one in map(msgspec.json.decode, lines) if one["kind"] == "judged"]


@pytest.mark.promise("B13", "E1")
@pytest.mark.parametrize("era", ["modern", "legacy"])
@pytest.mark.parametrize(
    ("answer", "made", "label"),
    [
        ({"action": "accept", "content": {"level": "high"}}, ["high"], "wrong"),
        ({"action": "accept", "content": {"level": "low"}}, ["low"], "right"),
        ({"action": "decline"}, [], "right"),
        ({"action": "cancel"}, [], None),
    ],
    ids=["took the proposal", "gave another", "declined", "closed the form"],
)
def test_the_answer_to_a_question_of_the_gate_says_whether_it_was_needed(
    era: ProtocolEra, answer: dict[str, Any], made: list[str], label: str | None
) -> None:
    async def go() -> None:
        async with staged() as stage:
            levels: list[str] = []

            @stage.app.tool(effect="once", min_confidence=1.0)
            def set_level(level: Literal["high", "low"]) -> str:
                """Set the level of the alarm."""
                levels.append(level)
                return level

            client = await stage.client(era, {"elicitation": {}})
            client.answer = lambda _method, _params: answer
            await client.call("set_level", {"level": "HIGH"})

            assert levels == made
            labels = list_labels(stage.app.store)
            assert [one["about"]["judgement"] for one in labels] == ([label] if label else [])
            for one in labels:
                assert (one["tool"], one["version"], one["code"]) == ("set_level", "1.0.0", "low_confidence")
                assert one["callId"]
                assert one["about"] | {"judgement": ""} == {
                    "judgement": "",
                    "decision": "held",
                    "source": "answer",
                    "confidence": one["about"]["confidence"],
                    "doubts": "",
                }
                assert 0.0 < float(one["about"]["confidence"]) < 1.0

    asyncio.run(go())


def test_a_question_that_is_not_the_gates_is_no_label() -> None:
    async def go() -> None:
        async with staged() as stage:
            client = await stage.client("modern", {"elicitation": {}})
            client.answer = lambda _method, _params: {"action": "accept", "content": {"amount": 8}}

            assert (await client.call("pay"))["content"] == [{"type": "text", "text": "paid 8"}]
            assert list_labels(stage.app.store) == []

    asyncio.run(go())
