"""Stores tasks, and in a worker runs them as workflows of DBOS. See the package's docstring."""

import contextvars
import logging
import os
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Protocol, get_args
from weakref import WeakSet

import msgspec
import sqlalchemy as sa
from dbos import DBOS, DBOSClient, DBOSConfig, DBOSPortableJSONSerializer, error
from dbos import _dbos as dbos_module

from callwright.domain.call import Principal
from callwright.domain.stored_data import ErasedState, StoredRecord
from callwright.domain.struct_decoding import describe_types
from callwright.domain.task_records import (
    ENDED_TASK_STATES,
    Job,
    Progress,
    TaskRecord,
    TaskState,
    WorkerRecord,
)
from callwright.engine import EngineError, TaskFunction, TaskLostError
from callwright.engines import engine_reasons
from callwright.engines.dbos.task_tables import QUEUE_NAME, TaskTables
from callwright.engines.dbos.worker_heartbeat import WorkerHeartbeat
from callwright.engines.envelope_state import read_task_state
from callwright.engines.stored_runs import make_task_record
from callwright.engines.task_execution import BaseTaskExecution

_log = logging.getLogger("callwright.tasks")

WORKFLOW_NAME: Final = "callwright.task"
RECORD_VERSION: Final = "callwright-1"
"""Version of recorded workflows: raised if a new release could not continue the tasks of an old one."""

_UNFINISHED_STATES: Final = tuple(sorted(set(get_args(TaskState)) - ENDED_TASK_STATES))
_FORGET_BATCH_SIZE = 500
"""Old tasks forgotten per transaction."""

_SCAN_ROWS: Final = 100
"""Tasks that are read together when all of them are walked."""

_MIGRATION_TIMEOUT_S: Final = 30.0
"""How long to wait for a file that another process is migrating, in seconds."""

_MIGRATION_RETRY_S: Final = 0.05
"""Pause between two tries, in seconds."""

_MAX_RECOVERY_ATTEMPTS: Final = 1_000_000
"""A task is taken over as often as necessary: its own deadline ends it."""


_JOIN_S: Final = 5.0
"""Timeout for joining a thread that takes from a queue, in seconds.

The thread is in the middle of a transaction, or ends at once.
"""

_THREADS: Final = 64
"""Thread limit of DBOS, which has none by default: one per running task, and a few for database queries of workflow runs."""


class DbosEngine:
    """Tasks on DBOS.

    Args:
        name: A separate SQLite file, or ``postgresql://user@host/database``.
        schema: Schema of our tables and those of DBOS; separate from that of an application that uses DBOS itself.
        beat_s: Interval of a worker's heartbeats, in seconds.
        dead_s: Seconds without a heartbeat after which others take over.
        poll_s: How often a worker with free capacity polls for tasks, in seconds.

    Raises:
        EngineError: The database cannot be used.
    """

    def __init__(
        self,
        name: str | Path,
        *,
        schema: str = "callwright_tasks",
        beat_s: float = 0.5,
        dead_s: float = 2.0,
        poll_s: float = 0.1,
    ) -> None:
        self.worker = secrets.token_hex(8)
        self._times = (beat_s, dead_s, poll_s)
        self._tables = TaskTables(name, schema)
        self._lock = threading.Lock()
        self._running: dict[str, _DbosExecution] = {}
        self._given_up: set[str] = set()
        self._beating: WorkerHeartbeat | None = None
        self._run: TaskFunction | None = None
        self._serves: Callable[[Job], bool] | None = None
        self._dbos: Any = None
        self._guests: list[WorkflowGuest] = []
        try:
            self._make_tables()
            self._client = DBOSClient(
                system_database_engine=self._tables.engine,
                dbos_system_schema=self._tables.schema,
                serializer=DBOSPortableJSONSerializer(),
                application_name=QUEUE_NAME,
                retry_connection_errors=False,
            )
        except (error.DBOSException, sa.exc.SQLAlchemyError, OSError) as fault:
            raise EngineError(engine_reasons.NOT_OPENED(fault=type(fault).__name__)) from fault
        _OPEN_ENGINES.add(self)

    def _make_tables(self) -> None:
        """Create or migrate the tables.

        Of processes that start together on a new file one does it, and the others wait.
        """
        last = time.monotonic() + _MIGRATION_TIMEOUT_S
        while True:
            try:
                DBOS.migrate(self._tables.url, schema=self._tables.schema)
                self._tables.create()
            except sa.exc.OperationalError as fault:
                if not self._tables.is_file or "locked" not in str(fault.orig) or time.monotonic() >= last:
                    raise
                time.sleep(_MIGRATION_RETRY_S)
            else:
                return

    @property
    def tables(self) -> TaskTables:
        """Its tables, for a guest that keeps its own among them."""
        return self._tables

    @property
    def client(self) -> DBOSClient:
        """The client of DBOS, for a guest."""
        return self._client

    # --- for callers
    # ----------------------------------------------------------------------------------------------

    def start(self, job: Job) -> None:
        """Store the task, and queue it in the same transaction."""
        row = {
            "handle": job.handle,
            "job": msgspec.json.encode(job).decode(),
            "state": "queued",
            "created_at": _now_ms(),
            "updated_at": _now_ms(),
            "cancelling": False,
            "principal": job.principal.id,
            "tenant": job.principal.tenant,
        }
        options: Any = {
            "queue_name": QUEUE_NAME,
            "workflow_name": WORKFLOW_NAME,
            "workflow_id": job.handle,
            "app_version": RECORD_VERSION,
        }
        try:
            with self._tables.begin_transaction() as c:
                if c.execute(self._make_task_insert(row)).rowcount:
                    self._client.enqueue_in_transaction(c, options, job.handle)
        except error.DBOSException as fault:
            raise EngineError(engine_reasons.TASK_NOT_QUEUED(fault=type(fault).__name__)) from fault

    def _make_task_insert(self, row: Mapping[Any, Any]) -> Any:
        from sqlalchemy.dialects import postgresql, sqlite  # noqa: PLC0415 - only one of them is used

        insert = sqlite.insert if self._tables.is_file else postgresql.insert
        return insert(self._tables.tasks).values(**row).on_conflict_do_nothing()

    def get_task(self, handle: str) -> TaskRecord | None:
        """Return the task with this handle, or None."""
        table = self._tables.tasks
        with self._tables.begin_transaction() as c:
            row = c.execute(sa.select(table).where(table.c.handle == handle)).mappings().first()
        return None if row is None else _row_to_task_record(dict(row))

    def list_tasks(self, *, limit: int = 100) -> list[TaskRecord]:
        """Return tasks, newest first."""
        table = self._tables.tasks
        newest = sa.select(table).order_by(table.c.created_at.desc(), table.c.handle.desc()).limit(limit)
        with self._tables.begin_transaction() as c:
            return [_row_to_task_record(dict(row)) for row in c.execute(newest).mappings()]

    def count_unfinished_tasks(self, principal: Principal) -> tuple[int, int]:
        """Return the number of queued or running tasks of this principal, and of its tenant."""
        table = self._tables.tasks
        mine = sa.func.count(sa.case((table.c.principal == principal.id, 1)))
        unfinished = sa.select(mine, sa.func.count()).where(
            table.c.tenant == principal.tenant, table.c.state.in_(_UNFINISHED_STATES)
        )
        with self._tables.read() as c:
            of_principal, of_tenant = c.execute(unfinished).one()
        return of_principal, of_tenant

    def cancel(self, handle: str) -> bool:
        """Request the end of the task: its worker checks with every beat."""
        changed = self._update_task(
            handle, {"cancelling": True}, self._tables.tasks.c.state.not_in(ENDED_TASK_STATES)
        )
        with self._lock:
            running = self._running.get(handle)
        if changed and running is not None:
            running.cancel()
        return changed

    def forget_tasks(self, before_ms: int) -> int:
        """Forget tasks that ended before that moment: DBOS's records first, so that a crash leaves nothing unreachable."""
        table, forgotten = self._tables.tasks, 0
        old = sa.select(table.c.handle).where(
            table.c.state.in_(ENDED_TASK_STATES), table.c.updated_at < before_ms
        )
        while True:
            with self._tables.begin_transaction() as c:
                handles = list(c.execute(old.limit(_FORGET_BATCH_SIZE)).scalars())
            if not handles:
                return forgotten
            self._delete_tasks(handles)
            forgotten += len(handles)

    def _delete_tasks(self, handles: list[str]) -> None:
        try:
            self._client.delete_workflows(handles)
        except (error.DBOSException, sa.exc.SQLAlchemyError) as fault:
            raise EngineError(engine_reasons.TASKS_NOT_FORGOTTEN(fault=type(fault).__name__)) from fault
        table = self._tables.tasks
        with self._tables.begin_transaction() as c:
            c.execute(sa.delete(table).where(table.c.handle.in_(handles)))

    def scan_tasks(self) -> Iterator[StoredRecord]:
        """Yield every task with its content."""
        table, after = self._tables.tasks, ""
        while True:
            page = sa.select(table).where(table.c.handle > after).order_by(table.c.handle).limit(_SCAN_ROWS)
            with self._tables.begin_transaction() as c:
                rows = [dict(row) for row in c.execute(page).mappings()]
            for row in rows:
                yield make_task_record(_row_to_task_record(row), self._read_step_texts(row["handle"]))
            if len(rows) < _SCAN_ROWS:
                return
            after = rows[-1]["handle"]

    def _read_step_texts(self, handle: str) -> list[str]:
        try:
            return [str(one["output"]) for one in self._client.list_workflow_steps(handle)]
        except (error.DBOSException, sa.exc.SQLAlchemyError) as fault:
            raise EngineError(engine_reasons.DATABASE_UNUSABLE(fault=type(fault).__name__)) from fault

    def erase_tasks(self, handles: Sequence[str]) -> dict[str, ErasedState]:
        """Delete these tasks; those that have not ended are left."""
        done: dict[str, ErasedState] = {}
        for handle in handles:
            task = self.get_task(handle)
            is_over = task is not None and task.state in ENDED_TASK_STATES
            done[handle] = "gone" if task is None else "erased" if is_over else "in_flight"
        self._delete_tasks([handle for handle, state in done.items() if state == "erased"])
        return done

    def list_workers(self) -> list[WorkerRecord]:
        """Return the registered workers; dead ones stay until another one has taken over from them."""
        table, (_, dead_s, _) = self._tables.workers, self._times
        alive = sa.func.abs(self._tables.make_beat_time() - table.c.beat) < dead_s
        with self._tables.begin_transaction() as c:
            rows = c.execute(sa.select(table, alive.label("alive")).order_by(table.c.started_at)).mappings()
            return [
                WorkerRecord(
                    worker=row["worker"],
                    host=row["host"],
                    pid=row["pid"],
                    started_at=row["started_at"],
                    beat_at=row["beat_at"],
                    alive=bool(row["alive"]),
                )
                for row in rows
            ]

    # --- as a worker ------------------------------------------------------------------------------------------------

    def serve(self, run: TaskFunction, serves: Callable[[Job], bool], *, concurrency: int = 16) -> None:
        """Become a worker: DBOS is a singleton of the process, and so is its worker."""
        with self._lock:
            if self._run is not None:
                return
            self._run, self._serves = run, serves
            try:
                self._join(QUEUE_NAME, concurrency)
            except EngineError:
                self._run = self._serves = None
                raise

    def join(self, guest: "WorkflowGuest", queue: str, *, concurrency: int) -> None:
        """Have this worker also run the workflows of a guest, from a separate queue.

        At most ``concurrency`` that have not waited yet are taken; any number may wait.

        Raises:
            EngineError: This process cannot be a worker.
        """
        with self._lock:
            if guest not in self._guests:
                self._guests.append(guest)
                try:
                    self._join(queue, concurrency)
                except EngineError:
                    self._guests.remove(guest)
                    raise
                self._leave_out_waiting(guest, queue)

    def _leave_out_waiting(self, guest: "WorkflowGuest", queue: str) -> None:
        """Have DBOS not count workflows that have waited; DBOS has no public method for that."""
        active = self._dbos._active_workflows_set  # noqa: SLF001 - the contract suite would detect a change
        count_all = active.count_for_queue

        def count_for_queue(name: str) -> int:
            return int(count_all(name)) - (guest.count_waited() if name == queue else 0)

        active.count_for_queue = count_for_queue

    def _join(self, queue: str, concurrency: int) -> None:
        """Listen to a queue. If the worker cannot start, undo the start and raise ``EngineError``: the next task then tries again."""
        launches = self._dbos is None
        if launches:
            _register_process_worker(self)
        try:
            if launches:
                _in_thread_without_loop(lambda: self._launch_worker(queue, concurrency))
            else:
                self._register_queue(queue, concurrency)
                self._dbos._listening_queues.append(queue)  # noqa: SLF001 - read every second; DBOS has no public method
        except (error.DBOSException, sa.exc.SQLAlchemyError, EngineError, RuntimeError) as fault:
            if launches:
                self._undo_launch()
            raise EngineError(engine_reasons.WORKER_NOT_BEGUN(fault=type(fault).__name__)) from fault

    def _undo_launch(self) -> None:
        """Stop the started parts of a worker that could not start completely, for example because the process can start no more threads."""
        dbos, self._dbos = self._dbos, None
        beating, self._beating = self._beating, None
        self._mark_all_lost()
        try:
            if dbos is not None:
                _stop_dequeuing(dbos)
                DBOS.destroy()
        except Exception:  # noqa: BLE001 - what did not begin may not end in order; the caller reports why it did not begin
            _log.exception("a worker that could not begin did not end in order")
        finally:
            _unregister_process_worker(self)
        if beating is not None:
            beating.stop()
        self.worker = secrets.token_hex(
            8
        )  # the registry of workers lists the old name as a worker that has left

    def _register_queue(self, queue: str, concurrency: int) -> None:
        self._client.register_queue(
            queue,
            worker_concurrency=concurrency,
            polling_interval_sec=self._times[2],
            on_conflict="always_update",
        )

    def _launch_worker(self, queue: str, concurrency: int) -> None:
        beat_s, dead_s, _ = self._times
        config: DBOSConfig = {
            "name": QUEUE_NAME,
            "system_database_engine": self._tables.engine,
            "dbos_system_schema": self._tables.schema,
            "executor_id": self.worker,
            "application_version": RECORD_VERSION,
            "serializer": DBOSPortableJSONSerializer(),
            "log_level": "CRITICAL",
            "use_listen_notify": False,  # unused here, and a listener occupies a connection
            "run_migrations": False,
            "max_executor_threads": max(_THREADS, concurrency + _THREADS // 2),
        }
        self._beating = WorkerHeartbeat(
            self._tables,
            self.worker,
            beat_s,
            dead_s,
            self._cancel_tasks,
            self._lose_all_tasks,
            self._list_running_handles,
            self._take_abandoned_handles,
        )
        self._beating.register_worker()
        self._dbos = DBOS(config=config)
        DBOS.listen_queues([queue])
        self._register_queue(queue, concurrency)
        DBOS.launch()
        self._beating.start()

    def close(self) -> None:
        """Stop being a worker; running tasks are left as after a crash, and others take them over at once."""
        with self._lock:
            dbos, self._dbos = self._dbos, None
            beating, self._beating = self._beating, None
            self._mark_all_lost()
        if dbos is not None:
            try:
                _stop_dequeuing(dbos)
                DBOS.destroy()
            finally:
                _unregister_process_worker(self)
        if beating is not None:
            beating.stop()
        self._client.destroy()
        self._tables.close()

    def _cancel_tasks(self, asked: list[str]) -> None:
        """Cancel tasks for which the end was requested; called with every beat."""
        for handle in asked:
            with self._lock:
                running = self._running.get(handle)
            if running is not None:
                running.cancel()

    def _lose_all_tasks(self) -> None:
        """Mark all tasks as lost: others consider this worker dead and have taken over."""
        with self._lock:
            self._mark_all_lost()

    def _mark_all_lost(self) -> None:
        """Mark everything that runs here as lost; the caller holds the lock."""
        for execution in self._running.values():
            execution.mark_lost()
        for guest in self._guests:
            guest.lose()

    def _list_running_handles(self) -> set[str]:
        """Return the tasks that threads of this worker are running."""
        with self._lock:
            return set(self._running).union(*(guest.workflow_ids() for guest in self._guests))

    def give_up(self, workflow_id: str) -> None:
        """Mark a workflow as abandoned by this process, so that it is requeued."""
        with self._lock:
            self._given_up.add(workflow_id)

    def _take_abandoned_handles(self) -> set[str]:
        """Return the tasks that were begun here and abandoned since the last call."""
        with self._lock:
            taken, self._given_up = self._given_up, set()
        return taken

    def is_task_held(self, handle: str) -> bool:
        """Return whether this worker owns the task.

        Queries the database only if the worker is not known to be alive. A worker that was suspended beyond
        the timeout first writes a heartbeat, so that the answer stays true for another timeout.
        """
        beating = self._beating
        if beating is None:
            return False
        if not beating.is_silent():
            return True
        return self.check_task_owner(handle, beating)

    def is_current_run(self, execution: "_DbosExecution") -> bool:
        """Return whether this is the current run: the task is this worker's, and no newer run was begun here."""
        beating, handle = self._beating, execution.job.handle
        with self._lock:
            newest = self._running.get(handle) is execution
        return newest and beating is not None and self.check_task_owner(handle, beating)

    def check_task_owner(self, handle: str, beating: WorkerHeartbeat) -> bool:
        """Return whether the database records this worker as the owner; writes a heartbeat too."""
        try:
            beating.beat()
            found = self._client.list_workflows(workflow_ids=[handle], load_input=False, load_output=False)
        except (EngineError, error.DBOSException, sa.exc.SQLAlchemyError):
            return False
        return any(one.status == "PENDING" and one.executor_id == self.worker for one in found)

    def run_workflow(self, handle: str) -> str:
        """Run one workflow from the beginning; the result of a task is stored in our table, not in DBOS's.

        Raises:
            TaskLostError: The task was not finished here. ``WorkerHeartbeat`` requeues it if no other worker has it.
        """
        try:
            return self._run_task(handle)
        except (
            TaskLostError,
            EngineError,
        ):  # EngineError comes from our tables: the state of the task is unchanged
            with self._lock:
                self._given_up.add(handle)
            raise TaskLostError from None

    def _run_task(self, handle: str) -> str:
        run, serves, beating = self._run, self._serves, self._beating  # once: undoing a launch resets them
        record = self.get_task(handle)
        if record is None or record.state in ENDED_TASK_STATES:
            return handle
        if run is None or serves is None or not serves(record.job):
            raise TaskLostError
        execution = _DbosExecution(self, record.job)
        with self._lock:
            if beating is None or self._beating is not beating:
                raise TaskLostError  # the worker that took the task from the queue has ended
            self._running[handle] = execution
        try:
            self._execute_run(execution, run, cancelling=record.cancelling)
        finally:
            with self._lock:
                if self._running.get(handle) is execution:
                    del self._running[handle]
        return handle

    def _execute_run(self, execution: "_DbosExecution", run: TaskFunction, *, cancelling: bool) -> None:
        handle, mine = execution.job.handle, {"worker": self.worker, "token": execution.token}
        if not self._update_task(
            handle, {"state": "running", **mine}, self._tables.tasks.c.state.not_in(ENDED_TASK_STATES)
        ):
            return
        if cancelling:
            execution.cancel()
        envelope: str | None = None
        try:
            envelope = run(execution)
        except EngineError:
            raise
        except Exception:  # noqa: BLE001 - a bug here: record the task as failed, without an envelope
            envelope = None
        ended = {"state": read_task_state(envelope), "envelope": envelope}
        if not self._update_task(handle, ended, self._tables.tasks.c.token == execution.token):
            raise TaskLostError

    def _update_task(self, handle: str, change: Mapping[str, Any], *only: Any) -> bool:
        table = self._tables.tasks
        with self._tables.begin_transaction() as c:
            found = c.execute(
                sa.update(table).where(table.c.handle == handle, *only).values(updated_at=_now_ms(), **change)
            )
            return bool(found.rowcount)

    def replace_envelope(self, handle: str, envelope: str) -> None:
        """Store another envelope for a task that has ended."""
        table = self._tables.tasks
        self._update_task(
            handle,
            {"state": read_task_state(envelope), "envelope": envelope},
            table.c.state.in_(ENDED_TASK_STATES),
        )

    def save_progress(self, execution: "_DbosExecution", progress: Progress) -> None:
        """Store the progress of a task."""
        try:
            text = msgspec.json.encode(progress).decode()
            self._update_task(
                execution.job.handle, {"progress": text}, self._tables.tasks.c.token == execution.token
            )
        except EngineError:
            return  # lost progress is followed by newer progress

    def list_recorded_steps(self, handle: str) -> list[str]:
        """Return the names of the recorded steps.

        Raises:
            EngineError: The database cannot be read.
        """
        try:
            return [step["function_name"] for step in self._client.list_workflow_steps(handle)]
        except (error.DBOSException, sa.exc.SQLAlchemyError) as fault:
            raise EngineError(engine_reasons.TASK_STEPS_UNREADABLE(fault=type(fault).__name__)) from fault


class _DbosExecution(BaseTaskExecution):
    """One run of one task: its steps are steps of the workflow that this thread runs."""

    def __init__(self, engine: DbosEngine, job: Job) -> None:
        super().__init__(job)
        self._engine = engine
        self._workflow = contextvars.copy_context()

    @property
    def is_lost(self) -> bool:
        """Whether this worker was closed, or has lost the task; asks the database after a suspension."""
        if not self._lost and not self._engine.is_task_held(self.job.handle):
            self.mark_lost()
        return self._lost

    def holds_task(self) -> bool:
        """Return whether this run owns the task, according to DBOS's records."""
        return not self._lost and self._engine.is_current_run(self)

    def record_step(self, name: str, make: Callable[[], str]) -> str:
        """Record a step of DBOS, from any thread: its context links it to the workflow."""
        if self.is_lost:
            raise TaskLostError
        try:
            text: str = self._workflow.run(DBOS.run_step, {"name": name}, make)
        except (error.DBOSException, error.DBOSBaseException, sa.exc.SQLAlchemyError) as fault:
            self.mark_lost()
            raise TaskLostError from fault
        return text

    def list_recorded_steps(self) -> list[str]:
        """Return the names of all recorded steps."""
        return self._engine.list_recorded_steps(self.job.handle)

    def report_progress(self, progress: Progress) -> None:
        """Report progress."""
        self._engine.save_progress(self, progress)


class WorkflowGuest(Protocol):
    """A component whose workflows this worker executes in addition to its tasks."""

    def workflow_ids(self) -> set[str]:
        """Return the ids of the workflows that are executing in this process."""
        ...

    def count_waited(self) -> int:
        """Return how many of these workflows have waited."""
        ...

    def lose(self) -> None:
        """Stop everything that runs here: others consider this worker dead, or it was closed."""
        ...


def _stop_dequeuing(dbos: Any) -> None:
    """Stop taking from queues before the event loop is closed; DBOS itself stops the two in the other order."""
    for event in dbos.background_thread_stop_events:
        event.set()
    for thread in threading.enumerate():
        if thread.name.startswith("queue-worker-"):
            _join_thread(thread)


def _join_thread(thread: threading.Thread) -> None:
    """Join a thread, at most ``_JOIN_S`` long; also one that is listed already and has not started yet."""
    last = time.monotonic() + _JOIN_S
    while time.monotonic() < last:
        try:
            thread.join(_JOIN_S)
        except RuntimeError:  # listed, but not started yet
            time.sleep(_MIGRATION_RETRY_S)
        else:
            return


def _in_thread_without_loop(launch: Callable[[], None]) -> None:
    """Launch DBOS in a thread without an event loop: DBOS would use the loop of the thread; here it creates its own."""
    with ThreadPoolExecutor(1) as one:
        one.submit(launch).result()


# --- the single worker of a process
# -----------------------------------------------------------------------------------

_PROCESS_LOCK = threading.Lock()
_SERVING_ENGINES: list[DbosEngine] = []


def _run_task_workflow(handle: str) -> str:
    if not _SERVING_ENGINES:
        raise TaskLostError
    return _SERVING_ENGINES[0].run_workflow(handle)


DBOS.workflow(name=WORKFLOW_NAME, max_recovery_attempts=_MAX_RECOVERY_ATTEMPTS)(_run_task_workflow)


def _register_process_worker(engine: DbosEngine) -> None:
    with _PROCESS_LOCK:
        if _SERVING_ENGINES:
            raise EngineError(engine_reasons.OTHER_STORE())
        _SERVING_ENGINES.append(engine)


def _unregister_process_worker(engine: DbosEngine) -> None:
    with _PROCESS_LOCK:
        if engine in _SERVING_ENGINES:
            _SERVING_ENGINES.remove(engine)


# --- forking: the child opens an engine of its own, since the threads of this one run in the parent only -----------

_OPEN_ENGINES: "WeakSet[DbosEngine]" = WeakSet()
_HELD_FOR_FORK: list[DbosEngine] = []


def _before_fork() -> None:
    for engine in list(_OPEN_ENGINES):
        _HELD_FOR_FORK.append(engine)
        engine.tables.prepare_fork()


def _after_fork(*, child: bool) -> None:
    while _HELD_FOR_FORK:
        _HELD_FOR_FORK.pop().tables.resume_after_fork(child=child)
    if child:
        _forget_parent_worker()


def _forget_parent_worker() -> None:
    """Forget in a child that its parent is a worker. DBOS has no public method for that: ``destroy`` would wait for threads and end sessions."""
    global _PROCESS_LOCK  # noqa: PLW0603 - another thread of the parent may have held it
    _PROCESS_LOCK = threading.Lock()
    _SERVING_ENGINES.clear()
    _OPEN_ENGINES.clear()
    dbos_module._dbos_global_instance = None  # noqa: SLF001 - as above


if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=_before_fork,
        after_in_parent=lambda: _after_fork(child=False),
        after_in_child=lambda: _after_fork(child=True),
    )


def _row_to_task_record(row: Mapping[Any, Any]) -> TaskRecord:
    progress = row["progress"]
    return TaskRecord(
        job=msgspec.json.decode(row["job"], type=Job),
        state=row["state"],
        worker=row["worker"],
        created_at=row["created_at"],
        updated_at=row["updated_at"],
        cancelling=bool(row["cancelling"]),
        progress=None if progress is None else msgspec.json.decode(progress, type=Progress),
        envelope=row["envelope"],
    )


def _now_ms() -> int:
    return time.time_ns() // 1_000_000


describe_types(Job, Progress)
