"""Protocol of a durable engine: it stores tasks, has each executed by one worker at a time, and records finished steps.

It knows nothing about tools, contracts and the ledger. Any task may run again after a crash, from the beginning,
with the recorded results of finished steps; ``core/call/task_pipeline.py`` decides whether it *should* run. One contract
suite, several engines (``tests/engines``).
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from callwright.domain.call import Principal
from callwright.domain.reason import Reason
from callwright.domain.stored_data import ErasedState, StoredRecord
from callwright.domain.task_records import Job, Progress, TaskRecord, WorkerRecord


class EngineError(Exception):
    """The engine cannot be used; the message says why, and how to fix it.

    Attributes:
        reason: The same as a code with fields, which is rendered in either language.
    """

    def __init__(self, reason: Reason | str) -> None:
        super().__init__(str(reason))
        self.reason = reason


class TaskLostError(BaseException):
    """This worker cannot continue a task: it was closed, another worker has taken over, or the ledger is unavailable.

    Nothing more is written, and the task is requeued.

    Not an ``Exception``, so that no tool catches it by accident.
    """


class TaskExecution(Protocol):
    """One run of one task on one worker."""

    @property
    def job(self) -> Job:
        """The job of the task."""
        ...

    @property
    def token(self) -> str:
        """Return an id of this run; another run of the same task has another id."""
        ...

    @property
    def is_lost(self) -> bool:
        """Return whether this worker was closed, or has lost the task; looked up again after a long suspension, which may block."""
        ...

    def holds_task(self) -> bool:
        """Return whether this run holds the task now, by the engine's record. Blocks; False where it cannot be looked up."""
        ...

    def record_step(self, name: str, make: Callable[[], str]) -> str:
        """Return the result of ``make``, from this run or an earlier one: once recorded, it never runs again.

        Calls come in the same order and with the same names in every run of a task.

        Raises:
            TaskLostError: another worker has taken over the task.
        """
        ...

    def list_recorded_steps(self) -> list[str]:
        """Return the names of all recorded steps, in order, including those of earlier runs.

        Raises:
            EngineError: they cannot be looked up.
        """
        ...

    def report_progress(self, progress: Progress) -> None:
        """Report progress. It may be lost; a store failure does not raise."""
        ...

    def on_cancel(self, callback: Callable[[], None]) -> None:
        """Register ``told``, called at most once, in any thread, when cancellation is requested; at once if it already was."""
        ...


TaskFunction = Callable[[TaskExecution], str]
"""Executes a task and returns its envelope as canonical JSON. Raises ``TaskLostError`` where it must be executed later."""


class Engine(Protocol):
    """Stores tasks and has them executed."""

    def start(self, job: Job) -> None:
        """Store the task; durable when this returns. A known handle changes nothing.

        Raises:
            EngineError: it could not be stored, or whether it was is unknown.
        """
        ...

    def get_task(self, handle: str) -> TaskRecord | None:
        """Return the task with this handle, or None.

        Raises:
            EngineError: it cannot be looked up.
        """
        ...

    def list_tasks(self, *, limit: int = 100) -> list[TaskRecord]:
        """Return tasks, newest first.

        Raises:
            EngineError: they cannot be looked up.
        """
        ...

    def count_unfinished_tasks(self, principal: Principal) -> tuple[int, int]:
        """Return how many tasks of this principal, and how many of its tenant, are queued or running.

        Raises:
            EngineError: they cannot be counted.
        """
        ...

    def cancel(self, handle: str) -> bool:
        """Request cancellation; False when there is no such task or it has ended. The task's result reports the effect of the request.

        Raises:
            EngineError: the request could not be stored.
        """
        ...

    def replace_envelope(self, handle: str, envelope: str) -> None:
        """Replace the envelope of a task that has ended; no change to one that has not.

        Raises:
            EngineError: it could not be stored.
        """
        ...

    def forget_tasks(self, before_ms: int) -> int:
        """Delete tasks that ended before that moment (epoch ms), with all their records; return how many.

        Raises:
            EngineError: they could not be deleted.
        """
        ...

    def scan_tasks(self) -> Iterator[StoredRecord]:
        """Yield every task with its content, in short reads.

        Raises:
            EngineError: they cannot be read.
        """
        ...

    def erase_tasks(self, handles: Sequence[str]) -> dict[str, ErasedState]:
        """Delete these tasks with all their records; those that have not ended are left.

        Raises:
            EngineError: they could not be deleted.
        """
        ...

    def serve(self, run: TaskFunction, serves: Callable[[Job], bool], *, concurrency: int = 16) -> None:
        """Become a worker: execute tasks that this process ``serves``, at most ``concurrency`` at once. Idempotent.

        Tasks of dead workers are taken over.

        Raises:
            EngineError: this process cannot be a worker.
        """
        ...

    def list_workers(self) -> list[WorkerRecord]:
        """Return workers that have sent a heartbeat lately, or still hold tasks.

        Raises:
            EngineError: they cannot be looked up.
        """
        ...

    def close(self) -> None:
        """Stop being a worker: running tasks are left for other workers. Idempotent."""
        ...
