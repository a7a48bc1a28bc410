"""The world behind the tools: it keeps its own record of what was done, and that record alone judges."""

from msgspec import Struct

from callwright.evals.simulation.simulated_tools import get_effect_class


class BusinessEffect(Struct, frozen=True):
    """Something that happened in the world. ``owner`` is the call that asked for it."""

    tool: str
    key: str | None
    owner: str
    id: str


class SimulatedBusiness:
    """Carries requests out. One whose class is ``keyed`` it does once for each key, as such an upstream promises.

    Attributes:
        done: Everything that happened, in order; reads do nothing.
        on_the_way: Key → requests that have been sent and may still arrive.
    """

    def __init__(self) -> None:
        self.done: list[BusinessEffect] = []
        self.on_the_way: dict[str, int] = {}
        self._by_key: dict[str, BusinessEffect] = {}

    def perform_request(self, tool: str, key: str | None, owner: str) -> BusinessEffect:
        """Do it, or give again what was done under this key."""
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
        """A request for this key has left (1), or has arrived or is gone for good (-1)."""
        if key is not None:
            self.on_the_way[key] = self.on_the_way.get(key, 0) + change
