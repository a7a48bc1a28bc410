"""Effect → port. One ``Performer`` performs the effects of one call; what all calls share is the ``World``."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from callwright.core import shares
from callwright.core.authorize import Decision
from callwright.core.pipeline import tell_late
from callwright.core.quotas import quotas_of
from callwright.domain.call import CallRequest, Principal, Ticket
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.effects import (
    Allowed,
    Answer,
    Authorize,
    AwaitSettle,
    Cancelled,
    Claim,
    Claimed,
    Compare,
    CountRefusal,
    Denied,
    Effect,
    Execute,
    FindTools,
    Offered,
    Quarantine,
    Quarantined,
    QuotaOver,
    Raised,
    ReadClock,
    Reserve,
    Resolve,
    Resolved,
    Returned,
    Settle,
    Sleep,
    Slept,
    StoreFailed,
    Tick,
)
from callwright.domain.evidence import NOT_SENT
from callwright.domain.keeping import Recall, Remember
from callwright.domain.quarantine import KeptBody
from callwright.domain.records import RunLimits
from callwright.domain.tasks import HandOver
from callwright.ports import CallContext, StoreError, Tool
from callwright.runtime import offer
from callwright.runtime.approving import approval
from callwright.runtime.deciding import decided
from callwright.runtime.driver import ANSWERS, Begins, Recorded, drive
from callwright.runtime.enclosing import Enclosing
from callwright.runtime.execute import Attempt
from callwright.runtime.handing import context_of, hand_over
from callwright.runtime.store_calls import BEGINNERS, StoreCalls, log_store_fault
from callwright.runtime.world import World


class Performer(StoreCalls):
    """The hands of one call."""

    begins: ClassVar[Begins]
    _attempt: Attempt | None = None
    refused_by: Mapping[str, str] = MappingProxyType({})
    """What refused the call, for the audit trail: a rule or a quota."""

    def __init__(self, world: World, request: CallRequest, ticket: Ticket, limits: RunLimits) -> None:
        self._world = world
        self._request = request
        self._ticket = ticket
        self._limits = limits
        self._began = world.clock.lease_ms()
        self._found: tuple[CompiledContract, Tool] | None = None
        self._decision: Decision | None = None

    # --- the two doors ------------------------------------------------------------------------------------------

    def answer(self, effect: Effect[Any]) -> Answer:
        """Perform the effect, blocking."""
        if self.interruption is not None and isinstance(effect, BEGINNERS):
            return Cancelled()
        return _BLOCKING[type(effect)](self, effect)

    def _later(self, waiting: Awaitable[Answer]) -> Answer | None:
        self.waiting = waiting
        return None

    def interrupted(self, effect: Effect[Any], signal: BaseException) -> Answer:
        """A signal came while the effect was performed, blocking."""
        self.interruption = signal
        if isinstance(effect, Claim):
            # The claim may have been written a moment ago; nothing has been executed, so its owner may take it again.
            return self._remember(self._world.store.answer(replace(effect, resumed=True)))
        if isinstance(effect, Execute):
            return self._abandon()
        return self.answer(effect)

    def _abandon(self) -> Answer:
        if self._attempt is None:
            return Raised("cancelled", NOT_SENT)
        answer = self._attempt.let_go()
        self._attempt.abandon()
        return answer

    def recall(self, steps: Recorded) -> None:
        """Remember what a tape says was answered before."""
        for _, answer in steps:
            self._remember(answer)

    def delivered(self) -> None:
        """The caller has the answer; written down where a second call of the same kind asks about it."""
        if (
            self._entry_id
            and self._request.idempotency_key is None
            and self._found
            and _keeps_receipt(self._found[0].contract)
        ):
            try:
                self._world.store.delivered(self._entry_id)
            except Exception as fault:  # noqa: BLE001 - the caller has its answer; at worst it is given again
                log_store_fault(fault)

    # --- resolve, authorize -------------------------------------------------------------------------------------

    def find_tools(self, effect: FindTools) -> Answer:
        """Find the tools among some words, unless policy hides them from this caller."""
        return Offered(
            offer.tools_among(self._world.catalogue, self._world.policy, effect.words, effect.principal)
        )

    def resolve(self, effect: Resolve) -> Answer:
        """Find the tool, unless policy hides it from this caller."""
        world = self._world
        found = world.catalogue.find(effect.name, effect.version, effect.principal, draw=self._draw)
        if found is not None:
            decision = world.policy.decide(effect.principal, found[0].contract.name)
            if decision.verdict != "deny":
                self._found, self._decision = found, decision
                return Resolved(found[0])
            self.refused_by = {"rule": decision.rule}
        return offer.no_such_tool(world.catalogue, world.policy, effect)

    def _draw(self, upto: float) -> float:
        """The share that falls to this call: one for a run, else a session, else a principal, so that all its steps agree."""
        request = self._request
        return shares.draw(request.principal, shares.drawn_for(request)) * upto

    def compare(self, effect: Compare) -> Answer:
        """See whether another tool on offer answers the request of this call better."""
        return offer.compare(self._world.catalogue, self._world.policy, self._request, effect)

    def authorize(self, effect: Authorize) -> Answer:
        """Ask policy, and where it says so, a person."""
        world = self._world
        decision = self._decision or world.policy.decide(effect.principal, effect.tool)
        if world.decides is not None:
            decision = decided(world.decides, decision, effect, self._request, self._ticket)
        held_to = world.quotas.current
        quotas = quotas_of(held_to, effect.tool) if held_to else ()
        if effect.over and decision.verdict == "allow":
            decision = Decision("approve", f"quota {effect.over}")
        if decision.verdict == "allow":
            return Allowed(decision.rule, quotas=quotas)
        if decision.verdict == "deny":
            self.refused_by = {"rule": decision.rule}
            return Denied(decision.rule)
        try:
            tool = self._found[0] if self._found else None
            answer = approval(world, effect, decision, tool, self._request, self._ticket)
            return replace(answer, quotas=quotas) if quotas and isinstance(answer, Allowed) else answer
        except StoreError as fault:
            return StoreFailed(fault.reason)
        except Exception as fault:  # noqa: BLE001 - a driver's error: nobody is known to have approved
            log_store_fault(fault)
            return StoreFailed("gone")

    def _over_quota(self, answer: QuotaOver) -> None:
        if answer.over == "quota_exceeded":
            self.refused_by = {"quota": answer.name}

    def _prepare(self, effect: Execute, now: float) -> Attempt:
        compiled, tool = self._found or self._again(effect)
        # An attempt that knows its performer is a ring, which only the collector takes apart: by far the most need not.
        late = self._settle_late if tool.mode == "thread" else None
        attempt = Attempt(tool, compiled.contract, effect, _UNUSED, late)
        if getattr(tool, "takes_key", True):
            attempt.context = self._context(effect, attempt)
        if late is not None and effect.key is not None:
            attempt.may_begin = partial(self._may_begin, effect)
        attempt.claimed, self._attempt = self._claimed, attempt
        attempt.enclosing = Enclosing(self._world, self._request, self._ticket, now + effect.timeout_ms)
        return attempt

    def _again(self, effect: Execute) -> tuple[CompiledContract, Tool]:
        """The tool of a resumed call, by its exact version."""
        found = self._world.catalogue.find(effect.tool, effect.version, self._request.principal)
        if found is None:
            raise LookupError(f"{effect.tool} {effect.version} is not registered in this process")
        return found

    def _context(self, effect: Execute, attempt: Attempt) -> CallContext:
        return context_of(self._request, self._ticket, effect, self._world.clock, attempt.begin_effect)

    def hand_over(self, effect: HandOver) -> Answer:
        """Give a long call to the engine, blocking; its answer is delivered with its result."""
        self._entry_id = 0
        return hand_over(self._world, self._request, self._ticket, effect)

    def hand_over_later(self, effect: HandOver) -> Answer | None:
        """Give a long call to the engine in a thread, and see it through."""
        return self._later(self._through(asyncio.to_thread(self.hand_over, effect)))

    def execute(self, effect: Execute) -> Answer:
        """Run the tool, blocking."""
        if effect.key is not None and not self._may_begin(effect):
            return Raised("timeout", NOT_SENT)
        attempt = self._prepare(effect, self._world.clock.lease_ms())
        return self._noted(attempt, attempt.run(self._world.workers))

    def execute_later(self, effect: Execute, *, is_ours: bool = False) -> Answer | None:
        """Run the tool on the loop or in a thread. ``is_ours``: the store has just said that the call still is."""
        now = self._world.clock.lease_ms()
        if now >= self._sure_until and effect.key is not None and not is_ours:
            if self._is_overdue(effect, now):
                return Raised("timeout", NOT_SENT)
            return self._later(self._execute_if_still_ours(effect))
        attempt = self._prepare(effect, now)
        begun: Any = attempt.begin(self._world.workers)
        if type(begun) in ANSWERS:
            return self._noted(attempt, begun)
        return self._later(self._wait_for(attempt, begun))

    async def _execute_if_still_ours(self, effect: Execute) -> Answer:
        may = asyncio.wrap_future(self._world.workers.submit(partial(self._may_begin, effect)))
        if not await asyncio.shield(may):
            return Raised("timeout", NOT_SENT)
        return self.execute_later(effect, is_ours=True) or await self.waiting

    def _is_overdue(self, effect: Execute, now: float) -> bool:
        """This process stood still beyond its lease: others may have decided about the call, so nothing is begun."""
        compiled, _ = self._found or self._again(effect)
        return now - self._claimed_at >= compiled.contract.lease_ms

    def _may_begin(self, effect: Execute) -> bool:
        """Whether the call is still ours: others may have decided about it while this process stood still. May block.

        Asked at the last instant before the tool. Nothing is asked of the store as long as nobody can have decided.
        """
        claimed, key, now = self._claimed, effect.key, self._world.clock.lease_ms()
        if key is None or now < self._sure_until:
            return True
        if claimed is None or self._is_overdue(effect, now):
            return False
        try:
            return self._world.store.keeps(key, claimed.entry_id, claimed.fence)
        except StoreError:
            return False

    async def _wait_for(self, attempt: Attempt, running: Awaitable[Answer]) -> Answer:
        return self._noted(attempt, await running)

    def _noted(self, attempt: Attempt, answer: Answer) -> Answer:
        """The attempt is over; a cancellation or an interrupt inside the tool concerns the whole call."""
        self._attempt, attempt.context = None, _UNUSED
        if attempt.enclosing is not None:
            attempt.enclosing.over = type(answer) is not Raised or answer.code not in _LEFT_RUNNING
        if attempt.interruption is not None:
            self.interrupt(attempt.interruption)
        return answer

    def _settle_late(self, effect: Execute, answer: Returned | Raised, claimed: Claimed | None) -> None:
        """A blocking tool that was given up has returned: its own claim is settled with the truth."""
        if effect.key is None or claimed is None or self._found is None:
            return
        story = tell_late(self._request, self._ticket, self._limits, self._found[0], claimed, effect, answer)
        drive(story, Performer(self._world, self._request, self._ticket, self._limits), [])

    def sleep(self, effect: Sleep) -> Answer:
        """Wait, blocking."""
        ms = self._pause(effect)
        self._world.clock.sleep(ms)
        return Slept(int(ms))

    def sleep_later(self, effect: Sleep) -> Answer | None:
        """Wait on the loop; a cancellation ends the wait."""
        return Cancelled() if self.interruption is not None else self._later(self._asleep(effect))

    async def _asleep(self, effect: Sleep) -> Answer:
        ms = self._pause(effect)
        try:
            await self._world.clock.asleep(ms)
        except asyncio.CancelledError as cancellation:
            self.interrupt(cancellation)
            return Cancelled()
        return Slept(int(ms))

    def _pause(self, effect: Sleep) -> float:
        return max(float(effect.at_least_ms), self._world.rng.uniform(effect.upto_ms))

    def tick(self, effect: ReadClock) -> Tick:
        """Say how long the call has been running, and where it is asked for, the date."""
        clock = self._world.clock
        return Tick(clock.lease_ms() - self._began, clock.now_ms() if effect.wall else None)

    def kept(self, effect: Remember | Recall) -> Answer:
        """Keep a good answer, or find it again."""
        return self._world.kept.answer(effect, self._world.clock, self._world.store)

    def recall_later(self, effect: Recall) -> Answer | None:
        """Find a good answer: here, or else in the store, whose answer is awaited."""
        near = self._world.kept.near(effect, self._world.clock)
        return near or self._later(self._through(asyncio.to_thread(self.kept, effect)))

    def quarantine(self, effect: Quarantine) -> Answer:
        """Put the body where only a person reads it."""
        handle, whose = self._world.rng.handle(), self._request.principal
        kept = KeptBody(
            handle=handle,
            tenant=whose.tenant,
            principal=whose.id,
            tool=effect.tool,
            call_id=effect.call_id,
            state="withheld",
            verdict=effect.verdict,
        )
        try:
            self._world.store.keep(kept, msgspec.json.encode(effect.body))
        except StoreError:
            return Quarantined(None)
        except Exception as fault:  # noqa: BLE001 - a driver's error: withheld all the same
            log_store_fault(fault)
            return Quarantined(None)
        return Quarantined(handle)


_LEFT_RUNNING = frozenset({"timeout", "cancelled"})


def _keeps_receipt(contract: Contract) -> bool:
    """Whether it matters to a second call of the same kind that the first answer was received."""
    return contract.effect in _ASKED_ABOUT and contract.repeat != "allow"


_ASKED_ABOUT = frozenset({"once", "keyed"})
_UNUSED = CallContext("", None, "", Principal(), 0, None, 0, 0.0)
"""For tools that take no context."""

_AT_ONCE: dict[type[Effect[Any]], Callable[[Performer, Any], Answer]] = {
    FindTools: Performer.find_tools,
    Resolve: Performer.resolve,
    Compare: Performer.compare,
    Authorize: Performer.authorize,
    ReadClock: Performer.tick,
    Quarantine: Performer.quarantine,
    Remember: Performer.kept,
    Recall: Performer.kept,
}
_BLOCKING: dict[type[Effect[Any]], Callable[[Performer, Any], Answer]] = {
    **_AT_ONCE,
    Claim: Performer.claim,
    AwaitSettle: Performer.ask_store,
    Reserve: Performer.ask_store,
    Settle: Performer.settle,
    CountRefusal: Performer.ask_store,
    Execute: Performer.execute,
    Sleep: Performer.sleep,
    HandOver: Performer.hand_over,
}
Performer.begins = {
    **_AT_ONCE,
    Claim: Performer.claim_later,
    AwaitSettle: Performer.ask_store_later,
    Reserve: Performer.ask_store_later,
    Settle: Performer.settle_later,
    CountRefusal: Performer.ask_store_later,
    Execute: Performer.execute_later,
    Sleep: Performer.sleep_later,
    Recall: Performer.recall_later,
    HandOver: Performer.hand_over_later,
}
