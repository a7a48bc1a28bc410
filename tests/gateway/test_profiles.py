"""A client whose profile asks for it is listed schemas without references; nobody else's are touched."""

import asyncio
import json
from typing import Any

import jsonschema_rs
import pytest

from callwright.core.json_schema.ref_inlining import MAX_INLINED_BYTES, inline_references
from callwright.relay import ProtocolEra
from gateway.clients import Client, staged
from gateway.everything import TOOLS

NAME = "json_schema_2020_12_tool"


async def listed(client: Client) -> dict[str, Any]:
    tools = (await client.request("tools/list"))["result"]["tools"]
    return next(one["inputSchema"] for one in tools if one["name"] == NAME)


@pytest.mark.promise("E1")
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_only_the_client_that_is_named_gets_schemas_written_out(era: ProtocolEra) -> None:
    async def go() -> None:
        original = TOOLS[NAME][0]["inputSchema"]
        for names in ((), ("other*",), ("tester",), ("test*",)):
            async with staged(inline_defs_for=names) as stage:
                client = await stage.client(era)
                schema = await listed(client)
                if "tester" in names or "test*" in names:
                    assert "$defs" not in json.dumps(schema)
                    assert schema["properties"]["address"]["properties"]["city"] == {"type": "string"}
                else:
                    assert schema == original

    asyncio.run(go())


@pytest.mark.parametrize(
    "schema",
    [
        {"properties": {"a": {"$ref": "#/$defs/x", "description": "d"}}, "$defs": {"x": {"type": "integer"}}},
        {"properties": {"a": {"$ref": "#/definitions/x"}}, "definitions": {"x": {"$ref": "#/definitions/y"}, "y": {"enum": [1]}}},
        {"properties": {"a": {"$ref": "#/$defs/x", "minimum": 3}}, "$defs": {"x": {"type": "integer"}}},
        {"properties": {"a": {"anyOf": [{"$ref": "#/$defs/x"}, {"type": "null"}]}}, "$defs": {"x": {"const": {"$ref": "#/$defs/x"}}}},
        {"properties": {"$ref": {"$ref": "#/$defs/x"}, "$defs": {"type": "string"}}, "$defs": {"x": {"type": "integer"}}},
    ],
)  # fmt: skip
def test_a_schema_that_is_written_out_accepts_what_it_accepted(schema: dict[str, Any]) -> None:
    made = inline_references(schema)
    before, after = (jsonschema_rs.validator_for(one, offline=True) for one in (schema, made))
    for value in (1, 3, "x", None, {"$ref": "#/$defs/x"}):
        for key in ("a", "$ref", "$defs"):
            assert before.is_valid({key: value}) == after.is_valid({key: value}), (key, value, made)
    assert "$defs" not in made
    assert "definitions" not in made


def test_what_refers_to_itself_or_grows_without_bound_stays_as_it_is() -> None:
    tree: dict[str, Any] = {
        "properties": {"a": {"$ref": "#/$defs/node"}},
        "$defs": {"node": {"properties": {"next": {"$ref": "#/$defs/node"}}}},
    }
    made = inline_references(tree)
    assert made["$defs"] == tree["$defs"]
    assert made["properties"]["a"]["properties"]["next"] == {"$ref": "#/$defs/node"}
    names = {f"x{n}": {"properties": {k: {"$ref": f"#/$defs/x{n + 1}"} for k in "abcd"}} for n in range(20)}
    bomb: dict[str, Any] = {
        "properties": {"a": {"$ref": "#/$defs/x0"}},
        "$defs": {**names, "x20": {"type": "string"}},
    }
    assert inline_references(bomb) is bomb
    assert MAX_INLINED_BYTES == 262144
    for beside in ({"$dynamicRef": "#x"}, {"$ref": "#x"}):
        named = {"properties": {"a": beside}, "$defs": {"x": {"$anchor": "x", "$dynamicAnchor": "x"}}}
        assert inline_references(named) == named
    own = {
        "properties": {"a": {"$id": "http://x/y", "$ref": "#/$defs/x"}},
        "$defs": {"x": {"type": "string"}},
    }
    assert inline_references(own) is own
    old = {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "properties": {"a": {"$ref": "#/definitions/x", "minimum": 3}},
        "definitions": {"x": {"type": "integer"}},
    }
    assert inline_references(old)["properties"] == {"a": {"type": "integer"}}
    outside = {"properties": {"a": {"$ref": "http://127.0.0.1:1/x"}, "b": {"$ref": "#"}}}
    assert inline_references(outside) == outside
