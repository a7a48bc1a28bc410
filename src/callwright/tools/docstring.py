"""What a docstring says: the description of the tool, and of each parameter. Google, numpy and reST styles.

May not know: signatures, types. A docstring in no known style is a description as a whole; nothing is guessed.
"""

import inspect
import re

from msgspec import Struct

_SECTIONS = frozenset({
    "args", "arguments", "attributes", "example", "examples", "keyword args", "keyword arguments", "note", "notes",
    "other parameters", "parameters", "params", "raises", "references", "returns", "return", "see also", "todo",
    "warning", "warnings", "warns", "yields",
})  # fmt: skip
_PARAMETERS = frozenset({
    "args", "arguments", "keyword args", "keyword arguments", "other parameters", "parameters", "params",
})  # fmt: skip
_GOOGLE = re.compile(r"([A-Za-z ]{3,20}):\s*")
_RULE = re.compile(r"-{3,}\s*")
_REST = re.compile(r":(?:param|parameter|arg|argument|key|keyword)\s+(?:[^:]*?\s)?(\w+)\s*:\s*(.*)")
_OTHER_REST = re.compile(r":(?:returns?|raises?|rtype|type|var|ivar|yields?)\b.*")
_GOOGLE_ITEM = re.compile(r"\*{0,2}(\w+)\s*(?:\([^)]*\))?\s*:\s*(.*)")
_NUMPY_ITEM = re.compile(r"(\*{0,2}\w+(?:\s*,\s*\*{0,2}\w+)*)\s*(?::.*)?")


class Docstring(Struct, frozen=True):
    """The description before the first section, and what is said of each parameter."""

    description: str
    parameters: dict[str, str]


def parse(text: str | None) -> Docstring:
    """Read a docstring. Line breaks inside a paragraph become spaces."""
    lines = inspect.cleandoc(text or "").split("\n")
    parts = _split(lines)
    parameters: dict[str, str] = {}
    for title, body in parts[1:]:
        if title == "rest":
            parameters |= _rest(body)
        elif title in _PARAMETERS:
            parameters |= _google(body) or _numpy(body)
    return Docstring(_paragraphs(parts[0][1]), parameters)


def _split(lines: list[str]) -> list[tuple[str, list[str]]]:
    """Sections in order; the first is the description and has no title."""
    parts: list[tuple[str, list[str]]] = [("", [])]
    for index, line in enumerate(lines):
        title = _title(line, lines[index + 1] if index + 1 < len(lines) else "")
        if title:
            parts.append((title, []))
        elif parts[-1][0] != "rest" and (_REST.match(line) or _OTHER_REST.match(line)):
            parts.append(("rest", [line]))
        elif not (_RULE.fullmatch(line) and not parts[-1][1]):
            parts[-1][1].append(line)
    return parts


def _title(line: str, following: str) -> str:
    google = _GOOGLE.fullmatch(line)
    if google and google[1].lower() in _SECTIONS:
        return google[1].lower()
    underlined = _RULE.fullmatch(following) and line.strip().lower() in _SECTIONS
    return line.strip().lower() if underlined else ""


def _google(body: list[str]) -> dict[str, str]:
    """``name (type): text``, indented, its further lines indented more."""
    found: dict[str, list[str]] = {}
    margin = next((_indent(line) for line in body if line.strip()), 0)
    current: list[str] = []
    for line in body:
        item = _GOOGLE_ITEM.match(line.strip()) if margin and _indent(line) == margin else None
        if item:
            current = found[item[1]] = [item[2]]
        else:
            current.append(line.strip())
    return _joined(found)


def _numpy(body: list[str]) -> dict[str, str]:
    """``name : type`` at the margin, its text indented below."""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in body:
        item = _NUMPY_ITEM.fullmatch(line.rstrip()) if line[:1].strip() else None
        if item:
            current = []
            for name in item[1].split(","):
                found[name.strip(" *")] = current
        else:
            current.append(line.strip())
    return _joined(found)


def _rest(body: list[str]) -> dict[str, str]:
    """``:param type name: text``, its further lines indented."""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in body:
        item = _REST.match(line)
        if item:
            current = found[item[1]] = [item[2]]
        elif line.startswith(":"):
            current = []
        else:
            current.append(line.strip())
    return _joined(found)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _joined(found: dict[str, list[str]]) -> dict[str, str]:
    joined = {name: " ".join(part for part in lines if part).strip() for name, lines in found.items()}
    return {name: text for name, text in joined.items() if text}


def _paragraphs(lines: list[str]) -> str:
    text = "\n".join(line.strip() for line in lines).strip()
    return "\n\n".join(" ".join(part.split("\n")) for part in re.split(r"\n{2,}", text))
