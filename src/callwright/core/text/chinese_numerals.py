"""The grammar of Chinese numerals as people write them. Pure.

Ordinary and financial characters (``壹佰贰拾叁``), ``廿`` and ``卅``, digits among them (``1万2``), digit by digit (``二〇二六``), and
the colloquial forms in which the last unit is left out (``一百二`` is 120, ``三万五`` is 35,000). A text with two
readings (``三五``, ``两三百``, ``一万五百``) is not read as a number.
"""

from collections.abc import Iterator
from decimal import Decimal
from typing import Final

from callwright.core.text.late_pattern import compile_late

_SAME: Final = str.maketrans(
    {
        **dict(zip("壹贰叁肆伍陆柒捌玖拾佰仟", "一二三四五六七八九十百千", strict=True)),
        **dict(zip("貳參陸兩萬億", "二三六两万亿", strict=True)),
        "〇": "零",
        "廿": "二十",
        "卅": "三十",
        "卌": "四十",
    }
)
NUMERALS: Final = "零〇一二两兩三四五六七八九十百千万萬亿億半点壹贰貳叁參肆伍陆陸柒捌玖拾佰仟廿卅卌"
"""Characters of which Chinese numbers are written."""

_DIGIT_VALUES: Final = {char: value for value, char in enumerate("零一二三四五六七八九")} | {"两": 2}
_PLAIN_DIGIT: Final = "[一二三四五六七八九]"
_DIGIT: Final = "[一二两三四五六七八九]"
"""Before 千, 百, 万 and 亿, and alone, 两 is written for 二."""

_LEADING_NUMERALS: Final = compile_late(f"[{NUMERALS}]{{1,40}}")
_SECTION: Final = compile_late(
    rf"(?:({_DIGIT})千)?(?:({_DIGIT})百)?(?:(零?)({_PLAIN_DIGIT}?)十)?(?:(零?)({_PLAIN_DIGIT}))?"
)


def iter_chinese_numbers(text: str) -> Iterator[tuple[Decimal, str]]:
    """Yield the number at the beginning of a text and the rest of it, longest first: ``三千克`` is 三千 and 克, or 三 and 千克.

    Only a whole run of numerals may be colloquial: ``一万五百`` does not begin with 15,000.
    """
    match = _LEADING_NUMERALS.match(text)
    longest = match.end() if match else 0
    for end in range(longest, 0, -1):
        value = parse_zh_number(text[:end], colloquial=end == longest)
        if value is not None:
            yield value, text[end:].strip()


def parse_zh_number(text: str, *, colloquial: bool = True) -> Decimal | None:
    """Parse ``三点五``, ``一百零五``, ``两万``, ``半``, and ``三万五`` where ``colloquial``; None for other text."""
    if text == "半":
        return Decimal("0.5")
    whole, dot, part = text.partition("点")
    value = parse_zh_integer(whole, colloquial=colloquial and not dot)
    if value is None or not dot:
        return None if value is None else Decimal(value)
    digits = parse_zh_digit_text(part)
    return None if digits is None else Decimal(f"{value}.{digits}")


def parse_zh_integer(text: str, *, colloquial: bool = True) -> int | None:
    """Parse a whole number; where not ``colloquial``, with all places written."""
    text = text.translate(_SAME)
    if text == "零":
        return 0
    if len(text) > 3 or (len(text) > 2 and "零" in text[1:]):
        digits = None if text.startswith("零") or "两" in text else parse_zh_digit_text(text)
        if digits is not None:
            return int(digits)
    return _parse_places(text, colloquial=colloquial)


def parse_zh_digits(text: str) -> int | None:
    """Parse numerals digit by digit, as in years: ``二〇二六`` is 2026."""
    digits = parse_zh_digit_text(text)
    return None if digits is None else int(digits)


def parse_zh_digit_text(text: str) -> str | None:
    """Return the digits of numerals that name one digit each; None where one of them does not."""
    text = text.translate(_SAME)
    if not text or any(char not in _DIGIT_VALUES for char in text):
        return None
    return "".join(str(_DIGIT_VALUES[char]) for char in text)


def _parse_places(text: str, *, colloquial: bool) -> int | None:
    for unit, size in (("亿", 10**8), ("万", 10**4)):
        if unit in text:
            head, _, tail = text.rpartition(unit)
            high = _parse_places(head, colloquial=False)
            low = _parse_tail(tail, size, colloquial=colloquial)
            return None if high is None or low is None or high == 0 else high * size + low
    return _parse_section(text, colloquial=colloquial)


def _parse_tail(text: str, size: int, *, colloquial: bool) -> int | None:
    """Parse the part after 万 or 亿: the next place, a 零 where places are skipped, or one digit of the next place."""
    if not text:
        return 0
    if len(text) == 1 and text in _DIGIT_VALUES:
        return _DIGIT_VALUES[text] * size // 10 if colloquial and text not in "零两" else None
    skipped = text.startswith("零")
    value = _parse_places(text.removeprefix("零"), colloquial=colloquial and not skipped)
    if value is None or value == 0:
        return None
    return value if skipped == (value < size // 10) else None


def _parse_section(text: str, *, colloquial: bool) -> int | None:
    """Parse a number below ten thousand."""
    if text == "两":
        return 2
    match = _SECTION.fullmatch(text) if text else None
    if match is None:
        return None
    thousands, hundreds, zero_tens, tens, zero_ones, ones = (part or "" for part in match.groups())
    has_tens = "十" in text
    if has_tens and not _are_tens_in_place(thousands + hundreds, hundreds, zero_tens, tens):
        return None
    above = bool(thousands or hundreds) and not has_tens
    factor = 1
    if ones and bool(zero_ones) != above:
        if zero_ones or not colloquial:
            return None
        factor = 10 if hundreds else 100
    return (
        _DIGIT_VALUES.get(thousands, 0) * 1000
        + _DIGIT_VALUES.get(hundreds, 0) * 100
        + (_DIGIT_VALUES.get(tens, 1) * 10 if has_tens else 0)
        + _DIGIT_VALUES.get(ones, 0) * factor
    )


def _are_tens_in_place(above: str, hundreds: str, zero: str, tens: str) -> bool:
    """Return whether tens follow the higher digits: with a 零 where the hundreds are skipped; ``一百十五`` leaves out a 一."""
    if bool(zero) != bool(above and not hundreds):
        return False
    return bool(tens) or not above or bool(hundreds)


# --- digits among numerals --------------------------------------------------------------------------------------

_MIXED: Final = compile_late(
    r"[1-9][0-9]{0,3}[百千万亿](?>[0-9零〇一二三四五六七八九十百千万亿]{1,20})(?![.,])"
)
_DIGITS: Final = compile_late("[0-9]+")


def parse_mixed_number(text: str) -> tuple[int, str] | None:
    """Return the number at the beginning of a text that mixes both, and the rest: ``1万2``, ``2亿5千万``, ``1万2345``."""
    match = _MIXED.match(text)
    if match is None or any(run[0] == "0" or len(run) > 4 for run in _DIGITS.findall(match[0])):
        return None
    written = _DIGITS.sub(lambda run: _write_section(int(run[0])), match[0])
    value = parse_zh_integer(written)
    return None if value is None else (value, text[match.end() :].strip())


def _write_section(number: int) -> str:
    """Write a number from 1 to 9,999 in numerals with all places."""
    written = ""
    for size, unit in ((1000, "千"), (100, "百"), (10, "十"), (1, "")):
        digit, number = divmod(number, size)
        if digit:
            written += f"{'零一二三四五六七八九'[digit]}{unit}"
        elif written and number and not written.endswith("零"):
            written += "零"
    return written
