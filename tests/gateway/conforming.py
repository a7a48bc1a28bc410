"""A client for the conformance suite's client mode: ``python -m gateway.conforming URL``, a gateway of ours in the middle.

The suite is the server. What it sees is our client for servers, driven by a client of either era at the gateway's door: all
tools are called, all prompts and resources asked for, questions answered with the defaults that they carry. Where a login is
needed, an operator logs in as with `callwright login`, with a browser that says yes to everything (``gateway.visiting``).
"""

import asyncio
import json
import os
import sys
from typing import Any

from callwright import Callwright
from callwright.core.protocols.mcp_protocol import find_header_mirrors, render_mirrored_headers
from callwright.gateway.gateway import Gateway
from callwright.relay import ProtocolEra
from callwright.tools.oauth.login_errors import LoginFailedError
from gateway.clients import ASKABLE, Client
from gateway.visiting import Operator

LOGINS = 4

SAMPLES: dict[str, Any] = {
    "string": "x",
    "integer": 2,
    "number": 2.5,
    "boolean": True,
    "array": [],
    "object": {},
}


def sample(schema: dict[str, Any]) -> dict[str, Any]:
    """Arguments that such a schema takes."""
    properties = schema.get("properties") or {}
    needed = schema.get("required") or properties
    return {name: SAMPLES.get(str(properties[name].get("type")), "x") for name in needed}


def willing(method: str, params: dict[str, Any]) -> dict[str, Any]:
    """What a user answers who takes every default, fills in what is needed, and leaves the rest empty."""
    if method != "elicitation/create":
        return {"roots": []}
    schema = params["requestedSchema"]
    needed = schema.get("required") or ()
    content = {
        name: one.get("default", SAMPLES.get(str(one.get("type")), "x"))
        for name, one in schema["properties"].items()
        if name in needed or "default" in one
    }
    return {"action": "accept", "content": content}


def calls_of(tools: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A call of every tool; one that echoes a schema is given the one that we were given."""
    calls = [{"name": one["name"], "arguments": sample(one["inputSchema"])} for one in tools]
    schemas = {one["name"]: one["inputSchema"] for one in tools}
    for call in calls:
        if call["name"] == "json_schema_echo":
            call["arguments"] = {"schema": schemas["json_schema_2020_12_tool"]}
    return calls


async def called(port: int, era: ProtocolEra, call: dict[str, Any], schema: dict[str, Any]) -> None:
    """Make one call as a client of its own, whose headers mirror the arguments."""
    client = await Client(port, era, ASKABLE).start()
    client.answer = willing
    if era == "modern":
        client.headers = render_mirrored_headers(find_header_mirrors(schema), call["arguments"])
    await client.call(call["name"], call["arguments"])


async def everything(port: int, era: ProtocolEra, calls: list[dict[str, Any]]) -> None:
    """Use whatever there is."""
    client = await Client(port, era, ASKABLE).start()
    tools = (await client.request("tools/list")).get("result", {}).get("tools", [])
    schemas = {one["name"]: one["inputSchema"] for one in tools}
    ready = [one for one in calls or calls_of(tools) if one["name"] in schemas]
    await asyncio.gather(*(called(port, era, one, schemas[one["name"]]) for one in ready))
    for one in (await client.request("prompts/list")).get("result", {}).get("prompts", []):
        await client.request("prompts/get", {"name": one["name"]})
    for one in (await client.request("resources/list")).get("result", {}).get("resources", []):
        await client.request("resources/read", {"uri": one["uri"]})


async def main(url: str, era: ProtocolEra, context: dict[str, Any]) -> int:
    """Connect, use everything, leave; 1 when the server could not be reached, or nobody could log in to it."""
    app, operator = Callwright(), await Operator.of(url, context)
    failed = await app.connect([operator.spec], logins=operator.keeper)
    gateway = Gateway(app)
    try:
        port = await gateway.start()
        for _ in range(LOGINS):
            if not failed:
                await everything(port, era, context.get("toolCalls") or [])
            if not operator.is_needed(app):
                break
            await operator.log_in(app)
            failed = {}
    except LoginFailedError as fault:
        sys.stderr.write(f"{fault.why} {fault.detail}\n")
        return 1
    finally:
        await gateway.close(0.2)
        app.close()
    return 1 if failed else 0


if __name__ == "__main__":
    version = os.environ.get("MCP_CONFORMANCE_PROTOCOL_VERSION", "2026-07-28")
    given = json.loads(os.environ.get("MCP_CONFORMANCE_CONTEXT") or "{}")
    front = os.environ.get("CALLWRIGHT_FRONT") or ("modern" if version >= "2026" else "legacy")
    sys.exit(asyncio.run(main(sys.argv[-1], "modern" if front == "modern" else "legacy", given)))
