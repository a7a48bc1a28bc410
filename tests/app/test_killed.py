"""kill -9 in the middle of a call, then the same call from a new process: judged by the world's own file."""

import subprocess
import sys
from pathlib import Path

import pytest

from sampling import sample_pairs
from stores.postgres import Ledgers
from warm.interpreter import warm_python

CALL = """
import os, sys
from pathlib import Path
from callwright import CallContext, Callwright

ledger, world, effect, moment, run = sys.argv[1:]

def die(here):
    if here == moment:
        os.kill(os.getpid(), 9)

app = Callwright(ledger)

key = {} if effect == "read" else {"key": ["n"]}

@app.tool(effect=effect, timeout_ms=3_000, deadline_ms=3_000, lease_ms=3_000, wait_ms=60_000, inline=True, **key)
def pay(n: int, ctx: CallContext) -> dict[str, int]:
    '''Pay once; the upstream of a keyed tool knows its keys.'''
    die("before")
    key = ctx.idempotency_key or "-"
    if effect != "keyed" or key not in Path(world).read_text():
        with open(world, "a") as record:
            record.write(key + "\\n")
    die("after")
    return {"n": n}

die("registered")
result = app.call({"name": "pay", "arguments": {"n": 1}}, run=run or None)
die("returned")
print(result.error.code if result.error else "ok", result.effect, result.meta.replayed)
"""

UNKNOWN, DONE, AGAIN = "outcome_unknown unknown False", "ok committed False", "ok committed True"
READ = "ok none False"

EXPECTED: dict[tuple[str, str], tuple[str, int]] = {
    ("once", "registered"): (DONE, 1),
    ("once", "before"): (UNKNOWN, 0),
    ("once", "after"): (UNKNOWN, 1),
    ("once", "returned"): (AGAIN, 1),
    ("keyed", "registered"): (DONE, 1),
    ("keyed", "before"): (DONE, 1),
    ("keyed", "after"): (DONE, 1),
    ("keyed", "returned"): (AGAIN, 1),
    ("idempotent", "before"): (DONE, 1),
    ("idempotent", "after"): (DONE, 2),
    ("idempotent", "returned"): (DONE, 2),
    ("read", "after"): (READ, 2),
}
"""Effect class and moment of death → what the new process is told, and how many effects the world has."""


SAMPLE = {
    "sqlite": {("once", "after"), ("once", "returned"), ("keyed", "before"), ("idempotent", "after")},
    "postgres": {("once", "after"), ("keyed", "after")},
}
PLACES = [
    pytest.param(store, *case, marks=[] if case in SAMPLE[store] else [pytest.mark.crash])
    for store in SAMPLE
    for case in EXPECTED
]


def make(
    folder: Path, ledger: str, effect: str, moment: str, run: str = "r"
) -> subprocess.CompletedProcess[str]:
    program = folder / "call.py"
    program.write_text(CALL)
    words = [*warm_python(), str(program), ledger, str(folder / "world"), effect, moment, run]
    return subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.promise("R1", "C4")
@pytest.mark.parametrize(("store", "effect", "moment"), PLACES)
def test_a_killed_call_is_made_again_only_where_that_is_harmless(
    tmp_path: Path, request: pytest.FixtureRequest, store: str, effect: str, moment: str
) -> None:
    ledger = str(tmp_path / "ledger.db")
    if store == "postgres":
        ledgers: Ledgers = request.getfixturevalue("ledgers")
        ledger = f"{ledgers.url}?schema={ledgers.fresh()}"
    (tmp_path / "world").touch()
    assert make(tmp_path, ledger, effect, moment).returncode == -9
    told = make(tmp_path, ledger, effect, "never")
    said, effects = EXPECTED[effect, moment]
    assert told.stdout.strip() == said, told.stderr
    assert len((tmp_path / "world").read_text().split()) == effects


@pytest.mark.promise("R1", "C4")
@pytest.mark.parametrize(("moment", "effects"), [("before", 0), ("after", 1)])
def test_a_process_that_is_started_again_meets_the_unfinished_call_of_no_run(
    tmp_path: Path, moment: str, effects: int
) -> None:
    ledger = str(tmp_path / "ledger.db")
    (tmp_path / "world").touch()
    assert make(tmp_path, ledger, "once", moment, run="").returncode == -9
    for _ in range(2):
        told = make(tmp_path, ledger, "once", "never", run="")
        assert told.stdout.strip() == UNKNOWN, told.stderr
    assert len((tmp_path / "world").read_text().split()) == effects


FIRST = """
import asyncio, sys
from callwright import Callwright

app, there = Callwright(sys.argv[1]), set()

@app.tool(effect="once", key=["n"], inline=True)
def pay(n: int) -> dict[str, int]:
    '''Pay.'''
    there.update(sys.modules)
    if sys.argv[3] == "fails":
        raise RuntimeError
    return {"n": n}

raw = {"name": "pay", "arguments": {"n": 1}}
result = asyncio.run(app.acall(raw)) if sys.argv[2] == "awaited" else app.call(raw)
print(result.effect, *sorted(set(sys.modules) - there))
"""


@pytest.mark.costly
@pytest.mark.promise("R1", "C4")
@pytest.mark.parametrize(
    ("ended", "how"),
    sample_pairs([("succeeds", "committed"), ("fails", "unknown")], ["awaited", "plain"], every=2),
)
def test_nothing_is_loaded_between_an_effect_and_its_settle_even_in_the_first_call_of_a_process(
    tmp_path: Path, ended: tuple[str, str], how: str
) -> None:
    end, effect = ended
    words = [sys.executable, "-c", FIRST, str(tmp_path / "ledger.db"), how, end]
    ran = subprocess.run(words, capture_output=True, text=True, check=True, timeout=60)
    assert ran.stdout.split() == [effect]
