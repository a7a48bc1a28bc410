"""Judge one case: compare what the subject reported to its caller with what the world has recorded.

Two rules hold in every case, independent of its expectation:

1. an effect that may happen once happens at most once for each intent of the caller;
2. no report is false: "none" only if nothing happened, success and "committed" only if something did.
"""

from collections.abc import Callable
from typing import NamedTuple

from callwright.domain.contract import EffectClass
from callwright.domain.reason import Reason
from callwright.evals.chaos import chaos_reasons
from callwright.evals.chaos.chaos_subjects import MAX_RETRIES, ReportedOutcome
from callwright.evals.chaos.fault_suite import ChaosCase, ExpectedOutcome
from callwright.evals.chaos.reference_world import INJECTED_TEXT


class CaseObservation(NamedTuple):
    """The outcome of a case.

    Attributes:
        told: Reported outcomes, in order of the answers.
        effects: Number of effects in the world.
        sent: Requests that left the subject.
        effect: Effect class of the tool.
        repeats: Whether each call is its own intent.
        reached: Whether the fault of the case was injected at least once.
    """

    told: list[ReportedOutcome]
    effects: int
    sent: int
    effect: EffectClass
    repeats: bool = False
    reached: bool = True

    @property
    def last_outcome(self) -> ReportedOutcome:
        """The last reported outcome."""
        return self.told[-1]


def judge_case(case: ChaosCase, seen: CaseObservation) -> list[Reason]:
    """Return the rules that were violated; empty if none.

    What the case expects is expected of its fault: where that was not reached, only the two rules are judged.
    """
    violations: list[Reason | None] = [*_find_doubled_effects(case, seen), *_find_false_claims(seen)]
    if seen.reached:
        violations.append(_CHECK_BY_EXPECTATION[case.expected](seen))
    return list(dict.fromkeys(wrong for wrong in violations if wrong is not None))


def _find_doubled_effects(case: ChaosCase, seen: CaseObservation) -> list[Reason]:
    if seen.effect in {"read", "idempotent"}:
        return []
    intents = len(seen.told) if seen.repeats or case.changed else 1
    return [chaos_reasons.DONE_TIMES(times=seen.effects)] if seen.effects > intents else []


def _find_false_claims(seen: CaseObservation) -> list[Reason]:
    if seen.effect == "read":
        return []
    wrong: list[Reason] = []
    if seen.effects and all(outcome.effect == "none" for outcome in seen.told):
        wrong.append(chaos_reasons.FALSE_NONE())
    if not seen.effects and any(outcome.success or outcome.effect == "committed" for outcome in seen.told):
        wrong.append(chaos_reasons.FALSE_SUCCESS())
    return wrong


def _check_success(seen: CaseObservation) -> Reason | None:
    if not seen.last_outcome.success:
        return chaos_reasons.ENDS_IN(code=seen.last_outcome.code)
    return None if seen.effect == "read" or seen.effects else chaos_reasons.NOTHING_DONE()


def _check_retry_then_success(seen: CaseObservation) -> Reason | None:
    return _check_success(seen) or (None if seen.sent >= 2 else chaos_reasons.NOT_TRIED_AGAIN())


def _check_one_effect(seen: CaseObservation) -> Reason | None:
    return None if seen.effects == 1 else chaos_reasons.DONE_TIMES(times=seen.effects)


def _check_output_blocked(seen: CaseObservation) -> Reason | None:
    leaked = any(INJECTED_TEXT in outcome.shown for outcome in seen.told)
    return chaos_reasons.WITHHELD_TEXT_SHOWN() if leaked else None


def _check_output_rejected(seen: CaseObservation) -> Reason | None:
    if seen.last_outcome.success:
        return chaos_reasons.WRONG_FORM_ACCEPTED()
    return None if seen.sent == 1 or seen.effect in {"read", "idempotent"} else chaos_reasons.TRIED_AGAIN()


def _check_failure_without_effect(seen: CaseObservation) -> Reason | None:
    if any(outcome.success for outcome in seen.told):
        return chaos_reasons.CALLED_SUCCESS()
    return None if not seen.effects else chaos_reasons.DONE()


def _check_refused_unsent(seen: CaseObservation) -> Reason | None:
    return _check_failure_without_effect(seen) or (None if not seen.sent else chaos_reasons.REQUEST_SENT())


def _check_not_retried(seen: CaseObservation) -> Reason | None:
    if seen.last_outcome.success:
        return chaos_reasons.CALLED_SUCCESS()
    return (
        None
        if seen.sent == len(seen.told)
        else chaos_reasons.REQUESTS_SENT_FOR_CALLS(requests=seen.sent, calls=len(seen.told))
    )


def _check_retries_bounded(seen: CaseObservation) -> Reason | None:
    if seen.last_outcome.success:
        return chaos_reasons.CALLED_SUCCESS()
    most = (1 + MAX_RETRIES) * len(seen.told)
    return None if seen.sent <= most else chaos_reasons.REQUESTS_SENT(requests=seen.sent)


def _check_outcome_unknown(seen: CaseObservation) -> Reason | None:
    if any(outcome.effect != "unknown" for outcome in seen.told):
        return chaos_reasons.UNKNOWN_NOT_REPORTED()
    return None if seen.sent == 1 else chaos_reasons.REQUESTS_SENT(requests=seen.sent)


def _check_once_and_unknown(seen: CaseObservation) -> Reason | None:
    return _check_one_effect(seen) or _check_outcome_unknown(seen)


def _check_conflict_refused(seen: CaseObservation) -> Reason | None:
    return None if seen.last_outcome.conflict else chaos_reasons.OTHER_ARGUMENTS_ACCEPTED()


def _check_second_intent(seen: CaseObservation) -> Reason | None:
    return (
        None
        if seen.effects == len(seen.told)
        else chaos_reasons.INTENTS_DONE_TIMES(intents=len(seen.told), times=seen.effects)
    )


_CHECK_BY_EXPECTATION: dict[ExpectedOutcome, Callable[[CaseObservation], Reason | None]] = {
    "success": _check_success,
    "retry_then_success": _check_retry_then_success,
    "idempotency_key_prevents_duplicate_send": _check_one_effect,
    "one_effect": _check_one_effect,
    "unsafe_output_blocked": _check_output_blocked,
    "output_rejected": _check_output_rejected,
    "failure_without_effect": _check_failure_without_effect,
    "refused_before_anything_is_sent": _check_refused_unsent,
    "not_retried": _check_not_retried,
    "retries_bounded": _check_retries_bounded,
    "outcome_unknown": _check_outcome_unknown,
    "done_once_and_unknown": _check_once_and_unknown,
    "conflict_refused": _check_conflict_refused,
    "second_intent_runs": _check_second_intent,
}
