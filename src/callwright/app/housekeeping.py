"""What an application that lives long clears away: expired entries, dead leases, old tapes, journals, samples and tasks."""

import asyncio
import logging
import time

from callwright.app import Callwright
from callwright.domain.records import InDoubtCount
from callwright.engine import EngineError
from callwright.ports import StoreError
from callwright.runtime.clock import SystemClock
from callwright.runtime.journals import JournalFolder

SWEEP_INTERVAL_S = 3600.0
CHECK_INTERVAL_S = 60.0
OVERDUE_DOUBT_MS = 30 * 60_000
_WARNING_INTERVAL_MS = 3_600_000
log = logging.getLogger("callwright")


def sweep_app(app: Callwright) -> dict[str, int]:
    """Sweep the store (``ports.Store.sweep``), old journals, samples, tasks and workflow runs; says how many of each.

    Raises:
        StoreError: the store cannot be used.
    """
    swept = app.store.sweep()
    if app.journal is not None:
        swept["journals"] = JournalFolder(app.journal).sweep(SystemClock().now_ms(), app.read_tape)
    sampler = app._sampler  # noqa: SLF001 - a part of the application
    if sampler is not None:
        swept["samples"] = sampler.sweep(SystemClock().now_ms())
    try:
        swept["tasks"] = app.tasks.forget()
        if app._flows is not None:  # noqa: SLF001 - a part of the application
            swept["runs"] = app.flows.forget()
    except EngineError as fault:
        log.warning("old tasks or runs are still there: %s", fault)
    return swept


class DoubtMonitor:
    """Decides when calls in doubt are worth a warning: once when some become overdue, again when there are more, or hourly.

    Args:
        overdue_ms: A call is overdue when it is in doubt and was claimed longer ago than this.
    """

    def __init__(self, overdue_ms: int = OVERDUE_DOUBT_MS) -> None:
        self._overdue_ms = overdue_ms
        self._warned_calls = 0
        self._warned_at: int | None = None

    def render_warning(self, doubts: list[InDoubtCount], now: int) -> str | None:
        """One line that names each tool with overdue calls, how many are in doubt and the age of the oldest; or None.

        Args:
            doubts: As ``Store.count_doubts`` gives them.
            now: Epoch milliseconds.
        """
        overdue = [one for one in doubts if now - one.oldest_at >= self._overdue_ms]
        calls = sum(one.unknown + one.silent for one in overdue)
        due = (
            self._warned_at is None
            or calls > self._warned_calls
            or now - self._warned_at >= _WARNING_INTERVAL_MS
        )
        if not calls:
            self._warned_at = None
        if not calls or not due:
            return None
        self._warned_calls, self._warned_at = calls, now
        named = ", ".join(
            f"{one.tool} {one.unknown + one.silent} (oldest {(now - one.oldest_at) // 60_000} min)"
            for one in overdue
        )
        return f"calls in doubt: {named}; callwright ledger list --state in_doubt"


async def sweep_periodically(
    app: Callwright, every_s: float = SWEEP_INTERVAL_S, overdue_ms: int = OVERDUE_DOUBT_MS
) -> None:
    """Sweep now, and then again and again, until cancelled. A store that cannot be used is tried again the next time.

    Args:
        app: Whose store is swept.
        every_s: Seconds between two sweeps. Every minute it is looked whether an owner has fallen silent: then its claims
            are swept at once.
        overdue_ms: Calls in doubt for longer than this are named in a warning of the logger ``callwright``.
    """
    watch, due = DoubtMonitor(overdue_ms), 0.0
    while True:
        began = time.monotonic()
        try:
            if await asyncio.to_thread(_sweep_if_due, app, watch, due <= began):
                due = began + every_s
        except StoreError as fault:
            log.warning("not swept: %s", fault.reason)
        await asyncio.sleep(min(CHECK_INTERVAL_S, every_s))


def _sweep_if_due(app: Callwright, watch: DoubtMonitor, due: bool) -> bool:  # noqa: FBT001 - handed to a thread
    """Sweep where it is time, or where a claim's owner is silent; says whether it did."""
    doubts = app.store.count_doubts()
    swept = due or any(one.silent for one in doubts)
    if swept:
        sweep_app(app)
    warning = watch.render_warning(doubts, SystemClock().now_ms())
    if warning is not None:
        log.warning("%s", warning)
    return swept
