"""The one envelope that every call ends in, on success and on failure.

Canonical JSON is ``callwright.result/1``: camelCase names, every top-level field always present.
The JSON Schema is published as ``callwright/schemas/result-1.json``; Python attributes are snake_case.
"""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

RESULT_FORMAT = "callwright.result/1"

NextAction = Literal["continue", "retry", "ask_user", "human_review", "stop"]
"""What the agent's loop should do now. ``retry`` and ``continue`` need nobody; the others do or end the run."""

EffectState = Literal["none", "committed", "unknown", "compensated"]
"""Did it happen? ``unknown`` means it may have: never retried by itself, never called a failure."""

SourceType = Literal["document", "file", "api", "database", "user_input", "tool"]


class Source(Struct, frozen=True, rename="camel", omit_defaults=True, kw_only=True, gc=False):
    """Where a piece of a result comes from, so that a person can find it again.

    ``retrieved_at`` is an ISO 8601 timestamp with offset.
    """

    type: SourceType
    id: str
    label: str | None = None
    url: str | None = None
    section: str | None = None
    retrieved_at: str | None = None


class FieldProblem(Struct, frozen=True, rename="camel", omit_defaults=True, gc=False):
    """One thing wrong with one argument or one output field.

    ``path`` is an RFC 6901 JSON Pointer ("" is the whole document). The rejected value is never echoed.
    """

    path: str
    problem: str
    accepted: list[Any] | None = None
    closest: str | None = None


class CallError(Struct, frozen=True, rename="camel", gc=False):
    """Why a call did not succeed: ``message`` is for the model (English), ``user_message`` for people.

    ``code`` is a row of the error table or a code that the tool's contract declares; ``details`` holds
    declared, typed values only, never text taken from an exception.
    """

    type: str
    code: str
    message: str
    user_message: str
    retryable: bool
    suggestion: str | None = None
    retry_after_ms: int | None = None
    fields: list[FieldProblem] | None = None
    details: dict[str, Any] | None = None


class FailedItem(Struct, frozen=True, rename="camel"):
    """One item of a batch that failed, and why."""

    item: Any
    error: str


class Partial(Struct, frozen=True, rename="camel"):
    """A batch that was carried out in part: what succeeded and what did not, item by item."""

    succeeded: list[Any]
    failed: list[FailedItem]


class Notice(Struct, frozen=True, rename="camel", gc=False):
    """A warning on a result: ``replayed``, ``uncertain``, ``stale`` and the like."""

    code: str
    message: str


class Repair(Struct, frozen=True, rename="camel", gc=False):
    """One change made to the arguments before the call, named so that it can be judged.

    ``faithful`` repairs are applied by themselves; others are never applied, only asked about.
    """

    path: str
    before: Any
    after: Any
    rule: str
    faithful: bool
    confidence: float


class Meta(Struct, frozen=True, rename="camel", gc=False):
    """What is needed to find the call again. ``duration_ms`` is wall time; ``trace_id`` is W3C, 32 hex digits."""

    tool_name: str
    tool_version: str
    contract_hash: str
    trace_id: str
    run_id: str | None
    call_id: str
    duration_ms: int
    attempts: int
    cached: bool = False
    replayed: bool = False
    idempotency_key: str | None = None
    principal: str | None = None
    handle: str | None = None


class ToolResult(Struct, frozen=True, rename="camel", kw_only=True):
    """The result of one tool call. ``success`` says only that it was carried out and its output meets its contract.

    Whether to believe it is ``confidence`` (0..1) and ``source``; what to do now is ``next_action``;
    whether something happened in the world is ``effect``. ``content`` is there only where the tool itself presents its
    data in another form: as content blocks of the Model Context Protocol (texts, images, resources).
    """

    success: bool
    data: Any
    content: list[Any] | UnsetType = UNSET
    message: str
    operation_type: str
    confidence: float
    source: list[Source]
    next_action: NextAction
    error: CallError | None
    effect: EffectState
    partial: Partial | None
    warnings: list[Notice]
    repairs: list[Repair]
    meta: Meta
