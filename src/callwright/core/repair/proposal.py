"""What a step proposes for one value. Pure."""

from typing import Any

from msgspec import Struct


class Proposal(Struct, frozen=True):
    """One proposed change and the step that makes it.

    Attributes:
        value: The new value. What a question step cannot even propose stays ``NOTHING``.
        step: Its row in the table of steps.
        readings: Where the text can be read in several ways, all of them, best first.
        wants_moment: Nothing can be said without a clock and a time zone.
        declared: The contract declares the step for this field, so it is no liberty of ours.
    """

    value: Any
    step: str
    readings: tuple[Any, ...] = ()
    wants_moment: bool = False
    declared: bool = False


class NothingType:
    """The type of ``NOTHING``."""

    def __repr__(self) -> str:
        return "NOTHING"


NOTHING = NothingType()
"""No value at all; null is one."""


class AbsentType:
    """The type of ``ABSENT``."""

    def __repr__(self) -> str:
        return "ABSENT"


ABSENT = AbsentType()
"""The field is to be left out."""


def request_moment(step: str) -> Proposal:
    """The step has work to do and lacks the clock."""
    return Proposal(NOTHING, step, wants_moment=True)
