"""Conditions of a branch, in CEL, over the input and earlier steps. No other part of a definition is evaluated.

CEL always terminates, has no access to anything outside the scope, and does not convert types implicitly.
Length and macros are limited in addition, because lists may be long. A condition that cannot be evaluated
stops the step: it is neither true nor false.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from callwright.domain.reason import Reason
from callwright.workflow import flow_reasons
from callwright.workflow.world import ConditionError

MAX_CONDITION: Final = 1_000
"""Maximum length of a condition, in characters."""

_MACRO: Final = re.compile(r"\b(?:all|exists|exists_one|filter|map)\s*\(\s*(\w+)\s*,")
_TEXTS: Final = re.compile(r"'(?:\\.|[^'\\])*'|\"(?:\\.|[^\"\\])*\"")


def check_condition(condition: str) -> set[str]:
    """Return the names that a condition uses. Needs the extra ``workflow``.

    Raises:
        ConditionError: The condition is not valid CEL, is longer than ``MAX_CONDITION``, or iterates over
            lists within lists.
    """
    references: Mapping[str, Any] = _compiled(condition).references()
    return set(references["variables"]) - set(_MACRO.findall(_TEXTS.sub("''", condition)))


def evaluate_condition(condition: str, scope: Mapping[str, Any]) -> bool:
    """Evaluate a condition.

    Args:
        condition: CEL.
        scope: Name → value; the value of a step is an object with ``data``.

    Raises:
        ConditionError: The condition cannot be evaluated, or its value is not a boolean.
    """
    program = _compiled(condition)
    wanted = check_condition(condition)
    given = {name: _plain(scope[name]) for name in wanted if name in scope}
    try:
        value = program.execute(given)
    except (LookupError, TypeError, ValueError, RuntimeError, ArithmeticError) as fault:
        raise ConditionError(_SAID.get(type(fault), flow_reasons.CONDITION_NOT_EVALUATED())) from None
    if not isinstance(value, bool):
        raise ConditionError(flow_reasons.CONDITION_NOT_BOOLEAN())
    return value


_SAID: Final[dict[type[Exception], Reason]] = {
    KeyError: flow_reasons.CONDITION_KEY_ABSENT(),
    IndexError: flow_reasons.CONDITION_INDEX_ABSENT(),
    TypeError: flow_reasons.CONDITION_TYPES_DIFFER(),
}


@lru_cache(512)
def _compiled(condition: str) -> Any:
    if len(condition) > MAX_CONDITION:
        raise ConditionError(flow_reasons.CONDITION_TOO_LONG(most=MAX_CONDITION))
    if len(_MACRO.findall(_TEXTS.sub("''", condition))) > 1:
        raise ConditionError(flow_reasons.CONDITION_TOO_MANY_LISTS())
    try:
        import cel  # noqa: PLC0415 - an extra, and only for branches
    except ModuleNotFoundError:
        raise ConditionError(flow_reasons.CONDITION_EXTRA_MISSING()) from None
    try:
        return cel.compile(condition)
    except (ValueError, TypeError, RuntimeError):
        raise ConditionError(flow_reasons.CONDITION_NOT_CEL()) from None


def _plain(value: Any) -> Any:
    """Convert a value to plain JSON; the value of a step is a private class."""
    return dict(value) if isinstance(value, dict) else value
