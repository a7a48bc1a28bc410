"""The result envelope of every call, on success and on failure.

Canonical JSON is ``callwright.result/1``: camelCase names, every top-level field always present.
The JSON Schema is published as ``callwright/schemas/result-1.json``; Python attributes are snake_case.
"""

from collections.abc import Iterator
from html import escape
from typing import Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType, ValidationError, convert, to_builtins
from msgspec.json import encode

from callwright.domain.struct_decoding import describe_types

RESULT_FORMAT = "callwright.result/1"

NextAction = Literal["continue", "retry", "ask_user", "human_review", "stop"]
"""Next action of the agent's loop. ``retry`` and ``continue`` need no person; the others do, or end the run."""

EffectState = Literal["none", "committed", "unknown", "compensated"]
"""Whether the effect happened. ``unknown`` means it may have: never retried automatically, never called a failure."""

SourceType = Literal["document", "file", "api", "database", "user_input", "tool"]


class Source(Struct, frozen=True, rename="camel", omit_defaults=True, kw_only=True, gc=False):
    """The origin of a part of a result, so that a person can find it again.

    ``retrieved_at`` is an ISO 8601 timestamp with offset.
    """

    type: SourceType
    id: str
    label: str | None = None
    url: str | None = None
    section: str | None = None
    retrieved_at: str | None = None


class FieldProblem(Struct, frozen=True, rename="camel", omit_defaults=True, gc=False):
    """One problem of one argument or one output field.

    ``path`` is an RFC 6901 JSON Pointer ("" is the whole document). The rejected value is never echoed.
    """

    path: str
    problem: str
    accepted: list[Any] | None = None
    closest: str | None = None


class CallError(Struct, frozen=True, rename="camel", gc=False):
    """The reason why a call did not succeed: ``message`` is for the model (English), ``user_message`` for people.

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
    """A batch that was executed in part: succeeded and failed items."""

    succeeded: list[Any]
    failed: list[FailedItem]


class Notice(Struct, frozen=True, rename="camel", gc=False, omit_defaults=True):
    """A warning on a result: ``replayed``, ``uncertain``, ``stale`` and the like.

    ``message`` is for the model; ``params`` are the values in it (an age, a time, a name), from which the message for people
    is rendered in their language.
    """

    code: str
    message: str
    params: dict[str, str] = {}


class Repair(Struct, frozen=True, rename="camel", gc=False):
    """One change made to the arguments before the call, named so that it can be judged.

    ``faithful`` repairs are applied automatically; others are never applied, only proposed.
    """

    path: str
    before: Any
    after: Any
    rule: str
    faithful: bool
    confidence: float


class Meta(Struct, frozen=True, rename="camel", gc=False):
    """Ids that find the call again, and whether its confidence was stated.

    Attributes:
        trace_id: W3C, 32 hex digits.
        duration_ms: Wall time.
        handle: Of an approval, a task or a body in quarantine.
        caller_trace_id: The caller's own trace id, where it is not a W3C id.
        scored: A score, a signal or a declared rule gave the confidence; otherwise it is the contract's default.
        repeat_handle: Makes a call once more that was made before; it can be used once.
        model_call_id: The model's own id of the call, where it was made by ``turn``.
    """

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
    caller_trace_id: str | None = None
    scored: bool = False
    repeat_handle: str | None = None
    model_call_id: str | UnsetType = UNSET


class ToolResult(Struct, frozen=True, rename="camel", kw_only=True):
    """The result of one tool call. ``success`` says only that it was carried out and its output meets its contract.

    Whether to rely on it is in ``confidence`` (0..1) and ``source``; the next action in ``next_action``;
    whether it had an effect in ``effect``. ``content`` is set only where the tool itself presents its
    data in another form: as content blocks of the Model Context Protocol (texts, images, resources). ``user_message`` is
    set only where a success asks the user: the question, in their language.
    """

    success: bool
    data: Any
    content: list[Any] | UnsetType = UNSET
    message: str
    user_message: str | UnsetType = UNSET
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

    def to_dict(self) -> dict[str, Any]:
        """Return the whole envelope as plain values, by the names of its JSON."""
        plain: dict[str, Any] = to_builtins(self)
        return plain

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterate over names and values of its JSON, like a pydantic model: ``dict(result)`` and the encoders of web frameworks use it."""
        return iter(self.to_dict().items())

    def __repr__(self) -> str:
        """Return a one-line summary without the data; the data is in ``data``."""
        ended = "success" if self.error is None else self.error.code
        sure = f", confidence={self.confidence:g}" if self.success else ""
        return f"ToolResult({self.meta.tool_name}: {ended}{sure}, {self.next_action}, effect={self.effect})"

    def _repr_html_(self) -> str:
        """Return a small table for notebooks."""
        told = {
            "tool": f"{self.meta.tool_name} {self.meta.tool_version}",
            "success": self.success,
            "message": self.message,
            "data": self.data,
            "error": self.error.code if self.error else "-",
            "confidence": f"{self.confidence:g}",
            "nextAction": self.next_action,
            "effect": self.effect,
            "source": ", ".join(f"{one.type} {one.id}" for one in self.source) or "-",
            "warnings": "; ".join(one.message for one in self.warnings) or "-",
        }
        lines = (f"<tr><th>{name}</th><td>{_render_cell(what)}</td></tr>" for name, what in told.items())
        return f"<table>{''.join(lines)}</table>"

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any:
        """Tell pydantic, and with it FastAPI, to accept an instance or its JSON object, and to serialise it as its JSON."""
        from pydantic_core import core_schema  # noqa: PLC0415 - only pydantic asks, so that it is there

        written = core_schema.plain_serializer_function_ser_schema(cls.to_dict)
        return core_schema.no_info_plain_validator_function(_validate_result, serialization=written)

    @classmethod
    def __get_pydantic_json_schema__(cls, _core: Any, _handler: Any) -> dict[str, Any]:
        """Return the schema for API documentation; the complete schema is ``callwright.schemas.result_schema()``."""
        return {"type": "object", "title": "ToolResult", "description": RESULT_FORMAT}


def _validate_result(value: Any) -> ToolResult:
    try:
        return value if isinstance(value, ToolResult) else convert(value, ToolResult)
    except ValidationError as fault:
        raise ValueError(f"Expected {RESULT_FORMAT}: {fault}") from fault


MAX_SHOWN_CHARS: Final = 2_000
"""Characters of one value in a notebook's table."""


def _render_cell(what: Any) -> str:
    shown = what if isinstance(what, str) else encode(what).decode()
    return escape(shown if len(shown) <= MAX_SHOWN_CHARS else shown[: MAX_SHOWN_CHARS - 1] + "…")


describe_types(ToolResult)
