"""What the user's answer to the assistant's last words says against a call. Pure.

The assistant repeats a value to have it confirmed, and the user answers with another one of its kind: the first no longer holds, whatever words
stand beside it. The assistant tells that something is done, and the user only acknowledges it: nothing is left to be done.
"""

import re
from collections.abc import Iterator, Sequence

from callwright.core.gate.call_values import CallValue, find_value_place
from callwright.core.ground import cue_patterns as cues
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import CODE_PATTERN, UserClause, opens_imperative
from callwright.core.selection.concept_glossary import CHANGE_CONCEPTS
from callwright.core.text.script_pattern import ScriptPattern

_MAX_ECHO_CHARS = 1_024
_ADDRESS = re.compile(r"(?<![\w.+-])[\w.+-]++@[\w-]+\.[\w.-]*\w")
_QUESTION_MARK = re.compile(r"[?？]|[吗吧呢](?=\W|$)")
_REPORTS_DONE = ScriptPattern(
    r"^\W*(?:(?:ok|okay|right|great|sure|all)\W+)?(?:done|set|sent|paid|built|made|bought|sold|put"
    r"|[a-z]{3,}ed)\b|\b(?:has|have) been [a-z]+(?:ed|t|d|n)\b"
    r"|\b(?:is|are) (?:now )?(?:in|on|off|at|up|live|gone|booked|paid|sent|closed|open|set)\b[^.?!]{0,40}(?:\bnow\b|[.!]?$)"
    r"|已经?(?!查|看|找|准备|收到)|(?:好了|完成了?|成功|完毕)|了[。!.]?$"
)
_REPORTS_FINDING = ScriptPattern(
    r"\b(?:found|checked|looked|listed|drafted|draft|prepared|ready|noted|searched|wrote up|put together"
    r"|cheapest|available)\b|查到|找到|查了|看了|起草|写好|准备好|拟好|列出|草稿|如下|可以|想好"
)
_ASKS_AGAIN = ScriptPattern(
    r"\b(?:again|another|also|too|more|now|then|instead|next|please|but|same|undo|back|one for)\b|再|也|还"
    "|另|然后|接着|顺便|同样|一样|但|不过|改|换|撤|给我|帮"
)
_MAX_THANKS_CHARS = 60
_MIN_IDENTIFIER_DIGITS = 4
_AS_MUCH_AGAIN = re.compile(
    r"\b(?:as (?:much|many) again|the same again)\b|再(?:要|来|加|添|补|订)一倍|同样再来"
)


def find_values_answered_otherwise(values: Sequence[CallValue], index: ConversationIndex) -> list[str]:
    """Return the arguments whose value the assistant repeated, where the user's answer names another one of its kind that the call does not have."""
    echo = _find_echo(index)
    if echo is None:
        return []
    answer, said = echo
    if answer[0].assents or any(one.asks for one in answer):
        return []
    taken = {one.folded for one in values}
    numbers = {abs(one.number) for one in values if one.number is not None}
    found = []
    for value in values:
        if any(find_value_place(value, one) for one in answer) or not _says(said, value):
            continue
        if value.number is not None:
            # "The date one" names no number, and a number of the assistant's words answers nothing new.
            others = {
                number
                for one in answer
                for number, _ in one.numbers
                if number != 1 and f"{number:g}" not in said
            }
            if others and others.isdisjoint(numbers) and not _is_other_kind(value, others, answer):
                found.append(value.name)
            continue
        tokens = [one for one in _list_tokens(value, answer) if one not in said]
        if tokens and not any(token in one for one in taken for token in tokens):
            found.append(value.name)
    return found


def _is_other_kind(value: CallValue, others: set[float], answer: Sequence[UserClause]) -> bool:
    """Return whether an answer's numbers are no other ones in the place of a value: too short for an identifier, or beside as much again."""
    if value.folded.isdigit() and len(value.folded) >= _MIN_IDENTIFIER_DIGITS:
        return all(len(f"{one:.0f}") < len(value.folded) - 1 for one in others)
    return any(_AS_MUCH_AGAIN.search(one.text) for one in answer)


def is_done_already(values: Sequence[CallValue], index: ConversationIndex) -> bool:
    """Return whether the assistant told that it is done, and the user's last message orders nothing more."""
    echo = _find_echo(index)
    if echo is None:
        return False
    answer, said = echo
    text = said.strip()
    if _QUESTION_MARK.search(text) or not _REPORTS_DONE.search(text) or _REPORTS_FINDING.search(text):
        return False
    whole = " ".join([one.text for one in answer])
    if len(whole) > _MAX_THANKS_CHARS or _ASKS_AGAIN.search(whole) or any(one.numbers for one in answer):
        return False
    if not any(_says(text, value) for value in values) and not text.startswith("已"):
        return False
    return not any(one.marks & (cues.CORRECTS | cues.IS_POLITE) or one.asks or _orders(one) for one in answer)


def _orders(clause: UserClause) -> bool:
    return opens_imperative(clause.text) or any(
        not CHANGE_CONCEPTS.isdisjoint(concepts) and not clause.text[slice(*span)].endswith(("ed", "了"))
        for span, concepts in clause.concept_words
    )


def _find_echo(index: ConversationIndex) -> tuple[list[UserClause], str] | None:
    """Return the clauses of the user's last message, and the folded message of the assistant right before it."""
    if index.assistant is None or not index.clauses:
        return None
    latest = index.clauses[-1].message
    before = [one for one in index.assistant.list_messages(_MAX_ECHO_CHARS) if one[0] == latest - 1]
    if not before:
        return None
    return [one for one in index.clauses if one.message == latest], before[0][1]


def _says(folded: str, value: CallValue) -> bool:
    at = folded.find(value.folded)
    return at >= 0 and not (
        folded[max(at - 1, 0) : at].isdigit()
        or folded[at + len(value.folded) : at + len(value.folded) + 1].isdigit()
    )


def _list_tokens(value: CallValue, answer: Sequence[UserClause]) -> Iterator[str]:
    """Yield the addresses or codes of an answer, where the value is one."""
    if _ADDRESS.fullmatch(value.folded):
        for one in answer:
            yield from _ADDRESS.findall(one.text)
    elif CODE_PATTERN.fullmatch(value.folded):
        for one in answer:
            yield from (
                token
                for token in CODE_PATTERN.findall(one.text)
                if not token.isdigit() or value.folded.isdigit()
            )
