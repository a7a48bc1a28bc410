"""What all processes of one history share: the host's time, the store, the business, and who watches them."""

from collections.abc import Callable
from typing import Any

from callwright.core.rules import Rules
from callwright.domain.records import RunLimits
from callwright.evals.simulation.business import Business
from callwright.evals.simulation.observer import Observer
from callwright.evals.simulation.timeline import SimulatedClock, Timeline
from callwright.evals.simulation.trail import Trail
from callwright.evals.simulation.weather import Weather, drawn
from callwright.ports import Clock
from callwright.stores.memory import MemoryStore

StoreMaker = Callable[[Clock, Rules], MemoryStore]
"""Makes the store; another than ``MemoryStore`` only to prove that a broken one is noticed."""


class Shared:
    """One host's time, one store, one business. ``died`` is told of every process that was killed."""

    def __init__(
        self, timeline: Timeline, rules: Rules, made: StoreMaker, died: Callable[[Any], None]
    ) -> None:
        self.timeline = timeline
        self.weather: Weather = drawn(timeline)
        self.limits = RunLimits(
            max_tool_calls=timeline.chance.randint(3, 9),
            max_retries_per_tool=timeline.chance.randint(0, 2),
            max_total_latency_ms=timeline.chance.choice((5_000, 30_000, 60_000)),
        )
        self.store = made(SimulatedClock(timeline), rules)
        self.business = Business()
        self.observer = Observer(self.limits)
        self.trail = Trail()
        self.died = died
