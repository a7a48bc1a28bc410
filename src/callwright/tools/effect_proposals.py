"""The effect class that a tool's own description suggests: MCP annotations, or the method of an HTTP operation. Pure.

A proposal decides nothing; an operator accepts it. Where a description says nothing there is no proposal.
"""

from typing import Any, Literal, NamedTuple

from callwright.domain.contract import EffectClass

ProposalReason = Literal[
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


class EffectProposal(NamedTuple):
    """A class, or None where the description does not suggest one, and why."""

    effect: EffectClass | None
    reason: ProposalReason


def propose_from_annotations(annotations: object) -> EffectProposal:
    """What MCP annotations suggest; only what they say in so many words counts, none of their defaults."""
    hints: dict[str, Any] = annotations if isinstance(annotations, dict) else {}
    reads, repeats, destroys = (
        hints.get(name) for name in ("readOnlyHint", "idempotentHint", "destructiveHint")
    )
    if reads is True:
        return (
            EffectProposal("once", "contradictory")
            if destroys is True
            else EffectProposal("read", "read_only")
        )
    if repeats is True:
        return EffectProposal("idempotent", "idempotent")
    if destroys is True:
        return EffectProposal("once", "destructive")
    if destroys is False:
        return EffectProposal("once", "additive")
    if repeats is False or reads is False:
        return EffectProposal("once", "not_idempotent")
    return EffectProposal(None, "silent")
