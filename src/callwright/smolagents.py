"""Tools of smolagents under contract, and an application's tools for smolagents. Needs the extra ``smolagents``.

``CallwrightAgent(tools=[...], model=..., app=app)`` in place of ``ToolCallingAgent``, and ``CallwrightCodeAgent`` in place of
``CodeAgent``, put the agent's tools under contract; ``tools=function_tools(app)`` offers the application's own tools.
"""

import base64
import copy
import io
import logging
from collections.abc import Generator, Iterable, Mapping
from typing import Any, Final

from PIL import Image
from smolagents import ActionStep, CodeAgent, ToolCallingAgent
from smolagents.agent_types import AgentImage
from smolagents.default_tools import FinalAnswerTool
from smolagents.local_python_executor import LocalPythonExecutor
from smolagents.models import get_tool_json_schema
from smolagents.tools import BaseTool

from callwright.adapters.call_answers import CallAnswer, dump_for_model, render_for_model
from callwright.adapters.framework_tools import FrameworkTools, ToolContracts, close_schema
from callwright.adapters.observed_calls import ResultObserver, RunCalls
from callwright.adapters.tool_runs import ToolRun, read_text
from callwright.app import Callwright
from callwright.app.text_previews import READ_RESULT_TOOL
from callwright.core.dialects.foreign_result import encode_json_text
from callwright.domain.call import Principal
from callwright.domain.contract import Contract

__all__ = ["CallwrightAgent", "CallwrightCodeAgent", "ToolCallError", "function_tools"]

_log = logging.getLogger("callwright.adapters")

_IMAGE: Final = "callwright/image"
"""Type of the object that represents an image in the data of a result."""

_OBJECT: Final = "callwright/object"
"""Key of the object that represents an argument that is not JSON, such as an image or a table: its number within the run."""

_OPEN_TYPES: Final = frozenset({"any", "audio", "image"})
"""Types of parameters that no type of JSON describes."""


class ToolCallError(Exception):
    """Raised in the code of a ``CallwrightCodeAgent`` by a tool whose call failed; its text is the envelope for models."""


class _Arguments(dict[str, Any]):
    """The arguments of a call on their way through the agent, with the model's id of the call."""

    call_id: str


class _ArgumentText(str):
    """Arguments that smolagents could not read as JSON, with the model's id of the call."""

    __slots__ = ("call_id",)
    call_id: str


class _Calls(RunCalls):
    """The calls of one agent's tools.

    Attributes:
        notices: Notices of calls of the model's code that the model has not received yet.
    """

    def __init__(self, tools: FrameworkTools, on_result: ResultObserver | None) -> None:
        super().__init__(tools, on_result)
        self.notices: list[str] = []
        self._objects: list[Any] = []

    def begin_run(self, name: str | None = None) -> None:
        """Begin a run: the agent has got a task."""
        super().begin_run(name)
        self.notices.clear()
        self._objects.clear()

    def to_plain(self, value: Any) -> Any:
        """Return a value as JSON; any other value as an object that represents it, the same one within the run."""
        if hasattr(value, "dtype") and hasattr(value, "item") and not getattr(value, "shape", None):
            value = value.item()  # a number of NumPy or PyTorch
        if _is_plain(value):
            return value
        place = next((at for at, known in enumerate(self._objects) if known is value), len(self._objects))
        if place == len(self._objects):
            self._objects.append(value)
        return {_OBJECT: place, "type": type(value).__name__}

    def to_native(self, value: Any) -> Any:
        """Return the value that ``to_plain`` has replaced, or the value."""
        place: Any = value.get(_OBJECT) if isinstance(value, dict) else None
        is_number = isinstance(place, int) and not isinstance(place, bool)
        if is_number and 0 <= place < len(self._objects):
            return self._objects[place]
        return value


class _ContractTool(BaseTool):  # type: ignore[misc] # not installed where types are checked
    """A tool of smolagents under contract."""

    def __init__(self, inner: Any, calls: _Calls) -> None:
        self._inner = inner
        self._calls = calls
        self.name = inner.name

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # a copy has no inner tool yet when its special methods are looked up
            raise AttributeError(name)
        return getattr(self._inner, name)

    def __call__(self, *args: Any, sanitize_inputs_outputs: bool = False, **kwargs: Any) -> Any:
        """Make a call from the code of an agent.

        Raises:
            ToolCallError: it failed.
        """
        run = self.prepare_run(sanitizes=sanitize_inputs_outputs)
        answer = self._calls.make(self.name, _bind(self, self._calls, args, kwargs), run)
        return answer.native if answer.is_native() else _give_to_code(answer, self._calls)

    def prepare_run(self, *, sanitizes: bool) -> ToolRun:
        """Return the runner of the tool; ``sanitizes`` as in the tool's own call."""

        def execute(_name: str, corrected: dict[str, Any]) -> Any:
            native = {name: self._calls.to_native(value) for name, value in corrected.items()}
            return self._inner(**native, sanitize_inputs_outputs=sanitizes)

        return ToolRun(execute, is_async=False, read=_read_return)

    def join(self, calls: _Calls) -> "_ContractTool":
        """Return the tool for the runs of an agent, which may have it of another one."""
        return self if calls is self._calls else _put_under_contract(self.name, self._inner, calls)


class _AppTool(BaseTool):  # type: ignore[misc] # as above
    """A tool of an application."""

    output_type = "any"
    output_schema = None

    def __init__(self, contract: Contract, calls: _Calls) -> None:
        self.name = contract.name
        self.description = contract.description
        self.inputs = _build_inputs(contract.input_schema)
        self._calls = calls

    def __call__(self, *args: Any, sanitize_inputs_outputs: bool = False, **kwargs: Any) -> Any:  # noqa: ARG002 - smolagents'
        """Make a call through the application.

        Raises:
            ToolCallError: it failed.
        """
        calls = self._calls
        return _give_to_code(calls.make(self.name, _bind(self, calls, args, kwargs)), calls)

    def join(self, calls: _Calls) -> "_AppTool":
        """Return the tool for the runs of an agent: a copy, several agents may share one list of tools."""
        if calls is self._calls:
            return self
        joined = copy.copy(self)
        joined._calls = calls  # noqa: SLF001 - of this class
        return joined

    def to_code_prompt(self) -> str:
        """Return the definition in the prompt of a ``CodeAgent``."""
        parameters = ", ".join(f"{name}: {one['type']}" for name, one in self.inputs.items())
        lines = [f"    {name}: {one['description']}".rstrip(": ") for name, one in self.inputs.items()]
        described = "\n".join([self.description, *(["", "Args:", *lines] if lines else [])])
        indented = described.replace("\n", "\n    ")
        return f'def {self.name}({parameters}) -> any:\n    """{indented}\n    """'

    def to_tool_calling_prompt(self) -> str:
        """Return the definition in the prompt of a ``ToolCallingAgent``."""
        return f"{self.name}: {self.description}\n    Takes inputs: {self.inputs}\n    Returns an output of type: any"


def function_tools(
    app: Callwright,
    *names: str,
    principal: Principal | None = None,
    on_result: ResultObserver | None = None,
) -> list[BaseTool]:
    """Return the application's tools, or those with these names, as tools of smolagents.

    Only the agents of this module leave the arguments to the application: another ``ToolCallingAgent`` checks them itself first, and
    its calls belong to no run.

    Args:
        app: The application.
        names: Tools; none means all.
        principal: The caller; None takes the application's.
        on_result: Gets the envelope of every call.

    Raises:
        LookupError: the application has no tool of a name.
    """
    calls = _Calls(FrameworkTools(app, None, principal), on_result)
    return [_AppTool(one, calls) for one in calls.tools.list_own_contracts(names, is_fixed=False)]


class _ContractAgent:
    """What the agents have in common: their tools are under contract, and a task is a run."""

    tools: dict[str, Any]
    step_callbacks: Any

    is_paged: bool
    """Whether large texts are shortened: what code gets is for the code, not for the model."""

    def __init__(
        self,
        tools: list[Any],
        model: Any,
        *,
        app: Callwright,
        contracts: ToolContracts | None = None,
        principal: Principal | None = None,
        on_result: ResultObserver | None = None,
        **options: Any,
    ) -> None:
        set_up: Any = super().__init__  # of an agent of smolagents, which comes behind this class
        set_up(tools, model, **options)
        own = FrameworkTools(app, contracts, principal, is_paged=self.is_paged)
        self._calls = _Calls(own, on_result)
        self._wrap_tools()
        self._calls.tools.report_undeclared()
        self.step_callbacks.register(ActionStep, self._add_notices)

    def run(self, *args: Any, **kwargs: Any) -> Any:
        """Run the agent for a task: a new run, whose calls share one budget."""
        self._wrap_tools()  # some may have been added since
        if self.is_paged and self._calls.tools.pages.has_shortened:
            self._offer_pages()
        self._calls.begin_run()
        return super().run(*args, **kwargs)  # type: ignore[misc] # an agent of smolagents comes behind this class

    def _wrap_tools(self) -> None:
        for name, tool in self.tools.items():
            if isinstance(tool, _AppTool | _ContractTool):
                self.tools[name] = tool.join(self._calls)
            elif not isinstance(tool, FinalAnswerTool):
                self.tools[name] = _put_under_contract(name, tool, self._calls)

    def _offer_pages(self) -> None:
        """Offer the tool that reads on from the next step: the model has been given the beginning of a text."""
        if READ_RESULT_TOOL not in self.tools:
            self.tools[READ_RESULT_TOOL] = _AppTool(self._calls.tools.pages.get_contract(), self._calls)

    def _add_notices(self, step: Any, **_options: Any) -> None:
        """Add the notices of the calls to the observations of a step: the model's code received only their values."""
        notices = self._calls.notices
        if notices:
            step.observations = "\n".join([step.observations or "", *notices]).strip()
            notices.clear()


class CallwrightAgent(_ContractAgent, ToolCallingAgent):  # type: ignore[misc] # as above
    """A ``ToolCallingAgent`` whose tools are under contract.

    What the model gets: after a plain success what the tool returned, unchanged; else the envelope for models as JSON text. A failed
    call does not end its step: the other calls of the reply keep their results. One task (``agent.run``) is one run: its calls share
    the budget of ``Callwright(limits=...)``, and within it equal arguments of a write are the same call.

    Not under contract: ``final_answer`` and managed agents, whose own tools are to be under contract.

    Args:
        tools: As for ``ToolCallingAgent``.
        model: The same.
        app: The application.
        contracts: Tool → options of ``Callwright.tool``, such as ``{"pay": {"effect": "once", "key": ["order_no"]}}``.
            A tool that is not named counts as ``once`` without a declared meaning of a repeat.
        principal: The caller; None takes the application's.
        on_result: Gets the envelope of every call.
        options: Other arguments of ``ToolCallingAgent``.
    """

    is_paged = True

    def process_tool_calls(self, chat_message: Any, memory_step: ActionStep) -> Generator[Any, None, None]:
        """Make the calls of a reply, each with the model's id of it."""
        for call in chat_message.tool_calls:
            call.function.arguments = _mark_arguments(call.function.arguments, call.id)
        yield from super().process_tool_calls(chat_message, memory_step)

    def execute_tool_call(self, tool_name: str, arguments: Any) -> Any:
        """Make one call under its contract; return the answer for the model."""
        tool = self.tools.get(tool_name)
        is_known = isinstance(tool, _ContractTool | _AppTool)
        if tool_name in self.managed_agents or (
            not is_known and (tool is not None or self._calls.tools.has_other_tools())
        ):
            return super().execute_tool_call(tool_name, arguments)
        call_id = getattr(arguments, "call_id", None)
        run = tool.prepare_run(sanitizes=True) if isinstance(tool, _ContractTool) else None
        written = self._resolve_variables(arguments) if isinstance(arguments, dict) else str(arguments)
        answer = self._calls.make(tool_name, written, run, call_id)
        beginning = answer.shorten()
        if beginning is not None:
            self._offer_pages()
            return beginning
        if answer.is_native():
            return answer.native
        image = _load_return(answer.result.data) if answer.result.success else None
        return image if isinstance(image, AgentImage) else answer.render_text()

    def _resolve_variables(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Return the arguments with the values of the agent's variables that they name."""
        return {
            name: self._calls.to_plain(self.state[value])
            if isinstance(value, str) and value in self.state
            else value
            for name, value in arguments.items()
        }


class CallwrightCodeAgent(_ContractAgent, CodeAgent):  # type: ignore[misc] # as above
    """A ``CodeAgent`` whose tools are under contract where its code calls them.

    The code gets what the tool returned; a call that fails raises ``ToolCallError`` with the envelope for models. What there is to say
    of a call beside its value, such as that nothing was done now, is added to the observations of the step. Arguments that are not
    JSON, such as tables and images, reach the tool as they are; in the ledger a number represents each.

    Code that runs elsewhere (``executor_type`` other than "local") calls copies of the tools there, without a contract: the log says so.

    Args: as for ``CallwrightAgent``; ``options`` are other arguments of ``CodeAgent``.
    """

    is_paged = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if not isinstance(self.python_executor, LocalPythonExecutor):
            _log.warning("the code of this agent runs elsewhere: calls of its tools are not under contract")


def _put_under_contract(name: str, tool: Any, calls: _Calls) -> _ContractTool:
    calls.tools.register(name, tool.description, _read_schema(tool))
    return _ContractTool(tool, calls)


# --- definitions, arguments and returns of smolagents ---------------------------------------------------------------


def _read_schema(tool: Any) -> dict[str, Any]:
    """Return the schema that the model sees, open where an argument may be an object of Python."""
    schema: dict[str, Any] = get_tool_json_schema(tool)["function"]["parameters"]
    for name, declared in tool.inputs.items():
        described = schema["properties"][name]
        kinds = declared["type"] if isinstance(declared["type"], list) else [declared["type"]]
        if _OPEN_TYPES.intersection(kinds):
            described.pop("type", None)
        elif "array" in kinds:
            described["type"] = [*kinds, "object"]
        if described.pop("nullable", False) and "type" in described:
            known = described["type"] if isinstance(described["type"], list) else [described["type"]]
            described["type"] = list(dict.fromkeys([*known, "null"]))
    return close_schema(schema)


def _build_inputs(schema: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the inputs of a tool from the schema of its contract."""
    required = schema.get("required", ())
    return {
        name: {
            "type": "any",
            "description": "",
            **declared,
            **({} if name in required else {"nullable": True}),
        }
        for name, declared in schema.get("properties", {}).items()
    }


def _mark_arguments(written: Any, call_id: str) -> _Arguments | _ArgumentText:
    """Return the arguments with the id of their call; arguments that are no object as the text that the model wrote."""
    if isinstance(written, dict) or not written:
        marked: _Arguments | _ArgumentText = _Arguments(written or {})
    else:
        marked = _ArgumentText(written if isinstance(written, str) else encode_json_text(written))
    marked.call_id = call_id
    return marked


def _bind(tool: Any, calls: _Calls, args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments that code has given by place or by name, as plain JSON."""
    given = {**dict(zip(tool.inputs, args, strict=False)), **kwargs}
    if len(args) == 1 and not kwargs and isinstance(args[0], dict) and args[0].keys() <= tool.inputs.keys():
        given = args[0]  # the form of all arguments in one object, as smolagents reads it
    return {name: calls.to_plain(value) for name, value in given.items()}


def _is_plain(value: Any) -> bool:
    if value is None or isinstance(value, str | bool | int | float):
        return True
    if isinstance(value, list | tuple):
        return all(map(_is_plain, value))
    return isinstance(value, dict) and all(
        isinstance(name, str) and _is_plain(one) for name, one in value.items()
    )


def _read_return(native: Any) -> Any:
    """Return a tool's return value as data; a value that is not JSON as the name of its class."""
    if isinstance(native, str):
        return read_text(str(native))
    image = native.to_raw() if isinstance(native, AgentImage) else native
    if isinstance(image, Image.Image):
        encoded = io.BytesIO()
        image.save(encoded, "PNG")
        return [{"type": _IMAGE, "mime": "image/png", "data": base64.b64encode(encoded.getvalue()).decode()}]
    return native if _is_plain(native) else {"returned": type(native).__name__}


def _load_return(data: Any) -> Any:
    """Return the image that the data of a result represents, or the data."""
    blocks: Iterable[Any] = data if isinstance(data, list) else ()
    for block in blocks:
        if isinstance(block, dict) and block.get("type") == _IMAGE:
            return AgentImage(Image.open(io.BytesIO(base64.b64decode(block["data"]))))
    return data


def _give_to_code(answer: CallAnswer, calls: _Calls) -> Any:
    """Return the value that code gets of a call that has more to say than its value.

    Raises:
        ToolCallError: the call failed.
    """
    result = answer.result
    if not result.success:
        raise ToolCallError(render_for_model(result))
    notice = dump_for_model(result).get("notice")
    if notice:
        calls.notices.append(notice)
    return _load_return(result.data)
