"""Derive a function's schemas: type hints and docstring in, JSON Schema and argument binding out. Done once, at registration.

May not know: contracts, calls. pydantic is imported when the first function is described, not before.
"""

import functools
import inspect
import types
import typing
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from callwright.core.json_schema.python_numbers import NumberPlan, make_number_plan
from callwright.domain.reason import Reason
from callwright.domain.refusal import RefusalPart
from callwright.domain.result import ToolResult
from callwright.domain.tool_answers import ToolAnswer
from callwright.ports import CallContext
from callwright.tools import docstring_parser, signature_reasons
from callwright.tools.exact_hints import is_exact_hint, is_integral_hint
from callwright.tools.type_adapters import (
    build_argument_schema,
    build_joint_schemas,
    build_result_schema,
    get_type_adapter,
    tidy_schema,
)

if TYPE_CHECKING:
    from pydantic import BaseModel, TypeAdapter


class SignatureError(TypeError):
    """The function cannot be a tool. The message names the parameter and what to write instead."""

    def __init__(self, function: str, problem: Reason, cure: Reason) -> None:
        super().__init__(f"{function}: {problem}. {cure}")
        self.problem = problem
        self.cure = cure
        self.parts = (RefusalPart(function, problem, cure),)
        """The same for ``domain.refusal``."""


class FunctionDescription(NamedTuple):
    """The schemas and description of a function.

    ``output_schema`` is None if the return annotation promises nothing. ``declares`` is True if that annotation is a
    result with ``ok`` and its companions, or a ``ToolResult``: then the function states outcome, confidence and sources itself.
    """

    input_schema: dict[str, Any]
    output_schema: dict[str, Any] | None
    context_parameter: str | None
    description: str
    declares: bool = False


class FunctionSignature(NamedTuple):
    """A described function, and how its arguments are bound.

    Attributes:
        whole: Name of the one parameter that takes all arguments as a model, or None.
        numbers: Places of numbers in arguments that need no adapter; see ``core.numbers``.
        flat_lists: Names of the arguments that are lists of texts, numbers or flags by the function's own schema.
        only_scalars: By that schema, no argument has parts.
        adapters: Type adapters of the parameters whose values must be constructed from JSON.
        filled: Defaults that Python does not know, because they are set in a ``Field``.
        correctors: Argument → its type's own reading of a written value: validators with ``mode="before"``, then the type,
            as JSON. It raises what the type raises.
    """

    described: FunctionDescription
    whole: str | None
    numbers: dict[str, NumberPlan]
    flat_lists: frozenset[str]
    only_scalars: bool
    adapters: "dict[str, TypeAdapter[Any]]"
    filled: dict[str, Any]
    correctors: dict[str, Callable[[Any], Any]]


class _ParameterSpec(NamedTuple):
    name: str
    hint: Any
    default: Any
    by_field: bool
    plain: bool
    adapter: "TypeAdapter[Any]"


def describe_function(function: Callable[..., Any]) -> FunctionDescription:
    """Return a function's schemas and description. Raises ``SignatureError``."""
    return read_signature(function).described


def read_signature(function: Callable[..., Any], *, schema_is_given: bool = False) -> FunctionSignature:
    """Read a function's signature once.

    A single parameter that is a pydantic model *is* the arguments: its fields are the tool's. Otherwise each parameter is
    an argument. A parameter of type ``CallContext`` is injected and hidden. Unknown arguments are refused.

    Args:
        function: The function.
        schema_is_given: The tool has a written ``input_schema``; its arguments may then arrive in ``**arguments``.

    Raises:
        SignatureError: The function cannot be described.
    """
    name = getattr(function, "__qualname__", type(function).__name__)
    hints = _read_type_hints(function, name)
    docstring = docstring_parser.parse_docstring(inspect.getdoc(_unwrap_partial(function)))
    context, parameters = _read_parameters(function, name, hints, schema_is_given=schema_is_given)
    whole = parameters[0].name if len(parameters) == 1 and _is_pydantic_model(parameters[0].hint) else None
    schema = (
        _build_model_schema(name, parameters[0])
        if whole
        else _build_arguments_schema(name, parameters, docstring.parameters)
    )
    return FunctionSignature(
        FunctionDescription(
            schema, _build_output_schema(hints), context, docstring.description, _declares_outcome(hints)
        ),
        whole,
        {} if whole else _plan_numbers(schema, [one.name for one in parameters if one.plain]),
        frozenset() if whole or schema_is_given else _find_flat_lists(schema, parameters),
        not (whole or schema_is_given) and _are_all_scalar(schema, parameters),
        {one.name: one.adapter for one in parameters if not one.plain},
        {
            one.name: one.default
            for one in parameters
            if one.by_field and one.default is not inspect.Parameter.empty
        },
        _collect_model_correctors(parameters[0].hint) if whole else _collect_type_correctors(parameters),
    )


def _is_plain_hint(hint: Any) -> bool:
    return is_exact_hint(hint) or is_integral_hint(hint)


def _plan_numbers(schema: dict[str, Any], names: list[str]) -> dict[str, NumberPlan]:
    plans = {name: make_number_plan(schema["properties"][name]) for name in names}
    return {name: plan for name, plan in plans.items() if plan is not None}


def _find_flat_lists(schema: dict[str, Any], parameters: list["_ParameterSpec"]) -> frozenset[str]:
    """Return the names of the arguments whose valid values are lists without parts."""
    plain = {one.name: schema["properties"][one.name] for one in parameters if one.plain}
    return frozenset(
        name
        for name, one in plain.items()
        if one.get("type") == "array" and one.get("items", {}).get("type") in _SCALAR_SCHEMA_TYPES
    )


def _are_all_scalar(schema: dict[str, Any], parameters: list["_ParameterSpec"]) -> bool:
    """Return whether no valid argument is a list or an object."""
    return all(
        one.plain and schema["properties"][one.name].get("type") in _SCALAR_SCHEMA_TYPES for one in parameters
    )


_SCALAR_SCHEMA_TYPES = ("string", "integer", "number", "boolean")


def _unwrap_partial(function: Any) -> Any:
    while isinstance(function, functools.partial):
        function = function.func
    return function


def _read_type_hints(function: Any, name: str) -> dict[str, Any]:
    inner = _unwrap_partial(function)
    if inspect.isclass(inner) or not callable(inner):
        cure = (
            signature_reasons.NAME_AS_ARGUMENT(name=inner)
            if isinstance(inner, str)
            else signature_reasons.GIVE_CALLABLE()
        )
        raise SignatureError(name, signature_reasons.NOT_A_FUNCTION(), cure)
    target = inner if inspect.isroutine(inner) else type(inner).__call__
    written = getattr(target, "__annotations__", {})
    if all(map(_is_resolved_hint, written.values())):
        return dict(written)
    try:
        return typing.get_type_hints(target, include_extras=True)
    except NameError as error:
        missing = signature_reasons.UNKNOWN_TYPE(type=repr(error.name))
        raise SignatureError(name, missing, signature_reasons.IMPORT_TYPE()) from None
    except TypeError:
        raise SignatureError(
            name, signature_reasons.UNREADABLE_HINTS(), signature_reasons.WRITE_TYPES()
        ) from None


def _is_resolved_hint(hint: Any) -> bool:
    """Return whether a hint needs no name resolution: ``typing`` takes as long for each as for a tool's schema."""
    if type(hint) is type:
        return True
    parts = typing.get_args(hint)
    if typing.get_origin(hint) is typing.Literal:
        return True
    if not parts:
        return not isinstance(hint, str | typing.ForwardRef | list | None)
    return all(map(_is_resolved_hint, parts[:1] if typing.get_origin(hint) is typing.Annotated else parts))


def _read_parameters(
    function: Any, name: str, hints: dict[str, Any], *, schema_is_given: bool
) -> tuple[str | None, list[_ParameterSpec]]:
    context: str | None = None
    parameters: list[_ParameterSpec] = []
    for one in _inspect_signature(function, name).parameters.values():
        if schema_is_given and one.kind is one.VAR_KEYWORD:
            continue
        _refuse_unsupported_parameter(name, one, hints)
        if CallContext in _split_union(hints[one.name]):
            if context is not None:
                raise SignatureError(name, signature_reasons.TWO_CONTEXTS(), signature_reasons.KEEP_ONE())
            context = one.name
        else:
            parameters.append(_read_parameter(name, one, hints[one.name]))
    return context, parameters


def _inspect_signature(function: Any, name: str) -> inspect.Signature:
    try:
        return inspect.signature(function)
    except ValueError:
        raise SignatureError(
            name, signature_reasons.UNREADABLE_PARAMETERS(), signature_reasons.WRAP_IT()
        ) from None


def _refuse_unsupported_parameter(name: str, one: inspect.Parameter, hints: dict[str, Any]) -> None:
    kind = one.kind  # compared by identity: hashing an enum member is slow
    if kind is one.VAR_POSITIONAL or kind is one.VAR_KEYWORD:
        stars = "*" if kind is one.VAR_POSITIONAL else "**"
        raise SignatureError(
            name,
            signature_reasons.NO_SCHEMA(parameter=f"{stars}{one.name}"),
            signature_reasons.NAME_ARGUMENTS()
            if kind is one.VAR_KEYWORD
            else signature_reasons.TAKE_ONE_LIST(),
        )
    if kind is one.POSITIONAL_ONLY:
        raise SignatureError(
            name, signature_reasons.POSITIONAL_ONLY(parameter=one.name), signature_reasons.REMOVE_SLASH()
        )
    if one.name == "self" and one.name not in hints:
        raise SignatureError(name, signature_reasons.NO_OBJECT(), signature_reasons.GIVE_METHOD())
    if one.name not in hints:
        raise SignatureError(
            name,
            signature_reasons.NO_TYPE(parameter=one.name),
            signature_reasons.WRITE_TYPE(parameter=one.name),
        )


def _read_parameter(name: str, one: inspect.Parameter, hint: Any) -> _ParameterSpec:
    kind = _load_field_class()
    annotated = type(hint) is not type and typing.get_origin(hint) is typing.Annotated
    for extra in typing.get_args(hint)[1:] if annotated else ():
        if isinstance(extra, kind):
            _refuse_unsupported_field(name, one.name, extra)
    default, by_field = one.default, isinstance(one.default, kind)
    if by_field:
        hint, default = typing.Annotated[hint, default], _read_field_default(default)
    try:
        return _ParameterSpec(one.name, hint, default, by_field, _is_plain_hint(hint), get_type_adapter(hint))
    except _load_schema_error_class():
        raise SignatureError(
            name, signature_reasons.TYPE_WITHOUT_JSON(parameter=one.name), signature_reasons.USE_JSON_TYPES()
        ) from None


@functools.cache
def _load_field_class() -> type[Any]:
    from pydantic.fields import FieldInfo  # noqa: PLC0415 - costs 0.1 s, see the top

    return FieldInfo


def _load_schema_error_class() -> type[Exception]:
    """Return the exception that pydantic raises for a type it cannot describe; imported only after a failure."""
    from pydantic import PydanticUserError  # noqa: PLC0415 - as above

    return PydanticUserError


def _refuse_unsupported_field(name: str, parameter: str, field: Any) -> None:
    if field.alias is not None:
        raise SignatureError(
            name, signature_reasons.ALIAS(parameter=parameter), signature_reasons.NAME_FOR_MODEL()
        )
    if not field.is_required():
        raise SignatureError(
            name,
            signature_reasons.DEFAULT_INSIDE(parameter=parameter),
            signature_reasons.DEFAULT_AFTER(parameter=parameter),
        )


def _read_field_default(field: Any) -> Any:
    return inspect.Parameter.empty if field.is_required() else field.get_default(call_default_factory=True)


def _split_union(hint: Any) -> tuple[Any, ...]:
    origin = None if type(hint) is type else typing.get_origin(hint)
    if origin is typing.Annotated:
        return _split_union(typing.get_args(hint)[0])
    if origin is typing.Union or origin is types.UnionType:
        return tuple(one for part in typing.get_args(hint) for one in _split_union(part))
    return (hint,)


def _is_pydantic_model(hint: Any) -> bool:
    from pydantic import BaseModel  # noqa: PLC0415

    return inspect.isclass(hint) and issubclass(hint, BaseModel)


# --- validators that read what was written ----------------------------------------------------------------------


def _collect_type_correctors(parameters: list[_ParameterSpec]) -> dict[str, Callable[[Any], Any]]:
    return {
        one.name: functools.partial(_read_by_type, one.adapter)
        for one in parameters
        if not one.plain and typing.get_origin(one.hint) is typing.Annotated
        if _has_before_validator(typing.get_args(one.hint)[1:])
    }


def _read_by_type(adapter: "TypeAdapter[Any]", value: Any) -> Any:
    return adapter.dump_python(adapter.validate_python(value), mode="json")


def _collect_model_correctors(model: "type[BaseModel]") -> dict[str, Callable[[Any], Any]]:
    """Return the correctors of a model's fields by the names that its schema gives them."""
    decorated = {
        name
        for one in model.__pydantic_decorators__.field_validators.values()
        if one.info.mode == "before"
        for name in (model.model_fields if "*" in one.info.fields else one.info.fields)
    }
    return {
        field.validation_alias if isinstance(field.validation_alias, str) else name: functools.partial(
            _read_by_field, model, name
        )
        for name, field in model.model_fields.items()
        if name in decorated or _has_before_validator(field.metadata)
    }


def _read_by_field(model: "type[BaseModel]", name: str, value: Any) -> Any:
    read: Any = model.__pydantic_validator__.validate_assignment(model.model_construct(), name, value)
    return read.model_dump(mode="json", include={name})[name]


def _has_before_validator(metadata: Iterable[Any]) -> bool:
    from pydantic import BeforeValidator  # noqa: PLC0415 - as above

    return any(isinstance(one, BeforeValidator) for one in metadata)


# --- schemas ----------------------------------------------------------------------------------------------------


def _build_arguments_schema(
    name: str, parameters: list[_ParameterSpec], descriptions: dict[str, str]
) -> dict[str, Any]:
    schemas, shared = _build_parameter_schemas(name, parameters)
    properties = {
        one.name: _annotate_schema(schemas[one.name], one, descriptions.get(one.name)) for one in parameters
    }
    needed = [one.name for one in parameters if one.default is inspect.Parameter.empty]
    schema: dict[str, Any] = {"type": "object", "properties": properties, "required": needed}
    if shared:
        schema["$defs"] = shared
    schema["additionalProperties"] = False
    return schema


def _build_parameter_schemas(
    name: str, parameters: list[_ParameterSpec]
) -> tuple[dict[str, Any], dict[str, Any]]:
    try:
        alone = {one.name: build_argument_schema(one.hint) for one in parameters}
        if None not in alone.values():
            return alone, {}
        schemas, shared = build_joint_schemas({one.name: one.adapter for one in parameters})
    except _load_schema_error_class():
        raise SignatureError(
            name, signature_reasons.TYPES_WITHOUT_JSON(), signature_reasons.USE_MODELS()
        ) from None
    whole = tidy_schema({"properties": schemas, "$defs": shared}, close=True)
    return whole["properties"], whole["$defs"]


def _annotate_schema(schema: dict[str, Any], one: _ParameterSpec, description: str | None) -> dict[str, Any]:
    worded = {**schema}
    if description and "description" not in worded:
        worded["description"] = description
    if one.default is not inspect.Parameter.empty:
        worded |= _default_to_schema(one)
    return worded


def _default_to_schema(one: _ParameterSpec) -> dict[str, Any]:
    from pydantic_core import PydanticSerializationError  # noqa: PLC0415

    try:
        return {"default": one.adapter.dump_python(one.default, mode="json", warnings="none")}
    except PydanticSerializationError:
        # A sentinel of the function: the argument is optional, and no value describes its absence.
        return {}


def _build_model_schema(name: str, one: _ParameterSpec) -> dict[str, Any]:
    try:
        return tidy_schema(one.adapter.json_schema(), close=True)
    except _load_schema_error_class():
        raise SignatureError(
            name,
            signature_reasons.MODEL_WITHOUT_JSON(parameter=one.name),
            signature_reasons.JSON_TYPES_IN_MODEL(),
        ) from None


def _build_output_schema(hints: dict[str, Any]) -> dict[str, Any] | None:
    hint = hints.get("return", Any)
    if typing.get_origin(hint) is typing.Annotated and typing.get_args(hint)[0] is ToolAnswer:
        hint = typing.get_args(hint)[1]
    if hint is types.NoneType or any(
        one in _UNDESCRIBED_RETURNS or _is_stream_hint(one) for one in _split_union(hint)
    ):
        return None
    try:
        return build_result_schema(hint) or None
    except _load_schema_error_class():
        # A class of the tool that pydantic cannot describe promises nothing that could be checked.
        return None


def _declares_outcome(hints: dict[str, Any]) -> bool:
    hint = hints.get("return", Any)
    if typing.get_origin(hint) is typing.Annotated:
        hint = typing.get_args(hint)[0]
    return any(one in (ToolAnswer, ToolResult) for one in _split_union(hint))


_UNDESCRIBED_RETURNS = [Any, object, ToolAnswer, ToolResult]


def _is_stream_hint(hint: Any) -> bool:
    origin = typing.get_origin(hint) or hint
    return inspect.isclass(origin) and (hasattr(origin, "__next__") or hasattr(origin, "__anext__"))
