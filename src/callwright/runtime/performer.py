"""Map effects to ports.

One ``Performer`` performs the effects of one call; ``AppServices`` holds what all calls share.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from math import inf
from types import MappingProxyType
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from callwright.core.call.call_state import CallState
from callwright.core.call.pipeline import settle_late_answer
from callwright.core.policy.authorization import AuthorizationDecision
from callwright.core.policy.quotas import select_quotas
from callwright.core.selection import version_split
from callwright.domain.cache_effects import Recall, Remember
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
    CountRefusal,
    Denied,
    Effect,
    Execute,
    FindTools,
    InFlight,
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
from callwright.domain.quarantine_records import StoredBody
from callwright.domain.records import RunLimits
from callwright.domain.task_records import HandOver
from callwright.ports import CallContext, StoreError, Tool
from callwright.runtime import tool_visibility
from callwright.runtime.app_services import AppServices
from callwright.runtime.approval_requests import find_or_ask_approval
from callwright.runtime.declared_secrets import redact_answer
from callwright.runtime.driver import ANSWER_TYPES, EffectStarters, RecordedSteps, drive_flow
from callwright.runtime.enclosing_call import ENCLOSING_CALL, EnclosingCall
from callwright.runtime.policy_function import decide_with_policy, may_wait_for_store
from callwright.runtime.store_access import INTERRUPTIBLE_EFFECTS, StoreAccess, log_store_fault
from callwright.runtime.tool_attempt import NO_THREAD, ToolAttempt
from callwright.runtime.tool_context import build_call_context, hand_over_call
from callwright.runtime.usual_read import UsualRead
from callwright.runtime.workers import NoThreadError


class Performer(StoreAccess):
    """Performs the effects of one call."""

    begins: ClassVar[EffectStarters]
    _attempt: ToolAttempt | None = None
    _asked: tuple[Authorize, AuthorizationDecision] | None = None
    """A decision that requires a person, until the store has been asked for one."""

    refused_by: Mapping[str, str] = MappingProxyType({})
    """The rule or the quota that refused the call, for the audit trail."""
    head_line = b""
    """The head of the tape, encoded before a tool could change parts of the model's output; b"" where it is encoded at the end."""

    arguments_json = b""
    """The arguments of a usual read, encoded when the call was read; b"" where they are encoded at the end."""

    answer_json = b""
    """The value that the tool returned, encoded when it was converted; b"" where it was not, or where secrets were removed later."""

    usual: UsualRead | None = None
    """The parts that the call shares with others, if it was admitted as a usual read."""

    is_usual = False
    """It ended as one, too: its tape is that of a usual read."""

    def __init__(self, world: AppServices, request: CallRequest, ticket: Ticket, limits: RunLimits) -> None:
        self._world = world
        self._request = request
        self._ticket = ticket
        self._limits = limits
        self._began = world.clock.lease_ms()
        self._found: tuple[CompiledContract, Tool] | None = None
        self._decision: AuthorizationDecision | None = None
        # Set although the class has them: what the first instances have is read fastest, by all later ones.
        self.interruption = self._claimed = self._attempt = self._asked = self.usual = None
        self.head_line = self.arguments_json = self.answer_json = b""
        self.is_usual = self._is_ending = False
        self._entry_id = 0
        self._sure_until = inf

    # --- entry points
    # ----------------------------------------------------------------------------------------------

    def perform_effect(self, effect: Effect[Any]) -> Answer:
        """Perform the effect, blocking."""
        if self._is_ending:
            return self._end_effect(effect)
        if self.interruption is not None and isinstance(effect, INTERRUPTIBLE_EFFECTS):
            return Cancelled()
        return _BLOCKING_METHODS[type(effect)](self, effect)

    def begin_ending(self) -> None:
        """Start no new work from now on: determine the state of started effects that are not on the tape, and settle the call by it."""
        self._is_ending = True

    def _end_effect(self, effect: Effect[Any]) -> Answer:
        if isinstance(effect, Claim) and self._claimed_at != inf:  # it may have been written
            return self._claim_again(effect)
        if isinstance(effect, INTERRUPTIBLE_EFFECTS):
            return Cancelled()
        if isinstance(effect, Execute):
            return self._abandon_attempt(effect)
        return _BLOCKING_METHODS[type(effect)](self, effect)

    def forget_attempt(self) -> bool:
        """Drop the last attempt of a call that has ended, which may refer to this performer; return whether there was one."""
        attempt, self._attempt = self._attempt, None
        return attempt is not None

    def _defer_answer(self, waiting: Awaitable[Answer]) -> Answer | None:
        self.waiting = waiting
        return None

    def handle_signal(self, effect: Effect[Any], signal: BaseException) -> Answer:
        """Handle a signal that arrived while the effect was performed, blocking."""
        self.interruption = signal
        if isinstance(effect, Claim):
            return self._claim_again(effect)
        if isinstance(effect, Execute):
            return self._abandon_attempt(effect)
        return self.perform_effect(effect)

    def _claim_again(self, effect: Claim) -> Answer:
        """Take the claim that may just have been written: nothing has been executed, so its owner may claim again.

        A further signal may have lost the answer to that too: then the claim has the name that this gave it.
        """
        answer: Answer = InFlight(1)
        for name in (effect.owner, f"{effect.owner}+", f"{effect.owner}++"):
            answer = self.ask_store(replace(effect, owner=name, resumed=True))
            if type(answer) is not InFlight:
                break
        return self._remember_answer(answer)

    def _abandon_attempt(self, effect: Execute) -> Answer:
        """Return the answer of the attempt that a signal interrupted, if it has ended; else the evidence about its effect."""
        attempt = self._attempt
        if attempt is None or not attempt.is_for(effect):
            return Raised("cancelled", NOT_SENT)
        if attempt.enclosing is not None:
            ENCLOSING_CALL.set(attempt.enclosing.outer)  # the signal may have come before this was done
        answer = attempt.build_cancelled_answer()
        was_entered = attempt.withdraw()
        if attempt.ended is not None and effect.key is not None:
            return attempt.ended
        return answer if was_entered else Raised("cancelled", NOT_SENT)

    def restore_from_tape(self, steps: RecordedSteps) -> None:
        """Restore the state from the answers on a tape."""
        for _, answer in steps:
            self._remember_answer(answer)

    def mark_delivered(self) -> None:
        """Record that the caller has received the answer, if a later identical call depends on it."""
        if (
            self._entry_id
            and self._request.idempotency_key is None
            and self._found
            and _should_record_delivery(self._found[0].contract)
        ):
            try:
                self._world.store.mark_delivered(self._entry_id)
            except Exception as fault:  # noqa: BLE001 - the caller has its answer; at worst it is replayed
                log_store_fault(fault)

    # --- resolve, authorize -------------------------------------------------------------------------------------

    def find_tools(self, effect: FindTools) -> Answer:
        """Find the tools named by the words, except those that policy hides from this caller."""
        return Offered(
            tool_visibility.find_offered_tools(
                self._world.catalogue, self._world.policy, effect.words, effect.principal
            )
        )

    def resolve(self, effect: Resolve) -> Answer:
        """Find the tool, unless policy hides it from this caller."""
        services = self._world
        tool = self.find_tool(effect.name, effect.version, effect.principal)
        if tool is not None:
            return Resolved(tool)
        return tool_visibility.build_no_such_tool(services.catalogue, services.policy, effect)

    def find_tool(self, name: str, version: str | None, principal: Principal) -> CompiledContract | None:
        """Find the tool, unless policy hides it from this caller."""
        services = self._world
        found = services.catalogue.find(name, version, principal, self._draw_share)
        if found is None:
            return None
        decision = services.policy.decide(principal, found[0].contract.name)
        if decision.verdict == "deny":
            self.refused_by = {"rule": decision.rule}
            return None
        self._found, self._decision = found, decision
        return found[0]

    def find_usual_read(self, state: CallState, tool: CompiledContract) -> UsualRead | None:
        """Return the shared parts of a usual read for a call whose tool has just been found; None if the call is no usual read."""
        services, decision = self._world, self._decision
        if decision is None or services.decides is not None or services.quotas.current:
            return None
        return services.usual_reads.find(state, tool, decision)

    def _draw_share(self, upto: float) -> float:
        """Return the number drawn for this call, 0..``upto``, by its run, else session, else principal, so that all calls of one get the same."""
        request = self._request
        return version_split.compute_draw(request.principal, version_split.get_draw_owner(request)) * upto

    def authorize(self, effect: Authorize) -> Answer:
        """Ask policy, and a person if policy requires it; blocking."""
        return self._fail_unmarked() or self._answer_decision(effect, self._decide(effect))

    def authorize_at_once(self, effect: Authorize) -> Answer | None:
        """Ask policy; None if the store has to be asked first, or for an approval: then the effect is to be performed in full."""
        decides, found = self._world.decides, self._found
        unmarked = self._fail_unmarked()
        if unmarked is not None:
            return unmarked
        if decides is not None and may_wait_for_store(decides, effect, found[0] if found else None):
            return None
        decision = self._decide(effect)
        if decision.verdict != "approve":
            return self._answer_decision(effect, decision)
        self._asked = (effect, decision)
        return None

    def authorize_async(self, effect: Authorize) -> Answer | None:
        """Ask policy, and a person if policy requires it; requests to the store are awaited."""
        is_asked = self._asked is not None and self._asked[0] == effect
        answer = None if is_asked else self.authorize_at_once(effect)
        return answer or self._defer_answer(self.compute_in_thread(partial(self.authorize, effect)))

    def _fail_unmarked(self) -> StoreFailed | None:
        """Return a failure for a call with secret arguments if their key is unavailable, because nothing of the call may then be stored."""
        is_ready = not self._found or not self._found[0].secrets or self._world.marker.is_ready()
        return None if is_ready else StoreFailed("gone")

    def _decide(self, effect: Authorize) -> AuthorizationDecision:
        """Return what rules, the policy function and a quota that is over say together; nothing is asked twice for one effect."""
        services, asked = self._world, self._asked
        if asked is not None and asked[0] == effect:
            return asked[1]
        decision = self._decision or services.policy.decide(effect.principal, effect.tool)
        if services.decides is not None:
            tool = self._found[0] if self._found else None
            decision = decide_with_policy(
                services.decides, decision, effect, self._request, self._ticket, tool
            )
        if effect.over and decision.verdict == "allow":
            return AuthorizationDecision("approve", f"quota {effect.over}")
        return decision

    def _answer_decision(self, effect: Authorize, decision: AuthorizationDecision) -> Answer:
        """Return the answer to a decision; an approval is looked for in the store, or asked for there."""
        services = self._world
        limits = services.quotas.current
        quotas = select_quotas(limits, effect.tool) if limits else ()
        if decision.verdict == "allow":
            return Allowed(decision.rule, quotas=quotas)
        if decision.verdict == "deny":
            self.refused_by = {"rule": decision.rule}
            return Denied(decision.rule)
        try:
            tool = self._found[0] if self._found else None
            answer = find_or_ask_approval(services, effect, decision, tool, self._request, self._ticket)
            return replace(answer, quotas=quotas) if quotas and isinstance(answer, Allowed) else answer
        except StoreError as fault:
            return StoreFailed(fault.reason)
        except Exception as fault:  # noqa: BLE001 - a driver's error: no approval is known
            log_store_fault(fault)
            return StoreFailed("gone")

    def _record_quota_refusal(self, answer: QuotaOver) -> None:
        if answer.over == "quota_exceeded":
            self.refused_by = {"quota": answer.name}

    def _prepare_attempt(self, effect: Execute, now: float) -> ToolAttempt:
        compiled, tool = self._found or self._find_resumed_tool(effect)
        # An attempt that refers to its performer is a reference cycle, which most calls do not need.
        late = self._settle_late_answer if tool.mode == "thread" else None
        tracer = self._world.tracer
        traced = None if tracer is None else tracer.trace_attempt(tool, effect)
        attempt = ToolAttempt(traced or tool, compiled.contract, effect, _EMPTY_CONTEXT, late)
        if compiled.secrets:
            attempt.secrets = compiled.secrets
        if getattr(tool, "takes_key", True):
            attempt.context = self._build_context(effect, attempt, now)
        if late is not None and effect.key is not None:
            attempt.may_begin = partial(self._can_begin, effect)
        attempt.claimed, self._attempt = self._claimed, attempt
        if traced is not None:
            attempt.traced = traced
        outer = ENCLOSING_CALL.get()
        if outer is not None and effect.key is not None:
            self._begin_nested_write(outer)
        attempt.enclosing = EnclosingCall(
            self._world, self._request, self._ticket, now + effect.timeout_ms, outer
        )
        return attempt

    def _find_resumed_tool(self, effect: Execute) -> tuple[CompiledContract, Tool]:
        """Return the tool of a resumed call, by its exact version."""
        found = self._world.catalogue.find(effect.tool, effect.version, self._request.principal)
        if found is None:
            raise LookupError(f"{effect.tool} {effect.version} is not registered in this process")
        return found

    def _build_context(self, effect: Execute, attempt: ToolAttempt, now: float) -> CallContext:
        return build_call_context(self._request, self._ticket, effect, now, attempt.begin_effect)

    def hand_over(self, effect: HandOver) -> Answer:
        """Hand a long call to the engine, blocking; its answer is delivered with its result."""
        self._entry_id = 0
        outer = ENCLOSING_CALL.get()
        if outer is not None and effect.key is not None:
            self._begin_nested_write(outer)  # a worker may begin at any time
        secrets = self._found[0].secrets if self._found is not None else ()
        return hand_over_call(self._world, self._request, self._ticket, effect, secrets)

    def hand_over_async(self, effect: HandOver) -> Answer | None:
        """Hand a long call to the engine in a thread, and wait for completion."""
        return self._defer_answer(self.compute_in_thread(partial(self.hand_over, effect)))

    def execute(self, effect: Execute) -> Answer:
        """Run the tool, blocking."""
        if effect.key is not None and not self._can_begin(effect):
            return Raised("timeout", NOT_SENT)
        attempt = self._prepare_attempt(effect, self._world.clock.lease_ms())
        attempt.ended = answer = self._finish_attempt(attempt, attempt.run(self._world.workers))
        return answer

    def execute_async(
        self,
        effect: Execute,
        is_ours: bool = False,  # noqa: FBT001, FBT002 - a parameter by name alone makes every call dearer
    ) -> Answer | None:
        """Run the tool on the loop or in a thread.

        ``is_ours``: the store has just confirmed that this process holds the call.
        """
        now = self._world.clock.lease_ms()
        if now >= self._sure_until and effect.key is not None and not is_ours:
            if self._is_lease_over(effect, now):
                return Raised("timeout", NOT_SENT)
            return self._defer_answer(self._execute_if_owned(effect))
        attempt = self._prepare_attempt(effect, now)
        started: Any = attempt.start_on_loop(self._world.workers)
        if type(started) in ANSWER_TYPES:
            attempt.ended = answer = self._finish_attempt(attempt, started)
            return answer
        return self._defer_answer(self._await_attempt(attempt, started))

    async def _execute_if_owned(self, effect: Execute) -> Answer:
        try:
            can_begin = asyncio.wrap_future(self._world.workers.submit(partial(self._can_begin, effect)))
        except NoThreadError:
            return NO_THREAD
        if not await asyncio.shield(can_begin):
            return Raised("timeout", NOT_SENT)
        return self.execute_async(effect, is_ours=True) or await self.waiting

    def _is_lease_over(self, effect: Execute, now: float) -> bool:
        """Return whether this process was suspended beyond its lease: others may have decided about the call, so nothing is begun."""
        compiled, _ = self._found or self._find_resumed_tool(effect)
        return now - self._claimed_at >= compiled.contract.lease_ms

    def _can_begin(self, effect: Execute) -> bool:
        """Return whether this process still holds the call: others may have decided about it while it was suspended. May block.

        Checked immediately before the tool. The store is not asked as long as no one can have decided.
        """
        claimed, key, now = self._claimed, effect.key, self._world.clock.lease_ms()
        if key is None or now < self._sure_until:
            return True
        if claimed is None or self._is_lease_over(effect, now):
            return False
        try:
            return self._world.store.holds_claim(key, claimed.entry_id, claimed.fence)
        except StoreError:
            return False

    async def _await_attempt(self, attempt: ToolAttempt, running: Awaitable[Answer]) -> Answer:
        attempt.ended = answer = self._finish_attempt(attempt, await running)
        return answer

    def _finish_attempt(self, attempt: ToolAttempt, answer: Answer) -> Answer:
        """Finish the attempt; a cancellation or an interrupt inside the tool applies to the whole call."""
        attempt.context = _EMPTY_CONTEXT
        if attempt.traced is not None:
            attempt.traced.end(answer)
        if attempt.enclosing is not None:
            attempt.enclosing.over = type(answer) is not Raised or answer.code not in _LEFT_RUNNING_CODES
        if attempt.interruption is not None:
            self.defer_interrupt(attempt.interruption)
        found = self._found
        if found is None or not found[0].secrets:
            self.answer_json = attempt.answer_json if type(answer) is Returned else b""
            return answer
        return self._redact_secrets(attempt.arguments, answer)

    def _redact_secrets(self, arguments: dict[str, Any], answer: Answer) -> Answer:
        """Return the answer without declared secrets that the tool repeats."""
        names = self._found[0].secrets if self._found is not None else ()
        if not names or self._found is None:
            return answer
        return redact_answer(answer, arguments, names, self._found[0].check_output)

    def _settle_late_answer(
        self, effect: Execute, answer: Returned | Raised, claimed: Claimed | None
    ) -> None:
        """Settle the claim of an abandoned blocking tool that has returned after all."""
        if effect.key is None or claimed is None or self._found is None:
            return
        kept: Any = self._redact_secrets(effect.arguments, answer)
        flow = settle_late_answer(
            self._request, self._ticket, self._limits, self._found[0], claimed, effect, kept
        )
        drive_flow(flow, Performer(self._world, self._request, self._ticket, self._limits), [])

    def sleep(self, effect: Sleep) -> Answer:
        """Wait, blocking."""
        ms = self._choose_sleep_ms(effect)
        self._world.clock.sleep(ms)
        return Slept(int(ms))

    def sleep_async(self, effect: Sleep) -> Answer | None:
        """Wait on the loop; a cancellation ends the wait."""
        return (
            Cancelled() if self.interruption is not None else self._defer_answer(self._sleep_on_loop(effect))
        )

    async def _sleep_on_loop(self, effect: Sleep) -> Answer:
        ms = self._choose_sleep_ms(effect)
        try:
            await self._world.clock.sleep_async(ms)
        except asyncio.CancelledError as cancellation:
            self.defer_interrupt(cancellation)
            return Cancelled()
        return Slept(int(ms))

    def _choose_sleep_ms(self, effect: Sleep) -> float:
        return max(float(effect.at_least_ms), self._world.rng.uniform(effect.upto_ms))

    def read_clock(self, effect: ReadClock) -> Tick:
        """Return how long the call has been running, and the wall time if requested."""
        clock = self._world.clock
        return Tick(clock.lease_ms() - self._began, clock.now_ms() if effect.wall else None)

    def use_answer_cache(self, effect: Remember | Recall) -> Answer:
        """Cache a good answer, or look one up."""
        return self._world.kept.perform_effect(effect, self._world.clock, self._world.store)

    def recall_async(self, effect: Recall) -> Answer | None:
        """Look up a good answer: locally, else in the store, whose answer is awaited."""
        local = self._world.kept.find_local_answer(effect, self._world.clock)
        return local or self._defer_answer(self.compute_in_thread(partial(self.use_answer_cache, effect)))

    def quarantine_body(self, effect: Quarantine) -> Answer:
        """Store the body where only an operator can read it; stores buffer it, so that this waits for no disk and no network."""
        handle, principal = self._world.rng.make_handle(), self._request.principal
        record = StoredBody(
            handle=handle,
            tenant=principal.tenant,
            principal=principal.id,
            tool=effect.tool,
            call_id=effect.call_id,
            state="withheld",
            verdict=effect.verdict,
        )
        try:
            self._world.store.save_body(record, msgspec.json.encode(effect.body))
        except StoreError:
            return Quarantined(None)
        except Exception as fault:  # noqa: BLE001 - a driver's error: the body stays withheld
            log_store_fault(fault)
            return Quarantined(None)
        return Quarantined(handle)


_LEFT_RUNNING_CODES = frozenset({"timeout", "cancelled"})


def _should_record_delivery(contract: Contract) -> bool:
    """Return whether delivery of the first answer matters to a later identical call."""
    return contract.effect in _DELIVERY_EFFECT_CLASSES and contract.repeat != "allow"


_DELIVERY_EFFECT_CLASSES = frozenset({"once", "keyed"})
_EMPTY_CONTEXT = CallContext("", None, "", Principal(), 0, None, 0, 0.0)
"""For tools that take no context."""

_IMMEDIATE_METHODS: dict[type[Effect[Any]], Callable[[Performer, Any], Answer]] = {
    FindTools: Performer.find_tools,
    Resolve: Performer.resolve,
    ReadClock: Performer.read_clock,
    Quarantine: Performer.quarantine_body,
    Remember: Performer.use_answer_cache,
}
_BLOCKING_METHODS: dict[type[Effect[Any]], Callable[[Performer, Any], Answer]] = {
    **_IMMEDIATE_METHODS,
    Authorize: Performer.authorize,
    Recall: Performer.use_answer_cache,
    Claim: Performer.claim,
    AwaitSettle: Performer.ask_store,
    Reserve: Performer.ask_store,
    Settle: Performer.settle,
    CountRefusal: Performer.count_refusal,
    Execute: Performer.execute,
    Sleep: Performer.sleep,
    HandOver: Performer.hand_over,
}
Performer.begins = {
    **_IMMEDIATE_METHODS,
    Authorize: Performer.authorize_async,
    Claim: Performer.claim_async,
    AwaitSettle: Performer.ask_store_async,
    Reserve: Performer.ask_store_async,
    Settle: Performer.settle_async,
    CountRefusal: Performer.count_refusal_async,
    Execute: Performer.execute_async,
    Sleep: Performer.sleep_async,
    Recall: Performer.recall_async,
    HandOver: Performer.hand_over_async,
}
