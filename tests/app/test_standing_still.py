"""A process that stands still between its claim and its tool, as by SIGSTOP: others may have decided about the call by then."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from callwright import CallContext, Callwright, NotApplied, ToolResult
from callwright.domain.effects import Answer, Claim
from callwright.ports import StoreEffect
from callwright.stores.memory_store import MemoryStore
from callwright.testing import FakeClock

LEASE_MS = 5_000
CALL: dict[str, Any] = {"name": "pay", "arguments": {"n": 1}}


class Pausing(MemoryStore):
    """After the first claim so much time passes, and ``meanwhile`` happens, before the process goes on."""

    def __init__(self, clock: FakeClock, still_ms: float) -> None:
        super().__init__(clock)
        self._still_ms = still_ms
        self._time = clock
        self._passed = False
        self.meanwhile: Callable[[], None] = lambda: None

    def perform_effect(self, effect: StoreEffect) -> Answer:
        answer = super().perform_effect(effect)
        if type(effect) is Claim and not self._passed:
            self._passed = True
            self._time.advance(self._still_ms)
            self.meanwhile()
        return answer

    def perform_effect_async(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        return self.perform_effect(effect) if type(effect) is Claim else super().perform_effect_async(effect)


class Shop:
    """``app`` is the process that stands still, ``other`` one beside it on the same ledger."""

    def __init__(self, still_ms: float) -> None:
        self.done: list[int] = []
        clock = FakeClock()
        self.store = Pausing(clock, still_ms)
        self.app, self.other = Callwright(self.store, clock=clock), Callwright(self.store, clock=clock)
        limits = {"timeout_ms": LEASE_MS, "deadline_ms": LEASE_MS, "lease_ms": LEASE_MS}
        for one in (self.app, self.other):
            one.tool(effect="once", key=["n"], inline=True, **limits)(self.pay)  # type: ignore[call-overload]

    def pay(self, n: int) -> int:
        """Pay."""
        self.done.append(n)
        return n

    def released(self) -> None:
        """Somebody finds that it did not happen, and the other process makes the call."""
        self.store.sweep()
        [entry] = self.store.list_entries(state="unknown")
        assert self.store.decide_entry(entry.entry_id, "released", by="ann", why="not on the statement")
        assert self.other.call(CALL).success


@pytest.mark.promise("R4", "C4")
@pytest.mark.parametrize("way", ["on a loop", "blocking"])
def test_a_call_whose_lease_is_over_before_it_begins_is_not_begun(way: str) -> None:
    shop = Shop(LEASE_MS)
    result = asyncio.run(shop.app.acall(CALL)) if way == "on a loop" else shop.app.call(CALL)
    assert (result.success, result.effect, shop.done) == (False, "none", [])
    assert result.error is not None
    assert result.error.code == "timeout"
    assert shop.app.call(CALL).success
    assert shop.done == [1]


@pytest.mark.promise("R4", "C4")
@pytest.mark.parametrize("way", ["on a loop", "blocking"])
def test_what_somebody_has_released_meanwhile_is_done_once_by_whoever_came_next(way: str) -> None:
    shop = Shop(LEASE_MS + 1)
    shop.store.meanwhile = shop.released
    result = asyncio.run(shop.app.acall(CALL)) if way == "on a loop" else shop.app.call(CALL)
    assert (result.success, result.effect, shop.done) == (False, "none", [1])


@pytest.mark.promise("R4")
def test_a_short_pause_changes_nothing() -> None:
    shop = Shop(LEASE_MS - 1)
    assert shop.app.call(CALL).success
    assert shop.done == [1]


@pytest.mark.promise("C4", "R4")
def test_who_brings_a_refusal_late_does_not_say_that_the_next_ones_answer_has_arrived() -> None:
    async def told() -> tuple[bool, int]:
        app, tried, sent = Callwright(), iter((True, False, False)), []

        @app.tool(effect="once", repeat="replay_undelivered", retries=0)
        async def mail(to: str) -> str:
            """Send a mail; the first attempt is refused before anything is done."""
            if next(tried):
                raise NotApplied
            sent.append(to)
            return "sent"

        call = {"name": "mail", "arguments": {"to": "ann"}}
        refused = await app.host.acall_undelivered(call)
        done = await app.host.acall_undelivered(call)
        assert (refused.result.effect, done.result.effect) == ("none", "committed")
        refused.delivered()
        again = await app.acall(call)
        return again.meta.replayed, len(sent)

    assert asyncio.run(told()) == (True, 1)


@pytest.mark.promise("R4", "C4")
@pytest.mark.parametrize("effect", ["idempotent", "keyed"])
def test_who_takes_a_call_over_and_does_nothing_does_not_say_that_nothing_was_done(effect: Any) -> None:
    clock, done = FakeClock(), list[str]()
    store = MemoryStore(clock)
    ours, other = Callwright(store, clock=clock), Callwright(store, clock=clock)
    limits: Any = {"timeout_ms": LEASE_MS, "deadline_ms": LEASE_MS, "lease_ms": LEASE_MS}
    told = list[ToolResult]()

    def stands_still(n: int, context: CallContext) -> int:
        clock.advance(LEASE_MS + 1)
        told.append(other.call(CALL))
        (entry,) = store.list_entries()
        assert entry.state == "unknown"
        done.append("ours")
        return n

    def refuses(n: int, context: CallContext) -> int:
        raise NotApplied("connection_failed")

    ours.tool(effect=effect, key=["n"], name="pay", retries=0, inline=True, **limits)(stands_still)
    other.tool(effect=effect, key=["n"], name="pay", retries=0, inline=True, **limits)(refuses)
    ours.call(CALL)

    assert [one.effect for one in told] == ["unknown"]
    assert told[0].error is not None
    assert (told[0].error.code, told[0].error.retryable) == ("outcome_unknown", True)
    assert done == ["ours"]


@pytest.mark.promise("R4", "C4")
def test_who_comes_after_a_call_that_did_nothing_may_say_so_too() -> None:
    clock = FakeClock()
    with Callwright(MemoryStore(clock), clock=clock) as app:

        @app.tool(effect="idempotent", retries=0)
        def pay(n: int) -> int:
            raise NotApplied("connection_failed")

        assert [app.call(CALL).effect for _ in range(2)] == ["none", "none"]
        assert [entry.state for entry in app.store.list_entries()] == ["released"]
