"""A text where a number is due: what number is it, in the unit that the field declares? Pure.

A number alone; a number with thousands, a magnitude, in Chinese numerals; with a counter or unit of the field's own; in
another unit of the same dimension, converted exactly; with a currency or percent sign that agrees with what is declared.
A unit is never cut: what the contract does not declare is asked about. Nothing is rounded: what has no exact value in the
field's own unit, or no exact double, is asked about too.
"""

import re
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise

from msgspec.structs import replace

from callwright.core.repair import currencies
from callwright.core.repair.folding import folded
from callwright.core.repair.numerals import Numeral, leading
from callwright.core.repair.place import Place
from callwright.core.repair.proposal import Proposal
from callwright.core.repair.units import Measure, convert, measure, uncertain

_LONGEST = 64
_MOST_DIGITS = 15
"""Decimal digits that every double keeps."""

_INTEGER = re.compile(r"-?[0-9]{1,15}")
_SIGN = re.compile(r"[+-]")
_PER_CENT = "百分之"


def quantity(place: Place) -> Proposal | None:
    """``"2"``, ``"1,000"``, ``"2件"``, ``"5 km"``, ``"¥100"``, ``"15%"`` → a number, or a question about it."""
    if place.text is None or len(place.text) > _LONGEST or not place.due & {"integer", "number"}:
        return None
    if _INTEGER.fullmatch(place.text):
        return Proposal(int(place.text), "number_in_string")
    text = folded(place.text)
    for written in _readings(text):
        proposal = _meant(place, written)
        if proposal is not None:
            return proposal
    return _compound(place, text)


class Written:
    """One way to take a text apart: sign, currency mark before, numeral, and the word after it."""

    __slots__ = ("after", "before", "numeral")

    def __init__(self, before: str, numeral: Numeral, after: str) -> None:
        self.before = before
        self.numeral = numeral
        self.after = after


def is_quantity(text: str) -> bool:
    """Whether the text is a number with something before or after it: a unit, a counter, a currency."""
    return any(one.before or _WORD.match(one.after) for one in _readings(folded(text[:_LONGEST])))


def _readings(text: str) -> Iterator[Written]:
    sign, rest = _signed(text)
    mark = _PER_CENT if rest.startswith(_PER_CENT) else currencies.prefix(rest)
    if mark:
        sign_after, rest = _signed(rest[len(mark) :].strip())
        if sign and sign_after:
            return
        sign = sign or sign_after
    factor = -1 if sign == "-" else 1
    for numeral, after in leading(rest):
        signed = replace(numeral, value=numeral.value * factor)
        if mark == _PER_CENT:
            yield Written("", signed, f"%{after}")
        else:
            yield Written(mark, signed, after)


def _signed(text: str) -> tuple[str, str]:
    return (text[0], text[1:].lstrip()) if _SIGN.match(text) else ("", text)


def _meant(place: Place, written: Written) -> Proposal | None:
    """What the words around the number make of it; None where nobody has said what they mean here."""
    numeral = written.numeral
    if not written.before and not written.after:
        return _number(place, numeral.value, numeral.step, numeral)
    if written.before or currencies.codes(written.after):
        money = _money(place, written)
        if money is not None:
            return money
    if written.before:
        return None
    if _declares(place, written.after):
        return _number(place, numeral.value, "counted_number", numeral)
    return _measured(place, numeral, written.after)


def _declares(place: Place, word: str) -> bool:
    """Whether the word is one of the field's own. Units mean what they say in their own case: ``mb`` is no ``MB``."""
    return any(
        folded(one) == word if measure(one) else folded(one).lower() == word.lower() for one in place.units
    )


def _declared(place: Place) -> Measure | None:
    return next((found for word in place.units if (found := measure(word))), None)


def _measured(place: Place, numeral: Numeral, word: str) -> Proposal | None:
    written, declared = measure(word), _declared(place)
    if written is None or declared is None:
        return None
    number = convert(numeral.value, written, declared)
    if number is None:
        return None
    step = "percent" if declared.dimension == "ratio" else "unit_converted"
    step = "counted_number" if written == declared else step
    return _number(place, number, uncertain(written, declared) or step, numeral)


# --- money ------------------------------------------------------------------------------------------------------


def _money(place: Place, written: Written) -> Proposal | None:
    """The number, where the currency that stands beside it is the one that is declared or that a neighbour names."""
    marks = [codes for word in (written.before, written.after) if word and (codes := currencies.codes(word))]
    if len(marks) < bool(written.before) + bool(written.after):
        return None
    said = [codes for word in place.units if (codes := currencies.codes(word))] or _beside(place)
    if len(said) != 1 or len(said[0]) != 1 or not all(said[0] <= mark for mark in marks):
        return None
    return _number(place, written.numeral.value, "money", written.numeral)


_CURRENCY = re.compile(r"(^|_)currency(_code)?$|币种|货币", re.IGNORECASE)


def _beside(place: Place) -> list[frozenset[str]]:
    """What the one neighbour says that names a currency; with two of them nobody knows which is meant."""
    names = [name for name in place.neighbours() if _CURRENCY.search(name)]
    values = [place.siblings.get(name) for name in names]
    return [currencies.codes(one) for one in values if isinstance(one, str)] if len(names) == 1 else []


# --- several units ----------------------------------------------------------------------------------------------

_MOST_PARTS = 4
_HALF = "个半"


def _compound(place: Place, text: str) -> Proposal | None:
    """``1h30m``, ``1小时30分``, ``一个半小时``, ``三斤半``, ``5 ft 3 in``: units of one dimension, each smaller than the one before."""
    declared = _declared(place)
    if declared is None or declared.dimension not in {"time", "length", "mass"}:
        return None
    parts = _half(text) or _parts(text, declared)
    if not parts or any(smaller.factor >= larger.factor for (_, larger), (_, smaller) in pairwise(parts)):
        return None
    whole = sum((value * one.factor for value, one in parts), Fraction()) / declared.factor
    return _number(place, whole, "unit_converted", Numeral(Fraction(), "number_word"))


def _half(text: str) -> list[tuple[Fraction, Measure]]:
    if text.endswith("半") and _HALF not in text:
        return _and_a_half(text[:-1])
    head, found, word = text.partition(_HALF)
    unit = measure(word.strip()) if found else None
    numbers = [numeral.value for numeral, rest in leading(head) if not rest]
    if unit is None or len(numbers) != 1 or numbers[0] % 1:
        return []
    return [(numbers[0] + Fraction(1, 2), unit)]


def _and_a_half(text: str) -> list[tuple[Fraction, Measure]]:
    """``三斤半``, ``一小时半``: a whole number of a unit, and half of it."""
    found = [
        (numeral.value + Fraction(1, 2), unit)
        for numeral, word in leading(text)
        if numeral.value % 1 == 0 and (unit := measure(word)) is not None
    ]
    return found if len(found) == 1 else []


_WORD = re.compile(r"[^\d\s零〇一二两三四五六七八九十百千万亿半点.+-]+")


def _parts(text: str, declared: Measure) -> list[tuple[Fraction, Measure]]:
    parts: list[tuple[Fraction, Measure]] = []
    while text and len(parts) < _MOST_PARTS:
        found = _part(text, declared, after_hours=bool(parts))
        if found is None:
            return []
        number, unit, text = found
        parts.append((number, unit))
    return parts if not text and len(parts) > 1 else []


def _part(text: str, declared: Measure, *, after_hours: bool) -> tuple[Fraction, Measure, str] | None:
    for numeral, rest in leading(text):
        word = _WORD.match(rest)
        if word is None or numeral.step not in {"number_in_string", "number_word"}:
            continue
        minutes = after_hours and word[0] == "m" and declared.dimension == "time"
        unit = measure("min" if minutes else word[0])
        if unit is not None and unit.dimension == declared.dimension:
            return numeral.value, unit, rest[word.end() :].strip()
    return None


# --- the number -------------------------------------------------------------------------------------------------

_QUESTIONS = ("decimal_comma", "number_abbreviated")


def _number(place: Place, number: Fraction, step: str, numeral: Numeral) -> Proposal | None:
    """The number as JSON, under the name of the greatest liberty that was taken to read it."""
    if numeral.step in _QUESTIONS:
        step = numeral.step
    if _is_thousand(place, numeral):
        step = "decimal_comma"
    value = _exact(number, place)
    return None if value is None else Proposal(value, step)


def _is_thousand(place: Place, numeral: Numeral) -> bool:
    """``1.000`` for a whole number: a thousand to some, one to others."""
    return numeral.step == "number_in_string" and "number" not in place.due and numeral.places == 3


def _exact(number: Fraction, place: Place) -> int | float | None:
    """The number as an integer, or as a double that is exactly it; None where there is neither."""
    if number.denominator == 1:
        return number.numerator if abs(number.numerator) < 10**18 else None
    if "number" not in place.due:
        return None
    value = float(number)
    written = Decimal(repr(value))
    digits = len(written.as_tuple().digits)
    return value if digits <= _MOST_DIGITS and Fraction(written) == number else None
