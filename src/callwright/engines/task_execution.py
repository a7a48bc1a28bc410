"""The part of a task run that is the same in every engine: its token, and the notification of a cancellation."""

import secrets
import threading
from collections.abc import Callable

from callwright.domain.task_records import Job


class BaseTaskExecution:
    """One run of one task.

    Attributes:
        token: Distinguishes this run from every other of the same task.
    """

    def __init__(self, job: Job) -> None:
        self.job = job
        self.token = secrets.token_hex(8)
        self._lost = False
        self._ending = threading.Lock()
        self._cancelled = False
        self._told: list[Callable[[], None]] = []

    @property
    def is_lost(self) -> bool:
        """Whether this worker has lost the task; nothing of it is begun here afterwards."""
        return self._lost

    def mark_lost(self) -> None:
        """Mark the task as lost: this worker was closed, or another one has taken it over."""
        self._lost = True

    def on_cancel(self, told: Callable[[], None]) -> None:
        """Call ``told`` on cancellation; immediately if it was already requested."""
        with self._ending:
            if not self._cancelled:
                self._told.append(told)
                return
        told()

    def cancel(self) -> None:
        """Request the end of the task."""
        with self._ending:
            self._cancelled, told, self._told = True, self._told, []
        for one in told:
            one()
