"""Where the values of a call come from: the conversation, a default of the schema, or nowhere. Pure.

Every leaf of the arguments is looked up separately, in this order, first match wins: verbatim; folded; as a number
or a share; by a well-known fact; as a day or a time of day; all of its words; as initials; a default; and last, a part of its words, with the
``share`` of them that was found. Only reports its findings: the gate decides whether an ungrounded value may be used.

True, false, null and empty values cannot be found in a conversation: they are ``unweighed``. So are leaves
beyond the first ``MAX_LEAVES``.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, datetime, timedelta
from operator import itemgetter
from typing import Any, Literal

from callwright.core.ground import date_mentions, number_mentions, world_facts
from callwright.core.ground.conversation_index import ConversationIndex, RoleTranscript
from callwright.core.ground.cue_patterns import CORRECTS, RELATIVE_DAY, RELATIVE_DAYS
from callwright.core.ground.lexicon import INCLUDED_IN, SYNONYMS
from callwright.core.ground.member_evidence import build_cues, find_said_place, list_members
from callwright.core.ground.moment_ranges import is_after_wait
from callwright.core.ground.number_mentions import TextSpan
from callwright.core.ground.period_mentions import is_edge_of_month, is_end_of_month, parse_month
from callwright.core.selection.request_terms import list_topic_characters
from callwright.core.selection.tool_keywords import ToolParameter
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import (
    extract_content_stems,
    fold_text,
    is_mostly_cjk,
    split_identifier,
    split_words,
    stem_word,
)
from callwright.domain.contract import path_to_pointer
from callwright.domain.grounding import Grounding, GroundingKind

MAX_LEAVES = 1_000
MAX_WORDS = 200
"""Maximum number of words of one text that are looked up; of a longer text only its beginning counts."""

MAX_DESCRIPTION_CHARS = 4_000
"""Maximum number of characters of a description that are searched for a value."""

MIN_COMPOSED_WORDS = 8
"""Number of words from which a text counts as composed by the model: then only its names and numbers are looked up."""

MIN_WRITTEN_WORDS = 1
"""The same for a field that holds a message, a title or another text in the model's words."""

_WRITTEN_FIELDS = frozenset(
    "body text message content title subject note notes comment comments description summary reason memo caption topic remark remarks details answer reply statement sql query code script".split()
)
_HAN_WRITTEN_FIELD = re.compile("内容|正文|标题|主题|备注|说明|描述|原因|理由|留言|消息|摘要|语句")
PATH_FIELDS = frozenset("path file filename filepath".split())
"""Words of fields that name the file of a call."""
_FILE_TEXT_FIELDS = frozenset(
    "content contents text body code source data new old replacement replace search find insert patch diff string str line lines edit edits".split()
)
_NEW_PATH_SHARE = 0.5
"""Share of a path that nobody named in a call that writes a file: the name of a new file is the model's choice, which file is changed is not."""
_URL_SCHEME = re.compile(r"^https?://(?:www\.)?")
_WITHIN_ADDRESS = frozenset(".-@")
_NEAR_DAYS = 62
_FILE_NAME = re.compile(r"(?<![\w@])[\w/-]*\.[a-z]\w{0,11}(?![\w@])")
_UNSAID: frozenset[GroundingKind] = frozenset({"nowhere", "part", "foreign"})
_PLACE_KINDS = frozenset("airport station hotel restaurant cafe clinic hospital street city".split())
"""Kinds that may stand behind a name that was said without them: Gatwick Airport."""

_CLASS_FIELDS = frozenset(
    "category categories kind label labels tag tags priority severity activity genre".split()
)
_HAN_CLASS_FIELD = re.compile("分类|类别|标签|优先级|紧急程度")
_KEY_WORDS = frozenset({"idempotency", "idempotent"})
_COUNT_FIELDS = frozenset(
    "count quantity qty number passengers guests people persons adults seats rooms tickets copies pieces units party".split()
)
_HAN_COUNT_FIELD = re.compile("数量|[人间张份位件个杯]数|数$")
_DOUBLED = 2
_FIRST_HAN = "\u3400"
_MIN_TAKEN_STEM = 2
_IDENTIFIER_VALUE = re.compile(r"#?(?=[a-z_-]*\d)[a-z0-9]+(?:[-_./][a-z0-9]+)*")
_WEEKDAYS = frozenset("monday tuesday wednesday thursday friday saturday sunday".split())
_DIGITS = re.compile(r"\d+")
_LETTERS = re.compile(r"[a-z]+")
_CRON = re.compile(r"(\d{1,2}) (\d{1,2})(?: [\d*/,a-z-]+){3}")
_TELEPHONE_VALUE = re.compile(r"(?:\+|00)\d[\d ()/-]{6,20}")
_CODE_SEPARATOR = re.compile(r"[-_./]")
_CODE = re.compile(r"(?<![a-z0-9])[a-z0-9]+(?:[-_./][a-z0-9]+)+")
_LETTER = r"[^\W_\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]"
"""A letter or digit of a script with spaces between words: 3071 in 会议3071改到 stands by itself."""
_NAME_OR_NUMBER = re.compile(rf"{_LETTER}*\d{_LETTER}*|(?<=[a-z,;:] )[A-Z][^\W_]+")
_CHOICE_CUE = re.compile(
    r"\b(?:or|either|one of|options?|possible|allowed|values?|can be|must be)\b|[/|]|或|可选|取值"
)
_EXAMPLE_CUE = re.compile(
    r"\b(?:e\.g|eg|for example|example|such as|like|for instance|i\.e)\b[^.;]*$|(?:例如|比如|如|示例)[^。；]*$"
)
_MAX_FACT_CHARS = 60
"""Maximum number of characters of a value that is looked up among well-known facts."""

_PART_SEPARATOR = re.compile(r"[,/;|]")
_CONVERSATION_LANGUAGES = {"en": False, "english": False, "zh": True, "chinese": True, "中文": True}
"""Languages of a conversation, and whether the language is written without spaces."""
_YEARS = range(1900, 2101)
_MONTHS = 12
_MONTH_FIELD = re.compile("month|月")
_RADIUS_FIELD = re.compile("radius|半径")
_DIAMETER = ScriptPattern(r"\b(?:diameter|across|wide)\b|直径|口径")
_USERS_OWN = frozenset("me self myself user current_user currentuser i 我 本人 自己".split())
_OF_THE_USER = ScriptPattern(r"\b(?:i|me|my|mine|we|our|us)\b|我|咱|本人|自己")
"""Words by which people name themselves, and values that mean the user."""

_CODE_RUNS = re.compile(r"[a-z]+|\d+")
_SPACED_CODE = re.compile(r"(?=[a-z0-9 -]{3,24}$)(?:[a-z]+[ -]?\d|\d+[ -]?[a-z])[a-z0-9 -]*")
_MIN_CODE_RUNS = 2
_END_FIELD = re.compile(r"^(?:end|until|till|to|finish|stop)(?![a-z])|_(?:end|until)$|结束|截止|终止")
_START_FIELD = re.compile(r"^(?:start|from|begin|first)|^(?:起始|开始|起)")
_COUNTED_FROM_TODAY = ScriptPattern(
    r"\b(?:how (?:long|many)\b.*\b(?:until|till?|to go|left|before)\b)|还有多[少久]|还剩|距离?.*多[少久]"
)
_DETERMINERS = frozenset("my your our the a an".split())
_MIN_WORD_SHARE = 0.5
_FULL_SHARE = 0.99
_PART_SHARE = 0.75
"""Share of a value of which one part was mentioned completely."""
_TAIL_SHARE = 0.3
"""Share of ``Fremont, CA`` of which only the wider part was mentioned: the place itself was not."""
_RELATIVE_DAY_SHARE = 0.9
_UNSAID_YEAR_SHARE = 0.9
_UNSAID_DAY_SHARE = 0.8
"""Share of a day and time of which only the time was mentioned: today is not said."""
_OTHER_TIME_SHARE = 0.4
"""Share of a day and time of which the day was mentioned, with another time."""
_SHIFT_CUE = ScriptPattern(
    r"\b(?:later|earlier|before|after|back|forward|until|till|through|within|in \w+ (?:hours?|minutes?|mins?|days?|weeks?)|\d+ (?:days?|nights?|weeks?|hours?|minutes?|mins?)|hours?|minutes?|mins?|nights?)\b|[前后]|推迟|提前|顺延|延|[天晚夜周]后?$|小时|分钟|\d[天晚夜]|[一二两三四五六七][天晚夜]"
)
"""Words by which a day or time follows from another one."""
_OTHER_WEEKDAY_SHARE = 0.1
"""Share of a day that is another weekday than the one that was named."""
_NEAR_WORD_WEIGHT = 0.8
"""Weight of a word that was mentioned with another ending or a typing error."""

ValuePath = tuple[str | int, ...]


def ground_values(
    index: ConversationIndex,
    parameters: Mapping[str, ToolParameter],
    arguments: dict[str, Any],
    moments: Sequence[datetime] = (),
) -> list[Grounding]:
    """Return the origin of each leaf, in the order of the arguments. ``moments``: possible local times of the user; empty if no clock was read."""
    found: list[Grounding] = []
    writes_file = _writes_file(arguments)
    for path, value in _list_leaves(arguments):
        if len(found) == MAX_LEAVES:
            break
        parameter = parameters.get(str(path[0]))
        leaf = _LeafSearch(path, value, parameter, moments)
        found.append(leaf.find_ground_in_file(index) if writes_file else leaf.find_ground(index))
    return found


def _writes_file(arguments: dict[str, Any]) -> bool:
    """Return whether a call is that of an editor: a path, a text for the file, and nothing else but numbers and switches.

    A call with a further text, such as a recipient, sends the text to somebody, and its names and numbers have to be theirs.
    """
    kinds = {_classify_file_field(name, value) for name, value in arguments.items()}
    return {"path", "text"} <= kinds and "other" not in kinds


def _classify_file_field(name: str, value: Any) -> Literal["path", "text", "option", "other"]:
    if value is None or isinstance(value, bool | int | float):
        return "option"
    words = split_identifier(name)
    if isinstance(value, str) and not PATH_FIELDS.isdisjoint(words) and _FILE_TEXT_FIELDS.isdisjoint(words):
        return "path"
    return "other" if _FILE_TEXT_FIELDS.isdisjoint(words) else "text"


def _list_leaves(arguments: dict[str, Any]) -> list[tuple[ValuePath, Any]]:
    """Return every leaf with its path, in order, and one more than are weighed at most."""
    leaves: list[tuple[ValuePath, Any]] = []
    waiting: list[tuple[ValuePath, Any]] = [((key,), item) for key, item in reversed(arguments.items())]
    while waiting and len(leaves) <= MAX_LEAVES:
        at, one = waiting.pop()
        if isinstance(one, dict) and one:
            waiting += [((*at, key), item) for key, item in reversed(one.items())]
        elif isinstance(one, list) and one:
            waiting += [((*at, index), item) for index, item in reversed(list(enumerate(one)))]
        else:
            leaves.append((at, one))
    return leaves


class _LeafSearch:
    """The search for one value in the conversation."""

    def __init__(
        self, path: ValuePath, value: Any, parameter: ToolParameter | None, moments: Sequence[datetime]
    ) -> None:
        self._path = path
        self._moments = moments
        self._value = value
        self._parameter = parameter

    @property
    def _is_required(self) -> bool:
        return self._parameter is not None and self._parameter.required

    @property
    def _is_own_key(self) -> bool:
        """Whether it is an idempotency key: whoever calls makes it up, and no person can confirm it."""
        name = str(self._path[-1])
        return "幂等" in name or not _KEY_WORDS.isdisjoint(split_identifier(name))

    @property
    def _todays(self) -> set[date]:
        """What may be today where the user is."""
        return {one.date() for one in self._moments}

    def find_ground(self, index: ConversationIndex) -> Grounding:
        value = self._value
        if value is None or isinstance(value, bool) or value in ([], {}):
            return self._make_ground("unweighed")
        if isinstance(value, int | float):
            return (
                self._search_number(index, abs(value))
                or self._search_schema(index)
                or self._search_single_count()
                or self._make_ground("nowhere", share=0.0)
            )
        if not isinstance(value, str) or not value.strip() or self._is_own_key:
            return self._make_ground("unweighed")
        return self._search_text(index, value)

    def find_ground_in_file(self, index: ConversationIndex) -> Grounding:
        """Return the origin of a value of a call that writes a file: its text is the model's work, names and numbers in it too."""
        value = self._value
        kind = _classify_file_field(str(self._path[0]), value)
        if kind == "option":
            return self.find_ground(index)
        if not isinstance(value, str) or not value.strip():
            return self._make_ground("unweighed")
        if kind == "text":
            return self._make_ground("composed")
        found = self._search_text(index, value)
        if found.how not in _UNSAID or self._is_other_file(index):
            return found
        return self._make_ground("composed", share=max(found.share, _NEW_PATH_SHARE))

    def _is_other_file(self, index: ConversationIndex) -> bool:
        """Return whether the user named a file and no tool has answered yet: the work does not go on to other files before it began."""
        return (
            index.user is not None and not index.is_at_work and _FILE_NAME.search(index.user.text) is not None
        )

    def _search_text(self, index: ConversationIndex, value: str) -> Grounding:
        folded = fold_text(value).strip()
        return (
            self._search_verbatim(index, value, folded)
            or self._search_synonyms(index, folded)
            or self._search_known_facts(index, folded)
            or self._search_telephone(index, folded)
            or self._search_cron(index, folded)
            or self._search_date_time(index, folded)
            or self._search_month(index, folded)
            or self._search_written_number(index, folded)
            or self._search_words(index, folded)
        )

    def _search_verbatim(self, index: ConversationIndex, value: str, folded: str) -> Grounding | None:
        for voice in index.voices:
            place = voice.find(folded) if folded else None
            if place:
                return self._make_ground(
                    "exact" if voice.raw[slice(*place)] == value else "folded", voice, place
                )
        bare = _URL_SCHEME.sub("", folded).rstrip("/")
        if bare != folded and bare:
            for voice in index.voices:
                place = voice.find(bare)
                if place and voice.text[place[0] - 1 : place[0]] not in _WITHIN_ADDRESS:
                    return self._make_ground("folded", voice, place)
        return None

    def _search_synonyms(self, index: ConversationIndex, folded: str) -> Grounding | None:
        """Find synonyms: ``USD`` for dollars; and ``en`` for the language that the user writes."""
        user = index.user
        if (
            user is not None
            and folded in _CONVERSATION_LANGUAGES
            and _CONVERSATION_LANGUAGES[folded] == is_mostly_cjk(user.text)
        ):
            return self._make_ground("implied", user, (0, 0))
        for other in (*SYNONYMS.get(folded, ()), *INCLUDED_IN.get(folded, ())):
            for voice in index.voices:
                if place := voice.find(other):
                    return self._make_ground("synonym", voice, place)
        return None

    def _search_known_facts(self, index: ConversationIndex, folded: str) -> Grounding | None:
        """Ground the value in a mention from which it follows by a well-known fact: CA from San Francisco, 上海 from Shanghai."""
        if len(folded) > _MAX_FACT_CHARS:
            return None
        for other in sorted(world_facts.get_other_names(folded)):
            for voice in index.voices:
                if place := voice.find(other):
                    return self._make_ground("synonym", voice, place)
        parts = [part.strip() for part in _PART_SEPARATOR.split(folded)] if "/" not in folded else [folded]
        for voice in index.voices:
            places = [
                (voice.known_texts.get(part) if world_facts.is_derived_text(part) else None)
                or voice.find(part)
                for part in parts
                if part
            ]
            if places and all(places):
                return self._make_ground("known", voice, places[0])
            if place := _find_joined_names(voice, folded):
                return self._make_ground("known", voice, place)
        return None

    def _search_cron(self, index: ConversationIndex, folded: str) -> Grounding | None:
        """Find the time of day of a cron expression: 2 am for ``0 2 * * *``."""
        match = _CRON.fullmatch(folded)
        if match is None:
            return None
        for voice in index.voices:
            if place := _find_time(voice, (int(match[2]), int(match[1]))):
                return self._make_ground("date", voice, place, share=_RELATIVE_DAY_SHARE)
        return None

    def _search_telephone(self, index: ConversationIndex, folded: str) -> Grounding | None:
        """Find a telephone number that was said without its country or with other separators: 0171 2345678 for +491712345678."""
        if not _TELEPHONE_VALUE.fullmatch(folded):
            return None
        digits = "".join(_DIGITS.findall(folded)).removeprefix("00")
        for voice in index.voices:
            if place := voice.find_telephone(digits):
                return self._make_ground("known", voice, place)
        return None

    def _search_written_number(self, index: ConversationIndex, folded: str) -> Grounding | None:
        number = number_mentions.parse_number_text(folded)
        if number is None:
            return None
        return (
            self._search_number(index, abs(number))
            or self._search_schema(index)
            or self._make_ground("nowhere", share=0.0)
        )

    def _search_number(self, index: ConversationIndex, magnitude: float) -> Grounding | None:
        if index.user is not None and magnitude in index.requested_amounts:
            return self._make_ground("number", index.user, (0, 0))  # as good as said
        for how, look in _NUMBER_SEARCHES:
            for voice in index.voices:
                if place := look(voice, magnitude):
                    return self._make_ground(how, voice, place)
            if how == "known" and index.user is not None and f"{magnitude:.9g}" in index.computed_numbers:
                return self._make_ground("known", index.user, (0, 0))
        return (
            self._search_year(index, magnitude)
            or self._search_month_number(index, magnitude)
            or self._search_radius(index, magnitude)
        )

    def _search_month_number(self, index: ConversationIndex, magnitude: float) -> Grounding | None:
        """Find the month that a number stands for, where the field is a month: June for 6, 腊月 for 12."""
        if not 1 <= magnitude <= _MONTHS or not _MONTH_FIELD.search(str(self._path[-1]).lower()):
            return None
        for voice in index.voices:
            if place := voice.months.find_number(int(magnitude)):
                return self._make_ground("date", voice, place)
        return None

    def _search_year(self, index: ConversationIndex, magnitude: float) -> Grounding | None:
        """Find the year that is named from this one: last year, 今年."""
        if magnitude not in _YEARS:
            return None
        passed = {int(magnitude) - one.year for one in self._todays}
        for voice in index.voices:
            for shift, place in voice.year_shifts.items():
                if not passed or shift in passed:
                    return self._make_ground("date", voice, place, share=_UNSAID_YEAR_SHARE)
        return None

    def _search_radius(self, index: ConversationIndex, magnitude: float) -> Grounding | None:
        """Find the diameter of which the value is the half, where the field is a radius."""
        if not _RADIUS_FIELD.search(str(self._path[-1])):
            return None
        for voice in index.voices:
            place = voice.find_number(2 * magnitude) or voice.find_measured_number(2 * magnitude)
            if place and _DIAMETER.search(voice.text):
                return self._make_ground("known", voice, place)
        return None

    # --- days and times -------------------------------------------------------------------------------------

    def _search_date_time(self, index: ConversationIndex, folded: str) -> Grounding | None:
        moment = date_mentions.parse_date_time(folded)
        if moment is None:
            return None
        counted = self._search_moment_from_now(index, moment)
        if counted is not None:
            return counted
        known = (
            moment.time is None
            or any(_find_time(voice, moment.time) for voice in index.voices)
            or moment.time in index.moved_times
            or (
                _END_FIELD.search(str(self._path[-1]).lower()) is not None
                and moment.time in index.ending_times
            )
        )
        for voice in index.voices:
            said = _match_date_time(voice, moment, known_time=known)
            if said is not None:
                share, place = said
                if (
                    share == _OTHER_WEEKDAY_SHARE
                    and not index.marks & CORRECTS
                    and self._is_day_by_name(voice, moment)
                ):
                    share = _RELATIVE_DAY_SHARE  # the weekday is that of something else
                return self._make_ground("date", voice, place, share=share)
        if moment.day is None and known and index.user is not None:
            return self._make_ground("date", index.user, (0, 0), share=_RELATIVE_DAY_SHARE)
        return (
            self._search_day_between(index, moment)
            or self._search_shifted_day(index, moment)
            or self._search_edge_of_month(index, moment)
            or self._search_today(index, moment)
        )

    def _is_day_by_name(self, voice: RoleTranscript, moment: date_mentions.DateTimeParts) -> bool:
        """Return whether a voice names the day from today: yesterday, 今天."""
        shifts = {RELATIVE_DAYS[match[0]] for match in RELATIVE_DAY.finditer(voice.text)}
        days = {one + timedelta(days=shift) for one in self._todays for shift in shifts}
        return any((one.month, one.day) == moment.day for one in days)

    def _search_month(self, index: ConversationIndex, folded: str) -> Grounding | None:
        """Find the month that is named, in words or from today: October, 上个月."""
        month = parse_month(folded)
        if month is None:
            return None
        for voice in index.voices:
            if place := voice.months.find(month, self._todays):
                return self._make_ground("date", voice, place, share=_UNSAID_YEAR_SHARE)
        return None

    def _search_edge_of_month(
        self, index: ConversationIndex, moment: date_mentions.DateTimeParts
    ) -> Grounding | None:
        """Find the month of which the value is the first or the last day, where no day of it is said: "in December"."""
        day, year = moment.day, moment.year
        if day is None or year is None or moment.time is not None or not is_edge_of_month(year, day):
            return None
        user = index.user
        if user is not None and not user.days and is_end_of_month(user.text, date(year, *day), self._todays):
            return self._make_ground("date", user, (0, 0), share=_RELATIVE_DAY_SHARE)
        for voice in index.voices:
            place = voice.months.find_name((year, day[0]), self._todays)
            if place and not any(month == day[0] for month, _ in voice.days):
                return self._make_ground("date", voice, place, share=_UNSAID_DAY_SHARE)
        return None

    def _search_today(
        self, index: ConversationIndex, moment: date_mentions.DateTimeParts
    ) -> Grounding | None:
        """Ground a day as implied where it is today and the user names no other; or where the user counts from today; else None.

        A day that the tool requires is implied by a time of day alone.
        """
        user, day = index.user, moment.day
        if user is None or day is None or moment.time is not None:
            return None
        counted = _START_FIELD.search(str(self._path[-1])) and _COUNTED_FROM_TODAY.search(user.text)
        if not counted and (
            (self._is_required and not user.times) or user.days or user.month_days or user.weekdays
        ):
            return None
        today = any((one.year, one.month, one.day) == (moment.year, *day) for one in self._todays)
        return self._make_ground("implied") if today else None

    def _search_day_between(
        self, index: ConversationIndex, moment: date_mentions.DateTimeParts
    ) -> Grounding | None:
        """Find the range of days of which any may be meant."""
        for voice in index.voices:
            if moment.day is not None and (place := voice.find_day_between(moment.day)):
                return self._make_ground("date", voice, place, share=_UNSAID_DAY_SHARE)
        return None

    def _search_moment_from_now(
        self, index: ConversationIndex, moment: date_mentions.DateTimeParts
    ) -> Grounding | None:
        """Find the wait that leads to the value from now, or from a moment that is written out: "in two hours" where the system says what time it is."""
        if index.user is None or moment.day is None or moment.time is None or not index.user.waits:
            return None
        written = [one for voice in index.voices for one in voice.moments]
        for wait, place in index.user.waits:
            for said in (one + wait for one in written):
                if (said.month, said.day) == moment.day and (said.hour, said.minute) == moment.time:
                    return self._make_ground("date", index.user, place, share=_RELATIVE_DAY_SHARE)
            if written:
                continue
            try:
                value = datetime(moment.year or 1, *moment.day, *moment.time)  # noqa: DTZ001 - a local value, as the moments are
            except ValueError:
                return None
            if is_after_wait(value, wait, self._moments):
                return self._make_ground("date", index.user, place, share=_RELATIVE_DAY_SHARE)
        return None

    def _search_shifted_day(
        self, index: ConversationIndex, moment: date_mentions.DateTimeParts
    ) -> Grounding | None:
        """Find the named day from which the user counts to the value: the 10th for "two days before"."""
        user = index.user
        if user is None or moment.day is None or moment.year is None:
            return None
        for offset in dict.fromkeys(date_mentions.find_day_offsets(user.text)):
            try:
                named = date(moment.year, *moment.day) - timedelta(days=offset)
            except (ValueError, OverflowError):
                return None
            for voice in index.voices:
                place = voice.days.get((named.month, named.day)) or voice.month_days.get(named.day)
                if place:
                    return self._make_ground("date", voice, place, share=_RELATIVE_DAY_SHARE)
        return None

    # --- words ----------------------------------------------------------------------------------------------

    def _search_words(self, index: ConversationIndex, folded: str) -> Grounding:
        wanted = split_words(folded)[:MAX_WORDS]
        if len(wanted) >= (MIN_WRITTEN_WORDS if self._is_written_by_model(index) else MIN_COMPOSED_WORDS):
            return self._search_composed_text(index)
        own = self._search_user(index, folded) or self._search_spaced_code(index, folded)
        if own is not None:
            return own
        if _IDENTIFIER_VALUE.fullmatch(folded) and not (
            self._has_digits_of(index, folded) and not _resembles_code(index, folded)
        ):
            stated = self._search_schema(index)
            return stated if stated and stated.how != "foreign" else self._make_ground("nowhere", share=0.0)
        return self._search_initials(index, folded) or self._search_word_share(
            index, folded, self._drop_parameter_words(wanted)
        )

    def _search_user(self, index: ConversationIndex, folded: str) -> Grounding | None:
        """Find the user behind ``me`` or 本人: a person who speaks of himself."""
        user = index.user
        if user is None or folded not in _USERS_OWN:
            return None
        match = _OF_THE_USER.search(user.text)
        return self._make_ground("synonym", user, match.span()) if match else None

    def _search_spaced_code(self, index: ConversationIndex, folded: str) -> Grounding | None:
        """Find a code that was said with other separators between its letters and digits: BA 117 for BA117."""
        runs = _CODE_RUNS.findall(folded)
        if len(runs) < _MIN_CODE_RUNS or not _SPACED_CODE.fullmatch(folded):
            return None
        code = re.compile(rf"(?<![a-z0-9]){'[ -]?'.join(runs)}(?![a-z0-9])")
        for voice in index.voices:
            if match := code.search(voice.text):
                return self._make_ground("folded", voice, match.span())
        return None

    def _is_written_by_model(self, index: ConversationIndex) -> bool:
        """Return whether the value is a text that the model composes: a message, a title, a reason.

        An optional one must repeat a word of the conversation; otherwise it is an addition, such as an unrequested greeting. A parameter
        with a list of members is never a composed text.
        """
        if self._parameter is None or self._parameter.members:
            return False
        name = str(self._path[0])
        if _WRITTEN_FIELDS.isdisjoint(split_identifier(name)) and not _HAN_WRITTEN_FIELD.search(name):
            return False
        return self._parameter.required or self._takes_up_word(index)

    def _takes_up_word(self, index: ConversationIndex) -> bool:
        """Return whether a content word of the value, or a Chinese character, occurs in the conversation."""
        folded = fold_text(self._value)
        stems = [one for one in extract_content_stems(folded) if len(one) > _MIN_TAKEN_STEM or one.isdigit()]
        characters = list_topic_characters(folded)
        return any(stem in voice.stems for voice in index.voices for stem in stems) or any(
            char in voice.text for voice in index.voices for char in characters
        )

    def _has_digits_of(self, index: ConversationIndex, folded: str) -> bool:
        """Return whether every run of digits of an identifier was mentioned: 0042 for ORD-0042."""
        return any(
            all(voice.find_digits(digits) for digits in _DIGITS.findall(folded)) for voice in index.voices
        )

    def _search_composed_text(self, index: ConversationIndex) -> Grounding:
        """Search a text composed by the model: only the names and numbers in it can be looked up."""
        facts = [
            fold_text(fact)
            for fact in _NAME_OR_NUMBER.findall(self._value)[:MAX_WORDS]
            if not (fact.isupper() and fact.isalpha())
        ]
        if any(map(str.isdigit, facts)):
            known = self._list_dates_from_today(index)
            facts = [fact for fact in facts if fact not in known]
        if not facts:
            return self._make_ground("composed")
        share, place, voice = _find_best_voice(index, facts)
        if any(self._contradicts_weekday(index, fact) for fact in facts):
            share = 0.0
        return self._make_ground("composed", voice, place, share)

    def _list_dates_from_today(self, index: ConversationIndex) -> set[str]:
        """Return the numbers of the text that say today's year, or a day near today that the user names from it: 12月8日 for 下周二."""
        todays, user = self._todays, index.user
        found = {str(one.year) for one in todays}
        if user is None or (user.relative_day is None and not user.weekdays):
            return found
        for (month, day), _ in date_mentions.find_days(fold_text(self._value)):
            for today in todays:
                try:
                    named = date(today.year + (month < today.month - _MONTHS // 2), month, day)
                except ValueError:
                    continue
                fits = not user.weekdays or named.weekday() in user.weekdays
                if fits and abs((named - today).days) <= _NEAR_DAYS:
                    found |= {str(month), str(day), f"{month:02}", f"{day:02}"}
        return found

    def _contradicts_weekday(self, index: ConversationIndex, fact: str) -> bool:
        """Return whether a text names a weekday while the user named only others."""
        user = index.user
        if fact not in _WEEKDAYS or user is None:
            return False
        said = _WEEKDAYS.intersection(user.stems.values())
        return bool(said) and fact not in said

    def _search_word_share(self, index: ConversationIndex, folded: str, wanted: list[str]) -> Grounding:
        share, place, voice = _find_best_voice(index, wanted)
        if share > _FULL_SHARE:
            return self._make_ground("words", voice, place)
        if share < _PART_SHARE:
            share, place, voice = max(
                [(share, place, voice), *_iter_part_matches(index, folded)], key=itemgetter(0)
            )
        other = (
            self._search_member(index)
            or self._search_abbreviation(index, folded)
            or self._search_single_character(index, folded)
            or (self._search_schema(index) if share < _MIN_WORD_SHARE else None)
            or (self._search_choice() if share < _MIN_WORD_SHARE else None)
        )
        return other or self._make_ground("part", voice, place, share)

    def _drop_parameter_words(self, wanted: list[str]) -> list[str]:
        """Drop articles, and words of the parameter's description, which a value may contain as its format: ``track:… artist:…``; and the kind of a place behind its name."""
        described = self._parameter.stems if self._parameter is not None else frozenset()
        named = [word for word in wanted if word not in _DETERMINERS] or wanted
        kept = [word for word in named if stem_word(word) not in described] or named
        return kept[:-1] if len(kept) > 1 and kept[-1] in _PLACE_KINDS else kept

    def _search_initials(self, index: ConversationIndex, folded: str) -> Grounding | None:
        """Find the words that initials such as ``NY`` and ``GSW`` abbreviate."""
        for voice in index.voices if _is_abbreviation(folded) else ():
            if place := voice.initials.get(folded):
                return self._make_ground("initials", voice, place)
        return None

    def _search_abbreviation(self, index: ConversationIndex, folded: str) -> Grounding | None:
        """Find the word that an abbreviation shortens: ``TSLA`` for Tesla, ``tmp`` for temporary."""
        for voice in index.voices if _is_abbreviation(folded) else ():
            if place := voice.find_long_form(folded):
                return self._make_ground("initials", voice, place)
        for voice in index.voices if _is_long_word(folded) else ():
            if place := voice.find_short_form(folded):
                return self._make_ground("initials", voice, place)
        return None

    def _search_single_character(self, index: ConversationIndex, folded: str) -> Grounding | None:
        """Find the short form of a doubled Chinese word, 姐 for 姐姐, or a verb and its object with a particle between them, 洗个澡 for 洗澡."""
        if len(folded) == _DOUBLED and folded[0] >= _FIRST_HAN and folded[0] != folded[1]:
            parted = re.compile(f"{re.escape(folded[0])}[了过个着完点]{{1,2}}{re.escape(folded[1])}")
            for voice in index.voices:
                if match := parted.search(voice.text):
                    return self._make_ground("words", voice, match.span())
        if len(folded) != _DOUBLED or folded[0] != folded[1] or folded.isascii():
            return None
        for voice in index.voices:
            at = voice.text.find(folded[0])
            if at >= 0:
                return self._make_ground("synonym", voice, (at, at + 1))
        return None

    def _search_choice(self) -> Grounding | None:
        """Ground the value as a class that the model chose for a subject of the conversation, such as the category of an expense; else None."""
        names = split_identifier(str(self._path[0]))
        chosen = not _CLASS_FIELDS.isdisjoint(names) or _HAN_CLASS_FIELD.search(str(self._path[0]))
        return self._make_ground("member", share=0.0) if chosen else None

    def _search_single_count(self) -> Grounding | None:
        """Ground a count of 1 as implied where the conversation states no number: one passenger for "book me a flight"; else None."""
        if self._value != 1 or self._parameter is None or self._parameter.required:
            return None
        name = str(self._path[-1])
        counts = not _COUNT_FIELDS.isdisjoint(split_identifier(name)) or _HAN_COUNT_FIELD.search(name)
        return self._make_ground("implied") if counts else None

    # --- not in the conversation ----------------------------------------------------------------------------

    def _search_schema(self, index: ConversationIndex) -> Grounding | None:
        """Ground the value in the schema: as a default, a member of an enum, or a value in a description; else None."""
        forms = self._parameter.list_schemas_at(self._path[1:]) if self._parameter is not None else []
        for form in forms:
            if "default" in form and form["default"] == self._value:
                return self._make_ground("default")
        if any(self._value in form.get("enum", ()) for form in forms):
            return self._search_member(index) or self._make_ground("member", share=0.0)
        for form in forms:
            described = form.get("description")
            if isinstance(described, str) and (how := _classify_description_match(described, self._value)):
                return self._make_ground(how, share=0.0)
        if isinstance(self._value, str) and _is_other_script(index, fold_text(self._value)):
            return self._make_ground("foreign", share=0.0)
        return None

    def _search_member(self, index: ConversationIndex) -> Grounding | None:
        """Find words of the conversation that mean the enum member: "he only looks at it" for ``viewer``."""
        if self._parameter is None or not isinstance(self._value, str) or len(self._path) > 1:
            return None
        members = list_members(self._parameter)
        if self._value not in members:
            return None
        cue = build_cues(tuple(members), self._parameter.description)[self._value]
        for voice in index.voices:
            if place := find_said_place(cue, voice.text, voice.stems):
                return self._make_ground("synonym", voice, place)
        return None

    def _make_ground(
        self,
        how: GroundingKind,
        voice: RoleTranscript | None = None,
        place: TextSpan | None = None,
        share: float = 1.0,
    ) -> Grounding:
        required = self._is_required
        path = path_to_pointer(self._path)
        if voice is None or place is None:
            return Grounding(path, "nowhere" if how == "part" else how, share, required)
        return Grounding(path, how, share, required, voice.role, *voice.locate_origin(place))


def _find_joined_names(voice: RoleTranscript, folded: str) -> TextSpan | None:
    """Return the place of a Chinese name that was said without the wider one before it: 虹桥 for 上海虹桥."""
    if folded.isascii() or len(folded) > _MAX_JOINED_CHARS:
        return None
    for at in range(_MIN_JOINED_CHARS, len(folded) - 1):
        if folded[:at] in voice.known_texts and (place := voice.find(folded[at:])):
            return place
    return None


_MIN_JOINED_CHARS, _MAX_JOINED_CHARS = 2, 12


def _resembles_code(index: ConversationIndex, folded: str) -> bool:
    """Return whether a code has the form of a code in the conversation, but a part that the conversation lacks: BEAN-COL-1KG for BEAN-ETH-1KG."""
    parts = [part for part in _CODE_SEPARATOR.split(folded) if part.isalpha()]
    if not _CODE_SEPARATOR.search(folded) or all(
        any(voice.find(part) for voice in index.voices) for part in parts
    ):
        return False
    shape = _shape_code(folded)
    return any(
        _shape_code(match[0]) == shape for voice in index.voices for match in _CODE.finditer(voice.text)
    )


def _shape_code(code: str) -> str:
    """Return the form of a code: its runs of letters and of digits, and their separators."""
    return _DIGITS.sub("9", _LETTERS.sub("a", code))


def _find_hour(voice: RoleTranscript, magnitude: float) -> TextSpan | None:
    """Return the place of an hour of the day: 23 for 11 pm."""
    return voice.times.get((int(magnitude), 0)) if magnitude < 25 and magnitude == int(magnitude) else None


_NUMBER_SEARCHES: tuple[tuple[GroundingKind, Callable[[RoleTranscript, float], TextSpan | None]], ...] = (
    ("number", RoleTranscript.find_number),
    ("date", _find_hour),
    ("percent", RoleTranscript.find_percentage),
    ("known", RoleTranscript.find_known_number),
    ("known", RoleTranscript.find_measured_number),
    ("implied", RoleTranscript.find_implied_number),
    ("derived", RoleTranscript.find_derived_number),
)
"""Ways in which a number may have been mentioned, the most certain first."""


def _match_date_time(
    voice: RoleTranscript, moment: date_mentions.DateTimeParts, *, known_time: bool
) -> tuple[float, TextSpan] | None:
    """Return how much of a day or time was mentioned, and where; ``known_time``: the time stands anywhere in the conversation."""
    parts: list[TextSpan | None] = []
    if moment.day is not None:
        parts.append(voice.days.get(moment.day) or voice.month_days.get(moment.day[1]) or voice.relative_day)
    if moment.year is not None and moment.day is not None:
        parts.append(voice.years.get(moment.year))
    if moment.time is not None:
        parts.append(_find_time(voice, moment.time))
    places = [place for place in parts if place]
    if not places:
        return None
    if parts[0] is None:
        return (_UNSAID_DAY_SHARE, places[0]) if moment.time is not None and parts[-1] else None
    if not known_time and voice.times and not _SHIFT_CUE.search(voice.text):
        return _OTHER_TIME_SHARE, places[0]
    if moment.day is not None and moment.day not in voice.days and moment.day[1] not in voice.month_days:
        return (_OTHER_WEEKDAY_SHARE if _is_other_weekday(voice, moment) else _RELATIVE_DAY_SHARE), places[0]
    return 1.0 if len(places) == len(parts) else _UNSAID_YEAR_SHARE, places[0]


def _find_time(voice: RoleTranscript, time: tuple[int, int]) -> TextSpan | None:
    """Return the place of a time of day; of its hour without am or pm where no such time is said."""
    hour, minute = time
    other = ((hour + 12) % 24, minute)
    return (
        voice.times.get(time)
        or voice.times.get(other)
        or voice.bare_hours.get(time)
        or voice.bare_hours.get(other)
    )


def _is_other_weekday(voice: RoleTranscript, moment: date_mentions.DateTimeParts) -> bool:
    """Return whether a day is another weekday than the only one that is named."""
    if moment.year is None or moment.day is None or len(voice.weekdays) != 1 or _SHIFT_CUE.search(voice.text):
        return False
    try:
        weekday = date(moment.year, *moment.day).weekday()
    except ValueError:
        return False
    return weekday not in voice.weekdays


def _iter_part_matches(
    index: ConversationIndex, folded: str
) -> Iterator[tuple[float, TextSpan | None, RoleTranscript | None]]:
    """Yield the matches of ``Berkeley, CA`` or ``America/New_York`` when one part of it was mentioned completely."""
    parts = [split_words(part) for part in _PART_SEPARATOR.split(folded, maxsplit=3)]
    for voice in index.voices:
        for at, part in enumerate(parts if len(parts) > 1 else ()):
            share, place = _measure_word_share(voice, part)
            if share > _FULL_SHARE:
                yield _PART_SHARE if at == 0 or "/" in folded else _TAIL_SHARE, place, voice


def _find_best_voice(
    index: ConversationIndex, wanted: list[str]
) -> tuple[float, TextSpan | None, RoleTranscript | None]:
    """Return the transcript that contains most of these words."""
    found = (((*_measure_word_share(voice, wanted), voice)) for voice in index.voices)
    return max(found, key=itemgetter(0), default=(0.0, None, None))


def _is_abbreviation(folded: str) -> bool:
    return 2 <= len(folded) <= _MAX_ABBREVIATION_CHARS and folded.isalpha() and folded.isascii()


def _is_long_word(folded: str) -> bool:
    return len(folded) > _MAX_ABBREVIATION_CHARS and folded.isalpha() and folded.isascii()


_MAX_ABBREVIATION_CHARS = 5


def _measure_word_share(voice: RoleTranscript, wanted: list[str]) -> tuple[float, TextSpan | None]:
    """Return the share of these words that was mentioned, weighted by length, and the place of the first of them."""
    total = found = 0.0
    first: TextSpan | None = None
    for word in wanted:
        weight = float(len(word)) if word.isascii() else 2.0 * len(word)
        total += weight
        said, worth = _match_word(voice, word)
        if said is not None:
            found += weight * worth
            first = first or voice.find(said) or (0, 0)
    return (found / total if total else 0.0), first


def _match_word(voice: RoleTranscript, word: str) -> tuple[str | None, float]:
    said = voice.stems.get(stem_word(word))
    if said is not None:
        return said, 1.0
    if word.isdigit() and (number := voice.find_number(float(word))):
        return voice.text[slice(*number)], 1.0
    if 2 <= len(word) <= 4 and word.isalpha() and word.isascii() and (named := voice.initials.get(word)):
        return voice.text[slice(*named)], 1.0
    near = voice.prefixes.get(word[:5]) if len(word) > 5 and word.isascii() else None
    return near, _NEAR_WORD_WEIGHT


def _classify_description_match(described: str, value: Any) -> GroundingKind | None:
    """Return how the description of a parameter mentions the value: as an example, as the default, or as one of a list; None if it does not."""
    text = fold_text(described[:MAX_DESCRIPTION_CHARS])
    voice = RoleTranscript("system", [(0, 0, text)])
    place = voice.find(fold_text(value) if isinstance(value, str) else str(value))
    if place is None or place[1] - place[0] < 2:
        return None
    before = text[max(place[0] - 40, 0) : place[0]]
    around = text[max(place[0] - 40, 0) : place[1] + 40]
    if "default" in around:
        return "default"
    plain = isinstance(value, str) and value.islower() and value.isalpha()
    listed = isinstance(value, str) and _CHOICE_CUE.search(around) and not _EXAMPLE_CUE.search(before)
    return "member" if plain or listed else "copied"


def _is_other_script(index: ConversationIndex, folded: str) -> bool:
    """Return whether only one of user and value is in a script without spaces between words."""
    user = index.user
    return (
        user is not None
        and any(char.isalpha() for char in folded)
        and is_mostly_cjk(user.text) != is_mostly_cjk(folded)
    )
