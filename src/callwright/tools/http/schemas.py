"""Schemas of an OpenAPI document → JSON Schema 2020-12 that stands for itself.

May not know: operations, contracts. What a schema refers to is copied into ``$defs`` once, so rings stay rings and are
bounded where the contract is compiled. Words of 3.0 are read in 3.1 as well, because documents mix them.

    nullable: true              the type or null; beside a reference, a choice with null
    exclusiveMinimum: true      the number itself; the same for the maximum
    readOnly, writeOnly         what the other side fills is not asked for
    pattern beyond linear time  kept as x-pattern: the upstream checks it
    discriminator               kept; its mapping leads into $defs
"""

import re
from functools import lru_cache
from typing import Any, Literal

from callwright.core.schema import SchemaError, compile_schema
from callwright.tools.http.document import Document, OpenAPIError, Trouble, steps

Direction = Literal["in", "out"]

MAX_PARTS = 2_000
"""Referenced parts of one schema."""

_ONE = frozenset({
    "additionalProperties", "contains", "else", "if", "items", "not", "propertyNames", "then",
    "unevaluatedItems", "unevaluatedProperties",
})  # fmt: skip
_MANY = frozenset({"allOf", "anyOf", "oneOf", "prefixItems"})
_MAP = frozenset({"dependentSchemas", "patternProperties", "properties"})
_KEPT = frozenset({
    "const", "contentEncoding", "contentMediaType", "default", "dependentRequired", "deprecated", "description", "enum",
    "exclusiveMaximum", "exclusiveMinimum", "format", "maxContains", "maxItems", "maxLength", "maxProperties", "maximum",
    "minContains", "minItems", "minLength", "minProperties", "minimum", "multipleOf", "pattern", "readOnly", "required",
    "title", "type", "uniqueItems", "writeOnly", "x-callwright-synonyms", "x-callwright-unit", "x-sink",
})  # fmt: skip


class Schemas:
    """Translates schemas of one document for one side of one operation, and collects what they refer to."""

    def __init__(self, document: Document, direction: Direction, where: str) -> None:
        self._document = document
        self._direction = direction
        self._where = where
        self._names: dict[str, str] = {}
        self._waiting: list[tuple[str, Any]] = []
        self._parts: dict[str, Any] = {}

    def of(self, schema: Any) -> Any:
        """The schema in 2020-12; its references lead into ``$defs``, see ``parts``.

        Raises:
            OpenAPIError: a reference leads out of the document, or there are too many.
        """
        if not isinstance(schema, dict):
            return schema if isinstance(schema, bool) else {}
        if "$ref" in schema:
            return self._referred(schema)
        made: dict[str, Any] = {}
        for word, value in schema.items():
            self._translate(word, value, made)
        self._one_sided(schema, made)
        return _nullable(schema, _bounded(made))

    def whole(self, schema: Any) -> dict[str, Any]:
        """The schema with everything it refers to."""
        made = self.of(schema)
        made = made if isinstance(made, dict) else {} if made is True else {"not": {}}
        parts = self.parts()
        return {**made, "$defs": parts} if parts else made

    def parts(self) -> dict[str, Any]:
        """What the schemas so far refer to, by its name under ``$defs``."""
        while self._waiting:
            name, target = self._waiting.pop()
            self._parts[name] = self.of(target)
        return self._parts

    def _translate(self, word: str, value: Any, made: dict[str, Any]) -> None:
        if word in _MAP and isinstance(value, dict):
            made[word] = {name: self.of(child) for name, child in value.items()}
        elif word in _MANY and isinstance(value, list):
            made[word] = [self.of(child) for child in value]
        elif word in _ONE:
            made[word] = self.of(value)
        elif word == "discriminator" and isinstance(value, dict):
            made[word] = self._discriminator(value)
        elif word in _KEPT:
            made[word] = value

    def _referred(self, schema: dict[str, Any]) -> dict[str, Any]:
        reference = schema["$ref"]
        beside = {word: value for word, value in schema.items() if word != "$ref"}
        if self._document.version == "3.0":
            beside = {word: beside[word] for word in ("description", "nullable") if word in beside}
        made = self.of(beside) if beside else {}
        return _nullable(beside, {"$ref": f"#/$defs/{self._part(reference)}", **made})

    def _part(self, reference: Any) -> str:
        target = self._document.at(reference, self._where)
        known = self._names.get(reference)
        if known is not None:
            return known
        if len(self._names) >= MAX_PARTS:
            raise OpenAPIError([Trouble(self._where, f"refers to more than {MAX_PARTS} schemas")])
        name = re.sub(r"[^A-Za-z0-9_.-]", "_", steps(reference)[-1]) or "part"
        while name in self._parts:
            name += "_"
        self._names[reference] = name
        self._parts[name] = {}
        self._waiting.append((name, target))
        return name

    def _discriminator(self, said: dict[str, Any]) -> dict[str, Any]:
        mapping = said.get("mapping")
        if not isinstance(mapping, dict):
            return said
        leads = {
            word: f"#/$defs/{self._part(target)}"
            for word, target in mapping.items()
            if isinstance(target, str) and target.startswith("#/")
        }
        return {**said, "mapping": leads}

    def _one_sided(self, schema: dict[str, Any], made: dict[str, Any]) -> None:
        """What the other side fills: not to be given by the caller, or not to be expected from the upstream."""
        mark = "readOnly" if self._direction == "in" else "writeOnly"
        properties = schema.get("properties")
        theirs = (
            {name for name, one in properties.items() if isinstance(one, dict) and one.get(mark) is True}
            if isinstance(properties, dict)
            else set()
        )
        if isinstance(made.get("required"), list):
            made["required"] = [name for name in made["required"] if name not in theirs]
        else:
            made.pop("required", None)
        if self._direction == "in" and theirs:
            made["properties"] = {name: one for name, one in made["properties"].items() if name not in theirs}


def _bounded(made: dict[str, Any]) -> dict[str, Any]:
    for flag, limit in (("exclusiveMinimum", "minimum"), ("exclusiveMaximum", "maximum")):
        said = made.get(flag)
        if isinstance(said, bool):
            del made[flag]
            if said and limit in made:
                made[flag] = made.pop(limit)
    if made.get("type") in {"any", "file"}:
        del made["type"]
    pattern = made.get("pattern")
    if isinstance(pattern, str) and not _is_linear(pattern):
        made["x-pattern"] = made.pop("pattern")
    return made


def _nullable(said: dict[str, Any], made: dict[str, Any]) -> dict[str, Any]:
    if said.get("nullable") is not True:
        return made
    kind = made.get("type")
    if isinstance(kind, str):
        made["type"] = [kind, "null"]
    if isinstance(made.get("enum"), list) and None not in made["enum"]:
        made["enum"] = [*made["enum"], None]
    choices = {"$ref", "allOf", "anyOf", "oneOf"} & made.keys()
    if not choices:
        return made
    return {"anyOf": [made, {"type": "null"}]}


@lru_cache(4_096)
def _is_linear(pattern: str) -> bool:
    try:
        compile_schema({"type": "string", "pattern": pattern})
    except SchemaError:
        return False
    return True
