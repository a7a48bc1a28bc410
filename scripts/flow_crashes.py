"""Workers of workflows killed before and after every record: no effect twice, none lost, and every run ends.

    python -m scripts.flow_crashes [--store PATH|URL] [--kills 20] [--seconds 3600] [--seed 1]

One run has a step of every kind: call, each with an approval in it, agent, python, sleep, wait, child, and an undo. Its worker is killed (SIGKILL)
right before or right after its n-th record; another takes the run up, and may be killed as well. Questions are answered and calls in
doubt are decided from the world's own record, a file that the tools write. Places are drawn without repetition until all were used.

Exit code 0 where every run ended as it had to and every effect happened once. Without --store a SQLite file; a database needs an empty schema.
"""

import argparse
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dbos import DBOS
from pydantic_ai.messages import ModelMessage, ModelResponse, TextPart, ToolCallPart
from pydantic_ai.models.function import AgentInfo, FunctionModel

from callwright import Callwright, Principal, fail
from callwright.app.flows import Run
from callwright.workflow import Question, Workflow, agent, approve, call, child, each, python, sleep, wait

RECORDS = 24
"""A worker may be killed at as many records; a place after the last one kills nobody, and is counted as such."""
LIMIT_S = 120.0
"""Longest time for one run, all its workers included."""
_POLL_S = 0.05

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
EFFECTS = {
    "story": Counter(["draft 0", "draft 1", "send 0", "send 1", "note hello", "save Done."]),
    "failing": Counter(["save draft", "unsave draft"]),
}
ENDS = {"story": "completed", "failing": "stopped"}


def register_tools(app: Callwright, record: Path) -> None:
    """Register tools that write what they do to a file, one line for each effect; the model's script; the workflows."""
    _register_reads(app)
    _register_writes(app, record)
    app.flows.functions["count"] = _count
    app.flows.models["writer"] = FunctionModel(_answer)
    for workflow in (INNER, STORY, FAILING):
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

    def __init__(self, app: Callwright, store: str, record: Path, workflow: str) -> None:
        self._app, self._store, self._record, self._workflow = app, store, record, workflow
        self.kills = 0

    def play(self, places: list[str]) -> str:
        """Have the run carried out by workers that die at these places, and by one that does not; "" or what is wrong."""
        self._record.write_text("")
        run = self._app.flows.start(self._workflow)
        until = time.monotonic() + LIMIT_S
        for place in [*places, ""]:
            with self._hire(place) as worker:
                self._see_through(run, worker, until)
                if run.now() is not None or worker.poll() is None:  # ended, or out of time: nobody was killed
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

    def _see_through(self, run: Run, worker: subprocess.Popen[str], until: float) -> None:
        while run.now() is None and worker.poll() is None and time.monotonic() < until:
            for question in run.questions:
                self._answer(run, question)
            below = [one for one in self._app.flows.runs("inner") if one.now() is None]
            for one in below:
                for question in one.questions:
                    self._answer(one, question)
            time.sleep(_POLL_S)

    def _answer(self, run: Run, question: Question) -> None:
        if question.kind == "approve":
            run.answer(question.path, granted=True, by=Principal("ann"))
        elif question.kind == "signal":
            run.signal(question.path, "hello")
        elif question.kind == "doubt":
            self._resolve(question)

    def _resolve(self, question: Question) -> None:
        """Say of a call in doubt what the world has seen."""
        entry = self._app.store.get_entry(question.ref)
        if entry is None or entry.state != "unknown":
            return
        item = question.path.partition("[")[2].partition("]")[0]
        seen = [
            line for line in self._record.read_text().splitlines() if line.startswith(f"{entry.tool} {item}")
        ]
        state: Any = "committed" if seen else "released"
        self._app.store.decide_entry(entry.entry_id, state, by="ann", why="the world's own record")

    def _judge(self, run: Run) -> str:
        seen = Counter(self._record.read_text().splitlines())
        record = run.record()
        if record.state != ENDS[self._workflow]:
            return f"{self._workflow} is {record.state}, waits for {[one.path for one in run.questions]}"
        if seen != EFFECTS[self._workflow]:
            return f"effects {dict(seen)} instead of {dict(EFFECTS[self._workflow])}"
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
    parser.add_argument("--work", default="", help=argparse.SUPPRESS)
    parser.add_argument("--place", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        work(given.store, Path(given.work), given.place)
        return 0
    with tempfile.TemporaryDirectory(prefix="flow-crashes-") as folder:
        return _try_places(
            given.store or str(Path(folder) / "ledger.db"),
            Path(folder),
            given.kills,
            given.seconds,
            given.seed,
        )


def _try_places(store: str, folder: Path, kills: int, seconds: float, seed: int) -> int:
    places = [
        (workflow, f"{when}:{number}")
        for workflow, most in (("story", RECORDS), ("failing", 6))
        for number in range(1, most + 1)
        for when in ("before", "after")
    ]
    order = random.Random(seed)  # noqa: S311 - places, and no secret
    order.shuffle(places)
    began, done, wrong, number = time.monotonic(), 0, list[str](), 0
    app = Callwright(store)
    app.tasks.executes_here = False
    register_tools(app, folder / "nothing")
    while done < kills and number < 10 * kills and time.monotonic() - began < seconds:
        workflow, first = places[number % len(places)]
        second = [f"{order.choice(('before', 'after'))}:{order.randint(1, 4)}"] if number % 3 == 2 else []
        trial = Trial(app, store, folder / f"record-{number}", workflow)
        fault = trial.play([first, *second])
        done, number = done + trial.kills, number + 1
        if fault:
            wrong.append(f"{workflow} killed at {[first, *second]}: {fault}")
            _say(wrong[-1])
    app.close()
    tried = min(number, len(places))
    _say(
        f"{done} kills in {number} runs at {tried} of {len(places)} places, {len(wrong)} wrong, {time.monotonic() - began:.0f} s"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
