"""The reading of a text about time. Pure."""

from datetime import date, time, timedelta, timezone
from typing import Generic, Literal, TypeVar

from msgspec import Struct

T = TypeVar("T")

DateStep = Literal["date_written", "date_relative", "date_order", "date_ambiguous", "date_without_year"]


class DateReading(Struct, Generic[T], frozen=True):
    """One value and the step that gives this reading. ``value`` is None for a question.

    ``readings``: for a question, all possible values, the most likely first. ``clock``: only a clock can decide further.
    ``from_today``: the value is relative to today, in the user's time zone.
    """

    value: T | None
    step: DateStep = "date_written"
    readings: tuple[T, ...] = ()
    clock: bool = False
    from_today: bool = False


class ClockTime(Struct, frozen=True):
    """A time of day, with an offset if one was written."""

    time: time
    offset: timezone | None = None

    def to_iso(self) -> str:
        """Return ``15:30:00``, with fraction and offset if they were written."""
        return self.time.isoformat() + ("" if self.offset is None else render_iso_offset(self.offset))


DayReading = DateReading[date]
TimeReading = DateReading[ClockTime]


CLOCK_NEEDED: DateReading[date] = DateReading(None, "date_relative", clock=True)
"""A day that cannot be determined without a clock."""


def render_iso_offset(offset: timezone) -> str:
    """Return ``Z`` or ``+08:00``."""
    minutes = int(offset.utcoffset(None) / timedelta(minutes=1))
    if minutes == 0:
        return "Z"
    sign = "-" if minutes < 0 else "+"
    return f"{sign}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"
