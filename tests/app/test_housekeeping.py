"""R19: what an application that lives long leaves behind is bounded."""

import asyncio
import os
import threading
from contextlib import closing
from pathlib import Path

import pytest

from callwright import Callwright, MayHaveHappened
from callwright.app.housekeeping import DoubtMonitor, sweep_app, sweep_periodically
from callwright.core.call.call_state import EffectFlow
from callwright.domain.call import CallRequest, Ticket
from callwright.domain.effects import ReadClock, Tick
from callwright.domain.records import InDoubtCount, RunLimits
from callwright.runtime.clock import SystemClock
from callwright.runtime.driver import drive_flow
from callwright.runtime.journals import JOURNAL_RETENTION_MS, JournalFolder
from callwright.runtime.tape import TapeHead
from callwright.stores.memory_store import MemoryStore
from stores.making import claim, held, settle


def shop(folder: Path) -> Callwright:
    app = Callwright(folder / "ledger.db", journal=folder / "journal")

    @app.tool(effect="once", key=["n"], ttl_s=1)
    def pay(n: int) -> int:
        """Pay."""
        return n

    return app


class Hands:
    """Time stands still, and nothing else is ever asked."""

    def perform_effect(self, effect: object) -> Tick:
        assert isinstance(effect, ReadClock)
        return Tick(1.0)


@pytest.mark.promise("R19")
def test_of_ended_calls_a_process_keeps_the_newest_journals_only(tmp_path: Path) -> None:
    journals = JournalFolder(tmp_path, most=3)
    for n in range(10):
        head = TapeHead(
            request=CallRequest(raw="{"), ticket=Ticket(f"call-{n}", "1" * 32), limits=RunLimits()
        )
        with journals.open_journal(Hands(), head) as hands:  # type: ignore[arg-type]  # blocking hands are enough here
            drive_flow(_story(), hands, [])
    assert sorted(path.stem for path in tmp_path.iterdir()) == ["call-7", "call-8", "call-9"]


def _story() -> EffectFlow[None]:
    yield ReadClock()


@pytest.mark.promise("R19")
def test_a_call_that_was_cut_off_keeps_its_journal_however_old_it_is(tmp_path: Path) -> None:
    with shop(tmp_path) as app:
        for n in range(3):
            app.call({"name": "pay", "arguments": {"n": n}})
        ended, cut, fresh = sorted((tmp_path / "journal").iterdir())
        lines = cut.read_bytes().splitlines(keepends=True)
        cut.write_bytes(b"".join(lines[:-3]))
        (tmp_path / "journal" / "strange.tape").write_text("no tape")
        for path in (ended, cut, tmp_path / "journal" / "strange.tape"):
            os.utime(path, (0, path.stat().st_mtime - JOURNAL_RETENTION_MS / 1000 - 60))
        assert sweep_app(app)["journals"] == 1
        assert not ended.exists()
        assert cut.exists()
        assert fresh.exists()


@pytest.mark.promise("R19", "B11")
def test_a_call_in_doubt_keeps_its_journal_too(tmp_path: Path) -> None:
    with Callwright(journal=tmp_path) as app:

        @app.tool(effect="once", key=["n"])
        def pay(n: int) -> int:
            """Pay."""
            raise MayHaveHappened("timeout")

        app.call({"name": "pay", "arguments": {"n": 1}})
        (path,) = tmp_path.iterdir()
        os.utime(path, (0, path.stat().st_mtime - JOURNAL_RETENTION_MS / 1000 - 60))
        assert sweep_app(app)["journals"] == 0
    journals = JournalFolder(tmp_path, most=0)
    head = TapeHead(request=CallRequest(raw="{"), ticket=Ticket("call-9", "1" * 32), limits=RunLimits())
    with journals.open_journal(Hands(), head) as hands:  # type: ignore[arg-type]  # blocking hands are enough here
        hands.in_doubt = True
    assert (tmp_path / "call-9.tape").exists()


@pytest.mark.promise("R19")
def test_a_server_sweeps_by_itself_again_and_again(tmp_path: Path) -> None:
    async def go(app: Callwright) -> None:
        tidying = asyncio.ensure_future(sweep_periodically(app, 0.05))
        await asyncio.to_thread(until_archived, app)
        tidying.cancel()
        await asyncio.gather(tidying, return_exceptions=True)

    def until_archived(app: Callwright) -> None:
        while not app.store.collect_stats()["archived"]:
            threading.Event().wait(0.02)

    with closing(shop(tmp_path)) as app:
        for n in range(2):  # the newest row stays: its number would be given again
            app.call({"name": "pay", "arguments": {"n": n}})
        asyncio.run(go(app))
        assert app.store.collect_stats()["archived"] == 1


# --- calls in doubt -------------------------------------------------------------------------------------------------

MINUTE = 60_000


def lost(calls: int, oldest_at: int = 0, tool: str = "pay") -> InDoubtCount:
    return InDoubtCount(tool=tool, effect="keyed", unknown=calls, silent=0, oldest_at=oldest_at)


@pytest.mark.promise("R1")
def test_calls_in_doubt_are_warned_about_once_overdue_again_when_more_and_hourly() -> None:
    watch = DoubtMonitor(30 * MINUTE)
    assert watch.render_warning([], 0) is None
    assert watch.render_warning([lost(2)], 29 * MINUTE) is None
    first = watch.render_warning([lost(2), lost(1, 20 * MINUTE, "ship")], 31 * MINUTE)
    assert first == "calls in doubt: pay 2 (oldest 31 min); callwright ledger list --state in_doubt"
    assert watch.render_warning([lost(2)], 32 * MINUTE) is None
    assert watch.render_warning([lost(3)], 33 * MINUTE) is not None
    assert watch.render_warning([lost(3)], 92 * MINUTE) is None
    assert watch.render_warning([lost(3)], 93 * MINUTE) is not None
    assert watch.render_warning([], 94 * MINUTE) is None
    assert watch.render_warning([lost(1)], 95 * MINUTE) is not None


@pytest.mark.promise("R1")
def test_a_living_application_says_which_calls_are_overdue(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore(SystemClock())
    claimed = held(store.perform_effect(claim()))
    store.perform_effect(settle(claimed, "unknown", outcome=None))

    def until_said() -> None:
        while not caplog.records:
            threading.Event().wait(0.02)

    async def until_warned() -> None:
        tidying = asyncio.ensure_future(sweep_periodically(Callwright(store), overdue_ms=0))
        await asyncio.to_thread(until_said)
        tidying.cancel()

    asyncio.run(until_warned())
    assert "calls in doubt: pay 1 (oldest 0 min)" in caplog.text
