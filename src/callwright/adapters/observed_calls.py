"""Records the envelopes of calls for frameworks whose tool results have no field for them. Imports no framework."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from callwright.adapters.call_answers import CallAnswer
from callwright.adapters.framework_tools import CallScope, FrameworkTools
from callwright.adapters.tool_runs import ToolRun
from callwright.domain.result import ToolResult

__all__ = ["ObservedCalls", "ResultObserver", "RunCalls"]

ResultObserver = Callable[[ToolResult], None]
"""Gets the whole envelope of every call, in order."""


class ObservedCalls:
    """The calls of one set of tools; the program gets the result of each through a callback.

    Attributes:
        tools: The tools.
    """

    def __init__(self, tools: FrameworkTools, on_result: ResultObserver | None) -> None:
        self.tools = tools
        self._on_result = on_result

    def call(self, name: str, arguments: Any, run: ToolRun | None, scope: CallScope) -> CallAnswer:
        """Make one call, blocking; see ``FrameworkTools.call``."""
        return self.report(self.tools.call(name, arguments, run, scope))

    async def acall(self, name: str, arguments: Any, run: ToolRun | None, scope: CallScope) -> CallAnswer:
        """Make one call on the running event loop."""
        return self.report(await self.tools.acall(name, arguments, run, scope))

    def report(self, answer: CallAnswer) -> CallAnswer:
        """Hand the result of a call to the program."""
        if self._on_result is not None:
            self._on_result(answer.result)
        return answer


class RunCalls(ObservedCalls):
    """The calls of tools that are made in one run at a time.

    Attributes:
        run: Name of the run that continues; None before the first, and for calls that belong to none.
    """

    def __init__(
        self, tools: FrameworkTools, on_result: ResultObserver | None, run: str | None = None
    ) -> None:
        super().__init__(tools, on_result)
        self.run = run

    def begin_run(self, name: str | None = None) -> None:
        """Begin a run: that with this name, or a new one."""
        self.run = name or f"run_{secrets.token_hex(12)}"

    def make(
        self, name: str, arguments: Any, run: ToolRun | None = None, call_id: str | None = None
    ) -> CallAnswer:
        """Make one call in the run, blocking; ``run`` None for a tool of the application itself."""
        return self.call(name, arguments, run, CallScope(self.run, None, call_id))

    def make_async(
        self, name: str, arguments: Any, run: ToolRun | None = None, call_id: str | None = None
    ) -> Awaitable[CallAnswer]:
        """Make one call in the run on the running event loop, once it is awaited."""
        return self.acall(name, arguments, run, CallScope(self.run, None, call_id))
