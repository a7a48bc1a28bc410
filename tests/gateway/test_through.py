"""A client, the gateway and a server that know nothing of each other's era: what arrives is what was sent."""

import asyncio
import json
from typing import Any

import pytest

from callwright.core.protocols import mcp_protocol
from callwright.relay import ProtocolEra
from gateway.clients import ASKABLE, envelope_of, staged

PAIRS: list[tuple[ProtocolEra, ProtocolEra]] = [
    ("modern", "modern"), ("modern", "legacy"), ("legacy", "modern"), ("legacy", "legacy"),
]  # fmt: skip
PLAIN: dict[str, dict[str, Any]] = {
    "test_simple_text": {},
    "test_image_content": {},
    "test_audio_content": {},
    "test_embedded_resource": {},
    "test_multiple_content_types": {},
    "structured": {"n": 4},
    "look": {"q": "中文 é"},
}
pytestmark = pytest.mark.filterwarnings("error")


@pytest.mark.promise("E1", "E2")
@pytest.mark.parametrize(("down", "up"), PAIRS)
def test_content_is_the_same_as_without_the_gateway_in_all_four_pairs_of_eras(
    down: ProtocolEra, up: ProtocolEra
) -> None:
    async def go() -> None:
        async with staged([up]) as stage:
            client, direct = await stage.client(down), await stage.directly(up)
            for name, arguments in PLAIN.items():
                through, plain = await client.call(name, arguments), await direct.call(name, arguments)
                assert through["content"] == plain["content"], name
                assert through.get("structuredContent") == plain.get("structuredContent"), name
                assert through["_meta"]["callwright/result"]["success"] is True
                assert ("resultType" in through) is (down == "modern")

    asyncio.run(go())


@pytest.mark.promise("E1", "E2")
@pytest.mark.parametrize(("down", "up"), PAIRS)
def test_a_question_of_the_server_reaches_the_client_and_its_answer_the_server(
    down: ProtocolEra, up: ProtocolEra
) -> None:
    async def go() -> None:
        async with staged([up]) as stage:
            client = await stage.client(down, ASKABLE)
            if up == "modern":
                asked = await client.call("test_input_required_result_multi_round")
                assert asked["content"][0]["text"] == "Ada likes green."
                many = await client.call("test_input_required_result_multiple_inputs")
                assert many["content"][0]["text"] == "All inputs received."
            else:
                asked = await client.call("test_elicitation", {"message": "?"})
                assert "action=accept" in asked["content"][0]["text"]
                sampled = await client.call("test_sampling", {"prompt": "?"})
                assert sampled["content"][0]["text"] == "LLM response: Paris"

    asyncio.run(go())


@pytest.mark.promise("E2")
@pytest.mark.parametrize(("down", "up"), PAIRS)
def test_progress_and_log_messages_reach_a_client_that_wants_them_and_no_other(
    down: ProtocolEra, up: ProtocolEra
) -> None:
    async def go() -> None:
        async with staged([up]) as stage:
            client = await stage.client(down)
            await client.call("test_tool_with_progress", meta={"progressToken": "mine"})
            told = [one["params"] for one in client.notes if one["method"] == "notifications/progress"]
            assert [one["progress"] for one in told] == [0, 50, 100]
            assert {one["progressToken"] for one in told} == {"mine"}
            client.notes.clear()
            await client.call("test_tool_with_progress")
            assert client.notes == []
            if down == "modern":
                await client.call("test_logging_tool")
                assert client.notes == []
                await client.call("test_logging_tool", meta={mcp_protocol.LOG_LEVEL_META: "warning"})
            else:
                await client.request("logging/setLevel", {"level": "warning"})
                await client.call("test_logging_tool")
            assert [one["params"]["level"] for one in client.notes] == ["warning", "error"]

    asyncio.run(go())


@pytest.mark.promise("E2")
def test_the_server_sees_the_clients_own_capabilities_trace_and_extensions_and_none_of_our_keys() -> None:
    async def go() -> None:
        async with staged(["modern"]) as stage:
            client = await stage.client("modern", {"sampling": {}})
            parent = "00-" + "ab" * 16 + "-" + "cd" * 8 + "-01"
            meta = {
                "traceparent": parent,
                "com.example/x": 1,
                mcp_protocol.IDEMPOTENCY_KEY_META: "k1",
                mcp_protocol.RUN_META: "r1",
            }
            result = await client.call("look", {"q": "x"}, meta)
            seen = stage.everything.seen[-1].relay
            assert seen.capabilities == {"sampling": {}}
            assert seen.client == {"name": "tester", "version": "1"}
            assert seen.meta == {"traceparent": parent, "com.example/x": 1}
            assert result["_meta"]["callwright/result"]["meta"]["traceId"] == "ab" * 16

    asyncio.run(go())


@pytest.mark.promise("A1", "E2")
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_a_failure_is_one_text_with_the_servers_words_first_and_nothing_else_that_a_model_reads(
    era: ProtocolEra,
) -> None:
    async def go() -> None:
        async with staged() as stage:
            client = await stage.client(era)
            failed = await client.call("test_error_handling")
            assert failed["isError"] is True
            assert "structuredContent" not in failed
            (block,) = failed["content"]
            words, _, ours = block["text"].partition("\n\n")
            assert words == "This tool intentionally returns an error for testing"
            assert ours.startswith("[callwright] tool_failed.")
            assert len(ours) <= 300
            assert envelope_of(failed)["error"]["code"] == "tool_failed"
            wrong = await client.call("structured", {"n": "many"})
            (block,) = wrong["content"]
            assert "[callwright] invalid_arguments." in block["text"]
            assert "structuredContent" not in wrong
            assert "many" not in json.dumps(wrong)
            assert stage.everything.ran["structured"] == 0

    asyncio.run(go())


@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_a_model_is_told_that_a_tool_does_not_exist_as_servers_on_the_official_sdks_tell_it(
    era: ProtocolEra,
) -> None:
    async def go() -> None:
        async with staged() as stage:
            client = await stage.client(era)
            unknown = await client.call("test_simple_tex_and_more", {})
            assert unknown["isError"] is True
            assert "structuredContent" not in unknown
            (block,) = unknown["content"]
            assert "[callwright] unknown_tool." in block["text"]
            said = envelope_of(unknown)
            assert (said["error"]["code"], said["effect"]) == ("unknown_tool", "none")
            assert not stage.everything.ran

    asyncio.run(go())


@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_what_the_protocol_itself_refuses_is_an_error_of_the_protocol(era: ProtocolEra) -> None:
    async def go() -> None:
        async with staged() as stage:
            client = await stage.client(era)
            missing = await client.request("tools/call", {"name": "test_missing_capability", "arguments": {}})
            assert missing["error"]["code"] == mcp_protocol.MISSING_CAPABILITY
            assert missing["error"]["data"] == {"requiredCapabilities": {"sampling": {}}}
            method = await client.request("no/such")
            assert method["error"]["code"] == mcp_protocol.METHOD_NOT_FOUND

    asyncio.run(go())


@pytest.mark.promise("E2")
@pytest.mark.parametrize(("down", "up"), PAIRS)
def test_resources_prompts_and_completion_are_those_of_the_server(down: ProtocolEra, up: ProtocolEra) -> None:
    async def go() -> None:
        async with staged([up], prefix=None) as stage:
            client, direct = await stage.client(down), await stage.directly(up)
            for method, member in (
                ("resources/list", "resources"),
                ("resources/templates/list", "resourceTemplates"),
            ):
                ours, theirs = await client.request(method), await direct.request(method)
                assert ours["result"][member] == theirs["result"][member]
            read = await client.request("resources/read", {"uri": "test://template/7/data"})
            assert json.loads(read["result"]["contents"][0]["text"])["id"] == "7"
            absent = await client.request("resources/read", {"uri": "test://absent"})
            code = mcp_protocol.INVALID_PARAMS if down == "modern" else mcp_protocol.RESOURCE_NOT_FOUND
            assert absent["error"]["code"] == code
            prompts = await client.request("prompts/list")
            assert "up__test_simple_prompt" in {one["name"] for one in prompts["result"]["prompts"]}
            got = await client.request("prompts/get", {"name": "up__test_simple_prompt"})
            assert got["result"]["messages"][0]["content"]["type"] == "text"
            ref = {"type": "ref/prompt", "name": "up__test_prompt_with_arguments"}
            done = await client.request(
                "completion/complete", {"ref": ref, "argument": {"name": "arg1", "value": "par"}}
            )
            assert done["result"]["completion"]["values"] == ["paris", "park", "party"]

    asyncio.run(go())


@pytest.mark.promise("E2")
def test_definitions_are_the_servers_own_under_a_prefix_and_in_pages() -> None:
    async def go() -> None:
        async with staged(prefix=None) as stage:
            client, direct = await stage.client(), await stage.directly()
            ours = (await client.request("tools/list"))["result"]
            theirs = (await direct.request("tools/list"))["result"]["tools"]
            expected = {f"up__{one['name']}": {**one, "name": f"up__{one['name']}"} for one in theirs}
            listed = {one["name"]: one for one in ours["tools"]}
            assert "handle" in listed.pop("callwright_repeat")["inputSchema"]["required"]
            assert listed == expected
            assert (ours["cacheScope"], "nextCursor" in ours) == ("private", False)
            wrong = await client.request("tools/list", {"cursor": "17"})
            assert wrong["error"]["code"] == mcp_protocol.INVALID_PARAMS

    asyncio.run(go())
