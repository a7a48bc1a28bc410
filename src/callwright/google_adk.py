"""Tools of Google ADK agents under contract, and an application's tools as a toolset. Needs the extra ``google-adk``.

``LlmAgent(tools=wrap_tools([pay, toolset], app))`` puts the agent's tools under contract; ``LlmAgent(tools=[CallwrightToolset(app)])``
offers the application's own tools.
"""

import asyncio
import base64
import copy
import functools
import inspect
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from google.adk.tools.agent_tool import AgentTool
from google.adk.tools.base_tool import BaseTool
from google.adk.tools.base_toolset import BaseToolset
from google.adk.tools.function_tool import FunctionTool
from google.adk.tools.tool_context import ToolContext
from google.genai import types

from callwright.adapters.call_answers import CallAnswer, dump_for_model
from callwright.adapters.framework_tools import (
    CallScope,
    FrameworkTools,
    ToolContracts,
    close_schema,
    describe_approval,
    report_uncontrolled,
)
from callwright.adapters.observed_calls import ObservedCalls, ResultObserver
from callwright.adapters.tool_runs import ToolRun, read_failure_text, read_text
from callwright.app import Callwright
from callwright.app.text_previews import READ_RESULT_TOOL
from callwright.domain.call import Principal
from callwright.domain.contract import Contract

__all__ = ["CallwrightToolset", "wrap_tools"]

_log = logging.getLogger("callwright.adapters")

_MEDIA: Final = "callwright/media"
"""Type of the block that represents a ``types.Part`` in the data of a result."""

_PLAIN_TYPES: Final = frozenset({str, int, float, bool, type(None)})
"""Types of values that are no parts with media: most objects have no others."""

_WRAPPED: Final = "callwright_wrapped"
"""Attribute of a tool or toolset that ``wrap_tools`` made: its calls are under contract already."""


class _PausedError(Exception):
    """Carries a response that is not the tool's answer: it waits for a confirmation, a login or a node, or the user has rejected the call."""

    def __init__(self, native: Any) -> None:
        super().__init__()
        self.native = native

    def hand_on(self) -> Any:
        """Return the tool's return value, or raise its exception."""
        if isinstance(self.native, BaseException):
            raise self.native from None
        return self.native


def wrap_tools(
    tools: Iterable[Any],
    app: Callwright,
    contracts: ToolContracts | None = None,
    *,
    principal: Principal | None = None,
    ask_user: bool = False,
    on_result: ResultObserver | None = None,
) -> list[Any]:
    """Return the tools of an agent under contract: functions, tools and toolsets; last the one that reads large results in pages.

    What the model gets: after a plain success what the tool returned, unchanged; else the envelope for models as an object, with
    ``error`` after a failure. One invocation, from a message of the user to the agent's last word, is one run: its calls share the
    budget of ``Callwright(limits=...)``, and within it equal arguments of a write are the same call.

    Callbacks, plugins and confirmations of ADK see the calls as before. A blocking function runs in a thread, so that its limit
    holds and other calls continue. Not under contract: tools that the model's provider runs itself and asynchronous generators, which
    stream to a live session (the log names both), and agents as tools, whose own tools are to be wrapped. ADK answers the call of a tool that does not exist in its own words.

    Args:
        tools: As for ``LlmAgent``.
        app: The application.
        contracts: Tool → options of ``Callwright.tool``, such as ``{"pay": {"effect": "once", "key": ["order_no"]}}``.
            A tool that is not named counts as ``once`` without a declared meaning of a repeat.
        principal: The caller; None takes the application's.
        ask_user: Whether a call that the rules let the caller's own user approve (``user_confirms``) asks for a confirmation, like
            one of a tool with ``require_confirmation``.
        on_result: Gets the envelope of every call.
    """
    own = FrameworkTools(
        app, contracts, principal, asks_user=ask_user, is_paged=True, is_kept_whole=_has_media
    )
    calls = _Calls(own, on_result)
    wrapped = [_wrap_union(one, calls) for one in tools]
    return wrapped if any(isinstance(one, _PageTool) for one in wrapped) else [*wrapped, _PageTool(calls)]


class _Calls(ObservedCalls):
    """The calls of one set of tools."""

    def __init__(self, tools: FrameworkTools, on_result: ResultObserver | None) -> None:
        super().__init__(tools, on_result)
        self._named: set[str] = set()

    def report_once(self, name: str, reason: str) -> None:
        """Log that the calls of a tool are not under contract."""
        if name not in self._named:
            self._named.add(name)
            report_uncontrolled(name, reason)

    async def make(self, name: str, arguments: Any, run: ToolRun | None, context: ToolContext) -> CallAnswer:
        """Make one call; once more where the user has confirmed it, and ask the user where that is still to be done.

        Raises:
            _PausedError: the user is asked, or the tool itself has paused.
        """
        self.tools.report_undeclared()  # by now every toolset has listed its tools
        scope = _find_scope(context)
        answer = await self.tools.acall(name, arguments, run, scope)
        approval = self.tools.find_open_approval(answer.result, scope)
        if approval is not None:
            confirmation = context.tool_confirmation
            if confirmation is None:
                asked, error = (
                    describe_approval(approval, self.tools.get_secrets(approval.tool)),
                    answer.result.error,
                )
                context.request_confirmation(hint=error.user_message if error else "", payload=asked)
                context.actions.skip_summarization = True
                raise _PausedError(dump_for_model(answer.result))
            self.tools.record_decision(approval, scope, granted=confirmation.confirmed, client="Google ADK")
            answer = await self.tools.acall(name, arguments, run, scope)
        return self.report(answer)


def _wrap_union(tool: Any, calls: _Calls) -> Any:
    if isinstance(tool, BaseToolset):
        is_ready = isinstance(tool, CallwrightToolset) or _is_wrapped(tool)
        return tool if is_ready else _wrap_toolset(tool, calls)
    if isinstance(tool, BaseTool):
        return _wrap_tool(tool, calls)
    if not callable(tool):
        report_uncontrolled(type(tool).__name__, "is not a tool")
        return tool
    return _wrap_tool(FunctionTool(func=tool), calls)


def _wrap_toolset(toolset: BaseToolset, calls: _Calls) -> BaseToolset:
    """Return a copy of a toolset whose tools are under contract by the names that the model sees."""
    wrapped = copy.copy(toolset)
    known: dict[int, tuple[BaseTool, BaseTool]] = {}

    async def list_tools(readonly_context: Any = None) -> list[BaseTool]:
        nonlocal known
        tools = await toolset.get_tools_with_prefix(readonly_context)
        known = {id(one): known.get(id(one)) or (one, _wrap_tool(one, calls)) for one in tools}
        return [known[id(one)][1] for one in tools]

    wrapped.get_tools_with_prefix = list_tools
    setattr(wrapped, _WRAPPED, True)
    return wrapped


def _wrap_tool(tool: BaseTool, calls: _Calls) -> BaseTool:
    """Return a copy of a tool that makes its calls under contract; ADK still finds its class and definition."""
    if (
        isinstance(tool, AgentTool | _AppTool | _PageTool)
        or _is_wrapped(tool)
        or getattr(tool, "_defers_response", False)
    ):
        return tool
    declaration = tool._get_declaration()  # noqa: SLF001 - ADK has no other way to a tool's schema
    reason = _find_escape(tool, declaration)
    if declaration is None or reason:
        calls.report_once(tool.name, reason)
        return tool
    calls.tools.register(tool.name, tool.description or "", close_schema(_read_schema(declaration)))
    return _put_under_contract(tool, calls)


def _find_escape(tool: BaseTool, declaration: types.FunctionDeclaration | None) -> str:
    """Return why the calls of a tool cannot be under contract, "" if they can."""
    if declaration is None:
        return "is run by the model's provider"
    return "streams its results" if inspect.isasyncgenfunction(getattr(tool, "func", None)) else ""


def _put_under_contract(tool: BaseTool, calls: _Calls) -> BaseTool:
    inner = _run_in_thread(tool)
    wrapped = copy.copy(tool)

    async def run_async(*, args: dict[str, Any], tool_context: ToolContext) -> Any:
        async def execute(_name: str, corrected: dict[str, Any]) -> Any:
            try:
                native = await inner.run_async(args=corrected, tool_context=tool_context)
            except BaseException as signal:
                if _is_interruption(signal):
                    raise _PausedError(signal) from None
                raise
            if _has_paused(tool_context):
                raise _PausedError(native)
            return native

        run = ToolRun(execute, is_async=True, read=_read_return, control_flow=(_PausedError,))
        try:
            answer = await calls.make(tool.name, args, run, tool_context)
        except _PausedError as paused:
            return paused.hand_on()
        return _build_return(answer)

    wrapped.run_async = run_async
    setattr(wrapped, _WRAPPED, True)
    return wrapped


class CallwrightToolset(BaseToolset):  # type: ignore[misc] # not installed where types are checked
    """The application's tools, or those with these names, as a toolset of ADK.

    Args:
        app: The application.
        names: Tools; none means all.
        principal: The caller; None takes the application's.
        ask_user: As for ``wrap_tools``.
        on_result: Gets the envelope of every call.

    Raises:
        LookupError: the application has no tool of a name.
    """

    def __init__(
        self,
        app: Callwright,
        *names: str,
        principal: Principal | None = None,
        ask_user: bool = False,
        on_result: ResultObserver | None = None,
    ) -> None:
        super().__init__()
        own = FrameworkTools(app, None, principal, asks_user=ask_user)
        calls = _Calls(own, on_result)
        self._tools: list[BaseTool] = [
            _AppTool(one, calls) for one in own.list_own_contracts(names, is_fixed=False)
        ]
        self._tools.append(_PageTool(calls))

    async def get_tools(self, readonly_context: Any = None) -> list[BaseTool]:  # noqa: ARG002 - the hook's signature
        """Return the tools."""
        return list(self._tools)

    async def close(self) -> None:
        """Do nothing: the application is its program's."""


class _AppTool(BaseTool):  # type: ignore[misc] # as above
    """A tool of an application."""

    def __init__(self, contract: Contract, calls: _Calls) -> None:
        super().__init__(name=contract.name, description=contract.description)
        self._contract = contract
        self._calls = calls

    def _get_declaration(self) -> types.FunctionDeclaration:
        return _declare(self._contract)

    async def run_async(self, *, args: dict[str, Any], tool_context: ToolContext) -> Any:
        """Make one call through the application."""
        try:
            answer = await self._calls.make(self._contract.name, args, None, tool_context)
        except _PausedError as paused:
            return paused.hand_on()
        return answer.shorten() or (
            dump_for_model(answer.result) if answer.has_notice() else answer.result.data
        )


class _PageTool(BaseTool):  # type: ignore[misc] # as above
    """The tool that reads on in a text; the model is offered it once it has been given the beginning of one."""

    def __init__(self, calls: _Calls) -> None:
        super().__init__(name=READ_RESULT_TOOL, description="")
        self._calls = calls

    def _make_tool(self) -> _AppTool:
        return _AppTool(self._calls.tools.pages.get_contract(), self._calls)

    def _get_declaration(self) -> types.FunctionDeclaration:
        return _declare(self._calls.tools.pages.get_contract())

    async def process_llm_request(self, *, tool_context: ToolContext, llm_request: Any) -> None:
        """Offer it, unless another one on the agent is offered."""
        if self._calls.tools.pages.has_shortened and self.name not in llm_request.tools_dict:
            await super().process_llm_request(tool_context=tool_context, llm_request=llm_request)

    async def run_async(self, *, args: dict[str, Any], tool_context: ToolContext) -> Any:
        """Make one call through the application."""
        return await self._make_tool().run_async(args=args, tool_context=tool_context)


# --- ADK's tools and returns --------------------------------------------------------------------------------------


def _declare(contract: Contract) -> types.FunctionDeclaration:
    return types.FunctionDeclaration(
        name=contract.name, description=contract.description, parameters_json_schema=contract.input_schema
    )


def _find_scope(context: ToolContext) -> CallScope:
    return CallScope(context.invocation_id, context.session.id, context.function_call_id)


def _read_schema(declaration: types.FunctionDeclaration) -> dict[str, Any]:
    """Return the JSON Schema of the parameters: as it was declared, or from Google's own form."""
    declared = declaration.parameters_json_schema
    if declared is not None:
        return dict(declared) if isinstance(declared, Mapping) else dict(declared.model_json_schema())
    if declaration.parameters is None:
        return {"type": "object", "properties": {}}
    plain: dict[str, Any] = declaration.parameters.json_schema.model_dump(
        mode="json", exclude_none=True, by_alias=True
    )
    return plain


def _run_in_thread(tool: BaseTool) -> BaseTool:
    """Return the tool; of a plain function tool whose function blocks a copy that runs it in a thread."""
    function = getattr(tool, "func", None)
    if type(tool) is not FunctionTool or not inspect.isroutine(function):
        return tool
    kinds = (inspect.iscoroutinefunction, inspect.isgeneratorfunction, inspect.isasyncgenfunction)
    if any(is_kind(function) for is_kind in kinds):
        return tool

    @functools.wraps(function)
    async def run(*values: Any, **named: Any) -> Any:
        return await asyncio.to_thread(_call, function, values, named)

    threaded = FunctionTool(run, require_confirmation=tool._require_confirmation)  # noqa: SLF001 - as above
    threaded.name = tool.name
    return threaded


def _call(function: Callable[..., Any], values: Sequence[Any], named: Mapping[str, Any]) -> Any:
    """Call a function in a thread. Before Python 3.12 nobody who waits for the thread hears of a ``StopIteration``."""
    try:
        return function(*values, **named)
    except StopIteration as fault:
        raise RuntimeError("the function raised StopIteration") from fault


def _is_wrapped(tool: Any) -> bool:
    return getattr(tool, _WRAPPED, False) is True


def _is_interruption(signal: BaseException) -> bool:
    """Return whether ADK interrupts the call to resume it later: its signal is no ``Exception``, and has no public name."""
    ends = Exception | asyncio.CancelledError | KeyboardInterrupt | SystemExit | GeneratorExit
    return not isinstance(signal, ends)


def _has_paused(context: ToolContext) -> bool:
    """Return whether the tool waits for a person, or that person has said no: nothing was done."""
    actions, call_id = context.actions, context.function_call_id
    if call_id in actions.requested_tool_confirmations or call_id in actions.requested_auth_configs:
        return True
    return context.tool_confirmation is not None and not context.tool_confirmation.confirmed


def _read_return(native: Any) -> Any:
    """Convert a tool's return value to data; parts with media become blocks."""
    if type(native) is dict and "error" not in native and _PLAIN_TYPES.issuperset(map(type, native.values())):
        return native
    if isinstance(native, types.FunctionResponse):
        native = native.response
    if isinstance(native, dict) and native.keys() == {"error"} and isinstance(native["error"], str):
        return read_failure_text(native["error"])
    if isinstance(native, types.Part):
        return [_dump_part(native)]
    if isinstance(native, list | tuple) and any(isinstance(one, types.Part) for one in native):
        return [_dump_item(one) for one in native]
    if isinstance(native, dict) and any(isinstance(one, types.Part) for one in native.values()):
        return {name: _dump_part(one) if isinstance(one, types.Part) else one for name, one in native.items()}
    return read_text(native) if isinstance(native, str) else native


def _dump_item(item: Any) -> dict[str, Any]:
    return _dump_part(item) if isinstance(item, types.Part) else {"type": "json", "value": item}


def _dump_part(part: types.Part) -> dict[str, Any]:
    blob = part.inline_data
    if blob is None or blob.data is None:
        return {"type": _MEDIA, "part": part.model_dump(mode="json", exclude_none=True)}
    return {"type": _MEDIA, "mime": blob.mime_type, "data": base64.b64encode(blob.data).decode()}


def _load_block(block: Any) -> Any:
    """Return the part that a block represents, or the value as it is."""
    if not isinstance(block, dict) or block.get("type") not in (_MEDIA, "json"):
        return block
    if block["type"] == "json":
        return block["value"]
    if "part" in block:
        return types.Part.model_validate(block["part"])
    return types.Part.from_bytes(data=base64.b64decode(block["data"]), mime_type=block["mime"])


def _has_media(data: Any) -> bool:
    """Return whether parts with media are in the data of a result."""
    items = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return any(isinstance(one, dict) and one.get("type") == _MEDIA for one in items)


def _build_return(answer: CallAnswer) -> Any:
    """Return the answer to the call: the tool's own return value, or the envelope for models with the tool's media in its data."""
    result, data = answer.result, answer.result.data
    is_silent = result.success and data is None and not (result.meta.replayed or result.warnings)
    beginning = answer.shorten()
    if beginning is None and (is_silent or answer.is_native()):
        return answer.native
    plain = dump_for_model(result)
    if beginning is not None or not _has_media(data):
        return beginning or plain
    if isinstance(data, list):
        return {**plain, "data": [_load_block(one) for one in data]}
    return {**plain, "data": {name: _load_block(one) for name, one in data.items()}}
