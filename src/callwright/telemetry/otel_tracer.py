"""``OpenTelemetryTracer``: a span ``execute_tool`` for each call, one within it for each attempt, and the duration as a metric.

Uses the API of OpenTelemetry alone; what becomes of the spans is for the application's SDK to decide. A fault of it is logged once and
never reaches a call. Values of arguments and results are recorded only if that was asked for, masked.
"""

import logging
import types
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, ParamSpec

import msgspec
from msgspec import UNSET
from msgspec.structs import replace
from opentelemetry import context as otel_context
from opentelemetry import metrics, trace
from opentelemetry.trace import NonRecordingSpan, Span, SpanContext, SpanKind, StatusCode, TraceFlags
from opentelemetry.trace.span import TraceState

from callwright._version import __version__
from callwright.core.guard.field_masking import mask_fields
from callwright.core.guard.text_masking import mask_secrets
from callwright.domain.call import CallRequest, Ticket
from callwright.domain.effects import (
    Answer,
    ApprovalNeeded,
    Claim,
    Effect,
    Execute,
    Raised,
    Resolved,
    Slept,
)
from callwright.domain.result import ToolResult
from callwright.ports import CallContext, Tool
from callwright.ports.trace_parent import TRACE_PARENT, TraceParent
from callwright.telemetry import span_names as names

log = logging.getLogger("callwright.telemetry")

MAX_CONTENT_CHARS: Final = 16_384
"""Characters of recorded arguments or of a recorded result; the rest is left out."""

UNRESOLVED: Final = "(unknown)"
"""The tool of a call that met no contract: what a model wrote is no name of a tool."""

_HELD_CODES: Final = frozenset(
    {"low_confidence", "ungrounded_argument", "call_in_prose", "duplicate_suspected"}
)
_P = ParamSpec("_P")


class _OpenCall:
    """The span of a call that runs, and the attempts that were begun within it."""

    __slots__ = ("attempts", "span")

    def __init__(self, span: Span) -> None:
        self.span = span
        self.attempts: list[_AttemptTool] = []


class _AttemptTool:
    """A tool that runs within the span of one attempt: spans that it begins are children of that span.

    ``guard`` calls a function and logs a fault of OpenTelemetry in place of raising it.
    """

    def __init__(self, tool: Tool, span: Span, guard: Callable[..., Any]) -> None:
        self._guard = guard
        self._tool = tool
        self._span: Span | None = span
        self._context = trace.set_span_in_context(span)
        self._parent = _span_to_parent(span.get_span_context())
        self.mode = tool.mode
        self.marks_sending = getattr(tool, "marks_sending", False)
        self.takes_key = getattr(tool, "takes_key", True)

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
        """Run the tool once within the span."""
        token, before = otel_context.attach(self._context), TRACE_PARENT.get()
        TRACE_PARENT.set(self._parent or before)
        try:
            value = self._tool.invoke(arguments, context)
        finally:
            TRACE_PARENT.set(before)
            otel_context.detach(token)
        return self._run_within(value) if type(value) is types.CoroutineType else value

    async def _run_within(self, coroutine: Coroutine[Any, Any, Any]) -> Any:
        token, before = otel_context.attach(self._context), TRACE_PARENT.get()
        TRACE_PARENT.set(self._parent or before)
        closing = False
        try:
            return await coroutine
        except GeneratorExit:
            closing = True  # by whoever drops the coroutine, in any context
            raise
        finally:
            if not closing:
                TRACE_PARENT.set(before)
                otel_context.detach(token)

    def end(self, answer: Answer | None) -> None:
        """End the span of the attempt; None where it was abandoned."""
        span, self._span = self._span, None
        if span is not None:
            self._guard(_end_attempt, None, span, answer)


def _end_attempt(span: Span, answer: Answer | None) -> None:
    if answer is None or isinstance(answer, Raised):
        _mark_failed(span, "cancelled" if answer is None else answer.code)
    span.end()


class OpenTelemetryTracer:
    """Traces the calls of one application.

    Args:
        tracer_provider, meter_provider: Default: the global ones.
        content: Record arguments and results, with secrets masked.
    """

    def __init__(
        self,
        tracer_provider: trace.TracerProvider | None = None,
        meter_provider: metrics.MeterProvider | None = None,
        *,
        content: bool = False,
    ) -> None:
        self._tracer = trace.get_tracer(names.SCOPE, __version__, tracer_provider)
        meter = metrics.get_meter(names.SCOPE, __version__, meter_provider)
        self._duration = meter.create_histogram(names.DURATION, "s", "Duration of the execution of a tool.")
        self._content = content
        self._open: dict[str, _OpenCall] = {}
        self._has_failed = False

    def begin_call(self, request: CallRequest, ticket: Ticket) -> Ticket:
        """Begin the span of a call; return its ids with the trace that the span is in."""
        begun: Ticket = self._guard(self._begin_call, ticket, request, ticket)
        return begun

    def trace_attempt(self, tool: Tool, effect: Execute) -> _AttemptTool | None:
        """Begin the span of an attempt; None where its call has no span."""
        traced: _AttemptTool | None = self._guard(self._trace_attempt, None, tool, effect)
        return traced

    def end_call(
        self, ticket: Ticket, tape: Sequence[tuple[Effect[Any], Answer]], result: ToolResult
    ) -> None:
        """End the span of a call."""
        self._guard(self._end_call, None, ticket, tape, result)

    def _guard(self, function: Callable[_P, Any], otherwise: Any, *given: _P.args, **named: _P.kwargs) -> Any:
        """Return what the function returns; ``otherwise`` where OpenTelemetry raised."""
        try:
            return function(*given, **named)
        except Exception as fault:  # noqa: BLE001 - an SDK's or an exporter's fault ends no call
            if not self._has_failed:
                self._has_failed = True
                log.warning(
                    "A span could not be recorded: %s. Further faults are not logged.", type(fault).__name__
                )
            return otherwise

    def _begin_call(self, request: CallRequest, ticket: Ticket) -> Ticket:
        span = self._tracer.start_span(
            names.EXECUTE_TOOL,
            _find_parent(request.trace_id, ticket),
            SpanKind.INTERNAL,
            {names.OPERATION_NAME: names.EXECUTE_TOOL, names.CALL_ID: ticket.call_id},
        )
        self._open[ticket.call_id] = _OpenCall(span)
        found = span.get_span_context()
        if not found.is_valid:  # there is no SDK
            return ticket
        trace_id = trace.format_trace_id(found.trace_id)
        return ticket if trace_id == ticket.trace_id else replace(ticket, trace_id=trace_id)

    def _trace_attempt(self, tool: Tool, effect: Execute) -> _AttemptTool | None:
        call = self._open.get(effect.call_id)
        if call is None:
            return None
        span = self._tracer.start_span(
            names.ATTEMPT,
            trace.set_span_in_context(call.span),
            SpanKind.INTERNAL,
            {names.TOOL_NAME: effect.tool, names.ATTEMPT_NUMBER: effect.attempt},
        )
        traced = _AttemptTool(tool, span, self._guard)
        call.attempts.append(traced)
        return traced

    def _end_call(
        self, ticket: Ticket, tape: Sequence[tuple[Effect[Any], Answer]], result: ToolResult
    ) -> None:
        call = self._open.pop(ticket.call_id, None)
        if call is None:
            return
        for attempt in call.attempts:
            attempt.end(None)
        tool = result.meta.tool_name if result.meta.contract_hash else UNRESOLVED
        if call.span.is_recording():
            _describe_call(call.span, tool, tape, result)
            if self._content:
                call.span.set_attributes(_describe_content(tape, result))
        labels = {names.OPERATION_NAME: names.EXECUTE_TOOL, names.TOOL_NAME: tool}
        if result.error is not None:
            labels[names.ERROR_TYPE] = result.error.code
        self._duration.record(result.meta.duration_ms / 1000, labels)
        call.span.end()


def _find_parent(wanted: str | None, ticket: Ticket) -> Any:
    """Return the context in which a call's span begins: the span of the caller, as far as it is in the trace that was asked for."""
    current = trace.get_current_span().get_span_context()
    if current.is_valid and wanted in {None, trace.format_trace_id(current.trace_id)}:
        return None  # the current context
    caller = TRACE_PARENT.get()
    if caller is not None and wanted in {None, caller.trace_id}:
        return _parent_to_context(caller)
    if wanted is not None and wanted == ticket.trace_id:
        return _parent_to_context(TraceParent(wanted, wanted[:16] if int(wanted[:16], 16) else wanted[16:]))
    return None


def _parent_to_context(parent: TraceParent) -> Any:
    state = TraceState.from_header([parent.state]) if parent.state else None
    remote = SpanContext(
        int(parent.trace_id, 16),
        int(parent.span_id, 16),
        True,
        TraceFlags(int(parent.flags, 16) & 1),
        state,
    )
    return trace.set_span_in_context(NonRecordingSpan(remote))


def _span_to_parent(found: SpanContext) -> TraceParent | None:
    if not found.is_valid:
        return None
    return TraceParent(
        trace.format_trace_id(found.trace_id),
        trace.format_span_id(found.span_id),
        f"{int(found.trace_flags):02x}",
        found.trace_state.to_header(),
    )


def _mark_failed(span: Span, code: str) -> None:
    span.set_attribute(names.ERROR_TYPE, code)
    span.set_status(StatusCode.ERROR, code)


def _describe_call(
    span: Span, tool: str, tape: Sequence[tuple[Effect[Any], Answer]], result: ToolResult
) -> None:
    """Write on the span how the call ended, and what happened on the way."""
    meta = result.meta
    span.set_attributes(
        {
            names.TOOL_NAME: tool,
            names.TOOL_CALL_ID: meta.call_id if meta.model_call_id is UNSET else meta.model_call_id,
            names.EFFECT: result.effect,
            names.NEXT_ACTION: result.next_action,
            names.CONFIDENCE: result.confidence,
            names.ATTEMPTS: meta.attempts,
            names.REPLAYED: meta.replayed,
        }
    )
    if tool != UNRESOLVED:
        span.update_name(f"{names.EXECUTE_TOOL} {tool}")
        span.set_attribute(names.TOOL_VERSION, meta.tool_version)
    if meta.run_id is not None:
        span.set_attribute(names.RUN_ID, meta.run_id)
    if meta.handle is not None:
        span.set_attribute(names.HANDLE, meta.handle)
    if result.error is not None:
        _mark_failed(span, result.error.code)
    for name, about in _list_events(tape, result):
        span.add_event(name, about)


def _describe_content(tape: Sequence[tuple[Effect[Any], Answer]], result: ToolResult) -> dict[str, str]:
    """Return arguments and result as JSON, masked: fields and texts that hold secrets, as everywhere that people look."""
    found: dict[str, str] = {}
    secrets: tuple[str, ...] = ()
    for effect, answer in tape:
        if isinstance(answer, Resolved):
            secrets = answer.tool.secrets
        elif isinstance(effect, Execute):
            found[names.TOOL_ARGUMENTS] = _render_content(effect.arguments, secrets)
    if result.success:
        found[names.TOOL_RESULT] = _render_content(result.data, secrets)
    return found


def _render_content(value: Any, secrets: tuple[str, ...]) -> str:
    text = msgspec.json.encode(mask_fields(value, secrets)).decode(errors="replace")
    return mask_secrets(text)[:MAX_CONTENT_CHARS]


def _list_events(
    tape: Sequence[tuple[Effect[Any], Answer]], result: ToolResult
) -> list[tuple[str, dict[str, str | int | float]]]:
    """Return what happened on the way, in order: repairs, approvals, the claim, waits, and what the gate held."""
    found: list[tuple[str, dict[str, str | int | float]]] = [
        (names.REPAIR_EVENT, {"rule": one.rule, "path": one.path, "confidence": one.confidence})
        for one in result.repairs
    ]
    for effect, answer in tape:
        event = _describe_step(effect, answer)
        if event is not None:
            found.append(event)
    if result.error is not None and result.error.code in _HELD_CODES:
        fields = ",".join(one.path for one in result.error.fields or ())
        found.append((names.HELD_EVENT, {"code": result.error.code, "fields": fields}))
    return found


def _describe_step(effect: Effect[Any], answer: Answer) -> tuple[str, dict[str, str | int | float]] | None:
    if isinstance(effect, Claim):
        return names.CLAIM_EVENT, {"answer": type(answer).__name__}
    if isinstance(answer, ApprovalNeeded):
        return names.APPROVAL_EVENT, {"rule": answer.rule, "reason": answer.reason}
    if isinstance(answer, Slept):
        return names.WAIT_EVENT, {"ms": answer.ms}
    return None
