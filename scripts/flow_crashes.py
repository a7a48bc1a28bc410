"""Workers of workflows killed before and after every record: no effect twice, none lost, and every run ends.

    python -m scripts.flow_crashes [--store PATH|URL] [--kills 20] [--seconds 3600] [--seed 1] [--jobs 1]

Five scenes: a run with a step of every kind (call, each with an approval in it, agent, python, sleep, wait, child); one that fails and
takes a step back; one that is stopped while it waits, and takes a step back; one that is stopped and resumed; and one that is forked.
Their worker is killed (SIGKILL) right before or right after its n-th record; another takes the run up, and may be killed as well.
Questions are answered and calls in doubt are decided from the world's own record, a file that the tools write. Places are drawn without
repetition until all were used. With --jobs several scenes are played at once, each on a ledger of its own (a SQLite file).

Exit code 0 where every run ended as it had to and every effect happened once. Without --store a SQLite file; a database needs an empty schema.
"""

import argparse
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from dbos import DBOS
from pydantic_ai.messages import ModelMessage, ModelResponse, TextPart, ToolCallPart
from pydantic_ai.models.function import AgentInfo, FunctionModel

from callwright import Callwright, Principal, fail
from callwright.app.flows import Run
from callwright.workflow import Question, Workflow, agent, approve, call, child, each, python, sleep, wait

LIMIT_S = 300.0
"""Longest time for one run, all its workers included."""
_POLL_S = 0.05
_LAST_LINE = re.compile(r"(\d+) kills in (\d+) runs at .*, (\d+) wrong, \d+ s")

INNER = Workflow("inner", input={"item": str}, steps=[call("note", "note", item="{input.item}")])
STORY = Workflow(
    "story",
    steps=[
        call("find", "find"),
        each(
            "post",
            over="{find}",
            do=[call("draft", "draft", item="{item}"), approve("ok"), call("send", "send", item="{item}")],
        ),
        agent("write", prompt="Write.", model="writer", tools=["look"]),
        python("count", "count", text="{write}"),
        sleep("rest", "20ms"),
        wait("word"),
        child("below", "inner", {"item": "{word.data}"}),
        call("save", "save", title="{write}", undo="unsave"),
    ],
)
FAILING = Workflow(
    "failing",
    steps=[call("save", "save", title="draft", undo="unsave"), approve("ok"), call("last", "refuse")],
)
ASKING = Workflow("asking", steps=[call("save", "save", title="draft", undo="unsave"), approve("ok")])
RESUMING = Workflow(
    "resuming", steps=[call("draft", "draft", item=7), approve("ok"), call("send", "send", item=7)]
)


class Scene(NamedTuple):
    """What is played: a workflow, what its caller does, the records at which its worker may die, and how it has to end."""

    workflow: Workflow
    verb: str
    records: int
    ends: str
    effects: Counter[str]


SCENES = {
    "story": Scene(
        STORY,
        "",
        24,
        "completed",
        Counter(["draft 0", "draft 1", "send 0", "send 1", "note hello", "save Done."]),
    ),
    "failing": Scene(FAILING, "", 6, "stopped", Counter(["save draft", "unsave draft"])),
    "stopped": Scene(ASKING, "stop", 4, "cancelled", Counter(["save draft", "unsave draft"])),
    "resumed": Scene(RESUMING, "resume", 5, "completed", Counter(["draft 7", "send 7"])),
    "forked": Scene(RESUMING, "fork", 6, "completed", Counter({"draft 7": 1, "send 7": 2})),
}
"""A place after the last record kills nobody, and is counted as no kill."""


def register_tools(app: Callwright, record: Path) -> None:
    """Register tools that write what they do to a file, one line for each effect; the model's script; the workflows."""
    _register_reads(app)
    _register_writes(app, record)
    app.flows.functions["count"] = _count
    app.flows.models["writer"] = FunctionModel(_answer)
    for workflow in (INNER, STORY, FAILING, ASKING, RESUMING):
        app.flows.add(workflow)


def _register_reads(app: Callwright) -> None:
    @app.tool(effect="read", operation="query")
    def find() -> list[int]:
        """Find what to do."""
        return [0, 1]

    @app.tool(effect="read", operation="query")
    def look() -> str:
        """Look something up."""
        return "seen"

    @app.tool(effect="read", operation="query")
    def refuse() -> Any:
        """Refuse."""
        return fail("REFUSED", "not today")


def _register_writes(app: Callwright, record: Path) -> None:
    def write(line: str) -> None:
        with record.open("a") as file:
            file.write(f"{line}\n")

    @app.tool(effect="once")
    def draft(item: int) -> dict[str, int]:
        """Make a draft."""
        write(f"draft {item}")
        return {"item": item}

    @app.tool(effect="once")
    def send(item: int) -> dict[str, int]:
        """Send it."""
        write(f"send {item}")
        return {"item": item}

    @app.tool(effect="once")
    def note(item: str) -> dict[str, str]:
        """Note it."""
        write(f"note {item}")
        return {"item": item}

    @app.tool(effect="once", operation="save")
    def save(title: str) -> dict[str, str]:
        """Save it."""
        write(f"save {title}")
        return {"title": title}

    @app.tool(effect="once")
    def unsave(title: str) -> dict[str, str]:
        """Take it back."""
        write(f"unsave {title}")
        return {"title": title}


def _count(text: str) -> int:
    return len(text)


def _answer(messages: list[ModelMessage], info: AgentInfo) -> ModelResponse:
    del info
    if len(messages) == 1:
        return ModelResponse(parts=[ToolCallPart("look", {})])
    return ModelResponse(parts=[TextPart("Done.")])


# --- the worker -------------------------------------------------------------------------------------------------------


def work(store: str, record: Path, place: str) -> None:
    """Carry runs out until the parent closes our standard input, or until the place where this process kills itself."""
    when, _, number = place.partition(":")
    if when:
        _kill_at(when, int(number))
    app = Callwright(store)
    register_tools(app, record)
    app.flows.work()
    sys.stdout.write("works\n")
    sys.stdout.flush()
    sys.stdin.read()
    app.close()


def _kill_at(when: str, number: int) -> None:
    make_record, made = DBOS.run_step_async, 0

    async def run_step_async(options: Any, make: Any) -> Any:
        nonlocal made
        made += 1
        here = made == number
        if here and when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        text = await make_record(options, make)
        if here:
            os.kill(os.getpid(), signal.SIGKILL)
        return text

    DBOS.run_step_async = run_step_async  # the moment between two records is nowhere else


# --- the judge --------------------------------------------------------------------------------------------------------


class Trial:
    """One run, its workers and its world."""

    def __init__(self, app: Callwright, store: str, record: Path, scene: str) -> None:
        self._app, self._store, self._record, self._scene = app, store, record, SCENES[scene]
        self._name = scene
        self._acted = False
        self.kills = 0

    def play(self, places: list[str]) -> str:
        """Have the run carried out by workers that die at these places, and by one that does not; "" or what is wrong."""
        self._record.write_text("")
        run = self._app.flows.start(self._scene.workflow.name)
        until = time.monotonic() + LIMIT_S
        for place in [*places, ""]:
            with self._hire(place) as worker:
                run = self._see_through(run, worker, until)
                if self._is_over(run) or worker.poll() is None:  # ended, or out of time: nobody was killed
                    break
                self.kills += 1
        return self._judge(run)

    @contextlib.contextmanager
    def _hire(self, place: str) -> Iterator[subprocess.Popen[str]]:
        command = [
            sys.executable,
            "-m",
            "scripts.flow_crashes",
            "--work",
            str(self._record),
            "--store",
            self._store,
            "--place",
            place,
        ]
        worker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603 - this script
        assert worker.stdout is not None
        assert worker.stdin is not None
        try:
            worker.stdout.readline()
            yield worker
        finally:
            worker.kill()
            worker.wait()
            worker.stdin.close()
            worker.stdout.close()

    def _see_through(self, run: Run, worker: subprocess.Popen[str], until: float) -> Run:
        """Answer what is asked, and do once what the caller does in this scene; return the run that counts."""
        while not self._is_over(run) and worker.poll() is None and time.monotonic() < until:
            run = self._act(run)
            for question in run.questions:
                self._answer(run, question)
            below = [one for one in self._app.flows.runs("inner") if one.now() is None]
            for one in below:
                for question in one.questions:
                    self._answer(one, question)
            time.sleep(_POLL_S)
        return run

    def _is_over(self, run: Run) -> bool:
        return run.now() is not None and (self._acted or not self._scene.verb)

    def _act(self, run: Run) -> Run:
        """Stop the run while it waits, resume it after that, or fork it after its end."""
        verb, waits = self._scene.verb, any(one.kind == "approve" for one in run.questions)
        if self._acted or not verb:
            return run
        if verb == "fork":
            if run.now() is None:
                return run
            self._acted = True
            return run.fork("ok", effects="repeat")
        if waits:
            run.stop()
        self._acted = (verb == "stop" and run.record().stop is not None) or (
            verb == "resume" and run.resume()
        )
        return run

    def _answer(self, run: Run, question: Question) -> None:
        grants = self._scene.verb in ("", "fork") or (self._scene.verb == "resume" and self._acted)
        if question.kind == "approve" and grants:
            run.answer(question.path, granted=True, by=Principal("ann"))
        elif question.kind == "signal":
            run.signal(question.path, "hello")
        elif question.kind == "doubt":
            self._resolve(run, question)

    def _resolve(self, run: Run, question: Question) -> None:
        """Say of a call in doubt what the world has seen."""
        entry = self._app.store.get_entry(question.ref)
        if entry is None or entry.state != "unknown":
            return
        item = question.path.partition("[")[2].partition("]")[0]
        seen = [
            line for line in self._record.read_text().splitlines() if line.startswith(f"{entry.tool} {item}")
        ]
        of_source = (
            1 if run.record().forked_from is not None else 0
        )  # the run that was forked has sent it before
        state: Any = "committed" if len(seen) > of_source else "released"
        self._app.store.decide_entry(entry.entry_id, state, by="ann", why="the world's own record")

    def _judge(self, run: Run) -> str:
        seen = Counter(self._record.read_text().splitlines())
        record = run.record()
        if record.state != self._scene.ends:
            return f"{self._name} is {record.state}, waits for {[one.path for one in run.questions]}"
        if seen != self._scene.effects:
            return f"effects {dict(seen)} instead of {dict(self._scene.effects)}"
        return ""


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Run trials until enough workers were killed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--store", default="")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=3600.0, help="begin no run after so many seconds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="scenes played at once, on files only")
    parser.add_argument("--work", default="", help=argparse.SUPPRESS)
    parser.add_argument("--place", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        work(given.store, Path(given.work), given.place)
        return 0
    with tempfile.TemporaryDirectory(prefix="flow-crashes-") as folder:
        if given.jobs > 1 and not given.store:
            return _try_at_once(given.jobs, given.kills, given.seconds, given.seed)
        return _try_places(
            given.store or str(Path(folder) / "ledger.db"),
            Path(folder),
            given.kills,
            given.seconds,
            given.seed,
        )


def _try_at_once(jobs: int, kills: int, seconds: float, seed: int) -> int:
    """Play parts of the kills at once, each part on a file of its own, and add them up."""
    began, each_kills = time.monotonic(), -(-kills // jobs)
    command = [
        sys.executable,
        "-m",
        "scripts.flow_crashes",
        "--kills",
        str(each_kills),
        "--seconds",
        str(seconds),
    ]
    parts = [
        subprocess.Popen([*command, "--seed", str(seed + number)], stdout=subprocess.PIPE, text=True)  # noqa: S603 - this script
        for number in range(jobs)
    ]
    done, runs, wrong, codes = 0, 0, 0, list[int]()
    for part in parts:
        said, _ = part.communicate()
        codes.append(part.returncode)
        *faults, last = said.splitlines()
        for fault in faults:
            _say(fault)
        figures = _LAST_LINE.fullmatch(last)
        assert figures is not None, last
        done, runs, wrong = done + int(figures[1]), runs + int(figures[2]), wrong + int(figures[3])
    _say(f"{done} kills in {runs} runs, {wrong} wrong, {time.monotonic() - began:.0f} s")
    return max(codes)


def _try_places(store: str, folder: Path, kills: int, seconds: float, seed: int) -> int:
    places = [
        (name, f"{when}:{number}")
        for name, scene in SCENES.items()
        for number in range(1, scene.records + 1)
        for when in ("before", "after")
    ]
    order = random.Random(seed)  # noqa: S311 - places, and no secret
    order.shuffle(places)
    began, done, wrong, number = time.monotonic(), 0, list[str](), 0
    app = Callwright(store)
    app.tasks.executes_here = False
    register_tools(app, folder / "nothing")
    while done < kills and number < 10 * kills and time.monotonic() - began < seconds:
        scene, first = places[number % len(places)]
        second = [f"{order.choice(('before', 'after'))}:{order.randint(1, 4)}"] if number % 3 == 2 else []
        trial = Trial(app, store, folder / f"record-{number}", scene)
        fault = trial.play([first, *second])
        done, number = done + trial.kills, number + 1
        if fault:
            wrong.append(f"{scene} killed at {[first, *second]}: {fault}")
            _say(wrong[-1])
    app.close()
    tried = min(number, len(places))
    _say(
        f"{done} kills in {number} runs at {tried} of {len(places)} places, {len(wrong)} wrong, {time.monotonic() - began:.0f} s"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
