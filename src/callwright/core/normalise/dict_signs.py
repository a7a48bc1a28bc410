"""Signs of failure in a dict. May not know texts beyond the well-known words.

Every rule must decide whether the dict is *about* the failure (an answer) or only mentions one (a job list, a
health report): so the other content of the dict determines the confidence of a sign.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from callwright.core.normalise.failure_sign import RecogniserMatch
from callwright.core.normalise.failure_words import (
    BARE_FAILURE,
    FAILURE_WORDS,
    SUCCESS_WORDS,
    classify_failure,
    is_negative,
    is_refusal_text,
)
from callwright.core.normalise.lazy_pattern import LazyPattern
from callwright.core.normalise.vendor_signs import FIRST_FIELDS
from callwright.core.normalise.vendor_signs import VENDOR_SIGN_FIELDS as VENDOR_TELLING

Fields = dict[str, Any]


def _spell_names(prefixes: str, stems: str) -> tuple[str, ...]:
    """Return every prefix with every stem in the usual spellings: errorCode, error_code, ErrorCode, errorcode, ERROR_CODE, error-code."""
    pairs = [(prefix, stem) for prefix in prefixes.split() for stem in stems.split()]
    forms = (
        (
            prefix + stem.capitalize(),
            f"{prefix}_{stem}",
            prefix.capitalize() + stem.capitalize(),
            prefix + stem,
            f"{prefix}_{stem}".upper(),
            f"{prefix}-{stem}",
            f"{prefix}{stem}".upper(),
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
    "errorText",
    "error_text",
    "errorDescription",
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
    "httpstatus",
    "StatusCode",
    "httpCode",
    "response-code",
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
    "ECODE",
    "ecode",
    "serviceErrorCode",
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
    "rspcod",
    "respcod",
    "retcod",
    "Errcode",
    "CODE",
    *_spell_names("ret return rtn res result resp response rsp biz status reply", "code"),
    *_spell_names("ret rtn", "flag"),
    *_spell_names("ret rsp resp rtn", "cod"),
)
_TEXT_FIELDS: Final = (
    "message", "msg", "errmsg", "err_msg", "errMsg", "error_message", "errorMessage", "error_msg", "error_description",
    "detail", "details", "reason", "description", "title", "Message", "text", "hint", "resultMsg", "result_msg",
     "retmsg", "ret_msg", "return_msg", "errorMsg",
    "desc", "info", "err_tips", "errorSummary", "error_summary", "errorDesc", "error_desc", "errDesc", "errorInfo", "ErrorInfo", "resultDesc", "respMsg",
    "resp_msg", "rspMsg", "retMsg", "status_msg", "remark", "sub_msg", "errmsg_detail",
    *_spell_names("err error fault exception ret return rtn res resp rsp biz status reply sub", "msg message desc description info text txt reason detail details tips str string"),
    *_spell_names("result response", "msg message desc description reason info"), "Msg", "MSG", "MESSAGE", "Description", "Reason", "Detail", "tips", "explain", "describe", "des", "chineseErrCode", "englishErrCode", "sqlMessage", "statusString", "error-code-label", *_spell_names("user developer", "message"), "httpMessage", "httpReason", "summary", "message_for_model",
)  # fmt: skip
_ENVELOPE_FIELDS: Final = frozenset(
    {"errors", "Errors", "faults", "fields", "fieldErrors", "field_errors", "violations", "invalid_params", "invalidParams", "validation_errors", "validationErrors", "errorDetails",
     "sub_code", "subCode", "SubCode", "MsgCode", "msgCode", "msg_code", "messages", *_ERROR_FIELDS, *_FLAG_FIELDS, *_STATUS_FIELDS, *_HTTP_STATUS_FIELDS, *_ERRNO_FIELDS, *_CODE_FIELDS, *_TEXT_FIELDS, "type", "name", "isError", "is_error", "instance", "data",
     "request_id", "requestId", "RequestId", "trace_id", "traceId", "timestamp", "time", "path", "method", "tool", "retryable", "nextAction",
     "suggestion", "userMessage", "retry_after", "retryAfter", "traceback", "stack", "stackTrace", "error_code", "errorType", "error_type",
     "documentation_url", "help", "meta", "confidence", "source", "operationType", "warnings", "effect", "partial", "repairs", "cause", "ttl", "extensions", "more_info", "moreInfo", "log_id", "logid", "logId", "sid", "cost", "elapsed", "took", "debug_id", "correlationId",
     "category", "fbtrace_id", "request", "errorLink", "errorId", "errorCauses", "errdetail", "docs", "doc_url", "help_url", "requestid", "request-id",
     "x-request-id", "server_time", "serverTime", "msg_id", "status_code", "version", "apiVersion", "params", "html_attributions", "links", "Type", "stat",
     "jsonapi", "validation", "error_messages", "errorMessages", "reasons", "ModelState", "modelState", "resolve", "solution", "recommend", "Recommend", "servedby",
     "field-errors", "messageTranslations", "parameters", "stacktrace", "detailedError", "_links", "@context", "param", "message_list", "messageList", "moreInformation"}
)  # fmt: skip


_METADATA_NAME: Final = LazyPattern(
    r"x?(?:request|req|trace|tracking|correlation|log|transaction|debug|event|span|operation|api|api ?response|response|resp|msg|message|statement|activity|incident|ray|error|err)s?"
    r" ?(?:id|uuid|no|handle|type|class|codes|uri|ref|reference)s?"
    r"|(?:server|response|resp|request|req|estimated|current|system|local)? ?(?:time|time ?stamp|ts|date|datetime)|t|tid|ttl|took|elapsed|duration(?: ms)?"
    r"|trace|trace ?id|scope|sql ?state|(?:api|format|schema|protocol|service)? ?version|servlet|host ?id|extra|ext|attributes|context|inner ?error|ret ?ext ?info|sign(?:ature)?|nonce"
    r"|more ?info|(?:docs?|documentation|help|error|support) ?(?:url|uri|link)?s?|error ?codes|(?:\w+ ){1,2}(?:request|trace) ?id|oauth ?\w{0,10}|(?:audit|request) ?(?:data|parameters)|error ?v\d|api ?error|error ?stack|more ?information|code ?literal|param ?with ?error|result ?status|_embedded|(?:\w+ ){0,2}(?:error|err|exception|fault) ?(?:code|desc|description|message|msg|name|key|reason|text|title|info|source|category|kind|domain|sub ?code|details?|data|code label)|(?:time|cost) ?used|used ?time|(?:in|out|usIn|usOut) ?time|global ?ticket|status ?page|display ?code|(?:debug|display) ?message|request ?status|code ?(?:desc|label|name|text)|sub ?(?:code|status)|log ?ref|doc ?ref|resource ?type|@type|process ?id|tran ?seq|seq ?no|trace ?no|flow ?no|(?:account|tenant|organization) ?id|sql ?message|(?:java ?)?class ?name|(?:process(?:ing)?|exec(?:ution)?|query|cost|elapsed) ?time|time ?(?:cost|taken|spent)|terms ?of ?use|locale|lang(?:uage)?|retryable|retry ?after(?: ms| seconds)?|safe to retry|message for (?:user|model)|cause|hint",
    re.IGNORECASE,
)
"""Names, in words, of what an answer says about itself: identity, time, version, where to read more."""

ENVELOPE_FIELDS: Final = _ENVELOPE_FIELDS
"""Names of fields that describe an answer."""

_LINK_NAMES: Final = frozenset({"url", "link", "uri", "href", "index"})
"""Names that say where a refusal comes from; beside anything but a clear refusal they are content."""

_RECORD_NAMES: Final = LazyPattern(
    r"status|state|object|kind|created|updated|started|finished|enqueued|(?:created|updated|started|finished)[_ ]?at|createdAt|updatedAt|name|title",
    re.IGNORECASE,
)
"""Names that records have beside their ``id``."""


def _split_name(name: str) -> str:
    """Split ``requestId`` and ``request_id`` into words."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|[_-]", " ", name[:60]).strip()


def _is_metadata(name: str, value: Any) -> bool:
    """Return whether a field only describes the answer itself."""
    if isinstance(value, list | dict) and name.lower() not in _DESCRIBING_CONTAINERS:
        return name == "_embedded" and value.keys() == {"errors"} if isinstance(value, dict) else False
    return _METADATA_NAME.fullmatch(_split_name(name)) is not None


_DESCRIBING_CONTAINERS: Final = frozenset(
    {
        "error_data",
        "errordata",
        "extra",
        "ext",
        "attributes",
        "context",
        "innererror",
        "retextinfo",
        "error_codes",
        "errorcodes",
        "requestparameters",
        "auditdata",
        "error_v2",
    }
)

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

ANSWER_CODE_NAMES: Final = frozenset(
    {"errcode", "err_code", "errno", "err_no", "retcode", "RetCode", "rspcod", "respcod", "retcod", "apiResultCode", *_spell_names("result", "code"),
     *_spell_names("err ret return rtn resp response rsp biz reply", "code no")}
)  # fmt: skip
"""Names of codes that answers have, and things hardly ever."""

_RECORD_MARKS: Final = LazyPattern(
    r"id|sid|uuid|guid|name|title|status|state|level|severity|type|kind|amount|price|currency|balance|attempts|(?:created|updated|started|finished|ended|sent|failed)(?:[_ ]?at)?|date|since|score|device|host|sensor|service|job|task",
    re.IGNORECASE,
)
"""Names that say that a dict is the record of a thing or of an event."""

_MAX_ECHOES: Final = 12
_MAX_ECHO_CHARS: Final = 200

_ANSWER_FIELDS: Final = frozenset(
    {"data", "error", "errors", "message", "msg", "code", *_ERRNO_FIELDS, *_CODE_FIELDS}
)
"""Names beside a flag that make it the status of the call; without them it may be the answer to the question."""

_HEADER_FIELDS: Final = ("code", "bstatus", "head", "header", "meta", "status", "result", "response", "responseStatus", "responseHeader", "Head", "Header", "Status", "Result",
    "ResponseStatus", "resp", "rsp", "returnStateInfo", "baseResponse", "BaseResponse", "base_response", "base_resp", "BaseResp", "baseResp", "_meta", "_status", "state", "errorInfo", "error_info", "Response",
    *_spell_names("resp response rsp res result sys msg ret return base common service comm", "head header status meta info"))  # fmt: skip
_HEADER_NAMES: Final = frozenset(_HEADER_FIELDS)
_NAMED_ERRORS: Final = frozenset(
    {"itemNotFound", "badRequest", "conflictingRequest", "unauthorized", "forbidden", "badMethod", "overLimit", "computeFault", "cinderFault", "buildInProgress",
     "serverCapacityUnavailable", "serviceUnavailable", "NeutronError", "HeatError", "notFound", "conflict", "failure", "problem", "apiError", "serverError", "Problem"}
)  # fmt: skip
"""Names of a failure that some APIs give to the one field that holds it: those of OpenStack, and words for any failure."""

_COMMON_WORDS: Final = frozenset({"conflict", "failure", "problem", "Problem"})
"""Those that also name a thing that was asked for: the conflict of two meetings, the problem of an exercise."""

_REFUSAL_FIELDS: Final = ("message", "msg", "errmsg", "errMsg", "error_msg", "error_description", "detail", "reason", "info", "Message", "desc")  # fmt: skip
_VERDICT_FIELDS: Final = (
    "stat",
    "ack",
    "Ack",
    "ACK",
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

INNER_FIELDS: Final = frozenset(
    {
        "data",
        "Data",
        "result",
        "Result",
        "body",
        "Body",
        "response",
        "respData",
        "resp_data",
        "apiResultData",
        "bizData",
        "biz_data",
        "bizContent",
        "rspData",
        "retData",
    }
)
"""Names of fields with an answer that a gateway passes on."""

ITEM_FIELDS: Final = frozenset(
    {"items", "results", "offsets", "records", "Records", "responses", "Responses", "Entries"}
)
"""Names of the outcomes of a batch, one for each item; lists of failures by name are not among them."""

_ERROR_DETAILS: Final = ("errorMessages", "error_messages", "field-errors", "fieldErrors", "field_errors")
"""Names of fields with the problems of a request, as a list or by its fields."""

REJECTED_FIELDS: Final = frozenset({"Failed", "writeErrors", "Errors"})
"""Names of the items of a batch that were refused, each with its reason."""

SIGN_FIELDS: Final = frozenset(
    {*INNER_FIELDS, *REJECTED_FIELDS, *_ERROR_DETAILS, *ITEM_FIELDS, "errorName", "ExceptionType", *_ERROR_FIELDS, *_FLAG_FIELDS, *_STATUS_FIELDS, *_HTTP_STATUS_FIELDS, *_ERRNO_FIELDS, *_CODE_FIELDS, *_HEADER_FIELDS, "stat", "ack", "Ack", "ACK", "errors", "isError", "is_error", "errorType", "exceptionType", "__type",
     "traceback", "fault", "Fault", "message", "msg", "detail", "messages", "Errors", "faults", "info", "reason", "Status", "Title", "ECODE", *_NAMED_ERRORS, *_REFUSAL_FIELDS, *VENDOR_TELLING}
)  # fmt: skip
"""Without one of these fields no rule here applies."""

FIELDS_BY_SIGN: Final[dict[str, frozenset[str]]] = {
    "error_field": frozenset(_ERROR_FIELDS),
    "exception_fields": frozenset(
        {
            "errorType",
            "__type",
            "exceptionType",
            "ExceptionType",
            "errorName",
            "traceback",
            "exception",
            "fault",
            "Fault",
        }
    ),
    "is_error": frozenset({"isError", "is_error"}),
    "problem_json": frozenset({"title", "Title"}),
    "vendor_shape": FIRST_FIELDS,
    "success_false": _FLAG_NAMES | {"status", "Status"},
    "error_list": frozenset({"errors", "Errors", "faults", "data", "items", *_ERROR_DETAILS}),
    "errno": _ERRNO_NAMES,
    "inner_answer": INNER_FIELDS,
    "failed_items": ITEM_FIELDS | REJECTED_FIELDS,
    "http_status": frozenset(_HTTP_STATUS_FIELDS),
    "code_and_message": _STATED_CODE_NAMES | {"status", "Status", "result"},
    "header_object": frozenset(_HEADER_FIELDS) | {"data", "body"},
    "status_word": frozenset({*_STATUS_FIELDS, *_VERDICT_FIELDS, *_CODE_FIELDS}),
    "named_error": _NAMED_ERRORS,
    "refusal_text": frozenset(_REFUSAL_FIELDS),
    "message_only": frozenset({"message", "msg", "detail", "documentation_url", "status"}),
}
"""Name of a recogniser → the fields without which it matches no dict. The answers of open platforms under a method's name
(``find_method_answer``) are the one exception."""


def _list_present(fields: Fields, names: frozenset[str]) -> list[str]:
    """Return the names that are present, in the dict's order."""
    return [] if names.isdisjoint(fields) else [name for name in fields if name in names]


def detect_error_field(fields: Fields) -> RecogniserMatch | None:
    """Detect ``{"error": …}``: sure when alone, weak beside data, weaker where the dict also reports success."""
    name = next((name for name in _ERROR_FIELDS if _holds_error(fields.get(name))), None)
    if name is None:
        return None
    text, code = read_text_and_code(fields[name])
    if type(fields[name]) is int and not _find_text(fields) and " " not in str(fields.get("status")):
        return None
    if name == "exception" and _is_exceptional_day(fields):
        return RecogniserMatch(text, None, None, 0.6)
    said = _find_text({other: value for other, value in fields.items() if other != name})
    if code is None and said and _ERROR_NAME.fullmatch(text) and "_" in text:
        text, code = said, text  # RFC 6749: the error is a code, and its description says more
    share = (
        0.6
        if _is_bare_object(fields, name, text or said, code)
        else _weigh_error_field(fields, name, f"{text} {said}")
    )
    inside = fields[name]
    status = _find_http_status(fields) or (_find_http_status(inside) if isinstance(inside, dict) else None)
    status = status or _parse_http_error_status(inside) or _find_validation_status(inside, text, code)
    return RecogniserMatch(text or _find_text(fields), code or _find_code(fields), status, share)


def _is_bare_object(fields: Fields, name: str, text: str, code: Any) -> bool:
    """Return whether the error is an object that neither words, code nor status make one: ``{"budget": 0.1}``."""
    inside = fields[name]
    if not isinstance(inside, dict) or code is not None or _find_http_status(inside) is not None:
        return False
    return not text or (name == "exception" and classify_failure(text) == "tool_failed")


def _weigh_error_field(fields: Fields, name: str, words: str) -> float:
    """Return the probability, 0..1, that an error field describes this call, judged by the other fields."""
    if is_verdict(fields) or any(fields.get(flag) is True for flag in _FLAG_FIELDS):
        return 0.6
    if fields[name] is True and _refuses_caller(fields, words.removeprefix(" ")):
        return 1.0
    if not has_substance(fields) or _is_error_flag(fields, name):
        return 1.0
    if (_is_about_caller(fields, words) or _has_own_status(fields)) and _only_echoes(fields):
        return 1.0  # about the caller, not about the thing
    return 0.93 if _has_false_field(fields) else 0.6


def _is_about_caller(fields: Fields, words: str) -> bool:
    """Return whether the words refuse the caller itself: its rate, or its credentials if the fields name no examined address or person."""
    meaning = classify_failure(words)
    return meaning == "rate_limited" or (
        meaning == "permission_denied" and is_refusal_text(words.strip()) and _concerns_nobody(fields)
    )


def _concerns_nobody(fields: Fields) -> bool:
    """Return whether the fields name no person or address; with one, the object may be a log entry."""
    return (_LINK_NAMES | _HOST_NAMES | _PERSON_NAMES).isdisjoint(fields)


_PERSON_NAMES: Final = frozenset(
    {"user", "username", "userName", "user_name", "visitor", "account", "client", "actor"}
)


def _refuses_caller(fields: Fields, words: str) -> bool:
    """Return whether the words refuse the caller or its input, and the other fields only repeat that input and name no examined address."""
    is_refused = is_negative(words) and classify_failure(words) in _CALLER_CODES
    is_address = not (_LINK_NAMES | _HOST_NAMES - {"ip"}).isdisjoint(fields)
    return is_refused and not is_address and _only_echoes(fields)


def _has_own_status(fields: Fields) -> bool:
    """Return whether an HTTP status beside the error is the status of the answer, not of an examined address."""
    return (
        _find_http_status(fields) is not None
        and _LINK_NAMES.isdisjoint(fields)
        and _HOST_NAMES.isdisjoint(fields)
    )


_HOST_NAMES: Final = frozenset(
    {"host", "hostname", "ip", "domain", "endpoint", "page", "site", "target", "address"}
)


def _is_error_flag(fields: Fields, name: str) -> bool:
    """Return whether it is ``error: true`` with a code by name and words, where data says more about the failure."""
    code = fields.get("code")
    named = isinstance(code, str) and not code.isdigit() and _is_failure_code(code)
    rest = {other: value for other, value in fields.items() if other != "data"}
    return fields[name] is True and named and bool(_find_text(fields)) and not has_substance(rest)


def is_verdict(fields: Fields) -> bool:
    """Return whether a field says that a check found something: that is the answer to the question."""
    return any(fields.get(one) is False for one in _VERDICT_NAMES)


def _only_echoes(fields: Fields) -> bool:
    """Return whether the fields beside the failure only repeat the request: a few plain values, and no field of a record."""
    rest = [
        (name, value)
        for name, value in fields.items()
        if name not in _ENVELOPE_FIELDS and is_substantial(value) and not _is_metadata(name, value)
        if not name.lower().startswith(_BAD_PART_PREFIXES)
    ]
    return len(rest) <= _MAX_ECHOES and all(
        isinstance(value, str | int | float)
        and len(str(value)) <= _MAX_ECHO_CHARS
        and _RECORD_MARKS.fullmatch(name) is None
        for name, value in rest
    )


_BAD_PART_PREFIXES: Final = ("invalid", "failed_", "illegal", "unlicensed")
"""Prefixes of names under which an answer lists the wrong parts of the request."""


def _is_exceptional_day(fields: Fields) -> bool:
    """Return whether the field ``exception`` is a plain text that names no class and no failure, without other signs of a failure.

    Calendars, price lists and rules have exceptions too: ``{"exception": "holiday"}``.
    """
    said = fields["exception"]
    if not isinstance(said, str) or _EXCEPTION_CLASS.search(said) or classify_failure(said) != "tool_failed":
        return False
    is_failure = is_refusal_text(said) or _find_http_status(fields) is not None or _has_false_field(fields)
    return (
        not is_failure
        and _TRACE_FIELDS.isdisjoint(fields)
        and not (fields.keys() & (_TEXT_NAMES - _RECORD_FIELDS))
    )


_EXCEPTION_CLASS: Final = LazyPattern(r"[A-Za-z_]\w*(?:Error|Exception|Fault|Failure|Timeout)\b")
_TRACE_FIELDS: Final = frozenset(
    {"traceback", "stack", "stackTrace", "stack_trace", "trace", "error", "err", "file", "line"}
)


def detect_exception_fields(fields: Fields) -> RecogniserMatch | None:
    """Detect an exception written as JSON by a runtime or a cloud."""
    kind = _find_exception_kind(fields)
    if kind:
        return RecogniserMatch(_find_any_text(fields) or kind, kind)
    if isinstance(fields.get("traceback"), str) and (fields.get("exception") or fields.get("error")):
        return RecogniserMatch(_find_text(fields), _find_code(fields))
    if isinstance(fields.get("exception"), str) and {"file", "line", "message"} <= fields.keys():
        return RecogniserMatch(_find_text(fields), fields["exception"])
    if isinstance(fields.get("exception"), str) and _has_trace(fields) and _only_echoes(fields):
        return RecogniserMatch(fields["exception"], _find_code(fields))
    fault = fields.get("fault") or fields.get("Fault")
    if isinstance(fault, dict) and not has_substance({**fields, "fault": None, "Fault": None}):
        inside = next(
            (fault[name] for name in ("Error", "Errors", "error", "errors") if fault.get(name)), None
        )
        text, code = read_text_and_code(inside) if inside is not None else ("", None)
        return RecogniserMatch(text or _find_text(fault), code or _find_code(fault), _find_http_status(fault))
    return None


def _has_trace(fields: Fields) -> bool:
    names = ("stacktrace", "stackTrace", "stack_trace")
    return any(isinstance(fields.get(one), str) and fields[one] for one in names)


def _find_exception_kind(fields: Fields) -> str:
    """Return the exception class that a dict states, or ""."""
    kind = fields.get("errorType") or fields.get("__type") or fields.get("exceptionType")
    if isinstance(kind, str):
        is_alone = fields.keys() == {"__type", "message"} and _EXCEPTION_CLASS.search(kind) is not None
        return kind if is_alone or _find_any_text(fields) else ""
    kind = fields.get("errorName") or fields.get("ExceptionType")
    rest = {name: value for name, value in fields.items() if name not in _EXCEPTION_PARTS}
    return kind if isinstance(kind, str) and _find_text(fields) and not has_substance(rest) else ""


_EXCEPTION_PARTS: Final = frozenset({"errorName", "ExceptionType", "StackTrace", "InnerException"})


def detect_named_error(fields: Fields) -> RecogniserMatch | None:
    """Detect ``{"itemNotFound": {"message": …, "code": 404}}``: one field that is named after the failure it holds."""
    if len(fields) != 1:
        return None
    name, inside = next(iter(fields.items()))
    if name not in _NAMED_ERRORS or not isinstance(inside, dict) or has_substance(inside):
        return None
    text, status = _find_text(inside), _find_http_status(inside)
    if not text:
        return None
    said = _find_code(inside)
    code = inside.get("type") or (None if status else name)
    if name not in _COMMON_WORDS or status is not None or is_refusal_text(text) or _is_named_failure(inside):
        return RecogniserMatch(text, code, status)
    if said is None:
        return None
    return RecogniserMatch(text, said, None, 1.0 if classify_failure(code=said) != "tool_failed" else 0.6)


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
    """Detect RFC 9457 problem details, also with names in capitals."""
    if "Title" in fields and "Status" in fields:
        fields = {name.lower(): value for name, value in fields.items()}
    status = _parse_http_error_status(fields.get("status"))
    if status is None and _is_problem_without_status(fields):
        status = 422
    if (
        status is None
        or not isinstance(fields.get("title"), str)
        or fields.keys().isdisjoint(("type", "detail", "cause", "o:errorDetails"))
    ):
        return None
    return RecogniserMatch(_find_text(fields), fields.get("type"), status)


def _is_problem_without_status(fields: Fields) -> bool:
    """Return whether it has type and title of a problem: with violations (Symfony), or by both (Vonage, X)."""
    kind, title = fields.get("type"), fields.get("title")
    if not isinstance(kind, str) or "://" not in kind or not isinstance(title, str) or has_substance(fields):
        return False
    is_problem = "error" in kind or "problem" in kind
    return isinstance(fields.get("violations"), list) or (
        is_problem and _PROBLEM_TITLE.search(title) is not None
    )


_PROBLEM_TITLE: Final = LazyPattern(
    r"\b(?:forbidden|unauthori[sz]ed|not found|invalid|denied|failed|too many|exceeded)\b",
    re.IGNORECASE,
)


def detect_success_false(fields: Fields) -> RecogniserMatch | None:
    """Detect an explicit failure flag."""
    for flag in _list_present(fields, _FLAG_NAMES | {"status", "Status"}):
        said = fields[flag]
        if said is False or (isinstance(said, str) and said.lower() == "false"):
            return _read_false_flag(fields, flag)
        if (
            said in _FALSE_LETTERS
            and flag not in _WEAK_FLAGS
            and _find_text(fields)
            and not has_substance(fields)
        ):
            return _read_false_flag(fields, flag)
        if (
            said == "0"
            and flag == "flag"
            and _is_caller_refusal(_find_text(fields))
            and not has_substance(fields)
        ):
            return _read_false_flag(fields, flag)
        is_zero = type(said) is int and said == 0 and flag not in _WEAK_FLAGS
        if is_zero and not has_substance(fields) and classify_failure(_find_text(fields)) != "tool_failed":
            return _read_false_flag(fields, flag)
    return None


def _is_caller_refusal(text: str) -> bool:
    """Return whether the text refuses the caller or its input, and does not report that nothing was found."""
    return is_refusal_text(text) and classify_failure(text) != "not_found"


def _read_false_flag(fields: Fields, flag: str) -> RecogniserMatch | None:
    error = next((fields[one] for one in _REASON_FIELDS if fields.get(one)), None)
    text, code = read_text_and_code(error) if _holds_error(error) else ("", None)
    words = text or _find_text(fields)
    has_answer = bool(fields.keys() & _ANSWER_FIELDS) or error is not None
    if flag in _WEAK_FLAGS and not (words and not has_substance(fields)):
        return None  # the state of a thing
    named = bool(words) or has_answer or not has_substance(fields)
    is_answer = (
        not has_answer and error is None and _has_list(fields) and classify_failure(words) == "tool_failed"
    )
    share = 1.0 if named and not is_answer else 0.6
    return RecogniserMatch(words, code or _find_code(fields), _find_http_status(fields), share)


_REASON_FIELDS: Final = ("error", "errors", "reasons", "errorResponse", "error_response")

_FALSE_LETTERS: Final = ("F", "N", "f", "n")
_WEAK_FLAGS: Final = frozenset({"flag", "status", "Status"})
"""Flags that things have too: false means failure only beside words, and nothing else."""

SUCCESS_FLAGS: Final = _FLAG_NAMES - _WEAK_FLAGS
"""Fields that report success if they are true and no other sign is present."""

_STATE_WORDS: Final = frozenset(
    "accepted active approved archived available closed completed confirmed created delivered done draft enabled finished new ok "
    "online open paid pending placed processing published queued ready received running sent shipped started success "
    "successful updated".split()
)
PLAIN_STATES: Final[Mapping[str, frozenset[str]]] = {"state": _STATE_WORDS, "status": _STATE_WORDS}
"""Field → words that describe a thing and never a failure, where only texts and numbers without a sign stand beside them.

A shortcut for the usual answers of shops and calendars; the recognisers find nothing in them either, and a test compares."""


def _has_list(fields: Fields) -> bool:
    """Return whether a field beside the failure is a non-empty list, as in an answer with results."""
    return any(
        isinstance(value, list) and value and name not in _ENVELOPE_FIELDS and name != "messages"
        for name, value in fields.items()
    )


def detect_error_list(fields: Fields) -> RecogniserMatch | None:
    """Detect a list of errors as in GraphQL; beside data it is a partial answer, and only a warning."""
    inside = _find_nested_error(fields)
    if inside is not None:
        return RecogniserMatch(*read_text_and_code(inside), _find_http_status(inside))
    errors = fields.get("errors") or fields.get("Errors") or fields.get("faults")
    if not errors:
        errors = next(
            (fields[one] for one in _ERROR_DETAILS if isinstance(fields.get(one), dict | list)), None
        )
    text, code = read_text_and_code(errors) if _holds_error(errors) else ("", None)
    if not text and code is None:
        return None
    status = _find_http_status(fields) or _find_validation_status(errors, text, code)
    has_answer = has_substance(fields) and not _is_refused_query(fields, text)
    is_weak = has_answer or _are_findings(errors) or is_verdict(fields)
    return RecogniserMatch(text or _find_text(fields), code, status, 0.6 if is_weak else 1.0)


def _is_refused_query(fields: Fields, text: str) -> bool:
    """Return whether the caller was refused: the field for the answer is empty, and the other fields only repeat the query."""
    is_empty = any(one in fields and not is_substantial(fields[one]) for one in INNER_FIELDS | ITEM_FIELDS)
    rest = {
        name: value for name, value in fields.items() if name not in _QUERY_FIELDS and is_substantial(value)
    }
    return is_empty and classify_failure(text) in _CALLER_CODES and _only_echoes(rest)


_QUERY_FIELDS: Final = frozenset(
    {"errors", "Errors", "paging", "pagination", "query", "request", "filters", "page"}
)
_CALLER_CODES: Final = frozenset({"permission_denied", "rate_limited", "invalid_arguments"})
"""Classes of failures that concern the caller or its input."""


def _are_findings(errors: Any) -> bool:
    """Return whether a list of errors holds the findings of a checker, each with its place in a text."""
    first = errors[0] if isinstance(errors, list) and errors else None
    if isinstance(first, str):
        return _PLACE_IN_FILE.match(first) is not None
    return isinstance(first, dict) and any(
        _is_place(first.get(one)) for one in ("line", "row", "column", "lineNumber")
    )


def _is_place(value: Any) -> bool:
    return type(value) is int or (isinstance(value, str) and value.isdigit())


_PLACE_IN_FILE: Final = LazyPattern(r"[\w./\\-]{1,200}\.\w{1,8}[:(]\d+")
_VERDICT_NAMES: Final = (
    "valid",
    "isValid",
    "is_valid",
    "isvalid",
    "Valid",
    "passed",
    "compliant",
    "well_formed",
    "wellFormed",
    "active",
    "verified",
    "match",
    "matched",
    "correct",
    "alive",
    "reachable",
    "healthy",
    "online",
    "up",
)
"""Names of the answer of a check: false means that the check found something."""

_NAMING_FIELDS: Final = frozenset(
    {
        "field",
        "Field",
        "path",
        "param",
        "parameter",
        "property",
        "pointer",
        "loc",
        "attribute",
        "fieldName",
        "argument",
    }
)
"""Names of the fields in which an error states the part of the request that it concerns."""


def _find_validation_status(error: Any, text: str, code: Any) -> int | None:
    """Return 422 for an error that names a part of the request and whose words have no class; else None."""
    if isinstance(error, list):
        error = error[0] if error else None
    if not isinstance(error, dict) or classify_failure(text, code=code) != "tool_failed":
        return None
    names_part = any(
        isinstance(error.get(name), str) and error[name] for name in _NAMING_FIELDS & error.keys()
    )
    return 422 if names_part or _is_field_report(error) else None


def _is_field_report(error: Fields) -> bool:
    """Return whether the error maps names of fields to their problems."""
    known = _TEXT_NAMES | _CODE_NAMES | _ENVELOPE_FIELDS
    return bool(error) and all(
        name not in known
        and (isinstance(value, str) or (isinstance(value, list) and value and isinstance(value[0], str)))
        for name, value in error.items()
    )


def _find_nested_error(fields: Fields) -> Fields | None:
    """Return the first error of a GraphQL mutation without other content, or of a bulk request (Elasticsearch) whose items all failed."""
    data, items = fields.get("data"), fields.get("items")
    if isinstance(data, dict) and len(data) == 1:
        payload = next(iter(data.values()))
        errors = payload.get("userErrors") if isinstance(payload, dict) else None
        if isinstance(errors, list) and errors and isinstance(errors[0], dict):
            rest = (value for name, value in payload.items() if name != "userErrors")
            return None if any(map(is_substantial, rest)) else errors[0]
    if fields.get("errors") is not True or not isinstance(items, list) or not items:
        return None
    done = [next(iter(item.values()), None) if isinstance(item, dict) else None for item in items]
    failed = [one for one in done if isinstance(one, dict) and isinstance(one.get("error"), dict)]
    return {**failed[0]["error"], "status": failed[0].get("status")} if len(failed) == len(done) else None


def detect_errno(fields: Fields) -> RecogniserMatch | None:
    """Detect a non-zero value in a field that can only be an error number."""
    for name in _list_present(fields, _ERRNO_NAMES):
        if _is_failure_code(fields[name]):
            text = _find_text(fields) or _find_any_text(fields)
            return RecogniserMatch(
                text,
                fields[name],
                _parse_http_error_status(fields[name]),
                1.0 if _is_about_call(fields, name, text) else 0.8,
            )
    return None


def _is_about_call(fields: Fields, name: str, text: str) -> bool:
    """Return whether an error number describes this call: the dict has no data, or only repeats the request."""
    rest = {other: value for other, value in fields.items() if other != "data" or _holds_data(value)}
    if {"name", "description"} <= fields.keys():
        return False  # an entry of a list of errors
    if not has_substance(rest):
        return True
    if "data" in rest or not _only_echoes(rest):
        return False
    is_own = name in ANSWER_CODE_NAMES and _is_failure_text(None, text)
    return is_own or (
        _concerns_nobody(rest) and is_negative(text) and classify_failure(text) in _CALLER_CODES
    )


def detect_http_status(fields: Fields) -> RecogniserMatch | None:
    """Detect a status of 400 or more: sure with words of error, or with nothing else; weak in a record that has one."""
    for name in _HTTP_STATUS_FIELDS:
        status = _parse_http_error_status(fields.get(name))
        if status is not None:
            alone = not any(
                is_substantial(value) and not _is_metadata(other, value)
                for other, value in fields.items()
                if other not in _ENVELOPE_FIELDS and other not in {"body", "headers"}
            )
            alone = alone or _is_refusal_with_status(fields, name)
            if name in _NUMBER_OF_THING and describes_thing(fields):
                alone = False
            return RecogniserMatch(
                _find_text(fields) or _read_body_text(fields),
                _find_code(fields),
                status,
                1.0 if alone else 0.6,
            )
    return None


def _is_refusal_with_status(fields: Fields, name: str) -> bool:
    """Return whether ``code`` and words refuse the caller's input, and the other fields only repeat the request."""
    text = next((said for one in _ANSWER_TEXTS if isinstance(said := fields.get(one), str)), "")
    is_own = name in {"code", "statusCode"} and _has_own_status(fields) and _only_echoes(fields)
    return (
        is_own
        and is_negative(text)
        and classify_failure(text) in {"permission_denied", "rate_limited", "invalid_arguments"}
    )


_NUMBER_OF_THING: Final = frozenset({"code", "cod"})


def describes_thing(fields: Fields) -> bool:
    """Return whether all texts are in fields that any record has, such as those of a product with its code, and none is a refusal."""
    said = [fields[name] for name in _list_present(fields, _TEXT_NAMES) if isinstance(fields[name], str)]
    only_record = not any(
        isinstance(fields[name], str) for name in _list_present(fields, _TEXT_NAMES - _RECORD_FIELDS)
    )
    return bool(said) and only_record and not any(map(is_refusal_text, said))


def _may_number_thing(code: Any) -> bool:
    """Return whether a code may identify a thing: it neither names a failure nor is a number that only failures have."""
    if _is_status_number(code):
        return not _is_outlying_number(code)
    return classify_failure(code=code) == "tool_failed" and not _is_outlying_number(code)


def detect_code_and_message(fields: Fields) -> RecogniserMatch | None:
    """Detect ``{"code": …, "message": …}`` without data, where neither code nor words mean success."""
    name = next(
        iter(sorted(_list_present(fields, _STATED_CODE_NAMES), key=_STATED_CODE_RANK.__getitem__)), ""
    )
    if not name or (name not in ANSWER_CODE_NAMES and isinstance(fields[name], dict)):
        name = next((one for one in ("status", "Status") if _is_status_number(fields.get(one))), "")
        if not name and _is_result_code(fields):
            name = "result"
    if not _is_failure_code(fields.get(name)):
        return None
    code = (
        _GRPC_STATUS_NAMES.get(fields[name], fields[name])
        if _is_rpc_status(fields, name)
        else fields.get(name)
    )
    text = _find_text(fields) or _find_data_error(fields)
    if not text or text.strip().lower() in SUCCESS_WORDS:
        return None
    if has_substance(_drop_data_of_refusal(fields, text)) and not _is_answer_of_call(fields, name, text):
        return None
    if isinstance(code, int) and 200 <= code <= 299 and not _is_failure_text(code, text):
        return None
    if _is_rpc_status(fields, name):
        return RecogniserMatch(text, code, _find_status_of_code(code, text))
    return _weigh_code_and_text(fields, code, text)


def _find_data_error(fields: Fields) -> str:
    """Return the words of the first error where ``data`` holds nothing but errors."""
    data = fields.get("data")
    return (
        read_text_and_code(data["errors"])[0] if isinstance(data, dict) and data.keys() == {"errors"} else ""
    )


def _drop_data_of_refusal(fields: Fields, text: str) -> Fields:
    """Return the fields without ``data`` that only repeats the refusal: ``{"isLogin": false}`` beside "not logged in"."""
    data = fields.get("data")
    says_no = isinstance(data, dict) and bool(data) and not _holds_data(data)
    return {**fields, "data": None} if says_no and is_refusal_text(text) else fields


def _is_result_code(fields: Fields) -> bool:
    """Return whether ``result`` is the code of a refusal: a number that only failures have, with the words of a failure."""
    text = next((said for one in _ANSWER_TEXTS if isinstance(said := fields.get(one), str)), "")
    if re.search(r"\d", text):
        return False  # a count
    return _is_outlying_number(fields.get("result")) and (
        is_refusal_text(text)
        or (
            _FAILURE_CODE.fullmatch(text[:1].upper() + text[1:]) is not None
            and classify_failure(code=text) != "tool_failed"
        )
    )


_ANSWER_TEXTS: Final = ("msg", "message", "errmsg", "error_msg", "desc", "errMsg")


def _is_answer_of_call(fields: Fields, name: str, text: str) -> bool:
    """Return whether code and words describe this call, although the dict has other contents."""
    if _are_failed_items(fields.get("data")):
        return not has_substance({**fields, "data": None})
    if _is_plain_refusal(fields, fields[name], text):
        return True
    if any(map(_REQUEST_ID.fullmatch, fields)) and _is_status_number(fields[name]):
        is_refused = is_negative(text) and classify_failure(text) in _CALLER_CODES | {"not_found"}
        if is_refused and _only_echoes(fields):
            return True
    has_error_words = any("err" in one.lower() and fields[one] for one in _list_present(fields, _TEXT_NAMES))
    is_named_for_answers = name in ANSWER_CODE_NAMES or has_error_words
    return (
        is_named_for_answers
        and not _is_quiet_code(fields[name])
        and _is_failure_text(None, text)
        and _only_echoes(fields)
    )


_REQUEST_ID: Final = LazyPattern(r"(?:req|request|log|trace)[_-]?id", re.IGNORECASE)
"""Names of request ids: answers have one, things do not."""


def _is_quiet_code(code: Any) -> bool:
    """Return whether a code is a small number, which can be a state as well as a failure."""
    return type(code) is int and 0 < code < 10


def _are_failed_items(items: Any) -> bool:
    """Return whether each item of a batch has a code that is no success, with words."""
    return (
        isinstance(items, list)
        and bool(items)
        and all(isinstance(one, dict) and _has_code_and_words(one) for one in items)
    )


def _has_code_and_words(item: Fields) -> bool:
    codes = [value for name, value in item.items() if name.lower().endswith("code")]
    words = [value for name, value in item.items() if name.lower().endswith(("msg", "message"))]
    return any(map(_is_failure_code, codes)) and any(isinstance(one, str) and one for one in words)


def _weigh_code_and_text(fields: Fields, code: Any, text: str) -> RecogniserMatch | None:
    """Return the failure that code and words report, with its probability; None if neither is a sign of one."""
    if describes_thing(fields) and _may_number_thing(code):
        return RecogniserMatch(text, code, None, 0.6) if _is_failure_text(code, text) else None
    if (
        _parse_http_error_status(code) is not None
        or (_is_outlying_number(code) and "name" not in fields)
        or _is_failure_text(code, text)
    ):
        return RecogniserMatch(text, code, _find_status_of_code(code, text))
    return RecogniserMatch(text, code, None, 0.6) if isinstance(code, int) else None


def _find_status_of_code(code: Any, text: str) -> int | None:
    return _parse_http_error_status(code) or _find_status_in_code(code, text)


def _is_plain_refusal(fields: Fields, code: Any, text: str) -> bool:
    """Return whether code and words clearly report a failure, and the other fields only name its subject."""
    named = isinstance(code, str) and _FAILURE_CODE.fullmatch(code) is not None
    meaning = classify_failure(code=code) if named else "tool_failed"
    if meaning == "tool_failed" or not (is_refusal_text(text) or classify_failure(text) == meaning):
        return False
    rest = [one for one in fields if one not in _ENVELOPE_FIELDS]
    plain = all(isinstance(fields[one], str | int) for one in rest)
    return plain and len(rest) <= _MAX_NAMED_FIELDS and not any(map(_RECORD_NAMES.fullmatch, rest))


_FAILURE_CODE: Final = LazyPattern(
    r"Unauthori[sz]ed|Forbidden|[A-Z][a-z]+(?:[A-Z][a-z]+){1,6}(?:\.[A-Z]\w{1,40})?|[A-Z]{2,20}(?:_[A-Z]{2,20}){1,6}"
)
_MAX_NAMED_FIELDS: Final = 3


def _find_status_in_code(code: Any, text: str) -> int | None:
    """Return the HTTP status that a longer code begins with (``40401``), or that is negative, where the words are unclear."""
    digits = str(code).removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or classify_failure(text, code=code) != "tool_failed":
        return None
    return _parse_http_error_status(int(digits[:3])) if len(digits) in {3, 5, 6, 8} else None


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


_MAX_HEADER_DEPTH: Final = 3


def detect_header_object(fields: Fields, depth: int = 0) -> RecogniserMatch | None:
    """Detect ``{"head": {"code": …, "message": …}, "body": null}``: the status in a nested object, without data beside it."""
    for name in _list_present(fields, _HEADER_NAMES):
        inside = fields[name]
        if not isinstance(inside, dict):
            continue
        inside = {one: value for one, value in inside.items() if one not in _HEADER_DETAILS}
        if any(
            _holds_data(value)
            for other, value in fields.items()
            if other != name and other not in _HEADER_COMPANIONS and not _is_metadata(other, value)
        ):
            continue
        found = _find_header_failure(inside, depth)
        if found is not None:
            return found
    return _find_only_status(fields)


_HEADER_DETAILS: Final = frozenset({"severity", "href"})
"""Names that say more about the failure in a header."""


def _find_header_failure(inside: Fields, depth: int) -> RecogniserMatch | None:
    found = (look(inside) for look in _HEADER_LOOKS)
    clear = next((one for one in found if one is not None and one.text and one.share == 1.0), None)
    return clear or (detect_header_object(inside, depth + 1) if depth < _MAX_HEADER_DEPTH else None)


_HEADER_SUFFIXES: Final = (
    "head",
    "header",
    "status",
    "result",
    "info",
    "meta",
    "state",
    "ret",
    "resp",
    "rsp",
    "return",
)


def _find_only_status(fields: Fields) -> RecogniserMatch | None:
    """Return the failure of an object with any name that holds code and words, where ``data`` or ``body`` is there and empty."""
    if all(is_substantial(fields.get(one, 1)) for one in ("data", "body", "result")):
        return None
    rest = {
        name: value
        for name, value in fields.items()
        if is_substantial(value) and not _is_metadata(name, value)
    }
    name, inside = next(iter(rest.items()), ("", None))
    if len(rest) != 1 or not isinstance(inside, dict) or not name.lower().endswith(_HEADER_SUFFIXES):
        return None
    found = detect_errno(inside) or detect_code_and_message(inside)
    return found if found is not None and found.text and found.share == 1.0 else None


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
        "globalInfo",
    }
)


def _holds_data(value: Any) -> bool:
    """Return whether it holds data: an object of empty objects does not, nor does a count of zero."""
    if isinstance(value, dict):
        return any(map(_holds_data, value.values()))
    return is_substantial(value)


def detect_status_word(fields: Fields) -> RecogniserMatch | None:
    """Detect ``status: failed``: of this call when there is no other content, of something else when there is."""
    for name in _STATUS_FIELDS:
        if name not in fields:
            continue
        word = fields[name]
        if isinstance(word, str) and word.strip().lower() in FAILURE_WORDS:
            said = fields.get("result") if name != "result" else None
            text = _find_text(fields) or (said if isinstance(said, str) else "")
            inner = _find_inner_error(fields)
            if inner is not None:
                return inner
            is_weak = (
                has_substance(fields)
                or is_verdict(fields)
                or (name == "state" and describes_thing(fields))
                or any(str(fields.get(one, "-")).lower() in SUCCESS_WORDS for one in _STATUS_FIELDS)
            )
            return RecogniserMatch(text, _find_stated_code(fields) or word, None, 0.6 if is_weak else 1.0)
    for name in _list_present(fields, _VERDICT_NAMES_AND_CODES):
        word = fields[name]
        if isinstance(word, str) and word.lower() in _FAILURE_VERDICTS:
            rest = {
                other: value
                for other, value in fields.items()
                if other != name and other not in _RECORD_FIELDS
            }
            data = rest.get("data")
            text = _find_text(rest) or (
                _find_text(data) if isinstance(data, dict) and _is_status_object(data) else ""
            )
            alone = len(rest) == len(fields) - 1 and not has_substance(rest)
            return (
                RecogniserMatch(text, _find_code(rest), _find_http_status(rest)) if text and alone else None
            )
    return _find_refused_status(fields)


def _find_stated_code(fields: Fields) -> str | None:
    """Return the code in words beside a status: it says more than ``error`` does."""
    names = sorted(_list_present(fields, _STATED_CODE_NAMES), key=_STATED_CODE_RANK.__getitem__)
    return next((fields[name] for name in names if isinstance(fields[name], str) and fields[name]), None)


_HEADER_LOOKS: Final = (
    detect_errno,
    detect_http_status,
    detect_code_and_message,
    detect_status_word,
    detect_success_false,
    detect_error_field,
    detect_error_list,
)


def _find_inner_error(fields: Fields) -> RecogniserMatch | None:
    """Return code and words of ``{"status": "error", "results": {"message": …, "code": …}}``."""
    for name in ("results", "result", "data"):
        inside = fields.get(name)
        if (
            isinstance(inside, dict)
            and {"code", "message"} == inside.keys()
            and isinstance(inside["message"], str)
        ):
            rest = {**fields, name: None}
            return None if has_substance(rest) else RecogniserMatch(inside["message"], inside["code"])
    data = fields.get("data")
    is_jsend = fields.keys() == {"status", "data"} and fields["status"] == "fail"
    if is_jsend and isinstance(data, dict) and _are_problems(data):
        name, problem = next(iter(data.items()))
        return RecogniserMatch(f"{name} {problem}", None, 422)
    return None


def _are_problems(data: Fields) -> bool:
    """Return whether an object names the parts of a request that are wrong, each with a sentence (JSend)."""
    return bool(data) and all(
        isinstance(one, str) and len(one) >= _MIN_PROBLEM_CHARS and is_negative(one) for one in data.values()
    )


_MIN_PROBLEM_CHARS: Final = 4


def _find_refused_status(fields: Fields) -> RecogniserMatch | None:
    """Return the failure of ``{"status": "NOT_AUTHORIZED", "message": …}``: the status names a refusal, and so do the words."""
    word = fields.get("status")
    if not isinstance(word, str) or not _FAILURE_NAME.fullmatch(word) or has_substance(fields):
        return None
    text = _find_text(
        {name: fields[name] for name in fields if name not in _RECORD_FIELDS and name != "reason"}
    )
    meaning = classify_failure(code=word)
    is_refused = (meaning in _REFUSED_STATUSES or word.startswith("INVALID")) and (
        is_refusal_text(text) or _DENIED.search(text.lower()) is not None
    )
    return RecogniserMatch(text, word) if text and is_refused else None


_REFUSED_STATUSES: Final = ("permission_denied", "rate_limited")
_DENIED: Final = LazyPattern(
    r"\b(?:not|no|invalid|missing|denied|declined|exceeded|required|unknown|failed)\b|n't\b"
)

_VERDICT_NAMES_AND_CODES: Final = frozenset({*_VERDICT_FIELDS, *_CODE_FIELDS})
_RECORD_FIELDS: Final = frozenset({"title", "description", "describe", "text", "name", "summary"})
"""Names that any record has: with them the dict may be a record whose kind has that name."""

_FAILURE_VERDICTS: Final = frozenset(
    {"error", "err", "fail", "failed", "failure", "ng", "nok", "ko", "notok", "exception"}
)
"""Words for failure in a field with other uses: counted only together with words of a failure."""


def detect_message_only(fields: Fields) -> RecogniserMatch | None:
    """Detect ``{"detail": "Not found."}``, ``{"message": "Internal server error"}``, the list of a web framework's findings."""
    if fields.keys() == {"detail"} and isinstance(fields["detail"], dict):
        return _read_detail_object(fields["detail"])
    listed = fields.get("message") if len(fields) == 1 else None
    if isinstance(listed, list) and len(listed) == 1 and isinstance(listed[0], str):
        return RecogniserMatch(listed[0]) if is_refusal_text(listed[0]) else None
    if fields.keys() == {"message"} and isinstance(fields["message"], dict):
        said = _find_nested_text(fields["message"])
        if not said and _are_problems(fields["message"]):
            said = next(iter(fields["message"].values()))
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


def _read_detail_object(detail: Fields) -> RecogniserMatch | None:
    """Return the failure of ``{"detail": {"code": …, "message": …}}``, as applications of FastAPI write it."""
    code = detail.get("code", detail.get("status"))
    if detail.keys() <= {"code", "status", "message", "msg", "extra"} and isinstance(code, str):
        text = _find_text(detail)
        return RecogniserMatch(text, code) if text and _is_failure_text(code, text) else None
    return detect_error_field(detail)


def detect_refusal_text(fields: Fields) -> RecogniserMatch | None:
    """Detect a message that is clearly a refusal, where everything else only describes the answer."""
    name = next((one for one in _REFUSAL_FIELDS if isinstance(fields.get(one), str) and fields[one]), "")
    if not name or len(fields) > _MAX_REFUSAL_FIELDS:
        return None
    rest = {
        other: value
        for other, value in fields.items()
        if other != name and other not in _LINK_NAMES and not _names_failure(other, value)
    }
    if any(
        value is False and (other not in _ENVELOPE_FIELDS or (other == "result" and name == "reason"))
        for other, value in rest.items()
    ):
        return None  # the answer to a question, with its reason
    if _has_other_content(fields, rest) or any(
        isinstance(rest.get(one), str) and rest[one] for one in _RECORD_FIELDS - {"title"}
    ):
        return None
    if any(fields.get(flag) is True for flag in _FLAG_FIELDS) or _states_other_success(fields):
        return None
    is_named = len(rest) < len(fields) - 1 and any(_names_failure(*one) for one in fields.items())
    if not (is_named or is_refusal_text(fields[name]) or _lists_field_problems(fields)):
        return None
    return RecogniserMatch(fields[name], _find_code(fields), _find_http_status(rest))


def _has_other_content(fields: Fields, rest: Fields) -> bool:
    """Return whether a refusal comes with further contents. If ``id`` names the failure, fields that repeat the request do not count."""
    if "id" not in rest or not _is_id_of_failure(fields):
        return has_substance(rest)
    others = {name: value for name, value in rest.items() if name != "id"}
    is_name = isinstance(rest["id"], str) and _ERROR_NAME.fullmatch(rest["id"]) is not None
    return not (is_name and _only_echoes(others)) and has_substance(others)


def _lists_field_problems(fields: Fields) -> bool:
    """Return whether ``details`` names the parts of the request that are wrong, each with its words."""
    details = fields.get("details")
    said = next((fields[one] for one in _REFUSAL_FIELDS if isinstance(fields.get(one), str)), "")
    return (
        isinstance(details, list)
        and bool(details)
        and _is_failure_text(None, said)
        and all(
            isinstance(one, dict) and bool(_find_text(one)) and not _NAMING_FIELDS.isdisjoint(one)
            for one in details
        )
    )


_MAX_REFUSAL_FIELDS: Final = 12


def _is_named_failure(fields: Fields) -> bool:
    """Return whether a name or type beside the message names a failure: ``UNPROCESSABLE_ENTITY``, ``NotFoundError``."""
    return any(_names_failure(name, value) for name, value in fields.items())


def _names_failure(name: str, value: Any) -> bool:
    """Return whether a field of an error is the name of its class."""
    return (
        name in _CLASS_FIELDS
        and isinstance(value, str)
        and _FAILURE_NAME.fullmatch(value) is not None
        and classify_failure(code=value) != "tool_failed"
    )


_CLASS_FIELDS: Final = frozenset({"name", "type", "error_type", "errorType", "id", "label", "Type", "class"})

_FAILURE_NAME: Final = LazyPattern(
    r"[A-Z]{3,20}(?:_[A-Z]{2,20}){1,6}|(?:Not|Bad|Invalid|Resource|Access|Permission|Validation|Rate) ?(?:Found|Request|Argument|Denied|Exhausted|Failed|Error|Limited)|(?:Client|Server)::[A-Za-z:]{3,40}|[A-Za-z.]{3,60}(?:Error|Exception|Fault)"
)


def _states_other_success(fields: Fields) -> bool:
    """Return whether a status or code beside the message reports success or the state of a thing."""
    for name in (*_STATUS_FIELDS, *_CODE_FIELDS, *_ERRNO_FIELDS):
        value = fields.get(name)
        if value is None or isinstance(value, dict | list):
            continue
        if isinstance(value, str) and not value.isdigit():
            if value.strip().lower() not in FAILURE_WORDS and classify_failure(code=value) == "tool_failed":
                return True
        elif name in _CODE_FIELDS and not _is_failure_code(value):
            return True
    return False


_EMPTY_VALUES: Final[tuple[Any, ...]] = (None, "", 0, [], {})


def _holds_error(error: Any) -> bool:
    """Return whether an error field holds an error: null, false, 0, "", words for "none" and an object that denies an error do not."""
    if isinstance(error, str):
        return error.strip().lower() not in SUCCESS_WORDS
    if isinstance(error, dict) and _denies_error(error):
        return False
    if _parse_http_error_status(error) is not None:
        return True
    return error is True or (isinstance(error, dict | list) and bool(error))


def _denies_error(error: Fields) -> bool:
    """Return whether an error object has a code of success and says nothing else: ``{"code": "ok", "message": "", "log_id": "7F"}``."""
    codes = [error[name] for name in _list_present(error, _CODE_NAMES)]
    if not codes or any(_is_failure_code(code) or not isinstance(code, str | int) for code in codes):
        return False
    rest = (value for name, value in error.items() if name not in _CODE_NAMES and name[-2:].lower() != "id")
    return all(
        value.strip().lower() in SUCCESS_WORDS if isinstance(value, str) else value in (None, 0, [], {})
        for value in rest
    )


def read_text_and_code(error: Any) -> tuple[str, Any]:
    """Return text and code of an error in any of its forms."""
    if isinstance(error, list):
        return read_text_and_code(error[0]) if error else ("", None)
    if isinstance(error, dict):
        inner = next(iter(error.values())) if len(error) == 1 and next(iter(error)) in _ERROR_NAMES else None
        if isinstance(inner, dict | list):
            return read_text_and_code(inner)
        return _find_text(error) or _find_nested_text(error), _find_code(error)
    return (error, None) if isinstance(error, str) else ("", None)


_ERROR_NAMES: Final = frozenset({"Error", "error", "ErrorDetail", "errorDetail"})


def _find_text(fields: Fields) -> str:
    names = sorted(_list_present(fields, _TEXT_NAMES), key=_TEXT_RANK.__getitem__)
    found = next((fields[name] for name in names if isinstance(fields[name], str) and fields[name]), "")
    if found:
        return found
    listed = next((fields[one] for one in _MESSAGE_LISTS if fields.get(one)), None)
    first = listed[0] if isinstance(listed, list) else None
    said = first.get("message") if isinstance(first, dict) and len(fields) > 1 else first
    return said if isinstance(said, str) else ""


_MESSAGE_LISTS: Final = ("messages", "error_messages", "message_list", "messageList")


def _find_nested_text(error: Fields) -> str:
    """Return the text of ``{"message": {"lang": "en", "value": …}}`` and of ``{"name": ["can't be blank"]}``."""
    for name, inside in error.items():
        if isinstance(inside, dict) and name in _TEXT_NAMES:
            said = inside.get("value") or inside.get("Text")
            if isinstance(said, str):
                return said
        if isinstance(inside, list) and inside and isinstance(inside[0], str):
            return inside[0] if name == "base" else f"{name} {inside[0]}"
    name, inside = next(iter(error.items()), ("", None))
    return f"{name} {inside}" if isinstance(inside, str) and _is_field_report(error) else ""


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
        return code != 0 and not 200 <= code <= 206
    return (
        isinstance(code, str)
        and code.strip().lower() not in SUCCESS_WORDS
        and not _SUCCESS_CODE.fullmatch(code)
    )


_SUCCESS_CODE: Final = LazyPattern(r"(?!E0|F0)[A-Z]{0,4}0{3,12}|E0{4}|SUC\w{0,12}")
"""Codes of success of platforms: letters and zeros."""


def _is_status_number(status: Any) -> bool:
    """Return whether a status is a number of three or more digits, which is not the state of a thing."""
    digits = str(status) if type(status) in {int, str} else ""
    return len(digits) >= 3 and digits.isascii() and digits.isdigit()


def _is_outlying_number(code: Any) -> bool:
    """Return whether it is a number never used for success: negative, or five or more digits."""
    return isinstance(code, int) and (code < 0 or code >= 10_000)


def _is_failure_text(code: Any, text: str) -> bool:
    word = code.lower() if isinstance(code, str) else ""
    return (
        classify_failure(text, code=code) != "tool_failed"
        or _FAILURE_SIGN.search(f"{word} {text.lower()}") is not None
    )


_FAILURE_SIGN: Final = LazyPattern(
    r"(?<!\bno )(?<!\bwithout )(?<!\bzero )(?<!\b0 )error(?!s?[ -]free)|fail(?![ -]?safe)|invalid|错误|失败|异常"
)


def has_substance(fields: Fields) -> bool:
    """Return whether a dict holds more than the description of the failure."""
    data = fields.get("data")
    if is_substantial(data) and not _is_status_object(data) and not _is_hollow(data):
        return True
    return any(
        is_substantial(value)
        for name, value in fields.items()
        if name not in _ENVELOPE_FIELDS
        and not (name == "id" and _is_id_of_failure(fields))
        and not _is_metadata(name, value)
    )


def _is_status_object(data: Any) -> bool:
    """Return whether data says no more than a status, as WordPress and others repeat it."""
    return isinstance(data, dict) and data.keys() <= {
        "status",
        "code",
        "params",
        "details",
        "errors",
        "error",
        "error_code",
        "error_msg",
        "errorCode",
        "errorMsg",
    }


def _is_hollow(data: Any) -> bool:
    """Return whether every value is null, as in the data of GraphQL beside errors."""
    return data is None or (isinstance(data, dict) and all(map(_is_hollow, data.values())))


def describes_answer(fields: Fields) -> bool:
    """Return whether fields are only the outer layer of an answer: its code or flag, and metadata."""
    if has_substance({name: value for name, value in fields.items() if name not in _OUTCOME_FIELDS}):
        return False
    has_outcome = not _OUTCOME_FIELDS.isdisjoint(fields)
    return has_outcome or all(_is_metadata(name, value) for name, value in fields.items())


_OUTCOME_FIELDS: Final = frozenset(
    (*_FLAG_FIELDS, *_CODE_FIELDS, *_ERRNO_FIELDS, "statusCode", "status_code", "httpstatus", "apiResultCode")
)


def _is_id_of_failure(fields: Fields) -> bool:
    """Return whether ``id`` names the failure (``not_found``), or the request, in a dict that is no record of a thing."""
    value = fields["id"]
    if isinstance(value, str) and _ERROR_NAME.fullmatch(value):
        return classify_failure(code=value) != "tool_failed"
    others = [name for name in fields if name != "id" and _RECORD_NAMES.fullmatch(name)]
    return (
        not others
        and isinstance(value, str | int)
        and classify_failure(_find_any_text(fields)) != "tool_failed"
    )


_ERROR_NAME: Final = LazyPattern(r"[A-Za-z]{2,20}(?:[_-][A-Za-z]{2,20}){0,5}")


def _find_any_text(fields: Fields) -> str:
    """Return the words of a failure, of its error field or of its first error."""
    error = next(
        (fields[name] for name in (*_ERROR_FIELDS, "errors", "Errors") if _holds_error(fields.get(name))),
        None,
    )
    return (read_text_and_code(error)[0] if error is not None else "") or _find_text(fields)


def is_substantial(value: Any) -> bool:
    """Return whether a value is more than null, false, 0 or empty."""
    return value is not False and value not in _EMPTY_VALUES


def _has_false_field(fields: Fields) -> bool:
    """Return whether a false field belongs to the error, as in ``{"booking_status": false, "error": …}``."""
    return any(value is False for value in fields.values())
