"""Reasons why a document does not fit its type, as msgspec reports them. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

AT_PATH: Final = ReasonCode(
    "decoding.at_path",
    "{problem} - at `{path}`",
    "{problem}（位于 `{path}`）",
)
WRONG_TYPE: Final = ReasonCode(
    "decoding.wrong_type",
    "Expected `{expected}`, got `{actual}`",
    "应为 `{expected}`，实为 `{actual}`",
)
WRONG_VALUE: Final = ReasonCode(
    "decoding.wrong_value",
    "Expected `{expected}` {condition}",
    "应为 `{expected}` {condition}",
)
INVALID_ENUM_VALUE: Final = ReasonCode(
    "decoding.invalid_enum_value",
    "Invalid enum value {value}",
    "不接受取值 {value}",
)
UNKNOWN_FIELD: Final = ReasonCode(
    "decoding.unknown_field",
    "Object contains unknown field `{field}`",
    "含有未知字段 `{field}`",
)
MISSING_FIELD: Final = ReasonCode(
    "decoding.missing_field",
    "Object missing required field `{field}`",
    "缺少字段 `{field}`",
)
