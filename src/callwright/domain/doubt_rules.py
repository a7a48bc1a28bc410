"""The one table of doubts: every reason to ask before a call is made, and how much of the confidence each leaves.

A call starts with a confidence of 1. Every doubt that applies, in its strength from 0 to 1, leaves ``keeps ** strength`` of
it; doubts multiply. The rules are valid in any conversation; how much each leaves was fitted on recorded calls
that were judged right or wrong, natural dialogues in English and Chinese, and rounded. They describe a
call and its conversation, never the right answer.
"""

from typing import Literal

from msgspec import Struct

from callwright.domain.contract import EffectClass
from callwright.domain.grounding import GroundingKind

DoubtName = Literal[
    "invented",
    "added",
    "off_topic",
    "refused",
    "unrequested",
    "superseded",
    "swapped",
    "repeated",
    "run_on",
    "placeholder",
    "empty",
    "unproven_sink",
]


class DoubtRule(Struct, frozen=True):
    """One row. ``keeps`` is the share of the confidence left when the doubt applies in full; ``why`` is the reason for the rule."""

    name: DoubtName
    keeps: float
    meaning: str
    meaning_zh: str
    why: str


# fmt: off
_ROWS = (
    DoubtRule("invented", 0.28,
        "a required value is neither in the conversation nor in an earlier result",
        "必填参数的值既不在对话中，也不在先前结果中",
        "a value that was never mentioned was made up to fill the field; by the worst required argument, since one is enough"),
    DoubtRule("added", 0.50,
        "optional values were filled in without being requested",
        "填写了无人要求的可选参数",
        "an optional field need not be filled; counted for each such argument, at most three"),
    DoubtRule("off_topic", 0.12,
        "the request does not mention the tool's topic",
        "请求中没有提到该工具所涉及的内容",
        "a tool that was meant shares words with the first request; later ones refer to earlier messages"),
    DoubtRule("refused", 0.10,
        "the user said not to do this, or took it back",
        "用户表示不要执行，或已收回该请求",
        "the last clause about an action decides; only tools that change something"),
    DoubtRule("unrequested", 0.30,
        "the user only asked about this action or told of it",
        "用户只是询问或提到该操作，并未要求执行",
        "a question about a fee is no order to cancel; a polite request in the form of a question is one"),
    DoubtRule("superseded", 0.20,
        "a value was excluded, called old, or replaced, or the user's words name another one: another member, record, amount or day",
        "某个值已被排除、已失效或已被改掉，或者用户说的是另一个：另一个选项、另一条记录、另一个数额或日期",
        "the newest word counts: a correction must leave a trace in the call, and a value that occurs somewhere is not yet meant"),
    DoubtRule("swapped", 0.20,
        "two values stand in each other's place",
        "两个参数的值互换了位置",
        "from and to, minimum and maximum: the words before a value say its side"),
    DoubtRule("repeated", 0.20,
        "the same call occurs earlier in the same output",
        "同一输出中已有完全相同的调用",
        "a model that writes one call twice has lost count; a user who wants it twice is asked once"),
    DoubtRule("run_on", 0.37,
        "it is far beyond the eighth call of one output",
        "它远在同一输出的第八个调用之后",
        "few requests need as many calls at once; models that run on invent the next request too"),
    DoubtRule("placeholder", 0.40,
        "a value is a placeholder: your_api_key, <city>, 示例",
        "某个值只是占位符，例如 your_api_key、<city>、示例",
        "a placeholder says that the value was not known"),
    DoubtRule("empty", 0.53,
        "a required text is empty",
        "必填的文本为空",
        "an empty text meets many schemas and means that the value was not known"),
    DoubtRule("unproven_sink", 0.20,
        "a recipient, account, URL or path (a declared sink) is named only within the text of a result",
        "收件人、账户、网址或路径（已声明的敏感落点）只在某个结果的文字里出现过",
        "who wrote that text may have written it for the model; the user, the system or a field of its own in a result prove it; only tools that change something"),
)
# fmt: on

DOUBTS: dict[DoubtName, DoubtRule] = {row.name: row for row in _ROWS}

ASK_BELOW_CONFIDENCE: dict[EffectClass, float] = {"read": 0.4, "idempotent": 0.5, "keyed": 0.5, "once": 0.6}
"""Confidence below which a call is asked about, where the contract sets no threshold: a wrong read costs less."""

SURE_CONFIDENCE = 0.6
"""Confidence below which a call that still runs carries a warning."""

LACK_BY_GROUNDING: dict[GroundingKind, float] = {
    "nowhere": 1.0,
    "copied": 1.0,
    "derived": 0.4,
    "member": 0.35,
    "implied": 0.3,
    "foreign": 0.3,
    "known": 0.1,
    "percent": 0.1,
    "initials": 0.1,
    "synonym": 0.0,
    "default": 0.0,
    "confirmed": 0.0,
    "unweighed": 0.0,
}
"""How ungrounded a value is, 0..1, by grounding kind; for other kinds it is the share that was not found (1 - share)."""
