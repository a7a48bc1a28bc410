"""The rules of releases: the next decision, who gets which version, and when a release halts by itself. Pure.

============  ============================  ======================  ==========================================
state         callers of the stage          all other callers       next
============  ============================  ======================  ==========================================
(none)        the newest version            the newest version      staged, released
staged        the released version          the base                staged, released, halted, rolled_back
released      the released version          the released version    staged, released (another), rolled_back
halted        the base                      the base                staged, released, rolled_back
rolled_back   the base                      the base                staged, released
============  ============================  ======================  ==========================================
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from callwright.domain.releases import HaltRule, RateName, Release, ReleaseState, VersionFigures

BUCKET_MS: Final = 60_000
"""Figures are added up by minute."""

MAX_HALT_RULES: Final = 16
MAX_TENANTS: Final = 1_000

_ALLOWED: Final[dict[ReleaseState, frozenset[ReleaseState]]] = {
    "staged": frozenset({"staged", "released", "halted", "rolled_back"}),
    "released": frozenset({"staged", "released", "rolled_back"}),
    "halted": frozenset({"staged", "released", "rolled_back"}),
    "rolled_back": frozenset({"staged", "released"}),
}


class ReleaseError(ValueError):
    """The decision is refused. ``code`` is one of a fixed set; ``values`` are the names and numbers in its message."""

    def __init__(self, code: str, /, **values: str) -> None:
        super().__init__(_REFUSALS[code].format(**values))
        self.code = code
        self.values = values


_REFUSALS: Final = {
    "unknown_tool": "No version of {tool} is known. Register it with this store first.",
    "unknown_version": "{tool} has no version {version}; known: {known}.",
    "one_version": "{tool} has only the version {version}.",
    "no_release": "{tool} has no release.",
    "has_ended": "The release of {tool} {version} is {state}.",
    "no_earlier_version": "No version of {tool} was released before {version}.",
    "no_version_for_the_rest": "All callers get {version} of {tool}, and there is no other version for the rest.",
    "keys_unmapped": "{tool} {version} has another key than {base}: {names}. Map the names in key_changes.",
    "out_of_range": "{problem}",
    "decided_meanwhile": "Somebody else has decided about {tool} meanwhile. Look at it again.",
}


class ReleasePlan(Struct, frozen=True):
    """The assignment of versions to callers, among the versions that a process has. ``staged`` and ``rest`` are versions; None is no version."""

    staged: str | None
    rest: str | None
    percent: float = 0
    tenants: frozenset[str] = frozenset()

    @property
    def needs_draw(self) -> bool:
        """Whether callers of one tenant get different versions."""
        return self.staged is not None and self.percent > 0

    def choose_version(self, tenant: str, draw: Callable[[float], float] | None) -> str | None:
        """Return the version for a caller. Without a draw, a tool that only the stage has counts as visible."""
        if self.staged is None:
            return self.rest
        if tenant in self.tenants:
            return self.staged
        if self.percent and (self.rest is None if draw is None else draw(1.0) * 100 < self.percent):
            return self.staged
        return self.rest


def plan_release(release: Release, versions: Sequence[str]) -> ReleasePlan:
    """Plan a release in a process that has these versions, oldest first.

    A version that the process lacks is replaced by its base. A base that it lacks is replaced by the newest other version, so that a
    version that is staged, halted or rolled back is never given to those who are not to have it.
    """
    others = [one for one in versions if one != release.version]
    here = release.version if release.version in versions else None
    base = release.base if release.base in versions else None
    if release.state == "released":
        return ReleasePlan(None, here or base or (others[-1] if others else None))
    rest = base or (others[-1] if others and release.base else None)
    if release.state != "staged":
        return ReleasePlan(None, rest)
    return ReleasePlan(here, rest, release.percent, frozenset(release.tenants))


# --- decisions --------------------------------------------------------------------------------------------------


def decide_release(
    last: Release | None,
    tool: str,
    version: str,
    *,
    base: str,
    percent: float = 100,
    tenants: Iterable[str] = (),
    halt_when: Iterable[HaltRule] | None = None,
) -> Release:
    """Return the decision to stage a version, or to release it to all at 100 percent.

    Args:
        last: The decision in force.
        tool: The tool's name.
        version: The version to stage or release.
        base: The version that callers get now, "" if there is none; used where no decision is in force.
        percent: Share of the runs.
        tenants: Tenants that get it as a whole.
        halt_when: None keeps the rules of the stage that is widened.

    Raises:
        ReleaseError: a value is out of range.
    """
    if not 0 <= percent <= 100:
        raise _out_of_range("percent is a number from 0 to 100.")
    names = tuple(dict.fromkeys(tenants))
    if len(names) > MAX_TENANTS or not all(names):
        raise _out_of_range(f"tenants are at most {MAX_TENANTS} names.")
    widens = last is not None and last.version == version
    rules = (last.halt_when if widens and last is not None else ()) if halt_when is None else tuple(halt_when)
    check_halt_rules(rules)
    return Release(
        tool=tool,
        version=version,
        base=_find_base(last, version, base),
        state="released" if percent == 100 else "staged",
        percent=percent,
        tenants=names,
        halt_when=rules,
        number=1 if last is None else last.number + 1,
    )


def _find_base(last: Release | None, version: str, current: str) -> str:
    """Return the version for callers outside a new stage: their current version, or the base of the stage that is widened."""
    if last is None:
        return current if current != version else ""
    if last.version == version:
        return last.base
    return last.version if last.state == "released" else last.base


def end_release(last: Release | None, tool: str, state: ReleaseState) -> Release:
    """Return the decision that halts a release or rolls it back.

    Raises:
        ReleaseError: there is none in a state that allows it.
    """
    if last is None:
        raise ReleaseError("no_release", tool=tool)
    if state not in _ALLOWED[last.state]:
        raise ReleaseError("has_ended", tool=tool, version=last.version, state=last.state.replace("_", " "))
    if state == "rolled_back" and last.state == "released" and not last.base:
        raise ReleaseError("no_earlier_version", tool=tool, version=last.version)
    return replace(last, state=state, percent=0, tenants=(), number=last.number + 1)


def check_halt_rules(rules: Sequence[HaltRule]) -> None:
    """Check the ranges of halt rules; raise ``ReleaseError``."""
    if len(rules) > MAX_HALT_RULES:
        raise _out_of_range(f"At most {MAX_HALT_RULES} rules halt a release.")
    for rule in rules:
        if not 0 <= rule.above < 1:
            raise _out_of_range("above is a share from 0 to less than 1, such as 0.05.")
        if rule.calls < 1:
            raise _out_of_range("calls is at least 1.")


def _out_of_range(problem: str) -> ReleaseError:
    return ReleaseError("out_of_range", problem=problem)


# --- figures ----------------------------------------------------------------------------------------------------


def measure_rate(figures: VersionFigures, rate: RateName) -> float | None:
    """Return a rate, 0..1; None without calls."""
    return getattr(figures, rate) / figures.calls if figures.calls else None


def find_broken_rule(
    release: Release, figures: Iterable[VersionFigures]
) -> tuple[HaltRule, VersionFigures] | None:
    """Return the first rule that halts the release, with the counts that broke it, or None.

    Args:
        release: The decision in force.
        figures: Counts by minute, newest first, of any version.
    """
    if release.state != "staged":
        return None
    own = [one for one in figures if one.version == release.version and one.number == release.number]
    for rule in release.halt_when:
        latest = _add_latest(own, rule.calls)
        rate = None if latest is None else measure_rate(latest, rule.rate)
        if latest is not None and rate is not None and rate > rule.above:
            return rule, latest
    return None


def _add_latest(figures: Sequence[VersionFigures], calls: int) -> VersionFigures | None:
    """Add up the newest minutes until they have that number of calls; None if all have fewer."""
    total: VersionFigures | None = None
    for one in figures:
        total = one if total is None else add_figures(total, one)
        if total.calls >= calls:
            return total
    return None


def add_figures(one: VersionFigures, other: VersionFigures) -> VersionFigures:
    """Add the counts of the second to the first."""
    return replace(
        one,
        calls=one.calls + other.calls,
        unreadable=one.unreadable + other.unreadable,
        repaired=one.repaired + other.repaired,
        refused=one.refused + other.refused,
        error=one.error + other.error,
        unknown=one.unknown + other.unknown,
    )
