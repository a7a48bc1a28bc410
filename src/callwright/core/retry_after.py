"""How long an upstream asks to be left alone: the header ``Retry-After`` (RFC 9110 §10.2.3). Pure."""

from typing import Final

MAX_WAIT_MS: Final = 24 * 3600 * 1000
"""No upstream is believed to mean more."""


def retry_after_ms(said: str, date: str, now_s: float) -> int | None:
    """The wait in milliseconds: seconds, or a date against the upstream's own clock; None when it says neither.

    Args:
        said: The header ``Retry-After``.
        date: The header ``Date`` of the same answer; "" where there is none.
        now_s: Epoch seconds of our own clock, for where there is none.
    """
    said = said.strip()
    if said.isascii() and said.isdigit():
        return min(int(said) * 1000, MAX_WAIT_MS) if len(said) < 7 else None
    then = _moment(said)
    if then is None:
        return None
    now = _moment(date) or now_s
    return int(min(max(0.0, then - now) * 1000, MAX_WAIT_MS))


def _moment(said: str) -> float | None:
    if not said:
        return None
    from email.utils import parsedate_to_datetime  # noqa: PLC0415 - few upstreams send dates

    try:
        return parsedate_to_datetime(said).timestamp()
    except (ValueError, OverflowError, TypeError):
        return None
