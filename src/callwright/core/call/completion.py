"""The last part of the story, after the attempts: 11 judge → 12 guard → 13 settle. Pure.

What is written depends on what is known about the world, never on how good the answer is: an output that breaks its
schema after a write is committed, with a bad result.

    data                              → committed
    failed, no effect                 → released; failed where the caller's own key asks for the same answer again
    failed by an answer, effect open  → answered: finished, the code is that of the failure, and we send nothing again
    no answer, effect open            → unknown: of a ``once`` tool nobody repeats it, of others the same call may

A quarantined body reaches neither the caller nor the ledger: they have its handle. The tape, which must tell the call again,
keeps what the tool returned; no command shows it.
"""

from typing import assert_never

from msgspec.structs import replace

from callwright.core.call.attempts import AttemptFailure, AttemptSuccess
from callwright.core.call.call_state import CallState, Completion
from callwright.core.call.confidence import score_confidence
from callwright.core.call.output_check import SOUND_OUTPUT, judge_output
from callwright.core.call.usual_answer import get_usual_answer
from callwright.core.guard import CLEAN_VERDICT, GuardVerdict, is_clean_json, scan_value
from callwright.core.normalise.normalised_answer import NormalisedData
from callwright.core.wording import result_messages
from callwright.domain.contract import CompiledContract, UsualAnswer
from callwright.domain.effects import (
    Claimed,
    FencedOut,
    Quarantine,
    Quarantined,
    Settle,
    Settled,
    StoreFailed,
)
from callwright.domain.error_codes import ERRORS, BreakerVerdict, ErrorSpec
from callwright.domain.notices import NoticeCode
from callwright.domain.records import LedgerState, Outcome
from callwright.domain.result import EffectState, NextAction, Notice, Partial, Source

_MAX_MISS_CONFIDENCE = 0.49
"""Most that is believed of an answer that found nothing where something was due (seed 000 §一)."""

_SAFE_TO_REPEAT_ADVICE = "Send the same call again: repeating it is safe."


def preload_checks(tool: CompiledContract) -> None:
    """Have everything at hand that judges an answer, before there is one.

    Loading it takes tens of milliseconds, once in a process. Whoever dies between an effect and its settle leaves the call
    unknown, and whoever waits for it waits longer.
    """
    get_usual_answer(tool)
    scan_value(None)


def assess_attempts(
    t: CallState, tool: CompiledContract, end: AttemptSuccess | AttemptFailure, wire: bytes | None = None
) -> Completion | Quarantine:
    """What the attempts ended in, judged and scanned; a body that must be withheld is to be quarantined first.

    ``wire``: the JSON in which the value came as one text, if there is any. It only saves writing the text out again: it
    decides nothing that the value would not.
    """
    if not isinstance(end, AttemptSuccess):
        return (
            _complete_failed(t, tool, end)
            if end.partial is None
            else _assess_partial_failure(t, tool, end, end.partial)
        )
    data = end.data
    nothing = data.miss and data.value is None  # a declared "found nothing" has no form to meet
    verdict = SOUND_OUTPUT if nothing else judge_output(data, tool)
    if verdict is not SOUND_OUTPUT:
        return _complete_unusable(
            tool, Outcome(code=verdict.code, params=verdict.params, fields=verdict.fields)
        )
    shown = data.value if data.content is None else [data.value, data.content]
    plain = wire is not None and type(shown) is str and is_clean_json(wire)
    guarded = CLEAN_VERDICT if plain else scan_value(shown, untrusted=tool.contract.untrusted)
    usual = tool.usual or get_usual_answer(tool)
    if guarded is CLEAN_VERDICT and data.source is usual.source:
        return _complete_as_usual(t, data, usual)
    if (
        data.source is not usual.source
        and scan_value(data.source, untrusted=tool.contract.untrusted) is not CLEAN_VERDICT
    ):
        shown = [shown, data.source]  # what a helper names as its source is the tool's own text too
        guarded = scan_value(shown, untrusted=tool.contract.untrusted)
    if guarded.action == "quarantine":
        return Quarantine(t.ticket.call_id, tool.contract.name, shown, guarded.reason)
    return _complete_scored(t, tool, data, guarded)


def complete_withheld(
    t: CallState, tool: CompiledContract, end: AttemptSuccess | AttemptFailure, answer: Quarantined
) -> Completion:
    """The body is in quarantine, or could not be kept at all; either way nobody is given it."""
    outcome = Outcome(code="unsafe_output", handle=answer.handle)
    if isinstance(end, AttemptFailure) and end.partial is not None:
        effect, answered = _derive_failure_effect(t, tool, end.partial)
        return Completion(outcome=outcome, effect=effect, answered=answered)
    return _complete_unusable(tool, outcome)


def _complete_unusable(tool: CompiledContract, outcome: Outcome) -> Completion:
    """It was carried out, and what came back must not be used."""
    return Completion(outcome=outcome, effect=_get_success_effect(tool))


def _complete_scored(
    t: CallState, tool: CompiledContract, data: NormalisedData, guarded: GuardVerdict
) -> Completion:
    rules = tool.contract.confidence
    source = data.source
    if not source and not data.miss and tool.contract.source.id_path is None:
        source = _derive_sources(t, data)
    belief = score_confidence(rules, data.signals, data.score, has_source=bool(source))
    action, confidence = belief.action, belief.confidence
    if data.miss:
        action, confidence = rules.low_action, min(confidence, _MAX_MISS_CONFIDENCE)
    doubts: list[Notice] = [*data.warnings, *_make_suspicion_notices(guarded)]
    doubts += [
        result_messages.build_notice("unknown_signal", params={"detail": name}) for name in belief.unknown
    ]
    if data.empty:
        doubts.append(result_messages.build_notice(_choose_empty_notice(tool, data)))
    elif belief.doubted:
        doubts.append(result_messages.build_notice("uncertain", params={"confidence": f"{confidence:.2f}"}))
    outcome = Outcome(
        data=data.value,
        content=data.content,
        message=data.message,
        confidence=confidence,
        source=source,
        partial=data.partial,
        warnings=doubts,
        next_action=data.next_action or action,
        operation=data.operation,
        params={"user_message": data.user_message} if data.user_message else {},
        scored=belief.scored or data.miss,
    )
    return Completion(outcome=outcome, effect=_get_success_effect(tool))


def _choose_empty_notice(tool: CompiledContract, data: NormalisedData) -> NoticeCode:
    """A write that returns nothing has not searched for anything."""
    wrote = (data.operation or tool.contract.operation) != "query" and not data.miss and not data.value
    return "no_data" if wrote else "empty"


def _derive_sources(t: CallState, data: NormalisedData) -> list[Source]:
    """Where an answer can be found again whose tool names no source: the upstream's request, or the ledger entry of a write."""
    if data.origin is not None:
        return [data.origin]
    return [Source(type="database", id=f"ledger/{t.entry_id}", label="ledger entry")] if t.entry_id else []


def _complete_as_usual(t: CallState, data: NormalisedData, usual: UsualAnswer) -> Completion:
    source = usual.source or (
        _derive_sources(t, data) if t.entry_id or data.origin is not None else usual.source
    )
    belief = usual.sourced if source else usual.unsourced
    outcome = Outcome(
        data=data.value,
        content=data.content,
        message=usual.message,
        confidence=belief.confidence,
        source=source,
        warnings=belief.warnings,
        next_action=belief.next_action,
        scored=belief.scored,
    )
    return Completion(outcome=outcome, effect=usual.effect)


def _get_success_effect(tool: CompiledContract) -> EffectState:
    return "none" if tool.contract.effect == "read" else "committed"


def _make_suspicion_notices(guarded: GuardVerdict) -> list[Notice]:
    if guarded.action != "annotate":
        return []
    return [
        result_messages.build_notice(_SUSPICION_CODES[family])
        for family in guarded.families
        if family in _SUSPICION_CODES
    ]


_SUSPICION_CODES: dict[str, NoticeCode] = {
    "injection": "suspected_instructions",
    "secret": "secret_in_result",
}


# --- what a failure means -----------------------------------------------------------------------------------------


def _assess_partial_failure(
    t: CallState, tool: CompiledContract, end: AttemptFailure, items: Partial
) -> Completion | Quarantine:
    """The items of a batch are results like any other: scanned before anyone reads them."""
    guarded = scan_value(items, untrusted=tool.contract.untrusted)
    if guarded.action == "quarantine":
        return Quarantine(t.ticket.call_id, tool.contract.name, items, guarded.reason)
    told = _complete_failed(t, tool, end)
    doubts = _make_suspicion_notices(guarded)
    return replace(told, outcome=replace(told.outcome, warnings=doubts)) if doubts else told


def _derive_failure_effect(
    t: CallState, tool: CompiledContract, items: Partial | None
) -> tuple[EffectState, bool]:
    """The effect of a call that failed, and whether the tool answered where that is unknown.

    That no item of a batch succeeded says no more than any other failure.
    """
    if items is not None and items.succeeded:
        return _get_success_effect(tool), False
    return ("none", False) if t.doubt is None else ("unknown", t.doubt.answered)


def _complete_failed(t: CallState, tool: CompiledContract, end: AttemptFailure) -> Completion:
    outcome = Outcome(
        code=end.code,
        params=end.params,
        fields=end.fields,
        retry_after_ms=end.retry_after_ms,
        suggestion=end.suggestion,
        retryable=end.retryable,
        next_action=end.next_action,
        operation=end.operation,
        warnings=end.warnings,
        details={"upstream": end.upstream} if end.upstream else {},
        partial=end.partial,
    )
    effect, answered = _derive_failure_effect(t, tool, end.partial)
    if effect == "unknown":
        outcome = (
            _make_answered_outcome(tool, end, outcome) if answered else _make_unknown_outcome(tool, outcome)
        )
    return Completion(outcome=outcome, effect=effect, answered=answered)


_LOOK_FIRST_ADVICE = "Look before you send the same call again, or correct the arguments by what the tool said."  # effect is said beside it


def _make_answered_outcome(tool: CompiledContract, end: AttemptFailure, outcome: Outcome) -> Outcome:
    """The tool answered that it failed. The code stays; of a ``once`` tool nothing advises to send the same call again."""
    row = ERRORS.get(end.code)
    if row is not None and row.effect == "none":  # the code would say that nothing happened
        if end.evidence.happened == "no":  # it says so of the last attempt only
            return _make_unknown_outcome(tool, outcome)
        code = "upstream_error" if row.type in _UPSTREAM_ERROR_TYPES else "tool_failed"
        outcome = replace(outcome, code=code, details={**outcome.details, "cause": end.code})
        row = ERRORS[code]
    if tool.contract.effect != "once":
        return outcome
    return replace(
        outcome,
        retryable=False,
        retry_after_ms=None,
        next_action=_choose_action_after_answer(tool, row, outcome.code or "tool_failed"),
        suggestion=outcome.suggestion or _LOOK_FIRST_ADVICE,
    )


def _choose_action_after_answer(
    tool: CompiledContract, row: ErrorSpec | None, code: str
) -> NextAction | None:
    """The next step, where it is not the code's own: of a tool that nobody has declared the model goes on with another call."""
    if tool.contract.repeat == "replay_undelivered":
        return "retry" if result_messages.get_next_action(code, tool.codes) in ("retry", "ask_user") else None
    same_call = row is not None and row.next_action == "retry" and row.retryable
    return "ask_user" if same_call else None


_UPSTREAM_ERROR_TYPES = frozenset({"timeout", "rate_limited", "upstream_error"})


def _make_unknown_outcome(tool: CompiledContract, outcome: Outcome) -> Outcome:
    """It may have happened. Where repeating is harmless that is the advice; of a ``once`` tool nobody repeats it."""
    cause = outcome.code or "tool_failed"
    doubt = Outcome(
        code="outcome_unknown", details={**outcome.details, "cause": cause}, operation=outcome.operation
    )
    if tool.contract.effect == "once":
        return doubt
    return replace(
        doubt,
        retryable=True,
        next_action="retry",
        suggestion=_SAFE_TO_REPEAT_ADVICE,
        retry_after_ms=outcome.retry_after_ms,
    )


# --- 13 settle ----------------------------------------------------------------------------------------------------


def build_settle(
    t: CallState, tool: CompiledContract, claimed: Claimed, end: Completion, *, healthy: bool | None
) -> Settle:
    """Write how it ended."""
    contract = tool.contract
    state = _choose_ledger_state(t, end)
    nothing = state == "released" or (contract.effect == "read" and end.outcome.code is not None)
    gives_back = t.approval and nothing
    return Settle(
        t.key,
        claimed.entry_id,
        claimed.fence,
        state,
        end.outcome if t.key is not None else None,
        contract.name,
        t.breaker,
        contract.effect,
        healthy,
        t.request.principal.tenant,
        None if t.is_part else t.run_id,
        end.outcome.code if end.outcome.code != "degraded" else None,
        contract.ttl_s,
        t.args_hash,
        0,  # spent_ms
        t.approval if gives_back else "",
        t.ticket.call_id if gives_back else "",
        _get_quota_return(t, tool, claimed, end) if t.quotas or contract.long else "",
    )


def _get_quota_return(t: CallState, tool: CompiledContract, claimed: Claimed, end: Completion) -> str:
    """Who gives back what was taken of quotas; "" where something may have happened. A task may have been begun under quotas."""
    from callwright.core.policy.quotas import render_quota_user  # noqa: PLC0415 - most applications have no quotas

    failed = end.outcome.code is not None
    nothing = failed and (tool.contract.effect == "read" or end.effect == "none")
    return render_quota_user(claimed, t.ticket.call_id, t.args_hash) if nothing else ""


def interpret_settle(t: CallState, end: Completion, answer: Settled | FencedOut | StoreFailed) -> Completion:
    """What happened has happened; an entry that could not be written stays with its owner, or ends as unknown."""
    if isinstance(answer, Settled):
        return end
    match answer:
        case FencedOut() | StoreFailed():
            t.warnings.append(result_messages.build_notice("unsettled"))
            return end
        case _:
            assert_never(answer)


def _choose_ledger_state(t: CallState, ending: Completion) -> LedgerState:
    if ending.effect == "unknown":
        return "answered" if ending.answered else "unknown"
    if ending.effect == "committed":
        return "committed"
    code = ending.outcome.code
    if code is None:
        return "committed"
    if code == "degraded":
        return "failed"  # somebody has the draft: the same call again is not made beside it
    spec = ERRORS.get(code)
    final = t.request.idempotency_key is not None and not (
        spec.retryable if spec else ending.outcome.retryable
    )
    return "failed" if final else "released"


def judge_failure_health(ending: Completion, end: AttemptFailure) -> bool | None:
    """What the breaker is told of a failure: only faults of the upstream count against it, and no text makes one."""
    if end.evidence.source == "word":
        return None
    code = ending.outcome.details.get("cause", end.code)
    spec = ERRORS.get(code)
    return _HEALTH_BY_VERDICT[spec.breaker] if spec is not None else True


_HEALTH_BY_VERDICT: dict[BreakerVerdict, bool | None] = {"fault": False, "answer": True, "silent": None}
"""What the error table says of a code → what the breaker is told. A tool's own codes are answers."""
