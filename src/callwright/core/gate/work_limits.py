"""What do the user's words keep the model from touching while it works: any file, certain files, or everything but an answer? Pure.

Who asks for a plan, an explanation or a dry run wants words and no change. Who forbids to touch one thing lets the rest be worked on.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from callwright.core.gate.call_values import CallValue, list_field_words
from callwright.core.gate.carried_acts import CarriedAct
from callwright.core.gate.field_kinds import is_field
from callwright.core.gate.spoken_work import split_parts
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import UserClause
from callwright.core.ground.value_grounding import PATH_FIELDS
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import extract_content_stems, fold_text, split_identifier, stem_word

_FORBIDDEN_EDIT = ScriptPattern(
    r"\b(?:don'?t|dont|do not|never|must not|mustn'?t|without|(?:don'?t|do not) want you to) (?:touch"
    r"|chang|edit|modify|alter|writ|fix)\w*"
    "(?: (?:it|this|that|them|any|anything|any of it"
    r"|(?:the|any|my|this|that) (?:\w+ )?(?:files?|code|config|configuration|sources?|script)"
    r"|(?:any )?code))?(?: yet| for now)?\W*$"
    r"|\b(?:don'?t|dont|do not) (?:start"
    "|begin)(?: (?:on|with|writing|to write|coding|implementing))?(?: (?:it|this|that|any|the"
    r"|on))*(?: (?:code|coding|implementation|changes|edits))?(?: yet| for now)?\W*$"
    "|(?:别|不要|不用|不能|不许|不准|勿|禁止)(?:再|去|直接|动手|急着)?(?:改动?|修改|动|碰|写|编辑"
    r"|覆盖)(?:它|任何东西|东西|这个?文件|文件|代码|配置)?\W*$|(?:代码|文件|配置)我(?:自己|来)改"
)
"""That files, or what was spoken of, are to stay as they are; not that some other thing is ("don't change the tests")."""

_DRY_RUN = ScriptPattern(
    r"\bdry[- ]?run\b(?! ?(?:flag|option|switch|mode|parameter|参数|选项|开关))|试运行|演练|空跑"
)
_WORDS_ONLY = ScriptPattern(
    r"\b(?:just|only) (?:explain|describe|(?:tell|show) me(?! (?:when|once|if))|look|outline|summari[sz]e"
    r"|review|analy[sz]e|a plan|the plan|a review|an explanation)\b"
    r"|\b(?:explain|look|show me|plan|outline|review) only\b"
    r"|^\W*(?:(?:please|can you|could you) )?(?:review|explain|describe|summari[sz]e|outline)\b"
    r"|\bplan (?:it )?first\b|\bread[- ]only\b|\bno (?:code )?(?:changes|edits)\b"
    r"|\bwhat you would (?:do|change|delete|remove)\b"
    "|只(?:看|查|说|读|解释|分析|列出?|给出?|需要?)(?:一?下|方案|思路|建议|结论|原因|不改|不动)"
    "|(?:看看|查查|说说|讲讲|解释|分析|说|讲|列)(?:一?下|你的看法)?就(?:行|好|可以|够)"
    "|先(?:出|给|列|写)个?(?:方案|计划|思路)"
)
"""That the user wants words: a plan, an explanation."""

_FORBIDDING = ScriptPattern(
    r"\b(?:don'?t|dont|do not|never|must not|mustn'?t|without) (?:touch|chang|edit|modify|alter|delet"
    r"|remov|mov|renam|upgrad|updat|bump|break|rewrit|overwrit)\w* (?P<after>[^,.;!?]{2,60})"
    r"|\bhands off (?P<off>[^,.;!?]{2,60})"
    r"|\b(?:leave|keep) (?P<left>[^,;!?]{2,60}?) (?:alone|as (?:it|they) (?:is|are)|as is|untouched"
    r"|unchanged|intact|out of (?:it|this)|the way (?:it|they) (?:is|are))\b"
    "|(?:别|不要|不用|不能|不许|不准|勿|禁止)(?:去|再|乱)?(?:动|改|碰|升级?|删除?|修改|调整|编辑"
    "|覆盖)(?P<behind>[^,.;!?，。；！？]{2,20})"
    "|(?P<before>[^,;!?，。；！？]{2,20}?)(?:的(?:版本|代码|文件|配置))?(?:先|暂时|千万)?(?:别|不要|不用"
    r"|不能|不许|不准)(?:去|再|乱)?(?:动|改|碰|升级?|删除?|修改|调整|编辑|覆盖)\W*$"
)
"""What names a thing that is to stay as it is."""

_FOR_NOW = re.compile(r"\b(?:for now|yet|please)\b.*$")
_OBJECT_WORD = re.compile(r"[a-z][a-z0-9_.-]{1,40}")
_MAX_OBJECT_WORDS = 4


def forbids_work(
    values: Sequence[CallValue],
    arguments: dict[str, Any],
    index: ConversationIndex,
    carried: CarriedAct | None,
) -> bool:
    """Return whether the user's last message keeps the model from a call that changes files, or runs a command that changes something."""
    runs = carried is not None and any(is_field(name, "command") for name in arguments)
    on_file = any(not PATH_FIELDS.isdisjoint(list_field_words(one.name)) for one in values)
    if not on_file and not runs:
        return False
    latest = [one for one in index.clauses if one.message == index.clauses[-1].message]
    edits = any(map(_orders_edit, latest))
    if any(one.negated_at >= 0 and _forbids_all(one.text, edits=edits) for one in latest):
        return True
    wants_words = any(
        _DRY_RUN.search(one.text) or (not edits and _WORDS_ONLY.search(one.text)) for one in latest
    )
    if any(_FORBIDDEN_SOURCE.search(one.text) for one in latest) and _edits_source(values):
        return True
    return (wants_words and not _names_a_file(values, latest)) or _forbids_object(arguments, index)


_FORBIDDEN_SOURCE = ScriptPattern(
    r"\b(?:don'?t|dont|do not|without|no|never) (?:touch|chang|edit|modif)\w* (?:to )?(?:the |any )?(?:source|implementation|production code|src)\b|\b(?:only|just) (?:add |write |touch )?(?:the )?tests?\b(?! (?:it|that|this))"
    "|(?:源码|源代码|业务代码|实现)(?:先|都|就)?(?:不要|别|不用|不能|不许)(?:动|改|碰)|(?:不要|别|不能|不许)(?:动|改|碰)(?:源码|源代码|业务代码|实现)"
)
"""That all but the tests is to stay as it is."""

_TEST_PATH = re.compile(r"test|spec|fixture|mock|conftest|__snapshots__", re.IGNORECASE)


def _edits_source(values: Sequence[CallValue]) -> bool:
    """Return whether a call names a file that is no test."""
    return any(
        not PATH_FIELDS.isdisjoint(list_field_words(one.name)) and not _TEST_PATH.search(one.raw)
        for one in values
    )


def _forbids_all(text: str, *, edits: bool) -> bool:
    """Return whether a clause forbids to edit any file, or what was spoken of; beside an order to edit, 测试不要改 forbids only the tests."""
    found = _FORBIDDEN_EDIT.search(text)
    return found is not None and not (edits and len(_HAN.findall(text[: found.start()])) >= _MIN_NAMED_HAN)


_HAN = re.compile(r"[\u4e00-\u9fff]")
_MIN_NAMED_HAN = 2


def _orders_edit(clause: UserClause) -> bool:
    """Return whether a part of a clause orders an edit: "look at it and fix it"."""
    if not clause.text.isascii():
        edit = _HAN_EDIT.search(clause.text)
        return edit is not None and not 0 <= clause.negated_at <= edit.start()
    return clause.negated_at < 0 and any(_EDIT.match(part) for part in split_parts(clause))


_EDIT = re.compile(
    "(?:fix|change|edit|update|rewrite|implement|refactor|rename|add|remove|move|write|apply|create"
    r"|replace|correct|clean|make (?:it|the|parse|that)|do it|go (?:on|ahead)|start)\b"
)
_HAN_EDIT = re.compile(
    "(?:改|修|写|加|删|换|重构|实现|补|动)(?:一?下|好|掉|上|成|完|[几两]?个|[几一两]|些|进|吧|它|解析|src|了(?!没))"
    "|(?:直接|再|就|只)(?:改|修|动)|(?:改|修|写)$"
)


def _names_a_file(values: Sequence[CallValue], clauses: Sequence[UserClause]) -> bool:
    """Return whether the user has an answer written into the file of the call: "just explain it, in notes.md"."""
    return any(
        not PATH_FIELDS.isdisjoint(list_field_words(one.name))
        and any(_writes_into(one, clause) for clause in clauses)
        for one in values
    )


def _writes_into(value: CallValue, clause: UserClause) -> bool:
    return (
        re.search(
            rf"\b(?:in|into|to|as|write|save)\b[^,.;]{{0,20}}{re.escape(value.folded)}|(?:写|存|放|记)[^,。;，；]{{0,8}}{re.escape(value.folded)}",
            clause.text,
        )
        is not None
    )


def _forbids_object(arguments: dict[str, Any], index: ConversationIndex) -> bool:
    """Return whether the call's path or command names all words of a thing that the user forbids to touch."""
    named = [
        str(value)
        for name, value in arguments.items()
        if isinstance(value, str)
        and (is_field(name, "command") or not PATH_FIELDS.isdisjoint(list_field_words(name)))
    ]
    touched = frozenset(
        map(stem_word, (word for one in named for word in split_identifier(one[:_MAX_NAMED_CHARS])))
    )
    return any(words <= touched for clause in index.clauses for words in _list_forbidden(clause.text))


_MAX_NAMED_CHARS = 400


@lru_cache(256)
def _list_forbidden(text: str) -> tuple[frozenset[str], ...]:
    """Return the stems of the words of each thing that a clause forbids to touch."""
    return tuple(filter(None, _iter_forbidden(text)))


def _iter_forbidden(text: str) -> Iterator[frozenset[str]]:
    for match in _FORBIDDING.finditer(text):
        said = _FOR_NOW.sub("", next(filter(None, match.groups()), ""))
        words = [part for one in _OBJECT_WORD.findall(said) for part in split_identifier(one)]
        stems = [one for word in words for one in extract_content_stems(fold_text(word))]
        if len(stems) <= _MAX_OBJECT_WORDS:
            yield frozenset(stems)
