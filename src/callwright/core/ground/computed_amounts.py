"""Amounts that follow from those of a conversation by the arithmetic the user's words ask for: double, half, a share, a rate. Pure.

They count as mentioned. Which of several results was meant is not decided here; an amount that was asked for in plain words, so that
another one is a doubt, is the matter of ``requested_amounts.py``.
"""

import re
from collections.abc import Iterator, Sequence

from callwright.core.ground import cue_patterns as cues
from callwright.core.ground.number_mentions import TextSpan, parse_number_text
from callwright.core.ground.user_clauses import list_numbers
from callwright.core.text.script_pattern import ScriptPattern

_DOUBLE_CUE = ScriptPattern(r"\b(?:double|doubled|twice|two times|2x)\b|翻一?倍|翻番|两倍|加倍")
_HALF_CUE = ScriptPattern(
    r"\b(?:half|halves?|split|halfway|fifty-fifty)\b|一半|减半|对半|各半|平分|均摊|五折|半价|aa"
)
_CHANGE_CUE = ScriptPattern(
    r"\b(?:add|more|extra|another|increase|raise|plus|up|down|reduce|lower|less|fewer|minus|warmer|colder|hotter|cooler|brighter|darker|louder|quieter|higher|longer|shorter|off|each|apiece|per|a (?:day|night|piece)|adults?|kids?|child(?:ren)?|later|earlier|back|forward|left|rest|but|except|deduct|subtract)\b"
    r"|加|减|多|少|高|低|降|升|涨|各|每|单价|一[个件张斤盒箱瓶本份杯碗条位人只双套]\d|大.{0,2}小|延|提前|剩|另外|除|扣|留"
)
_RATE = re.compile(
    r"(?P<percent>\d{1,3}(?:\.\d+)?|\b[a-z]{3,9}) ?(?:%|percent\b|per cent\b|个点|个百分点)|百分之(?P<zh_percent>\d{1,3}(?:\.\d+)?|[一二三四五六七八九十百]{1,4})|打(?P<off>[一二三四五六七八九]{1,2}|\d(?:\.\d)?|\d\d)折"
    r"|(?P<tenths>[一二两三四五六七八九])成|(?P<over>[二三四五六七八九十])分之(?P<parts>[一二两三四五六七八九])"
    r"|\b(?P<fraction>a third|one third|two thirds|a quarter|one quarter|three quarters|a fifth)\b"
)
_FRACTIONS = {
    "a third": 1 / 3, "one third": 1 / 3, "two thirds": 2 / 3, "a quarter": 0.25, "one quarter": 0.25, "three quarters": 0.75, "a fifth": 0.2,
}  # fmt: skip
_WITH_OTHERS = re.compile(
    r"\b(?:me|myself|i|my \w+) (?:and|plus) (?:my |our )?(?P<others>\d{1,2}|[a-z]{3,5})\b|我[和跟加带](?:我的?)?(?P<han>\d{1,2}|[一两二三四五六七八九])[个位名]"
)
_AND_A_HALF = re.compile(r"\b([a-z]{3,8}|\d{1,4}) and a half\b")
_UNITS = frozenset({"dozen", "hundred", "thousand", "million"})
_AT_PRICE = re.compile(r"\b(?:nights?|days?|hours?|weeks?|months?|pieces?|tickets?|units?) (?:at|for) \d")
_MAX_TERMS = 4
_MAX_PAIRED_NUMBERS = 12
_MAX_COUNT = 20
_MAX_RATES = 4


def iter_computed_amounts(text: str, own: Sequence[float], numbers: Sequence[float]) -> Iterator[float]:
    """Yield the results for the user's folded text; ``own``: its numbers, ``numbers``: those of the whole conversation."""
    own = own[:_MAX_PAIRED_NUMBERS]
    if _DOUBLE_CUE.search(text):
        yield from (2 * number for number in numbers)
    if _HALF_CUE.search(text):
        yield from (number / 2 for number in numbers)
    if _CHANGE_CUE.search(text):
        yield from _iter_changed(own, numbers)
    if cues.SHARE_CUE.search(text):
        yield from _iter_shares(text, numbers)
    if _AT_PRICE.search(text):
        yield from _iter_priced(text)
    yield from _iter_rated(text, own, numbers)
    yield from _iter_head_counts(text)
    for match in _AND_A_HALF.finditer(text):
        number = parse_number_text(match[1])
        if number is not None:
            yield number * 1.5 if match[1] in _UNITS else number + 0.5


def _iter_changed(own: Sequence[float], numbers: Sequence[float]) -> Iterator[float]:
    """Yield sums, differences and products with a number of the user."""
    for one in own:
        for other in numbers:
            yield from (abs(one + other), abs(one - other), one * other)


def _iter_head_counts(text: str) -> Iterator[float]:
    """Yield how many people go where the user goes with others: three for "me and two friends"."""
    for match in _WITH_OTHERS.finditer(text):
        others = parse_number_text(match["others"] or match["han"])
        if others is not None:
            yield others + 1.0


def _iter_priced(text: str) -> Iterator[float]:
    """Yield the total of several at a price, and of all else that is named: two nights at 130 and breakfast 24."""
    terms = [number for number, _ in list_numbers(text)]
    if len(terms) > _MAX_TERMS:
        return
    for at, one in enumerate(terms):
        for below in range(at + 1, len(terms)):
            rest = sum(number for place, number in enumerate(terms) if place not in (at, below))
            yield one * terms[below] + rest


def _iter_shares(text: str, numbers: Sequence[float]) -> Iterator[float]:
    """Yield what one of several pays, of one amount or of all that the user names together: a third of 45 and 15."""
    own = [number for number, _ in list_numbers(text)]
    for count in {one for one in own if 1 < one <= _MAX_COUNT and one == int(one)}:
        total = sum(one for one in own if one != count)
        yield from (round(one / count, 2) for one in (total, *numbers))


def _iter_rated(text: str, own: Sequence[float], numbers: Sequence[float]) -> Iterator[float]:
    """Yield amounts with a tax or less a discount that the user names, also of several at a price: 3 days at 800 plus 19%."""
    rates = [rate for rate, _ in find_rates(text)][:_MAX_RATES]
    if not rates:
        return
    products = [one * other for at, one in enumerate(own) for other in own[at + 1 :]]
    for rate in rates:
        for base in (*numbers, *products):
            yield from (round(base * factor, 2) for factor in (rate, 1.0 + rate, 1.0 - rate))


def find_rates(text: str) -> Iterator[tuple[float, TextSpan]]:
    """Yield the rates that a folded text names, with the place of each: 0.19 for 19%, 0.1 for 九折."""
    for match in _RATE.finditer(text):
        rate = _read_rate(match)
        if rate is not None:
            yield rate, match.span()


def _read_rate(match: re.Match[str]) -> float | None:
    """Return a rate: 0.19 for 19%, 0.1 for 九折, of which nine tenths are paid, 0.2 for 两成."""
    if match["percent"]:
        percent = parse_number_text(match["percent"])
        return None if percent is None else percent / 100.0
    if match["zh_percent"]:
        percent = parse_number_text(match["zh_percent"])
        return None if percent is None else percent / 100.0
    if match["fraction"]:
        return _FRACTIONS[match["fraction"]]
    if match["tenths"]:
        return (parse_number_text(match["tenths"]) or 0.0) / 10.0
    if match["over"]:
        return (parse_number_text(match["parts"]) or 0.0) / (parse_number_text(match["over"]) or 1.0)
    written = match["off"]
    digits = (
        written if written[0].isdigit() else "".join(f"{parse_number_text(one) or 0:g}" for one in written)
    )
    paid = float(digits)
    while paid >= 1.0:
        paid /= 10.0
    return 1.0 - paid if paid else None
