"""One simulated process: its loop, its connections to the store and the tools. It can be killed at every step.

A step is anything that others can observe: a request sent, a request or an answer received.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from functools import partial
from typing import Any, Literal, cast

from msgspec import Struct

from callwright.core.policy.authorization import Policy, Rule
from callwright.domain.call import CallRequest, Ticket
from callwright.domain.effects import Answer, AwaitSettle
from callwright.domain.result import ToolResult
from callwright.ports import (
    CallContext,
    MayHaveHappened,
    NotApplied,
    Store,
    StoreEffect,
    StoreError,
    ToolError,
)
from callwright.runtime.app_services import AppServices
from callwright.runtime.driver import RecordedSteps
from callwright.runtime.fast_path import run_call_async
from callwright.runtime.performer import Performer
from callwright.runtime.running_calls import RunningCalls
from callwright.runtime.tape import TapeHead
from callwright.runtime.workers import Workers
from callwright.stores.owner_heartbeat import BEAT_INTERVAL_MS
from simulation.process_loop import ProcessLoop
from simulation.simulated_host import SimulatedHost
from simulation.simulated_tools import CLAIM_LEASE_MS, MAX_DELAY_MS, TOOL_TIMEOUT_MS, get_catalogue
from simulation.timeline import SimulatedClock, SimulatedRng

MAX_FROZEN_MS = 6 * CLAIM_LEASE_MS
"""Total milliseconds that a process may be frozen: long enough for others to decide about its claims."""

_ALLOW_ALL_POLICY = Policy((Rule("allow"),))


class _InlineWorkers(Workers):
    """Runs a job where it is asked for: a thread would not wait for the timeline."""

    def submit(self, job: Callable[[], Any], group: str = "") -> "Future[Any]":
        """Run the job at once."""
        del group
        done: Future[Any] = Future()
        done.set_result(job())
        return done


_WORKERS = _InlineWorkers()


class SimulatedCall(Struct):
    """One call: request and outcome. ``result`` is None if its process died before."""

    request: CallRequest
    owner: str
    tape: RecordedSteps
    process: "SimulatedProcess"
    result: ToolResult | None = None


class SimulatedProcess:
    """One process. ``calls`` are its requests.

    ``stood_still``: ms for which it was frozen. ``went_silent``: whether a heartbeat of it was not written while it was alive.
    """

    def __init__(self, name: str, shared: SimulatedHost) -> None:
        self.name = name
        self.shared = shared
        self.loop = ProcessLoop(shared.timeline, self)
        self.calls: list[SimulatedCall] = []
        self.stood_still = 0.0
        self.went_silent = False
        self._running = 0
        self._is_beating = False
        chance = SimulatedRng(shared.timeline, name)
        # A call needs only what `_StoreConnection` has; approvals and tapes are not part of these histories.
        store = cast("Store", _StoreConnection(self))
        clock = SimulatedClock(shared.timeline)
        self._world = AppServices(get_catalogue(), _ALLOW_ALL_POLICY, store, clock, chance, _WORKERS)

    async def call(self, request: CallRequest) -> ToolResult:
        """Make one call, and write heartbeats meanwhile."""
        self._running += 1
        self._start_beating()
        try:
            return await self._make_call(request)
        finally:
            self._running -= 1

    async def _make_call(self, request: CallRequest) -> ToolResult:
        """Make one call as the application does: fast or full path, performer, delivery."""
        ticket = Ticket(self._world.rng.make_call_id(), self._world.rng.make_trace_id())
        limits = self.shared.limits
        hands = Performer(self._world, request, ticket, limits)
        noted = SimulatedCall(request, ticket.call_id, [], self)
        self.calls.append(noted)
        head = TapeHead(request=request, ticket=ticket, limits=limits)
        result = await run_call_async(hands, head, noted.tape, RunningCalls())
        noted.result = result
        if self.shared.timeline.log is not None:
            self.log_event(f"{ticket.call_id} {result.meta.tool_name}: {_summarise_result(result)}")
        hands.reraise_deferred()
        hands.mark_delivered()
        return result

    def log_event(self, what: str) -> None:
        """Log an event, if logging is on."""
        self.shared.timeline.log_event(self.name, what)

    # --- heartbeats -----------------------------------------------------------------------------------------------

    def _start_beating(self) -> None:
        if not self._is_beating:
            self._is_beating = True
            self.shared.timeline.schedule_after(BEAT_INTERVAL_MS, self._beat)

    def _beat(self) -> None:
        """Write a heartbeat, and the next one later, for as long as a call is running."""
        timeline, weather = self.shared.timeline, self.shared.weather
        self._is_beating = self.loop.alive and self._running > 0
        if not self._is_beating:
            return
        pause = self.loop.frozen_until - timeline.ms
        if pause <= 0 and not self.write_beat(
            lost=bool(weather.silent) and timeline.draw_event(weather.silent)
        ):
            self.went_silent = True
            self.log_event("its heartbeat is not written")
        timeline.schedule_after(max(pause, BEAT_INTERVAL_MS), self._beat)

    def write_beat(self, *, lost: bool = False) -> bool:
        """Write a heartbeat; False if it is lost, or the store cannot be written to now."""
        written = not lost and self.shared.database.can_write_beat(self)
        if written:
            self.shared.beats.record(self.name, self._world.clock.lease_ms())
        return written

    def holds_claim(self, key: str, entry_id: int, fence: int) -> bool:
        """Ask the store, blocking, whether a claim is still this process's, after a heartbeat."""
        if not self.write_beat():
            raise StoreError("locked")
        return self.shared.database.store.holds_claim(key, entry_id, fence)

    # --- dying ----------------------------------------------------------------------------------------------------

    def survive_step(self) -> bool:
        """Return whether the process survives the next observable step."""
        timeline, weather = self.shared.timeline, self.shared.weather
        if not self.loop.alive:
            return False
        if weather.dies and timeline.draw_event(weather.dies):
            self.kill("is killed")
            return False
        if weather.freezes and timeline.draw_event(weather.freezes):
            self._freeze_loop(timeline.draw_between(0.5, 1.0) * (MAX_FROZEN_MS - self.stood_still))
        return True

    def kill(self, how: str) -> None:
        """Kill the process; a transaction that it holds is rolled back."""
        self.log_event(how)
        self.loop.kill()
        self.shared.deaths[self.name] = self._world.clock.lease_ms()
        self.shared.database.drop_process(self)
        self.shared.died(self)

    def _freeze_loop(self, ms: float) -> None:
        self.stood_still += ms
        self.log_event(f"stands still for {ms:.0f} ms")
        self.loop.freeze(ms)

    # --- the wire to the store ------------------------------------------------------------------------------------

    def ask_store(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        """Send a request to the store; the answer may be late or lost."""
        database = self.shared.database
        if isinstance(effect, AwaitSettle):
            return database.store.perform_effect_async(effect)
        return database.ask(self, effect)

    def receive_store_answer(self, future: "asyncio.Future[Any]", answer: Any) -> None:
        """Receive an answer of the store, if the process is still alive."""
        if self.survive_step() and not future.done():
            future.set_result(answer)

    # --- the wire to the tools --------------------------------------------------------------------------------------

    def send(self, tool: str, arguments: dict[str, Any], context: CallContext) -> "asyncio.Future[Any]":
        """Send a request to the business; it is executed on arrival, even if its answer is lost."""
        del arguments  # the effect depends on the key only
        timeline, future = self.shared.timeline, self.loop.create_future()
        if not self.survive_step():
            return future
        fate = self._draw_fate()
        self.log_event(f"{context.call_id} sends {tool}, attempt {context.attempt}: {fate}")
        slow = fate == "slow"
        delay = (
            timeline.draw_between(TOOL_TIMEOUT_MS, MAX_DELAY_MS)
            if slow
            else timeline.draw_between(1, TOOL_TIMEOUT_MS / 4)
        )
        self.shared.business.track_request(context.idempotency_key, 1)
        timeline.schedule_after(delay, partial(self._deliver_request, tool, context, future, fate))
        return future

    def _draw_fate(self) -> str:
        timeline, weather = self.shared.timeline, self.shared.weather
        for name in _FATE_NAMES:
            likely = getattr(weather, name)
            if likely and timeline.draw_event(likely):
                return name
        return "well"

    def _deliver_request(
        self, tool: str, context: CallContext, future: "asyncio.Future[Any]", fate: str
    ) -> None:
        shared, timeline = self.shared, self.shared.timeline
        shared.business.track_request(context.idempotency_key, -1)
        happens = fate in _FATES_WITH_EFFECT or (
            fate in _FATES_WITH_UNSURE_EFFECT and timeline.draw_event(0.5)
        )
        answer: Any = _ANSWER_BY_FATE.get(fate)
        if fate == "misreported":
            answer = _MISREPORTED_ANSWERS[int(timeline.draw_between(0, len(_MISREPORTED_ANSWERS) - 0.001))]
        if happens:
            done = shared.business.perform_request(tool, context.idempotency_key, context.call_id)
            timeline.log_event("business", f"has done {done.id} for {context.call_id}")
            answer = answer or ({"number": done.id} if fate == "misshapen" else {"id": done.id})
        if fate not in _FATES_WITHOUT_ANSWER:
            timeline.schedule_after(
                timeline.draw_between(1, TOOL_TIMEOUT_MS / 4),
                partial(self._deliver_tool_answer, future, answer),
            )

    def _deliver_tool_answer(self, future: "asyncio.Future[Any]", answer: Any) -> None:
        if not self.survive_step() or future.done():
            return
        if isinstance(answer, str) and answer in _EXCEPTION_BY_ANSWER:
            future.set_exception(_EXCEPTION_BY_ANSWER[answer]())
        else:
            future.set_result(answer)


_FATE_NAMES = ("refused", "lost", "unheard", "broken", "slow", "declined", "misshapen", "misreported")
_FATES_WITH_EFFECT = frozenset({"well", "unheard", "slow", "misshapen"})
_FATES_WITH_UNSURE_EFFECT = frozenset({"broken", "misreported"})
_FATES_WITHOUT_ANSWER = frozenset({"lost", "unheard"})
_ANSWER_BY_FATE = {"refused": "refused", "broken": "broken", "declined": "declined"}
_MISREPORTED_ANSWERS: tuple[Any, ...] = (
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
"""Failures as tools report them. The last two are exceptions: of a second connection, and of any other kind."""

_EXCEPTION_BY_ANSWER: dict[str, Callable[[], Exception]] = {
    "connection_refused": ConnectionRefusedError,
    "boom": lambda: KeyError("boom"),
    "refused": lambda: NotApplied("connection_failed"),
    "broken": lambda: MayHaveHappened("connection_failed"),
    "declined": lambda: ToolError("REFUSED"),
}


class _StoreConnection:
    """The part of a store that a call needs, over its process's connection. Other processes use the same store."""

    durability: Literal["power"] = "power"

    def __init__(self, process: SimulatedProcess) -> None:
        self._process = process

    def perform_effect_async(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        """Perform an effect; see ``SimulatedProcess.ask_store``."""
        return self._process.ask_store(effect)

    def holds_claim(self, key: str, entry_id: int, fence: int) -> bool:
        """Return whether the claim is still this process's; see ``SimulatedProcess.holds_claim``."""
        return self._process.holds_claim(key, entry_id, fence)

    def mark_delivered(self, entry_id: int) -> None:
        """Mark as delivered; lost if the process dies first."""
        if self._process.survive_step():
            self._process.shared.database.mark_delivered(self._process, entry_id)


def _summarise_result(result: ToolResult) -> str:
    replayed = ", replayed" if result.meta.replayed else ""
    return f"{'ok' if result.error is None else result.error.code}, effect {result.effect}{replayed}"
