"""What error words mean: which code of ours a status, a code or a sentence of somebody else's stands for.

May not know where the words come from. Conservative: what is not clearly one of these is ``tool_failed``.
"""

import re
from typing import Any, Final

_HTTP: Final = {
    400: "invalid_arguments", 401: "permission_denied", 403: "permission_denied", 404: "not_found", 405: "invalid_arguments",
    408: "timeout", 409: "state_conflict", 410: "not_found", 412: "state_conflict", 415: "invalid_arguments",
    422: "invalid_arguments", 423: "state_conflict", 429: "rate_limited", 501: "tool_failed", 504: "timeout",
}  # fmt: skip

# In order, first match wins: "rate limit exceeded for this user" is about the rate, "user not found" about the user.
_SPOKEN: Final = {
    "rate_limited": r"rate.?limit|too many requests|throttl|quota exceeded|限流|请求过于频繁|频率|超出配额",
    "timeout": r"\btime[sd]?[ _-]?out\b|timeouterror|deadline.?exceeded|超时",
    "not_found": r"not[ _]?found\b|no such (?:file|\w+)|does(?: not|n't) exist|no \w+ (?:was |were )?found"
    r"|unknown (?:user|order|id|key|symbol)|\bnosuch\w+|未找到|找不到|不存在|无此",
    "permission_denied": r"permission|forbidden|unauthori[sz]ed|unauthenticated"
    r"|not (?:authenticated|authori[sz]ed|logged|allowed to)|access.?denied|log ?in|no user is currently logged|credential"
    r"|invalid[_ -](?:grant|client|token|auth|session|(?:user |api )?key\b)|没有权限|无权|权限不足|未登录|未授权|禁止访问",
    "upstream_error": r"internal (?:server )?error|bad gateway|service unavailable|temporarily unavailable|no connection"
    r"|connection ?(?:refused|reset|error|failed)|network (?:is )?(?:error|unreachable|failed)|upstream"
    r"|服务不可用|系统(?:错误|异常|繁忙)|网络错误|连接失败",
    "invalid_arguments": r"invalid (?:syntax|arguments?\b|params?\b|parameter|input|characters?|value|type|format|request|json)|bad request"
    r"|validation (?:error|failed)|missing (?:required|\d)|unexpected keyword|is required\b|cannot parse|could not parse|malformed"
    r"|must be (?:a|an|one|of|in|between|either|positive)\b|positional argument|not (?:defined|supported|callable)|unsupported"
    r"|unexpected (?:indent|eof|character)|unterminated|参数|格式错误|无效",
    "state_conflict": r"already|conflict|not enough|insufficient|exceed|cannot be|can ?not |can't |must be"
    r"|should (?:be|match)|needs? to be|does not (?:add up|match)|not available|out of stock|expired|too many|non-\w+ order"
    r"|less than|above the|locked|closed|\w+ exists|余额不足|库存不足|已(?:存在|取消|过期|关闭)|状态",
}
_MEANINGS: Final = tuple((code, re.compile(words, re.IGNORECASE)) for code, words in _SPOKEN.items())

SUCCESS_WORDS: Final = frozenset(
    {"ok", "success", "succeeded", "successful", "sucess", "done", "completed", "complete", "0", "00", "000", "0000", "00000",
     "200", "true", "none", "null", "", "no error", "noerror", "成功", "操作成功", "请求成功", "正常"}
)  # fmt: skip
"""Words and codes that say "fine", lower case."""

FAILURE_WORDS: Final = frozenset(
    {"error", "err", "fail", "failed", "failure", "fatal", "exception", "timeout", "timed_out", "timedout", "denied",
     "unauthorized", "forbidden", "not_found", "notfound", "invalid", "rejected_request", "internal_error",
     "错误", "失败", "异常", "超时"}
)  # fmt: skip
"""Values of a status field that say "wrong", lower case."""

BARE: Final = re.compile(
    r"\s*[\"'(\[]?(?:(?:the )?(?:request|operation|connection|call|read|gateway)? ?(?:time[sd]?[ -]?out|timed out)"
    r"|(?:an )?(?:internal |unknown |unexpected |system |server )*error(?: occurred)?|internal server error|service unavailable|bad gateway"
    r"|gateway timeout|too many requests|rate limit(?:ed| exceeded)?|unauthori[sz]ed|forbidden|access denied|permission denied|bad request"
    r"|connection ?(?:refused|reset|failed|error)|(?:\w+error|\w*exception)"
    r"|(?:请求|操作|查询|连接|系统|网络|服务)?(?:超时|失败|出错|错误|异常|繁忙)|没有权限|无权限|权限不足)[\"')\].!。！]?\s*",
    re.IGNORECASE,
)
"""A whole text that says nothing but that something is wrong."""


def classify(text: str = "", *, status: int | None = None, code: Any = None) -> str:
    """Our code for somebody else's failure: by HTTP status, else by its own code, else by its words."""
    if status is not None and status in _HTTP:
        return _HTTP[status]
    spoken = f"{_spaced(code)} {text[:600]}" if isinstance(code, str) else text[:600]
    for meaning, pattern in _MEANINGS:
        if pattern.search(spoken):
            return meaning
    return "upstream_error" if status is not None and 500 <= status <= 599 else "tool_failed"


def _spaced(code: str) -> str:
    """``ORDER_NOT_FOUND`` and ``orderNotFound`` as words."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", code[:100]).replace("_", " ").replace("-", " ")
