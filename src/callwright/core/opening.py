"""The first half of the story: from what the model wrote to the claim. Pure.

For every question of these steps: what is asked, and what each answer means. A refusal is an ``Ending``.
"""

from typing import TYPE_CHECKING, Any, Literal, assert_never

from msgspec.structs import replace

from callwright.core import messages, repeated
from callwright.core.attempt import deadline_ms, spent
from callwright.core.ending import prepare
from callwright.core.keys import (
    alternates,
    arguments_for_keys,
    derive_key,
    digest,
    explicit_key,
    hash_of_arguments,
    intent_of,
    read_key,
)
from callwright.core.reader.flat import read_flat
from callwright.core.reader.reading import OnOffer, Reading, Unreadable, is_cut
from callwright.core.telling import Ending, Telling, refusal
from callwright.domain.call import CallRequest, Ticket, ToolCall
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.effects import (
    Allowed,
    AlreadySettled,
    Alternate,
    ApprovalMissing,
    ApprovalNeeded,
    Authorize,
    Cancelled,
    Claim,
    Claimed,
    Counted,
    CountRefusal,
    Denied,
    Exhausted,
    FindTools,
    InDoubt,
    InFlight,
    KeyConflict,
    NoSuchTool,
    Offered,
    QuotaOver,
    Resolve,
    SecondIntent,
    StoreFailed,
    Tick,
    WaitedOut,
    Woken,
)
from callwright.domain.evidence import NO_ANSWER
from callwright.domain.quotas import QuotaTake
from callwright.domain.records import Outcome, RunLimits

if TYPE_CHECKING:
    from callwright.core.repair import Mended, Moment

# --- 1 read, 2 resolve ------------------------------------------------------------------------------------------


def read_one(t: Telling) -> ToolCall | Ending | FindTools:
    """The one call in what the model wrote; for a text that is no JSON, what must be known to read it."""
    request = t.request
    if request.channel == "text" and not request.liberties:
        call = read_flat(request.raw)
        if call is not None:
            t.call, t.name = call, call.name[:128]
            return call
    from callwright.core.reader.read import read_document  # noqa: PLC0415 - most calls are flat
    from callwright.core.reader.words import names_in  # noqa: PLC0415 - the same

    found = read_document(request.raw, channel=request.channel)
    if found is None:
        return FindTools(names_in(t.request.raw), t.request.principal)
    return _only(t, found)


def read_text(t: Telling, answer: Offered) -> ToolCall | Ending:
    """The one call in a text, told from what stands around it by the tools on offer."""
    from callwright.core.reader.read import read  # noqa: PLC0415 - most calls are flat

    match answer:
        case Offered(tools=tools):
            return _only(t, read(t.request.raw, OnOffer(tools), channel=t.request.channel))
        case _:
            assert_never(answer)


def _only(t: Telling, found: Reading | Unreadable) -> ToolCall | Ending:
    if isinstance(found, Unreadable):
        return refusal("invalid_json", params={"detail": found.detail})
    if len(found.calls) != 1:
        detail = f"it holds {len(found.calls)} calls, and only one was asked for"
        return refusal("ambiguous_call", params={"detail": detail}, suggestion=_SEVERAL)
    call = found.calls[0]
    if t.request.liberties:
        call = replace(call, repairs=(*t.request.liberties, *call.repairs))
    if is_cut(call):
        t.repairs = list(call.repairs)
        return refusal("invalid_json", params={"detail": "it ends in the middle of the call"})
    t.call = call
    t.name = call.name[:128]
    return call


_SEVERAL = "Send one call at a time, or have the caller make them all with ‘calls’."


def resolve(t: Telling, call: ToolCall) -> Resolve:
    """Which contract is meant?"""
    return Resolve(call.name, t.request.version or call.version, t.request.principal)


def not_resolved(answer: NoSuchTool) -> Ending:
    """No such tool; where something is hidden from this caller, absent and forbidden read the same."""
    match answer:
        case NoSuchTool(closest=closest, restricted=restricted):
            code = "permission_denied" if restricted else "unknown_tool"
            hint = f"The closest tool on offer is ‘{closest}’." if closest else None
            return refusal(code, params={"closest": closest} if closest else {}, suggestion=hint)
        case _:
            assert_never(answer)


def renamed(t: Telling, call: ToolCall, answer: NoSuchTool) -> ToolCall | None:
    """The call under the name that it must mean, where no tool has its own and exactly one on offer is meant.

    Where something is hidden from this caller, a name that is not found may be the name of that.
    """
    if answer.closest is None or answer.restricted:
        return None
    from callwright.core.repair.names import retitled  # noqa: PLC0415 - most names are found

    meant = retitled(call, answer.closest)
    if meant is not None:
        t.call, t.name = meant, meant.name[:128]
    return meant


# --- 3 check, 4 repair, 5 check, 6 gate -------------------------------------------------------------------------


def moment_of(t: Telling, tick: Tick) -> "Moment | None":
    """When and where the call was made; None where the caller's time zone is not known."""
    if t.request.zone is None or tick.now_ms is None:
        return None
    from callwright.core.repair import Moment  # noqa: PLC0415 - most arguments are sound

    try:
        return Moment(tick.now_ms, t.request.zone)
    except ValueError:
        return None


def is_sound(t: Telling, tool: CompiledContract) -> bool:
    """Whether the arguments, as they were read, are what the contract asks for."""
    call = t.call
    if not tool.check_input.is_valid(call.arguments):
        return False
    t.arguments = call.arguments
    if call.repairs:
        t.repairs = list(call.repairs)
    return True


def mended(t: Telling, tool: CompiledContract, mended: "Mended") -> Ending | None:
    """Take the arguments as they were brought into the contract, or say everything that keeps them out of it."""
    t.arguments = mended.arguments
    t.repairs = [*t.call.repairs, *mended.repairs]
    if not mended.problems:
        return None
    from callwright.core.asking import unsound  # noqa: PLC0415 - most calls ask nothing

    return unsound(tool, mended)


def is_open(t: Telling) -> bool:
    """Whether there is anything to weigh: a conversation, a repair, or the caller's own number."""
    request = t.request
    return bool(request.conversation is not None or t.repairs or request.confidence is not None)


def name(t: Telling, tool: CompiledContract) -> None:
    """Give a call with an effect its key and the hash of its corrected arguments."""
    contract, principal = tool.contract, t.request.principal
    keyed = arguments_for_keys(contract, t.arguments) if contract.key_changes else t.arguments
    t.args_hash = digest(keyed)
    if t.request.idempotency_key is not None:
        t.key = explicit_key(tool, principal, t.request.idempotency_key)
    else:
        intent = t.args_hash if contract.key_fields is None else digest(intent_of(contract, keyed))
        t.key = derive_key(tool, principal, _scope(t, contract), intent)
    if t.repairs or tool.siblings:
        _name_otherwise(t, tool, keyed)


def _scope(t: Telling, contract: Contract) -> str:
    """Within what equal arguments make two calls the same."""
    if contract.repeat == "allow":  # a key of its own for each call that is not one that was sent again
        return t.origin.model_call or t.origin.request or t.ticket.call_id
    return t.request.run_id or "-"


def _name_otherwise(t: Telling, tool: CompiledContract, keyed: dict[str, Any]) -> None:
    """By what else the same call may be known: its arguments as they were read, and its keys under other versions."""
    contract, principal = tool.contract, t.request.principal
    as_read = arguments_for_keys(contract, t.call.arguments) if t.repairs else keyed
    passing = t.is_dated or bool(t.repairs and tool.own_correctors)
    several = bool(tool.siblings) or tool.corrects_otherwise
    scope = _scope_of_reading(t, contract, passing=passing) if passing or several else ""
    if scope:
        try:
            hashed = digest(as_read)
        except (
            TypeError,
            ValueError,
            RecursionError,
        ):  # no plain JSON as it was read: it is known as it was corrected
            as_read = keyed
        else:
            t.read_key = read_key(explicit_key(tool, principal, scope), hashed)
    if several and t.request.idempotency_key is None:
        forms = [keyed] if as_read is keyed else [keyed, as_read]
        own = Alternate(t.key or "", t.args_hash)
        found = alternates(tool, principal, _scope(t, contract), forms)
        t.also = tuple(one for one in found if one != own)


def _scope_of_reading(t: Telling, contract: Contract, *, passing: bool) -> str:
    """Within what the same words are the same call; "" where they are not.

    What may be corrected otherwise at another time ("tomorrow") keeps its first meaning only where the caller says that a call
    belongs together with an earlier one: in its run, with its key, or sent again.
    """
    request, sent = t.request, t.origin.model_call or t.origin.request
    if request.idempotency_key is not None:
        return f"key {request.idempotency_key}"
    if contract.repeat == "allow":
        return f"sent {sent}" if sent else ""
    if request.run_id is not None:
        return f"run {request.run_id}"
    return (f"sent {sent}" if sent else "") if passing else "any"


# --- 7 authorize ------------------------------------------------------------------------------------------------


def authorize(t: Telling, tool: CompiledContract, over: str = "") -> Authorize:
    """May this principal make exactly this call? ``over``: although it exceeds this quota?"""
    contract = tool.contract
    return Authorize(
        contract.name,
        contract.version,
        tool.hash,
        contract.effect,
        t.request.principal,
        t.arguments,
        _approved_key(t, contract) if t.key else None,
        t.request.approval,
        over,
        t.also,
        t.read_key,
    )


def _approved_key(t: Telling, contract: Contract) -> str | None:
    """The key that an approval is bound to; calls that may repeat have a key of their own each, known to nobody else."""
    own = contract.repeat == "allow" and t.request.idempotency_key is None
    return None if own else t.key


def authorized(t: Telling, answer: Allowed | Denied | ApprovalNeeded | StoreFailed) -> Ending | None:
    """None when the call may be made, or, where its approval has served, only be answered again."""
    if isinstance(answer, Allowed):
        t.again, t.approval, t.quotas = answer.again, answer.approval, answer.quotas
        return None
    return _not_allowed(answer)


def _not_allowed(answer: Denied | ApprovalNeeded | StoreFailed) -> Ending:
    """Why the call may not be made, or not yet."""
    match answer:
        case Denied():
            return refusal("permission_denied")
        case ApprovalNeeded(handle=handle, reason=reason):
            return refusal(f"approval_{reason}", handle=handle or None, counts=False)
        case StoreFailed():
            return refusal("unavailable")
        case _:
            assert_never(answer)


def rehearsed(t: Telling, tool: CompiledContract) -> Ending:
    """A dry run ends here: everything before the first write has been done."""
    notice = messages.notice("dry_run")
    t.warnings.append(notice)
    would = {"name": tool.contract.name, "arguments": t.arguments}
    outcome = Outcome(data={"wouldCall": would}, message=notice.message, next_action="continue")
    return Ending(outcome=outcome)


# --- 8 claim ----------------------------------------------------------------------------------------------------


def claim(t: Telling, tool: CompiledContract) -> Claim:
    """Take the call, and one unit of the run's budget."""
    if tool.usual is None:
        prepare(tool)
    contract, request, origin = tool.contract, t.request, t.origin
    run_id = None if t.is_part else t.run_id
    if run_id is not None and not t.args_hash:
        t.args_hash = digest(t.arguments)  # of a read: a run counts the same failure by the arguments
    taken: tuple[QuotaTake, ...] = ()
    if t.quotas:
        taken = _taken(t, tool)
    effect = Claim(
        t.key,
        contract.name,
        contract.version,
        t.args_hash,
        contract.effect,
        contract.repeat,
        t.ticket.call_id,
        contract.lease_ms,
        t.ticket.trace_id,
        request.principal,
        run_id,
        t.limits,
        False,  # resumed
        tool.hash,
        "",  # task
        named(request),
        origin.session,
        origin.request if request.repeat is None else f"repeat/{request.repeat}",
        origin.model_call,
        contract.repeat_window_s * 1000,
        request.repeat,
        t.joined,
        t.again,
        t.approval,
        None if contract.long else "",
        taken,
    )
    return replace(effect, also=t.also, read_key=t.read_key) if t.also or t.read_key else effect


def _taken(t: Telling, tool: CompiledContract) -> tuple[QuotaTake, ...]:
    """What the call takes of quotas; a read is then known by its arguments too."""
    from callwright.core.quotas import Scope, takes  # noqa: PLC0415 - most applications have no quotas

    t.args_hash = t.args_hash or digest(t.arguments)
    scope = Scope(t.request.principal, t.run_id or t.origin.session or "")
    return takes(t.quotas, tool, t.arguments, scope)


def claim_before_approval(
    tool: CompiledContract, request: CallRequest, ticket: Ticket, asked: Authorize
) -> Claim:
    """The claim as it will be asked once the call is allowed, as far as the rules for a repeat look at it."""
    t = Telling(request, ticket, RunLimits())
    t.found(tool)
    t.arguments, t.key, t.also, t.read_key = asked.arguments, asked.key, asked.also, asked.read_key
    t.args_hash = hash_of_arguments(tool.contract, t.arguments)
    return claim(t, tool)


def named(request: CallRequest) -> Literal["", "run", "key"]:
    """What the caller itself named that makes two calls the same."""
    return "key" if request.idempotency_key is not None else "run" if request.run_id is not None else ""


UNCLAIMED = Claimed(0, 0, 1, None)
"""Of a read outside a run, and before any limit of a run is known."""


def is_free(t: Telling) -> bool:
    """Whether there is nothing to claim: a read has no row, and outside a run no budget to take from."""
    return t.key is None and not t.approval and not t.quotas and (t.is_part or t.run_id is None)


def patience_ms(t: Telling, tool: CompiledContract) -> int:
    """How long, from the start of the call, it may wait for the same call elsewhere."""
    return min(tool.contract.wait_ms, deadline_ms(t, tool.contract, UNCLAIMED))


def busy(running: InFlight) -> Ending:
    """The same call is still running elsewhere: whether it has happened by now, nobody can say."""
    outcome = Outcome(code="in_progress", retry_after_ms=running.retry_after_ms)
    return Ending(outcome=outcome, effect="unknown")


def waited(running: InFlight, answer: Woken | WaitedOut | Cancelled) -> Ending | None:
    """None to claim again."""
    match answer:
        case Woken():
            return None
        case WaitedOut():
            return busy(running)
        case Cancelled():
            return refusal("cancelled", counts=False)
        case _:
            assert_never(answer)


def claimed(
    t: Telling,
    answer: Claimed
    | AlreadySettled
    | SecondIntent
    | KeyConflict
    | InDoubt
    | Exhausted
    | ApprovalMissing
    | QuotaOver
    | StoreFailed
    | Cancelled,
) -> Claimed | Ending:
    """The call is ours, or what the ledger or the run's budget says instead of giving it to us."""
    if isinstance(answer, Claimed):
        return _ours(t, answer)
    if isinstance(answer, StoreFailed) and _needs_no_store(t):
        return UNCLAIMED
    match answer:
        case AlreadySettled() | SecondIntent():
            return repeated.made_before(answer, t.tool)
        case InDoubt(trace_id=trace_id):
            return Ending(outcome=Outcome(code="outcome_unknown"), effect="unknown", trace_id=trace_id)
        case Exhausted() | QuotaOver():
            return _over_budget(answer)
        case KeyConflict() | ApprovalMissing() | StoreFailed() | Cancelled():
            return refusal(_NOT_OURS[type(answer)], counts=False)
        case _:
            assert_never(answer)


def _ours(t: Telling, answer: Claimed) -> Claimed:
    t.entry_id = answer.entry_id
    t.key = answer.key or t.key
    t.doubt = NO_ANSWER if answer.after_unknown else t.doubt
    if answer.earlier is not None:
        t.warnings.append(repeated.beside(answer.earlier))
    return answer


def _needs_no_store(t: Telling) -> bool:
    """Whether the call is made although the store cannot be asked; never one that needs an approval or has a quota."""
    return t.tool is not None and not t.approval and not t.quotas and t.goes_without_store(t.tool.contract)


_NOT_OURS: dict[type[KeyConflict | ApprovalMissing | StoreFailed | Cancelled], str] = {
    ApprovalMissing: "approval_expired",
    KeyConflict: "idempotency_conflict",
    StoreFailed: "unavailable",
    Cancelled: "cancelled",
}


def _over_budget(answer: Exhausted | QuotaOver) -> Ending:
    if isinstance(answer, QuotaOver):
        return _over_quota(answer)
    if answer.limit == "loop":
        return refusal("repeated_failure", params={"times": str(answer.times)}, counts=False)
    return refusal("budget_exhausted", params={"detail": spent(answer)}, counts=False)


def _over_quota(answer: QuotaOver) -> Ending:
    """A call over a limit of the operator's; one that a person may allow has been asked about before."""
    code = "quota_exceeded" if answer.over == "approve" else answer.over
    about = {"quota": answer.name}
    return refusal(code, retry_after_ms=answer.retry_after_ms, details=about, counts=False)


def count_refusal(t: Telling, run_id: str, end: Ending) -> CountRefusal:
    """Count a refusal before the claim. What was refused is known by its arguments, as far as they could be read."""
    tenant, code = t.request.principal.tenant, end.outcome.code or ""
    return CountRefusal(tenant, run_id, t.name, code, t.limits, t.args_hash or _hash_of_refused(t))


def _hash_of_refused(t: Telling) -> str:
    call = getattr(t, "call", None)
    refused = getattr(t, "arguments", None) or (t.request.raw if call is None else call.arguments)
    try:
        return digest(refused)
    except (TypeError, ValueError, RecursionError):  # no JSON: all such calls are one
        return ""


def counted(end: Ending, answer: Counted | StoreFailed) -> Ending:
    """A refusal that a run has counted; the one that reaches the limit stops the run."""
    match answer:
        case Counted(stop=True, times=times):
            return refusal("repeated_failure", params={"times": str(times)}, fields=end.outcome.fields)
        case Counted() | StoreFailed():
            return end
        case _:
            assert_never(answer)
