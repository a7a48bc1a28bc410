"""The CallToolResult of the Model Context Protocol, 2025-11-25 and 2026-07-28.

Success: the data as content, untouched in ``structuredContent`` where the tool has an output schema, and the envelope
without its data in ``_meta["callwright/result"]``. Failure: ``isError``, the compact envelope as the first text block (the
one channel that every client shows) and the same in ``structuredContent``.

Reading believes ``_meta`` and an envelope in the text only when told that the result is ours: an upstream may forge both.
"""

from typing import Any

from callwright.core import messages
from callwright.core.dialects import canonical, foreign
from callwright.core.dialects.canonical import UNSAID, UnreadableError, mapping
from callwright.domain.result import Meta, ToolResult

RESULT = "callwright/result"
DATA_IN = "callwright/dataIn"
"""Where the data of a success stands: ``structuredContent``, ``json`` (the first text block, as JSON) or ``text``."""


def dump(result: ToolResult, *, output_schema: bool = False) -> dict[str, Any]:
    """Give the result to an MCP client. ``output_schema`` says whether the tool publishes one."""
    if not result.success:
        return _dump_failure(result)
    as_text = isinstance(result.data, str) and not output_schema
    block = _text(result.data if as_text else foreign.as_json(result.data))
    place = "structuredContent" if output_schema else "text" if as_text else "json"
    envelope = canonical.compact(result)
    envelope.pop("data", None)
    structured = {"structuredContent": result.data} if output_schema else {}
    meta = {RESULT: envelope, DATA_IN: place}
    return {"content": [block], "isError": False, "_meta": meta} | structured


def _dump_failure(result: ToolResult) -> dict[str, Any]:
    return {
        "content": [_text(canonical.compact_json(result))],
        "structuredContent": canonical.compact(result),
        "isError": True,
    }


def _text(text: str) -> dict[str, Any]:
    return {"type": "text", "text": text}


def load(obj: object, meta: Meta = UNSAID, *, ours: bool = False) -> ToolResult:
    """Read a CallToolResult. Unless it is ``ours``, nothing in it decides anything but ``isError``."""
    given = mapping(obj, "a CallToolResult object")
    if ours:
        return _load_ours(given, meta)
    if given.get("isError") is True:
        return foreign.not_done(messages.error("tool_failed"), meta=meta)
    return foreign.done(_foreign_data(given), meta=meta)


def _foreign_data(given: dict[str, Any]) -> Any:
    """Take structured content when there is some, one text block as text, and anything else as its blocks."""
    if "structuredContent" in given:
        return given["structuredContent"]
    match given.get("content"):
        case [{"type": "text", "text": str(text)}]:
            return text
        case list() as blocks:
            return blocks
        case _:
            raise UnreadableError("Expected content as a list of blocks.")


def _load_ours(given: dict[str, Any], meta: Meta) -> ToolResult:
    if given.get("isError") is True:
        return canonical.load(given.get("structuredContent"), meta)
    marks = mapping(given.get("_meta"), f"_meta with {RESULT}")
    return canonical.load(
        mapping(marks.get(RESULT), RESULT) | {"data": _our_data(given, marks.get(DATA_IN))}, meta
    )


def _our_data(given: dict[str, Any], place: object) -> Any:
    if place == "structuredContent":
        return given.get("structuredContent")
    text = _foreign_data({"content": given.get("content")})
    return text if place == "text" else foreign.from_text(text, "the data as JSON in the first text block")
