"""Execute a task on a worker: run its call generator on the app's loop, with a performer for steps, progress and cancellation.

May not know which engine runs it. Work left unfinished when a worker is closed is left as after a crash:
nothing is settled, and the next run decides by the recorded steps.
"""

import asyncio
import contextvars
import inspect
import logging
import threading
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import CancelledError
from functools import lru_cache, partial
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from callwright.core.call.task_pipeline import TaskFate, run_task_call
from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.contracts.contract_versions import get_major, parse_version
from callwright.core.dialects.canonical import to_json
from callwright.core.guard import NO_WORDS, CallerWords, mask_for_display
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
from callwright.domain.struct_decoding import describe_types
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
from callwright.runtime.sealed_jobs import SealedJobError, open_job
from callwright.runtime.task_run import TASK_RUN, TaskRun
from callwright.runtime.tool_attempt import ToolAttempt
from callwright.runtime.workers import Workers

_BEGUN_MARK = "begun"
_STEP_PREFIX = "step:"
_STEP_BEGUN_PREFIX = "begins:"

_SETTLE_RETRY_MS = 1_000.0
"""Pause before retrying to settle a task when the ledger is unavailable."""

_log = logging.getLogger("callwright.runtime")
_LEDGER_AWAY_MESSAGE = "the result of task %s cannot be written to the ledger (%s); retrying until it can"


def can_serve_job(world: AppServices, job: Job) -> bool:
    """Return whether this process has the job's tool in the version of the contract, or has to report that no process has it.

    No process has it if the task is past its deadline and still queued. Until then another worker may provide
    it.
    """
    try:
        job = open_job(job, world.marker)
    except SealedJobError as fault:
        _warn_once(str(fault))  # the engine asks again and again
        return False
    if _find_tool(world, job) is not None:
        return True
    try:
        contract = world.store.get_contract(job.contract_hash)
    except StoreError:
        return False
    return contract is not None and world.clock.now_ms() - job.asked_at >= _compute_limit_ms(contract, job)


@lru_cache(1_024)
def _warn_once(message: str) -> None:
    _log.warning("%s", message)


def _find_tool(world: AppServices, job: Job) -> tuple[CompiledContract, Tool] | None:
    """Return the tool in the version of the job, or in a later version of the same major that can execute it; None if neither is here."""
    found = world.catalogue.find(job.tool, job.version, job.principal)
    if found is not None and found[0].contract.version == job.version:
        return found
    later = world.catalogue.find(job.tool, get_major(job.version), job.principal)
    return later if later is not None and _can_take_over(world, later[0], job) else None


def _can_take_over(world: AppServices, compiled: CompiledContract, job: Job) -> bool:
    """Return whether this version may execute a job of an earlier one: it accepts the arguments, and its effect is of the same class.

    Otherwise a patch of a tool would leave the tasks waiting that were queued before.
    """
    contract = compiled.contract
    if not contract.long or parse_version(contract.version) <= parse_version(job.version):
        return False
    try:
        earlier = world.store.get_contract(job.contract_hash)
    except StoreError:
        return False
    same_effect = earlier is not None and earlier.effect == contract.effect
    return same_effect and compiled.check_input.is_valid(job.arguments)


def _compute_limit_ms(contract: Contract, job: Job) -> int:
    return min(contract.deadline_ms, job.timeout_ms or contract.deadline_ms)


def _find_contract_without_tool(world: AppServices, job: Job) -> tuple[CompiledContract, Tool]:
    """Return the contract of the call with a placeholder tool: the task is answered accordingly, and nothing is run."""
    try:
        contract = world.store.get_contract(job.contract_hash)
    except StoreError:
        contract = None
    if contract is None:
        raise TaskLostError
    return compile_contract(contract), _MissingTool()


class _MissingTool:
    """Placeholder for a tool that no process provides."""

    mode: Literal["inline"] = "inline"

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
        """Refuse: a call generator that executes this would be a bug."""
        del arguments, context
        raise NotApplied("unknown_tool")


def run_task(services: AppServices, limits: RunLimits, execution: TaskExecution) -> ToolResult:
    """Execute a task, blocking.

    Raises:
        TaskLostError: This worker lost the task, or was closed; nothing was settled.
    """
    try:
        job = open_job(execution.job, services.marker)
    except SealedJobError as fault:
        _log.warning("%s", fault)
        raise TaskLostError from None
    registered = _find_tool(services, job)
    contract_and_tool = registered or _find_contract_without_tool(services, job)
    recorded = _list_recorded_names(execution)
    fate = _decide_fate(services, contract_and_tool[0], execution, recorded, here=registered is not None)
    performer = TaskPerformer(services, limits, execution, contract_and_tool)
    performer.fate = fate
    flow = run_task_call(job, contract_and_tool[0], fate, limits)
    running = _CancellableRun(lambda: drive_flow_async(flow, performer, []))
    future = services.workers.start(running.run())

    def cancel_task() -> None:
        performer.controls.cancel()
        running.cancel()

    execution.on_cancel(cancel_task)
    try:
        result: ToolResult | None = future.result()
    except CancelledError:  # the loop was closed while it ran
        raise TaskLostError from None
    if result is None:
        raise TaskLostError
    return result


def encode_envelope(result: ToolResult) -> str:
    """Encode the envelope as text, for the engine to store."""
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
    """A call generator running on the workers' loop that any thread can cancel.

    The result is None after a ``TaskLostError``.
    """

    def __init__(self, start: Callable[[], Any]) -> None:
        self._start = start
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
            outcome = self._start()
            return await outcome if inspect.isawaitable(outcome) else outcome
        except TaskLostError:
            return None  # not through the loop: a closing loop would report it as an unhandled error

    def cancel(self) -> None:
        with self._lock:
            self._asked = True
            if self._loop is not None and self._task is not None and not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._task.cancel)


class TaskPerformer(Performer):
    """The performer of a task: that of a call, which takes over the task's claim and gives its tool controls for steps."""

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
        self.controls = TaskRunControls(execution, found[0], world.workers)

    def _mark_claim_owner(self, effect: Claim) -> Claim:
        """Mark the claim as the task's: it was made by the call that began the task."""
        self.resuming = False
        return replace(effect, task="lapse" if self.fate == "doubt" else "take_over")

    def _build_context(self, effect: Execute, attempt: ToolAttempt, now: float) -> CallContext:
        self.controls.start_attempt(attempt)
        return replace(super()._build_context(effect, attempt, now), task=self.controls)

    def _claim_task(self, effect: Claim) -> Answer | None:
        return self._defer_answer(self._claim_task_async(effect))

    async def _claim_task_async(self, effect: Claim) -> Answer:
        """Claim for the task.

        An unavailable ledger gives no information about it: the task is left for a later run.

        The start of the tool is recorded after the claim and before anything of it runs.
        """
        self._claim = effect
        answer = await self._claim_despite_cancel(effect)
        if isinstance(answer, StoreFailed):
            raise TaskLostError
        if isinstance(answer, Claimed):
            TASK_RUN.set(TaskRun(self._ticket.call_id, answer.fence))
        if isinstance(answer, Claimed) and self.fate in {"run", "again"}:
            recording = self._world.workers.submit(
                partial(self.controls.record_run_begin, again=self.fate == "again")
            )
            await self._await_to_completion(asyncio.wrap_future(recording))
        return answer

    def _reserve_attempt(self, effect: Reserve) -> Answer | None:
        return self._defer_answer(self._begin_if_owned(effect, self.ask_store_async))

    def _execute_attempt(self, effect: Execute) -> Answer | None:
        return self._defer_answer(self._begin_if_owned(effect, self.execute_async))

    async def _begin_if_owned(self, effect: Any, begin: Callable[[Any], Answer | None]) -> Answer:
        """Begin an effect only while this worker owns the task.

        Checked immediately before the tool: this process may have been suspended since it was last known to
        be alive. A tool that ended because one of its steps could not proceed here has not failed: the next
        run continues it.
        """
        await self._await_to_completion(
            asyncio.wrap_future(self._world.workers.submit(self.controls.ensure_owned))
        )
        answer = begin(effect) or await self.waiting
        if isinstance(answer, Raised) and self.controls.has_left:
            raise TaskLostError
        return answer

    def _settle_task(self, effect: Settle) -> Answer | None:
        return self._defer_answer(self._settle_task_async(effect))

    async def _settle_task_async(self, effect: Settle) -> Answer:
        """Settle the task.

        The ledger decides, by the fence, whether a worker that has lost the task may still settle it.

        A task ends when its entry has: an unavailable ledger is retried until it answers, also by a worker
        that has lost the task meanwhile, because only this run knows the result.
        """
        while True:
            answer = await self._retry_until_answered(partial(self.settle_async, effect))
            if not isinstance(answer, FencedOut):
                return answer
            reclaimed = await self._retake_claim()
            if not isinstance(reclaimed, Claimed):
                return answer
            effect = replace(effect, entry_id=reclaimed.entry_id, fence=reclaimed.fence)

    async def _retake_claim(self) -> Answer | None:
        """Claim again after the fence was raised: by the current owner, or by a worker that had lost the task unknowingly.

        The engine knows which. The run that owns the task takes its claim over again, each time others raise
        the fence.
        """
        await self._await_to_completion(
            asyncio.wrap_future(self._world.workers.submit(self.controls.ensure_recorded_owner))
        )
        if self._claim is None:
            return None
        effect = replace(self._claim, task="take_over")
        return await self._retry_until_answered(
            lambda: self._defer_answer(self._claim_despite_cancel(effect))
        )

    async def _retry_until_answered(self, send: Callable[[], Answer | None]) -> Answer:
        """Return the ledger's first answer that is not a failure of the ledger itself."""
        last_reason = ""
        while True:
            answer = send() or await self.waiting
            if not isinstance(answer, StoreFailed):
                return answer
            if answer.reason != last_reason:
                last_reason = answer.reason
                _log.warning(_LEDGER_AWAY_MESSAGE, self._ticket.call_id, last_reason)
            await self._await_to_completion(self._pause_before_retry())

    async def _pause_before_retry(self) -> Answer:
        await self._world.clock.sleep_async(_SETTLE_RETRY_MS)
        return Slept(int(_SETTLE_RETRY_MS))

    async def _claim_despite_cancel(self, effect: Claim) -> Answer:
        """Claim even if the task was cancelled meanwhile: it has to be settled."""
        interruption, self.interruption = self.interruption, None
        answer = self.claim_async(effect) or await self.waiting
        if self.interruption is None:
            self.interruption = interruption
        return answer


TaskPerformer.begins = {
    **Performer.begins,
    Claim: TaskPerformer._claim_task,  # noqa: SLF001 - the table of this class
    Reserve: TaskPerformer._reserve_attempt,  # noqa: SLF001 - the same
    Execute: TaskPerformer._execute_attempt,  # noqa: SLF001 - the same
    Settle: TaskPerformer._settle_task,  # noqa: SLF001 - the same
}


class TaskRunControls:
    """The controls of a long tool while it runs: steps, progress, and the cancelled flag."""

    def __init__(self, execution: TaskExecution, tool: CompiledContract, workers: Workers) -> None:
        self._execution = execution
        self._tool = tool
        self._workers = workers
        self._step_lock = threading.Lock()
        self._done: dict[str, str] = {}
        self._step_counts: dict[str, int] = {}
        self._attempt: ToolAttempt | None = None
        self._lost = False
        self.has_left = False
        """Whether a step was abandoned because this worker has lost the task."""
        self.cancelled = False

    @property
    def is_lost(self) -> bool:
        """Whether this worker has lost the task."""
        return self._lost or self._execution.is_lost

    def cancel(self) -> None:
        """Request the tool to end."""
        self.cancelled = True

    def ensure_owned(self) -> None:
        """Raise unless this worker owns the task.

        Raises:
            TaskLostError: The worker was closed, or another one has taken the task over.
        """
        if self.is_lost:
            raise TaskLostError

    def ensure_recorded_owner(self) -> None:
        """Raise unless the engine's own record says that this run owns the task.

        Raises:
            TaskLostError: It does not, or the engine is unavailable.
        """
        if not self._execution.holds_task():
            raise TaskLostError

    def record_run_begin(self, *, again: bool) -> None:
        """Record that this run is about to run the tool.

        Args:
            again: An earlier run had begun it, and it may be run again.

        Raises:
            TaskLostError: Another run has begun it meanwhile, or this worker has lost the task.
        """
        self.ensure_owned()
        if self._record_run_token(_BEGUN_MARK) or again:
            return
        self._lost = True
        raise TaskLostError

    def start_attempt(self, attempt: ToolAttempt) -> None:
        """Start a further attempt: its steps are counted from the beginning, and finished ones stay finished."""
        self._attempt = attempt
        self._step_counts.clear()

    def progress(self, progress: Progress) -> None:
        """Report progress: its line reaches models and clients, so it is masked like the words of a failure."""
        words = CallerWords(self._attempt.arguments) if self._attempt else NO_WORDS
        line = mask_for_display(f"{progress.message}", untrusted=self._tool.contract.untrusted, words=words)
        self._execution.report_progress(replace(progress, message=line or ""))

    def step(self, name: str, function: Callable[[], Any], effect: EffectClass | None) -> Any:
        """Run a step once: a coroutine function on the running loop, any other function directly."""
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
        if not self._step_lock.acquire(blocking=False):
            raise RuntimeError("A step may not begin while another one is running.")
        try:
            self._step_counts[name] = self._step_counts.get(name, 0) + 1
            step_name = name if self._step_counts[name] == 1 else f"{name}#{self._step_counts[name]}"
            if step_name not in self._done:
                self._done[step_name] = self._run_recorded_step(
                    step_name, function, effect or self._tool.contract.effect
                )
        except TaskLostError:
            self._lost = self.has_left = True
            raise
        finally:
            self._step_lock.release()
        return msgspec.json.decode(self._done[step_name])

    def _run_recorded_step(self, step_name: str, function: Callable[[], Any], effect: EffectClass) -> str:
        """Run the step and record its result as JSON.

        A failure is recorded too, so that every run of the task behaves the same.

        A step that is not a read is part of the task's effect: from here on it may have happened, unless this
        step is known to have had none.
        """
        attempt = None if effect == "read" else self._attempt
        if attempt is not None:
            attempt.begin_step()
        applied = True
        try:
            record, error = self._perform_step(step_name, function, effect)
            if record[0] == "+":
                return record[1:]
            answer = msgspec.json.decode(record[1:], type=Raised)
            applied = answer.evidence.happened != "no"
        finally:
            if attempt is not None:
                attempt.end_step(applied=applied)
        raise error or _rebuild_exception(answer)

    def _perform_step(
        self, step_name: str, function: Callable[[], Any], effect: EffectClass
    ) -> tuple[str, BaseException | None]:
        """Return the record of the step, and its exception if it ran just now."""
        is_first_run = self._record_step_begin(step_name) if effect == "once" else True
        errors: list[BaseException] = []
        context = contextvars.copy_context()  # the engine runs it in a separate context
        context.run(_enter_step, step_name)

        def run_and_encode() -> str:
            if not is_first_run:
                raise _StepInDoubtError
            self.ensure_owned()
            try:
                return "+" + msgspec.json.encode(context.run(function)).decode()
            except Exception as error:  # noqa: BLE001 - any exception of a step is recorded
                errors.append(error)
                return (
                    "-"
                    + msgspec.json.encode(
                        exception_to_answer(error, self._tool.contract, started=None)
                    ).decode()
                )

        try:
            text = self._execution.record_step(_STEP_PREFIX + step_name, run_and_encode)
        except _StepInDoubtError:
            raise MayHaveHappened("outcome_unknown") from None
        return text, errors[0] if errors else None

    def _record_step_begin(self, step_name: str) -> bool:
        """Record that this run begins the step; return False if an earlier run began it."""
        return self._record_run_token(_STEP_BEGUN_PREFIX + step_name)

    def _record_run_token(self, name: str) -> bool:
        """Record the token of this run under this name; return False if another run's token is recorded there."""
        token = self._execution.token
        return self._execution.record_step(name, lambda: token) == token


def _enter_step(step_name: str) -> None:
    run = TASK_RUN.get()
    TASK_RUN.set(None if run is None else run.enter_step(step_name))


class _StepInDoubtError(BaseException):
    """An earlier run began a step and did not finish it; this is never recorded."""


def _rebuild_exception(answer: Raised) -> Exception:
    """Rebuild the exception of a step, for a run that only reads its record."""
    if answer.fields:
        return ArgumentsRejected(answer.fields, upstream=answer.upstream)
    kind = NotApplied if answer.evidence.happened == "no" else MayHaveHappened
    fault = kind(answer.code, answer.retry_after_ms, upstream=answer.upstream)
    fault.evidence = answer.evidence
    return fault


describe_types(Raised)
