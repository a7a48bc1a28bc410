"""Gemini's own program for calls, leaked into its text: ``print(default_api.f(a=1))``, in a fence and with nothing beside.

Google names such answers malformed function calls. On a native channel text is no call, so this one is only a proposal: who
wrote it, or the user, is asked whether it was meant. With anything else beside it, it is text like any other.
"""

import re

from callwright.core.reader.calls import CALL, read_call
from callwright.core.reader.cursor import past_space
from callwright.core.reader.finish import bare, finished
from callwright.core.reader.known import Call, Known
from callwright.core.reader.notes import Broken, Note
from callwright.core.reader.reading import Reading

_BEGINS = re.compile(r"\s*+(?:```(?:python|tool_code)?\s++)?(?=(?:print\(\s*+)?default_api\.)")
_ENDS = re.compile(r"\s*+(?:```)?\s*+")
_NEXT = re.compile(r"\s*+(print\(\s*+)?(?=default_api\.)")


def leaks(text: str) -> bool:
    """Whether a text begins like such a program."""
    return _BEGINS.match(text) is not None


def read_leaked(text: str, known: Known) -> Reading | None:
    """The calls of a text that is nothing but such a program; None where it is anything else.

    Raises:
        Broken: the arguments of a call cannot be carried by JSON.
    """
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
