"""When a process chains what waits on the audit trail: in its first quiet moment, or every ten seconds where it has none.

A head that is kept elsewhere proves what was chained before it was taken, and whoever takes one chains first. So chaining
while calls are made would prove nothing more, and would take from them what they need: each record is put into words.
"""

from typing import Final, Protocol

from callwright.ports import Clock

QUIET_MS: Final = 1_000
"""A process that has handed in nothing for so long is quiet."""

LATEST_MS: Final = 10_000
"""One that is never quiet chains so long after it wrote the first event that waits."""

AGAIN_S: Final = 1.0
"""How soon a process that is not quiet yet looks again."""


class Round(Protocol):
    """What the thread of a store does at each of its rounds besides its own work."""

    def __call__(self, *, busy: bool) -> bool:
        """``busy``: something was handed in since the last round. Says whether another one is wanted in any case."""


class Pace:
    """Says when it is time. Not safe from several threads: one thread of a store does its rounds.

    Args:
        clock: Its lease clock counts.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._quiet_from = self._latest = 0.0
        self._waits = False

    def due(self, *, busy: bool) -> bool:
        """Whether to chain now. ``busy``: something was handed in since the last round."""
        now = self._clock.lease_ms()
        if busy:
            self._quiet_from = now + QUIET_MS
        if not self._waits:
            self._waits, self._latest = True, now + LATEST_MS
        # A clock that was set back would make both moments far away.
        reached = now >= min(self._quiet_from, self._latest) or self._latest - now > LATEST_MS
        self._waits = not reached
        return reached
