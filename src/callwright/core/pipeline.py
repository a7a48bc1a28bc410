"""The story of one tool call, from top to bottom. Pure: it asks for what it wants done and is sent the answers.

    1 read → 2 resolve → 3 check → 4 repair → 5 check → 6 gate → 7 authorize → 8 claim
    → [9 reserve → execute → sleep]* → 10 normalise → 11 judge → 12 guard → 13 settle → envelope

The order is the product: nothing is claimed that has not been checked and allowed; the claim is the last write before
the first byte leaves, the settle the first after the answer; nobody reads a result that was not judged and scanned.
Before the settle a declared stand-in may answer for a tool that cannot be reached: a call within the call. A declared batch
is carried out part by part, 8 to 13 for each.
The first step that refuses ends the story; a refusal before the claim leaves no row and may be asked again.

It may not know time, chance, IO or how an answer came about. What each question asks and what its answers mean stands in
``opening``, ``attempt`` and ``ending``; there every answer is matched in full (``assert_never``), so that a new one
cannot be forgotten. Whatever happens after the claim, the story goes on to the settle.

Every branch asks for the usual class first: of a struct, "is it this very class?" is answered at once, and a "no" costs
as much as making one.
"""

from callwright.core import carry, messages, opening
from callwright.core.attempt import Failed, attempts, understand
from callwright.core.envelope import envelope
from callwright.core.evidence import combine
from callwright.core.telling import Ending, Flow, Telling
from callwright.domain.call import CallRequest, Ticket, ToolCall
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import (
    Claimed,
    Execute,
    FindTools,
    Raised,
    ReadClock,
    Resolved,
    Returned,
)
from callwright.domain.evidence import NO_ANSWER
from callwright.domain.records import RunLimits
from callwright.domain.result import ToolResult


def tell(request: CallRequest, ticket: Ticket, limits: RunLimits) -> Flow[ToolResult]:
    """Tell the whole story of one call; its return value is the envelope."""
    t = Telling(request, ticket, limits)
    end = yield from _call(t)
    if end.counts and t.run_id is not None:
        refused = opening.count_refusal(t, t.run_id, end)
        end = opening.counted(end, refused.given((yield refused)))
    clock = ReadClock()
    return envelope(t, end, clock.given((yield clock)).ms)


def _call(t: Telling) -> Flow[Ending]:
    tool = yield from _find(t)  # 1 2
    if not isinstance(tool, CompiledContract):
        return tool
    refused = None if opening.is_sound(t, tool) else (yield from _mend(t, tool))  # 3 4 5
    if refused is None and opening.is_open(t):
        refused = yield from _gate(t, tool)  # 6
    if refused is None:
        if tool.contract.effect != "read":
            opening.name(t, tool)
        leave = opening.authorize(t, tool)
        answer = leave.given((yield leave))  # 7
        refused = opening.authorized(t, answer)
    if refused is not None:
        return refused
    if t.request.dry_run:
        return opening.rehearsed(t, tool)
    return (yield from _carried_out(t, tool))


def _hand_over(t: Telling, tool: CompiledContract, claimed: Claimed) -> Flow[Ending]:
    from callwright.core.tasks import hand_over  # noqa: PLC0415 - most calls are short

    return (yield from hand_over(t, tool, claimed))


def _find(t: Telling) -> Flow[CompiledContract | Ending]:
    call = opening.read_one(t)
    if not isinstance(call, ToolCall):
        call = opening.read_text(t, call.given((yield call))) if isinstance(call, FindTools) else call
    if not isinstance(call, ToolCall):
        return call
    name = opening.resolve(t, call)
    answer = name.given((yield name))
    meant = None if isinstance(answer, Resolved) else opening.renamed(t, call, answer)
    if meant is not None:
        name = opening.resolve(t, meant)
        answer = name.given((yield name))
    return t.found(answer.tool) if isinstance(answer, Resolved) else opening.not_resolved(answer)


def _mend(t: Telling, tool: CompiledContract) -> Flow[Ending | None]:
    """Bring the arguments into the contract where that can be done faithfully."""
    from callwright.core.repair import mend  # noqa: PLC0415 - most arguments are sound

    mended = mend(tool, t.call.arguments)
    if mended.wants_moment and t.request.zone is not None:
        clock = ReadClock(wall=True)
        mended = mend(tool, t.call.arguments, opening.moment_of(t, clock.given((yield clock))))
        t.is_dated = True
    return opening.mended(t, tool, mended)


def _gate(t: Telling, tool: CompiledContract) -> Flow[Ending | None]:
    from callwright.core import asking  # noqa: PLC0415 - most calls ask nothing

    wanted = asking.compare(t, tool)
    compared = None if wanted is None else wanted.given((yield wanted))
    return asking.doubtful(t, tool, compared)


def _carried_out(t: Telling, tool: CompiledContract) -> Flow[Ending]:
    """From the claim to the settle."""
    if tool.contract.batch is not None:
        from callwright.core import in_parts  # noqa: PLC0415 - most tools have no batch

        if in_parts.is_long(t, tool.contract.batch):
            return (yield from in_parts.carry_out(t, tool, tool.contract.batch))
    claimed = opening.UNCLAIMED if opening.is_free(t) else (yield from carry.claim(t, tool))  # 8
    if not isinstance(claimed, Claimed):
        return claimed
    if tool.contract.long:
        return (yield from _hand_over(t, tool, claimed))
    end = yield from attempts(t, tool, claimed)  # 9 10
    told = yield from carry.judged(t, tool, end)  # 11 12
    if tool.contract.stand_in is not None:
        from callwright.core import standing_in  # noqa: PLC0415 - most tools have no stand-in

        told = yield from standing_in.instead(t, tool, tool.contract.stand_in, told, end)
    return (yield from carry.settled(t, tool, claimed, told, end))  # 13


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
    t.entry_id = claimed.entry_id
    end = understand(tool, answer)
    t.doubt = NO_ANSWER if claimed.after_unknown else None
    if isinstance(end, Failed):
        t.doubt = combine(t.doubt, end.evidence)
    t.warnings.append(messages.notice("late"))
    told = yield from carry.judged(t, tool, end)
    return (yield from carry.settled(t, tool, claimed, told, end))
