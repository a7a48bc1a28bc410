"""Do two values of a call stand in each other's place: from and to, minimum and maximum? Pure."""

import re
from collections.abc import Sequence
from typing import Any

from callwright.core.gate.call_values import list_field_stems, list_field_words
from callwright.core.ground import world_facts
from callwright.core.ground.user_clauses import (
    UserClause,
)
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.text_analysis import (
    fold_text,
    stem_word,
)
from callwright.domain.contract import path_to_pointer

_SOURCE_FIELD = frozenset(
    stem_word(one)
    for one in (
        "from",
        "source",
        "src",
        "origin",
        "departure",
        "depart",
        "sender",
        "payer",
        "start",
        "begin",
        "pickup",
        "debit",
    )
)


_TARGET_FIELD = frozenset(
    stem_word(one)
    for one in (
        "to",
        "target",
        "dest",
        "destination",
        "dst",
        "arrival",
        "arrive",
        "recipient",
        "receiver",
        "payee",
        "end",
        "dropoff",
        "credit",
    )
)


_LOW_FIELD, _HIGH_FIELD = (
    frozenset({"min", "minimum", "lower", "start", "from", "begin"}),
    frozenset({"max", "maximum", "upper", "end", "to"}),
)


_HAN_SOURCE_FIELD, _HAN_TARGET_FIELD = (
    re.compile("出发|起点|始发|来源|付款|转出|起始"),
    re.compile("目的|到达|终点|收款|转入|目标|抵达"),
)


_SIDE_CUE = re.compile(
    r"\b(?P<source>from|out of|leaving|departing)\b|\b(?P<target>to|into|towards)\b|(?P<han_source>[从自由])|(?P<han_target>飞往|转到|转给|发给|寄给|寄到|抵达|到|至|去|往|给)"
)


_MAX_CUE_GAP = 2


def find_swapped_fields(
    about: ToolKeywords, arguments: dict[str, Any], clauses: Sequence[UserClause]
) -> tuple[str, ...]:
    """Return two arguments whose values stand in each other's place: from and to, minimum and maximum."""
    names = [name for name in arguments if name in about.parameters]
    low = next((one for one in names if list_field_words(one) & _LOW_FIELD), None)
    high = next((one for one in names if list_field_words(one) & _HIGH_FIELD), None)
    if low and high and low != high and _is_reversed_range(arguments[low], arguments[high]):
        return path_to_pointer((low,)), path_to_pointer((high,))
    source = next((one for one in names if _has_role(one, _SOURCE_FIELD, _HAN_SOURCE_FIELD)), None)
    target = next((one for one in names if _has_role(one, _TARGET_FIELD, _HAN_TARGET_FIELD)), None)
    if source is None or target is None or source == target:
        return ()
    cues = [_read_cues(arguments[name], clauses) for name in (source, target)]
    swapped = ("target" in cues[0] and "source" not in cues[0] and "target" not in cues[1]) or (
        "source" in cues[1] and "target" not in cues[1] and "source" not in cues[0]
    )
    return (path_to_pointer((source,)), path_to_pointer((target,))) if swapped else ()


def _is_reversed_range(low: Any, high: Any) -> bool:
    if isinstance(low, bool) or isinstance(high, bool):
        return False
    if isinstance(low, int | float) and isinstance(high, int | float):
        return low > high
    if isinstance(low, str) and isinstance(high, str):
        days = [re.fullmatch(r"\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d.*)?", one.strip()) for one in (low, high)]
        return all(days) and low[:16] > high[:16]
    return False


def _read_cues(value: Any, clauses: Sequence[UserClause]) -> set[str]:
    """Return which sides the words before a value's mentions put it on."""
    if not isinstance(value, str) or not value.strip():
        return set()
    names = {
        fold_text(value).strip(),
        fold_text(value.split(",")[0]).strip(),
        *world_facts.get_other_names(fold_text(value).strip()),
    }
    cues: set[str] = set()
    for clause in clauses:
        for name in names:
            at = clause.text.find(name)
            if at < 0 or not name:
                continue
            before, after = clause.text[max(at - 24, 0) : at], clause.text[at + len(name) :]
            side = _read_side(before)
            if side:
                cues.add(side)
            elif re.match(r"\s*(?:到|至|飞往?|去|->|→|to\s)\s*\S", after):
                cues.add("source")
    return cues


def _read_side(before: str) -> str:
    """Return which side the nearest cue before a value puts it on: source, target, or neither."""
    cues = list(_SIDE_CUE.finditer(before))
    if not cues:
        return ""
    cue = cues[-1]
    gap = before[cue.end() :].strip(" \"'“#")
    if (cue["han_source"] or cue["han_target"]) and gap:
        return ""
    if len(gap.split()) > _MAX_CUE_GAP:
        return ""
    return "source" if cue["source"] or cue["han_source"] else "target"


def _has_role(name: str, words: frozenset[str], han: re.Pattern[str]) -> bool:
    return not list_field_stems(name).isdisjoint(words) or han.search(name) is not None
