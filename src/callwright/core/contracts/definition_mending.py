"""Correct the input schema of a definition from another source, where it contradicts itself or JSON Schema. Pure.

Only unambiguous faults are corrected: types in the spelling of another schema language, and defaults that their own schema rejects
(defaults are not applied). Every change is reported. A fault that cannot be corrected in this way stays unchanged.
"""

import hashlib
import re
import unicodedata
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from callwright.core.json_schema.compiled_schema import compile_schema
from callwright.core.json_schema.schema_guard import SchemaError
from callwright.domain.contract import Contract, path_to_pointer

_JSON_TYPES: Final = frozenset("string number integer boolean object array null".split())
_TYPE_BY_SPELLING: Final = {
    **{name: name for name in _JSON_TYPES},
    **dict.fromkeys(("str", "text", "char"), "string"),
    **dict.fromkeys(("float", "double", "decimal"), "number"),
    **dict.fromkeys(("int", "long", "int32", "int64"), "integer"),
    "bool": "boolean",
    **dict.fromkeys(("dict", "map", "hashmap"), "object"),
    **dict.fromkeys(("list", "tuple"), "array"),
}
"""Spelling in lower case → type. ``any`` is left out: it allows every type."""

_MAP_KEYWORDS: Final = frozenset("properties patternProperties $defs definitions dependentSchemas".split())
_SCHEMA_KEYWORDS: Final = frozenset(
    "items prefixItems additionalProperties anyOf oneOf allOf not if then else contains propertyNames "
    "unevaluatedProperties unevaluatedItems additionalItems".split()
)
_SHARED_KEYWORDS: Final[tuple[str, ...]] = ("$defs", "definitions", "$schema")
_MAX_LEVELS: Final = 60


_FOREIGN_CHARS: Final = re.compile(r"[^A-Za-z0-9_.-]+")


_LOOKALIKE_SCRIPTS: Final = frozenset(
    "LATIN CYRILLIC GREEK ARMENIAN CHEROKEE COPTIC LISU FULLWIDTH MATHEMATICAL".split()
)
"""Scripts, by the first word of their letters' Unicode names, that share letter shapes with the Latin one."""


def find_disguised_letters(name: str) -> str:
    """Return the letters of a name that a reader takes for others; "" if there are none.

    These are letters of a script that looks like the Latin one in a word that also has Latin letters (``p\u0430y``), letters with
    a compatibility form (fullwidth, mathematical), and invisible characters. Chinese beside Latin letters is not disguised.
    """
    hidden = [one for one in name if unicodedata.category(one) in {"Cf", "Cc", "Co", "Cn"}]
    scripts = {one: unicodedata.name(one, "").partition(" ")[0] for one in name if one.isalpha()}
    foreign = [one for one, script in scripts.items() if script in _LOOKALIKE_SCRIPTS - {"LATIN"}]
    compatible = [one for one in foreign if unicodedata.normalize("NFKC", one) != one]
    is_mixed = bool(foreign) and "LATIN" in scripts.values()
    return "".join(dict.fromkeys([*hidden, *(foreign if is_mixed else compatible)]))


def mend_tool_name(name: str, limit: int = 89) -> str:
    """Return a name that contracts and model APIs accept; a name of letters, digits and ``_ . -`` is returned unchanged.

    Most model APIs refuse other characters. A changed name consists of its accepted characters and a hash of the original, so that
    the same tool always gets the same name and two tools never share one: ``查询天气`` becomes ``tool_`` and eight hexadecimal digits.
    A changed name has at most ``limit`` characters.
    """
    if not _FOREIGN_CHARS.search(name):
        return name
    rest = _FOREIGN_CHARS.sub("_", name).strip("_.-")[: limit - 9]
    return f"{rest or 'tool'}_{hashlib.sha256(name.encode()).hexdigest()[:8]}"


def derive_offered_name(name: str) -> str:
    """Return the name under which models are offered a tool: its own, or one of ASCII where it has letters of other scripts.

    Model APIs accept ``[A-Za-z0-9_-]``, at most 64 characters; a name of ASCII is offered as it is written.
    """
    return name if name.isascii() else mend_tool_name(name, 64).replace(".", "_")


def describe_offered_tool(contract: Contract) -> str:
    """Return the description of a tool for models; it begins with the tool's own name where it is offered under another."""
    if contract.name.isascii():
        return contract.description
    return f"{contract.name}: {contract.description}" if contract.description else contract.name


class SchemaMend(Struct, frozen=True):
    """One change: the JSON Pointer of the place, the problem, and the new value."""

    path: str
    problem: str
    change: str

    def __str__(self) -> str:
        return f"{self.path or '(root)'} {self.problem}: {self.change}"


def mend_input_schema(schema: dict[str, Any]) -> tuple[dict[str, Any], tuple[SchemaMend, ...]]:
    """Return the schema with its types in the spelling of JSON Schema and without contradictory defaults, and the changes."""
    mends: list[SchemaMend] = []
    spelt = _mend_types(schema, (), mends)
    mended = _drop_defaults(spelt, spelt, (), mends)
    return (mended, tuple(mends)) if mends else (schema, ())


_Path = tuple[str | int, ...]


def _iter_children(schema: dict[str, Any]) -> Iterator[tuple[_Path, Any]]:
    """Yield every sub-schema with its path from its parent."""
    for keyword, value in schema.items():
        if keyword in _MAP_KEYWORDS and isinstance(value, dict):
            yield from (((keyword, name), child) for name, child in value.items())
        elif keyword in _SCHEMA_KEYWORDS:
            if isinstance(value, list):
                yield from (((keyword, at), child) for at, child in enumerate(value))
            else:
                yield (keyword,), value


def _put_child(schema: dict[str, Any], path: _Path, child: Any) -> None:
    """Put a sub-schema into a copy of its parent, whose containers on the way are copied as well."""
    keyword = str(path[0])
    if len(path) == 1:
        schema[keyword] = child
        return
    inner, step = schema[keyword], path[1]
    if isinstance(inner, list) and isinstance(step, int):
        schema[keyword] = [*inner[:step], child, *inner[step + 1 :]]
    else:
        schema[keyword] = {**inner, step: child}


def _mend_types(schema: Any, path: _Path, mends: list[SchemaMend]) -> Any:
    if not isinstance(schema, dict) or len(path) > _MAX_LEVELS:
        return schema
    mended = dict(schema)
    if "type" in mended:
        _mend_type(mended, path, mends)
    for at, child in _iter_children(schema):
        _put_child(mended, at, _mend_types(child, (*path, *at), mends))
    return mended


def correct_type_spelling(written: Any) -> list[str] | None:
    """Return the types that a value of ``type`` means in another spelling; [] where it allows every type.

    None: it needs no correction, or means no type that is known.
    """
    names = written if isinstance(written, list) else [written]
    if not all(isinstance(name, str) for name in names) or _JSON_TYPES.issuperset(names):
        return None
    if any(name.lower() == "any" for name in names):
        return []
    known = [_TYPE_BY_SPELLING.get(name.lower()) for name in names]
    return None if None in known else list(dict.fromkeys(name for name in known if name is not None))


def _mend_type(schema: dict[str, Any], path: _Path, mends: list[SchemaMend]) -> None:
    kinds = correct_type_spelling(schema["type"])
    if kinds is None:
        return
    if kinds:
        schema["type"] = kinds if len(kinds) > 1 else kinds[0]
    else:
        del schema["type"]
    change = " or ".join(kinds) or "left out"
    mends.append(SchemaMend(path_to_pointer((*path, "type")), "is no type of JSON Schema", change))


def _drop_defaults(schema: Any, root: dict[str, Any], path: _Path, mends: list[SchemaMend]) -> Any:
    """Return the schema without the defaults that it rejects itself. A default of null stays: it is a common way to state no default."""
    if not isinstance(schema, dict) or len(path) > _MAX_LEVELS:
        return schema
    mended = dict(schema)
    for at, child in _iter_children(schema):
        _put_child(mended, at, _drop_defaults(child, root, (*path, *at), mends))
    if mended.get("default") is not None and not _accepts_default(mended, root):
        del mended["default"]
        mends.append(
            SchemaMend(path_to_pointer((*path, "default")), "is rejected by its own schema", "left out")
        )
    return mended


def _accepts_default(schema: dict[str, Any], root: dict[str, Any]) -> bool:
    """Return whether a schema accepts its default; True where it cannot be said, as with references into other places."""
    alone: dict[str, Any] = {"type": "object", "properties": {"x": schema}}
    alone |= {word: root[word] for word in _SHARED_KEYWORDS if word in root}
    try:
        return compile_schema(alone).is_valid({"x": schema["default"]})
    except SchemaError:
        return True
