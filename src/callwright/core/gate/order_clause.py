"""Is a value taken from what the user orders, or from what is told beside it? Pure.

"Card 4471 has a limit of 500 now, set it to 800": the clause that orders has an amount of its own, and the call has that of the other clause. The
same with days. An amount that "went from 900 to 940" is no longer 900, and who is left out of a list is not in it.
"""

import re
from collections.abc import Iterator, Sequence

from callwright.core.gate.action_stance import opens_with_verb
from callwright.core.gate.amount_pairing import list_plain_numbers, takes_up_number
from callwright.core.gate.call_values import CallValue, mentions_value
from callwright.core.ground import cue_patterns as cues
from callwright.core.ground import date_mentions
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import UserClause, opens_imperative
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.domain.contract import path_to_pointer

_WORKED_OUT = (
    (cues.ADDS_UP, cues.SUM_CUE),
    (cues.SHARES, cues.SHARE_CUE),
    (cues.COMPARES, cues.COMPARISON_CUE),
    (cues.HALVES, cues.HALF_CUE),
    (cues.DOUBLES, cues.DOUBLE_CUE),
    (cues.NAMES_REST, cues.REST_CUE),
    (cues.PRICES_EACH, cues.EACH_PRICE),
)
"""Marks and patterns of words by which a message reckons with its amounts."""

_ANY_WORKED_OUT = sum(mark for mark, _ in _WORKED_OUT)

_ORDER_VERB = re.compile(
    r"^\W*(?:(?:please|then|so|now|just|and)\W+)*(?:set|make|add|pay|send|log|note|raise|lower|use|charge"
    r"|record|enter|write|schedule|invite|ship|deliver)\b"
    r"|^\W*先?(?:加|买|转|付|退|订|设|调|发|送|记|拿|点)"
)

_STATES = re.compile(
    r"\b(?:am|is|are|was|were|be|been|has|have|had|went|got|gave|paid|owes?|lent|says?|said|weighs?|costs?"
    r"|counts?|left|used to)\b|n't\b|'[sm]\b|'re\b"
    r"|[有是了过才在欠剩说]"
)
"""Words by which a clause tells how things are: without one it may be another order."""

_CONTINUES = re.compile(r"\W*\S+\s*$|\W*(?:then|and|plus|after that|再|然后|接着)")
"""A bare amount behind an order, or the order's next step."""

_COUNTS_OTHER = re.compile(
    r"\s*(?:%|percent|(?:working )?(?:day|week|month|year|hour|hr|minute|min|night|people|person|adult"
    r"|guest|time)s?\b|个?(?:天|日|周|星期|月|年|小时|钟头|分钟|晚|人|位|次|折|成|点|倍))"
)
"""Behind a number that is a duration, a share or a count of people."""

_CHANGED = re.compile(
    r"\b(?:went|gone|go|goes|rose|risen|fell|dropped|up|down|raised|lowered|increased|reduced"
    r"|changed)\b[^,.;\d]{0,20}\bfrom \D{0,4}(?P<en>\d+(?:\.\d+)?)\D{0,12}\bto \D{0,4}\d"
    r"|从(?P<zh>\d+(?:\.\d+)?)[元块]?[^\d,，。]{0,3}[涨升降跌提加减调变][^\d,，。]{0,3}\d"
)
_DAY_BESIDE = re.compile(
    r"\b(?:the )?(?:day|evening|morning) (?:after|before)\b|第二天|前一天|隔天|次日|头一天"
)
_LEFT_OUT = re.compile(
    r"\b(?:except(?: for)?|all but|but not|apart from|other than|excluding|without) (?P<a>[^,.;!?]{1,40})"
    r"|\b(?:leave|keep|take|count|cross|drop) (?P<b>[^,.;!?]{1,30}?) (?:out|off)\b|除了(?P<c>[^,，。;；]{1,12})"
)
_TWO_NUMBERS = re.compile(rf"\d[^\d]*[ ,，.。;；!?！？:：\n][^\d]*\d|{_DAY_BESIDE.pattern}")
_LEAVES_OUT = cues.CONTRASTS | cues.MAY_TAKE_BACK
"""The marks of a sentence without which nothing is left out."""

_BESIDES = re.compile(r"还|也|\balso\b|\btoo\b")


def find_values_told_beside(
    about: ToolKeywords, values: Sequence[CallValue], index: ConversationIndex
) -> Iterator[str]:
    """Yield the arguments whose value the user tells beside the order, or takes out of it, as JSON Pointers."""
    text = "" if index.user is None else index.user.text
    counts = index.marks & cues.HAS_NUMBER and _TWO_NUMBERS.search(text) is not None
    changed = (" from " in text or "从" in text) and _CHANGED.search(text) is not None
    leaves_out = index.marks & _LEAVES_OUT and _LEFT_OUT.search(text) is not None
    if not (counts or changed or leaves_out):
        return
    latest = index.clauses[-1].message
    last = [one for one in index.clauses if one.message == latest]
    if counts and len(last) > 1 and not _works_out(index.marks, last):
        yield from _find_told_amounts(about, values, last)
    for clause in last:
        if changed:
            yield from _find_former_amounts(values, clause)
        if leaves_out:
            yield from _find_left_out(values, clause, text)


def _works_out(marks: int, last: Sequence[UserClause]) -> bool:
    if not marks & _ANY_WORKED_OUT:
        return False
    return any(marks & mark and cue.search(one.text) for mark, cue in _WORKED_OUT for one in last)


def _find_told_amounts(
    about: ToolKeywords, values: Sequence[CallValue], last: Sequence[UserClause]
) -> Iterator[str]:
    """Yield numbers and days that stand in clauses beside the order, which has another one."""
    orders = list(_list_orders(about, last))
    if not orders or any(one.corrects == _EXPECTS_NEW for one in last):
        return
    beside = [one for one in last if one not in orders and _STATES.search(one.text)]
    text = ", ".join(one.text for one in orders)
    if not beside or cues.ADDITION.search(text):
        return
    if _names_other_amount(text, values):
        for value in values:
            plain = value.number is not None and value.raw.replace(".", "", 1).isdigit()
            if plain and _is_told(value, beside, values) and not _is_told(value, orders):
                yield path_to_pointer((value.name,))
    if _DAY_BESIDE.search(text) or _names_other_day(text, values):
        yield from _find_told_days(values, beside, text)


def _find_told_days(values: Sequence[CallValue], beside: Sequence[UserClause], text: str) -> Iterator[str]:
    for value in values:
        moment = date_mentions.parse_date_time(value.folded)
        day = moment.day if moment is not None else None
        if day is not None and not _names_day(text, day) and any(_names_day(one.text, day) for one in beside):
            yield path_to_pointer((value.name,))


def _names_other_amount(text: str, values: Sequence[CallValue]) -> bool:
    """Return whether a text has one amount, which no value takes up."""
    amounts = [number for number, (_, end) in list_plain_numbers(text) if not _COUNTS_OTHER.match(text, end)]
    return len(amounts) == 1 and not any(takes_up_number(one, amounts[0]) for one in values)


def _is_told(value: CallValue, clauses: Sequence[UserClause], values: Sequence[CallValue] = ()) -> bool:
    """Return whether a clause has the value, and no name of ``values``: "Send Ann 20, Bo 30" orders both."""
    names = [one for one in values if one.number is None]
    return any(
        mentions_value(value, clause) and not any(mentions_value(name, clause) for name in names)
        for clause in clauses
    )


def _names_other_day(text: str, values: Sequence[CallValue]) -> bool:
    """Return whether a text names a day which is no part of a value, as 2 in 2号会议室."""
    if any(True for _ in date_mentions.find_days(text)):
        return True
    return any(
        not any(f"{day}号" in one.folded for one in values) for day, _ in date_mentions.find_month_days(text)
    )


_EXPECTS_NEW = 2


def _list_orders(about: ToolKeywords, last: Sequence[UserClause]) -> Iterator[UserClause]:
    """Yield the clauses that order the action, with a bare amount behind one of them."""
    concepts, _ = about.action
    before = False
    for clause in last:
        told = clause.asks or clause.reports or clause.tentative
        before = not told and (
            opens_with_verb(clause.text)
            or _ORDER_VERB.match(clause.text) is not None
            or opens_imperative(clause.text.strip())
            or clause.polite
            or [named for _, named in clause.concept_words if not concepts.isdisjoint(named)] != []
            or (before and _CONTINUES.match(clause.text) is not None)
        )
        if before:
            yield clause


def _names_day(text: str, day: date_mentions.MonthDay) -> bool:
    return any(one == day for one, _ in date_mentions.find_days(text))


def _find_former_amounts(values: Sequence[CallValue], clause: UserClause) -> Iterator[str]:
    """Yield numbers from which something has changed to another."""
    changed = _CHANGED.search(clause.text)
    if changed is not None:
        former = float(changed["en"] or changed["zh"])
        yield from [path_to_pointer((one.name,)) for one in values if one.number == former]


def _find_left_out(values: Sequence[CallValue], clause: UserClause, text: str) -> Iterator[str]:
    """Yield what a clause takes out of what is ordered."""
    for match in _LEFT_OUT.finditer(clause.text):
        names = match["a"] or match["b"] or match["c"]
        if match["c"] and _BESIDES.search(text):
            continue
        for value in values:
            if value.number is None and len(value.folded) > 1 and value.folded in names:
                yield path_to_pointer((value.name,))
