"""Python functions as tools: valid arguments in, whatever the function gives out.

May not know: contracts, the policy, the ledger. Arguments arrive validated; a signature of JSON types is called as it is.
"""

import functools
import inspect
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal

from callwright.core.numbers import as_python
from callwright.domain.checks import Check
from callwright.domain.contract import pointer
from callwright.domain.result import FieldProblem
from callwright.ports import ArgumentsRejected, CallContext, NotApplied
from callwright.tools.signature import Described, Signature, SignatureError, describe, read

if TYPE_CHECKING:
    from pydantic import TypeAdapter, ValidationError

__all__ = ["Described", "Mode", "PythonTool", "SignatureError", "describe"]

Mode = Literal["async", "thread", "inline"]
Invoke = Callable[[dict[str, Any], CallContext], Any]


class PythonTool:
    """A function as a ``ports.Tool``.

    Args:
        function: A function, method, partial or callable object; sync or async.
        mode: None runs coroutine functions (and async generators) on the loop and all others in a worker thread;
            "inline" runs a sync function in the caller's thread, where no timeout can interrupt it.

    Raises:
        SignatureError: The function cannot be described.
        ValueError: The mode does not fit the function.
    """

    __slots__ = (
        "_function",
        "check",
        "declares",
        "described",
        "invoke",
        "mode",
        "own_correctors",
        "takes_key",
    )

    own_correctors: Mapping[str, Callable[[Any], Any]]
    """Functions that put an argument right, by its name; see ``Contract.correctors``."""

    check: Check | None
    """How its effects can be seen in the world."""

    invoke: Invoke
    """Run it once with validated arguments. Raises ``ArgumentsRejected`` when a type refuses them, before the function
    is entered, and otherwise whatever the function raises. An ``async`` tool returns an awaitable."""

    marks_sending = False

    def __init__(self, function: Callable[..., Any], mode: Mode | None = None) -> None:
        signature = read(function)
        self._function = function
        self.described: Described = signature.described
        self.declares: bool = signature.described.declares
        self.takes_key: bool = signature.described.context_parameter is not None
        self.mode: Mode = _mode(function, mode)
        self.invoke = _binding(_called(function), signature)
        self.own_correctors = {}
        self.check = None

    def __repr__(self) -> str:
        return f"PythonTool({getattr(self._function, '__qualname__', self._function)!s}, mode={self.mode!r})"


def _mode(function: Callable[..., Any], wanted: Mode | None) -> Mode:
    runs_on_loop = _is(inspect.iscoroutinefunction, function) or _is(inspect.isasyncgenfunction, function)
    fitting = ("async",) if runs_on_loop else ("thread", "inline")
    if wanted is not None and wanted not in fitting:
        raise ValueError(f"This function runs as {' or '.join(fitting)}, not as {wanted}.")
    return wanted or ("async" if runs_on_loop else "thread")


def _is(test: Callable[[Any], bool], function: Any) -> bool:
    while isinstance(function, functools.partial):
        function = function.func
    return test(function) or test(type(function).__call__)


def _called(function: Callable[..., Any]) -> Callable[..., Any]:
    if not _is(inspect.isasyncgenfunction, function):
        return function

    async def hand_over(**arguments: Any) -> Any:
        return function(**arguments)

    return hand_over


# --- binding: worked out once, so that a call does only what its signature needs ------------------------------


def _binding(function: Callable[..., Any], signature: Signature) -> Invoke:
    context = signature.described.context_parameter
    if signature.whole:
        return _with_model(function, signature.whole, signature.adapters[signature.whole], context)
    if signature.adapters or signature.numbers or signature.filled:
        return _with_conversion(function, signature, context)
    if context:
        return lambda arguments, held: function(**arguments, **{context: held})
    return lambda arguments, _held: function(**arguments)


def _with_model(
    function: Callable[..., Any], name: str, adapter: "TypeAdapter[Any]", context: str | None
) -> Invoke:
    def invoke(arguments: dict[str, Any], held: CallContext) -> Any:
        bound = {name: _made(adapter, arguments, ())}
        if context:
            bound[context] = held
        return function(**bound)

    return invoke


def _with_conversion(function: Callable[..., Any], signature: Signature, context: str | None) -> Invoke:
    adapters = tuple(signature.adapters.items())
    numbers, filled = tuple(signature.numbers.items()), signature.filled

    def invoke(arguments: dict[str, Any], held: CallContext) -> Any:
        bound = {**filled, **arguments}
        for name, plan in numbers:
            if name in arguments:
                bound[name] = as_python(arguments[name], plan)
        for name, adapter in adapters:
            if name in arguments:
                bound[name] = _made(adapter, arguments[name], (name,))
        if context:
            bound[context] = held
        return function(**bound)

    return invoke


def _made(adapter: "TypeAdapter[Any]", value: Any, at: tuple[str, ...]) -> Any:
    """The value as its type, or ``ArgumentsRejected``. Only here is a validation error about the arguments."""
    from pydantic import ValidationError  # noqa: PLC0415 - imported long before: there is an adapter

    try:
        return adapter.validate_python(value)
    except ValidationError as error:
        raise ArgumentsRejected(_problems(error, value, at)) from None
    except Exception as error:
        # A validator of the tool's own is broken; the function itself was not entered.
        raise NotApplied("tool_failed") from error


def _problems(error: "ValidationError", value: Any, at: tuple[str, ...]) -> list[FieldProblem]:
    found = error.errors(include_url=False, include_context=False, include_input=False)
    return [
        FieldProblem(
            pointer((*at, *_within(value, one["loc"]))),
            f"was refused by the tool's own type ({one['type']})",
        )
        for one in found[:32]
    ]


def _within(value: Any, location: tuple[str | int, ...]) -> list[str | int]:
    """The part of the location that leads through the value; the rest names types of a union."""
    path: list[str | int] = []
    for step in location:
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            continue
        path.append(step)
    return path
