"""Parse the number at the beginning of a text: digits, thousands, magnitudes, Chinese numerals, English number words. Pure.

Exact or not at all: a notation with two readings is named by its question step, and one that is not supported
(``一百五``, ``12,34``) is not a number.
"""

import re
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction

from msgspec import Struct


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
_ABBREVIATION = re.compile(r"([kKwWM]|mn|mln)(?![A-Za-z0-9])")
_MAGNITUDES_BY_ABBREVIATION = {
    "k": 10**3,
    "K": 10**3,
    "w": 10**4,
    "W": 10**4,
    "M": 10**6,
    "mn": 10**6,
    "mln": 10**6,
}

_GROUPED_NUMBER = re.compile(r"[0-9]{1,3}(?:,[0-9]{3}){1,5}(?:\.[0-9]{1,15})?(?![0-9.,])")
_PLAIN_NUMBER = re.compile(
    r"(?:[0-9]{1,18}(?:\.[0-9]{1,15})?|\.[0-9]{1,15})(?:[eE][+-]?[0-9]{1,2}(?![A-Za-z0-9]))?(?![0-9.,])"
)
_DECIMAL_COMMA_NUMBER = re.compile(r"(?:[0-9]{1,3}(?:\.[0-9]{3}){1,5}|[0-9]{1,15}),[0-9]{1,15}(?![0-9.,])")
_DOTTED_NUMBER = re.compile(r"[0-9]{1,3}(?:\.[0-9]{3}){2,5}(?![0-9.,])")
_ZH_NUMERALS = re.compile(r"[零〇一二两三四五六七八九十百千万亿半点]{1,20}")
_EN_WORD = re.compile(r"[a-z]+(?:-[a-z]+)?(?![a-z])", re.IGNORECASE)


def _iter_bare_numbers(text: str) -> Iterator[tuple[Numeral, str]]:
    for pattern, step in _STEPS_BY_PATTERN:
        match = pattern.match(text)
        if match:
            written = _parse_decimal(match[0], step)
            yield (
                Numeral(Fraction(written), step, _count_decimal_places(written)),
                text[match.end() :].strip(),
            )
            return
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
    """Yield the longest run of numerals that is a number; a run that extends into a unit (``三千克``) gives its parts too."""
    match = _ZH_NUMERALS.match(text)
    for end in range(match.end() if match else 0, 0, -1):
        value = parse_zh_number(text[:end])
        if value is not None:
            yield Numeral(Fraction(value), "number_word"), text[end:].strip()


# --- Chinese ----------------------------------------------------------------------------------------------------

_ZH_DIGIT_VALUES = {char: value for value, char in enumerate("零一二三四五六七八九")} | {"〇": 0, "两": 2}
_ZH_DIGIT = "[一二两三四五六七八九]"
_ZH_SECTION = re.compile(
    rf"(?:({_ZH_DIGIT})千)?(?:({_ZH_DIGIT})百)?(?:(零?)({_ZH_DIGIT}?)十)?(?:(零?)({_ZH_DIGIT}))?"
)


def parse_zh_number(text: str) -> Decimal | None:
    """Parse ``三点五``, ``一百零五``, ``两万``, ``半``; None for other text and for colloquial numbers (``一百五``)."""
    if text == "半":
        return Decimal("0.5")
    whole, dot, part = text.partition("点")
    value = parse_zh_integer(whole)
    if value is None or not dot:
        return None if value is None else Decimal(value)
    digits = "".join(str(_ZH_DIGIT_VALUES[char]) for char in part if char in _ZH_DIGIT_VALUES)
    return Decimal(f"{value}.{digits}") if digits and len(digits) == len(part) else None


def parse_zh_integer(text: str) -> int | None:
    """Parse a whole number in Chinese numerals with all places written."""
    if text in {"零", "〇"}:
        return 0
    for unit, size in (("亿", 10**8), ("万", 10**4)):
        if unit in text:
            head, _, tail = text.rpartition(unit)
            high, low = parse_zh_integer(head), _parse_zh_tail(tail, size)
            return None if high is None or low is None or high == 0 else high * size + low
    return _parse_zh_section(text)


def parse_zh_digits(text: str) -> int | None:
    """Parse numerals digit by digit, as in years: ``二〇二六`` is 2026."""
    if not text or any(char not in _ZH_DIGIT_VALUES for char in text):
        return None
    return int("".join(str(_ZH_DIGIT_VALUES[char]) for char in text))


def _parse_zh_tail(text: str, size: int) -> int | None:
    """Parse the part after 万 or 亿: the next place, or a 零 where places are skipped; ``两万五`` is colloquial."""
    if not text:
        return 0
    skipped = text.startswith("零")
    value = parse_zh_integer(text.removeprefix("零"))
    if value is None or value == 0:
        return None
    return value if skipped == (value < size // 10) else None


def _parse_zh_section(text: str) -> int | None:
    match = _ZH_SECTION.fullmatch(text) if text else None
    if match is None:
        return None
    thousands, hundreds, zero_tens, tens, zero_ones, ones = (part or "" for part in match.groups())
    has_tens = "十" in text
    if has_tens and bool(zero_tens) != bool(thousands and not hundreds):
        return None
    if has_tens and not tens and (thousands or hundreds):
        return None
    if ones and bool(zero_ones) != bool((thousands or hundreds) and not has_tens):
        return None
    return (
        _ZH_DIGIT_VALUES.get(thousands, 0) * 1000
        + _ZH_DIGIT_VALUES.get(hundreds, 0) * 100
        + (_ZH_DIGIT_VALUES.get(tens, 1) * 10 if has_tens else 0)
        + _ZH_DIGIT_VALUES.get(ones, 0)
    )


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
