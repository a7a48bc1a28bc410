"""Doubts about amounts and attributes that stand beside something else in the user's words. Pure.

"12 markers and 3 erasers", "吴桐91，宋一诺78", "2 rooms for 4 people": an amount belongs to the name or the word beside it. A call that pairs it
with another name, or has it under another field, mixes them up.
"""

import re
from collections.abc import Iterator, Sequence

from callwright.core.gate.call_values import CallValue, list_field_stems, mentions_value
from callwright.core.ground import cue_patterns, date_mentions
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.measures import MeasuredNumbers
from callwright.core.ground.number_mentions import TextSpan
from callwright.core.ground.user_clauses import UserClause, list_numbers
from callwright.core.text.text_analysis import COMMON_STEMS, stem_word
from callwright.domain.contract import path_to_pointer

_AMOUNT_AFTER = re.compile(r"[ :：]{0,2}(\d+(?:\.\d+)?)(?![\d:.]|\s?(?:[ap]m|点|号|月|日|时|块\d))")
_NEXT_WORD = re.compile(r"\s*([a-z]+)")
_PREVIOUS_WORD = re.compile(r"([a-z]+)\s*$")
_PART_END = re.compile(r"[;，；、\n]|,(?!\d{3}\b)|\band\b|\bthen\b|[和及]|还有")
_GAP_BEFORE_NAME = re.compile(r" (?:\w+ of )?|[个份张箱袋件本瓶盒支只条双套台把斤杯包块]|")
_GAP_AFTER_NAME = re.compile(r"(?: ?[:：=] ?| (?:for |on |got |gets |has )?|)(?:an? )?")
_GRADE = re.compile(r"(?<![\w])([a-f][+-]?)(?![\w'’])")
_MAX_MESSAGE_CHARS = 4_096
_MAX_WORD_CHARS = 40
_MAX_QUICK_WORDS, _MAX_QUICK_CHARS = 5, 8
_HOURS_OF_DAY = 24.0
_PLAIN_REPLY = re.compile(r"more|less|fewer|extra|off|add|half|double|twice|each|[多少加减各半倍每]")
_MEASURES = frozenset("个份张箱袋件本瓶盒支只条双套台把斤杯包块元人位间晚天")


def find_other_amounts(values: Sequence[CallValue], clauses: Sequence[UserClause]) -> list[str]:
    """Return number arguments whose own word stands beside another number in the user's words: 4 for "8 replicas"."""
    found: list[str] = []
    numbers = [one for one in values if one.number is not None and one.raw.replace(".", "").isdigit()]
    if not numbers or _names_rest(clauses):
        return found
    for value in numbers:
        stems = list_field_stems(value.name)
        amounts: set[float] = set()
        elsewhere: set[bool] = set()
        for clause in clauses:
            for number, (start, end) in clause.numbers:
                match = _NEXT_WORD.match(clause.text, end)
                word = stem_word(match[1]) if match else ""
                if word in stems:
                    amounts.update(_list_shares(number))
                if number == value.number:
                    before = _PREVIOUS_WORD.search(clause.text[max(0, start - _MAX_WORD_CHARS) : start])
                    elsewhere.add(
                        bool(word)
                        and word not in stems
                        and word not in COMMON_STEMS
                        and (before is None or before[1] not in _TOWARDS)
                    )
        if (
            len({one for one in amounts if one >= 1} or amounts) == 1
            and value.number not in amounts
            and False not in elsewhere
            and not any(
                one.number in amounts and not stems.isdisjoint(list_field_stems(one.name)) for one in values
            )
        ):
            found.append(path_to_pointer((value.name,)))
    return found


def _list_shares(number: float) -> tuple[float, ...]:
    """Return a number, and that of the percentage that it is: 25 for a quarter off."""
    return (number, 100.0 * number) if number < 1 else (number,)


def _names_rest(clauses: Sequence[UserClause]) -> bool:
    marked = [one for one in clauses if one.marks & cue_patterns.NAMES_REST]
    return bool(marked) and any(cue_patterns.REST_CUE.search(one.text) for one in marked)


_TOWARDS = frozenset({"to", "into", "at"})
_NEW_AMOUNT = re.compile(
    r"\b(?:scale|set|change|turn|raise|lower|reduce|increase|bring|cut|bump|put)\b (?:it|that|them|this) (?:up |down |back )?(?:to|at) \d+(?:\.\d+)?"
)
"""A change of what was named before: its amount stands beside no other name of a list."""

"""Words for an amount that is to be computed from the others."""


def find_mispaired_amounts(values: Sequence[CallValue], clauses: Sequence[UserClause]) -> list[str]:
    """Return number arguments where the user's words give the call's name another number: 78 for 吴桐 in "吴桐91，宋一诺78"."""
    numbers = {value.number for value in values if value.number is not None}
    names = [value for value in values if value.number is None and len(value.folded) > 1]
    found = []
    for number in (value for value in values if value.number is not None):
        there = [one for one in clauses if mentions_value(number, one)]
        if len(there) != 1 or there[0].corrects or any(mentions_value(name, there[0]) for name in names):
            continue
        beside = [one for one in clauses if one.message == there[0].message]
        if any(_get_amount_after(name, one) not in {None, *numbers} for name in names for one in beside):
            found.append(path_to_pointer((number.name,)))
    return found


def _get_amount_after(name: CallValue, clause: UserClause) -> float | None:
    """Return the number that directly follows a name in a clause, or None."""
    at = clause.text.find(name.folded)
    match = _AMOUNT_AFTER.match(clause.text[at + len(name.folded) :]) if at >= 0 else None
    return float(match[1]) if match else None


def find_mispaired_attributes(values: Sequence[CallValue], index: ConversationIndex) -> list[str]:
    """Return arguments whose value stands beside another name in a list of the user's last message.

    A list is read part by part: the part with the call's name has an amount, a day or a grade of its own, which the call does not have, and
    the call's is in a part without the name.
    """
    user = index.user
    if user is None or not index.clauses:
        return []
    if len(values) < 2:
        return []
    names = [one.name for one in values]
    single = [one for one in values if names.count(one.name) == 1]
    if len(single) < 2:
        return []
    kinds = [one for one in single if _has_kind(one)]
    if not kinds:
        return []
    latest = index.clauses[-1].message
    text = next((folded for at, folded, _ in user.list_messages(_MAX_MESSAGE_CHARS) if at == latest), "")
    parts = [one for one in _PART_END.split(text) if one.strip()]
    if len(parts) < 2 and text.isascii():
        return []  # nothing stands beside something else
    return [
        path_to_pointer((value.name,))
        for name in single
        if name.number is None and len(name.folded) > 1
        if len(own := [one for one in parts if name.folded in one]) == 1
        for value in kinds
        if value is not name and value.folded != name.folded
        if _is_in_other_part(value, name, own[0], parts, values) and not _is_beside_own_word(value, text)
    ]


def _is_in_other_part(
    value: CallValue, name: CallValue, own: str, parts: Sequence[str], values: Sequence[CallValue]
) -> bool:
    """Return whether a name's own part of a list has an attribute that the call lacks, and the call's stands in another part."""
    beside = _list_attributes(value, own, name)
    if not beside or any(_matches(one, attribute) for one in values for attribute in beside):
        return False
    measured = MeasuredNumbers(own)
    if any(one.number is not None and measured.find(abs(one.number)) for one in values):
        return False
    others = [one for one in parts if one is not own] + _list_rest(own, name)
    return any(
        _matches(value, attribute)
        for one in others
        for attribute in _list_attributes(value, _NEW_AMOUNT.sub(" ", one))
    )


def _list_rest(part: str, name: CallValue) -> list[str]:
    """Return what follows the name in its part, where a list has no commas: 三箱牛奶两袋米."""
    at = part.find(name.folded)
    return [part[at + len(name.folded) :]] if not part.isascii() else []


def _has_kind(value: CallValue) -> bool:
    return (
        (value.number is not None and value.raw.replace(".", "", 1).isdigit())
        or date_mentions.parse_date_time(value.folded) is not None
        or _GRADE.fullmatch(value.folded) is not None
    )


def _list_attributes(value: CallValue, part: str, name: CallValue | None = None) -> list[object]:
    """Return the attributes of a value's kind in a part of the text; of a name, only those next to it."""
    found: list[tuple[object, TextSpan]]
    if value.number is not None and value.raw.replace(".", "", 1).isdigit():
        beside = name is None or any(_is_next_to(place, part, name) for _, place in list_numbers(part))
        found = list(list_plain_numbers(part)) if beside else []
    elif (moment := date_mentions.parse_date_time(value.folded)) is not None:
        found = list(date_mentions.find_days(part)) if moment.day is not None else []
    else:
        found = [(match[1], match.span()) for match in _GRADE.finditer(part)]
    if name is None:
        return [one for one, _ in found]
    start = part.find(name.folded)
    end = start + len(name.folded)
    before = [
        one
        for one, place in found
        if place[1] <= start and _GAP_BEFORE_NAME.fullmatch(part[place[1] : start])
    ]
    return before or [
        one for one, place in found if place[0] >= end and _GAP_AFTER_NAME.fullmatch(part[end : place[0]])
    ]


def _is_next_to(place: TextSpan, part: str, name: CallValue) -> bool:
    """Return whether a place in a part of the text is next to the name there."""
    start = part.find(name.folded)
    end = start + len(name.folded)
    if place[1] <= start:
        return _GAP_BEFORE_NAME.fullmatch(part, place[1], start) is not None
    return place[0] >= end and _GAP_AFTER_NAME.fullmatch(part, end, place[0]) is not None


def list_plain_numbers(part: str) -> Iterator[tuple[float, TextSpan]]:
    """Yield the numbers of a text that are no part of a day or a time, and no "one" in words, which is seldom an amount."""
    numbers = list_numbers(part)
    if not numbers:
        return
    moments = [
        place
        for find in (date_mentions.find_days, date_mentions.find_times, date_mentions.find_month_days)
        for _, place in find(part)
    ]
    for number, place in numbers:
        pronoun = number == 1 and not part[place[0]].isdigit()
        if not pronoun and not any(start <= place[0] < end for start, end in moments):
            yield number, place


def _matches(value: CallValue, attribute: object) -> bool:
    if isinstance(attribute, float):
        return value.number is not None and abs(value.number) == attribute
    if isinstance(attribute, str):
        return value.folded == attribute
    moment = date_mentions.parse_date_time(value.folded)
    return moment is not None and moment.day == attribute


def _is_beside_own_word(value: CallValue, text: str) -> bool:
    """Return whether the word of the field stands behind the number: 2 in "2 high chairs"."""
    stems = list_field_stems(value.name)
    return any(
        number == value.number and not stems.isdisjoint(map(stem_word, text[end : end + 24].split()[:2]))
        for number, (_, end) in list_numbers(text)
    )


def find_overtaken_amounts(values: Sequence[CallValue], index: ConversationIndex) -> list[str]:
    """Return amounts and times of earlier messages where the user's last message is a short one with another: "9 then", 转550吧."""
    clauses = index.clauses
    latest = clauses[-1].message if clauses else 0
    last = [one for one in clauses if one.message == latest]
    if not [one for one in last if one.marks & cue_patterns.HAS_NUMBER]:
        return []
    text = " ".join(one.text for one in last)
    size, most = (len(text.split()), _MAX_QUICK_WORDS) if text.isascii() else (len(text), _MAX_QUICK_CHARS)
    if size > most:
        return []
    numbers = list(list_plain_numbers(text))
    if (
        len(numbers) != 1
        or _PLAIN_REPLY.search(text)
        or any(one.asks or one.list_identifiers() != _list_digits(one) for one in last)
    ):
        return []
    number, (_, end) = numbers[0]
    if any(takes_up_number(one, number) for one in values):
        return []
    unit = text[end : end + 1] if text[end : end + 1] in _MEASURES else ""
    proposal = _get_last_proposal(index, latest)
    if number <= _HOURS_OF_DAY and any(
        time[0] % 12 == number % 12 for time, _ in date_mentions.find_times(proposal)
    ):
        moments = [
            one for one in values if (parts := date_mentions.parse_date_time(one.folded)) and parts.time
        ]
        return [path_to_pointer((one.name,)) for one in moments]
    return [
        path_to_pointer((one.name,))
        for one in values
        if one.number is not None
        and one.raw.replace(".", "", 1).isdigit()
        and abs(one.number) in {amount for amount, _ in list_plain_numbers(proposal)}
        and (not unit or unit in proposal)
    ]


def _list_digits(clause: UserClause) -> list[str]:
    return [one for one in clause.list_identifiers() if one.replace(".", "", 1).isdigit()]


def takes_up_number(value: CallValue, number: float) -> bool:
    """Return whether a value is that number, a day or time of that number, or a text with it."""
    if value.number is not None:
        return abs(value.number) == number
    moment = date_mentions.parse_date_time(value.folded)
    if moment is not None and moment.time is not None:
        return moment.time[0] % 12 == number % 12 or (moment.day is not None and moment.day[1] == number)
    if moment is not None and moment.day is not None:
        return moment.day[1] == number
    return f"{number:g}" in value.folded


def _get_last_proposal(index: ConversationIndex, latest: int) -> str:
    """Return the assistant's last message before the user's last one, folded; empty where there is none."""
    assistant = index.assistant
    if assistant is None:
        return ""
    return next(
        (
            folded
            for at, folded, _ in reversed(assistant.list_messages(_MAX_MESSAGE_CHARS))
            if at == latest - 1
        ),
        "",
    )
