"""A ``ToolResult`` as the bytes of a CallToolResult, as design §3 says for MCP.

A result that came over the wire, was not touched and needs no notice goes out as the bytes it came in, with our envelope put
into its ``_meta``; a notice is put behind them (``core/dialects/mcp.py`` says where). Everything else (replays, failures, tools
that are no MCP tools) is written from the result. A legacy client gets structured content only where it is an object: the
schema of 2025-11-25 knows no other, and its clients refuse the whole result.
"""

from typing import Any, Final

import msgspec
from msgspec import Raw

from callwright.core import mcp, model_text
from callwright.core.dialects import canonical, foreign
from callwright.core.dialects import mcp as dialect
from callwright.core.schema import SchemaError, compile_schema
from callwright.core.widening import widened
from callwright.domain.contract import CompiledContract
from callwright.domain.result import ToolResult
from callwright.relay import Era, Relay

_encode = msgspec.json.Encoder().encode
_COMPLETE: Final = Raw(b'"complete"')
_FALSE: Final = Raw(b"false")


class Presenter:
    """Writes results for clients; ``info`` is how the gateway names itself in modern results."""

    def __init__(self, info: dict[str, Any]) -> None:
        self._info = {mcp.SERVER: info}

    def result(
        self,
        result: ToolResult,
        relay: Relay,
        bound: CompiledContract | None = None,
        *,
        advice: str | None = None,
    ) -> bytes:
        """The result's bytes.

        Args:
            result: What to write.
            relay: Who reads it, and what came over the wire.
            bound: The tool's contract where clients know an output schema that a success has to meet.
            advice: Says what is the matter with a failure and what to do, in place of the code's own words.
        """
        if not result.success:
            return self._whole(dialect.failure(result, advice), relay.era)
        notice = model_text.notice(result)
        fits = _Fits(bound) if notice and bound is not None else None
        if fits is not None and dialect.is_repeated_write(result) and not dialect.carries(result.data, fits):
            return self._whole(dialect.done_already(result, notice), relay.era)
        if relay.members is not None and not result.meta.replayed and _untouched(result, relay.value):
            return self._spliced(dict(relay.members), result, notice, fits, relay.era)
        return self._whole(_written(result, notice, fits, structured=bound is not None), relay.era)

    def _spliced(
        self, members: dict[str, Raw], result: ToolResult, notice: str, fits: "_Fits | None", era: Era
    ) -> bytes:
        meta = msgspec.json.decode(members["_meta"], type=dict[str, Any]) if "_meta" in members else {}
        if era == "legacy":
            meta.pop(mcp.SERVER, None)
            members.pop("resultType", None)
        else:
            meta |= self._info
            members.setdefault("resultType", _COMPLETE)
        if notice:
            _put_behind(members, result, notice, fits)
        if era == "legacy" and not bytes(members.get("structuredContent", b"{")).lstrip().startswith(b"{"):
            del members["structuredContent"]
            if result.content == []:
                members["content"] = Raw(_encode([dialect.text_block(foreign.as_json(result.data))]))
        meta[dialect.RESULT] = Raw(canonical.beside(result))
        members.setdefault("isError", _FALSE)
        members["_meta"] = Raw(_encode(meta))
        return _encode(members)

    def _whole(self, plain: dict[str, Any], era: Era) -> bytes:
        if era == "modern":
            plain = {"resultType": "complete", **plain}
            plain["_meta"] = {**plain.get("_meta", {}), **self._info}
        elif not isinstance(plain.get("structuredContent", {}), dict):
            data = plain.pop("structuredContent")
            plain["content"] = plain["content"] or [dialect.text_block(foreign.as_json(data))]
        return _encode(plain)


class _Fits:
    """Whether structured content with a notice meets the schema that was offered for this tool."""

    def __init__(self, bound: CompiledContract) -> None:
        self._schema = bound.contract.output_schema

    def __call__(self, data: Any) -> bool:
        if self._schema is None:
            return False  # offered, but not to be checked by us
        try:
            return compile_schema(widened(self._schema, dialect.NOTICE)).is_valid(data)
        except SchemaError:
            return False


def _untouched(result: ToolResult, value: Any) -> bool:
    """Whether what is to go out is what came in: neither the guard nor a preview has changed it."""
    return result.data is value or bool(result.data == value)


def _put_behind(members: dict[str, Raw], result: ToolResult, notice: str, fits: _Fits | None) -> None:
    """The notice behind the server's own content, and last in the object; every other byte stays as it is."""
    block = _encode(dialect.noticed(notice)[0])
    members["content"] = Raw(_longer(bytes(members.get("content", b"[]")), block))
    if "structuredContent" not in members:
        return
    if dialect.carries(result.data, fits):
        key = _encode({dialect.NOTICE: notice})[1:-1]
        members["structuredContent"] = Raw(_longer(bytes(members["structuredContent"]), key))
    elif fits is None:
        del members["structuredContent"]
        if result.content == []:
            members["content"] = Raw(_encode([dialect.text_block(foreign.as_json(result.data)), Raw(block)]))


def _longer(wire: bytes, item: bytes) -> bytes:
    """JSON of a list or an object, with one more at its end."""
    inside = wire.strip()[:-1].rstrip()
    return inside + (b"" if len(inside) == 1 else b",") + item + (b"]" if inside[:1] == b"[" else b"}")


def _written(result: ToolResult, notice: str, fits: _Fits | None, *, structured: bool) -> dict[str, Any]:
    if not isinstance(result.content, list):
        made = dialect.dump(result, output_schema=structured, fits=fits)
        made["_meta"][dialect.RESULT] = Raw(canonical.beside(result))
        return made
    plain: dict[str, Any] = {
        "content": [*result.content, *dialect.noticed(notice)],
        "isError": False,
        "_meta": {dialect.RESULT: Raw(canonical.beside(result))},
    }
    holds = bool(notice) and dialect.carries(result.data, fits)
    if structured or (result.data not in (None, result.content) and (holds or not notice)):
        return plain | {
            "structuredContent": {**result.data, dialect.NOTICE: notice} if holds else result.data
        }
    return plain if result.content or result.data is None else _in_words(plain, result)


def _in_words(plain: dict[str, Any], result: ToolResult) -> dict[str, Any]:
    """Data that neither a block nor the structured content holds, as the first block."""
    return plain | {"content": [dialect.text_block(foreign.as_json(result.data)), *plain["content"]]}
