"""Implement what workflow runs require: governed calls, tasks, models, functions, child runs. See ``workflow/world.py``."""

import asyncio
import inspect
import logging
from collections.abc import AsyncIterable, Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from callwright.app.flow_repeats import find_repeats
from callwright.app.task_api import NoSuchTaskError
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Returned
from callwright.domain.reason import render_reason
from callwright.domain.result import ToolResult
from callwright.engine import EngineError, TaskLostError
from callwright.ports import StoreError
from callwright.runtime.call_request import CallOptions
from callwright.runtime.masked_exceptions import mask_exception
from callwright.runtime.result_to_json import convert_return_value, convert_return_value_async
from callwright.runtime.task_run import TASK_RUN, TaskRun
from callwright.workflow.conditions import evaluate_condition
from callwright.workflow.definition import Agent
from callwright.workflow.errors import WorkflowError
from callwright.workflow.records import ENDED, ChildEnd, StopRequest
from callwright.workflow.spending import Price
from callwright.workflow.telling import MAX_RUN_CHARS
from callwright.workflow.world import AgentAnswer, AgentHands, CallOutcome, FunctionEnd, GovernedCall

if TYPE_CHECKING:
    from callwright.app.flows import Flows

AT_ONCE = 16
"""Maximum concurrent calls and model requests of all runs of this process; waiting runs do not count."""

_UNRESOLVED = frozenset({"unknown", "claimed"})

_MAX_VALUE_BYTES: Final = 4 * MAX_RUN_CHARS
"""Maximum size of a function's value; the limit of the run's records, in characters, is lower."""

_log = logging.getLogger("callwright.flows")


class FlowWorld:
    """The ``World`` of the runs of one application."""

    def __init__(self, flows: "Flows", at_once: int = AT_ONCE) -> None:
        self._flows = flows
        self._app = flows.app
        self._at_once = at_once
        self._rooms: dict[asyncio.AbstractEventLoop, asyncio.Semaphore] = {}

    def now_ms(self) -> int:
        """Return epoch milliseconds, from the application's clock."""
        return self._app._world.clock.now_ms()  # noqa: SLF001 - a part of the application

    def contract(self, tool: str, principal: Principal) -> CompiledContract | None:
        """Return the current contract of a tool, or None."""
        found = self._app.catalogue.find(tool, None, principal)
        return None if found is None else found[0]

    async def call(self, call: GovernedCall) -> CallOutcome:
        """Make a call under its key; a call claimed by an earlier worker of the run is resumed at once."""
        options = CallOptions(
            principal=call.principal,
            run=call.run_id,
            key=call.key,
            locale=call.locale,
            version=call.version,
            approval=call.approval,
            confirmed=call.confirmed,
        )
        TASK_RUN.set(TaskRun(call.run_id, call.fence, call.place))
        try:
            result = await self._app.host.acall_within(call.limits, call.raw, **options)
        finally:
            TASK_RUN.set(None)
        return CallOutcome(result, await self._is_in_doubt(result))

    async def _is_in_doubt(self, result: ToolResult) -> bool:
        """Return whether the ledger does not know the outcome of the call; if the tool answered, the outcome is known."""
        key = result.meta.idempotency_key
        if result.effect != "unknown" or result.error is None or key is None:
            return False
        try:
            entry = await asyncio.to_thread(self._app.store.get_entry, key)
        except StoreError:
            raise TaskLostError from None
        return entry is not None and entry.state in _UNRESOLVED

    async def task_result(self, handle: str, principal: Principal) -> ToolResult | None:
        """Return the result of a task, or None."""
        try:
            return await asyncio.to_thread(
                lambda: self._app.tasks.get(handle, principal=principal).poll_result()
            )
        except NoSuchTaskError:
            return None
        except (EngineError, StoreError):
            raise TaskLostError from None

    async def cancel_task(self, handle: str, principal: Principal) -> None:
        """Request the end of a task."""
        try:
            await asyncio.to_thread(lambda: self._app.tasks.get(handle, principal=principal).cancel())
        except (EngineError, StoreError):
            return  # the task ends by its own deadline

    def price(self, model: str) -> Price | None:
        """Return the price of a model, or None."""
        return self._flows.prices.get(model)

    async def run_function(self, name: str, arguments: Mapping[str, Any]) -> FunctionEnd:
        """Run a registered function: a blocking one in a thread, where its value is read too."""
        function = self._flows.functions.get(name)
        if function is None:
            return FunctionEnd(fault="unknown")
        end = await asyncio.to_thread(_run_blocking, name, function, arguments)
        return end if isinstance(end, FunctionEnd) else await _await_value(name, end)

    def evaluate(self, condition: str, scope: Mapping[str, Any]) -> bool:
        """Evaluate a condition."""
        return evaluate_condition(condition, scope)

    async def run_agent(self, step: Agent, prompt: str, instructions: str, hands: AgentHands) -> AgentAnswer:
        """Run the model of an agent step."""
        from callwright.app.flow_agents import run_agent  # noqa: PLC0415 - an extra, and 30 MB

        return await run_agent(step, prompt, instructions, hands, self._flows.models)

    async def start_child(
        self, workflow: str, version: str | None, given: Mapping[str, Any], parent: str, run_id: str
    ) -> str:
        """Start another workflow under this id."""
        try:
            await asyncio.to_thread(self._flows.start_child, workflow, version, given, parent, run_id)
        except WorkflowError as fault:
            return await asyncio.to_thread(self._say_to_run, parent, fault)
        except EngineError:
            raise TaskLostError from None
        return ""

    def _say_to_run(self, run_id: str, fault: WorkflowError) -> str:
        """Return why a child run was refused, in the language of the run above it."""
        above = self._flows.engine.look(run_id)
        return str(fault) if above is None else render_reason(fault.cause, above.locale)

    async def child_end(self, run_id: str) -> ChildEnd | None:
        """Return how a child run ended, or None."""
        try:
            return await asyncio.to_thread(self._find_child_end, run_id)
        except EngineError:
            raise TaskLostError from None

    def _find_child_end(self, run_id: str) -> ChildEnd | None:
        engine = self._flows.engine
        run = engine.look(run_id)
        if run is None or run.state not in ENDED:
            return None
        state: Any = run.state
        repeatable = state == "completed" or not find_repeats(
            self._flows, run, engine.journal(run_id), lambda _: True
        )
        return ChildEnd(state=state, output=run.output, stopped=run.stopped, repeatable=repeatable)

    async def stop_child(self, run_id: str) -> None:
        """Request the end of a child run."""
        request = StopRequest(by="parent", at=self.now_ms())
        try:
            await asyncio.to_thread(self._flows.engine.stop, run_id, request)
        except EngineError:
            return  # the child ends by its own deadline

    async def work(self, make: Callable[[], Awaitable[str]]) -> str:
        """Do a part of a run's work within the concurrency limit."""
        loop = asyncio.get_running_loop()
        room = self._rooms.get(loop)
        if room is None:
            room = self._rooms[loop] = asyncio.Semaphore(self._at_once)
        async with room:
            return await make()


def _run_blocking(name: str, function: Callable[..., Any], arguments: Mapping[str, Any]) -> Any:
    """Run a function in a thread; return its end, or what the loop has to wait for.

    Nothing that it raises may leave the thread: a ``SystemExit`` would end the loop and with it all runs of the process, and a
    ``StopIteration`` would never reach the code that waits for the thread.
    """
    try:
        value = function(**arguments)
        if inspect.isawaitable(value) or isinstance(value, AsyncIterable):
            return value
        return _to_end(name, convert_return_value(value, max_bytes=_MAX_VALUE_BYTES))
    except BaseException as fault:  # noqa: BLE001 - any exception of the function
        return _note_fault(name, fault)


async def _await_value(name: str, value: Any) -> FunctionEnd:
    """Return the end of a function whose value comes later."""
    try:
        found = await value if inspect.isawaitable(value) else value
        return _to_end(name, await convert_return_value_async(found, max_bytes=_MAX_VALUE_BYTES))
    except asyncio.CancelledError:
        raise
    except BaseException as fault:  # noqa: BLE001 - as above
        return _note_fault(name, fault)


def _note_fault(name: str, fault: BaseException) -> FunctionEnd:
    """Log what a function raised, which no message contains."""
    _log.error("the function %s raised %s", name, type(fault).__name__, exc_info=mask_exception(fault))
    return FunctionEnd(fault=type(fault).__name__)


def _to_end(name: str, returned: Returned) -> FunctionEnd:
    """Return the end that a converted value means: what says that it failed, or found nothing, is no data."""
    said = returned.declared
    if returned.problem is not None:
        _log.error("the function %s returned what cannot be kept: %s %s", name, returned.problem, returned.at)
        return FunctionEnd(fault=returned.problem)
    if said is not None and (said.is_empty or not said.ok):
        return FunctionEnd(fault=said.message or said.code or "empty")
    return FunctionEnd(returned.value)
