"""Classify error words: map an upstream's status, code or sentence to one of our codes.

May not know where the words come from. Conservative: anything not clearly one of these is ``tool_failed``.
"""

import re
from typing import Any, Final

from callwright.core.normalise.lazy_pattern import LazyPattern

_CODE_BY_HTTP_STATUS: Final = {
    400: "invalid_arguments", 401: "permission_denied", 403: "permission_denied", 404: "not_found", 405: "invalid_arguments",
    408: "timeout", 409: "state_conflict", 410: "not_found", 412: "state_conflict", 415: "invalid_arguments",
    422: "invalid_arguments", 423: "state_conflict", 429: "rate_limited", 501: "tool_failed", 504: "timeout",
}  # fmt: skip

_CREDENTIAL_WORDS: Final = (
    r"(?:(?:access|api|app|secret|auth|refresh|bearer|id|session|security|client|user|service)[ _-]?(?:token|key|secret|code)s?(?:[ _-]?id)?"
    r"|token|jwt|secret(?:[ _-]?id)?|passw(?:or)?d|passcode|pwd|signature|\bsign\b|ticket|credentials?|certificate|\bappid|app[ _-]?code|\bak\b|grant|client"
    r"|令牌|密钥|秘钥|凭证|凭据|签名|密码|口令|票据|证书)"
)
"""Words for a caller's credentials."""

_INPUT_WORDS: Final = r"(?:param(?:eter)?s?|arguments?|fields?|attributes?|inputs?|headers?|propert(?:y|ies)|mandatory|required|参数|入参|字段|属性|必填项|必填)"
"""A part of what the caller sent."""

_ABSENT_WORDS: Final = r"(?:not[ _]?(?:found|exists?|given|provided|specified|set|present|supplied)|missing|absent|empty|null|blank|不存在|未找到|为空|缺失|缺少|没有|未传|未填)"
_WRONG_WORDS: Final = (
    r"(?:invalid|illegal|incorrect|wrong|bad|malformed|mismatch(?:ed)?|unrecogni[sz]ed|expired|revoked|disabled|rejected|not valid|no longer|do(?:es)? ?not ?match|error|fail(?:ed|ure)?"
    r"|过期|失效|无效|错误|有误|非法|不合法|不正确|不匹配|不一致|不对)"
)
_LINK_WORDS: Final = r"[ _'\"“”‘’-]{0,3}(?:(?:is|was|are|were|has|have|been|[A-Za-z0-9.#]{1,24})[ _'\"“”‘’-]{1,3}){0,5}?(?:[\u4e00-\u9fff]{1,4}?)?"
"""At most a few words between two that belong together."""

_CALL_WORDS: Final = r"(?:requests?|api|calls?|access|quer(?:y|ies)|usage|frequency|throughput|flow|rate|visits?|hourly|daily|monthly|per (?:second|minute|hour|day)|(?:this|a|each|every) (?:second|minute|hour|day|month))"
_LIMIT_WORDS: Final = r"(?:limit(?:ed|s|ation)?\b|exceed\w*|exhaust\w*|used up|too (?:high|fast|many|frequent)|allowance|threshold)"


# In order, first match wins: "rate limit exceeded for this user" is about the rate, "user not found" about the user.
_WORDS_BY_CODE: Final = (
    ("invalid_arguments", (
        r"unprocessable|\bto be of type\b|type ?mismatch|输入(?:错误|有误|不)|syntax ?error|parse error|compilation error|unexpected token|expected one of|\b(?:column|identifier|operator|function|attribute)\b \S{1,60} (?:does not exist|not found|is unknown|is ambiguous)"
        r"|undefined ?(?:column|table|function|object)|语法错误|解析(?:错误|失败|异常)")),
    ("permission_denied", (
        r"(?:authentication|auth|iam|login|credentials?) (?:information|info|header|token)|x-auth-token|valid (?:\w+ ){0,3}(?:key|token|credentials?|session|signature)\b|credentials? (?:is|are|was|were) (?:missing|required|invalid)|(?:not|n't) (?:been )?(?:authori[sz]ed|allowed|permitted)\b|higher privileges|not subscribed to|not allow to access|\bdisallowed\b|noauth|\b(?:user)?sig (?:is |has )?(?:expired|invalid|wrong)|authentication_|authorization_|校验码|认证失败|(?:登[录陆]|会话|session)(?:信息)?(?:已)?(?:丢失|超时|过期|失效)"
        r"|(?:错误的?|无效的?|请求)\W{0,2}key\b|key\W{0,2}(?:错误|无效|为空|不正确|已过期)|\bdeny|\bnot_in_\w+")),
    ("rate_limited", (
        r"\blimit ?exceeded\b|\w*qps|次数(?:已达|达到|超|用[尽完])|触发.{0,8}流控|max (?:rpm|tpm|api)|rate.?limit|too many (?:requests|calls|queries)|throttl|\bquota|\bqps\b|slow[ _]?down|too (?:frequent|fast|often)|concurren\w+ limit|resources?[ _]?exhausted|flow control"
        rf"|\b{_CALL_WORDS} (?:[\w']+ ){{0,3}}{_LIMIT_WORDS}|\b{_LIMIT_WORDS} (?:[\w']+ ){{0,3}}{_CALL_WORDS}\b|over (?:\w+ )?limit|(?:run|ran) out of (?:\w+ ){{0,2}}(?:calls|requests|credits)"
        r"|limit of (?:\w+ ){0,2}(?:requests|calls|credits)|次数不足(?!\d)|flow limiting|request volume|freq(?:uency)? control|_frequently_|限流|流控|频繁|频率|频次|配额|超限|限制访问|请求数|过快|并发|(?:发送|推送|消息)(?:量|总量|条数|次数).{0,8}(?:超限|上限|限制)|(?:调用|访问|请求|查询|使用)(?:次数|量|总数)"
        r"|每(?:秒|分钟|小时|天|日)最多|(?:调用|访问|请求|每[秒分天日月时小])[^，。,;；]{0,10}(?:上限|限制|限额)")),
    ("timeout", r"\btime[sd]?[ _-]?out\b|timeouterror|deadline.?exceeded|超时"),
    ("state_conflict", (
        r"duplicate|conflict\b|idempoten\w+|already (?:exists|taken|in use|registered|been)|\brepeat(?:ed)?\b|重复|冲突|已(?:经)?(?:存在|被?占用|被?使用|被?注册)|failed precondition|\baborted\b"
        r"|(?:invalid|incorrect|illegal|wrong|unexpected|bad) (?:\w+ ){0,2}(?:state|status)\b(?! code)|\b(?:state|status) (?:is )?(?:invalid|illegal|incorrect|wrong|not allowed)|condition(?:al)? (?:check )?(?:failed|not met)|dependency violation|状态(?:不|异常|错误|有误|已)")),
    ("invalid_arguments", (
        rf"{_INPUT_WORDS}{_LINK_WORDS}{_ABSENT_WORDS}|(?:missing|缺少|缺失)[ _-]?(?:the )?(?:required|mandatory)|(?:missing|缺少){_LINK_WORDS}{_INPUT_WORDS}|can't be blank"
        r"|\bmissing (?!.{0,24}(?:token|auth|credential|api[ _-]?key|access[ _-]?key|session|login|permission))\w+|argument null")),
    ("permission_denied", (
        rf"{_CREDENTIAL_WORDS}{_LINK_WORDS}{_WRONG_WORDS}|{_WRONG_WORDS}{_LINK_WORDS}{_CREDENTIAL_WORDS}"
        r"|(?:access|api|app|secret)[ _-]?(?:key|token|id)(?:[ _-]?id)?[ _]{0,2}(?:is |was )?not[ _]?(?:found|exists?)|secret id ?not ?found|(?:密钥|令牌|凭证|签名)(?:不存在|未找到)"
        r"|(?:invalid|unrecogni[sz]ed|unknown) (?:\w+ )?(?:client|user ?name or password|app ?key|ak\b)|(?:无效|非法|错误)的? ?(?:app|access|api)[ _-]?(?:key|id|token)")),
    ("not_found", (
        r"not[ _]?(?:found|exists?)\b|\bno[ _](?:matching|records?)\b|\b(?:manifest|name|blob|object|entity|key|record|topic|tag|symbol)[ _]unknown\b|(?:can|could) ?not be (?:found|located)|unable to locate|contains 0 rows|啥都木有|wasn't found|no such (?:file|\w+)|does(?: not|n't) exist|no \w+ (?:was |were )?found|could ?(?:not|n't) (?:be )?f(?:i|ou)nd|can ?(?:not|'t) find"
        r"|\bno (?:\w+ ){1,4}(?:of this|with this|by this|of that|with that|matching|is registered|is published)|unable to find|there is no|\bgone\b"
        r"|unknown (?:user|order|id|key|symbol|method|command|index|table|city|resource|endpoint|route)|\bnosuch\w+|command not found|未找到|找不到|不存在|无此|查无|查询不到|未查询到|没有(?:这个|该|此|找到|对应)|已(?:被)?删除")),
    ("permission_denied", (
        r"permission|forbidden|unauthori[sz]ed|unauthenticated|\boauth|\bauth(?:entication|enticate|orization)?\b(?! server)|authoriz|\bno[ _]?auth\b|auth[ _]?failure"
        r"|not (?:currently )?(?:authenticated|authori[sz]ed|logged|allowed to|signed)|n't (?:been )?(?:authenticated|authori[sz]ed)|\blogged in\b|(?:don't|do not) have access|no user is (?:currently )?logged|access.?denied|request.?denied|log ?in\b|sign(?:ed)? in\b|credential|\bsignature|insufficient.?(?:scope|privilege)"
        r"|(?:invalid|illegal|expired|incorrect|bad|wrong|missing|no|revoked)[_ -](?:\w+[_ -]){0,2}(?:grant|token|auth|session|(?:user |api |app ?|access ?|service )?key\b|login)"
        r"|(?:session|key) ?(?:is |was |has |have )?(?:been )?(?:not valid|no longer|invalid|expired|ended|revoked|incorrect|wrong|missing|disabled|过期|失效|无效|错误|不合法|不正确|已)"
        r"|(?:account|user|app|application) (?:is |was |has been )?(?:disabled|suspended|banned|blocked|locked)|\bip.{0,12}(?:whitelist|allowlist|not allowed)"
        r"|wrongpass|\bnoperm\b|没有权限|无权|权限|未登录|(?:未注册|未签约|未备案)(?:$|[。（(\[])|登[录陆]|未授权|授权|鉴权|认证|禁止访问|禁用|封禁|冻结|签名|验签|令牌|凭证|密钥|白名单")),
    ("upstream_error", (
        r"(?:currently|still) (?:loading|starting|initiali[sz]ing|booting)|internal (?:server )?(?:error|failure)|^internal$|bad gateway|(?:service|server|temporarily|currently) (?:is )?(?:temporarily |currently )?(?:unavailable|overloaded|busy|down)|temporarily|no connection"
        r"|connection ?(?:refused|reset|error|failed)|network (?:is )?(?:error|unreachable|failed)|upstream|overload\w*|vault is sealed|\bbusy\b|\bunavailable|(?:service|is) not available|maintenance|shutting down|starting up"
        r"|\bsystem ?(?:error|busy)|\bunable to (?:communicate|connect)|\b(?:is |device )offline\b|\b(?:db|database|backend) (?:error|failure)|\bclusterdown\b|\bloading\b|data loss|service (?:currently )?(?:unavailable|unreachable)"
        r"|日切|暂停(?:受理|服务|交易)|系统.{0,4}(?:出错|异常|错误)|服务(?:暂)?不可用|(?:系统|服务器?|网络|内部|后端|后台|数据库)(?:服务)?(?:错误|异常|繁忙|维护|故障|出错|开小差)|连接失败|繁忙|维护中|稍[后候]|开小差")),
    ("invalid_arguments", (
        r"\b(?:a|the) valid\b|not (?:a )?valid\b|must specify|(?:unable to|could not|cannot) (?:verify|parse|process|validate)|param(?:eter)?s? \w+ (?:error|invalid)|invalid[ _](?:syntax|arguments?\b|params?\b|parameter|input|characters?|value|type|format|request|json|id\b)|bad request|illegal|unexpected keyword|out[ _]?of[ _]?range|range input"
        r"|validation ?(?:error|failed|exception)|(?:is|are|was|were|field|value) (?:required|missing|blank|empty)|\brequired\b|(?:can ?not|can't|must not|may not|should not) be (?:blank|empty|null)|cannot parse|could not parse|malformed|pars(?:e|ing) (?:error|exception)"
        r"|(?:must|should|ha[sv]e? to|needs? to) be (?:a|an|one|of|in|between|either|before|after|positive|greater|less|at least|at most)\b|positional argument|not (?:defined|supported|callable)|unsupported|\bunknown (?:query|field|param\w*|argument|column|variable)|must be (?:set|specified|provided|supplied|given|included|numeric|unique)\b|\berror parsing\b|\bbad value\b|不能[早晚大小多少]于|undefined field"
        r"|unexpected (?:indent|eof|character|token)|unterminated|format error|do(?:es)? not match|too (?:long|short|large|small|big|high|low)\b|(?:param(?:eter)?s?|arguments?) ?(?:error|invalid|illegal)"
        r"|参数|字段|格式|无效|不合法|非法|不[能可得]为空|必填|必须[大小为是在]|缺少|没有?填|未填|不正确|超出范围|长度|过长|过短|过大")),
    ("state_conflict", (
        r"already|declined|not ?enough|insufficient|exceed|cannot be|can ?not |can't |must be"
        r"|should (?:be|match)|needs? to be|does not (?:add up|match)|not available|out of stock|expired|too many"
        r"|less than|locked|(?:has )?closed?\b|\wpaid\b|\bsold ?out|\w exists\b|changed by|余额不[足够]|欠费|余票不足|库存不[足够]|已(?:取消|过期|关闭|支付|结束|完成|退款|下架|售罄)|状态")),
    ("permission_denied", r"(?:\b(?:access|api|refresh|bearer|session)[ _]?(?:token|key)|\b(?:token|jwt|api.?key|app.?key|appid|password|sign)\b)(?! ?[=:])|not allowed|no access(?=\s*(?:$|[^\s\w])| (?:to|for|rights?|permissions?|granted|token|key|allowed)\b)|身份|未开通|签名|密码"),
    ("upstream_error", r"unavailable|temporar|try again|not ready|(?:no|healthy) upstream|backend|重试|升级中|维护"),
    ("not_found", r"\bno (?:\w+ ){0,3}(?:found|exists?|matches?)\b|has been (?:removed|deleted)|unknown (?!error)\w+|未(?:查到|发现)|^no data\b|nothing found|unable to geocode|not a recogni[sz]ed|无(?:数据|结果|记录)|没有.{1,8}(?:记录|数据|订单|用户|文件|地址)"),
    ("state_conflict", r"\bin use\b|\btaken\b|stale|mismatch|modified|占用|同名|重名"),
    ("invalid_arguments", r"\b(?:invalid|incorrect|malformed|missing|must|unexpected|required|illegal|wrong|empty|blank)\b|不支持|有误|为空|请(?:输入|填写|提供|检查)"),
)  # fmt: skip
"""In order, first match wins: "rate limit exceeded for this user" is about the rate, "user not found" about the user."""

_PATTERNS_BY_CODE: Final = tuple((code, LazyPattern(words)) for code, words in _WORDS_BY_CODE)
_MAX_HEAD_CHARS: Final = 400
"""Characters of a text that are classified; the rest is detail."""

_GENERAL_CODE: Final = LazyPattern(
    r"(?:isv |isp )?(?:invalid request|bad request|unknown|api|general|business|runtime|request|validation|exception|fail)?(?: ?(?:error|failed|failure|exception))?",
    re.IGNORECASE,
)
"""Codes that a vendor uses for many failures: the words beside them say more."""

SUCCESS_WORDS: Final = frozenset(
    {"ok", "success", "succeeded", "successful", "sucess", "done", "completed", "complete", "0", "00", "000", "0000", "00000",
     "200", "true", "none", "null", "", "no error", "noerror", "成功", "操作成功", "请求成功", "正常"}
)  # fmt: skip
"""Words and codes that mean success, lower case."""

FAILURE_WORDS: Final = frozenset(
    {"error", "err", "fail", "failed", "failure", "fatal", "exception", "timeout", "timed_out", "timedout", "denied",
     "unauthorized", "forbidden", "not_found", "notfound", "invalid", "rejected_request", "internal_error",
     "错误", "失败", "异常", "超时"}
)  # fmt: skip
"""Values of a status field that mean failure, lower case."""

BARE_FAILURE: Final = LazyPattern(
    r"\s*[\"'(\[]?(?:(?:the )?(?:service|server|system|site)? ?(?:is )?(?:temporarily |currently )?(?:unavailable|overloaded|busy)|invalid (?:id|key|token|objectid|app key|request|credentials|parameters?)|(?:the )?(?:request|operation|connection|call|read|gateway)? ?(?:time[sd]?[ -]?out|timed out)"
    r"|(?:an )?(?:internal |unknown |unexpected |system |server )*error(?: occurred)?|internal server error|service unavailable|bad gateway"
    r"|gateway timeout|too many requests|rate (?:limit(?:ed| exceeded)?|exceeded)|unauthori[sz]ed|forbidden|access denied|permission denied|bad request"
    r"|connection ?(?:refused|reset|failed|error)|(?:\w+error|\w*exception)"
    r"|(?:请求|操作|查询|连接|系统|网络|服务)?(?:超时|失败|出错|错误|异常|繁忙)|没有权限|无权限|权限不足)[\"')\].!,。，！]{0,2}(?: ?please (?:try again|retry)[^.\n]{0,30}\.?)?\s*",
    re.IGNORECASE,
)
"""A whole text that says only that something failed."""


_CODE_BY_VENDOR_NUMBER: Final = {
    **dict.fromkeys(("-32600", "-32602", "-32700"), "invalid_arguments"),
    "-32601": "not_found",
    **dict.fromkeys(("40001", "40014", "40029", "40125", "40163", "40164", "41001", "42001", "42002", "42007", "48001", "50001", "50002", "61004"),
        "permission_denied"),  # WeChat, WeCom, DingTalk
    **dict.fromkeys(("45009", "45011", "45047", "45033"), "rate_limited"),
    **dict.fromkeys(("40003", "40013", "40035", "44002", "47001"), "invalid_arguments"),
    **dict.fromkeys(("99991661", "99991663", "99991664", "99991665", "99991668", "99991671", "99991672", "99991679"), "permission_denied"),  # Feishu
    "99991400": "rate_limited",
    **dict.fromkeys(("21314", "21315", "21316", "21317", "21319", "21327", "21332"), "permission_denied"),  # Weibo
    **dict.fromkeys(("10022", "10023", "10024"), "rate_limited"),
    **dict.fromkeys(("52003", "54001", "58000"), "permission_denied"),  # Baidu Translate
    **dict.fromkeys(("54003", "54005"), "rate_limited"),
    **dict.fromkeys(("216100", "216101", "216102", "216103", "216200", "216201", "216202"), "invalid_arguments"),  # Baidu AI Cloud
    "20003": "permission_denied", "20404": "not_found", "20429": "rate_limited",  # Twilio
}  # fmt: skip
"""Documented numbers of vendors, used where their words are unclear."""


_REFUSAL_CODES: Final = ("permission_denied", "rate_limited", "not_found")
_REFUSAL_PREFIXES: Final = (
    "invalid ",
    "missing required",
    "missing or invalid",
    "unsupported ",
    "bad request",
    "malformed ",
    "illegal ",
    "internal server error",
    "service unavailable",
    "conflict",
    "validation failed",
    "duplicate ",
)
_STATED_DUPLICATE: Final = LazyPattern(r"duplicate of\b")
"""A thing that was found to be the same as another, not a refusal of one."""

"""Beginnings of messages that never describe a success."""

_CONFLICT: Final = LazyPattern(
    r"already (?:exists|in use|taken|registered)|已(?:经)?存在|重复提交|不[能可]重复"
)
_WRONG_PART: Final = LazyPattern(
    r"(?:the |your )?(?:supplied |given |provided )?(?:request(?: body| payload| uri)?|param(?:eter)?s?|arguments?|inputs?|[\w.'\"`-]{1,40} (?:param(?:eter)?|field|argument|header|attribute|property))(?: [\w.'\"`-]{1,40}){0,2} (?:is|are|was|were) "
    r"(?:(?:invalid|missing|required|not valid|malformed|incorrect|empty|not supported|unsupported)|not a valid [\w -]{1,30})|(?:the )?(?:size|price|amount|quantity|value|length|name|password|file|request|limit|range|query|text|input) (?:is|was) too (?:small|large|short|long|big|high|low)|[^，。,\s]{0,12}(?:参数|字段|入参)[^，。,\s]{0,12}(?:错误|有误|不能为空|不合法|无效|缺失)|[\w\u4e00-\u9fff]{1,16} ?不能为空"
)
"""A sentence about a part of the request that is wrong."""

_GATEWAY_REFUSAL: Final = LazyPattern(
    r"please (?:supply|provide|include|enter|specify|pass) .{0,40}\b(?:token|(?:api|access|auth)[ _-]?key|credentials)\b|you are not subscribed to this api|no route matched with those values|no api key found in request|no query results for model|no cluster leader$|no [\w ]{1,30} matches the given query|too many (?:attempts|connections)$|you must (?:first )?(?:log ?in|be logged in|sign in|authenticate)(?: first| to (?:continue|do this|access \w+ \w+))?$|json parse error -"
    r"|value for '[^']{1,40}' not supported|pull access denied|(?:param(?:eter)?s?|arguments?) (?:is |are )?(?:invalid|error|missing)$|[a-z][a-z0-9_]{1,20} ?(?:不合法|不能为空|非法)$|lost connection to \w+ server"
)
"""What gateways and frameworks (Kong, Laravel, Django REST framework, Docker, DeepL) answer by default, lower case."""

_FIRST_SENTENCE: Final = LazyPattern(r"[^.!。！\n]{1,160}(?:[.!][\w(][^.!。！\n]{0,80}){0,3}")
_MAX_REFUSAL_CHARS: Final = 320


def is_refusal_text(text: str) -> bool:
    """Return whether words alone are clearly a refusal: by their first sentence, where they are no longer text."""
    if len(text) > _MAX_REFUSAL_CHARS or "?" in text or "？" in text:
        return False
    if BARE_FAILURE.fullmatch(text):
        return True
    first = _FIRST_SENTENCE.match(text.strip())
    lower = first[0].lower() if first is not None else ""
    if _GATEWAY_REFUSAL.match(lower):
        return True
    if not lower or len(lower) > (80 if lower.isascii() else 40) or _DESCRIBES.search(lower):
        return False
    if _SETTLED.search(lower) or not _NEGATION.search(lower):
        return False
    meaning = classify_failure(lower)
    return _is_refusal_of(meaning, lower)


def is_negative(text: str) -> bool:
    """Return whether the text states that a request was not fulfilled, and reports no completed action."""
    lower = text[:_MAX_HEAD_CHARS].lower()
    return _NEGATION.search(lower) is not None and _SETTLED.search(lower) is None


def _is_refusal_of(meaning: str, sentence: str) -> bool:
    """Return whether a sentence of this class is a refusal, not a statement about the world."""
    if meaning in _REFUSAL_CODES:
        return not sentence.startswith("no ") or sentence.startswith(("no such ", "no http resource "))
    if _STATED_DUPLICATE.match(sentence):
        return False
    if meaning in _OUTAGE_CODES:
        return len(sentence) <= _MAX_OUTAGE_CHARS
    begins = sentence.startswith(_REFUSAL_PREFIXES) or _CONFLICT.search(sentence) is not None
    begins = begins or _WRONG_PART.fullmatch(sentence.strip()) is not None
    return meaning != "tool_failed" and begins


_OUTAGE_CODES: Final = ("timeout", "upstream_error")
_MAX_OUTAGE_CHARS: Final = 60
_NEGATION: Final = LazyPattern(
    r"\b(?:no|not|nor|never|without|cannot|can't|unable|unknown|over|bad|wrong|too)\b|n't\b|deni|deny|invalid|illegal|forbid|unauth|expire|missing|fail|exceed|reach|throttl|refus|reject|revok|requir"
    r"|incorrect|malformed|unsupported|unavailable|timed? ?-?out|error|blocked|disabled|suspended|banned|exhaust|mismatch|conflict|duplicate|already|overload|busy|maintenance|down\b|reset|limit(?:ed|s? reached)?$|slow down|declin|wait"
    r"|无|未|不|没|欠|暂停|请先|需要?先|错|失|过期|超|禁|拒|频繁|上限|繁忙|异常|缺|重复|已存在|已被|冻结|维护|非法|限流|流控"
)
"""Signs that something did not go as asked: the topic alone, as in "permission granted", is no refusal."""

_ACTION_REPORT: Final = (
    r"(?<!\bbeen )(?<!\bwas )(?<!\bis )(?<!\bwere )(?<!\bare )\b(?:removed|deleted|skipped|ignored|merged|cleared|opened|notified|turned (?:on|off)|password reset)\b"
    r"|^(?!(?:the |this |your |an? )|.{0,30}\b(?:token|key|session|credentials?|is|was|has|have|been|are|were)\b)[\w. '-]{1,30} (?:disabled|blocked|banned|revoked|locked|suspended)\b(?! (?:by|due|because|for|until|after|in)\b)[ .!]*$|^已(?:禁用|停用|封禁|冻结|撤销|移除|删除|拉黑|忽略|跳过)(?:了)?[^，,]"
)
"""Reports of completed actions on wrong or unwanted things, which are no failures: invalid rows skipped, user blocked."""

_SETTLED: Final = LazyPattern(
    r"\b(?:granted|succeed\w*|success\w*|enabled|approved|updated|created|saved|sent|set to|resolved|restored|issued|completed?|found \d)\b|成功|已(?:更新|保存|发送|创建|恢复|授权)|无.{0,6}(?:记录|数据|结果|异常|风险)|未(?:发现|见|检出).{0,4}(?:异常|问题|风险|错误|记录)|(?:没有?|未)(?:找|查|搜索|检索)到.{0,3}(?:符合|满足|匹配|相关|更多)|不存在(?:异常|问题|风险|违规|冲突|重复)"
    rf"|{_ACTION_REPORT}"
    r"|\bno (?:errors|conflicts|issues|problems)\b|\(\d{4}\)"
    r"|(?<!connection )\bhas been (?:re-?set|changed|verified|confirmed|added|queued|scheduled)\b|已(?:重置|修改|变更)|无需|^不需|已处理|\b(?:were|was) (?:skipped|ignored)\b|黑名单中不|可以使用|\bclosed as\b"
)

_DESCRIBES: Final = LazyPattern(
    r"^(?:how|why|when|if|what|where|to|for|note|tip|see|use|this (?:page|article|guide|document))\b|\b(?:errors|means|mean|indicates|occurs?|usually|typically|example)\b|如果|表示|意味|是指|说明|示例|教程"
)
"""Words of texts about failures."""


def classify_failure(text: str = "", *, status: int | None = None, code: Any = None) -> str:
    """Return our code for an upstream's failure: by HTTP status, else by its own code, else by its words."""
    words = _split_code_words(code) if isinstance(code, str) else ""
    named = "" if _GENERAL_CODE.fullmatch(words) else _classify_text(words)
    status = _parse_http_status(code) if status is None else status
    if status is not None and status in _CODE_BY_HTTP_STATUS:
        limited = status == 403 and "rate_limited" in (named, _classify_text(text))
        said = (
            (named or _classify_text(text)) if status == 400 else ""
        )  # many APIs answer every error with 400
        return "rate_limited" if limited else said or _CODE_BY_HTTP_STATUS[status]
    meaning = (
        named or _classify_text(text) or _classify_text(words) or _CODE_BY_VENDOR_NUMBER.get(str(code), "")
    )
    return meaning or ("upstream_error" if status is not None and 500 <= status <= 599 else "tool_failed")


def _parse_http_status(code: Any) -> int | None:
    """Return a vendor's code that is an HTTP status, ``401`` or ``"401"``."""
    digits = str(code) if isinstance(code, str | int) else ""
    return (
        int(digits)
        if len(digits) == 3 and digits.isascii() and digits.isdigit() and digits[0] in "45"
        else None
    )


def _classify_text(text: str) -> str:
    """Return the code for a text, "" where it is unclear."""
    head = text[:_MAX_HEAD_CHARS].lower()
    return (
        next((meaning for meaning, pattern in _PATTERNS_BY_CODE if pattern.search(head)), "") if head else ""
    )


def _split_code_words(code: str) -> str:
    """Split ``ORDER_NOT_FOUND`` and ``orderNotFound`` into words."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|[_./:-]", " ", code[:100]).strip()
