"""Numbers as people write them: ``1,000``, ``$5``, ``five``, ``2 million``, ``三百``, ``5%``. Pure.

Finds magnitudes in a folded text with their positions. A sign is not part of a number here: "a loss of 5" and "minus 5"
mean -5 as well as "-5" does, so values are compared by magnitude. Numbers that a text only implies (a sum, a
count of things) are not found.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from callwright.core.text.chinese_numerals import NUMERALS, parse_zh_digits, parse_zh_number

TextSpan = tuple[int, int]
"""Start and end in the text."""

_DIGIT_NUMBER = re.compile(
    r"(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?:e([+-]?\d{1,2}))?"
    r"(?:[ \t]?(%|percent|thousand|million|billion|[kmb](?![a-z])|[万萬亿億千百]))?"
)
_MAGNITUDES = {
    "thousand": 1e3, "million": 1e6, "billion": 1e9, "k": 1e3, "m": 1e6, "b": 1e9,
    "万": 1e4, "萬": 1e4, "亿": 1e8, "億": 1e8, "千": 1e3, "百": 1e2,
}  # fmt: skip

_EN_ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
_EN_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_EN_ORDINALS = (
    "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
    "sixteenth seventeenth eighteenth nineteenth"
).split()
_EN_NUMBER_WORDS: dict[str, float] = {
    **{word: float(at) for at, word in enumerate(_EN_ONES)},
    **{word: float(at) for at, word in enumerate(_EN_ORDINALS)},
    **{word: 20.0 + 10 * at for at, word in enumerate(_EN_TENS)},
    "single": 1.0, "once": 1.0, "twice": 2.0, "thrice": 3.0, "double": 2.0, "triple": 3.0, "couple": 2.0, "pair": 2.0, "both": 2.0, "twins": 2.0,
    "dozen": 12.0, "decade": 10.0, "century": 100.0, "half": 0.5, "quarter": 0.25, "none": 0.0,
}  # fmt: skip
_EN_SCALES = {"hundred": 100.0, "thousand": 1e3, "grand": 1e3, "million": 1e6, "billion": 1e9}
_EN_WORD = re.compile(r"[a-z]+")
_DIGIT = re.compile(r"\d")


def is_number_word(word: str) -> bool:
    """Return whether a folded word is a number in words or has a digit."""
    return word in _NUMBER_WORDS or not word.isalpha()


_NUMBER_WORDS = frozenset({*_EN_NUMBER_WORDS, *_EN_SCALES})


_SPOKEN_COUNTS = str.maketrans("俩兩仨", "两两三")
"""Words for two and three of people or things, and the numerals that they represent."""

HAN_NUMERALS = frozenset(NUMERALS) - {"半", "点"} | {"俩", "仨"}
"""Characters of which Chinese numbers are written."""

_HAN_NUMBER = re.compile("[" + "".join(sorted(HAN_NUMERALS)) + "]{1,16}")


def find_written_numbers(text: str) -> Iterator[tuple[float, TextSpan, bool]]:
    """Yield numbers in digits: magnitude, position, and whether it is a percentage. ``2 million`` is also found as 2."""
    if not _DIGIT.search(text):
        return
    for match in _DIGIT_NUMBER.finditer(text):
        if "," in match[1]:  # 200,300 is one number or two
            yield from ((float(part), match.span(), False) for part in match[1].split(","))
        number = float(match[1].replace(",", ""))
        if match[2]:
            number *= 10.0 ** int(match[2])
        order = match[3] or ""
        yield number, match.span(), order in ("%", "percent")
        if order in _MAGNITUDES:
            yield number * _MAGNITUDES[order], match.span(), False


_YUAN_AND_TENTHS = re.compile(
    r"(\d+|[一二两三四五六七八九十百千万]{1,8})块([\d一二两三四五六七八九])(?![\d点月天个号一二三四五六七八九十])毛?([\d一二三四五六七八九](?!\d))?"
)


_SCALE_AND_TENTHS = re.compile(r"(?<![\d.])(\d+)([万萬亿億千])(\d)(?![\d%万千百]|[.,]\d)")


def find_scaled_numbers(text: str) -> Iterator[tuple[float, TextSpan]]:
    """Yield numbers whose last digit is the tenths of the scale before it: 1万2 is 12,000."""
    for match in _SCALE_AND_TENTHS.finditer(text):
        scale = _MAGNITUDES[match[2]]
        yield int(match[1]) * scale + int(match[3]) * scale / 10, match.span()


def find_colloquial_amounts(text: str) -> Iterator[tuple[float, TextSpan]]:
    """Yield amounts of money as they are spoken in Chinese: 84块3 is 84.3, 三十二块五 is 32.5."""
    for match in _YUAN_AND_TENTHS.finditer(text):
        parts = [float(one) if one.isdigit() else parse_han_number(one) for one in match.groups("0")]
        if None not in parts:
            whole, tenths, hundredths = (part or 0.0 for part in parts)
            yield round(whole + tenths / 10 + hundredths / 100, 2), match.span()


_TELEPHONE = re.compile(r"(?<![a-z0-9_.])\+?\(?\d(?:[ ()/-]{0,2}\d){6,14}(?!\d)")


def find_telephones(text: str) -> Iterator[tuple[str, TextSpan]]:
    """Yield possible telephone numbers: their digits without leading zeros, and the position."""
    for match in _TELEPHONE.finditer(text):
        yield "".join(one for one in match[0] if one.isdigit()).lstrip("0"), match.span()


def find_spoken_numbers(text: str) -> Iterator[tuple[float, TextSpan]]:
    """Yield numbers in words, English (``twenty-five hundred``) and Chinese (``三百二十``, ``两``)."""
    yield from _find_english_numbers(text)
    if not text.isascii():
        yield from find_colloquial_amounts(text)
        yield from find_scaled_numbers(text)
        for match in _HAN_NUMBER.finditer(text):
            number = parse_han_number(match[0])
            if number is not None:
                yield number, match.span()
            elif (end := match[0].rfind("万") + 1) and end < len(match[0]):
                # Two numbers side by side: 九十万三十年.
                for first, last in ((0, end), (end, len(match[0]))):
                    part = parse_han_number(match[0][first:last])
                    if part is not None:
                        yield part, (match.start() + first, match.start() + last)
        yield from _find_han_decimals(text)


_HAN_DECIMAL = re.compile(
    r"(?<![午早晚上晨夜〇零一二两三四五六七八九十百千万])([一二三四五六七八九十百]{1,4})点([零一二三四五六七八九]{1,4})(?![十分半刻钟点]|一?[刻下些])"
)
_HAN_DIGITS = "零一二三四五六七八九"


def _find_han_decimals(text: str) -> Iterator[tuple[float, TextSpan]]:
    """Yield decimals in Chinese words: 三点一 is 3.1, where it is no time of day."""
    if "点" not in text:
        return
    for match in _HAN_DECIMAL.finditer(text):
        whole = parse_han_number(match[1])
        if whole is not None:
            digits = "".join(str(_HAN_DIGITS.index(one)) for one in match[2])
            yield float(f"{whole:.0f}.{digits}"), match.span()


_AMOUNT = r"(?:\d+(?:\.\d+)?|an?|one|two|three|four|five|six|half an?|[一二两三四五六七八九十]{1,3}|半)"
_DURATION = re.compile(
    rf"(?P<count>{_AMOUNT})[ -]?(?:个)?(?P<half>半)?(?:hours?|hrs?|h\b|小时|钟头|钟)(?:\W{{0,2}}(?:and |零|又)?(?P<rest>a half|a quarter|半|一刻|三刻|\d{{1,2}}|[一二三四五]?十[一二三四五六七八九]?|[一二三四五六七八九](?=分))(?: ?(?:minutes?|mins?|m\b|分钟?))?)?"
)
_PART_MINUTES = {"a half": 30.0, "半": 30.0, "a quarter": 15.0, "一刻": 15.0, "三刻": 45.0}
_COUNT_WORDS = {"a": 1.0, "an": 1.0, "half a": 0.5, "half an": 0.5, "半": 0.5}


def find_durations(text: str) -> Iterator[tuple[float, TextSpan]]:
    """Yield durations of hours and minutes, in minutes: an hour and a half is 90, 一个钟头一刻 is 75."""
    for match in _DURATION.finditer(text):
        count = _COUNT_WORDS.get(match["count"], parse_number_text(match["count"]))
        if count is None:
            continue
        rest = match["rest"] or ""
        minutes = _PART_MINUTES.get(rest, (parse_number_text(rest) or 0.0) if rest else 0.0)
        yield 60.0 * count + minutes + (30.0 if match["half"] else 0.0), match.span()


def _find_english_numbers(text: str) -> Iterator[tuple[float, TextSpan]]:
    if _NUMBER_WORDS.isdisjoint(_EN_WORD.findall(text)):
        return
    total = current = 0.0
    start = end = 0
    for match in _EN_WORD.finditer(text):
        word = match[0]
        if word not in _EN_NUMBER_WORDS and word not in _EN_SCALES:
            if end and word != "and":
                yield total + current, (start, end)
                total, current, end = 0.0, 0.0, 0
            continue
        if end and not _continues_number(word, current):
            yield total + current, (start, end)
            total, current, end = 0.0, 0.0, 0
        if not end:
            start = match.start()
        end = match.end()
        total, current = _add_number_word(word, total, current)
    if end:
        yield total + current, (start, end)


def _continues_number(word: str, current: float) -> bool:
    """Return whether the word continues the number before it: ``twenty five`` does, ``five six`` are two numbers."""
    if word in _EN_SCALES or current == 0.0 or current >= 100:
        return True
    return current >= 20 and current % 10 == 0 and 0 < _EN_NUMBER_WORDS[word] < 10


def _add_number_word(word: str, total: float, current: float) -> tuple[float, float]:
    scale = _EN_SCALES.get(word)
    if scale is None:
        return total, current + _EN_NUMBER_WORDS[word]
    if scale == 100.0:
        return total, (current or 1.0) * scale
    return total + (current or 1.0) * scale, 0.0


def parse_han_number(text: str) -> float | None:
    """Parse a run of Chinese numerals: ``三百二十`` is 320, ``三万五`` is 35,000, ``二〇二五`` is 2025. None if it is not a number."""
    plain = text.translate(_SPOKEN_COUNTS)
    number = parse_zh_number(plain)
    if number is not None:
        return float(number)
    digits = parse_zh_digits(plain)  # 一三八: the beginning of a telephone number
    return None if digits is None else float(digits)


@lru_cache(1_024)
def parse_number_text(text: str) -> float | None:
    """Parse a whole folded text as a number, in digits or words; None for any other text."""
    bare = text.replace(",", "").strip("$€£¥% ")
    try:
        return float(bare) if bare[:1] in _NUMERIC_STARTS else _parse_spoken_number(bare)
    except ValueError:
        return None


_NUMERIC_STARTS = frozenset("0123456789+-.")


def _parse_spoken_number(text: str) -> float | None:
    return (
        next((number for number, place in find_spoken_numbers(text) if place == (0, len(text))), None)
        if text
        else None
    )
