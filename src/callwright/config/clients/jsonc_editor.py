"""Add, replace and remove one member of a JSONC text without any other change: comments, order and blanks stay.

The result is parsed again and compared with the intended value; a text with any other meaning is never
returned.
"""

import json
import re
from typing import Any, Final

from callwright.config.clients.jsonc import JsoncError, Member, Node, parse_jsonc

# Possessive throughout: a comment that contains a comma, or something like its own end, is never matched in
# part.
_COMMA: Final = re.compile(r"(?>(?:[ \t\r\n]++|//[^\n]*+|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/)*),")
_LINE_REST: Final = re.compile(r"(?>(?:[ \t]++|/\*[^*\n]*\*+(?:[^/*\n][^*\n]*\*+)*/)*)(?://[^\n]*+)?")


class EditError(Exception):
    """The text cannot contain the member: a value on its path is not an object."""


def set_member(text: str, path: tuple[str, ...], value: Any) -> str:
    """Set the value at this path; missing objects on the path are created. An empty text is an empty object.

    Raises:
        JsoncError: The text is not JSON.
        EditError: A value on the path is not an object.
    """
    if not text.strip():
        text = "{}\n"
    root = parse_jsonc(text)
    expected = _set_value(root.to_plain(), path, value)
    node, at = root, 0
    while at < len(path) and node.members is not None and (found := node.find_member(path[at])) is not None:
        node, at = found.node, at + 1
    if at < len(path) and node.members is None:
        raise EditError
    for name in reversed(path[at + 1 :]):
        value = {name: value}
    edited = _replace_node(text, node, value) if at == len(path) else _add_member(text, node, path[at], value)
    return _verify_text(edited, expected)


def remove_member(text: str, path: tuple[str, ...]) -> str:
    """Remove the member at this path; return the same text if there is none.

    Raises:
        JsoncError: The text is not JSON.
    """
    root = parse_jsonc(text)
    node: Node = root
    for name in path[:-1]:
        found = node.find_member(name)
        if found is None:
            return text
        node = found.node
    last = node.find_member(path[-1])
    if last is None:
        return text
    return _verify_text(_cut_member(text, node, last), _remove_value(root.to_plain(), path))


def get_value(text: str, path: tuple[str, ...]) -> Any:
    """Return the plain value at this path; None if there is none.

    Raises:
        JsoncError: The text is not JSON.
    """
    if not text.strip():
        return None
    value = parse_jsonc(text).to_plain()
    for name in path:
        value = value.get(name) if isinstance(value, dict) else None
    return value


# --- intended values
# ----------------------------------------------------------------------------------------------


def _set_value(whole: Any, path: tuple[str, ...], value: Any) -> Any:
    if not path:
        return value
    if not isinstance(whole, dict):
        raise EditError
    return {**whole, path[0]: _set_value(whole.get(path[0], {}), path[1:], value)}


def _remove_value(whole: Any, path: tuple[str, ...]) -> Any:
    if len(path) == 1:
        return {name: one for name, one in whole.items() if name != path[0]}
    return {**whole, path[0]: _remove_value(whole[path[0]], path[1:])}


def _verify_text(text: str, expected: Any) -> str:
    try:
        if parse_jsonc(text).to_plain() == expected:
            return text
    except JsoncError:
        pass
    raise EditError


# --- editing
# ------------------------------------------------------------------------------------------------------


def _replace_node(text: str, node: Node, value: Any) -> str:
    return text[: node.start] + _render_json(text, value, _get_indent_at(text, node.start)) + text[node.end :]


def _add_member(text: str, node: Node, name: str, value: Any) -> str:
    members = node.members or []
    outer = _get_indent_at(text, node.start)
    inner = outer + _detect_indent(text)
    line = _detect_newline(text)
    if not members:
        head = (
            text[: node.end - 1].rstrip(" \t\r\n")
            if "\n" in text[node.start : node.end]
            else text[: node.end - 1]
        )
        member = f"{json.dumps(name, ensure_ascii=False)}: {_render_json(text, value, inner)}"
        return f"{head.rstrip(' ')}{line}{inner}{member}{line}{outer}{text[node.end - 1 :]}"
    last = members[-1]
    comma = _COMMA.match(text, last.node.end)
    begun = comma.end() if comma else last.node.end
    if "\n" not in text[node.start : node.end]:
        member = f"{json.dumps(name, ensure_ascii=False)}: {json.dumps(value, ensure_ascii=False)}"
        return text[:begun] + (f" {member}," if comma else f", {member}") + text[begun:]
    inner = _get_indent_at(text, last.start)
    member = f"{json.dumps(name, ensure_ascii=False)}: {_render_json(text, value, inner)}"
    rest = _LINE_REST.match(text, begun)
    upto = rest.end() if rest else begun
    closing = "," if comma else ""
    head = text[: last.node.end] + ("" if comma else ",") + text[last.node.end : upto].rstrip(" \t\r")
    return f"{head}{line}{inner}{member}{closing}{text[upto:]}"


def _cut_member(text: str, node: Node, member: Member) -> str:
    """Remove the member with one comma, and with its line if nothing else is on it."""
    comma = _COMMA.match(text, member.node.end)
    start, end = member.start, comma.end() if comma else member.node.end
    members = node.members or []
    at = members.index(member)
    head = text[:start]
    if comma is None and at:
        before = members[at - 1].node.end
        found = _COMMA.match(text, before)
        if found is not None:
            head = text[: found.end() - 1] + text[found.end() : start]
    between = text[member.node.end : end - 1] if comma else ""
    tail = (between if between.strip() else "") + text[end:]
    alone = head.rstrip(" \t").endswith("\n") and re.match(r"[ \t]*\r?\n", tail)
    if alone:
        return head.rstrip(" \t") + tail[alone.end() :]
    stripped = head.rstrip(" \t\r\n")
    if comma is None and re.match(r"\s*}", tail) and "//" not in stripped.rpartition("\n")[2]:
        return stripped + tail
    return head + (tail.lstrip(" \t") if comma else tail)


def _render_json(text: str, value: Any, indent: str) -> str:
    """Render a value over several lines, with the indentation of the text."""
    rendered = json.dumps(value, ensure_ascii=False, indent=_detect_indent(text))
    return rendered.replace("\n", _detect_newline(text) + indent)


def _detect_newline(text: str) -> str:
    return "\r\n" if "\r\n" in text else "\n"


def _detect_indent(text: str) -> str:
    """Return the indentation of one level: that of the first indented line."""
    found = re.search(r"\n([ \t]+)\S", text)
    return found[1] if found else "  "


def _get_indent_at(text: str, at: int) -> str:
    line = text[text.rfind("\n", 0, at) + 1 : at]
    return line[: len(line) - len(line.lstrip(" \t"))]
