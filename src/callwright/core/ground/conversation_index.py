"""An index of a conversation, built once so that many values can be looked up in it. Pure.

Knows no tool and no schema. The roles are indexed separately and searched in this order: user, tool results, system, and what
the assistant said before the user spoke again (a proposal that was answered). The assistant's last
message grounds nothing: it is where invented values come from.

The newest ``MAX_CONVERSATION_CHARS`` characters are indexed, whole messages from the end backwards; of the message in which the
limit falls, its end. Everything but the folded text is computed on first use. Cost is linear in that size.
"""

import re
from bisect import bisect_right
from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import lru_cache

from msgspec import Struct

from callwright.core.ground import cue_patterns as cues
from callwright.core.ground import date_mentions, lexicon, number_mentions, world_facts
from callwright.core.ground.computed_amounts import iter_computed_amounts
from callwright.core.ground.measures import Measure, MeasuredNumbers, is_from_now, list_measures
from callwright.core.ground.moment_ranges import (
    find_day_ranges,
    find_time_ranges,
    is_between,
    list_moved_times,
    moves_time,
)
from callwright.core.ground.number_mentions import HAN_NUMERALS, TextSpan
from callwright.core.ground.period_mentions import MonthMentions, find_year_shifts
from callwright.core.ground.requested_amounts import find_requested_amounts
from callwright.core.ground.user_clauses import UserClause, split_clauses
from callwright.core.selection.concept_glossary import ConceptWord, find_concepts, iter_concept_words
from callwright.core.selection.request_terms import FUNCTION_CHARACTERS
from callwright.core.text.lazy_property import lazy_property
from callwright.core.text.text_analysis import (
    COMMON_STEMS,
    WORD_PATTERN,
    compose_text,
    extract_content_stems,
    fold_text,
    split_words,
    stem_word,
)
from callwright.domain.call import ConversationMessage, Role

MAX_CONVERSATION_CHARS = 256 * 1024
"""Maximum number of characters of a conversation that are searched."""

ROLE_ORDER: tuple[Role, ...] = ("user", "tool", "system", "assistant")

_WORDS_BY_KIND = [
    (name, frozenset(word for line in lines for word in line.split("|") if len(word) > 2))
    for name, lines in lexicon.KIND_SYNONYMS
]
MAX_CLAUSE_CHARS = 16 * 1024
"""Maximum number of characters of the user's messages that are read clause by clause, the newest."""

_DIGITS = re.compile(r"\d+")
_DAY_RANGE = re.compile(r"到|至|~")
_MAX_COMPUTED_NUMBERS = 40
_PREFIX_CHARS = 5
_MAX_TRIED_PLACES = 200
"""Maximum number of occurrences inside other words before the search for a text stops."""

_MAX_FACT_CHARS = 32 * 1024
"""Maximum number of characters of a role that are searched for known names, the newest messages."""

_MIN_SHORT_FORM = 3
_MIN_CLIPPED = 4
_MAX_NUMBERS = 100
_MAX_COUNTRY_DIGITS = 3
_MAX_PAIRED_NUMBERS = 12
_MIN_DERIVED_NUMBER = 10.0
"""Smaller numbers are not derived: each of them is the sum or difference of others."""


_MAX_REQUEST_CHARS = 4_096
"""Maximum number of characters of a request that are read word by word."""

_CHARACTER_WEIGHT = 0.4
_REQUEST_TOKEN = re.compile(r"[\u3400-\u9fff]|[^\W_\u3400-\u9fff]+")


class RequestToken(Struct, frozen=True):
    """A content word of a request, or a Chinese character: its place in the folded text, its stem and its weight in words."""

    start: int
    end: int
    stem: str
    weight: float


_CONTRACTED = frozenset(
    "s t d m ll re ve don doesn didn isn aren wasn weren haven hasn hadn won wouldn can couldn shouldn mustn ain".split()
)
"""Halves of contracted words: what's, haven't."""


def _is_contracted(text: str, start: int, end: int) -> bool:
    """Return whether an apostrophe joins this half of a word to the other."""
    return text[start - 1 : start] == "'" or text[end : end + 2] == "'t"


@lru_cache(8_192)
def _weigh_token(word: str) -> tuple[str, float]:
    """Return the stem of a word of a request, and its weight: 0 for words that say nothing, and for numbers."""
    if word >= "\u3400":
        return word, 0.0 if word in FUNCTION_CHARACTERS or word in HAN_NUMERALS else _CHARACTER_WEIGHT
    stem = stem_word(word)
    return stem, 0.0 if stem in COMMON_STEMS or word[0].isdigit() else 1.0


class RoleTranscript:
    """All messages of one role, as one folded text; positions map back to message and offset."""

    def __init__(self, role: Role, parts: Sequence[tuple[int, int, str]]) -> None:
        self.role = role
        self._starts: list[int] = []
        self._origins: list[tuple[int, int]] = []
        self._listed: dict[int, list[tuple[int, str, str]]] = {}
        at = 0
        for message, offset, text in parts:
            self._starts.append(at)
            self._origins.append((message, offset))
            at += len(text) + 1
        self.raw = parts[0][2] if len(parts) == 1 else "\n".join([text for _, _, text in parts])
        self.text = fold_text(self.raw)

    def locate_origin(self, place: TextSpan) -> tuple[int, int, int]:
        """Return message, start and end (in characters of its NFC form) of a position in this transcript."""
        part = bisect_right(self._starts, place[0]) - 1
        message, offset = self._origins[part]
        shift = offset - self._starts[part]
        return message, place[0] + shift, place[1] + shift

    def list_messages(self, most: int) -> list[tuple[int, str, str]]:
        """Return index, folded text and raw text of its messages, oldest first; the newest up to ``most`` characters."""
        listed = self._listed.get(most)
        if listed is None:
            listed = self._listed[most] = self._list_messages(most)
        return listed

    def _list_messages(self, most: int) -> list[tuple[int, str, str]]:
        if len(self._starts) == 1:
            return [(self._origins[0][0], self.text[-most:], self.raw[-most:])]
        ends = [*self._starts[1:], len(self.text) + 1]
        found: list[tuple[int, str, str]] = []
        for (message, _), start, end in zip(self._origins, self._starts, ends, strict=True):
            first = max(start, end - 1 - most)
            found.append((message, self.text[first : end - 1], self.raw[first : end - 1]))
            most -= end - start
            if most <= 0:
                break
        return sorted(found)

    @lazy_property
    def known_texts(self) -> dict[str, TextSpan]:
        """Texts derived from the conversation by well-known facts: a city's country and codes → place of the city in the text."""
        return self._known_facts[0]

    @lazy_property
    def known_numbers(self) -> dict[float, TextSpan]:
        """Numbers derived from the conversation by well-known facts: 7 → place of ``week`` in the text."""
        return self._known_facts[1]

    @lazy_property
    def _known_facts(self) -> tuple[dict[str, TextSpan], dict[float, TextSpan]]:
        words = [(place[0], place.span()) for place in WORD_PATTERN.finditer(self.text[:_MAX_FACT_CHARS])]
        texts: dict[str, TextSpan] = {}
        numbers: dict[float, TextSpan] = {}
        for name, place in world_facts.find_known_names(self.text[:_MAX_FACT_CHARS], words):
            for text in world_facts.list_derived_texts(name):
                texts.setdefault(text, place)
            for number in world_facts.list_derived_numbers(name):
                numbers.setdefault(number, place)
        return texts, numbers

    def find(self, needle: str) -> TextSpan | None:
        """Return the first occurrence of a folded text as whole words, or None."""
        at = self.text.find(needle)
        for _ in range(_MAX_TRIED_PLACES):
            if at < 0:
                return None
            end = at + len(needle)
            if not (_is_inside_word(self.text, at) or _is_inside_word(self.text, end)):
                return at, end
            at = self.text.find(needle, at + 1)
        return None

    def find_digits(self, digits: str) -> bool:
        """Return whether a run of digits occurs, with any letters beside it."""
        return digits in self._digit_runs

    @lazy_property
    def _digit_runs(self) -> frozenset[str]:
        return frozenset(_DIGITS.findall(self.text))

    @lazy_property
    def stems(self) -> dict[str, str]:
        """Stem → a word of the text that has it."""
        return {stem_word(word): word for word in dict.fromkeys(split_words(self.text))}

    @lazy_property
    def prefixes(self) -> dict[str, str]:
        """The first five letters → a word that begins with them: finds a name despite a typing error."""
        return {
            word[:_PREFIX_CHARS]: word
            for word in self.stems.values()
            if len(word) >= _PREFIX_CHARS and word.isascii()
        }

    @lazy_property
    def initials(self) -> dict[str, TextSpan]:
        """``gsw`` → the place of Golden State Warriors: initials of two (if capitalised) to five consecutive words."""
        spans = [places.span() for places in WORD_PATTERN.finditer(self.text)]
        places: dict[str, TextSpan] = {}
        for at in range(len(spans)):
            name = written = ""
            for start, end in spans[at : at + 5]:
                name += self.text[start]
                written += self.raw[start]
                if len(name) > 2 or (len(name) == 2 and written.isupper()):
                    places.setdefault(name, (spans[at][0], end))
        return places

    def find_long_form(self, short: str) -> TextSpan | None:
        """Return a word that ``short`` may abbreviate: same first letter and all its letters in order, as tsla for Tesla."""
        for word in self.stems.values():
            if (
                word[0] == short[0]
                and len(word) > len(short)
                and word.isascii()
                and _has_letters_in_order(word, short)
            ):
                return self.find(word)
        return None

    def find_short_form(self, word: str) -> TextSpan | None:
        """Return a word that abbreviates ``word`` by its beginning: prod for production."""
        for short in self.stems.values():
            if _MIN_SHORT_FORM <= len(short) < len(word) - 1 and short.isascii() and word.startswith(short):
                return self.find(short)
        for stem, said in self.stems.items():
            if _MIN_CLIPPED <= len(stem) < len(word) - 1 and stem.isascii() and word.startswith(stem):
                return self.find(said)  # the plural of a clipped word: obits
        return None

    @lazy_property
    def _written_numbers(self) -> tuple[dict[float, TextSpan], dict[float, TextSpan]]:
        plain: dict[float, TextSpan] = {}
        percents: dict[float, TextSpan] = {}
        for number, place, percent in number_mentions.find_written_numbers(self.text):
            plain.setdefault(number, place)
            if percent:
                percents.setdefault(number, place)
        return plain, percents

    @lazy_property
    def _spoken_numbers(self) -> dict[float, TextSpan]:
        return dict(reversed(list(number_mentions.find_spoken_numbers(self.text))))

    def list_number_places(self) -> list[tuple[float, TextSpan]]:
        """Return every mention of a number, in digits and in words, with its position."""
        written = ((number, place) for number, place, _ in number_mentions.find_written_numbers(self.text))
        return [*written, *number_mentions.find_spoken_numbers(self.text)]

    def list_numbers(self) -> list[float]:
        """Return its numbers, in digits and in words."""
        return [*self._written_numbers[0], *self._spoken_numbers]

    def find_number(self, magnitude: float) -> TextSpan | None:
        """Return the place of a number of that magnitude, in digits or in words."""
        return self._written_numbers[0].get(magnitude) or self._spoken_numbers.get(magnitude)

    def find_percentage(self, share: float) -> TextSpan | None:
        """Return the place of ``5%`` for 0.05; and of ``0.05`` for 5 as a percentage."""
        plain, percents = self._written_numbers
        return percents.get(round(share * 100, 9)) or (
            plain.get(round(share / 100, 9)) if share >= 1 else None
        )

    @lazy_property
    def _derived_numbers(self) -> dict[str, TextSpan]:
        """Numbers derived from those of the text, by a change of unit or from two of them, to nine digits."""
        numbers = dict(list({**self._spoken_numbers, **self._written_numbers[0]}.items())[:_MAX_NUMBERS])
        made = {
            _format_digits(other): place
            for number, place in numbers.items()
            for scale in lexicon.UNIT_SCALES
            for other in (number * scale, number / scale)
        }
        if len(numbers) <= _MAX_PAIRED_NUMBERS:
            for one, place in numbers.items():
                for other in numbers:
                    results = (one * other, one + other, one - other, one / (other or 1.0))
                    made |= {
                        _format_digits(result): place for result in results if result >= _MIN_DERIVED_NUMBER
                    }
        return made

    def find_derived_number(self, magnitude: float) -> TextSpan | None:
        """Return the place of a number from which this one can be derived."""
        return self._derived_numbers.get(_format_digits(magnitude)) if magnitude else None

    def find_known_number(self, magnitude: float) -> TextSpan | None:
        """Return the place of words from which this number follows: week for 7, an hour and a half for 90."""
        return self.known_numbers.get(magnitude) or self._durations.get(magnitude)

    def find_measured_number(self, magnitude: float) -> TextSpan | None:
        """Return the place of a measure that is this number in another unit: 16 gigs for 16384."""
        return self._measured_numbers.find(magnitude)

    @lazy_property
    def measures(self) -> list[Measure]:
        """The measures that are named, those side by side also as one."""
        return list_measures(self.text, self.raw)

    @lazy_property
    def moments(self) -> list[datetime]:
        """The days with a time of day that are written in full: 2026-11-29 10:00."""
        return list(date_mentions.find_moments(self.text))

    @lazy_property
    def waits(self) -> list[tuple[timedelta, TextSpan]]:
        """The times from now that are named: in two hours, 半小时后."""
        return [
            (timedelta(seconds=float(number * unit.factor)), place)
            for number, unit, place in self.measures
            if unit.dimension == "time" and is_from_now(self.text, place)
        ]

    def find_telephone(self, digits: str) -> TextSpan | None:
        """Return the place of a telephone number without its country: 0171 2345678 for 491712345678."""
        return next(
            (
                place
                for said, place in number_mentions.find_telephones(self.text)
                if digits.endswith(said) and len(digits) - len(said) <= _MAX_COUNTRY_DIGITS
            ),
            None,
        )

    @lazy_property
    def _measured_numbers(self) -> MeasuredNumbers:
        return MeasuredNumbers(self.text, self.raw)

    @lazy_property
    def _durations(self) -> dict[float, TextSpan]:
        """Durations in minutes, seconds and hours; the days between two days; and the years of two digits."""
        found: dict[float, TextSpan] = {}
        for minutes, place in number_mentions.find_durations(self.text):
            for amount in (minutes, minutes * 60.0, minutes / 60.0):
                found.setdefault(amount, place)
        found |= {days: place for days, place in self._days_between.items() if days not in found}
        for start, end, place in date_mentions.find_hour_ranges(self.text):
            hours = float((end - start) % 12)
            for amount in (hours, 60.0 * hours):
                found.setdefault(amount, place)
        for minutes, place in find_time_ranges(self.text):
            for amount in (float(minutes), minutes / 60.0, 60.0 * minutes):
                found.setdefault(amount, place)
        for year, place in date_mentions.find_short_years(self.text):
            found.setdefault(float(year), place)
        return found

    @lazy_property
    def _days_between(self) -> dict[float, TextSpan]:
        """The numbers of days between two days that are named."""
        days = [(day, place) for (_, day), place in self.days.items()] + list(self.month_days.items())
        return {
            float(other - one): place
            for one, place in days[:_MAX_PAIRED_NUMBERS]
            for other, _ in days[:_MAX_PAIRED_NUMBERS]
            if other > one
        }

    @lazy_property
    def month_days(self) -> dict[int, TextSpan]:
        """Days of a month that are named without the month."""
        whole = [place for _, place in date_mentions.find_days(self.text)]
        return {
            day: place
            for day, place in reversed(list(date_mentions.find_month_days(self.text)))
            if not any(start < place[1] and place[0] < end for start, end in whole if end - start > 4)
            or _DAY_RANGE.search(self.text[place[0] : place[1]])
        }

    def find_implied_number(self, magnitude: float) -> TextSpan | None:
        """Return the place of a word that means 1 or 0 without a number."""
        words = lexicon.WORDS_FOR_ONE if magnitude == 1 else lexicon.WORDS_FOR_ZERO if magnitude == 0 else ()
        return next((place for word in words if (place := self.find(word))), None)

    @lazy_property
    def days(self) -> dict[date_mentions.MonthDay, TextSpan]:
        """Month and day → place."""
        return dict(reversed(list(date_mentions.find_days(self.text))))

    def find_day_between(self, day: date_mentions.MonthDay) -> TextSpan | None:
        """Return the place of a range of days of which any may be meant and that has this one."""
        return next((place for first, last, place in self._day_ranges if is_between(day, first, last)), None)

    @lazy_property
    def _day_ranges(self) -> list[tuple[date_mentions.MonthDay, date_mentions.MonthDay, TextSpan]]:
        return list(find_day_ranges(self.text))

    @lazy_property
    def years(self) -> dict[int, TextSpan]:
        """Year → place."""
        return dict(reversed(list(date_mentions.find_years(self.text))))

    @lazy_property
    def months(self) -> MonthMentions:
        """The months that are named."""
        return MonthMentions(self.text, self.years)

    @lazy_property
    def year_shifts(self) -> dict[int, TextSpan]:
        """Years from this one → place: -1 for last year."""
        return dict(reversed(list(find_year_shifts(self.text))))

    @lazy_property
    def times(self) -> dict[tuple[int, int], TextSpan]:
        """Hour and minute → place."""
        return dict(reversed(list(date_mentions.find_times(self.text))))

    @lazy_property
    def bare_hours(self) -> dict[tuple[int, int], TextSpan]:
        """Hour and minute → place, of hours that are said without am or pm: at 7."""
        return dict(reversed(list(date_mentions.find_bare_hours(self.text))))

    @lazy_property
    def weekdays(self) -> frozenset[int]:
        """The weekdays that are named, Monday as 0."""
        return frozenset(weekday for weekday, _ in date_mentions.find_weekdays(self.text))

    @lazy_property
    def relative_day(self) -> TextSpan | None:
        """The place where a day is named relative to today, or None."""
        return date_mentions.find_relative_day(self.text)


def _is_inside_word(text: str, at: int) -> bool:
    """Return whether this position is inside a word; between characters of scripts without spaces it never is."""
    if not 0 < at < len(text):
        return False
    before, after = text[at - 1], text[at]
    if before in HAN_NUMERALS and after in HAN_NUMERALS:
        return True
    return before.isalnum() and after.isalnum() and before < "\u2e80" and after < "\u2e80"


def _format_digits(number: float) -> str:
    return f"{number:.9g}"


def _has_letters_in_order(word: str, letters: str) -> bool:
    rest = iter(word)
    return all(letter in rest for letter in letters)


class ConversationIndex:
    """An indexed conversation: its transcripts in search order, and those of three roles; None for a role that said nothing."""

    def __init__(self, voices: Sequence[RoleTranscript], *, first: bool) -> None:
        self.voices = tuple(voices)
        self._first = first
        by_role = {voice.role: voice for voice in voices}
        self.user = by_role.get("user")
        self.tool = by_role.get("tool")
        self.assistant = by_role.get("assistant")

    @lazy_property
    def clauses(self) -> list[UserClause]:
        """The clauses of the user's messages, oldest first."""
        return [] if self.user is None else split_clauses(self.user.list_messages(MAX_CLAUSE_CHARS))

    @lazy_property
    def marks(self) -> int:
        """The marks of all the user's clauses (``cue_patterns.py``)."""
        marks = 0
        for one in self.clauses:
            marks |= one.marks
        return marks

    @lazy_property
    def is_cut(self) -> bool:
        """Whether the user said more than is read clause by clause."""
        return self.user is not None and len(self.user.text) > MAX_CLAUSE_CHARS

    @lazy_property
    def is_at_work(self) -> bool:
        """Whether a tool has answered since the user spoke last: the model is carrying out what was asked."""
        if self.tool is None or not self.clauses:
            return False
        return self.tool.list_messages(1)[-1][0] > self.clauses[-1].message

    @lazy_property
    def requested_amounts(self) -> frozenset[float]:
        """The amount that the user's last message asks to be computed, if it does (``requested_amounts.py``)."""
        if not self.marks & (cues.ADDS_UP | cues.SHARES | cues.COMPARES | cues.CHANGES_BY_RATE):
            return frozenset()
        results = self.tool.list_messages(MAX_CLAUSE_CHARS) if self.tool is not None else []
        return find_requested_amounts(self.clauses, results[-1][1] if results else "")

    @lazy_property
    def computed_numbers(self) -> frozenset[str]:
        """Numbers, to nine digits, that follow by the arithmetic the user asks for from numbers of any role (``computed_amounts.py``)."""
        user = self.user
        if user is None:
            return frozenset()
        if self.requested_amounts:
            return frozenset(map(_format_digits, self.requested_amounts))
        numbers = [number for voice in self.voices for number in voice.list_numbers()][:_MAX_COMPUTED_NUMBERS]
        return frozenset(map(_format_digits, iter_computed_amounts(user.text, user.list_numbers(), numbers)))

    @lazy_property
    def moved_times(self) -> frozenset[tuple[int, int]]:
        """The times to which the user moves one that anybody named: four o'clock where it was three and goes "back by an hour"."""
        user = self.user
        if user is None or not moves_time(user.text):
            return frozenset()
        times = [*user.bare_hours, *(time for voice in self.voices for time in voice.times)]
        return list_moved_times(user.measures, times)

    @lazy_property
    def ending_times(self) -> frozenset[tuple[int, int]]:
        """The times at which what the user has begin at a time ends, by the duration that is named: four o'clock for "from two for two hours"."""
        user = self.user
        if user is None or not (user.times or user.bare_hours):
            return frozenset()
        return list_moved_times(user.measures, [*user.bare_hours, *user.times], back=False)

    @lazy_property
    def request_concepts(self) -> frozenset[int]:
        """The concepts of the request."""
        if self.user is None:
            return frozenset()
        if len(self.user.text) > _MAX_REQUEST_CHARS:
            return find_concepts(self.user.text)
        return frozenset(one for _, concepts in self.request_concept_words for one in concepts)

    @lazy_property
    def request_concept_words(self) -> list[ConceptWord]:
        """The words and phrases of the request that name a concept, by their place in the user's folded text."""
        user = self.user
        return [] if user is None else list(iter_concept_words(user.text[:_MAX_REQUEST_CHARS]))

    @lazy_property
    def request_tokens(self) -> list[RequestToken]:
        """The content words of the request but for numbers, in order; a Chinese character is a part of a word."""
        user = self.user
        if user is None:
            return []
        return [
            RequestToken(*match.span(), stem, weight)
            for match in _REQUEST_TOKEN.finditer(user.text[:_MAX_REQUEST_CHARS])
            for stem, weight in (_weigh_token(match[0]),)
            if weight and not (match[0] in _CONTRACTED and _is_contracted(user.text, *match.span()))
        ]

    @lazy_property
    def request_words(self) -> frozenset[str] | None:
        """The topic words of the request; None when it refers to earlier messages."""
        if not self._first or self.user is None:
            return None
        said = frozenset(split_words(self.user.text))
        kinds = [name for name, members in _WORDS_BY_KIND if not said.isdisjoint(members)]
        stems = frozenset(map(stem_word, said)) - COMMON_STEMS
        return stems.union(*map(extract_content_stems, kinds)) if kinds else stems


def index_conversation(conversation: Sequence[ConversationMessage]) -> ConversationIndex:
    """Index a conversation, oldest message first.

    The last few indexes of short conversations are kept: the calls of one output, and a call after the answer to its question, have one.
    """
    if sum([len(one.text) for one in conversation]) > _MAX_KEPT_CHARS:
        return _build_index(conversation)
    return _build_kept_index(tuple(conversation))


_MAX_KEPT_CHARS = 16 * 1024
_MAX_KEPT_INDEXES = 16


@lru_cache(_MAX_KEPT_INDEXES)
def _build_kept_index(conversation: tuple[ConversationMessage, ...]) -> ConversationIndex:
    return _build_index(conversation)


def _build_index(conversation: Sequence[ConversationMessage]) -> ConversationIndex:
    parts: dict[Role, list[tuple[int, int, str]]] = {role: [] for role in ROLE_ORDER}
    remaining = MAX_CONVERSATION_CHARS
    answered = False
    for index in range(len(conversation) - 1, -1, -1):
        message = conversation[index]
        answered = answered or message.role == "user"
        if message.role == "assistant" and not answered:
            continue
        text = message.text[-remaining:]
        parts[message.role].append((index, len(message.text) - len(text), compose_text(text)))
        remaining -= len(text)
        if remaining <= 0:
            break
    first = len(parts["user"]) == 1 and not parts["tool"]
    return ConversationIndex(
        [RoleTranscript(role, parts[role]) for role in ROLE_ORDER if parts[role]], first=first
    )
