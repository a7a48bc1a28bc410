"""Enforce the limits on unfinished tasks when several calls of one process start tasks concurrently.

Must not depend on the kind of tasks or on how they are counted.
"""

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class TaskAdmission:
    """Admits tasks one after the other near a limit, and concurrently below it."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._starting: Counter[str] = Counter()

    @contextmanager
    def admit(self, tenant: str, has_room: Callable[[int], bool]) -> Iterator[bool]:
        """Yield whether a task of this tenant may be stored. The caller stores it before it leaves the context.

        Args:
            tenant: The tenant of the task.
            has_room: Takes the number of this tenant's tasks that are being stored at the moment, and returns whether there is room for
                one more beside them; it may already have counted some of them. May raise.
        """
        with self._changed:
            is_admitted = has_room(self._starting[tenant])
            while not is_admitted and self._starting[tenant]:
                self._changed.wait()
                is_admitted = has_room(self._starting[tenant])
            self._starting[tenant] += is_admitted
        try:
            yield is_admitted
        finally:
            with self._changed:
                self._starting[tenant] -= is_admitted
                if not self._starting[tenant]:
                    del self._starting[tenant]
                self._changed.notify_all()
