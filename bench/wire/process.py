"""A server of the wire group as its parent sees it: when it was ready, where it listens, what it has used."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from bench.peers.fleet import ROOT


class Used(NamedTuple):
    """Processor seconds so far, and megabytes held in memory now."""

    cpu_s: float
    mb: float


class Server:
    """A running server; ``ready_s`` is how long it took from its start to its first readiness."""

    def __init__(self, process: "subprocess.Popen[str]", began: float) -> None:
        self._process = process
        self.port = int(self._line())
        self.ready_s = perf_counter() - began

    @property
    def pid(self) -> int:
        """Its process."""
        return self._process.pid

    def used(self) -> Used:
        """Ask it."""
        assert self._process.stdin is not None
        self._process.stdin.write("used\n")
        self._process.stdin.flush()
        return Used(**json.loads(self._line()))

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("a server of the bench has ended; what it said stands above")
        return line


@contextmanager
def running(name: str, *words: object, python: Path = Path(sys.executable)) -> Iterator[Server]:
    """Start ``python -m name`` and give it once it is ready; it ends with its input."""
    began = perf_counter()
    with subprocess.Popen(
        [python, "-m", name, *map(str, words)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as process:
        assert process.stdin is not None
        try:
            yield Server(process, began)
        finally:
            process.stdin.close()
