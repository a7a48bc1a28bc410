"""The reference server as a ``Backend``: tools, resources, prompts, completion, and what changes on request."""

import json
from collections import Counter
from collections.abc import Collection
from typing import Any

import gateway.everything_asking  # noqa: F401 - adds its tools
from callwright.core.protocols import mcp_protocol
from callwright.core.protocols.mcp_protocol import HeaderMirror, find_header_mirrors
from callwright.domain.call import Principal
from callwright.gateway.mcp.backend_protocol import IncomingRequest, ServerIntroduction
from callwright.gateway.mcp.dispatcher import McpDispatcher
from callwright.gateway.mcp.http_endpoint import McpEndpoint
from callwright.gateway.mcp.subscriptions import SubscriptionHub
from callwright.gateway.signed_state import StateSigner
from callwright.relay import ProtocolEra, RpcFaultError
from callwright.wire.http_server import HttpServer
from gateway.everything import PNG, TOOLS, Result, asks, embedded, text, tool

RESOURCES: dict[str, dict[str, Any]] = {
    "test://static-text": {
        "mimeType": "text/plain",
        "text": "This is the content of the static text resource.",
    },
    "test://static-binary": {"mimeType": "image/png", "blob": PNG},
    "test://watched-resource": {"mimeType": "text/plain", "text": "Watched resource content"},
}
BEFORE, AFTER = "test://template/", "/data"
PROMPTS: dict[str, list[str]] = {
    "test_simple_prompt": [],
    "test_prompt_with_arguments": ["arg1", "arg2"],
    "test_prompt_with_embedded_resource": ["resourceUri"],
    "test_prompt_with_image": [],
    "test_input_required_result_prompt": [],
}


class Everything:
    """See the head of this file. ``ran`` counts how often each tool really ran."""

    def __init__(self, hub: SubscriptionHub) -> None:
        self.ran: Counter[str] = Counter()
        self.seen: list[IncomingRequest] = []
        self._hub = hub
        self._seal = StateSigner(lambda: 0.0)
        self.tools = dict(TOOLS)
        self.resources = dict(RESOURCES)
        self.templates = [f"{BEFORE}{{id}}{AFTER}"]
        self.info = {"name": "everything", "version": "1.0.0"}

    def describe_server(self, principal: Principal | None = None) -> ServerIntroduction:
        return ServerIntroduction(
            capabilities={
                "tools": {"listChanged": True},
                "resources": {"subscribe": True, "listChanged": True},
                "prompts": {"listChanged": True},
                "completions": {},
                "logging": {},
                "extensions": {mcp_protocol.TASKS_EXTENSION: {}},
            },
            info=self.info,
        )

    def list_mirrors(self, tool: str) -> tuple[HeaderMirror, ...]:
        return find_header_mirrors(self.tools[tool][0]["inputSchema"]) if tool in self.tools else ()

    async def watch_resource(self, uri: str, principal: Principal | None, *, on: bool) -> None:
        """Nothing has to be asked for."""

    async def request(self, incoming: IncomingRequest) -> Result:
        self.seen.append(incoming)
        params = incoming.params
        match incoming.method:
            case "resources/read":
                return self._read(str(params.get("uri")), incoming)
            case "completion/complete":
                start = params["argument"]["value"]
                values = [one for one in ("paris", "park", "party") if one.startswith(start)]
                return {"completion": {"values": values, "total": len(values), "hasMore": False}}
            case "tools/call" | "prompts/get":
                return await self._answered(incoming)
            case "tasks/get" | "tasks/cancel":
                return self._task(incoming)
            case _:
                return self._listed(incoming.method)

    def _task(self, incoming: IncomingRequest) -> Result:
        if incoming.params.get("taskId") != "t-1":
            raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "no such task")
        if incoming.method == "tasks/cancel":
            return {}
        return {**TASK, "status": "completed", "result": {"content": [{"type": "text", "text": "baked"}]}}

    def _listed(self, method: str) -> Result:
        lists: dict[str, Result] = {
            "tools/list": {"tools": [one[0] for one in self.tools.values()]},
            "resources/list": {
                "resources": [
                    {"uri": uri, "name": uri, "mimeType": one["mimeType"]}
                    for uri, one in self.resources.items()
                ]
            },
            "resources/templates/list": {
                "resourceTemplates": [{"uriTemplate": one, "name": one} for one in self.templates]
            },
            "prompts/list": {"prompts": [_prompt(name, needed) for name, needed in PROMPTS.items()]},
        }
        if method not in lists:
            raise RpcFaultError(mcp_protocol.METHOD_NOT_FOUND, "Unknown method")
        return lists[method]

    def _read(self, uri: str, incoming: IncomingRequest) -> Result:
        if uri in self.resources:
            return {"contents": [{"uri": uri, **self.resources[uri]}]}
        if uri.startswith(BEFORE) and uri.endswith(AFTER):
            id_ = uri[len(BEFORE) : -len(AFTER)]
            found = json.dumps({"id": id_, "templateTest": True, "data": f"Data for ID: {id_}"})
            return {"contents": [{"uri": uri, "mimeType": "application/json", "text": found}]}
        code = mcp_protocol.INVALID_PARAMS if incoming.era == "modern" else mcp_protocol.RESOURCE_NOT_FOUND
        raise RpcFaultError(code, "Resource not found", {"uri": uri})

    async def _answered(self, incoming: IncomingRequest) -> Result:
        """A call or a prompt; states are sealed on their way out and opened on their way in."""
        params, relay = incoming.params, incoming.relay
        salient = [incoming.method, params.get("name"), params.get("arguments")]
        relay.answers = params.get("inputResponses")
        if params.get("requestState") is not None:
            relay.state = self._seal.verify_state(params["requestState"], "", salient)
        result = await (self._call(incoming) if incoming.method == "tools/call" else self._get(incoming))
        if "requestState" in result:
            return {**result, "requestState": self._seal.sign_state(result["requestState"], "", salient)}
        return result

    async def _call(self, incoming: IncomingRequest) -> Result:
        name = incoming.params.get("name")
        if name not in self.tools:
            raise RpcFaultError(mcp_protocol.INVALID_PARAMS, f"Unknown tool: {name}")
        self.ran[name] += 1
        if name in {"test_trigger_tool_change", "test_trigger_prompt_change"}:
            kind = "tools" if "tool" in name.removeprefix("test_trigger_") else "prompts"
            self._hub.publish(f"notifications/{kind}/list_changed", {})
        return await self.tools[name][1](incoming.params.get("arguments") or {}, incoming)

    async def _get(self, incoming: IncomingRequest) -> Result:
        name, given = incoming.params.get("name"), incoming.params.get("arguments") or {}
        match name:
            case "test_simple_prompt":
                return _said({"type": "text", "text": "This is a simple prompt for testing."})
            case "test_prompt_with_arguments":
                words = f"Prompt with arguments: arg1='{given.get('arg1')}', arg2='{given.get('arg2')}'"
                return _said({"type": "text", "text": words})
            case "test_prompt_with_embedded_resource":
                shown = embedded(
                    str(given.get("resourceUri")), "text/plain", "Embedded resource content for testing."
                )
                return _said(shown, {"type": "text", "text": "Please process the embedded resource above."})
            case "test_prompt_with_image":
                image = {"type": "image", "data": PNG, "mimeType": "image/png"}
                return _said(image, {"type": "text", "text": "Please analyze the image above."})
            case "test_input_required_result_prompt":
                return _asking(incoming)
            case _:
                raise RpcFaultError(mcp_protocol.INVALID_PARAMS, f"Unknown prompt: {name}")


def _asking(incoming: IncomingRequest) -> Result:
    answer = (incoming.relay.answers or {}).get("user_context")
    if isinstance(answer, dict):
        context = (answer.get("content") or {}).get("context")
        return _said({"type": "text", "text": f"Use the following context: {context}"})
    form = {"type": "object", "properties": {"context": {"type": "string"}}, "required": ["context"]}
    return {"resultType": "input_required", "inputRequests": {"user_context": asks("What context?", form)}}


def _said(*contents: dict[str, Any]) -> Result:
    return {"messages": [{"role": "user", "content": one} for one in contents]}


def _prompt(name: str, needed: list[str]) -> dict[str, Any]:
    arguments = [{"name": one, "description": one, "required": True} for one in needed]
    return {"name": name, "description": name} | ({"arguments": arguments} if arguments else {})


TASK = {
    "taskId": "t-1",
    "status": "working",
    "createdAt": "2026-01-01T00:00:00Z",
    "lastUpdatedAt": "2026-01-01T00:00:00Z",
    "ttlMs": None,
}


@tool("Takes long, so it becomes a task")
async def bake(_arguments: dict[str, Any], incoming: IncomingRequest) -> Result:
    if mcp_protocol.TASKS_EXTENSION not in (incoming.relay.capabilities.get("extensions") or {}):
        return text("baked while you waited")
    return {"resultType": "task", **TASK}


@tool("Announces a change of the tools")
async def trigger_tool_change(_arguments: dict[str, Any], _incoming: IncomingRequest) -> Result:
    return text("tool list changed")


@tool("Announces a change of the prompts")
async def trigger_prompt_change(_arguments: dict[str, Any], _incoming: IncomingRequest) -> Result:
    return text("prompt list changed")


def mounted(
    server: HttpServer, eras: Collection[ProtocolEra] = ("modern", "legacy")
) -> tuple[Everything, McpEndpoint]:
    """The reference server on a wire server, at /mcp."""
    hub = SubscriptionHub()
    everything = Everything(hub)
    endpoint = McpEndpoint(McpDispatcher(everything, hub), 16 << 20, eras=eras)
    endpoint.mount(server)
    return everything, endpoint
