"""Whether the words around calls deny them, only show them, or ask whether they should be made. English and Chinese.

May not know what a call is: it is given the pieces of prose before, between and behind the calls. What is found makes a
question of the calls and never another call, so a word too many costs one confirmation.
"""

import re
from collections.abc import Iterable

_LOOK = 4_000
"""Characters of a piece that are looked at: those nearest to the calls."""

_VERB = r"(?:call|run|execut|invok|use|us|make|mak|do)(?:e|ed|es|ing|s)?\b"
_NOT = (
    r"(?:\b(?:do|does|did|will|would|should|shall|must|can|could|may|need)\s?(?:not|n[’']t)|\bcan(?:not|[’']t)|\bwon[’']t"
    r"|\bnever|\brefuse to|\bunable to|\binstead of|\brather than|\bwithout|\bavoid)\b(?:\s+\w+){0,3}?\s+"
    + _VERB
)
_NOT_ZH = (
    r"(?:不要|不会|不能|不应|不该|不可|请勿|切勿|勿|别|无需|不需|不必|不用|不打算|不想|拒绝|禁止|避免|没有|而不是|尚未)"
    r"[^。！？，,\n]{0,8}(?:调用|执行|运行|使用|发起)"
)
_ASKS = r"\b(?:should|shall|may) (?:i|we)\b|\b(?:want|like) me to\b|\bbefore (?:i|we) (?:call|run|proceed|go)"
_ASKS_BEHIND = r"\b(?:(?:should|shall|may) (?:i|we)|(?:want|like) me to|before (?:i|we))\s+(?:call|run|execute|invoke|proceed|continue|go)\b"
_ASKS_ZH = r"(?:要我|需要我|是否|可否|能否|要不要)[^。！\n]{0,12}(?:调用|执行|运行|使用|继续)|(?:确认|同意)(?:后|之后)|请(?:您|你)?确认"

_ANYWHERE = f"{_NOT}|{_NOT_ZH}|{_ASKS}|{_ASKS_ZH}"
_SHOWN = (
    r"\bexamples?\b|\be\.g\.\W*$|\bfor instance\b|\bhypothetical|^\W*usage\b|\bdocumentation\b|\bdocs\b|\bsyntax\b"
    r"|例如|比如|譬如|举例|示例|范例|样例|用法|文档|语法"
    r"|\b(?:i|we) (?:have )?(?:already )?(?:called|ran|invoked|executed|tried)\b|\bpreviously\b"
    r"|(?:已经|刚才|刚刚|之前|先前|曾经|上次)[^。！？，,\n]{0,6}(?:调用|执行|运行|使用)"
    r"|\bno (?:suitable |available |provided |given )?(?:function|tool)s? (?:fits?|is|are|can|matches)\b|\bnone of the (?:\w+ )?(?:function|tool)s\b"
    r"|没有(?:合适|可用|适合|匹配)的?(?:函数|工具)|(?:要我|需要我)\W*$"
)
_SUPPOSED = (
    r"\bif (?:you|the user|we|i) |\bassuming\b|\bsuppose\b|\b(?:you|one) (?:could|might)\b"
    r"|如果(?:你|您|用户|我们?|要|需要|想)|假如|假设|倘若|(?:你|您)可以"
)
_BEFORE = re.compile(f"{_ANYWHERE}|{_SHOWN}|{_SUPPOSED}", re.IGNORECASE | re.MULTILINE)
_BETWEEN = re.compile(f"{_ANYWHERE}|{_SHOWN}", re.IGNORECASE | re.MULTILINE)
_BEHIND = re.compile(
    r"(?:^|[.!?\n;,]\s*|\b(?:but|so|please|actually|no)\W+)(?:do not|don[’']t|never)\s+(?:\w+\s+){0,2}?"
    + _VERB
    + r"|\bI (?:will|would|should|shall|do|did|must|can)\s?(?:not|n[’']t)(?:\s+\w+){0,3}?\s+"
    + _VERB
    + r"|\bI (?:won[’']t|can(?:not|[’']t))(?:\s+\w+){0,3}?\s+"
    + _VERB
    + f"|{_ASKS_BEHIND}|{_NOT_ZH}|{_ASKS_ZH}",
    re.IGNORECASE,
)
_SUBJECT = re.compile(
    r"[`'\"\s]*(?:(?:would|could|might|should|is|was|returns?|will return|means|takes|does not|has been)\b"
    r"|[?？吗]|(?:会|将会?|可以|能|返回|表示|用于))",
    re.IGNORECASE,
)
"""What makes the call before it the thing that a sentence speaks of."""


def doubt(before: Iterable[str], between: Iterable[str], behind: Iterable[str]) -> str | None:
    """The words that speak against the calls as a whole, or None."""
    for pattern, pieces in ((_BEFORE, before), (_BETWEEN, between)):
        for piece in pieces:
            found = pattern.search(piece[-_LOOK:])
            if found:
                return found[0].strip()
    for piece in behind:
        found = _BEHIND.search(piece[:_LOOK])
        if found:
            return found[0].strip()
    return None


def speaks_of(text: str, end: int) -> str | None:
    """The words by which a sentence that led to a call goes on to speak of it; None where it does not."""
    found = _SUBJECT.match(text, end)
    return found[0].strip() if found else None
