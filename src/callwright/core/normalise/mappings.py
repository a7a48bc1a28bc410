"""Signs of failure in a dict. May not know texts beyond the well-known words.

The question behind every rule is whether the dict is *about* the failure (an answer) or only tells of one (a job list, a
health report): so what else of substance it holds decides how sure a sign is.
"""

from typing import Any, Final

from callwright.core.normalise.sign import Found
from callwright.core.normalise.vendors import TELLING as VENDOR_TELLING
from callwright.core.normalise.words import BARE, FAILURE_WORDS, SUCCESS_WORDS, classify

Fields = dict[str, Any]


def _written(prefixes: str, stems: str) -> tuple[str, ...]:
    """Every prefix with every stem, as programs write names: errorCode, error_code, ErrorCode, errorcode, ERROR_CODE."""
    pairs = [(prefix, stem) for prefix in prefixes.split() for stem in stems.split()]
    forms = (
        (
            prefix + stem.capitalize(),
            f"{prefix}_{stem}",
            prefix.capitalize() + stem.capitalize(),
            prefix + stem,
            f"{prefix}_{stem}".upper(),
        )
        for prefix, stem in pairs
    )
    return tuple(dict.fromkeys(name for form in forms for name in form))


_ERROR: Final = (
    "error",
    "err",
    "exception",
    "Error",
    "error_message",
    "errorMessage",
    "error_msg",
    "error_summary",
    "errorSummary",
)
_FLAGS: Final = (
    "success",
    "ok",
    "succeeded",
    "successful",
    "isSuccess",
    "is_success",
    "Success",
    "succ",
    "isOk",
    "flag",
    "Ok",
    "OK",
    "Succeeded",
    "succeed",
    "suc",
    *_written("is success", "succeeded successful ok flag"),
    *_written("is", "success"),
)
_STATUS: Final = ("status", "state", "result", "outcome")
_HTTP_STATUS: Final = (
    "status",
    "statusCode",
    "status_code",
    "http_status",
    "httpStatus",
    "http_status_code",
    "code",
    "cod",
)
_ERRNO: Final = (
    "errcode",
    "err_code",
    "errno",
    "errorCode",
    "error_code",
    "err_no",
    "error_no",
    "ErrCode",
    "ErrorCode",
    *_written("err error fault exception", "code no num number"),
)
_CODE: Final = (
    "code",
    "ret",
    "retcode",
    "retCode",
    "ret_code",
    "resultCode",
    "result_code",
    "Code",
    "returnCode",
    "respCode",
    "resp_code",
    "rspCode",
    "resultcode",
    "cod",
    "Errcode",
    "CODE",
    *_written("ret return rtn res result resp response rsp biz status reply", "code"),
)
_TEXT: Final = (
    "message", "msg", "errmsg", "err_msg", "errMsg", "error_message", "errorMessage", "error_msg", "error_description",
    "detail", "details", "reason", "description", "title", "Message", "text", "hint", "resultMsg", "result_msg",
     "retmsg", "ret_msg", "return_msg", "errorMsg",
    "desc", "info", "err_tips", "errorSummary", "error_summary", "errorDesc", "error_desc", "errDesc", "errorInfo", "ErrorInfo", "resultDesc", "respMsg",
    "resp_msg", "rspMsg", "retMsg", "status_msg", "remark", "sub_msg", "errmsg_detail",
    *_written("err error fault exception ret return rtn res resp rsp biz status reply sub", "msg message desc description info text reason detail details tips str string"),
    *_written("result response", "msg message desc description reason"), "Msg", "MSG", "MESSAGE", "Description", "Reason", "Detail", "tips", "explain",
)  # fmt: skip
_ENVELOPE: Final = frozenset(
    {"errors", *_ERROR, *_FLAGS, *_STATUS, *_HTTP_STATUS, *_ERRNO, *_CODE, *_TEXT, "type", "name", "isError", "is_error", "instance", "data",
     "request_id", "requestId", "RequestId", "trace_id", "traceId", "timestamp", "time", "path", "method", "tool", "retryable", "nextAction",
     "suggestion", "userMessage", "retry_after", "retryAfter", "traceback", "stack", "stackTrace", "error_code", "errorType", "error_type",
     "documentation_url", "help", "meta", "confidence", "source", "operationType", "warnings", "effect", "partial", "repairs", "cause", "ttl", "extensions", "more_info", "moreInfo", "log_id", "logid", "logId", "sid", "cost", "elapsed", "took", "debug_id", "correlationId",
     "category", "fbtrace_id", "request", "errorLink", "errorId", "errorCauses", "errdetail", "docs", "doc_url", "help_url", "requestid", "request-id",
     "x-request-id", "server_time", "serverTime", "msg_id", "status_code", "version", "apiVersion", "params", "html_attributions", "links", "Type", "stat"}
)  # fmt: skip


_TEXT_RANK: Final = {name: rank for rank, name in enumerate(dict.fromkeys(_TEXT))}
_CODE_RANK: Final = {
    name: rank
    for rank, name in enumerate(dict.fromkeys((*_CODE, *_ERRNO, "type", "name", "errorType", "__type")))
}
_ERRNO_NAMES: Final = frozenset(_ERRNO)
_STATED_RANK: Final = {name: rank for rank, name in enumerate(dict.fromkeys(_CODE))}
_STATED_NAMES: Final = frozenset(_STATED_RANK)
_TEXT_NAMES: Final = frozenset(_TEXT_RANK)
_CODE_NAMES: Final = frozenset(_CODE_RANK)
_FLAG_NAMES: Final = frozenset(_FLAGS)

_OF_AN_ANSWER: Final = frozenset({"data", "error", "errors", "message", "msg", "code", *_ERRNO, *_CODE})
"""Names beside a flag that make it the verdict on the call; without them it may be the answer to the question."""

_HEADERS: Final = ("head", "header", "meta", "status", "result", "response", "responseStatus", "responseHeader", "Head", "Header", "Status", "Result",
    "ResponseStatus", "baseResponse", "BaseResponse", "base_response", "BaseResp", "baseResp", "_meta", "_status", "state", "errorInfo", "error_info", "Response")  # fmt: skip
_VERDICT_NAMES: Final = (
    "stat",
    "ack",
    "Ack",
    "type",
    "kind",
    "object",
    "event",
    "response",
    "Response",
    "Status",
    "Result",
    "State",
)

TELLING: Final = frozenset(
    {*_ERROR, *_FLAGS, *_STATUS, *_HTTP_STATUS, *_ERRNO, *_CODE, *_HEADERS, "stat", "ack", "errors", "isError", "is_error", "errorType", "exceptionType", "__type",
     "traceback", "fault", "Fault", "message", "msg", "detail", *VENDOR_TELLING}
)  # fmt: skip
"""No rule here fires on a dict that has none of these."""


def _present(fields: Fields, names: frozenset[str]) -> list[str]:
    """Those of the names that stand in it, in its order."""
    return [] if names.isdisjoint(fields) else [name for name in fields if name in names]


def error_field(fields: Fields) -> Found | None:
    """``{"error": …}``: sure when alone, weak beside data, weaker where the dict says that it went well."""
    name = next((name for name in _ERROR if _says_something(fields.get(name))), None)
    if name is None:
        return None
    text, code = _told(fields[name])
    share = 1.0 if not _substance(fields) else 0.93 if _a_false_beside(fields) else 0.6
    if any(fields.get(flag) is True for flag in _FLAGS):
        share = 0.6
    inside = fields[name]
    status = _status_of(fields) or (_status_of(inside) if isinstance(inside, dict) else None)
    return Found(text or _text(fields), code or _code(fields), status, share)


def exception_fields(fields: Fields) -> Found | None:
    """An exception written as JSON by a runtime or a cloud."""
    kind = fields.get("errorType") or fields.get("__type") or fields.get("exceptionType")
    if isinstance(kind, str) and _text(fields):
        return Found(_text(fields), kind)
    if isinstance(fields.get("traceback"), str) and (fields.get("exception") or fields.get("error")):
        return Found(_text(fields), _code(fields))
    fault = fields.get("fault") or fields.get("Fault")
    if isinstance(fault, dict) and len(fields) == 1:
        return Found(_text(fault), _code(fault))
    return None


def is_error(fields: Fields) -> Found | None:
    """The flag of the MCP."""
    if fields.get("isError") is not True and fields.get("is_error") is not True:
        return None
    return Found(_content_text(fields.get("content")) or _text(fields), _code(fields), _status_of(fields))


def problem_json(fields: Fields) -> Found | None:
    """RFC 9457."""
    status = _http(fields.get("status"))
    if (
        status is None
        or not isinstance(fields.get("title"), str)
        or not ("type" in fields or "detail" in fields)
    ):
        return None
    return Found(_text(fields), fields.get("type"), status)


def success_false(fields: Fields) -> Found | None:
    """An explicit no."""
    for flag in _present(fields, _FLAG_NAMES):
        said = fields[flag]
        if said is False or (isinstance(said, str) and said.lower() == "false"):
            error = fields.get("error") or fields.get("errors")
            text, code = _told(error) if _says_something(error) else ("", None)
            words = text or _text(fields)
            named = words or bool(fields.keys() & _OF_AN_ANSWER) or not _substance(fields)
            return Found(words, code or _code(fields), _status_of(fields), 1.0 if named else 0.6)
    return None


def error_list(fields: Fields) -> Found | None:
    """GraphQL and kin: a list of errors; beside data it is a partial answer, and only a warning."""
    inside = _errors_inside(fields)
    if inside is not None:
        return Found(*_told(inside), _status_of(inside))
    errors = fields.get("errors")
    text, code = _told(errors) if _says_something(errors) else ("", None)
    if not text and code is None:
        return None
    return Found(text or _text(fields), code, _status_of(fields), 0.6 if _substance(fields) else 1.0)


def _errors_inside(fields: Fields) -> Fields | None:
    """The first error of a GraphQL mutation that returned nothing else, or of a bulk request (Elasticsearch) of which every item failed."""
    data, items = fields.get("data"), fields.get("items")
    if isinstance(data, dict) and len(data) == 1:
        payload = next(iter(data.values()))
        errors = payload.get("userErrors") if isinstance(payload, dict) else None
        if isinstance(errors, list) and errors and isinstance(errors[0], dict):
            rest = (value for name, value in payload.items() if name != "userErrors")
            return None if any(map(_is_substance, rest)) else errors[0]
    if fields.get("errors") is not True or not isinstance(items, list) or not items:
        return None
    done = [next(iter(item.values()), None) if isinstance(item, dict) else None for item in items]
    failed = [one for one in done if isinstance(one, dict) and isinstance(one.get("error"), dict)]
    return {**failed[0]["error"], "status": failed[0].get("status")} if len(failed) == len(done) else None


def errno(fields: Fields) -> Found | None:
    """A field that can only be an error number, and is not zero."""
    for name in _present(fields, _ERRNO_NAMES):
        if _is_bad_code(fields[name]):
            return Found(_text(fields), fields[name], _http(fields[name]), 0.8 if _substance(fields) else 1.0)
    return None


def http_status(fields: Fields) -> Found | None:
    """A status of 400 or more: sure with words of error, or with nothing else; weak in a record that has one."""
    for name in _HTTP_STATUS:
        status = _http(fields.get(name))
        if status is not None:
            alone = not (fields.keys() - _ENVELOPE - {"body", "headers"})
            return Found(_text(fields) or _body_text(fields), _code(fields), status, 1.0 if alone else 0.6)
    return None


def code_and_message(fields: Fields) -> Found | None:
    """``{"code": …, "message": …}`` without data: the code is no success and the words are no success."""
    name = next(iter(sorted(_present(fields, _STATED_NAMES), key=_STATED_RANK.__getitem__)), "")
    if not name and _is_numbered(fields.get("status")):
        name = "status"
    if not _is_bad_code(fields.get(name)):
        return None
    code = _GRPC.get(fields[name], fields[name]) if _is_rpc(fields, name) else fields.get(name)
    text = _text(fields)
    if not text or _substance(fields) or text.strip().lower() in SUCCESS_WORDS:
        return None
    if _http(code) is not None or _is_far(code) or _sounds_wrong(code, text) or _is_rpc(fields, name):
        return Found(text, code, _http(code))
    return Found(text, code, None, 0.6) if isinstance(code, int) else None


_GRPC: Final = dict(
    enumerate(
        "OK CANCELLED UNKNOWN INVALID_ARGUMENT DEADLINE_EXCEEDED NOT_FOUND ALREADY_EXISTS PERMISSION_DENIED RESOURCE_EXHAUSTED FAILED_PRECONDITION "
        "ABORTED OUT_OF_RANGE UNIMPLEMENTED INTERNAL UNAVAILABLE DATA_LOSS UNAUTHENTICATED".split()
    )
)
"""Names of the status codes of gRPC."""


def _is_rpc(fields: Fields, name: str) -> bool:
    """A ``google.rpc.Status``: code, message, details and nothing else."""
    if fields.keys() != {"code", "message", "details"} or type(fields[name]) is not int:
        return False
    details = fields["details"]
    plain = isinstance(details, list) and all(isinstance(one, dict) and "@type" in one for one in details)
    return plain and 1 <= fields[name] <= 16


def header_object(fields: Fields) -> Found | None:
    """``{"head": {"code": …, "message": …}, "body": null}``: the verdict in an object of its own, and nothing of substance beside it."""
    for name in _present(fields, _HEADER_NAMES):
        inside = fields[name]
        if not isinstance(inside, dict) or any(
            _is_full(value) for other, value in fields.items() if other != name and other not in _BESIDE
        ):
            continue
        found = (
            errno(inside)
            or http_status(inside)
            or code_and_message(inside)
            or status_word(inside)
            or success_false(inside)
        )
        if found is not None and found.text and found.share == 1.0:
            return found
    return None


_HEADER_NAMES: Final = frozenset(_HEADERS)
_BESIDE: Final = frozenset(
    {
        "version",
        "requestId",
        "request_id",
        "RequestId",
        "traceId",
        "trace_id",
        "timestamp",
        "time",
        "sign",
        "service",
        "method",
        "api",
    }
)


def _is_full(value: Any) -> bool:
    """Whether it holds data: an object of empty objects does not, nor does a count of zero."""
    if isinstance(value, dict):
        return any(map(_is_full, value.values()))
    return _is_substance(value)


def status_word(fields: Fields) -> Found | None:
    """``status: failed``: of this call when there is nothing else to tell, of something else when there is."""
    for name in _STATUS:
        word = fields.get(name)
        if isinstance(word, str) and word.strip().lower() in FAILURE_WORDS:
            return Found(_text(fields), word, None, 0.6 if _substance(fields) else 1.0)
    for name in _present(fields, _VERDICTS):
        word = fields[name]
        if isinstance(word, str) and word.lower() in _NO:
            rest = {
                other: value for other, value in fields.items() if other != name and other not in _OF_A_THING
            }
            text = _text(rest)
            alone = len(rest) == len(fields) - 1 and not _substance(rest)
            return Found(text, _code(rest), _status_of(rest)) if text and alone else None
    return None


_VERDICTS: Final = frozenset({*_VERDICT_NAMES, *_CODE})
_OF_A_THING: Final = frozenset({"title", "description", "text", "name"})
"""Names that any record has: with them it may be one whose kind is called so."""

_NO: Final = frozenset({"error", "err", "fail", "failed", "failure", "ng", "nok", "ko", "notok", "exception"})
"""Words for no in a field that may hold other things too: only where words of a failure stand beside it."""


def message_only(fields: Fields) -> Found | None:
    """``{"detail": "Not found."}``, ``{"message": "Internal server error"}``, the list of a web framework's findings."""
    if fields.keys() == {"message"} and isinstance(fields["message"], dict):
        said = _nested_text(fields["message"])
        return Found(said) if said else None
    if not fields.keys() <= {"message", "msg", "detail", "documentation_url", "status"} or not fields:
        return None
    detail = fields.get("detail")
    if (
        isinstance(detail, list)
        and detail
        and all(isinstance(item, dict) and {"loc", "msg"} <= item.keys() for item in detail)
    ):
        return Found("validation error", status=422)
    text = _text(fields)
    known = BARE.fullmatch(text) or text.strip(" .!").lower() in {
        "not found",
        "not authenticated",
        "method not allowed",
        "invalid token",
    }
    return Found(text) if text and len(text) <= 80 and known else None


_NOTHING: Final[tuple[Any, ...]] = (None, "", 0, [], {})


def _says_something(error: Any) -> bool:
    """Whether an error field holds an error: null, false, 0, "" and the words for "none" do not."""
    if isinstance(error, str):
        return error.strip().lower() not in SUCCESS_WORDS
    return error is True or (isinstance(error, dict | list) and bool(error))


def _told(error: Any) -> tuple[str, Any]:
    """Text and code of an error in any of its shapes."""
    if isinstance(error, list):
        return _told(error[0]) if error else ("", None)
    if isinstance(error, dict):
        return _text(error) or _nested_text(error), _code(error)
    return (error, None) if isinstance(error, str) else ("", None)


def _text(fields: Fields) -> str:
    names = sorted(_present(fields, _TEXT_NAMES), key=_TEXT_RANK.__getitem__)
    return next((fields[name] for name in names if isinstance(fields[name], str) and fields[name]), "")


def _nested_text(error: Fields) -> str:
    """The words of ``{"message": {"lang": "en", "value": …}}`` and of ``{"name": ["can't be blank"]}``."""
    for name, inside in error.items():
        if isinstance(inside, dict) and name in _TEXT and isinstance(inside.get("value"), str):
            return str(inside["value"])
        if isinstance(inside, list) and inside and isinstance(inside[0], str):
            return inside[0] if name == "base" else f"{name} {inside[0]}"
    return ""


def _body_text(fields: Fields) -> str:
    body = fields.get("body")
    return body if isinstance(body, str) else ""


def _content_text(content: Any) -> str:
    blocks = content if isinstance(content, list) else []
    return next(
        (block["text"] for block in blocks if isinstance(block, dict) and isinstance(block.get("text"), str)),
        "",
    )


def _code(fields: Fields) -> Any:
    names = sorted(_present(fields, _CODE_NAMES), key=_CODE_RANK.__getitem__)
    code = next((fields[name] for name in names if isinstance(fields[name], str | int)), None)
    status = fields.get("status")
    return (
        status if code is None and isinstance(status, str) and status.lower() not in SUCCESS_WORDS else code
    )


def _status_of(fields: Fields) -> int | None:
    return next((status for name in _HTTP_STATUS if (status := _http(fields.get(name))) is not None), None)


def _http(value: Any) -> int | None:
    number = (
        int(value)
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) == 3
        else value
    )
    return (
        number if isinstance(number, int) and not isinstance(number, bool) and 400 <= number <= 599 else None
    )


def _is_bad_code(code: Any) -> bool:
    if isinstance(code, bool) or code is None:
        return False
    if isinstance(code, int):
        return code != 0 and not 200 <= code <= 299
    return isinstance(code, str) and code.strip().lower() not in SUCCESS_WORDS


def _is_numbered(status: Any) -> bool:
    """A status that is a number of three digits and more: no state of a thing is called so."""
    digits = str(status) if type(status) in {int, str} else ""
    return len(digits) >= 3 and digits.isascii() and digits.isdigit()


def _is_far(code: Any) -> bool:
    """Numbers that nobody uses for success: negative ones and five digits and more."""
    return isinstance(code, int) and (code < 0 or code >= 10_000)


def _sounds_wrong(code: Any, text: str) -> bool:
    word = code.lower() if isinstance(code, str) else ""
    return classify(text, code=code) != "tool_failed" or any(
        sign in f"{word} {text.lower()}" for sign in ("error", "fail", "invalid", "错误", "失败", "异常")
    )


def _substance(fields: Fields) -> bool:
    """Whether there is more in it than the words about the failure."""
    if _is_substance(fields.get("data")):
        return True
    return any(_is_substance(value) for name, value in fields.items() if name not in _ENVELOPE)


def _is_substance(value: Any) -> bool:
    return value is not False and value not in _NOTHING


def _a_false_beside(fields: Fields) -> bool:
    """``{"booking_status": false, "error": …}``: the false belongs to the error."""
    return any(value is False for value in fields.values())
