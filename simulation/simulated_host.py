"""What all processes of one history share: the host's time, the store, the business, and the observers."""

from collections.abc import Callable
from typing import Any

from callwright.core.records.store_rules import StoreRules
from callwright.domain.records import RunLimits
from callwright.ports import Clock
from callwright.stores.memory_store import MemoryStore
from simulation.expected_trail import ExpectedTrail
from simulation.fault_profile import FaultProfile, draw_fault_profile
from simulation.simulated_business import SimulatedBusiness
from simulation.store_observer import StoreObserver
from simulation.timeline import SimulatedClock, Timeline

StoreMaker = Callable[[Clock, StoreRules], MemoryStore]
"""Creates the store; other than ``MemoryStore`` only to prove that a faulty store is detected."""


class SimulatedHost:
    """One host's time, one store, one business. ``died`` is called with every killed process."""

    def __init__(
        self, timeline: Timeline, rules: StoreRules, made: StoreMaker, died: Callable[[Any], None]
    ) -> None:
        self.timeline = timeline
        self.weather: FaultProfile = draw_fault_profile(timeline)
        self.limits = RunLimits(
            max_tool_calls=timeline.chance.randint(3, 9),
            max_retries_per_tool=timeline.chance.randint(0, 2),
            max_total_latency_ms=timeline.chance.choice((5_000, 30_000, 60_000)),
        )
        self.store = made(SimulatedClock(timeline), rules)
        self.business = SimulatedBusiness()
        self.observer = StoreObserver(self.limits)
        self.trail = ExpectedTrail()
        self.died = died
