"""One simulated process: its loop, its wire to the store, its wire to the tools. It can be killed at every step.

A step is whatever others can see of it: a request that leaves, one that arrives, an answer that is heard.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, cast

from msgspec import Struct

from callwright.core.authorize import Policy, Rule
from callwright.domain.call import CallRequest, Ticket
from callwright.domain.effects import Answer, AwaitSettle, StoreFailed
from callwright.domain.result import ToolResult
from callwright.evals.simulation.loop import ProcessLoop
from callwright.evals.simulation.offer import LEASE_MS, TIMEOUT_MS, offer
from callwright.evals.simulation.shared import Shared
from callwright.evals.simulation.timeline import SimulatedChance, SimulatedClock
from callwright.ports import CallContext, MayHaveHappened, NotApplied, Store, StoreEffect, ToolError, Write
from callwright.runtime.driver import Recorded
from callwright.runtime.perform import Performer
from callwright.runtime.straight import as_told, make
from callwright.runtime.tape import Head
from callwright.runtime.workers import Workers
from callwright.runtime.world import World

LONGEST_STILL_MS = 6 * LEASE_MS
"""A process stands still no longer than this, all in all: long enough for others to decide about what it has claimed."""

SLOWEST_MS = 1.5 * LEASE_MS
_POLICY = Policy((Rule("allow"),))
_WORKERS = Workers()


class Call(Struct):
    """One call: what was asked, and what came of it. ``result`` is None where its process did not live to see it."""

    request: CallRequest
    owner: str
    tape: Recorded
    process: "Process"
    result: ToolResult | None = None


class Process:
    """See the top of the file. ``calls`` is what it was asked to do, ``stood_still`` whether it was ever frozen."""

    def __init__(self, name: str, shared: Shared) -> None:
        self.name = name
        self.shared = shared
        self.loop = ProcessLoop(shared.timeline, self)
        self.calls: list[Call] = []
        self.stood_still = 0.0
        chance = SimulatedChance(shared.timeline, name)
        # A call asks of a store only what `_Connection` has; approvals and tapes are not part of these histories.
        store = cast("Store", _Connection(self))
        clock = SimulatedClock(shared.timeline)
        self._world = World(offer(), _POLICY, store, clock, chance, _WORKERS)

    async def call(self, request: CallRequest) -> ToolResult:
        """Make one call as the application does: straight or by the story, hands, delivery."""
        ticket = Ticket(self._world.rng.call_id(), self._world.rng.trace_id())
        limits = self.shared.limits
        hands = Performer(self._world, request, ticket, limits)
        noted = Call(request, ticket.call_id, [], self)
        self.calls.append(noted)
        head = Head(request=request, ticket=ticket, limits=limits)
        result = await make(hands, head, noted.tape) or await as_told(hands, head, noted.tape)
        noted.result = result
        if self.shared.timeline.log is not None:
            self.say(f"{ticket.call_id} {result.meta.tool_name}: {_in_short(result)}")
        hands.let_go()
        hands.delivered()
        return result

    def say(self, what: str) -> None:
        """Note it, if anybody wants to know."""
        self.shared.timeline.say(self.name, what)

    # --- dying ----------------------------------------------------------------------------------------------------

    def step(self) -> bool:
        """Something others can see is about to happen: whether this process lives to do it."""
        timeline, weather = self.shared.timeline, self.shared.weather
        if not self.loop.alive:
            return False
        if weather.dies and timeline.happens(weather.dies):
            self.say("is killed")
            self.loop.kill()
            self.shared.died(self)
            return False
        if weather.freezes and timeline.happens(weather.freezes):
            self._freeze(timeline.between(0.5, 1.0) * (LONGEST_STILL_MS - self.stood_still))
        return True

    def _freeze(self, ms: float) -> None:
        self.stood_still += ms
        self.say(f"stands still for {ms:.0f} ms")
        self.loop.freeze(ms)

    # --- the wire to the store ------------------------------------------------------------------------------------

    def ask_store(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        """Ask the one store; the answer may be late, or never come."""
        shared = self.shared
        if isinstance(effect, AwaitSettle):
            return shared.store.answer_async(effect)
        timeline, weather = shared.timeline, shared.weather
        if weather.store_prompt and timeline.happens(weather.store_prompt):
            return self._answered(effect)
        future = Write(loop=self.loop.as_loop)
        if self.step():
            slow = weather.store_slow and timeline.happens(weather.store_slow)
            delay = timeline.between(LEASE_MS, SLOWEST_MS) if slow else timeline.between(0.1, 3.0)
            timeline.after(delay, partial(self._at_store, effect, future))
        return future

    def _at_store(self, effect: StoreEffect, future: Write) -> None:
        timeline, weather = self.shared.timeline, self.shared.weather
        if weather.store_down and timeline.happens(weather.store_down):
            self.say(f"{type(effect).__name__}: the store is down")
            answer: Answer = StoreFailed("gone")
        else:
            answer = self._answered(effect)
            if weather.store_unheard and timeline.happens(weather.store_unheard):
                self.say("the store's answer is lost")
                answer = StoreFailed("gone")
        if self.step():
            timeline.after(timeline.between(0.1, 3.0), partial(self._heard, future, answer))

    def _answered(self, effect: StoreEffect) -> Answer:
        answer = self.shared.store.answer(effect)
        self.shared.observer.see(effect, answer)
        self.shared.trail.see(effect, answer)
        if self.shared.timeline.log is not None:
            self.say(f"{effect} → {answer}")
        return answer

    def _heard(self, future: "asyncio.Future[Any]", answer: Any) -> None:
        if self.step() and not future.done():
            future.set_result(answer)

    # --- the wire to the tools --------------------------------------------------------------------------------------

    def send(self, tool: str, arguments: dict[str, Any], context: CallContext) -> "asyncio.Future[Any]":
        """Send a request to the business; what arrives is carried out, whether anybody hears of it or not."""
        del arguments  # what is done does not depend on it; the key does
        timeline, future = self.shared.timeline, self.loop.create_future()
        if not self.step():
            return future
        fate = self._fate()
        self.say(f"{context.call_id} sends {tool}, attempt {context.attempt}: {fate}")
        slow = fate == "slow"
        delay = timeline.between(TIMEOUT_MS, SLOWEST_MS) if slow else timeline.between(1, TIMEOUT_MS / 4)
        self.shared.business.left(context.idempotency_key, 1)
        timeline.after(delay, partial(self._arrives, tool, context, future, fate))
        return future

    def _fate(self) -> str:
        timeline, weather = self.shared.timeline, self.shared.weather
        for name in _FATES:
            likely = getattr(weather, name)
            if likely and timeline.happens(likely):
                return name
        return "well"

    def _arrives(self, tool: str, context: CallContext, future: "asyncio.Future[Any]", fate: str) -> None:
        shared, timeline = self.shared, self.shared.timeline
        shared.business.left(context.idempotency_key, -1)
        happens = fate in _HAPPENS or (fate in _EITHER and timeline.happens(0.5))
        answer: Any = _REFUSALS.get(fate)
        if fate == "misreported":
            answer = _REPORTS[int(timeline.between(0, len(_REPORTS) - 0.001))]
        if happens:
            done = shared.business.carry_out(tool, context.idempotency_key, context.call_id)
            timeline.say("business", f"has done {done.id} for {context.call_id}")
            answer = answer or ({"number": done.id} if fate == "misshapen" else {"id": done.id})
        if fate not in _SILENT:
            timeline.after(timeline.between(1, TIMEOUT_MS / 4), partial(self._answers, future, answer))

    def _answers(self, future: "asyncio.Future[Any]", answer: Any) -> None:
        if not self.step() or future.done():
            return
        if isinstance(answer, str) and answer in _FAULTS:
            future.set_exception(_FAULTS[answer]())
        else:
            future.set_result(answer)


_FATES = ("refused", "lost", "unheard", "broken", "slow", "declined", "misshapen", "misreported")
_HAPPENS = frozenset({"well", "unheard", "slow", "misshapen"})
_EITHER = frozenset({"broken", "misreported"})
_SILENT = frozenset({"lost", "unheard"})
_REFUSALS = {"refused": "refused", "broken": "broken", "declined": "declined"}
_REPORTS: tuple[Any, ...] = (
    {"error": "The order was placed; sending the receipt failed: rate limit exceeded"},
    {
        "success": False,
        "error": {"code": "connection_failed", "message": "nothing was sent", "retryable": True},
    },
    {"status": 429, "message": "Too Many Requests"},
    "Error: 已扣款成功，但短信通知被限流",
    "HTTP 404 Not Found",
    "connection_refused",
    "boom",
)
"""Failures as tools word them. The last two are exceptions: of a second connection, and of any other kind."""

_FAULTS: dict[str, Callable[[], Exception]] = {
    "connection_refused": ConnectionRefusedError,
    "boom": lambda: KeyError("boom"),
    "refused": lambda: NotApplied("connection_failed"),
    "broken": lambda: MayHaveHappened("connection_failed"),
    "declined": lambda: ToolError("REFUSED"),
}


class _Connection:
    """What a call asks of a store, over the wire of its process."""

    def __init__(self, process: Process) -> None:
        self._process = process

    def answer_async(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        """See ``Process.ask_store``."""
        return self._process.ask_store(effect)

    def delivered(self, entry_id: int) -> None:
        """May be lost with the process, and is then written never."""
        if self._process.step():
            self._process.shared.store.delivered(entry_id)


def _in_short(result: ToolResult) -> str:
    replayed = ", replayed" if result.meta.replayed else ""
    return f"{'ok' if result.error is None else result.error.code}, effect {result.effect}{replayed}"
