"""The tools of the simulated business: one of each effect class and each meaning of a repetition.

A tool does nothing here but ask the network of the process that it runs in; so one offer serves all histories.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Literal

from callwright.core.compile import compile_contract
from callwright.domain.call import Principal
from callwright.domain.contract import (
    CompiledContract,
    Contract,
    DeclaredError,
    EffectClass,
    Repeat,
    RetryPolicy,
)
from callwright.evals.simulation.loop import ProcessLoop
from callwright.ports import CallContext, Tool

TIMEOUT_MS = 1_000
DEADLINE_MS = 3_000
LEASE_MS = 4_000

_KINDS: dict[str, tuple[EffectClass, Repeat]] = {
    "look": ("read", "allow"),
    "set_price": ("idempotent", "replay"),
    "pay": ("keyed", "replay"),
    "order": ("once", "replay"),
    "mail": ("once", "replay_undelivered"),
    "notify": ("once", "ask"),
    "toggle": ("once", "allow"),
}
TOOLS = tuple(_KINDS)


class NetworkTool:
    """``ports.Tool``: asks the network of the process that runs it."""

    mode: Literal["async"] = "async"

    def __init__(self, name: str) -> None:
        self.name = name

    async def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
        """Send the request and wait for the answer."""
        loop: Any = asyncio.get_running_loop()
        if not isinstance(loop, ProcessLoop):
            raise TypeError("a simulated tool runs in a simulated process only")
        return await loop.process.send(self.name, arguments, context)


def _contract(name: str, effect: EffectClass, repeat: Repeat) -> Contract:
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
        timeout_ms=TIMEOUT_MS,
        deadline_ms=DEADLINE_MS,
        wait_ms=1_500,
        lease_ms=LEASE_MS,
        retries=RetryPolicy(max_retries=1),
        errors=(DeclaredError("REFUSED", "The business refuses."),),
    )


class Offer:
    """``ports.Catalogue`` of these tools."""

    def __init__(self) -> None:
        self._tools: dict[str, tuple[CompiledContract, Tool]] = {
            name: (compile_contract(_contract(name, *kind)), NetworkTool(name))
            for name, kind in _KINDS.items()
        }

    def find(
        self,
        name: str,
        version: str | None,
        principal: Principal,
        *,
        draw: Callable[[float], float] | None = None,
    ) -> tuple[CompiledContract, Tool] | None:
        """Everybody sees every tool; there is one version."""
        del version, principal, draw
        return self._tools.get(name)

    def closest(self, name: str, principal: Principal) -> str | None:
        """Nobody misspells here."""
        del name, principal
        return None

    def restricted(self, principal: Principal) -> bool:
        """Nothing is hidden."""
        del principal
        return False

    def names(self, principal: Principal) -> Sequence[str]:
        """All of them."""
        del principal
        return sorted(self._tools)

    def scores(self, asked: Iterable[str]) -> dict[str, float]:
        """Nobody searches here."""
        del asked
        return {}


@cache
def offer() -> Offer:
    """The offer, compiled once."""
    return Offer()


def effect_class(name: str) -> EffectClass:
    """What running this tool twice would do."""
    return _KINDS[name][0]
