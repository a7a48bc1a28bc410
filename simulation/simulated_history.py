"""One history from its seed: processes with concurrent agents, crashes and restarts, sweeps, and a person who resolves.

An agent performs its steps in order and, as agents do, repeats calls when the answer says so or at random. A killed process
is restarted and performs its steps from the first: every step is requested at least once, often several times.
"""

import asyncio
from functools import partial
from typing import NamedTuple

from callwright.core.records.store_rules import STORE_RULES, StoreRules
from callwright.domain.call import CallRequest, Principal
from callwright.domain.records import LedgerEntry, LedgerState
from callwright.stores.memory_store import MemoryStore
from simulation.history_judge import FinishedHistory, judge_deceived_history, judge_history
from simulation.simulated_database import DatabaseTraits, StoreMaker
from simulation.simulated_host import SimulatedHost
from simulation.simulated_process import SimulatedProcess
from simulation.simulated_tools import (
    CLAIM_LEASE_MS,
    LONG_LEASE_MS,
    MAX_DELAY_MS,
    TOOL_NAMES,
    get_effect_class,
)
from simulation.timeline import Timeline

MAX_JOBS = 20_000
"""A history with more jobs than this counts as not terminating."""

RESOLVE_AFTER_MS = int(MAX_DELAY_MS)
"""Time after which an unknown entry is resolved: as long as a request can be in transit, independent of processes."""

_MAX_RESTARTS = 2
_TOOL_WEIGHTS = [3 if get_effect_class(tool) in {"idempotent", "keyed"} else 1 for tool in TOOL_NAMES]
"""Weights of drawing a tool: repeatable effects change owners more often, so that late owners meet their successors."""

PRINCIPALS = (Principal(), Principal(), Principal(), Principal(tenant="other"))
"""Two tenants that use the same run names, and share nothing."""


class AgentStep(NamedTuple):
    """A call that the agent wants, and after how many milliseconds it cancels."""

    request: CallRequest
    patience_ms: float | None


class HistoryVerdict(NamedTuple):
    """The verdict on a history. ``broken`` lists violated rules; ``calls`` and ``deaths`` count events."""

    seed: int
    broken: tuple[str, ...]
    calls: int
    deaths: int
    done: int


def play_history(
    seed: int,
    rules: StoreRules = STORE_RULES,
    *,
    made: StoreMaker = MemoryStore,
    database: DatabaseTraits = DatabaseTraits(),  # noqa: B008 - frozen
    log: list[str] | None = None,
) -> HistoryVerdict:
    """Play and judge the history of this seed. The same seed, rules, store and database give the same history."""
    history = _SimulatedHistory(seed, rules, made, database, log)
    return history.run()


async def _make_agent_call(process: SimulatedProcess, step: AgentStep) -> bool:
    """Make the call, and cancel it when the agent's patience ends; return whether the agent should repeat it."""
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


class _SimulatedHistory:
    def __init__(
        self,
        seed: int,
        rules: StoreRules,
        made: StoreMaker,
        database: DatabaseTraits,
        log: list[str] | None,
    ) -> None:
        self._seed = seed
        self._timeline = Timeline(seed, log=log)
        self._processes: list[SimulatedProcess] = []
        self._shared = SimulatedHost(
            self._timeline,
            rules,
            made,
            database,
            died=self._handle_death,
            stop_processes=self._stop_processes,
        )
        self._plans: dict[SimulatedProcess, list[list[AgentStep]]] = {}
        self._tools = self._timeline.chance.choices(TOOL_NAMES, _TOOL_WEIGHTS, k=2)
        self._places = self._timeline.chance.randint(1, 2)
        self._restarts = 0
        self._deaths = 0
        self._seen_unknown: dict[int, float] = {}
        self._decided: set[int] = set()

    def run(self) -> HistoryVerdict:
        timeline = self._timeline
        weather = self._shared.weather
        timeline.log_event("weather", f"{self._shared.database.kind}, {weather}")
        for number in range(timeline.chance.randint(1, 3)):
            plan = [self._plan_branch() for _ in range(timeline.chance.randint(1, 2))]
            timeline.schedule_after(
                timeline.draw_between(0, 50), partial(self._start_process, f"p{number + 1}", plan)
            )
        for _ in range(timeline.chance.randint(0, 3)):
            timeline.schedule_after(timeline.draw_between(0, 4 * RESOLVE_AFTER_MS), self._sweep_and_resolve)
        if timeline.draw_event(0.2):
            timeline.schedule_after(timeline.draw_between(0, CLAIM_LEASE_MS), self._set_wall_clock)
        for _ in range(2):
            if weather.crashes and timeline.draw_event(weather.crashes):
                moment = timeline.draw_between(0, 2 * RESOLVE_AFTER_MS)
                timeline.schedule_after(moment, self._shared.database.crash)
        ends = timeline.run_until_idle(MAX_JOBS)
        timeline.ms += 2 * LONG_LEASE_MS
        self._sweep_store()
        living = [process for process in self._processes if process.loop.alive]
        ended = {process: process.loop.close_tasks() for process in self._processes}
        return self._build_verdict(ends=ends and all(ended[process] for process in living))

    def _build_verdict(self, *, ends: bool) -> HistoryVerdict:
        shared, calls = self._shared, [call for process in self._processes for call in process.calls]
        faults = [fault for process in self._processes for fault in process.loop.faults]
        broken = list(shared.observer.broken) + [f"not caught: {fault}" for fault in faults]
        if not ends:
            broken.append("a call did not end")
        store = shared.database.store
        entries = store.list_entries(limit=10_000)
        end = FinishedHistory(calls, entries, shared.business.done, shared.observer, self._decided)
        if shared.database.deceived:
            broken += judge_deceived_history(end, shared.database.lost_owners, shared.database.later_owners)
        else:
            broken += judge_history(end)
            done = {shared.observer.entry_of.get(one.owner, 0) for one in shared.business.done}
            broken += shared.trail.compare_with_store(store, entries, done)
        return HistoryVerdict(self._seed, tuple(broken), len(calls), self._deaths, len(shared.business.done))

    # --- what agents want -----------------------------------------------------------------------------------------

    def _plan_branch(self) -> list[AgentStep]:
        timeline = self._timeline
        run = timeline.chance.choice((None, "r1", "r1", "r2"))
        who = timeline.chance.choice(PRINCIPALS)
        return [self._plan_step(run, who) for _ in range(timeline.chance.randint(1, 3))]

    def _plan_step(self, run: str | None, who: Principal) -> AgentStep:
        timeline = self._timeline
        raw = {
            "name": timeline.chance.choice(self._tools),
            "arguments": {"to": timeline.chance.randint(1, self._places)},
        }
        own = timeline.chance.choice((None, None, None, None, "own"))
        impatient = timeline.draw_event(self._shared.weather.impatient)
        patience = timeline.draw_between(0, 2_000) if impatient else None
        return AgentStep(CallRequest(raw=raw, principal=who, run_id=run, idempotency_key=own), patience)

    def _start_process(self, name: str, plan: list[list[AgentStep]]) -> None:
        process = SimulatedProcess(name, self._shared)
        self._processes.append(process)
        self._plans[process] = plan
        for branch in plan:
            process.loop.create_task(self._run_branch(process, branch))

    async def _run_branch(self, process: SimulatedProcess, steps: list[AgentStep]) -> None:
        weather, timeline = self._shared.weather, self._timeline
        for step in steps:
            again = True
            for _ in range(2):
                if again:
                    again = await _make_agent_call(process, step)
                    again = again or timeline.draw_event(weather.repeats)
            await asyncio.sleep(
                timeline.draw_between(0, timeline.chance.choice((0.3, 1.5 * CLAIM_LEASE_MS / 1000)))
            )

    # --- what happens to them -------------------------------------------------------------------------------------

    def _handle_death(self, process: SimulatedProcess) -> None:
        timeline = self._timeline
        self._deaths += 1
        if self._restarts < _MAX_RESTARTS and timeline.draw_event(0.8):
            self._restarts += 1
            name = f"{process.name}+"
            timeline.schedule_after(
                timeline.draw_between(10, 2 * CLAIM_LEASE_MS),
                partial(self._start_process, name, self._plans[process]),
            )

    def _stop_processes(self) -> None:
        for process in self._processes:
            if process.loop.alive:
                process.kill("stops with its machine")

    def _set_wall_clock(self) -> None:
        self._timeline.jumped += self._timeline.draw_between(-3_600_000, 3_600_000)

    def _sweep_and_resolve(self) -> None:
        """Sweep, and resolve entries that have been unknown for long enough by the world's own record."""
        self._timeline.log_event("somebody", "sweeps and looks")
        unknown = self._sweep_store()
        if unknown is None:
            self._timeline.schedule_after(self._timeline.draw_between(1, 500), self._sweep_and_resolve)
        for entry in unknown or ():
            self._resolve_entry(entry)

    def _sweep_store(self) -> list[LedgerEntry] | None:
        """Sweep, and return the unknown entries; None if the database is busy."""
        shared = self._shared
        if shared.database.operate(MemoryStore.sweep) is None:
            return None
        unknown = shared.database.store.list_entries(state="unknown", limit=1_000)
        for entry in unknown if not shared.database.deceived else ():
            shared.trail.observe_lapse(entry.entry_id)
        return unknown

    def _resolve_entry(self, entry: LedgerEntry) -> None:
        shared, now = self._shared, self._timeline.ms
        if shared.database.deceived:
            return  # nobody decides about a file in doubt
        quiet = now - self._seen_unknown.setdefault(entry.entry_id, now)
        if quiet < RESOLVE_AFTER_MS or shared.business.on_the_way.get(entry.key):
            return
        happened = any(
            shared.observer.entry_of.get(done.owner) == entry.entry_id for done in shared.business.done
        )
        state: LedgerState = "committed" if happened else "released"
        if shared.database.operate(
            lambda store: store.decide_entry(entry.entry_id, state, by="somebody", why="has looked")
        ):
            self._decided.add(entry.entry_id)
            shared.trail.observe_decision(entry.entry_id, state)
            self._timeline.log_event("somebody", f"entry {entry.entry_id} is {state}")
            shared.observer.observe_decision(entry.entry_id, happened=happened)
