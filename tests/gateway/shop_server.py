"""A legacy MCP server as a program: a shop whose answers are plain, empty and failures. Standard library only; run, not imported."""

import json
import sys
from typing import Any

ITEM = {"type": "object", "properties": {"item": {"type": "string"}}, "required": ["item"]}
FOUND = {
    "type": "object",
    "properties": {"items": {"type": "array", "items": {"type": "string"}}},
    "required": ["items"],
    "additionalProperties": False,
}
TEXT = {
    "type": "object",
    "properties": {"result": {"type": "string"}},
    "required": ["result"],
    "x-fastmcp-wrap-result": True,
}
TOOLS: dict[str, dict[str, Any]] = {"find": FOUND, "describe": TEXT, "order": TEXT, "fail": TEXT}


def answer(name: str, item: str) -> dict[str, Any]:
    if name == "fail":
        return {"content": [{"type": "text", "text": f"No such shelf: {item}"}], "isError": True}
    data: dict[str, Any] = (
        {"items": [item] if item == "lamp" else []} if name == "find" else {"result": f"{name} {item}"}
    )
    words = json.dumps(data) if name == "find" else data["result"]
    return {"content": [{"type": "text", "text": words}], "structuredContent": data}


def reply(message: dict[str, Any]) -> dict[str, Any]:
    match message["method"]:
        case "initialize":
            return {
                "protocolVersion": "2025-11-25",
                "capabilities": {"tools": {}},
                "serverInfo": {"name": "shop", "version": "1"},
            }
        case "tools/list":
            listed = [
                {"name": name, "description": f"To {name}.", "inputSchema": ITEM, "outputSchema": schema}
                for name, schema in TOOLS.items()
            ]
            return {"tools": listed}
        case "tools/call":
            return answer(message["params"]["name"], message["params"]["arguments"]["item"])
        case _:
            return {}


for line in sys.stdin:
    asked = json.loads(line)
    if "id" in asked:
        sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": asked["id"], "result": reply(asked)}) + "\n")
        sys.stdout.flush()
