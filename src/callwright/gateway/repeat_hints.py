"""The read-only and idempotency hints of an upstream MCP server about its tool; hints are not trusted.

They only affect when an answer counts as received; the effect class comes from the contract.
"""

from collections.abc import Callable
from typing import Final

from callwright.app import UndeliveredResult
from callwright.domain.call import Principal
from callwright.ports import Catalogue

_REPEATABLE_HINTS: Final = ("readOnlyHint", "idempotentHint")


def make_close_callback(
    catalogue: Catalogue, principal: Principal, undelivered: UndeliveredResult
) -> Callable[[], None]:
    """Return the callback for a client that closes its connection cleanly: it confirms the answer if the tool has such a hint."""

    def closed() -> None:
        if _has_repeatable_hint(catalogue, undelivered.result.meta.tool_name, principal):
            undelivered.delivered()

    return closed


def _has_repeatable_hint(catalogue: Catalogue, name: str, principal: Principal) -> bool:
    item = catalogue.find(name, None, principal)
    definition = getattr(item[1], "definition", None) if item else None
    annotations = definition.get("annotations") if isinstance(definition, dict) else None
    return isinstance(annotations, dict) and any(annotations.get(hint) is True for hint in _REPEATABLE_HINTS)
