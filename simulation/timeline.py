"""Simulated time: the next scheduled job runs, and time jumps to it. Knows nothing of the jobs."""

import asyncio
import random
from collections.abc import Callable
from heapq import heappop, heappush
from typing import Protocol

EPOCH_MS = 1_700_000_000_000


class Timeline:
    """All scheduled jobs, in order of time; ties in the order of scheduling.

    Attributes:
        ms: Current time, milliseconds since the beginning.
        jumped: Offset of the wall clock; leases are unaffected.
        chance: The only source of randomness.
        log: Lines of the log, or None without logging.
    """

    def __init__(self, seed: int, *, log: list[str] | None = None) -> None:
        self.ms = 0.0
        self.jumped = 0.0
        self.chance = random.Random(seed)  # noqa: S311 - reproducible on purpose
        self.log = log
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._asked = 0

    def schedule_after(self, ms: float, job: Callable[[], None]) -> None:
        """Schedule a job after a delay in milliseconds."""
        self._asked += 1
        heappush(self._due, (self.ms + ms, self._asked, job))

    def run_until_idle(self, most: int) -> bool:
        """Run all jobs until none is scheduled; return False if there were more than ``most``."""
        while self._due:
            if self._asked > most:
                return False
            self.ms, _, job = heappop(self._due)
            job()
        return True

    def draw_event(self, probability: float) -> bool:
        """Draw whether an event with this probability happens."""
        return self.chance.random() < probability

    def draw_between(self, low: float, high: float) -> float:
        """Draw a number from this range."""
        return low + self.chance.random() * (high - low)

    def log_event(self, who: str, what: str) -> None:
        """Log an event, if logging is on."""
        if self.log is not None:
            self.log.append(f"{self.ms:10.1f} ms  {who:<10} {what}")


class TimeSource(Protocol):
    """Something that says what time it is, or was; see ``Timeline``."""

    @property
    def ms(self) -> float:
        """Milliseconds since the beginning."""
        ...

    @property
    def jumped(self) -> float:
        """Offset of the wall clock."""
        ...


class SimulatedClock:
    """A ``ports.Clock`` over a timeline; shared by the store and all processes of the one host."""

    def __init__(self, timeline: TimeSource) -> None:
        self._timeline = timeline

    def read_from(self, source: TimeSource) -> None:
        """Read the time from this source from now on."""
        self._timeline = source

    def now_ms(self) -> int:
        """Return the wall clock's time, which may jump."""
        return int(EPOCH_MS + self._timeline.ms + self._timeline.jumped)

    def lease_ms(self) -> float:
        """Return the monotonic time."""
        return 1_000.0 + self._timeline.ms

    def boot_id(self) -> str:
        """Constant boot id: the simulated processes share a clock."""
        return "simulated"

    def uptime_ms(self) -> float:
        """Return the monotonic time: simulated machines never sleep."""
        return self.lease_ms()

    def sleep(self, ms: float) -> None:
        """Raise: blocking would stop every other process too."""
        raise RuntimeError(f"a blocking sleep of {ms} ms inside a simulation")

    async def sleep_async(self, ms: float) -> None:
        """Wait on the loop of the calling process."""
        await asyncio.sleep(ms / 1000)


class SimulatedRng:
    """A ``ports.Rng`` of one process; names are unique over all processes by a prefix."""

    def __init__(self, timeline: Timeline, prefix: str) -> None:
        self._chance = timeline.chance
        self._prefix = prefix
        self._named = 0

    def uniform(self, upto: float) -> float:
        """Return a number in 0..upto."""
        return self._chance.random() * upto

    def make_trace_id(self) -> str:
        """Return 32 hex digits, not all zero."""
        return f"{self._chance.getrandbits(128) or 1:032x}"

    def make_call_id(self) -> str:
        """Return a sequential name."""
        self._named += 1
        return f"{self._prefix}-{self._named:03d}"

    def make_handle(self) -> str:
        """Return a sequential name."""
        return self.make_call_id()
