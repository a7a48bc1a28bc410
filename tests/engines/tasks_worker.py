"""A worker in a process of its own; run, not imported.

    python tasks_worker.py LEDGER FOLDER CONCURRENCY

Every part that is done leaves a line in ``FOLDER/done``: handle, part, process. ``build`` waits between its parts for the file
``FOLDER/go``; ``pay`` is a ``once`` tool without steps, ``order`` one with.
"""

import os
import sys
import threading
from functools import partial
from pathlib import Path
from typing import Any

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


def main() -> None:
    """Work until the parent lets go of our standard input."""
    ledger, folder, concurrency = sys.argv[1:]
    app = Callwright(ledger)
    tools_of(app, Path(folder))
    app.work(concurrency=int(concurrency))
    sys.stdout.write("works\n")
    sys.stdout.flush()
    sys.stdin.read()
    app.close()


if __name__ == "__main__":
    main()
