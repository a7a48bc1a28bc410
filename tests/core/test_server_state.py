"""The states of an upstream server: every history of events, the waits between attempts, and what ends a series."""

from itertools import product
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.records.server_state import (
    DEFAULT_RETRY_SETTINGS,
    OBSTACLES,
    SERVER_TRANSITIONS,
    OutageCause,
    ServerEvent,
    ServerPhase,
    ServerState,
    advance_server,
    classify_outage,
    make_first_state,
    reset_failures,
)

pytestmark = pytest.mark.promise("E12")

EVENTS: tuple[ServerEvent, ...] = get_args(ServerEvent)
PHASES: tuple[ServerPhase, ...] = get_args(ServerPhase)
SETTINGS = DEFAULT_RETRY_SETTINGS


def step(state: ServerState, event: ServerEvent, now_ms: float, **more: Any) -> ServerState:
    cause: OutageCause | None = {"fault": "refused", "obstacle": "bad_config"}.get(event)  # type: ignore[assignment]
    return advance_server(state, event, now_ms, cause=cause, **more)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_in_every_phase_does_what_the_table_says(phase: Any, event: Any) -> None:
    before = ServerState(phase, 1.0)
    after = step(before, event, 2.0)

    expected = SERVER_TRANSITIONS[event].get(phase)
    assert after == before if expected is None else (after.phase, after.since_ms) == (expected, 2.0)


def test_every_history_of_six_events_keeps_the_invariants() -> None:
    for events in product(EVENTS, repeat=6):
        state = make_first_state(0.0)
        for number, event in enumerate(events, 1):
            state = step(state, event, number * 1000.0)
            assert (state.retry_at_ms is not None) == (state.phase in {"away", "blocked"}), events
            assert state.retry_at_ms is None or state.retry_at_ms > state.since_ms, events
            assert (state.cause is None) <= (state.phase in {"starting", "ready", "closed"}), events
            assert state.phase != "ready" or (state.was_ready and state.cause is None), events
        assert ("close" in events) == (state.phase == "closed"), events


def test_every_phase_but_closed_leads_to_ready_again() -> None:
    reached: set[ServerPhase] = {"ready"}
    for _ in PHASES:
        reached |= {
            before
            for event, moves in SERVER_TRANSITIONS.items()
            if event != "close"
            for before, after in moves.items()
            if after in reached
        }
    assert reached == set(PHASES) - {"closed"}


def series(event: ServerEvent, count: int, draw: float) -> list[int]:
    """The waits of a server that never answers."""
    state, waits = make_first_state(0.0), []
    for _ in range(count):
        state = step(state, event, 0.0, draw=draw)
        assert state.retry_at_ms is not None
        waits.append(round(state.retry_at_ms))
        state = step(state, "attempt", 0.0)
    return waits


def test_the_waits_grow_from_half_a_second_to_a_minute_and_never_end() -> None:
    waits = series("fault", 200, 1.0)

    assert waits[:4] == [500, 800, 1280, 2048]
    assert waits[-1] == waits[11] == 60_000


def test_what_a_person_must_mend_is_tried_every_one_to_five_minutes() -> None:
    waits = series("obstacle", 50, 1.0)

    assert (waits[0], waits[1], waits[-1]) == (60_000, 96_000, 300_000)


@given(st.floats(0, 1), st.sampled_from(["fault", "obstacle"]), st.integers(1, 80))
def test_a_wait_lies_between_a_quarter_of_its_ceiling_and_the_ceiling(
    draw: float, event: Any, n: int
) -> None:
    ceiling = series(event, n, 1.0)[-1]
    wait = series(event, n, draw)[-1]

    assert ceiling / 4 - 1 <= wait <= ceiling + 1


def outage(state: ServerState, ready_ms: float, end_ms: float) -> ServerState:
    state = step(step(state, "attempt", ready_ms), "answer", ready_ms)
    return step(state, "fault", end_ms)


def test_half_a_minute_of_health_ends_a_series() -> None:
    state = step(make_first_state(0.0), "fault", 0.0)
    for number in range(5):
        state = outage(state, number * 20_000.0, number * 20_000.0 + 15_000)
    assert state.failures == 6

    assert outage(state, 1_000_000, 1_000_000 + SETTINGS.healthy_ms).failures == 1


def test_an_answered_call_ends_a_series() -> None:
    state = step(step(make_first_state(0.0), "fault", 0.0), "attempt", 1.0)
    assert reset_failures(state) == state
    ready = step(state, "answer", 2.0)

    assert (ready.failures, reset_failures(ready).failures) == (1, 0)


def test_three_quick_ends_are_a_crash_loop_that_waits_a_minute_at_once() -> None:
    state, waits = make_first_state(0.0), []
    for number in range(3):
        now = number * 100_000.0
        state = outage(state, now, now + 1000)
        assert state.retry_at_ms is not None
        waits.append(state.retry_at_ms - state.since_ms)

    assert waits[1] < 1000
    assert waits[2] == 60_000
    longer = outage(state, 900_000, 900_000 + SETTINGS.quick_ms)
    assert (state.quick_ends, longer.quick_ends) == (3, 0)


@pytest.mark.parametrize("cause", get_args(OutageCause))
def test_every_cause_is_in_one_lane(cause: Any) -> None:
    lane = classify_outage(cause)

    assert lane == ("obstacle" if cause in OBSTACLES else "fault")
    after = advance_server(make_first_state(0.0), lane, 1.0, cause=cause)
    assert (after.phase, after.cause) == ("blocked" if lane == "obstacle" else "away", cause)
