"""Each rule of the ledger on its own: the whole entry that a move writes, and the whole answer that it gives."""

from itertools import product
from typing import Any, get_args

import pytest
from msgspec.structs import asdict, replace

from callwright.core.records import ledger
from callwright.core.records.repeat_rules import derive_repeat_handle
from callwright.domain.call import Principal
from callwright.domain.contract import EffectClass
from callwright.domain.effects import (
    AlreadySettled,
    Claim,
    Claimed,
    FencedOut,
    InDoubt,
    InFlight,
    KeyConflict,
    SecondIntent,
    Settled,
)
from callwright.domain.ledger_effects import EarlierCall
from callwright.domain.records import LedgerEntry, LedgerState, Outcome
from stores.making import PAID, claim, settle

STATES: tuple[LedgerState, ...] = get_args(LedgerState)
CLASSES: tuple[EffectClass, ...] = ("once", "keyed", "idempotent")
NOW = 5_000
LATER = 7_000
MINE = Claimed(7, 3, 2, None)


def asked(owner: str = "call-2", **fields: Any) -> Claim:
    """A claim that differs in every field from the entries of this file."""
    more: dict[str, Any] = {
        "version": "2.0.0",
        "trace_id": "trace-2",
        "principal": Principal("bob", "acme"),
        "run_id": "run-2",
        "contract_hash": "hash-2",
        "session": "session-2",
        "request": "request-2",
        "model_call": "model-2",
        "holder": "process-2",
        "lease_ms": 333,
    }
    return replace(claim(owner=owner, args="a"), **more | fields)


def entry(state: LedgerState = "claimed", **fields: Any) -> LedgerEntry:
    """An entry of call-1, attempt 2, fence 3; its lease ends at 6,000 on the clock of the leases."""
    is_finished = state in ledger.FINISHED_STATES
    made = LedgerEntry(
        entry_id=7,
        key="k",
        tool="pay",
        version="1.0.0",
        args_hash="a",
        effect="once",
        state=state,
        fence=3,
        attempt=2,
        owner="call-1",
        lease_until=6_000.0,
        trace_id="trace-1",
        run_id="run-1",
        principal=Principal("ann", "acme"),
        outcome=PAID if is_finished else None,
        delivered=False,
        created_at=1_000,
        updated_at=2_000,
        expires_at=90_000 if is_finished else None,
        contract_hash="hash-1",
        session="session-1",
        request="request-1",
        model_call="model-1",
        holder="process-1",
    )
    return replace(made, **fields)


def move(
    met: LedgerEntry | None, effect: Claim, *, now: int = NOW, lease_now: float = NOW
) -> ledger.LedgerMove:
    return ledger.claim_entry(met, effect, now=now, lease_now=lease_now, new_id=8)


def fresh_entry(**fields: Any) -> LedgerEntry:
    made = entry(**asdict_of_claim(), entry_id=8, fence=1, attempt=1, created_at=NOW, updated_at=NOW)
    return replace(made, **fields)


def asdict_of_claim() -> dict[str, Any]:
    """What an entry takes over from the claim ``asked()`` that meets it at NOW."""
    taken = "version effect owner trace_id run_id principal contract_hash session request model_call holder"
    fields = asdict(asked())
    return {name: fields[name] for name in taken.split()} | {"lease_until": NOW + 333}


# --- a new owner --------------------------------------------------------------------------------------------------


def test_a_claim_on_a_free_key_makes_an_entry_with_all_that_the_claim_says() -> None:
    assert move(None, asked()) == ledger.LedgerMove(
        Claimed(8, 1, 1, None), fresh_entry(), None, executes=True
    )
    nobodys = move(None, asked(holder=None, key=None)).entry
    assert nobodys == fresh_entry(holder="", key="")


@pytest.mark.parametrize("state", sorted(ledger.FINISHED_STATES))
def test_a_finished_entry_is_retired_at_the_moment_it_expires(state: LedgerState) -> None:
    old = entry(state, expires_at=NOW)
    assert move(old, asked(args_hash="other")).retired == old
    assert move(old, asked()) == ledger.LedgerMove(Claimed(8, 1, 1, None), fresh_entry(), old, executes=True)
    assert move(replace(old, expires_at=NOW + 1), asked(request="request-1")).retired is None
    assert not ledger.is_expired(replace(old, expires_at=None), now=NOW)


def test_what_is_not_finished_never_expires() -> None:
    for state in STATES:
        assert ledger.is_expired(entry(state, expires_at=0), now=NOW) is (state not in {"claimed", "unknown"})


@pytest.mark.parametrize(
    ("state", "lease_now"), [("released", NOW), ("claimed", 6_001), ("unknown", NOW)], ids=str
)
def test_a_further_attempt_keeps_the_entry_and_takes_everything_else_from_its_claim(
    state: LedgerState, lease_now: int
) -> None:
    met = entry(state, effect="keyed", delivered=True, expires_at=90_000, outcome=PAID)
    taken = entry(**asdict_of_claim(), fence=4, attempt=3, updated_at=NOW)
    taken = replace(taken, effect="idempotent", lease_until=lease_now + 333)
    unknown = state != "released"
    taken = replace(taken, note="earlier_attempt_unknown" if unknown else "")
    answer = Claimed(7, 4, 3, None, after_unknown=unknown)
    expected = ledger.LedgerMove(answer, taken, None, executes=True, retries=True)
    assert move(met, asked(effect="idempotent"), lease_now=lease_now) == expected
    taken_by_nobody = move(met, asked(effect="idempotent", holder=None), lease_now=lease_now)
    assert taken_by_nobody.entry == replace(taken, holder="")


@pytest.mark.parametrize(
    ("before", "now", "after"), [("r", "s", "s"), ("r", "", "r"), ("", "s", "s")], ids=str
)
def test_a_further_attempt_is_found_by_its_arguments_as_read_now_or_else_as_they_were_read_before(
    before: str, now: str, after: str
) -> None:
    again = move(entry("released", read_key=before), asked(read_key=now)).entry
    assert again is not None
    assert again.read_key == after


def test_a_released_key_is_free_for_other_arguments_and_every_other_state_is_a_conflict() -> None:
    for state in STATES:
        met = move(entry(state), asked(args_hash="other"))
        if state == "released":
            assert met.entry is not None
            assert met.entry.args_hash == "other"
            assert (met.executes, met.retries) == (True, False)
        else:
            assert met == ledger.LedgerMove(KeyConflict("k", 1_000, NOW - 1_000))


def test_the_more_careful_class_holds_whichever_of_both_contracts_it_comes_from() -> None:
    unfinished: tuple[LedgerState, ...] = ("claimed", "unknown")
    for first, second, state in product(CLASSES, CLASSES, unfinished):
        met = move(entry(state, effect=first), asked(effect=second), lease_now=6_001)
        if "once" in {first, second}:
            assert met.answer == InDoubt("trace-1")
            assert not met.executes
        else:
            assert met.answer == Claimed(7, 4, 3, None, after_unknown=True)


def test_a_claim_that_may_only_be_answered_again_never_runs() -> None:
    only = asked(replay_only=True)
    assert move(entry("released"), only) == ledger.LedgerMove(InFlight(1))
    assert isinstance(move(entry("committed"), only).answer, AlreadySettled)
    assert move(entry("unknown"), only) == ledger.LedgerMove(InDoubt("trace-1"))


# --- the same owner -----------------------------------------------------------------------------------------------


def test_a_resumed_owner_gets_its_own_claim_back_once_and_with_the_same_fence() -> None:
    again = asked("call-1", resumed=True)
    resumed = entry(owner="call-1+", lease_until=NOW + 333, holder="process-2", updated_at=NOW)
    assert move(entry(), again) == ledger.LedgerMove(Claimed(7, 3, 2, None), resumed)
    assert move(entry(), replace(again, holder=None)).entry == replace(resumed, holder="")
    assert move(resumed, again, lease_now=NOW) == ledger.LedgerMove(InFlight(333))
    assert move(resumed, again, lease_now=9_000).answer == InDoubt("trace-1")


def test_only_the_owner_resumes_takes_over_or_lapses() -> None:
    for fields in ({"resumed": True}, {"task": "take_over"}, {"task": "lapse"}, {}):
        assert move(entry(), asked(**fields)) == ledger.LedgerMove(InFlight(1_000))
    assert move(entry(), asked("call-1")) == ledger.LedgerMove(InFlight(1_000))


def test_a_worker_that_takes_a_task_over_raises_the_fence_and_never_shortens_the_lease() -> None:
    takes = asked("call-1", task="take_over")
    taken = entry(fence=4, updated_at=NOW)
    assert move(entry(), takes) == ledger.LedgerMove(Claimed(7, 4, 2, None), taken)
    longer = replace(takes, lease_ms=2_000)
    assert move(entry(), longer).entry == replace(taken, lease_until=7_000.0)


def test_a_task_that_lapses_is_unknown_with_the_fence_of_its_earlier_worker() -> None:
    lapsed = entry("unknown", updated_at=NOW)
    assert move(entry(), asked("call-1", task="lapse")) == ledger.LedgerMove(InDoubt("trace-1"), lapsed)


# --- while the owner is alive or silent -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lease_now", "wait"), [(1_000, 1_000), (5_000, 1_000), (5_001, 999), (5_999.5, 1), (6_000, 1)]
)
def test_a_duplicate_is_told_to_wait_for_the_rest_of_the_lease_and_a_second_at_most(
    lease_now: float, wait: int
) -> None:
    assert move(entry(), asked(), lease_now=lease_now) == ledger.LedgerMove(InFlight(wait))


def test_a_silent_owner_of_a_once_leaves_an_unknown_entry() -> None:
    lapsed = entry("unknown", updated_at=NOW)
    assert move(entry(), asked(), lease_now=6_000.5) == ledger.LedgerMove(InDoubt("trace-1"), lapsed)
    assert move(lapsed, asked()) == ledger.LedgerMove(InDoubt("trace-1"))


@pytest.mark.parametrize(
    ("holder", "asks", "ends"),
    [
        ("p/h.1", "q/h.2", True),
        ("p/h.9", "q/h.10", True),
        ("p/a.b.1", "q/a.b.2", True),
        ("p/h.2", "q/h.2", False),
        ("p/h.2", "q/h.1", False),
        ("p/h.1", "q/g.2", False),
        ("p/h.1", "q", False),
        ("p", "q/h.2", False),
        ("", None, False),
    ],
)
def test_a_claim_ends_with_the_run_of_the_task_that_made_it(
    holder: str,
    asks: str | None,
    ends: bool,  # noqa: FBT001 - a parameter of the table above
) -> None:
    met = move(entry(holder=holder, effect="keyed"), asked(effect="keyed", holder=asks))
    assert met.executes == ends
    assert ends or met == ledger.LedgerMove(InFlight(1_000))


def test_a_claim_is_held_by_the_process_and_by_the_run_of_a_task_within_it() -> None:
    assert ledger.assign_holder(asked(holder=""), "p").holder == "p"
    assert ledger.assign_holder(asked(holder="h.1"), "p").holder == "p/h.1"
    tasks = asked(holder=None)
    assert ledger.assign_holder(tasks, "p") is tasks


def test_a_claim_stands_while_its_entry_is_claimed_with_its_fence() -> None:
    for state, entry_id, fence in product(STATES, (7, 8), (3, 4)):
        expected = (state, entry_id, fence) == ("claimed", 7, 3)
        assert ledger.is_claim_current(entry(state), entry_id, fence) is expected


# --- the end of a call ----------------------------------------------------------------------------------------------

SETTLED: dict[LedgerState, tuple[LedgerState, ...]] = {
    "claimed": ("committed", "failed", "released", "answered", "unknown"),
    "unknown": ("committed", "failed", "released", "answered", "unknown"),
}


def test_a_settle_writes_only_what_its_owner_still_holds() -> None:
    for before, to in product(STATES, STATES):
        met = entry(before, delivered=True)
        move = ledger.settle_entry(met, settle(MINE, to, ttl_s=60), now=NOW)
        if to in SETTLED.get(before, ()):
            expires_at = None if to == "unknown" else NOW + 60_000
            ended = replace(met, state=to, outcome=PAID, delivered=False, updated_at=NOW)
            assert move == ledger.LedgerMove(Settled(), replace(ended, expires_at=expires_at))
        elif before == to and to in ledger.FINISHED_STATES:
            assert move == ledger.LedgerMove(Settled())
        else:
            assert move == ledger.LedgerMove(FencedOut(before))


def test_a_settle_of_another_entry_or_fence_is_told_the_state_and_writes_nothing() -> None:
    for state, entry_id, fence in product(STATES, (7, 8), (3, 4)):
        if (entry_id, fence) != (7, 3):
            stale = settle(Claimed(entry_id, fence, 1, None))
            assert ledger.settle_entry(entry(state), stale, now=NOW) == ledger.LedgerMove(FencedOut(state))
    assert ledger.settle_entry(None, settle(MINE), now=NOW) == ledger.LedgerMove(FencedOut("unknown"))


def test_only_an_answer_that_can_be_given_again_is_delivered_and_only_once() -> None:
    for state, delivered in product(STATES, (False, True)):
        met = entry(state, delivered=delivered)
        can = state in {"committed", "failed", "answered"}
        after = ledger.deliver_entry(met)
        assert after == replace(met, delivered=delivered or can)
        assert (after is met) == (delivered or not can)


# --- people, reconcilers and time -----------------------------------------------------------------------------------

THIRTY_DAYS_MS = 2_592_000_000


def test_only_an_unknown_entry_is_decided_and_it_is_remembered_for_thirty_days() -> None:
    defaults = {
        "committed": Outcome(),
        "failed": Outcome(code="tool_failed"),
        "released": Outcome(),
    }
    for before, to, outcome in product(STATES, STATES, (None, PAID)):
        met = entry(before, delivered=True)
        after = ledger.decide_entry(met, to, by="eve", why="looked", outcome=outcome, now=NOW)
        if before != "unknown" or to not in defaults:
            assert after is None
            continue
        decided = replace(met, state=to, outcome=outcome or defaults[to], note="eve: looked", delivered=False)
        decided = replace(decided, updated_at=NOW, expires_at=NOW + THIRTY_DAYS_MS)
        assert after == replace(decided, fence=4 if to == "released" else 3)


def test_a_decision_holds_for_the_attempt_that_was_seen() -> None:
    met = entry("unknown")
    for seen, holds in ((met, True), (replace(met, fence=2), False), (replace(met, updated_at=1), False)):
        after = ledger.decide_entry(met, "failed", by="eve", why="", outcome=None, now=NOW, seen=seen)
        assert (after is not None) == holds


def test_time_alone_expires_what_is_finished_and_lets_claims_of_silent_owners_lapse() -> None:
    for state, now, lease_now in product(STATES, (89_999, 90_000), (6_000, 6_000.5)):
        met = entry(state)
        is_finished, is_silent = state in ledger.FINISHED_STATES, state == "claimed" and lease_now > 6_000
        swept = ledger.sweep_entry(met, now=now, lease_now=lease_now)
        if is_finished and now == 90_000:
            assert swept == ("expire", met)
        elif is_silent:
            assert swept == ("lapse", replace(met, state="unknown", updated_at=now))
        else:
            assert swept == (None, met)
        assert ledger.is_owner_silent(met, lease_now=lease_now) is is_silent
        assert ledger.is_in_doubt(met, lease_now=lease_now) is (is_silent or state == "unknown")


# --- the answer of a finished entry ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "is_resent"),
    [({"request": "request-1"}, True), ({"model_call": "model-1"}, True), ({"named": "key"}, False)],
)
def test_only_the_same_request_or_call_id_is_the_call_itself(fields: Any, is_resent: Any) -> None:
    answer = move(entry("committed"), asked(**fields)).answer
    assert isinstance(answer, AlreadySettled)
    assert answer.is_resent is is_resent


@pytest.mark.parametrize("state", ["committed", "failed", "answered"])
def test_an_answer_is_given_again_with_all_that_is_known_of_it(state: LedgerState) -> None:
    met = entry(state)
    said = (state, PAID, "trace-1", 7, 2_000, "1.0.0", "hash-1", derive_repeat_handle(met), True)
    again = asked(request="request-1")
    assert move(met, again) == ledger.LedgerMove(AlreadySettled(*said))  # type: ignore[arg-type]
    without = move(replace(met, outcome=None), again).answer
    assert isinstance(without, AlreadySettled)
    assert without.outcome == (Outcome() if state == "committed" else Outcome(code="tool_failed"))


@pytest.mark.parametrize("state", ["committed", "answered"])
def test_a_question_names_what_it_asks_about(state: LedgerState) -> None:
    met = entry(state, delivered=True, session="session-2")
    answer = move(met, asked(repeat="ask")).answer
    assert answer == SecondIntent("trace-1", state, 2_000, derive_repeat_handle(met))  # type: ignore[arg-type]


def test_a_call_that_runs_beside_an_earlier_one_names_it_and_one_that_may_run_anyway_does_not() -> None:
    received = entry("answered", delivered=True)
    beside = move(received, asked(repeat="allow"))
    note = "duplicate_suspected answered 2000 trace-1"
    assert beside.answer == Claimed(8, 1, 1, None, EarlierCall("answered", 2_000, "trace-1"))
    assert (beside.entry, beside.retired) == (fresh_entry(note=note), received)
    repeatable = entry("committed", effect="idempotent")
    plain = move(repeatable, asked(effect="idempotent"))
    made = fresh_entry(effect="idempotent")
    assert plain == ledger.LedgerMove(Claimed(8, 1, 1, None), made, repeatable, executes=True)
