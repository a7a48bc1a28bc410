"""The acts that the gate knows, one a row: the words of tools, people, commands and buttons for each. Pure.

An act is a change beyond the work at hand: it reaches other people, spends money, destroys, or touches what runs. ``asked_acts.py`` reads from these rows
whether somebody asked for the act of a call, ``carried_acts.py`` which act a command, a statement or a button is. What no row says is no act.

To add an act, or a word to one:

1. A row is one act: what a person who wants the one never means by the other is another row (``cancel`` and ``refund``, ``commit`` and ``publish``).
2. ``verbs`` and ``nouns`` are words of tools' names and make calls be held: only words that say this act in every trade. ``asked`` and ``han_asked`` let calls
   be made: every way to ask for the act, also those that ask for more than it. What people say is missing there holds calls that are due; the verbs count without it.
3. ``forbidden`` are words that name this act and no other, as in "no push yet": they hold a call that the words of ``asked`` would let be made.
4. Commands are written as they begin, without the flags that take a value of their own; statements by their first word.
5. Cells are lists with a comma and a space between the members, which are regular expressions over folded text (small letters, half-width signs). English members
   are whole words; Chinese ones may stand anywhere, so exclude longer words that mean something else: ``发(?!现|生)``.
6. Both languages have to be filled, which a test sees to. Measure ``callwright replay`` over the readable files of ``bench/cases/gate`` before and after.
"""

from msgspec import Struct

from callwright.core.text.lazy_property import lazy_property
from callwright.core.text.script_pattern import ScriptPattern


class Act(Struct, frozen=True, dict=True):
    """An act, by the words for it. Patterns are compiled at their first use.

    Attributes:
        name: What other modules call it. does: What it is, for whoever reads the table.
        verbs: Words in the name of a tool that say it. nouns: Words that say it beside no verb of another act: ``send_mail``, not ``archive_mail``.
        han_verbs: The same where a Chinese description begins.
        asked, han_asked: How people ask for it. like: Acts whose words for asking count for it, too. handed_over: Who hands a matter over asks for it, too.
        forbidden, han_forbidden: Words that name this act and no other.
        destroys: It has to be named even where the user's words leave open what is to be done.
        commands: What commands for a shell begin with that do it. statements: First words of SQL statements that do it.
        labels, han_labels: How the label of a button begins that does it.
    """

    name: str
    does: str
    verbs: str = ""
    nouns: str = ""
    han_verbs: str = ""
    like: str = ""
    asked: str = ""
    han_asked: str = ""
    handed_over: bool = False
    destroys: bool = False
    forbidden: str = ""
    han_forbidden: str = ""
    commands: str = ""
    statements: str = ""
    labels: str = ""
    han_labels: str = ""

    @lazy_property
    def tool_verbs(self) -> frozenset[str]:
        """The words of ``verbs``."""
        return frozenset(list_cell(self.verbs))

    @lazy_property
    def tool_nouns(self) -> frozenset[str]:
        """The words of ``nouns``."""
        return frozenset(list_cell(self.nouns))

    @lazy_property
    def in_description(self) -> ScriptPattern | None:
        """What says the act in a Chinese description; None for nothing."""
        return compile_cells("", self.han_verbs) if self.han_verbs else None

    @lazy_property
    def in_request(self) -> ScriptPattern:
        """What asks for the act; its words in tools' names do, too."""
        rows = [ACTS[one] for one in list_cell(self.like)] + [self]
        english = ", ".join(filter(None, (one for row in rows for one in (row.asked, row.verbs))))
        han = ", ".join(filter(None, (one for row in rows for one in (row.han_asked, row.han_verbs))))
        return compile_cells(english, han)

    @lazy_property
    def in_ban(self) -> ScriptPattern | None:
        """What names the act where it is forbidden; None for nothing."""
        return compile_cells(self.forbidden, self.han_forbidden) if self.forbidden else None

    @lazy_property
    def on_button(self) -> ScriptPattern | None:
        """What the label of a button begins with that does it; None for nothing."""
        if not self.labels:
            return None
        about = "" if self.destroys else _ABOUT_ACT
        words = [rf"\b(?:{'|'.join(list_cell(self.labels))})\b{about}", *list_cell(self.han_labels)]
        return ScriptPattern(rf"^\W*(?:{'|'.join(words)})")


_ABOUT_ACT = r"(?! (?:history|status|details|info|policy|filters?|sort))"
"""What follows the name of an act on a button that only shows something of it: "Order history"."""


def list_cell(cell: str) -> list[str]:
    """Return the members of a cell."""
    return cell.split(", ") if cell else []


def compile_cells(english: str, han: str) -> ScriptPattern:
    """Return the pattern of two cells: whole words of the one, the other anywhere."""
    words = [rf"\b(?:{'|'.join(list_cell(english))})\b"] if english else []
    return ScriptPattern("|".join([*words, *list_cell(han)]))


_BUYING = (
    "buy, purchase, order, book, reserve, get (?:me|us|him|her|them|a|an|the|two|three|some|it), "
    r"pay, check ?out, take (?:it|the|that|this), charge, transfer, wire, settle, clear, move \d+, "
    "subscribe, sign (?:me |us )?up, rent, grab, hire, go (?:for|with), "
    r"add (?:it |them |that |this |\w+ )?(?:to|in), upgrade, donate, top up, renew, cart, basket, "
    r"reorder, restock, invest, same, usual, again, another, put \w+ (?:in|into|on)"
)
_HAN_BUYING = (
    "买, 订, 定[了下个一那这], 付, 下单, 预约, 转[账给], 缴, 交[了掉上], (?<!出)租, "
    "要(?:那|这|一|两|[0-9]), 来[一两], 抢, 充值, 结[账算], 购, 续费, 打款, 汇, 提现, 提取, 充, "
    "寄, 老样子, 照旧, 一样, 再来"
)
"""How people ask to spend money, which many a form that is handed in does, too."""

_ROWS = (
    Act(
        "tell",
        does="Says something to somebody: a mail, a message, a call, a comment.",
        verbs="send, notify, reply, answer, respond, forward, invite, dial, announce, broadcast, escalate",
        nouns="mail, email, sms, message, page, comment, call, post, tweet, dm",
        han_verbs=(
            "发送, 发邮件, 发消息, 发群, 发短信, 发通知, 回复, 通知, 推送消息, 转发, 邀请, 拨打, 电话, "
            "评论, 私信, 群发, 答复, 发朋友圈, 呼叫, 发布到公开"
        ),
        asked=(
            "send, sent, tell, tells, telling, writ(?:e|ing), repl(?:y|ies|ied), respond, answer, "
            r"e?-?mail, message, text, ping, dm, let \w+(?: \w+){0,2}? know, inform, notify, forward, "
            r"share, post, publish, announce, ask (?!me\b)\w+, invite, call, ring, phone, page, alert, "
            "warn, contact, reach out, get back to, follow up, chase, thank, apologi[sz]e, remind, "
            r"pass (?:it|this|that|them|on), update (?:her|him|them|the team|every\w+|[a-z]+ on), "
            r"circulate, submit, report (?:to|back), comment, tweet, drop (?:her|him|them|\w+) a, "
            r"check with, explain (?:it |this |that |\w+ )?to (?:the|her|him|them), cc, copy"
        ),
        han_asked=(
            "发, 回[复信他她它一个], ^回, 告诉, 告知, 通知, 说一?[声下], 转[告达发], 联系, 提醒, 邀请, "
            "问[他她问], 打电话, 写信, 写封, 邮件, 消息, 短信, 微信, 公布, 催, 知会, 抄送, 致歉, 道歉, "
            "道个歉, 答复, 叫[他她上], 同步给, 交代, 评论, 呼叫, 拨"
        ),
        handed_over=True,
        forbidden=r"send\w*, reply\w*, mail it, post\w*, forward\w*, notify\w*, announce\w*",
        han_forbidden="发(?!现|生), 寄, 通知, 回复",
        commands="mail, mailx, sendmail, mutt, msmtp, gh issue comment, gh pr comment, gh issue create, slack",
    ),
    Act(
        "send",
        does="Sends data to a server.",
        like="tell",
        asked="hit, trigger, upload, curl, put, create, register, log ?in",
        han_asked="调用, 上传, 触发, 提交",
    ),
    Act(
        "submit",
        does="Hands something in: a form, an application, a confirmation.",
        verbs="submit",
        han_verbs="提交表单, 报名, 申请",
        like="tell",
        asked=(
            f"{_BUYING}, file, apply, complete, confirm, finish, enrol, register, sign, put in, hand in, approve, "
            "accept, save, set up, enter, log, claim, withdraw, schedule, submit"
        ),
        han_asked=f"{_HAN_BUYING}, 提交, 交[了掉上一], 报[名了], 申请, 完成, 确认, 登记, 保存, 注册, 签, 同意, 批, 办[理好了]",
        handed_over=True,
        forbidden=r"submit\w*",
        han_forbidden="提交",
        labels=(
            "submit, send, post, publish, confirm, sign, file, apply, share, invite, reply, accept, "
            "approve, register, transfer, withdraw"
        ),
        han_labels="(?:确认)?(?:提交|发送|发布|报名|申请|签署|分享|邀请|回复|同意|批准|注册)",
    ),
    Act(
        "schedule",
        does="Puts a meeting into the calendars of several people.",
        verbs="schedule",
        han_verbs="创建(?:日程|日历|会议), 预约会议, 约会议",
        asked=(
            "set up, schedule, book, put, arrange, meet, meeting, invite, calendar, event, slot, block, "
            "plan, add, appointment, reserve, make, create, organi[sz]e, hold, move, reschedule, remind, "
            r"with \w+"
        ),
        han_asked="约, 安排, 排, 订, 会, 日程, 定[在个到], 加, 放, 日历, 提醒, 记",
    ),
    Act(
        "share",
        does="Gives somebody else access.",
        verbs="share, grant",
        han_verbs="分享, 共享, 授权",
        asked=(
            r"share, access, grant, add, invite, let \w+ (?:see|in|edit|view|read), permissions?, "
            "collaborate, send, give, open (?:it|this) to, viewer, editor, "
            r"can (?:\w+ )?(?:see|read|open|edit|view)"
        ),
        han_asked="分享, 共享, 授权, 权限, 加[上入到], 邀请, 拉, 发, 给.{0,6}看, 开放",
    ),
    Act(
        "publish",
        does="Puts something where others see it: a remote repository, a registry, a page.",
        verbs="publish, push, upload",
        han_verbs="推送, 发布, 上传, 公布",
        asked=(
            "push, publish, upload, remote, origin, pull requests?, prs?, mrs?, merge requests?, ship, "
            "release, post, announce, go live, put (?:it|this|them) (?:up|on|out|online), send, share, "
            "deploy, make (?:it|this) public, open a"
        ),
        han_asked=(
            "推, 发(?!现|生|言), 贴, 上传到, 传上去, 提交到远, 发布, 公布, 公开, 上线, (?<![a-z])[pm]r(?![a-z]), "
            "合并请求, 提测, 传到"
        ),
        forbidden=r"push\w*",
        han_forbidden="推",
        commands=(
            "git push, npm publish, yarn publish, pnpm publish, cargo publish, gem push, twine upload, "
            "poetry publish, uv publish, docker push, gh release, dotnet nuget push"
        ),
    ),
    Act(
        "commit",
        does="Records changes in the history of a repository.",
        verbs="commit",
        han_verbs="提交(?:暂存|代码|修改|改动|更改), 代码提交",
        asked=(
            "commit, check (?:it|this|them) in, check ?in, push, pull requests?, prs?, mrs?, "
            "merge requests?, save (?:it|this|them|the changes|your work), ship, land"
        ),
        han_asked="提交, 推, (?<![a-z])commit, (?<![a-z])[pm]r(?![a-z]), 合并请求, 提测, 入库, 提一?下",
        forbidden=r"commit\w*",
        han_forbidden="提交",
        commands="git commit",
    ),
    Act(
        "review",
        does="Puts changes up for review: a pull request.",
        han_verbs="合并请求, 拉取请求",
        asked="pull requests?, prs?, mrs?, merge requests?, for review, put (?:it|this) up, submit, open a",
        han_asked="(?<![a-z])[pm]r(?![a-z]), 合并请求, 拉取请求, 评审, 提测",
        forbidden="prs?, mrs?, pull requests?, merge requests?",
        han_forbidden="(?<![a-z])[pm]r(?![a-z]), 合并请求",
        commands="gh pr create, glab mr create, gh pr edit",
    ),
    Act(
        "merge",
        does="Joins two things into one.",
        verbs="merge",
        han_verbs="合并",
        asked=r"merge, combine, land, join, ship, dedup\w*, consolidate, into one, duplicates?",
        han_asked="合并, 合入, 合[了掉到成], 就合, 并成, 去重, 汇总, 拼",
        forbidden=r"merg\w+",
        han_forbidden="合并, 合入",
        commands="gh pr merge, glab mr merge",
    ),
    Act(
        "discard",
        does="Throws away changes that are recorded nowhere else.",
        asked=(
            "discard, reset, revert, undo, throw (?:it|that|them|this|away|out), drop, clean, "
            r"roll (?:\w+ )?back, start over, from scratch, get rid, restore, back to, delete, remove, force"
        ),
        han_asked="丢弃, 放弃, 重置, 还原, 回退, 撤销, 恢复, 清理, 删, 扔, 回滚, 不要了, 强推",
        destroys=True,
        commands=(
            "git reset --hard, git clean, git checkout --, git checkout ., git restore, git stash drop, "
            "git stash clear, git branch -D, git branch -d, git push --force, git push -f, "
            "git filter-branch"
        ),
    ),
    Act(
        "delete",
        does="Deletes something.",
        verbs="delete, remove, purge, wipe, erase, destroy, trash, rm, unlink",
        han_verbs="删除, 移除, 清空, 清理, 销毁, 清除",
        asked=(
            "delete, remove, drop, purge, wipe, clean, clear, erase, get rid, trash, bin, free up, throw, "
            r"dispose, prune, dedup\w*, duplicates?, replace, migrate, rename, move, undo, unused, tidy, "
            r"retire, take (?:\w+ ){1,4}?(?:out|off|down), kick, unlink, swap, strip, leave out, no longer, "
            "any ?more, cancel"
        ),
        han_asked=(
            "删, 清[理空除掉了洗一], 推[掉了], 去掉, 移[除走到动出], 踢, 清出, 请出, 撤出, 去重, 扔, 不要了, 重命名, 改名, 替换, "
            "换[成掉], 撤下, 拿掉, 剔除, 迁移, 下掉, 废弃, 取消"
        ),
        destroys=True,
        forbidden=r"delet\w*, remov\w*",
        han_forbidden="删",
        commands=(
            "rm, rmdir, shred, unlink, dropdb, kubectl delete, terraform destroy, tofu destroy, "
            "helm uninstall, helm delete, docker rm, docker rmi, docker volume rm, docker system prune, "
            "aws s3 rm, gh repo delete, gh release delete"
        ),
        statements="delete",
        labels="delete, remove, erase, discard, wipe",
        han_labels="删除, 移除, 清空, 注销",
    ),
    Act(
        "drop",
        does="Deletes a table, an index, or all rows.",
        verbs="drop, truncate",
        asked=(
            "drop, truncate, "
            r"(?:empty|clear|wipe) (?:out )?(?:\w+ ){0,3}?(?:table|index|column|schema|database|everything|all|it), "
            r"(?:delete|remove) (?:\w+ ){0,3}?(?:table|index|column|schema|database|everything|all), "
            r"get rid of (?:\w+ ){0,3}?(?:table|index|column|schema|database), recreate, from scratch"
        ),
        han_asked="清空, 删(?:掉|除|了)?.{0,8}(?:表|索引|列|字段|库), (?:表|索引|列|字段|库).{0,6}删, 重建",
        destroys=True,
        statements="drop, truncate",
    ),
    Act(
        "change",
        does="Changes rows of a database.",
        asked=(
            "update, change, set, fix, correct, fill, mark, replace, rename, move, add, insert, create, "
            "import, load, increase, raise, lower, reduce, clean, normali[sz]e, backfill, migrate, copy, "
            r"save, store, write, record, log, enter, put, assign, convert, reset, merge, dedup\w*, remove, "
            "delete, archive, tag, flag, switch, adjust, bump, anonymi[sz]e, mask, give, make, populate, "
            "seed, sync, deactivate, activate, close, only"
        ),
        han_asked=(
            "改, 更新, 设[为成置], 填, 补, 修, 加[上入一个], 新增, 添加, 插入?, 导入, 置, 调[整成到高低], "
            "标, 换, 写[入回进], 清洗, 同步, 录入, 存, 归档, 脱敏, 处理[成掉], 转成, 删, 去重, 合并, 初始化"
        ),
        statements="insert, update, merge, replace, upsert, copy, load",
    ),
    Act(
        "schema",
        does="Changes the shape of a database, or who may use it.",
        asked=(
            "create, add, alter, index, view, schema, rename, change, migrate, migration, type, "
            "constraint, grant, permissions?, copy, split, back ?up, store, save, set up"
        ),
        han_asked="建, 加, 改, 索引, 表结构, 视图, 迁移, 授权, 权限, 备份, 存",
        statements="create, alter, comment, rename, grant, revoke",
    ),
    Act(
        "cancel",
        does="Calls off what was booked, ordered or begun.",
        verbs="cancel, revoke, withdraw, abort, unbook",
        han_verbs="取消, 撤销, 撤回, 退订, 作废",
        asked=(
            "cancel, call (?:it |that |them )?off, revoke, withdraw, abort, stop, drop, kill, unbook, "
            "scrap, don'?t need, no longer, not (?:going|coming), can'?t (?:come|make|go), reschedule, "
            "move, replace, swap, instead, clear, get rid, delete, remove, bin, unsubscribe, end"
        ),
        han_asked="取消, 撤, 退, 不要了, 不去了, 作废, 停, 改[到期成约], 换, 删, 清, 推掉",
        labels=(
            "(?:cancel|unsubscribe|deactivate|close|terminate) (?:my |the |this )?"
            "(?:order|booking|reservation|subscription|account|membership|plan|contract)"
        ),
        han_labels="取消(?:订单|预订|预约|订阅), 退订, 退货, 退款",
    ),
    Act(
        "buy",
        does="Spends money: buys, books, orders, pays.",
        verbs="buy, purchase, reserve, pay, checkout, charge, transfer, wire, rent",
        nouns="order, book, booking, reservation, payment",
        han_verbs="购买, 下单, 预订, 预约, 支付, 付款, 订票, 购票, 订房, 转账, 租, 采购",
        asked=f"{_BUYING}, set up, arrange, schedule, find (?:me |us )?(?:a|an) (?:room|table), send, give",
        han_asked=f"{_HAN_BUYING}, 安排, 发红包, 打",
        forbidden=r"book\w*, buy\w*, pay\w*, order\w*",
        han_forbidden="买, 订, 付, 下单",
        labels=(
            "buy, purchase, pay, order (?:now|it), place (?:my |the |your )?order, check ?out, proceed to, "
            r"add (?:\w+ ){0,4}?to (?:my |the )?(?:cart|basket|bag), book, reserve, rent, donate, order$"
        ),
        han_labels=(
            "(?:立即|马上|确认)?(?:购买|支付|付款|下单|预订|预约|订购|订阅|租用|充值), 加入购物车, 去结算, "
            "提现, 提取, 转账"
        ),
    ),
    Act(
        "subscribe",
        does="Begins to pay regularly.",
        verbs="subscribe",
        han_verbs="订阅",
        asked=(
            r"subscribe, subscription, sign (?:me |us |\w+ )?up, monthly, membership, plan, trial, upgrade, "
            "renew, follow"
        ),
        han_asked="订阅, 会员, 包月, 续, 关注, 试用, 升级, 开通",
        labels=r"subscribe, start (?:\w+ )?trial, upgrade",
        han_labels="订阅, 开通会员, 续费",
    ),
    Act(
        "refund",
        does="Gives money back.",
        verbs="refund, reimburse",
        han_verbs="退款, 赔付",
        asked=(
            "refund, money back, reimburse, compensate, return, give (?:her|him|them|back|it), "
            "pay (?:her|him|them) back"
        ),
        han_asked="退, 赔, 补[偿他她给], 返",
        handed_over=True,
        forbidden=r"refund\w*",
        han_forbidden="退款, 退钱",
    ),
    Act(
        "gift",
        does="Gives a voucher or a credit.",
        verbs="compensate",
        nouns="voucher, coupon, credit, discount",
        han_verbs="补偿, 优惠券, 代金券",
        asked="vouchers?, coupons?, credit, compensate, goodwill, discount, gift, make (?:it )?up",
        han_asked="券, 补偿, 优惠, 赔, 折, 送",
    ),
    Act(
        "restart",
        does="Restarts what runs.",
        verbs="restart, reboot",
        han_verbs="重启",
        asked=(
            r"restart, reboot, bounce, reset, kick, cycle, bring (?:\w+ ){1,3}?back, recover, redeploy, "
            "turn (?:it )?off and on, respawn, reload"
        ),
        han_asked="重启, 重新启动, 拉起, 重拉, 恢复, 重新部署, 重载",
        forbidden=r"restart\w*",
        han_forbidden="重启",
        commands=(
            "kubectl rollout restart, systemctl restart, systemctl reload, service restart, reboot, "
            "docker restart, pm2 restart, pm2 reload, supervisorctl restart"
        ),
    ),
    Act(
        "rollback",
        does="Goes back to an earlier version of what runs.",
        verbs="rollback, revert",
        han_verbs="回滚, 回退",
        asked=(
            r"roll(?:ed)? ?(?:\w+ ){0,3}?back, rollback, revert, undo, previous, restore, "
            r"(?:go|went|get|put|switch|back) (?:\w+ ){0,2}?(?:back|to), one before, "
            "last (?:good|working|stable)"
        ),
        han_asked="回滚, 退回, 撤回, 恢复, 回退, 还原, 上一?个?版",
        commands="kubectl rollout undo, helm rollback",
    ),
    Act(
        "deploy",
        does="Brings a version to where it is used.",
        verbs="deploy, rollout",
        nouns="release",
        han_verbs="部署, 上线, 发版",
        asked=(
            r"deploy, release, ship, roll (?:\w+ )?out, publish, go live, push, promote, launch, apply, "
            "install, upgrade, update, set up, provision, create"
        ),
        han_asked="部署, 发布, 上线, 发版, 推, 放[到上], 安装, 升级, 更新, 应用, 创建, 搭",
        forbidden=r"deploy\w*, releas\w*",
        han_forbidden="部署, 上线, 发布, 发版",
        commands=(
            "kubectl apply, kubectl create, kubectl replace, kubectl patch, kubectl set, terraform apply, "
            "tofu apply, helm install, helm upgrade, vercel, netlify deploy, fly deploy, firebase deploy, "
            "serverless deploy, cdk deploy, cap deploy, eb deploy, gcloud run deploy, gcloud app deploy"
        ),
    ),
    Act(
        "scale",
        does="Gives more or less capacity to what runs.",
        verbs="scale, autoscale",
        han_verbs="扩容, 缩容, 设置副本",
        asked=(
            "scale, replicas?, instances?, nodes?, bump, increase, grow, shrink, more, fewer, up to, "
            "down to, size, capacity, resize, add, raise, lower, reduce, double"
        ),
        han_asked="扩, 缩, 副本, 实例, [0-9两三四五六七八九十]+ ?[台个], 台, 加[到机], 减",
        commands="kubectl scale, kubectl autoscale, docker service scale",
    ),
    Act(
        "stop",
        does="Stops or disables what runs, or locks somebody out.",
        verbs=(
            "stop, kill, terminate, shutdown, disable, suspend, deactivate, ban, block, drain, halt, "
            "pause, quarantine, evict"
        ),
        han_verbs="停止, 停机, 下线, 禁用, 停用, 封禁, 关停, 终止, 暂停, 驱逐, 冻结",
        asked=(
            r"stop, kill, terminate, shut, halt, turn (?:\w+ ){0,3}?off, switch (?:\w+ ){0,3}?off, quit, "
            "end, abort, disable, pause, block, ban, suspend, deactivate, lock, quarantine, drain, evict, "
            r"cordon, take (?:\w+ ){1,3}?(?:down|offline|out), cancel, freeze, revoke, remove, hold, "
            "isolate, mute"
        ),
        han_asked="停, 关, 杀, 结束, 下线, 禁, 暂停, 封, 终止, 取消, 冻结, 隔离, 驱逐, 拉黑",
        commands=(
            "systemctl stop, systemctl disable, shutdown, poweroff, halt, kill, pkill, killall, "
            "docker stop, docker kill, pm2 stop, pm2 delete, kubectl drain, kubectl cordon"
        ),
    ),
    Act(
        "unlock",
        does="Opens a door.",
        verbs="unlock",
        han_verbs="开锁, 解锁, 打开门锁",
        asked=r"unlock, open, let (?:\w+ ){1,3}?in, door, gate",
        han_asked="开门, 开锁, 解锁, 门",
    ),
    Act(
        "close",
        does="Ends a case: a ticket, an issue.",
        verbs="close, resolve",
        han_verbs="关闭工单, 结单, 关单, 关闭问题",
        asked="close, resolve, done, finish, complete, wrap, solve, mark, settle",
        han_asked="关, 结, 完成, 解决, 了结",
        handed_over=True,
        forbidden="close, closing",
        han_forbidden="关单, 关闭, 结单",
    ),
    Act(
        "silence",
        does="Keeps an alert from being heard.",
        verbs="silence, mute, snooze, acknowledge, suppress",
        han_verbs="静默, 屏蔽, 静音",
        asked=(
            r"silence, mute, snooze, ack\w*, suppress, quiet, stop, pause, turn (?:\w+ ){0,3}?off, "
            "maintenance, ignore, hide, block"
        ),
        han_asked="静默, 屏蔽, 静音, 忽略, 确认, 关, 停, 别再?(?:响|报|发|吵), 维护",
    ),
)

ACTS = {one.name: one for one in _ROWS}
"""Name → act."""
