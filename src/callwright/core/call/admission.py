"""The first half of the story: from what the model wrote to the claim. Pure.

For every question of these steps: what is asked, and what each answer means. A refusal is an ``Completion``.
"""

from typing import TYPE_CHECKING, Any, Literal, assert_never

from msgspec.structs import replace

from callwright.core.call import repeat_messages
from callwright.core.call.attempts import compute_deadline_ms, describe_exhausted
from callwright.core.call.call_state import CallState, Completion, make_refusal
from callwright.core.call.completion import preload_checks
from callwright.core.reader.flat_json import read_flat_call
from callwright.core.reader.reading_outcome import FixedOffer, Reading, Unreadable, is_cut_off
from callwright.core.records.idempotency import (
    compute_digest,
    derive_alternate_keys,
    derive_idempotency_key,
    derive_read_key,
    hash_arguments,
    scope_explicit_key,
    select_intent_fields,
    to_key_arguments,
)
from callwright.core.wording import result_messages
from callwright.domain.call import CallRequest, Ticket, ToolCall
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.effects import (
    Allowed,
    AlreadySettled,
    AlternateKey,
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
from callwright.domain.quota_rules import QuotaCharge
from callwright.domain.records import Outcome, RunLimits

if TYPE_CHECKING:
    from callwright.core.repair import LocalMoment, RepairedArguments

# --- 1 read, 2 resolve ------------------------------------------------------------------------------------------


def read_call(t: CallState) -> ToolCall | Completion | FindTools:
    """The one call in what the model wrote; for a text that is no JSON, what must be known to read it."""
    request = t.request
    if request.channel == "text" and not request.liberties:
        call = read_flat_call(request.raw)
        if call is not None:
            t.call, t.name = call, call.name[:128]
            return call
    from callwright.core.reader.call_reader import read_nested_json_calls  # noqa: PLC0415 - most calls are flat
    from callwright.core.reader.candidate_names import find_candidate_names  # noqa: PLC0415 - the same

    found = read_nested_json_calls(request.raw, channel=request.channel)
    if found is None:
        return FindTools(find_candidate_names(t.request.raw), t.request.principal)
    return _require_single_call(t, found)


def read_text_call(t: CallState, answer: Offered) -> ToolCall | Completion:
    """The one call in a text, told from what stands around it by the tools on offer."""
    from callwright.core.reader.call_reader import read_calls  # noqa: PLC0415 - most calls are flat

    match answer:
        case Offered(tools=tools):
            return _require_single_call(
                t, read_calls(t.request.raw, FixedOffer(tools), channel=t.request.channel)
            )
        case _:
            assert_never(answer)


def _require_single_call(t: CallState, found: Reading | Unreadable) -> ToolCall | Completion:
    if isinstance(found, Unreadable):
        return make_refusal("invalid_json", params={"detail": found.detail})
    if len(found.calls) != 1:
        detail = f"it holds {len(found.calls)} calls, and only one was asked for"
        return make_refusal("ambiguous_call", params={"detail": detail}, suggestion=_SEVERAL_CALLS_ADVICE)
    call = found.calls[0]
    if t.request.liberties:
        call = replace(call, repairs=(*t.request.liberties, *call.repairs))
    if is_cut_off(call):
        t.repairs = list(call.repairs)
        return make_refusal("invalid_json", params={"detail": "it ends in the middle of the call"})
    t.call = call
    t.name = call.name[:128]
    return call


_SEVERAL_CALLS_ADVICE = "Send one call at a time, or have the caller make them all with ‘calls’."


def build_resolve(t: CallState, call: ToolCall) -> Resolve:
    """Which contract is meant?"""
    return Resolve(call.name, t.request.version or call.version, t.request.principal)


def refuse_unresolved(answer: NoSuchTool) -> Completion:
    """No such tool; where something is hidden from this caller, absent and forbidden read the same."""
    match answer:
        case NoSuchTool(closest=closest, restricted=restricted):
            code = "permission_denied" if restricted else "unknown_tool"
            hint = f"The closest tool on offer is ‘{closest}’." if closest else None
            return make_refusal(code, params={"closest": closest} if closest else {}, suggestion=hint)
        case _:
            assert_never(answer)


def rename_call(t: CallState, call: ToolCall, answer: NoSuchTool) -> ToolCall | None:
    """The call under the name that it must mean, where no tool has its own and exactly one on offer is meant.

    Where something is hidden from this caller, a name that is not found may be the name of that.
    """
    if answer.closest is None or answer.restricted:
        return None
    from callwright.core.repair.name_spelling import correct_tool_name  # noqa: PLC0415 - most names are found

    meant = correct_tool_name(call, answer.closest)
    if meant is not None:
        t.call, t.name = meant, meant.name[:128]
    return meant


# --- 3 check, 4 repair, 5 check, 6 gate -------------------------------------------------------------------------


def get_call_moment(t: CallState, tick: Tick) -> "LocalMoment | None":
    """When and where the call was made; None where the caller's time zone is not known."""
    if t.request.zone is None or tick.now_ms is None:
        return None
    from callwright.core.repair import LocalMoment  # noqa: PLC0415 - most arguments are sound

    try:
        return LocalMoment(tick.now_ms, t.request.zone)
    except ValueError:
        return None


def accept_valid_arguments(t: CallState, tool: CompiledContract) -> bool:
    """Whether the arguments, as they were read, are what the contract asks for."""
    call = t.call
    if not tool.check_input.is_valid(call.arguments):
        return False
    t.arguments = call.arguments
    if call.repairs:
        t.repairs = list(call.repairs)
    return True


def accept_repaired_arguments(
    t: CallState, tool: CompiledContract, mended: "RepairedArguments"
) -> Completion | None:
    """Take the arguments as they were brought into the contract, or say everything that keeps them out of it."""
    t.arguments = mended.arguments
    t.repairs = [*t.call.repairs, *mended.repairs]
    if not mended.problems:
        return None
    from callwright.core.call.gate_step import refuse_unrepaired  # noqa: PLC0415 - most calls ask nothing

    return refuse_unrepaired(tool, mended)


def needs_gate(t: CallState) -> bool:
    """Whether there is anything to weigh: a conversation, a repair, or the caller's own number."""
    request = t.request
    return bool(request.conversation is not None or t.repairs or request.confidence is not None)


def assign_idempotency_key(t: CallState, tool: CompiledContract) -> None:
    """Give a call with an effect its key and the hash of its corrected arguments."""
    contract, principal = tool.contract, t.request.principal
    keyed = to_key_arguments(contract, t.arguments) if contract.key_changes else t.arguments
    t.args_hash = compute_digest(keyed)
    if t.request.idempotency_key is not None:
        t.key = scope_explicit_key(tool, principal, t.request.idempotency_key)
    else:
        intent = (
            t.args_hash
            if contract.key_fields is None
            else compute_digest(select_intent_fields(contract, keyed))
        )
        t.key = derive_idempotency_key(tool, principal, _choose_key_scope(t, contract), intent)
    if t.repairs or tool.siblings:
        _assign_alternate_keys(t, tool, keyed)


def _choose_key_scope(t: CallState, contract: Contract) -> str:
    """Within what equal arguments make two calls the same."""
    if contract.repeat == "allow":  # a key of its own for each call that is not one that was sent again
        return t.origin.model_call or t.origin.request or t.ticket.call_id
    return t.request.run_id or "-"


def _assign_alternate_keys(t: CallState, tool: CompiledContract, keyed: dict[str, Any]) -> None:
    """By what else the same call may be known: its arguments as they were read, and its keys under other versions."""
    contract, principal = tool.contract, t.request.principal
    as_read = to_key_arguments(contract, t.call.arguments) if t.repairs else keyed
    passing = t.is_dated or bool(t.repairs and tool.own_correctors)
    several = bool(tool.siblings) or tool.corrects_otherwise
    scope = _choose_read_scope(t, contract, passing=passing) if passing or several else ""
    if scope:
        try:
            hashed = compute_digest(as_read)
        except (
            TypeError,
            ValueError,
            RecursionError,
        ):  # no plain JSON as it was read: it is known as it was corrected
            as_read = keyed
        else:
            t.read_key = derive_read_key(scope_explicit_key(tool, principal, scope), hashed)
    if several and t.request.idempotency_key is None:
        forms = [keyed] if as_read is keyed else [keyed, as_read]
        own = AlternateKey(t.key or "", t.args_hash)
        found = derive_alternate_keys(tool, principal, _choose_key_scope(t, contract), forms)
        t.also = tuple(one for one in found if one != own)


def _choose_read_scope(t: CallState, contract: Contract, *, passing: bool) -> str:
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


def build_authorize(t: CallState, tool: CompiledContract, over: str = "") -> Authorize:
    """May this principal make exactly this call? ``over``: although it exceeds this quota?"""
    contract = tool.contract
    return Authorize(
        contract.name,
        contract.version,
        tool.hash,
        contract.effect,
        t.request.principal,
        t.arguments,
        _choose_approval_key(t, contract) if t.key else None,
        t.request.approval,
        over,
        t.also,
        t.read_key,
    )


def _choose_approval_key(t: CallState, contract: Contract) -> str | None:
    """The key that an approval is bound to; calls that may repeat have a key of their own each, known to nobody else."""
    own = contract.repeat == "allow" and t.request.idempotency_key is None
    return None if own else t.key


def interpret_authorize(
    t: CallState, answer: Allowed | Denied | ApprovalNeeded | StoreFailed
) -> Completion | None:
    """None when the call may be made, or, where its approval has served, only be answered again."""
    if isinstance(answer, Allowed):
        t.again, t.approval, t.quotas = answer.again, answer.approval, answer.quotas
        return None
    return _refuse_unauthorized(answer)


def _refuse_unauthorized(answer: Denied | ApprovalNeeded | StoreFailed) -> Completion:
    """Why the call may not be made, or not yet."""
    match answer:
        case Denied():
            return make_refusal("permission_denied")
        case ApprovalNeeded(handle=handle, reason=reason):
            return make_refusal(f"approval_{reason}", handle=handle or None, counts=False)
        case StoreFailed():
            return make_refusal("unavailable")
        case _:
            assert_never(answer)


def complete_dry_run(t: CallState, tool: CompiledContract) -> Completion:
    """A dry run ends here: everything before the first write has been done."""
    notice = result_messages.build_notice("dry_run")
    t.warnings.append(notice)
    would = {"name": tool.contract.name, "arguments": t.arguments}
    outcome = Outcome(data={"wouldCall": would}, message=notice.message, next_action="continue")
    return Completion(outcome=outcome)


# --- 8 claim ----------------------------------------------------------------------------------------------------


def build_claim(t: CallState, tool: CompiledContract) -> Claim:
    """Take the call, and one unit of the run's budget."""
    if tool.usual is None:
        preload_checks(tool)
    contract, request, origin = tool.contract, t.request, t.origin
    run_id = None if t.is_part else t.run_id
    if run_id is not None and not t.args_hash:
        t.args_hash = compute_digest(t.arguments)  # of a read: a run counts the same failure by the arguments
    taken: tuple[QuotaCharge, ...] = ()
    if t.quotas:
        taken = _compute_quota_takes(t, tool)
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
        get_key_source(request),
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


def _compute_quota_takes(t: CallState, tool: CompiledContract) -> tuple[QuotaCharge, ...]:
    """What the call takes of quotas; a read is then known by its arguments too."""
    from callwright.core.policy.quotas import QuotaScope, compute_takes  # noqa: PLC0415 - most applications have no quotas

    t.args_hash = t.args_hash or compute_digest(t.arguments)
    scope = QuotaScope(t.request.principal, t.run_id or t.origin.session or "")
    return compute_takes(t.quotas, tool, t.arguments, scope)


def build_claim_before_approval(
    tool: CompiledContract, request: CallRequest, ticket: Ticket, asked: Authorize
) -> Claim:
    """The claim as it will be asked once the call is allowed, as far as the rules for a repeat look at it."""
    t = CallState(request, ticket, RunLimits())
    t.set_tool(tool)
    t.arguments, t.key, t.also, t.read_key = asked.arguments, asked.key, asked.also, asked.read_key
    t.args_hash = hash_arguments(tool.contract, t.arguments)
    return build_claim(t, tool)


def get_key_source(request: CallRequest) -> Literal["", "run", "key"]:
    """What the caller itself named that makes two calls the same."""
    return "key" if request.idempotency_key is not None else "run" if request.run_id is not None else ""


NO_CLAIM = Claimed(0, 0, 1, None)
"""Of a read outside a run, and before any limit of a run is known."""


def needs_no_claim(t: CallState) -> bool:
    """Whether there is nothing to claim: a read has no row, and outside a run no budget to take from."""
    return t.key is None and not t.approval and not t.quotas and (t.is_part or t.run_id is None)


def compute_patience_ms(t: CallState, tool: CompiledContract) -> int:
    """How long, from the start of the call, it may wait for the same call elsewhere."""
    return min(tool.contract.wait_ms, compute_deadline_ms(t, tool.contract, NO_CLAIM))


def complete_in_progress(running: InFlight) -> Completion:
    """The same call is still running elsewhere: whether it has happened by now, nobody can say."""
    outcome = Outcome(code="in_progress", retry_after_ms=running.retry_after_ms)
    return Completion(outcome=outcome, effect="unknown")


def interpret_wait(running: InFlight, answer: Woken | WaitedOut | Cancelled) -> Completion | None:
    """None to claim again."""
    match answer:
        case Woken():
            return None
        case WaitedOut():
            return complete_in_progress(running)
        case Cancelled():
            return make_refusal("cancelled", counts=False)
        case _:
            assert_never(answer)


def interpret_claim(
    t: CallState,
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
) -> Claimed | Completion:
    """The call is ours, or what the ledger or the run's budget says instead of giving it to us."""
    if isinstance(answer, Claimed):
        return _accept_claim(t, answer)
    if isinstance(answer, StoreFailed) and _can_go_without_store(t):
        return NO_CLAIM
    match answer:
        case AlreadySettled() | SecondIntent():
            return repeat_messages.complete_repeated_call(answer, t.tool)
        case InDoubt(trace_id=trace_id):
            return Completion(outcome=Outcome(code="outcome_unknown"), effect="unknown", trace_id=trace_id)
        case Exhausted() | QuotaOver():
            return _refuse_over_budget(answer)
        case KeyConflict() | ApprovalMissing() | StoreFailed() | Cancelled():
            return make_refusal(_CLAIM_REFUSAL_CODES[type(answer)], counts=False)
        case _:
            assert_never(answer)


def _accept_claim(t: CallState, answer: Claimed) -> Claimed:
    t.entry_id = answer.entry_id
    t.key = answer.key or t.key
    t.doubt = NO_ANSWER if answer.after_unknown else t.doubt
    if answer.earlier is not None:
        t.warnings.append(repeat_messages.make_earlier_notice(answer.earlier))
    return answer


def _can_go_without_store(t: CallState) -> bool:
    """Whether the call is made although the store cannot be asked; never one that needs an approval or has a quota."""
    return (
        t.tool is not None and not t.approval and not t.quotas and t.continue_without_store(t.tool.contract)
    )


_CLAIM_REFUSAL_CODES: dict[type[KeyConflict | ApprovalMissing | StoreFailed | Cancelled], str] = {
    ApprovalMissing: "approval_expired",
    KeyConflict: "idempotency_conflict",
    StoreFailed: "unavailable",
    Cancelled: "cancelled",
}


def _refuse_over_budget(answer: Exhausted | QuotaOver) -> Completion:
    if isinstance(answer, QuotaOver):
        return _refuse_over_quota(answer)
    if answer.limit == "loop":
        return make_refusal("repeated_failure", params={"times": str(answer.times)}, counts=False)
    return make_refusal("budget_exhausted", params={"detail": describe_exhausted(answer)}, counts=False)


def _refuse_over_quota(answer: QuotaOver) -> Completion:
    """A call over a limit of the operator's; one that a person may allow has been asked about before."""
    code = "quota_exceeded" if answer.over == "approve" else answer.over
    about = {"quota": answer.name}
    return make_refusal(code, retry_after_ms=answer.retry_after_ms, details=about, counts=False)


def build_count_refusal(t: CallState, run_id: str, end: Completion) -> CountRefusal:
    """Count a refusal before the claim. What was refused is known by its arguments, as far as they could be read."""
    tenant, code = t.request.principal.tenant, end.outcome.code or ""
    return CountRefusal(tenant, run_id, t.name, code, t.limits, t.args_hash or _hash_refused_call(t))


def _hash_refused_call(t: CallState) -> str:
    call = getattr(t, "call", None)
    refused = getattr(t, "arguments", None) or (t.request.raw if call is None else call.arguments)
    try:
        return compute_digest(refused)
    except (TypeError, ValueError, RecursionError):  # no JSON: all such calls are one
        return ""


def interpret_refusal_count(end: Completion, answer: Counted | StoreFailed) -> Completion:
    """A refusal that a run has counted; the one that reaches the limit stops the run."""
    match answer:
        case Counted(stop=True, times=times):
            return make_refusal("repeated_failure", params={"times": str(times)}, fields=end.outcome.fields)
        case Counted() | StoreFailed():
            return end
        case _:
            assert_never(answer)
