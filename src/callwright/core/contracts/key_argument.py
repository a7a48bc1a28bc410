"""The argument by which a tool takes an idempotency key: taken out of what models may write, and filled with ours. Pure.

A model leaves such an argument out, or makes up another value for each attempt, and then the upstream does the call twice.
"""

from hashlib import sha256
from typing import Any, Final

from msgspec.structs import replace

from callwright.core.contracts.contract_compiler import ContractError
from callwright.core.contracts.contract_validation import Contradiction
from callwright.core.json_schema import schema_fields
from callwright.core.json_schema.compiled_schema import compile_schema
from callwright.core.json_schema.schema_guard import SchemaError
from callwright.domain import contract_reasons
from callwright.domain.contract import Contract, KeyArgument

_MIN_DIGITS: Final = 32
"""Hexadecimal digits that a key needs: of 128 bits no two calls share one."""

_MAX_DIGITS: Final = 64
_NO_KEY: Final = "0" * 64
"""Stands for any key, to find out whether the argument accepts one."""


def separate_key_argument(contract: Contract) -> Contract:
    """Return a contract whose key argument, if it has one by name, is no longer in its input schema.

    Raises:
        ContractError: there is no such argument, or it accepts no key.
    """
    declared: Any = contract.key_argument
    if declared is None:
        return contract
    name = declared.name if isinstance(declared, KeyArgument) else declared
    known = contract.input_schema.get("properties")
    fields: dict[str, Any] = known if isinstance(known, dict) else {}
    if isinstance(declared, KeyArgument) and name not in fields:
        return contract  # it is separate already
    problem = _find_problem(contract, name, fields)
    if problem is not None:
        raise ContractError(contract.name, [problem])
    argument = _read_form(name, fields[name], contract.input_schema)
    return replace(
        contract, key_argument=argument, input_schema=_remove_property(contract.input_schema, name)
    )


def _find_problem(contract: Contract, name: Any, fields: dict[str, Any]) -> Contradiction | None:
    """Return why this argument cannot take the key, or None."""
    schema = contract.input_schema
    if not isinstance(name, str) or name not in fields:
        names = tuple(schema_fields.collect_fields(schema))
        cure = contract_reasons.ARGUMENTS_ARE(names=names) if names else contract_reasons.NO_ARGUMENTS()
        return Contradiction("key_argument", contract_reasons.UNKNOWN_ARGUMENT(name=str(name)), cure)
    if contract.effect == "read":
        problem, cure = contract_reasons.KEY_ARGUMENT_OF_READ(), contract_reasons.OMIT_OR_DECLARE_EFFECT()
        return Contradiction("key_argument", problem, cure)
    argument = _read_form(name, fields[name], schema)
    if argument.length < _MIN_DIGITS or not _accepts_key(fields[name], schema, render_key(argument, _NO_KEY)):
        problem, cure = contract_reasons.NO_KEY_FITS(name=name), contract_reasons.NAME_TEXT_ARGUMENT()
        return Contradiction("key_argument", problem, cure)
    return None


def _read_form(name: str, field: Any, document: dict[str, Any]) -> KeyArgument:
    return KeyArgument(name, _count_digits(field, document), _is_uuid(field, document))


def render_key(argument: KeyArgument, key: str) -> str:
    """Return the value of the argument for a call's idempotency key: a part of its SHA-256, in hex, or a UUID made of it."""
    digest = sha256(key.encode()).hexdigest()
    return _to_uuid(digest) if argument.is_uuid else digest[: argument.length]


def _to_uuid(digest: str) -> str:
    """Return a UUID of version 8 (RFC 9562: bits of one's own) with 122 bits of a digest."""
    variant = f"{int(digest[16], 16) & 0b0011 | 0b1000:x}"
    return f"{digest[:8]}-{digest[8:12]}-8{digest[13:16]}-{variant}{digest[17:20]}-{digest[20:32]}"


def _count_digits(field: Any, document: dict[str, Any]) -> int:
    """Return how many digits of a key the argument takes: as its ``maxLength`` says, at most 64."""
    limits = [form.get("maxLength") for form in _list_forms(field, document)]
    return min([_MAX_DIGITS, *(one for one in limits if isinstance(one, int))])


def _is_uuid(field: Any, document: dict[str, Any]) -> bool:
    return any(form.get("format") == "uuid" for form in _list_forms(field, document))


def _list_forms(field: Any, document: dict[str, Any]) -> list[dict[str, Any]]:
    return list(schema_fields.iterate_forms(field, document, choices=True))


def _accepts_key(field: Any, document: dict[str, Any], key: str) -> bool:
    """Return whether the argument accepts this text, by the part of the schema that describes it."""
    shared: dict[str, Any] = {word: document[word] for word in ("$defs", "definitions") if word in document}
    alone: dict[str, Any] = {"type": "object", "properties": {"key": field}, "required": ["key"], **shared}
    try:
        return compile_schema(alone, arguments=True).is_valid({"key": key})
    except SchemaError:  # the whole schema is refused when it is compiled, with its reason
        return True


def _remove_property(schema: dict[str, Any], name: str) -> dict[str, Any]:
    """Return a schema of an object without one of its properties."""
    fields: dict[str, Any] = schema["properties"]
    kept = {one: field for one, field in fields.items() if one != name}
    if "required" not in schema:
        return {**schema, "properties": kept}
    required = [one for one in schema_fields.list_required(schema) if one != name]
    return {**schema, "properties": kept, "required": required}
