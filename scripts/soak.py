"""Many calls in one process, and a tenth of them through the gateway: memory, files and waits must not grow.

    python -m scripts.soak --calls 1000000 [--gateway 100000]

Effects of every class, failures, retries, repeated and journalled calls, in runs; entries expire and are swept meanwhile. Prints a
line for each slice. Exit code 1 when memory grew by more than a twentieth from the second quarter of the slices to the last, or
a file that is bounded went beyond its bound. The first hundred thousand calls fill caches: shorter runs measure that.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import Any

from bench.wire.load import Client
from bench.wire.process import running

from callwright import Callwright, MayHaveHappened, NotApplied, RetryPolicy

SLICES = 20
WIDTH = 16
TTL_S = 30
GROWTH = 1.05
WAL_BYTES = 64 * 1024 * 1024
JOURNALLED = 50
"""One call in so many goes through an application that journals."""

MOST_JOURNALS = 1_100
Make = Callable[[int], Awaitable[Any]]


@dataclass
class Slice:
    """What was seen at the end of one slice. Bytes, calls a second, milliseconds."""

    calls: int
    resident: int
    per_second: float
    p50: float
    p99: float
    ledger: int
    wal: int
    tapes: int
    journals: int


class Shop:
    """An application with a tool of every effect class, on a file."""

    def __init__(self, folder: Path, journal: Path | None) -> None:
        self.app = Callwright(folder / "ledger.db", journal=journal)
        quick = RetryPolicy(max_retries=1, base_ms=1, cap_ms=1)
        tool = self.app.tool
        tool(effect="read", retries=quick)(self.look)
        tool(effect="idempotent", retries=quick, ttl_s=TTL_S)(self.put)
        tool(effect="once", retries=quick, ttl_s=TTL_S)(self.pay)

    async def look(self, n: int) -> dict[str, int]:
        """Change nothing; now and then be away at the first attempt."""
        if n % 97 == 0:
            raise NotApplied("upstream_error")
        return {"n": n}

    async def put(self, n: int) -> dict[str, Any]:
        """Do something that may be repeated."""
        await asyncio.sleep(0)
        return {"n": n, "text": "x" * 200}

    async def pay(self, n: int) -> dict[str, int]:
        """Do something once; now and then refuse, and now and then lose the answer."""
        if n % 101 == 0:
            raise NotApplied("state_conflict")
        if n % 10_007 == 0:
            raise MayHaveHappened("timeout")
        return {"paid": n}

    async def call(self, n: int) -> None:
        """One call of the mix: half reads, a tenth made twice, a tenth in runs."""
        name = ("look", "put", "look", "pay")[n % 4]
        raw = f'{{"name": "{name}", "arguments": {{"n": {n}}}}}'
        options: dict[str, Any] = {"run": f"run-{n // 100}"} if n % 10 == 3 else {"key": f"k{n}"}
        await self.app.acall(raw, **options)
        if n % 10 == 7:
            await self.app.acall(raw, **options)


async def slice_of(calls: range, make: Make) -> tuple[float, list[float]]:
    """Make the calls, so many at once; seconds in all, and each wait in milliseconds."""
    waits: list[float] = []
    numbers = iter(calls)

    async def work() -> None:
        for n in numbers:
            begun = perf_counter()
            await make(n)
            waits.append((perf_counter() - begun) * 1e3)

    begun = perf_counter()
    await asyncio.gather(*(work() for _ in range(WIDTH)))
    return perf_counter() - begun, sorted(waits)


def resident(pid: int) -> int:
    """Bytes of a process that are in memory and its own; pages of mapped files are the system's."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("RssAnon:"))


def size(folder: Path, pattern: str) -> int:
    """Bytes of all files of a name."""
    return sum(one.stat().st_size for one in folder.rglob(pattern) if one.is_file())


def look(folder: Path, pid: int, calls: int, taken: float, waits: list[float]) -> Slice:
    """Look at process and files."""
    return Slice(
        calls=calls,
        resident=resident(pid),
        per_second=len(waits) / taken,
        p50=waits[len(waits) // 2],
        p99=waits[int(len(waits) * 0.99)],
        ledger=size(folder, "ledger.db"),
        wal=size(folder, "*-wal"),
        tapes=size(folder, "*.tapes"),
        journals=len(list((folder / "journal").glob("*.tape"))),
    )


def say(one: Slice) -> None:
    """One line."""
    megabytes = " ".join(
        f"{name} {value / 1e6:8.1f} MB"
        for name, value in (
            ("memory", one.resident),
            ("ledger", one.ledger),
            ("wal", one.wal),
            ("tapes", one.tapes),
        )
    )
    sys.stdout.write(
        f"{one.calls:>9,} calls  {one.per_second:7,.0f}/s  p50 {one.p50:6.2f} ms  p99 {one.p99:7.2f} ms  {megabytes}"
        f"  journals {one.journals}\n"
    )
    sys.stdout.flush()


async def soaked(calls: int, folder: Path, pid: int, make: Make, sweep: Callable[[], Any]) -> list[Slice]:
    """All slices, one after the other; swept after each."""
    seen: list[Slice] = []
    step = max(1, calls // SLICES)
    for start in range(0, calls, step):
        taken, waits = await slice_of(range(start, min(calls, start + step)), make)
        await asyncio.to_thread(sweep)
        seen.append(look(folder, pid, start + step, taken, waits))
        say(seen[-1])
    return seen


def grown(name: str, seen: list[Slice]) -> list[str]:
    """What did not hold."""
    quarter = max(1, len(seen) // 4)
    early, late = seen[quarter : 2 * quarter] or seen[:1], seen[-quarter:]
    memory = mean(one.resident for one in late) / mean(one.resident for one in early)
    p99 = mean(one.p99 for one in late) / mean(one.p99 for one in early)
    slope = (late[-1].resident - early[0].resident) / max(1, late[-1].calls - early[0].calls)
    sys.stdout.write(
        f"{name}: memory x {memory:.3f} ({slope:+.1f} bytes a call), p99 x {p99:.2f}, second quarter to last\n"
    )
    problems = [f"{name}: memory grew x {memory:.3f}"] if memory > GROWTH else []
    if max(one.wal for one in seen) > WAL_BYTES:
        problems.append(f"{name}: a write-ahead log has more than {WAL_BYTES // 1_000_000} MB")
    if max(one.journals for one in seen) > MOST_JOURNALS:
        problems.append(f"{name}: {max(one.journals for one in seen)} journals of finished calls")
    return problems


def in_process(calls: int, folder: Path) -> list[str]:
    """The library: one application, and beside it one that journals, on the same ledger."""
    shop, careful = Shop(folder, None), Shop(folder, folder / "journal")

    async def make(n: int) -> None:
        await (careful if n % JOURNALLED == 0 else shop).call(n)

    try:
        return grown("library", asyncio.run(soaked(calls, folder, os.getpid(), make, shop.app.store.sweep)))
    finally:
        careful.app.close()
        shop.app.close()


async def _through(port: int, pid: int, calls: int, folder: Path) -> list[Slice]:
    client = Client(port, "legacy")
    await client.open(WIDTH)
    try:
        return await soaked(calls, folder, pid, client.call, lambda: None)
    finally:
        client.close()


def through_gateway(calls: int, folder: Path) -> list[str]:
    """The gateway in a process of its own, before an MCP server; each call is claimed and settled."""
    with ExitStack() as stack:
        upstream = stack.enter_context(running("bench.wire.upstream"))
        words = (upstream.port, "once", folder / "ledger.db")
        gateway = stack.enter_context(running("bench.wire.gateway", *words))
        return grown("gateway", asyncio.run(_through(gateway.port, gateway.pid, calls, folder)))


def main() -> int:
    """Read what is wanted, and do it."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--calls", type=int, default=1_000_000)
    asked.add_argument(
        "--gateway", type=int, help="calls through the gateway; a tenth of the others by default"
    )
    given = asked.parse_args()
    problems: list[str] = []
    parts = (
        (in_process, given.calls),
        (through_gateway, given.calls // 10 if given.gateway is None else given.gateway),
    )
    for soak, calls in parts:
        with tempfile.TemporaryDirectory(prefix="callwright-soak-") as name:
            problems += soak(calls, Path(name)) if calls else []
    for one in problems:
        sys.stdout.write(f"BROKEN: {one}\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
