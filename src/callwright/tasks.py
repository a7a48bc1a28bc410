"""Tasks of long tools."""

from callwright.app.task_api import NoSuchTaskError, Task
from callwright.domain.task_records import Progress

__all__ = ["NoSuchTaskError", "Progress", "Task"]
