"""What all processes of one history share: the host's time, the store, the business, and the observers."""

from collections.abc import Callable
from typing import Any

from callwright.core.records.store_rules import StoreRules
from callwright.domain.records import RunLimits
from simulation.expected_trail import ExpectedTrail
from simulation.fault_profile import FaultProfile, draw_fault_profile
from simulation.owner_beats import OwnerBeats
from simulation.simulated_business import SimulatedBusiness
from simulation.simulated_database import DatabaseTraits, StoreMaker, make_database
from simulation.store_observer import StoreObserver
from simulation.timeline import Timeline


class SimulatedHost:
    """One host's time, one database, one business.

    ``died`` is called with every killed process, ``stop_processes`` kills all that are alive. ``deaths``: process → when it was
    killed, on the lease clock.
    """

    def __init__(
        self,
        timeline: Timeline,
        rules: StoreRules,
        made: StoreMaker,
        traits: DatabaseTraits,
        *,
        died: Callable[[Any], None],
        stop_processes: Callable[[], None],
    ) -> None:
        self.timeline = timeline
        self.weather: FaultProfile = draw_fault_profile(timeline)
        self.limits = RunLimits(
            max_tool_calls=timeline.chance.randint(3, 9),
            max_retries_per_tool=timeline.chance.randint(0, 2),
            max_total_latency_ms=timeline.chance.choice((5_000, 30_000, 60_000)),
        )
        self.beats = OwnerBeats()
        self.deaths: dict[str, float] = {}
        self.database = make_database(self, made, rules, traits)
        self.business = SimulatedBusiness()
        self.observer = StoreObserver(self.limits)
        self.trail = ExpectedTrail()
        self.died = died
        self.stop_processes = stop_processes
