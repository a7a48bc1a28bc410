"""Asks the store what one call wants of it, blocking or on a running loop. Whatever a store raises is an answer, too.

A store answers; one that raises (a driver's error, a fault of ours) has said nothing, and is taken for one that is away:
nothing is begun after it, and what has happened stays with its owner as claimed, until its lease is over.
"""

import asyncio
import logging
from collections.abc import Awaitable
from math import inf
from typing import Any

from msgspec.structs import replace

from callwright.core.records.ledger import DELIVERABLE_STATES
from callwright.domain.effects import (
    AlreadySettled,
    Answer,
    AwaitSettle,
    Cancelled,
    Claim,
    Claimed,
    QuotaOver,
    Reserve,
    Settle,
    Settled,
    Sleep,
    StoreFailed,
    WaitedOut,
)
from callwright.ports import KNOWN_ALIVE_MS, PendingWrite, StoreEffect
from callwright.runtime.app_services import AppServices
from callwright.runtime.deferred_interrupts import DeferredInterrupts
from callwright.runtime.driver import ANSWER_TYPES
from callwright.runtime.enclosing_call import find_enclosing_call
from callwright.runtime.task_run import TASK_RUN

INTERRUPTIBLE_EFFECTS = (Claim, AwaitSettle, Reserve, Sleep)
"""Effects that are not begun once the call is interrupted."""

_log = logging.getLogger("callwright.runtime")


class StoreAccess(DeferredInterrupts):
    """What one call asks of its store. ``waiting`` is what to await where an answer does not come at once.

    Until ``_sure_until``, ms on the lease clock, nobody can have taken this process for dead since the call was claimed.
    """

    waiting: Awaitable[Answer]
    resuming = False
    held: frozenset[str | None] = frozenset()
    _world: AppServices
    _claimed: Claimed | None = None
    _claimed_at = inf
    _sure_until = inf
    _timed_from: float | None = None
    _entry_id = 0

    def ask_store(self, effect: StoreEffect) -> Answer:
        """Ask the store, blocking."""
        try:
            return self._world.store.perform_effect(effect)
        except Exception as fault:  # noqa: BLE001 - whatever a driver raises, nothing is known to be written
            return build_store_failure(effect, fault)

    def ask_store_async(self, effect: StoreEffect) -> Answer | None:
        """Ask the store; what it cannot say at once is awaited to its end."""
        if self.interruption is not None and isinstance(effect, INTERRUPTIBLE_EFFECTS):
            return Cancelled()
        try:
            begun: Any = self._world.store.perform_effect_async(effect)
        except Exception as fault:  # noqa: BLE001 - as in ``ask_store``
            return build_store_failure(effect, fault)
        if type(begun) in ANSWER_TYPES:
            answer: Answer = begun
            return answer
        self.waiting = self._run_to_completion(effect, begun)
        return None

    def settle(self, effect: Settle) -> Answer:
        """Write how the call ended, blocking."""
        return self._forget_unsettled_entry(effect, self.ask_store(self._add_spent_time(effect)))

    def settle_async(self, effect: Settle) -> Answer | None:
        """Write how the call ended; what the store cannot say at once is awaited to its end."""
        answer = self.ask_store_async(effect if effect.run_id is None else self._add_spent_time(effect))
        if answer is None or (type(answer) is Settled and effect.state in DELIVERABLE_STATES):
            return answer
        return self._forget_unsettled_entry(effect, answer)

    def _forget_unsettled_entry(self, effect: Settle, answer: Answer) -> Answer:
        """Only an answer that the entry keeps can be delivered for it: what was not settled so is somebody else's to tell."""
        if effect.state not in DELIVERABLE_STATES or type(answer) is not Settled:
            self._entry_id = 0
        return answer

    def _add_spent_time(self, settle: Settle) -> Settle:
        """The settle of a call in a run, with what the run is to be charged: since the first claim nobody was thinking.

        A call within a call is charged with the outer one.
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

    def claim(self, effect: Claim) -> Answer:
        """Claim the call, blocking, and remember what was claimed."""
        try:
            return self._remember_answer(self._world.store.perform_effect(self._prepare_claim(effect)))
        except Exception as fault:  # noqa: BLE001 - as in ``ask_store``
            return build_store_failure(effect, fault)

    def claim_async(self, effect: Claim) -> Answer | None:
        """Claim the call, and remember what was claimed."""
        if self.interruption is not None:
            return Cancelled()
        try:
            begun: Any = self._world.store.perform_effect_async(self._prepare_claim(effect))
        except Exception as fault:  # noqa: BLE001 - as in ``ask_store``
            return build_store_failure(effect, fault)
        if type(begun) in ANSWER_TYPES:
            return self._remember_answer(begun)
        self.waiting = self._run_to_completion(effect, begun)
        return None

    def _mark_claim_owner(self, effect: Claim) -> Claim:
        """A resumed call may take its own claims again: what it had asked to run is on its tape, and not claimed anew.

        What it held by its tape (``held``) and another has finished meanwhile was asked before there was that answer.
        A call that the tool of a task makes is held by that run of the task.
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
        """The claim was refused by a quota."""

    async def _run_to_completion(self, effect: StoreEffect, waiting: Awaitable[Answer]) -> Answer:
        """Await a write to its end even when the caller lets go; a mere wait is given up."""
        try:
            answer = await self._await_store_answer(effect, waiting)
        except Exception as fault:  # noqa: BLE001 - as in ``ask_store``
            answer = build_store_failure(effect, fault)
        return (
            self._forget_unsettled_entry(effect, answer)
            if type(effect) is Settle
            else self._remember_answer(answer)
        )

    async def _await_store_answer(self, effect: StoreEffect, waiting: Awaitable[Any]) -> Answer:
        if type(effect) is AwaitSettle:
            return await self._await_cancellable(waiting)
        if type(waiting) is not PendingWrite:
            return await self._await_to_completion(waiting)
        while True:  # it cannot be cancelled: each round but the last is a cancellation of ours
            try:
                answer: Answer = await waiting
            except asyncio.CancelledError as cancellation:
                self.defer_interrupt(cancellation)
            else:
                return answer


def build_store_failure(effect: StoreEffect, fault: Exception) -> Answer:
    """What is answered where the store raised instead of answering."""
    log_store_fault(fault)
    return WaitedOut() if type(effect) is AwaitSettle else StoreFailed("gone")


def log_store_fault(fault: Exception) -> None:
    """Say what a store raised; the traceback goes to the log, and to nobody else."""
    _log.error("the store raised %s", type(fault).__name__, exc_info=fault)
