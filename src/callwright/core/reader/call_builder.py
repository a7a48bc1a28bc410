"""Build the final call from a parsed one: its name without dialect affixes, and every reading repair as a record."""

import re
from collections.abc import Sequence

from callwright.core.reader.call_shapes import make_tool_call
from callwright.core.reader.offered_tools import OfferedTools, RawCall, unescape_name
from callwright.core.reader.reading_notes import BrokenTextError, Note, ValuePath
from callwright.core.reader.strict_json import LONE_SURROGATE_REASON, are_encodable, find_json_fault
from callwright.domain.call import ToolCall
from callwright.domain.contract import path_to_pointer
from callwright.domain.result import Repair

MAX_REPAIRS = 32
"""Maximum number of repairs that one call carries; if there are more, those that need a question come first."""

_FULL_WIDTH_SIGN = re.compile("[，：＝（）]")
"""Characters of a Chinese keyboard that may end an unquoted word or be part of it."""

_LEAKED_TOKEN = re.compile(r"\s*(?:<[|｜/]|\[[A-Z_]{4,}\]|<\w+>).*", re.DOTALL)
_DIALECT_PREFIX = re.compile(r"^(?:functions|function|default_api|tools|tool|call)[.:/]")
_DIALECT_SUFFIX = re.compile(r":\d{1,4}$|(?<=\w)\.call$")
_DOUBLED_NAME = re.compile(r"^([\w-]{1,128})\.\1$")
"""Muse's name for a tool outside of any namespace."""


def build_tool_call(
    call: RawCall, text_notes: Sequence[Note], offered: OfferedTools, *, plain: bool = False
) -> ToolCall:
    """Build the call with every repair that its reading made.

    Args:
        call: The call as found in the text.
        text_notes: The repairs that concern all calls of the text.
        offered: The tools on offer.
        plain: The arguments are known to be plain JSON; checking a large value takes as long as all other work on it.

    Raises:
        BrokenTextError: its arguments or its name hold something that JSON cannot represent.
    """
    if not plain and (fault := find_json_fault(call.arguments)) is not None:
        raise BrokenTextError(fault, 0)
    if not are_encodable(one for one in (call.name, call.model_call_id) if isinstance(one, str)):
        raise BrokenTextError(LONE_SURROGATE_REASON, 0)
    name = clean_tool_name(call, offered)
    typed = call.dialect == "call_syntax"
    own = [_reclassify_bare_word(note, name, offered) if typed else note for note in call.notes]
    notes: dict[tuple[str, ValuePath], Note] = {}
    for note in (*text_notes, *own):
        notes.setdefault((note.step, note.path), note)
    made = make_tool_call(name, call.arguments, call.model_call_id)
    if not notes:
        return made
    repairs = [note.to_repair(path_to_pointer(note.path)) for note in notes.values()]
    return ToolCall(made.name, made.arguments, made.model_call_id, None, tuple(_limit_repairs(repairs)))


def clean_tool_name(call: RawCall, offered: OfferedTools) -> str:
    """Return the name without dialect affixes; every change except a dialect's own prefix is noted.

    ``functions.f:0`` is Kimi's and harmony's way to write ``f``; ``f<|channel|>commentary`` has a token leaked into it.
    """
    name = call.name
    if offered.is_offered(name):
        return name
    clean = _LEAKED_TOKEN.sub("", name)
    if clean and clean != name:
        call.notes.append(Note("special_token", (), name[len(clean) :][:80], ""))
        name = clean
    if "\\" in name:
        call.notes.append(Note("escaped_underscore", (), name, unescape_name(name)))
        name = unescape_name(name)
    return (
        strip_dialect_affixes(name)
        if not offered.is_offered(name) and offered.is_offered(strip_dialect_affixes(name))
        else name
    )


def strip_dialect_affixes(name: str) -> str:
    """Strip the affixes of some dialects from a name: ``functions.f:0``, Llama's ``f.call`` and Muse's ``f.f`` are ``f``."""
    return _DOUBLED_NAME.sub(r"\1", _DIALECT_SUFFIX.sub("", _DIALECT_PREFIX.sub("", name)))


def has_dialect_affix(name: str) -> bool:
    """Return whether a name may carry a dialect affix."""
    if _DIALECT_PREFIX.match(name) is not None or _DIALECT_SUFFIX.search(name) is not None:
        return True
    return "." in name and _DOUBLED_NAME.match(name) is not None


def _reclassify_bare_word(note: Note, name: str, offered: OfferedTools) -> Note:
    """Reclassify unquoted words: text where the parameter takes text; elsewhere they may represent another value."""
    if (
        note.step != "bare_word"
        or len(note.path) != 1
        or "string" not in offered.get_parameter_types(name, str(note.path[0]))
        or _FULL_WIDTH_SIGN.search(str(note.before))
    ):
        return note
    return Note("bare_text", note.path, note.before, note.after)


def _limit_repairs(repairs: list[Repair]) -> list[Repair]:
    if len(repairs) <= MAX_REPAIRS:
        return repairs
    return sorted(repairs, key=lambda one: one.faithful)[:MAX_REPAIRS]
