"""The CallToolResult of the Model Context Protocol, 2025-11-25 and 2026-07-28.

No part of such a result reaches every model: many clients show only ``structuredContent`` of a success that has some, many only
the first text of a failure, and none shows ``_meta``. So:

* Success with nothing to add: the data, and the envelope without its data in ``_meta["callwright/result"]``.
* Success with a notice (``core/wording/model_text.py``): the notice is the last text block *and* the last key of the structured object.
  Structured content without an output schema that cannot hold the key is omitted: the data is in the text.
* Failure, a success without data of a tool whose schema wants an object, and a replayed write whose schema has no room for the
  notice: ``isError`` and exactly one text block, never structured content. Clients refuse a success that does not meet its schema.

Reading trusts ``_meta`` only when the caller says that the result is ours: an upstream may forge it.
"""

from collections.abc import Callable
from typing import Any, Final

from callwright.core.dialects import canonical, foreign_result
from callwright.core.dialects.canonical import UNKNOWN_META, UnreadableError, require_object
from callwright.core.wording import model_text, result_messages
from callwright.domain.result import Meta, ToolResult

RESULT_KEY: Final = "callwright/result"
DATA_PLACE_KEY: Final = "callwright/dataIn"
"""Where the data of a success stands: ``structuredContent``, ``json`` (the first text block, as JSON) or ``text``."""

NOTICE_KEY: Final = "callwright_notice"
"""The key of a structured object in which the notice stands; reserved for us in the schemas that are offered."""


def can_publish_schema(schema: Any) -> bool:
    """Return whether a tool may publish this output schema: clients of 2025-11-25 reject a whole list that contains another type."""
    return isinstance(schema, dict) and schema.get("type") == "object"


SchemaCheck = Callable[[Any], bool]
"""Whether structured content meets the output schema that clients know; always true where a tool has none."""


def dump(
    result: ToolResult, *, output_schema: bool = False, fits: SchemaCheck | None = None
) -> dict[str, Any]:
    """Write the result for an MCP client.

    Args:
        result: The result to write.
        output_schema: Whether the tool publishes one.
        fits: Whether an object with the notice meets it; None accepts every object without that key.
    """
    if not result.success:
        return dump_failure(result)
    notice = model_text.render_notice(result)
    if notice and output_schema and not can_hold_notice(result.data, fits) and is_repeated_write(result):
        return dump_repeated_write(result, notice)
    as_text = isinstance(result.data, str) and not output_schema
    block = build_text_block(result.data if as_text else foreign_result.encode_json_text(result.data))
    envelope = canonical.dump_compact(result)
    envelope.pop("data", None)
    meta = {
        RESULT_KEY: envelope,
        DATA_PLACE_KEY: "structuredContent" if output_schema else "text" if as_text else "json",
    }
    plain = {"content": [block, *build_notice_blocks(notice)], "isError": False, "_meta": meta}
    if not output_schema:
        return plain
    holds = bool(notice) and can_hold_notice(result.data, fits)
    return plain | {"structuredContent": {**result.data, NOTICE_KEY: notice} if holds else result.data}


def dump_failure(result: ToolResult, advice: str | None = None) -> dict[str, Any]:
    """Write a failure; ``advice`` replaces the code's own words (see ``model_text.render_failure``)."""
    return _dump_text_error(model_text.render_failure(result, advice), result)


def dump_repeated_write(result: ToolResult, notice: str) -> dict[str, Any]:
    """Write a replayed write whose schema has no room to say that nothing was done now."""
    words = f"{notice} The earlier answer: {foreign_result.encode_json_text(result.data)}"
    return _dump_text_error(words, result)


def dump_without_data(result: ToolResult) -> dict[str, Any]:
    """Write a success without data, such as an empty result, of a tool whose schema wants an object."""
    return _dump_text_error(model_text.render_notice(result) or result.message, result)


def _dump_text_error(text: str, result: ToolResult) -> dict[str, Any]:
    envelope = canonical.dump_compact(result)
    return {"content": [build_text_block(text)], "isError": True, "_meta": {RESULT_KEY: envelope}}


def is_repeated_write(result: ToolResult) -> bool:
    """Return whether a success is the replayed answer of a call that had an effect."""
    return result.meta.replayed and result.effect != "none"


def can_hold_notice(data: Any, fits: SchemaCheck | None) -> bool:
    """Return whether structured content can hold the notice: an object without that key that still meets its schema with it."""
    if not isinstance(data, dict) or NOTICE_KEY in data:
        return False
    return fits is None or fits({**data, NOTICE_KEY: ""})


def build_notice_blocks(notice: str) -> list[dict[str, Any]]:
    """Build the text block of a notice, for models only; empty where there is nothing to say."""
    return [build_text_block(notice) | {"annotations": {"audience": ["assistant"]}}] if notice else []


def build_text_block(text: str) -> dict[str, Any]:
    """Build a text block."""
    return {"type": "text", "text": text}


def load(obj: object, meta: Meta = UNKNOWN_META, *, ours: bool = False) -> ToolResult:
    """Read a CallToolResult. Unless it is ``ours``, only ``isError`` affects the outcome."""
    fields = require_object(obj, "a CallToolResult object")
    if ours:
        return _load_ours(fields, meta)
    if fields.get("isError") is True:
        return foreign_result.build_failure(result_messages.build_error("tool_failed"), meta=meta)
    return foreign_result.build_success(_read_foreign_data(fields), meta=meta)


def _read_foreign_data(fields: dict[str, Any]) -> Any:
    """Return structured content when there is some, a single text block as text, and anything else as its blocks."""
    if "structuredContent" in fields:
        return fields["structuredContent"]
    match fields.get("content"):
        case [{"type": "text", "text": str(text)}]:
            return text
        case list() as blocks:
            return blocks
        case _:
            raise UnreadableError("Expected content as a list of blocks.")


def _load_ours(fields: dict[str, Any], meta: Meta) -> ToolResult:
    marks = require_object(fields.get("_meta"), f"_meta with {RESULT_KEY}")
    envelope = require_object(marks.get(RESULT_KEY), RESULT_KEY)
    if fields.get("isError") is True:
        return canonical.load(envelope, meta)
    bare = canonical.load(envelope, meta)
    return canonical.load(
        envelope
        | {"data": _read_own_data(fields, marks.get(DATA_PLACE_KEY), model_text.render_notice(bare))},
        meta,
    )


def _read_own_data(fields: dict[str, Any], place: object, notice: str) -> Any:
    if place == "structuredContent":
        data = fields.get("structuredContent")
        if notice and isinstance(data, dict) and data.get(NOTICE_KEY) == notice:
            return {name: value for name, value in data.items() if name != NOTICE_KEY}
        return data
    blocks = fields.get("content")
    bare = (
        blocks[:-1]
        if isinstance(blocks, list) and notice and blocks[-1:] == build_notice_blocks(notice)
        else blocks
    )
    text = _read_foreign_data({"content": bare})
    return (
        text
        if place == "text"
        else foreign_result.decode_json_text(text, "the data as JSON in the first text block")
    )
