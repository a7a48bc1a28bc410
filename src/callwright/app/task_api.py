"""Tasks of long tools, for a program: looked up by handle, waited for, cancelled; and this process as a worker for them."""

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from callwright.core.call.result_events import make_call_event
from callwright.core.contracts.contract_compiler import compile_contract
from callwright.domain.call import Principal
from callwright.domain.call_events import CallEvent
from callwright.domain.contract import CompiledContract
from callwright.domain.records import RunLimits
from callwright.domain.result import ToolResult
from callwright.domain.task_records import ENDED_TASK_STATES, Job, Progress, TaskRecord, TaskState
from callwright.engine import Engine, EngineError, TaskExecution
from callwright.engines.engine_factory import open_engine_beside
from callwright.engines.envelope_state import read_task_state
from callwright.ports import Store
from callwright.runtime.app_services import AppServices
from callwright.runtime.call_request import UndeliveredResult
from callwright.stores.store_url import DEFAULT_SCHEMA, is_database_url, split_schema
from callwright.tools.tool_catalogue import ToolCatalogue

TASK_RETENTION_MS: Final = 30 * 24 * 3600 * 1000
"""A task that has ended is kept this long."""

_FIRST_POLL_S: Final = 0.02
_MAX_POLL_S: Final = 0.5
"""A task is looked for soon at first, and the longer it takes the less often."""


class NoSuchTaskError(EngineError):
    """There is no task with this handle, or it is somebody else's: the two read the same. Cure: keep ``meta.handle``."""

    def __init__(self) -> None:
        super().__init__("There is no such task.")


class Task:
    """One task, by its handle. Every question asks the engine anew; all of them raise ``EngineError`` when it is gone."""

    def __init__(self, tasks: "TaskManager", handle: str) -> None:
        self.handle = handle
        self._tasks = tasks

    def __repr__(self) -> str:
        return f"Task({self.handle!r})"

    def read_record(self) -> TaskRecord:
        """All that is known of it now."""
        found = self._tasks.engine.get_task(self.handle)
        if found is None:
            raise NoSuchTaskError
        return self._tasks.reconcile_task_record(found)

    @property
    def state(self) -> TaskState:
        """Queued, running, completed, failed or cancelled."""
        return self.read_record().state

    @property
    def progress(self) -> Progress | None:
        """How far it said it is."""
        return self.read_record().progress

    def cancel(self) -> bool:
        """Ask for its end; False when it has ended. What came of it is in the result."""
        return self._tasks.engine.cancel(self.handle)

    def poll_result(self) -> ToolResult | None:
        """Its result, the envelope that a short call would have given; None while there is none."""
        given = self.poll_undelivered_result()
        if given is None:
            return None
        given.delivered()
        return given.result

    def poll_undelivered_result(self) -> UndeliveredResult | None:
        """As ``poll_result``, for a server that has to send the result on: it is delivered when ``delivered`` is called."""
        record = self.read_record()
        return self._tasks.make_undelivered_result(record) if record.state in ENDED_TASK_STATES else None

    def result(self, timeout_s: float | None = None) -> ToolResult:
        """Its result, waited for.

        Raises:
            TimeoutError: it has not ended in that time; it goes on.
        """
        for pause in _generate_poll_delays(timeout_s):
            found = self.poll_result()
            if found is not None:
                return found
            time.sleep(pause)
        raise TimeoutError(f"Task {self.handle} has not ended yet.")

    async def aresult(self, timeout_s: float | None = None) -> ToolResult:
        """The same on the running loop."""
        for pause in _generate_poll_delays(timeout_s):
            found = await asyncio.to_thread(self.poll_result)
            if found is not None:
                return found
            await asyncio.sleep(pause)
        raise TimeoutError(f"Task {self.handle} has not ended yet.")


def _generate_poll_delays(timeout_s: float | None) -> Any:
    until = None if timeout_s is None else time.monotonic() + timeout_s
    pause = _FIRST_POLL_S
    while True:
        left = pause if until is None else until - time.monotonic()
        yield max(0.0, min(pause, left))
        if until is not None and time.monotonic() >= until:
            yield 0.0
            return
        pause = min(_MAX_POLL_S, pause * 1.5)


class TaskManager:
    """``app.tasks``: the tasks of an application's long tools, and this process as a worker for them.

    Args:
        catalogue: The registered tools.
        services: What calls of the application share.
        location: Where its store is: path, URL, None for memory, or the store itself.
        principal: Who asks where nobody is named.
        limits: Budget of runs.
        notify: Called with the event of each task that has ended.
        resume_runs: Makes this process a worker for workflow runs, where workflows are registered.
    """

    def __init__(
        self,
        catalogue: ToolCatalogue,
        services: AppServices,
        location: Store | str | Path | None,
        principal: Principal,
        limits: RunLimits,
        notify: Callable[[CallEvent], None],
        resume_runs: Callable[[], None],
    ) -> None:
        self._catalogue = catalogue
        self._services = services
        self._location = location
        self._principal = principal
        self._limits = limits
        self._notify = notify
        self._resume_runs = resume_runs
        self._engine: Engine | None = None
        self._opening = threading.Lock()

    def use_services(self, services: AppServices, location: Store | str | Path) -> None:
        """Belong to another store from now on; an engine that is open stays."""
        self._services, self._location = services, location

    @property
    def engine(self) -> Engine:
        """The durable engine that keeps the tasks: opened when it is first needed.

        Raises:
            EngineError: it cannot be opened.
        """
        with self._opening:
            if self._engine is None:
                self._engine = open_engine_for_store(self._find_engine_location())
            return self._engine

    def use_engine(self, engine: Engine) -> None:
        """Use this engine, before the first long call."""
        self._engine = engine

    def _find_engine_location(self) -> str | Path | None:
        if self._location is None or isinstance(self._location, str | Path):
            return self._location
        if self._services.store.durability == "process":
            return None
        raise EngineError(
            "A store that is given as an object has its engine given too: app.tasks.use_engine(engine)."
        )

    def start_worker(self, *, concurrency: int = 16) -> None:
        """Be a worker: take tasks of the tools registered here, at most ``concurrency`` at once. Returns at once; idempotent.

        Raises:
            EngineError: this process cannot be one.
        """
        self.engine.serve(self._execute_task, self._can_execute_job, concurrency=concurrency)

    def resume(self) -> None:
        """Become a worker where there are long tools or workflows: what a serving program does when it starts.

        Raises:
            EngineError: this process cannot be a worker.
        """
        if self._has_tasks():
            self.start_worker()
        self._resume_runs()

    def _execute_task(self, execution: TaskExecution) -> str:
        from callwright.runtime.task_runner import encode_envelope, run_task  # noqa: PLC0415 - only for long tools

        result = run_task(self._services, self._limits, execution)
        self._notify(make_call_event(result, execution.job.principal))
        return encode_envelope(result)

    def _can_execute_job(self, job: Job) -> bool:
        from callwright.runtime.task_runner import can_serve_job  # noqa: PLC0415 - only for long tools

        return can_serve_job(self._services, job)

    def get(self, handle: str, *, principal: Principal | None = None) -> Task:
        """The task with this handle, for whoever began it.

        Raises:
            NoSuchTaskError: there is none, or it is another principal's.
            EngineError: the engine cannot be used.
        """
        who = principal or self._principal
        found = self.engine.get_task(handle) if self._has_tasks() else None
        if found is None or not _is_task_owner(who, found):
            raise NoSuchTaskError
        return Task(self, handle)

    def forget(self, older_than_ms: int = TASK_RETENTION_MS) -> int:
        """Forget tasks that ended longer ago than that (30 days); says how many. The ledger remembers on its own terms.

        Raises:
            EngineError: they could not be forgotten.
        """
        return (
            self.engine.forget_tasks(self._services.clock.now_ms() - older_than_ms)
            if self._has_tasks()
            else 0
        )

    def _has_tasks(self) -> bool:
        """Without a long tool nobody began a task here, and no engine is opened to look for one."""
        return self._engine is not None or any(one.contract.long for one in self._catalogue.list_contracts())

    def reconcile_task_record(self, record: TaskRecord) -> TaskRecord:
        """The record of a task, with the envelope that its ledger entry bears out where it has ended.

        Where the ledger has come to know otherwise since, the engine keeps the new envelope, so that its state follows.
        """
        if record.state not in ENDED_TASK_STATES:
            return record
        from callwright.core.call.task_pipeline import build_lost_envelope, reconcile_envelope  # noqa: PLC0415 - the same
        from callwright.core.dialects.canonical import from_json  # noqa: PLC0415 - only for long tools
        from callwright.runtime.task_runner import encode_envelope  # noqa: PLC0415 - the same

        job, key, kept = record.job, record.job.key, record.envelope
        tool = find_contract(self._catalogue, self._services.store, job.contract_hash)
        told = build_lost_envelope(job, tool, self._limits) if kept is None else from_json(kept)
        known = reconcile_envelope(
            job, tool, self._limits, None if key is None else self._services.store.get_entry(key), told
        )
        if known is told:
            return record
        envelope = encode_envelope(known)
        with suppress(EngineError):  # the record is right without it, and whoever looks next amends it again
            self.engine.replace_envelope(job.handle, envelope)
        return replace(record, state=read_task_state(envelope), envelope=envelope)

    def make_undelivered_result(self, record: TaskRecord) -> UndeliveredResult:
        """The envelope of a task that has ended, and what to call when it has reached whoever asked for it."""
        from callwright.core.call.task_pipeline import build_lost_envelope  # noqa: PLC0415 - the same
        from callwright.core.dialects.canonical import from_json  # noqa: PLC0415 - only for long tools

        if record.envelope is None:
            tool = find_contract(self._catalogue, self._services.store, record.job.contract_hash)
            return UndeliveredResult(
                build_lost_envelope(record.job, tool, self._limits), _acknowledge_nothing
            )
        entry = self._services.store.get_entry(record.job.key) if record.job.key is not None else None
        result, mine = from_json(record.envelope), record.job.handle
        if entry is None or entry.owner.partition("+")[0] != mine or entry.delivered:
            return UndeliveredResult(result, _acknowledge_nothing)
        return UndeliveredResult(result, partial(self._services.store.mark_delivered, entry.entry_id))

    def close(self) -> None:
        """Stop being a worker, and let go of the engine."""
        with self._opening:
            engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()

    def list(self, *, principal: Principal | None = None, limit: int = 100) -> list[Task]:
        """The tasks that this principal began, newest first, among the newest of all.

        Raises:
            EngineError: the engine cannot be used.
        """
        who = principal or self._principal
        if not self._has_tasks():
            return []
        return [
            Task(self, one.job.handle)
            for one in self.engine.list_tasks(limit=limit)
            if _is_task_owner(who, one)
        ]


def find_contract(catalogue: ToolCatalogue, store: Store, hash_: str) -> CompiledContract | None:
    """Return the contract with this hash: a registered one, or one that the store knows; None where there is none."""
    known = next((one for one in catalogue.list_contracts() if one.hash == hash_), None)
    return compile_contract(kept) if known is None and (kept := store.get_contract(hash_)) else known


def open_engine_for_store(home: str | Path | None) -> Engine:
    """The engine beside the store of that name; see ``open_engine_beside``.

    Raises:
        EngineError: it cannot be opened.
    """
    if not isinstance(home, str) or not is_database_url(home):
        return open_engine_beside(home, DEFAULT_SCHEMA)
    url, schema = split_schema(home)
    return open_engine_beside(url, schema or DEFAULT_SCHEMA)


def _acknowledge_nothing() -> None:
    """There is nothing to note: the ledger has no answer of it, or knows already that it was delivered."""


def _is_task_owner(who: Principal, record: TaskRecord) -> bool:
    began = record.job.principal
    return (began.tenant, began.id) == (who.tenant, who.id)
