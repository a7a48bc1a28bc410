"""What ``flow_crashes`` plays: workflows, their tools, and a worker that kills itself where it is told to.

A worker is forked from a process that has played a run before (``flow_rehearsal``; ``multiprocessing``, start method
``forkserver``), so that a new one imports and compiles nothing. It kills itself with SIGKILL, from within, at the moment itself: no
thread and no handler of it runs afterwards.
"""

import os
import signal
import time
from collections import Counter
from collections.abc import Iterable
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Literal, NamedTuple, NoReturn

from dbos import DBOS
from pydantic_ai.messages import ModelMessage, ModelResponse, TextPart, ToolCallPart
from pydantic_ai.models.function import AgentInfo, FunctionModel

from callwright import CallContext, Callwright, fail
from callwright.engines.dbos import DbosEngine
from callwright.engines.engine_factory import TASKS_FILE_SUFFIX
from callwright.stores.store_url import DEFAULT_SCHEMA
from callwright.workflow import Workflow, agent, approve, call, child, each, python, sleep, wait

BEAT_S, DEAD_S, POLL_S = 0.4, 2.5, 0.1
"""A worker's heartbeat, the silence after which others take over, and how often it looks for runs, in seconds."""

Moment = Literal["before", "after", "entering", "leaving"]
"""Before or after a record is written; on entering a tool, before its effect, or on leaving it, after its effect."""

Place = tuple[str, Moment, str]
"""Run, moment, and the name of the record or the line of the effect."""

WORKS = "works"
"""What a worker reports first."""

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
    """What is played: a workflow, what its caller does, how it has to end, and every effect that has to happen."""

    workflow: Workflow
    verb: Literal["", "stop", "resume", "fork"]
    ends: str
    effects: Counter[str]


SCENES = {
    "story": Scene(
        STORY,
        "",
        "completed",
        Counter(["draft 0", "draft 1", "send 0", "send 1", "note hello", "save Done."]),
    ),
    "failing": Scene(FAILING, "", "stopped", Counter(["save draft", "unsave draft"])),
    "stopped": Scene(ASKING, "stop", "cancelled", Counter(["save draft", "unsave draft"])),
    "resumed": Scene(RESUMING, "resume", "completed", Counter(["draft 7", "send 7"])),
    "forked": Scene(RESUMING, "fork", "completed", Counter({"draft 7": 1, "send 7": 2})),
}


class DeathPlan:
    """Where this process kills itself. ``wanted`` is replaced as runs begin and end."""

    def __init__(self, report: Connection, wanted: Iterable[Place]) -> None:
        self._report = report
        self.wanted = frozenset(wanted)

    def pass_by(self, place: Place) -> None:
        """Go on, or report the place and die."""
        if place in self.wanted:
            self._die(place)

    def _die(self, place: Place) -> NoReturn:
        self._report.send(place)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("a killed process goes on")

    def watch_records(self) -> None:
        """Pass by before and after every record of a run."""
        make_record = DBOS.run_step_async

        async def run_step_async(options: Any, make: Any) -> Any:
            run_id, name = str(DBOS.workflow_id).partition("@")[0], options["name"]
            self.pass_by((run_id, "before", name))
            text = await make_record(options, make)
            self.pass_by((run_id, "after", name))
            return text

        DBOS.run_step_async = run_step_async  # the moment between two records is nowhere else


def open_app(store: str) -> Callwright:
    """Open an application whose workers are missed soon."""
    app = Callwright(store)
    tasks = store if "://" in store else f"{store}{TASKS_FILE_SUFFIX}"
    schema = f"{DEFAULT_SCHEMA}_tasks"
    app.tasks.use_engine(DbosEngine(tasks, schema=schema, beat_s=BEAT_S, dead_s=DEAD_S, poll_s=POLL_S))
    return app


def read_effects(world: Path, run_id: str) -> list[str]:
    """Return the effects that a run has had, one line each."""
    record = world / run_id
    return record.read_text().splitlines() if record.exists() else []


def register_tools(app: Callwright, world: Path, plan: DeathPlan) -> None:
    """Register tools that write each effect to the file of its run; the model's script; the workflows."""
    _register_reads(app)
    _register_writes(app, world, plan)
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


def _register_writes(app: Callwright, world: Path, plan: DeathPlan) -> None:
    def write(context: CallContext, line: str) -> None:
        run_id = str(context.run_id)
        plan.pass_by((run_id, "entering", line))
        with (world / run_id).open("a") as file:
            file.write(f"{line}\n")
        plan.pass_by((run_id, "leaving", line))

    @app.tool(effect="once")
    def draft(item: int, context: CallContext) -> dict[str, int]:
        """Make a draft."""
        write(context, f"draft {item}")
        return {"item": item}

    @app.tool(effect="once")
    def send(item: int, context: CallContext) -> dict[str, int]:
        """Send it."""
        write(context, f"send {item}")
        return {"item": item}

    @app.tool(effect="once")
    def note(item: str, context: CallContext) -> dict[str, str]:
        """Note it."""
        write(context, f"note {item}")
        return {"item": item}

    @app.tool(effect="once", operation="save")
    def save(title: str, context: CallContext) -> dict[str, str]:
        """Save it."""
        write(context, f"save {title}")
        return {"title": title}

    @app.tool(effect="once")
    def unsave(title: str, context: CallContext) -> dict[str, str]:
        """Take it back."""
        write(context, f"unsave {title}")
        return {"title": title}


def _count(text: str) -> int:
    return len(text)


def _answer(messages: list[ModelMessage], info: AgentInfo) -> ModelResponse:
    del info
    if len(messages) == 1:
        return ModelResponse(parts=[ToolCallPart("look", {})])
    return ModelResponse(parts=[TextPart("Done.")])


def rehearse(folder: Path) -> None:
    """Play the longest scene once in this process, and leave no thread behind."""
    app = open_app(str(folder / "ledger.db"))
    nowhere, _ = Pipe()
    register_tools(app, folder, DeathPlan(nowhere, ()))
    run = app.flows.start("story")
    while run.now() is None:
        for question in run.questions:
            if question.kind == "approve":
                run.answer(question.path, granted=True, by="ann")
            elif question.kind == "signal":
                run.signal(question.path, "hello")
        time.sleep(POLL_S)
    app.close()


def work(store: str, world: Path, wanted: frozenset[Place], report: Connection) -> None:
    """Carry runs out until the parent is gone, or until a place where this process kills itself."""
    plan = DeathPlan(report, wanted)
    plan.watch_records()
    app = open_app(store)
    register_tools(app, world, plan)
    app.flows.work()
    report.send(WORKS)
    while True:
        try:
            plan.wanted = report.recv()
        except EOFError:
            break
    app.close()
