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

from callwright.core.call import admission, execution
from callwright.core.call.attempts import AttemptFailure, AttemptSuccess, run_attempts
from callwright.core.call.call_state import CallState, Completion, EffectFlow
from callwright.core.contracts.fallback_rules import find_fallback_mismatches
from callwright.core.normalise.json_pointers import ABSENT, resolve_pointer
from callwright.core.records.idempotency import compute_digest
from callwright.core.wording import result_messages
from callwright.domain.cache_effects import Recall, Recalled, Remember
from callwright.domain.call import ToolCall
from callwright.domain.contract import CompiledContract, StandIn
from callwright.domain.effects import (
    Claimed,
    ReadClock,
    Resolve,
    Resolved,
)
from callwright.domain.error_codes import ERRORS
from callwright.domain.records import Outcome
from callwright.domain.result import NextAction, Notice, Source

MAX_FALLBACK_CONFIDENCE = 0.79
"""Most that is believed of an answer that is not the tool's own of today: below the usual mark for a sure one."""

SETTLE_RESERVE_MS = 1_000
"""What is left of the outer claim's lease when a stand-in ends, for the settle."""


def apply_fallback(
    t: CallState,
    tool: CompiledContract,
    rules: StandIn,
    told: Completion,
    end: AttemptSuccess | AttemptFailure,
) -> EffectFlow[Completion]:
    """What the call ends in: as it was told, or what the stand-in answers."""
    if isinstance(end, AttemptSuccess):
        if rules.cached_s and told.outcome.code is None:
            keep = Remember(_derive_cache_name(t, tool), told.outcome)
            keep.cast_answer((yield keep))
        return told
    if told.effect != "none" or not _is_unreachable(told.outcome.code):
        return told
    if rules.cached_s:
        recall = Recall(_derive_cache_name(t, tool), rules.cached_s * 1000)
        kept = recall.cast_answer((yield recall))
        if isinstance(kept, Recalled):
            return _complete_from_cache(t, tool, kept)
    return (yield from _call_fallback_tool(t, tool, rules, told)) if rules.tool else told


def _is_unreachable(code: str | None) -> bool:
    """Whether the failure says that the tool cannot be had now, and nothing of the call itself."""
    spec = ERRORS.get(code or "")
    return spec is not None and spec.stand_in


# --- the last good answer -----------------------------------------------------------------------------------------


def _derive_cache_name(t: CallState, tool: CompiledContract) -> str:
    """Names exactly this call of exactly this principal, under exactly this contract."""
    who = t.request.principal
    return compute_digest([who.tenant, who.id, tool.contract.name, tool.hash, t.arguments])


def _complete_from_cache(t: CallState, tool: CompiledContract, kept: Recalled) -> Completion:
    since = datetime.fromtimestamp(kept.at_ms / 1000, UTC).isoformat(timespec="seconds")
    stale = result_messages.build_notice("stale", params={"age": _render_age(kept.age_ms)})
    outcome = _lower_confidence(tool, kept.outcome, [_make_degraded_notice(t, "an earlier answer"), stale])
    sources = outcome.source or [Source(type="tool", id=tool.contract.name, label="earlier answer")]
    dated = [one if one.retrieved_at else replace(one, retrieved_at=since) for one in sources]
    return Completion(outcome=replace(outcome, source=dated), cached=True)


def _render_age(ms: int) -> str:
    """An age as people say it, never less than it is by more than one of its unit."""
    seconds = ms // 1000
    if seconds < 120:
        return f"{seconds} s"
    return f"{seconds // 60} min" if seconds < 7200 else f"{seconds // 3600} h"


def _lower_confidence(tool: CompiledContract, outcome: Outcome, told: list[Notice]) -> Outcome:
    rules = tool.contract.confidence
    confidence = min(outcome.confidence, MAX_FALLBACK_CONFIDENCE)
    action: NextAction | None = outcome.next_action if confidence >= rules.unsure else rules.low_action
    return replace(outcome, confidence=confidence, next_action=action, warnings=[*told, *outcome.warnings])


def _make_degraded_notice(t: CallState, what: str) -> Notice:
    return result_messages.build_notice("degraded", params={"tool": t.name, "detail": what})


# --- another tool ---------------------------------------------------------------------------------------------------


def _call_fallback_tool(
    t: CallState, tool: CompiledContract, rules: StandIn, told: Completion
) -> EffectFlow[Completion]:
    """Call the other tool. A caller who may not see it, or not call it, is told nothing of it."""
    name = Resolve(rules.tool, None, t.request.principal)
    found = name.cast_answer((yield name))
    if not isinstance(found, Resolved):
        return told
    other = found.tool
    inner = _make_inner_state(t, rules, other)
    if any(find_fallback_mismatches(tool.contract, other.contract)) or not admission.accept_valid_arguments(
        inner, other
    ):
        return _add_fallback_failure(told, "invalid_arguments")
    if other.contract.effect != "read":
        admission.assign_idempotency_key(inner, other)
    leave = admission.build_authorize(inner, other)
    allowed = leave.cast_answer((yield leave))
    refusal = admission.interpret_authorize(inner, allowed)
    if refusal is not None:
        refused = refusal.outcome.code or ""
        return told if refused == "permission_denied" else _add_fallback_failure(told, refused)
    inner.until = yield from _compute_inner_deadline(t, tool, other)
    claimed = (
        admission.NO_CLAIM
        if admission.needs_no_claim(inner)
        else (yield from execution.claim_call(inner, other))
    )
    if isinstance(claimed, Claimed):
        mine = yield from _execute_inner_call(inner, other, claimed)
    elif claimed.replayed:
        mine = claimed
    else:
        return _add_fallback_failure(told, claimed.outcome.code or "")
    t.warnings += inner.warnings
    return (
        _complete_read(t, tool, other, told, mine)
        if tool.contract.effect == "read"
        else _complete_draft(inner, told, mine)
    )


def _make_inner_state(t: CallState, rules: StandIn, other: CompiledContract) -> CallState:
    """The notes on the call within the call: the same caller, run and key, other arguments."""
    taken = {one: resolve_pointer(t.arguments, way) for one, way in rules.arguments.items()}
    said = {**rules.fixed, **{one: value for one, value in taken.items() if value is not ABSENT}}
    arguments = said if rules.arguments or rules.fixed else t.arguments
    request = replace(t.request, raw=None, version=None, approval=None, conversation=None, confirmed=())
    inner = CallState(request, t.ticket, t.limits)
    inner.call = ToolCall(other.contract.name, arguments)
    inner.set_tool(other)
    return inner


def _compute_inner_deadline(t: CallState, tool: CompiledContract, other: CompiledContract) -> EffectFlow[int]:
    """When the other tool has to have ended: before the caller's patience does, and the lease of our own claim."""
    clock = ReadClock()
    until = int(clock.cast_answer((yield clock)).ms) + other.contract.deadline_ms
    if tool.contract.effect != "read":
        until = min(until, tool.contract.lease_ms - SETTLE_RESERVE_MS)
    return until if t.request.timeout_ms is None else min(until, t.request.timeout_ms)


def _execute_inner_call(
    inner: CallState, other: CompiledContract, claimed: Claimed
) -> EffectFlow[Completion]:
    end = yield from run_attempts(inner, other, claimed)
    told = yield from execution.judge_attempts(inner, other, end)
    return (yield from execution.settle_call(inner, other, claimed, told, end))


def _add_fallback_failure(told: Completion, code: str) -> Completion:
    failed = result_messages.build_notice("stand_in_failed", params={"detail": code})
    return replace(told, outcome=replace(told.outcome, warnings=[*told.outcome.warnings, failed]))


def _complete_read(
    t: CallState, tool: CompiledContract, other: CompiledContract, told: Completion, mine: Completion
) -> Completion:
    """The other's data are the answer where they are what our own contract promises."""
    outcome, check = mine.outcome, tool.check_output
    if outcome.code is not None:
        return _add_fallback_failure(told, outcome.code)
    if check is not None and not check.is_valid(outcome.data):
        return _add_fallback_failure(told, "invalid_output")
    return Completion(
        outcome=_lower_confidence(tool, outcome, [_make_degraded_notice(t, f"by {other.contract.name}")])
    )


def _complete_draft(inner: CallState, told: Completion, mine: Completion) -> Completion:
    """A write was not done, whatever the stand-in did; and what that may have done is told as well."""
    if mine.effect == "none":
        return _add_fallback_failure(told, mine.outcome.code or "tool_failed")
    left: dict[str, Any] = {"tool": inner.name, "effect": mine.effect, "key": inner.key}
    left |= {"error": mine.outcome.code} if mine.outcome.code else {"data": mine.outcome.data}
    details = {**told.outcome.details, "cause": told.outcome.code, "standIn": left}
    if mine.effect == "unknown":
        return Completion(outcome=Outcome(code="outcome_unknown", details=details), effect="unknown")
    words = f"it was not carried out; {inner.name} was called instead, see error.details.standIn"
    outcome = Outcome(
        code="degraded",
        params={"detail": words},
        details=details,
        source=[Source(type="tool", id=inner.name)],
        suggestion=_DRAFT_ADVICE,
        next_action="human_review",
    )
    return Completion(outcome=outcome)


_DRAFT_ADVICE = "Do not call it again: what the stand-in left waits for a person. Tell the user so."
