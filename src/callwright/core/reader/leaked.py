"""Calls that a model with a native channel has written as its text, with nothing beside them.

Gemini's own program, ``print(default_api.f(a=1))``, which Google names a malformed function call; the markup of open models,
which their server did not take for calls. On a native channel text is no call, so these are only proposals: who wrote
them, or the user, is asked whether they were meant. With anything else beside them, they are text like any other.
"""

import re

from msgspec.structs import replace

from callwright.core.reader.calls import CALL, read_call
from callwright.core.reader.cursor import past_space
from callwright.core.reader.finish import bare, finished
from callwright.core.reader.known import Call, Known
from callwright.core.reader.notes import Broken, Note
from callwright.core.reader.reading import Reading
from callwright.core.reader.text import read_text
from callwright.domain.steps import STEPS, repair

_BEGINS = re.compile(r"\s*+(?:```(?:python|tool_code)?\s++)?(?=(?:print\(\s*+)?default_api\.)")
_ENDS = re.compile(r"\s*+(?:```)?\s*+")
_NEXT = re.compile(r"\s*+(print\(\s*+)?(?=default_api\.)")


_MARKUP = re.compile(r"\s*+(?:```|<|\[TOOL_|functools\[)")
"""Bare JSON is not among it: that is how an answer is given, too."""
_MARKUP_ENDS = (">", "]", "}", ")", "```")


def leaks(text: str) -> bool:
    """Whether a text begins and ends like one that is nothing but calls."""
    if _BEGINS.match(text) is not None:
        return True
    return _MARKUP.match(text) is not None and text.rstrip().endswith(_MARKUP_ENDS)


def read_leaked(text: str, known: Known) -> Reading | None:
    """The calls of a text that is nothing but calls of tools on offer; None where it is anything else.

    Raises:
        Broken: the arguments of a call cannot be carried by JSON.
    """
    if not leaks(text):
        return None
    return _program(text, known) or _markup(text, known)


_SAID = frozenset({"introduction", "outside_tags", "repeated_call", "next_turn"})
"""What says that something else stands beside the calls."""


def _markup(text: str, known: Known) -> Reading | None:
    found = read_text(text, known)
    if not isinstance(found, Reading):
        return None
    steps = [one.rule for call in found.calls for one in call.repairs]
    asked = any(step in _SAID or not STEPS[step].faithful for step in steps)
    if asked or not all(known.offered(call.name) for call in found.calls):
        return None
    leaked = repair("leaked_code", "", "…", "")
    calls = tuple(replace(call, repairs=(leaked, *call.repairs)) for call in found.calls)
    return Reading(calls, found.dialect, found.complete)


def _program(text: str, known: Known) -> Reading | None:
    begin = _BEGINS.match(text)
    at = begin.end() if begin else len(text)
    calls: list[Call] = []
    while following := _NEXT.match(text, at):
        head = CALL.match(text, following.end())
        if head is None or not known.offered(bare(head[1])):
            return None
        try:
            call, at = read_call(text, head, known)
        except Broken:
            return None
        calls.append(call)
        if following[1]:
            at = past_space(text, at)
            if not text.startswith(")", at):
                return None
            at += 1
    if not calls or not _ENDS.fullmatch(text, at):
        return None
    note = Note("leaked_code", (), "print(default_api.…)", "")
    return Reading(tuple(finished(call, [note], known) for call in calls), "gemini_code")
