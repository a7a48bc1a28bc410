"""What is in doubt in a very large ledger: time and memory of finding, counting, listing, exporting and reconciling it.

    python -m scripts.doubts [--rows 1000000] [--doubts 20000] [--megabytes 300] [--keep FOLDER]

Fills a SQLite ledger with so many entries, a part of them in doubt: unknown, or claimed by an owner that is silent. Then
carries out each step in a process of its own, on what the step before has left:

    count       the calls in doubt, by tool
    list        the newest thousand of them, as ``callwright ledger list`` reads them
    export      all of them, oldest first, each as one line of JSON with its age
    look        ``doctor``'s figures of the store
    sweep       claims of silent owners become unknown
    reconcile   every one is asked about: a third happened, a third did not, of a third nobody can tell

Exit code 0 where no process held more than so many megabytes and no step has overlooked a call.
"""

import argparse
import asyncio
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from callwright import Callwright, MayHaveHappened
from callwright.checks import CannotTell, Check, DidNotHappen, Happened, Inquiry
from callwright.domain.reconcile_checks import CheckVerdict
from callwright.evals.reconcile.reconciliation import ReconcileRequest, reconcile
from callwright.runtime.clock import SystemClock

PAGE = 500
_OLD_MS = 24 * 3600 * 1000
_CHUNK = 50_000


class Measured(msgspec.Struct):
    """What one step has found, how long it took, and how much memory its process held at most."""

    found: dict[str, int]
    seconds: float
    megabytes: float


def app_of(folder: Path) -> Callwright:
    """An application on the ledger with two tools: ``pay`` has a check, ``send`` has none."""
    app = Callwright(folder / "ledger.db")

    @app.tool(effect="once", check=Check(verify=_verify, quiet_ms=0))
    def pay(n: int) -> int:
        """Pay; nobody knows what became of the first."""
        if n == 0:
            raise MayHaveHappened
        return n

    @app.tool(effect="once")
    def send(n: int) -> int:
        """Send; nobody knows what became of the first."""
        if n == 0:
            raise MayHaveHappened
        return n

    return app


def _verify(inquiry: Inquiry) -> CheckVerdict:
    third = sum(inquiry.key.encode()) % 3
    if third == 0:
        return Happened({"n": third})
    return DidNotHappen() if third == 1 else CannotTell("the statement is not there yet")


def fill(folder: Path, rows: int, doubts: int) -> None:
    """Make some calls, and copy their entries until there are so many."""
    with app_of(folder) as app:
        for tool, n in (("pay", 0), ("send", 0), ("pay", 1)):
            app.call({"name": tool, "arguments": {"n": n}})
    ledger = sqlite3.connect(folder / "ledger.db", isolation_level=None)
    names = [row[1] for row in ledger.execute("PRAGMA table_info(ledger)")]
    ids = dict(ledger.execute("SELECT tool || '/' || state, entry_id FROM ledger"))
    silent = doubts // 4
    paid = (doubts - silent) * 2 // 3
    sent = doubts - silent - paid
    _copy(ledger, names, ids["pay/unknown"], paid - 1, {})
    _copy(ledger, names, ids["send/unknown"], sent - 1, {})
    _copy(
        ledger,
        names,
        ids["pay/unknown"],
        silent,
        {"state": "'claimed'", "outcome": "NULL", "lease_until": "0"},
    )
    _copy(ledger, names, ids["pay/committed"], rows - doubts - 1, {})
    ledger.close()


def _copy(
    ledger: sqlite3.Connection, names: list[str], entry_id: int, times: int, changed: dict[str, str]
) -> None:
    made = {
        "entry_id": "NULL",
        "key": "key || '-' || value || '-' || hex(randomblob(4))",
        "owner": "hex(randomblob(16))",
    }
    made["created_at"] = f"created_at - {_OLD_MS}"
    made["updated_at"] = f"updated_at - {_OLD_MS}"
    taken = ", ".join(({**made, **changed}).get(name, name) for name in names)
    numbers = "WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ?)"
    insert = (
        f"INSERT INTO ledger ({', '.join(names)}) {numbers} SELECT {taken} FROM n, ledger WHERE entry_id = ?"  # noqa: S608 - names of its own columns
    )
    while times > 0:
        ledger.execute(insert, (min(times, _CHUNK), entry_id))
        times -= _CHUNK


# --- the steps ----------------------------------------------------------------------------------------------------


def _count(app: Callwright) -> dict[str, int]:
    counts = {one.tool: one.unknown + one.silent for one in app.store.count_doubts()}
    return {"calls": sum(counts.values()), "tools": len(counts)}


def _list(app: Callwright) -> dict[str, int]:
    return {"calls": len(app.store.list_entries(state="in_doubt", limit=1_000))}


def _export(app: Callwright) -> dict[str, int]:
    now, after, lines, size = SystemClock().now_ms(), 0, 0, 0
    while page := app.store.scan_entries(state="in_doubt", after=after, limit=PAGE):
        after = page[-1].entry_id
        for one in page:
            line = msgspec.json.encode({**msgspec.to_builtins(one), "age_ms": now - one.created_at})
            lines, size = lines + 1, size + len(line) + 1
    return {"calls": lines, "bytes": size}


def _look(app: Callwright) -> dict[str, int]:
    found: dict[str, Any] = app.store.collect_stats()
    return {"entries": sum(found["entries"].values()), "calls": found["in_doubt"]["calls"]}


def _sweep(app: Callwright) -> dict[str, int]:
    return {"lapsed": app.store.sweep()["unknown"]}


def _reconcile(app: Callwright) -> dict[str, int]:
    report = asyncio.run(reconcile(app, ReconcileRequest()))
    kinds = {kind: report.counts.get(kind, 0) for kind in ("happened", "did_not", "cannot_tell", "no_check")}
    return {"calls": sum(report.counts.values()), "left": report.in_doubt, "overdue": report.overdue, **kinds}


STEPS: dict[str, Callable[[Callwright], dict[str, int]]] = {
    "count": _count,
    "list": _list,
    "export": _export,
    "look": _look,
    "sweep": _sweep,
    "reconcile": _reconcile,
}


def measure(folder: Path, step: str) -> Measured:
    """Carry out one step in this process."""
    with app_of(folder) as app:
        began = time.monotonic()
        found = STEPS[step](app)
        took = time.monotonic() - began
    held = next(
        line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmHWM")
    )
    return Measured(found, took, int(held.split()[1]) / 1e3)


def problems(measured: dict[str, Measured], doubts: int, megabytes: float) -> list[str]:
    """What does not hold."""
    wrong = [
        f"{step} held {one.megabytes:.0f} MB" for step, one in measured.items() if one.megabytes > megabytes
    ]
    for step in ("count", "export", "look", "reconcile"):
        calls = measured[step].found["calls"]
        if calls != doubts:
            wrong.append(f"{step} found {calls} calls in doubt and not {doubts}")
    return wrong


def main() -> int:
    """Run by command line."""
    parser = argparse.ArgumentParser(prog="python -m scripts.doubts")
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--doubts", type=int, default=20_000)
    parser.add_argument("--megabytes", type=float, default=300.0)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--step", choices=STEPS)
    asked = parser.parse_args()
    if asked.step:
        sys.stdout.buffer.write(msgspec.json.encode(measure(asked.keep, asked.step)))
        return 0
    with tempfile.TemporaryDirectory() as made:
        folder = asked.keep or Path(made)
        fill(folder, asked.rows, asked.doubts)
        size = (folder / "ledger.db").stat().st_size / 1e6
        sys.stdout.write(f"{asked.rows:,} entries, {asked.doubts:,} in doubt, {size:.0f} MB on disk\n")
        measured = {}
        for step in STEPS:
            command = [sys.executable, "-m", "scripts.doubts", "--step", step, "--keep", str(folder)]
            said = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout  # noqa: S603 - this very program
            measured[step] = one = msgspec.json.decode(said, type=Measured)
            words = ", ".join(f"{name} {number:,}" for name, number in one.found.items())
            sys.stdout.write(f"{step:10} {one.seconds:8.2f} s {one.megabytes:6.0f} MB   {words}\n")
            sys.stdout.flush()
    wrong = problems(measured, asked.doubts, asked.megabytes)
    sys.stdout.write("".join(f"! {one}\n" for one in wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
