"""Parse the tags and special tokens that models put around calls, classified by function, not by model family.

Every family has its own: ``<tool_call>``, ``<|tool_call_begin|>``, ``<｜tool▁calls▁begin｜>``, ``<minimax:tool_call>``,
``[TOOL_CALLS]`` … A tag is reduced to its bare words, and a table gives the role of these words. A tag that is not in the
table is text.
"""

import re
from functools import lru_cache
from typing import Literal, NamedTuple

TagRole = Literal["open", "close", "invoke", "end_invoke", "next", "think", "unthink", "noise"]
"""``open``/``close`` enclose calls · ``invoke`` names a tool · ``next`` separates name and arguments ·
``think`` begins reasoning, which contains no calls · ``noise`` is a control token without a meaning for calls."""


class Tag(NamedTuple):
    """One tag: its role, its words as written and without begin and end, its attributes, and its position.

    ``role`` is "" for a tag that is not in the table, which may still name a parameter.
    """

    role: TagRole | Literal[""]
    words: str
    base: str
    attributes: str
    start: int
    end: int
    closing: bool


_ANGLE_TAG = re.compile(
    r"<(?P<bar_first>[|｜](?=/))?(?P<close>/)?(?P<bar>[|｜](?:(?P<way>open|close)[|｜]>)?)?(?P<space>(?!(?:tool|arg)_\w{1,9}:)(?:｜\w{1,16}｜|\w{1,16}[:|]) ?)?"
    r"(?P<name>[A-Za-z_][\w▁.-]{0,60}(?::(?:begin|name|args|end)(?=\|>))?)(?::[\w-]{1,20})?"
    r"(?P<attributes>=[^<>\n]{1,200}|\s[^<>]{0,400})?\s*+(?:<\|sep\|>|/?(?P<rear>[|｜])?>)"
)
_SQUARE_TAG = re.compile(
    r"\[(?:(?P<close>/|END_)?(?P<name>TOOL_CALLS|TOOL_REQUEST|TOOL_CALL|ARGS|CALL_ID|INST|THINK)"
    r"|\|(?P<token>endofturn)\|)\]"
)
TAG_START = re.compile(r"<|\[(?=/?[A-Z_]{4,20}\]|\|endofturn\|\])")
"""Where a tag may begin."""

_CALL_WORDS = frozenset(
    "tool_call tool_calls toolcall toolcalls function_call function_calls functioncall python_tag python tools calls"
    " action plugin tool_request tool_requests content_invoke_tool_json iquest_tool_call longcat_tool_call tool_use"
    " functions tool_code tool_calls_section recipient dots_function_call".split()
)
_INVOKE_WORDS = frozenset("invoke function call tool".split())
_SEPARATOR_WORDS = frozenset(
    "tool_sep tool_call_argument tool_call_name tool_call_args args call_id sep content tool_arguments tool_name arguments parameters".split()
)
_REASONING_WORDS = frozenset(
    "think think_fast think_faster thinking reasoning thought thoughts scratch_pad scratchpad start_thinking".split()
)
_NOISE_WORDS = frozenset(
    "im_start im_end im_sep eot_id eom_id begin_of_text end_of_text start_header_id end_header_id endoftext end s bos"
    " eos pad user assistant system end_of_turn start_of_turn turn eot eom return message_sep role_sep inst message"
    " end_message message_model channel constrain start endofprompt extra_0 sep_token observation plugin_end step"
    " end_of_turn_token start_of_turn_token chatbot_token system_token user_token response from begin_of_sentence end_of_sentence"
    " endofturn".split()
)
_JOINED_WORDS = {"functioncallbegin": "function_call_begin", "functioncallend": "function_call_end"}
"""Doubao's words, which it writes as ``<|FunctionCallBegin|>``."""

_BEGIN_END_AFFIX = re.compile(r"^(begin|start|end)_|_(begin|start|end|prefix|suffix)$")
_END_AFFIXES = frozenset({"end", "suffix"})


_ROLES_BY_WORDS: tuple[tuple[frozenset[str], TagRole, TagRole], ...] = (
    (_NOISE_WORDS, "noise", "noise"),
    (_REASONING_WORDS, "think", "unthink"),
    (_SEPARATOR_WORDS, "next", "next"),
    (_CALL_WORDS, "open", "close"),
)


def parse_call_tag(text: str, pos: int) -> Tag | None:
    """Parse the tag that begins at ``pos``; None when it is not in the table."""
    tag = parse_any_tag(text, pos)
    return tag if tag and tag.role else None


def parse_any_tag(text: str, pos: int) -> Tag | None:
    """Parse any tag that begins at ``pos``."""
    match = (_SQUARE_TAG if text[pos : pos + 1] == "[" else _ANGLE_TAG).match(text, pos)
    if match is None:
        return None
    square = text[pos] == "["
    name, close, bar_first, bar, way, rear, written = (
        (match["name"] or match["token"], match["close"], None, None, None, None, None)
        if square
        else match.group(*_ANGLE_TAG_GROUPS)
    )
    attributes = (written or "").strip()
    closing = bool(close or way == "close" or (rear and not (bar or bar_first)))
    base, role, closing = _classify_tag(name, closing=closing, named=bool(attributes))
    return Tag(role, name, base, attributes, pos, match.end(), closing)


_ANGLE_TAG_GROUPS = ("name", "close", "bar_first", "bar", "way", "rear", "attributes")


@lru_cache(1024)
def _classify_tag(name: str, *, closing: bool, named: bool) -> tuple[str, TagRole | Literal[""], bool]:
    """Return the words without begin and end, their role, and whether the tag closes something."""
    words = name.lower().replace("▁", "_").replace("-", "_").replace(":", "_")
    base, ends = _strip_begin_end(_JOINED_WORDS.get(words, words))
    closing = closing or ends
    return base, _look_up_role(base, closing=closing, named=named), closing


def _strip_begin_end(words: str) -> tuple[str, bool]:
    """Strip the words for begin or end; return the rest and whether it is an end."""
    polarity = None if words in _NOISE_WORDS or words in _CALL_WORDS else _BEGIN_END_AFFIX.search(words)
    if polarity is None:
        return words, False
    return _BEGIN_END_AFFIX.sub("", words), (polarity[1] or polarity[2]) in _END_AFFIXES


def _look_up_role(base: str, *, closing: bool, named: bool) -> TagRole | Literal[""]:
    if base in _INVOKE_WORDS and (closing or named or base == "invoke"):
        return "end_invoke" if closing else "invoke"
    for words, opens, closes in _ROLES_BY_WORDS:
        if base in words:
            return closes if closing else opens
    return ""


_NAME_ATTRIBUTE = re.compile(r"\b(?:name|tool|key)\s*+=\s*+(?:\"([^\"]*+)\"|'([^']*+)'|([^\s>\"']++))")


def extract_tag_name(tag: Tag) -> str:
    """Return the name in a tag, from ``name="f"``, ``tool="f"``, ``key="k"`` or ``=f``; "" without one."""
    if tag.attributes.startswith("="):
        return tag.attributes[1:].strip().strip("\"'")
    match = _NAME_ATTRIBUTE.search(tag.attributes)
    return next((one for one in match.groups() if one is not None), "").strip() if match else ""
