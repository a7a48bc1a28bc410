"""Turn the user's answer to a question into the next call, which keeps the correct arguments. Pure and stateless.

The refused result itself holds everything that is needed (``error.details``), so this works in another process, on another
day and over JSON. It reports which values the user has confirmed; the gate decides how much a confirmation counts.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from callwright.core.dialects.canonical import UnreadableError, from_json
from callwright.domain.contract import path_to_pointer, pointer_to_path
from callwright.domain.result import ToolResult


class AnswerError(ValueError):
    """The answer does not fit the question; the message names the missing values. Cure: ask the user for them, or make a new call."""


class AnsweredCall(NamedTuple):
    """The next call: ``raw`` for ``app.call``, and ``confirmed``, the arguments that the user confirmed by answering."""

    raw: dict[str, Any]
    confirmed: tuple[str, ...]


def answer(
    result: ToolResult | Mapping[str, Any] | str | bytes,
    fields: Mapping[str, Any] | None = None,
    *,
    yes: bool = False,
) -> AnsweredCall:
    """Build the next call from a refused result and the user's answer.

    Args:
        result: The refused result, as returned or as its JSON (``callwright.result/1``).
        fields: The user's values: argument name or JSON Pointer → value.
        yes: The user accepts the question unchanged: every proposed value is taken, and the call is confirmed as a
            whole.

    Returns:
        The call and the arguments confirmed by it. The application passes ``confirmed`` on; nothing that a model
        writes can replace it.

    Raises:
        AnswerError: the result has no open question, its draft was too large to keep, or a required value is still missing.
    """
    details = _read_question_details(result)
    answers = {to_pointer(name): value for name, value in (fields or {}).items()}
    arguments = dict(details["draft"]["arguments"])
    questions = details["asked"]
    if yes:
        for one in questions:
            if "proposed" in one and one["path"] not in answers:
                arguments = _set_at_path(arguments, pointer_to_path(one["path"]), one["proposed"])
    for path, value in answers.items():
        arguments = _set_at_path(arguments, pointer_to_path(path), value)
    _require_answers(questions, answers, yes=yes)
    confirmed = ("",) if yes else tuple(answers)
    return AnsweredCall({"name": details["draft"]["name"], "arguments": arguments}, confirmed)


def read_result(result: ToolResult | Mapping[str, Any] | str | bytes) -> ToolResult:
    """Return a result, given as such or as its JSON.

    Raises:
        AnswerError: this is no result.
    """
    try:
        if isinstance(result, Mapping):
            result = msgspec.json.encode(result)
        return from_json(result) if isinstance(result, str | bytes) else result
    except (UnreadableError, TypeError):
        raise AnswerError("This is not a result that can be answered.") from None


def _read_question_details(result: ToolResult | Mapping[str, Any] | str | bytes) -> dict[str, Any]:
    refused = read_result(result)
    error = getattr(refused, "error", None)
    details: dict[str, Any] | None = error.details if error is not None else None
    if not details or "asked" not in details:
        raise AnswerError(_CURES.get("" if error is None else error.code, _NO_QUESTION))
    if "draft" not in details:
        raise AnswerError("The call was too large to be stored. Make it again.")
    return details


_NO_QUESTION: Final = "This result has no open question."
_AWAITS_APPROVAL: Final = (
    "This call waits for an approval: app.approve(result.meta.handle, by=...). Then send the same call again."
)
_CURES: Final = {
    "duplicate_suspected": "This call asks for no value. If the user wants it once more, send it again with "
    "repeat=result.meta.repeat_handle.",
    "approval_required": _AWAITS_APPROVAL,
    "approval_expired": _AWAITS_APPROVAL,
}
"""Code of a result that waits for something else than values → what to do instead of answering it."""


def _require_answers(questions: list[dict[str, Any]], answers: Mapping[str, Any], *, yes: bool) -> None:
    """Raise ``AnswerError`` if a required value is missing: the new call would only be refused again."""
    open_ = [
        one["path"]
        for one in questions
        if one["kind"] in {"missing", "invalid", "secret"}
        and not (yes and "proposed" in one)
        and not any(path == one["path"] or path.startswith(one["path"] + "/") for path in answers)
    ]
    if open_:
        raise AnswerError(f"Answers are missing for: {', '.join(open_)}.")


def to_pointer(name: str) -> str:
    """Return the JSON Pointer of an argument given by name or by pointer."""
    return name if name.startswith("/") else path_to_pointer((name,))


def _set_at_path(value: Any, steps: list[str], new: Any) -> Any:
    """Return a copy with ``new`` at the path; missing objects on the path are created.

    Raises:
        AnswerError: the path leads into a value that is not an object, or to a list item that does not exist.
    """
    if not steps:
        return new
    if isinstance(value, list) and steps[0].isdigit() and int(steps[0]) < len(value):
        at = int(steps[0])
        return [*value[:at], _set_at_path(value[at], steps[1:], new), *value[at + 1 :]]
    if not isinstance(value, dict):
        raise AnswerError(f"There is no place for {steps[0][:60]!r} in this call.")
    return {**value, steps[0]: _set_at_path(value.get(steps[0], {} if steps[1:] else None), steps[1:], new)}
