"""Interfaces to tools, models and functions that the interpreter requires; implemented in ``app/flow_world.py``."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from msgspec import Struct

from callwright.domain.call import Locale, Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.reason import ReasonError
from callwright.domain.records import RunLimits
from callwright.domain.result import ToolResult
from callwright.workflow.definition import Agent
from callwright.workflow.records import ChildEnd
from callwright.workflow.spending import Price


class GovernedCall(Struct, frozen=True, kw_only=True):
    """One call of a step, as the governed call has to make it.

    Attributes:
        raw: Name and arguments.
        key: The same in every repetition of this call, so that it has its effect at most once.
        fence: Increases with every worker that executes the run; a claim of an earlier worker is resumed at
            once.
        place: Identifies the call within the run.
        confirmed: The part that a person has confirmed by an answer; "" for the whole call.
    """

    raw: dict[str, Any]
    key: str
    run_id: str
    fence: int
    place: str
    principal: Principal
    locale: Locale
    limits: RunLimits
    version: str | None = None
    approval: str | None = None
    confirmed: tuple[str, ...] = ()


class CallOutcome(Struct, frozen=True):
    """The outcome of a call.

    ``in_doubt``: it is unknown whether the call took effect, and the ledger waits for its outcome to be
    recorded.
    """

    result: ToolResult
    in_doubt: bool = False


class FunctionEnd(Struct, frozen=True):
    """How the function of a ``python`` step ended: with ``data``, plain JSON, or with a ``fault``.

    ``fault`` is the class of what it raised, the problem of what it returned, or what it said itself by ``fail`` or ``empty``;
    "unknown" if there is no such function. "" if there is data.
    """

    data: Any = None
    fault: str = ""


class ConditionError(ReasonError):
    """A condition cannot be evaluated. Cure: compare only values that exist and have the same type."""


class World(Protocol):
    """Everything outside the run.

    Failures of a tool, a model or the ledger raise no exception, unless a method documents it.
    """

    def now_ms(self) -> int:
        """Return epoch milliseconds."""
        ...

    def contract(self, tool: str, principal: Principal) -> CompiledContract | None:
        """Return the contract of a tool, or None if this principal has no tool of that name."""
        ...

    async def call(self, call: GovernedCall) -> CallOutcome:
        """Make a call, at most as often as its contract allows, even if this method is called repeatedly.

        Raises:
            TaskLostError: This process cannot make the call, and it is certain that nothing was begun.
        """
        ...

    async def task_result(self, handle: str, principal: Principal) -> ToolResult | None:
        """Return the result of the task of a long tool; None until it has ended.

        Raises:
            TaskLostError: It cannot be read at present.
        """
        ...

    async def cancel_task(self, handle: str, principal: Principal) -> None:
        """Request the end of a task; its result states the outcome."""
        ...

    def price(self, model: str) -> Price | None:
        """Return the price of a model, or None."""
        ...

    async def run_function(self, name: str, arguments: Mapping[str, Any]) -> "FunctionEnd":
        """Run the function of a ``python`` step; any exception that it raises is a fault of the function."""
        ...

    def evaluate(self, condition: str, scope: Mapping[str, Any]) -> bool:
        """Evaluate a condition.

        Raises:
            ConditionError: It cannot be evaluated.
        """
        ...

    async def run_agent(
        self, step: Agent, prompt: str, instructions: str, hands: "AgentHands"
    ) -> "AgentAnswer":
        """Run the model of the step until it answers.

        Requests and calls go through ``hands``; their exceptions must propagate.

        Raises:
            AgentError: The model cannot be reached, or its answer is invalid.
        """
        ...

    async def start_child(
        self, workflow: str, version: str | None, given: Mapping[str, Any], parent: str, run_id: str
    ) -> str:
        """Start another workflow under this id; return "" if it was started now or earlier, else why it cannot be.

        Raises:
            TaskLostError: It is unknown whether it was started.
        """
        ...

    async def child_end(self, run_id: str) -> ChildEnd | None:
        """Return how a child run ended; None until it has ended.

        Raises:
            TaskLostError: It cannot be read at present.
        """
        ...

    async def stop_child(self, run_id: str) -> None:
        """Request the end of a child run."""
        ...

    async def work(self, make: Callable[[], Awaitable[str]]) -> str:
        """Do a part of a run's work within the concurrency limit of this process."""
        ...


class AgentHands(Protocol):
    """The operations of an agent step: requests to its model, and calls of its tools."""

    async def request(self, make: Callable[[], Awaitable[str]]) -> str:
        """Make one request to the model; return the recorded answer as text. A recorded request is not paid for twice."""
        ...

    async def call(self, tool: str, arguments: dict[str, Any]) -> str:
        """Make one governed call; return the ToolExecutionResult of seed 003 as text. Raises if the result halts the step."""
        ...

    def tools(self) -> list[CompiledContract]:
        """Return the contracts of the tools of the step."""
        ...


class AgentAnswer(Struct, frozen=True):
    """The final answer of a model: its text, or data that matches the output schema."""

    text: str
    data: Any
    requests: int = 0
    tokens: int = 0


class AgentError(Exception):
    """An agent step failed. The message names only the kind of failure, never the provider's message."""
