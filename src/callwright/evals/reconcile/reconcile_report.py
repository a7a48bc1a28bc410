"""What a reconciliation has found and done, step by step."""

from collections import Counter
from typing import Any, Literal

from msgspec import Struct

from callwright.domain.reconcile_checks import DiscrepancyKind

StepKind = (
    Literal["happened", "did_not", "cannot_tell", "not_asked", "too_young", "no_check", "unfit"]
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
    """One finding, and what was done about it.

    Attributes:
        kind: What the world says of an unknown call, or how ledger and business disagree. ``not_asked``: the check of its
            tool gave no answer in time too often. ``unfit``: a record of the business that is none.
        action: ``not_decided``: the ledger refused the decision, ``said`` says why. ``overtaken``: its owner or somebody else has settled it meanwhile. ``item``: it waits for a person, under
            ``handle``. ``handled``: a person has decided it, or it was compensated, before.
        said: Why the world cannot tell, or the error code of a compensation that failed.
        age_ms: Of a call in doubt: how long ago it was claimed.
    """

    tool: str
    kind: StepKind
    action: StepAction
    key: str
    entry_id: int | None = None
    fields: tuple[str, ...] = ()
    said: str = ""
    handle: str | None = None
    compensation: str | None = None
    age_ms: int | None = None


class ReconcileReport(Struct, frozen=True, kw_only=True):
    """A whole reconciliation. ``compared`` and ``records`` count entries and business records held against each other.

    ``ok`` is false where something waits for somebody: an unknown call that stays unknown, or a discrepancy that nobody has
    handled.

    Attributes:
        waiting: Findings that somebody still has to do something about.
        in_doubt: Calls that are in doubt when it ends, those too young to ask about among them.
        oldest_ms: How long ago the oldest of them was claimed; 0 where there is none.
        overdue: How many calls stay in doubt although they were claimed longer ago than the limit.
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
    """Whether somebody still has to do something about it."""
    return step.action in _OPEN_ACTIONS and step.kind not in _QUIET_KINDS


MAX_REPORT_STEPS = 10_000
"""Steps that a report names; it counts them all."""


class StepTally:
    """Steps as they are taken: counted all, kept up to ``MAX_REPORT_STEPS``."""

    def __init__(self) -> None:
        self.steps: list[ReconcileStep] = []
        self.kinds: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.open = self.overdue = 0

    def add_step(self, step: ReconcileStep, *, overdue: bool = False) -> None:
        """Count a step; ``overdue``: it is about a call that has been in doubt for too long."""
        self.kinds[step.kind] += 1
        self.actions[step.action] += 1
        waits = is_open_step(step)
        self.open += waits
        self.overdue += overdue and (waits or step.kind in _QUIET_KINDS)
        if len(self.steps) < MAX_REPORT_STEPS:
            self.steps.append(step)

    @property
    def left_out(self) -> int:
        """Steps that were counted and not kept."""
        return self.kinds.total() - len(self.steps)
