"""Keeps the limits on unfinished tasks while several calls of one process begin theirs at the same moment.

May not know what a task is or who counts them.
"""

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class TaskAdmission:
    """Admits tasks one after the other near a limit, and side by side below it."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._starting: Counter[str] = Counter()

    @contextmanager
    def admit(self, tenant: str, has_room: Callable[[int], bool]) -> Iterator[bool]:
        """Yield whether a task of this tenant may be stored, which is to be done before leaving.

        Args:
            tenant: Whose task it is.
            has_room: Returns whether there is room for one more task beside so many of the tenant's that are being stored, some of
                which it may have counted already. May raise.
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
