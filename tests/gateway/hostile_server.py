"""A legacy MCP server as a program whose one tool answers with the bytes that it is given. Standard library only; run, not imported.

``say`` writes a line to the file named first, so that the world outlives the process, sends the messages of its argument ``told``, and answers
with its argument ``raw``: JSON text that stands where the result has to stand. With ``as_text`` the id of the answer is a text; with ``as_batch`` the
answer is in a batch. Further arguments of the program are URIs of its resources.
"""

import json
import sys
from pathlib import Path

WORLD = Path(sys.argv[1])
TEXT = {"type": "string"}
SCHEMA = {
    "type": "object",
    "properties": {
        "raw": TEXT,
        "told": {"type": "array", "items": TEXT},
        "as_text": {"type": "boolean"},
        "as_batch": {"type": "boolean"},
    },
    "required": ["raw"],
}
OFFERED: dict[str, object] = {"tools": {}} | ({"resources": {"subscribe": True}} if sys.argv[2:] else {})


def send(number: object, result: str, form: str = "%s") -> None:
    """Answer with this JSON text as the result."""
    sys.stdout.write(form % f'{{"jsonrpc":"2.0","id":{json.dumps(number)},"result":{result}}}' + "\n")
    sys.stdout.flush()


for line in sys.stdin:
    message = json.loads(line)
    number, method = message.get("id"), message.get("method")
    if method == "initialize":
        version = message["params"]["protocolVersion"]
        info = {"name": "hostile", "version": "1"}
        send(
            number,
            json.dumps({"protocolVersion": version, "capabilities": OFFERED, "serverInfo": info}),
        )
    elif method == "tools/list":
        send(number, json.dumps({"tools": [{"name": "say", "inputSchema": SCHEMA}]}))
    elif method == "resources/list":
        send(number, json.dumps({"resources": [{"uri": uri, "name": uri} for uri in sys.argv[2:]]}))
    elif method == "tools/call":
        arguments = message["params"]["arguments"]
        for one in arguments.get("told", []):
            sys.stdout.write(one + "\n")
        with WORLD.open("a") as world:
            world.write("said\n")
        form = "[%s]" if arguments.get("as_batch") else "%s"
        send(str(number) if arguments.get("as_text") else number, arguments["raw"], form)
    elif method in {"ping", "resources/subscribe", "resources/unsubscribe"}:
        send(number, "{}")
    elif number is not None:
        sys.stdout.write(
            json.dumps({"jsonrpc": "2.0", "id": number, "error": {"code": -32601, "message": "no"}}) + "\n"
        )
        sys.stdout.flush()
