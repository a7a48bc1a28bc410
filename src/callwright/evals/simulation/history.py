"""One history from its seed: processes with branches of agents, crashes and restarts, sweeps, and somebody who looks.

An agent does its steps in order and, like agents do, asks again where the answer says so or by whim. A process that was
killed is started again and does its steps from the first: every step is asked at least once, often several times.
"""

import asyncio
from functools import partial
from typing import NamedTuple

from callwright.core.rules import RULES, Rules
from callwright.domain.call import CallRequest, Principal
from callwright.domain.records import LedgerEntry, LedgerState
from callwright.evals.simulation.judge import Ended, judged
from callwright.evals.simulation.offer import LEASE_MS, TOOLS, effect_class
from callwright.evals.simulation.process import SLOWEST_MS, Process
from callwright.evals.simulation.shared import Shared, StoreMaker
from callwright.evals.simulation.timeline import Timeline
from callwright.stores.memory import MemoryStore

MOST_JOBS = 20_000
"""A history that has more to do than this does not end."""

QUIET_MS = int(SLOWEST_MS)
"""Who looks whether something happened waits for as long as a request can still be on its way, and not for processes."""

_RESTARTS = 2
_WANTED = [3 if effect_class(tool) in {"idempotent", "keyed"} else 1 for tool in TOOLS]
"""What may run again changes hands more often, so that late owners meet their successors."""

PEOPLE = (Principal(), Principal(), Principal(), Principal(tenant="other"))
"""Two tenants who name their runs alike, and share nothing."""


class Step(NamedTuple):
    """What an agent wants, and whether it lets go of the call after so many milliseconds."""

    request: CallRequest
    patience_ms: float | None


class Verdict(NamedTuple):
    """How a history ended. ``broken`` lists the rules that did not hold; ``calls`` and ``deaths`` say how much happened."""

    seed: int
    broken: tuple[str, ...]
    calls: int
    deaths: int
    done: int


def play(
    seed: int, rules: Rules = RULES, *, made: StoreMaker = MemoryStore, log: list[str] | None = None
) -> Verdict:
    """Play the history of this seed to its end and judge it. The same seed, rules and store give the same history."""
    history = _History(seed, rules, made, log)
    return history.played()


async def _ask(process: Process, step: Step) -> bool:
    """Make the call, and let go of it when patience is over; whether the agent should ask again."""
    if step.patience_ms is None:
        result = await process.call(step.request)
    else:
        task = asyncio.ensure_future(process.call(step.request))
        process.loop.call_later(step.patience_ms / 1000, task.cancel)
        try:
            result = await task
        except asyncio.CancelledError:
            return False
    return result.next_action == "retry"


class _History:
    def __init__(self, seed: int, rules: Rules, made: StoreMaker, log: list[str] | None) -> None:
        self._seed = seed
        self._timeline = Timeline(seed, log=log)
        self._shared = Shared(self._timeline, rules, made, self._died)
        self._processes: list[Process] = []
        self._plans: dict[Process, list[list[Step]]] = {}
        self._tools = self._timeline.chance.choices(TOOLS, _WANTED, k=2)
        self._places = self._timeline.chance.randint(1, 2)
        self._restarts = 0
        self._deaths = 0
        self._seen_unknown: dict[int, float] = {}
        self._decided: set[int] = set()

    def played(self) -> Verdict:
        timeline = self._timeline
        timeline.say("weather", str(self._shared.weather))
        for number in range(timeline.chance.randint(1, 3)):
            plan = [self._branch() for _ in range(timeline.chance.randint(1, 2))]
            timeline.after(timeline.between(0, 50), partial(self._start, f"p{number + 1}", plan))
        for _ in range(timeline.chance.randint(0, 3)):
            timeline.after(timeline.between(0, 4 * QUIET_MS), self._look)
        if timeline.happens(0.2):
            timeline.after(timeline.between(0, LEASE_MS), self._set_clock)
        ends = timeline.run(MOST_JOBS)
        timeline.ms += 2 * LEASE_MS
        self._sweep()
        living = [process for process in self._processes if process.loop.alive]
        ended = {process: process.loop.bury() for process in self._processes}
        return self._verdict(ends=ends and all(ended[process] for process in living))

    def _verdict(self, *, ends: bool) -> Verdict:
        shared, calls = self._shared, [call for process in self._processes for call in process.calls]
        faults = [fault for process in self._processes for fault in process.loop.faults]
        broken = list(shared.observer.broken) + [f"not caught: {fault}" for fault in faults]
        if not ends:
            broken.append("a call did not end")
        entries = shared.store.entries(limit=10_000)
        broken += judged(Ended(calls, entries, shared.business.done, shared.observer, self._decided))
        done = {shared.observer.entry_of.get(one.owner, 0) for one in shared.business.done}
        broken += shared.trail.compared(shared.store, entries, done)
        return Verdict(self._seed, tuple(broken), len(calls), self._deaths, len(shared.business.done))

    # --- what agents want -----------------------------------------------------------------------------------------

    def _branch(self) -> list[Step]:
        timeline = self._timeline
        run = timeline.chance.choice((None, "r1", "r1", "r2"))
        who = timeline.chance.choice(PEOPLE)
        return [self._step(run, who) for _ in range(timeline.chance.randint(1, 3))]

    def _step(self, run: str | None, who: Principal) -> Step:
        timeline = self._timeline
        raw = {
            "name": timeline.chance.choice(self._tools),
            "arguments": {"to": timeline.chance.randint(1, self._places)},
        }
        own = timeline.chance.choice((None, None, None, None, "own"))
        impatient = timeline.happens(self._shared.weather.impatient)
        patience = timeline.between(0, 2_000) if impatient else None
        return Step(CallRequest(raw=raw, principal=who, run_id=run, idempotency_key=own), patience)

    def _start(self, name: str, plan: list[list[Step]]) -> None:
        process = Process(name, self._shared)
        self._processes.append(process)
        self._plans[process] = plan
        for branch in plan:
            process.loop.create_task(self._work(process, branch))

    async def _work(self, process: Process, steps: list[Step]) -> None:
        weather, timeline = self._shared.weather, self._timeline
        for step in steps:
            again = True
            for _ in range(2):
                if again:
                    again = await _ask(process, step)
                    again = again or timeline.happens(weather.repeats)
            await asyncio.sleep(timeline.between(0, timeline.chance.choice((0.3, 1.5 * LEASE_MS / 1000))))

    # --- what happens to them -------------------------------------------------------------------------------------

    def _died(self, process: Process) -> None:
        timeline = self._timeline
        self._deaths += 1
        if self._restarts < _RESTARTS and timeline.happens(0.8):
            self._restarts += 1
            name = f"{process.name}+"
            timeline.after(
                timeline.between(10, 2 * LEASE_MS), partial(self._start, name, self._plans[process])
            )

    def _set_clock(self) -> None:
        self._timeline.jumped += self._timeline.between(-3_600_000, 3_600_000)

    def _look(self) -> None:
        """Somebody sweeps, and resolves what has been unknown for long enough by the world's own record."""
        self._timeline.say("somebody", "sweeps and looks")
        for entry in self._sweep():
            self._resolve(entry)

    def _sweep(self) -> list[LedgerEntry]:
        """Sweep, and say what is unknown then."""
        shared = self._shared
        shared.store.sweep()
        unknown = shared.store.entries(state="unknown", limit=1_000)
        for entry in unknown:
            shared.trail.lapsed(entry.entry_id)
        return unknown

    def _resolve(self, entry: LedgerEntry) -> None:
        shared, now = self._shared, self._timeline.ms
        quiet = now - self._seen_unknown.setdefault(entry.entry_id, now)
        if quiet < QUIET_MS or shared.business.on_the_way.get(entry.key):
            return
        happened = any(
            shared.observer.entry_of.get(done.owner) == entry.entry_id for done in shared.business.done
        )
        state: LedgerState = "committed" if happened else "released"
        if shared.store.decide(entry.entry_id, state, by="somebody", why="has looked"):
            self._decided.add(entry.entry_id)
            shared.trail.decided(entry.entry_id, state)
            self._timeline.say("somebody", f"entry {entry.entry_id} is {state}")
            shared.observer.resolved(entry.entry_id, happened=happened)
