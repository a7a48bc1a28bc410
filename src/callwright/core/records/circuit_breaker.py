"""The circuit breaker: stops calls to a tool whose endpoint keeps failing. One record per tool, endpoint and tenant; pure.

This file may not know the time or where records are stored. All times are milliseconds on the lease clock.

    closed ──window of failures──▶ open ──pause over, a probe──▶ half_open ──healthy──▶ closed
                                    ▲                               │
                                    └────────── unhealthy ──────────┘  (pause doubles)

A healthy breaker has no record: the window starts at the first failure, so success costs no write. An agent makes few
calls, so the breaker opens after few. One probe at a time, fleet-wide, held by a lease; and a probe is only ever a read or a
call that may run again: a failing upstream must not be tested with a write that cannot be undone.

An endpoint without a possible probe (all its tools are ``once``) would stay open for ever. So a breaker that has been open
for ``forget_ms`` beyond its pause without any probe is deleted.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from callwright.domain.contract import EffectClass
from callwright.domain.effects import BreakerOpen, Reserved
from callwright.domain.records import BreakerRecord, BreakerState


class BreakerSettings(Struct, frozen=True):
    """When a breaker opens, and for how long. Milliseconds, except the counts and the ratio.

    A window of 60 s with at least 5 calls of which half failed; a pause of 15 s, doubling to 5 min; a probe counts as
    lost after 30 s. Thresholds for servers (100 calls and more) would never open at an agent's rate.
    """

    window_ms: int = 60_000
    min_calls: int = 5
    failure_ratio: float = 0.5
    open_ms: int = 15_000
    max_open_ms: int = 300_000
    probe_ms: int = 30_000
    forget_ms: int = 60_000


DEFAULT_BREAKER_SETTINGS = BreakerSettings()
CLOSED_BREAKER = BreakerRecord()
PROBE_EFFECT_CLASSES: frozenset[EffectClass] = frozenset({"read", "idempotent"})

BREAKER_TRANSITIONS: dict[str, dict[BreakerState, BreakerState]] = {
    "too many failures": {"closed": "open"},
    "pause over, a probe goes": {"open": "half_open"},
    "probe lost, another goes": {"half_open": "half_open"},
    "probe healthy": {"half_open": "closed"},
    "probe unhealthy": {"half_open": "open"},
    "nobody probed for long": {"open": "closed", "half_open": "closed"},
}

_DoorState = Literal["open", "probe", "shut"]


def admit_attempt(
    record: BreakerRecord,
    effect_class: EffectClass,
    now: float,
    settings: BreakerSettings = DEFAULT_BREAKER_SETTINGS,
) -> tuple[Reserved | BreakerOpen, BreakerRecord]:
    """Decide whether this attempt may be made. A refusal never changes the record."""
    if record.state == "closed":
        return Reserved(watched=not is_breaker_forgotten(record, now, settings)), record
    if is_breaker_forgotten(record, now, settings):
        return Reserved(), CLOSED_BREAKER
    shut_until = record.open_until if record.state == "open" else record.probe_until
    if now < shut_until:
        return _make_breaker_refusal(shut_until - now), record
    if effect_class not in PROBE_EFFECT_CLASSES:
        return _make_breaker_refusal(shut_until + settings.forget_ms - now), record
    return Reserved(watched=True), replace(record, state="half_open", probe_until=now + settings.probe_ms)


def observe_attempt(
    record: BreakerRecord, *, healthy: bool, now: float, settings: BreakerSettings = DEFAULT_BREAKER_SETTINGS
) -> BreakerRecord:
    """Return the record after one more attempt has ended. ``CLOSED_BREAKER`` means that nothing needs to be stored."""
    if is_breaker_forgotten(record, now, settings):
        record = CLOSED_BREAKER
    if record.state == "open":
        return record
    if record.state == "half_open":
        return CLOSED_BREAKER if healthy else _open_breaker(record, now, settings)
    if record == CLOSED_BREAKER:
        if healthy:
            return CLOSED_BREAKER
        record = replace(CLOSED_BREAKER, window_from=now)
    counted = replace(record, calls=record.calls + 1, failures=record.failures + (not healthy))
    if not healthy and _has_too_many_failures(counted, settings):
        return _open_breaker(counted, now, settings)
    return counted


def is_breaker_forgotten(
    record: BreakerRecord, now: float, settings: BreakerSettings = DEFAULT_BREAKER_SETTINGS
) -> bool:
    """Return whether the record is obsolete, so that a store may delete it."""
    if record.state == "closed":
        return record.calls == 0 or now - record.window_from > settings.window_ms
    last = record.open_until if record.state == "open" else record.probe_until
    return now - last >= settings.forget_ms


def _has_too_many_failures(record: BreakerRecord, settings: BreakerSettings) -> bool:
    return record.calls >= settings.min_calls and record.failures >= settings.failure_ratio * record.calls


def _open_breaker(record: BreakerRecord, now: float, settings: BreakerSettings) -> BreakerRecord:
    # Doubling is capped in the exponent too: opens may grow for days.
    pause = min(settings.max_open_ms, settings.open_ms * 2 ** min(record.opens, 16))
    return BreakerRecord(state="open", opens=record.opens + 1, open_until=now + pause)


def _make_breaker_refusal(ms: float) -> BreakerOpen:
    return BreakerOpen(max(1, int(ms)))
