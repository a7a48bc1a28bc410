"""Every combination of what can be known of a repeated call, against the rules, each said on its own."""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple, get_args

import pytest
from msgspec.structs import replace

from callwright.core.records import ledger
from callwright.core.records.repeat_rules import (
    LOST_ANSWER_MS,
    RepeatVerdict,
    derive_repeat_handle,
    judge_repeat,
)
from callwright.domain.contract import EffectClass, Repeat
from callwright.domain.effects import Claimed
from callwright.domain.ledger_effects import Claim
from callwright.domain.records import LedgerEntry, LedgerState
from stores.making import claim, settle

WINDOW_MS = 60_000
STATES: tuple[LedgerState, ...] = ("committed", "failed", "answered")
CLASSES: tuple[EffectClass, ...] = ("once", "keyed", "idempotent")


class Case(NamedTuple):
    entry: LedgerEntry
    asked: Claim
    age: int

    @property
    def verdict(self) -> RepeatVerdict:
        return judge_repeat(self.entry, self.asked, now=self.entry.updated_at + self.age)

    @property
    def is_same_request(self) -> bool:
        one, other = self.entry, self.asked
        return (one.request is not None and one.request == other.request) or (
            one.model_call is not None and one.model_call == other.model_call
        )

    @property
    def is_same_session(self) -> bool:
        """Of calls that name none, all that is known is their principal, which the key holds."""
        return self.asked.session == self.entry.session

    @property
    def is_asked_again(self) -> bool:
        calls = {self.entry.model_call, self.asked.model_call}
        return None not in calls and len(calls) == 2


def cases() -> Iterator[Case]:
    ages = (0, WINDOW_MS, LOST_ANSWER_MS)
    for effect, state, delivered, of in product(CLASSES, STATES, (False, True), ("s", None)):
        first = ledger.claim_entry(
            None, claim(effect=effect, session=of, request="q", model_call="m"), now=0, lease_now=0, new_id=1
        )
        assert first.entry is not None
        ended = ledger.settle_entry(
            first.entry, settle(Claimed(1, 1, 1, None), state, effect=effect), now=0
        ).entry
        assert ended is not None
        entry = replace(ended, delivered=delivered)
        for repeat, named, session, request, model_call, joined, age in product(
            get_args(Repeat), ("", "run", "key"), ("s", "t", None), ("q", "r", None), ("m", "n", None),
            (False, True), ages,
        ):  # fmt: skip
            more: dict[str, Any] = {"named": named, "session": session, "request": request}
            more |= {"model_call": model_call, "joined": joined, "window_ms": WINDOW_MS}
            yield Case(entry, claim(effect=effect, repeat=repeat, **more), age)


ALL = list(cases())


@pytest.mark.promise("C4")
def test_the_lost_answer_of_the_very_same_request_is_given_again_whatever_the_class() -> None:
    assert {one.verdict for one in ALL if one.is_same_request} == {"replay"}


@pytest.mark.promise("C4")
def test_a_key_of_the_callers_own_keeps_what_came_of_it() -> None:
    kept = [one for one in ALL if one.asked.named == "key" and one.entry.state != "answered"]
    assert {one.verdict for one in kept} == {"replay"}


def test_an_idempotent_call_that_ended_is_never_answered_from_the_ledger_for_another_request() -> None:
    for one in ALL:
        if one.asked.effect != "idempotent" or one.is_same_request or one.asked.named == "key":
            continue
        if one.entry.state == "committed" and (one.is_asked_again or not one.asked.joined):
            assert one.verdict == "run", one


def test_a_once_that_may_have_happened_runs_only_after_its_answer_was_received_or_is_old() -> None:
    for one in ALL:
        if one.asked.effect == "once" and one.entry.state != "failed" and one.verdict in {"run", "run_again"}:
            assert one.entry.delivered or one.is_asked_again or one.age >= LOST_ANSWER_MS, one
            assert one.verdict == "run_again", one


def test_who_asks_or_replays_is_never_overruled_within_the_session_and_the_window() -> None:
    for one in ALL:
        within = one.is_same_session and one.age < WINDOW_MS
        declared = one.asked.effect == "once" and one.asked.repeat in {"ask", "replay"}
        if (within or one.asked.named == "run") and declared:
            assert one.verdict in {"ask", "replay"}, one


def test_a_received_write_of_another_session_or_beyond_the_window_is_never_held() -> None:
    for one in ALL:
        beyond = not one.is_same_session or one.age >= WINDOW_MS
        received = one.entry.delivered or one.is_asked_again or one.age >= LOST_ANSWER_MS
        plain = (
            one.asked.named == "" and not one.is_same_request and (one.is_asked_again or not one.asked.joined)
        )
        if beyond and received and plain and one.entry.state != "failed":
            assert one.verdict in {"run", "run_again"}, one


def test_a_failure_that_may_have_had_an_effect_is_asked_about_where_its_tool_says_what_a_repeat_means() -> (
    None
):
    for one in ALL:
        declared = one.asked.repeat in {"ask", "replay"} and one.asked.effect == "once"
        within = one.is_same_session and one.age < WINDOW_MS and one.asked.named == ""
        received = one.is_asked_again or (one.entry.delivered and not one.asked.joined)
        if one.entry.state == "answered" and declared and within and received and not one.is_same_request:
            assert one.verdict == "ask", one


def test_a_repeatable_call_whose_failure_was_answered_runs_again_at_once() -> None:
    for one in ALL:
        meant = not one.is_same_request and (one.is_asked_again or not one.asked.joined)
        if one.entry.state == "answered" and one.asked.effect != "once" and meant:
            assert one.verdict == "run", one


def test_the_handle_of_an_entry_means_it_once_more_and_no_other_handle_does() -> None:
    entry = ALL[0].entry
    redeemed = replace(claim(), redeems=derive_repeat_handle(entry))
    assert judge_repeat(entry, redeemed, now=0) == "run"
    assert judge_repeat(replace(entry, entry_id=2), redeemed, now=0) == "replay"


def test_an_answer_that_may_be_lost_is_given_again_for_ten_minutes() -> None:
    first = replace(ALL[0].entry, request=None, model_call=None)
    again = claim(repeat="allow", session="s")
    assert (first.state, first.delivered) == ("committed", False)
    assert judge_repeat(first, again, now=599_999) == "replay"
    assert judge_repeat(first, again, now=600_000) == "run_again"


def test_a_call_that_certainly_had_no_effect_is_no_earlier_one_to_name() -> None:
    for one in ALL:
        if one.entry.state == "failed":
            received = one.entry.delivered and one.asked.repeat == "replay_undelivered"
            waited = one.asked.joined and not one.is_asked_again
            again = received and not waited and not one.is_same_request and one.asked.named != "key"
            assert one.verdict == ("run" if again else "replay"), one
