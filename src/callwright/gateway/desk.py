"""``Desk``: what stands behind the MCP front of the gateway. Tools go through the app; the rest goes to its server.

May not know sockets or eras beyond asking which one a caller speaks.
"""

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from callwright._version import __version__
from callwright.app import Callwright, Given
from callwright.core import mcp
from callwright.core.mcp import Mirror
from callwright.domain.contract import CompiledContract
from callwright.domain.result import ToolResult
from callwright.gateway import questions
from callwright.gateway.listing import Listing
from callwright.gateway.mcp.backend import Hello, Incoming
from callwright.gateway.present import Presenter
from callwright.gateway.preview import Previews
from callwright.gateway.routing import Routing
from callwright.gateway.seal import Seal
from callwright.gateway.tasks import METHODS as TASK_METHODS
from callwright.gateway.tasks import Tasks
from callwright.relay import RELAY, InputWanted, Relay, RpcFault
from callwright.runtime.incoming import CallOptions

_SHORT: Final = 4096
_encode = msgspec.json.Encoder().encode
_OUR_QUESTION: Final = "callwright"
"""The state of a question of our own; an upstream's state never stands unsealed beside it."""

INFO: Final = {"name": "callwright", "version": __version__}


class Desk:
    """A ``Backend`` over an application and the servers it is connected to."""

    def __init__(self, app: Callwright, seal: Seal, previews: Previews) -> None:
        self._app = app
        self._previews = previews
        self._seal = seal
        self._listing = Listing(app.catalogue, app.offered, INFO)
        self._presenter = Presenter(INFO)
        self._tasks = Tasks(seal)
        self._routing = Routing(lambda: app.connected.servers if app.connected else {})

    def hello(self) -> Hello:
        """What all of us together can do."""
        capabilities: dict[str, Any] = {
            "tools": {"listChanged": True},
            **self._routing.capabilities(),
            **self._routing.extensions(),
        }
        return Hello(capabilities=capabilities, info=INFO, instructions=self._routing.instructions())

    def mirrors(self, tool: str) -> tuple[Mirror, ...]:
        """Which arguments of this tool a client mirrors into headers."""
        found = self._app.catalogue.find(tool, None, self._app.principal)
        mirrors: tuple[Mirror, ...] = getattr(found[1], "mirrors", ()) if found else ()
        return mirrors

    async def request(self, incoming: Incoming) -> dict[str, Any] | bytes:
        """Answer a request."""
        match incoming.method:
            case "tools/call":
                return await self._call(incoming)
            case "tools/list":
                principal = incoming.principal or self._app.principal
                return self._listing.page(
                    principal, incoming.era, incoming.params.get("cursor"), self._app.catalogue.changes
                )
            case "prompts/get" | "resources/read":
                return await self._asked(incoming)
            case method if method in TASK_METHODS:
                return await self._of_task(incoming)
            case _:
                return await self._routing.request(incoming.method, incoming.params, incoming.relay)

    async def _of_task(self, incoming: Incoming) -> dict[str, Any]:
        owner = self._owner(incoming)
        server, id_ = self._tasks.inward(owner, incoming.params)
        params = {**incoming.params, "taskId": id_}
        found = await self._routing.of_task(server, incoming.method, params, incoming.relay)
        return {**found, "taskId": incoming.params["taskId"]} if "taskId" in found else found

    async def watch(self, uri: str, *, on: bool) -> None:
        """Somebody wants to be told of changes of this resource, or nobody does any more."""
        await self._routing.watch(uri, on=on)

    # --- what may be answered by a question ----------------------------------------------------------------------

    async def _asked(self, incoming: Incoming) -> dict[str, Any]:
        relay, params = incoming.relay, self._brought_back(incoming)
        found = await self._routing.request(incoming.method, params, relay)
        if found.get("resultType") != "input_required":
            return found
        wanted = InputWanted(found.get("inputRequests") or {}, found.get("requestState"))
        return self._question(incoming, wanted)

    def _brought_back(self, incoming: Incoming) -> dict[str, Any]:
        """What the client brings back goes into the relay, its state opened; the parameters are those of the request."""
        params, relay = incoming.params, incoming.relay
        if "inputResponses" not in params and "requestState" not in params:
            return params
        answers, state = params.get("inputResponses"), params.get("requestState")
        if relay.era == "modern" and state is not None:
            if not isinstance(state, str):
                raise RpcFault(mcp.INVALID_PARAMS, "requestState is not a text.")
            relay.state = self._seal.open(state, self._owner(incoming), _salient(incoming))
        relay.answers = answers if isinstance(answers, dict) and relay.era == "modern" else None
        kept = ("inputResponses", "requestState")
        return {name: value for name, value in params.items() if name not in kept}

    def _question(self, incoming: Incoming, wanted: InputWanted) -> dict[str, Any]:
        capabilities = incoming.relay.capabilities
        for one in wanted.requests.values():
            needed = mcp.NEEDS.get(str(one.get("method"))) if isinstance(one, dict) else None
            if needed is None or needed not in capabilities:
                data: Any = {"requiredCapabilities": {needed: {}}} if needed else None
                raise RpcFault(
                    mcp.MISSING_CAPABILITY, "The client cannot be asked what the server asks.", data
                )
            if not mcp.askable(str(one.get("method")), one.get("params")):
                raise RpcFault(mcp.INTERNAL_ERROR, "The server asks what a client may not be asked.")
        result: dict[str, Any] = {"resultType": "input_required"}
        if wanted.requests:
            result["inputRequests"] = wanted.requests
        if wanted.state is not None or not wanted.requests:
            result["requestState"] = self._seal.close(wanted.state, self._owner(incoming), _salient(incoming))
        return result

    def _owner(self, incoming: Incoming) -> str:
        principal = incoming.principal or self._app.principal
        return f"{principal.tenant}\0{principal.id}"

    # --- calls --------------------------------------------------------------------------------------------------

    async def _call(self, incoming: Incoming) -> dict[str, Any] | bytes:
        params, relay = self._brought_back(incoming), incoming.relay
        name, arguments = params.get("name"), params.get("arguments", {})
        if not isinstance(name, str) or not isinstance(arguments, dict):
            raise RpcFault(mcp.INVALID_PARAMS, "tools/call needs a name, and arguments that are an object.")
        found = self._app.catalogue.find(name, None, incoming.principal or self._app.principal)
        tool = None if found is None else found[0]
        if tool is not None and tool.contract.effect != "read":
            incoming.see_through()
        if relay.state == _OUR_QUESTION:
            arguments = (
                questions.completed(arguments, (relay.answers or {}).get(questions.ARGUMENTS)) or arguments
            )
            relay.state = relay.answers = None
        elif tool is not None and "elicitation" in relay.capabilities:
            return await self._call_or_ask(incoming, tool, arguments)
        return self._ended(incoming, tool, await self._give(incoming, name, arguments))

    async def _call_or_ask(
        self, incoming: Incoming, tool: CompiledContract, arguments: dict[str, Any]
    ) -> dict[str, Any] | bytes:
        """Make the call; where only the user can say what is missing, ask once, and make it with the answer."""
        relay, name = incoming.relay, tool.contract.name
        given = await self._give(incoming, name, arguments)
        form = questions.form(given.result, tool)
        if form is None:
            return self._ended(incoming, tool, given)
        if relay.ask is None:
            return self._question(incoming, InputWanted({questions.ARGUMENTS: form}, _OUR_QUESTION))
        whole = questions.completed(arguments, await relay.ask(form["method"], form["params"]))
        if whole is None:
            return self._ended(incoming, tool, given)
        return self._ended(incoming, tool, await self._give(incoming, name, whole))

    async def _give(self, incoming: Incoming, name: str, arguments: dict[str, Any]) -> Given:
        call: Any = {"name": name, "arguments": arguments}
        text = _encode(call)
        token = RELAY.set(incoming.relay)
        try:
            # A short text is read faster than an object is looked through.
            raw = text.decode() if len(text) <= _SHORT else call
            return await self._app.agive(raw, **_options(incoming))
        finally:
            RELAY.reset(token)

    def _ended(
        self, incoming: Incoming, tool: CompiledContract | None, given: Given
    ) -> dict[str, Any] | bytes:
        relay, error = incoming.relay, given.result.error
        if relay.fault is not None and error is not None:
            raise relay.fault
        if relay.wanted is not None and error is not None and error.code == "input_required":
            return self._question(incoming, relay.wanted)
        incoming.received = given.delivered
        task = given.result.data if given.result.success else None
        if isinstance(task, dict) and task.get("resultType") == "task":
            return self._task(incoming, given.result, task)
        structured = tool is not None and tool.contract.output_schema is not None
        result = given.result
        if result.success and not structured:
            cut = self._previews.cut(result, incoming.principal or self._app.principal)
            result = result if cut is None else replace(result, content=cut, data=cut)
        return self._presented(result, relay, structured=structured)

    def _task(self, incoming: Incoming, result: ToolResult, task: dict[str, Any]) -> dict[str, Any]:
        """A task that was begun, under an id of its owner's; begun once, however often the call is made again."""
        found = self._app.catalogue.find(
            result.meta.tool_name, None, incoming.principal or self._app.principal
        )
        server = getattr(found[1], "server", "") if found else ""
        return {**task, "taskId": self._tasks.outward(server, self._owner(incoming), str(task.get("taskId")))}

    def _presented(self, result: ToolResult, relay: Relay, *, structured: bool) -> bytes:
        if result.error is not None and result.error.code == "unknown_tool":
            data = {"code": "unknown_tool", "suggestion": result.error.suggestion}
            raise RpcFault(mcp.INVALID_PARAMS, result.error.message, data)
        return self._presenter.result(result, relay, structured=structured)


def _options(incoming: Incoming) -> CallOptions:
    options: CallOptions = {}
    if incoming.key is not None:
        options["key"] = incoming.key
    if incoming.run is not None:
        options["run"] = incoming.run
    if incoming.principal is not None:
        options["principal"] = incoming.principal
    trace = _trace_id(incoming.relay)
    if trace is not None:
        options["trace_id"] = trace
    return options


def _trace_id(relay: Relay) -> str | None:
    """The trace id of a W3C ``traceparent``."""
    parent = relay.meta.get("traceparent") if relay.meta else None
    parts = parent.split("-") if isinstance(parent, str) else []
    return parts[1] if len(parts) == 4 else None


def _salient(incoming: Incoming) -> Any:
    """What makes a request the one that a state belongs to."""
    params = incoming.params
    return [incoming.method, params.get("name"), params.get("uri"), params.get("arguments")]
