"""Type adapters and JSON Schemas of type hints, each computed once and shared by all tools with that hint.

May not know: functions, parameters. pydantic is imported when the first hint is processed, not before.
"""

import functools
import typing
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pydantic import TypeAdapter
    from pydantic.json_schema import GenerateJsonSchema
    from pydantic_core.core_schema import DecimalSchema

MAX_CACHED_HINTS = 2_048
"""Maximum number of cached hints; ten thousand ordinary tools use a few dozen."""

_LOOKAROUND_MARKS = ("(?=", "(?!", "(?<")


def get_type_adapter(hint: Any) -> "TypeAdapter[Any]":
    """Return the adapter that constructs this hint's values from JSON. Raises ``PydanticUserError`` if there is no JSON form."""
    return _get_cached_adapter(hint, _make_hint_key(hint)) if _is_hashable(hint) else _make_adapter(hint)


_SCALAR_SCHEMAS = frozenset({"str", "int", "float", "bool", "none", "literal"})


def builds_new_containers(adapter: "TypeAdapter[Any]") -> bool:
    """Return whether the adapter builds every list and object of its value anew, so that a tool cannot change the input through it.

    False if that is not certain: ``Any`` passes a part on unchanged, and a validator is code of the tool.
    """
    return _is_made_anew(adapter.core_schema)


def _is_made_anew(schema: Any) -> bool:
    kind = schema.get("type")
    if kind in _SCALAR_SCHEMAS:
        return True
    if kind == "nullable":
        return _is_made_anew(schema["schema"])
    if kind == "list":
        return _is_made_anew(schema.get("items_schema", {}))
    if kind == "dict":
        return _is_made_anew(schema.get("values_schema", {})) and _is_made_anew(schema.get("keys_schema", {}))
    if kind == "typed-dict":
        keeps_extras = "allow" in {
            schema.get("extra_behavior"),
            schema.get("config", {}).get("extra_fields_behavior"),
        }
        return not keeps_extras and all(_is_made_anew(one["schema"]) for one in schema["fields"].values())
    return False


def build_argument_schema(hint: Any) -> dict[str, Any] | None:
    """Return a copy of the schema of an argument with this hint; None if it refers to shared definitions.

    Definitions are named for all arguments of a tool together, so that classes of equal name are distinguished.
    """
    schema = (
        _get_cached_argument_schema(hint, _make_hint_key(hint))
        if _is_hashable(hint)
        else _make_argument_schema(hint)
    )
    return None if schema is None else _copy_schema(schema)


def build_result_schema(hint: Any) -> dict[str, Any]:
    """Return a copy of the schema of a return value with this hint. Raises ``PydanticUserError``."""
    schema = (
        _get_cached_result_schema(hint, _make_hint_key(hint))
        if _is_hashable(hint)
        else _make_result_schema(hint)
    )
    return _copy_schema(schema)


def tidy_schema(schema: dict[str, Any], *, close: bool) -> dict[str, Any]:
    """Drop pydantic's titles, which only cost tokens, and look-around patterns, which pydantic checks itself.

    ``close`` refuses unknown fields wherever fields are declared: a misspelt field must not be dropped silently.
    """
    for one in _iter_subschemas(schema):
        one.pop("title", None)
        if any(mark in str(one.get("pattern", "")) for mark in _LOOKAROUND_MARKS):
            del one["pattern"]
        if close and "properties" in one:
            one.setdefault("additionalProperties", False)
    return schema


def _copy_schema(schema: dict[str, Any]) -> dict[str, Any]:
    """Copy JSON, so that the copy can be modified."""
    return {word: _copy_value(value) for word, value in schema.items()}


def _copy_value(value: Any) -> Any:
    if type(value) is dict:
        return _copy_schema(value)
    return [_copy_value(item) for item in value] if type(value) is list else value


# --- made once ---------------------------------------------------------------------------------------------------


def _make_hint_key(hint: Any) -> Any:
    """Return a key that distinguishes equal hints: ``int | str`` from ``str | int``, and ``Ge(1)`` from ``Ge(1.0)``."""
    if type(hint) is type:
        return hint
    parts = typing.get_args(hint)
    if parts:
        return tuple(map(_make_hint_key, parts))
    kind: Any = type(hint)
    return hint if kind.__eq__ is object.__eq__ else repr(hint)


def _is_hashable(hint: Any) -> bool:
    try:
        hash(hint)
    except TypeError:
        return False
    return True


@functools.lru_cache(MAX_CACHED_HINTS)
def _get_cached_adapter(hint: Any, _as_written: Any) -> "TypeAdapter[Any]":
    return _make_adapter(hint)


@functools.lru_cache(MAX_CACHED_HINTS)
def _get_cached_argument_schema(hint: Any, _as_written: Any) -> dict[str, Any] | None:
    return _make_argument_schema(hint)


@functools.lru_cache(MAX_CACHED_HINTS)
def _get_cached_result_schema(hint: Any, _as_written: Any) -> dict[str, Any]:
    return _make_result_schema(hint)


def _make_adapter(hint: Any) -> "TypeAdapter[Any]":
    from pydantic import TypeAdapter  # noqa: PLC0415 - costs 0.1 s, see the top

    return TypeAdapter(hint)


def _make_argument_schema(hint: Any) -> dict[str, Any] | None:
    schemas, shared = build_joint_schemas({"": get_type_adapter(hint)})
    return None if shared else tidy_schema(schemas[""], close=True)


def _make_result_schema(hint: Any) -> dict[str, Any]:
    return tidy_schema(get_type_adapter(hint).json_schema(mode="serialization"), close=False)


def build_joint_schemas(
    adapters: "dict[str, TypeAdapter[Any]]",
) -> tuple[dict[str, dict[str, Any]], dict[str, Any]]:
    """Return the schemas of several arguments and their shared definitions, as pydantic generates them."""
    from pydantic import TypeAdapter  # noqa: PLC0415 - as above

    schemas, shared = TypeAdapter.json_schemas(
        [(name, "validation", one) for name, one in adapters.items()],
        schema_generator=_get_schema_generator(),
    )
    return {name: schemas[name, "validation"] for name in adapters}, shared.get("$defs", {})


_WRITTEN_DECIMAL = r"^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$"


@functools.cache
def _get_schema_generator() -> "type[GenerateJsonSchema]":
    """Return the generator of arguments' schemas: it says how a ``Decimal`` is written as text, so that ``"¥12"`` is repaired."""
    from pydantic.json_schema import GenerateJsonSchema  # noqa: PLC0415 - as above

    class ArgumentSchemas(GenerateJsonSchema):
        def decimal_schema(self, schema: "DecimalSchema") -> dict[str, Any]:
            made = super().decimal_schema(schema)
            for one in made.get("anyOf", ()):
                if one.get("type") == "string":
                    one["pattern"] = _WRITTEN_DECIMAL
            return made

    return ArgumentSchemas


def _iter_subschemas(schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    waiting: list[Any] = [schema]
    while waiting:
        one = waiting.pop()
        if not isinstance(one, dict):
            continue
        yield one
        for keyword in ("anyOf", "oneOf", "allOf", "prefixItems"):
            waiting += one.get(keyword, [])
        for keyword in ("properties", "$defs", "patternProperties"):
            waiting += one.get(keyword, {}).values()
        waiting += [one.get(keyword) for keyword in ("items", "additionalProperties", "contains", "not")]
