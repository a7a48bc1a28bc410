"""What the upstream answers, whatever it is reached by: one echo tool that says its text ``times`` times, among others.

``python -m bench.wire.tool``: the same over input and output. Standard library only.
"""

import json
import sys
from typing import Any

MODERN = "2026-07-28"
TOOL = {
    "name": "echo",
    "description": "Says it again",
    "inputSchema": {
        "type": "object",
        "properties": {"text": {"type": "string"}, "times": {"type": "integer"}},
        "required": ["text"],
    },
}


def result_of(message: dict[str, Any], tools: int = 1) -> dict[str, Any]:
    """The answer to one message of a server with that many tools."""
    params = message.get("params") or {}
    match message["method"]:
        case "server/discover":
            return {
                "resultType": "complete",
                "supportedVersions": [MODERN, "2025-11-25"],
                "capabilities": {"tools": {}},
            }
        case "initialize":
            return {
                "protocolVersion": "2025-11-25",
                "capabilities": {"tools": {}},
                "serverInfo": {"name": "u", "version": "1"},
            }
        case "tools/list":
            others = [{**TOOL, "name": f"tool_{number}"} for number in range(1, tools)]
            return {"resultType": "complete", "tools": [TOOL, *others]}
        case _:
            given = params.get("arguments", {})
            text = given.get("text", "") * given.get("times", 1)
            return {"resultType": "complete", "content": [{"type": "text", "text": text}]}


def answer_to(message: dict[str, Any], tools: int = 1) -> bytes:
    """The same as bytes."""
    return json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result_of(message, tools)}).encode()


def main() -> None:
    """Answer every line of the input until it ends."""
    for line in sys.stdin.buffer:
        message = json.loads(line)
        if "id" in message:
            sys.stdout.buffer.write(answer_to(message) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
