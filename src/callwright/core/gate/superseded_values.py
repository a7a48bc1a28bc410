"""Does each value of a call still hold? Pure.

A value that the user excluded, called old, or corrected by one that the call does not have, does not; nor does an amount beside
whose name the user said another.
"""

import re
from collections.abc import Callable, Sequence

from callwright.core.gate.action_stance import POINTER_WORDS
from callwright.core.gate.call_values import (
    EXCLUDING_VALUE,
    CallValue,
    find_last_mention,
    list_field_stems,
    list_field_words,
    mentions_value,
)
from callwright.core.ground import cue_patterns, date_mentions, number_mentions, world_facts
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import (
    CODE_PATTERN,
    UserClause,
    list_numbers,
)
from callwright.core.ground.value_grounding import PATH_FIELDS
from callwright.core.selection.concept_glossary import CHANGE_CONCEPTS, find_concepts
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import (
    COMMON_STEMS,
    fold_text,
    split_words,
    stem_word,
)
from callwright.domain.contract import path_to_pointer

_UPDATE_CONCEPTS = (
    find_concepts("update") | find_concepts("rename") | find_concepts("reschedule") | find_concepts("move")
)


_ENDING_CONCEPTS = find_concepts("cancel . terminate . disable . unsubscribe")
_REMOVING_CONCEPTS = find_concepts("delete . archive")
"""What is old is what is to be deleted: "delete the old export"."""

_ENDING_WORDS = frozenset(map(stem_word, "mute hide block silence stop".split()))


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


_HAS_CHANGED = re.compile(r"\b(?:of|for|on)(?: (?:order|the|my|our))* #?$")
"""What stands before the thing of which something is changed."""

_REPLACED_BY = re.compile("(?:改成|改为|换成)")


_MEASURE_WORDS = ScriptPattern(
    r"\b(?:above|over|more than|less than|under|below|before|after|until|later than|earlier than|than)\b|超过|早于|晚于|低于|高于|以上|以下|之前|之后"
)


_ADDRESS = re.compile(r"(?<![\w.+-])[\w.+-]++@[\w-]+\.[\w.-]*\w|https?://\S+")


_PATH = re.compile(r"[\w-]*(?:[/.][\w-]+)+/?")
"""A path. What is changed in a file ("改成指数退避") replaces no path."""


_WITHIN = re.compile(r"\b(?:in|under|from|of|inside|at) (?:the )?$")
"""What stands before a folder or a file in which something is old."""


_PROPER_NAME = re.compile(r"(?<=[a-z,;:'’] )[A-Z][\w'’]+(?: [A-Z][\w'’]+)*")


_CORRECTION_WORDS = re.compile(
    r"不对|说错了?|写错了?|搞错了?|弄错了?|记错了?|打错了?|错了|应该是|应为|我是说|我的意思是|我说的是|改成|改为|换成|换到|改到|更正一下|更正|还是|抱歉|不好意思|对不起|等等|等一下|等下|是|吧|了|哦|啊|要|的|为|给|去|到|用"
)


_WEEKDAYS = re.compile(
    r"\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tonight|tomorrow|yesterday)\b|(?:下|本|这|上)?(?:周|星期|礼拜)[一二三四五六日天]|今天|今晚|明天|后天|昨天"
)


def find_superseded_values(
    about: ToolKeywords, values: Sequence[CallValue], clauses: Sequence[UserClause], index: ConversationIndex
) -> dict[str, float]:
    """Return top-level argument → how far its value no longer holds."""
    found: dict[str, float] = {}
    corrections = [
        one
        for one in clauses
        if one.corrects and not (one.marks & cue_patterns.ADDS and cue_patterns.ADDITION.search(one.text))
    ]
    latest = clauses[-1].message
    ends = _ends_something(about) and not corrections
    ends_plainly = ends and clauses[0].message == latest and not index.marks & cue_patterns.CONTRASTS
    # Without such words only a newer address or code can stand against a value.
    plain = not index.marks & (_TAKING_BACK | (cue_patterns.SAYS_FROM_TO if _is_update(about) else 0))
    for value in values:
        if plain and (clauses[0].message == latest or _classify_value(value) not in _OVERTAKEN_KINDS):
            continue
        mention = find_last_mention(value, clauses)
        if mention is None or _means_exclusion(value):
            continue
        if (ends_plainly and not _KEPT.search(mention[0].text)) or (ends and _is_unwanted(mention, latest)):
            continue
        clause = mention[0]
        strength = 0.0
        if _is_taken_back(about, value, values, mention) or any(
            correction.order > clause.order
            and _replaces(about, value, clause, correction, values)
            and not (
                _classify_value(value) in _NAME_KINDS and _is_taken_up_elsewhere(correction, values, clauses)
            )
            for correction in corrections
        ):
            strength = 1.0
        elif clause.message < latest and _is_overtaken(value, clauses, latest, values, index):
            strength = 0.6
        if strength:
            pointer = path_to_pointer((value.name,))
            found[pointer] = max(found.get(pointer, 0.0), strength)
    return found


def _ends_something(about: ToolKeywords) -> bool:
    """Return whether the action ends or hides something: "stop order 90-118" and "I don't want to see him any more" then ask for it."""
    return not about.action[0].isdisjoint(_ENDING_CONCEPTS) or not _ENDING_WORDS.isdisjoint(about.name)


def _is_unwanted(mention: tuple[UserClause, int, int], latest: int) -> bool:
    """Return whether the latest message says that a thing is no longer wanted: 订单 O-12 不要了; not "don't touch O-12", 别动 O-12."""
    clause, start, end = mention
    return clause.message == latest and bool(
        _UNWANTED_BEFORE.search(clause.text[max(start - 40, 0) : start])
        or _UNWANTED_AFTER.match(clause.text[end:])
    )


_KEPT = ScriptPattern(r"\b(?:don'?t|do not|never) (?:touch|lose)\b|\bkeep\b|别动|别碰|保留|留着|留下")
"""Words for what is to stay, although the tool ends things."""
_UNWANTED_BEFORE = ScriptPattern(
    r"\b(?:don'?t|do not|no longer) (?:want|need)(?: (?:the|my|this|that|order|number|no\.?))*[\s#\"'“‘]*$|不想要(?:订单)?[\s\"'“‘#：:]*$"
)
_UNWANTED_AFTER = re.compile(r"^[\s\"'”’]*(?:这|那)?(?:一)?(?:单|笔|个|份|条|件|张|场)?我?(?:不想?要了|作废)")


def _means_exclusion(value: CallValue) -> bool:
    """Return whether a value is to be excluded itself: then the words that exclude it speak for it."""
    stems = list_field_stems(value.name)
    return not stems.isdisjoint(_EXCLUDING_FIELD) or EXCLUDING_VALUE.search(value.folded) is not None


def _is_taken_back(
    about: ToolKeywords, value: CallValue, values: Sequence[CallValue], mention: tuple[UserClause, int, int]
) -> bool:
    """Return whether the clause that mentions a value last excludes it, calls it old, or replaces it."""
    clause, start, end = mention
    return (
        _is_excluded(value, clause, start, end)
        or (
            list_field_stems(value.name).isdisjoint(_OLD_FIELD)
            and clause.calls_span_old(start, end)
            and about.action[0].isdisjoint(_REMOVING_CONCEPTS)
            and not (_is_path(value) and _WITHIN.search(clause.text[:start]))
        )
        or _is_replaced_in_place(about, values, clause, start, end)
    )


def _is_excluded(value: CallValue, clause: UserClause, start: int, end: int) -> bool:
    if not clause.rejects_span(start, end):
        return False
    if value.number is not None and value.folded == value.raw:
        return bool(re.search(r"(?:\bnot|\binstead of|不是|而不是)\s*$", clause.text[:start]))
    between = clause.text[max(clause.negated_at, 0) : start]
    return not _MEASURE_WORDS.search(between) and len(between) <= 40


def _is_replaced_in_place(
    about: ToolKeywords, values: Sequence[CallValue], clause: UserClause, start: int, end: int
) -> bool:
    """Return whether the clause says ``from this to X``, of a change, and no value of the call is X.

    What something is changed *of* stays: "the address of 33-901 to …".
    """
    rest = clause.text[end:]
    if _HAS_CHANGED.search(clause.text[:start]):
        return False
    if not _REPLACED_BY.match(rest) and not _is_update(about):
        return False
    match = cue_patterns.FROM_TO.search(rest)
    return match is not None and not _uses_any(values, match["new"])


def _is_update(about: ToolKeywords) -> bool:
    return not (about.name_concepts & CHANGE_CONCEPTS).isdisjoint(_UPDATE_CONCEPTS)


def _uses_any(values: Sequence[CallValue], text: str) -> bool:
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
    about: ToolKeywords,
    value: CallValue,
    mention: UserClause,
    correction: UserClause,
    values: Sequence[CallValue],
) -> bool:
    """Return whether a correction gives another value of the same kind, which no value of the call took up."""
    others = _list_other_members(about, value, correction)
    if others:
        return not any(one.folded in others for one in values)
    kind = _classify_value(value)
    if kind == "path" and len(values) == 1:
        kind = "word"  # the action itself is corrected: "no, put it in the archive"
    if kind in _NAME_KINDS and any(
        one.number is not None and mentions_value(one, correction) for one in values
    ):
        return False
    tokens = _KIND_SEARCHES[kind](value, mention, correction)
    return bool(tokens) and not any(_takes_up(one, token) for one in values for token in tokens)


def _is_taken_up_elsewhere(
    correction: UserClause, values: Sequence[CallValue], clauses: Sequence[UserClause]
) -> bool:
    """Return whether a correction changes a moment that the call has, or an amount by which the call's follows from one said before.

    "We have 64. No wait, Lena took a dozen" corrects the count to 52, and no name.
    """
    if _names_moment(correction.text) and any(
        date_mentions.parse_date_time(one.folded) is not None for one in values
    ):
        return True
    changes = [number for number, _ in correction.numbers]
    before = [number for one in clauses if one.order < correction.order for number, _ in one.numbers]
    follows = {result for one in changes for other in before for result in (other + one, other - one)}
    return any(one.number is not None and one.number in follows for one in values)


def _names_moment(text: str) -> bool:
    return any(
        next(iter(find(text)), None) is not None
        for find in (date_mentions.find_days, date_mentions.find_times, date_mentions.find_month_days)
    ) or bool(_WEEKDAYS.search(text))


def _takes_up(value: CallValue, token: str) -> bool:
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


def _list_other_members(about: ToolKeywords, value: CallValue, correction: UserClause) -> list[str]:
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


def _classify_value(value: CallValue) -> str:
    folded = value.folded
    if "@" in folded or "://" in folded or _is_path(value):
        return "path" if _is_path(value) else "address"
    if (
        value.number is not None
        and value.raw.replace(".", "").replace("-", "").isdigit()
        and len(value.raw) < 7
    ):
        return "number"
    if date_mentions.parse_date_time(folded) is not None or _WEEKDAYS.fullmatch(folded):
        return "moment"
    if CODE_PATTERN.fullmatch(folded):
        return "code"
    if world_facts.is_known_place(folded) or (value.raw[:1].isupper() and value.raw.isascii()):
        return "name"
    return "word" if folded.isascii() else "han"


def _is_path(value: CallValue) -> bool:
    return _PATH.fullmatch(value.folded) is not None and not PATH_FIELDS.isdisjoint(
        list_field_words(value.name)
    )


def _find_other_addresses(_value: CallValue, _mention: UserClause, correction: UserClause) -> list[str]:
    return _ADDRESS.findall(correction.text)


def _find_other_paths(_value: CallValue, _mention: UserClause, correction: UserClause) -> list[str]:
    return _PATH.findall(correction.text)


def _find_other_codes(value: CallValue, _mention: UserClause, correction: UserClause) -> list[str]:
    shape = _shape_code(value.folded)
    return [one.lstrip("#") for one in CODE_PATTERN.findall(correction.text) if _shape_code(one) == shape]


def _shape_code(code: str) -> str:
    return re.sub(r"\d+", "9", re.sub(r"[a-z]+", "a", code.lower().lstrip("#")))


def _find_other_numbers(value: CallValue, mention: UserClause, correction: UserClause) -> list[str]:
    unit = _get_unit(mention, value)
    found = []
    for number, (start, end) in correction.numbers:
        if correction.rejects_span(start, end):
            continue
        other = _get_next_word(correction.text, end)
        if (correction.corrects == 2 and (not other or not unit or other == unit)) or (
            other and other == unit
        ):
            found.append(f"{number:g}")
    return found


def _get_unit(clause: UserClause, value: CallValue) -> str:
    for number, (_, end) in clause.numbers:
        if value.number is not None and number == abs(value.number):
            return _get_next_word(clause.text, end)
    return ""


def _get_next_word(text: str, end: int) -> str:
    match = re.match(r"\s*([a-z%]+|[\u4e00-\u9fff])", text[end:])
    word = stem_word(match[1]) if match else ""
    return "" if word in COMMON_STEMS or word in POINTER_WORDS else word


def _find_other_moments(_value: CallValue, _mention: UserClause, correction: UserClause) -> list[str]:
    days = [f"-{month:02}-{day:02}" for (month, day), _ in date_mentions.find_days(correction.text)]
    times = [
        f"{hour:02}:{minute:02}"
        for (hour, minute), (start, end) in date_mentions.find_times(correction.text)
        if re.search(r"[:点时時]|am|pm|a\.m|p\.m|o'clock|noon", correction.text[start:end])
    ]
    return [*days, *times, *_WEEKDAYS.findall(correction.text)]


def _find_other_names(_value: CallValue, _mention: UserClause, correction: UserClause) -> list[str]:
    words = [one.strip(".,") for one in correction.text.split()]
    places = [one for one in words if world_facts.is_known_place(one)]
    named = [one for one in map(str.lower, _PROPER_NAME.findall(correction.raw)) if not _is_moment(one)]
    if not correction.text.isascii():
        return [*named, *_find_other_han(_value, _mention, correction)]
    return [*named, *places]


def _is_moment(name: str) -> bool:
    """Return whether a capitalised word is a weekday or a month: no name."""
    return _WEEKDAYS.fullmatch(name) is not None or date_mentions.is_month_name(name)


def _find_other_han(_value: CallValue, _mention: UserClause, correction: UserClause) -> list[str]:
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


def _find_other_words(value: CallValue, mention: UserClause, correction: UserClause) -> list[str]:
    return _find_other_names(value, mention, correction) if correction.corrects == 2 else []


_NAME_KINDS = frozenset({"name", "han", "word"})
"""Kinds of values that a correction by an amount of the call does not concern."""

_KIND_SEARCHES: dict[str, Callable[[CallValue, UserClause, UserClause], list[str]]] = {
    "address": _find_other_addresses,
    "path": _find_other_paths,
    "code": _find_other_codes,
    "number": _find_other_numbers,
    "moment": _find_other_moments,
    "name": _find_other_names,
    "han": _find_other_han,
    "word": _find_other_words,
}


_OVERTAKEN_KINDS = frozenset({"address", "code"})
_TAKING_BACK = cue_patterns.CONTRASTS | cue_patterns.CALLS_OLD | cue_patterns.NEGATES | cue_patterns.CORRECTS
"""The marks of words that take a value back. Of "from this to that" only an update is one, and 改成, which is a correction too."""


def _is_overtaken(
    value: CallValue,
    clauses: Sequence[UserClause],
    latest: int,
    values: Sequence[CallValue],
    index: ConversationIndex,
) -> bool:
    """Return whether the user's last message names another thing of this kind, which the call ignores."""
    kind = _classify_value(value)
    if kind not in _OVERTAKEN_KINDS:
        return False
    if any(voice.role == "tool" and voice.find(value.folded) for voice in index.voices):
        return False
    last = [one for one in clauses if one.message == latest]
    tokens = [token for clause in last for token in _KIND_SEARCHES[kind](value, clause, clause)]
    return bool(tokens) and not any(_takes_up(one, token) for one in values for token in tokens)
