"""What a durable engine promises: it keeps tasks, has each carried out by one worker at a time, and remembers finished steps.

It knows nothing of tools, contracts and the ledger. Whatever it runs may be run again after a crash, from the beginning,
with the results of finished steps given back; whether it *should* be run is for ``core/call/task_pipeline.py`` to say. One contract
suite, several engines (``tests/engines``).
"""

from collections.abc import Callable
from typing import Protocol

from callwright.domain.task_records import Job, Progress, TaskRecord, WorkerRecord


class EngineError(Exception):
    """The engine cannot be used; the text says why, and what to do about it."""


class TaskLostError(BaseException):
    """This worker cannot go on with a task: it was closed, others believe it dead and have taken over, or the ledger is away.

    Nothing more is written, and the task is taken up again.

    No ``Exception``, so that no tool catches it by accident.
    """


class TaskExecution(Protocol):
    """One run of one task on one worker."""

    @property
    def job(self) -> Job:
        """What is to be done."""
        ...

    @property
    def token(self) -> str:
        """Names this run; another run of the same task has another."""
        ...

    @property
    def is_lost(self) -> bool:
        """Whether this worker was closed, or has lost the task; asked anew when it stood still for long. May block then."""
        ...

    def holds_task(self) -> bool:
        """Whether this run has the task now, asked of the engine's own record. Blocks; False where it cannot be asked."""
        ...

    def record_step(self, name: str, make: Callable[[], str]) -> str:
        """What ``make`` gave, in this run or an earlier one: once it is recorded, it is never made again.

        Calls come in the same order and with the same names in every run of a task.

        Raises:
            Gone: another worker has the task by now.
        """
        ...

    def list_recorded_steps(self) -> list[str]:
        """Names of everything on record, in order, from earlier runs too.

        Raises:
            EngineError: they cannot be looked up.
        """
        ...

    def report_progress(self, progress: Progress) -> None:
        """Say how far it is. May be lost; never raises for want of a store."""
        ...

    def on_cancel(self, told: Callable[[], None]) -> None:
        """Have ``told`` called, in any thread and at most once, when the task is to end; at once where it was asked before."""
        ...


TaskFunction = Callable[[TaskExecution], str]
"""Carries a task out and gives its envelope as canonical JSON. Raises ``TaskLostError`` where it has to be carried out later."""


class Engine(Protocol):
    """Keeps tasks and has them carried out."""

    def start(self, job: Job) -> None:
        """Keep the task; durable when this returns. A handle that is known already changes nothing.

        Raises:
            EngineError: it could not be kept, or nobody knows whether it was.
        """
        ...

    def get_task(self, handle: str) -> TaskRecord | None:
        """The task with this handle.

        Raises:
            EngineError: it cannot be looked up.
        """
        ...

    def list_tasks(self, *, limit: int = 100) -> list[TaskRecord]:
        """Tasks, newest first.

        Raises:
            EngineError: they cannot be looked up.
        """
        ...

    def cancel(self, handle: str) -> bool:
        """Ask for its end; False when there is no such task or it has ended. Its result says what came of it.

        Raises:
            EngineError: it could not be asked.
        """
        ...

    def replace_envelope(self, handle: str, envelope: str) -> None:
        """Keep another envelope of a task that has ended; no change to one that has not.

        Raises:
            EngineError: it could not be kept.
        """
        ...

    def forget_tasks(self, before_ms: int) -> int:
        """Forget tasks that ended before that moment (epoch ms), with everything on record of them; says how many.

        Raises:
            EngineError: they could not be forgotten.
        """
        ...

    def serve(self, run: TaskFunction, serves: Callable[[Job], bool], *, concurrency: int = 16) -> None:
        """Become a worker: take tasks that this process ``serves``, at most ``concurrency`` at once. Idempotent.

        Tasks of workers that are dead are taken over.

        Raises:
            EngineError: this process cannot be a worker.
        """
        ...

    def list_workers(self) -> list[WorkerRecord]:
        """Workers that have shown a sign of life lately, or still hold tasks.

        Raises:
            EngineError: they cannot be looked up.
        """
        ...

    def close(self) -> None:
        """Stop being a worker: what runs here is left for others to take over. Idempotent."""
        ...
