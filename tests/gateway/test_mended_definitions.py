"""Definitions of servers that contradict themselves: what cannot be meant otherwise is mended, with a warning."""

import asyncio
import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright
from callwright.core.contracts.definition_mending import mend_input_schema, mend_tool_name
from callwright.tools.mcp.server_spec import ServerSpec

SERVER = Path(__file__).parent / "stdio_server.py"


def with_tools(folder: Path, tools: list[dict[str, Any]]) -> tuple[str, ...]:
    """The server of the other tests, with these tools."""
    source = SERVER.read_text("utf-8")
    listed = '[{"name": name, "inputSchema": schema} for name in TOOLS]'
    assert listed in source
    script = folder / "server.py"
    script.write_text(source.replace(listed, f"json.loads({json.dumps(json.dumps(tools))})"), "utf-8")
    return (sys.executable, "-I", "-S", str(script), str(folder / "world"))


TOOLS: list[dict[str, Any]] = [
    {"name": "查询天气", "description": "查询城市天气。", "inputSchema": {"type": "OBJECT", "properties": {"城市": {"type": "STRING"}}}},
    {
        "name": "report",
        "inputSchema": {
            "type": "object",
            "properties": {
                "range": {
                    "type": "object",
                    "properties": {"days": {"type": "integer"}, "end": {"type": "string"}},
                    "default": {"days": 90, "end": None},
                },
                "kind": {"type": "string", "enum": ["a", "b"], "default": "all"},
            },
        },
    },
    {"name": "beyond", "inputSchema": {"type": "object", "properties": {"x": {"type": "quaternion"}}}},
]  # fmt: skip


@pytest.mark.promise("B1")
def test_a_tool_with_a_mended_definition_is_offered_with_a_warning_and_called_by_its_own_name(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        app = Callwright()
        spec = ServerSpec(name="up", command=with_tools(tmp_path, TOOLS), prefix="")
        assert await app.connect([spec]) == {}
        try:
            name = mend_tool_name("查询天气")
            assert sorted(app.catalogue.list_names(app.principal)) == ["report", name]
            result = await app.acall({"name": name, "arguments": {"城市": "上海"}})
            assert result.success, result
            assert json.loads(result.data) == {"城市": "上海"}
            assert (tmp_path / "world").read_text("utf-8").split() == ["查询天气"]
            entry = app.catalogue.find(name, None, app.principal)
            assert entry is not None
            assert entry[0].contract.description.startswith("查询天气: ")
        finally:
            assert app.connected is not None
            await app.connected.close()

    with caplog.at_level(logging.WARNING, "callwright.gateway"):
        asyncio.run(play())
    assert "/properties/kind/default is rejected by its own schema: left out" in caplog.text
    assert "is offered as tool_" in caplog.text
    assert "beyond is not offered" in caplog.text


@pytest.mark.promise("B1")
def test_a_name_is_mended_always_alike_and_a_plain_one_not_at_all() -> None:
    assert mend_tool_name("get_weather-2.x") == "get_weather-2.x"
    names = [mend_tool_name(one) for one in ("查询天气", "查询 天气", "天气 v2", "天气 v3", "naïve tool")]
    assert len(set(names)) == 5
    assert all(one.isascii() and " " not in one for one in names)
    assert mend_tool_name("天气 v2").startswith("v2_")
    assert mend_tool_name("查询天气") == names[0]


@pytest.mark.promise("B1")
def test_a_schema_is_mended_where_one_thing_can_be_meant_and_nowhere_else() -> None:
    schema: dict[str, Any] = {
        "type": "OBJECT",
        "properties": {
            "type": {"type": "STRING", "default": "STRING"},
            "default": {"type": "any", "default": [1]},
            "rows": {"type": "list", "items": {"type": "int", "default": "none"}},
            "named": {"$ref": "#/$defs/k", "default": 3},
            "far": {"$ref": "#/properties/rows", "default": "kept: nobody can say"},
            "none": {"type": ["str", "NULL"], "default": None},
            "enum": {"enum": ["STRING"], "default": "STRING"},
        },
        "$defs": {"k": {"type": "STRING"}},
    }
    before = json.dumps(schema)
    mended, changes = mend_input_schema(schema)
    assert json.dumps(schema) == before
    assert mended["properties"] == {
        "type": {"type": "string", "default": "STRING"},
        "default": {"default": [1]},
        "rows": {"type": "array", "items": {"type": "integer"}},
        "named": {"$ref": "#/$defs/k"},
        "far": schema["properties"]["far"],
        "none": {"type": ["string", "null"], "default": None},
        "enum": schema["properties"]["enum"],
    }
    assert len(changes) == 9
    assert mend_input_schema(mended) == (mended, ())
    odd = {"type": "object", "properties": {"x": {"type": "quaternion"}, "y": {"type": 5}, "z": True}}
    assert mend_input_schema(odd) == (odd, ())
