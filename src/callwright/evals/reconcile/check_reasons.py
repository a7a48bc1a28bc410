"""Reasons why a check cannot tell whether a call happened. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

SEVERAL_ROWS: Final = ReasonCode(
    "check.several_rows",
    "the query gives more than one row",
    "查询返回多行",
)
ANSWER_STATUS: Final = ReasonCode(
    "check.answer_status",
    "the answer has status {status}",
    "响应的状态码为 {status}",
)
ANSWER_NOT_JSON: Final = ReasonCode(
    "check.answer_not_json",
    "the answer is not JSON",
    "响应不是 JSON",
)
NOT_A_READING_TOOL: Final = ReasonCode(
    "check.not_a_reading_tool",
    "{tool} is not a tool that only reads",
    "{tool} 不是只读工具",
)
TOOL_ANSWERS: Final = ReasonCode(
    "check.tool_answers",
    "{tool} answers {code}",
    "{tool} 返回 {code}",
)
CHECK_FAILED: Final = ReasonCode(
    "check.check_failed",
    "the check failed with {fault}",
    "核实时出错：{fault}",
)
WRONG_VERDICT_TYPE: Final = ReasonCode(
    "check.wrong_verdict_type",
    "the check answered with {type}",
    "核实返回的类型为 {type}",
)
TOO_SLOW: Final = ReasonCode(
    "check.too_slow",
    "the check did not answer within {seconds} s",
    "核实未在 {seconds} 秒内完成",
)
NOT_A_COMPENSATION: Final = ReasonCode(
    "check.not_a_compensation",
    "the compensation is a {type}, and no call",
    "补偿的类型为 {type}，不是调用",
)
RESULT_NOT_JSON: Final = ReasonCode(
    "check.result_not_json",
    "the check answered with a result that is not JSON: {type}",
    "核实返回的结果不是 JSON：{type}",
)
DATA_NOT_JSON: Final = ReasonCode(
    "check.data_not_json",
    "its data is not JSON",
    "其数据不是 JSON",
)
NOT_A_RECORD: Final = ReasonCode(
    "check.not_a_record",
    "it is no Record with a text as its key",
    "不是以字符串为键的 Record",
)
WRONG_RECORD_FIELDS: Final = ReasonCode(
    "check.wrong_record_fields",
    "at_ms is no integer, or data no object",
    "at_ms 不是整数，或 data 不是对象",
)
