"""What a tool says about its answer, as plain JSON → ``Declared``, field by field; the one check of everything that is said.

It takes what has one meaning (one source or a list of them, a whole number as an id, a number written as a text) and refuses
the rest: a result whose tool cannot be understood must not be used. May not know who said it, nor in which form.
"""

import math
import re
from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from callwright.core.normalise.pointers import MOST_SOURCES
from callwright.domain.contract import pointer
from callwright.domain.declared import Declared, Problem
from callwright.domain.result import FailedItem, NextAction, Source, SourceType

_TYPES: Final = frozenset(get_args(SourceType))
_ACTIONS: Final = frozenset(get_args(NextAction))
_OPERATION: Final = re.compile(r"[A-Za-z][\w.-]{0,63}", re.ASCII)
_NUMBER: Final = re.compile(r"[0-9]+(?:\.[0-9]+)?|\.[0-9]+")
_FOREVER_MS: Final = 2**53


class Unfit(Exception):  # noqa: N818 - it is a finding, not an error of ours
    """Something that was said cannot be understood: ``problem`` says why, ``at`` where (a JSON Pointer). It carries no value."""

    def __init__(self, problem: Problem, *at: str | int) -> None:
        super().__init__()
        self.problem = problem
        self.at = pointer(at)


def declared(said: Mapping[str, Any]) -> Declared:
    """Check everything that was said.

    Args:
        said: Plain JSON by the names of the fields of ``Declared``; None is as good as absent. Other names are passed by.

    Raises:
        Unfit: it cannot be understood.
    """
    read = {
        name: _READERS[name](what, name)
        for name, what in said.items()
        if what is not None and name in _READERS
    }
    return Declared(**read)


def _words(what: Any, name: str) -> str:
    if isinstance(what, str):
        return what
    raise Unfit("not_words", name)


def _flag(what: Any, name: str) -> bool:
    if isinstance(what, bool):
        return what
    raise Unfit("not_a_flag", name)


def _names(what: Any, name: str) -> tuple[str, ...]:
    names = [what] if isinstance(what, str) else what
    if isinstance(names, list) and all(isinstance(one, str) for one in names):
        return tuple(names)
    raise Unfit("not_names", name)


def _score(what: Any, name: str) -> float:
    if isinstance(what, str) and _NUMBER.fullmatch(what.strip()):
        return float(what)
    if isinstance(what, int | float) and not isinstance(what, bool) and math.isfinite(what):
        return float(min(1, max(0, what)))
    raise Unfit("not_a_score", name)


def _code(what: Any, name: str) -> str:
    """A code of the tool's own may be a number, as HTTP statuses and most vendors' are."""
    if isinstance(what, str) and what.strip():
        return what.strip()
    if isinstance(what, int) and not isinstance(what, bool):
        return str(what)
    raise Unfit("not_a_code", name)


def _action(what: Any, name: str) -> str:
    if isinstance(what, str) and what in _ACTIONS:
        return what
    raise Unfit("not_an_action", name)


def _operation(what: Any, name: str) -> str:
    if isinstance(what, str) and _OPERATION.fullmatch(what):
        return what
    raise Unfit("not_an_operation", name)


def _millis(what: Any, name: str) -> int:
    if isinstance(what, int) and not isinstance(what, bool) and 0 <= what <= _FOREVER_MS:
        return what
    raise Unfit("not_milliseconds", name)


def _object(what: Any, name: str) -> dict[str, Any]:
    if isinstance(what, dict):
        return what
    raise Unfit("not_an_object", name)


def _items(what: Any, name: str) -> list[Any]:
    if isinstance(what, list):
        return what
    raise Unfit("not_items", name)


# --- sources ------------------------------------------------------------------------------------------------------


def _sources(what: Any, name: str) -> list[Source]:
    if isinstance(what, dict):
        return [_source(what, name)]
    if not isinstance(what, list):
        raise Unfit("not_sources", name)
    return [_source(one, name, place) for place, one in enumerate(what)][:MOST_SOURCES]


def _source(what: Any, *at: str | int) -> Source:
    if not isinstance(what, dict):
        raise Unfit("not_sources", *at)
    kind, name = what.get("type"), _text(what.get("id"), *at, "id")
    if not isinstance(kind, str) or kind not in _TYPES:
        raise Unfit("not_sources", *at, "type")
    if not name:
        raise Unfit("not_sources", *at, "id")
    return Source(
        type=kind,  # type: ignore[arg-type] # one of them: it has just been looked up
        id=name,
        label=_text(what.get("label"), *at, "label"),
        url=_text(what.get("url"), *at, "url"),
        section=_text(what.get("section"), *at, "section"),
        retrieved_at=_text(what.get("retrievedAt", what.get("retrieved_at")), *at, "retrievedAt"),
    )


def _text(what: Any, *at: str | int) -> str | None:
    if what is None or isinstance(what, str):
        return what
    if isinstance(what, int) and not isinstance(what, bool):
        return str(what)
    raise Unfit("not_words", *at)


# --- items that failed --------------------------------------------------------------------------------------------


def _failed(what: Any, name: str) -> list[FailedItem]:
    if not isinstance(what, list):
        raise Unfit("not_reasons", name)
    return [_failed_item(one, name, place) for place, one in enumerate(what)]


def _failed_item(what: Any, *at: str | int) -> FailedItem:
    match what:
        case [item, reason]:
            pass
        case {"item": item, "error": reason}:
            pass
        case _:
            raise Unfit("not_reasons", *at)
    words = _text(reason, *at, "error")
    if words is None:
        raise Unfit("not_reasons", *at, "error")
    return FailedItem(item, words)


_READERS: Final[dict[str, Callable[[Any, str], Any]]] = {
    "ok": _flag,
    "message": _words,
    "signals": _names,
    "score": _score,
    "source": _sources,
    "code": _code,
    "suggestion": _words,
    "retryable": _flag,
    "succeeded": _items,
    "failed": _failed,
    "is_empty": _flag,
    "next_action": _action,
    "user_message": _words,
    "retry_after_ms": _millis,
    "metadata": _object,
    "operation": _operation,
    "upstream": _words,
}
