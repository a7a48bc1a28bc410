"""The story of one tool call, from top to bottom. Pure: it asks for what it wants done and is sent the answers.

    1 read → 2 resolve → 3 check → 4 repair → 5 check → 6 gate → 7 authorize → 8 claim
    → [9 reserve → execute → sleep]* → 10 normalise → 11 judge → 12 guard → 13 settle → envelope

The order is the product: nothing is claimed that has not been checked and allowed; the claim is the last write before
the first byte leaves, the settle the first after the answer; nobody reads a result that was not judged and scanned.
The first step that refuses ends the story; a refusal before the claim leaves no row and may be asked again.

It may not know time, chance, IO or how an answer came about. What each question asks and what its answers mean stands in
``opening``, ``attempt`` and ``ending``; there every answer is matched in full (``assert_never``), so that a new one
cannot be forgotten. Whatever happens after the claim, the story goes on to the settle.
"""

from callwright.core import ending, messages, opening
from callwright.core.attempt import Failed, Given, attempts, understand
from callwright.core.envelope import envelope
from callwright.core.telling import Ending, Flow, Telling
from callwright.domain.call import CallRequest, Ticket
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import (
    AwaitSettle,
    Claimed,
    CountRefusal,
    Execute,
    InFlight,
    Quarantine,
    Raised,
    ReadClock,
    Returned,
    ask,
)
from callwright.domain.records import RunLimits
from callwright.domain.result import ToolResult


def tell(request: CallRequest, ticket: Ticket, limits: RunLimits) -> Flow[ToolResult]:
    """Tell the whole story of one call; its return value is the envelope."""
    t = Telling(request, ticket, limits)
    end = yield from _call(t)
    if end.counts and request.run_id is not None:
        counted = yield from ask(CountRefusal(request.run_id, t.name, end.outcome.code or "", limits))
        end = opening.counted(end, counted)
    tick = yield from ask(ReadClock())
    return envelope(t, end, tick.ms)


def _call(t: Telling) -> Flow[Ending]:
    tool = yield from _allow(t)
    if isinstance(tool, Ending):
        return tool
    if t.request.dry_run:
        return opening.rehearsed(t, tool)
    if t.key is None and t.request.run_id is None:  # a read outside a run: no row and no budget to take
        end = yield from attempts(t, tool, opening.UNCLAIMED)
        return (yield from finish(t, tool, opening.UNCLAIMED, end))
    claimed = yield from ask(opening.claim(t, tool))  # 8
    while isinstance(claimed, InFlight):
        refused = yield from _wait(t, tool, claimed)
        if refused is not None:
            return refused
        claimed = yield from ask(opening.claim(t, tool))
    if not isinstance(claimed, Claimed):
        return opening.not_ours(claimed)
    if claimed.suspected:
        t.warnings.append(messages.notice("duplicate_suspected"))
    end = yield from attempts(t, tool, claimed)  # 9 10
    return (yield from finish(t, tool, claimed, end))


def _allow(t: Telling) -> Flow[CompiledContract | Ending]:
    call = opening.read_one(t)  # 1
    if isinstance(call, Ending):
        return call
    tool = opening.resolved(t, (yield from ask(opening.resolve(t, call))))  # 2
    if isinstance(tool, Ending):
        return tool
    refused = opening.make_sound(t, tool, call)  # 3 4 5 6
    if refused is not None:
        return refused
    return opening.authorized((yield from ask(opening.authorize(t, tool)))) or tool  # 7


def finish(t: Telling, tool: CompiledContract, claimed: Claimed, end: Given | Failed) -> Flow[Ending]:
    """From the last attempt to the settle."""
    told = ending.told(t, tool, end)  # 11 12
    if isinstance(told, Quarantine):
        told = ending.withheld(tool, (yield from ask(told)))
    healthy = ending.health(told, end)
    if healthy and claimed is opening.UNCLAIMED and not t.watched:
        return told
    settled = yield from ask(ending.settle(t, tool, claimed, told, healthy=healthy))  # 13
    return ending.settled(t, told, settled)


def _wait(t: Telling, tool: CompiledContract, running: InFlight) -> Flow[Ending | None]:
    """Wait for the same call elsewhere, as long as contract and deadline allow; None to claim again."""
    tick = yield from ask(ReadClock())
    patience = opening.patience_ms(t, tool) - tick.ms
    if patience < 1 or t.key is None:
        return opening.busy(running)
    return opening.waited(running, (yield from ask(AwaitSettle(t.key, int(patience)))))


def tell_late(
    request: CallRequest,
    ticket: Ticket,
    limits: RunLimits,
    tool: CompiledContract,
    claimed: Claimed,
    effect: Execute,
    answer: Returned | Raised,
) -> Flow[Ending]:
    """A blocking tool that was given up has ended after all: its own claim is settled with the truth (the late owner)."""
    t = Telling(request, ticket, limits)
    t.found(tool)
    t.key, t.arguments, t.attempts = effect.key, effect.arguments, effect.attempt
    end = understand(tool, answer)
    t.maybe_sent = isinstance(end, Failed) and end.sent
    t.warnings.append(messages.notice("late"))
    return (yield from finish(t, tool, claimed, end))
