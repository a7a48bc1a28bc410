"""Tasks of long tools: the handle that ``app.tasks`` gives, its progress, and the error for a handle that is unknown."""

from callwright.app.task_api import NoSuchTaskError, Task
from callwright.domain.task_records import Progress

__all__ = ["NoSuchTaskError", "Progress", "Task"]
