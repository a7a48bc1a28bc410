"""The effect class that a tool's own description suggests: MCP annotations, or the method of an HTTP operation. Pure.

A proposal decides nothing; an operator accepts it. Where a description says nothing there is no proposal.
"""

from typing import Any, Literal, NamedTuple

from callwright.domain.contract import EffectClass

Reason = Literal[
    "read_only",
    "idempotent",
    "destructive",
    "additive",
    "not_idempotent",
    "contradictory",
    "silent",
    "method",
]
"""Why a class is proposed, or none: which annotation says so; annotations that contradict each other or say nothing; the HTTP
method."""


class Proposal(NamedTuple):
    """A class, or None where the description does not suggest one, and why."""

    effect: EffectClass | None
    reason: Reason


def from_annotations(annotations: object) -> Proposal:
    """What MCP annotations suggest; only what they say in so many words counts, none of their defaults."""
    hints: dict[str, Any] = annotations if isinstance(annotations, dict) else {}
    reads, repeats, destroys = (
        hints.get(name) for name in ("readOnlyHint", "idempotentHint", "destructiveHint")
    )
    if reads is True:
        return Proposal("once", "contradictory") if destroys is True else Proposal("read", "read_only")
    if repeats is True:
        return Proposal("idempotent", "idempotent")
    if destroys is True:
        return Proposal("once", "destructive")
    if destroys is False:
        return Proposal("once", "additive")
    if repeats is False or reads is False:
        return Proposal("once", "not_idempotent")
    return Proposal(None, "silent")
