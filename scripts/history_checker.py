"""Judge the history of many callers on one ledger: what they asked and were told, against what the tool itself wrote down.

Knows no ledger, fault or process. Everything is counted by key: each key stands for one thing that somebody wanted once.
"""

from collections import defaultdict
from collections.abc import Iterable

from msgspec import Struct


class HistoryAnswer(Struct, frozen=True):
    """What one call was told.

    Attributes:
        key: What was wanted.
        call: Id of the call.
        success: Whether it was told that it succeeded.
        effect: "none", "committed", "unknown"; "" from a library that has no word for it.
        code: The error code, "" without.
    """

    key: str
    call: str
    success: bool
    effect: str = ""
    code: str = ""


class HistoryEffect(Struct, frozen=True):
    """One effect, as the tool wrote it down."""

    key: str
    call: str


class HistoryVerdict(Struct, frozen=True, kw_only=True):
    """What a history shows.

    Attributes:
        calls: Answers; ``effects`` are all effects.
        twice: Keys whose effect happened more than once.
        lost: Keys of which somebody was told success, and nothing happened.
        denied: Calls that were told "none" and had an effect, or "committed" where nothing happened.
        refused: Calls that were not carried out, and said so.
        in_doubt: Keys of which the last answer says that it may have happened.
        undone: Keys that never happened, and of which the last answer is no success.
    """

    calls: int
    effects: int
    twice: list[str]
    lost: list[str]
    denied: list[str]
    refused: int
    in_doubt: int
    undone: int

    @property
    def holds(self) -> bool:
        """Whether nothing was done twice, lost or denied."""
        return not (self.twice or self.lost or self.denied)


def check_history(answers: Iterable[HistoryAnswer], effects: Iterable[HistoryEffect]) -> HistoryVerdict:
    """Compare what callers were told, in the order in which they were, with what happened."""
    told = list(answers)
    calls_by_key: dict[str, list[str]] = defaultdict(list)
    for effect in effects:
        calls_by_key[effect.key].append(effect.call)
    last = {one.key: one for one in told}
    return HistoryVerdict(
        calls=len(told),
        effects=sum(map(len, calls_by_key.values())),
        twice=sorted(key for key, calls in calls_by_key.items() if len(calls) > 1),
        lost=sorted({one.key for one in told if one.success and not calls_by_key.get(one.key)}),
        denied=sorted(one.call for one in told if _is_false(one, calls_by_key.get(one.key, []))),
        refused=sum(not one.success and one.effect == "none" for one in told),
        in_doubt=sum(one.effect == "unknown" for one in last.values()),
        undone=sum(not one.success and not calls_by_key.get(one.key) for one in last.values()),
    )


def _is_false(answer: HistoryAnswer, calls: list[str]) -> bool:
    """Return whether what it says about its effect is not what happened."""
    if answer.effect == "none":
        return answer.call in calls
    return answer.effect == "committed" and not calls
