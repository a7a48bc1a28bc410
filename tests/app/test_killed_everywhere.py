"""kill -9 at every named point of a call, for every effect class, on both ledgers that processes share; judged by the world.

Then the same call from a new process, and where the outcome is unknown, from one that asks the world.
"""

import os
import subprocess
from pathlib import Path

import pytest

from stores.postgres import Ledgers
from warm.interpreter import warm_python

DYING = Path(__file__).with_name("dying.py")
POINTS = (
    "before the call",
    "before claim",
    "after claim",
    "before reserve",
    "after reserve",
    "before the effect",
    "before the second attempt",
    "after the effect",
    "before settle",
    "after settle",
    "before delivery",
    "after the answer",
)
WRITTEN = POINTS[2:9]
"""From here to there a claim stands that nobody has settled."""

RECONCILING = ("while the world is asked", "before the decision", "after the decision")
SAMPLE = {("sqlite", "plain", "once", "after claim"), ("sqlite", "loop", "once", "before settle")}
CRASH = {("once", "after claim"), ("once", "before settle"), ("keyed", "after the effect")}
"""On SQLite these run in every CI run (`make test-crashes`), the sample with every test run, the rest nightly."""


def choose_marks(store: str, door: str, effect: str, point: str) -> list[pytest.MarkDecorator]:
    if (store, door, effect, point) in SAMPLE:
        return []
    return [pytest.mark.crash if store == "sqlite" and (effect, point) in CRASH else pytest.mark.slow]


MATRIX = [
    pytest.param(store, door, effect, point, marks=choose_marks(store, door, effect, point))
    for store, door in (("sqlite", "plain"), ("sqlite", "loop"), ("postgres", "plain"))
    for effect in ("read", "idempotent", "keyed", "once")
    for point in POINTS
    if point != "before delivery"
    or effect in {"keyed", "once"}  # nobody asks whether the answers of others have arrived
]


def ledger_of(store: str, folder: Path, request: pytest.FixtureRequest) -> str:
    (folder / "world").touch()
    if store == "sqlite":
        return str(folder / "ledger.db")
    ledgers: Ledgers = request.getfixturevalue("ledgers")
    return f"{ledgers.url}?schema={ledgers.fresh()}"


def run(
    folder: Path, ledger: str, effect: str, point: str, repeat: str = "replay", door: str = "plain"
) -> subprocess.CompletedProcess[str]:
    words = [*warm_python(), str(DYING), ledger, str(folder / "world"), effect, point]
    env = {**os.environ, "REPEAT": repeat, "DOOR": door}
    return subprocess.run(words, capture_output=True, text=True, check=False, timeout=60, env=env)


@pytest.mark.timeout(180)
@pytest.mark.promise("R1", "C4", "T39")
@pytest.mark.parametrize(("store", "door", "effect", "point"), MATRIX)
def test_whatever_is_killed_wherever_nothing_is_done_twice_and_nothing_is_lost(
    tmp_path: Path, request: pytest.FixtureRequest, store: str, door: str, effect: str, point: str
) -> None:
    ledger = ledger_of(store, tmp_path, request)
    repeat = "replay_undelivered" if point == "before delivery" else "replay"
    killed = run(tmp_path, ledger, effect, point, repeat, door)
    assert killed.returncode == -9, killed.stderr
    effects = len((tmp_path / "world").read_text().split())

    again = run(tmp_path, ledger, effect, "never", repeat, door)
    told, done = again.stdout.strip(), len((tmp_path / "world").read_text().split())

    if effect in {"once", "keyed"}:
        assert done <= 1
    if effect == "once" and point in WRITTEN:
        assert (told, done) == ("outcome_unknown unknown False", effects)
        last = run(tmp_path, ledger, effect, "reconcile")
        assert last.stdout.split("\n")[1] == ("committed" if effects else "released"), last.stderr
        told = run(tmp_path, ledger, effect, "never").stdout.strip()
        done = len((tmp_path / "world").read_text().split())
    assert told.startswith("ok "), again.stderr
    assert done >= 1
    assert effect != "once" or done == 1
    if (
        effect == "idempotent" and point in POINTS[9:]
    ):  # such a call is made again rather than answered from the ledger
        assert (told, done) == ("ok committed False", 2)
    elif effect != "read" and point in POINTS[9:]:
        assert (told, done) == ("ok committed True", 1)


@pytest.mark.slow
@pytest.mark.timeout(180)
@pytest.mark.promise("R1", "B11")
@pytest.mark.parametrize("store", ["sqlite", "postgres"])
@pytest.mark.parametrize("moment", ["after the effect", "before the effect"])
@pytest.mark.parametrize("point", RECONCILING)
def test_a_reconciliation_that_is_killed_is_finished_by_the_next(
    tmp_path: Path, request: pytest.FixtureRequest, store: str, point: str, moment: str
) -> None:
    ledger = ledger_of(store, tmp_path, request)
    assert run(tmp_path, ledger, "once", moment).returncode == -9
    assert run(tmp_path, ledger, "once", point).returncode == -9
    run(tmp_path, ledger, "once", "reconcile")
    told = run(tmp_path, ledger, "once", "never")
    replayed = "after" in moment or point == "after the decision"
    assert told.stdout.strip() == f"ok committed {replayed}", told.stderr
    assert len((tmp_path / "world").read_text().split()) == 1
