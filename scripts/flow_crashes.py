"""Workers of workflows killed before and after every record and effect: no effect twice, none lost, and every run ends.

    python -m scripts.flow_crashes [--store sqlite|postgres|PATH|URL]... [--kills 1000] [--seconds 3600] [--seed 1]

Five scenes: a run with a step of every kind (call, each with an approval in it, agent, python, sleep, wait, child); one that fails and
takes a step back; one that is stopped while it waits, and takes a step back; one that is stopped and resumed; and one that is forked.
Several runs go on at once, carried out by three workers. A worker kills itself (SIGKILL) right before or right after a record of a run
is written, or right before or right after the effect of a tool; so every kill also meets the other runs of that worker wherever they
are. Another worker takes over, and a new one is forked. Questions are answered and calls in doubt are decided from the world's own
record: files that the tools write. Places come from a run that nobody kills, and are drawn without repetition until all were used.

Without --store: a SQLite file in memory (/dev/shm; a temporary folder where that cannot be written) and a PostgreSQL started for this, side by side, each with
half of the kills. Exit code 0 where every run ended as it had to and every effect happened once.
"""

import argparse
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from pathlib import Path
from typing import Any, Final, NoReturn

from callwright import Callwright, Principal
from callwright.domain.records import Outcome
from callwright.workflow import Question
from scripts import postgres_server
from scripts.flow_scenes import (
    SCENES,
    WORKS,
    DeathPlan,
    Moment,
    Place,
    open_app,
    read_effects,
    register_tools,
    work,
)

LIMIT_S = 600.0
"""Longest time for one run, all its workers included."""

WORKERS = 3
RUNS = 12
"""How many workers carry out how many runs at once."""

PLACES = 6
"""At how many places workers of one run die, unless it does not come to them all."""

_MOMENTS_OF_RECORD: Final[tuple[Moment, ...]] = ("before", "after")
_MOMENTS_OF_EFFECT: Final[tuple[Moment, ...]] = ("entering", "leaving")

_POLL_S = 0.05
_MAX_MISSES = 3
_IN_MEMORY = Path("/dev/shm")  # noqa: S108 - the file survives a kill -9, which is all that is tested, and no flush is waited for

PartPlace = tuple[str, Moment, str]
"""A place in a scene: "" for the run itself, "below" for the run within it, "fork" for its fork; and the rest as in ``Place``."""


class Crew:
    """The workers on one ledger."""

    def __init__(self, store: str, world: Path) -> None:
        self._store, self._world = store, world
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["scripts.flow_rehearsal"])
        self._workers: dict[Connection, Any] = {}
        self._wanted: frozenset[Place] = frozenset()

    def tell(self, wanted: Iterable[Place]) -> None:
        """Have the workers die at these places."""
        wanted = frozenset(wanted)
        if wanted == self._wanted:
            return
        self._wanted = wanted
        for report in self._workers:
            try:
                report.send(wanted)
            except (BrokenPipeError, ConnectionResetError):
                continue  # it has just died, which listen reports

    def hire(self) -> None:
        """Replace the dead."""
        while len(self._workers) < WORKERS:
            ours, theirs = self._context.Pipe()
            worker = self._context.Process(target=work, args=(self._store, self._world, self._wanted, theirs))
            worker.start()
            theirs.close()
            self._workers[ours] = worker

    def listen(self, seconds: float) -> list[Place]:
        """Return the places at which workers have died since; wait for one at most so long.

        Raises:
            RuntimeError: A worker has ended in another way.
        """
        ready: list[Any] = wait_for(list(self._workers), seconds)
        return [place for report in ready for place in self._read(report)]

    def _read(self, report: Connection) -> list[Place]:
        try:
            said = report.recv()
        except (EOFError, ConnectionResetError):
            raise RuntimeError(f"a worker has ended with {self._bury(report)}") from None
        if said == WORKS:
            return []
        code = self._bury(report)
        if code != -signal.SIGKILL:
            raise RuntimeError(f"a worker was to die at {said} and has ended with {code}")
        return [said]

    def _bury(self, report: Connection) -> int | None:
        worker = self._workers.pop(report)
        worker.join(30)
        report.close()
        code: int | None = worker.exitcode
        return code

    def dismiss(self) -> None:
        """End all workers."""
        for report, worker in self._workers.items():
            worker.kill()
            worker.join()
            report.close()
        self._workers.clear()


class Trial:
    """One run of a scene, and where its workers die."""

    def __init__(self, app: Callwright, world: Path, scene: str, places: Iterable[PartPlace]) -> None:
        self.scene = scene
        self.left = list(places)
        self._app, self._world, self._scene = app, world, SCENES[scene]
        self._acted = not self._scene.verb
        self._until = time.monotonic() + LIMIT_S
        self._run = app.flows.start(self._scene.workflow.name)
        self.died_at: list[PartPlace] = []
        self.parts = {"": self._run.id}
        if scene == "story":
            self.parts["below"] = f"{self._run.id}.below"

    def wanted(self) -> list[Place]:
        """Return where workers are to die, as far as the runs are known."""
        return [(self.parts[part], moment, name) for part, moment, name in self.left if part in self.parts]

    def note_death(self, place: Place) -> bool:
        """Cross out a place at which a worker has died; return False if it is of another trial."""
        run_id, moment, name = place
        part = next((one for one, id_ in self.parts.items() if id_ == run_id), None)
        if part is None:
            return False
        self.died_at.append((part, moment, name))
        if (part, moment, name) in self.left:
            self.left.remove((part, moment, name))
        return True

    def go_on(self) -> bool:
        """Do what the caller and the people of this scene do; return whether it is over."""
        self._act()
        for question in self._run.questions:
            self._answer(question)
        if "below" in self.parts:
            for question in self._app.flows.engine.questions(self.parts["below"]):
                self._answer(question)
        return self._acted and self._run.now() is not None

    def is_late(self) -> bool:
        """Return whether the run has had all the time there is."""
        return time.monotonic() > self._until

    def _act(self) -> None:
        """Stop the run while it waits, resume it after that, or fork it after its end."""
        if self._acted:
            return
        verb, run = self._scene.verb, self._run
        if verb == "fork":
            if run.now() is not None:
                self._acted, self._run = True, run.fork("ok", effects="repeat")
                self.parts["fork"] = self._run.id
            return
        if any(one.kind == "approve" for one in run.questions):
            run.stop()
        self._acted = run.record().stop is not None if verb == "stop" else run.resume()

    def _answer(self, question: Question) -> None:
        grants = self._scene.verb in ("", "fork") or (self._scene.verb == "resume" and self._acted)
        if question.kind == "approve" and grants:
            self._run.answer(question.path, granted=True, by=Principal("ann"))
        elif question.kind == "signal":
            self._run.signal(question.path, "hello")
        elif question.kind == "doubt":
            self._resolve(question)

    def _resolve(self, question: Question) -> None:
        """Say of a call in doubt what the world has seen."""
        entry = self._app.store.get_entry(question.ref)
        if entry is None or entry.state != "unknown":
            return
        item = question.path.partition("[")[2].partition("]")[0]
        seen = read_effects(self._world, str(entry.run_id))
        found = next((line for line in seen if line.startswith(f"{entry.tool} {item}")), None)
        decide = partial(self._app.store.decide_entry, entry.entry_id, by="ann", why="the world's own record")
        if found is None:
            decide("released")
            return
        seen_value = found.partition(" ")[2]
        data = (
            {"item": int(seen_value)} if seen_value.isdecimal() else {"title": seen_value}
        )  # what an undo is given
        decide("committed", outcome=Outcome(data=data, message="found there", confidence=0.9))

    def judge(self) -> str:
        """Return what is wrong; "" if the run has ended as it had to, and every effect has happened once."""
        seen = Counter(line for id_ in self.parts.values() for line in read_effects(self._world, id_))
        record = self._run.record()
        said = ""
        if record.state != self._scene.ends:
            said = f"is {record.state}, waits for {[one.path for one in self._run.questions]}"
        elif seen != self._scene.effects:
            said = f"effects {dict(seen)} instead of {dict(self._scene.effects)}"
        return said and f"{self.scene} {self._run.id} killed at {self.died_at}: {said}"

    def list_places(self) -> list[PartPlace]:
        """Return every place of a trial that nobody has killed."""
        found: list[PartPlace] = []
        kept = {one.name for one in self._app.flows.engine.journal(self.parts[""])}
        for part, run_id in self.parts.items():
            records = [one.name for one in self._app.flows.engine.journal(run_id)]
            forked = self._run.record().forked_from is not None and part == "fork"
            own = [one for one in records if not forked or one in self._redone(kept)]
            found += [(part, moment, name) for name in own for moment in _MOMENTS_OF_RECORD]
            effects = read_effects(self._world, run_id)
            found += [(part, moment, line) for line in effects for moment in _MOMENTS_OF_EFFECT]
        return found

    @staticmethod
    def _redone(names: set[str]) -> set[str]:
        """Return the records of a fork at ``ok`` that it makes itself."""
        return {one for one in names if one.startswith(("ok", "send"))}


class Matrix:
    """The trials on one ledger."""

    def __init__(self, store: str, folder: Path, seed: int) -> None:
        self._world = folder
        self._app = open_app(store)
        self._app.tasks.executes_here = False
        nowhere, _ = multiprocessing.Pipe()
        register_tools(self._app, folder, DeathPlan(nowhere, ()))
        self._crew = Crew(store, folder)
        self._order = random.Random(seed)  # noqa: S311 - places, and no secret
        self._trials: list[Trial] = []
        self._missed: Counter[tuple[str, PartPlace]] = Counter()
        self._queue: list[tuple[str, PartPlace]] = []
        self.places: list[tuple[str, PartPlace]] = []
        self.reached: set[tuple[str, PartPlace]] = set()
        self.kills = self.runs = 0
        self.wrong: list[str] = []

    def find_places(self) -> None:
        """Play every scene once without a kill; its records and effects are the places."""
        trials = [Trial(self._app, self._world, scene, ()) for scene in SCENES]
        self._trials = list(trials)
        while self._trials:
            self._go_on()
        self.places = [(one.scene, place) for one in trials for place in one.list_places()]

    def kill(self, wanted: int, until: float) -> None:
        """Play until so many workers were killed, or until the time is over; runs that have begun are played to their end."""
        while True:
            more = self.kills < wanted and time.monotonic() < until
            while more and len(self._trials) < RUNS:
                self._trials.append(self._begin())
            if not more:
                self._give_up_places()
            if not self._trials:
                return
            self._go_on()

    def _begin(self) -> Trial:
        if not self._queue:
            self._queue = [one for one in self.places if self._missed[one] < _MAX_MISSES]
            self._order.shuffle(self._queue)
        scene = self._queue[-1][0]
        drawn = [one for one in self._queue if one[0] == scene][-PLACES:]
        self._queue = [one for one in self._queue if one not in drawn]
        return Trial(self._app, self._world, scene, [place for _, place in drawn])

    def _give_up_places(self) -> None:
        for one in self._trials:
            one.left.clear()

    def _go_on(self) -> None:
        self._crew.tell(place for one in self._trials for place in one.wanted())
        self._crew.hire()
        for place in self._crew.listen(_POLL_S):
            self.kills += 1
            for one in self._trials:
                if one.note_death(place):
                    self.reached.add((one.scene, one.died_at[-1]))
        for one in list(self._trials):
            if one.go_on() or one.is_late():
                self._end(one)

    def _end(self, trial: Trial) -> None:
        self._trials.remove(trial)
        self.runs += 1
        for place in trial.left:
            self._missed[trial.scene, place] += 1
        wrong = trial.judge()
        if wrong:
            self.wrong.append(wrong)
            _say(wrong)

    def close(self) -> None:
        """End the workers."""
        self._crew.dismiss()
        self._app.close()


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _end(*_: object) -> NoReturn:
    raise SystemExit(1)  # servers and files are cleared away


@contextmanager
def open_store(name: str, folder: Path) -> Iterator[str]:
    """Give the name of an empty ledger: a file in this folder, a database of a server started for it, or the one that is named."""
    if name == "sqlite":
        yield str(folder / "ledger.db")
    elif name == "postgres":
        with postgres_server.running() as server:
            yield server.url
    else:
        yield name


def play(name: str, kills: int, seconds: float, seed: int) -> int:
    """Play on one ledger; print what came of it."""
    began = time.monotonic()
    memory = _IN_MEMORY if os.access(_IN_MEMORY, os.W_OK) else None
    with (
        tempfile.TemporaryDirectory(prefix="flow-crashes-", dir=memory) as folder,
        open_store(name, Path(folder)) as store,
    ):
        world = Path(folder) / "world"
        world.mkdir()
        matrix = Matrix(store, world, seed)
        try:
            matrix.find_places()
            matrix.kill(kills, began + seconds)
        finally:
            matrix.close()
    kind = name if "://" not in name else "postgres"
    _say(
        f"{kind}: {matrix.kills} kills in {matrix.runs} runs at {len(matrix.reached)} of {len(matrix.places)} places, "
        f"{len(matrix.wrong)} wrong, {time.monotonic() - began:.0f} s"
    )
    return 1 if matrix.wrong else 0


def _play_beside(names: list[str], kills: int, seconds: float, seed: int) -> int:
    """Play on several ledgers at once, each with its part of the kills."""
    each = str(-(-kills // len(names)))
    parts = [
        subprocess.Popen(  # noqa: S603 - this script
            [sys.executable, "-m", "scripts.flow_crashes", "--store", name, "--kills", each, "--seconds", str(seconds), "--seed", str(seed)]
        )
        for name in names
    ]  # fmt: skip
    return max(part.wait() for part in parts)


def main() -> int:
    """Play until enough workers were killed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--store", action="append", help="sqlite, postgres, a path or a URL; an empty ledger")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=3600.0, help="begin no run after so many seconds")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, _end)
    stores = given.store or ["sqlite", "postgres"]
    if len(stores) > 1:
        return _play_beside(stores, given.kills, given.seconds, given.seed)
    return play(stores[0], given.kills, given.seconds, given.seed)


if __name__ == "__main__":
    sys.exit(main())
