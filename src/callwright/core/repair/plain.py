"""Values of the wrong JSON type whose meaning is not in doubt, and those whose meaning is. Pure.

Texts that hold a number are in ``quantities``; here are booleans, null, JSON in a text, and one value where a list is due.
"""

import re
from typing import Any

from callwright.core.reader import strict
from callwright.core.reader.literal import read_value
from callwright.core.reader.notes import Broken, Notes
from callwright.core.repair.folding import folded
from callwright.core.repair.place import LONGEST, Place
from callwright.core.repair.proposal import ABSENT, NOTHING, Proposal

_LITERAL_LONGEST = 4096
_PYTHON = frozenset({"python_literal", "trailing_comma", "tuple"})
_BOOLEANS = {"true": True, "false": False}
_WORDS = {
    "yes": True,
    "no": False,
    "on": True,
    "off": False,
    "是": True,
    "否": False,
    "对": True,
    "不": False,
}
_LISTED = ("array", "object")


def boolean_in_string(place: Place) -> Proposal | None:
    """``"true"`` → ``true`` where a boolean is due."""
    found = _BOOLEANS.get(folded(place.text).lower()) if place.text and "boolean" in place.due else None
    return None if found is None else Proposal(found, "boolean_in_string")


def boolean_word(place: Place) -> Proposal | None:
    """``"yes"``, ``"否"``, ``1`` where a boolean is due: a question."""
    if "boolean" not in place.due:
        return None
    if type(place.value) is int and place.value in {0, 1}:
        return Proposal(bool(place.value), "boolean_word")
    found = _WORDS.get(folded(place.text).lower()) if place.text else None
    return None if found is None else Proposal(found, "boolean_word")


def null_in_string(place: Place) -> Proposal | None:
    """``"null"`` → ``null`` where null is accepted and no text is."""
    accepted = "null" in place.due and place.text is not None and place.text.strip() == "null"
    return Proposal(None, "null_in_string") if accepted else None


def json_in_string(place: Place) -> Proposal | None:
    """``"[1, 2]"`` → ``[1, 2]`` where a list or an object is due: clients that send arguments as text."""
    if place.text is None or not place.due.intersection(_LISTED):
        return None
    try:
        inner = strict.parse(place.text, LONGEST * 4)
    except strict.StrictJsonError:
        return None
    return Proposal(inner, "json_in_string") if _kind(inner) in place.due else None


def literal_in_string(place: Place) -> Proposal | None:
    """``"['a', 'b']"`` → ``["a", "b"]``: a list or an object as Python writes it, and nothing looser than that."""
    if place.text is None or len(place.text) > _LITERAL_LONGEST or not place.due.intersection(_LISTED):
        return None
    text, notes = place.text.strip(), Notes()
    if text[:1] not in {"[", "{"}:
        return None
    try:
        inner, end = read_value(text, 0, notes)
    except Broken:
        return None
    whole = end == len(text) and not notes.cut and _PYTHON.issuperset(note.step for note in notes)
    fits = whole and strict.is_plain(inner) and _kind(inner) in place.due
    return Proposal(inner, "literal_in_string") if fits else None


def text_of_number(place: Place) -> Proposal | None:
    """``94103`` → ``"94103"`` where a text is due. Whole numbers only: others have more than one way to be written."""
    if type(place.value) is not int or "string" not in place.due:
        return None
    return Proposal(str(place.value), "text_of_number")


_BETWEEN = re.compile(r"\s*[,;、，；]\s*")


def members_in_text(place: Place) -> Proposal | None:
    """``"a, b"`` → ``["a", "b"]`` where the items of a list are chosen from a few texts, and each part is one of them.

    One member alone is a question, ``scalar_to_list``: by measurement the others were often left out.
    """
    if "array" not in place.due or not place.text:
        return None
    members = {one for one in place.item_members if isinstance(one, str)}
    parts = _BETWEEN.split(place.text.strip())
    if len(parts) < 2 or place.text.strip() in members or not members.issuperset(parts):
        return None
    return Proposal(parts, "members_in_text")


def scalar_to_list(place: Place) -> Proposal | None:
    """``"a"`` → ``["a"]`` where a list is due: a question."""
    if "array" not in place.due or isinstance(place.value, list | dict) or place.value is None:
        return None
    return Proposal([place.value], "scalar_to_list")


def list_to_scalar(place: Place) -> Proposal | None:
    """``["a"]`` → ``"a"`` where one value is due: a question."""
    if "array" in place.due or not isinstance(place.value, list) or len(place.value) != 1:
        return None
    return Proposal(place.value[0], "list_to_scalar")


def null_default(place: Place) -> Proposal | None:
    """``null`` for a field that may be left out and whose declared default is null: leaving it out says the same."""
    if place.value is not None or "null" in place.due or not place.optional:
        return None
    declared = any("default" in form and form["default"] is None for form in place.forms)
    return Proposal(ABSENT, "null_default") if declared else None


def null_dropped(place: Place) -> Proposal | None:
    """``null`` for a field that may be left out and may not be null: a question, for leaving it out changes the call."""
    if place.value is not None or "null" in place.due or not place.optional:
        return None
    return Proposal(NOTHING, "null_dropped")


def _kind(value: Any) -> str:
    return "array" if isinstance(value, list) else "object" if isinstance(value, dict) else ""
