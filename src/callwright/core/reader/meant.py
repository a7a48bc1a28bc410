"""Whether the words around calls deny them, only show them, or ask whether they should be made. English and Chinese.

May not know what a call is: it is given the pieces of prose before, between and behind the calls. What is found makes a
question of the calls and never another call, so a word too many costs one confirmation.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

_LOOK = 4_000
"""Characters of a piece that are looked at: those nearest to the calls."""


class _Speech(NamedTuple):
    """One way to speak of a call: a pattern for lower case, and the signs of which it needs one; "" needs Chinese."""

    signs: tuple[str, ...]
    pattern: re.Pattern[str]


def _speech(signs: str, pattern: str) -> _Speech:
    return _Speech(tuple(signs.split("|")), re.compile(pattern, re.MULTILINE))


_VERB = r"(?:call|run|execut|invok|use|us|make|mak|do)(?:e|ed|es|ing|s)?\b"
_DENIED = _speech(
    "not|n't|n’t|never|refuse|unable|instead|rather|without|avoid",
    r"\b(?:(?:do|does|did|will|would|should|shall|must|can|could|may|need)\s?(?:not|n[’']t)|can(?:not|[’']t)|won[’']t"
    r"|never|refuse to|unable to|instead of|rather than|without|avoid)\b(?:\s+\w+){0,3}?\s+" + _VERB,
)
_DENIED_ZH = _speech(
    "",
    r"(?:不要|不会|不能|不应|不该|不可|请勿|切勿|勿|别|无需|不需|不必|不用|不打算|不想|拒绝|禁止|避免|没有|而不是|尚未)"
    r"[^。！？，,\n]{0,8}(?:调用|执行|运行|使用|发起)",
)
_ASKED = _speech(
    "should |shall |may |me to|before ",
    r"\b(?:(?:should|shall|may) (?:i|we)|(?:want|like) me to|before (?:i|we) (?:call|run|proceed|go))\b",
)
_ASKED_BEHIND = _speech(
    "should |shall |may |me to|before ",
    r"\b(?:(?:should|shall|may) (?:i|we)|(?:want|like) me to|before (?:i|we))\s+(?:call|run|execute|invoke|proceed|continue|go)\b",
)
_ASKED_ZH = _speech(
    "",
    r"(?:要我|需要我|是否|可否|能否|要不要)[^。！\n]{0,12}(?:调用|执行|运行|使用|继续)|(?:确认|同意)(?:后|之后)|请(?:您|你)?确认",
)
_SHOWN = _speech(
    "example|e.g.|instance|hypothetical|usage|documentation|docs|syntax|previously",
    r"\b(?:examples?|for instance|hypothetical\w*|documentation|docs|syntax|previously)\b|\be\.g\.\W*$|^\W*usage\b",
)
_MADE = _speech(
    "called|ran |invoked|executed|tried",
    r"\b(?:i|we) (?:have )?(?:already )?(?:called|ran|invoked|executed|tried)\b",
)
_UNFIT = _speech(
    "no |none of",
    r"\bno (?:suitable |available |provided |given )?(?:function|tool)s? (?:fits?|is|are|can|matches)\b"
    r"|\bnone of the (?:\w+ )?(?:function|tool)s\b",
)
_TOLD = _speech(
    "said|say|told|returned|replied|result|output|observation|response",
    r"\b(?:tool|function|page|site|e-?mail|letter|message|document|file|article|user|text)s?"
    r" (?:says?|said|told|returned|replied|results?|outputs?)\b"
    r"|^\W*(?:results?|outputs?|observation|response)\W*$",
)
_SHOWN_ZH = _speech(
    "",
    r"例如|比如|譬如|举例|示例|范例|样例|用法|文档|语法|(?:已经|刚才|刚刚|之前|先前|曾经|上次)[^。！？，,\n]{0,6}(?:调用|执行|运行|使用)"
    r"|没有(?:合适|可用|适合|匹配)的?(?:函数|工具)|(?:要我|需要我)\W*$|(?:工具|函数|接口)的?(?:返回|结果|输出)"
    r"|(?:页面|网页|邮件|文件|文章|用户|消息)[中里上]?[说写]|^\W*(?:结果|输出|返回)\W*$",
)
_SUPPOSED = _speech(
    "if |assuming|suppose|could|might",
    r"\b(?:if (?:you|the user|we|i) |assuming\b|suppose\b|(?:you|one) (?:could|might)\b)",
)
_SUPPOSED_ZH = _speech("", r"如果(?:你|您|用户|我们?|要|需要|想)|假如|假设|倘若|(?:你|您)可以")
_TAKEN_BACK = _speech(
    "not|n't|n’t|never",
    r"(?:^|[.!?\n;,]\s*|\b(?:but|so|please|actually|no)\W+)(?:do not|don[’']t|never)\s+(?:\w+\s+){0,2}?"
    rf"{_VERB}|\bi (?:(?:will|would|should|shall|do|did|must|can)\s?(?:not|n[’']t)|won[’']t|can(?:not|[’']t))(?:\s+\w+){{0,3}}?\s+{_VERB}",
)

_BETWEEN = (_DENIED, _ASKED, _SHOWN, _MADE, _UNFIT, _TOLD, _DENIED_ZH, _ASKED_ZH, _SHOWN_ZH)
_BEFORE = (*_BETWEEN, _SUPPOSED, _SUPPOSED_ZH)
_BEHIND = (_TAKEN_BACK, _ASKED_BEHIND, _DENIED_ZH, _ASKED_ZH)

_SUBJECT = re.compile(
    r"[`'\"\s]*(?:(?:would|could|might|should|is|was|returns?|will return|means|takes|does not|has been)\b"
    r"|[?？吗]|会|将会?|可以|能|返回|表示|用于)",
    re.IGNORECASE,
)
"""What makes the call before it the thing that a sentence speaks of."""


def doubt(before: Iterable[str], between: Iterable[str], behind: Iterable[str]) -> str | None:
    """The words that speak against the calls as a whole, or None."""
    places = (
        *((_BEFORE, piece[-_LOOK:]) for piece in before),
        *((_BETWEEN, piece[-_LOOK:]) for piece in between),
        *((_BEHIND, piece[:_LOOK]) for piece in behind),
    )
    return next(filter(None, (_said(speeches, piece) for speeches, piece in places)), None)


def _said(speeches: Sequence[_Speech], piece: str) -> str | None:
    lower, ascii_only = piece.lower(), piece.isascii()
    for signs, pattern in speeches:
        if (not ascii_only) if signs == ("",) else any(sign in lower for sign in signs):
            found = pattern.search(lower)
            if found:
                return found[0].strip() or None
    return None


def speaks_of(text: str, end: int) -> str | None:
    """The words by which a sentence that led to a call goes on to speak of it; None where it does not."""
    found = _SUBJECT.match(text, end)
    return found[0].strip() if found else None
