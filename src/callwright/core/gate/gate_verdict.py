"""The verdict: is the call clear enough to be made? Pure.

Three inputs, of which the lowest counts: the caller's own confidence, every repair that was needed, and the evidence
of the conversation, which starts at 1 and is reduced by every doubt. Below the tool's threshold the call is not made,
and the question names the uncertain parts. A proposal that could add an error is never applied automatically, at any
confidence; only the user's consent applies it.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from callwright.core.gate.doubt_signals import CallDoubt, GateEvidence, find_doubts
from callwright.core.gate.unproven_sinks import find_unproven_sinks
from callwright.core.ground import ConversationIndex, ground_values
from callwright.core.selection.tool_keywords import get_tool_keywords
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.doubt_rules import ASK_BELOW_CONFIDENCE, DOUBTS, SURE_CONFIDENCE
from callwright.domain.grounding import Grounding
from callwright.domain.result import Repair

WHOLE_CALL = ""
"""The JSON Pointer of the call as a whole."""


class GateVerdict(Struct, frozen=True):
    """The confidence of a call, and the reasons.

    Attributes:
        confidence: 0..1; a scale for a threshold, not a probability.
        needed: The confidence that the tool requires.
        doubts: The doubts that reduced it.
        unmade: Changes that need the user's consent: those that could add an error, and those that the tool does
            not trust.
        grounds: Where each value comes from; empty without a conversation.
    """

    confidence: float
    needed: float
    doubts: tuple[CallDoubt, ...] = ()
    unmade: tuple[Repair, ...] = ()
    grounds: tuple[Grounding, ...] = ()

    @property
    def is_clear(self) -> bool:
        """Return whether the call may be made."""
        return self.confidence >= self.needed and not self.unmade

    @property
    def is_sure(self) -> bool:
        """Return whether the call may be made without a warning."""
        return self.confidence >= SURE_CONFIDENCE


def get_required_confidence(contract: Contract) -> float:
    """Return the confidence that a tool requires: its own threshold, else that of its effect class."""
    return (
        ASK_BELOW_CONFIDENCE[contract.effect] if contract.min_confidence is None else contract.min_confidence
    )


def compute_verdict(
    tool: CompiledContract, arguments: dict[str, Any], repairs: Sequence[Repair], evidence: GateEvidence
) -> GateVerdict:
    """Weigh a valid call."""
    wanted = get_required_confidence(tool.contract)
    if WHOLE_CALL in evidence.confirmed:
        return GateVerdict(1.0, wanted)
    open_ = [one for one in repairs if not _is_confirmed(evidence.confirmed, one.path)]
    unmade = tuple(one for one in open_ if not one.faithful or one.confidence < wanted)
    witnesses = [1.0 if evidence.stated is None else evidence.stated, *(one.confidence for one in open_)]
    doubts: list[CallDoubt] = []
    grounds: tuple[Grounding, ...] = ()
    if evidence.heard is not None:
        grounds = _find_grounds(tool, arguments, evidence.heard, evidence)
        changes = tool.contract.effect != "read"
        about, may_repeat = get_tool_keywords(tool), tool.contract.effect == "idempotent"
        doubts = find_doubts(about, arguments, grounds, evidence, changes=changes, may_repeat=may_repeat)
        if changes:
            doubts += _find_sink_doubts(tool.contract, arguments, grounds, evidence.heard)
        witnesses.append(combine_doubts(doubts))
    return GateVerdict(min(witnesses), wanted, tuple(doubts), unmade, grounds)


def _find_sink_doubts(
    contract: Contract, arguments: dict[str, Any], grounds: Sequence[Grounding], heard: ConversationIndex
) -> list[CallDoubt]:
    paths = find_unproven_sinks(contract, arguments, grounds, heard)
    return [CallDoubt("unproven_sink", 1.0, paths)] if paths else []


def combine_doubts(doubts: Sequence[CallDoubt]) -> float:
    """Return the share of the confidence left by all doubts together."""
    confidence = 1.0
    for one in doubts:
        confidence *= DOUBTS[one.name].keeps ** one.strength
    return confidence


def _find_grounds(
    tool: CompiledContract, arguments: dict[str, Any], index: ConversationIndex, evidence: GateEvidence
) -> tuple[Grounding, ...]:
    confirmed = evidence.confirmed
    grounds = ground_values(index, get_tool_keywords(tool).parameters, arguments, evidence.moments)
    if not confirmed:
        return tuple(grounds)
    return tuple(
        Grounding(one.path, "confirmed", 1.0, one.required) if _is_confirmed(confirmed, one.path) else one
        for one in grounds
    )


def _is_confirmed(confirmed: Sequence[str], path: str) -> bool:
    """Return whether the user confirmed this value, or a value that contains it."""
    return any(path == one or path.startswith(one + "/") for one in confirmed)
