"""Judge one case: compare what the subject reported to its caller with what the world has recorded.

Two rules hold in every case, independent of its expectation:

1. an effect that may happen once happens at most once for each intent of the caller;
2. no report is false: "none" only if nothing happened, success and "committed" only if something did.
"""

from collections.abc import Callable
from typing import NamedTuple

from callwright.domain.contract import EffectClass
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


def judge_case(case: ChaosCase, seen: CaseObservation) -> list[str]:
    """Return the rules that were violated, in words; empty if none.

    What the case expects is expected of its fault: where that was not reached, only the two rules are judged.
    """
    violations = [*_find_doubled_effects(case, seen), *_find_false_claims(seen)]
    if seen.reached:
        violations.append(_CHECK_BY_EXPECTATION[case.expected](seen))
    return list(dict.fromkeys(wrong for wrong in violations if wrong))


def _find_doubled_effects(case: ChaosCase, seen: CaseObservation) -> list[str]:
    if seen.effect in {"read", "idempotent"}:
        return []
    intents = len(seen.told) if seen.repeats or case.changed else 1
    return [f"it was done {seen.effects} times"] if seen.effects > intents else []


def _find_false_claims(seen: CaseObservation) -> list[str]:
    if seen.effect == "read":
        return []
    wrong = []
    if seen.effects and all(outcome.effect == "none" for outcome in seen.told):
        wrong.append("the caller is told that nothing happened, and it did")
    if not seen.effects and any(outcome.success or outcome.effect == "committed" for outcome in seen.told):
        wrong.append("the caller is told that it happened, and it did not")
    return wrong


def _check_success(seen: CaseObservation) -> str:
    if not seen.last_outcome.success:
        return f"it ends in {seen.last_outcome.code}"
    return "" if seen.effect == "read" or seen.effects else "nothing was done"


def _check_retry_then_success(seen: CaseObservation) -> str:
    return _check_success(seen) or ("" if seen.sent >= 2 else "it was not tried again")


def _check_one_effect(seen: CaseObservation) -> str:
    return "" if seen.effects == 1 else f"it was done {seen.effects} times"


def _check_output_blocked(seen: CaseObservation) -> str:
    leaked = any(INJECTED_TEXT in outcome.shown for outcome in seen.told)
    return "what had to be withheld was shown" if leaked else ""


def _check_output_rejected(seen: CaseObservation) -> str:
    if seen.last_outcome.success:
        return "an answer of the wrong form was taken"
    return "" if seen.sent == 1 or seen.effect in {"read", "idempotent"} else "it was tried again"


def _check_failure_without_effect(seen: CaseObservation) -> str:
    if any(outcome.success for outcome in seen.told):
        return "it is called a success"
    return "" if not seen.effects else "it was done"


def _check_refused_unsent(seen: CaseObservation) -> str:
    return _check_failure_without_effect(seen) or ("" if not seen.sent else "a request was sent")


def _check_not_retried(seen: CaseObservation) -> str:
    if seen.last_outcome.success:
        return "it is called a success"
    return "" if seen.sent == len(seen.told) else f"{seen.sent} requests were sent for {len(seen.told)} calls"


def _check_retries_bounded(seen: CaseObservation) -> str:
    if seen.last_outcome.success:
        return "it is called a success"
    most = (1 + MAX_RETRIES) * len(seen.told)
    return "" if seen.sent <= most else f"{seen.sent} requests were sent"


def _check_outcome_unknown(seen: CaseObservation) -> str:
    if any(outcome.effect != "unknown" for outcome in seen.told):
        return "the caller is not told that it may have happened"
    return "" if seen.sent == 1 else f"{seen.sent} requests were sent"


def _check_once_and_unknown(seen: CaseObservation) -> str:
    return _check_one_effect(seen) or _check_outcome_unknown(seen)


def _check_conflict_refused(seen: CaseObservation) -> str:
    return "" if seen.last_outcome.conflict else "other arguments under the same key were not refused"


def _check_second_intent(seen: CaseObservation) -> str:
    return (
        "" if seen.effects == len(seen.told) else f"{len(seen.told)} intents were done {seen.effects} times"
    )


_CHECK_BY_EXPECTATION: dict[ExpectedOutcome, Callable[[CaseObservation], str]] = {
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
