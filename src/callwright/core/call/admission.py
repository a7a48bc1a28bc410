"""The first half of the pipeline: from the model's output to the claim. Pure.

For each effect of these steps this module builds the effect and interprets its answers. A refusal is a ``Completion``.
"""

from typing import TYPE_CHECKING, Any, Final, Literal, assert_never

from msgspec.structs import replace

from callwright.core.call import repeat_messages
from callwright.core.call.attempts import CLOSED_DETAIL, compute_deadline_ms, describe_exhausted
from callwright.core.call.call_state import CallState, Completion, make_refusal
from callwright.core.call.completion import preload_checks
from callwright.core.reader.flat_json import read_flat_call
from callwright.core.reader.json_fast_path import read_single_object
from callwright.core.reader.reading_outcome import FixedOffer, Reading, Unreadable, is_cut_off, is_cut_turn
from callwright.core.records.idempotency import (
    compute_digest,
    derive_alternate_keys,
    derive_idempotency_key,
    derive_read_key,
    hash_arguments,
    scope_explicit_key,
    seal_arguments,
    select_intent_fields,
    to_key_arguments,
)
from callwright.core.wording import result_messages
from callwright.domain.call import CallRequest, HeldCall, Ticket, ToolCall
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.doubts import CLOCK_DOUBTS, DoubtReason
from callwright.domain.effects import (
    AbsentServer,
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


def read_call(state: CallState) -> ToolCall | Completion | FindTools:
    """Return the one call in the model's output; for text that is not JSON, the effect that finds the tools needed to read it."""
    request = state.request
    if type(request.raw) is dict and not (request.liberties or request.finish_reason):
        found = read_single_object(request.raw)
        if found is not None:
            state.call, state.arguments_json = found
            state.name, state.has_plain_raw = state.call.name, True
            return state.call
    locked = request.dialect is not None and isinstance(request.raw, str | bytes)
    if request.channel == "text" and not (request.liberties or locked or request.finish_reason):
        call = read_flat_call(request.raw)
        if call is not None:
            state.call, state.name = call, call.name[:128]
            return call
    from callwright.core.reader.call_reader import read_nested_json_calls  # noqa: PLC0415 - most calls are flat

    reading = None if locked else read_nested_json_calls(request.raw, channel=request.channel)
    if reading is None:
        from callwright.core.reader.candidate_names import find_candidate_names  # noqa: PLC0415 - the same

        return FindTools(find_candidate_names(state.request.raw), state.request.principal)
    return _require_single_call(state, reading)


def read_text_call(state: CallState, answer: Offered) -> ToolCall | Completion:
    """Return the one call in a text, telling it from the surrounding text by the tools on offer."""
    from callwright.core.reader.call_reader import read_calls  # noqa: PLC0415 - most calls are flat
    from callwright.core.reader.learnt_dialect import list_model_texts  # noqa: PLC0415 - the same

    match answer:
        case Offered(tools=tools):
            return _require_single_call(
                state,
                read_calls(
                    state.request.raw,
                    FixedOffer(tools),
                    channel=state.request.channel,
                    dialect=state.request.dialect,
                    earlier=list_model_texts(state.request.conversation),
                ),
            )
        case _:
            assert_never(answer)


def _require_single_call(state: CallState, reading: Reading | Unreadable) -> ToolCall | Completion:
    if isinstance(reading, Unreadable):
        if reading.why == "answer":
            return make_refusal("no_call")
        return make_refusal("invalid_json", params={"detail": reading.detail})
    if len(reading.calls) != 1:
        detail = f"it holds {len(reading.calls)} calls, and only one was asked for"
        return make_refusal("ambiguous_call", params={"detail": detail}, suggestion=_SEVERAL_CALLS_ADVICE)
    call = reading.calls[0]
    if is_cut_turn(state.request.finish_reason):
        return make_refusal("invalid_json", params={"detail": _CUT_TURN_DETAIL})
    if state.request.liberties:
        call = replace(call, repairs=(*state.request.liberties, *call.repairs))
    if is_cut_off(call):
        state.repairs = list(call.repairs)
        return make_refusal("invalid_json", params={"detail": "it ends in the middle of the call"})
    state.call = call
    state.name = call.name[:128]
    return call


_CUT_TURN_DETAIL = "the model's turn was cut before its end, so that none of its calls is made"
_SEVERAL_CALLS_ADVICE = "Send one call at a time, or have the caller make them all with ‘calls’."


def build_resolve(state: CallState, call: ToolCall) -> Resolve:
    """Build the effect that looks up the contract of the called tool."""
    return Resolve(call.name, state.request.version or call.version, state.request.principal)


def refuse_unresolved(answer: NoSuchTool) -> Completion:
    """Refuse a call of an unknown tool.

    Where some tools are hidden from this caller, an absent tool and a forbidden one give the same answer.
    """
    match answer:
        case NoSuchTool(held=True):
            return make_refusal("tool_held")
        case NoSuchTool(server=AbsentServer() as server):
            wait_ms, params = server.retry_after_ms, {"server": server.name}
            if wait_ms is not None:
                params["seconds"] = str(max(1, round(wait_ms / 1000)))
            return make_refusal(server.code, params=params, retry_after_ms=wait_ms)
        case NoSuchTool(closest=closest, restricted=restricted):
            code = "permission_denied" if restricted else "unknown_tool"
            hint = f"The closest tool on offer is ‘{closest}’." if closest else None
            return make_refusal(code, params={"closest": closest} if closest else {}, suggestion=hint)
        case _:
            assert_never(answer)


def rename_call(state: CallState, call: ToolCall, answer: NoSuchTool) -> ToolCall | None:
    """Return the call under the corrected tool name, where exactly one tool on offer can be meant; otherwise None.

    Never where some tools are hidden from this caller: the unknown name may be the name of a hidden tool. Nor where the closest
    name is only a suggestion (see ``may_call_instead``).
    """
    if answer.closest is None or answer.restricted or answer.suggested:
        return None
    from callwright.core.repair.name_spelling import correct_tool_name  # noqa: PLC0415 - most names are found

    renamed = correct_tool_name(call, answer.closest)
    if renamed is not None:
        state.call, state.name = renamed, renamed.name[:128]
    return renamed


# --- 3 check, 4 repair, 5 check, 6 gate -------------------------------------------------------------------------


def get_call_moment(state: CallState, tick: Tick) -> "LocalMoment | None":
    """Return when and where the call was made; None where the caller's time zone is unknown."""
    if state.request.zone is None or tick.now_ms is None:
        return None
    from callwright.core.repair import LocalMoment  # noqa: PLC0415 - most arguments are sound

    try:
        return LocalMoment(tick.now_ms, state.request.zone)
    except ValueError:
        return None


def accept_valid_arguments(state: CallState, tool: CompiledContract) -> bool:
    """Return whether the arguments, as read, meet the contract."""
    call = state.call
    if not tool.check_input.is_valid(call.arguments):
        return False
    if tool.contract.key_argument is not None and _writes_key(tool, call.arguments):
        return False
    state.arguments = call.arguments
    if call.repairs:
        state.repairs = list(call.repairs)
    return True


def _writes_key(tool: CompiledContract, arguments: dict[str, Any]) -> bool:
    from callwright.core.repair.name_spelling import list_written_keys  # noqa: PLC0415 - few tools take a key so

    return bool(list_written_keys(tool, arguments))


def accept_repaired_arguments(
    state: CallState, tool: CompiledContract, repaired: "RepairedArguments"
) -> Completion | None:
    """Take over the repaired arguments; return a refusal that lists every remaining problem, or None."""
    state.arguments = repaired.arguments
    state.repairs = [*state.call.repairs, *repaired.repairs]
    if not repaired.problems:
        return None
    from callwright.core.call.gate_step import refuse_unrepaired  # noqa: PLC0415 - most calls ask nothing

    return refuse_unrepaired(tool, repaired)


def needs_gate(state: CallState) -> bool:
    """Return whether there is anything to weigh: a conversation, a repair, or a confidence stated by the caller."""
    request = state.request
    return request.conversation is not None or request.confidence is not None or bool(state.repairs)


def assign_idempotency_key(state: CallState, tool: CompiledContract) -> None:
    """Set the idempotency key and the hash of the corrected arguments of a call with an effect."""
    contract, principal = tool.contract, state.request.principal
    keyed = (
        to_key_arguments(tool, state.arguments) if contract.key_changes or tool.secrets else state.arguments
    )
    state.args_hash = compute_digest(keyed)
    if state.request.idempotency_key is not None:
        state.key = scope_explicit_key(tool, principal, state.request.idempotency_key)
    else:
        intent = (
            state.args_hash
            if contract.key_fields is None
            else compute_digest(select_intent_fields(contract, keyed))
        )
        state.key = derive_idempotency_key(tool, principal, _choose_key_scope(state, contract), intent)
    if state.repairs or tool.siblings:
        _assign_alternate_keys(state, tool, keyed)


def _choose_key_scope(state: CallState, contract: Contract) -> str:
    """Return the scope within which equal arguments are the same call."""
    if contract.repeat == "allow":  # each call has a unique key, unless it is a resent call
        return state.origin.model_call or state.origin.request or state.ticket.call_id
    return state.request.run_id or "-"


def _assign_alternate_keys(state: CallState, tool: CompiledContract, keyed: dict[str, Any]) -> None:
    """Set the other keys of the same call: by its arguments as read, and its keys under other versions of the tool."""
    contract, principal = tool.contract, state.request.principal
    as_read = to_key_arguments(tool, state.call.arguments) if state.repairs else keyed
    passing = state.is_dated or bool(state.repairs and tool.own_correctors)
    several = bool(tool.siblings) or tool.corrects_otherwise
    scope = _choose_read_scope(state, contract, passing=passing) if passing or several else ""
    if scope:
        try:
            hashed = compute_digest(as_read)
        except (
            TypeError,
            ValueError,
            RecursionError,
        ):  # not plain JSON as read: only the corrected arguments identify it
            as_read = keyed
        else:
            state.read_key = derive_read_key(scope_explicit_key(tool, principal, scope), hashed)
    if several and state.request.idempotency_key is None:
        forms = [keyed] if as_read is keyed else [keyed, as_read]
        own = AlternateKey(state.key or "", state.args_hash)
        keys = derive_alternate_keys(tool, principal, _choose_key_scope(state, contract), forms)
        state.also = tuple(one for one in keys if one != own)


def _choose_read_scope(state: CallState, contract: Contract, *, passing: bool) -> str:
    """Return the scope within which equal arguments as read are the same call; "" where they are not.

    A text that may be corrected differently at another time ("tomorrow") keeps its first meaning only where the caller links
    the call to an earlier one: by its run, by its key, or by sending it again.
    """
    request, sent = state.request, state.origin.model_call or state.origin.request
    if request.idempotency_key is not None:
        return f"key {request.idempotency_key}"
    if contract.repeat == "allow":
        return f"sent {sent}" if sent else ""
    if request.run_id is not None:
        return f"run {request.run_id}"
    return (f"sent {sent}" if sent else "") if passing else "any"


# --- 7 authorize ------------------------------------------------------------------------------------------------


def build_authorize(state: CallState, tool: CompiledContract, over: str = "") -> Authorize:
    """Build the effect that asks whether this principal may make this call; ``over`` names a quota that the call exceeds."""
    contract = tool.contract
    return Authorize(
        contract.name,
        contract.version,
        tool.hash,
        contract.effect,
        state.request.principal,
        state.arguments,
        _choose_approval_key(state, contract) if state.key else None,
        state.request.approval,
        over,
        state.also,
        state.read_key,
    )


def _choose_approval_key(state: CallState, contract: Contract) -> str | None:
    """Return the key that an approval is bound to. A call that may repeat has a unique key that no other call has."""
    own = contract.repeat == "allow" and state.request.idempotency_key is None
    return None if own else state.key


def interpret_authorize(
    state: CallState, answer: Allowed | Denied | ApprovalNeeded | StoreFailed
) -> Completion | None:
    """Return a refusal, or None when the call may be made (or only replayed, where its approval has been used already)."""
    if isinstance(answer, Allowed):
        state.again, state.approval, state.quotas = answer.again, answer.approval, answer.quotas
        return None
    return _refuse_unauthorized(answer)


def _refuse_unauthorized(answer: Denied | ApprovalNeeded | StoreFailed) -> Completion:
    """Refuse a call that is forbidden, needs an approval, or could not be authorized."""
    match answer:
        case Denied():
            return make_refusal("permission_denied")
        case ApprovalNeeded(reason="too_many"):
            return make_refusal("quota_exceeded", details={"quota": "open approvals"})
        case ApprovalNeeded(handle=handle, reason=reason):
            return make_refusal(f"approval_{reason}", handle=handle or None, counts=False)
        case StoreFailed():
            return make_refusal("unavailable")
        case _:
            assert_never(answer)


def complete_dry_run(state: CallState, tool: CompiledContract) -> Completion:
    """End a dry run: everything before the first write has been done."""
    notice = result_messages.build_notice("dry_run")
    state.warnings.append(notice)
    would = {"name": tool.contract.name, "arguments": state.arguments}
    outcome = Outcome(data={"wouldCall": would}, message=notice.message, next_action="continue")
    return Completion(outcome=outcome)


# --- 8 claim ----------------------------------------------------------------------------------------------------


def build_claim(state: CallState, tool: CompiledContract) -> Claim:
    """Build the effect that claims the call and takes one unit of the run's budget."""
    if tool.usual is None:
        preload_checks(tool)
    contract, request, origin = tool.contract, state.request, state.origin
    run_id = None if state.is_part else state.run_id
    if run_id is not None and not state.args_hash:
        # of a read too: a run counts repeated failures by the arguments
        state.args_hash = compute_digest(seal_arguments(tool, state.arguments))
    takes: tuple[QuotaCharge, ...] = ()
    if state.quotas:
        takes = _compute_quota_takes(state, tool)
    effect = Claim(
        state.key,
        contract.name,
        contract.version,
        state.args_hash,
        contract.effect,
        contract.repeat,
        state.ticket.call_id,
        contract.lease_ms,
        state.ticket.trace_id,
        request.principal,
        run_id,
        state.limits,
        False,  # resumed
        tool.hash,
        "",  # task
        get_key_source(request),
        origin.session,
        origin.request if request.repeat is None else f"repeat/{request.repeat}",
        origin.model_call,
        contract.repeat_window_s * 1000,
        request.repeat,
        state.joined,
        state.again,
        state.approval,
        None if contract.long else "",
        takes,
    )
    return (
        replace(effect, also=state.also, read_key=state.read_key) if state.also or state.read_key else effect
    )


def _compute_quota_takes(state: CallState, tool: CompiledContract) -> tuple[QuotaCharge, ...]:
    """Return the charge of the call to each quota. With quotas, a read needs the hash of its arguments, too."""
    from callwright.core.policy.quotas import QuotaScope, compute_takes  # noqa: PLC0415 - most applications have no quotas

    state.args_hash = state.args_hash or compute_digest(seal_arguments(tool, state.arguments))
    scope = QuotaScope(state.request.principal, state.run_id or state.origin.session or "")
    return compute_takes(state.quotas, tool, state.arguments, scope)


def build_claim_before_approval(
    tool: CompiledContract, request: CallRequest, ticket: Ticket, authorize: Authorize
) -> Claim:
    """Build the claim that would follow an authorization, with the fields that the rules for repeated calls look at."""
    state = CallState(request, ticket, RunLimits())
    state.set_tool(tool)
    state.arguments, state.key, state.also, state.read_key = (
        authorize.arguments,
        authorize.key,
        authorize.also,
        authorize.read_key,
    )
    state.args_hash = hash_arguments(tool, state.arguments)
    return build_claim(state, tool)


def get_key_source(request: CallRequest) -> Literal["", "run", "key"]:
    """Return which identifier the caller itself gave that makes two calls the same."""
    return "key" if request.idempotency_key is not None else "run" if request.run_id is not None else ""


NO_CLAIM = Claimed(0, 0, 1, None)
"""The claim of a read outside a run, and before any limit of a run is known."""


def needs_no_claim(state: CallState) -> bool:
    """Return whether there is nothing to claim: a read has no ledger row, and outside a run it takes no budget."""
    return (
        state.key is None
        and not state.approval
        and not state.quotas
        and (state.is_part or state.run_id is None)
    )


def compute_patience_ms(state: CallState, tool: CompiledContract, now: float) -> float:
    """Return how much longer the call may wait for the same call running elsewhere, in milliseconds.

    ``now``: milliseconds since its start. The contract's waiting time starts when the call first finds the other one: the time
    before, seconds on a busy machine, is not waiting.
    """
    if state.patient_until is None:
        deadline = compute_deadline_ms(state, tool.contract, NO_CLAIM)
        state.patient_until = min(now + tool.contract.wait_ms, deadline)
    return state.patient_until - now


def complete_in_progress(running: InFlight) -> Completion:
    """End the call because the same call is still running elsewhere; its effect is unknown for now."""
    outcome = Outcome(code="in_progress", retry_after_ms=running.retry_after_ms)
    return Completion(outcome=outcome, effect="unknown")


def interpret_wait(running: InFlight, answer: Woken | WaitedOut | Cancelled) -> Completion | None:
    """Return a refusal, or None: retry the claim."""
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
    state: CallState,
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
    """Return the claim, or the completion that the ledger or the run's budget gives instead."""
    if isinstance(answer, Claimed):
        return _accept_claim(state, answer)
    if isinstance(answer, StoreFailed):
        return _go_on_without_store(state, answer)
    match answer:
        case AlreadySettled() | SecondIntent():
            return repeat_messages.complete_repeated_call(state, answer)
        case InDoubt(trace_id=trace_id):
            return Completion(outcome=Outcome(code="outcome_unknown"), effect="unknown", trace_id=trace_id)
        case Exhausted() | QuotaOver():
            return _refuse_over_budget(answer)
        case KeyConflict() | ApprovalMissing() | Cancelled():
            params = repeat_messages.describe_conflict(answer) if isinstance(answer, KeyConflict) else None
            return make_refusal(_CLAIM_REFUSAL_CODES[type(answer)], params=params, counts=False)
        case _:
            assert_never(answer)


def _go_on_without_store(state: CallState, answer: StoreFailed) -> Claimed | Completion:
    """Return the completion of a call that the store did not claim, or ``NO_CLAIM`` if it may continue without one."""
    if answer.reason == "doubtful":
        return _refuse_in_doubt(answer.doubt)
    if answer.held_ms:
        return _refuse_while_held(answer.held_ms)
    if _can_go_without_store(state):
        return NO_CLAIM
    if answer.closed:
        return _refuse_after_close()
    params = {"detail": "it has no room for more calls"} if answer.reason == "full" else {}
    return make_refusal("unavailable", params=params, counts=False)


def _refuse_after_close() -> Completion:
    """Refuse a call of an application that was closed: it cannot be made later either."""
    outcome = Outcome(
        code="unavailable",
        params={"detail": CLOSED_DETAIL},
        retryable=False,
        next_action="stop",
        suggestion=result_messages.STOP_ADVICE,
    )
    return Completion(outcome=outcome, counts=False)


def _refuse_in_doubt(doubt: DoubtReason | None) -> Completion:
    """Refuse a call that may run only once; unless the doubt is about the time alone, it may have been made already."""
    if doubt in CLOCK_DOUBTS:
        return make_refusal("ledger_doubtful", params={"detail": _CLOCK_DETAILS[doubt]}, counts=False)
    params = {"detail": "this call may have been made already, and its record lost or kept elsewhere"}
    return Completion(outcome=Outcome(code="ledger_doubtful", params=params), effect="unknown", counts=False)


def _refuse_while_held(held_ms: int) -> Completion:
    """Refuse a call that may run only once, while it is not known whether the ledger still has all that it acknowledged.

    The same call may have been made already: nothing is said about its effect, and it is safe to send it again.
    """
    params = {"detail": "it moved to another server a moment ago; this call may have been made already"}
    outcome = Outcome(code="unavailable", params=params, retry_after_ms=held_ms)
    return Completion(outcome=outcome, effect="unknown", counts=False)


_CLOCK_DETAILS: Final[dict[str | None, str]] = {
    "clock_unset": "the clock says a time before 2023; a test that stops time passes its own, Callwright(clock=...)",
    "clock_behind": "the clock is behind what the ledger has seen",
    "clock_ahead": "the clock jumped ahead",
}


def _accept_claim(state: CallState, answer: Claimed) -> Claimed:
    state.entry_id = answer.entry_id
    state.key = answer.key or state.key
    state.doubt = NO_ANSWER if answer.after_unknown else state.doubt
    if answer.earlier is not None:
        state.warnings.append(repeat_messages.make_earlier_notice(answer.earlier))
    return answer


def _can_go_without_store(state: CallState) -> bool:
    """Return whether the call runs although the store is unavailable; never one that needs an approval or has a quota."""
    return (
        state.tool is not None
        and not state.approval
        and not state.quotas
        and state.continue_without_store(state.tool.contract)
    )


_CLAIM_REFUSAL_CODES: dict[type[KeyConflict | ApprovalMissing | Cancelled], str] = {
    ApprovalMissing: "approval_expired",
    KeyConflict: "idempotency_conflict",
    Cancelled: "cancelled",
}


def _refuse_over_budget(answer: Exhausted | QuotaOver) -> Completion:
    if isinstance(answer, QuotaOver):
        return _refuse_over_quota(answer)
    if answer.limit == "loop":
        return make_refusal("repeated_failure", params={"times": str(answer.times)}, counts=False)
    return make_refusal("budget_exhausted", params={"detail": describe_exhausted(answer)}, counts=False)


def refuse_held(held: HeldCall) -> Completion:
    """Refuse a call that keeps failing: other arguments may go on at once, the same call after a while."""
    params = {"times": str(held.times), "seconds": str(max(1, -(-held.wait_ms // 1000)))}
    return make_refusal(
        "repeated_failure", params=params, retry_after_ms=held.wait_ms, next_action="retry", counts=False
    )


def _refuse_over_quota(answer: QuotaOver) -> Completion:
    """Refuse a call over an operator's limit. Where a person may allow the excess, that was asked before."""
    code = "quota_exceeded" if answer.over == "approve" else answer.over
    about = {"quota": answer.name}
    return make_refusal(code, retry_after_ms=answer.retry_after_ms, details=about, counts=False)


def build_count_refusal(state: CallState, run_id: str, completion: Completion) -> CountRefusal:
    """Build the effect that counts a refusal before the claim, identified by the arguments as far as they could be read."""
    tenant, code = state.request.principal.tenant, completion.outcome.code or ""
    return CountRefusal(
        tenant, run_id, state.name, code, state.limits, state.args_hash or _hash_refused_call(state)
    )


def _hash_refused_call(state: CallState) -> str:
    call = getattr(state, "call", None)
    refused = getattr(state, "arguments", None) or (state.request.raw if call is None else call.arguments)
    if state.tool is not None and isinstance(refused, dict):
        refused = seal_arguments(state.tool, refused)
    try:
        return compute_digest(refused)
    except (TypeError, ValueError, RecursionError):  # not JSON: all such calls count as the same
        return ""


def interpret_refusal_count(completion: Completion, answer: Counted | StoreFailed) -> Completion:
    """Return the refusal, or one that stops the run where this refusal reached the limit."""
    match answer:
        case Counted(stop=True, times=times):
            return make_refusal(
                "repeated_failure", params={"times": str(times)}, fields=completion.outcome.fields
            )
        case Counted() | StoreFailed():
            return completion
        case _:
            assert_never(answer)
