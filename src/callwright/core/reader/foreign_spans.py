"""Find the parts of a model's text that are not its own words: tool results and other speakers' turns, between markers.

No call is read from them: a repeated tool result may contain an attacker's text.
"""

import re

from callwright.core.text.late_pattern import compile_late

_RESULT_TAGS = r"tool_responses?|tool_results?|tool_outputs?|function_responses?|function_results?|function_outputs?|observations?|search_results?"
_RESULT_TOKENS = (
    r"<\|observation\|>|<｜tool▁outputs?▁begin｜>|\[TOOL_RESULTS\]|<\|tool_response(?:_start)?\|?>|<start_function_response>"
    r"|<\|START_TOOL_RESULTS?\|>"
)
_RESULT_TURNS = (
    r"<\|im_start\|>\s*(?:tool|environment|observation|function)\b|<\|start_header_id\|>\s*(?:ipython|tool)\s*<\|end_header_id\|>"
    r"|<\|im_system\|>\s*tool(?:<\|im_middle\|>)?|<\|start_of_role\|>tool(?:_response)?<\|end_of_role\|>"
)
_OTHER_TURNS = (
    r"<\|im_start\|>\s*(?:user|system)\b|<\|start_header_id\|>\s*(?:user|system)\s*<\|end_header_id\|>"
    r"|<\|start_of_role\|>(?:user|system)<\|end_of_role\|>|<\|START_OF_TURN_TOKEN\|><\|(?:USER|SYSTEM)_TOKEN\|>"
)
_SPAN_START = compile_late(
    rf"(?=[<\[])(?:<(?P<tag>(?:\w{{1,16}}:)?(?i:{_RESULT_TAGS}))(?:\s[^<>]{{0,200}})?>|(?P<token>{_RESULT_TOKENS})"
    rf"|(?P<turn>{_RESULT_TURNS}|{_OTHER_TURNS}))",
)
_SPAN_MARKERS = (
    "_re",
    "_RE",
    "_out",
    "_OUT",
    "bserv",
    "<|im_",
    "_header_id",
    "_of_role",
    "OF_TURN",
    "tool▁out",
)
"""Substrings of which every span marker contains at least one."""

_TURN_END = compile_late(
    r"<\|im_start\|>\s*assistant|<\|start_header_id\|>\s*assistant|<\|assistant\|>|<\|im_assistant\|>"
    r"|<\|start_of_role\|>assistant|<\|START_OF_TURN_TOKEN\|><\|CHATBOT_TOKEN\|>"
)
_RESULT_END = compile_late(
    r"<｜tool▁outputs?▁end｜>|\[/TOOL_RESULTS\]|<\|tool_response_end\|>|<tool_response\|>|<end_function_response>|<\|END_TOOL_RESULTS?\|>"
    r"|<\|assistant\|>"
)
_RESULT_START = compile_late(
    rf"(?:{_OTHER_TURNS})?\s*(?:(?:<(?:\w{{1,16}}:)?(?i:{_RESULT_TAGS})(?:\s[^<>]{{0,200}})?>|{_RESULT_TOKENS}|{_RESULT_TURNS}"
    r"|Observation[ \t]*:?|观察(?:结果)?[:：]|✿RE(?:SULT|TURN)✿:?)\s*)+"
)
_NOTHING = compile_late(
    r"\s*(?:\Z|</|<\||<｜|\[/|(?:Thought|Action|Final Answer|思考|行动|动作|最终(?:答案|回答|答复))[ \t]*[:：])"
)


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


def begins_with_result(text: str) -> bool:
    """Return whether a text begins with the result of a tool, which is not empty.

    A server that keeps the stop sequence ends a turn with an empty result: ``Observation:``.
    """
    result = _RESULT_START.match(text)
    return result is not None and _NOTHING.match(text, result.end()) is None
