"""A run whose records have become too large stops before its next step, while it can still be read."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest

from callwright.workflow import Workflow, python
from callwright.workflow.interpreter import carry_out
from callwright.workflow.port import Execution
from callwright.workflow.records import RunEnd, RunState
from callwright.workflow.telling import MAX_RUN_CHARS
from callwright.workflow.world import FunctionEnd, World
from workflow.test_flow_waiting import RUN


class Running:
    """An execution that has recorded so much already, and keeps the rest in a dictionary."""

    run = RUN
    stop = None

    def __init__(self, recorded_chars: int) -> None:
        self.recorded_chars = recorded_chars
        self.texts: dict[str, str] = {}

    def recorded(self, name: str) -> str | None:
        return self.texts.get(name)

    async def record(self, name: str, make: Callable[[], Awaitable[str]]) -> str:
        self.texts[name] = await make()
        return self.texts[name]

    async def show(self, state: RunState) -> None:
        """Nobody looks."""


class Functions:
    """A world of one function."""

    def now_ms(self) -> int:
        return 1

    async def run_function(self, name: str, arguments: object) -> FunctionEnd:
        return FunctionEnd(7)

    async def work(self, make: Callable[[], Awaitable[str]]) -> str:
        return await make()


def ended(recorded_chars: int) -> RunEnd:
    definition = Workflow("w", steps=(python("n", "count"),))

    async def run() -> RunEnd:
        return await carry_out(
            definition, cast("Execution", Running(recorded_chars)), cast("World", Functions())
        )

    return asyncio.run(run())


@pytest.mark.parametrize(("over", "state"), [(0, "completed"), (1, "stopped")])
def test_a_run_stops_at_its_largest_size_and_not_before(over: int, state: str) -> None:
    end: Any = ended(MAX_RUN_CHARS + over)
    assert end.state == state
    assert (end.stopped.code if end.stopped else None) == ("too_large" if over else None)
