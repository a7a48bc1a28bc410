"""When a call was made and where its user is: the only source of "today" that repair has. Pure.

Time-zone rules come from the system's IANA database through ``zoneinfo``: a table, as Unicode's is, and no clock.
"""

from datetime import UTC, date, datetime, timedelta
from functools import cached_property
from zoneinfo import ZoneInfo


class LocalMoment:
    """A moment seen in a time zone.

    Args:
        now_ms: Epoch milliseconds of the wall clock.
        zone: IANA name, such as "Asia/Shanghai".

    Raises:
        ValueError: there is no zone of that name here.
    """

    def __init__(self, now_ms: int, zone: str) -> None:
        self.now_ms = now_ms
        self.zone = zone
        self._rules = load_time_zone(zone)

    @cached_property
    def now(self) -> datetime:
        """The local time, with its offset, to the second."""
        return datetime.fromtimestamp(self.now_ms // 1000, UTC).astimezone(self._rules)

    @property
    def today(self) -> date:
        """The local day."""
        return self.now.date()

    def add_elapsed(self, elapsed: timedelta) -> datetime:
        """The local time when so much time has passed, whatever clocks are changed meanwhile."""
        return (self.now.astimezone(UTC) + elapsed).astimezone(self._rules)

    def resolve_wall_time(self, wall: datetime) -> datetime | None:
        """The moment at which clocks there show this; None where they skip it or show it twice."""
        first, second = (wall.replace(tzinfo=self._rules, fold=fold) for fold in (0, 1))
        return first if first.utcoffset() == second.utcoffset() else None


def load_time_zone(zone: str) -> ZoneInfo:
    """The rules of a zone.

    Raises:
        ValueError: there is none of that name here.
    """
    try:
        return ZoneInfo(zone)
    except (KeyError, OSError, ValueError):
        raise ValueError("there is no time zone of that name here") from None
