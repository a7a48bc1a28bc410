"""A legacy MCP server as a program, which misbehaves as its tools' names say. Standard library only; run, not imported.

Every run of a tool is appended to the file named first, so that the world outlives the process; further arguments are names of further
tools, which echo or do as ``call`` says. While a file ``hold`` lies beside it, a process that starts says nothing; with a file ``mirrors`` there are tools with
arguments for headers.
"""

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

WORLD = Path(sys.argv[1])
TOOLS = ["echo", "die_after", "hang", "environment", "noisy", "ask", "ask_url", "big", *sys.argv[2:]]


def send(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
    sys.stdout.flush()


def die(name: str) -> None:
    if name == "die_leaving":
        left = f"import signal; held = open({str(WORLD.parent / 'left')!r}, 'w'); signal.pause()"
        subprocess.Popen([sys.executable, "-I", "-S", "-c", left])
    os._exit(3)


def call(number: Any, name: str, arguments: dict[str, Any]) -> None:
    with WORLD.open("a") as world:
        world.write(name + "\n")
    words = json.dumps(arguments)
    match name:
        case "die_after" | "die_leaving":
            die(name)
        case "hang":
            signal.pause()
        case "environment":
            words = json.dumps(sorted(os.environ))
        case "noisy":
            sys.stderr.write("x" * 100_000 + "\n" * 1000)
            sys.stderr.flush()
            sys.stdout.write("a line that is no message\n")
        case "big":
            words = "y" * (1 << 20)
        case "ask":
            question = {"message": "?", "requestedSchema": {"type": "object", "properties": {}}}
            send({"id": "q1", "method": "elicitation/create", "params": question})
            words = json.dumps(json.loads(sys.stdin.readline())["result"])
        case "ask_url":
            question = {"mode": "url", "message": "?", "elicitationId": "e", "url": arguments["url"]}
            send({"id": "q2", "method": "elicitation/create", "params": question})
            words = json.dumps(json.loads(sys.stdin.readline()))
        case _:
            pass
    send({"id": number, "result": {"content": [{"type": "text", "text": words}]}})


while (WORLD.parent / "hold").exists():
    threading.Event().wait(0.01)
for line in sys.stdin:
    message = json.loads(line)
    number, method = message.get("id"), message.get("method")
    if method == "initialize":
        info = {"name": "fake", "version": "1"}
        version = message["params"]["protocolVersion"]
        send(
            {
                "id": number,
                "result": {"protocolVersion": version, "capabilities": {"tools": {}}, "serverInfo": info},
            }
        )
    elif method == "tools/list":
        schema = {"type": "object", "properties": {"text": {"type": "string"}, "url": {"type": "string"}}}
        tools: list[dict[str, Any]] = [{"name": name, "inputSchema": schema} for name in TOOLS]
        if (WORLD.parent / "mirrors").exists():
            mirrored = {"region": {"type": "string", "x-mcp-header": "Region"}}
            wrong = {"region": {"type": "string", "x-mcp-header": "No Header"}}
            tools += [
                {"name": "mirrored", "inputSchema": {"type": "object", "properties": mirrored}},
                {"name": "wrong", "inputSchema": {"type": "object", "properties": wrong}},
            ]
        send({"id": number, "result": {"tools": tools}})
    elif method == "tools/call":
        call(number, message["params"]["name"], message["params"].get("arguments") or {})
    elif method == "ping":
        send({"id": number, "result": {}})
    elif number is not None:
        send({"id": number, "error": {"code": -32601, "message": "no"}})
