"""What a tool raises to state what it knows of its effect."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from callwright.domain.evidence import STATED_MAYBE_APPLIED, STATED_NOT_APPLIED, Evidence
from callwright.domain.result import FieldProblem


class ArgumentsRejected(Exception):  # noqa: N818 - a fact about the world
    """The arguments meet the schema, but the types of the function, or the upstream, refuse them. Nothing was done.

    ``fields`` names each argument and rule; no rejected value. Cure: say the rule in the schema, so that it is checked
    before the call. ``upstream`` as in ``NotApplied``.
    """

    evidence = STATED_NOT_APPLIED

    def __init__(self, fields: Sequence[FieldProblem], *, upstream: Mapping[str, str] | None = None) -> None:
        super().__init__(f"{len(fields)} arguments were refused by the tool.")
        self.fields = tuple(fields)
        self.upstream = dict(upstream or {})


class NotApplied(Exception):  # noqa: N818 - a fact about the world
    """Raised by a tool: it certainly did not happen, whatever the effect class; it may be tried again.

    ``code`` is a row of the error table or a code of the contract's; ``retry_after_ms`` is the earliest useful retry;
    ``params`` are short values for the placeholders of the code's message.
    ``upstream`` holds what the upstream said, as ``text`` and ``code``: it passes the redaction net and stands in
    ``error.details.upstream``, marked as its words. Cure: raise it only where you know, for example when the upstream
    refused before it began, and never after ``context.effect_started()``, where it is not believed.
    """

    evidence = STATED_NOT_APPLIED

    def __init__(
        self,
        code: str = "upstream_error",
        retry_after_ms: int | None = None,
        *,
        upstream: Mapping[str, str] | None = None,
        params: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(f"Not applied: {code}.")
        self.code = code
        self.retry_after_ms = retry_after_ms
        self.params = dict(params or {})
        self.upstream = dict(upstream or {})


class MayHaveHappened(Exception):  # noqa: N818 - a fact about the world
    """Raised by a tool: the effect may have happened, and nobody can tell yet. A write is then not repeated by itself.

    ``retry_after_ms`` and ``upstream`` as in ``NotApplied``. Cure: look up the state of the world under
    ``context.idempotency_key`` and settle the entry.
    """

    evidence = STATED_MAYBE_APPLIED

    def __init__(
        self,
        code: str = "upstream_error",
        retry_after_ms: int | None = None,
        *,
        upstream: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(f"May have happened: {code}.")
        self.code = code
        self.retry_after_ms = retry_after_ms
        self.upstream = dict(upstream or {})


StatedFailure = TypeVar("StatedFailure", NotApplied, MayHaveHappened, ArgumentsRejected)


def attach_evidence(fault: StatedFailure, evidence: Evidence) -> StatedFailure:
    """The exception with what our own transport knows of the effect, in place of what its class states.

    For the tools of this package that send requests themselves; a tool of an application has no such knowledge.
    """
    fault.evidence = evidence
    return fault


class ToolError(Exception):
    """Raised by a tool: it refuses, with a code that its contract declares.

    ``params`` are short, typed values for the declared message's placeholders; nothing else is ever shown, except
    ``upstream`` as in ``NotApplied``. Cure: declare the code in the contract's ``errors`` with its messages and with
    whether anything happened.
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
