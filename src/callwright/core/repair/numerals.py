"""Parse the number at the beginning of a text: digits, thousands, magnitudes, Chinese numerals, English number words. Pure.

Exact or not at all: a notation with two readings is named by its question step, and one that is not supported
(``12,34``) is not a number. Chinese numerals are in ``chinese_numerals``.
"""

import re
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction

from msgspec import Struct

from callwright.core.text.chinese_numerals import iter_chinese_numbers, parse_mixed_number
from callwright.core.text.late_pattern import compile_late


class Numeral(Struct, frozen=True):
    """A number, the step that gives this reading, and its number of written decimal places."""

    value: Fraction
    step: str
    places: int = 0


def iter_leading_numbers(text: str) -> Iterator[tuple[Numeral, str]]:
    """Yield the number at the beginning of a folded text and the rest of it, shortest reading of the number first."""
    for numeral, rest in _iter_bare_numbers(text):
        yield numeral, rest
        for word, factor in _MAGNITUDES:
            if rest.lower().startswith(word):
                liberty = numeral.step if numeral.step in _QUESTION_STEPS else "magnitude"
                yield Numeral(numeral.value * factor, liberty), rest[len(word) :].strip()
        match = _ABBREVIATION.match(rest)
        if match:
            yield (
                Numeral(numeral.value * _MAGNITUDES_BY_ABBREVIATION[match[1]], "number_abbreviated"),
                rest[match.end() :].strip(),
            )


_QUESTION_STEPS = frozenset({"decimal_comma"})
_MAGNITUDES = (
    ("万亿", 10**12),
    ("百万", 10**6),
    ("千万", 10**7),
    ("百亿", 10**10),
    ("千亿", 10**11),
    ("亿", 10**8),
    ("万", 10**4),
    ("千", 10**3),
    ("百", 100),
    ("thousand", 10**3),
    ("million", 10**6),
)
_ABBREVIATION = compile_late(r"([kKwWM]|mn|mln)(?![A-Za-z0-9])")
_MAGNITUDES_BY_ABBREVIATION = {
    "k": 10**3,
    "K": 10**3,
    "w": 10**4,
    "W": 10**4,
    "M": 10**6,
    "mn": 10**6,
    "mln": 10**6,
}

_GROUPED_NUMBER = compile_late(r"[0-9]{1,3}(?:,[0-9]{3}){1,20}(?:\.[0-9]{1,15})?(?![0-9.,])")
_PLAIN_NUMBER = compile_late(
    r"(?:[0-9]{1,60}(?:\.[0-9]{1,15})?|\.[0-9]{1,15})(?:[eE][+-]?[0-9]{1,2}(?![A-Za-z0-9]))?(?![0-9.,])"
)
_DECIMAL_COMMA_NUMBER = compile_late(r"(?:[0-9]{1,3}(?:\.[0-9]{3}){1,5}|[0-9]{1,15}),[0-9]{1,15}(?![0-9.,])")
_DOTTED_NUMBER = compile_late(r"[0-9]{1,3}(?:\.[0-9]{3}){2,5}(?![0-9.,])")
_EN_WORD = compile_late(r"[a-z]+(?:-[a-z]+)?(?![a-z])", re.IGNORECASE)


def _iter_bare_numbers(text: str) -> Iterator[tuple[Numeral, str]]:
    for pattern, step in _STEPS_BY_PATTERN:
        match = pattern.match(text)
        if match:
            written = _parse_decimal(match[0], step)
            yield (
                Numeral(Fraction(written), step, _count_decimal_places(written)),
                text[match.end() :].strip(),
            )
            break
    yield from _iter_chinese_numbers(text)
    match = _EN_WORD.match(text)
    word = match and parse_en_integer(match[0].lower())
    if match and word is not None:
        yield Numeral(Fraction(word), "number_word"), text[match.end() :].strip()


_STEPS_BY_PATTERN = (
    (_GROUPED_NUMBER, "thousands_separator"),
    (_DECIMAL_COMMA_NUMBER, "decimal_comma"),
    (_DOTTED_NUMBER, "decimal_comma"),
    (_PLAIN_NUMBER, "number_in_string"),
)


def _parse_decimal(text: str, step: str) -> Decimal:
    if step == "decimal_comma":
        return Decimal(text.replace(".", "").replace(",", "."))
    return Decimal(text.replace(",", ""))


def _count_decimal_places(written: Decimal) -> int:
    exponent = written.as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0


def _iter_chinese_numbers(text: str) -> Iterator[tuple[Numeral, str]]:
    for value, rest in iter_chinese_numbers(text):
        yield Numeral(Fraction(value), "number_word"), rest
    mixed = parse_mixed_number(text)
    if mixed is not None:
        yield Numeral(Fraction(mixed[0]), "magnitude"), mixed[1]


# --- English ----------------------------------------------------------------------------------------------------

_EN_ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
_EN_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_EN_NUMBER_WORDS = {word: value for value, word in enumerate(_EN_ONES)} | {
    word: 10 * (value + 2) for value, word in enumerate(_EN_TENS)
}


def parse_en_integer(word: str) -> int | None:
    """Parse ``seven``, ``twelve``, ``twenty-five``."""
    tens, dash, ones = word.partition("-")
    if not dash:
        return _EN_NUMBER_WORDS.get(word)
    high, low = _EN_NUMBER_WORDS.get(tens, 0), _EN_NUMBER_WORDS.get(ones, 0)
    return high + low if high >= 20 and high % 10 == 0 and 1 <= low <= 9 else None
