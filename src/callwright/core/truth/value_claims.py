"""Compare the values in a reply with those a run recorded: amounts, counts, ids, addresses, times, days. Pure; knows no clock.

A value is reported only where it takes the place of a recorded one: it is not recorded, not derived from recorded values
(sum, difference, product, share, count), and a recorded value of its kind is not said anywhere in the reply.
"""

import re
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Any

from msgspec import Struct
from rapidfuzz.distance import OSA

from callwright.core.ground.date_mentions import find_days, find_month_days, find_times
from callwright.core.ground.number_mentions import find_spoken_numbers
from callwright.core.text import text_analysis
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import split_identifier, stem_word
from callwright.core.truth.ledger_facts import LedgerFact, list_leaves, render_fact_text
from callwright.core.truth.row_figures import RowFigures, calculate_row_figures

_EMAIL = re.compile(r"(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+", re.ASCII)
_PHONE = re.compile(r"\+?\d[\d ()-]{6,}\d")
_ID = re.compile(
    r"(?<![\w@])(?:[A-Za-z0-9\u4e00-\u9fff]·)?[A-Za-z0-9]+(?:[-_.·/][A-Za-z0-9]+)*(?![\w@])", re.ASCII
)
_UNIT_TAIL = re.compile(
    r"^[$£€¥]?\d[\d,.]*(?:k|m|am|pm|%|st|nd|rd|th|x|h|d|gb|mb|kb|tb|min|ms|s|qps|rps|bpm|kw|kwh|ml|g|w|v|t|l|mm|cm|km|kg|c|f)?$",
    re.IGNORECASE,
)
_CLOCK_TOKEN = re.compile(
    r"\d{1,2}[:：]\d{2}(?:\s?[ap]m)?|(?:上午|下午|早上|晚上|凌晨|中午|[明今后][早晚天]|早|晚)?[\d一二三四五六七八九十两]{1,3}[点點](?:半|一刻|三刻|(?![一二三四五六七八九](?![十分\d]))[\d一二三四五六七八九十]{1,3}分?)?|\d{1,2} ?[ap]m\b|half past \w+|\d{1,2} o'clock",
    re.IGNORECASE,
)
_DAY_TOKEN = re.compile(
    r"\d{4}-\d{1,2}-\d{1,2}(?:[T ]\d{1,2}:\d{2})?|\d{1,2}/\d{1,2}|\d{1,2}月(?:(?:3[01]|[12]\d|0?[1-9])(?![\d.]|,\d{3})[日号]?)?|(?<!\d)\d{1,2}[日号](?!码|线|楼|柜)|\d{4}年"
    r"|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b(?!,\d{3}(?!\d))(?:,? \d{4})?|\b\d{1,2}(?:[–-]\d{1,2})?(?:st|nd|rd|th)?(?: to \d{1,2})? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \d{4})?|\b\d{1,2}(?:st|nd|rd|th)\b",
    re.IGNORECASE,
)
_YEAR = re.compile(
    r"\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?: \d{1,2},?)? (?P<en>(?:19|20)\d\d)\b|(?P<han>(?:19|20)\d\d)年",
    re.IGNORECASE,
)
_DAY_FIELD = re.compile(r"days?|nights?|duration|validity|term|天|晚|日|期", re.IGNORECASE)
_DURATION_FIELD = re.compile(
    r"minutes?|hours?|seconds?|months?|duration|eta|分钟|小时|月数|时长|预计", re.IGNORECASE
)
_WEEK_FIELD = re.compile(r"weeks?|周|星期", re.IGNORECASE)
_DAY_COUNT = re.compile(
    r"(\d{1,3})(?=[ -]?(?:\w+ )?(?:days?|nights?)\b|个?(?:工作日|天|晚|日内))", re.IGNORECASE
)
_DATED_YEAR = re.compile(r"\b((?:19|20)\d\d)-\d\d")
_NUMBER = re.compile(
    r"(?<![A-Za-z0-9_.])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:块(?P<tenths>\d)(?![\d.])毛?(?P<hundredths>\d)?(?![\d.])|\s?(k|thousand|million|万|亿|千)(?![a-z])(?P<next>(?<=[万千])\d(?![\d.万千百]))?)?",
    re.IGNORECASE,
)
_SCALES = {"k": 1e3, "thousand": 1e3, "million": 1e6, "万": 1e4, "亿": 1e8, "千": 1e3}
_EN_COUNT = re.compile(
    r"\b(?:one|two|three|four|five|six|seven|eight|nine) hundred(?: and [\w-]+)?\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?\b(?!-(?:first|second|third|\w+th)\b)",
    re.IGNORECASE,
)
_HAN_COUNT = re.compile(
    r"(?<![零一二两三四五六七八九十百千万第])(?:[一二](?=[十百千万]))?[两三四五六七八九十百千万零][零一二两三四五六七八九十百千万]{0,11}(?=[个项条笔张份封名人家台件次位度块元行步节本门堂趟辆只双套间页篇支组]|$)|[一二两三四五六七八九][百千万][一二三四五六七八九十百千万零]*"
)
_MEASURE_WORD = re.compile("[个项条笔张份封名人家台件次位节本门堂趟辆只双套间页篇支组](?!月|小时|工作日)")
_MEASURED_DIGITS = re.compile(
    r"(?<![\d.,])(\d{1,6})(?=[个项条笔张份封名人家台件次位节本门堂趟辆只双套间页篇支组](?!月|小时|工作日))"
)
_DURATION_UNIT = re.compile(
    r"[ -]?(?:\w+ )?(?:seconds?|minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?)\b|个?(?:秒|分钟|小时|天|工作日|周|月|年)|[ -]?(?:to|–|-) ?\d+ (?:\w+ )?days",
    re.IGNORECASE,
)
HEDGE = ScriptPattern(
    r"\babove\b|\bbelow\b|at least|at most|(?<=[都科门个])[上过]了(?=\d)|以上|以下|高于|低于|不足|about|roughly|around|approx|almost|nearly|over|under|more than|less than|at most|up to|大约|(?<![租预邀违节条契合公])约(?!好|上|满)|左右|大概|将近|超过|不到|出头|上下|开外|[十百千万][几来多]|多$|多[元块]|估|快(?=[一二两三四五六七八九十\d])|(?<![最附临靠远])近(?=[一二两三四五六七八九十\d])|\bnear\b|\bor so\b|\bsome (?=\d)",
    re.IGNORECASE,
)
_NO_DIGIT = re.compile(r"\D+")
_ASCII_DIGIT = re.compile(r"\d", re.ASCII)
_MIN_NAME_CHARS = 4
_SLASHED_DAY = re.compile(r"\d{1,2}/\d{1,2}|(?:周|星期|礼拜)[一二三四五六日天](?=[一二三四五六七八九十])")
_GROUP_CHARS = re.compile(r"[\s\-_.·/()+:,]")


_PATH = re.compile(r"(?<![\w/:.])~?/[A-Za-z][\w.-]*(?:/[\w.-]+)*")
_HAN_PERSON = re.compile(r"[\u4e00-\u9fff]{2,3}")
PERSON_FIELD = re.compile(
    r"人|姓名|患者|成员|乘客|对象|司机|客户|名字|payee|name|recipient|assignee|owner|patient|guest|contact|^(?:to|user|member)$",
    re.IGNORECASE,
)
"""Names of fields that hold a person."""
_GENERAL_FIELD_WORDS = frozenset("id number code total amount value count price cost size num".split())
_NEXT_WORDS = re.compile(r"\s?[A-Za-z]{3,}(?: [A-Za-z]{3,})?")
_DIGIT = re.compile(r"\d|[一二两三四五六七八九十]")
_AVERAGE = ScriptPattern(r"\b(?:average|averages|mean|each|per|apiece)\b|平均|均价|人均|每", re.IGNORECASE)
_ID_FIELD = re.compile(
    r"(?:^|_|[a-z])(?:id|no|number|code|ref|reference|key|account|phone|card|to|order|invoice|ticket|pid|port|version|zip)$|Id$|号|编码|码|电话|手机|账户|卡",
    re.IGNORECASE,
)
"""Names of fields that hold no quantity."""
DIVIDES = ScriptPattern(
    r"%|％|\bper\b|\beach\b|\bapiece\b|\baverag\w*|\btimes\b|\bhalf\b|\bthird\b|\bquarter\b|\bshare\b|\ban? (?:night|month|day|week|year|piece|head|seat|share|box|unit|item|pack|copy|ticket|person|lamp|dozen|hour|minute|page|table|chair|bottle|cup)\b|倍|占|平均|人均|均价|单价|每|折下来|[合折]一|率|一半|比例",
    re.IGNORECASE,
)
_PER_CENT = re.compile(r"\s?(?:%|％|per ?cent)", re.IGNORECASE)
_CALCULATION = re.compile(r"\d\s*[=×+*]\s*\S|[=≈]")

MAX_NUMBERS = 24
"""Above this many recorded numbers, which of them a wrong number replaces cannot be told."""

MAX_PLAIN_NUMBERS = 12
"""As ``MAX_NUMBERS``, for a number that does not consist of the recorded one's digits."""

_SHARE_TEXT = re.compile(r"\d ?[%％]|per ?cent|ratio|rate|比例|折")
_MAX_MULTIPLIED = 8
_MAX_TIMES = 31
"""Recorded numbers up to which their differences are multiplied, and the most that they are multiplied by."""

MAX_STRINGS = 150
"""Text values that are read; above it, days and times are not compared."""


class _NumberSet:
    """Numbers, sorted, to look one up within a tolerance."""

    def __init__(self, numbers: Iterable[float]) -> None:
        self._sorted = sorted(set(numbers))

    def has_near(self, number: float, slack: float) -> bool:
        """Return whether a number of the set is at most ``slack`` away."""
        at = bisect_left(self._sorted, number - slack)
        return at < len(self._sorted) and self._sorted[at] <= number + slack


class _WrittenNumbers:
    """Recorded numbers, looked up by how a reply may write them: as they are, in major units, rounded."""

    def __init__(self, numbers: Iterable[float]) -> None:
        found = list(numbers)
        self._all = _NumberSet(found)
        self._fractions = _NumberSet(one for one in found if not one.is_integer())

    def has_written(self, said: float, slack: float) -> bool:
        """Return whether one of the numbers may be written so."""
        if self._all.has_near(said, _SAME) or self._all.has_near(100 * said, 100 * _SAME):
            return True
        return (self._all if slack > _ROUNDED else self._fractions).has_near(said, slack)


_SAME, _ROUNDED = 0.006, 0.6
"""Difference up to which two numbers are the same, and slack above which a number is written in round units."""


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
    def id_texts(self) -> frozenset[str]:
        """The text values in lower case: an id is a whole one of them."""
        return frozenset(one.lower() for one in self.strings)

    @cached_property
    def ids(self) -> list[str]:
        """Every token of letters and digits in a text value."""
        return list(dict.fromkeys(token for one in self.strings for token in find_identifiers(one)))

    @cached_property
    def unsaid_short_ids(self) -> list[str]:
        """The text values that are a letter and a number, A3, Q-9 or 14C, and that the reply does not give."""
        return [one for one in self.short_ids if not _has_word(self.reply, one)]

    @cached_property
    def short_ids(self) -> list[str]:
        """What is a letter and a number in short text values: A3, Q-9, 12F in 06车12F."""
        short = (one for one in self.strings if len(one) <= _MAX_PLACE_CHARS and _ASCII_DIGIT.search(one))
        return list(dict.fromkeys(match[0] for one in short for match in _SHORT_ID.finditer(one)))

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
    def known_times(self) -> set[tuple[int, int]]:
        """Every time of day, and when what begins there and lasts as long as is recorded ends: 9:15 for 8:30 and 45 minutes."""
        return {*self.times, *list_ends(self.times, list_minutes(self.leaves))}

    @cached_property
    def days(self) -> set[tuple[int, int]]:
        """Every day, as month and day; the number of a section (4.2) is none."""
        if len(self.leaves) > MAX_STRINGS:
            return set()
        numbered = {
            value
            for name, value in self.leaves
            if isinstance(value, str) and _DOTTED.fullmatch(value) and not _DATE_FIELD.search(name)
        }
        return {
            day
            for one in self.strings
            if one not in numbered and _DIGIT.search(one)
            for day, _ in find_days(blank_measures(text_analysis.fold_text(one.replace("T", " "))))
        }

    @cached_property
    def day_counts(self) -> set[float]:
        """Recorded numbers that may be days from one date to another: by the name of their field, or the unit behind them."""
        found = {
            float(value)
            for name, value in self.leaves
            if isinstance(value, int | float) and not isinstance(value, bool) and _DAY_FIELD.search(name)
        }
        found |= {
            7.0 * float(value)
            for name, value in self.leaves
            if _WEEK_FIELD.search(name) and isinstance(value, int)
        }
        return found | {float(count) for one in self.strings for count in _DAY_COUNT.findall(one)}

    @cached_property
    def durations(self) -> bool:
        """Whether anything recorded is a duration: else one that the reply gives is general advice."""
        return bool(self.day_counts) or any(_DURATION_FIELD.search(name) for name, _ in self.leaves)

    @cached_property
    def years(self) -> set[int]:
        """Every year of a date."""
        return {int(year) for one in self.strings for year in _DATED_YEAR.findall(one)}

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
    def written_numbers(self) -> _WrittenNumbers:
        """``numbers``, to look up."""
        return _WrittenNumbers(self.numbers)

    @cached_property
    def written_derived(self) -> _WrittenNumbers:
        """``derived``, to look up."""
        return _WrittenNumbers(self.derived)

    @cached_property
    def row_figures(self) -> RowFigures:
        """What a reply may work out from the rows of the results."""
        return calculate_row_figures(fact.data for fact in self.facts if fact.data is not None)

    def follows_from_rows(self, number: float, slack: float, clause: str, end: int) -> bool:
        """Return whether a number that ends here in a clause is a total, an average or a share of recorded rows."""
        figures = self.row_figures
        if any(abs(number - one) < _SAME for one in figures.totals):
            return True
        if _PER_CENT.match(clause, end):
            return any(abs(number - one) <= max(slack, _SAME) for one in figures.shares)
        return bool(_AVERAGE.search(self.reply)) and any(
            abs(number - one) <= max(slack, _SAME) for one in figures.averages
        )

    @cached_property
    def named_numbers(self) -> dict[str, list[float]]:
        """Field name in lower case → the recorded numbers of that name."""
        named: defaultdict[str, list[float]] = defaultdict(list)
        for name, value in self.leaves:
            if isinstance(value, int | float) and not isinstance(value, bool):
                named[name.lower()].append(abs(float(value)))
        return dict(named)

    @cached_property
    def number_fields(self) -> dict[str, str]:
        """Stem of a word of a field's name → the field; for fields that hold numbers."""
        return {
            stem_word(word): name
            for name in self.named_numbers
            for word in split_identifier(name)
            if word.isascii() and len(word) > 2 and word not in _GENERAL_FIELD_WORDS
        }

    @cached_property
    def paths(self) -> list[str]:
        """Every text value that is a path."""
        return [one for one in self.strings if _PATH.fullmatch(one)]

    @cached_property
    def unsaid_names(self) -> list[str]:
        """Every text value of four or more small letters, such as an account's name, that the reply does not have."""
        said = self.reply.lower()
        return [
            one
            for one in self.strings
            if len(one) >= _MIN_NAME_CHARS
            and one.isascii()
            and one.isalpha()
            and one.islower()
            and one not in said
        ]

    @cached_property
    def digits(self) -> str:
        """All digits of the recorded values."""
        return _NO_DIGIT.sub("", self.text)

    def ends_id(self, number: str) -> bool:
        """Return whether a number of three digits or more is the end of a recorded id: 909 for WO-909."""
        return len(number) >= _MIN_ID_DIGITS and re.search(rf"[a-z]-?{number}(?!\d)", self.text) is not None

    @cached_property
    def compact_ids(self) -> list[tuple[str, str]]:
        """``ids`` with their forms without case, blanks and punctuation."""
        return [(one, _GROUP_CHARS.sub("", one.lower())) for one in self.ids]

    @cached_property
    def said_times(self) -> set[tuple[int, int]]:
        """Every time of day in the reply."""
        return {time for time, _ in find_times(text_analysis.fold_text(_blank_days(self.reply)))}

    @cached_property
    def gives_moment(self) -> bool:
        """Whether the reply gives a day or a time that effects were given, and speaks of one of them so."""
        if not self._given_moments:
            return False
        folded = text_analysis.fold_text(_blank_days(self.reply))
        return any(day in self._given_moments for day, _ in find_days(folded)) or any(
            _has_time(time, self._given_times) for time, _ in find_times(folded)
        )

    @cached_property
    def chosen(self) -> list[tuple[re.Pattern[str], ...]]:
        """The groups of choices of which something recorded has one."""
        if not _ANY_CHOICE.search(self.text):
            return []
        return [choice for choice in _CHOICES if any(one.search(self.text) for one in choice)]

    @cached_property
    def people_counts(self) -> set[float]:
        """How many people effects were given."""
        return {
            float(value)
            for fact in self.facts
            if not fact.reads and fact.happened
            for name, value in list_leaves((fact.arguments, fact.data))
            if isinstance(value, int) and not isinstance(value, bool) and _PEOPLE_FIELD.search(name)
        }

    @cached_property
    def given_lists(self) -> frozenset[str]:
        """The texts in lists that completed effects were given, such as attendees, in lower case."""
        return frozenset(
            one.lower()
            for fact in self.facts
            if not fact.reads and fact.happened and isinstance(fact.arguments, dict)
            for value in fact.arguments.values()
            if isinstance(value, list)
            for one in value
            if isinstance(one, str)
        )

    @cached_property
    def _given_moments(self) -> set[tuple[int, int]]:
        return {day for one in self._given_strings for day, _ in find_days(one)} | self._given_times

    @cached_property
    def _given_times(self) -> set[tuple[int, int]]:
        return {time for one in self._given_strings for time, _ in find_times(one)}

    @cached_property
    def _given_strings(self) -> list[str]:
        """The texts with digits that completed effects were given, folded."""
        return [
            text_analysis.fold_text(value.replace("T", " "))
            for fact in self.facts
            if not fact.reads and fact.happened
            for _, value in list_leaves(fact.arguments)
            if isinstance(value, str) and _DIGIT.search(value)
        ]

    @cached_property
    def said_days(self) -> set[tuple[int, int]]:
        """Every day in the reply, as month and day."""
        return {day for day, _ in find_days(blank_measures(text_analysis.fold_text(self.reply)))}

    @cached_property
    def said_month_days(self) -> set[int]:
        """Every day of a month in the reply that is named without the month."""
        return {day for day, _ in find_month_days(text_analysis.fold_text(self.reply))}

    @cached_property
    def people(self) -> list[str]:
        """Every short Chinese value of a field that names a person."""
        return [
            value
            for name, value in self.leaves
            if isinstance(value, str) and _HAN_PERSON.fullmatch(value) and PERSON_FIELD.search(name)
        ]

    @cached_property
    def unsaid_people(self) -> list[str]:
        """The values of fields of effects that name a person, where the reply has a word of none of them."""
        found = [
            value
            for fact in self.facts
            if not fact.reads
            for name, value in list_leaves((fact.arguments, fact.data))
            if isinstance(value, str) and PERSON_FIELD.search(name)
        ]
        said = self.reply.lower()
        return [] if any(word in said for one in found for word in one.lower().split()) else found

    @cached_property
    def unsaid_entry_people(self) -> list[tuple[str, list[str]]]:
        """People whom an entry, a call or a row, records and the reply does not name, each with the entry's values that it may give."""
        found: list[tuple[str, list[str]]] = []
        said = self.reply.lower()
        if not any(isinstance(value, str) and _is_person(name, value) for name, value in self.leaves):
            return found
        for leaves in _list_entries(self.facts):
            people = [value for name, value in leaves if isinstance(value, str) and _is_person(name, value)]
            others = [
                rendered
                for _, value in leaves
                if len(rendered := f"{value}".lower()) > 1 and value not in people
            ]
            if len(people) == 1 and not any(word in said for word in people[0].lower().split()):
                found.append((people[0], [one for one in others if _DIGIT.search(one)]))
        return found

    @cached_property
    def unsaid_things(self) -> list[str]:
        """The capitalised names that completed effects were given, where the reply has a word of none of them."""
        found = [
            value
            for fact in self.facts
            if not fact.reads and fact.happened
            for _, value in list_leaves(fact.arguments)
            if isinstance(value, str) and _PROPER_NAME.fullmatch(value)
        ]
        said = self.reply.lower()
        return [] if any(word in said for one in found for word in one.lower().split()) else found

    @cached_property
    def unsaid_han_things(self) -> list[tuple[str, str]]:
        """The kind and name of each thing with a Chinese name that completed effects were given and the reply does not name."""
        return [
            pair
            for fact in self.facts
            if not fact.reads and fact.happened
            for field, value in list_leaves(fact.arguments)
            if isinstance(value, str) and _HAN_THING.fullmatch(plain := value.strip("/ "))
            for pair in _name_kind(field, plain)
            if not _shares_pair(plain.removesuffix(pair[0]), self.reply)
        ]

    @cached_property
    def numbered_names(self) -> list[tuple[str, re.Pattern[str]]]:
        """The short Chinese texts that effects were given and that have a numeral, with what matches them with any; none that the reply has."""
        found = []
        for fact in self.facts:
            for _, value in list_leaves(fact.arguments) if not fact.reads and fact.happened else ():
                if isinstance(value, str) and _NUMBERED_NAME.fullmatch(value):
                    name = _NUMBERED_CORE.search(value)
                    if name is not None and len(name[0]) > len("3楼") and name[0] not in self.reply:
                        parts = _ANY_NUMERAL.split(name[0])
                        found.append(
                            (value, re.compile("[一二三四五六七八九十\\d]+".join(map(re.escape, parts))))
                        )
        return found

    @cached_property
    def lengths(self) -> list[float]:
        """Lengths of lists in results and arguments."""
        return [float(size) for fact in self.facts for size in _list_lengths((fact.arguments, fact.data))]

    @cached_property
    def counts(self) -> list[float]:
        """What may be counted: items of lists, calls, those of one tool, and sums of recorded counts."""
        found = [
            *self.lengths,
            sum(self.lengths, 0.0),
            float(len(self.facts)),
            float(sum(fact.happened for fact in self.facts)),
            *map(float, Counter(fact.tool for fact in self.facts if fact.happened).values()),
        ]
        return found + [total for fact in self.facts for total in _sum_siblings(fact.data)]

    @cached_property
    def quantities(self) -> list[float]:
        """``numbers`` without those that only fields of ids hold: nothing is worked out from an order's number."""
        ids = {
            number for name, value in self.leaves if _ID_FIELD.search(name) for number in _list_numbers(value)
        }
        others = {
            number
            for name, value in self.leaves
            if not _ID_FIELD.search(name)
            for number in _list_numbers(value)
        }
        return [number for number in self.numbers if number not in ids or number in others]

    @cached_property
    def derived(self) -> list[float]:
        """Sums, differences, products and, where the reply speaks of a share, shares of recorded quantities."""
        base = self.quantities[:24]
        divides = bool(DIVIDES.search(self.reply))
        found = [number / 100 for number in base]
        for one, two in combinations(base, 2):
            found += [
                one * two,
                *([one + two, abs(one - two)] if min(one, two) > 0.1 * max(one, two) else []),
            ]
            if divides and one and two:
                found += [100 * min(one, two) / max(one, two), max(one, two) / min(one, two)]
        found += [
            sum(base, 0.0),
            *_sum_fields(self.facts),
            *(float(round(number * 1.8 + 32)) for number in base if number < 60),
        ]
        found += [total for fact in self.facts for total in _sum_siblings(fact.data)]
        if len(base) <= _MAX_MULTIPLIED:  # what is saved by the cheaper one in two nights
            times = [one for one in base if one.is_integer() and 1 < one <= _MAX_TIMES]
            found += [abs(one - two) * by for one, two in combinations(base, 2) for by in times]
            if _SHARE_TEXT.search(
                self.text
            ):  # what is left after a recorded share: 70 % after "pay 30 % first"
                found += [one * (100 - by) / 100 for one in base for by in base if 0 < by < 100 < one]
        return [*found, float(len(self.facts)), float(sum(fact.happened for fact in self.facts))]


def list_minutes(leaves: Iterable[tuple[str, Any]]) -> set[int]:
    """Return the recorded durations of up to a day, in minutes: of fields named after their unit."""
    found = set[int]()
    for name, value in leaves:
        if isinstance(value, int | float) and not isinstance(value, bool) and 0 < value < _MINUTES_OF_DAY:
            if _MINUTES_FIELD.search(name):
                found.add(int(value))
            elif _HOURS_FIELD.search(name):
                found.add(int(60 * value))
    return found


def list_ends(times: Iterable[tuple[int, int]], minutes: Iterable[int]) -> set[tuple[int, int]]:
    """Return the times of day that lie so many minutes after one of these."""
    return {
        divmod((60 * hour + minute + later) % _MINUTES_OF_DAY, 60)
        for hour, minute in times
        for later in minutes
    }


_MINUTES_OF_DAY = 24 * 60
_MINUTES_FIELD = re.compile(r"min(?:ute)?s?(?:$|_)|分钟|^duration$|时长", re.IGNORECASE)
_HOURS_FIELD = re.compile(r"hours?(?:$|_)|小时", re.IGNORECASE)
_DOTTED = re.compile(r"\d{1,2}\.\d{1,2}")
_DATE_FIELD = re.compile(r"date|day|when|time|due|deadline|from|until|日|期|时|号", re.IGNORECASE)


def _has_word(text: str, word: str) -> bool:
    return re.search(rf"(?<![A-Za-z0-9]){re.escape(word)}(?![A-Za-z0-9])", text, re.IGNORECASE) is not None


def _list_entries(facts: Sequence[LedgerFact]) -> Iterator[list[tuple[str, Any]]]:
    """Yield the leaves of each call, and of each object of a list in a result."""
    for fact in facts:
        rows = list(_list_objects(fact.data))
        if rows:
            yield from (list(list_leaves(row)) for row in rows)
        elif fact.happened:
            yield list(_list_valid_leaves(fact))


def _list_objects(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        for part in value.values():
            yield from _list_objects(part)
    elif isinstance(value, list):
        yield from (one for one in value[:MAX_STRINGS] if isinstance(one, dict))


def _is_person(field: str, value: str) -> bool:
    """Return whether a field holds a person's name by what it and its value are called."""
    named = _PROPER_NAME.fullmatch(value) if value.isascii() else _HAN_PERSON.fullmatch(value)
    return bool(named) and bool(PERSON_FIELD.search(field) or _OWNER_FIELD.search(field))


_OWNER_FIELD = re.compile(
    r"^(?:owner|passenger|driver|doctor|sender|courier|agent|author|customer|company|client|by|with)$|员$|方$|师傅?$|医生|老师|^(?:由|审批|签署)",
    re.IGNORECASE,
)


def _name_kind(field: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield the kind of a thing with its name: that of its field (会议室: 银杏), or how the name ends (家长群)."""
    if _HAN_THING.fullmatch(field):
        yield field, name
    if name[-1] in _KINDS_OF_THINGS and len(name) > len("某群"):
        yield name[-1], name


_ANY_NUMERAL = re.compile(r"[一二三四五六七八九十\d]+")
_NUMBERED_NAME = re.compile(r"[\u4e00-\u9fffA-Za-z\d]{3,16}")
_NUMBERED_CORE = re.compile(
    r"(?:[\u4e00-\u9fffA-Za-z]*[一二三四五六七八九十\d]+)+[班号楼层栋座室单元组群队期季厅店桌床位柜院]+"
)
_KINDS_OF_THINGS = frozenset("群组部厅店楼馆院行版")
_HAN_THING = re.compile(r"[\u4e00-\u9fff]{2,6}")
_PROPER_NAME = re.compile(r"[A-Z][A-Za-z'-]+(?: [A-Z][A-Za-z'-]+){0,3}")


def _shares_pair(name: str, text: str) -> bool:
    """Return whether a text has two characters of a Chinese name in a row, or the whole of a shorter one."""
    return any(name[at : at + 2] in text for at in range(max(len(name) - 1, 1)))


def _list_numbers(value: Any) -> Iterator[float]:
    """Yield the numbers of a leaf: itself, or those in its text."""
    if isinstance(value, str):
        yield from (
            (number for number, *_ in find_numbers(blank_tokens(value))) if _DIGIT.search(value) else ()
        )
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield abs(float(value))


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


@lru_cache(512)
def find_identifiers(text: str) -> tuple[str, ...]:
    """Return tokens that only an identifier has: letters with digits, or groups of digits joined by hyphens."""
    return tuple(_iter_identifiers(text)) if _ASCII_DIGIT.search(text) else ()


def _iter_identifiers(text: str) -> Iterator[str]:
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


@lru_cache(512)
def blank_tokens(text: str) -> str:
    """Blank addresses, days, times and identifiers, so that what is left in digits is a number."""
    if not _ASCII_DIGIT.search(text):
        return text if text.isascii() else _CLOCK_TOKEN.sub(_blank_match, text)
    for pattern in (_EMAIL, _SLASHED_DAY, _DAY_TOKEN, _CLOCK_TOKEN):
        text = pattern.sub(_blank_match, text)
    for token in sorted(set(find_identifiers(text)), key=len, reverse=True):
        text = text.replace(token, " " * len(token))
    return text


def _blank_match(match: re.Match[str]) -> str:
    return " " * len(match[0])


_MAX_NUMBER_CHARS = 40
"""A longer run of digits is a code or noise; as a number it may be infinite, of which neither a time nor a turned digit can be made."""


def find_numbers(text: str) -> Iterator[tuple[float, float, int, str]]:
    """Yield numbers of a blanked text: magnitude, half a unit of its last written place, position, as written."""
    for match in _NUMBER.finditer(text):
        if len(match[0]) > _MAX_NUMBER_CHARS:
            continue
        scale = _SCALES.get((match[5] or "").lower(), 1.0)
        decimals = len(match[2] or ".") - 1
        number = float(match[1].replace(",", "") + (match[2] or "")) * scale
        if match["tenths"]:  # 268块5: 268.50
            number += int(match["tenths"]) / 10 + int(match["hundredths"] or 0) / 100
        elif match["next"]:  # 2万2: 22,000
            number += int(match["next"]) * scale / 10
            scale = 1.0
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
    yield from _find_wrong_short_ids(clause, values)
    yield from _find_wrong_times(clause, values)
    yield from _find_wrong_days(clause, values)
    yield from _find_wrong_numbers(clause, values)
    yield from _find_wrong_named_numbers(clause, values)
    yield from _find_wrong_paths(clause, values)
    yield from _find_wrong_people(clause, values)
    yield from _find_wrong_shares(clause, values)
    yield from _find_other_choices(clause, values)
    yield from _find_denied_charges(clause, values)
    yield from _find_wrong_people_counts(clause, values)


_PEOPLE_FIELD = re.compile(
    r"^(?:party(?:_size)?|people|guests|persons|seats|attendees|participants|adults|travell?ers)$|人数|位数",
    re.IGNORECASE,
)
_PEOPLE_COUNT = re.compile(
    r"\b(?:for|(?:party|table|group) of) (?P<one>two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})(?=\W*$| (?:on|at|people|persons?|guests?|adults|this|next|to)\b|,)"
    r"|\b(?P<two>two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) (?:people|persons|guests|adults|attendees|participants)\b|(?<![\d一二三四五六七八九十])(?P<han>[二两三四五六七八九十\d]{1,3})(?:个人|人份|人(?=\W|[的坐用])|位(?=\W|$))",
    re.IGNORECASE,
)


def _find_wrong_people_counts(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    """Yield how many people something is for where an effect was given another number: a table for six."""
    known = values.people_counts
    match = _PEOPLE_COUNT.search(clause) if len(known) == 1 else None
    if match is None or HEDGE.search(clause):
        return
    text = next(filter(None, match.groups()))
    said = [float(text)] if text.isdigit() else [number for number, _ in find_spoken_numbers(text.lower())]
    if len(said) == 1 and said[0] not in values.numbers and said[0] not in values.counts:
        yield ValueClaim("wrong_count", text, f"{min(known):g}", match.start())


_FEE_FIELD = re.compile(r"fee|charge|penalt|deduct|扣费|扣款|手续费|违约金|服务费", re.IGNORECASE)
_NO_FEE = ScriptPattern(
    r"\b(?:free of charge|no (?:fee|charge|penalty|cost)|without (?:a |any )?(?:fee|charge|penalty)|at no (?:extra )?cost|in full|full refund|whole amount)\b|全额|免费|一分(?:钱)?(?:都)?[没不]|[没不](?:会)?(?:扣|收)(?:您)?(?:任何|一分)?(?:钱|费|手续费)",
    re.IGNORECASE,
)
_MONTH_NUMBERS = {
    month: number
    for number, month in enumerate(
        "january february march april may june july august september october november december".split(), 1
    )
    if month != "may"  # a word of much else
}
_CHOICES = tuple(
    tuple(re.compile(one, re.IGNORECASE) for one in choice)
    for choice in (
        (
            r"\b(?:video|online|remote|virtual|phone)\b|线上|视频|远程",
            r"\b(?:on[- ]?site|in person|face[- ]to[- ]face|offline)\b|线下|现场|面对面",
        ),
        (r"\bwindow\b|靠窗", r"\baisle\b|(?:靠)?过道"),
        (r"\bone[- ]way\b|单程", r"\b(?:return|round[- ]trip)\b|往返"),
        (r"\bsingle\b|单人", r"\b(?:double|twin)\b|双人|双床"),
        (r"\beconomy\b|经济舱", r"\bbusiness\b|商务舱|公务舱", r"\bfirst class\b|头等舱"),
        (r"\b(?:low)\b|低", r"\b(?:medium|normal)\b|中等", r"\b(?:high|urgent|critical)\b|高|紧急"),
        (r"\bsmall\b|小杯|小号", r"\bmedium\b|中杯|中号", r"\blarge\b|大杯|大号"),
        (r"\bstandard\b|标准", r"\b(?:express|priority)\b|加急|特快"),
        (
            r"\bviewer\b|\bread[- ]?only\b|只读",
            r"\beditor\b|\bwrite access\b|可编辑",
            r"\badmin(?:istrator)?\b|管理员",
            r"\bowner\b|所有者",
        ),
        (
            r"\bdaily\b|每天|每日",
            r"\bweekly\b|每周",
            r"\bmonthly\b|每月",
            r"\b(?:yearly|annual(?:ly)?)\b|每年",
        ),
        (r"\bpublic\b|公开", r"\bprivate\b|私有|私密"),
        (r"微信", r"支付宝", r"银行卡"),
        tuple(rf"\b{month}\b" for month in _MONTH_NUMBERS),
        tuple(
            rf"\b{colour}\b"
            for colour in "red blue green yellow black white grey brown orange purple pink".split()
        ),
        (r"\bnorth\b", r"\bsouth\b", r"\beast\b", r"\bwest\b"),
        (r"\bbreakfast\b|早餐", r"\blunch\b|午餐", r"\bdinner\b|晚餐"),
        (r"红色", r"蓝色", r"绿色", r"黄色", r"黑色", r"白色", r"灰色"),
        (r"\bcredit card\b|信用卡", r"\bdebit card\b|借记卡", r"\bpaypal\b"),
    )
)
"""Groups of values of which a field has one."""
_ANY_CHOICE = re.compile("|".join(one.pattern for choice in _CHOICES for one in choice), re.IGNORECASE)
_MAX_CHOICE_CHARS = 24


def _find_wrong_shares(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    """Yield a percentage that is written in place of a recorded fraction: 18 % or 0.81 % for 0.81."""
    if not _PER_CENT.search(clause) or not values.unsaid_numbers:
        return
    blanked = blank_tokens(clause)
    for number, slack, start, text in find_numbers(blanked):
        if not _PER_CENT.match(blanked, start + len(text)) or HEDGE.search(clause):
            continue
        fractions = [one for one in values.unsaid_numbers if 0 < one < 1]
        if any(abs(100 * one - number) <= max(slack, _SAME) for one in fractions):
            continue
        if values.written_numbers.has_written(number, slack) or values.written_derived.has_written(
            number, slack
        ):
            continue
        for one in fractions:
            share = round(100 * one, 4)
            slipped = any(abs(number - share * scale) < _SAME * scale for scale in (0.01, 0.1, 10.0))
            if slipped or is_turned(number, share) or has_one_other_digit(number, share):
                yield ValueClaim("wrong_value", text, f"{one:g}", start)
                break


def _find_other_choices(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    """Yield one of a group of choices in place of the recorded one, which the reply has not: on site for video."""
    for choice in values.chosen:
        match = next((found for one in choice if (found := one.search(clause))), None)
        if match is None or any(one.search(values.text) for one in choice if one.fullmatch(match[0])):
            continue
        if _MONTH_NUMBERS.get(match[0].lower()) in {month for month, _ in values.days}:
            continue
        recorded = [
            value
            for fact in values.facts
            if not fact.reads and fact.happened
            for _, value in list_leaves((fact.arguments, fact.data))
            if isinstance(value, str)
            and len(value) <= _MAX_CHOICE_CHARS
            and any(one.fullmatch(value) for one in choice)
        ]
        if len(recorded) == 1 and recorded[0].lower() not in values.reply.lower():
            own = next(one for one in choice if one.fullmatch(recorded[0]))
            if not own.search(values.reply) and not _NOT_TAKEN.search(clause[: match.start()]):
                yield ValueClaim("wrong_value", match[0], recorded[0], match.start())


def _find_denied_charges(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    """Yield "free of charge" and "in full" where a charge was recorded."""
    match = _NO_FEE.search(clause)
    if match is None:
        return
    fees = (
        float(value)
        for name, value in values.leaves
        if _FEE_FIELD.search(name) and isinstance(value, int | float) and not isinstance(value, bool)
    )
    fee = next((one for one in fees if one > 0), None)
    if fee is not None:
        yield ValueClaim("wrong_value", match[0], f"{fee:g}", match.start())


def _find_wrong_named_numbers(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    """Yield numbers beside the name of a field that recorded other ones: three copies, 迟到5次."""
    if not values.named_numbers:
        return
    blanked = blank_tokens(clause)
    said = [(number, start, text) for number, _, start, text in find_numbers(blanked)]
    spoken = [
        (number, start, blanked[start:end]) for number, (start, end) in find_spoken_numbers(blanked.lower())
    ]
    for number, start, text in dict.fromkeys([*said, *spoken]):
        field = _find_number_field(blanked, start, start + len(text), values)
        recorded = values.named_numbers.get(field, [])
        if not recorded or any(_is_written_as(one, number, 0.51) for one in recorded) or HEDGE.search(clause):
            continue
        if (
            values.written_numbers.has_written(number, 0.0)
            or values.written_derived.has_written(number, 0.0)
            or number in values.counts
            or values.follows_from_rows(number, 0.0, blanked, start + len(text))
            or not any(one in values.unsaid_numbers for one in recorded)
        ):
            continue
        yield ValueClaim("wrong_count", text, f"{recorded[0]:g}", start)


def _find_number_field(text: str, start: int, end: int, values: LedgerValues) -> str:
    """Return the field whose name stands beside a number: the next word but one, or the Chinese words around it; "" for none."""
    following = _NEXT_WORDS.match(text, end)
    if following is not None:
        stems = (stem_word(word.lower()) for word in following[0].split())
        return next((values.number_fields[stem] for stem in stems if stem in values.number_fields), "")
    before, after = (
        text[max(start - 8, 0) : start].rstrip("了为是有共: ："),
        text[end : end + 3].removeprefix("个")[:2],
    )
    for name in values.named_numbers:
        if not name.isascii() and (before.endswith(name) or (after[:1] + "数" == name) or (after == name)):
            return name
    return ""


def _find_wrong_paths(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    unsaid = [one for one in values.paths if one not in values.reply]
    for match in _PATH.finditer(clause) if unsaid else ():
        if match[0].rstrip(".").lower() not in values.text:
            yield ValueClaim("wrong_value", match[0], unsaid[0], match.start())


def _find_wrong_people(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    """Yield Chinese names that differ from a recorded person's in the last character."""
    for known in values.people:
        if known in values.reply:
            continue
        at = clause.find(known[:-1])
        said = clause[at : at + len(known)]
        if _HAN_TITLE.match(clause, at + len(known) - 1):
            continue  # 迟老师 for 迟暮
        if at >= 0 and _HAN_PERSON.fullmatch(said) and said not in values.text and said[-1] not in _NO_NAME:
            yield ValueClaim("wrong_recipient", said, known, at)


_NO_NAME = frozenset("的了是在和也都说把给已，。、")
_HAN_TITLE = re.compile(
    r"老师|先生|女士|小姐|太太|总|经理|工|[哥姐叔伯姨]|阿姨|医生|大夫|医师|主任|师傅|同学|同志|护士|教授|律师|老板|队|局|处|科"
)


def _find_wrong_addresses(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    for match in _EMAIL.finditer(clause):
        if values.emails and match[0].lower().rstrip(".") not in values.text:
            yield ValueClaim("wrong_recipient", match[0], values.emails[0], match.start())
    for match in _PHONE.finditer(clause):
        plain = _NO_DIGIT.sub("", match[0])
        if len(plain) < 9 or plain in values.digits or _DAY_TOKEN.search(match[0]):
            continue
        near = [
            one
            for one in values.strings
            if OSA.distance(_NO_DIGIT.sub("", one), plain) <= 4 and len(one) >= 9
        ]
        if near:
            yield ValueClaim("wrong_recipient", match[0], near[0], match.start())


_FORMATS = frozenset(
    "mp3 mp4 m4a h264 h265 utf8 cc0 co2 ipv4 ipv6 oauth2 sha256 md5 base64 http2 s3 k8s".split()
)
"""Names of formats and standards that look like ids."""


def _find_wrong_identifiers(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    for token in find_identifiers(_CLOCK_TOKEN.sub(" ", _DAY_TOKEN.sub(" ", clause))):
        plain = _GROUP_CHARS.sub("", token.lower())
        if plain in values.compact or any(one in plain for _, one in values.compact_ids):
            continue
        for known, compact in values.compact_ids:
            if (plain in _FORMATS) != (compact in _FORMATS):
                continue
            written = compact[: len(plain)] if "/" in token and "/" in known else compact
            if written not in values.said_compact and _replaces(plain, written):
                yield ValueClaim("wrong_id", token, known, clause.find(token))
                break


def find_near_identifiers(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    """Yield the ids of a clause, whatever it says, that differ in one character from a recorded one that the reply does not give."""
    for token in find_identifiers(_CLOCK_TOKEN.sub(" ", _DAY_TOKEN.sub(" ", clause))):
        plain = _GROUP_CHARS.sub("", token.lower())
        if len(plain) < _MIN_NEAR_CHARS or plain in values.compact:
            continue
        for known, compact in values.compact_ids:
            if (
                compact not in values.said_compact
                and _get_shape(plain) == _get_shape(compact)
                and OSA.distance(plain, compact) == 1
            ):
                yield ValueClaim("wrong_id", token, known, clause.find(token))
                break


def find_unknown_identifiers(clause: str, values: LedgerValues) -> Iterator[str]:
    """Yield the ids of a clause, of five characters or more and three digits, that nothing recorded holds, whole or in part."""
    for token in find_identifiers(_CLOCK_TOKEN.sub(" ", _DAY_TOKEN.sub(" ", clause))):
        plain = _GROUP_CHARS.sub("", token.lower())
        if len(plain) < _MIN_NEAR_CHARS or sum(map(str.isdigit, plain)) < _MIN_ID_DIGITS:
            continue
        if plain not in values.compact and not any(one in plain for _, one in values.compact_ids):
            yield token


_CURRENCY_BEFORE = re.compile(r"(?:[$€£¥]|\b(?:USD|EUR|GBP|CHF|CNY|RMB)) ?$")
_CURRENCY_AFTER = re.compile(
    r" ?(?:元|块|美元|欧元|英镑|[€£]|(?:euros?|dollars?|pounds?|EUR|USD|GBP|CHF|CNY)\b)", re.IGNORECASE
)
_WORTH = re.compile(
    r"\b(?:worth|equivalent|options|ways|steps|suggestions|points)\b|相当于|折合|价值|方案|选项|建议|办法|方法|步骤|问题|要点",
    re.IGNORECASE,
)
"""Words of a clause whose figures are worked out, or count what the reply itself lists."""
_NEAR_NUMBER = re.compile(r"\d\D{0,3}$")


def find_unrecorded_quantities(clause: str, values: LedgerValues) -> Iterator[str]:
    """Yield the amounts of money, the counts and the durations of an asserting clause that nothing recorded has or gives by calculation."""
    if not 0 < len(values.numbers) <= MAX_NUMBERS or not _ASCII_DIGIT.search(clause):
        return
    if any(one.search(clause) for one in (HEDGE, _CALCULATION, _EARLIER, _WORTH)):
        return
    blanked = blank_tokens(clause)
    for number, slack, start, text in find_numbers(blanked):
        end = start + len(text)
        lasts = _DURATION_UNIT.match(blanked, end) if values.durations else None
        if not (
            _CURRENCY_BEFORE.search(blanked[:start])
            or _CURRENCY_AFTER.match(blanked, end)
            or _MEASURE_WORD.match(blanked, end)
            or lasts
        ):
            continue
        if _NOT_TAKEN.search(blanked[:start]) or (lasts and _NEAR_NUMBER.search(blanked[:start])):
            continue
        if not _is_recorded(number, slack, blanked, end, values):
            yield text


def _is_recorded(number: float, slack: float, blanked: str, end: int, values: LedgerValues) -> bool:
    """Return whether a number that ends here is recorded, follows from what is, or has its digits in a recorded text."""
    if number in values.counts or number <= 1 or f"{number:g}" in values.text:
        return True
    if values.written_numbers.has_written(number, slack):
        return True
    if values.written_derived.has_written(number, max(slack, 0.01)):
        return True
    return values.follows_from_rows(number, slack, blanked, end)


_MIN_NEAR_CHARS = 5
_MAX_PLACE_CHARS = 12
_MIN_ID_DIGITS = 3
_SHORT_ID = re.compile(
    r"(?<![\w.@/-])(?:(?P<letters>[A-Za-z]{1,2})-?\d{1,2}|\d{1,3}(?P<row>[A-Z]))(?![\w@%/-]|\.\w)", re.ASCII
)


def _find_wrong_short_ids(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    """Yield ids of a letter and a number, A3, Q-9 or seat 14C, in place of a recorded text that is one of the same letter."""
    for match in _SHORT_ID.finditer(clause):
        if not values.unsaid_short_ids or match[0].lower() in map(str.lower, values.short_ids):
            continue
        for known in values.unsaid_short_ids:
            like = _SHORT_ID.fullmatch(known)
            measure = (match["row"] or "") in _MEASURES and match["row"] != (like and like["row"])
            if like is not None and _get_kind(like) == _get_kind(match) and not measure:
                yield ValueClaim("wrong_id", match[0], known, match.start())
                break


_MEASURES = frozenset("KMGT")
"""Letters of a seat that stand for a unit too: 18G beside 4K."""


def _get_kind(match: re.Match[str]) -> tuple[str, bool]:
    """Return the letters of a short id, and whether they stand before its number; a seat's letter is part of it."""
    return (match["letters"] or "").lower(), match["row"] is not None


def _replaces(token: str, known: str) -> bool:
    """Return whether one identifier is written in place of the other: of its shape, or a few characters away."""
    if len(token) < 3 or len(known) < 3:
        return False
    return _get_shape(token) == _get_shape(known) or OSA.distance(token, known) <= max(1, len(known) // 4)


def _get_shape(token: str) -> str:
    return "".join("9" if char.isdigit() else "a" for char in token)


def _find_wrong_times(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    if (
        not values.times
        or not _CLOCK_TOKEN.search(clause := _blank_days(clause))
        or _FREE_TIME.search(clause)
    ):
        return
    unsaid = [time for time in values.times if not _has_time(time, values.said_times)]
    spans: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for time, span in find_times(text_analysis.fold_text(clause)):
        spans.setdefault(span, []).append(time)
    for span, times in spans.items():
        if _NOT_TAKEN.search(clause[: span[0]]) or _CHANGED.match(clause, span[1]):
            continue
        if _SOME_MINUTES.match(clause, span[1]) and _has_hour(times, values.times):
            continue
        if not any(_has_time(time, values.times) for time in times) and unsaid:
            recorded = f"{unsaid[0][0]:02d}:{unsaid[0][1]:02d}"
            yield ValueClaim("wrong_value", clause[slice(*span)].strip(), recorded, span[0])


_NOT_TAKEN = re.compile(
    r"\b(?:rather than|instead of|not(?: at)?|than|was|originally|previously)(?: the)? ?$|(?:而不是|不是|原来?[是的定]?|比) ?$",
    re.IGNORECASE,
)
"""What stands before a value of which it is said that it is not, or no longer, so."""
_EARLIER = re.compile(r"\b(?:last time|last year|previously|used to)\b|上次|上回|去年", re.IGNORECASE)
"""Words of a clause that tells of an earlier time."""
_CHANGED = re.compile(r"\s*(?:改|挪|换|调|推迟|提前)(?:到|为|成|至)")
_SOMEWHAT = re.compile(r"(?<=[早晚多少快慢好大小高低宜近远长短贵有差稍])了?一点(?![钟半整\d零一二三四五十])")


def _blank_days(text: str) -> str:
    return _SOMEWHAT.sub(_blank_match, _SLASHED_DAY.sub(_blank_match, text))


_FREE_TIME = re.compile(
    r"\b(?:free|open|available|nothing (?:on|booked|scheduled)|no meetings?|gap)\b|空(?:着|闲|档|余|出来)|有空|没(?:有)?(?:安排|会议|日程|事)",
    re.IGNORECASE,
)
"""Words of a clause that tells what lies between the recorded times."""
_SOME_MINUTES = re.compile(r"[多来过]|左右|前后|出头")


def _has_hour(times: Iterable[tuple[int, int]], among: Iterable[tuple[int, int]]) -> bool:
    """Return whether one of the times is of the hour of another."""
    hours = {hour % 12 for hour, _ in among}
    return any(hour % 12 in hours for hour, _ in times)


_MEASURED = re.compile(
    r"\d+\.\d+(?= ?(?:[米吨元块万千公升寸斤克倍折分度%％]|(?:[kmgt]?b|kg|km|cm|mm|ml|l|g|m|gb|ghz|v|w|x)\b))",
    re.IGNORECASE,
)
"""A measure that would be read as a day: 4.2米."""


def blank_measures(text: str) -> str:
    """Return a folded text without the decimals that have a unit behind them; positions stay."""
    return _MEASURED.sub(_blank_match, text)


def _has_time(time: tuple[int, int], among: Iterable[tuple[int, int]]) -> bool:
    return any(one[1] == time[1] and one[0] % 12 == time[0] % 12 for one in among)


def _find_wrong_days(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    if not values.days or not _DAY_TOKEN.search(clause):
        return
    offsets = {0.0, *values.day_counts, *(number - 1 for number in values.day_counts)}
    spans: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for day, span in find_days(blank_measures(text_analysis.fold_text(_CLOCK_TOKEN.sub(" ", clause)))):
        spans.setdefault(span, []).append(day)
    yield from _find_wrong_years(clause, values, spans.values())
    if not spans and not values.days & values.said_days:
        yield from _find_wrong_month_days(clause, values, offsets)
    for span, days in spans.items():
        near = any(_is_day_derived(day, values.days, offsets) for day in days)
        known = values.days & values.said_days
        ranged = len(known) == 1 and len(values.days) > 1 and _is_ranged(clause, span)
        if (
            not near
            and (not known or ranged)
            and not _NOT_TAKEN.search(clause[: span[0]])
            and not _BEFORE_SHELF.search(clause[: span[0]])
            and not re.fullmatch(r"[\d.–-]+", clause[slice(*span)].strip())
        ):
            month, number = min(values.days - known)
            yield ValueClaim(
                "wrong_value", clause[slice(*span)].strip(), f"{month:02d}-{number:02d}", span[0]
            )


_BEFORE_SHELF = re.compile(r"[A-Za-z]$")
"""A letter before what looks like a day: F3/2 is a place."""


def _is_ranged(clause: str, span: tuple[int, int]) -> bool:
    """Return whether a day is the end of a span of days in a clause: 12月7日至12月11日."""
    return bool(_RANGE_BEFORE.search(clause[: span[0]]) or _RANGE_AFTER.match(clause[span[1] :]))


_RANGE_BEFORE = re.compile(
    r"(?:[\w日号] ?(?:to|until|till|through|–|-|至|到|~|～)|\band) ?(?:the )?$", re.IGNORECASE
)
_RANGE_AFTER = re.compile(r" ?(?:to|until|till|through|–|-|至|到|~|～) ?(?:the )?\d", re.IGNORECASE)


def _find_wrong_years(
    clause: str, values: LedgerValues, said: Iterable[Iterable[tuple[int, int]]]
) -> Iterator[ValueClaim]:
    """Yield the year that a reply gives a recorded day in place of the recorded one."""
    if not any(day in values.days for days in said for day in days):
        return
    for match in _YEAR.finditer(clause):
        if values.years and int(match["en"] or match["han"]) not in values.years:
            yield ValueClaim("wrong_value", match[0], str(min(values.years)), match.start())


def _find_wrong_month_days(clause: str, values: LedgerValues, offsets: set[float]) -> Iterator[ValueClaim]:
    """Yield days without a month, the 27th, of which no recorded day has the number."""
    known = {day for _, day in values.days}
    for day, span in find_month_days(text_analysis.fold_text(clause)):
        near = any(float(abs(day - one)) in offsets for one in known) or clause[slice(*span)] in values.text
        if day not in known and not near and known.isdisjoint(values.said_month_days):
            month, number = min(values.days)
            yield ValueClaim(
                "wrong_value", clause[slice(*span)].strip(), f"{month:02d}-{number:02d}", span[0]
            )


def _is_day_derived(day: tuple[int, int], among: Iterable[tuple[int, int]], offsets: set[float]) -> bool:
    return any(abs((day[0] - one[0]) * 30.4 + day[1] - one[1]) in offsets or day == one for one in among)


def _find_wrong_numbers(clause: str, values: LedgerValues) -> Iterator[ValueClaim]:
    if not values.unsaid_numbers or _CALCULATION.search(clause) or _EARLIER.search(clause):
        return
    unsaid = values.unsaid_numbers
    blanked = blank_tokens(_DASHED_DAY.sub(_blank_match, clause))
    for number, slack, start, text in find_numbers(blanked):
        if text.isdigit() and values.ends_id(text):
            continue
        if _MEASURE_WORD.match(blanked, start + len(text)) or (
            1900 <= number <= 2100 and "," not in text and "." not in text
        ):
            continue
        if _DURATION_UNIT.match(blanked, start + len(text)) and not _has_digits_of(text, unsaid):
            days = _find_replaced_days(number, blanked, start, values)
            if days is not None:
                yield ValueClaim("wrong_value", text, f"{days:g}", start)
            continue
        hedged = bool(HEDGE.search(clause[max(0, start - 12) : start + len(text) + 6]))
        recorded = _find_replaced_number(
            number, max(slack, 0.05 * number) if hedged else slack, unsaid, values
        )
        if recorded is not None and not values.follows_from_rows(number, slack, blanked, start + len(text)):
            yield ValueClaim("wrong_value", text, f"{recorded:g}", start)
    yield from _find_wrong_counts(blanked, values)


_DASHED_DAY = re.compile(r"(?<![\w.-])(?:0?[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\w-])")
"""A day as machines write it, without its year: 12-03."""


def _find_wrong_counts(blanked: str, values: LedgerValues) -> Iterator[ValueClaim]:
    """Yield numbers that count things and replace a recorded one; a total of rows does only with the digits of one."""
    for number, start, text in find_counts(blanked):
        recorded = _find_replaced_number(number, 0.0, values.unsaid_numbers, values, counts=True)
        if recorded is None:
            continue
        follows = values.follows_from_rows(number, 0.0, blanked, start + len(text))
        if not follows or is_turned(number, recorded):
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
    if values.written_numbers.has_written(number, slack) or _has_time((int(number), 0), values.times):
        return None
    turned = next(
        (
            one
            for one in unsaid
            if one >= 10
            and (is_turned(number, one) or (one % 10 == 0 and one >= 1000 and is_turned(number, one / 100)))
        ),
        None,
    )
    if turned is not None:
        return turned
    derived = values.written_derived.has_written(number, max(slack, 0.01))
    if counts:  # fewer may be a part of them; more cannot be
        more = not any(abs(one - number) < 0.006 for one in values.counts)
        near = (one for one in unsaid if more and not derived and has_one_other_digit(number, one))
        return next(
            (one for one in unsaid if more and one in values.lengths and number > one), next(near, None)
        )
    if derived:
        return None
    if len(values.numbers) > MAX_PLAIN_NUMBERS:
        return next((one for one in unsaid if one >= 100 and has_one_other_digit(number, one)), None)
    return next(
        (
            one
            for one in unsaid
            if one and 0.2 <= number / one <= 5 and (one not in values.lengths or number > one)
        ),
        None,
    )


def _find_replaced_days(number: float, clause: str, start: int, values: LedgerValues) -> float | None:
    """Return the recorded number of days that a reply gives another one in place of; None where it gives a recorded one."""
    said = _DAY_COUNT.match(clause, start)
    told = {float(one) for one in _DAY_COUNT.findall(values.reply)}
    known = values.day_counts
    if said is None or not known or not known.isdisjoint(told) or HEDGE.search(clause):
        return None
    near = number in {one + step for one in known for step in (-1, 1)} or number in values.counts
    return None if near or values.written_derived.has_written(number, 0.0) else min(known)


_MAX_UNSAID = 8
"""Recorded numbers that a reply leaves out, above which none is taken to be meant by a duration."""


def _has_digits_of(text: str, unsaid: Sequence[float]) -> bool:
    """Return whether one digit was added to or left out of a recorded number or replaced, or its digits were turned."""
    return len(unsaid) <= _MAX_UNSAID and any(
        f"{one:g}" != text
        and (
            f"{one:g}" in text
            or is_turned(float(text.replace(",", "")), one)
            or has_one_other_digit(float(text.replace(",", "")), one)
        )
        for one in unsaid
        if re.fullmatch(r"[\d,.]+", text)
    )


def has_one_other_digit(number: float, known: float) -> bool:
    """Return whether two numbers of two digits or more, as many before and behind the point, differ in one: 48 and 18."""
    one, two = f"{number:.2f}".rstrip("0"), f"{known:.2f}".rstrip("0")
    return (
        len(one) == len(two) > len("1.")
        and sum(left != right for left, right in zip(one, two, strict=True)) == 1
    )


def is_turned(number: float, known: float) -> bool:
    """Return whether both numbers consist of the same digits in another order: 181 for 118."""
    one, two = f"{number:.2f}".rstrip("0"), f"{known:.2f}".rstrip("0")
    return one != two and sorted(one) == sorted(two)
