"""Translate schemas of an OpenAPI document into self-contained JSON Schema 2020-12.

May not know: operations, contracts. Referenced schemas are copied into ``$defs`` once, so that cycles stay cycles and are
bounded when the contract is compiled. Keywords of 3.0 are read in 3.1 as well, because documents mix them.

    nullable: true              the type or null; beside a reference, a choice with null
    exclusiveMinimum: true      the number itself; the same for the maximum
    readOnly, writeOnly         fields that the other side fills are not required
    pattern beyond linear time  kept as x-pattern: the upstream checks it
    discriminator               kept; its mapping leads into $defs
"""

import re
from functools import lru_cache
from typing import Any, Literal

from callwright.core.json_schema.compiled_schema import SchemaError, compile_schema
from callwright.tools.http.openapi_document import (
    DocumentProblem,
    OpenAPIDocument,
    OpenAPIError,
    split_reference,
)

SchemaDirection = Literal["in", "out"]

MAX_DEFINITIONS = 2_000
"""Maximum number of referenced schemas."""

_SCHEMA_KEYWORDS = frozenset({
    "additionalProperties", "contains", "else", "if", "items", "not", "propertyNames", "then",
    "unevaluatedItems", "unevaluatedProperties",
})  # fmt: skip
_SCHEMA_LIST_KEYWORDS = frozenset({"allOf", "anyOf", "oneOf", "prefixItems"})
_SCHEMA_MAP_KEYWORDS = frozenset({"dependentSchemas", "patternProperties", "properties"})
_COPIED_KEYWORDS = frozenset({
    "const", "contentEncoding", "contentMediaType", "default", "dependentRequired", "deprecated", "description", "enum",
    "exclusiveMaximum", "exclusiveMinimum", "format", "maxContains", "maxItems", "maxLength", "maxProperties", "maximum",
    "minContains", "minItems", "minLength", "minProperties", "minimum", "multipleOf", "pattern", "readOnly", "required",
    "title", "type", "uniqueItems", "writeOnly", "x-callwright-synonyms", "x-callwright-unit", "x-sink",
})  # fmt: skip


class SchemaTranslator:
    """Translates schemas of one document for one direction of one operation, and collects what they reference."""

    def __init__(self, document: OpenAPIDocument, direction: SchemaDirection, where: str) -> None:
        self._document = document
        self._direction = direction
        self._where = where
        self._names: dict[str, str] = {}
        self._waiting: list[tuple[str, Any]] = []
        self._parts: dict[str, Any] = {}

    def translate_schema(self, schema: Any) -> Any:
        """Translate a schema to 2020-12; its references point into ``$defs``, see ``collect_definitions``.

        Raises:
            OpenAPIError: a reference leads out of the document, or there are too many.
        """
        if not isinstance(schema, dict):
            return schema if isinstance(schema, bool) else {}
        if "$ref" in schema:
            return self._translate_reference(schema)
        translated: dict[str, Any] = {}
        for word, value in schema.items():
            self._translate_keyword(word, value, translated)
        self._drop_other_side_fields(schema, translated)
        return _apply_nullable(schema, _convert_old_keywords(translated))

    def translate_whole(self, schema: Any) -> dict[str, Any]:
        """Translate a schema and include everything it references."""
        translated = self.translate_schema(schema)
        translated = translated if isinstance(translated, dict) else {} if translated is True else {"not": {}}
        parts = self.collect_definitions()
        return {**translated, "$defs": parts} if parts else translated

    def collect_definitions(self) -> dict[str, Any]:
        """Return the schemas referenced so far, by name under ``$defs``."""
        while self._waiting:
            name, target = self._waiting.pop()
            self._parts[name] = self.translate_schema(target)
        return self._parts

    def _translate_keyword(self, word: str, value: Any, translated: dict[str, Any]) -> None:
        if word in _SCHEMA_MAP_KEYWORDS and isinstance(value, dict):
            translated[word] = {name: self.translate_schema(child) for name, child in value.items()}
        elif word in _SCHEMA_LIST_KEYWORDS and isinstance(value, list):
            translated[word] = [self.translate_schema(child) for child in value]
        elif word in _SCHEMA_KEYWORDS:
            translated[word] = self.translate_schema(value)
        elif word == "discriminator" and isinstance(value, dict):
            translated[word] = self._translate_discriminator(value)
        elif word in _COPIED_KEYWORDS:
            translated[word] = value

    def _translate_reference(self, schema: dict[str, Any]) -> dict[str, Any]:
        reference = schema["$ref"]
        beside = {word: value for word, value in schema.items() if word != "$ref"}
        if self._document.version == "3.0":
            beside = {word: beside[word] for word in ("description", "nullable") if word in beside}
        translated = self.translate_schema(beside) if beside else {}
        return _apply_nullable(beside, {"$ref": f"#/$defs/{self._add_definition(reference)}", **translated})

    def _add_definition(self, reference: Any) -> str:
        target = self._document.resolve_reference(reference, self._where)
        known = self._names.get(reference)
        if known is not None:
            return known
        if len(self._names) >= MAX_DEFINITIONS:
            raise OpenAPIError(
                [DocumentProblem(self._where, f"refers to more than {MAX_DEFINITIONS} schemas")]
            )
        name = re.sub(r"[^A-Za-z0-9_.-]", "_", split_reference(reference)[-1]) or "part"
        while name in self._parts:
            name += "_"
        self._names[reference] = name
        self._parts[name] = {}
        self._waiting.append((name, target))
        return name

    def _translate_discriminator(self, discriminator: dict[str, Any]) -> dict[str, Any]:
        mapping = discriminator.get("mapping")
        if not isinstance(mapping, dict):
            return discriminator
        leads = {
            word: f"#/$defs/{self._add_definition(target)}"
            for word, target in mapping.items()
            if isinstance(target, str) and target.startswith("#/")
        }
        return {**discriminator, "mapping": leads}

    def _drop_other_side_fields(self, schema: dict[str, Any], translated: dict[str, Any]) -> None:
        """Remove fields that the other side fills: readOnly ones from requests; in responses, writeOnly ones are not required."""
        mark = "readOnly" if self._direction == "in" else "writeOnly"
        properties = schema.get("properties")
        theirs = (
            {name for name, one in properties.items() if isinstance(one, dict) and one.get(mark) is True}
            if isinstance(properties, dict)
            else set()
        )
        if isinstance(translated.get("required"), list):
            translated["required"] = [name for name in translated["required"] if name not in theirs]
        else:
            translated.pop("required", None)
        if self._direction == "in" and theirs:
            translated["properties"] = {
                name: one for name, one in translated["properties"].items() if name not in theirs
            }


def _convert_old_keywords(translated: dict[str, Any]) -> dict[str, Any]:
    for flag, limit in (("exclusiveMinimum", "minimum"), ("exclusiveMaximum", "maximum")):
        exclusive = translated.get(flag)
        if isinstance(exclusive, bool):
            del translated[flag]
            if exclusive and limit in translated:
                translated[flag] = translated.pop(limit)
    if translated.get("type") in {"any", "file"}:
        del translated["type"]
    pattern = translated.get("pattern")
    if isinstance(pattern, str) and not _is_linear_pattern(pattern):
        translated["x-pattern"] = translated.pop("pattern")
    return translated


def _apply_nullable(schema: dict[str, Any], translated: dict[str, Any]) -> dict[str, Any]:
    if schema.get("nullable") is not True:
        return translated
    kind = translated.get("type")
    if isinstance(kind, str):
        translated["type"] = [kind, "null"]
    if isinstance(translated.get("enum"), list) and None not in translated["enum"]:
        translated["enum"] = [*translated["enum"], None]
    choices = {"$ref", "allOf", "anyOf", "oneOf"} & translated.keys()
    if not choices:
        return translated
    return {"anyOf": [translated, {"type": "null"}]}


@lru_cache(4_096)
def _is_linear_pattern(pattern: str) -> bool:
    try:
        compile_schema({"type": "string", "pattern": pattern})
    except SchemaError:
        return False
    return True
