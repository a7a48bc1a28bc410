"""What stands in a model's text and is not the model's word: results of tools and turns of others, between their marks.

Nothing in there is a call, whoever wrote it: a tool's answer that is repeated may hold what an attacker put into it.
"""

import re

_RESULT_TAGS = r"tool_responses?|tool_results?|tool_outputs?|function_responses?|function_results?|function_outputs?|observations?|search_results?"
_SPAN_START = re.compile(
    rf"<(?P<tag>(?:\w{{1,16}}:)?(?:{_RESULT_TAGS}))(?:\s[^<>]{{0,200}})?>|(?P<token><\|observation\|>|<｜tool▁outputs?▁begin｜>|\[TOOL_RESULTS\])"
    r"|(?P<turn><\|im_start\|>\s*(?:user|system|tool)\b|<\|start_header_id\|>\s*(?:user|system|ipython|tool)\s*<\|end_header_id\|>)",
)
_SPAN_MARKERS = ("_re", "_out", "bserv", "<|im_start", "_header_id", "tool▁out", "_RESULTS")
"""Of which every mark holds at least one."""

_TURN_END = re.compile(r"<\|im_start\|>\s*assistant|<\|start_header_id\|>\s*assistant|<\|assistant\|>")
_RESULT_END = re.compile(r"<｜tool▁outputs?▁end｜>|\[/TOOL_RESULTS\]|<\|assistant\|>")


def find_foreign_spans(text: str) -> list[tuple[int, int]]:
    """The pieces of a text that are somebody else's, in order: each to its closing mark, or to the end of the text."""
    if ("<" not in text and "[TOOL_" not in text) or not any(sign in text for sign in _SPAN_MARKERS):
        return []
    found: list[tuple[int, int]] = []
    pos = 0
    while opened := _SPAN_START.search(text, pos):
        pos = _find_span_end(text, opened)
        found.append((opened.start(), pos))
    return found


def _find_span_end(text: str, opened: re.Match[str]) -> int:
    if opened["tag"]:
        at = text.find(f"</{opened['tag']}>", opened.end())
        return at + len(opened["tag"]) + 3 if at >= 0 else len(text)
    closed = (_RESULT_END if opened["token"] else _TURN_END).search(text, opened.end())
    if closed is None:
        return len(text)
    return closed.start() if opened["turn"] or closed[0] == "<|assistant|>" else closed.end()
