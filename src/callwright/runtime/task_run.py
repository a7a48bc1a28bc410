"""The run of a task that the current code belongs to: calls that its tool makes are held by it. May not know how one is run."""

from contextvars import ContextVar
from itertools import count

from msgspec.structs import replace

from callwright.domain.call import CallRequest, Origin


class TaskRun:
    """One run of one task.

    Args:
        handle: Of the task.
        fence: Of its claim in this run: the next run has a higher one.
        step: The step that is being done; "" between steps.
    """

    def __init__(self, handle: str, fence: int, step: str = "") -> None:
        self.handle = handle
        self.name = f"{handle}.{fence}"
        self._fence = fence
        self._step = step
        self._made = count(1)

    def enter_step(self, step: str) -> "TaskRun":
        """The same run, inside a step."""
        return TaskRun(self.handle, self._fence, step)

    def mark_request(self, request: CallRequest) -> CallRequest:
        """A call that is made in this run. The next run of the task, which makes it again, sends the same request again.

        That calls of one step come in the same order in every run makes them the same; the arguments have to agree besides.
        """
        nth = next(self._made)
        origin = request.origin or Origin()
        if origin.request is not None:
            return request
        asked = f"task:{self.handle}:{self._step}:{nth}"
        return replace(request, origin=replace(origin, session=f"task:{self.handle}", request=asked))


TASK_RUN: ContextVar[TaskRun | None] = ContextVar("callwright_task_run", default=None)
