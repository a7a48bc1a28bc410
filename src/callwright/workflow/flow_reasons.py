"""Reasons why an operation on workflows, runs, schedules or simulations is refused. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

NO_RUN: Final = ReasonCode(
    "flow.no_run",
    "There is no such run.",
    "没有这个运行。",
)
NO_WORKFLOW: Final = ReasonCode(
    "flow.no_workflow",
    "There is no such workflow.",
    "没有这个工作流。",
)
NO_SCHEDULE: Final = ReasonCode(
    "flow.no_schedule",
    "There is no such schedule.",
    "没有这个计划。",
)
UNKNOWN_WORKFLOW_NEAR: Final = ReasonCode(
    "flow.unknown_workflow_near",
    "There is no workflow {name!r} here. Did you mean {near}?",
    "没有工作流 {name!r}。是否想用 {near}？",
)
UNKNOWN_WORKFLOW: Final = ReasonCode(
    "flow.unknown_workflow",
    "There is no workflow {name!r} here.",
    "没有工作流 {name!r}。",
)
RUNS_TOO_DEEP: Final = ReasonCode(
    "flow.runs_too_deep",
    "Runs within runs: at most {most} deep.",
    "运行最多嵌套 {most} 层。",
)
KEY_USED: Final = ReasonCode(
    "flow.key_used",
    "This key was used for a run with another input.",
    "该键已用于输入不同的运行。",
)
START_NEEDS_APPROVAL: Final = ReasonCode(
    "flow.start_needs_approval",
    "A rule wants an approval before this workflow is started.",
    "按规则，启动该工作流前须先经审批。",
)
WRONG_SIGNAL: Final = ReasonCode(
    "flow.wrong_signal",
    "The body does not meet the schema of {step}.",
    "信号内容不符合 {step} 的 schema。",
)
WRONG_ANSWER: Final = ReasonCode(
    "flow.wrong_answer",
    "The step {step} asks for {wanted}.",
    "步骤 {step} 需要的答复是：{wanted}。",
)
WANTED_GRANTED: Final = ReasonCode(
    "flow.wanted_granted",
    "granted",
    "批准或拒绝（granted）",
)
WANTED_DO: Final = ReasonCode(
    "flow.wanted_do",
    "do: retry, skip or stop",
    "do：retry、skip 或 stop",
)
WANTED_FIELDS: Final = ReasonCode(
    "flow.wanted_fields",
    "fields or yes",
    "fields 或 yes",
)
WANTED_SIGNAL: Final = ReasonCode(
    "flow.wanted_signal",
    "a signal",
    "信号",
)
STEPS_TAKEN_BACK: Final = ReasonCode(
    "flow.steps_taken_back",
    "These steps were taken back: {steps}. Start a new run.",
    "以下步骤已撤销：{steps}。请启动新的运行。",
)
STEPS_NOT_TAKEN_BACK: Final = ReasonCode(
    "flow.steps_not_taken_back",
    "These steps could not be taken back: {steps}. See to what they have done, then start a new run.",
    "以下步骤未能撤销：{steps}。请先处理其已产生的副作用，再启动新的运行。",
)
EFFECTS_WOULD_REPEAT_ON_RESUME: Final = ReasonCode(
    "flow.effects_would_repeat_on_resume",
    "These would happen again: {steps}. Say repeat_effects=True to mean it.",
    "以下调用的副作用会再次发生：{steps}。确认要重复时请指定 repeat_effects。",
)
EFFECTS_WOULD_REPEAT_ON_FORK: Final = ReasonCode(
    "flow.effects_would_repeat_on_fork",
    "These would happen again: {steps}. Say effects='repeat' or 'reuse'.",
    "以下调用的副作用会再次发生：{steps}。请指定 effects 为 repeat 或 reuse。",
)
AGENT_EFFECTS_ALONE: Final = ReasonCode(
    "flow.agent_effects_alone",
    "Effects of agents cannot be kept alone: {steps}. Fork after them, or repeat them.",
    "智能体产生的副作用不能单独保留：{steps}。请在其后分叉，或重复执行。",
)
NO_RESULT_TO_KEEP: Final = ReasonCode(
    "flow.no_result_to_keep",
    "These have no result that could be kept: {steps}.",
    "以下调用没有可保留的结果：{steps}。",
)
NO_STEP_TO_FORK_AT: Final = ReasonCode(
    "flow.no_step_to_fork_at",
    "The workflow has no step {step!r} to fork at; it has: {known}.",
    "工作流没有可供分叉的步骤 {step!r}；现有步骤：{known}。",
)
TAKEN_BACK: Final = ReasonCode(
    "flow.taken_back",
    "{step} was taken back; fork at it, or at an earlier step.",
    "{step} 已撤销；请在该步骤或更早的步骤分叉。",
)
UNDO_FAILED: Final = ReasonCode(
    "flow.undo_failed",
    "{step} could not be taken back; see to what it has done, then fork at it, or at an earlier step.",
    "{step} 未能撤销；请先处理其已产生的副作用，再在该步骤或更早的步骤分叉。",
)
NOT_FINISHED: Final = ReasonCode(
    "flow.not_finished",
    "{step} has not finished in that run; fork at it, or at an earlier step.",
    "{step} 在该运行中尚未完成；请在该步骤或更早的步骤分叉。",
)
NOT_REACHED: Final = ReasonCode(
    "flow.not_reached",
    "That run has not come to {step}; fork at an earlier step.",
    "该运行尚未执行到 {step}；请在更早的步骤分叉。",
)
STOPPED_AT: Final = ReasonCode(
    "flow.stopped_at",
    "{step} stopped that run; fork at it, or resume the run.",
    "该运行停止于 {step}；请在该步骤分叉，或恢复运行。",
)
INPUT_USED: Final = ReasonCode(
    "flow.input_used",
    "{step} has used the input that is changed; fork at it, or at an earlier step.",
    "{step} 使用了被更改的输入；请在该步骤或更早的步骤分叉。",
)
WRONG_SCHEDULE_NAME: Final = ReasonCode(
    "flow.wrong_schedule_name",
    "The name of a schedule has letters of any script, digits, '_', '.' and '-'; at most 64.",
    "计划的名称只能有各种文字的字母、数字、_ . -，最多 64 个字符。",
)
SCHEDULE_EXISTS: Final = ReasonCode(
    "flow.schedule_exists",
    "There is another schedule {name!r}; remove it, or replace it explicitly.",
    "已有另一个计划 {name!r}；请删除它，或明确指定替换。",
)
WRONG_SCHEDULE_INPUT: Final = ReasonCode(
    "flow.wrong_schedule_input",
    "The input of the schedule does not meet the schema of the workflow: {problems}",
    "计划的输入不符合工作流的 schema：{problems}",
)
UNKNOWN_TIME_ZONE: Final = ReasonCode(
    "flow.unknown_time_zone",
    "There is no time zone {name!r}; name one such as Europe/Berlin.",
    "没有时区 {name!r}；例如可写 Europe/Berlin。",
)
NO_MATCHING_TIME: Final = ReasonCode(
    "flow.no_matching_time",
    "No time matches {cron!r}.",
    "没有符合 {cron!r} 的时间。",
)
NOT_A_CRON_EXPRESSION: Final = ReasonCode(
    "flow.not_a_cron_expression",
    "{cron!r} is no cron expression: minute hour day month weekday, such as '0 8 * * 1-5'.",
    "{cron!r} 不是 cron 表达式；格式为：分 时 日 月 星期，例如 '0 8 * * 1-5'。",
)
UNREADABLE_SCRIPT: Final = ReasonCode(
    "flow.unreadable_script",
    "the script cannot be read: {problem}",
    "无法读取脚本：{problem}",
)
SCRIPT_WITHOUT_INPUT: Final = ReasonCode(
    "flow.script_without_input",
    "input: the script has to say what the run is given",
    "input：脚本必须给出运行的输入",
)
SCRIPT_WITHOUT_ANSWER: Final = ReasonCode(
    "flow.script_without_answer",
    "tools: the script has to say what {tool} answers",
    "tools：脚本必须给出 {tool} 的答复",
)
SCRIPT_UNKNOWN_TOOL: Final = ReasonCode(
    "flow.script_unknown_tool",
    "there is no tool {name!r}",
    "没有工具 {name!r}",
)
RUN_WITHOUT_END: Final = ReasonCode(
    "flow.run_without_end",
    "the run does not come to an end",
    "运行没有结束",
)
UNKNOWN_EXPECTATION: Final = ReasonCode(
    "flow.unknown_expectation",
    "expect: {name!r} is not known; it takes {known}",
    "expect：未知的字段 {name!r}；可用：{known}",
)
WRONG_INPUT: Final = ReasonCode(
    "flow.wrong_input",
    "The input does not meet its schema: {problems}",
    "输入不符合 schema：{problems}",
)
PAST_DEADLINE: Final = ReasonCode(
    "flow.past_deadline",
    "The run is past its deadline. Say how long it may still take: deadline='2h'.",
    "运行已超过截止时间。请给出新的时限，即从现在起还可用多长时间。",
)
NO_VALUE: Final = ReasonCode(
    "flow.no_value",
    "{reference}: there is no {missing}",
    "{reference}：没有 {missing}",
)
CONDITION_NOT_EVALUATED: Final = ReasonCode(
    "flow.condition_not_evaluated",
    "it cannot be worked out",
    "无法求值",
)
CONDITION_KEY_ABSENT: Final = ReasonCode(
    "flow.condition_key_absent",
    "something that it asks for is not there; ask has(...) first",
    "其中引用的内容不存在；请先用 has(...) 判断",
)
CONDITION_INDEX_ABSENT: Final = ReasonCode(
    "flow.condition_index_absent",
    "something that it asks for is not there; ask size(...) first",
    "其中引用的内容不存在；请先用 size(...) 判断",
)
CONDITION_TYPES_DIFFER: Final = ReasonCode(
    "flow.condition_types_differ",
    "it compares or adds values of different types",
    "其中比较或相加的值类型不同",
)
CONDITION_NOT_BOOLEAN: Final = ReasonCode(
    "flow.condition_not_boolean",
    "it comes to neither true nor false",
    "结果既不是 true 也不是 false",
)
CONDITION_TOO_LONG: Final = ReasonCode(
    "flow.condition_too_long",
    "it is longer than {most} characters",
    "超过 {most} 个字符",
)
CONDITION_TOO_MANY_LISTS: Final = ReasonCode(
    "flow.condition_too_many_lists",
    "it goes through more than one list",
    "遍历了不止一个列表",
)
CONDITION_EXTRA_MISSING: Final = ReasonCode(
    "flow.condition_extra_missing",
    "conditions need an extra: pip install 'callwright[workflow]'",
    "条件需要附加包：pip install 'callwright[workflow]'",
)
CONDITION_NOT_CEL: Final = ReasonCode(
    "flow.condition_not_cel",
    "it is no CEL that can be read",
    "不是可以读取的 CEL",
)
TICK_NOT_ALLOWED: Final = ReasonCode(
    "flow.tick_not_allowed",
    "no rule allows its principal to start the workflow",
    "没有规则允许其调用方启动该工作流",
)
TICK_OVERLAPS: Final = ReasonCode(
    "flow.tick_overlaps",
    "the run of an earlier tick goes on",
    "之前时刻的运行仍在进行",
)
NO_OPEN_QUESTION: Final = ReasonCode(
    "flow.no_open_question",
    "No question of that step is open for you.",
    "该步骤没有你可以答复的事项。",
)
RUN_ENDED: Final = ReasonCode(
    "flow.run_ended",
    "The run has ended: {state}.",
    "运行已结束：{state}。",
)
NOT_STOPPED: Final = ReasonCode(
    "flow.not_stopped",
    "Only a run that has stopped is resumed.",
    "只能恢复已停止的运行。",
)
NOTHING_FOUND: Final = ReasonCode(
    "flow.nothing_found",
    "There is no such run or workflow.",
    "没有这个运行或工作流。",
)
RUNS_AWAY: Final = ReasonCode(
    "flow.runs_away",
    "The runs cannot be read at the moment.",
    "暂时无法读取运行。",
)
HAPPENED_TWICE: Final = ReasonCode(
    "flow.happened_twice",
    "{tool} happened twice for one intent",
    "同一意图下 {tool} 执行了两次",
)
EXPECTATION_UNMET: Final = ReasonCode(
    "flow.expectation_unmet",
    "{name} is {found}, not {wanted}",
    "{name} 为 {found}，应为 {wanted}",
)
