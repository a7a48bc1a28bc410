"""How long an upstream asks to be left alone: the header ``Retry-After`` (RFC 9110 §10.2.3). Pure."""

from collections.abc import Mapping
from typing import Final

MAX_WAIT_MS: Final = 24 * 3600 * 1000
"""No upstream is believed to mean more."""


def parse_wait_ms(headers: Mapping[str, str], now_s: float) -> int | None:
    """The wait that the headers of an answer ask for: ``Retry-After``, else the reset time of an exhausted rate limit.

    Args:
        headers: By lower-case names.
        now_s: Epoch seconds of our own clock.
    """
    said = parse_retry_after_ms(headers.get("retry-after", ""), headers.get("date", ""), now_s)
    reset = headers.get("x-ratelimit-reset", "").strip()
    if said is not None or not _is_exhausted(headers) or not (reset.isascii() and reset.isdigit()):
        return said
    seconds = int(reset[:12])
    if seconds > _MIN_EPOCH_S:
        seconds = int(max(0.0, seconds - (_parse_http_date(headers.get("date", "")) or now_s)))
    return min(seconds * 1000, MAX_WAIT_MS)


def is_rate_limit(headers: Mapping[str, str]) -> bool:
    """Whether a refusal (403) is about the rate: it says when to come again, or that nothing is left.

    Args:
        headers: By lower-case names.
    """
    return bool(headers.get("retry-after", "").strip()) or _is_exhausted(headers)


def _is_exhausted(headers: Mapping[str, str]) -> bool:
    return any(headers.get(name, "").strip() == "0" for name in _REMAINING_HEADERS)


_REMAINING_HEADERS: Final = ("x-ratelimit-remaining", "ratelimit-remaining", "x-rate-limit-remaining")
_MIN_EPOCH_S: Final = 1_000_000_000
"""A reset above this is a moment, below it a wait in seconds."""


def parse_retry_after_ms(said: str, date: str, now_s: float) -> int | None:
    """The wait in milliseconds: seconds, or a date against the upstream's own clock; None when it says neither.

    Args:
        said: The header ``Retry-After``.
        date: The header ``Date`` of the same answer; "" where there is none.
        now_s: Epoch seconds of our own clock, for where there is none.
    """
    said = said.strip()
    if said.isascii() and said.isdigit():
        return min(int(said) * 1000, MAX_WAIT_MS) if len(said) < 7 else None
    then = _parse_http_date(said)
    if then is None:
        return None
    now = _parse_http_date(date) or now_s
    return int(min(max(0.0, then - now) * 1000, MAX_WAIT_MS))


def _parse_http_date(said: str) -> float | None:
    if not said:
        return None
    from email.utils import parsedate_to_datetime  # noqa: PLC0415 - few upstreams send dates

    try:
        return parsedate_to_datetime(said).timestamp()
    except (ValueError, OverflowError, TypeError):
        return None
