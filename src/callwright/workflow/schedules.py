"""Schedules: when runs of a workflow are started by time. Pure; times are epoch milliseconds.

A time that a cron expression names is a *tick*. A tick is identified by its local time, so that every worker that meets it
starts the same run. Where clocks are set back, an hour comes twice: an expression with a fixed hour ticks in the first one only,
one with a wildcard hour in both. Where they are set forward, a tick in the missing hour comes when the clock has jumped.
"""

import re
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from callwright.domain.call import Locale, Principal
from callwright.workflow import flow_reasons
from callwright.workflow.errors import WorkflowError

MissedPolicy = Literal["last", "all", "skip"]
"""What becomes of ticks that came while no worker was there: the last one is made up for, or all, or none."""

OverlapPolicy = Literal["allow", "skip"]
"""What becomes of a tick while the run of an earlier one continues."""

GRACE_MS: Final = 60_000
"""A tick that is younger than this has not been missed."""

MAX_CATCH_UP: Final = 100
"""Maximum number of missed ticks made up for at a time."""

MAX_CRON_CHARS: Final = 100
_ALIASES: Final = frozenset({"@hourly", "@daily", "@midnight", "@weekly", "@monthly", "@yearly", "@annually"})
_FIELDS: Final = 5
_FIELD: Final = re.compile(r"[0-9A-Za-z*,/#?-]+")
_HOUR: Final = 1
_MAX_CHANGE: Final = timedelta(hours=3)
"""Clocks are changed by less than this."""


class ScheduleError(WorkflowError):
    """A schedule cannot be used: its expression, its time zone or its policy. Cure: the message names the problem."""


class Schedule(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A schedule as the engine stores it. Its name is unique in the tenant of its principal.

    Attributes:
        principal: The principal as which runs are started.
        version: The version of the workflow; None: the newest at each tick.
        governed: It was made through an interface: a rule must still allow its principal to start the workflow.
        next_at: The next tick that no worker has handled.
        last_at, last_run: The last tick that started a run, and its id.
        problem: Why the last tick started no run; "" if it did.
        changes: Increases with every change of the record.
    """

    name: str
    workflow: str
    cron: str
    principal: Principal
    next_at: int
    created_at: int
    timezone: str = "UTC"
    input: dict[str, Any] = {}
    version: str | None = None
    locale: Locale | None = None
    missed: MissedPolicy = "last"
    overlap: OverlapPolicy = "allow"
    paused: bool = False
    governed: bool = False
    last_at: int | None = None
    last_run: str | None = None
    problem: str = ""
    changes: int = 0


class TickPlan(Struct, frozen=True):
    """The ticks to start a run for now, and the next one to wait for."""

    starts: tuple[int, ...]
    next_at: int


class CronTimes:
    """The ticks of a cron expression of five fields in a time zone.

    Raises:
        ScheduleError: The expression or the time zone is unknown, or no time ever matches.
    """

    def __init__(self, cron: str, timezone: str = "UTC") -> None:
        self._cron = _check_cron(cron)
        try:
            self._zone = ZoneInfo(timezone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise ScheduleError(flow_reasons.UNKNOWN_TIME_ZONE(name=timezone)) from None
        fields = cron.split()
        self._is_daily = len(fields) == _FIELDS and not fields[_HOUR].startswith("*")
        self.next_after(0)

    def next_after(self, ms: int) -> int:
        """Return the first tick after this time."""
        here = self._local(ms)
        tick = self._step(here.replace(tzinfo=None), "get_next")
        return min(one for one in self._instants(here.replace(tzinfo=None), tick) if one > ms)

    def last_until(self, ms: int) -> int:
        """Return the last tick at or before this time."""
        here = self._local(ms).replace(tzinfo=None)
        tick = self._step(here + timedelta(microseconds=1), "get_prev")
        return max(one for one in self._instants(tick, here) if one <= ms)

    def key_of(self, ms: int) -> str:
        """Return the local time of a tick, which identifies it, such as ``2026-11-23T08:00+01:00``."""
        return self._local(ms).isoformat(timespec="minutes")

    def _local(self, ms: int) -> datetime:
        return datetime.fromtimestamp(ms / 1000, UTC).astimezone(self._zone)

    def _step(self, local: datetime, step: str) -> datetime:
        """Return the next or previous tick of a clock that is never changed."""
        from croniter import CroniterError, croniter  # noqa: PLC0415 - an extra, only loaded when used

        try:
            found: datetime = getattr(croniter(self._cron, local), step)(datetime)
        except CroniterError:
            raise ScheduleError(flow_reasons.NO_MATCHING_TIME(cron=self._cron)) from None
        return found

    def _instants(self, first: datetime, last: datetime) -> list[int]:
        """Return the times of the ticks between these local times.

        Where the clock may be changed near either of them, the ticks around are included, because their order is not that of
        their local times.
        """
        margin = timedelta(0)
        ends = {one + by for one in (first, last) for by in (-_MAX_CHANGE, timedelta(0), _MAX_CHANGE)}
        if len({one.replace(tzinfo=self._zone).utcoffset() for one in ends}) > 1:
            margin = _MAX_CHANGE
        tick, found = first - margin - timedelta(microseconds=1), list[int]()
        while (tick := self._step(tick, "get_next")) <= last + margin:
            found += self._times_of(tick)
        return found

    def _times_of(self, tick: datetime) -> list[int]:
        """Return when a local time comes: once, twice where it is repeated, later where it is left out."""
        instants = [round(tick.replace(tzinfo=self._zone).timestamp() * 1000)]
        if not self._is_daily:
            again = round(tick.replace(tzinfo=self._zone, fold=1).timestamp() * 1000)
            if again > instants[0]:  # otherwise the local time comes once, or not at all
                instants.append(again)
        return instants


def _check_cron(cron: str) -> str:
    """Return the expression, if it has five fields without seconds, random or hashed values.

    Raises:
        ScheduleError: It has not.
    """
    from croniter import croniter  # noqa: PLC0415 - as above

    fields = cron.split()
    if len(cron) <= MAX_CRON_CHARS and cron in _ALIASES:
        return cron
    sound = (
        len(cron) <= MAX_CRON_CHARS
        and len(fields) == _FIELDS
        and all(_FIELD.fullmatch(one) and one[0] not in "HhRr" for one in fields)
        and croniter.is_valid(cron)
    )
    if not sound:
        raise ScheduleError(flow_reasons.NOT_A_CRON_EXPRESSION(cron=cron[:MAX_CRON_CHARS]))
    return cron


def plan_ticks(schedule: Schedule, now: int) -> TickPlan:
    """Return which ticks start a run now, by the policy for missed ones."""
    if schedule.paused or schedule.next_at > now:
        return TickPlan((), schedule.next_at)
    times = CronTimes(schedule.cron, schedule.timezone)
    if schedule.missed == "all":
        ticks = [schedule.next_at]
        while len(ticks) < MAX_CATCH_UP and (following := times.next_after(ticks[-1])) <= now:
            ticks.append(following)
        return TickPlan(tuple(ticks), times.next_after(ticks[-1]))
    last = max(schedule.next_at, times.last_until(now))
    is_missed = now - last >= GRACE_MS
    starts = () if is_missed and schedule.missed == "skip" else (last,)
    return TickPlan(starts, times.next_after(now))
