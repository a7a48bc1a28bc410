"""Parse a text where a number is expected, in the unit declared for the field. Pure.

A number alone; a number with thousands, a magnitude, in Chinese numerals; with the field's declared counter or unit; in
another unit of the same dimension, converted exactly; with a currency or percent sign that agrees with the declaration.
A unit is never dropped: an undeclared one becomes a question. Nothing is rounded: a number without an exact value in the
field's unit, or without an exact double, becomes a question too.
"""

import re
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise

from msgspec.structs import replace

from callwright.core.repair import currencies
from callwright.core.repair.argument_place import ArgumentPlace
from callwright.core.repair.numerals import Numeral, iter_leading_numbers
from callwright.core.repair.proposal import Proposal
from callwright.core.repair.text_folding import fold_text
from callwright.core.repair.units import MeasureUnit, convert_unit, find_conversion_question, find_unit
from callwright.core.repair.yuan_amounts import parse_yuan_amount
from callwright.core.text.chinese_numerals import NUMERALS

_MAX_TEXT_CHARS = 64
_MAX_EXACT_DIGITS = 15
"""Decimal digits that every double preserves."""

_INTEGER = re.compile(r"-?[0-9]{1,63}")
_SIGNS = {"+": "+", "-": "-", "负": "-", "負": "-"}
_MAX_DERIVED = 10**18
"""Limit of numbers with an exponent, a magnitude or a unit; those written digit by digit are exact at any length."""
_ZH_PERCENT_PREFIX = "百分之"


def propose_quantity(place: ArgumentPlace) -> Proposal | None:
    """``"2"``, ``"1,000"``, ``"2件"``, ``"5 km"``, ``"¥100"``, ``"15%"`` → a number, or a question about it."""
    if (
        place.text is None
        or len(place.text) > _MAX_TEXT_CHARS
        or not place.accepted_types & {"integer", "number"}
    ):
        return None
    text = fold_text(place.text)
    if _INTEGER.fullmatch(text):
        return Proposal(int(text), "number_in_string")
    for written in _iter_readings(text):
        proposal = _interpret_quantity(place, written)
        if proposal is not None:
            return proposal
    return _interpret_compound(place, text) or _interpret_yuan(place, text)


class WrittenQuantity:
    """One way to split a text: sign, currency mark before, numeral, and the word after it."""

    __slots__ = ("after", "before", "numeral")

    def __init__(self, before: str, numeral: Numeral, after: str) -> None:
        self.before = before
        self.numeral = numeral
        self.after = after


def is_quantity(text: str) -> bool:
    """Return whether the text is a number with a unit, a counter or a currency."""
    return any(
        one.before or _UNIT_WORD.match(one.after) for one in _iter_readings(fold_text(text[:_MAX_TEXT_CHARS]))
    )


def _iter_readings(text: str) -> Iterator[WrittenQuantity]:
    sign, rest = _split_sign(text)
    mark = (
        _ZH_PERCENT_PREFIX if rest.startswith(_ZH_PERCENT_PREFIX) else currencies.find_currency_prefix(rest)
    )
    if mark:
        sign_after, rest = _split_sign(rest[len(mark) :].strip())
        if sign and sign_after:
            return
        sign = sign or sign_after
    factor = -1 if sign == "-" else 1
    for numeral, after in iter_leading_numbers(rest):
        signed = replace(numeral, value=numeral.value * factor)
        if mark == _ZH_PERCENT_PREFIX:
            yield WrittenQuantity("", signed, f"%{after}")
        else:
            yield WrittenQuantity(mark, signed, after)


def _split_sign(text: str) -> tuple[str, str]:
    sign = _SIGNS.get(text[:1], "")
    return (sign, text[1:].lstrip()) if sign else ("", text)


def _interpret_quantity(place: ArgumentPlace, quantity: WrittenQuantity) -> Proposal | None:
    """Interpret the number with the words around it; None where their meaning is not declared."""
    numeral = quantity.numeral
    if not quantity.before and not quantity.after:
        return _propose_number(place, numeral.value, numeral.step, numeral)
    if quantity.before or currencies.find_currency_codes(quantity.after):
        money = _interpret_money(place, quantity)
        if money is not None:
            return money
    if quantity.before:
        return None
    if _declares_unit(place, quantity.after):
        return _propose_number(place, numeral.value, "counted_number", numeral)
    return _convert_to_declared_unit(place, numeral, quantity.after)


def _declares_unit(place: ArgumentPlace, word: str) -> bool:
    """Return whether the word is declared for the field. Unit symbols are case-sensitive: ``mb`` is not ``MB``."""
    return any(
        fold_text(one) == word if find_unit(one) else _fold_counter(fold_text(one)) == _fold_counter(word)
        for one in place.units
    )


_SIMPLIFIED_COUNTERS = str.maketrans(
    "個張條隻臺輛雙間顆盤門筆項層組節單對頁場輪冊幀盞棟", "个张条只台辆双间颗盘门笔项层组节单对页场轮册帧盏栋"
)
"""Traditional form → simplified form of counters: the same word in the other script."""


def _fold_counter(word: str) -> str:
    return word.lower().translate(_SIMPLIFIED_COUNTERS)


def _find_declared_unit(place: ArgumentPlace) -> MeasureUnit | None:
    return next((unit for word in place.units if (unit := find_unit(word))), None)


def _convert_to_declared_unit(place: ArgumentPlace, numeral: Numeral, word: str) -> Proposal | None:
    written, declared = find_unit(word), _find_declared_unit(place)
    if written is None or declared is None or (written != declared and _is_part_of_day(numeral, written)):
        return None
    number = convert_unit(numeral.value, written, declared)
    if number is None:
        return None
    step = "percent" if declared.dimension == "ratio" else "unit_converted"
    step = "counted_number" if written == declared else step
    return _propose_number(place, number, find_conversion_question(written, declared) or step, numeral)


_DAY = find_unit("天")


def _is_part_of_day(numeral: Numeral, unit: MeasureUnit) -> bool:
    """Return whether it is ``半天``, which means a morning or an afternoon as well as twelve hours."""
    return unit == _DAY and numeral.step == "number_word" and numeral.value == Fraction(1, 2)


# --- money ------------------------------------------------------------------------------------------------------


def _interpret_money(place: ArgumentPlace, quantity: WrittenQuantity) -> Proposal | None:
    """Return the number, where its currency is the declared one or the one that a neighbouring field names."""
    marks = [
        codes
        for word in (quantity.before, quantity.after)
        if word and (codes := currencies.find_currency_codes(word))
    ]
    if len(marks) < bool(quantity.before) + bool(quantity.after):
        return None
    currencies_declared = _list_declared_currencies(place)
    if (
        len(currencies_declared) != 1
        or len(currencies_declared[0]) != 1
        or not all(currencies_declared[0] <= mark for mark in marks)
    ):
        return None
    return _propose_number(place, quantity.numeral.value, "money", quantity.numeral)


def _list_declared_currencies(place: ArgumentPlace) -> list[frozenset[str]]:
    """Return the currencies that the contract declares for the field, or that of the field that names it."""
    declared = [codes for word in place.units if (codes := currencies.find_currency_codes(word))]
    return declared or _find_neighbour_currency(place)


def _interpret_yuan(place: ArgumentPlace, text: str) -> Proposal | None:
    """Interpret ``三块五``, ``壹佰元整``, where the currency of the field is the yuan."""
    sign, rest = _split_sign(text)
    number = parse_yuan_amount(rest.removeprefix("人民币"))
    declared = _list_declared_currencies(place)
    if number is None or declared != [frozenset({"CNY"})]:
        return None
    return _propose_number(place, -number if sign == "-" else number, "money", Numeral(number, "number_word"))


_CURRENCY_FIELD = re.compile(r"(^|_)currency(_code)?$|币种|货币", re.IGNORECASE)


def _find_neighbour_currency(place: ArgumentPlace) -> list[frozenset[str]]:
    """Return the currency named by the only neighbouring field that names one; with two of them it is ambiguous."""
    names = [name for name in place.list_neighbours() if _CURRENCY_FIELD.search(name)]
    values = [place.siblings.get(name) for name in names]
    return (
        [currencies.find_currency_codes(one) for one in values if isinstance(one, str)]
        if len(names) == 1
        else []
    )


# --- several units ----------------------------------------------------------------------------------------------

_MAX_PARTS = 4
_ZH_AND_A_HALF = "个半"


def _interpret_compound(place: ArgumentPlace, text: str) -> Proposal | None:
    """Interpret ``1h30m``, ``1小时30分``, ``一个半小时``, ``三斤半``, ``5 ft 3 in``: units of one dimension in descending order."""
    declared = _find_declared_unit(place)
    if declared is None or declared.dimension not in {"time", "length", "mass"}:
        return None
    parts = _split_half(text) or _split_parts(text, declared)
    if not parts or any(smaller.factor >= larger.factor for (_, larger), (_, smaller) in pairwise(parts)):
        return None
    whole = sum((value * one.factor for value, one in parts), Fraction()) / declared.factor
    return _propose_number(place, whole, "unit_converted", Numeral(Fraction(), "number_word"))


def _split_half(text: str) -> list[tuple[Fraction, MeasureUnit]]:
    if text.endswith("半") and _ZH_AND_A_HALF not in text:
        return _split_unit_and_half(text[:-1])
    head, parts, word = text.partition(_ZH_AND_A_HALF)
    unit = find_unit(word.strip()) if parts else None
    numbers = [numeral.value for numeral, rest in iter_leading_numbers(head) if not rest]
    if unit is None or len(numbers) != 1 or numbers[0] % 1:
        return []
    return [(numbers[0] + Fraction(1, 2), unit)]


def _split_unit_and_half(text: str) -> list[tuple[Fraction, MeasureUnit]]:
    """Split ``三斤半``, ``一小时半`` into a whole number of a unit, and half of it."""
    readings = [
        (numeral.value + Fraction(1, 2), unit)
        for numeral, word in iter_leading_numbers(text)
        if numeral.value % 1 == 0 and (unit := find_unit(word)) is not None
    ]
    return readings if len(readings) == 1 else []


_UNIT_WORD = re.compile(rf"[^\d\s{NUMERALS}.+-]+")


def _split_parts(text: str, declared: MeasureUnit) -> list[tuple[Fraction, MeasureUnit]]:
    parts: list[tuple[Fraction, MeasureUnit]] = []
    while text and len(parts) < _MAX_PARTS:
        first_part = _split_first_part(text, declared, after_hours=bool(parts))
        if first_part is None:
            return []
        number, unit, text = first_part
        parts.append((number, unit))
    return parts if not text and len(parts) > 1 else []


def _split_first_part(
    text: str, declared: MeasureUnit, *, after_hours: bool
) -> tuple[Fraction, MeasureUnit, str] | None:
    for numeral, rest in iter_leading_numbers(text):
        word = _UNIT_WORD.match(rest)
        if word is None or numeral.step not in {"number_in_string", "number_word"}:
            continue
        minutes = after_hours and word[0] == "m" and declared.dimension == "time"
        unit = find_unit("min" if minutes else word[0])
        if unit is not None and unit.dimension == declared.dimension:
            return numeral.value, unit, rest[word.end() :].strip()
    return None


# --- the number -------------------------------------------------------------------------------------------------

_QUESTION_STEPS = ("decimal_comma", "number_abbreviated")


def _propose_number(place: ArgumentPlace, number: Fraction, step: str, numeral: Numeral) -> Proposal | None:
    """Return the number as JSON, under the name of the least certain step that was needed."""
    if numeral.step in _QUESTION_STEPS:
        step = numeral.step
    if _is_possible_thousand(place, numeral):
        step = "decimal_comma"
    value = _convert_exactly(number, place)
    return None if value is None else Proposal(value, step)


def _is_possible_thousand(place: ArgumentPlace, numeral: Numeral) -> bool:
    """Return whether it is like ``1.000`` for a whole number: either a thousand or one."""
    return numeral.step == "number_in_string" and "number" not in place.accepted_types and numeral.places == 3


def _convert_exactly(number: Fraction, place: ArgumentPlace) -> int | float | None:
    """Return the number as an integer, or as the exactly equal double; None where there is neither."""
    if number.denominator == 1:
        return number.numerator if abs(number.numerator) < _MAX_DERIVED else None
    if "number" not in place.accepted_types:
        return None
    value = float(number)
    rendered = Decimal(repr(value))
    digits = len(rendered.as_tuple().digits)
    return value if digits <= _MAX_EXACT_DIGITS and Fraction(rendered) == number else None
