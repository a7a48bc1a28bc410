"""What is known about a call while its story is told. Pure; lives exactly as long as the story."""

from collections.abc import Generator
from typing import Any, TypeVar

from msgspec import Struct

from callwright.domain.call import CallRequest, Ticket, ToolCall
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Effect
from callwright.domain.records import Outcome, RunLimits
from callwright.domain.result import EffectState, FieldProblem, NextAction, Notice, Repair

T = TypeVar("T")
Flow = Generator[Effect[Any], Any, T]
"""A part of the story: yields effects, is sent their answers, returns ``T``."""


class Ending(Struct, frozen=True, kw_only=True):
    """How a call ended: what is kept, what is known about the world, and whether it was told before.

    ``counts`` says that it is a refusal before the claim, which a run counts against loops.
    """

    outcome: Outcome
    effect: EffectState = "none"
    replayed: bool = False
    trace_id: str | None = None
    counts: bool = False


class Telling:
    """The teller's notes on one call."""

    call: ToolCall | None = None
    tool: CompiledContract | None = None
    arguments: dict[str, Any]
    key: str | None = None
    args_hash = ""
    breaker = ""
    attempts = 0
    maybe_sent = False
    watched = False

    def __init__(self, request: CallRequest, ticket: Ticket, limits: RunLimits) -> None:
        self.request = request
        self.ticket = ticket
        self.limits = limits
        self.repairs: list[Repair] = []
        self.warnings: list[Notice] = []

    @property
    def name(self) -> str:
        """The tool's name, or the name that was asked for, or nothing."""
        if self.tool is not None:
            return self.tool.contract.name
        return self.call.name[:128] if self.call else ""

    def found(self, tool: CompiledContract) -> None:
        """The contract that the call is held to; what fails together is its endpoint, for this tenant."""
        self.tool = tool
        self.breaker = f"{tool.contract.endpoint or tool.contract.name}|{self.request.principal.tenant}"


def refusal(
    code: str,
    *,
    params: dict[str, str] | None = None,
    fields: list[FieldProblem] | None = None,
    retry_after_ms: int | None = None,
    handle: str | None = None,
    suggestion: str | None = None,
    next_action: NextAction | None = None,
    counts: bool = True,
) -> Ending:
    """An ending before anything was claimed: nothing happened, and the call may be asked again."""
    return Ending(
        outcome=Outcome(
            code=code,
            params=params or {},
            fields=fields or [],
            retry_after_ms=retry_after_ms,
            handle=handle,
            suggestion=suggestion,
            next_action=next_action,
        ),
        counts=counts,
    )
