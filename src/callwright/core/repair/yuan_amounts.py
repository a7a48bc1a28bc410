"""Amounts of money in yuan, jiao and fen: ``壹佰贰拾叁元肆角伍分``, ``三块五``, ``五毛``. Pure."""

import re
from fractions import Fraction
from typing import Final

from callwright.core.text.chinese_numerals import parse_zh_number

_AMOUNT: Final = re.compile(
    r"(?:(?P<yuan>[^元圆圓块角毛分]+)[元圆圓块])?(?:(?P<jiao>[^元圆圓块角毛分]+)[角毛])?(?:零?(?P<fen>[^元圆圓块角毛分]+)分)?"
    r"(?P<bare>[1-9一二三四五六七八九])?[整正]?"
)
_DIGITS: Final = re.compile(r"[0-9]{1,12}")


def parse_yuan_amount(text: str) -> Fraction | None:
    """Return the yuan of an amount that names jiao or fen, or ends with a 整; None for other text.

    A digit after 块 is of the next unit: ``三块五`` is 3.5. Jiao and fen are below ten.
    """
    match = _AMOUNT.fullmatch(text)
    if match is None or not (match["yuan"] or match["jiao"] or match["fen"]):
        return None
    if not (match["jiao"] or match["fen"] or match["bare"] or text[-1] in "整正"):
        return None
    if match["bare"] and not (match["yuan"] and "块" in text and not match["jiao"] and not match["fen"]):
        return None
    whole = _parse_part(match["yuan"])
    tenths = _parse_part(match["jiao"] or match["bare"], below=10)
    hundredths = _parse_part(match["fen"], below=10)
    if whole is None or tenths is None or hundredths is None:
        return None
    return whole + tenths / 10 + hundredths / 100


def _parse_part(text: str | None, below: int | None = None) -> Fraction | None:
    """Return the whole number of one unit; 0 where the unit is not written."""
    if text is None:
        return Fraction(0)
    value = Fraction(text) if _DIGITS.fullmatch(text) else _parse_numerals(text)
    return None if value is None or value.denominator != 1 or (below and value >= below) else value


def _parse_numerals(text: str) -> Fraction | None:
    value = parse_zh_number(text)
    return None if value is None else Fraction(value)
