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
    words = list(_list_excluded_words(index))
    if not words:
        return []
    records = list_record_lists(index) if index.tool is not None else []
    return [
        name
        for name, members in lists.items()
        if any(_has_any(one, words, records) for one in members if isinstance(one, str))
    ]


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
