"""Doubts from the records of tool results: the identifier of one record, where the user's last message names another. Pure.

A tool listed two orders, a lamp and a socket; the user wants the lamp returned, and the call has the identifier of the socket. Only a
plain case counts: both records stand in one list of a JSON result, the call's value is in one of them, nothing else of that record
is in the user's last message, and something of another is, and nothing in the message excludes.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import UserClause
from callwright.core.text.text_analysis import fold_text

_MAX_RESULT_CHARS = 16 * 1024
_MAX_LISTS = 20
_MAX_RECORDS = 50
_MIN_NAME_CHARS = 2
_MAX_NAME_CHARS = 80

_EXCLUDING_CUE = re.compile(
    r"\b(?:no|not|other|else|except|instead|but|without)\b|n['’]t\b|不|别|另|其他|其它|除|没"
)
"""Words with which another record may be named than the one that is meant."""

_ResultRecord = dict[str, Any]


def find_mispaired_identifiers(arguments: dict[str, Any], index: ConversationIndex) -> list[str]:
    """Return the names of top-level text arguments that are of another record than the one the user's last message names."""
    texts = {name: value for name, value in arguments.items() if isinstance(value, str) and value.strip()}
    voice = next((one for one in index.voices if one.role == "tool"), None)
    if voice is None or not texts or not index.clauses:
        return []
    latest = index.clauses[-1].message
    clauses = [one for one in index.clauses if one.message == latest]
    if any(one.negated_at >= 0 or one.corrects or _EXCLUDING_CUE.search(one.text) for one in clauses):
        return []
    found: set[str] = set()
    for _, _, raw in voice.list_messages(_MAX_RESULT_CHARS):
        for records in list(_iter_record_lists(raw))[:_MAX_LISTS]:
            found.update(name for name, value in texts.items() if _is_of_other(value, records, clauses))
    return sorted(found)


def _iter_record_lists(raw: str) -> Iterator[list[_ResultRecord]]:
    """Yield every list of two or more records in a JSON text; none for other texts."""
    try:
        waiting: list[Any] = [msgspec.json.decode(raw)]
    except (msgspec.DecodeError, RecursionError):
        return
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            waiting += one.values()
        elif isinstance(one, list):
            records = [item for item in one[:_MAX_RECORDS] if isinstance(item, dict)]
            if len(records) > 1:
                yield records
            waiting += one[:_MAX_RECORDS]


def _is_of_other(value: str, records: Sequence[_ResultRecord], clauses: Sequence[UserClause]) -> bool:
    owners = [one for one in records if value in one.values()]
    if len(owners) != 1 or any(fold_text(value) in clause.text for clause in clauses):
        return False
    shared = {text for text in _list_names(owners[0]) if all(text in _list_names(one) for one in records)}
    return not _is_named(_list_names(owners[0]), clauses) and any(
        _is_named(_list_names(one) - shared, clauses) for one in records if one is not owners[0]
    )


def _list_names(record: _ResultRecord) -> set[str]:
    """Return the folded texts of a record by which a person may name it."""
    return {
        folded
        for value in record.values()
        if isinstance(value, str)
        and _MIN_NAME_CHARS <= len(folded := fold_text(value).strip()) <= _MAX_NAME_CHARS
    }


def _is_named(names: set[str], clauses: Sequence[UserClause]) -> bool:
    return any(_contains_name(clause.text, name) for clause in clauses for name in names)


def _contains_name(text: str, name: str) -> bool:
    """Return whether a clause has a name as whole words, or the last word of it: the call for a budget call."""
    return any(
        f" {one} " in f" {' '.join(_split_text(text))} " or (not one.isascii() and one in text)
        for one in (" ".join(_split_text(name)), *_split_text(name)[-1:])
        if len(one) >= _MIN_NAME_CHARS
    )


def _split_text(text: str) -> list[str]:
    return ["".join(char for char in word if char.isalnum()) for word in text.split()]
