"""The report of a reconciliation: findings and actions, step by step."""

from collections import Counter
from typing import Any, Literal

from msgspec import Struct

from callwright.domain.reason import Reason
from callwright.domain.reconcile_checks import DiscrepancyKind

StepKind = (
    Literal["happened", "did_not", "cannot_tell", "not_asked", "too_young", "no_check", "unfit", "unreadable"]
    | DiscrepancyKind
)
StepAction = Literal[
    "committed",
    "released",
    "failed",
    "overtaken",
    "item",
    "handled",
    "compensated",
    "not_compensated",
    "not_decided",
    "none",
]


class ReconcileStep(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One finding, and the action taken.

    Attributes:
        kind: Verdict on an unknown call, or kind of discrepancy. ``not_asked``: the check of its
            tool gave no answer in time too often. ``unfit``: an invalid business record. ``unreadable``: a row of the ledger that
            cannot be read in full; ``fields`` names what cannot be read.
        action: ``not_decided``: the ledger refused the decision, ``said`` says why. ``overtaken``: settled meanwhile by
            its owner or another. ``item``: waits for a person, under ``handle``.
            ``handled``: decided by a person or compensated earlier.
        said: Why the check cannot tell, or the error code of a failed compensation.
        age_ms: For a call in doubt: time since its claim.
    """

    tool: str
    kind: StepKind
    action: StepAction
    key: str
    entry_id: int | None = None
    fields: tuple[str, ...] = ()
    said: Reason | str = ""
    handle: str | None = None
    compensation: str | None = None
    age_ms: int | None = None


class ReconcileReport(Struct, frozen=True, kw_only=True):
    """The report of a whole reconciliation. ``compared`` and ``records`` count the compared entries and records.

    ``ok`` is False while something is open: an unknown call that stays unknown, or an unhandled discrepancy.

    Attributes:
        waiting: Findings that still need a person.
        in_doubt: Calls in doubt at the end, including those too young to be checked.
        oldest_ms: Time since the oldest of them was claimed; 0 if there is none.
        overdue: Number of calls in doubt that were claimed longer ago than the limit.
        left_out: Steps beyond the first 10,000; ``counts`` and ``actions`` count them all.
    """

    ok: bool
    asked: int
    compared: int
    records: int
    tools: tuple[str, ...]
    without_check: tuple[str, ...]
    not_read: tuple[str, ...]
    counts: dict[str, int]
    actions: dict[str, int]
    steps: list[ReconcileStep]
    waiting: int = 0
    in_doubt: int = 0
    oldest_ms: int = 0
    overdue: int = 0
    left_out: int = 0


_OPEN_ACTIONS: frozenset[Any] = frozenset({"item", "not_compensated", "not_decided", "none"})
_QUIET_KINDS: frozenset[Any] = frozenset({"too_young"})


def is_open_step(step: ReconcileStep) -> bool:
    """Return whether the step still needs a person."""
    return step.action in _OPEN_ACTIONS and step.kind not in _QUIET_KINDS


MAX_REPORT_STEPS = 10_000
"""Maximum number of steps listed in a report; all are counted."""


class StepTally:
    """Counts all steps and keeps up to ``MAX_REPORT_STEPS``."""

    def __init__(self) -> None:
        self.steps: list[ReconcileStep] = []
        self.kinds: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.open = self.overdue = 0

    def add_step(self, step: ReconcileStep, *, overdue: bool = False) -> None:
        """Count a step; ``overdue``: its call has been in doubt for too long."""
        self.kinds[step.kind] += 1
        self.actions[step.action] += 1
        waits = is_open_step(step)
        self.open += waits
        self.overdue += overdue and (waits or step.kind in _QUIET_KINDS)
        if len(self.steps) < MAX_REPORT_STEPS:
            self.steps.append(step)

    @property
    def left_out(self) -> int:
        """Number of steps counted but not kept."""
        return self.kinds.total() - len(self.steps)
