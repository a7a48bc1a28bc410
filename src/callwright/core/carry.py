"""A call that may be made, carried out: 8 claim → attempts → 11 judge → 12 guard → 13 settle. Pure.

The same steps for a whole call, for a part of one and for a stand-in. May not know how a call was read, checked or allowed.
"""

from callwright.core import ending, opening
from callwright.core.attempt import Failed, Given, is_cut_short
from callwright.core.telling import Ending, Flow, Telling
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import ApprovalMissing, AwaitSettle, Claimed, InFlight, QuotaOver, ReadClock


def claim(t: Telling, tool: CompiledContract) -> Flow[Claimed | Ending]:
    """Make the call ours, waiting for the same call elsewhere as long as contract and deadline allow."""
    asked = opening.claim(t, tool)
    answer = asked.given((yield asked))
    while isinstance(answer, InFlight | ApprovalMissing | QuotaOver):
        if isinstance(answer, InFlight):
            refused = yield from _wait(t, tool, answer)
        elif isinstance(answer, ApprovalMissing):
            refused = yield from _authorize_again(t, tool)
        elif answer.over == "approve":
            refused = yield from _authorize_again(t, tool, answer.name)
        else:
            break
        if refused is not None:
            return refused
        t.joined = t.joined or not isinstance(answer, QuotaOver)
        asked = opening.claim(t, tool)
        answer = asked.given((yield asked))
    return opening.claimed(t, answer)


def _authorize_again(t: Telling, tool: CompiledContract, over: str = "") -> Flow[Ending | None]:
    """Somebody else has used the approval that allowed the call, or it is ``over`` a quota: is there another one?"""
    leave = opening.authorize(t, tool, over)
    return opening.authorized(t, leave.given((yield leave)))


def _wait(t: Telling, tool: CompiledContract, running: InFlight) -> Flow[Ending | None]:
    """Wait for the same call elsewhere; None to claim again. A task is not waited for: its handle is the answer."""
    if tool.contract.long:
        from callwright.core.handing import join  # noqa: PLC0415 - most calls are short

        return (yield from join(t, tool, running.key or t.key))
    clock = ReadClock()
    patience = opening.patience_ms(t, tool) - clock.given((yield clock)).ms
    if patience < 1 or t.key is None or (t.joined and t.again):
        return opening.busy(running)
    wait = AwaitSettle(running.key or t.key, int(patience))
    return opening.waited(running, wait.given((yield wait)))


def judged(t: Telling, tool: CompiledContract, end: Given | Failed) -> Flow[Ending]:
    """What the attempts ended in, judged and scanned; what must be withheld is in quarantine."""
    told = ending.told(t, tool, end)  # 11 12
    if not isinstance(told, Ending):
        told = ending.withheld(t, tool, end, told.given((yield told)))
    return told


def settled(
    t: Telling, tool: CompiledContract, claimed: Claimed, told: Ending, end: Given | Failed
) -> Flow[Ending]:
    """Write how it ended, where there is anything to write."""
    healthy = _health(t, tool, claimed, told, end)
    if t.without_store or (
        healthy and claimed is opening.UNCLAIMED and not t.watched and not _may_give_back(t, tool, told)
    ):
        return told
    settle = ending.settle(t, tool, claimed, told, healthy=healthy)
    return ending.settled(t, told, settle.given((yield settle)))  # 13


def _may_give_back(t: Telling, tool: CompiledContract, told: Ending) -> bool:
    """Whether a task that failed may have to give back what the call that began it took: its approval, or of quotas."""
    return told.outcome.code is not None and (t.approval != "" or tool.contract.long)


def _health(
    t: Telling, tool: CompiledContract, claimed: Claimed, told: Ending, end: Given | Failed
) -> bool | None:
    """What the breaker is told; None where the end says nothing of the upstream."""
    if isinstance(end, Given):
        return True
    return None if is_cut_short(t, tool.contract, claimed, told, end) else ending.health(told, end)
