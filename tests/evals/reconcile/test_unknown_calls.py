"""What is unknown is resolved by asking the world, on every store; nobody guesses, and nobody runs the tool again."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from callwright import CallContext, Callwright, MayHaveHappened
from callwright.checks import CannotTell, Check, DidNotHappen, Happened, Inquiry, Record
from callwright.domain.contract import EffectClass
from callwright.evals.reconcile.reconcile_actions import ReconcileMode
from callwright.evals.reconcile.reconcile_report import ReconcileReport
from callwright.evals.reconcile.reconciliation import ReconcileProgress, ReconcileRequest, reconcile
from callwright.ports import Store
from callwright.runtime.clock import SystemClock
from callwright.stores import SQLiteStore
from callwright.stores.memory_store import MemoryStore
from callwright.stores.postgres import PostgresStore
from callwright.testing import FakeClock
from evals.reconcile.shop import HOUR_MS, Shop, later, looked
from stores.homes import Ahead
from stores.making import LEASE_MS, claim, held, settle
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
    assert [one.note for one in shop.app.store.list_entries()] == ["night-job: the world has it"]


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
    [item] = shop.app.store.list_approvals(state="asked")
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
        assert "hunter2" not in repr(report) + repr(shop.app.store.list_approvals())
        assert shop.state("A") == "unknown"


def test_a_check_may_be_a_coroutine_and_may_say_that_nothing_may_run_again(tmp_path: Path) -> None:
    shop = Shop(tmp_path, verify=late)
    shop.ask("A", losing="after")
    assert asyncio.run(looked(shop.app)).actions == {"committed": 1}
    other = tmp_path / "other"
    other.mkdir()
    final = Shop(other, verify=lambda _: DidNotHappen(), did_not="failed")
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
    before = shop.app.store.list_entries()
    report = asyncio.run(looked(shop.app, look_only=True))
    assert report.counts == {"happened": 1, "unrecorded": 1}
    assert report.actions == {"none": 2}
    assert (shop.app.store.list_entries(), shop.app.store.list_approvals()) == (before, [])


@pytest.mark.promise("B11", "R4")
def test_an_owner_who_comes_back_while_the_world_is_asked_wins(tmp_path: Path) -> None:
    shop = Shop(tmp_path)

    def slow(_: Inquiry) -> DidNotHappen:
        entry = shop.app.store.list_entries()[0]
        shop.app.store.decide_entry(entry.entry_id, "committed", by="owner", why="late")
        return DidNotHappen()

    shop.app.catalogue.checks["sell"] = Check(verify=slow)
    shop.ask("A", losing="before")
    report = asyncio.run(looked(shop.app))
    assert [(step.kind, step.action) for step in report.steps] == [("did_not", "overtaken")]
    assert shop.state("A") == "committed"


def test_progress_is_told_and_tools_can_be_chosen(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.ask("A", losing="after")
    heard: list[ReconcileProgress] = []
    none = asyncio.run(reconcile(shop.app, ReconcileRequest(tools=("refund",)), clock=later()))
    assert (none.steps, none.asked) == ([], 0)
    asyncio.run(
        reconcile(
            shop.app,
            ReconcileRequest(tools=("sell",), manner=ReconcileMode()),
            told=heard.append,
            clock=later(),
        )
    )
    assert [(at.doing, at.tool, at.done, at.total) for at in heard] == [
        ("ask", "sell", 1, 1),
        ("read", "sell", 0, 1),
        ("compare", "sell", 1, 1),
    ]


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


@pytest.mark.costly
@pytest.mark.promise("B11", "R1")
def test_of_a_call_whose_process_was_killed_the_arguments_are_read_from_its_journal(tmp_path: Path) -> None:
    ledger, journal = tmp_path / "ledger.db", tmp_path / "journal"
    ended = subprocess.run([sys.executable, "-c", DYING, str(ledger), str(journal)], check=False)
    assert ended.returncode == -9
    asked: list[Inquiry] = []

    def verify(inquiry: Inquiry) -> DidNotHappen:
        asked.append(inquiry)
        return DidNotHappen()

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

        report = asyncio.run(reconcile(app, ReconcileRequest(journal=journal), clock=later()))
        assert [(step.kind, step.action) for step in report.steps] == [("did_not", "released")]
        assert app.call({"name": "sell", "arguments": {"sku": "A", "cents": 7}}).success
    assert asked[0].arguments == {"sku": "A", "cents": 7}


# --- checks that hang, raise and lie ---------------------------------------------------------------------------------


def hanging_until(end: threading.Event) -> Any:
    def verify(_: Inquiry) -> Happened:
        end.wait(60)
        return Happened()

    return verify


async def never(_: Inquiry) -> Happened:
    await asyncio.Event().wait()
    return Happened()


def exits(_: Inquiry) -> Happened:
    raise SystemExit(3)


async def exits_on_the_loop(_: Inquiry) -> Happened:
    raise SystemExit(3)


async def cancels(_: Inquiry) -> Happened:
    raise asyncio.CancelledError


@pytest.fixture
def end() -> Iterator[threading.Event]:
    event = threading.Event()
    yield event
    event.set()


def doubtful(app: Callwright, name: str, verify: Any, calls: int = 1, **check: Any) -> None:
    """A tool whose answers were lost, so that its calls are in doubt."""

    def lost(number: int) -> int:
        """Lose the answer."""
        raise MayHaveHappened

    lost.__name__ = name
    app.tool(effect="once", inline=True, check=Check(verify=verify, **check))(lost)
    for number in range(calls):
        key = f"{name}-{number}"
        claimed = held(app.store.perform_effect(claim(key, tool=name)))
        app.store.perform_effect(settle(claimed, "unknown", key=key, outcome=None))


@pytest.mark.promise("B11")
def test_a_check_that_hangs_holds_no_other_tool_and_is_reported_by_name(end: threading.Event) -> None:
    app = Callwright()
    doubtful(app, "a_thread", hanging_until(end), timeout_ms=50)
    doubtful(app, "b_task", never, timeout_ms=50)
    doubtful(app, "good", lambda _: Happened({"number": 0}))
    report = asyncio.run(looked(app))
    assert {step.tool: (step.kind, step.action, str(step.said)) for step in report.steps} == {
        "a_thread": ("cannot_tell", "item", "the check did not answer within 0.05 s"),
        "b_task": ("cannot_tell", "item", "the check did not answer within 0.05 s"),
        "good": ("happened", "committed", ""),
    }


@pytest.mark.promise("B11")
def test_a_check_that_always_hangs_is_asked_a_few_times_and_its_other_calls_are_named(
    end: threading.Event,
) -> None:
    app = Callwright()
    doubtful(app, "hangs", hanging_until(end), calls=40, timeout_ms=20)
    report = asyncio.run(looked(app))
    assert report.asked <= 8
    assert (report.ok, report.counts["not_asked"] + report.asked, report.in_doubt) == (False, 40, 40)


@pytest.mark.promise("B11")
@pytest.mark.parametrize("verify", [exits, exits_on_the_loop, cancels])
def test_a_check_that_exits_ends_nothing(verify: Any) -> None:
    app = Callwright()
    doubtful(app, "exits", verify, calls=2)
    doubtful(app, "good", lambda _: DidNotHappen())
    report = asyncio.run(looked(app))
    assert [(step.tool, step.kind) for step in report.steps if step.tool == "exits"] == [
        ("exits", "cannot_tell")
    ] * 2
    assert report.counts["did_not"] == 1


LIES = [object(), Happened(object()), Happened("\ud800"), CannotTell(object()), CannotTell("\ud800"), None]  # type: ignore[arg-type]


@pytest.mark.promise("B11")
@pytest.mark.parametrize("lie", LIES, ids=[f"lie {number}" for number in range(len(LIES))])
def test_an_answer_that_the_ledger_cannot_keep_is_none_and_holds_nobody(store: Store, lie: Any) -> None:
    app = Callwright(store)
    doubtful(app, "lies", lambda _: lie)
    doubtful(app, "tells", lambda _: Happened(5))
    report = asyncio.run(looked(app))
    assert {(step.tool, step.kind, step.action) for step in report.steps} == {
        ("lies", "cannot_tell", "item"),
        ("tells", "happened", "committed"),
    }


@pytest.mark.promise("B11")
def test_questions_about_one_tool_are_asked_side_by_side() -> None:
    together = threading.Barrier(4)

    def verify(_: Inquiry) -> DidNotHappen:
        together.wait(30)  # broken unless four are asked at the same time
        return DidNotHappen()

    app = Callwright()
    doubtful(app, "slow", verify, calls=8)
    assert asyncio.run(looked(app)).actions == {"released": 8}


@pytest.mark.promise("B11", "R4")
def test_two_reconcilers_at_once_decide_each_call_once(store: Store) -> None:
    app = Callwright(store)
    doubtful(app, "both", lambda one: Happened(one.key), calls=60)
    doubtful(app, "neither", lambda _: CannotTell("closed"), calls=5)

    async def both() -> tuple[ReconcileReport, ReconcileReport]:
        return await asyncio.gather(looked(app), looked(app))

    first, second = asyncio.run(both())
    decided = Counter(step.action for report in (first, second) for step in report.steps)
    assert decided["committed"] == 60
    assert decided["item"] == 10
    assert len(app.store.list_approvals(state="asked")) == 5
    assert all(
        one.outcome and one.outcome.data is not None for one in app.store.list_entries(state="committed")
    )


@pytest.mark.promise("R1", "B11")
@pytest.mark.parametrize("effect", ["once", "idempotent", "keyed"])
def test_a_dead_claim_of_any_class_is_asked_about(effect: EffectClass) -> None:
    clock = FakeClock(now_ms=SystemClock().now_ms())
    store = MemoryStore(clock)
    app = Callwright(store)

    @app.tool(effect=effect, key=["sku"], check=Check(verify=lambda _: DidNotHappen(), quiet_ms=0))
    def sell(sku: str, context: CallContext) -> str:
        """Sell, and tell the shop the key."""
        return f"{sku} {context.idempotency_key}"

    store.perform_effect(claim("k", effect=effect, tool="sell"))
    clock.advance(LEASE_MS + 1)
    seen = asyncio.run(reconcile(app, ReconcileRequest(manner=ReconcileMode(look_only=True)), clock=clock))
    assert [(step.kind, step.action) for step in seen.steps] == [("did_not", "none")]
    done = asyncio.run(reconcile(app, clock=clock))
    assert [(step.kind, step.action) for step in done.steps] == [("did_not", "released")]


@pytest.mark.promise("R4", "B11")
def test_an_answer_about_an_earlier_attempt_decides_nothing_of_a_later_one() -> None:
    store = MemoryStore(SystemClock())
    app = Callwright(store)

    def verify(_: Inquiry) -> DidNotHappen:
        again = held(store.perform_effect(claim("k", owner="call-2", effect="keyed", tool="sell")))
        store.perform_effect(settle(again, "unknown", effect="keyed", outcome=None))
        return DidNotHappen()

    @app.tool(effect="once", check=Check(verify=verify))
    def sell(sku: str) -> str:
        """Sell."""
        return sku

    first = held(store.perform_effect(claim("k", effect="keyed", tool="sell")))
    store.perform_effect(settle(first, "unknown", effect="keyed", outcome=None))
    report = asyncio.run(looked(app))
    assert [(step.kind, step.action) for step in report.steps] == [("did_not", "overtaken")]
    assert [one.state for one in store.list_entries()] == ["unknown"]


@pytest.mark.promise("B11")
def test_a_call_that_stays_in_doubt_for_too_long_is_overdue_and_warned_about(
    caplog: pytest.LogCaptureFixture,
) -> None:
    app = Callwright()
    doubtful(app, "lost", lambda _: CannotTell("closed"))
    young = asyncio.run(reconcile(app, ReconcileRequest(overdue_ms=2 * HOUR_MS), clock=later()))
    assert (young.in_doubt, young.overdue, caplog.records) == (1, 0, [])
    assert young.oldest_ms >= HOUR_MS - 60_000
    old = asyncio.run(reconcile(app, ReconcileRequest(overdue_ms=HOUR_MS // 2), clock=later()))
    assert (old.in_doubt, old.overdue, old.ok) == (1, 1, False)
    assert "1 calls stay in doubt after more than 30 minutes" in caplog.text


@pytest.mark.promise("B11", "A1")
@pytest.mark.parametrize(
    ("column", "value"), [("tool", b"\xff"), ("created_at", "yesterday"), ("fence", 1.5), ("effect", "twice")]
)
def test_a_row_in_doubt_that_cannot_be_read_is_named_and_holds_up_no_other(
    tmp_path: Path, column: str, value: object
) -> None:
    shop = Shop(tmp_path, SQLiteStore(tmp_path / "ledger.db", clock=SystemClock()))
    first, second = (shop.ask(sku, losing="after").meta.idempotency_key for sku in ("A", "B"))
    with sqlite3.connect(tmp_path / "ledger.db") as file:
        file.execute(f"UPDATE ledger SET {column} = ? WHERE key = ?", (value, first))

    report = asyncio.run(looked(shop.app))

    assert [(one.kind, one.fields) for one in report.steps if one.key == first] == [("unreadable", (column,))]
    assert [(one.kind, one.action) for one in report.steps if one.key == second] == [
        ("happened", "committed")
    ]
    assert not report.ok


@pytest.mark.promise("B11")
def test_a_finished_row_that_cannot_be_read_is_named_and_its_records_are_no_drift(tmp_path: Path) -> None:
    shop = Shop(
        tmp_path,
        SQLiteStore(tmp_path / "ledger.db", clock=SystemClock()),
        match="/id",
        records=lambda _: [Record("1", {"sku": "A"}), Record("2", {"sku": "B"})],
        fields=None,
    )
    first = shop.ask("A").meta.idempotency_key
    shop.ask("B")
    with sqlite3.connect(tmp_path / "ledger.db") as file:
        file.execute("UPDATE ledger SET outcome = ? WHERE key = ?", (b"{", first))

    report = asyncio.run(looked(shop.app))

    assert [(one.kind, one.key, one.fields) for one in report.steps] == [("unreadable", first, ("outcome",))]
