"""Explain why PyYAML or libyaml refuses a text, from the English words of their exceptions. Pure.

Must not import ``yaml``, which is an extra.
"""

from typing import Any, Final

from callwright.domain import yaml_reasons
from callwright.domain.reason import Reason

_REASON_BY_WORDS: Final = (
    ("character '\\t'", yaml_reasons.TAB),
    ("tab character", yaml_reasons.TAB),
    ("chomping", yaml_reasons.AFTER_BLOCK_SIGN),
    ("comment or a line break", yaml_reasons.AFTER_BLOCK_SIGN),
    ("indentation indicator", yaml_reasons.AFTER_BLOCK_SIGN),
    ("mapping values are not allowed", yaml_reasons.VALUE_NOT_HERE),
    ("sequence entries are not allowed", yaml_reasons.ENTRY_NOT_HERE),
    ("',' or", yaml_reasons.BRACKET_NOT_CLOSED),
    ("unexpected end of stream", yaml_reasons.QUOTE_NOT_CLOSED),
    ("could not find expected ':'", yaml_reasons.NO_COLON),
    ("mapping keys are not allowed", yaml_reasons.WRONG_INDENTATION),
    ("<block end>", yaml_reasons.WRONG_INDENTATION),
    ("expected key", yaml_reasons.WRONG_INDENTATION),
    ("'-' indicator", yaml_reasons.WRONG_INDENTATION),
    ("cannot start any token", yaml_reasons.UNQUOTED_CHARACTER),
    ("escape", yaml_reasons.UNKNOWN_ESCAPE),
    ("constructor for the tag", yaml_reasons.TAG),
    ("tag handle", yaml_reasons.TAG),
    ("but found another document", yaml_reasons.SECOND_DOCUMENT),
    ("document start", yaml_reasons.SECOND_DOCUMENT),
    ("node content", yaml_reasons.VALUE_MISSING),
    ("control characters are not allowed", yaml_reasons.CONTROL_CHARACTER),
    ("special characters are not allowed", yaml_reasons.CONTROL_CHARACTER),
)
"""Words of either library → the reason; the first that matches counts."""

_MARKED_AT_THEIR_BEGINNING: Final = frozenset(
    {yaml_reasons.BRACKET_NOT_CLOSED, yaml_reasons.QUOTE_NOT_CLOSED, yaml_reasons.NO_COLON}
)
"""Reasons whose cure is where the bracket, the quotation or the key stands; the library notices them later, often at the end of the file."""


def describe_yaml_fault(fault: Any, text: str) -> tuple[int | None, Reason]:
    """Return the line, from 1, and the reason of an exception of the library; no line where the library knows none."""
    words = getattr(fault, "problem", None) or getattr(fault, "reason", None) or ""
    kind = next((code for part, code in _REASON_BY_WORDS if part in words), yaml_reasons.OTHER_FAULT)
    mark = getattr(fault, "problem_mark", None)
    if kind in _MARKED_AT_THEIR_BEGINNING:
        mark = getattr(fault, "context_mark", None) or mark
    if mark is not None:
        return mark.line + 1, kind(detail=words)
    position = getattr(fault, "position", None)
    line = text.count("\n", 0, position) + 1 if isinstance(position, int) else None
    return line, kind(detail=words or type(fault).__name__)
