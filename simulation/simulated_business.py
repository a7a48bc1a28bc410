"""The world behind the tools: its own record of effects is the only basis of judgement."""

from msgspec import Struct

from simulation.simulated_tools import get_effect_class


class BusinessEffect(Struct, frozen=True):
    """One effect in the world. ``owner`` is the call that requested it."""

    tool: str
    key: str | None
    owner: str
    id: str


class SimulatedBusiness:
    """Executes requests. A ``keyed`` one is executed once per key, as such an upstream promises.

    Attributes:
        done: All effects, in order; reads have none.
        on_the_way: Key → requests that have been sent and may still arrive.
    """

    def __init__(self) -> None:
        self.done: list[BusinessEffect] = []
        self.on_the_way: dict[str, int] = {}
        self._by_key: dict[str, BusinessEffect] = {}

    def perform_request(self, tool: str, key: str | None, owner: str) -> BusinessEffect:
        """Execute a request, or return the earlier effect of its key."""
        kind = get_effect_class(tool)
        if kind == "read":
            return BusinessEffect(tool, None, owner, "seen")
        if kind == "keyed" and key in self._by_key:
            return self._by_key[key]
        done = BusinessEffect(tool, key, owner, f"{tool}-{len(self.done) + 1}")
        self.done.append(done)
        if key is not None:
            self._by_key[key] = done
        return done

    def track_request(self, key: str | None, change: int) -> None:
        """Count a request for this key that has been sent (1), or has arrived or is lost for good (-1)."""
        if key is not None:
            self.on_the_way[key] = self.on_the_way.get(key, 0) + change
