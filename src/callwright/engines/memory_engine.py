"""An engine that lives as long as its process: for tests, demonstrations and applications with an in-memory ledger."""

import os
import queue
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from callwright.domain.call import Principal
from callwright.domain.stored_data import ErasedState, StoredRecord
from callwright.domain.struct_decoding import describe_types
from callwright.domain.task_records import ENDED_TASK_STATES, Job, Progress, TaskRecord, WorkerRecord
from callwright.engine import EngineError, TaskFunction, TaskLostError
from callwright.engines import engine_reasons
from callwright.engines.envelope_state import read_task_state
from callwright.engines.stored_runs import make_task_record
from callwright.engines.task_execution import BaseTaskExecution

MAX_TASKS = 10_000
"""Tasks stored before the oldest are forgotten."""


class MemoryEngine:
    """Tasks in a dictionary, each run in a thread of this process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._records: dict[str, TaskRecord] = {}
        self._steps: dict[str, dict[str, str]] = {}
        self._running: dict[str, _MemoryExecution] = {}
        self._queue: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._me: WorkerRecord | None = None

    def start(self, job: Job) -> None:
        """Store the task for the life of the process."""
        with self._lock:
            if job.handle in self._records:
                return
            self._forget_oldest()
            copied = msgspec.json.decode(msgspec.json.encode(job), type=Job)
            self._records[job.handle] = TaskRecord(
                job=copied, state="queued", worker=None, created_at=_now_ms(), updated_at=_now_ms()
            )
        self._queue.put(job.handle)

    def _forget_oldest(self) -> None:
        """Forget the oldest tasks that have ended, beyond the limit; unfinished ones stay."""
        if len(self._records) >= MAX_TASKS:
            over = [one.job.handle for one in self._records.values() if one.state in ENDED_TASK_STATES]
            for handle in over[: MAX_TASKS // 10]:
                del self._records[handle]
                self._steps.pop(handle, None)

    def get_task(self, handle: str) -> TaskRecord | None:
        """Return the task with this handle, or None."""
        return self._records.get(handle)

    def list_tasks(self, *, limit: int = 100) -> list[TaskRecord]:
        """Return tasks, newest first."""
        return list(reversed(self._records.values()))[:limit]

    def count_unfinished_tasks(self, principal: Principal) -> tuple[int, int]:
        """Return the number of queued or running tasks of this principal, and of its tenant."""
        with self._lock:
            owners = [
                one.job.principal
                for one in self._records.values()
                if one.state not in ENDED_TASK_STATES and one.job.principal.tenant == principal.tenant
            ]
        return sum(owner.id == principal.id for owner in owners), len(owners)

    def cancel(self, handle: str) -> bool:
        """Request the end of the task."""
        with self._lock:
            record = self._records.get(handle)
            if record is None or record.state in ENDED_TASK_STATES:
                return False
            self._records[handle] = replace(record, cancelling=True)
            running = self._running.get(handle)
        if running is not None:
            running.cancel()
        return True

    def forget_tasks(self, before_ms: int) -> int:
        """Forget tasks that ended before that moment."""
        with self._lock:
            over = [
                one.job.handle
                for one in self._records.values()
                if one.state in ENDED_TASK_STATES and one.updated_at < before_ms
            ]
            for handle in over:
                del self._records[handle]
                self._steps.pop(handle, None)
        return len(over)

    def scan_tasks(self) -> Iterator[StoredRecord]:
        """Yield every task with its content."""
        with self._lock:
            found = [(one, list(self._steps.get(name, {}).values())) for name, one in self._records.items()]
        return (make_task_record(one, steps) for one, steps in found)

    def erase_tasks(self, handles: Sequence[str]) -> dict[str, ErasedState]:
        """Delete these tasks; those that have not ended are left."""
        with self._lock:
            return {handle: self._erase_task(handle) for handle in handles}

    def _erase_task(self, handle: str) -> ErasedState:
        record = self._records.get(handle)
        if record is None:
            return "gone"
        if record.state not in ENDED_TASK_STATES:
            return "in_flight"
        del self._records[handle]
        self._steps.pop(handle, None)
        return "erased"

    def serve(self, run: TaskFunction, serves: Callable[[Job], bool], *, concurrency: int = 16) -> None:
        """Run tasks in threads of this process; ``serves`` is not called, since there is no other worker."""
        del serves
        with self._lock:
            if self._me is not None:
                return
            me = self._me = WorkerRecord(
                worker=secrets.token_hex(8),
                host=socket.gethostname(),
                pid=os.getpid(),
                started_at=_now_ms(),
                beat_at=_now_ms(),
                alive=True,
            )
        for number in range(concurrency):
            thread = threading.Thread(
                target=self._run_worker, args=(run, me), name="callwright-task", daemon=True
            )
            try:
                thread.start()
            except RuntimeError as fault:
                if number:
                    return  # it has fewer threads than it may have
                self._me = None
                raise EngineError(engine_reasons.WORKER_NOT_BEGUN(fault=type(fault).__name__)) from fault

    def list_workers(self) -> list[WorkerRecord]:
        """Return this process while it serves."""
        return [] if self._me is None else [replace(self._me, beat_at=_now_ms())]

    def close(self) -> None:
        """Stop being a worker; tasks that have not begun stay queued."""
        with self._lock:
            self._me = None
            for execution in self._running.values():
                execution.mark_lost()
        self._queue.put(None)

    def _run_worker(self, run: TaskFunction, me: WorkerRecord) -> None:
        while True:
            handle = self._queue.get()
            with self._lock:
                if self._me is not me:
                    self._queue.put(handle)  # for the current worker, or one that has to end as well
                    return
                if handle is None:
                    continue  # for a thread that has ended by itself
                record = self._records[handle]
                self._records[handle] = replace(
                    record, state="running", worker=me.worker, updated_at=_now_ms()
                )
                execution = _MemoryExecution(self, record.job, self._steps.setdefault(handle, {}))
                self._running[handle] = execution
            if record.cancelling:
                execution.cancel()
            self._run_and_finish(execution, run)

    def _run_and_finish(self, execution: "_MemoryExecution", run: TaskFunction) -> None:
        handle = execution.job.handle
        envelope: str | None = None
        try:
            envelope = run(execution)
        except TaskLostError:
            self._requeue_task(handle)
            return
        except Exception:  # noqa: BLE001 - a bug here: record the task as failed, without an envelope
            envelope = None
        with self._lock:
            self._running.pop(handle, None)
            self._steps.pop(handle, None)
            self._records[handle] = replace(
                self._records[handle],
                state=read_task_state(envelope),
                envelope=envelope,
                updated_at=_now_ms(),
            )

    def _requeue_task(self, handle: str) -> None:
        """Requeue the task of a closed worker for the next one."""
        with self._lock:
            self._running.pop(handle, None)
            self._records[handle] = replace(self._records[handle], state="queued", worker=None)
        self._queue.put(handle)

    def replace_envelope(self, handle: str, envelope: str) -> None:
        """Store another envelope for a task that has ended."""
        with self._lock:
            record = self._records.get(handle)
            if record is not None and record.state in ENDED_TASK_STATES:
                self._records[handle] = replace(record, state=read_task_state(envelope), envelope=envelope)

    def save_progress(self, handle: str, progress: Progress) -> None:
        """Store the progress of a task."""
        with self._lock:
            self._records[handle] = replace(self._records[handle], progress=progress, updated_at=_now_ms())


class _MemoryExecution(BaseTaskExecution):
    """One run of one task."""

    def __init__(self, engine: MemoryEngine, job: Job, steps: dict[str, str]) -> None:
        super().__init__(job)
        self._engine = engine
        self._steps = steps

    def holds_task(self) -> bool:
        """Return whether this run owns the task."""
        return not self.is_lost

    def record_step(self, name: str, make: Callable[[], str]) -> str:
        """Run ``make`` once and record its result."""
        if self.is_lost:
            raise TaskLostError
        if name not in self._steps:
            self._steps[name] = make()
        return self._steps[name]

    def list_recorded_steps(self) -> list[str]:
        """Return the names of all recorded steps."""
        return list(self._steps)

    def report_progress(self, progress: Progress) -> None:
        """Report progress."""
        self._engine.save_progress(self.job.handle, progress)


def _now_ms() -> int:
    return time.time_ns() // 1_000_000


describe_types(Job)
