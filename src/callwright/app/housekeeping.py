"""What an application that lives long clears away: expired entries, dead leases, old tapes, journals, samples and tasks."""

import asyncio
import logging

from callwright.app import Callwright
from callwright.engine import EngineError
from callwright.ports import StoreError
from callwright.runtime.clock import SystemClock
from callwright.runtime.journals import Journals

EVERY_S = 3600.0
log = logging.getLogger("callwright")


def sweep(app: Callwright) -> dict[str, int]:
    """Sweep the store (``ports.Store.sweep``), old journals, samples and tasks; says how many of each.

    Raises:
        StoreError: the store cannot be used.
    """
    swept = app.store.sweep()
    if app.journal is not None:
        swept["journals"] = Journals(app.journal).sweep(SystemClock().now_ms(), app.read_tape)
    if app.sampler is not None:
        swept["samples"] = app.sampler.sweep(SystemClock().now_ms())
    try:
        swept["tasks"] = app.forget_tasks()
    except EngineError as fault:
        log.warning("old tasks are still there: %s", fault)
    return swept


async def keep_tidy(app: Callwright, every_s: float = EVERY_S) -> None:
    """Sweep now, and then again and again, until cancelled. A store that cannot be used is tried again the next time."""
    while True:
        try:
            await asyncio.to_thread(sweep, app)
        except StoreError as fault:
            log.warning("not swept: %s", fault.reason)
        await asyncio.sleep(every_s)
