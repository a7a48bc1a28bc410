"""Documented errors of public APIs that no general rule recognises with certainty, as data: required values, and locations of text and code.

One row per shape. A row matches when each location has the required value and, where ``only`` is given, there are no other
fields. May not know contracts.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple

from callwright.core.normalise.failure_sign import RecogniserMatch
from callwright.core.normalise.failure_words import (
    SUCCESS_WORDS,
    classify_failure,
    is_negative,
    is_refusal_text,
)
from callwright.core.normalise.json_pointers import ABSENT, resolve_pointer
from callwright.core.normalise.method_answers import find_method_answer

Fields = dict[str, Any]
FieldRequirement = (
    Literal[
        "text",
        "number",
        "list",
        "object",
        "not zero",
        "zero",
        "empty",
        "name",
        "status line",
        "http error",
        "caller error",
        "true",
        "exception",
        "false",
        "id",
        "limit",
        "failure mark",
        "negative",
        "stated",
    ]
    | tuple[str, ...]
)
"""``not zero``: a number or digits other than 0, 200 and 10000. ``empty``: nothing, blank, or a container without items. ``name``: an identifier. ``status line``: 404 Not Found. ``http error``: a status of 400 or more. ``caller error``: words about what the caller sent, or may not do. ``exception``: the name of one. ``id``: a text or a number. ``limit``: words about a limit of calls. ``failure mark``: begins with FAIL_. ``negative``: words that say that something did not go as asked. ``stated``: true, or the word. A tuple: one of these texts."""


class VendorShape(NamedTuple):
    """One documented error.

    Attributes:
        source: The documentation that shows it.
        needs: JSON Pointer → required value.
        texts: Pointers to its words, the best first.
        codes: Pointers to its code, the best first.
        only: Every allowed top-level name; () allows any.
        wrong: Its words must also sound like a failure.
    """

    source: str
    needs: dict[str, FieldRequirement]
    texts: tuple[str, ...] = ("/message",)
    codes: tuple[str, ...] = ("/code",)
    only: tuple[str, ...] = ()
    wrong: bool = False


_PROGRAM_FIELDS_BESIDE_OUTPUT: Final = ("stderr", "command", "cmd", "cwd", "duration_ms", "signal")
_EXIT_CODE_FIELDS: Final = ("exit_code", "exitCode", "returncode", "return_code", "exit_status")
_PROGRAM_OUTPUT_FIELDS: Final = (
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

_GOOGLE_MAPS_REFUSALS: Final = tuple(
    "ZERO_RESULTS INVALID_REQUEST OVER_DAILY_LIMIT OVER_QUERY_LIMIT REQUEST_DENIED UNKNOWN_ERROR NOT_FOUND MAX_WAYPOINTS_EXCEEDED MAX_ROUTE_LENGTH_EXCEEDED"
    " MAX_ELEMENTS_EXCEEDED MAX_DIMENSIONS_EXCEEDED".split()
)

_GOOGLE_MAPS_STATUS_ALONE: Final = (
    "INVALID_REQUEST",
    "OVER_DAILY_LIMIT",
    "OVER_QUERY_LIMIT",
    "REQUEST_DENIED",
    "UNKNOWN_ERROR",
)
_ISAPI_REFUSALS: Final = (
    "Device Busy",
    "Device Error",
    "Invalid Operation",
    "Invalid XML Format",
    "Invalid XML Content",
    "Invalid Message Format",
    "Invalid Content",
)
_QWEATHER_REFUSALS: Final = (
    "invalid key",
    "unknown location",
    "no more requests",
    "param invalid",
    "too fast",
    "permission denied",
    "sign error",
)
_APNS_REASONS: Final = tuple(
    "BadCollapseId BadDeviceToken BadExpirationDate BadMessageId BadPriority BadTopic DeviceTokenNotForTopic DuplicateHeaders IdleTimeout InvalidPushType MissingDeviceToken"
    " MissingTopic PayloadEmpty TopicDisallowed BadCertificate BadCertificateEnvironment ExpiredProviderToken Forbidden InvalidProviderToken MissingProviderToken BadPath"
    " MethodNotAllowed ExpiredToken Unregistered PayloadTooLarge TooManyProviderTokenUpdates TooManyRequests InternalServerError ServiceUnavailable Shutdown".split()
)
_FHIR_REFUSALS: Final = tuple(
    "security login unknown expired forbidden suppressed not-supported duplicate multiple-matches not-found deleted too-costly conflict transient lock-error no-store exception"
    " timeout incomplete throttled".split()
)
"""Codes of an outcome that is no report of a validation."""

_QICHACHA_REFUSALS: Final = tuple(str(number) for number in (*range(101, 118), 199))

# fmt: off
VENDOR_SHAPES: Final = (
    VendorShape("Odoo", {"/jsonrpc": ("2.0",), "/error/data/name": "text"}, ("/error/data/message", "/error/message"), ("/error/data/name",)),
    VendorShape("Zabbix", {"/jsonrpc": ("2.0",), "/error/code": "number", "/error/data": "text"}, ("/error/data",), ("/error/code",)),
    VendorShape("JSON-RPC 2.0", {"/jsonrpc": ("2.0",), "/error/code": "number"}, ("/error/message",), ("/error/code",)),
    VendorShape("Kubernetes Status", {"/kind": ("Status",), "/status": ("Failure",)}, ("/message", "/reason"), ("/reason",)),
    VendorShape("Tencent Cloud API 3.0", {"/Response/Error/Code": "name"}, ("/Response/Error/Message",), ("/Response/Error/Code",)),
    VendorShape("Volcengine", {"/ResponseMetadata/Error/Code": "name"}, ("/ResponseMetadata/Error/Message",), ("/ResponseMetadata/Error/Code",)),
    VendorShape("Alibaba Cloud", {"/Code": "name", "/Message": "text", "/RequestId": "text"}, ("/Message",), ("/Code",),
        ("Code", "Message", "RequestId", "HostId", "Recommend", "AccessDeniedDetail")),
    VendorShape("Taobao, JD, DingTalk (TOP)", {"/error_response/code": "not zero"},
        ("/error_response/sub_msg", "/error_response/zh_desc", "/error_response/msg"), ("/error_response/sub_code", "/error_response/code")),
    VendorShape("DingTalk (TOP)", {"/dingtalk_error_response/code": "not zero"}, ("/dingtalk_error_response/sub_msg", "/dingtalk_error_response/msg"),
        ("/dingtalk_error_response/code",)),
    VendorShape("DingTalk", {"/code": "name", "/message": "text", "/requestid": "text"}, only=("code", "message", "requestid", "accessdenieddetail")),
    VendorShape("WeChat Pay APIv2, communication", {"/return_code": ("FAIL",)}, ("/return_msg",), ("/return_code",)),
    VendorShape("WeChat Pay APIv2, business", {"/return_code": ("SUCCESS",), "/result_code": ("FAIL",)}, ("/err_code_des", "/return_msg"), ("/err_code",)),
    VendorShape("Baidu AIP", {"/error_code": "not zero", "/error_msg": "text"}, ("/error_msg",), ("/error_code",), ("error_code", "error_msg", "log_id", "request_id")),
    VendorShape("Baidu Maps", {"/status": "not zero", "/message": "text"}, codes=("/status",), only=("status", "message", "request_id", "result"), wrong=True),
    VendorShape("Baidu Maps", {"/status": "not zero", "/message": "text", "/results": "empty"}, codes=("/status",), only=("status", "message", "results"), wrong=True),
    VendorShape("Amap", {"/status": ("0",), "/infocode": "not zero"}, ("/info",), ("/info", "/infocode")),
    VendorShape("Google Maps", {"/status": _GOOGLE_MAPS_REFUSALS, "/error_message": "text"}, ("/error_message",), ("/status",)),
    VendorShape("Seniverse", {"/status": "text", "/status_code": "name"}, ("/status",), ("/status_code",), ("status", "status_code"), wrong=True),
    VendorShape("Vonage SMS", {"/message-count": ("1",), "/messages/0/error-text": "text"}, ("/messages/0/error-text",), ("/messages/0/status",)),
    VendorShape("vSphere REST", {"/type": "name", "/value/messages/0/default_message": "text"}, ("/value/messages/0/default_message",), ("/type",), ("type", "value")),
    VendorShape("InfluxDB 1", {"/results/0/error": "text", "/results/0/statement_id": "number"}, ("/results/0/error",), (), ("results",)),
    VendorShape("InfluxDB 1", {"/results/0/error": "text"}, ("/results/0/error",), (), ("results",), wrong=True),
    VendorShape("retcode with retmsg", {"/retcode": "not zero", "/retmsg": "text"}, ("/retmsg",), ("/retcode",)),
    VendorShape("GitHub", {"/message": "text", "/documentation_url": "text"}, codes=("/status",), only=("message", "documentation_url", "status", "errors")),
    VendorShape("GitLab, Discord", {"/message": "status line"}, codes=(), only=("message", "code")),
    VendorShape("message alone (Grafana, Docker, AWS API Gateway)", {"/message": "text"}, codes=(), only=("message",), wrong=True),
    VendorShape("Salesforce", {"/errorCode": "name", "/message": "text"}, codes=("/errorCode",), only=("errorCode", "message", "fields")),
    VendorShape("Discord", {"/retry_after": "number", "/message": "text", "/global": "text"}, only=("message", "retry_after", "global", "code")),
    *(
        VendorShape("actionable error (seed 002)", {"/recoverable": value, "/code": "name", "/instruction": "text"}, ("/instruction",), only=("code", "field", "fields", "recoverable", "instruction", "notice"))
        for value in ("true", "false")
    ),
    VendorShape("Django REST framework", {"/detail": "text"}, ("/detail",), only=("detail", "code"), wrong=True),
    VendorShape("SF Express", {"/apiResultCode": "name", "/apiErrorMsg": "text"}, ("/apiErrorMsg",), ("/apiResultCode",)),
    VendorShape("SF Express, XML", {"/Head": ("ERR",), "/ERROR": "object"}, ("/ERROR/#text",), ("/ERROR/@code",)),
    VendorShape("SF Express, XML", {"/Response/Head": ("ERR",), "/Response/ERROR": "object"}, ("/Response/ERROR/#text",), ("/Response/ERROR/@code",)),
    VendorShape("Apache Solr", {"/responseHeader/status": "not zero", "/error/msg": "text"}, ("/error/msg",), ("/error/code",)),
    VendorShape("Douyin", {"/data/error_code": "not zero", "/data/description": "text"}, ("/data/description", "/data/sub_description"), ("/data/error_code",),
        ("data", "extra", "message")),
    VendorShape("Meituan Waimai", {"/data": ("ng",), "/error/code": "number"}, ("/error/msg",), ("/error/code",)),
    VendorShape("OMDb", {"/Response": ("False",), "/Error": "text"}, ("/Error",), ()),
    VendorShape("Zoho", {"/data/0/status": ("error",), "/data/0/code": "name", "/data/0/message": "text"}, ("/data/0/message",), ("/data/0/code",), ("data",)),
    VendorShape("GeoNames", {"/status/message": "text", "/status/value": "number"}, ("/status/message",), ("/status/value",), ("status",)),
    VendorShape("OpenCage", {"/status/code": "http error", "/status/message": "text"}, ("/status/message",), ("/status/code",)),
    VendorShape("bank front end (SYS_HEAD)", {"/service/SYS_HEAD/RET_STATUS": ("F",)}, ("/service/SYS_HEAD/RET/0/RET_MSG",), ("/service/SYS_HEAD/RET/0/RET_CODE",)),
    VendorShape("bank front end (SYS_HEAD)", {"/SYS_HEAD/RET_STATUS": ("F",)}, ("/SYS_HEAD/RET/0/RET_MSG",), ("/SYS_HEAD/RET/0/RET_CODE",)),
    VendorShape("Kuaidi100", {"/returnCode": "not zero", "/message": "text"}, codes=("/returnCode",), only=("result", "returnCode", "message")),
    VendorShape("MiniMax", {"/base_resp/status_code": "not zero"}, ("/base_resp/status_msg",), ("/base_resp/status_code",)),
    VendorShape("Tencent IM", {"/ActionStatus": ("FAIL",)}, ("/ErrorInfo",), ("/ErrorCode",)),
    VendorShape("Ctrip", {"/ResponseStatus/Ack": ("Failure",)}, ("/ResponseStatus/Errors/0/Message",), ("/ResponseStatus/Errors/0/ErrorCode",)),
    VendorShape("Contentful", {"/sys/type": ("Error",), "/message": "text"}, codes=("/sys/id",)),
    VendorShape("Etherscan", {"/status": ("0",), "/message": ("NOTOK",), "/result": "text"}, ("/result",), ()),
    VendorShape("Alpha Vantage", {"/Error Message": "text"}, ("/Error Message",), (), ("Error Message",)),
    VendorShape("Youzan", {"/gw_err_resp": "object"}, ("/gw_err_resp/err_msg",), ("/gw_err_resp/err_code",)),
    VendorShape("Pinduoduo", {"/error_response/error_code": "not zero"}, ("/error_response/sub_msg", "/error_response/error_msg"), ("/error_response/error_code",)),
    VendorShape("eBay", {"/ack": ("Failure",)}, ("/errorMessage/error/0/message", "/Errors/LongMessage"), ()),
    VendorShape("null result (Ele.me, JSON-RPC 1.0)", {"/result": "empty", "/error/message": "text"}, ("/error/message",), ("/error/code",)),
    VendorShape("SOAP fault", {"/faultcode": "text", "/faultstring": "text"}, ("/faultstring",), ("/faultcode",)),
    VendorShape("MongoDB", {"/ok": "zero", "/errmsg": "text"}, ("/errmsg",), ("/codeName", "/code")),
    VendorShape("Notion", {"/object": ("error",), "/message": "text"}),
    VendorShape("Jira", {"/errorMessages": "list"}, ("/errorMessages/0",)),
    VendorShape("ip-api.com", {"/status": ("fail",), "/message": "text", "/query": "text"}, codes=(), only=("status", "message", "query")),
    VendorShape("Google Maps, status alone", {"/status": _GOOGLE_MAPS_STATUS_ALONE}, ("/status",), ("/status",),
        ("status", "results", "result", "html_attributions", "predictions", "rows", "routes", "candidates", "geocoded_waypoints", "origin_addresses", "destination_addresses")),
    VendorShape("Apache Doris stream load", {"/Label": "text", "/Status": ("Fail", "Label Already Exists"), "/Message": "text"}, ("/Message",), ("/Status",)),
    VendorShape("ThinkPHP", {"/code": "zero", "/msg": "negative", "/wait": "number"}, ("/msg",), (), ("code", "msg", "data", "url", "wait")),
    VendorShape("FastAdmin", {"/code": "zero", "/msg": "caller error", "/time": "text"}, ("/msg",), (), ("code", "msg", "time", "data"), wrong=True),
    VendorShape("Xero", {"/ErrorNumber": "not zero", "/Type": "name", "/Message": "text"}, ("/Message",), ("/Type",), ("ErrorNumber", "Type", "Message", "Elements")),
    VendorShape("Youdao", {"/errorCode": "not zero", "/l": "text"}, ("/errorCode",), ("/errorCode",), ("errorCode", "requestId", "l", "query", "isWord", "tSpeakUrl", "speakUrl")),
    VendorShape("Qichacha", {"/Status": _QICHACHA_REFUSALS, "/Message": "text", "/Result": "empty"}, ("/Message",), ("/Status",), ("Status", "Message", "OrderNumber", "Result", "Paging")),
    VendorShape("PayPal NVP", {"/ACK": ("Failure", "FailureWithWarning"), "/L_SHORTMESSAGE0": "text"}, ("/L_LONGMESSAGE0", "/L_SHORTMESSAGE0"), ("/L_ERRORCODE0",)),
    VendorShape("OAuth 1.0 problem reporting", {"/oauth_problem": "name"}, ("/oauth_problem_advice", "/oauth_problem"), ("/oauth_problem",)),
    VendorShape("Authorize.Net", {"/messages/resultCode": ("Error",), "/messages/message/0/text": "text"}, ("/messages/message/0/text",), ("/messages/message/0/code",)),
    VendorShape("Authorize.Net, XML", {"/messages/resultCode": ("Error",), "/messages/message/text": "text"}, ("/messages/message/text",), ("/messages/message/code",)),
    VendorShape("data.go.kr", {"/OpenAPI_ServiceResponse/cmmMsgHeader/returnReasonCode": "not zero"}, ("/OpenAPI_ServiceResponse/cmmMsgHeader/returnAuthMsg",),
        ("/OpenAPI_ServiceResponse/cmmMsgHeader/returnReasonCode",)),
    VendorShape("SAP BAPI", {"/RETURN/0/TYPE": ("E", "A"), "/RETURN/0/MESSAGE": "text"}, ("/RETURN/0/MESSAGE",), ("/RETURN/0/NUMBER",), ("RETURN",)),
    VendorShape("Suning", {"/sn_responseContent/sn_error/error_code": "text"}, ("/sn_responseContent/sn_error/error_msg",), ("/sn_responseContent/sn_error/error_code",)),
    VendorShape("API Platform (Hydra)", {"/@type": ("hydra:Error", "hydra:ConstraintViolationList"), "/hydra:description": "text"}, ("/hydra:description",), ("/@type",)),
    VendorShape("Sage", {"/$severity": ("error",), "/$message": "text"}, ("/$message",), ("/$dataCode",)),
    VendorShape("ksqlDB", {"/@type": ("statement_error", "generic_error"), "/error_code": "not zero", "/message": "text"}, codes=("/error_code",)),
    VendorShape("Trino", {"/error/errorName": "name", "/error/errorType": "name", "/error/message": "text"}, ("/error/message",), ("/error/errorName",)),
    VendorShape("MediaWiki", {"/error/code": "text", "/error/info": "text", "/error/*": "text"}, ("/error/info",), ("/error/code",)),
    VendorShape("ActiveCampaign", {"/result_code": "zero", "/result_message": "text", "/result_output": "text"}, ("/result_message",), (), wrong=True),
    VendorShape("World Bank", {"/message/0/key": "text", "/message/0/value": "text"}, ("/message/0/value",), ("/message/0/id",), ("message",)),
    VendorShape("NCBI E-utilities", {"/esearchresult/ERROR": "text"}, ("/esearchresult/ERROR",), ()),
    VendorShape("Checkout.com", {"/error_type": "name", "/error_codes/0": "name"}, ("/error_codes/0",), ("/error_codes/0",), ("request_id", "error_type", "error_codes")),
    VendorShape("CyberSource", {"/submitTimeUtc": "text", "/status": ("INVALID_REQUEST", "SERVER_ERROR"), "/message": "text"}, codes=("/reason", "/status")),
    VendorShape("Amazon SQS batch", {"/Failed/0/Code": "text", "/Failed/0/SenderFault": "text"}, ("/Failed/0/Message", "/Failed/0/Code"), ("/Failed/0/Code",), ("Failed", "ResponseMetadata")),
    VendorShape("Expo push", {"/data/0/status": ("error",), "/data/0/message": "text", "/data/0/details/error": "name"}, ("/data/0/message",), ("/data/0/details/error",), ("data",)),
    VendorShape("AliExpress, Taobao (TOP)", {"/error_response/code": "name", "/error_response/msg": "text"}, ("/error_response/msg",), ("/error_response/code",)),
    VendorShape("medical insurance of China", {"/infcode": "not zero", "/err_msg": "text"}, ("/err_msg",), ("/infcode",)),
    VendorShape("Splunk", {"/messages/0/type": ("FATAL", "ERROR"), "/messages/0/text": "text"}, ("/messages/0/text",), (), ("messages",)),
    VendorShape("Splunk", {"/messages/0/type": ("WARN",), "/messages/0/text": "text"}, ("/messages/0/text",), (), ("messages",), wrong=True),
    VendorShape("Pushover", {"/errors/0": "text", "/status": "zero", "/request": "text"}, ("/errors/0",), ()),
    VendorShape("eBay Trading API", {"/Ack": ("Failure",), "/Errors/LongMessage": "text"}, ("/Errors/LongMessage",), ("/Errors/ErrorCode",)),
    VendorShape("FedEx", {"/HighestSeverity": ("ERROR", "FAILURE"), "/Notifications/Message": "text"}, ("/Notifications/Message",), ("/Notifications/Code",)),
    *(VendorShape("subprocess that ran too long", {f"/{name}": "not zero", "/timed_out": "true"}, ("/stderr", "/output"), (f"/{name}",), (name, *_PROGRAM_OUTPUT_FIELDS))
        for name in _EXIT_CODE_FIELDS),
    VendorShape("Hikvision ISAPI", {"/statusString": _ISAPI_REFUSALS, "/subStatusCode": "text"}, ("/statusString",), ("/subStatusCode",)),
    VendorShape("XML-RPC", {"/methodResponse/fault/value/struct/member/0/name": "text"}, ("/methodResponse/fault/value/struct/member/1/value/string",),
        ("/methodResponse/fault/value/struct/member/0/value/int",)),
    VendorShape("Meituan Waimai, lists", {"/error_list/0/code": "not zero", "/error_list/0/msg": "text"}, ("/error_list/0/msg",), ("/error_list/0/code",), ("error_list", "result_code", "data")),
    VendorShape("Dify", {"/event": ("error",), "/code": "name", "/message": "text", "/status": "http error"}),
    VendorShape("SerpApi", {"/search_metadata/status": ("Error",), "/error": "text"}, ("/error",), ()),
    VendorShape("ThinkPHP 3", {"/status": "zero", "/info": "caller error"}, ("/info",), (), ("status", "info", "url", "referer", "state")),
    VendorShape("Umeng", {"/ret": ("FAIL",), "/data/error_code": "not zero"}, ("/data/error_msg", "/data/error_code"), ("/data/error_code",)),
    VendorShape("Vonage Verify", {"/error_text": "text", "/status": "not zero"}, ("/error_text",), ("/status",)),
    VendorShape("Azure DevOps", {"/typeKey": "exception", "/typeName": "text", "/message": "text"}, codes=("/typeKey",)),
    VendorShape("Ele.me", {"/body/errno": "not zero", "/body/error": "text", "/cmd": "text"}, ("/body/error",), ("/body/errno",)),
    VendorShape("Steam", {"/playerstats/error": "text"}, ("/playerstats/error",), (), ("playerstats",)),
    VendorShape("PayPal Payflow", {"/RESULT": "not zero", "/RESPMSG": "text"}, ("/RESPMSG",), ("/RESULT",)),
    VendorShape("Viber", {"/status": "not zero", "/status_message": "caller error"}, ("/status_message",), ("/status",), ("status", "status_message", "chat_hostname")),
    VendorShape("Toutiao", {"/message": ("error",), "/data/name": "name", "/data/description": "text"}, ("/data/description",), ("/data/name",), ("message", "data")),
    VendorShape("ShowAPI", {"/showapi_res_code": "not zero", "/showapi_res_error": "text"}, ("/showapi_res_error",), ("/showapi_res_code",)),
    VendorShape("QWeather, old", {"/HeWeather6/0/status": _QWEATHER_REFUSALS}, ("/HeWeather6/0/status",), ()),
    VendorShape("Last.fm", {"/error": "not zero", "/message": "text"}, ("/message",), ("/error",), ("error", "message", "links")),
    VendorShape("APNs", {"/reason": _APNS_REASONS}, ("/reason",), ("/reason",), ("reason", "timestamp")),
    VendorShape("OAI-PMH", {"/OAI-PMH/error/code": "name", "/OAI-PMH/responseDate": "text"}, ("/OAI-PMH/error/message",), ("/OAI-PMH/error/code",)),
    VendorShape("SCIM", {"/schemas/0": ("urn:ietf:params:scim:api:messages:2.0:Error",), "/detail": "text"}, ("/detail",), ("/scimType", "/status")),
    VendorShape("FHIR", {"/resourceType": ("OperationOutcome",), "/issue/0/severity": ("error", "fatal"), "/issue/0/code": _FHIR_REFUSALS},
        ("/issue/0/diagnostics", "/issue/0/details/text", "/issue/0/code"), ("/issue/0/code",)),
    VendorShape("FHIR", {"/resourceType": ("OperationOutcome",), "/issue/0/severity": ("fatal",)}, ("/issue/0/diagnostics", "/issue/0/details/text", "/issue/0/code"), ("/issue/0/code",)),
    VendorShape("Reddit", {"/json/errors/0/0": "name", "/json/errors/0/1": "text"}, ("/json/errors/0/1",), ("/json/errors/0/0",), ("json",)),
    VendorShape("BigQuery", {"/kind": ("bigquery#tableDataInsertAllResponse",), "/insertErrors/0/errors/0/message": "text"},
        ("/insertErrors/0/errors/0/message",), ("/insertErrors/0/errors/0/reason",)),
    VendorShape("US Bureau of Labor Statistics", {"/status": ("REQUEST_NOT_PROCESSED", "REQUEST_FAILED", "REQUEST_FAILED_INVALID_PARAMETERS"), "/message/0": "text"}, ("/message/0",), ("/status",)),
    VendorShape("Kingdee, login", {"/LoginResultType": "zero", "/Message": "text"}, ("/Message",), ("/MessageCode",)),
    VendorShape("Adyen, payment", {"/resultCode": ("Refused", "Error"), "/refusalReason": "text"}, ("/refusalReason",), ("/resultCode",),
        ("resultCode", "refusalReason", "refusalReasonCode", "pspReference", "merchantReference", "additionalData")),
    VendorShape("reCAPTCHA", {"/success": "false", "/error-codes/0": ("missing-input-secret", "invalid-input-secret", "bad-request")}, ("/error-codes/0",), ("/error-codes/0",)),
    VendorShape("code that is 1 on success", {"/code": "zero", "/msg": "caller error", "/data": "empty"}, ("/msg",), (), ("code", "msg", "data"), wrong=True),
    VendorShape("vnd.error", {"/_embedded/errors/0/message": "text", "/_embedded/errors/0/logref": "id"}, ("/_embedded/errors/0/message",), (), ("total", "_embedded", "_links")),
    VendorShape("Alpha Vantage, limit", {"/Note": "limit"}, ("/Note",), (), ("Note",)),
    VendorShape("Alpha Vantage, limit", {"/Information": "limit"}, ("/Information",), (), ("Information",)),
    VendorShape("Baidu search marketing", {"/header/failures/0/code": "not zero", "/header/failures/0/message": "text"}, ("/header/failures/0/message",), ("/header/failures/0/code",)),
    VendorShape("Canada Post", {"/messages/message/code": "text", "/messages/message/description": "text"}, ("/messages/message/description",), ("/messages/message/code",), ("messages",), wrong=True),
    VendorShape("RapidAPI", {"/messages": "caller error", "/info": "text"}, ("/messages",), (), ("messages", "info")),
    VendorShape("UniProt", {"/messages/0": "text", "/url": "text"}, ("/messages/0",), (), ("messages", "url"), wrong=True),
    VendorShape("Discuz! mobile", {"/Message/messagestr": "caller error", "/Message/messageval": "text"}, ("/Message/messagestr",), ("/Message/messageval",)),
    VendorShape("Open Collaboration Services", {"/ocs/meta/status": ("failure",), "/ocs/meta/message": "text"}, ("/ocs/meta/message",), ("/ocs/meta/statuscode",)),
    VendorShape("FortiOS", {"/http_method": "text", "/status": ("error",), "/http_status": "http error"}, ("/cli_error",), ("/http_status",)),
    VendorShape("vSphere Automation", {"/error_type": "name", "/messages/0/default_message": "text"}, ("/messages/0/default_message",), ("/error_type",)),
    VendorShape("vSphere Automation, old", {"/value/messages/0/default_message": "text", "/type": "text"}, ("/value/messages/0/default_message",), ("/value/error_type", "/type")),
    VendorShape("Taobao mtop", {"/ret/0": "failure mark", "/api": "text"}, ("/ret/0",), ("/ret/0",)),
    VendorShape("China Telecom", {"/RESULT": "not zero", "/SMSG": "text"}, ("/SMSG",), ("/RESULT",)),
    VendorShape("Mistral", {"/object": ("error",), "/message/detail/0/msg": "text"}, ("/message/detail/0/msg",), ("/type",)),
    VendorShape("Stability", {"/name": "caller error", "/errors/0": "text", "/id": "id"}, ("/errors/0",), ("/name",), ("id", "name", "errors")),
    VendorShape("Conekta", {"/object": ("error",), "/details/0/message": "text"}, ("/details/0/debug_message", "/details/0/message"), ("/details/0/code",)),
    VendorShape("GCash", {"/response/body/resultInfo/resultStatus": ("F",)}, ("/response/body/resultInfo/resultMsg",), ("/response/body/resultInfo/resultCode",)),
    VendorShape("Paytm", {"/body/resultInfo/resultStatus": ("F",)}, ("/body/resultInfo/resultMsg",), ("/body/resultInfo/resultCode",)),
    VendorShape("PayPay", {"/resultInfo/code": "name", "/resultInfo/message": "text", "/data": "empty"}, ("/resultInfo/message",), ("/resultInfo/code",), wrong=True),
    VendorShape("ACI (OPPWA)", {"/ndc": "text", "/result/code": "text", "/result/description": "caller error"}, ("/result/description",), ("/result/code",)),
    VendorShape("Berlin Group", {"/tppMessages/0/category": ("ERROR",), "/tppMessages/0/code": "name"}, ("/tppMessages/0/text", "/tppMessages/0/code"), ("/tppMessages/0/code",)),
    VendorShape("UK Open Banking", {"/Errors/0/ErrorCode": "text", "/Errors/0/Message": "text", "/Code": "text"}, ("/Errors/0/Message",), ("/Errors/0/ErrorCode",), ("Code", "Id", "Message", "Errors")),
    VendorShape("US Bureau of Economic Analysis", {"/BEAAPI/Error/APIErrorCode": "text"}, ("/BEAAPI/Error/APIErrorDescription",), ("/BEAAPI/Error/APIErrorCode",)),
    VendorShape("US Bureau of Economic Analysis", {"/BEAAPI/Results/Error/APIErrorCode": "text"}, ("/BEAAPI/Results/Error/APIErrorDescription",), ("/BEAAPI/Results/Error/APIErrorCode",)),
    VendorShape("Statistics Canada", {"/object/responseStatusCode": "not zero", "/status": ("FAILED",)}, ("/object/message",), ("/object/responseStatusCode",)),
    VendorShape("Blockchair", {"/context/code": "http error", "/context/error": "text", "/data": "empty"}, ("/context/error",), ("/context/code",)),
    VendorShape("FluentValidation", {"/propertyName": "text", "/errorMessage": "text", "/severity": ("error", "Error")}, ("/errorMessage",), ("/errorCode",)),
    VendorShape("Musixmatch", {"/message/header/status_code": "http error"}, ("/message/header/hint",), ("/message/header/status_code",), ("message",)),
    VendorShape("Bing", {"/_type": ("ErrorResponse",), "/errors/0/message": "text"}, ("/errors/0/message",), ("/errors/0/subCode", "/errors/0/code")),
    VendorShape("Frappe", {"/exc_type": "name", "/exception": "text"}, ("/exception",), ("/exc_type",)),
    VendorShape("AEMET", {"/estado": "http error", "/descripcion": "text"}, ("/descripcion",), ("/estado",)),
    VendorShape("INSEE", {"/header/statut": "http error", "/header/message": "text"}, ("/header/message",), ("/header/statut",)),
    VendorShape("ViaCEP", {"/erro": "stated"}, ("/erro",), (), ("erro",)),
    VendorShape("Correios", {"/msgs/0": "text", "/method": "text", "/path": "text"}, ("/msgs/0",), ()),
    VendorShape("VNPay", {"/vnp_ResponseCode": "not zero", "/vnp_Message": "text"}, ("/vnp_Message",), ("/vnp_ResponseCode",)),
    VendorShape("12306", {"/validateMessagesShowId": "text", "/messages/0": "text"}, ("/messages/0",), (), wrong=True),
    VendorShape("ASP.NET Web API", {"/Message": "text"}, ("/Message",), (), ("Message", "MessageDetail", "ModelState"), wrong=True),
    *(VendorShape("subprocess", {f"/{name}": "not zero", "/stderr": "text", f"/{empty}": "empty"}, ("/stderr",), (f"/{name}",), (name, *_PROGRAM_OUTPUT_FIELDS))
        for name in (*_EXIT_CODE_FIELDS, "rc", "code", "status") for empty in ("stdout", "output")),
    *(VendorShape("subprocess without its output", {f"/{name}": "not zero", "/stderr": "text"}, ("/stderr",), (f"/{name}",), (name, *_PROGRAM_FIELDS_BESIDE_OUTPUT))
        for name in (*_EXIT_CODE_FIELDS, "rc")),
)
# fmt: on

VENDOR_SIGN_FIELDS: Final = frozenset(
    {"jsonrpc", "rc", "kind", "Response", "ResponseMetadata", "error_response", "dingtalk_error_response", "return_code", "infocode", "faultcode",
     "errmsg", "object", "errorMessages", "apiResultCode", "Head", "Error", "service", "SYS_HEAD", "base_resp", "ActionStatus", "ResponseStatus", "sys",
     "sign", "message-count", "value", "results", "Envelope", "soap:Envelope", "soapenv:Envelope", "SOAP-ENV:Envelope", "s:Envelope", "env:Envelope", "Error Message", "Note", "Information", "gw_err_resp", "ack", "data", "ACK", "oauth_problem", "OpenAPI_ServiceResponse", "RETURN", "sn_responseContent", "hydra:description", "$severity", "esearchresult",
     "error_codes", "Failed", "OAI-PMH", "schemas", "resourceType", "json", "insertErrors", "LoginResultType", "refusalReason", "error-codes", "_embedded", "ocs", "http_method", "ret", "header", "body", "resultInfo", "ndc", "tppMessages", "BEAAPI", "context", "propertyName", "_type", "exc_type", "estado", "erro", "msgs", "vnp_ResponseCode", "infcode", "showapi_res_code", "HeWeather6", "HighestSeverity", "statusString", "methodResponse", "error_list", "event", "search_metadata", "error_text", "typeKey", "cmd", "playerstats", "RESULT", "validateMessagesShowId", "Message", "result_code", *_EXIT_CODE_FIELDS}
)  # fmt: skip
"""Names with which a shape begins that no general rule looks at."""


_FIELDS_BY_SHAPE: Final = tuple(
    frozenset(place.split("/")[1] for place in shape.needs) for shape in VENDOR_SHAPES
)
"""Of each shape, the names of the dict without which it does not match."""

FIRST_FIELDS: Final = frozenset(next(iter(shape.needs)).split("/")[1] for shape in VENDOR_SHAPES)
"""Without one of these fields no documented shape matches."""

NEEDED_FIELDS: Final = frozenset().union(*_FIELDS_BY_SHAPE)
"""Every name that a shape needs: the other fields of a dict do not decide which shapes may match it."""


@lru_cache(1024)
def find_possible_shapes(names: frozenset[str]) -> tuple[VendorShape, ...]:
    """Return the shapes that may match a dict, by those of its fields that are in ``NEEDED_FIELDS``, in the table's order."""
    return tuple(
        shape for shape, needed in zip(VENDOR_SHAPES, _FIELDS_BY_SHAPE, strict=True) if needed <= names
    )


_GATEWAY_OK_CODE: Final = "10000"


def detect_vendor_shape(fields: Fields) -> RecogniserMatch | None:
    """Detect the first documented shape that matches."""
    said = find_method_answer(fields)
    refusal = None if said is None else _match_method_refusal(said)
    if refusal is not None:
        return refusal
    for shape in find_possible_shapes(NEEDED_FIELDS.intersection(fields)):
        if all(
            _meets_requirement(resolve_pointer(fields, place), need) for place, need in shape.needs.items()
        ):
            found = _match_shape(shape, fields)
            if found is not None:
                return found
    return None


def _match_method_refusal(fields: Fields) -> RecogniserMatch | None:
    code = fields["code"]
    text = _find_first(fields, ("/sub_msg", "/msg", "/zh_desc", "/message"))
    if not _is_failure_number(code) or not text:
        return None
    return RecogniserMatch(text, _find_first(fields, ("/sub_code",)) or str(code))


def _match_shape(shape: VendorShape, fields: Fields) -> RecogniserMatch | None:
    if shape.only and not fields.keys() <= set(shape.only):
        return None
    text, code = _find_first(fields, shape.texts), _find_first(fields, shape.codes)
    if text.strip().lower() in SUCCESS_WORDS - {""}:
        return None
    if shape.wrong and not is_refusal_text(text):
        return None
    status = resolve_pointer(fields, "/code")
    return RecogniserMatch(
        text, code or None, status if type(status) is int and 400 <= status <= 599 else None
    )


_STATUS_LINE_PREFIXES: Final = tuple(
    f"{status}{mark}"
    for mark in (" ", ": ")
    for status in (400, 401, 403, 404, 405, 409, 422, 429, 500, 502, 503)
)


def _find_first(fields: Fields, places: tuple[str, ...]) -> str:
    for place in places:
        value = resolve_pointer(fields, place)
        if isinstance(value, str | int) and not isinstance(value, bool) and value != "":
            return str(value)
    return ""


def _meets_requirement(value: Any, need: FieldRequirement) -> bool:
    if value is ABSENT:
        return False
    if isinstance(need, tuple):
        return isinstance(value, str) and value in need
    return _REQUIREMENT_CHECKS[need](value)


def _is_text(value: Any) -> bool:
    return isinstance(value, bool) or (isinstance(value, str) and bool(value.strip()))


def _is_name(value: Any) -> bool:
    bare = value.replace(".", "").replace("_", "") if isinstance(value, str) else ""
    return bare.isalnum() and not bare.isdigit()


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


_SUCCESS_CODES: Final = (0, 200, int(_GATEWAY_OK_CODE))


def _is_failure_number(value: Any) -> bool:
    if isinstance(value, str):
        return value.lstrip("-").isdigit() and int(value) not in _SUCCESS_CODES
    return type(value) is int and value not in _SUCCESS_CODES


_CALLER_ERRORS: Final = ("permission_denied", "rate_limited", "invalid_arguments")

_REQUIREMENT_CHECKS: Final[dict[str, Callable[[Any], bool]]] = {
    "text": _is_text,
    "number": _is_number,
    "list": lambda value: isinstance(value, list) and bool(value),
    "object": lambda value: isinstance(value, dict) and bool(value),
    "not zero": _is_failure_number,
    "zero": lambda value: _is_number(value) and value == 0,
    "empty": lambda value: value in (None, [], {}) or (isinstance(value, str) and not value.strip()),
    "name": _is_name,
    "caller error": lambda value: (
        isinstance(value, str) and is_negative(value) and classify_failure(value) in _CALLER_ERRORS
    ),
    "exception": lambda value: isinstance(value, str) and value.endswith("Exception"),
    "true": lambda value: value is True,
    "false": lambda value: value is False,
    "stated": lambda value: value is True or value == "true",
    "negative": lambda value: isinstance(value, str) and is_negative(value),
    "failure mark": lambda value: isinstance(value, str) and value.startswith("FAIL_"),
    "id": lambda value: _is_number(value) or (isinstance(value, str) and bool(value)),
    "limit": lambda value: (
        isinstance(value, str) and classify_failure(value) == "rate_limited" and "api" in value.lower()
    ),
    "http error": lambda value: type(value) is int and 400 <= value <= 599,
    "status line": lambda value: isinstance(value, str) and value.startswith(_STATUS_LINE_PREFIXES),
}
