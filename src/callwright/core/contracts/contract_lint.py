"""Lint valid contracts: the checklist of a standard tool result, and common mistakes of the field.

Pure. One table: code, severity, meaning and cure in English and Chinese, and the rule. Codes are stable: the number of a
removed rule is not reused. L00x and L01x are the checklist (envelope, success, confidence, source, error,
next step, evaluation, adapter, weak results, citation); from L020 on they are common mistakes.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from callwright.core.contracts import lint_rules as look
from callwright.core.contracts.contract_diff import compare_contracts, find_lost_key_names
from callwright.core.contracts.contract_versions import parse_version
from callwright.domain.contract import CompiledContract

LintSeverity = Literal["error", "warning", "info"]


class LintRule(Struct, frozen=True):
    """One rule. ``en`` and ``zh`` may hold {name}: what the rule found, a name out of the contract."""

    code: str
    severity: LintSeverity
    look: look.LintCheck
    en: str
    zh: str
    cure: str
    cure_zh: str


class LintFinding(Struct, frozen=True):
    """One thing found: where in the contract (``path``), what it means, and what to do about it."""

    code: str
    severity: LintSeverity
    tool: str
    path: str
    en: str
    zh: str
    cure: str
    cure_zh: str


# One row is one rule.
# fmt: off
LINT_RULES: tuple[LintRule, ...] = (
    LintRule("L001", "warning", look.find_undeclared_failure,
        "The tool's failure format is undeclared, so failures can only be recognised by their shape.",
        "工具如何表示失败没有声明，只能靠识别。",
        "Declare result rules (ok_path, code_path, error_texts), or return ok() and fail() and annotate it (-> ToolAnswer), or give an output schema.",
        "请声明 result 规则（ok_path、code_path、error_texts），或返回 ok() / fail() 并标注返回类型（-> ToolAnswer），或提供输出 schema。"),
    LintRule("L002", "warning", look.find_undeclared_outcome,
        "The result has a field {name}, but nothing says which of its values mean success.",
        "结果中有字段 {name}，但没有声明哪些值表示成功。",
        "Set result.ok_path and result.ok_values.",
        "请设置 result.ok_path 与 result.ok_values。"),
    LintRule("L003", "info", look.find_missing_quality_signal,
        "The answers of this query are unscored: all have the same confidence.",
        "没有任何一方为该查询的结果评分：所有结果置信度相同。",
        "Set result.score_path, or result.signal_path with confidence.signals; or return ok(score=...) and annotate it.",
        "请设置 result.score_path，或 result.signal_path 与 confidence.signals；也可返回 ok(score=...) 并标注返回类型。"),
    LintRule("L004", "warning", look.find_missing_source,
        "Results of this query cannot be traced to a source.",
        "该查询的结果无法追溯来源。",
        "Set source.id_path (and source.items for a list).",
        "请设置 source.id_path（列表还需 source.items）。"),
    LintRule("L005", "warning", look.find_missing_error_codes,
        "A tool with an effect declares none of its errors.",
        "有副作用的工具没有声明任何错误码。",
        "Declare errors with code, message and whether anything happened.",
        "请在 errors 中声明错误码、说明以及是否已产生副作用。"),
    LintRule("L006", "info", look.find_error_without_texts,
        "The error {name} lacks words for people in both languages, or a suggestion.",
        "错误 {name} 缺少中英文用户提示或下一步建议。",
        "Fill user_en, user_zh and suggestion.",
        "请补全 user_en、user_zh 与 suggestion。"),
    LintRule("L007", "warning", look.find_unclear_next_step,
        "The next action of {name} does not agree with whether it may be retried.",
        "错误 {name} 的 next_action 与是否可重试不一致。",
        'Set next_action="retry" exactly for retryable errors.',
        '仅对可重试的错误设置 next_action="retry"。'),
    LintRule("L008", "warning", look.find_missing_output_schema,
        "Without an output schema, results can be neither checked nor scored.",
        "没有输出 schema，结果无法校验，也无法评测。",
        "Annotate what the function returns, or give output_schema.",
        "请为函数添加返回类型注解，或提供 output_schema。"),
    LintRule("L009", "error", look.find_weak_treated_as_sure,
        "Weak results are treated as strong ones ({name}).",
        "低置信度结果会被当成强依据（{name}）。",
        "Let low confidence ask_user or human_review, and keep unsourced_cap below sure.",
        "低置信度应 ask_user 或 human_review，且 unsourced_cap 应低于 sure。"),
    LintRule("L010", "info", look.find_thin_source,
        "Sources have an id, but nothing that a person can read or open.",
        "来源只有 id，没有可供人阅读或打开的信息。",
        "Set source.label_path or source.url_path.",
        "请设置 source.label_path 或 source.url_path。"),
    LintRule("L020", "warning", look.find_missing_description,
        "The tool has no description.",
        "工具没有描述。",
        "Describe what it does, when to use it and when not.",
        "请说明它做什么、何时使用、何时不用。"),
    LintRule("L021", "info", look.find_undescribed_argument,
        "The argument {name} has no description.",
        "参数 {name} 没有描述。",
        "Describe what it means, its unit and an example.",
        "请说明含义、单位并举例。"),
    LintRule("L022", "warning", look.find_open_arguments,
        "Unknown arguments are accepted, so a misspelt one is passed on or dropped in silence.",
        "接受未知参数，拼错的参数会被默默传递或丢弃。",
        'Write "additionalProperties": false.',
        '请写 "additionalProperties": false。'),
    LintRule("L023", "warning", look.find_read_declared_once,
        "It is named like a read ({name}) but has the strictest effect class, once.",
        "名称像读取（{name}），却按最严格的 once 处理。",
        'Declare effect="read" if it changes nothing.',
        '若不改变任何状态，请声明 effect="read"。'),
    LintRule("L024", "error", look.find_write_declared_read,
        "It is named like a write ({name}) but declared as a read: it may run twice and leaves no row.",
        "名称像写入（{name}），却声明为 read：可能执行两次且不留记录。",
        "Declare its effect: idempotent, keyed or once.",
        "请声明其 effect：idempotent、keyed 或 once。"),
    LintRule("L025", "warning", look.find_write_without_key,
        "All arguments together make the key, so a reworded remark makes a second effect.",
        "所有参数共同构成幂等键，备注措辞不同就会产生第二次副作用。",
        "Name the key_fields that make two calls the same intent.",
        "请用 key_fields 指明哪些字段相同即为同一意图。"),
    LintRule("L026", "warning", look.find_required_nullable,
        'The argument {name} must be given but may be null: models leave it out or write "null".',
        '参数 {name} 必填却允许 null：模型常漏写或写成 "null"。',
        "Make it optional with a default, or forbid null.",
        "请改为带默认值的可选参数，或不允许 null。"),
    LintRule("L027", "warning", look.find_undeclared_sink,
        "The argument {name} looks like a recipient, account, URL or path, and is no sink.",
        "参数 {name} 像收件人、账号、网址或路径，却未声明为 sink。",
        "Mark it with Sink() or name it in sinks.",
        "请用 Sink() 标注，或写入 sinks。"),
    LintRule("L028", "warning", look.find_trusted_foreign_text,
        "Its results look like text written by third parties ({name}), and they are trusted.",
        "结果像是第三方所写的文本（{name}），却被视为可信。",
        "Declare untrusted=True.",
        "请声明 untrusted=True。"),
    LintRule("L029", "warning", look.find_untrusted_without_schema,
        "Its results are untrusted, and no schema bounds where free text may stand.",
        "结果不可信，却没有 schema 限定自由文本的位置。",
        "Give an output schema.",
        "请提供输出 schema。"),
    LintRule("L030", "info", look.find_count_without_unit,
        'The argument {name} is a count, and "2件" or "2 pcs" would be refused.',
        '参数 {name} 是数量，"2件" 或 "2 pcs" 会被拒绝。',
        "Declare its counters with Unit() or units.",
        "请用 Unit() 或 units 声明量词。"),
    LintRule("L031", "warning", look.find_choice_in_description,
        "The argument {name} names its choices in prose only.",
        "参数 {name} 的可选值只写在描述里。",
        "Give it an enum.",
        "请使用 enum。"),
    LintRule("L032", "warning", look.find_similar_members,
        "The choice {name} differs from another only in case or width.",
        "选项 {name} 与另一选项仅大小写或全半角不同。",
        "Rename one of them.",
        "请重命名其一。"),
    LintRule("L033", "info", look.find_similar_names,
        "The arguments {name} are one typo apart: a misspelt one cannot be repaired.",
        "参数 {name} 仅一字之差，拼写错误无法修正。",
        "Rename one of them.",
        "请重命名其一。"),
    LintRule("L034", "warning", look.find_date_without_format,
        "The argument {name} looks like a date or time without a format.",
        "参数 {name} 像日期或时间，却没有 format。",
        'Write "format": "date", "time" or "date-time".',
        '请写 "format": "date"、"time" 或 "date-time"。'),
    LintRule("L035", "error", look.find_unmarked_secret,
        "The argument {name} looks like a secret and would be shown in tapes and listings.",
        "参数 {name} 像机密，会出现在磁带与列表中。",
        'Write "format": "password", or use SecretStr; better, do not let a model handle it.',
        '请写 "format": "password" 或使用 SecretStr；更好的是不让模型接触。'),
    LintRule("L036", "info", look.find_attempts_over_deadline,
        "The deadline leaves no time for {name} retries of attempts that use their whole time.",
        "若每次尝试都用满时间，总期限容不下 {name} 次重试。",
        "Lower timeout_ms or max_retries, or raise deadline_ms.",
        "请降低 timeout_ms 或 max_retries，或提高 deadline_ms。"),
    LintRule("L037", "info", look.find_code_like_common,
        "The code {name} differs from one of the common table only in case.",
        "错误码 {name} 与通用错误表仅大小写不同。",
        "Map it in result.codes, or choose a name of the tool's own.",
        "请在 result.codes 中映射，或使用工具自己的名称。"),
    LintRule("L038", "info", look.find_refused_by_providers,
        "Some model providers refuse or cut this: {name}.",
        "部分模型服务商会拒绝或截断：{name}。",
        "Names: at most 64 letters, digits, _ and -. Descriptions: at most 1,024 characters.",
        "名称最多 64 个字母、数字、_ 与 -；描述最多 1024 个字符。"),
    LintRule("L040", "info", look.find_failures_in_doubt,
        "Every error that this tool declares leaves its effect unknown, also where it fails before it does anything.",
        "该工具声明的每个错误都使副作用处于未知状态，即使它在执行任何操作之前就已失败。",
        "If it fails before its effect: raise NotApplied there, or set marks_effect and call context.effect_started(); if a failure "
        "always means no effect, set failure_means_none.",
        "若在产生副作用之前失败：请在该处抛出 NotApplied，或设置 marks_effect 并调用 context.effect_started()；若失败一律表示未产生副作用，请设置 "
        "failure_means_none。"),
    LintRule("L044", "warning", look.find_own_key_argument,
        "The argument {name} takes an idempotency key from the model, which leaves it out or makes up another one for each attempt.",
        "参数 {name} 让模型提供幂等键，而模型常会漏掉它，或每次尝试都另编一个。",
        'Declare key_argument="{name}": it is filled with the key of the call and not offered to models. Or take it out of the arguments and '
        "send context.idempotency_key (a parameter of type CallContext); an HTTP API with a header for it: key_header.",
        '请声明 key_argument="{name}"：该参数由本次调用的幂等键填充，不再提供给模型。也可将它从参数中去掉，改为发送 context.idempotency_key（类型为 CallContext '
        "的参数）；HTTP API 若用请求头接收幂等键，请指定 key_header。"),
)
ABSENT_FALLBACK_RULE = LintRule("L039", "warning", look.find_fallback_tool,
    "The stand-in {name} is not registered: while the upstream is away, nothing answers.",
    "替代工具 {name} 没有注册：上游不可用时无人应答。",
    "Register a tool of that name, or correct stand_in.tool.",
    "请注册该名称的工具，或更正 stand_in.tool。")
"""Needs the other tools, so that it is in no table of rules for single tools."""
LOST_KEY_RULE = LintRule("L041", "error", look.find_nothing,
    "Keys of an earlier version have the argument {name}, which this version neither has nor maps: one intent would be made twice.",
    "早先版本的幂等键含参数 {name}，本版本既没有该参数也没有映射：同一意图会被执行两次。",
    'Say in key_changes which argument it is now: KeyChange(was="{name}"), or KeyChange(separate=True) under its old name.',
    '请在 key_changes 中说明它现在是哪个参数：KeyChange(was="{name}")，或以旧名写 KeyChange(separate=True)。')
UNKNOWN_KEY_NAME_RULE = LintRule("L042", "warning", look.find_nothing,
    "key_changes says that an argument was called {name}, which no other registered version has.",
    "key_changes 声称某参数原名 {name}，但其他已注册版本都没有这个参数。",
    "Check its spelling; leave the line if only versions before these had it.",
    "请检查拼写；若只有更早的版本用过该名称，可保留。")
UNDERSTATED_RULE = LintRule("L043", "warning", look.find_nothing,
    "It breaks callers of {name} without a new major version.",
    "它会使 {name} 的调用方出错，却没有提升主版本。",
    "Give it the next major version; `callwright contracts diff` names what breaks.",
    "请提升主版本；`callwright contracts diff` 会列出不兼容之处。")
VERSION_RULES = (LOST_KEY_RULE, UNKNOWN_KEY_NAME_RULE, UNDERSTATED_RULE)
"""Rules about two versions of one tool."""
# fmt: on


def lint_contract(tool: CompiledContract) -> list[LintFinding]:
    """Everything unwise in one contract, in the order of the table."""
    return [_make_finding(rule, tool, path, name) for rule in LINT_RULES for path, name in rule.look(tool)]


def lint_contracts(tools: Iterable[CompiledContract]) -> list[LintFinding]:
    """Everything unwise in these contracts, tool by tool, and in how they stand beside each other."""
    known = list(tools)
    names = {tool.contract.name for tool in known}
    return [
        note
        for tool in known
        for note in [
            *lint_contract(tool),
            *_find_absent_fallbacks(tool, names),
            *_compare_versions(tool, [one for one in known if one.contract.name == tool.contract.name]),
        ]
    ]


def _compare_versions(tool: CompiledContract, versions: list[CompiledContract]) -> list[LintFinding]:
    """Compare a version with the one before it, and its ``key_changes`` with all others."""
    mine = parse_version(tool.contract.version)
    earlier = [one for one in versions if parse_version(one.contract.version) < mine]
    if len(versions) < 2:
        return []
    found = []
    others = {name for one in versions if one is not tool for name in one.parameters}
    for name, change in tool.contract.key_changes.items():
        if change.was and change.was not in others:
            found.append(_make_finding(UNKNOWN_KEY_NAME_RULE, tool, f"key_changes.{name}", change.was))
    if earlier:
        before = max(earlier, key=lambda one: parse_version(one.contract.version))
        lost = find_lost_key_names(before.contract, tool.contract)
        found += [_make_finding(LOST_KEY_RULE, tool, "key_changes", name) for name in lost]
        if compare_contracts(before.contract, tool.contract).understated:
            found.append(_make_finding(UNDERSTATED_RULE, tool, "version", before.contract.version))
    return found


def _find_absent_fallbacks(tool: CompiledContract, names: set[str]) -> list[LintFinding]:
    rule = ABSENT_FALLBACK_RULE
    return [_make_finding(rule, tool, path, name) for path, name in rule.look(tool) if name not in names]


def _make_finding(rule: LintRule, tool: CompiledContract, path: str, name: str) -> LintFinding:
    return LintFinding(
        rule.code,
        rule.severity,
        tool.contract.name,
        path,
        rule.en.replace("{name}", name),
        rule.zh.replace("{name}", name),
        rule.cure.replace("{name}", name),
        rule.cure_zh.replace("{name}", name),
    )
