"""Look up what a schema declares about its fields, through ``$ref`` and ``allOf``, without an engine.

Pure: for schemas that the guard has accepted, so that every reference stays in the document and terminates. A *form* is
one plain part of a value's schema: the parts of ``allOf`` and, where requested, of ``anyOf`` and ``oneOf``.
"""

from collections.abc import Collection, Iterator
from typing import Any

UNIT_KEYWORD = "x-callwright-unit"
"""On a field: the counter word, or list of them, that may follow its number."""
FOREIGN_UNIT_KEYWORD = "x-unit"
"""The same keyword as written by others; a value that is not a word or a list of words is ignored."""
SYNONYMS_KEYWORD = "x-callwright-synonyms"
"""On a field: {word: enum member}."""
SINK_KEYWORD = "x-sink"
"""On a field: true where it names a recipient, account, URL or path."""

_COMBINING_KEYWORDS = ("allOf", "anyOf", "oneOf")
_FORWARDING_KEYWORDS = frozenset({"$ref", *_COMBINING_KEYWORDS})
_CHILD_KEYWORDS = frozenset({"items", "additionalProperties", "contains"})


_OPEN_KEYWORDS = frozenset({"$ref", "allOf", "anyOf", "oneOf", "patternProperties", "if"})


def get_argument_names(schema: Any) -> Collection[str] | None:
    """Return the arguments that a tool's input schema describes; None where it leaves them open."""
    properties = schema.get("properties") if isinstance(schema, dict) else None
    if not isinstance(properties, dict) or schema.get("additionalProperties", False) is not False:
        return None
    return None if schema.keys() & _OPEN_KEYWORDS else properties.keys()


def iterate_forms(
    schema: Any, document: dict[str, Any], *, choices: bool = False
) -> Iterator[dict[str, Any]]:
    """Yield the schema itself and its parts that apply to the same value; ``choices`` includes alternatives too."""
    if type(schema) is dict and not schema.keys() & _FORWARDING_KEYWORDS:
        yield schema
        return
    waiting = [schema]
    seen: set[int] = set()
    while waiting:
        form = waiting.pop(0)
        if not isinstance(form, dict) or id(form) in seen:
            continue
        seen.add(id(form))
        yield form
        if isinstance(form.get("$ref"), str):
            waiting.append(_resolve_reference(form["$ref"], document))
        for keyword in _COMBINING_KEYWORDS if choices else _COMBINING_KEYWORDS[:1]:
            waiting += _list_or_empty(form.get(keyword))


def collect_fields(document: dict[str, Any]) -> dict[str, Any]:
    """Return the named arguments: name → sub-schema, in the order of the document."""
    found: dict[str, Any] = {}
    for form in iterate_forms(document, document):
        properties = form.get("properties")
        if isinstance(properties, dict):
            found = {**properties, **found}
    return found


def iterate_nested_fields(document: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the sub-schemas of the named arguments and of the fields within them, each once, from outside to inside."""
    waiting: list[Any] = [document]
    seen: set[int] = set()
    while waiting:
        schema = waiting.pop(0)
        for form in iterate_forms(schema, document, choices=True):
            if id(form) in seen:
                continue
            seen.add(id(form))
            fields = [one for one in _get_values(form.get("properties")) if isinstance(one, dict)]
            yield from fields
            waiting += fields
            waiting += [form[word] for word in sorted(form.keys() & _CHILD_KEYWORDS)]


def list_required(document: dict[str, Any]) -> list[str]:
    """Return the names of required arguments."""
    return [
        name for form in iterate_forms(document, document) for name in _list_or_empty(form.get("required"))
    ]


def is_closed_schema(document: dict[str, Any]) -> bool:
    """Return whether unknown arguments are rejected."""
    words = ("additionalProperties", "unevaluatedProperties")
    return any(form.get(word) is False for form in iterate_forms(document, document) for word in words)


def list_enum_members(schema: Any, document: dict[str, Any]) -> list[Any] | None:
    """Return every value that an enum or constant of the field accepts; None when it has neither."""
    found: list[Any] = []
    named = False
    for form in iterate_forms(schema, document, choices=True):
        for word in ("enum", "const"):
            if word in form:
                named = True
                found += form[word] if word == "enum" else [form[word]]
    return found if named else None


def collect_types(schema: Any, document: dict[str, Any]) -> set[str]:
    """Return every type in any form of the field; empty when there is none."""
    found: set[str] = set()
    for form in iterate_forms(schema, document, choices=True):
        declared = form.get("type", ())
        found |= {declared} if isinstance(declared, str) else set(declared)
    return found


def get_unit_words(form: dict[str, Any]) -> tuple[str, ...]:
    """Return the counter words and units annotated on a form."""
    for word in (UNIT_KEYWORD, FOREIGN_UNIT_KEYWORD):
        said = form.get(word)
        listed = [said] if isinstance(said, str) else said
        if (
            isinstance(listed, list | tuple)
            and listed
            and all(isinstance(one, str) and one for one in listed)
        ):
            return tuple(listed)
    return ()


def is_secret_field(schema: Any, document: dict[str, Any]) -> bool:
    """Return whether the field, or anything below it, is a password or write-only."""
    waiting = [schema]
    seen: set[int] = set()
    while waiting:
        for form in iterate_forms(waiting.pop(), document, choices=True):
            if form.get("format") == "password" or form.get("writeOnly") is True:
                return True
            if id(form) not in seen:
                seen.add(id(form))
                waiting += [
                    form[word] for word in form.keys() & _CHILD_KEYWORDS if isinstance(form[word], dict)
                ]
                waiting += _get_values(form.get("properties"))
    return False


def list_secret_fields(document: dict[str, Any]) -> tuple[str, ...]:
    """Return the names of the arguments that hold anything secret."""
    return tuple(name for name, one in collect_fields(document).items() if is_secret_field(one, document))


def _resolve_reference(reference: str, document: dict[str, Any]) -> Any:
    value: Any = document
    for step in reference.split("/")[1:]:
        name = step.replace("~1", "/").replace("~0", "~")
        value = value.get(name) if isinstance(value, dict) else None
    return value


def _list_or_empty(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _get_values(value: Any) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else []
