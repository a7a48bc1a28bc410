"""Parse docstrings: the description of a tool and of each parameter. Google, numpy and reST styles.

May not know: signatures, types. A docstring in no known style is taken as a description as a whole; nothing is guessed.
"""

import inspect
import re

from msgspec import Struct

_SECTION_TITLES = frozenset({
    "args", "arguments", "attributes", "example", "examples", "keyword args", "keyword arguments", "note", "notes",
    "other parameters", "parameters", "params", "raises", "references", "returns", "return", "see also", "todo",
    "warning", "warnings", "warns", "yields",
})  # fmt: skip
_PARAMETER_TITLES = frozenset({
    "args", "arguments", "keyword args", "keyword arguments", "other parameters", "parameters", "params",
})  # fmt: skip
_GOOGLE_TITLE = re.compile(r"([A-Za-z ]{3,20}):\s*")
_UNDERLINE = re.compile(r"-{3,}\s*")
_REST_PARAMETER = re.compile(r":(?:param|parameter|arg|argument|key|keyword)\s+(?:[^:]*?\s)?(\w+)\s*:\s*(.*)")
_OTHER_REST_FIELD = re.compile(r":(?:returns?|raises?|rtype|type|var|ivar|yields?)\b.*")
_GOOGLE_ITEM = re.compile(r"\*{0,2}(\w+)\s*(?:\([^)]*\))?\s*:\s*(.*)")
_NUMPY_ITEM = re.compile(r"(\*{0,2}\w+(?:\s*,\s*\*{0,2}\w+)*)\s*(?::.*)?")


class ParsedDocstring(Struct, frozen=True):
    """The description before the first section, and the description of each parameter."""

    description: str
    parameters: dict[str, str]


def parse_docstring(text: str | None) -> ParsedDocstring:
    """Parse a docstring. Line breaks inside a paragraph become spaces."""
    lines = inspect.cleandoc(text or "").split("\n")
    parts = _split_sections(lines)
    parameters: dict[str, str] = {}
    for title, body in parts[1:]:
        if title == "rest":
            parameters |= _parse_rest_fields(body)
        elif title in _PARAMETER_TITLES:
            parameters |= _parse_google_items(body) or _parse_numpy_items(body)
    return ParsedDocstring(_join_paragraphs(parts[0][1]), parameters)


def _split_sections(lines: list[str]) -> list[tuple[str, list[str]]]:
    """Return the sections in order; the first is the description and has no title."""
    parts: list[tuple[str, list[str]]] = [("", [])]
    for index, line in enumerate(lines):
        title = _match_section_title(line, lines[index + 1] if index + 1 < len(lines) else "")
        if title:
            parts.append((title, []))
        elif parts[-1][0] != "rest" and (_REST_PARAMETER.match(line) or _OTHER_REST_FIELD.match(line)):
            parts.append(("rest", [line]))
        elif not (_UNDERLINE.fullmatch(line) and not parts[-1][1]):
            parts[-1][1].append(line)
    return parts


def _match_section_title(line: str, following: str) -> str:
    google = _GOOGLE_TITLE.fullmatch(line)
    if google and google[1].lower() in _SECTION_TITLES:
        return google[1].lower()
    underlined = _UNDERLINE.fullmatch(following) and line.strip().lower() in _SECTION_TITLES
    return line.strip().lower() if underlined else ""


def _parse_google_items(body: list[str]) -> dict[str, str]:
    """Parse ``name (type): text``; continuation lines are indented further."""
    items: dict[str, list[str]] = {}
    margin = next((_count_indent(line) for line in body if line.strip()), 0)
    current: list[str] = []
    for line in body:
        item = _GOOGLE_ITEM.match(line.strip()) if margin and _count_indent(line) == margin else None
        if item:
            current = items[item[1]] = [item[2]]
        else:
            current.append(line.strip())
    return _join_lines(items)


def _parse_numpy_items(body: list[str]) -> dict[str, str]:
    """Parse ``name : type`` at the margin, with the text indented below."""
    items: dict[str, list[str]] = {}
    current: list[str] = []
    for line in body:
        item = _NUMPY_ITEM.fullmatch(line.rstrip()) if line[:1].strip() else None
        if item:
            current = []
            for name in item[1].split(","):
                items[name.strip(" *")] = current
        else:
            current.append(line.strip())
    return _join_lines(items)


def _parse_rest_fields(body: list[str]) -> dict[str, str]:
    """Parse ``:param type name: text``; continuation lines are indented."""
    items: dict[str, list[str]] = {}
    current: list[str] = []
    for line in body:
        item = _REST_PARAMETER.match(line)
        if item:
            current = items[item[1]] = [item[2]]
        elif line.startswith(":"):
            current = []
        else:
            current.append(line.strip())
    return _join_lines(items)


def _count_indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _join_lines(items: dict[str, list[str]]) -> dict[str, str]:
    joined = {name: " ".join(part for part in lines if part).strip() for name, lines in items.items()}
    return {name: text for name, text in joined.items() if text}


def _join_paragraphs(lines: list[str]) -> str:
    text = "\n".join(line.strip() for line in lines).strip()
    return "\n\n".join(" ".join(part.split("\n")) for part in re.split(r"\n{2,}", text))
