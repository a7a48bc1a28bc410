"""What a contract declares to answer while its tool cannot be reached (seed 002 §4.3). Pure; a part of the story.

    read    the last good answer, with its age; else another read
    write   another write, which leaves a draft or a ticket: a call within the call, with its own authorization and entry

Never where something may have happened. What was asked for has not been done, and the result says so: of a read with a
warning, of a write with the code ``degraded`` and effect ``none``, and the ledger keeps that, so that the same call does not do
it beside the draft. The outer call is settled last: whoever dies in between leaves it claimed, and not free.
"""

from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from callwright.core import carry, messages, opening
from callwright.core.attempt import Failed, Given, attempts
from callwright.core.keys import digest
from callwright.core.normalise.pointers import ABSENT, at
from callwright.core.stand_ins import unfit
from callwright.core.telling import Ending, Flow, Telling
from callwright.domain.call import ToolCall
from callwright.domain.contract import CompiledContract, StandIn
from callwright.domain.effects import (
    Claimed,
    ReadClock,
    Resolve,
    Resolved,
)
from callwright.domain.errors import ERRORS
from callwright.domain.keeping import Recall, Recalled, Remember
from callwright.domain.records import Outcome
from callwright.domain.result import NextAction, Notice, Source

BELIEVED = 0.79
"""Most that is believed of an answer that is not the tool's own of today: below the usual mark for a sure one."""

SPARE_MS = 1_000
"""What is left of the outer claim's lease when a stand-in ends, for the settle."""


def instead(
    t: Telling, tool: CompiledContract, rules: StandIn, told: Ending, end: Given | Failed
) -> Flow[Ending]:
    """What the call ends in: as it was told, or what the stand-in answers."""
    if isinstance(end, Given):
        if rules.cached_s and told.outcome.code is None:
            keep = Remember(_name(t, tool), told.outcome)
            keep.given((yield keep))
        return told
    if told.effect != "none" or not _is_unreachable(told.outcome.code):
        return told
    if rules.cached_s:
        recall = Recall(_name(t, tool), rules.cached_s * 1000)
        kept = recall.given((yield recall))
        if isinstance(kept, Recalled):
            return _cached(t, tool, kept)
    return (yield from _another(t, tool, rules, told)) if rules.tool else told


def _is_unreachable(code: str | None) -> bool:
    """Whether the failure says that the tool cannot be had now, and nothing of the call itself."""
    spec = ERRORS.get(code or "")
    return spec is not None and spec.stand_in


# --- the last good answer -----------------------------------------------------------------------------------------


def _name(t: Telling, tool: CompiledContract) -> str:
    """Names exactly this call of exactly this principal, under exactly this contract."""
    who = t.request.principal
    return digest([who.tenant, who.id, tool.contract.name, tool.hash, t.arguments])


def _cached(t: Telling, tool: CompiledContract, kept: Recalled) -> Ending:
    since = datetime.fromtimestamp(kept.at_ms / 1000, UTC).isoformat(timespec="seconds")
    stale = messages.notice("stale", params={"age": _age(kept.age_ms)})
    outcome = _less_sure(tool, kept.outcome, [_degraded(t, "an earlier answer"), stale])
    sources = outcome.source or [Source(type="tool", id=tool.contract.name, label="earlier answer")]
    dated = [one if one.retrieved_at else replace(one, retrieved_at=since) for one in sources]
    return Ending(outcome=replace(outcome, source=dated), cached=True)


def _age(ms: int) -> str:
    """An age as people say it, never less than it is by more than one of its unit."""
    seconds = ms // 1000
    if seconds < 120:
        return f"{seconds} s"
    return f"{seconds // 60} min" if seconds < 7200 else f"{seconds // 3600} h"


def _less_sure(tool: CompiledContract, outcome: Outcome, told: list[Notice]) -> Outcome:
    rules = tool.contract.confidence
    confidence = min(outcome.confidence, BELIEVED)
    action: NextAction | None = outcome.next_action if confidence >= rules.unsure else rules.low_action
    return replace(outcome, confidence=confidence, next_action=action, warnings=[*told, *outcome.warnings])


def _degraded(t: Telling, what: str) -> Notice:
    return messages.notice("degraded", params={"tool": t.name, "detail": what})


# --- another tool ---------------------------------------------------------------------------------------------------


def _another(t: Telling, tool: CompiledContract, rules: StandIn, told: Ending) -> Flow[Ending]:
    """Call the other tool. A caller who may not see it, or not call it, is told nothing of it."""
    name = Resolve(rules.tool, None, t.request.principal)
    found = name.given((yield name))
    if not isinstance(found, Resolved):
        return told
    other = found.tool
    inner = _inner(t, rules, other)
    if any(unfit(tool.contract, other.contract)) or not opening.is_sound(inner, other):
        return _not_either(told, "invalid_arguments")
    if other.contract.effect != "read":
        opening.name(inner, other)
    leave = opening.authorize(inner, other)
    allowed = leave.given((yield leave))
    refusal = opening.authorized(inner, allowed)
    if refusal is not None:
        refused = refusal.outcome.code or ""
        return told if refused == "permission_denied" else _not_either(told, refused)
    inner.until = yield from _until(t, tool, other)
    claimed = opening.UNCLAIMED if opening.is_free(inner) else (yield from carry.claim(inner, other))
    if isinstance(claimed, Claimed):
        mine = yield from _carried_out(inner, other, claimed)
    elif claimed.replayed:
        mine = claimed
    else:
        return _not_either(told, claimed.outcome.code or "")
    t.warnings += inner.warnings
    return _read(t, tool, other, told, mine) if tool.contract.effect == "read" else _draft(inner, told, mine)


def _inner(t: Telling, rules: StandIn, other: CompiledContract) -> Telling:
    """The notes on the call within the call: the same caller, run and key, other arguments."""
    taken = {one: at(t.arguments, way) for one, way in rules.arguments.items()}
    said = {**rules.fixed, **{one: value for one, value in taken.items() if value is not ABSENT}}
    arguments = said if rules.arguments or rules.fixed else t.arguments
    request = replace(t.request, raw=None, version=None, approval=None, conversation=None, confirmed=())
    inner = Telling(request, t.ticket, t.limits)
    inner.call = ToolCall(other.contract.name, arguments)
    inner.found(other)
    return inner


def _until(t: Telling, tool: CompiledContract, other: CompiledContract) -> Flow[int]:
    """When the other tool has to have ended: before the caller's patience does, and the lease of our own claim."""
    clock = ReadClock()
    until = int(clock.given((yield clock)).ms) + other.contract.deadline_ms
    if tool.contract.effect != "read":
        until = min(until, tool.contract.lease_ms - SPARE_MS)
    return until if t.request.timeout_ms is None else min(until, t.request.timeout_ms)


def _carried_out(inner: Telling, other: CompiledContract, claimed: Claimed) -> Flow[Ending]:
    end = yield from attempts(inner, other, claimed)
    told = yield from carry.judged(inner, other, end)
    return (yield from carry.settled(inner, other, claimed, told, end))


def _not_either(told: Ending, code: str) -> Ending:
    failed = messages.notice("stand_in_failed", params={"detail": code})
    return replace(told, outcome=replace(told.outcome, warnings=[*told.outcome.warnings, failed]))


def _read(t: Telling, tool: CompiledContract, other: CompiledContract, told: Ending, mine: Ending) -> Ending:
    """The other's data are the answer where they are what our own contract promises."""
    outcome, check = mine.outcome, tool.check_output
    if outcome.code is not None:
        return _not_either(told, outcome.code)
    if check is not None and not check.is_valid(outcome.data):
        return _not_either(told, "invalid_output")
    return Ending(outcome=_less_sure(tool, outcome, [_degraded(t, f"by {other.contract.name}")]))


def _draft(inner: Telling, told: Ending, mine: Ending) -> Ending:
    """A write was not done, whatever the stand-in did; and what that may have done is told as well."""
    if mine.effect == "none":
        return _not_either(told, mine.outcome.code or "tool_failed")
    left: dict[str, Any] = {"tool": inner.name, "effect": mine.effect, "key": inner.key}
    left |= {"error": mine.outcome.code} if mine.outcome.code else {"data": mine.outcome.data}
    details = {**told.outcome.details, "cause": told.outcome.code, "standIn": left}
    if mine.effect == "unknown":
        return Ending(outcome=Outcome(code="outcome_unknown", details=details), effect="unknown")
    words = f"it was not carried out; {inner.name} was called instead, see error.details.standIn"
    outcome = Outcome(
        code="degraded",
        params={"detail": words},
        details=details,
        source=[Source(type="tool", id=inner.name)],
        suggestion=_DRAFTED,
        next_action="human_review",
    )
    return Ending(outcome=outcome)


_DRAFTED = "Do not call it again: what the stand-in left waits for a person. Tell the user so."
