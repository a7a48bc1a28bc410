"""``tools/list`` from bytes that were made when the catalogue last changed; a call never waits for it.

May not know the wire. A caller sees the tools that are on offer to it; pages are of a fixed size, cursors are positions.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Raw

from callwright.core import mcp
from callwright.core.dialects.mcp import NOTICE, takes_schema
from callwright.core.inlining import inlined
from callwright.core.widening import widened
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract
from callwright.gateway import repeating, task_status
from callwright.ports import Catalogue, Tool
from callwright.relay import Era, RpcFault

PAGE: Final = 500
_encode = msgspec.json.Encoder().encode
_KEPT: Final = 64


class Listing:
    """See the head of this file.

    Args:
        catalogue: Where the tools stand.
        offered: Which of them a principal may know of.
        info: How the gateway names itself in modern results.
    """

    def __init__(
        self, catalogue: Catalogue, offered: Callable[[Principal], list[str]], info: dict[str, Any]
    ) -> None:
        self._catalogue = catalogue
        self._offered = offered
        self._info = info
        self._at = -1
        self._pages: dict[tuple[Principal, Era, bool, float], list[bytes]] = {}
        self._one: dict[tuple[str, str, bool, Era], bytes] = {}

    def page(
        self,
        principal: Principal,
        era: Era,
        cursor: object,
        changes: int,
        *,
        whole: bool = False,
        drawn: float = 1.0,
    ) -> bytes:
        """The result for this caller from this cursor on; ``changes`` tells whether what is kept still holds.

        ``whole`` writes out what schemas refer to, for a client whose profile asks for it. ``drawn`` is the caller's draw of
        versions that share a name, from 0 to 1; 1 gets the current ones.

        Raises:
            RpcFault: the cursor is none of ours.
        """
        if changes != self._at:
            self._at = changes
            self._pages.clear()
            self._one.clear()
        asked = principal, era, whole, drawn
        pages = self._pages.get(asked)
        if pages is None:
            if len(self._pages) >= _KEPT:
                self._pages.clear()
            pages = self._pages[asked] = self._written(principal, era, whole, drawn)
        return pages[_position(cursor, len(pages))]

    def _written(self, principal: Principal, era: Era, whole: bool, drawn: float) -> list[bytes]:  # noqa: FBT001 - our own
        found = [
            self._catalogue.find(name, None, principal, draw=drawn.__mul__)
            for name in self._offered(principal)
        ]
        offered = [one for one in found if one is not None]
        tools = [self._definition(one, whole, era) for one in offered]
        if any(
            one[0].contract.effect != "read" for one in offered
        ):  # a call of it may be answered by an earlier one
            tools.append(_encode(repeating.DEFINITION))
        if any(one[0].contract.long for one in offered):
            tools.append(_encode(task_status.DEFINITION))
        starts = range(0, max(len(tools), 1), PAGE)
        return [
            self._result(tools[at : at + PAGE], at // PAGE + 1 if at + PAGE < len(tools) else None, era)
            for at in starts
        ]

    def _result(self, tools: list[bytes], following: int | None, era: Era) -> bytes:
        result: dict[str, Any] = {"tools": [Raw(one) for one in tools]}
        if following is not None:
            result["nextCursor"] = str(following)
        if era == "modern":
            result |= {
                "resultType": "complete",
                "ttlMs": 0,
                "cacheScope": "private",
                "_meta": {mcp.SERVER: self._info},
            }
        return _encode(result)

    def _definition(self, one: tuple[CompiledContract, Tool], whole: bool, era: Era) -> bytes:  # noqa: FBT001 - our own
        contract = one[0].contract
        asked = contract.name, contract.version, whole, era
        known = self._one.get(asked)
        if known is None:
            definition = definition_of(one[0], getattr(one[1], "definition", None))
            if era == "legacy" and not takes_schema(definition.get("outputSchema")):
                definition.pop("outputSchema", None)
            known = self._one[asked] = _encode(_written_out(definition) if whole else definition)
        return known


def _written_out(definition: dict[str, Any]) -> dict[str, Any]:
    schemas: dict[str, Any] = {
        key: inlined(definition[key]) for key in ("inputSchema", "outputSchema") if key in definition
    }
    return {**definition, **schemas}


def definition_of(compiled: CompiledContract, theirs: dict[str, Any] | None) -> dict[str, Any]:
    """A tool as MCP defines it, in a new dict: its server's own definition under our name, or one made from its contract."""
    contract = compiled.contract
    if theirs is not None:
        return _offered({**theirs, "name": contract.name})
    made: dict[str, Any] = {
        "name": contract.name,
        "description": contract.description,
        "inputSchema": contract.input_schema,
        "annotations": {
            "readOnlyHint": contract.effect == "read",
            "destructiveHint": contract.effect != "read",
            "idempotentHint": contract.effect != "once",
        },
    }
    if contract.long or not takes_schema(
        contract.output_schema
    ):  # what a long call ends in at once is no output of its tool
        return made
    return _offered(made | {"outputSchema": contract.output_schema})


def _offered(definition: dict[str, Any]) -> dict[str, Any]:
    """The definition with room for a notice in its results, the same for every caller; pins and contracts hold the server's own."""
    schema = definition.get("outputSchema")
    return definition | {"outputSchema": widened(schema, NOTICE)} if isinstance(schema, dict) else definition


def _position(cursor: object, count: int) -> int:
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
    raise RpcFault(mcp.INVALID_PARAMS, "The cursor is not valid.")
