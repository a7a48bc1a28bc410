"""Divide a pattern into its alternatives, for automata that together are smaller than one of all.

A pattern that looks for one of many beginnings, each with an end any number of characters later, has a state for each combination of
beginnings that are open. In a text that holds many of them an automaton of all builds a new state at nearly every byte. Pure.
"""

from typing import Final

from callwright.core.text.late_pattern import compile_late

MAX_GAPS: Final = 2
"""Gaps of any length in one part: two take few states more than one, and each part is a search of its own."""

_MIN_DIVIDED_GAPS: Final = 8
"""With fewer gaps the automaton of all is cheaper than several searches, as measured."""

_GAP: Final = "]*"
_FLAGS: Final = "(?i)"
_GROUP: Final = "(?:"
_PIECE: Final = compile_late(r"(?s)\\.|\[(?:\\.|[^\]\\])*\]|.")


def divide_pattern(pattern: str) -> list[str]:
    """Return patterns of which one matches a text where ``pattern`` does, each of few gaps as far as its alternatives allow; itself where it has few."""
    if (
        pattern.startswith(_FLAGS) or pattern.count(_GAP) < _MIN_DIVIDED_GAPS
    ):  # flags hold for all alternatives
        return [pattern]
    parts: list[str] = []
    gaps = MAX_GAPS
    for one in _list_alternatives(pattern):
        own = one.count(_GAP)
        if parts and gaps + own <= MAX_GAPS:
            parts[-1] += f"|{one}"
            gaps += own
        else:
            parts.append(one)
            gaps = own
    return parts


def _list_alternatives(pattern: str) -> list[str]:
    """Return the alternatives of a pattern, and those of a group that is one of them."""
    alternatives, depth = [""], 0
    for piece in _PIECE.findall(pattern):
        depth += (piece == "(") - (piece == ")")
        if piece == "|" and not depth:
            alternatives.append("")
        else:
            alternatives[-1] += piece
    if len(alternatives) > 1:
        return [one for alternative in alternatives for one in _list_alternatives(alternative)]
    return _list_alternatives(pattern[len(_GROUP) : -1]) if _is_one_group(pattern) else alternatives


def _is_one_group(pattern: str) -> bool:
    """Return whether the bracket that opens the pattern is closed at its end."""
    if not pattern.startswith(_GROUP):
        return False
    pieces = _PIECE.findall(pattern)
    depth = 0
    for at, piece in enumerate(pieces):
        depth += (piece == "(") - (piece == ")")
        if not depth:
            return at == len(pieces) - 1
    return False
