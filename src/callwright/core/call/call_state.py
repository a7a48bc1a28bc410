"""What is known about a call while its story is told. Pure; lives exactly as long as the story."""

from collections.abc import Generator
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from callwright.core.wording import result_messages
from callwright.domain.call import UNKNOWN_ORIGIN, CallRequest, Ticket, ToolCall
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.effects import Effect
from callwright.domain.evidence import Evidence
from callwright.domain.grounding import Grounding
from callwright.domain.ledger_effects import AlternateKey
from callwright.domain.quota_rules import Quota
from callwright.domain.records import Outcome, RunLimits
from callwright.domain.result import EffectState, FieldProblem, NextAction, Notice, Repair

if TYPE_CHECKING:
    from callwright.core.ground import ConversationIndex

T = TypeVar("T")
EffectFlow = Generator[Effect[Any], Any, T]
"""A part of the story: yields effects, is sent their answers, returns ``T``."""


class Completion(Struct, frozen=True, kw_only=True):
    """How a call ended: what is kept, what is known about the world, and whether it was told before.

    ``answered``: where the effect is unknown, the tool has answered, with a failure; False is silence.
    ``counts`` says that it is a refusal before the claim, which a run counts against loops; ``cached`` that the data are
    those of an earlier call. Of an answer that is given again, ``notice`` says when it was given first, ``repeat_handle`` means
    the call once more, and ``version`` is the tool's and its contract's hash, where another one was called then.
    """

    outcome: Outcome
    effect: EffectState = "none"
    replayed: bool = False
    trace_id: str | None = None
    counts: bool = False
    cached: bool = False
    notice: Notice | None = None
    repeat_handle: str | None = None
    version: tuple[str, str] | None = None
    answered: bool = False


class CallState:
    """The teller's notes on one call. ``name`` is the tool's, or the name that was asked for, or nothing.

    ``entry_id`` is the ledger entry that the call has claimed, 0 without one. ``grounds`` says where each argument comes from,
    once the gate has looked. Of a call within the call ``until`` is when it has to end, in ms since the whole began; ``run_id``
    is the run that pays, named or inferred; ``is_part`` says that it has paid for it with the whole; ``joined``, that it has
    waited for the same call elsewhere. ``also`` and ``read_key`` are what else the claim is known by (``Claim``); ``is_dated``
    says that the moment of the call has decided what an argument means. A read that goes
    ``without_store`` has asked neither budget nor breaker, and tells them nothing. ``doubt``: what leaves it
    open whether the call had an effect, None where nothing does.
    """

    call: ToolCall
    tool: CompiledContract | None = None
    arguments: dict[str, Any]
    args_hash = ""
    breaker: str
    attempts = 0
    entry_id = 0
    doubt: Evidence | None = None
    watched = False
    without_store = False
    again = False
    joined = False
    approval = ""
    quotas: tuple[Quota, ...] = ()
    heard: "ConversationIndex | None" = None
    grounds: tuple[Grounding, ...] = ()
    until: int | None = None
    is_part = False
    also: tuple[AlternateKey, ...] = ()
    read_key = ""
    is_dated = False

    def __init__(self, request: CallRequest, ticket: Ticket, limits: RunLimits) -> None:
        self.request = request
        self.ticket = ticket
        self.limits = limits
        self.origin = request.origin or UNKNOWN_ORIGIN
        self.run_id = request.run_id or self.origin.budget_run
        self.name = ""
        self.key: str | None = None
        self.repairs: list[Repair] = []
        self.warnings: list[Notice] = []

    def set_tool(self, tool: CompiledContract) -> CompiledContract:
        """The contract that the call is held to; what fails together is this tool on its endpoint, for this tenant."""
        contract = tool.contract
        self.tool = tool
        self.name = contract.name
        self.breaker = f"{tool.where}|{self.request.principal.tenant}"
        return tool

    def continue_without_store(self, contract: Contract) -> bool:
        """Whether the call goes on although the store could not be asked; it then says so."""
        if contract.without_store and not self.without_store:
            self.without_store = True
            self.warnings.append(result_messages.build_notice("without_store"))
        return contract.without_store


def make_refusal(
    code: str,
    *,
    params: dict[str, str] | None = None,
    fields: list[FieldProblem] | None = None,
    retry_after_ms: int | None = None,
    handle: str | None = None,
    suggestion: str | None = None,
    next_action: NextAction | None = None,
    details: dict[str, Any] | None = None,
    counts: bool = True,
) -> Completion:
    """An ending before anything was claimed: nothing happened, and the call may be asked again."""
    return Completion(
        outcome=Outcome(
            code=code,
            params=params or {},
            fields=fields or [],
            retry_after_ms=retry_after_ms,
            handle=handle,
            suggestion=suggestion,
            next_action=next_action,
            details=details or {},
        ),
        counts=counts,
    )
