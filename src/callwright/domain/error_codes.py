"""The one table of error codes. It drives behaviour, docs, ``callwright errors explain`` and tests.

A message is built from a code and typed fields, never from the text of an exception: only the placeholders in the
templates vary. ``{detail}`` is filled only with fixed words or with words of the tool's contract. Text
in ``[...]`` is included only when every placeholder in it has a value; see ``core/wording/result_messages.py``.
"""

from typing import Final, Literal

from msgspec import Struct

from callwright.domain.result import NextAction

ErrorType = Literal[
    "validation_error",
    "permission_denied",
    "timeout",
    "rate_limited",
    "not_found",
    "state_conflict",
    "upstream_error",
    "unsafe_output",
    "unknown",
]
ShownToModel = Literal["yes", "partly", "no"]
AuditLevel = Literal["trace", "audit", "security"]
KnownEffect = Literal["none", "unknown", "committed", "any"]
BreakerVerdict = Literal["fault", "answer", "silent"]
"""``fault`` the upstream failed · ``answer`` it works, even if it refused · ``silent`` the code says nothing about it."""


class ErrorSpec(Struct, frozen=True):
    """One row: the behaviour of a code, its messages, and the next action.

    Attributes:
        retried: Our retry loop may try again (the effect class of the tool still decides).
        retryable: The caller may send the same call again later.
        shown: What the model receives: all, a part, or only that something happened.
        effect: Known effect when this code is returned; "any" where the call decides.
        http: HTTP status of the gateway.
        audit: Where the end of such a call is recorded: only on its trace, on the audit trail, or there as a security event.
        alert: People must be notified at once: a log line, and every observer (``CallEvent.alert``).
        breaker: The verdict reported to the breaker of the tool.
        stand_in: A declared fallback may answer instead: the tool is unavailable now, and the code says nothing about the call itself.
        meaning, meaning_zh: One line for the documentation.
        model, en, zh: Message templates for the model and for people.
        cure: What the model should do, imperative.
    """

    code: str
    type: ErrorType
    retried: bool
    retryable: bool
    shown: ShownToModel
    next_action: NextAction
    effect: KnownEffect
    audit: AuditLevel
    http: int
    alert: bool
    breaker: BreakerVerdict
    stand_in: bool
    meaning: str
    meaning_zh: str
    model: str
    en: str
    zh: str
    cure: str


# One row per code: behaviour on the first line, texts on the next ones.
# fmt: off
_ROWS = (
    ErrorSpec("invalid_json", "validation_error", False, False, "yes", "retry", "none", "trace", 400, False, "answer", False,
        "What the model wrote is not one readable call.",
        "模型写出的内容不是一个可读的调用。",
        "The call could not be read[: {detail}].",
        "The assistant's request could not be read.",
        "助手的请求无法读取。",
        "Write one JSON object with the tool's name and its arguments, and nothing else."),
    ErrorSpec("no_call", "validation_error", False, False, "yes", "stop", "none", "trace", 400, False, "answer", False,
        "The model's message is an answer and holds no call.",
        "模型的消息是一段回答，其中没有调用。",
        "This message is an answer and holds no call.",
        "The assistant has answered and asked for nothing to be done.",
        "助手已经答复，没有要求执行任何操作。",
        "Give the answer to the user; write a call only where a tool is to be used."),
    ErrorSpec("invalid_arguments", "validation_error", False, False, "yes", "retry", "any", "trace", 422, False, "answer", False,
        "Arguments break the tool's schema and no faithful repair exists, or the tool refuses them.",
        "参数不符合工具的 schema，且没有忠实的修正方式；或工具拒绝这些参数。",
        "The arguments of {tool} do not meet its contract[: {detail}].",
        "Some details of the request are not valid[: {fields}].",
        "请求中有些内容不正确[：{fields}]。",
        "Correct the named fields and call again; ask the user where you do not know the value."),
    ErrorSpec("missing_required_field", "validation_error", False, False, "yes", "ask_user", "none", "trace", 422, False, "answer", False,
        "A required argument is absent. It is never invented.",
        "缺少必填参数；系统绝不自行编造。",
        "{tool} needs {fields}.",
        "More information is needed[: {fields}].",
        "需要补充信息[：{fields}]。",
        "Ask the user for {fields} before calling {tool} again."),
    ErrorSpec("unknown_tool", "not_found", False, False, "yes", "retry", "none", "trace", 404, False, "answer", False,
        "No tool of that name is offered to this caller.",
        "没有向该调用方提供此名称的工具。",
        "There is no such tool[; {detail}].",
        "The assistant asked for something that is not available.",
        "助手请求的功能不存在。",
        "Use one of the tools on offer, spelled exactly."),
    ErrorSpec("ambiguous_call", "validation_error", False, False, "yes", "ask_user", "none", "trace", 422, False, "answer", False,
        "What the model wrote can be read as more than one call.",
        "模型写出的内容可以理解为多个不同的调用。",
        "This can be read in more than one way[: {detail}].",
        "The request can be understood in more than one way. Which one is meant?",
        "请求有多种理解，请确认是哪一种。",
        "Ask which one is meant, then send exactly one call."),
    ErrorSpec("call_in_prose", "validation_error", False, False, "yes", "retry", "none", "trace", 422, False, "answer", False,
        "A call stands inside other text, so that it may be a mention and not a call.",
        "调用夹在其他文字之中，可能只是提及而并非真要执行。",
        "{tool} was not called, because the call stands inside other text[: {detail}].",
        "Please confirm what is meant[: {detail}].",
        "请确认您的意图[：{detail}]。",
        "If you mean this call, send it alone, without any other text. If you only mention it, go on without it."),
    ErrorSpec("low_confidence", "validation_error", False, False, "yes", "ask_user", "none", "trace", 422, False, "answer", False,
        "The call was read with less confidence than the tool asks for.",
        "对这次调用的理解把握低于工具的要求。",
        "{tool} was not called, because the call was not clear enough[: {detail}].",
        "Please confirm what is meant[: {detail}].",
        "请确认您的意图[：{detail}]。",
        "Confirm the call with the user, then send it again as confirmed."),
    ErrorSpec("input_required", "validation_error", False, True, "yes", "ask_user", "none", "trace", 409, False, "answer", False,
        "The tool needs an answer from the caller before it can continue.",
        "工具需要调用方先回答问题才能继续。",
        "{tool} needs an answer before it can continue.",
        "A question has to be answered first.",
        "需要先回答一个问题。",
        "Answer what was asked, then send the same call again with the answers."),
    ErrorSpec("ungrounded_argument", "validation_error", False, False, "yes", "ask_user", "none", "audit", 422, False, "answer", False,
        "A value was not found in the conversation or in an earlier result.",
        "某个值在对话和先前结果中都找不到依据。",
        "These values are neither in what the user said nor in an earlier result: {fields}.",
        "Please confirm[: {fields}].",
        "请确认[：{fields}]。",
        "Ask the user for {fields}; do not guess."),
    ErrorSpec("permission_denied", "permission_denied", False, False, "partly", "stop", "any", "audit", 403, False, "answer", False,
        "Policy or the tool forbids the call. Absent and forbidden things read the same.",
        "策略或工具禁止该调用；“不存在”与“被禁止”的表述相同。",
        "This call is not permitted.",
        "You are not allowed to do this.",
        "您无权执行该操作。",
        "Do not try again; tell the user that it is not permitted."),
    ErrorSpec("approval_required", "permission_denied", False, True, "partly", "human_review", "none", "audit", 403, False, "answer", False,
        "A person must approve exactly this call first.",
        "必须先由人批准这一次调用。",
        "This call waits for approval under the handle in meta.handle.",
        "This action needs approval before it can be done.",
        "该操作需要审批后才能执行。",
        "Stop and wait. Once approved, send the same call again."),
    ErrorSpec("approval_expired", "permission_denied", False, True, "partly", "human_review", "none", "audit", 403, False, "answer", False,
        "The approval came too late or is used up; a new one has been requested.",
        "审批已过期或已被使用，已重新发起。",
        "The approval has expired; a new one was requested under meta.handle.",
        "The approval has expired and was requested again.",
        "审批已过期，已重新发起审批。",
        "Stop and wait for the new approval."),
    ErrorSpec("approval_rejected", "permission_denied", False, False, "partly", "stop", "none", "audit", 403, False, "answer", False,
        "A person has rejected exactly this call.",
        "有人拒绝了这一次调用。",
        "This call was rejected.",
        "The action was not approved.",
        "该操作未获批准。",
        "Do not try again; tell the user that it was rejected."),
    ErrorSpec("tool_held", "permission_denied", False, True, "partly", "human_review", "none", "audit", 403, False, "answer", False,
        "The tool is held back until its operator has looked at it: its definition is new or has changed, or does not fit what the configuration says of its server; nothing was done.",
        "该工具在运维者查看之前暂不可用：它的定义是新的或已改变，或与配置中对其服务器的描述不符；什么都没有执行。",
        "{tool} was not run: it is held back until its operator has looked at it.",
        "This tool is waiting to be checked by its operator.",
        "该工具正等待运维者确认。",
        "Do not call another tool in its place. Tell the user that the operator has to look at it: callwright doctor --upstreams says why it is held back."),
    ErrorSpec("login_required", "permission_denied", False, True, "partly", "human_review", "none", "audit", 403, True, "answer", False,
        "The server behind the tool requires its operator to log in; nothing was done.",
        "工具背后的服务器要求运维者登录；什么都没有执行。",
        "{tool} was not run: its server[ {server}] needs a login by the operator.",
        "The connection to this service has to be renewed by its operator[: {server}].",
        "与该服务的连接需要由运维者重新登录[：{server}]。",
        "Stop, and tell the user that the operator has to run: callwright login {server}. Then send the same call again."),
    ErrorSpec("quota_exceeded", "rate_limited", False, True, "yes", "stop", "none", "audit", 429, False, "answer", False,
        "A ceiling on calls, sums or counts is reached.",
        "次数、金额或数量已达上限。",
        "The quota for this tool is used up.",
        "The limit for this action has been reached.",
        "该操作的配额已用完。",
        "Stop; tell the user that the limit has been reached."),
    ErrorSpec("rate_limited", "rate_limited", True, True, "yes", "retry", "any", "trace", 429, False, "silent", True,
        "The upstream or a quota of the operator allows fewer calls in this time.",
        "上游或运营者的配额限制了这段时间内的调用。",
        "{tool} is rate limited.",
        "The service is busy; please try again later.",
        "服务繁忙，请稍后重试。",
        "Wait for retryAfterMs, then send the same call again."),
    ErrorSpec("timeout", "timeout", True, True, "yes", "retry", "none", "trace", 504, False, "fault", True,
        "No answer in time, and nothing can have happened.",
        "未及时得到答复，且可以确定什么都没有发生。",
        "{tool} did not answer in time; nothing was changed.",
        "The system did not answer in time; please try again later.",
        "系统暂时超时，请稍后重试。",
        "Try again later, or continue without this result and say so."),
    ErrorSpec("upstream_error", "upstream_error", True, True, "yes", "retry", "any", "trace", 502, False, "fault", True,
        "The upstream failed on its side.",
        "上游自身出错。",
        "The upstream of {tool} failed.",
        "The service behind this action failed; please try again later.",
        "后端服务出错，请稍后重试。",
        "Try again later, or continue without this result and say so."),
    ErrorSpec("connection_failed", "upstream_error", True, True, "yes", "retry", "none", "trace", 503, False, "fault", True,
        "The upstream could not be reached; nothing was changed.",
        "无法连接上游；没有任何改动。",
        "{tool} could not be reached; nothing was changed.",
        "The service cannot be reached at the moment.",
        "暂时无法连接到服务。",
        "Try again later, or continue without this result and say so."),
    ErrorSpec("not_found", "not_found", False, False, "yes", "ask_user", "any", "trace", 404, False, "answer", False,
        "The tool reports that the requested object does not exist.",
        "工具表示所查的内容不存在。",
        "{tool} found nothing for this request.",
        "Nothing was found.",
        "未找到相应内容。",
        "Check the identifier with the user or look it up with another tool."),
    ErrorSpec("state_conflict", "state_conflict", False, False, "yes", "ask_user", "any", "trace", 409, False, "answer", False,
        "The tool refuses because of the state or the rules of the business.",
        "业务状态或规则不允许，工具拒绝执行。",
        "{tool} refused: the present state does not allow it.",
        "This is not possible in the present state.",
        "当前状态不允许该操作。",
        "Read the present state, then decide or ask the user."),
    ErrorSpec("partial_success", "state_conflict", False, False, "yes", "human_review", "committed", "audit", 207, False, "answer", False,
        "Some items of a batch were carried out and some were not.",
        "批量操作中一部分完成，一部分未完成。",
        "{tool} was carried out in part; see partial.failed.",
        "Only part of the action was carried out.",
        "操作仅部分完成。",
        "Report which items failed; repeat only those."),
    ErrorSpec("tool_failed", "unknown", False, False, "partly", "retry", "any", "audit", 500, False, "answer", False,
        "The tool itself failed in a way that its contract does not name.",
        "工具自身失败，且合约没有声明这种情况。",
        "{tool} failed.",
        "The action failed.",
        "操作失败。",
        "Do not send the same call again. Correct the arguments where the tool said what is wrong, continue without it, or tell the user."),
    ErrorSpec("invalid_output", "upstream_error", False, False, "partly", "human_review", "any", "audit", 502, False, "answer", False,
        "The tool's result breaks its output schema or is not JSON.",
        "工具的结果不符合输出 schema，或不是 JSON。",
        "The result of {tool} does not meet its contract[: {detail}].",
        "The service gave an answer that cannot be used.",
        "服务返回的内容无法使用。",
        "Do not use the result; tell the user."),
    ErrorSpec("output_too_large", "upstream_error", False, False, "yes", "ask_user", "any", "trace", 502, False, "answer", False,
        "The result is larger than the contract allows.",
        "结果超过合约允许的大小。",
        "The result of {tool} is larger than allowed[: the limit is {limit} bytes].",
        "The result is too large.",
        "返回结果过大。",
        "Ask for less: a filter, a page or fewer fields."),
    ErrorSpec("unsafe_output", "unsafe_output", False, False, "no", "human_review", "any", "security", 502, True, "answer", False,
        "The result carries instructions or secrets and has been quarantined.",
        "结果夹带指令或机密，已隔离。",
        "The result of {tool} was withheld for safety.",
        "The service returned unsafe content, which was withheld.",
        "工具返回不安全内容，已隔离。",
        "Continue without this result; do not ask for it again."),
    ErrorSpec("idempotency_conflict", "state_conflict", False, False, "partly", "human_review", "any", "audit", 422, False, "answer", False,
        "The key was used before with other arguments.",
        "同一个幂等键此前用于不同的参数。",
        "{tool} was called before under the same idempotency key with other arguments[, {ago} ago at {when}][ (key {key})].",
        "The state of the action is not certain; a person has to look.",
        "操作状态不确定，需要人工介入。",
        "Do not repeat it with the same key; a person has to look."),
    ErrorSpec("in_progress", "state_conflict", False, True, "yes", "retry", "any", "trace", 409, False, "answer", False,
        "The same call is running elsewhere.",
        "同一个调用正在别处执行。",
        "The same call of {tool} is still running.",
        "This action is still running.",
        "该操作仍在执行中。",
        "Wait for retryAfterMs, then send the same call again: it will return the first result."),
    ErrorSpec("outcome_unknown", "unknown", False, False, "yes", "human_review", "unknown", "audit", 502, True, "answer", False,
        "It may have happened. No party repeats it until it has been checked.",
        "可能已经执行；在有人核实之前，任何一方都不会重复。",
        "It is not known whether {tool} was carried out; it may have been.",
        "It is not certain whether this was done. It will be checked before anything is repeated.",
        "无法确定操作是否已执行，核实之前不会重复执行。",
        "Do not repeat it and do not say that it failed; tell the user that it has to be checked."),
    ErrorSpec("duplicate_suspected", "state_conflict", False, False, "yes", "ask_user", "none", "audit", 409, False, "answer", False,
        "The same call was made before, and the tool asks whether a second one is meant.",
        "已执行过相同调用，工具要求确认是否再次执行。",
        "{tool} was called before with the same arguments[, {when}][; {detail}]. Nothing was done now.",
        "This was done before. Should it be done again?",
        "该操作之前已执行过，是否需要再次执行？",
        "Ask the user; if a second one is meant, send the same call with[ the repeat handle {handle} or] a new idempotency key."),
    ErrorSpec("budget_exhausted", "rate_limited", False, False, "yes", "stop", "none", "audit", 429, False, "silent", False,
        "The run has used up its calls, its retries of this tool or its time.",
        "本次运行的调用次数、该工具的重试次数或时间已用完。",
        "The budget of this run is used up[: {detail}].",
        "The assistant has used up the budget of this task.",
        "本次任务的预算已用完。",
        "Stop calling tools and answer with what is known."),
    ErrorSpec("repeated_failure", "rate_limited", False, False, "yes", "stop", "none", "audit", 429, False, "answer", False,
        "The same call has failed with the same error several times in a row in this run.",
        "本次运行中同一工具的同样参数连续多次以同样的错误失败。",
        "{tool} keeps failing with the same error for these arguments[, {times} times in a row]; it was not called again.",
        "The same step kept failing and was stopped[; it can be tried again in {seconds} s].",
        "同一步骤反复失败，已停止[；{seconds} 秒后可以再试]。",
        "Stop making this call: change what fails, answer with what is known, or tell the user[; the same call may run again in {seconds} s]."),
    ErrorSpec("circuit_open", "upstream_error", False, True, "yes", "retry", "none", "trace", 503, True, "silent", True,
        "The upstream keeps failing and gets no calls for a while.",
        "上游持续失败，暂停调用一段时间。",
        "{tool} is paused because its upstream keeps failing.",
        "The service is failing at the moment; please try again later.",
        "服务持续异常，已暂停调用。",
        "Wait for retryAfterMs, or continue without this result and say so."),
    ErrorSpec("server_starting", "upstream_error", False, True, "yes", "retry", "none", "trace", 503, False, "silent", True,
        "The server behind the tool is still starting; nothing was sent.",
        "工具背后的服务器仍在启动；什么都没有发送。",
        "{tool} was not run: its server[ {server}] is still starting.",
        "The service is still starting; please try again in a moment.",
        "服务仍在启动，请稍后再试。",
        "Wait for retryAfterMs and make the same call again."),
    ErrorSpec("server_away", "upstream_error", False, True, "yes", "retry", "none", "trace", 503, True, "silent", True,
        "The server behind the tool is away and is tried again by itself; nothing was sent.",
        "工具背后的服务器暂时不可用，系统会自动重试；什么都没有发送。",
        "{tool} was not run: its server[ {server}] is away[: {detail}].",
        "The service cannot be reached at the moment[: {detail}].",
        "服务暂时无法访问[：{detail}]。",
        "Wait for retryAfterMs and make the same call again, or continue without this result and say so."),
    ErrorSpec("cancelled", "unknown", False, True, "yes", "stop", "none", "audit", 499, False, "silent", False,
        "The caller cancelled; nothing can have happened.",
        "调用方已取消，且可以确定什么都没有发生。",
        "The call of {tool} was cancelled before anything was sent.",
        "The action was cancelled.",
        "操作已取消。",
        "Stop; call again only when the user asks."),
    ErrorSpec("unavailable", "upstream_error", False, True, "yes", "retry", "any", "audit", 503, True, "silent", True,
        "Our own store cannot be reached or written, so nothing with an effect may start.",
        "我们自己的存储无法访问或写入，因此不会开始任何有副作用的操作。",
        "The call was not made: its ledger is not available[: {detail}].",
        "The system is not available at the moment.",
        "系统暂时不可用。",
        "Try again later."),
    ErrorSpec("ledger_doubtful", "upstream_error", False, False, "yes", "human_review", "any", "audit", 503, True, "silent", True,
        "The ledger may have lost what it had acknowledged, be written under two names, or have a clock that cannot be right, so nothing starts that might be done twice.",
        "账本可能丢失了已确认的记录，正被以两个名称写入，或时钟不可能正确，因此不会开始可能重复执行的调用。",
        "{tool} was not run: the ledger is in doubt[: {detail}].",
        "This cannot be done until an operator has checked the ledger: `callwright doctor` names the cause and what ends it.",
        "需由运维者检查账本后才能执行：`callwright doctor` 会指出原因和解除方法。",
        "Do not call again; say that an operator has to check the ledger."),
    ErrorSpec("degraded", "upstream_error", False, False, "yes", "continue", "none", "trace", 200, False, "answer", False,
        "A declared stand-in answered instead of the tool.",
        "由合约声明的替代方案代替工具答复。",
        "{tool} was answered by its stand-in[: {detail}].",
        "This answer comes from a stand-in.",
        "该结果来自降级路径。",
        "Use it with the warning; say so to the user."),
    ErrorSpec("internal_error", "unknown", False, False, "no", "human_review", "any", "security", 500, True, "answer", False,
        "A fault of Callwright itself. Please report it with the trace id.",
        "Callwright 自身的故障，请附上 trace id 反馈。",
        "An internal error occurred; see meta.traceId.",
        "An internal error occurred.",
        "发生内部错误。",
        "Do not repeat the call; a person has to look."),
)
# fmt: on

ERRORS: dict[str, ErrorSpec] = {row.code: row for row in _ROWS}

_CODE_BY_TYPE: Final[dict[ErrorType, str]] = {
    "validation_error": "invalid_arguments",
    "permission_denied": "permission_denied",
    "timeout": "timeout",
    "rate_limited": "quota_exceeded",
    "not_found": "not_found",
    "state_conflict": "state_conflict",
    "upstream_error": "upstream_error",
    "unsafe_output": "tool_failed",
    "unknown": "tool_failed",
}

_STATED_AS_THEY_ARE: Final = frozenset(
    {
        *_CODE_BY_TYPE.values(),
        "connection_failed",
        "invalid_output",
        "missing_required_field",
        "output_too_large",
        "rate_limited",
    }
)
"""Codes of what any service, or a tool that checks its service, may answer. All others say that a step of ours decided: a check, a rule, the ledger, a budget."""

STATED_CODES: Final[dict[str, str]] = {
    row.code: row.code if row.code in _STATED_AS_THEY_ARE else _CODE_BY_TYPE[row.type] for row in _ROWS
} | {
    "internal_error": "upstream_error",  # many services call their own faults so
    "degraded": "tool_failed",
    "partial_success": "tool_failed",
}
"""The code for a tool that names one of ours in its own words: the same, or the code of its class where it would claim a step of ours."""
