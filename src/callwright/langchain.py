"""Tools of LangChain agents and LangGraph under contract, and an application's tools for LangChain. Needs the extra ``langchain``.

``create_agent(model, tools, middleware=[CallwrightMiddleware(app)])`` puts the agent's tools under contract, in a bare graph
``ToolNode(tools, **tool_node_wrappers(app))``; ``tools(app)`` offers the application's own tools.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from langchain.agents.middleware import AgentMiddleware
from langchain.tools import ToolRuntime
from langchain_core.messages import AIMessage, HumanMessage, ToolMessage
from langchain_core.tools import BaseTool, StructuredTool
from langgraph.errors import GraphBubbleUp
from langgraph.prebuilt.tool_node import ToolCallRequest
from langgraph.types import Command, interrupt

from callwright.adapters.call_answers import CallAnswer, render_for_model
from callwright.adapters.framework_tools import (
    CallScope,
    FrameworkTools,
    RunNames,
    ToolContracts,
    close_schema,
    describe_approval,
    report_uncontrolled,
)
from callwright.adapters.tool_runs import ToolRun, read_failure_text, read_text
from callwright.app import Callwright
from callwright.app.text_previews import READ_RESULT_TOOL
from callwright.core.contracts.definition_mending import derive_offered_name, describe_offered_tool
from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.domain.records import Approval
from callwright.domain.result import ToolResult

__all__ = ["CallwrightMiddleware", "tool_node_wrappers", "tools"]

_log = logging.getLogger("callwright.adapters")

_UNREAD_ARGUMENTS: Final = "unreadable_arguments"
"""The argument under which the text stands that LangChain could not read as JSON."""

_OWN_TOOL: Final = "callwright_app"
"""Key in the metadata of a tool that ``tools(app)`` made: it is called through its application already."""

_CONTROL_FLOW: Final = (GraphBubbleUp,)

Message = ToolMessage | Command[Any]


class CallwrightMiddleware(AgentMiddleware[Any, Any, Any]):  # type: ignore[misc] # not installed where types are checked
    """Puts every tool call of a LangChain agent under contract.

    What the model gets: after a plain success the tool's own message, unchanged with its content blocks and its artifact;
    else a message with the envelope for models as JSON text, and ``status="error"`` after a failure. Every message has the
    whole envelope in ``response_metadata["callwright"]``. One turn of the user is one run: its calls share the budget of
    ``Callwright(limits=...)``, and within it equal arguments of a write are the same call.

    Place it last among the middleware, so that the others see its messages. A ``ToolRetryMiddleware`` is not needed beside it:
    its repetitions of a write get the first answer again.

    Args:
        app: The application.
        contracts: Tool → options of ``Callwright.tool``, such as ``{"pay": {"effect": "once", "key": ["order_no"]}}``.
            A tool that is not named counts as ``once`` without a declared meaning of a repeat.
        principal: The caller; None takes the application's.
        ask_user: Whether a call that the rules let the caller's own user approve (``user_confirms``) interrupts the graph, which
            then needs a checkpointer. The interrupt and the answer to it are those of ``HumanInTheLoopMiddleware``.
    """

    _offers_pages: ClassVar[bool] = True

    def __init__(
        self,
        app: Callwright,
        contracts: ToolContracts | None = None,
        *,
        principal: Principal | None = None,
        ask_user: bool = False,
    ) -> None:
        super().__init__()
        self.tools: Sequence[BaseTool] = ()
        self._tools = FrameworkTools(
            app, contracts, principal, asks_user=ask_user, is_paged=self._offers_pages
        )
        self._hosted: set[str] = set()
        self._versions = RunNames()

    def wrap_model_call(self, request: Any, handler: Callable[[Any], Any]) -> Any:
        """Register the tools that the model is offered."""
        self._register_offered(request.tools)
        return handler(self._offer_pages(request))

    async def awrap_model_call(self, request: Any, handler: Callable[[Any], Awaitable[Any]]) -> Any:
        """Register the tools that the model is offered."""
        self._register_offered(request.tools)
        return await handler(self._offer_pages(request))

    def _offer_pages(self, request: Any) -> Any:
        """Offer the model the tool that reads on, once it has been given the beginning of a text."""
        is_offered = any(_get_name(one) == READ_RESULT_TOOL for one in request.tools)
        if is_offered or not self._tools.pages.has_shortened:
            return request
        return request.override(tools=[*request.tools, self._make_page_tool()])

    def _make_page_tool(self) -> BaseTool:
        return _make_tool(self._tools, self._tools.pages.get_contract())

    def after_model(self, state: Any, runtime: Any) -> dict[str, Any] | None:  # noqa: ARG002 - the hook's signature
        """Turn calls whose arguments are not JSON into calls that can be answered; LangChain would end the run without a word."""
        messages = state["messages"]
        last = messages[-1] if messages else None
        if not isinstance(last, AIMessage) or not last.invalid_tool_calls:
            return None
        return {"messages": [_restore_invalid_calls(last)]}

    def wrap_tool_call(self, request: ToolCallRequest, handler: Callable[[ToolCallRequest], Any]) -> Any:
        """Make the call under its contract; ``handler`` runs the tool."""
        request = self._find_page_tool(request)
        known = self._prepare_call(request)
        if not known:
            return handler(request)
        version = None if request.tool is None else self._register_tool(request.tool)
        call = _GraphCall(self._tools, request, handler, version, is_async=False)
        answer = self._tools.call(*call.parts)
        if call.ask_user(answer.result):
            answer = self._tools.call(*call.parts)
        return _build_message(answer, request.tool_call)

    async def awrap_tool_call(
        self, request: ToolCallRequest, handler: Callable[[ToolCallRequest], Awaitable[Any]]
    ) -> Any:
        """Make the call under its contract on the running event loop; ``handler`` runs the tool."""
        request = self._find_page_tool(request)
        known = self._prepare_call(request)
        if not known:
            return await handler(request)
        version = None if request.tool is None else self._register_tool(request.tool)
        call = _GraphCall(self._tools, request, handler, version, is_async=True)
        answer = await self._tools.acall(*call.parts)
        if call.ask_user(answer.result):
            answer = await self._tools.acall(*call.parts)
        return _build_message(answer, request.tool_call)

    def _find_page_tool(self, request: ToolCallRequest) -> ToolCallRequest:
        """Return the request with the tool that reads on, if it is called and the agent itself has none."""
        if request.tool is not None or request.tool_call["name"] != READ_RESULT_TOOL:
            return request
        return request.override(tool=self._make_page_tool())

    def _prepare_call(self, request: ToolCallRequest) -> bool:
        """Register the tools in reach; return False for a tool that its own application calls.

        Return False also for a name that the agent does not have where it could be a tool of the application: LangChain answers.
        """
        tool = request.tool
        if tool is not None and tool.metadata is not None and _OWN_TOOL in tool.metadata:
            return _UNREAD_ARGUMENTS in request.tool_call["args"]
        if tool is None or tool.name not in self._tools:
            self._register_offered(getattr(request.runtime, "tools", None) or ())
        return tool is not None or not self._tools.has_other_tools()

    def _register_offered(self, offered: Sequence[Any]) -> None:
        if any(_get_name(one) == READ_RESULT_TOOL for one in offered):
            self._tools.is_paged = True
        for tool in offered:
            if isinstance(tool, BaseTool):
                self._register_tool(tool)
            elif isinstance(tool, dict):
                self._report_hosted_tool(tool)
        self._tools.report_undeclared()

    def _register_tool(self, tool: BaseTool) -> str | None:
        """Register a tool, of which each run may have another one; return the version of its contract."""
        known = self._versions.get(tool)
        if known is not None or (tool.metadata and _OWN_TOOL in tool.metadata):
            return known
        version = self._tools.register(tool.name, tool.description, _get_schema(tool))
        return self._versions.find(tool, version)

    def _report_hosted_tool(self, definition: dict[str, Any]) -> None:
        """Warn once of a tool that the provider runs itself: no hook sees its calls."""
        name = str(definition.get("name") or definition.get("type") or "a tool")
        if "function" not in definition and name not in self._hosted:
            self._hosted.add(name)
            report_uncontrolled(name)


class _NodeCalls(CallwrightMiddleware):
    """The calls of a bare tool node, whose model is offered the tool that reads pages only by its own graph."""

    _offers_pages = False


def tool_node_wrappers(
    app: Callwright,
    contracts: ToolContracts | None = None,
    *,
    principal: Principal | None = None,
    ask_user: bool = False,
) -> dict[str, Any]:
    """Return the wrappers for a bare ``ToolNode(tools, **tool_node_wrappers(app))``; arguments as for ``CallwrightMiddleware``.

    A bare graph has no hook after the model: calls whose arguments are not JSON are in ``AIMessage.invalid_tool_calls`` and
    reach no tool node. The model gets a large text whole unless ``tools(app, "callwright_read_result")`` is among the node's tools.
    """
    middleware = _NodeCalls(app, contracts, principal=principal, ask_user=ask_user)
    return {"wrap_tool_call": middleware.wrap_tool_call, "awrap_tool_call": middleware.awrap_tool_call}


def tools(app: Callwright, *names: str, principal: Principal | None = None) -> list[BaseTool]:
    """Return the application's tools, or those with these names, as LangChain tools.

    In an agent or a tool node one turn of the user is one run, as for ``CallwrightMiddleware``; a tool that the program invokes
    itself belongs to no run.

    The last tool reads large results in pages. A list of named tools has it only under its name, ``callwright_read_result``; without it
    the model gets every result whole.

    Raises:
        LookupError: the application has no tool of a name.
    """
    own = FrameworkTools(app, None, principal)
    return [_make_tool(own, contract) for contract in own.list_own_contracts(names)]


def _make_tool(own: FrameworkTools, contract: Contract) -> BaseTool:
    # LangChain finds the parameter by its type, and hides it from the model.
    def call(
        callwright_runtime: ToolRuntime[Any, Any] = None, **arguments: Any
    ) -> tuple[str, dict[str, Any]]:
        answer = own.call(contract.name, arguments, None, _find_own_scope(callwright_runtime))
        return answer.render_text(), answer.result.to_dict()

    async def acall(
        callwright_runtime: ToolRuntime[Any, Any] = None, **arguments: Any
    ) -> tuple[str, dict[str, Any]]:
        scope = _find_own_scope(callwright_runtime)
        answer = await own.acall(contract.name, arguments, None, scope)
        return answer.render_text(), answer.result.to_dict()

    return StructuredTool(
        name=derive_offered_name(contract.name),
        description=describe_offered_tool(contract),
        args_schema=contract.input_schema,
        func=call,
        coroutine=acall,
        response_format="content_and_artifact",
        metadata={_OWN_TOOL: True},
    )


# --- LangChain's calls and messages -------------------------------------------------------------------------------


def _get_schema(tool: BaseTool) -> dict[str, Any]:
    """Return the schema that the model sees, without injected arguments."""
    schema = tool.tool_call_schema
    return schema if isinstance(schema, dict) else close_schema(schema.model_json_schema())


def _get_name(tool: Any) -> Any:
    return tool.name if isinstance(tool, BaseTool) else None


class _GraphCall:
    """One call of a graph; ``version``: of the contract of its tool, None where the model named none.

    Attributes:
        parts: The arguments of ``FrameworkTools.call``.
    """

    def __init__(
        self,
        tools: FrameworkTools,
        request: ToolCallRequest,
        handler: Callable[[Any], Any],
        version: str | None,
        *,
        is_async: bool,
    ) -> None:
        call = request.tool_call
        scope = _find_scope(request.state, request.runtime, call["id"])._replace(version=version)
        self._tools = tools
        self._request = request
        self._handler = handler
        self._has_asked = False
        self._client = f"LangGraph, call {call['id']}"
        self._run = ToolRun(
            self._execute,
            is_async=is_async,
            read=_read_message,
            control_flow=_CONTROL_FLOW,
            takes_context=tools.asks_user,
        )
        self.parts = (call["name"], _get_arguments(call), self._run, scope)

    def ask_user(self, result: ToolResult) -> bool:
        """Return whether the call is to be made again, because the user has decided about it.

        Raises:
            GraphInterrupt: the user has not been asked yet; the graph comes here again with the answer.
        """
        scope = self.parts[-1]
        approval = self._tools.find_open_approval(result, scope)
        if approval is None or result.error is None or not self._may_ask():
            return False
        answer = interrupt(self._write_question(approval, result.error.user_message))
        decisions = answer.get("decisions") if isinstance(answer, Mapping) else None
        kinds = [one.get("type") for one in decisions or () if isinstance(one, Mapping)]
        if kinds not in (["approve"], ["reject"]):
            _log.warning("the approval of %s was answered by something else than a decision", approval.tool)
            return False
        self._tools.record_decision(approval, scope, granted=kinds == ["approve"], client=self._client)
        self._has_asked = True
        return True

    def _may_ask(self) -> bool:
        """Return whether the call may interrupt the graph: only the first that may be asked about of those that a node makes together.

        LangGraph hands the answers to the interrupts of one task over by their number: that to the question of one call would
        decide another, since a call that was made meanwhile interrupts no more. An agent sends each call as a task of its own.
        """
        if _is_sent_alone(self._request):
            return True
        mine, tools = self._request.tool_call, self._tools
        for one in _list_calls(self._request.state):
            if one["id"] == mine["id"]:
                return True
            if one["name"] not in tools or tools.may_user_confirm(one["name"]):
                _log.warning("%s is not asked about beside another call of its tool node", mine["name"])
                return False
        return True

    def _write_question(self, approval: Approval, words: str) -> dict[str, Any]:
        asked = describe_approval(approval, self._tools.get_secrets(approval.tool))
        return {
            "action_requests": [{**asked, "description": words}],
            "review_configs": [{"action_name": approval.tool, "allowed_decisions": ["approve", "reject"]}],
        }

    def _execute(self, name: str, arguments: dict[str, Any]) -> Any:
        if self._tools.asks_user and not self._has_asked:
            self._pass_decision(name, arguments)
        return self._handler(_override_call(self._request, name, arguments))

    def _pass_decision(self, name: str, arguments: dict[str, Any]) -> None:
        """Take the user's decision on this call out of the answers to the task's interrupts, if it was given before a pause of the tool.

        LangGraph hands the answers over in the order in which they were asked for: the tool's own interrupt would get the decision.
        """
        context = self._run.context
        used = None if context is None else self._tools.find_used_approval(name, arguments, context)
        if used is not None and used.reason.endswith(self._client):
            interrupt(self._write_question(used, ""))


def _is_sent_alone(request: ToolCallRequest) -> bool:
    """Return whether the task of a node was made for this call alone, as agents send each call."""
    config = getattr(request.runtime, "config", None) or {}
    path = config.get("metadata", {}).get("langgraph_path") or ()
    return path[:1] == ("__pregel_push",)


def _list_calls(state: Any) -> Sequence[Any]:
    """Return the calls that a tool node makes together: those of the last message, or a bare list of them."""
    messages = state if isinstance(state, list) else _get_messages(state)
    last = messages[-1] if messages else None
    return last.tool_calls if isinstance(last, AIMessage) else messages


def _get_arguments(call: Mapping[str, Any]) -> Any:
    """Return the arguments, or the text of arguments that LangChain could not read."""
    arguments = call["args"]
    if len(arguments) == 1 and isinstance(arguments.get(_UNREAD_ARGUMENTS), str):
        return arguments[_UNREAD_ARGUMENTS]
    return arguments


def _restore_invalid_calls(message: AIMessage) -> AIMessage:
    restored = [
        {
            "name": call["name"] or "",
            "args": {_UNREAD_ARGUMENTS: call["args"] or ""},
            "id": call["id"],
            "type": "tool_call",
        }
        for call in message.invalid_tool_calls
    ]
    return message.model_copy(
        update={"tool_calls": [*message.tool_calls, *restored], "invalid_tool_calls": []}
    )


def _override_call(request: ToolCallRequest, name: str, arguments: dict[str, Any]) -> ToolCallRequest:
    """Return the request with the corrected name and arguments."""
    call = request.tool_call
    if name == call["name"]:
        if arguments is call["args"]:
            return request
        return request.override(tool_call={**call, "args": arguments})
    offered = getattr(request.runtime, "tools", None) or ()
    found = next((one for one in offered if one.name == name), None)
    return request.override(tool_call={**call, "name": name, "args": arguments}, tool=found)


def _find_own_scope(runtime: Any) -> CallScope:
    """Return the scope of a call of the application's own tool; the program that invokes it has no runtime."""
    if not isinstance(runtime, ToolRuntime):
        return CallScope()
    return _find_scope(runtime.state, runtime, runtime.tool_call_id)


def _find_scope(state: Any, runtime: Any, call_id: str | None) -> CallScope:
    """Return the user's turn as the run: the last message of the user, in its thread."""
    config = getattr(runtime, "config", None) or {}
    thread = config.get("configurable", {}).get("thread_id")
    messages = state if isinstance(state, list) else _get_messages(state)
    run = _find_turn(messages, "" if thread is None else f"{thread}/")
    if run is None:
        return CallScope(None, None if thread is None else str(thread), None)
    return CallScope(run, str(thread or run), call_id)


def _find_turn(messages: Sequence[Any], prefix: str) -> str | None:
    """Return the name of the user's turn: that of its earlier calls, else the id of the last message of the user.

    The message may be gone in the middle of a long turn, replaced by a summary of the conversation. A turn may be long, too, and to
    ask for the class of each message of it takes long.
    """
    for one in reversed(messages):
        kind = type(one)
        if kind is AIMessage:
            continue
        if kind is ToolMessage:
            run = _read_run(one)
            if run is not None:
                return run
        elif isinstance(one, HumanMessage) and one.additional_kwargs.get("lc_source") != "summarization":
            return None if one.id is None else f"{prefix}{one.id}"
    return None


def _read_run(message: ToolMessage) -> str | None:
    """Return the run in the envelope of a message; None for a message without one."""
    envelope = message.response_metadata.get("callwright") or message.artifact
    meta = envelope.get("meta") if isinstance(envelope, dict) else None
    run = meta.get("runId") if isinstance(meta, dict) and "contractHash" in meta else None
    return run if isinstance(run, str) else None


def _get_messages(state: Any) -> Sequence[Any]:
    found = state.get("messages") if isinstance(state, dict) else getattr(state, "messages", None)
    return found if isinstance(found, list) else ()


def _read_message(native: Any) -> Any:
    """Convert the message that a tool node made of a tool's return value to data."""
    if not isinstance(native, ToolMessage):
        return {"returned": type(native).__name__}  # it changes the graph's state, and is passed on
    content = native.content
    if native.status == "error":
        return read_failure_text(content if isinstance(content, str) else str(native.text))
    return read_text(content) if isinstance(content, str) else content


def _build_message(answer: CallAnswer, call: Mapping[str, Any]) -> Any:
    """Return the one message that answers the call, or the command that the tool returned."""
    result, native, beginning = answer.result, answer.native, answer.shorten()
    if beginning is None and answer.is_native():
        if isinstance(native, ToolMessage):
            native.response_metadata["callwright"] = result.to_dict()
        return native
    return ToolMessage(
        content=beginning or answer.render_blocks() or render_for_model(result),
        name=result.meta.tool_name or call["name"],
        tool_call_id=call["id"],
        status="success" if result.success else "error",
        artifact=getattr(native, "artifact", None) if result.success else None,
        response_metadata={"callwright": result.to_dict()},
    )
