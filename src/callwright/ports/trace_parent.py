"""The W3C trace context that what begins now belongs to: the caller's, and while a tool runs the span of its attempt.

May not know spans, or who records them.
"""

import re
from contextvars import ContextVar
from typing import Final, NamedTuple

_TRACEPARENT: Final = re.compile(
    r"(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?", re.DOTALL
)
_MAX_STATE_CHARS: Final = 512
_ZERO_TRACE: Final = "0" * 32
_ZERO_SPAN: Final = "0" * 16


class TraceParent(NamedTuple):
    """A span of a caller: ``state`` is the value of ``tracestate``, "" for none."""

    trace_id: str
    span_id: str
    flags: str = "01"
    state: str = ""

    def render(self) -> str:
        """Return the value of ``traceparent``."""
        return f"00-{self.trace_id}-{self.span_id}-{self.flags}"


TRACE_PARENT: ContextVar[TraceParent | None] = ContextVar("callwright_trace_parent", default=None)


def parse_traceparent(text: object, state: object = "") -> TraceParent | None:
    """Return the span that a ``traceparent`` names; None where it is none, or names nothing."""
    found = _TRACEPARENT.fullmatch(text) if isinstance(text, str) else None
    if found is None or found[1] == _ZERO_TRACE or found[2] == _ZERO_SPAN:
        return None
    kept = state if isinstance(state, str) and len(state) <= _MAX_STATE_CHARS and state.isprintable() else ""
    return TraceParent(found[1], found[2], found[3], kept)
