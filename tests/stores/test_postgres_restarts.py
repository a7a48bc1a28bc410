"""R11: a server that is restarted every 5 to 40 seconds under load, for MINUTES minutes (1; ``make test-restarts``: 10)."""

import asyncio
import os
import random
import signal
import sys
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any

import pytest
from scripts.postgres_server import Server, running

from callwright import Callwright, ToolResult
from callwright.domain.records import LedgerEntry

MINUTES = float(os.environ.get("MINUTES", "1"))
SOONEST_S, LATEST_S = 5.0, 40.0
LEASE_S, SWEEP_S = 3.0, 1.0
PAUSE_S = 0.05
THREADS, TASKS = 4, 8
HOW = (signal.SIGINT, signal.SIGQUIT)
"""A restart that writes what there is, and a crash."""

TOOLS = ("once", "again", "look", "once")


class Load:
    """Two applications on one server, one blocking and one on a loop, and the world that their calls change."""

    def __init__(self, url: str) -> None:
        self.world: list[str] = []
        self.told: dict[str, ToolResult] = {}
        self.over = threading.Event()
        self.blocking, self.on_a_loop = self._app(url), self._app(url)

    def _app(self, url: str) -> Callwright:
        app = Callwright(url)
        said: dict[str, Any] = {"timeout_ms": 1_000, "deadline_ms": 2_000, "lease_ms": int(LEASE_S * 1000)}

        async def once(n: str) -> str:
            """Do something once."""
            self.world.append(n)
            return n

        async def again(n: str) -> str:
            """Do something that may be repeated."""
            self.world.append(n)
            return n

        async def look(n: str) -> str:
            """Change nothing."""
            return n

        app.tool(effect="once", **said)(once)
        app.tool(effect="idempotent", **said)(again)
        app.tool(effect="read", **said)(look)
        return app

    def work(self, name: int) -> None:
        """One thread: a call, a short pause, the next."""
        number = 0
        while not self.over.wait(PAUSE_S):
            number += 1
            n = f"t{name}-{number}"
            self.told[n] = self.blocking.call(call(n), key=n)

    def work_on_a_loop(self) -> None:
        """All tasks of the other application."""
        asyncio.run(self._tasks())

    async def _tasks(self) -> None:
        await asyncio.gather(*(self._task(name) for name in range(TASKS)))

    async def _task(self, name: int) -> None:
        number = 0
        while not self.over.is_set():
            number += 1
            n = f"a{name}-{number}"
            self.told[n] = await self.on_a_loop.acall(call(n), key=n)
            await asyncio.sleep(PAUSE_S)

    def entries(self) -> dict[str, LedgerEntry]:
        """What the ledger says, by the name of the call."""
        kept = self.blocking.store.list_entries(limit=10_000_000)
        return {entry.key.split("/")[2].removeprefix("="): entry for entry in kept}

    def overdue(self) -> list[LedgerEntry]:
        """Claims of what may be done once that nobody can hold any more, and that no sweep has ended."""
        claimed = self.blocking.store.list_entries(state="claimed", limit=1_000)
        now = self.blocking._world.clock.now_ms()
        late = now - (LEASE_S + 2 * SWEEP_S) * 1000
        return [entry for entry in claimed if entry.effect == "once" and entry.updated_at < late]

    def close(self) -> None:
        """Let go."""
        self.blocking.close()
        self.on_a_loop.close()


def tool(n: str) -> str:
    return TOOLS[int(n.partition("-")[2]) % len(TOOLS)]


def call(n: str) -> dict[str, Any]:
    return {"name": tool(n), "arguments": {"n": n}}


@pytest.mark.slow
@pytest.mark.timeout(MINUTES * 60 + 300)
@pytest.mark.promise("R11")
def test_a_server_that_is_restarted_every_few_seconds_loses_nothing_and_leaves_nothing_stuck() -> None:
    with running(durable=True) as server:
        load = Load(server.url)
        with ThreadPoolExecutor(THREADS + 1) as pool:
            working = [pool.submit(load.work, name) for name in range(THREADS)]
            working.append(pool.submit(load.work_on_a_loop))
            try:
                restarts, overdue = restarting(server, load)
            finally:
                load.over.set()
            for one in working:
                one.result()
        threading.Event().wait(LEASE_S)
        load.blocking.store.sweep()
        entries = load.entries()
        say(load, restarts, entries)
        load.close()
    assert overdue == []
    assert [n for n, entry in entries.items() if (entry.state, entry.effect) == ("claimed", "once")] == []
    judge(load, entries)


def restarting(server: Server, load: Load) -> tuple[int, list[LedgerEntry]]:
    """Restart again and again, and sweep between; how often, and what was stuck while the server stood."""
    chance, restarts, overdue = random.Random(11), 0, list[LedgerEntry]()
    until = monotonic() + MINUTES * 60
    while monotonic() < until:
        began = monotonic()
        stays = chance.uniform(SOONEST_S, LATEST_S)
        while monotonic() < min(until, began + stays):
            load.over.wait(SWEEP_S)
            load.blocking.store.sweep()
            overdue += load.overdue()
        server.stop(HOW[restarts % len(HOW)])
        load.over.wait(chance.uniform(0.0, 2.0))
        server.start()
        restarts += 1
    return restarts, overdue


def judge(load: Load, entries: dict[str, LedgerEntry]) -> None:
    """The world's own record against what was told and what is kept."""
    happened = Counter(load.world)
    writes = {n: result for n, result in load.told.items() if tool(n) != "look"}
    assert [n for n, times in happened.items() if times > 1 and tool(n) == "once"] == []
    assert [n for n, result in writes.items() if result.success and not happened[n]] == []
    assert [n for n, result in writes.items() if result.effect == "none" and happened[n]] == []
    assert [n for n in happened if n not in entries] == []
    assert [n for n, one in entries.items() if one.state == "committed" and not happened[n]] == []
    assert [n for n, result in load.told.items() if tool(n) == "look" and not result.success] == []


def say(load: Load, restarts: int, entries: dict[str, LedgerEntry]) -> None:
    """The figures, for the page on reliability."""
    states = Counter(entry.state for entry in entries.values())
    codes = Counter(one.error.code if one.error else "ok" for one in load.told.values())
    unsettled = sum(any(w.code == "unsettled" for w in one.warnings) for one in load.told.values())
    sys.stdout.write(
        f"\n{MINUTES:g} minutes, {restarts} restarts, {len(load.told)} calls: {dict(codes)}, {unsettled} unsettled;"
        f" {len(load.world)} effects; entries: {dict(states)}\n"
    )
