"""Figures of the ledger for a monitoring system: cached for some seconds, and never waited for longer than a moment.

May not know the format in which they are written.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from callwright.domain.doubts import LedgerDoubt
from callwright.domain.records import InDoubtCount
from callwright.ports import Store, StoreError
from callwright.runtime.store_access import log_store_fault
from callwright.telemetry.metric_families import Histogram, Labels, MetricFamily, make_gauge

CACHE_S: Final = 10.0
PATIENCE_S: Final = 2.0
"""A store that does not answer within this time counts as unavailable for now."""

MAX_COUNTED: Final = 1_000
"""Approvals and bodies are counted up to here."""


class LedgerFigures(Struct, frozen=True, kw_only=True):
    """What the store says at one moment.

    Attributes:
        in_doubt: Calls in doubt by tool and effect class.
        doubts: Signs that the ledger was deceived.
        approvals: Approvals that wait for a person and have not expired, up to 1,000.
        withheld: Results that wait for a reviewer, up to 1,000.
        now_ms: The moment, epoch milliseconds.
    """

    in_doubt: tuple[InDoubtCount, ...]
    doubts: tuple[LedgerDoubt, ...]
    approvals: int
    withheld: int
    now_ms: int


class LedgerWatch:
    """Reads the figures of a store in a thread, at most once in ten seconds, however many ask.

    Args:
        get_store: Returns the store that is used now.
        now_ms: Returns the time, epoch milliseconds.
    """

    def __init__(self, get_store: Callable[[], Store], now_ms: Callable[[], int]) -> None:
        self._get_store = get_store
        self._now_ms = now_ms
        self._figures: LedgerFigures | None = None
        self._read_at = -CACHE_S
        self._reading: asyncio.Task[LedgerFigures | None] | None = None

    async def read(self) -> LedgerFigures | None:
        """Return figures that are at most ten seconds old; None if the store gives none within two seconds."""
        if time.monotonic() - self._read_at < CACHE_S:
            return self._figures
        if self._reading is None or self._reading.done():
            self._reading = asyncio.ensure_future(self._read_store())
        done, _ = await asyncio.wait({self._reading}, timeout=PATIENCE_S)
        return self._reading.result() if done else None

    async def _read_store(self) -> LedgerFigures | None:
        self._figures = await asyncio.to_thread(read_ledger_figures, self._get_store(), self._now_ms())
        self._read_at = time.monotonic()
        return self._figures


def read_ledger_figures(store: Store, now: int) -> LedgerFigures | None:
    """Return the figures of a store at this time in epoch milliseconds, blocking; None if it cannot be read."""
    try:
        asked = store.list_approvals(state="asked", limit=MAX_COUNTED)
        return LedgerFigures(
            in_doubt=tuple(store.count_doubts()),
            doubts=tuple(store.list_doubts()),
            approvals=sum(one.expires_at > now for one in asked),
            withheld=len(store.list_bodies(state="withheld", limit=MAX_COUNTED)),
            now_ms=now,
        )
    except StoreError:
        return None
    except Exception as fault:  # noqa: BLE001 - a driver's error: the other figures are still shown
        log_store_fault(fault)
        return None


def describe_ledger(figures: LedgerFigures | None) -> list[MetricFamily]:
    """Return the figures of the ledger; only that it is not available, where it is not."""
    up = make_gauge(
        "callwright_ledger_up", "1 if the ledger answered when it was last asked.", int(figures is not None)
    )
    if figures is None:
        return [up]
    oldest: dict[Labels, float | Histogram] = {
        (one.tool,): max(0.0, (figures.now_ms - one.oldest_at) / 1000)
        for one in sorted(figures.in_doubt, key=lambda one: -one.oldest_at)
    }
    unknown, silent = Counter[Labels](), Counter[Labels]()
    for one in figures.in_doubt:
        unknown[one.tool,] += one.unknown
        silent[one.tool,] += one.silent
    return [
        up,
        make_gauge(
            "callwright_ledger_unknown_entries",
            "Calls of which nobody knows whether they happened, now; of the whole ledger, all replicas say the same.",
            sum(one.unknown for one in figures.in_doubt),
        ),
        MetricFamily(
            name="callwright_ledger_unknown_entries_by_tool",
            type="gauge",
            help="The same by tool.",
            labels=("tool",),
            samples={**unknown},
        ),
        MetricFamily(
            name="callwright_ledger_silent_claims",
            type="gauge",
            help="Claims whose owner has gone; the next sweep makes them unknown.",
            labels=("tool",),
            samples={**silent},
        ),
        MetricFamily(
            name="callwright_ledger_in_doubt_oldest_seconds",
            type="gauge",
            help="Age of the oldest unknown entry or silent claim.",
            labels=("tool",),
            samples=oldest,
        ),
        MetricFamily(
            name="callwright_ledger_doubtful",
            type="gauge",
            help="1 for each sign that the ledger was deceived; once calls are refused while there is one.",
            labels=("reason",),
            samples={(one.reason,): 1 for one in figures.doubts},
        ),
        make_gauge(
            "callwright_approvals_waiting",
            "Approvals that wait for a person, counted up to 1000.",
            figures.approvals,
        ),
        make_gauge(
            "callwright_results_withheld",
            "Results that wait for a reviewer, counted up to 1000.",
            figures.withheld,
        ),
    ]
