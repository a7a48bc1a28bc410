"""Functions of the OpenAI SDK's Responses tool runner under contract, and an application's tools for it. Needs the extra ``openai``.

``CallwrightToolRunner(functions=[...], app=app)`` in place of ``ResponsesToolRunner``, and ``AsyncCallwrightToolRunner`` in place of
``AsyncResponsesToolRunner``; ``function_tools(app)`` offers the application's own tools.
"""

import inspect
from collections.abc import Callable, Iterable
from typing import Any, Final

import pydantic
from openai.lib.responses_tool_runner import (
    AsyncRegisteredFunction,
    AsyncResponsesToolRunner,
    RegisteredFunction,
    ResponsesToolRunner,
)

from callwright.adapters.call_answers import CallAnswer
from callwright.adapters.framework_tools import (
    FrameworkTools,
    ToolContracts,
    close_schema,
    report_uncontrolled,
)
from callwright.adapters.observed_calls import ResultObserver, RunCalls
from callwright.adapters.tool_runs import ToolRun, is_content_blocks, read_text
from callwright.app import Callwright
from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.domain.result import FieldProblem
from callwright.ports import ArgumentsRejected

__all__ = ["AsyncCallwrightToolRunner", "CallwrightToolRunner", "function_tools"]

_TEXT_BLOCK: Final = {"type": "input_text"}
_BLOCK_TYPES: Final = frozenset({"input_file", "input_image", "input_text"})


class _ContractRunner:
    """What both runners have in common: their functions are under contract, and ``run`` or ``iterate`` begins a run."""

    def __init__(
        self,
        *,
        app: Callwright,
        functions: Iterable[Any] = (),
        contracts: ToolContracts | None = None,
        principal: Principal | None = None,
        run: str | None = None,
        on_result: ResultObserver | None = None,
        **options: Any,
    ) -> None:
        self._calls = RunCalls(FrameworkTools(app, contracts, principal), on_result)
        self._run_name = run
        wrapped = [_wrap_function(one, self._calls) for one in functions]
        self._calls.tools.note_offered([one.tool["name"] for one in wrapped])
        for name in ("browser", "computer"):
            if options.get(name) is not None:
                report_uncontrolled(name, "is a toolset")
        set_up: Any = super().__init__  # of the SDK's runner, which comes behind this class
        set_up(functions=wrapped, **options)

    def iterate(self, *args: Any, **kwargs: Any) -> Any:
        """Begin a run and return its turns. A ledger of the SDK names the run: one that it resumes is the same run."""
        ledger = kwargs.get("ledger")
        self._calls.begin_run(self._run_name or getattr(ledger, "run_id", None))
        return super().iterate(*args, **kwargs)  # type: ignore[misc] # a runner of the SDK comes behind this class


class CallwrightToolRunner(_ContractRunner, ResponsesToolRunner):  # type: ignore[misc] # not installed where types are checked
    """A ``ResponsesToolRunner`` whose functions are under contract.

    What the model gets: after a plain success what the function returned, an object as JSON text; else the envelope for models as JSON
    text: the Responses API has no other sign of an error. A function that raises does not end the run. One ``run`` of the runner is
    one run: its calls share the budget of ``Callwright(limits=...)``, and within it equal arguments of a write are the same call.

    Not under contract: tools that the provider runs itself, and the toolsets ``browser`` and ``computer``, which the log names. The SDK
    itself ends the run at a call of a function that does not exist, at arguments that are not JSON and at a call id that comes
    twice in a reply: no hook sees such a call.

    Args:
        app: The application.
        functions: As for ``ResponsesToolRunner``.
        contracts: Tool → options of ``Callwright.tool``, such as ``{"pay": {"effect": "once", "key": ["order_no"]}}``.
            A tool that is not named counts as ``once`` without a declared meaning of a repeat.
        principal: The caller; None takes the application's.
        run: Name of the run, where a conversation continues in another one; None takes the ``run_id`` of the SDK's ledger, or a new name.
        on_result: Gets the envelope of every call.
        options: Other arguments of ``ResponsesToolRunner``.
    """


class AsyncCallwrightToolRunner(_ContractRunner, AsyncResponsesToolRunner):  # type: ignore[misc] # as above
    """An ``AsyncResponsesToolRunner`` whose functions are under contract; see ``CallwrightToolRunner``."""


def function_tools(
    app: Callwright,
    *names: str,
    is_async: bool = False,
    principal: Principal | None = None,
    run: str | None = None,
    on_result: ResultObserver | None = None,
) -> list[Any]:
    """Return the application's tools, or those with these names, as functions of a runner of the SDK.

    The last one reads large results in pages. A list of named tools has it only under its name, ``callwright_read_result``; without it
    the model gets every result whole.

    Args:
        app: The application.
        names: Tools; none means all.
        is_async: Whether the runner is an ``AsyncResponsesToolRunner``.
        principal: The caller; None takes the application's.
        run: Name of the run; a runner of this module takes its own.
        on_result: Gets the envelope of every call.

    Raises:
        LookupError: the application has no tool of a name.
    """
    calls = RunCalls(FrameworkTools(app, None, principal), on_result, run)
    contracts = calls.tools.list_own_contracts(names)
    return [_make_function(one, calls, is_async=is_async) for one in contracts]


class _AppExecutor:
    """Makes calls of a tool of an application."""

    def __init__(self, name: str, calls: RunCalls) -> None:
        self.name = name
        self.calls = calls

    def __call__(self, arguments: dict[str, Any]) -> str:
        """Make one call through the application."""
        return self.calls.make(self.name, arguments).render_text()


class _AsyncAppExecutor(_AppExecutor):
    """Makes calls of a tool of an application on the running event loop."""

    async def __call__(self, arguments: dict[str, Any]) -> str:  # type: ignore[override] # awaited by the other runner
        """Make one call through the application."""
        return (await self.calls.make_async(self.name, arguments)).render_text()


def _make_function(contract: Contract, calls: RunCalls, *, is_async: bool) -> Any:
    tool = {
        "type": "function",
        "name": contract.name,
        "description": contract.description,
        "parameters": contract.input_schema,
        "strict": False,
    }
    if is_async:
        return AsyncRegisteredFunction(tool, _AsyncAppExecutor(contract.name, calls))
    return RegisteredFunction(tool, _AppExecutor(contract.name, calls))


def _wrap_function(function: Any, calls: RunCalls) -> Any:
    """Return a registered function whose calls are made under contract. The SDK no longer converts its arguments: the call does."""
    execute, tool = function.execute, function.tool
    if isinstance(execute, _AppExecutor):
        own = type(execute)(execute.name, calls)
        return type(function)(tool, own, function.allow_output_override, function.independent)
    calls.tools.register(tool["name"], tool.get("description") or "", close_schema(tool.get("parameters")))
    make = _make_async_executor if isinstance(function, AsyncRegisteredFunction) else _make_executor
    return type(function)(tool, make(function, calls), function.allow_output_override, function.independent)


def _make_executor(function: RegisteredFunction, calls: RunCalls) -> Callable[..., Any]:
    name, takes_signal = function.tool["name"], _takes_signal(function.execute)

    def execute(arguments: dict[str, Any], *, cancelled: Any = None) -> Any:
        injected = {"cancelled": cancelled} if takes_signal else {}
        run = ToolRun(
            lambda _, corrected: function.execute(_load_arguments(function, corrected), **injected),
            is_async=False,
            read=_read_output,
        )
        return _build_output(calls.make(name, arguments, run))

    return execute


def _make_async_executor(function: AsyncRegisteredFunction, calls: RunCalls) -> Callable[..., Any]:
    name, takes_signal = function.tool["name"], _takes_signal(function.execute)

    async def execute(arguments: dict[str, Any], *, cancelled: Any = None) -> Any:
        injected = {"cancelled": cancelled} if takes_signal else {}

        async def call(_name: str, corrected: dict[str, Any]) -> Any:
            return await function.execute(_load_arguments(function, corrected), **injected)

        run = ToolRun(call, is_async=True, read=_read_output)
        return _build_output(await calls.make_async(name, arguments, run))

    return execute


# --- arguments and outputs of the SDK ----------------------------------------------------------------------------------


def _takes_signal(execute: Callable[..., Any]) -> bool:
    """Return whether the SDK hands the function the callable that says whether the run is cancelled."""
    try:
        return "cancelled" in inspect.signature(execute).parameters
    except (TypeError, ValueError):
        return False  # of a function without a signature the SDK hands it nothing


def _load_arguments(function: Any, corrected: dict[str, Any]) -> Any:
    """Convert the arguments to the function's parameter: a dict, or an instance of the tool's pydantic model if it has one.

    Raises:
        ArgumentsRejected: the model rejects arguments that the schema allows; the function was not run.
    """
    model = getattr(function.tool, "model", None)
    if model is None:
        return corrected
    try:
        return model.model_validate(corrected)
    except pydantic.ValidationError as error:
        found = error.errors(include_url=False, include_context=False, include_input=False)
        problems = [FieldProblem("/" + "/".join(map(str, one["loc"])), one["msg"]) for one in found]
        raise ArgumentsRejected(problems) from None


def _read_output(native: Any) -> Any:
    """Convert a function's return value to data: a text that is JSON is parsed."""
    return read_text(native) if isinstance(native, str) else native


def _is_blocks(data: Any) -> bool:
    return is_content_blocks(data) and all(one["type"] in _BLOCK_TYPES for one in data)


def _build_output(answer: CallAnswer) -> Any:
    """Return the output of the call: a text or content blocks, other than which the SDK takes none."""
    native, beginning = answer.native, answer.shorten()
    if beginning is not None:
        return beginning
    if answer.is_native() and (type(native) is str or _is_blocks(native)):
        return native
    blocks = answer.render_blocks(_TEXT_BLOCK) if _is_blocks(answer.result.data) else None
    return blocks or answer.render_text()
