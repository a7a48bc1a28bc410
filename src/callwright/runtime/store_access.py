"""Access of one call to the store, blocking or on a running loop. An exception of the store becomes an answer, too.

A store that raises (a driver's error, an internal fault) has given no information and counts as unavailable:
no further work is started, and the claim of an effect that has happened stays with its owner until the lease ends.
"""

import asyncio
import logging
from collections.abc import Awaitable
from math import inf
from typing import Any, Final

from msgspec.structs import replace

from callwright.core.records.ledger import DELIVERABLE_STATES
from callwright.domain.effects import (
    AlreadySettled,
    Answer,
    AwaitSettle,
    Cancelled,
    Claim,
    Claimed,
    CountRefusal,
    QuotaOver,
    Reserve,
    Settle,
    Settled,
    Sleep,
    StoreFailed,
    WaitedOut,
)
from callwright.ports import KNOWN_ALIVE_MS, PendingWrite, StoreEffect
from callwright.ports.stack_room import has_stack
from callwright.runtime.app_services import AppServices
from callwright.runtime.deferred_interrupts import DeferredInterrupts
from callwright.runtime.driver import ANSWER_TYPES
from callwright.runtime.enclosing_call import EnclosingCall, find_enclosing_call
from callwright.runtime.masked_exceptions import mask_exception
from callwright.runtime.task_run import TASK_RUN

INTERRUPTIBLE_EFFECTS = (Claim, AwaitSettle, Reserve, Sleep)
"""Effects that are not begun once the call is interrupted."""

NO_EFFECT_STATES = frozenset({"released", "failed"})
"""States of an entry whose call certainly had no effect."""

_FREE_CLAIM = Claimed(0, 0, 1, None)
"""The claim of a read that costs its run nothing."""

_log = logging.getLogger("callwright.runtime")

STORE_FRAMES: Final = 100
"""Calls within each other that a store may need, amply: a RecursionError where these have room is the driver's own."""


class StoreAccess(DeferredInterrupts):
    """Store operations of one call. ``waiting`` is to be awaited if an answer is not immediate.

    Until ``_sure_until``, ms on the lease clock, no other process can have taken this one for dead since the
    claim.
    """

    waiting: Awaitable[Answer]
    resuming = False
    _is_ending = False
    held: frozenset[str | None] = frozenset()
    _world: AppServices
    _claimed: Claimed | None = None
    _claimed_at = inf
    _sure_until = inf
    _timed_from: float | None = None
    _entry_id = 0
    _is_free_read = False
    _outer: EnclosingCall | None = None
    """The call around this one, while this one writes."""

    def _begin_nested_write(self, outer: EnclosingCall) -> None:
        """Note that this call, which writes, begins within another; a further attempt adds nothing."""
        if self._outer is None:
            self._outer = outer
            outer.begin_write()

    def _end_nested_write(self, settle: Settle) -> None:
        """Note how the call within another has ended. A call that may have had its effect stays noted."""
        outer, self._outer = self._outer, None
        if outer is not None and settle.state in NO_EFFECT_STATES:
            outer.take_back_write()

    def ask_store(self, effect: StoreEffect) -> Answer:
        """Ask the store, blocking; what may be asked twice is asked again where the driver raises.

        Raises:
            RecursionError: the caller's stack is full, so that the call has to be ended in another thread.
        """
        try:
            return self._world.store.perform_effect(effect)
        except Exception as fault:
            if isinstance(fault, RecursionError) and not self._is_ending and not has_stack(STORE_FRAMES):
                raise
            second = _make_second_try(effect)
            if second is None:
                return build_store_failure(effect, fault)
            log_store_fault(fault)
        try:
            return self._world.store.perform_effect(second)
        except Exception as fault:  # noqa: BLE001 - the same
            return build_store_failure(effect, fault)

    def ask_store_async(self, effect: StoreEffect) -> Answer | None:
        """Ask the store; an answer that is not immediate is awaited to completion."""
        if self.interruption is not None and isinstance(effect, INTERRUPTIBLE_EFFECTS):
            return Cancelled()
        try:
            started: Any = self._world.store.perform_effect_async(effect)
        except Exception as fault:  # noqa: BLE001 - as in ``ask_store``
            self.waiting = self._complete_again(effect, fault)
            return None
        if type(started) in ANSWER_TYPES:
            answer: Answer = started
            return answer
        self.waiting = self._run_to_completion(effect, started)
        return None

    def count_refusal(self, effect: CountRefusal) -> Answer:
        """Count a refusal, blocking."""
        self._world.failing.record_failure(effect.tenant, effect.run_id, effect.tool)
        return self.ask_store(effect)

    def count_refusal_async(self, effect: CountRefusal) -> Answer | None:
        """Count a refusal; an answer that is not immediate is awaited to completion."""
        self._world.failing.record_failure(effect.tenant, effect.run_id, effect.tool)
        return self.ask_store_async(effect)

    def settle(self, effect: Settle) -> Answer:
        """Write how the call ended, blocking."""
        if self._outer is not None:
            self._end_nested_write(effect)
        effect = self._relieve_run(effect)
        return self._forget_unsettled_entry(effect, self.ask_store(self._add_spent_time(effect)))

    def settle_async(self, effect: Settle) -> Answer | None:
        """Write how the call ended; an answer that is not immediate is awaited to completion."""
        if self._outer is not None:
            self._end_nested_write(effect)
        if effect.run_id is not None:
            effect = self._add_spent_time(self._relieve_run(effect))
        answer = self.ask_store_async(effect)
        if answer is None or (type(answer) is Settled and effect.state in DELIVERABLE_STATES):
            return answer
        return self._forget_unsettled_entry(effect, answer)

    def _relieve_run(self, effect: Settle) -> Settle:
        """Return the settle without its run where a read was free and has succeeded; otherwise note how the tool has ended."""
        run_id = effect.run_id
        if run_id is None:
            return effect
        if effect.code is not None:
            self._world.failing.record_failure(effect.tenant, run_id, effect.tool)
            return effect
        if self._is_free_read:
            return replace(effect, run_id=None)
        self._world.failing.record_success(effect.tenant, run_id, effect.tool)
        return effect

    def _forget_unsettled_entry(self, effect: Settle, answer: Answer) -> Answer:
        """Drop the entry id unless the entry keeps the answer: only then can this call mark it as delivered."""
        if effect.state not in DELIVERABLE_STATES or type(answer) is not Settled:
            self._entry_id = 0
        return answer

    def _add_spent_time(self, settle: Settle) -> Settle:
        """Add the time since the first claim to the settle of a call in a run; time before that is the model's.

        A nested call is charged with the outer one.
        """
        began = self._timed_from
        if began is None or settle.run_id is None:
            return settle
        self._timed_from = now = self._world.clock.lease_ms()
        spent_ms = round(now - began)
        return replace(settle, spent_ms=spent_ms) if spent_ms > 0 else settle

    def _prepare_claim(self, effect: Claim) -> Claim:
        self._claimed_at = now = self._world.clock.lease_ms()
        self._sure_until = now + min(KNOWN_ALIVE_MS, effect.lease_ms)
        if (
            effect.run_id is not None
            and self._timed_from is None
            and find_enclosing_call(self._world) is None
        ):
            self._timed_from = now
        return self._mark_claim_owner(effect) if self.resuming or TASK_RUN.get() is not None else effect

    def _needs_no_store(self, effect: Claim) -> bool:
        """Return whether the claim is of a read that costs its run nothing."""
        return self._world.failing.is_free_read(effect) and not self.resuming

    def claim(self, effect: Claim) -> Answer:
        """Claim the call, blocking, and record the claim."""
        if self._needs_no_store(effect):
            self._is_free_read = True
            return self._remember_answer(_FREE_CLAIM)
        return self._remember_answer(self.ask_store(self._prepare_claim(effect)))

    def claim_async(self, effect: Claim) -> Answer | None:
        """Claim the call, and record the claim."""
        if self.interruption is not None:
            return Cancelled()
        if self._needs_no_store(effect):
            self._is_free_read = True
            return self._remember_answer(_FREE_CLAIM)
        effect = self._prepare_claim(effect)
        try:
            started: Any = self._world.store.perform_effect_async(effect)
        except Exception as fault:  # noqa: BLE001 - as in ``ask_store``
            self.waiting = self._complete_again(effect, fault)
            return None
        if type(started) in ANSWER_TYPES:
            return self._remember_answer(started)
        self.waiting = self._run_to_completion(effect, started)
        return None

    def _mark_claim_owner(self, effect: Claim) -> Claim:
        """Return the claim with its holder: a task run for calls of its tool, and the marks of a resumed call.

        A resumed call may claim again the entry that it holds by its tape (``held``). If another process has finished that entry in
        the meantime, the claim predates that answer.
        """
        run = TASK_RUN.get()
        if run is not None and effect.holder is not None:
            effect = replace(effect, holder=run.name)
        if not self.resuming:
            return effect
        return replace(effect, resumed=True, joined=effect.joined or effect.key in self.held)

    def _remember_answer(self, answer: Answer) -> Answer:
        if type(answer) is Claimed:
            self._claimed = answer
            self._entry_id = answer.entry_id
        elif type(answer) is AlreadySettled:
            self._entry_id = answer.entry_id
        elif type(answer) is QuotaOver:
            self._record_quota_refusal(answer)
        return answer

    def _record_quota_refusal(self, answer: QuotaOver) -> None:
        """Record that a quota refused the claim."""

    async def _run_to_completion(self, effect: StoreEffect, waiting: Awaitable[Any]) -> Answer:
        """Await a write to completion even if the caller cancels; a plain wait is cancelled."""
        try:
            if type(waiting) is PendingWrite:  # nearly always; a coroutine of its own would cost every call
                while not waiting.done():
                    try:
                        await waiting
                    except asyncio.CancelledError as cancellation:
                        self.defer_interrupt(cancellation)
                answer: Answer = waiting.result()
            else:
                answer = await self._finish_write(effect, waiting)
        except Exception as fault:  # noqa: BLE001 - as in ``ask_store``
            return await self._complete_again(effect, fault)
        if type(effect) is Settle:
            return self._forget_unsettled_entry(effect, answer)
        return self._remember_answer(answer)

    async def _complete_again(self, effect: StoreEffect, fault: Exception) -> Answer:
        """Ask the store once more where that is allowed, after its driver raised."""
        second = _make_second_try(effect)
        if second is None:
            answer = build_store_failure(effect, fault)
        else:
            log_store_fault(fault)
            try:
                started: Any = self._world.store.perform_effect_async(second)
                is_answer = type(started) in ANSWER_TYPES
                answer = started if is_answer else await self._finish_write(second, started)
            except Exception as again:  # noqa: BLE001 - as in ``ask_store``
                answer = build_store_failure(effect, again)
        if type(effect) is Settle:
            return self._forget_unsettled_entry(effect, answer)
        return self._remember_answer(answer)

    async def _finish_write(self, effect: StoreEffect, waiting: Awaitable[Any]) -> Answer:
        if type(waiting) is not PendingWrite:
            return await self._await_other(effect, waiting)
        while not waiting.done():  # it cannot be cancelled: a cancellation is the caller's
            try:
                await waiting
            except asyncio.CancelledError as cancellation:
                self.defer_interrupt(cancellation)
        answer: Answer = waiting.result()
        return answer

    async def _await_other(self, effect: StoreEffect, waiting: Awaitable[Any]) -> Answer:
        if type(effect) is AwaitSettle:
            return await self._await_cancellable(waiting)
        return await self._await_to_completion(waiting)


def _make_second_try(effect: StoreEffect) -> StoreEffect | None:
    """Return what to ask again after a driver raised, or None.

    A repeated settle changes nothing; a claim that was written in spite of the error is its owner's.
    """
    if type(effect) is Settle:
        return effect
    if type(effect) is Claim and effect.key is not None and not effect.resumed:
        return replace(effect, resumed=True)
    return None


def build_store_failure(effect: StoreEffect, fault: Exception) -> Answer:
    """Return the answer for a store that raised instead of answering."""
    log_store_fault(fault)
    return WaitedOut() if type(effect) is AwaitSettle else StoreFailed("gone")


def log_store_fault(fault: Exception) -> None:
    """Log the exception of a store, configured secrets masked; the traceback goes to the log only."""
    _log.error("the store raised %s", type(fault).__name__, exc_info=mask_exception(fault))
