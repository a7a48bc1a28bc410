"""Is the call clear enough to be made? Pure.

Three witnesses are heard, and the weakest counts: the caller's own number, every repair that was needed, and the evidence
of the conversation, which starts at 1 and is lessened by every doubt. Below what the tool asks for the call is not made,
and the question names what is uncertain. A proposal that adds an error of its own is never made by itself, however
confident; nothing but the user's own yes makes it.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from callwright.core.gate.doubt_signals import CallDoubt, GateEvidence, find_doubts
from callwright.core.ground import ConversationIndex, ground_values
from callwright.core.selection.tool_keywords import get_tool_keywords
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.doubt_rules import ASK_BELOW_CONFIDENCE, DOUBTS, SURE_CONFIDENCE
from callwright.domain.grounding import Grounding
from callwright.domain.result import Repair

WHOLE_CALL = ""
"""The JSON Pointer of the call as a whole."""


class GateVerdict(Struct, frozen=True):
    """What speaks for a call and against it.

    Attributes:
        confidence: 0..1; a scale to set a threshold on, not a probability.
        needed: The confidence that the tool asks for.
        doubts: What lessened it.
        unmade: Changes that wait for the user's yes: those that add an error of their own, and those that the tool does
            not trust.
        grounds: Where each value comes from; empty without a conversation.
        rival: A tool on offer that answers the request better.
    """

    confidence: float
    needed: float
    doubts: tuple[CallDoubt, ...] = ()
    unmade: tuple[Repair, ...] = ()
    grounds: tuple[Grounding, ...] = ()
    rival: str | None = None

    @property
    def is_clear(self) -> bool:
        """The call may be made."""
        return self.confidence >= self.needed and not self.unmade

    @property
    def is_sure(self) -> bool:
        """The call may be made without a word."""
        return self.confidence >= SURE_CONFIDENCE


def get_required_confidence(contract: Contract) -> float:
    """The confidence that a tool asks for: its own, else that of its effect class."""
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
    found: list[CallDoubt] = []
    grounds: tuple[Grounding, ...] = ()
    if evidence.heard is not None:
        grounds = _find_grounds(tool, arguments, evidence.heard, evidence.confirmed)
        found = find_doubts(get_tool_keywords(tool), arguments, grounds, evidence)
        witnesses.append(combine_doubts(found))
    rival = evidence.compared.rival if evidence.compared is not None else None
    return GateVerdict(min(witnesses), wanted, tuple(found), unmade, grounds, rival)


def combine_doubts(doubts: Sequence[CallDoubt]) -> float:
    """What all doubts together leave of the confidence."""
    confidence = 1.0
    for one in doubts:
        confidence *= DOUBTS[one.name].keeps ** one.strength
    return confidence


def _find_grounds(
    tool: CompiledContract, arguments: dict[str, Any], index: ConversationIndex, confirmed: Sequence[str]
) -> tuple[Grounding, ...]:
    found = ground_values(index, get_tool_keywords(tool).parameters, arguments)
    if not confirmed:
        return tuple(found)
    return tuple(
        Grounding(one.path, "confirmed", 1.0, one.required) if _is_confirmed(confirmed, one.path) else one
        for one in found
    )


def _is_confirmed(confirmed: Sequence[str], path: str) -> bool:
    """Whether the user confirmed this value, or something that holds it."""
    return any(path == one or path.startswith(one + "/") for one in confirmed)
