"""What an observer is told of a call that has ended."""

from typing import Literal

from msgspec import Struct

from callwright.domain.result import ToolResult

CallDecision = Literal["executed", "replayed", "refused", "asked", "waiting", "rehearsed"]
"""``executed`` its tool was run · ``replayed`` an earlier answer was given · ``refused`` · ``asked`` a question to the user or the
model · ``waiting`` for an approval, a login or a running call · ``rehearsed`` a dry run."""


class CallEvent(Struct, frozen=True, kw_only=True):
    """One call that has ended, for logs and counters; the fields are those of seed 004 §五 and what finds the call again.

    Attributes:
        result: The envelope as the caller has it.
        parsed: What the model wrote could be read as one call.
        repaired: Number of repairs that were made.
        confidence: Of the result, 0..1.
        decision: What was done about the call.
        code: Error code; None for a success.
        latency_ms: From the arrival of the call to its result.
        attempts: How often the tool was run.
        alert: The error table says that people should hear of this code at once.
        tenant, principal: Who asked.
        run_id: The run that the caller named; ``run_source`` says where an inferred one came from.
    """

    result: ToolResult
    tool: str
    version: str
    parsed: bool
    repaired: int
    confidence: float
    decision: CallDecision
    code: str | None
    latency_ms: int
    attempts: int
    alert: bool
    tenant: str
    principal: str
    call_id: str
    run_id: str | None
    run_source: str = ""
