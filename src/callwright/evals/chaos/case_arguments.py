"""Derive the arguments of a case from the tool's JSON Schema. Knows schemas only; a value that no schema implies is not invented."""

from typing import Any

from callwright.core.json_schema.compiled_schema import SchemaError, compile_schema
from callwright.domain.contract import Validator
from callwright.evals.schema_example import make_example

_OTHER_VALUES: tuple[Any, ...] = ("other", 2, 2.5, False, ["other"], {"other": 1})
"""Tried in turn where an argument has to differ."""


def derive_arguments(
    schema: dict[str, Any], stated: dict[str, Any] | None, *, changed: bool = False
) -> dict[str, Any] | None:
    """Return arguments that the schema accepts; None if there are none that follow from it.

    Args:
        schema: Input schema of the tool.
        stated: Arguments that the case states. They are used as they are, even where the schema refuses them; what it requires
            beside them is derived.
        changed: Give one argument another value; one that the case does not state, if possible.
    """
    try:
        validator = compile_schema(schema, arguments=True)
    except SchemaError:
        return None if changed else stated
    example = make_example(schema)
    derived = {**(example if isinstance(example, dict) else {}), **(stated or {})}
    if stated is None and not validator.is_valid(derived):
        return None
    return _change_argument(schema, validator, derived, stated or {}) if changed else derived


def _change_argument(
    schema: dict[str, Any], validator: Validator, arguments: dict[str, Any], stated: dict[str, Any]
) -> dict[str, Any] | None:
    """Return the arguments with one of another value that the schema accepts; None if there is no such."""
    properties: dict[str, Any] = schema.get("properties", {})
    for name in (*(name for name in properties if name not in stated), *stated):
        part = properties.get(name)
        choices = part.get("enum", ()) if isinstance(part, dict) else ()
        for value in (*choices, *_OTHER_VALUES):
            other = {**arguments, name: value}
            if other != arguments and validator.is_valid(other):
                return other
    return None
