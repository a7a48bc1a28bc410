"""Reasons why a line of a file cannot be evaluated as a record. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

NOT_JSON: Final = ReasonCode(
    "record.not_json",
    "not JSON",
    "不是 JSON",
)
NOT_A_CASE: Final = ReasonCode(
    "record.not_a_case",
    "not a case",
    "不是用例",
)
NOT_A_SAMPLED_CALL: Final = ReasonCode(
    "record.not_a_sampled_call",
    "not a sampled call",
    "不是抽样的调用",
)
NOT_A_DIALOGUE: Final = ReasonCode(
    "record.not_a_dialogue",
    "not a dialogue with its call",
    "不是带有调用的对话",
)
TOOL_NOT_ON_OFFER: Final = ReasonCode(
    "record.tool_not_on_offer",
    "names a tool that is not on offer",
    "指定了未提供的工具",
)
UNUSABLE_TOOL_OR_MESSAGES: Final = ReasonCode(
    "record.unusable_tool_or_messages",
    "has a tool or messages that cannot be used",
    "其工具或消息无法使用",
)
NOT_A_RECORDED_OUTPUT: Final = ReasonCode(
    "record.not_a_recorded_output",
    "not a recorded output",
    "不是录制的输出",
)
WRONG_FIELD_OF_RECORDED_OUTPUT: Final = ReasonCode(
    "record.wrong_field_of_recorded_output",
    "not a recorded output ({field})",
    "不是录制的输出（{field}）",
)
TOO_LONG: Final = ReasonCode(
    "record.too_long",
    "longer than {most} bytes",
    "超过 {most} 字节",
)
UNKNOWN_CONTRACT: Final = ReasonCode(
    "record.unknown_contract",
    "names a contract that is not in the file",
    "引用的合约不在文件中",
)
UNUSABLE_OFFER: Final = ReasonCode(
    "record.unusable_offer",
    "the tools on offer cannot be used",
    "所提供的工具无法使用",
)
UNUSABLE_CASE: Final = ReasonCode(
    "record.unusable_case",
    "its tools, its moment or its time zone cannot be used",
    "其工具、时刻或时区无法使用",
)
