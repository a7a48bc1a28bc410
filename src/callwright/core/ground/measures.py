"""Measures in a conversation, and their values in other units: 16 gigs is 16384 MB, 两米四 is 240 cm. Pure.

A measure is a number, in digits or in words, followed by a unit; adjacent measures of one dimension are added (5 ft 10, 一小时零五分).
The factors are those of ``core/repair/units.py``; bytes are counted by 1000 and by 1024. A value may be rounded to the digits that people
write. This module does not check the unit of the field; ``core/gate/other_units.py`` does.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from typing import Final

from callwright.core.ground.number_mentions import HAN_NUMERALS, TextSpan, parse_number_text
from callwright.core.repair.units import UNITS_BY_WORD, Dimension, MeasureUnit, convert_unit

_SPOKEN_UNITS: Final = {
    "gig": "GB", "gigs": "GB", "gigabyte": "GB", "gigabytes": "GB", "gb": "GB", "gib": "GiB", "meg": "MB", "megs": "MB", "megabyte": "MB", "megabytes": "MB",
    "mb": "MB", "mib": "MiB", "kilobyte": "KB", "kilobytes": "KB", "kb": "KB", "kib": "KiB", "terabyte": "TB", "terabytes": "TB", "tb": "TB", "兆": "MB",
    "degrees": "°C", "degree": "°C", "°": "°C", "度": "°C", "℃": "°C", "°c": "°C", "degrees celsius": "°C", "摄氏度": "°C", "°f": "°F", "degrees fahrenheit": "°F",
    "fahrenheit": "°F", "华氏度": "°F", "kmh": "km/h", "kph": "km/h", "km/h": "km/h", "个小时": "小时", "个钟头": "小时", "钟头": "小时", "个星期": "周", "礼拜": "周",
    "stone": "", "f": "°F", "c": "°C",
}  # fmt: skip
"""Words for a unit, as in a folded text → its notation in the table of units; "" for an unsupported unit."""

_MONTH: Final = MeasureUnit("time", Fraction(30 * 86_400))
_YEAR: Final = MeasureUnit("time", Fraction(365 * 86_400))
_OTHER_UNITS: Final = {
    **dict.fromkeys(("month", "months", "个月", "月"), _MONTH),
    **dict.fromkeys(("year", "years", "年"), _YEAR),
    **dict.fromkeys(("里", "里地"), MeasureUnit("length", Fraction(500))),
}
_AMBIGUOUS_UNITS: Final = frozenset(
    {"in", "t", "b", "bit", "d", "us", "日", "分", "月", "k", "j", "w", "码", "bp"}
)
"""Words that mean something else too often behind a number, alone."""

_ALIKE: Final[dict[Dimension, tuple[MeasureUnit, ...]]] = {
    "length": tuple(UNITS_BY_WORD[one] for one in ("mm", "cm", "m", "km", "in", "ft", "yd", "mi")),
    "mass": tuple(UNITS_BY_WORD[one] for one in ("mg", "g", "kg", "t", "斤", "lb", "oz")),
    "time": (*(UNITS_BY_WORD[one] for one in ("ms", "s", "min", "h", "day", "week")), _OTHER_UNITS["month"]),
    "volume": tuple(UNITS_BY_WORD[one] for one in ("ml", "cl", "l")),
    "area": tuple(UNITS_BY_WORD[one] for one in ("m2", "km2", "ha")),
    "speed": tuple(UNITS_BY_WORD[one] for one in ("m/s", "km/h", "mph")),
    "data": tuple(UNITS_BY_WORD[one] for one in ("B", "KiB", "MiB", "GiB", "TiB", "KB", "MB", "GB", "TB")),
    "temperature": tuple(UNITS_BY_WORD[one] for one in ("°C", "°F", "K")),
    "power": tuple(UNITS_BY_WORD[one] for one in ("W", "kW")),
}
"""Units of each dimension in which a field may be."""

_MAX_MEASURES: Final = 40
_MAX_SEARCHED_CHARS: Final = 16 * 1024
_ROUNDING: Final = 0.006
"""Largest difference of a value from the exact number, as a share of it, that counts as rounding."""

_WORDS: Final = (
    "zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty"
    "|seventy|eighty|ninety|hundred|thousand"
)
_SPARE_MINUTES: Final = "five|ten|fifteen|twenty|twenty[- ]five|thirty|thirty[- ]five|forty|forty[- ]five|fifty|fifty[- ]five|[0-5]?[05]"
"""Minutes that stand behind hours without their unit: an hour and five."""

_HAN: Final = "".join(sorted(HAN_NUMERALS - {"零", "〇"})) + "零〇"
_PARTS: Final = {
    "half": Fraction(1, 2), "quarter": Fraction(1, 4), "three quarters": Fraction(3, 4), "third": Fraction(1, 3), "半": Fraction(1, 2), "一刻": Fraction(1, 4), "三刻": Fraction(3, 4),
}  # fmt: skip


@lru_cache(1)
def _build_unit_table() -> dict[str, MeasureUnit]:
    table = {
        word.lower(): unit
        for word, unit in UNITS_BY_WORD.items()
        if unit.dimension in _ALIKE and (word.islower() or not word.isascii() or not word.isalpha())
    }
    table |= {said: UNITS_BY_WORD[word] for said, word in _SPOKEN_UNITS.items() if word}
    table |= _OTHER_UNITS
    return {word: unit for word, unit in table.items() if word not in _AMBIGUOUS_UNITS}


def find_unit_of_word(word: str) -> MeasureUnit | None:
    """Return the unit that the last word of a field's name means: ``mb``, ``celsius``, ``kmh``; None for another word."""
    found = _build_unit_table().get(word)
    return found or (UNITS_BY_WORD.get(word) if word in {"in", "b", "t"} else None)


@lru_cache(1)
def _compile_measure() -> re.Pattern[str]:
    units = sorted(_build_unit_table(), key=len, reverse=True)
    latin = "|".join(re.escape(one) for one in units if one.isascii() or one[0] == "°")
    han = "|".join(one for one in units if not one.isascii() and one[0] != "°")
    spoken = rf"(?:{_WORDS})(?:[ -](?:and )?(?:{_WORDS}))*"
    return re.compile(
        rf"(?<![a-z0-9_.,/-])(?:(?P<number>\d{{1,3}}(?:,\d{{3}})+(?:\.\d+)?|\d+/\d+|\d+(?:\.\d+)?|{spoken})(?: and (?:a )?(?P<more>half|quarter|three quarters))?"
        r"|(?P<part>half|(?:a )?quarter of|three quarters of|(?:a )?third of)|(?P<one>an?))[ -]?(?:an? )?"
        rf"(?P<unit>{latin})(?![\w/])(?: and (?:a )?(?P<rest>half|quarter|three quarters)(?! ?\w+ )|(?<=hour)s? and (?P<spare>{_SPARE_MINUTES})\b(?! ?\w))?"
        rf"|(?P<han>\d+(?:\.\d+)?|[{_HAN}]{{1,8}}|半)(?P<half>个半|半)?[个 ]?(?P<zh>{han}|(?<=个半)月|分(?=半))(?:(?:零|又)?(?P<minutes>\d{{1,2}}|[{_HAN}]{{1,3}})分钟?|(?P<zh_rest>半|一刻|三刻|\d{{1,2}}(?![\d.%个]|[ ]?(?:{latin}\b))|[一二三四五六七八九](?=两(?![{_HAN}个]))|[一二三四五六七八九]{{1,2}}(?![{_HAN}个点])))?"
    )


def find_measures(text: str, raw: str = "") -> Iterator[tuple[Fraction, MeasureUnit, TextSpan]]:
    """Yield the measures in a folded text, in order: number, unit and position. ``raw``: the text as written, which tells 2G from 2g."""
    for match in _compile_measure().finditer(text[:_MAX_SEARCHED_CHARS]):
        number = _read_han_measure(match) if match["zh"] else _read_latin_measure(match)
        unit = _build_unit_table().get(_CUT_UNITS.get(match["zh"], match["zh"] or match["unit"]))
        if match["unit"] and len(match["unit"]) == 1:
            unit = UNITS_BY_WORD.get(_CAPITAL_UNITS.get(raw[slice(*match.span("unit"))], ""), unit)
        if number is not None and unit is not None and not (match["zh"] == "年" and number > _MAX_YEARS):
            yield number, unit, match.span()


_CUT_UNITS: Final = {"月": "个月", "分": "分钟"}
"""Ambiguous units in a form in which they are none: 两个半月, 三分半."""

_CAPITAL_UNITS: Final = {"G": "GB", "M": "MB"}
_MAX_YEARS: Final = 99


def _read_latin_measure(match: re.Match[str]) -> Fraction | None:
    if match["one"]:
        number: Fraction | None = Fraction(1)
    elif match["part"]:
        number = _PARTS[match["part"].removeprefix("a ").removesuffix(" of")]
    else:
        number = _read_number(match["number"])
    if number is None:
        return None
    spare = parse_number_text(match["spare"].replace("-", " ")) if match["spare"] else None
    return (
        number
        + _PARTS.get(match["more"] or "", Fraction(0))
        + _PARTS.get(match["rest"] or "", Fraction(0))
        + Fraction(int(spare or 0), 60)
    )


def _read_han_measure(match: re.Match[str]) -> Fraction | None:
    """Return the number of a Chinese measure: 两米四 is 2.4, 一米75 is 1.75, 三斤半 is 3.5."""
    number = Fraction(1, 2) if match["han"] == "半" else _read_number(match["han"])
    if number is None:
        return None
    if match["half"]:
        number += Fraction(1, 2)
    if match["minutes"]:
        minutes = _read_number(match["minutes"])
        return (
            number + minutes / 60 if minutes is not None and match["zh"].endswith(("小时", "钟头")) else None
        )
    rest = match["zh_rest"]
    if not rest:
        return number
    if rest in _PARTS:
        return number + _PARTS[rest]
    digits = rest if rest.isdigit() else str(int(parse_number_text(rest) or 0))
    if match["zh"] not in _DECIMAL_UNITS:
        return number
    return number + Fraction(int(digits), 10 ** len(digits))


_DECIMAL_UNITS: Final = frozenset({"米", "斤", "公斤", "公里", "升", "度"})
"""Units behind which a bare digit is the tenths."""


def _read_number(text: str) -> Fraction | None:
    if "/" in text:
        above, below = text.split("/")
        return Fraction(int(above), int(below)) if int(below) else None
    number = parse_number_text(text)
    return None if number is None else Fraction(str(number))


class MeasuredNumbers:
    """The numbers that follow from the measures of a text by a change of unit, with the place of each."""

    def __init__(self, text: str, raw: str = "") -> None:
        found: dict[float, TextSpan] = {}
        for number, unit, place in list_measures(text, raw):
            for other in _list_equivalents(number, unit):
                found.setdefault(other, place)
        for share, place in _find_shares(text[:_MAX_SEARCHED_CHARS]):
            for written in (float(share), 100.0 * float(share)):
                found |= {round(written, digits): place for digits in range(5)}
        self._numbers = sorted(found)
        self._places = found

    def find(self, magnitude: float) -> TextSpan | None:
        """Return the place of the measure that is this number in some unit, rounded or not; None without one."""
        if not magnitude or not self._numbers:
            return None
        at = bisect_left(self._numbers, magnitude)
        near = self._numbers[max(0, at - 1) : at + 1]
        exact = next((one for one in near if _is_rounded(one, magnitude)), None)
        return None if exact is None else self._places[exact]


_SHARE: Final = re.compile(
    r"\b(?:(?P<above>an?|one|two|three|four) )(?P<below>third|quarter|fifth|tenth)s?\b(?! (?:of an? )?(?:hour|year|mile|past|to\b))|\bthree[- ]quarters\b"
    r"|(?P<off>[一二三四五六七八九](?:点?[一二三四五六七八九])?|\d(?:\.\d)?)折|(?P<tenths>[一二三四五六七八九])成(?![功为员本立交果绩都长人年了])"
    r"|(?P<zh_below>[二三四五六七八九十百])分之(?P<zh_above>[一二三四五六七八九十]{1,3})"
)
_BELOW: Final = {"third": 3, "quarter": 4, "fifth": 5, "tenth": 10}


def _find_shares(text: str) -> Iterator[tuple[Fraction, TextSpan]]:
    """Yield shares of a whole: a third, 三分之二, 七成; for a discount such as 八五折 the share paid, in tenths too, and the share deducted."""
    for match in _SHARE.finditer(text):
        if match["off"]:
            paid = _read_tenths(match["off"])
            yield from ((one, match.span()) for one in (paid, 1 - paid, 10 * paid))
        elif match["tenths"]:
            yield _read_tenths(match["tenths"]), match.span()
        elif match["zh_below"]:
            parts = [parse_number_text(match[name]) or 0.0 for name in ("zh_above", "zh_below")]
            if all(parts):
                yield Fraction(int(parts[0]), int(parts[1])), match.span()
        elif match["below"]:
            above = {"a": 1, "an": 1}.get(match["above"], parse_number_text(match["above"]) or 1)
            yield Fraction(int(above), _BELOW[match["below"]]), match.span()
        else:
            yield Fraction(3, 4), match.span()


def _read_tenths(text: str) -> Fraction:
    """Return the share of 八五 or 8.5 tenths."""
    digits = "".join(str(int(parse_number_text(one) or 0)) for one in text if one not in "点.")
    return Fraction(int(digits), 10 ** len(digits))


def _is_rounded(exact: float, value: float) -> bool:
    """Return whether a value is the exact number, or is it rounded: by at most half a percent, and to digits that it shows."""
    if abs(exact - value) <= 1e-9 * exact:
        return True
    if abs(exact - value) > _ROUNDING * exact:
        return False
    return any(round(exact, digits) == value for digits in (2, 1, 0, -1, -2))


def _list_equivalents(number: Fraction, unit: MeasureUnit) -> Iterator[float]:
    if unit in (_MONTH, _YEAR):
        months = float(number) * (1 if unit == _MONTH else 12)
        yield from (
            float(number),
            months,
            30 * months,
            31 * months,
            365 * months / 12,
            366 * months / 12,
            52 * months / 12,
        )
    given = [unit, *(MeasureUnit("data", factor) for factor in _list_binary_factors(unit))]
    for source in given:
        for other in _ALIKE.get(unit.dimension, ()):
            converted = convert_unit(number, source, other)
            if converted is not None:
                yield abs(float(converted))


def _list_binary_factors(unit: MeasureUnit) -> Iterator[Fraction]:
    """Yield the factor by 1024 of a unit of bytes that is written like one by 1000."""
    if unit.decimal_bytes:
        yield next(Fraction(1024**power) for power in range(1, 5) if unit.factor == 1000**power)


_FROM_NOW_BEFORE: Final = re.compile(r"\b(?:in|after|within)(?: about| around)? $|再?过 ?$")
_FROM_NOW_BEHIND: Final = re.compile(r" (?:from now|later)\b| ?(?:之后|以后|后)")


def is_from_now(text: str, place: TextSpan) -> bool:
    """Return whether a duration is said to begin now: in two hours, 半小时后."""
    start, end = place
    return (
        _FROM_NOW_BEFORE.search(text[max(0, start - 16) : start]) is not None
        or _FROM_NOW_BEHIND.match(text, end) is not None
    )


Measure = tuple[Fraction, MeasureUnit, TextSpan]


def list_measures(text: str, raw: str = "") -> list[Measure]:
    """Return the measures in a folded text, those side by side also as one: 1 hour 5 minutes."""
    return list(_join_measures(text, list(find_measures(text, raw))[:_MAX_MEASURES]))


def is_calendar_unit(unit: MeasureUnit) -> bool:
    """Return whether a unit has no exact length: a month, a year."""
    return unit in (_MONTH, _YEAR)


def is_measure(magnitude: float, unit: MeasureUnit, measure: Measure) -> bool:
    """Return whether a number of this unit is the measure, rounded or not."""
    number, said, _ = measure
    sources = [said, *(MeasureUnit("data", factor) for factor in _list_binary_factors(said))]
    targets = [unit, *(MeasureUnit("data", factor) for factor in _list_binary_factors(unit))]
    converted = (convert_unit(number, source, target) for source in sources for target in targets)
    return any(one is not None and _is_rounded(abs(float(one)), magnitude) for one in converted)


_BESIDE: Final = re.compile(r"[ ,，]{0,2}(?:and |零|又)?")


def _join_measures(
    text: str, measures: list[tuple[Fraction, MeasureUnit, TextSpan]]
) -> Iterator[tuple[Fraction, MeasureUnit, TextSpan]]:
    """Yield every measure, and those side by side as one where the unit becomes smaller: 1 hour 5 minutes."""
    yield from measures
    for (one, large, first), (other, small, second) in pairwise(measures):
        beside = _BESIDE.fullmatch(text, first[1], second[0]) is not None
        added = large.dimension == small.dimension != "temperature" and large.factor > small.factor
        if beside and added:
            yield one + other * small.factor / large.factor, large, (first[0], second[1])
