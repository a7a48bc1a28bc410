"""Doubts about a call after a yes: it has another value than the assistant proposed. Pure.

"The service runs 2.4.0. Roll back to 2.3.8?" - "yes": the user's yes is to the proposal. Values of the same kind that stand elsewhere, even
in the assistant's words beside it, are not what was agreed. What the user said in their own words stays.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from callwright.core.gate.call_values import CallValue
from callwright.core.ground import world_facts
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.member_evidence import build_cues, list_members
from callwright.core.ground.number_mentions import parse_number_text
from callwright.core.ground.user_clauses import UserClause, list_numbers
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.text_analysis import fold_text

_MAX_PROPOSAL_CHARS = 4_096
_MAX_PROPOSALS = 3
"""Messages of the assistant among which the proposal is looked for, from the newest."""

_MAX_ANSWER_WORDS, _MAX_ANSWER_CHARS = 6, 8
_QUESTION_SENTENCE = re.compile(r"[^.!?。！？;；\n]*(?:\.(?=\S)[^.!?。！？;；\n]*)*[?？]")
_CODE = re.compile(
    r"(?<![a-z0-9_./-])v?(?=[a-z_./-]*\d)[a-z0-9][a-z0-9_-]*(?:[./-][a-z0-9_]+)*(?![a-z0-9_@])"
)
_FILE = re.compile(r"(?<![a-z0-9_@.])[\w/-]+\.[a-z][a-z0-9]{1,4}(?![a-z0-9_])")
_TITLED_NAME = re.compile(
    r"\b(?:dr|doctor|mr|mrs|ms|prof|professor)\.? ([a-z][\w'-]+)|([\u4e00-\u9fff]{1,2})(?:医生|大夫|主任|医师|老师|师傅|教授|经理)"
)
_POINTS_BACK = re.compile(
    r"\b(?:that|this|the first|the other) one\b|\b(?:with|take|go (?:with|for)|use|pick|choose) (?:that|this|it|her|him|them|those)\b|[就那](?:它|她|他|这个|那个|这样)"
)
_TAG_QUESTION = re.compile(r"是吧|对吧|吧[?？]?$|right$")
_CONTINUATION = re.compile(r"^[^.!?。！？,，;；\"'”」]{1,60}")


def find_unproposed_values(
    about: ToolKeywords, values: Sequence[CallValue], arguments: dict[str, Any], index: ConversationIndex
) -> list[str]:
    """Return the arguments whose value is another than the one that the assistant proposed and the user agreed to."""
    proposal = _find_proposal(index)
    if proposal is None:
        return []
    whole, asked = proposal
    found = [
        value.name
        for value in values
        if _is_said_by_others(value, index)
        and any(_misses_tokens(value, values, text) for text in (asked, whole) if text)
    ]
    found += _find_unproposed_members(about, arguments, index, whole)
    found += [value.name for value in values if _is_unproposed_name(value, values, index, whole)]
    found += [name for name, value in arguments.items() if isinstance(value, str) and _is_cut(value, whole)]
    return found


def _find_proposal(index: ConversationIndex) -> tuple[str, str] | None:
    """Return the message that the user's last one agrees to, folded, and the questions in it; None where it is no yes."""
    assistant = index.assistant
    if assistant is None or not index.clauses:
        return None
    latest = index.clauses[-1].message
    answer = [one for one in index.clauses if one.message == latest]
    back = any(_POINTS_BACK.search(one.text) for one in answer)
    if not back and not _is_assent(answer):
        return None
    messages = [
        (folded, raw)
        for number, folded, raw in assistant.list_messages(_MAX_PROPOSAL_CHARS)
        if number < latest
    ][-_MAX_PROPOSALS:]
    for folded, raw in reversed(messages):
        asked = " ".join(folded[slice(*match.span())] for match in _QUESTION_SENTENCE.finditer(raw))
        if asked or back:
            last = re.split(r"[,，]", asked)[-1]
            return folded, "" if back else last if _CODE.search(last) or list_numbers(last) else asked
    return None


def _is_assent(answer: Sequence[UserClause]) -> bool:
    """Return whether a message only agrees: a yes, or a few words that name nothing, ask nothing and refuse nothing."""
    if any(one.asks or one.refuses or one.withdraws or one.pauses or one.negated_at >= 0 for one in answer):
        return False
    if any(one.list_identifiers() or re.search(r"\d", one.text) for one in answer):
        return False
    text = " ".join(one.text for one in answer)
    short = len(text.split()) <= _MAX_ANSWER_WORDS if text.isascii() else len(text) <= _MAX_ANSWER_CHARS
    return short and (answer[0].assents or not text.isascii() or len(text.split()) <= 2)


def _is_said_by_others(value: CallValue, index: ConversationIndex) -> bool:
    """Return whether a tool or the assistant said a value, and the user did not."""
    sayers = {
        voice.role
        for voice in index.voices
        if voice.find(value.folded) or (value.number is not None and voice.find_number(abs(value.number)))
    }
    return bool(sayers) and "user" not in sayers


def _misses_tokens(value: CallValue, values: Sequence[CallValue], text: str) -> bool:
    """Return whether a text has values of this value's kind, but neither this one nor any that the call has."""
    tokens = set(_list_tokens(value, text))
    return bool(tokens) and not any(_has_token(one, token) for one in values for token in tokens)


def _list_tokens(value: CallValue, text: str) -> Iterator[str]:
    if _FILE.fullmatch(value.folded):
        yield from (match[0] for match in _FILE.finditer(text))
    elif value.number is not None and value.raw.replace(".", "", 1).isdigit():
        codes = [one.span() for one in _CODE.finditer(text) if not one[0].replace(".", "", 1).isdigit()]
        for number, (start, _) in list_numbers(text):
            if not any(first <= start < last for first, last in codes):
                yield f"{number:g}"
    elif _CODE.fullmatch(value.folded):
        shape = _shape_code(value.folded)
        yield from (match[0] for match in _CODE.finditer(text) if _shape_code(match[0]) == shape)


def _shape_code(code: str) -> str:
    return re.sub(r"\d+", "9", re.sub(r"[a-z]+", "a", code))


def _has_token(value: CallValue, token: str) -> bool:
    if value.folded == token or (len(token) > 1 and token in value.folded):
        return True
    number = parse_number_text(token)
    return number is not None and value.number is not None and abs(value.number) == number


def _find_unproposed_members(
    about: ToolKeywords, arguments: dict[str, Any], index: ConversationIndex, proposal: str
) -> Iterator[str]:
    """Yield the arguments with a member of an enum where the proposal names only others, and the user at most asked about this one."""
    for name, value in arguments.items():
        parameter = about.parameters.get(name)
        members = list_members(parameter) if parameter is not None and isinstance(value, str) else []
        if value not in members or parameter is None:
            continue
        cues = build_cues(tuple(members), parameter.description)
        named = [one for one, cue in cues.items() if cue.named.search(proposal)]
        ordered = any(
            cues[value].named.search(one.text) and (one.polite or not one.asks) and "'" not in one.text
            for one in index.clauses
        )
        if named and value not in named and not ordered:
            yield name


def _is_unproposed_name(
    value: CallValue, values: Sequence[CallValue], index: ConversationIndex, proposal: str
) -> bool:
    """Return whether a person of whom the user only asked is in the call, where the proposal names another."""
    if value.number is not None or value.folded in proposal:
        return False
    mentions = [one for one in index.clauses if value.folded in one.text]
    if not mentions or not all(one.asks or _TAG_QUESTION.search(one.text) for one in mentions):
        return False
    others = {one for match in _TITLED_NAME.finditer(proposal) for one in match.groups() if one}
    return bool(others) and not any(
        other in one.folded or not world_facts.get_other_names(one.folded).isdisjoint({other})
        for one in values
        for other in others
    )


def _is_cut(value: str, proposal: str) -> bool:
    """Return whether a value is the beginning of a proposed text that continues with a number or a name: a WHERE that was left out."""
    folded = fold_text(value).strip()
    if len(folded.split()) < 3:
        return False
    at = proposal.find(folded)
    if at < 0:
        return False
    match = _CONTINUATION.match(proposal[at + len(folded) :])
    return match is not None and re.search(r"\d", match[0]) is not None
