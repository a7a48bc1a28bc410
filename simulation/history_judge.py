"""Judge a finished history: compare the world's own record with the ledger and with every answer.

1. an effect that may happen once happened at most once per ledger entry, and once per key of an upstream that supports keys;
2. nothing is committed that did not happen, and nothing released or failed that did;
3. unknown occurs only where a process died, was suspended or went silent, lost the store or got no answer, answered only where the tool
   answered with a failure;
4. no claim of a write that may not be repeated outlives its lease;
5. the envelope agrees with the world: committed, none, or truthfully unknown;
6. a repeated answer is the answer of what happened;
7. the claim of a process that has died holds nobody up for longer than its heartbeats are waited for;
8. what a ledger has lost of what it had acknowledged is not done again.
"""

from collections.abc import Iterator
from typing import NamedTuple

from callwright.domain.effects import Answer, Raised, Returned, Settle, Settled, StoreFailed
from callwright.domain.records import LedgerEntry, LedgerState
from callwright.domain.result import EffectState
from simulation.simulated_business import BusinessEffect
from simulation.simulated_process import SimulatedCall
from simulation.store_observer import StoreObserver


class FinishedHistory(NamedTuple):
    """A finished history. ``decided`` are the entries resolved by a person."""

    calls: list[SimulatedCall]
    entries: list[LedgerEntry]
    done: list[BusinessEffect]
    observer: StoreObserver
    decided: set[int]


def judge_history(end: FinishedHistory) -> list[str]:
    """Return the violated rules, in words."""
    by_entry: dict[int, list[BusinessEffect]] = {}
    for done in end.done:
        entry = end.observer.entry_of.get(done.owner)
        if entry is None:
            return [f"{done.id} was done for {done.owner}, who never had a claim"]
        by_entry.setdefault(entry, []).append(done)
    return [
        *_check_at_most_once(by_entry),
        *(
            broken
            for entry in end.entries
            for broken in _check_entry(end, entry, by_entry.get(entry.entry_id, []))
        ),
        *(broken for call in end.calls for broken in _check_result(end, call)),
    ]


def judge_deceived_history(end: FinishedHistory, lost: set[str], later: set[str]) -> list[str]:
    """Return the violated rules where a ledger has lost the end of what it had acknowledged.

    What ``lost`` owners of claims did is not done again by ``later`` ones, and what callers are told agrees with the world.
    """
    broken = [broken for call in end.calls for broken in _check_told_effect(end, call)]
    owner_of_lost: dict[tuple[str, str | None], str] = {}
    for one in end.done:
        before = owner_of_lost.get((one.tool, one.key), one.owner)
        if one.owner in later and before != one.owner:
            broken.append(f"{one.id} was done again for {one.owner}: the claim of {before} was lost")
        if one.owner in lost and one.tool in _ONCE_TOOLS:
            owner_of_lost[one.tool, one.key] = one.owner
    return broken


_ONCE_TOOLS = frozenset({"order", "mail", "notify", "toggle", "ship"})


def _check_at_most_once(by_entry: dict[int, list[BusinessEffect]]) -> Iterator[str]:
    for entry, done in by_entry.items():
        if len(done) > 1 and done[0].tool in _AT_MOST_ONCE_TOOLS:
            yield f"entry {entry} was done {len(done)} times: {', '.join(one.id for one in done)}"


_AT_MOST_ONCE_TOOLS = frozenset({"pay", *_ONCE_TOOLS})


def _check_entry(end: FinishedHistory, entry: LedgerEntry, done: list[BusinessEffect]) -> Iterator[str]:
    name = f"entry {entry.entry_id} ({entry.tool})"
    if entry.state == "committed" and not done and entry.effect != "keyed":
        yield f"{name} is committed and did not happen"
    if entry.state == "claimed":
        yield f"{name} is still claimed when every lease is over"
    if entry.state in {"released", "failed"} and done:
        yield f"{name} is {entry.state} and did happen"
    if entry.effect != "once":
        return
    if entry.state == "unknown" and not _has_doubt_reason(end, entry):
        yield f"{name} is unknown without a reason"
    if entry.state == "answered" and not _was_answered_with_failure(end, entry):
        yield f"{name} is answered, and no tool has answered it with a failure"


def _has_doubt_reason(end: FinishedHistory, entry: LedgerEntry) -> bool:
    owners = [call for call in end.calls if end.observer.entry_of.get(call.owner) == entry.entry_id]
    return any(_is_left_in_doubt(call) for call in owners)


def _is_left_in_doubt(call: SimulatedCall) -> bool:
    if call.result is None or call.process.stood_still or call.process.went_silent:
        return True
    return any(_is_doubtful_answer(answer) for _, answer in call.tape)


def _is_doubtful_answer(answer: Answer) -> bool:
    silence = (
        isinstance(answer, Raised) and answer.evidence.happened == "maybe" and not answer.evidence.answered
    )
    return silence or isinstance(answer, StoreFailed)


def _was_answered_with_failure(end: FinishedHistory, entry: LedgerEntry) -> bool:
    owners = [call for call in end.calls if end.observer.entry_of.get(call.owner) == entry.entry_id]
    return any(_is_failure_answer(answer) for call in owners for _, answer in call.tape)


def _is_failure_answer(answer: Answer) -> bool:
    """Return whether a simulated tool's answer is a failure in words: one without a number or an id."""
    if isinstance(answer, Returned):
        return not (isinstance(answer.value, dict) and answer.value.keys() & {"id", "number"})
    return isinstance(answer, Raised) and answer.evidence.answered


def _check_result(end: FinishedHistory, call: SimulatedCall) -> Iterator[str]:
    yield from _check_told_effect(end, call)
    result = call.result
    if result is not None and result.meta.tool_name in _WRITE_TOOLS:
        yield from _check_settled_state(call, result.effect, f"{call.owner} ({result.meta.tool_name})")


def _check_told_effect(end: FinishedHistory, call: SimulatedCall) -> Iterator[str]:
    """Check that what the caller is told agrees with the world."""
    result = call.result
    if result is None or result.meta.tool_name not in _WRITE_TOOLS:
        return
    mine = [done for done in end.done if done.owner == call.owner]
    name = f"{call.owner} ({result.meta.tool_name})"
    if result.effect == "none" and mine:
        yield f"{name} is told that nothing happened, and it did"
    if result.effect == "committed":
        entry = result.meta.idempotency_key
        same = [done for done in end.done if done.key == entry]
        if not same:
            yield f"{name} is told that it happened, and it did not"
        elif result.success and result.data is not None and result.data["id"] not in {one.id for one in same}:
            yield f"{name} was given an answer that nothing in the world gave"


def _check_settled_state(call: SimulatedCall, told: EffectState, name: str) -> Iterator[str]:
    """Check that the ledger has the state reported to the caller, if the store accepted it."""
    written = [
        effect.state
        for effect, answer in call.tape
        if isinstance(effect, Settle) and isinstance(answer, Settled)
    ]
    if written and written[-1] not in _STATES_BY_EFFECT[told]:
        yield f"{name} is told {told!r}, and the ledger was told {written[-1]!r}"


_STATES_BY_EFFECT: dict[EffectState, set[LedgerState]] = {
    "committed": {"committed"},
    "none": {"released", "failed"},
    "unknown": {"unknown", "answered"},
    "compensated": set(),
}
_WRITE_TOOLS = frozenset({"set_price", "stock", *_AT_MOST_ONCE_TOOLS})
