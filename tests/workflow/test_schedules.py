"""When ticks come, and which of them start runs: by time zone, by the policy for missed ones, across changes of the clock."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright import Principal
from callwright.workflow.schedules import (
    GRACE_MS,
    MAX_CATCH_UP,
    CronTimes,
    MissedPolicy,
    Schedule,
    ScheduleError,
    plan_ticks,
)

BERLIN = "Europe/Berlin"
MINUTE = 60_000


def at(text: str, zone: str = BERLIN, fold: int = 0) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp() * 1000)


def made(cron: str, next_at: int, missed: MissedPolicy = "last", *, paused: bool = False) -> Schedule:
    return Schedule(
        name="s",
        workflow="w",
        cron=cron,
        timezone=BERLIN,
        principal=Principal("ann"),
        next_at=next_at,
        created_at=0,
        missed=missed,
        paused=paused,
    )


def local(times: CronTimes, first: int, count: int) -> list[str]:
    found = []
    for _ in range(count):
        first = times.next_after(first)
        found.append(times.key_of(first))
    return found


def test_an_expression_is_read_in_its_time_zone() -> None:
    times = CronTimes("0 8 * * mon-fri", BERLIN)
    assert local(times, at("2026-11-20 09:00"), 2) == ["2026-11-23T08:00+01:00", "2026-11-24T08:00+01:00"]
    assert local(CronTimes("0 8 * * *"), at("2026-11-20 09:00"), 1) == ["2026-11-21T08:00+00:00"]
    assert CronTimes("@daily").key_of(0) == "1970-01-01T00:00+00:00"


def test_a_daily_tick_comes_once_on_the_days_on_which_the_clock_is_changed() -> None:
    times = CronTimes("30 2 * * *", BERLIN)
    assert local(times, at("2026-03-28 12:00"), 2) == ["2026-03-29T03:30+02:00", "2026-03-30T02:30+02:00"]
    assert local(times, at("2026-10-24 12:00"), 2) == ["2026-10-25T02:30+02:00", "2026-10-26T02:30+01:00"]
    assert times.key_of(times.last_until(at("2026-10-25 12:00"))) == "2026-10-25T02:30+02:00"


def test_an_hourly_tick_comes_in_both_of_the_hours_of_the_same_name() -> None:
    times = CronTimes("0 * * * *", BERLIN)
    assert local(times, at("2026-10-25 01:30"), 3) == [
        "2026-10-25T02:00+02:00",
        "2026-10-25T02:00+01:00",
        "2026-10-25T03:00+01:00",
    ]


def test_a_tick_in_the_hour_that_is_left_out_comes_once_and_later() -> None:
    assert local(CronTimes("0 */2 * * *", BERLIN), at("2026-03-28 23:30"), 3) == [
        "2026-03-29T00:00+01:00",
        "2026-03-29T03:00+02:00",
        "2026-03-29T04:00+02:00",
    ]


@pytest.mark.parametrize(
    "cron",
    [
        "",
        "8 o'clock",
        "* * * * * *",
        "R 8 * * *",
        "H 8 * * *",
        "61 * * * *",
        "0 0 31 2 *",
        "* " * 60,
        "@reboot",
    ],
)
def test_an_expression_that_never_ticks_or_that_is_none_is_refused(cron: str) -> None:
    with pytest.raises(ScheduleError):
        CronTimes(cron)


@pytest.mark.parametrize("zone", ["Mars/Olympus", "../etc/passwd", ""])
def test_a_time_zone_that_is_not_known_is_refused(zone: str) -> None:
    with pytest.raises(ScheduleError, match="time zone"):
        CronTimes("0 8 * * *", zone)


@pytest.mark.parametrize(
    ("missed", "late", "starts"),
    [("last", 0, 1), ("last", 9, 1), ("all", 0, 1), ("all", 9, 4), ("skip", 0, 1), ("skip", 9, 0)],
)
def test_ticks_that_nobody_was_there_for_are_made_up_for_as_the_policy_says(
    missed: MissedPolicy, late: int, starts: int
) -> None:
    first = at("2026-11-23 08:00")
    schedule = made("*/3 * * * *", first, missed)

    assert plan_ticks(schedule, first - 1).starts == ()
    plan = plan_ticks(schedule, first + late * MINUTE + (GRACE_MS if missed == "skip" and late else 0))
    assert len(plan.starts) == starts
    assert plan.next_at == first + (late + 3) * MINUTE


def test_a_paused_schedule_plans_nothing() -> None:
    first = at("2026-11-23 08:00")
    assert plan_ticks(made("* * * * *", first, paused=True), first + MINUTE) == plan_ticks(
        made("* * * * *", first), first - 1
    )


def test_a_long_absence_is_made_up_for_in_parts() -> None:
    schedule, now = made("* * * * *", at("2026-11-01 00:00"), "all"), at("2026-11-02 00:00")
    plan = plan_ticks(schedule, now)
    assert len(plan.starts) == MAX_CATCH_UP
    assert plan.next_at == plan.starts[-1] + MINUTE


@pytest.mark.costly
@given(st.integers(0, 30 * 24 * 60), st.lists(st.integers(1, 50_000), min_size=1, max_size=20))
def test_no_tick_is_started_twice_and_with_all_none_is_left_out(offset: int, pauses: list[int]) -> None:
    first = at("2026-10-20 00:00") + offset * MINUTE
    schedule = made("*/17 * * * *", CronTimes("*/17 * * * *", BERLIN).next_after(first), "all")
    now, started = first, list[int]()
    for pause in pauses:
        now += pause * 100
        plan = plan_ticks(schedule, now)
        started += plan.starts
        schedule = made("*/17 * * * *", plan.next_at, "all")

    times, expected, tick = CronTimes("*/17 * * * *", BERLIN), list[int](), first
    while (tick := times.next_after(tick)) <= now:
        expected.append(tick)
    assert started == expected[: len(started)]
    assert len(started) == len(expected) or len(started) >= MAX_CATCH_UP
