"""The repair steps: each looks at one finding and one value, and proposes one change or none. Pure.

Every step here is *faithful*: on recorded calls it adds no error of its own (recorded-calls §6). A step never fills in,
drops, cuts, rounds or chooses between two readings; where it cannot tell, it proposes nothing and the call is refused
with a question.
"""

import re
import unicodedata
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from callwright.core.reader import strict
from callwright.domain.contract import Contract, Finding

MAX_TEXT = 64 * 1024
"""Longest text that a step looks into."""


class Proposal(Struct, frozen=True):
    """One proposed value, the step that made it, and how far it may be believed (0..1)."""

    value: Any
    rule: str
    confidence: float


Step = Callable[[Finding, Any, Contract], Proposal | None]

_INTEGER = re.compile(r"[+-]?[0-9]{1,15}(\.0{1,15})?")
_NUMBER = re.compile(r"[+-]?[0-9]{1,15}(\.[0-9]{1,15})?([eE][+-]?[0-9]{1,2})?")
_COUNTED = re.compile(r"([+-]?[0-9]{1,15}(?:\.[0-9]{1,15})?)\s*([^\s\d.+-]{1,12})")


def number_in_string(finding: Finding, value: Any, _contract: Contract) -> Proposal | None:
    """``"2"`` → ``2`` where a number is due; full-width digits too."""
    number = _number(_folded(value), finding)
    return None if number is None else Proposal(number, "number_in_string", 0.97)


def counted_number(finding: Finding, value: Any, contract: Contract) -> Proposal | None:
    """``"2件"`` → ``2`` where the field declares 件 as its counter. Any other unit stays as it is and is asked about."""
    units = contract.units.get(str(finding.at[0])) if finding.at else None
    found = _COUNTED.fullmatch(_folded(value)) if units else None
    if not found or found[2] not in (units or ()):
        return None
    number = _number(found[1], finding)
    return None if number is None else Proposal(number, "counted_number", 0.97)


def boolean_in_string(finding: Finding, value: Any, _contract: Contract) -> Proposal | None:
    """``"true"`` → ``true`` where a boolean is due."""
    known = {"true": True, "false": False}
    if "boolean" not in _types(finding) or _folded(value).lower() not in known:
        return None
    return Proposal(known[_folded(value).lower()], "boolean_in_string", 0.95)


def json_in_string(finding: Finding, value: Any, _contract: Contract) -> Proposal | None:
    """``"[1, 2]"`` → ``[1, 2]`` where a list or an object is due: clients that send arguments as text."""
    if not isinstance(value, str) or len(value) > MAX_TEXT:
        return None
    try:
        inner = strict.parse(value, MAX_TEXT * 4)
    except strict.StrictJsonError:
        return None
    kind = "array" if isinstance(inner, list) else "object" if isinstance(inner, dict) else ""
    fits = kind in _types(finding)
    return Proposal(inner, "json_in_string", 0.97) if fits else None


def enum_form(finding: Finding, value: Any, _contract: Contract) -> Proposal | None:
    """``"cny"`` → ``"CNY"``: another case or width of exactly one member."""
    if not isinstance(value, str):
        return None
    form = _form(value)
    members = [member for member in finding.expected if isinstance(member, str) and _form(member) == form]
    return Proposal(members[0], "enum_form", 0.95) if len(members) == 1 else None


def enum_synonym(finding: Finding, value: Any, contract: Contract) -> Proposal | None:
    """``"人民币"`` → ``"CNY"``: a word that the contract declares for a member."""
    words = contract.synonyms.get(str(finding.at[0])) if finding.at else None
    if not words or not isinstance(value, str):
        return None
    member = {_form(word): member for word, member in words.items()}.get(_form(value))
    return Proposal(member, "enum_synonym", 0.95) if member in finding.expected else None


STEPS: dict[str, tuple[Step, ...]] = {
    "type": (number_in_string, counted_number, boolean_in_string, json_in_string),
    "enum": (enum_form, enum_synonym),
    "const": (),
}
"""JSON Schema keyword of the finding → steps, tried in order."""


def propose(finding: Finding, value: Any, contract: Contract) -> Proposal | None:
    """The first step that has something to propose."""
    for step in STEPS.get(finding.keyword, ()):
        if proposal := step(finding, value, contract):
            return proposal
    return None


def _types(finding: Finding) -> tuple[str, ...]:
    expected = finding.expected
    return (expected,) if isinstance(expected, str) else tuple(expected)


def _number(text: str, finding: Finding) -> int | float | None:
    types = _types(finding)
    if _INTEGER.fullmatch(text) and ("integer" in types or "number" in types):
        return int(text.partition(".")[0])
    if "number" in types and _NUMBER.fullmatch(text):
        return float(text)
    return None


def _folded(value: Any) -> str:
    if not isinstance(value, str) or len(value) > MAX_TEXT:
        return ""
    return unicodedata.normalize("NFKC", value).strip()


def _form(text: str) -> str:
    return unicodedata.normalize("NFKC", text).strip().casefold()
