"""A reference server with one of everything, as the conformance suite describes it; both eras, for tests only.

It stands behind the same MCP front as the gateway. What its tools really did is counted in ``ran``, for faults on the wire.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from callwright.core.protocols import mcp_protocol
from callwright.gateway.mcp.backend_protocol import IncomingRequest
from callwright.relay import RpcFaultError

PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
WAV = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA="
Result = dict[str, Any]
Handler = Callable[[dict[str, Any], IncomingRequest], Awaitable[Result]]

NAME_FORM = {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}
OK_FORM = {"type": "object", "properties": {"ok": {"type": "boolean"}}, "required": ["ok"]}


def text(words: str) -> Result:
    return {"content": [{"type": "text", "text": words}]}


def asks(message: str, form: dict[str, Any]) -> dict[str, Any]:
    return {
        "method": "elicitation/create",
        "params": {"mode": "form", "message": message, "requestedSchema": form},
    }


def samples(prompt: str) -> dict[str, Any]:
    content = {"type": "text", "text": prompt}
    return {
        "method": "sampling/createMessage",
        "params": {"messages": [{"role": "user", "content": content}], "maxTokens": 50},
    }


ROOTS: dict[str, Any] = {"method": "roots/list", "params": {}}
OWN = {"json_schema_2020_12_tool", "structured", "pay", "look", "bake"}
"""Tools whose names do not begin with ``test_``."""

TOOLS: dict[str, tuple[dict[str, Any], Handler]] = {}


def tool(
    description: str, properties: dict[str, Any] | None = None, required: tuple[str, ...] = (), **more: Any
) -> Callable[[Handler], Handler]:
    """Add a tool under the function's name."""

    def add(handler: Handler) -> Handler:
        schema: dict[str, Any] = {"type": "object", "properties": properties or {}}
        if required:
            schema["required"] = list(required)
        name = handler.__name__ if handler.__name__ in OWN else f"test_{handler.__name__}"
        TOOLS[name] = ({"name": name, "description": description, "inputSchema": schema, **more}, handler)
        return handler

    return add


# --- contents -----------------------------------------------------------------------------------------------------


@tool("Answers with a text")
async def simple_text(_arguments: dict[str, Any], _incoming: IncomingRequest) -> Result:
    return text("This is a simple text response for testing.")


@tool("Answers with an image")
async def image_content(_arguments: dict[str, Any], _incoming: IncomingRequest) -> Result:
    return {"content": [{"type": "image", "data": PNG, "mimeType": "image/png"}]}


@tool("Answers with a sound")
async def audio_content(_arguments: dict[str, Any], _incoming: IncomingRequest) -> Result:
    return {"content": [{"type": "audio", "data": WAV, "mimeType": "audio/wav"}]}


def embedded(uri: str, mime: str, words: str) -> dict[str, Any]:
    return {"type": "resource", "resource": {"uri": uri, "mimeType": mime, "text": words}}


@tool("Answers with a resource")
async def embedded_resource(_arguments: dict[str, Any], _incoming: IncomingRequest) -> Result:
    return {
        "content": [
            embedded("test://embedded-resource", "text/plain", "This is an embedded resource content.")
        ]
    }


@tool("Answers with several kinds of content")
async def multiple_content_types(_arguments: dict[str, Any], _incoming: IncomingRequest) -> Result:
    return {
        "content": [
            {"type": "text", "text": "Multiple content types test:"},
            {"type": "image", "data": PNG, "mimeType": "image/png"},
            embedded("test://mixed-content-resource", "application/json", '{"test": "data", "value": 123}'),
        ]
    }


@tool("Always fails")
async def error_handling(_arguments: dict[str, Any], _incoming: IncomingRequest) -> Result:
    return text("This tool intentionally returns an error for testing") | {"isError": True}


@tool("Says the region it was given", {"region": {"type": "string", "x-mcp-header": "Region"}})
async def x_mcp_header(arguments: dict[str, Any], _incoming: IncomingRequest) -> Result:
    return text(f"region={arguments.get('region', '<none>')}")


@tool("Says the region it was given, if any", {"region": {"type": "string"}})
async def region(arguments: dict[str, Any], _incoming: IncomingRequest) -> Result:
    return text(f"region={arguments.get('region', '<none>')}")


@tool("Has a schema with many words")
async def json_schema_2020_12_tool(arguments: dict[str, Any], _incoming: IncomingRequest) -> Result:
    return text(json.dumps(arguments))


TOOLS["json_schema_2020_12_tool"][0]["inputSchema"] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "$defs": {
        "address": {
            "$anchor": "addressDef",
            "type": "object",
            "properties": {"street": {"type": "string"}, "city": {"type": "string"}},
        }
    },
    "properties": {
        "name": {"type": "string"},
        "address": {"$ref": "#/$defs/address"},
        "contactMethod": {"type": "string", "enum": ["phone", "email"]},
        "phone": {"type": "string"},
        "email": {"type": "string"},
    },
    "allOf": [{"anyOf": [{"required": ["phone"]}, {"required": ["email"]}]}],
    "if": {"properties": {"contactMethod": {"const": "phone"}}, "required": ["contactMethod"]},
    "then": {"required": ["phone"]},
    "else": {"required": ["email"]},
    "additionalProperties": False,
}


@tool(
    "Answers with data",
    {"n": {"type": "integer"}},
    ("n",),
    outputSchema={"type": "object", "properties": {"doubled": {"type": "integer"}}, "required": ["doubled"]},
)
async def structured(arguments: dict[str, Any], _incoming: IncomingRequest) -> Result:
    data = {"doubled": arguments["n"] * 2}
    return text(json.dumps(data, indent=2)) | {"structuredContent": data}


@tool("Books a payment; doing it twice is paying twice", {"amount": {"type": "integer"}}, ("amount",))
async def pay(arguments: dict[str, Any], _incoming: IncomingRequest) -> Result:
    return text(f"paid {arguments['amount']}")


@tool("Looks something up", {"q": {"type": "string"}}, ("q",), annotations={"readOnlyHint": True})
async def look(arguments: dict[str, Any], _incoming: IncomingRequest) -> Result:
    return text(f"found {arguments['q']}")


# --- while it runs ------------------------------------------------------------------------------------------------


@tool("Writes log messages while it runs")
async def tool_with_logging(_arguments: dict[str, Any], incoming: IncomingRequest) -> Result:
    for words in ("Tool execution started", "Tool processing data", "Tool execution completed"):
        incoming.relay.tell("notifications/message", {"level": "info", "data": words})
        await asyncio.sleep(0.05)
    return text("Tool with logging executed successfully")


@tool("Tells its progress while it runs")
async def tool_with_progress(_arguments: dict[str, Any], incoming: IncomingRequest) -> Result:
    token = incoming.relay.progress
    for at in (0, 50, 100):
        if token is not None:
            said = {
                "progressToken": token,
                "progress": at,
                "total": 100,
                "message": f"Completed step {at} of 100",
            }
            incoming.relay.tell("notifications/progress", said)
        await asyncio.sleep(0.05)
    return text(str(token))


async def asked(incoming: IncomingRequest, question: dict[str, Any]) -> dict[str, Any]:
    """Ask a client that can be asked while it waits."""
    if incoming.relay.ask is None:
        raise RpcFaultError(mcp_protocol.MISSING_CAPABILITY, "This client cannot be asked while it waits.")
    return await incoming.relay.ask(question["method"], question["params"])


@tool("Asks the client's model", {"prompt": {"type": "string"}}, ("prompt",))
async def sampling(arguments: dict[str, Any], incoming: IncomingRequest) -> Result:
    answer = await asked(incoming, samples(arguments["prompt"]))
    return text(f"LLM response: {answer['content']['text']}")


@tool("Asks the user", {"message": {"type": "string"}}, ("message",))
async def elicitation(arguments: dict[str, Any], incoming: IncomingRequest) -> Result:
    form = {
        "type": "object",
        "properties": {"response": {"type": "string", "description": "User's response"}},
        "required": ["response"],
    }
    return elicited(await asked(incoming, asks(arguments["message"], form)), "User response")


def elicited(answer: dict[str, Any], words: str) -> Result:
    return text(f"{words}: action={answer['action']}, content={json.dumps(answer.get('content') or {})}")


@tool("Asks with defaults")
async def elicitation_sep1034_defaults(_arguments: dict[str, Any], incoming: IncomingRequest) -> Result:
    form = {
        "type": "object",
        "properties": {
            "name": {"type": "string", "default": "John Doe"},
            "age": {"type": "integer", "default": 30},
            "score": {"type": "number", "default": 95.5},
            "status": {"type": "string", "enum": ["active", "inactive", "pending"], "default": "active"},
            "verified": {"type": "boolean", "default": True},
        },
    }
    return elicited(
        await asked(incoming, asks("Please provide user information", form)), "Elicitation result"
    )


def titled(*pairs: tuple[str, str]) -> list[dict[str, str]]:
    return [{"const": value, "title": title} for value, title in pairs]


@tool("Asks with every kind of choice")
async def elicitation_sep1330_enums(_arguments: dict[str, Any], incoming: IncomingRequest) -> Result:
    many = titled(("value1", "First Choice"), ("value2", "Second Choice"), ("value3", "Third Choice"))
    form = {
        "type": "object",
        "properties": {
            "untitledSingle": {"type": "string", "enum": ["option1", "option2", "option3"]},
            "titledSingle": {
                "type": "string",
                "oneOf": titled(
                    ("value1", "First Option"), ("value2", "Second Option"), ("value3", "Third Option")
                ),
            },
            "legacyEnum": {
                "type": "string",
                "enum": ["opt1", "opt2", "opt3"],
                "enumNames": ["Option One", "Option Two", "Option Three"],
            },
            "untitledMulti": {
                "type": "array",
                "items": {"type": "string", "enum": ["option1", "option2", "option3"]},
            },
            "titledMulti": {"type": "array", "items": {"anyOf": many}},
        },
    }
    return elicited(await asked(incoming, asks("Please choose", form)), "Elicitation completed")


@tool("Needs the client's model")
async def missing_capability(_arguments: dict[str, Any], incoming: IncomingRequest) -> Result:
    if "sampling" not in incoming.relay.capabilities:
        needed: Any = {"requiredCapabilities": {"sampling": {}}}
        raise RpcFaultError(
            mcp_protocol.MISSING_CAPABILITY, "This tool requires the client 'sampling' capability", needed
        )
    return text("Client declared sampling capability; proceeding.")
