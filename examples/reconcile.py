"""A shop whose answers get lost: the world is asked what happened, and what disagrees is found and paid back."""

import asyncio
import sqlite3

from callwright import CallContext, Callwright, MayHaveHappened, Principal
from callwright.checks import Check, Discrepancy, ask_sql, reconcile, sql_records

SHOP = "sold.db"
with sqlite3.connect(SHOP) as made:
    made.execute(
        "CREATE TABLE IF NOT EXISTS sold (id INTEGER PRIMARY KEY, key TEXT, sku TEXT, cents INTEGER)"
    )
made.close()


def connect() -> sqlite3.Connection:
    """Open the business's own database."""
    return sqlite3.connect(SHOP)


def pay_back(discrepancy: Discrepancy) -> dict[str, object] | None:
    """Say which call undoes a discrepancy."""
    if discrepancy.kind not in {"duplicate", "unrecorded"} or discrepancy.business is None:
        return None  # a person looks at everything else
    return {"name": "refund", "arguments": {"sale": discrepancy.business["id"]}}


app = Callwright()
check = Check(
    verify=ask_sql(connect, "SELECT id, sku, cents FROM sold WHERE key = :key"),
    records=sql_records(connect, "SELECT key, id, sku, cents FROM sold"),
    fields=("sku", "cents"),
    compensate=pay_back,
    quiet_ms=0,  # nothing is on its way here; leave the minute that is usual
)


@app.tool(effect="once", key=["sku"], check=check)
def sell(sku: str, cents: int, context: CallContext) -> dict[str, object]:
    """Sell something; every second answer is lost."""
    with connect() as db:
        row = (context.idempotency_key, sku, cents)
        number = db.execute("INSERT INTO sold (key, sku, cents) VALUES (?, ?, ?)", row).lastrowid
    db.close()
    if sku == "B":
        raise MayHaveHappened
    return {"id": number, "sku": sku, "cents": cents}


@app.tool(effect="once", key=["sale"])
def refund(sale: int) -> dict[str, int]:
    """Pay a sale back."""
    return {"refunded": sale}


def main() -> None:
    """Sell, lose an answer, and find out."""
    for sku in ("A", "B"):
        result = app.call({"name": "sell", "arguments": {"sku": sku, "cents": 500}})
        print(sku, result.effect)

    with connect() as db:  # somebody sells past the ledger
        db.execute("INSERT INTO sold (key, sku, cents) VALUES ('by hand', 'C', 700)")
    db.close()

    report = asyncio.run(reconcile(app))
    for step in report.steps:
        print(step.kind, step.action)

    waiting = app.store.list_approvals(state="asked")[0]
    app.approve(waiting.handle, by=Principal("ann"), reason="nobody ordered that")
    print([step.action for step in asyncio.run(reconcile(app)).steps])
    print([(entry.tool, entry.state) for entry in app.store.list_entries()])


if __name__ == "__main__":
    main()
