"""Return values by which a tool says more than its data: objects, so that JSON cannot forge them.

Knows nothing about contracts, dialects or languages. The helpers do not check their arguments, so that no helper can
raise after an effect: the answer is checked once, where it enters (``runtime/result_to_json.py``), and an invalid one makes
the result ``invalid_output``.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn, overload

from callwright.domain.result import FailedItem, NextAction, Source

Retryable = bool | None
"""Whether the same call may be sent again later; None leaves it to the declaration of the code."""

Sources = Source | Mapping[str, Any] | Iterable[Source | Mapping[str, Any]]
"""One source or several, as ``Source`` or as ``{"type": ..., "id": ..., "label"?, "url"?, "section"?, "retrievedAt"?}``."""

FailedItemInput = FailedItem | tuple[Any, str] | Mapping[str, Any]
"""One item that failed: ``FailedItem``, ``(item, reason)`` or ``{"item": ..., "error": ...}``."""


class ToolAnswer(dict[str, Any]):
    """A tool's answer with its declarations. Made by ``ok``, ``fail``, ``empty``, ``partial`` and the like.

    As a read-only mapping it is the answer for a model without an application: the result of seed 001
    (``{"success", "data"?, "error"?}``), or where an operation was named the ToolExecutionResult of seed 003.

    Attributes:
        value: The tool's own result, unchanged.
        declared: The declared values, unchanged: names of the fields of ``DeclaredAnswer``, and ``operation``. Values that
            were not declared are absent.
    """

    __slots__ = ("declared", "value")

    def __init__(self, value: Any, declared: dict[str, Any]) -> None:
        super().__init__(_build_seed_view(value, declared))
        self.value = value
        self.declared = declared

    def __reduce__(self) -> tuple[type["ToolAnswer"], tuple[Any, dict[str, Any]]]:
        """Copy and pickle it by its constructor arguments."""
        return ToolAnswer, (self.value, self.declared)

    def _refuse_change(self, *_given: Any, **_named: Any) -> NoReturn:
        raise TypeError("An answer is immutable; make another with ok(), fail() and the like.")

    __setitem__ = __delitem__ = __ior__ = _refuse_change
    clear = pop = popitem = setdefault = update = _refuse_change


def _build_seed_view(value: Any, declared: dict[str, Any]) -> dict[str, Any]:
    done = declared["ok"]
    if "operation" in declared:
        done = (
            done
            and not declared.get("is_empty")
            and not (declared["operation"] == "query" and _is_empty_value(value))
        )
        shown = {"success": done, "operationType": declared["operation"], "data": value if done else None}
        return shown | {"message": declared.get("message", "")}
    if done:
        return {"success": True} if value is None else {"success": True, "data": value}
    error = {"code": declared["code"], "message": declared.get("message", "")}
    error["retryable"] = declared.get("retryable") is True
    suggestion = {"suggestion": declared["suggestion"]} if "suggestion" in declared else {}
    return {"success": False, "error": error | suggestion}


def _is_empty_value(value: Any) -> bool:
    return value is None or (type(value) in {str, list, tuple, dict} and not value)


def _collect_declared(ok: bool, **said: Any) -> dict[str, Any]:  # noqa: FBT001 - the field of that name
    """Return the declared values, without those left at their defaults."""
    return {"ok": ok} | {name: what for name, what in said.items() if not _is_not_given(what)}


_NOT_GIVEN: tuple[Any, ...] = ()


def _is_not_given(what: Any) -> bool:
    return what is None or what is _NOT_GIVEN or (type(what) is str and not what)


def ok(
    data: Any = None,
    message: str = "",
    *,
    signals: Sequence[str] = _NOT_GIVEN,
    score: float | None = None,
    source: Sources = _NOT_GIVEN,
    next_action: NextAction | None = None,
    user_message: str | None = None,
    metadata: Mapping[str, Any] | None = None,
) -> ToolAnswer:
    """Return an answer that reports success (seed 001 ``OK``).

    Args:
        data: The tool's own result, plain JSON.
        message: One line on what happened; empty takes the standard one.
        signals: Names from the contract's confidence rules that apply to this answer.
        score: The tool's own confidence, 0..1, used as the base; None takes the contract's.
        source: Where the answer comes from; empty takes the contract's source rule.
        next_action: The next action of the agent's loop, such as ``human_review`` for a certain result that a person must see;
            None takes the action of the confidence.
        user_message: The question to the user where the next action is ``ask_user``; None takes the standard question.
        metadata: Free metadata beside the data, such as totals and pages (seed 003); plain JSON.
    """
    said = _collect_declared(
        True,
        message=message,
        signals=signals,
        score=score,
        source=source,
        next_action=next_action,
        user_message=user_message,
        metadata=metadata,
    )
    return ToolAnswer(data, said)


def fail(
    code: str,
    message: str = "",
    retryable: Retryable = None,
    suggestion: str | None = None,
    *,
    user_message: str | None = None,
    next_action: NextAction | None = None,
    retry_after_ms: int | None = None,
) -> ToolAnswer:
    """Return an answer that reports a failure (seed 001 ``Fail``, the same order of arguments).

    Args:
        code: A code that the contract declares, a row of the error table, or one of the tool's own: letters, digits,
            ``_ . -``, at most 64. The effect of an undeclared code is unknown.
        message: For the model. An exception passed here is ignored: its text is not for models.
        retryable: Whether the same call may be sent again later. None takes the declaration of the code.
        suggestion: What the model should do next. None takes the declaration of the code.
        user_message: For people; None takes the message of the code.
        next_action: The next action of the agent's loop; None takes the code's.
        retry_after_ms: How long to wait before the same call is sent again, in milliseconds; None states no time.
    """
    said = _collect_declared(
        False,
        message=message,
        retryable=retryable,
        suggestion=suggestion,
        user_message=user_message,
        next_action=next_action,
        retry_after_ms=retry_after_ms,
    )
    return ToolAnswer(None, said | {"code": code})


@overload
def empty(message: str = "", /) -> ToolAnswer: ...
@overload
def empty(operation: str, message: str, /) -> ToolAnswer: ...
def empty(first: str = "", second: str | None = None, /) -> ToolAnswer:
    """Return an answer that found nothing: ``empty(message)`` or, as in seed 003, ``empty(operation, message)``.

    Seed 000 and seed 003 disagree on its meaning. We follow 000: the call was carried out (``success: true``), its
    confidence is low and the next action is ``ask_user``. The dialect of 003 shows it as ``success: false``.
    """
    operation, message = ("query", first) if second is None else (first, second)
    return _build_operation_answer(operation, None, message, is_empty=True)


def partial(succeeded: Iterable[Any], failed: Iterable[FailedItemInput], message: str = "") -> ToolAnswer:
    """Return an answer that lists the succeeded and failed items of a batch, each failed item with its reason.

    Without failed items it is a success; without succeeded ones it is a plain failure (``tool_failed``); otherwise
    ``partial_success``. An exception given as a reason is replaced by the name of its type.
    """
    done, undone = _read_as_list(succeeded), _read_as_list(failed)
    said = {"message": message, "succeeded": done, "failed": undone}
    if type(undone) is list and not undone:
        return ToolAnswer(done, {"ok": True, **said})
    code = "tool_failed" if type(done) is list and not done else "partial_success"
    return ToolAnswer(None, {"ok": False, "code": code, **said})


def _read_as_list(items: Any) -> Any:
    """Return the items as a list, read once; a value that is not a collection, or whose iteration fails, is left for the check."""
    if type(items) in {str, bytes, dict}:
        return items
    try:
        return list(items)
    except Exception:  # noqa: BLE001 - the batch has been worked on by now: the check says that this cannot be read
        return items


def query_success(data: Any, message: str) -> ToolAnswer:
    """Return an answer to a query with data (seed 003 ``querySuccess``). Without data it counts as empty."""
    return _build_operation_answer("query", data, message)


def save_success(data: Any, message: str) -> ToolAnswer:
    """Return an answer that reports a save (seed 003 ``saveSuccess``)."""
    return _build_operation_answer("save", data, message)


def failure(operation: str, message: str) -> ToolAnswer:
    """Return an answer that reports a failed operation without a code (seed 003 ``failure``). Prefer ``fail`` with a declared code."""
    return ToolAnswer(None, {"ok": False, "code": "tool_failed", "message": message, "operation": operation})


def _build_operation_answer(operation: str, data: Any, message: str, *, is_empty: bool = False) -> ToolAnswer:
    said = {"ok": True, "message": message, "operation": operation}
    return ToolAnswer(data, said | {"is_empty": True} if is_empty else said)
