"""Is the call clear enough to be made? Pure.

Three witnesses are heard, and the weakest counts: the caller's own number, every repair that was needed, and the evidence
of the conversation, which starts at 1 and is lessened by every doubt. Below what the tool asks for the call is not made,
and the question names what is uncertain. A proposal that adds an error of its own is never made by itself, however
confident; nothing but the user's own yes makes it.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from callwright.core.about import about
from callwright.core.gate.signals import Doubted, Evidence, doubts
from callwright.core.ground import Heard, ground
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.doubts import ASK_BELOW, DOUBTS, SURE
from callwright.domain.grounds import Ground
from callwright.domain.result import Repair

WHOLE = ""
"""The JSON Pointer of the call as a whole."""


class Weighed(Struct, frozen=True):
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
    doubts: tuple[Doubted, ...] = ()
    unmade: tuple[Repair, ...] = ()
    grounds: tuple[Ground, ...] = ()
    rival: str | None = None

    @property
    def clear(self) -> bool:
        """The call may be made."""
        return self.confidence >= self.needed and not self.unmade

    @property
    def sure(self) -> bool:
        """The call may be made without a word."""
        return self.confidence >= SURE


def needed(contract: Contract) -> float:
    """The confidence that a tool asks for: its own, else that of its effect class."""
    return ASK_BELOW[contract.effect] if contract.min_confidence is None else contract.min_confidence


def weigh(
    tool: CompiledContract, arguments: dict[str, Any], repairs: Sequence[Repair], evidence: Evidence
) -> Weighed:
    """Weigh a valid call."""
    wanted = needed(tool.contract)
    if WHOLE in evidence.confirmed:
        return Weighed(1.0, wanted)
    open_ = [one for one in repairs if not _covers(evidence.confirmed, one.path)]
    unmade = tuple(one for one in open_ if not one.faithful or one.confidence < wanted)
    witnesses = [1.0 if evidence.stated is None else evidence.stated, *(one.confidence for one in open_)]
    found: list[Doubted] = []
    grounds: tuple[Ground, ...] = ()
    if evidence.heard is not None:
        grounds = _grounds(tool, arguments, evidence.heard, evidence.confirmed)
        found = doubts(about(tool), arguments, grounds, evidence)
        witnesses.append(left(found))
    rival = evidence.compared.rival if evidence.compared is not None else None
    return Weighed(min(witnesses), wanted, tuple(found), unmade, grounds, rival)


def left(found: Sequence[Doubted]) -> float:
    """What all doubts together leave of the confidence."""
    confidence = 1.0
    for one in found:
        confidence *= DOUBTS[one.name].keeps ** one.strength
    return confidence


def _grounds(
    tool: CompiledContract, arguments: dict[str, Any], heard: Heard, confirmed: Sequence[str]
) -> tuple[Ground, ...]:
    found = ground(heard, about(tool).parameters, arguments)
    if not confirmed:
        return tuple(found)
    return tuple(
        Ground(one.path, "confirmed", 1.0, one.required) if _covers(confirmed, one.path) else one
        for one in found
    )


def _covers(confirmed: Sequence[str], path: str) -> bool:
    """Whether the user confirmed this value, or something that holds it."""
    return any(path == one or path.startswith(one + "/") for one in confirmed)
