"""The state of one call while its pipeline runs. Pure; it lives exactly as long as the pipeline."""

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
"""A part of the pipeline: yields effects, receives their answers, returns ``T``."""


class Completion(Struct, frozen=True, kw_only=True):
    """The completion of a call: its outcome, its effect state, and whether it was replayed.

    ``answered``: with an unknown effect, True means that the tool answered with a failure, False that no answer came.
    ``counts``: a refusal before the claim, which the run counts to detect loops. ``cached``: the data are those of an earlier
    call. For a replayed answer, ``notice`` states when it was first given, ``repeat_handle`` is the handle that makes the call again,
    and ``version`` is the version and contract hash of the tool that was called then, if it was a different version.
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
    """The mutable state of one call. ``name`` is the tool's name, or the requested name, or empty.

    ``entry_id`` is the claimed ledger entry, 0 without one. ``grounds`` says where each argument comes from,
    once the gate has run. For a nested call ``until`` is its deadline, in ms since the outer call began; ``patient_until`` is when
    the call no longer waits for the same call elsewhere, in ms since it began, once it has met that. ``run_id``
    is the run that pays, named or inferred; ``is_part`` says that the whole batch has already paid; ``joined``, that the call
    waited for the same call elsewhere. ``also`` and ``read_key`` are alternate keys of the claim (``Claim``); ``is_dated``
    says that the moment of the call determined the meaning of an argument. ``arguments_json``: the arguments as read, encoded
    then; b"" where they were not. A read that runs ``without_store`` used neither
    budget nor breaker, and reports nothing to them. ``doubt``: the reason why the effect of the call is uncertain, or None.
    """

    call: ToolCall
    tool: CompiledContract | None = None
    arguments: dict[str, Any]
    args_hash = ""
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
    patient_until: float | None = None
    is_part = False
    has_plain_raw = False
    arguments_json = b""
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
        # Set although the class has them: what the first instances have is read fastest, by all later ones.
        self.has_plain_raw = False
        self.arguments_json = b""
        self.approval = ""
        self.quotas = ()
        self.is_part = self.watched = False
        self.attempts = self.entry_id = 0

    def set_tool(self, tool: CompiledContract) -> CompiledContract:
        """Set the contract that the call must meet."""
        contract = tool.contract
        self.tool = tool
        self.name = contract.name
        return tool

    @property
    def breaker(self) -> str:
        """The name of the call's breaker: one per tool, endpoint and tenant."""
        return "" if self.tool is None else f"{self.tool.where}|{self.request.principal.tenant}"

    def continue_without_store(self, contract: Contract) -> bool:
        """Return whether the call continues although the store is unavailable; adds a notice if so."""
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
    """Build a completion before any claim: nothing happened, and the call may be made again."""
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
