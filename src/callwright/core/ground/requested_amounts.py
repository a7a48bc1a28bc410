"""The amount that the user's last message asks to be computed: a sum, a share, more or less than last time. Pure.

Nothing is computed where the operands are not plain: then no amount is wanted, and none is doubted.
"""

import re
from collections.abc import Sequence

from callwright.core.ground import cue_patterns as cues
from callwright.core.ground.computed_amounts import find_rates
from callwright.core.ground.number_mentions import parse_number_text
from callwright.core.ground.user_clauses import UserClause, list_numbers

_SEVERAL_WORDS = "two|three|four|five|six|seven|eight|nine|ten|[0-9]{1,2}"
_SHARES = re.compile(
    rf"\b(?P<ways>{_SEVERAL_WORDS}) ways\b|\b(?:between|among)(?: the)? (?P<us>{_SEVERAL_WORDS})(?: of us| people)?\b|\b(?P<of>{_SEVERAL_WORDS}) of us\b"
    r"|(?P<han>[0-9]{1,2}|[两三四五六七八九十])个?人"
)
_MORE = re.compile(
    r"(?P<amount>[0-9]+(?:\.[0-9]+)?)(?: ?[a-z€$£]+)? (?P<way>more|less) than (?:last (?:time|month|week|year)|before|usual)"
    r"|比(?:上次|上个?月|上回|之前|以前|去年)(?P<han>多|少)\S{0,3}?(?P<count>[0-9]+(?:\.[0-9]+)?)"
)
_CODE_BEFORE = re.compile(r"(?:\bto|\baccount|\bnumber|\bno\.?|\bon|\bin|到|给|账号|账户|卡号|尾号)\s*$")
_MAX_CODE_WORD = 24
"""Characters before a number that are searched for the word of an account: all of them, for each number, would take quadratic time."""

_MIN_OPERANDS = 2
_MIN_CODE = 1e6
"""Minimum of numbers that are taken for account or telephone numbers, regardless of the words before them."""


def find_requested_amounts(clauses: Sequence[UserClause], result: str) -> frozenset[float]:
    """Return the amounts that the last message asks to compute; empty if it asks for none. ``result``: the newest tool result, folded."""
    latest = clauses[-1].message if clauses else 0
    last = [one for one in clauses if one.message == latest]
    marks = 0
    for one in last:
        marks |= one.marks
    if not marks & (cues.ADDS_UP | cues.SHARES | cues.COMPARES | cues.CHANGES_BY_RATE):
        return frozenset()
    text = " , ".join(one.text for one in last)
    if marks & cues.CHANGES_BY_RATE and (changed := _change_by_rate(text, result)):
        return changed
    compared = _MORE.search(text) if marks & cues.COMPARES else None
    shares = marks & cues.SHARES and cues.SHARE_CUE.search(text)
    adds = marks & cues.ADDS_UP and cues.SUM_CUE.search(text)
    if (
        not (compared or shares or adds)
        or cues.EACH_PRICE.search(text)
        or cues.HALF_CUE.search(text)
        or cues.DOUBLE_CUE.search(text)
    ):
        return frozenset()
    if compared:
        return _compare(compared, result)
    amounts = _list_amounts(last)
    return _divide(text, amounts) if shares else _add_up(amounts)


def _change_by_rate(text: str, result: str) -> frozenset[float]:
    """Return the amounts of a message, or else of the newest result, raised or lowered by the only rate in the message."""
    match = cues.RATE_CHANGE_CUE.search(text)
    rates = list(find_rates(text))
    if match is None or len(rates) != 1:
        return frozenset()
    ((rate, (start, end)),) = rates
    groups = match.groupdict()
    factor = 1.0 + rate if groups.get("up") or groups.get("zh_up") else 1.0 - rate
    plain = f"{text[:start]} # {text[end:]}"
    bases = [number for number, _ in list_numbers(plain)] or [number for number, _ in list_numbers(result)]
    return frozenset(round(base * factor, 2) for base in bases[:_MAX_BASES])


_MAX_BASES = 20


def _list_amounts(clauses: Sequence[UserClause]) -> list[float]:
    """Return the amounts of some clauses, without the numbers of accounts and the "one" of "one payment" and 一起."""
    return [
        number
        for one in clauses
        for number, (start, _) in one.numbers
        if number < _MIN_CODE
        and not _CODE_BEFORE.search(one.text[max(start - _MAX_CODE_WORD, 0) : start])
        and (number != 1.0 or one.text[start].isdigit())
    ]


def _add_up(amounts: list[float]) -> frozenset[float]:
    """Return the sum of the amounts, of which one may be how many there are: the three invoices 15, 27 and 60."""
    operands = (
        [one for one in amounts if one != len(amounts) - 1] if len(amounts) > _MIN_OPERANDS else amounts
    )
    return frozenset({round(sum(operands), 2)}) if len(operands) >= _MIN_OPERANDS else frozenset()


def _divide(text: str, amounts: list[float]) -> frozenset[float]:
    """Return one share of the only amount beside the number of people."""
    match = _SHARES.search(text)
    count = parse_number_text(next(filter(None, match.groups()))) if match else None
    wholes = {one for one in amounts if one != count}
    return frozenset(round(one / count, 2) for one in wholes) if count and len(wholes) == 1 else frozenset()


def _compare(match: re.Match[str], result: str) -> frozenset[float]:
    """Return more or less than the only amount of the newest result."""
    amount = float(match["amount"] or match["count"])
    sign = 1.0 if (match["way"] or match["han"]) in {"more", "多"} else -1.0
    bases = {number for number, _ in list_numbers(result)}
    return frozenset(round(one + sign * amount, 2) for one in bases) if len(bases) == 1 else frozenset()
