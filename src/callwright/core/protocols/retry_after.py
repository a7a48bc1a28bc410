"""Parse how long an upstream asks clients to wait: the header ``Retry-After`` (RFC 9110 §10.2.3) and rate-limit resets. Pure."""

from collections.abc import Mapping
from typing import Final

MAX_WAIT_MS: Final = 24 * 3600 * 1000
"""Upper limit of a requested wait, in milliseconds."""


def parse_wait_ms(headers: Mapping[str, str], now_s: float) -> int | None:
    """Parse the wait requested by response headers: ``Retry-After``, else the reset time of an exhausted rate limit.

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
    """Return whether a refusal (403) is a rate limit: it states a retry time, or that no quota remains.

    Args:
        headers: By lower-case names.
    """
    return bool(headers.get("retry-after", "").strip()) or _is_exhausted(headers)


def _is_exhausted(headers: Mapping[str, str]) -> bool:
    return any(headers.get(name, "").strip() == "0" for name in _REMAINING_HEADERS)


_REMAINING_HEADERS: Final = ("x-ratelimit-remaining", "ratelimit-remaining", "x-rate-limit-remaining")
_MIN_EPOCH_S: Final = 1_000_000_000
"""A reset value above this is a point in time, below it a wait in seconds."""


def parse_retry_after_ms(said: str, date: str, now_s: float) -> int | None:
    """Parse a Retry-After header to milliseconds: seconds, or an HTTP date relative to the upstream's clock; None if invalid.

    Args:
        said: The header ``Retry-After``.
        date: The header ``Date`` of the same answer; "" if there is none.
        now_s: Epoch seconds of the local clock, used without a ``Date`` header.
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
