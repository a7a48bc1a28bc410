"""Detect words around calls that deny them, only quote them, or ask whether to make them. English and Chinese.

May not know what a call is: its input is the prose before, between and behind the calls. A match turns the calls into a
question and never into another call, so a false match costs one confirmation.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

_MAX_PIECE_CHARS = 4_000
"""Maximum characters examined of a piece: those nearest to the calls."""


class _CuePattern(NamedTuple):
    """One cue: a pattern for lower case, and the substrings of which it needs one; "" requires Chinese."""

    signs: tuple[str, ...]
    pattern: re.Pattern[str]


def _compile_cue(signs: str, pattern: str) -> _CuePattern:
    return _CuePattern(tuple(signs.split("|")), re.compile(pattern, re.MULTILINE))


_CALL_VERB = r"(?:call|run|execut|invok|use|us|make|mak|do)(?:e|ed|es|ing|s)?\b"
_DENIAL = _compile_cue(
    "not|n't|n’t|never|refuse|unable|instead|rather|without|avoid",
    r"\b(?:(?:do|does|did|will|would|should|shall|must|can|could|may|need)\s?(?:not|n[’']t)|can(?:not|[’']t)|won[’']t"
    r"|never|refuse to|unable to|instead of|rather than|without|avoid)\b(?:\s+\w+){0,3}?\s+" + _CALL_VERB,
)
_DENIAL_ZH = _compile_cue(
    "",
    r"(?:不要|不会|不能|不应|不该|不可|请勿|切勿|勿|别|无需|不需|不必|不用|不打算|不想|拒绝|禁止|避免|没有|而不是|尚未)"
    r"[^。！？，,\n]{0,8}(?:调用|执行|运行|使用|发起)",
)
_CONFIRMATION_REQUEST = _compile_cue(
    "should |shall |may |me to|before ",
    r"\b(?:(?:should|shall|may) (?:i|we)|(?:want|like) me to|before (?:i|we) (?:call|run|proceed|go))\b",
)
_CONFIRMATION_REQUEST_AFTER = _compile_cue(
    "should |shall |may |me to|before ",
    r"\b(?:(?:should|shall|may) (?:i|we)|(?:want|like) me to|before (?:i|we))\s+(?:call|run|execute|invoke|proceed|continue|go)\b",
)
_CONFIRMATION_REQUEST_ZH = _compile_cue(
    "",
    r"(?:要我|需要我|是否|可否|能否|要不要)[^。！\n]{0,12}(?:调用|执行|运行|使用|继续)|(?:确认|同意)(?:后|之后)|请(?:您|你)?确认",
)
_EXAMPLE = _compile_cue(
    "example|e.g.|instance|hypothetical|usage|documentation|docs|syntax|previously",
    r"\b(?:examples?|for instance|hypothetical\w*|documentation|docs|syntax|previously)\b|\be\.g\.\W*$|^\W*usage\b",
)
_PAST_CALL = _compile_cue(
    "called|ran |invoked|executed|tried",
    r"\b(?:i|we) (?:have )?(?:already )?(?:called|ran|invoked|executed|tried)\b",
)
_NO_FITTING_TOOL = _compile_cue(
    "no |none of",
    r"\bno (?:suitable |available |provided |given )?(?:function|tool)s? (?:fits?|is|are|can|matches)\b"
    r"|\bnone of the (?:\w+ )?(?:function|tool)s\b",
)
_REPORTED_OUTPUT = _compile_cue(
    "said|say|told|returned|replied|result|output|observation|response",
    r"\b(?:tool|function|page|site|e-?mail|letter|message|document|file|article|user|text)s?"
    r" (?:says?|said|told|returned|replied|results?|outputs?)\b"
    r"|^\W*(?:results?|outputs?|observation|response)\W*$",
)
_EXAMPLE_ZH = _compile_cue(
    "",
    r"例如|比如|譬如|举例|示例|范例|样例|用法|文档|语法|(?:已经|刚才|刚刚|之前|先前|曾经|上次)[^。！？，,\n]{0,6}(?:调用|执行|运行|使用)"
    r"|没有(?:合适|可用|适合|匹配)的?(?:函数|工具)|(?:要我|需要我)\W*$|(?:工具|函数|接口)的?(?:返回|结果|输出)"
    r"|(?:页面|网页|邮件|文件|文章|用户|消息)[中里上]?[说写]|^\W*(?:结果|输出|返回)\W*$",
)
_HYPOTHESIS = _compile_cue(
    "if |assuming|suppose|could|might",
    r"\b(?:if (?:you|the user|we|i) |assuming\b|suppose\b|(?:you|one) (?:could|might)\b)",
)
_HYPOTHESIS_ZH = _compile_cue("", r"如果(?:你|您|用户|我们?|要|需要|想)|假如|假设|倘若|(?:你|您)可以")
_RETRACTION = _compile_cue(
    "not|n't|n’t|never",
    r"(?:^|[.!?\n;,]\s*|\b(?:but|so|please|actually|no)\W+)(?:do not|don[’']t|never)\s+(?:\w+\s+){0,2}?"
    rf"{_CALL_VERB}|\bi (?:(?:will|would|should|shall|do|did|must|can)\s?(?:not|n[’']t)|won[’']t|can(?:not|[’']t))(?:\s+\w+){{0,3}}?\s+{_CALL_VERB}",
)

_CUES_BETWEEN = (
    _DENIAL,
    _CONFIRMATION_REQUEST,
    _EXAMPLE,
    _PAST_CALL,
    _NO_FITTING_TOOL,
    _REPORTED_OUTPUT,
    _DENIAL_ZH,
    _CONFIRMATION_REQUEST_ZH,
    _EXAMPLE_ZH,
)
_CUES_BEFORE = (*_CUES_BETWEEN, _HYPOTHESIS, _HYPOTHESIS_ZH)
_CUES_AFTER = (_RETRACTION, _CONFIRMATION_REQUEST_AFTER, _DENIAL_ZH, _CONFIRMATION_REQUEST_ZH)

_SUBJECT_CONTINUATION = re.compile(
    r"[`'\"\s]*(?:(?:would|could|might|should|is|was|returns?|will return|means|takes|does not|has been)\b"
    r"|[?？吗]|会|将会?|可以|能|返回|表示|用于)",
    re.IGNORECASE,
)
"""Words that make the preceding call the subject of a sentence."""


def find_negation_cue(before: Iterable[str], between: Iterable[str], behind: Iterable[str]) -> str | None:
    """Return the words that negate the calls as a whole, or None."""
    places = (
        *((_CUES_BEFORE, piece[-_MAX_PIECE_CHARS:]) for piece in before),
        *((_CUES_BETWEEN, piece[-_MAX_PIECE_CHARS:]) for piece in between),
        *((_CUES_AFTER, piece[:_MAX_PIECE_CHARS]) for piece in behind),
    )
    return next(filter(None, (_match_cues(speeches, piece) for speeches, piece in places)), None)


def _match_cues(speeches: Sequence[_CuePattern], piece: str) -> str | None:
    lower, ascii_only = piece.lower(), piece.isascii()
    for signs, pattern in speeches:
        if (not ascii_only) if signs == ("",) else any(sign in lower for sign in signs):
            match = pattern.search(lower)
            if match:
                return match[0].strip() or None
    return None


def find_subject_cue(text: str, end: int) -> str | None:
    """Return the words that make the call the subject of the sentence before it, or None."""
    match = _SUBJECT_CONTINUATION.match(text, end)
    return match[0].strip() if match else None
