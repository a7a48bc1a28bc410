"""A legacy MCP server as a program that repeats its environment. Standard library only; run, not imported.

Its tools answer with the variable ``API_TOKEN`` in the form that is named: as it is, in base64, with a JSON escape in front of
each character, in a failure, in structured content, in a log message or in an error of the protocol.
"""

import base64
import json
import os
import sys

TOKEN = os.environ.get("API_TOKEN", "")
FORMS = ("plain", "base64", "escaped", "failure", "structured", "log", "error")
SCHEMA = {"type": "object", "properties": {"form": {"enum": FORMS}}, "required": ["form"]}


def write(message: dict[str, object]) -> None:
    """Write one message."""
    sys.stdout.write(json.dumps({"jsonrpc": "2.0"} | message) + "\n")
    sys.stdout.flush()


def answer(form: str) -> dict[str, object]:
    """Return the result of a call."""
    said = {"base64": base64.b64encode(TOKEN.encode()).decode(), "log": "done"}.get(
        form, f"key={TOKEN}; done"
    )
    content = [{"type": "text", "text": said}]
    if form == "structured":
        return {"content": content, "structuredContent": {"key": TOKEN}, "_meta": {"key": TOKEN}}
    return {"content": content, "isError": form == "failure"}


for line in sys.stdin if __name__ == "__main__" else ():
    message = json.loads(line)
    number, method = message.get("id"), message.get("method")
    if method == "initialize":
        version = message["params"]["protocolVersion"]
        info = {"name": "leaking", "version": "1"}
        capabilities: dict[str, object] = {"tools": {}, "logging": {}}
        result = {"protocolVersion": version, "capabilities": capabilities, "serverInfo": info}
        write({"id": number, "result": result})
    elif method == "tools/list":
        hints = {"readOnlyHint": True}
        write(
            {
                "id": number,
                "result": {"tools": [{"name": "leak", "inputSchema": SCHEMA, "annotations": hints}]},
            }
        )
    elif method == "tools/call":
        form = message["params"]["arguments"]["form"]
        sys.stderr.write(f"called with {TOKEN}\n")
        sys.stderr.flush()
        if form == "log":
            params = {"level": "error", "logger": "leak", "data": TOKEN}
            write({"method": "notifications/message", "params": params})
        if form == "error":
            write({"id": number, "error": {"code": -32602, "message": f"bad key {TOKEN}"}})
        elif form == "escaped":
            escaped = "".join(f"\\u{ord(one):04x}" for one in TOKEN)
            sys.stdout.write(
                f'{{"jsonrpc":"2.0","id":{number},"result":{{"content":[{{"type":"text","text":"{escaped}"}}]}}}}\n'
            )
            sys.stdout.flush()
        else:
            write({"id": number, "result": answer(form)})
    elif number is not None:
        write({"id": number, "result": {}})
