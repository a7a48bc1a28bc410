"""Translate schemas of an OpenAPI document into self-contained JSON Schema 2020-12.

May not know: operations, contracts. Referenced schemas are copied into ``$defs`` once, so that cycles stay cycles and are
bounded when the contract is compiled; each is translated once per document, and all operations share it. Keywords of 3.0 are read in 3.1 as well, because documents mix them.

    nullable, x-nullable: true  the type or null; beside a reference, a choice with null
    exclusiveMinimum: true      the number itself; the same for the maximum
    readOnly, writeOnly         fields that the other side fills are not required
    items: [...]                prefixItems
    type: STRING                string; counted in ``SharedDefinitions.mends``
    uncheckable keywords        kept as x-…: a pattern beyond linear time, an unknown type, a keyword with a value that it
                                cannot have. The upstream checks it; ``unchecked`` lists these keywords
    discriminator               kept; its mapping leads into $defs
"""

import re
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

from callwright.core.contracts.definition_mending import correct_type_spelling
from callwright.core.json_schema.compiled_schema import SchemaError, compile_schema
from callwright.tools.http import openapi_reasons
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


class _Definition(Struct, frozen=True):
    """A translated schema of ``components``: what it refers to, its unchecked keywords, and how many JSON values it has."""

    schema: Any
    references: tuple[str, ...]
    unchecked: frozenset[str]
    size: int


class SharedDefinitions:
    """The referenced schemas of one document, translated once per direction.

    ``mends`` counts the corrections of types in the spelling of another schema language.
    """

    def __init__(self) -> None:
        self.mends: Counter[str] = Counter()
        self._names: dict[str, str] = {}
        self._taken: set[str] = set()
        self.translated: dict[tuple[SchemaDirection, str], _Definition] = {}

    def get_name(self, reference: str) -> str:
        """Return the name of this schema under ``$defs``."""
        name = self._names.get(reference)
        if name is None:
            name = re.sub(r"[^A-Za-z0-9_.-]", "_", split_reference(reference)[-1]) or "part"
            while name in self._taken:
                name += "_"
            self._taken.add(name)
            self._names[reference] = name
        return name


class SchemaTranslator:
    """Translates schemas of one document for one direction of one operation, and collects what they reference."""

    def __init__(
        self, document: OpenAPIDocument, direction: SchemaDirection, where: str, shared: SharedDefinitions
    ) -> None:
        self._document = document
        self._direction = direction
        self._where = where
        self._shared = shared
        self._references: dict[str, None] = {}
        self.unchecked: set[str] = set()
        """Keywords of which at least one is not checked here, because its value cannot be."""
        self.size = 0
        """Number of JSON values in the definitions that ``collect_definitions`` has returned."""

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
        _convert_old_keywords(translated)
        self._correct_types(translated)
        self._set_unusable_keywords_aside(translated)
        return _apply_nullable(schema, translated)

    def translate_whole(self, schema: Any) -> dict[str, Any]:
        """Translate a schema and include everything it references."""
        translated = self.translate_schema(schema)
        translated = translated if isinstance(translated, dict) else {} if translated is True else {"not": {}}
        parts = self.collect_definitions()
        return {**translated, "$defs": parts} if parts else translated

    def collect_definitions(self) -> dict[str, Any]:
        """Return the schemas referenced so far, and those that they refer to, by name under ``$defs``.

        Raises:
            OpenAPIError: there are too many, or one of them has a reference that cannot be followed.
        """
        parts: dict[str, Any] = {}
        waiting = list(self._references)
        self.size = 0
        while waiting:
            reference = waiting.pop()
            name = self._shared.get_name(reference)
            if name in parts:
                continue
            if len(parts) >= MAX_DEFINITIONS:
                raise OpenAPIError(
                    [DocumentProblem(self._where, openapi_reasons.TOO_MANY_DEFINITIONS(most=MAX_DEFINITIONS))]
                )
            definition = self._translate_definition(reference)
            parts[name] = definition.schema
            self.unchecked |= definition.unchecked
            self.size += definition.size
            waiting += definition.references
        return parts

    def _translate_definition(self, reference: str) -> _Definition:
        known = self._shared.translated.get((self._direction, reference))
        if known is None:
            inner = SchemaTranslator(self._document, self._direction, self._where, self._shared)
            schema = inner.translate_schema(self._document.resolve_reference(reference, self._where))
            known = _Definition(
                schema, tuple(inner._references), frozenset(inner.unchecked), _count_values(schema)
            )
            self._shared.translated[self._direction, reference] = known
        return known

    def _translate_keyword(self, word: str, value: Any, translated: dict[str, Any]) -> None:
        if word in _SCHEMA_MAP_KEYWORDS and isinstance(value, dict):
            translated[word] = {name: self.translate_schema(child) for name, child in value.items()}
        elif word in _SCHEMA_LIST_KEYWORDS and isinstance(value, list):
            if value:
                translated[word] = [self.translate_schema(child) for child in value]
        elif word == "items" and isinstance(value, list):
            self._translate_keyword("prefixItems", value, translated)
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
            beside = {
                word: beside[word] for word in ("description", "nullable", "x-nullable") if word in beside
            }
        translated = self.translate_schema(beside) if beside else {}
        return _apply_nullable(beside, {"$ref": f"#/$defs/{self._add_definition(reference)}", **translated})

    def _add_definition(self, reference: Any) -> str:
        if not isinstance(reference, str) or reference not in self._references:
            self._document.resolve_reference(reference, self._where)
            self._references[reference] = None
        return self._shared.get_name(reference)

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

    def _correct_types(self, translated: dict[str, Any]) -> None:
        """Write types of other schema languages, such as ``STRING``, as JSON Schema does, in place."""
        written = translated.get("type")
        kinds = correct_type_spelling(written) if written is not None else None
        if kinds:
            translated["type"] = kinds if len(kinds) > 1 else kinds[0]
            self._shared.mends[f"type {written!r} is read as {' or '.join(kinds)}"] += 1

    def _set_unusable_keywords_aside(self, translated: dict[str, Any]) -> None:
        """Rename keywords whose value cannot be checked to ``x-…``: one bad keyword must not cost the operation."""
        for word, is_usable in _USABLE_VALUES.items():
            if word in translated and not is_usable(translated[word]):
                translated[f"x-{word}"] = translated.pop(word)
                self.unchecked.add(word)
        patterns = translated.get("patternProperties")
        if isinstance(patterns, dict) and not all(map(_is_linear_pattern, patterns)):
            translated["x-patternProperties"] = translated.pop("patternProperties")
            if "additionalProperties" in translated:
                translated["x-additionalProperties"] = translated.pop("additionalProperties")
            self.unchecked.add("patternProperties")

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
            names = dict.fromkeys(name for name in translated["required"] if isinstance(name, str))
            translated["required"] = [name for name in names if name not in theirs]
        else:
            translated.pop("required", None)
        if self._direction == "in" and theirs:
            translated["properties"] = {
                name: one for name, one in translated["properties"].items() if name not in theirs
            }


def _convert_old_keywords(translated: dict[str, Any]) -> None:
    """Convert what drafts before 2020-12 wrote differently, in place."""
    for flag, limit in (("exclusiveMinimum", "minimum"), ("exclusiveMaximum", "maximum")):
        exclusive = translated.get(flag)
        if isinstance(exclusive, bool):
            del translated[flag]
            if exclusive and limit in translated:
                translated[flag] = translated.pop(limit)
    kind = translated.get("type")
    if isinstance(kind, list):  # YAML reads an unquoted null as no value
        kind = translated["type"] = ["null" if one is None else one for one in kind]
    if kind in ("any", "file", None, []) or (isinstance(kind, list) and "any" in kind):
        translated.pop("type", None)
    elif isinstance(kind, list) and all(isinstance(one, str) for one in kind):
        translated["type"] = list(dict.fromkeys(kind))


def _apply_nullable(schema: dict[str, Any], translated: dict[str, Any]) -> dict[str, Any]:
    if schema.get("nullable") is not True and schema.get("x-nullable") is not True:
        return translated
    kind = translated.get("type")
    if kind is not None:
        kinds = kind if isinstance(kind, list) else [kind]
        translated["type"] = list(dict.fromkeys([*kinds, "null"]))
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


def _count_values(schema: Any) -> int:
    waiting, count = [schema], 0
    while waiting:
        one = waiting.pop()
        count += 1
        waiting += one.values() if isinstance(one, dict) else one if isinstance(one, list) else ()
    return count


# --- values that keywords can have ------------------------------------------------------------------------------

_TYPE_NAMES = frozenset({"array", "boolean", "integer", "null", "number", "object", "string"})


def _is_type(value: Any) -> bool:
    kinds = value if isinstance(value, list) else [value]
    return all(isinstance(one, str) and one in _TYPE_NAMES for one in kinds)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_count(value: Any) -> bool:
    return _is_number(value) and value >= 0 and float(value).is_integer()


def _is_usable_pattern(value: Any) -> bool:
    return isinstance(value, str) and _is_linear_pattern(value)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_flag(value: Any) -> bool:
    return isinstance(value, bool)


def _is_list(value: Any) -> bool:
    return isinstance(value, list)


def _is_name_map(value: Any) -> bool:
    return isinstance(value, dict) and all(
        isinstance(names, list) and all(isinstance(one, str) for one in names) for names in value.values()
    )


_USABLE_VALUES: dict[str, Callable[[Any], bool]] = {
    "type": _is_type,
    "enum": _is_list,
    "pattern": _is_usable_pattern,
    "multipleOf": lambda value: _is_number(value) and value > 0,
    "dependentRequired": _is_name_map,
    **dict.fromkeys(("exclusiveMaximum", "exclusiveMinimum", "maximum", "minimum"), _is_number),
    **dict.fromkeys(
        ("maxContains", "maxItems", "maxLength", "maxProperties", "minContains", "minItems", "minLength",
         "minProperties"),
        _is_count,
    ),
    **dict.fromkeys(("contentEncoding", "contentMediaType", "description", "format", "title"), _is_text),
    **dict.fromkeys(("deprecated", "readOnly", "uniqueItems", "writeOnly"), _is_flag),
}  # fmt: skip
"""Keyword → whether it can have this value in JSON Schema 2020-12."""
