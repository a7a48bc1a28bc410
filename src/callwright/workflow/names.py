"""Names of workflows, steps and schedules: letters and digits of any script. Pure.

A name is in Unicode's composed form (NFC) and without capital letters, so that names that look the same are the same.
"""

import unicodedata
from typing import Final

MAX_NAME_CHARS: Final = 64

NAME_SCHEMA: Final = {"type": "string", "minLength": 1, "maxLength": MAX_NAME_CHARS}
"""JSON Schema of a name in the HTTP API. A name that breaks the other rules is that of nothing."""


def is_workflow_name(name: str) -> bool:
    """Return whether a workflow or a step may have this name: letters, digits and ``_``, a letter first, none of them capital."""
    return (
        0 < len(name) <= MAX_NAME_CHARS
        and unicodedata.category(name[0])[0] == "L"
        and all(one == "_" or _is_of_a_word(one) for one in name)
        and name == name.lower() == unicodedata.normalize("NFC", name)
    )


def is_schedule_name(name: str) -> bool:
    """Return whether a schedule may have this name: letters, digits, ``_``, ``.`` and ``-``, a letter or digit first."""
    return (
        0 < len(name) <= MAX_NAME_CHARS
        and unicodedata.category(name[0])[0] in "LN"
        and all(one in "_.-" or _is_of_a_word(one) for one in name)
        and name == unicodedata.normalize("NFC", name)
    )


def _is_of_a_word(char: str) -> bool:
    """Return whether it is a letter, a digit, or a mark that scripts such as Thai and Devanagari write vowels with."""
    return unicodedata.category(char)[0] in "LNM"
