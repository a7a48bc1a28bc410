"""Reasons why a value does not meet its JSON Schema: one for each keyword. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

REQUIRED: Final = ReasonCode(
    "field.required",
    "{path} is required",
    "缺少 {path}",
)
TYPE: Final = ReasonCode(
    "field.type",
    "{path} must be of type {expected}",
    "{path} 的类型必须是 {expected}",
)
ENUM: Final = ReasonCode(
    "field.enum",
    "{path} must be one of the accepted values",
    "{path} 必须是可接受的值之一",
)
CONST: Final = ReasonCode(
    "field.const",
    "{path} must be {expected}",
    "{path} 必须是 {expected}",
)
MINIMUM: Final = ReasonCode(
    "field.minimum",
    "{path} must be at least {expected}",
    "{path} 不能小于 {expected}",
)
MAXIMUM: Final = ReasonCode(
    "field.maximum",
    "{path} must be at most {expected}",
    "{path} 不能大于 {expected}",
)
EXCLUSIVE_MINIMUM: Final = ReasonCode(
    "field.exclusive_minimum",
    "{path} must be greater than {expected}",
    "{path} 必须大于 {expected}",
)
EXCLUSIVE_MAXIMUM: Final = ReasonCode(
    "field.exclusive_maximum",
    "{path} must be less than {expected}",
    "{path} 必须小于 {expected}",
)
NOT_EMPTY: Final = ReasonCode(
    "field.not_empty",
    "{path} must not be empty",
    "{path} 不能为空",
)
MIN_LENGTH: Final = ReasonCode(
    "field.min_length",
    "{path} must have at least {expected} characters",
    "{path} 至少要有 {expected} 个字符",
)
MAX_LENGTH: Final = ReasonCode(
    "field.max_length",
    "{path} must have at most {expected} characters",
    "{path} 最多 {expected} 个字符",
)
MIN_ITEMS: Final = ReasonCode(
    "field.min_items",
    "{path} must have at least {expected} items",
    "{path} 至少要有 {expected} 项",
)
MAX_ITEMS: Final = ReasonCode(
    "field.max_items",
    "{path} must have at most {expected} items",
    "{path} 最多 {expected} 项",
)
PATTERN: Final = ReasonCode(
    "field.pattern",
    "{path} must match the pattern {expected}",
    "{path} 必须匹配正则表达式 {expected}",
)
FORMAT: Final = ReasonCode(
    "field.format",
    "{path} must be a valid {expected}",
    "{path} 必须是有效的 {expected}",
)
UNKNOWN_FIELD: Final = ReasonCode(
    "field.unknown_field",
    "{path} has no such field: {unexpected}",
    "{path} 没有字段 {unexpected}",
)
UNKNOWN_FIELD_AT_ROOT: Final = ReasonCode(
    "field.unknown_field_at_root",
    "/ has no such field: {unexpected}",
    "没有字段 {unexpected}",
)
ANY_OF: Final = ReasonCode(
    "field.any_of",
    "{path} matches none of the accepted forms",
    "{path} 不符合任何一种可接受的形式",
)
ONE_OF: Final = ReasonCode(
    "field.one_of",
    "{path} must match exactly one of the accepted forms",
    "{path} 必须且只能符合一种可接受的形式",
)
UNIQUE_ITEMS: Final = ReasonCode(
    "field.unique_items",
    "{path} must not repeat an item",
    "{path} 中不能有重复的项",
)
MULTIPLE_OF: Final = ReasonCode(
    "field.multiple_of",
    "{path} must be a multiple of {expected}",
    "{path} 必须是 {expected} 的倍数",
)
MIN_PROPERTIES: Final = ReasonCode(
    "field.min_properties",
    "{path} must have at least {expected} fields",
    "{path} 至少要有 {expected} 个字段",
)
MAX_PROPERTIES: Final = ReasonCode(
    "field.max_properties",
    "{path} must have at most {expected} fields",
    "{path} 最多 {expected} 个字段",
)
FALSE_SCHEMA: Final = ReasonCode(
    "field.false_schema",
    "{path} is not accepted here",
    "此处不接受 {path}",
)
NOT: Final = ReasonCode(
    "field.not",
    "{path} has a form that is not accepted",
    "不接受 {path} 的形式",
)
MAX_DEPTH: Final = ReasonCode(
    "field.max_depth",
    "{path} must not be nested deeper than {expected} levels",
    "{path} 的嵌套不能超过 {expected} 层",
)
JSON: Final = ReasonCode(
    "field.json",
    "{path} must be plain JSON",
    "{path} 必须是纯 JSON",
)
OTHER_KEYWORD: Final = ReasonCode(
    "field.other_keyword",
    "{path} does not meet ‘{keyword}’",
    "{path} 不符合“{keyword}”",
)
ALL: Final = ReasonCode(
    "field.all",
    "{first}; {rest}",
    "{first}；{rest}",
)
