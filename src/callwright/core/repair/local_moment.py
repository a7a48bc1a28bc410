"""When a call was made and in which time zone: the only source of "today" for repair. Pure.

Time-zone rules come from the system's IANA database through ``zoneinfo``: a table, like Unicode's, and not a clock.
"""

from datetime import UTC, date, datetime, timedelta
from functools import cached_property
from zoneinfo import ZoneInfo


class LocalMoment:
    """A moment in a time zone.

    Args:
        now_ms: Epoch milliseconds of the wall clock.
        zone: IANA name, such as "Asia/Shanghai".

    Raises:
        ValueError: the zone is unknown here.
    """

    def __init__(self, now_ms: int, zone: str) -> None:
        self.now_ms = now_ms
        self.zone = zone
        self._rules = load_time_zone(zone)

    @cached_property
    def now(self) -> datetime:
        """Return the local time, with its offset, to the second."""
        return datetime.fromtimestamp(self.now_ms // 1000, UTC).astimezone(self._rules)

    @property
    def today(self) -> date:
        """Return the local date."""
        return self.now.date()

    def add_elapsed(self, elapsed: timedelta) -> datetime:
        """Return the local time after this much elapsed time, independent of clock changes."""
        return (self.now.astimezone(UTC) + elapsed).astimezone(self._rules)

    def resolve_wall_time(self, wall: datetime) -> datetime | None:
        """Return the moment at which local clocks show this; None where they skip or repeat it."""
        first, second = (wall.replace(tzinfo=self._rules, fold=fold) for fold in (0, 1))
        return first if first.utcoffset() == second.utcoffset() else None


def load_time_zone(zone: str) -> ZoneInfo:
    """Load the rules of a zone.

    Raises:
        ValueError: the zone is unknown here.
    """
    try:
        return ZoneInfo(zone)
    except (KeyError, OSError, ValueError):
        raise ValueError("there is no time zone of that name here") from None
