"""A call that was found, as it goes on: its name without what dialects put around it, and every liberty as a repair."""

import re
from collections.abc import Sequence

from callwright.core.reader.known import Call, Known, unescaped
from callwright.core.reader.native import call_of
from callwright.core.reader.notes import Broken, Note, Path
from callwright.core.reader.strict import LONE, are_encodable, fault_in
from callwright.domain.call import ToolCall
from callwright.domain.contract import pointer
from callwright.domain.result import Repair

MOST_REPAIRS = 32
"""Repairs that one call carries; those that need a question come first when there are more."""

_WIDE = re.compile("[，：＝（）]")
"""Signs of a keyboard for Chinese that may end unquoted words as well as stand in them."""

_LEAK = re.compile(r"\s*(?:<[|｜/]|\[[A-Z_]{4,}\]|<\w+>).*", re.DOTALL)
_PREFIX = re.compile(r"^(?:functions|function|default_api|tools|tool|call)[.:/]")
_SUFFIX = re.compile(r":\d{1,4}$|(?<=\w)\.call$")


def finished(call: Call, around: Sequence[Note], known: Known, *, plain: bool = False) -> ToolCall:
    """The call with every liberty of its reading.

    Args:
        call: The call as it was found.
        around: The liberties that concern all calls of the text.
        known: The tools on offer.
        plain: Its arguments are known to be plain JSON; looking takes as long as all the rest of a large one.

    Raises:
        Broken: its arguments or its name hold something that JSON cannot carry.
    """
    if not plain and (fault := fault_in(call.arguments)) is not None:
        raise Broken(fault, 0)
    if not are_encodable(one for one in (call.name, call.model_call_id) if isinstance(one, str)):
        raise Broken(LONE, 0)
    name = spelled(call, known)
    typed = call.dialect == "call_syntax"
    own = [_by_type(note, name, known) if typed else note for note in call.notes]
    notes: dict[tuple[str, Path], Note] = {}
    for note in (*around, *own):
        notes.setdefault((note.step, note.path), note)
    made = call_of(name, call.arguments, call.model_call_id)
    if not notes:
        return made
    repairs = [note.repair(pointer(note.path)) for note in notes.values()]
    return ToolCall(made.name, made.arguments, made.model_call_id, None, tuple(_most(repairs)))


def spelled(call: Call, known: Known) -> str:
    """The name without what the dialects put around it; every change but a dialect's own prefix is noted.

    ``functions.f:0`` is Kimi's and harmony's way to write ``f``; ``f<|channel|>commentary`` has a token leaked into it.
    """
    name = call.name
    if known.offered(name):
        return name
    clean = _LEAK.sub("", name)
    if clean and clean != name:
        call.notes.append(Note("special_token", (), name[len(clean) :][:80], ""))
        name = clean
    if "\\" in name:
        call.notes.append(Note("escaped_underscore", (), name, unescaped(name)))
        name = unescaped(name)
    return bare(name) if not known.offered(name) and known.offered(bare(name)) else name


def bare(name: str) -> str:
    """A name without what some dialects put around it: ``functions.f:0`` and Llama's ``f.call`` are ``f``."""
    return _SUFFIX.sub("", _PREFIX.sub("", name))


def is_dressed(name: str) -> bool:
    """Whether a name may carry something that a dialect puts around it."""
    return _PREFIX.match(name) is not None or _SUFFIX.search(name) is not None


def _by_type(note: Note, name: str, known: Known) -> Note:
    """Words without quotes are text where the parameter takes text; elsewhere they may stand for something else."""
    if (
        note.step != "bare_word"
        or len(note.path) != 1
        or "string" not in known.types(name, str(note.path[0]))
        or _WIDE.search(str(note.before))
    ):
        return note
    return Note("bare_text", note.path, note.before, note.after)


def _most(repairs: list[Repair]) -> list[Repair]:
    if len(repairs) <= MOST_REPAIRS:
        return repairs
    return sorted(repairs, key=lambda one: one.faithful)[:MOST_REPAIRS]
