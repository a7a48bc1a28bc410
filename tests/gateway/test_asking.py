"""What only the user can say is asked of the user, by clients that can ask; everybody else is told in words."""

import asyncio
from typing import Any

import pytest

from callwright.relay import ProtocolEra
from gateway.clients import Client, envelope_of, staged
from gateway.scripted import scripted


def accepting(_method: str, params: dict[str, Any]) -> dict[str, Any]:
    assert params["requestedSchema"]["properties"] == {"amount": {"type": "integer"}}
    return {"action": "accept", "content": {"amount": 8}}


@pytest.mark.promise("E1", "A7")
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_a_missing_argument_is_asked_of_the_user_and_the_call_made_with_the_answer(era: ProtocolEra) -> None:
    async def go() -> None:
        async with staged() as stage:
            client = await stage.client(era, {"elicitation": {}})
            client.answer = accepting
            result = await client.call("pay")
            assert result["content"] == [{"type": "text", "text": "paid 8"}]
            assert stage.everything.ran["pay"] == 1

    asyncio.run(go())


@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_a_user_who_declines_and_a_client_that_cannot_ask_leave_the_call_unmade(era: ProtocolEra) -> None:
    async def go() -> None:
        async with staged() as stage:
            declining = await stage.client(era, {"elicitation": {}})
            declining.answer = lambda _method, _params: {"action": "decline"}
            silent = await stage.client(era)
            for client in (declining, silent):
                refused = await client.call("pay")
                said = envelope_of(refused)
                assert said["error"]["code"] == "missing_required_field"
            assert stage.everything.ran["pay"] == 0

    asyncio.run(go())


def test_an_answer_never_overwrites_what_the_model_said() -> None:
    async def go() -> None:
        async with staged() as stage:
            client = await stage.client("modern", {"elicitation": {}})
            client.answer = lambda _method, _params: {
                "action": "accept",
                "content": {"amount": 9, "q": "z", "n": 1},
            }
            call = await client.call("structured", {"n": 5})
            assert call["structuredContent"] == {"doubled": 10}

    asyncio.run(go())


@pytest.mark.promise("E1", "A7")
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_a_field_that_the_tool_can_do_without_may_stay_empty_and_an_answer_replaces_what_was_refused(
    era: ProtocolEra,
) -> None:
    async def go() -> None:
        async with staged() as stage:
            client = await stage.client(era, {"elicitation": {}})
            schemas: list[dict[str, Any]] = []

            def user(_method: str, params: dict[str, Any]) -> dict[str, Any]:
                schemas.append(params["requestedSchema"])
                return {"action": "accept", "content": {"amount": 7} if len(schemas) == 1 else {}}

            client.answer = user
            paid = await client.call("pay", {"amount": "many"})
            assert paid["content"] == [{"type": "text", "text": "paid 7"}]
            without = await client.call("test_region", {"region": None})
            assert without["content"][0]["text"] == "region=<none>"
            assert [one["required"] for one in schemas] == [["amount"], []]

    asyncio.run(go())


SEVERAL = {
    "name": "think",
    "inputSchema": {
        "type": "object",
        "properties": {
            "more": {"type": ["boolean", "string"]},
            "branch": {"type": ["null", "string"], "default": None},
            "level": {"type": ["string", "integer"], "enum": ["low", 1]},
        },
        "required": ["more", "branch"],
    },
}


@pytest.mark.promise("E1", "A7")
@pytest.mark.parametrize("sent", [{}, {"more": True, "branch": "b", "level": "high"}])
def test_an_argument_of_several_types_is_asked_as_the_first_that_a_form_has_and_mixed_choices_in_words(
    sent: dict[str, Any],
) -> None:
    async def go() -> None:
        said = {"content": [{"type": "text", "text": "done"}]}
        async with scripted({"tools/list": {"tools": [SEVERAL]}, "tools/call": said}) as (world, port):
            client = Client(port, "modern", {"elicitation": {}})
            asked: list[dict[str, Any]] = []

            def user(_method: str, params: dict[str, Any]) -> dict[str, Any]:
                asked.append(params["requestedSchema"]["properties"])
                return {"action": "accept", "content": {"more": True, "branch": "b"}}

            client.answer = user
            result = await (await client.start()).call("think", sent)
            if sent:  # of texts and numbers to choose from a form knows the texts alone
                assert (asked, envelope_of(result)["error"]["code"]) == ([], "invalid_arguments")
                assert world.calls() == []
            else:
                assert asked == [{"more": {"type": "boolean"}, "branch": {"type": "string"}}]
                assert result["content"] == said["content"]
                assert world.calls() == [{"more": True, "branch": "b"}]
            client.http.close()

    asyncio.run(go())
