"""Reasons why a contract contradicts itself, and what to write instead. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

CONTRADICTORY_CONTRACT: Final = ReasonCode(
    "contract.contradictory_contract",
    "The contract of {tool!r} is contradictory:",
    "{tool!r} 的合约自相矛盾：",
)
INVALID_TOOL_NAME: Final = ReasonCode(
    "contract.invalid_tool_name",
    "is not a valid tool name",
    "不是有效的工具名",
)
USE_VALID_TOOL_NAME: Final = ReasonCode(
    "contract.use_valid_tool_name",
    "Use 1 to 128 letters, digits and _ . - only.",
    "只能用 1 到 128 个字母、数字和 _ . -。",
)
CONFUSABLE_LETTERS: Final = ReasonCode(
    "contract.confusable_letters",
    "has letters that look like others, or like nothing: {letters}",
    "含有易混淆或不可见的字符：{letters}",
)
REPLACE_LETTERS: Final = ReasonCode(
    "contract.replace_letters",
    "Replace them.",
    "请替换这些字符。",
)
INVALID_VERSION: Final = ReasonCode(
    "contract.invalid_version",
    "is not a version",
    "不是有效的版本",
)
USE_VALID_VERSION: Final = ReasonCode(
    "contract.use_valid_version",
    'Write "1.4.0", "v1" or a day, such as "2026-05-06".',
    '请写 "1.4.0"、"v1" 或日期，例如 "2026-05-06"。',
)
NOT_POSITIVE: Final = ReasonCode(
    "contract.not_positive",
    "must be more than 0",
    "必须大于 0",
)
OMIT_FOR_DEFAULT: Final = ReasonCode(
    "contract.omit_for_default",
    "Leave it out for the default.",
    "省略即用默认值。",
)
NEGATIVE: Final = ReasonCode(
    "contract.negative",
    "must not be negative",
    "不能为负数",
)
USE_ZERO_TO_SWITCH_OFF: Final = ReasonCode(
    "contract.use_zero_to_switch_off",
    "Use 0 to switch it off.",
    "用 0 关闭。",
)
NOT_A_SHARE: Final = ReasonCode(
    "contract.not_a_share",
    "must be between 0 and 1",
    "必须在 0 到 1 之间",
)
SHARE_EXAMPLE: Final = ReasonCode(
    "contract.share_example",
    "It is a share, such as 0.8.",
    "这是比例，例如 0.8。",
)
NOT_A_SHARE_DIFFERENCE: Final = ReasonCode(
    "contract.not_a_share_difference",
    "must be between -1 and 1",
    "必须在 -1 到 1 之间",
)
SHARE_DIFFERENCE_HINT: Final = ReasonCode(
    "contract.share_difference_hint",
    "It is added to a share.",
    "它会加到一个比例上。",
)
UNSURE_ABOVE_SURE: Final = ReasonCode(
    "contract.unsure_above_sure",
    "is above confidence.sure",
    "大于 confidence.sure",
)
ORDER_CONFIDENCE_BANDS: Final = ReasonCode(
    "contract.order_confidence_bands",
    "Order the bands: unsure ≤ sure.",
    "应满足 unsure ≤ sure。",
)
TIMEOUT_ABOVE_DEADLINE: Final = ReasonCode(
    "contract.timeout_above_deadline",
    "one attempt may take longer than the whole call",
    "单次尝试的时限比整个调用还长",
)
RAISE_DEADLINE: Final = ReasonCode(
    "contract.raise_deadline",
    "Raise deadline_ms to at least {timeout_ms}, or lower timeout_ms.",
    "请将 deadline_ms 提高到至少 {timeout_ms}，或降低 timeout_ms。",
)
LEASE_BELOW_DEADLINE: Final = ReasonCode(
    "contract.lease_below_deadline",
    "the claim would end while the call may still be running",
    "调用可能仍在执行，占用就已到期",
)
RAISE_TO_AT_LEAST: Final = ReasonCode(
    "contract.raise_to_at_least",
    "Raise it to at least {minimum}.",
    "请提高到至少 {minimum}。",
)
LONG_WITH_BATCH_OR_STAND_IN: Final = ReasonCode(
    "contract.long_with_batch_or_stand_in",
    "cannot be combined with batch or stand_in",
    "不能与 batch 或 stand_in 同时使用",
)
USE_STEPS_OF_TASK: Final = ReasonCode(
    "contract.use_steps_of_task",
    "A task does its parts with context.step, and waits for its upstream with its retries.",
    "任务用 context.step 分步执行，并通过自身的重试等待上游。",
)
CAP_BELOW_BASE: Final = ReasonCode(
    "contract.cap_below_base",
    "is smaller than retries.base_ms",
    "小于 retries.base_ms",
)
RAISE_CAP_OR_LOWER_BASE: Final = ReasonCode(
    "contract.raise_cap_or_lower_base",
    "Raise cap_ms or lower base_ms.",
    "请提高 cap_ms 或降低 base_ms。",
)
REPEAT_OF_READ: Final = ReasonCode(
    "contract.repeat_of_read",
    "a read changes nothing, so there is nothing to ask about",
    "只读调用不做任何更改，无需询问",
)
OMIT_REPEAT_FOR_READ: Final = ReasonCode(
    "contract.omit_repeat_for_read",
    "Leave repeat out for reads.",
    "只读工具请省略 repeat。",
)
MARKED_EFFECT_OF_READ: Final = ReasonCode(
    "contract.marked_effect_of_read",
    "a read has no effect to mark",
    "只读调用没有可标记的副作用",
)
FAILURE_EFFECT_OF_READ: Final = ReasonCode(
    "contract.failure_effect_of_read",
    "a read has no effect, whether it fails or not",
    "只读调用无论失败与否都没有副作用",
)
OMIT_OR_DECLARE_EFFECT: Final = ReasonCode(
    "contract.omit_or_declare_effect",
    "Leave it out, or declare the effect.",
    "请省略，或声明副作用。",
)
EFFECT_WITHOUT_STORE: Final = ReasonCode(
    "contract.effect_without_store",
    "is for reads: nothing with an effect starts without its ledger",
    "只用于只读工具：有副作用的调用没有账本就不会执行",
)
OMIT_OR_DECLARE_READ: Final = ReasonCode(
    "contract.omit_or_declare_read",
    'Leave it out, or declare effect="read".',
    '请省略，或声明 effect="read"。',
)
KEY_FIELDS_WITHOUT_USE: Final = ReasonCode(
    "contract.key_fields_without_use",
    'repeat="allow" runs every repeat, so the fields that make two calls one are never used',
    'repeat="allow" 会执行每一次重复调用，用于判断两次调用是否相同的字段不会起作用',
)
DROP_KEY_FIELDS: Final = ReasonCode(
    "contract.drop_key_fields",
    'Drop key_fields, or use repeat="replay".',
    '请去掉 key_fields，或使用 repeat="replay"。',
)
KEY_DOES_NOT_REACH_TOOL: Final = ReasonCode(
    "contract.key_does_not_reach_tool",
    "the upstream needs our key, but the tool does not get it",
    "上游需要我们的幂等键，但工具拿不到它",
)
SEND_KEY_OR_DECLARE_ONCE: Final = ReasonCode(
    "contract.send_key_or_declare_once",
    "Add a parameter of type CallContext and send context.idempotency_key, or declare the effect as once.",
    "请添加类型为 CallContext 的参数并发送 context.idempotency_key，或将副作用声明为 once。",
)
KEY_ARGUMENT_OF_READ: Final = ReasonCode(
    "contract.key_argument_of_read",
    "a read has no idempotency key",
    "读操作没有幂等键",
)
NO_KEY_FITS: Final = ReasonCode(
    "contract.no_key_fits",
    "the argument {name} accepts no key: 32 to 64 hexadecimal digits, or a UUID where its format is uuid",
    "参数 {name} 无法接收幂等键：需为 32 到 64 位十六进制文本；若其 format 为 uuid，则为 UUID",
)
NAME_TEXT_ARGUMENT: Final = ReasonCode(
    "contract.name_text_argument",
    "Name the argument by which the tool takes its idempotency key, or change its schema.",
    "请指定工具接收幂等键的参数，或修改它的 schema。",
)
KEY_ARGUMENT_OFFERED: Final = ReasonCode(
    "contract.key_argument_offered",
    "the argument {name} is filled with the idempotency key, but the input schema still offers it",
    "参数 {name} 由幂等键填充，但输入 schema 仍向模型提供它",
)
REMOVE_FROM_SCHEMA: Final = ReasonCode(
    "contract.remove_from_schema",
    "Remove it from input_schema.",
    "请从 input_schema 中删除它。",
)
INVALID_ERROR_CODE: Final = ReasonCode(
    "contract.invalid_error_code",
    "is not an error code",
    "不是有效的错误码",
)
USE_VALID_ERROR_CODE: Final = ReasonCode(
    "contract.use_valid_error_code",
    "Use letters, digits and _, such as ORDER_NOT_FOUND.",
    "请用字母、数字和 _，例如 ORDER_NOT_FOUND。",
)
CODE_OF_COMMON_TABLE: Final = ReasonCode(
    "contract.code_of_common_table",
    "{code} is a code of the common table",
    "{code} 是公共表中的错误码",
)
CHOOSE_OWN_CODE: Final = ReasonCode(
    "contract.choose_own_code",
    "Choose a name of the tool's own.",
    "请为该工具另取名称。",
)
CODE_DECLARED_TWICE: Final = ReasonCode(
    "contract.code_declared_twice",
    "{code} is declared twice",
    "{code} 重复声明",
)
KEEP_ONE_CODE: Final = ReasonCode(
    "contract.keep_one_code",
    "Keep one of them.",
    "请只保留一个。",
)
RETRYABLE_UNKNOWN_EFFECT: Final = ReasonCode(
    "contract.retryable_unknown_effect",
    "{code} may have happened and must not be repeated, yet is called retryable",
    "出现 {code} 时副作用可能已经发生，不能重复执行，却声明为可重试",
)
DECLARE_NO_EFFECT_OR_NO_RETRY: Final = ReasonCode(
    "contract.declare_no_effect_or_no_retry",
    'Set effect="none" if nothing can have happened, or retryable=False.',
    '如果确定什么都没有发生，请设 effect="none"，否则设 retryable=False。',
)
UNDECLARED_CODE: Final = ReasonCode(
    "contract.undeclared_code",
    "maps to an unknown code",
    "映射到未知的错误码",
)
DECLARE_CODE: Final = ReasonCode(
    "contract.declare_code",
    "Declare it in errors.",
    "请在 errors 中声明。",
)
NOT_A_JSON_POINTER: Final = ReasonCode(
    "contract.not_a_json_pointer",
    "is not a JSON Pointer",
    "不是 JSON Pointer",
)
WRITE_POINTER_OR_ALL: Final = ReasonCode(
    "contract.write_pointer_or_all",
    'Write "/{path}", or "" for all.',
    '请写 "/{path}"；"" 表示全部。',
)
WRITE_POINTER: Final = ReasonCode(
    "contract.write_pointer",
    'Write "/{path}".',
    '请写 "/{path}"。',
)
KEY_CHANGE_WITHOUT_ONE_FIELD: Final = ReasonCode(
    "contract.key_change_without_one_field",
    "sets none or several of its fields",
    "没有设置字段，或设置了多个字段",
)
SET_ONE_FIELD_OF_KEY_CHANGE: Final = ReasonCode(
    "contract.set_one_field_of_key_change",
    "Set exactly one of was, default and separate.",
    "was、default 和 separate 必须且只能设置一个。",
)
NAME_OF_OTHER_ARGUMENT: Final = ReasonCode(
    "contract.name_of_other_argument",
    "takes the name {name!r}, which is another argument's",
    "占用了另一个参数的名称 {name!r}",
)
WRITE_FORMER_NAME: Final = ReasonCode(
    "contract.write_former_name",
    "Name what this argument was called.",
    "请写该参数原来的名称。",
)
FIELD_NAMED_TWICE: Final = ReasonCode(
    "contract.field_named_twice",
    "names a field twice",
    "字段重复",
)
NAME_FIELD_ONCE: Final = ReasonCode(
    "contract.name_field_once",
    "Name each field once.",
    "每个字段只写一次。",
)
REQUIRED_FIELD_FORBIDDEN: Final = ReasonCode(
    "contract.required_field_forbidden",
    "requires {name!r}, which its properties do not have and additionalProperties forbids",
    "要求 {name!r}，但 properties 中没有它，additionalProperties 又不允许",
)
DESCRIBE_UNDER_PROPERTIES: Final = ReasonCode(
    "contract.describe_under_properties",
    "Describe it under properties.",
    "请在 properties 中描述它。",
)
UNKNOWN_ARGUMENT: Final = ReasonCode(
    "contract.unknown_argument",
    "{name!r} is not an argument of the tool",
    "{name!r} 不是该工具的参数",
)
NO_ARGUMENTS: Final = ReasonCode(
    "contract.no_arguments",
    "Arguments are: none.",
    "该工具没有参数。",
)
ARGUMENTS_ARE: Final = ReasonCode(
    "contract.arguments_are",
    "Arguments are: {names}.",
    "参数有：{names}。",
)
ANNOTATED_SINK: Final = ReasonCode(
    "contract.annotated_sink",
    "{name!r} is never repaired, yet has units, synonyms or correctors",
    "{name!r} 从不修复，却声明了 units、synonyms 或 correctors",
)
DROP_ANNOTATIONS: Final = ReasonCode(
    "contract.drop_annotations",
    "Drop them for this field.",
    "请去掉该字段的这些声明。",
)
UNIT_OF_NON_NUMBER: Final = ReasonCode(
    "contract.unit_of_non_number",
    "{name!r} is not a number, so it has no unit",
    "{name!r} 不是数，因此没有单位",
)
DROP_UNITS: Final = ReasonCode(
    "contract.drop_units",
    "Drop its units.",
    "请去掉它的 units。",
)
SYNONYMS_WITHOUT_ENUM: Final = ReasonCode(
    "contract.synonyms_without_enum",
    "{name!r} has no enum to choose from",
    "{name!r} 没有可供选择的 enum",
)
ADD_ENUM_OR_DROP: Final = ReasonCode(
    "contract.add_enum_or_drop",
    "Give it an enum or drop them.",
    "请为它添加 enum，或去掉这些声明。",
)
SYNONYM_OUTSIDE_ENUM: Final = ReasonCode(
    "contract.synonym_outside_enum",
    "{name!r} leads to {target!r}, which its enum lacks",
    "{name!r} 指向 {target!r}，但 enum 中没有该值",
)
CORRECT_TARGET: Final = ReasonCode(
    "contract.correct_target",
    "Correct the target.",
    "请更正目标值。",
)
MIXED_MEASURES: Final = ReasonCode(
    "contract.mixed_measures",
    "{name!r} is in {measures}, which are not the same",
    "{name!r} 的单位有 {measures}，不是同一种量",
)
NAME_UNIT_OF_NUMBER: Final = ReasonCode(
    "contract.name_unit_of_number",
    "Name the one that its number is in; others are converted to it.",
    "请写该数所用的单位；其他单位会换算成它。",
)
UNIT_FROM_UNKNOWN_ARGUMENT: Final = ReasonCode(
    "contract.unit_from_unknown_argument",
    "{name!r} takes its unit from {source!r}, which is not another argument",
    "{name!r} 的单位取自 {source!r}，而它不是另一个参数",
)
NAME_ARGUMENT: Final = ReasonCode(
    "contract.name_argument",
    "Name it.",
    "请写明参数名。",
)
CORRECTOR_WITHOUT_NAME: Final = ReasonCode(
    "contract.corrector_without_name",
    "has a function without a name",
    "含有没有名称的函数",
)
DEFINE_WITH_DEF: Final = ReasonCode(
    "contract.define_with_def",
    "Write it with def.",
    "请用 def 定义。",
)
TWO_OWN_CORRECTORS: Final = ReasonCode(
    "contract.two_own_correctors",
    "has two functions of the tool's own",
    "含有两个该工具自己的函数",
)
JOIN_FUNCTIONS: Final = ReasonCode(
    "contract.join_functions",
    "Make one of them.",
    "请合并为一个。",
)
UNKNOWN_CORRECTOR: Final = ReasonCode(
    "contract.unknown_corrector",
    "{name!r} is not a corrector",
    "{name!r} 不是纠正器",
)
AVAILABLE: Final = ReasonCode(
    "contract.available",
    "There are: {names}.",
    "可用：{names}。",
)
WRONG_CORRECTOR_OPTIONS: Final = ReasonCode(
    "contract.wrong_corrector_options",
    "{name} has other options",
    "{name} 的选项不是这些",
)
TAKES_NO_OPTIONS: Final = ReasonCode(
    "contract.takes_no_options",
    "It takes none.",
    "它没有选项。",
)
GIVE_ORDER: Final = ReasonCode(
    "contract.give_order",
    "Give order: day_first or month_first.",
    "请写 order：day_first 或 month_first。",
)
GIVE_FORMAT: Final = ReasonCode(
    "contract.give_format",
    "Give format: date, time or date-time.",
    "请写 format：date、time 或 date-time。",
)
GIVE_SEPARATOR: Final = ReasonCode(
    "contract.give_separator",
    'Give by, such as ",".',
    '请写 by，例如 ","。',
)
GIVE_CASE: Final = ReasonCode(
    "contract.give_case",
    "Give to: upper or lower.",
    "请写 to：upper 或 lower。",
)
DEFAULT_BREAKS_SCHEMA: Final = ReasonCode(
    "contract.default_breaks_schema",
    "breaks its own schema ({keyword})",
    "不符合自身的 schema（{keyword}）",
)
ALLOW_NULL: Final = ReasonCode(
    "contract.allow_null",
    "Allow null in its type (T | None).",
    "请在类型中允许 null（T | None）。",
)
CORRECT_DEFAULT_OR_SCHEMA: Final = ReasonCode(
    "contract.correct_default_or_schema",
    "Correct either of them.",
    "请更正其中之一。",
)
UNREGISTERED_CORRECTOR: Final = ReasonCode(
    "contract.unregistered_corrector",
    "names a function that is not registered with the tool",
    "所写的函数没有随该工具注册",
)
REGISTER_WITH_FUNCTION: Final = ReasonCode(
    "contract.register_with_function",
    "Register the tool together with the function.",
    "请将该函数与工具一起注册。",
)
WRONG_TYPE_OR_WORD: Final = ReasonCode(
    "contract.wrong_type_or_word",
    "has a value of the wrong type or an unknown word",
    "取值类型不对，或含有未知的词",
)
USE_ONE_OF: Final = ReasonCode(
    "contract.use_one_of",
    "Use one of: {accepted}.",
    "请写其中之一：{accepted}。",
)
NESTED_TOO_DEEPLY: Final = ReasonCode(
    "contract.nested_too_deeply",
    "It is nested too deeply.",
    "嵌套过深。",
)
UNKNOWN_OPTION: Final = ReasonCode(
    "contract.unknown_option",
    "is no option of a tool",
    "不是工具的选项",
)
DID_YOU_MEAN: Final = ReasonCode(
    "contract.did_you_mean",
    "Did you mean {name}?",
    "是否想用 {name}？",
)
DECLARE_SECRET_ON_ARGUMENT: Final = ReasonCode(
    "contract.declare_secret_on_argument",
    'Declare it on the argument: pydantic.SecretStr, or "format": "password" in its schema.',
    '请写在参数上：pydantic.SecretStr，或在 schema 中写 "format": "password"。',
)
WRITE_EFFECT_IDEMPOTENT: Final = ReasonCode(
    "contract.write_effect_idempotent",
    'Write effect="idempotent".',
    '请写 effect="idempotent"。',
)
OPTION_IS_CALLED: Final = ReasonCode(
    "contract.option_is_called",
    "The name is {name}.",
    "名称是 {name}。",
)
USE_ZERO_FOR_NO_CACHE: Final = ReasonCode(
    "contract.use_zero_for_no_cache",
    "Use 0 to give no cached answer.",
    "用 0 表示不返回缓存的结果。",
)
CACHED_WRITE: Final = ReasonCode(
    "contract.cached_write",
    "a write is never answered with an earlier result",
    "写操作从不返回先前的结果",
)
NAME_DRAFT_TOOL_OR_DECLARE_READ: Final = ReasonCode(
    "contract.name_draft_tool_or_declare_read",
    "Name a tool that leaves a draft or a ticket (stand_in.tool), or declare effect as read.",
    "请写一个留下草稿或工单的工具（stand_in.tool），或将 effect 声明为 read。",
)
STAND_IN_WITHOUT_SOURCE: Final = ReasonCode(
    "contract.stand_in_without_source",
    "names neither an age nor a tool",
    "既没有写时限，也没有写工具",
)
GIVE_AGE_OR_TOOL: Final = ReasonCode(
    "contract.give_age_or_tool",
    "Give cached_s or tool.",
    "请写 cached_s 或 tool。",
)
ORDER_OF_ONE: Final = ReasonCode(
    "contract.order_of_one",
    "there are no two to put in order",
    "没有两者可供排序",
)
GIVE_AGE_AND_TOOL: Final = ReasonCode(
    "contract.give_age_and_tool",
    "Give cached_s and tool, or leave it out.",
    "请同时写 cached_s 和 tool，或省略该项。",
)
STAND_IN_FOR_ITSELF: Final = ReasonCode(
    "contract.stand_in_for_itself",
    "a tool cannot stand in for itself",
    "工具不能做自己的替代",
)
NAME_OTHER_TOOL: Final = ReasonCode(
    "contract.name_other_tool",
    "Name another.",
    "请写另一个工具。",
)
ARGUMENTS_WITHOUT_STAND_IN: Final = ReasonCode(
    "contract.arguments_without_stand_in",
    "there is no tool to give them to",
    "没有接收这些参数的工具",
)
NAME_STAND_IN_TOOL: Final = ReasonCode(
    "contract.name_stand_in_tool",
    "Name it in stand_in.tool.",
    "请写在 stand_in.tool 中。",
)
LEASE_BELOW_STAND_IN: Final = ReasonCode(
    "contract.lease_below_stand_in",
    "the claim would end before the stand-in does",
    "替代工具尚未结束，占用就已到期",
)
RAISE_LEASE: Final = ReasonCode(
    "contract.raise_lease",
    "Raise it to {minimum} at least; 30000 above deadline_ms is usual.",
    "请提高到至少 {minimum}；通常比 deadline_ms 大 30000。",
)
BATCH_SIZE_BELOW_ONE: Final = ReasonCode(
    "contract.batch_size_below_one",
    "must be at least 1",
    "至少为 1",
)
OMIT_FOR_SINGLE_ITEMS: Final = ReasonCode(
    "contract.omit_for_single_items",
    "Leave it out for one item at a time.",
    "省略即每次处理一项。",
)
NOT_A_LIST: Final = ReasonCode(
    "contract.not_a_list",
    "{name!r} is not a list",
    "{name!r} 不是列表",
)
NAME_LIST_ARGUMENT: Final = ReasonCode(
    "contract.name_list_argument",
    "Name the argument that is one.",
    "请写类型为列表的参数。",
)
SAME_INTENT_IN_BATCH: Final = ReasonCode(
    "contract.same_intent_in_batch",
    "all parts of a batch would be the same intent",
    "同一批次的所有部分会被视为同一个意图",
)
ADD_TO_KEY_FIELDS: Final = ReasonCode(
    "contract.add_to_key_fields",
    "Add {name!r} to them.",
    "请加入 {name!r}。",
)
BATCH_WITH_STAND_IN: Final = ReasonCode(
    "contract.batch_with_stand_in",
    "a part that fails is reported, and has no stand-in",
    "批次中失败的部分会直接报告，没有替代",
)
KEEP_BATCH_OR_STAND_IN: Final = ReasonCode(
    "contract.keep_batch_or_stand_in",
    "Keep one: batch or stand_in.",
    "请只保留 batch 或 stand_in 之一。",
)
JOINED_RESULTS_NOT_ACCEPTED: Final = ReasonCode(
    "contract.joined_results_not_accepted",
    "the results of the parts are joined to one list, which it does not accept",
    "各部分的结果会合并为一个列表，而它不接受列表",
)
RETURN_LIST: Final = ReasonCode(
    "contract.return_list",
    "Return a list from the tool, or leave output_schema out.",
    "请让工具返回列表，或省略 output_schema。",
)
STAND_IN_WITH_EFFECT: Final = ReasonCode(
    "contract.stand_in_with_effect",
    "{tool} has an effect ({effect}), and it would be done by a call that changes nothing",
    "{tool} 有副作用（{effect}），而原调用不做任何更改",
)
NAME_READING_TOOL: Final = ReasonCode(
    "contract.name_reading_tool",
    "Name a tool with effect read.",
    "请写 effect 为 read 的工具。",
)
STAND_IN_WITHOUT_EFFECT: Final = ReasonCode(
    "contract.stand_in_without_effect",
    "{tool} only reads, so the requested effect would not happen",
    "{tool} 是只读工具，所请求的副作用不会发生",
)
NAME_DRAFT_TOOL_OR_OMIT: Final = ReasonCode(
    "contract.name_draft_tool_or_omit",
    "Name a tool that leaves a draft or a ticket, or leave stand_in out.",
    "请写一个留下草稿或工单的工具，或省略 stand_in。",
)
NAME_ARGUMENT_SOURCE: Final = ReasonCode(
    "contract.name_argument_source",
    "Name its source, or give a fixed value.",
    "请写明其来源，或给定固定值。",
)
STAND_IN_HAS_NO_ARGUMENTS: Final = ReasonCode(
    "contract.stand_in_has_no_arguments",
    "Its arguments are: none.",
    "它没有参数。",
)
STAND_IN_ARGUMENTS_ARE: Final = ReasonCode(
    "contract.stand_in_arguments_are",
    "Its arguments are: {names}.",
    "它的参数有：{names}。",
)
UNKNOWN_STAND_IN_ARGUMENT: Final = ReasonCode(
    "contract.unknown_stand_in_argument",
    "{tool} has no argument {name!r}",
    "{tool} 没有参数 {name!r}",
)
STAND_IN_REQUIRES: Final = ReasonCode(
    "contract.stand_in_requires",
    "{tool} requires {name!r}",
    "{tool} 要求 {name!r}",
)
