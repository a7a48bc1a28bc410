"""``callwright up`` as a process of its own, in a home of its own, for tests that speak to it."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from cli.door import CLEAN
from warm.interpreter import warm_python

COMMAND = [sys.executable, "-m", "callwright"]


def warm_command() -> list[str]:
    """``COMMAND`` in a process that has imported the package already: for commands that are not killed or measured."""
    return [*warm_python(), "-m", "callwright"]


def environment(home: Path, **more: str) -> dict[str, str]:
    """An environment in which nothing of this machine's user is found."""
    hidden = {*CLEAN, "CALLWRIGHT_CONFIG", "CALLWRIGHT_HOME", "XDG_CONFIG_HOME", "APPDATA"}
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return kept | {"HOME": str(home), "COVERAGE_PROCESS_START": ""} | more


class Up:
    """A running gateway; ``events`` are the JSON lines that were read so far."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.events: list[dict[str, Any]] = []

    @property
    def out(self) -> IO[str]:
        """Its standard output."""
        assert self.process.stdout is not None
        return self.process.stdout

    def next(self, kind: str) -> dict[str, Any]:
        """The next event of this kind; what comes before it is kept in ``events``."""
        for line in self.out:
            event = json.loads(line)
            self.events.append(event)
            if event["event"] == kind:
                return dict(event)
        _, err = self.process.communicate(timeout=30)
        raise AssertionError(f"it ended before {kind}: {self.events}\n{err}")

    @property
    def port(self) -> int:
        """Where it listens."""
        ready = next((one for one in self.events if one["event"] == "ready"), None) or self.next("ready")
        return int(ready["mcp"].removesuffix("/mcp").rpartition(":")[2])

    def end(self) -> tuple[int, str, str]:
        """Ctrl-C: its exit code, and what it still said on both streams."""
        self.process.send_signal(signal.SIGINT)
        out, err = self.process.communicate(timeout=30)
        return self.process.returncode, out, err


@contextlib.contextmanager
def up(
    home: Path, *arguments: str, folder: Path | None = None, is_warm: bool = True, **env: str
) -> Iterator[Up]:
    """Start it in ``folder``, or in ``home`` itself; whatever a test finds, it does not outlive it.

    Not ``is_warm``: as a child of this process, with its signals as they are here.
    """
    with subprocess.Popen(
        [*(warm_command() if is_warm else COMMAND), "up", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        cwd=folder or home,
        env=environment(home, **env),
    ) as process:
        try:
            yield Up(process)
        finally:
            process.kill()
