"""Tools of OpenAI Agents under contract, and an application's tools as function tools. Needs the extra ``openai-agents``.

``CallwrightAgent(name=..., tools=[...], app=app)`` in place of ``Agent`` puts the agent's function tools and the tools of its MCP
servers under contract; ``Agent(tools=function_tools(app))`` offers the application's own tools. ``run_config(app)`` answers calls
of tools that do not exist, which otherwise end the run.
"""

import copy
import inspect
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, Self
from weakref import WeakKeyDictionary

from agents import Agent, FunctionTool, RunConfig, RunContextWrapper, Tool
from agents.run_config import ToolErrorFormatterArgs
from agents.tool import (
    FunctionToolCustomDataContext,
    ToolOutputFileContent,
    ToolOutputImage,
    ToolOutputText,
    invoke_function_tool,
    set_function_tool_failure_error_function,
)
from agents.tool_context import ToolContext
from agents.tracing import SpanError, get_current_span

from callwright.adapters.call_answers import CallAnswer, render_for_model
from callwright.adapters.framework_tools import (
    CallScope,
    FrameworkTools,
    RunNames,
    ToolContracts,
    close_schema,
    encode_arguments,
    report_uncontrolled,
)
from callwright.adapters.tool_runs import ToolRun, read_failure_text, read_text
from callwright.app import Callwright
from callwright.app.text_previews import READ_RESULT_TOOL
from callwright.core.turns.model_reply import is_random_id
from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.domain.result import ToolResult

__all__ = ["CallwrightAgent", "function_tools", "run_config", "wrap_tools"]

_log = logging.getLogger("callwright.adapters")

_BLOCKS: Final = (ToolOutputText, ToolOutputImage, ToolOutputFileContent)
_ENVELOPE: Final = "callwright"
"""Key of the whole envelope in the ``custom_data`` of a tool's output item."""

_WRAPPED: Final = "callwright_wrapped"
"""Attribute of a function tool whose calls are under contract already."""

_RUNS: Final = RunNames()
"""Runs of ``Runner.run``; a run that is handed to another agent is the same run."""

Invoke = Callable[[ToolContext[Any], str], Awaitable[Any]]


@dataclass
class CallwrightAgent(Agent[Any]):  # type: ignore[misc] # not installed where types are checked
    """An ``Agent`` whose function tools, and the tools of whose MCP servers, are under contract.

    What the model gets: after a plain success what the tool returned, unchanged; else the envelope for models as JSON text: the
    Responses API has no other sign of an error. The whole envelope is in ``custom_data["callwright"]`` of the output item. One
    ``Runner.run`` is one run: its calls share the budget of ``Callwright(limits=...)``, and within it equal arguments of a
    write are the same call.

    Not under contract, and named in the log: tools that the provider runs itself, and other agents that the run is handed to. An
    agent offered as a tool (``as_tool``) is not its own call: make it a ``CallwrightAgent`` too.

    Attributes:
        app: The application; required.
        contracts: Tool → options of ``Callwright.tool``, such as ``{"pay": {"effect": "once", "key": ["order_no"]}}``.
            A tool that is not named counts as ``once`` without a declared meaning of a repeat.
        principal: The caller; None takes the application's.
        ask_user: Whether a call that the rules let the caller's own user approve (``user_confirms``) interrupts the run, like
            one of a tool with ``needs_approval``.

    Raises:
        TypeError: ``app`` is missing.
    """

    app: Callwright | None = None
    contracts: ToolContracts | None = None
    principal: Principal | None = None
    ask_user: bool = False
    _wrapper: "_ToolWrapper" = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not isinstance(self.app, Callwright):
            raise TypeError("CallwrightAgent needs app=, a Callwright application")
        super().__post_init__()
        self._wrapper = _make_wrapper(self.app, self.contracts, self.principal, asks_user=self.ask_user)
        self._wrapper.report_agents(self.handoffs)

    @classmethod
    def from_agent(
        cls,
        agent: Agent[Any],
        app: Callwright,
        contracts: ToolContracts | None = None,
        *,
        principal: Principal | None = None,
        ask_user: bool = False,
    ) -> Self:
        """Return a copy of an agent whose tools are under contract.

        Raises:
            TypeError: it is of a subclass of ``Agent``: ``wrap_tools`` serves those.
        """
        if type(agent) is not Agent:
            raise TypeError(f"{type(agent).__name__} is not a plain Agent: use tools=wrap_tools(tools, app)")
        given = {one.name: getattr(agent, one.name) for one in fields(agent) if one.init}
        return cls(**given, app=app, contracts=contracts, principal=principal, ask_user=ask_user)

    async def get_all_tools(self, run_context: RunContextWrapper[Any]) -> list[Tool]:
        """Return the tools that are enabled, under contract."""
        tools = await super().get_all_tools(run_context)
        return self._wrapper.offer_pages(self._wrapper.wrap(tools))


def wrap_tools(
    tools: Iterable[Tool],
    app: Callwright,
    contracts: ToolContracts | None = None,
    *,
    principal: Principal | None = None,
    ask_user: bool = False,
) -> list[Tool]:
    """Return the tools with the function tools under contract; arguments as for ``CallwrightAgent``.

    The last one is the tool that reads a large text in pages; the model is offered it once it has been given the beginning of one.
    """
    wrapper = _make_wrapper(app, contracts, principal, asks_user=ask_user)
    wrapped = wrapper.wrap(list(tools))
    is_offered = any(one.name == READ_RESULT_TOOL for one in wrapped)
    return wrapped if is_offered else [*wrapped, _make_page_tool(wrapper.calls)]


def run_config(app: Callwright, **options: Any) -> RunConfig:
    """Return a ``RunConfig`` with which the model is informed that a tool does not exist, instead of the run ending.

    Args:
        app: The application.
        options: Other fields of ``RunConfig``; a ``tool_error_formatter`` is asked about every other error.
    """
    other = options.pop("tool_error_formatter", None)

    async def describe(args: ToolErrorFormatterArgs[Any]) -> str | None:
        if args.kind == "tool_not_found":
            return await _describe_unknown_tool(app, args)
        message = None if other is None else other(args)
        return (await message) if inspect.isawaitable(message) else message

    settings = {"tool_not_found_behavior": "return_error_to_model", **options}
    return RunConfig(**settings, tool_error_formatter=describe)


async def _describe_unknown_tool(app: Callwright, args: ToolErrorFormatterArgs[Any]) -> str | None:
    """Return the envelope of a call of a tool that the agent does not have; None for one that only another agent has."""
    call = {"name": args.tool_name, "arguments": {}}
    result = await app.acall(call, channel="native", dry_run=True)
    return render_for_model(result) if result.error and result.error.code == "unknown_tool" else None


def function_tools(app: Callwright, *names: str, principal: Principal | None = None) -> list[Tool]:
    """Return the application's tools, or those with these names, as function tools, and the tool that reads pages as for ``wrap_tools``.

    Raises:
        LookupError: the application has no tool of a name.
    """
    calls = _CallResults(FrameworkTools(app, None, principal))
    own = [_make_tool(calls, one) for one in calls.tools.list_own_contracts(names, is_fixed=False)]
    return own if READ_RESULT_TOOL in names else [*own, _make_page_tool(calls)]


class _AppFunctionTool(FunctionTool):  # type: ignore[misc] # as above
    """A tool that ``function_tools`` made: it is called through its application already."""


def _make_tool(calls: "_CallResults", contract: Contract) -> Tool:
    async def invoke(context: ToolContext[Any], arguments: str) -> Any:
        return (await calls.make(context, contract.name, arguments, None)).render_text()

    return _AppFunctionTool(
        name=contract.name,
        description=contract.description,
        params_json_schema=contract.input_schema,
        on_invoke_tool=invoke,
        strict_json_schema=False,
        custom_data_extractor=calls.extract,
    )


def _make_page_tool(calls: "_CallResults") -> Tool:
    """Return the tool that reads pages, disabled until a text was too large; of two on one agent the first is enabled."""
    pages = calls.tools.pages
    tool = _make_tool(calls, pages.get_contract())

    def is_enabled(_context: RunContextWrapper[Any], agent: Any) -> bool:
        first = next((one for one in agent.tools if one.name == READ_RESULT_TOOL), tool)
        return pages.has_shortened and first is tool

    tool.is_enabled = is_enabled
    return tool


class _Envelope(dict[str, Any]):
    """The envelope of a call. A deep copy is shallow: the SDK copies custom data, a full copy would take longer than the call, and envelopes do not change."""

    def __deepcopy__(self, _memo: Any) -> "_Envelope":
        return _Envelope(self)


class _CallResults:
    """Makes the calls of one agent's tools, and remembers their envelopes until their output items are made."""

    def __init__(self, tools: FrameworkTools) -> None:
        self.tools = tools
        self._is_config_checked = False
        self._results: WeakKeyDictionary[ToolContext[Any], ToolResult] = WeakKeyDictionary()

    async def make(
        self, context: ToolContext[Any], name: str, arguments: str, run: ToolRun | None
    ) -> CallAnswer:
        """Make one call; once more where the SDK's user has approved it."""
        config = context.run_config
        if not self._is_config_checked:
            self._is_config_checked = True
            _check_config(config)
        group = None if config is None else config.group_id
        scope = CallScope(_name_run(context), group, context.tool_call_id)
        answer = await self.tools.acall(name, arguments, run, scope)
        approval = self.tools.find_open_approval(answer.result, scope)
        if approval is not None and context.is_tool_approved(context.tool_name, context.tool_call_id):
            self.tools.record_decision(approval, scope, granted=True, client="OpenAI Agents")
            answer = await self.tools.acall(name, arguments, run, scope)
        self._results[context] = answer.result
        return answer

    async def waits_for_user(
        self, context: RunContextWrapper[Any], name: str, arguments: Any, call_id: str
    ) -> bool:
        """Return whether the call could be made, and is to be approved by the caller's own user first."""
        result = await self.tools.acheck(name, arguments, CallScope(_name_run(context), None, call_id))
        return result.error is not None and result.error.code == "approval_required"

    def extract(self, context: FunctionToolCustomDataContext) -> dict[str, Any]:
        """Return the custom data of the output item of a call."""
        result = self._results.get(context.tool_context)
        return {} if result is None else {_ENVELOPE: _Envelope(result.to_dict())}


def _name_run(context: RunContextWrapper[Any]) -> str:
    """Return the name of the run. The usage of a run is one object in all its contexts, and there is no id of a run.

    A run that is resumed from stored state has a new usage, and still the ids of its calls, the first of which names it. An id
    that is not random, as servers of local models number their calls, names no run.

    The SDK has these ids in a private attribute alone. Without it, a run that is resumed from stored state is another run.
    """
    ids = getattr(context, "_tool_invocations", None)
    first = next(iter(ids), None) if isinstance(ids, dict) else None
    is_named = isinstance(first, str) and is_random_id(first)
    return _RUNS.find(context.usage, f"run_{first}" if is_named else None)


def _make_wrapper(
    app: Callwright, contracts: ToolContracts | None, principal: Principal | None, *, asks_user: bool
) -> "_ToolWrapper":
    return _ToolWrapper(FrameworkTools(app, contracts, principal, asks_user=asks_user, is_paged=True))


class _ToolWrapper:
    """Puts function tools under contract; a tool that was wrapped before gives the same wrapped tool.

    Attributes:
        calls: The calls of the tools.
    """

    def __init__(self, tools: FrameworkTools) -> None:
        self.calls = _CallResults(tools)
        self._wrapped: dict[int, tuple[Tool, Tool]] = {}
        self._named: set[str] = set()

    def wrap(self, tools: Iterable[Tool]) -> list[Tool]:
        """Return the tools, function tools wrapped, others as they are; log the names of those that escape."""
        known = self._wrapped
        wrapped = {id(one): known.get(id(one)) or (one, self._wrap_tool(one)) for one in tools}
        self._wrapped = wrapped  # tools of MCP servers are new objects at every turn
        self.calls.tools.report_undeclared()
        return [wrapped[id(one)][1] for one in tools]

    def offer_pages(self, tools: list[Tool]) -> list[Tool]:
        """Return the tools with the one that reads on, once the model has been given the beginning of a text."""
        pages = self.calls.tools.pages
        if not pages.has_shortened or any(one.name == READ_RESULT_TOOL for one in tools):
            return tools
        return [*tools, _make_tool(self.calls, pages.get_contract())]

    def report_agents(self, handoffs: Iterable[Any]) -> None:
        """Name the agents that the run may be handed to, and whose tools are not under contract."""
        for one in handoffs:
            other = _find_agent(one)
            if other is not None and not isinstance(other, CallwrightAgent):
                _log.warning("the tools of the agent %s, a handoff, are not under contract", other.name)

    def _wrap_tool(self, tool: Tool) -> Tool:
        is_ready = isinstance(tool, _AppFunctionTool) or getattr(tool, _WRAPPED, False)
        if is_ready or getattr(tool, "_is_agent_tool", False):
            return tool
        if not isinstance(tool, FunctionTool):
            if tool.name not in self._named:
                self._named.add(tool.name)
                report_uncontrolled(tool.name, "is not a function tool")
            return tool
        return self._wrap_function_tool(tool)

    def _wrap_function_tool(self, tool: FunctionTool) -> FunctionTool:
        inner = set_function_tool_failure_error_function(
            copy.copy(tool), None
        )  # its exceptions are to be seen
        outer = copy.copy(tool)
        timeout_ms = None
        if tool.timeout_seconds is not None and _answers_timeouts_by_default(tool):
            timeout_ms = max(1, int(tool.timeout_seconds * 1000))
            inner.timeout_seconds = outer.timeout_seconds = None
        else:
            inner.timeout_seconds = None
        schema = close_schema(_allow_defaults(tool) if tool.strict_json_schema else tool.params_json_schema)
        self.calls.tools.register(tool.name, tool.description, schema, timeout_ms=timeout_ms)
        outer.on_invoke_tool = self._make_invoke(inner, _get_failure_function(tool))
        setattr(outer, _WRAPPED, True)
        if self.calls.tools.may_user_confirm(tool.name):
            outer.needs_approval = self._make_needs_approval(tool)
        outer.custom_data_extractor = _merge_extractors(tool.custom_data_extractor, self.calls.extract)
        return outer

    def _make_needs_approval(self, tool: FunctionTool) -> Callable[..., Awaitable[bool]]:
        async def needs_approval(context: RunContextWrapper[Any], arguments: Any, call_id: str) -> bool:
            theirs = tool.needs_approval
            said = theirs(context, arguments, call_id) if callable(theirs) else theirs
            if (await said) if inspect.isawaitable(said) else said:
                return True
            return await self.calls.waits_for_user(context, tool.name, arguments, call_id)

        return needs_approval

    def _make_invoke(self, inner: FunctionTool, describe: Callable[..., Any] | None) -> Invoke:
        is_direct = _takes_tool_context(inner)

        async def invoke(context: ToolContext[Any], arguments: str) -> Any:
            def execute(_name: str, corrected: dict[str, Any]) -> Any:
                text = encode_arguments(corrected)
                if is_direct:
                    running = inner.on_invoke_tool(context, text)
                else:
                    running = invoke_function_tool(function_tool=inner, context=context, arguments=text)
                return running if describe is None else _state_failure(running, context, describe)

            run = ToolRun(execute, is_async=True, read=_read_output)
            answer = await self.calls.make(context, inner.name, arguments, run)
            _mark_span(answer.result)
            return _build_output(answer)

        return invoke


def _check_config(config: RunConfig | None) -> None:
    """Log where the call of a tool that does not exist ends the run: no hook sees such a call."""
    if config is None or config.tool_not_found_behavior == "raise_error":
        _log.warning(
            "the call of a tool that does not exist ends this run: pass run_config=callwright.openai_agents.run_config(app)"
        )


# --- the SDK's tools and outputs -------------------------------------------------------------------------------------


def _find_agent(handoff: Any) -> Agent[Any] | None:
    """Return the agent of a handoff; None where ``handoff(agent)`` no longer has it, or in a version that keeps none."""
    if isinstance(handoff, Agent):
        return handoff
    kept = getattr(handoff, "_agent_ref", None)
    other = kept() if callable(kept) else None
    return other if isinstance(other, Agent) else None


def _allow_defaults(tool: FunctionTool) -> dict[str, Any]:
    """Return the schema of a strict tool without the requirement of arguments that its function has a default for.

    The model is asked for every argument of a strict tool; the SDK takes a call without one that has a default.
    """
    schema = tool.params_json_schema
    properties = schema.get("properties", {})
    required = [name for name in schema.get("required", ()) if not _has_default(properties.get(name, {}))]
    return {**schema, "required": required}


def _has_default(definition: Mapping[str, Any]) -> bool:
    kinds = [definition, *definition.get("anyOf", ())]
    return "default" in definition or any(one.get("type") == "null" for one in kinds)


def _takes_tool_context(tool: FunctionTool) -> bool:
    """Return whether the SDK hands the tool the context as it is. The SDK reads the signature anew at each call, which takes long."""
    try:
        first = next(iter(inspect.signature(tool.on_invoke_tool).parameters.values()), None)
    except (TypeError, ValueError):
        return False
    return first is not None and "ToolContext" in re.findall(r"\w+", str(first.annotation))


def _answers_timeouts_by_default(tool: FunctionTool) -> bool:
    """Return whether the model receives a timeout in the SDK's words, which we replace by the known outcome."""
    return tool.timeout_behavior == "error_as_result" and tool.timeout_error_function is None


def _merge_extractors(theirs: Any, ours: Callable[[Any], dict[str, Any]]) -> Any:
    if theirs is None:
        return ours

    async def extract(context: FunctionToolCustomDataContext) -> Mapping[str, Any]:
        found = theirs(context)
        return {**((await found) if inspect.isawaitable(found) else found or {}), **ours(context)}

    return extract


class _StatedFailure:
    """What a tool's own ``failure_error_function`` says of its exception."""

    def __init__(self, text: str) -> None:
        self.text = text


def _get_failure_function(tool: FunctionTool) -> Callable[..., Any] | None:
    """Return the function that the tool's author wrote for its failures, which the SDK keeps in private attributes alone; else None."""
    if getattr(tool, "_use_default_failure_error_function", True):
        return None
    written: Callable[..., Any] | None = getattr(tool, "_failure_error_function", None)
    return written


async def _state_failure(
    running: Awaitable[Any], context: ToolContext[Any], describe: Callable[..., Any]
) -> Any:
    """Await a tool; return in its author's words how it failed. Whether a lost connection is tried again, the contract decides."""
    try:
        return await running
    except OSError:
        raise
    except Exception as fault:  # noqa: BLE001 - the SDK hands every one over
        said = describe(context, fault)
        return _StatedFailure(str(await said if inspect.isawaitable(said) else said))


def _mark_span(result: ToolResult) -> None:
    """Mark a failed call in the SDK's trace, as the SDK marks a tool that raises."""
    span = None if result.error is None else get_current_span()
    if span is not None and result.error is not None:
        data = {"tool_name": result.meta.tool_name, "error": result.error.code}
        span.set_error(SpanError(message="Error running tool (non-fatal)", data=data))


def _read_output(native: Any) -> Any:
    """Return the data of what a tool returned; texts, images and files as content blocks."""
    if isinstance(native, _StatedFailure):
        return read_failure_text(native.text)
    if isinstance(native, _BLOCKS):
        return [native.model_dump(exclude_none=True)]
    if isinstance(native, list) and native and all(isinstance(one, _BLOCKS) for one in native):
        return [one.model_dump(exclude_none=True) for one in native]
    if isinstance(native, dict) and native.keys() == {"type", "text"} and native["type"] == "text":
        return read_text(native["text"])  # of an MCP server
    return read_text(native) if isinstance(native, str) else native


def _build_output(answer: CallAnswer) -> Any:
    """Return the output that answers the call."""
    beginning = answer.shorten()
    if beginning is None and answer.is_native():
        return answer.native
    return beginning or answer.render_blocks() or render_for_model(answer.result)
