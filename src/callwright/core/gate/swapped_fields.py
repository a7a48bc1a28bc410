"""Do two values of a call stand in each other's place: from and to, minimum and maximum? Pure."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from callwright.core.gate.call_values import list_field_stems, list_field_words
from callwright.core.ground import cue_patterns, date_mentions, world_facts
from callwright.core.ground.lexicon import SYNONYMS
from callwright.core.ground.number_mentions import TextSpan
from callwright.core.ground.user_clauses import (
    UserClause,
)
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.script_pattern import ScriptPattern
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
        "old",
        "original",
        "previous",
        "current",
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
        "new",
        "copy",
    )
)


_LOW_FIELD, _HIGH_FIELD = (
    frozenset({"min", "minimum", "lower", "start", "from", "begin"}),
    frozenset({"max", "maximum", "upper", "end", "to"}),
)


_HAN_LOW_FIELD, _HAN_HIGH_FIELD = (
    re.compile("最低|最小|最少|最早|下限|开始|起始|^起"),
    re.compile("最高|最大|最多|最晚|上限|结束|截止|终止|^[止讫]"),
)


_HAN_SOURCE_FIELD, _HAN_TARGET_FIELD = (
    re.compile("出发|起点|始发|来源|付款|转出|起始|上车|^原|^旧"),
    re.compile("目的|到达|终点|收款|转入|目标|抵达|下车|^新"),
)


_SIDE_CUE = re.compile(
    r"\b(?P<source>from|out of|leaving|departing)\b|\b(?P<target>to|into|towards|called|named|as)\b|(?P<han_source>[从自由])|(?P<han_target>改成|改为|改名为?|改叫|换成|命名为|叫做?|飞往|转到|转给|发给|寄给|寄到|抵达|到|至|去|往|给)"
)


"""Words for the way back, on which from and to change places."""

_WANTED_AMOUNT = re.compile(
    r"\b(?:need|want|get|buy|receive|purchase|order)\b[^,.;]{0,16}$|[换买兑要](?:[点些]|一点|一些)?$"
)
"""Words before an amount that is to be received; it is paid where more follows: 换500美元成人民币."""

_PAID_AMOUNT = re.compile(r"\s?(?:[a-z]+|[\u4e00-\u9fff]{1,3}?)\s?(?:(?:to|into|for|in|worth)\b|[成为换兑])")

_MAX_CUE_GAP = 2


def find_swapped_fields(
    about: ToolKeywords, arguments: dict[str, Any], clauses: Sequence[UserClause]
) -> tuple[str, ...]:
    """Return two arguments whose values are swapped: from and to, minimum and maximum."""
    roles = _find_roles(tuple([name for name in arguments if name in about.parameters]))
    low, high = roles.low, roles.high
    if low and high and low != high and _is_reversed_range(arguments[low], arguments[high]):
        return path_to_pointer((low,)), path_to_pointer((high,))
    for name in roles.starts:
        if _is_end_of_range(arguments[name], arguments, clauses):
            return (path_to_pointer((name,)),)
    source, target = roles.source, roles.target
    if source is None or target is None or source == target:
        return _find_titled_swap(arguments, clauses)
    cues = [
        _read_cues(arguments[name], clauses) | _read_amount_cues(arguments[name], arguments, clauses)
        for name in (source, target)
    ]
    returning = [one for one in clauses if one.marks & cue_patterns.RETURNS]
    if returning and any(cue_patterns.RETURN_CUE.search(one.text) for one in returning):
        return ()
    swapped = ("target" in cues[0] and "source" not in cues[0] and "target" not in cues[1]) or (
        "source" in cues[1] and "target" not in cues[1] and "source" not in cues[0]
    )
    return (path_to_pointer((source,)), path_to_pointer((target,))) if swapped else ()


class _FieldRoles(Struct, frozen=True):
    """The first field of each role; None for a role that no field has. ``starts``: all fields in which something begins."""

    low: str | None
    high: str | None
    starts: tuple[str, ...]
    source: str | None
    target: str | None


@lru_cache(1_024)
def _find_roles(names: tuple[str, ...]) -> _FieldRoles:
    """Return the roles of the fields with these names, which are the same at every call of a tool."""
    return _FieldRoles(
        next(
            (one for one in names if list_field_words(one) & _LOW_FIELD or _HAN_LOW_FIELD.search(one)), None
        ),
        next(
            (one for one in names if list_field_words(one) & _HIGH_FIELD or _HAN_HIGH_FIELD.search(one)), None
        ),
        tuple(filter(_has_start_role, names)),
        next((one for one in names if _has_role(one, _SOURCE_FIELD, _HAN_SOURCE_FIELD)), None),
        next((one for one in names if _has_role(one, _TARGET_FIELD, _HAN_TARGET_FIELD)), None),
    )


def _is_reversed_range(low: Any, high: Any) -> bool:
    if isinstance(low, bool) or isinstance(high, bool):
        return False
    if isinstance(low, int | float) and isinstance(high, int | float):
        return low > high
    if isinstance(low, str) and isinstance(high, str):
        days = [re.fullmatch(r"\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d.*)?", one.strip()) for one in (low, high)]
        return all(days) and low[:16] > high[:16]
    return False


_TITLED_ROLES = (
    (frozenset(map(stem_word, ("doctor", "physician", "dentist"))), re.compile("医生|大夫|医师"), r"(?:dr|doctor)\.? {0}", r"{0} ?(?:医生|大夫|医师|主任)"),
    (frozenset(map(stem_word, ("teacher", "instructor", "professor"))), re.compile("老师|教师|教授"), r"(?:prof|professor)\.? {0}", r"{0} ?(?:老师|教授)"),
    (frozenset(map(stem_word, ("driver",))), re.compile("司机|师傅"), r"driver {0}", r"{0} ?(?:师傅|司机)"),
)  # fmt: skip
"""Roles with a title: the words of their fields, and how the title stands beside a name."""


def _find_titled_swap(arguments: dict[str, Any], clauses: Sequence[UserClause]) -> tuple[str, ...]:
    """Return two arguments of which the other one has the name with the title: the doctor in the field of the patient."""
    fields = _find_titled_fields(tuple([name for name, value in arguments.items() if isinstance(value, str)]))
    if not any(fields):
        return ()
    texts = {
        name: re.escape(fold_text(value).strip())
        for name, value in arguments.items()
        if isinstance(value, str) and value.strip() and len(value) <= _MAX_NAME_CHARS
    }
    for (_, _, before, after), titled in zip(_TITLED_ROLES, fields, strict=True):
        own = next((one for one in titled if one in texts), None)
        for other in texts if own is not None else ():
            pattern = f"{before.format(texts[other])}|{after.format(texts[other])}"
            mine = f"{before.format(texts[own])}|{after.format(texts[own])}" if own else ""
            if (
                own is not None
                and other != own
                and texts[other] != texts[own]
                and any(re.search(pattern, one.text) for one in clauses)
                and not any(re.search(mine, one.text) for one in clauses)
                and any(re.search(texts[own], one.text) for one in clauses)
            ):
                return path_to_pointer((own,)), path_to_pointer((other,))
    return ()


@lru_cache(1_024)
def _find_titled_fields(names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return for each titled role the fields of these names that have it."""
    return tuple(
        tuple(one for one in names if not stems.isdisjoint(list_field_stems(one)) or han.search(one))
        for stems, han, _, _ in _TITLED_ROLES
    )


_MAX_NAME_CHARS = 80


_START_FIELD = frozenset(
    map(stem_word, ("start", "begin", "from", "checkin", "arrival", "arrive", "departure", "depart"))
)
_HAN_START_FIELD = re.compile("入住|开始|起始|出发|起租|取车")
_RANGE_CUE = ScriptPattern(
    r"\b(?:to|until|till|through|leaving|leave|returning|return|back|checking out|check out|departing)\b|-|[到至走回]|离店|退房|返"
)


def _has_start_role(name: str) -> bool:
    words = list_field_stems(name)
    checks_in = {"check", "in"} <= list_field_words(name)
    return checks_in or not words.isdisjoint(_START_FIELD) or _HAN_START_FIELD.search(name) is not None


def _is_end_of_range(value: Any, arguments: dict[str, Any], clauses: Sequence[UserClause]) -> bool:
    """Return whether a start is the last of the two days that the user names as a range, and no argument has the first one."""
    moment = date_mentions.parse_date_time(fold_text(value).strip()) if isinstance(value, str) else None
    if moment is None or moment.day is None:
        return False
    latest = clauses[-1].message
    text = " , ".join(one.text for one in clauses if one.message == latest)
    days = _list_days(text)
    if len(days) != 2:
        return False
    (first, (_, end)), (last, place) = days
    if last != moment.day[1] or first == last:
        return False
    # A cue elsewhere says nothing of these two: a room is number 2, and a date is written with dashes.
    beside = f"{text[end : place[0]]} {text[place[1] : place[1] + _MAX_CUE_CHARS]}"
    if not _RANGE_CUE.search(beside):
        return False
    others = (
        date_mentions.parse_date_time(fold_text(one).strip())
        for one in arguments.values()
        if isinstance(one, str)
    )
    return not any(one is not None and one.day is not None and one.day[1] == first for one in others)


_MAX_CUE_CHARS = 16
"""Characters behind the last day of a range in which its cue may stand: 8号退房."""


def _list_days(text: str) -> list[tuple[int, TextSpan]]:
    """Return the days of a month that a text names, each once, in their order, with their first places."""
    found: dict[int, tuple[int, TextSpan]] = {}
    spans: list[TextSpan] = []
    for (_, day), (start, end) in date_mentions.find_days(text):
        found[start if start not in found else end] = day, (start, end)
        spans.append((start, end))
    for day, (start, end) in date_mentions.find_month_days(text):
        if not any(first <= start < last for first, last in spans):
            found[start if start not in found else end] = day, (start, end)
    days: dict[int, TextSpan] = {}
    for at in sorted(found):
        days.setdefault(*found[at])
    return list(days.items())


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
            elif re.match(
                r"\s*(?:到|至|飞往?|去|改成|改为|改名|改叫|命名|换成|->|→|to\s|(?:should |must |to |can |will )?(?:be )?(?:called|named|renamed)\s)\s*\S",
                after,
            ):
                cues.add("source")
    return cues


def _read_amount_cues(value: Any, arguments: dict[str, Any], clauses: Sequence[UserClause]) -> set[str]:
    """Return source for a currency or unit that stands beside the amount of the call: dollars in "euros for 250 dollars"."""
    folded = fold_text(value).strip() if isinstance(value, str) else ""
    names = {folded, *SYNONYMS.get(folded, ())}
    amounts = {
        float(one) for one in arguments.values() if isinstance(one, int | float) and not isinstance(one, bool)
    }
    if len(names) == 1 or not amounts:
        return set()
    return {
        "source"
        for clause in clauses
        for number, (start, end) in clause.numbers
        if number in amounts
        and not (
            _WANTED_AMOUNT.search(clause.text[:start].rstrip()) and not _PAID_AMOUNT.match(clause.text[end:])
        )
        and (
            any(re.match(rf"\s?{re.escape(name)}(?![a-z])", clause.text[end:]) for name in names)
            or clause.text[max(start - 1, 0) : start] in names
        )
    }


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
