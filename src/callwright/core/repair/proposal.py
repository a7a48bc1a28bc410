"""The proposal of a step for one value. Pure."""

from typing import Any

from msgspec import Struct


class Proposal(Struct, frozen=True):
    """One proposed change and the step that makes it.

    Attributes:
        value: The new value; ``NOTHING`` where a question step has no proposal.
        step: Its row in the table of steps.
        readings: All readings of an ambiguous text, best first.
        wants_moment: The step needs a clock and a time zone.
        declared: The contract declares the step for this field.
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
"""No value at all; null is a value."""


class AbsentType:
    """The type of ``ABSENT``."""

    def __repr__(self) -> str:
        return "ABSENT"


ABSENT = AbsentType()
"""The field is to be omitted."""


def request_moment(step: str) -> Proposal:
    """Return a proposal that only requests the clock."""
    return Proposal(NOTHING, step, wants_moment=True)
