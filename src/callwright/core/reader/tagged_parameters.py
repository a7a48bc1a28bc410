"""Parse calls whose arguments are in separate tags.

Anthropic's ``<parameter name="k">``, Qwen's ``<parameter=k>``, GLM's ``<arg_key>k</arg_key><arg_value>v</arg_value>``, and the
forms of DeepSeek, Kimi, MiniMax, GigaChat and others.

The content of a tag is text. It is read as JSON only where the tag or the parameter's own type says that it is not
text; a text value keeps every character.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from callwright.core.reader import strict_json
from callwright.core.reader.call_tags import Tag, extract_tag_name, parse_any_tag
from callwright.core.reader.cursor import skip_whitespace
from callwright.core.reader.lenient_literal import read_value
from callwright.core.reader.reading_notes import BrokenTextError, Notes

TypesLookup = Callable[[str], set[str]]
"""The types that the schema lists for a parameter; empty when unknown."""

_PARAMETER_TAGS = frozenset("parameter param argument arg".split())
_DECLARED_TYPE = re.compile(r"\b(?:string\s*=\s*\"(true|false)\"|type\s*=\s*\"(\w+)\")")
_WRAPPER_TAGS = frozenset({"parameters", "arguments", "tool_name"})


class ClosingTags:
    """The closing tags of one text. A failed search for a tag is not repeated."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._absent: dict[str, int] = {}

    def find_closing_tag(self, tag: Tag) -> re.Match[str] | None:
        """Return the first tag that closes this one, or None."""
        if tag.end >= self._absent.get(tag.words, len(self.text) + 1):
            return None
        match = _compile_closing_tag(tag.words).search(self.text, tag.end)
        if match is None:
            self._absent[tag.words] = tag.end
        return match


def read_parameters(
    elements: ClosingTags, pos: int, notes: Notes, types: TypesLookup, tool: str = ""
) -> tuple[dict[str, Any], int]:
    """Read parameters from ``pos`` up to the closing tag of the call, or the end of the text.

    ``tool`` is the name of the tag around them, where that is the tool's own.

    Raises:
        BrokenTextError: there is other text between them, or a parameter occurs twice.
    """
    arguments: dict[str, Any] = {}
    text = elements.text
    while True:
        pos = skip_whitespace(text, pos)
        tag = parse_any_tag(text, pos) if text.startswith("<", pos) else None
        if tag is None or (tag.role not in ("", "next") and (tag.closing or not types(tag.words))):
            return arguments, pos
        if tag.words in _WRAPPER_TAGS:
            pos = tag.end
            continue
        if tag.closing and tag.words == tool:
            return arguments, pos
        if tag.closing:
            notes.add("missing_tag", (), "", text[tag.start : tag.end])
            pos = tag.end
            continue
        key, value, pos = _read_parameter(elements, tag, notes, types)
        if key in arguments:
            raise BrokenTextError("a parameter occurs twice in one call", pos)
        arguments[key] = value


def _read_parameter(
    elements: ClosingTags, tag: Tag, notes: Notes, types: TypesLookup
) -> tuple[str, Any, int]:
    if tag.words.endswith("arg_key"):
        return _read_key_value_pair(elements, tag, notes, types)
    key = extract_tag_name(tag) if tag.words in _PARAMETER_TAGS else tag.words
    if not key:
        raise BrokenTextError("a parameter has no name", tag.start)
    body, end = _read_body(elements, tag, notes, (key,))
    declared = _DECLARED_TYPE.search(tag.attributes)
    kind = "" if declared is None else "string" if declared[1] == "true" else declared[2] or "json"
    return key, _interpret_value(_trim_line_breaks(body), key, kind, notes, types), end


def _read_key_value_pair(
    elements: ClosingTags, tag: Tag, notes: Notes, types: TypesLookup
) -> tuple[str, Any, int]:
    text = elements.text
    key, pos = _read_body(elements, tag, notes, ())
    key, kind = key.strip(), ""
    while True:
        pos = skip_whitespace(text, pos)
        part = parse_any_tag(text, pos)
        if part is None or part.closing:
            raise BrokenTextError("a parameter has no value", pos)
        body, pos = _read_body(elements, part, notes, (key,))
        if not part.words.endswith("arg_type"):
            return key, _interpret_value(_trim_line_breaks(body), key, kind, notes, types), pos
        kind = body.strip().split("[")[0]


@lru_cache(maxsize=256)
def _compile_closing_tag(words: str) -> re.Pattern[str]:
    name = re.escape(words)
    return re.compile(
        rf"</(?:[^\s<>/]{{1,20}}[:|｜] ?)?{name}(?::[\w-]{{1,20}})?\s*>|<\|close\|>{name}<\|sep\|>"
    )


_NEXT_TAG = re.compile(
    r"<(?:/?(?:[^\s<>/]{1,20}[:|｜] ?)?(?:parameter|param|arg_key|function|invoke|tool_call)\b)"
)


def _read_body(elements: ClosingTags, tag: Tag, notes: Notes, path: tuple[str, ...]) -> tuple[str, int]:
    """Return the content between a tag and its closing one; without that, up to the next tag of the call."""
    text, closing = elements.text, elements.find_closing_tag(tag)
    if closing:
        return text[tag.end : closing.start()], closing.end()
    following = _NEXT_TAG.search(text, tag.end)
    if following is None:
        notes.cut = True
        notes.add("cut_off", path, text[tag.end :][-20:], "")
        return text[tag.end :], len(text)
    notes.add("missing_tag", path, "", f"</{tag.words}>")
    return text[tag.end : following.start()], following.start()


def _trim_line_breaks(body: str) -> str:
    """Remove the one line break that templates put before and after a value."""
    return body.removeprefix("\n").removesuffix("\n")


def _interpret_value(body: str, key: str, kind: str, notes: Notes, types: TypesLookup) -> Any:
    """Interpret the text of a value: by its tag, else by the parameter's types, else as text."""
    accepted = {kind} if kind else types(key)
    if not accepted or "string" in accepted or not body.strip():
        return body
    return _decode_value(body.strip(), key, notes)


def _decode_value(body: str, key: str, notes: Notes) -> Any:
    own = Notes()
    try:
        value, end = read_value(body, 0, own)
    except BrokenTextError:
        return body
    if end < len(body) or any(note.step in ("bare_word", "expression", "nested_call") for note in own):
        return body
    if not strict_json.is_plain_json(value):
        raise BrokenTextError("a value is not JSON", 0)
    for note in own:
        notes.add(note.step, (key, *note.path), note.before, note.after)
    notes.cut = notes.cut or own.cut
    return value
