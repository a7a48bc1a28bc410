"""The child's side: one line of JSON in (how many calls, how wide), one out (what they cost). Standard library only."""

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from typing import TextIO

from bench.measure import Batch, at_once, in_threads, straight

Run = Callable[[int, int, int], Batch]
"""(first number, calls, width) to what it cost."""


def serve_async(title: str, call: Callable[[int], Awaitable[object]]) -> None:
    """Answer batches of awaited calls until the parent closes the pipe. ``call`` gets a number never used before."""
    with asyncio.Runner() as runner:

        def run(first: int, calls: int, width: int) -> Batch:
            return runner.run(at_once(calls, width, lambda index: call(first + index)))

        _serve(title, run)


def serve(title: str, call: Callable[[int], object], *, threads: bool) -> None:
    """Answer batches of plain calls until the parent closes the pipe; at a width, in threads or one by one."""

    def run(first: int, calls: int, width: int) -> Batch:
        if width == 1 or not threads:
            return straight(calls, lambda index: call(first + index))
        return in_threads(calls, width, lambda index: call(first + index))

    _serve(title, run)


def _serve(title: str, run: Run) -> None:
    out = _own_stdout()
    print(json.dumps({"title": title}), file=out, flush=True)
    first = 0
    for line in sys.stdin:
        wanted = json.loads(line)
        done = run(first, wanted["calls"], wanted["width"])
        first += done.calls
        answer = {"calls": done.calls, "wall_s": done.wall_s, "cpu_s": done.cpu_s, "waits": done.waits}
        print(json.dumps(answer), file=out, flush=True)


def _own_stdout() -> TextIO:
    """Keep the pipe for us alone: whatever a peer prints goes to standard error."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return out
