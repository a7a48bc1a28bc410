"""The shipped words for actions: how English and Chinese say that one is done, and how tools that do it are named. Data only.

A family is one kind of effect. ``done`` are participles, past forms and phrases; ``han`` Chinese verbs; ``tools`` are words in names
of tools. A light family says too little to need a tool of its own ("updated", "added"): any effect of the run bears it out.
Verbs of no family are claims too (``OTHER_HAN_VERBS``, and every English participle that is no ``MENTAL_STEMS``): they are compared
with tools by their own word and by the concepts of the glossary.
"""

import re

from msgspec import Struct

from callwright.core.text.text_analysis import stem_word


class ActionFamily(Struct, frozen=True):
    """One kind of effect and its words."""

    name: str
    done: tuple[str, ...]
    han: tuple[str, ...]
    tools: frozenset[str]
    han_tools: tuple[str, ...]
    light: bool = False


def _make(name: str, done: str, han: str, tools: str, han_tools: str, *, light: bool = False) -> ActionFamily:
    return ActionFamily(
        name,
        tuple(done.split("|")),
        tuple(han.split("|")),
        frozenset(tools.split()),
        tuple(han_tools.split()),
        light,
    )


FAMILIES = (
    _make("send", "sent|emailed|mailed|texted|messaged|notified|informed|forwarded|reminded|invited|posted|went out|gone out|alerted|told|wrote to|let you know|pinged|tipped off",
          "发送|发给|发到|发出|发群|发了|发您|发你|发过|发往|发去|已发|也发|发啦|打了电话|打过电话|打了个电话|打了通电话|通了电话|去了电话|致电|说了一声|打了声招呼|寄给|寄出|寄了|寄到|已寄|通知|转发|抄送|告知|告诉了|联系|发短信|发邮件|转告|转达|说过|跟房东说|打过招呼|打了招呼|打好招呼|邀请",
          "send print fax email mail sms message msg notify notification text post reply forward slack contact invite alert event calendar meeting remind share publish chat", "发 邮 短信 通知 消息 寄 联系 日程 会议 群 转发 抄送 提醒 推送"),
    _make("reply", "replied|responded|wrote back|written back", "回复|答复|回了",
          "reply respond send message answer comment post email", "回复 答复 发 消息 回"),
    _make("book", "booked|reserved|on hold|held for you|saved you|kept you|checked in|checked you in", "预订|预定|订好|订了|订妥|订上|订到|已订|也订|挂好|挂上|挂了|挂号|预约|改约|改期|约好|约了|约上|订票|出票|锁定|占上|占位|占到|留座|留位|给您留|帮您留|取号|取了号|号我先",
          "book reserve reservation booking appointment event calendar schedule order ticket lock hold meeting rsvp seats taxi ride cab", "订 预约 挂号 改约 锁 约 票 下单 号 档期 名额 报名 留"),
    _make("buy", "purchased|bought|ordered|placed an order|placed the order|placed your order|got you", "下单|购买|买好|买了|买到|买入|订购|拍下|抢到",
          "buy purchase order checkout place cart stock trade ticket book booking reserve reservation", "买 购 下单 订 结算"),
    _make("pay", "paid|charged|transferred|wired|donated|settled|remitted|topped up|prepaid", "付款|支付|付了|付清|付掉|付好|已付|也付|转账|转给|转过|转出|转到|转了|汇款|汇出|扣款|扣了|缴费|缴|交了|交清|交完|交齐|交好|充值|充了|充好|充上|捐|打款|打过去|款项|打到您|打到你|打进您|打进你|已打到|已打进|已打入|结清|还清|代付|垫付",
          "pay payment charge transfer donate wire settle remit checkout purchase buy order book topup top donation", "付 转账 转 汇 扣 缴 交 充 捐 支付 打款 买 订"),
    _make("refund", "refunded|reimbursed", "退款|退还|退回|已退|退了|退给|退到", "refund reimburse return reverse chargeback", "退款 退"),
    _make("cancel", "cancelled|canceled|terminated|unsubscribed|revoked|called off|withdrawn|withdrew", "取消|退订|退掉|退号|退票|退房|退课|注销|解约|作废|撤销|失效|关闭|关掉|关了|停掉|停了|终止",
          "cancel unsubscribe terminate revoke close delete disable stop pause end remove off update modify void", "取消 退订 注销 作废 撤 关 停 删 终止"),
    _make("delete", "deleted|removed|erased|purged|wiped|dropped|cleared|cleaned up|emptied|truncated", "删除|删掉|删了|删完|已删|移除|清空|清理|清除|清了|清掉|清出|清干净|清",
          "delete remove rm purge wipe drop clear clean erase destroy prune unlink cleanup update modify edit patch truncate empty", "删 移除 清"),
    _make("restart", "restarted|rebooted|retried", "重启|重试", "restart reboot start bounce cycle retry rerun", "重启 启动"),
    _make("rollback", "rolled back|reverted|undid|restored", "回滚|还原|恢复了|撤回", "rollback revert undo restore reset deploy", "回滚 恢复 还原 撤"),
    _make("deploy", "deployed|released|rolled out|shipped|published|launched", "部署|发布|已发布|上线",
          "deploy release rollout ship publish launch upgrade scale put post", "部署 发布 上线 发"),
    _make("backup", "backed up", "备份", "backup snapshot dump copy export archive", "备份 快照 导出 复制"),
    _make("fix", "fixed|repaired|resolved|patched|debugged", "修好|修复|修了|已修|解决了",
          "fix repair resolve patch edit write apply commit update modify change replace save close reset restart", "修 改 写 编辑 保存 提交 更新 重启 替换"),
    _make("merge", "merged|opened a pull request|opened a merge request", "合并|提了合并请求|合并请求给|提了PR|开了PR|PR已提|PR 已提|已提 ?PR", "merge", "合并"),
    _make("push", "pushed", "推送|推上去|推到了", "push send publish notify deploy", "推送 推 发"),
    _make("commit", "committed", "已提交代码", "commit save write", "提交"),
    _make("upload", "uploaded", "上传|传上去|传好|传了", "upload put write save create add store share import attach", "上传 写 存 导入 添加"),
    _make("share", "shared", "共享|分享", "share send publish permission grant member invite access post", "共享 分享 发 权限 成员"),
    _make("approve", "approved|signed off", "批准|审批通过|已批|批了", "approve accept review sign grant confirm", "批 审"),
    _make("renew", "renewed", "续费成功|续订|已续|续租|续上", "renew extend subscribe prolong prescription", "续"),
    _make("pin", "pinned", "置顶", "pin", "置顶"),
    _make("apply", "applied for|applied to|submitted|filed a|opened a return|opened a ticket|opened a case|opened a claim|requested|escalated|reported", "提交了|提交好|提交成功|已提交|也提交|申请|报销|报修|提了|投诉|受理|升级给|反映|反馈了|报名|投了|投出|投递|登记",
          "submit apply create file open request claim return add post put insert send commit register ticket issue case update approve expense report escalate", "提交 申请 创建 建 报销 报 登记 发 新增 投", light=True),
    _make("close", "closed|shut", "拉上|合上|锁上|关上", "close shut curtain blind blinds cover issue ticket lock", "关 拉 窗帘 锁"),
    _make("open", "unlocked", "解锁|开锁|打开了|门开了", "unlock open lock door", "开 锁 门"),
    _make("copy", "copied|duplicated|a copy went", "复制了|已复制|拷贝", "copy duplicate clone backup write send share", "复制 拷贝 备份"),
    _make("print", "printed", "打印|打出来", "print printer", "打印"),
    _make("test", "ran the tests|ran all tests|ran all the tests|ran tests|ran the test suite|ran the smoke tests|tested", "测试也|跑过|测试过|测试已通过|测过", "test tests run check ci suite bash shell exec execute command", "测试 跑 执行"),
    _make("update", "updated|changed|modified|edited|adjusted|set up|upgraded|renamed|marked|configured|turned|switched|enabled|disabled|activated|dimmed|raised|lowered|moved|rescheduled|postponed|scheduled|assigned|added|created|generated|opened|filed|registered|saved|archived|booked in|installed|migrated|scaled|made|put|set|placed|entered|logged|started|applied|extended|in the calendar|in your calendar|on the calendar|on your calendar",
          "更新|修改|改成|改到|改为|改好|改了|改签|改派|调整|设置|设好|设了|设在|安排|升级|升成|升为|升到|标记|标好|标上|打上|添加|加好|加上|加入|加到|加进|加了|创建|建好|建了|新建|生成|移动|挪到|挪了|推了|推迟|延后|提前了|往后推|重命名|归档|保存|存好|开通|启用|记上|记了|记进|调到|调好|调暗|调亮|调高|调低|发起|已发起|办好|办妥|办理好|办完",
          "", "", light=True),
)  # fmt: skip

HAN_ROOTS = {
    "send": "发寄", "book": "订约", "buy": "买购", "pay": "付缴汇充捐", "refund": "退", "delete": "删清", "fix": "修",
    "upload": "传", "approve": "批", "print": "印", "push": "推", "cancel": "关停撤", "merge": "合",
    "update": "改换设记加建调升降存移",
}  # fmt: skip
"""Family → first characters by which a Chinese verb of no table is of it, where its completion is marked: 交完了, 发下去了."""

OTHER_HAN_ROOTS = "抢递交还报提投转扣开借领填签盖贴拉踢锁送派补拆排录导免减涨挂销登"
"""Such characters of no family."""

OTHER_HAN_VERBS = tuple(
    (
        "签到 静音 拉黑 屏蔽 上锁 换到 换成 换好 更换 轮换 导出 导入 下载 签署 签好 签了 加密 解密 压缩 解压 同步 拆分 延长 免除 减免 免了 免掉 打卡 补卡 请假 请好 收藏 点赞 上架 下架 拉进 拉入 "
        "踢出 踢下线 移出 进群 转交 派单 派给 送到 派人 降级 重置 重设 激活 停用 冻结 解冻 挂失 补办 补上 补好 开卡 开户 开票 开具 抵扣 扣除 兑换 赠送 发放 核销 催过 催了 催单 催办 加急 指定了 修改 验证 备注 举报 叫醒 订阅 关注 取关 评论 开了 停止 暂停 扫描 "
        "建档 绑定 解绑 授权 领取 领了 借出 归还 还了 还书 下线 维修 婉拒 拒了 接受了 叫好 叫了 叫车 签收 执行 动了 改签到 补发 代办 顶替 对接 切换 切到 装好 安装 卸载 接入 断开 腾出 换了 印好 印了 送出 送达 "
        "买单 代领 代交 交掉 递交 递送 传真 录入 录好 审完 审核通过 通过了审批"
    ).split()
)
"""Chinese verbs of effects that are in no family."""

IRREGULAR_PARTICIPLES = {
    "sent": "send", "put": "put", "made": "make", "set": "set", "paid": "pay", "bought": "buy", "sold": "sell", "run": "run", "ran": "run",
    "cut": "cut", "split": "split", "built": "build", "taken": "take", "took": "take", "given": "give", "gave": "give",
    "hidden": "hide", "withdrawn": "withdraw", "frozen": "freeze", "undone": "undo", "redone": "redo", "shut": "shut", "brought": "bring",
    "drawn": "draw", "lent": "lend", "woken": "wake", "caught": "catch", "spun": "spin", "hung": "hang", "begun": "begin", "fed": "feed", "won": "win",
    "laid": "lay", "sewn": "sew", "thrown": "throw", "threw": "throw", "swapped": "swap", "let": "let", "reset": "reset", "overwritten": "overwrite", "overwrote": "overwrite",
    "rebuilt": "rebuild", "rung": "ring", "rang": "ring", "resent": "resend", "redrawn": "redraw", "dealt": "deal",
}  # fmt: skip
"""Past forms and participles without -ed, of verbs of effects → the verb."""

_MENTAL_VERBS = (
    "look check search find review read note notice understand compare calculate compute base list include show see mention describe explain suggest recommend "
    "locate expect suppose require need allow permit name call price rate use prefer detail limit interest relate estimate believe think assume consider decide choose pick select "
    "gather collect draft prepare translate summarise summarize outline count sort rank filter analyse analyze examine inspect verify confirm investigate research identify determine "
    "mean intend want like love hope guess wonder ask try attempt fail finish complete start stop wait skip ignore leave keep remain stay happen occur appear seem look turn "
    "interpret rephrase reword rewrite write phrase word answer discuss talk say state quote cite learn hear realise realize recognise recognize remember recall forget miss "
    "own live work belong contain consist depend vary range cost weigh measure last arrive depart land leave crash delay damage break expire overdue "
    "unite advance tire excite please delight worry sorry concern confuse surprise satisfy bore relieve scare embarrass qualify experience skill combine total number date time age size shape colour color "
    "unlimit design offer serve feature accept support link connect attach enclose illustrate highlight break follow proceed progress process return receive respond get go come become be have give "
    "visit browse query fetch retrieve load access view open scan watch monitor observe match map convert transcribe reach owe spend earn save convince agree disagree promise plan propose reflect render display print out pull provide supply share tell inform "
    "hundr shed bed red led embed exceed sacred naked aged beloved gifted sophisticate complicate dedicate relate "
    "shorten simplify adapt polish format clarify expand condense reorganize reorganise restructure proofread tidy exhaust reject deny refuse decline affect cause trigger"
).split()
MENTAL_STEMS = frozenset(map(stem_word, _MENTAL_VERBS)) - frozenset(
    map(stem_word, ("print", "share", "tell", "inform", "save", "lock", "block", "decline", "give", "open"))
)
"""Stems of verbs that change nothing in the world, or that the model's own words do: a participle of these is no claim."""

GENERAL_TOOL_WORDS = frozenset(
    "sql bash shell exec command terminal http graphql python browser computer".split()
)
"""Words in names of tools that may do anything; the arguments say what they did."""

_GENERAL_VERBS = frozenset("execute exec run invoke perform call fetch do".split())
_GENERAL_OBJECTS = frozenset("query request api code script action task workflow agent tool function".split())
"""What such a tool is told to execute; in other names they are things: create_task, apply_coupon_code."""


def is_general_name(words: frozenset[str]) -> bool:
    """Return whether a tool whose name has these words may do anything."""
    if words & GENERAL_TOOL_WORDS or (words & _GENERAL_VERBS and words & _GENERAL_OBJECTS):
        return True
    return len(words) == 1 and not words.isdisjoint(_GENERAL_VERBS | _GENERAL_OBJECTS)


DRAFTING_TOOL_WORDS = frozenset("draft drafts preview quote estimate simulate compose".split())
DRAFTING_HAN_TOOLS = ("草稿", "拟写", "起草", "拟稿", "预览", "试算", "估价")
"""Words in names of tools that prepare a thing and do not carry it out."""

CARRIED_OUT = frozenset("send reply deploy pay refund buy book push".split())
"""Families of what a draft is made for."""

GENERAL_HAN_TOOLS = ("执行", "运行", "命令", "脚本", "发送请求", "网络请求", "操作", "SQL")

FAMILY_BY_NAME = {one.name: one for one in FAMILIES}

ACTION_NOUNS = {
    "cancellation": "cancel", "refund": "refund", "reimbursement": "refund", "payment": "pay", "transfer": "pay", "donation": "pay",
    "top-up": "pay", "booking": "book", "reservation": "book", "purchase": "buy", "renewal": "renew", "deletion": "delete",
    "deployment": "deploy", "release": "deploy", "rollout": "deploy", "rollback": "rollback", "backup": "backup", "upload": "upload",
    "invitation": "send", "message": "send", "email": "send", "notification": "send", "reminder": "send", "restart": "restart",
}  # fmt: skip
"""Nouns of actions, "the refund has gone through", → the family of the action."""

HEADLINE_PATTERN = re.compile(
    r"^\W*(?:(?:ok(?:ay)?|sure|great|thanks?)\W+)?(?:all )?(?:(?:both )?done|finished|completed?|all set|all sorted|done and dusted|taken care of)\b|\bconsider it done\b|\b(?:transaction|application|registration|order|request|transfer|top-up|booking) (?:is )?(?:now )?complete\b",
    re.IGNORECASE,
)
CALENDAR_WORDS = frozenset(("event", "calendar", "schedule", "meeting"))
PLACE_PATTERN = re.compile(
    r"\b(?:room|table|hotel|flight|seat|car|restaurant|court|desk|venue)s?\b|会议室|房间|酒店|机票|车票|餐厅|包间|场地|饭店",
    re.IGNORECASE,
)
"""Things that a calendar entry does not book."""

HAN_HEADLINE_PATTERN = re.compile(
    r"搞定|弄好|办好了|办妥|安排好|安排妥|完成了|已完成|处理好|都好了|加进日历|加好了|设好了|交易完成"
)

ALL_PATTERN = re.compile(r"\b(?:all|both|every|everything|everyone|entire|whole)\b", re.IGNORECASE)
HAN_ALL_PATTERN = re.compile(r"全|都|所有|一共(?! ?[\d一二两三四五六七八九十])|均")
