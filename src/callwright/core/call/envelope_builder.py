"""Completion → envelope. Pure, and the only place that builds an envelope: no tool writes a field of it.

Messages for people are chosen here, in the language of the current caller, also for an answer first given to another caller.
"""

from typing import Any

from msgspec import UNSET

from callwright.core.call.call_state import CallState, Completion
from callwright.core.call.usual_answer import get_usual_answer
from callwright.core.wording import result_messages
from callwright.domain.contract import CompiledContract
from callwright.domain.json_copies import copy_json
from callwright.domain.records import Outcome
from callwright.domain.result import CallError, Meta, NextAction, Notice, ToolResult


def build_envelope(state: CallState, ending: Completion, elapsed_ms: float) -> ToolResult:
    """Build the result of the call."""
    outcome = ending.outcome
    error = None if outcome.code is None else _build_call_error(state, outcome)
    return ToolResult(
        success=error is None,
        data=copy_json(outcome.data) if error is None else None,
        content=copy_json(outcome.content) if error is None and outcome.content is not None else UNSET,
        message=error.message if error is not None else _choose_message(state, ending),
        user_message=_choose_question(state, outcome)
        if outcome.next_action == "ask_user" and error is None
        else UNSET,
        operation_type=outcome.operation or (state.tool.contract.operation if state.tool else "operation"),
        confidence=outcome.confidence if error is None else 0.0,
        source=outcome.source,
        next_action=outcome.next_action or _choose_next_action(state, outcome),
        error=error,
        effect=ending.effect,
        partial=outcome.partial,
        warnings=_collect_warnings(state, ending)
        if ending.replayed or state.warnings or outcome.warnings
        else [],
        repairs=state.repairs,
        meta=_build_meta(state, ending, elapsed_ms),
    )


def build_usual_envelope(
    state: CallState, tool: CompiledContract, data: dict[str, Any], elapsed_ms: float
) -> ToolResult:
    """Build the result of a read whose answer is usual (``completion.AS_USUAL``), as ``build_envelope`` does of its completion.

    ``data``: a copy of the answer that the caller may change.
    """
    usual, contract, request, ticket = (
        tool.usual or get_usual_answer(tool),
        tool.contract,
        state.request,
        state.ticket,
    )
    belief, trace_id = usual.belief, request.trace_id
    return ToolResult(
        success=True,
        data=data,
        message=usual.message,
        operation_type=contract.operation,
        confidence=belief.confidence,
        source=usual.source,
        next_action=belief.next_action,
        error=None,
        effect=usual.effect,
        partial=None,
        warnings=belief.warnings.copy(),
        repairs=state.repairs,
        meta=Meta(
            contract.name,
            contract.version,
            tool.hash,
            ticket.trace_id,
            request.run_id,
            ticket.call_id,
            int(elapsed_ms),
            state.attempts,
            False,  # cached
            False,  # replayed
            None,  # idempotency_key
            request.principal.id,
            None,  # handle
            None if trace_id is None else _choose_caller_trace_id(trace_id, ticket.trace_id),
            belief.scored,
        ),
    )


def _build_call_error(state: CallState, outcome: Outcome) -> CallError:
    return result_messages.build_error(
        outcome.code or "internal_error",
        params={"tool": state.name, **outcome.params},
        locale=state.request.locale,
        contract_codes=state.tool.codes if state.tool else None,
        fields=outcome.fields,
        retry_after_ms=outcome.retry_after_ms,
        suggestion=outcome.suggestion,
        details=outcome.details,
        retryable=outcome.retryable,
    )


def _choose_message(state: CallState, ending: Completion) -> str:
    """Return the line on a success; that of a replayed or a kept answer says that it is an earlier one."""
    message = ending.outcome.message or _choose_usual_message(state, ending.outcome)
    return result_messages.mark_earlier(message) if ending.replayed or ending.cached else message


def _choose_usual_message(state: CallState, outcome: Outcome) -> str:
    if outcome.operation is not None:
        return result_messages.render_success(outcome.operation, state.name)
    return get_usual_answer(state.tool).message if state.tool else ""


def _choose_question(state: CallState, outcome: Outcome) -> str:
    """Return the question that a success puts to the user: the tool's, or the standard one in the caller's language."""
    own = outcome.params.get("user_message")
    return own or result_messages.choose_question(
        [one.code for one in outcome.warnings], state.request.locale
    )


def _choose_next_action(state: CallState, outcome: Outcome) -> NextAction:
    if outcome.code is not None:
        return result_messages.get_next_action(outcome.code, state.tool.codes if state.tool else None)
    return "continue"


def _collect_warnings(state: CallState, ending: Completion) -> list[Notice]:
    replayed = [ending.notice or result_messages.build_notice("replayed")] if ending.replayed else []
    return [*replayed, *state.warnings, *ending.outcome.warnings]


def _build_meta(state: CallState, ending: Completion, elapsed_ms: float) -> Meta:
    tool: CompiledContract | None = state.tool
    version, contract_hash = ending.version or ((tool.contract.version, tool.hash) if tool else ("", ""))
    trace_id = state.request.trace_id
    return Meta(
        state.name,
        version,
        contract_hash,
        ending.trace_id or state.ticket.trace_id,
        state.request.run_id,
        state.ticket.call_id,
        int(elapsed_ms),
        state.attempts,
        ending.cached,
        ending.replayed,
        state.key,
        state.request.principal.id,
        ending.outcome.handle,
        None if trace_id is None else _choose_caller_trace_id(trace_id, state.ticket.trace_id),
        ending.outcome.scored,
        ending.repeat_handle,
    )


def _choose_caller_trace_id(trace_id: str, used: str) -> str | None:
    """Return the caller's own trace id where it is not the one in use."""
    return None if trace_id == used else trace_id[:_MAX_TRACE_ID_CHARS]


_MAX_TRACE_ID_CHARS = 128
"""Maximum characters kept of a caller's own trace id that is not a W3C id, so that the caller can still find it."""
