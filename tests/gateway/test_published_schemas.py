"""Output schemas of our own tools as clients may see them: a client of 2025-11-25 refuses the whole list for one that is no object."""

import asyncio
from typing import Annotated, Any

import pytest

from callwright import Callwright, ToolAnswer, empty
from callwright.gateway.gateway import Gateway
from callwright.relay import ProtocolEra
from gateway.clients import Client, envelope_of
from gateway.scripted import TOOL, scripted


@pytest.mark.promise("E1", "E2")
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_only_objects_are_published_and_any_other_result_is_text(era: ProtocolEra) -> None:
    app = Callwright()

    @app.tool(effect="read")
    def words(name: str) -> str:
        """Words."""
        return f"hello {name}"

    @app.tool(effect="read")
    def rows(name: str) -> list[str]:
        """Rows."""
        return [name]

    @app.tool(effect="read")
    def thing(name: str) -> dict[str, str]:
        """Thing."""
        return {"name": name}

    async def go() -> tuple[dict[str, Any], list[dict[str, Any]]]:
        gate = Gateway(app)
        client = await Client(await gate.start(), era).start()
        listed = {one["name"]: one for one in (await client.request("tools/list", {}))["result"]["tools"]}
        results = [await client.call(name, {"name": "a"}) for name in ("words", "rows", "thing")]
        client.http.close()
        await gate.close(0.1)
        return listed, results

    listed, (text, items, whole) = asyncio.run(go())

    assert [name for name, one in listed.items() if "outputSchema" in one] == ["thing"]
    assert (text["content"][0]["text"], "structuredContent" in text) == ("hello a", False)
    assert (items["content"][0]["text"], "structuredContent" in items) == ('["a"]', False)
    assert whole["structuredContent"] == {"name": "a"}


@pytest.mark.promise("E1", "E2")
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_an_empty_result_of_a_tool_that_publishes_an_object_breaks_no_schema(era: ProtocolEra) -> None:
    app = Callwright()

    @app.tool(effect="read", operation="query")
    def thing(name: str) -> Annotated[ToolAnswer, dict[str, str]]:
        """Thing."""
        return empty("no such thing on the shelf")

    async def go() -> tuple[dict[str, Any], dict[str, Any]]:
        gate = Gateway(app)
        client = await Client(await gate.start(), era).start()
        listed = {one["name"]: one for one in (await client.request("tools/list", {}))["result"]["tools"]}
        result = await client.call("thing", {"name": "a"})
        client.http.close()
        await gate.close(0.1)
        return listed["thing"], result

    listed, result = asyncio.run(go())

    assert listed["outputSchema"]["type"] == "object"
    assert result["isError"]  # the official clients raise for a success without an object
    assert "structuredContent" not in result
    (block,) = result["content"]
    assert "no such thing on the shelf" in block["text"]
    assert "Nothing was found" in block["text"]
    assert envelope_of(result)["success"]


@pytest.mark.promise("E1", "E2")
@pytest.mark.parametrize("era", ["modern", "legacy"])
@pytest.mark.parametrize(
    "content", [[], [{"type": "text", "text": "two rows"}]], ids=["structured-only", "with-text"]
)
def test_what_a_modern_server_publishes_of_other_types_reaches_legacy_clients_as_text(
    era: ProtocolEra, content: list[dict[str, str]]
) -> None:
    rows = {"type": "array", "items": {"type": "string"}}
    answers: dict[str, Any] = {
        "tools/list": {"tools": [{**TOOL, "outputSchema": rows}, {**TOOL, "name": "plain"}]},
        "tools/call": {"content": content, "structuredContent": ["a", "b"], "isError": False},
    }

    async def go() -> tuple[dict[str, Any], dict[str, Any]]:
        async with scripted(answers) as (_, port):
            client = await Client(port, era).start()
            listed = (await client.request("tools/list", {}))["result"]["tools"]
            result = await client.call("act", {"text": "a"})
            client.http.close()
            return {one["name"]: one for one in listed}, result

    listed, result = asyncio.run(go())

    assert listed.keys() >= {"act", "plain"}
    assert result["isError"] is False
    if era == "modern":
        assert listed["act"]["outputSchema"]["type"] == "array"
        assert (result["content"], result["structuredContent"]) == (content, ["a", "b"])
    else:
        assert "outputSchema" not in listed["act"]
        assert "structuredContent" not in result
        assert result["content"][0]["text"] == ("two rows" if content else '["a","b"]')
