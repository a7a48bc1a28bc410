"""What a reconciliation has found and done, step by step."""

from typing import Any, Literal

from msgspec import Struct

from callwright.domain.checks import DiscrepancyKind

StepKind = Literal["happened", "did_not", "cannot_tell", "too_young", "no_check"] | DiscrepancyKind
Action = Literal[
    "committed",
    "released",
    "failed",
    "overtaken",
    "item",
    "handled",
    "compensated",
    "not_compensated",
    "none",
]


class Step(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One finding, and what was done about it.

    Attributes:
        kind: What the world says of an unknown call, or how ledger and business disagree.
        action: ``overtaken``: its owner or somebody else has settled it meanwhile. ``item``: it waits for a person, under
            ``handle``. ``handled``: a person has decided it, or it was compensated, before.
        said: Why the world cannot tell, or the error code of a compensation that failed.
    """

    tool: str
    kind: StepKind
    action: Action
    key: str
    entry_id: int | None = None
    fields: tuple[str, ...] = ()
    said: str = ""
    handle: str | None = None
    compensation: str | None = None


class Report(Struct, frozen=True, kw_only=True):
    """A whole reconciliation. ``compared`` and ``records`` count entries and business records held against each other.

    ``ok`` is false where something waits for somebody: an unknown call that stays unknown, or a discrepancy that nobody has
    handled.
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
    steps: list[Step]


_OPEN: frozenset[Any] = frozenset({"item", "not_compensated", "none"})
_QUIET: frozenset[Any] = frozenset({"too_young"})


def is_open(step: Step) -> bool:
    """Whether somebody still has to do something about it."""
    return step.action in _OPEN and step.kind not in _QUIET
