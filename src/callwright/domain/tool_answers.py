"""What a tool of ours may return to say more than its data: an object, so that no JSON can forge it.

Knows nothing of contracts, dialects or languages. Nothing that a helper is given is checked here, so that no helper can
raise after an effect: it is checked once, where the answer enters (``runtime/result_to_json.py``), and what is unfit there makes
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
    """A tool's answer with what it declares about it. Made by ``ok``, ``fail``, ``empty``, ``partial`` and kin.

    Read as a mapping, which cannot be changed, it is what a model is given where no application is: the result of seed 001
    (``{"success", "data"?, "error"?}``), or where an operation was named the ToolExecutionResult of seed 003.

    Attributes:
        value: The tool's own result, as it was given.
        declared: What was said about it, as it was given: names of the fields of ``Declared``, and ``operation``. What
            was not said is absent.
    """

    __slots__ = ("declared", "value")

    def __init__(self, value: Any, declared: dict[str, Any]) -> None:
        super().__init__(_build_seed_view(value, declared))
        self.value = value
        self.declared = declared

    def __reduce__(self) -> tuple[type["ToolAnswer"], tuple[Any, dict[str, Any]]]:
        """Copy and pickle it by what it was made of."""
        return ToolAnswer, (self.value, self.declared)

    def _refuse_change(self, *_given: Any, **_named: Any) -> NoReturn:
        raise TypeError("An answer cannot be changed; make another with ok(), fail() or their kin.")

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
    """What was said, without what was left at its default."""
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
    """Say that it was done (seed 001 ``OK``).

    Args:
        data: The tool's own result, plain JSON.
        message: One line on what happened; empty takes the standard one.
        signals: Names from the contract's confidence rules that hold for this answer.
        score: The tool's own confidence, 0..1, used as the base; None takes the contract's.
        source: Where the answer comes from; empty takes the contract's source rule.
        next_action: What the agent's loop does now, such as ``human_review`` of a sure result that a person has to see;
            None takes what the confidence says.
        user_message: What to put to the user where the next action is ``ask_user``; None takes the standard question.
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
    """Say that it was not done (seed 001 ``Fail``, the same order of arguments).

    Args:
        code: A code that the contract declares, a row of the error table, or one of the tool's own: letters, digits,
            ``_ . -``, at most 64. What a code of its own does to the world is not known to anybody.
        message: For the model. An exception in its place says nothing: its text is not for models.
        retryable: Whether the same call may be sent again later. None takes what is declared for the code.
        suggestion: What the model should do next. None takes what is declared for the code.
        user_message: For people; None takes the words of the code.
        next_action: What the agent's loop does now; None takes the code's.
        retry_after_ms: How long to wait before the same call is sent again, in milliseconds; None names no time.
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
    """Say that the tool looked and found nothing: ``empty(message)`` or, as in seed 003, ``empty(operation, message)``.

    Seed 000 and seed 003 disagree on what that is. Ours follows 000: the call was carried out (``success: true``), its
    confidence is low and the next action is ``ask_user``. The dialect of 003 shows it as ``success: false``.
    """
    operation, message = ("query", first) if second is None else (first, second)
    return _build_operation_answer(operation, None, message, is_empty=True)


def partial(succeeded: Iterable[Any], failed: Iterable[FailedItemInput], message: str = "") -> ToolAnswer:
    """Say which items of a batch were done and which were not, each of these with its reason.

    With none failed it is a success; with none done it is a plain failure (``tool_failed``); otherwise
    ``partial_success``. An exception as a reason stands for the name of its type.
    """
    done, undone = _read_as_list(succeeded), _read_as_list(failed)
    said = {"message": message, "succeeded": done, "failed": undone}
    if type(undone) is list and not undone:
        return ToolAnswer(done, {"ok": True, **said})
    code = "tool_failed" if type(done) is list and not done else "partial_success"
    return ToolAnswer(None, {"ok": False, "code": code, **said})


def _read_as_list(items: Any) -> Any:
    """The items as a list, read once; what is no collection, or breaks off, is left for the check."""
    if type(items) in {str, bytes, dict}:
        return items
    try:
        return list(items)
    except Exception:  # noqa: BLE001 - the batch has been worked on by now: the check says that this cannot be read
        return items


def query_success(data: Any, message: str) -> ToolAnswer:
    """Say that a query found something (seed 003 ``querySuccess``). With no data it found nothing."""
    return _build_operation_answer("query", data, message)


def save_success(data: Any, message: str) -> ToolAnswer:
    """Say that something was saved (seed 003 ``saveSuccess``)."""
    return _build_operation_answer("save", data, message)


def failure(operation: str, message: str) -> ToolAnswer:
    """Say that an operation failed, without a code (seed 003 ``failure``). Prefer ``fail`` with a declared code."""
    return ToolAnswer(None, {"ok": False, "code": "tool_failed", "message": message, "operation": operation})


def _build_operation_answer(operation: str, data: Any, message: str, *, is_empty: bool = False) -> ToolAnswer:
    said = {"ok": True, "message": message, "operation": operation}
    return ToolAnswer(data, said | {"is_empty": True} if is_empty else said)
