"""The one table of error codes. Behaviour, docs, ``callwright errors explain`` and tests are all driven by it.

A message is built from a code and typed fields, never from the text of an exception: placeholders in the templates
are the only things that vary. ``{detail}`` is only ever filled with words of our own or of the tool's contract. What
stands in ``[...]`` is said only when every placeholder in it has a value; see ``core/messages.py`` for the rest.
"""

from typing import Literal

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
Shown = Literal["yes", "partly", "no"]
Audit = Literal["trace", "audit", "security"]
Happened = Literal["none", "unknown", "committed", "any"]


class ErrorSpec(Struct, frozen=True):
    """One row: how a code behaves, who is told what, and what to do next.

    Attributes:
        retried: Our own retry loop may try again (the effect class of the tool still decides).
        retryable: The caller may send the same call again later.
        shown: What the model is told: all, a part, or only that something happened.
        effect: What is known about the world when this code is returned; "any" where the call decides.
        http: Status at the HTTP door.
        meaning: One line for the documentation.
        model, en, zh: Templates of the messages for the model and for people.
        cure: What the model should do, imperative.
    """

    code: str
    type: ErrorType
    retried: bool
    retryable: bool
    shown: Shown
    next_action: NextAction
    effect: Happened
    audit: Audit
    http: int
    meaning: str
    model: str
    en: str
    zh: str
    cure: str


# One row is one code: behaviour on the first line, words on the next ones.
# fmt: off
_ROWS = (
    ErrorSpec("invalid_json", "validation_error", False, False, "yes", "retry", "none", "trace", 400,
        "What the model wrote is not one readable call.",
        "The call could not be read[: {detail}].",
        "The assistant's request could not be read.",
        "助手的请求无法读取。",
        "Write one JSON object with the tool's name and its arguments, and nothing else."),
    ErrorSpec("invalid_arguments", "validation_error", False, False, "yes", "retry", "none", "trace", 422,
        "Arguments break the tool's schema and no faithful repair exists.",
        "The arguments of {tool} do not meet its contract[: {detail}].",
        "Some details of the request are not valid[: {fields}].",
        "请求中有些内容不正确[：{fields}]。",
        "Correct the named fields and call again; ask the user where you do not know the value."),
    ErrorSpec("missing_required_field", "validation_error", False, False, "yes", "ask_user", "none", "trace", 422,
        "A required argument is absent. It is never invented.",
        "{tool} needs {fields}.",
        "More information is needed[: {fields}].",
        "需要补充信息[：{fields}]。",
        "Ask the user for {fields} before calling {tool} again."),
    ErrorSpec("unknown_tool", "not_found", False, False, "yes", "retry", "none", "trace", 404,
        "No tool of that name is offered to this caller.",
        "There is no such tool[; {detail}].",
        "The assistant asked for something that is not available.",
        "助手请求的功能不存在。",
        "Use one of the tools on offer, spelled exactly."),
    ErrorSpec("ambiguous_call", "validation_error", False, False, "yes", "ask_user", "none", "trace", 422,
        "What the model wrote can be read as more than one call.",
        "This can be read in more than one way[: {detail}].",
        "The request can be understood in more than one way. Which one is meant?",
        "请求有多种理解，请确认是哪一种。",
        "Ask which one is meant, then send exactly one call."),
    ErrorSpec("low_confidence", "validation_error", False, False, "yes", "ask_user", "none", "trace", 422,
        "The call was read with less confidence than the tool asks for.",
        "{tool} was not called, because the call was not clear enough[: {detail}].",
        "Please confirm what is meant[: {detail}].",
        "请确认您的意图[：{detail}]。",
        "Confirm the call with the user, then send it again as confirmed."),
    ErrorSpec("ungrounded_argument", "validation_error", False, False, "yes", "ask_user", "none", "audit", 422,
        "A value was not found in the conversation or in an earlier result.",
        "These values are neither in what the user said nor in an earlier result: {fields}.",
        "Please confirm[: {fields}].",
        "请确认[：{fields}]。",
        "Ask the user for {fields}; do not guess."),
    ErrorSpec("permission_denied", "permission_denied", False, False, "partly", "stop", "none", "audit", 403,
        "Policy forbids the call. Absent and forbidden things read the same.",
        "This call is not permitted.",
        "You are not allowed to do this.",
        "您无权执行该操作。",
        "Do not try again; tell the user that it is not permitted."),
    ErrorSpec("approval_required", "permission_denied", False, True, "partly", "human_review", "none", "audit", 403,
        "A person must approve exactly this call first.",
        "This call waits for approval under the handle in meta.handle.",
        "This action needs approval before it can be done.",
        "该操作需要审批后才能执行。",
        "Stop and wait. Once approved, send the same call again."),
    ErrorSpec("approval_expired", "permission_denied", False, True, "partly", "human_review", "none", "audit", 403,
        "The approval came too late or is used up; a new one has been asked for.",
        "The approval has expired; a new one was requested under meta.handle.",
        "The approval has expired and was requested again.",
        "审批已过期，已重新发起审批。",
        "Stop and wait for the new approval."),
    ErrorSpec("approval_rejected", "permission_denied", False, False, "partly", "stop", "none", "audit", 403,
        "A person has rejected exactly this call.",
        "This call was rejected.",
        "The action was not approved.",
        "该操作未获批准。",
        "Do not try again; tell the user that it was rejected."),
    ErrorSpec("quota_exceeded", "rate_limited", False, True, "yes", "stop", "none", "audit", 429,
        "A ceiling on calls, sums or counts is reached.",
        "The quota for this tool is used up.",
        "The limit for this action has been reached.",
        "该操作的额度已用完。",
        "Stop; tell the user that the limit has been reached."),
    ErrorSpec("rate_limited", "rate_limited", True, True, "yes", "retry", "none", "trace", 429,
        "The upstream asks for fewer calls; nothing was done.",
        "The upstream of {tool} is rate limited.",
        "The service is busy; please try again later.",
        "服务繁忙，请稍后重试。",
        "Wait for retryAfterMs, then send the same call again."),
    ErrorSpec("timeout", "timeout", True, True, "yes", "retry", "none", "trace", 504,
        "No answer in time, and nothing can have happened.",
        "{tool} did not answer in time; nothing was changed.",
        "The system did not answer in time; please try again later.",
        "系统暂时超时，请稍后重试。",
        "Try again later, or continue without this result and say so."),
    ErrorSpec("upstream_error", "upstream_error", True, True, "yes", "retry", "none", "trace", 502,
        "The upstream failed on its side.",
        "The upstream of {tool} failed.",
        "The service behind this action failed; please try again later.",
        "后端服务出错，请稍后重试。",
        "Try again later, or continue without this result and say so."),
    ErrorSpec("connection_failed", "upstream_error", True, True, "yes", "retry", "none", "trace", 503,
        "The upstream could not be reached; nothing was sent.",
        "{tool} could not be reached; nothing was sent.",
        "The service cannot be reached at the moment.",
        "暂时无法连接到服务。",
        "Try again later, or continue without this result and say so."),
    ErrorSpec("not_found", "not_found", False, False, "yes", "ask_user", "none", "trace", 404,
        "The tool says that what was asked for does not exist.",
        "{tool} found nothing under what was asked for.",
        "Nothing was found.",
        "未找到相应内容。",
        "Check the identifier with the user or look it up with another tool."),
    ErrorSpec("state_conflict", "state_conflict", False, False, "yes", "ask_user", "none", "trace", 409,
        "The tool refuses because of the state or the rules of the business.",
        "{tool} refused: the present state does not allow it.",
        "This is not possible in the present state.",
        "当前状态不允许该操作。",
        "Read the present state, then decide or ask the user."),
    ErrorSpec("partial_success", "state_conflict", False, False, "yes", "human_review", "committed", "audit", 207,
        "Some items of a batch were carried out and some were not.",
        "{tool} was carried out in part; see partial.failed.",
        "Only part of the action was carried out.",
        "操作仅部分完成。",
        "Report which items failed; repeat only those."),
    ErrorSpec("tool_failed", "unknown", False, False, "partly", "human_review", "any", "audit", 500,
        "The tool itself failed in a way that its contract does not name.",
        "{tool} failed.",
        "The action failed for an internal reason.",
        "操作因内部原因失败。",
        "Do not repeat the same call; continue without it or tell the user."),
    ErrorSpec("invalid_output", "upstream_error", False, False, "partly", "human_review", "any", "audit", 502,
        "The tool's result breaks its output schema or is not JSON.",
        "The result of {tool} does not meet its contract[: {detail}].",
        "The service gave an answer that cannot be used.",
        "服务返回的内容无法使用。",
        "Do not use the result; tell the user."),
    ErrorSpec("output_too_large", "upstream_error", False, False, "yes", "ask_user", "any", "trace", 502,
        "The result is larger than the contract allows.",
        "The result of {tool} is larger than allowed[: the limit is {limit} bytes].",
        "The result is too large.",
        "返回结果过大。",
        "Ask for less: a filter, a page or fewer fields."),
    ErrorSpec("unsafe_output", "unsafe_output", False, False, "no", "human_review", "any", "security", 502,
        "The result carries instructions or secrets and has been quarantined.",
        "The result of {tool} was withheld for safety.",
        "The service returned unsafe content, which was withheld.",
        "工具返回不安全内容，已隔离。",
        "Continue without this result; do not ask for it again."),
    ErrorSpec("idempotency_conflict", "state_conflict", False, False, "partly", "human_review", "any", "audit", 422,
        "The key was used before with other arguments.",
        "This idempotency key was used before for a different call.",
        "The state of the action is not certain; a person has to look.",
        "操作状态不确定，需要人工介入。",
        "Do not repeat it with the same key; a person has to look."),
    ErrorSpec("in_progress", "state_conflict", False, True, "yes", "retry", "any", "trace", 409,
        "The same call is running elsewhere.",
        "The same call of {tool} is still running.",
        "This action is still running.",
        "该操作仍在执行中。",
        "Wait for retryAfterMs, then send the same call again: it will return the first result."),
    ErrorSpec("outcome_unknown", "unknown", False, False, "yes", "human_review", "unknown", "audit", 502,
        "It may have happened. It is not repeated by anybody until somebody has looked.",
        "It is not known whether {tool} was carried out; it may have been.",
        "It is not certain whether this was done. It will be checked before anything is repeated.",
        "无法确定操作是否已执行，核实之前不会重复执行。",
        "Do not repeat it and do not say that it failed; tell the user that it is being checked."),
    ErrorSpec("duplicate_suspected", "state_conflict", False, False, "yes", "ask_user", "none", "audit", 409,
        "The same call was carried out before in this run, and the tool asks whether a second one is meant.",
        "{tool} was carried out before with the same arguments; it was not repeated.",
        "This was done before. Should it be done again?",
        "该操作之前已执行过，是否需要再次执行？",
        "Ask the user; if a second one is meant, send it with a new idempotency key."),
    ErrorSpec("budget_exhausted", "rate_limited", False, False, "yes", "stop", "none", "audit", 429,
        "The run has used up its calls, its retries of this tool or its time.",
        "The budget of this run is used up[: {detail}].",
        "The assistant has used up the budget of this task.",
        "本次任务的预算已用完。",
        "Stop calling tools and answer with what is known."),
    ErrorSpec("repeated_failure", "rate_limited", False, False, "yes", "stop", "none", "audit", 429,
        "The same tool has failed with the same error several times in a row in this run.",
        "{tool} keeps failing with the same error[, {times} times in a row]; it was not called again.",
        "The same step kept failing and was stopped.",
        "同一步骤反复失败，已停止。",
        "Stop calling this tool; answer with what is known or tell the user."),
    ErrorSpec("circuit_open", "upstream_error", False, True, "yes", "retry", "none", "trace", 503,
        "The upstream has been failing and is left alone for a while.",
        "{tool} is paused because its upstream keeps failing.",
        "The service is failing at the moment; please try again later.",
        "服务持续异常，已暂停调用。",
        "Wait for retryAfterMs, or continue without this result and say so."),
    ErrorSpec("cancelled", "unknown", False, True, "yes", "stop", "none", "audit", 499,
        "The caller cancelled; nothing can have happened.",
        "The call of {tool} was cancelled before anything was sent.",
        "The action was cancelled.",
        "操作已取消。",
        "Stop; call again only when the user asks."),
    ErrorSpec("unavailable", "upstream_error", False, True, "yes", "retry", "none", "audit", 503,
        "Our own store cannot be reached or written, so nothing with an effect may start.",
        "The call was not made: its ledger is not available.",
        "The system is not available at the moment.",
        "系统暂时不可用。",
        "Try again later."),
    ErrorSpec("degraded", "upstream_error", False, False, "yes", "continue", "none", "trace", 200,
        "A declared stand-in answered instead of the tool.",
        "{tool} was answered by its stand-in[: {detail}].",
        "This answer comes from a stand-in.",
        "该结果来自降级路径。",
        "Use it with the warning; say so to the user."),
    ErrorSpec("internal_error", "unknown", False, False, "no", "human_review", "any", "security", 500,
        "A fault of Callwright itself. Please report it with the trace id.",
        "An internal error occurred; see meta.traceId.",
        "An internal error occurred.",
        "发生内部错误。",
        "Do not repeat the call; a person has to look."),
)
# fmt: on

ERRORS: dict[str, ErrorSpec] = {row.code: row for row in _ROWS}
