"""What an MCP server says of its tool without being believed: whether the tool may be repeated.

It decides one thing only, when an answer counts as received; the effect class is the contract's.
"""

from collections.abc import Callable
from typing import Final

from callwright.app import UndeliveredResult
from callwright.domain.call import Principal
from callwright.ports import Catalogue

_REPEATABLE_HINTS: Final = ("readOnlyHint", "idempotentHint")


def make_close_callback(
    catalogue: Catalogue, principal: Principal, given: UndeliveredResult
) -> Callable[[], None]:
    """What to call when the client has closed its connection in order: it confirms the answer of a tool with a hint."""

    def closed() -> None:
        if _has_repeatable_hint(catalogue, given.result.meta.tool_name, principal):
            given.delivered()

    return closed


def _has_repeatable_hint(catalogue: Catalogue, name: str, principal: Principal) -> bool:
    found = catalogue.find(name, None, principal)
    definition = getattr(found[1], "definition", None) if found else None
    said = definition.get("annotations") if isinstance(definition, dict) else None
    return isinstance(said, dict) and any(said.get(hint) is True for hint in _REPEATABLE_HINTS)
