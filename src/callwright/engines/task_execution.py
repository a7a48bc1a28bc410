"""What one run of one task is in every engine: it has a token of its own, and hears when it is to end."""

import secrets
import threading
from collections.abc import Callable

from callwright.domain.task_records import Job


class BaseTaskExecution:
    """One run of one task.

    Attributes:
        token: Tells this run from every other of the same task.
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
        """Whether this worker has lost the task; nothing of it is begun here any more."""
        return self._lost

    def mark_lost(self) -> None:
        """This worker was closed, or has lost the task."""
        self._lost = True

    def on_cancel(self, told: Callable[[], None]) -> None:
        """Have ``told`` called when it is to end; at once where that was said already."""
        with self._ending:
            if not self._cancelled:
                self._told.append(told)
                return
        told()

    def cancel(self) -> None:
        """It is to end."""
        with self._ending:
            self._cancelled, told, self._told = True, self._told, []
        for one in told:
            one()
