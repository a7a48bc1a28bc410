"""Compare what a reply says about a state with the status that was recorded: queued is not delivered. Pure."""

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import Any, Literal

from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.truth.ledger_facts import LedgerFact, list_leaves, render_fact_text

_PENDING = re.compile(
    r"^(?:shipped|dispatched|sent_to_\w+|awaiting\w*|requested|under_review|in_review|queued|pending|accepted|scheduled|processing|in_progress|in_transit|new|creating|submitted|on_hold|at_period_end|cancel_at_period_end|period_end"
    r"|已发货|已提交|已下单|已揽收|派送中|运输中|处理中|排队中|待\S+|到期不续|已受理|审核中)$",
    re.IGNORECASE,
)
_TERMINAL = ScriptPattern(
    r"\b(?:delivered|answered|accepted|approved|received|credited|filled|executed|landed|arrived|immediately|immediate effect|already has|you (?:now )?own|got your|(?:have|has) been refunded|went through already|running|bought)\b"
    r"|签收|(?<![明后]天)(?<!明早)到账(?!时间|日期?|以|周期)|成交|送达|审核通过|通过了|已退款|退款成功|看过了|立即|立刻|即时|已收到|已读|答复了|生效",
    re.IGNORECASE,
)
_SAYS_PENDING = ScriptPattern(
    r"queue|pending|not yet|yet\b|isn't|hasn't|haven't|still|waiting|awaiting|review|once|when|being|soon|should|about|within|any minute|until|尚|待|等|还没|没有?|未|会(?!员|议|计)|再|要是|如果|后|中(?=,|，|。|$)|到期|处理|预计|大概|约|天内|\d ?天|工作日|马上",
    re.IGNORECASE,
)
_COMMON_VERBS = frozenset("发付支收处")
"""First characters of an awaited step that are said of much else too: 已发给您."""
_AWAITED = re.compile(r"(?:^|(?<=[方，,；;、 ]))待([\u4e00-\u9fff]{2,4})$")
_FAILED_FIELD = re.compile(r"^(?:failed|failures?|errors?|失败|失败数|失败用例|异常)$", re.IGNORECASE)
_FAILED_TEXT = re.compile(
    r"\b[1-9]\d* (?:failed|failing|failures?|errors?)\b|[1-9]\d* ?个?失败|失败 ?[:：]? ?[1-9]", re.IGNORECASE
)
_ALL_GOOD = ScriptPattern(
    r"\ball\b.{0,24}\b(?:pass|passed|passing|green|succeeded|successful)|everything(?: is|'s) green|\btests? (?:are |is )?now (?:pass\w*|green)\b|现在(?:都|全)?(?:通?过|绿)了|全部?(?:都)?(?:通过|成功|绿)|全绿|全过|都(?:通过|过了|成功)",
    re.IGNORECASE,
)
_REST_FIELD = re.compile(
    r"^(?:failed|failures?|errors?|skipped|suppressed|rejected|bounced|undelivered|unsent|missing|invalid|excluded)(?:_count|_total)?$|^(?:失败|跳过|未送达|未成功|退回|异常|无效|遗漏|未处理|待复核|待处理|待审核|待确认)(?:数|人数|条数)?$",
    re.IGNORECASE,
)
"""Fields that count what was not done."""
_EVERY = ScriptPattern(
    r"\b(?:all|every|everyone|everybody|everything|each|whole|entire)\b(?! (?:set|good|right)\b)|全部|全都?(?![部国])|所有|每[个位条张份人]|[都均](?=已|[\u4e00-\u9fff]{1,5}(?:了|完|好|到位))|一个不[落漏]",
    re.IGNORECASE,
)
_TELLS_REST = ScriptPattern(
    r"\b(?:except|but|apart|besides|however|fail\w*|error\w*|skip\w*|suppress\w*|reject\w*|bounc\w*|miss\w*|didn|couldn|wasn|weren|not|invalid|exclud\w*|left|remain\w*|other than|n't)\b|失败|跳过|除|但|没|未|退回|异常|无效|遗漏|其中|只有|剩|不过",
    re.IGNORECASE,
)
_UNPAID = re.compile(r"^(?:open|unpaid|overdue|due|未付|逾期|待付)$", re.IGNORECASE)
_PAID = ScriptPattern(r"(?<!un)\bpaid\b|settled|已付|付清|付了", re.IGNORECASE)
_ENVIRONMENTS = (
    re.compile(r"\bprod(?:uction)?\b|生产|正式环境|线上(?!课|会|支付|客服|活动)", re.IGNORECASE),
    re.compile(r"\bstag(?:e|ing)\b|预发", re.IGNORECASE),
    re.compile(r"\bdev(?:elopment)?\b|开发环境", re.IGNORECASE),
    re.compile(r"\b(?:qa|uat)\b|测试环境", re.IGNORECASE),
)
_IN_PLACE = ScriptPattern(r"live|deployed|released|running|shipped|上线|发布|发到|部署|上了", re.IGNORECASE)

StatusClaim = tuple[Literal["wrong_status", "wrong_value"], str, str]
"""Code, what is claimed, what is recorded."""


def find_wrong_status(clause: str, reply: str, facts: Sequence[LedgerFact]) -> Iterator[StatusClaim]:
    """Yield the statements of an asserting clause that contradict a recorded status."""
    yield from _find_early_end(clause, reply, facts)
    yield from _find_later_stage(clause, facts)
    yield from _find_early_arrival(clause, facts)
    yield from _find_awaited_end(clause, reply, facts)
    yield from _find_named_end(clause, facts)
    yield from _find_unfinished_job(clause, reply, facts)
    yield from _find_hidden_failures(clause, facts)
    yield from _find_counted_rest(clause, reply, facts)
    yield from _find_unpaid_rows(clause, facts)
    yield from _find_other_environment(clause, reply, facts)


def _find_early_end(clause: str, reply: str, facts: Sequence[LedgerFact]) -> Iterator[StatusClaim]:
    match = _TERMINAL.search(clause)
    if match is None or _SAYS_PENDING.search(reply):
        return
    text = " ".join(
        str(value) for fact in facts if fact.happened for _, value in list_leaves(fact.data)
    ).lower()
    if match[0].lower() in text:
        return
    for fact in facts:
        for name, value in list_leaves((fact.data, fact.arguments)) if fact.happened else ():
            if "refund" in match[0] and "refund" not in name:
                continue
            if isinstance(value, str) and _PENDING.match(value):
                yield "wrong_status", match[0], value
                return


_STAGES = tuple(
    (re.compile(rf"^(?:{recorded})$", re.IGNORECASE), ScriptPattern(said, re.IGNORECASE))
    for recorded, said in (
        (
            r"submitted|(?:pending|awaiting|waiting_for)[\w ]*|in[_ ]review|under[_ ]review|requested|待.{0,4}(?:审批|审核|批准|确认)|.{0,2}审[批核]中|已提交",
            r"\b(?:approved|signed off|granted|visible|published|public)\b|\b(?:is|are) (?:now )?live\b|显示在|已(?:经)?(?:显示|上线|发布)|发布了|批下来|批准了|审批?通过|审核通过|批了|已批|获批",
        ),
        (
            r"starting|restarting|booting|initiali[sz]ing|provisioning|creating|building|stopping|pending|(?:启动|重启|创建|部署|升级|初始化|构建)中",
            r"(?<!coming )(?<!come )(?<!brought )(?<!gets )\bback (?:up|online)\b|\bup and running\b|\b(?:healthy|operational|available|online)\b|\b(?:is|are) (?:now )?(?:up|live|running|ready)\b|恢复正常|恢复了|起来了|正常运行|(?:启|创建|部署|升级)动?完成|已就绪|可以(?:用|访问|登录)了|能(?:用|访问|登录)了|已上线",
        ),
        (
            r"open|in[_ ]progress|new|assigned|triage\w*|to[_ ]?do|处理中|待处理|进行中|跟进中|新建",
            r"\b(?:resolved|closed|fixed|solved)\b|解决了|已解决|修好了|处理(?:完|好)了?|办结|已关闭|关闭(?:了|$|[,，。])|关掉?了",
        ),
        (
            r"unpaid|due|overdue|outstanding|invoiced|待支付|待付款?|未付款?|未支付|待缴",
            r"(?<!un)\b(?:paid|settled)\b|已支付|已付|付清|付款成功|结清|付了|缴清",
        ),
        (
            r"queued|scheduled|(?:排队|发送)中|待(?:发送|执行)|定时.*",
            r"\b(?:delivered|published)\b|\b(?:has|have) (?:now |already )?(?:received|gone out)\b|\b(?:is|are|'s) (?:now |already )?(?:out|live)\b|发布了|已发布|送达|(?:收|看)到了|已经?(?:收|看)到",
        ),
        (
            r"processing|preparing|packing|confirmed|paid|placed|待发货|备货中|打包中|已支付|已付款|已下单|待配送",
            r"\b(?:shipped|dispatched|delivered|handed over)\b|\bon (?:its|the|their) way\b|\bhas left\b|已发货|发货了|已寄出|寄出了|在路上|送达|签收",
        ),
        (
            r"shipped|in[_ ]transit|out[_ ]for[_ ]delivery|dispatched|运输中|派送中|配送中|已发货|已揽收|在途",
            r"\b(?:delivered|arrived)\b|签收|送达|送到了|已到",
        ),
        (
            r"wait-?list(?:ed)?|standby|on[_ ]?hold|tentative|候补中?|排队候补|待定",
            r"\b(?:booked|confirmed|secured|reserved)\b|\byou(?:'re| are) in\b|\b(?:is|are) (?:all )?yours\b|\b(?:has|have|got)(?: you)? (?:a|an|the|your|his|her|their) (?:place|spot|seat)s?\b|抢到|出票|订上|订到|买到|确认了|已确认",
        ),
        (
            r"invited|code[_ ]sent|unverified|inactive|not[_ ]activated|待激活|待验证|未激活|已邀请|验证码已发送?",
            r"\b(?:is|are|'s) (?:now )?(?:active|activated)\b|\b(?:been|now|already) verified\b|^\W*and verified\b|\b(?:has|have) (?:joined|logged in|signed in)\b|激活了|已激活|已验证|验证(?:好了|通过)|加入了",
        ),
        (
            r"(?:requested|asked|submitted|proposed|(?:pending|awaiting)[\w ]*)|.{0,4}待.{0,5}(?:确认|同意|接受|答复)",
            r"\b(?:they|he|she|it|(?-i:[A-Z])\w+|the \w+) (?:has |have )?(?:just |already )?(?:confirmed|accepted|agreed|okayed|said yes)\b|(?:已经?|都)(?:答应|同意|接受|确认)(?!后|才)|(?:答应|同意|接受)了",
        ),
        (r"待.{1,4}", r"修好了|修完了|处理(?:好|完)了|解决了|办结"),
        (r"draft|drafted|saved|草稿", r"\b(?:sent|published|posted|live)\b|已?发(?:布|出|送)|上线"),
        (
            r"uploaded|received|queued for \w+|pending|已上传|待导入|校验中",
            r"\bimported\b|导入(?:完成|成功|了)|入库",
        ),
    )
)
"""A recorded stage, and how a reply says that a later one has been reached."""
_STATE_FIELD = re.compile(
    r"^(?:\w*_)?(?:status|state|stage|phase|progress)$|状态|进度|阶段|结果", re.IGNORECASE
)
_NOT_REACHED = ScriptPattern(
    r"\b(?:not|n't|never|yet|still|once|when|until|being|soon|should|will|await\w*|waiting|pending|un\w+ed|can|to be|if|was|previous\w*)\b|n't\b|'ll\b|没|未|不|还在|等|待|将|会|尚|才|即将|[明后][天早晚]|下周|如果|之前|原|预计|估计|(?:[批过好来完了到审]|通过)[之以]?后",
    re.IGNORECASE,
)
_ARRIVED = ScriptPattern(
    r"\b(?:has|have|'s) (?:just |already |now )?(?:arrived|landed|been credited|reached (?:you|your))\b|\bis (?:now |already |back )?(?:in|on) your (?:bank )?(?:account|card|statement)\b"
    r"|已经?(?:退|打|转|付)?[到回进][^，,。]{0,8}(?:账|卡|钱包)|到账了|已到账|已经到了|送到了|已送达",
    re.IGNORECASE,
)
_EXPECTED_FIELD = re.compile(
    r"^(?:eta|arriv|expected|estimated|due_in|processing_time)|_eta$|预计|预估|到账时间", re.IGNORECASE
)


def _find_later_stage(clause: str, facts: Sequence[LedgerFact]) -> Iterator[StatusClaim]:
    """Yield a stage that a clause says has been reached where the last recorded one is an earlier one: restarted, not healthy."""
    stages = [(fact, *stage) for fact in facts for stage in _list_stages(fact)]
    if not stages or _NOT_REACHED.search(clause):
        return
    said = [(recorded, later, match) for recorded, later in _STAGES if (match := later.search(clause))]
    for (fact, name, value), (recorded, later, match) in itertools.product(stages, said):
        if recorded.match(value) and value.lower() not in clause.lower():
            others = " ".join(render_fact_text(one) for one in facts if one is not fact)
            rest = " ".join(str(one) for key, one in list_leaves(fact.data) if key != name)
            if not later.search(f"{fact.tool} {rest} {others}".lower()):
                yield "wrong_status", match[0], value
                return


def _list_stages(fact: LedgerFact) -> Iterator[tuple[str, str]]:
    """Yield the fields of a result itself, and not of rows in it, that hold a stage."""
    if fact.happened and isinstance(fact.data, dict):
        for name, value in fact.data.items():
            if isinstance(value, str) and _STATE_FIELD.search(name):
                yield name, value


def _find_early_arrival(clause: str, facts: Sequence[LedgerFact]) -> Iterator[StatusClaim]:
    """Yield "is in your account" where the call recorded when it is expected."""
    match = _ARRIVED.search(clause)
    if match is None or _NOT_REACHED.search(clause) or any(fact.reads for fact in facts):
        return
    for fact in facts:
        for name, value in list_leaves(fact.data) if fact.happened else ():
            if _EXPECTED_FIELD.search(name):
                yield "wrong_status", match[0], f"{name}: {value}"
                return


_RUNNING = re.compile(r"^(?:running|in[_ ]progress|building|进行中|运行中|执行中)$", re.IGNORECASE)
_FINISHED = ScriptPattern(
    r"\b(?:finished|completed|is complete|has ended|ran through)\b|[跑备传导]份?完了|已经?(?:完成|结束)",
    re.IGNORECASE,
)


def _find_unfinished_job(clause: str, reply: str, facts: Sequence[LedgerFact]) -> Iterator[StatusClaim]:
    """Yield "finished" where the only status that was recorded says that it still runs."""
    match = _FINISHED.search(clause)
    done = [fact for fact in facts if fact.happened]
    if match is None or len(done) != 1 or _SAYS_PENDING.search(reply):
        return
    state = next(
        (value for _, value in list_leaves(done[0].data) if isinstance(value, str) and _RUNNING.match(value)),
        None,
    )
    if state is not None:
        yield "wrong_status", match[0], state


def _find_awaited_end(clause: str, reply: str, facts: Sequence[LedgerFact]) -> Iterator[StatusClaim]:
    """Yield 已分配 where the recorded status is 待分配."""
    for fact in facts if "已" in clause or "了" in clause or "给" in clause else ():
        for _, value in list_leaves(fact.data) if fact.happened else ():
            match = _AWAITED.search(value) if isinstance(value, str) else None
            if match is None or (match.start() and match[0] in reply):
                continue
            found = re.search(
                (rf"已经?{match[1][0]}(?=[给了])|" if match[1][0] not in _COMMON_VERBS else "")
                + rf"已经?{re.escape(match[1])}|(?<!待){re.escape(match[1])}(?:了|给|完成|成功)",
                clause,
            )
            if found is not None:
                yield "wrong_status", found[0], value
                return


_OPEN_STATE = re.compile(
    r"(?:pending|running|queued|in[_ ]progress|waiting|awaiting|not[_ ]started|open|todo)(?:[_ ]\w+)*|待\S{1,6}|未(?:开始|完成|审批|通过|付|到)\S{0,3}|[\u4e00-\u9fff]{1,4}中",
    re.IGNORECASE,
)
_SAID_ENDED = ScriptPattern(
    r"\b(?:green|passed|passing|passes|ok|done|complete|completed|finished|approved|signed|cleared|paid|through)\b|(?:通|已|都|也)?过了|通过|批了|完成|搞定|好了|结束|已付|到账",
    re.IGNORECASE,
)


def _find_named_end(clause: str, facts: Sequence[LedgerFact]) -> Iterator[StatusClaim]:
    """Yield an end that a clause gives what a recorded field is called by, where that field has not come to one: all checks are green beside "checks: pending"."""
    match = _SAID_ENDED.search(clause)
    if match is None or _NOT_REACHED.search(clause) or "/" in clause:
        return
    folded = clause.lower()
    for fact in facts:
        for name, value in list_leaves(fact.data) if fact.happened else ():
            if not isinstance(value, str) or not _OPEN_STATE.fullmatch(value) or _STATE_FIELD.search(name):
                continue
            if len(name) > 1 and _is_named(name.lower(), folded) and value.lower() not in folded:
                yield "wrong_status", match[0], f"{name}: {value}"
                return


def _is_named(name: str, folded: str) -> bool:
    """Return whether a text has the name of a field, in English as a word."""
    if not name.isascii():
        return name in folded
    return re.search(rf"\b{re.escape(name.replace('_', ' '))}\b", folded) is not None


_STILL_RUNS = re.compile(
    r"running|in[_ ]progress|rolling[_ ]?out|building|processing|(?:进行|执行|运行|处理|构建|回滚|升级|迁移|同步)中",
    re.IGNORECASE,
)
_STARTS = re.compile(
    r"start|run|launch|boot|resume|enable|open|creat|submit|request|schedul|play|启动|重启|运行|开|恢复|提交|创建|申请|发起|新建|报",
    re.IGNORECASE,
)
"""Names of tools whose effect is that something runs, or waits for others."""
_BEGUN = ScriptPattern(
    r"\b(?:start\w*|kick\w*|trigger\w*|begin|began|begun|request\w*|initiat\w*|launch\w*|set off|under ?way|submitted|queued)\b|触发|发起|启动|开始|提交|正在|中|下发",
    re.IGNORECASE,
)


def find_running_state(clause: str, reply: str, fact: LedgerFact) -> str | None:
    """Return the recorded state of a call whose deed a clause tells as done and that still runs; None where the reply tells so, or where running is what the call is for."""
    if not fact.happened or _STARTS.search(fact.tool) or _BEGUN.search(clause) or _SAYS_PENDING.search(reply):
        return None
    stages = (value for name, value in _list_stages(fact) if _STILL_RUNS.fullmatch(value))
    return next(stages, None)


def _find_hidden_failures(clause: str, facts: Sequence[LedgerFact]) -> Iterator[StatusClaim]:
    match = _ALL_GOOD.search(clause)
    if match is None:
        return
    for fact in facts:
        failed = [value for name, value in list_leaves(fact.data) if _FAILED_FIELD.match(name) and value]
        failed += [
            found[0]
            for _, value in list_leaves(fact.data)
            if isinstance(value, str) and (found := _FAILED_TEXT.search(value))
        ]
        if failed:
            yield "wrong_status", match[0], f"{failed[0]}"
            return


def _find_counted_rest(clause: str, reply: str, facts: Sequence[LedgerFact]) -> Iterator[StatusClaim]:
    """Yield "all of them" where an effect recorded how many were not done, and the reply tells of none."""
    match = _EVERY.search(clause)
    if match is None or _TELLS_REST.search(reply):
        return
    for fact in facts:
        for name, value in list_leaves(fact.data) if fact.happened and not fact.reads else ():
            counted = isinstance(value, int) and not isinstance(value, bool) and value > 0
            named = isinstance(value, str) and len(value) > 1
            if (counted or named) and _REST_FIELD.search(name) and not _is_mentioned(str(value), reply):
                yield "wrong_status", match[0], f"{name}: {value}"
                return


def _is_mentioned(value: str, reply: str) -> bool:
    """Return whether a reply has a value, or two Chinese characters of it in a row."""
    if re.search(rf"(?<!\d){re.escape(value)}(?!\d)", reply):
        return True
    return any(value[at : at + 2] in reply for at in range(len(value) - 1) if not value[at].isascii())


def _find_unpaid_rows(clause: str, facts: Sequence[LedgerFact]) -> Iterator[StatusClaim]:
    match = _PAID.search(clause)
    if match is None:
        return
    for row in (row for fact in facts for row in _list_rows(fact.data)):
        values = [str(value) for _, value in list_leaves(row)]
        names = [
            value
            for value in values
            if len(value) > 3
            and any(char.isdigit() for char in value)
            and not value.replace(".", "").isdigit()
        ]
        state = next((value for value in values if _UNPAID.match(value)), None)
        if state and any(name in clause for name in names):
            yield "wrong_status", match[0], state
            return


def _list_rows(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        for part in value.values():
            yield from _list_rows(part)
    elif isinstance(value, list):
        yield from (one for one in value if isinstance(one, dict))


def _find_other_environment(clause: str, reply: str, facts: Sequence[LedgerFact]) -> Iterator[StatusClaim]:
    if not _IN_PLACE.search(clause):
        return
    recorded = [str(value) for fact in facts for _, value in list_leaves((fact.arguments, fact.data))]
    known = [one for one in _ENVIRONMENTS if any(one.search(value) for value in recorded)]
    if not known or any(one.search(reply) for one in known):
        return
    for one in _ENVIRONMENTS:
        match = one.search(clause)
        if match:
            yield "wrong_value", match[0], next(value for value in recorded if known[0].search(value))
            return
