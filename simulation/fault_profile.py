"""The possible faults of a history and their probabilities: drawn once per history, from none to all at once."""

from msgspec import Struct

from simulation.timeline import Timeline


class FaultProfile(Struct, frozen=True):
    """Probabilities, 0..1: per step of a process, per request to the store, and per request to a tool.

    Attributes:
        dies: The process is killed at this step.
        freezes: It is suspended for up to six leases.
        silent: A heartbeat of a living process is not written.
        store_down: The store refuses and has done nothing.
        store_unheard: The store has done it, but its answer is lost.
        store_slow: A request to the store takes longer than a lease.
        store_prompt: The store answers synchronously, as an embedded one does.
        crashes: The machine of a SQLite file, or the PostgreSQL server, crashes at a random moment.
        torn: The end of the SQLite file's log is lost with the machine.
        conflicts: PostgreSQL rolls a request back, because it met another one.
        refused: The tool's upstream is unreachable, or refuses before it begins.
        lost: The request never arrives.
        unheard: It is executed, but the answer is lost.
        broken: The connection breaks, before or after the execution.
        slow: The request arrives long after the timeout.
        declined: The business refuses with a declared code.
        misshapen: It is executed, and the answer violates the promised schema.
        misreported: It is executed or not, and the answer is a failure text that proves neither.
        impatient: The caller cancels a call.
        repeats: The agent repeats a call although it has an answer.
    """

    dies: float = 0.0
    freezes: float = 0.0
    silent: float = 0.0
    store_down: float = 0.0
    store_unheard: float = 0.0
    store_slow: float = 0.0
    store_prompt: float = 0.0
    crashes: float = 0.0
    torn: float = 0.0
    conflicts: float = 0.0
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
_HARMLESS_PROBABILITIES = {"store_prompt": 0.5, "repeats": 0.3, "crashes": 0.7, "torn": 0.7, "silent": 1.0}


def draw_fault_profile(timeline: Timeline) -> FaultProfile:
    """Draw a profile: one in eight histories has no faults; in the others each fault is absent or has a random probability."""
    if timeline.draw_event(0.125):
        return FaultProfile(store_prompt=0.5, repeats=0.3)
    strength = {}
    for name in FaultProfile.__struct_fields__:
        if timeline.draw_event(0.4):
            strength[name] = timeline.draw_between(0.2, 1.0) * _MAX_PROBABILITIES.get(
                name, _HARMLESS_PROBABILITIES.get(name, 0.2)
            )
    return FaultProfile(**strength)
