"""Doubts about arguments whose kind the user names beside another value, or names to leave it out: "on branch feat/x", "5 replicas", "no cc". Pure.

One row is one kind of argument, by the words of its name and the nouns that people use for it. Only a value that the user said nowhere is doubted, and only where the
user names one value of that kind.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from callwright.core.gate.call_values import CallValue, list_field_words
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import UserClause

_NOUNS = {
    "branch": ("branch", "分支"),
    "namespace": ("namespace", "命名空间"),
    "service": ("service", "服务"),
    "deployment": ("deployment|service", "部署|服务"),
    "table": ("table", "表"),
    "repo": ("repo|repository", "仓库"),
    "repository": ("repo|repository", "仓库"),
    "channel": ("channel", "频道"),
    "cluster": ("cluster", "集群"),
    "region": ("region", "区域"),
    "environment": ("environment|env", "环境"),
    "label": ("label", "标签"),
    "tag": ("tag", "标签"),
    "version": ("version", "版本"),
    "replicas": ("replicas?|instances?|pods?", "个?副本|个?实例"),
    "cc": ("cc|copy|copies", "抄送"),
    "bcc": ("bcc", "密送"),
    "attachment": ("attachments?", "附件"),
    "attachments": ("attachments?", "附件"),
}
"""Word of an argument's name → nouns for it, English and Chinese, as patterns."""

_SIDE_WORDS = frozenset("name id".split())
"""Words beside the kind in the name of an argument: ``table_name``; with others it is a kind of its own: ``from_branch``."""

_PLAIN_NAME = r"[a-z][\w]*(?:[-_/.][\w]+)+|[a-z]+\d[\w]*"
"""What is plainly a name in running text: it has a separator or a digit within."""


def find_values_of_named_fields(
    arguments: dict[str, Any], values: Sequence[CallValue], index: ConversationIndex
) -> Iterator[str]:
    """Yield the arguments whose kind the user names beside another value, or names to leave it out."""
    kinds = {name: kind for name in arguments if (kind := _find_kind(name))}
    user = index.user
    if not kinds or user is None:
        return
    latest = index.clauses[-1].message
    clauses = [one for one in index.clauses if one.message == latest]
    for name, kind in kinds.items():
        if arguments[name] and any(_leaves_out(kind, one) for one in clauses):
            yield name
    for value in values:
        kind = kinds.get(value.name, "")
        said = _list_said(kind, clauses) if kind else frozenset()
        if len(said) == 1 and value.folded not in said and not _is_said(value, user.text):
            yield value.name


@lru_cache(4_096)
def _find_kind(name: str) -> str:
    """Return the kind of an argument by its name, or ""."""
    rest = list_field_words(name) - _SIDE_WORDS
    return next(iter(rest)) if len(rest) == 1 and not rest.isdisjoint(_NOUNS) else ""


def _list_said(kind: str, clauses: Sequence[UserClause]) -> frozenset[str]:
    """Return the values that the user names with the noun of a kind."""
    pattern = _compile_beside(kind)
    return frozenset(
        next(filter(None, match.groups())).rstrip(".")
        for one in clauses
        for match in pattern.finditer(one.text)
    )


@lru_cache(64)
def _compile_beside(kind: str) -> re.Pattern[str]:
    english, han = _NOUNS[kind]
    if kind == "replicas":
        return re.compile(rf"(?:\bto|[到成为至]) ?(\d{{1,5}}) ?(?:(?:{english})\b|{han})")
    return re.compile(
        rf"\b(?:{english})(?: (?:called|named|is|to))? [\"'`]?({_PLAIN_NAME})|(?<![\w/.-])({_PLAIN_NAME})[\"'`]? (?:{english})\b"
        rf"|(?:{han})(?:是|为|叫)? ?[\"'`“]?({_PLAIN_NAME})|(?<![\w/.-])([a-z][\w.-]{{2,40}})[\"'`”]? ?的?(?:{han})"
    )


def _leaves_out(kind: str, clause: UserClause) -> bool:
    return _compile_left_out(kind).search(clause.text) is not None


@lru_cache(64)
def _compile_left_out(kind: str) -> re.Pattern[str]:
    english, han = _NOUNS[kind]
    if kind not in _LEFT_OUT_KINDS:
        return re.compile(r"(?!)")
    return re.compile(
        rf"\b(?:no|without(?: an?| any| the)?|skip the|don'?t (?:add|put|set|include|send)(?: an?| any| the)?) (?:{english})\b(?! of\b)|\bdon'?t (?:{english})\b"
        rf"|(?:{han})(?:就|都|先)?(?:不用|不要|不需要|免了|别)|(?:不用|不要|别|无需|不)(?:加|带|写|发|放)?(?:{han})"
    )


_LEFT_OUT_KINDS = frozenset({"cc", "bcc", "attachment", "attachments"})


def _is_said(value: CallValue, text: str) -> bool:
    if value.number is not None and value.raw.replace(".", "").isdigit():
        return re.search(rf"(?<![\d.]){re.escape(value.folded)}(?![\d.]*\d)", text) is not None
    return value.folded in text
