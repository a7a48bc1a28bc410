"""Decode the content of a parameter's tag: first its framing, then its value by the parameter's schema.

The content is text. It is decoded only where the tag or the schema says that it is not text; a text keeps every character
that its format does not add. Where the schema accepts both a text and the value that the text spells, the value is only proposed.

May not know where in a text the tag was found.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal

from msgspec import Struct

from callwright.core.json_schema import schema_fields
from callwright.core.reader import reading_reasons, strict_json
from callwright.core.reader.cursor import skip_whitespace
from callwright.core.reader.lenient_literal import read_value
from callwright.core.reader.offered_tools import ParameterSchemas
from callwright.core.reader.reading_notes import BrokenTextError, Notes, TooDeepError
from callwright.core.reader.spelled_values import ALL_TYPES, list_spelled_values

Framing = Literal["exact", "line", "lines"]
"""White space that the format adds to a value: ``exact`` none · ``line`` one line break before it, and then one behind it ·
``lines`` one line break on each side, or none."""

_MAX_ELEMENT_DEPTH = 32


class TaggedValue(Struct, frozen=True):
    """The content of a parameter's tag.

    Attributes:
        text: As written.
        framing: The white space that the format adds.
        kind: The type that the tag itself declares, such as ``string`` or ``json``; "" without one.
        cdata: It was a CDATA section, in which no character is markup.
        mark: Prefix of every tag in it; a tag without it is text.
    """

    text: str
    framing: Framing = "exact"
    kind: str = ""
    cdata: bool = False
    mark: str = ""


def decode_tagged_value(value: TaggedValue, key: str, notes: Notes, schemas: ParameterSchemas) -> Any:
    """Return the value of a parameter: decoded as its tag declares, else as its schema does, else its text.

    Raises:
        BrokenTextError: nested elements are not closed, or a value cannot be represented in JSON.
    """
    body = _remove_framing(value.text, value.framing)
    accepted = {value.kind} if value.kind else schemas.get_types(key)
    if not accepted and value.mark and body.lstrip().startswith(f"{value.mark}<"):
        accepted = {"object"}
    accepted = accepted or schemas.get_untyped_types(key)
    if not accepted or not body.strip():
        return body
    if "string" in accepted:
        return body if len(accepted) == 1 else _decode_union(body, accepted, key, notes, schemas)
    bare = body.strip()
    if bare.startswith(f"{value.mark}<") and accepted & {"object", "array", "json"} and not value.cdata:
        unknown: list[str] = []
        elements = read_elements(bare, schemas.get_schema(key), schemas.document, unknown, mark=value.mark)
        if unknown:
            notes.add("ambiguous_value", (key,), unknown[0], unknown[0].strip())
        return elements
    return _decode_json(bare, key, notes)


def _remove_framing(body: str, framing: Framing) -> str:
    """Return the content without the line breaks that the format adds."""
    before = "\r\n" if body.startswith("\r\n") else "\n" if body.startswith("\n") else ""
    after = "\r\n" if body.endswith("\r\n") else "\n" if body.endswith("\n") else ""
    if framing == "exact" or not before or (framing == "lines" and not after):
        return body
    return body[len(before) :].removesuffix(after)


def _decode_union(body: str, accepted: set[str], key: str, notes: Notes, schemas: ParameterSchemas) -> Any:
    """Decode a value that may be a text or something else; what both may mean is only proposed."""
    spelled = list_spelled_values(body, accepted)
    if not spelled:
        return body
    if not schemas.is_text_possible(key, body, spelled[0]):
        return spelled[0]
    notes.add("ambiguous_value", (key,), body, body.strip())
    return spelled[0]


def _decode_json(body: str, key: str, notes: Notes) -> Any:
    own = Notes()
    try:
        value, end = read_value(body, 0, own)
    except BrokenTextError:
        return body
    if end < len(body) or any(note.step in ("bare_word", "expression", "nested_call") for note in own):
        return body
    if not strict_json.is_plain_json(value):
        raise BrokenTextError(reading_reasons.VALUE_NOT_JSON(), 0)
    for note in own:
        notes.add(note.step, (key, *note.path), note.before, note.after)
    notes.cut = notes.cut or own.cut
    return value


# --- nested elements --------------------------------------------------------------------------------------------

_ELEMENT_START = re.compile(r"<([A-Za-z_][\w.-]{0,127})>")


def read_elements(
    text: str, schema: Any, document: dict[str, Any], unknown: list[str], depth: int = 0, *, mark: str = ""
) -> Any:
    """Read nested elements by the schema: ``<a>1</a><b><item>x</item></b>`` is ``{"a": 1, "b": ["x"]}``.

    An element is a field of an object, or an item of a list; equal elements side by side are the items of a list. ``mark`` is what
    stands before every tag. Texts that spell another value, where the schema does not say which is meant, go to ``unknown``.

    Raises:
        BrokenTextError: an element is not closed, a field occurs twice, or there is text between elements.
    """
    if depth > _MAX_ELEMENT_DEPTH:
        raise TooDeepError(reading_reasons.ELEMENTS_TOO_DEEP(most=_MAX_ELEMENT_DEPTH), 0)
    types = schema_fields.collect_types(schema, document) if schema else set[str]()
    if not text.lstrip().startswith(f"{mark}<"):
        return _decode_leaf(text, types, unknown)
    if types and not types & {"object", "array"}:
        return _decode_leaf(text, types, unknown)
    children = list(_iter_elements(text, mark))
    fields = _collect_fields(schema, document)
    is_list = "object" not in types or (all(name == "item" for name, _ in children) and "item" not in fields)
    if "array" in types and is_list:
        items = _find_items(schema, document)
        return [read_elements(inner, items, document, unknown, depth + 1, mark=mark) for _, inner in children]
    return _build_object(children, fields, document, unknown, depth, mark)


def _collect_fields(schema: Any, document: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of an object in any form that the schema admits: name → sub-schema."""
    found: dict[str, Any] = {}
    for form in schema_fields.iterate_forms(schema, document, choices=True) if schema else ():
        properties = form.get("properties")
        found |= properties if isinstance(properties, dict) else {}
    return found


def _build_object(
    children: list[tuple[str, str]],
    fields: Mapping[str, Any],
    document: dict[str, Any],
    unknown: list[str],
    depth: int,
    mark: str,
) -> dict[str, Any]:
    values: dict[str, Any] = {}
    repeated: set[str] = set()
    for name, inner in children:
        field = fields.get(name)
        is_list = field is not None and "array" in schema_fields.collect_types(field, document)
        if is_list and not _holds_items(inner, mark):
            item = read_elements(inner, _find_items(field, document), document, unknown, depth + 1, mark=mark)
            values.setdefault(name, [])
            repeated.add(name)
            values[name].append(item)
            continue
        if name in values:
            raise BrokenTextError(reading_reasons.DUPLICATE_NESTED_FIELD(), 0)
        values[name] = read_elements(inner, field, document, unknown, depth + 1, mark=mark)
    return values


def _holds_items(inner: str, mark: str) -> bool:
    """Return whether the content of a list's element is its items, or JSON, and not one item itself."""
    bare = inner.strip()
    return bare == "" or bare.startswith(("[", f"{mark}<item>"))


def _find_items(schema: Any, document: dict[str, Any]) -> Any:
    for form in schema_fields.iterate_forms(schema, document, choices=True) if schema else ():
        if isinstance(form.get("items"), dict):
            return form["items"]
    return None


def _decode_leaf(text: str, types: set[str], unknown: list[str]) -> Any:
    if not types or "string" in types:
        if types != {"string"} and list_spelled_values(text, types or ALL_TYPES):
            unknown.append(text)
        return text
    bare = text.strip()
    if not bare:
        return [] if types == {"array"} else {} if types == {"object"} else text
    try:
        return strict_json.parse_strict_json(bare, strict_json.MAX_BYTES)
    except strict_json.StrictJsonError:
        return text


def _iter_elements(text: str, mark: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the content of each element of one level."""
    pos = skip_whitespace(text)
    while pos < len(text):
        opened = _ELEMENT_START.match(text, pos + len(mark)) if text.startswith(mark, pos) else None
        if opened is None:
            raise BrokenTextError(reading_reasons.TEXT_BETWEEN_ELEMENTS(), 0)
        closed = _find_element_end(text, opened, mark)
        yield opened[1], text[opened.end() : closed.start()]
        pos = skip_whitespace(text, closed.end())


def _find_element_end(text: str, opened: re.Match[str], mark: str) -> re.Match[str]:
    level = 0
    for tag in re.compile(rf"{re.escape(mark)}<(/?){re.escape(opened[1])}>").finditer(text, opened.end()):
        if tag[1] and level == 0:
            return tag
        level += -1 if tag[1] else 1
    raise BrokenTextError(reading_reasons.UNCLOSED_ELEMENT(), 0)
