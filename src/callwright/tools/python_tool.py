"""Python functions as tools: called with validated arguments, returning the function's value unchanged.

May not know: contracts, the policy, the ledger. Arguments arrive validated; a signature of JSON types needs no conversion.
"""

import functools
import inspect
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal

from callwright.core.json_schema.python_numbers import NumberPlan, to_python_numbers
from callwright.domain.contract import path_to_pointer
from callwright.domain.json_copies import copy_json
from callwright.domain.reconcile_checks import Check
from callwright.domain.result import FieldProblem
from callwright.ports import ArgumentsRejected, CallContext, NotApplied
from callwright.tools.function_signature import (
    FunctionDescription,
    FunctionSignature,
    SignatureError,
    describe_function,
    read_signature,
)
from callwright.tools.type_adapters import builds_new_containers

if TYPE_CHECKING:
    from pydantic import TypeAdapter, ValidationError

__all__ = ["FunctionDescription", "PythonTool", "SignatureError", "ToolMode", "describe_function"]

ToolMode = Literal["async", "thread", "inline"]
InvokeFunction = Callable[[dict[str, Any], CallContext], Any]


class PythonTool:
    """A function as a ``ports.Tool``.

    Args:
        function: A function, method, partial or callable object; sync or async.
        mode: None runs coroutine functions (and async generators) on the loop and all others in a worker thread;
            "inline" runs a sync function in the caller's thread, where no timeout can interrupt it.
        schema_is_given: The tool has a written ``input_schema``; its arguments may then arrive in ``**arguments``.

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
    """Functions that correct an argument, by its name; see ``Contract.correctors``. At first those of the arguments' types:
    validators with ``mode="before"``."""

    check: Check | None
    """Check that finds its effects in the upstream's records."""

    invoke: InvokeFunction
    """Call the function once with validated arguments. Raises ``ArgumentsRejected`` if a type refuses them, before the function
    is entered, and otherwise the function's own exceptions. An ``async`` tool returns an awaitable."""

    marks_sending = False

    def __init__(
        self, function: Callable[..., Any], mode: ToolMode | None = None, *, schema_is_given: bool = False
    ) -> None:
        signature = read_signature(function, schema_is_given=schema_is_given)
        self._function = function
        self.described: FunctionDescription = signature.described
        self.declares: bool = signature.described.declares
        self.takes_key: bool = signature.described.context_parameter is not None
        self.mode: ToolMode = _resolve_mode(function, mode)
        self.invoke = _bind_signature(_adapt_async_generator(function), signature)
        self.own_correctors = signature.correctors
        self.check = None

    def __repr__(self) -> str:
        return f"PythonTool({getattr(self._function, '__qualname__', self._function)!s}, mode={self.mode!r})"


def _resolve_mode(function: Callable[..., Any], wanted: ToolMode | None) -> ToolMode:
    runs_on_loop = _matches_unwrapped(inspect.iscoroutinefunction, function) or _matches_unwrapped(
        inspect.isasyncgenfunction, function
    )
    fitting = ("async",) if runs_on_loop else ("thread", "inline")
    if wanted is not None and wanted not in fitting:
        raise ValueError(f"This function runs as {' or '.join(fitting)}, not as {wanted}.")
    return wanted or ("async" if runs_on_loop else "thread")


def _matches_unwrapped(test: Callable[[Any], bool], function: Any) -> bool:
    while isinstance(function, functools.partial):
        function = function.func
    return test(function) or test(type(function).__call__)


def _adapt_async_generator(function: Callable[..., Any]) -> Callable[..., Any]:
    if not _matches_unwrapped(inspect.isasyncgenfunction, function):
        return function

    async def hand_over(**arguments: Any) -> Any:
        return function(**arguments)

    return hand_over


_NONE: frozenset[str] = frozenset()


# --- binding: worked out once, so that a call does only what its signature needs ------------------------------


def _bind_signature(function: Callable[..., Any], signature: FunctionSignature) -> InvokeFunction:
    context = signature.described.context_parameter
    if signature.whole:
        return _bind_model(function, signature.whole, signature.adapters[signature.whole], context)
    if signature.adapters or signature.numbers or signature.filled:
        return _bind_with_conversion(function, signature, context)
    flat_lists = signature.flat_lists
    if signature.only_scalars and not context:
        return lambda arguments, _held: function(**arguments)
    if context:
        return lambda arguments, held: function(
            **_copy_containers(arguments, flat_lists=flat_lists), **{context: held}
        )
    return lambda arguments, _held: function(**_copy_containers(arguments, flat_lists=flat_lists))


def _copy_containers(
    arguments: dict[str, Any], made_anew: frozenset[str] = _NONE, flat_lists: frozenset[str] = _NONE
) -> dict[str, Any]:
    """Return arguments whose lists and objects the function may change: those that were read are on the tape.

    Args:
        arguments: The arguments; returned themselves where nothing in them has parts.
        made_anew: Names of those of which an adapter makes new ones.
        flat_lists: Names of those that are lists without parts.
    """
    copied = arguments
    for name, value in arguments.items():
        kind = type(value)
        if (kind is list or kind is dict) and name not in made_anew:
            if copied is arguments:
                copied = arguments.copy()
            copied[name] = value.copy() if name in flat_lists else copy_json(value)
    return copied


def _bind_model(
    function: Callable[..., Any], name: str, adapter: "TypeAdapter[Any]", context: str | None
) -> InvokeFunction:
    def invoke(arguments: dict[str, Any], held: CallContext) -> Any:
        bound = {name: _validate_value(adapter, _copy_containers(arguments), ())}
        if context:
            bound[context] = held
        return function(**bound)

    return invoke


def _bind_with_conversion(
    function: Callable[..., Any], signature: FunctionSignature, context: str | None
) -> InvokeFunction:
    adapters = tuple(signature.adapters.items())
    numbers = tuple((name, plan, _bind_number_check(plan)) for name, plan in signature.numbers.items())
    filled, flat_lists = signature.filled, signature.flat_lists
    made_anew = frozenset(name for name, adapter in adapters if builds_new_containers(adapter))
    adds_more, only_scalars = bool(filled or adapters or context), signature.only_scalars

    def invoke(arguments: dict[str, Any], held: CallContext) -> Any:
        if not only_scalars:
            arguments = _copy_containers(arguments, made_anew, flat_lists)
        bound = {**filled, **arguments} if adds_more else arguments
        for name, plan, is_due in numbers:
            if name in arguments and type(arguments[name]) is not plan and is_due(arguments[name]):
                bound = bound.copy() if bound is arguments else bound
                bound[name] = to_python_numbers(arguments[name], plan)
        for name, adapter in adapters:
            if name in arguments:
                bound[name] = _validate_value(adapter, arguments[name], (name,))
        if context:
            bound[context] = held
        return function(**bound)

    return invoke


def _bind_number_check(plan: NumberPlan) -> Callable[[Any], bool]:
    """Return the check whether there may be a number to convert in a value with this plan, and not of its very type."""
    inner = plan[0] if isinstance(plan, list) else None
    if not isinstance(inner, type):
        return lambda _: True
    has_only = frozenset({inner}).issuperset
    return lambda value: type(value) is not list or not has_only(map(type, value))


def _validate_value(adapter: "TypeAdapter[Any]", value: Any, at: tuple[str, ...]) -> Any:
    """Convert the value to its type. Raises ``ArgumentsRejected``: only here is a validation error about the arguments."""
    try:
        return adapter.validate_python(value)
    except Exception as error:
        from pydantic import ValidationError  # noqa: PLC0415 - already imported: there is an adapter

        if isinstance(error, ValidationError):
            raise ArgumentsRejected(_build_field_problems(error, value, at)) from None
        # A validator of the tool is broken; the function itself was not entered.
        raise NotApplied("tool_failed") from error


def _build_field_problems(error: "ValidationError", value: Any, at: tuple[str, ...]) -> list[FieldProblem]:
    errors = error.errors(include_url=False, include_context=False, include_input=False)
    return [
        FieldProblem(
            path_to_pointer((*at, *_trim_location(value, one["loc"]))),
            f"was refused by the tool's own type ({one['type']})",
        )
        for one in errors[:32]
    ]


def _trim_location(value: Any, location: tuple[str | int, ...]) -> list[str | int]:
    """Return the part of the location that leads through the value; the rest names members of a union."""
    path: list[str | int] = []
    for step in location:
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            continue
        path.append(step)
    return path
