"""The number at the beginning of a text: digits, thousands, magnitudes, Chinese numerals, English number words. Pure.

Exact or not at all: a way of writing that has two readings is named after its question step, and one that has none here
(``一百五``, ``12,34``) is no number.
"""

import re
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction

from msgspec import Struct


class Numeral(Struct, frozen=True):
    """A number, the step that reads it so, and how many decimal places it was written with."""

    value: Fraction
    step: str
    places: int = 0


def leading(text: str) -> Iterator[tuple[Numeral, str]]:
    """The number that a folded text begins with and what follows it, shortest reading of the number first."""
    for numeral, rest in _bare(text):
        yield numeral, rest
        for word, factor in _MAGNITUDES:
            if rest.lower().startswith(word):
                liberty = numeral.step if numeral.step in _QUESTIONS else "magnitude"
                yield Numeral(numeral.value * factor, liberty), rest[len(word) :].strip()
        found = _SHORT.match(rest)
        if found:
            yield (
                Numeral(numeral.value * _SHORTS[found[1]], "number_abbreviated"),
                rest[found.end() :].strip(),
            )


_QUESTIONS = frozenset({"decimal_comma"})
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
_SHORT = re.compile(r"([kKwWM]|mn|mln)(?![A-Za-z0-9])")
_SHORTS = {
    "k": 10**3,
    "K": 10**3,
    "w": 10**4,
    "W": 10**4,
    "M": 10**6,
    "mn": 10**6,
    "mln": 10**6,
}

_GROUPED = re.compile(r"[0-9]{1,3}(?:,[0-9]{3}){1,5}(?:\.[0-9]{1,15})?(?![0-9.,])")
_PLAIN = re.compile(
    r"(?:[0-9]{1,18}(?:\.[0-9]{1,15})?|\.[0-9]{1,15})(?:[eE][+-]?[0-9]{1,2}(?![A-Za-z0-9]))?(?![0-9.,])"
)
_COMMA = re.compile(r"(?:[0-9]{1,3}(?:\.[0-9]{3}){1,5}|[0-9]{1,15}),[0-9]{1,15}(?![0-9.,])")
_DOTTED = re.compile(r"[0-9]{1,3}(?:\.[0-9]{3}){2,5}(?![0-9.,])")
_ZH = re.compile(r"[零〇一二两三四五六七八九十百千万亿半点]{1,20}")
_EN = re.compile(r"[a-z]+(?:-[a-z]+)?(?![a-z])", re.IGNORECASE)


def _bare(text: str) -> Iterator[tuple[Numeral, str]]:
    for pattern, step in _WRITTEN:
        found = pattern.match(text)
        if found:
            written = _decimal(found[0], step)
            yield Numeral(Fraction(written), step, _places(written)), text[found.end() :].strip()
            return
    yield from _chinese(text)
    found = _EN.match(text)
    word = found and en_integer(found[0].lower())
    if found and word is not None:
        yield Numeral(Fraction(word), "number_word"), text[found.end() :].strip()


_WRITTEN = (
    (_GROUPED, "thousands_separator"),
    (_COMMA, "decimal_comma"),
    (_DOTTED, "decimal_comma"),
    (_PLAIN, "number_in_string"),
)


def _decimal(written: str, step: str) -> Decimal:
    if step == "decimal_comma":
        return Decimal(written.replace(".", "").replace(",", "."))
    return Decimal(written.replace(",", ""))


def _places(written: Decimal) -> int:
    exponent = written.as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0


def _chinese(text: str) -> Iterator[tuple[Numeral, str]]:
    """The longest run of numerals that is a number; a run that goes on into a unit (``三千克``) gives its parts too."""
    found = _ZH.match(text)
    for end in range(found.end() if found else 0, 0, -1):
        value = zh_number(text[:end])
        if value is not None:
            yield Numeral(Fraction(value), "number_word"), text[end:].strip()


# --- Chinese ----------------------------------------------------------------------------------------------------

_DIGITS = {char: value for value, char in enumerate("零一二三四五六七八九")} | {"〇": 0, "两": 2}
_DIGIT = "[一二两三四五六七八九]"
_SECTION = re.compile(rf"(?:({_DIGIT})千)?(?:({_DIGIT})百)?(?:(零?)({_DIGIT}?)十)?(?:(零?)({_DIGIT}))?")


def zh_number(text: str) -> Decimal | None:
    """``三点五``, ``一百零五``, ``两万``, ``半``; None for what is no number or only colloquially one (``一百五``)."""
    if text == "半":
        return Decimal("0.5")
    whole, dot, part = text.partition("点")
    value = zh_integer(whole)
    if value is None or not dot:
        return None if value is None else Decimal(value)
    digits = "".join(str(_DIGITS[char]) for char in part if char in _DIGITS)
    return Decimal(f"{value}.{digits}") if digits and len(digits) == len(part) else None


def zh_integer(text: str) -> int | None:
    """A whole number in Chinese numerals, all places written as grammar wants them."""
    if text in {"零", "〇"}:
        return 0
    for unit, size in (("亿", 10**8), ("万", 10**4)):
        if unit in text:
            head, _, tail = text.rpartition(unit)
            high, low = zh_integer(head), _tail(tail, size)
            return None if high is None or low is None or high == 0 else high * size + low
    return _section(text)


def zh_digits(text: str) -> int | None:
    """Numerals read one by one, as in years: ``二〇二六`` is 2026."""
    if not text or any(char not in _DIGITS for char in text):
        return None
    return int("".join(str(_DIGITS[char]) for char in text))


def _tail(text: str, size: int) -> int | None:
    """What follows 万 or 亿: the next place, or a 零 where places are skipped; ``两万五`` is colloquial."""
    if not text:
        return 0
    skipped = text.startswith("零")
    value = zh_integer(text.removeprefix("零"))
    if value is None or value == 0:
        return None
    return value if skipped == (value < size // 10) else None


def _section(text: str) -> int | None:
    found = _SECTION.fullmatch(text) if text else None
    if found is None:
        return None
    thousands, hundreds, zero_tens, tens, zero_ones, ones = (part or "" for part in found.groups())
    has_tens = "十" in text
    if has_tens and bool(zero_tens) != bool(thousands and not hundreds):
        return None
    if has_tens and not tens and (thousands or hundreds):
        return None
    if ones and bool(zero_ones) != bool((thousands or hundreds) and not has_tens):
        return None
    return (
        _DIGITS.get(thousands, 0) * 1000
        + _DIGITS.get(hundreds, 0) * 100
        + (_DIGITS.get(tens, 1) * 10 if has_tens else 0)
        + _DIGITS.get(ones, 0)
    )


# --- English ----------------------------------------------------------------------------------------------------

_ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_WORDS = {word: value for value, word in enumerate(_ONES)} | {
    word: 10 * (value + 2) for value, word in enumerate(_TENS)
}


def en_integer(word: str) -> int | None:
    """``seven``, ``twelve``, ``twenty-five``."""
    tens, dash, ones = word.partition("-")
    if not dash:
        return _WORDS.get(word)
    high, low = _WORDS.get(tens, 0), _WORDS.get(ones, 0)
    return high + low if high >= 20 and high % 10 == 0 and 1 <= low <= 9 else None
