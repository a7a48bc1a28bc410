"""What is unknown is resolved by asking the world, on every store; nobody guesses, and nobody runs the tool again."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from callwright import Callwright, CannotTell, Check, DidNot, Happened, Inquiry, SQLiteStore
from callwright.evals.reconcile.actions import Manner
from callwright.evals.reconcile.run import Asked, Progress, reconcile
from callwright.ports import Store
from callwright.runtime.clock import SystemClock
from callwright.stores.memory import MemoryStore
from callwright.stores.postgres import PostgresStore
from evals.reconcile.shop import Shop, later, looked
from stores.homes import Ahead
from stores.postgres import Ledgers


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    clock = SystemClock()
    if request.param == "memory":
        yield MemoryStore(clock)
    elif request.param == "sqlite":
        yield SQLiteStore(tmp_path / "ledger.db", clock=clock)
    else:
        ledgers: Ledgers = request.getfixturevalue("ledgers")
        database = PostgresStore(ledgers.url, schema=ledgers.fresh(), clock=clock)
        yield database
        database.close()


@pytest.mark.promise("B11", "R2", "R16")
def test_unknown_calls_are_settled_by_what_the_world_says(store: Store, tmp_path: Path) -> None:
    shop = Shop(tmp_path, store)
    for sku, losing in (("A", "after"), ("B", "before"), ("C", "")):
        shop.ask(sku, losing=losing)

    report = asyncio.run(looked(shop.app))

    assert {(step.kind, step.action) for step in report.steps} == {
        ("happened", "committed"),
        ("did_not", "released"),
    }
    assert (report.ok, report.asked, shop.state("A"), shop.state("B")) == (True, 2, "committed", "released")
    again = shop.ask("A")
    assert (again.success, again.meta.replayed, again.data["sku"]) == (True, True, "A")
    assert shop.ask("B").meta.replayed is False
    sold = [row[0] for row in shop.db.execute("SELECT sku FROM sold ORDER BY sku")]
    assert sold == ["A", "B", "C"]


@pytest.mark.promise("B11")
def test_who_decided_and_why_stands_on_the_ledger(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.ask("A", losing="after")
    asyncio.run(looked(shop.app, by="night-job"))
    assert [one.note for one in shop.app.store.entries()] == ["night-job: the world has it"]


@pytest.mark.promise("B11")
def test_what_the_world_cannot_tell_stays_unknown_and_waits_for_a_person_once(tmp_path: Path) -> None:
    shop = Shop(tmp_path, verify=lambda _: CannotTell("the bank is closed"))
    shop.ask("A", losing="after")

    first, second = asyncio.run(looked(shop.app)), asyncio.run(looked(shop.app))

    [step], [again] = first.steps, second.steps
    assert (first.ok, step.kind, step.action, step.said) == (
        False,
        "cannot_tell",
        "item",
        "the bank is closed",
    )
    assert again.handle == step.handle
    [item] = shop.app.store.approvals(state="asked")
    assert (item.tool, item.arguments["why"], item.requested_by.id) == (
        "reconcile:sell",
        "the bank is closed",
        "reconcile",
    )
    assert shop.state("A") == "unknown"


def fails(_: Inquiry) -> CannotTell:
    raise ValueError("password=hunter2")


async def late(_: Inquiry) -> Happened:
    return Happened({"id": 1, "sku": "A", "cents": 100})


@pytest.mark.promise("B11", "T07")
def test_a_check_that_fails_or_answers_nonsense_has_not_answered_and_its_text_is_nowhere(
    tmp_path: Path,
) -> None:
    for number, verify in enumerate((fails, lambda _: True)):
        folder = tmp_path / str(number)
        folder.mkdir()
        shop = Shop(folder, verify=verify)
        shop.ask("A", losing="after")
        report = asyncio.run(looked(shop.app))
        assert [step.kind for step in report.steps if step.kind != "unrecorded"] == ["cannot_tell"]
        assert "hunter2" not in repr(report) + repr(shop.app.store.approvals())
        assert shop.state("A") == "unknown"


def test_a_check_may_be_a_coroutine_and_may_say_that_nothing_may_run_again(tmp_path: Path) -> None:
    shop = Shop(tmp_path, verify=late)
    shop.ask("A", losing="after")
    assert asyncio.run(looked(shop.app)).actions == {"committed": 1}
    other = tmp_path / "other"
    other.mkdir()
    final = Shop(other, verify=lambda _: DidNot(), did_not="failed")
    final.ask("A", losing="before")
    assert asyncio.run(looked(final.app)).actions == {"failed": 1}
    assert final.ask("A").success is False


@pytest.mark.promise("B11")
def test_calls_that_were_heard_of_a_moment_ago_and_calls_without_a_check_are_left_alone(
    tmp_path: Path,
) -> None:
    shop = Shop(tmp_path)
    shop.ask("A", losing="before")
    young = asyncio.run(reconcile(shop.app, clock=SystemClock()))
    assert [(step.kind, step.action) for step in young.steps] == [("too_young", "none")]
    assert young.ok
    shop.app.catalogue.checks.clear()
    blind = asyncio.run(looked(shop.app))
    assert [(step.kind, step.action) for step in blind.steps] == [("no_check", "none")]
    assert (blind.ok, blind.without_check) == (False, ("refund", "sell"))


@pytest.mark.promise("B11")
def test_a_dry_run_looks_and_changes_nothing(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.ask("A", losing="after")
    shop.write("strange", "Z", 5)
    before = shop.app.store.entries()
    report = asyncio.run(looked(shop.app, look_only=True))
    assert report.counts == {"happened": 1, "unrecorded": 1}
    assert report.actions == {"none": 2}
    assert (shop.app.store.entries(), shop.app.store.approvals()) == (before, [])


@pytest.mark.promise("B11", "R4")
def test_an_owner_who_comes_back_while_the_world_is_asked_wins(tmp_path: Path) -> None:
    shop = Shop(tmp_path)

    def slow(_: Inquiry) -> DidNot:
        entry = shop.app.store.entries()[0]
        shop.app.store.decide(entry.entry_id, "committed", by="owner", why="late")
        return DidNot()

    shop.app.catalogue.checks["sell"] = Check(verify=slow)
    shop.ask("A", losing="before")
    report = asyncio.run(looked(shop.app))
    assert [(step.kind, step.action) for step in report.steps] == [("did_not", "overtaken")]
    assert shop.state("A") == "committed"


def test_progress_is_told_and_tools_can_be_chosen(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.ask("A", losing="after")
    heard: list[Progress] = []
    none = asyncio.run(reconcile(shop.app, Asked(tools=("refund",)), clock=later()))
    assert (none.steps, none.asked) == ([], 0)
    asyncio.run(
        reconcile(shop.app, Asked(tools=("sell",), manner=Manner()), told=heard.append, clock=later())
    )
    assert [(at.doing, at.tool, at.total) for at in heard] == [("ask", "sell", 1), ("read", "sell", 1)]


DYING = """
import os, sys
from callwright import Callwright

app = Callwright(sys.argv[1], journal=sys.argv[2])

@app.tool(effect="once", key=["sku"], inline=True, timeout_ms=20_000, deadline_ms=20_000, lease_ms=20_000)
def sell(sku: str, cents: int) -> str:
    '''Sell.'''
    os.kill(os.getpid(), 9)

app.call({"name": "sell", "arguments": {"sku": "A", "cents": 7}})
"""


@pytest.mark.promise("B11", "R1")
def test_of_a_call_whose_process_was_killed_the_arguments_are_read_from_its_journal(tmp_path: Path) -> None:
    ledger, journal = tmp_path / "ledger.db", tmp_path / "journal"
    ended = subprocess.run([sys.executable, "-c", DYING, str(ledger), str(journal)], check=False)
    assert ended.returncode == -9
    asked: list[Inquiry] = []

    def verify(inquiry: Inquiry) -> DidNot:
        asked.append(inquiry)
        return DidNot()

    with Callwright(SQLiteStore(ledger, clock=Ahead(60_000))) as app:

        @app.tool(
            effect="once",
            key=["sku"],
            check=Check(verify=verify),
            timeout_ms=20_000,
            deadline_ms=20_000,
            lease_ms=20_000,
        )
        def sell(sku: str, cents: int) -> str:
            """Sell."""
            return sku

        report = asyncio.run(reconcile(app, Asked(journal=journal), clock=later()))
        assert [(step.kind, step.action) for step in report.steps] == [("did_not", "released")]
        assert app.call({"name": "sell", "arguments": {"sku": "A", "cents": 7}}).success
    assert asked[0].arguments == {"sku": "A", "cents": 7}
