"""The channels of harmony (gpt-oss): ``<|channel|>commentary to=functions.f <|constrain|>json<|message|>{…}<|call|>``.

A message to a function is a call; one without a recipient is reasoning or an answer, and nothing in it is a call.
"""

import re

from callwright.core.reader.cursor import past_space
from callwright.core.reader.finish import finished
from callwright.core.reader.known import Call, Known
from callwright.core.reader.literal import read_value
from callwright.core.reader.notes import Broken, Notes
from callwright.core.reader.objects import spread
from callwright.core.reader.reading import Reading, Unreadable
from callwright.domain.call import ToolCall

_HEADER = re.compile(
    r"(?:<\|start\|>)?(?P<role>[^<]{0,200})<\|channel\|>(?P<channel>[^<]{0,200})"
    r"(?:<\|constrain\|>[^<]{0,40})?<\|message\|>"
)
_TO = re.compile(r"\bto=([\w.\-/:]{1,160})")
_END = re.compile(r"<\|(?:end|call|return|start)\|>")


def speaks(text: str) -> bool:
    """Whether the text is written in channels."""
    return "<|message|>" in text and "<|channel|>" in text


def read(text: str, known: Known) -> Reading | Unreadable:
    """Read every message to a function."""
    calls: list[ToolCall] = []
    complete = True
    for header in _HEADER.finditer(text):
        recipient = _TO.search(header["channel"]) or _TO.search(header["role"])
        if recipient is None or recipient[1] == "assistant":
            continue
        notes = Notes()
        ended = _END.search(text, header.end())
        body = text[header.end() : ended.start() if ended else len(text)]
        if ended is None and not body.strip():
            notes.add("cut_off", (), header[0][-20:], "")
        complete &= ended is not None or body.rstrip().endswith("}")
        try:
            value = _arguments(body, notes)
            made = spread(Call(recipient[1], value, list(notes), dialect="harmony"), known)
        except Broken as fault:
            return Unreadable(fault.reason, "broken", (*(call.name for call in calls), recipient[1]))
        calls += [finished(call, [], known) for call in made]
    return Reading(tuple(calls), "harmony", complete) if calls else Unreadable("it holds no call", "no_call")


def outside(text: str) -> str:
    """What stands before, between and after the messages."""
    parts: list[str] = []
    pos = 0
    for header in _HEADER.finditer(text):
        role = header["role"] if _TO.search(header["role"]) is None else ""
        parts.append(text[pos : header.start()] + role)
        if pos < len(text):
            ended = _END.search(text, header.end())
            pos = ended.end() if ended else len(text)
    return "\n".join([*parts, text[pos:]])


def _arguments(body: str, notes: Notes) -> dict[str, object]:
    pos = past_space(body)
    if pos == len(body):
        return {}
    value, end = read_value(body, pos, notes)
    if body[end:].strip():
        raise Broken("something follows the arguments", end)
    if not isinstance(value, dict):
        raise Broken("the arguments are not an object", pos)
    return value
