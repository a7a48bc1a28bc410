"""Build the contract of an operation: arguments, result and errors.

May not know: sockets, the catalogue. Arguments are flattened where that is exact: parameters by name, and the properties of
a JSON or form body beside them; any other body is one argument named ``body``.
"""

import re
from typing import Any

from msgspec import Struct

from callwright.core.contracts.contract_validation import ERROR_CODE_PATTERN
from callwright.core.json_schema.schema_guard import MAX_NODES
from callwright.domain.contract import DeclaredError
from callwright.domain.error_codes import ERRORS
from callwright.tools.http.openapi_document import OpenAPIDocument, OpenAPIError
from callwright.tools.http.openapi_operations import (
    UNREADABLE_RESPONSE,
    ApiOperation,
    Parameter,
    RequestBody,
    clean_text,
    is_json_media,
)
from callwright.tools.http.operation_tool import ArgumentSlot, BodyPlan
from callwright.tools.http.schema_translation import SchemaTranslator, SharedDefinitions
from callwright.tools.http.status_errors import fold_error_code

MAX_DECLARED_CODES = 64
_SINK_FORMATS = frozenset({"email", "idn-email", "hostname", "iri", "uri", "uri-reference", "url"})


class OperationArguments(Struct, frozen=True):
    """The input schema, and the place of each argument in the request. ``unchecked``: some keyword of it is not checked."""

    schema: dict[str, Any]
    slots: tuple[ArgumentSlot, ...]
    body: BodyPlan | None
    unchecked: bool = False


def describe_arguments(
    document: OpenAPIDocument,
    operation: ApiOperation,
    shared: SharedDefinitions,
    *,
    hidden: frozenset[tuple[str, str]],
) -> OperationArguments:
    """Describe the arguments of an operation. ``hidden`` are (place, lower-case name) of what a credential fills.

    Raises:
        OpenAPIError: a schema cannot be read.
    """
    schemas = SchemaTranslator(document, "in", operation.where, shared)
    visible = [one for one in operation.parameters if (str(one.place), one.name.lower()) not in hidden]
    named = _name_arguments(visible)
    properties: dict[str, Any] = {}
    required: list[str] = []
    for argument, one in named.items():
        properties[argument] = _annotate_schema(schemas.translate_schema(one.schema), one.description)
        required += [argument] if one.required else []
    body = _plan_body(document, schemas, operation.body, properties, required, operation.where)
    schema: dict[str, Any] = {"type": "object", "properties": properties, "additionalProperties": False}
    if required:
        schema["required"] = required
    if parts := schemas.collect_definitions():
        schema["$defs"] = parts
    slots = tuple(ArgumentSlot(argument, one) for argument, one in named.items())
    return OperationArguments(schema, slots, body, bool(schemas.unchecked))


def _name_arguments(parameters: list[Parameter]) -> dict[str, Parameter]:
    """Return the parameters by argument name; equal names in different places are qualified by place."""
    plain = [re.sub(r"[^A-Za-z0-9_.-]+", "_", one.name).strip("_") or one.place for one in parameters]
    named: dict[str, Parameter] = {}
    for name, one in zip(plain, parameters, strict=True):
        wanted = f"{one.place}_{name}" if plain.count(name) > 1 else name
        while wanted in named:
            wanted += "_"
        named[wanted] = one
    return named


def _annotate_schema(schema: Any, description: str) -> Any:
    """Return the schema with its description, and the mark of an argument that contains an address."""
    if not isinstance(schema, dict):
        return schema
    annotated = (
        {**schema, "description": description} if description and "description" not in schema else schema
    )
    return (
        {**annotated, "x-sink": True}
        if annotated.get("format") in _SINK_FORMATS and "x-sink" not in annotated
        else annotated
    )


# --- body -------------------------------------------------------------------------------------------------------


def _plan_body(
    document: OpenAPIDocument,
    schemas: SchemaTranslator,
    body: RequestBody | None,
    properties: dict[str, Any],
    required: list[str],
    where: str,
) -> BodyPlan | None:
    if body is None:
        return None
    flat = _flatten_body(document, body, where)
    if flat is None or flat.keys() & properties.keys():
        return _plan_whole_body(schemas, body, properties, required)
    translated = schemas.translate_schema(
        {"type": "object", "properties": flat, "required": _collect_required(document, body.schema, where)}
    )
    properties.update({name: _annotate_schema(one, "") for name, one in translated["properties"].items()})
    required += [name for name in translated["required"] if name in translated["properties"]]
    return BodyPlan(body, properties=tuple((name, name) for name in translated["properties"]))


def _plan_whole_body(
    schemas: SchemaTranslator, body: RequestBody, properties: dict[str, Any], required: list[str]
) -> BodyPlan:
    name = "body"
    while name in properties:
        name += "_"
    schema = schemas.translate_schema(body.schema)
    if not is_json_media(body.media) and not schema:
        schema = {"type": "string"}
    properties[name] = _annotate_schema(schema, body.description)
    required += [name] if body.required else []
    return BodyPlan(body, whole=name)


def _flatten_body(document: OpenAPIDocument, body: RequestBody, where: str) -> dict[str, Any] | None:
    """Return the properties of a body that is a plain object; None if it is not, or its names cannot be argument names."""
    if not (is_json_media(body.media) or "form" in body.media):
        return None
    properties: dict[str, Any] = {}
    for part in _collect_plain_parts(document, body.schema, where):
        if part is None or not isinstance(part.get("properties", {}), dict):
            return None
        properties.update(part.get("properties", {}))
    usable = properties and all(re.fullmatch(r"[A-Za-z0-9_.-]{1,64}", name) for name in properties)
    optional = not body.required and _collect_required(document, body.schema, where)
    return properties if usable and not optional else None


_OBJECT_KEYWORDS = frozenset({
    "$ref", "allOf", "description", "example", "examples", "externalDocs", "properties", "required", "title", "type",
    "xml", "additionalProperties",
})  # fmt: skip


def _collect_plain_parts(document: OpenAPIDocument, schema: Any, where: str) -> list[dict[str, Any] | None]:
    """Return the objects that a schema is composed of by ``$ref`` and ``allOf``; [None] if it is more than that."""
    parts: list[dict[str, Any] | None] = []
    waiting, left = [schema], 64
    while waiting:
        one, left = waiting.pop(0), left - 1
        if not isinstance(one, dict) or not _is_plain_object(one) or left < 0:
            return [None]
        if "$ref" in one:
            waiting.append(document.resolve_reference(one["$ref"], where))
            continue
        waiting += one["allOf"] if isinstance(one.get("allOf"), list) else []
        parts.append(one)
    return parts


def _is_plain_object(one: dict[str, Any]) -> bool:
    open_ = one.get("additionalProperties", False)
    words = {word for word in one if not word.startswith("x-")}
    return words <= _OBJECT_KEYWORDS and one.get("type", "object") == "object" and open_ in (False, {}, None)


def _collect_required(document: OpenAPIDocument, schema: Any, where: str) -> list[str]:
    names: list[str] = []
    for part in _collect_plain_parts(document, schema, where):
        required = part.get("required") if part else None
        names += [one for one in required if isinstance(one, str)] if isinstance(required, list) else []
    return list(dict.fromkeys(names))


# --- result -----------------------------------------------------------------------------------------------------


def read_answer_media(operation: ApiOperation) -> tuple[tuple[str, ...], bool]:
    """Return the media types to accept, and whether every 2xx response with content offers JSON."""
    offers = [
        [one.partition(";")[0].strip().lower() for one in response["content"]]
        for status, response in operation.responses.items()
        if status.startswith("2") and isinstance(response.get("content"), dict) and response["content"]
    ]
    kinds = [one for offer in offers for one in offer if re.fullmatch(r"[\w.+*-]+/[\w.+*-]+", one)]
    json = bool(offers) and all(any(is_json_media(one) and one != "*/*" for one in offer) for offer in offers)
    return tuple(dict.fromkeys(filter(is_json_media, kinds) if json else kinds)), json


class OutputPromise(Struct, frozen=True):
    """The schema of a result, None if nothing is promised; ``unchecked``: the document promises more than is checked."""

    schema: dict[str, Any] | None = None
    unchecked: bool = False


def describe_output(
    document: OpenAPIDocument, operation: ApiOperation, shared: SharedDefinitions
) -> OutputPromise:
    """Return the schema of the result. A schema that cannot be read or is too large to be checked promises nothing."""
    schemas = SchemaTranslator(document, "out", operation.where, shared)
    answers = [response for status, response in operation.responses.items() if status.startswith("2")]
    if UNREADABLE_RESPONSE in answers:
        return OutputPromise(unchecked=True)
    try:
        schema = _build_output_schema(schemas, operation)
    except OpenAPIError:
        return OutputPromise(unchecked=True)
    if schema is not None and schemas.size > MAX_NODES:
        return OutputPromise(unchecked=True)
    return OutputPromise(schema, bool(schemas.unchecked))


def _build_output_schema(schemas: SchemaTranslator, operation: ApiOperation) -> dict[str, Any] | None:
    """Return the schema of one 2xx response or a choice of several; None if one of them promises nothing."""
    schemas_found: list[Any] = []
    for status, response in operation.responses.items():
        if not status.startswith("2"):
            continue
        answer_schema = _read_answer_schema(schemas, status, response)
        if answer_schema is None:
            return None
        schemas_found += [answer_schema] if answer_schema not in schemas_found else []
    if not schemas_found or any(one in ({}, True) for one in schemas_found):
        return None
    parts = schemas.collect_definitions()
    whole = schemas_found[0] if len(schemas_found) == 1 else {"anyOf": schemas_found}
    return {**whole, "$defs": parts} if parts and isinstance(whole, dict) else whole


def _read_answer_schema(schemas: SchemaTranslator, status: str, response: dict[str, Any]) -> Any:
    content = response.get("content")
    if not content:
        return {"type": ["null", "object"]} if status in {"204", "205"} else None
    said = (
        next((one for media, one in content.items() if is_json_media(media)), None)
        if isinstance(content, dict)
        else None
    )
    return schemas.translate_schema(said.get("schema", {})) if isinstance(said, dict) else None


# --- errors -----------------------------------------------------------------------------------------------------


def collect_declared_errors(document: OpenAPIDocument, operation: ApiOperation) -> tuple[DeclaredError, ...]:
    """Return the upstream's own codes, as listed in the schemas of its errors (``code``, ``type``, ``error``)."""
    errors: dict[str, DeclaredError] = {}
    for status, response in operation.responses.items():
        if status.startswith("2"):
            continue
        words = clean_text(response.get("description"), longest=300) or "The upstream refused."
        for code in _collect_error_codes(document, response, operation.where):
            before = errors.get(code)
            unknown = status.startswith("5") or (before is not None and before.effect == "unknown")
            errors[code] = DeclaredError(
                code, before.message if before else words, effect="unknown" if unknown else "none"
            )
    return tuple(errors.values())[:MAX_DECLARED_CODES]


def map_declared_codes(errors: tuple[DeclaredError, ...]) -> dict[str, str]:
    """Return the declared codes by their folded form."""
    return {fold_error_code(one.code): one.code for one in errors}


def _collect_error_codes(document: OpenAPIDocument, response: dict[str, Any], where: str) -> list[str]:
    content = response.get("content")
    codes: list[str] = []
    for media in content.values() if isinstance(content, dict) else ():
        schema = media.get("schema") if isinstance(media, dict) else None
        for form in _collect_error_objects(document, schema, where):
            for name in ("code", "type", "error", "error_code", "errorCode"):
                codes += _collect_enum_values(document, form["properties"].get(name), where)
    fit = [re.sub(r"\W", "_", re.split(r"[/:#]", one)[-1]) for one in codes]
    return [one for one in dict.fromkeys(fit) if ERROR_CODE_PATTERN.fullmatch(one) and one not in ERRORS]


def _collect_error_objects(document: OpenAPIDocument, schema: Any, where: str) -> list[dict[str, Any]]:
    """Return the possible error objects, including nested ``error`` objects."""
    objects: list[dict[str, Any]] = []
    waiting, left = [schema], 64
    while waiting and left:
        one, left = waiting.pop(0), left - 1
        one = _follow_error_schema(document, one, where)
        for word in ("allOf", "anyOf", "oneOf"):
            choices = one.get(word)
            waiting += choices if isinstance(choices, list) else []
        if isinstance(one.get("properties"), dict):
            objects.append(one)
            waiting.append(one["properties"].get("error"))
    return objects


def _follow_error_schema(document: OpenAPIDocument, node: Any, where: str) -> dict[str, Any]:
    """Return the schema at the end of its references; an empty one if they lead nowhere, as it then lists no codes."""
    try:
        return document.follow_references(node, where) if isinstance(node, dict) else {}
    except OpenAPIError:
        return {}


def _collect_enum_values(document: OpenAPIDocument, node: Any, where: str) -> list[str]:
    one = _follow_error_schema(document, node, where)
    members = [*(one["enum"] if isinstance(one.get("enum"), list) else []), one.get("const")]
    return [member for member in members if isinstance(member, str)]
