"""Find the parts of a model's text that are not its own words: tool results and other speakers' turns, between markers.

Nothing in them is a call: a repeated tool result may contain an attacker's text.
"""

import re

_RESULT_TAGS = r"tool_responses?|tool_results?|tool_outputs?|function_responses?|function_results?|function_outputs?|observations?|search_results?"
_SPAN_START = re.compile(
    rf"<(?P<tag>(?:\w{{1,16}}:)?(?:{_RESULT_TAGS}))(?:\s[^<>]{{0,200}})?>|(?P<token><\|observation\|>|<｜tool▁outputs?▁begin｜>|\[TOOL_RESULTS\])"
    r"|(?P<turn><\|im_start\|>\s*(?:user|system|tool)\b|<\|start_header_id\|>\s*(?:user|system|ipython|tool)\s*<\|end_header_id\|>)",
)
_SPAN_MARKERS = ("_re", "_out", "bserv", "<|im_start", "_header_id", "tool▁out", "_RESULTS")
"""Substrings of which every span marker contains at least one."""

_TURN_END = re.compile(r"<\|im_start\|>\s*assistant|<\|start_header_id\|>\s*assistant|<\|assistant\|>")
_RESULT_END = re.compile(r"<｜tool▁outputs?▁end｜>|\[/TOOL_RESULTS\]|<\|assistant\|>")


def find_foreign_spans(text: str) -> list[tuple[int, int]]:
    """Return the foreign spans of a text, in order: each up to its closing marker, or to the end of the text."""
    if ("<" not in text and "[TOOL_" not in text) or not any(sign in text for sign in _SPAN_MARKERS):
        return []
    spans: list[tuple[int, int]] = []
    pos = 0
    while opened := _SPAN_START.search(text, pos):
        pos = _find_span_end(text, opened)
        spans.append((opened.start(), pos))
    return spans


def _find_span_end(text: str, opened: re.Match[str]) -> int:
    if opened["tag"]:
        at = text.find(f"</{opened['tag']}>", opened.end())
        return at + len(opened["tag"]) + 3 if at >= 0 else len(text)
    closed = (_RESULT_END if opened["token"] else _TURN_END).search(text, opened.end())
    if closed is None:
        return len(text)
    return closed.start() if opened["turn"] or closed[0] == "<|assistant|>" else closed.end()
