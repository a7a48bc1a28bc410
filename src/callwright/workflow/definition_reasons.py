"""Reasons why the document of a workflow cannot be read. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

AT_LINE: Final = ReasonCode(
    "definition.at_line",
    "line {line}: {problem}",
    "第 {line} 行：{problem}",
)
NOT_A_WORKFLOW: Final = ReasonCode(
    "definition.not_a_workflow",
    "a workflow is a mapping with name and steps",
    "工作流是包含 name 和 steps 的映射",
)
TOO_LONG: Final = ReasonCode(
    "definition.too_long",
    "the document is longer than {most} characters",
    "文档超过 {most} 个字符",
)
NOT_YAML: Final = ReasonCode(
    "definition.not_yaml",
    "this is no YAML",
    "不是有效的 YAML",
)
UNREADABLE_YAML: Final = ReasonCode(
    "definition.unreadable_yaml",
    "this is no YAML that can be read",
    "不是可以读取的 YAML",
)
ALIAS: Final = ReasonCode(
    "definition.alias",
    "aliases are not read; write the value out",
    "不支持别名，请直接写出值",
)
KEY_NOT_TEXT: Final = ReasonCode(
    "definition.key_not_text",
    "a key has to be a text",
    "键必须是字符串",
)
DUPLICATE_KEY: Final = ReasonCode(
    "definition.duplicate_key",
    "the key {key!r} stands there twice",
    "键 {key!r} 重复出现",
)
NOT_A_LIST_OF_STEPS: Final = ReasonCode(
    "definition.not_a_list_of_steps",
    "{where}: a list of steps",
    "{where}：应为步骤列表",
)
NOT_A_STEP: Final = ReasonCode(
    "definition.not_a_step",
    "{where}: a step is a mapping, such as {{call: name, tool: ...}}",
    "{where}：步骤应为映射，例如 {{call: 名称, tool: ...}}",
)
NO_STEP_KIND: Final = ReasonCode(
    "definition.no_step_kind",
    "{where}: name its kind, one of {kinds}",
    "{where}：请写明步骤类型，可选 {kinds}",
)
WRONG_REACTION: Final = ReasonCode(
    "definition.wrong_reaction",
    "{where}: stop, ask, or one of default, go_to, retry, ask with its value",
    "{where}：应为 stop、ask，或带值的 default、go_to、retry、ask 之一",
)
UNKNOWN_REACTION: Final = ReasonCode(
    "definition.unknown_reaction",
    "{where}: there is no {reaction!r}",
    "{where}：没有 {reaction!r}",
)
NOT_A_DURATION: Final = ReasonCode(
    "definition.not_a_duration",
    "{text!r} is no duration; write it as 90s, 15m, 1h30m or 3d",
    "{text!r} 不是时长；可写 90s、15m、1h30m 或 3d",
)
