"""Doubts about whom a call goes to by name: the one of whom the user only tells, where the same message sends it to another person. Pure.

"Mia paid for Jo's ticket. Send Mia 22" is for Mia. A name is a doubt where the last message has it only in passing and addresses another
name outright: right behind a verb that gives or sends ("pay Mia", "assign it to Omar", 转给小孟). "In passing" is plain too: from, by or that
somebody, for somebody's, 替, 提的, or inside of what is to be told. Words for names are known by their
form alone: a capital inside of a sentence, 小, 老 or 阿 before a Chinese character. Where nobody is addressed so there is no doubt.
"""

import re
from collections.abc import Sequence

from callwright.core.gate.call_values import CallValue, list_field_words, mentions_value
from callwright.core.gate.recipient_choice import (
    addresses_pronoun,
    is_addressed,
    is_recipient,
    speaks_of_several,
)
from callwright.core.ground import date_mentions, world_facts
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import UserClause
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.text_analysis import fold_text

_HAN_NAME = "(?!老板|老师|老婆|老公|老人|老家|老爸|老妈|老大|小组|小区|小姐|小孩|小朋|小费|阿姨)[小老阿][\u4e00-\u9fff]"
_NAME = re.compile(rf"[A-Z][^\W\d_A-Z][^\W\d_]{{0,20}}|{_HAN_NAME}")
_END = r"(?!['’\w-]| [A-Z])"
_GIVEN_TO = re.compile(
    rf"\b(?:[Pp]ay|[Ss]end|[Gg]ive|[Ww]ire|[Rr]efund|[Hh]and) (?P<given>[A-Z][\w-]+(?: [A-Z][\w-]+){{0,3}}){_END}(?= ?[€$£]?\d| (?:the|his|her) (?:money|rest|amount|share)\b|\W*$)"
    rf"|\b(?:[Ss]end|[Gg]ive|[Aa]ssign|[Tt]ransfer|[Pp]ay|[Ff]orward|[Hh]and|[Pp]ass|[Ww]ire) (?:\w+ ){{1,3}}to (?P<to>[A-Z][\w-]+(?: [A-Z][\w-]+){{0,3}}){_END}"
    rf"|(?:(?:[分派转交汇付打还]给)(?P<han>{_HAN_NAME})(?!的)|(?<![分派转交汇付打还发送寄带买留])给(?P<bare>{_HAN_NAME})(?=[转汇打付做]|处理|负责|\d))"
)
"""Expressions that give something of the call's own kind: money, a task; not "give Omar a break" nor 给小王说一声."""

_OWN_DEED = re.compile(r"\b(?:myself|i['’]?ll|i will|i['’]?m going to|later|afterwards)\b|自己|我来|回头")
_TOLD_TO = re.compile(
    rf"\b(?:[Tt]ell|[Tt]ext|[Mm]essage|[Ee]-?mail|[Nn]otify|[Ii]nform|[Ww]rite(?: to)?) (?P<told>[A-Z][\w-]+(?: [A-Z][\w-]+){{0,3}}){_END}"
    rf"|(?:告诉|通知|发给)(?P<han>{_HAN_NAME})(?!的)"
)
_TEXT_WORDS = frozenset("body text message content note 内容 正文".split())


def find_passing_names(
    about: ToolKeywords, values: Sequence[CallValue], index: ConversationIndex
) -> list[str]:
    """Return the recipients by name whom the last message does not address while it addresses another person."""
    named = [one for one in values if _NAME.fullmatch(one.raw) and is_recipient(about, one.name)]
    if not named:
        return []
    latest = index.clauses[-1].message
    clauses = [one for one in index.clauses if one.message == latest]
    if any(speaks_of_several(one.text) or addresses_pronoun(one.text) for one in clauses):
        return []
    others = _list_addressed_names(values, clauses)
    things = [one for one in values if one not in named and any(map(str.isdigit, one.folded))]
    return [
        one.name
        for one in named
        if others
        and _is_named_in_passing(one.folded, clauses)
        and not _has_thing(one.folded, things, clauses)
    ]


def _has_thing(folded: str, things: Sequence[CallValue], clauses: Sequence[UserClause]) -> bool:
    """Return whether an amount or a code of the call stands beside a name: "T-2 should be Hana's"; not where it only comes from there."""
    return any(
        (mentions_value(thing, one) or thing.folded in one.text)
        and (thing.number is not None or not _ORIGIN.search(one.text))
        for one in clauses
        if folded in one.text
        for thing in things
    )


_ORIGIN = re.compile(
    r"\b(?:from|by|opened|reported|filed|raised|created|wrote|found|submitted)\b|[提报建开写发](?:的|了|出)"
)


def _list_addressed_names(values: Sequence[CallValue], clauses: Sequence[UserClause]) -> list[str]:
    """Return the names that these clauses address and the call does not have."""
    tells = any(not list_field_words(one.name).isdisjoint(_TEXT_WORDS) for one in values)
    patterns = (_GIVEN_TO, _TOLD_TO) if tells else (_GIVEN_TO,)
    found = (
        fold_text(next(filter(None, match.groups())))
        for clause in clauses
        for pattern in patterns
        for match in pattern.finditer(clause.raw)
        if not clause.rejects_span(*match.span()) and not _OWN_DEED.search(clause.text)
    )
    return [
        one
        for one in found
        if _may_be_person(one) and not any(one in value.folded or value.folded in one for value in values)
    ]


def _may_be_person(folded: str) -> bool:
    """Return whether a capitalised word is neither a place, nor a day, nor a month."""
    day = next(iter(date_mentions.find_weekdays(folded)), None) is not None
    return not (day or date_mentions.is_month_name(folded) or world_facts.is_known_place(folded))


def _is_named_in_passing(folded: str, clauses: Sequence[UserClause]) -> bool:
    """Return whether these clauses name somebody, and everywhere in words for one who is only told of."""
    name = re.escape(folded)
    told = re.compile(
        rf"\b(?:from|by|that) {name}\b|\bfor {name}['’]s\b|[替帮]{name}|{name}(?:提|报|建|开|写)的"
    )
    named = [one.text for one in clauses if folded in one.text]
    return (
        bool(named)
        and not is_addressed(folded, clauses)
        and all(told.search(one) or _is_told_text(one, one.find(folded), clauses) for one in named)
    )


def _is_told_text(text: str, at: int, clauses: Sequence[UserClause]) -> bool:
    """Return whether a place is in what is told: behind "tell Kim:" in its clause, or in a clause behind one that is only that."""
    number = next(place for place, one in enumerate(clauses) if one.text is text)
    opener = _TOLD_OPENER.match(clauses[number].raw)
    if opener is not None:
        return opener.end() <= at
    return number > 0 and _ONLY_TOLD.fullmatch(clauses[number - 1].raw) is not None


_TOLD_OPENER = re.compile(rf"\W*(?:{_TOLD_TO.pattern})[:：]")
_ONLY_TOLD = re.compile(rf"\W*(?:{_TOLD_TO.pattern})\W*")
