"""The channels of harmony (gpt-oss): ``<|channel|>commentary to=functions.f <|constrain|>json<|message|>{…}<|call|>``.

A message to a function is a call; one without a recipient is reasoning or an answer, and contains no call.
"""

import re

from callwright.core.reader import reading_reasons
from callwright.core.reader.call_builder import build_tool_call
from callwright.core.reader.call_objects import expand_parallel_call
from callwright.core.reader.cursor import skip_whitespace
from callwright.core.reader.lenient_literal import read_value
from callwright.core.reader.offered_tools import OfferedTools, RawCall
from callwright.core.reader.reading_notes import BrokenTextError, Notes
from callwright.core.reader.reading_outcome import Reading, Unreadable
from callwright.domain.call import ToolCall

_MESSAGE_HEADER = re.compile(
    r"(?:<\|start\|>)?(?P<role>[^<]{0,200})<\|channel\|>(?P<channel>[^<]{0,200})"
    r"(?:<\|constrain\|>[^<]{0,40})?<\|message\|>"
)
_RECIPIENT = re.compile(r"\bto=([\w.\-/:]{1,160})")
_MESSAGE_END = re.compile(r"<\|(?:end|call|return|start)\|>")


def has_harmony_channels(text: str) -> bool:
    """Whether the text is written in channels."""
    return "<|message|>" in text and "<|channel|>" in text


def read_channel_calls(text: str, offered: OfferedTools) -> Reading | Unreadable:
    """Read every message to a function."""
    calls: list[ToolCall] = []
    complete = True
    for header in _MESSAGE_HEADER.finditer(text):
        recipient = _RECIPIENT.search(header["channel"]) or _RECIPIENT.search(header["role"])
        if recipient is None or recipient[1] == "assistant":
            continue
        notes = Notes()
        ended = _MESSAGE_END.search(text, header.end())
        body = text[header.end() : ended.start() if ended else len(text)]
        if ended is None and not body.strip():
            notes.add("cut_off", (), header[0][-20:], "")
        complete &= ended is not None or body.rstrip().endswith("}")
        try:
            value = _read_message_arguments(body, notes)
            made = expand_parallel_call(RawCall(recipient[1], value, list(notes), dialect="harmony"), offered)
        except BrokenTextError as fault:
            return Unreadable(fault.reason, "broken", (*(call.name for call in calls), recipient[1]))
        calls += [build_tool_call(call, [], offered) for call in made]
    return (
        Reading(tuple(calls), "harmony", complete)
        if calls
        else Unreadable(reading_reasons.NO_CALL(), "no_call")
    )


def holds_result(text: str) -> bool:
    """Return whether the result of a tool, which is not empty, stands behind a call."""
    called = False
    for header in _MESSAGE_HEADER.finditer(text):
        recipient = _RECIPIENT.search(header["channel"]) or _RECIPIENT.search(header["role"])
        if called and recipient is not None and recipient[1] == "assistant":
            ended = _MESSAGE_END.search(text, header.end())
            if text[header.end() : ended.start() if ended else len(text)].strip():
                return True
        called |= recipient is not None and recipient[1] != "assistant"
    return False


def extract_outside_text(text: str) -> str:
    """Return the text before, between and after the messages."""
    parts: list[str] = []
    pos = 0
    for header in _MESSAGE_HEADER.finditer(text):
        role = header["role"] if _RECIPIENT.search(header["role"]) is None else ""
        parts.append(text[pos : header.start()] + role)
        if pos < len(text):
            ended = _MESSAGE_END.search(text, header.end())
            pos = ended.end() if ended else len(text)
    return "\n".join([*parts, text[pos:]])


def _read_message_arguments(body: str, notes: Notes) -> dict[str, object]:
    pos = skip_whitespace(body)
    if pos == len(body):
        return {}
    value, end = read_value(body, pos, notes)
    if body[end:].strip():
        raise BrokenTextError(reading_reasons.TEXT_AFTER_ARGUMENTS(), end)
    if not isinstance(value, dict):
        raise BrokenTextError(reading_reasons.ARGUMENTS_NOT_AN_OBJECT(), pos)
    return value
