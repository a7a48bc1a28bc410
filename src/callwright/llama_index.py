"""Tools of LlamaIndex agents under contract, and an application's tools for LlamaIndex. Needs the extra ``llama-index``.

``FunctionAgent(tools=wrap_tools([pay, search], app), llm=...)`` puts the agent's tools under contract;
``FunctionAgent(tools=function_tools(app), llm=...)`` offers the application's own tools.
"""

import logging
from collections.abc import Callable, Iterable
from typing import Any, Final

from llama_index.core.base.llms.types import ContentBlock, TextBlock
from llama_index.core.instrumentation.dispatcher import (
    DISPATCHER_SPAN_DECORATED_ATTR,
    active_instrument_tags,
)
from llama_index.core.tools import AsyncBaseTool, BaseTool, FunctionTool, ToolMetadata, ToolOutput
from llama_index.core.tools.types import adapt_to_async_tool
from llama_index.core.workflow import Context, HumanResponseEvent, InputRequiredEvent
from pydantic import RootModel, TypeAdapter
from workflows.errors import WorkflowRuntimeError
from workflows.runtime.types.results import WaitingForEvent

from callwright.adapters.call_answers import CallAnswer
from callwright.adapters.framework_tools import (
    CallScope,
    FrameworkTools,
    ToolContracts,
    close_schema,
    describe_approval,
)
from callwright.adapters.observed_calls import ObservedCalls, ResultObserver
from callwright.adapters.tool_runs import ToolRun, read_failure_text, read_text
from callwright.app import Callwright
from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.domain.records import Approval
from callwright.domain.result import ToolResult

__all__ = ["function_tools", "wrap_tools"]

_log = logging.getLogger("callwright.adapters")

_RUN_TAG: Final = "llamaindex.run_id"
"""Instrumentation tag that holds the id of a workflow's run in every step of it."""

_DECISIONS: Final = {"approve": True, "reject": False}

_BLOCK: Final[TypeAdapter[Any]] = TypeAdapter(ContentBlock)

_CONTROL_FLOW: Final = (WaitingForEvent,)
"""A tool that waits for an event: its step is run again when the event has arrived."""


def wrap_tools(
    tools: Iterable[Any],
    app: Callwright,
    contracts: ToolContracts | None = None,
    *,
    principal: Principal | None = None,
    ask_user: bool = False,
    on_result: ResultObserver | None = None,
) -> list[BaseTool]:
    """Return the tools of an agent under contract: functions and tools of any class.

    What the model gets: after a plain success the tool's own output, unchanged with its blocks; else the envelope for models as JSON
    text, with ``is_error`` after a failure, and the whole envelope in ``raw_output``. One run of the agent's workflow is one run: its
    calls share the budget of ``Callwright(limits=...)``, and within it equal arguments of a write are the same call. A tool that the
    program calls itself belongs to no run. The spans are those of the tools themselves: a call that reaches no tool has none.

    Not under contract: tools that an agent adds itself, such as the handoff of an ``AgentWorkflow``, and those of a
    ``tool_retriever``, unless they were wrapped before they were indexed. LlamaIndex answers the call of a tool that does not exist
    in its own words.

    Args:
        tools: As for ``FunctionAgent``.
        app: The application.
        contracts: Tool → options of ``Callwright.tool``, such as ``{"pay": {"effect": "once", "key": ["order_no"]}}``.
            A tool that is not named counts as ``once`` without a declared meaning of a repeat.
        principal: The caller; None takes the application's.
        ask_user: Whether a call that the rules let the caller's own user approve (``user_confirms``) sends an ``InputRequiredEvent``
            with the ``handle`` of the approval, and waits for a ``HumanResponseEvent`` with the same ``handle`` and the ``response``
            "approve" or "reject".
        on_result: Gets the envelope of every call.
    """
    calls = _Calls(FrameworkTools(app, contracts, principal, asks_user=ask_user), on_result)
    wrapped = [_wrap_tool(one, calls) for one in tools]
    calls.tools.note_offered([one.metadata.get_name() for one in wrapped])
    return wrapped


def function_tools(
    app: Callwright,
    *names: str,
    principal: Principal | None = None,
    ask_user: bool = False,
    on_result: ResultObserver | None = None,
) -> list[BaseTool]:
    """Return the application's tools, or those with these names, as tools of LlamaIndex; arguments as for ``wrap_tools``.

    The last tool reads large results in pages. A list of named tools has it only under its name, ``callwright_read_result``; without it
    the model gets every result whole.

    Raises:
        LookupError: the application has no tool of a name.
    """
    calls = _Calls(FrameworkTools(app, None, principal, asks_user=ask_user), on_result)
    return [_AppTool(one, calls) for one in calls.tools.list_own_contracts(names)]


class _Calls(ObservedCalls):
    """The calls of one set of tools."""

    def make(self, name: str, arguments: dict[str, Any], run: ToolRun | None) -> CallAnswer:
        """Make one call, blocking; its user cannot be asked."""
        return self.call(name, arguments, run, _find_scope())

    async def make_async(self, name: str, arguments: dict[str, Any], run: ToolRun | None) -> CallAnswer:
        """Make one call on the running loop; once more where the user has approved it.

        Raises:
            WaitingForEvent: the user is asked, or the tool itself waits.
        """
        scope = _find_scope()
        answer = await self.tools.acall(name, arguments, run, scope)
        approval = self.tools.find_open_approval(answer.result, scope)
        context = None if approval is None else _find_context()
        if approval is not None and context is not None:
            granted = await self._ask_user(context, approval, answer.result)
            if granted is not None:
                self.tools.record_decision(approval, scope, granted=granted, client="LlamaIndex")
                answer = await self.tools.acall(name, arguments, run, scope)
        return self.report(answer)

    async def _ask_user(self, context: Context, approval: Approval, result: ToolResult) -> bool | None:
        """Return the user's decision; None if the response is none.

        Raises:
            WaitingForEvent: the response has not arrived yet.
        """
        asked = describe_approval(approval, self.tools.get_secrets(approval.tool))
        words = result.error.user_message if result.error else ""
        answer = await context.wait_for_event(
            HumanResponseEvent,
            waiter_event=InputRequiredEvent(prefix=words, **asked),
            waiter_id=f"callwright/{approval.handle}",
            requirements={"handle": approval.handle},
        )
        granted = _DECISIONS.get(answer.response) if isinstance(answer.response, str) else None
        if granted is None:
            _log.warning("the approval of %s was answered by something else than a decision", approval.tool)
        return granted


def _wrap_tool(tool: Any, calls: _Calls) -> BaseTool:
    if isinstance(tool, _ContractTool | _AppTool):
        return tool
    native = tool if isinstance(tool, BaseTool) else FunctionTool.from_defaults(tool)
    schema = close_schema(native.metadata.get_parameters_dict())
    calls.tools.register(native.metadata.get_name(), native.metadata.description, schema)
    return _ContractTool(adapt_to_async_tool(native), list(schema.get("properties", ())), calls)


def _leave_span_to_tool(method: Callable[..., Any]) -> Callable[..., Any]:
    """Return the method marked as if it had a span already: the tool that it runs has its own, and a second one costs as much."""
    setattr(method, DISPATCHER_SPAN_DECORATED_ATTR, True)
    return method


class _ContractTool(AsyncBaseTool):  # type: ignore[misc] # not installed where types are checked
    """A tool of LlamaIndex under contract."""

    def __init__(self, inner: AsyncBaseTool, parameters: list[str], calls: _Calls) -> None:
        self._inner = inner
        self._parameters = parameters
        self._calls = calls
        is_injected = isinstance(inner, FunctionTool) and inner.requires_context
        self._context_name: str | None = inner.ctx_param_name if is_injected else None

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # a copy has no inner tool yet when its special methods are looked up
            raise AttributeError(name)
        return getattr(self._inner, name)

    @property
    def metadata(self) -> ToolMetadata:
        """Return the metadata, unchanged."""
        return self._inner.metadata

    @_leave_span_to_tool
    def call(self, *args: Any, **kwargs: Any) -> ToolOutput:
        """Make one call, blocking."""
        arguments, injected = self._read_arguments(args, kwargs)
        run = ToolRun(
            lambda _, corrected: self._inner.call(**corrected, **injected),
            is_async=False,
            read=_read_output,
            control_flow=_CONTROL_FLOW,
        )
        name = self.metadata.get_name()
        return _build_output(self._calls.make(name, arguments, run), name, arguments)

    @_leave_span_to_tool
    async def acall(self, *args: Any, **kwargs: Any) -> ToolOutput:
        """Make one call on the running event loop."""
        arguments, injected = self._read_arguments(args, kwargs)
        if self._context_name is not None and self._context_name not in injected:
            injected[self._context_name] = _find_context()
        run = ToolRun(
            lambda _, corrected: self._inner.acall(**corrected, **injected),
            is_async=True,
            read=_read_output,
            control_flow=_CONTROL_FLOW,
        )
        name = self.metadata.get_name()
        return _build_output(await self._calls.make_async(name, arguments, run), name, arguments)

    def _read_arguments(
        self, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the model's arguments, and the injected context apart from them."""
        arguments = _name_arguments(self._parameters, args, kwargs)
        injected = {name: arguments.pop(name) for name in (self._context_name,) if name in arguments}
        return arguments, injected


class _AnyArguments(RootModel[dict[str, Any]]):
    """Any arguments: the application checks them and reports the problems."""


class _AppMetadata(ToolMetadata):  # type: ignore[misc] # as above
    """The definition of an application's tool: its schema as it is."""

    def __init__(self, contract: Contract) -> None:
        super().__init__(contract.description, contract.name, _AnyArguments)
        self._schema = contract.input_schema

    def get_parameters_dict(self) -> dict[str, Any]:
        """Return the schema of the contract."""
        return self._schema


class _AppTool(AsyncBaseTool):  # type: ignore[misc] # as above
    """A tool of an application."""

    def __init__(self, contract: Contract, calls: _Calls) -> None:
        self._metadata = _AppMetadata(contract)
        self._parameters = list(contract.input_schema.get("properties", ()))
        self._calls = calls

    @property
    def metadata(self) -> ToolMetadata:
        """Return the definition."""
        return self._metadata

    def call(self, *args: Any, **kwargs: Any) -> ToolOutput:
        """Make one call through the application, blocking."""
        name, arguments = self._metadata.get_name(), _name_arguments(self._parameters, args, kwargs)
        return _build_output(self._calls.make(name, arguments, None), name, arguments)

    async def acall(self, *args: Any, **kwargs: Any) -> ToolOutput:
        """Make one call through the application."""
        name, arguments = self._metadata.get_name(), _name_arguments(self._parameters, args, kwargs)
        return _build_output(await self._calls.make_async(name, arguments, None), name, arguments)


# --- LlamaIndex's calls and outputs -------------------------------------------------------------------------------


def _name_arguments(parameters: list[str], args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any]:
    """Return all arguments of a call by name."""
    return {**dict(zip(parameters, args, strict=False)), **kwargs} if args else kwargs


def _find_context() -> Context | None:
    """Return the context of the step that is running; None where the program calls the tool itself."""
    try:
        return Context.get_step_context()
    except WorkflowRuntimeError:
        return None


def _find_scope() -> CallScope:
    """Return the workflow's run. LlamaIndex tells a tool no id of its call."""
    run = active_instrument_tags.get().get(_RUN_TAG)
    return CallScope(run if isinstance(run, str) and run else None)


def _read_output(native: Any) -> Any:
    """Return the data of what a tool returned; blocks that are not all text as content blocks."""
    if not isinstance(native, ToolOutput):
        return native
    if native.is_error:
        return read_failure_text(native.content)
    if any(not isinstance(one, TextBlock) for one in native.blocks):
        return [_dump_block(one) for one in native.blocks]
    raw = native.raw_output
    is_presented = isinstance(raw, dict | list | int | float | bool) and native.content == str(raw)
    return raw if is_presented else read_text(native.content)


def _dump_block(block: Any) -> dict[str, Any]:
    plain: dict[str, Any] = block.model_dump(mode="json", exclude_none=True)
    return {"type": plain["block_type"], **plain}


def _load_blocks(answer: CallAnswer) -> list[Any] | None:
    """Return the blocks that the data of a success represents, and its warnings; None if it represents none."""
    blocks = answer.render_blocks({"block_type": "text"})
    if blocks is None or not all("block_type" in one for one in blocks):
        return None
    return [_BLOCK.validate_python(one) for one in blocks]


def _build_output(answer: CallAnswer, name: str, arguments: dict[str, Any]) -> ToolOutput:
    """Return the tool's own output, or an output with the answer for the model and the whole envelope."""
    result, beginning = answer.result, answer.shorten()
    if beginning is None and answer.is_native():
        return answer.native
    return ToolOutput(
        tool_name=name,
        blocks=_load_blocks(answer) or [TextBlock(text=beginning or answer.render_text())],
        raw_input={"args": (), "kwargs": arguments},
        raw_output=result.to_dict(),
        is_error=not result.success,
    )
