"""How an application ends: it waits for the calls that run, and says which it left."""

from typing import TYPE_CHECKING, Self

from callwright.app.task_api import TaskMixin
from callwright.runtime.running_calls import CLOSE_WAIT_S, RunningCalls, log_unfinished_calls
from callwright.runtime.workers import LOOP_JOIN_S

if TYPE_CHECKING:
    from callwright.app.flows import Flows


class ShutdownMixin(TaskMixin):
    """The end of an application: its running calls, its tasks, its threads, its store."""

    _running: RunningCalls
    _flows: "Flows | None" = None

    def close(self, wait_s: float = CLOSE_WAIT_S) -> tuple[str, ...]:
        """End its threads and its loop, leave its tasks to another worker, write what is buffered and let go of files.

        Args:
            wait_s: Seconds to wait for calls that run; calls on an event loop of this very thread cannot go on meanwhile, and
                are not waited for.

        Returns:
            Call ids of the calls that were still running. A coroutine among them is cancelled and settled as what is
            known of it; a blocking tool goes on, its caller is told ``unsettled``, and its claim ends as unknown.
        """
        if self._flows is not None:
            self._flows.end()
        left = self._running.wait(wait_s)
        self.close_engine()
        self._world.workers.close()
        if left:
            self._running.wait(min(wait_s, LOOP_JOIN_S))  # what was cancelled settles
            log_unfinished_calls(left)
        self.store.close()
        return left

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_ended: object) -> None:
        self.close()
