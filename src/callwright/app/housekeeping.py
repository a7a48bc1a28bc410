"""Periodic cleanup of a long-running application: expired entries, dead leases, old tapes, journals, samples and tasks."""

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
    """Sweep the store (``ports.Store.sweep``), old journals, samples, tasks and workflow runs; return the number of each.

    Raises:
        StoreError: the store cannot be used.
    """
    swept = app.store.sweep()
    if app.host.journal is not None:
        swept["journals"] = JournalFolder(app.host.journal).sweep(SystemClock().now_ms(), app.tape)
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
    """Decides when to warn of calls in doubt: when some become overdue, when their number grows, and hourly.

    Args:
        overdue_ms: A call in doubt is overdue if it was claimed longer ago than this.
    """

    def __init__(self, overdue_ms: int = OVERDUE_DOUBT_MS) -> None:
        self._overdue_ms = overdue_ms
        self._warned_calls = 0
        self._warned_at: int | None = None

    def render_warning(self, doubts: list[InDoubtCount], now: int) -> str | None:
        """Return one line that names each tool with overdue calls, their number and the age of the oldest; or None.

        Args:
            doubts: The result of ``Store.count_doubts``.
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
    """Sweep now and periodically, until cancelled. After a failure of the store, the next sweep tries again.

    Args:
        app: The application whose store is swept.
        every_s: Seconds between two sweeps. Every minute, owners without a heartbeat are detected and their claims swept
            at once.
        overdue_ms: Calls in doubt for longer than this are reported in a warning of the logger ``callwright``.
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
    """Sweep if ``due``, or if the owner of a claim has no heartbeat; return whether a sweep was made."""
    doubts = app.store.count_doubts()
    swept = due or any(one.silent for one in doubts)
    if swept:
        sweep_app(app)
    warning = watch.render_warning(doubts, SystemClock().now_ms())
    if warning is not None:
        log.warning("%s", warning)
    return swept
