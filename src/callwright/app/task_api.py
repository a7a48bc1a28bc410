"""Tasks of long tools: look up by handle, wait, cancel; and run this process as a worker for them."""

import asyncio
import logging
import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final
from weakref import WeakSet

from msgspec.structs import replace

from callwright.core.call.result_events import make_call_event
from callwright.core.contracts.contract_compiler import compile_contract
from callwright.domain.call import Principal
from callwright.domain.call_events import CallEvent
from callwright.domain.contract import CompiledContract
from callwright.domain.records import RunLimits
from callwright.domain.result import ToolResult
from callwright.domain.task_records import (
    ENDED_TASK_STATES,
    Job,
    Progress,
    TaskLimits,
    TaskRecord,
    TaskState,
)
from callwright.engine import Engine, EngineError, TaskExecution
from callwright.engines import engine_reasons
from callwright.engines.engine_factory import open_engine_beside
from callwright.engines.envelope_state import read_task_state
from callwright.ports import Store
from callwright.runtime.app_services import AppServices
from callwright.runtime.call_request import UndeliveredResult
from callwright.stores.sealed_store import SealedStore
from callwright.stores.store_url import DEFAULT_SCHEMA, is_database_url, split_own_parameters
from callwright.tools.tool_catalogue import ToolCatalogue

_log = logging.getLogger("callwright.tasks")
TASK_RETENTION_MS: Final = 30 * 24 * 3600 * 1000
"""Retention of finished tasks."""

_FIRST_POLL_S: Final = 0.02
_MAX_POLL_S: Final = 0.5
"""Polling intervals of a task: short at first, then growing."""


class NoSuchTaskError(EngineError):
    """No task has this handle, or it belongs to another principal: both give the same message. Cure: keep ``meta.handle``."""

    def __init__(self) -> None:
        super().__init__("There is no such task.")


class Task:
    """One task, by its handle. Every access queries the engine, and raises ``EngineError`` if it is unavailable."""

    def __init__(self, tasks: "TaskManager", handle: str) -> None:
        self.handle = handle
        self._tasks = tasks

    def __repr__(self) -> str:
        return f"Task({self.handle!r})"

    def read_record(self) -> TaskRecord:
        """Return its current record."""
        found = self._tasks.engine.get_task(self.handle)
        if found is None:
            raise NoSuchTaskError
        return self._tasks.reconcile_task_record(found)

    @property
    def state(self) -> TaskState:
        """Return its state: queued, running, completed, failed or cancelled."""
        return self.read_record().state

    @property
    def progress(self) -> Progress | None:
        """Return its reported progress."""
        return self.read_record().progress

    def cancel(self) -> bool:
        """Request cancellation; return False if it has ended. The result reports the effect of the request."""
        return self._tasks.engine.cancel(self.handle)

    def poll_result(self) -> ToolResult | None:
        """Return its result, the same envelope as that of a short call; None while it runs."""
        given = self.poll_undelivered_result()
        if given is None:
            return None
        given.delivered()
        return given.result

    def poll_undelivered_result(self) -> UndeliveredResult | None:
        """As ``poll_result``, for a server that forwards the result: it counts as delivered when ``delivered`` is called."""
        record = self.read_record()
        return self._tasks.make_undelivered_result(record) if record.state in ENDED_TASK_STATES else None

    def result(self, timeout_s: float | None = None) -> ToolResult:
        """Wait for its result and return it.

        Raises:
            TimeoutError: it has not ended in that time; it continues to run.
        """
        for pause in _generate_poll_delays(timeout_s):
            found = self.poll_result()
            if found is not None:
                return found
            time.sleep(pause)
        raise TimeoutError(f"Task {self.handle} has not ended yet.")

    async def aresult(self, timeout_s: float | None = None) -> ToolResult:
        """As ``result``, on the running event loop."""
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
    """``app.tasks``: the tasks of an application's long tools, and this process as their worker.

    Args:
        catalogue: The registered tools.
        services: The services that calls of the application share.
        location: The location of its store: path, URL, None for memory, or the store itself.
        principal: The default principal.
        limits: Budget of runs.
        notify: Callback for the event of each finished task.
        resume_runs: Makes this process a worker for workflow runs if workflows are registered.

    Attributes:
        executes_here: Whether this process executes the long tasks that it submits, and takes over tasks of workers that
            died. Default True.
        limits: How many tasks of one principal and of one tenant may be unfinished at a time; its fields can be set.
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
        self._opened: Engine | None = None
        self._is_left_to_parent = False
        self._opening = threading.Lock()
        self.executes_here = True
        _MANAGERS.add(self)

    def use_services(self, services: AppServices, location: Store | str | Path) -> None:
        """Use another store; an open engine is kept."""
        self._services, self._location = services, location

    @property
    def engine(self) -> Engine:
        """Return the durable engine of the tasks, opened at the first use.

        Raises:
            EngineError: it cannot be opened, or was given before this process was forked.
        """
        with self._opening:
            if self._is_left_to_parent:
                raise EngineError(engine_reasons.GIVEN_BEFORE_FORK())
            if self._engine is None:
                self._engine = self._opened = open_engine_for_store(self._find_engine_location())
                if isinstance(self._services.store, SealedStore):
                    _log.warning("the ledger is encrypted; tasks and workflow runs beside it are not")
            return self._engine

    @property
    def limits(self) -> TaskLimits:
        """The limits on unfinished tasks: ``app.tasks.limits.of_principal = 5_000``."""
        return self._services.task_limits

    def find_engine(self) -> Engine | None:
        """Return the engine if there may be tasks: it is open, or its tables are beside the store; else None.

        Raises:
            EngineError: it cannot be opened.
            StoreError: the store cannot be used.
        """
        if self._engine is None and not self._services.store.has_tasks_beside():
            return None
        return self.engine

    def use_engine(self, engine: Engine) -> None:
        """Set the engine. Only before the first long call; a forked child needs its own."""
        self._engine = engine
        self._is_left_to_parent = False

    def _find_engine_location(self) -> str | Path | None:
        if self._location is None or isinstance(self._location, str | Path):
            return self._location
        if self._services.store.durability == "process":
            return None
        raise EngineError(engine_reasons.STORE_WITHOUT_ENGINE())

    def start_worker(self, *, concurrency: int = 16) -> None:
        """Become a worker: execute tasks of the registered tools, at most ``concurrency`` at once. Returns at once; idempotent.

        Raises:
            EngineError: this process cannot be a worker.
        """
        self.engine.serve(self._execute_task, self._can_execute_job, concurrency=concurrency)

    def resume(self) -> None:
        """Become a worker if long tools or workflows are registered. Serving programs call this when they start.

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
        """Return the task with this handle, if this principal started it.

        Raises:
            NoSuchTaskError: there is none, or it belongs to another principal.
            EngineError: the engine cannot be used.
        """
        who = principal or self._principal
        found = self.engine.get_task(handle) if self._has_tasks() else None
        if found is None or not _is_task_owner(who, found):
            raise NoSuchTaskError
        return Task(self, handle)

    def forget(self, older_than_ms: int = TASK_RETENTION_MS) -> int:
        """Delete tasks that ended longer ago than this (default 30 days); return how many. The ledger has its own retention.

        Raises:
            EngineError: they could not be deleted.
        """
        return (
            self.engine.forget_tasks(self._services.clock.now_ms() - older_than_ms)
            if self._has_tasks()
            else 0
        )

    def _has_tasks(self) -> bool:
        """Return whether tasks can exist. Without long tools there are none, and no engine is opened."""
        return self._engine is not None or any(one.contract.long for one in self._catalogue.list_contracts())

    def reconcile_task_record(self, record: TaskRecord) -> TaskRecord:
        """Return the record of a task; if it has ended, with the envelope that matches its ledger entry.

        If the ledger entry has changed since, the new envelope is stored in the engine, so that the task's state follows.
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
        with suppress(EngineError):  # the record is correct without it, and the next query amends it again
            self.engine.replace_envelope(job.handle, envelope)
        return replace(record, state=read_task_state(envelope), envelope=envelope)

    def make_undelivered_result(self, record: TaskRecord) -> UndeliveredResult:
        """Return the envelope of a finished task, and a callback that marks it as delivered."""
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

    def reset_after_fork(self) -> None:
        """Leave the engine to the parent, in a forked child: its threads and connections are the parent's.

        The next use opens another; an engine that was given is refused, because it cannot be opened again from here.
        """
        self._opening = threading.Lock()
        self._is_left_to_parent |= self._engine is not self._opened
        self._engine = self._opened = None

    def close(self) -> None:
        """Stop being a worker, and close the engine."""
        with self._opening:
            engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()

    def list(self, *, principal: Principal | None = None, limit: int = 100) -> list[Task]:
        """Return the tasks that this principal started, newest first, among the newest of all principals.

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


_MANAGERS: "WeakSet[TaskManager]" = WeakSet()


def _reset_after_fork() -> None:
    for manager in list(_MANAGERS):
        manager.reset_after_fork()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_reset_after_fork)


def find_contract(catalogue: ToolCatalogue, store: Store, hash_: str) -> CompiledContract | None:
    """Return the contract with this hash: a registered one, or one in the store; None if there is none."""
    known = next((one for one in catalogue.list_contracts() if one.hash == hash_), None)
    return compile_contract(kept) if known is None and (kept := store.get_contract(hash_)) else known


def open_engine_for_store(home: str | Path | None) -> Engine:
    """Open the engine that belongs to this store; see ``open_engine_beside``.

    Raises:
        EngineError: it cannot be opened.
    """
    if not isinstance(home, str) or not is_database_url(home):
        return open_engine_beside(home, DEFAULT_SCHEMA)
    url, schema, _ = split_own_parameters(home)
    return open_engine_beside(url, schema or DEFAULT_SCHEMA)


def _acknowledge_nothing() -> None:
    """Do nothing: the ledger has no answer of the task, or has recorded its delivery already."""


def _is_task_owner(who: Principal, record: TaskRecord) -> bool:
    began = record.job.principal
    return (began.tenant, began.id) == (who.tenant, who.id)
