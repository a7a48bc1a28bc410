"""Parse how long an upstream asks clients to wait: the header ``Retry-After`` (RFC 9110 §10.2.3), rate-limit resets, fields of a body. Pure."""

import math
from collections.abc import Mapping
from typing import Any, Final

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


def find_stated_wait_ms(body: Any) -> int | None:
    """Return the wait in milliseconds that the body of a failure states, itself or in its error object; None if it states none.

    A number without a unit is in seconds, as in the header. Above an hour it may as well be in milliseconds, and is left out.
    """
    if not isinstance(body, dict):
        return None
    holders = [body, *(one for name in _WAIT_HOLDERS if isinstance(one := body.get(name), dict))]
    for holder in holders:
        for name, unit_ms, most in _WAIT_FIELDS:
            said = holder.get(name)
            if isinstance(said, int | float) and not isinstance(said, bool) and 0 < said <= most:
                return math.ceil(min(said * unit_ms, MAX_WAIT_MS))
    return None


_WAIT_HOLDERS: Final = ("error", "parameters", "details", "meta")
_WAIT_FIELDS: Final = (
    ("retry_after_ms", 1, MAX_WAIT_MS),
    ("retryAfterMs", 1, MAX_WAIT_MS),
    ("retry_after_seconds", 1000, MAX_WAIT_MS),
    ("retryAfterSeconds", 1000, MAX_WAIT_MS),
    ("retry_after", 1000, 3600),
    ("retryAfter", 1000, 3600),
)
"""Name, milliseconds of its unit, and the largest number that is believed."""


def _parse_http_date(said: str) -> float | None:
    if not said:
        return None
    from email.utils import parsedate_to_datetime  # noqa: PLC0415 - few upstreams send dates

    try:
        return parsedate_to_datetime(said).timestamp()
    except (ValueError, OverflowError, TypeError):
        return None
