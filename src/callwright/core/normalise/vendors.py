"""Documented errors of public APIs that no general rule is sure about, as data: what has to stand where, and where text and code are.

One row per shape. A row fires when each place it names holds what it asks for and, where ``only`` is given, nothing stands
beside. May not know contracts.
"""

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

from callwright.core.normalise.methods import method_answer
from callwright.core.normalise.pointers import ABSENT, at
from callwright.core.normalise.sign import Found
from callwright.core.normalise.words import SUCCESS_WORDS, classify

Fields = dict[str, Any]
Need = (
    Literal[
        "text", "number", "list", "object", "not zero", "zero", "empty", "name", "status line", "http error"
    ]
    | tuple[str, ...]
)
"""``not zero``: a number or digits other than 0, 200 and 10000. ``empty``: nothing, or blank. ``name``: an identifier. ``status line``: 404 Not Found. ``http error``: a status of 400 or more. A tuple: one of these texts."""


class Shape(NamedTuple):
    """One documented error.

    Attributes:
        source: Whose documentation shows it.
        needs: JSON Pointer → what has to stand there.
        texts: Pointers to its words, the best first.
        codes: Pointers to its code, the best first.
        only: Every top-level name that may stand there; () where any may.
        wrong: Its words have to sound like a failure too.
    """

    source: str
    needs: dict[str, Need]
    texts: tuple[str, ...] = ("/message",)
    codes: tuple[str, ...] = ("/code",)
    only: tuple[str, ...] = ()
    wrong: bool = False


_EXIT: Final = ("exit_code", "exitCode", "returncode", "return_code", "exit_status")
_OUTPUT: Final = (
    "stdout",
    "stderr",
    "output",
    "command",
    "cmd",
    "cwd",
    "duration_ms",
    "timed_out",
    "signal",
    "args",
)

# fmt: off
VENDORS: Final = (
    Shape("Odoo", {"/jsonrpc": ("2.0",), "/error/data/name": "text"}, ("/error/data/message", "/error/message"), ("/error/data/name",)),
    Shape("Zabbix", {"/jsonrpc": ("2.0",), "/error/code": "number", "/error/data": "text"}, ("/error/data",), ("/error/code",)),
    Shape("JSON-RPC 2.0", {"/jsonrpc": ("2.0",), "/error/code": "number"}, ("/error/message",), ("/error/code",)),
    Shape("Kubernetes Status", {"/kind": ("Status",), "/status": ("Failure",)}, ("/message", "/reason"), ("/reason",)),
    Shape("Tencent Cloud API 3.0", {"/Response/Error/Code": "name"}, ("/Response/Error/Message",), ("/Response/Error/Code",)),
    Shape("Volcengine", {"/ResponseMetadata/Error/Code": "name"}, ("/ResponseMetadata/Error/Message",), ("/ResponseMetadata/Error/Code",)),
    Shape("Alibaba Cloud", {"/Code": "name", "/Message": "text", "/RequestId": "text"}, ("/Message",), ("/Code",),
        ("Code", "Message", "RequestId", "HostId", "Recommend", "AccessDeniedDetail")),
    Shape("Taobao, JD, DingTalk (TOP)", {"/error_response/code": "not zero"},
        ("/error_response/sub_msg", "/error_response/zh_desc", "/error_response/msg"), ("/error_response/sub_code", "/error_response/code")),
    Shape("DingTalk (TOP)", {"/dingtalk_error_response/code": "not zero"}, ("/dingtalk_error_response/sub_msg", "/dingtalk_error_response/msg"),
        ("/dingtalk_error_response/code",)),
    Shape("DingTalk", {"/code": "name", "/message": "text", "/requestid": "text"}, only=("code", "message", "requestid", "accessdenieddetail")),
    Shape("WeChat Pay APIv2, communication", {"/return_code": ("FAIL",)}, ("/return_msg",), ("/return_code",)),
    Shape("WeChat Pay APIv2, business", {"/return_code": ("SUCCESS",), "/result_code": ("FAIL",)}, ("/err_code_des", "/return_msg"), ("/err_code",)),
    Shape("Baidu AIP", {"/error_code": "not zero", "/error_msg": "text"}, ("/error_msg",), ("/error_code",), ("error_code", "error_msg", "log_id", "request_id")),
    Shape("Baidu Maps", {"/status": "not zero", "/message": "text"}, codes=("/status",), only=("status", "message", "request_id", "result"), wrong=True),
    Shape("Amap", {"/status": ("0",), "/infocode": "not zero"}, ("/info",), ("/info", "/infocode")),
    Shape("Google Maps", {"/status": "name", "/error_message": "text"}, ("/error_message",), ("/status",)),
    Shape("retcode with retmsg", {"/retcode": "not zero", "/retmsg": "text"}, ("/retmsg",), ("/retcode",)),
    Shape("GitHub", {"/message": "text", "/documentation_url": "text"}, codes=("/status",), only=("message", "documentation_url", "status", "errors")),
    Shape("GitLab, Discord", {"/message": "status line"}, codes=(), only=("message", "code")),
    Shape("message alone (Grafana, Docker, AWS API Gateway)", {"/message": "text"}, codes=(), only=("message",), wrong=True),
    Shape("Salesforce", {"/errorCode": "name", "/message": "text"}, codes=("/errorCode",), only=("errorCode", "message", "fields")),
    Shape("Discord", {"/retry_after": "number", "/message": "text", "/global": "text"}, only=("message", "retry_after", "global", "code")),
    Shape("Django REST framework", {"/detail": "text"}, ("/detail",), only=("detail", "code"), wrong=True),
    Shape("SF Express", {"/apiResultCode": "name", "/apiErrorMsg": "text"}, ("/apiErrorMsg",), ("/apiResultCode",)),
    Shape("SF Express, XML", {"/Head": ("ERR",), "/ERROR": "object"}, ("/ERROR/#text",), ("/ERROR/@code",)),
    Shape("SF Express, XML", {"/Response/Head": ("ERR",), "/Response/ERROR": "object"}, ("/Response/ERROR/#text",), ("/Response/ERROR/@code",)),
    Shape("Apache Solr", {"/responseHeader/status": "not zero", "/error/msg": "text"}, ("/error/msg",), ("/error/code",)),
    Shape("Douyin", {"/data/error_code": "not zero", "/data/description": "text"}, ("/data/description", "/data/sub_description"), ("/data/error_code",),
        ("data", "extra", "message")),
    Shape("Meituan Waimai", {"/data": ("ng",), "/error/code": "number"}, ("/error/msg",), ("/error/code",)),
    Shape("OMDb", {"/Response": ("False",), "/Error": "text"}, ("/Error",), ()),
    Shape("Zoho", {"/data/0/status": ("error",), "/data/0/code": "name", "/data/0/message": "text"}, ("/data/0/message",), ("/data/0/code",), ("data",)),
    Shape("GeoNames", {"/status/message": "text", "/status/value": "number"}, ("/status/message",), ("/status/value",), ("status",)),
    Shape("OpenCage", {"/status/code": "http error", "/status/message": "text"}, ("/status/message",), ("/status/code",)),
    Shape("bank front end (SYS_HEAD)", {"/service/SYS_HEAD/RET_STATUS": ("F",)}, ("/service/SYS_HEAD/RET/0/RET_MSG",), ("/service/SYS_HEAD/RET/0/RET_CODE",)),
    Shape("bank front end (SYS_HEAD)", {"/SYS_HEAD/RET_STATUS": ("F",)}, ("/SYS_HEAD/RET/0/RET_MSG",), ("/SYS_HEAD/RET/0/RET_CODE",)),
    Shape("Kuaidi100", {"/returnCode": "not zero", "/message": "text"}, codes=("/returnCode",), only=("result", "returnCode", "message")),
    Shape("MiniMax", {"/base_resp/status_code": "not zero"}, ("/base_resp/status_msg",), ("/base_resp/status_code",)),
    Shape("Tencent IM", {"/ActionStatus": ("FAIL",)}, ("/ErrorInfo",), ("/ErrorCode",)),
    Shape("Ctrip", {"/ResponseStatus/Ack": ("Failure",)}, ("/ResponseStatus/Errors/0/Message",), ("/ResponseStatus/Errors/0/ErrorCode",)),
    Shape("Contentful", {"/sys/type": ("Error",), "/message": "text"}, codes=("/sys/id",)),
    Shape("Etherscan", {"/status": ("0",), "/message": ("NOTOK",), "/result": "text"}, ("/result",), ()),
    Shape("Alpha Vantage", {"/Error Message": "text"}, ("/Error Message",), (), ("Error Message",)),
    Shape("Alpha Vantage, limit", {"/Note": "text"}, ("/Note",), (), ("Note",), wrong=True),
    Shape("Alpha Vantage, limit", {"/Information": "text"}, ("/Information",), (), ("Information",), wrong=True),
    Shape("Youzan", {"/gw_err_resp": "object"}, ("/gw_err_resp/err_msg",), ("/gw_err_resp/err_code",)),
    Shape("Pinduoduo", {"/error_response/error_code": "not zero"}, ("/error_response/sub_msg", "/error_response/error_msg"), ("/error_response/error_code",)),
    Shape("eBay", {"/ack": ("Failure",)}, ("/errorMessage/error/0/message", "/Errors/LongMessage"), ()),
    Shape("null result (Ele.me, JSON-RPC 1.0)", {"/result": "empty", "/error/message": "text"}, ("/error/message",), ("/error/code",)),
    Shape("SOAP fault", {"/faultcode": "text", "/faultstring": "text"}, ("/faultstring",), ("/faultcode",)),
    Shape("MongoDB", {"/ok": "zero", "/errmsg": "text"}, ("/errmsg",), ("/codeName", "/code")),
    Shape("Notion", {"/object": ("error",), "/message": "text"}),
    Shape("Jira", {"/errorMessages": "list"}, ("/errorMessages/0",)),
    *(Shape("subprocess", {f"/{name}": "not zero", "/stderr": "text", f"/{empty}": "empty"}, ("/stderr",), (f"/{name}",), (name, *_OUTPUT))
        for name in _EXIT for empty in ("stdout", "output")),
)
# fmt: on

TELLING: Final = frozenset(
    {"jsonrpc", "kind", "Response", "ResponseMetadata", "error_response", "dingtalk_error_response", "return_code", "infocode", "faultcode",
     "errmsg", "object", "errorMessages", "apiResultCode", "Head", "Error", "service", "SYS_HEAD", "base_resp", "ActionStatus", "ResponseStatus", "sys",
     "sign", "Envelope", "soap:Envelope", "soapenv:Envelope", "SOAP-ENV:Envelope", "s:Envelope", "env:Envelope", "Error Message", "Note", "Information", "gw_err_resp", "ack", "data", *_EXIT}
)  # fmt: skip
"""Names with which a shape begins that no general rule looks at."""

_BEGINNING: Final = tuple((next(iter(shape.needs)).split("/")[1], shape) for shape in VENDORS)
"""Each shape with the first name that it needs, which most answers lack."""

_GATEWAY_OK: Final = "10000"
_MOST_WORDS: Final = 200


def vendor_shape(fields: Fields) -> Found | None:
    """The first documented shape that fits."""
    said = method_answer(fields)
    if said is not None:
        return _refusal(said)
    for first, shape in _BEGINNING:
        if first in fields and all(_holds(at(fields, place), need) for place, need in shape.needs.items()):
            found = _found(shape, fields)
            if found is not None:
                return found
    return None


def _refusal(said: Fields) -> Found | None:
    code = said["code"]
    text = _first(said, ("/sub_msg", "/msg", "/zh_desc", "/message"))
    if not _is_not_zero(code) or not text:
        return None
    return Found(text, _first(said, ("/sub_code",)) or str(code))


def _found(shape: Shape, fields: Fields) -> Found | None:
    if shape.only and not fields.keys() <= set(shape.only):
        return None
    text, code = _first(fields, shape.texts), _first(fields, shape.codes)
    if text.strip().lower() in SUCCESS_WORDS - {""}:
        return None
    if shape.wrong and (len(text) > _MOST_WORDS or not _sounds_refused(text)):
        return None
    status = at(fields, "/code")
    return Found(text, code or None, status if type(status) is int and 400 <= status <= 599 else None)


_REFUSED: Final = ("permission_denied", "rate_limited", "not_found")
_STATUS_LINES: Final = tuple(
    f"{status}{mark}"
    for mark in (" ", ": ")
    for status in (400, 401, 403, 404, 405, 409, 422, 429, 500, 502, 503)
)


def _sounds_refused(text: str) -> bool:
    """Words alone: only what is clearly a refusal, in one short sentence."""
    short = len(text) <= 80 and text.count(".") <= 1 and "?" not in text
    lower = text.lower()
    meaning = classify(text) if short else "tool_failed"
    if meaning in _REFUSED:
        return not lower.startswith("no ") or lower.startswith("no such ")
    return meaning != "tool_failed" and lower.startswith(_REFUSING)


_REFUSING: Final = (
    "invalid ",
    "missing required",
    "unsupported ",
    "bad request",
    "malformed ",
    "illegal ",
    "internal server error",
    "service unavailable",
)
"""Beginnings of messages that nobody writes of a success."""


def _first(fields: Fields, places: tuple[str, ...]) -> str:
    for place in places:
        value = at(fields, place)
        if isinstance(value, str | int) and not isinstance(value, bool) and value != "":
            return str(value)
    return ""


def _holds(value: Any, need: Need) -> bool:
    if value is ABSENT:
        return False
    if isinstance(need, tuple):
        return isinstance(value, str) and value in need
    return _IS[need](value)


def _is_text(value: Any) -> bool:
    return isinstance(value, bool) or (isinstance(value, str) and bool(value.strip()))


def _is_name(value: Any) -> bool:
    bare = value.replace(".", "").replace("_", "") if isinstance(value, str) else ""
    return bare.isalnum() and not bare.isdigit()


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


_SUCCESSES: Final = (0, 200, int(_GATEWAY_OK))


def _is_not_zero(value: Any) -> bool:
    if isinstance(value, str):
        return value.lstrip("-").isdigit() and int(value) not in _SUCCESSES
    return type(value) is int and value not in _SUCCESSES


_IS: Final[dict[str, Callable[[Any], bool]]] = {
    "text": _is_text,
    "number": _is_number,
    "list": lambda value: isinstance(value, list) and bool(value),
    "object": lambda value: isinstance(value, dict) and bool(value),
    "not zero": _is_not_zero,
    "zero": lambda value: _is_number(value) and value == 0,
    "empty": lambda value: value is None or (isinstance(value, str) and not value.strip()),
    "name": _is_name,
    "http error": lambda value: type(value) is int and 400 <= value <= 599,
    "status line": lambda value: isinstance(value, str) and value.startswith(_STATUS_LINES),
}
