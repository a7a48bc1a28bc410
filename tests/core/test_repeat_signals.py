"""Each signal that tells a lost answer from a second intent, on its own: C4."""

import re
from typing import Literal, get_args

from msgspec.structs import replace

from callwright.core.records import ledger
from callwright.core.records.repeat_rules import (
    AFTER_UNKNOWN_NOTE,
    LOST_ANSWER_MS,
    add_unknown_note,
    derive_repeat_handle,
    judge_repeat,
    parse_earlier_note,
    render_earlier_note,
)
from callwright.domain.contract import Repeat
from callwright.domain.effects import Claimed
from callwright.domain.ledger_effects import EarlierCall
from callwright.domain.records import LedgerEntry
from stores.making import claim, settle


def committed() -> LedgerEntry:
    first = ledger.claim_entry(None, claim(), now=0, lease_now=0, new_id=1).entry
    ended = ledger.settle_entry(first, settle(Claimed(1, 1, 1, None)), now=0).entry
    assert ended is not None
    return ended


FIRST = committed()
"""A ``once`` of session "s" that was committed at 0 and is not known to be received."""


def test_a_resumed_call_gets_the_answer_of_its_own_finished_entry() -> None:
    received = replace(FIRST, delivered=True)
    assert judge_repeat(received, claim(repeat="allow", resumed=True), now=0) == "replay"
    assert judge_repeat(received, claim(repeat="allow"), now=0) == "run_again"
    again = replace(received, owner=f"{received.owner}++")  # finished by a resumption, and resumed once more
    assert judge_repeat(again, claim(repeat="allow", resumed=True), now=0) == "replay"


def test_a_call_that_is_resumed_once_more_gets_the_answer_of_its_first_run() -> None:
    received = replace(FIRST, delivered=True)
    resumed = claim(owner=f"{received.owner}+", repeat="allow", resumed=True)
    assert judge_repeat(received, resumed, now=0) == "replay"


def test_a_note_of_an_unknown_attempt_is_no_decision_of_a_person() -> None:
    late = LOST_ANSWER_MS
    assert judge_repeat(replace(FIRST, note="ann: looked"), claim(repeat="allow"), now=late) == "replay"
    doubted = replace(FIRST, note=AFTER_UNKNOWN_NOTE)
    assert judge_repeat(doubted, claim(repeat="allow"), now=late) == "run_again"


def test_an_unknown_attempt_is_noted_once_behind_what_was_noted_before() -> None:
    first = add_unknown_note(replace(FIRST, note="earlier committed 5 trace"))
    assert first == f"earlier committed 5 trace {AFTER_UNKNOWN_NOTE}"
    assert add_unknown_note(replace(FIRST, note=first)) == first
    assert add_unknown_note(replace(FIRST, note="")) == AFTER_UNKNOWN_NOTE


def test_a_resumed_call_that_was_cut_before_its_claim_is_judged_as_any_other() -> None:
    received = replace(FIRST, delivered=True)
    verdicts: list[tuple[Repeat, str]] = [("allow", "run_again"), ("ask", "ask"), ("replay", "replay")]
    for repeat, expected in verdicts:
        resumed = claim(owner="call-2", repeat=repeat, resumed=True)
        assert judge_repeat(received, resumed, now=0) == expected
        assert judge_repeat(replace(received, owner="call-2+"), resumed, now=0) == "replay"
        first = replace(received, model_call="one")
        assert judge_repeat(first, replace(resumed, joined=True, model_call="two"), now=0) == "replay"


def test_what_somebody_has_decided_waits_for_its_caller_however_long_and_another_note_does_not() -> None:
    late = LOST_ANSWER_MS
    asked = claim(repeat="allow")
    assert judge_repeat(replace(FIRST, note="eve: seen in the bank"), asked, now=late) == "replay"
    assert judge_repeat(replace(FIRST, note=render_earlier_note(FIRST)), asked, now=late) == "run_again"
    assert judge_repeat(FIRST, asked, now=late) == "run_again"


def test_a_repeat_is_the_same_intent_in_the_same_session_and_where_both_have_none() -> None:
    for one, other, expected in (
        ("s", "s", "replay"),
        (None, None, "replay"),
        (None, "s", "run_again"),
        ("s", None, "run_again"),
        ("s", "t", "run_again"),
    ):
        received = replace(FIRST, delivered=True, session=one)
        assert judge_repeat(received, claim(session=other), now=0) == expected


def test_a_repeat_that_is_allowed_or_not_declared_runs_and_names_the_earlier_one() -> None:
    received = replace(FIRST, delivered=True)
    verdicts = {repeat: judge_repeat(received, claim(repeat=repeat), now=0) for repeat in get_args(Repeat)}
    expected = {"ask": "ask", "replay": "replay", "replay_undelivered": "run_again", "allow": "run_again"}
    assert verdicts == expected


def test_one_call_id_of_the_model_alone_does_not_say_that_it_asks_again() -> None:
    for known, asks in ((None, "m"), ("m", None)):
        asked = claim(repeat="allow", joined=True, model_call=asks)
        assert judge_repeat(replace(FIRST, delivered=True, model_call=known), asked, now=0) == "replay"


def test_a_lost_answer_of_a_keyed_write_is_given_again_and_its_failure_is_tried_again() -> None:
    first = replace(FIRST, effect="keyed")
    asked = claim(effect="keyed", repeat="replay")
    assert judge_repeat(first, asked, now=LOST_ANSWER_MS - 1) == "replay"
    assert judge_repeat(replace(first, state="answered"), asked, now=LOST_ANSWER_MS - 1) == "run"


def test_a_handle_names_one_entry() -> None:
    assert re.fullmatch(r"rpt_[0-9a-f]{24}", derive_repeat_handle(FIRST))
    others = [
        FIRST,
        replace(FIRST, entry_id=2),
        replace(FIRST, key="other"),
        replace(FIRST, owner="call-2"),
        replace(FIRST, created_at=1),
    ]
    assert len({derive_repeat_handle(one) for one in others}) == len(others)
    assert derive_repeat_handle(replace(FIRST, delivered=True, updated_at=9)) == derive_repeat_handle(FIRST)


def test_the_note_of_an_entry_names_the_earlier_one_and_other_notes_name_none() -> None:
    states: tuple[Literal["committed", "answered"], ...] = ("committed", "answered")
    for state in states:
        earlier = replace(FIRST, state=state, updated_at=17)
        assert render_earlier_note(earlier) == f"duplicate_suspected {state} 17 {FIRST.trace_id}"
        assert parse_earlier_note(replace(FIRST, note=render_earlier_note(earlier))) == EarlierCall(
            state, 17, FIRST.trace_id
        )
    assert parse_earlier_note(replace(FIRST, note="duplicate_suspected")) == EarlierCall("committed", 0, "")
    assert parse_earlier_note(replace(FIRST, note="eve: answered 17 x")) is None
    assert parse_earlier_note(FIRST) is None


def test_an_answer_is_lost_for_ten_minutes_from_its_end() -> None:
    ended = replace(FIRST, updated_at=1_000)
    asked = claim(repeat="allow")
    assert judge_repeat(ended, asked, now=600_999) == "replay"
    assert judge_repeat(ended, asked, now=601_000) == "run_again"
