"""Tasks of long tools: the task object that ``app.tasks`` returns, its progress, and the error for an unknown handle."""

from callwright.app.task_api import NoSuchTaskError, Task
from callwright.domain.task_records import Progress

__all__ = ["NoSuchTaskError", "Progress", "Task"]
