"""Propose an effect class from a tool's own description: MCP annotations, or the method of an HTTP operation. Pure.

A proposal has no effect until an operator accepts it. A description without hints yields no proposal.
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
"""Reason of a proposal, or of its absence: the annotation that states the class; contradictory or missing annotations; the HTTP
method."""


class EffectProposal(NamedTuple):
    """A proposed effect class, or None if the description suggests none, and the reason."""

    effect: EffectClass | None
    reason: ProposalReason


def propose_from_annotations(annotations: object) -> EffectProposal:
    """Return the class that MCP annotations suggest; only explicit annotations count, not their defaults."""
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
