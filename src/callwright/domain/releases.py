"""Releases: which version of a tool which callers get, and the figures by which a release is judged."""

from typing import Literal

from msgspec import Struct

ReleaseState = Literal["staged", "released", "halted", "rolled_back"]
"""``staged`` a share gets the version · ``released`` all get it · ``halted``, ``rolled_back`` no caller gets it."""

RateName = Literal["unreadable", "repaired", "refused", "error", "unknown"]
"""Share of the calls that could not be read, were repaired, were refused or asked about, failed, or may have happened."""

RATE_NAMES: tuple[RateName, ...] = ("unreadable", "repaired", "refused", "error", "unknown")


class HaltRule(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A condition under which a staged release halts by itself.

    Attributes:
        rate: The measured rate, over the calls of the released version.
        above: It halts when the rate is greater than this, 0..1.
        calls: Minimum number of latest calls that are measured; fewer never halt it.
    """

    rate: RateName
    above: float
    calls: int = 200


class Release(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One decision about the versions of a tool. The latest decision on a tool is in force.

    Attributes:
        version: The version that is released.
        base: The version that all other callers get; "" if there is none: for them the tool does not exist.
        percent: Share of the runs that get the version while it is staged, 0..100.
        tenants: Tenants that get it as a whole while it is staged.
        halt_when: Conditions, any of which halts the stage.
        number: Number of the decision in the history of the tool, from 1.
        at: Epoch ms of the decision. by: Id of the principal or program that decided. reason: Reason of the decision.
        declared: Digest of the declaration in a configuration file that it came from, or "".
    """

    tool: str
    version: str
    base: str = ""
    state: ReleaseState
    percent: float = 0
    tenants: tuple[str, ...] = ()
    halt_when: tuple[HaltRule, ...] = ()
    number: int = 1
    at: int = 0
    by: str = ""
    reason: str = ""
    declared: str = ""


class VersionFigures(Struct, frozen=True, kw_only=True):
    """Counts of the calls of one version under one decision, in one minute that began at ``at`` (epoch ms) or in total."""

    tool: str
    number: int
    version: str
    at: int = 0
    calls: int = 0
    unreadable: int = 0
    repaired: int = 0
    refused: int = 0
    error: int = 0
    unknown: int = 0
