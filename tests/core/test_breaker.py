from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.records.circuit_breaker import (
    BREAKER_TRANSITIONS,
    CLOSED_BREAKER,
    DEFAULT_BREAKER_SETTINGS,
    BreakerSettings,
    admit_attempt,
    is_breaker_forgotten,
    observe_attempt,
)
from callwright.domain.contract import EffectClass
from callwright.domain.effects import BreakerOpen, Reserved
from callwright.domain.records import BreakerRecord

EFFECTS: tuple[EffectClass, ...] = ("read", "idempotent", "keyed", "once")
TOUCHY = BreakerSettings(min_calls=1)
PACE = (0.0, 15_000.0, 30_000.0, 120_000.0)


def opened(now: float = 0.0) -> BreakerRecord:
    record = CLOSED_BREAKER
    for _ in range(DEFAULT_BREAKER_SETTINGS.min_calls):
        record = observe_attempt(record, healthy=False, now=now)
    assert record.state == "open"
    return record


@pytest.mark.promise("C12")
def test_every_way_between_states_is_in_the_table() -> None:
    ways = {pair for row in BREAKER_TRANSITIONS.values() for pair in row.items()}
    seen, frontier = set(), {(CLOSED_BREAKER, 0.0)}
    for _ in range(4):
        reached = set()
        for (record, now), wait, step in product(frontier, PACE, ("well", "ill", *EFFECTS)):
            after = _step(record, step, now + wait)
            seen.add((record.state, after.state))
            reached.add((after, now + wait))
        frontier = reached
    changes = {pair for pair in seen if pair[0] != pair[1]}
    assert changes == {pair for pair in ways if pair[0] != pair[1]}


def _step(record: BreakerRecord, step: str, now: float) -> BreakerRecord:
    for effect in EFFECTS:
        if step == effect:
            return admit_attempt(record, effect, now, TOUCHY)[1]
    return observe_attempt(record, healthy=step == "well", now=now, settings=TOUCHY)


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["well", "ill", "ill", *EFFECTS]),
        st.sampled_from([0, 1, 999, 15_000, 30_000, 70_000]),
    ),
    max_size=40,
)


@pytest.mark.promise("C12", "R9")
@given(STEPS)
def test_whatever_happens_one_probe_at_a_time_and_never_a_write(steps: list[tuple[str, int]]) -> None:
    record, now, probing_until = CLOSED_BREAKER, 0.0, -1.0
    for step, wait in steps:
        now += wait
        if step in {"well", "ill"}:
            record, probing_until = observe_attempt(record, healthy=step == "well", now=now), -1.0
            continue
        effect = next(effect for effect in EFFECTS if effect == step)
        before = record
        answer, record = admit_attempt(before, effect, now)
        if isinstance(answer, BreakerOpen):
            assert record == before
            assert answer.retry_after_ms >= 1
        elif record.state == "half_open":
            assert effect in {"read", "idempotent"}
            assert now >= probing_until
            probing_until = record.probe_until
        else:
            assert record == CLOSED_BREAKER or before.state == "closed"


@given(st.lists(st.booleans(), max_size=30))
def test_it_opens_exactly_when_half_of_five_or_more_calls_of_a_window_failed(calls: list[bool]) -> None:
    record, failed, counted = CLOSED_BREAKER, 0, 0
    for healthy in calls:
        record = observe_attempt(record, healthy=healthy, now=1.0)
        if counted or not healthy:
            counted, failed = counted + 1, failed + (not healthy)
        should_open = not healthy and counted >= 5 and failed * 2 >= counted
        assert (record.state == "open") == should_open
        if should_open:
            return


def test_the_pause_doubles_from_fifteen_seconds_to_five_minutes() -> None:
    record, now, pauses = opened(), 0.0, []
    for _ in range(8):
        pauses.append(record.open_until - now)
        now = record.open_until
        answer, record = admit_attempt(record, "read", now)
        assert isinstance(answer, Reserved)
        record = observe_attempt(record, healthy=False, now=now)
    assert pauses == [15_000, 30_000, 60_000, 120_000, 240_000, 300_000, 300_000, 300_000]


def test_news_from_calls_that_began_before_it_opened_changes_nothing() -> None:
    record = opened()
    assert observe_attempt(record, healthy=True, now=1.0) == record
    assert observe_attempt(record, healthy=False, now=1.0) == record


def test_a_refused_write_is_told_when_the_endpoint_is_open_to_it() -> None:
    record = opened()
    now = record.open_until
    answer, _ = admit_attempt(record, "once", now)
    assert answer == BreakerOpen(DEFAULT_BREAKER_SETTINGS.forget_ms)
    assert admit_attempt(record, "once", now + DEFAULT_BREAKER_SETTINGS.forget_ms) == (
        Reserved(),
        CLOSED_BREAKER,
    )


def test_a_record_is_forgotten_a_window_after_its_first_failure() -> None:
    record = observe_attempt(CLOSED_BREAKER, healthy=False, now=7_000.0)
    assert not is_breaker_forgotten(record, 67_000.0)
    assert is_breaker_forgotten(record, 67_000.5)
    assert is_breaker_forgotten(CLOSED_BREAKER, 0.0)


def test_failures_of_an_earlier_window_do_not_count() -> None:
    record = CLOSED_BREAKER
    for now in (0.0, 1.0, 2.0, 3.0):
        record = observe_attempt(record, healthy=False, now=now)
    after = observe_attempt(record, healthy=False, now=60_000.5)
    assert after == observe_attempt(CLOSED_BREAKER, healthy=False, now=60_000.5)
    assert (after.calls, after.failures, after.window_from) == (1, 1, 60_000.5)
    assert observe_attempt(record, healthy=True, now=60_000.5) == CLOSED_BREAKER


@pytest.mark.promise("C12")
@pytest.mark.parametrize("effect", EFFECTS)
def test_a_closed_breaker_lets_everybody_pass_and_watches_while_it_counts(effect: EffectClass) -> None:
    assert admit_attempt(CLOSED_BREAKER, effect, 1.0) == (Reserved(watched=False), CLOSED_BREAKER)
    counting = observe_attempt(CLOSED_BREAKER, healthy=False, now=0.0)
    assert admit_attempt(counting, effect, 60_000.0) == (Reserved(watched=True), counting)
    assert admit_attempt(counting, effect, 60_000.5) == (Reserved(watched=False), counting)


@pytest.mark.promise("C12")
@pytest.mark.parametrize("effect", ["read", "idempotent"])
def test_what_may_be_repeated_probes_alone_until_it_ends_or_is_lost(effect: EffectClass) -> None:
    record = opened()
    begun = record.open_until
    answer, probing = admit_attempt(record, effect, begun)
    assert answer == Reserved(watched=True)
    assert (probing.state, probing.probe_until) == ("half_open", begun + 30_000)
    assert admit_attempt(probing, effect, begun + 29_000) == (BreakerOpen(1_000), probing)
    answer, again = admit_attempt(probing, effect, begun + 30_000)
    assert answer == Reserved(watched=True)
    assert again.probe_until == begun + 60_000
    assert observe_attempt(probing, healthy=True, now=begun + 1) == CLOSED_BREAKER


@pytest.mark.promise("C12")
@pytest.mark.parametrize("effect", ["keyed", "once"])
def test_a_write_never_probes_and_passes_a_minute_after_the_last_probe_was_lost(effect: EffectClass) -> None:
    probing = admit_attempt(opened(), "read", 15_000.0)[1]
    assert admit_attempt(probing, effect, 45_000.0) == (BreakerOpen(60_000), probing)
    assert admit_attempt(probing, effect, 104_999.0) == (BreakerOpen(1), probing)
    assert admit_attempt(probing, effect, 105_000.0) == (Reserved(), CLOSED_BREAKER)


def test_the_pause_grows_to_65_536_times_the_first_however_often_it_opens() -> None:
    patient = BreakerSettings(open_ms=1, max_open_ms=10**9)
    probing = BreakerRecord(state="half_open", opens=10**6, probe_until=1.0)
    assert observe_attempt(probing, healthy=False, now=0.0, settings=patient).open_until == 65_536


def test_the_settings_are_those_given() -> None:
    touchy = BreakerSettings(min_calls=1, open_ms=10)
    record = observe_attempt(CLOSED_BREAKER, healthy=False, now=0.0, settings=touchy)
    assert admit_attempt(record, "read", 9.0, touchy)[0] == BreakerOpen(1)
    assert isinstance(admit_attempt(record, "read", 10.0, touchy)[0], Reserved)
