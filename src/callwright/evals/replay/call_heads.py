"""Locate apparent calls of offered tools in a text by counting alone. Shares no code with the reader under test.

A *head* is a tool's name where a call could be (before a parenthesis with named arguments, as the name in an object,
as the key of an object), with the names of the arguments that follow it. Mentions of a tool in a sentence do not count, nor
do descriptions of tools that a model repeats and definitions of functions, nor text in a turn that the model writes for another speaker or as a
tool's result, after its own.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

_NAME_KEYS: Final = "name|tool|tool_name|function|function_name|action"
_ARGUMENT_KEYS: Final = "arguments|args|parameters|params|input|kwargs"
_CLOSING_BRACKETS: Final = {"(": ")", "[": "]", "{": "}"}
_QUOTE_CHARS: Final = "'\""
_MAX_SPAN_CHARS: Final = 200_000
"""Maximum number of characters of one call that are examined."""

_MAX_UNCLOSED_CHARS: Final = 1_500
_KEYWORD_PATTERN: Final = re.compile(r"\s*([A-Za-z_]\w*)\s*=(?!=)")
_FIELD_PATTERN: Final = re.compile(r"""\s*["']?([^"'\s:,{}\[\]]+)["']?\s*:""")
_NAME_FIELD_PATTERN: Final = re.compile(rf"""\{{\s*["'](?:{_NAME_KEYS})["']\s*:\s*["'][^"']*["']\s*,?""")
_FOREIGN_TURN_PATTERN: Final = re.compile(
    r"<\|im_start\|>|<\|start_header_id\|>|assistant<\|end_header_id\|>"
    r"|##+ ?(?:Instruction|Response|Input|Question|User|Human)\b"
    r"|(?im:^[ \t]*(?:user|human|observation)[ \t]*:?[ \t]*$)|(?m:^Observation:)|```\s+(?:'{3}|\"{3})"
    r"|<(?:\w+:)?(?:tool|function)_(?:response|result|output)s?\b|<observations?>|<\|observation\|>|\[TOOL_RESULTS\]|<｜tool▁output"
)
_SCHEMA_PATTERN: Final = re.compile(
    r"""["']parameters["']\s*:\s*\{(?=[^{}]*["']type["']|[^}]*["']properties["']\s*:)"""
)
_ARGUMENTS_PATTERN: Final = re.compile(rf"""["'](?:{_ARGUMENT_KEYS})["']\s*:\s*["']?\{{""")


class CallHead(Struct, frozen=True):
    """One apparent call.

    ``keys`` are the names of its arguments; ``said`` is each with its value, without spaces and quotes, unordered: the
    same call in another notation is equal.
    """

    name: str
    place: int
    end: int
    keys: tuple[str, ...]
    said: frozenset[str]


def find_call_heads(text: str, tools: Mapping[str, Sequence[str]]) -> list[CallHead]:
    """Yield every head of these tools (name → parameters) in order; a head inside another is an argument of it, no call."""
    text = text.replace("\\_", "_")
    heads = [
        head
        for name, parameters in tools.items()
        for head in _find_tool_heads(text, name, frozenset(parameters))
    ]
    outer: list[CallHead] = []
    own = _find_own_turn_end(text)
    for head in sorted(heads, key=lambda head: (head.place, -head.end)):
        if outer and head.place < outer[-1].end:
            continue
        if head.place >= own:
            break
        outer.append(head)
    return outer


def _find_own_turn_end(text: str) -> int:
    """Return where another speaker's turn begins, if the model has written anything with brackets before."""
    for turn in _FOREIGN_TURN_PATTERN.finditer(text):
        if not _CLOSING_BRACKETS.keys().isdisjoint(text[: turn.start()]):
            return turn.start()
    return len(text)


def _find_tool_heads(text: str, name: str, parameters: frozenset[str]) -> Iterator[CallHead]:
    word = re.escape(name)
    for match in re.finditer(rf"(?<![\w.])(?<!def ){word}\s*\(", text):
        yield from _read_call_syntax(text, name, match.end() - 1, parameters)
    for match in re.finditer(rf"""["'](?:{_NAME_KEYS})["']\s*:\s*["']{word}["']""", text):
        yield from _read_call_object(text, name, match.start())
    for match in re.finditer(rf"""(?:["']{word}["']\s*:|^{word}[ \t]*\n)\s*(?=\{{)""", text, re.MULTILINE):
        span = _cut_bracket_span(text, match.end())
        keys = _read_keys(span, _FIELD_PATTERN)
        if span and parameters.issuperset(keys):
            yield CallHead(name, match.start(), match.end() + len(span), keys, _normalise_span(span))


def _read_call_syntax(text: str, name: str, place: int, parameters: frozenset[str]) -> Iterator[CallHead]:
    """Read ``name(a=1)``: with named arguments of this tool only, or none at all."""
    span = _cut_bracket_span(text, place)
    keys = _read_keys(span, _KEYWORD_PATTERN)
    if not span:
        return
    if (keys and not parameters.isdisjoint(keys)) or not span[1:-1].strip():
        yield CallHead(name, place, place + len(span), keys, _normalise_span(span))


def _read_call_object(text: str, name: str, place: int) -> Iterator[CallHead]:
    """Read ``{"name": name, "arguments": {…}}``, in any order."""
    for start in _iter_braces_before(text, place):
        span = _cut_bracket_span(text, start)
        if start + len(span) <= place:
            continue
        if _is_tool_description(span):
            return
        match = _ARGUMENTS_PATTERN.search(span)
        inner = (
            _cut_bracket_span(span, match.end() - 1)
            if match
            else re.sub(_NAME_FIELD_PATTERN, "{", span, count=1)
        )
        yield CallHead(
            name, start, start + len(span), _read_keys(inner, _FIELD_PATTERN), _normalise_span(inner)
        )
        return


def _is_tool_description(span: str) -> bool:
    """Return whether an object is the tool's definition, with a schema of its parameters, and not a call with their values."""
    return '"properties"' in span.replace("'", '"') and _SCHEMA_PATTERN.search(span) is not None


def _iter_braces_before(text: str, place: int) -> Iterator[int]:
    for _ in range(8):
        place = text.rfind("{", max(0, place - _MAX_SPAN_CHARS), place)
        if place < 0:
            return
        yield place


def _cut_bracket_span(text: str, place: int) -> str:
    """Return the text from an opening bracket to its closing one; quoted text is skipped.

    An unclosed bracket extends to the end of a truncated text; far from the end it is not a call's.
    """
    closers: list[str] = []
    quote = ""
    at = place
    end = min(len(text), place + _MAX_SPAN_CHARS)
    while at < end:
        sign = text[at]
        if quote:
            at += sign == "\\"
            quote = "" if sign == quote else quote
        elif sign in _QUOTE_CHARS:
            quote = sign
        elif sign in _CLOSING_BRACKETS:
            closers.append(_CLOSING_BRACKETS[sign])
        elif closers and sign == closers[-1]:
            closers.pop()
            if not closers:
                return text[place : at + 1]
        at += 1
    return text[place:end] if end - place <= _MAX_UNCLOSED_CHARS else ""


def _read_keys(span: str, form: re.Pattern[str]) -> tuple[str, ...]:
    """Return the names at the beginning of each part of a bracketed list."""
    return tuple(found[1] for part in _split_parts(span) if (found := form.match(part)))


def _split_parts(span: str) -> Iterator[str]:
    depth, quote, begin, at = 0, "", 1, 0
    while at < len(span):
        sign = span[at]
        if quote:
            at += sign == "\\"
            quote = "" if sign == quote else quote
        elif sign in _QUOTE_CHARS:
            quote = sign
        elif sign in _CLOSING_BRACKETS:
            depth += 1
        elif sign in ")]}":
            depth -= 1
        elif sign == "," and depth == 1:
            yield span[begin:at]
            begin = at + 1
        at += 1
    yield span[begin:]


def _normalise_span(span: str) -> frozenset[str]:
    """Return each part without its notation: ``a='x'`` and ``"a": "x"`` are equal."""
    return frozenset(filter(None, map(_normalise_part, _split_parts(span))))


def normalise_arguments(arguments: Mapping[str, Any]) -> frozenset[str]:
    """Normalise arguments for comparison with a head."""
    return frozenset(
        _normalise_part(f"{name}={json.dumps(value, ensure_ascii=False)}")
        for name, value in arguments.items()
    )


def _normalise_part(part: str) -> str:
    squeezed = re.sub(r"[\s\"'\\]", "", part)
    return re.sub(r"^([\w.]+)[=:]", r"\1=", squeezed).rstrip("}])").lower()
