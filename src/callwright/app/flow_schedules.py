"""Schedules of an application's workflows, ``app.flows.schedules``: runs that are started by time, by any worker.

Every worker looks for due ticks. A tick is the key of its run, so that workers that find it at the same time start one run. A worker
that takes over from one that died between the start of a run and its record starts no second one.
"""

import logging
import threading
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from callwright.core.policy.authorization import WORKFLOW_PREFIX, matches_principal
from callwright.domain.call import Locale, Principal
from callwright.domain.reason import Reason, render_reason
from callwright.engine import EngineError
from callwright.engines import engine_reasons
from callwright.workflow import flow_reasons
from callwright.workflow.definition import complete_input
from callwright.workflow.errors import NoSuchRunError, RunConflictError, WorkflowError
from callwright.workflow.lint import describe_input_problems
from callwright.workflow.names import is_schedule_name
from callwright.workflow.port import ScheduleShelf
from callwright.workflow.records import ENDED
from callwright.workflow.schedules import (
    CronTimes,
    MissedPolicy,
    OverlapPolicy,
    Schedule,
    ScheduleError,
    plan_ticks,
)

if TYPE_CHECKING:
    from callwright.app.flows import Flows, Run

EVERY_S: Final = 1.0
"""How often a worker looks for due ticks, in seconds."""

FORGET_EVERY_S: Final = 3_600.0
"""How often a worker forgets runs that ended long ago, in seconds."""

_TRIES: Final = 20
_log = logging.getLogger("callwright.flows")


class FlowSchedules:
    """The schedules. Every method is safe to call from any thread and any process, and raises ``EngineError``."""

    def __init__(self, flows: "Flows") -> None:
        self._flows = flows
        self._unknown: set[str] = set()

    def _shelf(self) -> ScheduleShelf:
        return self._flows.engine.schedules

    # --- for callers ------------------------------------------------------------------------------------------------

    def add(  # noqa: PLR0913 - keywords: everything that a schedule states
        self,
        name: str,
        workflow: str,
        given: Mapping[str, Any] | None = None,
        *,
        cron: str,
        timezone: str = "UTC",
        missed: MissedPolicy = "last",
        overlap: OverlapPolicy = "allow",
        version: str | None = None,
        principal: Principal | None = None,
        locale: Locale | None = None,
        governed: bool = False,
        replace_other: bool = False,
    ) -> Schedule:
        """Add a schedule. Adding the same schedule again changes nothing, so that a program may add it at each start.

        Args:
            name: Its name, unique in the tenant: letters, digits, ``_ . -``.
            workflow: The workflow, registered here.
            given: The input of its runs.
            cron: Minute, hour, day, month and weekday, such as ``0 8 * * 1-5``; or ``@hourly``, ``@daily`` and the like.
            timezone: The time zone in which the expression is read.
            missed: Which ticks that came while no worker ran are made up for: "last", "all" (at most 100 at a time), or none ("skip").
            overlap: Whether a tick starts a run while the run of the previous tick continues: "allow" or "skip".
            version: Version of the workflow; None takes the newest at each tick.
            principal: The principal as which runs are started; None takes the application's.
            locale: Language of the runs; None takes that of the workflow, or of the application.
            governed: A rule must allow the principal to start the workflow, at each tick.
            replace_other: Replace a schedule of this name that has other settings.

        Raises:
            ScheduleError: The expression, the time zone or the name cannot be used.
            NoSuchRunError: There is no such workflow.
            WorkflowError: The input does not match its schema.
            RunConflictError: A schedule of this name has other settings, or belongs to another principal.
        """
        if not is_schedule_name(name):
            raise ScheduleError(flow_reasons.WRONG_SCHEDULE_NAME())
        found, who = self._flows.workflow(workflow, version), principal or self._flows.app.principal
        problems = describe_input_problems(found, complete_input(found.input, given or {}))
        if problems:
            raise WorkflowError(flow_reasons.WRONG_SCHEDULE_INPUT(problems=problems))
        times, now = CronTimes(cron, timezone), self._flows.now_ms()
        wanted = Schedule(
            name=name,
            workflow=workflow,
            cron=cron,
            timezone=timezone,
            input=dict(given or {}),
            principal=who,
            version=version,
            locale=locale,
            missed=missed,
            overlap=overlap,
            governed=governed,
            next_at=times.next_after(now),
            created_at=now,
        )
        for _ in range(_TRIES):
            known = self._find(who.tenant, name)
            if known is not None and _settings(known) == _settings(wanted):
                return known
            if known is not None and not (replace_other and self.may_change(who, known)):
                raise RunConflictError(flow_reasons.SCHEDULE_EXISTS(name=name))
            if known is not None:
                wanted = replace(wanted, paused=known.paused, changes=known.changes + 1)
            if self._shelf().put(wanted, replaces=known):
                return wanted
        raise EngineError(engine_reasons.SCHEDULE_CONTENDED())

    def get(self, name: str, *, principal: Principal | None = None) -> Schedule:
        """Return a schedule that this principal may change.

        Raises:
            NoSuchRunError: There is no such schedule.
        """
        who = principal or self._flows.app.principal
        found = self._find(who.tenant, name)
        if found is None or not self.may_change(who, found):
            raise NoSuchRunError(flow_reasons.NO_SCHEDULE())
        return found

    def remove(self, name: str, *, principal: Principal | None = None) -> bool:
        """Delete a schedule; its runs continue. Returns False if there is none that this principal may change."""
        who = principal or self._flows.app.principal
        found = self._find(who.tenant, name)
        return found is not None and self.may_change(who, found) and self._shelf().remove(who.tenant, name)

    def pause(self, name: str, *, principal: Principal | None = None) -> Schedule:
        """Pause a schedule: ticks during the pause start no run, neither then nor later.

        Raises:
            NoSuchRunError: There is none that this principal may change.
        """
        return self._set_paused(name, principal, paused=True)

    def resume(self, name: str, *, principal: Principal | None = None) -> Schedule:
        """Resume a paused schedule at its next tick.

        Raises:
            NoSuchRunError: There is none that this principal may change.
        """
        return self._set_paused(name, principal, paused=False)

    def _set_paused(self, name: str, principal: Principal | None, *, paused: bool) -> Schedule:
        for _ in range(_TRIES):
            known = self.get(name, principal=principal)
            if known.paused == paused:
                return known
            next_at = CronTimes(known.cron, known.timezone).next_after(self._flows.now_ms())
            changed = replace(known, paused=paused, next_at=next_at, problem="", changes=known.changes + 1)
            if self._shelf().put(changed, replaces=known):
                return changed
        raise EngineError(engine_reasons.SCHEDULE_CONTENDED())

    def may_change(self, who: Principal, schedule: Schedule) -> bool:
        """Return whether this principal may see and change a schedule: the one that added it, or a manager of its tenant."""
        own = schedule.principal
        if who.tenant != own.tenant:
            return False
        return who.id == own.id or matches_principal(self._flows.managers, who)

    def _find(self, tenant: str, name: str) -> Schedule | None:
        return next((one for one in self._shelf().find(tenant=tenant) if one.name == name), None)

    # --- as a worker ------------------------------------------------------------------------------------------------

    def tick(self) -> "list[Run]":
        """Start the scheduled runs whose time has come; return them. Workers call this by themselves, every second.

        A schedule whose workflow is not registered here is left to other workers.
        """
        now = self._flows.now_ms()
        runs: list[Run] = []
        for schedule in self._shelf().find(due_at=now):
            runs += self._start_due(schedule, now)
        return runs

    def _start_due(self, schedule: Schedule, now: int) -> "list[Run]":
        try:
            workflow = self._flows.workflow(schedule.workflow, schedule.version)
        except NoSuchRunError:
            if schedule.name not in self._unknown:
                self._unknown.add(schedule.name)
                _log.warning("schedule %s: its workflow is not registered in this worker", schedule.name)
            return []
        locale = schedule.locale or workflow.locale or self._flows.app.locale
        plan = plan_ticks(schedule, now)
        times, after = CronTimes(schedule.cron, schedule.timezone), schedule
        started: list[Run] = []
        for at in plan.starts:
            refusal = self._refusal(after)
            problem = "" if refusal is None else refusal.render(locale)
            if not problem:
                try:
                    run = self._start(after, times.key_of(at))
                    started.append(run)
                    after = replace(after, last_at=at, last_run=run.id, problem="")
                    continue
                except WorkflowError as fault:  # the input, after a change of the workflow; or the key
                    problem = render_reason(fault.cause, locale)
            after = replace(after, problem=problem)
        changed = replace(after, next_at=plan.next_at, changes=schedule.changes + 1)
        self._shelf().put(changed, replaces=schedule)  # False: another worker has noted the same ticks
        return started

    def _refusal(self, schedule: Schedule) -> Reason | None:
        """Return why this tick starts no run; None if it does."""
        policy = self._flows.app._world.policy  # noqa: SLF001 - a part of the application
        rule = WORKFLOW_PREFIX + schedule.workflow
        if schedule.governed and policy.decide(schedule.principal, rule).verdict != "allow":
            return flow_reasons.TICK_NOT_ALLOWED()
        if schedule.overlap == "skip" and schedule.last_run is not None:
            earlier = self._flows.engine.look(schedule.last_run)
            if earlier is not None and earlier.state not in ENDED:
                return flow_reasons.TICK_OVERLAPS()
        return None

    def _start(self, schedule: Schedule, tick: str) -> "Run":
        return self._flows.start(
            schedule.workflow,
            schedule.input,
            key=f"schedule/{schedule.name}/{tick}",
            version=schedule.version,
            principal=schedule.principal,
            locale=schedule.locale,
        )

    def list(self, *, principal: Principal | None = None) -> list[Schedule]:
        """Return the schedules that this principal added, by name; for a manager, all of the tenant."""
        who = principal or self._flows.app.principal
        return [one for one in self._shelf().find(tenant=who.tenant) if self.may_change(who, one)]


class FlowTicker:
    """A thread of every worker: it starts due runs, and forgets old ones."""

    def __init__(self, flows: "Flows") -> None:
        self._flows = flows
        self._forget_at = time.monotonic()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._live, name="callwright-flow-ticks", daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Stop looking."""
        self._ended.set()
        self._thread.join(10)

    def _live(self) -> None:
        while not self._ended.wait(EVERY_S):
            try:
                self._flows.schedules.tick()
                self._forget_if_due()
            except EngineError as fault:
                _log.warning("schedules and old runs cannot be looked at now (%s)", fault)

    def _forget_if_due(self) -> None:
        if time.monotonic() >= self._forget_at:
            self._flows.forget()
            self._forget_at = time.monotonic() + FORGET_EVERY_S


def _settings(schedule: Schedule) -> dict[str, Any]:
    """Return the state that its owner has written; later changes are not included."""
    plain: dict[str, Any] = msgspec.to_builtins(schedule)
    own = ("next_at", "created_at", "paused", "last_at", "last_run", "problem", "changes")
    return {name: value for name, value in plain.items() if name not in own}
