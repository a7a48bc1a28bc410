"""Carries a task out on a worker: tells its story on the app's loop, with hands that know of steps, progress and cancelling.

It may not know which engine runs it. What is left undone when a worker is closed is left as a crash would leave it: nothing
is settled, and whoever takes the task over decides by what is on record.
"""

import asyncio
import contextvars
import inspect
import logging
import threading
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import CancelledError
from functools import partial
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from callwright.core.call.task_pipeline import TaskFate, run_task_call
from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.dialects.canonical import to_json
from callwright.domain.call import CallRequest, Ticket
from callwright.domain.contract import CompiledContract, Contract, EffectClass
from callwright.domain.effects import (
    Answer,
    Claim,
    Claimed,
    Execute,
    FencedOut,
    Raised,
    Reserve,
    Settle,
    Slept,
    StoreFailed,
)
from callwright.domain.records import RunLimits
from callwright.domain.result import ToolResult
from callwright.domain.task_records import Job, Progress
from callwright.engine import EngineError, TaskExecution, TaskLostError
from callwright.ports import (
    ArgumentsRejected,
    CallContext,
    MayHaveHappened,
    NotApplied,
    StoreError,
    Tool,
)
from callwright.runtime.app_services import AppServices
from callwright.runtime.driver import drive_flow_async
from callwright.runtime.exception_mapping import exception_to_answer
from callwright.runtime.performer import Performer
from callwright.runtime.task_run import TASK_RUN, TaskRun
from callwright.runtime.tool_attempt import ToolAttempt
from callwright.runtime.workers import Workers

_BEGUN_MARK = "begun"
_STEP_PREFIX = "step:"
_STEP_BEGUN_PREFIX = "begins:"

_SETTLE_RETRY_MS = 1_000.0
"""After which pause a ledger that could not be written is asked again to settle a task."""

_log = logging.getLogger("callwright.runtime")
_LEDGER_AWAY_MESSAGE = (
    "the end of task %s cannot be written to the ledger (%s); it is tried again until it can"
)


def can_serve_job(world: AppServices, job: Job) -> bool:
    """Whether this process has the tool of the job, in the version that the call was held to; or has to say that nobody has.

    Nobody has it when the task is past its deadline and still waits. Until then another worker may come with it.
    """
    if _find_tool(world, job) is not None:
        return True
    try:
        contract = world.store.get_contract(job.contract_hash)
    except StoreError:
        return False
    return contract is not None and world.clock.now_ms() - job.asked_at >= _compute_limit_ms(contract, job)


def _find_tool(world: AppServices, job: Job) -> tuple[CompiledContract, Tool] | None:
    found = world.catalogue.find(job.tool, job.version, job.principal)
    return found if found is not None and found[0].contract.version == job.version else None


def _compute_limit_ms(contract: Contract, job: Job) -> int:
    return min(contract.deadline_ms, job.timeout_ms or contract.deadline_ms)


def _find_contract_without_tool(world: AppServices, job: Job) -> tuple[CompiledContract, Tool]:
    """The contract that the call was held to, beside a tool that is not there: the task is told so, and nothing is run."""
    try:
        contract = world.store.get_contract(job.contract_hash)
    except StoreError:
        contract = None
    if contract is None:
        raise TaskLostError
    return compile_contract(contract), _MissingTool()


class _MissingTool:
    """In the place of a tool that nobody has any more."""

    mode: Literal["inline"] = "inline"

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
        """Refuse: a story that got here would be a bug."""
        del arguments, context
        raise NotApplied("unknown_tool")


def run_task(world: AppServices, limits: RunLimits, execution: TaskExecution) -> ToolResult:
    """Carry a task out, blocking.

    Raises:
        Gone: this worker lost the task, or was closed; nothing was settled.
    """
    job = execution.job
    mine = _find_tool(world, job)
    found = mine or _find_contract_without_tool(world, job)
    recorded = _list_recorded_names(execution)
    fate = _decide_fate(world, found[0], execution, recorded, here=mine is not None)
    performer = TaskPerformer(world, limits, execution, found)
    performer.fate = fate
    story = run_task_call(job, found[0], fate, limits)
    telling = _CancellableRun(lambda: drive_flow_async(story, performer, []))
    future = world.workers.start(telling.run())

    def called_off() -> None:
        performer.hand.cancel()
        telling.cancel()

    execution.on_cancel(called_off)
    try:
        result: ToolResult | None = future.result()
    except CancelledError:  # the loop was closed under it
        raise TaskLostError from None
    if result is None:
        raise TaskLostError
    return result


def encode_envelope(result: ToolResult) -> str:
    """The envelope as text, for the engine to keep."""
    return to_json(result).decode()


def _decide_fate(
    world: AppServices,
    tool: CompiledContract,
    execution: TaskExecution,
    recorded: Sequence[str],
    *,
    here: bool,
) -> TaskFate:
    job = execution.job
    if not here:
        return "doubt" if _BEGUN_MARK in recorded else "vanished"
    if _BEGUN_MARK in recorded:
        done = any(name.startswith(_STEP_PREFIX) for name in recorded)
        return "again" if done or tool.contract.effect != "once" else "doubt"
    asked: list[bool] = []
    execution.on_cancel(lambda: asked.append(True))
    if asked:
        return "cancelled"
    overdue = world.clock.now_ms() - job.asked_at >= _compute_limit_ms(tool.contract, job)
    return "timeout" if overdue else "run"


def _list_recorded_names(execution: TaskExecution) -> list[str]:
    try:
        return execution.list_recorded_steps()
    except EngineError:
        raise TaskLostError from None


class _CancellableRun:
    """A story that is told on the workers' loop, and can be cancelled from any thread. It comes to None where it is ``TaskLostError``."""

    def __init__(self, tell: Callable[[], Any]) -> None:
        self._tell = tell
        self._lock = threading.Lock()
        self._task: asyncio.Task[Any] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._asked = False

    async def run(self) -> Any:
        with self._lock:
            self._task, self._loop = asyncio.current_task(), asyncio.get_running_loop()
            if self._asked and self._task is not None:
                self._loop.call_soon(self._task.cancel)
        try:
            told = self._tell()
            return await told if inspect.isawaitable(told) else told
        except TaskLostError:
            return None  # not through the loop: one that ends would report it as an error that nobody handles

    def cancel(self) -> None:
        with self._lock:
            self._asked = True
            if self._loop is not None and self._task is not None and not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._task.cancel)


class TaskPerformer(Performer):
    """The hands of a task: those of a call, with its claim taken over and its tool given a hand for steps."""

    fate: TaskFate = "run"
    _claim: Claim | None = None

    def __init__(
        self,
        world: AppServices,
        limits: RunLimits,
        execution: TaskExecution,
        found: tuple[CompiledContract, Tool],
    ) -> None:
        job = execution.job
        request = CallRequest(raw="", principal=job.principal, run_id=job.run_id)
        super().__init__(world, request, Ticket(job.handle, job.trace_id), limits)
        self._found = found
        self.resuming = True
        self.hand = TaskRunControls(execution, found[0], world.workers)

    def _mark_claim_owner(self, effect: Claim) -> Claim:
        """The claim was made by the call that began the task, and belongs to the task."""
        self.resuming = False
        return replace(effect, task="lapse" if self.fate == "doubt" else "take_over")

    def _build_context(self, effect: Execute, attempt: ToolAttempt) -> CallContext:
        self.hand.start_attempt(attempt)
        return replace(super()._build_context(effect, attempt), task=self.hand)

    def _claim_task(self, effect: Claim) -> Answer | None:
        return self._defer_answer(self._claim_task_async(effect))

    async def _claim_task_async(self, effect: Claim) -> Answer:
        """A ledger that cannot be asked says nothing of the task: it is left, to be taken up again.

        That the tool begins is put on record when the call is ours, and before anything of it is done.
        """
        self._claim = effect
        answer = await self._claim_despite_cancel(effect)
        if isinstance(answer, StoreFailed):
            raise TaskLostError
        if isinstance(answer, Claimed):
            TASK_RUN.set(TaskRun(self._ticket.call_id, answer.fence))
        if isinstance(answer, Claimed) and self.fate in {"run", "again"}:
            begins = self._world.workers.submit(
                partial(self.hand.record_run_begin, again=self.fate == "again")
            )
            await self._await_to_completion(asyncio.wrap_future(begins))
        return answer

    def _reserve_attempt(self, effect: Reserve) -> Answer | None:
        return self._defer_answer(self._begin_if_owned(effect, self.ask_store_async))

    def _execute_attempt(self, effect: Execute) -> Answer | None:
        return self._defer_answer(self._begin_if_owned(effect, self.execute_async))

    async def _begin_if_owned(self, effect: Any, begin: Callable[[Any], Answer | None]) -> Answer:
        """Nothing is begun by a worker that has lost the task.

        Asked at the last instant before the tool: this process may have stood still since it was last known to be alive.
        A tool that ended because one of its steps could not go on here has not failed: the next run goes on with it.
        """
        await self._await_to_completion(
            asyncio.wrap_future(self._world.workers.submit(self.hand.ensure_owned))
        )
        answer = begin(effect) or await self.waiting
        if isinstance(answer, Raised) and self.hand.has_left:
            raise TaskLostError
        return answer

    def _settle_task(self, effect: Settle) -> Answer | None:
        return self._defer_answer(self._settle_task_async(effect))

    async def _settle_task_async(self, effect: Settle) -> Answer:
        """The ledger decides, by the fence, whether a worker that has lost the task may still say how it ended.

        A task ends when its entry has: a ledger that cannot be reached is asked again until it answers, also by a worker that
        has lost the task meanwhile, for what this run knows nobody else does.
        """
        while True:
            answer = await self._retry_until_answered(partial(self.settle_async, effect))
            if not isinstance(answer, FencedOut):
                return answer
            taken = await self._retake_claim()
            if not isinstance(taken, Claimed):
                return answer
            effect = replace(effect, entry_id=taken.entry_id, fence=taken.fence)

    async def _retake_claim(self) -> Answer | None:
        """The fence was raised meanwhile: by whoever has the task now, or by a worker that had lost it and did not know yet.

        The engine says which. The run that has the task takes its claim over again, as often as others raise the fence.
        """
        await self._await_to_completion(
            asyncio.wrap_future(self._world.workers.submit(self.hand.ensure_recorded_owner))
        )
        if self._claim is None:
            return None
        effect = replace(self._claim, task="take_over")
        return await self._retry_until_answered(
            lambda: self._defer_answer(self._claim_despite_cancel(effect))
        )

    async def _retry_until_answered(self, ask: Callable[[], Answer | None]) -> Answer:
        """The first answer of the ledger that is not a failure of the ledger itself."""
        failed = ""
        while True:
            answer = ask() or await self.waiting
            if not isinstance(answer, StoreFailed):
                return answer
            if answer.reason != failed:
                failed = answer.reason
                _log.warning(_LEDGER_AWAY_MESSAGE, self._ticket.call_id, failed)
            await self._await_to_completion(self._pause_before_retry())

    async def _pause_before_retry(self) -> Answer:
        await self._world.clock.sleep_async(_SETTLE_RETRY_MS)
        return Slept(int(_SETTLE_RETRY_MS))

    async def _claim_despite_cancel(self, effect: Claim) -> Answer:
        """Take the claim even when the task was called off meanwhile: it has to be settled."""
        interruption, self.interruption = self.interruption, None
        answer = self.claim_async(effect) or await self.waiting
        if self.interruption is None:
            self.interruption = interruption
        return answer


TaskPerformer.begins = {
    **Performer.begins,
    Claim: TaskPerformer._claim_task,  # noqa: SLF001 - the table of this very class
    Reserve: TaskPerformer._reserve_attempt,  # noqa: SLF001 - the same
    Execute: TaskPerformer._execute_attempt,  # noqa: SLF001 - the same
    Settle: TaskPerformer._settle_task,  # noqa: SLF001 - the same
}


class TaskRunControls:
    """What a long tool can do while it runs: steps, progress, and seeing that it is to end."""

    def __init__(self, execution: TaskExecution, tool: CompiledContract, workers: Workers) -> None:
        self._execution = execution
        self._tool = tool
        self._workers = workers
        self._one = threading.Lock()
        self._done: dict[str, str] = {}
        self._times: dict[str, int] = {}
        self._attempt: ToolAttempt | None = None
        self._lost = False
        self.has_left = False
        """Whether a step was given up because this worker has lost the task."""
        self.cancelled = False

    @property
    def is_lost(self) -> bool:
        """Whether this worker has lost the task."""
        return self._lost or self._execution.is_lost

    def cancel(self) -> None:
        """It is to end."""
        self.cancelled = True

    def ensure_owned(self) -> None:
        """Go on only while this worker has the task.

        Raises:
            Gone: it was closed, or others have taken the task over.
        """
        if self.is_lost:
            raise TaskLostError

    def ensure_recorded_owner(self) -> None:
        """Go on only where the engine's own record says that this run has the task.

        Raises:
            Gone: it has not, or the engine cannot be asked.
        """
        if not self._execution.holds_task():
            raise TaskLostError

    def record_run_begin(self, *, again: bool) -> None:
        """Put on record that this run is about to run the tool.

        Args:
            again: An earlier run had begun it, and it may be run again.

        Raises:
            Gone: another run has begun it meanwhile, or this worker has lost the task.
        """
        self.ensure_owned()
        if self._record_run_token(_BEGUN_MARK) or again:
            return
        self._lost = True
        raise TaskLostError

    def start_attempt(self, attempt: ToolAttempt) -> None:
        """A further attempt begins: its steps are counted anew, and those that are done stay done."""
        self._attempt = attempt
        self._times.clear()

    def progress(self, progress: Progress) -> None:
        """Tell how far it is."""
        self._execution.report_progress(progress)

    def step(self, name: str, function: Callable[[], Any], effect: EffectClass | None) -> Any:
        """Do it once; a coroutine function on the running loop, all else here and now."""
        if inspect.iscoroutinefunction(function):
            return self._run_step_async(name, function, effect)
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            return self._run_step(name, function, effect)
        return self._workers.submit(lambda: self._run_step(name, function, effect)).result()

    async def _run_step_async(
        self, name: str, function: Callable[[], Coroutine[Any, Any, Any]], effect: EffectClass | None
    ) -> Any:
        loop = asyncio.get_running_loop()

        def wait() -> Any:
            return asyncio.run_coroutine_threadsafe(function(), loop).result()

        return await asyncio.wrap_future(self._workers.submit(lambda: self._run_step(name, wait, effect)))

    def _run_step(self, name: str, function: Callable[[], Any], effect: EffectClass | None) -> Any:
        if self.cancelled or self.is_lost:
            raise MayHaveHappened("cancelled")
        if not self._one.acquire(blocking=False):
            raise RuntimeError("A step may not begin while another one is being done.")
        try:
            self._times[name] = self._times.get(name, 0) + 1
            place = name if self._times[name] == 1 else f"{name}#{self._times[name]}"
            if place not in self._done:
                self._done[place] = self._run_recorded_step(
                    place, function, effect or self._tool.contract.effect
                )
        except TaskLostError:
            self._lost = self.has_left = True
            raise
        finally:
            self._one.release()
        return msgspec.json.decode(self._done[place])

    def _run_recorded_step(self, place: str, function: Callable[[], Any], effect: EffectClass) -> str:
        """On record, as JSON. A failure is on record too, so that every run of the task takes the same way.

        A step that is not a read is part of the effect of the task: from here on it may have happened, unless this very step
        is known to have had none.
        """
        attempt = None if effect == "read" else self._attempt
        if attempt is not None:
            attempt.begin_step()
        applied = True
        try:
            text, fault = self._perform_step(place, function, effect)
            if text[0] == "+":
                return text[1:]
            answer = msgspec.json.decode(text[1:], type=Raised)
            applied = answer.evidence.happened != "no"
        finally:
            if attempt is not None:
                attempt.end_step(applied=applied)
        raise fault or _rebuild_exception(answer)

    def _perform_step(
        self, place: str, function: Callable[[], Any], effect: EffectClass
    ) -> tuple[str, BaseException | None]:
        """What is on record of the step, and what it raised where it was done just now."""
        mine = self._record_step_begin(place) if effect == "once" else True
        failed: list[BaseException] = []
        inside = contextvars.copy_context()  # the engine makes it in a context of its own
        inside.run(_enter_step, place)

        def make() -> str:
            if not mine:
                raise _StepInDoubtError
            self.ensure_owned()
            try:
                return "+" + msgspec.json.encode(inside.run(function)).decode()
            except Exception as fault:  # noqa: BLE001 - whatever a step raises is on record
                failed.append(fault)
                return (
                    "-"
                    + msgspec.json.encode(
                        exception_to_answer(fault, self._tool.contract, started=None)
                    ).decode()
                )

        try:
            text = self._execution.record_step(_STEP_PREFIX + place, make)
        except _StepInDoubtError:
            raise MayHaveHappened("outcome_unknown") from None
        return text, failed[0] if failed else None

    def _record_step_begin(self, place: str) -> bool:
        """Put on record that this run begins the step; False when an earlier run began it."""
        return self._record_run_token(_STEP_BEGUN_PREFIX + place)

    def _record_run_token(self, name: str) -> bool:
        """Put the token of this run on record under this name; False where that of another run stands there."""
        token = self._execution.token
        return self._execution.record_step(name, lambda: token) == token


def _enter_step(place: str) -> None:
    run = TASK_RUN.get()
    TASK_RUN.set(None if run is None else run.enter_step(place))


class _StepInDoubtError(BaseException):
    """A step was begun by an earlier run and not finished; nothing of this is put on record."""


def _rebuild_exception(answer: Raised) -> Exception:
    """What a step raised, as a run that only reads about it can say it."""
    if answer.fields:
        return ArgumentsRejected(answer.fields, upstream=answer.upstream)
    kind = NotApplied if answer.evidence.happened == "no" else MayHaveHappened
    fault = kind(answer.code, answer.retry_after_ms, upstream=answer.upstream)
    fault.evidence = answer.evidence
    return fault
