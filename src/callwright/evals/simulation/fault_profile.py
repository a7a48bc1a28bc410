"""What can go wrong in a history, and how likely it is: drawn once for each, from calm to everything at once."""

from msgspec import Struct

from callwright.evals.simulation.timeline import Timeline


class FaultProfile(Struct, frozen=True):
    """Probabilities, 0..1: of each step of a process, of each request to the store, and of each request to a tool.

    Attributes:
        dies: A process is killed at this step.
        freezes: It stands still for up to six leases.
        store_down: The store refuses and has done nothing.
        store_unheard: The store has done it, and its answer never arrives.
        store_slow: A request to the store takes longer than a lease.
        store_prompt: The store answers without a wait, as an embedded one does.
        refused: The tool's upstream cannot be reached, or refuses before it begins.
        lost: The request never arrives.
        unheard: It is carried out, and the answer never arrives.
        broken: The connection breaks, before or after it was carried out.
        slow: The request arrives long after the time limit.
        declined: The business says no, with a declared code.
        misshapen: It is carried out, and the answer has another form than promised.
        misreported: It is carried out or not, and the answer is a failure in words that prove neither.
        impatient: The caller cancels a call.
        repeats: The agent asks the same again although it has an answer.
    """

    dies: float = 0.0
    freezes: float = 0.0
    store_down: float = 0.0
    store_unheard: float = 0.0
    store_slow: float = 0.0
    store_prompt: float = 0.0
    refused: float = 0.0
    lost: float = 0.0
    unheard: float = 0.0
    broken: float = 0.0
    slow: float = 0.0
    declined: float = 0.0
    misshapen: float = 0.0
    misreported: float = 0.0
    impatient: float = 0.0
    repeats: float = 0.0


_MAX_PROBABILITIES = {
    "dies": 0.03,
    "freezes": 0.06,
    "store_down": 0.08,
    "store_unheard": 0.05,
    "store_slow": 0.1,
}
_HARMLESS_PROBABILITIES = {"store_prompt": 0.5, "repeats": 0.3}


def draw_fault_profile(timeline: Timeline) -> FaultProfile:
    """One in eight histories is calm; in the others each fault is either absent or as likely as drawn."""
    if timeline.draw_event(0.125):
        return FaultProfile(store_prompt=0.5, repeats=0.3)
    strength = {}
    for name in FaultProfile.__struct_fields__:
        if timeline.draw_event(0.4):
            strength[name] = timeline.draw_between(0.2, 1.0) * _MAX_PROBABILITIES.get(
                name, _HARMLESS_PROBABILITIES.get(name, 0.2)
            )
    return FaultProfile(**strength)
