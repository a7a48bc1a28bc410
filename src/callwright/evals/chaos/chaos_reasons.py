"""Reasons why a case of a fault suite is not passed, or says nothing about a subject. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

DONE_TIMES: Final = ReasonCode(
    "chaos.done_times",
    "it was done {times} times",
    "执行了 {times} 次",
)
INTENTS_DONE_TIMES: Final = ReasonCode(
    "chaos.intents_done_times",
    "{intents} intents were done {times} times",
    "{intents} 个意图执行了 {times} 次",
)
REQUESTS_SENT: Final = ReasonCode(
    "chaos.requests_sent",
    "{requests} requests were sent",
    "发出了 {requests} 个请求",
)
REQUESTS_SENT_FOR_CALLS: Final = ReasonCode(
    "chaos.requests_sent_for_calls",
    "{requests} requests were sent for {calls} calls",
    "{calls} 次调用发出了 {requests} 个请求",
)
REQUEST_SENT: Final = ReasonCode(
    "chaos.request_sent",
    "a request was sent",
    "发出了请求",
)
WRONG_FORM_ACCEPTED: Final = ReasonCode(
    "chaos.wrong_form_accepted",
    "an answer of the wrong form was taken",
    "接受了格式错误的响应",
)
ENDS_IN: Final = ReasonCode(
    "chaos.ends_in",
    "it ends in {code}",
    "以 {code} 结束",
)
CALLED_SUCCESS: Final = ReasonCode(
    "chaos.called_success",
    "it is called a success",
    "被报告为成功",
)
DONE: Final = ReasonCode(
    "chaos.done",
    "it was done",
    "执行了操作",
)
NOT_TRIED_AGAIN: Final = ReasonCode(
    "chaos.not_tried_again",
    "it was not tried again",
    "没有重试",
)
TRIED_AGAIN: Final = ReasonCode(
    "chaos.tried_again",
    "it was tried again",
    "进行了重试",
)
NOTHING_DONE: Final = ReasonCode(
    "chaos.nothing_done",
    "nothing was done",
    "什么都没有执行",
)
OTHER_ARGUMENTS_ACCEPTED: Final = ReasonCode(
    "chaos.other_arguments_accepted",
    "other arguments under the same key were not refused",
    "同一个键下的其他参数没有被拒绝",
)
UNKNOWN_NOT_REPORTED: Final = ReasonCode(
    "chaos.unknown_not_reported",
    "the caller is not told that it may have happened",
    "没有告知调用方可能已经执行",
)
FALSE_SUCCESS: Final = ReasonCode(
    "chaos.false_success",
    "the caller is told that it happened, and it did not",
    "告知调用方已执行，实际没有",
)
FALSE_NONE: Final = ReasonCode(
    "chaos.false_none",
    "the caller is told that nothing happened, and it did",
    "告知调用方什么都没有发生，实际已执行",
)
WITHHELD_TEXT_SHOWN: Final = ReasonCode(
    "chaos.withheld_text_shown",
    "what had to be withheld was shown",
    "本应隔离的内容被展示",
)
UNKNOWN_TOOL_OF_WORLD: Final = ReasonCode(
    "chaos.unknown_tool_of_world",
    "the reference world has no such tool",
    "参考环境中没有这个工具",
)
UNKNOWN_TOOL_OF_APPLICATION: Final = ReasonCode(
    "chaos.unknown_tool_of_application",
    "the application has no such tool",
    "应用中没有这个工具",
)
SUBJECT_AWAY: Final = ReasonCode(
    "chaos.subject_away",
    "{subject} does not answer as an MCP server ({kind})",
    "{subject} 没有像 MCP 服务器那样应答（{kind}）",
)
NO_RECORD_TOOL: Final = ReasonCode(
    "chaos.no_record_tool",
    "{subject} has no tool {tool}; it has {tools}",
    "{subject} 没有工具 {tool}；它有 {tools}",
)
NO_COUNT: Final = ReasonCode(
    "chaos.no_count",
    "{tool} of {subject} gives no whole number at {place}",
    "{subject} 的 {tool} 在 {place} 处没有给出整数",
)
NO_STORE: Final = ReasonCode(
    "chaos.no_store",
    "has no store of ours",
    "没有我们的存储",
)
NOT_REACHED: Final = ReasonCode(
    "chaos.not_reached",
    "not reached: the call ended before its fault",
    "未触发故障：调用在此之前已结束",
)
NO_ARGUMENTS: Final = ReasonCode(
    "chaos.no_arguments",
    "not reached: no arguments follow from the schema of the tool, and the case states none",
    "未触发故障：无法从工具的 schema 推导出参数，用例也没有给出",
)
OWN_ANSWERS: Final = ReasonCode(
    "chaos.own_answers",
    "gives its own answers",
    "响应由它自己给出",
)
NO_CASES: Final = ReasonCode(
    "chaos.no_cases",
    "The suite has no cases.",
    "套件中没有用例。",
)
DUPLICATE_CASE: Final = ReasonCode(
    "chaos.duplicate_case",
    "Two cases have the id {id}.",
    "两个用例的 id 都是 {id}。",
)
UNREADABLE_SUITE: Final = ReasonCode(
    "chaos.unreadable_suite",
    "The suite cannot be read: {reason}.",
    "无法读取套件：{reason}。",
)
