"""Find the calls in a parsed value, each with its own notes.

May not know where in a text the value was.
"""

import re
from collections.abc import Iterator
from typing import Any

from callwright.core.reader import assistant_messages, call_shapes, reading_reasons
from callwright.core.reader.cursor import skip_whitespace
from callwright.core.reader.full_width import is_written_verbatim, narrow_full_width
from callwright.core.reader.lenient_literal import read_value
from callwright.core.reader.offered_tools import OfferedTools, RawCall, unescape_name
from callwright.core.reader.reading_notes import BrokenTextError, Note, Notes, ValuePath

_LIST_WRAPPER_FIELDS = (
    "tool_calls",
    "calls",
    "function_calls",
    "tools",
    "functions",
    "actions",
    "toolCalls",
    "tool_uses",
)
_OBJECT_WRAPPER_FIELDS = ("tool_call", "function_call", "call", "action", "tool", "function")


def find_calls(value: Any, notes: Notes, offered: OfferedTools) -> list[RawCall]:
    """Return every call in a value, in order; empty when it holds no call.

    Raises:
        BrokenTextError: a part of it is a call and cannot be read, or is not a call although its siblings are.
    """
    calls: list[RawCall] = []
    stray = False
    for item, path in _iter_items(value, offered):
        if is_final_answer(item, offered):
            continue
        if isinstance(item, list):
            if not _is_call_pair(item, offered):
                raise BrokenTextError(reading_reasons.NOT_ONLY_CALLS_IN_LIST(), 0)
            pair = RawCall(item[0], item[1], [Note("name_as_key", (), "", item[0])], dialect="json")
            calls.append(_attach_notes(pair, notes, path, (1,)))
            continue
        found = call_shapes.find_call(item) if isinstance(item, dict) else None
        if found is not None and not _is_plain_data(found, offered):
            calls += expand_parallel_call(
                _attach_notes(build_raw_call(found, notes), notes, path, found.at), offered
            )
        else:
            keyed = _read_keyed_calls(item, notes, path, offered)
            stray |= not keyed and not is_prose_part(item)
            calls += keyed
    if calls and stray:
        raise BrokenTextError(reading_reasons.NOT_ONLY_CALLS(), 0)
    return calls


def expand_parallel_call(call: RawCall, offered: OfferedTools) -> list[RawCall]:
    """Expand ``multi_tool_use.parallel`` to the calls it contains; return any other call unchanged.

    Raises:
        BrokenTextError: a part of it is not a call.
    """
    inner = call.arguments.get("tool_uses")
    if (
        not call_shapes.is_parallel_wrapper(call.name)
        or len(call.arguments) != 1
        or offered.is_offered(call.name)
    ):
        return [call]
    if not isinstance(inner, list) or not inner:
        raise BrokenTextError(reading_reasons.PARALLEL_CALLS_MISSING(), 0)
    notes = Notes()
    calls = find_calls(inner, notes, offered)
    if len(calls) < len(inner):
        raise BrokenTextError(reading_reasons.NOT_ONLY_CALLS(), 0)
    for one in calls:
        one.notes = [*call.notes, Note("wrapped_calls", (), call.name, ""), *one.notes]
        one.model_call_id = call.model_call_id if one.model_call_id is None else one.model_call_id
    return calls


_PROSE_PART_TYPES = frozenset(
    "text thinking redacted_thinking reasoning output_text refusal message message.output container_upload compaction".split()
)
_RESULT_TYPE = re.compile(r"\w+_(?:tool_result|call_output)")
"""Types of the results that a provider's servers put beside their calls."""
_PROSE_PART_FIELDS = frozenset(
    "reasoningContent citationsContent cachePoint guardContent executableCode executable_code codeExecutionResult "
    "code_execution_result inlineData inline_data fileData file_data toolCall toolResponse toolResult searchResult".split()
)


def is_prose_part(item: Any) -> bool:
    """Return whether it is a message part with text or a record of an earlier call, without a new call."""
    if not isinstance(item, dict):
        return False
    if call_shapes.is_server_call(item):
        return True
    kind = item.get("type")
    if not isinstance(kind, str):
        return isinstance(item.get("text"), str) or not _PROSE_PART_FIELDS.isdisjoint(item)
    return kind in _PROSE_PART_TYPES or _RESULT_TYPE.fullmatch(kind) is not None


_ANSWER_NAMES = frozenset({"Final Answer", "directly_answer", "directly-answer"})
"""Names in an object that answers in place of a call: ReAct's with JSON (``action``), and Command R's (``tool_name``)."""


def is_final_answer(item: Any, offered: OfferedTools | None = None) -> bool:
    """Return whether an object, or every one of a list, is an answer in the form of a call, and no tool on offer has its name."""
    if isinstance(item, list):
        return bool(item) and all(is_final_answer(one, offered) for one in item)
    if not isinstance(item, dict):
        return False
    name = item.get("action") or item.get("tool_name")
    if not isinstance(name, str) or name not in _ANSWER_NAMES:
        return False
    return offered is None or not offered.is_offered(name)


def _is_plain_data(unchecked: call_shapes.UncheckedCall, offered: OfferedTools) -> bool:
    """Return whether an object such as ``{"name": "Ann"}`` is data: no arguments, and no tool of that name."""
    return (
        not unchecked.at
        and not unchecked.provider
        and not (isinstance(unchecked.name, str) and offered.is_offered(unchecked.name))
    )


def _iter_items(value: Any, offered: OfferedTools) -> Iterator[tuple[Any, ValuePath]]:
    """Yield possible calls in a value, each with its path."""
    if isinstance(value, list) and not _is_call_pair(value, offered):
        for at, item in enumerate(value):
            yield from ((one, (at, *path)) for one, path in _iter_items(item, offered))
    elif (
        isinstance(value, dict)
        and call_shapes.find_call(value) is None
        and not call_shapes.is_server_call(value)
    ):
        yield from _iter_wrapped_items(value, offered)
    else:
        yield value, ()


def _iter_wrapped_items(value: dict[str, Any], offered: OfferedTools) -> Iterator[tuple[Any, ValuePath]]:
    """Yield the content of a wrapper or a message; the object itself when it is neither."""
    response = assistant_messages.is_model_response(value)
    for wrapper in () if response else _LIST_WRAPPER_FIELDS:
        if (
            value.get(wrapper)
            and isinstance(value[wrapper], list)
            and not holds_tool_definitions(value[wrapper])
        ):
            yield from ((item, (wrapper, at)) for at, item in enumerate(value[wrapper]))
            yield from _iter_invalid_calls(value)
            return
    for wrapper in () if response else _OBJECT_WRAPPER_FIELDS:
        if value.get(wrapper) and isinstance(value[wrapper], dict) and not offered.is_offered(wrapper):
            yield value[wrapper], (wrapper,)
            return
    message = assistant_messages.extract_content(value)
    if message is None or not message.items:
        yield value, ()
    else:
        yield from ((item, ()) for item in message.items)


def _iter_invalid_calls(value: dict[str, Any]) -> Iterator[tuple[Any, ValuePath]]:
    """Yield the calls that a framework could not parse and keeps beside the others: they belong to the same message."""
    beside = value.get("invalid_tool_calls")
    if isinstance(beside, list):
        yield from ((item, ("invalid_tool_calls", at)) for at, item in enumerate(beside))


def _is_call_pair(value: list[Any], offered: OfferedTools) -> bool:
    """Return whether the list has the form ``["tool", {arguments}]``."""
    return (
        len(value) == 2
        and isinstance(value[0], str)
        and isinstance(value[1], dict)
        and offered.is_offered(unescape_name(value[0]))
    )


def _read_keyed_calls(item: Any, notes: Notes, path: ValuePath, offered: OfferedTools) -> list[RawCall]:
    """Read calls written as ``{"tool": {arguments}}``, or flat as ``{"name": "tool", "a": 1}``; only of tools on offer."""
    if not isinstance(item, dict) or not item or call_shapes.is_tool_definition(item):
        return []
    if not all(
        offered.is_offered(unescape_name(key)) and _are_arguments(inner) for key, inner in item.items()
    ):
        return _read_flat_arguments(item, notes, path, offered)
    calls = []
    for key, inner in item.items():
        for at, one in [((key,), inner)] if isinstance(inner, dict) else _enumerate_arguments(key, inner):
            call = RawCall(key, one, [Note("name_as_key", (), "", key)], dialect="json")
            calls.append(_attach_notes(call, notes, path, at))
    return calls


def _are_arguments(inner: Any) -> bool:
    """Return whether it is the arguments of one call, or a list of those of several calls."""
    items = inner if isinstance(inner, list) else [inner]
    return bool(items) and all(isinstance(one, dict) for one in items)


def _enumerate_arguments(key: str, inner: list[dict[str, Any]]) -> list[tuple[ValuePath, dict[str, Any]]]:
    return [((key, at), one) for at, one in enumerate(inner)]


_FLAT_NAME_FIELDS = ("name", "tool", "tool_name", "function", "function_name", "func", "action")


def _read_flat_arguments(
    item: dict[str, Any], notes: Notes, path: ValuePath, offered: OfferedTools
) -> list[RawCall]:
    for word in () if call_shapes.is_server_call(item) else _FLAT_NAME_FIELDS:
        name = item.get(word)
        if isinstance(name, str) and offered.is_offered(unescape_name(name)) and len(item) > 1:
            rest = {key: inner for key, inner in item.items() if key != word}
            call = RawCall(name, rest, [Note("flat_arguments", (), "", "arguments")], dialect="json")
            return [_attach_notes(call, notes, path, ())]
    return []


def holds_tool_definitions(value: Any) -> bool:
    """Return whether it contains tool definitions, alone or in a list, bare or as ``{"type": "function", "function": {…}}``."""
    items = value if isinstance(value, list) else [value]
    return bool(items) and all(isinstance(item, dict) and _is_wrapped_definition(item) for item in items)


def _is_wrapped_definition(item: dict[str, Any]) -> bool:
    inner = item.get("function")
    return call_shapes.is_tool_definition(inner if isinstance(inner, dict) else item)


def _attach_notes(call: RawCall, notes: Notes, item: ValuePath, at: ValuePath) -> RawCall:
    """Return the call with the notes that concern it: those in its arguments, in its item, and in the item's container."""
    arguments = (*item, *at)
    for note in notes:
        if at and note.path[: len(arguments)] == arguments:
            call.notes.append(Note(note.step, note.path[len(arguments) :], note.before, note.after))
        elif note.path[: len(item)] == item or item[: len(note.path)] == note.path:
            call.notes.append(Note(note.step, (), note.before, note.after))
    return call


_FENCED_VALUE = re.compile(r"\s*+```(?:json)?\s*+(.*?)\s*```\s*", re.DOTALL)


def _read_single_value(text: str, notes: Notes) -> Any:
    """Parse a text as one value, in a code fence or not."""
    fenced = _FENCED_VALUE.fullmatch(text) if "```" in text else None
    if fenced:
        notes.add("markdown_fence", (), "```")
        text = fenced[1]
    value, end = read_value(text, skip_whitespace(text), notes)
    if text[end:].strip():
        raise BrokenTextError(reading_reasons.TEXT_AFTER_ARGUMENTS(), 0)
    return value


def _read_arguments_text(text: str, notes: Notes) -> Any:
    """Parse the text of arguments; where that fails, with plain characters for full-width ones outside of quotes."""
    own = Notes()
    try:
        value = _read_single_value(text, own)
    except BrokenTextError:
        value = _read_full_width_value(text, own := Notes())
        if value is None:
            raise
    if isinstance(value, str) and text.lstrip().startswith("｛"):
        value = _read_full_width_value(text, own := Notes()) or value
    notes += own
    return value


def _read_full_width_value(text: str, notes: Notes) -> dict[str, Any] | None:
    """Parse a text with full-width characters as an object; None where it is none, or its values would not be as written."""
    plain = narrow_full_width(text)
    if plain is None:
        return None
    notes.add("full_width", (), "（ ： ， ）", "( : , )")
    try:
        value = _read_single_value(plain, notes)
    except BrokenTextError:
        return None
    return value if isinstance(value, dict) and is_written_verbatim(value, text) else None


def build_raw_call(unchecked: call_shapes.UncheckedCall, notes: Notes) -> RawCall:
    """Build the call from a matched shape; its arguments may be JSON in a string.

    Raises:
        BrokenTextError: parts of the call have the wrong type.
    """
    if not isinstance(unchecked.name, str) or not unchecked.name.strip():
        raise BrokenTextError(reading_reasons.TOOL_NAME_NOT_TEXT(), 0)
    call = RawCall(unchecked.name.strip(), {}, [], unchecked.model_call_id, unchecked.dialect)
    arguments = unchecked.arguments
    if isinstance(arguments, str) and arguments.strip():
        own = Notes()
        arguments = _read_arguments_text(arguments, own)
        if isinstance(arguments, str) and arguments.lstrip().startswith("{"):
            own.add("json_in_string", (), '"', "")
            arguments = _read_single_value(arguments, own)
        call.notes += own
        notes.cut = notes.cut or own.cut
    if arguments is None or arguments == "":
        arguments = {}
    if not isinstance(arguments, dict):
        raise BrokenTextError(reading_reasons.ARGUMENTS_NOT_AN_OBJECT(), 0)
    call.arguments = arguments
    return call
