"""Reasons why a rule or a quota contradicts itself. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

WRONG_QUOTA_WORD: Final = ReasonCode(
    "rule.wrong_quota_word",
    "{field} of a quota must be one of {accepted}",
    "配额的 {field} 必须是 {accepted} 之一",
)
WRONG_QUOTA_SCOPE: Final = ReasonCode(
    "rule.wrong_quota_scope",
    "per of a quota must be among {accepted}",
    "配额的 per 只能取自 {accepted}",
)
QUOTA_ARGUMENT: Final = ReasonCode(
    "rule.quota_argument",
    "a quota needs an argument where its measure is sum or distinct, and nowhere else",
    "配额的 measure 为 sum 或 distinct 时必须写 argument，其他情况不能写",
)
WRONG_QUOTA_LIMIT: Final = ReasonCode(
    "rule.wrong_quota_limit",
    "limit of a quota must be {kind} from 0 to {most}",
    "配额的 limit 必须是 0 到 {most} 的{kind}",
)
A_NUMBER: Final = ReasonCode(
    "rule.a_number",
    "a number",
    "数",
)
A_WHOLE_NUMBER: Final = ReasonCode(
    "rule.a_whole_number",
    "a whole number",
    "整数",
)
WRONG_QUOTA_WINDOW: Final = ReasonCode(
    "rule.wrong_quota_window",
    "window_s of a quota must be from 1 to {most} seconds",
    "配额的 window_s 必须是 1 到 {most} 秒",
)
SAME_QUOTA_NAME: Final = ReasonCode(
    "rule.same_quota_name",
    "two quotas are called {name!r}: give each a name of its own",
    "有两个配额都叫 {name!r}：请各取一个名称",
)
WRONG_RULE_EFFECT: Final = ReasonCode(
    "rule.wrong_rule_effect",
    "the effect of a rule must be allow, deny or approve",
    "规则的 effect 必须是 allow、deny 或 approve",
)
APPROVE_RULE_FOR_CONTENT: Final = ReasonCode(
    "rule.approve_rule_for_content",
    "an approve rule names tools only: resources and prompts are allowed or denied",
    "approve 规则只能写工具：资源和提示只能允许或拒绝",
)
EMPTY_RULE_FIELD: Final = ReasonCode(
    "rule.empty_rule_field",
    "{field} of a rule must not be empty: it would match nothing; leave it out to match all",
    "规则的 {field} 不能为空，否则什么都不匹配；要匹配全部，请省略",
)
WRONG_RULE_EXPIRY: Final = ReasonCode(
    "rule.wrong_rule_expiry",
    "expires_s of a rule must be from 1 to {most} seconds",
    "规则的 expires_s 必须是 1 到 {most} 秒",
)
NOT_A_LIST_OF_TEXTS: Final = ReasonCode(
    "rule.not_a_list_of_texts",
    "{field} must be a list of texts, such as ['name']",
    "{field} 必须是字符串列表，例如 ['name']",
)

NOBODY_NAMED: Final = ReasonCode(
    "data.nobody_named",
    "name whose data is meant: a principal, a run, or a value",
    "请指明是谁的数据：主体、运行或某个值",
)
TOO_MANY_VALUES: Final = ReasonCode(
    "data.too_many_values",
    "at most {most} values can be looked for at once",
    "一次最多查找 {most} 个值",
)
UNFIT_VALUE: Final = ReasonCode(
    "data.unfit_value",
    "a value needs at least {least} letters or digits and at most {most} characters: a shorter one would mean everybody",
    "每个值至少含 {least} 个字母、汉字或数字，最多 {most} 个字符；过短的值会匹配到所有人",
)
VALUE_IN_REASON: Final = ReasonCode(
    "data.value_in_reason",
    "the reason goes into the audit trail, which is never erased: leave the value out of it",
    "理由会写入审计记录，而审计记录不会删除：理由中请勿包含该值",
)
