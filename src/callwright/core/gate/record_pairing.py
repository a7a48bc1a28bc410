"""Doubts from the records of tool results: the value of one record, where the user's words name another. Pure.

A tool listed two orders, a lamp and a socket; the user wants the lamp returned, and the call has the identifier of the socket. A record
is named by the words and numbers that only it has, by its place ("the second one") or by its rank ("the cheapest"). A value
of one record beside a value of another record of the same list is a doubt too: one call is about one of them.
"""

import re
from collections.abc import Iterator, Sequence
from datetime import date
from functools import lru_cache
from typing import Any

from callwright.core.gate.recipient_choice import addresses_pronoun, is_recipient
from callwright.core.gate.record_names import get_surname, list_full_names, list_surnames
from callwright.core.gate.record_wishes import PRICE_KEY, Wish, judge_record, list_wishes
from callwright.core.gate.result_records import ResultRecord, iter_record_lists
from callwright.core.ground import date_mentions
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import UserClause
from callwright.core.selection.concept_glossary import CHANGE_CONCEPTS, find_concepts
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.lazy_property import lazy_property
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import COMMON_STEMS, GENERIC_STEMS, fold_text, split_words, stem_word

_MAX_RESULT_CHARS = 16 * 1024
_MAX_LISTS = 20
_MIN_NAME_CHARS = 2
_MAX_NAME_CHARS = 80
_MIN_STEM_CHARS = 3
_MIN_NAMED_NUMBER = 10.0
"""A smaller number in the user's words is seldom the name of a record."""

_EXCLUDING_CUE = re.compile(
    r"\b(?:no|other|else|except|instead|but|without|all|both|each|every)\b|n['’]t\b(?! (?:want|need))|\bnot? yet\b|\bcan wait\b|先不|先别|别的|另|其他|其它|除|没|都|全部|每|哪"
)
"""Words with which another record may be named than the one that is meant."""

_COMPLAINT = ScriptPattern(
    r"\b(?:never|(?:has|have|had|did|does|do|is|are|was|were|wo|ca|can)(?:n['’]?t| ?not)) (?:\w+ )?(?:arriv|c[oa]me\b|receiv|got\b|get\b|turn|show|work|reach|start|fit\b|charg|open|load|heat|light|ship|deliver)\w*"
    "|没(?:有)?(?:收到|到货|送到|发货|拿到|寄到|到|反应|动静|声音|法用)|[用打开充看听登连]不(?:了|开|上|出|进)|不(?:能用|工作|亮|响|转|制冷|加热)"
)
"""What is wrong with the thing that is meant: it never came, it does not work."""

_KEEPING_CUE = re.compile(
    r"\b(?:leave|keep) .{1,40}?\b(?:as (?:it|they) (?:is|are)|alone|untouched|in place|open|as is)\b"
    "|(?:别|不要|不用|先不)(?:动|管|碰|取消|退|删|停)|留着|保留"
)
"""That a thing is to stay, in words to a tool that undoes."""

_OTHER_CUE = re.compile(r"\bother\b|\belse\b|\binstead\b|另|别的|其他|其它")
_DENIAL_CUE = re.compile(r"\b(?:is|are|was|were) not\b|\b(?:is|are|was|were)n['’]t\b")
"""Words of a message that names what it is *not* about."""

_ORDINALS = {
    **dict.fromkeys(("first", "1st", "一", "1"), 0),
    **dict.fromkeys(("second", "2nd", "二", "2"), 1),
    **dict.fromkeys(("third", "3rd", "三", "3"), 2),
    **dict.fromkeys(("fourth", "4th", "四", "4"), 3),
    **dict.fromkeys(("fifth", "5th", "五", "5"), 4),
    "last": -1,
    "最后": -1,
}
_ORDINAL_CUE = re.compile(
    r"\b(?:the )?(?P<en>first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th) (?:one|option|result|entry|item|order|in the list|on the list|of (?:these|those|them|the))\b"
    r"|第(?P<han>[一二三四五1-5])(?:个|条|项|单|笔|件|家|份|间|款|班)|(?P<last>最后)一?(?:个|条|项|单|笔|件|家|份|间|款|班)"
)
_LEAST_CUE = re.compile(r"\b(?:cheapest|cheaper|least expensive|lowest priced?)\b|最?便宜")
_MOST_CUE = re.compile(
    r"\b(?:most expensive|priciest|dearest|more expensive|expensive one|pricier)\b|最贵|贵的|更贵"
)
_EARLIEST_CUE = re.compile(
    r"\b(?:earliest|soonest|earlier (?:one|slot|date|appointment|flight|train)|first available)\b|最早|早点的|早一点的|早的那|较早"
)
_LATEST_CUE = re.compile(
    r"\b(?:later (?:one|slot|date|appointment|flight|train)|last (?:flight|train|slot))\b|最晚|晚点的|晚一点的|晚的那|较晚"
)
_MOMENT = re.compile(r"\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2})?")
_IDENTIFIER_KEY = re.compile(r"(?:^|_|[a-z])(?:id|no|key)$|^number$|编号|单号|工号", re.IGNORECASE)
_PREVIOUS_CUE = re.compile(
    r"\b(?:previous|preceding|what we had before|the (?:one|version|release) before|back one|last good)\b|上一?个?版|前一个?版|之前的?版"
)
_VERSION = re.compile(r"v?(\d+(?:\.\d+)+)")
_TIMED_CUE = re.compile(r"\bthe (?=\d)|(?=\d{1,2}[点:：]\S{0,3}的)")

_CONTRAST_CUE = re.compile(r"(?:\bnot|\binstead of|\brather than|不是|而不是|除了)(?: the| my| a)?\s*$")
_RELATION_CUE = re.compile(
    r"\b(?:duplicate|copy|clone|child|parent|subtask|reply|answer|successor|predecessor|follow-?up|blocker) (?:of|to|for)\b|的(?:重复|副本|子任务|父任务|回复|跟进)"
)
_UNDOING_CONCEPTS = find_concepts("cancel delete refund unsubscribe stop terminate") & CHANGE_CONCEPTS


def find_mispaired_identifiers(
    about: ToolKeywords,
    arguments: dict[str, Any],
    index: ConversationIndex,
    todays: Sequence[date] = (),
    *,
    reads: bool = False,
) -> list[str]:
    """Return the names of top-level arguments whose value is of another record than the one that the user names.

    ``todays``: the days that may be today; empty where that is unknown. ``reads``: the call only looks, at any page of a search.
    """
    voice = index.tool
    if voice is None or not index.clauses:
        return []
    values = {
        name: value
        for name, value in arguments.items()
        if (isinstance(value, str) and value.strip() and not (reads and _ADDRESS_MARK in value))
        or (isinstance(value, int | float) and not isinstance(value, bool))
    }
    messages = _list_results_with(values, [raw for _, _, raw in voice.list_messages(_MAX_RESULT_CHARS)])
    if not messages and not any(isinstance(one, list) for one in arguments.values()):
        return []
    latest = index.clauses[-1].message
    if any(one.message == latest and addresses_pronoun(one.text) for one in index.clauses):
        # "Tell him that Lena comes": who is named here need not be who gets it.
        values = {name: value for name, value in values.items() if not is_recipient(about, name)}
        messages = _list_results_with(values, messages)
    undoes = not about.action[0].isdisjoint(_UNDOING_CONCEPTS)
    said = [one for one in index.clauses if one.message == latest]
    naming = _NamingWords(said, undoes=undoes, today=todays[0] if todays else None)
    found: set[str] = set()
    lists = {
        name: [one for one in value if isinstance(one, str)]
        for name, value in arguments.items()
        if isinstance(value, list)
    }
    for listed in list_record_lists(index) if lists else ():
        found.update(name for name, members in lists.items() if listed.swaps_member(members, naming))
    spoken = _find_last_answer(index, latest)
    for raw in messages:
        for listed in _read_record_lists(raw):
            if spoken and not listed.is_any_named(naming):
                found.update(
                    name for name, value in values.items() if listed.is_passed_over(value, spoken, index)
                )
            found.update(name for name, value in values.items() if listed.is_of_other(value, naming))
            found.update(_find_mixed_records(values, listed, index))
    return sorted(found)


def _find_last_answer(index: ConversationIndex, latest: int) -> str:
    """Return the assistant's message right before the user's last one, folded, where that only points to what it names; else an empty text."""
    if index.assistant is None or not any(
        one.message == latest and _POINTER.search(one.text) for one in index.clauses
    ):
        return ""
    return next(
        (
            folded
            for at, folded, _ in index.assistant.list_messages(_MAX_RESULT_CHARS)
            if at == latest - 1 and "?" not in folded and "？" not in folded
        ),
        "",
    )


_ADDRESS_MARK = "://"
_POINTER = re.compile(r"\b(?:it|that one)\b|把它|[他她它]吧|就它|那台|那个(?!月|周|时)")


def list_record_lists(index: ConversationIndex) -> list["RecordList"]:
    """Return the lists of records in the tool results of a conversation."""
    voice = index.tool
    messages = [] if voice is None else voice.list_messages(_MAX_RESULT_CHARS)
    return [listed for _, _, raw in messages for listed in _read_record_lists(raw)]


def _list_results_with(values: dict[str, Any], results: Sequence[str]) -> list[str]:
    """Return the results in which one of these values is written: only they can have its record."""
    written = [value if isinstance(value, str) else f"{value:g}" for value in values.values()]
    return [raw for raw in results if any(map(raw.__contains__, written))]


@lru_cache(32)
def _read_record_lists(raw: str) -> tuple["RecordList", ...]:
    """Return the lists of records in a tool result, which is the same at every later call of a conversation."""
    return tuple(map(RecordList, list(iter_record_lists(raw))[:_MAX_LISTS]))


class _NamingWords:
    """The user's words by which a record is named, clause by clause; what a clause excludes names none."""

    def __init__(self, clauses: Sequence[UserClause], *, undoes: bool, today: date | None = None) -> None:
        self.clauses = clauses
        self._undoes = undoes
        self._today = today
        elsewhere = any(_OTHER_CUE.search(one.text) for one in clauses)
        self._complaints = [] if elsewhere else [one for one in clauses if _COMPLAINT.search(one.text)]
        denied = any(_DENIAL_CUE.search(one.text) for one in clauses if one not in self._complaints)
        self.plain = [
            one
            for one in clauses
            if not denied and (one in self._complaints or not _EXCLUDING_CUE.search(one.text))
        ]

    @lazy_property
    def wishes(self) -> list[Wish]:
        """What the user asks of the record beside its name."""
        return list_wishes(" , ".join(one.text for one in self.clauses), self._today)

    @lazy_property
    def numbers(self) -> frozenset[float]:
        """The numbers that may name a record."""
        return frozenset(
            number
            for one in self.plain
            for number, _ in one.numbers
            if number >= _MIN_NAMED_NUMBER or number != int(number)
        )

    @lazy_property
    def times(self) -> frozenset[tuple[int, int]]:
        """The times of day by which the user names a record: the 2 pm one."""
        return frozenset(
            time
            for one in self.plain
            for time, (start, _) in date_mentions.find_times(one.text)
            if any(cue.end() == start for cue in _TIMED_CUE.finditer(one.text))
        )

    @lazy_property
    def stems(self) -> frozenset[str]:
        """The stems of the affirmed words."""
        return frozenset(
            stem_word(word)
            for one in self.plain
            for said in split_words(one.text)
            if (at := one.text.find(said)) >= 0 and not self._excludes(one, at, at + len(said))
            for word in (said, *list_full_names(said))
        )

    @lazy_property
    def surnames(self) -> frozenset[str]:
        """The surnames by which the user names people: 张 in 跟张总说."""
        return frozenset(
            name
            for one in self.plain
            for name in list_surnames(one.text)
            if not self._excludes(one, at := one.text.find(name), at + 1)
        )

    @lazy_property
    def points_away(self) -> bool:
        """Whether the user names a record by its relation to another one: the copy of it, the reply to it."""
        return any(_RELATION_CUE.search(one.text) for one in self.plain)

    def affirms(self, name: str) -> bool:
        """Return whether a clause names a record by a text, and does not exclude it."""
        return any(
            not self._excludes(one, *place) for one in self.plain for place in _find_name(one.text, name)
        )

    def rejects(self, name: str) -> bool:
        """Return whether a clause excludes what it names by a text: not the red one."""
        return any(self._excludes(one, *place) for one in self.plain for place in _find_name(one.text, name))

    def _excludes(self, clause: UserClause, start: int, end: int) -> bool:
        """Return whether a clause excludes a place; "I don't want the lamp" names the lamp to a tool that cancels."""
        if self._undoes or clause in self._complaints:
            complaint = _COMPLAINT.search(clause.text) if clause in self._complaints else None
            if complaint is not None and complaint.start() <= start < complaint.end():
                return True
            return bool(_CONTRAST_CUE.search(clause.text[:start]) or _KEEPING_CUE.search(clause.text))
        return clause.negated_at >= 0 or clause.rejects_span(start, end)

    def quotes(self, value: Any) -> bool:
        """Return whether the user's words have the value itself."""
        if isinstance(value, str):
            folded = fold_text(value)
            moment = date_mentions.parse_date_time(folded.strip()[:16])
            if moment is not None and moment.time is not None and self._names_time(moment.time):
                return True
            return any(folded in one.text for one in self.clauses)
        return any(number == value for one in self.clauses for number, _ in one.numbers)

    def _names_time(self, time: tuple[int, int]) -> bool:
        """Return whether the user's words have a time of day, with or without its half of the day."""
        return any(
            (said[0] % 12, said[1]) == (time[0] % 12, time[1])
            for one in self.clauses
            for said, _ in date_mentions.find_times(one.text)
        )


class RecordList:
    """A list of records, and what only one of them has."""

    def __init__(self, records: Sequence[ResultRecord]) -> None:
        self.records = records

    @lazy_property
    def names(self) -> list[frozenset[str]]:
        """The texts of each record that not all of them have."""
        names = [_list_names(one) for one in self.records]
        shared = frozenset.intersection(*names)
        return [one - shared for one in names]

    @lazy_property
    def stems(self) -> list[frozenset[str]]:
        """The words of each record that no other one has."""
        stems = [_list_stems(_list_names(one)) for one in self.records]
        return [
            own.difference(*(other for other in stems[:at] + stems[at + 1 :])) for at, own in enumerate(stems)
        ]

    def find_owner(self, value: Any) -> int | None:
        """Return the place of the only record that has this value, or None."""
        owners = self._owners.get(value)
        return owners[0] if owners is not None and len(owners) == 1 else None

    @lazy_property
    def _owners(self) -> dict[str | float, list[int]]:
        """The texts and numbers of the records → the places of those that have them; whole numbers as texts too."""
        owners: dict[str | float, list[int]] = {}
        for at, record in enumerate(self.records):
            for own in record.values():
                for key in _list_keys(own):
                    places = owners.setdefault(key, [])
                    if at not in places:
                        places.append(at)
        return owners

    def is_any_named(self, naming: _NamingWords) -> bool:
        """Return whether the user names any of the records."""
        return self._find_ranked(naming) is not None or any(
            self._is_named(at, naming) for at in range(len(self.records))
        )

    def is_passed_over(self, value: Any, spoken: str, index: ConversationIndex) -> bool:
        """Return whether a value belongs to one record where what was said last names only another one, and the user never named this one."""
        owner = self.find_owner(value)
        if owner is None or not isinstance(value, str) or _VERSION.fullmatch(value) or index.user is None:
            return False
        named = [at for at, names in enumerate(self.names) if any(_has_word(spoken, one) for one in names)]
        return len(named) == 1 and named != [owner] and not any(map(index.user.find, self.names[owner]))

    def swaps_member(self, members: Sequence[str], naming: _NamingWords) -> bool:
        """Return whether a list has an unnamed record in the place of one that the user names."""
        placed = {
            at for one in members if (at := self.find_owner(one)) is not None and not naming.quotes(one)
        }
        if not placed:
            return False
        named = {at for at in range(len(self.records)) if self._is_named(at, naming)}
        return len(placed) <= len(named) and bool(placed - named) and bool(named - placed)

    def is_of_other(self, value: Any, naming: _NamingWords) -> bool:
        """Return whether a value belongs to one record while the user names another."""
        owner = self.find_owner(value)
        if owner is None or naming.quotes(value):
            return False
        judged = [judge_record(one, naming.wishes) for one in self.records] if naming.wishes else []
        if judged and judged[owner] is False and True in judged and not self._is_whole_named(owner, naming):
            return True
        ranked = self._find_ranked(naming)
        if ranked is not None:
            return ranked != owner
        if self._is_named(owner, naming):
            return False
        if naming.points_away and self._refers_to_named(owner, naming):
            return False
        rejected = any(naming.rejects(name) for name in self._list_words(owner))
        return any(
            (self._is_identifier(value, owner) or rejected or self._is_whole_named(at, naming))
            and self._is_named(at, naming)
            for at in range(len(self.records))
            if at != owner and not (judged and judged[at] is False)
        )

    def _is_identifier(self, value: Any, owner: int) -> bool:
        """Return whether a value names a record: any text, and a number under the key of an identifier."""
        if isinstance(value, str):
            return True
        keys = [key for key, own in self.records[owner].items() if _is_same(value, own)]
        return len(keys) == 1 and _IDENTIFIER_KEY.search(keys[0]) is not None

    def _find_ranked(self, naming: _NamingWords) -> int | None:
        """Return the place of the record that the user names by its place or its price, or None."""
        for one in naming.plain:
            match = _ORDINAL_CUE.search(one.text)
            if match:
                rank = _ORDINALS[match["en"] or match["han"] or match["last"]]
                return rank % len(self.records) if rank < len(self.records) else None
            if _PREVIOUS_CUE.search(one.text) and (at := self._find_previous(naming)) is not None:
                return at
            least, most = _LEAST_CUE.search(one.text), _MOST_CUE.search(one.text)
            fitting = self._list_fitting(naming) if least or most else []
            prices = self._list_prices(fitting)
            if prices and len(set(prices)) == len(prices):
                return fitting[prices.index(min(prices) if least else max(prices))]
            early, late = _EARLIEST_CUE.search(one.text), _LATEST_CUE.search(one.text)
            moments = self._list_moments() if early or late else []
            if moments and len(set(moments)) == len(moments):
                return moments.index(min(moments) if early else max(moments))
        return None

    def _list_moments(self) -> list[str]:
        """Return the day of every record, with its time of day where it has one; empty where one has none or several."""
        found = [
            {match[0] for own in one.values() if isinstance(own, str) and (match := _MOMENT.match(own))}
            for one in self.records
        ]
        return [moment for one in found for moment in one] if all(len(one) == 1 for one in found) else []

    def _find_previous(self, naming: _NamingWords) -> int | None:
        """Return the place of the version before the current one, which the user names or which is the newest; None for no versions."""
        versions = [_parse_version(one.get("", "")) for one in self.records]
        if None in versions or len(set(versions)) < len(versions):
            return None
        ordered = sorted(range(len(versions)), key=lambda at: versions[at] or (), reverse=True)
        named = [at for at in ordered if naming.quotes(self.records[at][""])]
        rank = ordered.index(named[0]) + 1 if named else 1
        return ordered[rank] if rank < len(ordered) else None

    def _list_fitting(self, naming: _NamingWords) -> list[int]:
        """Return the places of the records that break no wish."""
        return [at for at, one in enumerate(self.records) if judge_record(one, naming.wishes) is not False]

    def _list_prices(self, places: Sequence[int]) -> list[float]:
        """Return the price of these records; empty where one has none."""
        prices = [
            next(
                (
                    float(value)
                    for key, value in self.records[at].items()
                    if PRICE_KEY.search(key) and isinstance(value, int | float)
                ),
                None,
            )
            for at in places
        ]
        return [one for one in prices if one is not None] if None not in prices else []

    def _is_named(self, at: int, naming: _NamingWords) -> bool:
        return (
            self._is_whole_named(at, naming)
            or not self.stems[at].isdisjoint(naming.stems)
            or not self._list_numbers(at).isdisjoint(naming.numbers)
            or not self._list_times(at).isdisjoint(naming.times)
            or self._is_person_named(at, naming)
        )

    def _is_person_named(self, at: int, naming: _NamingWords) -> bool:
        """Return whether a record is the only one of a person with a surname that the user says with a title."""
        said = naming.surnames
        if not said:
            return False
        surnames = [{get_surname(name) for name in names} - {None} for names in self.names]
        return any(name in said and sum(name in others for others in surnames) == 1 for name in surnames[at])

    def _refers_to_named(self, owner: int, naming: _NamingWords) -> bool:
        """Return whether a record has the identifier of the record that the user names: the duplicate of the login bug."""
        own = {str(one) for one in self.records[owner].values() if isinstance(one, str | int)}
        return any(
            str(record.get(key)) in own
            for at, record in enumerate(self.records)
            for key in ("id", "key", "number", "编号")
            if at != owner and record.get(key) is not None and self._is_named(at, naming)
        )

    def _is_whole_named(self, at: int, naming: _NamingWords) -> bool:
        return any(naming.affirms(name) for name in self.names[at])

    def _list_words(self, at: int) -> Iterator[str]:
        yield from self.names[at]
        yield from self.stems[at]

    def _list_numbers(self, at: int) -> frozenset[float]:
        """Return the numbers that only one record has."""
        own, *others = (
            frozenset(float(one) for one in record.values() if isinstance(one, int | float))
            for record in (self.records[at], *(one for one in self.records if one is not self.records[at]))
        )
        return own.difference(*others)

    def _list_times(self, at: int) -> frozenset[tuple[int, int]]:
        """Return the times of day of a record."""
        moments = (
            date_mentions.parse_date_time(fold_text(one)[:16])
            for one in self.records[at].values()
            if isinstance(one, str)
        )
        return frozenset(one.time for one in moments if one is not None and one.time is not None)


def _find_mixed_records(
    values: dict[str, Any], listed: RecordList, index: ConversationIndex
) -> Iterator[str]:
    """Yield the arguments of a call that has an identifier of one record and a number or text of another, which nobody said."""
    if len(values) < _MIN_MIXED:
        return
    owned = {name: listed.find_owner(value) for name, value in values.items()}
    keys = {
        name: next((key for key, own in listed.records[at].items() if _is_same(values[name], own)), "")
        for name, at in owned.items()
        if at is not None
    }
    places = {owned[name] for name in keys}
    if len(places) == 1 or len(set(keys.values())) < len(keys) or len(keys) < 2:
        return
    user = index.user
    for name in keys:
        value = values[name]
        said = user is not None and (
            user.find(fold_text(value)) if isinstance(value, str) else user.find_number(abs(value))
        )
        if not said and isinstance(value, int | float):
            yield name


_MIN_MIXED = 2


def _list_keys(own: Any) -> tuple[str | float, ...]:
    """Return how a value of a record may stand in a call; nothing for a truth value, a list or an object."""
    if isinstance(own, str):
        return (own,)
    if isinstance(own, bool):
        return ()
    return (own, str(own)) if isinstance(own, int) else (own,) if isinstance(own, float) else ()


def _parse_version(text: str) -> tuple[int, ...] | None:
    match = _VERSION.fullmatch(text)
    return tuple(map(int, match[1].split("."))) if match else None


def _is_same(value: Any, own: Any) -> bool:
    if isinstance(own, bool) or isinstance(value, bool):
        return False
    if isinstance(value, str) != isinstance(own, str):
        return isinstance(value, str) and isinstance(own, int) and str(own) == value
    return bool(value == own)


def _list_names(record: ResultRecord) -> frozenset[str]:
    """Return the folded texts of a record by which a person may name it."""
    return frozenset(
        folded
        for value in record.values()
        if isinstance(value, str)
        and _MIN_NAME_CHARS <= len(folded := fold_text(value).strip()) <= _MAX_NAME_CHARS
        and any(char.isalpha() for char in folded)
    )


def _list_stems(names: frozenset[str]) -> frozenset[str]:
    """Return the stems of the words of a record's texts, without codes, days and common words."""
    return frozenset(
        stem
        for name in names
        for word in split_words(name)
        if (stem := stem_word(word)) not in COMMON_STEMS
        and stem not in GENERIC_STEMS
        and (
            (word.isascii() and word.isalpha() and len(word) >= _MIN_STEM_CHARS)
            or (not word.isascii() and len(word) > 1)
        )
    )


def _find_name(text: str, name: str) -> Iterator[tuple[int, int]]:
    """Yield the places of a name as whole words, or of the last word of it: the call for a budget call."""
    for one in dict.fromkeys((name, *_split_text(name)[-1:])):
        if len(one) < _MIN_NAME_CHARS:
            continue
        at = text.find(one)
        if at >= 0 and (not one.isascii() or _is_word(text, at, at + len(one))):
            yield at, at + len(one)


def _has_word(text: str, name: str) -> bool:
    at = text.find(name)
    return at >= 0 and (not name.isascii() or _is_word(text, at, at + len(name)))


def _is_word(text: str, start: int, end: int) -> bool:
    return not (text[start - 1 : start].isalnum() and start) and not text[end : end + 1].isalnum()


def _split_text(text: str) -> list[str]:
    return ["".join(char for char in word if char.isalnum()) for word in text.split()]
