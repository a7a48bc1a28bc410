"""Read code and fields from an error of msgspec, which states them in its message only. Pure.

This is the only module that reads messages, and only those of the library. A message of another form stays unchanged.
"""

import re
from typing import Final

import msgspec

from callwright.core.wording import decoding_reasons
from callwright.domain.reason import Reason, ReasonCode

_FORMS: Final[tuple[tuple[re.Pattern[str], ReasonCode], ...]] = (
    (re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<actual>[^`]+)`"), decoding_reasons.WRONG_TYPE),
    (re.compile(r"Expected `(?P<expected>[^`]+)` (?P<condition>.+)"), decoding_reasons.WRONG_VALUE),
    (re.compile(r"Invalid enum value (?P<value>.+)"), decoding_reasons.INVALID_ENUM_VALUE),
    (re.compile(r"Object contains unknown field `(?P<field>.+)`"), decoding_reasons.UNKNOWN_FIELD),
    (re.compile(r"Object missing required field `(?P<field>.+)`"), decoding_reasons.MISSING_FIELD),
)


def split_decoding_fault(fault: msgspec.ValidationError) -> tuple[Reason | str, str]:
    """Return the problem, and its path such as ``$.rules[0]``; "" if msgspec names none.

    The problem is the reason of a check by Callwright, if one refused the value.
    """
    message, _, place = str(fault).partition(" - at `")
    own = getattr(fault.__cause__, "reason", None)
    if isinstance(own, Reason):
        return own, place.rstrip("`")
    found = ((code, form.fullmatch(message)) for form, code in _FORMS)
    read = ((code, match.groupdict()) for code, match in found if match is not None)
    return next((code(**fields) for code, fields in read), message), place.rstrip("`")


def explain_decoding_fault(fault: msgspec.ValidationError) -> Reason | str:
    """Return problem and path as one reason."""
    problem, path = split_decoding_fault(fault)
    return decoding_reasons.AT_PATH(problem=problem, path=path) if path else problem
