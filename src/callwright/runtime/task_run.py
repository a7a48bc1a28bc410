"""The task run that the current code belongs to: it holds the calls that its tool makes.

May not know how a run is executed.
"""

from contextvars import ContextVar
from itertools import count

from msgspec.structs import replace

from callwright.domain.call import CallRequest, Origin


class TaskRun:
    """One run of one task.

    Args:
        handle: Of the task.
        fence: Of its claim in this run; the next run has a higher one.
        step: The current step; "" between steps.
    """

    def __init__(self, handle: str, fence: int, step: str = "") -> None:
        self.handle = handle
        self.name = f"{handle}.{fence}"
        self._fence = fence
        self._step = step
        self._made = count(1)

    def enter_step(self, step: str) -> "TaskRun":
        """Return the same run inside a step."""
        return TaskRun(self.handle, self._fence, step)

    def mark_request(self, request: CallRequest) -> CallRequest:
        """Return the request marked with its position in this run; the next run of the task sends the same mark for the same call.

        Calls of one step match if they come in the same order in every run; their arguments have to agree
        too.
        """
        position = next(self._made)
        origin = request.origin or Origin()
        if origin.request is not None:
            return request
        request_id = f"task:{self.handle}:{self._step}:{position}"
        return replace(request, origin=replace(origin, session=f"task:{self.handle}", request=request_id))


TASK_RUN: ContextVar[TaskRun | None] = ContextVar("callwright_task_run", default=None)
