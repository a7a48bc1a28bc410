"""Calls that a model with a native channel has written as its text: alone, or as a tagged block that ends it behind whole sentences.

Gemini's own program, ``print(default_api.f(a=1))``, which Google reports as a malformed function call; the markup of open models
that their server did not recognise as calls. On a native channel text is never a call, so these are only proposals: the model
or the user is asked whether they were meant. With any other text beside them, such as one that announces an example with a
colon, they are plain text.
"""

import re

from msgspec.structs import replace

from callwright.core.reader.call_builder import build_tool_call, strip_dialect_affixes
from callwright.core.reader.call_syntax import CALL_START, read_call
from callwright.core.reader.cursor import skip_whitespace
from callwright.core.reader.dialect_registry import find_first_block
from callwright.core.reader.offered_tools import OfferedTools, RawCall
from callwright.core.reader.reading_notes import BrokenTextError, Note
from callwright.core.reader.reading_outcome import Reading
from callwright.core.reader.text_reader import read_text_calls
from callwright.domain.repair_steps import STEPS, build_repair

_PROGRAM_START = re.compile(r"\s*+(?:```(?:python|tool_code)?\s++)?(?=(?:print\(\s*+)?default_api\.)")
_PROGRAM_END = re.compile(r"\s*+(?:```)?\s*+")
_NEXT_STATEMENT = re.compile(r"\s*+(print\(\s*+)?(?=default_api\.)")


_MARKUP_START = re.compile(r"\s*+(?:```|<|\[TOOL_|functools\[)")
"""Bare JSON is not included: answers have that form too."""
_MARKUP_ENDS = (">", "]", "}", ")", "```")


def may_hold_leaked_calls(text: str) -> bool:
    """Return whether a text begins and ends like one that consists only of calls, or of sentences and calls behind them."""
    if _PROGRAM_START.match(text) is not None or _find_final_block(text):
        return True
    return _MARKUP_START.match(text) is not None and text.rstrip().endswith(_MARKUP_ENDS)


def read_leaked_calls(text: str, offered: OfferedTools) -> Reading | None:
    """Return the calls of a text that consists only of calls of tools on offer; None for any other text.

    Raises:
        BrokenTextError: the arguments of a call cannot be represented in JSON.
    """
    if not may_hold_leaked_calls(text):
        return None
    block = text[_find_final_block(text) :]
    return _read_leaked_program(text, offered) or _read_leaked_markup(block, offered)


_SENTENCE_END = re.compile(r"[.!。！…～~]\s*+\Z")
_BLOCK_TAG = re.compile(r"<[|｜]|</?[\w:|]{0,20}(?i:tool|function|invoke)|\[TOOL_")
"""What a tag of every dialect's block begins with."""


def _find_final_block(text: str) -> int:
    """Return where a dialect's block of calls begins behind whole sentences, in a text that ends with a tag; 0 where none does.

    Servers leave such blocks behind the words with which open models announce a call.
    """
    if not text.rstrip().endswith((">", "]")) or _BLOCK_TAG.search(text) is None:
        return 0
    found = find_first_block(text)
    if found is None:
        return 0
    start = found[1]
    before = text[:start]
    return start if _SENTENCE_END.search(before[-80:]) and "`" not in before else 0


_PROSE_STEPS = frozenset({"introduction", "outside_tags", "repeated_call", "next_turn"})
"""Steps that report other text beside the calls."""


def _read_leaked_markup(text: str, offered: OfferedTools) -> Reading | None:
    reading = read_text_calls(text, offered)
    if not isinstance(reading, Reading):
        return None
    steps = [one.rule for call in reading.calls for one in call.repairs]
    needs_question = any(step in _PROSE_STEPS or not STEPS[step].faithful for step in steps)
    if needs_question or not all(offered.is_offered(call.name) for call in reading.calls):
        return None
    leaked = build_repair("leaked_code", "", "…", "")
    calls = tuple(replace(call, repairs=(leaked, *call.repairs)) for call in reading.calls)
    return Reading(calls, reading.dialect, reading.complete)


def _read_leaked_program(text: str, offered: OfferedTools) -> Reading | None:
    begin = _PROGRAM_START.match(text)
    at = begin.end() if begin else len(text)
    calls: list[RawCall] = []
    while following := _NEXT_STATEMENT.match(text, at):
        head = CALL_START.match(text, following.end())
        if head is None or not offered.is_offered(strip_dialect_affixes(head[1])):
            return None
        try:
            call, at = read_call(text, head, offered)
        except BrokenTextError:
            return None
        calls.append(call)
        if following[1]:
            at = skip_whitespace(text, at)
            if not text.startswith(")", at):
                return None
            at += 1
    if not calls or not _PROGRAM_END.fullmatch(text, at):
        return None
    note = Note("leaked_code", (), "print(default_api.…)", "")
    return Reading(tuple(build_tool_call(call, [note], offered) for call in calls), "gemini_code")
