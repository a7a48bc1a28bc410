"""Versions of a contract and their total order. Pure.

A version is three numbers ("1.4.0"), a "v" with one to three numbers ("v1", "v2.1"), or a day ("2026-05-06"). Each represents three
numbers, which decide the order; a day comes after any version with a smaller first number than its year.
"""

import re
from collections.abc import Iterable
from typing import Final

_NUMBER: Final = "(?:0|[1-9][0-9]{0,8})"
_DAY: Final = "[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])"
VERSION_PATTERN: Final = re.compile(
    rf"{_NUMBER}\.{_NUMBER}\.{_NUMBER}|v{_NUMBER}(?:\.{_NUMBER}){{0,2}}|{_DAY}"
)
PIN_PATTERN: Final = re.compile(rf"{_NUMBER}|{VERSION_PATTERN.pattern}")
"""What a caller may ask for: a version, or the number of a major."""

VersionNumbers = tuple[int, int, int]


def parse_version(version: str) -> VersionNumbers:
    """Return the three numbers of a version; absent ones are 0. The version must be valid."""
    numbers = [int(part) for part in re.split(r"[.-]", version.removeprefix("v"))]
    major, minor, patch = (*numbers, 0, 0)[:3]
    return major, minor, patch


def get_major(version: str) -> str:
    """Return the major that callers may ask for instead of the version: its first number, or the whole day."""
    return version if "-" in version else version.removeprefix("v").partition(".")[0]


def is_same_version(version: str, other: str) -> bool:
    """Return whether two texts write the same version, such as "v1" and "1.0.0"."""
    return version == other or parse_version(version) == parse_version(other)


def find_version(known: Iterable[str], version: str) -> str | None:
    """Return the spelling under which a version is known, such as "1.0.0" for "v1"; None if it is not, or is no version."""
    if VERSION_PATTERN.fullmatch(version) is None:
        return None
    return next((one for one in known if is_same_version(one, version)), None)
