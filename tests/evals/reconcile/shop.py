"""A shop whose database is the world: what it sells stands in its own file, whatever the ledger believes."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from callwright import CallContext, Callwright, MayHaveHappened, NotApplied
from callwright.checks import Check, Discrepancy, Record, ask_sql, sql_records
from callwright.evals.reconcile.reconcile_actions import ReconcileMode
from callwright.evals.reconcile.reconcile_report import ReconcileReport
from callwright.evals.reconcile.reconciliation import ReconcileRequest, reconcile
from callwright.ports import Store
from callwright.runtime.clock import SystemClock
from callwright.testing import FakeClock

HOUR_MS = 3_600_000
FIND = "SELECT id, sku, cents FROM sold WHERE key = :key"
ALL = "SELECT key, at_ms, id, sku, cents FROM sold WHERE at_ms >= :since ORDER BY id"


class Shop:
    """``losing``: what becomes of the answers to come: "" nothing, "after" or "before" the sale they are lost."""

    def __init__(self, folder: Path, store: Store | str | None = None, **check: Any) -> None:
        self.file = folder / "shop.db"
        self.losing = ""
        self.refunds: list[int] = []
        self.db = sqlite3.connect(self.file, isolation_level=None)
        self.db.execute(
            "CREATE TABLE sold (id INTEGER PRIMARY KEY, key TEXT, sku TEXT, cents INTEGER, at_ms INTEGER)"
        )
        self.app = Callwright(store)
        known: dict[str, Any] = {
            "verify": ask_sql(self.connect, FIND),
            "records": sql_records(self.connect, ALL),
            "fields": ("id", "sku", "cents"),
        }
        self.app.tool(effect="once", key=["sku"], check=Check(**{**known, **check}), inline=True)(self.sell)
        self.app.tool(effect="once", key=["sale"], inline=True)(self.refund)

    def connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.file)

    def sell(self, sku: str, cents: int, ctx: CallContext) -> dict[str, Any]:
        """Sell something."""
        if self.losing == "before":
            raise MayHaveHappened
        if self.losing == "refused":
            raise NotApplied
        number = self.write(ctx.idempotency_key or "", sku, cents)
        if self.losing == "after":
            raise MayHaveHappened
        return {"id": number, "sku": sku, "cents": cents}

    def refund(self, sale: int) -> dict[str, int]:
        """Pay a sale back."""
        self.refunds.append(sale)
        return {"refunded": sale}

    def write(self, key: str, sku: str, cents: int) -> int:
        done = self.db.execute(
            "INSERT INTO sold (key, sku, cents, at_ms) VALUES (?, ?, ?, ?)",
            (key, sku, cents, SystemClock().now_ms()),
        )
        return done.lastrowid or 0

    def ask(self, sku: str, cents: int = 100, losing: str = "") -> Any:
        self.losing = losing
        result = self.app.call({"name": "sell", "arguments": {"sku": sku, "cents": cents}})
        self.losing = ""
        return result

    def state(self, sku: str) -> str:
        return next(
            one.state for one in self.app.store.list_entries(limit=100_000) if one.key == self.key(sku)
        )

    def key(self, sku: str) -> str:
        """Asks the business itself, or the ledger's own list when it knows nothing."""
        call = self.app.call({"name": "sell", "arguments": {"sku": sku, "cents": 100}}, dry_run=True)
        return call.meta.idempotency_key or ""


def later() -> FakeClock:
    """An hour from now: everything has been quiet for long enough."""
    return FakeClock(now_ms=SystemClock().now_ms() + HOUR_MS)


async def looked(app: Callwright, **manner: Any) -> ReconcileReport:
    return await reconcile(app, ReconcileRequest(manner=ReconcileMode(**manner)), clock=later())


def undo(discrepancy: Discrepancy) -> dict[str, Any] | None:
    """The sale that is too many is paid back."""
    if discrepancy.kind not in {"duplicate", "unrecorded"} or discrepancy.business is None:
        return None
    return {"name": "refund", "arguments": {"sale": discrepancy.business["id"]}}


Records = Callable[[int], list[Record]]
