"""The tools of the simulated business: one per effect class and repeat rule.

A tool only sends a request over the network of the process it runs in, so that one catalogue serves all histories.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Any, Literal

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.domain.call import Principal
from callwright.domain.contract import (
    CompiledContract,
    Contract,
    DeclaredError,
    EffectClass,
    Repeat,
    RetryPolicy,
)
from callwright.ports import CallContext, Tool
from simulation.process_loop import ProcessLoop

TOOL_TIMEOUT_MS = 1_000
CALL_DEADLINE_MS = 3_000
CLAIM_LEASE_MS = 4_000
MAX_DELAY_MS = 1.5 * CLAIM_LEASE_MS
"""The longest time in which a request is on its way."""

LONG_TIMEOUT_MS = 20_000
LONG_DEADLINE_MS = 25_000
LONG_LEASE_MS = 40_000
"""Of the tools that take long: their claims lapse with the heartbeats of their process, long before their lease does."""

_LONG_TOOLS = frozenset({"ship", "stock"})
_TOOL_KINDS: dict[str, tuple[EffectClass, Repeat]] = {
    "look": ("read", "allow"),
    "set_price": ("idempotent", "replay"),
    "pay": ("keyed", "replay"),
    "order": ("once", "replay"),
    "mail": ("once", "replay_undelivered"),
    "notify": ("once", "ask"),
    "toggle": ("once", "allow"),
    "ship": ("once", "replay"),
    "stock": ("idempotent", "replay"),
}
TOOL_NAMES = tuple(_TOOL_KINDS)


class NetworkTool:
    """A ``ports.Tool`` that uses the network of the process that runs it."""

    mode: Literal["async"] = "async"

    def __init__(self, name: str) -> None:
        self.name = name

    async def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
        """Send the request and wait for the answer."""
        loop: Any = asyncio.get_running_loop()
        if not isinstance(loop, ProcessLoop):
            raise TypeError("a simulated tool runs in a simulated process only")
        return await loop.process.send(self.name, arguments, context)


def _build_contract(name: str, effect: EffectClass, repeat: Repeat) -> Contract:
    is_long = name in _LONG_TOOLS
    return Contract(
        name=name,
        input_schema={
            "type": "object",
            "properties": {"to": {"type": "integer"}},
            "required": ["to"],
            "additionalProperties": False,
        },
        output_schema={"type": "object", "properties": {"id": {"type": "string"}}, "required": ["id"]},
        effect=effect,
        repeat=repeat,
        timeout_ms=LONG_TIMEOUT_MS if is_long else TOOL_TIMEOUT_MS,
        deadline_ms=LONG_DEADLINE_MS if is_long else CALL_DEADLINE_MS,
        wait_ms=1_500,
        lease_ms=LONG_LEASE_MS if is_long else CLAIM_LEASE_MS,
        retries=RetryPolicy(max_retries=1),
        errors=(DeclaredError("REFUSED", "The business refuses."),),
    )


class SimulatedCatalogue:
    """A ``ports.Catalogue`` of these tools."""

    def __init__(self) -> None:
        self._tools: dict[str, tuple[CompiledContract, Tool]] = {
            name: (compile_contract(_build_contract(name, *kind)), NetworkTool(name))
            for name, kind in _TOOL_KINDS.items()
        }

    def find(
        self,
        name: str,
        version: str | None,
        principal: Principal,
        draw: Callable[[float], float] | None = None,
    ) -> tuple[CompiledContract, Tool] | None:
        """Return the tool's only version; every tool is visible."""
        del version, principal, draw
        return self._tools.get(name)

    namespaces: Collection[str] = ()

    def is_held(self, name: str) -> bool:
        """Return False: no tool waits for acceptance."""
        del name
        return False

    def find_absent_server(self, name: str) -> None:
        """Return None: there are no servers."""
        del name

    def find_closest(self, name: str, principal: Principal) -> str | None:
        """Return None: names are never misspelt here."""
        del name, principal
        return None

    def is_restricted(self, principal: Principal) -> bool:
        """Return False: nothing is hidden."""
        del principal
        return False

    def list_names(self, principal: Principal) -> Sequence[str]:
        """Return all names."""
        del principal
        return sorted(self._tools)

    def score_tools(self, request: str) -> dict[str, float]:
        """Return no scores: nothing is searched here."""
        del request
        return {}


@cache
def get_catalogue() -> SimulatedCatalogue:
    """Return the catalogue, compiled once."""
    return SimulatedCatalogue()


def get_effect_class(name: str) -> EffectClass:
    """Return the effect class of this tool."""
    return _TOOL_KINDS[name][0]
