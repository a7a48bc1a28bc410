"""Schedules that several processes look at: each tick starts one run, whoever meets it, and whoever dies over it."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from callwright import Callwright
from warm.interpreter import warm_python
from workflow.schedules_worker import open_app

WORKER = Path(__file__).with_name("schedules_worker.py")
MONDAY = 1_795_388_400_000  # 2026-11-22 23:00 UTC
SATURDAY = 1_792_846_800_000  # 2026-10-24 13:00 UTC, 15:00 in Berlin
HOUR = 3_600_000
HOURS = 20
NAMES = ("even", "odd", "third")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.crash)])
def ledger(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "ledger.db") if request.param == "sqlite" else request.getfixturevalue("database")


@pytest.fixture
def app(ledger: str) -> Iterator[Callwright]:
    """An application with three schedules, added at midnight."""
    app = open_app(ledger, MONDAY)
    for name in NAMES:
        app.flows.schedules.add(name, "post", cron="0 * * * *", missed="all")
    yield app
    app.close()


@contextmanager
def worker(ledger: str, *ticks: str, now: int = MONDAY + HOURS * HOUR) -> Iterator[subprocess.Popen[str]]:
    command = [*warm_python(), str(WORKER), ledger, str(now), *ticks]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield process
        process.kill()


def release(*processes: subprocess.Popen[str]) -> None:
    """Let them start what is due, at once."""
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("now\n")
        process.stdin.flush()


def said(process: subprocess.Popen[str]) -> str:
    """How many runs it says to have started; "" if it has died."""
    return process.communicate(timeout=60)[0]


def keys_of(app: Callwright) -> list[str]:
    """The keys of all runs: each is a tick."""
    return sorted(str(one.record().key) for one in app.flows.runs("post", limit=1_000))


def due() -> list[str]:
    """Every tick of every schedule."""
    return sorted(f"schedule/{name}/2026-11-23T{hour:02}:00+00:00" for name in NAMES for hour in range(HOURS))


@pytest.mark.promise("D1")
def test_two_processes_that_meet_the_same_ticks_start_one_run_for_each(app: Callwright, ledger: str) -> None:
    with worker(ledger) as one, worker(ledger) as two:
        release(one, two)
        counts = [int(said(process)) for process in (one, two)]

    assert keys_of(app) == due()
    assert max(counts) <= len(due()) <= sum(counts)
    assert {one.last_at for one in app.flows.schedules.list()} == {MONDAY + HOURS * HOUR}


@pytest.mark.promise("D1")
def test_a_process_that_dies_over_the_ticks_leaves_them_to_another_which_starts_none_twice(
    app: Callwright, ledger: str
) -> None:
    with worker(ledger, "7") as dying:
        release(dying)
        assert said(dying) == ""
    assert len(keys_of(app)) == 7
    with worker(ledger) as other:
        release(other)
        assert int(said(other)) == len(due())

    assert keys_of(app) == due()
    with worker(ledger) as late:
        release(late)
        assert said(late) == "0\n"


@pytest.fixture
def autumn(ledger: str) -> Iterator[Callwright]:
    """An application on the day before the clocks of Berlin are set back, with a daily and an hourly schedule, and one that makes up for the last tick only."""
    app = open_app(ledger, SATURDAY)
    schedules = app.flows.schedules
    schedules.add("daily", "post", cron="30 2 * * *", timezone="Europe/Berlin", missed="all")
    schedules.add("hourly", "post", cron="0 * * * *", timezone="Europe/Berlin", missed="all")
    schedules.add("latest", "post", cron="30 2 * * *", timezone="Europe/Berlin", missed="last")
    yield app
    app.close()


@pytest.mark.promise("D1")
def test_three_processes_of_which_one_dies_start_each_tick_once_where_the_clocks_are_set_back(
    autumn: Callwright, ledger: str
) -> None:
    after_two_nights = SATURDAY + 45 * HOUR
    with (
        worker(ledger, "5", now=after_two_nights) as dying,
        worker(ledger, now=after_two_nights) as one,
        worker(ledger, now=after_two_nights) as two,
    ):
        release(dying, one, two)
        for process in (dying, one, two):
            said(process)
    with worker(ledger, now=after_two_nights) as late:
        release(late)
        said(late)

    hours = [f"2026-10-24T{hour:02}:00+02:00" for hour in range(16, 24)]
    hours += [f"2026-10-25T{hour:02}:00+02:00" for hour in range(3)]
    hours += [f"2026-10-25T{hour:02}:00+01:00" for hour in range(2, 24)]
    hours += [f"2026-10-26T{hour:02}:00+01:00" for hour in range(12)]
    nights = ["2026-10-25T02:30+02:00", "2026-10-26T02:30+01:00"]
    expected = [f"schedule/hourly/{tick}" for tick in hours] + [f"schedule/daily/{tick}" for tick in nights]
    assert keys_of(autumn) == sorted([*expected, f"schedule/latest/{nights[-1]}"])
