"""Doubts about what the user's last message keeps from an act that it orders for something else: "book the train, not yet the hotel", "leave A-2 as it is". Pure.

The thing is kept where a clause names it to leave it, and no other clause of the message names it.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from callwright.core.gate.call_values import CallValue
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import (
    COMMON_STEMS,
    fold_text,
    split_identifier,
    split_words,
    stem_word,
)

_NOT_THIS = ScriptPattern(
    r"^\W*(?:but |and |just )?(?:not|no) (?:yet |now )?(?:the |an? |any |my |that |this )?(?P<thing>[\w' -]{2,30}?)(?: (?:yet|now|for now|so far|at the moment|today))?\W*$"
    r"|^\W*(?:but |and )?(?:leave|keep|skip|hold off on|wait with) (?:the |my |that |this )?(?P<left>[\w'./@-]+(?: [\w'./@-]+){0,2}?)(?: (?:as (?:it|they) (?:is|are)|alone|untouched|as is|in place|out(?: of it)?|for now|for later|until later|open))?\W*$"
    "|^(?P<han>[^，,]{1,10}?)(?:的)?(?:先|暂时|就|还)?(?:别|不要|不用|先不)(?:订|定|买|动|管|碰|删|取消|发|退|付|加|提交|提|改)(?:了|吧)?$"
)
_POSSESSIVE = re.compile(r"'s$")


def keeps_object(
    about: ToolKeywords, values: Sequence[CallValue], arguments: dict[str, Any], index: ConversationIndex
) -> bool:
    """Return whether the user's last message keeps the thing of a call from what it orders for another: the kind of thing that the tool is for, or a value."""
    latest = index.clauses[-1].message
    clauses = [one for one in index.clauses if one.message == latest]
    if len(clauses) < _MIN_CLAUSES:
        return False
    text = "\n".join(one.text for one in clauses)
    texts = list(_list_texts(values, arguments))
    for clause in clauses:
        match = _NOT_THIS.search(clause.text)
        thing = "" if match is None else next(filter(None, match.groups())).strip()
        if (
            thing
            and (
                thing in texts or _is_kind_of(thing, about) or any(one.endswith(f"/{thing}") for one in texts)
            )
            and text.count(thing) == clause.text.count(thing)
        ):
            return True
    return False


_MIN_CLAUSES = 2


def _list_texts(values: Sequence[CallValue], arguments: dict[str, Any]) -> Iterator[str]:
    yield from (one.folded for one in values if one.number is None or not one.raw.isdigit())
    yield from (
        fold_text(one)
        for value in arguments.values()
        if isinstance(value, list)
        for one in value
        if isinstance(one, str)
    )


def _is_kind_of(thing: str, about: ToolKeywords) -> bool:
    """Return whether a thing is the noun in the name of a tool, or in a short description in Chinese."""
    if thing.isascii():
        words = [stem_word(_POSSESSIVE.sub("", one)) for one in split_words(thing)]
        nouns = set(map(stem_word, split_identifier(about.full_name)[1:]))
        own = [one for one in words if one not in COMMON_STEMS]
        return len(own) == 1 and own[0] in nouns
    described = about.text[len(about.full_name) :]
    return len(thing) > 1 and thing in f"{about.full_name} {described[:_HAN_OPENING]}"


_HAN_OPENING = 16
