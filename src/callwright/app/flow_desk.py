"""Workflows for one principal, through an interface: HTTP, MCP, or a tool. Deny by default, own tenant only.

A principal may start a workflow if a rule allows ``workflow:NAME``, as for a tool. A run is visible to the
principal that started it, to managers of its tenant, and to approvers while they may answer one of its
questions; to all others it does not exist. The tools that a run calls are governed by the rules for the
principal that started it, independent of this module.
"""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from callwright.app.flows import Flows, Run
from callwright.core.policy.authorization import WORKFLOW_PREFIX, matches_principal
from callwright.domain.call import AGENT_PREFIX, Locale, Principal
from callwright.workflow import flow_reasons
from callwright.workflow.definition import Workflow
from callwright.workflow.errors import NoSuchRunError, WorkflowError
from callwright.workflow.forking import EffectsPolicy
from callwright.workflow.records import Question, RunRecord, RunState
from callwright.workflow.schedules import MissedPolicy, OverlapPolicy, Schedule


class StartNeedsApprovalError(WorkflowError):
    """A rule requires an approval for this workflow. Cure: offer it as a tool, whose calls can be approved."""


class FlowDesk:
    """The workflows of an application, for one principal."""

    def __init__(self, flows: Flows, principal: Principal) -> None:
        self._flows = flows
        self._who = principal

    def workflows(self) -> list[Workflow]:
        """Return the newest version of every workflow that this principal may start, by name."""
        newest = {one.name: one for one in self._flows.workflows()}
        return [one for name, one in newest.items() if self._start_verdict(name) != "deny"]

    def _start_verdict(self, name: str) -> str:
        policy = self._flows.app._world.policy  # noqa: SLF001 - a part of the application
        return policy.decide(self._who, WORKFLOW_PREFIX + name).verdict

    def start(
        self,
        name: str,
        given: Mapping[str, Any],
        *,
        key: str | None = None,
        version: str | None = None,
        locale: Locale | None = None,
        within: str | None = None,
    ) -> Run:
        """Start a run as this principal.

        Raises:
            NoSuchRunError: There is no such workflow, or no rule allows it; the message is the same for both.
            StartNeedsApprovalError: A rule requires an approval.
            WorkflowError, RunConflictError, EngineError: As for ``Flows.start``.
        """
        self._require_start(name, version)
        return self._flows.start(
            name, given, key=key, version=version, principal=self._who, locale=locale, within=within
        )

    def _require_start(self, name: str, version: str | None) -> None:
        if self._start_verdict(name) != "deny":
            try:
                self._flows.workflow(name, version)
            except NoSuchRunError:
                raise NoSuchRunError(
                    flow_reasons.NO_WORKFLOW()
                ) from None  # names no other that may be hidden
        self._require_rule(name)

    def _require_rule(self, name: str) -> None:
        verdict = self._start_verdict(name)
        if verdict == "deny":
            raise NoSuchRunError(flow_reasons.NO_WORKFLOW())
        if verdict != "allow":
            raise StartNeedsApprovalError(flow_reasons.START_NEEDS_APPROVAL())

    def schedules(self) -> list[Schedule]:
        """Return the schedules that this principal added; for a manager, all of the tenant."""
        return self._flows.schedules.list(principal=self._who) if self._flows.workflows() else []

    def add_schedule(
        self,
        name: str,
        workflow: str,
        given: Mapping[str, Any],
        *,
        cron: str,
        timezone: str = "UTC",
        missed: MissedPolicy = "last",
        overlap: OverlapPolicy = "allow",
        version: str | None = None,
        replace_other: bool = False,
    ) -> Schedule:
        """Add a schedule as this principal; a rule must allow the start of the workflow, now and at each tick.

        Raises:
            NoSuchRunError, StartNeedsApprovalError: As for ``start``.
            ScheduleError, WorkflowError, RunConflictError, EngineError: As for ``FlowSchedules.add``.
        """
        self._require_start(workflow, version)
        return self._flows.schedules.add(
            name,
            workflow,
            given,
            cron=cron,
            timezone=timezone,
            missed=missed,
            overlap=overlap,
            version=version,
            principal=self._who,
            governed=True,
            replace_other=replace_other,
        )

    def set_schedule_paused(self, name: str, *, paused: bool) -> Schedule:
        """Pause or resume a schedule.

        Raises:
            NoSuchRunError: There is none that this principal may change.
        """
        if not self._flows.workflows():
            raise NoSuchRunError(flow_reasons.NO_SCHEDULE())
        change = self._flows.schedules.pause if paused else self._flows.schedules.resume
        return change(name, principal=self._who)

    def remove_schedule(self, name: str) -> bool:
        """Delete a schedule. Returns False if there is none that this principal may change."""
        return bool(self._flows.workflows()) and self._flows.schedules.remove(name, principal=self._who)

    def runs(
        self, workflow: str | None = None, *, states: Sequence[RunState] = (), limit: int = 100
    ) -> list[Run]:
        """Return the runs that this principal started; for a manager, all runs of the tenant."""
        if not self._flows.workflows():
            return []  # do not open an engine for this query
        return self._flows.runs(workflow, states=states, principal=self._who, limit=limit)

    def find(self, run_id: str) -> tuple[Run, RunRecord, list[Question]]:
        """Return the run, with the questions that this principal may see.

        Raises:
            NoSuchRunError: There is none, or this principal may not see it.
        """
        record = self._flows.engine.look(run_id) if self._flows.workflows() else None
        if record is None or record.principal.tenant != self._who.tenant:
            raise NoSuchRunError(flow_reasons.NO_RUN())
        run = Run(self._flows, record)
        if self._manages(record):
            return run, record, run.questions
        answerable = [one for one in run.questions if self.can_answer(record, one)]
        if not answerable:
            raise NoSuchRunError(flow_reasons.NO_RUN())
        return run, record, answerable

    def find_own(self, run_id: str) -> Run:
        """Return the run, for the principal that started it and for managers, who may see, stop and resume it.

        Raises:
            NoSuchRunError: There is none, or it belongs to another principal.
        """
        if not self._flows.workflows():
            raise NoSuchRunError(flow_reasons.NO_RUN())
        return self._flows.run(run_id, principal=self._who)

    def fork(
        self,
        run_id: str,
        at: str | None,
        changed: Mapping[str, Any],
        *,
        effects: EffectsPolicy = "ask",
        key: str | None = None,
    ) -> Run:
        """Fork a run as this principal, who must be allowed to start its workflow.

        Raises:
            NoSuchRunError, StartNeedsApprovalError: As for ``find_own`` and ``start``.
            RunConflictError, WorkflowError, EngineError: As for ``Run.fork``.
        """
        run = self.find_own(run_id)
        self._require_rule(run.record().workflow)  # its definition may be of an earlier release
        return run.fork(at, changed, effects=effects, by=self._who, key=key)

    def is_own(self, record: RunRecord) -> bool:
        """Return whether this principal may see the whole run, including its steps and their data."""
        return self._manages(record)

    def _manages(self, record: RunRecord) -> bool:
        started = record.principal
        if started.tenant != self._who.tenant:
            return False
        return started.id == self._who.id or matches_principal(self._flows.managers, self._who)

    def can_answer(self, record: RunRecord, question: Question) -> bool:
        """Return whether this principal may answer through an interface.

        An approval must name its approvers, and an agent cannot be one; without names it is decided at the
        command line.
        """
        if not self._flows.may_answer(self._who, record, question):
            return False
        if question.kind in ("question", "signal"):
            return True
        if self._who.id.startswith(AGENT_PREFIX):
            return False
        return bool(question.approvers) or (question.kind == "ask" and self._manages(record))

    def inbox(self, *, limit: int = 100) -> list[tuple[Run, Question]]:
        """Return open questions that this principal may answer, oldest first."""
        if not self._flows.workflows():
            return []
        every = self._flows.questions_for(self._who)
        found = ((run, one) for run, one in every if self.can_answer(run.record(), one))
        return list(islice(found, limit))

    def answer(self, run_id: str, step: str, answer: Mapping[str, Any]) -> bool:
        """Answer a question, or send a signal, also before the run waits for it.

        Returns False if no such question is open for this principal. The same answer again is the first one: True.

        Args:
            run_id: The run.
            step: Path of the step, or topic of the question.
            answer: One of ``granted``, ``do`` (with ``data``), ``fields``, ``yes``, ``signal``; and
                ``reason``.

        Raises:
            NoSuchRunError: There is no such run for this principal.
            RunConflictError: The answer does not fit the question.
        """
        try:
            run, record, questions = self.find(run_id)
        except NoSuchRunError:
            if self._has_answered(run_id, step, answer):
                return True
            raise
        question = next((one for one in questions if step in (one.path, one.topic)), None)
        if "signal" in answer:
            return run.signal(step if question is None else question.path, answer["signal"], by=self._who)
        if question is None:
            return run.answer(step, by=self._who, **answer)
        return self.can_answer(record, question) and run.answer(question.topic, by=self._who, **answer)

    def _has_answered(self, run_id: str, step: str, answer: Mapping[str, Any]) -> bool:
        """Return whether this principal gave the same answer before. The principal can no longer see the run."""
        record = self._flows.engine.look(run_id) if self._flows.workflows() else None
        return record is not None and Run(self._flows, record).has_given(step, self._who, answer)
