"""Doubts about an update that changes nothing: every value of the call stands in the record already. Pure.

"My number changed, it is 555 0190 now", and the call sets the old number, which a tool gave. What the user said stays.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.selection.concept_glossary import CHANGE_CONCEPTS, find_concepts
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.text_analysis import fold_text

_MAX_RESULT_CHARS: Final = 16 * 1024
_MAX_OBJECTS: Final = 200
_MIN_FIELDS: Final = 2
_UPDATING: Final = (find_concepts("update") | find_concepts("rename")) & CHANGE_CONCEPTS


def find_unchanged_values(
    about: ToolKeywords, arguments: dict[str, Any], index: ConversationIndex
) -> list[str]:
    """Return the arguments that an update sets to what a tool's record has already, where the user said none of them."""
    if index.tool is None or len(arguments) < _MIN_FIELDS or about.name_concepts.isdisjoint(_UPDATING):
        return []
    unsaid = [name for name, value in arguments.items() if not _is_said(value, index)]
    for _, _, raw in index.tool.list_messages(_MAX_RESULT_CHARS):
        for record in _iter_objects(raw):
            if all(key in record and record[key] == value for key, value in arguments.items()):
                return [one for one in unsaid if not _is_identifier(one)]
    return []


def _is_said(value: Any, index: ConversationIndex) -> bool:
    """Return whether the user's words have a value, or may have it in a form that is not looked for."""
    if index.user is None or isinstance(value, bool | dict | list) or value is None:
        return True
    if isinstance(value, int | float):
        return index.user.find_number(abs(value)) is not None
    return index.user.find(fold_text(str(value)).strip()) is not None


def _is_identifier(name: str) -> bool:
    return name.lower().rstrip("s").endswith(("id", "key", "number", "code", "编号", "单号"))


def _iter_objects(raw: str) -> Iterator[dict[str, Any]]:
    """Yield the objects of a JSON text; none for other texts."""
    try:
        waiting: list[Any] = [msgspec.json.decode(raw)]
    except (msgspec.DecodeError, RecursionError):
        return
    for _ in range(_MAX_OBJECTS):
        if not waiting:
            return
        one = waiting.pop()
        if isinstance(one, dict):
            yield one
            waiting += one.values()
        elif isinstance(one, list):
            waiting += one[:_MAX_OBJECTS]
