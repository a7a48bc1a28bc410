"""Values of the wrong JSON type, with a certain or an uncertain meaning. Pure.

Texts that hold a number are in ``quantity_steps``; here are booleans, null, JSON in a text, and one value where a list is
expected.
"""

import re
from typing import Any

from callwright.core.reader import strict_json
from callwright.core.reader.lenient_literal import read_value
from callwright.core.reader.reading_notes import BrokenTextError, Notes
from callwright.core.repair.argument_place import MAX_TEXT_CHARS, ArgumentPlace
from callwright.core.repair.proposal import ABSENT, NOTHING, Proposal
from callwright.core.repair.text_folding import fold_text

_MAX_LITERAL_CHARS = 4096
_PYTHON_STEPS = frozenset({"python_literal", "trailing_comma", "tuple"})
_BOOLEAN_LITERALS = {"true": True, "false": False}
_BOOLEAN_WORDS = {
    "yes": True,
    "no": False,
    "on": True,
    "off": False,
    "是": True,
    "否": False,
    "对": True,
    "不": False,
}
_CONTAINER_TYPES = ("array", "object")


def propose_boolean_in_string(place: ArgumentPlace) -> Proposal | None:
    """``"true"`` → ``true`` where a boolean is expected."""
    value = (
        _BOOLEAN_LITERALS.get(fold_text(place.text).lower())
        if place.text and "boolean" in place.accepted_types
        else None
    )
    return None if value is None else Proposal(value, "boolean_in_string")


def propose_boolean_word(place: ArgumentPlace) -> Proposal | None:
    """``"yes"``, ``"否"``, ``1`` where a boolean is expected: a question."""
    if "boolean" not in place.accepted_types:
        return None
    if type(place.value) is int and place.value in {0, 1}:
        return Proposal(bool(place.value), "boolean_word")
    value = _BOOLEAN_WORDS.get(fold_text(place.text).lower()) if place.text else None
    return None if value is None else Proposal(value, "boolean_word")


def propose_null_in_string(place: ArgumentPlace) -> Proposal | None:
    """``"null"`` → ``null`` where null is accepted and text is not."""
    accepted = "null" in place.accepted_types and place.text is not None and place.text.strip() == "null"
    return Proposal(None, "null_in_string") if accepted else None


def propose_json_in_string(place: ArgumentPlace) -> Proposal | None:
    """``"[1, 2]"`` → ``[1, 2]`` where a list or an object is expected: clients that send arguments as text."""
    if place.text is None or not place.accepted_types.intersection(_CONTAINER_TYPES):
        return None
    try:
        inner = strict_json.parse_strict_json(place.text, MAX_TEXT_CHARS * 4)
    except strict_json.StrictJsonError:
        return None
    return Proposal(inner, "json_in_string") if _classify_container(inner) in place.accepted_types else None


def propose_literal_in_string(place: ArgumentPlace) -> Proposal | None:
    """``"['a', 'b']"`` → ``["a", "b"]``: a list or an object in exact Python notation."""
    if (
        place.text is None
        or len(place.text) > _MAX_LITERAL_CHARS
        or not place.accepted_types.intersection(_CONTAINER_TYPES)
    ):
        return None
    text, notes = place.text.strip(), Notes()
    if text[:1] not in {"[", "{"}:
        return None
    try:
        inner, end = read_value(text, 0, notes)
    except BrokenTextError:
        return None
    whole = end == len(text) and not notes.cut and _PYTHON_STEPS.issuperset(note.step for note in notes)
    fits = whole and strict_json.is_plain_json(inner) and _classify_container(inner) in place.accepted_types
    return Proposal(inner, "literal_in_string") if fits else None


def propose_text_of_number(place: ArgumentPlace) -> Proposal | None:
    """``94103`` → ``"94103"`` where a text is expected. Whole numbers only: others have more than one notation."""
    if type(place.value) is not int or "string" not in place.accepted_types:
        return None
    return Proposal(str(place.value), "text_of_number")


_MEMBER_SEPARATOR = re.compile(r"\s*[,;、，；]\s*")


def propose_members_in_text(place: ArgumentPlace) -> Proposal | None:
    """``"a, b"`` → ``["a", "b"]`` where the items of a list are chosen from a few texts, and each part is one of them.

    One member alone is a question, ``propose_scalar_to_list``: by measurement the others were often left out.
    """
    if "array" not in place.accepted_types or not place.text:
        return None
    members = {one for one in place.item_members if isinstance(one, str)}
    parts = _MEMBER_SEPARATOR.split(place.text.strip())
    if len(parts) < 2 or place.text.strip() in members or not members.issuperset(parts):
        return None
    return Proposal(parts, "members_in_text")


def propose_scalar_to_list(place: ArgumentPlace) -> Proposal | None:
    """``"a"`` → ``["a"]`` where a list is expected: a question."""
    if "array" not in place.accepted_types or isinstance(place.value, list | dict) or place.value is None:
        return None
    return Proposal([place.value], "scalar_to_list")


def propose_list_to_scalar(place: ArgumentPlace) -> Proposal | None:
    """``["a"]`` → ``"a"`` where one value is expected: a question."""
    if "array" in place.accepted_types or not isinstance(place.value, list) or len(place.value) != 1:
        return None
    return Proposal(place.value[0], "list_to_scalar")


def propose_null_default(place: ArgumentPlace) -> Proposal | None:
    """``null`` for an optional field whose declared default is null: omitting it means the same."""
    if place.value is not None or "null" in place.accepted_types or not place.is_optional:
        return None
    declared = any("default" in form and form["default"] is None for form in place.forms)
    return Proposal(ABSENT, "null_default") if declared else None


def propose_null_dropped(place: ArgumentPlace) -> Proposal | None:
    """``null`` for an optional field that may not be null: a question, because omitting it changes the call."""
    if place.value is not None or "null" in place.accepted_types or not place.is_optional:
        return None
    return Proposal(NOTHING, "null_dropped")


def _classify_container(value: Any) -> str:
    return "array" if isinstance(value, list) else "object" if isinstance(value, dict) else ""
