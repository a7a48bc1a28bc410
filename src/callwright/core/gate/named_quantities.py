"""Doubts about numbers whose words say another sign, scale or side: 20 for "minus 20", 99.5 °C for "99.5 Fahrenheit", 9 cents for "9 euros". Pure.

The words right beside a number say what it is. Where they contradict the field that the number is in, the number is none for that field.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from callwright.core.gate.call_values import CallValue, find_value_place
from callwright.core.ground import cue_patterns as cues
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import UserClause
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.text_analysis import split_identifier, stem_word

_NEGATIVE_BEFORE = re.compile(r"(?:(?<!\d )\b(?:minus|negative)|零下|负)\s?$|(?:^|[\s,:到为])[-−]$")
_NEGATIVE_BEHIND = re.compile(r"\s?(?:degrees?|°c?|度)?\s?below (?:zero|freezing)\b")
_FAHRENHEIT = re.compile(r"\s?(?:°\s?f\b|f\b|degrees? f(?:ahrenheit)?\b|fahrenheit\b|度?华氏|华氏)")
_CELSIUS = re.compile(r"\s?(?:°\s?c\b|c\b|degrees? c(?:elsius)?\b|celsius\b|centigrade\b|度?摄氏|摄氏)")
_HAN_FAHRENHEIT, _HAN_CELSIUS = re.compile(r"华氏(?:温度|度)?\s?$"), re.compile(r"摄氏(?:温度|度)?\s?$")
_FIELD_FAHRENHEIT = re.compile(r"fahrenheit|华氏|°f\b|_f$")
_FIELD_CELSIUS = re.compile(r"celsius|centigrade|摄氏|°c\b|_c$")
_PERIODS = (
    ("second", re.compile(r"s|sec|secs|second|秒")),
    ("minute", re.compile(r"m|min|mins|minute|分钟?")),
    ("hour", re.compile(r"h|hr|hour|小?时")),
    ("day", re.compile(r"d|day|night|[天日晚]")),
    ("week", re.compile(r"week|周")),
    ("month", re.compile(r"month|个?月")),
    ("year", re.compile(r"year|annum|年")),
)
_SAID_PERIOD = re.compile(
    r"\s?[a-z\u4e00-\u9fff]{0,12}?\s?(?:\b(?:per|an?|each|every) |/|每)(secs?|second|mins?|minute|hr|hour|day|night|week|month|year|秒|分钟?|小?时|天|日|周|个?月|年)"
)
_FIELD_PERIOD = re.compile(
    r"(?:^|_)per_?(second|sec|s|minute|min|hour|hr|h|day|night|week|month|year)s?(?:$|_)|每(秒|分钟?|小?时|天|日|周|个?月|年)"
)
_DISCOUNT = re.compile(r"([一二三四五六七八九]|\d)([一二三四五六七八九]|\.?\d)?折")
_HAN_DIGITS = "〇一二三四五六七八九"
_DISCOUNT_FIELD = re.compile(
    r"(?:discount|off|reduction)\w*percent|percent\w*(?:off|discount|reduction)|折扣(?:百分比|率|比例)|优惠(?:百分比|比例)|减免"
)

_MAJOR_BEFORE = re.compile(r"(?:[$€£¥￥]|\b(?:usd|eur|gbp|cny|rmb))\s?$")
_MAJOR_BEHIND = re.compile(
    r"\s?(?:[$€£¥￥]|(?:usd|eur|gbp|cny|rmb|euros?|dollars?|bucks?|pounds?|quid|yuan|kuai)\b|元|块(?!\d)|圆|人民币|美元|美金|欧元|英镑|港币)"
)
_MINOR_BEHIND = re.compile(r"\s?(?:(?:cents?|pence|pennies|fen)\b|¢|美分|欧分|分钱)")
_FIELD_MINOR = re.compile(
    r"(?:^|_)(?:cents?|pence|fen)(?![a-z])|\bin (?:\w+ )?(?:cents|pence|fen)\b|\bcents\b(?! per)|(?:smallest|minor) (?:currency )?units?\b"
    "|单位(?:为|是|：|:)?\\s?分(?![钟数])|以分为单位|[（(]分[）)]"
)
_FIELD_MAJOR = re.compile(
    r"(?:^|_)(?:euros?|eur|dollars?|usd|pounds?|gbp|yuan|cny|rmb)(?![a-z])|\bin (?:\w+ )?(?:euros|dollars|pounds|yuan|rmb|usd|eur|cny)\b"
    "|单位(?:为|是|：|:)?\\s?元|以元为单位|[（(]元[）)]|元(?![素件])"
)

_SIDES = {
    "width": "wide width 宽", "height": "high tall height 高", "length": "long length 长", "depth": "deep depth 深", "weight": "heavy weight 重",
}  # fmt: skip
_UNTELLING = frozenset({"id", "number", "no", "name", "value", "px", "cm", "mm", "text"})
_NO_LABELS = frozenset({"since", "from", "until", "till", "with"})
"""Names of fields that stand beside other things too."""

_LEAD = re.compile(r"(?:[:=是为]|\bis\b|\bof\b|\bto\b|\bat\b|\b(?:at|in|of|on) the\b)?\s*$")
_TENTHS_BEHIND = re.compile(r"[米块尺丈]\d")
"""Behind the whole part of a measure: two of 2米8 is no number of its own."""


def find_other_quantities(
    about: ToolKeywords, values: Sequence[CallValue], index: ConversationIndex
) -> Iterator[str]:
    """Yield the arguments with a number whose words say another sign, temperature scale, unit of money, period or discount than its field."""
    user = index.user
    numbers = [one for one in values if one.number]
    if user is None or not numbers or not index.marks & cues.HAS_NUMBER:
        return
    for value in numbers:
        described = f"{value.name.lower()} {_describe(about, value.name)}"
        places = [
            (one.text[: start + (one.text[start] in "-−")], one.text[end:])
            for one in index.clauses
            for number, (start, end) in one.numbers
            if number == abs(value.number or 0.0)
        ]
        contradicted = places and all(
            _contradicts(value, described, before, behind) for before, behind in places
        )
        if contradicted or (
            _DISCOUNT_FIELD.search(value.name.lower()) and value.number in _list_shares_left(user.text)
        ):
            yield value.name


def _describe(about: ToolKeywords, name: str) -> str:
    parameter = about.parameters.get(name)
    return "" if parameter is None else parameter.description.lower()


def _contradicts(value: CallValue, described: str, before: str, behind: str) -> bool:
    number = value.number or 0.0
    if number > 0 and (_NEGATIVE_BEFORE.search(before) or _NEGATIVE_BEHIND.match(behind)):
        return True
    said_f = _FAHRENHEIT.match(behind) or _HAN_FAHRENHEIT.search(before)
    said_c = _CELSIUS.match(behind) or _HAN_CELSIUS.search(before)
    if (said_f and _FIELD_CELSIUS.search(described)) or (said_c and _FIELD_FAHRENHEIT.search(described)):
        return True
    if number and _is_other_money(described, before, behind):
        return True
    field, said = _FIELD_PERIOD.search(value.name.lower()), _SAID_PERIOD.match(behind)
    return bool(field and said) and _name_period(field) != _name_period(said)


def _is_other_money(described: str, before: str, behind: str) -> bool:
    """Return whether the words say whole units of a currency and the field takes hundredths, or the other way round."""
    in_minor, in_major = bool(_FIELD_MINOR.search(described)), bool(_FIELD_MAJOR.search(described))
    if in_minor == in_major:  # neither, or a field that speaks of both
        return False
    if _MINOR_BEHIND.match(behind):
        return in_major
    return in_minor and bool(_MAJOR_BEFORE.search(before) or _MAJOR_BEHIND.match(behind))


def _name_period(match: "re.Match[str] | None") -> str:
    word = next((one for one in match.groups() if one), "") if match else ""
    return next((name for name, pattern in _PERIODS if pattern.fullmatch(word)), "")


def _list_shares_left(text: str) -> set[float]:
    """Return the percentages that are left to pay: 90 for 九折, which is 10 off."""
    found = set()
    for tens, ones in _DISCOUNT.findall(text):
        share = 10.0 * _read_digit(tens) + (_read_digit(ones.strip(".")) if ones else 0)
        if share != 50:
            found.add(share)
    return found


def _read_digit(text: str) -> float:
    return float(_HAN_DIGITS.index(text)) if text in _HAN_DIGITS else float(text)


def find_values_of_other_fields(values: Sequence[CallValue], index: ConversationIndex) -> Iterator[str]:
    """Yield the arguments whose value stands right beside the name of another argument of the call, and that of none beside its own."""
    labels = [
        (name, label) for name in dict.fromkeys([one.name for one in values]) for label in _list_labels(name)
    ]
    if len(values) < _PAIR or not labels:
        return
    beside = [_list_labels_beside(one, labels, index.clauses) for one in values]
    for value, said in zip(values, beside, strict=True):
        if said and value.name not in said:
            others = [
                one
                for one, own in zip(values, beside, strict=True)
                if one.name in said and one.name not in own
            ]
            if any(_is_of_one_kind(value, one) for one in others):
                yield value.name


_PAIR = 2


def _is_of_one_kind(value: CallValue, other: CallValue) -> bool:
    """Return whether the two may be in each other's place: a number only in that of a number, and words not in that of one."""
    if value.number is None:
        return other.number is None or not value.folded.replace(" ", "").isalpha()
    return other.number is not None


def _list_labels_beside(
    value: CallValue, labels: Sequence[tuple[str, str]], clauses: Sequence[UserClause]
) -> set[str]:
    """Return the fields whose label stands right before or behind a mention of a value."""
    found: set[str] = set()
    for clause in clauses:
        if not any(label in clause.text for _, label in labels):
            continue
        place = find_value_place(value, clause)
        if (
            place is not None
            and (value.number is not None or place[1] - place[0] > 1)
            and not _TENTHS_BEHIND.match(clause.text, place[1])
        ):
            before, behind = _LEAD.sub("", clause.text[: place[0]]), clause.text[place[1] :].lstrip()
            found.update(
                name
                for name, label in labels
                if (
                    before.endswith(label)
                    and (value.number is not None or not (clause.first and before.strip() == label))
                    and not _is_letter(before[: -len(label)][-1:], label)
                )
                or (behind.startswith(label) and not _is_letter(behind[len(label) :][:1], label))
            )
    return found


def _is_letter(beside: str, label: str) -> bool:
    """Return whether a character makes a label a part of a longer word; Chinese words have no such mark."""
    return label.isascii() and beside.isascii() and beside.isalpha()


@lru_cache(1_024)
def _list_labels(name: str) -> tuple[str, ...]:
    """Return the words by which people name a field: its name, and for a side its adjective."""
    words = [one for one in split_identifier(name) if one not in _UNTELLING] if name.isascii() else [name]
    if len(words) != 1:
        return ()
    plain = words[0]
    if len(plain) < 2 or (plain.isascii() and len(plain) < 4) or plain in _NO_LABELS:
        return ()
    return tuple({plain, *_SIDES.get(stem_word(plain), _SIDES.get(plain, "")).split()})
