"""Find sinks that take a value which nothing but the running text of a result names. Pure.

Whoever wrote a text (a mail, a page, a comment) may have written it for the model: an account in it is no account that anybody vouches
for. Vouched for is what the user or the system said, what the assistant proposed before the user spoke again, and what is a whole field
of a result: there the tool says what the value is, and no sentence around it. File paths are not asked about: search results, test
output and tracebacks name in running text the files that an agent then edits.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from callwright.core.ground import ConversationIndex
from callwright.core.ground.conversation_index import MAX_CONVERSATION_CHARS, RoleTranscript
from callwright.core.repair.argument_place import ValuePath, passes_through_sink
from callwright.core.text.text_analysis import fold_text, split_identifier
from callwright.domain.contract import Contract, pointer_to_path
from callwright.domain.grounding import Grounding

_JSON_STARTS = ("{", "[", '"')
_FILE_WORDS = frozenset(
    {"path", "paths", "file", "files", "filename", "filenames", "filepath", "folder", "directory", "dir"}
)
_CHINESE_FILE_WORDS = ("路径", "文件", "目录", "文件夹")
_OTHER_SINK_MARKS = ("@", "://")


def find_unproven_sinks(
    contract: Contract, arguments: dict[str, Any], grounds: Sequence[Grounding], heard: ConversationIndex
) -> tuple[str, ...]:
    """Return the JSON Pointers of the sinks whose value only the running text of a result names, in the order of the arguments."""
    if heard.tool is None:
        return ()
    named = [
        (one.path, value)
        for one in grounds
        if one.role == "tool"
        for place, value in [_find_value(arguments, one.path)]
        if place
        and (place[0] in contract.sinks or passes_through_sink(contract, place))
        and not _is_file_path(place, value)
    ]
    if not named:
        return ()
    fields = frozenset(_iter_fields(heard.tool))
    return tuple(pointer for pointer, value in named if not _is_proven(value, fields, heard))


def _find_value(arguments: dict[str, Any], pointer: str) -> tuple[ValuePath, Any]:
    """Return the path and the value of a leaf."""
    place: list[str | int] = []
    value: Any = arguments
    for step in pointer_to_path(pointer):
        place.append(int(step) if isinstance(value, list) else step)
        value = value[place[-1]]
    return tuple(place), value


def _is_file_path(place: ValuePath, value: Any) -> bool:
    """Return whether the argument's name says that it is a file, and the value is neither an address nor a URL."""
    name = next(step for step in reversed(place) if isinstance(step, str))
    names_file = not _FILE_WORDS.isdisjoint(split_identifier(name)[-1:]) or name.endswith(_CHINESE_FILE_WORDS)
    return names_file and not any(mark in str(value) for mark in _OTHER_SINK_MARKS)


def _is_proven(value: Any, fields: frozenset[str], heard: ConversationIndex) -> bool:
    folded = fold_text(str(value)).strip()
    if folded in fields:
        return True
    others = [voice for voice in heard.voices if voice.role != "tool"]
    return any(voice.find(folded) is not None for voice in others)


def _iter_fields(results: RoleTranscript) -> Iterator[str]:
    """Yield the folded values of all fields of all results; a result that is no JSON is one field."""
    for _, folded, raw in results.list_messages(MAX_CONVERSATION_CHARS):
        text = raw.strip()
        if not text.startswith(_JSON_STARTS):
            yield folded.strip()
            continue
        try:
            waiting = [msgspec.json.decode(text)]
        except (msgspec.MsgspecError, RecursionError):
            yield folded.strip()
            continue
        while waiting:
            value = waiting.pop()
            if isinstance(value, dict):
                waiting += value.values()
            elif isinstance(value, list):
                waiting += value
            elif value is not None and not isinstance(value, bool):
                yield fold_text(str(value)).strip()
