"""What a tool of ours may return to say more than its data: an object, so that no JSON can forge it.

Knows nothing of contracts, dialects or languages: the words given here are the tool's own and pass through unchanged.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, overload

from msgspec import Struct

from callwright.domain.declared import Declared
from callwright.domain.result import FailedItem, Source

Retryable = bool | None
"""Whether the same call may be sent again later; None leaves it to the declaration of the code."""


class Answered(Struct, frozen=True):
    """A tool's answer with what it declares about it. Made by ``ok``, ``fail``, ``empty``, ``partial`` and kin."""

    value: Any
    declared: Declared
    operation: str | None = None


def ok(
    data: Any = None,
    message: str = "",
    *,
    signals: Sequence[str] = (),
    score: float | None = None,
    source: Sequence[Source] = (),
) -> Answered:
    """Say that it was done (seed 001 ``OK``).

    Args:
        data: The tool's own result, plain JSON.
        message: One line on what happened; empty takes the standard one.
        signals: Names from the contract's confidence rules that hold for this answer.
        score: The tool's own confidence, 0..1, used as the base; None takes the contract's.
        source: Where the answer comes from; empty takes the contract's source rule.
    """
    declared = Declared(ok=True, message=message, signals=tuple(signals), score=score, source=list(source))
    return Answered(data, declared)


def fail(
    code: str, message: str = "", retryable: Retryable = None, suggestion: str | None = None
) -> Answered:
    """Say that it was not done (seed 001 ``Fail``, the same order of arguments).

    ``code`` is declared in the contract or a row of the error table; any other is reported as ``tool_failed``.
    ``message`` is for the model. None for ``retryable`` and ``suggestion`` takes what is declared for the code.
    """
    declared = Declared(ok=False, code=code, message=message, retryable=retryable, suggestion=suggestion)
    return Answered(None, declared)


@overload
def empty(message: str = "", /) -> Answered: ...
@overload
def empty(operation: str, message: str, /) -> Answered: ...
def empty(first: str = "", second: str | None = None, /) -> Answered:
    """Say that the tool looked and found nothing: ``empty(message)`` or, as in seed 003, ``empty(operation, message)``.

    Seed 000 and seed 003 disagree on what that is. Ours follows 000: the call was carried out (``success: true``), its
    confidence is low and the next action is ``ask_user``. The dialect of 003 shows it as ``success: false``.
    """
    operation, message = ("query", first) if second is None else (first, second)
    return Answered(None, Declared(ok=True, message=message, is_empty=True), operation)


def partial(
    succeeded: Iterable[Any],
    failed: Iterable[FailedItem | tuple[Any, str] | Mapping[str, Any]],
    message: str = "",
) -> Answered:
    """Say which items of a batch were done and which were not, each of these with its reason.

    ``failed`` takes ``FailedItem``, ``(item, reason)`` or ``{"item": ..., "error": ...}``. With none failed it is a
    success; with none done it is a plain failure (``tool_failed``); otherwise ``partial_success``.
    """
    done, undone = list(succeeded), [_failed_item(item) for item in failed]
    code = None if not undone else "partial_success" if done else "tool_failed"
    declared = Declared(ok=code is None, code=code, message=message, succeeded=done, failed=undone)
    return Answered(done if code is None else None, declared)


def _failed_item(item: FailedItem | tuple[Any, str] | Mapping[str, Any]) -> FailedItem:
    if isinstance(item, FailedItem):
        return item
    if isinstance(item, Mapping):
        return FailedItem(item["item"], str(item["error"]))
    thing, reason = item
    return FailedItem(thing, str(reason))


def query_success(data: Any, message: str) -> Answered:
    """Say that a query found something (seed 003 ``querySuccess``)."""
    return Answered(data, Declared(ok=True, message=message), "query")


def save_success(data: Any, message: str) -> Answered:
    """Say that something was saved (seed 003 ``saveSuccess``)."""
    return Answered(data, Declared(ok=True, message=message), "save")


def failure(operation: str, message: str) -> Answered:
    """Say that an operation failed, without a code (seed 003 ``failure``). Prefer ``fail`` with a declared code."""
    return Answered(None, Declared(ok=False, code="tool_failed", message=message), operation)
