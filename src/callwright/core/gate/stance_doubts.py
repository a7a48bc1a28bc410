"""Doubts from what the user's words say *about* an action or a value: refused, only asked about, replaced, swapped. Pure.

Two questions to a call whose values may all have been said. Does the user want this action now? The clauses that name the
action are read in their order, and the last one that concerns the call decides. And does each value still hold? A value that was
excluded, called old, or corrected by one that the call does not have, does not. Only calls of tools that change something
are asked the first question.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from callwright.core.gate.record_pairing import find_mispaired_identifiers
from callwright.core.ground import date_mentions, number_mentions, world_facts
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import (
    UserClause,
    is_bare_withdrawal,
    list_numbers,
    opens_imperative,
)
from callwright.core.selection.concept_glossary import CHANGE_CONCEPTS, find_concepts
from callwright.core.selection.request_terms import list_topic_characters
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import (
    COMMON_STEMS,
    fold_text,
    split_identifier,
    split_words,
    stem_word,
)
from callwright.domain.contract import path_to_pointer

_LIGHT_VERBS = frozenset(
    stem_word(one) for one in ("make", "open", "new", "run", "start", "set", "go", "do", "get", "in")
)
"""Verbs of so many meanings that a negation or a question with one says nothing about a certain action."""

_MAX_GREETING_CHARS = 6
"""A clause up to this length beside a question is a greeting, or nothing."""

_UPDATE_CONCEPTS = (
    find_concepts("update") | find_concepts("rename") | find_concepts("reschedule") | find_concepts("move")
)
_OPPOSITES = tuple(
    (find_concepts(one) & CHANGE_CONCEPTS, find_concepts(other) & CHANGE_CONCEPTS)
    for one, other in (
        ("reserve", "cancel"), ("buy", "cancel"), ("register", "cancel"), ("establish", "cancel"), ("create", "delete"), ("buy", "refund"), ("approve", "reject"), ("enable", "disable"),
        ("subscribe", "unsubscribe"), ("buy", "sell"), ("begin", "terminate"), ("login", "logout"), ("archive", "restore"), ("delete", "restore"),
    )
)  # fmt: skip
"""Concepts of actions of which a user wants one or the other."""

_EXCLUDING_FIELD = frozenset(
    stem_word(one)
    for one in (
        "exclude",
        "excluded",
        "except",
        "ignore",
        "without",
        "not",
        "avoid",
        "block",
        "blocked",
        "ban",
        "remove",
        "allergies",
        "unwanted",
    )
)
_OLD_FIELD = frozenset(
    stem_word(one)
    for one in (
        "old",
        "previous",
        "from",
        "source",
        "src",
        "current",
        "former",
        "before",
        "original",
        "origin",
    )
)
_SOURCE_FIELD = frozenset(
    stem_word(one)
    for one in (
        "from",
        "source",
        "src",
        "origin",
        "departure",
        "depart",
        "sender",
        "payer",
        "start",
        "begin",
        "pickup",
        "debit",
    )
)
_TARGET_FIELD = frozenset(
    stem_word(one)
    for one in (
        "to",
        "target",
        "dest",
        "destination",
        "dst",
        "arrival",
        "arrive",
        "recipient",
        "receiver",
        "payee",
        "end",
        "dropoff",
        "credit",
    )
)
_LOW_FIELD, _HIGH_FIELD = (
    frozenset({"min", "minimum", "lower", "start", "from", "begin"}),
    frozenset({"max", "maximum", "upper", "end", "to"}),
)
_HAN_SOURCE_FIELD, _HAN_TARGET_FIELD = (
    re.compile("出发|起点|始发|来源|付款|转出|起始"),
    re.compile("目的|到达|终点|收款|转入|目标|抵达"),
)
_SIDE_CUE = re.compile(
    r"\b(?P<source>from|out of|leaving|departing)\b|\b(?P<target>to|into|towards)\b|(?P<han_source>[从自由])|(?P<han_target>飞往|转到|转给|发给|寄给|寄到|抵达|到|至|去|往|给)"
)
_MAX_CUE_GAP = 2
_FROM_TO = re.compile(
    r"^[\s\"']*(?:to\b|into\b|->|→|改成|改为|换成|改到|调到|挪到|变成)\s*(?!(?:her|him|them|me|us|you|it)\b)(?P<new>.{1,40})"
)
_REPLACED_BY = re.compile("(?:改成|改为|换成)")
_MAY_REPLACE = ScriptPattern(
    r"\b(?:not?|never|nope|instead|rather|except|forget|than|old|previous|former|used to|moved|originally|outdated|expired|wrong|incorrect|mistake|any ?more|longer|closed"
    r"|to|into|meant?|make|change|should|correction|let'?s|switch|wanted|better|actually|wait|hang|hold|sorry|oops|scratch|thoughts?|bad|apologies|misspoke|stop|avoid|refrain|without|doesn'?t|isn'?t|was)\b|n'?t\b|->|→"
    r"|不|别|勿|禁|没|除|以前|原|旧|之前|老|搬|本来|作废|停用|过期|改|换|调|挪|变成|应|错|正|我是说|意思|还是|等|抱歉|对不起|哎|哦|啊|噢|稍|无需|无须|免"
)
"""Words without which a clause of a single message takes no value back."""

_ADDITION = ScriptPattern(
    r"\b(?:also|too|as well|in addition|plus|besides|another|both)\b|另外|还要|还有|再加|同时|也要|顺便|以及"
)
_EXCLUDING_VALUE = re.compile(r"\b(?:no|not|non|without|never)\b|不|无|别|免")
_MEASURE_WORDS = ScriptPattern(
    r"\b(?:above|over|more than|less than|under|below|before|after|until|later than|earlier than|than)\b|超过|早于|晚于|低于|高于|以上|以下|之前|之后"
)
_PAST_AUXILIARY = frozenset(
    "i we he she they you was were been got have has had already just who that".split()
)
_PAST_WORD = re.compile(r"ed\b|[了过]$")
_NUMBER_AFTER = re.compile(r"\s*(?:#|no\.? ?|number |id )?(?=[a-z-]*\d)[a-z0-9-]+")
"""What makes the word before it a noun: order 4410."""

_IRREGULAR_PAST = frozenset("sent paid bought sold made did rebooked".split())
_HAN_PAST = re.compile(r"已经?|昨天|刚刚?|我刚|昨晚|上次|前天|上周|上个月|之前")
_CODE = re.compile(r"(?<![\w.])#?(?=[A-Za-z_-]*\d)[A-Za-z0-9][\w-]*(?![\w.]*@)")
_ADDRESS = re.compile(r"[\w.+-]+@[\w-]+\.[\w.-]*\w|https?://\S+")
_PROPER_NAME = re.compile(r"(?<=[a-z,;:'’] )[A-Z][\w'’]+(?: [A-Z][\w'’]+)*")
_CORRECTION_WORDS = re.compile(
    r"不对|说错了?|写错了?|搞错了?|弄错了?|记错了?|打错了?|错了|应该是|应为|我是说|我的意思是|我说的是|改成|改为|换成|换到|改到|更正一下|更正|还是|抱歉|不好意思|对不起|等等|等一下|等下|是|吧|了|哦|啊|要|的|为|给|去|到|用"
)
_WEEKDAYS = re.compile(
    r"\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tonight|tomorrow|yesterday)\b|(?:下|本|这|上)?(?:周|星期|礼拜)[一二三四五六日天]|今天|今晚|明天|后天|昨天"
)
_MAX_VALUES = 24
_MAX_VALUE_CHARS = 80


class StanceEvidence(Struct, frozen=True):
    """What the user's words say against a call, each 0..1, and the arguments concerned."""

    refused: float = 0.0
    unrequested: float = 0.0
    superseded: dict[str, float] = {}
    swapped: tuple[str, ...] = ()


def weigh_stance(
    about: ToolKeywords, arguments: dict[str, Any], index: ConversationIndex, *, changes: bool
) -> StanceEvidence:
    """Weigh what the user said about the action, where the tool ``changes`` something, and about the values."""
    clauses = index.clauses
    if not clauses:
        return StanceEvidence()
    values = list(_iter_values(arguments))
    refused, unrequested = _ActionStance(about, values, clauses).judge() if changes else (0.0, 0.0)
    superseded = (
        _find_superseded(about, values, clauses, index)
        if any(one.message != clauses[0].message or _MAY_REPLACE.search(one.text) for one in clauses)
        else {}
    )
    if any(one.number is not None for one in values):
        for pointer in (*_find_other_amounts(values, clauses), *_find_mispaired(values, clauses)):
            superseded[pointer] = 1.0
    for name in find_mispaired_identifiers(arguments, index):
        superseded[path_to_pointer((name,))] = 1.0
    return StanceEvidence(refused, unrequested, superseded, _find_swapped(about, arguments, clauses))


class _Value(Struct, frozen=True):
    """A leaf of the arguments that is a text or a number: its top-level argument, its folded text, its raw text."""

    name: str
    folded: str
    raw: str
    number: float | None


def _iter_values(arguments: dict[str, Any]) -> Iterator[_Value]:
    count = 0
    waiting: list[tuple[str, Any]] = [(name, value) for name, value in reversed(arguments.items())]
    while waiting and count < _MAX_VALUES:
        name, value = waiting.pop()
        if isinstance(value, dict):
            waiting += [(name, one) for one in reversed(value.values())]
        elif isinstance(value, list):
            waiting += [(name, one) for one in reversed(value)]
        elif isinstance(value, bool) or value is None:
            continue
        elif isinstance(value, int | float):
            count += 1
            yield _Value(name, f"{value:g}", f"{value:g}", float(value))
        elif isinstance(value, str) and 0 < len(value.strip()) <= _MAX_VALUE_CHARS:
            count += 1
            folded = fold_text(value).strip()
            yield _Value(name, folded, value.strip(), number_mentions.parse_number_text(folded))


# --- the action ---------------------------------------------------------------------------------------------------------


class _ActionStance:
    """Whether the user wants the action: the last clause about it that concerns this call decides."""

    def __init__(self, about: ToolKeywords, values: Sequence[_Value], clauses: Sequence[UserClause]) -> None:
        self._about = about
        self._values = [one for one in values if not _EXCLUDING_VALUE.search(one.folded)]
        self._clauses = clauses
        self._concepts, self._stems = about.action

    def judge(self) -> tuple[float, float]:
        """Return how far the action is refused, and how far it was only asked about or told of."""
        state = ""
        for clause in self._clauses:
            span = self._find_action_span(clause)
            state = (
                self._read_answer(clause, state) if span is None else self._read_action(clause, span, state)
            )
        if not state and self._concepts and (self._only_asks() or self._wants_opposite()):
            state = "asked"
        elif state == "asked" and self._requests_otherwise():
            state = ""
        return float(state.startswith("refused")), float(state == "asked")

    def _read_action(self, clause: UserClause, span: tuple[int, int], state: str) -> str:
        """Return the state after a clause that names the action: requested, asked, refused, or refused for this call's values."""
        if self._is_negated(clause, span):
            concerned = self._concerns_call(clause)
            return state if concerned is None else "refused for these values" if concerned else "refused"
        if clause.pauses:
            return "refused"
        if (clause.asks and not clause.polite) or clause.tentative or self._tells_of_past(clause, span):
            return state or "asked"
        return state if state == "refused for these values" and self._concerns_other(clause) else "requested"

    def _requests_otherwise(self) -> bool:
        """Return whether the last message has a clause that neither asks nor tells of the action: it may ask for it in other words."""
        latest = self._clauses[-1].message
        return any(
            one.message == latest
            and len(one.text.strip()) > _MAX_GREETING_CHARS
            and not (one.asks or one.reports or one.tentative)
            and self._find_action_span(one) is None
            and (_opens_with_verb(one.text) or opens_imperative(one.text))
            for one in self._clauses
        )

    def _read_answer(self, clause: UserClause, state: str) -> str:
        """Return the state after a clause that does not name the action: yes, no, never mind, wait."""
        if (clause.withdraws and not clause.polite) or clause.refuses or clause.pauses:
            own = clause.pauses or not self._concerns_other(clause)
            return "refused" if own and is_bare_withdrawal(clause) else state
        if clause.assents and state:
            return "requested"
        if clause.corrects and state.startswith("refused"):
            return "requested"
        return state

    def _only_asks(self) -> bool:
        """Return whether the user's last message asks for information, orders nothing, and is no answer to a proposal."""
        latest = self._clauses[-1].message
        last = [
            one
            for one in self._clauses
            if one.message == latest and len(one.text.strip()) > _MAX_GREETING_CHARS
        ]
        return any(one.asks or one.tentative for one in last) and not any(
            one.polite or one.assents or _opens_with_verb(one.text) or opens_imperative(one.text)
            for one in last
        )

    def _wants_opposite(self) -> bool:
        """Return whether the user's last message names the opposite of the action: cancel where the tool books."""
        latest = self._clauses[-1].message
        last = {
            concept
            for clause in self._clauses
            if clause.message == latest and clause.negated_at < 0
            for (start, end), concepts in clause.concept_words
            if not _PAST_WORD.search(clause.text[start : end + 1])
            and not _NUMBER_AFTER.match(clause.text[end : end + 12])
            for concept in concepts
        }
        return any(
            not self._concepts.isdisjoint(one) and last.isdisjoint(one) and not last.isdisjoint(other)
            for pair in _OPPOSITES
            for one, other in (pair, pair[::-1])
        )

    def _find_action_span(self, clause: UserClause) -> tuple[int, int] | None:
        for span, concepts in clause.concept_words:
            word = stem_word(clause.text[slice(*span)])
            if word not in _LIGHT_VERBS and (word in self._stems or not self._concepts.isdisjoint(concepts)):
                return span
        return None

    def _is_negated(self, clause: UserClause, span: tuple[int, int]) -> bool:
        if 0 <= clause.negated_at <= span[0] and span[0] - clause.negated_at <= 30:
            return True
        before = clause.text[max(span[0] - 10, 0) : span[0]]
        return bool(re.search(r"(?:(?<!要)(?<!能)(?<!可)不(?:再|想|用)?|\bnot(?: to)? |n't )$", before))

    def _tells_of_past(self, clause: UserClause, span: tuple[int, int]) -> bool:
        if clause.polite:
            return False
        word = clause.text[slice(*span)]
        before = clause.text[: span[0]]
        if not word.isascii():
            after = clause.text[span[1] : span[1] + 1]
            went = clause.text[span[1] : span[1] + 2]
            return (after == "过" and went not in {"过去", "过来"}) or (
                after == "了" and bool(_HAN_PAST.search(before))
            )
        past = (word.endswith("ed") and len(word) > 4) or word in _IRREGULAR_PAST
        words = before.split()
        return past and bool(words) and (words[-1].strip("'") in _PAST_AUXILIARY or words[-1].endswith("'ve"))

    def _concerns_call(self, clause: UserClause) -> bool | None:
        """Return whether a refusal names this call's values (True), only the action (False), or something else (None)."""
        rest = self._strip_topic(clause)
        if any(one.folded in clause.text and len(one.folded) > 1 for one in self._values):
            return True
        if clause.text.isascii():
            words = [
                one
                for one in split_words(rest)
                if stem_word(one) not in COMMON_STEMS and one not in _POINTERS
            ]
            return None if words else False
        han = list_topic_characters(rest)
        latin = [one for one in split_words(rest) if one.isascii()]
        return None if len(han) > 1 or latin else False

    def _concerns_other(self, clause: UserClause) -> bool:
        """Return whether a request names particular things and none of this call's."""
        named = clause.list_identifiers()
        return bool(named) and not any(
            one.folded in clause.text and len(one.folded) > 1 for one in self._values
        )

    def _strip_topic(self, clause: UserClause) -> str:
        """Return what follows the negation, without the words of the tool's topic."""
        chars = list(clause.text)
        for (start, end), concepts in clause.concept_words:
            if not self._about.topic_concepts.isdisjoint(concepts):
                chars[start:end] = " " * (end - start)
        return "".join(chars)[max(clause.negated_at, 0) :]


def _opens_with_verb(text: str) -> bool:
    """Return whether a clause begins like an order: please, a bare verb such as give or stop, 帮, 把."""
    return _ORDER_OPENING.search(text) is not None


_ORDER_OPENING = re.compile(
    r"^\W*(?:(?:so|then|and|ok|now|just|pls|please)\W+)*(?:please|give|get|stop|put|let|take|bring|pull|push|drop|go|fix|sort|kill|throw|move|hand|shove|nudge|ping|tell|kindly)\b|^\W*(?:请|帮|把|给|替|就|快|赶紧|那就)"
)

_POINTERS = frozenset(
    "it that this them those these one ones anything something nothing everything yet anymore more now again today me him her us my order for after before all just first"
    " until tell say confirm ready really actually either please still even do".split()
)


# --- the values ---------------------------------------------------------------------------------------------------------


def _find_superseded(
    about: ToolKeywords, values: Sequence[_Value], clauses: Sequence[UserClause], index: ConversationIndex
) -> dict[str, float]:
    """Return top-level argument → how far its value no longer holds."""
    found: dict[str, float] = {}
    corrections = [one for one in clauses if one.corrects and not _ADDITION.search(one.text)]
    latest = clauses[-1].message
    for value in values:
        stems = _field_stems(value.name)
        mention = _find_last_mention(value, clauses)
        if mention is None or not stems.isdisjoint(_EXCLUDING_FIELD) or _EXCLUDING_VALUE.search(value.folded):
            continue
        clause, start, end = mention
        strength = 0.0
        if (
            _is_excluded(value, clause, start, end)
            or (stems.isdisjoint(_OLD_FIELD) and clause.calls_span_old(start, end))
            or _is_replaced_in_place(about, values, clause, end)
        ):
            strength = 1.0
        for correction in corrections:
            if correction.order > clause.order and _replaces(about, value, clause, correction, values):
                strength = 1.0
        if not strength and clause.message < latest and _is_overtaken(value, clauses, latest, values, index):
            strength = 0.6
        if strength:
            pointer = path_to_pointer((value.name,))
            found[pointer] = max(found.get(pointer, 0.0), strength)
    return found


def _find_other_amounts(values: Sequence[_Value], clauses: Sequence[UserClause]) -> list[str]:
    """Return number arguments whose own word stands beside another number in the user's words: 4 for "8 replicas"."""
    found = []
    for value in values:
        if value.number is None or not value.raw.replace(".", "").isdigit():
            continue
        stems = _field_stems(value.name)
        amounts: set[float] = set()
        mentioned: set[float] = set()
        for clause in clauses:
            for number, (_, end) in clause.numbers:
                mentioned.add(number)
                match = re.match(r"\s*([a-z]+)", clause.text[end:])
                if match and stem_word(match[1]) in stems:
                    amounts.add(number)
        if len(amounts) == 1 and value.number not in mentioned:
            found.append(path_to_pointer((value.name,)))
    return found


def _find_mispaired(values: Sequence[_Value], clauses: Sequence[UserClause]) -> list[str]:
    """Return number arguments where the user's words give the call's name another number: 78 for 吴桐 in "吴桐91，宋一诺78"."""
    numbers = {value.number for value in values if value.number is not None}
    names = [value for value in values if value.number is None and len(value.folded) > 1]
    found = []
    for number in (value for value in values if value.number is not None):
        there = [one for one in clauses if _mentions(number, one)]
        if len(there) != 1 or any(_mentions(name, there[0]) for name in names):
            continue
        if any(_get_amount_after(name, one) not in {None, *numbers} for name in names for one in clauses):
            found.append(path_to_pointer((number.name,)))
    return found


def _get_amount_after(name: _Value, clause: UserClause) -> float | None:
    """Return the number that directly follows a name in a clause, or None."""
    at = clause.text.find(name.folded)
    match = _AMOUNT_AFTER.match(clause.text[at + len(name.folded) :]) if at >= 0 else None
    return float(match[1]) if match else None


_AMOUNT_AFTER = re.compile(r"[ :：]{0,2}(\d+(?:\.\d+)?)(?![\d:.]|\s?(?:[ap]m|点|号|月|日|时|块\d))")


def _mentions(value: _Value, clause: UserClause) -> bool:
    if value.number is not None:
        return any(number == abs(value.number) for number, _ in clause.numbers)
    return len(value.folded) > 1 and value.folded in clause.text


def _find_last_mention(value: _Value, clauses: Sequence[UserClause]) -> tuple[UserClause, int, int] | None:
    """Return the last clause with the value, and its place there."""
    for clause in reversed(clauses):
        place = _find_place(value, clause)
        if place is not None:
            return clause, *place
    return None


def _find_place(value: _Value, clause: UserClause) -> tuple[int, int] | None:
    """Return where a clause mentions a value: verbatim, as a number, as a day or time, or by another name."""
    text = clause.text
    at = text.rfind(value.folded)
    if at >= 0 and _is_whole(text, at, at + len(value.folded)):
        return at, at + len(value.folded)
    if value.number is not None:
        return next((place for number, place in clause.numbers if number == abs(value.number)), None)
    moment = date_mentions.parse_date_time(value.folded)
    if moment is not None:
        days = (place for day, place in date_mentions.find_days(text) if moment.day == day)
        times = (place for time, place in date_mentions.find_times(text) if moment.time == time)
        return next(days, None) or next(times, None)
    names = ((text.rfind(name), name) for name in sorted(world_facts.get_other_names(value.folded)))
    return next(((at, at + len(name)) for at, name in names if at >= 0), None)


def _is_whole(text: str, start: int, end: int) -> bool:
    def joins(at: int) -> bool:
        return (
            0 < at < len(text)
            and text[at - 1].isalnum()
            and text[at].isalnum()
            and text[at].isascii()
            and text[at - 1].isascii()
        )

    return not (joins(start) or joins(end))


def _is_excluded(value: _Value, clause: UserClause, start: int, end: int) -> bool:
    if not clause.rejects_span(start, end):
        return False
    if value.number is not None and value.folded == value.raw:
        return bool(re.search(r"(?:\bnot|\binstead of|不是|而不是)\s*$", clause.text[:start]))
    between = clause.text[max(clause.negated_at, 0) : start]
    return not _MEASURE_WORDS.search(between) and len(between) <= 40


def _is_replaced_in_place(
    about: ToolKeywords, values: Sequence[_Value], clause: UserClause, end: int
) -> bool:
    """Return whether the clause says ``from this to X``, of a change, and no value of the call is X."""
    rest = clause.text[end:]
    if not _REPLACED_BY.match(rest) and (about.name_concepts & CHANGE_CONCEPTS).isdisjoint(_UPDATE_CONCEPTS):
        return False
    match = _FROM_TO.search(rest)
    return match is not None and not _uses_any(values, match["new"])


def _uses_any(values: Sequence[_Value], text: str) -> bool:
    numbers = {number for number, _ in list_numbers(text)}
    moments = (
        {day for day, _ in date_mentions.find_days(text)},
        {time for time, _ in date_mentions.find_times(text)},
    )
    for value in values:
        if value.folded in text or (value.number is not None and abs(value.number) in numbers):
            return True
        moment = date_mentions.parse_date_time(value.folded)
        if moment is not None and (
            moment.day in moments[0] or moment.time in moments[1] or _WEEKDAYS.search(text)
        ):
            return True
        if any(name in text for name in world_facts.get_other_names(value.folded)):
            return True
        words = [one for one in split_words(value.folded) if one not in COMMON_STEMS]
        said = set(split_words(text))
        if words and sum(one in said for one in words) * 2 >= len(words):
            return True
        if text.strip() and text.strip() in value.folded:
            return True
    return False


def _replaces(
    about: ToolKeywords, value: _Value, mention: UserClause, correction: UserClause, values: Sequence[_Value]
) -> bool:
    """Return whether a correction gives another value of the same kind, which no value of the call took up."""
    others = _list_other_members(about, value, correction)
    if others:
        return not any(one.folded in others for one in values)
    tokens = _KIND_SEARCHES[_classify_value(value)](value, mention, correction)
    return bool(tokens) and not any(_takes_up(one, token) for one in values for token in tokens)


def _takes_up(value: _Value, token: str) -> bool:
    folded = token.lower()
    if value.folded == folded or (len(folded) > 1 and (folded in value.folded or value.folded in folded)):
        return True
    number = number_mentions.parse_number_text(folded)
    if number is not None:
        return value.number == number or _has_number(value.folded, folded)
    return any(name == folded for name in world_facts.get_other_names(value.folded)) or _shares_pair(
        value.folded, folded
    )


def _has_number(text: str, digits: str) -> bool:
    """Return whether a text has these digits as a whole number."""
    return re.search(rf"(?<![\d.]){re.escape(digits)}(?![\d.])", text) is not None


def _shares_pair(one: str, other: str) -> bool:
    if one.isascii() or other.isascii():
        return False
    return not {one[at : at + 2] for at in range(len(one) - 1)}.isdisjoint(
        other[at : at + 2] for at in range(len(other) - 1)
    )


def _list_other_members(about: ToolKeywords, value: _Value, correction: UserClause) -> list[str]:
    parameter = about.parameters.get(value.name)
    if parameter is None:
        return []
    words = set(split_words(correction.text))
    members = [
        fold_text(one)
        for form in parameter.list_schemas_at(())
        for one in form.get("enum", ())
        if isinstance(one, str) and len(one) > 1
    ]
    said = [one for one in members if one in words or (not one.isascii() and one in correction.text)]
    return said if value.folded in members and value.folded not in said else []


def _classify_value(value: _Value) -> str:
    folded = value.folded
    if "@" in folded or "://" in folded:
        return "address"
    if (
        value.number is not None
        and value.raw.replace(".", "").replace("-", "").isdigit()
        and len(value.raw) < 7
    ):
        return "number"
    if date_mentions.parse_date_time(folded) is not None or _WEEKDAYS.fullmatch(folded):
        return "moment"
    if _CODE.fullmatch(folded):
        return "code"
    if world_facts.is_known_place(folded) or (value.raw[:1].isupper() and value.raw.isascii()):
        return "name"
    return "word" if folded.isascii() else "han"


def _find_other_addresses(_value: _Value, _mention: UserClause, correction: UserClause) -> list[str]:
    return _ADDRESS.findall(correction.text)


def _find_other_codes(value: _Value, _mention: UserClause, correction: UserClause) -> list[str]:
    shape = _shape_code(value.folded)
    return [one.lstrip("#") for one in _CODE.findall(correction.text) if _shape_code(one) == shape]


def _shape_code(code: str) -> str:
    return re.sub(r"\d+", "9", re.sub(r"[a-z]+", "a", code.lower().lstrip("#")))


def _find_other_numbers(value: _Value, mention: UserClause, correction: UserClause) -> list[str]:
    unit = _get_unit(mention, value)
    found = []
    for number, (_, end) in correction.numbers:
        other = _get_next_word(correction.text, end)
        if (correction.corrects == 2 and (not other or not unit or other == unit)) or (
            other and other == unit
        ):
            found.append(f"{number:g}")
    return found


def _get_unit(clause: UserClause, value: _Value) -> str:
    for number, (_, end) in clause.numbers:
        if value.number is not None and number == abs(value.number):
            return _get_next_word(clause.text, end)
    return ""


def _get_next_word(text: str, end: int) -> str:
    match = re.match(r"\s*([a-z%]+|[\u4e00-\u9fff])", text[end:])
    word = stem_word(match[1]) if match else ""
    return "" if word in COMMON_STEMS or word in _POINTERS else word


def _find_other_moments(_value: _Value, _mention: UserClause, correction: UserClause) -> list[str]:
    days = [f"-{month:02}-{day:02}" for (month, day), _ in date_mentions.find_days(correction.text)]
    times = [
        f"{hour:02}:{minute:02}"
        for (hour, minute), (start, end) in date_mentions.find_times(correction.text)
        if re.search(r"[:点时時]|am|pm|a\.m|p\.m|o'clock|noon", correction.text[start:end])
    ]
    return [*days, *times, *_WEEKDAYS.findall(correction.text)]


def _find_other_names(_value: _Value, _mention: UserClause, correction: UserClause) -> list[str]:
    words = [one.strip(".,") for one in correction.text.split()]
    places = [one for one in words if world_facts.is_known_place(one)]
    named = [one.lower() for one in _PROPER_NAME.findall(correction.raw)]
    if not correction.text.isascii():
        return [*named, *_find_other_han(_value, _mention, correction)]
    return [*named, *places]


def _find_other_han(_value: _Value, _mention: UserClause, correction: UserClause) -> list[str]:
    if correction.text.isascii():
        return [one.lower() for one in _PROPER_NAME.findall(correction.raw)]
    rest = _CORRECTION_WORDS.sub(" ", correction.text)
    parts = [
        one
        for one in re.findall(r"[\u4e00-\u9fff]{2,8}", rest)
        if not find_concepts(one) or world_facts.is_known_place(one)
    ]
    parts = [one for one in parts if number_mentions.HAN_NUMERALS.isdisjoint(one)]
    return parts if correction.corrects == 2 else [one for one in parts if world_facts.is_known_place(one)]


def _find_other_words(value: _Value, mention: UserClause, correction: UserClause) -> list[str]:
    return _find_other_names(value, mention, correction) if correction.corrects == 2 else []


_KIND_SEARCHES: dict[str, Callable[[_Value, UserClause, UserClause], list[str]]] = {
    "address": _find_other_addresses,
    "code": _find_other_codes,
    "number": _find_other_numbers,
    "moment": _find_other_moments,
    "name": _find_other_names,
    "han": _find_other_han,
    "word": _find_other_words,
}


def _is_overtaken(
    value: _Value,
    clauses: Sequence[UserClause],
    latest: int,
    values: Sequence[_Value],
    index: ConversationIndex,
) -> bool:
    """Return whether the user's last message names another thing of this kind, which the call ignores."""
    kind = _classify_value(value)
    if kind not in {"address", "code"}:
        return False
    if any(voice.role == "tool" and voice.find(value.folded) for voice in index.voices):
        return False
    last = [one for one in clauses if one.message == latest]
    tokens = [token for clause in last for token in _KIND_SEARCHES[kind](value, clause, clause)]
    return bool(tokens) and not any(_takes_up(one, token) for one in values for token in tokens)


# --- swapped fields -----------------------------------------------------------------------------------------------------


def _find_swapped(
    about: ToolKeywords, arguments: dict[str, Any], clauses: Sequence[UserClause]
) -> tuple[str, ...]:
    """Return two arguments whose values stand in each other's place: from and to, minimum and maximum."""
    names = [name for name in arguments if name in about.parameters]
    low = next((one for one in names if _field_words(one) & _LOW_FIELD), None)
    high = next((one for one in names if _field_words(one) & _HIGH_FIELD), None)
    if low and high and low != high and _is_reversed_range(arguments[low], arguments[high]):
        return path_to_pointer((low,)), path_to_pointer((high,))
    source = next((one for one in names if _has_role(one, _SOURCE_FIELD, _HAN_SOURCE_FIELD)), None)
    target = next((one for one in names if _has_role(one, _TARGET_FIELD, _HAN_TARGET_FIELD)), None)
    if source is None or target is None or source == target:
        return ()
    cues = [_read_cues(arguments[name], clauses) for name in (source, target)]
    swapped = ("target" in cues[0] and "source" not in cues[0] and "target" not in cues[1]) or (
        "source" in cues[1] and "target" not in cues[1] and "source" not in cues[0]
    )
    return (path_to_pointer((source,)), path_to_pointer((target,))) if swapped else ()


def _is_reversed_range(low: Any, high: Any) -> bool:
    if isinstance(low, bool) or isinstance(high, bool):
        return False
    if isinstance(low, int | float) and isinstance(high, int | float):
        return low > high
    if isinstance(low, str) and isinstance(high, str):
        days = [re.fullmatch(r"\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d.*)?", one.strip()) for one in (low, high)]
        return all(days) and low[:16] > high[:16]
    return False


def _read_cues(value: Any, clauses: Sequence[UserClause]) -> set[str]:
    """Return which sides the words before a value's mentions put it on."""
    if not isinstance(value, str) or not value.strip():
        return set()
    names = {
        fold_text(value).strip(),
        fold_text(value.split(",")[0]).strip(),
        *world_facts.get_other_names(fold_text(value).strip()),
    }
    cues: set[str] = set()
    for clause in clauses:
        for name in names:
            at = clause.text.find(name)
            if at < 0 or not name:
                continue
            before, after = clause.text[max(at - 24, 0) : at], clause.text[at + len(name) :]
            side = _read_side(before)
            if side:
                cues.add(side)
            elif re.match(r"\s*(?:到|至|飞往?|去|->|→|to\s)\s*\S", after):
                cues.add("source")
    return cues


def _read_side(before: str) -> str:
    """Return which side the nearest cue before a value puts it on: source, target, or neither."""
    cues = list(_SIDE_CUE.finditer(before))
    if not cues:
        return ""
    cue = cues[-1]
    gap = before[cue.end() :].strip(" \"'“#")
    if (cue["han_source"] or cue["han_target"]) and gap:
        return ""
    if len(gap.split()) > _MAX_CUE_GAP:
        return ""
    return "source" if cue["source"] or cue["han_source"] else "target"


def _has_role(name: str, words: frozenset[str], han: re.Pattern[str]) -> bool:
    return not _field_stems(name).isdisjoint(words) or han.search(name) is not None


@lru_cache(4_096)
def _field_words(name: str) -> frozenset[str]:
    return frozenset(split_identifier(name))


@lru_cache(4_096)
def _field_stems(name: str) -> frozenset[str]:
    return frozenset(map(stem_word, split_identifier(name)))
