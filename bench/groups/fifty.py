"""Fifty processes want one call at the same moment: how often it is made, and how soon the others are answered.

A figure runs from the moment at which the winner hands its settle to the store, so the commit is in it, until the call
returns in a process that waited. All of them wake at once: on few cores most of it is waiting for a core, and the same by
hand, which does nothing but read the row, shows what the machine itself needs.
"""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from statistics import median
from time import sleep
from typing import Literal, NamedTuple

import msgspec

from bench.measure import percentile
from bench.peers.fleet import ROOT
from bench.plan import Plan
from bench.report import Goal, Row, Section
from bench.waiter import TABLE, TOOL_S, Seen

MANY = 50
SETTLING_S = 0.7
ONE = Goal("<=", 1, "value")
ABOUT = (
    f"One key, a `once` tool of {TOOL_S:g} s; from its settle in one process to the answer in all others, which wake at the "
    "same moment and share the cores. Medians over the rounds; the first round is told apart."
)
Kind = Literal["governed", "in-file", "on-server"]


class WrongError(RuntimeError):
    """The processes did not do what is measured here; the figures would mean nothing."""


class Round(NamedTuple):
    """One call of all: how often it was made, and the milliseconds until each of the others was told and answered.

    ``again``: answers that the call still ran, after which the process asked again. Nobody is told who came so late that the call
    had ended: in its first call a process loads what judges answers, and fifty do so at once.
    """

    executions: int
    again: int
    told: list[float]
    answered: list[float]


class Crowd:
    """So many processes on one ledger, started and ready."""

    def __init__(self, started: list["subprocess.Popen[str]"], effects: Path) -> None:
        self._started = started
        self._effects = effects
        if any(_line(process) != "ready" for process in started):
            raise WrongError("a process did not get ready")

    def all_want(self, key: str) -> Round:
        """Everybody makes the call with this key."""
        for process in self._started:
            assert process.stdin is not None
            process.stdin.write(f"{key}\n")
            process.stdin.flush()
        sleep(TOOL_S + SETTLING_S)  # so that nobody who reads what they say takes a core from them
        said = [msgspec.convert(json.loads(_line(process)), Seen) for process in self._started]
        made = self._effects.read_text(encoding="utf-8").splitlines().count(key)
        return _round(made, said)


def _line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    if not line:
        raise WrongError("a process has ended; what it said stands above")
    return line


def _round(made: int, said: list[Seen]) -> Round:
    if not all(one.right for one in said):
        raise WrongError("an answer was wrong; it stands above")
    settling = [one.settling for one in said if one.settling]
    others = [one for one in said if not one.settling]
    if len(settling) != 1 or any(one.asked > settling[0] for one in others):
        raise WrongError("not everybody wanted one call")
    told = sorted((one.told - settling[0]) / 1e6 for one in others if one.told)  # nobody notes it by hand
    again = sum(one.again for one in said)
    return Round(made, again, told, sorted((one.answered - settling[0]) / 1e6 for one in others))


@contextmanager
def crowd(kind: Kind, ledger: str, folder: Path, many: int) -> Iterator[Crowd]:
    """Start them; they end with their input."""
    folder.mkdir(parents=True)
    effects = folder / "effects.txt"
    with ExitStack() as stack:
        command = [sys.executable, "-m", "bench.waiter", kind, ledger, str(effects)]
        started = [
            stack.enter_context(
                subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
            )
            for _ in range(many)
        ]
        try:
            yield Crowd(started, effects)
        finally:
            for process in started:
                assert process.stdin is not None
                process.stdin.close()


def measure(plan: Plan) -> list[Section]:
    """On SQLite, where the others look every 40 ms, and on PostgreSQL, where they are told."""
    from scripts.postgres_server import running

    plan.folder.mkdir(parents=True, exist_ok=True)
    with running(durable=True) as server:
        return [
            _section(
                plan, "SQLite", "in-file", _file(plan.folder / "by-hand.db"), plan.folder / "fifty.db", 100
            ),
            _section(plan, "PostgreSQL", "on-server", _table(server.url), f"{server.url}?schema=fifty", 50),
        ]


def _file(path: Path) -> str:
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA journal_mode=WAL")
        file.execute(TABLE)
    return str(path)


def _table(url: str) -> str:
    import psycopg

    with psycopg.connect(url) as server:
        server.execute(TABLE.encode())
    return url


def _section(
    plan: Plan, store: str, by_hand: Kind, table: str, ledger: Path | str, within_ms: float
) -> Section:
    many = plan.calls(MANY, 4)
    floor = _rounds(plan, by_hand, table, plan.folder / by_hand, many)
    rows = [Row(f"{store}: floor: by hand, {name}", value, "ms") for name, value in _figures(floor).items()]
    if plan.ours:
        taken = _rounds(plan, "governed", str(ledger), plan.folder / store, many)
        rows += _ours(store, taken, _figures(floor), within_ms)
    return Section(f"{many} processes that want one call, on {store}", ABOUT, rows)


def _rounds(plan: Plan, kind: Kind, ledger: str, folder: Path, many: int) -> list[Round]:
    with crowd(kind, ledger, folder, many) as all_:
        return [all_.all_want(f"key-{number}") for number in range(plan.rounds + 1)]


def _figures(rounds: list[Round]) -> dict[str, float]:
    """Half, nearly all and the last of those who waited; the first round, in which everything is new, is left out."""
    later = [one.answered for one in rounds[1:]]
    return {
        "half answered": median(percentile(waits, 50) for waits in later),
        "95 % answered": median(percentile(waits, 95) for waits in later),
        "the last answered": median(waits[-1] for waits in later),
    }


def _ours(store: str, rounds: list[Round], floor: dict[str, float], within_ms: float) -> list[Row]:
    goal = Goal("<=", within_ms, "value")
    answered = [
        Row(f"{store}: {name}", value, "ms", floor[name], goal if name.startswith("the last") else None)
        for name, value in _figures(rounds).items()
    ]
    told = median(one.told[-1] for one in rounds[1:] if one.told)
    return [
        Row(f"{store}: executions of each call", max(one.executions for one in rounds), "calls", None, ONE),
        Row(f"{store}: answers that the call still ran", sum(one.again for one in rounds), "answers"),
        Row(f"{store}: the last told that the call has ended", told, "ms"),
        *answered,
        Row(
            f"{store}: the last answered, first call of each process",
            rounds[0].answered[-1],
            "ms",
            None,
            goal,
        ),
    ]
