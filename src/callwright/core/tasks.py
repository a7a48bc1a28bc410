"""The two stories of a long call. Pure.

The first is the call itself, up to the claim: then the engine is given the call, and the story ends with the task's handle.
The second is told by whichever worker carries the task out: resume the claim → [reserve → execute → sleep]* → 10–13 →
envelope, the same functions as of a short call, so that the result of a task is the envelope a short call would have given.

What a worker may do with a task that another worker had begun and left (it died):

    read, idempotent, keyed            run it: finished steps are on record and are not repeated
    once, with finished steps          run it; a step that was begun and not finished is in doubt where it is itself ``once``
    once, without                      in doubt: outcome_unknown, never run again

It may not know what an engine is: the runtime says how a task stands (``Fate``).
"""

from typing import Literal, assert_never

from msgspec.structs import replace

from callwright.core import carry, opening
from callwright.core.attempt import Failed, Given, attempts
from callwright.core.envelope import envelope
from callwright.core.evidence import combine
from callwright.core.handing import asked, goes_on
from callwright.core.keys import hash_of_arguments
from callwright.core.telling import Ending, Flow, Telling
from callwright.domain.call import CallRequest, Ticket
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Claimed, InFlight, ReadClock, StoreFailed
from callwright.domain.evidence import NO_ANSWER, NOT_SENT
from callwright.domain.records import LedgerEntry, LedgerState, Outcome, RunLimits
from callwright.domain.result import EffectState, ToolResult
from callwright.domain.tasks import HandedOver, Job, NotRunning

Fate = Literal["run", "again", "doubt", "cancelled", "timeout", "vanished"]
"""How a task stands when a worker takes it: to be run; begun by a dead worker and to be run again, or not to be repeated; called
off, past its deadline, or without a worker that still has its tool, before anything of it began."""


# --- the first story --------------------------------------------------------------------------------------------


def hand_over(t: Telling, tool: CompiledContract, claimed: Claimed) -> Flow[Ending]:
    """Give the engine a call that is ours; where it cannot take it, nothing has begun and the claim is let go."""
    effect = asked(t, tool, joined=False)
    answer = effect.given((yield effect))
    match answer:
        case HandedOver(handle=handle):
            return goes_on(t, tool, handle)
        case NotRunning() | StoreFailed():
            return (yield from _settled(t, tool, claimed, Failed(code="unavailable", evidence=NOT_SENT)))
        case _:
            assert_never(answer)


# --- the second story -------------------------------------------------------------------------------------------


def tell_task(job: Job, tool: CompiledContract, fate: Fate, limits: RunLimits) -> Flow[ToolResult]:
    """Tell the story of a task; its return value is the envelope.

    A task has a budget of its own, that of its contract: the run that began it has paid for the call, and does not wait.
    """
    request = CallRequest(
        raw="",
        principal=job.principal,
        idempotency_key=job.idempotency_key,
        locale=job.locale,
        timeout_ms=job.timeout_ms,
    )
    t = Telling(request, Ticket(job.handle, job.trace_id), limits)
    t.found(tool)
    t.key, t.arguments, t.args_hash = job.key, job.arguments, hash_of_arguments(tool.contract, job.arguments)
    t.repairs, t.warnings = list(job.repairs), list(job.warnings)
    end = yield from _task(t, job, tool, fate)
    clock = ReadClock()
    elapsed = clock.given((yield clock)).ms
    t.request = replace(request, run_id=job.run_id)
    return envelope(t, _handled(t, end), elapsed)


def _task(t: Telling, job: Job, tool: CompiledContract, fate: Fate) -> Flow[Ending]:
    claimed = opening.UNCLAIMED
    if t.key is not None:
        claim = opening.claim(t, tool)
        answer = claim.given((yield claim))
        if isinstance(answer, InFlight):
            return _overtaken(tool)
        found = opening.claimed(t, answer)
        if not isinstance(found, Claimed):
            return found
        claimed = replace(found, remaining_ms=None)
    t.approval = job.approval  # used by the claim of the call that began it; given back where nothing happens
    if fate in {"run", "again"}:
        if fate == "again" and tool.contract.effect != "read":
            t.doubt = NO_ANSWER  # the run that died may have had its effect, whatever this one comes to
        end = yield from attempts(t, tool, claimed)
    else:
        end = _FATES.get(fate) or _vanished(tool)
        t.doubt = combine(t.doubt, end.evidence)
    return (yield from _settled(t, tool, claimed, end))


_FATES: dict[Fate, Failed] = {
    "doubt": Failed(code="outcome_unknown", evidence=NO_ANSWER),
    "cancelled": Failed(code="cancelled", evidence=NOT_SENT),
    "timeout": Failed(code="timeout", evidence=NOT_SENT),
}


def _overtaken(tool: CompiledContract) -> Ending:
    """The claim of the task ended without it, by a person or by time, and another call has it now."""
    doubt = tool.contract.effect != "read"
    return Ending(outcome=Outcome(code="outcome_unknown"), effect="unknown" if doubt else "none")


def _vanished(tool: CompiledContract) -> Failed:
    detail = f"no worker offers {tool.contract.name} {tool.contract.version} any more"
    return Failed(code="unknown_tool", evidence=NOT_SENT, params={"detail": detail})


def _settled(t: Telling, tool: CompiledContract, claimed: Claimed, end: Given | Failed) -> Flow[Ending]:
    """As every call ends; the handle is kept with the outcome, so that the same call gives it again."""
    told = _handled(t, (yield from carry.judged(t, tool, end)))  # 11 12
    return (yield from carry.settled(t, tool, claimed, told, end))  # 13


def _handled(t: Telling, end: Ending) -> Ending:
    """With the task's handle, unless a quarantined body needs the place for its own."""
    return end if end.outcome.handle else replace(end, outcome=replace(end.outcome, handle=t.ticket.call_id))


def lost(job: Job, tool: CompiledContract | None, limits: RunLimits) -> ToolResult:
    """The envelope of a task whose worker failed by a fault of ours: the ledger knows more than its engine."""
    harmless = tool is not None and tool.contract.effect == "read"
    outcome = Outcome(code="internal_error", handle=job.handle)
    return _enveloped(job, tool, limits, Ending(outcome=outcome, effect="none" if harmless else "unknown"))


def verdict(
    job: Job, tool: CompiledContract | None, limits: RunLimits, entry: LedgerEntry | None, told: ToolResult
) -> ToolResult:
    """The envelope of a task that has ended: ``told``, as its worker wrote it, unless the ledger has come to know otherwise.

    The entry changes after the task has ended when a worker that was taken for dead settles after all, when a reconciler
    or a person decides, and when a settle could not be written. An entry that is not the task's any more, or is still
    claimed, says nothing.
    """
    if entry is None or entry.owner.partition("+")[0] != job.handle or _agree(entry.state, told.effect):
        return told
    kept = entry.outcome or Outcome()
    if entry.state == "committed":
        ending = Ending(outcome=kept, effect="committed")
    elif entry.state in _NOT_DONE:
        ending = Ending(outcome=kept if kept.code else Outcome(code="tool_failed"))
    else:
        ending = Ending(outcome=kept if kept.code else Outcome(code="outcome_unknown"), effect="unknown")
    return _enveloped(job, tool, limits, ending)


_EFFECTS: dict[LedgerState, EffectState] = {
    "committed": "committed",
    "failed": "none",
    "released": "none",
    "answered": "unknown",
    "unknown": "unknown",
}
_NOT_DONE: frozenset[LedgerState] = frozenset({"failed", "released"})


def _agree(state: LedgerState, effect: EffectState) -> bool:
    return _EFFECTS.get(state, effect) == effect


def _enveloped(job: Job, tool: CompiledContract | None, limits: RunLimits, ending: Ending) -> ToolResult:
    request = CallRequest(raw="", principal=job.principal, run_id=job.run_id, locale=job.locale)
    t = Telling(request, Ticket(job.handle, job.trace_id), limits)
    t.name, t.key = job.tool, job.key
    if tool is not None:
        t.found(tool)
    return envelope(t, _handled(t, ending), 0)
