"""Starts child processes from a server that has everything imported, so that fifty of them take a second."""

import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from multiprocessing.forkserver import ensure_running
from typing import Any

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["stores.processes.worker", "pytest"])
PATIENCE_S = 30


def _start_server() -> None:
    """The server is told our path by the environment: before Python 3.12 it ignores what multiprocessing tells it."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    try:
        ensure_running()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


class Child:
    """A process and the pipe to it, which is its target's last argument."""

    def __init__(self, target: Callable[..., None], *args: Any) -> None:
        _start_server()
        self.talk, theirs = CONTEXT.Pipe()
        self.process: ForkServerProcess = CONTEXT.Process(target=target, args=(*args, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def hear(self) -> Any:
        assert self.talk.poll(PATIENCE_S), "the child says nothing"
        return self.talk.recv()

    def ask(self, what: object) -> Any:
        self.talk.send(what)
        return self.hear()

    def kill(self) -> None:
        """Signal 9: nothing of the child runs any more, no handler, no finally."""
        self.process.kill()
        self.end()

    def end(self) -> None:
        self.process.join(PATIENCE_S)
        self.talk.close()


@contextmanager
def children(*started: Child) -> Iterator[tuple[Child, ...]]:
    """End them, whatever happens to the test."""
    try:
        yield started
    finally:
        for child in started:
            if child.process.is_alive():
                child.kill()


__all__ = ["CONTEXT", "Child", "Connection", "children"]
