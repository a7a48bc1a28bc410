"""Did a person ask for the act? At work a model chooses what to look at and how to edit, but not whom to write to, what to delete or what to buy. Pure.

An act is a change beyond the work at hand: it reaches other people, spends money, destroys, or touches what runs. Each row of ``ACTS`` has the words by
which tools call it and those by which people ask for it. A call whose act nobody named counts as not requested: neither the user, but in
words that forbid it, nor the assistant in what the user then answered. What no row knows is not asked here.
"""

import re
from collections.abc import Sequence

from msgspec import Struct

from callwright.core.gate.spoken_work import leaves_open
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import UserClause
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import fold_text, split_identifier


class Act(Struct, frozen=True):
    """A kind of act.

    Attributes:
        verbs: Words in the name of a tool that say it. nouns: Words that say it beside no verb of another act: ``send_mail``, not ``archive_mail``.
        han: The same in Chinese, where the description begins; None for none.
        asked: How people ask for it.
        handed_over: Who only hands a matter over asks for it, too.
    """

    verbs: frozenset[str]
    nouns: frozenset[str]
    han: ScriptPattern | None
    asked: ScriptPattern
    handed_over: bool


def _make(verbs: str, nouns: str, han: str, asked: str, *, handed_over: bool = False) -> Act:
    return Act(
        frozenset(verbs.split()),
        frozenset(nouns.split()),
        ScriptPattern(han) if han else None,
        ScriptPattern(asked),
        handed_over,
    )


_TELLING = (
    r"\b(?:send|sent|tell|tells|telling|writ(?:e|ing)|repl(?:y|ies|ied)|respond|answer|e?-?mail|message|text|ping|dm|let \w+(?: \w+){0,2}? know|inform|notify|forward|share|post|publish|announce|ask (?!me\b)\w+|invite|call|ring|phone|page"
    r"|alert|warn|contact|reach out|get back to|follow up|chase|thank|apologi[sz]e|remind|pass (?:it|this|that|them|on)|update (?:her|him|them|the team|every\w+|[a-z]+ on)|circulate|submit|report (?:to|back)|comment|tweet|drop (?:her|him|them|\w+) a|check with|explain (?:it |this |that |\w+ )?to (?:the|her|him|them)|cc|copy)\b"
    r"|发|回[复信他她它一个]|^回|告诉|告知|通知|说一?[声下]|转[告达发]|联系|提醒|邀请|问[他她问]|打电话|写信|写封|邮件|消息|短信|微信|公布|催|知会|抄送|致歉|道歉|道个歉|答复|叫[他她上]|同步给|交代|评论|呼叫|拨"
)
_BUYING = (
    r"\b(?:buy|purchase|order|book|reserve|get (?:me|us|him|her|them|a|an|the|two|three|some|it)|pay|check ?out|take (?:it|the|that|this)|charge|transfer|wire|settle|clear|move \d+|subscribe|sign (?:me |us )?up|rent|grab|hire|go (?:for|with)|add (?:it |them |that |this |\w+ )?(?:to|in)|upgrade|donate|top up|renew|cart|basket|reorder|restock|invest|same|usual|again|another|put \w+ (?:in|into|on))\b"
    r"|买|订|定[了下个一那这]|付|下单|预约|转[账给]|缴|交[了掉上]|(?<!出)租|要(?:那|这|一|两|[0-9])|来[一两]|抢|充值|结[账算]|购|续费|打款|汇|提现|提取|充|寄|老样子|照旧|一样|再来"
)
_RUNNING = r"\b(?:deploy|release|ship|roll (?:\w+ )?out|publish|go live|push|promote|launch|apply|install|upgrade|update|set up|provision|create)\b|部署|发布|上线|发版|推|放[到上]|安装|升级|更新|应用|创建|搭"
_SCHEDULING = r"\b(?:set up|schedule|book|put|arrange|meet|meeting|invite|calendar|event|slot|block|plan|add|appointment|reserve|make|create|organi[sz]e|hold|move|reschedule|remind|with \w+)\b|约|安排|排|订|会|日程|定[在个到]|加|放|日历|提醒|记"

ACTS: dict[str, Act] = {
    "tell": _make("send notify reply answer respond forward invite dial announce broadcast escalate", "mail email sms message page comment call post tweet dm",
        "发送|发邮件|发消息|发群|发短信|发通知|回复|通知|推送消息|转发|邀请|拨打|电话|评论|私信|群发|答复|发朋友圈|呼叫|发布到公开", _TELLING, handed_over=True),
    "send": _make("", "", "", _TELLING + r"|\b(?:hit|trigger|upload|curl|put|create|register|log ?in)\b|调用|上传|触发|提交"),
    "submit": _make("submit", "", "提交表单|报名|申请",
        _TELLING + "|" + _BUYING + r"|\b(?:file|apply|complete|confirm|finish|enrol|register|sign|put in|hand in|approve|accept|save|set up|enter|log|claim|withdraw|schedule|submit)\b|提交|交[了掉上一]|报[名了]|申请|完成|确认|登记|保存|注册|签|同意|批|办[理好了]", handed_over=True),
    "schedule": _make("schedule", "", "创建(?:日程|日历|会议)|预约会议|约会议", _SCHEDULING),
    "share": _make("share grant", "", "分享|共享|授权",
        r"\b(?:share|access|grant|add|invite|let \w+ (?:see|in|edit|view|read)|permissions?|collaborate|send|give|open (?:it|this) to|viewer|editor|can (?:\w+ )?(?:see|read|open|edit|view))\b|分享|共享|授权|权限|加[上入到]|邀请|拉|发|给.{0,6}看|开放"),
    "publish": _make("publish push upload", "", "推送|发布|上传|公布",
        r"\b(?:push|publish|upload|remote|origin|pull requests?|prs?|mrs?|merge requests?|ship|release|post|announce|go live|put (?:it|this|them) (?:up|on|out|online)|send|share|deploy|make (?:it|this) public|open a)\b|推|发(?!现|生|言)|贴|上传到|传上去|提交到远|发布|公布|公开|上线|PR|MR|pr|mr|合并请求|提测|传到"),
    "commit": _make("commit", "", "提交(?:暂存|代码|修改|改动|更改)|代码提交",
        r"\b(?:commit|check (?:it|this|them) in|check ?in|push|pull requests?|prs?|mrs?|merge requests?|save (?:it|this|them|the changes|your work)|ship|land)\b|提交|推|commit|PR|MR|pr|mr|合并请求|提测|入库|提一?下"),
    "review": _make("", "", "合并请求|拉取请求",
        r"\b(?:pull requests?|prs?|mrs?|merge requests?|for review|put (?:it|this) up|submit|open a)\b|PR|MR|pr|mr|合并请求|拉取请求|评审|提测"),
    "merge": _make("merge", "", "合并", r"\b(?:merge|combine|land|join|ship|dedup\w*|consolidate|into one|duplicates?)\b|合并|合入|合[了掉到成]|就合|并成|去重|汇总|拼"),
    "discard": _make("", "", "", r"\b(?:discard|reset|revert|undo|throw (?:it|that|them|this|away|out)|drop|clean|roll (?:\w+ )?back|start over|from scratch|get rid|restore|back to|delete|remove|force)\b|丢弃|放弃|重置|还原|回退|撤销|恢复|清理|删|扔|回滚|不要了|强推"),
    "delete": _make("delete remove purge wipe erase destroy trash rm unlink", "", "删除|移除|清空|清理|销毁|清除",
        r"\b(?:delete|remove|drop|purge|wipe|clean|clear|erase|get rid|trash|bin|free up|throw|dispose|prune|dedup\w*|duplicates?|replace|migrate|rename|move|undo|unused|tidy|retire|take (?:\w+ ){1,4}?(?:out|off|down)|kick|unlink|swap|strip|leave out|no longer|any ?more|cancel)\b"
        r"|删|清[理空除掉了洗一]|推[掉了]|去掉|移[除走到动]|去重|扔|不要了|重命名|改名|替换|换[成掉]|撤下|拿掉|剔除|迁移|下掉|废弃|取消"),
    "drop": _make("drop truncate", "", "", r"\b(?:drop|truncate|(?:empty|clear|wipe) (?:out )?(?:\w+ ){0,3}?(?:table|index|column|schema|database|everything|all|it)|(?:delete|remove) (?:\w+ ){0,3}?(?:table|index|column|schema|database|everything|all)|get rid of (?:\w+ ){0,3}?(?:table|index|column|schema|database)|recreate|from scratch)\b|清空|删(?:掉|除|了)?.{0,8}(?:表|索引|列|字段|库)|(?:表|索引|列|字段|库).{0,6}删|重建"),
    "change": _make("", "", "", r"\b(?:update|change|set|fix|correct|fill|mark|replace|rename|move|add|insert|create|import|load|increase|raise|lower|reduce|clean|normali[sz]e|backfill|migrate|copy|save|store|write|record|log|enter|put|assign|convert|reset|merge|dedup\w*|remove|delete|archive|tag|flag|switch|adjust|bump|anonymi[sz]e|mask|give|make|populate|seed|sync|deactivate|activate|close|only)\b"
        r"|改|更新|设[为成置]|填|补|修|加[上入一个]|新增|添加|插入?|导入|置|调[整成到高低]|标|换|写[入回进]|清洗|同步|录入|存|归档|脱敏|处理[成掉]|转成|删|去重|合并|初始化"),
    "schema": _make("", "", "", r"\b(?:create|add|alter|index|view|schema|rename|change|migrate|migration|type|constraint|grant|permissions?|copy|split|back ?up|store|save|set up)\b|建|加|改|索引|表结构|视图|迁移|授权|权限|备份|存"),
    "cancel": _make("cancel revoke withdraw abort unbook", "", "取消|撤销|撤回|退订|作废",
        r"\b(?:cancel|call (?:it |that |them )?off|revoke|withdraw|abort|stop|drop|kill|unbook|scrap|don'?t need|no longer|not (?:going|coming)|can'?t (?:come|make|go)|reschedule|move|replace|swap|instead|clear|get rid|delete|remove|bin|unsubscribe|end)\b|取消|撤|退|不要了|不去了|作废|停|改[到期成约]|换|删|清|推掉"),
    "buy": _make("buy purchase reserve pay checkout charge transfer wire rent", "order book booking reservation payment", "购买|下单|预订|预约|支付|付款|订票|购票|订房|转账|租|采购", _BUYING + r"|\b(?:set up|arrange|schedule|find (?:me |us )?(?:a|an) (?:room|table)|send|give)\b|安排|发红包|打"),
    "subscribe": _make("subscribe", "", "订阅", r"\b(?:subscribe|subscription|sign (?:me |us |\w+ )?up|monthly|membership|plan|trial|upgrade|renew|follow)\b|订阅|会员|包月|续|关注|试用|升级|开通"),
    "refund": _make("refund reimburse", "", "退款|赔付",
        r"\b(?:refund|money back|reimburse|compensate|return|give (?:her|him|them|back|it)|pay (?:her|him|them) back)\b|退|赔|补[偿他她给]|返", handed_over=True),
    "gift": _make("compensate", "voucher coupon credit discount", "补偿|优惠券|代金券", r"\b(?:vouchers?|coupons?|credit|compensate|goodwill|discount|gift|make (?:it )?up)\b|券|补偿|优惠|赔|折|送"),
    "restart": _make("restart reboot", "", "重启", r"\b(?:restart|reboot|bounce|reset|kick|cycle|bring (?:\w+ ){1,3}?back|recover|redeploy|turn (?:it )?off and on|respawn|reload)\b|重启|重新启动|拉起|重拉|恢复|重新部署|重载"),
    "rollback": _make("rollback revert", "", "回滚|回退", r"\b(?:roll(?:ed)? ?(?:\w+ ){0,3}?back|rollback|revert|undo|previous|restore|(?:go|went|get|put|switch|back) (?:\w+ ){0,2}?(?:back|to)|one before|last (?:good|working|stable))\b|回滚|退回|撤回|恢复|回退|还原|上一?个?版"),
    "deploy": _make("deploy rollout", "release", "部署|上线|发版", _RUNNING),
    "scale": _make("scale autoscale", "", "扩容|缩容|设置副本", r"\b(?:scale|replicas?|instances?|nodes?|bump|increase|grow|shrink|more|fewer|up to|down to|size|capacity|resize|add|raise|lower|reduce|double)\b|扩|缩|副本|实例|[0-9两三四五六七八九十]+ ?[台个]|台|加[到机]|减"),
    "stop": _make("stop kill terminate shutdown disable suspend deactivate ban block drain halt pause quarantine evict", "", "停止|停机|下线|禁用|停用|封禁|关停|终止|暂停|驱逐|冻结",
        r"\b(?:stop|kill|terminate|shut|halt|turn (?:\w+ ){0,3}?off|switch (?:\w+ ){0,3}?off|quit|end|abort|disable|pause|block|ban|suspend|deactivate|lock|quarantine|drain|evict|cordon|take (?:\w+ ){1,3}?(?:down|offline|out)|cancel|freeze|revoke|remove|hold|isolate|mute)\b|停|关|杀|结束|下线|禁|暂停|封|终止|取消|冻结|隔离|驱逐|拉黑"),
    "unlock": _make("unlock", "", "开锁|解锁|打开门锁", r"\b(?:unlock|open|let (?:\w+ ){1,3}?in|door|gate)\b|开门|开锁|解锁|门"),
    "close": _make("close resolve", "", "关闭工单|结单|关单|关闭问题", r"\b(?:close|resolve|done|finish|complete|wrap|solve|mark|settle)\b|关|结|完成|解决|了结", handed_over=True),
    "silence": _make("silence mute snooze acknowledge suppress", "", "静默|屏蔽|静音", r"\b(?:silence|mute|snooze|ack\w*|suppress|quiet|stop|pause|turn (?:\w+ ){0,3}?off|maintenance|ignore|hide|block)\b|静默|屏蔽|静音|忽略|确认|关|停|别再?(?:响|报|发|吵)|维护"),
}  # fmt: skip
"""Name → act. What no row says is no act here."""

_HANDS_OVER = ScriptPattern(
    r"\b(?:handle|take care of|deal with|process|sort (?:it|this|that|them|out)|whatever (?:is|it|you|needs)|do what(?:ever)?|work through)\b|处理(?:一?下|掉|好|完|吧|这)|搞定|办(?:一?下|好|妥|了)|看着办|跟进"
)
_NEUTRAL_VERBS = frozenset("create place make add new submit do issue give post put".split())
_OTHER_VERBS = frozenset(
    "draft search find list get read preview check query lookup count show view export describe estimate quote simulate validate plan archive label mark move save edit update set type track open"
    " fetch load download print sort filter compare summarize translate parse select scroll hover watch monitor import format convert generate write log record rename copy attach detach tag assign".split()
)
"""Verbs in the name of a tool that look something up, or prepare what another tool carries out."""

_NO_ACT = frozenset(
    "draft drafts preview dry simulate validate estimate status history template templates search list get read find query".split()
)
_HAN_NO_ACT = ScriptPattern("草稿|查询|搜索|查看|列出|列表|预览|起草|历史|状态|记录|模板|试算|校验|不发送")
_MAX_PROPOSAL_CHARS = 2_048
_REACH = 30
"""Characters behind a negation that it covers."""

_HAN_OPENING = 10
"""Characters of a Chinese description among which its act stands."""

_FIRST_WORD = re.compile(r"[a-z]+")
_ADDRESS = re.compile(r"(?:https?://|\b[\w.-]+@)\S+")
_DRAFTS = ScriptPattern(r"\bdrafts?\b|草稿|起草|拟[一个稿]|打个?草")
_SENDS = ScriptPattern(r"\b(?:send|sent|forward|publish|post)\b|发(?!言|现|生)")


def list_acts(about: ToolKeywords) -> tuple[str, ...]:
    """Return the names of the acts that a tool's name says, or else the beginning of its description."""
    words = frozenset(split_identifier(about.full_name))
    described = about.text[len(about.full_name) :].strip()
    if not words.isdisjoint(_NO_ACT) or _HAN_NO_ACT.search(f"{about.full_name} {described[:_HAN_OPENING]}"):
        return ()
    if words.isdisjoint({"merge", "close"}) and (words & {"pr", "mr"} or {"pull", "request"} <= words):
        return ("review",)
    if words & {"event", "meeting", "appointment"} and words & {"create", "add", "schedule", "new", "insert"}:
        return ("schedule",)
    return _find_acts(words) or _find_described_acts(described)


def _find_acts(words: frozenset[str]) -> tuple[str, ...]:
    said = tuple([act for act, one in ACTS.items() if not words.isdisjoint(one.verbs)])
    if said or not words.isdisjoint(_OTHER_VERBS):
        return said
    return tuple([act for act, one in ACTS.items() if not words.isdisjoint(one.nouns)])


def _find_described_acts(described: str) -> tuple[str, ...]:
    folded = fold_text(described)
    first = _FIRST_WORD.match(folded)
    if first is not None:
        return tuple([act for act, one in ACTS.items() if first[0] in one.verbs])
    return tuple(
        [act for act, one in ACTS.items() if one.han is not None and one.han.search(folded[:_HAN_OPENING])]
    )


def find_unasked_act(acts: Sequence[str], index: ConversationIndex) -> str:
    """Return the first of these acts that nobody asked for; "" where each was asked for, or where the user's words leave open what is to be done.

    What destroys has to be named, and what the user forbade is not left open.
    """
    unasked = [one for one in acts if one in ACTS and not is_asked(one, index)]
    sure = [one for one in unasked if one in _DESTROYING or _is_forbidden(one, index)]
    if sure or not unasked:
        return sure[0] if sure else ""
    return "" if leaves_open(index) else unasked[0]


_DESTROYING = frozenset({"delete", "drop", "discard"})


def _is_forbidden(act: str, index: ConversationIndex) -> bool:
    """Return whether a clause names an act to forbid it, or to keep it back."""
    names = next((pattern for one, pattern in _NAMES_OF_ACTS if one == act), None)
    return names is not None and any(
        (one.negated_at >= 0 and names.search(one.text[one.negated_at : one.negated_at + _REACH]))
        or (_KEPT_BACK.search(one.text) and names.search(one.text))
        for one in index.clauses
    )


def is_asked(act: str, index: ConversationIndex) -> bool:
    """Return whether somebody asked for an act."""
    kind = ACTS[act]
    return any(_asks_for(act, one) for one in index.clauses if not _only_inquires(one, index)) or any(
        kind.asked.search(one) for one in _list_proposals(index)
    )


def _asks_for(act: str, clause: UserClause) -> bool:
    """Return whether a clause names an act: in an order, and neither to forbid it nor to have it drafted."""
    kind = ACTS[act]
    text = _ADDRESS.sub(" ", clause.text)
    if _KEPT_BACK.search(text):
        return False
    if act == "tell" and _DRAFTS.search(text) and not _SENDS.search(text):
        return False
    negated = clause.negated_at
    return any(
        not 0 <= negated <= found.start() <= negated + _REACH and not _DENIES.search(text[: found.start()])
        for found in kind.asked.finditer(text)
    ) or (kind.handed_over and _HANDS_OVER.search(text) is not None)


def _only_inquires(clause: UserClause, index: ConversationIndex) -> bool:
    """Return whether a clause asks for information; what is to be done on a condition is an order."""
    return (
        clause.asks
        and not clause.polite
        and not any(
            one.message == clause.message and one.order <= clause.order and _IF.match(one.text)
            for one in index.clauses
        )
    )


_DENIES = re.compile(r"(?:\b(?:no|not|without|never)(?: (?:a|an|any|the))? |[不没别勿])$")
_IF = re.compile(r"\W*(?:(?:and|but|then)\W+)?(?:if|when|in case|once)\b|\W*(?:如果|要是|若|假如|等)|.*就")
_KEPT_BACK = ScriptPattern(
    r"\bi'?ll (?:\w+ )?(?:send|submit|book|buy|pay|post|push|commit|merge|deploy|delete|file|sign|run|do|handle|order|cancel)\b|\b(?:so|then) i can \w+ it\b|\bbefore (?:you )?(?:send|submit|book|pay|post|push|commit|merg|deploy|delet)\w*|\bfor (?:my|me to) (?:review|approv|sign|check|read)\w*"
    r"|(?:我|等我|我们|自己).{0,4}(?:看|审|检查|确认|核对|过目|同意|批)(?:过|完|好|一?下|后|了)*(?:之后|以后)?(?:你?再|才)|我自己(?:来|去)?|我来(?!回|往)"
)
"""That the user keeps an act back."""


def keeps_back(index: ConversationIndex) -> bool:
    """Return whether the user's last message keeps an act back: "I'll run it myself", 我看过再发."""
    latest = index.clauses[-1].message
    return any(_KEPT_BACK.search(one.text) for one in index.clauses if one.message == latest)


def refuses_other_act(about: ToolKeywords, acts: Sequence[str], index: ConversationIndex) -> bool:
    """Return whether all that the user's last message forbids or keeps back are acts that this call is none of: "commit it. No PR yet"."""
    if not index.is_at_work:
        return False
    latest = index.clauses[-1].message
    named = [
        act
        for one in index.clauses
        if one.message == latest and (one.negated_at >= 0 or one.pauses or one.withdraws or one.refuses)
        for act, pattern in _NAMES_OF_ACTS
        if pattern.search(one.text)
    ]
    own = acts or list_acts(about)
    return bool(named) and not set(named).intersection(own) and (bool(own) or is_preparation(about))


def is_preparation(about: ToolKeywords) -> bool:
    """Return whether a tool only prepares what another one carries out: a draft, the staging of a commit."""
    words = frozenset(split_identifier(about.full_name))
    return (
        not words.isdisjoint({"draft", "drafts", "stage", "preview"})
        or {"git", "add"} <= words
        or _HAN_PREPARES.search(about.text) is not None
    )


_HAN_PREPARES = re.compile("草稿|暂存|预览")
_NAMES_OF_ACTS = tuple(
    (act, ScriptPattern(pattern))
    for act, pattern in (
        ("tell", r"\b(?:send|reply|mail it|post|forward|notify|announce)\w*\b|发(?!现|生)|寄|通知|回复"),
        ("review", r"\b(?:prs?|mrs?|pull requests?|merge requests?)\b|pr|mr|合并请求"),
        ("publish", r"\bpush\w*\b|推"),
        ("commit", r"\bcommit\w*\b|提交"),
        ("merge", r"\bmerg\w+\b|合并|合入"),
        ("deploy", r"\b(?:deploy|releas)\w*\b|部署|上线|发布|发版"),
        ("delete", r"\b(?:delet|remov)\w*\b|删"),
        ("buy", r"\b(?:book|buy|pay|order)\w*\b|买|订|付|下单"),
        ("refund", r"\brefund\w*\b|退款|退钱"),
        ("restart", r"\brestart\w*\b|重启"),
        ("close", r"\bclos(?:e|ing)\b|关单|关闭|结单"),
        ("submit", r"\bsubmit\w*\b|提交"),
    )
)  # fmt: skip
"""Names by which people forbid an act, each of that act only."""


def _list_proposals(index: ConversationIndex) -> list[str]:
    """Return the folded message of the assistant that the user's last message answers, if it does."""
    if index.assistant is None or not index.clauses:
        return []
    latest = index.clauses[-1].message
    return [
        folded for at, folded, _ in index.assistant.list_messages(_MAX_PROPOSAL_CHARS) if at == latest - 1
    ]
