"""Check what a tool declares about its answer, plain JSON → ``DeclaredAnswer``, field by field: the only such check.

It accepts values with one meaning (one source or a list of them, a whole number as an id, a number written as a text) and
rejects the rest: a result whose declarations are invalid must not be used. May not know who declared them, nor in which form.
"""

import math
import re
from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from callwright.core.normalise.json_pointers import MAX_SOURCES
from callwright.domain.contract import path_to_pointer
from callwright.domain.declared_answer import AnswerProblem, DeclaredAnswer
from callwright.domain.result import FailedItem, NextAction, Source, SourceType

_SOURCE_TYPES: Final = frozenset(get_args(SourceType))
_NEXT_ACTIONS: Final = frozenset(get_args(NextAction))
_OPERATION_NAME: Final = re.compile(r"[A-Za-z][\w.-]{0,63}", re.ASCII)
_DECIMAL_NUMBER: Final = re.compile(r"[0-9]+(?:\.[0-9]+)?|\.[0-9]+")
_MAX_WAIT_MS: Final = 2**53


class UnfitDeclarationError(Exception):
    """A declared value is invalid: ``problem`` says why, ``at`` where (a JSON Pointer). It carries no value."""

    def __init__(self, problem: AnswerProblem, *at: str | int) -> None:
        super().__init__()
        self.problem = problem
        self.at = path_to_pointer(at)


def check_declared(fields: Mapping[str, Any]) -> DeclaredAnswer:
    """Check every declared field of an answer.

    Args:
        fields: Plain JSON by the field names of ``DeclaredAnswer``; None counts as absent. Other names are ignored.

    Raises:
        UnfitDeclarationError: a value cannot be interpreted.
    """
    read = {
        name: _CHECKS[name](what, name)
        for name, what in fields.items()
        if what is not None and name in _CHECKS
    }
    return DeclaredAnswer(**read)


def _check_text(what: Any, name: str) -> str:
    if isinstance(what, str):
        return what
    raise UnfitDeclarationError("not_words", name)


def _check_flag(what: Any, name: str) -> bool:
    if isinstance(what, bool):
        return what
    raise UnfitDeclarationError("not_a_flag", name)


def _check_names(what: Any, name: str) -> tuple[str, ...]:
    names = [what] if isinstance(what, str) else what
    if isinstance(names, list) and all(isinstance(one, str) for one in names):
        return tuple(names)
    raise UnfitDeclarationError("not_names", name)


def _check_score(what: Any, name: str) -> float:
    if isinstance(what, str) and _DECIMAL_NUMBER.fullmatch(what.strip()):
        return float(what)
    if isinstance(what, int | float) and not isinstance(what, bool) and math.isfinite(what):
        return float(min(1, max(0, what)))
    raise UnfitDeclarationError("not_a_score", name)


def _check_code(what: Any, name: str) -> str:
    """Check a tool's own code, which may be a number, as HTTP statuses and most vendors' codes are."""
    if isinstance(what, str) and what.strip():
        return what.strip()
    if isinstance(what, int) and not isinstance(what, bool):
        return str(what)
    raise UnfitDeclarationError("not_a_code", name)


def _check_action(what: Any, name: str) -> str:
    if isinstance(what, str) and what in _NEXT_ACTIONS:
        return what
    raise UnfitDeclarationError("not_an_action", name)


def _check_operation(what: Any, name: str) -> str:
    if isinstance(what, str) and _OPERATION_NAME.fullmatch(what):
        return what
    raise UnfitDeclarationError("not_an_operation", name)


def _check_milliseconds(what: Any, name: str) -> int:
    if isinstance(what, int) and not isinstance(what, bool) and 0 <= what <= _MAX_WAIT_MS:
        return what
    raise UnfitDeclarationError("not_milliseconds", name)


def _check_object(what: Any, name: str) -> dict[str, Any]:
    if isinstance(what, dict):
        return what
    raise UnfitDeclarationError("not_an_object", name)


def _check_items(what: Any, name: str) -> list[Any]:
    if isinstance(what, list):
        return what
    raise UnfitDeclarationError("not_items", name)


# --- sources ------------------------------------------------------------------------------------------------------


def _check_sources(what: Any, name: str) -> list[Source]:
    if isinstance(what, dict):
        return [_check_source(what, name)]
    if not isinstance(what, list):
        raise UnfitDeclarationError("not_sources", name)
    return [_check_source(one, name, place) for place, one in enumerate(what)][:MAX_SOURCES]


def _check_source(what: Any, *at: str | int) -> Source:
    if not isinstance(what, dict):
        raise UnfitDeclarationError("not_sources", *at)
    kind, name = what.get("type"), _check_optional_text(what.get("id"), *at, "id")
    if not isinstance(kind, str) or kind not in _SOURCE_TYPES:
        raise UnfitDeclarationError("not_sources", *at, "type")
    if not name:
        raise UnfitDeclarationError("not_sources", *at, "id")
    return Source(
        type=kind,  # type: ignore[arg-type] # one of them: it has just been looked up
        id=name,
        label=_check_optional_text(what.get("label"), *at, "label"),
        url=_check_optional_text(what.get("url"), *at, "url"),
        section=_check_optional_text(what.get("section"), *at, "section"),
        retrieved_at=_check_optional_text(
            what.get("retrievedAt", what.get("retrieved_at")), *at, "retrievedAt"
        ),
    )


def _check_optional_text(what: Any, *at: str | int) -> str | None:
    if what is None or isinstance(what, str):
        return what
    if isinstance(what, int) and not isinstance(what, bool):
        return str(what)
    raise UnfitDeclarationError("not_words", *at)


# --- items that failed --------------------------------------------------------------------------------------------


def _check_failed_items(what: Any, name: str) -> list[FailedItem]:
    if not isinstance(what, list):
        raise UnfitDeclarationError("not_items", name)
    return [_check_failed_item(one, name, place) for place, one in enumerate(what)]


def _check_failed_item(what: Any, *at: str | int) -> FailedItem:
    match what:
        case [item, reason]:
            pass
        case {"item": item, "error": reason}:
            pass
        case _:
            raise UnfitDeclarationError("not_reasons", *at)
    words = _check_optional_text(reason, *at, "error")
    if words is None:
        raise UnfitDeclarationError("not_words", *at, "error")
    return FailedItem(item, words)


_CHECKS: Final[dict[str, Callable[[Any, str], Any]]] = {
    "ok": _check_flag,
    "message": _check_text,
    "signals": _check_names,
    "score": _check_score,
    "source": _check_sources,
    "code": _check_code,
    "suggestion": _check_text,
    "retryable": _check_flag,
    "succeeded": _check_items,
    "failed": _check_failed_items,
    "is_empty": _check_flag,
    "next_action": _check_action,
    "user_message": _check_text,
    "retry_after_ms": _check_milliseconds,
    "metadata": _check_object,
    "operation": _check_operation,
    "upstream": _check_text,
}
