"""From a value that was read to the calls that stand in it, each with the notes that are its own.

May not know where the value stood in a text.
"""

import re
from collections.abc import Iterator
from typing import Any

from callwright.core.reader import messages, native
from callwright.core.reader.cursor import past_space
from callwright.core.reader.known import Call, Known, unescaped
from callwright.core.reader.literal import read_value
from callwright.core.reader.notes import Broken, Note, Notes, Path

_WRAPPERS = (
    "tool_calls",
    "calls",
    "function_calls",
    "tools",
    "functions",
    "actions",
    "toolCalls",
    "tool_uses",
)
_WRAPPED = ("tool_call", "function_call", "call", "action", "tool", "function")


def in_value(value: Any, notes: Notes, known: Known) -> list[Call]:
    """Every call in a value, in order; none when it holds no call.

    Raises:
        Broken: something in it is a call and cannot be read, or stands among calls and is none.
    """
    calls: list[Call] = []
    stray = False
    for item, path in _items(value, known):
        if isinstance(item, list):
            if not _is_pair(item, known):
                raise Broken("something that is no call stands in a list of calls", 0)
            pair = Call(item[0], item[1], [Note("name_as_key", (), "", item[0])], dialect="json")
            calls.append(_with_notes(pair, notes, path, (1,)))
            continue
        found = native.find(item) if isinstance(item, dict) else None
        if found is not None and not _is_plain_data(found, known):
            calls += spread(_with_notes(of_found(found, notes), notes, path, found.at), known)
        else:
            keyed = _keyed(item, notes, path, known)
            stray |= not keyed and not _is_talk(item)
            calls += keyed
    if calls and stray:
        raise Broken("something that is no call stands among calls", 0)
    return calls


def spread(call: Call, known: Known) -> list[Call]:
    """The calls of which one is made up: ``multi_tool_use.parallel`` holds several; any other call is itself.

    Raises:
        Broken: something in it is no call.
    """
    inner = call.arguments.get("tool_uses")
    if not native.is_parallel(call.name) or len(call.arguments) != 1 or known.offered(call.name):
        return [call]
    if not isinstance(inner, list) or not inner:
        raise Broken("calls to be made in parallel are announced, and none follows", 0)
    notes = Notes()
    calls = in_value(inner, notes, known)
    if len(calls) < len(inner):
        raise Broken("something that is no call stands among calls", 0)
    for one in calls:
        one.notes = [*call.notes, Note("wrapped_calls", (), call.name, ""), *one.notes]
        one.model_call_id = call.model_call_id if one.model_call_id is None else one.model_call_id
    return calls


_TALK = frozenset("text thinking redacted_thinking reasoning output_text refusal message".split())


def _is_talk(item: Any) -> bool:
    """Whether it is a part of a message that says something, or tells of a call that was made, and calls nothing."""
    if not isinstance(item, dict) or not isinstance(item.get("type"), str):
        return False
    return item["type"] in _TALK or native.is_served(item)


def _is_plain_data(found: native.Found, known: Known) -> bool:
    """Whether ``{"name": "Ann"}`` is about Ann: no arguments, and no tool of that name."""
    return (
        not found.at
        and not found.provider
        and not (isinstance(found.name, str) and known.offered(found.name))
    )


def _items(value: Any, known: Known) -> Iterator[tuple[Any, Path]]:
    """What may be calls in a value, each with its place."""
    if isinstance(value, list) and not _is_pair(value, known):
        for at, item in enumerate(value):
            yield from ((one, (at, *path)) for one, path in _items(item, known))
    elif isinstance(value, dict) and native.find(value) is None:
        yield from _unwrapped(value, known)
    else:
        yield value, ()


def _unwrapped(value: dict[str, Any], known: Known) -> Iterator[tuple[Any, Path]]:
    """What stands in a wrapper or a message; the object itself when it is neither."""
    for wrapper in _WRAPPERS:
        if isinstance(value.get(wrapper), list):
            yield from ((item, (wrapper, at)) for at, item in enumerate(value[wrapper]))
            yield from _set_aside(value)
            return
    for wrapper in _WRAPPED:
        if isinstance(value.get(wrapper), dict) and not known.offered(wrapper):
            yield value[wrapper], (wrapper,)
            return
    message = messages.opened(value)
    if message is None or not message.items:
        yield value, ()
    else:
        yield from ((item, ()) for item in message.items)


def _set_aside(value: dict[str, Any]) -> Iterator[tuple[Any, Path]]:
    """What a framework could not read and keeps beside the calls that it could: they are calls of the same message."""
    beside = value.get("invalid_tool_calls")
    if isinstance(beside, list):
        yield from ((item, ("invalid_tool_calls", at)) for at, item in enumerate(beside))


def _is_pair(value: list[Any], known: Known) -> bool:
    """``["tool", {arguments}]``."""
    return (
        len(value) == 2
        and isinstance(value[0], str)
        and isinstance(value[1], dict)
        and known.offered(unescaped(value[0]))
    )


def _keyed(item: Any, notes: Notes, path: Path, known: Known) -> list[Call]:
    """Calls written as ``{"tool": {arguments}}``, or flat as ``{"name": "tool", "a": 1}``; only of tools on offer."""
    if not isinstance(item, dict) or not item or native.is_definition(item):
        return []
    if not all(known.offered(unescaped(key)) and _are_arguments(inner) for key, inner in item.items()):
        return _flat(item, notes, path, known)
    calls = []
    for key, inner in item.items():
        for at, one in [((key,), inner)] if isinstance(inner, dict) else _numbered(key, inner):
            call = Call(key, one, [Note("name_as_key", (), "", key)], dialect="json")
            calls.append(_with_notes(call, notes, path, at))
    return calls


def _are_arguments(inner: Any) -> bool:
    """The arguments of one call, or a list of those of several calls."""
    items = inner if isinstance(inner, list) else [inner]
    return bool(items) and all(isinstance(one, dict) for one in items)


def _numbered(key: str, inner: list[dict[str, Any]]) -> list[tuple[Path, dict[str, Any]]]:
    return [((key, at), one) for at, one in enumerate(inner)]


_FLAT = ("name", "tool", "tool_name", "function", "function_name", "func", "action")


def _flat(item: dict[str, Any], notes: Notes, path: Path, known: Known) -> list[Call]:
    for word in () if native.is_served(item) else _FLAT:
        name = item.get(word)
        if isinstance(name, str) and known.offered(unescaped(name)) and len(item) > 1:
            rest = {key: inner for key, inner in item.items() if key != word}
            call = Call(name, rest, [Note("flat_arguments", (), "", "arguments")], dialect="json")
            return [_with_notes(call, notes, path, ())]
    return []


def holds_definition(value: Any) -> bool:
    """Whether it describes tools, alone or in a list, bare or as ``{"type": "function", "function": {…}}``."""
    items = value if isinstance(value, list) else [value]
    return bool(items) and all(isinstance(item, dict) and _defines(item) for item in items)


def _defines(item: dict[str, Any]) -> bool:
    inner = item.get("function")
    return native.is_definition(inner if isinstance(inner, dict) else item)


def _with_notes(call: Call, notes: Notes, item: Path, at: Path) -> Call:
    """The call with the notes that concern it: those in its arguments, in its item, and in what holds the item."""
    arguments = (*item, *at)
    for note in notes:
        if at and note.path[: len(arguments)] == arguments:
            call.notes.append(Note(note.step, note.path[len(arguments) :], note.before, note.after))
        elif note.path[: len(item)] == item or item[: len(note.path)] == note.path:
            call.notes.append(Note(note.step, (), note.before, note.after))
    return call


_FENCED = re.compile(r"\s*+```(?:json)?\s*+(.*?)\s*```\s*", re.DOTALL)


def _value_in(text: str, notes: Notes) -> Any:
    """The one value that a text is, in a code fence or not."""
    fenced = _FENCED.fullmatch(text) if "```" in text else None
    if fenced:
        notes.add("markdown_fence", (), "```")
        text = fenced[1]
    value, end = read_value(text, past_space(text), notes)
    if text[end:].strip():
        raise Broken("something follows the arguments", 0)
    return value


def of_found(found: native.Found, notes: Notes) -> Call:
    """The call in a shape; its arguments may be JSON in a string.

    Raises:
        Broken: the parts of the call are not what they must be.
    """
    if not isinstance(found.name, str) or not found.name.strip():
        raise Broken("the tool's name is not a text", 0)
    call = Call(found.name.strip(), {}, [], found.model_call_id, found.dialect)
    arguments = found.arguments
    if isinstance(arguments, str) and arguments.strip():
        own = Notes()
        arguments = _value_in(arguments, own)
        if isinstance(arguments, str) and arguments.lstrip().startswith("{"):
            own.add("json_in_string", (), '"', "")
            arguments = _value_in(arguments, own)
        call.notes += own
        notes.cut = notes.cut or own.cut
    if arguments is None or arguments == "":
        arguments = {}
    if not isinstance(arguments, dict):
        raise Broken("the arguments are not an object", 0)
    call.arguments = arguments
    return call
