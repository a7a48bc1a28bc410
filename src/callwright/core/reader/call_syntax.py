"""Parse calls in call syntax: ``f(a=1, b='x')``, alone or in a list, in quotes or not.

May not know where in a text they were found. Names are taken as written; whether a tool of that name is on
offer is looked up in ``OfferedTools``.
"""

import re
from typing import Any

from msgspec import Struct

from callwright.core.reader import reading_reasons
from callwright.core.reader.call_objects import find_calls
from callwright.core.reader.containers import CallArguments
from callwright.core.reader.cursor import skip_pattern, skip_whitespace
from callwright.core.reader.lenient_literal import read_arguments, read_value
from callwright.core.reader.offered_tools import OfferedTools, RawCall, unescape_name
from callwright.core.reader.reading_notes import BrokenTextError, Note, Notes
from callwright.core.reader.string_literals import read_string

NAME_PATTERN = r"[^\W\d](?>(?:\w|\\_|[.\-/:](?:[^\W\d]|\\_))*)"
CALL_START = re.compile(rf"({NAME_PATTERN})[ \t]?\(")
_QUOTED_NAME_START = re.compile(rf"[\"']\s*({NAME_PATTERN})\s*[\"']\s?\(")
QUOTED_CALL_START = re.compile(rf"[\"'`]\s*({NAME_PATTERN})[ \t]?\(")
_LIST_GAP = re.compile(r"(?>(?:\s|\ufeff|\\(?=\r?\n))*)")
_BRACED_CALL_START = re.compile(rf"\{{\s*(?=[\"'`]?\s*{NAME_PATTERN}[ \t]?\()")
_BRACED_CALL_END = re.compile(r"\s*[\"'`]?\s*\}")


def read_call(text: str, match: re.Match[str], offered: OfferedTools, outer: str = "") -> tuple[RawCall, int]:
    """Read the call whose name and opening bracket have been found.

    Raises:
        BrokenTextError: its arguments cannot be read.
    """
    notes = Notes()
    arguments, end = read_arguments(text, match.end(), notes, outer)
    call = RawCall(match[1], {}, notes)
    call.arguments = _bind_arguments(call, arguments, offered)
    return call, end


def _bind_arguments(call: RawCall, arguments: CallArguments, offered: OfferedTools) -> dict[str, Any]:
    """Return arguments by name; positional ones get names in the schema's order, as a proposal."""
    if not arguments.positional:
        return arguments.named
    only = arguments.positional[0]
    if len(arguments.positional) == 1 and isinstance(only, dict) and not arguments.named:
        call.notes.append(Note("object_argument", (), "({…})", "(…)"))
        call.notes = [_shift_note_path(note) for note in call.notes]
        return only
    name = unescape_name(call.name)
    free = [one for one in offered.get_parameters(name) if one not in arguments.named]
    if len(free) < len(arguments.positional):
        call.notes.append(Note("unnamed", (), len(arguments.positional), len(free)))
        return {**arguments.named, **{str(at): value for at, value in enumerate(arguments.positional)}}
    names = dict(enumerate(free))
    for at in range(len(arguments.positional)):
        step = "single_positional" if len(offered.get_parameters(name)) == 1 else "positional"
        call.notes.append(Note(step, (names[at],), "", names[at]))
    given = {names[at]: value for at, value in enumerate(arguments.positional)}
    call.notes = [_rename_note_path(note, names) for note in call.notes]
    return {**given, **arguments.named}


def _shift_note_path(note: Note) -> Note:
    inside = note.path[1:] if note.path[:1] == (0,) else note.path
    return Note(note.step, inside, note.before, note.after)


def _rename_note_path(note: Note, names: dict[int, str]) -> Note:
    if note.path and isinstance(note.path[0], int) and note.path[0] in names:
        return Note(note.step, (names[note.path[0]], *note.path[1:]), note.before, note.after)
    return note


# --- lists ------------------------------------------------------------------------------------------------------


class CallList(Struct):
    """The calls in one list, and the notes of the list itself."""

    calls: list[RawCall]
    notes: Notes
    end: int


def read_call_list(text: str, pos: int, offered: OfferedTools) -> CallList:
    """Read a list of calls from its opening bracket: call syntax, in quotes or not, and objects among them.

    Raises:
        BrokenTextError: the list contains anything else.
    """
    found = CallList([], Notes(), pos + 1)
    while True:
        at = skip_pattern(_LIST_GAP, text, found.end)
        if text.startswith("]", at):
            found.end = at + 1
            return found
        found.end = _read_list_item(text, at, found, offered)
        if _consume_separator(text, found):
            return found


def _read_list_item(text: str, pos: int, found: CallList, offered: OfferedTools) -> int:
    plain = CALL_START.match(text, pos)
    if plain:
        call, end = read_call(text, plain, offered, outer="]")
        found.calls.append(call)
        return end
    if QUOTED_CALL_START.match(text, pos):
        return _read_quoted_call(text, pos, found, offered)
    quoted_name = _QUOTED_NAME_START.match(text, pos)
    if quoted_name:
        found.notes.add("quoted_call", (), quoted_name[0], quoted_name[1])
        call, end = read_call(text, quoted_name, offered, outer="]")
        found.calls.append(call)
        return end
    braced = _BRACED_CALL_START.match(text, pos)
    if braced:
        return _read_braced_call(text, braced.end(), found, offered)
    if text.startswith("{", pos):
        notes = Notes()
        value, end = read_value(text, pos, notes)
        calls = find_calls(value, notes, offered)
        if not calls:
            raise BrokenTextError(reading_reasons.OBJECT_IS_NO_CALL(), pos)
        found.calls += calls
        found.notes.cut = found.notes.cut or notes.cut
        return end
    raise BrokenTextError(reading_reasons.NOT_ONLY_CALLS_IN_LIST(), pos)


def _read_braced_call(text: str, pos: int, calls: CallList, offered: OfferedTools) -> int:
    """Read a call in braces, as if it were an object: ``{'f(a=1)'}``, its quotes closed or not."""
    end = _read_list_item(text, pos, calls, offered)
    closed = _BRACED_CALL_END.match(text, end)
    if closed is None:
        raise BrokenTextError(reading_reasons.NOT_ONLY_CALLS_IN_LIST(), end)
    calls.notes.add("braced_call", (), "{", "")
    return closed.end()


def _read_quoted_call(text: str, pos: int, calls: CallList, offered: OfferedTools) -> int:
    """Read a call in quotes: from the decoded string where it has escapes, else in place."""
    quote = text[pos]
    inner = QUOTED_CALL_START.match(text, pos)
    assert inner is not None
    calls.notes.add("quoted_call", (), quote, "")
    literal = read_string(text, pos, Notes(), (), python=True) if quote != "`" else None
    if literal and literal.closed and "\\" in text[pos : literal.end]:
        start = CALL_START.match(literal.value.lstrip())
        if start:
            call, end = read_call(literal.value.lstrip(), start, offered)
            if not literal.value.lstrip()[end:].strip():
                calls.calls.append(call)
                return literal.end
    start = CALL_START.match(text, inner.start(1))
    assert start is not None
    call, end = read_call(text, start, offered, outer="]")
    calls.calls.append(call)
    at = skip_whitespace(text, end)
    return at + 1 if text.startswith(quote, at) else end


def _consume_separator(text: str, calls: CallList) -> bool:
    """Consume the separator after an item; return True at the end of the list."""
    at = skip_whitespace(text, calls.end)
    at += text.startswith("\\]", at)
    sign = text[at : at + 1]
    if sign in "\"'`" and sign and any(note.step == "quoted_call" for note in calls.notes):
        calls.end = at + 1
        return _consume_separator(text, calls)
    if sign in (",", ";") and sign:
        calls.end = at + 1
        return False
    if sign == "]":
        calls.end = at + 1
        return True
    if CALL_START.match(text, at) or QUOTED_CALL_START.match(text, at) or sign == "{":
        calls.notes.add("missing_comma", (), "", ",")
        calls.end = at
        return False
    if sign == ")":
        calls.notes.add("extra_bracket", (), ")", "")
        calls.end = at + 1
        return _consume_separator(text, calls)
    if sign and not text.startswith(("<", "```", "[/"), at) and text[calls.end : at].count("\n") == 0:
        raise BrokenTextError(reading_reasons.TEXT_BETWEEN_CALLS(), at)
    calls.notes.cut = not sign
    calls.notes.add("missing_bracket" if sign else "unclosed_list", (), "", "]")
    calls.end = at
    return True
