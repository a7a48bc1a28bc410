"""Check whether an installed version is in an allowed range such as ``>=8.2,<9``.

Does not know the source of either.
"""

import re
from collections.abc import Callable
from operator import eq, ge, gt, le, lt, ne
from typing import Any

_CLAUSE_PATTERN = re.compile(r"(>=|<=|==|!=|>|<)\s*([0-9][0-9.]*)")
_REQUIREMENT_PATTERN = re.compile(
    r"^\s*([A-Za-z0-9][A-Za-z0-9._-]*)(?:\[[^\]]*\])?\s*\(?([^;)]*)\)?\s*(;.*)?$"
)
_COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    ">=": ge,
    "<=": le,
    "==": eq,
    "!=": ne,
    ">": gt,
    "<": lt,
}


def parse_requirement(line: str) -> tuple[str, str] | None:
    """Split a requirement into name and range; None for one that belongs to an extra."""
    found = _REQUIREMENT_PATTERN.match(line)
    if found is None or "extra" in (found[3] or ""):
        return None
    return found[1], found[2].strip()


def is_version_allowed(version: str, range_: str) -> bool:
    """Return whether the release numbers of a version meet every clause of a range."""
    return all(
        _COMPARISONS[sign](*_pad_releases(_parse_release(version), _parse_release(bound)))
        for sign, bound in _CLAUSE_PATTERN.findall(range_)
    )


def _parse_release(version: str) -> tuple[int, ...]:
    found = re.match(r"[0-9]+(?:\.[0-9]+)*", version)
    return tuple(int(part) for part in found[0].split(".")) if found else ()


def _pad_releases(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    length = max(len(one), len(other))
    return one + (0,) * (length - len(one)), other + (0,) * (length - len(other))
