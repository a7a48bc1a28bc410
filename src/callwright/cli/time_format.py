"""Render times for people: local time with its offset, to the second; and durations."""

from datetime import UTC, datetime


def render_time(epoch_ms: int | None) -> str:
    """Render epoch milliseconds as local time, ISO 8601; a dash for None."""
    if epoch_ms is None:
        return "-"
    try:
        return (
            datetime.fromtimestamp(epoch_ms / 1000, tz=UTC)
            .astimezone()
            .isoformat(sep=" ", timespec="seconds")
        )
    except (OverflowError, OSError, ValueError):
        return str(epoch_ms)


def render_duration(ms: int) -> str:
    """Render milliseconds in the largest full unit and the next smaller one: ``2d 3h``, ``5min``, ``12s``."""
    seconds = max(0, ms) // 1000
    if seconds < 60:
        return f"{seconds}s"
    for name, size, lower, part in _DURATION_UNITS:
        if seconds >= size:
            rest = seconds % size // part
            return f"{seconds // size}{name}" + (f" {rest}{lower}" if rest else "")
    return f"{seconds // 60}min"


_DURATION_UNITS = (("d", 86_400, "h", 3_600), ("h", 3_600, "min", 60))
