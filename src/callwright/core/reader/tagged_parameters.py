"""Parse calls whose arguments are in separate tags.

Anthropic's ``<parameter name="k">``, Qwen's ``<parameter=k>``, GLM's ``<arg_key>k</arg_key><arg_value>v</arg_value>``, and the
forms of DeepSeek, Kimi, MiniMax, GigaChat and others. What the content of a tag means as a value is ``tagged_values``.

A closing tag inside of a value is data: a tag closes a parameter only where something follows that may follow a parameter.
"""

import re
from functools import lru_cache
from typing import Any, Final

from callwright.core.reader import reading_reasons
from callwright.core.reader.call_tags import Tag, extract_tag_name, parse_any_tag
from callwright.core.reader.cursor import skip_whitespace
from callwright.core.reader.offered_tools import ParameterSchemas
from callwright.core.reader.reading_notes import BrokenTextError, Notes
from callwright.core.reader.tagged_values import Framing, TaggedValue, decode_tagged_value

_PARAMETER_TAGS = frozenset("parameter param argument arg".split())
_KEY_TAGS = ("arg_key", "arg_value", "arg_type")
_DECLARED_TYPE = re.compile(r"\b(?:string\s*=\s*\"(true|false)\"|type\s*=\s*\"(\w+)\")")
_WRAPPER_TAGS = frozenset({"parameters", "arguments", "tool_name"})
_WRAPPER_PARAMETERS = frozenset("arguments input parameters args kwargs".split())
_MAX_CLOSERS_TRIED: Final = 64
"""Maximum number of closing tags inside of one value."""
_MAX_CLOSERS_BETWEEN: Final = 8
"""Maximum number of other closing tags between two that may end one value."""


class ClosingTags:
    """The closing tags of one text. A failed search for a tag is not repeated."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._absent: dict[str, int] = {}

    def find_closing_tag(self, tag: Tag, pos: int | None = None) -> re.Match[str] | None:
        """Return the first tag after ``pos`` that closes this one, or None. ``pos`` is the end of the tag by default."""
        start = tag.end if pos is None else pos
        if start >= self._absent.get(tag.words, len(self.text) + 1):
            return None
        match = _compile_closing_tag(tag.words).search(self.text, start)
        if match is None:
            self._absent[tag.words] = start
        return match

    def find_text(self, closer: str, pos: int) -> int:
        """Return where this text begins next after ``pos``; -1 if it does not."""
        if pos >= self._absent.get(closer, len(self.text) + 1):
            return -1
        at = self.text.find(closer, pos)
        if at < 0:
            self._absent[closer] = pos
        return at


def read_parameters(
    elements: ClosingTags, pos: int, notes: Notes, schemas: ParameterSchemas, tool: str = ""
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
        if tag is None or (
            tag.role not in ("", "next") and (tag.closing or not schemas.is_declared(tag.words))
        ):
            return _unwrap_arguments(arguments, schemas, notes), pos
        if tag.words in _WRAPPER_TAGS and not schemas.is_declared(tag.words):
            pos = tag.end
            continue
        if tag.closing and tag.words == tool:
            return _unwrap_arguments(arguments, schemas, notes), pos
        if tag.closing:
            notes.add("missing_tag", (), "", text[tag.start : tag.end])
            pos = tag.end
            continue
        key, value, pos = _read_parameter(elements, tag, notes, schemas)
        if key in arguments:
            raise BrokenTextError(reading_reasons.DUPLICATE_PARAMETER(), pos)
        arguments[key] = value


def _unwrap_arguments(arguments: dict[str, Any], schemas: ParameterSchemas, notes: Notes) -> dict[str, Any]:
    """Return the arguments; where all are in one parameter that the tool does not have, those inside it."""
    if len(arguments) != 1 or not schemas.is_known:
        return arguments
    ((key, inner),) = arguments.items()
    if key not in _WRAPPER_PARAMETERS or schemas.is_declared(key) or not isinstance(inner, dict):
        return arguments
    notes.add("wrapped_arguments", (), key, "")
    return inner


def _read_parameter(
    elements: ClosingTags, tag: Tag, notes: Notes, schemas: ParameterSchemas
) -> tuple[str, Any, int]:
    if tag.words.endswith("arg_key"):
        return _read_key_value_pair(elements, tag, notes, schemas)
    named = tag.words in _PARAMETER_TAGS
    key = extract_tag_name(tag) if named else tag.words
    if not key:
        raise BrokenTextError(reading_reasons.PARAMETER_WITHOUT_NAME(), tag.start)
    value, end = _read_body(elements, tag, key, notes, schemas)
    declared = _DECLARED_TYPE.search(tag.attributes)
    kind = "" if declared is None else "string" if declared[1] == "true" else declared[2] or "json"
    framing: Framing = "line" if tag.attributes.startswith("=") else "exact" if named else "lines"
    framed = TaggedValue(value.text, "exact" if value.cdata else framing, kind, value.cdata)
    return key, decode_tagged_value(framed, key, notes, schemas), end


def _read_key_value_pair(
    elements: ClosingTags, tag: Tag, notes: Notes, schemas: ParameterSchemas
) -> tuple[str, Any, int]:
    text = elements.text
    name, pos = _read_body(elements, tag, "", notes, schemas)
    key, kind = name.text.strip(), ""
    while True:
        pos = skip_whitespace(text, pos)
        part = parse_any_tag(text, pos)
        if part is None or part.closing:
            raise BrokenTextError(reading_reasons.PARAMETER_WITHOUT_VALUE(), pos)
        body, pos = _read_body(elements, part, key, notes, schemas)
        if not part.words.endswith("arg_type"):
            value = TaggedValue(body.text, "exact", kind, body.cdata)
            return key, decode_tagged_value(value, key, notes, schemas), pos
        kind = body.text.strip().split("[")[0]


@lru_cache(maxsize=256)
def _compile_closing_tag(words: str) -> re.Pattern[str]:
    name = re.escape(words)
    return re.compile(
        rf"</(?:[^\s<>/]{{1,20}}[:|｜] ?)?{name}(?::[\w-]{{1,20}})?\s*>|<\|close\|>{name}<\|sep\|>"
    )


_NEXT_TAG = re.compile(
    r"<(?:/?(?:[^\s<>/]{1,20}[:|｜] ?)?(?:parameter|param|arg_key|function|invoke|tool_call)\b)"
)
_CDATA_START = re.compile(r"\s*+<!\[CDATA\[")
_CDATA_SPLIT = "]]]]><![CDATA[>"
"""How ``]]>`` is written inside of a CDATA section: as the end of one and the beginning of the next."""


def _read_body(
    elements: ClosingTags, tag: Tag, key: str, notes: Notes, schemas: ParameterSchemas
) -> tuple[TaggedValue, int]:
    """Return the content between a tag and its closing one; without that, up to the next tag of the call."""
    text = elements.text
    cdata = _CDATA_START.match(text, tag.end)
    if cdata and (section := _read_cdata(elements, tag, cdata.end())):
        return section
    closing = _find_legal_closing_tag(elements, tag)
    if closing is None:
        return _read_unclosed_body(text, tag, key, notes)
    body = text[tag.end : closing.start()]
    if key and _is_doubtful_end(text, tag, closing):
        notes.add("inner_tag", (key,), closing[0], "")
    inner = _find_inner_parameter(body, tag, schemas)
    if inner is None:
        return TaggedValue(body), closing.end()
    if not inner.is_declared:
        notes.add("inner_tag", (key,), body[inner.start :], "")
        return TaggedValue(body), closing.end()
    notes.add("unclosed_parameter", (key,), "", text[closing.start() : closing.end()])
    return TaggedValue(_strip_own_name(body[: inner.start], key)), tag.end + inner.start


def _read_cdata(elements: ClosingTags, tag: Tag, start: int) -> tuple[TaggedValue, int] | None:
    """Return the content of a CDATA section that ends right before the closing tag; None without such an end."""
    pos = start
    for _ in range(_MAX_CLOSERS_TRIED):
        closing = elements.find_closing_tag(tag, pos)
        if closing is None:
            return None
        before = elements.text[start : closing.start()].rstrip()
        if before.endswith("]]>"):
            content = before.removesuffix("]]>").replace(_CDATA_SPLIT, "]]>")
            return TaggedValue(content, cdata=True), closing.end()
        pos = closing.end()
    return None


def _find_legal_closing_tag(elements: ClosingTags, tag: Tag) -> re.Match[str] | None:
    """Return the first closing tag with a legal successor; the first of all where none has one."""
    first = closing = elements.find_closing_tag(tag)
    for _ in range(_MAX_CLOSERS_TRIED):
        if closing is None or _is_legal_successor(
            elements.text, skip_whitespace(elements.text, closing.end()), tag
        ):
            break
        closing = elements.find_closing_tag(tag, closing.end())
    else:
        return first
    return closing or first


def _is_doubtful_end(text: str, tag: Tag, closing: re.Match[str]) -> bool:
    """Return whether a closing tag may be part of the value: it is written otherwise than its opening one, or another follows.

    Between the two only closing tags stand that end no call.
    """
    opened, closed = _TAG_PREFIX.match(text, tag.start), _TAG_PREFIX.match(closing[0])
    if opened and closed and opened[1] != closed[1]:
        return True
    place = closing.end()
    for _ in range(_MAX_CLOSERS_BETWEEN):
        following = parse_any_tag(text, skip_whitespace(text, place))
        if following is None or not following.closing or following.role in ("close", "end_invoke"):
            return False
        if following.words == tag.words:
            return True
        place = following.end
    return False


_TAG_PREFIX = re.compile(r"</?((?:[^\s<>/]{1,20}[:|｜] ?)?)(?=\w)")


def _is_legal_successor(text: str, pos: int, closed: Tag) -> bool:
    """Return whether the text at ``pos`` may follow a parameter: the end, another parameter, or the end of the call."""
    if pos == len(text) or text.startswith(("<|", "<｜", "```", "[/", "</"), pos):
        return True
    following = parse_any_tag(text, pos) if text.startswith("<", pos) else None
    if following is None:
        return False
    if closed.words.endswith(_KEY_TAGS):
        return following.words.endswith(_KEY_TAGS) or following.role in ("open", "invoke")
    if closed.words in _PARAMETER_TAGS:
        return following.words in _PARAMETER_TAGS or following.role in ("open", "invoke", "noise")
    return True


def _read_unclosed_body(text: str, tag: Tag, key: str, notes: Notes) -> tuple[TaggedValue, int]:
    """Return the content of a tag that is never closed: up to the next tag of the call, or to the end of the text."""
    following = _NEXT_TAG.search(text, tag.end)
    path = (key,) if key else ()
    if following is None:
        notes.cut = True
        notes.add("cut_off", path, text[tag.end :][-20:], "")
        return TaggedValue(text[tag.end :]), len(text)
    notes.add("missing_tag", path, "", f"</{tag.words}>")
    return TaggedValue(_strip_own_name(text[tag.end : following.start()], key)), following.start()


def _strip_own_name(body: str, key: str) -> str:
    """Return a value without the closing tag of its parameter's name, which some models write in place of the right one."""
    bare = body.rstrip()
    return bare.removesuffix(f"</{key}>") if key and bare.endswith(f"</{key}>") else body


class _InnerParameter:
    """The tag of another parameter inside of a value: its position, and whether the tool has that parameter."""

    __slots__ = ("is_declared", "start")

    def __init__(self, start: int, *, is_declared: bool) -> None:
        self.start = start
        self.is_declared = is_declared


_NAMED_OPENER = re.compile(
    r"<(?:[^\s<>/]{1,20}[:|｜] ?)?(?:parameter|param)(?:=([^<>\n]{1,128})|\s+name=[\"']?([^<>\n\"']{1,128})[\"']?[^<>\n]{0,80})>"
)
_KEY_OPENER = re.compile(r"<(?:[^\s<>/]{1,20}[:|｜])?arg_key(?::[\w-]{1,20})?>([^<>\n]{1,128})</")


def _find_inner_parameter(body: str, tag: Tag, schemas: ParameterSchemas) -> _InnerParameter | None:
    """Return the first tag that begins another parameter, where the value holds more beginnings than ends of parameters."""
    if "<" not in body:
        return None
    openers = _list_inner_openers(body, tag)
    if not openers or len(openers) <= len(_compile_closing_tag(tag.words).findall(body)):
        return None
    for opener in openers:
        if not _begins_line(body, opener.start()):
            break
        name = next(one for one in opener.groups() if one is not None).strip().strip("\"'")
        if schemas.is_declared(name) or not schemas.is_known:
            return _InnerParameter(opener.start(), is_declared=True)
    return _InnerParameter(openers[0].start(), is_declared=False)


def _list_inner_openers(body: str, tag: Tag) -> list[re.Match[str]]:
    """Return the tags in a value that begin a parameter in the form of the value's own tag: ``=k``, ``name="k"`` or a key."""
    if tag.words.endswith("arg_value"):
        return list(_KEY_OPENER.finditer(body))
    is_equation = tag.attributes.startswith("=")
    return [one for one in _NAMED_OPENER.finditer(body) if (one[1] is not None) == is_equation]


def _begins_line(body: str, place: int) -> bool:
    """Return whether a position begins a line behind a line with text."""
    before = body[:place].rstrip(" \t")
    return before.endswith("\n") and not before.isspace()
