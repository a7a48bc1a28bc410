"""A ledger that holds ``once`` calls for some seconds after a failover: a call that may have been made is never said to be undone."""

import asyncio
from typing import Any

import pytest

from callwright import Callwright, ToolResult
from callwright.domain.effects import Answer, Claim, StoreFailed
from callwright.ports import StoreEffect
from callwright.stores.memory_store import MemoryStore
from callwright.testing import FakeClock

pytestmark = [pytest.mark.promise("R4", "R11", "C4")]

HELD_MS = 3_200


class Holding(MemoryStore):
    """Claims no ``once`` call while ``holds``."""

    holds = False

    def perform_effect(self, effect: StoreEffect) -> Answer:
        if self.holds and isinstance(effect, Claim) and effect.effect == "once":
            return StoreFailed("locked", held_ms=HELD_MS)
        return super().perform_effect(effect)

    def perform_effect_async(self, effect: StoreEffect) -> Any:
        return self.perform_effect(effect) if type(effect) is Claim else super().perform_effect_async(effect)


def make_shop(done: list[int]) -> tuple[Callwright, Holding]:
    store = Holding(FakeClock())
    app = Callwright(store, clock=FakeClock())

    @app.tool(effect="once", key=["n"], inline=True)
    def pay(n: int) -> int:
        """Pay."""
        done.append(n)
        return n

    return app, store


@pytest.mark.parametrize("way", ["on a loop", "blocking"])
def test_a_held_call_may_have_been_made_and_can_be_sent_again_when_the_hold_is_over(way: str) -> None:
    done: list[int] = []
    app, store = make_shop(done)

    def call() -> ToolResult:
        sent: dict[str, Any] = {"name": "pay", "arguments": {"n": 1}}
        return asyncio.run(app.acall(sent, key="k")) if way == "on a loop" else app.call(sent, key="k")

    assert call().success
    store.holds = True
    held = call()
    assert (held.success, held.effect, held.next_action) == (False, "unknown", "retry")
    assert held.error is not None
    assert (held.error.code, held.error.retry_after_ms) == ("unavailable", HELD_MS)
    assert "may have been made already" in held.error.message
    store.holds = False
    again = call()
    assert (again.success, again.meta.replayed, done) == (True, True, [1])
