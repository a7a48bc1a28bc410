"""Compare the values in a reply with those a run recorded: amounts, counts, ids, addresses, times, days. Pure; knows no clock.

A value is reported only where it takes the place of a recorded one: it is not recorded, not derived from recorded values
(sum, difference, product, share, count), and a recorded value of its kind is not said anywhere in the reply.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import combinations
from typing import Any

from msgspec import Struct
from rapidfuzz.distance import OSA

from callwright.core.ground.date_mentions import find_days, find_times
from callwright.core.ground.number_mentions import find_spoken_numbers
from callwright.core.text import text_analysis
from callwright.core.truth.ledger_facts import LedgerFact, list_leaves, render_fact_text

_EMAIL = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+", re.ASCII)
_PHONE = re.compile(r"\+?\d[\d ()-]{6,}\d")
_ID = re.compile(
    r"(?<![\w@])(?:[A-Za-z0-9\u4e00-\u9fff]·)?[A-Za-z0-9]+(?:[-_.·/][A-Za-z0-9]+)*(?![\w@])", re.ASCII
)
_UNIT_TAIL = re.compile(
    r"^[$£€¥]?\d[\d,.]*(?:k|m|am|pm|%|st|nd|rd|th|x|h|d|gb|mb|kb|min|mm|cm|km|kg|c|f)?$", re.IGNORECASE
)
_CLOCK_TOKEN = re.compile(
    r"\d{1,2}[:：]\d{2}(?:\s?[ap]m)?|(?:上午|下午|早上|晚上|凌晨|中午|[明今后][早晚天]|早|晚)?[\d一二三四五六七八九十两]{1,3}[点點](?:半|一刻|三刻|[\d一二三四五六七八九十]{1,3}分?)?|\d{1,2} ?[ap]m\b|half past \w+|\d{1,2} o'clock",
    re.IGNORECASE,
)
_DAY_TOKEN = re.compile(
    r"\d{4}-\d{1,2}-\d{1,2}(?:[T ]\d{1,2}:\d{2})?|\d{1,2}/\d{1,2}|\d{1,2}月\d{1,2}[日号]?|\d{1,2}[日号](?!码|线|楼|柜)|\d{4}年|\d{1,2}月(?!\d)"
    r"|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b(?:,? \d{4})?|\b\d{1,2}(?:[–-]\d{1,2})?(?:st|nd|rd|th)?(?: to \d{1,2})? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \d{4})?|\b\d{1,2}(?:st|nd|rd|th)\b",
    re.IGNORECASE,
)
_NUMBER = re.compile(
    r"(?<![A-Za-z0-9_.])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\s?(k|thousand|million|万|亿|千)(?![a-z]))?",
    re.IGNORECASE,
)
_SCALES = {"k": 1e3, "thousand": 1e3, "million": 1e6, "万": 1e4, "亿": 1e8, "千": 1e3}
_EN_COUNT = re.compile(
    r"\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?\b",
    re.IGNORECASE,
)
_HAN_COUNT = re.compile(
    r"[两三四五六七八九十百千万零]{1,12}(?=[个项条笔张份封名人家台件次位度块元行步]|$)|[一二两三四五六七八九][百千万][一二三四五六七八九十百千万零]*"
)
_MEASURE_WORD = re.compile("[个项条笔张份封名人家台件次位](?!月|小时|工作日)")
_MEASURED_DIGITS = re.compile(r"(?<![\d.,])(\d{1,6})(?=[个项条笔张份封名人家台件次位](?!月|小时|工作日))")
_DURATION_UNIT = re.compile(
    r"[ -]?(?:\w+ )?(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)\b|个?(?:秒|分钟|小时|天|工作日|周|月|年)|[ -]?(?:to|–|-) ?\d+ (?:\w+ )?days",
    re.IGNORECASE,
)
_HEDGE = re.compile(
    r"about|roughly|around|approx|almost|nearly|over|under|more than|less than|at most|up to|大约|约(?!好|上)|左右|大概|将近|超过|不到|多$|估",
    re.IGNORECASE,
)
_GROUP_CHARS = re.compile(r"[\s\-_.·/()+:,]")


_DIGIT = re.compile(r"\d|[一二两三四五六七八九十]")
_CALCULATION = re.compile(r"\d\s*[=×+*]\s*\S|[=≈]")

MAX_NUMBERS = 24
"""Above this many recorded numbers, which of them a wrong number replaces cannot be told."""

MAX_PLAIN_NUMBERS = 12
"""As ``MAX_NUMBERS``, for a number that does not consist of the recorded one's digits."""

MAX_STRINGS = 150
"""Text values that are read; above it, days and times are not compared."""


class ValueClaim(Struct, frozen=True):
    """A value in the reply that takes the place of a recorded one."""

    code: str
    value: str
    recorded: str
    start: int


class LedgerValues:
    """All values a run recorded, in the forms a reply may write them in, and those that the reply writes."""

    def __init__(self, facts: Sequence[LedgerFact], reply: str = "") -> None:
        self.facts = facts
        self.reply = reply
        self.leaves = [pair for fact in facts for pair in _list_valid_leaves(fact)]
        self.text = " ".join(render_fact_text(fact) for fact in facts)
        self.compact = _GROUP_CHARS.sub("", self.text)

    @cached_property
    def said_numbers(self) -> list[tuple[float, float]]:
        """Every number of the reply, with its slack."""
        return _list_said_numbers(self.reply)

    @cached_property
    def unsaid_numbers(self) -> list[float]:
        """Recorded numbers that the reply does not write; none where too many are recorded to tell which one is meant."""
        if len(self.numbers) > MAX_NUMBERS:
            return []
        return [
            number
            for number in self.numbers
            if not any(_is_written_as(number, one, slack) for one, slack in self.said_numbers)
        ]

    @cached_property
    def said_compact(self) -> str:
        """The reply without case, blanks and punctuation."""
        return _GROUP_CHARS.sub("", self.reply.lower())

    @cached_property
    def strings(self) -> list[str]:
        """The text values, each once."""
        return list(dict.fromkeys(value for _, value in self.leaves if isinstance(value, str)))[:MAX_STRINGS]

    @cached_property
    def ids(self) -> list[str]:
        """Every token of letters and digits in a text value."""
        return list(dict.fromkeys(token for one in self.strings for token in find_identifiers(one)))

    @cached_property
    def emails(self) -> list[str]:
        """Every e-mail address."""
        return list(dict.fromkeys(token.lower() for one in self.strings for token in _EMAIL.findall(one)))

    @cached_property
    def times(self) -> set[tuple[int, int]]:
        """Every time of day."""
        if len(self.leaves) > MAX_STRINGS:
            return set()
        return {
            time
            for one in self.strings
            if _DIGIT.search(one)
            for time, _ in find_times(text_analysis.fold_text(one.replace("T", " ")))
        }

    @cached_property
    def days(self) -> set[tuple[int, int]]:
        """Every day, as month and day."""
        if len(self.leaves) > MAX_STRINGS:
            return set()
        return {
            day
            for one in self.strings
            if _DIGIT.search(one)
            for day, _ in find_days(text_analysis.fold_text(one.replace("T", " ")))
        }

    @cached_property
    def numbers(self) -> list[float]:
        """Every number that a reply may quote: values, numbers in texts, lengths of lists."""
        found = [
            abs(float(value))
            for _, value in self.leaves
            if isinstance(value, int | float) and not isinstance(value, bool)
        ]
        for one in self.strings if len(self.leaves) <= MAX_STRINGS else ():
            found.extend(number for number, *_ in find_numbers(blank_tokens(one)) if _DIGIT.search(one))
        return list(dict.fromkeys(found + self.lengths))

    @cached_property
    def lengths(self) -> list[float]:
        """Lengths of lists in results and arguments."""
        return [float(size) for fact in self.facts for size in _list_lengths((fact.arguments, fact.data))]

    @cached_property
    def counts(self) -> list[float]:
        """What may be counted: items of lists, calls, and sums of recorded counts."""
        found = [
            *self.lengths,
            sum(self.lengths, 0.0),
            float(len(self.facts)),
            float(sum(fact.happened for fact in self.facts)),
        ]
        return found + [total for fact in self.facts for total in _sum_siblings(fact.data)]

    @cached_property
    def derived(self) -> list[float]:
        """Sums, differences, products and shares of recorded numbers."""
        base = self.numbers[:24]
        found = [number / 100 for number in base]
        for one, two in combinations(base, 2):
            found += [
                one * two,
                *([one + two, abs(one - two)] if min(one, two) > 0.1 * max(one, two) else []),
            ]
            found += (
                [100 * min(one, two) / max(one, two), max(one, two) / min(one, two)] if one and two else []
            )
        found += [
            sum(base, 0.0),
            *_sum_fields(self.facts),
            *(float(round(number * 1.8 + 32)) for number in base if number < 60),
        ]
        found += [total for fact in self.facts for total in _sum_siblings(fact.data)]
        return [*found, float(len(self.facts)), float(sum(fact.happened for fact in self.facts))]


def _list_valid_leaves(fact: LedgerFact) -> Iterator[tuple[str, Any]]:
    """Yield the leaves of a fact; a result replaces the argument of the same name."""
    data = list(list_leaves(fact.data))
    answered = dict(data)
    for name, value in list_leaves(fact.arguments):
        if not fact.happened or name not in answered or answered[name] == value:
            yield name, value
    yield from data


def _list_lengths(value: Any) -> Iterator[int]:
    if isinstance(value, dict | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _list_lengths(part)
    elif isinstance(value, list):
        yield len(value)
        for part in value[:100]:
            yield from _list_lengths(part)


def _sum_fields(facts: Iterable[LedgerFact]) -> Iterator[float]:
    totals: dict[tuple[str, bool], float] = {}
    for fact in facts:
        for name, value in list_leaves(fact.data):
            if isinstance(value, int | float) and not isinstance(value, bool):
                totals[name, value > 0] = totals.get((name, value > 0), 0.0) + float(abs(value))
    yield from totals.values()


def _sum_siblings(value: Any) -> Iterator[float]:
    """Yield the sum of the numbers of every object: passed, failed and skipped tests."""
    if isinstance(value, dict):
        yield sum(
            (
                float(part)
                for part in value.values()
                if isinstance(part, int | float) and not isinstance(part, bool)
            ),
            0.0,
        )
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _sum_siblings(part)


# --- tokens -----------------------------------------------------------------------------------------------------


def find_identifiers(text: str) -> Iterator[str]:
    """Yield tokens that only an identifier has: letters with digits, or groups of digits joined by hyphens."""
    for match in _ID.finditer(_EMAIL.sub(" ", text)):
        token = match[0].strip("/.")
        if (
            len(token) < 3
            or not any(char.isdigit() for char in token)
            or (token.count(".") < 2 and _UNIT_TAIL.match(token))
        ):
            continue
        grouped = re.fullmatch(r"\d+(?:-\d{3,})+|\d+(?:\.\d+){2,}", token)
        if (grouped or any(char.isalpha() for char in token)) and not _DAY_TOKEN.fullmatch(token):
            yield token


def blank_tokens(text: str) -> str:
    """Blank addresses, days, times and identifiers, so that what is left in digits is a number."""
    for pattern in (_EMAIL, _DAY_TOKEN, _CLOCK_TOKEN):
        text = pattern.sub(lambda match: " " * len(match[0]), text)
    for token in sorted(set(find_identifiers(text)), key=len, reverse=True):
        text = text.replace(token, " " * len(token))
    return text


def find_numbers(text: str) -> Iterator[tuple[float, float, int, str]]:
    """Yield numbers of a blanked text: magnitude, half a unit of its last written place, position, as written."""
    for match in _NUMBER.finditer(text):
        scale = _SCALES.get((match[3] or "").lower(), 1.0)
        decimals = len(match[2] or ".") - 1
        number = float(match[1].replace(",", "") + (match[2] or "")) * scale
        slack = 0.51 * scale / 10**decimals if decimals or scale > 1 else 0.51 if number >= 1 else 0.0
        yield number, slack, match.start(), match[0]


def find_counts(text: str) -> Iterator[tuple[float, int, str]]:
    """Yield numbers in words that count things: ``three``, 七张; position and text."""
    for match in _MEASURED_DIGITS.finditer(text):
        yield float(match[1]), match.start(), match[1]
    for pattern in (_EN_COUNT, _HAN_COUNT):
        for match in pattern.finditer(text):
            found = list(find_spoken_numbers(match[0].lower()))
            if len(found) == 1 and found[0][1] == (0, len(match[0])):
                yield found[0][0], match.start(), match[0]


# --- judgements -------------------------------------------------------------------------------------------------


def find_wrong_values(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    """Yield the values of an asserting clause that contradict the recorded ones."""
    yield from _find_wrong_addresses(clause, values)
    yield from _find_wrong_identifiers(clause, values)
    yield from _find_wrong_times(clause, values)
    yield from _find_wrong_days(clause, values)
    yield from _find_wrong_numbers(clause, values)


def _find_wrong_addresses(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    for match in _EMAIL.finditer(clause):
        if values.emails and match[0].lower().rstrip(".") not in values.text:
            yield ValueClaim("wrong_recipient", match[0], values.emails[0], match.start())
    digits = re.sub(r"\D", "", values.text)
    for match in _PHONE.finditer(clause):
        plain = re.sub(r"\D", "", match[0])
        if len(plain) < 9 or plain in digits or _DAY_TOKEN.search(match[0]):
            continue
        near = [
            one
            for one in values.strings
            if OSA.distance(re.sub(r"\D", "", one), plain) <= 4 and len(one) >= 9
        ]
        if near:
            yield ValueClaim("wrong_recipient", match[0], near[0], match.start())


def _find_wrong_identifiers(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    for token in find_identifiers(_CLOCK_TOKEN.sub(" ", _DAY_TOKEN.sub(" ", clause))):
        plain = _GROUP_CHARS.sub("", token.lower())
        if plain in values.compact or any(_GROUP_CHARS.sub("", one.lower()) in plain for one in values.ids):
            continue
        for known in values.ids:
            compact = _GROUP_CHARS.sub("", known.lower())
            compact = compact[: len(plain)] if "/" in token and "/" in known else compact
            if compact not in values.said_compact and _replaces(plain, compact):
                yield ValueClaim("wrong_id", token, known, clause.find(token))
                break


def _replaces(token: str, known: str) -> bool:
    """Return whether one identifier is written in place of the other: of its shape, or a few characters away."""
    if len(token) < 3 or len(known) < 3:
        return False
    return _get_shape(token) == _get_shape(known) or OSA.distance(token, known) <= max(1, len(known) // 4)


def _get_shape(token: str) -> str:
    return "".join("9" if char.isdigit() else "a" for char in token)


def _find_wrong_times(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    if not values.times or not _CLOCK_TOKEN.search(clause):
        return
    said = {time for time, _ in find_times(text_analysis.fold_text(values.reply))}
    unsaid = [time for time in values.times if not _has_time(time, said)]
    spans: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for time, span in find_times(text_analysis.fold_text(_blank_days(clause))):
        spans.setdefault(span, []).append(time)
    for span, times in spans.items():
        if not any(_has_time(time, values.times) for time in times) and unsaid:
            recorded = f"{unsaid[0][0]:02d}:{unsaid[0][1]:02d}"
            yield ValueClaim("wrong_value", clause[slice(*span)].strip(), recorded, span[0])


def _blank_days(text: str) -> str:
    return re.sub(r"\d{1,2}/\d{1,2}", lambda match: " " * len(match[0]), text)


def _has_time(time: tuple[int, int], among: Iterable[tuple[int, int]]) -> bool:
    return any(one[1] == time[1] and one[0] % 12 == time[0] % 12 for one in among)


def _find_wrong_days(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    if not values.days or not _DAY_TOKEN.search(clause):
        return
    said = {day for day, _ in find_days(text_analysis.fold_text(values.reply))}
    spans: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for day, span in find_days(text_analysis.fold_text(_CLOCK_TOKEN.sub(" ", clause))):
        spans.setdefault(span, []).append(day)
    offsets = {0.0, *values.numbers, *(number - 1 for number in values.numbers)}
    for span, days in spans.items():
        near = any(_is_day_derived(day, values.days, offsets) for day in days)
        if (
            not near
            and not values.days & said
            and not re.fullmatch(r"[\d.–-]+", clause[slice(*span)].strip())
        ):
            month, number = min(values.days)
            yield ValueClaim(
                "wrong_value", clause[slice(*span)].strip(), f"{month:02d}-{number:02d}", span[0]
            )


def _is_day_derived(day: tuple[int, int], among: Iterable[tuple[int, int]], offsets: set[float]) -> bool:
    return any(abs((day[0] - one[0]) * 30.4 + day[1] - one[1]) in offsets or day == one for one in among)


def _find_wrong_numbers(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    if _CALCULATION.search(clause) or not values.unsaid_numbers:
        return
    unsaid = values.unsaid_numbers
    blanked = blank_tokens(clause)
    for number, slack, start, text in find_numbers(blanked):
        if _MEASURE_WORD.match(blanked, start + len(text)) or (
            1900 <= number <= 2100 and "," not in text and "." not in text
        ):
            continue
        if _DURATION_UNIT.match(blanked, start + len(text)) and not _has_digits_of(text, unsaid):
            continue
        hedged = bool(_HEDGE.search(clause[max(0, start - 12) : start + len(text) + 6]))
        recorded = _find_replaced_number(
            number, max(slack, 0.05 * number) if hedged else slack, unsaid, values
        )
        if recorded is not None:
            yield ValueClaim("wrong_value", text, f"{recorded:g}", start)
    for number, start, text in find_counts(blanked):
        recorded = _find_replaced_number(number, 0.0, unsaid, values, counts=True)
        if recorded is not None:
            yield ValueClaim("wrong_count", text, f"{recorded:g}", start)


def _list_said_numbers(reply: str) -> list[tuple[float, float]]:
    blanked = blank_tokens(reply)
    written = [(number, slack) for number, slack, _, _ in find_numbers(blanked)]
    return (
        written
        + [(number, 0.0) for number, _, _ in find_counts(blanked)]
        + [(number, 0.0) for number, _ in find_spoken_numbers(blanked.lower())]
    )


def _is_written_as(number: float, said: float, slack: float) -> bool:
    if abs(number - said) < 0.006 or abs(number / 100 - said) < 0.006:
        return True
    return abs(number - said) <= slack and (slack > 0.6 or (slack > 0.0 and not number.is_integer()))


def _find_replaced_number(
    number: float, slack: float, unsaid: Sequence[float], values: LedgerValues, *, counts: bool = False
) -> float | None:
    """Return the recorded number that this one is written in place of, or None."""
    if any(_is_written_as(one, number, slack) for one in values.numbers) or _has_time(
        (int(number), 0), values.times
    ):
        return None
    turned = next(
        (
            one
            for one in unsaid
            if one >= 10
            and (_is_turned(number, one) or (one % 10 == 0 and one >= 1000 and _is_turned(number, one / 100)))
        ),
        None,
    )
    if counts:  # fewer may be a part of them; more cannot be
        more = not any(abs(one - number) < 0.006 for one in values.counts)
        return turned or next(
            (one for one in unsaid if more and one in values.lengths and number > one), None
        )
    if turned is not None or any(
        _is_written_as(one, number, max(slack, 0.01)) or abs(one - number) < 0.006 for one in values.derived
    ):
        return turned
    if len(values.numbers) > MAX_PLAIN_NUMBERS:
        return None
    return next(
        (
            one
            for one in unsaid
            if one and 0.2 <= number / one <= 5 and (one not in values.lengths or number > one)
        ),
        None,
    )


def _has_digits_of(text: str, unsaid: Sequence[float]) -> bool:
    """Return whether one digit was added to or left out of a recorded number, or its digits were turned."""
    return len(unsaid) <= 4 and any(
        f"{one:g}" != text and (f"{one:g}" in text or _is_turned(float(text.replace(",", "")), one))
        for one in unsaid
        if re.fullmatch(r"[\d,.]+", text)
    )


def _is_turned(number: float, known: float) -> bool:
    """Return whether both numbers consist of the same digits in another order: 181 for 118."""
    one, two = f"{number:.2f}".rstrip("0"), f"{known:.2f}".rstrip("0")
    return one != two and sorted(one) == sorted(two)
