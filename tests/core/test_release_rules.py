"""B12: who gets which version under a release, what may follow what, and when a release halts by itself."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from callwright.core.contracts.release_rules import (
    ReleaseError,
    check_halt_rules,
    decide_release,
    end_release,
    find_broken_rule,
    plan_release,
)
from callwright.domain.releases import HaltRule, Release, ReleaseState, VersionFigures

STAGED = Release(tool="pay", version="2.0.0", base="1.0.0", state="staged", percent=10, tenants=("acme",))
ALL = ("1.0.0", "2.0.0")


def chosen(
    release: Release, versions: tuple[str, ...] = ALL, *, tenant: str = "t", draw: float | None = 0.5
) -> str | None:
    plan = plan_release(release, versions)
    return plan.choose_version(tenant, None if draw is None else draw.__mul__)


@pytest.mark.parametrize(
    ("state", "inside", "outside"),
    [
        ("staged", "2.0.0", "1.0.0"),
        ("released", "2.0.0", "2.0.0"),
        ("halted", "1.0.0", "1.0.0"),
        ("rolled_back", "1.0.0", "1.0.0"),
    ],
)
@pytest.mark.promise("B12")
def test_a_state_decides_who_gets_which_version(state: ReleaseState, inside: str, outside: str) -> None:
    release = replace(STAGED, state=state)
    assert (chosen(release, draw=0.09), chosen(release, draw=0.1)) == (inside, outside)
    assert chosen(release, tenant="acme", draw=0.99) == inside


@pytest.mark.promise("B12")
def test_a_new_tool_exists_for_its_stage_only() -> None:
    new = replace(STAGED, base="")
    assert chosen(new, ("2.0.0",), draw=0.05) == "2.0.0"
    assert chosen(new, ("2.0.0",), draw=0.5) is None
    assert chosen(new, ("2.0.0",), draw=None) == "2.0.0"  # listed to whom a draw will decide
    assert chosen(replace(new, percent=0), ("2.0.0",), draw=None) is None
    assert chosen(replace(new, state="halted"), ("2.0.0",), tenant="acme", draw=None) is None


@pytest.mark.promise("B12")
def test_a_process_without_a_version_gives_the_base_and_never_the_halted_one() -> None:
    assert chosen(STAGED, ("1.0.0",), draw=0.05) == "1.0.0"
    assert chosen(replace(STAGED, state="released"), ("1.0.0",)) == "1.0.0"
    assert chosen(replace(STAGED, state="released"), ("1.0.0", "3.0.0")) == "1.0.0"
    assert chosen(replace(STAGED, state="released"), ("3.0.0",)) == "3.0.0"
    for state in ("staged", "halted", "rolled_back"):
        assert chosen(replace(STAGED, state=state), ("2.0.0",)) is None
        assert chosen(replace(STAGED, state=state), ("2.0.0", "2.0.1")) == "2.0.1"


@given(draw=st.floats(0, 1, exclude_max=True), low=st.integers(0, 100), more=st.integers(0, 100))
def test_whoever_has_the_version_keeps_it_in_a_wider_stage(draw: float, low: int, more: int) -> None:
    narrow, wide = replace(STAGED, percent=low), replace(STAGED, percent=min(100, low + more))
    assert chosen(narrow, draw=draw) == "1.0.0" or chosen(wide, draw=draw) == "2.0.0"


@pytest.mark.promise("B12")
def test_stages_widen_keep_their_base_and_rules_and_end() -> None:
    rules = (HaltRule(rate="error", above=0.05),)
    first = decide_release(None, "pay", "2.0.0", base="1.0.0", percent=5, halt_when=rules)
    wider = decide_release(first, "pay", "2.0.0", base="", percent=50)
    whole = decide_release(wider, "pay", "2.0.0", base="")
    assert [(one.state, one.percent, one.base, one.number) for one in (first, wider, whole)] == [
        ("staged", 5, "1.0.0", 1), ("staged", 50, "1.0.0", 2), ("released", 100, "1.0.0", 3),
    ]  # fmt: skip
    assert wider.halt_when == rules
    following = decide_release(whole, "pay", "3.0.0", base="", percent=5)
    assert (following.base, following.halt_when) == ("2.0.0", ())
    halted = end_release(following, "pay", "halted")
    assert (halted.state, halted.percent, halted.base, halted.number) == ("halted", 0, "2.0.0", 5)
    assert decide_release(halted, "pay", "3.0.1", base="", percent=5).base == "2.0.0"
    assert end_release(whole, "pay", "rolled_back").base == "1.0.0"


@pytest.mark.parametrize(
    ("state", "to"),
    [("released", "halted"), ("halted", "halted"), ("rolled_back", "halted"), ("rolled_back", "rolled_back")],
)
def test_what_has_ended_does_not_end_again(state: ReleaseState, to: ReleaseState) -> None:
    with pytest.raises(ReleaseError, match=r"2\.0\.0 is"):
        end_release(replace(STAGED, state=state), "pay", to)


def test_nothing_ends_without_a_release_or_a_version_before() -> None:
    with pytest.raises(ReleaseError, match="no release"):
        end_release(None, "pay", "halted")
    with pytest.raises(ReleaseError, match="before"):
        end_release(replace(STAGED, state="released", base=""), "pay", "rolled_back")


@pytest.mark.parametrize(
    "wrong",
    [
        {"percent": 101},
        {"percent": -1},
        {"tenants": ("",)},
        {"halt_when": (HaltRule(rate="error", above=1),)},
    ],
)
def test_values_out_of_range_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ReleaseError):
        decide_release(None, "pay", "2.0.0", base="1.0.0", **wrong)
    with pytest.raises(ReleaseError):
        check_halt_rules([HaltRule(rate="error", above=0.1, calls=0)])


def minute(at: int, calls: int, error: int, version: str = "2.0.0", number: int = 1) -> VersionFigures:
    return VersionFigures(tool="pay", number=number, version=version, at=at, calls=calls, error=error)


@pytest.mark.promise("B12")
def test_a_rule_measures_the_latest_calls_of_the_released_version() -> None:
    release = replace(STAGED, halt_when=(HaltRule(rate="error", above=0.05, calls=100),))
    good = [minute(at, 100, 0) for at in range(9, 0, -1)]
    assert find_broken_rule(release, good) is None
    broken = find_broken_rule(release, [minute(10, 100, 6), *good])
    assert broken is not None
    assert (broken[1].calls, broken[1].error) == (100, 6)
    assert find_broken_rule(release, [minute(10, 100, 5), *good]) is None
    assert find_broken_rule(release, [minute(10, 50, 6), *good]) is None  # 6 of 150
    assert find_broken_rule(release, [minute(10, 99, 99)]) is None  # too few to tell
    assert (
        find_broken_rule(release, [minute(10, 500, 500, version="1.0.0"), minute(9, 500, 500, number=7)])
        is None
    )
    assert find_broken_rule(replace(release, state="halted"), [minute(10, 100, 100)]) is None
