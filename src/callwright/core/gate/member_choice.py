"""Doubts about the members of enums: the user names another member than the call has. Pure.

A member is chosen by its name, another word for it, or the words of its description (``member_evidence.py``). Where the user's words
say nothing of the call's member and name another one, or name another one later, the call does not follow them.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from callwright.core.gate.call_values import list_field_stems
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.member_evidence import (
    MemberCue,
    MemberMention,
    build_cues,
    find_last_mentions,
    list_members,
)
from callwright.core.ground.user_clauses import UserClause
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.text_analysis import extract_content_stems, fold_text, stem_word

_MAX_PROPOSAL_CHARS = 4_096

_MARKED_AS = re.compile(
    r"\b(?:mark|set|flag|change|put|move|switch)\b[^,.;]{0,40}\b(?:as|to)\s*$|(?:标|设|改|记|置)(?:成|为)(?:已)?$"
)
"""What is changed to the member that follows: a tool that changes nothing looks up something else."""


def find_contradicted_members(
    about: ToolKeywords, arguments: dict[str, Any], index: ConversationIndex
) -> list[str]:
    """Return the arguments with a member of an enum where the user names another member of it."""
    found: list[str] = []
    for name, value in arguments.items():
        parameter = about.parameters.get(name) if isinstance(value, str) else None
        if parameter is None or value not in (members := list_members(parameter)):
            continue
        clauses = [one for one in index.clauses if one.polite or not one.asks]
        cues = build_cues(tuple(members), parameter.description)
        stems = [frozenset(extract_content_stems(one.text)) for one in clauses]
        mentions = find_last_mentions(cues, clauses, stem_sets=stems)
        others = [
            one
            for member, one in mentions.items()
            if member != value and not _belongs_elsewhere(about, name, one, arguments)
        ]
        if (
            others
            and _is_passed_over(cues[value], mentions.get(value), others, index)
            and not (not about.action[0] and _is_asked_for(cues[value], others, index))
        ):
            found.append(name)
    return [*found, *_find_contradicted_numbers(about, arguments, index)]


def _is_asked_for(cue: MemberCue, others: Sequence[MemberMention], index: ConversationIndex) -> bool:
    """Return whether a question names the member, no earlier than the others are named: "close it. What's still pending?" of a search."""
    latest = max(one.clause.message for one in others)
    return any(one.asks and one.message >= latest and cue.named.search(one.text) for one in index.clauses)


def _find_contradicted_numbers(
    about: ToolKeywords, arguments: dict[str, Any], index: ConversationIndex
) -> Iterator[str]:
    """Yield the arguments with a number of an enum that nobody said where the user's last message says another one of it, and no argument has that."""
    latest = index.clauses[-1].message if index.clauses else 0
    said = {number for one in index.clauses if one.message == latest for number, _ in one.numbers}
    taken = {value for value in arguments.values() if isinstance(value, int | float)}
    for name, value in arguments.items() if said else ():
        parameter = about.parameters.get(name)
        if parameter is None or not isinstance(value, int | float) or isinstance(value, bool):
            continue
        members = {
            one
            for form in parameter.list_schemas_at(())
            for one in form.get("enum", ())
            if isinstance(one, int | float) and not isinstance(one, bool)
        }
        if value in members and (members & said) - taken and not _is_number_said(value, index):
            yield name


def _is_number_said(number: float, index: ConversationIndex) -> bool:
    return any(voice.find_number(number) or voice.find_known_number(number) for voice in index.voices)


def _is_passed_over(
    cue: MemberCue,
    own: MemberMention | None,
    others: Sequence[MemberMention],
    index: ConversationIndex,
) -> bool:
    """Return whether another member was named after the call's own, or instead of it."""
    latest = max(one.clause.message for one in others)
    if own is not None:
        return own.clause.message < latest
    if any(cue.hinted and cue.hinted.search(one.text) for one in index.clauses):
        return False
    return not any(
        message >= latest and cue.named.search(folded)
        for voice in index.voices
        if voice.role != "user"
        for message, folded, _ in voice.list_messages(_MAX_PROPOSAL_CHARS)
    )


def _belongs_elsewhere(
    about: ToolKeywords, name: str, mention: MemberMention, arguments: dict[str, Any]
) -> bool:
    """Return whether a mention is a word of the tool's name, or a part of another argument's value."""
    said = mention.clause.text[slice(*mention.place)]
    if not said:
        return False
    if stem_word(said) in about.name or said in about.full_name:
        return True
    if not about.action[0] and _MARKED_AS.search(mention.clause.text[: mention.place[0]]):
        return True
    return any(
        said in fold_text(str(value))
        for other, value in arguments.items()
        if other != name and not isinstance(value, bool) and list_field_stems(other) != list_field_stems(name)
    ) and not _stands_alone(said, mention.clause, arguments, name)


def _stands_alone(said: str, clause: UserClause, arguments: dict[str, Any], name: str) -> bool:
    """Return whether a word occurs in a clause outside of the other arguments' values too."""
    text = clause.text
    for other, value in arguments.items():
        if other != name and isinstance(value, str) and len(value) >= len(said):
            text = text.replace(fold_text(value), " ")
    return said in text
