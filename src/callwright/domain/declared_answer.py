"""What a tool declares about its return value, and the problems that a return value can have."""

from typing import Any, Final, Literal

from msgspec import Struct

from callwright.domain.result import FailedItem, NextAction, Source

AnswerProblem = Literal[
    "not_json", "nan", "too_large", "too_deep", "cyclic", "not_text", "generator_failed",
    "not_words", "not_names", "not_a_score", "not_sources", "not_a_code", "not_a_flag", "not_an_action", "not_milliseconds",
    "not_an_operation", "not_items", "not_reasons", "not_an_object", "not_its_shape",
]  # fmt: skip

PROBLEM_TEXTS: Final[dict[AnswerProblem, str]] = {
    "nan": "must be a finite number: it is NaN or infinite",
    "not_json": "has no JSON form",
    "not_text": "is not valid Unicode text",
    "too_deep": "is nested too deeply",
    "cyclic": "contains itself",
    "generator_failed": "raised an error while it was read",
    "too_large": "is too large",
    "not_words": "must be a text",
    "not_names": "must be a list of names",
    "not_a_score": "must be a number from 0 to 1",
    "not_sources": "must be a Source or {type, id}: type is document, file, api, database, user_input or tool",
    "not_a_code": "must be an error code",
    "not_a_flag": "must be true or false",
    "not_an_action": "must be continue, retry, ask_user, human_review or stop",
    "not_milliseconds": "must be a whole number of milliseconds",
    "not_an_operation": "must be one word, such as query, operation or save",
    "not_items": "must be a list of items",
    "not_reasons": "must be (item, reason), or an object with item and error",
    "not_an_object": "must be an object",
    "not_its_shape": "is not in the result format that the contract declares",
}
"""Problem → description, without the value."""


class DeclaredAnswer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A statement that a tool made through our helpers (``ok``, ``fail``, ``partial``, ``empty``) or a declared result format.

    Only these may carry signals, sources or a code of the tool; a dict that looks like them is data. Every field
    has been checked. ``upstream`` is the upstream's own description of a failure; ``metadata`` the free
    metadata of seed 003.
    """

    ok: bool
    message: str = ""
    signals: tuple[str, ...] = ()
    score: float | None = None
    source: list[Source] = []
    code: str | None = None
    suggestion: str | None = None
    retryable: bool | None = None
    succeeded: list[Any] | None = None
    failed: list[FailedItem] | None = None
    is_empty: bool = False
    upstream: str = ""
    next_action: NextAction | None = None
    user_message: str = ""
    retry_after_ms: int | None = None
    operation: str | None = None
    metadata: dict[str, Any] = {}
