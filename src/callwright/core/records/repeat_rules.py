"""The decision on a claim that meets a finished entry: replay, a question, or a new execution. Pure.

A caller that sends a call a second time may have lost the first answer, or may mean it again, and only signals distinguish
the two. The first row that matches decides:

1.  The caller has sent the repeat handle of this entry: it means the call once more → run.
2.  The caller gave the key itself: the key says that it is the same call → replay.
3.  The same request, the same call id of the model, or a call resumed from its tape that finds its own entry, or another's
    where it had its claim: a lost answer → replay, for every class. A call that was interrupted before its claim is judged by
    the rows below. So is, outside a named run and after the window, a call whose id was made up from the text of its reply.
4.  Another call id of the model: it calls again, so it has received the first answer → rows 6, 8 to 10.
    Otherwise a call that waited for this one, or arrived while it ran, was sent before there was an answer → replay.
5.  Failed for good (rejected by a person, handed over as a draft): replay; ``replay_undelivered`` runs once it was received.
6.  An ``idempotent`` call, or a ``keyed`` one whose failure the tool answered: → run.
7.  Not known to be received, and younger than ten minutes: → replay.
8.  Outside a named run, in another session or after the window: no longer the same intent → run, with a notice. Calls that
    name no session (HTTP, revision 2026-07-28) share one session, that of their principal: a protocol without sessions
    must not disable a contract's rules for repeats.
9.  ``ask``, and ``replay`` after a failure that may have had an effect → ask. ``replay`` → replay.
10. ``replay_undelivered`` (the meaning of a repeat is undeclared) and ``allow`` → run, with a notice.

A call that was let through only to be answered from the ledger (``Claim.replay_only``: its approval was used by the earlier one) never
runs: where a row says run, it gets the first answer. Where a row says ask, it is asked about like any other.

A repeat handle identifies one entry. The claim that redeems it retires the entry, so it can be used once; a second claim with the
same handle is the same request (``Claim.request``) and meets the new entry.
"""

from hashlib import sha256
from typing import Literal

from callwright.domain.ledger_effects import Claim, EarlierCall
from callwright.domain.records import LedgerEntry

RepeatVerdict = Literal["replay", "ask", "run", "run_again"]
"""``run_again`` is a run whose note names the earlier call."""

LOST_ANSWER_MS = 600_000
"""Time in milliseconds during which an answer that is not known to have arrived is replayed."""

SUSPECTED_NOTE_PREFIX = "duplicate_suspected"
"""Prefix of the note of an entry that runs although the same call was carried out before."""

GUESSED_CALL_PREFIX = "reply/"
"""Prefix of a call id that was made up from the text of a reply without ids: another reply may have the same text."""

AFTER_UNKNOWN_NOTE = "earlier_attempt_unknown"
"""Suffix of the note of an entry that runs again although an earlier attempt may have had its effect."""


def judge_repeat(entry: LedgerEntry, effect: Claim, *, now: int) -> RepeatVerdict:
    """Decide a claim on a finished entry: committed, failed or answered."""
    verdict = _judge_intent(entry, effect, now)
    return "replay" if effect.replay_only and verdict in ("run", "run_again") else verdict


def _judge_intent(entry: LedgerEntry, effect: Claim, now: int) -> RepeatVerdict:
    if effect.redeems is not None and effect.redeems == derive_repeat_handle(entry):
        return "run"
    if _should_replay(entry, effect, now):
        return "replay"
    if entry.state == "failed" or _is_repeatable(entry, effect):
        return "run"
    return _judge_received_repeat(entry, effect, now)


def _should_replay(entry: LedgerEntry, effect: Claim, now: int) -> bool:
    """Apply rows 2 to 7: return whether the caller may lack the answer, or gets it in any case."""
    if is_resent_call(entry, effect, now=now) or (
        effect.resumed and (effect.joined or _is_own_entry(entry, effect))
    ):
        return True
    if effect.named == "key":  # final, except a possibly transient failure where repeating is safe
        return not (entry.state == "answered" and _is_repeatable(entry, effect))
    asked_again = _are_different(entry.model_call, effect.model_call)
    if effect.joined and not asked_again:
        return True
    if entry.state == "failed":
        return not (entry.delivered and effect.repeat == "replay_undelivered")
    if asked_again or entry.delivered or _is_repeatable(entry, effect):
        return False
    return _is_decided(entry) or _compute_age_ms(entry, now) < LOST_ANSWER_MS


def _judge_received_repeat(entry: LedgerEntry, effect: Claim, now: int) -> RepeatVerdict:
    within = effect.session == entry.session and _compute_age_ms(entry, now) < effect.window_ms
    in_scope = effect.named == "run" or within
    if not in_scope or effect.repeat in ("replay_undelivered", "allow"):
        return "run_again"
    return "ask" if effect.repeat == "ask" or entry.state == "answered" else "replay"


def _is_repeatable(entry: LedgerEntry, effect: Claim) -> bool:
    classes = {entry.effect, effect.effect}
    return classes == {"idempotent"} or (entry.state == "answered" and "once" not in classes)


def _is_decided(entry: LedgerEntry) -> bool:
    """Return whether a person or reconciler resolved the entry: the next caller is then the one waiting for the answer."""
    return (
        bool(entry.note) and not entry.note.startswith(SUSPECTED_NOTE_PREFIX) and not is_after_unknown(entry)
    )


def _is_own_entry(entry: LedgerEntry, effect: Claim) -> bool:
    """Return whether this very call has finished the entry; each resumption marks the owner once more."""
    return entry.owner.rstrip("+") == effect.owner.rstrip("+")


def is_resent_call(entry: LedgerEntry, effect: Claim, *, now: int) -> bool:
    """Return whether the claim is for the very call that made the entry: the same request, or the same call id of the model.

    An equal text is the same reply only within a named run or for a while: every week's reply to the same request may be equal.
    """
    if _are_same(entry.request, effect.request):
        return True
    if not _are_same(entry.model_call, effect.model_call):
        return False
    is_guess = (effect.model_call or "").startswith(GUESSED_CALL_PREFIX)
    return not is_guess or effect.named != "" or _compute_age_ms(entry, now) < effect.window_ms


def _are_same(first: str | None, second: str | None) -> bool:
    return first is not None and first == second


def _are_different(first: str | None, second: str | None) -> bool:
    return first is not None and second is not None and first != second


def _compute_age_ms(entry: LedgerEntry, now: int) -> int:
    return now - entry.updated_at


def derive_repeat_handle(entry: LedgerEntry) -> str:
    """Derive the handle by which a caller that got a replay may make the call once more."""
    identity = f"{entry.entry_id}\n{entry.key}\n{entry.owner}\n{entry.created_at}"
    return f"rpt_{sha256(identity.encode()).hexdigest()[:24]}"


def render_earlier_note(earlier: LedgerEntry) -> str:
    """Return the note of the entry that runs although this one was carried out."""
    return f"{SUSPECTED_NOTE_PREFIX} {earlier.state} {earlier.updated_at} {earlier.trace_id}"


def parse_earlier_note(entry: LedgerEntry) -> EarlierCall | None:
    """Return the earlier call named in the entry's note, or None."""
    if not entry.note.startswith(SUSPECTED_NOTE_PREFIX):
        return None
    state, at_ms, trace_id = (*entry.note.split(" ")[1:], "", "0", "")[:3]
    return EarlierCall("answered" if state == "answered" else "committed", int(at_ms), trace_id)


def add_unknown_note(entry: LedgerEntry) -> str:
    """Return the note of an entry that is claimed again although its last attempt may have had its effect."""
    return entry.note if is_after_unknown(entry) else f"{entry.note} {AFTER_UNKNOWN_NOTE}".lstrip()


def is_after_unknown(entry: LedgerEntry) -> bool:
    """Return whether an earlier attempt may have had its effect. A decision replaces the note: the outcome is known then."""
    return entry.note.endswith(AFTER_UNKNOWN_NOTE)
