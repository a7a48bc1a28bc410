"""Conditions of a branch: CEL over input and the steps before. The only place in a definition where anything is worked out.

CEL ends by itself, reaches nothing outside, and never takes one type for another. Length and macros are limited besides, because lists
may be long. Whatever cannot be worked out stops the step: a condition that fails is neither true nor false.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from callwright.workflow.world import ConditionError

MAX_CONDITION: Final = 1_000
"""Characters of a condition."""

_MACRO: Final = re.compile(r"\b(?:all|exists|exists_one|filter|map)\s*\(\s*(\w+)\s*,")
_TEXTS: Final = re.compile(r"'(?:\\.|[^'\\])*'|\"(?:\\.|[^\"\\])*\"")


def check_condition(condition: str) -> set[str]:
    """The names that a condition asks for. Needs the extra ``workflow``.

    Raises:
        ConditionError: it is no CEL, longer than ``MAX_CONDITION``, or goes through lists within lists.
    """
    references: Mapping[str, Any] = _compiled(condition).references()
    return set(references["variables"]) - set(_MACRO.findall(_TEXTS.sub("''", condition)))


def evaluate_condition(condition: str, scope: Mapping[str, Any]) -> bool:
    """Whether a condition holds.

    Args:
        condition: CEL.
        scope: Name → what it stands for; of a step the object with ``data``.

    Raises:
        ConditionError: it cannot be worked out, or comes to something else than true or false.
    """
    program = _compiled(condition)
    wanted = check_condition(condition)
    given = {name: _plain(scope[name]) for name in wanted if name in scope}
    try:
        value = program.execute(given)
    except (LookupError, TypeError, ValueError, RuntimeError, ArithmeticError) as fault:
        raise ConditionError(_SAID.get(type(fault), "it cannot be worked out")) from None
    if not isinstance(value, bool):
        raise ConditionError("it comes to neither true nor false")
    return value


_SAID: Final[dict[type[Exception], str]] = {
    KeyError: "something that it asks for is not there; ask has(...) first",
    IndexError: "something that it asks for is not there; ask size(...) first",
    TypeError: "it compares or adds values of different types",
}


@lru_cache(512)
def _compiled(condition: str) -> Any:
    if len(condition) > MAX_CONDITION:
        raise ConditionError(f"it is longer than {MAX_CONDITION} characters")
    if len(_MACRO.findall(_TEXTS.sub("''", condition))) > 1:
        raise ConditionError("it goes through more than one list")
    try:
        import cel  # noqa: PLC0415 - an extra, and only for branches
    except ModuleNotFoundError:
        raise ConditionError("conditions need an extra: pip install 'callwright[workflow]'") from None
    try:
        return cel.compile(condition)
    except (ValueError, TypeError, RuntimeError):
        raise ConditionError("it is no CEL that can be read") from None


def _plain(value: Any) -> Any:
    """The value as plain JSON: what a step stands for is an object of our own."""
    return dict(value) if isinstance(value, dict) else value
