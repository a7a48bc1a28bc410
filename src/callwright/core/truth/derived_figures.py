"""Whether a figure of a reply follows from what the run recorded, in the way in which the reply says that it was worked out. Pure.

Calculated in two steps at most: totals, sums and differences of recorded quantities first; then what these are a year or a week, times or divided by
another number of the sentence, or in per cent of each other. A second step needs a word that tells of it ("difference", "a year", 平均),
since many numbers follow from any five. A number in another unit (5 MB for 5210 kB, 24 hours for 1440 minutes), in words, or within a
recorded time of day ("ten past eleven") needs none.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import combinations

from callwright.core.ground.date_mentions import find_times
from callwright.core.ground.number_mentions import find_spoken_numbers
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import fold_text
from callwright.core.truth.ledger_facts import list_leaves
from callwright.core.truth.value_claims import (
    DIVIDES,
    HEDGE,
    LedgerValues,
    blank_tokens,
    find_numbers,
    has_one_other_digit,
    is_turned,
)

_WORKS_OUT = ScriptPattern(
    r"\b(?:difference|more|less|fewer|cheaper|dearer|sav(?:e|es|ed|ing|ings)|extra|totals?|totall?ed|in all|altogether|combined|averag\w*|per|each|apiece|an? (?:year|month|week|day|night|hour|head)|year|yearly|annual\w*|times|left|leaves|leaving(?! (?:at|on|from|for|by|in))|net|remain\w*|doubl\w*|twice|half|halv\w*|works? out|comes? to|rose|fell|dropped|rise|increased?|decreased?|up (?:by|from)|down (?:by|from)|at most|maximum|overpaid|instead of|against|compared)\b|%"
    r"|[%％]|[差多少省超剩余合总共每折倍占涨降增减]|平均|大约|一年|全年|分之|最多|等于|相当|翻",
    re.IGNORECASE,
)
"""How a sentence tells that a figure of it was worked out."""
_PERIODS = (
    (re.compile(r"\b(?:year|yearly|annual\w*)\b|年", re.IGNORECASE), (12.0, 52.0, 365.0)),
    (re.compile(r"\bmonth\w*\b|月", re.IGNORECASE), (4.0, 12.0, 30.0, 31.0)),
    (re.compile(r"\bweek\w*\b|周|星期", re.IGNORECASE), (4.0, 5.0, 7.0, 52.0)),
    (re.compile(r"\b(?:day|daily)\b|[天日]", re.IGNORECASE), (24.0, 30.0, 31.0, 365.0)),
    (re.compile(r"\b(?:doubl\w*|twice|both)\b|翻|[两二]倍", re.IGNORECASE), (2.0,)),
    (re.compile(r"\b(?:half|halv\w*)\b|一半", re.IGNORECASE), (0.5,)),
)
"""What a word of a sentence has a figure multiplied or divided by."""
_UNITS = (
    (re.compile(r" ?(?:[kmgt]i?b|kg|g|mg|t|km|m|cm|mm|l|ml|[kmg]w|[kmg]wh|litres?|liters?|tonnes?|kilos?|gigabytes?|megabytes?|吨|公斤|千克|克|公里|米|升|毫升|兆)(?![a-z])", re.IGNORECASE), (1e3, 1024.0, 1e-3, 1e6)),
    (re.compile(r"[ -]?(?:and a half )?(?:h|hrs?|hours?)\b|个?半?(?:小时|钟头)", re.IGNORECASE), (1 / 60, 1 / 3600, 24.0)),
    (re.compile(r"[ -]?(?:min|mins|minutes?)\b|分钟", re.IGNORECASE), (60.0, 1 / 60, 1 / 6e4)),
    (re.compile(r"[ -]?(?:s|secs?|seconds?)\b|秒", re.IGNORECASE), (60.0, 1e-3, 3600.0)),
    (re.compile(r"[ -]?days?\b|天", re.IGNORECASE), (1 / 24, 7.0, 1 / 1440)),
    (re.compile(r"[ -]?weeks?\b|个?(?:周|星期)", re.IGNORECASE), (1 / 7,)),
    (re.compile(r"[ -]?months?\b|个月", re.IGNORECASE), (12.0, 1 / 30)),
    (re.compile(r"[ -]?years?\b|年", re.IGNORECASE), (1 / 12, 1 / 365)),
)  # fmt: skip
"""A unit behind a number → what the same in another unit is multiplied by."""
_NEARLY = ScriptPattern(
    r"\b(?:not quite|just (?:under|over|short of)|shy of|a (?:little|bit|shade|touch) (?:under|over|more|less)|or so|close to|getting on for|well over)\b|差不多|[来几]|出头|将近|[略稍][高低多少]",
    re.IGNORECASE,
)
_RATES = (
    (re.compile(r"\b(?:a|per|each) (?:minute|min)\b|/ ?min|每分钟", re.IGNORECASE), 60.0),
    (re.compile(r"\b(?:an|per|each) hour\b|/ ?h\b|每小时", re.IGNORECASE), 3600.0),
    (re.compile(r"\b(?:an|per|each) hour\b|/ ?h\b|每小时", re.IGNORECASE), 60.0),
    (re.compile(r"\bcents?\b|\bpence\b|分钱", re.IGNORECASE), 100.0),
)
"""What a quotient of recorded numbers is multiplied by: gigabytes a minute from seconds, cents from pounds."""
_SAVES = ScriptPattern(
    r"\b(?:sav(?:e|es|ed|ing|ings)|cheaper|dearer|in all|altogether|totals?)\b|[省共贵]|便宜", re.IGNORECASE
)
"""How a sentence tells a figure of all nights, pieces or people of which a recorded one is for each."""
_MAX_COUNT = 31
_PER_CENT = re.compile(r"\s?(?:%|％|per ?cent|个百分点)", re.IGNORECASE)
_AND_HALF = re.compile(r"个半|(?: and)? a half\b")
_WRITTEN = re.compile(r"[\d,.]+(?: ?[kK万亿千])?|[a-zA-Z-]+|[零一二两三四五六七八九十百千万]+")
_LEAVES = re.compile(
    r"\b(?:leaves|leaving(?! (?:at|on|from|for|by|in))|left|remain\w*|after (?:that|it)|net)\b|剩|余下|还[差欠要]",
    re.IGNORECASE,
)
"""How a clause tells what is left of a sum."""
_MAX_LEFT = 8
_MAX_QUANTITIES = 14
_MAX_COLUMNS = 12
_LEAST_TURNED, _LEAST_SLIP = 10, 100
_HALF_UNIT, _SAME, _HEDGED = 0.51, 0.006, 0.06
_MAX_FACTOR = 400.0


class DerivedFigures:
    """What a reply may work out from the values of its run; computed once for a reply."""

    def __init__(self, values: LedgerValues) -> None:
        self._values = values
        self._known: dict[tuple[str, str, str], bool] = {}

    def follows(self, clause: str, sentence: str, claimed: str) -> bool:
        """Return whether a figure of a clause, as written there, follows from the recorded values."""
        key = (clause, sentence, claimed)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = any(
                self._follows(number, slack, clause, sentence, end)
                for number, slack, end in _find_figures(clause, claimed)
            ) or self._is_of_recorded_time(clause, claimed)
        return found

    def have(self, clause: str, sentence: str, number: float) -> bool:
        """Return whether a number that a clause says, in whatever form, follows from the recorded values."""
        return any(
            self.follows(clause, sentence, clause[start:end])
            for said, start, end in _list_places(clause)
            if said == number
        )

    def _follows(self, number: float, slack: float, clause: str, sentence: str, end: int) -> bool:
        if HEDGE.search(clause) or _NEARLY.search(clause):
            slack = max(slack, _HEDGED * number, _HALF_UNIT)
        if number in self._spoken or self._has_in_other_unit(number, slack, clause, end):
            return True
        half = _AND_HALF.match(clause, end)
        if half is not None and _has_near(number + 0.5, self._values.numbers, _SAME):
            return True
        if _PER_CENT.match(clause, end):
            return _has_near(number, self._shares, max(slack, _SAME))
        if _LEAVES.search(clause) and _has_near(number, self._left, _SAME):
            return True
        if not (_WORKS_OUT.search(sentence) or DIVIDES.search(sentence)) or self._is_slip(number):
            return False
        return self._is_calculated(number, slack, sentence)

    def _is_of_recorded_time(self, clause: str, claimed: str) -> bool:
        """Return whether a number is a part of a time of day that is recorded: ten past eleven."""
        folded = fold_text(clause)
        at = folded.find(claimed.lower())
        return at >= 0 and any(
            start <= at < end and any(_is_same_time(time, one) for one in self._values.known_times)
            for time, (start, end) in find_times(folded)
        )

    # --- what a figure may be ---------------------------------------------------------------------------------------

    @cached_property
    def _spoken(self) -> frozenset[float]:
        """The numbers that recorded texts have in words: eight weeks before the start."""
        return frozenset(
            number
            for one in self._values.strings
            for number, _ in find_spoken_numbers(fold_text(one))
            if number > 1
        )

    def _has_in_other_unit(self, number: float, slack: float, clause: str, end: int) -> bool:
        numbers = self._values.numbers
        return any(
            _has_near(number, (one * by for one in numbers), max(slack if by < 1 else 0.0, _SAME))
            for unit, factors in _UNITS
            if unit.match(clause, end)
            for by in factors
        )

    def _is_slip(self, number: float) -> bool:
        """Return whether a number has the digits of a recorded one that the reply does not give in another order, or of three or more another one."""
        return any(
            (number >= _LEAST_TURNED and is_turned(number, one))
            or (number >= _LEAST_SLIP and has_one_other_digit(number, one))
            for one in self._values.unsaid_numbers
        )

    @cached_property
    def _quantities(self) -> list[float]:
        return [one for one in self._values.quantities if one][:_MAX_QUANTITIES]

    @cached_property
    def _totals(self) -> list[float]:
        """The sum of each number field over the rows of a result."""
        found: dict[tuple[int, str], list[float]] = {}
        for at, fact in enumerate(self._values.facts):
            for name, value in list_leaves(fact.data):
                if isinstance(value, int | float) and not isinstance(value, bool):
                    found.setdefault((at, name), []).append(float(value))
        return [sum(one) for one in found.values() if len(one) > 1][:_MAX_COLUMNS]

    @cached_property
    def _whole(self) -> list[float]:
        """The recorded quantities and their totals."""
        return list(dict.fromkeys([*self._quantities, *self._totals]))

    @cached_property
    def _first(self) -> list[float]:
        """What one step gives: quantities, totals, and the sums and differences of two."""
        pairs = list(combinations(self._whole, 2))
        found = [*self._whole, *(one + two for one, two in pairs), *(abs(one - two) for one, two in pairs)]
        return list(dict.fromkeys(one for one in found if one))

    @cached_property
    def _left(self) -> list[float]:
        """What the sum of two quantities leaves without a third, and a quantity without two others."""
        found = []
        for one, two, three in combinations(self._quantities[:_MAX_LEFT], 3):
            whole = one + two + three
            found += [abs(whole - 2 * part) for part in (one, two, three)]
        return found

    @cached_property
    def _shares(self) -> list[float]:
        """What one quantity, total or difference of two is of another one, in per cent."""
        found = [100 * one / two for one in self._whole for two in self._whole if two and one != two]
        return found + [abs(one - 100) for one in found]

    def _is_calculated(self, number: float, slack: float, sentence: str) -> bool:
        exact = slack if HEDGE.search(sentence) else _SAME
        if _has_near(number, self._first, max(exact, _SAME)):
            return True
        factors = {*_list_factors(sentence), *self._list_said(sentence, number)}
        if _SAVES.search(sentence):
            factors.update(one for one in self._quantities if 1 < one <= _MAX_COUNT and one == int(one))
        if _has_near(number, (one * by for one in self._first for by in factors), max(exact, _SAME)):
            return True
        if _has_near(number, (one / by for one in self._first for by in factors), max(slack, _SAME)):
            return True
        scales = [1.0, *(by for word, by in _RATES if word.search(sentence))]
        return bool(DIVIDES.search(sentence)) and _has_near(
            number,
            (
                scale * one / two
                for one in self._whole
                for two in self._whole
                if two != one
                for scale in scales
            ),
            max(slack, _SAME),
        )

    def _list_said(self, sentence: str, number: float) -> Iterator[float]:
        """Yield the other whole numbers of a sentence, which a figure may be multiplied or divided by."""
        for one in _list_numbers(sentence):
            if 1 < one <= _MAX_FACTOR and one != number:
                yield one


def _list_factors(sentence: str) -> Iterator[float]:
    for word, factors in _PERIODS:
        if word.search(sentence):
            yield from factors


@lru_cache(256)
def _list_numbers(sentence: str) -> tuple[float, ...]:
    blanked = blank_tokens(sentence)
    written = [number for number, *_ in find_numbers(blanked)]
    return (*written, *(number for number, _ in find_spoken_numbers(blanked.lower())))


@lru_cache(256)
def _list_places(clause: str) -> tuple[tuple[float, int, int], ...]:
    """Return the numbers of a clause with where each is written."""
    blanked = blank_tokens(clause)
    written = [(number, start, start + len(text)) for number, _, start, text in find_numbers(blanked)]
    spoken = [(number, start, end) for number, (start, end) in find_spoken_numbers(blanked.lower())]
    return (*written, *spoken)


def _find_figures(clause: str, claimed: str) -> Iterator[tuple[float, float, int]]:
    """Yield a number as written in a clause: its magnitude, half a unit of its last place, and where it ends there."""
    match = _WRITTEN.search(claimed)
    at = clause.find(claimed)
    if match is None or at < 0:
        return
    end = at + match.end()
    written = list(find_numbers(match[0]))
    if written:
        yield from ((number, slack, end) for number, slack, *_ in written[:1])
    else:
        yield from ((number, 0.0, end) for number, _ in find_spoken_numbers(match[0].lower()))


def _has_near(number: float, among: Iterable[float], slack: float) -> bool:
    return any(abs(number - one) <= slack for one in among)


def _is_same_time(one: tuple[int, int], two: tuple[int, int]) -> bool:
    return one[0] % 12 == two[0] % 12 and one[1] == two[1]
