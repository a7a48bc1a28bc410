"""``tools/list``, encoded in advance when the catalogue changes; a call never waits for it.

May not know the transport. A caller sees the tools on offer to it; pages have a fixed size, cursors are positions.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Raw

from callwright.app.flow_tools import WorkflowTool
from callwright.core.contracts.definition_mending import describe_offered_tool
from callwright.core.dialects.call_tool_result import NOTICE_KEY, can_publish_schema
from callwright.core.json_schema.ref_inlining import inline_references
from callwright.core.json_schema.schema_widening import add_text_property
from callwright.core.protocols import mcp_protocol
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract
from callwright.gateway import repeat_calls, task_status_tool
from callwright.gateway.tool_search import CALL_DEFINITION, FIND_DEFINITION, ToolSearch
from callwright.ports import Catalogue, Tool
from callwright.relay import ProtocolEra, RpcFaultError

PAGE_SIZE: Final = 500
_encode_json = msgspec.json.Encoder().encode
_MAX_CACHED_PAGES: Final = 64


class ToolListing:
    """Encodes and caches the pages of ``tools/list``.

    Args:
        catalogue: The registered tools.
        offered: Decides which tools a principal may see.
        info: The gateway's name in modern results.
        search: Lists ``find_tool`` and ``call_tool`` in place of the tools that they reach.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        offered: Callable[[Principal], list[str]],
        info: dict[str, Any],
        search: ToolSearch | None = None,
    ) -> None:
        self._catalogue = catalogue
        self._search = search
        self._offered = offered
        self._info = info
        self._at = -1
        self._pages: dict[tuple[Principal, ProtocolEra, bool, float], list[bytes]] = {}
        self._one: dict[tuple[str, str, bool, ProtocolEra], bytes] = {}

    def get_page(
        self,
        principal: Principal,
        era: ProtocolEra,
        cursor: object,
        changes: int,
        *,
        whole: bool = False,
        drawn: float = 1.0,
    ) -> bytes:
        """Return this caller's page at this cursor; ``changes`` is the catalogue's version that cached pages must match.

        ``whole`` inlines schema references, for clients configured to need it. ``drawn`` is the caller's draw, from 0 to 1,
        which selects among versions of one tool; 1 selects the current ones.

        Raises:
            RpcFaultError: the cursor is invalid.
        """
        if changes != self._at:
            self._at = changes
            self._pages.clear()
            self._one.clear()
        asked = principal, era, whole, drawn
        pages = self._pages.get(asked)
        if pages is None:
            if len(self._pages) >= _MAX_CACHED_PAGES:
                self._pages.clear()
            pages = self._pages[asked] = self._build_pages(principal, era, whole, drawn)
        return pages[_parse_cursor(cursor, len(pages))]

    def _build_pages(self, principal: Principal, era: ProtocolEra, whole: bool, drawn: float) -> list[bytes]:  # noqa: FBT001 - our own
        items = [
            self._catalogue.find(name, None, principal, draw=drawn.__mul__)
            for name in self._offered(principal)
        ]
        offered = [one for one in items if one is not None]
        listed = (
            offered
            if self._search is None
            else [one for one in offered if self._search.is_listed(one[0].contract.name)]
        )
        tools = [self._encode_definition(one, whole, era) for one in listed]
        if self._search is not None:
            tools += [_encode_json(FIND_DEFINITION), _encode_json(CALL_DEFINITION)]
        if any(
            one[0].contract.effect != "read" for one in offered
        ):  # a call of it may return an earlier answer
            tools.append(_encode_json(repeat_calls.REPEAT_DEFINITION))
        if any(one[0].contract.long or isinstance(one[1], WorkflowTool) for one in offered):
            tools.append(_encode_json(task_status_tool.TASK_STATUS_DEFINITION))
        starts = range(0, max(len(tools), 1), PAGE_SIZE)
        return [
            self._encode_page(
                tools[at : at + PAGE_SIZE], at // PAGE_SIZE + 1 if at + PAGE_SIZE < len(tools) else None, era
            )
            for at in starts
        ]

    def _encode_page(self, tools: list[bytes], following: int | None, era: ProtocolEra) -> bytes:
        result: dict[str, Any] = {"tools": [Raw(one) for one in tools]}
        if following is not None:
            result["nextCursor"] = str(following)
        if era == "modern":
            result |= {
                "resultType": "complete",
                "ttlMs": 0,
                "cacheScope": "private",
                "_meta": {mcp_protocol.SERVER_META: self._info},
            }
        return _encode_json(result)

    def _encode_definition(self, one: tuple[CompiledContract, Tool], whole: bool, era: ProtocolEra) -> bytes:  # noqa: FBT001 - our own
        contract = one[0].contract
        asked = contract.name, contract.version, whole, era
        known = self._one.get(asked)
        if known is None:
            definition = build_definition(one[0], getattr(one[1], "definition", None))
            if era == "legacy" and not can_publish_schema(definition.get("outputSchema")):
                definition.pop("outputSchema", None)
            known = self._one[asked] = _encode_json(_inline_schemas(definition) if whole else definition)
        return known


def _inline_schemas(definition: dict[str, Any]) -> dict[str, Any]:
    schemas: dict[str, Any] = {
        key: inline_references(definition[key])
        for key in ("inputSchema", "outputSchema")
        if key in definition
    }
    return {**definition, **schemas}


def build_definition(compiled: CompiledContract, theirs: dict[str, Any] | None) -> dict[str, Any]:
    """Return a tool's MCP definition as a new dict: its server's own under the gateway's name, or one built from its contract."""
    contract = compiled.contract
    if theirs is not None:
        offered = {**theirs, "name": compiled.offered_name}
        if contract.key_argument is not None:  # the server's schema has an argument that callers do not fill
            offered["inputSchema"] = contract.input_schema
        return _widen_output_schema(offered)
    definition: dict[str, Any] = {
        "name": compiled.offered_name,
        "description": describe_offered_tool(contract),
        "inputSchema": contract.input_schema,
        "annotations": {
            "readOnlyHint": contract.effect == "read",
            "destructiveHint": contract.effect != "read",
            "idempotentHint": contract.effect != "once",
        },
    }
    if contract.long or not can_publish_schema(
        contract.output_schema
    ):  # the immediate answer of a long call does not match the tool's output schema
        return definition
    return _widen_output_schema(definition | {"outputSchema": contract.output_schema})


def _widen_output_schema(definition: dict[str, Any]) -> dict[str, Any]:
    """Extend the output schema by room for notices, equally for every caller; pins and contracts keep the server's own schema."""
    schema = definition.get("outputSchema")
    return (
        definition | {"outputSchema": add_text_property(schema, NOTICE_KEY)}
        if isinstance(schema, dict)
        else definition
    )


def _parse_cursor(cursor: object, count: int) -> int:
    if cursor is None:
        return 0
    if (
        isinstance(cursor, str)
        and cursor.isascii()
        and cursor.isdigit()
        and len(cursor) < 8
        and int(cursor) < count
    ):
        return int(cursor)
    raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "The cursor is not valid.")
