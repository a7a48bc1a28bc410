"""The event that observers get when a call has ended."""

from typing import Literal

from msgspec import Struct

from callwright.domain.result import ToolResult

CallDecision = Literal["executed", "replayed", "refused", "asked", "waiting", "rehearsed"]
"""``executed`` its tool was run · ``replayed`` an earlier answer was returned · ``refused`` · ``asked`` a question to the user or the
model · ``waiting`` for an approval, a login or a running call · ``rehearsed`` a dry run."""


class CallEvent(Struct, frozen=True, kw_only=True):
    """One ended call, for logs and metrics: the fields of seed 004 §五 and the ids that find the call again.

    Attributes:
        result: The envelope as the caller has it.
        parsed: The model's output could be read as one call.
        repaired: Number of repairs that were made.
        confidence: Confidence of the result, 0..1.
        decision: How the call was handled.
        code: Error code; None for a success.
        latency_ms: Time from the arrival of the call to its result.
        attempts: How often the tool was run.
        alert: The error table demands that people are notified of this code at once.
        tenant, principal: Who made the call.
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
