"""The verdict on one case: what the subject's caller was told, held against what the world has recorded.

Two rules hold in every case, whatever it expects:

1. what may be done once is done at most once for each intent of the caller;
2. nobody is told a lie: "none" only where nothing happened, success and "committed" only where something did.
"""

from collections.abc import Callable
from typing import NamedTuple

from callwright.domain.contract import EffectClass
from callwright.evals.chaos.subjects import RETRIES, Told
from callwright.evals.chaos.suite import Case, Expected
from callwright.evals.chaos.world import INJECTED


class Seen(NamedTuple):
    """What came of a case.

    Attributes:
        told: What the caller was told, in order of the answers.
        effects: How often the world did it.
        sent: Requests that left the subject.
        effect: What running the tool twice would do.
        repeats: Whether each call of it is an intent of its own.
    """

    told: list[Told]
    effects: int
    sent: int
    effect: EffectClass
    repeats: bool = False

    @property
    def last(self) -> Told:
        """What the caller was told in the end."""
        return self.told[-1]


def judged(case: Case, seen: Seen) -> list[str]:
    """What did not hold, in words; empty when everything did."""
    found = [*_doubled(case, seen), *_lies(seen), _EXPECTED[case.expected](seen)]
    return list(dict.fromkeys(wrong for wrong in found if wrong))


def _doubled(case: Case, seen: Seen) -> list[str]:
    if seen.effect in {"read", "idempotent"}:
        return []
    intents = len(seen.told) if seen.repeats or case.changed else 1
    return [f"it was done {seen.effects} times"] if seen.effects > intents else []


def _lies(seen: Seen) -> list[str]:
    if seen.effect == "read":
        return []
    wrong = []
    if seen.effects and all(told.effect == "none" for told in seen.told):
        wrong.append("the caller is told that nothing happened, and it did")
    if not seen.effects and any(told.success or told.effect == "committed" for told in seen.told):
        wrong.append("the caller is told that it happened, and it did not")
    return wrong


def _success(seen: Seen) -> str:
    if not seen.last.success:
        return f"it ends in {seen.last.code}"
    return "" if seen.effect == "read" or seen.effects else "nothing was done"


def _retry_then_success(seen: Seen) -> str:
    return _success(seen) or ("" if seen.sent >= 2 else "it was not tried again")


def _one_effect(seen: Seen) -> str:
    return "" if seen.effects == 1 else f"it was done {seen.effects} times"


def _blocked(seen: Seen) -> str:
    leaked = any(INJECTED in told.shown for told in seen.told)
    return "what had to be withheld was shown" if leaked else ""


def _output_rejected(seen: Seen) -> str:
    if seen.last.success:
        return "an answer of the wrong form was taken"
    return "" if seen.sent == 1 or seen.effect in {"read", "idempotent"} else "it was tried again"


def _failure(seen: Seen) -> str:
    if any(told.success for told in seen.told):
        return "it is called a success"
    return "" if not seen.effects else "it was done"


def _refused(seen: Seen) -> str:
    return _failure(seen) or ("" if not seen.sent else "a request was sent")


def _not_retried(seen: Seen) -> str:
    if seen.last.success:
        return "it is called a success"
    return "" if seen.sent == len(seen.told) else f"{seen.sent} requests were sent for {len(seen.told)} calls"


def _bounded(seen: Seen) -> str:
    if seen.last.success:
        return "it is called a success"
    most = (1 + RETRIES) * len(seen.told)
    return "" if seen.sent <= most else f"{seen.sent} requests were sent"


def _unknown(seen: Seen) -> str:
    if any(told.effect != "unknown" for told in seen.told):
        return "the caller is not told that it may have happened"
    return "" if seen.sent == 1 else f"{seen.sent} requests were sent"


def _once_and_unknown(seen: Seen) -> str:
    return _one_effect(seen) or _unknown(seen)


def _conflict(seen: Seen) -> str:
    return "" if seen.last.conflict else "other arguments under the same key were not refused"


def _second_runs(seen: Seen) -> str:
    return (
        "" if seen.effects == len(seen.told) else f"{len(seen.told)} intents were done {seen.effects} times"
    )


_EXPECTED: dict[Expected, Callable[[Seen], str]] = {
    "success": _success,
    "retry_then_success": _retry_then_success,
    "idempotency_key_prevents_duplicate_send": _one_effect,
    "one_effect": _one_effect,
    "unsafe_output_blocked": _blocked,
    "output_rejected": _output_rejected,
    "failure_without_effect": _failure,
    "refused_before_anything_is_sent": _refused,
    "not_retried": _not_retried,
    "retries_bounded": _bounded,
    "outcome_unknown": _unknown,
    "done_once_and_unknown": _once_and_unknown,
    "conflict_refused": _conflict,
    "second_intent_runs": _second_runs,
}
