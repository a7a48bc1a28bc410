"""Tools of the Anthropic SDK's tool runner under contract, and an application's tools for it. Needs the extra ``anthropic``.

``tool_runner(client, app, model=..., tools=[...], messages=[...])`` in place of ``client.beta.messages.tool_runner(...)``;
``function_tools(app)`` offers the application's own tools.
"""

import secrets
from collections.abc import Iterable
from typing import Any, Final

import pydantic
from anthropic.lib.tools import (
    BetaAsyncBuiltinFunctionTool,
    BetaAsyncFunctionTool,
    BetaBuiltinFunctionTool,
    BetaFunctionTool,
    ToolError,
)

from callwright.adapters.call_answers import CallAnswer, render_for_model
from callwright.adapters.framework_tools import (
    FrameworkTools,
    ToolContracts,
    close_schema,
    report_uncontrolled,
)
from callwright.adapters.observed_calls import ResultObserver, RunCalls
from callwright.adapters.tool_runs import ToolRun, is_content_blocks, read_failure_text, read_text
from callwright.app import Callwright
from callwright.domain.call import Principal
from callwright.domain.contract import Contract

__all__ = ["function_tools", "tool_runner", "wrap_tools"]

_SYNC: Final = (BetaFunctionTool, BetaBuiltinFunctionTool)
_ASYNC: Final = (BetaAsyncFunctionTool, BetaAsyncBuiltinFunctionTool)


def tool_runner(
    client: Any,
    app: Callwright,
    contracts: ToolContracts | None = None,
    *,
    tools: Iterable[Any],
    principal: Principal | None = None,
    run: str | None = None,
    on_result: ResultObserver | None = None,
    **options: Any,
) -> Any:
    """Return ``client.beta.messages.tool_runner(...)`` with its tools under contract.

    What the model gets: after a plain success what the tool returned, a dict as JSON text; else the envelope for models as JSON
    text, with ``is_error`` after a failure. The runner is one run: its calls share the budget that ``Callwright(limits=...)``
    states, and within it equal arguments of a write are the same call.

    Not under contract, and named in the log: tools that the provider runs itself, MCP servers that it connects to, and toolsets. A call
    of a tool that does not exist is answered by the SDK in its own words.

    Args:
        client: An ``Anthropic`` or ``AsyncAnthropic``.
        app: The application.
        contracts: Tool → options of ``Callwright.tool``, such as ``{"pay": {"effect": "once", "key": ["order_no"]}}``.
            A tool that is not named counts as ``once`` without a declared meaning of a repeat.
        tools: As for the SDK's runner.
        principal: The caller; None takes the application's.
        run: Name of the run, where a conversation continues in another runner; None is a new one.
        on_result: Gets the envelope of every call.
        options: As for the SDK's runner.
    """
    for server in options.get("mcp_servers") or ():
        report_uncontrolled(str(server.get("name")), "is connected by the model's provider")
    wrapped = wrap_tools(
        tools,
        app,
        contracts,
        principal=principal,
        run=run or f"run_{secrets.token_hex(12)}",
        on_result=on_result,
    )
    return client.beta.messages.tool_runner(tools=wrapped, **options)


def wrap_tools(
    tools: Iterable[Any],
    app: Callwright,
    contracts: ToolContracts | None = None,
    *,
    principal: Principal | None = None,
    run: str | None = None,
    on_result: ResultObserver | None = None,
) -> list[Any]:
    """Return the tools with those that run here under contract; arguments as for ``tool_runner``.

    Without ``run`` a call belongs to no run: a write is the same call where its contract or the ledger says so.
    """
    calls = RunCalls(FrameworkTools(app, contracts, principal), on_result, run)
    wrapped = [_wrap_tool(tool, calls) for tool in tools]
    calls.tools.note_offered([getattr(one, "name", "") for one in wrapped])
    return wrapped


def function_tools(
    app: Callwright,
    *names: str,
    is_async: bool = False,
    principal: Principal | None = None,
    run: str | None = None,
    on_result: ResultObserver | None = None,
) -> list[Any]:
    """Return the application's tools, or those with these names, as tools of a runner.

    The last tool reads large results in pages. A list of named tools has it only under its name, ``callwright_read_result``; without it
    the model gets every result whole.

    Args:
        app: The application.
        names: Tools; none means all.
        is_async: Whether the runner is that of an ``AsyncAnthropic``.
        principal: The caller; None takes the application's.
        run: Name of the run.
        on_result: Gets the envelope of every call.

    Raises:
        LookupError: the application has no tool of a name.
    """
    calls = RunCalls(FrameworkTools(app, None, principal), on_result, run)
    make = _AsyncAppTool if is_async else _AppTool
    return [make(contract, calls) for contract in calls.tools.list_own_contracts(names)]


def _wrap_tool(tool: Any, calls: RunCalls) -> Any:
    if isinstance(tool, _OwnTool | _WrappedTool):
        return tool
    if not isinstance(tool, _SYNC + _ASYNC):
        _report_uncontrolled(tool)
        return tool
    definition = tool.to_dict()
    schema = close_schema(definition.get("input_schema"))
    calls.tools.register(tool.name, definition.get("description") or "", schema)
    return (_ContractTool if isinstance(tool, _SYNC) else _AsyncContractTool)(tool, calls)


def _report_uncontrolled(tool: Any) -> None:
    """Warn of a tool whose calls bypass the application; a bare definition is run by the program itself."""
    if not isinstance(tool, dict):
        report_uncontrolled(type(tool).__name__, "is a toolset")
    elif tool.get("type", "custom") != "custom":
        report_uncontrolled(tool.get("name") or tool["type"])


class _WrappedTool:
    """A tool of the SDK under contract: what both kinds of runners need of it."""

    def __init__(self, inner: Any, calls: RunCalls) -> None:
        self._inner = inner
        self._calls = calls
        self._name: str = inner.name

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    @property
    def name(self) -> str:
        """Return the name; the SDK would take it out of a new definition each time."""
        return self._name

    def to_dict(self) -> Any:
        """Return the definition, unchanged."""
        return self._inner.to_dict()


class _ContractTool(_WrappedTool, BetaBuiltinFunctionTool):  # type: ignore[misc] # not installed where types are checked
    """A tool of the SDK under contract."""

    def call(self, input: object) -> Any:  # noqa: A002 - the SDK's name
        """Make one call.

        Raises:
            ToolError: it failed; the content is what the model receives.
        """
        run = ToolRun(
            lambda _, arguments: _call_tool(self._inner, arguments), is_async=False, read=_read_content
        )
        return _build_content(self._calls.make(self.name, input, run))


class _AsyncContractTool(_WrappedTool, BetaAsyncBuiltinFunctionTool):  # type: ignore[misc] # as above
    """An asynchronous tool of the SDK under contract."""

    async def call(self, input: object) -> Any:  # noqa: A002 - the SDK's name
        """Make one call.

        Raises:
            ToolError: it failed; the content is what the model receives.
        """
        run = ToolRun(
            lambda _, arguments: _call_async_tool(self._inner, arguments), is_async=True, read=_read_content
        )
        return _build_content(await self._calls.make_async(self.name, input, run))


class _OwnTool:
    """The definition of an application's tool."""

    def __init__(self, contract: Contract, calls: RunCalls) -> None:
        self._contract = contract
        self._calls = calls

    def to_dict(self) -> Any:
        """Return the definition."""
        contract = self._contract
        return {
            "name": contract.name,
            "description": contract.description,
            "input_schema": contract.input_schema,
        }


class _AppTool(_OwnTool, BetaBuiltinFunctionTool):  # type: ignore[misc] # as above
    """A tool of an application."""

    def call(self, input: object) -> Any:  # noqa: A002 - the SDK's name
        """Make one call through the application."""
        return _build_text(self._calls.make(self.name, input))


class _AsyncAppTool(_OwnTool, BetaAsyncBuiltinFunctionTool):  # type: ignore[misc] # as above
    """A tool of an application, for an asynchronous runner."""

    async def call(self, input: object) -> Any:  # noqa: A002 - the SDK's name
        """Make one call through the application."""
        return _build_text(await self._calls.make_async(self.name, input))


# --- contents -----------------------------------------------------------------------------------------------------


def _call_tool(tool: Any, arguments: dict[str, Any]) -> Any:
    try:
        return _collect(tool.call(arguments))
    except ToolError as fault:
        return fault
    except ValueError as fault:
        raise _get_own_fault(fault) from None


async def _call_async_tool(tool: Any, arguments: dict[str, Any]) -> Any:
    try:
        return _collect(await tool.call(arguments))
    except ToolError as fault:
        return fault
    except ValueError as fault:
        raise _get_own_fault(fault) from None


def _get_own_fault(fault: ValueError) -> Exception:
    """Return the tool's own exception: the SDK treats every validation error in a tool as a mistake of the model."""
    return fault.__cause__ if isinstance(fault.__cause__, pydantic.ValidationError) else fault


def _collect(native: Any) -> Any:
    """Return the content blocks of an iterator as a list; anything else as it is."""
    is_plain = native is None or isinstance(native, str | bytes | dict | list | pydantic.BaseModel)
    return list(native) if not is_plain and isinstance(native, Iterable) else native


def _read_content(native: Any) -> Any:
    """Convert a tool's return value to data; a ``ToolError`` is read as a failure."""
    if isinstance(native, ToolError):
        return read_failure_text(str(native))
    return read_text(native) if isinstance(native, str) else native


def _build_content(answer: CallAnswer) -> Any:
    """Return the content of the tool result.

    Raises:
        ToolError: the call failed.
    """
    native, beginning = answer.native, answer.shorten()
    if beginning is not None:
        return beginning
    if answer.is_native() and (isinstance(native, str) or is_content_blocks(native)):
        return native
    return answer.render_blocks() or _build_text(answer)


def _build_text(answer: CallAnswer) -> str:
    if not answer.result.success:
        raise ToolError(render_for_model(answer.result))
    return answer.render_text()
