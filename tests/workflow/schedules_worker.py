"""A worker that starts due runs, in a process of its own; run, not imported.

    python schedules_worker.py LEDGER NOW [TICKS]

Its clock stands at NOW (epoch milliseconds). It writes "ready", waits for a line on its standard input, starts what is due, and writes
how many runs that were. With TICKS it ends itself (SIGKILL) right after it has started so many.
"""

import os
import signal
import sys
from typing import Any

from callwright import Callwright
from callwright.app.flow_schedules import FlowSchedules
from callwright.testing import FakeClock
from callwright.workflow import Workflow, call

POST = Workflow("post", steps=(call("keep", "save", title="{run.key}"),))


def open_app(ledger: str, now: int) -> Callwright:
    """Open an application that knows the workflow and carries out no run."""
    app = Callwright(ledger, clock=FakeClock(now))
    app.tasks.executes_here = False

    @app.tool(effect="once")
    def save(title: str) -> dict[str, str]:
        """Save it."""
        return {"title": title}

    app.flows.add(POST)
    return app


class _Dying(FlowSchedules):
    """Schedules whose process ends after so many starts, before it has noted any of them."""

    left = 0

    def _start(self, *given: Any) -> Any:
        run = super()._start(*given)
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return run


def main() -> None:
    """Start what is due once told to."""
    ledger, now, *ticks = sys.argv[1:]
    app = open_app(ledger, int(now))
    schedules = _Dying(app.flows)
    schedules.left = int(ticks[0]) if ticks else 0
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    sys.stdout.write(f"{len(schedules.tick())}\n")
    sys.stdout.flush()
    app.close()


if __name__ == "__main__":
    main()
