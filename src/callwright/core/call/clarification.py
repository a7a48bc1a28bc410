"""An answer to a question becomes the next call, which keeps what was right. Pure, and without any memory.

All that is needed stands in the refused result itself (``error.details``), so that it works in another process, on another
day and over JSON. Says which values the user has confirmed; what that is worth is the gate's business.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from callwright.core.dialects.canonical import UnreadableError, from_json
from callwright.domain.contract import path_to_pointer, pointer_to_path
from callwright.domain.result import ToolResult


class AnswerError(ValueError):
    """The answer does not fit the question; says what is missing. Cure: ask the user for that, or make a new call."""


class AnsweredCall(NamedTuple):
    """The next call: ``raw`` for ``app.call``, and ``confirmed``, what the user has confirmed by answering."""

    raw: dict[str, Any]
    confirmed: tuple[str, ...]


def answer(
    result: ToolResult | Mapping[str, Any] | str | bytes,
    fields: Mapping[str, Any] | None = None,
    *,
    yes: bool = False,
) -> AnsweredCall:
    """Make the next call out of a refused one and the user's answer.

    Args:
        result: The refused result, as it was given or as its JSON (``callwright.result/1``).
        fields: The user's values: name of an argument, or JSON Pointer → value.
        yes: The user agrees to the question as it stands: every proposed value is taken, and the call is confirmed as a
            whole.

    Returns:
        The call and what is confirmed by it. ``confirmed`` is for the application to hand on; nothing that a model
        writes can stand in for it.

    Raises:
        AnswerError: the result asks nothing, its draft was too large to be kept, or a required value is still missing.
    """
    details = _read_question_details(result)
    given = {to_pointer(name): value for name, value in (fields or {}).items()}
    arguments = dict(details["draft"]["arguments"])
    asked = details["asked"]
    if yes:
        for one in asked:
            if "proposed" in one and one["path"] not in given:
                arguments = _set_at_path(arguments, pointer_to_path(one["path"]), one["proposed"])
    for path, value in given.items():
        arguments = _set_at_path(arguments, pointer_to_path(path), value)
    _require_answers(asked, given, yes=yes)
    confirmed = ("",) if yes else tuple(given)
    return AnsweredCall({"name": details["draft"]["name"], "arguments": arguments}, confirmed)


def _read_question_details(result: ToolResult | Mapping[str, Any] | str | bytes) -> dict[str, Any]:
    try:
        if isinstance(result, Mapping):
            result = msgspec.json.encode(result)
        envelope = from_json(result) if isinstance(result, str | bytes) else result
    except (UnreadableError, TypeError):
        raise AnswerError("This is no result that can be answered.") from None
    error = getattr(envelope, "error", None)
    details: dict[str, Any] | None = error.details if error is not None else None
    if not details or "asked" not in details:
        raise AnswerError("This result asks nothing of the user.")
    if "draft" not in details:
        raise AnswerError("The call was too large to be kept. Make it anew.")
    return details


def _require_answers(asked: list[dict[str, Any]], given: Mapping[str, Any], *, yes: bool) -> None:
    """What has to be given and was not: without it the new call could only be refused again."""
    open_ = [
        one["path"]
        for one in asked
        if one["kind"] in {"missing", "invalid", "secret"}
        and not (yes and "proposed" in one)
        and not any(path == one["path"] or path.startswith(one["path"] + "/") for path in given)
    ]
    if open_:
        raise AnswerError(f"These are still to be answered: {', '.join(open_)}.")


def to_pointer(name: str) -> str:
    """The JSON Pointer of an argument that was named, or pointed to."""
    return name if name.startswith("/") else path_to_pointer((name,))


def _set_at_path(value: Any, steps: list[str], new: Any) -> Any:
    """A copy with ``new`` at the path; objects on the way are made where there are none.

    Raises:
        AnswerError: the path leads into something that is no object, and no item of a list that is there.
    """
    if not steps:
        return new
    if isinstance(value, list) and steps[0].isdigit() and int(steps[0]) < len(value):
        at = int(steps[0])
        return [*value[:at], _set_at_path(value[at], steps[1:], new), *value[at + 1 :]]
    if not isinstance(value, dict):
        raise AnswerError(f"There is no place for {steps[0][:60]!r} in this call.")
    return {**value, steps[0]: _set_at_path(value.get(steps[0], {} if steps[1:] else None), steps[1:], new)}
