"""The declared fallback while a tool is unreachable (seed 002 §4.3). Pure; a step of the pipeline.

    read    the last good answer, with its age; otherwise another read; with ``tool_first`` in the other order
    write   another write, which leaves a draft or a ticket: a nested call with separate authorization and ledger entry

Never used where the effect may have happened. The requested effect was not carried out, and the result says so: a read by a
warning, a write by the code ``degraded`` and effect ``none``. The ledger records this, so that the same call does not run
beside the draft. The outer call is settled last: a crash in between leaves it claimed, not free.
"""

from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from callwright.core.call import admission, execution
from callwright.core.call.attempts import AttemptFailure, AttemptSuccess, run_attempts
from callwright.core.call.call_state import CallState, Completion, EffectFlow
from callwright.core.call.stored_result import review_repeated_result
from callwright.core.contracts.fallback_rules import find_fallback_mismatches
from callwright.core.normalise.json_pointers import ABSENT, resolve_pointer
from callwright.core.records.idempotency import compute_digest, seal_arguments
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
"""Upper limit on the confidence of a fallback answer: below the default threshold of a sure one."""

SETTLE_RESERVE_MS = 1_000
"""Time in milliseconds left on the outer claim's lease for its settle when a fallback ends."""


def apply_fallback(
    state: CallState,
    tool: CompiledContract,
    rules: StandIn,
    completion: Completion,
    result: AttemptSuccess | AttemptFailure,
) -> EffectFlow[Completion]:
    """Return the completion unchanged, or the answer of the fallback."""
    if isinstance(result, AttemptSuccess):
        if rules.cached_s and completion.outcome.code is None:
            remember = Remember(_derive_cache_name(state, tool), completion.outcome)
            remember.cast_answer((yield remember))
        return completion
    if completion.effect != "none" or not _is_unreachable(completion.outcome.code):
        return completion
    return (yield from _fall_back(state, tool, rules, completion))


def _fall_back(
    state: CallState, tool: CompiledContract, rules: StandIn, completion: Completion
) -> EffectFlow[Completion]:
    """Return the first answer that the declared ways give, in their order; the failure if none does."""
    if rules.tool_first:
        completion = yield from _call_fallback_tool(state, tool, rules, completion)
    if rules.cached_s and completion.outcome.code is not None:
        recall = Recall(_derive_cache_name(state, tool), rules.cached_s * 1000)
        recalled = recall.cast_answer((yield recall))
        if isinstance(recalled, Recalled):
            earlier = yield from review_repeated_result(state, tool, Completion(outcome=recalled.outcome))
            if earlier.outcome.code is None:
                return _complete_from_cache(state, tool, replace(recalled, outcome=earlier.outcome))
            completion = _add_fallback_failure(completion, "unsafe_output")
    if rules.tool and not rules.tool_first:
        return (yield from _call_fallback_tool(state, tool, rules, completion))
    return completion


def _is_unreachable(code: str | None) -> bool:
    """Return whether the failure means that the tool is unavailable now and says nothing about the call itself."""
    spec = ERRORS.get(code or "")
    return spec is not None and spec.stand_in


# --- the last good answer -----------------------------------------------------------------------------------------


def _derive_cache_name(state: CallState, tool: CompiledContract) -> str:
    """Return the cache name of exactly this call of this principal under this contract."""
    who = state.request.principal
    return compute_digest(
        [who.tenant, who.id, tool.contract.name, tool.hash, seal_arguments(tool, state.arguments)]
    )


def _complete_from_cache(state: CallState, tool: CompiledContract, cached: Recalled) -> Completion:
    since = datetime.fromtimestamp(cached.at_ms / 1000, UTC).isoformat(timespec="seconds")
    stale = result_messages.build_notice("stale", params={"age": _render_age(cached.age_ms)})
    outcome = _lower_confidence(
        tool, cached.outcome, [_make_degraded_notice(state, "an earlier answer"), stale]
    )
    sources = outcome.source or [Source(type="tool", id=tool.contract.name, label="earlier answer")]
    dated = [one if one.retrieved_at else replace(one, retrieved_at=since) for one in sources]
    return Completion(outcome=replace(outcome, source=dated), cached=True)


def _render_age(ms: int) -> str:
    """Render an age for people, rounded down by less than one of its unit."""
    seconds = ms // 1000
    if seconds < 120:
        return f"{seconds} s"
    return f"{seconds // 60} min" if seconds < 7200 else f"{seconds // 3600} h"


def _lower_confidence(tool: CompiledContract, outcome: Outcome, notices: list[Notice]) -> Outcome:
    rules = tool.contract.confidence
    confidence = min(outcome.confidence, MAX_FALLBACK_CONFIDENCE)
    action: NextAction | None = outcome.next_action if confidence >= rules.unsure else rules.low_action
    return replace(outcome, confidence=confidence, next_action=action, warnings=[*notices, *outcome.warnings])


def _make_degraded_notice(state: CallState, what: str) -> Notice:
    return result_messages.build_notice("degraded", params={"tool": state.name, "detail": what})


# --- another tool ---------------------------------------------------------------------------------------------------


def _call_fallback_tool(
    state: CallState, tool: CompiledContract, rules: StandIn, completion: Completion
) -> EffectFlow[Completion]:
    """Call the fallback tool. A caller that may not see or call it learns nothing about it."""
    resolve = Resolve(rules.tool, None, state.request.principal)
    resolved = resolve.cast_answer((yield resolve))
    if not isinstance(resolved, Resolved):
        return completion
    other = resolved.tool
    inner = _make_inner_state(state, rules, other)
    if any(find_fallback_mismatches(tool.contract, other.contract)) or not admission.accept_valid_arguments(
        inner, other
    ):
        return _add_fallback_failure(completion, "invalid_arguments")
    if other.contract.effect != "read":
        admission.assign_idempotency_key(inner, other)
    authorize = admission.build_authorize(inner, other)
    allowed = authorize.cast_answer((yield authorize))
    refusal = admission.interpret_authorize(inner, allowed)
    if refusal is not None:
        code = refusal.outcome.code or ""
        return completion if code == "permission_denied" else _add_fallback_failure(completion, code)
    inner.until = yield from _compute_inner_deadline(state, tool, other)
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
        return _add_fallback_failure(completion, claimed.outcome.code or "")
    state.warnings += inner.warnings
    return (
        _complete_read(state, tool, other, completion, mine)
        if tool.contract.effect == "read"
        else _complete_draft(inner, completion, mine)
    )


def _make_inner_state(state: CallState, rules: StandIn, fallback_tool: CompiledContract) -> CallState:
    """Build the state of the nested call: the same caller, run and key, other arguments."""
    mapped = {one: resolve_pointer(state.arguments, way) for one, way in rules.arguments.items()}
    said = {**rules.fixed, **{one: value for one, value in mapped.items() if value is not ABSENT}}
    arguments = said if rules.arguments or rules.fixed else state.arguments
    request = replace(state.request, raw=None, version=None, approval=None, conversation=None, confirmed=())
    inner = CallState(request, state.ticket, state.limits)
    inner.call = ToolCall(fallback_tool.contract.name, arguments)
    inner.set_tool(fallback_tool)
    return inner


def _compute_inner_deadline(
    state: CallState, tool: CompiledContract, fallback_tool: CompiledContract
) -> EffectFlow[int]:
    """Return the deadline of the fallback tool: before the caller's patience and the lease of the outer claim end."""
    clock = ReadClock()
    until = int(clock.cast_answer((yield clock)).ms) + fallback_tool.contract.deadline_ms
    if tool.contract.effect != "read":
        until = min(until, tool.contract.lease_ms - SETTLE_RESERVE_MS)
    return until if state.request.timeout_ms is None else min(until, state.request.timeout_ms)


def _execute_inner_call(
    inner: CallState, fallback_tool: CompiledContract, claimed: Claimed
) -> EffectFlow[Completion]:
    end = yield from run_attempts(inner, fallback_tool, claimed)
    completion = yield from execution.judge_attempts(inner, fallback_tool, end)
    return (yield from execution.settle_call(inner, fallback_tool, claimed, completion, end))


def _add_fallback_failure(completion: Completion, code: str) -> Completion:
    failed = result_messages.build_notice("stand_in_failed", params={"detail": code})
    return replace(
        completion, outcome=replace(completion.outcome, warnings=[*completion.outcome.warnings, failed])
    )


def _complete_read(
    state: CallState,
    tool: CompiledContract,
    fallback_tool: CompiledContract,
    completion: Completion,
    inner_completion: Completion,
) -> Completion:
    """Use the fallback's data as the answer where they meet the outer contract."""
    outcome, check = inner_completion.outcome, tool.check_output
    completion = replace(completion, effect=inner_completion.effect)  # a read may make calls that write
    if outcome.code is not None:
        return _add_fallback_failure(completion, outcome.code)
    if check is not None and not check.is_valid(outcome.data):
        return _add_fallback_failure(completion, "invalid_output")
    return Completion(
        outcome=_lower_confidence(
            tool, outcome, [_make_degraded_notice(state, f"by {fallback_tool.contract.name}")]
        ),
        effect=inner_completion.effect,
    )


def _complete_draft(inner: CallState, completion: Completion, inner_completion: Completion) -> Completion:
    """End the write as not done, and report the possible effect of the fallback as well."""
    if inner_completion.effect == "none":
        return _add_fallback_failure(completion, inner_completion.outcome.code or "tool_failed")
    draft: dict[str, Any] = {"tool": inner.name, "effect": inner_completion.effect, "key": inner.key}
    draft |= (
        {"error": inner_completion.outcome.code}
        if inner_completion.outcome.code
        else {"data": inner_completion.outcome.data}
    )
    details = {**completion.outcome.details, "cause": completion.outcome.code, "standIn": draft}
    if inner_completion.effect == "unknown":
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
