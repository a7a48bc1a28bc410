"""Encode a ``ToolResult`` as a CallToolResult.

A result received from an upstream, unchanged and without notices, is sent in the bytes received, with the envelope added to
``_meta``; a notice is appended to them (``core/dialects/call_tool_result.py`` defines where). All others (replays, failures,
results of tools that are not MCP tools) are encoded anew. Legacy clients get structured content only if it is an object: the
schema of 2025-11-25 allows no other, and its clients reject the whole result.
"""

import re
from typing import Any, Final

import msgspec
from msgspec import Raw

from callwright.core.dialects import call_tool_result as dialect
from callwright.core.dialects import canonical, foreign_result
from callwright.core.json_schema.compiled_schema import SchemaError, compile_schema
from callwright.core.json_schema.schema_widening import add_text_property
from callwright.core.protocols import mcp_protocol
from callwright.core.wording import model_text
from callwright.domain.contract import CompiledContract
from callwright.domain.result import ToolResult
from callwright.relay import ProtocolEra, Relay

_encode_json = msgspec.json.Encoder().encode
_COMPLETE_JSON: Final = Raw(b'"complete"')
_FALSE_JSON: Final = Raw(b"false")
_OBJECT_START: Final = re.compile(rb"\s*\{")


class ResultPresenter:
    """Encodes results for clients; ``info`` is the gateway's name in modern results."""

    def __init__(self, info: dict[str, Any]) -> None:
        self._info = {mcp_protocol.SERVER_META: info}

    def present_result(
        self,
        result: ToolResult,
        relay: Relay,
        bound: CompiledContract | None = None,
        *,
        advice: str | None = None,
    ) -> bytes:
        """Encode a result.

        Args:
            result: The result.
            relay: The requesting client, and the bytes received from the upstream.
            bound: The tool's contract, if clients know an output schema that a success must meet.
            advice: Text about a failure and what to do, in place of the error code's own.
        """
        if not result.success:
            return self._encode_whole(dialect.dump_failure(result, advice), relay.era)
        notice = model_text.render_notice(result)
        fits = _SchemaCheck(bound) if notice and bound is not None else None
        if (
            fits is not None
            and dialect.is_repeated_write(result)
            and not dialect.can_hold_notice(result.data, fits)
        ):
            return self._encode_whole(dialect.dump_repeated_write(result, notice), relay.era)
        if relay.members is not None and not result.meta.replayed and _is_untouched(result, relay.value):
            return self._splice_envelope(dict(relay.members), result, notice, fits, relay.era)
        if (
            bound is not None
            and result.data is None
            and dialect.can_publish_schema(bound.contract.output_schema)
        ):
            return self._encode_whole(dialect.dump_without_data(result), relay.era)
        return self._encode_whole(
            _build_members(result, notice, fits, structured=bound is not None), relay.era
        )

    def _splice_envelope(
        self,
        members: dict[str, Raw],
        result: ToolResult,
        notice: str,
        fits: "_SchemaCheck | None",
        era: ProtocolEra,
    ) -> bytes:
        meta = msgspec.json.decode(members["_meta"], type=dict[str, Any]) if "_meta" in members else {}
        if era == "legacy":
            meta.pop(mcp_protocol.SERVER_META, None)
            members.pop("resultType", None)
        else:
            meta |= self._info
            members.setdefault("resultType", _COMPLETE_JSON)
        if notice:
            _append_notice(members, result, notice, fits)
        structured = members.get("structuredContent") if era == "legacy" else None
        if structured is not None and not _OBJECT_START.match(structured):
            del members["structuredContent"]
            if result.content == []:
                members["content"] = Raw(
                    _encode_json([dialect.build_text_block(foreign_result.encode_json_text(result.data))])
                )
        meta[dialect.RESULT_KEY] = Raw(canonical.encode_without_data(result))
        members.setdefault("isError", _FALSE_JSON)
        return _encode_json({**members, "_meta": meta})

    def _encode_whole(self, plain: dict[str, Any], era: ProtocolEra) -> bytes:
        if era == "modern":
            plain = {"resultType": "complete", **plain}
            plain["_meta"] = {**plain.get("_meta", {}), **self._info}
        elif not isinstance(plain.get("structuredContent", {}), dict):
            data = plain.pop("structuredContent")
            plain["content"] = plain["content"] or [
                dialect.build_text_block(foreign_result.encode_json_text(data))
            ]
        return _encode_json(plain)


class _SchemaCheck:
    """Checks that structured content with a notice still meets the tool's published schema."""

    def __init__(self, bound: CompiledContract) -> None:
        self._schema = bound.contract.output_schema

    def __call__(self, data: Any) -> bool:
        if self._schema is None:
            return False  # published, but the schema cannot be checked here
        try:
            return compile_schema(add_text_property(self._schema, dialect.NOTICE_KEY)).is_valid(data)
        except SchemaError:
            return False


def _is_untouched(result: ToolResult, value: Any) -> bool:
    """Return whether the result is as received: changed neither by the guard nor by a preview."""
    return result.data is value or bool(result.data == value)


def _append_notice(
    members: dict[str, Raw], result: ToolResult, notice: str, fits: _SchemaCheck | None
) -> None:
    """Append the notice after the server's own content, and last in the object; all other bytes stay unchanged."""
    block = _encode_json(dialect.build_notice_blocks(notice)[0])
    members["content"] = Raw(_append_item(bytes(members.get("content", b"[]")), block))
    if "structuredContent" not in members:
        return
    if dialect.can_hold_notice(result.data, fits):
        key = _encode_json({dialect.NOTICE_KEY: notice})[1:-1]
        members["structuredContent"] = Raw(_append_item(bytes(members["structuredContent"]), key))
    elif fits is None:
        del members["structuredContent"]
        if result.content == []:
            members["content"] = Raw(
                _encode_json(
                    [dialect.build_text_block(foreign_result.encode_json_text(result.data)), Raw(block)]
                )
            )


def _append_item(wire: bytes, item: bytes) -> bytes:
    """Append one item to an encoded list or object."""
    inside = wire.strip()[:-1].rstrip()
    return inside + (b"" if len(inside) == 1 else b",") + item + (b"]" if inside[:1] == b"[" else b"}")


def _build_members(
    result: ToolResult, notice: str, fits: _SchemaCheck | None, *, structured: bool
) -> dict[str, Any]:
    if not isinstance(result.content, list):
        members = dialect.dump(result, output_schema=structured, fits=fits)
        members["_meta"][dialect.RESULT_KEY] = Raw(canonical.encode_without_data(result))
        return members
    plain: dict[str, Any] = {
        "content": [*result.content, *dialect.build_notice_blocks(notice)],
        "isError": False,
        "_meta": {dialect.RESULT_KEY: Raw(canonical.encode_without_data(result))},
    }
    holds = bool(notice) and dialect.can_hold_notice(result.data, fits)
    if structured or (result.data not in (None, result.content) and (holds or not notice)):
        return plain | {
            "structuredContent": {**result.data, dialect.NOTICE_KEY: notice} if holds else result.data
        }
    return plain if result.content or result.data is None else _add_text_block(plain, result)


def _add_text_block(plain: dict[str, Any], result: ToolResult) -> dict[str, Any]:
    """Prepend a text block with the data that neither a block nor the structured content holds."""
    return plain | {
        "content": [dialect.build_text_block(foreign_result.encode_json_text(result.data)), *plain["content"]]
    }
