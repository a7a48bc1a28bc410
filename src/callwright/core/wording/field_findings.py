"""Explain why a value does not meet its schema, as reasons. Pure."""

from collections.abc import Sequence
from typing import Final

from callwright.core.wording import field_reasons
from callwright.domain.contract import Finding, path_to_pointer
from callwright.domain.reason import Reason, ReasonCode

_CODES: Final[dict[str, ReasonCode]] = {
    "required": field_reasons.REQUIRED,
    "type": field_reasons.TYPE,
    "enum": field_reasons.ENUM,
    "const": field_reasons.CONST,
    "minimum": field_reasons.MINIMUM,
    "maximum": field_reasons.MAXIMUM,
    "exclusiveMinimum": field_reasons.EXCLUSIVE_MINIMUM,
    "exclusiveMaximum": field_reasons.EXCLUSIVE_MAXIMUM,
    "minLength": field_reasons.MIN_LENGTH,
    "maxLength": field_reasons.MAX_LENGTH,
    "minItems": field_reasons.MIN_ITEMS,
    "maxItems": field_reasons.MAX_ITEMS,
    "pattern": field_reasons.PATTERN,
    "format": field_reasons.FORMAT,
    "additionalProperties": field_reasons.UNKNOWN_FIELD,
    "anyOf": field_reasons.ANY_OF,
    "oneOf": field_reasons.ONE_OF,
    "uniqueItems": field_reasons.UNIQUE_ITEMS,
    "multipleOf": field_reasons.MULTIPLE_OF,
    "minProperties": field_reasons.MIN_PROPERTIES,
    "maxProperties": field_reasons.MAX_PROPERTIES,
    "falseSchema": field_reasons.FALSE_SCHEMA,
    "not": field_reasons.NOT,
    "maxDepth": field_reasons.MAX_DEPTH,
    "json": field_reasons.JSON,
    "unevaluatedProperties": field_reasons.UNKNOWN_FIELD,
}
"""Keyword → code."""

_LEAST_SIZES: Final = (field_reasons.MIN_LENGTH, field_reasons.MIN_ITEMS, field_reasons.MIN_PROPERTIES)


def explain_findings(findings: Sequence[Finding]) -> Reason | None:
    """Return all findings as one reason, without the rejected values; None if there are none."""
    reasons = [_explain_finding(one) for one in findings]
    if not reasons:
        return None
    whole = reasons[-1]
    for one in reversed(reasons[:-1]):
        whole = field_reasons.ALL(first=one, rest=whole)
    return whole


def _explain_finding(finding: Finding) -> Reason:
    path = path_to_pointer(finding.at) or "/"
    code = _CODES.get(finding.keyword)
    if code in _LEAST_SIZES and finding.expected == 1:
        return field_reasons.NOT_EMPTY(path=path)
    if code is None:
        return field_reasons.OTHER_KEYWORD(path=path, keyword=finding.keyword)
    if code is field_reasons.UNKNOWN_FIELD:
        if not finding.at:
            return field_reasons.UNKNOWN_FIELD_AT_ROOT(unexpected=finding.unexpected)
        return code(path=path, unexpected=finding.unexpected)
    return (
        code(path=path, expected=_render_expected(finding.expected))
        if "{expected" in code.en
        else code(path=path)
    )


def _render_expected(value: object) -> str:
    return " or ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
