"""Find the value other than itself that a text may spell: ``007`` a number, ``None`` null, ``['a']`` a list, ``"5"`` the text 5.

Tagged dialects write a text without quotes, so that the text alone does not show which of the two the model means. Besides JSON, the
notations count that models and the parsers of model servers use: Python's literals, leading zeros, signs, groups of three digits.

May not know the tag or the parameter.
"""

import re
import unicodedata
from collections.abc import Set as AbstractSet
from typing import Any

from callwright.core.reader import strict_json
from callwright.core.reader.lenient_literal import read_value
from callwright.core.reader.number_literals import parse_number
from callwright.core.reader.reading_notes import BrokenTextError, Notes

ALL_TYPES = frozenset({"string", "number", "integer", "boolean", "null", "array", "object"})

_NUMBER = re.compile(
    r"[+-]?(?:(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9][0-9_]*)(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?"
)
_HEXADECIMAL = re.compile(r"[+-]?0[xX][0-9a-fA-F]+")
_CONSTANTS: dict[str, bool | None] = {"true": True, "false": False, "null": None}
_PYTHON_NULL = "None"
_UNCERTAIN_STEPS = frozenset({"bare_word", "expression", "nested_call"})


def list_spelled_values(text: str, accepted: AbstractSet[str]) -> list[Any]:
    """Return the value of an accepted type that the text spells, as a list of one; empty where the text is only itself.

    Text in quotes spells its content only where that content would, without quotes, spell another value: elsewhere the quotes had no
    use as notation, and belong to the text.
    """
    for value in _list_readings(text.strip()):
        if isinstance(value, str):
            return [value] if list_spelled_values(value, accepted - {"string"}) else []
        if name_types(value) & accepted:
            return [value]
    return []


def name_types(value: Any) -> set[str]:
    """Return the types of JSON Schema that a value has; a number without a fraction is also an integer."""
    if value is None:
        return {"null"}
    if isinstance(value, bool):
        return {"boolean"}
    if isinstance(value, int | float):
        return {"number", "integer"} if value == value // 1 else {"number"}
    if isinstance(value, list):
        return {"array"}
    return {"object"} if isinstance(value, dict) else {"string"}


def _list_readings(bare: str) -> list[Any]:
    if bare == _PYTHON_NULL:
        return [None]
    if bare.lower() in _CONSTANTS:
        return [_CONSTANTS[bare.lower()]]
    if bare.startswith(("[", "{", '"', "'")):
        return _read_literal(bare)
    return (
        _read_number(unicodedata.normalize("NFKC", bare))
        if bare[:1].isdigit() or bare[:1] in "+-.＋－．"
        else []
    )


def _read_number(source: str) -> list[Any]:
    if not _NUMBER.fullmatch(source) and not _HEXADECIMAL.fullmatch(source):
        return []
    try:
        return [parse_number(source.replace(",", ""), 0)]
    except BrokenTextError:
        return []


def _read_literal(bare: str) -> list[Any]:
    own = Notes()
    try:
        value, end = read_value(bare, 0, own)
    except BrokenTextError:
        return []
    if end < len(bare) or any(note.step in _UNCERTAIN_STEPS for note in own):
        return []
    return [value] if strict_json.is_plain_json(value) else []
