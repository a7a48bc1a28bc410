"""R1, R10: nothing with an effect is run whose journal is not whole and on the disk."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.worlds import World, asked, code, run
from callwright import Callwright
from callwright.stores import MemoryStore
from callwright.testing import FakeClock, SeededRng

FULL = """
import resource, signal, sys
from pathlib import Path
from callwright import Callwright
from callwright.stores import MemoryStore
from callwright.testing import FakeClock, SeededRng

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
folder, room = Path(sys.argv[1]), [int(number) for number in sys.argv[2:]]
_, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
done = []
for most in room:
    journal, clock = folder / str(most), FakeClock()
    app = Callwright(MemoryStore(clock), journal=journal, clock=clock, rng=SeededRng())

    @app.tool(effect="once", inline=True)
    def pay(n: int) -> int:
        done.append(most)
        return n

    resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
    result = app.call({"name": "pay", "arguments": {"n": 1}})
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    tape = app.tape((journal / "call-00000001.tape").read_bytes()) if most > 200 else None
    asked = [] if tape is None else [type(one).__name__ for one, _ in tape.steps] + [type(tape.pending).__name__]
    assert (most in done) == ("Execute" in asked), (most, asked)
    assert most in done or result.error.code == "unavailable", (most, result)
    assert most not in done or app.resume(tape).effect in ("committed", "unknown")
    assert done.count(most) <= 1, most
assert done and len(done) < len(room), "some have room and some have none"
"""


@pytest.mark.costly
@pytest.mark.promise("R1", "R10")
@pytest.mark.skipif(sys.platform == "win32", reason="limits of files are POSIX")
def test_a_tool_runs_only_once_its_journal_has_room_for_the_whole_question(tmp_path: Path) -> None:
    """However far the journal comes before the disk is full, its end says the truth about what was run."""
    room = [str(most) for most in range(300, 1800, 7)]
    done = subprocess.run(
        [sys.executable, "-c", FULL, tmp_path, *room],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.promise("R1", "R10")
@pytest.mark.skipif(sys.platform == "win32", reason="named pipes are POSIX")
@pytest.mark.parametrize("door", ["call", "acall"])
def test_what_cannot_be_forced_to_the_disk_starts_nothing(tmp_path: Path, door: str) -> None:
    """A pipe takes every line and keeps none: asked to, it says so."""
    world, clock = World(), FakeClock()
    os.mkfifo(tmp_path / "call-00000001.tape")
    reader = os.open(tmp_path / "call-00000001.tape", os.O_RDONLY | os.O_NONBLOCK)
    with Callwright(MemoryStore(clock), journal=tmp_path, clock=clock, rng=SeededRng()) as app:

        @app.tool(effect="once", inline=True)
        def pay(n: int) -> dict[str, Any]:
            return world.do(n)

        result = run(app.acall(asked(n=1))) if door == "acall" else app.call(asked(n=1))
        assert (code(result), result.effect, len(world)) == ("unavailable", "none", 0)
        assert app.call(asked(n=1)).success
    os.close(reader)
    assert len(world) == 1
