"""A worker of workflows in a process of its own; run, not imported.

    python flows_worker.py LEDGER FOLDER [PLACE]

Every effect leaves a line in ``FOLDER/done``. With PLACE the process ends itself (SIGKILL) once: ``before:3`` before its third record
is written, ``after:3`` after it, ``within:save`` in the middle of that tool, when its effect has happened.
"""

import os
import signal
import sys
from pathlib import Path
from typing import Any

from dbos import DBOS

from callwright import Callwright
from callwright.workflow import Workflow, approve, call, each

STORY = Workflow(
    "story",
    steps=(
        call("find", "find"),
        each(
            "post",
            over="{find}",
            do=[call("draft", "draft", item="{item}"), approve("ok"), call("send", "send", item="{item}")],
        ),
        call("save", "save", title="all"),
    ),
)


def tools_of(app: Callwright, folder: Path, dies_in: str = "") -> None:
    """Register the tools of this world."""

    def do(line: str) -> None:
        with (folder / "done").open("a") as record:
            record.write(f"{line}\n")
        if dies_in and line.startswith(dies_in):
            os.kill(os.getpid(), signal.SIGKILL)

    @app.tool(effect="read", operation="query")
    def find() -> list[int]:
        """Find what to do."""
        return [0, 1, 2]

    @app.tool(effect="once")
    def draft(item: int) -> dict[str, int]:
        """Make a draft, which must happen once."""
        do(f"draft {item}")
        return {"item": item}

    @app.tool(effect="once")
    def send(item: int) -> dict[str, int]:
        """Send it, which must happen once."""
        do(f"send {item}")
        return {"item": item}

    @app.tool(effect="once")
    def save(title: str) -> dict[str, str]:
        """Save it, which must happen once."""
        do(f"save {title}")
        return {"title": title}


def die_at(when: str, number: int) -> None:
    """Have this process end at its n-th record."""
    record, made = DBOS.run_step_async, list[str]()

    async def run_step_async(options: Any, make: Any) -> Any:
        made.append(options["name"])
        here = len(made) == number
        if here and when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        text = await record(options, make)
        if here:
            os.kill(os.getpid(), signal.SIGKILL)
        return text

    DBOS.run_step_async = run_step_async


def main() -> None:
    """Work until the parent lets go of our standard input."""
    ledger, folder, *place = sys.argv[1:]
    when, _, what = place[0].partition(":") if place else ("", "", "")
    if when in ("before", "after"):
        die_at(when, int(what))
    app = Callwright(ledger)
    tools_of(app, Path(folder), what if when == "within" else "")
    app.flows.work()
    sys.stdout.write("works\n")
    sys.stdout.flush()
    sys.stdin.read()
    app.close()


if __name__ == "__main__":
    main()
