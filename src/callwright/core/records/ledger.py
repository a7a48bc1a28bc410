"""The life cycle of a ledger entry: a transition table, and the pure functions that follow it.

This file may not know the time, where entries are stored, or the budget of a run: these are arguments.

The rules, and why:

1.  A claim is the last write before the first byte leaves. A call that was refused earlier leaves no entry.
2.  Same key, other arguments: a conflict, and nothing about the stored arguments is disclosed. Arguments are equal as
    corrected, as read where correcting them again may give another result, or as another version of the tool takes them. A
    released entry certainly had no effect, so its key is free for other arguments too.
3.  A claim carries a lease. While it is valid, a duplicate gets ``InFlight``.
4.  An expired lease means only that the owner is silent. A sent request may have arrived: the entry becomes unknown,
    for every effect class. The class decides who may run it again: no caller for ``once``, any next caller for the others.
5.  Every new owner raises the fence by one; becoming unknown does not. So the late owner of an unknown call still holds
    the right fence and settles it (it *is* the evidence), while the late owner of a taken-over call settles nothing.
6.  A settle is matched on entry and fence. Repeating the recorded settle is no change and no error.
7.  Known not sent → released: the next caller runs it, as a further attempt with a higher fence.
    The tool answered with a failure and may have had an effect → answered, which is not in doubt: an answer came.
    An entry that runs again although an earlier attempt is unknown records that in its note, and the answer to its owner
    says so: that *this* attempt did nothing does not release it.
8.  May have been sent → unknown. A ``once`` stays unknown until its owner, a reconciler or a person resolves it.
    When a person releases it the fence rises, so that the owner who was declared dead stays out.
9.  Committed, failed and answered are final. What a claim that meets them gets (a replay, a question, a new entry
    beside which they retire) is decided by ``core/records/repeat_rules.py``.
10. Finished entries expire and free their key. Claimed and unknown ones never do.
11. Every fresh claim creates a separate entry with fence 1; ids grow, so an old owner never matches a new entry.
12. The owner itself, resumed from a tape written ahead of every effect, gets its existing claim back with the same fence, once.
13. The claim of a call that continues as a task belongs to the task. A worker that is given the task takes the claim over from
    the previous worker, with a higher fence, so that a worker that was presumed dead can no longer settle. Where an earlier
    worker had begun a call that may not be run twice, the claim lapses instead, as in rule 5: its late settle is the evidence.
14. A claim that an earlier run of a task made ends with that run: for a later run of the same task its lease has expired.

Source: the field's failures that are collected in the resilience notes; the keys and conflicts follow Stripe's
contract and draft-ietf-httpapi-idempotency-key-header.
"""

from collections.abc import Callable, Iterable
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from callwright.core.records.ledger_transitions import (
    DECISION_EVENTS,
    DELIVERABLE_STATES,
    FINISHED_STATES,
    LEDGER_TRANSITIONS,
    SETTLE_EVENTS,
    LedgerEvent,
)
from callwright.core.records.repeat_rules import (
    add_unknown_note,
    derive_repeat_handle,
    is_after_unknown,
    is_resent_call,
    judge_repeat,
    parse_earlier_note,
    render_earlier_note,
)
from callwright.domain.effects import (
    AlreadySettled,
    Answer,
    Claim,
    Claimed,
    FencedOut,
    InDoubt,
    InFlight,
    KeyConflict,
    SecondIntent,
    Settle,
    Settled,
)
from callwright.domain.records import LedgerEntry, LedgerState, Outcome

__all__ = [
    "ASK_AGAIN_MS",
    "DECIDED_TTL_MS",
    "DECISION_EVENTS",
    "DELIVERABLE_STATES",
    "FINISHED_STATES",
    "LEDGER_TRANSITIONS",
    "SETTLE_EVENTS",
    "LedgerMove",
    "claim_entry",
    "decide_entry",
    "deliver_entry",
    "find_met_entry",
    "has_alternate_keys",
    "is_expired",
    "is_in_doubt",
    "is_owner_silent",
    "is_same_call",
    "make_claimed",
    "settle_entry",
    "sweep_entry",
]

DECIDED_TTL_MS = 30 * 24 * 3600 * 1000
"""Retention in milliseconds of an entry that a person resolved."""

ASK_AGAIN_MS = 1_000
"""Upper limit in milliseconds of ``retry_after_ms`` for a duplicate: most calls end long before their lease does."""


class LedgerMove(Struct, frozen=True):
    """The decision on a claim or a settle. Nothing is written where ``entry`` and ``retired`` are None.

    Attributes:
        answer: The answer to the pipeline.
        entry: The entry to write.
        retired: An entry to archive first; its key is taken by ``entry``.
        executes: The call will now run, so its run must pay for it.
        retries: It is the call of an earlier attempt, with the same arguments.
    """

    answer: Answer
    entry: LedgerEntry | None = None
    retired: LedgerEntry | None = None
    executes: bool = False
    retries: bool = False


class _ClaimMoment(Struct, frozen=True):
    """The time of a claim, and the id of a new entry if one is made."""

    now: int
    lease_now: float
    new_id: int


def claim_entry(
    entry: LedgerEntry | None, effect: Claim, *, now: int, lease_now: float, new_id: int
) -> LedgerMove:
    """Decide a claim, given the live entry with its key (None: the key is free).

    ``now`` is epoch ms, ``lease_now`` ms on the lease clock; ``new_id`` is the id of the entry if one is made.
    """
    at = _ClaimMoment(now, lease_now, new_id)
    if entry is None:
        return _make_fresh_claim(effect, at)
    if is_expired(entry, now=now):
        return _make_fresh_claim(effect, at, retired=entry)
    if entry.state != "released" and not is_same_call(entry, effect):
        return LedgerMove(KeyConflict(entry.key, entry.created_at, max(0, now - entry.created_at)))
    move = _CLAIM_HANDLERS[entry.state](entry, effect, at)
    return LedgerMove(InFlight(1)) if effect.replay_only and move.executes else move


def is_same_call(entry: LedgerEntry, effect: Claim) -> bool:
    """Return whether the arguments are the same: as corrected, as read, or as another version of the tool takes them."""
    if entry.args_hash == effect.args_hash or "args_hash" in entry.unreadable:
        return True
    if effect.read_key and entry.read_key == effect.read_key:
        return True
    return any(one.key == entry.key and one.args_hash == entry.args_hash for one in effect.also)


def find_met_entry(candidates: Iterable[LedgerEntry], effect: Claim, *, now: int) -> LedgerEntry | None:
    """Return the entry that a claim meets among those that have one of its keys, or None.

    The same call may match several: unfinished entries come first, then those read with the same arguments, then
    those with the claim's own key, then the newest. If none matches, the entry with the claim's own key.
    """
    rows = list(candidates)
    same = [one for one in rows if is_same_call(one, effect) and not is_expired(one, now=now)]
    if same:
        return max(same, key=lambda one: _rank_match(one, effect))
    return next((one for one in rows if one.key == effect.key), None)


def _rank_match(entry: LedgerEntry, effect: Claim) -> tuple[bool, bool, bool, int]:
    as_read = bool(effect.read_key) and entry.read_key == effect.read_key
    return entry.state in ("claimed", "unknown"), as_read, entry.key == effect.key, entry.entry_id


def has_alternate_keys(effect: Claim) -> bool:
    """Return whether the call may be found by more than its key."""
    return bool(effect.also or effect.read_key)


def settle_entry(entry: LedgerEntry | None, effect: Settle, *, now: int) -> LedgerMove:
    """Decide a settle, given the live entry with its key.

    A stale fence, or an entry that no longer exists, writes nothing. A missing entry was finished and archived:
    its outcome is not known here, and is reported as ``unknown``.
    """
    if entry is None:
        return LedgerMove(FencedOut("unknown"))
    if entry.entry_id != effect.entry_id or entry.fence != effect.fence:
        return LedgerMove(FencedOut(entry.state))
    if entry.state == effect.state and entry.state in FINISHED_STATES:
        return LedgerMove(Settled())
    event = SETTLE_EVENTS.get(effect.state)
    if event is None or entry.state not in LEDGER_TRANSITIONS[event]:
        return LedgerMove(FencedOut(entry.state))
    expires_at = now + effect.ttl_s * 1000 if effect.state in FINISHED_STATES else None
    return LedgerMove(
        Settled(),
        _apply_event(entry, event, now, outcome=effect.outcome, expires_at=expires_at, delivered=False),
    )


def decide_entry(
    entry: LedgerEntry,
    state: LedgerState,
    *,
    by: str,
    why: str,
    outcome: Outcome | None,
    now: int,
    seen: LedgerEntry | None = None,
) -> LedgerEntry | None:
    """Return the entry as resolved by a person or a reconciler, or None when it needs no decision.

    Without an outcome, "committed" is stored as a success without data and "failed" as ``tool_failed``. A decision about an
    entry as it was ``seen`` does not apply to a later attempt under the same id.
    """
    event = DECISION_EVENTS.get(state)
    if event is None or entry.state not in LEDGER_TRANSITIONS[event]:
        return None
    if seen is not None and (seen.fence, seen.updated_at) != (entry.fence, entry.updated_at):
        return None
    return _apply_event(
        entry,
        event,
        now,
        outcome=outcome or _DEFAULT_OUTCOMES[state],
        note=f"{by}: {why}",
        delivered=False,
        expires_at=now + DECIDED_TTL_MS,
    )


def sweep_entry(
    entry: LedgerEntry, *, now: int, lease_now: float
) -> tuple[Literal["expire", "lapse"] | None, LedgerEntry]:
    """Return the effect of time on an entry: ("expire", the entry to archive), ("lapse", the unknown entry) or (None, entry)."""
    if is_expired(entry, now=now):
        return "expire", entry
    if is_owner_silent(entry, lease_now=lease_now):
        return "lapse", _apply_event(entry, "lapse", now)
    return None, entry


def is_owner_silent(entry: LedgerEntry, *, lease_now: float) -> bool:
    """Return whether the owner of a claim counts as dead: its lease has expired, and it has not settled."""
    return entry.state == "claimed" and entry.lease_until < lease_now


def is_in_doubt(entry: LedgerEntry, *, lease_now: float) -> bool:
    """Return whether the outcome of the call is unknown: the entry is unknown, or claimed by a silent owner."""
    return entry.state == "unknown" or is_owner_silent(entry, lease_now=lease_now)


def deliver_entry(entry: LedgerEntry) -> LedgerEntry:
    """Return the entry marked as delivered. Only a final answer can be delivered."""
    if entry.delivered or entry.state not in DELIVERABLE_STATES:
        return entry
    return replace(entry, delivered=True)


def is_expired(entry: LedgerEntry, *, now: int) -> bool:
    """Return whether the key is free again."""
    return entry.state in FINISHED_STATES and entry.expires_at is not None and entry.expires_at <= now


# --- a claim on an entry in each state ----------------------------------------------------------------------------


def _on_claimed(entry: LedgerEntry, effect: Claim, at: _ClaimMoment) -> LedgerMove:
    if entry.owner == effect.owner:
        if effect.resumed:
            return _resume_claim(entry, effect, at)
        if effect.task == "take_over":
            return _take_over_claim(entry, effect, at)
        if effect.task == "lapse":
            return LedgerMove(InDoubt(entry.trace_id), _apply_event(entry, "lapse", at.now))
    remaining_ms = entry.lease_until - at.lease_now
    if remaining_ms >= 0 and not _is_from_earlier_run(entry.holder, effect.holder or ""):
        return LedgerMove(
            InFlight(max(1, min(ASK_AGAIN_MS, int(remaining_ms))), _get_differing_key(entry, effect))
        )
    if not _can_run_again(entry, effect):
        return LedgerMove(InDoubt(entry.trace_id), _apply_event(entry, "lapse", at.now))
    return _assign_new_owner(entry, "retake", effect, at)


def _on_released(entry: LedgerEntry, effect: Claim, at: _ClaimMoment) -> LedgerMove:
    return _assign_new_owner(entry, "claim", effect, at)


def _on_unknown(entry: LedgerEntry, effect: Claim, at: _ClaimMoment) -> LedgerMove:
    if not _can_run_again(entry, effect):
        return LedgerMove(InDoubt(entry.trace_id))
    return _assign_new_owner(entry, "retake", effect, at)


def _on_finished(entry: LedgerEntry, effect: Claim, at: _ClaimMoment) -> LedgerMove:
    verdict = judge_repeat(entry, effect, now=at.now)
    if verdict == "run":
        return _make_fresh_claim(effect, at, retired=entry)
    if verdict == "run_again":
        return _make_fresh_claim(effect, at, retired=entry, note=render_earlier_note(entry))
    if verdict == "ask":
        state: Literal["committed", "answered"] = "answered" if entry.state == "answered" else "committed"
        return LedgerMove(SecondIntent(entry.trace_id, state, entry.updated_at, derive_repeat_handle(entry)))
    return LedgerMove(
        AlreadySettled(
            _FINAL_STATES[entry.state],
            entry.outcome or _DEFAULT_OUTCOMES[entry.state],
            entry.trace_id,
            entry.entry_id,
            entry.updated_at,
            entry.version,
            entry.contract_hash,
            derive_repeat_handle(entry),
            is_resent_call(entry, effect, now=at.now),
        )
    )


_CLAIM_HANDLERS: dict[LedgerState, Callable[[LedgerEntry, Claim, _ClaimMoment], LedgerMove]] = {
    "claimed": _on_claimed,
    "released": _on_released,
    "unknown": _on_unknown,
    "committed": _on_finished,
    "failed": _on_finished,
    "answered": _on_finished,
}

_FINAL_STATES: dict[LedgerState, Literal["committed", "failed", "answered"]] = {
    "committed": "committed",
    "failed": "failed",
    "answered": "answered",
}

_DEFAULT_OUTCOMES: dict[LedgerState, Outcome] = {
    "committed": Outcome(),
    "failed": Outcome(code="tool_failed"),
    "released": Outcome(),
    "answered": Outcome(code="tool_failed"),
}


def _can_run_again(entry: LedgerEntry, effect: Claim) -> bool:
    """Return whether the call may run again. A contract may have changed since the first claim: the stricter class applies."""
    return "once" not in (entry.effect, effect.effect)


def _make_fresh_claim(
    effect: Claim, at: _ClaimMoment, *, retired: LedgerEntry | None = None, note: str = ""
) -> LedgerMove:
    entry = LedgerEntry(  # positional: keyword arguments would take five times as long for this many fields
        at.new_id,
        retired.key if retired is not None else effect.key or "",
        effect.tool,
        effect.version,
        effect.args_hash,
        effect.effect,
        "claimed",
        1,  # fence
        1,  # attempt
        effect.owner,
        at.lease_now + effect.lease_ms,
        effect.trace_id,
        effect.run_id,
        effect.principal,
        None,  # outcome
        False,  # delivered
        at.now,  # created_at
        at.now,  # updated_at
        None,  # expires_at
        note,
        effect.contract_hash,
        effect.session,
        effect.request,
        effect.model_call,
        effect.holder or "",
        effect.read_key,
    )
    return LedgerMove(make_claimed(entry, effect), entry, retired, executes=True)


def _assign_new_owner(entry: LedgerEntry, event: LedgerEvent, effect: Claim, at: _ClaimMoment) -> LedgerMove:
    """Assign an existing entry to a new owner: one more attempt."""
    claimed = _apply_event(
        entry,
        event,
        at.now,
        attempt=entry.attempt + 1,
        owner=effect.owner,
        lease_until=at.lease_now + effect.lease_ms,
        version=effect.version,
        args_hash=effect.args_hash,
        effect=effect.effect,
        trace_id=effect.trace_id,
        run_id=effect.run_id,
        principal=effect.principal,
        outcome=None,
        delivered=False,
        expires_at=None,
        contract_hash=effect.contract_hash,
        session=effect.session,
        request=effect.request,
        model_call=effect.model_call,
        holder=effect.holder or "",
        read_key=effect.read_key or entry.read_key,
        note=add_unknown_note(entry) if event == "retake" else entry.note,
    )
    return LedgerMove(
        make_claimed(claimed, effect), claimed, executes=True, retries=is_same_call(entry, effect)
    )


def _resume_claim(entry: LedgerEntry, effect: Claim, at: _ClaimMoment) -> LedgerMove:
    # The owner's name is consumed: a tape that is resumed a second time finds the claim of another owner.
    owner = f"{entry.owner}+"
    lease_until = at.lease_now + effect.lease_ms
    resumed = _apply_event(
        entry, "resume", at.now, owner=owner, lease_until=lease_until, holder=effect.holder or ""
    )
    return LedgerMove(make_claimed(resumed, effect), resumed)


def is_claim_current(entry: LedgerEntry, entry_id: int, fence: int) -> bool:
    """Return whether the entry is claimed, and by this claim."""
    return entry.state == "claimed" and (entry.entry_id, entry.fence) == (entry_id, fence)


def assign_holder(effect: Claim, process: str) -> Claim:
    """Return the claim as a store of this process writes it: held by the process, unless it belongs to a task."""
    if effect.holder is None:
        return effect
    return replace(effect, holder=f"{process}/{effect.holder}" if effect.holder else process)


def _is_from_earlier_run(holder: str, asks: str) -> bool:
    """Return whether the claim was made by an earlier run of the same task."""
    theirs, mine = holder.partition("/")[2], asks.partition("/")[2]
    if not mine:
        return False
    (task, _, run), (same, _, now) = theirs.rpartition("."), mine.rpartition(".")
    return task == same and int(run) < int(now)


def _take_over_claim(entry: LedgerEntry, effect: Claim, at: _ClaimMoment) -> LedgerMove:
    lease_until = max(entry.lease_until, at.lease_now + effect.lease_ms)
    claimed = _apply_event(entry, "take_over", at.now, lease_until=lease_until)
    return LedgerMove(make_claimed(claimed, effect), claimed)


def make_claimed(entry: LedgerEntry, effect: Claim) -> Claimed:
    """Build the answer to the owner of an entry."""
    return Claimed(
        entry.entry_id,
        entry.fence,
        entry.attempt,
        None,
        parse_earlier_note(entry) if entry.note else None,
        _get_differing_key(entry, effect),
        is_after_unknown(entry),
    )


def _get_differing_key(entry: LedgerEntry, effect: Claim) -> str:
    return "" if entry.key == effect.key else entry.key


def _apply_event(entry: LedgerEntry, event: LedgerEvent, now: int, **also: Any) -> LedgerEntry:
    """Apply an event by the table, and update fields; an event without a transition from this state is a bug: KeyError."""
    way = LEDGER_TRANSITIONS[event][entry.state]
    fence = entry.fence + 1 if way.fence == "next" else entry.fence
    return replace(entry, state=way.to or entry.state, fence=fence, updated_at=now, **also)
