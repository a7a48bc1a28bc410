"""Doubts about whom a call goes to: an address of one person where the user's last message names another. Pure.

The conversation says to whom an address belongs: a tool's result by the names and keys beside it, the user by the words before it ("Anna is
anna@example.org", 小王电话139…). An address is a doubt where the last message names the owner of another one right behind a word for whom
something goes to ("tell Anna that Bob has left", 告诉小王), or as its whole answer, and does not name the owner of this one so. Where
nobody else is named there is no doubt: this decides between people whom the user has named.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from callwright.core.gate.call_values import CallValue, list_field_stems, list_field_words
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import UserClause
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import COMMON_STEMS, fold_text, split_words, stem_word

_MAX_RESULT_CHARS = 16 * 1024
_MAX_ENTRIES = 200
_MIN_RIVALS = 2
_MAX_LABEL_CHARS = 40
_MAX_TEXT_CHARS = 4_096

_ADDRESS = re.compile(
    r"(?P<email>(?<![\w.+-])[\w.+-]++@[\w-]+(?:\.[\w-]+)+)"
    r"|(?P<phone>(?<![\w.+-])\+?\d[\d -]{4,18}\d(?![\w@]))"
    r"|(?P<code>(?<![a-z0-9])(?=[a-z]*\d)[a-z0-9-]{2,34}(?![a-z0-9@]))"
)
_RECIPIENT_STEMS = frozenset(
    map(
        stem_word,
        "to recipient receiver payee beneficiary email mail phone mobile telephone account iban assignee"
        " member attendee participant guest contact person employee".split(),
    )
)
_HAN_RECIPIENT = re.compile(
    "收件|收款|收信|邮箱|手机|电话|账号|账户|成员|联系人|参会|对方|负责|接收|员工|受理"
)
_RECIPIENT_DESCRIPTION = re.compile(
    rf"\b(?:recipient|payee|phone number|e-?mail address|mobile number)\b|{_HAN_RECIPIENT.pattern}",
    re.IGNORECASE,
)
_GENERIC_LABELS = frozenset(
    map(
        stem_word,
        "email mail address phone mobile telephone number account iban id code name contact user member"
        " person value key row type status note new old work home office private is are was reach use"
        " using via payee owner recipient subject from to cc amount last sent".split(),
    )
)
_HAN_GENERIC = re.compile(
    "邮箱|电子邮件|邮件|地址|电话|手机|号码|号|账号|账户|账|银行卡|卡|联系方式|姓名|名字|编号|工号|备注"
    r"|状态|收款人|收件人|记一下|记住|记下|另外|这是|就是|[的是为在有和与跟：:，,、。\s]"
)
_DIRECT_CUE = ScriptPattern(
    r"\b(?:to|tell|answer|text|ask|email|e-mail|mail|message|call|inform|notify|remind|pay|send|give"
    r"|invite|write|wire|let|assign|ping)(?: (?:the|my|our|mr\.?|mrs\.?|ms\.?|dr\.?))? $"
    r"|(?:回复|答复|告诉|发给|通知|转给|交给|寄给|派给|分给|打给|汇给|付给|还给|共享给|分享给|提醒|联系|邀请|给|叫|让|问|请)$"
)
_SEVERAL_CUE = ScriptPattern(
    r"\b(?:everyone|everybody|all|others?|else|except|besides|both|same|on behalf)\b|所有|大家|其他|其它|别人|除|代|替|都|全"
)
"""Words for several people, or for others than those that are named."""
_SPOKEN_TO = frozenset({"跟他说", "跟她说", "和他说", "和她说", "对他说", "对她说", "回他", "回她"})
_PRONOUN = re.compile(r"\b(?:him|her|them)\b|[跟和对][他她]说|回[他她]|[他她]")
_POSSESSIVE = re.compile(
    r"['’]s? (?!e?-?mail\b|address\b|account\b|phone\b|number\b|mobile\b|iban\b)|的(?!邮箱|电话|手机|账号|账户|号码|地址|卡)"
)


class _Entry(Struct, frozen=True):
    """An address, the words for its owner, and its kind: e-mail, phone, or the shape of a code."""

    value: str
    kind: str
    labels: frozenset[str]


def find_other_recipients(
    about: ToolKeywords, values: Sequence[CallValue], index: ConversationIndex
) -> list[str]:
    """Return the arguments whose address or name is another person's than the one that the user's last message names."""
    named = [one for one in values if _ADDRESS.fullmatch(one.folded) and is_recipient(about, one.name)]
    if not named or (index.tool is None and not _has_rivals(named, index)):
        return []
    book = _list_entries(index)
    if len(book) < _MIN_RIVALS:
        return []
    latest = index.clauses[-1].message
    clauses = [one for one in index.clauses if one.message == latest]
    if any(speaks_of_several(one.text) or addresses_pronoun(one.text) for one in clauses):
        return []
    return [one.name for one in named if _goes_elsewhere(one, values, book, clauses)]


def _has_rivals(named: Sequence[CallValue], index: ConversationIndex) -> bool:
    """Return whether the user's clauses have two addresses that may be of one kind with a value; else nobody can be confused."""
    wanted = {_sort_address(one.folded) for one in named}
    count = 0
    for clause in index.clauses:
        for match in _ADDRESS.finditer(clause.text[:_MAX_TEXT_CHARS]):
            count += _sort_address(match[0]) in wanted
            if count == _MIN_RIVALS:
                return True
    return False


def _sort_address(text: str) -> str:
    """Return a coarse class of an address: two of one kind have the same."""
    return "@" if "@" in text else "a" if text.lower() != text.upper() else "9"


@lru_cache(1_024)
def _is_copied(name: str) -> bool:
    """Return whether a field names who gets a copy."""
    return not list_field_stems(name).isdisjoint(_COPY_STEMS) or "抄送" in name


_COPY_STEMS = frozenset(map(stem_word, ("cc", "bcc", "copy")))
_SENDER_WORDS = frozenset({"from", "source", "sender", "payer", "debit", "origin"})
"""Words and not stems: payee and payer have the same stem."""
_HAN_SENDER = re.compile("付款|转出|发件|来源|扣款")


def is_recipient(about: ToolKeywords, name: str) -> bool:
    """Return whether a field says whom a call goes to: by its name, its format or its description."""
    parameter = about.parameters.get(name)
    return _names_recipient(
        name,
        "" if parameter is None else parameter.description,
        has_email=parameter is not None
        and any(one.get("format") == "email" for one in parameter.list_schemas_at(())),
    )


@lru_cache(1_024)
def _names_recipient(name: str, description: str, *, has_email: bool) -> bool:
    stems = list_field_stems(name)
    if not list_field_words(name).isdisjoint(_SENDER_WORDS) or _HAN_SENDER.search(name) or _is_copied(name):
        return False
    named = not stems.isdisjoint(_RECIPIENT_STEMS) or _HAN_RECIPIENT.search(name) is not None
    return named or has_email or _RECIPIENT_DESCRIPTION.search(description) is not None


def _goes_elsewhere(
    value: CallValue, values: Sequence[CallValue], book: Sequence[_Entry], clauses: Sequence[UserClause]
) -> bool:
    """Return whether a value belongs to another person than the person whom these clauses name."""
    key = _to_key(value.folded)
    own = [one for one in book if one.value == key]
    if not own or any(key in _to_key(one.text) for one in clauses):
        return False
    rivals = [one for one in book if one.kind == own[0].kind and one.value != key]
    mine = frozenset(label for one in own for label in one.labels)
    called = {
        one.value: places for one in rivals if (places := list(_iter_places(one.labels - mine, clauses)))
    }
    taken = {_to_key(one.folded) for one in values if one is not value and not _is_copied(one.name)}
    said = list(_iter_places(mine.difference(*(one.labels for one in rivals)), clauses))
    everyone = [place for places in called.values() for place in places]
    addressed = [one for one in (*everyone, *said) if _is_direct(one) or _is_alone(one)]
    if any(one in addressed or _is_joined(one, addressed) for one in said):
        return False
    return any(
        place in addressed or _is_joined(place, addressed)
        for one, places in called.items()
        if one not in taken
        for place in places
    )


def _to_key(folded: str) -> str:
    """Return an address without the signs by which the same one is written in several ways."""
    return folded if "@" in folded else re.sub(r"(?<=[\da-z])[ -](?=[\da-z])", "", folded)


_Place = tuple[str, int, int]
"""The text of a clause, and where it names somebody."""


def _iter_places(labels: frozenset[str], clauses: Sequence[UserClause]) -> Iterator[_Place]:
    """Yield where clauses name somebody by one of these words; not where they exclude them or name what is theirs."""
    for label in labels:
        for clause in clauses:
            for match in re.finditer(re.escape(label), clause.text):
                start, end = match.span()
                if label.isascii() and _is_inside_word(clause.text, start, end):
                    continue
                if not _POSSESSIVE.match(clause.text, end) and not clause.rejects_span(start, end):
                    yield clause.text, start, end


def _is_inside_word(text: str, start: int, end: int) -> bool:
    beside = text[max(start - 1, 0) : start] + text[end : end + 1]
    return any(one.isalnum() and one.isascii() for one in beside)


def _is_direct(place: _Place) -> bool:
    """Return whether a name stands right behind a word for whom something goes to."""
    text, at, _ = place
    return _DIRECT_CUE.search(text[max(at - 24, 0) : at]) is not None


def speaks_of_several(text: str) -> bool:
    """Return whether a text speaks of several people, or of others than those that are named."""
    return _SEVERAL_CUE.search(text) is not None


def is_addressed(label: str, clauses: Sequence[UserClause]) -> bool:
    """Return whether clauses name somebody as the one to whom something goes, or one of several, or as a whole answer."""
    places = list(_iter_places(frozenset({label}), clauses))
    direct = [one for one in places if _is_direct(one) or _is_alone(one)]
    return bool(direct) or any(_is_beside_name(one) for one in places)


_BESIDE_NAME = re.compile(r"(?:\b(?:and|or|&|for|then|also|plus|next)|[和跟与及、]|还有|替|为|然后|再)\s*$")
_ONLY_CODE = re.compile(r"\W*(?:[a-z]{0,8}-?\d{1,8}\W*)?")
_BEFORE_SHARE = re.compile(
    r" ?(?:转|发|打|付|给)?\d| (?:also |then )?(?:gets?|receives?|should (?:get|have|receive|take)"
    r"|will (?:get|have|take)|is owed|takes)\b|[拿收得领负来做]"
)


def _is_beside_name(place: _Place) -> bool:
    """Return whether a name is joined to another, says for whom something is, or has its own share: "Send Ann 20, Bo 30"."""
    text, start, end = place
    return (
        _BESIDE_NAME.search(text[max(start - 8, 0) : start]) is not None
        or _JOINT.match(text, end) is not None
        or (_ONLY_CODE.fullmatch(text[:start]) is not None and _BEFORE_SHARE.match(text, end) is not None)
    )


def addresses_pronoun(text: str) -> bool:
    """Return whether something goes to somebody who was named before: then the name that stands here may be another's."""
    return any(
        match[0] in _SPOKEN_TO or _is_direct((text, *match.span())) for match in _PRONOUN.finditer(text)
    )


def _is_alone(place: _Place) -> bool:
    """Return whether a clause is hardly more than a name: an answer to the question for whom."""
    text, start, end = place
    return _FILLER.fullmatch(text[:start] + " " + text[end:]) is not None


_FILLER = re.compile(r"(?:\W|\b(?:please|the|to|ok|okay|yes|no|it|is|my|for|mr|mrs|ms|dr)\b|[吧啊呀的是])*")


def _is_joined(place: _Place, others: Sequence[_Place]) -> bool:
    """Return whether a name is one of a list with another: Ida and Jon."""
    text, start, end = place
    gaps = (
        text[min(end, other_end) : max(start, other_start)]
        for other, other_start, other_end in others
        if other == text
    )
    return any(_JOINT.fullmatch(gap) for gap in gaps)


_JOINT = re.compile(r"(?: \w+)?(?:,? ?(?:and|or|&) |[,、和跟与及] ?|还有)(?:\w+ )?")


# --- who has which address --------------------------------------------------------------------------------------


def _list_entries(index: ConversationIndex) -> list[_Entry]:
    """Return the addresses of which the conversation says whose they are."""
    found: list[_Entry] = []
    if index.tool is not None:
        for _, _, raw in index.tool.list_messages(_MAX_RESULT_CHARS):
            found += _read_result(raw)
    places = [
        (clause, match)
        for clause in index.clauses
        for match in _ADDRESS.finditer(clause.text[:_MAX_TEXT_CHARS])
    ]
    if len(found) + len(places) >= _MIN_RIVALS:
        found += _read_addresses(places)
    return found[:_MAX_ENTRIES]


@lru_cache(32)
def _read_result(raw: str) -> tuple[_Entry, ...]:
    if raw[:1] not in "[{":
        return ()
    try:
        return tuple(_iter_entries(msgspec.json.decode(raw)))[:_MAX_ENTRIES]
    except (msgspec.DecodeError, RecursionError):
        return ()


def _iter_entries(value: Any) -> Iterator[_Entry]:
    """Yield the addresses of a result with the names beside them, the keys over them, and the key that has the address itself."""
    waiting: list[tuple[Any, str]] = [(value, "")]
    while waiting:
        one, over = waiting.pop()
        if isinstance(one, list):
            waiting += [(item, over) for item in one]
        elif isinstance(one, dict):
            texts = {key: item for key, item in one.items() if isinstance(item, str | int)}
            own = {key: kind for key, item in texts.items() if (kind := _classify(str(item)))}
            beside = [str(item) for key, item in texts.items() if key not in own]
            for key, kind in own.items():
                labels = _read_labels(over, key, *(beside if _is_record(one) else ()))
                if labels:
                    yield _Entry(_to_key(fold_text(str(texts[key])).strip()), kind, labels)
            waiting += [(item, key) for key, item in one.items() if isinstance(item, dict | list)]


def _is_record(one: dict[str, Any]) -> bool:
    """Return whether an object is about one thing: its keys are fields, not the names of several."""
    return any(_classify(str(item)) == "" for item in one.values() if isinstance(item, str))


def _classify(text: str) -> str:
    """Return the kind of an address, or "" for other texts."""
    folded = fold_text(text).strip()
    match = _ADDRESS.fullmatch(folded)
    if match is None:
        return ""
    if match["email"]:
        return "email"
    return "phone" if match["phone"] else re.sub(r"\d+", "9", re.sub(r"[a-z]+", "a", folded))


def _read_labels(*texts: str) -> frozenset[str]:
    """Return the words of some texts by which a person may name the owner."""
    found: set[str] = set()
    for text in texts:
        folded = fold_text(text)[:_MAX_LABEL_CHARS]
        if folded.isascii():
            found.update(
                word
                for word in split_words(folded)
                if len(word) > 1 and word.isalpha() and not _is_generic(word)
            )
        else:
            found.update(part for part in _HAN_GENERIC.sub(" ", folded).split() if len(part) > 1)
    return frozenset(found)


def _is_generic(word: str) -> bool:
    stem = stem_word(word)
    return stem in _GENERIC_LABELS or stem in COMMON_STEMS


def _read_addresses(places: Sequence[tuple[UserClause, re.Match[str]]]) -> Iterator[_Entry]:
    """Yield the addresses that clauses of the user give to somebody: the words since the address before it in the clause."""
    order, at = -1, 0
    for clause, match in places:
        if clause.order != order:
            order, at = clause.order, 0
        kind = _classify(match[0])
        before = clause.text[at : match.start()]
        at = match.end()
        labels = _read_labels(before[-_MAX_LABEL_CHARS:])
        if kind and labels:
            yield _Entry(_to_key(match[0].strip()), kind, labels)
