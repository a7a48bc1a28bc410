"""What the interpreter has done for it, by whoever knows tools, models and functions (``app/flows``). Promises, nothing else."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from msgspec import Struct

from callwright.domain.call import Locale, Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.records import RunLimits
from callwright.domain.result import ToolResult
from callwright.workflow.definition import Agent
from callwright.workflow.records import RunEnd


class GovernedCall(Struct, frozen=True, kw_only=True):
    """One call of a step, as the governed call is to make it.

    Attributes:
        raw: Name and arguments.
        key: The same in every repetition of this very call, so that it never has a second effect.
        fence: Higher in every worker's carrying out of the run: what an earlier one has claimed is resumed at once.
        place: Names the call within the run.
        confirmed: What a person has confirmed by an answer; "" for the whole call.
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
    """What a call came to. ``in_doubt``: nobody knows whether it happened, and the ledger waits to be told."""

    result: ToolResult
    in_doubt: bool = False


class ConditionError(ValueError):
    """A condition cannot be worked out. Cure: compare only what is there, and values of one type."""


class World(Protocol):
    """Everything outside the run. None of it raises for what a tool, a model or the ledger did, unless it says so."""

    def now_ms(self) -> int:
        """Epoch milliseconds."""
        ...

    def contract(self, tool: str, principal: Principal) -> CompiledContract | None:
        """The contract of a tool, None where this principal has none of that name."""
        ...

    async def call(self, call: GovernedCall) -> CallOutcome:
        """Make a call, at most as often as its contract allows, however often this is asked for.

        Raises:
            Gone: this process cannot make it, and knows that nothing was begun.
        """
        ...

    async def task_result(self, handle: str, principal: Principal) -> ToolResult | None:
        """The result of the task of a long tool; None while it has not ended.

        Raises:
            Gone: it cannot be looked up now.
        """
        ...

    async def cancel_task(self, handle: str, principal: Principal) -> None:
        """Ask for the end of a task; what came of it is in its result."""
        ...

    def function(self, name: str) -> Callable[..., Any] | None:
        """The function of a ``python`` step."""
        ...

    def evaluate(self, condition: str, scope: Mapping[str, Any]) -> bool:
        """Whether a condition holds.

        Raises:
            ConditionError: it cannot be worked out.
        """
        ...

    async def run_agent(
        self, step: Agent, prompt: str, instructions: str, hands: "AgentHands"
    ) -> "AgentAnswer":
        """Let the model of the step work until it answers. Requests and calls go through ``hands``, which may raise: let it pass.

        Raises:
            AgentError: the model cannot be reached or does not answer as it has to.
        """
        ...

    async def start_child(
        self, workflow: str, version: str | None, given: Mapping[str, Any], parent: str, run_id: str
    ) -> str:
        """Start another workflow under this id; "" where it has begun or had begun before, else why it cannot.

        Raises:
            Gone: nobody knows whether it was started.
        """
        ...

    async def child_end(self, run_id: str) -> RunEnd | None:
        """How a child run ended; None while it has not.

        Raises:
            Gone: it cannot be looked up now.
        """
        ...

    async def stop_child(self, run_id: str) -> None:
        """Ask for the end of a child run."""
        ...

    async def work(self, make: Callable[[], Awaitable[str]]) -> str:
        """Do a piece of work of a run when there is room for it: as many at once as this process is to do."""
        ...


class AgentHands(Protocol):
    """What an agent step may do: ask its model, and call its tools."""

    async def request(self, make: Callable[[], Awaitable[str]]) -> str:
        """One request to the model: its answer as text, put on record, so that it is never paid for twice."""
        ...

    async def call(self, tool: str, arguments: dict[str, Any]) -> str:
        """One governed call: the ToolExecutionResult of seed 003 as text. What stops the step is raised."""
        ...

    def tools(self) -> list[CompiledContract]:
        """The contracts of the tools of the step."""
        ...


class AgentAnswer(Struct, frozen=True):
    """What a model answered in the end: its text, or the data that its output schema asks for."""

    text: str
    data: Any
    requests: int = 0
    tokens: int = 0


class AgentError(Exception):
    """An agent step cannot be done; the text names the kind of fault only, never what a provider said."""
