"""``CallTracer``: what traces calls implements. A tracer sees calls and never changes or fails them.

May not know OpenTelemetry.
"""

from typing import Protocol

from callwright.domain.call import CallRequest, Ticket
from callwright.domain.effects import Answer, Execute
from callwright.domain.result import ToolResult
from callwright.ports import Tool
from callwright.runtime.driver import RecordedSteps


class TracedTool(Tool, Protocol):
    """The tool of one attempt, run within the span of the attempt."""

    def end(self, answer: Answer) -> None:
        """End the span of the attempt."""
        ...


class CallTracer(Protocol):
    """Records spans of calls. No method raises."""

    def begin_call(self, request: CallRequest, ticket: Ticket) -> Ticket:
        """Begin the span of a call; return its ids with the trace that the span is in."""
        ...

    def trace_attempt(self, tool: Tool, effect: Execute) -> TracedTool | None:
        """Begin the span of an attempt; return the tool that runs within it, or None where the call is not traced."""
        ...

    def end_call(self, ticket: Ticket, tape: RecordedSteps, result: ToolResult) -> None:
        """End the span of a call."""
        ...
