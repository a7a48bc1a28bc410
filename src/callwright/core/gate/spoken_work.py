"""Do the user's words leave open what is to be done beyond the work they name? Pure.

Whether a person asked for an act is read from its names (``asked_acts.py``), and people have more names than a table. So nothing is concluded where a part
of what the user said is an order in words that are not known. Only where every part is known to be something else is an act one that nobody
asked for: a question, a report, an order to look, to compute, to edit or to test, or an order of another act.
"""

import re
from collections.abc import Iterator

from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import UserClause
from callwright.core.text.script_pattern import ScriptPattern

_PART_END = re.compile(
    r"\b(?:and then|and|then|but|or)\b|[,;:()]|以后|之后|然后|完后|(?<=[好完])后|再|并且?(?!发)|，"
)
_LEAD = re.compile(
    r"\W*(?:(?:please|pls|just|also|now|ok|okay|so|first|next|finally|afterwards|maybe|kindly|hi|hello|hey"
    "|thanks?|great|well|right|fine|good|yes|yeah|no|sure|perfect|cool|sorry|instead|simply|quickly"
    "|carefully"
    "|(?:can|could|would|will) (?:you|u|someone|we)|i (?:want|need|would like) you to|i'?d like you to"
    r"|i (?:want|need) to|i'?d like to|help me(?: to)?|let'?s|you (?:can|should|may)|to)\b\W*)*"
)
_KNOWN_WORK_LINES = {
    "looks": (
        "find search look check see read open list show explain describe compare review inspect"
        " examine verify validate confirm watch monitor track locate scan browse visit navigate"
    ),
    "studies": (
        "summarise summarize analyse analyze research investigate calculate count compute estimate"
        " predict think identify determine diagnose trace profile benchmark measure study classify"
        " simulate sum total rank suggest recommend propose learn understand"
    ),
    "edits": (
        "fix repair debug refactor rewrite write implement add create change update edit modify"
        " rename extract split replace combine port move migrate clean tidy improve optimise optimize"
        " speed reduce document annotate label bump upgrade break convert format translate"
    ),
    "builds and runs": (
        "test build compile lint install configure set turn switch dim load import restore generate"
        " parse query use try start continue"
    ),
    "prepares": (
        "draft plan outline prepare note jot record collect gather export download chart plot draw"
        " visualise visualize print sort filter select group keep leave walk fill click type wait"
        " remember"
    ),
    "acts by their plain names": (
        "send mail email message notify tell reply answer forward post publish push commit merge"
        " deploy release roll rollback revert restart reboot scale stop kill delete remove drop purge"
        " wipe cancel buy purchase order book reserve pay transfer refund share invite submit close"
        " resolve unlock mute silence subscribe"
    ),
    "what is not to be done": "don do never go",
}
_KNOWN_WORK = frozenset(word for line in _KNOWN_WORK_LINES.values() for word in line.split())
"""Opening words of orders of which it is known what they ask for: work, or acts by their plain names."""

_NO_ORDER_LINES = {
    "subjects": "i we he she it they you everything something anything somebody everybody nobody nothing",
    "articles and pronouns": "the a an my our your his her its their this that these those",
    "questions and conditions": (
        "what which who whose whom why how when where whether if unless as because since while until"
        " once after before"
    ),
    "places": (
        "there in on at for with by from of about into onto over under without within per via than like"
    ),
    "auxiliaries": (
        "is are was were am be been has have had does did do can could will would should may might must"
    ),
    "quantities": (
        "no none not all every each both only any some more most one two three four five six seven"
        " eight nine ten same still yet too"
    ),
    "politeness": "please",
}
_NO_ORDER = frozenset(word for line in _NO_ORDER_LINES.values() for word in line.split())
"""Opening words of what is no order: a subject, a condition, a place."""

_SPECIAL = re.compile(
    r"(?:tell|give|show|get|send|bring|find) (?:me|us)\b|let me know"
    "|(?:give|get|take|have) (?:it |this |that )?(?:a |another )?(?:look|list|overview|summary|idea"
    r"|notes?)\b"
    r"|(?:make|get|keep|have|see)\b.{0,40}\b(?:tests?|ci|build|builds|green|pass|passes|passing|works?"
    "|working|compiles?|plan|list|charts?|table|summary|draft|notes?|script|report|comparison|overview"
    r"|faster|valid|correct|file|page)\b"
    r"|put (?:\w+ ){0,5}?(?:together"
    "|(?:in|into) (?:a |the |my )?(?:notes?|table|list|charts?|docs?|document|file|summary|report|sheet))"
    r"|run\b(?!.{0,20} (?:by|past)\b)|work (?:out|on)|carry out|take notes|go (?:ahead|through|over|to|on)"
    "|figure out|do (?:not|a|the|some|it|n't)"
)
_UNKNOWN_AFTER_KNOWN = re.compile(
    r"(?:run|go|put|set|check|walk|talk) (?:it|them|this|that|\w+) (?:by|past|with) |sort (?:\w+ )?out "
)
_TELLS = re.compile(
    r"\S+(?: \S+){0,3}? (?:is|isn't|are|was|were|has|had|got|keeps|wants|needs|says|said|left|broke|came"
    r"|went|throws|fails|crashes|runs|\w{3,}ed)\b(?! (?:it|them|me|us)\b)"
)
"""A report: a subject and what it does or did."""

_WORD = re.compile(r"[a-z][a-z'-]*")
_INFLECTED = re.compile(r"(?:ing|ed|ly|s)$")

_HAN_WORK = ScriptPattern(
    "查|看|找|搜|读|列|算|统计|分析|总结|归纳|整理|汇总|对比|比较|修|改|写|跑|测|构建|编译|画|图|导出|记"
    "|存|说说|说下|讲|解释|告诉我|给我|评估|估|调研|了解|研究|定位|排查|确认|核对|检查|翻译|转成|打开"
    "|关[掉上]|开到|调到|设[成为置]|填|选|点击|输入"
    "|升[级到]|安装|装|配置|重构|拆|抽|合并|实现|加[上个一]|新增|优化|复现|调试|诊断|监控|盯|做[个一]"
    "|出[个一]|生成|起草|拟|规划|排[个一]|列个|推荐|建议|先别|别|不要|不用|不许|等|发送|发给|回复|通知"
    "|提交|推送|删除|取消|退款|付款|购买|下单|预订|重启|部署|上线|回滚|扩|缩|关闭|停"
)
_HAN_SUBJECT = re.compile(
    r"^\W*(?:我|你|他|她|它|这|那|有|是|为什么|怎么|哪|什么|谁|如果|要是|因为|所以|但|不过|每|各|都|大概|可能|最近|上周|昨天|今天|明天)"
)
_HAN_ORDER = re.compile(r"[帮把给请让替]|一下|[了掉吧]$|下$|(?:过去|出去|上去|进去|下来|起来)$")
_HAN = re.compile(r"[\u4e00-\u9fff]")
_ENDS_THE_LIST = ScriptPattern(
    r"\b(?:nothing else|nothing more|that'?s (?:all|it)|only that|just that)\b|别的(?:都|先)?(?:不|别)"
    "|其他(?:的)?(?:都|先)?(?:不|别)|就这些|只做这"
)
_MIN_HAN = 2


def leaves_open(index: ConversationIndex) -> bool:
    """Return whether the user ordered something in words that are not known, or nothing in any: "loop in legal", "two pad thai to the office"."""
    clauses = index.clauses
    if any(_ENDS_THE_LIST.search(one.text) for one in clauses):
        return False
    parts = [(one, part) for one in clauses for part in split_parts(one)]
    if any(_is_unknown_order(part) for one, part in parts if not (one.asks and not one.polite)):
        return True
    return not any(one.asks or _is_known_work(part) for one, part in parts)


def split_parts(clause: UserClause) -> Iterator[str]:
    """Yield the parts of a clause that may order something of their own, without what leads up to an order: please, can you."""
    for part in _PART_END.split(clause.text):
        rest = part[_LEAD.match(part).end() :].strip()  # type: ignore[union-attr] # matches the empty text
        if rest:
            yield rest


def _is_known_work(part: str) -> bool:
    """Return whether a part orders what is known."""
    if not part.isascii():
        return _HAN_WORK.search(part) is not None
    opening = _WORD.match(part)
    return _SPECIAL.match(part) is not None or (
        opening is not None and opening[0].partition("'")[0] in _KNOWN_WORK
    )


def _is_unknown_order(part: str) -> bool:
    """Return whether a part may be an order of which it is not known what it asks for."""
    if _UNKNOWN_AFTER_KNOWN.match(part):
        return True
    if _is_known_work(part):
        return False
    if not part.isascii():
        return (
            len(_HAN.findall(part)) >= _MIN_HAN
            and not _HAN_SUBJECT.match(part)
            and _HAN_ORDER.search(part) is not None
        )
    opening = _WORD.match(part)
    if opening is None or " " not in part or _TELLS.match(part):
        return False
    return opening[0].partition("'")[0] not in _NO_ORDER and not _INFLECTED.search(opening[0])
