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
"""Figures are read again after this time, or after twenty times as long as the last reading took, if that is longer."""

PATIENCE_S: Final = 2.0
"""How long whoever asks waits for a reading; until it has ended, the figures before it are given."""

GIVE_UP_S: Final = 20.0
"""A reading that takes longer counts as failed: a large ledger takes seconds, one that is away is known to be within 15 s."""

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


class LedgerReading(Struct, frozen=True):
    """The newest figures; ``is_up`` is None where the first reading has not ended yet, and False where the last one failed."""

    figures: LedgerFigures | None = None
    is_up: bool | None = None


class LedgerWatch:
    """Reads the figures of a store in a thread, seldom, however many ask.

    Args:
        get_store: Returns the store that is used now.
        now_ms: Returns the time, epoch milliseconds.
    """

    def __init__(self, get_store: Callable[[], Store], now_ms: Callable[[], int]) -> None:
        self._get_store = get_store
        self._now_ms = now_ms
        self._figures: LedgerFigures | None = None
        self._has_read = False
        self._due = self._began = -GIVE_UP_S
        self._reading: asyncio.Task[None] | None = None

    async def read(self) -> LedgerReading:
        """Return the newest figures."""
        now = time.monotonic()
        if self._reading is None or (self._reading.done() and now >= self._due):
            self._began = now
            self._reading = asyncio.ensure_future(self._read_store())
        if not self._reading.done():
            await asyncio.wait({self._reading}, timeout=PATIENCE_S)
        is_late = not self._reading.done() and time.monotonic() - self._began > GIVE_UP_S
        if not self._has_read and not is_late:
            return LedgerReading()
        figures = None if is_late else self._figures
        return LedgerReading(figures, is_up=figures is not None)

    async def _read_store(self) -> None:
        self._figures = await asyncio.to_thread(read_ledger_figures, self._get_store(), self._now_ms())
        now = time.monotonic()
        self._due = now + max(CACHE_S, 20 * (now - self._began))
        self._has_read = True


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


def describe_ledger(reading: LedgerReading) -> list[MetricFamily]:
    """Return the figures of the ledger; only that it is not available, where it is not."""
    if reading.is_up is None:
        return []
    up = make_gauge(
        "callwright_ledger_up", "1 if the ledger answered when it was last asked.", int(reading.is_up)
    )
    figures = reading.figures
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
