"""A batch, carried out part by part (seed 002 §4.3). Pure; a part of the story.

The whole is read, checked and allowed once, and paid for once by its run; it has no entry of its own. Each part is claimed
and settled by itself, under a key of its own: whoever sends the whole again gets again what succeeded, and only the rest is
done. What succeeded and what did not, and why, is told item by item.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from callwright.core import carry, ending, messages, opening
from callwright.core.attempt import attempts, deadline_ms
from callwright.core.keys import explicit_key
from callwright.core.telling import Ending, Flow, Telling, refusal
from callwright.core.usual import usual_of
from callwright.domain.contract import Batch, CompiledContract
from callwright.domain.effects import Claimed, ReadClock, Settle
from callwright.domain.errors import ERRORS
from callwright.domain.records import Outcome
from callwright.domain.result import EffectState, FailedItem, NextAction, Notice, Partial, Source

Each = TypeVar("Each", Source, Notice)


class Part(Struct, frozen=True):
    """Some items, and how they ended."""

    items: list[Any]
    end: Ending


def is_long(t: Telling, batch: Batch) -> bool:
    """Whether the call has more items than one part takes."""
    items = t.arguments.get(batch.items)
    return isinstance(items, list) and len(items) > batch.size


def carry_out(t: Telling, tool: CompiledContract, batch: Batch) -> Flow[Ending]:
    """Carry out all parts, one after the other, as long as there is time."""
    t.key = None
    quotas, t.quotas = t.quotas, ()  # each part takes of them by itself
    claimed = opening.UNCLAIMED if opening.is_free(t) else (yield from carry.claim(t, tool))
    if not isinstance(claimed, Claimed):
        return claimed
    clock = ReadClock()
    until = int(clock.given((yield clock)).ms) + deadline_ms(t, tool.contract, claimed)
    parts: list[Part] = []
    for inner, items in _inner(t, tool, batch, until):
        inner.quotas = quotas
        gone = bool(parts) and parts[-1].end.outcome.code == "cancelled"
        end = refusal("cancelled") if gone else (yield from _part(inner, tool))
        t.attempts = max(t.attempts, inner.attempts)
        t.warnings += [one for one in inner.warnings if one not in t.warnings]
        parts.append(Part(items, end))
    whole = _summed(tool, parts)
    if claimed is opening.UNCLAIMED:
        return whole
    settle = _paid(ending.settle(t, tool, claimed, whole, healthy=None))
    return ending.settled(t, whole, settle.given((yield settle)))


def _paid(settle: Settle) -> Settle:
    """The end of the whole: there is no entry to write, and that a part failed is no loop of the same failure."""
    return settle if settle.code != "partial_success" else replace(settle, code=None)


def _inner(
    t: Telling, tool: CompiledContract, batch: Batch, until: int
) -> Iterator[tuple[Telling, list[Any]]]:
    """The notes on each part, and its items."""
    items, seen = t.arguments[batch.items], Counter[str]()
    for start in range(0, len(items), batch.size):
        some = items[start : start + batch.size]
        inner = Telling(t.request, t.ticket, t.limits)
        inner.call, inner.is_part, inner.until = t.call, True, until
        inner.found(tool)
        inner.arguments = {**t.arguments, batch.items: some}
        if tool.contract.effect != "read":
            _name(inner, tool, seen)
        yield inner, some


def _name(inner: Telling, tool: CompiledContract, seen: "Counter[str]") -> None:
    """A key for each part; of equal parts of one batch each has its own, in their order."""
    opening.name(inner, tool)
    inner.also, inner.read_key = (), ""  # what was read is the whole
    given = inner.request.idempotency_key
    if given is not None:
        inner.key = explicit_key(tool, inner.request.principal, f"{given}#{inner.args_hash}")
    key = inner.key or ""
    seen[key] += 1
    if seen[key] > 1:
        inner.key = f"{key}#{seen[key]}"


def _part(inner: Telling, tool: CompiledContract) -> Flow[Ending]:
    claimed = opening.UNCLAIMED if opening.is_free(inner) else (yield from carry.claim(inner, tool))
    if not isinstance(claimed, Claimed):
        return claimed
    end = yield from attempts(inner, tool, claimed)
    told = yield from carry.judged(inner, tool, end)
    return (yield from carry.settled(inner, tool, claimed, told, end))


# --- what all parts come to -----------------------------------------------------------------------------------------


def _summed(tool: CompiledContract, parts: list[Part]) -> Ending:
    partial = _report(parts)
    failed = [part.end for part in parts if part.end.outcome.code is not None]
    effect = _effect(part.end.effect for part in parts)
    if not failed and not partial.failed:
        return Ending(outcome=_all_done(tool, parts), effect=effect)
    if not partial.succeeded and failed:
        worst = next((one for one in failed if one.effect == "unknown"), failed[0])
        outcome = replace(worst.outcome, partial=partial)
        return Ending(outcome=outcome, effect=effect, trace_id=worst.trace_id)
    may_repeat = effect != "unknown" and all(_is_retryable(one.outcome) for one in failed) and bool(failed)
    outcome = Outcome(
        code="partial_success",
        partial=partial,
        details={
            "results": _joined(part.end.outcome.data for part in parts if part.end.outcome.code is None)
        },
        retryable=may_repeat,
        next_action="retry" if may_repeat else None,
        suggestion=_AGAIN if may_repeat else None,
        retry_after_ms=max((one.outcome.retry_after_ms or 0 for one in failed), default=0) or None,
    )
    return Ending(outcome=outcome, effect=effect)


_AGAIN = "Send the same call again: what has succeeded is not done again."


def _is_retryable(outcome: Outcome) -> bool:
    spec = ERRORS.get(outcome.code or "")
    return bool(outcome.retryable if spec is None or outcome.retryable is not None else spec.retryable)


def _effect(effects: Iterable[EffectState]) -> EffectState:
    seen = set(effects)
    return "unknown" if "unknown" in seen else "committed" if "committed" in seen else "none"


def _report(parts: list[Part]) -> Partial:
    """Item by item; what a tool itself reports of the items of a part is taken as it says."""
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


def _all_done(tool: CompiledContract, parts: list[Part]) -> Outcome:
    outcomes = [part.end.outcome for part in parts]
    actions: list[NextAction] = [
        one.next_action for one in outcomes if one.next_action not in (None, "continue")
    ]
    return Outcome(
        data=_joined(one.data for one in outcomes),
        message=usual_of(tool).message,
        confidence=min(one.confidence for one in outcomes),
        source=_unlike(one.source for one in outcomes),
        warnings=[*_unlike(one.warnings for one in outcomes), *_replays(parts)],
        next_action=actions[0] if actions else "continue",
    )


def _replays(parts: list[Part]) -> list[Notice]:
    return [messages.notice("replayed")] if any(part.end.replayed for part in parts) else []


def _joined(results: Iterable[Any]) -> list[Any]:
    """The results in order; where each part gives a list, these one after the other."""
    found = list(results)
    if all(isinstance(one, list) for one in found):
        return [item for one in found for item in one]
    return found


def _unlike(lists: Iterable[list[Each]]) -> list[Each]:
    """Each once, in order."""
    kept: list[Each] = []
    for one in (item for items in lists for item in items):
        if one not in kept:
            kept.append(one)
    return kept
