"""A worker in a process of its own; run, not imported.

    python tasks_worker.py LEDGER FOLDER CONCURRENCY [STOP]

Every part that is done leaves a line in ``FOLDER/done``: handle, part, process. ``build`` waits between its parts for the file
``FOLDER/go``; ``pay`` is a ``once`` tool without steps, ``order`` one with.

With STOP the process stands still once, where it puts on record that it begins: ``before`` that, ``within`` (it has looked for an
earlier record and found none), or ``after``. It makes the file ``FOLDER/stands`` and waits for ``FOLDER/continues``, so that whoever
stops it (SIGSTOP) can first see to it that none of its threads holds a lock. A line on its standard input is answered with
``idle`` once it carries out no task.
"""

import os
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from dbos import DBOS
from dbos._dbos import _get_dbos_instance

from callwright import CallContext, Callwright

PARTS = 4
PAUSE = threading.Event()


class World:
    """What the tools change: a line for each effect."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def wait(self) -> None:
        """Until the test lets go."""
        while not (self.folder / "go").exists():
            PAUSE.wait(0.02)

    def do(self, context: CallContext, part: str, *, waits: bool = False) -> str:
        """Do a part."""
        if waits:
            self.wait()
        with (self.folder / "done").open("a") as record:
            record.write(f"{context.call_id} {part} {os.getpid()}\n")
        return part


def tools_of(app: Callwright, folder: Path) -> None:
    """Register the tools of this world."""
    world = World(folder)
    do = world.do

    @app.tool(effect="idempotent", long=True)
    def build(number: int, context: CallContext) -> dict[str, Any]:
        """Build something in parts."""
        for part in range(PARTS):
            context.progress(part, PARTS)
            context.step(f"part {part}", partial(do, context, f"part{part}", waits=part == PARTS // 2))
        return {"number": number, "parts": PARTS}

    @app.tool(effect="once", long=True)
    def pay(number: int, context: CallContext) -> dict[str, Any]:
        """Pay, in one go."""
        do(context, "paid")
        world.wait()
        return {"number": number}

    @app.tool(effect="once", long=True)
    def order(number: int, context: CallContext) -> dict[str, Any]:
        """Reserve, which may be repeated, then pay, which may not."""
        context.step("reserve", lambda: do(context, "reserved"))
        context.progress(1, 3)
        context.step("check", lambda: do(context, "checked", waits=True), effect="idempotent")
        context.step("pay", lambda: do(context, "paid"))
        return {"number": number}


def nesting(app: Callwright, folder: Path) -> None:
    """Register a task whose step calls other tools, each of which waits in the middle of its work."""
    world = World(folder)

    @app.tool(effect="idempotent")
    def draw(number: int, context: CallContext) -> int:
        """Draw, which may be repeated."""
        world.do(context, "draws")
        world.wait()
        return number

    @app.tool(effect="once")
    def send(number: int, context: CallContext) -> int:
        """Send, which may not."""
        world.do(context, "sends")
        world.wait()
        return number

    @app.tool(effect="once")
    def post(number: int, context: CallContext) -> int:
        """Post, which may not either."""
        world.do(context, "posts")
        return number

    @app.tool(effect="idempotent", long=True)
    def publish(number: int, context: CallContext) -> list[Any]:
        """Call the others in one step."""

        def call(tool: str) -> Any:
            made = app.call({"name": tool, "arguments": {"number": number}})
            return [made.success, made.effect, made.error.code if made.error else None]

        tools = ["post", "draw"] if number == 0 else ["post", "send"]
        return list(context.step("publish", lambda: [call(one) for one in tools]))


def stop_at(point: str, folder: Path) -> None:
    """Stand still once, at this point of the first record that a tool begins."""
    record, stopped = DBOS.run_step, list[str]()

    def stop(here: str) -> None:
        if here == point and not stopped:
            stopped.append(here)
            (folder / "stands").touch()
            while not (folder / "continues").exists():
                PAUSE.wait(0.02)

    def run_step(options: Any, make: Callable[[], str]) -> Any:
        begins = options["name"] == "begun" or options["name"].startswith("begins:")
        if not begins:
            return record(options, make)
        stop("before")

        def make_within() -> str:
            stop("within")
            return make()

        text = record(options, make_within)
        stop("after")
        return text

    DBOS.run_step = run_step


def main() -> None:
    """Work until the parent lets go of our standard input."""
    ledger, folder, concurrency, *stop = sys.argv[1:]
    if stop:
        stop_at(stop[0], Path(folder))
    app = Callwright(ledger)
    tools_of(app, Path(folder))
    nesting(app, Path(folder))
    app.tasks.start_worker(concurrency=int(concurrency))
    sys.stdout.write("works\n")
    sys.stdout.flush()
    for _ in sys.stdin:
        while _get_dbos_instance()._active_workflows_set.activeList():
            PAUSE.wait(0.02)
        sys.stdout.write("idle\n")
        sys.stdout.flush()
    app.close()


if __name__ == "__main__":
    main()
