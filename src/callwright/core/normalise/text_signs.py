"""Signs of failure in a text that is the whole return value. May not know JSON: that is handled elsewhere.

All patterns examine a bounded prefix, so a long document costs no more than a short one.
"""

import re
from typing import Final

from callwright.core.normalise.failure_sign import RecogniserMatch
from callwright.core.normalise.failure_words import BARE_FAILURE
from callwright.core.normalise.lazy_pattern import LazyPattern

_MAX_HEAD_CHARS: Final = 400
_MAX_PAGE_CHARS: Final = 2_000
_MAX_SHORT_CHARS: Final = 1_500
"""A longer text that begins with an error may be a log or an article: it is a weaker sign."""

_TRACEBACK: Final = LazyPattern(r"\s*Traceback \(most recent call last\)")
_ERROR_PREFIX: Final = LazyPattern(
    r"\s*[\[<*#(❌⚠️ ]{0,4}(?:"
    r"(?:fatal |internal |unexpected |unknown |runtime |api |tool |http |server |execution |validation |system |database )?(?:error|exception)"
    r"(?: \[?(?-i:[A-Z0-9_.-]{1,30})\]?| \(?\d{3}\)?| (?:while|when|executing|calling|invoking|running|processing|fetching|reading|writing|parsing|loading|getting"
    r"|creating|updating|deleting|sending|connecting|retrieving|querying|searching|opening|saving|performing|accessing)\b[^:\n]{0,60}| (?:during|in|from|at|on|with|code) [^:\n]{0,60}"
    r"| occurred[^:\n]{0,40})?"
    r"|(?:[A-Za-z_]\w*\.){0,6}[A-Z]\w{0,60}(?:Error|Exception|Failure|Fault|Timeout)(?: \[[^\]\n]{0,40}\])?"
    r"|fatal|panic|failed|failure|err"
    r")[\])>*]{0,3}\s*[:：]",
    re.IGNORECASE,
)
_ERROR_CONSTRUCTOR: Final = LazyPattern(r"\s*(?:[A-Za-z_]\w*\.){0,6}[A-Z]\w{0,60}(?:Error|Exception)\(")
_ZH_ERROR_PREFIX: Final = LazyPattern(
    r"\s*[【\[❌⚠️ ]{0,3}(?:发生|出现|系统|内部|请求|操作|查询|调用|执行|连接|网络|服务|服务器|参数|接口|工具|数据库){0,3}(?:错误|出错|异常|失败|超时|报错)(?:信息|代码)?[】\]]?\s*(?:[:：,，]|[（(]\d)"
)
_ZH_WHOLE_TEXT: Final = LazyPattern(
    r"\s*[^\s。，,:：]{0,10}(?:失败|超时|出错|不可用|系统繁忙)[。！!]?(?:请(?:稍后|重新)[^。]{0,10}[。！!]?)?\s*"
    r"|\s*[^\s。，,:：]{0,10}(?:失败|超时|出错|异常|不可用|繁忙|频繁|开小差了?|已过期|已失效|无响应)[，,。！! ]{1,2}请(?:您)?(?:稍[后候]|重新|先?登[录陆]|检查|联系)[^。]{0,12}[。！!]?\s*"
)
_HTML_ERROR_TITLE: Final = LazyPattern(
    r"<(?:title|h1)[^>]{0,80}>\s*(?:(?:http |error |http状态 |http status (?=\d{3}(?: [–-]|\s*<))|[\w.-]{1,80} \| (?=\d{3}: ))?(?P<status>[45]\d\d)\b|error\s*</title>|just a moment\.\.\.|attention required! \| cloudflare|bandwidth limit exceeded|wordpress (?:&rsaquo;|›) error|(?:bad gateway|not found|service (?:temporarily )?unavailable|forbidden|access denied"
    r"|internal server error|gateway time-?out|bad request|unauthorized|too many requests)\b)",
    re.IGNORECASE,
)
_STATUS_PHRASES: Final = (
    r"Bad Request|Unauthorized|Forbidden|Not Found|Method Not Allowed|Request Timeout|Conflict|Gone|Unprocessable|Too Many Requests|Internal Server Error"
    r"|Not Implemented|Bad Gateway|Service Unavailable|Gateway Time-?out|Client Error|Server Error"
)
_STATUS_LINE: Final = LazyPattern(
    rf"\s*(?:HTTP(?:/\d(?:\.\d)?)?\s*(?:status|error|code)?\s*:?\s*(?P<a>[45]\d\d)\b(?! (?:means|is|are|stands|indicates|errors?|was|responses?|表示|是|意味)\b)|(?:status(?: code)?|error code)\s*[:=]?\s*(?P<b>[45]\d\d)\b|error (?P<d>[45]\d\d) (?:Backend fetch failed|{_STATUS_PHRASES})\s*$|(?P<c>[45]\d\d)[\s:-]{{1,3}}(?:{_STATUS_PHRASES})\b)",
    re.IGNORECASE,
)
_REQUESTED_ABSENT: Final = LazyPattern(
    r"\s*(?:sorry, )?(?:the )?requested (?:resource|url|page|object|item|record|file|endpoint|document|entity)\b[^\n]{0,80}\b(?:not (?:be )?found|not exist|n't exist|no longer)\b[^\n]{0,40}",
    re.IGNORECASE,
)
_WHOLE_ABSENCE: Final = LazyPattern(
    r"\s*(?:the |that )?[A-Za-z]{2,20}(?: [a-z]{2,20})? (?:was )?not found[.!]?\s*"
)
_COUNTED_REFUSALS: Final = LazyPattern(
    r"[^\n:]{1,60}?(?:: ?(?:none\b|nil\b|0\b|\d+ (?:events?|attempts?|times|incidents?|cases?|occurrences?|alerts?)\b)| (?:by|for) \d+ )",
    re.IGNORECASE,
)
"""Texts that count refusals, and are none: access denied: 14 events."""

_REFUSAL_HEAD: Final = LazyPattern(
    r"\s*(?:unauthori[sz]ed(?: request)?|authentication (?:failed|required|error)|bad or missing authentication|error processing (?:your )?request|forbidden|access denied|permission denied|rate limit (?:exceeded|reached)|too many requests|invalid (?:json|request|token|api key|credentials|arguments?|parameters?)(?: payload)?(?: received)?|missing required \w+"
    r"|upstream (?:connect error|request timeout|connection)[^\n]{0,40}|no healthy upstream|default backend - 404|service (?:temporarily )?unavailable|bad gateway|gateway time-?out|internal server error"
    r"|(?:the )?(?:request|connection|operation) (?:time[d ]? ?out(?: after [\d.]{1,9} ?m?s\b)?|refused|reset)|bad api request(?=:)|invalid (?:\w{2,20} )?(?:token|api[ _]key)(?=\s*$))\s*(?:$|[:,.;!\n(–-]| (?:for|to|in|by|while|after|please) )"
    r"|\s*(?:抱歉|对不起)?[，, ]?(?:您|你|当前用户|该用户|用户)?(?:没有|无|暂无)(?:访问|操作|查看|调用)?权限(?:访问|操作|查看|执行)?[^，。\n]{0,10}[。！!]?\s*$",
    re.IGNORECASE,
)
_FAILED_TO: Final = LazyPattern(
    r"\s*(?:failed to|could not|unable to|an error (?:has )?occurred|something went wrong)\b", re.IGNORECASE
)
_ERROR_REPR: Final = LazyPattern(r"\s*\[?\{'(?:error|Error|errors|exception|err)': ['\"{\[T]")


def detect_traceback(text: str) -> RecogniserMatch | None:
    """Detect a traceback at the start."""
    return RecogniserMatch(text) if _TRACEBACK.match(text) else None


def detect_error_prefix(text: str) -> RecogniserMatch | None:
    """Detect a text that begins by calling itself an error."""
    head = text[:_MAX_HEAD_CHARS]
    if not (_ERROR_PREFIX.match(head) or _ERROR_CONSTRUCTOR.match(head)):
        return None
    return RecogniserMatch(text, share=1.0 if len(text) <= _MAX_SHORT_CHARS else 0.7)


def detect_zh_prefix(text: str) -> RecogniserMatch | None:
    """Detect the same in Chinese."""
    short = len(text) <= 40 and _ZH_WHOLE_TEXT.fullmatch(text)
    return RecogniserMatch(text) if short or _ZH_ERROR_PREFIX.match(text[:_MAX_HEAD_CHARS]) else None


def detect_html_error(text: str) -> RecogniserMatch | None:
    """Detect an HTML error page."""
    head = text[:_MAX_PAGE_CHARS].lstrip()
    if head[:1] != "<" or not re.match(r"<(?:!doctype html|html|head)", head, re.IGNORECASE):
        return None
    title = _HTML_ERROR_TITLE.search(head)
    return (
        None
        if title is None
        else RecogniserMatch(title[0].rpartition(">")[2], status=_parse_status(title["status"]))
    )


def detect_status_line(text: str) -> RecogniserMatch | None:
    """Detect the status line of an HTTP response as text."""
    match = _STATUS_LINE.match(text[:_MAX_HEAD_CHARS]) if len(text) <= _MAX_SHORT_CHARS else None
    return (
        None
        if match is None
        else RecogniserMatch(text, status=_parse_status(match["a"] or match["b"] or match["c"] or match["d"]))
    )


def detect_bare_word(text: str) -> RecogniserMatch | None:
    """Detect a single word for failure: seed 000 §六."""
    return RecogniserMatch(text) if len(text) <= 90 and text and BARE_FAILURE.fullmatch(text) else None


def detect_error_repr(text: str) -> RecogniserMatch | None:
    """Detect a dict converted by ``str``."""
    return (
        RecogniserMatch(text)
        if len(text) <= _MAX_SHORT_CHARS and _ERROR_REPR.match(text[:_MAX_HEAD_CHARS])
        else None
    )


def detect_failed_to(text: str) -> RecogniserMatch | None:
    """Detect a sentence that begins with the failure; anything longer than a few lines is a report about one."""
    if len(text) > 300:
        return None
    if (_REFUSAL_HEAD.match(text) and not _COUNTED_REFUSALS.match(text)) or _WHOLE_ABSENCE.fullmatch(text):
        return RecogniserMatch(text)
    return RecogniserMatch(text) if _FAILED_TO.match(text) or _REQUESTED_ABSENT.fullmatch(text) else None


_PROGRAM_ERROR: Final = LazyPattern(
    r"(?:NOAUTH|WRONGPASS|NOPERM|WRONGTYPE|ERR|LOADING|READONLY|OOM|MISCONF|CLUSTERDOWN|MASTERDOWN|EXECABORT|NOSCRIPT|BUSYGROUP|BUSYKEY|CROSSSLOT|SERVER_ERROR|CLIENT_ERROR) [a-zA-Z'][^\n]{4}"
    r"|[45]\d\d[ -][45]\.\d\.\d{1,3} |530 (?:Login (?:incorrect|failed|authentication failed)|Not logged|Permission)|Code: \d{1,4}\. DB::Exception|ssh: connect to host |[\w@.-]{1,60}: Permission denied \("
    r"|(?:\w{2,12}: )(?:cannot [^\n]{1,80}|[^\n:]{1,200}): (?:No such file or directory|Permission denied|command not found)$|'[^'\n]{1,80}' is not recognized as an internal or external command"
    r"|make(?:\[\d\])?: \*\*\* |curl: \(\d{1,3}\) |(?:/bin/)?(?:ba|z|da|k)?sh: (?:line )?[^\n]{1,200}: (?:command )?not found\b|(?:/bin/)?(?:ba|z|da|k)?sh: [^\n]{1,200}: No such file"
    r"|ERROR \d{1,5} \([0-9A-Z]{5}\)(?: at line \d{1,9})?: |ORA-\d{5}: (?!(?i:how|what|why|fix|the error|this error))[^\n]{1,200}(?:\n(?:ORA-|Help:|\*|https)[^\n]{0,300}){0,5}$|Msg \d{1,6}, Level \d{1,2}, State \d|SQL\d{4,5}N  |-(?:ERR|NOAUTH|WRONGPASS|NOPERM|WRONGTYPE|MOVED|LOADING|READONLY|OOM) "
    r"|rpc error: code = \w{2,30} desc = |rpc error making call: |Error making API request\.|Unexpected response code: [45]\d\d|No cluster leader\s*$|Error establishing a database connection|unauthorized permission requested$|The deployment could not be found on Vercel|Retry later\s*$|Edge: Too Many Requests|Error=\w{3,40}$|\([12]\d{3}, [\"\'](?:Access denied|Unknown|Table|You have an error|Can\'t|Duplicate|Lost|Column|Data too long)|ODPS-\d{7}:|Code: \d{1,4}, e\.displayText\(\)|Query \d{8}_\w{1,40} failed: |Lost connection to \w+ server|Not Found\s*$|Error from server(?: \(\w{2,40}\))?: |error code: 1\d{3}\s*$|Blocked by Sentinel\b"
    r"|5\d\d (?:No such file|Permission denied|Requested action not taken)|[45]\d\d [45]\.\d\.\d |(?:invalid_payload|invalid_token|user_not_found|channel_not_found|channel_is_archived|action_prohibited|too_many_attachments|no_service(?:_id)?|no_team|team_disabled|no_text|no_active_hooks)$"
    r"|404 page not found\s*$|Virtuoso \d{5} Error |Unauthenticated\s*$|Unknown (?:symbol|auth_key|service|endpoint|method)\b[^\n]{0,60}$"
    r"|(?:The )?(?:supplied |given |provided )?(?:API|access|auth)[ _-]?(?:key|token)(?: provided| supplied)? (?:is|was) (?:not valid|invalid|missing|expired)\.?\s*$|(?:The )?(?:[Uu]ser|[Cc]lient|[Cc]aller) is (?:unauthori[sz]ed|not authori[sz]ed|unauthenticated)\.?\s*$"
    r"|(?:parse|syntax|lexical) error (?:at|near|on) (?:line|position|char)|Error response from daemon: |npm (?:ERR!|error) |系统繁忙[，,。 ]{0,2}请?稍[后候]|网络(?:异常|错误)[，,。 ]{0,2}请(?:稍[后候]|检查|重)"
)


def detect_program_error(text: str) -> RecogniserMatch | None:
    """Detect the error format of a program, from the first character on."""
    return RecogniserMatch(text) if len(text) <= _MAX_SHORT_CHARS and _PROGRAM_ERROR.match(text) else None


def _parse_status(digits: str | None) -> int | None:
    return int(digits) if digits else None
