"""Reasons why a definition cannot be used: its document cannot be read, or it is inconsistent. Pure."""

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
PROBLEM_OF_STEP: Final = ReasonCode(
    "definition.problem_of_step",
    "step {step}: {problem}",
    "步骤 {step}：{problem}",
)
NOT_PLAIN: Final = ReasonCode(
    "definition.not_plain",
    "{where}: a Python value of type {kind}; a definition holds JSON values, and tools, functions, models and workflows"
    " by the name under which they are registered",
    "{where}：这是类型为 {kind} 的 Python 值；定义中只能有 JSON 值，工具、函数、模型和工作流请写其注册时的名称",
)
WRONG_NAME: Final = ReasonCode(
    "definition.wrong_name",
    "name: letters of any script, digits and _ only, no capitals, a letter first, 64 at most",
    "name：只能用各种文字的字母（不含大写）、数字和 _，以字母开头，最多 64 个字符",
)
WRONG_STEP_NAME: Final = ReasonCode(
    "definition.wrong_step_name",
    "letters of any script, digits and _ only, no capitals, a letter first, and none of {taken}",
    "只能用各种文字的字母（不含大写）、数字和 _，以字母开头，且不能是 {taken}",
)
WRONG_VERSION: Final = ReasonCode(
    "definition.wrong_version",
    "version {version!r}: write three numbers, such as 1.0.0",
    "version {version!r}：请写三个数字，例如 1.0.0",
)
NO_STEPS: Final = ReasonCode(
    "definition.no_steps",
    "steps: there are none",
    "steps：没有步骤",
)
TOO_MANY_STEPS: Final = ReasonCode(
    "definition.too_many_steps",
    "steps: {count}, at most {most}",
    "steps：共 {count} 个，最多 {most} 个",
)
STEP_NAME_TWICE: Final = ReasonCode(
    "definition.step_name_twice",
    "the name is used more than once",
    "名称重复",
)
BUDGET_NOT_POSITIVE: Final = ReasonCode(
    "definition.budget_not_positive",
    "budget.{name}: more than nothing",
    "budget.{name}：必须大于 0",
)
DEADLINE_OF_LIMITS: Final = ReasonCode(
    "definition.deadline_of_limits",
    "limits.deadline_ms: say deadline of the workflow instead",
    "limits.deadline_ms：请改用工作流的 deadline",
)
DURATION_NOT_POSITIVE: Final = ReasonCode(
    "definition.duration_not_positive",
    "{where}: must be longer than nothing",
    "{where}：时长必须大于 0",
)
WRONG_DURATION: Final = ReasonCode(
    "definition.wrong_duration",
    "{where} {text!r}: write a duration such as 90s, 15m, 1h30m or 3d",
    "{where} {text!r}：请写时长，例如 90s、15m、1h30m 或 3d",
)
NO_CASES: Final = ReasonCode(
    "definition.no_cases",
    "cases: there are none",
    "cases：没有分支",
)
TOO_FEW_REQUESTS: Final = ReasonCode(
    "definition.too_few_requests",
    "max_requests: at least 1",
    "max_requests：至少为 1",
)
WRONG_MIN_CONFIDENCE: Final = ReasonCode(
    "definition.wrong_min_confidence",
    "min_confidence: a number from 0 to 1",
    "min_confidence：应为 0 到 1 之间的数",
)
WRONG_RETRY_TIMES: Final = ReasonCode(
    "definition.wrong_retry_times",
    "on_stop retry: times from 1 to 100",
    "on_stop retry：times 应为 1 到 100",
)
EACH_WITHOUT_STEPS: Final = ReasonCode(
    "definition.each_without_steps",
    "do: there are no steps",
    "do：没有步骤",
)
WRONG_AT_ONCE: Final = ReasonCode(
    "definition.wrong_at_once",
    "at_once: from 1 to 64",
    "at_once：应为 1 到 64",
)
EACH_WITHIN_EACH: Final = ReasonCode(
    "definition.each_within_each",
    "do: an each within an each; put the inner one into a workflow of its own",
    "do：each 中不能再有 each；请把内层放到单独的工作流中",
)
WRONG_REACTION_OF_EACH: Final = ReasonCode(
    "definition.wrong_reaction_of_each",
    "on_stop: stop, a default or go_to; retry and ask belong to the steps of an item",
    "on_stop：应为 stop、default 或 go_to；retry 和 ask 属于每一项的步骤",
)
JUMP_NOT_FORWARD: Final = ReasonCode(
    "definition.jump_not_forward",
    "on_stop goes to {target!r}, which is no later step of the same list",
    "on_stop 跳转到 {target!r}，它不是同一列表中靠后的步骤",
)
NO_TYPE_OF_INPUT: Final = ReasonCode(
    "definition.no_type_of_input",
    "input {name!r}: say its type as string, integer, number, boolean, array, object or a schema",
    "input {name!r}：类型应为 string、integer、number、boolean、array、object 或一个 schema",
)
OTHER_DEFINITION: Final = ReasonCode(
    "definition.other_definition",
    "version {version} is another definition; raise the version",
    "版本 {version} 已是另一份定义；请提高版本号",
)
FINDING: Final = ReasonCode(
    "definition.finding",
    "{where}: {problem}",
    "{where}：{problem}",
)
REFUSED: Final = ReasonCode(
    "definition.refused",
    "The workflow {workflow!r} cannot be used:",
    "无法使用工作流 {workflow!r}：",
)
