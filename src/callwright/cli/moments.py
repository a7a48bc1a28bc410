"""Points in time for people: local time with its offset, to the second."""

from datetime import UTC, datetime


def moment(epoch_ms: int | None) -> str:
    """Write epoch milliseconds as local time, ISO 8601; a dash for none."""
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
