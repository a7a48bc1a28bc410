"""A batch, executed part by part (seed 002 §4.3). Pure; a step of the pipeline.

The batch is read, checked and authorized once, and its run pays for it once; it has no ledger entry. Each part is claimed
and settled separately, under a separate key: a caller that sends the batch again gets the earlier results of the parts that
succeeded, and only the remaining parts run. The result reports each item: succeeded, or failed and why.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from callwright.core.call import admission, completion, execution
from callwright.core.call.attempts import compute_deadline_ms, run_attempts
from callwright.core.call.call_state import CallState, Completion, EffectFlow, make_refusal
from callwright.core.call.repeat_messages import render_notice_time
from callwright.core.call.usual_answer import get_usual_answer
from callwright.core.records.idempotency import scope_explicit_key
from callwright.core.wording import result_messages
from callwright.domain.contract import Batch, CompiledContract
from callwright.domain.effects import Claimed, ReadClock, Settle
from callwright.domain.error_codes import ERRORS
from callwright.domain.records import Outcome
from callwright.domain.result import EffectState, FailedItem, NextAction, Notice, Partial, Source

Each = TypeVar("Each", Source, Notice)


class BatchPart(Struct, frozen=True):
    """Some items of the batch, and how their part ended."""

    items: list[Any]
    end: Completion


def needs_batching(state: CallState, batch: Batch) -> bool:
    """Return whether the call has more items than one part takes."""
    items = state.arguments.get(batch.items)
    return isinstance(items, list) and len(items) > batch.size


def run_batch(state: CallState, tool: CompiledContract, batch: Batch) -> EffectFlow[Completion]:
    """Execute the parts one after the other, as long as there is time."""
    state.key = None
    quotas, state.quotas = state.quotas, ()  # each part takes quota separately
    claimed = (
        admission.NO_CLAIM
        if admission.needs_no_claim(state)
        else (yield from execution.claim_call(state, tool))
    )
    if not isinstance(claimed, Claimed):
        return claimed
    clock = ReadClock()
    until = int(clock.cast_answer((yield clock)).ms) + compute_deadline_ms(state, tool.contract, claimed)
    parts: list[BatchPart] = []
    for inner, items in _iterate_parts(state, tool, batch, until):
        inner.quotas = quotas
        cancelled = bool(parts) and parts[-1].end.outcome.code == "cancelled"
        end = make_refusal("cancelled") if cancelled else (yield from _run_part(inner, tool))
        state.attempts = max(state.attempts, inner.attempts)
        state.warnings += [one for one in inner.warnings if one not in state.warnings]
        parts.append(BatchPart(items, end))
    whole = _combine_parts(tool, parts)
    if claimed is admission.NO_CLAIM:
        return whole
    settle = _make_batch_settle(completion.build_settle(state, tool, claimed, whole, healthy=None))
    return completion.interpret_settle(state, whole, settle.cast_answer((yield settle)))


def _make_batch_settle(settle: Settle) -> Settle:
    """Build the settle of the whole batch: no ledger entry, and a failed part does not count as a repeated failure."""
    return settle if settle.code != "partial_success" else replace(settle, code=None)


def _iterate_parts(
    state: CallState, tool: CompiledContract, batch: Batch, until: int
) -> Iterator[tuple[CallState, list[Any]]]:
    """Yield the call state of each part with its items."""
    items, key_counts = state.arguments[batch.items], Counter[str]()
    for start in range(0, len(items), batch.size):
        some = items[start : start + batch.size]
        inner = CallState(state.request, state.ticket, state.limits)
        inner.call, inner.is_part, inner.until = state.call, True, until
        inner.set_tool(tool)
        inner.arguments = {**state.arguments, batch.items: some}
        if tool.contract.effect != "read":
            _assign_part_key(inner, tool, key_counts)
        yield inner, some


def _assign_part_key(inner: CallState, tool: CompiledContract, key_counts: "Counter[str]") -> None:
    """Set the key of a part. Equal parts of one batch have different keys, by their order."""
    admission.assign_idempotency_key(inner, tool)
    inner.also, inner.read_key = (), ""  # the arguments as read are those of the whole batch
    explicit_key = inner.request.idempotency_key
    if explicit_key is not None:
        inner.key = scope_explicit_key(tool, inner.request.principal, f"{explicit_key}#{inner.args_hash}")
    key = inner.key or ""
    key_counts[key] += 1
    if key_counts[key] > 1:
        inner.key = f"{key}#{key_counts[key]}"


def _run_part(inner: CallState, tool: CompiledContract) -> EffectFlow[Completion]:
    claimed = (
        admission.NO_CLAIM
        if admission.needs_no_claim(inner)
        else (yield from execution.claim_call(inner, tool))
    )
    if not isinstance(claimed, Claimed):
        return claimed
    end = yield from run_attempts(inner, tool, claimed)
    completion = yield from execution.judge_attempts(inner, tool, end)
    return (yield from execution.settle_call(inner, tool, claimed, completion, end))


# --- join the results of the parts ----------------------------------------------------------------------------------


def _combine_parts(tool: CompiledContract, parts: list[BatchPart]) -> Completion:
    partial = _report_items(parts)
    failed = [part.end for part in parts if part.end.outcome.code is not None]
    effect = _combine_effects(part.end.effect for part in parts)
    if not failed and not partial.failed:
        replayed = all(part.end.replayed for part in parts)
        return Completion(outcome=_make_success_outcome(tool, parts), effect=effect, replayed=replayed)
    if not partial.succeeded and failed:
        worst = next((one for one in failed if one.effect == "unknown"), failed[0])
        outcome = replace(worst.outcome, partial=partial)
        return Completion(outcome=outcome, effect=effect, trace_id=worst.trace_id)
    may_repeat = effect != "unknown" and all(_is_retryable(one.outcome) for one in failed) and bool(failed)
    outcome = Outcome(
        code="partial_success",
        partial=partial,
        details={
            "results": _join_results(part.end.outcome.data for part in parts if part.end.outcome.code is None)
        },
        retryable=may_repeat,
        next_action="retry" if may_repeat else None,
        suggestion=_RESEND_ADVICE if may_repeat else None,
        retry_after_ms=max((one.outcome.retry_after_ms or 0 for one in failed), default=0) or None,
        warnings=_make_replay_notices(parts),
    )
    return Completion(outcome=outcome, effect=effect)


_RESEND_ADVICE = "Send the same call again: what has succeeded is not done again."


def _is_retryable(outcome: Outcome) -> bool:
    spec = ERRORS.get(outcome.code or "")
    return bool(outcome.retryable if spec is None or outcome.retryable is not None else spec.retryable)


def _combine_effects(effects: Iterable[EffectState]) -> EffectState:
    distinct = set(effects)
    return "unknown" if "unknown" in distinct else "committed" if "committed" in distinct else "none"


def _report_items(parts: list[BatchPart]) -> Partial:
    """Report every item; a report by the tool about the items of a part is taken over unchanged."""
    succeeded: list[Any] = []
    failed: list[FailedItem] = []
    for part in parts:
        outcome = part.end.outcome
        if outcome.partial is not None:
            succeeded += outcome.partial.succeeded
            failed += outcome.partial.failed
        elif outcome.code is None:
            succeeded += part.items
        else:
            failed += [FailedItem(item, outcome.code) for item in part.items]
    return Partial(succeeded, failed)


def _make_success_outcome(tool: CompiledContract, parts: list[BatchPart]) -> Outcome:
    outcomes = [part.end.outcome for part in parts]
    actions: list[NextAction] = [
        one.next_action for one in outcomes if one.next_action not in (None, "continue")
    ]
    return Outcome(
        data=_join_results(one.data for one in outcomes),
        message=get_usual_answer(tool).message,
        confidence=min(one.confidence for one in outcomes),
        source=_deduplicate_items(one.source for one in outcomes),
        warnings=[*_deduplicate_items(one.warnings for one in outcomes), *_make_replay_notices(parts)],
        next_action=actions[0] if actions else "continue",
    )


def _make_replay_notices(parts: list[BatchPart]) -> list[Notice]:
    """Say that some items were done by an earlier call; where all were, the completion itself is a replay.

    Where the result of an item was erased, its place among the results is empty, which is said too.
    """
    replayed = [part.end.replayed for part in parts]
    mixed = any(replayed) and not all(replayed)
    erased_at = max((part.end.outcome.erased_at for part in parts), default=0)
    params = {"erased": render_notice_time(erased_at)["when"]} if erased_at else {}
    if mixed:
        return [result_messages.build_notice("replayed_in_part", params=params)]
    return [result_messages.build_notice("replayed", params=params)] if erased_at else []


def _join_results(results: Iterable[Any]) -> list[Any]:
    """Return the results in order; where every part returned a list, the concatenated lists."""
    values = list(results)
    if all(isinstance(one, list) for one in values):
        return [item for one in values for item in one]
    return values


def _deduplicate_items(lists: Iterable[list[Each]]) -> list[Each]:
    """Return each item once, in order of first appearance."""
    unique: list[Each] = []
    for one in (item for items in lists for item in items):
        if one not in unique:
            unique.append(one)
    return unique
