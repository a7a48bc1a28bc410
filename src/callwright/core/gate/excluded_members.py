"""Doubts about a list that has what the user leaves out: "all of them except the contract", 除了合同都删. Pure.

A member of the list is left out where its own text has the excluded word, or where it is the identifier of the only record of a tool's
list that has it.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from callwright.core.gate.record_pairing import RecordList, list_record_lists
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import COMMON_STEMS, fold_text, split_words, stem_word

_EXCEPTED: Final = ScriptPattern(
    r"\b(?:except(?: for)?|apart from|other than|(?:all|everything|everyone|any|every one) but)(?: the| that| my| our)? (?P<en>[^,.;]{2,30})"
    r"|\b(?:keep|leave|spare)(?: the| that| my| our)? (?P<kept>[^,.;]{2,30})(?= ?(?:,|;|and\b))"
    r"|除了?(?P<zh>[^，,。；;都全]{1,10}?)(?:以外|之外|外)?[，,]?(?=都|全|其他|其余|剩下)|(?P<zh_kept>[^，,。；;把将]{1,8}?)(?:留着|留下|保留)"
)
_GENERIC: Final = frozenset(
    map(
        stem_word,
        "one ones file files thing item message mail it that this them those rest alone out".split(),
    )
)
_HAN_GENERIC: Final = re.compile(r"那个|这个|那条|这条|的|文件|邮件|一个|那|这|先")
_MIN_HAN_CHARS: Final = 2
_MIN_LATIN_CHARS: Final = 3
_MAX_RESULT_CHARS: Final = 16 * 1024


def find_excluded_members(arguments: dict[str, Any], index: ConversationIndex) -> list[str]:
    """Return the list arguments with a member that the user's last message leaves out."""
    lists = {name: value for name, value in arguments.items() if isinstance(value, list) and value}
    if not lists or not index.clauses:
        return []
    barred = [
        name
        for name, members in lists.items()
        if not _EXCLUDING_FIELD.search(name) and _has_barred(members, index)
    ]
    words = list(_list_excluded_words(index))
    if not words:
        return barred
    records = list_record_lists(index) if index.tool is not None else []
    return barred + [
        name
        for name, members in lists.items()
        if name not in barred
        and any(_has_any(one, words, records) for one in members if isinstance(one, str))
    ]


_EXCLUDING_FIELD: Final = re.compile(
    r"exclu|except|without|ignore|avoid|allerg|block|排除|除外|忌|不含", re.IGNORECASE
)
_BARRED_BEHIND: Final = re.compile(
    r"\s*(?:先|就|都)?(?:别|不要|不用|不)(?:提交|加|传|推|发|动|带|要|放|选|删|碰|算)|\s+(?:out|alone|aside)\b"
)
_BARRED_BEFORE: Final = re.compile(
    r"(?:\b(?:don'?t|do not|never|without|not|no) (?:\w+ ){0,2}?(?:the |my )?|(?:别|不要|不用)(?:把|提交|加|传|推|发|动|带|放|选|删|碰))\W*$"
)


def _has_barred(members: Sequence[Any], index: ConversationIndex) -> bool:
    """Return whether a list has a member that the user names whole, only to leave it out: ".env 别提交"."""
    latest = index.clauses[-1].message
    # A clause ends at no point within a name.
    text = ", ".join(one.text for one in index.clauses if one.message == latest)
    return any(
        isinstance(one, str) and len(one) >= _MIN_LATIN_CHARS and _is_barred(fold_text(one), text)
        for one in members
    )


def _is_barred(member: str, text: str) -> bool:
    places = [match.span() for match in re.finditer(rf"(?<![\w/]){re.escape(member)}(?![\w/])", text)]
    return bool(places) and all(
        _BARRED_BEHIND.match(text, end) is not None or _BARRED_BEFORE.search(text[max(start - 30, 0) : start])
        for start, end in places
    )


def _list_excluded_words(index: ConversationIndex) -> Iterator[str]:
    latest = index.clauses[-1].message
    text = ",".join(one.text for one in index.clauses if one.message == latest)
    for match in _EXCEPTED.finditer(text):
        groups = match.groupdict()
        said = groups.get("en") or groups.get("kept") or ""
        for word in split_words(said):
            stem = stem_word(word)
            if len(word) >= _MIN_LATIN_CHARS and stem not in COMMON_STEMS and stem not in _GENERIC:
                yield word
        han = _HAN_GENERIC.sub("", groups.get("zh") or groups.get("zh_kept") or "").strip()
        if len(han) >= _MIN_HAN_CHARS:
            yield han


def _has_any(member: str, words: Sequence[str], records: Sequence[RecordList]) -> bool:
    folded = fold_text(member)
    if any(_says(folded, word) for word in words):
        return True
    for listed in records:
        owner = listed.find_owner(member)
        if owner is None:
            continue
        for word in words:
            named = [at for at, names in enumerate(listed.names) if any(_says(one, word) for one in names)]
            if named == [owner]:
                return True
    return False


def _says(text: str, word: str) -> bool:
    """Return whether a text has a word, in any form of it: the running one for "Run Club"."""
    if not word.isascii():
        return word in text
    return stem_word(word) in {stem_word(one) for one in re.findall(r"[a-z]+|\d+", text)}
