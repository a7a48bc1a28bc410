"""The straight way: the history that nearly every call has, gone without asking the story for each step.

The story (``core/pipeline.py``) is the law. This is its usual history written out: the same questions in the same order,
made and understood by the same functions of ``core``, performed by the same hands. As soon as anything is not as usual,
nothing here decides what that means: the story is told from the beginning with the answers that are on the tape, and goes
on from there as it would have done. So the tape and the envelope are the story's, whichever way a call went; the tests
retell every straight tape by the story.

May not know what a refusal, a failure or a repair is.
"""

from typing import Any, Final

from callwright.core import attempt, ending, opening
from callwright.core.envelope import envelope
from callwright.core.pipeline import tell
from callwright.core.telling import Ending, Telling
from callwright.domain.call import ToolCall
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import (
    Allowed,
    AlreadySettled,
    Answer,
    Claim,
    Claimed,
    Execute,
    ReadClock,
    Reserve,
    Reserved,
    Resolved,
    Settled,
)
from callwright.domain.result import ToolResult
from callwright.relay import RELAY
from callwright.runtime.driver import HandsOnLoop, Recorded, adrive, drive, perform
from callwright.runtime.perform import Performer
from callwright.runtime.tape import Head

_LARGE: Final = 16 * 1024
"""From this size on it is worth asking how a result came."""


async def make(hands: Performer, head: Head, tape: Recorded) -> ToolResult | None:
    """Make a usual call on the running loop. None as soon as it is none: ``as_told`` goes on from what is on the tape.

    All that waits stands here, in one coroutine: with many calls in the air, each further one weighs on all of them.
    """
    t = Telling(head.request, head.ticket, head.limits)
    tool = _allowed(hands, t, tape)
    if tool is None:
        return None
    claimed: Claimed | Ending | None = opening.UNCLAIMED
    if not opening.is_free(t):
        claim = opening.claim(t, tool)
        claimed = _claimed(t, claim, hands.claim_later(claim) or await hands.waiting, tape)
    if not isinstance(claimed, Claimed):
        return None if claimed is None else _enveloped(hands, t, claimed, tape)
    reserve = attempt.reserve(t, tool.contract, 1)
    execute = _admitted(
        t, tool, claimed, (reserve, hands.ask_store_later(reserve) or await hands.waiting), tape
    )
    if execute is None:
        return None
    told = _told(t, tool, (execute, hands.execute_later(execute) or await hands.waiting), tape)
    if told is None:
        return None
    if claimed is not opening.UNCLAIMED or t.watched:
        settle = ending.settle(t, tool, claimed, told, healthy=True)
        settled = hands.settle_later(settle) or await hands.waiting
        tape.append((settle, settled))
        if not isinstance(settled, Settled):
            return None
    return _enveloped(hands, t, told, tape)


def make_blocking(hands: Performer, head: Head, tape: Recorded) -> ToolResult:
    """Make a call, blocking: on the usual way as far as it goes, and from there as the story says."""
    t, tool = Telling(head.request, head.ticket, head.limits), None
    try:
        tool = _allowed(hands, t, tape)
    except (KeyboardInterrupt, SystemExit) as signal:  # kept, as by ``drive``
        hands.interrupt(signal)
    made = None if tool is None else _carried_out(hands, t, tool, tape)
    return made or drive(tell(head.request, head.ticket, head.limits), hands, tape)


def _carried_out(hands: Performer, t: Telling, tool: CompiledContract, tape: Recorded) -> ToolResult | None:
    """As the second half of ``make``, blocking."""
    claimed: Claimed | Ending | None = opening.UNCLAIMED
    if not opening.is_free(t):
        claim = opening.claim(t, tool)
        claimed = _claimed(t, claim, perform(hands, claim), tape)
    told = _executed(hands, t, tool, claimed, tape) if isinstance(claimed, Claimed) else claimed
    if told is None:
        return None
    try:
        return _enveloped(hands, t, told, tape)
    except (KeyboardInterrupt, SystemExit) as signal:  # kept, as by ``drive``
        hands.interrupt(signal)
        return None


def _executed(
    hands: Performer, t: Telling, tool: CompiledContract, claimed: Claimed, tape: Recorded
) -> Ending | None:
    """Steps 9 to 13, blocking."""
    reserve = attempt.reserve(t, tool.contract, 1)
    execute = _admitted(t, tool, claimed, (reserve, perform(hands, reserve)), tape)
    told = None if execute is None else _told(t, tool, (execute, perform(hands, execute)), tape)
    if told is None or (claimed is opening.UNCLAIMED and not t.watched):
        return told
    settle = ending.settle(t, tool, claimed, told, healthy=True)
    settled = perform(hands, settle)
    tape.append((settle, settled))
    return told if isinstance(settled, Settled) else None


async def as_told(hands: HandsOnLoop, head: Head, tape: Recorded) -> ToolResult:
    """Make a call on the running loop as the story says, from the end of the tape."""
    told = adrive(tell(head.request, head.ticket, head.limits), hands, tape)
    return told if isinstance(told, ToolResult) else await told


def _allowed(hands: Performer, t: Telling, tape: Recorded) -> CompiledContract | None:
    """Steps 1 to 7: read, resolve, check, authorize."""
    call = opening.read_one(t)
    if not isinstance(call, ToolCall):
        return None
    name = opening.resolve(t, call)
    found = hands.resolve(name)
    tape.append((name, found))
    if not isinstance(found, Resolved):
        return None
    tool = t.found(found.tool)
    if not (tool.straight and opening.is_sound(t, tool)) or opening.is_open(t) or t.request.dry_run:
        return None
    if tool.contract.effect != "read":
        opening.name(t, tool)
    leave = opening.authorize(t, tool)
    allowed = hands.authorize(leave)
    tape.append((leave, allowed))
    return tool if isinstance(allowed, Allowed) and opening.authorized(t, allowed) is None else None


def _claimed(t: Telling, claim: Claim, answer: Answer, tape: Recorded) -> Claimed | Ending | None:
    """Step 8: the claim, or the answer of the same call made before."""
    tape.append((claim, answer))
    if isinstance(answer, AlreadySettled):
        return opening.claimed(t, answer)
    if not isinstance(answer, Claimed) or answer.earlier is not None or answer.key:
        return None
    t.entry_id = answer.entry_id
    return answer


def _admitted(
    t: Telling, tool: CompiledContract, claimed: Claimed, reserved: tuple[Reserve, Answer], tape: Recorded
) -> Execute | None:
    """Step 9: the breaker's leave, and what is left of the time."""
    tape.append(reserved)
    leave = reserved[1]
    left = attempt.deadline_ms(t, tool.contract, claimed)
    if not isinstance(leave, Reserved) or left < 1:
        return None
    t.watched = leave.watched
    return attempt.execute(t, tool.contract, claimed, 1, left)


def _told(t: Telling, tool: CompiledContract, executed: tuple[Execute, Any], tape: Recorded) -> Ending | None:
    """Steps 10 to 12: normalise, judge, guard."""
    tape.append(executed)
    answer = executed[1]
    end = attempt.understand(tool, answer)
    told = ending.told(t, tool, end, _wire(answer)) if isinstance(end, attempt.Given) else None
    return told if isinstance(told, Ending) else None


def _enveloped(hands: Performer, t: Telling, told: Ending, tape: Recorded) -> ToolResult:
    clock = ReadClock()
    tick = hands.tick(clock)
    tape.append((clock, tick))
    return envelope(t, told, tick.ms)


def _wire(answer: Any) -> bytes | None:
    """The JSON that a large text came in, where a protocol brought it."""
    if answer.size < _LARGE or answer.kind != "text":
        return None
    relay = RELAY.get()
    if relay is None or relay.members is None or relay.value is not answer.value:
        return None
    content = relay.members.get("content")
    return None if content is None else bytes(content)
