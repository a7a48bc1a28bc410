"""Simulated time: what is due next is done next, and time jumps there. Knows nothing of what is done."""

import asyncio
import random
from collections.abc import Callable
from heapq import heappop, heappush

EPOCH_MS = 1_700_000_000_000


class Timeline:
    """Everything that is due, in order of time; ties in the order in which they were asked for.

    Attributes:
        ms: Now, milliseconds since the beginning.
        jumped: How far the wall clock has been set forward or back; leases do not notice.
        chance: The only source of chance.
        log: Lines on what happened, or None where nobody wants to read them.
    """

    def __init__(self, seed: int, *, log: list[str] | None = None) -> None:
        self.ms = 0.0
        self.jumped = 0.0
        self.chance = random.Random(seed)  # noqa: S311 - repeatable by purpose
        self.log = log
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._asked = 0

    def schedule_after(self, ms: float, job: Callable[[], None]) -> None:
        """Do it in so many milliseconds."""
        self._asked += 1
        heappush(self._due, (self.ms + ms, self._asked, job))

    def run_until_idle(self, most: int) -> bool:
        """Do everything until nothing is due; False when more than ``most`` jobs were asked for."""
        while self._due:
            if self._asked > most:
                return False
            self.ms, _, job = heappop(self._due)
            job()
        return True

    def draw_event(self, probability: float) -> bool:
        """Draw."""
        return self.chance.random() < probability

    def draw_between(self, low: float, high: float) -> float:
        """Draw a number."""
        return low + self.chance.random() * (high - low)

    def log_event(self, who: str, what: str) -> None:
        """Note what happened, if anybody wants to know."""
        if self.log is not None:
            self.log.append(f"{self.ms:10.1f} ms  {who:<10} {what}")


class SimulatedClock:
    """``ports.Clock`` over a timeline; the same for the store and all processes of the one host."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline

    def now_ms(self) -> int:
        """The wall clock, which may be set."""
        return int(EPOCH_MS + self._timeline.ms + self._timeline.jumped)

    def lease_ms(self) -> float:
        """The clock that never jumps."""
        return 1_000.0 + self._timeline.ms

    def boot_id(self) -> str:
        """There is one boot."""
        return "simulated"

    def sleep(self, ms: float) -> None:
        """Nobody blocks here: it would stop every other process too."""
        raise RuntimeError(f"a blocking sleep of {ms} ms inside a simulation")

    async def sleep_async(self, ms: float) -> None:
        """Wait on the loop of the process that asks."""
        await asyncio.sleep(ms / 1000)


class SimulatedRng:
    """``ports.Rng`` of one process; names are unique over all processes because each has a prefix of its own."""

    def __init__(self, timeline: Timeline, prefix: str) -> None:
        self._chance = timeline.chance
        self._prefix = prefix
        self._named = 0

    def uniform(self, upto: float) -> float:
        """A number in 0..upto."""
        return self._chance.random() * upto

    def make_trace_id(self) -> str:
        """32 hex digits, not all zero."""
        return f"{self._chance.getrandbits(128) or 1:032x}"

    def make_call_id(self) -> str:
        """A name that counts up."""
        self._named += 1
        return f"{self._prefix}-{self._named:03d}"

    def make_handle(self) -> str:
        """A name that counts up."""
        return self.make_call_id()
