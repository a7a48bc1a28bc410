"""A ``ToolResult`` as the bytes of a CallToolResult, as design §3 says for MCP.

A result that came over the wire and was not touched goes out as the bytes it came in, with our envelope put into its
``_meta``; everything else (replays, failures, tools that are no MCP tools) is written from the result.
"""

from typing import Any, Final

import msgspec
from msgspec import Raw

from callwright.core import mcp
from callwright.core.dialects import canonical, foreign
from callwright.core.dialects import mcp as dialect
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
        self, result: ToolResult, relay: Relay, *, structured: bool, words: str | None = None
    ) -> bytes:
        """The result's bytes. ``structured`` says whether the tool publishes an output schema.

        ``words`` is for whoever reads a failure and can do something about it; it stands behind the envelope.
        """
        if not result.success:
            plain = dialect.dump(result)
            if words is not None:
                plain["content"] = [*plain["content"], {"type": "text", "text": words}]
            return self._whole(plain, relay.era)
        if relay.members is not None and not result.meta.replayed and _untouched(result, relay.value):
            return self._spliced(dict(relay.members), result, relay.era)
        return self._whole(_written(result, structured=structured), relay.era)

    def _spliced(self, members: dict[str, Raw], result: ToolResult, era: Era) -> bytes:
        meta = msgspec.json.decode(members["_meta"], type=dict[str, Any]) if "_meta" in members else {}
        if era == "legacy":
            meta.pop(mcp.SERVER, None)
            members.pop("resultType", None)
        else:
            meta |= self._info
            members.setdefault("resultType", _COMPLETE)
        meta[dialect.RESULT] = Raw(canonical.beside(result))
        members.setdefault("isError", _FALSE)
        members["_meta"] = Raw(_encode(meta))
        return _encode(members)

    def _whole(self, plain: dict[str, Any], era: Era) -> bytes:
        if era == "modern":
            plain = {"resultType": "complete", **plain}
            plain["_meta"] = {**plain.get("_meta", {}), **self._info}
        return _encode(plain)


def _untouched(result: ToolResult, value: Any) -> bool:
    """Whether what is to go out is what came in: neither the guard nor a preview has changed it."""
    return result.data is value or bool(result.data == value)


def _written(result: ToolResult, *, structured: bool) -> dict[str, Any]:
    if isinstance(result.content, list):
        plain: dict[str, Any] = {"content": result.content, "isError": False}
        if structured or result.data not in (None, result.content):
            plain["structuredContent"] = result.data
        return plain | {"_meta": {dialect.RESULT: Raw(canonical.beside(result))}}
    as_text = isinstance(result.data, str) and not structured
    text = result.data if as_text else foreign.as_json(result.data)
    place = "structuredContent" if structured else "text" if as_text else "json"
    return {
        "content": [{"type": "text", "text": text}],
        "isError": False,
        "_meta": {dialect.RESULT: Raw(canonical.beside(result)), dialect.DATA_IN: place},
    } | ({"structuredContent": result.data} if structured else {})
