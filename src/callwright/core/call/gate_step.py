"""The gate as a step of the pipeline: its inputs, and how a question ends the call. Pure.

Loaded only when there is something to weigh or to ask: a valid call without a conversation, a repair or a stated confidence
does not pay for it.
"""

from datetime import UTC, date, datetime, timedelta

from callwright.core.call.call_state import CallState, Completion, make_refusal
from callwright.core.gate import (
    GateEvidence,
    GateQuestion,
    build_doubt_question,
    build_problem_question,
    compute_verdict,
    explain_verdict,
    write_question,
)
from callwright.core.gate.call_values import list_call_values
from callwright.core.gate.relative_dates import names_one_date
from callwright.core.ground import index_conversation
from callwright.core.ground.cue_patterns import NAMES_RELATIVE_DATE
from callwright.core.ground.date_mentions import parse_date_time
from callwright.core.reader.reading_outcome import MENTION_STEPS
from callwright.core.repair import LocalMoment, RepairedArguments
from callwright.core.wording import result_messages
from callwright.domain.contract import CompiledContract

_VALUE_QUESTION_KINDS = frozenset({"missing", "unsaid", "secret"})


def refuse_unrepaired(tool: CompiledContract, repaired: RepairedArguments) -> Completion:
    """Refuse arguments that cannot be repaired, and ask about every problem at once."""
    code = "missing_required_field" if repaired.missing else "invalid_arguments"
    return _refuse_with_question(
        tool, code, build_problem_question(tool, repaired.arguments, repaired.problems, repaired.proposed)
    )


def needs_clock(state: CallState) -> bool:
    """Return whether the time must be known to weigh the call: it has a date that the user named relative to today, or a moment that is so long from now. Indexes the conversation."""
    request = state.request
    if request.conversation is None:
        return False
    heard = state.heard = index_conversation(request.conversation)
    dated = heard.marks & NAMES_RELATIVE_DATE
    if not dated and (heard.user is None or not heard.user.waits):
        return False
    values = list_call_values(state.arguments)
    return bool(dated and names_one_date(values, heard)) or any(
        (parts := parse_date_time(one.folded)) is not None
        and parts.day is not None
        and parts.time is not None
        for one in values
    )


def list_todays(now_ms: int | None, moment: LocalMoment | None) -> tuple[date, ...]:
    """Return the possible local dates of the user: one if the time zone is known, else those of all zones; none without a clock."""
    if moment is not None:
        return (moment.now.date(),)
    if now_ms is None:
        return ()
    now = datetime.fromtimestamp(now_ms // 1000, UTC)
    return tuple(dict.fromkeys((now + timedelta(hours=shift)).date() for shift in (0, -12, 14)))


def list_moments(now_ms: int | None, moment: LocalMoment | None) -> tuple[datetime, ...]:
    """Return what clocks may show now where the user is, and in UTC, in which a model may write: those of all zones where it is unknown."""
    if moment is not None:
        return (moment.now, moment.now.astimezone(UTC))
    if now_ms is None:
        return ()
    now = datetime.fromtimestamp(now_ms // 1000, UTC)
    return tuple([now + timedelta(minutes=shift) for shift in _ZONE_OFFSETS])


_ZONE_OFFSETS = (*range(-12 * 60, 14 * 60 + 1, 30), 5 * 60 + 45, 8 * 60 + 45, 12 * 60 + 45)
"""Minutes by which clocks anywhere are ahead of UTC."""


def weigh_call(
    state: CallState,
    tool: CompiledContract,
    todays: tuple[date, ...] = (),
    moments: tuple[datetime, ...] = (),
) -> Completion | None:
    """Weigh the call; None when it is clear enough to be made. ``todays``, ``moments``: what may be today and now; empty where no clock was read."""
    request = state.request
    evidence = GateEvidence(
        state.heard, request.siblings, request.confidence, request.confirmed, todays, moments
    )
    weighed = compute_verdict(tool, state.arguments, state.repairs, evidence)
    state.grounds = weighed.grounds
    if weighed.is_clear:
        if weighed.doubts and not weighed.is_sure:
            state.warnings.append(
                result_messages.build_notice("unsure_call", params={"detail": explain_verdict(weighed)})
            )
        return None
    question = build_doubt_question(tool, state.arguments, weighed)
    if any(one.rule in MENTION_STEPS for one in weighed.unmade):
        code = "call_in_prose"
    elif _VALUE_QUESTION_KINDS.issuperset(one.kind for one in question.asked):
        code = "ungrounded_argument"
    else:
        code = "low_confidence"
    return _refuse_with_question(tool, code, question, detail=explain_verdict(weighed))


def _refuse_with_question(
    tool: CompiledContract, code: str, question: GateQuestion, *, detail: str = ""
) -> Completion:
    """Build the refusal that asks everything at once and keeps the arguments that were already right."""
    params = {
        "question": write_question(tool, question, "en"),
        "question.zh-CN": write_question(tool, question, "zh-CN"),
    }
    if detail:
        params["detail"] = detail
    return make_refusal(code, params=params, fields=list(question.problems), details=question.to_details())
