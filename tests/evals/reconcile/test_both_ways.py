"""Ledger and business are compared both ways: all that disagrees is found, and nothing that agrees."""

import asyncio
import random
import sys
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright, Principal
from callwright.checks import Check, Record
from callwright.evals.reconcile.reconcile_report import ReconcileReport
from callwright.evals.reconcile.reconciliation import ReconcileRequest, reconcile
from callwright.runtime.clock import SystemClock
from callwright.stores.memory_store import MemoryStore
from callwright.stores.postgres import PostgresStore
from evals.reconcile.shop import Shop, later, looked, undo
from stores.contract_audit import records
from stores.postgres import Ledgers


def found(report: ReconcileReport) -> set[tuple[str, str]]:
    return {(step.kind, step.key) for step in report.steps}


@pytest.mark.promise("B11", "R16")
def test_each_way_to_disagree_is_found_and_named(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    for sku in "ABCDE":
        shop.ask(sku)
    shop.ask("F", losing="refused")
    shop.db.execute("DELETE FROM sold WHERE sku = 'A'")
    shop.write(shop.key("B"), "B", 100)
    shop.db.execute("UPDATE sold SET cents = 99 WHERE sku = 'C'")
    shop.write(shop.key("F"), "F", 100)
    shop.write("never heard of", "Z", 1)

    report = asyncio.run(looked(shop.app))

    assert found(report) == {
        ("missing", shop.key("A")),
        ("duplicate", shop.key("B")),
        ("different", shop.key("C")),
        ("unrecorded", shop.key("F")),
        ("unrecorded", "never heard of"),
    }
    assert [step.fields for step in report.steps if step.kind == "different"] == [("cents",)]
    assert (report.ok, report.actions, report.compared, report.records) == (False, {"item": 5}, 6, 7)


def disordered(shop: Shop, seed: int, rows: int) -> set[tuple[str, str]]:
    """Put 1 % of all rows out of order, in every way there is; says what there is to be found."""
    chance = random.Random(seed)
    chosen = chance.sample(range(rows), rows // 100)
    keys = {int(sku): key for sku, key in shop.db.execute("SELECT sku, key FROM sold")}
    wrong: set[tuple[str, str]] = set()
    shop.db.execute("BEGIN")
    for place, number in enumerate(chosen):
        kind, key = ("missing", "duplicate", "different", "unrecorded")[place % 4], keys[number]
        if kind == "missing":
            shop.db.execute("DELETE FROM sold WHERE key = ?", (key,))
        elif kind == "duplicate":
            shop.write(key, str(number), 100)
        elif kind == "different":
            shop.db.execute("UPDATE sold SET cents = cents + 1 WHERE key = ?", (key,))
        else:
            key = f"stray-{number}"
            shop.write(key, "stray", 100)
        wrong.add((kind, key))
    shop.db.execute("COMMIT")
    return wrong


def sold_out(folder: Path, store: Any, rows: int) -> Shop:
    shop = Shop(folder, store)
    shop.db.execute("BEGIN")
    for number in range(rows):
        shop.ask(str(number))
    shop.db.execute("COMMIT")
    return shop


@pytest.mark.promise("R16", "B11")
@pytest.mark.parametrize("rows", [2_000, pytest.param(10_000, marks=pytest.mark.slow)])
def test_in_thousands_of_rows_one_percent_of_drift_is_found_and_nothing_else(
    tmp_path: Path, rows: int
) -> None:
    shop = sold_out(tmp_path, MemoryStore(SystemClock()), rows)
    assert asyncio.run(looked(shop.app)).steps == []

    wrong = disordered(shop, 16, rows)
    report = asyncio.run(looked(shop.app, look_only=True))

    assert len(wrong) == rows // 100
    assert found(report) == wrong
    assert len(report.steps) == rows // 100
    assert report.compared == rows


@pytest.mark.slow
@pytest.mark.promise("R16", "B11")
@pytest.mark.parametrize("home", ["sqlite", "postgres"])
def test_the_same_holds_on_a_file_and_on_a_database(home: str, tmp_path: Path, ledgers: Ledgers) -> None:
    ledger: Any = str(tmp_path / "ledger.db")
    if home == "postgres":
        ledger = PostgresStore(ledgers.url, schema=ledgers.fresh(), clock=SystemClock())
    shop = sold_out(tmp_path, ledger, 10_000)
    with shop.app:
        wrong = disordered(shop, 17, 10_000)
        assert found(asyncio.run(looked(shop.app))) == wrong


@pytest.mark.promise("B11")
def test_records_that_are_out_of_the_window_or_match_by_the_business_own_number_are_no_discrepancy(
    tmp_path: Path,
) -> None:
    now = later().now_ms()
    old = Record("gone", {"id": 7}, now - 365 * 24 * 3_600_000)
    new = Record("just now", {"id": 8}, now - 5)
    shop = Shop(
        tmp_path,
        match="/id",
        records=lambda _: [Record("1", {"sku": "A", "cents": 100}), old, new],
        fields=None,
    )
    shop.ask("A")
    assert asyncio.run(looked(shop.app)).steps == []
    shop.ask("B")
    assert [step.kind for step in asyncio.run(looked(shop.app)).steps] == ["missing"]


@pytest.mark.promise("B11", "E13")
@pytest.mark.parametrize("match", [None, "/id"])
def test_an_erased_result_makes_neither_its_call_missing_nor_its_record_unrecorded(
    tmp_path: Path, match: str | None
) -> None:
    options: dict[str, Any] = {
        "match": match,
        "records": lambda _: [Record("1", {"sku": "A"})],
        "fields": None,
    }
    shop = Shop(tmp_path, **(options if match else {}))
    shop.ask("A")
    (entry,) = shop.app.store.list_entries()
    shop.app.store.erase_stored("entry", [str(entry.entry_id)])
    assert asyncio.run(looked(shop.app)).steps == []


@pytest.mark.promise("B11")
def test_a_record_under_the_key_that_http_upstreams_are_given_belongs_to_its_call(tmp_path: Path) -> None:
    from callwright.evals.reconcile.ledger_comparison import derive_upstream_key

    shop = Shop(tmp_path)
    shop.ask("A")
    shop.db.execute("UPDATE sold SET key = ?", (derive_upstream_key(shop.key("A")),))
    assert asyncio.run(looked(shop.app)).steps == []


@pytest.mark.promise("B11")
def test_records_that_cannot_be_read_make_nothing_missing_and_are_said(tmp_path: Path) -> None:
    def broken(_: int) -> list[Record]:
        raise OSError("db.internal:5432 refused")

    shop = Shop(tmp_path, records=broken)
    shop.ask("A")
    report = asyncio.run(looked(shop.app))
    assert (report.ok, report.not_read, report.steps) == (False, ("sell",), [])


@pytest.mark.promise("B11")
def test_a_call_that_may_take_over_its_key_has_as_many_records_as_it_was_made(tmp_path: Path) -> None:
    sold: list[Record] = []
    app = Callwright()

    @app.tool(effect="once", repeat="replay_undelivered", inline=True, check=Check(records=lambda _: sold))
    def mail(to: str) -> dict[str, int]:
        """Send a mail."""
        sold.append(Record("", {"number": len(sold)}))
        return {"number": len(sold) - 1}

    keys = [app.call({"name": "mail", "arguments": {"to": "ann"}}).meta.idempotency_key for _ in range(2)]
    key = keys[0]
    assert keys == [key, key]
    sold[:] = [Record(key or "", record.data) for record in sold]
    app.catalogue.checks["mail"] = Check(records=lambda _: sold, fields=())
    assert asyncio.run(reconcile(app, clock=later())).steps == []


# --- what is done about it ------------------------------------------------------------------------------------------


@pytest.mark.promise("B11", "C14")
def test_a_compensation_waits_for_a_person_runs_once_and_is_on_the_ledger(tmp_path: Path) -> None:
    shop = Shop(tmp_path, compensate=undo)
    shop.ask("A")
    extra = shop.write(shop.key("A"), "A", 100)

    waiting = asyncio.run(looked(shop.app))
    assert (waiting.actions, shop.refunds) == ({"item": 1}, [])
    handle = waiting.steps[0].handle or ""
    assert shop.app.approve(handle, by=Principal("ann"), reason="seen")

    done = asyncio.run(looked(shop.app))
    assert (done.ok, done.actions, shop.refunds) == (True, {"compensated": 1}, [extra])
    after = asyncio.run(looked(shop.app))
    assert (after.ok, after.actions, shop.refunds) == (True, {"handled": 1}, [extra])
    [row] = shop.app.store.list_entries(tool="refund")
    assert (row.state, row.key.count("reconcile:")) == ("committed", 1)


@pytest.mark.promise("B11", "E7")
def test_every_step_of_a_reconciliation_is_on_the_audit_trail(tmp_path: Path) -> None:
    shop = Shop(tmp_path, compensate=undo)
    shop.ask("A")
    shop.write(shop.key("A"), "A", 100)
    waiting = asyncio.run(looked(shop.app))
    assert shop.app.approve(waiting.steps[0].handle or "", by=Principal("ann"), reason="seen")
    asyncio.run(looked(shop.app))
    asyncio.run(looked(shop.app))

    kinds = [(one.kind, one.tool) for one in records(shop.app.store)]
    item, refund = "reconcile:sell", "refund"
    assert kinds == [
        ("settled", "sell"),
        ("approval_asked", item),
        ("reconciled", ""),
        ("approval_granted", item),
        ("approval_used", item),
        ("settled", refund),
        ("compensated", "sell"),
        ("reconciled", ""),
        ("reconciled", ""),
    ]
    compensated = records(shop.app.store)[6]
    assert (compensated.state, compensated.about["compensation"]) == ("committed", refund)
    assert compensated.about["finding"] == "duplicate"


@pytest.mark.promise("B11")
def test_a_compensation_that_was_asked_for_runs_at_once_and_only_once(tmp_path: Path) -> None:
    shop = Shop(tmp_path, compensate=undo)
    stray = shop.write("nobody's", "Z", 1)
    first = asyncio.run(looked(shop.app, compensate=True))
    second = asyncio.run(looked(shop.app, compensate=True))
    assert (first.actions, second.actions, shop.refunds) == ({"compensated": 1}, {"handled": 1}, [stray])


@pytest.mark.promise("B11")
def test_a_compensation_that_fails_is_said_and_left_for_somebody(tmp_path: Path) -> None:
    shop = Shop(tmp_path, compensate=lambda _: {"name": "refund", "arguments": {"sale": "none"}})
    shop.write("nobody's", "Z", 1)
    report = asyncio.run(looked(shop.app, compensate=True))
    assert (report.ok, report.actions) == (False, {"not_compensated": 1})
    assert report.steps[0].said == "invalid_arguments"


@pytest.mark.promise("B11")
def test_what_a_person_has_decided_is_not_asked_again(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.ask("A")
    shop.db.execute("DELETE FROM sold")
    handle = asyncio.run(looked(shop.app)).steps[0].handle or ""
    assert shop.app.reject(handle, by=Principal("ann"), reason="a test order")
    report = asyncio.run(looked(shop.app))
    assert (report.ok, report.actions) == (True, {"handled": 1})


# --- records that are none ------------------------------------------------------------------------------------------


@pytest.mark.promise("B11")
def test_a_record_that_is_none_is_named_and_the_others_are_compared(tmp_path: Path) -> None:
    def records(_: int) -> Any:
        for key, sku, cents in shop.connect().execute("SELECT key, sku, cents FROM sold"):
            yield Record(key, {"sku": sku, "cents": object() if sku == "A" else cents})
        yield Record("stray", {"cents": 1})

    shop = Shop(tmp_path, records=records, fields=("cents",))
    for sku in "AB":
        shop.ask(sku)
    report = asyncio.run(looked(shop.app))
    assert {(step.kind, step.key, str(step.said)) for step in report.steps} == {
        ("unrecorded", "stray", ""),
        ("unfit", shop.key("A"), "its data is not JSON"),
    }


@pytest.mark.promise("B11")
@pytest.mark.parametrize(
    "poison",
    [object(), Record(7), Record("\ud800"), None],  # type: ignore[arg-type]
    ids=["an object", "a number", "half a sign", "None"],
)
def test_where_the_key_of_a_record_cannot_be_read_nothing_is_called_missing(
    tmp_path: Path, poison: Any
) -> None:
    shop = Shop(tmp_path, records=lambda _: [poison])
    shop.ask("A")
    report = asyncio.run(looked(shop.app))
    assert [(step.kind, step.key) for step in report.steps] == [("unfit", "record 1")]
    assert not report.ok


@pytest.mark.promise("B11")
def test_records_that_never_end_are_left_behind_and_said(tmp_path: Path) -> None:
    def endless(_: int) -> Any:
        while True:
            yield Record("again", {})

    async def asked(shop: Shop) -> ReconcileReport:
        return await reconcile(shop.app, ReconcileRequest(records_timeout_ms=100), clock=later())

    shop = Shop(tmp_path, records=endless)
    shop.ask("A")
    report = asyncio.run(asked(shop))
    assert (report.ok, report.not_read, report.steps) == (False, ("sell",), [])


@pytest.mark.promise("B11")
def test_numbers_of_a_database_equal_those_of_the_ledger(tmp_path: Path) -> None:
    sold: list[Record] = []
    shop = Shop(tmp_path, records=lambda _: sold, fields=None)
    shop.ask("A")
    sold.append(Record(shop.key("A"), {"cents": Decimal("100.00")}))
    assert asyncio.run(looked(shop.app)).steps == []


@pytest.mark.promise("B11")
@pytest.mark.parametrize("undo", [lambda _: object(), lambda _: {"name": object()}, sys.exit])
def test_a_compensation_that_is_none_becomes_an_item_for_a_person(tmp_path: Path, undo: Any) -> None:
    shop = Shop(tmp_path, compensate=undo)
    shop.write("nobody's", "Z", 1)
    report = asyncio.run(looked(shop.app, compensate=True))
    assert (report.actions, shop.refunds) == ({"item": 1}, [])
