"""Signs of failure in a dict. May not know texts beyond the well-known words.

Every rule must decide whether the dict is *about* the failure (an answer) or only mentions one (a job list, a
health report): so the other content of the dict determines the confidence of a sign.
"""

from typing import Any, Final

from callwright.core.normalise.failure_sign import RecogniserMatch
from callwright.core.normalise.failure_words import (
    BARE_FAILURE,
    FAILURE_WORDS,
    SUCCESS_WORDS,
    classify_failure,
)
from callwright.core.normalise.vendor_signs import VENDOR_SIGN_FIELDS as VENDOR_TELLING

Fields = dict[str, Any]


def _spell_names(prefixes: str, stems: str) -> tuple[str, ...]:
    """Return every prefix with every stem in the usual spellings: errorCode, error_code, ErrorCode, errorcode, ERROR_CODE."""
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


_ERROR_FIELDS: Final = (
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
_FLAG_FIELDS: Final = (
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
    *_spell_names("is success", "succeeded successful ok flag"),
    *_spell_names("is", "success"),
)
_STATUS_FIELDS: Final = ("status", "state", "result", "outcome")
_HTTP_STATUS_FIELDS: Final = (
    "status",
    "statusCode",
    "status_code",
    "http_status",
    "httpStatus",
    "http_status_code",
    "code",
    "cod",
)
_ERRNO_FIELDS: Final = (
    "errcode",
    "err_code",
    "errno",
    "errorCode",
    "error_code",
    "err_no",
    "error_no",
    "ErrCode",
    "ErrorCode",
    *_spell_names("err error fault exception", "code no num number"),
)
_CODE_FIELDS: Final = (
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
    *_spell_names("ret return rtn res result resp response rsp biz status reply", "code"),
)
_TEXT_FIELDS: Final = (
    "message", "msg", "errmsg", "err_msg", "errMsg", "error_message", "errorMessage", "error_msg", "error_description",
    "detail", "details", "reason", "description", "title", "Message", "text", "hint", "resultMsg", "result_msg",
     "retmsg", "ret_msg", "return_msg", "errorMsg",
    "desc", "info", "err_tips", "errorSummary", "error_summary", "errorDesc", "error_desc", "errDesc", "errorInfo", "ErrorInfo", "resultDesc", "respMsg",
    "resp_msg", "rspMsg", "retMsg", "status_msg", "remark", "sub_msg", "errmsg_detail",
    *_spell_names("err error fault exception ret return rtn res resp rsp biz status reply sub", "msg message desc description info text reason detail details tips str string"),
    *_spell_names("result response", "msg message desc description reason"), "Msg", "MSG", "MESSAGE", "Description", "Reason", "Detail", "tips", "explain",
)  # fmt: skip
_ENVELOPE_FIELDS: Final = frozenset(
    {"errors", *_ERROR_FIELDS, *_FLAG_FIELDS, *_STATUS_FIELDS, *_HTTP_STATUS_FIELDS, *_ERRNO_FIELDS, *_CODE_FIELDS, *_TEXT_FIELDS, "type", "name", "isError", "is_error", "instance", "data",
     "request_id", "requestId", "RequestId", "trace_id", "traceId", "timestamp", "time", "path", "method", "tool", "retryable", "nextAction",
     "suggestion", "userMessage", "retry_after", "retryAfter", "traceback", "stack", "stackTrace", "error_code", "errorType", "error_type",
     "documentation_url", "help", "meta", "confidence", "source", "operationType", "warnings", "effect", "partial", "repairs", "cause", "ttl", "extensions", "more_info", "moreInfo", "log_id", "logid", "logId", "sid", "cost", "elapsed", "took", "debug_id", "correlationId",
     "category", "fbtrace_id", "request", "errorLink", "errorId", "errorCauses", "errdetail", "docs", "doc_url", "help_url", "requestid", "request-id",
     "x-request-id", "server_time", "serverTime", "msg_id", "status_code", "version", "apiVersion", "params", "html_attributions", "links", "Type", "stat"}
)  # fmt: skip


_TEXT_RANK: Final = {name: rank for rank, name in enumerate(dict.fromkeys(_TEXT_FIELDS))}
_CODE_RANK: Final = {
    name: rank
    for rank, name in enumerate(
        dict.fromkeys((*_CODE_FIELDS, *_ERRNO_FIELDS, "type", "name", "errorType", "__type"))
    )
}
_ERRNO_NAMES: Final = frozenset(_ERRNO_FIELDS)
_STATED_CODE_RANK: Final = {name: rank for rank, name in enumerate(dict.fromkeys(_CODE_FIELDS))}
_STATED_CODE_NAMES: Final = frozenset(_STATED_CODE_RANK)
_TEXT_NAMES: Final = frozenset(_TEXT_RANK)
_CODE_NAMES: Final = frozenset(_CODE_RANK)
_FLAG_NAMES: Final = frozenset(_FLAG_FIELDS)

_ANSWER_FIELDS: Final = frozenset(
    {"data", "error", "errors", "message", "msg", "code", *_ERRNO_FIELDS, *_CODE_FIELDS}
)
"""Names beside a flag that make it the status of the call; without them it may be the answer to the question."""

_HEADER_FIELDS: Final = ("head", "header", "meta", "status", "result", "response", "responseStatus", "responseHeader", "Head", "Header", "Status", "Result",
    "ResponseStatus", "baseResponse", "BaseResponse", "base_response", "BaseResp", "baseResp", "_meta", "_status", "state", "errorInfo", "error_info", "Response")  # fmt: skip
_VERDICT_FIELDS: Final = (
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

SIGN_FIELDS: Final = frozenset(
    {*_ERROR_FIELDS, *_FLAG_FIELDS, *_STATUS_FIELDS, *_HTTP_STATUS_FIELDS, *_ERRNO_FIELDS, *_CODE_FIELDS, *_HEADER_FIELDS, "stat", "ack", "errors", "isError", "is_error", "errorType", "exceptionType", "__type",
     "traceback", "fault", "Fault", "message", "msg", "detail", *VENDOR_TELLING}
)  # fmt: skip
"""Without one of these fields no rule here applies."""


def _list_present(fields: Fields, names: frozenset[str]) -> list[str]:
    """Return those of the names that are present, in the dict's order."""
    return [] if names.isdisjoint(fields) else [name for name in fields if name in names]


def detect_error_field(fields: Fields) -> RecogniserMatch | None:
    """Detect ``{"error": …}``: sure when alone, weak beside data, weaker where the dict also reports success."""
    name = next((name for name in _ERROR_FIELDS if _holds_error(fields.get(name))), None)
    if name is None:
        return None
    text, code = _read_text_and_code(fields[name])
    share = 1.0 if not _has_substance(fields) else 0.93 if _has_false_field(fields) else 0.6
    if any(fields.get(flag) is True for flag in _FLAG_FIELDS):
        share = 0.6
    inside = fields[name]
    status = _find_http_status(fields) or (_find_http_status(inside) if isinstance(inside, dict) else None)
    return RecogniserMatch(text or _find_text(fields), code or _find_code(fields), status, share)


def detect_exception_fields(fields: Fields) -> RecogniserMatch | None:
    """Detect an exception written as JSON by a runtime or a cloud."""
    kind = fields.get("errorType") or fields.get("__type") or fields.get("exceptionType")
    if isinstance(kind, str) and _find_text(fields):
        return RecogniserMatch(_find_text(fields), kind)
    if isinstance(fields.get("traceback"), str) and (fields.get("exception") or fields.get("error")):
        return RecogniserMatch(_find_text(fields), _find_code(fields))
    fault = fields.get("fault") or fields.get("Fault")
    if isinstance(fault, dict) and len(fields) == 1:
        return RecogniserMatch(_find_text(fault), _find_code(fault))
    return None


def detect_mcp_error_flag(fields: Fields) -> RecogniserMatch | None:
    """Detect the error flag of MCP."""
    if fields.get("isError") is not True and fields.get("is_error") is not True:
        return None
    return RecogniserMatch(
        _find_content_text(fields.get("content")) or _find_text(fields),
        _find_code(fields),
        _find_http_status(fields),
    )


def detect_problem_json(fields: Fields) -> RecogniserMatch | None:
    """Detect RFC 9457 problem details."""
    status = _parse_http_error_status(fields.get("status"))
    if (
        status is None
        or not isinstance(fields.get("title"), str)
        or not ("type" in fields or "detail" in fields)
    ):
        return None
    return RecogniserMatch(_find_text(fields), fields.get("type"), status)


def detect_success_false(fields: Fields) -> RecogniserMatch | None:
    """Detect an explicit failure flag."""
    for flag in _list_present(fields, _FLAG_NAMES):
        said = fields[flag]
        if said is False or (isinstance(said, str) and said.lower() == "false"):
            error = fields.get("error") or fields.get("errors")
            text, code = _read_text_and_code(error) if _holds_error(error) else ("", None)
            words = text or _find_text(fields)
            named = words or bool(fields.keys() & _ANSWER_FIELDS) or not _has_substance(fields)
            return RecogniserMatch(
                words, code or _find_code(fields), _find_http_status(fields), 1.0 if named else 0.6
            )
    return None


def detect_error_list(fields: Fields) -> RecogniserMatch | None:
    """Detect a list of errors as in GraphQL; beside data it is a partial answer, and only a warning."""
    inside = _find_nested_error(fields)
    if inside is not None:
        return RecogniserMatch(*_read_text_and_code(inside), _find_http_status(inside))
    errors = fields.get("errors")
    text, code = _read_text_and_code(errors) if _holds_error(errors) else ("", None)
    if not text and code is None:
        return None
    return RecogniserMatch(
        text or _find_text(fields), code, _find_http_status(fields), 0.6 if _has_substance(fields) else 1.0
    )


def _find_nested_error(fields: Fields) -> Fields | None:
    """Return the first error of a GraphQL mutation without other content, or of a bulk request (Elasticsearch) whose items all failed."""
    data, items = fields.get("data"), fields.get("items")
    if isinstance(data, dict) and len(data) == 1:
        payload = next(iter(data.values()))
        errors = payload.get("userErrors") if isinstance(payload, dict) else None
        if isinstance(errors, list) and errors and isinstance(errors[0], dict):
            rest = (value for name, value in payload.items() if name != "userErrors")
            return None if any(map(_is_substantial, rest)) else errors[0]
    if fields.get("errors") is not True or not isinstance(items, list) or not items:
        return None
    done = [next(iter(item.values()), None) if isinstance(item, dict) else None for item in items]
    failed = [one for one in done if isinstance(one, dict) and isinstance(one.get("error"), dict)]
    return {**failed[0]["error"], "status": failed[0].get("status")} if len(failed) == len(done) else None


def detect_errno(fields: Fields) -> RecogniserMatch | None:
    """Detect a non-zero value in a field that can only be an error number."""
    for name in _list_present(fields, _ERRNO_NAMES):
        if _is_failure_code(fields[name]):
            return RecogniserMatch(
                _find_text(fields),
                fields[name],
                _parse_http_error_status(fields[name]),
                0.8 if _has_substance(fields) else 1.0,
            )
    return None


def detect_http_status(fields: Fields) -> RecogniserMatch | None:
    """Detect a status of 400 or more: sure with words of error, or with nothing else; weak in a record that has one."""
    for name in _HTTP_STATUS_FIELDS:
        status = _parse_http_error_status(fields.get(name))
        if status is not None:
            alone = not (fields.keys() - _ENVELOPE_FIELDS - {"body", "headers"})
            return RecogniserMatch(
                _find_text(fields) or _read_body_text(fields),
                _find_code(fields),
                status,
                1.0 if alone else 0.6,
            )
    return None


def detect_code_and_message(fields: Fields) -> RecogniserMatch | None:
    """Detect ``{"code": …, "message": …}`` without data, where neither code nor words mean success."""
    name = next(
        iter(sorted(_list_present(fields, _STATED_CODE_NAMES), key=_STATED_CODE_RANK.__getitem__)), ""
    )
    if not name and _is_status_number(fields.get("status")):
        name = "status"
    if not _is_failure_code(fields.get(name)):
        return None
    code = (
        _GRPC_STATUS_NAMES.get(fields[name], fields[name])
        if _is_rpc_status(fields, name)
        else fields.get(name)
    )
    text = _find_text(fields)
    if not text or _has_substance(fields) or text.strip().lower() in SUCCESS_WORDS:
        return None
    if (
        _parse_http_error_status(code) is not None
        or _is_outlying_number(code)
        or _is_failure_text(code, text)
        or _is_rpc_status(fields, name)
    ):
        return RecogniserMatch(text, code, _parse_http_error_status(code))
    return RecogniserMatch(text, code, None, 0.6) if isinstance(code, int) else None


_GRPC_STATUS_NAMES: Final = dict(
    enumerate(
        "OK CANCELLED UNKNOWN INVALID_ARGUMENT DEADLINE_EXCEEDED NOT_FOUND ALREADY_EXISTS PERMISSION_DENIED RESOURCE_EXHAUSTED FAILED_PRECONDITION "
        "ABORTED OUT_OF_RANGE UNIMPLEMENTED INTERNAL UNAVAILABLE DATA_LOSS UNAUTHENTICATED".split()
    )
)
"""Names of the status codes of gRPC."""


def _is_rpc_status(fields: Fields, name: str) -> bool:
    """Return whether it is a ``google.rpc.Status``: code, message, details and nothing else."""
    if fields.keys() != {"code", "message", "details"} or type(fields[name]) is not int:
        return False
    details = fields["details"]
    plain = isinstance(details, list) and all(isinstance(one, dict) and "@type" in one for one in details)
    return plain and 1 <= fields[name] <= 16


def detect_header_object(fields: Fields) -> RecogniserMatch | None:
    """Detect ``{"head": {"code": …, "message": …}, "body": null}``: the status in a nested object, without data beside it."""
    for name in _list_present(fields, _HEADER_NAMES):
        inside = fields[name]
        if not isinstance(inside, dict) or any(
            _holds_data(value)
            for other, value in fields.items()
            if other != name and other not in _HEADER_COMPANIONS
        ):
            continue
        found = (
            detect_errno(inside)
            or detect_http_status(inside)
            or detect_code_and_message(inside)
            or detect_status_word(inside)
            or detect_success_false(inside)
        )
        if found is not None and found.text and found.share == 1.0:
            return found
    return None


_HEADER_NAMES: Final = frozenset(_HEADER_FIELDS)
_HEADER_COMPANIONS: Final = frozenset(
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


def _holds_data(value: Any) -> bool:
    """Return whether it holds data: an object of empty objects does not, nor does a count of zero."""
    if isinstance(value, dict):
        return any(map(_holds_data, value.values()))
    return _is_substantial(value)


def detect_status_word(fields: Fields) -> RecogniserMatch | None:
    """Detect ``status: failed``: of this call when there is no other content, of something else when there is."""
    for name in _STATUS_FIELDS:
        word = fields.get(name)
        if isinstance(word, str) and word.strip().lower() in FAILURE_WORDS:
            return RecogniserMatch(_find_text(fields), word, None, 0.6 if _has_substance(fields) else 1.0)
    for name in _list_present(fields, _VERDICT_NAMES_AND_CODES):
        word = fields[name]
        if isinstance(word, str) and word.lower() in _FAILURE_VERDICTS:
            rest = {
                other: value
                for other, value in fields.items()
                if other != name and other not in _RECORD_FIELDS
            }
            text = _find_text(rest)
            alone = len(rest) == len(fields) - 1 and not _has_substance(rest)
            return (
                RecogniserMatch(text, _find_code(rest), _find_http_status(rest)) if text and alone else None
            )
    return None


_VERDICT_NAMES_AND_CODES: Final = frozenset({*_VERDICT_FIELDS, *_CODE_FIELDS})
_RECORD_FIELDS: Final = frozenset({"title", "description", "text", "name"})
"""Names that any record has: with them the dict may be a record whose kind has that name."""

_FAILURE_VERDICTS: Final = frozenset(
    {"error", "err", "fail", "failed", "failure", "ng", "nok", "ko", "notok", "exception"}
)
"""Words for failure in a field with other uses: counted only together with words of a failure."""


def detect_message_only(fields: Fields) -> RecogniserMatch | None:
    """Detect ``{"detail": "Not found."}``, ``{"message": "Internal server error"}``, the list of a web framework's findings."""
    if fields.keys() == {"message"} and isinstance(fields["message"], dict):
        said = _find_nested_text(fields["message"])
        return RecogniserMatch(said) if said else None
    if not fields.keys() <= {"message", "msg", "detail", "documentation_url", "status"} or not fields:
        return None
    detail = fields.get("detail")
    if (
        isinstance(detail, list)
        and detail
        and all(isinstance(item, dict) and {"loc", "msg"} <= item.keys() for item in detail)
    ):
        return RecogniserMatch("validation error", status=422)
    text = _find_text(fields)
    known = BARE_FAILURE.fullmatch(text) or text.strip(" .!").lower() in {
        "not found",
        "not authenticated",
        "method not allowed",
        "invalid token",
    }
    return RecogniserMatch(text) if text and len(text) <= 80 and known else None


_EMPTY_VALUES: Final[tuple[Any, ...]] = (None, "", 0, [], {})


def _holds_error(error: Any) -> bool:
    """Return whether an error field holds an error: null, false, 0, "" and the words for "none" do not."""
    if isinstance(error, str):
        return error.strip().lower() not in SUCCESS_WORDS
    return error is True or (isinstance(error, dict | list) and bool(error))


def _read_text_and_code(error: Any) -> tuple[str, Any]:
    """Return text and code of an error in any of its forms."""
    if isinstance(error, list):
        return _read_text_and_code(error[0]) if error else ("", None)
    if isinstance(error, dict):
        return _find_text(error) or _find_nested_text(error), _find_code(error)
    return (error, None) if isinstance(error, str) else ("", None)


def _find_text(fields: Fields) -> str:
    names = sorted(_list_present(fields, _TEXT_NAMES), key=_TEXT_RANK.__getitem__)
    return next((fields[name] for name in names if isinstance(fields[name], str) and fields[name]), "")


def _find_nested_text(error: Fields) -> str:
    """Return the text of ``{"message": {"lang": "en", "value": …}}`` and of ``{"name": ["can't be blank"]}``."""
    for name, inside in error.items():
        if isinstance(inside, dict) and name in _TEXT_FIELDS and isinstance(inside.get("value"), str):
            return str(inside["value"])
        if isinstance(inside, list) and inside and isinstance(inside[0], str):
            return inside[0] if name == "base" else f"{name} {inside[0]}"
    return ""


def _read_body_text(fields: Fields) -> str:
    body = fields.get("body")
    return body if isinstance(body, str) else ""


def _find_content_text(content: Any) -> str:
    blocks = content if isinstance(content, list) else []
    return next(
        (block["text"] for block in blocks if isinstance(block, dict) and isinstance(block.get("text"), str)),
        "",
    )


def _find_code(fields: Fields) -> Any:
    names = sorted(_list_present(fields, _CODE_NAMES), key=_CODE_RANK.__getitem__)
    code = next((fields[name] for name in names if isinstance(fields[name], str | int)), None)
    status = fields.get("status")
    return (
        status if code is None and isinstance(status, str) and status.lower() not in SUCCESS_WORDS else code
    )


def _find_http_status(fields: Fields) -> int | None:
    return next(
        (
            status
            for name in _HTTP_STATUS_FIELDS
            if (status := _parse_http_error_status(fields.get(name))) is not None
        ),
        None,
    )


def _parse_http_error_status(value: Any) -> int | None:
    number = (
        int(value)
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) == 3
        else value
    )
    return (
        number if isinstance(number, int) and not isinstance(number, bool) and 400 <= number <= 599 else None
    )


def _is_failure_code(code: Any) -> bool:
    if isinstance(code, bool) or code is None:
        return False
    if isinstance(code, int):
        return code != 0 and not 200 <= code <= 299
    return isinstance(code, str) and code.strip().lower() not in SUCCESS_WORDS


def _is_status_number(status: Any) -> bool:
    """Return whether a status is a number of three or more digits, which is not the state of a thing."""
    digits = str(status) if type(status) in {int, str} else ""
    return len(digits) >= 3 and digits.isascii() and digits.isdigit()


def _is_outlying_number(code: Any) -> bool:
    """Return whether it is a number never used for success: negative, or five or more digits."""
    return isinstance(code, int) and (code < 0 or code >= 10_000)


def _is_failure_text(code: Any, text: str) -> bool:
    word = code.lower() if isinstance(code, str) else ""
    return classify_failure(text, code=code) != "tool_failed" or any(
        sign in f"{word} {text.lower()}" for sign in ("error", "fail", "invalid", "错误", "失败", "异常")
    )


def _has_substance(fields: Fields) -> bool:
    """Return whether it holds more than the description of the failure."""
    if _is_substantial(fields.get("data")):
        return True
    return any(_is_substantial(value) for name, value in fields.items() if name not in _ENVELOPE_FIELDS)


def _is_substantial(value: Any) -> bool:
    return value is not False and value not in _EMPTY_VALUES


def _has_false_field(fields: Fields) -> bool:
    """Return whether a false field belongs to the error, as in ``{"booking_status": false, "error": …}``."""
    return any(value is False for value in fields.values())
