"""Exceptions by which a tool states its knowledge about its effect."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from callwright.domain.evidence import STATED_MAYBE_APPLIED, STATED_NOT_APPLIED, Evidence
from callwright.domain.result import FieldProblem


class ArgumentsRejected(Exception):  # noqa: N818 - a fact about the world
    """The arguments meet the schema, but the types of the function, or the upstream, reject them. Nothing was done.

    ``fields`` names each argument and rule; no rejected value. Cure: state the rule in the schema, so that it is checked
    before the call. ``upstream`` as in ``NotApplied``.
    """

    evidence = STATED_NOT_APPLIED

    def __init__(self, fields: Sequence[FieldProblem], *, upstream: Mapping[str, str] | None = None) -> None:
        super().__init__(f"{len(fields)} arguments were refused by the tool.")
        self.fields = tuple(fields)
        self.upstream = dict(upstream or {})


class NotApplied(Exception):  # noqa: N818 - a fact about the world
    """Raised by a tool: its effect certainly did not happen, regardless of the effect class; the call may be tried again.

    ``code`` is a row of the error table or a code of the contract; ``message`` describes the problem for the model. A sentence in the
    place of a code or after it is used as the message. ``retry_after_ms`` is the earliest useful retry;
    ``params`` are short values for the placeholders of the code's message.
    ``upstream`` holds the upstream's message, as ``text`` and ``code``: it is redacted and appears in
    ``error.details.upstream``, marked as the upstream's. Cure: raise it only where you know, for example when the upstream
    refused before it began, and never after ``context.effect_started()``, where it is ignored.
    """

    evidence = STATED_NOT_APPLIED

    def __init__(
        self,
        code: str = "upstream_error",
        retry_after_ms: int | None = None,
        *,
        message: str = "",
        upstream: Mapping[str, str] | None = None,
        params: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(f"Not applied: {code}.")
        self.code, self.retry_after_ms, self.upstream = _separate_words(
            code, retry_after_ms, message, upstream
        )
        self.params = dict(params or {})


class MayHaveHappened(Exception):  # noqa: N818 - a fact about the world
    """Raised by a tool: the effect may have happened, which is unknown for now. A write is then not repeated automatically.

    ``code``, ``message``, ``retry_after_ms`` and ``upstream`` as in ``NotApplied``. Cure: look up the actual state under
    ``context.idempotency_key`` and settle the entry.
    """

    evidence = STATED_MAYBE_APPLIED

    def __init__(
        self,
        code: str = "upstream_error",
        retry_after_ms: int | None = None,
        *,
        message: str = "",
        upstream: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(f"May have happened: {code}.")
        self.code, self.retry_after_ms, self.upstream = _separate_words(
            code, retry_after_ms, message, upstream
        )


_CODE = re.compile(r"[\w.:/-]{1,128}", re.ASCII)


def _separate_words(
    code: object, wait: Any, message: str, upstream: Mapping[str, str] | None
) -> tuple[str, int | None, dict[str, str]]:
    """Return code, wait and message of a failure; a program without types may pass a number or a sentence in either place."""
    words = [message] if message else []
    if isinstance(wait, str):
        words, wait = [*words, wait], None
    text = str(code)
    if not _CODE.fullmatch(text):
        words, text = [text, *words], "upstream_error"
    told = {"text": "\n".join(words)} if words else {}
    return text, wait, told | dict(upstream or {})


StatedFailure = TypeVar("StatedFailure", NotApplied, MayHaveHappened, ArgumentsRejected)


def attach_evidence(fault: StatedFailure, evidence: Evidence) -> StatedFailure:
    """Return the exception with the evidence of our own transport, which replaces the evidence of its class.

    For the tools of this package that send requests themselves; an application's tool has no such knowledge.
    """
    fault.evidence = evidence
    return fault


class ToolError(Exception):
    """Raised by a tool: it refuses, with a code that its contract declares.

    ``params`` are short, typed values for the declared message's placeholders; nothing else is ever shown, except
    ``upstream`` as in ``NotApplied``. Cure: declare the code in the contract's ``errors`` with its messages and with
    its effect.
    """

    def __init__(
        self,
        code: str,
        params: Mapping[str, str] | None = None,
        *,
        upstream: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(f"Tool error: {code}.")
        self.code = code
        self.params = dict(params or {})
        self.upstream = dict(upstream or {})
