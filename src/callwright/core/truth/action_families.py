"""The shipped words for actions: how English and Chinese say that one is done, and how tools that do it are named. Data only.

A family is one kind of effect. ``done`` are participles and past forms, ``han`` Chinese verbs; ``tools`` are words in names of
tools. A light family says too little to need a tool of its own ("updated", "added"): any effect of the run bears it out.
"""

import re

from msgspec import Struct


class ActionFamily(Struct, frozen=True):
    """One kind of effect and its words."""

    name: str
    done: str
    han: str
    tools: frozenset[str]
    han_tools: tuple[str, ...]
    light: bool = False


def _make(name: str, done: str, han: str, tools: str, han_tools: str, *, light: bool = False) -> ActionFamily:
    return ActionFamily(name, done, han, frozenset(tools.split()), tuple(han_tools.split()), light)


FAMILIES = (
    _make("send", r"sent|emailed|mailed|texted|messaged|notified|informed|forwarded|reminded|invited|posted|went out|alerted|told",
          r"发送|发给|发到|发出|发|寄|通知|转发|抄送|收到|告知|回执|联系|短信",
          "send email mail sms message msg notify notification text post reply forward slack contact invite alert event calendar meeting remind share publish chat", "发 邮 短信 通知 消息 寄 联系 日程 会议 群 转发 抄送 提醒 推送"),
    _make("reply", r"replied|responded", r"回复|答复|回了", "reply respond send message answer comment post", "回复 答复 发 消息"),
    _make("book", r"booked|reserved", r"预订|预定|订好|订了|订妥|已订|挂好|挂号|预约|约好|约上|订票|出票|也订|锁定|锁",
          "book reserve reservation booking appointment event calendar schedule order ticket lock hold meeting", "订 预约 挂号 改约 锁 约 票 下单"),
    _make("buy", r"purchased|bought|ordered", r"下单|购买|买好|买了|买入|订购", "buy purchase order checkout place cart stock trade book", "买 购 下单 订"),
    _make("pay", r"paid|charged|transferred|wired|donated|settled|remitted", r"付款|支付|付了|付清|已付|转账|转给|转过|转出|汇款|扣款|缴费|缴|充值|捐|打款|款项|也付",
          "pay payment charge transfer donate wire settle remit checkout purchase buy order book topup donation", "付 转账 转 汇 扣 缴 充 捐 支付 打款 买 订"),
    _make("refund", r"refunded|reimbursed", r"退款|退还|退回|已退|退了|退给", "refund reimburse return reverse chargeback", "退款 退"),
    _make("cancel", r"cancelled|canceled|terminated|unsubscribed|revoked|called off", r"取消|退订|注销|解约|作废|撤销|失效|关闭|关掉|关了",
          "cancel unsubscribe terminate revoke close delete disable stop end remove off update modify", "取消 退订 注销 作废 撤 关 停 删"),
    _make("delete", r"deleted|removed|erased|purged|wiped|dropped|cleared|cleaned up", r"删除|删掉|删了|已删|移除|清空|清理|清除|清了|清干净|清",
          "delete remove rm purge wipe drop clear clean erase destroy prune unlink cleanup update modify edit patch", "删 移除 清"),
    _make("restart", r"restarted|rebooted", r"重启", "restart reboot start bounce cycle", "重启 启动"),
    _make("rollback", r"rolled back|reverted|undid|restored", r"回滚|还原|恢复了|撤回", "rollback revert undo restore reset deploy", "回滚 恢复 还原 撤"),
    _make("deploy", r"deployed|released|rolled out|shipped|published|launched", r"部署|发布|上线",
          "deploy release rollout ship publish launch upgrade scale put post", "部署 发布 上线 发"),
    _make("backup", r"backed up", r"备份", "backup snapshot dump copy export archive", "备份 快照 导出 复制"),
    _make("fix", r"fixed|repaired|resolved|patched|debugged", r"修好|修复|修了|已修|解决了",
          "fix repair resolve patch edit write apply commit update modify change replace save close reset restart", "修 改 写 编辑 保存 提交 更新 重启 替换"),
    _make("merge", r"merged|opened a (?:pull|merge) request", r"合并", "merge", "合并"),
    _make("push", r"pushed", r"推送", "push send publish notify deploy", "推送 发"),
    _make("commit", r"committed", r"已提交代码", "commit save write", "提交"),
    _make("upload", r"uploaded", r"上传", "upload put write save create add store share import attach", "上传 写 存 导入 添加"),
    _make("approve", r"approved|signed off", r"批准|审批通过|已批", "approve accept review sign grant confirm", "批 审"),
    _make("renew", r"renewed", r"续费成功|续订|已续", "renew extend subscribe prolong prescription", "续"),
    _make("pin", r"pinned", r"置顶", "pin", "置顶"),
    _make("apply", r"applied for|submitted|filed a|opened a (?:return|ticket|case|claim)|requested", r"提交了|已提交|申请|报销|提了",
          "submit apply create file open request claim return add post put insert send commit register ticket issue case update approve expense", "提交 申请 创建 建 报销 登记 发 新增", light=True),
    _make("close", r"closed|shut", r"拉上|合上|锁上", "close shut curtain blind blinds cover issue ticket", "关 拉 窗帘 锁"),
    _make("copy", r"copied|duplicated|a copy went", r"复制了|已复制|拷贝", "copy duplicate clone backup write send share", "复制 拷贝 备份"),
    _make("test", r"ran (?:the |all |a )?(?:\w+ )?tests?|tested", r"测试也|跑过|测试过|测试已通过|测过", "test tests run check ci suite bash shell exec execute", "测试 跑 执行"),
    _make("update", r"updated|changed|modified|edited|adjusted|set up|upgraded|renamed|marked|configured|turned|switched|enabled|disabled|activated|dimmed|raised|lowered|moved|rescheduled|postponed|scheduled|assigned|added|created|generated|opened|filed|registered|saved|archived|booked in|installed|migrated|scaled|(?:in|on) (?:the|your) calendar",
          r"更新|修改|改成|改到|改为|改好|改了|改签|调整|设置|设好|安排|升级|升成|升为|标记|添加|加好|加上|加入|加到|创建|建好|建了|新建|生成|登记|移动|挪|重命名|归档|保存|存好|开通|启用|记好|记下",
          "", "", light=True),
)  # fmt: skip

GENERAL_TOOL_WORDS = frozenset(
    "execute sql query bash shell exec run command terminal http request fetch api graphql python code script browser computer action task workflow agent".split()
)
"""Words in names of tools that may do anything; the arguments say what they did."""

GENERAL_HAN_TOOLS = ("执行", "运行", "命令", "脚本", "请求", "操作", "SQL")

DONE_PATTERN = re.compile(
    r"\b(?:" + "|".join(f"(?P<{one.name}>{one.done})" for one in FAMILIES) + r")\b", re.IGNORECASE
)
HAN_DONE_PATTERN = re.compile("|".join(f"(?P<{one.name}>{one.han})" for one in FAMILIES))
FAMILY_BY_NAME = {one.name: one for one in FAMILIES}

HEADLINE_PATTERN = re.compile(
    r"^\W*(?:(?:ok(?:ay)?|sure|great|thanks?)\W+)?(?:all )?(?:(?:both )?done|finished|completed?|all set|taken care of)\b",
    re.IGNORECASE,
)
CALENDAR_WORDS = frozenset(("event", "calendar", "schedule", "meeting"))
PLACE_PATTERN = re.compile(
    r"\b(?:room|table|hotel|flight|seat|car|restaurant|court|desk|venue)s?\b|会议室|房间|酒店|机票|车票|餐厅|包间|场地|饭店",
    re.IGNORECASE,
)
"""Things that a calendar entry does not book."""

HAN_HEADLINE_PATTERN = re.compile(
    r"搞定|弄好|办好了|办妥|安排好|安排妥|完成了|已完成|处理好|都好了|加进日历|加好了|设好了"
)

ALL_PATTERN = re.compile(r"\b(?:all|both|every|everything|everyone|entire|whole)\b", re.IGNORECASE)
HAN_ALL_PATTERN = re.compile("全|都|所有|一共|均")
