"""One attempt of one tool: what was given up before it began never begins."""

import asyncio
import gc
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Literal

import pytest

from callwright import Callwright
from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.domain.effects import Claimed, Execute, Raised, Returned
from callwright.domain.evidence import NOT_SENT
from callwright.ports import CallContext
from callwright.runtime.tool_attempt import ToolAttempt
from callwright.runtime.workers import Workers

Late = list[Returned | Raised]


class HeldUp(Workers):
    """A thread that has taken the job, and is kept from it for a moment by whatever else the machine does."""

    def submit(self, job: Callable[[], Any], group: str = "") -> "Future[Any]":
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        self.job = job
        return future


class Counting:
    mode: Literal["async", "thread", "inline"] = "thread"

    def __init__(self) -> None:
        self.ran = 0

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
        self.ran += 1
        return arguments


@pytest.mark.promise("R8", "C9")
def test_a_tool_that_was_given_up_before_it_began_never_begins() -> None:
    tool, workers, late = Counting(), HeldUp(), Late()
    effect = Execute("pay", "1.0.0", {}, 1, 1, "key", 1, "call-1")
    context = CallContext("call-1", None, "", Principal(), 1, "key", 1, 0.0)

    def tell(_: Execute, answer: Returned | Raised, claimed: Claimed | None) -> None:
        late.append(answer)

    attempt = ToolAttempt(tool, Contract(name="pay", input_schema={}, effect="once"), effect, context, tell)
    answer = attempt.run(workers)
    assert isinstance(answer, Raised)
    assert (answer.code, answer.evidence) == ("timeout", NOT_SENT)
    workers.job()
    assert tool.ran == 0
    assert [one.evidence.happened for one in late if isinstance(one, Raised)] == ["no"]


@pytest.mark.costly
@pytest.mark.parametrize("door", ["call", "acall"])
def test_a_call_leaves_nothing_for_the_collector(door: Literal["call", "acall"]) -> None:
    def blocking(n: int) -> int:
        """A tool in a thread."""
        return n

    async def at_once(n: int) -> int:
        """A tool that never waits."""
        return n

    async def waiting(n: int, context: CallContext) -> int:
        """A tool that waits, and knows of its call."""
        await asyncio.sleep(0)
        return n + 0 * context.attempt

    async def call(app: Callwright, name: str, first: int) -> None:
        for n in range(first, first + 40):
            asked = {"name": name, "arguments": {"n": n}}
            assert (app.call(asked) if door == "call" else await app.acall(asked)).success

    with Callwright() as app:
        for tool in (blocking, at_once, waiting):
            app.tool(effect="once", repeat="replay")(tool)
            asyncio.run(call(app, tool.__name__, 0))
            left = list[int]()
            for first in (40, 80, 120):
                gc.collect()
                gc.disable()
                try:
                    asyncio.run(call(app, tool.__name__, first))
                    left.append(gc.collect())
                finally:
                    gc.enable()
            # The application of an earlier test may become garbage in one of them, when its last thread has ended.
            assert min(left) < 40, tool.__name__
